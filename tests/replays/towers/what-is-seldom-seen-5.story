towers/2  seats 2  seed 12  options mode=standard level=extreme cities=random

  1. p1 act.build
       p1 builds a tower
  2. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  3. p1 cash.q20  14e35f5755831172
       p1 plays Sappers for 1 crystal
  4. p2 act.quest{q17+q18}  f209c20a68fbfcb1
       p2 goes on a quest
       p2 draws Quagmire
       p2 draws Smugglers' Tunnel
  5. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
  6. p1 lay.1.2{p7}
       p1 lays Left step: the path is 6 long
       p1 draws Fork
  7. p1 lay.3.2{p3}
       p1 lays Fork: the path is 7 long
       p1 draws Right bend
  8. p1 lay.2.1  841436645e796845
       p1 lays Right bend: the path is 9 long
  9. p2 act.build
       p2 builds a tower
 10. p2 build.red.c2se
       p2 builds: red tower at 2 bottom right
 11. p2 use.q18
       p2 plays Smugglers' Tunnel
 12. p2 creature.orc4
 13. p2 place.p1.c2{x01+goblin+spider+goblin+spider}
       p2 sends an orc to p1, cell 2
       Round 2: p2 is first player
       Event: Wet Powder
       Event of the next Dusk: Blood Moon
       Night falls
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       Dawn breaks
 14. p2 fire.c2se.goblin5  72760760e7b90e32
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 15. p1 fire.c2se.goblin1  1c27b64a6f300f86
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 16. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
 17. p2 lay.2.3{p3}
       p2 lays Crossroads: the path is 5 long
       p2 draws Right bend
 18. p2 lay.1.2{p2}
       p2 lays Right bend: the path is 7 long
       p2 draws Left bend
 19. p2 lay.2.1
       p2 lays Left bend: the path is 9 long
 20. p2 use.q07
       p2 plays Log Rollers
 21. p2 site.c9ne  5de4f91911100680
       p2 moves the red tower of 2 bottom right to 9 top right
 22. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 23. p1 lay.4.1{p1}
       p1 lays Crossroads: the path is 11 long
       p1 draws Straight
 24. p1 lay.1.2{p2}
       p1 lays Straight: the path is 13 long
       p1 draws Left bend
 25. p1 lay.2.1  f3dc66d76b63c866
       p1 lays Left bend: the path is 15 long
 26. p2 act.market
       p2 goes to the market
 27. p2 use.q15
       p2 plays Burning Pitch
 28. p2 cell.c2{h04}
       p2 captures a goblin: 2 crystals
       New in the market: Rampart Captain
 29. p2 none  122d262b4c66222f
 30. p1 act.market
       p1 goes to the market
 31. p1 use.q07
       p1 plays Log Rollers
 32. p1 site.c7se{q15+e09+orc+spider+orc+goblin}
       p1 moves the red tower of 2 bottom right to 7 bottom right
       New in the market: Burning Pitch
       Round 3: p1 is first player
       Event: Blood Moon
       Event of the next Dusk: Rockfall
       Night falls
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 6
       p1: the goblin walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 7
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 33. p1 act.quest{q05+q20}  d926fbb635d35d0f
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Sappers
 34. p2 act.build
       p2 builds a tower
 35. p2 build.red.c7ne
       p2 builds: red tower at 7 top right
 36. p2 use.q17
       p2 plays Quagmire
 37. p2 cell.c9  fe2bc229e3301425
       p2 makes a quagmire of cell 9
 38. p1 act.market
       p1 goes to the market
 39. p1 cash.q15{q19}
       p1 plays Burning Pitch for 1 crystal
       New in the market: Picked Lock
 40. p1 none  0bb3a0fce9e895cc
 41. p2 act.quest{q09+q10}
       p2 goes on a quest
       p2 draws Pathfinders
       p2 draws Eldorado
       Round 4: p2 is first player
       Event: Rockfall
 42. p2 tower.c7ne{x02+orc+boss+goblin+boss}
       The tower of p2 at 7 top right will not fire this Dawn
       The tower of p1 at 7 bottom right will not fire this Dawn
       Event of the next Dusk: Tremor
       Night falls
       p2: the spider sinks into the quagmire of cell 9
       p2: the spider walks 3 cells to cell 9
       p2: the spider walks 3 cells to cell 7
       p2: the goblin walks 1 cell to cell 3
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 6
       p1: the goblin walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       Dawn breaks
       Day
 43. p2 act.market
       p2 goes to the market
 44. p2 cash.q04{q17}
       p2 plays Amber Workshop for 1 crystal
       New in the market: Quagmire
 45. p2 use.q09{p8}
       p2 plays Pathfinders
       p2 draws Side road
 46. p2 lay.1.3  46186d7e0b9ea9c2
       p2 lays Side road: the path is 11 long
 47. p1 act.market
       p1 goes to the market
 48. p1 cash.q19{q08}
       p1 plays Picked Lock for 1 crystal
       New in the market: Winding Detour
 49. p1 use.q05
       p1 plays Crated Tower
 50. p1 build.red.c7ne  eb5512c8f3de3b5b
       p1 builds: red tower at 7 top right
 51. p2 act.market
       p2 goes to the market
 52. p2 use.q08{r4}
       p2 plays Winding Detour
       p2 draws Wide hairpin
 53. p2 lay.2.1{q08}
       p2 lays Wide hairpin: the path is 14 long
       New in the market: Winding Detour
 54. p2 use.q10  40a354f4c01ef0aa
       p2 plays Eldorado
       p2 gains 3 crystals
 55. p1 act.build
       p1 builds a tower
 56. p1 build.red.c4ne
       p1 builds: red tower at 4 top right
       p1 takes the trophy Red Ramparts
 57. p1 tower.c4ne
       p1 upgrades the red tower at 4 top right
 58. p1 none{x03+goblin+spider}
       Round 5: p1 is first player
       Event: Tremor
       The tower of p1 at 4 top right loses its upgrade
       Event of the next Dusk: Famine
       Night falls
       p1: the orc walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 3 cells to cell 5
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the spider walks 3 cells to cell 15
       p2: the spider walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 7
       p2: the goblin walks 2 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 59. p1 fire.c7ne.goblin1
       p1: the red tower at 7 top right fires at a goblin
       p1 captures a goblin: 2 crystals
 60. p1 fire.c4ne.goblin3
       p1: the red tower at 4 top right fires at a goblin
       p1 wounds a goblin
 61. p1 fire.c7se.goblin2
       p1: the red tower at 7 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 62. p1 act.lengthen{p4}
       p1 lengthens the path
       p1 draws Hairpin
 63. p1 lay.1.2{p8}
       p1 lays Hairpin: the path is 17 long
       p1 draws Side road
 64. p1 lay.2.1{p5}
       p1 lays Side road: the path is 19 long
       p1 draws Right step
 65. p1 lay.1.2
       p1 lays Right step: the path is 21 long
 66. p1 none  6e55e9855d76d2c2
 67. p2 act.market
       p2 goes to the market
 68. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
 69. p2 lay.2.1{h01}  600c26b6fbeeb320
       p2 lays Long bend: the path is 17 long
       New in the market: Bramble Warden
 70. p1 act.market
       p1 goes to the market
 71. p1 use.q17
       p1 plays Quagmire
 72. p1 cell.c11{q10}
       p1 makes a quagmire of cell 11
       New in the market: Eldorado
 73. p1 none  929dd06793f3ec2f
 74. p2 act.build
       p2 builds a tower
 75. p2 build.yellow.c6ne  71d6d19f4c10edf7
       p2 builds: yellow tower at 6 top right
       Round 6: p2 is first player
       Event: Famine
 76. p1 discard.q20{e06+goblin+spider}  9692c52cbb106c8a
       p1 discards Sappers
       Event of the next Dusk: Driving Rain
       Night falls
       p2: the spider walks 3 cells to cell 18
       p2: the spider walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 10
       p2: the goblin walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 7
       p2: the goblin walks 2 cells to cell 6
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p1: the orc sinks into the quagmire of cell 11
       p1: the orc walks 1 cell to cell 11
       p1: the orc walks 2 cells to cell 13
       p1: the spider walks 3 cells to cell 13
       p1: the goblin walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 77. p2 fire.c7ne.goblin6  f2115568880bf6b9
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 78. p1 fire.c4ne.boss1
       p1: the red tower at 4 top right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 79. p1 fire.c7ne.goblin2
       p1: the red tower at 7 top right fires at a goblin
       p1 captures a goblin: 2 crystals
 80. p1 fire.c7se.goblin3  5d474f5f7972118b
       p1: the red tower at 7 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 81. p2 act.quest{q01+q20}  0d6110c4c6103a3a
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Sappers
 82. p1 act.build
       p1 builds a tower
 83. p1 build.yellow.c15nw  038125fbef3c042d
       p1 builds: yellow tower at 15 top left
 84. p2 act.market
       p2 goes to the market
 85. p2 use.q10{q05}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Crated Tower
 86. p2 use.q01
       p2 plays Master Mason
 87. p2 tower.c9ne  a384572097d7937e
       p2 upgrades the red tower at 9 top right
 88. p1 act.market
       p1 goes to the market
 89. p1 cash.q05{q14+x04}
       p1 plays Crated Tower for 1 crystal
       New in the market: Weighted Net
       Round 7: p1 is first player
       Event: Driving Rain
       Event of the next Dusk: Howling Horn
       Night falls
       p1: the orc walks 1 cell to cell 14
       p1: the spider walks 2 cells to cell 16
       p1: the orc walks 1 cell to cell 13
       p1: the orc walks 1 cell to cell 11
       p1: the spider walks 2 cells to cell 11
       p1: the orc walks 1 cell to cell 9
       p1: the boss walks 2 cells to cell 6
       p1: the spider walks 2 cells to cell 5
       p2: the spider walks 2 cells to cell 16
       p2: the spider walks 2 cells to cell 13
       p2: the orc walks 1 cell to cell 9
       p2: the goblin walks 2 cells to cell 9
       p2: the orc walks 1 cell to cell 8
       p2: the goblin walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 7
       p2: the spider walks 2 cells to cell 6
       p2: the goblin walks 2 cells to cell 4
       Dawn breaks
 90. p1 fire.c4ne.boss1  e8d2ea3042243beb
       p1: the red tower at 4 top right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
 91. p2 fire.c6ne.boss2
       p2: the yellow tower at 6 top right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 92. p2 fire.c7ne.goblin7
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 93. p2 fire.c9ne.goblin6  6fc05bd3340664e9
       p2: the double cannon at 9 top right fires twice at a goblin
       p2 captures a goblin: 2 crystals
       Day
 94. p1 act.build
       p1 builds a tower
 95. p1 build.yellow.c18sw  0ebf47811c36e8d4
       p1 builds: yellow tower at 18 bottom left
 96. p2 act.quest{q01+q13}  87cf3fc615fbd324
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Ballista Bolt
 97. p1 act.quest{q12+q13}  5c2d45e114e4031b
       p1 goes on a quest
       p1 draws Tavern Rumours
       p1 draws Ballista Bolt
 98. p2 act.market
       p2 goes to the market
 99. p2 cash.q14{q05}
       p2 plays Weighted Net for 1 crystal
       New in the market: Crated Tower
100. p2 use.q20
       p2 plays Sappers
101. p2 raze.p1.c18sw{q05+e02}
       The yellow tower of p1 at 18 bottom left is destroyed
       p1 draws Crated Tower
       Round 8: p2 is first player
       Event: Howling Horn
       Event of the next Dusk: Tornado
       Night falls
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the spider walks 3 cells to cell 16
       p2: the orc walks 2 cells to cell 12
       p2: the goblin walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 2 cells to cell 10
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 16
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 11
       p1: the boss walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 1 cell to cell 3
       Dawn breaks
102. p2 fire.c9ne.boss2
103. p2 creature.boss2
       p2: the double cannon at 9 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 3 in all
       The boss of p2 is wounded and grows faster
104. p2 fire.c7ne.goblin7  34f5bbed882888bb
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
105. p1 fire.c7se.boss1
       p1: the red tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
106. p1 fire.c15nw.spider1  04c14cabaa46c5b7
       p1: the yellow tower at 15 top left fires at a spider
       p1 wounds a spider
       Day
107. p2 act.market
       p2 goes to the market
108. p2 use.q05
       p2 plays Crated Tower
109. p2 build.yellow.c5ne{q16}
       p2 builds: yellow tower at 5 top right
       New in the market: Caltrops
110. p2 use.q01
       p2 plays Master Mason
111. p2 tower.c6ne  5901dd1500075e3a
       p2 upgrades the yellow tower at 6 top right
112. p1 act.market
       p1 goes to the market
113. p1 use.q16
       p1 plays Caltrops
114. p1 creature.spider1
115. p1 back.2{q11}
       p1 pushes a spider back 2 cells to cell 15
       New in the market: Bounty Office
116. p1 use.q05
       p1 plays Crated Tower
117. p1 build.yellow.c19nw  38caf303f36b7c3d
       p1 builds: yellow tower at 19 top left
118. p2 act.market
       p2 goes to the market
119. p2 use.h04{q16}
       p2 plays Rampart Captain
       p2 regains 2 guards
       New in the market: Caltrops
120. p2 none  5ade381655f772b4
121. p1 act.market
       p1 goes to the market
122. p1 use.q16
       p1 plays Caltrops
123. p1 creature.spider2
124. p1 back.2{q10}
       p1 pushes a spider back 2 cells to cell 13
       New in the market: Eldorado
125. p1 use.q12{q01+q21}
       p1 plays Tavern Rumours
       p1 draws Master Mason
       p1 draws Town Militia
       Round 9: p1 is first player
       Event: Tornado
126. p1 creature.spider1  cd44c7eb8ac59060
       p1 chooses a spider for the tornado
127. p2 creature.spider5{e03}
       p2 chooses a spider for the tornado
       The tornado carries a spider from p1 to p2
       The tornado carries a spider from p2 to p1
       Event of the next Dusk: Forced March
       Night falls
       p1: the orc walks 2 cells to cell 18
       p1: the orc walks 2 cells to cell 17
       p1: the orc walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 11
       p1: the boss walks 3 cells to cell 11
       p1: the goblin walks 1 cell to cell 4
       p1: the spider walks 3 cells to cell 4
       p2: the orc walks 2 cells to cell 14
       p2: the orc walks 1 cell to cell 11
128. p2 none
       p2: the orc walks 1 cell to cell 12
       p2: the spider walks 1 cell to cell 9
129. p2 trap.c6ne  63d01add75624fea
       p2 stops the spider with the trap of 6 top right
       p2: the boss walks 3 cells to cell 12
       p2: the goblin walks 1 cell to cell 8
       p2: the spider walks 3 cells to cell 4
       Dawn breaks
130. p1 fire.c15nw.spider2
       p1: the yellow tower at 15 top left fires at a spider
       p1 wounds a spider
131. p1 fire.c4ne.goblin4
       p1: the red tower at 4 top right fires at a goblin
       p1 wounds a goblin
132. p1 fire.c7ne.boss1  ce8a0f4e64682979
       p1: the red tower at 7 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
133. p2 fire.c6ne.spider6
       p2: the yellow tower at 6 top right fires at a spider
       p2 wounds a spider
134. p2 fire.c7ne.goblin8
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
135. p2 fire.c5ne.boss2  ea0dcd69e00af7c1
       p2: the yellow tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
       Day
136. p1 act.market
       p1 goes to the market
137. p1 use.q10{q06}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Timber Convoy
138. p1 use.q01
       p1 plays Master Mason
139. p1 tower.c19nw  3fc3e71e8b6d9494
       p1 upgrades the yellow tower at 19 top left
140. p2 act.market
       p2 goes to the market
141. p2 use.q11{q07}
       p2 plays Bounty Office
       p2 gains 3 crystals
       New in the market: Log Rollers
142. p2 use.q13
       p2 plays Ballista Bolt
143. p2 creature.spider2
       p2 captures a spider: 2 crystals
       p2 takes the trophy Full Dungeon
144. p2 tower.c9ne
145. p2 site.c16sw  7ca5d66c000bc0d5
       p2 moves the red tower of 9 top right to 16 bottom left
146. p1 act.market
       p1 goes to the market
147. p1 use.q07
       p1 plays Log Rollers
148. p1 tower.c4ne
149. p1 site.c21nw{q08}
       p1 moves the red tower of 4 top right to 21 top left
       New in the market: Winding Detour
150. p1 none  1677256c96ceb135
151. p2 act.market
       p2 goes to the market
152. p2 use.q06
       p2 plays Timber Convoy
153. p2 build.yellow.c16nw
       p2 builds: yellow tower at 16 top left
154. p2 build.blue.c13ne{q18+e01}  c0f0d6bb16066839
       p2 builds: blue tower at 13 top right
       New in the market: Smugglers' Tunnel
       Round 10: p2 is first player
       Event: Forced March
       Event of the next Dusk: Sabotage
       Night falls
       p2: the orc walks 4 cells to cell 16
       p2: the orc enters the city, 2 guards fall, 12 left
       p2: the orc walks 5 cells to cell 17
       p2: the boss walks 3 cells to cell 13
       p2: the spider walks 1 cell to cell 11
       p1: the orc walks 2 cells to cell 19
155. p1 trap.c19nw  880ac94b75acef3d
       p1 stops the orc with the trap of 19 top left
       p1: the orc walks 5 cells to cell 22
       p1: the orc walks 5 cells to cell 21
       p1: the orc walks 5 cells to cell 20
       p1: the spider walks 6 cells to cell 18
       p1: the boss walks 3 cells to cell 16
       p1: the goblin walks 4 cells to cell 10
       p1: the spider walks 6 cells to cell 12
156. p2 trap.c6ne
       p2 stops the spider with the trap of 6 top right
       p2: the goblin walks 4 cells to cell 12
       p2: the spider walks 6 cells to cell 11
       Dawn breaks
157. p2 fire.c13ne.boss2
       p2: the blue tower at 13 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
158. p2 fire.c5ne.spider1
       p2: the yellow tower at 5 top right fires at a spider
       p2 captures a spider: 2 crystals
159. p2 fire.c6ne.spider6  61d577995ebc7956
       p2: the yellow tower at 6 top right fires at a spider
       p2 captures a spider: 2 crystals
160. p1 fire.c7se.goblin4
       p1: the red tower at 7 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
161. p1 fire.c15nw.spider3  c159c96588ae7e4b
       p1: the yellow tower at 15 top left fires at a spider
       p1 wounds a spider
       Day
162. p2 act.market
       p2 goes to the market
163. p2 cash.q18{h03}  be28bb06d3fb6a5d
       p2 plays Smugglers' Tunnel for 1 crystal
       New in the market: Basalt Engineer
164. p1 act.market
       p1 goes to the market
165. p1 use.h03
       p1 plays Basalt Engineer
166. p1 tower.c21nw{q02}
       p1 upgrades the red tower at 21 top left
       New in the market: Crimson Foundry
167. p1 none  63e52f22ddaf8f0b
168. p2 act.market
       p2 goes to the market
169. p2 use.q02
       p2 plays Crimson Foundry
       p2 upgrades the red tower at 7 top right
       p2 takes the trophy Grand Architect
170. p2 creature.orc6
171. p2 place.p1.c22{q14}  4dd4cc222bd45265
       p2 sends an orc to p1, cell 22
       New in the market: Weighted Net
172. p1 act.market
       p1 goes to the market
173. p1 cash.q08{q14+q11+q01+q12}
       p1 plays Winding Detour for 1 crystal
       New in the market: Weighted Net
       Two cards alike: the market is replaced
       New in the market: Bounty Office
       New in the market: Master Mason
       New in the market: Tavern Rumours
174. p1 use.q13
       p1 plays Ballista Bolt
175. p1 creature.goblin8
       p1 captures a goblin: 2 crystals
       Round 11: p1 is first player
       Event: Sabotage
176. p1 raze.p2.c16sw  ddf96da1a506fd33
       p1 sabotages the tower of p2 at 16 bottom left
177. p2 pay
       p2 pays 2 crystals of ransom
178. p2 raze.p1.c19nw  d2404b1ec7aa7f24
       p2 sabotages the tower of p1 at 19 top left
179. p1 pay
       p1 pays 2 crystals of ransom
       Night falls
       p1: the orc enters the city, 2 guards fall, 13 left
       p1: the orc enters the city, 2 guards fall, 11 left
       p1: the orc walks 1 cell to cell 22
       p2: the boss walks 3 cells to cell 16
180. p1 none
       p1: the orc enters the city, 2 guards fall, 9 left
       p1: the orc walks 1 cell to cell 21
181. p1 none
       p1: the orc walks 1 cell to cell 22
       p1: the orc walks 1 cell to cell 19
182. p1 none
       p1: the orc walks 1 cell to cell 21
       p1: the spider walks 2 cells to cell 19
183. p1 none
       p1: the spider walks 1 cell to cell 21
       p1: the boss walks 3 cells to cell 18
       p1: the spider walks 3 cells to cell 14
       Dawn breaks
184. p1 fire.c19nw.spider3
       p1: the yellow tower at 19 top left fires at a spider
       p1 captures a spider: 2 crystals
185. p1 fire.c15nw.boss1  a58abdb7aff49115
       p1: the yellow tower at 15 top left fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
186. p2 fire.c16nw.boss2
       p2: the yellow tower at 16 top left fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
187. p2 fire.c16sw.boss2  4156af657c7eff74
       p2: the double cannon at 16 bottom left fires twice at the boss
       The boss of p2 takes 2 points of damage, 8 in all
       Day
188. p1 act.build
       p1 builds a tower
189. p1 build.blue.c2se
       p1 builds: blue tower at 2 bottom right
190. p1 use.q21  e88229439dc571d4
       p1 plays Town Militia
       p1 regains 2 guards
191. p2 act.build
       p2 builds a tower
192. p2 build.blue.c1se  960890b94b86e589
       p2 builds: blue tower at 1 bottom right
193. p1 act.market
       p1 goes to the market
194. p1 use.q12{q10+q20+h02}
       p1 plays Tavern Rumours
       p1 draws Eldorado
       p1 draws Sappers
       New in the market: Noon Lancer
195. p1 use.q10  3799f8abe95064f5
       p1 plays Eldorado
       p1 gains 3 crystals
196. p2 act.quest{q01+q09}  a1cb690b42c019b5
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Pathfinders
       Round 12: p2 is first player
       Night falls
       p2: the boss enters the city, 3 guards fall, 9 left
       p1: the orc enters the city, 2 guards fall, 9 left
       p1: the orc walks 1 cell to cell 22
197. p1 trap.c19nw  306187e7177b1694
       p1 stops the orc with the trap of 19 top left
       p1: the boss walks 3 cells to cell 21
       p1: the spider walks 3 cells to cell 17
       Dawn breaks
198. p2 fire.c16nw.boss2
       p2: the yellow tower at 16 top left fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
199. p2 fire.c16sw.boss2  52ded09716f6d5e6
       p2: the double cannon at 16 bottom left fires twice at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
200. p1 fire.c15nw.spider5
       p1: the yellow tower at 15 top left fires at a spider
       p1 wounds a spider
201. p1 fire.c21nw.boss1
       p1: the double cannon at 21 top left fires twice at the boss
       The boss of p1 takes 2 points of damage, 7 in all
202. p1 fire.c19nw.boss1  c06726716432d119
       p1: the yellow tower at 19 top left fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
       Game over: p2 wins

p1  +9  Guards [TOWR-E03]
p1  +9  Boss [TOWR-E04]
p1  +2  Trophy: Red Ramparts [TOWR-Q02]
p2  +9  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +2  Trophy: Grand Architect [TOWR-Q02]
p2  +2  Trophy: Full Dungeon [TOWR-Q02]
p2  +3  Trophy: Yellow Skyline [TOWR-Q09]
= p2 31, p1 20  boss, won by p2
