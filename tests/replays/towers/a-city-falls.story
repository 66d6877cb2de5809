towers/2  seats 3  seed 1  options mode=standard level=extreme cities=random

  1. p3 act.card
       p3 plays a card only
  2. p3 cash.q04  b31d569c1c9367e6
       p3 plays Amber Workshop for 1 crystal
  3. p1 act.build
       p1 builds a tower
  4. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  5. p1 use.h03  cb1f1a0d1eef19a8
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p3 for the hero
       p1 upgrades the red tower at 2 bottom right
  6. p2 act.build
       p2 builds a tower
  7. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
  8. p2 cash.q13  f1529a0c70f9648c
       p2 plays Ballista Bolt for 1 crystal
  9. p3 act.build
       p3 builds a tower
 10. p3 build.yellow.c1se  79089f1bdf65341c
       p3 builds: yellow tower at 1 bottom right
 11. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 12. p1 lay.4.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
 13. p1 lay.2.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
 14. p1 lay.1.2  dbcaea00c337cebc
       p1 lays Right step: the path is 10 long
 15. p2 act.build
       p2 builds a tower
 16. p2 build.red.c1ne  5e980fd81bbfb68d
       p2 builds: red tower at 1 top right
       Round 2: p1 is first player
       Event: Sabotage
 17. p1 raze.p2.c1se  d2ed0fb4c59053c4
       p1 sabotages the tower of p2 at 1 bottom right
 18. p2 refuse{q13}  aa5a32006afb591f
       The red tower of p2 at 1 bottom right is destroyed
       p2 draws Ballista Bolt
       p1 takes a destruction token
       p2 sabotages the tower of p3 at 1 bottom right
 19. p3 pay{q03+x02+orc+spider+goblin+goblin+goblin+goblin}  5a9c91ba503113c8
       p3 pays 2 crystals of ransom
       p3 sabotages the tower of p1 at 2 bottom right
       The red tower of p1 at 2 bottom right is destroyed
       p1 draws Cobalt Chapel
       p3 takes a destruction token
       Event of the next Dusk: Tremor
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the orc walks 2 cells to cell 4
       p3: the goblin walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       Dawn breaks
 20. p2 fire.c1ne.goblin5  1e0cad9d7f45bca7
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
 21. p3 fire.c1se.spider7  5fcd274e82417478
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 wounds a spider
       Day
 22. p1 act.market
       p1 goes to the market
 23. p1 use.q12{q09+q21+q14+q20+q08+h02}
       p1 plays Tavern Rumours
       p1 draws Pathfinders
       p1 draws Town Militia
       New in the market: Weighted Net
       Two cards alike: the market is replaced
       New in the market: Sappers
       New in the market: Winding Detour
       New in the market: Noon Lancer
 24. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 25. p1 lay.1.2  d77747431998d26d
       p1 lays Left step: the path is 12 long
 26. p2 act.build
       p2 builds a tower
 27. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
 28. p2 use.q13
       p2 plays Ballista Bolt
 29. p2 creature.orc1  6a0295c4ac45440a
       p2 wounds an orc
 30. p3 act.build
       p3 builds a tower
 31. p3 build.yellow.c2se  fa82a24398596092
       p3 builds: yellow tower at 2 bottom right
 32. p1 act.card
       p1 plays a card only
 33. p1 cash.q21  c799340e0b5b503a
       p1 plays Town Militia for 1 crystal
 34. p2 act.market
       p2 goes to the market
 35. p2 use.h02
       p2 plays Noon Lancer
 36. p2 creature.goblin2{q10}  c21f3961b11023db
       p2 captures a goblin: 2 crystals
       New in the market: Eldorado
 37. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
 38. p3 lay.2.3{p8}
       p3 lays Fork: the path is 5 long
       p3 draws Side road
 39. p3 lay.2.1{p5}
       p3 lays Side road: the path is 7 long
       p3 draws Right step
 40. p3 lay.1.2{e09+orc+orc+spider+orc+spider+goblin}  1bcee55e84fbea07
       p3 lays Right step: the path is 9 long
       Round 3: p2 is first player
       Event: Tremor
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc enters the city, 2 guards fall, 10 left
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the orc walks 2 cells to cell 8
       p3: the spider walks 3 cells to cell 8
       p3: the goblin walks 2 cells to cell 4
       p3: the goblin walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 1 cell to cell 3
       p1: the orc walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 41. p2 fire.c1ne.goblin7
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
 42. p2 fire.c2se.goblin5  40cd74f38d016141
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 43. p3 fire.c1se.spider8
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 wounds a spider
 44. p3 fire.c2se.spider8  54c9a8b324b31ac5
       p3: the yellow tower at 2 bottom right fires at a spider
       p3 captures a spider: 2 crystals
       Day
 45. p2 act.build
       p2 builds a tower
 46. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
       p2 takes the trophy Red Ramparts
 47. p2 tower.c2se  91530953a19799b0
       p2 upgrades the red tower at 2 bottom right
 48. p3 act.build
       p3 builds a tower
 49. p3 build.yellow.c5se  d58b778979188be7
       p3 builds: yellow tower at 5 bottom right
 50. p1 act.build
       p1 builds a tower
 51. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
 52. p1 none  64b217d9d026011f
 53. p2 act.market
       p2 goes to the market
 54. p2 use.q10{q05}  d6362cf79a2a8273
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Crated Tower
 55. p3 act.quest{q11+q12}  310dceaa1bd960ad
       p3 goes on a quest
       p3 draws Bounty Office
       p3 draws Tavern Rumours
 56. p1 act.market
       p1 goes to the market
 57. p1 cash.q20{q19}
       p1 plays Sappers for 1 crystal
       New in the market: Picked Lock
 58. p1 cash.q03  872c18101c2b9c21
       p1 plays Cobalt Chapel for 1 crystal
       Round 4: p3 is first player
       Event: Rockfall
 59. p3 tower.c5se  4f932717c2079b31
       The tower of p3 at 5 bottom right will not fire this Dawn
       The tower of p1 at 9 bottom right will not fire this Dawn
 60. p2 tower.c1ne{e05+spider+boss+orc+boss+spider+boss}  fbfbd4a317dbd7d9
       The tower of p2 at 1 top right will not fire this Dawn
       Event of the next Dusk: Mountain Toll
       Night falls
       p3: the orc walks 2 cells to cell 9
       p3: the spider walks 3 cells to cell 10
       p3: the goblin walks 3 cells to cell 7
       p3: the goblin walks 3 cells to cell 8
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 1 cell to cell 4
       p1: the spider walks 3 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 4
       p2: the goblin enters the city, 1 guard falls, 9 left
       p2: the goblin walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 61. p3 fire.c2se.spider9
       p3: the yellow tower at 2 bottom right fires at a spider
       p3 wounds a spider
 62. p3 fire.c1se.spider9  b935b920023a6e13
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 captures a spider: 2 crystals
 63. p2 fire.c2se.goblin7  0cdd6edf99495d7a
       p2: the double cannon at 2 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
       Day
 64. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 65. p3 lay.1.2{p9}
       p3 lays Straight: the path is 11 long
       p3 draws Crossroads
 66. p3 lay.4.1{p2}
       p3 lays Crossroads: the path is 13 long
       p3 draws Left bend
 67. p3 lay.2.1
       p3 lays Left bend: the path is 15 long
 68. p3 none  06dc484ddf9ae998
 69. p1 act.market
       p1 goes to the market
 70. p1 use.q05
       p1 plays Crated Tower
 71. p1 build.yellow.c9ne{q01}  6956d888c7e845f0
       p1 builds: yellow tower at 9 top right
       New in the market: Master Mason
 72. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 73. p2 lay.3.2{p3}
       p2 lays Fork: the path is 5 long
       p2 draws Right bend
 74. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 7 long
       p2 draws Crossroads
 75. p2 lay.2.1  281893fbb80b2964
       p2 lays Crossroads: the path is 9 long
 76. p3 act.card
       p3 plays a card only
 77. p3 use.q11  13123128799e4ecd
       p3 plays Bounty Office
       p3 gains 2 crystals
 78. p1 act.quest{q07+q10}  8f9d131814ead2bc
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Eldorado
 79. p2 act.build
       p2 builds a tower
 80. p2 build.yellow.c7se{x01+goblin+goblin+orc}  7c5a6fd1b2c1ad84
       p2 builds: yellow tower at 7 bottom right
       Round 5: p1 is first player
       Event: Mountain Toll
       p1 loses 1 crystal
       p1 loses 3 guards
       p2 loses 3 crystals
       p2 loses 1 guard
       p3 loses 2 crystals
       p3 loses 2 guards
       Event of the next Dusk: Blood Moon
       Night falls
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 7
       p2: the spider walks 3 cells to cell 7
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the spider walks 3 cells to cell 14
       p3: the orc walks 2 cells to cell 11
       p3: the goblin walks 3 cells to cell 11
       p3: the goblin walks 3 cells to cell 10
       p3: the goblin walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
 81. p1 fire.c9se.orc1
       p1: the blue tower at 9 bottom right fires at an orc
       p1 captures an orc: 2 crystals
 82. p1 fire.c9ne.spider1  19334900e0916c5d
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 83. p2 fire.c1se.boss2
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 84. p2 fire.c1ne.boss2
       p2: the red tower at 1 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 85. p2 fire.c2se.boss2
       p2: the double cannon at 2 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 4 in all
       The boss of p2 is wounded and grows faster
 86. p2 fire.c7se.spider5  1bdf760438d02682
       p2: the yellow tower at 7 bottom right fires at a spider
       p2 wounds a spider
 87. p3 fire.c2se.boss3
       p3: the yellow tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
 88. p3 fire.c1se.boss3  8951d37c18f23902
       p3: the yellow tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
       Day
 89. p1 act.build
       p1 builds a tower
 90. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
 91. p1 use.q10  9d0fc3d1e8ffb33b
       p1 plays Eldorado
       p1 gains 3 crystals
 92. p2 act.quest{q19+h04}  d065516168e89981
       p2 goes on a quest
       p2 draws Picked Lock
       p2 draws Rampart Captain
 93. p3 act.market
       p3 goes to the market
 94. p3 cash.q01{q08+q16+q01+q18}
       p3 plays Master Mason for 1 crystal
       New in the market: Winding Detour
       Two cards alike: the market is replaced
       New in the market: Caltrops
       New in the market: Master Mason
       New in the market: Smugglers' Tunnel
 95. p3 cash.q12  6f2018826cf64fec
       p3 plays Tavern Rumours for 1 crystal
 96. p1 act.build
       p1 builds a tower
 97. p1 build.blue.c5ne
       p1 builds: blue tower at 5 top right
 98. p1 none  ff5ec220121b0ca5
 99. p2 act.quest{q07+q18}  f84e6994bfe0bb4f
       p2 goes on a quest
       p2 draws Log Rollers
       p2 draws Smugglers' Tunnel
100. p3 act.build
       p3 builds a tower
101. p3 build.yellow.c13se{x04+spider+goblin+spider}  bb70f959a0c659ae
       p3 builds: yellow tower at 13 bottom right
       Round 6: p2 is first player
       Event: Blood Moon
       Event of the next Dusk: Howling Horn
       Night falls
       p2: the orc walks 2 cells to cell 10
       p2: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 7
       p2: the boss walks 3 cells to cell 6
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 3 cells to cell 15
       p3: the goblin walks 3 cells to cell 13
       p3: the orc walks 2 cells to cell 14
       p3: the goblin walks 3 cells to cell 14
       p3: the goblin walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 8
       p3: the boss walks 2 cells to cell 4
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
102. p2 fire.c1ne.goblin8
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
103. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
104. p2 fire.c7se.spider5  f87684f99dd78d0d
       p2: the yellow tower at 7 bottom right fires at a spider
       p2 captures a spider: 2 crystals
105. p3 fire.c13se.spider7
       p3: the yellow tower at 13 bottom right fires at a spider
       p3 captures a spider: 2 crystals
106. p3 fire.c2se.boss3  951e671ad89adee6
       p3: the yellow tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
107. p1 fire.c9se.orc2{q02}
       p1: the blue tower at 9 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 9 bottom right is destroyed
       p1 draws Crimson Foundry
108. p1 fire.c7se.orc2
       p1: the blue tower at 7 bottom right fires at an orc
       p1 captures an orc: 2 crystals
109. p1 fire.c9ne.spider1
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
110. p1 fire.c5ne.orc3{q07}  88f4d2a7e87111ec
       p1: the blue tower at 5 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 top right is destroyed
       p1 draws Log Rollers
       Day
111. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
112. p2 lay.1.2{p8}
       p2 lays Straight: the path is 11 long
       p2 draws Side road
113. p2 lay.1.2{p6}
       p2 lays Side road: the path is 13 long
       p2 draws Left step
114. p2 lay.1.2
       p2 lays Left step: the path is 15 long
115. p2 use.q07
       p2 plays Log Rollers
116. p2 tower.c1se
117. p2 site.c9se  b4f67c94a2549554
       p2 moves the red tower of 1 bottom right to 9 bottom right
118. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
119. p3 lay.1.2{p4}
       p3 lays Left step: the path is 17 long
       p3 draws Hairpin
120. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 19 long
       p3 draws Right bend
121. p3 lay.1.2  423bf1b58768635e
       p3 lays Right bend: the path is 21 long
122. p1 act.market
       p1 goes to the market
123. p1 use.q18
       p1 plays Smugglers' Tunnel
124. p1 creature.spider2
125. p1 place.p3.c12{q17}
       p1 sends a spider to p3, cell 12
       New in the market: Quagmire
126. p1 use.q07
       p1 plays Log Rollers
127. p1 tower.c9ne
128. p1 site.c5se  7d5539b3cebb7ecc
       p1 moves the yellow tower of 9 top right to 5 bottom right
129. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
130. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 17 long
       p2 draws Left bend
131. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 19 long
       p2 draws Right step
132. p2 lay.1.2
       p2 lays Right step: the path is 21 long
133. p2 use.q19
       p2 plays Picked Lock
134. p2 creature.spider7
135. p2 place.p3.c13  31925c4407167bc0
       p2 frees a spider of p3, cell 13
136. p3 act.quest{q05+q17}  b26232af7bc14f84
       p3 goes on a quest
       p3 draws Crated Tower
       p3 draws Quagmire
137. p1 act.build
       p1 builds a tower
138. p1 build.yellow.c4ne
       p1 builds: yellow tower at 4 top right
139. p1 cash.q07{e02}  3fa4feb2c1d6c551
       p1 plays Log Rollers for 1 crystal
       Round 7: p3 is first player
       Event: Howling Horn
       Event of the next Dusk: Tornado
       Night falls
       p3: the goblin walks 4 cells to cell 18
       p3: the spider walks 3 cells to cell 17
       p3: the goblin walks 4 cells to cell 17
       p3: the orc walks 2 cells to cell 16
       p3: the goblin walks 4 cells to cell 15
       p3: the spider walks 3 cells to cell 16
       p3: the orc walks 2 cells to cell 9
       p3: the boss walks 3 cells to cell 7
       p3: the goblin walks 4 cells to cell 7
       p3: the orc walks 2 cells to cell 4
       p1: the goblin walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 7
       p1: the goblin walks 3 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 3 cells to cell 6
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 7
       Dawn breaks
140. p3 fire.c13se.spider2
       p3: the yellow tower at 13 bottom right fires at a spider
       p3 wounds a spider
141. p3 fire.c5se.boss3  cad1ae54665b1444
       p3: the yellow tower at 5 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
142. p1 fire.c7se.orc3
       p1: the blue tower at 7 bottom right fires at an orc
       p1 captures an orc: 2 crystals
143. p1 fire.c5se.spider3
       p1: the yellow tower at 5 bottom right fires at a spider
       p1 wounds a spider
144. p1 fire.c4ne.spider3  49895c05dcbb09cb
       p1: the yellow tower at 4 top right fires at a spider
       p1 captures a spider: 2 crystals
145. p2 fire.c7se.spider6
       p2: the yellow tower at 7 bottom right fires at a spider
       p2 wounds a spider
146. p2 fire.c9se.boss2  e56d3bd136a05475
       p2: the red tower at 9 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
       Day
147. p3 act.market
       p3 goes to the market
148. p3 use.q16
       p3 plays Caltrops
149. p3 creature.spider2
150. p3 back.1{q20}
       p3 pushes a spider back 1 cell to cell 13
       New in the market: Sappers
151. p3 use.q17
       p3 plays Quagmire
152. p3 cell.c16  8ab69dbfccf17324
       p3 makes a quagmire of cell 16
153. p1 act.market
       p1 goes to the market
154. p1 use.q20
       p1 plays Sappers
155. p1 raze.p3.c13se{q20+q05}
       The yellow tower of p3 at 13 bottom right is destroyed
       p3 draws Sappers
       p1 takes a destruction token
       p1 takes the trophy Wrecker
       New in the market: Crated Tower
156. p1 cash.q02  d37ca8ae6c48ac26
       p1 plays Crimson Foundry for 1 crystal
157. p2 act.market
       p2 goes to the market
158. p2 use.q17
       p2 plays Quagmire
159. p2 cell.c12{h01}
       p2 makes a quagmire of cell 12
       New in the market: Bramble Warden
160. p2 cash.q18  b9311866cb42fc09
       p2 plays Smugglers' Tunnel for 1 crystal
161. p3 act.market
       p3 goes to the market
162. p3 cash.q05{q05}
       p3 plays Crated Tower for 1 crystal
       New in the market: Crated Tower
163. p3 use.q05
       p3 plays Crated Tower
164. p3 build.yellow.c13se  4d866346ee065d6a
       p3 builds: yellow tower at 13 bottom right
165. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
166. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
167. p1 lay.2.1{p8}
       p1 lays Hairpin: the path is 16 long
       p1 draws Side road
168. p1 lay.1.3  add8074411f4d872
       p1 lays Side road: the path is 18 long
169. p2 act.market
       p2 goes to the market
170. p2 use.q05
       p2 plays Crated Tower
171. p2 build.blue.c19se{q21}
       p2 builds: blue tower at 19 bottom right
       New in the market: Town Militia
172. p2 none  52f6f329059a27c5
       Round 8: p1 is first player
       Event: Tornado
173. p1 creature.goblin1  b1413b21adc5d39d
       p1 chooses a goblin for the tornado
174. p2 creature.orc6  a20d1895ce6fccaa
       p2 chooses an orc for the tornado
175. p3 creature.spider7{e03}  c767cd2b3ae301d0
       p3 chooses a spider for the tornado
       The tornado carries a goblin from p1 to p2
       The tornado carries an orc from p2 to p3
       The tornado carries a spider from p3 to p1
       Event of the next Dusk: Forced March
       Night falls
       p1: the goblin walks 2 cells to cell 10
       p1: the boss walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 4
       p2: the orc sinks into the quagmire of cell 12
       p2: the orc walks 1 cell to cell 12
       p2: the boss walks 3 cells to cell 12
       p2: the spider walks 3 cells to cell 9
       p2: the goblin walks 1 cell to cell 2
       p3: the goblin walks 4 cells to cell 22
       p3: the goblin walks 4 cells to cell 21
       p3: the goblin walks 4 cells to cell 20
       p3: the orc walks 2 cells to cell 17
       p3: the spider sinks into the quagmire of cell 16
       p3: the spider walks 1 cell to cell 16
       p3: the orc walks 2 cells to cell 11
       p3: the goblin walks 4 cells to cell 12
       p3: the boss walks 3 cells to cell 11
       p3: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 3
       Dawn breaks
176. p1 fire.c7se.boss1
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
177. p1 fire.c4ne.spider7  f4ceb88b9f0f0285
       p1: the yellow tower at 4 top right fires at a spider
       p1 wounds a spider
178. p2 fire.c1ne.goblin1
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
179. p2 fire.c7se.spider6
       p2: the yellow tower at 7 bottom right fires at a spider
       p2 captures a spider: 2 crystals
180. p2 fire.c2se.goblin1  94f620f8e238b68e
       p2: the double cannon at 2 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
181. p3 fire.c13se.spider2  1e2c25f04f920dc2
       p3: the yellow tower at 13 bottom right fires at a spider
       p3 captures a spider: 2 crystals
       Day
182. p1 act.market
       p1 goes to the market
183. p1 use.q01
       p1 plays Master Mason
184. p1 tower.c4ne{q01}  44f391dde4850d03
       p1 upgrades the yellow tower at 4 top right
       New in the market: Master Mason
185. p2 act.build
       p2 builds a tower
186. p2 build.blue.c13sw
       p2 builds: blue tower at 13 bottom left
187. p2 use.h04  69db3d926267bc20
       p2 plays Rampart Captain
       p2 pays 1 crystal to p1 for the hero
       p2 regains 2 guards
188. p3 act.build
       p3 builds a tower
189. p3 build.blue.c15se
       p3 builds: blue tower at 15 bottom right
190. p3 cash.q20  34f4423bd88da7ca
       p3 plays Sappers for 1 crystal
191. p1 act.market
       p1 goes to the market
192. p1 use.q21{q10}  5a7f003e9cd3cacf
       p1 plays Town Militia
       p1 regains 2 guards
       New in the market: Eldorado
193. p2 act.market
       p2 goes to the market
194. p2 use.q10{q01+q15+q16+q06}  da891f7d8daaa9de
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Caltrops
       New in the market: Timber Convoy
195. p3 act.market
       p3 goes to the market
196. p3 use.q15
       p3 plays Burning Pitch
197. p3 cell.c21{q14+e04}  4004b6eb8c45f569
       p3 wounds a goblin
       New in the market: Weighted Net
       Round 9: p2 is first player
       Event: Forced March
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the orc walks 5 cells to cell 17
       p2: the boss walks 3 cells to cell 15
       p3: the goblin enters the city, 1 guard falls, 12 left
       p3: the goblin walks 1 cell to cell 22
       p3: the goblin enters the city, 1 guard falls, 11 left
       p3: the goblin walks 2 cells to cell 22
       p3: the goblin enters the city, 1 guard falls, 10 left
       p3: the orc walks 5 cells to cell 22
       p3: the goblin walks 7 cells to cell 19
       p3: the orc walks 5 cells to cell 15
       p3: the boss walks 3 cells to cell 13
       p3: the orc walks 5 cells to cell 12
       p3: the orc walks 5 cells to cell 9
       p1: the goblin walks 5 cells to cell 16
       p1: the boss walks 2 cells to cell 10
       p1: the goblin walks 5 cells to cell 12
       p1: the spider walks 1 cell to cell 6
198. p1 none
       p1: the spider walks 1 cell to cell 5
199. p1 none  a33c1da34e8ac3f4
       p1: the spider walks 4 cells to cell 10
       Dawn breaks
200. p2 fire.c13sw.boss2  3c7db6643b8edde2
       p2: the blue tower at 13 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
201. p3 fire.c13se.boss3
       p3: the yellow tower at 13 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
202. p3 fire.c15se.orc8{q10}  0f0e5e1d7de7f902
       p3: the blue tower at 15 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 15 bottom right is destroyed
       p3 draws Eldorado
203. p1 fire.c7se.boss1  4b967a40b54215fc
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
       Day
204. p2 act.quest{q01+q20}  e2964e296f1a66ac
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Sappers
205. p3 act.market
       p3 goes to the market
206. p3 cash.q06{q15}
       p3 plays Timber Convoy for 2 crystals
       New in the market: Burning Pitch
207. p3 use.q10  0b16711dbad57210
       p3 plays Eldorado
       p3 gains 3 crystals
208. p1 act.market
       p1 goes to the market
209. p1 cash.q15{q09}  c45269d3897c232f
       p1 plays Burning Pitch for 1 crystal
       New in the market: Pathfinders
210. p2 act.build
       p2 builds a tower
211. p2 build.blue.c16se
       p2 builds: blue tower at 16 bottom right
212. p2 use.q01
       p2 plays Master Mason
213. p2 tower.c9se  ca1929ac4b583d4d
       p2 upgrades the red tower at 9 bottom right
214. p3 act.build
       p3 builds a tower
215. p3 build.blue.c18ne  bfe92969b9b9e2fc
       p3 builds: blue tower at 18 top right
216. p1 act.market
       p1 goes to the market
217. p1 use.q09{p1}
       p1 plays Pathfinders
       p1 draws Straight
218. p1 lay.1.2{q11+e07}  771514eca40d71d5
       p1 lays Straight: the path is 20 long
       New in the market: Bounty Office
       Round 10: p3 is first player
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p3: the orc enters the city, 2 guards fall, 8 left
       p3: the goblin walks 1 cell to cell 20
       p3: the orc walks 2 cells to cell 18
       p3: the boss walks 3 cells to cell 17
       p3: the orc walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 11
       p1: the goblin walks 2 cells to cell 17
       p1: the goblin walks 2 cells to cell 13
       p1: the spider walks 3 cells to cell 14
       p1: the boss walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 20
       p2: the boss walks 3 cells to cell 18
       Dawn breaks
219. p3 fire.c18ne.orc8  78f4aba08833f26a
       p3: the blue tower at 18 top right fires at an orc
       p3 captures an orc: 2 crystals
220. p2 fire.c16se.orc5{q08}  39a3de6777a11f14
       p2: the blue tower at 16 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 16 bottom right is destroyed
       p2 draws Winding Detour
       Day
221. p3 act.market
       p3 goes to the market
222. p3 use.q11{q18}  b7cd48e4f5428b64
       p3 plays Bounty Office
       p3 gains 4 crystals
       New in the market: Smugglers' Tunnel
223. p1 act.market
       p1 goes to the market
224. p1 cash.q16{q06}  81005244bd25955d
       p1 plays Caltrops for 1 crystal
       New in the market: Timber Convoy
225. p2 act.market
       p2 goes to the market
226. p2 cash.q06{q05}
       p2 plays Timber Convoy for 2 crystals
       The discarded quest cards are shuffled: 53 cards in the pile
       New in the market: Crated Tower
227. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
228. p2 lay.1.2  b47a756b5d3d7f3a
       p2 lays Long bend: the path is 24 long
229. p3 act.market
       p3 goes to the market
230. p3 cash.q05{q09}  052280c85e47acfc
       p3 plays Crated Tower for 1 crystal
       New in the market: Pathfinders
231. p1 act.market
       p1 goes to the market
232. p1 use.q14
       p1 plays Weighted Net
233. p1 creature.spider7{h04}  f4341174c92aefce
       p1 captures a spider: 2 crystals
       New in the market: Rampart Captain
234. p2 act.market
       p2 goes to the market
235. p2 use.q18
       p2 plays Smugglers' Tunnel
236. p2 place.p3.c17{q08}
       p2 sends an orc to p3, cell 17
       New in the market: Winding Detour
237. p2 cash.q20
       p2 plays Sappers for 1 crystal
       Round 11: p1 is first player
       Event: Second Wind
       p3: an orc recovers
       Night falls
       p1: the goblin walks 2 cells to cell 19
       p1: the goblin walks 2 cells to cell 15
       p1: the boss walks 2 cells to cell 13
       p2: the boss walks 3 cells to cell 21
       p3: the goblin walks 1 cell to cell 21
       p3: the orc walks 2 cells to cell 19
       p3: the boss walks 3 cells to cell 20
       p3: the orc walks 2 cells to cell 15
       p3: the orc walks 2 cells to cell 14
       Dawn breaks
238. p2 fire.c19se.boss2
       p2: the blue tower at 19 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
239. p2 fire.c9se.boss2  9247c6193b0c5ca5
       p2: the double cannon at 9 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 9 in all
       Day
240. p1 act.market
       p1 goes to the market
241. p1 use.q08{r3}
       p1 plays Winding Detour
       p1 draws S-curve
242. p1 lay.1.2{q18}  ec81f852985ae175
       p1 lays S-curve: the path is 23 long
       New in the market: Smugglers' Tunnel
243. p2 act.market
       p2 goes to the market
244. p2 use.h04{q18+q11+q20+q13}  741fdaba3146b13a
       p2 plays Rampart Captain
       p2 pays 1 crystal to p1 for the hero
       p2 regains 2 guards
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Bounty Office
       New in the market: Sappers
       New in the market: Ballista Bolt
245. p3 act.build
       p3 builds a tower
246. p3 build.blue.c21ne  9c50afdfc88a0480
       p3 builds: blue tower at 21 top right
247. p1 act.build
       p1 builds a tower
248. p1 build.red.c21se  9a22f536b9f792ac
       p1 builds: red tower at 21 bottom right
249. p2 act.market
       p2 goes to the market
250. p2 use.q11{q10}  bcb1f4026b7fa541
       p2 plays Bounty Office
       p2 gains 4 crystals
       New in the market: Eldorado
251. p3 act.market
       p3 goes to the market
252. p3 use.q13
       p3 plays Ballista Bolt
253. p3 creature.orc5{q09}
       p3 wounds an orc
       New in the market: Pathfinders
       Round 12: p2 is first player
       Night falls
       p2: the boss walks 3 cells to cell 24
       p3: the goblin walks 1 cell to cell 22
       p3: the boss walks 2 cells to cell 22
       p3: the boss enters the city, 3 guards fall, 5 left
       p3: the orc walks 2 cells to cell 21
       p3: the orc walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 16
       p1: the goblin walks 2 cells to cell 21
       p1: the goblin walks 2 cells to cell 18
       p1: the boss walks 2 cells to cell 15
       Dawn breaks
254. p3 fire.c18ne.boss3
       p3: the blue tower at 18 top right fires at the boss
       The boss of p3 takes 1 point of damage, 6 in all
255. p3 fire.c21ne.orc5  234d70f39cce8ed1
       p3: the blue tower at 21 top right fires at an orc
       p3 captures an orc: 2 crystals
256. p1 fire.c21se.goblin3  1f45cc27c6f8b426
       p1: the red tower at 21 bottom right fires at a goblin
       p1 wounds a goblin
       Day
257. p2 act.build
       p2 builds a tower
258. p2 build.blue.c23ne  0864eb964ea702ab
       p2 builds: blue tower at 23 top right
259. p3 act.quest{q07+h03}  ad9b3977082bd96f
       p3 goes on a quest
       p3 draws Log Rollers
       p3 draws Basalt Engineer
260. p1 act.market
       p1 goes to the market
261. p1 use.q10{q10}  0868c520a3709c25
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Eldorado
262. p2 act.market
       p2 goes to the market
263. p2 use.q10{q14}  fcda9e868d3e6337
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Weighted Net
264. p3 act.market
       p3 goes to the market
265. p3 use.q20
       p3 plays Sappers
266. p3 raze.p2.c23ne{q05+h02}
       The blue tower of p2 at 23 top right is destroyed
       p2 draws Crated Tower
       New in the market: Noon Lancer
267. p3 cash.q07  ad4788a443e4b3c8
       p3 plays Log Rollers for 1 crystal
268. p1 act.market
       p1 goes to the market
269. p1 use.q09{p2}
       p1 plays Pathfinders
       p1 draws Left bend
270. p1 lay.2.1{q20}  04666dc1d5c6efd3
       p1 lays Left bend: the path is 25 long
       New in the market: Sappers
       Round 13: p3 is first player
       Night falls
       p3: the goblin enters the city, 1 guard falls, 4 left
       p3: the boss enters the city, 3 guards fall, 1 left
       p3: the orc walks 2 cells to cell 20
       p3: the orc walks 2 cells to cell 17
       p1: the goblin walks 2 cells to cell 23
       p1: the goblin walks 2 cells to cell 20
       p1: the boss walks 2 cells to cell 18
       p2: the boss walks 1 cell to cell 25
       p2: the boss enters the city, 3 guards fall, 9 left
       Dawn breaks
271. p3 fire.c21ne.boss3
       p3: the blue tower at 21 top right fires at the boss
       The boss of p3 takes 1 point of damage, 7 in all
272. p3 fire.c18ne.boss3  81270ed0d8c5ac60
       p3: the blue tower at 18 top right fires at the boss
       The boss of p3 takes 1 point of damage, 8 in all
273. p1 fire.c21se.goblin3  7e53581d3ef15a99
       p1: the red tower at 21 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
274. p3 act.build
       p3 builds a tower
275. p3 build.blue.c5ne
       p3 builds: blue tower at 5 top right
276. p3 use.h03
       p3 plays Basalt Engineer
277. p3 tower.c5se  ad02ab094783e239
       p3 upgrades the yellow tower at 5 bottom right
278. p1 act.build
       p1 builds a tower
279. p1 build.blue.c22se  2d2c975e8fb3cac6
       p1 builds: blue tower at 22 bottom right
280. p2 act.card
       p2 plays a card only
281. p2 use.q05
       p2 plays Crated Tower
282. p2 build.red.c23ne  379bd6ffd5200790
       p2 builds: red tower at 23 top right
283. p3 act.quest{q01+q21}  e2f66665861a44ba
       p3 goes on a quest
       p3 draws Master Mason
       p3 draws Town Militia
284. p1 act.build
       p1 builds a tower
285. p1 build.red.c22sw  693159eaf264e202
       p1 builds: red tower at 22 bottom left
286. p2 act.market
       p2 goes to the market
287. p2 use.q20
       p2 plays Sappers
288. p2 raze.p1.c22se{q12+q17}  042309c5ec8df098
       The blue tower of p1 at 22 bottom right is destroyed
       p1 draws Tavern Rumours
       New in the market: Quagmire
       Round 14: p1 is first player
       Night falls
       p1: the goblin walks 1 cell to cell 21
       p1: the boss walks 2 cells to cell 20
       p2: the boss enters the city, 3 guards fall, 6 left
       p3: the boss enters the city, 1 guard falls, 0 left
       p3: the orc walks 2 cells to cell 22
       p3: the orc walks 2 cells to cell 19
       Game over: p1 wins

p1 +14  Guards [TOWR-E03]
p1  +2  Boss [TOWR-E04]
p1  +5  Trophy: Wrecker [TOWR-Q02]
p2  +6  Guards [TOWR-E03]
p2 +11  Boss [TOWR-E04]
p2  +2  Trophy: Red Ramparts [TOWR-Q02]
p3  +9  Boss [TOWR-E04]
p3  +2  Trophy: Crystal Vault [TOWR-Q08]
p3  +3  Trophy: Blue Skyline [TOWR-Q09]
= p1 21, p2 19, p3 14  guards, won by p1
