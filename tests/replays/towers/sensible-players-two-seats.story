towers/1  seats 2  seed 1  options mode=standard level=easy cities=random

  1. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
  2. p2 lay.3.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
  3. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
  4. p2 lay.2.1
       p2 lays Crossroads: the path is 10 long
  5. p2 cash.q13  b0492b42b29b0224
       p2 plays Ballista Bolt for 1 crystal
  6. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  7. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
  8. p1 lay.3.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
  9. p1 lay.1.2
       p1 lays Right step: the path is 10 long
 10. p1 none  f530ece80f247ffb
 11. p2 act.build
       p2 builds a tower
 12. p2 build.red.c7ne  29f27b675f4d5eac
       p2 builds: red tower at 7 top right
 13. p1 act.build
       p1 builds a tower
 14. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
 15. p1 use.h03{e06+spider+orc+goblin+orc}
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 5 bottom right
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       Dawn breaks
       Day
 16. p1 act.quest{q04+q13}  514d1193e3bc9cf1
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
 17. p2 act.build
       p2 builds a tower
 18. p2 build.red.c2se  e6a0ebcce81530a6
       p2 builds: red tower at 2 bottom right
 19. p1 act.quest{q03+q09}  2d654afabc44c0c8
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Pathfinders
 20. p2 act.market
       p2 goes to the market
 21. p2 use.q12{q14+q21+q20}
       p2 plays Tavern Rumours
       p2 draws Weighted Net
       p2 draws Town Militia
       New in the market: Sappers
 22. p2 none{e00+orc+goblin+spider+goblin}
       Round 3: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 2 cells to cell 8
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the orc walks 1 cell to cell 6
       p1: the spider walks 2 cells to cell 6
       p1: the goblin walks 1 cell to cell 3
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 23. p2 fire.c2se.goblin5
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 24. p2 act.market
       p2 goes to the market
 25. p2 cash.q20{q08}
       p2 plays Sappers for 2 crystals
       New in the market: Winding Detour
 26. p2 none  dbb63705e96ec787
 27. p1 act.market
       p1 goes to the market
 28. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 29. p1 lay.1.2{h02}
       p1 lays Long bend: the path is 13 long
       New in the market: Noon Lancer
 30. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 31. p1 lay.1.2  0a4f27c5e446746a
       p1 lays Left step: the path is 15 long
 32. p2 act.build
       p2 builds a tower
 33. p2 build.red.c5ne
       p2 builds: red tower at 5 top right
 34. p2 none  6578078b9a4a8b1a
 35. p1 act.market
       p1 goes to the market
 36. p1 cash.q14{q10}
       p1 plays Weighted Net for 1 crystal
       New in the market: Eldorado
 37. p1 cash.q13{e00+spider+boss+spider+boss}  6b9b7a538099a1d1
       p1 plays Ballista Bolt for 1 crystal
       Round 4: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 7
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 2 cells to cell 9
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the goblin walks 3 cells to cell 7
       p2: the goblin walks 3 cells to cell 5
       p2: the goblin walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 38. p2 fire.c5ne.goblin6
       p2: the red tower at 5 top right fires at a goblin
       p2 wounds a goblin
 39. p2 fire.c7ne.goblin5
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 40. p2 fire.c2se.goblin8  5831d76887b13357
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 41. p1 act.build
       p1 builds a tower
 42. p1 build.yellow.c9ne
       p1 builds: yellow tower at 9 top right
 43. p1 none  a004467e20ea5318
 44. p2 act.build
       p2 builds a tower
 45. p2 build.yellow.c1se
       p2 builds: yellow tower at 1 bottom right
 46. p2 none  377a608eb689ad71
 47. p1 act.market
       p1 goes to the market
 48. p1 use.q10{q05}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Crated Tower
 49. p1 none  cfba6944be2a212e
 50. p2 act.market
       p2 goes to the market
 51. p2 use.q05
       p2 plays Crated Tower
 52. p2 build.yellow.c4ne{q12}
       p2 builds: yellow tower at 4 top right
       New in the market: Tavern Rumours
 53. p2 none{e08+orc+goblin}
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p2: the goblin walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 3 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 7
       p1: the goblin walks 3 cells to cell 8
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 3 cells to cell 6
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 54. p2 fire.c5ne.goblin8
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 55. p2 fire.c4ne.spider5
       p2: the yellow tower at 4 top right fires at a spider
       p2 wounds a spider
 56. p2 fire.c1se.boss2
       p2: the yellow tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 57. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 58. p2 fire.c2se.boss2  624226f96cc5b7a3
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 59. p1 fire.c9ne.spider2
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 60. p1 fire.c5se.goblin1
 61. p1 creature.goblin1  40cbe51b5758277e
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 62. p2 act.build
       p2 builds a tower
 63. p2 build.yellow.c9ne
       p2 builds: yellow tower at 9 top right
       p2 takes the trophy Yellow Ramparts
 64. p2 creature.orc4
 65. p2 place.p1.c11
       p2 sends an orc to p1, cell 11
 66. p2 none  4f49dccb675305d0
 67. p1 act.market
       p1 goes to the market
 68. p1 use.h02
       p1 plays Noon Lancer
 69. p1 creature.spider1{q11}
       p1 captures a spider: 2 crystals
       New in the market: Bounty Office
 70. p1 none  cc6d377079791455
 71. p2 act.build
       p2 builds a tower
 72. p2 build.blue.c3se
       p2 builds: blue tower at 3 bottom right
 73. p2 none  72721f1b81da3832
 74. p1 act.build
       p1 builds a tower
 75. p1 build.red.c4se
       p1 builds: red tower at 4 bottom right
 76. p1 none{e00+orc+spider}
       Round 6: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 12
       p1: the goblin walks 2 cells to cell 9
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 9
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 10
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 77. p1 fire.c9ne.spider3
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 78. p1 fire.c5se.goblin3
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 79. p1 fire.c4se.boss1  ccb9b47af8f5f501
       p1: the red tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 80. p2 fire.c5ne.goblin7
       p2: the red tower at 5 top right fires at a goblin
       p2 wounds a goblin
 81. p2 fire.c4ne.boss2
       p2: the yellow tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
 82. p2 fire.c3se.boss2
       p2: the blue tower at 3 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
 83. p2 fire.c1se.spider6
       p2: the yellow tower at 1 bottom right fires at a spider
       p2 wounds a spider
 84. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
 85. p2 fire.c9ne.spider5
       p2: the yellow tower at 9 top right fires at a spider
       p2 captures a spider: 2 crystals
 86. p2 fire.c7ne.goblin7  0ff4e0e6e5ed8220
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 87. p1 act.build
       p1 builds a tower
 88. p1 build.yellow.c13nw
       p1 builds: yellow tower at 13 top left
 89. p1 use.q04
       p1 plays Amber Workshop
 90. p1 tower.c9ne  03b738a53beeabea
       p1 upgrades the yellow tower at 9 top right
 91. p2 act.market
       p2 goes to the market
 92. p2 use.q11{q19}
       p2 plays Bounty Office
       p2 gains 4 crystals
       New in the market: Picked Lock
 93. p2 use.q21  280cb667286970f2
       p2 plays Town Militia
       p2 regains 2 guards
 94. p1 act.market
       p1 goes to the market
 95. p1 use.q19
       p1 plays Picked Lock
 96. p1 creature.spider5
 97. p1 place.p2.c8{q01}
       p1 frees a spider of p2, cell 8
       New in the market: Master Mason
 98. p1 none  d9fda5cb4a7adc7d
 99. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
100. p2 lay.1.2{p8}
       p2 lays Straight: the path is 12 long
       p2 draws Side road
101. p2 lay.2.3{p6}
       p2 lays Side road: the path is 13 long
       p2 draws Left step
102. p2 lay.1.2
       p2 lays Left step: the path is 15 long
103. p2 cash.q14{e03}  f74ed015f2ee4f11
       p2 plays Weighted Net for 1 crystal
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the orc walks 2 cells to cell 9
       p2: the spider walks 3 cells to cell 11
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 13
104. p1 creature.spider3
       p1: the spider walks 3 cells to cell 12
       p1: the goblin walks 2 cells to cell 11
       p1: the orc walks 1 cell to cell 9
105. p1 none
       p1: the orc walks 1 cell to cell 10
       p1: the boss walks 2 cells to cell 5
106. p1 creature.orc3  cb0d3b3f92768542
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 4
       Dawn breaks
107. p2 fire.c4ne.spider6
       p2: the yellow tower at 4 top right fires at a spider
       p2 captures a spider: 2 crystals
108. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
109. p2 fire.c3se.orc6{q10}
       p2: the blue tower at 3 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 3 bottom right is destroyed
       p2 draws Eldorado
110. p2 fire.c5ne.boss2  09d47ab77efeba73
       p2: the red tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
111. p1 fire.c5se.boss1
       p1: the double cannon at 5 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 3 in all
       The boss of p1 is wounded and grows faster
112. p1 fire.c13nw.spider2
       p1: the yellow tower at 13 top left fires at a spider
       p1 captures a spider: 2 crystals
113. p1 fire.c4se.boss1  155cb2f27d385d8b
       p1: the red tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
114. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
115. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 17 long
       p2 draws Left bend
116. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 19 long
       p2 draws Right step
117. p2 lay.1.2
       p2 lays Right step: the path is 21 long
118. p2 use.q10  f8a4df3566606422
       p2 plays Eldorado
       p2 gains 3 crystals
119. p1 act.market
       p1 goes to the market
120. p1 use.q13
       p1 plays Ballista Bolt
121. p1 creature.spider3{q07}
       p1 captures a spider: 2 crystals
       New in the market: Log Rollers
122. p1 cash.q03  268344ea65a9444d
       p1 plays Cobalt Chapel for 1 crystal
123. p2 act.build
       p2 builds a tower
124. p2 build.blue.c8ne  deda06bf5913311b
       p2 builds: blue tower at 8 top right
125. p1 act.market
       p1 goes to the market
126. p1 use.q07
       p1 plays Log Rollers
127. p1 tower.c5se
128. p1 site.c9se{q19+e00}
       p1 moves the red tower of 5 bottom right to 9 bottom right
       New in the market: Picked Lock
       Round 8: p1 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc enters the city, 2 guards fall, 13 left
       p1: the orc walks 2 cells to cell 15
       p2: the spider walks 5 cells to cell 17
       p2: the orc walks 4 cells to cell 15
       p2: the boss walks 3 cells to cell 9
       p2: the orc walks 4 cells to cell 8
129. p1 trap.c9ne
       p1 stops the orc with the trap of 9 top right
       p1: the goblin walks 4 cells to cell 15
       p1: the orc walks 4 cells to cell 14
       p1: the boss walks 3 cells to cell 9
       p1: the goblin walks 4 cells to cell 7
       p1: the orc walks 4 cells to cell 7
       Dawn breaks
130. p1 fire.c9ne.boss1
       p1: the yellow tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
131. p1 fire.c9se.boss1  abb29e05031016c1
       p1: the double cannon at 9 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 7 in all
132. p2 fire.c5ne.boss2
       p2: the red tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
133. p2 fire.c8ne.orc6
       p2: the blue tower at 8 top right fires at an orc
       p2 captures an orc: 2 crystals
134. p2 fire.c9ne.boss2
       p2: the yellow tower at 9 top right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
135. p2 fire.c7ne.boss2  f9c9d42ac3ace1a0
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p2 wins

p1 +13  Guards [TOWR-E03]
p1  +8  Boss [TOWR-E04]
p1  +3  Trophy: Crystal Vault [TOWR-Q08]
p1  +3  Trophy: Roof Guild [TOWR-Q09]
p2 +14  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p2  +4  Trophy: Crystal Vault [TOWR-Q08]
= p2 35, p1 27  boss, won by p2
