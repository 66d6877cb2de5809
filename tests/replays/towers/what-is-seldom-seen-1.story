towers/2  seats 4  seed 16  options mode=standard level=extreme cities=chosen

  1. p1 city.paladins  704fbcba0f453964
       p1 plays Paladins of the Krak
  2. p2 city.tribes  7ba99af136aea25c
       p2 plays Tribes of the Burning Sun
  3. p3 city.artisans{x01+goblin+orc+spider+goblin+orc+spider+orc+orc}  efa27f907200770c
       p3 plays Artisans of the Black Rock
       p4 plays Druids of the Forest Heart
       Round 1: p1 is first player
       Event of the next Dusk: Blood Moon
       Night falls
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       Day
  4. p1 act.build
       p1 builds a tower
  5. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  6. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
  7. p1 lay.1.2  544e525f5dd65bda
       p1 lays Left step: the path is 6 long
  8. p2 act.build
       p2 builds a tower
  9. p2 build.red.c3se
       p2 builds: red tower at 3 bottom right
 10. p2 cash.q08  cca62b87140b6be8
       p2 plays Winding Detour for 1 crystal
 11. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 12. p3 lay.1.2{p9}
       p3 lays Straight: the path is 6 long
       p3 draws Crossroads
 13. p3 lay.2.1{p8}
       p3 lays Crossroads: the path is 8 long
       p3 draws Side road
 14. p3 lay.2.1
       p3 lays Side road: the path is 10 long
 15. p3 none  380c7e45b3eefd8d
 16. p4 act.lengthen{p5}
       p4 lengthens the path
       p4 draws Right step
 17. p4 lay.1.2{p6}
       p4 lays Right step: the path is 6 long
       p4 draws Left step
 18. p4 lay.1.2{p8}
       p4 lays Left step: the path is 8 long
       p4 draws Side road
 19. p4 lay.2.1
       p4 lays Side road: the path is 10 long
 20. p4 use.q05
       p4 plays Crated Tower
 21. p4 build.red.c1se  2987407db7b33a29
       p4 builds: red tower at 1 bottom right
 22. p1 act.build
       p1 builds a tower
 23. p1 build.red.c1se  d7e2516cded58fe8
       p1 builds: red tower at 1 bottom right
 24. p2 act.build
       p2 builds a tower
 25. p2 build.red.c2se  5f36b9653427d1de
       p2 builds: red tower at 2 bottom right
 26. p3 act.market
       p3 goes to the market
 27. p3 use.q10{q12}
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Tavern Rumours
 28. p3 none  b7765779c7566f19
 29. p4 act.market
       p4 goes to the market
 30. p4 cash.q21{q20+x02+spider+goblin+goblin+goblin+goblin+spider+orc+goblin}  af96c82d7ee23c97
       p4 plays Town Militia for 1 crystal
       New in the market: Sappers
       Round 2: p2 is first player
       Event: Blood Moon
       Event of the next Dusk: Tremor
       Night falls
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 7 guards fall, 8 left
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 3 cells to cell 6
       p3: the orc walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p4: the spider walks 3 cells to cell 6
       p4: the orc walks 2 cells to cell 4
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p4: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 31. p2 fire.c2se.goblin5  e62d945836f40e61
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 32. p4 fire.c1se.goblin13  bb0bcbbe03c5e815
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 33. p1 fire.c2se.goblin1
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
 34. p1 fire.c1se.goblin1  0eab720a6a233206
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 35. p2 act.build
       p2 builds a tower
 36. p2 build.red.c1se  d2fbbac11d36a426
       p2 builds: red tower at 1 bottom right
 37. p3 act.market
       p3 goes to the market
 38. p3 use.q12{q01+q08+q16}
       p3 plays Tavern Rumours
       p3 draws Master Mason
       p3 draws Winding Detour
       New in the market: Caltrops
 39. p3 use.q08{r3}
       p3 plays Winding Detour
       p3 draws S-curve
 40. p3 lay.2.1  18a3d70bd12e720a
       p3 lays S-curve: the path is 13 long
 41. p4 act.build
       p4 builds a tower
 42. p4 build.red.c2se  75443af8885fc977
       p4 builds: red tower at 2 bottom right
 43. p1 act.lengthen{p5}
       p1 lengthens the path
       p1 draws Right step
 44. p1 lay.1.2{p1}
       p1 lays Right step: the path is 8 long
       p1 draws Straight
 45. p1 lay.1.2{p9}
       p1 lays Straight: the path is 10 long
       p1 draws Crossroads
 46. p1 lay.4.1  7f810778ccb9f327
       p1 lays Crossroads: the path is 12 long
 47. p2 act.quest{q15+q20}  8d45989522f89a5b
       p2 goes on a quest
       p2 draws Burning Pitch
       p2 draws Sappers
 48. p3 act.market
       p3 goes to the market
 49. p3 cash.q07{q11}
       p3 plays Log Rollers for 1 crystal
       New in the market: Bounty Office
 50. p3 none  babeba273568a21a
 51. p4 act.build
       p4 builds a tower
 52. p4 build.blue.c5se  5489f52881332ab9
       p4 builds: blue tower at 5 bottom right
 53. p1 act.build
       p1 builds a tower
 54. p1 build.blue.c5ne{x03+orc+spider+goblin+goblin+spider+goblin+orc+orc}  348764f945f7f924
       p1 builds: blue tower at 5 top right
       Round 3: p3 is first player
       Event: Tremor
       Event of the next Dusk: Famine
       Night falls
       p3: the spider walks 3 cells to cell 10
       p3: the orc walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 6
       p3: the goblin walks 1 cell to cell 2
       p3: a goblin comes out of the mine
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the spider walks 3 cells to cell 10
       p4: the orc walks 2 cells to cell 6
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 1 cell to cell 2
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 5 left
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 55. p4 fire.c1se.goblin14
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 56. p4 fire.c2se.goblin13
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
 57. p4 fire.c5se.orc10{q11}  ae9ed9577d6c6df8
       p4: the blue tower at 5 bottom right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 5 bottom right is destroyed
       p4 draws Bounty Office
 58. p1 fire.c5ne.orc1{q21}
       p1: the blue tower at 5 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 top right is destroyed
       p1 draws Town Militia
 59. p1 fire.c1se.goblin2  ae6072ed0af62c87
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 60. p2 fire.c2se.goblin7
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 61. p2 fire.c1se.goblin7
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 62. p2 fire.c3se.goblin5  95192d1945d7f7f8
       p2: the red tower at 3 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 63. p3 act.lengthen{p4}
       p3 lengthens the path
       p3 draws Hairpin
 64. p3 lay.1.2{p6+p5}
       p3 lays Hairpin: the path is 15 long
       Left step does not fit: p3 sets it aside
       p3 draws Right step
 65. p3 lay.1.2{p6}
       p3 lays Right step: the path is 17 long
       p3 draws Left step
 66. p3 lay.1.2
       p3 lays Left step: the path is 19 long
 67. p3 none  2eaf18a824b26d51
 68. p4 act.build
       p4 builds a tower
 69. p4 build.blue.c7ne
       p4 builds: blue tower at 7 top right
 70. p4 none  49b6dd9b47a55a12
 71. p1 act.quest{q01+q13}  c72324dd3b5c0abc
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Ballista Bolt
 72. p2 act.market
       p2 goes to the market
 73. p2 cash.q16{q16}
       p2 plays Caltrops for 1 crystal
       New in the market: Caltrops
 74. p2 cash.q20  a1ef765cdebb236d
       p2 plays Sappers for 1 crystal
 75. p3 act.build
       p3 builds a tower
 76. p3 build.red.c2se
       p3 builds: red tower at 2 bottom right
 77. p3 use.q01  cbf3896566a94b59
       p3 plays Master Mason
       p3 upgrades the red tower at 2 bottom right
 78. p4 act.quest{q05+q06}  8f016402bd853a3b
       p4 goes on a quest
       p4 draws Crated Tower
       p4 draws Timber Convoy
 79. p1 act.market
       p1 goes to the market
 80. p1 cash.q16{q14}
       p1 plays Caltrops for 1 crystal
       New in the market: Weighted Net
 81. p1 use.q13
       p1 plays Ballista Bolt
 82. p1 creature.orc1  f1560372acf29006
       p1 captures an orc: 2 crystals
 83. p2 act.market
       p2 goes to the market
 84. p2 use.q11{q03}
       p2 plays Bounty Office
       p2 gains 2 crystals
       New in the market: Cobalt Chapel
 85. p2 none  f0e8ebaef3de5798
       Round 4: p4 is first player
       Event: Famine
 86. p4 discard.q05  56991198376d280f
       p4 discards Crated Tower
 87. p1 discard.q21  a9bda406a81c4802
       p1 discards Town Militia
 88. p2 discard.q15  be15d814e7bd5b1e
       p2 discards Burning Pitch
 89. p3 discard.q01{x04+spider+boss+spider+boss+orc+boss+goblin+boss}  871e36c71bb318ef
       p3 discards Master Mason
       Event of the next Dusk: Howling Horn
       Night falls
       p4: the spider walks 1 cell to cell 9
       p4: the spider enters the city, 3 guards fall, 12 left
       p4: the orc walks 2 cells to cell 8
       p4: the orc walks 2 cells to cell 6
       p4: the spider walks 3 cells to cell 6
       p4: the goblin walks 1 cell to cell 2
       p4: a goblin comes out of the mine
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 1 cell to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 7
       p3: the spider walks 3 cells to cell 10
       p3: the goblin walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: the goblin walks 2 cells to cell 3
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       Dawn breaks
 90. p4 fire.c1se.goblin14
       p4: the red tower at 1 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
 91. p4 fire.c7ne.orc10  e223c8f13becf530
       p4: the blue tower at 7 top right fires at an orc
       p4 captures an orc: 2 crystals
 92. p1 fire.c1se.goblin2  117810f669648605
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 93. p2 fire.c3se.goblin6
       p2: the red tower at 3 bottom right fires at a goblin
       p2 wounds a goblin
 94. p2 fire.c2se.goblin6  99bf421754526f2e
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 95. p3 fire.c2se.goblin9
 96. p3 creature.goblin11  dc4e03df1106cfc0
       p3: the double cannon at 2 bottom right fires at a goblin and a goblin
       p3 wounds a goblin
       p3 wounds a goblin
       Day
 97. p4 act.market
       p4 goes to the market
 98. p4 use.q03{q10}
       p4 plays Cobalt Chapel
       p4 upgrades the blue tower at 7 top right
       New in the market: Eldorado
 99. p4 use.q06
       p4 plays Timber Convoy
100. p4 build.blue.c5se
       p4 builds: blue tower at 5 bottom right
101. p4 build.red.c9ne  f037c7b59cec034f
       p4 builds: red tower at 9 top right
102. p1 act.build
       p1 builds a tower
103. p1 build.blue.c5ne
       p1 builds: blue tower at 5 top right
104. p1 none  621662e4a1811462
105. p2 act.market
       p2 goes to the market
106. p2 use.q10{q10}  f9a2059d73b8507c
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Eldorado
107. p3 act.market
       p3 goes to the market
108. p3 use.q10{q14+q13+q17+q14}  b5972c32ba15c684
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Weighted Net
       Two cards alike: the market is replaced
       New in the market: Ballista Bolt
       New in the market: Quagmire
       New in the market: Weighted Net
109. p4 act.market
       p4 goes to the market
110. p4 cash.q14{q05}
       p4 plays Weighted Net for 1 crystal
       New in the market: Crated Tower
111. p4 cash.q11  1e588681fd7834fb
       p4 plays Bounty Office for 1 crystal
112. p1 act.market
       p1 goes to the market
113. p1 use.q17
       p1 plays Quagmire
114. p1 cell.c3{q09}
       p1 makes a quagmire of cell 3
       New in the market: Pathfinders
115. p1 none  f0b7d525cff63f47
116. p2 act.market
       p2 goes to the market
117. p2 use.q05
       p2 plays Crated Tower
118. p2 build.red.c1ne{q13+q19+q17+q18}  9d11fd4ddddebc77
       p2 builds: red tower at 1 top right
       New in the market: Ballista Bolt
       Two cards alike: the market is replaced
       New in the market: Picked Lock
       New in the market: Quagmire
       New in the market: Smugglers' Tunnel
119. p3 act.quest{q01+q07+e09+goblin+orc+goblin}  00c76b41291f0b85
       p3 goes on a quest
       p3 draws Master Mason
       p3 draws Log Rollers
       Round 5: p1 is first player
       Event: Howling Horn
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc enters the city, 2 guards fall, 3 left
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 3 cells to cell 4
       p2: the boss enters the city, 2 guards fall, 1 left
       p3: the spider walks 3 cells to cell 15
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 9
       p3: the goblin walks 3 cells to cell 8
       p3: the orc walks 2 cells to cell 6
       p3: the goblin walks 3 cells to cell 6
       p3: the spider walks 3 cells to cell 6
       p3: the goblin walks 3 cells to cell 5
       p3: the boss comes out of the mine
       p3: the boss walks 5 cells to cell 6
       p4: the orc walks 2 cells to cell 8
       p4: the spider walks 3 cells to cell 10
       p4: the spider walks 3 cells to cell 6
       p4: the goblin walks 1 cell to cell 2
       p4: the boss comes out of the mine
       p4: the boss walks 5 cells to cell 6
120. p1 creature.spider1{goblin}
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 5 cells to cell 6
       Dawn breaks
121. p1 fire.c5ne.orc2{h01}
       p1: the blue tower at 5 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 top right is destroyed
       p1 draws Bramble Warden
122. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
123. p1 fire.c2se.goblin3
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       p1 takes the trophy Full Dungeon
124. p1 tower.c2se
125. p1 site.c5ne  d67ab5caa4eb78a0
       p1 moves the red tower of 2 bottom right to 5 top right
126. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
127. p2 fire.c3se.boss2  2bd0e01c0288e1ba
       p2: the red tower at 3 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
128. p4 fire.c5se.boss4
       p4: the blue tower at 5 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
129. p4 fire.c1se.goblin15
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
130. p4 fire.c7ne.orc11
       p4: the blue tower at 7 top right fires at an orc
       p4 wounds an orc
131. p4 aura.c7ne
       p4 gives up the upgrade of 7 top right and saves the tower at 7 top right
132. p4 fire.c2se.goblin15  bbaf3d86c0e36f62
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
       Day
133. p1 act.build
       p1 builds a tower
134. p1 build.blue.c6ne
       p1 builds: blue tower at 6 top right
135. p1 none  50db2bbfee1e1c14
136. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
137. p2 lay.2.1{p1}
       p2 lays Side road: the path is 6 long
       p2 draws Straight
138. p2 lay.1.2{p3}
       p2 lays Straight: the path is 8 long
       p2 draws Right bend
139. p2 lay.2.1  ed2cff1fcf39ff77
       p2 lays Right bend: the path is 10 long
140. p3 act.lengthen{p2}
       p3 lengthens the path
       p3 draws Left bend
141. p3 lay.2.1{p7}
       p3 lays Left bend: the path is 21 long
       p3 draws Fork
142. p3 lay.2.1{p3}
       p3 lays Fork: the path is 23 long
       p3 draws Right bend
143. p3 lay.1.2
       p3 lays Right bend: the path is 25 long
144. p3 use.q07
       p3 plays Log Rollers
145. p3 site.c9sw  161a5449ae71a66f
       p3 moves the red tower of 2 bottom right to 9 bottom left
146. p4 act.market
       p4 goes to the market
147. p4 cash.q17{q05}  b011cb3184e3a5e6
       p4 plays Quagmire for 1 crystal
       New in the market: Crated Tower
148. p1 act.market
       p1 goes to the market
149. p1 use.q05
       p1 plays Crated Tower
150. p1 build.blue.c10ne{q02}
       p1 builds: blue tower at 10 top right
       New in the market: Crimson Foundry
151. p1 none  91ca77c3f7593cc4
152. p2 act.build
       p2 builds a tower
153. p2 build.blue.c4se  d8d3c59dc45e641e
       p2 builds: blue tower at 4 bottom right
154. p3 act.build
       p3 builds a tower
155. p3 build.yellow.c17se
       p3 builds: yellow tower at 17 bottom right
156. p3 none  95d00333c5f60a10
157. p4 act.build
       p4 builds a tower
158. p4 build.blue.c4ne
       p4 builds: blue tower at 4 top right
       p4 takes the trophy Blue Ramparts
159. p4 tower.c2se
160. p4 site.c7se  77c5f3164f8e867c
       p4 moves the red tower of 2 bottom right to 7 bottom right
       Round 6: p2 is first player
       Event: Rockfall
161. p2 tower.c1ne  15a808f8a7dbb4f7
       The tower of p2 at 1 top right will not fire this Dawn
162. p3 tower.c17se  57f5bc44ba45be34
       The tower of p3 at 17 bottom right will not fire this Dawn
163. p4 tower.c7ne  b91d82f7ac59e26c
       The tower of p4 at 7 top right will not fire this Dawn
164. p1 tower.c6ne{e04+spider+goblin+orc+spider}  2e6909a31c3eefa2
       The tower of p1 at 6 top right will not fire this Dawn
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the boss walks 2 cells to cell 5
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 3 cells to cell 18
       p3: the spider walks 3 cells to cell 15
       p3: the orc walks 2 cells to cell 12
       p3: the goblin walks 3 cells to cell 9
       p3: the goblin walks 3 cells to cell 10
       p3: the orc walks 2 cells to cell 7
       p3: the spider walks 3 cells to cell 10
       p3: the boss walks 2 cells to cell 7
       p3: the goblin walks 3 cells to cell 7
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p4: the spider walks 1 cell to cell 9
       p4: the spider enters the city, 3 guards fall, 9 left
       p4: the orc walks 2 cells to cell 9
       p4: the spider walks 3 cells to cell 10
       p4: the boss walks 2 cells to cell 8
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the boss walks 2 cells to cell 8
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
165. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
166. p2 fire.c4se.orc5{q18}  ee42166dbb15a54a
       p2: the blue tower at 4 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 4 bottom right is destroyed
       p2 draws Smugglers' Tunnel
167. p3 fire.c9sw.goblin9  11d9b9dd8900cec5
       p3: the double cannon at 9 bottom left fires twice at a goblin
       p3 captures a goblin: 2 crystals
168. p4 fire.c5se.boss4
       p4: the blue tower at 5 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 2 in all
169. p4 fire.c1se.goblin16  c798295c0e5f2270
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
170. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
171. p1 fire.c5ne.boss1
       p1: the red tower at 5 top right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
172. p1 fire.c10ne.orc3{q20}  4283b4ce283ebd9a
       p1: the blue tower at 10 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 10 top right is destroyed
       p1 draws Sappers
       Day
173. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
174. p2 lay.1.2{p6+p9}
       p2 lays Hairpin: the path is 12 long
       Left step does not fit: p2 sets it aside
       p2 draws Crossroads
175. p2 lay.2.1{p5}
       p2 lays Crossroads: the path is 14 long
       p2 draws Right step
176. p2 lay.1.2
       p2 lays Right step: the path is 16 long
177. p2 use.q18
       p2 plays Smugglers' Tunnel
178. p2 creature.orc5
179. p2 place.p4.c10  686d80ba87ac8992
       p2 sends an orc to p4, cell 10
180. p3 act.market
       p3 goes to the market
181. p3 use.q18
       p3 plays Smugglers' Tunnel
182. p3 creature.spider7
183. p3 place.p4.c8{q18}
       p3 sends a spider to p4, cell 8
       New in the market: Smugglers' Tunnel
184. p3 none  56ef49f70f31956d
185. p4 act.lengthen{p4}
       p4 lengthens the path
       p4 draws Hairpin
186. p4 lay.1.2{p3}
       p4 lays Hairpin: the path is 12 long
       p4 draws Right bend
187. p4 lay.1.2{p1}
       p4 lays Right bend: the path is 14 long
       p4 draws Straight
188. p4 lay.1.2  dea64e420fdd5ef5
       p4 lays Straight: the path is 16 long
189. p1 act.market
       p1 goes to the market
190. p1 use.q18
       p1 plays Smugglers' Tunnel
191. p1 creature.spider1
192. p1 place.p3.c15{q19+q12+q04+q20}
       p1 sends a spider to p3, cell 15
       New in the market: Picked Lock
       Two cards alike: the market is replaced
       New in the market: Tavern Rumours
       New in the market: Amber Workshop
       New in the market: Sappers
193. p1 none  5913bc7cf176f095
194. p2 act.build
       p2 builds a tower
195. p2 build.yellow.c5se  911b83b2bff82775
       p2 builds: yellow tower at 5 bottom right
196. p3 act.market
       p3 goes to the market
197. p3 use.q12{q15+h04+h03}
       p3 plays Tavern Rumours
       p3 draws Burning Pitch
       p3 draws Rampart Captain
       New in the market: Basalt Engineer
198. p3 use.q15
       p3 plays Burning Pitch
199. p3 cell.c7  5b99440593e9b7da
       p3 captures a goblin: 2 crystals
       p3 wounds an orc
200. p4 act.market
       p4 goes to the market
201. p4 cash.q04{q06}  211440b53bcfa8e6
       p4 plays Amber Workshop for 1 crystal
       New in the market: Timber Convoy
202. p1 act.quest{q07+q08+e01}  c4212528b9d078e9
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Winding Detour
       Round 7: p3 is first player
       Event: Wet Powder
       Event of the next Dusk: Sabotage
       Night falls
       p3: the spider walks 3 cells to cell 18
       p3: the spider walks 3 cells to cell 18
       p3: the orc walks 2 cells to cell 14
       p3: the goblin walks 2 cells to cell 13
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 9
       p3: the boss walks 2 cells to cell 9
       p3: the goblin walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p4: the orc walks 2 cells to cell 12
       p4: the orc walks 2 cells to cell 11
       p4: the spider walks 3 cells to cell 12
       p4: the spider walks 3 cells to cell 11
       p4: the boss walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 11
       p1: the boss walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       Dawn breaks
203. p3 fire.c9sw.boss3
       p3: the red tower at 9 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
204. p3 fire.c17se.spider1  7f5cdb5b9ba9da0a
       p3: the yellow tower at 17 bottom right fires at a spider
       p3 wounds a spider
205. p4 fire.c7ne.boss4
       p4: the blue tower at 7 top right fires at the boss
       The boss of p4 takes 1 point of damage, 3 in all
       The boss of p4 is wounded and grows faster
206. p4 fire.c1se.goblin16
       p4: the red tower at 1 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
207. p4 fire.c7se.boss4
       p4: the red tower at 7 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 4 in all
208. p4 fire.c4ne.orc12{q01}
       p4: the blue tower at 4 top right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 4 top right is destroyed
       p4 draws Master Mason
209. p4 fire.c9ne.boss4  dfad5421eb12dc14
       p4: the red tower at 9 top right fires at the boss
       The boss of p4 takes 1 point of damage, 5 in all
210. p1 fire.c1se.goblin4  be6141effe59c266
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
211. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
212. p2 fire.c5se.spider6  dddf9cdeff2c64b7
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
       Day
213. p3 act.market
       p3 goes to the market
214. p3 use.h03{h02}
       p3 plays Basalt Engineer
       p3 upgrades the yellow tower at 17 bottom right
       New in the market: Noon Lancer
215. p3 none  7a159f8e86c90e14
216. p4 act.market
       p4 goes to the market
217. p4 use.q06
       p4 plays Timber Convoy
218. p4 build.blue.c13ne
       p4 builds: blue tower at 13 top right
219. p4 build.yellow.c9se{q10}
       p4 builds: yellow tower at 9 bottom right
       New in the market: Eldorado
220. p4 none  c5a0155c06c6784c
221. p1 act.market
       p1 goes to the market
222. p1 use.h02
       p1 plays Noon Lancer
       p1 pays 1 crystal to p2 for the hero
223. p1 creature.spider2{q21}
       p1 captures a spider: 2 crystals
       The discarded quest cards are shuffled: 47 cards in the pile
       New in the market: Town Militia
224. p1 cash.q07  dc6e7668da731511
       p1 plays Log Rollers for 1 crystal
225. p2 act.build
       p2 builds a tower
226. p2 build.blue.c8se  2bbc93ac769ac6c9
       p2 builds: blue tower at 8 bottom right
227. p3 act.build
       p3 builds a tower
228. p3 build.yellow.c18se
       p3 builds: yellow tower at 18 bottom right
229. p3 none  75d10544f6db290b
230. p4 act.market
       p4 goes to the market
231. p4 use.q10{q13}
       p4 plays Eldorado
       p4 gains 3 crystals
       New in the market: Ballista Bolt
232. p4 none  5f53e5284d1cb71f
233. p1 act.lengthen{p2}
       p1 lengthens the path
       p1 draws Left bend
234. p1 lay.2.1{p7}
       p1 lays Left bend: the path is 14 long
       p1 draws Fork
235. p1 lay.3.1{p8}
       p1 lays Fork: the path is 16 long
       p1 draws Side road
236. p1 lay.3.1
       p1 lays Side road: the path is 18 long
237. p1 use.q08{r1}
       p1 plays Winding Detour
       p1 draws Long straight
238. p1 lay.1.2  1ad885e67c7c3f0d
       p1 lays Long straight: the path is 21 long
239. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
240. p2 lay.2.1{p6}
       p2 lays Fork: the path is 18 long
       p2 draws Left step
241. p2 lay.1.2{p2}
       p2 lays Left step: the path is 20 long
       p2 draws Left bend
242. p2 lay.1.2  b2624f389b99b35c
       p2 lays Left bend: the path is 22 long
       Round 8: p4 is first player
       Event: Sabotage
243. p4 raze.p1.c1se{q10}  15897bbf2eb1ba05
       p4 sabotages the tower of p1 at 1 bottom right
       The red tower of p1 at 1 bottom right is destroyed
       p1 draws Eldorado
244. p1 raze.p2.c2se  2ef4125ec55f4087
       p1 sabotages the tower of p2 at 2 bottom right
245. p2 pay
       p2 pays 2 crystals of ransom
246. p2 raze.p3.c18se{q20}  ce3170c1f726472b
       p2 sabotages the tower of p3 at 18 bottom right
       The yellow tower of p3 at 18 bottom right is destroyed
       p3 draws Sappers
247. p3 raze.p4.c13ne  e65058337fc1b1b1
       p3 sabotages the tower of p4 at 13 top right
248. p4 pay{e07}  f6afcd43994ca1f4
       p4 pays 2 crystals of ransom
       Event of the next Dusk: Second Wind
       Night falls
       p4: the orc walks 2 cells to cell 14
       p4: the spider walks 3 cells to cell 15
       p4: the orc walks 2 cells to cell 13
       p4: the spider walks 3 cells to cell 14
       p4: the boss walks 3 cells to cell 13
       p4: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 13
       p1: the boss walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 2 cells to cell 9
       p2: the spider walks 3 cells to cell 10
249. p3 creature.spider8  41249e06b984b3f9
       p3: the spider walks 3 cells to cell 20
       p3: the spider walks 3 cells to cell 20
       p3: the orc walks 2 cells to cell 16
       p3: the spider walks 3 cells to cell 15
       p3: the goblin walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 12
       p3: the boss walks 2 cells to cell 12
       p3: the goblin walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 6
       Dawn breaks
250. p4 fire.c13ne.boss4
       p4: the blue tower at 13 top right fires at the boss
       The boss of p4 takes 1 point of damage, 6 in all
251. p4 fire.c9se.boss4
       p4: the yellow tower at 9 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 7 in all
252. p4 fire.c9ne.boss4
       p4: the red tower at 9 top right fires at the boss
       The boss of p4 takes 1 point of damage, 8 in all
253. p4 fire.c5se.orc12  c6a7ff98fcc3e4fd
       p4: the blue tower at 5 bottom right fires at an orc
       p4 captures an orc: 2 crystals
254. p2 fire.c8se.orc6{q16}  334cfabf94e7d298
       p2: the blue tower at 8 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 8 bottom right is destroyed
       p2 draws Caltrops
255. p3 fire.c9sw.boss3  4f74d11b3466def3
       p3: the double cannon at 9 bottom left fires twice at the boss
       The boss of p3 takes 2 points of damage, 3 in all
       The boss of p3 is wounded and grows faster
       Day
256. p4 act.lengthen{p9}
       p4 lengthens the path
       p4 draws Crossroads
257. p4 lay.1.2{p7}
       p4 lays Crossroads: the path is 18 long
       p4 draws Fork
258. p4 lay.3.1{p2}
       p4 lays Fork: the path is 20 long
       p4 draws Left bend
259. p4 lay.2.1
       p4 lays Left bend: the path is 22 long
260. p4 cash.q01  8f2a3956f0c868cd
       p4 plays Master Mason for 1 crystal
261. p1 act.market
       p1 goes to the market
262. p1 use.q13
       p1 plays Ballista Bolt
263. p1 creature.orc6{h03}
       p1 captures an orc: 2 crystals
       New in the market: Basalt Engineer
264. p1 none  203facc296cd90e4
265. p2 act.market
       p2 goes to the market
266. p2 cash.q21{q06}
       p2 plays Town Militia for 1 crystal
       New in the market: Timber Convoy
267. p2 use.q16
       p2 plays Caltrops
268. p2 back.2  99536a8f0c524689
       p2 pushes a spider back 2 cells to cell 7
269. p3 act.market
       p3 goes to the market
270. p3 cash.q06{q05}
       p3 plays Timber Convoy for 2 crystals
       New in the market: Crated Tower
271. p3 none  7ae11ea87ffd297c
272. p4 act.quest{q05+h02}  b524a12335f4e5ca
       p4 goes on a quest
       p4 draws Crated Tower
       p4 draws Noon Lancer
273. p1 act.market
       p1 goes to the market
274. p1 use.q05
       p1 plays Crated Tower
275. p1 build.red.c15ne{q15}
       p1 builds: red tower at 15 top right
       New in the market: Burning Pitch
276. p1 use.q10  e4d2b35d8db31510
       p1 plays Eldorado
       p1 gains 3 crystals
277. p2 act.build
       p2 builds a tower
278. p2 build.yellow.c9ne  c72c1835b8c097ab
       p2 builds: yellow tower at 9 top right
279. p3 act.build
       p3 builds a tower
280. p3 build.yellow.c24sw
       p3 builds: yellow tower at 24 bottom left
281. p3 cash.q20{e02}
       p3 plays Sappers for 1 crystal
       Round 9: p1 is first player
       Event: Second Wind
       p1: an orc recovers
       p2: a spider recovers
       p3: a spider recovers
       p4: an orc recovers
       Event of the next Dusk: Tornado
       Night falls
       p1: the orc walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 15
       p1: the boss walks 2 cells to cell 13
       p1: the spider walks 3 cells to cell 11
       p2: the boss walks 2 cells to cell 12
       p2: the spider walks 3 cells to cell 9
       p3: the spider walks 2 cells to cell 22
       p4: the spider walks 3 cells to cell 18
       p4: the orc walks 2 cells to cell 16
       p4: the spider walks 3 cells to cell 17
       p4: the orc walks 2 cells to cell 15
       p4: the boss walks 3 cells to cell 16
282. p3 trap.c17se  2d6c765f036e9b2f
       p3 stops the spider with the trap of 17 bottom right
       p3: the spider walks 3 cells to cell 24
       p3: the orc walks 2 cells to cell 18
       p3: the spider walks 3 cells to cell 18
       p3: the goblin walks 2 cells to cell 15
       p3: the orc walks 2 cells to cell 14
       p3: the boss walks 3 cells to cell 15
       p3: the goblin walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 7
       Dawn breaks
283. p2 fire.c9ne.spider6  8ae6e988dc70ae20
       p2: the yellow tower at 9 top right fires at a spider
       p2 wounds a spider
284. p3 fire.c17se.spider8
       p3: the yellow tower at 17 bottom right fires at a spider
       p3 wounds a spider
285. p3 fire.c24sw.spider8  7bc93d2c656658d3
       p3: the yellow tower at 24 bottom left fires at a spider
       p3 captures a spider: 2 crystals
286. p4 fire.c13ne.orc5  87da0766266b8d8e
       p4: the blue tower at 13 top right fires at an orc
       p4 captures an orc: 2 crystals
       Day
287. p1 act.market
       p1 goes to the market
288. p1 use.q20
       p1 plays Sappers
289. p1 raze.p3.c24sw{q19+q15+q11+q14+q13}
       The yellow tower of p3 at 24 bottom left is destroyed
       p3 draws Picked Lock
       New in the market: Burning Pitch
       Two cards alike: the market is replaced
       New in the market: Bounty Office
       New in the market: Weighted Net
       New in the market: Ballista Bolt
290. p1 cash.q20  4e6875d298014d70
       p1 plays Sappers for 1 crystal
291. p2 act.market
       p2 goes to the market
292. p2 use.q11{q14+q17+q16+q01}  791cd6f926935d1c
       p2 plays Bounty Office
       p2 gains 4 crystals
       New in the market: Weighted Net
       Two cards alike: the market is replaced
       New in the market: Quagmire
       New in the market: Caltrops
       New in the market: Master Mason
293. p3 act.quest{q12+q20}  f9e9ca9efd5afd16
       p3 goes on a quest
       p3 draws Tavern Rumours
       p3 draws Sappers
294. p4 act.build
       p4 builds a tower
295. p4 build.blue.c11se
       p4 builds: blue tower at 11 bottom right
296. p4 use.h02
       p4 plays Noon Lancer
       p4 pays 1 crystal to p2 for the hero
297. p4 creature.spider12  35eee508bba0fc12
       p4 captures a spider: 2 crystals
298. p1 act.build
       p1 builds a tower
299. p1 build.blue.c20ne
       p1 builds: blue tower at 20 top right
300. p1 none  35d2af210fc7743e
301. p2 act.build
       p2 builds a tower
302. p2 build.yellow.c7se  5a1b7043be1fae53
       p2 builds: yellow tower at 7 bottom right
303. p3 act.build
       p3 builds a tower
304. p3 build.yellow.c17sw
       p3 builds: yellow tower at 17 bottom left
305. p3 use.q19
       p3 plays Picked Lock
306. p3 creature.spider2
307. p3 place.p1.c15  07e6bfcccbbd71ce
       p3 frees a spider of p1, cell 15
308. p4 act.build
       p4 builds a tower
309. p4 build.blue.c19nw
       p4 builds: blue tower at 19 top left
310. p4 use.q05
       p4 plays Crated Tower
311. p4 build.yellow.c17ne  0c909d24c41c8a1a
       p4 builds: yellow tower at 17 top right
       Round 10: p2 is first player
       Event: Tornado
       p2 chooses a spider for the tornado
312. p3 creature.spider9  3c0541da2e722aca
       p3 chooses a spider for the tornado
313. p4 creature.spider7  6e991ab9dd5940b9
       p4 chooses a spider for the tornado
314. p1 creature.spider2{e03}  ba106d8c65b012d0
       p1 chooses a spider for the tornado
       The tornado carries a spider from p2 to p3
       The tornado carries a spider from p3 to p4
       The tornado carries a spider from p4 to p1
       The tornado carries a spider from p1 to p2
       Event of the next Dusk: Forced March
       Night falls
       p2: the boss walks 2 cells to cell 13
       p2: the spider walks 3 cells to cell 4
       p3: the spider walks 1 cell to cell 24
       p4: the orc walks 2 cells to cell 18
       p4: the boss walks 3 cells to cell 20
       p4: the spider walks 3 cells to cell 4
       p1: the orc walks 2 cells to cell 17
       p1: the orc walks 2 cells to cell 17
       p1: the boss walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 4
315. p3 trap.c17se  4fd9270a1ef35748
       p3 stops the spider with the trap of 17 bottom right
       p3: the orc walks 2 cells to cell 21
       p3: the goblin walks 2 cells to cell 17
       p3: the boss walks 3 cells to cell 18
       p3: the orc walks 2 cells to cell 16
       p3: the goblin walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 9
       p3: the spider walks 3 cells to cell 4
       Dawn breaks
316. p2 fire.c5se.boss2
       p2: the yellow tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
317. p2 fire.c7se.boss2  aeb6a1a0b9dba3fc
       p2: the yellow tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
318. p3 fire.c17se.spider1
       p3: the yellow tower at 17 bottom right fires at a spider
       p3 wounds a spider
319. p3 fire.c9sw.goblin12
       p3: the double cannon at 9 bottom left fires twice at a goblin
       p3 captures a goblin: 2 crystals
320. p3 fire.c17sw.spider1  3c49949357b83a54
       p3: the yellow tower at 17 bottom left fires at a spider
       p3 captures a spider: 2 crystals
321. p4 fire.c17ne.boss4  0b5f66d3bb75daa4
       p4: the yellow tower at 17 top right fires at the boss
       The boss of p4 takes 1 point of damage, 9 in all
322. p1 fire.c15ne.boss1  a2eaf803ffd5fe90
       p1: the red tower at 15 top right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
       Day
323. p2 act.build
       p2 builds a tower
324. p2 build.blue.c5sw  4e8b1ff7b53cbcad
       p2 builds: blue tower at 5 bottom left
325. p3 act.card
       p3 plays a card only
326. p3 use.q20
       p3 plays Sappers
327. p3 raze.p4.c19nw{q07}  9d7837ea373794dd
       The blue tower of p4 at 19 top left is destroyed
       p4 draws Log Rollers
328. p4 act.market
       p4 goes to the market
329. p4 use.q17
       p4 plays Quagmire
330. p4 cell.c20{q04}
       p4 makes a quagmire of cell 20
       New in the market: Amber Workshop
331. p4 use.q07
       p4 plays Log Rollers
332. p4 tower.c11se
333. p4 site.c19nw  fc412aed1ff1a94e
       p4 moves the blue tower of 11 bottom right to 19 top left
334. p1 act.market
       p1 goes to the market
335. p1 use.q16
       p1 plays Caltrops
336. p1 creature.orc3
337. p1 back.2{q05}
       p1 pushes an orc back 2 cells to cell 15
       New in the market: Crated Tower
338. p1 cash.q01  ab8c6b9683a00d8d
       p1 plays Master Mason for 1 crystal
339. p2 act.market
       p2 goes to the market
340. p2 use.q05
       p2 plays Crated Tower
341. p2 build.blue.c16ne{q10}  78730edae7af03ca
       p2 builds: blue tower at 16 top right
       New in the market: Eldorado
342. p3 act.build
       p3 builds a tower
343. p3 build.yellow.c24sw
       p3 builds: yellow tower at 24 bottom left
344. p3 cash.q12  0ff17247e4b2ea7e
       p3 plays Tavern Rumours for 1 crystal
345. p4 act.market
       p4 goes to the market
346. p4 use.q10{q10}  aeb951482d7228d9
       p4 plays Eldorado
       p4 gains 3 crystals
       New in the market: Eldorado
347. p1 act.market
       p1 goes to the market
348. p1 use.q10{q19}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Picked Lock
349. p1 use.h01
       p1 plays Bramble Warden
       p1 pays 1 crystal to p4 for the hero
350. p1 cell.c16
351. p1 back.1  45ba98714a4c91ca
       p1 pushes a spider back 1 cell to cell 13
       Round 11: p3 is first player
       Event: Forced March
       Night falls
       p3: the orc walks 3 cells to cell 22
       p4: the boss walks 3 cells to cell 21
       p4: the orc sinks into the quagmire of cell 20
       p4: the orc walks 1 cell to cell 20
       p4: the spider walks 6 cells to cell 9
       p1: the orc walks 3 cells to cell 21
       p1: the orc enters the city, 2 guards fall, 13 left
       p1: the orc walks 5 cells to cell 21
       p1: the boss walks 2 cells to cell 17
       p1: the spider walks 6 cells to cell 20
       p1: the spider walks 6 cells to cell 10
       p2: the boss walks 3 cells to cell 18
       p2: the spider walks 6 cells to cell 9
352. p3 trap.c17se  4cfe8c4371d5a719
       p3 stops the orc with the trap of 17 bottom right
       p3: the boss walks 3 cells to cell 20
       p3: the goblin walks 4 cells to cell 20
       p3: the orc walks 5 cells to cell 20
       p3: the orc walks 5 cells to cell 15
       p3: the spider walks 6 cells to cell 9
       Dawn breaks
353. p4 fire.c19nw.boss4
       p4: the blue tower at 19 top left fires at the boss
       The boss of p4 takes 1 point of damage, 10 in all
       p4 captures the boss
354. p4 fire.c9se.spider9  ad00a822bef30438
       p4: the yellow tower at 9 bottom right fires at a spider
       p4 wounds a spider
355. p1 fire.c20ne.orc3  a55ffab2734a3498
       p1: the blue tower at 20 top right fires at an orc
       p1 captures an orc: 2 crystals
356. p2 fire.c16ne.boss2
       p2: the blue tower at 16 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
357. p2 fire.c9ne.spider2  3e54cf96cd3b73af
       p2: the yellow tower at 9 top right fires at a spider
       p2 wounds a spider
       Game over: p4 wins

p1 +13  Guards [TOWR-E03]
p1  +2  Boss [TOWR-E04]
p1  +2  Trophy: Full Dungeon [TOWR-Q02]
p1  +2  Trophy: Crystal Vault [TOWR-Q08]
p2  +1  Guards [TOWR-E03]
p2  +5  Boss [TOWR-E04]
p2  +3  Trophy: Red Skyline [TOWR-Q09]
p3 +15  Guards [TOWR-E03]
p3  +3  Boss [TOWR-E04]
p4  +9  Guards [TOWR-E03]
p4 +15  Boss [TOWR-E04]
p4  +2  Trophy: Blue Ramparts [TOWR-Q02]
p4  +2  Trophy: Crystal Vault [TOWR-Q08]
= p4 28, p1 19, p3 18, p2 9  boss, won by p4
