towers/1  seats 4  seed 1  options mode=intro level=easy cities=random

  1. p4 act.card
       p4 plays a card only
  2. p4 cash.q13  a84bb15bda84cfaa
       p4 plays Ballista Bolt for 1 crystal
  3. p1 act.build
       p1 builds a tower
  4. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  5. p1 use.h03  806cbe22e3f97537
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p4 for the hero
       p1 upgrades the red tower at 2 bottom right
  6. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
  7. p2 lay.2.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
  8. p2 lay.2.1{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
  9. p2 lay.4.1
       p2 lays Crossroads: the path is 10 long
 10. p2 cash.q13  79e992484a0cf22e
       p2 plays Ballista Bolt for 1 crystal
 11. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
 12. p3 lay.3.1{p8}
       p3 lays Fork: the path is 6 long
       p3 draws Side road
 13. p3 lay.2.1{p5}
       p3 lays Side road: the path is 8 long
       p3 draws Right step
 14. p3 lay.1.2
       p3 lays Right step: the path is 10 long
 15. p3 none  05522a11edf8e5a7
 16. p4 act.build
       p4 builds a tower
 17. p4 build.red.c2se  f09de3ae7d92dc63
       p4 builds: red tower at 2 bottom right
 18. p1 act.quest{q03+q09}  e7d2e1c1e2c1575a
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Pathfinders
 19. p2 act.build
       p2 builds a tower
 20. p2 build.blue.c7sw  ecbb780df15b495f
       p2 builds: blue tower at 7 bottom left
 21. p3 act.build
       p3 builds a tower
 22. p3 build.red.c1se
       p3 builds: red tower at 1 bottom right
 23. p3 none{e00+spider+goblin+spider+goblin+goblin+goblin+goblin+orc}  81f0407cc8fa3214
       Round 2: p1 is first player
       Event: Second Wind
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 1 cell to cell 4
       p1: the spider enters the city, 3 guards fall, 12 left
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
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: a goblin comes out of the mine
       p3: a goblin comes out of the mine
       p4: the orc walks 2 cells to cell 4
       p4: the goblin walks 1 cell to cell 2
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: a goblin comes out of the mine
       Dawn breaks
 24. p1 fire.c2se.goblin1  e54d24be2170910c
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 25. p3 fire.c1se.goblin9  e53a3f7e094d0ebe
       p3: the red tower at 1 bottom right fires at a goblin
       p3 wounds a goblin
 26. p4 fire.c2se.goblin13  4fb2fa4b2ef54806
       p4: the red tower at 2 bottom right fires at a goblin
       p4 wounds a goblin
       Day
 27. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 28. p1 lay.4.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
 29. p1 lay.3.2{p5}
       p1 lays Fork: the path is 7 long
       p1 draws Right step
 30. p1 lay.1.2
       p1 lays Right step: the path is 9 long
 31. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 32. p1 lay.1.2  31ade407a9f70b5f
       p1 lays Left step: the path is 11 long
 33. p2 act.build
       p2 builds a tower
 34. p2 build.blue.c2se  f0e6ac02a4bd6480
       p2 builds: blue tower at 2 bottom right
 35. p3 act.build
       p3 builds a tower
 36. p3 build.red.c7ne
       p3 builds: red tower at 7 top right
 37. p3 none  ad30657eded2ab81
 38. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
 39. p4 lay.2.1{p1}
       p4 lays Right bend: the path is 6 long
       p4 draws Straight
 40. p4 lay.1.2{p7}
       p4 lays Straight: the path is 8 long
       p4 draws Fork
 41. p4 lay.2.1  d328ce6cc32b3d50
       p4 lays Fork: the path is 10 long
 42. p1 act.build
       p1 builds a tower
 43. p1 build.red.c5ne
       p1 builds: red tower at 5 top right
 44. p1 none  457452510aa6f0ea
 45. p2 act.market
       p2 goes to the market
 46. p2 use.q13
       p2 plays Ballista Bolt
 47. p2 creature.orc4{q21}  9f145a4cff8732f0
       p2 wounds an orc
       New in the market: Town Militia
 48. p3 act.quest{q14+q20}  971c0eab2c91f395
       p3 goes on a quest
       p3 draws Weighted Net
       p3 draws Sappers
 49. p4 act.build
       p4 builds a tower
 50. p4 build.red.c4ne{e08+goblin+spider+goblin+orc+orc+spider+spider+orc}  357a2a2473c4e195
       p4 builds: red tower at 4 top right
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
       p3: the spider walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 5
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the goblin walks 2 cells to cell 4
       p4: the goblin walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 51. p3 fire.c1se.goblin9  ea416e7b0a0d7652
       p3: the red tower at 1 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
 52. p4 fire.c2se.goblin13  a36cd424470f1c83
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
       Day
 53. p2 act.quest{q08+h02}  94aa07c3e839baa1
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Noon Lancer
 54. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 55. p3 lay.1.2{p9}
       p3 lays Straight: the path is 12 long
       p3 draws Crossroads
 56. p3 lay.2.1{p2}
       p3 lays Crossroads: the path is 14 long
       p3 draws Left bend
 57. p3 lay.2.1
       p3 lays Left bend: the path is 16 long
 58. p3 cash.q14  7c80fb7251334f19
       p3 plays Weighted Net for 1 crystal
 59. p4 act.lengthen{p9}
       p4 lengthens the path
       p4 draws Crossroads
 60. p4 lay.2.1{p4}
       p4 lays Crossroads: the path is 12 long
       p4 draws Hairpin
 61. p4 lay.1.2{p8}
       p4 lays Hairpin: the path is 14 long
       p4 draws Side road
 62. p4 lay.3.1  2577aec874f95ffa
       p4 lays Side road: the path is 16 long
 63. p1 act.quest{q05+q10}  355c7487a50f86f2
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Eldorado
 64. p2 act.market
       p2 goes to the market
 65. p2 use.q12{q11+q12+q19}
       p2 plays Tavern Rumours
       p2 draws Bounty Office
       p2 draws Tavern Rumours
       New in the market: Picked Lock
 66. p2 use.h02
       p2 plays Noon Lancer
 67. p2 creature.spider4  a5e5040ce00c873a
       p2 captures a spider: 2 crystals
 68. p3 act.market
       p3 goes to the market
 69. p3 use.q19
       p3 plays Picked Lock
 70. p3 creature.spider4
 71. p3 place.p2.c5{q01}
       p3 frees a spider of p2, cell 5
       New in the market: Master Mason
 72. p3 cash.q20  be2a1e8366999839
       p3 plays Sappers for 2 crystals
 73. p4 act.lengthen{p6}
       p4 lengthens the path
       p4 draws Left step
 74. p4 lay.1.2{p5}
       p4 lays Left step: the path is 18 long
       p4 draws Right step
 75. p4 lay.1.2{p2}
       p4 lays Right step: the path is 20 long
       p4 draws Left bend
 76. p4 lay.2.1  1961db252a41bade
       p4 lays Left bend: the path is 22 long
 77. p1 act.market
       p1 goes to the market
 78. p1 cash.q21{q10}
       p1 plays Town Militia for 1 crystal
       New in the market: Eldorado
 79. p1 use.q05
       p1 plays Crated Tower
 80. p1 build.blue.c9ne{e00+spider+boss+goblin+boss+orc+boss+spider+boss}  0530158517ff988c
       p1 builds: blue tower at 9 top right
       Round 4: p3 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 7
       p3: the goblin walks 3 cells to cell 5
       p3: the goblin walks 3 cells to cell 6
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p4: the orc walks 2 cells to cell 8
       p4: the spider walks 3 cells to cell 10
       p4: the goblin walks 1 cell to cell 4
       p4: the orc walks 2 cells to cell 4
       p4: the orc walks 2 cells to cell 4
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: a goblin comes out of the mine
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 7
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 4 cells to cell 7
       p2: the goblin walks 4 cells to cell 8
       p2: the goblin walks 4 cells to cell 5
       p2: the goblin walks 4 cells to cell 5
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 81. p4 fire.c4ne.goblin14
       p4: the red tower at 4 top right fires at a goblin
       p4 wounds a goblin
 82. p4 fire.c2se.goblin14  bf438f11ac68ac88
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
 83. p1 fire.c2se.goblin2  179b95f9b3900f5e
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 84. p2 fire.c7sw.orc4  57ace614306fcb70
       p2: the blue tower at 7 bottom left fires at an orc
       p2 captures an orc: 2 crystals
       Day
 85. p3 act.build
       p3 builds a tower
 86. p3 build.red.c7se
       p3 builds: red tower at 7 bottom right
 87. p3 none  980570fd260fd7a8
 88. p4 act.build
       p4 builds a tower
 89. p4 build.yellow.c11se  6cc87a54cdbdfd5c
       p4 builds: yellow tower at 11 bottom right
 90. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 91. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 13 long
       p1 draws Hairpin
 92. p1 lay.2.1{p8}
       p1 lays Hairpin: the path is 15 long
       p1 draws Side road
 93. p1 lay.1.3
       p1 lays Side road: the path is 17 long
 94. p1 use.q03  298ddba705d05c68
       p1 plays Cobalt Chapel
       p1 upgrades the blue tower at 9 top right
 95. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
 96. p2 lay.1.2{p8}
       p2 lays Straight: the path is 12 long
       p2 draws Side road
 97. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
 98. p2 lay.1.2
       p2 lays Left step: the path is 16 long
 99. p2 cash.q11  4019f4c0defc3359
       p2 plays Bounty Office for 1 crystal
100. p3 act.market
       p3 goes to the market
101. p3 use.q10{q07}
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Log Rollers
102. p3 none  6d6f17458f752ee3
103. p4 act.quest{q19+h04}  1e79a9bbbc5f7f79
       p4 goes on a quest
       p4 draws Picked Lock
       p4 draws Rampart Captain
104. p1 act.market
       p1 goes to the market
105. p1 use.q07
       p1 plays Log Rollers
106. p1 tower.c5ne
107. p1 site.c13ne{q08}
       p1 moves the red tower of 5 top right to 13 top right
       New in the market: Winding Detour
108. p1 use.q10  0db4e14d69271503
       p1 plays Eldorado
       p1 gains 3 crystals
109. p2 act.build
       p2 builds a tower
110. p2 build.blue.c7ne
       p2 builds: blue tower at 7 top right
111. p2 use.q12{q01+q16+e09+goblin+goblin+orc+spider}  0d2e74521f1c7a40
       p2 plays Tavern Rumours
       p2 draws Master Mason
       p2 draws Caltrops
       Round 5: p4 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p4: the spider walks 3 cells to cell 11
       p4: the orc walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 5
       p4: the orc walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the goblin walks 1 cell to cell 2
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 14
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 12
       p2: the goblin walks 4 cells to cell 12
       p2: the goblin walks 4 cells to cell 11
       p2: the goblin walks 4 cells to cell 9
       p2: the goblin walks 4 cells to cell 9
       p2: the spider walks 3 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the spider walks 3 cells to cell 16
       p3: the orc walks 2 cells to cell 10
       p3: the goblin walks 3 cells to cell 9
       p3: the goblin walks 3 cells to cell 7
       p3: the goblin walks 3 cells to cell 7
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
112. p4 fire.c11se.spider10
       p4: the yellow tower at 11 bottom right fires at a spider
       p4 wounds a spider
113. p4 fire.c2se.goblin15  e58d7262adb9bd6f
       p4: the red tower at 2 bottom right fires at a goblin
       p4 wounds a goblin
114. p1 fire.c9ne.orc1
       p1: the blue tower at 9 top right fires at an orc
       p1 wounds an orc
115. p1 aura.c9ne
       p1 gives up the upgrade of 9 top right and saves the tower at 9 top right
116. p1 fire.c2se.boss1  9fd37a2dc15dbf49
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
117. p2 fire.c2se.boss2  9b29b5edffd75d2a
       p2: the blue tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
118. p3 fire.c7ne.goblin10
       p3: the red tower at 7 top right fires at a goblin
       p3 wounds a goblin
119. p3 fire.c7se.goblin10
       p3: the red tower at 7 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
120. p3 fire.c1se.boss3  ed23162bf1ccdbe6
       p3: the red tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
       Day
121. p4 act.market
       p4 goes to the market
122. p4 cash.q01{q18}
       p4 plays Master Mason for 1 crystal
       New in the market: Smugglers' Tunnel
123. p4 use.q19
       p4 plays Picked Lock
124. p4 creature.orc4
125. p4 place.p2.c2  203e79300a60950c
       p4 frees an orc of p2, cell 2
126. p1 act.build
       p1 builds a tower
127. p1 build.blue.c5nw  92e686ea768925a0
       p1 builds: blue tower at 5 top left
128. p2 act.market
       p2 goes to the market
129. p2 use.q18
       p2 plays Smugglers' Tunnel
130. p2 creature.spider4
131. p2 place.p1.c14{q07}
       p2 sends a spider to p1, cell 14
       New in the market: Log Rollers
132. p2 none  52c80e9007453b96
133. p3 act.market
       p3 goes to the market
134. p3 cash.q14{q18}
       p3 plays Weighted Net for 1 crystal
       New in the market: Smugglers' Tunnel
135. p3 none  4e7263fb054869f9
136. p4 act.market
       p4 goes to the market
137. p4 use.q18
       p4 plays Smugglers' Tunnel
138. p4 creature.orc11
139. p4 place.p2.c11{q02}
       p4 sends an orc to p2, cell 11
       New in the market: Crimson Foundry
140. p4 none  70354bd05928f130
141. p1 act.market
       p1 goes to the market
142. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
143. p1 lay.2.1{q07+q17+q17+q05+q20+q20+q05+h01+q05+q21}  f2764483de41f5b7
       p1 lays Long bend: the path is 20 long
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
144. p2 act.quest{q01+q10}  4816af1cfbba5621
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Eldorado
145. p3 act.market
       p3 goes to the market
146. p3 use.q05
       p3 plays Crated Tower
147. p3 build.red.c12se{q01}
       p3 builds: red tower at 12 bottom right
       New in the market: Master Mason
148. p3 none  ae0b02cfcd6bea7b
       Round 6: p1 is first player
       Event: Rockfall
149. p1 tower.c13ne  05efbab360653636
       The tower of p1 at 13 top right will not fire this Dawn
150. p2 tower.c7sw  3310d49249b2c088
       The tower of p2 at 7 bottom left will not fire this Dawn
151. p3 tower.c12se  4abceae9f690c1f8
       The tower of p3 at 12 bottom right will not fire this Dawn
152. p4 tower.c4ne{e00+goblin+orc+orc+spider}  169aadf526998f80
       The tower of p4 at 4 top right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the spider walks 3 cells to cell 14
       p1: the orc walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       p2: the goblin walks 4 cells to cell 16
       p2: the goblin walks 4 cells to cell 15
       p2: the orc walks 2 cells to cell 14
       p2: the goblin walks 4 cells to cell 13
       p2: the goblin walks 4 cells to cell 13
       p2: the spider walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 4
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the spider walks 1 cell to cell 15
       p3: the spider enters the city, 3 guards fall, 12 left
       p3: the orc walks 2 cells to cell 12
       p3: the goblin walks 2 cells to cell 10
       p3: the goblin walks 2 cells to cell 10
       p3: the spider walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 5
       p3: the boss walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the spider walks 3 cells to cell 16
       p4: the orc walks 2 cells to cell 11
       p4: the orc walks 2 cells to cell 8
       p4: the spider walks 3 cells to cell 10
       p4: the goblin walks 1 cell to cell 3
       p4: the boss walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       Dawn breaks
153. p1 fire.c9ne.orc1
       p1: the blue tower at 9 top right fires at an orc
       p1 captures an orc: 2 crystals
154. p1 fire.c5nw.orc2{q15}
       p1: the blue tower at 5 top left fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 5 top left is destroyed
       p1 draws Burning Pitch
155. p1 fire.c2se.boss1  492305d014dfb952
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 4 in all
       The boss of p1 is wounded and grows faster
156. p2 fire.c2se.orc4{q16}  59adaec47bd9b719
       p2: the blue tower at 2 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 2 bottom right is destroyed
       p2 draws Caltrops
157. p3 fire.c7se.goblin11  0a1df159af4821e1
       p3: the red tower at 7 bottom right fires at a goblin
       p3 wounds a goblin
158. p4 fire.c11se.spider10
       p4: the yellow tower at 11 bottom right fires at a spider
       p4 captures a spider: 2 crystals
159. p4 fire.c2se.goblin15  d6bbc9bcca90fa8d
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
       Day
160. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
161. p1 lay.1.2{p2}
       p1 lays Straight: the path is 22 long
       p1 draws Left bend
162. p1 lay.1.2
       p1 lays Left bend: the path is 24 long
163. p1 none  98b4263a6090c710
164. p2 act.quest{q06+q14}  943b7f2fbccde39d
       p2 goes on a quest
       p2 draws Timber Convoy
       p2 draws Weighted Net
165. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
166. p3 lay.1.2{p4}
       p3 lays Left step: the path is 18 long
       p3 draws Hairpin
167. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 20 long
       p3 draws Right bend
168. p3 lay.1.2
       p3 lays Right bend: the path is 22 long
169. p3 none  a9c3eeb6d27708c2
170. p4 act.build
       p4 builds a tower
171. p4 build.yellow.c11ne
       p4 builds: yellow tower at 11 top right
172. p4 none  007b931ae77eadb1
173. p1 act.quest{q01+q10}  9ffbc52c84287ccf
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Eldorado
174. p2 act.market
       p2 goes to the market
175. p2 cash.q01{q20}
       p2 plays Master Mason for 1 crystal
       New in the market: Sappers
176. p2 use.q08{r3}
       p2 plays Winding Detour
       p2 draws S-curve
177. p2 lay.2.1  e6f53676e281c134
       p2 lays S-curve: the path is 19 long
178. p3 act.build
       p3 builds a tower
179. p3 build.red.c5se
       p3 builds: red tower at 5 bottom right
180. p3 none  5adbff4e436ea8dc
181. p4 act.build
       p4 builds a tower
182. p4 build.blue.c17nw
       p4 builds: blue tower at 17 top left
183. p4 none{e05}  426e3fbb0ee0b4ea
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p2: the goblin walks 3 cells to cell 17
       p2: the goblin enters the city, 1 guard falls, 14 left
       p2: the goblin walks 4 cells to cell 17
       p2: the goblin walks 4 cells to cell 18
       p2: the goblin walks 4 cells to cell 18
       p2: the orc walks 2 cells to cell 15
       p2: the spider walks 3 cells to cell 12
       p2: the spider walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 5
       p2: the boss walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 13
       p3: the goblin walks 2 cells to cell 12
       p3: the goblin walks 2 cells to cell 12
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 7
       p3: the boss walks 2 cells to cell 5
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p4: the orc walks 2 cells to cell 14
       p4: the spider walks 3 cells to cell 11
       p4: the orc walks 2 cells to cell 9
       p4: the boss walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the goblin walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 21
       p1: the spider walks 3 cells to cell 21
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 9
       p1: the orc walks 2 cells to cell 9
       p1: the boss walks 3 cells to cell 8
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
184. p3 fire.c5se.boss3
       p3: the red tower at 5 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
185. p3 fire.c12se.goblin11  5ffaa6f62185a863
       p3: the red tower at 12 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
186. p4 fire.c4ne.boss4
       p4: the red tower at 4 top right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
187. p4 fire.c11ne.spider11
       p4: the yellow tower at 11 top right fires at a spider
       p4 wounds a spider
188. p4 fire.c2se.goblin16
       p4: the red tower at 2 bottom right fires at a goblin
       p4 wounds a goblin
189. p4 fire.c11se.spider11  c5671281a2dfaf7c
       p4: the yellow tower at 11 bottom right fires at a spider
       p4 captures a spider: 2 crystals
190. p1 fire.c2se.goblin3
191. p1 creature.goblin3
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
192. p1 fire.c9ne.orc3{q15}  adfd6a86d1f25145
       p1: the blue tower at 9 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 9 top right is destroyed
       p1 draws Burning Pitch
       Day
193. p2 act.market
       p2 goes to the market
194. p2 cash.q20{q09}
       p2 plays Sappers for 2 crystals
       New in the market: Pathfinders
195. p2 cash.q06  02bfbe11b1513c39
       p2 plays Timber Convoy for 2 crystals
196. p3 act.build
       p3 builds a tower
197. p3 build.yellow.c5ne
       p3 builds: yellow tower at 5 top right
198. p3 use.q04  2e929307fe5ec313
       p3 plays Amber Workshop
       p3 upgrades the yellow tower at 5 top right
199. p4 act.build
       p4 builds a tower
200. p4 build.blue.c12ne
       p4 builds: blue tower at 12 top right
201. p4 none  3dd9d857a7110fd7
202. p1 act.build
       p1 builds a tower
203. p1 build.blue.c14ne
       p1 builds: blue tower at 14 top right
204. p1 none  db84252bf23e35c0
205. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
206. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 21 long
       p2 draws Left bend
207. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 23 long
       p2 draws Right step
208. p2 lay.1.2
       p2 lays Right step: the path is 25 long
209. p2 cash.q16  ec9e34b2ae55be36
       p2 plays Caltrops for 1 crystal
210. p3 act.market
       p3 goes to the market
211. p3 cash.q09{q11}  3db2e2070bffdcec
       p3 plays Pathfinders for 1 crystal
       New in the market: Bounty Office
212. p4 act.market
       p4 goes to the market
213. p4 use.q11{q08}
       p4 plays Bounty Office
       p4 gains 4 crystals
       New in the market: Winding Detour
214. p4 none  4c9f8639d8e254bd
215. p1 act.market
       p1 goes to the market
216. p1 cash.q21{q18}
       p1 plays Town Militia for 1 crystal
       New in the market: Smugglers' Tunnel
217. p1 cash.q15{e00}  fc6cc2ccfce85609
       p1 plays Burning Pitch for 2 crystals
       Round 8: p3 is first player
       Event: Mountain Toll
       p3 loses 2 crystals
       p3 loses 1 guard
       p4 loses 3 crystals
       p1 loses 3 crystals
       p2 loses 3 crystals
       Event of the next Dusk: Nothing
       Night falls
       p3: the orc walks 2 cells to cell 15
       p4: the orc walks 2 cells to cell 15
       p4: the orc walks 2 cells to cell 11
       p4: the spider walks 3 cells to cell 10
       p4: the boss walks 2 cells to cell 8
       p4: the goblin walks 1 cell to cell 3
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 22
       p1: the spider walks 3 cells to cell 21
       p1: the orc walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 11
       p1: the boss walks 3 cells to cell 11
       p1: the goblin walks 1 cell to cell 4
       p2: the goblin walks 3 cells to cell 23
       p2: the goblin walks 3 cells to cell 21
       p2: the goblin walks 3 cells to cell 21
       p2: the orc walks 2 cells to cell 19
       p2: the spider walks 3 cells to cell 15
       p2: the spider walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 7
       p2: the boss walks 2 cells to cell 7
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
218. p3 creature.goblin12
       p3: the goblin walks 1 cell to cell 14
       p3: the spider walks 3 cells to cell 16
       p3: the orc walks 2 cells to cell 10
       p3: the spider walks 1 cell to cell 8
219. p3 trap.c5ne
       p3 stops the spider with the trap of 5 top right
       p3: the boss walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 5
       Dawn breaks
220. p3 fire.c5ne.spider9
       p3: the yellow tower at 5 top right fires at a spider
       p3 wounds a spider
221. p3 fire.c7ne.boss3
       p3: the red tower at 7 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
222. p3 fire.c12se.goblin12
       p3: the red tower at 12 bottom right fires at a goblin
       p3 wounds a goblin
223. p3 fire.c7se.boss3  5a28d74d9cc1b242
       p3: the red tower at 7 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
224. p4 fire.c2se.goblin16
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
225. p4 fire.c12ne.orc10{q06}  a0e8a5f055647970
       p4: the blue tower at 12 top right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 12 top right is destroyed
       p4 draws Timber Convoy
226. p1 fire.c2se.goblin4  cbf0391c837379a2
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
227. p2 fire.c7ne.boss2
       p2: the blue tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
228. p2 fire.c7sw.orc4  e1945a5851adb8e8
       p2: the blue tower at 7 bottom left fires at an orc
       p2 captures an orc: 2 crystals
       Day
229. p3 act.quest{q05+q10}  d5a6e51cb475066a
       p3 goes on a quest
       The discarded quest cards are shuffled: 44 cards in the pile
       p3 draws Crated Tower
       p3 draws Eldorado
230. p4 act.market
       p4 goes to the market
231. p4 use.q08{r4}
       p4 plays Winding Detour
       p4 draws Wide hairpin
232. p4 lay.2.1{q13}
       p4 lays Wide hairpin: the path is 25 long
       New in the market: Ballista Bolt
233. p4 none  b33964450169a1d1
234. p1 act.market
       p1 goes to the market
235. p1 use.q13
       p1 plays Ballista Bolt
236. p1 creature.orc10{q05}
       p1 captures an orc: 2 crystals
       New in the market: Crated Tower
237. p1 none  2b4bd6a8024bea7f
238. p2 act.market
       p2 goes to the market
239. p2 use.q18
       p2 plays Smugglers' Tunnel
240. p2 creature.spider5
241. p2 place.p3.c14{q14}
       p2 sends a spider to p3, cell 14
       New in the market: Weighted Net
242. p2 none  55a0189f44912760
243. p3 act.quest{q04+q12}  61fe0ffe012f3d2b
       p3 goes on a quest
       p3 draws Amber Workshop
       p3 draws Tavern Rumours
244. p4 act.market
       p4 goes to the market
245. p4 use.q05
       p4 plays Crated Tower
246. p4 build.blue.c12ne{q20}
       p4 builds: blue tower at 12 top right
       New in the market: Sappers
247. p4 cash.q06  5f2dbb63db658c3f
       p4 plays Timber Convoy for 2 crystals
248. p1 act.build
       p1 builds a tower
249. p1 build.yellow.c5se
       p1 builds: yellow tower at 5 bottom right
250. p1 none  9207ceaa03a80577
251. p2 act.market
       p2 goes to the market
252. p2 cash.q20{q02}
       p2 plays Sappers for 2 crystals
       New in the market: Crimson Foundry
253. p2 use.q14
       p2 plays Weighted Net
254. p2 creature.spider9{e00}  280220de4d818a7b
       p2 captures a spider: 2 crystals
       Round 9: p4 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p4: the orc walks 2 cells to cell 14
       p4: the spider walks 3 cells to cell 11
       p4: the boss walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 25
       p1: the spider walks 3 cells to cell 25
       p1: the spider walks 3 cells to cell 22
       p1: the orc walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 14
       p1: the boss walks 3 cells to cell 13
       p2: the goblin walks 3 cells to cell 25
       p2: the goblin walks 3 cells to cell 24
       p2: the goblin walks 3 cells to cell 24
       p2: the orc walks 2 cells to cell 17
       p2: the spider walks 3 cells to cell 18
       p2: the boss walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 7
       p2: the orc walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 18
       p3: the spider walks 3 cells to cell 18
255. p3 creature.spider5
       p3: the spider walks 3 cells to cell 15
       p3: the goblin walks 1 cell to cell 13
       p3: the orc walks 2 cells to cell 12
       p3: the boss walks 3 cells to cell 11
       p3: the orc walks 1 cell to cell 8
256. p3 none  60a6df8e033dfa61
       p3: the orc walks 1 cell to cell 7
       Dawn breaks
257. p4 fire.c11se.spider12
       p4: the yellow tower at 11 bottom right fires at a spider
       p4 wounds a spider
258. p4 fire.c11ne.spider12  bea60333b7e12a83
       p4: the yellow tower at 11 top right fires at a spider
       p4 captures a spider: 2 crystals
259. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
260. p1 fire.c14ne.orc2  9117fdb4d79f7d11
       p1: the blue tower at 14 top right fires at an orc
       p1 captures an orc: 2 crystals
261. p2 fire.c7ne.orc5{q18}
       p2: the blue tower at 7 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 7 top right is destroyed
       p2 draws Smugglers' Tunnel
262. p2 fire.c7sw.orc5  1f82e2cc0614a274
       p2: the blue tower at 7 bottom left fires at an orc
       p2 captures an orc: 2 crystals
263. p3 fire.c12se.goblin12  7febff1b5895bcab
       p3: the red tower at 12 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
       Day
264. p4 act.market
       p4 goes to the market
265. p4 use.q14{h03}
       p4 plays Weighted Net
       p4 captures an orc: 2 crystals
       New in the market: Basalt Engineer
266. p4 none  748808df988b768f
267. p1 act.build
       p1 builds a tower
268. p1 build.yellow.c5nw
       p1 builds: yellow tower at 5 top left
269. p1 none  1b5a3c436a58039e
270. p2 act.build
       p2 builds a tower
271. p2 build.yellow.c17ne
       p2 builds: yellow tower at 17 top right
272. p2 use.q16
       p2 plays Caltrops
273. p2 creature.goblin6
274. p2 back.2  2dcdfef83fa5dc2b
       p2 pushes a goblin back 2 cells to cell 22
275. p3 act.market
       p3 goes to the market
276. p3 use.h01
       p3 plays Bramble Warden
       p3 pays 1 crystal to p1 for the hero
277. p3 cell.c18
278. p3 back.1{q20}
       p3 pushes an orc back 1 cell to cell 17
       p3 pushes a spider back 1 cell to cell 17
       New in the market: Sappers
279. p3 use.q05
       p3 plays Crated Tower
280. p3 build.yellow.c21se  9a87d8ecd879fb3f
       p3 builds: yellow tower at 21 bottom right
281. p4 act.build
       p4 builds a tower
282. p4 build.blue.c9se
       p4 builds: blue tower at 9 bottom right
283. p4 none  4d41f348e7d1eb6d
284. p1 act.quest{q17+h02}  41ad1ba884f9f0cb
       p1 goes on a quest
       p1 draws Quagmire
       p1 draws Noon Lancer
285. p2 act.build
       p2 builds a tower
286. p2 build.yellow.c21nw
       p2 builds: yellow tower at 21 top left
287. p2 use.q18
       p2 plays Smugglers' Tunnel
288. p2 creature.goblin7
289. p2 place.p1.c25  8116497e02830695
       p2 sends a goblin to p1, cell 25
290. p3 act.quest{q16+q20+e02}
       p3 goes on a quest
       p3 draws Caltrops
       p3 draws Sappers
       Round 10: p1 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p1: the goblin enters the city, 1 guard falls, 11 left
       p1: the spider enters the city, 3 guards fall, 8 left
       p1: the spider enters the city, 3 guards fall, 5 left
       p1: the spider walks 3 cells to cell 25
       p1: the boss walks 3 cells to cell 17
       p2: the goblin walks 1 cell to cell 25
       p2: the goblin enters the city, 1 guard falls, 13 left
       p2: the goblin walks 2 cells to cell 25
       p2: the orc walks 2 cells to cell 21
       p2: the spider walks 3 cells to cell 21
       p2: the boss walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 15
       p4: the boss walks 2 cells to cell 11
291. p3 creature.spider8  94e7ce30e1a27326
       p3: the spider walks 3 cells to cell 20
       p3: the orc walks 2 cells to cell 19
       p3: the spider walks 3 cells to cell 19
       p3: the orc walks 2 cells to cell 13
       p3: the boss walks 3 cells to cell 13
       p3: the orc walks 2 cells to cell 10
       Dawn breaks
292. p1 fire.c13ne.boss1  df9ae257b7b66be3
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
293. p2 fire.c21nw.spider6
       p2: the yellow tower at 21 top left fires at a spider
       p2 wounds a spider
294. p2 fire.c17ne.spider6  e64355645719cb1d
       p2: the yellow tower at 17 top right fires at a spider
       p2 captures a spider: 2 crystals
295. p3 fire.c12se.boss3  260a0e32e79ca18f
       p3: the red tower at 12 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
296. p4 fire.c9se.boss4
       p4: the blue tower at 9 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 2 in all
297. p4 fire.c11se.boss4
       p4: the yellow tower at 11 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 3 in all
       The boss of p4 is wounded and grows faster
298. p4 fire.c12ne.orc12{q05}
       p4: the blue tower at 12 top right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 12 top right is destroyed
       p4 draws Crated Tower
299. p4 fire.c11ne.boss4  5ac6306eaff6af42
       p4: the yellow tower at 11 top right fires at the boss
       The boss of p4 takes 1 point of damage, 4 in all
       Day
300. p1 act.quest{q14+q17}  80bc8a76eed66f31
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Quagmire
301. p2 act.build
       p2 builds a tower
302. p2 build.blue.c15ne
       p2 builds: blue tower at 15 top right
303. p2 use.q10  1b450dfa9c88cb03
       p2 plays Eldorado
       p2 gains 3 crystals
304. p3 act.market
       p3 goes to the market
305. p3 cash.q20{q13}
       p3 plays Sappers for 2 crystals
       New in the market: Ballista Bolt
306. p3 use.q04  9ce78fc2d8870cdd
       p3 plays Amber Workshop
       p3 upgrades the yellow tower at 21 bottom right
307. p4 act.build
       p4 builds a tower
308. p4 build.blue.c5se
       p4 builds: blue tower at 5 bottom right
309. p4 use.q05
       p4 plays Crated Tower
310. p4 build.yellow.c9ne  8fcbbea7ece0ed66
       p4 builds: yellow tower at 9 top right
311. p1 act.market
       p1 goes to the market
312. p1 cash.q02{q09}
       p1 plays Crimson Foundry for 1 crystal
       New in the market: Pathfinders
313. p1 cash.q15  3662682cadec59c9
       p1 plays Burning Pitch for 2 crystals
314. p2 act.quest{q08+q09}  734d53feb6a6dc9b
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Pathfinders
315. p3 act.market
       p3 goes to the market
316. p3 use.q13
       p3 plays Ballista Bolt
317. p3 creature.spider5{q07}
       p3 wounds a spider
       New in the market: Log Rollers
318. p3 use.q16
       p3 plays Caltrops
319. p3 creature.orc7
320. p3 back.1  cd094df941026343
       p3 pushes an orc back 1 cell to cell 18
321. p4 act.market
       p4 goes to the market
322. p4 use.q07
       p4 plays Log Rollers
323. p4 tower.c5se
324. p4 site.c13se{q21}
       p4 moves the blue tower of 5 bottom right to 13 bottom right
       New in the market: Town Militia
325. p4 none  adda11fca2d22299
       Round 11: p2 is first player
       Event: Tornado
326. p2 creature.orc11  d85ddef55d53cc27
       p2 chooses an orc for the tornado
327. p3 creature.spider8
       p3 chooses a spider for the tornado
       p4 chooses an orc for the tornado
       p1 chooses a spider for the tornado
       The tornado carries an orc from p2 to p3
       The tornado carries a spider from p3 to p4
       The tornado carries an orc from p4 to p1
       The tornado carries a spider from p1 to p2
       Night falls
       p2: the goblin enters the city, 1 guard falls, 12 left
       p2: the boss walks 2 cells to cell 13
       p2: the orc walks 2 cells to cell 12
       p2: the spider walks 3 cells to cell 4
       p3: the spider walks 2 cells to cell 21
       p4: the boss walks 3 cells to cell 16
       p4: the spider walks 3 cells to cell 4
       p1: the boss walks 3 cells to cell 20
       p1: the orc walks 2 cells to cell 3
328. p3 none
       p3: the spider walks 1 cell to cell 22
       p3: the orc walks 2 cells to cell 20
       p3: the orc walks 2 cells to cell 15
       p3: the boss walks 3 cells to cell 17
       p3: the orc walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 3
       Dawn breaks
329. p3 fire.c21se.spider5  2dfc9860783ec52c
       p3: the yellow tower at 21 bottom right fires at a spider
       p3 captures a spider: 2 crystals
330. p4 fire.c11se.boss4
       p4: the yellow tower at 11 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 5 in all
331. p4 fire.c11ne.boss4  a36392715af58f59
       p4: the yellow tower at 11 top right fires at the boss
       The boss of p4 takes 1 point of damage, 6 in all
       Day
332. p2 act.build
       p2 builds a tower
333. p2 build.yellow.c24ne
       p2 builds: yellow tower at 24 top right
334. p2 cash.q01  88e77ea64184346e
       p2 plays Master Mason for 1 crystal
335. p3 act.market
       p3 goes to the market
336. p3 use.q21{q19}
       p3 plays Town Militia
       p3 regains 2 guards
       New in the market: Picked Lock
337. p3 use.q12{q05+q08}  698fb7a786d06337
       p3 plays Tavern Rumours
       p3 draws Crated Tower
       p3 draws Winding Detour
338. p4 act.market
       p4 goes to the market
339. p4 use.q19
       p4 plays Picked Lock
340. p4 creature.orc4
341. p4 place.p2.c13{q21}
       p4 frees an orc of p2, cell 13
       New in the market: Town Militia
342. p4 none  d9f10aeb100d04e7
343. p1 act.market
       p1 goes to the market
344. p1 use.q21{q13}
       p1 plays Town Militia
       p1 regains 2 guards
       New in the market: Ballista Bolt
345. p1 use.h02
       p1 plays Noon Lancer
       p1 pays 1 crystal to p2 for the hero
346. p1 creature.orc9  21b50ef472b01bfa
       p1 captures an orc: 2 crystals
347. p2 act.market
       p2 goes to the market
348. p2 use.q13
       p2 plays Ballista Bolt
349. p2 creature.orc8{q19}
       p2 wounds an orc
       New in the market: Picked Lock
350. p2 use.q08{r1}
       p2 plays Winding Detour
       p2 draws Long straight
351. p2 lay.1.2  72ba94f3b1987917
       p2 lays Long straight: the path is 28 long
352. p3 act.card
       p3 plays a card only
353. p3 cash.q20  f6b9af825f824f9d
       p3 plays Sappers for 2 crystals
354. p4 act.market
       p4 goes to the market
355. p4 use.q19
       p4 plays Picked Lock
356. p4 creature.orc1
357. p4 place.p1.c20{q11}
       p4 frees an orc of p1, cell 20
       New in the market: Bounty Office
358. p4 none  d53019658ccad744
359. p1 act.build
       p1 builds a tower
360. p1 build.blue.c4ne
       p1 builds: blue tower at 4 top right
361. p1 use.q17
       p1 plays Quagmire
362. p1 cell.c19  f554c5a21fa9e7aa
       p1 makes a quagmire of cell 19
       Round 12: p3 is first player
       Night falls
       p3: the orc walks 1 cell to cell 21
       p4: the boss walks 3 cells to cell 18
       p4: the spider walks 3 cells to cell 7
       p1: the orc sinks into the quagmire of cell 19
       p1: the orc walks 1 cell to cell 19
       p1: the boss walks 3 cells to cell 23
       p1: the orc walks 2 cells to cell 6
       p2: the orc walks 2 cells to cell 16
       p2: the boss walks 2 cells to cell 16
       p2: the orc walks 2 cells to cell 13
       p2: the spider walks 3 cells to cell 8
363. p3 trap.c21se  5b5be059cf4c29cb
       p3 stops the orc with the trap of 21 bottom right
       p3: the boss walks 3 cells to cell 20
       p3: the orc walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 6
       Dawn breaks
364. p4 fire.c9ne.boss4
       p4: the yellow tower at 9 top right fires at the boss
       The boss of p4 takes 1 point of damage, 7 in all
365. p4 fire.c17nw.boss4  3c19a2f16c965e72
       p4: the blue tower at 17 top left fires at the boss
       The boss of p4 takes 1 point of damage, 8 in all
366. p1 fire.c4ne.orc12  10a8b845414586ee
       p1: the blue tower at 4 top right fires at an orc
       p1 captures an orc: 2 crystals
367. p2 fire.c15ne.boss2  f87854952bea5ab1
       p2: the blue tower at 15 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
       Day
368. p3 act.market
       p3 goes to the market
369. p3 use.q11{q18}
       p3 plays Bounty Office
       p3 gains 4 crystals
       New in the market: Smugglers' Tunnel
370. p3 use.q05
       p3 plays Crated Tower
371. p3 build.blue.c18sw  baa08af330f06e78
       p3 builds: blue tower at 18 bottom left
372. p4 act.quest{q01+q20}  f329f1c527f27763
       p4 goes on a quest
       p4 draws Master Mason
       p4 draws Sappers
373. p1 act.build
       p1 builds a tower
374. p1 build.blue.c9ne
       p1 builds: blue tower at 9 top right
375. p1 use.q17
       p1 plays Quagmire
376. p1 cell.c2  298c4891d571bd69
       p1 makes a quagmire of cell 2
377. p2 act.card
       p2 plays a card only
378. p2 cash.q09  7599081b9fdaff95
       p2 plays Pathfinders for 1 crystal
379. p3 act.market
       p3 goes to the market
380. p3 use.q18
       p3 plays Smugglers' Tunnel
381. p3 creature.orc7
382. p3 place.p1.c19{q11}
       p3 sends an orc to p1, cell 19
       New in the market: Bounty Office
383. p3 use.q10  561e86ad73b6aa55
       p3 plays Eldorado
       p3 gains 3 crystals
384. p4 act.market
       p4 goes to the market
385. p4 use.q11{q03}
       p4 plays Bounty Office
       p4 gains 4 crystals
       New in the market: Cobalt Chapel
386. p4 cash.q20  5d82304c215a661a
       p4 plays Sappers for 2 crystals
387. p1 act.build
       p1 builds a tower
388. p1 build.red.c1ne
       p1 builds: red tower at 1 top right
389. p1 none  f88d040c838f1dd5
390. p2 act.build
       p2 builds a tower
391. p2 build.blue.c2se
       p2 builds: blue tower at 2 bottom right
392. p2 cash.q01  07a55ea205813dbb
       p2 plays Master Mason for 1 crystal
       Round 13: p4 is first player
       Night falls
       p4: the boss walks 3 cells to cell 22
       p4: the spider walks 3 cells to cell 9
       p1: the boss walks 2 cells to cell 25
       p1: the boss enters the city, 3 guards fall, 4 left
       p1: the orc walks 2 cells to cell 23
       p1: the orc walks 2 cells to cell 23
       p2: the orc walks 2 cells to cell 18
       p2: the boss walks 3 cells to cell 17
       p2: the orc walks 2 cells to cell 16
       p2: the spider walks 3 cells to cell 9
       p3: the boss walks 2 cells to cell 22
       p3: the boss enters the city, 3 guards fall, 10 left
       p3: the orc walks 2 cells to cell 20
       p3: the orc walks 1 cell to cell 5
393. p3 none  12b6000b009e9e87
       p3: the orc walks 1 cell to cell 8
       Dawn breaks
394. p4 fire.c9ne.spider8  bad58e97dc296859
       p4: the yellow tower at 9 top right fires at a spider
       p4 wounds a spider
395. p2 fire.c17ne.boss2
       p2: the yellow tower at 17 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
396. p2 fire.c15ne.orc6{q01}  ad7694570dbb73d9
       p2: the blue tower at 15 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 15 top right is destroyed
       p2 draws Master Mason
397. p3 fire.c18sw.orc8
       p3: the blue tower at 18 bottom left fires at an orc
       p3 captures an orc: 2 crystals
398. p3 fire.c21se.boss3  fa7c377ddea63651
       p3: the yellow tower at 21 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 6 in all
       Day
399. p4 act.build
       p4 builds a tower
400. p4 build.blue.c23sw
       p4 builds: blue tower at 23 bottom left
401. p4 cash.q01  62be6999308f3940
       p4 plays Master Mason for 1 crystal
402. p1 act.quest{q07+q15}  eb95f499e8373417
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Burning Pitch
403. p2 act.quest{q07+q10}  8f3c0c381f5c550f
       p2 goes on a quest
       p2 draws Log Rollers
       p2 draws Eldorado
404. p3 act.quest{q06+q12}  d9853c5f4fa675bd
       p3 goes on a quest
       p3 draws Timber Convoy
       p3 draws Tavern Rumours
405. p4 act.quest{q08+q17}  2754cd53c664e0b5
       p4 goes on a quest
       The discarded quest cards are shuffled: 42 cards in the pile
       p4 draws Winding Detour
       p4 draws Quagmire
406. p1 act.market
       p1 goes to the market
407. p1 cash.q09{q18}
       p1 plays Pathfinders for 1 crystal
       New in the market: Smugglers' Tunnel
408. p1 use.q07
       p1 plays Log Rollers
409. p1 tower.c2se
410. p1 site.c24sw  a19d62a6b6224225
       p1 moves the red tower of 2 bottom right to 24 bottom left
411. p2 act.card
       p2 plays a card only
412. p2 use.q07
       p2 plays Log Rollers
413. p2 tower.c24ne
414. p2 site.c17nw  68b22ba32b3c08f7
       p2 moves the yellow tower of 24 top right to 17 top left
415. p3 act.market
       p3 goes to the market
416. p3 use.q18
       p3 plays Smugglers' Tunnel
417. p3 place.p2.c17{q07}
       p3 sends an orc to p2, cell 17
       New in the market: Log Rollers
418. p3 use.q12{q16+q21}  cf29fe0b7d673344
       p3 plays Tavern Rumours
       p3 draws Caltrops
       p3 draws Town Militia
       Round 14: p1 is first player
       Night falls
       p1: the boss enters the city, 3 guards fall, 1 left
       p1: the orc walks 2 cells to cell 25
       p1: the orc walks 2 cells to cell 25
       p2: the orc walks 2 cells to cell 21
       p2: the boss walks 3 cells to cell 23
       p2: the orc walks 2 cells to cell 20
       p2: the orc walks 2 cells to cell 18
       p2: the spider walks 3 cells to cell 14
       p3: the boss enters the city, 3 guards fall, 7 left
       p4: the boss walks 3 cells to cell 24
       p4: the spider walks 3 cells to cell 13
       Dawn breaks
419. p1 fire.c24sw.boss1  7ed20270d20c03e0
       p1: the double cannon at 24 bottom left fires twice at the boss
       The boss of p1 takes 2 points of damage, 8 in all
420. p2 fire.c21nw.boss2
       p2: the yellow tower at 21 top left fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
421. p2 fire.c17nw.boss2
       p2: the yellow tower at 17 top left fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
422. p2 fire.c17ne.boss2  07d58caed15922bd
       p2: the yellow tower at 17 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
423. p3 fire.c21se.boss3  04493669a0b8908e
       p3: the yellow tower at 21 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 7 in all
424. p4 fire.c11se.spider8
       p4: the yellow tower at 11 bottom right fires at a spider
       p4 captures a spider: 2 crystals
425. p4 fire.c23sw.boss4  f7911940935fafa0
       p4: the blue tower at 23 bottom left fires at the boss
       The boss of p4 takes 1 point of damage, 9 in all
       Day
426. p1 act.market
       p1 goes to the market
427. p1 use.q07
       p1 plays Log Rollers
428. p1 tower.c1ne
429. p1 site.c13nw{q13}
       p1 moves the red tower of 1 top right to 13 top left
       New in the market: Ballista Bolt
430. p1 cash.q01  49c504ed1118ebd1
       p1 plays Master Mason for 1 crystal
431. p2 act.market
       p2 goes to the market
432. p2 use.q13
       p2 plays Ballista Bolt
433. p2 creature.orc6{q13}
       p2 captures an orc: 2 crystals
       New in the market: Ballista Bolt
434. p2 none  670844cd37c3b84e
435. p3 act.card
       p3 plays a card only
436. p3 cash.q21  2c1504aca7d621fa
       p3 plays Town Militia for 1 crystal
437. p4 act.card
       p4 plays a card only
438. p4 cash.q17  2f45293f3abd2620
       p4 plays Quagmire for 1 crystal
439. p1 act.market
       p1 goes to the market
440. p1 use.h03
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p4 for the hero
441. p1 tower.c4ne{q10}
       p1 upgrades the blue tower at 4 top right
       New in the market: Eldorado
442. p1 cash.q14  1ef03d6ad6b1f560
       p1 plays Weighted Net for 1 crystal
443. p2 act.quest{q18+h01}  3e5bee947645f57b
       p2 goes on a quest
       p2 draws Smugglers' Tunnel
       p2 draws Bramble Warden
444. p3 act.market
       p3 goes to the market
445. p3 use.q10{q11}
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Bounty Office
446. p3 none  7939cf77c0823d26
447. p4 act.market
       p4 goes to the market
448. p4 use.q11{q17}
       p4 plays Bounty Office
       p4 gains 4 crystals
       New in the market: Quagmire
449. p4 none  9de7c7dfd5aa8ed7
       Round 15: p2 is first player
       Night falls
       p2: the boss walks 3 cells to cell 25
       p2: the orc walks 2 cells to cell 22
       p2: the orc walks 2 cells to cell 23
       p2: the spider walks 3 cells to cell 16
       p3: the boss enters the city, 3 guards fall, 4 left
       p4: the boss walks 1 cell to cell 23
       p4: the boss enters the city, 3 guards fall, 12 left
       p1: the orc enters the city, 1 guard falls, 0 left
       p1: the orc enters the city, 0 guards fall, 0 left
       p1: the boss enters the city, 0 guards fall, 0 left
       Game over: p4 wins

p1  +8  Captured monsters [TOWR-I03]
p2 +12  Guards [TOWR-I03]
p2  +4  Captured monsters [TOWR-I03]
p3  +4  Guards [TOWR-I03]
p3  +6  Captured monsters [TOWR-I03]
p4 +12  Guards [TOWR-I03]
p4  +9  Captured monsters [TOWR-I03]
= p4 21, p2 16, p3 10, p1 8  guards, won by p4
