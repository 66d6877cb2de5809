towers/1  seats 3  seed 1  options mode=standard level=medium cities=random

  1. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
  2. p3 lay.3.1{p8}
       p3 lays Fork: the path is 6 long
       p3 draws Side road
  3. p3 lay.2.1{p5}
       p3 lays Side road: the path is 8 long
       p3 draws Right step
  4. p3 lay.1.2
       p3 lays Right step: the path is 10 long
  5. p3 none  edb094bc8e1172ba
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
 10. p1 none  dabc33a2bead16c4
 11. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 12. p2 lay.3.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
 13. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
 14. p2 lay.2.1
       p2 lays Crossroads: the path is 10 long
 15. p2 cash.q13  47cf9f5d8734d4d7
       p2 plays Ballista Bolt for 1 crystal
 16. p3 act.build
       p3 builds a tower
 17. p3 build.red.c5ne
       p3 builds: red tower at 5 top right
 18. p3 none  9e2b4c441f6f7714
 19. p1 act.build
       p1 builds a tower
 20. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
 21. p1 use.h03  22df63e7ae0be743
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p2 for the hero
       p1 upgrades the red tower at 5 bottom right
 22. p2 act.build
       p2 builds a tower
 23. p2 build.red.c7ne{e05+spider+orc+goblin+orc+spider+spider}  e91e6760151a87ef
       p2 builds: red tower at 7 top right
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
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
       Dawn breaks
       Day
 24. p1 act.quest{q03+q13}  16a8fd597cf5e8da
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
 25. p2 act.build
       p2 builds a tower
 26. p2 build.red.c2se  1e1c4ea617b3d24c
       p2 builds: red tower at 2 bottom right
 27. p3 act.build
       p3 builds a tower
 28. p3 build.red.c4ne
       p3 builds: red tower at 4 top right
 29. p3 none  80f00b4758f28b9a
 30. p1 act.quest{q09+q21}  e90e4b02e74f062d
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Town Militia
 31. p2 act.build
       p2 builds a tower
 32. p2 build.red.c4ne  c6a3a3d103feb5db
       p2 builds: red tower at 4 top right
 33. p3 act.market
       p3 goes to the market
 34. p3 use.q12{q14+q20+q08}
       p3 plays Tavern Rumours
       p3 draws Weighted Net
       p3 draws Sappers
       New in the market: Winding Detour
 35. p3 cash.q20{e00+orc+goblin+goblin+orc+spider+goblin}  f35f3feed9dc3430
       p3 plays Sappers for 2 crystals
       Round 3: p2 is first player
       Event: Mountain Toll
       p2 loses 3 guards
       p3 loses 2 crystals
       p3 loses 1 guard
       p1 loses 1 crystal
       p1 loses 2 guards
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 6
       p2: the goblin walks 3 cells to cell 4
       p2: the goblin walks 3 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the goblin walks 2 cells to cell 6
       p3: the goblin walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 36. p2 fire.c4ne.goblin6
       p2: the red tower at 4 top right fires at a goblin
       p2 wounds a goblin
 37. p2 fire.c2se.goblin6  70126694172b05bb
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 38. p3 fire.c4ne.goblin9  96023e99053e26eb
       p3: the red tower at 4 top right fires at a goblin
       p3 wounds a goblin
       Day
 39. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
 40. p2 lay.1.2{p8}
       p2 lays Straight: the path is 12 long
       p2 draws Side road
 41. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
 42. p2 lay.1.2  9559b360978357b9
       p2 lays Left step: the path is 16 long
 43. p3 act.quest{q10+h02}  77d19a7e61973b99
       p3 goes on a quest
       p3 draws Eldorado
       p3 draws Noon Lancer
 44. p1 act.market
       p1 goes to the market
 45. p1 cash.q14{q05}
       p1 plays Weighted Net for 1 crystal
       New in the market: Crated Tower
 46. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 47. p1 lay.1.2  1aefeffb99c9a83f
       p1 lays Left step: the path is 12 long
 48. p2 act.quest{q11+q12}  8414ceb8604ce0bb
       p2 goes on a quest
       p2 draws Bounty Office
       p2 draws Tavern Rumours
 49. p3 act.market
       p3 goes to the market
 50. p3 cash.q13{q19}
       p3 plays Ballista Bolt for 1 crystal
       New in the market: Picked Lock
 51. p3 use.h02
       p3 plays Noon Lancer
 52. p3 creature.spider7  c5525bd73934b846
       p3 captures a spider: 2 crystals
 53. p1 act.market
       p1 goes to the market
 54. p1 use.q05
       p1 plays Crated Tower
 55. p1 build.yellow.c9se{q01}
       p1 builds: yellow tower at 9 bottom right
       New in the market: Master Mason
 56. p1 none{e04+orc+boss+spider+boss+spider+boss}  2a2f557f39b947d5
       Round 4: p3 is first player
       Event: Nothing
       Event of the next Dusk: Wet Powder
       Night falls
       p3: the goblin walks 3 cells to cell 7
       p3: the goblin walks 3 cells to cell 7
       p3: the orc walks 2 cells to cell 5
       p3: the spider walks 3 cells to cell 5
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 12
       p2: the goblin walks 2 cells to cell 7
       p2: the goblin walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 57. p3 fire.c5ne.goblin9
       p3: the red tower at 5 top right fires at a goblin
       p3 captures a goblin: 2 crystals
 58. p3 fire.c4ne.goblin11  b52316c4e129c0c9
       p3: the red tower at 4 top right fires at a goblin
       p3 wounds a goblin
 59. p1 fire.c9se.spider1
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
 60. p1 fire.c5se.goblin1  c35cf73afca9230d
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 61. p2 fire.c7ne.goblin5
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 62. p2 fire.c2se.goblin8
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 63. p2 fire.c4ne.goblin7  99ea1bc9a316e6a0
       p2: the red tower at 4 top right fires at a goblin
       p2 wounds a goblin
       Day
 64. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 65. p3 lay.1.2{p9}
       p3 lays Straight: the path is 12 long
       p3 draws Crossroads
 66. p3 lay.2.1{p2}
       p3 lays Crossroads: the path is 14 long
       p3 draws Left bend
 67. p3 lay.2.1
       p3 lays Left bend: the path is 16 long
 68. p3 use.q10  5ab11c77479e80b4
       p3 plays Eldorado
       p3 gains 3 crystals
 69. p1 act.build
       p1 builds a tower
 70. p1 build.yellow.c7se
       p1 builds: yellow tower at 7 bottom right
 71. p1 none  892af8473bc2ff01
 72. p2 act.market
       p2 goes to the market
 73. p2 cash.q19{q10}
       p2 plays Picked Lock for 1 crystal
       New in the market: Eldorado
 74. p2 use.q12{q07+q19}  d56e34a8f6458b88
       p2 plays Tavern Rumours
       p2 draws Log Rollers
       p2 draws Picked Lock
 75. p3 act.build
       p3 builds a tower
 76. p3 build.red.c1se
       p3 builds: red tower at 1 bottom right
 77. p3 none  fc848feb03841bc9
 78. p1 act.market
       p1 goes to the market
 79. p1 use.q10{h04}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Rampart Captain
 80. p1 none  27fb7be11579d9a1
 81. p2 act.market
       p2 goes to the market
 82. p2 cash.q01{q08+q16+q01+q18}
       p2 plays Master Mason for 1 crystal
       New in the market: Winding Detour
       Two cards alike: the market is replaced
       New in the market: Caltrops
       New in the market: Master Mason
       New in the market: Smugglers' Tunnel
 83. p2 use.q07
       p2 plays Log Rollers
 84. p2 tower.c4ne
 85. p2 site.c4se{e06+goblin+orc+spider}  99c07089d2081d9e
       p2 moves the red tower of 4 top right to 4 bottom right
       Round 5: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 15
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 3 cells to cell 6
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the goblin walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 7
       p3: the spider walks 3 cells to cell 9
       p3: the goblin walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
 86. p1 fire.c5se.goblin2
       p1: the red tower at 5 bottom right fires at a goblin
       p1 wounds a goblin
 87. p1 fire.c7se.spider2
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 wounds a spider
 88. p1 fire.c9se.spider1  d3b937f6fb95fdc0
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
 89. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 90. p2 fire.c7ne.goblin7
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 91. p2 fire.c4se.goblin8  2c2fb0e4a1237c9f
       p2: the red tower at 4 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 92. p3 fire.c5ne.goblin11
       p3: the red tower at 5 top right fires at a goblin
       p3 captures a goblin: 2 crystals
 93. p3 fire.c1se.boss3  214d3c238d6ea143
       p3: the red tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
       Day
 94. p1 act.build
       p1 builds a tower
 95. p1 build.yellow.c4se
       p1 builds: yellow tower at 4 bottom right
       p1 takes the trophy Yellow Ramparts
 96. p1 creature.orc1
 97. p1 place.p3.c10
       p1 sends an orc to p3, cell 10
 98. p1 none  37f1d33a2cdb551f
 99. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
100. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 18 long
       p2 draws Left bend
101. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 20 long
       p2 draws Right step
102. p2 lay.1.2
       p2 lays Right step: the path is 22 long
103. p2 use.q11  f3475b8461b5f23f
       p2 plays Bounty Office
       p2 gains 3 crystals
104. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
105. p3 lay.1.2{p4}
       p3 lays Left step: the path is 18 long
       p3 draws Hairpin
106. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 20 long
       p3 draws Right bend
107. p3 lay.1.2
       p3 lays Right bend: the path is 22 long
108. p3 use.q14
       p3 plays Weighted Net
109. p3 creature.spider2  60388436753e4fb9
       p3 captures a spider: 2 crystals
110. p1 act.build
       p1 builds a tower
111. p1 build.yellow.c11ne
       p1 builds: yellow tower at 11 top right
112. p1 none  f1a4b5742e4dc600
113. p2 act.build
       p2 builds a tower
114. p2 build.yellow.c16sw
       p2 builds: yellow tower at 16 bottom left
115. p2 use.q19
       p2 plays Picked Lock
116. p2 creature.goblin1
117. p2 place.p1.c2  14c064545d5a082a
       p2 frees a goblin of p1, cell 2
118. p3 act.market
       p3 goes to the market
119. p3 use.q18
       p3 plays Smugglers' Tunnel
120. p3 creature.spider8
121. p3 place.p2.c15{q07}
       p3 sends a spider to p2, cell 15
       New in the market: Log Rollers
122. p3 none{e00+spider+goblin+orc}  028c8501826af844
       Round 6: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 2 cells to cell 17
       p2: the spider walks 2 cells to cell 17
       p2: the orc walks 1 cell to cell 7
       p2: the orc walks 1 cell to cell 7
       p2: the spider walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the orc walks 1 cell to cell 11
       p3: the orc walks 1 cell to cell 9
       p3: the orc walks 1 cell to cell 6
       p3: the orc walks 1 cell to cell 6
       p3: the boss walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 9
       p1: the orc walks 1 cell to cell 8
       p1: the spider walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 4
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
123. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
124. p2 fire.c16sw.spider4
       p2: the yellow tower at 16 bottom left fires at a spider
       p2 wounds a spider
125. p2 fire.c7ne.goblin5
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
126. p2 fire.c4se.boss2  e0d1c5111368d26f
       p2: the red tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
127. p3 fire.c4ne.boss3
       p3: the red tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
128. p3 fire.c1se.goblin12  32a01362abcb33e3
       p3: the red tower at 1 bottom right fires at a goblin
       p3 wounds a goblin
129. p1 fire.c7se.spider3
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 wounds a spider
130. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
131. p1 fire.c5se.goblin3  bf5d04d6c65bfac7
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
132. p2 act.build
       p2 builds a tower
133. p2 build.yellow.c18se  c8cfa18e035f8d9b
       p2 builds: yellow tower at 18 bottom right
134. p3 act.build
       p3 builds a tower
135. p3 build.yellow.c18sw
       p3 builds: yellow tower at 18 bottom left
136. p3 none  2b26219f12da3972
137. p1 act.build
       p1 builds a tower
138. p1 build.blue.c5sw
       p1 builds: blue tower at 5 bottom left
139. p1 use.q13
       p1 plays Ballista Bolt
140. p1 creature.spider4  0696f8f64b2ae6da
       p1 captures a spider: 2 crystals
141. p2 act.build
       p2 builds a tower
142. p2 build.blue.c5ne  6daae123609cddad
       p2 builds: blue tower at 5 top right
143. p3 act.market
       p3 goes to the market
144. p3 use.q07
       p3 plays Log Rollers
145. p3 tower.c1se
146. p3 site.c12se{q18}
       p3 moves the red tower of 1 bottom right to 12 bottom right
       New in the market: Smugglers' Tunnel
147. p3 none  5487859a0033cf54
148. p1 act.build
       p1 builds a tower
149. p1 build.blue.c5ne
       p1 builds: blue tower at 5 top right
150. p1 none{e07}  3e7686a82b6632c4
       Round 7: p3 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p3: the orc walks 2 cells to cell 14
       p3: the goblin walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 8
       p3: the boss walks 2 cells to cell 5
       p3: the spider walks 3 cells to cell 5
       p3: the goblin walks 2 cells to cell 3
       p1: the goblin walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the goblin walks 3 cells to cell 8
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p2: the spider walks 3 cells to cell 19
       p2: the spider walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       Dawn breaks
151. p3 fire.c5ne.boss3
       p3: the red tower at 5 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
152. p3 fire.c4ne.boss3
       p3: the red tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
153. p3 fire.c12se.goblin10  d7a3e1733c2e0e96
       p3: the red tower at 12 bottom right fires at a goblin
       p3 wounds a goblin
154. p1 fire.c5se.boss1
155. p1 creature.boss1
       p1: the double cannon at 5 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 3 in all
       The boss of p1 is wounded and grows faster
156. p1 fire.c5ne.boss1
       p1: the blue tower at 5 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
157. p1 fire.c9se.spider3
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
158. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
159. p1 fire.c5sw.boss1  9f713612180186da
       p1: the blue tower at 5 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
160. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
161. p2 fire.c18se.spider8
       p2: the yellow tower at 18 bottom right fires at a spider
       p2 wounds a spider
162. p2 fire.c5ne.boss2  9a68f15e7b6d160f
       p2: the blue tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
       Day
163. p3 act.market
       p3 goes to the market
164. p3 use.q18
       p3 plays Smugglers' Tunnel
165. p3 creature.spider9
166. p3 place.p2.c10{q02}
       p3 sends a spider to p2, cell 10
       New in the market: Crimson Foundry
167. p3 cash.q04  d2c135528481bddd
       p3 plays Amber Workshop for 1 crystal
168. p1 act.market
       p1 goes to the market
169. p1 use.q16
       p1 plays Caltrops
170. p1 creature.orc2
171. p1 back.1{q07}
       p1 pushes an orc back 1 cell to cell 7
       New in the market: Log Rollers
172. p1 use.q21  7cb8f9c467480e2a
       p1 plays Town Militia
       p1 regains 2 guards
173. p2 act.build
       p2 builds a tower
174. p2 build.blue.c6se  ff0628fecf797dfc
       p2 builds: blue tower at 6 bottom right
175. p3 act.market
       p3 goes to the market
176. p3 use.q02
       p3 plays Crimson Foundry
177. p3 tower.c12se{q17}  47292fab4f00dd04
       p3 upgrades the red tower at 12 bottom right
       New in the market: Quagmire
178. p1 act.market
       p1 goes to the market
179. p1 use.q07
       p1 plays Log Rollers
180. p1 tower.c5se
181. p1 site.c10se{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10}
       p1 moves the red tower of 5 bottom right to 10 bottom right
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
182. p1 cash.q03  1aa65c072d0e9ddc
       p1 plays Cobalt Chapel for 1 crystal
183. p2 act.market
       p2 goes to the market
184. p2 use.q10{q01+q15+q16+q06+e00}  90058c93c657a929
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Caltrops
       New in the market: Timber Convoy
       Round 8: p1 is first player
       Event: Second Wind
       p1: a goblin recovers
       p2: a spider recovers
       p3: a goblin recovers
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 3 cells to cell 10
       p1: the goblin walks 3 cells to cell 9
       p1: the boss walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       p2: the spider walks 2 cells to cell 22
       p2: the spider enters the city, 3 guards fall, 9 left
       p2: the spider walks 3 cells to cell 13
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 11
       p2: the spider walks 3 cells to cell 12
       p2: the boss walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 16
       p3: the goblin walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 14
       p3: the orc walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 9
       p3: the boss walks 3 cells to cell 9
       p3: the goblin walks 2 cells to cell 6
       Dawn breaks
185. p1 fire.c10se.goblin1
       p1: the double cannon at 10 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
186. p1 fire.c5sw.orc3{q14}
       p1: the blue tower at 5 bottom left fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 bottom left is destroyed
       p1 draws Weighted Net
187. p1 fire.c7se.boss1
       p1: the yellow tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
188. p1 fire.c5ne.orc3
       p1: the blue tower at 5 top right fires at an orc
       p1 captures an orc: 2 crystals
189. p1 fire.c9se.boss1  c8b11d738b29bc6e
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
190. p2 fire.c5ne.boss2
       p2: the blue tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
191. p2 fire.c7ne.boss2  19bae8948179e386
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
192. p3 fire.c4ne.goblin12
       p3: the red tower at 4 top right fires at a goblin
       p3 captures a goblin: 2 crystals
193. p3 fire.c12se.goblin10  f6025136ec2bd737
       p3: the double cannon at 12 bottom right fires twice at a goblin
       p3 captures a goblin: 2 crystals
       Day
194. p1 act.market
       p1 goes to the market
195. p1 cash.q15{q10}
       p1 plays Burning Pitch for 2 crystals
       New in the market: Eldorado
196. p1 cash.q14  4664973d8b0f5ba1
       p1 plays Weighted Net for 1 crystal
197. p2 act.market
       p2 goes to the market
198. p2 use.q10{q01}  2ae880272f7882b2
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Master Mason
199. p3 act.market
       p3 goes to the market
200. p3 use.q06
       p3 plays Timber Convoy
201. p3 build.blue.c18se{q20}  2cc4c7993c48864f
       p3 builds: blue tower at 18 bottom right
       New in the market: Sappers
202. p1 act.market
       p1 goes to the market
203. p1 use.q20
       p1 plays Sappers
204. p1 raze.p3.c18se{q15+q09}  100a6e48f5d414b4
       The blue tower of p3 at 18 bottom right is destroyed
       p3 draws Burning Pitch
       p1 takes a destruction token
       New in the market: Pathfinders
205. p2 act.market
       p2 goes to the market
206. p2 cash.q01{q11}  84cd705a997588dc
       p2 plays Master Mason for 1 crystal
       New in the market: Bounty Office
207. p3 act.market
       p3 goes to the market
208. p3 use.q11{q08}
       p3 plays Bounty Office
       p3 gains 4 crystals
       New in the market: Winding Detour
209. p3 cash.q15{e03}  2ac7fc559e967646
       p3 plays Burning Pitch for 2 crystals
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the spider walks 3 cells to cell 17
       p2: the spider walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 14
       p2: the orc walks 2 cells to cell 14
       p2: the boss walks 3 cells to cell 14
       p2: the spider walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 17
       p3: the orc walks 2 cells to cell 16
       p3: the orc walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 11
       p3: the boss walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 1 cell to cell 10
       p1: the boss walks 3 cells to cell 12
       Dawn breaks
210. p2 fire.c6se.boss2
       p2: the blue tower at 6 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
211. p2 fire.c16sw.spider5  59f290d417d88658
       p2: the yellow tower at 16 bottom left fires at a spider
       p2 wounds a spider
212. p3 fire.c12se.boss3  944f97e79433e54d
       p3: the double cannon at 12 bottom right fires twice at the boss
       The boss of p3 takes 2 points of damage, 6 in all
213. p1 fire.c10se.goblin4
       p1: the double cannon at 10 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
214. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
215. p1 fire.c11ne.boss1  e025d242c6919ab1
       p1: the yellow tower at 11 top right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
       Game over: p1 wins

p1 +14  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p1  +3  Trophy: Crystal Vault [TOWR-Q08]
p2  +9  Guards [TOWR-E03]
p2  +9  Boss [TOWR-E04]
p2  +4  Trophy: Crystal Vault [TOWR-Q08]
p3 +14  Guards [TOWR-E03]
p3  +6  Boss [TOWR-E04]
p3  +3  Trophy: Crystal Vault [TOWR-Q08]
= p1 34, p3 23, p2 22  boss, won by p1
