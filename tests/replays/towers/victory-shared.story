towers/1  seats 2  seed 194  options mode=intro level=easy cities=random

  1. p2 act.build
       p2 builds a tower
  2. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
  3. p2 use.q05
       p2 plays Crated Tower
  4. p2 build.red.c1se  f6915d5d5aa9edf2
       p2 builds: red tower at 1 bottom right
  5. p1 act.build
       p1 builds a tower
  6. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
  7. p1 use.q15
       p1 plays Burning Pitch
  8. p1 cell.c3  66a39e288dd855cd
       p1 wounds a spider
  9. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
 10. p2 lay.1.2{p3}
       p2 lays Straight: the path is 6 long
       p2 draws Right bend
 11. p2 lay.2.1{p8}
       p2 lays Right bend: the path is 8 long
       p2 draws Side road
 12. p2 lay.2.1  753bff24dc6d87e2
       p2 lays Side road: the path is 10 long
 13. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 14. p1 lay.2.1{p4}
       p1 lays Crossroads: the path is 6 long
       p1 draws Hairpin
 15. p1 lay.2.1{p5+p8+p6+p1+p3}
       p1 lays Hairpin: the path is 8 long
       Right step does not fit: p1 sets it aside
       Side road does not fit: p1 sets it aside
       Left step does not fit: p1 sets it aside
       Straight does not fit: p1 sets it aside
       p1 draws Right bend
 16. p1 lay.2.1  176e588c07d56f47
       p1 lays Right bend: the path is 10 long
       Round 2: p1 is first player
       Event: Rockfall
       The tower of p1 at 1 bottom right will not fire this Dawn
 17. p2 tower.c2se{e05+goblin+spider+orc+goblin}
       The tower of p2 at 2 bottom right will not fire this Dawn
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       p2: the spider walks 3 cells to cell 6
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 18. p2 fire.c1se.goblin5  10d769a87c06d6a9
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 19. p1 act.market
       p1 goes to the market
 20. p1 cash.q20{q09}  c80fb70571fc358d
       p1 plays Sappers for 2 crystals
       New in the market: Pathfinders
 21. p2 act.market
       p2 goes to the market
 22. p2 cash.q09{q03}  f2bdc767752f3655
       p2 plays Pathfinders for 1 crystal
       New in the market: Cobalt Chapel
 23. p1 act.quest{q05+q07}  a58c5baacf55c095
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Log Rollers
 24. p2 act.build
       p2 builds a tower
 25. p2 build.red.c6ne{e00+goblin+spider+goblin+spider}
       p2 builds: red tower at 6 top right
       Round 3: p2 is first player
       Event: Mountain Toll
       p2 loses 3 guards
       p1 loses 2 crystals
       p1 loses 1 guard
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       Dawn breaks
 26. p2 fire.c1se.goblin7
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 27. p2 fire.c2se.goblin7  fa1a51396bef4753
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 28. p1 fire.c1se.goblin1  07cb6770c071c115
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 29. p2 act.build
       p2 builds a tower
 30. p2 build.red.c7ne  79bb0afcc40eaf27
       p2 builds: red tower at 7 top right
 31. p1 act.market
       p1 goes to the market
 32. p1 cash.q17{q14}
       p1 plays Quagmire for 1 crystal
       New in the market: Weighted Net
 33. p1 use.q07
       p1 plays Log Rollers
 34. p1 site.c3se  96382d233c44692d
       p1 moves the red tower of 1 bottom right to 3 bottom right
 35. p2 act.market
       p2 goes to the market
 36. p2 use.q10{q06}  d8aeeae86c7870e0
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Timber Convoy
 37. p1 act.market
       p1 goes to the market
 38. p1 cash.q03{q01}
       p1 plays Cobalt Chapel for 1 crystal
       New in the market: Master Mason
 39. p1 use.q05
       p1 plays Crated Tower
 40. p1 build.yellow.c5sw{e00+goblin+boss+orc+boss}
       p1 builds: yellow tower at 5 bottom left
       Round 4: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 1 cell to cell 9
       p1: the spider enters the city, 3 guards fall, 11 left
       p1: the orc walks 2 cells to cell 7
       p1: the goblin walks 3 cells to cell 5
       p1: the goblin walks 3 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 3 cells to cell 6
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p2: the spider walks 1 cell to cell 9
       p2: the spider enters the city, 3 guards fall, 9 left
       p2: the goblin walks 3 cells to cell 8
       p2: the orc walks 2 cells to cell 6
       p2: the goblin walks 3 cells to cell 6
       p2: the goblin walks 3 cells to cell 5
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 41. p1 fire.c3se.goblin4
       p1: the red tower at 3 bottom right fires at a goblin
       p1 wounds a goblin
 42. p1 fire.c5sw.spider2  d90bfcc9c1d81206
       p1: the yellow tower at 5 bottom left fires at a spider
       p1 wounds a spider
 43. p2 fire.c6ne.goblin5  4bee75bd4427c4ff
       p2: the red tower at 6 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 44. p1 act.quest{q01+q16}  48e4b17aad6d3576
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Caltrops
 45. p2 act.lengthen{p6}
       p2 lengthens the path
       p2 draws Left step
 46. p2 lay.1.2{p2}
       p2 lays Left step: the path is 12 long
       p2 draws Left bend
 47. p2 lay.2.1{p7}
       p2 lays Left bend: the path is 14 long
       p2 draws Fork
 48. p2 lay.1.3  f81b26bc7e37d745
       p2 lays Fork: the path is 16 long
 49. p1 act.quest{q11+q20}  c88d1a3addf0afe6
       p1 goes on a quest
       p1 draws Bounty Office
       p1 draws Sappers
 50. p2 act.market
       p2 goes to the market
 51. p2 use.q06
       p2 plays Timber Convoy
 52. p2 build.blue.c11ne
       p2 builds: blue tower at 11 top right
 53. p2 build.yellow.c13ne{q01+q08+h01+q08+q17+q20+q21+e07+orc+orc}
       p2 builds: yellow tower at 13 top right
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Winding Detour
       New in the market: Bramble Warden
       New in the market: Winding Detour
       Two cards alike: the market is replaced
       New in the market: Quagmire
       New in the market: Sappers
       New in the market: Town Militia
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p2: the goblin walks 2 cells to cell 7
       p2: the orc walks 2 cells to cell 7
       p2: the goblin walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 9
       p1: the goblin walks 4 cells to cell 9
       p1: the goblin walks 4 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 4 cells to cell 10
       p1: the goblin walks 4 cells to cell 8
       p1: the spider walks 3 cells to cell 5
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 54. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 55. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 56. p2 fire.c6ne.goblin6
       p2: the red tower at 6 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 57. p2 fire.c1se.boss2  d6eea4a66226e110
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 58. p1 fire.c3se.goblin3
       p1: the red tower at 3 bottom right fires at a goblin
       p1 wounds a goblin
 59. p1 fire.c5sw.spider2  c0081fdd216cef18
       p1: the yellow tower at 5 bottom left fires at a spider
       p1 captures a spider: 2 crystals
       Day
 60. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
 61. p2 lay.2.3{p4}
       p2 lays Crossroads: the path is 17 long
       p2 draws Hairpin
 62. p2 lay.2.1{p5}  9dfa99f9ba0c8ff4
       p2 lays Hairpin: the path is 19 long
       Right step does not fit: p2 sets it aside
       No tile fits: p2 cannot lengthen any more for now
 63. p1 act.build
       p1 builds a tower
 64. p1 build.yellow.c4se
       p1 builds: yellow tower at 4 bottom right
 65. p1 cash.q01  82b67f4ff8d9b382
       p1 plays Master Mason for 1 crystal
 66. p2 act.market
       p2 goes to the market
 67. p2 cash.q20{q19}  dc49ac78536fec07
       p2 plays Sappers for 2 crystals
       New in the market: Picked Lock
 68. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
 69. p1 lay.1.2{p7}
       p1 lays Straight: the path is 12 long
       p1 draws Fork
 70. p1 lay.3.1{p6}
       p1 lays Fork: the path is 14 long
       p1 draws Left step
 71. p1 lay.1.2
       p1 lays Left step: the path is 16 long
 72. p1 use.q16
       p1 plays Caltrops
 73. p1 creature.goblin4
 74. p1 back.2{e06+orc+spider}
       p1 pushes a goblin back 2 cells to cell 6
       Round 6: p1 is first player
       Event: Second Wind
       p1: a goblin recovers
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the goblin walks 4 cells to cell 13
       p1: the goblin walks 4 cells to cell 13
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 4 cells to cell 14
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 4 cells to cell 10
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 9
       p2: the goblin walks 1 cell to cell 7
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 6
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 75. p1 fire.c4se.spider3
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
 76. p1 fire.c3se.goblin4
       p1: the red tower at 3 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 77. p1 fire.c5sw.spider3  227cac872c827541
       p1: the yellow tower at 5 bottom left fires at a spider
       p1 captures a spider: 2 crystals
 78. p2 fire.c7ne.goblin8
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 79. p2 fire.c6ne.goblin8
       p2: the red tower at 6 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 80. p2 fire.c2se.boss2  26366622d1826817
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
       Day
 81. p1 act.lengthen{p5}
       p1 lengthens the path
       p1 draws Right step
 82. p1 lay.1.2{p8}
       p1 lays Right step: the path is 18 long
       p1 draws Side road
 83. p1 lay.2.1{p2}
       p1 lays Side road: the path is 20 long
       p1 draws Left bend
 84. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 85. p1 none  14ea0b3087b5cef6
 86. p2 act.build
       p2 builds a tower
 87. p2 build.yellow.c11se  ad95c6cb91980cd1
       p2 builds: yellow tower at 11 bottom right
 88. p1 act.market
       p1 goes to the market
 89. p1 use.q21{q14}
       p1 plays Town Militia
       p1 regains 2 guards
       New in the market: Weighted Net
 90. p1 none  a5bb3d637071ea2a
 91. p2 act.build
       p2 builds a tower
 92. p2 build.blue.c9se{e00}
       p2 builds: blue tower at 9 bottom right
       Round 7: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 1 cell to cell 11
       p2: the spider walks 2 cells to cell 11
       p2: the orc walks 1 cell to cell 8
       p2: the boss walks 3 cells to cell 8
       p2: the spider walks 2 cells to cell 5
       p2: the orc walks 1 cell to cell 3
       p1: the goblin walks 2 cells to cell 16
       p1: the goblin walks 2 cells to cell 16
       p1: the goblin walks 2 cells to cell 15
       p1: the orc walks 1 cell to cell 14
       p1: the boss walks 2 cells to cell 5
       p1: the orc walks 1 cell to cell 3
       p1: the orc walks 1 cell to cell 3
       Dawn breaks
 93. p2 fire.c9se.orc4{q14}
       p2: the blue tower at 9 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 9 bottom right is destroyed
       p2 draws Weighted Net
 94. p2 fire.c6ne.boss2
       p2: the red tower at 6 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
 95. p2 fire.c11se.spider5
       p2: the yellow tower at 11 bottom right fires at a spider
       p2 wounds a spider
 96. p2 fire.c11ne.orc4  bee61f6640076c06
       p2: the blue tower at 11 top right fires at an orc
       p2 captures an orc: 2 crystals
 97. p1 fire.c5sw.boss1
       p1: the yellow tower at 5 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 98. p1 fire.c4se.boss1  fdda507a858a1a54
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
       Day
 99. p2 act.market
       p2 goes to the market
100. p2 cash.q14{q06}
       p2 plays Weighted Net for 1 crystal
       New in the market: Timber Convoy
101. p2 none  84f2c4367108498a
102. p1 act.quest{q04+q13}  af9600e3204f8ed3
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
103. p2 act.market
       p2 goes to the market
104. p2 use.q06
       p2 plays Timber Convoy
105. p2 build.blue.c15sw
       p2 builds: blue tower at 15 bottom left
106. p2 build.yellow.c18sw{q15}
       p2 builds: yellow tower at 18 bottom left
       New in the market: Burning Pitch
107. p2 none  5ed726e083d8e26b
108. p1 act.quest{q07+h03+e00}
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Basalt Engineer
       Round 8: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin walks 3 cells to cell 20
       p1: the goblin walks 3 cells to cell 20
       p1: the goblin walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 15
       p1: the boss walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 6
       p2: the spider walks 3 cells to cell 13
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 7
       p2: the orc walks 2 cells to cell 5
       Dawn breaks
109. p1 fire.c5sw.boss1  e60573fbd94f55f2
       p1: the yellow tower at 5 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
110. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
111. p2 fire.c11se.spider5  ceceb7233800ff03
       p2: the yellow tower at 11 bottom right fires at a spider
       p2 captures a spider: 2 crystals
       Day
112. p1 act.market
       p1 goes to the market
113. p1 cash.q15{h02}
       p1 plays Burning Pitch for 2 crystals
       New in the market: Noon Lancer
114. p1 use.q07
       p1 plays Log Rollers
115. p1 tower.c4se
116. p1 site.c7nw  a196d860c1a9d3ed
       p1 moves the yellow tower of 4 bottom right to 7 top left
117. p2 act.build
       p2 builds a tower
118. p2 build.blue.c12ne
       p2 builds: blue tower at 12 top right
119. p2 none  c307ce25c6f9eb4a
120. p1 act.card
       p1 plays a card only
121. p1 use.q13
       p1 plays Ballista Bolt
122. p1 creature.orc5  e0f73786f21bc077
       p1 wounds an orc
123. p2 act.market
       p2 goes to the market
124. p2 cash.q19{q16}
       p2 plays Picked Lock for 1 crystal
       New in the market: Caltrops
125. p2 none{e03}
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the boss walks 3 cells to cell 14
       p2: the orc walks 2 cells to cell 11
       p2: the spider walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 8
       p1: the goblin walks 3 cells to cell 21
       p1: the goblin walks 3 cells to cell 21
       p1: the goblin walks 3 cells to cell 22
       p1: the orc walks 2 cells to cell 17
       p1: the boss walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 8
       Dawn breaks
126. p2 fire.c12ne.boss2
       p2: the blue tower at 12 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
127. p2 fire.c11se.spider6
       p2: the yellow tower at 11 bottom right fires at a spider
       p2 wounds a spider
128. p2 fire.c11ne.orc5
       p2: the blue tower at 11 top right fires at an orc
       p2 captures an orc: 2 crystals
129. p2 fire.c13ne.boss2
       p2: the yellow tower at 13 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
       Day
130. p2 act.market
       p2 goes to the market
131. p2 use.q16
       p2 plays Caltrops
132. p2 creature.spider6
133. p2 back.2{q18}
       p2 pushes a spider back 2 cells to cell 10
       New in the market: Smugglers' Tunnel
134. p2 none  38bc392921591d2a
135. p1 act.market
       p1 goes to the market
136. p1 use.h02
       p1 plays Noon Lancer
       p1 pays 1 crystal to p2 for the hero
137. p1 creature.orc1{q05}
       p1 captures an orc: 2 crystals
       New in the market: Crated Tower
138. p1 use.q11  1a2e48a00746aa6c
       p1 plays Bounty Office
       p1 gains 4 crystals
139. p2 act.market
       p2 goes to the market
140. p2 cash.q17{q05+h04+q18+q08}
       p2 plays Quagmire for 1 crystal
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Rampart Captain
       New in the market: Smugglers' Tunnel
       New in the market: Winding Detour
141. p2 none  6edc22eb53780b05
142. p1 act.market
       p1 goes to the market
143. p1 use.h04{q20}
       p1 plays Rampart Captain
       p1 regains 2 guards
       New in the market: Sappers
144. p1 cash.q20{e00}  c97f586571ba5263
       p1 plays Sappers for 2 crystals
       Round 10: p1 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the goblin enters the city, 1 guard falls, 13 left
       p1: the goblin walks 1 cell to cell 21
       p1: the goblin enters the city, 1 guard falls, 12 left
       p1: the boss walks 3 cells to cell 13
       p1: the orc walks 4 cells to cell 11
       p1: the orc walks 4 cells to cell 11
       p2: the boss walks 3 cells to cell 16
       p2: the spider walks 5 cells to cell 13
       p2: the orc walks 4 cells to cell 11
       Dawn breaks
145. p2 fire.c11se.spider6
       p2: the yellow tower at 11 bottom right fires at a spider
       p2 captures a spider: 2 crystals
146. p2 fire.c11ne.orc6{q18}
       p2: the blue tower at 11 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 11 top right is destroyed
       p2 draws Smugglers' Tunnel
147. p2 fire.c15sw.boss2  d8c3b1ef8e638ec0
       p2: the blue tower at 15 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
       Day
148. p1 act.market
       p1 goes to the market
149. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
150. p1 lay.1.2{q21}
       p1 lays Long bend: the path is 25 long
       New in the market: Town Militia
151. p1 none  077fa7ce3605ef9c
152. p2 act.quest{q01+q09}  fc9e83344cc1d177
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Pathfinders
153. p1 act.market
       p1 goes to the market
154. p1 use.q21{q07}
       p1 plays Town Militia
       p1 regains 2 guards
       New in the market: Log Rollers
155. p1 use.q04
       p1 plays Amber Workshop
156. p1 tower.c5sw  95a20b98d39389b9
       p1 upgrades the yellow tower at 5 bottom left
157. p2 act.build
       p2 builds a tower
158. p2 build.blue.c19se
       p2 builds: blue tower at 19 bottom right
159. p2 use.q18
       p2 plays Smugglers' Tunnel
160. p2 place.p1.c13
       p2 sends an orc to p1, cell 13
       Round 11: p2 is first player
       Event: Nothing
       Night falls
       p2: the boss walks 3 cells to cell 19
       p1: the orc walks 2 cells to cell 16
       p1: the boss walks 3 cells to cell 17
       p1: the orc walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 14
       Dawn breaks
161. p2 fire.c18sw.boss2
       p2: the yellow tower at 18 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
162. p2 fire.c19se.boss2  13f65e2d0f0789f6
       p2: the blue tower at 19 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p1 and p2 share the victory

p1 +14  Guards [TOWR-I03]
p1  +4  Captured monsters [TOWR-I03]
p2  +9  Guards [TOWR-I03]
p2  +8  Captured monsters [TOWR-I03]
p2  +1  Boss [TOWR-I04]
= p1 18, p2 18  boss, won by p1, p2
