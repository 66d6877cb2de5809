towers/2  seats 2  seed 273  options mode=intro level=easy cities=random

  1. p1 act.card
       p1 plays a card only
  2. p1 cash.q13  e0748d3cdd0fcdb5
       p1 plays Ballista Bolt for 1 crystal
  3. p2 act.market
       p2 goes to the market
  4. p2 use.q06
       p2 plays Timber Convoy
  5. p2 build.yellow.c1se
       p2 builds: yellow tower at 1 bottom right
  6. p2 build.red.c2se{q07}
       p2 builds: red tower at 2 bottom right
       New in the market: Log Rollers
  7. p2 none  c51c4e747b0319aa
  8. p1 act.build
       p1 builds a tower
  9. p1 build.red.c1ne  9211001981e9338d
       p1 builds: red tower at 1 top right
 10. p2 act.build
       p2 builds a tower
 11. p2 build.yellow.c3se
       p2 builds: yellow tower at 3 bottom right
 12. p2 none{e00+orc+goblin+spider+goblin}
       Round 2: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 13. p2 fire.c1se.spider4
       p2: the yellow tower at 1 bottom right fires at a spider
       p2 wounds a spider
 14. p2 fire.c3se.spider4
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 captures a spider: 2 crystals
 15. p2 fire.c2se.goblin5  3199cb8bb01b0029
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 16. p1 fire.c1ne.goblin1  73e8f7fe99bc4346
       p1: the red tower at 1 top right fires at a goblin
       p1 wounds a goblin
       Day
 17. p2 act.market
       p2 goes to the market
 18. p2 use.q01
       p2 plays Master Mason
 19. p2 tower.c2se{q12}
       p2 upgrades the red tower at 2 bottom right
       New in the market: Tavern Rumours
 20. p2 none  77d951e52e74d850
 21. p1 act.build
       p1 builds a tower
 22. p1 build.red.c1se  27d7a0fdd3cd8294
       p1 builds: red tower at 1 bottom right
 23. p2 act.market
       p2 goes to the market
 24. p2 use.q12{q08+q15+q01}
       p2 plays Tavern Rumours
       p2 draws Winding Detour
       p2 draws Burning Pitch
       New in the market: Master Mason
 25. p2 use.q08{r1}
       p2 plays Winding Detour
       p2 draws Long straight
 26. p2 lay.1.2  bcff470992af4151
       p2 lays Long straight: the path is 7 long
 27. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
 28. p1 lay.4.1{p5}
       p1 lays Crossroads: the path is 6 long
       p1 draws Right step
 29. p1 lay.1.2{p3}
       p1 lays Right step: the path is 8 long
       p1 draws Right bend
 30. p1 lay.1.2{e09+goblin+orc+goblin+spider}
       p1 lays Right bend: the path is 10 long
       Round 3: p1 is first player
       Event: Nothing
       Event of the next Dusk: Rockfall
       Night falls
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 3
       p1: a goblin comes out of the mine
       p1: a goblin comes out of the mine
       p2: the orc walks 2 cells to cell 6
       p2: the goblin walks 1 cell to cell 3
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       Dawn breaks
 31. p1 fire.c1ne.goblin2
       p1: the red tower at 1 top right fires at a goblin
       p1 wounds a goblin
 32. p1 fire.c1se.goblin1  89a749426454528f
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 33. p2 fire.c2se.goblin5  f36c1a44502b346e
       p2: the double cannon at 2 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
       Day
 34. p1 act.quest{q03+q20}  4939009fe1201caf
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Sappers
 35. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
 36. p2 lay.4.1{p4}
       p2 lays Crossroads: the path is 9 long
       p2 draws Hairpin
 37. p2 lay.1.2{p1+p7}
       p2 lays Hairpin: the path is 11 long
       Straight does not fit: p2 sets it aside
       p2 draws Fork
 38. p2 lay.2.1
       p2 lays Fork: the path is 13 long
 39. p2 use.q11  dd2f6bb0a43b734e
       p2 plays Bounty Office
       p2 gains 2 crystals
 40. p1 act.lengthen{p1}
       p1 lengthens the path
       p1 draws Straight
 41. p1 lay.1.2{p4}
       p1 lays Straight: the path is 12 long
       p1 draws Hairpin
 42. p1 lay.2.1{p2}
       p1 lays Hairpin: the path is 14 long
       p1 draws Left bend
 43. p1 lay.1.2
       p1 lays Left bend: the path is 16 long
 44. p1 none  55df39e7d394a63c
 45. p2 act.build
       p2 builds a tower
 46. p2 build.red.c6ne
       p2 builds: red tower at 6 top right
 47. p2 none
       Round 4: p2 is first player
       Event: Rockfall
 48. p2 tower.c1se  097c27999b02d70f
       The tower of p2 at 1 bottom right will not fire this Dawn
 49. p1 tower.c1ne{e04+goblin+boss+orc+boss}  b1e5afe779b071cf
       The tower of p1 at 1 top right will not fire this Dawn
       Event of the next Dusk: Wet Powder
       Night falls
       p2: the orc walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 6
       p2: the goblin walks 2 cells to cell 3
       p2: the goblin walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 50. p2 fire.c2se.goblin6
 51. p2 creature.goblin6
       p2: the double cannon at 2 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
 52. p2 fire.c3se.spider5  f64f3c70a49da0ef
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 wounds a spider
 53. p1 fire.c1se.goblin3  8a5f2260f3dd9250
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
       Day
 54. p2 act.market
       p2 goes to the market
 55. p2 cash.q04{q14}
       p2 plays Amber Workshop for 1 crystal
       New in the market: Weighted Net
 56. p2 use.q15
       p2 plays Burning Pitch
 57. p2 cell.c3  7ebd5f223e64aba6
       p2 wounds a goblin
       p2 captures a spider: 2 crystals
 58. p1 act.market
       p1 goes to the market
 59. p1 use.q07
       p1 plays Log Rollers
 60. p1 tower.c1se
 61. p1 site.c4ne{h03}
       p1 moves the red tower of 1 bottom right to 4 top right
       New in the market: Basalt Engineer
 62. p1 none  5e8e0da84b678dcf
 63. p2 act.build
       p2 builds a tower
 64. p2 build.yellow.c5ne  4faa6bbed2fc3f40
       p2 builds: yellow tower at 5 top right
 65. p1 act.quest{q02+q19+e00+goblin+spider}
       p1 goes on a quest
       p1 draws Crimson Foundry
       p1 draws Picked Lock
       Round 5: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 2 cells to cell 6
       p1: the goblin walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the orc walks 2 cells to cell 10
       p2: the orc walks 2 cells to cell 9
       p2: the goblin walks 2 cells to cell 5
       p2: the goblin walks 2 cells to cell 4
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       Dawn breaks
 66. p1 fire.c4ne.goblin2
       p1: the red tower at 4 top right fires at a goblin
       p1 captures a goblin: 2 crystals
 67. p1 fire.c1ne.boss1  8cb2fa6dbe204313
       p1: the red tower at 1 top right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 68. p2 fire.c2se.goblin8
       p2: the red tower at 2 bottom right fires at a goblin
       p2 wounds a goblin
 69. p2 fire.c1se.boss2  2c8f2b6ac7faa7cb
       p2: the yellow tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
       Day
 70. p1 act.market
       p1 goes to the market
 71. p1 use.h03
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p2 for the hero
 72. p1 tower.c1ne{q18}
       p1 upgrades the red tower at 1 top right
       New in the market: Smugglers' Tunnel
 73. p1 use.q19
       p1 plays Picked Lock
 74. p1 creature.spider4
 75. p1 place.p2.c10  0d92f6f2cfc8df43
       p1 frees a spider of p2, cell 10
 76. p2 act.build
       p2 builds a tower
 77. p2 build.red.c7ne  b25155c5ba6e7d71
       p2 builds: red tower at 7 top right
 78. p1 act.market
       p1 goes to the market
 79. p1 cash.q01{q11}
       p1 plays Master Mason for 1 crystal
       New in the market: Bounty Office
 80. p1 none  6ad149102531fe34
 81. p2 act.market
       p2 goes to the market
 82. p2 use.q18
       p2 plays Smugglers' Tunnel
 83. p2 creature.spider4
 84. p2 place.p1.c2{q18+e06+orc+spider}
       p2 sends a spider to p1, cell 2
       New in the market: Smugglers' Tunnel
       Round 6: p2 is first player
       Event: Nothing
       Event of the next Dusk: Driving Rain
       Night falls
       p2: the orc walks 2 cells to cell 13
       p2: the orc walks 2 cells to cell 10
       p2: the goblin walks 2 cells to cell 7
       p2: the goblin walks 2 cells to cell 6
       p2: the boss walks 2 cells to cell 4
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 15
       p1: the spider walks 3 cells to cell 15
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 1 cell to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 6
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 85. p2 fire.c1se.spider6
       p2: the yellow tower at 1 bottom right fires at a spider
       p2 wounds a spider
 86. p2 fire.c3se.spider6
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 captures a spider: 2 crystals
 87. p2 fire.c7ne.goblin7
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 88. p2 fire.c2se.boss2
       p2: the double cannon at 2 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 3 in all
       The boss of p2 is wounded and grows faster
 89. p2 fire.c6ne.goblin8  1b24a100a41b2715
       p2: the red tower at 6 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 90. p1 fire.c4ne.boss1
       p1: the red tower at 4 top right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
 91. p1 fire.c1ne.goblin4  9d5f23628e76e73f
       p1: the double cannon at 1 top right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 92. p2 act.build
       p2 builds a tower
 93. p2 build.yellow.c8nw  46064f1af263bf61
       p2 builds: yellow tower at 8 top left
 94. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 95. p1 lay.1.2{p8}
       p1 lays Left step: the path is 18 long
       p1 draws Side road
 96. p1 lay.1.3{p7}
       p1 lays Side road: the path is 20 long
       p1 draws Fork
 97. p1 lay.2.1
       p1 lays Fork: the path is 22 long
 98. p1 use.q02  195c92b1d16eef86
       p1 plays Crimson Foundry
       p1 upgrades the red tower at 4 top right
 99. p2 act.market
       p2 goes to the market
100. p2 use.q14{q16}  cac1863c52af45cf
       p2 plays Weighted Net
       p2 captures a goblin: 2 crystals
       New in the market: Caltrops
101. p1 act.market
       p1 goes to the market
102. p1 use.q18
       p1 plays Smugglers' Tunnel
103. p1 creature.spider1
104. p1 place.p2.c13{q10}
       p1 sends a spider to p2, cell 13
       New in the market: Eldorado
105. p1 none{e00}
       Round 7: p1 is first player
       Event: Driving Rain
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 2 cells to cell 17
       p1: the orc walks 1 cell to cell 14
       p1: the orc walks 1 cell to cell 7
       p1: the orc walks 1 cell to cell 7
       p1: the spider walks 2 cells to cell 7
       p1: the boss walks 2 cells to cell 5
       p1: the spider walks 2 cells to cell 6
       p2: the orc walks 1 cell to cell 12
       p2: the spider walks 1 cell to cell 12
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the orc walks 1 cell to cell 11
       p2: the boss walks 3 cells to cell 7
       p2: the orc walks 1 cell to cell 3
       Dawn breaks
106. p1 fire.c4ne.boss1  c287cce600fe01f9
       p1: the double cannon at 4 top right fires twice at the boss
       The boss of p1 takes 2 points of damage, 4 in all
       The boss of p1 is wounded and grows faster
107. p2 fire.c6ne.boss2
       p2: the red tower at 6 top right fires at the boss
       The boss of p2 takes 1 point of damage, 4 in all
108. p2 fire.c7ne.boss2  56eb8263a5912626
       p2: the red tower at 7 top right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
       Day
109. p1 act.market
       p1 goes to the market
110. p1 use.q16
       p1 plays Caltrops
111. p1 creature.spider3
112. p1 back.1{h01}
       p1 pushes a spider back 1 cell to cell 4
       New in the market: Bramble Warden
113. p1 none  145479e26e74952b
114. p2 act.build
       p2 builds a tower
115. p2 build.yellow.c11sw  cdeaa7dc3ec400b6
       p2 builds: yellow tower at 11 bottom left
116. p1 act.market
       p1 goes to the market
117. p1 use.q11{q21}
       p1 plays Bounty Office
       p1 gains 3 crystals
       New in the market: Town Militia
118. p1 cash.q20  66ecbcf25a0d0608
       p1 plays Sappers for 1 crystal
119. p2 act.build
       p2 builds a tower
120. p2 build.blue.c8ne{e02}
       p2 builds: blue tower at 8 top right
       Round 8: p2 is first player
       Event: Nothing
       Event of the next Dusk: Tornado
       Night falls
       p2: the orc enters the city, 2 guards fall, 10 left
       p2: the orc walks 2 cells to cell 12
       p2: the boss walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 20
       p1: the orc walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 9
       p1: the orc walks 2 cells to cell 9
       p1: the spider walks 3 cells to cell 10
       p1: the boss walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 7
       Dawn breaks
121. p2 fire.c8ne.boss2
       p2: the blue tower at 8 top right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
122. p2 fire.c8nw.boss2
       p2: the yellow tower at 8 top left fires at the boss
       The boss of p2 takes 1 point of damage, 7 in all
       Day
123. p2 act.quest{q01+q10}  89b1e599a8776805
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Eldorado
124. p1 act.build
       p1 builds a tower
125. p1 build.blue.c12se
       p1 builds: blue tower at 12 bottom right
126. p1 none  e8d7eb5343b0b537
127. p2 act.market
       p2 goes to the market
128. p2 use.q10{q21+q13+q05+q07}
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Town Militia
       Two cards alike: the market is replaced
       New in the market: Ballista Bolt
       New in the market: Crated Tower
       New in the market: Log Rollers
129. p2 none  0a413de7de0455e6
130. p1 act.market
       p1 goes to the market
131. p1 use.q07
       p1 plays Log Rollers
132. p1 tower.c1ne
133. p1 site.c11se{q06}
       p1 moves the red tower of 1 top right to 11 bottom right
       New in the market: Timber Convoy
134. p1 none
       Round 9: p1 is first player
       Event: Tornado
135. p1 creature.spider2  76078e41c49f5a34
       p1 chooses a spider for the tornado
136. p2 creature.orc5{e03}  ed6681770056eaf0
       p2 chooses an orc for the tornado
       The tornado carries a spider from p1 to p2
       The tornado carries an orc from p2 to p1
       Event of the next Dusk: Forced March
       Night falls
       p1: the orc walks 2 cells to cell 17
       p1: the spider walks 3 cells to cell 14
       p1: the orc walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 11
       p1: the boss walks 3 cells to cell 12
       p1: the spider walks 3 cells to cell 10
       p1: the orc walks 2 cells to cell 3
       p2: the boss walks 3 cells to cell 12
       p2: the orc walks 2 cells to cell 7
       p2: the spider walks 3 cells to cell 4
       Dawn breaks
137. p1 fire.c12se.boss1
       p1: the blue tower at 12 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
138. p1 fire.c11se.boss1  183714d500908dfc
       p1: the double cannon at 11 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 7 in all
139. p2 fire.c11sw.boss2
       p2: the yellow tower at 11 bottom left fires at the boss
       The boss of p2 takes 1 point of damage, 8 in all
140. p2 fire.c5ne.boss2
       p2: the yellow tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 9 in all
141. p2 fire.c3se.spider2
       p2: the yellow tower at 3 bottom right fires at a spider
       p2 wounds a spider
142. p2 fire.c6ne.boss2  1856bcf7d0b8f257
       p2: the red tower at 6 top right fires at the boss
       The boss of p2 takes 1 point of damage, 10 in all
       p2 captures the boss
       Game over: p1 and p2 share the victory

p1 +15  Guards [TOWR-I03]
p1  +3  Captured monsters [TOWR-I03]
p2 +10  Guards [TOWR-I03]
p2  +7  Captured monsters [TOWR-I03]
p2  +1  Boss [TOWR-I04]
= p1 18, p2 18  boss, won by p1, p2
