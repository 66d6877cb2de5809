towers/2  seats 3  seed 56  options mode=standard level=medium cities=random

  1. p2 act.market
       p2 goes to the market
  2. p2 use.q06
       p2 plays Timber Convoy
  3. p2 build.red.c1se
       p2 builds: red tower at 1 bottom right
  4. p2 build.yellow.c2se{q10}
       p2 builds: yellow tower at 2 bottom right
       New in the market: Eldorado
  5. p2 none  64c9b50d236cac6d
  6. p3 act.build
       p3 builds a tower
  7. p3 build.yellow.c2se
       p3 builds: yellow tower at 2 bottom right
  8. p3 use.q08{r3}
       p3 plays Winding Detour
       p3 draws S-curve
  9. p3 lay.2.1  a8eda4367e2f109d
       p3 lays S-curve: the path is 7 long
 10. p1 act.build
       p1 builds a tower
 11. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
 12. p1 use.q15
       p1 plays Burning Pitch
 13. p1 cell.c1  cd2fc692a563d29a
       p1 wounds a goblin
 14. p2 act.build
       p2 builds a tower
 15. p2 build.blue.c3se
       p2 builds: blue tower at 3 bottom right
 16. p2 none  a5c9de38aebc03f6
 17. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
 18. p3 lay.1.2{p3}
       p3 lays Left step: the path is 9 long
       p3 draws Right bend
 19. p3 lay.2.1{p1}
       p3 lays Right bend: the path is 11 long
       p3 draws Straight
 20. p3 lay.1.2  601771ecdc4f84c4
       p3 lays Straight: the path is 13 long
 21. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 22. p1 lay.1.2{p1}
       p1 lays Left step: the path is 6 long
       p1 draws Straight
 23. p1 lay.1.2{p4}
       p1 lays Straight: the path is 8 long
       p1 draws Hairpin
 24. p1 lay.1.2{e04+spider+spider+orc+goblin+spider+orc+orc+orc+orc}  18e7c3186615b26f
       p1 lays Hairpin: the path is 10 long
       Round 2: p3 is first player
       Event: Vanguard
       Event of the next Dusk: Wet Powder
       Night falls
       p3: the spider walks 3 cells to cell 6
       p3: the goblin walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p1: the spider walks 3 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the spider walks 1 cell to cell 4
       p2: the spider enters the city, 3 guards fall, 9 left
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
 25. p3 fire.c2se.spider8  688dd9aa603d401f
       p3: the yellow tower at 2 bottom right fires at a spider
       p3 wounds a spider
 26. p1 fire.c2se.goblin1  1e701ab80229b313
       p1: the red tower at 2 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 27. p2 fire.c1se.goblin5  092d056012c95c3e
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
       Day
 28. p3 act.market
       p3 goes to the market
 29. p3 cash.q07{q12}  ae4f6b6b1747fa5e
       p3 plays Log Rollers for 1 crystal
       New in the market: Tavern Rumours
 30. p1 act.build
       p1 builds a tower
 31. p1 build.red.c1se  b68da02ad7f3010c
       p1 builds: red tower at 1 bottom right
 32. p2 act.market
       p2 goes to the market
 33. p2 use.h02
       p2 plays Noon Lancer
 34. p2 creature.orc4{q15}
       p2 captures an orc: 2 crystals
       New in the market: Burning Pitch
 35. p2 none  efeb0dd54f166e7e
 36. p3 act.build
       p3 builds a tower
 37. p3 build.yellow.c4ne  36b39584f2f8dca6
       p3 builds: yellow tower at 4 top right
 38. p1 act.market
       p1 goes to the market
 39. p1 use.q10{q18}  c353463c84d8f07a
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Smugglers' Tunnel
 40. p2 act.lengthen{p6}
       p2 lengthens the path
       p2 draws Left step
 41. p2 lay.1.2{p5}
       p2 lays Left step: the path is 6 long
       p2 draws Right step
 42. p2 lay.1.2{p7}
       p2 lays Right step: the path is 8 long
       p2 draws Fork
 43. p2 lay.3.1
       p2 lays Fork: the path is 10 long
 44. p2 cash.q16{e07+orc+goblin+goblin+spider+goblin+orc}  8bfb876c20c321c1
       p2 plays Caltrops for 1 crystal
       Round 3: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p3: the spider walks 3 cells to cell 9
       p3: the spider walks 3 cells to cell 6
       p3: the spider walks 3 cells to cell 6
       p3: the goblin walks 1 cell to cell 3
       p3: the orc walks 2 cells to cell 4
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a goblin comes out of the mine
       Dawn breaks
 45. p1 fire.c2se.goblin2
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
 46. p1 fire.c1se.goblin2  e9a4b0563e195db1
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 47. p2 fire.c3se.orc5{q10}
       p2: the blue tower at 3 bottom right fires at an orc
       p2 wounds an orc
       The blue tower of p2 at 3 bottom right is destroyed
       p2 draws Eldorado
 48. p2 fire.c1se.goblin5  3c90272c11173549
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
 49. p3 fire.c4ne.spider8  94851a5b3ab7e296
       p3: the yellow tower at 4 top right fires at a spider
       p3 captures a spider: 2 crystals
       Day
 50. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 51. p1 lay.1.2{p9}
       p1 lays Right bend: the path is 12 long
       p1 draws Crossroads
 52. p1 lay.2.1{p8}
       p1 lays Crossroads: the path is 14 long
       p1 draws Side road
 53. p1 lay.3.1  9ffa23fffa99e965
       p1 lays Side road: the path is 16 long
 54. p2 act.market
       p2 goes to the market
 55. p2 cash.q15{q18+q11+q07+q01}
       p2 plays Burning Pitch for 1 crystal
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Bounty Office
       New in the market: Log Rollers
       New in the market: Master Mason
 56. p2 use.q10  e5035cba29091405
       p2 plays Eldorado
       p2 gains 3 crystals
 57. p3 act.market
       p3 goes to the market
 58. p3 cash.q01{q01}  98774ad0bcf1ee53
       p3 plays Master Mason for 1 crystal
       New in the market: Master Mason
 59. p1 act.market
       p1 goes to the market
 60. p1 use.q11{q05}  eb1a3a509d42ad42
       p1 plays Bounty Office
       p1 gains 2 crystals
       New in the market: Crated Tower
 61. p2 act.market
       p2 goes to the market
 62. p2 use.q05
       p2 plays Crated Tower
 63. p2 build.yellow.c5ne{q14}  cd575cb932ba2100
       p2 builds: yellow tower at 5 top right
       New in the market: Weighted Net
 64. p3 act.build
       p3 builds a tower
 65. p3 build.red.c5sw{e00+boss+boss+boss}  aa6df44040e159f7
       p3 builds: red tower at 5 bottom left
       Round 4: p2 is first player
       Event: Second Wind
       p2: an orc recovers
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 2 cells to cell 6
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the spider walks 3 cells to cell 12
       p3: the spider walks 3 cells to cell 9
       p3: the orc walks 2 cells to cell 6
       p3: the goblin walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 4
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       Dawn breaks
 66. p2 fire.c2se.spider6
       p2: the yellow tower at 2 bottom right fires at a spider
       p2 wounds a spider
 67. p2 fire.c1se.goblin6  9b726079876da08b
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
 68. p3 fire.c5sw.goblin9  5c468fa73b87fe5e
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
 69. p1 fire.c1se.goblin3  11896d9196e7e3db
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 70. p2 act.build
       p2 builds a tower
 71. p2 build.yellow.c7se  8e2dbeaa15f5e959
       p2 builds: yellow tower at 7 bottom right
 72. p3 act.quest{q09+q10}  381ea8ef1ed96632
       p3 goes on a quest
       p3 draws Pathfinders
       p3 draws Eldorado
 73. p1 act.build
       p1 builds a tower
 74. p1 build.blue.c7ne  35504008f668f038
       p1 builds: blue tower at 7 top right
 75. p2 act.build
       p2 builds a tower
 76. p2 build.red.c4ne  8dae03879221d60d
       p2 builds: red tower at 4 top right
 77. p3 act.market
       p3 goes to the market
 78. p3 cash.q14{q06}
       p3 plays Weighted Net for 1 crystal
       New in the market: Timber Convoy
 79. p3 use.q09{p9}
       p3 plays Pathfinders
       p3 draws Crossroads
 80. p3 lay.2.1  155146e041495c45
       p3 lays Crossroads: the path is 15 long
 81. p1 act.market
       p1 goes to the market
 82. p1 use.q06
       p1 plays Timber Convoy
 83. p1 build.blue.c8ne
       p1 builds: blue tower at 8 top right
 84. p1 build.yellow.c6ne{h03+e02+goblin+goblin+goblin}  65ef9f3718518a85
       p1 builds: yellow tower at 6 top right
       New in the market: Basalt Engineer
       Round 5: p3 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p3: the spider walks 3 cells to cell 14
       p3: the spider walks 3 cells to cell 12
       p3: the orc walks 2 cells to cell 8
       p3: the goblin walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 6
       p3: the goblin walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 16
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 6
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 6
       p2: the spider walks 3 cells to cell 6
       p2: the goblin walks 1 cell to cell 3
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 85. p3 fire.c5sw.goblin9
       p3: the red tower at 5 bottom left fires at a goblin
       p3 captures a goblin: 2 crystals
 86. p3 fire.c2se.boss3  8075a6b6ea8d33fe
       p3: the yellow tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
 87. p1 fire.c6ne.spider2
       p1: the yellow tower at 6 top right fires at a spider
       p1 wounds a spider
 88. p1 fire.c7ne.orc1{q05}
       p1: the blue tower at 7 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 7 top right is destroyed
       p1 draws Crated Tower
 89. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 90. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 91. p1 fire.c8ne.orc1  282e412e70d1e775
       p1: the blue tower at 8 top right fires at an orc
       p1 captures an orc: 2 crystals
 92. p2 fire.c5ne.spider6
       p2: the yellow tower at 5 top right fires at a spider
       p2 captures a spider: 2 crystals
 93. p2 fire.c2se.boss2
       p2: the yellow tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
 94. p2 fire.c1se.goblin6  2c63e1ed8c6f8a2d
       p2: the red tower at 1 bottom right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 95. p3 act.lengthen{p5}
       p3 lengthens the path
       p3 draws Right step
 96. p3 lay.1.2{p2}
       p3 lays Right step: the path is 17 long
       p3 draws Left bend
 97. p3 lay.2.1{p7}
       p3 lays Left bend: the path is 19 long
       p3 draws Fork
 98. p3 lay.2.1
       p3 lays Fork: the path is 21 long
 99. p3 none  c068a178b524758e
100. p1 act.build
       p1 builds a tower
101. p1 build.blue.c1ne
       p1 builds: blue tower at 1 top right
102. p1 use.q05
       p1 plays Crated Tower
103. p1 build.yellow.c10nw  5e02b74061fd76e1
       p1 builds: yellow tower at 10 top left
104. p2 act.build
       p2 builds a tower
105. p2 build.red.c7ne  a7931b67d32a2523
       p2 builds: red tower at 7 top right
106. p3 act.build
       p3 builds a tower
107. p3 build.red.c8ne
       p3 builds: red tower at 8 top right
108. p3 none  55ae6e785f7f3946
109. p1 act.build
       p1 builds a tower
110. p1 build.blue.c7ne
       p1 builds: blue tower at 7 top right
       p1 takes the trophy Blue Ramparts
111. p1 none  b5ebf7a9ca8c87e1
       p1 declines
112. p2 act.market
       p2 goes to the market
113. p2 use.h03
       p2 plays Basalt Engineer
       p2 pays 1 crystal to p1 for the hero
114. p2 tower.c7ne{h01}  c5e699b2995a7240
       p2 upgrades the red tower at 7 top right
       New in the market: Bramble Warden
       Round 6: p1 is first player
       Event: Tornado
115. p1 creature.orc2  911592dc270a600c
       p1 chooses an orc for the tornado
116. p2 creature.orc5  efb78872fe23879f
       p2 chooses an orc for the tornado
117. p3 creature.spider9{e06+spider+goblin+goblin}  edeccba6d34e2349
       p3 chooses a spider for the tornado
       The tornado carries an orc from p1 to p2
       The tornado carries an orc from p2 to p3
       The tornado carries a spider from p3 to p1
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the spider walks 1 cell to cell 15
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: the spider walks 3 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the orc walks 2 cells to cell 8
       p2: the boss walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the spider walks 3 cells to cell 19
       p3: the orc walks 2 cells to cell 11
       p3: the orc walks 2 cells to cell 8
       p3: the goblin walks 1 cell to cell 6
       p3: the orc walks 2 cells to cell 6
       p3: the boss walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: a goblin comes out of the mine
       Dawn breaks
118. p1 fire.c8ne.orc3{q17}
       p1: the blue tower at 8 top right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 8 top right is destroyed
       p1 draws Quagmire
119. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
120. p1 fire.c10nw.spider2
       p1: the yellow tower at 10 top left fires at a spider
       p1 captures a spider: 2 crystals
121. p1 fire.c7ne.orc3
       p1: the blue tower at 7 top right fires at an orc
       p1 captures an orc: 2 crystals
122. p1 fire.c2se.boss1  addd60baa5820a2e
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
123. p2 fire.c4ne.boss2
       p2: the red tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
124. p2 fire.c2se.boss2
       p2: the yellow tower at 2 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 3 in all
       The boss of p2 is wounded and grows faster
125. p2 fire.c1se.goblin7  c58773dee610d595
       p2: the red tower at 1 bottom right fires at a goblin
       p2 wounds a goblin
126. p3 fire.c5sw.goblin10
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
127. p3 fire.c2se.boss3
       p3: the yellow tower at 2 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
128. p3 fire.c4ne.boss3  0afba44d58295293
       p3: the yellow tower at 4 top right fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
       Day
129. p1 act.build
       p1 builds a tower
130. p1 build.blue.c8ne
       p1 builds: blue tower at 8 top right
131. p1 cash.q17  3b6c49f2b3b0586d
       p1 plays Quagmire for 1 crystal
132. p2 act.lengthen{p2}
       p2 lengthens the path
       p2 draws Left bend
133. p2 lay.2.1{p1}
       p2 lays Left bend: the path is 12 long
       p2 draws Straight
134. p2 lay.1.2{p4}
       p2 lays Straight: the path is 14 long
       p2 draws Hairpin
135. p2 lay.1.2  2669aa018441f92b
       p2 lays Hairpin: the path is 16 long
136. p3 act.quest{q05+q12}  aae9b7734393d2f3
       p3 goes on a quest
       p3 draws Crated Tower
       p3 draws Tavern Rumours
137. p1 act.build
       p1 builds a tower
138. p1 build.blue.c4ne  93e51d2fcf5a3a1d
       p1 builds: blue tower at 4 top right
139. p2 act.market
       p2 goes to the market
140. p2 use.q01
       p2 plays Master Mason
141. p2 tower.c1se{q20}  76fd848af1417d43
       p2 upgrades the red tower at 1 bottom right
       New in the market: Sappers
142. p3 act.market
       p3 goes to the market
143. p3 use.q07
       p3 plays Log Rollers
144. p3 tower.c2se
145. p3 site.c18sw{q04}
       p3 moves the yellow tower of 2 bottom right to 18 bottom left
       New in the market: Amber Workshop
146. p3 none{e00}  86e0cef08d2dae7b
       Round 7: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 1 cell to cell 10
       p2: the boss walks 3 cells to cell 7
       p2: the orc walks 1 cell to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: the goblin walks 1 cell to cell 2
       p3: the spider walks 2 cells to cell 21
       p3: the orc walks 1 cell to cell 10
       p3: the orc walks 1 cell to cell 9
       p3: the goblin walks 2 cells to cell 8
       p3: the orc walks 1 cell to cell 5
       p3: the boss walks 3 cells to cell 5
       p3: the orc walks 1 cell to cell 4
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p1: the spider walks 2 cells to cell 6
       p1: the boss walks 2 cells to cell 6
       p1: the spider walks 2 cells to cell 5
       Dawn breaks
147. p2 fire.c7se.boss2
       p2: the yellow tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
148. p2 fire.c1se.goblin7
149. p2 creature.goblin8
       p2: the double cannon at 1 bottom right fires at a goblin and a goblin
       p2 captures a goblin: 2 crystals
       p2 wounds a goblin
150. p2 fire.c7ne.boss2
       p2: the double cannon at 7 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 6 in all
151. p2 fire.c5ne.boss2  3e71fafc08c36fb9
       p2: the yellow tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
152. p3 fire.c5sw.boss3
       p3: the red tower at 5 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
153. p3 fire.c8ne.goblin10
       p3: the red tower at 8 top right fires at a goblin
       p3 captures a goblin: 2 crystals
154. p3 fire.c18sw.spider7  9addc918787dffc4
       p3: the yellow tower at 18 bottom left fires at a spider
       p3 wounds a spider
155. p1 fire.c4ne.boss1
       p1: the blue tower at 4 top right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
156. p1 fire.c6ne.spider9
       p1: the yellow tower at 6 top right fires at a spider
       p1 wounds a spider
157. p1 fire.c1se.goblin4  21691cb816b2c6d1
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
158. p2 act.build
       p2 builds a tower
159. p2 build.blue.c9ne  cd733242c09df27f
       p2 builds: blue tower at 9 top right
160. p3 act.market
       p3 goes to the market
161. p3 use.q04
       p3 plays Amber Workshop
162. p3 tower.c4ne{q19}
       p3 upgrades the yellow tower at 4 top right
       New in the market: Picked Lock
163. p3 none  4625920d487a25e0
164. p1 act.quest{q09+q21}  4666d0c78bf24b76
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Town Militia
165. p2 act.market
       p2 goes to the market
166. p2 use.q19
       p2 plays Picked Lock
167. p2 creature.spider2
168. p2 place.p1.c6{q01}  d07cb7341fe42393
       p2 frees a spider of p1, cell 6
       New in the market: Master Mason
169. p3 act.market
       p3 goes to the market
170. p3 use.h01
       p3 plays Bramble Warden
171. p3 cell.c9
172. p3 back.2{q13}
       p3 pushes an orc back 2 cells to cell 5
       New in the market: Ballista Bolt
173. p3 use.q12{q05+q16}  893eac06c18bb23f
       p3 plays Tavern Rumours
       p3 draws Crated Tower
       p3 draws Caltrops
174. p1 act.market
       p1 goes to the market
175. p1 use.q20
       p1 plays Sappers
176. p1 raze.p2.c7ne{q21+q01+q18+q14+q13}
       The red tower of p2 at 7 top right is destroyed
       p2 draws Town Militia
       p1 takes a destruction token
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Smugglers' Tunnel
       New in the market: Weighted Net
       New in the market: Ballista Bolt
177. p1 use.q09{p7}
       p1 plays Pathfinders
       p1 draws Fork
178. p1 lay.3.1{e05}  133235d2a7bfcc5d
       p1 lays Fork: the path is 18 long
       Round 8: p3 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p3: the spider walks 1 cell to cell 20
       p3: the spider enters the city, 3 guards fall, 12 left
       p3: the orc walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 9
       p3: the boss walks 3 cells to cell 11
       p3: the orc walks 1 cell to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the boss walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 8
       p2: the orc walks 2 cells to cell 12
       p2: the boss walks 3 cells to cell 9
       p2: the orc walks 2 cells to cell 6
       p2: the goblin walks 1 cell to cell 3
179. p3 none
       p3: the orc walks 1 cell to cell 6
       p3: the goblin walks 1 cell to cell 4
180. p3 none
       p3: the goblin walks 1 cell to cell 7
       p3: the goblin walks 1 cell to cell 4
181. p3 none
       p3: the goblin walks 1 cell to cell 7
       Dawn breaks
182. p3 fire.c8ne.boss3
       p3: the red tower at 8 top right fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
183. p3 fire.c5sw.goblin11  6d33cfac4f45f424
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
184. p1 fire.c8ne.boss1  448cabe0cb901267
       p1: the blue tower at 8 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
185. p2 fire.c1se.goblin8
       p2: the double cannon at 1 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
186. p2 fire.c9ne.boss2
       p2: the blue tower at 9 top right fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
187. p2 fire.c7se.boss2  ac3278ad85927087
       p2: the yellow tower at 7 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
       Day
188. p3 act.market
       p3 goes to the market
189. p3 cash.q18{q08}
       p3 plays Smugglers' Tunnel for 1 crystal
       New in the market: Winding Detour
190. p3 use.q10  cea2100f050d9523
       p3 plays Eldorado
       p3 gains 3 crystals
191. p1 act.quest{q03+q14}  5034ec5d877501e4
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Weighted Net
192. p2 act.build
       p2 builds a tower
193. p2 build.blue.c11se
       p2 builds: blue tower at 11 bottom right
194. p2 cash.q21  cdcb3337bf45ae6e
       p2 plays Town Militia for 1 crystal
195. p3 act.build
       p3 builds a tower
196. p3 build.blue.c13ne
       p3 builds: blue tower at 13 top right
197. p3 use.q05
       p3 plays Crated Tower
198. p3 build.red.c4se  16ab6292a8b7647e
       p3 builds: red tower at 4 bottom right
199. p1 act.quest{q11+q19}  75332c91ea426e81
       p1 goes on a quest
       p1 draws Bounty Office
       p1 draws Picked Lock
200. p2 act.market
       p2 goes to the market
201. p2 cash.q13{q02+e00}  cdcf1685e3e33f58
       p2 plays Ballista Bolt for 1 crystal
       New in the market: Crimson Foundry
       Round 9: p1 is first player
       Event: Mountain Toll
       p1 loses 1 crystal
       p1 loses 3 guards
       p2 loses 2 crystals
       p2 loses 2 guards
       p3 loses 1 crystal
       p3 loses 3 guards
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the boss walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 13
       p2: the boss walks 3 cells to cell 13
       p2: the orc walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 14
       p3: the boss walks 3 cells to cell 13
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 8
202. p3 creature.goblin12
       p3: the goblin walks 1 cell to cell 6
203. p3 none
       p3: the goblin walks 1 cell to cell 5
       p3: the goblin walks 1 cell to cell 6
204. p3 none  f073ec2c8be9f74a
       p3: the goblin walks 1 cell to cell 5
       Dawn breaks
205. p1 fire.c6ne.spider9
       p1: the yellow tower at 6 top right fires at a spider
       p1 captures a spider: 2 crystals
206. p1 fire.c7ne.boss1
       p1: the blue tower at 7 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
207. p1 fire.c10nw.spider3  b03889039f677bfe
       p1: the yellow tower at 10 top left fires at a spider
       p1 wounds a spider
208. p2 fire.c11se.boss2  6ecfde595ea1b56a
       p2: the blue tower at 11 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
209. p3 fire.c13ne.boss3
       p3: the blue tower at 13 top right fires at the boss
       The boss of p3 takes 1 point of damage, 6 in all
210. p3 fire.c5sw.goblin11  6bab11b1df853e8a
       p3: the red tower at 5 bottom left fires at a goblin
       p3 captures a goblin: 2 crystals
       Game over: p2 wins

p1  +9  Guards [TOWR-E03]
p1  +5  Boss [TOWR-E04]
p1  +2  Trophy: Blue Ramparts [TOWR-Q02]
p1  +7  Trophy: Menagerie [TOWR-Q08]
p2  +7  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +6  Trophy: Menagerie [TOWR-Q08]
p2  +3  Trophy: Yellow Skyline [TOWR-Q09]
p3  +9  Guards [TOWR-E03]
p3  +6  Boss [TOWR-E04]
p3  +4  Trophy: Menagerie [TOWR-Q08]
= p2 31, p1 23, p3 19  boss, won by p2
