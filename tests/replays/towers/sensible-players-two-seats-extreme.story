towers/2  seats 2  seed 1  options mode=standard level=extreme cities=random

  1. p2 act.build
       p2 builds a tower
  2. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
  3. p2 cash.q13  c788cb9d9874c9c8
       p2 plays Ballista Bolt for 1 crystal
  4. p1 act.build
       p1 builds a tower
  5. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  6. p1 use.h03  de478fae2de40a52
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
  7. p2 act.build
       p2 builds a tower
  8. p2 build.red.c1ne  f60f62bbb96cd31f
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
 13. p1 raze.p2.c1se  84de2dc6e6d1aa04
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
 16. p2 fire.c1se.goblin5  ad247064322ef08a
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
 19. p1 none  73f17e505a3096cb
 20. p2 act.build
       p2 builds a tower
 21. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
       p2 takes the trophy Red Ramparts
 22. p2 tower.c1se  6dc7304258ad8f12
       p2 upgrades the red tower at 1 bottom right
 23. p1 act.market
       p1 goes to the market
 24. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 25. p1 lay.1.2{q21}
       p1 lays Left step: the path is 12 long
       New in the market: Town Militia
 26. p1 none  9aa67bd3a7386b5c
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
 33. p2 cash.q20  28a78cbd352f7ef3
       p2 plays Sappers for 1 crystal
 34. p1 act.market
       p1 goes to the market
 35. p1 cash.q14{q08}
       p1 plays Weighted Net for 1 crystal
       New in the market: Winding Detour
 36. p1 none  fd54369f62d94df4
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
 41. p2 none  16cefc10e8679f1b
 42. p1 act.build
       p1 builds a tower
 43. p1 build.yellow.c9se
       p1 builds: yellow tower at 9 bottom right
 44. p1 none  e5821e16c92dad6b
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
 47. p2 fire.c3se.orc5{h02}  52f606f2fa85c1b4
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
 50. p1 none  a0045473b681432c
 51. p2 act.build
       p2 builds a tower
 52. p2 build.blue.c4se
       p2 builds: blue tower at 4 bottom right
 53. p2 none  318d3a9fe4d4b54b
 54. p1 act.market
       p1 goes to the market
 55. p1 use.q10{q05}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Crated Tower
 56. p1 none  5d4b5759ff54888e
 57. p2 act.quest{q11+q12+x01+goblin+goblin}
       p2 goes on a quest
       p2 draws Bounty Office
       p2 draws Tavern Rumours
       Round 5: p2 is first player
       Event: Mountain Toll
       p2 loses 4 guards
       p1 loses 4 crystals
       Event of the next Dusk: Blood Moon
       Night falls
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
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
 58. p2 fire.c1se.boss2
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 59. p2 fire.c4se.orc5
       p2: the blue tower at 4 bottom right fires at an orc
       p2 captures an orc: 2 crystals
 60. p2 fire.c2se.boss2
       p2: the red tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 61. p2 fire.c1ne.boss2  c95a6d4346172b3d
       p2: the red tower at 1 top right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
 62. p1 fire.c9se.spider1  afb6240f72b5a36c
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
       Day
 63. p2 act.market
       p2 goes to the market
 64. p2 use.q05
       p2 plays Crated Tower
 65. p2 build.blue.c7ne{q19}
       p2 builds: blue tower at 7 top right
       New in the market: Picked Lock
 66. p2 use.h02
       p2 plays Noon Lancer
       p2 pays 1 crystal to p1 for the hero
 67. p2 creature.spider5  ce9101a3ea2215d9
       p2 captures a spider: 2 crystals
 68. p1 act.market
       p1 goes to the market
 69. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 70. p1 lay.1.2{q01}
       p1 lays Long bend: the path is 15 long
       New in the market: Master Mason
 71. p1 none  0a8519ad491666eb
 72. p2 act.build
       p2 builds a tower
 73. p2 build.red.c5se
       p2 builds: red tower at 5 bottom right
 74. p2 use.q11  7cefba19318ebc42
       p2 plays Bounty Office
       p2 gains 4 crystals
 75. p1 act.market
       p1 goes to the market
 76. p1 use.q19
       p1 plays Picked Lock
 77. p1 creature.spider5
 78. p1 place.p2.c4{q10}
       p1 frees a spider of p2, cell 4
       New in the market: Eldorado
 79. p1 none{x04+spider+spider}
       Round 6: p1 is first player
       Event: Blood Moon
       Event of the next Dusk: Howling Horn
       Night falls
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
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
       p2: the spider walks 3 cells to cell 8
       p2: the boss walks 3 cells to cell 6
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 80. p1 fire.c9se.spider1  d850312860d8c7d7
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 captures a spider: 2 crystals
 81. p2 fire.c1ne.goblin8
       p2: the red tower at 1 top right fires at a goblin
       p2 wounds a goblin
 82. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 83. p2 fire.c4se.boss2  6d2943ebfcfa0964
       p2: the blue tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
       Day
 84. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 85. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 17 long
       p1 draws Hairpin
 86. p1 lay.2.1{p8}
       p1 lays Hairpin: the path is 19 long
       p1 draws Side road
 87. p1 lay.1.2
       p1 lays Side road: the path is 21 long
 88. p1 cash.q13  842430bb1eef0e96
       p1 plays Ballista Bolt for 1 crystal
 89. p2 act.market
       p2 goes to the market
 90. p2 use.q10{q07}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Log Rollers
 91. p2 cash.q12  7d61941439d11e9d
       p2 plays Tavern Rumours for 1 crystal
 92. p1 act.market
       p1 goes to the market
 93. p1 cash.q21{q19}
       p1 plays Town Militia for 1 crystal
       New in the market: Picked Lock
 94. p1 none  0d7148f1b07e92a0
 95. p2 act.market
       p2 goes to the market
 96. p2 use.q07
       p2 plays Log Rollers
 97. p2 tower.c1ne
 98. p2 site.c7sw{h04}
       p2 moves the red tower of 1 top right to 7 bottom left
       New in the market: Rampart Captain
 99. p2 cash.q14{e02}
       p2 plays Weighted Net for 1 crystal
       Round 7: p2 is first player
       Event: Howling Horn
       Event of the next Dusk: Tornado
       Night falls
       p2: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 7
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p1: the goblin walks 4 cells to cell 17
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 15
       p1: the goblin walks 4 cells to cell 15
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 4 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 4 cells to cell 8
       p1: the spider walks 3 cells to cell 5
       Dawn breaks
100. p2 fire.c7ne.boss2
       p2: the blue tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
101. p2 fire.c5se.boss2
       p2: the red tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
102. p2 fire.c7sw.boss2
       p2: the red tower at 7 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
       Day
103. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
104. p2 lay.1.2{p8}
       p2 lays Straight: the path is 12 long
       p2 draws Side road
105. p2 lay.2.1{p6}
       p2 lays Side road: the path is 14 long
       p2 draws Left step
106. p2 lay.1.2  833d571e26b814e9
       p2 lays Left step: the path is 16 long
107. p1 act.build
       p1 builds a tower
108. p1 build.blue.c7se
       p1 builds: blue tower at 7 bottom right
109. p1 cash.q03  d0ddb7c1d445b1a0
       p1 plays Cobalt Chapel for 1 crystal
110. p2 act.build
       p2 builds a tower
111. p2 build.blue.c11nw  34fa0747f7385644
       p2 builds: blue tower at 11 top left
112. p1 act.market
       p1 goes to the market
113. p1 cash.q19{q08}
       p1 plays Picked Lock for 1 crystal
       New in the market: Winding Detour
114. p1 cash.q04
       p1 plays Amber Workshop for 1 crystal
       Round 8: p1 is first player
       Event: Tornado
115. p1 creature.spider2  a0d50294c619feb4
       p1 chooses a spider for the tornado
116. p2 creature.spider5{e03}  b109fb623f6ded9b
       p2 chooses a spider for the tornado
       The tornado carries a spider from p1 to p2
       The tornado carries a spider from p2 to p1
       Event of the next Dusk: Forced March
       Night falls
       p1: the goblin walks 4 cells to cell 20
       p1: the goblin walks 4 cells to cell 18
       p1: the orc walks 2 cells to cell 17
       p1: the goblin walks 4 cells to cell 17
       p1: the orc walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 4 cells to cell 11
       p1: the spider walks 3 cells to cell 9
       p1: the boss walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 4
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 3 cells to cell 11
       p2: the spider walks 3 cells to cell 10
       p2: the spider walks 3 cells to cell 4
       Dawn breaks
117. p1 fire.c9se.spider3
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
118. p1 fire.c7se.boss1  44a5907438708fa0
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
119. p2 fire.c11nw.boss2
       p2: the blue tower at 11 top left fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
120. p2 fire.c7ne.orc6{q16}  e50b45341e721ce3
       p2: the blue tower at 7 top right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 7 top right is destroyed
       p2 draws Caltrops
       Day
121. p1 act.build
       p1 builds a tower
122. p1 build.yellow.c13ne  2dab5b6565ca11ee
       p1 builds: yellow tower at 13 top right
123. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
124. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 18 long
       p2 draws Left bend
125. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 20 long
       p2 draws Right step
126. p2 lay.1.2
       p2 lays Right step: the path is 22 long
127. p2 use.q16
       p2 plays Caltrops
128. p2 creature.spider6
129. p2 back.2  ff479a48d92243f0
       p2 pushes a spider back 2 cells to cell 8
130. p1 act.market
       p1 goes to the market
131. p1 use.q08{r3}
       p1 plays Winding Detour
       p1 draws S-curve
132. p1 lay.2.1{q01+q18+q07+q18+q02+q07+q17}  ac10b0dcc627e3db
       p1 lays S-curve: the path is 24 long
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Smugglers' Tunnel
       New in the market: Log Rollers
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Log Rollers
       New in the market: Quagmire
133. p2 act.market
       p2 goes to the market
134. p2 use.q07
       p2 plays Log Rollers
135. p2 tower.c11nw
136. p2 site.c19ne{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10+e04}  d649a97faee15368
       p2 moves the blue tower of 11 top left to 19 top right
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
       Round 9: p2 is first player
       Event: Forced March
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the boss walks 3 cells to cell 13
       p2: the orc walks 5 cells to cell 15
       p2: the spider walks 6 cells to cell 14
       p2: the spider walks 6 cells to cell 9
       p1: the goblin walks 4 cells to cell 22
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the goblin walks 5 cells to cell 22
       p1: the goblin enters the city, 1 guard falls, 13 left
       p1: the goblin walks 7 cells to cell 23
       p1: the orc walks 5 cells to cell 21
       p1: the orc walks 5 cells to cell 18
       p1: the goblin walks 7 cells to cell 19
       p1: the orc walks 5 cells to cell 15
       p1: the spider walks 6 cells to cell 15
       p1: the boss walks 2 cells to cell 10
       p1: the spider walks 6 cells to cell 10
       Dawn breaks
137. p1 fire.c7se.boss1
       p1: the blue tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
138. p1 fire.c13ne.spider3
       p1: the yellow tower at 13 top right fires at a spider
       p1 captures a spider: 2 crystals
139. p1 fire.c9se.spider5  925f0d0c7299e2ab
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
       Day
140. p2 act.build
       p2 builds a tower
141. p2 build.yellow.c16ne  22bfebb7d69a79aa
       p2 builds: yellow tower at 16 top right
142. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
143. p1 lay.1.2{p2}
       p1 lays Straight: the path is 26 long
       p1 draws Left bend
144. p1 lay.2.1  6d4c065bdcdf6ab7
       p1 lays Left bend: the path is 28 long
145. p2 act.build
       p2 builds a tower
146. p2 build.blue.c15ne  588eb24618d5882b
       p2 builds: blue tower at 15 top right
147. p1 act.market
       p1 goes to the market
148. p1 use.q10{q01+q15+q16+q06+e07}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Burning Pitch
       New in the market: Caltrops
       New in the market: Timber Convoy
       Round 10: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p1: the goblin walks 2 cells to cell 25
       p1: the orc walks 2 cells to cell 23
       p1: the orc walks 2 cells to cell 21
       p1: the goblin walks 2 cells to cell 20
       p1: the orc walks 2 cells to cell 16
       p1: the spider walks 3 cells to cell 13
       p1: the boss walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 17
       p2: the boss walks 3 cells to cell 17
       p2: the spider walks 3 cells to cell 16
       p2: the spider walks 3 cells to cell 14
       Dawn breaks
149. p1 fire.c13ne.spider5
       p1: the yellow tower at 13 top right fires at a spider
       p1 captures a spider: 2 crystals
150. p1 fire.c9se.boss1  a2bb76948923eb07
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
151. p2 fire.c16ne.boss2
       p2: the yellow tower at 16 top right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
152. p2 fire.c15ne.boss2  2d5371723c10475c
       p2: the blue tower at 15 top right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p2 wins

p1 +13  Guards [TOWR-E03]
p1  +3  Boss [TOWR-E04]
p1  +2  Trophy: Crystal Vault [TOWR-Q08]
p2  +6  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +2  Trophy: Red Ramparts [TOWR-Q02]
p2  +3  Trophy: Blue Skyline [TOWR-Q09]
= p2 26, p1 18  boss, won by p2
