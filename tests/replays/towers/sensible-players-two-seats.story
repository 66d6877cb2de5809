towers/2  seats 2  seed 1  options mode=standard level=easy cities=random

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
  5. p2 cash.q13  99b7eb1baca2b6ec
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
 10. p1 none  5cbb30d16c8e41d1
 11. p2 act.build
       p2 builds a tower
 12. p2 build.red.c7ne  c3cf5b7e2c29eb95
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
 16. p1 act.quest{q04+q13}  90a916729aa6cd87
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
 17. p2 act.build
       p2 builds a tower
 18. p2 build.red.c2se  6c0356c5f3e48e61
       p2 builds: red tower at 2 bottom right
 19. p1 act.quest{q03+q09}  571a057e83b99361
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
 24. p2 act.quest{q08+h02}  a4eea54451628010
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Noon Lancer
 25. p1 act.market
       p1 goes to the market
 26. p1 cash.q13{q10}
       p1 plays Ballista Bolt for 1 crystal
       New in the market: Eldorado
 27. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 28. p1 lay.1.2  6f7d7db18567ce90
       p1 lays Left step: the path is 12 long
 29. p2 act.market
       p2 goes to the market
 30. p2 use.q10{q05}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Crated Tower
 31. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
 32. p2 lay.1.2  4e3a1cfb41611f06
       p2 lays Long bend: the path is 13 long
 33. p1 act.market
       p1 goes to the market
 34. p1 use.q05
       p1 plays Crated Tower
 35. p1 build.red.c9se{q12}
       p1 builds: red tower at 9 bottom right
       New in the market: Tavern Rumours
 36. p1 use.q13
       p1 plays Ballista Bolt
 37. p1 creature.goblin1{e00+spider+boss+spider+boss}  eba201bdfdd63313
       p1 wounds a goblin
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
       p2: the spider walks 3 cells to cell 11
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
 38. p2 fire.c2se.goblin8
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 39. p2 fire.c7ne.goblin5  8b8685f76f4028a5
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 40. p1 act.quest{q11+q19}  586992ec2359fdc1
       p1 goes on a quest
       p1 draws Bounty Office
       p1 draws Picked Lock
 41. p2 act.build
       p2 builds a tower
 42. p2 build.red.c5ne
       p2 builds: red tower at 5 top right
 43. p2 use.h02
       p2 plays Noon Lancer
 44. p2 creature.spider4  05de847eeddb7b93
       p2 captures a spider: 2 crystals
 45. p1 act.market
       p1 goes to the market
 46. p1 cash.q14{q01}
       p1 plays Weighted Net for 1 crystal
       New in the market: Master Mason
 47. p1 use.q19
       p1 plays Picked Lock
 48. p1 creature.goblin5
 49. p1 place.p2.c4  adc85800a286edab
       p1 frees a goblin of p2, cell 4
 50. p2 act.build
       p2 builds a tower
 51. p2 build.yellow.c5se
       p2 builds: yellow tower at 5 bottom right
 52. p2 use.q14
       p2 plays Weighted Net
 53. p2 creature.goblin1{e08+orc+goblin}
       p2 captures a goblin: 2 crystals
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p2: the goblin walks 4 cells to cell 9
       p2: the goblin walks 4 cells to cell 9
       p2: the goblin walks 4 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 4 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 54. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 55. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 56. p2 fire.c5se.spider5
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
 57. p2 fire.c5ne.goblin6  39e9bc0a01216cbc
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 58. p1 fire.c5se.goblin2  7bd59e6f5c40e2f5
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 59. p2 act.build
       p2 builds a tower
 60. p2 build.yellow.c4ne
       p2 builds: yellow tower at 4 top right
 61. p2 none  5e5f83885025e916
 62. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 63. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
 64. p1 lay.2.1{p8}
       p1 lays Hairpin: the path is 16 long
       p1 draws Side road
 65. p1 lay.1.3
       p1 lays Side road: the path is 18 long
 66. p1 none  63339798a6292e2a
 67. p2 act.build
       p2 builds a tower
 68. p2 build.yellow.c11se
       p2 builds: yellow tower at 11 bottom right
       p2 takes the trophy Yellow Ramparts
 69. p2 creature.orc4
 70. p2 place.p1.c11
       p2 sends an orc to p1, cell 11
 71. p2 none  895cec59ee5d1240
 72. p1 act.market
       p1 goes to the market
 73. p1 cash.q20{q10}
       p1 plays Sappers for 1 crystal
       New in the market: Eldorado
 74. p1 none{e00+orc+spider}  5c1ed25bf9a29c7c
       Round 6: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 13
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 1 cell to cell 6
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the goblin walks 3 cells to cell 13
       p2: the goblin walks 3 cells to cell 11
       p2: the goblin walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 10
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 75. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 76. p2 fire.c5ne.goblin8
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 77. p2 fire.c4ne.boss2  f2e9a3d640174def
       p2: the yellow tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
       Day
 78. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
 79. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
 80. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 81. p1 none  eb2dc66411d2facd
 82. p2 act.market
       p2 goes to the market
 83. p2 use.q01
       p2 plays Master Mason
 84. p2 tower.c5ne{q07}
       p2 upgrades the red tower at 5 top right
       New in the market: Log Rollers
 85. p2 none  8ac3a93f924b46cf
 86. p1 act.market
       p1 goes to the market
 87. p1 use.q10{q19}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Picked Lock
 88. p1 none  fc2940217258dff1
 89. p2 act.market
       p2 goes to the market
 90. p2 use.q07
       p2 plays Log Rollers
 91. p2 tower.c2se
 92. p2 site.c7nw{h04}
       p2 moves the red tower of 2 bottom right to 7 top left
       New in the market: Rampart Captain
 93. p2 none{e03}
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the goblin enters the city, 1 guard falls, 14 left
       p2: the goblin walks 2 cells to cell 13
       p2: the spider walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p1: the spider walks 3 cells to cell 17
       p1: the orc walks 2 cells to cell 16
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
 94. p2 fire.c11se.spider5
       p2: the yellow tower at 11 bottom right fires at a spider
       p2 captures a spider: 2 crystals
 95. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
 96. p2 fire.c4ne.spider6
       p2: the yellow tower at 4 top right fires at a spider
       p2 wounds a spider
 97. p2 fire.c7nw.boss2
       p2: the red tower at 7 top left fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
 98. p2 fire.c5ne.boss2
       p2: the double cannon at 5 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 7 in all
 99. p2 fire.c5se.spider6  7c41292c1c0327d6
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 captures a spider: 2 crystals
100. p1 fire.c5se.boss1
101. p1 creature.goblin3  c61841ff67001493
       p1: the double cannon at 5 bottom right fires at the boss and a goblin
       The boss of p1 takes 1 point of damage, 1 in all
       p1 wounds a goblin
       Day
102. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
103. p2 lay.1.2{p8}
       p2 lays Straight: the path is 15 long
       p2 draws Side road
104. p2 lay.2.1{p6}
       p2 lays Side road: the path is 17 long
       p2 draws Left step
105. p2 lay.1.2
       p2 lays Left step: the path is 19 long
106. p2 cash.q21  660edd85385f694a
       p2 plays Town Militia for 1 crystal
107. p1 act.build
       p1 builds a tower
108. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
109. p1 use.q03  172cc04bdbf62ced
       p1 plays Cobalt Chapel
       p1 upgrades the blue tower at 7 bottom right
110. p2 act.market
       p2 goes to the market
111. p2 use.q19
       p2 plays Picked Lock
112. p2 place.p1.c17{q08}  8eb268600e9b70fb
       p2 frees a goblin of p1, cell 17
       New in the market: Winding Detour
113. p1 act.market
       p1 goes to the market
114. p1 cash.q12{q16}
       p1 plays Tavern Rumours for 1 crystal
       New in the market: Caltrops
115. p1 cash.q11{e00}
       p1 plays Bounty Office for 1 crystal
       Round 8: p1 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin walks 5 cells to cell 21
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the spider walks 5 cells to cell 21
       p1: the spider enters the city, 3 guards fall, 11 left
       p1: the orc walks 5 cells to cell 20
       p1: the spider walks 6 cells to cell 22
       p1: the orc walks 5 cells to cell 18
       p1: the spider walks 6 cells to cell 18
       p1: the orc walks 5 cells to cell 16
       p1: the goblin walks 6 cells to cell 14
       p1: the boss walks 2 cells to cell 7
       p1: the orc walks 5 cells to cell 9
       p1: the goblin walks 6 cells to cell 9
       p2: the goblin walks 4 cells to cell 16
       p2: the orc walks 5 cells to cell 15
       p2: the boss walks 3 cells to cell 9
       p2: the orc walks 5 cells to cell 10
       Dawn breaks
116. p1 fire.c5se.boss1
       p1: the double cannon at 5 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 3 in all
       The boss of p1 is wounded and grows faster
117. p1 fire.c9se.goblin4
       p1: the red tower at 9 bottom right fires at a goblin
       p1 wounds a goblin
118. p1 fire.c7se.boss1  2733df767cf61fa8
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
119. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
120. p2 fire.c5ne.boss2  cd9f971a09e12bb0
       p2: the double cannon at 5 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 10 in all
       p2 captures the boss
       Game over: p2 wins

p1 +11  Guards [TOWR-E03]
p1  +4  Boss [TOWR-E04]
p1  +1  Trophy: Crystal Vault [TOWR-Q08]
p1  +3  Trophy: Roof Guild [TOWR-Q09]
p2 +14  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p2  +1  Trophy: Crystal Vault [TOWR-Q08]
= p2 32, p1 19  boss, won by p2
