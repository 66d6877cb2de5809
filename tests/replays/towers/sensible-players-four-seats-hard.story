towers/2  seats 4  seed 1  options mode=standard level=hard cities=random

  1. p4 act.build
       p4 builds a tower
  2. p4 build.red.c1se
       p4 builds: red tower at 1 bottom right
  3. p4 cash.q13  b9032c21c45e0051
       p4 plays Ballista Bolt for 1 crystal
  4. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  5. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
  6. p1 lay.3.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
  7. p1 lay.1.2
       p1 lays Right step: the path is 10 long
  8. p1 none  03ebddfbc2a2dde0
  9. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 10. p2 lay.3.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
 11. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
 12. p2 lay.2.1
       p2 lays Crossroads: the path is 10 long
 13. p2 none  d29bab521007f7b7
 14. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
 15. p3 lay.2.1{p8}
       p3 lays Fork: the path is 6 long
       p3 draws Side road
 16. p3 lay.2.1{p5}
       p3 lays Side road: the path is 8 long
       p3 draws Right step
 17. p3 lay.1.2
       p3 lays Right step: the path is 10 long
 18. p3 none  53af73eb09665c49
 19. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
 20. p4 lay.2.1{p1}
       p4 lays Right bend: the path is 6 long
       p4 draws Straight
 21. p4 lay.1.2{p7}
       p4 lays Straight: the path is 8 long
       p4 draws Fork
 22. p4 lay.3.1  579c7ea4ea3c384e
       p4 lays Fork: the path is 10 long
 23. p1 act.build
       p1 builds a tower
 24. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
 25. p1 use.h03  d4c66370e4853288
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p4 for the hero
       p1 upgrades the red tower at 5 bottom right
 26. p2 act.build
       p2 builds a tower
 27. p2 build.red.c7ne
       p2 builds: red tower at 7 top right
 28. p2 none  3394aeda91ade926
 29. p3 act.build
       p3 builds a tower
 30. p3 build.red.c5sw
       p3 builds: red tower at 5 bottom left
 31. p3 none{e03+spider+orc+goblin+orc+spider+spider+orc+goblin}  38cb761c11f7226b
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
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
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p4: the spider walks 3 cells to cell 5
       p4: the orc walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       Dawn breaks
 32. p4 fire.c1se.goblin13  5b847a77928af5da
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
       Day
 33. p1 act.market
       p1 goes to the market
 34. p1 use.q12{q03+q09+q21}
       p1 plays Tavern Rumours
       p1 draws Cobalt Chapel
       p1 draws Pathfinders
       New in the market: Town Militia
 35. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 36. p1 lay.1.2  9cba25b286c8add8
       p1 lays Left step: the path is 12 long
 37. p2 act.build
       p2 builds a tower
 38. p2 build.red.c7nw
       p2 builds: red tower at 7 top left
 39. p2 none  efd417a2b549c78a
 40. p3 act.build
       p3 builds a tower
 41. p3 build.red.c2se
       p3 builds: red tower at 2 bottom right
 42. p3 none  3541d771c8ec5f33
 43. p4 act.build
       p4 builds a tower
 44. p4 build.red.c4ne  39536cc0282dff2f
       p4 builds: red tower at 4 top right
 45. p1 act.quest{q14+q20}  7cb3fde7f9a9e477
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Sappers
 46. p2 act.quest{q08+h02}  758d1be8be88a48a
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Noon Lancer
 47. p3 act.quest{q05+q10}  836d82c3deb0eca2
       p3 goes on a quest
       p3 draws Crated Tower
       p3 draws Eldorado
 48. p4 act.build
       p4 builds a tower
 49. p4 build.red.c2se{e00+orc+goblin+goblin+orc+spider+goblin+spider+goblin}  b05133d35356a9dc
       p4 builds: red tower at 2 bottom right
       Round 3: p2 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 4 cells to cell 9
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the goblin walks 6 cells to cell 8
       p2: the goblin walks 6 cells to cell 7
       p2: the goblin walks 6 cells to cell 7
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the goblin walks 5 cells to cell 7
       p3: the goblin walks 5 cells to cell 7
       p3: the spider walks 6 cells to cell 9
       p3: the orc walks 5 cells to cell 8
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the spider walks 4 cells to cell 9
       p4: the spider enters the city, 3 guards fall, 12 left
       p4: the orc walks 5 cells to cell 10
       p4: the orc walks 5 cells to cell 7
       p4: the goblin walks 4 cells to cell 6
       p4: a goblin comes out of the mine
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p1: the orc walks 5 cells to cell 9
       p1: the spider walks 6 cells to cell 9
       p1: the goblin walks 5 cells to cell 8
       p1: the goblin walks 5 cells to cell 5
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 50. p2 fire.c7nw.goblin6
       p2: the red tower at 7 top left fires at a goblin
       p2 wounds a goblin
 51. p2 fire.c7ne.goblin6  8754a350eb309476
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 52. p3 fire.c2se.goblin11
       p3: the red tower at 2 bottom right fires at a goblin
       p3 wounds a goblin
 53. p3 fire.c5sw.goblin9  12e994828b6ab6b1
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
 54. p4 fire.c4ne.goblin13
       p4: the red tower at 4 top right fires at a goblin
       p4 captures a goblin: 2 crystals
 55. p4 fire.c1se.goblin14  40d621231b75f7d5
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 56. p1 fire.c5se.goblin2
 57. p1 creature.goblin2  e91c84c26b2cc8ee
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 58. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
 59. p2 lay.1.2{p8}
       p2 lays Straight: the path is 12 long
       p2 draws Side road
 60. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
 61. p2 lay.1.2
       p2 lays Left step: the path is 16 long
 62. p2 cash.q08  019c618f39c75d3e
       p2 plays Winding Detour for 1 crystal
 63. p3 act.market
       p3 goes to the market
 64. p3 cash.q21{q12}
       p3 plays Town Militia for 1 crystal
       New in the market: Tavern Rumours
 65. p3 use.q05
       p3 plays Crated Tower
 66. p3 build.red.c1se  a243b44c0388c5f5
       p3 builds: red tower at 1 bottom right
 67. p4 act.lengthen{p9}
       p4 lengthens the path
       p4 draws Crossroads
 68. p4 lay.2.1{p4}
       p4 lays Crossroads: the path is 12 long
       p4 draws Hairpin
 69. p4 lay.1.2{p8}
       p4 lays Hairpin: the path is 14 long
       p4 draws Side road
 70. p4 lay.3.1  d0940d428be9ab89
       p4 lays Side road: the path is 16 long
 71. p1 act.build
       p1 builds a tower
 72. p1 build.yellow.c9se
       p1 builds: yellow tower at 9 bottom right
 73. p1 cash.q20  8d58ee71b28c3fc8
       p1 plays Sappers for 1 crystal
 74. p2 act.market
       p2 goes to the market
 75. p2 use.q13
       p2 plays Ballista Bolt
 76. p2 creature.goblin14{q11}
       p2 captures a goblin: 2 crystals
       New in the market: Bounty Office
 77. p2 use.h02
       p2 plays Noon Lancer
       p2 pays 1 crystal to p3 for the hero
 78. p2 creature.goblin5  a2dee3b010464638
       p2 captures a goblin: 2 crystals
 79. p3 act.market
       p3 goes to the market
 80. p3 use.q12{q01+q19+q10}
       p3 plays Tavern Rumours
       p3 draws Master Mason
       p3 draws Picked Lock
       New in the market: Eldorado
 81. p3 use.q10  6954100d7be16fe7
       p3 plays Eldorado
       p3 gains 3 crystals
 82. p4 act.market
       p4 goes to the market
 83. p4 use.q10{q07}  0d4c9d3a617995f7
       p4 plays Eldorado
       p4 gains 3 crystals
       New in the market: Log Rollers
 84. p1 act.build
       p1 builds a tower
 85. p1 build.yellow.c9ne
       p1 builds: yellow tower at 9 top right
 86. p1 none{e08+orc+boss+goblin+boss+spider+boss+spider+boss}  053763bb1f44fbf0
       Round 4: p3 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p3: the spider walks 1 cell to cell 10
       p3: the spider enters the city, 3 guards fall, 12 left
       p3: the goblin walks 2 cells to cell 10
       p3: the goblin enters the city, 1 guard falls, 11 left
       p3: the goblin walks 2 cells to cell 10
       p3: the goblin enters the city, 1 guard falls, 10 left
       p3: the orc walks 2 cells to cell 9
       p3: the spider walks 3 cells to cell 5
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 12
       p4: the orc walks 2 cells to cell 10
       p4: the spider walks 3 cells to cell 5
       p4: a goblin comes out of the mine
       p4: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 12
       p1: the goblin walks 1 cell to cell 7
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 1 cell to cell 8
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 87. p4 fire.c1se.goblin15  af468c67cd2d864e
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 88. p1 fire.c9se.spider1
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
 89. p1 fire.c5se.goblin1
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 90. p1 fire.c9ne.spider1  5b953cb7b21eadbb
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
 91. p2 fire.c7nw.goblin7
       p2: the red tower at 7 top left fires at a goblin
       p2 wounds a goblin
 92. p2 fire.c7ne.goblin7  7ea6c76dfbb49c2f
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 93. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 94. p3 lay.1.2{p9}
       p3 lays Straight: the path is 12 long
       p3 draws Crossroads
 95. p3 lay.4.1{p2}
       p3 lays Crossroads: the path is 14 long
       p3 draws Left bend
 96. p3 lay.2.1
       p3 lays Left bend: the path is 16 long
 97. p3 use.q19
       p3 plays Picked Lock
 98. p3 creature.spider1
 99. p3 place.p1.c11  098ebceb67270ac3
       p3 frees a spider of p1, cell 11
100. p4 act.build
       p4 builds a tower
101. p4 build.yellow.c11nw  edc801d6b4441970
       p4 builds: yellow tower at 11 top left
102. p1 act.build
       p1 builds a tower
103. p1 build.yellow.c4se
       p1 builds: yellow tower at 4 bottom right
       p1 takes the trophy Yellow Ramparts
104. p1 creature.spider1
105. p1 place.p4.c12
       p1 sends a spider to p4, cell 12
106. p1 none  9bd427709d25e6dd
107. p2 act.build
       p2 builds a tower
108. p2 build.yellow.c5se
       p2 builds: yellow tower at 5 bottom right
109. p2 use.q13
       p2 plays Ballista Bolt
110. p2 creature.goblin11  fa0047dd5460c166
       p2 captures a goblin: 2 crystals
111. p3 act.build
       p3 builds a tower
112. p3 build.yellow.c3se
       p3 builds: yellow tower at 3 bottom right
113. p3 none  2e6f362ef5a3fef4
114. p4 act.quest{q19+h04}  e59003658e0bb758
       p4 goes on a quest
       p4 draws Picked Lock
       p4 draws Rampart Captain
115. p1 act.build
       p1 builds a tower
116. p1 build.blue.c1se
       p1 builds: blue tower at 1 bottom right
117. p1 none  062b14800ba5b845
118. p2 act.build
       p2 builds a tower
119. p2 build.yellow.c5ne{e05+spider+goblin+orc+spider}  12d020ce52e9ea05
       p2 builds: yellow tower at 5 top right
       Round 5: p4 is first player
       Event: Vanguard
       Event of the next Dusk: Mountain Toll
       Night falls
       p4: the orc walks 2 cells to cell 13
       p4: the spider walks 3 cells to cell 14
       p4: the orc walks 2 cells to cell 12
       p4: the spider walks 3 cells to cell 10
       p4: the goblin walks 2 cells to cell 3
       p4: the goblin walks 2 cells to cell 3
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p1: the orc walks 1 cell to cell 12
       p1: the orc enters the city, 2 guards fall, 13 left
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the orc walks 2 cells to cell 11
       p3: the spider walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
120. p4 fire.c1se.boss4
       p4: the red tower at 1 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
121. p4 fire.c2se.goblin16
       p4: the red tower at 2 bottom right fires at a goblin
       p4 wounds a goblin
122. p4 fire.c11nw.spider1  f2d8395285fd93da
       p4: the yellow tower at 11 top left fires at a spider
       p4 wounds a spider
123. p1 fire.c1se.boss1
       p1: the blue tower at 1 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
124. p1 fire.c9se.spider2
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
125. p1 fire.c9ne.spider2
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
126. p1 fire.c4se.spider3  4f696a4aaae690cc
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
127. p2 fire.c5se.spider5
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
128. p2 fire.c5ne.spider5  c8f65ffe6482e67e
       p2: the yellow tower at 5 top right fires at a spider
       p2 captures a spider: 2 crystals
129. p3 fire.c1se.boss3
       p3: the red tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
130. p3 fire.c2se.boss3  828e1ae3692c5783
       p3: the red tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
       Day
131. p4 act.market
       p4 goes to the market
132. p4 use.q07
       p4 plays Log Rollers
133. p4 tower.c1se
134. p4 site.c11sw{q08}
       p4 moves the red tower of 1 bottom right to 11 bottom left
       New in the market: Winding Detour
135. p4 cash.q19  8bb5a06fea04780e
       p4 plays Picked Lock for 1 crystal
136. p1 act.market
       p1 goes to the market
137. p1 use.q11{q16}
       p1 plays Bounty Office
       p1 gains 3 crystals
       New in the market: Caltrops
138. p1 none  7716defce253e88f
139. p2 act.build
       p2 builds a tower
140. p2 build.red.c4se  f3b5b4d010dfe812
       p2 builds: red tower at 4 bottom right
141. p3 act.market
       p3 goes to the market
142. p3 cash.q16{q01}
       p3 plays Caltrops for 1 crystal
       New in the market: Master Mason
143. p3 use.q04  348e93c2b1ad3cf9
       p3 plays Amber Workshop
       p3 upgrades the yellow tower at 3 bottom right
144. p4 act.market
       p4 goes to the market
145. p4 use.q14
       p4 plays Weighted Net
146. p4 creature.spider1{q18}
       p4 captures a spider: 2 crystals
       New in the market: Smugglers' Tunnel
147. p4 none  fde3eb39a6d9060e
148. p1 act.build
       p1 builds a tower
149. p1 build.yellow.c7se
       p1 builds: yellow tower at 7 bottom right
150. p1 cash.q14  552ee177a6a4a7d2
       p1 plays Weighted Net for 1 crystal
151. p2 act.market
       p2 goes to the market
152. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
153. p2 lay.1.2{q07}  4f9e76f7bac74bef
       p2 lays Long bend: the path is 19 long
       New in the market: Log Rollers
154. p3 act.market
       p3 goes to the market
155. p3 cash.q07{q18+q02+q07+q17}
       p3 plays Log Rollers for 1 crystal
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Log Rollers
       New in the market: Quagmire
156. p3 none{e04+orc+spider+orc}
       Round 6: p1 is first player
       Event: Mountain Toll
       p1 loses 4 crystals
       p2 loses 1 crystal
       p2 loses 3 guards
       p3 loses 1 crystal
       p3 loses 3 guards
       p4 loses 2 crystals
       p4 loses 2 guards
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 1 cell to cell 3
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 8
       p2: the goblin walks 1 cell to cell 3
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the orc walks 2 cells to cell 14
       p3: the spider walks 1 cell to cell 10
       p4: the orc walks 2 cells to cell 16
       p4: the orc walks 2 cells to cell 13
       p4: the spider walks 3 cells to cell 11
       p4: the goblin walks 2 cells to cell 6
       p4: the goblin walks 2 cells to cell 6
       p4: the boss walks 2 cells to cell 4
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
157. p3 none{goblin}  4c308dedfd1f7dbc
       p3: the spider walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 5
       p3: the boss walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       Dawn breaks
158. p1 fire.c9se.spider3
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
159. p1 fire.c1se.orc3{q17}
       p1: the blue tower at 1 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 1 bottom right is destroyed
       p1 draws Quagmire
160. p1 fire.c4se.boss1  0432a2297a8dd644
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
161. p2 fire.c4se.boss2  9403fcbe14669afc
       p2: the red tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
162. p3 fire.c3se.spider9
       p3: the yellow tower at 3 bottom right fires at a spider
       p3 wounds a spider
163. p3 fire.c1se.goblin12
       p3: the red tower at 1 bottom right fires at a goblin
       p3 wounds a goblin
164. p3 fire.c2se.boss3  ef013941fcfd71fa
       p3: the red tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
165. p4 fire.c11nw.spider11
       p4: the yellow tower at 11 top left fires at a spider
       p4 wounds a spider
166. p4 fire.c2se.boss4
       p4: the red tower at 2 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 2 in all
167. p4 fire.c4ne.goblin15  4853be03e4e4dcb4
       p4: the red tower at 4 top right fires at a goblin
       p4 captures a goblin: 2 crystals
       Day
168. p1 act.build
       p1 builds a tower
169. p1 build.blue.c5sw
       p1 builds: blue tower at 5 bottom left
170. p1 cash.q17  bc4008f071ef5a3a
       p1 plays Quagmire for 1 crystal
171. p2 act.market
       p2 goes to the market
172. p2 use.q07
       p2 plays Log Rollers
173. p2 tower.c7nw
174. p2 site.c6se{q05}  b0d7f00e35b27dd8
       p2 moves the red tower of 7 top left to 6 bottom right
       New in the market: Crated Tower
175. p3 act.market
       p3 goes to the market
176. p3 use.q17
       p3 plays Quagmire
177. p3 cell.c4{q20}
       p3 makes a quagmire of cell 4
       New in the market: Sappers
178. p3 none  7803893d60be9ef2
179. p4 act.market
       p4 goes to the market
180. p4 use.q05
       p4 plays Crated Tower
181. p4 build.yellow.c9nw{q20+q05+h01+q05+q21+q01+q10}
       p4 builds: yellow tower at 9 top left
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Crated Tower
       New in the market: Bramble Warden
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Town Militia
       New in the market: Master Mason
       New in the market: Eldorado
182. p4 use.h04  7e8b002ff2849af7
       p4 plays Rampart Captain
       p4 pays 1 crystal to p2 for the hero
       p4 regains 2 guards
183. p1 act.market
       p1 goes to the market
184. p1 use.q10{q01+q15+q16+q06}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Caltrops
       New in the market: Timber Convoy
185. p1 use.q03  df0a5f6e92b17df8
       p1 plays Cobalt Chapel
       p1 upgrades the blue tower at 5 bottom left
186. p2 act.market
       p2 goes to the market
187. p2 cash.q06{q14}  003ea0b58912ec6b
       p2 plays Timber Convoy for 2 crystals
       New in the market: Weighted Net
188. p3 act.quest{q01+q10}  fabcc27dfff36bfd
       p3 goes on a quest
       p3 draws Master Mason
       p3 draws Eldorado
189. p4 act.quest{q15+q20+e09}  542fd4bbf710a936
       p4 goes on a quest
       p4 draws Burning Pitch
       p4 draws Sappers
       Round 7: p2 is first player
       Event: Wet Powder
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 2 cells to cell 5
       p2: the goblin walks 1 cell to cell 4
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 16
       p3: the spider walks 3 cells to cell 16
       p3: the orc walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 7
       p3: the boss walks 3 cells to cell 8
       p3: the spider sinks into the quagmire of cell 4
       p3: the spider walks 1 cell to cell 4
       p3: the goblin walks 1 cell to cell 2
       p4: the orc walks 1 cell to cell 15
       p4: the orc enters the city, 2 guards fall, 10 left
       p4: the orc walks 2 cells to cell 16
       p4: the spider walks 3 cells to cell 16
       p4: the goblin walks 1 cell to cell 5
       p4: the boss walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
190. p2 fire.c5se.spider6
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
191. p2 fire.c4se.goblin8
       p2: the red tower at 4 bottom right fires at a goblin
       p2 wounds a goblin
192. p2 fire.c5ne.spider6  ba69f53da5d37020
       p2: the yellow tower at 5 top right fires at a spider
       p2 captures a spider: 2 crystals
193. p3 fire.c5sw.boss3
       p3: the red tower at 5 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
194. p3 fire.c1se.goblin12
       p3: the red tower at 1 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
195. p3 fire.c3se.spider9  b51acf9a6c210f03
       p3: the yellow tower at 3 bottom right fires at a spider
       p3 captures a spider: 2 crystals
196. p4 fire.c11nw.spider11
       p4: the yellow tower at 11 top left fires at a spider
       p4 captures a spider: 2 crystals
197. p4 fire.c4ne.goblin16  754d939e18ce73db
       p4: the red tower at 4 top right fires at a goblin
       p4 captures a goblin: 2 crystals
198. p1 fire.c5sw.boss1
       p1: the blue tower at 5 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
199. p1 fire.c5se.boss1
       p1: the red tower at 5 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
200. p1 fire.c4se.boss1  f7c49424160b3a21
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
       Day
201. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
202. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 21 long
       p2 draws Left bend
203. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 23 long
       p2 draws Right step
204. p2 lay.1.2  36b8ecbb70bd2aa8
       p2 lays Right step: the path is 25 long
205. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
206. p3 lay.1.2{p4}
       p3 lays Left step: the path is 18 long
       p3 draws Hairpin
207. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 20 long
       p3 draws Right bend
208. p3 lay.1.2
       p3 lays Right bend: the path is 22 long
209. p3 use.q10  09177b9c1c68d47d
       p3 plays Eldorado
       p3 gains 3 crystals
210. p4 act.build
       p4 builds a tower
211. p4 build.blue.c15nw
       p4 builds: blue tower at 15 top left
212. p4 cash.q20  6971fc6ff48ac492
       p4 plays Sappers for 1 crystal
213. p1 act.market
       p1 goes to the market
214. p1 use.q16
       p1 plays Caltrops
215. p1 creature.orc2
216. p1 back.2{q09}  268ae2552ef1b29d
       p1 pushes an orc back 2 cells to cell 7
       New in the market: Pathfinders
217. p2 act.build
       p2 builds a tower
218. p2 build.yellow.c16sw  44dfc89bd52b36fe
       p2 builds: yellow tower at 16 bottom left
219. p3 act.build
       p3 builds a tower
220. p3 build.blue.c3sw
       p3 builds: blue tower at 3 bottom left
221. p3 none  5787e1006ea9dfb4
222. p4 act.market
       p4 goes to the market
223. p4 use.q14
       p4 plays Weighted Net
224. p4 creature.orc3{q11}
       p4 captures an orc: 2 crystals
       New in the market: Bounty Office
225. p4 cash.q15  41da4e94a8479ded
       p4 plays Burning Pitch for 1 crystal
226. p1 act.market
       p1 goes to the market
227. p1 use.q11{q08}  a56a9415d24c28dc
       p1 plays Bounty Office
       p1 gains 4 crystals
       New in the market: Winding Detour
       Round 8: p3 is first player
       Event: Rockfall
228. p3 tower.c1se  d85cadb46bf49585
       The tower of p3 at 1 bottom right will not fire this Dawn
229. p4 tower.c2se  eea84f88ea539959
       The tower of p4 at 2 bottom right will not fire this Dawn
230. p1 tower.c5sw  7e3987e36ae0f191
       The tower of p1 at 5 bottom left will not fire this Dawn
231. p2 tower.c6se{e00}  1a7c059901804baf
       The tower of p2 at 6 bottom right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p4: the orc walks 1 cell to cell 15
       p4: the orc enters the city, 2 guards fall, 8 left
       p4: the spider walks 3 cells to cell 10
       p4: the boss walks 2 cells to cell 8
       p4: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the goblin walks 2 cells to cell 6
       p2: the orc walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 12
       p2: the boss walks 2 cells to cell 8
       p2: the goblin walks 1 cell to cell 6
       p2: the orc walks 2 cells to cell 5
232. p3 creature.spider8
       p3: the spider walks 3 cells to cell 18
       p3: the orc walks 2 cells to cell 17
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 10
       p3: the boss walks 3 cells to cell 10
       Dawn breaks
233. p3 fire.c3se.boss3
       p3: the yellow tower at 3 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
234. p3 fire.c3sw.boss3  49b1a9bcc9b68a49
       p3: the blue tower at 3 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 6 in all
235. p1 fire.c7se.boss1
       p1: the yellow tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
236. p1 fire.c5se.goblin3
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
237. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
238. p1 fire.c9ne.boss1  ebe9691b62fe1217
       p1: the yellow tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
239. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
240. p2 fire.c4se.goblin8  86caf16098534919
       p2: the red tower at 4 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
241. p3 act.build
       p3 builds a tower
242. p3 build.blue.c12nw
       p3 builds: blue tower at 12 top left
243. p3 cash.q01  f2806bfa9ded453c
       p3 plays Master Mason for 1 crystal
244. p4 act.market
       p4 goes to the market
245. p4 cash.q15{q18}  9d68000da1e02adf
       p4 plays Burning Pitch for 1 crystal
       New in the market: Smugglers' Tunnel
246. p1 act.market
       p1 goes to the market
247. p1 cash.q08{q06}  66863df280bf045e
       p1 plays Winding Detour for 1 crystal
       New in the market: Timber Convoy
248. p2 act.market
       p2 goes to the market
249. p2 use.q06
       p2 plays Timber Convoy
250. p2 build.blue.c19se{q05}  b99624bfc4bab2dd
       p2 builds: blue tower at 19 bottom right
       The discarded quest cards are shuffled: 54 cards in the pile
       New in the market: Crated Tower
251. p3 act.market
       p3 goes to the market
252. p3 use.q18
       p3 plays Smugglers' Tunnel
253. p3 creature.spider8
254. p3 place.p4.c10{q08}
       p3 sends a spider to p4, cell 10
       New in the market: Winding Detour
255. p3 cash.q01  25fe2d820f42bf48
       p3 plays Master Mason for 1 crystal
256. p4 act.lengthen{p6}
       p4 lengthens the path
       p4 draws Left step
257. p4 lay.1.2{p2+p5}  6614ec73215ea755
       p4 lays Left step: the path is 18 long
       Left bend does not fit: p4 sets it aside
       Right step does not fit: p4 sets it aside
       No tile fits: p4 cannot lengthen any more for now
258. p1 act.market
       p1 goes to the market
259. p1 cash.q05{q05}  9176e7cab55b6d53
       p1 plays Crated Tower for 1 crystal
       New in the market: Crated Tower
260. p2 act.market
       p2 goes to the market
261. p2 cash.q05{q21+e07}  1ef7fbc08b46b96f
       p2 plays Crated Tower for 1 crystal
       New in the market: Town Militia
       Round 9: p4 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p4: the spider walks 3 cells to cell 11
       p4: the spider walks 3 cells to cell 11
       p4: the boss walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 12
       p1: the goblin walks 1 cell to cell 5
       p2: the orc walks 2 cells to cell 13
       p2: the orc walks 2 cells to cell 13
       p2: the boss walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 19
       p3: the orc walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 12
       p3: the boss walks 3 cells to cell 14
       Dawn breaks
262. p4 fire.c9nw.spider8
       p4: the yellow tower at 9 top left fires at a spider
       p4 wounds a spider
263. p4 fire.c11nw.spider8  e53896095c369a9b
       p4: the yellow tower at 11 top left fires at a spider
       p4 captures a spider: 2 crystals
264. p1 fire.c9ne.boss1
       p1: the yellow tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
265. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
266. p1 fire.c5se.goblin4  b9abbf41c5924731
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
267. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
268. p2 fire.c5ne.boss2  d10ab8fc722cbcb3
       p2: the yellow tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
269. p3 fire.c12nw.boss3  25eb158880171153
       p3: the blue tower at 12 top left fires at the boss
       The boss of p3 takes 1 point of damage, 7 in all
       Game over: p1 wins

p1 +13  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p1  +6  Trophy: Crystal Vault [TOWR-Q08]
p1  +3  Trophy: Roof Guild [TOWR-Q09]
p2  +9  Guards [TOWR-E03]
p2  +4  Boss [TOWR-E04]
p3  +7  Guards [TOWR-E03]
p3  +8  Boss [TOWR-E04]
p3  +1  Trophy: Crystal Vault [TOWR-Q08]
p4  +8  Guards [TOWR-E03]
p4  +2  Boss [TOWR-E04]
p4  +2  Trophy: Crystal Vault [TOWR-Q08]
= p1 39, p3 16, p2 13, p4 12  boss, won by p1
