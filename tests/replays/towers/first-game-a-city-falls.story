towers/2  seats 4  seed 4  options mode=intro level=easy cities=random

  1. p4 act.build
       p4 builds a tower
  2. p4 build.red.c1se
       p4 builds: red tower at 1 bottom right
  3. p4 cash.q21  66712ebcaebdbc98
       p4 plays Town Militia for 1 crystal
  4. p1 act.build
       p1 builds a tower
  5. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  6. p1 none  486dd086eec64e1f
  7. p2 act.market
       p2 goes to the market
  8. p2 cash.q14{q16}
       p2 plays Weighted Net for 1 crystal
       New in the market: Caltrops
  9. p2 none  63dfd3bf758a8bb0
 10. p3 act.build
       p3 builds a tower
 11. p3 build.red.c2se
       p3 builds: red tower at 2 bottom right
 12. p3 use.q05
       p3 plays Crated Tower
 13. p3 build.blue.c1ne  cd4d1eaa367d690b
       p3 builds: blue tower at 1 top right
 14. p4 act.lengthen{p5}
       p4 lengthens the path
       p4 draws Right step
 15. p4 lay.1.2{p7}
       p4 lays Right step: the path is 6 long
       p4 draws Fork
 16. p4 lay.2.1{p6}
       p4 lays Fork: the path is 8 long
       p4 draws Left step
 17. p4 lay.1.2  1dbe265d29c458fa
       p4 lays Left step: the path is 10 long
 18. p1 act.build
       p1 builds a tower
 19. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
 20. p1 none  48532f3bf31d841c
 21. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 22. p2 lay.3.1{p6}
       p2 lays Fork: the path is 6 long
       p2 draws Left step
 23. p2 lay.1.2{p5}
       p2 lays Left step: the path is 8 long
       p2 draws Right step
 24. p2 lay.1.2
       p2 lays Right step: the path is 10 long
 25. p2 none  ab7213a8ca090e2c
 26. p3 act.build
       p3 builds a tower
 27. p3 build.blue.c1se{e00+spider+goblin+goblin+spider+goblin+goblin+goblin+spider}  de81d24e10c76da3
       p3 builds: blue tower at 1 bottom right
       Round 2: p1 is first player
       Event: Mountain Toll
       p1 loses 2 crystals
       p1 loses 2 guards
       p2 loses 4 crystals
       p3 loses 1 crystal
       p3 loses 3 guards
       p4 loses 3 crystals
       p4 loses 1 guard
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the spider walks 1 cell to cell 4
       p3: the spider enters the city, 3 guards fall, 9 left
       p3: the goblin walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p4: the spider walks 3 cells to cell 6
       p4: the spider walks 3 cells to cell 6
       p4: a goblin comes out of the mine
       p4: a goblin comes out of the mine
       Dawn breaks
 28. p1 fire.c2se.goblin1
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
 29. p1 fire.c1se.goblin1  4f16228e54958f40
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 30. p3 fire.c2se.goblin9  c21bedf59a996de0
       p3: the red tower at 2 bottom right fires at a goblin
       p3 wounds a goblin
 31. p4 fire.c1se.goblin13  faee9b468f0556b6
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
       Day
 32. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 33. p1 lay.2.1{p9}
       p1 lays Side road: the path is 6 long
       p1 draws Crossroads
 34. p1 lay.4.1{p3}
       p1 lays Crossroads: the path is 8 long
       p1 draws Right bend
 35. p1 lay.2.1
       p1 lays Right bend: the path is 10 long
 36. p1 none  4e33479053d29e33
 37. p2 act.quest{q14+h02}  1c21caf73c49b350
       p2 goes on a quest
       p2 draws Weighted Net
       p2 draws Noon Lancer
 38. p3 act.quest{q10+q21}  6f7081dd676e13e9
       p3 goes on a quest
       p3 draws Eldorado
       p3 draws Town Militia
 39. p4 act.quest{q01+q08}  a679ded179e6b4d2
       p4 goes on a quest
       p4 draws Master Mason
       p4 draws Winding Detour
 40. p1 act.quest{q10+q11}  7239d8f52901383a
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Bounty Office
 41. p2 act.market
       p2 goes to the market
 42. p2 use.q13
       p2 plays Ballista Bolt
 43. p2 creature.goblin13{q18}
       p2 captures a goblin: 2 crystals
       New in the market: Smugglers' Tunnel
 44. p2 use.h02
       p2 plays Noon Lancer
       p2 pays 1 crystal to p4 for the hero
 45. p2 creature.orc1  d34a87802d7873a7
       p2 captures an orc: 2 crystals
 46. p3 act.quest{q06+q13}  c0a4a77a5e13d55c
       p3 goes on a quest
       p3 draws Timber Convoy
       p3 draws Ballista Bolt
 47. p4 act.market
       p4 goes to the market
 48. p4 use.q18
       p4 plays Smugglers' Tunnel
 49. p4 creature.goblin14
 50. p4 place.p3.c2{q19}
       p4 sends a goblin to p3, cell 2
       New in the market: Picked Lock
 51. p4 none{e02+orc+goblin+orc+orc+orc+goblin+goblin+orc}  70bcdbc618d35f86
       Round 3: p2 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p2: the spider walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 6
       p2: the goblin walks 3 cells to cell 4
       p2: the goblin walks 3 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the spider walks 1 cell to cell 4
       p3: the spider enters the city, 3 guards fall, 6 left
       p3: the goblin walks 2 cells to cell 4
       p3: the goblin enters the city, 1 guard falls, 5 left
       p3: the goblin walks 2 cells to cell 4
       p3: the goblin enters the city, 1 guard falls, 4 left
       p3: the goblin walks 3 cells to cell 4
       p3: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the spider walks 3 cells to cell 9
       p4: the spider walks 3 cells to cell 9
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       Dawn breaks
 52. p3 fire.c1se.orc7{h01}
       p3: the blue tower at 1 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 1 bottom right is destroyed
       p3 draws Bramble Warden
 53. p3 fire.c2se.goblin11
       p3: the red tower at 2 bottom right fires at a goblin
       p3 wounds a goblin
 54. p3 fire.c1ne.orc7  50f4e9920a967755
       p3: the blue tower at 1 top right fires at an orc
       p3 captures an orc: 2 crystals
 55. p1 fire.c1se.goblin2  02dfbefcee8efbb6
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 56. p2 act.build
       p2 builds a tower
 57. p2 build.yellow.c8nw
       p2 builds: yellow tower at 8 top left
 58. p2 none  ac44ecf93786830a
 59. p3 act.build
       p3 builds a tower
 60. p3 build.blue.c1se
       p3 builds: blue tower at 1 bottom right
 61. p3 use.h01
       p3 plays Bramble Warden
 62. p3 cell.c3
 63. p3 back.1  c826cbfa1deec6f2
       p3 pushes a goblin back 1 cell to cell 2
 64. p4 act.quest{q09+q18}  3fe0c6e91bebbf5c
       p4 goes on a quest
       p4 draws Pathfinders
       p4 draws Smugglers' Tunnel
 65. p1 act.market
       p1 goes to the market
 66. p1 use.q07
       p1 plays Log Rollers
 67. p1 tower.c1se
 68. p1 site.c9se{q06}
       p1 moves the red tower of 1 bottom right to 9 bottom right
       New in the market: Timber Convoy
 69. p1 use.q10  c77d7c1c1dda6aef
       p1 plays Eldorado
       p1 gains 3 crystals
 70. p2 act.market
       p2 goes to the market
 71. p2 cash.q19{q20}
       p2 plays Picked Lock for 1 crystal
       New in the market: Sappers
 72. p2 use.q14
       p2 plays Weighted Net
 73. p2 creature.goblin11  1932e965b29e221c
       p2 captures a goblin: 2 crystals
 74. p3 act.market
       p3 goes to the market
 75. p3 cash.q06{q05}
       p3 plays Timber Convoy for 2 crystals
       New in the market: Crated Tower
 76. p3 use.q21  50f31ab9d8e84c00
       p3 plays Town Militia
       p3 regains 2 guards
 77. p4 act.market
       p4 goes to the market
 78. p4 cash.q05{q15}
       p4 plays Crated Tower for 1 crystal
       New in the market: Burning Pitch
 79. p4 none  cf6db4010a986a5a
 80. p1 act.build
       p1 builds a tower
 81. p1 build.red.c4se
       p1 builds: red tower at 4 bottom right
 82. p1 none  507ce2b1e9664f2a
       Round 4: p3 is first player
       Event: Tornado
       p3 chooses a goblin for the tornado
 83. p4 creature.spider10  9dc0c5065f954bf8
       p4 chooses a spider for the tornado
 84. p1 creature.spider1  cd57387ad220ae32
       p1 chooses a spider for the tornado
 85. p2 creature.spider4{e00+spider+boss+orc+boss+spider+boss+orc+boss}  d6354700e465667f
       p2 chooses a spider for the tornado
       The tornado carries a goblin from p3 to p4
       The tornado carries a spider from p4 to p1
       The tornado carries a spider from p1 to p2
       The tornado carries a spider from p2 to p3
       Event of the next Dusk: Nothing
       Night falls
       p3: the spider walks 3 cells to cell 4
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p4: the spider walks 1 cell to cell 10
       p4: the spider enters the city, 3 guards fall, 11 left
       p4: the spider walks 3 cells to cell 6
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 1 cell to cell 2
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       p1: the spider walks 3 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 3 cells to cell 8
       p2: the goblin walks 3 cells to cell 7
       p2: the goblin walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the spider walks 3 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 86. p3 fire.c1se.orc8{q15}
       p3: the blue tower at 1 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 1 bottom right is destroyed
       p3 draws Burning Pitch
 87. p3 fire.c1ne.orc8  65666a1f63c3163b
       p3: the blue tower at 1 top right fires at an orc
       p3 captures an orc: 2 crystals
 88. p4 fire.c1se.goblin15  6bc5127a8a8d96bc
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 89. p1 fire.c2se.goblin2  c9b9472458312db5
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 90. p3 act.lengthen{p5}
       p3 lengthens the path
       p3 draws Right step
 91. p3 lay.1.2{p4}
       p3 lays Right step: the path is 6 long
       p3 draws Hairpin
 92. p3 lay.2.1{p3}
       p3 lays Hairpin: the path is 8 long
       p3 draws Right bend
 93. p3 lay.2.1
       p3 lays Right bend: the path is 10 long
 94. p3 cash.q15  4bf3790aa30c55ab
       p3 plays Burning Pitch for 1 crystal
 95. p4 act.card
       p4 plays a card only
 96. p4 use.q18
       p4 plays Smugglers' Tunnel
 97. p4 creature.spider12
 98. p4 place.p1.c10  29f155c518972578
       p4 sends a spider to p1, cell 10
 99. p1 act.lengthen{p7}
       p1 lengthens the path
       p1 draws Fork
100. p1 lay.1.3{p5}
       p1 lays Fork: the path is 12 long
       p1 draws Right step
101. p1 lay.1.2{p6}
       p1 lays Right step: the path is 14 long
       p1 draws Left step
102. p1 lay.1.2
       p1 lays Left step: the path is 16 long
103. p1 none  4793c611101f29dd
104. p2 act.build
       p2 builds a tower
105. p2 build.yellow.c7nw
       p2 builds: yellow tower at 7 top left
106. p2 use.h03
       p2 plays Basalt Engineer
107. p2 tower.c8nw  1a38941064fecd89
       p2 upgrades the yellow tower at 8 top left
108. p3 act.market
       p3 goes to the market
109. p3 use.q16
       p3 plays Caltrops
110. p3 creature.spider9
111. p3 back.2{q01}
       p3 pushes a spider back 2 cells to cell 1
       New in the market: Master Mason
112. p3 cash.q13  423e7a70c65ff356
       p3 plays Ballista Bolt for 1 crystal
113. p4 act.market
       p4 goes to the market
114. p4 cash.q20{q08}
       p4 plays Sappers for 1 crystal
       New in the market: Winding Detour
115. p4 use.q09{p8}
       p4 plays Pathfinders
       p4 draws Side road
116. p4 lay.2.1  2383f87f181cedd1
       p4 lays Side road: the path is 12 long
117. p1 act.market
       p1 goes to the market
118. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
119. p1 lay.1.2{q07}
       p1 lays Long bend: the path is 19 long
       New in the market: Log Rollers
120. p1 use.q11  c3152c9bd464099c
       p1 plays Bounty Office
       p1 gains 2 crystals
121. p2 act.quest{q12+q17+e00+goblin+orc+goblin}
       p2 goes on a quest
       p2 draws Tavern Rumours
       p2 draws Quagmire
       Round 5: p4 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p4: the orc walks 2 cells to cell 6
       p4: the goblin walks 2 cells to cell 4
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 2 cells to cell 3
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 8
       p1: the goblin walks 1 cell to cell 4
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 9
       p3: the spider walks 3 cells to cell 8
       p3: the spider walks 3 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
122. p2 trap.c8nw{spider}  ae8f5c57c6bb3e30
       p2 stops the goblin with the trap of 8 top left
       p2: the goblin walks 3 cells to cell 10
       p2: the goblin enters the city, 1 guard falls, 14 left
       p2: the goblin walks 3 cells to cell 10
       p2: the goblin enters the city, 1 guard falls, 13 left
       p2: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 7
       p2: the goblin walks 4 cells to cell 7
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
123. p4 fire.c1se.goblin15  826f7b7897b11e6e
       p4: the red tower at 1 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
124. p1 fire.c4se.goblin3
       p1: the red tower at 4 bottom right fires at a goblin
       p1 wounds a goblin
125. p1 fire.c2se.boss1  48367e96d0f92d5b
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
126. p2 fire.c8nw.spider5
       p2: the yellow tower at 8 top left fires at a spider
       p2 wounds a spider
127. p2 fire.c7nw.spider5  9261a030642409b9
       p2: the yellow tower at 7 top left fires at a spider
       p2 captures a spider: 2 crystals
128. p3 fire.c1ne.boss3
       p3: the blue tower at 1 top right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
129. p3 fire.c2se.boss3  4c6bbf4aeeb541ad
       p3: the red tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
       Day
130. p4 act.build
       p4 builds a tower
131. p4 build.red.c9se
       p4 builds: red tower at 9 bottom right
132. p4 use.q08{r4}
       p4 plays Winding Detour
       p4 draws Wide hairpin
133. p4 lay.2.1  42f24941bf4ad53b
       p4 lays Wide hairpin: the path is 15 long
134. p1 act.build
       p1 builds a tower
135. p1 build.yellow.c13se
       p1 builds: yellow tower at 13 bottom right
136. p1 cash.q03  d14cbb8189d40f83
       p1 plays Cobalt Chapel for 1 crystal
137. p2 act.market
       p2 goes to the market
138. p2 cash.q07{q05}
       p2 plays Log Rollers for 1 crystal
       New in the market: Crated Tower
139. p2 use.q12{q02+q17}  932b8ab8b21fcc68
       p2 plays Tavern Rumours
       p2 draws Crimson Foundry
       p2 draws Quagmire
140. p3 act.market
       p3 goes to the market
141. p3 use.q05
       p3 plays Crated Tower
142. p3 build.blue.c1se{q10}
       p3 builds: blue tower at 1 bottom right
       New in the market: Eldorado
143. p3 none  d884415234009b22
144. p4 act.market
       p4 goes to the market
145. p4 cash.q15{q09}
       p4 plays Burning Pitch for 1 crystal
       New in the market: Pathfinders
146. p4 none  126049884ae2513a
147. p1 act.quest{q12+q20}  85ed3ee01aff6331
       p1 goes on a quest
       p1 draws Tavern Rumours
       p1 draws Sappers
148. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
149. p2 lay.1.2{p2}
       p2 lays Straight: the path is 12 long
       p2 draws Left bend
150. p2 lay.2.1{p4}
       p2 lays Left bend: the path is 14 long
       p2 draws Hairpin
151. p2 lay.1.2
       p2 lays Hairpin: the path is 16 long
152. p2 none  9f46391b47462786
153. p3 act.market
       p3 goes to the market
154. p3 use.q10{q07}
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Log Rollers
155. p3 use.q06
       p3 plays Timber Convoy
156. p3 build.blue.c6se
       p3 builds: blue tower at 6 bottom right
157. p3 build.red.c4se{e00+goblin+orc+orc}  6d4a2e8616131e7c
       p3 builds: red tower at 4 bottom right
       Round 6: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 1 cell to cell 6
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 11
       p3: the spider walks 3 cells to cell 9
       p3: the spider walks 3 cells to cell 8
       p3: the boss walks 2 cells to cell 4
       p3: a goblin comes out of the mine
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 7
       p4: the goblin walks 1 cell to cell 5
       p4: the orc walks 2 cells to cell 6
       p4: the boss walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
158. p2 creature.goblin8
       p2: the goblin walks 1 cell to cell 8
159. p2 none
       p2: the goblin walks 1 cell to cell 9
       p2: the spider walks 1 cell to cell 8
160. p2 none
       p2: the spider walks 1 cell to cell 9
161. p2 trap.c8nw{orc}  08144c88a771a177
       p2 stops the spider with the trap of 8 top left
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
162. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
163. p1 fire.c4se.goblin3
       p1: the red tower at 4 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
164. p1 fire.c13se.spider2  3c4be0d03f4eeb49
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 wounds a spider
165. p2 fire.c7nw.spider1
       p2: the yellow tower at 7 top left fires at a spider
       p2 wounds a spider
166. p2 fire.c8nw.spider1  a20acfb22b68639d
       p2: the yellow tower at 8 top left fires at a spider
       p2 captures a spider: 2 crystals
167. p3 fire.c2se.boss3
       p3: the red tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
168. p3 fire.c1se.orc9{q20}
       p3: the blue tower at 1 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 1 bottom right is destroyed
       p3 draws Sappers
169. p3 fire.c1ne.orc9
       p3: the blue tower at 1 top right fires at an orc
       p3 captures an orc: 2 crystals
170. p3 fire.c4se.boss3  6fff372015facadb
       p3: the red tower at 4 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
171. p4 fire.c1se.goblin16  f6d8281d589908c0
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
       Day
172. p1 act.build
       p1 builds a tower
173. p1 build.yellow.c17ne
       p1 builds: yellow tower at 17 top right
174. p1 none  ed128b175a3db8e6
175. p2 act.build
       p2 builds a tower
176. p2 build.red.c13ne
       p2 builds: red tower at 13 top right
177. p2 use.q02  b61213b5fe55f503
       p2 plays Crimson Foundry
       p2 upgrades the red tower at 13 top right
178. p3 act.build
       p3 builds a tower
179. p3 build.yellow.c4ne
       p3 builds: yellow tower at 4 top right
180. p3 none  a5777deb31541b52
181. p4 act.market
       p4 goes to the market
182. p4 use.q09{p2}
       p4 plays Pathfinders
       p4 draws Left bend
183. p4 lay.2.1{q13}
       p4 lays Left bend: the path is 17 long
       New in the market: Ballista Bolt
184. p4 none  0e880d145d294580
185. p1 act.market
       p1 goes to the market
186. p1 use.q13
       p1 plays Ballista Bolt
187. p1 creature.spider10{h04}
       p1 wounds a spider
       New in the market: Rampart Captain
188. p1 none  f6b748687432664a
189. p2 act.quest{q01+q20}  b2fd82860e46ef0f
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Sappers
190. p3 act.market
       p3 goes to the market
191. p3 use.h04{q11}
       p3 plays Rampart Captain
       p3 pays 1 crystal to p1 for the hero
       p3 regains 2 guards
       New in the market: Bounty Office
192. p3 none  d555b5187c5e0307
193. p4 act.quest{q01+q01+e03}  910f1eed3c62e7cc
       p4 goes on a quest
       p4 draws Master Mason
       p4 draws Master Mason
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the goblin walks 2 cells to cell 14
       p2: the goblin walks 2 cells to cell 11
       p2: the orc walks 1 cell to cell 9
       p3: the spider enters the city, 3 guards fall, 5 left
       p3: the spider walks 3 cells to cell 9
       p3: the boss walks 3 cells to cell 8
       p3: the goblin walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 10
       p4: the orc walks 2 cells to cell 7
       p4: the goblin walks 2 cells to cell 8
       p4: the boss walks 2 cells to cell 6
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 2 cells to cell 3
       p1: the spider walks 3 cells to cell 18
       p1: the spider walks 3 cells to cell 18
       p1: the spider walks 3 cells to cell 13
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
194. p2 trap.c8nw  224fad7b9656ba09
       p2 stops the orc with the trap of 8 top left
       p2: the orc walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       Dawn breaks
195. p3 fire.c2se.goblin12
       p3: the red tower at 2 bottom right fires at a goblin
       p3 wounds a goblin
196. p3 fire.c6se.boss3  5f4994a331302b04
       p3: the blue tower at 6 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
197. p4 fire.c1se.goblin16  f7031dbc3b1a0b19
       p4: the red tower at 1 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
198. p1 fire.c13se.spider10
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 captures a spider: 2 crystals
199. p1 fire.c4se.boss1
       p1: the red tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
200. p1 fire.c17ne.spider12
       p1: the yellow tower at 17 top right fires at a spider
       p1 wounds a spider
201. p1 fire.c2se.goblin4  fc69d2eb786773ce
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
       Day
202. p2 act.market
       p2 goes to the market
203. p2 use.q07
       p2 plays Log Rollers
204. p2 tower.c8nw
205. p2 site.c12ne{q18}
       p2 moves the yellow tower of 8 top left to 12 top right
       New in the market: Smugglers' Tunnel
206. p2 use.q17
       p2 plays Quagmire
207. p2 cell.c9  9e47f76e5f6e64a7
       p2 makes a quagmire of cell 9
208. p3 act.market
       p3 goes to the market
209. p3 use.q11{q16}
       p3 plays Bounty Office
       p3 gains 3 crystals
       New in the market: Caltrops
210. p3 none  07cf3a99da46c9a3
211. p4 act.market
       p4 goes to the market
212. p4 use.q18
       p4 plays Smugglers' Tunnel
213. p4 creature.orc10
214. p4 place.p2.c14{q08}
       p4 sends an orc to p2, cell 14
       New in the market: Winding Detour
215. p4 none  16fd68699d3b817d
216. p1 act.market
       p1 goes to the market
217. p1 use.q01
       p1 plays Master Mason
218. p1 tower.c13se{q10}
       p1 upgrades the yellow tower at 13 bottom right
       New in the market: Eldorado
219. p1 none  c5a2bac2e2160c42
220. p2 act.market
       p2 goes to the market
221. p2 use.q10{q05}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Crated Tower
222. p2 use.q17
       p2 plays Quagmire
223. p2 cell.c13  3b599de4df599b73
       p2 makes a quagmire of cell 13
224. p3 act.card
       p3 plays a card only
225. p3 cash.q20  306b89ad164c56ff
       p3 plays Sappers for 1 crystal
226. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
227. p4 lay.1.2{p9}
       p4 lays Right bend: the path is 19 long
       p4 draws Crossroads
228. p4 lay.4.1{p4}
       p4 lays Crossroads: the path is 21 long
       p4 draws Hairpin
229. p4 lay.2.1
       p4 lays Hairpin: the path is 23 long
230. p4 none  11b60853e8dfc874
231. p1 act.market
       p1 goes to the market
232. p1 use.q05
       p1 plays Crated Tower
233. p1 build.yellow.c18ne{q19}
       p1 builds: yellow tower at 18 top right
       New in the market: Picked Lock
234. p1 none{e04}
       Round 8: p3 is first player
       Event: Forced March
       Event of the next Dusk: Wet Powder
       Night falls
       p3: the spider enters the city, 3 guards fall, 2 left
       p3: the boss walks 3 cells to cell 9
       p3: the goblin walks 4 cells to cell 6
       p4: the orc walks 5 cells to cell 15
       p4: the goblin walks 4 cells to cell 12
       p4: the boss walks 2 cells to cell 7
       p4: the orc walks 5 cells to cell 9
       p1: the spider walks 1 cell to cell 19
       p1: the spider enters the city, 3 guards fall, 10 left
       p1: the spider walks 1 cell to cell 19
       p1: the spider enters the city, 3 guards fall, 7 left
       p1: the spider walks 1 cell to cell 13
235. p1 none
       p1: the spider walks 1 cell to cell 14
236. p1 none
       p1: the spider walks 1 cell to cell 15
237. p1 none
       p1: the spider walks 1 cell to cell 16
238. p1 none  40fc1ee075539318
       p1: the spider walks 2 cells to cell 18
       p1: the orc walks 5 cells to cell 13
       p1: the boss walks 3 cells to cell 10
       p1: the orc walks 5 cells to cell 10
       p1: the goblin walks 4 cells to cell 5
239. p2 creature.orc10
       p2: the orc sinks into the quagmire of cell 13
       p2: the orc walks 1 cell to cell 13
       p2: the goblin walks 1 cell to cell 13
240. p2 trap.c12ne  68a6839e210bc1dd
       p2 stops the goblin with the trap of 12 top right
       p2: the goblin walks 5 cells to cell 16
       p2: the orc walks 5 cells to cell 13
       p2: the orc sinks into the quagmire of cell 9
       p2: the orc walks 1 cell to cell 9
       p2: the spider walks 6 cells to cell 12
       p2: the boss walks 2 cells to cell 8
       p2: the orc walks 5 cells to cell 9
       Dawn breaks
241. p3 fire.c4se.goblin12  75a793e2e41ca90e
       p3: the red tower at 4 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
242. p4 fire.c9se.goblin10  50515fd0b4a384d2
       p4: the red tower at 9 bottom right fires at a goblin
       p4 wounds a goblin
243. p1 fire.c17ne.spider3
       p1: the yellow tower at 17 top right fires at a spider
       p1 wounds a spider
244. p1 fire.c18ne.spider3
       p1: the yellow tower at 18 top right fires at a spider
       p1 captures a spider: 2 crystals
245. p1 fire.c4se.goblin4
       p1: the red tower at 4 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
246. p1 fire.c9se.boss1  4bb8ef9587500e16
       p1: the red tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
247. p2 fire.c7nw.boss2
       p2: the yellow tower at 7 top left fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
248. p2 fire.c13ne.goblin8
249. p2 creature.goblin8
       p2: the double cannon at 13 top right fires twice at a goblin
       p2 captures a goblin: 2 crystals
250. p2 fire.c12ne.spider6  fd0b7f09361a7790
       p2: the yellow tower at 12 top right fires at a spider
       p2 wounds a spider
       Day
251. p3 act.market
       p3 goes to the market
252. p3 use.q08{r1}
       p3 plays Winding Detour
       p3 draws Long straight
253. p3 lay.1.2{q04}
       p3 lays Long straight: the path is 13 long
       New in the market: Amber Workshop
254. p3 none  54dd3f8a34a0b995
255. p4 act.market
       p4 goes to the market
256. p4 use.q19
       p4 plays Picked Lock
257. p4 creature.goblin1
258. p4 place.p1.c10{q14}
       p4 frees a goblin of p1, cell 10
       New in the market: Weighted Net
259. p4 none  280132ed7001260d
260. p1 act.build
       p1 builds a tower
261. p1 build.red.c9ne
       p1 builds: red tower at 9 top right
262. p1 none  d71541f62b044bdc
263. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
264. p2 lay.1.4{p3}
       p2 lays Crossroads: the path is 18 long
       p2 draws Right bend
265. p2 lay.2.1{p8}
       p2 lays Right bend: the path is 20 long
       p2 draws Side road
266. p2 lay.3.1
       p2 lays Side road: the path is 22 long
267. p2 none  0a7f2d5121060912
268. p3 act.build
       p3 builds a tower
269. p3 build.red.c7sw
       p3 builds: red tower at 7 bottom left
270. p3 none  a97afe1aa682becd
271. p4 act.market
       p4 goes to the market
272. p4 use.q16
       p4 plays Caltrops
273. p4 creature.orc11
274. p4 back.1{q17}
       p4 pushes an orc back 1 cell to cell 11
       The discarded quest cards are shuffled: 47 cards in the pile
       New in the market: Quagmire
275. p4 none  10bd31617d64d294
276. p1 act.lengthen{p4}
       p1 lengthens the path
       p1 draws Hairpin
277. p1 lay.2.1{p2}
       p1 lays Hairpin: the path is 21 long
       p1 draws Left bend
278. p1 lay.1.2{p1}
       p1 lays Left bend: the path is 23 long
       p1 draws Straight
279. p1 lay.1.2
       p1 lays Straight: the path is 25 long
280. p1 none  5c3994216fed7050
281. p2 act.market
       p2 goes to the market
282. p2 cash.q04{q18}
       p2 plays Amber Workshop for 1 crystal
       New in the market: Smugglers' Tunnel
283. p2 none{e00}  e2d26d6fc3094846
       Round 9: p4 is first player
       Event: Wet Powder
       Event of the next Dusk: Nothing
       Night falls
       p4: the orc walks 2 cells to cell 14
       p4: the goblin walks 1 cell to cell 11
       p4: the orc walks 2 cells to cell 12
       p4: the boss walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 15
       p1: the goblin walks 1 cell to cell 9
       p1: the orc walks 2 cells to cell 11
       p1: the boss walks 3 cells to cell 12
       p2: the goblin walks 1 cell to cell 15
       p2: the orc walks 2 cells to cell 16
       p2: the orc walks 2 cells to cell 16
       p2: the spider walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 11
       p2: the boss walks 2 cells to cell 10
       p3: the boss walks 3 cells to cell 13
       Dawn breaks
284. p4 fire.c9se.goblin10  99ae007d3e338151
       p4: the red tower at 9 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
285. p1 fire.c9ne.goblin1
       p1: the red tower at 9 top right fires at a goblin
       p1 wounds a goblin
286. p1 fire.c9se.goblin1  abd7739c4f24fb5f
       p1: the red tower at 9 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
287. p2 fire.c13ne.goblin5
       p2: the red tower at 13 top right fires at a goblin
       p2 wounds a goblin
288. p2 fire.c7nw.boss2  59e7aba0f99d4810
       p2: the yellow tower at 7 top left fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
       Day
289. p4 act.market
       p4 goes to the market
290. p4 use.q17
       p4 plays Quagmire
291. p4 cell.c19{q05}
       p4 makes a quagmire of cell 19
       New in the market: Crated Tower
292. p4 none  596723830ccf5cc6
293. p1 act.market
       p1 goes to the market
294. p1 use.q18
       p1 plays Smugglers' Tunnel
295. p1 creature.orc2
296. p1 place.p4.c14{q19}
       p1 sends an orc to p4, cell 14
       New in the market: Picked Lock
297. p1 none  87a984374ddca17e
298. p2 act.market
       p2 goes to the market
299. p2 use.q05
       p2 plays Crated Tower
300. p2 build.yellow.c13nw{q07}
       p2 builds: yellow tower at 13 top left
       New in the market: Log Rollers
301. p2 none  348332726cde96f6
302. p3 act.market
       p3 goes to the market
303. p3 use.q14
       p3 plays Weighted Net
304. p3 creature.spider6{q05}
       p3 captures a spider: 2 crystals
       New in the market: Crated Tower
305. p3 none  1b09903449eb927f
306. p4 act.market
       p4 goes to the market
307. p4 use.q05
       p4 plays Crated Tower
308. p4 build.blue.c20sw{q14}
       p4 builds: blue tower at 20 bottom left
       New in the market: Weighted Net
309. p4 none  dc0429d456806ad3
310. p1 act.market
       p1 goes to the market
311. p1 cash.q07{q10}
       p1 plays Log Rollers for 1 crystal
       New in the market: Eldorado
312. p1 none  aa15e32243fcf3ce
313. p2 act.build
       p2 builds a tower
314. p2 build.blue.c12nw
       p2 builds: blue tower at 12 top left
315. p2 none  6c458189dc3e2f47
316. p3 act.build
       p3 builds a tower
317. p3 build.blue.c5se
       p3 builds: blue tower at 5 bottom right
318. p3 use.q10{e06}  03a045f65b00d73a
       p3 plays Eldorado
       p3 gains 3 crystals
       Round 10: p1 is first player
       Event: Nothing
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the boss walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 13
       p2: the orc walks 2 cells to cell 18
       p2: the orc walks 2 cells to cell 18
       p2: the goblin walks 1 cell to cell 16
       p2: the orc walks 1 cell to cell 12
       p3: the boss enters the city, 2 guards fall, 0 left
       p4: the orc walks 2 cells to cell 17
       p4: the orc walks 2 cells to cell 17
       p4: the orc walks 2 cells to cell 15
       p4: the boss walks 2 cells to cell 11
319. p2 none
       p2: the orc walks 1 cell to cell 14
       p2: the orc walks 1 cell to cell 12
320. p2 none  7b464951a64060d5
       p2: the orc walks 1 cell to cell 14
       p2: the boss walks 2 cells to cell 12
       Game over: p2 wins

p1  +7  Guards [TOWR-I03]
p1  +6  Captured monsters [TOWR-I03]
p2 +13  Guards [TOWR-I03]
p2  +6  Captured monsters [TOWR-I03]
p3  +5  Captured monsters [TOWR-I03]
p4 +11  Guards [TOWR-I03]
p4  +3  Captured monsters [TOWR-I03]
= p2 19, p4 14, p1 13, p3 5  guards, won by p2
