towers/2  seats 4  seed 1  options mode=standard level=easy cities=random

  1. p4 act.build
       p4 builds a tower
  2. p4 build.blue.c1se
       p4 builds: blue tower at 1 bottom right
  3. p4 none  c4f6ac2ef5f10901
  4. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  5. p1 lay.4.3{p7}
       p1 lays Crossroads: the path is 5 long
       p1 draws Fork
  6. p1 lay.2.3{p5}
       p1 lays Fork: the path is 6 long
       p1 draws Right step
  7. p1 lay.1.2
       p1 lays Right step: the path is 8 long
  8. p1 none  cae8ef02588d7d4e
  9. p2 act.quest{q03+q09}  b34ceae227b641b8
       p2 goes on a quest
       p2 draws Cobalt Chapel
       p2 draws Pathfinders
 10. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
 11. p3 lay.2.3{p8}
       p3 lays Fork: the path is 5 long
       p3 draws Side road
 12. p3 lay.2.3{p5}
       p3 lays Side road: the path is 6 long
       p3 draws Right step
 13. p3 lay.1.2
       p3 lays Right step: the path is 8 long
 14. p3 none  bb2c24d2ece2df00
 15. p4 act.build
       p4 builds a tower
 16. p4 build.yellow.c3se
       p4 builds: yellow tower at 3 bottom right
 17. p4 use.q13
       p4 plays Ballista Bolt
 18. p4 creature.goblin1  c05bca54b02c08ac
       p4 wounds a goblin
 19. p1 act.build
       p1 builds a tower
 20. p1 build.yellow.c3se
       p1 builds: yellow tower at 3 bottom right
 21. p1 use.h03  9164f571e9e6c610
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p4 for the hero
       p1 upgrades the yellow tower at 3 bottom right
 22. p2 act.quest{q14+q21}  140547a0c961a2e2
       p2 goes on a quest
       p2 draws Weighted Net
       p2 draws Town Militia
 23. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
 24. p3 lay.1.2{p9}
       p3 lays Straight: the path is 10 long
       p3 draws Crossroads
 25. p3 lay.2.4{p2}
       p3 lays Crossroads: the path is 11 long
       p3 draws Left bend
 26. p3 lay.1.2
       p3 lays Left bend: the path is 13 long
 27. p3 none{e06+goblin+orc+spider+spider+orc+goblin}  ad86e7e315b2c5f6
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the orc walks 1 cell to cell 3
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p4: the spider walks 1 cell to cell 4
       p4: the spider enters the city, 3 guards fall, 12 left
       p4: the orc walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
 28. p1 none{spider+orc}
       p1: the orc walks 1 cell to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 29. p1 fire.c3se.spider1  4e5d1b4df5b9e81f
       p1: the yellow tower at 3 bottom right fires at a spider
       p1 wounds a spider
 30. p4 fire.c1se.orc11{q20}  d4292a71c9df015b
       p4: the blue tower at 1 bottom right fires at an orc
       p4 wounds an orc
       The blue tower of p4 at 1 bottom right is destroyed
       p4 draws Sappers
       Day
 31. p1 act.market
       p1 goes to the market
 32. p1 cash.q14{q08}  b6ef32773f7ca8c0
       p1 plays Weighted Net for 1 crystal
       New in the market: Winding Detour
 33. p2 act.build
       p2 builds a tower
 34. p2 build.blue.c2se
       p2 builds: blue tower at 2 bottom right
 35. p2 use.q09{p7}
       p2 plays Pathfinders
       p2 draws Fork
 36. p2 lay.3.1  b8bb241da3e4bfd1
       p2 lays Fork: the path is 6 long
 37. p3 act.market
       p3 goes to the market
 38. p3 cash.q13{h02}
       p3 plays Ballista Bolt for 1 crystal
       New in the market: Noon Lancer
 39. p3 none  1069f85fd5955ece
 40. p4 act.card
       p4 plays a card only
 41. p4 cash.q20  1dc1c2d151fba19e
       p4 plays Sappers for 1 crystal
 42. p1 act.build
       p1 builds a tower
 43. p1 build.yellow.c7se  a9a8043904ccbe60
       p1 builds: yellow tower at 7 bottom right
 44. p2 act.card
       p2 plays a card only
 45. p2 cash.q13  ae35245f404d7c44
       p2 plays Ballista Bolt for 1 crystal
 46. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
 47. p3 lay.1.2{p4}
       p3 lays Left step: the path is 15 long
       p3 draws Hairpin
 48. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 17 long
       Right bend does not fit: p3 sets it aside
       No tile fits: p3 cannot lengthen any more for now
 49. p3 cash.q04  95c9bc8a3f527ad0
       p3 plays Amber Workshop for 1 crystal
 50. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
 51. p4 lay.2.1{p1}
       p4 lays Right bend: the path is 6 long
       p4 draws Straight
 52. p4 lay.1.2{p7}
       p4 lays Straight: the path is 8 long
       p4 draws Fork
 53. p4 lay.2.1{e00+orc+goblin+goblin+orc+spider+goblin}  70f26685c8969987
       p4 lays Fork: the path is 10 long
       Round 3: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the goblin walks 1 cell to cell 4
       p3: the goblin walks 1 cell to cell 4
       p3: the spider walks 2 cells to cell 6
       p3: the orc walks 1 cell to cell 3
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the orc walks 1 cell to cell 6
       p4: the orc walks 1 cell to cell 3
       p4: a goblin comes out of the mine
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p1: the orc walks 1 cell to cell 6
       p1: the spider walks 1 cell to cell 4
 54. p1 trap.c3se{spider+goblin}  0df2445416bedc91
       p1 stops the spider with the trap of 3 bottom right
       p1: the goblin walks 1 cell to cell 3
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 55. p2 fire.c2se.orc4{q10}  1746e1e307165490
       p2: the blue tower at 2 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 2 bottom right is destroyed
       p2 draws Eldorado
 56. p4 fire.c3se.spider11  af3cf1cf2f624af3
       p4: the yellow tower at 3 bottom right fires at a spider
       p4 wounds a spider
 57. p1 fire.c3se.spider2  176eb7d56554f5a4
       p1: the yellow tower at 3 bottom right fires at a spider
       p1 wounds a spider
       Day
 58. p2 act.market
       p2 goes to the market
 59. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
 60. p2 lay.1.2{q05}
       p2 lays Long bend: the path is 9 long
       New in the market: Crated Tower
 61. p2 none  1cad2c844638d1fd
 62. p3 act.quest{q11+q12}  22bc1a6a09c20fa6
       p3 goes on a quest
       p3 draws Bounty Office
       p3 draws Tavern Rumours
 63. p4 act.market
       p4 goes to the market
 64. p4 use.h02
       p4 plays Noon Lancer
       p4 pays 1 crystal to p3 for the hero
 65. p4 creature.orc5{q19}  23cf93651158f225
       p4 captures an orc: 2 crystals
       New in the market: Picked Lock
 66. p1 act.market
       p1 goes to the market
 67. p1 cash.q19{q01}  ae7f7e56cd1c8efd
       p1 plays Picked Lock for 1 crystal
       New in the market: Master Mason
 68. p2 act.market
       p2 goes to the market
 69. p2 use.q12{q07+q10+q19}
       p2 plays Tavern Rumours
       p2 draws Log Rollers
       p2 draws Eldorado
       New in the market: Picked Lock
 70. p2 cash.q03  05a0ca918f8f7820
       p2 plays Cobalt Chapel for 1 crystal
 71. p3 act.card
       p3 plays a card only
 72. p3 cash.q12  be9a0b4b82ba2627
       p3 plays Tavern Rumours for 1 crystal
 73. p4 act.lengthen{p9}
       p4 lengthens the path
       p4 draws Crossroads
 74. p4 lay.4.3{p4}
       p4 lays Crossroads: the path is 11 long
       p4 draws Hairpin
 75. p4 lay.1.2{p8}
       p4 lays Hairpin: the path is 13 long
       p4 draws Side road
 76. p4 lay.1.3  a13c38f088f1ce5e
       p4 lays Side road: the path is 15 long
 77. p1 act.quest{q08+h04+e00+orc+boss+goblin+boss+spider+boss}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Rampart Captain
       Round 4: p3 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p3: the spider walks 3 cells to cell 10
       p3: the goblin walks 3 cells to cell 9
       p3: the goblin walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 6
       p3: the spider walks 3 cells to cell 8
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 7
       p4: the orc walks 2 cells to cell 6
       p4: the spider walks 3 cells to cell 5
       p4: the goblin walks 2 cells to cell 3
       p4: the goblin walks 2 cells to cell 3
       p4: a goblin comes out of the mine
       p4: the goblin walks 1 cell to cell 2
       p4: a goblin comes out of the mine
       p4: the goblin walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 7
       p2: the goblin walks 3 cells to cell 5
       p2: the goblin walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
 78. p1 creature.goblin1
       p1: the goblin walks 1 cell to cell 4
 79. p1 none
       p1: the goblin walks 1 cell to cell 6
       p1: the spider walks 1 cell to cell 4
 80. p1 none
       p1: the spider walks 2 cells to cell 8
 81. p1 creature.orc2
       p1: the orc walks 1 cell to cell 3
 82. p1 none
       p1: the orc walks 1 cell to cell 4
       p1: the goblin walks 1 cell to cell 3
 83. p1 trap.c3se{spider+boss}
       p1 stops the goblin with the trap of 3 bottom right
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 84. p1 fire.c3se.spider3
       p1: the yellow tower at 3 bottom right fires at a spider
       p1 wounds a spider
 85. p1 fire.c7se.spider2  b6048496d2b8845b
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 captures a spider: 2 crystals
       Day
 86. p3 act.build
       p3 builds a tower
 87. p3 build.red.c9ne
       p3 builds: red tower at 9 top right
 88. p3 cash.q11  864caeac8589f300
       p3 plays Bounty Office for 1 crystal
 89. p4 act.market
       p4 goes to the market
 90. p4 use.q19
       p4 plays Picked Lock
 91. p4 place.p1.c6{q16}  31add14749060559
       p4 frees a spider of p1, cell 6
       New in the market: Caltrops
 92. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 93. p1 lay.1.2{p3}
       p1 lays Left step: the path is 10 long
       p1 draws Right bend
 94. p1 lay.1.2{p4}
       p1 lays Right bend: the path is 12 long
       p1 draws Hairpin
 95. p1 lay.1.2
       p1 lays Hairpin: the path is 14 long
 96. p1 cash.q08  ed53a94b352b822f
       p1 plays Winding Detour for 1 crystal
 97. p2 act.card
       p2 plays a card only
 98. p2 use.q21  c305739e5bceb13e
       p2 plays Town Militia
       p2 regains 2 guards
 99. p3 act.market
       p3 goes to the market
100. p3 use.q05
       p3 plays Crated Tower
101. p3 build.blue.c2se{q01+q18+q07+q18+q02+q07+q17}  eaf348f76b838b29
       p3 builds: blue tower at 2 bottom right
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Smugglers' Tunnel
       New in the market: Log Rollers
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Log Rollers
       New in the market: Quagmire
102. p4 act.market
       p4 goes to the market
103. p4 use.q07
       p4 plays Log Rollers
104. p4 site.c2se{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10}  967f54c0f398adbe
       p4 moves the yellow tower of 3 bottom right to 2 bottom right
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
105. p1 act.market
       p1 goes to the market
106. p1 use.q01{q01}
       p1 plays Master Mason
       p1 upgrades the yellow tower at 7 bottom right
       New in the market: Master Mason
107. p1 none  afd46e4cc4838e83
108. p2 act.build
       p2 builds a tower
109. p2 build.blue.c7ne
       p2 builds: blue tower at 7 top right
110. p2 cash.q14{e08+spider+orc+spider}  ce7c7895d3842a0b
       p2 plays Weighted Net for 1 crystal
       Round 5: p4 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p4: the orc walks 2 cells to cell 10
       p4: the spider walks 3 cells to cell 10
       p4: the orc walks 2 cells to cell 7
       p4: the goblin walks 4 cells to cell 7
       p4: the goblin walks 4 cells to cell 7
       p4: the goblin walks 4 cells to cell 5
       p4: the goblin walks 4 cells to cell 5
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p2: the goblin walks 2 cells to cell 9
       p2: the goblin enters the city, 1 guard falls, 13 left
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin enters the city, 1 guard falls, 12 left
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin enters the city, 1 guard falls, 11 left
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 4 cells to cell 7
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the spider walks 3 cells to cell 14
       p3: the goblin walks 3 cells to cell 12
       p3: the goblin walks 3 cells to cell 12
       p3: the spider walks 3 cells to cell 11
       p3: the goblin walks 3 cells to cell 10
       p3: the orc walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
111. p1 creature.spider1
       p1: the spider walks 1 cell to cell 10
112. p1 trap.c7se
       p1 stops the spider with the trap of 7 bottom right
       p1: the orc walks 2 cells to cell 11
113. p1 creature.spider2
       p1: the spider walks 3 cells to cell 10
       p1: the goblin walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 8
114. p1 creature.spider3
       p1: the spider walks 1 cell to cell 4
115. p1 none
       p1: the spider walks 2 cells to cell 8
       p1: the goblin walks 1 cell to cell 4
116. p1 none
       p1: the goblin walks 2 cells to cell 8
       p1: the goblin walks 1 cell to cell 3
117. p1 trap.c3se{goblin}  03dd948c78220711
       p1 stops the goblin with the trap of 3 bottom right
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
118. p4 fire.c2se.boss4  a17d5146e17e27c9
       p4: the yellow tower at 2 bottom right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
119. p1 fire.c7se.spider3  755a983d65d43254
       p1: the yellow tower at 7 bottom right fires at a spider
       p1 captures a spider: 2 crystals
120. p3 fire.c9ne.goblin11
       p3: the red tower at 9 top right fires at a goblin
       p3 wounds a goblin
121. p3 fire.c2se.orc8{q15}  dddaa5a083acd0af
       p3: the blue tower at 2 bottom right fires at an orc
       p3 wounds an orc
       The blue tower of p3 at 2 bottom right is destroyed
       p3 draws Burning Pitch
       Day
122. p4 act.market
       p4 goes to the market
123. p4 cash.q01{q16}  e593b631aea3f92e
       p4 plays Master Mason for 1 crystal
       New in the market: Caltrops
124. p1 act.build
       p1 builds a tower
125. p1 build.yellow.c10sw
       p1 builds: yellow tower at 10 bottom left
       p1 takes the trophy Yellow Ramparts
126. p1 creature.spider2
127. p1 place.p4.c5
       p1 sends a spider to p4, cell 5
128. p1 none  651e26c8eaa54111
129. p2 act.lengthen{p3}
       p2 lengthens the path
       p2 draws Right bend
130. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 11 long
       p2 draws Crossroads
131. p2 lay.1.4{p1}
       p2 lays Crossroads: the path is 13 long
       p2 draws Straight
132. p2 lay.1.2
       p2 lays Straight: the path is 15 long
133. p2 none  fd0fb22d4abd1a49
134. p3 act.card
       p3 plays a card only
135. p3 use.q15
       p3 plays Burning Pitch
136. p3 cell.c12  1f32cf7eeab8ecfe
       p3 wounds a goblin
       p3 wounds a goblin
137. p4 act.market
       p4 goes to the market
138. p4 use.q10{q06}  7af2237afa9095db
       p4 plays Eldorado
       p4 gains 3 crystals
       New in the market: Timber Convoy
139. p1 act.market
       p1 goes to the market
140. p1 cash.q06{q14}
       p1 plays Timber Convoy for 2 crystals
       New in the market: Weighted Net
141. p1 none  06975d1c96769b4a
142. p2 act.card
       p2 plays a card only
143. p2 use.q07
       p2 plays Log Rollers
144. p2 site.c11nw  c029d7916a83e6a9
       p2 moves the blue tower of 7 top right to 11 top left
145. p3 act.market
       p3 goes to the market
146. p3 use.q16
       p3 plays Caltrops
147. p3 creature.orc7
148. p3 back.2{q10+e00+spider+goblin+orc}  d0b5a78e56c36e19
       p3 pushes an orc back 2 cells to cell 6
       New in the market: Eldorado
       Round 6: p1 is first player
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 13
       p2: the goblin walks 1 cell to cell 8
       p2: the orc walks 2 cells to cell 8
       p2: the spider walks 3 cells to cell 9
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 3 cells to cell 17
       p3: the goblin walks 3 cells to cell 16
       p3: the goblin walks 3 cells to cell 16
       p3: the spider walks 3 cells to cell 15
       p3: the goblin walks 3 cells to cell 14
       p3: the orc walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 8
       p3: the boss walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p4: the orc walks 2 cells to cell 12
       p4: the spider walks 3 cells to cell 13
       p4: the goblin walks 4 cells to cell 12
       p4: the goblin walks 4 cells to cell 12
       p4: the orc walks 2 cells to cell 10
       p4: the goblin walks 4 cells to cell 9
       p4: the goblin walks 4 cells to cell 9
       p4: the spider walks 3 cells to cell 10
       p4: the boss walks 2 cells to cell 4
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
149. p1 creature.spider1
       p1: the spider walks 3 cells to cell 13
       p1: the goblin walks 3 cells to cell 13
150. p1 creature.goblin2
       p1: the goblin walks 1 cell to cell 9
151. p1 trap.c7se
       p1 stops the goblin with the trap of 7 bottom right
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 1 cell to cell 4
152. p1 none{orc}
       p1: the goblin walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
153. p1 fire.c3se.boss1  58a66ea8dfba636f
       p1: the yellow tower at 3 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
154. p4 fire.c2se.spider12  dec754e584a1ae9d
       p4: the yellow tower at 2 bottom right fires at a spider
       p4 wounds a spider
       Day
155. p1 act.market
       p1 goes to the market
156. p1 cash.q14{q01}
       p1 plays Weighted Net for 1 crystal
       New in the market: Master Mason
157. p1 none  037292621eafb86a
158. p2 act.market
       p2 goes to the market
159. p2 use.q10{q20}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Sappers
160. p2 use.q10  52e661a48b17023f
       p2 plays Eldorado
       p2 gains 3 crystals
161. p3 act.quest{q09+q15}  96336d0799b7be32
       p3 goes on a quest
       p3 draws Pathfinders
       p3 draws Burning Pitch
162. p4 act.lengthen{p6}
       p4 lengthens the path
       p4 draws Left step
163. p4 lay.1.2{p5}
       p4 lays Left step: the path is 17 long
       p4 draws Right step
164. p4 lay.1.2{p2}
       p4 lays Right step: the path is 19 long
       p4 draws Left bend
165. p4 lay.1.2  aed66a2b7b7528cd
       p4 lays Left bend: the path is 21 long
166. p1 act.market
       p1 goes to the market
167. p1 cash.q21{q11}
       p1 plays Town Militia for 1 crystal
       New in the market: Bounty Office
168. p1 none  31de3a5a4a0e1691
169. p2 act.quest{q08+q18}  001ed0b393713a8d
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Smugglers' Tunnel
170. p3 act.card
       p3 plays a card only
171. p3 cash.q15  b3b9354dc284e592
       p3 plays Burning Pitch for 1 crystal
172. p4 act.quest{q06+q16+e03}  f17e1d90c81c7895
       p4 goes on a quest
       The discarded quest cards are shuffled: 48 cards in the pile
       p4 draws Timber Convoy
       p4 draws Caltrops
       Round 7: p2 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p2: the spider walks 3 cells to cell 12
       p2: the goblin walks 1 cell to cell 9
       p2: the orc walks 2 cells to cell 10
       p2: the boss walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p3: the spider walks 3 cells to cell 20
       p3: the goblin walks 4 cells to cell 20
       p3: the goblin walks 4 cells to cell 20
       p3: the spider walks 3 cells to cell 18
       p3: the goblin walks 4 cells to cell 18
       p3: the orc walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 10
       p3: the boss walks 2 cells to cell 8
       p3: the goblin walks 4 cells to cell 9
       p3: the spider walks 3 cells to cell 8
       p4: the spider walks 3 cells to cell 16
       p4: the goblin walks 4 cells to cell 16
       p4: the goblin walks 4 cells to cell 16
       p4: the orc walks 2 cells to cell 14
       p4: the goblin walks 4 cells to cell 15
       p4: the goblin walks 4 cells to cell 15
       p4: the orc walks 2 cells to cell 12
       p4: the spider walks 3 cells to cell 13
       p4: the boss walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the orc walks 2 cells to cell 4
173. p1 creature.orc1
       p1: the orc walks 2 cells to cell 15
174. p1 creature.goblin1
       p1: the goblin walks 3 cells to cell 16
       p1: the goblin enters the city, 1 guard falls, 14 left
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 1 cell to cell 10
175. p1 none
       p1: the goblin walks 3 cells to cell 13
       p1: the goblin walks 1 cell to cell 9
176. p1 trap.c7se
       p1 stops the goblin with the trap of 7 bottom right
       p1: the boss walks 2 cells to cell 8
       p1: the goblin walks 1 cell to cell 4
177. p1 trap.c3se  9bbad3df03ed5ea0
       p1 stops the goblin with the trap of 3 bottom right
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
178. p3 fire.c9ne.goblin12  6244c0763f6666ae
       p3: the red tower at 9 top right fires at a goblin
       p3 wounds a goblin
179. p1 fire.c7se.boss1  78e0f8905ca551cc
       p1: the yellow tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
       Day
180. p2 act.quest{q05+q13}  6785f2f8881919ff
       p2 goes on a quest
       p2 draws Crated Tower
       p2 draws Ballista Bolt
181. p3 act.market
       p3 goes to the market
182. p3 cash.q11{q16}
       p3 plays Bounty Office for 1 crystal
       New in the market: Caltrops
183. p3 cash.q09  74a3232f69c89c8e
       p3 plays Pathfinders for 1 crystal
184. p4 act.card
       p4 plays a card only
185. p4 use.q16
       p4 plays Caltrops
186. p4 creature.orc11
187. p4 back.2  74568b4da60ae286
       p4 pushes an orc back 2 cells to cell 10
188. p1 act.market
       p1 goes to the market
189. p1 use.q20
       p1 plays Sappers
190. p1 raze.p4.c2se{q20+q02}
       The yellow tower of p4 at 2 bottom right is destroyed
       p4 draws Sappers
       p1 takes a destruction token
       New in the market: Crimson Foundry
191. p1 none  b2d8217546980dab
192. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
193. p2 lay.3.2{p6}
       p2 lays Side road: the path is 16 long
       p2 draws Left step
194. p2 lay.1.2{p4}
       p2 lays Left step: the path is 18 long
       p2 draws Hairpin
195. p2 lay.1.2
       p2 lays Hairpin: the path is 20 long
196. p2 cash.q05  41ad3f843e993277
       p2 plays Crated Tower for 1 crystal
197. p3 act.quest{q01+q09}  1c12ebb590a5412c
       p3 goes on a quest
       p3 draws Master Mason
       p3 draws Pathfinders
198. p4 act.market
       p4 goes to the market
199. p4 cash.q16{q14}
       p4 plays Caltrops for 1 crystal
       New in the market: Weighted Net
200. p4 none  fa29f93b91293eee
201. p1 act.market
       p1 goes to the market
202. p1 cash.q02{q08}
       p1 plays Crimson Foundry for 1 crystal
       New in the market: Winding Detour
203. p1 use.h04{e00}
       p1 plays Rampart Captain
       p1 pays 1 crystal to p2 for the hero
       p1 regains 1 guard
       Round 8: p3 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p3: the goblin enters the city, 1 guard falls, 14 left
       p3: the goblin enters the city, 1 guard falls, 13 left
       p3: the spider enters the city, 3 guards fall, 10 left
       p3: the goblin walks 2 cells to cell 20
       p3: the goblin enters the city, 1 guard falls, 9 left
       p3: the spider walks 2 cells to cell 20
       p3: the spider enters the city, 3 guards fall, 6 left
       p3: the orc walks 5 cells to cell 17
       p3: the orc walks 5 cells to cell 16
       p3: the orc walks 5 cells to cell 16
       p3: the goblin walks 7 cells to cell 17
       p3: the spider walks 6 cells to cell 15
       p3: the boss walks 2 cells to cell 10
       p4: the goblin walks 6 cells to cell 22
       p4: the goblin enters the city, 1 guard falls, 11 left
       p4: the goblin walks 6 cells to cell 22
       p4: the goblin enters the city, 1 guard falls, 10 left
       p4: the spider walks 6 cells to cell 22
       p4: the goblin walks 7 cells to cell 22
       p4: the goblin walks 7 cells to cell 22
       p4: the orc walks 5 cells to cell 19
       p4: the spider walks 6 cells to cell 19
       p4: the orc walks 5 cells to cell 15
       p4: the spider walks 6 cells to cell 13
       p4: the boss walks 2 cells to cell 8
       p4: the orc walks 5 cells to cell 10
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the orc walks 1 cell to cell 16
       p1: the orc enters the city, 2 guards fall, 10 left
       p1: the goblin walks 3 cells to cell 16
       p1: the goblin enters the city, 1 guard falls, 9 left
       p1: the orc walks 4 cells to cell 16
       p1: the orc enters the city, 2 guards fall, 7 left
       p1: the goblin walks 1 cell to cell 10
       p2: the spider walks 6 cells to cell 19
       p2: the orc walks 5 cells to cell 15
       p2: the goblin walks 4 cells to cell 13
       p2: the spider walks 6 cells to cell 12
       p2: the boss walks 2 cells to cell 8
       p2: the orc walks 5 cells to cell 9
204. p1 none
       p1: the goblin walks 5 cells to cell 15
       p1: the boss walks 2 cells to cell 10
205. p1 creature.goblin4
       p1: the goblin walks 2 cells to cell 8
206. p1 trap.c7se  d90cb52f8d29fd17
       p1 stops the goblin with the trap of 7 bottom right
       p1: the orc walks 5 cells to cell 11
       Dawn breaks
207. p3 fire.c9ne.boss3  5014b76ac02464f0
       p3: the red tower at 9 top right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
208. p1 fire.c10sw.boss1
       p1: the yellow tower at 10 bottom left fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
209. p1 fire.c7se.boss1  340f6354c400eb66
       p1: the yellow tower at 7 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
210. p3 act.market
       p3 goes to the market
211. p3 use.q14
       p3 plays Weighted Net
212. p3 creature.spider12{q01+q10+q20+q12}
       p3 captures a spider: 2 crystals
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Eldorado
       New in the market: Sappers
       New in the market: Tavern Rumours
213. p3 cash.q01  0eff15fe004b5942
       p3 plays Master Mason for 1 crystal
214. p4 act.market
       p4 goes to the market
215. p4 use.q20
       p4 plays Sappers
216. p4 raze.p2.c11nw{q01+q01}
       The blue tower of p2 at 11 top left is destroyed
       p2 draws Master Mason
       p4 takes a destruction token
       New in the market: Master Mason
217. p4 none  9968f5285e72df42
218. p1 act.market
       p1 goes to the market
219. p1 cash.q01{h01}  ab8782e988b7a23d
       p1 plays Master Mason for 1 crystal
       New in the market: Bramble Warden
220. p2 act.card
       p2 plays a card only
221. p2 use.q08{r3+r4}
       p2 plays Winding Detour
       S-curve does not fit: p2 sets it aside
       p2 draws Wide hairpin
222. p2 lay.1.2  cfcd94cf6e893e3a
       p2 lays Wide hairpin: the path is 23 long
223. p3 act.card
       p3 plays a card only
224. p3 use.q09{p3}  84ec1f72b850f4fd
       p3 plays Pathfinders
       Right bend does not fit: p3 sets it aside
       No tile fits at the end of the path of p3
225. p4 act.market
       p4 goes to the market
226. p4 cash.q12{q19}
       p4 plays Tavern Rumours for 1 crystal
       New in the market: Picked Lock
227. p4 cash.q06  3e52d77b8102d04d
       p4 plays Timber Convoy for 2 crystals
228. p1 act.build
       p1 builds a tower
229. p1 build.yellow.c5se  1c1158dacf57924e
       p1 builds: yellow tower at 5 bottom right
230. p2 act.lengthen{p2}
       p2 lengthens the path
       p2 draws Left bend
231. p2 lay.1.2{p5}
       p2 lays Left bend: the path is 25 long
       p2 draws Right step
232. p2 lay.1.2
       p2 lays Right step: the path is 27 long
233. p2 cash.q13{e05}  288c67f153206c29
       p2 plays Ballista Bolt for 1 crystal
       Round 9: p4 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p4: the goblin enters the city, 1 guard falls, 9 left
       p4: the goblin enters the city, 1 guard falls, 8 left
       p4: the spider enters the city, 3 guards fall, 5 left
       p4: the orc walks 2 cells to cell 21
       p4: the spider walks 3 cells to cell 22
       p4: the orc walks 2 cells to cell 17
       p4: the orc walks 2 cells to cell 12
       p4: the boss walks 2 cells to cell 9
       p1: the goblin walks 1 cell to cell 16
       p1: the goblin enters the city, 1 guard falls, 6 left
       p1: the orc walks 2 cells to cell 13
       p1: the boss walks 3 cells to cell 13
       p1: the goblin walks 1 cell to cell 9
       p2: the spider walks 3 cells to cell 22
       p2: the orc walks 2 cells to cell 18
       p2: the goblin walks 1 cell to cell 14
       p2: the spider walks 3 cells to cell 15
       p2: the orc walks 2 cells to cell 11
       p2: the boss walks 2 cells to cell 10
       p3: the goblin walks 1 cell to cell 18
       p3: the orc walks 2 cells to cell 19
       p3: the orc walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 18
       p3: the spider walks 3 cells to cell 18
       p3: the boss walks 2 cells to cell 12
234. p1 none  5050a5158f74caf8
       p1: the goblin walks 1 cell to cell 10
       Dawn breaks
       Day
235. p4 act.build
       p4 builds a tower
236. p4 build.blue.c8nw
       p4 builds: blue tower at 8 top left
237. p4 cash.q20  ec3f7ae785bc429d
       p4 plays Sappers for 1 crystal
238. p1 act.quest{q07+q17}  0619c5d0200a31e1
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Quagmire
239. p2 act.card
       p2 plays a card only
240. p2 use.q18
       p2 plays Smugglers' Tunnel
241. p2 creature.orc6
242. p2 place.p4.c12  62d7d26c2c986dbb
       p2 sends an orc to p4, cell 12
243. p3 act.market
       p3 goes to the market
244. p3 use.h01
       p3 plays Bramble Warden
       p3 pays 1 crystal to p1 for the hero
245. p3 cell.c18
246. p3 back.2{q05}  489f629f2a4c04b1
       p3 pushes a goblin back 2 cells to cell 16
       p3 pushes an orc back 2 cells to cell 16
       p3 pushes an orc back 2 cells to cell 16
       p3 pushes a spider back 2 cells to cell 16
       New in the market: Crated Tower
247. p4 act.build
       p4 builds a tower
248. p4 build.yellow.c5ne  daf646fdb8f4c492
       p4 builds: yellow tower at 5 top right
249. p1 act.market
       p1 goes to the market
250. p1 cash.q05{q08}
       p1 plays Crated Tower for 1 crystal
       New in the market: Winding Detour
251. p1 none  3ff8e2736b7086bb
252. p2 act.market
       p2 goes to the market
253. p2 cash.q19{q07}
       p2 plays Picked Lock for 1 crystal
       New in the market: Log Rollers
254. p2 cash.q01  babe22ab5f3eed57
       p2 plays Master Mason for 1 crystal
255. p3 act.market
       p3 goes to the market
256. p3 use.q07
       p3 plays Log Rollers
257. p3 site.c7ne{q04+e04}  d7d8467a9de689a9
       p3 moves the red tower of 9 top right to 7 top right
       New in the market: Amber Workshop
       Round 10: p1 is first player
       Event: Mountain Toll
       p1 loses 2 crystals
       p1 loses 2 guards
       p2 loses 4 crystals
       p3 loses 4 crystals
       p4 loses 4 guards
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the orc walks 2 cells to cell 15
       p1: the boss walks 3 cells to cell 16
       p1: the goblin walks 1 cell to cell 11
       p2: the spider walks 3 cells to cell 25
       p2: the orc walks 2 cells to cell 20
       p2: the spider walks 3 cells to cell 19
       p2: the goblin walks 1 cell to cell 15
       p2: the boss walks 2 cells to cell 12
       p3: the orc walks 1 cell to cell 20
       p3: the orc enters the city, 2 guards fall, 4 left
       p3: the goblin walks 1 cell to cell 17
       p3: the orc walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 18
       p3: the spider walks 3 cells to cell 19
       p3: the boss walks 2 cells to cell 15
       p4: the spider enters the city, 1 guard falls, 0 left
       p4: the orc walks 1 cell to cell 22
       p4: the orc enters the city, 0 guards fall, 0 left
       p4: the orc walks 2 cells to cell 19
       p4: the orc walks 2 cells to cell 14
       p4: the orc walks 2 cells to cell 14
       p4: the boss walks 2 cells to cell 13
       Game over: p1 wins

p1  +4  Guards [TOWR-E03]
p1  +4  Boss [TOWR-E04]
p1  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p1  +3  Trophy: Roof Guild [TOWR-Q09]
p2 +11  Guards [TOWR-E03]
p3  +4  Guards [TOWR-E03]
p3  +1  Boss [TOWR-E04]
p4  +1  Boss [TOWR-E04]
= p1 13, p2 11, p3 5, p4 1  guards, won by p1
