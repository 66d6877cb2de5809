towers/1  seats 4  seed 10  options mode=standard level=easy cities=random

  1. p3 act.lengthen{p3}
       p3 lengthens the path
       p3 draws Right bend
  2. p3 lay.2.1{p5}
       p3 lays Right bend: the path is 6 long
       p3 draws Right step
  3. p3 lay.1.2{p6}
       p3 lays Right step: the path is 8 long
       p3 draws Left step
  4. p3 lay.1.2
       p3 lays Left step: the path is 10 long
  5. p3 none  86f036eb09b5cc26
  6. p4 act.build
       p4 builds a tower
  7. p4 build.blue.c2se
       p4 builds: blue tower at 2 bottom right
  8. p4 use.q01  15e26f50875c9f95
       p4 plays Master Mason
       p4 upgrades the blue tower at 2 bottom right
  9. p1 act.build
       p1 builds a tower
 10. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
 11. p1 use.q05
       p1 plays Crated Tower
 12. p1 build.red.c1ne  5ac6cc172b8dd26a
       p1 builds: red tower at 1 top right
 13. p2 act.build
       p2 builds a tower
 14. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
 15. p2 none  f5f32ae9d2dd519b
 16. p3 act.build
       p3 builds a tower
 17. p3 build.blue.c7ne
       p3 builds: blue tower at 7 top right
 18. p3 none  566fd19708a8304f
 19. p4 act.build
       p4 builds a tower
 20. p4 build.blue.c1se  5ac2abae68336e22
       p4 builds: blue tower at 1 bottom right
 21. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 22. p1 lay.2.1{p2}
       p1 lays Side road: the path is 6 long
       p1 draws Left bend
 23. p1 lay.2.1{p6}
       p1 lays Left bend: the path is 8 long
       p1 draws Left step
 24. p1 lay.1.2  6eb7e73ae114fa05
       p1 lays Left step: the path is 10 long
 25. p2 act.quest{q18+q18+e08+spider+goblin+goblin+spider+spider+goblin+spider+orc}  5a3fd0e7aa661206
       p2 goes on a quest
       p2 draws Smugglers' Tunnel
       p2 draws Smugglers' Tunnel
       Round 2: p4 is first player
       Event: Driving Rain
       Event of the next Dusk: Vanguard
       Night falls
       p4: the goblin walks 1 cell to cell 2
       p4: the goblin walks 1 cell to cell 2
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p1: the spider walks 2 cells to cell 6
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p2: the orc walks 1 cell to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 2 cells to cell 6
       p3: a goblin comes out of the mine
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       Dawn breaks
 26. p4 fire.c1se.orc10
       p4: the blue tower at 1 bottom right fires at an orc
       p4 wounds an orc
 27. p4 aura.c2se
       p4 gives up the upgrade of 2 bottom right and saves the tower at 1 bottom right
 28. p4 fire.c2se.orc10  2bb6cefcf7fbf538
       p4: the blue tower at 2 bottom right fires at an orc
       p4 captures an orc: 2 crystals
 29. p1 fire.c1ne.goblin1
       p1: the red tower at 1 top right fires at a goblin
       p1 wounds a goblin
 30. p1 fire.c1se.goblin2  830c9ba66c47e9ee
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 31. p2 fire.c1se.goblin5  bf97fc3645ab430d
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 32. p4 act.quest{q10+q10}  4ea5f7135367fa87
       p4 goes on a quest
       p4 draws Eldorado
       p4 draws Eldorado
 33. p1 act.market
       p1 goes to the market
 34. p1 use.q13
       p1 plays Ballista Bolt
 35. p1 creature.goblin1{q15}  27eda3d33b4644f4
       p1 captures a goblin: 2 crystals
       New in the market: Burning Pitch
 36. p2 act.build
       p2 builds a tower
 37. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
 38. p2 use.q18
       p2 plays Smugglers' Tunnel
 39. p2 creature.spider4
 40. p2 place.p1.c6  b4eb68fc6d5913a7
       p2 sends a spider to p1, cell 6
 41. p3 act.build
       p3 builds a tower
 42. p3 build.blue.c1se
       p3 builds: blue tower at 1 bottom right
 43. p3 none  160aff45d00d65a9
 44. p4 act.market
       p4 goes to the market
 45. p4 cash.q15{q21}
       p4 plays Burning Pitch for 2 crystals
       New in the market: Town Militia
 46. p4 use.q10  2351b5176cd1098e
       p4 plays Eldorado
       p4 gains 3 crystals
 47. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 48. p1 lay.2.1{p1}
       p1 lays Right bend: the path is 12 long
       p1 draws Straight
 49. p1 lay.1.2{p9}
       p1 lays Straight: the path is 14 long
       p1 draws Crossroads
 50. p1 lay.2.1  071548da05858a28
       p1 lays Crossroads: the path is 16 long
 51. p2 act.card
       p2 plays a card only
 52. p2 cash.q18  86e193b34fb3e649
       p2 plays Smugglers' Tunnel for 1 crystal
 53. p3 act.quest{q03+q20+e07+goblin+orc+spider+goblin+goblin+orc+spider+orc+goblin+spider+goblin+orc}  3bf07b72e8b9bce8
       p3 goes on a quest
       p3 draws Cobalt Chapel
       p3 draws Sappers
       Round 3: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 7
       p1: the spider walks 3 cells to cell 7
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 1 cell to cell 4
       p2: the orc enters the city, 2 guards fall, 13 left
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 10 left
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the spider walks 3 cells to cell 8
       p3: the spider walks 3 cells to cell 5
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the spider walks 1 cell to cell 4
       p4: the spider enters the city, 3 guards fall, 12 left
       p4: the goblin walks 2 cells to cell 4
       p4: the goblin walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: the goblin walks 1 cell to cell 2
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: a goblin comes out of the mine
       p4: the goblin walks 1 cell to cell 2
       Dawn breaks
 54. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 55. p1 fire.c1ne.goblin2  b31afdc26f814f70
       p1: the red tower at 1 top right fires at a goblin
       p1 captures a goblin: 2 crystals
 56. p2 fire.c1se.goblin6
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 57. p2 fire.c2se.goblin5  59e5f717ba910231
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 58. p3 fire.c1se.orc7{q10}  e8abd76268831472
       p3: the blue tower at 1 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 1 bottom right is destroyed
       p3 draws Eldorado
       Day
 59. p1 act.build
       p1 builds a tower
 60. p1 build.yellow.c4se  3cad1844a3122ed0
       p1 builds: yellow tower at 4 bottom right
 61. p2 act.build
       p2 builds a tower
 62. p2 build.red.c3se
       p2 builds: red tower at 3 bottom right
 63. p2 use.q18
       p2 plays Smugglers' Tunnel
 64. p2 creature.goblin7
 65. p2 place.p1.c7  7b98c866ac718ea7
       p2 sends a goblin to p1, cell 7
 66. p3 act.market
       p3 goes to the market
 67. p3 cash.q01{q20}
       p3 plays Master Mason for 1 crystal
       New in the market: Sappers
 68. p3 use.q03  e70666dc6920898b
       p3 plays Cobalt Chapel
       p3 upgrades the blue tower at 7 top right
 69. p4 act.build
       p4 builds a tower
 70. p4 build.blue.c3se
       p4 builds: blue tower at 3 bottom right
       p4 takes the trophy Blue Ramparts
 71. p4 tower.c3se
       p4 moves the blue tower of 3 bottom right to 1 top right
 72. p4 use.q10  2111b68a8ed130ae
       p4 plays Eldorado
       p4 gains 3 crystals
 73. p1 act.market
       p1 goes to the market
 74. p1 cash.q20{q08}  22b8b1d3ce820d69
       p1 plays Sappers for 2 crystals
       New in the market: Winding Detour
 75. p2 act.quest{q19+q20}  67da78537b6f2283
       p2 goes on a quest
       p2 draws Picked Lock
       p2 draws Sappers
 76. p3 act.market
       p3 goes to the market
 77. p3 cash.q08{q17}
       p3 plays Winding Detour for 1 crystal
       New in the market: Quagmire
 78. p3 cash.q20  626dc29f02c1759f
       p3 plays Sappers for 2 crystals
 79. p4 act.lengthen{p6}
       p4 lengthens the path
       p4 draws Left step
 80. p4 lay.1.2{p5}
       p4 lays Left step: the path is 6 long
       p4 draws Right step
 81. p4 lay.1.2{p7}
       p4 lays Right step: the path is 8 long
       p4 draws Fork
 82. p4 lay.3.1{e01+boss+boss+boss+boss}  ce9f33eecc699358
       p4 lays Fork: the path is 10 long
       Round 4: p2 is first player
       Event: Second Wind
       p2: a goblin recovers
       p3: an orc recovers
       p1: a goblin recovers
       Event of the next Dusk: Sabotage
       Night falls
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the spider walks 2 cells to cell 10
       p3: the spider enters the city, 3 guards fall, 12 left
       p3: the spider walks 3 cells to cell 9
       p3: the goblin walks 2 cells to cell 6
       p3: the goblin walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the goblin walks 4 cells to cell 8
       p4: the goblin walks 4 cells to cell 8
       p4: the spider walks 3 cells to cell 6
       p4: the goblin walks 4 cells to cell 6
       p4: the goblin walks 4 cells to cell 6
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the goblin walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 83. p2 fire.c2se.goblin6
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 84. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 85. p2 fire.c3se.goblin6  ca88cb35dad91695
       p2: the red tower at 3 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 86. p4 fire.c2se.orc11{q09}
       p4: the blue tower at 2 bottom right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 2 bottom right is destroyed
       p4 draws Pathfinders
 87. p4 fire.c1ne.orc11  aa2c4a0480c4d647
       p4: the blue tower at 1 top right fires at an orc
       p4 captures an orc: 2 crystals
 88. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 89. p1 fire.c4se.spider2  61b379dc344b981d
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
       Day
 90. p2 act.build
       p2 builds a tower
 91. p2 build.blue.c1ne
       p2 builds: blue tower at 1 top right
 92. p2 none  4ebeb03bfa2b95f9
 93. p3 act.lengthen{p9}
       p3 lengthens the path
       p3 draws Crossroads
 94. p3 lay.2.1{p1}
       p3 lays Crossroads: the path is 12 long
       p3 draws Straight
 95. p3 lay.1.2{p8}
       p3 lays Straight: the path is 14 long
       p3 draws Side road
 96. p3 lay.2.1
       p3 lays Side road: the path is 16 long
 97. p3 use.q10  bf992e4a0442a45e
       p3 plays Eldorado
       p3 gains 3 crystals
 98. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
 99. p4 lay.2.1{p2}
       p4 lays Right bend: the path is 12 long
       p4 draws Left bend
100. p4 lay.2.1{p9}
       p4 lays Left bend: the path is 14 long
       p4 draws Crossroads
101. p4 lay.4.1
       p4 lays Crossroads: the path is 16 long
102. p4 use.q09{p4}
       p4 plays Pathfinders
       p4 draws Hairpin
103. p4 lay.2.1  ed42d8886329d14b
       p4 lays Hairpin: the path is 18 long
104. p1 act.build
       p1 builds a tower
105. p1 build.yellow.c7sw  0688c8a88b22e21f
       p1 builds: yellow tower at 7 bottom left
106. p2 act.quest{q06+q06}  2cbf3f62071e3015
       p2 goes on a quest
       p2 draws Timber Convoy
       p2 draws Timber Convoy
107. p3 act.build
       p3 builds a tower
108. p3 build.yellow.c4se
       p3 builds: yellow tower at 4 bottom right
109. p3 none  28d808af1c644777
110. p4 act.build
       p4 builds a tower
111. p4 build.yellow.c6ne  bbc869db8d7adae4
       p4 builds: yellow tower at 6 top right
112. p1 act.quest{q01+q09}  48a2f729d9e482d8
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Pathfinders
       Round 5: p3 is first player
       Event: Sabotage
113. p3 raze.p4.c1ne  c65b4157ee03069e
       p3 sabotages the tower of p4 at 1 top right
114. p4 refuse{q21}
       The blue tower of p4 at 1 top right is destroyed
       p4 draws Town Militia
115. p4 raze.p1.c7sw{q01}  091100c80d2a0d96
       p4 sabotages the tower of p1 at 7 bottom left
       The yellow tower of p1 at 7 bottom left is destroyed
       p1 draws Master Mason
116. p1 raze.p2.c1ne{q16}  aaa666e268aede82
       p1 sabotages the tower of p2 at 1 top right
       The blue tower of p2 at 1 top right is destroyed
       p2 draws Caltrops
117. p2 raze.p3.c7ne  f733bd900cb3518a
       p2 sabotages the tower of p3 at 7 top right
118. p3 pay{e00+goblin+spider+orc+spider}  7ae1150e358018eb
       p3 pays 2 crystals of ransom
       Event of the next Dusk: Nothing
       Night falls
       p3: the spider walks 3 cells to cell 11
       p3: the spider walks 3 cells to cell 9
       p3: the goblin walks 3 cells to cell 8
       p3: the goblin walks 3 cells to cell 8
       p3: the orc walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 5
       p3: the goblin walks 3 cells to cell 6
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       p4: the goblin walks 4 cells to cell 11
       p4: the goblin walks 4 cells to cell 11
       p4: the goblin walks 4 cells to cell 9
       p4: the goblin walks 4 cells to cell 9
       p4: the spider walks 3 cells to cell 10
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 14
       p1: the spider walks 3 cells to cell 14
       p1: the goblin walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
119. p4 fire.c1se.boss4  cb8c382eb7278346
       p4: the blue tower at 1 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
120. p1 fire.c4se.spider3
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
121. p1 fire.c1se.boss1
       p1: the red tower at 1 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
122. p1 fire.c1ne.boss1  149989e013f9f0d8
       p1: the red tower at 1 top right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
123. p2 fire.c3se.goblin8
       p2: the red tower at 3 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
124. p2 fire.c1se.boss2
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
125. p2 fire.c2se.boss2  a0d36f89d3998a28
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
       Day
126. p3 act.market
       p3 goes to the market
127. p3 cash.q17{q15}
       p3 plays Quagmire for 1 crystal
       New in the market: Burning Pitch
128. p3 none  4b2f5a866228b55a
129. p4 act.build
       p4 builds a tower
130. p4 build.yellow.c7ne
       p4 builds: yellow tower at 7 top right
131. p4 use.q21  1dfc8bc19553497a
       p4 plays Town Militia
       p4 regains 2 guards
132. p1 act.market
       p1 goes to the market
133. p1 cash.q15{q07}
       p1 plays Burning Pitch for 2 crystals
       New in the market: Log Rollers
134. p1 use.q09{p4}
       p1 plays Pathfinders
       p1 draws Hairpin
135. p1 lay.1.2  4763e742d641777b
       p1 lays Hairpin: the path is 18 long
136. p2 act.market
       p2 goes to the market
137. p2 use.q21{q07+q01+q05+q05+q14+q14+q16+q12+q08+q07}
       p2 plays Town Militia
       p2 regains 2 guards
       New in the market: Log Rollers
       Two cards alike: the market is replaced
       New in the market: Master Mason
       New in the market: Crated Tower
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Weighted Net
       New in the market: Weighted Net
       New in the market: Caltrops
       Two cards alike: the market is replaced
       New in the market: Tavern Rumours
       New in the market: Winding Detour
       New in the market: Log Rollers
138. p2 cash.q19  ec5dc48bc953923e
       p2 plays Picked Lock for 1 crystal
139. p3 act.quest{q02+h03}  bbe58d090ac23bad
       p3 goes on a quest
       p3 draws Crimson Foundry
       p3 draws Basalt Engineer
140. p4 act.market
       p4 goes to the market
141. p4 use.q07
       p4 plays Log Rollers
142. p4 tower.c1se
143. p4 site.c7se{h02}  8d1b2ab52cd1c41d
       p4 moves the blue tower of 1 bottom right to 7 bottom right
       New in the market: Noon Lancer
144. p1 act.market
       p1 goes to the market
145. p1 use.q08{r3+r1}
       p1 plays Winding Detour
       S-curve does not fit: p1 sets it aside
       p1 draws Long straight
146. p1 lay.1.2{q12+q13+q08+h01}
       p1 lays Long straight: the path is 21 long
       New in the market: Tavern Rumours
       Two cards alike: the market is replaced
       New in the market: Ballista Bolt
       New in the market: Winding Detour
       New in the market: Bramble Warden
147. p1 none  8d908fc009135d4f
148. p2 act.card
       p2 plays a card only
149. p2 cash.q20{e00+orc+goblin+orc+orc}  39edc83b2959d1aa
       p2 plays Sappers for 2 crystals
       Round 6: p4 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p4: the goblin walks 4 cells to cell 15
       p4: the goblin walks 4 cells to cell 15
       p4: the goblin walks 4 cells to cell 13
       p4: the goblin walks 4 cells to cell 13
       p4: the spider walks 3 cells to cell 11
       p4: the boss walks 2 cells to cell 4
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 17
       p1: the spider walks 3 cells to cell 17
       p1: the goblin walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p2: the orc enters the city, 2 guards fall, 10 left
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the spider walks 3 cells to cell 16
       p3: the spider walks 3 cells to cell 11
       p3: the goblin walks 3 cells to cell 12
       p3: the goblin walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 8
       p3: the goblin walks 3 cells to cell 8
       p3: the boss walks 2 cells to cell 4
       p3: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       Dawn breaks
150. p4 fire.c6ne.spider11
       p4: the yellow tower at 6 top right fires at a spider
       p4 wounds a spider
151. p4 fire.c7ne.spider11  fb92cc1bf6df069f
       p4: the yellow tower at 7 top right fires at a spider
       p4 captures a spider: 2 crystals
152. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
153. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
154. p1 fire.c1ne.goblin4  4b3dce41eaaa25b5
       p1: the red tower at 1 top right fires at a goblin
       p1 captures a goblin: 2 crystals
155. p2 fire.c3se.boss2
       p2: the red tower at 3 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
156. p2 fire.c2se.boss2  a8fa54155d9988c3
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
157. p3 fire.c7ne.orc7
       p3: the blue tower at 7 top right fires at an orc
       p3 wounds an orc
158. p3 aura.c7ne
       p3 gives up the upgrade of 7 top right and saves the tower at 7 top right
159. p3 fire.c4se.boss3  33ff4ae5d0c10056
       p3: the yellow tower at 4 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
       Day
160. p4 act.build
       p4 builds a tower
161. p4 build.blue.c5ne  d21f999c48d523c2
       p4 builds: blue tower at 5 top right
162. p1 act.lengthen{p7}
       p1 lengthens the path
       p1 draws Fork
163. p1 lay.1.3{p5}
       p1 lays Fork: the path is 23 long
       p1 draws Right step
164. p1 lay.1.2
       p1 lays Right step: the path is 25 long
165. p1 cash.q01  c5f398fa8b6d2ebd
       p1 plays Master Mason for 1 crystal
166. p2 act.lengthen{p6}
       p2 lengthens the path
       p2 draws Left step
167. p2 lay.1.2{p5}
       p2 lays Left step: the path is 6 long
       p2 draws Right step
168. p2 lay.1.2{p3}
       p2 lays Right step: the path is 8 long
       p2 draws Right bend
169. p2 lay.2.1
       p2 lays Right bend: the path is 10 long
170. p2 none  981e5521292e5dbe
171. p3 act.market
       p3 goes to the market
172. p3 use.q08{r2}
       p3 plays Winding Detour
       p3 draws Long bend
173. p3 lay.1.2{q17}
       p3 lays Long bend: the path is 19 long
       New in the market: Quagmire
174. p3 none  f9aa5296ce3c860d
175. p4 act.quest{q19+q20}  9dbf894a680e491d
       p4 goes on a quest
       p4 draws Picked Lock
       p4 draws Sappers
176. p1 act.build
       p1 builds a tower
177. p1 build.red.c3se
       p1 builds: red tower at 3 bottom right
178. p1 cash.q01  080218c551c46e48
       p1 plays Master Mason for 1 crystal
179. p2 act.build
       p2 builds a tower
180. p2 build.blue.c7se
       p2 builds: blue tower at 7 bottom right
181. p2 none  8daaaca32478ecd3
182. p3 act.quest{q10+h04+e00}  c48511a5332cfaa0
       p3 goes on a quest
       p3 draws Eldorado
       p3 draws Rampart Captain
       Round 7: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 20
       p1: the spider walks 3 cells to cell 20
       p1: the goblin walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 9
       p1: the boss walks 3 cells to cell 8
       p1: the orc walks 2 cells to cell 4
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p3: the spider walks 3 cells to cell 18
       p3: the spider walks 3 cells to cell 16
       p3: the goblin walks 4 cells to cell 16
       p3: the goblin walks 4 cells to cell 16
       p3: the goblin walks 4 cells to cell 11
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 10
       p3: the boss walks 2 cells to cell 5
       p3: the goblin walks 4 cells to cell 7
       p3: the orc walks 2 cells to cell 4
       p4: the goblin walks 2 cells to cell 17
       p4: the goblin enters the city, 1 guard falls, 13 left
       p4: the goblin walks 2 cells to cell 17
       p4: the goblin enters the city, 1 guard falls, 12 left
       p4: the goblin walks 4 cells to cell 17
       p4: the goblin walks 4 cells to cell 17
       p4: the boss walks 2 cells to cell 6
       p4: the spider walks 3 cells to cell 6
       p4: the orc walks 2 cells to cell 4
       Dawn breaks
183. p2 fire.c7se.boss2  9089bb6f1770e6e6
       p2: the blue tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
184. p3 fire.c7ne.orc7  2784fafaf1464f92
       p3: the blue tower at 7 top right fires at an orc
       p3 captures an orc: 2 crystals
185. p4 fire.c5ne.boss4
       p4: the blue tower at 5 top right fires at the boss
       The boss of p4 takes 1 point of damage, 2 in all
186. p4 fire.c6ne.spider12  ff5b49e2db80e342
       p4: the yellow tower at 6 top right fires at a spider
       p4 wounds a spider
       Day
187. p1 act.market
       p1 goes to the market
188. p1 use.q13
       p1 plays Ballista Bolt
189. p1 creature.spider2
       p1 captures a spider: 2 crystals
       p1 takes the trophy Full Dungeon
190. p1 tower.c1ne
191. p1 site.c22se{q11}  932016f9848617a7
       p1 moves the red tower of 1 top right to 22 bottom right
       New in the market: Bounty Office
192. p2 act.market
       p2 goes to the market
193. p2 use.q11{q14}
       p2 plays Bounty Office
       p2 gains 3 crystals
       New in the market: Weighted Net
194. p2 use.q06
       p2 plays Timber Convoy
195. p2 build.blue.c9se
       p2 builds: blue tower at 9 bottom right
196. p2 build.yellow.c7ne  ff9df11e52fcf6ce
       p2 builds: yellow tower at 7 top right
197. p3 act.card
       p3 plays a card only
198. p3 use.q11  2df4a65364ce94c0
       p3 plays Bounty Office
       p3 gains 1 crystal
199. p4 act.market
       p4 goes to the market
200. p4 use.q17
       p4 plays Quagmire
201. p4 cell.c7{q13}
       p4 makes a quagmire of cell 7
       New in the market: Ballista Bolt
202. p4 use.q19
       p4 plays Picked Lock
203. p4 creature.spider2
204. p4 place.p1.c20  77a01565031e80b7
       p4 frees a spider of p1, cell 20
205. p1 act.build
       p1 builds a tower
206. p1 build.yellow.c15se  6a005db16c26c44d
       p1 builds: yellow tower at 15 bottom right
207. p2 act.quest{q05+q14}  c125416bed8dea97
       p2 goes on a quest
       The discarded quest cards are shuffled: 46 cards in the pile
       p2 draws Crated Tower
       p2 draws Weighted Net
208. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
209. p3 lay.2.3{p4}
       p3 lays Fork: the path is 20 long
       p3 draws Hairpin
210. p3 lay.1.2{p2}
       p3 lays Hairpin: the path is 22 long
       p3 draws Left bend
211. p3 lay.2.1
       p3 lays Left bend: the path is 24 long
212. p3 use.h04  a3ca8963d0f06075
       p3 plays Rampart Captain
       p3 regains 2 guards
213. p4 act.quest{q08+q15+e00}  9e92bb30d5e41ea6
       p4 goes on a quest
       p4 draws Winding Detour
       p4 draws Burning Pitch
       Round 8: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the boss walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 22
       p3: the goblin walks 4 cells to cell 19
       p3: the goblin walks 4 cells to cell 19
       p3: the spider walks 3 cells to cell 18
       p3: the goblin walks 4 cells to cell 15
       p3: the orc walks 2 cells to cell 11
       p3: the goblin walks 4 cells to cell 12
       p3: the boss walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 5
       p4: the goblin enters the city, 1 guard falls, 11 left
       p4: the goblin enters the city, 1 guard falls, 10 left
       p4: the spider sinks into the quagmire of cell 7
       p4: the spider walks 1 cell to cell 7
       p4: the boss walks 2 cells to cell 8
       p4: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 23
       p1: the spider walks 3 cells to cell 23
       p1: the spider walks 3 cells to cell 23
       p1: the goblin walks 2 cells to cell 18
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 11
       p1: the goblin walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
214. p2 fire.c7se.boss2
       p2: the blue tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
215. p2 fire.c9se.boss2
       p2: the blue tower at 9 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
216. p2 fire.c7ne.boss2  874d5cabf07c838e
       p2: the yellow tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
217. p3 fire.c7ne.boss3  d17e3e61b27bda4e
       p3: the blue tower at 7 top right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
218. p4 fire.c5ne.boss4
       p4: the blue tower at 5 top right fires at the boss
       The boss of p4 takes 1 point of damage, 3 in all
       The boss of p4 is wounded and grows faster
219. p4 fire.c6ne.spider12
       p4: the yellow tower at 6 top right fires at a spider
       p4 captures a spider: 2 crystals
220. p4 fire.c7se.boss4  701ba48f76deb2e1
       p4: the blue tower at 7 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 4 in all
221. p1 fire.c15se.spider3  031759ab49359aae
       p1: the yellow tower at 15 bottom right fires at a spider
       p1 captures a spider: 2 crystals
       Day
222. p2 act.market
       p2 goes to the market
223. p2 cash.q14{q17}
       p2 plays Weighted Net for 1 crystal
       New in the market: Quagmire
224. p2 none  56cd4f2f7f13ac82
225. p3 act.market
       p3 goes to the market
226. p3 use.q13
       p3 plays Ballista Bolt
227. p3 creature.spider1{q12}
       p3 wounds a spider
       New in the market: Tavern Rumours
228. p3 cash.q02  25aa5b040a855122
       p3 plays Crimson Foundry for 1 crystal
229. p4 act.build
       p4 builds a tower
230. p4 build.yellow.c15nw
       p4 builds: yellow tower at 15 top left
       p4 takes the trophy Yellow Ramparts
231. p4 creature.orc12
232. p4 place.p3.c22
       p4 sends an orc to p3, cell 22
233. p4 cash.q20  2bb6ad0f9b788370
       p4 plays Sappers for 2 crystals
234. p1 act.build
       p1 builds a tower
235. p1 build.blue.c2se  71a048e0500caf70
       p1 builds: blue tower at 2 bottom right
236. p2 act.quest{q13+q20}  8cc10cd5db6ff981
       p2 goes on a quest
       p2 draws Ballista Bolt
       p2 draws Sappers
237. p3 act.market
       p3 goes to the market
238. p3 use.q17
       p3 plays Quagmire
239. p3 cell.c23{q15}
       p3 makes a quagmire of cell 23
       New in the market: Burning Pitch
240. p3 use.q10  fc2c12daa3aea597
       p3 plays Eldorado
       p3 gains 3 crystals
241. p4 act.build
       p4 builds a tower
242. p4 build.blue.c17sw
       p4 builds: blue tower at 17 bottom left
243. p4 none  cb67eb9bbe77d361
244. p1 act.market
       p1 goes to the market
245. p1 cash.q15{q04+e09}  172e9ad75d01df8b
       p1 plays Burning Pitch for 2 crystals
       New in the market: Amber Workshop
       Round 9: p3 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p4: the boss walks 3 cells to cell 12
       p1: the spider walks 2 cells to cell 25
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the spider walks 2 cells to cell 25
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the spider walks 2 cells to cell 25
       p1: the spider enters the city, 3 guards fall, 6 left
       p1: the goblin walks 2 cells to cell 20
       p1: the orc walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 14
       p1: the goblin walks 2 cells to cell 13
       p1: the boss walks 3 cells to cell 13
       p1: the orc walks 2 cells to cell 7
       p2: the boss enters the city, 3 guards fall, 7 left
       p2: the spider walks 1 cell to cell 9
       p2: the spider enters the city, 3 guards fall, 4 left
       p2: the orc walks 2 cells to cell 8
246. p3 creature.spider8
       p3: the spider sinks into the quagmire of cell 23
       p3: the spider walks 1 cell to cell 23
       p3: the orc walks 2 cells to cell 25
       p3: the goblin walks 4 cells to cell 25
       p3: the goblin walks 4 cells to cell 25
       p3: the spider walks 3 cells to cell 22
       p3: the goblin walks 4 cells to cell 21
       p3: the orc walks 2 cells to cell 14
       p3: the goblin walks 4 cells to cell 16
       p3: the boss walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 8
       Dawn breaks
247. p3 fire.c7ne.boss3  9c862bfacc0c0049
       p3: the blue tower at 7 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
248. p4 fire.c7ne.boss4  da5b7bc023ae1288
       p4: the yellow tower at 7 top right fires at the boss
       The boss of p4 takes 1 point of damage, 5 in all
249. p2 fire.c7ne.boss2
       p2: the yellow tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
250. p2 fire.c7se.boss2  3577a8a0508ace28
       p2: the blue tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p4 wins

p1  +6  Guards [TOWR-E03]
p1  +3  Boss [TOWR-E04]
p1  +2  Trophy: Full Dungeon [TOWR-Q02]
p2  +4  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p3 +14  Guards [TOWR-E03]
p3  +3  Boss [TOWR-E04]
p4 +10  Guards [TOWR-E03]
p4  +5  Boss [TOWR-E04]
p4  +2  Trophy: Blue Ramparts [TOWR-Q02]
p4  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p4  +3  Trophy: Blue Skyline [TOWR-Q09]
= p4 22, p2 19, p3 17, p1 11  boss, won by p4
