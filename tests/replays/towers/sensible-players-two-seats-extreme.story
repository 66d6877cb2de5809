towers/1  seats 2  seed 1  options mode=standard level=extreme cities=random

  1. p2 act.build
       p2 builds a tower
  2. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
  3. p2 cash.q13  11e9193aa49e7d8f
       p2 plays Ballista Bolt for 1 crystal
  4. p1 act.build
       p1 builds a tower
  5. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  6. p1 use.h03  68cff6532c0f85c9
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
  7. p2 act.build
       p2 builds a tower
  8. p2 build.red.c1ne  9f0718d7e65b9800
       p2 builds: red tower at 1 top right
  9. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 10. p1 lay.4.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
 11. p1 lay.2.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
 12. p1 lay.1.2
       p1 lays Right step: the path is 10 long
       Round 2: p1 is first player
       Event: Sabotage
 13. p1 raze.p2.c1se  26e48df14b11a8ba
       p1 sabotages the tower of p2 at 1 bottom right
 14. p2 pay{q04+x02+orc+spider+goblin+goblin}
       p2 pays 2 crystals of ransom
       p2 sabotages the tower of p1 at 2 bottom right
       The red tower of p1 at 2 bottom right is destroyed
       p1 draws Amber Workshop
       p2 takes a destruction token
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
       Dawn breaks
 15. p2 fire.c1ne.goblin5
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
 16. p2 fire.c1se.goblin5  6b3534e123fe7181
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 17. p1 act.market
       p1 goes to the market
 18. p1 use.q12{q03+q13+q09}
       p1 plays Tavern Rumours
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
       New in the market: Pathfinders
 19. p1 none  6ea3bbf3ab48251e
 20. p2 act.build
       p2 builds a tower
 21. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
       p2 takes the trophy Red Ramparts
 22. p2 tower.c1se  7ace775716666804
       p2 upgrades the red tower at 1 bottom right
 23. p1 act.market
       p1 goes to the market
 24. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 25. p1 lay.1.2{q21}
       p1 lays Left step: the path is 12 long
       New in the market: Town Militia
 26. p1 none  57454b4d8b0e74e7
 27. p2 act.quest{q14+q20+e09+orc+orc+spider+goblin}
       p2 goes on a quest
       p2 draws Weighted Net
       p2 draws Sappers
       Round 3: p2 is first player
       Event: Tremor
       The tower of p2 at 1 bottom right loses its upgrade
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc enters the city, 2 guards fall, 10 left
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 28. p2 fire.c1ne.goblin7
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
 29. p2 fire.c1se.goblin6
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 30. p2 fire.c2se.goblin6
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 31. p2 act.build
       p2 builds a tower
 32. p2 build.blue.c3se
       p2 builds: blue tower at 3 bottom right
 33. p2 cash.q20  06ec389c6a5092fb
       p2 plays Sappers for 2 crystals
 34. p1 act.market
       p1 goes to the market
 35. p1 cash.q14{q08}
       p1 plays Weighted Net for 1 crystal
       New in the market: Winding Detour
 36. p1 none  ed2916a074e5e8c6
 37. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 38. p2 lay.2.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
 39. p2 lay.2.1{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
 40. p2 lay.4.1
       p2 lays Crossroads: the path is 10 long
 41. p2 none  7ec448a522d9fcc6
 42. p1 act.build
       p1 builds a tower
 43. p1 build.yellow.c9se
       p1 builds: yellow tower at 9 bottom right
 44. p1 none  f9e07bd518caee06
       Round 4: p1 is first player
       Event: Rockfall
       The tower of p1 at 9 bottom right will not fire this Dawn
 45. p2 tower.c2se{e05+orc+boss+spider+boss}
       The tower of p2 at 2 bottom right will not fire this Dawn
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the orc walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 46. p2 fire.c1se.goblin7
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 47. p2 fire.c3se.orc5{h02}  2529ad5d436275b5
       p2: the blue tower at 3 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 3 bottom right is destroyed
       p2 draws Noon Lancer
       Day
 48. p1 act.market
       p1 goes to the market
 49. p1 cash.q13{q10}
       p1 plays Ballista Bolt for 1 crystal
       New in the market: Eldorado
 50. p1 none  d211ebfd54898d03
 51. p2 act.build
       p2 builds a tower
 52. p2 build.blue.c4se
       p2 builds: blue tower at 4 bottom right
 53. p2 use.h02
       p2 plays Noon Lancer
       p2 pays 1 crystal to p1 for the hero
 54. p2 creature.spider5  0202e4f9f4ee8ce5
       p2 captures a spider: 2 crystals
 55. p1 act.build
       p1 builds a tower
 56. p1 build.yellow.c9ne
       p1 builds: yellow tower at 9 top right
 57. p1 none  5ac9ff24399ba58a
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
 62. p2 cash.q14{x01+goblin+goblin}
       p2 plays Weighted Net for 1 crystal
       Round 5: p2 is first player
       Event: Mountain Toll
       p2 loses 1 crystal
       p2 loses 2 guards
       p1 loses 3 guards
       Event of the next Dusk: Blood Moon
       Night falls
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 7
       p1: the goblin walks 3 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 63. p2 fire.c1ne.boss2
       p2: the red tower at 1 top right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 64. p2 fire.c4se.orc5
       p2: the blue tower at 4 bottom right fires at an orc
       p2 captures an orc: 2 crystals
 65. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 66. p2 fire.c1se.boss2  9d9d3d1d4bc6ca20
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
 67. p1 fire.c9ne.spider1
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 68. p1 fire.c9se.spider1  704ac24dd6c89d8c
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
       Day
 69. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
 70. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 18 long
       p2 draws Left bend
 71. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 20 long
       p2 draws Right step
 72. p2 lay.1.2  f316d2a46365763d
       p2 lays Right step: the path is 22 long
 73. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 74. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
 75. p1 lay.2.1{p8}
       p1 lays Hairpin: the path is 16 long
       p1 draws Side road
 76. p1 lay.3.1
       p1 lays Side road: the path is 18 long
 77. p1 none  70d5aa3f252ffc4c
 78. p2 act.market
       p2 goes to the market
 79. p2 use.q10{q05}  dc20a552482bcae8
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Crated Tower
 80. p1 act.market
       p1 goes to the market
 81. p1 cash.q05{q12}
       p1 plays Crated Tower for 1 crystal
       New in the market: Tavern Rumours
 82. p1 none{x04+spider+spider}
       Round 6: p1 is first player
       Event: Blood Moon
       Event of the next Dusk: Howling Horn
       Night falls
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the goblin walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 3 cells to cell 7
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the orc walks 2 cells to cell 5
       p2: the boss walks 3 cells to cell 6
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 83. p1 fire.c9ne.spider2
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
 84. p1 fire.c9se.spider2  c1fc4481eec171da
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
 85. p2 fire.c4se.boss2
       p2: the blue tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
 86. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 87. p2 fire.c1ne.goblin8  5e6a71112033ae15
       p2: the red tower at 1 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 88. p1 act.build
       p1 builds a tower
 89. p1 build.red.c13ne
       p1 builds: red tower at 13 top right
 90. p1 use.q13
       p1 plays Ballista Bolt
 91. p1 creature.goblin2  30e2fe8e95f58f42
       p1 wounds a goblin
 92. p2 act.build
       p2 builds a tower
 93. p2 build.blue.c5se  35c30928784e9676
       p2 builds: blue tower at 5 bottom right
 94. p1 act.market
       p1 goes to the market
 95. p1 cash.q12{q11}
       p1 plays Tavern Rumours for 1 crystal
       New in the market: Bounty Office
 96. p1 none  721afd652a5cc1c0
 97. p2 act.market
       p2 goes to the market
 98. p2 use.q11{q19+e02}
       p2 plays Bounty Office
       p2 gains 4 crystals
       New in the market: Picked Lock
       Round 7: p2 is first player
       Event: Howling Horn
       Event of the next Dusk: Tornado
       Night falls
       p2: the orc walks 2 cells to cell 7
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p1: the goblin walks 4 cells to cell 15
       p1: the orc walks 2 cells to cell 13
       p1: the goblin walks 4 cells to cell 16
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 4 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 4 cells to cell 8
       p1: the spider walks 3 cells to cell 5
       Dawn breaks
 99. p2 fire.c5se.boss2  19ce62d2e967f9de
       p2: the blue tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
100. p1 fire.c13ne.goblin2  53aa0739c20aa9fd
       p1: the red tower at 13 top right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
101. p2 act.market
       p2 goes to the market
102. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
103. p2 lay.2.1{q01}  af9d6d576d1fc2d8
       p2 lays Long bend: the path is 25 long
       New in the market: Master Mason
104. p1 act.build
       p1 builds a tower
105. p1 build.red.c13se
       p1 builds: red tower at 13 bottom right
106. p1 none  db98b3763aefa63c
107. p2 act.market
       p2 goes to the market
108. p2 use.q19
       p2 plays Picked Lock
109. p2 creature.spider1
110. p2 place.p1.c15{q10}  609f3836e33eaaa8
       p2 frees a spider of p1, cell 15
       New in the market: Eldorado
111. p1 act.market
       p1 goes to the market
112. p1 use.q10{q07}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Log Rollers
113. p1 none
       Round 8: p1 is first player
       Event: Tornado
114. p1 creature.spider1  0b3aef61e4864d6f
       p1 chooses a spider for the tornado
115. p2 creature.orc6{e03}  cb4bf6b6c4997f7c
       p2 chooses an orc for the tornado
       The tornado carries a spider from p1 to p2
       The tornado carries an orc from p2 to p1
       Event of the next Dusk: Forced March
       Night falls
       p1: the goblin walks 2 cells to cell 17
       p1: the goblin enters the city, 1 guard falls, 11 left
       p1: the orc walks 2 cells to cell 15
       p1: the goblin walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 3 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the boss walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 3
       p2: the boss walks 3 cells to cell 11
       p2: the spider walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 4
       Dawn breaks
116. p1 fire.c9ne.spider3
       p1: the yellow tower at 9 top right fires at a spider
       p1 wounds a spider
117. p1 fire.c13ne.goblin3
       p1: the red tower at 13 top right fires at a goblin
       p1 wounds a goblin
118. p1 fire.c9se.spider3
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
       Day
119. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
120. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
121. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
122. p1 none  2c25e296296b9bc0
123. p2 act.market
       p2 goes to the market
124. p2 use.q07
       p2 plays Log Rollers
125. p2 tower.c1ne
126. p2 site.c23sw{q19}  26205c40684ae6b6
       p2 moves the red tower of 1 top right to 23 bottom left
       New in the market: Picked Lock
127. p1 act.build
       p1 builds a tower
128. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
129. p1 none  001254dbd927f101
130. p2 act.market
       p2 goes to the market
131. p2 use.q19
       p2 plays Picked Lock
132. p2 creature.spider2
133. p2 place.p1.c15{h04+e04}  9a0c5a945185aeaa
       p2 frees a spider of p1, cell 15
       New in the market: Rampart Captain
       Round 9: p2 is first player
       Event: Forced March
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the boss walks 3 cells to cell 13
       p2: the spider walks 5 cells to cell 13
       p2: the spider walks 5 cells to cell 10
       p1: the orc walks 4 cells to cell 20
       p1: the spider walks 5 cells to cell 22
       p1: the goblin walks 4 cells to cell 19
       p1: the orc walks 4 cells to cell 17
       p1: the goblin walks 4 cells to cell 13
       p1: the orc walks 4 cells to cell 13
       p1: the boss walks 2 cells to cell 10
       p1: the orc walks 4 cells to cell 8
       Dawn breaks
134. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
135. p1 fire.c13ne.goblin4
       p1: the red tower at 13 top right fires at a goblin
       p1 wounds a goblin
136. p1 fire.c7se.boss1
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
137. p1 fire.c13se.goblin4  07c8054ce2d4891c
       p1: the red tower at 13 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
138. p2 act.build
       p2 builds a tower
139. p2 build.blue.c16ne  83539635659f76bd
       p2 builds: blue tower at 16 top right
140. p1 act.build
       p1 builds a tower
141. p1 build.blue.c11ne
       p1 builds: blue tower at 11 top right
142. p1 none  5f34fad144099bda
143. p2 act.market
       p2 goes to the market
144. p2 use.q01
       p2 plays Master Mason
145. p2 tower.c23sw{q08}  2839e9220c5c394c
       p2 upgrades the red tower at 23 bottom left
       New in the market: Winding Detour
146. p1 act.market
       p1 goes to the market
147. p1 use.q08{r3}
       p1 plays Winding Detour
       p1 draws S-curve
148. p1 lay.2.1{q16}
       p1 lays S-curve: the path is 25 long
       New in the market: Caltrops
149. p1 none{e07}
       Round 10: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 24
       p1: the orc walks 2 cells to cell 21
       p1: the goblin walks 1 cell to cell 20
       p1: the orc walks 2 cells to cell 20
       p1: the orc walks 2 cells to cell 15
       p1: the boss walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 9
       p2: the spider walks 3 cells to cell 17
       p2: the boss walks 3 cells to cell 17
       p2: the spider walks 3 cells to cell 12
       Dawn breaks
150. p1 fire.c9ne.boss1
       p1: the yellow tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
151. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
152. p1 fire.c7se.orc6{q01}
       p1: the blue tower at 7 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 7 bottom right is destroyed
       p1 draws Master Mason
153. p1 fire.c11ne.boss1  539e4bee8c717dd5
       p1: the blue tower at 11 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
154. p2 fire.c16ne.boss2  e036f2bf2efbe5ae
       p2: the blue tower at 16 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
       Day
155. p1 act.market
       p1 goes to the market
156. p1 use.h04{q18}
       p1 plays Rampart Captain
       p1 pays 1 crystal to p2 for the hero
       p1 regains 2 guards
       New in the market: Smugglers' Tunnel
157. p1 cash.q03  eaf4d22b49289384
       p1 plays Cobalt Chapel for 1 crystal
158. p2 act.market
       p2 goes to the market
159. p2 use.q18
       p2 plays Smugglers' Tunnel
160. p2 creature.spider6
161. p2 place.p1.c24{q07}  adf788360007834a
       p2 sends a spider to p1, cell 24
       New in the market: Log Rollers
162. p1 act.market
       p1 goes to the market
163. p1 use.q07
       p1 plays Log Rollers
164. p1 tower.c9ne
165. p1 site.c15nw{q18}
       p1 moves the yellow tower of 9 top right to 15 top left
       New in the market: Smugglers' Tunnel
166. p1 cash.q01  5e3cbc48d1e0333b
       p1 plays Master Mason for 1 crystal
167. p2 act.market
       p2 goes to the market
168. p2 use.q18
       p2 plays Smugglers' Tunnel
169. p2 place.p1.c24{q02}  145e882af6610dbb
       p2 sends a spider to p1, cell 24
       New in the market: Crimson Foundry
       Round 11: p2 is first player
       Event: Second Wind
       p1: a goblin recovers
       Night falls
       p2: the boss walks 3 cells to cell 19
       p1: the spider walks 1 cell to cell 23
       p1: the spider enters the city, 3 guards fall, 10 left
       p1: the spider walks 1 cell to cell 23
       p1: the spider enters the city, 3 guards fall, 7 left
       p1: the spider walks 1 cell to cell 23
       p1: the spider enters the city, 3 guards fall, 4 left
       p1: the orc walks 2 cells to cell 24
       p1: the goblin walks 1 cell to cell 22
       p1: the orc walks 2 cells to cell 21
       p1: the orc walks 2 cells to cell 17
       p1: the boss walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 11
       Dawn breaks
170. p1 fire.c11ne.orc6
       p1: the blue tower at 11 top right fires at an orc
       p1 captures an orc: 2 crystals
171. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
172. p1 fire.c15nw.boss1  de0463f72af335c9
       p1: the yellow tower at 15 top left fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
173. p2 act.market
       p2 goes to the market
174. p2 cash.q21{q07}  236d7190b453b632
       p2 plays Town Militia for 1 crystal
       New in the market: Log Rollers
175. p1 act.market
       p1 goes to the market
176. p1 use.q07
       p1 plays Log Rollers
177. p1 tower.c15nw
178. p1 site.c14se{q17}
       p1 moves the yellow tower of 15 top left to 14 bottom right
       New in the market: Quagmire
179. p1 cash.q04  eaa2518a63a49dc9
       p1 plays Amber Workshop for 1 crystal
180. p2 act.market
       p2 goes to the market
181. p2 cash.q16{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10}  e54f650c366960f5
       p2 plays Caltrops for 1 crystal
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
182. p1 act.build
       p1 builds a tower
183. p1 build.blue.c17se
       p1 builds: blue tower at 17 bottom right
       Round 12: p1 is first player
       Night falls
       p1: the orc walks 1 cell to cell 23
       p1: the orc enters the city, 2 guards fall, 2 left
       p1: the orc walks 2 cells to cell 24
       p1: the goblin walks 1 cell to cell 21
       p1: the orc walks 2 cells to cell 20
       p1: the boss walks 3 cells to cell 17
       p2: the boss walks 3 cells to cell 25
       Dawn breaks
184. p1 fire.c13se.boss1
       p1: the red tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
185. p1 fire.c17se.boss1
       p1: the blue tower at 17 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
186. p1 fire.c14se.boss1  42e6657b194e05d4
       p1: the yellow tower at 14 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
187. p2 fire.c23sw.boss2  aac17abbb732ec09
       p2: the double cannon at 23 bottom left fires twice at the boss
       The boss of p2 takes 2 points of damage, 8 in all
       Game over: p2 wins

p1  +2  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +1  Trophy: Crystal Vault [TOWR-Q08]
p2  +8  Guards [TOWR-E03]
p2  +9  Boss [TOWR-E04]
p2  +2  Trophy: Red Ramparts [TOWR-Q02]
p2  +1  Trophy: Crystal Vault [TOWR-Q08]
p2  +3  Trophy: Blue Skyline [TOWR-Q09]
= p2 23, p1 18  boss, won by p2
