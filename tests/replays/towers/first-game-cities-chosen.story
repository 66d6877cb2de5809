towers/2  seats 2  seed 1  options mode=intro level=easy cities=chosen

  1. p2 city.druids  04d310a505d1a846
       p2 plays Druids of the Forest Heart
  2. p1 city.paladins{e07+orc+goblin+goblin+orc}  ca8a0a5584931955
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
  7. p2 none  c77a177ccdb5f171
  8. p1 act.build
       p1 builds a tower
  9. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
 10. p1 use.h03  d7c4e2c1f15e27be
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
 11. p2 act.build
       p2 builds a tower
 12. p2 build.red.c7ne
       p2 builds: red tower at 7 top right
 13. p2 none  8a4b83b0f3e89dfd
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
 22. p1 lay.2.1  d16df117184cae26
       p1 lays Hairpin: the path is 16 long
 23. p2 act.build
       p2 builds a tower
 24. p2 build.red.c4ne
       p2 builds: red tower at 4 top right
 25. p2 none  48aa0601e23dd3eb
 26. p1 act.quest{q04+q13}  7a310b099ccc6738
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
 32. p2 lay.1.2  8e88ac06518055ab
       p2 lays Straight: the path is 12 long
 33. p1 act.quest{q08+h02}  23792e2484765485
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Noon Lancer
 34. p2 act.quest{q05+q10}  1def6fb613e09460
       p2 goes on a quest
       p2 draws Crated Tower
       p2 draws Eldorado
 35. p1 act.market
       p1 goes to the market
 36. p1 cash.q14{q12}
       p1 plays Weighted Net for 1 crystal
       New in the market: Tavern Rumours
 37. p1 use.h02
       p1 plays Noon Lancer
 38. p1 creature.spider1{e00+orc+boss+spider+boss}
       p1 captures a spider: 2 crystals
       Round 4: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
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
       p2: the goblin walks 4 cells to cell 8
       p2: the goblin walks 4 cells to cell 7
       p2: the goblin walks 4 cells to cell 5
       p2: the goblin walks 4 cells to cell 5
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 39. p1 fire.c2se.goblin2  f93743d1b6804fcc
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 40. p2 fire.c7ne.goblin5
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 41. p2 fire.c4ne.goblin7  317bfcacaed1579e
       p2: the red tower at 4 top right fires at a goblin
       p2 wounds a goblin
       Day
 42. p1 act.build
       p1 builds a tower
 43. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
 44. p1 use.q13
       p1 plays Ballista Bolt
 45. p1 creature.goblin7  5b08013cc39827d9
       p1 captures a goblin: 2 crystals
 46. p2 act.market
       p2 goes to the market
 47. p2 use.q13
       p2 plays Ballista Bolt
 48. p2 creature.goblin6{q11}
       p2 wounds a goblin
       New in the market: Bounty Office
 49. p2 use.q05
       p2 plays Crated Tower
 50. p2 build.blue.c5ne  ef0533fcabc06752
       p2 builds: blue tower at 5 top right
 51. p1 act.build
       p1 builds a tower
 52. p1 build.blue.c5se
       p1 builds: blue tower at 5 bottom right
 53. p1 none  842c5dba32188fdb
 54. p2 act.market
       p2 goes to the market
 55. p2 use.q12{q01+q19+q10}
       p2 plays Tavern Rumours
       p2 draws Master Mason
       p2 draws Picked Lock
       New in the market: Eldorado
 56. p2 use.q19
       p2 plays Picked Lock
 57. p2 creature.spider1
 58. p2 place.p1.c9{e09+orc+goblin}
       p2 frees a spider of p1, cell 9
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p2: the spider walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 9
       p2: the goblin walks 2 cells to cell 10
       p2: the goblin walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 59. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 60. p2 fire.c5ne.orc4{q07}  5377dd478814f922
       p2: the blue tower at 5 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 5 top right is destroyed
       p2 draws Log Rollers
 61. p1 fire.c5se.orc1{q19}
       p1: the blue tower at 5 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 bottom right is destroyed
       p1 draws Picked Lock
 62. p1 fire.c2se.boss1  f1046425b8ac72e7
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
       Day
 63. p2 act.build
       p2 builds a tower
 64. p2 build.blue.c5se
       p2 builds: blue tower at 5 bottom right
 65. p2 use.q07
       p2 plays Log Rollers
 66. p2 tower.c4ne
 67. p2 site.c5ne  2d9fbb487ad6f078
       p2 moves the red tower of 4 top right to 5 top right
 68. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 69. p1 lay.3.1{p1}
       p1 lays Side road: the path is 18 long
       p1 draws Straight
 70. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
 71. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 72. p1 none  c5133fdd973c1de6
 73. p2 act.market
       p2 goes to the market
 74. p2 use.q10{h04}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Rampart Captain
 75. p2 none  12c423ac7e8a5429
 76. p1 act.market
       p1 goes to the market
 77. p1 use.q11{q08}
       p1 plays Bounty Office
       p1 gains 3 crystals
       New in the market: Winding Detour
 78. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 79. p1 lay.1.2
       p1 lays Long bend: the path is 25 long
       Round 6: p1 is first player
       Event: Rockfall
 80. p1 tower.c9se  d17456e577c75ed8
       The tower of p1 at 9 bottom right will not fire this Dawn
 81. p2 tower.c7ne{e00+goblin+orc}  916d2d0a21db6f89
       The tower of p2 at 7 top right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the orc walks 2 cells to cell 12
       p2: the goblin walks 1 cell to cell 10
       p2: the spider walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 10
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 82. p1 fire.c2se.boss1  dd872633f11bf382
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 4 in all
       The boss of p1 is wounded and grows faster
 83. p2 fire.c5se.orc4  92795884a2fa91e6
       p2: the blue tower at 5 bottom right fires at an orc
       p2 captures an orc: 2 crystals
       Day
 84. p1 act.build
       p1 builds a tower
 85. p1 build.blue.c13ne
       p1 builds: blue tower at 13 top right
 86. p1 use.q19
       p1 plays Picked Lock
 87. p1 creature.goblin5
 88. p1 place.p2.c10  3937a4e22b0a5935
       p1 frees a goblin of p2, cell 10
 89. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
 90. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
 91. p2 lay.1.2{p4}
       p2 lays Left step: the path is 16 long
       p2 draws Hairpin
 92. p2 lay.1.2
       p2 lays Hairpin: the path is 18 long
 93. p2 use.q14  39c0a373b50db090
       p2 plays Weighted Net
       p2 captures an orc: 2 crystals
 94. p1 act.quest{q01+q16}  75a894e134816af9
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Caltrops
 95. p2 act.build
       p2 builds a tower
 96. p2 build.blue.c4se
       p2 builds: blue tower at 4 bottom right
 97. p2 use.q13
       p2 plays Ballista Bolt
 98. p2 creature.goblin5{e05}
       p2 wounds a goblin
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p2: the goblin walks 2 cells to cell 11
       p2: the goblin walks 2 cells to cell 11
       p2: the spider walks 3 cells to cell 12
       p2: the spider walks 3 cells to cell 12
       p2: the boss walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p1: the spider walks 3 cells to cell 17
       p1: the spider walks 3 cells to cell 17
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 3 cells to cell 8
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
 99. p2 fire.c4se.orc5{q18}
       p2: the blue tower at 4 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 4 bottom right is destroyed
       p2 draws Smugglers' Tunnel
100. p2 fire.c5se.boss2
       p2: the blue tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
101. p2 fire.c5ne.goblin5  cffb511cb4d117a0
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
102. p1 fire.c2se.goblin3
103. p1 creature.goblin3  51633b1f734fb923
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
104. p2 act.market
       p2 goes to the market
105. p2 use.q08{r3}
       p2 plays Winding Detour
       p2 draws S-curve
106. p2 lay.1.2{q07}
       p2 lays S-curve: the path is 21 long
       New in the market: Log Rollers
107. p2 use.q10  cab8a1eb7c267707
       p2 plays Eldorado
       p2 gains 3 crystals
108. p1 act.build
       p1 builds a tower
109. p1 build.blue.c13se
       p1 builds: blue tower at 13 bottom right
110. p1 cash.q16  4c20e0973dd7b263
       p1 plays Caltrops for 1 crystal
111. p2 act.build
       p2 builds a tower
112. p2 build.yellow.c13sw
       p2 builds: yellow tower at 13 bottom left
113. p2 use.q18
       p2 plays Smugglers' Tunnel
114. p2 creature.spider5
115. p2 place.p1.c17  a1b57987f2f7b5f1
       p2 sends a spider to p1, cell 17
116. p1 act.market
       p1 goes to the market
117. p1 use.q07
       p1 plays Log Rollers
118. p1 tower.c2se
119. p1 site.c14se{q18}
       p1 moves the red tower of 2 bottom right to 14 bottom right
       New in the market: Smugglers' Tunnel
120. p1 cash.q01{e00}
       p1 plays Master Mason for 1 crystal
       Round 8: p1 is first player
       Event: Mountain Toll
       p1 loses 2 crystals
       p1 loses 2 guards
       p2 loses 1 crystal
       p2 loses 3 guards
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 17
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 3 cells to cell 10
       p1: the goblin walks 1 cell to cell 4
       p2: the spider walks 3 cells to cell 15
       p2: the goblin walks 1 cell to cell 12
       p2: the boss walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       Dawn breaks
121. p1 fire.c9se.boss1  89de8a69736562ea
       p1: the blue tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
122. p2 fire.c13sw.spider6
       p2: the yellow tower at 13 bottom left fires at a spider
       p2 wounds a spider
123. p2 fire.c5se.orc5
       p2: the blue tower at 5 bottom right fires at an orc
       p2 captures an orc: 2 crystals
124. p2 fire.c7ne.boss2  2659f10ad10c628d
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
       Day
125. p1 act.market
       p1 goes to the market
126. p1 use.h04{q02}
       p1 plays Rampart Captain
       p1 regains 2 guards
       New in the market: Crimson Foundry
127. p1 none  1a22735a6eb2561e
128. p2 act.market
       p2 goes to the market
129. p2 use.q18
       p2 plays Smugglers' Tunnel
130. p2 creature.spider6
131. p2 place.p1.c22{q07}
       p2 sends a spider to p1, cell 22
       New in the market: Log Rollers
132. p2 none  6b7c22b61b27ad7d
133. p1 act.market
       p1 goes to the market
134. p1 use.q07
       p1 plays Log Rollers
135. p1 tower.c9se
136. p1 site.c12ne{q17}
       p1 moves the blue tower of 9 bottom right to 12 top right
       New in the market: Quagmire
137. p1 none  a3fd6350cdf65a2c
138. p2 act.quest{q05+q17+e00}
       p2 goes on a quest
       p2 draws Crated Tower
       p2 draws Quagmire
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 1 cell to cell 14
       p2: the boss walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 24
       p1: the spider walks 3 cells to cell 24
       p1: the spider walks 3 cells to cell 24
       p1: the spider walks 3 cells to cell 24
       p1: the spider walks 3 cells to cell 22
       p1: the orc walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 14
       p1: the goblin walks 1 cell to cell 6
       Dawn breaks
139. p2 fire.c7ne.boss2
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
140. p2 fire.c5ne.boss2  c2cb98313f2848eb
       p2: the red tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
141. p1 fire.c14se.boss1
       p1: the double cannon at 14 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 7 in all
142. p1 fire.c13se.boss1
       p1: the blue tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
143. p1 fire.c12ne.boss1  59e5c738216fb81a
       p1: the blue tower at 12 top right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
       Day
144. p2 act.market
       p2 goes to the market
145. p2 use.q02
       p2 plays Crimson Foundry
146. p2 tower.c7ne{q20+q20+q05+h01}
       p2 upgrades the red tower at 7 top right
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Sappers
       New in the market: Crated Tower
       New in the market: Bramble Warden
147. p2 cash.q17  94b10f40323d6baf
       p2 plays Quagmire for 1 crystal
148. p1 act.quest{q05+q21}  0f3e6ec089989fd5
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Town Militia
149. p2 act.market
       p2 goes to the market
150. p2 use.q05
       p2 plays Crated Tower
151. p2 build.blue.c6se{q01}
       p2 builds: blue tower at 6 bottom right
       New in the market: Master Mason
152. p2 none  c9adf11e9b40ea1c
153. p1 act.quest{q01+q10+e02}
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Eldorado
       Round 10: p1 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p1: the spider walks 1 cell to cell 25
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the spider walks 1 cell to cell 25
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the spider walks 1 cell to cell 25
       p1: the spider enters the city, 3 guards fall, 6 left
       p1: the spider walks 1 cell to cell 25
       p1: the spider enters the city, 3 guards fall, 3 left
       p1: the spider walks 3 cells to cell 24
       p1: the boss walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 13
       p1: the goblin walks 1 cell to cell 5
       p2: the goblin walks 1 cell to cell 13
       p2: the boss walks 3 cells to cell 14
       p2: the orc walks 2 cells to cell 9
       Dawn breaks
154. p1 fire.c13ne.orc2{q15}
       p1: the blue tower at 13 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 13 top right is destroyed
       p1 draws Burning Pitch
155. p1 fire.c13se.orc2
       p1: the blue tower at 13 bottom right fires at an orc
       p1 captures an orc: 2 crystals
156. p1 fire.c12ne.orc3{q16}  594f5660b99cac34
       p1: the blue tower at 12 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 12 top right is destroyed
       p1 draws Caltrops
157. p2 fire.c6se.boss2  6a2dd3977a17e80d
       p2: the blue tower at 6 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
       Day
158. p1 act.market
       p1 goes to the market
159. p1 use.h01
       p1 plays Bramble Warden
       p1 pays 1 crystal to p2 for the hero
160. p1 cell.c24
161. p1 back.2{q06}
       p1 pushes a spider back 2 cells to cell 21
       New in the market: Timber Convoy
162. p1 use.q05
       p1 plays Crated Tower
163. p1 build.blue.c13ne  bec35a81bed4489e
       p1 builds: blue tower at 13 top right
164. p2 act.market
       p2 goes to the market
165. p2 cash.q06{q14}
       p2 plays Timber Convoy for 2 crystals
       New in the market: Weighted Net
166. p2 use.q05
       p2 plays Crated Tower
167. p2 build.yellow.c16se  544b4b0bcd27e067
       p2 builds: yellow tower at 16 bottom right
168. p1 act.quest{q01+q10}  4ef944655f2e337e
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Eldorado
169. p2 act.market
       p2 goes to the market
170. p2 use.q14{q20+q15+q09+q11}
       p2 plays Weighted Net
       p2 captures an orc: 2 crystals
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Pathfinders
       New in the market: Bounty Office
171. p2 use.q21
       p2 plays Town Militia
       p2 regains 2 guards
       Round 11: p2 is first player
       Event: Tornado
172. p2 creature.goblin8  0c4e59c51eff0e62
       p2 chooses a goblin for the tornado
173. p1 creature.spider3  f189d8569baea857
       p1 chooses a spider for the tornado
       The tornado carries a goblin from p2 to p1
       The tornado carries a spider from p1 to p2
       Night falls
       p2: the boss walks 3 cells to cell 16
       p2: the orc walks 2 cells to cell 12
       p2: the spider walks 3 cells to cell 4
       p1: the boss walks 3 cells to cell 19
       p1: the goblin walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
174. p2 fire.c16se.boss2
       p2: the yellow tower at 16 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
175. p2 fire.c6se.orc6{q08}
       p2: the blue tower at 6 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 6 bottom right is destroyed
       p2 draws Winding Detour
176. p2 fire.c13sw.boss2
       p2: the yellow tower at 13 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
177. p2 fire.c5se.orc6  045098d6b3595f41
       p2: the blue tower at 5 bottom right fires at an orc
       p2 captures an orc: 2 crystals
178. p1 fire.c14se.boss1  d4bbd50524144025
       p1: the double cannon at 14 bottom right fires twice at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
       Game over: p2 wins

p1  +3  Guards [TOWR-I03]
p1  +5  Captured monsters [TOWR-I03]
p1  +1  Boss [TOWR-I04]
p2 +11  Guards [TOWR-I03]
p2  +7  Captured monsters [TOWR-I03]
= p2 18, p1 9  boss, won by p2
