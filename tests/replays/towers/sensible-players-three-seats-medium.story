towers/2  seats 3  seed 1  options mode=standard level=medium cities=random

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
  5. p3 none  cf0b68f8a85b3372
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
 10. p1 none  0d23b74bb43e3898
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
 15. p2 cash.q13  3711d4d5e568cf5d
       p2 plays Ballista Bolt for 1 crystal
 16. p3 act.build
       p3 builds a tower
 17. p3 build.red.c5ne
       p3 builds: red tower at 5 top right
 18. p3 none  5879f66b74a363aa
 19. p1 act.build
       p1 builds a tower
 20. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
 21. p1 use.h03  bc74a1840899a2fb
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p2 for the hero
       p1 upgrades the red tower at 5 bottom right
 22. p2 act.build
       p2 builds a tower
 23. p2 build.red.c7ne{e05+spider+orc+goblin+orc+spider+spider}  04fdbf73cc82bbab
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
 24. p1 act.quest{q03+q13}  6163880e7f0b8600
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
 25. p2 act.build
       p2 builds a tower
 26. p2 build.red.c2se  9f05a7961965adea
       p2 builds: red tower at 2 bottom right
 27. p3 act.build
       p3 builds a tower
 28. p3 build.red.c4ne
       p3 builds: red tower at 4 top right
 29. p3 none  96f7c17ca24067a4
 30. p1 act.quest{q09+q21}  106d10c205336903
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Town Militia
 31. p2 act.build
       p2 builds a tower
 32. p2 build.red.c4ne  06262d9b06b9b731
       p2 builds: red tower at 4 top right
 33. p3 act.market
       p3 goes to the market
 34. p3 use.q12{q14+q20+q08}
       p3 plays Tavern Rumours
       p3 draws Weighted Net
       p3 draws Sappers
       New in the market: Winding Detour
 35. p3 cash.q20{e00+orc+goblin+goblin+orc+spider+goblin}  ff75c71855557f7e
       p3 plays Sappers for 1 crystal
       Round 3: p2 is first player
       Event: Mountain Toll
       p2 loses 4 guards
       p3 loses 1 crystal
       p3 loses 3 guards
       p1 loses 1 crystal
       p1 loses 3 guards
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
 37. p2 fire.c2se.goblin6  96a960dcbce1d031
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 38. p3 fire.c4ne.goblin9  8a3c258e6c8b8426
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
 42. p2 lay.1.2  f16f124cb7cd695a
       p2 lays Left step: the path is 16 long
 43. p3 act.quest{q10+h02}  a31ac914704ab981
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
 47. p1 lay.1.2  6efa4c7d14055730
       p1 lays Left step: the path is 12 long
 48. p2 act.quest{q11+q12}  f61639ca6b228f56
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
 52. p3 creature.spider7  c8fb2ab3111346b6
       p3 captures a spider: 2 crystals
 53. p1 act.market
       p1 goes to the market
 54. p1 use.q05
       p1 plays Crated Tower
 55. p1 build.yellow.c9se{q01}
       p1 builds: yellow tower at 9 bottom right
       New in the market: Master Mason
 56. p1 none{e04+orc+boss+spider+boss+spider+boss}  28e1d6734d432cb6
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
 58. p3 fire.c4ne.goblin11  5dfd6baf43373907
       p3: the red tower at 4 top right fires at a goblin
       p3 wounds a goblin
 59. p1 fire.c9se.spider1
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
 60. p1 fire.c5se.goblin1  64de572233cfc4bb
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 61. p2 fire.c7ne.goblin5
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 62. p2 fire.c2se.goblin8
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 63. p2 fire.c4ne.goblin7  35ab3a0dbb3121a2
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
 68. p3 use.q10  389f1490b244cc6f
       p3 plays Eldorado
       p3 gains 3 crystals
 69. p1 act.build
       p1 builds a tower
 70. p1 build.yellow.c7se
       p1 builds: yellow tower at 7 bottom right
 71. p1 none  7217c413ce51166d
 72. p2 act.market
       p2 goes to the market
 73. p2 cash.q19{q10}
       p2 plays Picked Lock for 1 crystal
       New in the market: Eldorado
 74. p2 use.q12{q07+q19}  de2bd06eed241e21
       p2 plays Tavern Rumours
       p2 draws Log Rollers
       p2 draws Picked Lock
 75. p3 act.build
       p3 builds a tower
 76. p3 build.red.c1se
       p3 builds: red tower at 1 bottom right
 77. p3 none  32e1af02e6e0a439
 78. p1 act.market
       p1 goes to the market
 79. p1 use.q10{h04}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Rampart Captain
 80. p1 none  54174864f76f49c3
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
 85. p2 site.c4se{e06+goblin+orc+spider}  deb471bab6b2cc37
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
 88. p1 fire.c9se.spider1  d2fc15d2aa5c5e06
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
 89. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 90. p2 fire.c7ne.goblin7
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 91. p2 fire.c4se.goblin8  3b705ddc59a9ce4a
       p2: the red tower at 4 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 92. p3 fire.c5ne.goblin11
       p3: the red tower at 5 top right fires at a goblin
       p3 captures a goblin: 2 crystals
 93. p3 fire.c1se.boss3  f93ad0f5e63cd002
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
 98. p1 none  c38feeca5851e859
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
103. p2 use.q11  eeeba719f05bda02
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
109. p3 creature.spider2  99b3ca863cbfc936
       p3 captures a spider: 2 crystals
110. p1 act.build
       p1 builds a tower
111. p1 build.yellow.c11ne
       p1 builds: yellow tower at 11 top right
112. p1 none  d8760eb5586076b3
113. p2 act.build
       p2 builds a tower
114. p2 build.yellow.c16sw
       p2 builds: yellow tower at 16 bottom left
115. p2 use.q19
       p2 plays Picked Lock
116. p2 creature.goblin1
117. p2 place.p1.c2  53f80afae4ae40fb
       p2 frees a goblin of p1, cell 2
118. p3 act.market
       p3 goes to the market
119. p3 use.q18
       p3 plays Smugglers' Tunnel
120. p3 creature.spider8
121. p3 place.p1.c5{q07}
       p3 sends a spider to p1, cell 5
       New in the market: Log Rollers
122. p3 none{e00+spider+goblin+orc}  2ab7f11fba822515
       Round 6: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
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
126. p2 fire.c4se.boss2  9b077170134527b1
       p2: the red tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
127. p3 fire.c4ne.boss3
       p3: the red tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
128. p3 fire.c1se.goblin12  b28078ffaa9bd4f2
       p3: the red tower at 1 bottom right fires at a goblin
       p3 wounds a goblin
129. p1 fire.c7se.spider3
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 wounds a spider
130. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
131. p1 fire.c5se.goblin3  773b28c473ba4eec
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
132. p2 act.build
       p2 builds a tower
133. p2 build.yellow.c18se  619d68ea5f8de745
       p2 builds: yellow tower at 18 bottom right
134. p3 act.build
       p3 builds a tower
135. p3 build.yellow.c18sw
       p3 builds: yellow tower at 18 bottom left
136. p3 none  6a6df50f18a45380
137. p1 act.market
       p1 goes to the market
138. p1 use.q16
       p1 plays Caltrops
139. p1 creature.spider3
140. p1 back.1{q18}
       p1 pushes a spider back 1 cell to cell 8
       New in the market: Smugglers' Tunnel
141. p1 use.q13
       p1 plays Ballista Bolt
142. p1 creature.goblin1  8e2929d28a55a414
       p1 wounds a goblin
143. p2 act.build
       p2 builds a tower
144. p2 build.blue.c5ne  a6251a4cd57ea428
       p2 builds: blue tower at 5 top right
145. p3 act.market
       p3 goes to the market
146. p3 use.q18
       p3 plays Smugglers' Tunnel
147. p3 creature.spider9
148. p3 place.p1.c9{q02}
       p3 sends a spider to p1, cell 9
       New in the market: Crimson Foundry
149. p3 none  ff44859ca41b16b7
150. p1 act.market
       p1 goes to the market
151. p1 use.q01
       p1 plays Master Mason
152. p1 tower.c9se{q07+q17+q17+q05+q20+q20+q05+h01+q05+q21}
       p1 upgrades the yellow tower at 9 bottom right
       New in the market: Log Rollers
       Two cards alike: the market is replaced
       New in the market: Quagmire
       New in the market: Quagmire
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Sappers
       New in the market: Sappers
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Bramble Warden
       New in the market: Crated Tower
       New in the market: Town Militia
153. p1 none{e07}
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
       p3: the goblin walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 19
       p2: the spider walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
154. p1 creature.spider9
       p1: the spider walks 1 cell to cell 10
155. p1 none
       p1: the spider walks 1 cell to cell 11
156. p1 none
       p1: the spider walks 1 cell to cell 12
       p1: the goblin walks 1 cell to cell 10
157. p1 trap.c9se  5087e59fa0912036
       p1 stops the goblin with the trap of 9 bottom right
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 3 cells to cell 8
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
158. p3 fire.c5ne.boss3
       p3: the red tower at 5 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
159. p3 fire.c1se.goblin12
       p3: the red tower at 1 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
160. p3 fire.c4ne.boss3  ead274cd74f6b25b
       p3: the red tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
161. p1 fire.c5se.goblin1
162. p1 creature.boss1
       p1: the double cannon at 5 bottom right fires at a goblin and the boss
       p1 captures a goblin: 2 crystals
       The boss of p1 takes 1 point of damage, 2 in all
163. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
164. p1 fire.c9se.spider9
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
165. p1 fire.c11ne.spider9
       p1: the yellow tower at 11 top right fires at a spider
       p1 captures a spider: 2 crystals
166. p1 fire.c7se.spider3  7cec1886589aecf1
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 captures a spider: 2 crystals
167. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
168. p2 fire.c5ne.boss2
       p2: the blue tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
169. p2 fire.c18se.spider4  c9ce752f0c854387
       p2: the yellow tower at 18 bottom right fires at a spider
       p2 captures a spider: 2 crystals
       Day
170. p3 act.market
       p3 goes to the market
171. p3 use.q05
       p3 plays Crated Tower
172. p3 build.blue.c7se{q01}
       p3 builds: blue tower at 7 bottom right
       New in the market: Master Mason
173. p3 none  b6a1670890727e96
174. p1 act.build
       p1 builds a tower
175. p1 build.blue.c9ne
       p1 builds: blue tower at 9 top right
176. p1 use.q21  fc9bea296bd5fa41
       p1 plays Town Militia
       p1 regains 2 guards
177. p2 act.build
       p2 builds a tower
178. p2 build.blue.c6se  f692545acb8d1c6a
       p2 builds: blue tower at 6 bottom right
179. p3 act.market
       p3 goes to the market
180. p3 cash.q21{q10}
       p3 plays Town Militia for 1 crystal
       New in the market: Eldorado
181. p3 none  86bbcbdca00a942e
182. p1 act.build
       p1 builds a tower
183. p1 build.blue.c10se
       p1 builds: blue tower at 10 bottom right
184. p1 none  cee97beef02bd522
185. p2 act.market
       p2 goes to the market
186. p2 use.q10{q01+q15+q16+q06+e00}  dd05a73af884c545
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
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 1 cell to cell 12
       p2: the spider walks 3 cells to cell 13
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 11
       p2: the boss walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 16
       p3: the goblin walks 1 cell to cell 14
       p3: the orc walks 2 cells to cell 14
       p3: the orc walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 9
       p3: the boss walks 3 cells to cell 9
187. p1 trap.c9se
       p1 stops the spider with the trap of 9 bottom right
       p1: the goblin walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 11
       p1: the goblin walks 2 cells to cell 7
       p1: the boss walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
188. p1 fire.c10se.orc2{q14}
       p1: the blue tower at 10 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 10 bottom right is destroyed
       p1 draws Weighted Net
189. p1 fire.c11ne.spider8
       p1: the yellow tower at 11 top right fires at a spider
       p1 wounds a spider
190. p1 fire.c9ne.boss1
       p1: the blue tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
191. p1 fire.c5se.goblin4
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
192. p1 fire.c7se.boss1
       p1: the yellow tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
193. p1 fire.c9se.spider8  d502bfa690e13f72
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
194. p2 fire.c5ne.boss2
       p2: the blue tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
195. p2 fire.c7ne.boss2  32e466f229a12356
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
196. p3 fire.c7se.boss3  39d086e025b57d94
       p3: the blue tower at 7 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
       Day
197. p1 act.market
       p1 goes to the market
198. p1 cash.q06{q10}
       p1 plays Timber Convoy for 2 crystals
       New in the market: Eldorado
199. p1 cash.q14  16b96d4f4c06232b
       p1 plays Weighted Net for 1 crystal
200. p2 act.market
       p2 goes to the market
201. p2 use.q10{q01}  27a3dc1509fcbe4c
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Master Mason
202. p3 act.build
       p3 builds a tower
203. p3 build.blue.c18se
       p3 builds: blue tower at 18 bottom right
204. p3 cash.q04  5daac2cce37f720d
       p3 plays Amber Workshop for 1 crystal
205. p1 act.market
       p1 goes to the market
206. p1 use.q16
       p1 plays Caltrops
207. p1 creature.goblin2
208. p1 back.2{q20}
       p1 pushes a goblin back 2 cells to cell 10
       New in the market: Sappers
209. p1 cash.q03  61a2beb953599ca7
       p1 plays Cobalt Chapel for 1 crystal
210. p2 act.market
       p2 goes to the market
211. p2 use.q20
       p2 plays Sappers
212. p2 raze.p1.c9se{q15+q09}  c73a29668e7dfa8c
       The yellow tower of p1 at 9 bottom right is destroyed
       p1 draws Burning Pitch
       p2 takes a destruction token
       New in the market: Pathfinders
213. p3 act.market
       p3 goes to the market
214. p3 cash.q01{q11+e03}  01de9b2e2524c43e
       p3 plays Master Mason for 1 crystal
       New in the market: Bounty Office
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the spider walks 3 cells to cell 17
       p2: the orc walks 2 cells to cell 14
       p2: the orc walks 2 cells to cell 14
       p2: the boss walks 3 cells to cell 14
       p2: the spider walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 17
       p3: the goblin walks 1 cell to cell 13
       p3: the orc walks 2 cells to cell 16
       p3: the orc walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 11
       p3: the boss walks 3 cells to cell 12
       p1: the orc walks 1 cell to cell 12
       p1: the orc enters the city, 2 guards fall, 12 left
       p1: the goblin walks 1 cell to cell 11
       p1: the boss walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       Dawn breaks
215. p2 fire.c6se.boss2
       p2: the blue tower at 6 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
216. p2 fire.c16sw.spider5  4db678e7fe677fe3
       p2: the yellow tower at 16 bottom left fires at a spider
       p2 wounds a spider
217. p1 fire.c9ne.boss1
       p1: the blue tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
218. p1 fire.c11ne.boss1  4d95f2d8c462ec89
       p1: the yellow tower at 11 top right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
219. p2 act.market
       p2 goes to the market
220. p2 use.q15
       p2 plays Burning Pitch
221. p2 cell.c17{q08}  d768dc52afbfe4db
       p2 captures a spider: 2 crystals
       New in the market: Winding Detour
222. p3 act.market
       p3 goes to the market
223. p3 use.q11{q18}  707710ff4fa81f17
       p3 plays Bounty Office
       p3 gains 4 crystals
       New in the market: Smugglers' Tunnel
224. p1 act.build
       p1 builds a tower
225. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
226. p1 cash.q15  2da65192ceb197bf
       p1 plays Burning Pitch for 1 crystal
227. p2 act.build
       p2 builds a tower
228. p2 build.yellow.c17sw  69ae1a4500c097be
       p2 builds: yellow tower at 17 bottom left
229. p3 act.market
       p3 goes to the market
230. p3 use.q18
       p3 plays Smugglers' Tunnel
231. p3 creature.orc1
232. p3 place.p1.c11{q06}  2c42c1e9acca3148
       p3 sends an orc to p1, cell 11
       New in the market: Timber Convoy
233. p1 act.market
       p1 goes to the market
234. p1 cash.q06{q03+e08}
       p1 plays Timber Convoy for 2 crystals
       The discarded quest cards are shuffled: 55 cards in the pile
       New in the market: Cobalt Chapel
       Round 10: p3 is first player
       Event: Forced March
       Event of the next Dusk: Vanguard
       Night falls
       p3: the orc walks 5 cells to cell 20
       p3: the goblin walks 4 cells to cell 18
       p3: the boss walks 3 cells to cell 16
       p3: the orc walks 5 cells to cell 15
       p3: the orc walks 5 cells to cell 15
       p1: the boss enters the city, 3 guards fall, 9 left
       p1: the goblin walks 1 cell to cell 12
       p1: the goblin enters the city, 1 guard falls, 8 left
       p1: the orc walks 1 cell to cell 12
       p1: the orc enters the city, 2 guards fall, 6 left
       p1: the orc walks 4 cells to cell 12
       p1: the orc enters the city, 2 guards fall, 4 left
       p2: the orc walks 5 cells to cell 18
       p2: the orc walks 5 cells to cell 18
       p2: the boss walks 3 cells to cell 16
       p2: the spider walks 6 cells to cell 18
       p2: the orc walks 5 cells to cell 14
       Dawn breaks
235. p1 fire.c9ne.boss1
       p1: the blue tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
236. p1 fire.c11ne.boss1
       p1: the yellow tower at 11 top right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
237. p1 fire.c9se.boss1  be1c9c04c08c6a5f
       p1: the blue tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
238. p2 fire.c16sw.boss2
       p2: the yellow tower at 16 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
239. p2 fire.c17sw.spider6
       p2: the yellow tower at 17 bottom left fires at a spider
       p2 wounds a spider
240. p2 fire.c18se.spider6
       p2: the yellow tower at 18 bottom right fires at a spider
       p2 captures a spider: 2 crystals
241. p2 fire.c6se.orc6{q06}  900bc4aa62acbaa0
       p2: the blue tower at 6 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 6 bottom right is destroyed
       p2 draws Timber Convoy
       Game over: p1 wins

p1  +4  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p1  +4  Trophy: Crystal Vault [TOWR-Q08]
p1  +3  Trophy: Roof Guild [TOWR-Q09]
p2 +11  Guards [TOWR-E03]
p2 +11  Boss [TOWR-E04]
p2  +3  Trophy: Crystal Vault [TOWR-Q08]
p3 +12  Guards [TOWR-E03]
p3  +5  Boss [TOWR-E04]
p3  +2  Trophy: Crystal Vault [TOWR-Q08]
= p1 28, p2 25, p3 19  boss, won by p1
