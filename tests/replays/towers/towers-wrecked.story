towers/1  seats 2  seed 53  options mode=standard level=easy cities=random

  1. p2 act.market
       p2 goes to the market
  2. p2 use.q06
       p2 plays Timber Convoy
  3. p2 build.yellow.c1se
       p2 builds: yellow tower at 1 bottom right
  4. p2 build.blue.c2se{q01}
       p2 builds: blue tower at 2 bottom right
       New in the market: Master Mason
  5. p2 cash.q19  8a73a32ab1aad800
       p2 plays Picked Lock for 1 crystal
  6. p1 act.lengthen{p2}
       p1 lengthens the path
       p1 draws Left bend
  7. p1 lay.2.1{p6}
       p1 lays Left bend: the path is 6 long
       p1 draws Left step
  8. p1 lay.1.2{p7}
       p1 lays Left step: the path is 8 long
       p1 draws Fork
  9. p1 lay.2.1
       p1 lays Fork: the path is 10 long
 10. p1 cash.q20  f46dd383678070de
       p1 plays Sappers for 2 crystals
 11. p2 act.market
       p2 goes to the market
 12. p2 use.q05
       p2 plays Crated Tower
 13. p2 build.yellow.c3se{q17}  5a358c2a77380e1d
       p2 builds: yellow tower at 3 bottom right
       New in the market: Quagmire
 14. p1 act.market
       p1 goes to the market
 15. p1 use.q20
       p1 plays Sappers
 16. p1 raze.p2.c1se{q14+q18+e00+spider+spider+goblin+goblin}  e798f507a4f8f347
       The yellow tower of p2 at 1 bottom right is destroyed
       p2 draws Weighted Net
       p1 takes a destruction token
       New in the market: Smugglers' Tunnel
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       Dawn breaks
 17. p2 fire.c3se.spider4  115586daaa08af0f
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 wounds a spider
       Day
 18. p1 act.build
       p1 builds a tower
 19. p1 build.red.c7se  60fdcbee5c1f8ee0
       p1 builds: red tower at 7 bottom right
 20. p2 act.build
       p2 builds a tower
 21. p2 build.yellow.c1se
       p2 builds: yellow tower at 1 bottom right
 22. p2 cash.q14  f64fc070de7a450e
       p2 plays Weighted Net for 1 crystal
 23. p1 act.market
       p1 goes to the market
 24. p1 use.q18
       p1 plays Smugglers' Tunnel
 25. p1 creature.orc1
 26. p1 place.p2.c2{q01+q19+q08+q03}  06a0c81a9263ad52
       p1 sends an orc to p2, cell 2
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Picked Lock
       New in the market: Winding Detour
       New in the market: Cobalt Chapel
 27. p2 act.quest{q17+h03+e05+orc+orc+orc+goblin}
       p2 goes on a quest
       p2 draws Quagmire
       p2 draws Basalt Engineer
       Round 3: p2 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p2: the goblin walks 1 cell to cell 4
       p2: the goblin enters the city, 1 guard falls, 14 left
       p2: the goblin walks 1 cell to cell 4
       p2: the goblin enters the city, 1 guard falls, 13 left
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 10 left
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin enters the city, 1 guard falls, 9 left
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the goblin walks 2 cells to cell 6
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 28. p2 fire.c2se.orc4{q05}
       p2: the blue tower at 2 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 2 bottom right is destroyed
       p2 draws Crated Tower
       Day
 29. p2 act.market
       p2 goes to the market
 30. p2 cash.q19{q09}
       p2 plays Picked Lock for 1 crystal
       New in the market: Pathfinders
 31. p2 cash.q05  28b27382198979b2
       p2 plays Crated Tower for 1 crystal
 32. p1 act.quest{q10+q14}  80d31ad31cc154b9
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Weighted Net
 33. p2 act.build
       p2 builds a tower
 34. p2 build.yellow.c2se
       p2 builds: yellow tower at 2 bottom right
 35. p2 cash.q17  ad0c191b38285456
       p2 plays Quagmire for 1 crystal
 36. p1 act.market
       p1 goes to the market
 37. p1 cash.q08{q05}
       p1 plays Winding Detour for 1 crystal
       New in the market: Crated Tower
 38. p1 use.q10{e07+orc+boss+spider+boss}
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 4: p1 is first player
       Event: Mountain Toll
       p1 loses 3 crystals
       p2 loses 3 crystals
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc enters the city, 2 guards fall, 7 left
       p2: the goblin walks 1 cell to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 39. p1 fire.c7se.goblin1  f2c19340c96282aa
       p1: the red tower at 7 bottom right fires at a goblin
       p1 wounds a goblin
 40. p2 fire.c2se.spider5
       p2: the yellow tower at 2 bottom right fires at a spider
       p2 wounds a spider
 41. p2 fire.c3se.spider5  6de8050f921531f2
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 captures a spider: 2 crystals
       Day
 42. p1 act.card
       p1 plays a card only
 43. p1 cash.q14  946b0f1d0338200e
       p1 plays Weighted Net for 1 crystal
 44. p2 act.lengthen{p2}
       p2 lengthens the path
       p2 draws Left bend
 45. p2 lay.2.1{p1}
       p2 lays Left bend: the path is 6 long
       p2 draws Straight
 46. p2 lay.1.2{p3}
       p2 lays Straight: the path is 8 long
       p2 draws Right bend
 47. p2 lay.2.1
       p2 lays Right bend: the path is 10 long
 48. p2 use.h03
       p2 plays Basalt Engineer
 49. p2 tower.c2se  fd37d4593dc9cbb1
       p2 upgrades the yellow tower at 2 bottom right
 50. p1 act.market
       p1 goes to the market
 51. p1 use.q05
       p1 plays Crated Tower
 52. p1 build.blue.c2se{q20}  04a14ac416dd5fd8
       p1 builds: blue tower at 2 bottom right
       New in the market: Sappers
 53. p2 act.market
       p2 goes to the market
 54. p2 use.q09{p5}
       p2 plays Pathfinders
       p2 draws Right step
 55. p2 lay.1.2{q11+e06+goblin}
       p2 lays Right step: the path is 12 long
       New in the market: Bounty Office
       Round 5: p2 is first player
       Event: Second Wind
       p2: an orc recovers
       p1: a goblin recovers
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the spider walks 1 cell to cell 9
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the goblin walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 3 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
 56. p2 creature.orc4
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 1 cell to cell 6
       p2: the orc walks 1 cell to cell 3
 57. p2 none{spider}
       p2: the orc walks 1 cell to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 58. p2 fire.c2se.boss2
       p2: the yellow tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 59. p2 fire.c1se.boss2  0c8a0bed9bb8cc32
       p2: the yellow tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
 60. p1 fire.c2se.boss1
       p1: the blue tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 61. p1 fire.c7se.goblin1  53cb7e3a4e7d7a41
       p1: the red tower at 7 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 62. p2 act.market
       p2 goes to the market
 63. p2 cash.q20{q04}  16ac5bf77d653807
       p2 plays Sappers for 2 crystals
       New in the market: Amber Workshop
 64. p1 act.quest{q10+h04}  5758b7e026cf4e04
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Rampart Captain
 65. p2 act.quest{q02+q21}  4279fd14ed9fc3ff
       p2 goes on a quest
       p2 draws Crimson Foundry
       p2 draws Town Militia
 66. p1 act.market
       p1 goes to the market
 67. p1 cash.q04{q07}
       p1 plays Amber Workshop for 1 crystal
       New in the market: Log Rollers
 68. p1 use.q10{e00+spider+orc}  666daaa6c6e8a5fd
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 6: p1 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin enters the city, 1 guard falls, 11 left
       p1: the goblin enters the city, 1 guard falls, 10 left
       p1: the spider walks 1 cell to cell 9
       p1: the spider enters the city, 3 guards fall, 7 left
       p1: the orc walks 1 cell to cell 7
       p1: the goblin walks 2 cells to cell 7
       p1: the orc walks 1 cell to cell 6
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the orc walks 1 cell to cell 7
       p2: the orc walks 1 cell to cell 6
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 1 cell to cell 2
 69. p2 none  aea7c58cf2314356
       p2: the spider walks 1 cell to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 70. p1 fire.c2se.boss1
       p1: the blue tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
 71. p1 fire.c7se.goblin3  664e6188bfdf2fd3
       p1: the red tower at 7 bottom right fires at a goblin
       p1 wounds a goblin
 72. p2 fire.c2se.boss2
       p2: the yellow tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
 73. p2 fire.c3se.boss2
       p2: the yellow tower at 3 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
 74. p2 fire.c1se.spider6  4f023c1e00235445
       p2: the yellow tower at 1 bottom right fires at a spider
       p2 wounds a spider
       Day
 75. p1 act.lengthen{p5}
       p1 lengthens the path
       p1 draws Right step
 76. p1 lay.1.2{p3}
       p1 lays Right step: the path is 12 long
       p1 draws Right bend
 77. p1 lay.2.1{p1}
       p1 lays Right bend: the path is 14 long
       p1 draws Straight
 78. p1 lay.1.2
       p1 lays Straight: the path is 16 long
 79. p1 none  a3f62e0aba9f7b9e
 80. p2 act.build
       p2 builds a tower
 81. p2 build.blue.c9se
       p2 builds: blue tower at 9 bottom right
 82. p2 cash.q21  eafb705b94cd20c9
       p2 plays Town Militia for 1 crystal
 83. p1 act.lengthen{p4}
       p1 lengthens the path
       p1 draws Hairpin
 84. p1 lay.1.2{p8}
       p1 lays Hairpin: the path is 18 long
       p1 draws Side road
 85. p1 lay.3.2{p9}
       p1 lays Side road: the path is 19 long
       p1 draws Crossroads
 86. p1 lay.1.2
       p1 lays Crossroads: the path is 21 long
 87. p1 use.h04  d8a1cabcdeecb8c1
       p1 plays Rampart Captain
       p1 regains 2 guards
 88. p2 act.market
       p2 goes to the market
 89. p2 use.q11{q01}
       p2 plays Bounty Office
       p2 gains 1 crystal
       New in the market: Master Mason
 90. p2 none{e01}
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Sabotage
       Night falls
       p2: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
 91. p2 creature.orc5
       p2: the orc walks 2 cells to cell 7
       p2: the goblin walks 1 cell to cell 5
       p2: the boss walks 3 cells to cell 7
       p2: the spider walks 1 cell to cell 4
 92. p2 trap.c2se
       p2 stops the spider with the trap of 2 bottom right
       p2: the orc walks 2 cells to cell 4
       Dawn breaks
 93. p2 fire.c3se.spider6  85e6703d1226e5a0
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 captures a spider: 2 crystals
 94. p1 fire.c7se.goblin3  f71a071065fe28ed
       p1: the red tower at 7 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 95. p2 act.build
       p2 builds a tower
 96. p2 build.blue.c8se
       p2 builds: blue tower at 8 bottom right
 97. p2 none  31af5fa27dae94e0
 98. p1 act.build
       p1 builds a tower
 99. p1 build.blue.c16se  628a6be9d97b047a
       p1 builds: blue tower at 16 bottom right
100. p2 act.build
       p2 builds a tower
101. p2 build.blue.c8sw
       p2 builds: blue tower at 8 bottom left
102. p2 none  f86e516c6ea544a6
103. p1 act.market
       p1 goes to the market
104. p1 use.q07
       p1 plays Log Rollers
105. p1 tower.c2se
106. p1 site.c15se{q18}
       p1 moves the blue tower of 2 bottom right to 15 bottom right
       New in the market: Smugglers' Tunnel
       Round 8: p1 is first player
       Event: Sabotage
107. p1 raze.p2.c9se{q14}  fc257578f88efe13
       p1 sabotages the tower of p2 at 9 bottom right
       The blue tower of p2 at 9 bottom right is destroyed
       p2 draws Weighted Net
       p1 takes a destruction token
       p1 takes the trophy Wrecker
108. p2 raze.p1.c16se{q07+e00}  de551e3089f35495
       p2 sabotages the tower of p1 at 16 bottom right
       The blue tower of p1 at 16 bottom right is destroyed
       p1 draws Log Rollers
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 10
       p1: the boss walks 2 cells to cell 8
       p1: the goblin walks 1 cell to cell 5
       p2: the orc walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 3 cells to cell 9
       p2: the goblin walks 1 cell to cell 7
       p2: the orc walks 2 cells to cell 5
       Dawn breaks
109. p1 fire.c7se.boss1  3ba9f74ace8dceaa
       p1: the red tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
110. p2 fire.c8se.orc5{q08}
       p2: the blue tower at 8 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 8 bottom right is destroyed
       p2 draws Winding Detour
111. p2 fire.c8sw.orc5  ac6d2a8d8f478367
       p2: the blue tower at 8 bottom left fires at an orc
       p2 captures an orc: 2 crystals
       Day
112. p1 act.market
       p1 goes to the market
113. p1 cash.q01{q10}
       p1 plays Master Mason for 1 crystal
       New in the market: Eldorado
114. p1 use.q07
       p1 plays Log Rollers
115. p1 tower.c7se
116. p1 site.c11nw  5ddc36d147b5ad66
       p1 moves the red tower of 7 bottom right to 11 top left
117. p2 act.build
       p2 builds a tower
118. p2 build.blue.c8se
       p2 builds: blue tower at 8 bottom right
119. p2 cash.q08  b618cf7d51046c9f
       p2 plays Winding Detour for 1 crystal
120. p1 act.market
       p1 goes to the market
121. p1 use.q18
       p1 plays Smugglers' Tunnel
122. p1 creature.goblin4
123. p1 place.p2.c11{q07}  8dbfbe3615332ab7
       p1 sends a goblin to p2, cell 11
       New in the market: Log Rollers
124. p2 act.market
       p2 goes to the market
125. p2 use.q10{q16}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Caltrops
126. p2 cash.q14{e00}
       p2 plays Weighted Net for 1 crystal
       Round 9: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 11
       p1: the spider walks 3 cells to cell 12
       p1: the boss walks 3 cells to cell 11
127. p2 creature.orc4
       p2: the orc walks 1 cell to cell 12
       p2: the orc enters the city, 2 guards fall, 5 left
       p2: the goblin walks 1 cell to cell 12
       p2: the goblin enters the city, 1 guard falls, 4 left
       p2: the boss walks 2 cells to cell 12
       p2: the boss enters the city, 3 guards fall, 1 left
       p2: the goblin walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 8
       Dawn breaks
128. p2 fire.c8sw.orc6{q01}
       p2: the blue tower at 8 bottom left fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 8 bottom left is destroyed
       p2 draws Master Mason
129. p2 fire.c8se.orc6
       p2: the blue tower at 8 bottom right fires at an orc
       p2 captures an orc: 2 crystals
       p2 takes the trophy Full Dungeon
130. p2 tower.c3se
131. p2 site.c5sw  a439763af5f330ce
       p2 moves the yellow tower of 3 bottom right to 5 bottom left
132. p1 fire.c11nw.boss1  e517eca99d7dbccb
       p1: the red tower at 11 top left fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
133. p2 act.build
       p2 builds a tower
134. p2 build.blue.c9se
       p2 builds: blue tower at 9 bottom right
135. p2 none  a95599cd2a26e1d7
136. p1 act.market
       p1 goes to the market
137. p1 cash.q03{q20}  226ef06153cf7c55
       p1 plays Cobalt Chapel for 1 crystal
       New in the market: Sappers
138. p2 act.card
       p2 plays a card only
139. p2 cash.q01  2c05b740a6bcc1ce
       p2 plays Master Mason for 1 crystal
140. p1 act.market
       p1 goes to the market
141. p1 cash.q20{q09+e09}  870b1abcd01a4ea6
       p1 plays Sappers for 2 crystals
       New in the market: Pathfinders
       Round 10: p1 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p1: the orc walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 14
       p1: the boss walks 3 cells to cell 13
       p2: the boss enters the city, 1 guard falls, 0 left
       p2: the goblin walks 1 cell to cell 9
       Game over: p1 wins

p1  +9  Guards [TOWR-E03]
p1  +4  Boss [TOWR-E04]
p1  +3  Trophy: Wrecker [TOWR-Q02]
p1  +1  Trophy: Crystal Vault [TOWR-Q08]
p2  +4  Boss [TOWR-E04]
p2  +2  Trophy: Full Dungeon [TOWR-Q02]
p2  +3  Trophy: Crystal Vault [TOWR-Q08]
p2  +3  Trophy: Blue Skyline [TOWR-Q09]
= p1 17, p2 12  guards, won by p1
