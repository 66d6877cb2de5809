towers/1  seats 2  seed 1  options mode=intro level=easy cities=chosen

  1. p2 city.druids  4f7a5337d357cff1
       p2 plays Druids of the Forest Heart
  2. p1 city.paladins{e07+orc+goblin+goblin+orc}  ec575edd3f9d416c
       p1 plays Paladins of the Krak
       Round 1: p2 is first player
       Event of the next Dusk: Second Wind
       Night falls
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       Day
  3. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
  4. p2 lay.3.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
  5. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
  6. p2 lay.2.1
       p2 lays Crossroads: the path is 10 long
  7. p2 none  27c13b3f20955f9f
  8. p1 act.build
       p1 builds a tower
  9. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
 10. p1 use.h03  560be630d9175d30
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
 11. p2 act.build
       p2 builds a tower
 12. p2 build.red.c7ne
       p2 builds: red tower at 7 top right
 13. p2 none  7d1ee1f6f4885b63
 14. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 15. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
 16. p1 lay.3.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
 17. p1 lay.1.2{e00+spider+goblin+spider+goblin}
       p1 lays Right step: the path is 10 long
       Round 2: p1 is first player
       Event: Second Wind
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 18. p1 fire.c2se.goblin1
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 19. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 20. p1 lay.1.2{p3}
       p1 lays Left step: the path is 12 long
       p1 draws Right bend
 21. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
 22. p1 lay.2.1  d4d1433741bddf38
       p1 lays Hairpin: the path is 16 long
 23. p2 act.build
       p2 builds a tower
 24. p2 build.red.c4ne
       p2 builds: red tower at 4 top right
 25. p2 none  823c41d81523634f
 26. p1 act.quest{q04+q13}  78836cc04614192a
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
 27. p2 act.quest{q03+q09+e08+goblin+spider+spider+orc}
       p2 goes on a quest
       p2 draws Cobalt Chapel
       p2 draws Pathfinders
       Round 3: p2 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 28. p2 fire.c4ne.goblin5
       p2: the red tower at 4 top right fires at a goblin
       p2 wounds a goblin
       Day
 29. p2 act.market
       p2 goes to the market
 30. p2 use.q12{q14+q21+q20}
       p2 plays Tavern Rumours
       p2 draws Weighted Net
       p2 draws Town Militia
       New in the market: Sappers
 31. p2 use.q09{p1}
       p2 plays Pathfinders
       p2 draws Straight
 32. p2 lay.1.2  4fd1c546eef35897
       p2 lays Straight: the path is 12 long
 33. p1 act.market
       p1 goes to the market
 34. p1 cash.q20{q08}
       p1 plays Sappers for 2 crystals
       New in the market: Winding Detour
 35. p1 none  a6e215dafc2e5f9c
 36. p2 act.quest{q10+h02}  66bd5838b7fdd342
       p2 goes on a quest
       p2 draws Eldorado
       p2 draws Noon Lancer
 37. p1 act.build
       p1 builds a tower
 38. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
 39. p1 use.q13
       p1 plays Ballista Bolt
 40. p1 creature.goblin5{e00+orc+boss+spider+boss}
       p1 captures a goblin: 2 crystals
       Round 4: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 5
       p2: the goblin walks 3 cells to cell 6
       p2: the goblin walks 3 cells to cell 6
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 41. p1 fire.c2se.goblin2  1c991999c8cc2768
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 42. p2 fire.c4ne.goblin6  fd77959b62fbb1e4
       p2: the red tower at 4 top right fires at a goblin
       p2 wounds a goblin
       Day
 43. p1 act.build
       p1 builds a tower
 44. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
 45. p1 none  a00c19f5aa7c5fa8
 46. p2 act.market
       p2 goes to the market
 47. p2 cash.q13{q05}
       p2 plays Ballista Bolt for 1 crystal
       New in the market: Crated Tower
 48. p2 use.h02
       p2 plays Noon Lancer
 49. p2 creature.spider4  fa76c8cd8fc8c2ef
       p2 captures a spider: 2 crystals
 50. p1 act.market
       p1 goes to the market
 51. p1 use.q05
       p1 plays Crated Tower
 52. p1 build.blue.c5se{q12}
       p1 builds: blue tower at 5 bottom right
       New in the market: Tavern Rumours
 53. p1 none  332492f78f95b8d5
 54. p2 act.build
       p2 builds a tower
 55. p2 build.yellow.c5se
       p2 builds: yellow tower at 5 bottom right
 56. p2 use.q10{e09+orc+goblin}
       p2 plays Eldorado
       p2 gains 3 crystals
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc walks 2 cells to cell 9
       p2: the goblin walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 8
       p2: the goblin walks 3 cells to cell 8
       p2: the spider walks 3 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 57. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 58. p2 fire.c5se.spider5  44e6c3b2a9c8bb0e
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
 59. p1 fire.c7se.orc1{q11}
       p1: the blue tower at 7 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 7 bottom right is destroyed
       p1 draws Bounty Office
 60. p1 fire.c5se.orc1
       p1: the blue tower at 5 bottom right fires at an orc
       p1 captures an orc: 2 crystals
 61. p1 fire.c2se.boss1  519169d2764d57be
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
       Day
 62. p2 act.build
       p2 builds a tower
 63. p2 build.red.c5ne
       p2 builds: red tower at 5 top right
 64. p2 use.q13
       p2 plays Ballista Bolt
 65. p2 creature.goblin7  b15f87bb31c4ec61
       p2 wounds a goblin
 66. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 67. p1 lay.1.2{p1}
       p1 lays Side road: the path is 18 long
       p1 draws Straight
 68. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
 69. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 70. p1 use.q11  a4c3b8ff9fb07d35
       p1 plays Bounty Office
       p1 gains 4 crystals
 71. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
 72. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
 73. p2 lay.1.2{p4}
       p2 lays Left step: the path is 16 long
       p2 draws Hairpin
 74. p2 lay.1.2
       p2 lays Hairpin: the path is 18 long
 75. p2 none  810cf487e3468f9e
 76. p1 act.market
       p1 goes to the market
 77. p1 use.q14
       p1 plays Weighted Net
 78. p1 creature.spider5{q19}
       p1 captures a spider: 2 crystals
       New in the market: Picked Lock
 79. p1 none
       Round 6: p1 is first player
       Event: Rockfall
 80. p1 tower.c9se  ca5ed1cc2847fe0c
       The tower of p1 at 9 bottom right will not fire this Dawn
 81. p2 tower.c5se{e00+goblin+orc}  e7999b153f3c62af
       The tower of p2 at 5 bottom right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 18
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       p2: the orc walks 2 cells to cell 12
       p2: the goblin walks 2 cells to cell 9
       p2: the goblin walks 2 cells to cell 9
       p2: the spider walks 3 cells to cell 10
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 82. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 4 in all
       The boss of p1 is wounded and grows faster
 83. p1 fire.c5se.orc2{q01}  1972aa3249f252e5
       p1: the blue tower at 5 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 bottom right is destroyed
       p1 draws Master Mason
 84. p2 fire.c4ne.boss2
       p2: the red tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 85. p2 fire.c5ne.goblin8
       p2: the red tower at 5 top right fires at a goblin
       p2 wounds a goblin
 86. p2 fire.c7ne.goblin7  3c0e18563fa18d50
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 87. p1 act.build
       p1 builds a tower
 88. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
 89. p1 none  e405f55352766798
 90. p2 act.build
       p2 builds a tower
 91. p2 build.yellow.c6se
       p2 builds: yellow tower at 6 bottom right
 92. p2 none  ede8960a9fae6a18
 93. p1 act.build
       p1 builds a tower
 94. p1 build.yellow.c13se
       p1 builds: yellow tower at 13 bottom right
 95. p1 use.q04  542b53586040a6cc
       p1 plays Amber Workshop
       p1 upgrades the yellow tower at 13 bottom right
 96. p2 act.market
       p2 goes to the market
 97. p2 use.q19
       p2 plays Picked Lock
 98. p2 creature.spider5
 99. p2 place.p1.c18{q10}
       p2 frees a spider of p1, cell 18
       New in the market: Eldorado
100. p2 none{e05}  f6b5f23414f58f71
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p2: the orc walks 2 cells to cell 13
       p2: the goblin walks 1 cell to cell 11
       p2: the spider walks 3 cells to cell 12
       p2: the boss walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 2 cells to cell 17
101. p1 trap.c13se  2854f393ae4efcfd
       p1 stops the spider with the trap of 13 bottom right
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 3 cells to cell 8
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
102. p2 fire.c5ne.goblin8
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
103. p2 fire.c5se.spider6
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
104. p2 fire.c6se.spider6
       p2: the yellow tower at 6 bottom right fires at a spider
       p2 captures a spider: 2 crystals
105. p2 fire.c4ne.boss2  3867e6dbb2eec684
       p2: the red tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
106. p1 fire.c7se.orc3{q07}
       p1: the blue tower at 7 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 7 bottom right is destroyed
       p1 draws Log Rollers
107. p1 fire.c13se.spider2
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 wounds a spider
108. p1 fire.c2se.goblin3
109. p1 creature.goblin3  3aebb4ceb8b72acb
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
110. p2 act.market
       p2 goes to the market
111. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
112. p2 lay.2.1{q19}
       p2 lays Long bend: the path is 21 long
       New in the market: Picked Lock
113. p2 use.q14
       p2 plays Weighted Net
114. p2 creature.spider2  d8d6169d1bbbe3a7
       p2 captures a spider: 2 crystals
115. p1 act.build
       p1 builds a tower
116. p1 build.yellow.c17se
       p1 builds: yellow tower at 17 bottom right
117. p1 cash.q07  d7429a825f9bac90
       p1 plays Log Rollers for 1 crystal
118. p2 act.market
       p2 goes to the market
119. p2 use.q19
       p2 plays Picked Lock
120. p2 creature.goblin1
121. p2 place.p1.c22{h04}
       p2 frees a goblin of p1, cell 22
       New in the market: Rampart Captain
122. p2 none  dbdcfdf95d9ab762
123. p1 act.market
       p1 goes to the market
124. p1 use.q10{q08}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Winding Detour
125. p1 none{e00}
       Round 8: p1 is first player
       Event: Mountain Toll
       p1 loses 3 crystals
       p2 loses 3 crystals
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 2 cells to cell 16
       p2: the boss walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
126. p1 creature.spider1
       p1: the spider walks 1 cell to cell 21
       p1: the spider enters the city, 3 guards fall, 12 left
127. p1 creature.spider5
       p1: the spider walks 1 cell to cell 21
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the goblin walks 1 cell to cell 21
       p1: the goblin enters the city, 1 guard falls, 8 left
       p1: the spider walks 2 cells to cell 17
128. p1 none
       p1: the spider walks 1 cell to cell 18
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 3 cells to cell 10
       p1: the goblin walks 2 cells to cell 6
       Dawn breaks
129. p1 fire.c17se.spider3
       p1: the yellow tower at 17 bottom right fires at a spider
       p1 wounds a spider
130. p1 fire.c9se.orc2
       p1: the blue tower at 9 bottom right fires at an orc
       p1 captures an orc: 2 crystals
131. p1 fire.c13se.spider3  f1fe792502589f86
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 captures a spider: 2 crystals
132. p2 fire.c7ne.boss2  94a94fd9e1fc6d1c
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
       Day
133. p1 act.build
       p1 builds a tower
134. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
135. p1 none  6d06b19757fe0645
136. p2 act.market
       p2 goes to the market
137. p2 use.q12{q01+q16+q18}
       p2 plays Tavern Rumours
       p2 draws Master Mason
       p2 draws Caltrops
       New in the market: Smugglers' Tunnel
138. p2 none  b73c3f52e770dd19
139. p1 act.market
       p1 goes to the market
140. p1 use.h04{q07}
       p1 plays Rampart Captain
       p1 regains 2 guards
       New in the market: Log Rollers
141. p1 none  a7c0367462a17a6c
142. p2 act.market
       p2 goes to the market
143. p2 use.q07
       p2 plays Log Rollers
144. p2 tower.c4ne
145. p2 site.c4se{q18+q02+q07+q17}
       p2 moves the red tower of 4 top right to 4 bottom right
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Log Rollers
       New in the market: Quagmire
146. p2 none{e00}
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 2 cells to cell 18
       p2: the boss walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 14
       p1: the goblin walks 1 cell to cell 5
       Dawn breaks
147. p2 fire.c5ne.boss2
       p2: the red tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
148. p2 fire.c5se.boss2  54322f77a4de7280
       p2: the yellow tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
149. p1 fire.c13se.boss1
       p1: the yellow tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
150. p1 fire.c9se.orc3
       p1: the blue tower at 9 bottom right fires at an orc
       p1 captures an orc: 2 crystals
151. p1 fire.c5se.goblin4  21a9cc38ea8d78de
       p1: the red tower at 5 bottom right fires at a goblin
       p1 wounds a goblin
       Day
152. p2 act.market
       p2 goes to the market
153. p2 use.q07
       p2 plays Log Rollers
154. p2 tower.c5ne
155. p2 site.c19nw{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10}
       p2 moves the red tower of 5 top right to 19 top left
       New in the market: Quagmire
       Two cards alike: the market is replaced
       New in the market: Crated Tower
       New in the market: Sappers
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Crated Tower
       New in the market: Bramble Warden
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Town Militia
       New in the market: Master Mason
       New in the market: Eldorado
156. p2 none  57638e0d087acbfd
157. p1 act.build
       p1 builds a tower
158. p1 build.blue.c13ne
       p1 builds: blue tower at 13 top right
159. p1 none  b864add548babf39
160. p2 act.market
       p2 goes to the market
161. p2 use.q10{q01+q15+q16+q06}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Caltrops
       New in the market: Timber Convoy
162. p2 use.q01
       p2 plays Master Mason
163. p2 tower.c4se  87df9492026cfaa5
       p2 upgrades the red tower at 4 bottom right
164. p1 act.market
       p1 goes to the market
165. p1 use.q06
       p1 plays Timber Convoy
166. p1 build.yellow.c1se
       p1 builds: yellow tower at 1 bottom right
167. p1 build.blue.c12ne{q14}
       p1 builds: blue tower at 12 top right
       New in the market: Weighted Net
168. p1 none{e02}
       Round 10: p1 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p1: the boss walks 3 cells to cell 15
       p1: the goblin walks 1 cell to cell 8
       p2: the orc walks 2 cells to cell 20
       p2: the boss walks 3 cells to cell 13
       p2: the orc walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 9
       Dawn breaks
169. p1 fire.c13ne.boss1
       p1: the blue tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
170. p1 fire.c5se.goblin4  57fd9f5771e323dc
       p1: the red tower at 5 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
171. p2 fire.c4se.boss2
       p2: the double cannon at 4 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 7 in all
172. p2 fire.c6se.boss2  94e6ff21c8c5aeae
       p2: the yellow tower at 6 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
       Day
173. p1 act.build
       p1 builds a tower
174. p1 build.blue.c11ne
       p1 builds: blue tower at 11 top right
175. p1 none  fa13e7fde3ef1b36
176. p2 act.market
       p2 goes to the market
177. p2 use.q16
       p2 plays Caltrops
178. p2 creature.orc4
179. p2 back.2{q10}
       p2 pushes an orc back 2 cells to cell 18
       New in the market: Eldorado
180. p2 use.q16
       p2 plays Caltrops
181. p2 creature.orc4
182. p2 back.2  36702ee234fee9cf
       p2 pushes an orc back 2 cells to cell 16
183. p1 act.quest{q01+q20}  c87091b5a15069ed
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Sappers
184. p2 act.market
       p2 goes to the market
185. p2 use.q10{q15+q09+q11+q08}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Burning Pitch
       Two cards alike: the market is replaced
       New in the market: Pathfinders
       New in the market: Bounty Office
       New in the market: Winding Detour
186. p2 none
       Round 11: p2 is first player
       Event: Tornado
187. p2 creature.orc4  3b0991ce4f92e323
       p2 chooses an orc for the tornado
       The tornado carries an orc from p2 to p1
       Night falls
       p2: the boss walks 3 cells to cell 17
       p2: the orc walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 19
       p1: the orc walks 2 cells to cell 3
       Dawn breaks
188. p1 fire.c17se.boss1  db811a2aceaeb930
       p1: the yellow tower at 17 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
189. p2 act.build
       p2 builds a tower
190. p2 build.blue.c16se
       p2 builds: blue tower at 16 bottom right
191. p2 use.q03  3917d6ddf44a778b
       p2 plays Cobalt Chapel
       p2 upgrades the blue tower at 16 bottom right
192. p1 act.market
       p1 goes to the market
193. p1 use.q11{q18}
       p1 plays Bounty Office
       p1 gains 4 crystals
       New in the market: Smugglers' Tunnel
194. p1 use.q01
       p1 plays Master Mason
195. p1 tower.c11ne  534942c52944401e
       p1 upgrades the blue tower at 11 top right
196. p2 act.market
       p2 goes to the market
197. p2 use.q18
       p2 plays Smugglers' Tunnel
198. p2 place.p1.c19{q06}
       p2 sends an orc to p1, cell 19
       New in the market: Timber Convoy
199. p2 cash.q21  166fa87e0a73d4d3
       p2 plays Town Militia for 1 crystal
200. p1 act.market
       p1 goes to the market
201. p1 use.q08{r3}
       p1 plays Winding Detour
       p1 draws S-curve
202. p1 lay.1.2{q10}
       p1 lays S-curve: the path is 25 long
       The discarded quest cards are shuffled: 53 cards in the pile
       New in the market: Eldorado
203. p1 cash.q20  2f2510c505611141
       p1 plays Sappers for 2 crystals
       Round 12: p1 is first player
       Night falls
       p1: the orc walks 2 cells to cell 22
       p1: the boss walks 3 cells to cell 21
       p1: the orc walks 2 cells to cell 6
       p2: the boss walks 3 cells to cell 20
       p2: the orc walks 2 cells to cell 13
       Dawn breaks
204. p2 fire.c16se.boss2
       p2: the blue tower at 16 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
205. p2 fire.c19nw.boss2  0b053c77a2cc1e0f
       p2: the red tower at 19 top left fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p2 wins

p1 +10  Guards [TOWR-I03]
p1  +8  Captured monsters [TOWR-I03]
p2 +15  Guards [TOWR-I03]
p2  +6  Captured monsters [TOWR-I03]
p2  +1  Boss [TOWR-I04]
= p2 22, p1 18  boss, won by p2
