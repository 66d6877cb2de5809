towers/2  seats 2  seed 21  options mode=standard level=easy cities=random

  1. p1 act.market
       p1 goes to the market
  2. p1 cash.q20{h04}
       p1 plays Sappers for 1 crystal
       New in the market: Rampart Captain
  3. p1 none  19db53cfa65c8485
  4. p2 act.lengthen{p5}
       p2 lengthens the path
       p2 draws Right step
  5. p2 lay.1.2{p1}
       p2 lays Right step: the path is 6 long
       p2 draws Straight
  6. p2 lay.1.2{p8}
       p2 lays Straight: the path is 8 long
       p2 draws Side road
  7. p2 lay.2.1
       p2 lays Side road: the path is 10 long
  8. p2 none  6af67f2b6adbe664
  9. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 10. p1 lay.2.1{p1}
       p1 lays Right bend: the path is 6 long
       p1 draws Straight
 11. p1 lay.1.2{p5}
       p1 lays Straight: the path is 8 long
       p1 draws Right step
 12. p1 lay.1.2
       p1 lays Right step: the path is 10 long
 13. p1 none  bee9eecd8e45b347
 14. p2 act.market
       p2 goes to the market
 15. p2 cash.q21{q09}
       p2 plays Town Militia for 1 crystal
       New in the market: Pathfinders
 16. p2 use.q06
       p2 plays Timber Convoy
 17. p2 build.yellow.c2se
       p2 builds: yellow tower at 2 bottom right
 18. p2 build.red.c4se{e00+spider+goblin+orc+spider}
       p2 builds: red tower at 4 bottom right
       Round 2: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p1: the goblin walks 1 cell to cell 2
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 19. p2 fire.c2se.spider4
       p2: the yellow tower at 2 bottom right fires at a spider
       p2 wounds a spider
       Day
 20. p2 act.build
       p2 builds a tower
 21. p2 build.blue.c7ne  57d01e98cc305a02
       p2 builds: blue tower at 7 top right
 22. p1 act.build
       p1 builds a tower
 23. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
 24. p1 use.h03  a0cc9ab45f7adf50
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
 25. p2 act.market
       p2 goes to the market
 26. p2 use.q07
       p2 plays Log Rollers
 27. p2 tower.c2se
 28. p2 site.c1se{q19}  635390537389b7c6
       p2 moves the yellow tower of 2 bottom right to 1 bottom right
       New in the market: Picked Lock
 29. p1 act.lengthen{p7}
       p1 lengthens the path
       p1 draws Fork
 30. p1 lay.3.1{p2}
       p1 lays Fork: the path is 12 long
       p1 draws Left bend
 31. p1 lay.2.1{p9}
       p1 lays Left bend: the path is 14 long
       p1 draws Crossroads
 32. p1 lay.4.1{e00+goblin+spider+orc+spider}
       p1 lays Crossroads: the path is 16 long
       Round 3: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 6
       p2: the spider walks 3 cells to cell 6
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 33. p1 fire.c2se.goblin3
 34. p1 creature.goblin3  add9b65ed3d53da4
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 35. p2 fire.c4se.goblin5  17ebbedc94db0fef
       p2: the red tower at 4 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 36. p1 act.build
       p1 builds a tower
 37. p1 build.blue.c5nw  458ef5d6dbd1661c
       p1 builds: blue tower at 5 top left
 38. p2 act.quest{q01+q07}  d7cb9b76e121b251
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Log Rollers
 39. p1 act.quest{q01+q20}  a0a002f087d752c4
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Sappers
 40. p2 act.market
       p2 goes to the market
 41. p2 use.q09{p4}
       p2 plays Pathfinders
       p2 draws Hairpin
 42. p2 lay.1.2{q13}
       p2 lays Hairpin: the path is 12 long
       New in the market: Ballista Bolt
 43. p2 use.q07
       p2 plays Log Rollers
 44. p2 tower.c1se
 45. p2 site.c8se{e00+orc+boss+goblin+boss}
       p2 moves the yellow tower of 1 bottom right to 8 bottom right
       Round 4: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 7
       p2: the goblin walks 3 cells to cell 7
       p2: the goblin walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the goblin walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       Dawn breaks
 46. p2 fire.c4se.goblin7
       p2: the red tower at 4 bottom right fires at a goblin
       p2 wounds a goblin
 47. p2 fire.c8se.spider4  16ff143be7961e88
       p2: the yellow tower at 8 bottom right fires at a spider
       p2 captures a spider: 2 crystals
 48. p1 fire.c2se.goblin4
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 49. p1 fire.c5nw.orc1{q05}  4a5826902f5edee2
       p1: the blue tower at 5 top left fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 top left is destroyed
       p1 draws Crated Tower
       Day
 50. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
 51. p2 lay.1.3{p6}
       p2 lays Crossroads: the path is 14 long
       p2 draws Left step
 52. p2 lay.1.2{p7}
       p2 lays Left step: the path is 16 long
       p2 draws Fork
 53. p2 lay.2.1
       p2 lays Fork: the path is 18 long
 54. p2 none  b5b7c34150589417
 55. p1 act.build
       p1 builds a tower
 56. p1 build.red.c8ne
       p1 builds: red tower at 8 top right
 57. p1 use.q05
       p1 plays Crated Tower
 58. p1 build.yellow.c9ne  119d6db443dd8d4b
       p1 builds: yellow tower at 9 top right
 59. p2 act.market
       p2 goes to the market
 60. p2 use.q19
       p2 plays Picked Lock
 61. p2 place.p1.c5{q21}
       p2 frees a goblin of p1, cell 5
       New in the market: Town Militia
 62. p2 none  955b2cfbaa45d702
 63. p1 act.quest{q10+q16+e04+orc+goblin}
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Caltrops
       Round 5: p1 is first player
       Event: Nothing
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the goblin walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 5
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 12
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 8
       p2: the orc walks 2 cells to cell 6
       p2: the spider walks 3 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 64. p1 fire.c8ne.goblin1
       p1: the red tower at 8 top right fires at a goblin
       p1 wounds a goblin
 65. p1 fire.c9ne.spider1
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 66. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
       Day
 67. p1 act.market
       p1 goes to the market
 68. p1 cash.q21{q13+q01+q01+q20+q11+q10+q08}
       p1 plays Town Militia for 1 crystal
       New in the market: Ballista Bolt
       Two cards alike: the market is replaced
       New in the market: Master Mason
       New in the market: Master Mason
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Bounty Office
       New in the market: Eldorado
       New in the market: Winding Detour
 69. p1 none  f78cc7c898790975
 70. p2 act.market
       p2 goes to the market
 71. p2 use.q10{q17}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Quagmire
 72. p2 use.q01
       p2 plays Master Mason
 73. p2 tower.c8se  b297c583bca9d1a8
       p2 upgrades the yellow tower at 8 bottom right
 74. p1 act.market
       p1 goes to the market
 75. p1 use.q17
       p1 plays Quagmire
 76. p1 cell.c3{q11+q02+q20+q15}
       p1 makes a quagmire of cell 3
       New in the market: Bounty Office
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Sappers
       New in the market: Burning Pitch
 77. p1 use.q16
       p1 plays Caltrops
 78. p1 creature.goblin1
 79. p1 back.2  0cae7029335d4b49
       p1 pushes a goblin back 2 cells to cell 7
 80. p2 act.market
       p2 goes to the market
 81. p2 use.q02{q05+e03+orc}  bd425902a01a8da3
       p2 plays Crimson Foundry
       p2 upgrades the red tower at 4 bottom right
       New in the market: Crated Tower
       Round 6: p2 is first player
       Event: Wet Powder
       Event of the next Dusk: Forced March
       Night falls
       p2: the spider walks 3 cells to cell 15
       p2: the goblin walks 3 cells to cell 13
       p2: the goblin walks 3 cells to cell 13
       p2: the goblin walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 6
       p2: the boss walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
 82. p1 creature.goblin2
       p1: the goblin walks 3 cells to cell 11
 83. p1 creature.spider1
       p1: the spider walks 3 cells to cell 11
       p1: the goblin walks 3 cells to cell 11
 84. p1 creature.orc2{spider}  f8cc8fde21266730
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 3 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider sinks into the quagmire of cell 3
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 85. p2 fire.c8se.spider6
       p2: the yellow tower at 8 bottom right fires at a spider
       p2 wounds a spider
 86. p2 fire.c7ne.orc4{q15}
       p2: the blue tower at 7 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 7 top right is destroyed
       p2 draws Burning Pitch
 87. p2 fire.c4se.boss2  ad9177d8de8be8d9
       p2: the red tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 88. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
 89. p1 fire.c8ne.goblin1
       p1: the red tower at 8 top right fires at a goblin
       p1 captures a goblin: 2 crystals
 90. p1 fire.c9ne.spider1  b8194e6de7b7df59
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
       Day
 91. p2 act.quest{q18+h01}  4e91f567ccced95c
       p2 goes on a quest
       p2 draws Smugglers' Tunnel
       p2 draws Bramble Warden
 92. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 93. p1 lay.1.2{p4}
       p1 lays Left step: the path is 18 long
       p1 draws Hairpin
 94. p1 lay.1.2{p8}
       p1 lays Hairpin: the path is 20 long
       p1 draws Side road
 95. p1 lay.1.2
       p1 lays Side road: the path is 22 long
 96. p1 use.q20
       p1 plays Sappers
 97. p1 raze.p2.c8se{h02}  8970b30c982d75ac
       The yellow tower of p2 at 8 bottom right is destroyed
       p2 draws Noon Lancer
       p1 takes a destruction token
 98. p2 act.market
       p2 goes to the market
 99. p2 cash.q05{q07}
       p2 plays Crated Tower for 1 crystal
       New in the market: Log Rollers
100. p2 use.h02
       p2 plays Noon Lancer
101. p2 creature.spider6  84ffe21b53c9d3c6
       p2 captures a spider: 2 crystals
102. p1 act.market
       p1 goes to the market
103. p1 use.q07
       p1 plays Log Rollers
104. p1 tower.c2se
105. p1 site.c1se{q14}
       p1 moves the red tower of 2 bottom right to 1 bottom right
       New in the market: Weighted Net
106. p1 none{e00}
       Round 7: p1 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin walks 5 cells to cell 17
       p1: the goblin walks 5 cells to cell 17
       p1: the orc walks 5 cells to cell 16
       p1: the orc walks 5 cells to cell 16
       p1: the spider walks 6 cells to cell 16
       p1: the boss walks 3 cells to cell 7
       p1: the spider walks 6 cells to cell 9
       p1: the orc walks 5 cells to cell 7
       p2: the spider walks 3 cells to cell 17
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the goblin walks 5 cells to cell 17
       p2: the goblin enters the city, 1 guard falls, 11 left
       p2: the goblin walks 5 cells to cell 17
       p2: the goblin enters the city, 1 guard falls, 10 left
       p2: the goblin walks 7 cells to cell 17
       p2: the orc walks 5 cells to cell 13
       p2: the orc walks 5 cells to cell 11
       p2: the boss walks 2 cells to cell 6
       p2: the goblin walks 7 cells to cell 9
       p2: the orc walks 5 cells to cell 7
       Dawn breaks
107. p1 fire.c9ne.spider3  e4468422444cfbfa
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
108. p2 fire.c4se.boss2  fb1459c2a3a29449
       p2: the double cannon at 4 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 3 in all
       The boss of p2 is wounded and grows faster
       Day
109. p1 act.quest{q08+q14}  7184ac79a64756e5
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Weighted Net
110. p2 act.build
       p2 builds a tower
111. p2 build.red.c10ne
       p2 builds: red tower at 10 top right
112. p2 use.q15
       p2 plays Burning Pitch
113. p2 cell.c9  d87bb0ec94f597eb
       p2 wounds a goblin
114. p1 act.card
       p1 plays a card only
115. p1 cash.q08  f7ab40d9493b611b
       p1 plays Winding Detour for 1 crystal
116. p2 act.quest{q04+q13+e00}
       p2 goes on a quest
       p2 draws Amber Workshop
       p2 draws Ballista Bolt
       Round 8: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin enters the city, 1 guard falls, 9 left
       p2: the orc walks 2 cells to cell 15
       p2: the orc walks 2 cells to cell 13
       p2: the goblin walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 10
       p1: the goblin walks 2 cells to cell 19
       p1: the goblin walks 2 cells to cell 19
       p1: the orc walks 2 cells to cell 17
       p1: the orc walks 2 cells to cell 17
       p1: the spider walks 3 cells to cell 18
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the boss walks 3 cells to cell 10
       Dawn breaks
117. p2 fire.c10ne.boss2  6b589bb179b33f09
       p2: the red tower at 10 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
118. p1 fire.c8ne.boss1
       p1: the red tower at 8 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
119. p1 fire.c9ne.spider3
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
       p1 takes the trophy Full Dungeon
120. p1 tower.c1se
121. p1 site.c13sw  2f782b7abd6845fb
       p1 moves the red tower of 1 bottom right to 13 bottom left
       Day
122. p2 act.quest{q12+q18}  23d86b0b9952e30a
       p2 goes on a quest
       p2 draws Tavern Rumours
       p2 draws Smugglers' Tunnel
123. p1 act.market
       p1 goes to the market
124. p1 use.q20
       p1 plays Sappers
125. p1 raze.p2.c10ne{q12+q03}
       The red tower of p2 at 10 top right is destroyed
       p2 draws Tavern Rumours
       p1 takes a destruction token
       p1 takes the trophy Wrecker
       New in the market: Cobalt Chapel
126. p1 none  b3fed7ed387447e8
127. p2 act.quest{q05+q08}  989be6fc1b4326b0
       p2 goes on a quest
       p2 draws Crated Tower
       p2 draws Winding Detour
128. p1 act.quest{q06+q10+e07}
       p1 goes on a quest
       p1 draws Timber Convoy
       p1 draws Eldorado
       Round 9: p1 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p1: the goblin walks 2 cells to cell 21
       p1: the goblin walks 2 cells to cell 21
       p1: the spider walks 3 cells to cell 21
       p1: the orc walks 2 cells to cell 19
       p1: the orc walks 2 cells to cell 19
       p1: the boss walks 3 cells to cell 14
       p1: the orc walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 18
       p2: the orc walks 2 cells to cell 15
       p2: the goblin walks 1 cell to cell 13
       p2: the orc walks 2 cells to cell 11
       p2: the boss walks 3 cells to cell 12
       Dawn breaks
129. p1 fire.c13sw.boss1
       p1: the double cannon at 13 bottom left fires twice at the boss
       The boss of p1 takes 2 points of damage, 6 in all
       Day
130. p1 act.market
       p1 goes to the market
131. p1 cash.q14{q17}
       p1 plays Weighted Net for 1 crystal
       New in the market: Quagmire
132. p1 use.q10  43f26f6af59baee3
       p1 plays Eldorado
       p1 gains 3 crystals
133. p2 act.market
       p2 goes to the market
134. p2 cash.q03{q18}
       p2 plays Cobalt Chapel for 1 crystal
       New in the market: Smugglers' Tunnel
135. p2 use.q05
       p2 plays Crated Tower
136. p2 build.yellow.c15nw  a541cd5cbc27aae8
       p2 builds: yellow tower at 15 top left
137. p1 act.market
       p1 goes to the market
138. p1 use.q18
       p1 plays Smugglers' Tunnel
139. p1 creature.orc1
140. p1 place.p2.c18{q05}
       p1 sends an orc to p2, cell 18
       New in the market: Crated Tower
141. p1 use.q06
       p1 plays Timber Convoy
142. p1 build.red.c15ne
       p1 builds: red tower at 15 top right
143. p1 build.yellow.c18sw  08f8037aee4fa061
       p1 builds: yellow tower at 18 bottom left
144. p2 act.market
       p2 goes to the market
145. p2 use.q17
       p2 plays Quagmire
146. p2 cell.c17{q16}
       p2 makes a quagmire of cell 17
       New in the market: Caltrops
147. p2 none{e01}
       Round 10: p2 is first player
       Event: Second Wind
       p2: an orc recovers
       Event of the next Dusk: Sabotage
       Night falls
       p1: the goblin walks 1 cell to cell 22
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the goblin walks 1 cell to cell 22
       p1: the goblin enters the city, 1 guard falls, 13 left
       p1: the spider walks 1 cell to cell 22
       p1: the spider enters the city, 3 guards fall, 10 left
       p1: the orc walks 2 cells to cell 21
       p1: the boss walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 14
148. p2 creature.orc1
       p2: the orc sinks into the quagmire of cell 17
       p2: the orc walks 1 cell to cell 17
       p2: the orc walks 1 cell to cell 17
       p2: the orc enters the city, 2 guards fall, 7 left
       p2: the orc walks 2 cells to cell 18
       p2: the goblin walks 1 cell to cell 14
       p2: the boss walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 13
       Dawn breaks
149. p2 fire.c15nw.boss2  6e4391c43551533a
       p2: the yellow tower at 15 top left fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
150. p1 fire.c15ne.boss1  3360b10c20bf41a2
       p1: the red tower at 15 top right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
151. p2 act.card
       p2 plays a card only
152. p2 use.q12{q14+q19}  3c9515ee61b15eb8
       p2 plays Tavern Rumours
       p2 draws Weighted Net
       p2 draws Picked Lock
153. p1 act.quest{q09+q10}  ea78169a11feac79
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Eldorado
154. p2 act.market
       p2 goes to the market
155. p2 use.q16
       p2 plays Caltrops
156. p2 creature.orc1
157. p2 back.2{q01}
       p2 pushes an orc back 2 cells to cell 16
       New in the market: Master Mason
158. p2 use.q19
       p2 plays Picked Lock
159. p2 creature.spider1
160. p2 place.p1.c21  fba71868b4f5107a
       p2 frees a spider of p1, cell 21
161. p1 act.quest{q05+q21}
       p1 goes on a quest
       The discarded quest cards are shuffled: 41 cards in the pile
       p1 draws Crated Tower
       p1 draws Town Militia
       Round 11: p1 is first player
       Event: Sabotage
162. p1 raze.p2.c15nw{q10}  893528768f71433d
       p1 sabotages the tower of p2 at 15 top left
       The yellow tower of p2 at 15 top left is destroyed
       p2 draws Eldorado
163. p2 raze.p1.c13sw{q14}  00a655a763ce663a
       p2 sabotages the tower of p1 at 13 bottom left
       The red tower of p1 at 13 bottom left is destroyed
       p1 draws Weighted Net
       Night falls
       p1: the orc walks 1 cell to cell 22
       p1: the orc enters the city, 2 guards fall, 8 left
       p1: the spider walks 1 cell to cell 22
       p1: the spider enters the city, 3 guards fall, 5 left
       p1: the boss walks 3 cells to cell 19
       p1: the orc walks 2 cells to cell 16
       p2: the orc walks 1 cell to cell 17
       p2: the orc enters the city, 2 guards fall, 5 left
       p2: the orc walks 2 cells to cell 17
       p2: the boss walks 3 cells to cell 17
       p2: the goblin walks 1 cell to cell 15
       p2: the orc walks 2 cells to cell 15
       Dawn breaks
164. p1 fire.c18sw.boss1
       p1: the yellow tower at 18 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
       Day
165. p1 act.card
       p1 plays a card only
166. p1 use.q10  08cb822f7e1d9c42
       p1 plays Eldorado
       p1 gains 3 crystals
167. p2 act.card
       p2 plays a card only
168. p2 use.q12{q08+q20}  98023bd09f1ce356
       p2 plays Tavern Rumours
       p2 draws Winding Detour
       p2 draws Sappers
169. p1 act.market
       p1 goes to the market
170. p1 cash.q05{q03}
       p1 plays Crated Tower for 1 crystal
       New in the market: Cobalt Chapel
171. p1 use.q05
       p1 plays Crated Tower
172. p1 build.yellow.c18se
       p1 builds: yellow tower at 18 bottom right
       p1 takes the trophy Yellow Ramparts
173. p1 creature.orc3
174. p1 place.p2.c17  7407715d78ce671b
       p1 sends an orc to p2, cell 17
175. p2 act.market
       p2 goes to the market
176. p2 cash.q15{q20}
       p2 plays Burning Pitch for 1 crystal
       New in the market: Sappers
177. p2 use.q18
       p2 plays Smugglers' Tunnel
178. p2 creature.orc1  90d68b2df569c363
       p2 sends an orc to p1, cell 19
       Round 12: p2 is first player
       Night falls
       p2: the orc enters the city, 2 guards fall, 3 left
       p2: the boss enters the city, 3 guards fall, 0 left
       p2: the goblin walks 1 cell to cell 16
       p2: the orc walks 2 cells to cell 18
       p1: the orc walks 2 cells to cell 21
       p1: the boss walks 3 cells to cell 22
       Game over: p1 wins

p1  +5  Guards [TOWR-E03]
p1  +9  Boss [TOWR-E04]
p1  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p1  +2  Trophy: Full Dungeon [TOWR-Q02]
p1  +5  Trophy: Wrecker [TOWR-Q02]
p2  +5  Boss [TOWR-E04]
p2  +3  Trophy: Roof Guild [TOWR-Q09]
= p1 23, p2 8  guards, won by p1
