towers/1  seats 2  seed 0  options mode=standard level=easy cities=random

  1. p1 act.build
       p1 builds a tower
  2. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  3. p1 use.q12{q05+q15}  cc425de7a6d9741d
       p1 plays Tavern Rumours
       p1 draws Crated Tower
       p1 draws Burning Pitch
  4. p2 act.market
       p2 goes to the market
  5. p2 use.q15
       p2 plays Burning Pitch
  6. p2 cell.c1{q05+q08+q16+h04}
       p2 wounds a goblin
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Winding Detour
       New in the market: Caltrops
       New in the market: Rampart Captain
  7. p2 use.h02
       p2 plays Noon Lancer
  8. p2 creature.spider4  95af54088f90123b
       p2 captures a spider: 2 crystals
  9. p1 act.build
       p1 builds a tower
 10. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
 11. p1 use.q05
       p1 plays Crated Tower
 12. p1 build.yellow.c1ne  467fc60d833fd38d
       p1 builds: yellow tower at 1 top right
 13. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
 14. p2 lay.2.1{p2}
       p2 lays Hairpin: the path is 6 long
       p2 draws Left bend
 15. p2 lay.1.2{p6}
       p2 lays Left bend: the path is 8 long
       p2 draws Left step
 16. p2 lay.1.2{e07+goblin+goblin+orc+goblin}  8f59092cfad43e35
       p2 lays Left step: the path is 10 long
       Round 2: p2 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 17. p1 fire.c1se.goblin1
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 18. p1 fire.c2se.goblin1  387ec287ac1b0f16
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 19. p2 act.build
       p2 builds a tower
 20. p2 build.red.c3se  9cfb155d671971d9
       p2 builds: red tower at 3 bottom right
 21. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 22. p1 lay.1.2{p7}
       p1 lays Left step: the path is 6 long
       p1 draws Fork
 23. p1 lay.2.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
 24. p1 lay.1.2
       p1 lays Right step: the path is 10 long
 25. p1 cash.q15  ca3681dda325768c
       p1 plays Burning Pitch for 2 crystals
 26. p2 act.quest{q08+h01}  4850dc90d08773a6
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Bramble Warden
 27. p1 act.market
       p1 goes to the market
 28. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 29. p1 lay.2.1{q09+e00+spider+goblin+orc+orc}
       p1 lays Long bend: the path is 13 long
       New in the market: Pathfinders
       Round 3: p1 is first player
       Event: Second Wind
       p2: a goblin recovers
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 30. p1 fire.c1se.goblin2  ec950589ab211325
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 31. p2 fire.c3se.goblin5  552f1d939f3192b2
       p2: the red tower at 3 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 32. p1 act.build
       p1 builds a tower
 33. p1 build.red.c11se  3b984139e37fa6f1
       p1 builds: red tower at 11 bottom right
 34. p2 act.market
       p2 goes to the market
 35. p2 use.q09{p9}
       p2 plays Pathfinders
       p2 draws Crossroads
 36. p2 lay.2.1{q18}
       p2 lays Crossroads: the path is 12 long
       New in the market: Smugglers' Tunnel
 37. p2 none  d7998c3e038e075e
 38. p1 act.quest{q06+q19}  7da677aacc77f3ea
       p1 goes on a quest
       p1 draws Timber Convoy
       p1 draws Picked Lock
 39. p2 act.quest{q02+q07+e00+goblin+boss+orc+boss}
       p2 goes on a quest
       p2 draws Crimson Foundry
       p2 draws Log Rollers
       Round 4: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 3 cells to cell 7
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 3 cells to cell 5
       p2: the goblin walks 3 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 40. p2 fire.c3se.goblin5  c0a0182a0f402c80
       p2: the red tower at 3 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 41. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 42. p1 fire.c2se.goblin2  0a6af064eb06e0a9
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 43. p2 act.build
       p2 builds a tower
 44. p2 build.red.c7sw
       p2 builds: red tower at 7 bottom left
 45. p2 use.q08{r3}
       p2 plays Winding Detour
       p2 draws S-curve
 46. p2 lay.2.1  e2d55018ff463a25
       p2 lays S-curve: the path is 15 long
 47. p1 act.build
       p1 builds a tower
 48. p1 build.yellow.c3se
       p1 builds: yellow tower at 3 bottom right
 49. p1 use.q19
       p1 plays Picked Lock
 50. p1 creature.goblin5
 51. p1 place.p2.c5  f5c2accc3277ed90
       p1 frees a goblin of p2, cell 5
 52. p2 act.market
       p2 goes to the market
 53. p2 cash.q18{q04}
       p2 plays Smugglers' Tunnel for 1 crystal
       New in the market: Amber Workshop
 54. p2 none  5f1f55c206ed7100
 55. p1 act.quest{q18+q20+e00+spider+spider}
       p1 goes on a quest
       p1 draws Smugglers' Tunnel
       p1 draws Sappers
       Round 5: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the goblin walks 4 cells to cell 10
       p2: the goblin walks 4 cells to cell 10
       p2: the orc walks 2 cells to cell 8
       p2: the goblin walks 4 cells to cell 9
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 4 cells to cell 7
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 56. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 57. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 58. p1 fire.c1ne.boss1  a14ba206094b2ce5
       p1: the yellow tower at 1 top right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
 59. p2 fire.c7sw.goblin8
       p2: the red tower at 7 bottom left fires at a goblin
       p2 wounds a goblin
 60. p2 fire.c3se.goblin8  be6ab2fc62a028b0
       p2: the red tower at 3 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 61. p1 act.lengthen{p2}
       p1 lengthens the path
       p1 draws Left bend
 62. p1 lay.1.2{p4}
       p1 lays Left bend: the path is 15 long
       p1 draws Hairpin
 63. p1 lay.2.1{p1}
       p1 lays Hairpin: the path is 17 long
       p1 draws Straight
 64. p1 lay.1.2
       p1 lays Straight: the path is 19 long
 65. p1 cash.q20  071823a9eebd8079
       p1 plays Sappers for 2 crystals
 66. p2 act.card
       p2 plays a card only
 67. p2 use.q02
       p2 plays Crimson Foundry
 68. p2 tower.c3se  a2961524bea7437a
       p2 upgrades the red tower at 3 bottom right
 69. p1 act.build
       p1 builds a tower
 70. p1 build.yellow.c7ne
       p1 builds: yellow tower at 7 top right
 71. p1 none  f5d8933ce67ecd0b
 72. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
 73. p2 lay.2.1{p1}
       p2 lays Side road: the path is 17 long
       p2 draws Straight
 74. p2 lay.1.2{p5+p3}
       p2 lays Straight: the path is 19 long
       Right step does not fit: p2 sets it aside
       p2 draws Right bend
 75. p2 lay.2.1
       p2 lays Right bend: the path is 21 long
 76. p2 use.q07
       p2 plays Log Rollers
 77. p2 tower.c3se
 78. p2 site.c13ne{e00+spider+goblin}
       p2 moves the red tower of 3 bottom right to 13 top right
       Round 6: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 3 cells to cell 15
       p2: the goblin walks 3 cells to cell 15
       p2: the goblin walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 6
       p1: the boss walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       Dawn breaks
 79. p2 fire.c13ne.goblin5
 80. p2 creature.goblin5  378ea7a81ae2bb99
       p2: the double cannon at 13 top right fires twice at a goblin
       p2 captures a goblin: 2 crystals
 81. p1 fire.c3se.boss1
       p1: the yellow tower at 3 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
 82. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
 83. p1 fire.c1se.goblin4  4924c7540d717179
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 84. p2 act.build
       p2 builds a tower
 85. p2 build.yellow.c9se
       p2 builds: yellow tower at 9 bottom right
 86. p2 none  41e4d277ff5e9ec4
 87. p1 act.market
       p1 goes to the market
 88. p1 use.q16
       p1 plays Caltrops
 89. p1 creature.spider3
 90. p1 back.1{q16}
       p1 pushes a spider back 1 cell to cell 2
       New in the market: Caltrops
 91. p1 none  e9a6fc64cb8a46d5
 92. p2 act.quest{q03+q20}  1ef3bd1e9b0e91ef
       p2 goes on a quest
       p2 draws Cobalt Chapel
       p2 draws Sappers
 93. p1 act.market
       p1 goes to the market
 94. p1 use.q16
       p1 plays Caltrops
 95. p1 creature.spider3{q18}
       p1 pushes a spider back 1 cell to cell 1
       New in the market: Smugglers' Tunnel
 96. p1 none{e08}
       Round 7: p1 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 3 cells to cell 8
       p1: the goblin walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 4
       p2: the goblin walks 2 cells to cell 13
       p2: the goblin walks 2 cells to cell 14
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       Dawn breaks
 97. p1 fire.c2se.goblin4
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       p1 takes the trophy Full Dungeon
 98. p1 none
       p1 declines
 99. p1 fire.c3se.spider3
       p1: the yellow tower at 3 bottom right fires at a spider
       p1 wounds a spider
100. p1 fire.c7ne.boss1  b49f6ef1f90e67f6
       p1: the yellow tower at 7 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
101. p2 fire.c13ne.goblin7
102. p2 creature.goblin7  2f1cf2025c578fb1
       p2: the double cannon at 13 top right fires twice at a goblin
       p2 captures a goblin: 2 crystals
       Day
103. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
104. p1 lay.2.1{p9}
       p1 lays Side road: the path is 21 long
       p1 draws Crossroads
105. p1 lay.3.2{p3}
       p1 lays Crossroads: the path is 22 long
       Right bend does not fit: p1 sets it aside
       No tile fits: p1 cannot lengthen any more for now
106. p1 none  116d2cb15a88c03b
107. p2 act.build
       p2 builds a tower
108. p2 build.yellow.c9sw
       p2 builds: yellow tower at 9 bottom left
109. p2 cash.q20  04083b11914bb050
       p2 plays Sappers for 2 crystals
110. p1 act.quest{q09+q13}  7a68e76fde31df5e
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Ballista Bolt
111. p2 act.build
       p2 builds a tower
112. p2 build.blue.c19nw
       p2 builds: blue tower at 19 top left
113. p2 none{e03}
       Round 8: p2 is first player
       Event: Vanguard
       Event of the next Dusk: Forced March
       Night falls
       p2: the goblin walks 1 cell to cell 17
       p2: the orc walks 2 cells to cell 14
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the spider walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 9
       p2: the boss walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 20
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 17
       p1: the orc walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 3 cells to cell 10
       p1: the spider walks 3 cells to cell 8
       Dawn breaks
114. p2 fire.c7sw.boss2
       p2: the red tower at 7 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
115. p2 fire.c9sw.spider5
       p2: the yellow tower at 9 bottom left fires at a spider
       p2 wounds a spider
116. p2 fire.c9se.spider5  cecf1936f3351de8
       p2: the yellow tower at 9 bottom right fires at a spider
       p2 captures a spider: 2 crystals
117. p1 fire.c7ne.spider3  2db15f6d69f1605a
       p1: the yellow tower at 7 top right fires at a spider
       p1 captures a spider: 2 crystals
       Day
118. p2 act.market
       p2 goes to the market
119. p2 use.q04
       p2 plays Amber Workshop
120. p2 tower.c9sw{q10}
       p2 upgrades the yellow tower at 9 bottom left
       New in the market: Eldorado
121. p2 none  317cf3d2dc97a32a
122. p1 act.market
       p1 goes to the market
123. p1 use.q18
       p1 plays Smugglers' Tunnel
124. p1 creature.spider2
125. p1 place.p2.c11{q19}
       p1 sends a spider to p2, cell 11
       New in the market: Picked Lock
126. p1 use.q18
       p1 plays Smugglers' Tunnel
127. p1 creature.spider1
128. p1 place.p2.c14  df138e7c59baae4f
       p1 sends a spider to p2, cell 14
129. p2 act.market
       p2 goes to the market
130. p2 use.q19
       p2 plays Picked Lock
131. p2 creature.spider3
132. p2 place.p1.c17{q07}
       p2 frees a spider of p1, cell 17
       New in the market: Log Rollers
133. p2 use.h01
       p2 plays Bramble Warden
       p2 pays 1 crystal to p1 for the hero
134. p2 cell.c11
135. p2 back.2  ba2677f1c436b0ff
       p2 pushes an orc back 2 cells to cell 10
       p2 pushes a spider back 2 cells to cell 10
136. p1 act.market
       p1 goes to the market
137. p1 use.q07
       p1 plays Log Rollers
138. p1 tower.c1ne
139. p1 site.c3sw{q05}
       p1 moves the yellow tower of 1 top right to 3 bottom left
       New in the market: Crated Tower
140. p1 use.q13
       p1 plays Ballista Bolt
141. p1 creature.orc4{e04}  4bf536dbb230762e
       p1 wounds an orc
       Round 9: p1 is first player
       Event: Forced March
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the orc walks 4 cells to cell 21
       p1: the spider walks 5 cells to cell 20
       p1: the orc walks 4 cells to cell 18
       p1: the orc walks 4 cells to cell 14
       p1: the boss walks 3 cells to cell 11
       p2: the goblin walks 3 cells to cell 19
142. p2 creature.spider1
       p2: the spider walks 5 cells to cell 19
       p2: the orc walks 4 cells to cell 18
143. p2 creature.spider2
       p2: the spider walks 2 cells to cell 11
144. p2 trap.c9sw  2ac2af18d6d4f86f
       p2 stops the spider with the trap of 9 bottom left
       p2: the orc walks 4 cells to cell 14
       p2: the orc walks 4 cells to cell 14
       p2: the spider walks 5 cells to cell 14
       p2: the boss walks 2 cells to cell 10
       Dawn breaks
145. p1 fire.c11se.boss1
       p1: the red tower at 11 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
146. p1 fire.c3sw.spider3  f207a03424b8c892
       p1: the yellow tower at 3 bottom left fires at a spider
       p1 wounds a spider
147. p2 fire.c7sw.boss2
       p2: the red tower at 7 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
148. p2 fire.c9se.spider2
       p2: the yellow tower at 9 bottom right fires at a spider
       p2 wounds a spider
149. p2 fire.c9sw.spider2  ab44bc9e178061e0
       p2: the yellow tower at 9 bottom left fires at a spider
       p2 captures a spider: 2 crystals
       Day
150. p1 act.market
       p1 goes to the market
151. p1 use.q10{q01}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Master Mason
152. p1 use.q09{p3}  b46fd636a1d10194
       p1 plays Pathfinders
       Right bend does not fit: p1 sets it aside
       No tile fits at the end of the path of p1
153. p2 act.market
       p2 goes to the market
154. p2 use.q05
       p2 plays Crated Tower
155. p2 build.blue.c13nw{q13}
       p2 builds: blue tower at 13 top left
       New in the market: Ballista Bolt
156. p2 use.q03
       p2 plays Cobalt Chapel
157. p2 tower.c13nw  57304b4d80ae7044
       p2 upgrades the blue tower at 13 top left
158. p1 act.market
       p1 goes to the market
159. p1 use.q13
       p1 plays Ballista Bolt
160. p1 creature.spider3{q20}
       p1 captures a spider: 2 crystals
       New in the market: Sappers
161. p1 use.q06
       p1 plays Timber Convoy
162. p1 build.blue.c15sw  b44508d1bce4a50e
       p1 builds: blue tower at 15 bottom left
163. p2 act.quest{q13+q14+e05}
       p2 goes on a quest
       p2 draws Ballista Bolt
       p2 draws Weighted Net
       Round 10: p2 is first player
       Event: Wet Powder
       Event of the next Dusk: Mountain Toll
       Night falls
       p2: the goblin walks 1 cell to cell 21
       p2: the spider walks 2 cells to cell 20
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the orc walks 2 cells to cell 21
       p2: the orc walks 2 cells to cell 17
       p2: the orc walks 2 cells to cell 17
       p2: the spider walks 3 cells to cell 16
       p2: the boss walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 23
       p1: the orc walks 2 cells to cell 21
       p1: the orc walks 2 cells to cell 17
       p1: the boss walks 3 cells to cell 17
       Dawn breaks
164. p2 fire.c19nw.orc4
       p2: the blue tower at 19 top left fires at an orc
       p2 captures an orc: 2 crystals
165. p2 fire.c13nw.orc5{q20}
       p2: the blue tower at 13 top left fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 13 top left is destroyed
       p2 draws Sappers
166. p2 fire.c9se.boss2
       p2: the yellow tower at 9 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
167. p2 fire.c9sw.boss2  915e72cbd0acd6c8
       p2: the yellow tower at 9 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
168. p1 fire.c15sw.boss1  b2d63d2dd7f4bb8a
       p1: the blue tower at 15 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
169. p2 act.market
       p2 goes to the market
170. p2 use.h04{q01+q07+q14+q01}
       p2 plays Rampart Captain
       p2 regains 2 guards
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Log Rollers
       New in the market: Weighted Net
       New in the market: Master Mason
171. p2 cash.q20  a298e47b9b793e3a
       p2 plays Sappers for 2 crystals
172. p1 act.market
       p1 goes to the market
173. p1 use.q07
       p1 plays Log Rollers
174. p1 tower.c11se
175. p1 site.c15nw{q08}  d39b38f1d3863888
       p1 moves the red tower of 11 bottom right to 15 top left
       New in the market: Winding Detour
176. p2 act.build
       p2 builds a tower
177. p2 build.blue.c13nw
       p2 builds: blue tower at 13 top left
178. p2 cash.q13  0d66b2c1df22c37d
       p2 plays Ballista Bolt for 1 crystal
179. p1 act.market
       p1 goes to the market
180. p1 use.q08{r1+r4+q11}  23e2aa56447a6c5c
       p1 plays Winding Detour
       Long straight does not fit: p1 sets it aside
       Wide hairpin does not fit: p1 sets it aside
       No tile fits at the end of the path of p1
       New in the market: Bounty Office
       Round 11: p1 is first player
       Event: Mountain Toll
       p1 loses 3 guards
       p2 loses 3 crystals
       Night falls
       p1: the orc enters the city, 2 guards fall, 10 left
       p1: the orc walks 2 cells to cell 23
       p1: the orc walks 2 cells to cell 18
       p1: the boss walks 3 cells to cell 19
       p2: the goblin walks 1 cell to cell 20
       p2: the spider walks 3 cells to cell 21
181. p2 creature.orc6  bf8b1aae96bc0e66
       p2: the orc walks 2 cells to cell 18
       p2: the orc walks 2 cells to cell 18
       p2: the boss walks 3 cells to cell 13
       Dawn breaks
182. p1 fire.c15sw.orc3{q12}
       p1: the blue tower at 15 bottom left fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 15 bottom left is destroyed
       p1 draws Tavern Rumours
183. p1 fire.c15nw.boss1  9fa2fa95f6916f68
       p1: the red tower at 15 top left fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
184. p2 fire.c13nw.boss2
       p2: the blue tower at 13 top left fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
185. p2 fire.c13ne.boss2  a30988c1e8fbe160
       p2: the double cannon at 13 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 7 in all
       Day
186. p1 act.market
       p1 goes to the market
187. p1 use.q11{q17}
       p1 plays Bounty Office
       p1 gains 4 crystals
       New in the market: Quagmire
188. p1 use.q12{q14+q21}  32b1827dc8e7c744
       p1 plays Tavern Rumours
       p1 draws Weighted Net
       p1 draws Town Militia
189. p2 act.market
       p2 goes to the market
190. p2 use.q17
       p2 plays Quagmire
191. p2 cell.c20{q11}
       p2 makes a quagmire of cell 20
       New in the market: Bounty Office
192. p2 cash.q14  3e1ed28507199f7a
       p2 plays Weighted Net for 1 crystal
193. p1 act.build
       p1 builds a tower
194. p1 build.blue.c19ne
       p1 builds: blue tower at 19 top right
195. p1 use.q21  f23c6c4a36c88a9d
       p1 plays Town Militia
       p1 regains 2 guards
196. p2 act.quest{q01+q21}
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Town Militia
       Round 12: p2 is first player
       Night falls
       p2: the goblin enters the city, 1 guard falls, 13 left
       p2: the spider sinks into the quagmire of cell 20
       p2: the spider walks 1 cell to cell 20
       p1: the orc enters the city, 2 guards fall, 10 left
       p1: the boss walks 3 cells to cell 23
       p1: the orc walks 2 cells to cell 21
197. p2 creature.orc6
       p2: the orc walks 2 cells to cell 21
       p2: the orc walks 2 cells to cell 21
       p2: the boss walks 3 cells to cell 18
       Dawn breaks
198. p2 fire.c19nw.orc5  a4c404ad5224f7e1
       p2: the blue tower at 19 top left fires at an orc
       p2 captures an orc: 2 crystals
199. p1 fire.c3sw.boss1
       p1: the yellow tower at 3 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
200. p1 fire.c3se.boss1
       p1: the yellow tower at 3 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
201. p1 fire.c19ne.orc3  5817eb40d53be21d
       p1: the blue tower at 19 top right fires at an orc
       p1 captures an orc: 2 crystals
       Game over: p1 wins

p1 +10  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +2  Trophy: Full Dungeon [TOWR-Q02]
p1  +6  Trophy: Menagerie [TOWR-Q08]
p1  +3  Trophy: Yellow Skyline [TOWR-Q09]
p2 +13  Guards [TOWR-E03]
p2  +8  Boss [TOWR-E04]
p2  +8  Trophy: Menagerie [TOWR-Q08]
= p1 36, p2 29  boss, won by p1
