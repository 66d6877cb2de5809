towers/1  seats 3  seed 3  options mode=standard level=extreme cities=random

  1. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
  2. p3 lay.3.1{p8}
       p3 lays Fork: the path is 6 long
       p3 draws Side road
  3. p3 lay.2.1{p3}
       p3 lays Side road: the path is 8 long
       p3 draws Right bend
  4. p3 lay.2.1
       p3 lays Right bend: the path is 10 long
  5. p3 none  678bbf8068cf8645
  6. p1 act.build
       p1 builds a tower
  7. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  8. p1 cash.q07  29a3cf3c206c16bc
       p1 plays Log Rollers for 1 crystal
  9. p2 act.build
       p2 builds a tower
 10. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
 11. p2 use.q05
       p2 plays Crated Tower
 12. p2 build.red.c1se  d53f40f80793cd2c
       p2 builds: red tower at 1 bottom right
 13. p3 act.market
       p3 goes to the market
 14. p3 cash.q11{q02}
       p3 plays Bounty Office for 1 crystal
       New in the market: Crimson Foundry
 15. p3 use.q06
       p3 plays Timber Convoy
 16. p3 build.red.c5ne
       p3 builds: red tower at 5 top right
 17. p3 build.yellow.c1se  f49adf59315034cc
       p3 builds: yellow tower at 1 bottom right
 18. p1 act.build
       p1 builds a tower
 19. p1 build.red.c1se  1c7cb3d52f103222
       p1 builds: red tower at 1 bottom right
 20. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
 21. p2 lay.2.1{p5}
       p2 lays Crossroads: the path is 6 long
       p2 draws Right step
 22. p2 lay.1.2{p1}
       p2 lays Right step: the path is 8 long
       p2 draws Straight
 23. p2 lay.1.2{x02+spider+goblin+spider+orc+spider+orc}  d9cd2e780e6f4c9a
       p2 lays Straight: the path is 10 long
       Round 2: p1 is first player
       Event: Second Wind
       Event of the next Dusk: Tremor
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       Dawn breaks
 24. p1 fire.c1se.goblin1
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 25. p1 fire.c2se.goblin1  c4d847436d9525e3
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 26. p2 fire.c1se.goblin5
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 27. p2 fire.c2se.goblin5  4545bf4bd05f4eb5
       p2: the red tower at 2 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 28. p3 fire.c1se.spider7  3e0b639401d6bed9
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 wounds a spider
       Day
 29. p1 act.build
       p1 builds a tower
 30. p1 build.red.c3se  15f0a87738c46a6d
       p1 builds: red tower at 3 bottom right
 31. p2 act.build
       p2 builds a tower
 32. p2 build.yellow.c4se  52156719545f32df
       p2 builds: yellow tower at 4 bottom right
 33. p3 act.build
       p3 builds a tower
 34. p3 build.yellow.c4ne  b0e1967daa118601
       p3 builds: yellow tower at 4 top right
 35. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 36. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
 37. p1 lay.2.1{p3}
       p1 lays Fork: the path is 8 long
       p1 draws Right bend
 38. p1 lay.2.1  0970c23a8a82b3aa
       p1 lays Right bend: the path is 10 long
 39. p2 act.quest{q15+q16}  efb3acd53837c30d
       p2 goes on a quest
       p2 draws Burning Pitch
       p2 draws Caltrops
 40. p3 act.quest{q07+q17+x04+spider+goblin+spider+spider+spider+goblin}  2a3b4289095cb142
       p3 goes on a quest
       p3 draws Log Rollers
       p3 draws Quagmire
       Round 3: p2 is first player
       Event: Tremor
       Event of the next Dusk: Howling Horn
       Night falls
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 6
       p3: the goblin walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 41. p2 fire.c4se.spider4  24b2c2366e5db398
       p2: the yellow tower at 4 bottom right fires at a spider
       p2 wounds a spider
 42. p3 fire.c1se.spider8
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 wounds a spider
 43. p3 fire.c4ne.spider7  dce768ed7069846e
       p3: the yellow tower at 4 top right fires at a spider
       p3 captures a spider: 2 crystals
 44. p1 fire.c1se.goblin2  db0cfe16bf462233
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 45. p2 act.card
       p2 plays a card only
 46. p2 cash.q15  9d5c6a4d1e43cc8c
       p2 plays Burning Pitch for 2 crystals
 47. p3 act.build
       p3 builds a tower
 48. p3 build.blue.c5se
       p3 builds: blue tower at 5 bottom right
 49. p3 use.q07
       p3 plays Log Rollers
 50. p3 tower.c5se
 51. p3 site.c2se  4e092741e89093b4
       p3 moves the blue tower of 5 bottom right to 2 bottom right
 52. p1 act.quest{q08+q15}  be44bffb66dac8a9
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Burning Pitch
 53. p2 act.build
       p2 builds a tower
 54. p2 build.red.c7sw
       p2 builds: red tower at 7 bottom left
 55. p2 cash.q16  658027df441f356a
       p2 plays Caltrops for 1 crystal
 56. p3 act.market
       p3 goes to the market
 57. p3 cash.q17{q12}
       p3 plays Quagmire for 1 crystal
       New in the market: Tavern Rumours
 58. p3 none  7d309fe3a046dd1a
 59. p1 act.market
       p1 goes to the market
 60. p1 use.q12{q08+h04+q05}
       p1 plays Tavern Rumours
       p1 draws Winding Detour
       p1 draws Rampart Captain
       New in the market: Crated Tower
 61. p1 use.q08{r3}
       p1 plays Winding Detour
       p1 draws S-curve
 62. p1 lay.2.1{e09+goblin+boss+spider+boss+goblin+boss}  fac8f424e23c7de1
       p1 lays S-curve: the path is 13 long
       Round 4: p3 is first player
       Event: Howling Horn
       Event of the next Dusk: Rockfall
       Night falls
       p3: the goblin walks 2 cells to cell 8
       p3: the goblin walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 5
       p3: the spider walks 3 cells to cell 5
       p3: the orc walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 4 cells to cell 6
       p3: a goblin comes out of the mine
       p3: the goblin walks 3 cells to cell 4
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 4 cells to cell 6
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       Dawn breaks
 63. p3 fire.c2se.orc8{q14}
       p3: the blue tower at 2 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 2 bottom right is destroyed
       p3 draws Weighted Net
 64. p3 fire.c5ne.goblin9
       p3: the red tower at 5 top right fires at a goblin
       p3 wounds a goblin
 65. p3 fire.c4ne.spider8  25ccfc4259983f8e
       p3: the yellow tower at 4 top right fires at a spider
       p3 captures a spider: 2 crystals
 66. p1 fire.c3se.goblin3
       p1: the red tower at 3 bottom right fires at a goblin
       p1 wounds a goblin
 67. p1 fire.c2se.goblin2
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 68. p1 fire.c1se.goblin3  611b75134cc0750e
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 69. p2 fire.c2se.goblin6
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 70. p2 fire.c4se.spider5
       p2: the yellow tower at 4 bottom right fires at a spider
       p2 wounds a spider
 71. p2 fire.c1se.goblin6  f662e25f5da33192
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 72. p3 act.market
       p3 goes to the market
 73. p3 use.q14
       p3 plays Weighted Net
 74. p3 creature.spider5{q03}
       p3 captures a spider: 2 crystals
       New in the market: Cobalt Chapel
 75. p3 cash.q17  6d3788c8a5cac9a2
       p3 plays Quagmire for 1 crystal
 76. p1 act.lengthen{p4}
       p1 lengthens the path
       p1 draws Hairpin
 77. p1 lay.1.2{p8}
       p1 lays Hairpin: the path is 15 long
       p1 draws Side road
 78. p1 lay.3.2{p5}
       p1 lays Side road: the path is 16 long
       p1 draws Right step
 79. p1 lay.1.2
       p1 lays Right step: the path is 18 long
 80. p1 cash.q15  299ba488e92b4f26
       p1 plays Burning Pitch for 2 crystals
 81. p2 act.market
       p2 goes to the market
 82. p2 use.q02
       p2 plays Crimson Foundry
 83. p2 tower.c2se{q01}  252c31e7aaa62092
       p2 upgrades the red tower at 2 bottom right
       New in the market: Master Mason
 84. p3 act.card
       p3 plays a card only
 85. p3 use.q14
       p3 plays Weighted Net
 86. p3 creature.spider4
       p3 captures a spider: 2 crystals
       p3 takes the trophy Full Dungeon
 87. p3 tower.c5ne
 88. p3 site.c7ne  05f53ae07be07a1e
       p3 moves the red tower of 5 top right to 7 top right
 89. p1 act.market
       p1 goes to the market
 90. p1 use.q05
       p1 plays Crated Tower
 91. p1 build.yellow.c15ne{q10}
       p1 builds: yellow tower at 15 top right
       New in the market: Eldorado
 92. p1 cash.q08  00d1a7c0e19ac627
       p1 plays Winding Detour for 1 crystal
 93. p2 act.build
       p2 builds a tower
 94. p2 build.yellow.c5se  a8b57f09ac0bb489
       p2 builds: yellow tower at 5 bottom right
       Round 5: p1 is first player
       Event: Rockfall
 95. p1 tower.c1se  28cbc25656aca66c
       The tower of p1 at 1 bottom right will not fire this Dawn
 96. p2 tower.c4se  704bd93e44f78687
       The tower of p2 at 4 bottom right will not fire this Dawn
 97. p3 tower.c4ne{e03+orc+goblin+goblin}  2178d5d4df45421a
       The tower of p3 at 4 top right will not fire this Dawn
       Event of the next Dusk: Forced March
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 9
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 10
       p1: the spider walks 3 cells to cell 7
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 1 cell to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the goblin walks 3 cells to cell 9
       p3: the goblin walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 7
       p3: the spider walks 3 cells to cell 7
       p3: the goblin walks 3 cells to cell 8
       p3: the orc walks 2 cells to cell 5
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
 98. p1 fire.c2se.boss1  551a556f72179fdc
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 99. p2 fire.c2se.goblin7
100. p2 creature.boss2
       p2: the double cannon at 2 bottom right fires at a goblin and the boss
       p2 wounds a goblin
       The boss of p2 takes 1 point of damage, 1 in all
101. p2 fire.c1se.boss2  9e3804567b4c4e59
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
102. p3 fire.c7ne.goblin9
       p3: the red tower at 7 top right fires at a goblin
       p3 captures a goblin: 2 crystals
103. p3 fire.c1se.boss3  29e8d2c0bc429c1c
       p3: the yellow tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
       Day
104. p1 act.build
       p1 builds a tower
105. p1 build.yellow.c16se
       p1 builds: yellow tower at 16 bottom right
106. p1 none  d485a58c6e827a45
107. p2 act.quest{q13+h03}  0ee54f71f6016e4a
       p2 goes on a quest
       p2 draws Ballista Bolt
       p2 draws Basalt Engineer
108. p3 act.build
       p3 builds a tower
109. p3 build.blue.c9se  3d358bd4c5a53213
       p3 builds: blue tower at 9 bottom right
110. p1 act.build
       p1 builds a tower
111. p1 build.yellow.c11se
       p1 builds: yellow tower at 11 bottom right
112. p1 none  ae3be9864b599d79
113. p2 act.market
       p2 goes to the market
114. p2 cash.q03{q18}
       p2 plays Cobalt Chapel for 1 crystal
       New in the market: Smugglers' Tunnel
115. p2 use.h03
       p2 plays Basalt Engineer
116. p2 tower.c7sw  ccb8223a71bd1f7d
       p2 upgrades the red tower at 7 bottom left
117. p3 act.market
       p3 goes to the market
118. p3 use.q01
       p3 plays Master Mason
119. p3 tower.c7ne{q06+x03+spider+orc+goblin}  36a065fd7d072294
       p3 upgrades the red tower at 7 top right
       New in the market: Timber Convoy
       Round 6: p2 is first player
       Event: Forced March
       Event of the next Dusk: Famine
       Night falls
       p2: the orc enters the city, 2 guards fall, 13 left
       p2: the orc walks 2 cells to cell 10
       p2: the orc enters the city, 2 guards fall, 11 left
       p2: the orc walks 4 cells to cell 10
       p2: the goblin walks 3 cells to cell 7
       p2: the boss walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the goblin enters the city, 1 guard falls, 14 left
       p3: the orc walks 2 cells to cell 9
       p3: the orc enters the city, 2 guards fall, 12 left
       p3: the spider walks 2 cells to cell 9
       p3: the spider enters the city, 3 guards fall, 9 left
       p3: the goblin walks 3 cells to cell 9
       p3: the goblin enters the city, 1 guard falls, 8 left
       p3: the orc walks 4 cells to cell 9
       p3: the boss walks 2 cells to cell 4
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p1: the spider walks 5 cells to cell 18
       p1: the orc walks 4 cells to cell 14
       p1: the spider walks 5 cells to cell 14
       p1: the orc walks 4 cells to cell 12
       p1: the spider walks 5 cells to cell 11
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       Dawn breaks
120. p2 fire.c7sw.goblin7
       p2: the double cannon at 7 bottom left fires twice at a goblin
       p2 captures a goblin: 2 crystals
121. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
122. p2 fire.c2se.boss2
       p2: the double cannon at 2 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 4 in all
       The boss of p2 is wounded and grows faster
123. p2 fire.c4se.boss2  b149631122927932
       p2: the yellow tower at 4 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
124. p3 fire.c9se.orc8
       p3: the blue tower at 9 bottom right fires at an orc
       p3 captures an orc: 2 crystals
125. p3 fire.c4ne.boss3  5e9cec280faa3a0f
       p3: the yellow tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
126. p1 fire.c11se.spider3
       p1: the yellow tower at 11 bottom right fires at a spider
       p1 wounds a spider
127. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
128. p1 fire.c15ne.spider1
       p1: the yellow tower at 15 top right fires at a spider
       p1 wounds a spider
129. p1 fire.c3se.boss1
       p1: the red tower at 3 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
130. p1 fire.c16se.spider1
       p1: the yellow tower at 16 bottom right fires at a spider
       p1 captures a spider: 2 crystals
131. p1 fire.c1se.goblin4  64ead3de0f666067
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
132. p2 act.market
       p2 goes to the market
133. p2 cash.q18{q11}
       p2 plays Smugglers' Tunnel for 1 crystal
       New in the market: Bounty Office
134. p2 use.q13
       p2 plays Ballista Bolt
135. p2 creature.spider3  e37a472d26401c69
       p2 captures a spider: 2 crystals
136. p3 act.market
       p3 goes to the market
137. p3 use.q06
       p3 plays Timber Convoy
138. p3 build.blue.c5ne{q10+q16+q21+h02}  2617eff4eda4efb3
       p3 builds: blue tower at 5 top right
       New in the market: Eldorado
       Two cards alike: the market is replaced
       New in the market: Caltrops
       New in the market: Town Militia
       New in the market: Noon Lancer
139. p1 act.market
       p1 goes to the market
140. p1 cash.q21{q08}
       p1 plays Town Militia for 1 crystal
       New in the market: Winding Detour
141. p1 none  401e325b61c9390b
142. p2 act.build
       p2 builds a tower
143. p2 build.blue.c9se  cf2ce99cbde4b69c
       p2 builds: blue tower at 9 bottom right
144. p3 act.quest{q18+h01}  5db6149b67e8ea1a
       p3 goes on a quest
       p3 draws Smugglers' Tunnel
       p3 draws Bramble Warden
145. p1 act.market
       p1 goes to the market
146. p1 use.h02
       p1 plays Noon Lancer
147. p1 creature.orc1{q01}
       p1 captures an orc: 2 crystals
       New in the market: Master Mason
148. p1 none  9036467c8bdf54ff
       Round 7: p3 is first player
       Event: Famine
149. p3 discard.h01  fd8cde4c16d04e93
       p3 discards Bramble Warden
150. p1 discard.h04{e08}  44c34a53c84673d5
       p1 discards Rampart Captain
       p2 loses 1 crystal
       Event of the next Dusk: Vanguard
       Night falls
       p3: the boss walks 2 cells to cell 5
       p3: the goblin walks 1 cell to cell 3
       p3: the orc walks 2 cells to cell 4
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 14
       p1: the boss walks 3 cells to cell 8
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p2: the orc enters the city, 2 guards fall, 9 left
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       Dawn breaks
151. p3 fire.c5ne.boss3
       p3: the blue tower at 5 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
152. p3 fire.c4ne.boss3  571581e55b61e3ec
       p3: the yellow tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
153. p1 fire.c15ne.spider2
       p1: the yellow tower at 15 top right fires at a spider
       p1 wounds a spider
154. p1 fire.c16se.spider2
       p1: the yellow tower at 16 bottom right fires at a spider
       p1 captures a spider: 2 crystals
155. p1 fire.c2se.goblin4  0067d99fe3d9c517
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
156. p2 fire.c5se.spider6
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
157. p2 fire.c1se.goblin8
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
158. p2 fire.c4se.spider6
       p2: the yellow tower at 4 bottom right fires at a spider
       p2 captures a spider: 2 crystals
159. p2 fire.c7sw.boss2  958ae881655443a2
       p2: the double cannon at 7 bottom left fires twice at the boss
       The boss of p2 takes 2 points of damage, 7 in all
       Day
160. p3 act.market
       p3 goes to the market
161. p3 cash.q16{q20}
       p3 plays Caltrops for 1 crystal
       New in the market: Sappers
162. p3 cash.q18  0dc4f31651f865f1
       p3 plays Smugglers' Tunnel for 1 crystal
163. p1 act.market
       p1 goes to the market
164. p1 use.q20
       p1 plays Sappers
165. p1 raze.p3.c7ne{q14+q13}  b9fabd81a8b26858
       The red tower of p3 at 7 top right is destroyed
       p3 draws Weighted Net
       New in the market: Ballista Bolt
166. p2 act.build
       p2 builds a tower
167. p2 build.blue.c9sw  f808340742878001
       p2 builds: blue tower at 9 bottom left
168. p3 act.build
       p3 builds a tower
169. p3 build.red.c2se
       p3 builds: red tower at 2 bottom right
170. p3 cash.q14  b5870793811539ef
       p3 plays Weighted Net for 1 crystal
171. p1 act.build
       p1 builds a tower
172. p1 build.blue.c9se  de0cc642539172ee
       p1 builds: blue tower at 9 bottom right
173. p2 act.build
       p2 builds a tower
174. p2 build.blue.c5sw{e05}  23ad0594d148b926
       p2 builds: blue tower at 5 bottom left
       Round 8: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the orc walks 2 cells to cell 17
       p1: the boss walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       p2: the boss walks 3 cells to cell 10
       p3: the boss walks 3 cells to cell 10
       p3: the orc walks 2 cells to cell 5
       p3: the goblin walks 1 cell to cell 4
       Dawn breaks
175. p1 fire.c9se.boss1  acdbabe406afe9d3
       p1: the blue tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
176. p2 fire.c9sw.boss2
       p2: the blue tower at 9 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
177. p2 fire.c9se.boss2  abf19fe650d89b42
       p2: the blue tower at 9 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
178. p3 fire.c9se.boss3
       p3: the blue tower at 9 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
179. p3 fire.c5ne.orc9{q07}
       p3: the blue tower at 5 top right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 5 top right is destroyed
       p3 draws Log Rollers
180. p3 fire.c2se.goblin12  78b9448a9fdbe403
       p3: the red tower at 2 bottom right fires at a goblin
       p3 wounds a goblin
       Day
181. p1 act.build
       p1 builds a tower
182. p1 build.blue.c11ne  61d316359075e2a3
       p1 builds: blue tower at 11 top right
183. p2 act.market
       p2 goes to the market
184. p2 cash.q08{q19}  98075a912ae8dc78
       p2 plays Winding Detour for 1 crystal
       New in the market: Picked Lock
185. p3 act.build
       p3 builds a tower
186. p3 build.blue.c7ne
       p3 builds: blue tower at 7 top right
187. p3 none  cdbee0e43ac96c73
188. p1 act.market
       p1 goes to the market
189. p1 use.q19
       p1 plays Picked Lock
190. p1 creature.spider4
191. p1 place.p3.c10{q01+q04+q01+q18}  eecafa8a5ee0fc47
       p1 frees a spider of p3, cell 10
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Amber Workshop
       New in the market: Master Mason
       New in the market: Smugglers' Tunnel
192. p2 act.market
       p2 goes to the market
193. p2 use.q04
       p2 plays Amber Workshop
194. p2 tower.c4se{q05}  90fd3c0b4943b101
       p2 upgrades the yellow tower at 4 bottom right
       p2 takes the trophy Grand Architect
       New in the market: Crated Tower
195. p3 act.market
       p3 goes to the market
196. p3 cash.q01{q10}
       p3 plays Master Mason for 1 crystal
       New in the market: Eldorado
197. p3 use.q07
       p3 plays Log Rollers
198. p3 tower.c2se
199. p3 site.c4se{e04}  678d60b85b6c3155
       p3 moves the red tower of 2 bottom right to 4 bottom right
       Round 9: p2 is first player
       Event: Mountain Toll
       p2 loses 2 crystals
       p2 loses 1 guard
       p3 loses 1 crystal
       p3 loses 2 guards
       p1 loses 2 crystals
       p1 loses 1 guard
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the boss enters the city, 3 guards fall, 5 left
       p3: the spider walks 1 cell to cell 9
       p3: the spider enters the city, 3 guards fall, 3 left
       p3: the boss walks 1 cell to cell 9
       p3: the boss enters the city, 3 guards fall, 0 left
       p3: the orc walks 2 cells to cell 7
       p3: the goblin walks 1 cell to cell 6
       p1: the orc walks 2 cells to cell 19
       p1: the boss walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 7
       Game over: p1 wins

p1 +14  Guards [TOWR-E03]
p1  +4  Boss [TOWR-E04]
p1  +7  Trophy: Menagerie [TOWR-Q08]
p2  +5  Guards [TOWR-E03]
p2 +11  Boss [TOWR-E04]
p2  +2  Trophy: Grand Architect [TOWR-Q02]
p2  +6  Trophy: Menagerie [TOWR-Q08]
p3  +5  Boss [TOWR-E04]
p3  +2  Trophy: Full Dungeon [TOWR-Q02]
p3  +5  Trophy: Menagerie [TOWR-Q08]
= p1 25, p2 24, p3 12  guards, won by p1
