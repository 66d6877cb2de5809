towers/1  seats 4  seed 1  options mode=standard level=hard cities=random

  1. p4 act.build
       p4 builds a tower
  2. p4 build.red.c1se
       p4 builds: red tower at 1 bottom right
  3. p4 cash.q13  a91b5c6cbbf2f07c
       p4 plays Ballista Bolt for 1 crystal
  4. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  5. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
  6. p1 lay.3.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
  7. p1 lay.1.2
       p1 lays Right step: the path is 10 long
  8. p1 none  cfff8e8e3f237b9b
  9. p2 act.lengthen{p7}
       p2 lengthens the path
       p2 draws Fork
 10. p2 lay.3.1{p3}
       p2 lays Fork: the path is 6 long
       p2 draws Right bend
 11. p2 lay.1.2{p9}
       p2 lays Right bend: the path is 8 long
       p2 draws Crossroads
 12. p2 lay.2.1
       p2 lays Crossroads: the path is 10 long
 13. p2 none  df820b72af46763d
 14. p3 act.lengthen{p7}
       p3 lengthens the path
       p3 draws Fork
 15. p3 lay.2.1{p8}
       p3 lays Fork: the path is 6 long
       p3 draws Side road
 16. p3 lay.2.1{p5}
       p3 lays Side road: the path is 8 long
       p3 draws Right step
 17. p3 lay.1.2
       p3 lays Right step: the path is 10 long
 18. p3 none  aea08847d4602ea3
 19. p4 act.lengthen{p3}
       p4 lengthens the path
       p4 draws Right bend
 20. p4 lay.2.1{p1}
       p4 lays Right bend: the path is 6 long
       p4 draws Straight
 21. p4 lay.1.2{p7}
       p4 lays Straight: the path is 8 long
       p4 draws Fork
 22. p4 lay.3.1  74510ae1b03941ed
       p4 lays Fork: the path is 10 long
 23. p1 act.build
       p1 builds a tower
 24. p1 build.red.c5se
       p1 builds: red tower at 5 bottom right
 25. p1 use.h03  42d9680fd929bcc9
       p1 plays Basalt Engineer
       p1 pays 1 crystal to p4 for the hero
       p1 upgrades the red tower at 5 bottom right
 26. p2 act.build
       p2 builds a tower
 27. p2 build.red.c7ne
       p2 builds: red tower at 7 top right
 28. p2 none  9fdaf50feb4473ae
 29. p3 act.build
       p3 builds a tower
 30. p3 build.red.c5sw
       p3 builds: red tower at 5 bottom left
 31. p3 none{e03+spider+orc+goblin+orc+spider+spider+orc+goblin}  ddaa4eccaee2ea86
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Forced March
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 5
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: a goblin comes out of the mine
       p3: the goblin walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 3
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p4: the spider walks 3 cells to cell 5
       p4: the orc walks 2 cells to cell 4
       p4: a goblin comes out of the mine
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       Dawn breaks
 32. p4 fire.c1se.goblin13  e5ad76b6d54f3825
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
       Day
 33. p1 act.market
       p1 goes to the market
 34. p1 use.q12{q03+q09+q21}
       p1 plays Tavern Rumours
       p1 draws Cobalt Chapel
       p1 draws Pathfinders
       New in the market: Town Militia
 35. p1 use.q09{p6}
       p1 plays Pathfinders
       p1 draws Left step
 36. p1 lay.1.2  57087a3cc04dfed6
       p1 lays Left step: the path is 12 long
 37. p2 act.build
       p2 builds a tower
 38. p2 build.red.c5ne
       p2 builds: red tower at 5 top right
 39. p2 none  033cf3742ad80106
 40. p3 act.build
       p3 builds a tower
 41. p3 build.red.c7nw
       p3 builds: red tower at 7 top left
 42. p3 none  7ebc95c22a280d46
 43. p4 act.build
       p4 builds a tower
 44. p4 build.red.c2se  aaa28e2281ce79c5
       p4 builds: red tower at 2 bottom right
 45. p1 act.quest{q14+q20}  bb7b25019be60dab
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Sappers
 46. p2 act.quest{q08+h02}  be415148683c7535
       p2 goes on a quest
       p2 draws Winding Detour
       p2 draws Noon Lancer
 47. p3 act.quest{q05+q10}  7903801e6137d43c
       p3 goes on a quest
       p3 draws Crated Tower
       p3 draws Eldorado
 48. p4 act.build
       p4 builds a tower
 49. p4 build.yellow.c4ne{e00+orc+goblin+goblin+orc+spider+goblin+spider+goblin}  4dbb920208067c7b
       p4 builds: yellow tower at 4 top right
       Round 3: p2 is first player
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 4 cells to cell 9
       p2: the spider enters the city, 3 guards fall, 12 left
       p2: the goblin walks 5 cells to cell 7
       p2: the goblin walks 5 cells to cell 5
       p2: the goblin walks 5 cells to cell 5
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p3: the goblin walks 4 cells to cell 8
       p3: the goblin walks 4 cells to cell 8
       p3: the spider walks 5 cells to cell 7
       p3: the orc walks 4 cells to cell 5
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the spider walks 4 cells to cell 9
       p4: the spider enters the city, 3 guards fall, 12 left
       p4: the orc walks 4 cells to cell 8
       p4: the orc walks 4 cells to cell 5
       p4: the goblin walks 3 cells to cell 4
       p4: a goblin comes out of the mine
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p1: the orc walks 4 cells to cell 7
       p1: the spider walks 5 cells to cell 7
       p1: the goblin walks 4 cells to cell 5
       p1: the goblin walks 4 cells to cell 6
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 50. p2 fire.c5ne.goblin6
       p2: the red tower at 5 top right fires at a goblin
       p2 wounds a goblin
 51. p2 fire.c7ne.goblin5  756b65ee5b774999
       p2: the red tower at 7 top right fires at a goblin
       p2 wounds a goblin
 52. p3 fire.c5sw.goblin9  9e59d8be0cde5b9e
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
 53. p4 fire.c2se.goblin13
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
 54. p4 fire.c1se.goblin14  d38616dc07822c26
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 55. p1 fire.c5se.goblin1  02e42dbdf0b86e60
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 56. p2 act.market
       p2 goes to the market
 57. p2 cash.q14{q12}
       p2 plays Weighted Net for 1 crystal
       New in the market: Tavern Rumours
 58. p2 use.q08{r2}
       p2 plays Winding Detour
       p2 draws Long bend
 59. p2 lay.1.2  cfbcf01c68edbc07
       p2 lays Long bend: the path is 13 long
 60. p3 act.market
       p3 goes to the market
 61. p3 cash.q21{q11}
       p3 plays Town Militia for 1 crystal
       New in the market: Bounty Office
 62. p3 use.q05
       p3 plays Crated Tower
 63. p3 build.yellow.c3se  46b5a7622da91fad
       p3 builds: yellow tower at 3 bottom right
 64. p4 act.build
       p4 builds a tower
 65. p4 build.yellow.c8nw  fad13894b15ee055
       p4 builds: yellow tower at 8 top left
 66. p1 act.build
       p1 builds a tower
 67. p1 build.yellow.c9se
       p1 builds: yellow tower at 9 bottom right
 68. p1 cash.q20  52d1cfb96bcd181e
       p1 plays Sappers for 2 crystals
 69. p2 act.market
       p2 goes to the market
 70. p2 use.q12{q01+q19+q10}
       p2 plays Tavern Rumours
       p2 draws Master Mason
       p2 draws Picked Lock
       New in the market: Eldorado
 71. p2 cash.q19  4e249cfb2eb17e30
       p2 plays Picked Lock for 1 crystal
 72. p3 act.market
       p3 goes to the market
 73. p3 use.q10{q07}
       p3 plays Eldorado
       p3 gains 3 crystals
       New in the market: Log Rollers
 74. p3 use.q10  9c6c829969f34a5d
       p3 plays Eldorado
       p3 gains 3 crystals
 75. p4 act.quest{q19+h04}  9043972b1db1acd9
       p4 goes on a quest
       p4 draws Picked Lock
       p4 draws Rampart Captain
 76. p1 act.build
       p1 builds a tower
 77. p1 build.yellow.c4se
       p1 builds: yellow tower at 4 bottom right
 78. p1 none{e08+orc+boss+goblin+boss+spider+boss+spider+boss}  ab38dc7ac3cd5b69
       Round 4: p3 is first player
       Event: Nothing
       Event of the next Dusk: Vanguard
       Night falls
       p3: the spider walks 2 cells to cell 10
       p3: the spider enters the city, 3 guards fall, 12 left
       p3: the goblin walks 3 cells to cell 10
       p3: the goblin walks 3 cells to cell 10
       p3: the orc walks 2 cells to cell 7
       p3: the spider walks 3 cells to cell 5
       p3: the goblin walks 3 cells to cell 6
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p3: an orc comes out of the mine
       p3: the orc walks 1 cell to cell 2
       p4: the orc walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 8
       p4: the spider walks 3 cells to cell 5
       p4: the goblin walks 1 cell to cell 2
       p4: a goblin comes out of the mine
       p4: a goblin comes out of the mine
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 11
       p1: the goblin walks 1 cell to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 3 cells to cell 9
       p2: the goblin walks 3 cells to cell 10
       p2: the goblin walks 3 cells to cell 10
       p2: the orc walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       Dawn breaks
 79. p3 fire.c7nw.goblin9  a3a277832a891ed9
       p3: the red tower at 7 top left fires at a goblin
       p3 captures a goblin: 2 crystals
 80. p4 fire.c1se.goblin15
       p4: the red tower at 1 bottom right fires at a goblin
       p4 wounds a goblin
 81. p4 fire.c4ne.spider11
       p4: the yellow tower at 4 top right fires at a spider
       p4 wounds a spider
 82. p4 fire.c2se.goblin14  7dc4f14af9fb095c
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
 83. p1 fire.c4se.spider2
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
 84. p1 fire.c5se.goblin2
       p1: the double cannon at 5 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 85. p1 fire.c9se.spider1  2325a127294ba342
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
 86. p2 fire.c7ne.goblin6
       p2: the red tower at 7 top right fires at a goblin
       p2 captures a goblin: 2 crystals
 87. p2 fire.c5ne.goblin5  45ce225848fe4314
       p2: the red tower at 5 top right fires at a goblin
       p2 captures a goblin: 2 crystals
       Day
 88. p3 act.build
       p3 builds a tower
 89. p3 build.yellow.c1se
       p3 builds: yellow tower at 1 bottom right
 90. p3 none  9bebd759607a548e
 91. p4 act.build
       p4 builds a tower
 92. p4 build.yellow.c5se
       p4 builds: yellow tower at 5 bottom right
       p4 takes the trophy Yellow Ramparts
 93. p4 creature.orc10
 94. p4 place.p2.c10
       p4 sends an orc to p2, cell 10
 95. p4 cash.q19  88fe58342c6cdc7d
       p4 plays Picked Lock for 1 crystal
 96. p1 act.market
       p1 goes to the market
 97. p1 use.q13
       p1 plays Ballista Bolt
 98. p1 creature.spider1{q08}
       p1 captures a spider: 2 crystals
       New in the market: Winding Detour
 99. p1 none  23e4204a57ef4472
100. p2 act.build
       p2 builds a tower
101. p2 build.yellow.c5se
       p2 builds: yellow tower at 5 bottom right
102. p2 use.h02
       p2 plays Noon Lancer
       p2 pays 1 crystal to p3 for the hero
103. p2 creature.orc10  04ba0bcbae6ee064
       p2 captures an orc: 2 crystals
104. p3 act.lengthen{p1}
       p3 lengthens the path
       p3 draws Straight
105. p3 lay.1.2{p9}
       p3 lays Straight: the path is 12 long
       p3 draws Crossroads
106. p3 lay.2.1{p2}
       p3 lays Crossroads: the path is 14 long
       p3 draws Left bend
107. p3 lay.1.2
       p3 lays Left bend: the path is 16 long
108. p3 none  55bc926f40dd969c
109. p4 act.market
       p4 goes to the market
110. p4 use.q11{q16}
       p4 plays Bounty Office
       p4 gains 2 crystals
       New in the market: Caltrops
111. p4 none  e383e48fcf20282f
112. p1 act.build
       p1 builds a tower
113. p1 build.yellow.c9ne
       p1 builds: yellow tower at 9 top right
114. p1 none  8c04cb948057d6f0
115. p2 act.build
       p2 builds a tower
116. p2 build.yellow.c4ne
       p2 builds: yellow tower at 4 top right
117. p2 use.q13
       p2 plays Ballista Bolt
118. p2 creature.spider2{e05+spider+goblin+orc+spider}  22e25f6fd4eacbbc
       p2 captures a spider: 2 crystals
       Round 5: p4 is first player
       Event: Vanguard
       Event of the next Dusk: Mountain Toll
       Night falls
       p4: the orc walks 2 cells to cell 9
       p4: the spider walks 3 cells to cell 10
       p4: the goblin walks 2 cells to cell 3
       p4: the goblin walks 2 cells to cell 3
       p4: the boss comes out of the mine
       p4: the boss walks 1 cell to cell 2
       p1: the orc walks 2 cells to cell 12
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       p2: the goblin walks 2 cells to cell 11
       p2: the orc walks 2 cells to cell 5
       p2: the orc walks 2 cells to cell 5
       p2: the goblin walks 2 cells to cell 6
       p2: the spider walks 3 cells to cell 5
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p3: the goblin walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 10
       p3: the spider walks 3 cells to cell 9
       p3: the goblin walks 2 cells to cell 8
       p3: the orc walks 2 cells to cell 4
       p3: the orc walks 2 cells to cell 4
       p3: the boss comes out of the mine
       p3: the boss walks 1 cell to cell 2
       Dawn breaks
119. p4 fire.c2se.goblin16
       p4: the red tower at 2 bottom right fires at a goblin
       p4 wounds a goblin
120. p4 fire.c1se.goblin15
       p4: the red tower at 1 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
121. p4 fire.c8nw.spider11  78d03631062c6964
       p4: the yellow tower at 8 top left fires at a spider
       p4 captures a spider: 2 crystals
122. p1 fire.c4se.spider3  35aacda3e65115a6
       p1: the yellow tower at 4 bottom right fires at a spider
       p1 wounds a spider
123. p2 fire.c5se.spider5
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
124. p2 fire.c5ne.goblin7
       p2: the red tower at 5 top right fires at a goblin
       p2 wounds a goblin
125. p2 fire.c4ne.spider5  3957332e968729cd
       p2: the yellow tower at 4 top right fires at a spider
       p2 captures a spider: 2 crystals
126. p3 fire.c1se.boss3
       p3: the yellow tower at 1 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 1 in all
127. p3 fire.c5sw.goblin11  a229d61075885849
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
       Day
128. p4 act.build
       p4 builds a tower
129. p4 build.blue.c9ne
       p4 builds: blue tower at 9 top right
130. p4 use.h04  92fb0e6a96beb040
       p4 plays Rampart Captain
       p4 pays 1 crystal to p2 for the hero
       p4 regains 2 guards
131. p1 act.market
       p1 goes to the market
132. p1 cash.q07{q01}
       p1 plays Log Rollers for 1 crystal
       New in the market: Master Mason
133. p1 none  0ce516adc53cc75e
134. p2 act.build
       p2 builds a tower
135. p2 build.red.c11se
       p2 builds: red tower at 11 bottom right
136. p2 use.q01
       p2 plays Master Mason
137. p2 tower.c11se  77926691ae63e3c8
       p2 upgrades the red tower at 11 bottom right
138. p3 act.build
       p3 builds a tower
139. p3 build.red.c4se
       p3 builds: red tower at 4 bottom right
140. p3 none  f65fcabd5b082c6b
141. p4 act.quest{q07+q18}  9e2f0b406b02de7e
       p4 goes on a quest
       p4 draws Log Rollers
       p4 draws Smugglers' Tunnel
142. p1 act.build
       p1 builds a tower
143. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
144. p1 cash.q14  48bb6918d32c7095
       p1 plays Weighted Net for 1 crystal
145. p2 act.market
       p2 goes to the market
146. p2 use.q01
       p2 plays Master Mason
147. p2 tower.c7ne{q18}  c0bda6dc1c19fa9a
       p2 upgrades the red tower at 7 top right
       New in the market: Smugglers' Tunnel
148. p3 act.market
       p3 goes to the market
149. p3 use.q18
       p3 plays Smugglers' Tunnel
150. p3 creature.spider8
151. p3 place.p2.c11{q02}
       p3 sends a spider to p2, cell 11
       New in the market: Crimson Foundry
152. p3 none{e04+orc+spider+goblin+orc}  a572901ff439cccd
       Round 6: p1 is first player
       Event: Mountain Toll
       p1 loses 2 crystals
       p1 loses 1 guard
       p2 loses 3 guards
       p3 loses 2 crystals
       p3 loses 1 guard
       p4 loses 3 crystals
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the orc enters the city, 2 guards fall, 12 left
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the goblin walks 1 cell to cell 3
       p1: the boss walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the goblin walks 2 cells to cell 13
       p2: the spider walks 2 cells to cell 13
       p2: the spider enters the city, 3 guards fall, 6 left
       p2: the orc walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 8
       p2: the goblin walks 2 cells to cell 7
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p3: the goblin walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 12
       p3: the goblin walks 2 cells to cell 9
       p3: the orc walks 2 cells to cell 5
       p3: the orc walks 2 cells to cell 5
       p3: the boss walks 2 cells to cell 4
       p3: a spider comes out of the mine
       p3: the spider walks 2 cells to cell 3
       p3: a goblin comes out of the mine
       p3: the goblin walks 1 cell to cell 2
       p4: the orc enters the city, 2 guards fall, 12 left
       p4: the goblin walks 1 cell to cell 4
       p4: the boss walks 2 cells to cell 4
       p4: a spider comes out of the mine
       p4: the spider walks 2 cells to cell 3
       p4: an orc comes out of the mine
       p4: the orc walks 1 cell to cell 2
       Dawn breaks
153. p1 fire.c4se.boss1
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
154. p1 fire.c2se.boss1
       p1: the red tower at 2 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
155. p1 fire.c9ne.spider3  46ff06957ab5215a
       p1: the yellow tower at 9 top right fires at a spider
       p1 captures a spider: 2 crystals
156. p2 fire.c4ne.boss2
       p2: the yellow tower at 4 top right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
157. p2 fire.c7ne.goblin8
       p2: the double cannon at 7 top right fires twice at a goblin
       p2 captures a goblin: 2 crystals
158. p2 fire.c11se.goblin7  5e5c33cb656bde99
       p2: the double cannon at 11 bottom right fires twice at a goblin
       p2 captures a goblin: 2 crystals
159. p3 fire.c4se.boss3
       p3: the red tower at 4 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 2 in all
160. p3 fire.c3se.spider9
       p3: the yellow tower at 3 bottom right fires at a spider
       p3 wounds a spider
161. p3 fire.c7nw.goblin11
       p3: the red tower at 7 top left fires at a goblin
       p3 captures a goblin: 2 crystals
162. p3 fire.c1se.spider9  8cf80b176e1b83ec
       p3: the yellow tower at 1 bottom right fires at a spider
       p3 captures a spider: 2 crystals
163. p4 fire.c2se.goblin16
       p4: the red tower at 2 bottom right fires at a goblin
       p4 captures a goblin: 2 crystals
164. p4 fire.c4ne.boss4  4477281535b185e6
       p4: the yellow tower at 4 top right fires at the boss
       The boss of p4 takes 1 point of damage, 1 in all
       Day
165. p1 act.quest{q07+q17}  c4df524588a5eab9
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Quagmire
166. p2 act.lengthen{p1}
       p2 lengthens the path
       p2 draws Straight
167. p2 lay.1.2{p8}
       p2 lays Straight: the path is 15 long
       p2 draws Side road
168. p2 lay.2.1{p6}
       p2 lays Side road: the path is 17 long
       p2 draws Left step
169. p2 lay.1.2  8339a7c90d6f6819
       p2 lays Left step: the path is 19 long
170. p3 act.lengthen{p6}
       p3 lengthens the path
       p3 draws Left step
171. p3 lay.1.2{p4}
       p3 lays Left step: the path is 18 long
       p3 draws Hairpin
172. p3 lay.1.2{p3}
       p3 lays Hairpin: the path is 20 long
       Right bend does not fit: p3 sets it aside
       No tile fits: p3 cannot lengthen any more for now
173. p3 none  ef1e54a3c7f35aca
174. p4 act.market
       p4 goes to the market
175. p4 cash.q08{q17}
       p4 plays Winding Detour for 1 crystal
       New in the market: Quagmire
176. p4 cash.q07  596ae5bd089cb606
       p4 plays Log Rollers for 1 crystal
177. p1 act.market
       p1 goes to the market
178. p1 cash.q16{q05}
       p1 plays Caltrops for 1 crystal
       New in the market: Crated Tower
179. p1 cash.q17  9bb5c717a1e2c4b6
       p1 plays Quagmire for 1 crystal
180. p2 act.lengthen{p4}
       p2 lengthens the path
       p2 draws Hairpin
181. p2 lay.1.2{p2}
       p2 lays Hairpin: the path is 21 long
       p2 draws Left bend
182. p2 lay.2.1{p5}
       p2 lays Left bend: the path is 23 long
       p2 draws Right step
183. p2 lay.1.2  c8bd95fd28004226
       p2 lays Right step: the path is 25 long
184. p3 act.market
       p3 goes to the market
185. p3 use.q05
       p3 plays Crated Tower
186. p3 build.blue.c9nw{q20}
       p3 builds: blue tower at 9 top left
       New in the market: Sappers
187. p3 none  6f212e2177de5e6c
188. p4 act.market
       p4 goes to the market
189. p4 use.q20
       p4 plays Sappers
190. p4 raze.p1.c9ne{q20+q05}
       The yellow tower of p1 at 9 top right is destroyed
       p1 draws Sappers
       p4 takes a destruction token
       New in the market: Crated Tower
191. p4 cash.q18{e09}  3671b24a0bf196af
       p4 plays Smugglers' Tunnel for 1 crystal
       Round 7: p2 is first player
       Event: Wet Powder
       Event of the next Dusk: Rockfall
       Night falls
       p2: the orc walks 2 cells to cell 9
       p2: the orc walks 2 cells to cell 9
       p2: the boss walks 2 cells to cell 5
       p2: the spider walks 3 cells to cell 5
       p2: the orc walks 2 cells to cell 4
       p3: the goblin walks 2 cells to cell 16
       p3: the orc walks 2 cells to cell 13
       p3: the orc walks 2 cells to cell 7
       p3: the orc walks 2 cells to cell 7
       p3: the boss walks 2 cells to cell 5
       p3: the goblin walks 2 cells to cell 4
       p4: the boss walks 2 cells to cell 5
       p4: the spider walks 3 cells to cell 5
       p4: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
192. p2 fire.c5ne.boss2
       p2: the red tower at 5 top right fires at the boss
       The boss of p2 takes 1 point of damage, 2 in all
193. p2 fire.c5se.spider6
       p2: the yellow tower at 5 bottom right fires at a spider
       p2 wounds a spider
194. p2 fire.c4ne.spider6  85e1ccd7e7056cfb
       p2: the yellow tower at 4 top right fires at a spider
       p2 captures a spider: 2 crystals
195. p3 fire.c5sw.boss3
       p3: the red tower at 5 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 3 in all
       The boss of p3 is wounded and grows faster
196. p3 fire.c4se.boss3  98f76b9964880971
       p3: the red tower at 4 bottom right fires at the boss
       The boss of p3 takes 1 point of damage, 4 in all
197. p4 fire.c4ne.spider12
       p4: the yellow tower at 4 top right fires at a spider
       p4 wounds a spider
198. p4 fire.c5se.spider12  e2e7108085c9e05e
       p4: the yellow tower at 5 bottom right fires at a spider
       p4 captures a spider: 2 crystals
199. p1 fire.c2se.goblin4
       p1: the red tower at 2 bottom right fires at a goblin
       p1 wounds a goblin
200. p1 fire.c5se.boss1
       p1: the red tower at 5 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
201. p1 fire.c4se.boss1  3c4b9b76fb5c2ae4
       p1: the yellow tower at 4 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
202. p2 act.market
       p2 goes to the market
203. p2 use.q05
       p2 plays Crated Tower
204. p2 build.blue.c19se{h01}  0299ad85bdb16c5b
       p2 builds: blue tower at 19 bottom right
       New in the market: Bramble Warden
205. p3 act.market
       p3 goes to the market
206. p3 use.q02
       p3 plays Crimson Foundry
207. p3 tower.c7nw{q05}
       p3 upgrades the red tower at 7 top left
       New in the market: Crated Tower
208. p3 none  dbcd65ad05b98ffd
209. p4 act.quest{q01+q21}  dacf7abcb4c26524
       p4 goes on a quest
       p4 draws Master Mason
       p4 draws Town Militia
210. p1 act.market
       p1 goes to the market
211. p1 use.q05
       p1 plays Crated Tower
212. p1 build.blue.c9ne{q10}
       p1 builds: blue tower at 9 top right
       New in the market: Eldorado
213. p1 use.q20
       p1 plays Sappers
214. p1 raze.p4.c8nw{q01}  c8495e2534389f68
       The yellow tower of p4 at 8 top left is destroyed
       p4 draws Master Mason
       p1 takes a destruction token
215. p2 act.market
       p2 goes to the market
216. p2 use.q10{q15}  1baabeb3e658d940
       p2 plays Eldorado
       p2 gains 3 crystals
       New in the market: Burning Pitch
217. p3 act.market
       p3 goes to the market
218. p3 cash.q15{q16}
       p3 plays Burning Pitch for 2 crystals
       New in the market: Caltrops
219. p3 none  d294dce1a2126839
220. p4 act.build
       p4 builds a tower
221. p4 build.yellow.c8nw
       p4 builds: yellow tower at 8 top left
222. p4 none  ac856f6243811ab5
223. p1 act.market
       p1 goes to the market
224. p1 cash.q17{q06}
       p1 plays Quagmire for 1 crystal
       New in the market: Timber Convoy
225. p1 use.q07
       p1 plays Log Rollers
226. p1 tower.c5se
227. p1 site.c7se  bc409755ac8e9f5d
       p1 moves the red tower of 5 bottom right to 7 bottom right
       Round 8: p3 is first player
       Event: Rockfall
228. p3 tower.c3se  80dcdc7afb57ff60
       The tower of p3 at 3 bottom right will not fire this Dawn
229. p4 tower.c5se  72ed49156bfa2f6b
       The tower of p4 at 5 bottom right will not fire this Dawn
230. p1 tower.c4se  53c620c69e11486a
       The tower of p1 at 4 bottom right will not fire this Dawn
231. p2 tower.c11se{e00}  d809981a8bd9b098
       The tower of p2 at 11 bottom right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p3: the goblin walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 16
       p3: the orc walks 2 cells to cell 10
       p3: the orc walks 2 cells to cell 10
       p3: the boss walks 3 cells to cell 9
       p3: the goblin walks 2 cells to cell 5
       p4: the boss walks 2 cells to cell 8
       p4: the orc walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 9
       p1: the goblin walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p2: the orc walks 2 cells to cell 12
       p2: the orc walks 2 cells to cell 12
       p2: the boss walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 5
       Dawn breaks
232. p3 fire.c5sw.goblin12
       p3: the red tower at 5 bottom left fires at a goblin
       p3 wounds a goblin
233. p3 fire.c4se.goblin12
       p3: the red tower at 4 bottom right fires at a goblin
       p3 captures a goblin: 2 crystals
234. p3 fire.c9nw.boss3
       p3: the blue tower at 9 top left fires at the boss
       The boss of p3 takes 1 point of damage, 5 in all
235. p3 fire.c7nw.boss3  49f87a441a6f8fac
       p3: the double cannon at 7 top left fires twice at the boss
       The boss of p3 takes 2 points of damage, 7 in all
236. p4 fire.c8nw.boss4  6a7d050abf59416d
       p4: the yellow tower at 8 top left fires at the boss
       The boss of p4 takes 1 point of damage, 2 in all
237. p1 fire.c9ne.boss1
       p1: the blue tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
238. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
239. p1 fire.c7se.boss1  bbe161ab28018c81
       p1: the double cannon at 7 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 8 in all
240. p2 fire.c7ne.boss2  0a8ed68852a0970b
       p2: the double cannon at 7 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 4 in all
       The boss of p2 is wounded and grows faster
       Day
241. p3 act.market
       p3 goes to the market
242. p3 use.q06
       p3 plays Timber Convoy
243. p3 build.blue.c11sw
       p3 builds: blue tower at 11 bottom left
244. p3 build.yellow.c15nw{q14}
       p3 builds: yellow tower at 15 top left
       New in the market: Weighted Net
245. p3 cash.q04  0754c5a285867aed
       p3 plays Amber Workshop for 1 crystal
246. p4 act.market
       p4 goes to the market
247. p4 cash.q16{q10}
       p4 plays Caltrops for 1 crystal
       New in the market: Eldorado
248. p4 use.q21  6695ddf5d8a76b7e
       p4 plays Town Militia
       p4 regains 2 guards
249. p1 act.market
       p1 goes to the market
250. p1 use.h01
       p1 plays Bramble Warden
251. p1 cell.c12
252. p1 back.2{q01}
       p1 pushes an orc back 2 cells to cell 10
       New in the market: Master Mason
253. p1 cash.q03  ff9d8b38d5c56a1c
       p1 plays Cobalt Chapel for 1 crystal
254. p2 act.market
       p2 goes to the market
255. p2 use.q01
       p2 plays Master Mason
256. p2 tower.c5ne{q20}  a49add24ebf35a3e
       p2 upgrades the red tower at 5 top right
       New in the market: Sappers
257. p3 act.build
       p3 builds a tower
258. p3 build.blue.c11nw  cafeb95c2cd47dc0
       p3 builds: blue tower at 11 top left
259. p4 act.market
       p4 goes to the market
260. p4 use.q10{q15}
       p4 plays Eldorado
       p4 gains 3 crystals
       New in the market: Burning Pitch
261. p4 cash.q01  6cbc31943a96e952
       p4 plays Master Mason for 1 crystal
262. p1 act.market
       p1 goes to the market
263. p1 cash.q15{q09}  677ac7520bcd6450
       p1 plays Burning Pitch for 2 crystals
       New in the market: Pathfinders
264. p2 act.build
       p2 builds a tower
265. p2 build.blue.c9se{e07}  1f1d1dd8ecdf8122
       p2 builds: blue tower at 9 bottom right
       Round 9: p4 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p4: the boss walks 2 cells to cell 9
       p4: the orc walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 12
       p1: the goblin walks 2 cells to cell 9
       p1: the orc walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 8
       p2: the orc walks 2 cells to cell 14
       p2: the orc walks 2 cells to cell 14
       p2: the boss walks 3 cells to cell 11
       p2: the orc walks 2 cells to cell 8
       p3: the goblin walks 1 cell to cell 19
       p3: the orc walks 2 cells to cell 18
       p3: the orc walks 2 cells to cell 12
       p3: the orc walks 2 cells to cell 12
       p3: the boss walks 3 cells to cell 12
       Dawn breaks
266. p4 fire.c8nw.boss4
       p4: the yellow tower at 8 top left fires at the boss
       The boss of p4 takes 1 point of damage, 3 in all
       The boss of p4 is wounded and grows faster
267. p4 fire.c9ne.boss4  c4d5e7c56be76e0e
       p4: the blue tower at 9 top right fires at the boss
       The boss of p4 takes 1 point of damage, 4 in all
268. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
269. p1 fire.c9ne.boss1
       p1: the blue tower at 9 top right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
270. p1 fire.c7se.goblin3  e14f525fb63e9d3a
       p1: the double cannon at 7 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
271. p2 fire.c5se.boss2
       p2: the yellow tower at 5 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 5 in all
272. p2 fire.c9se.boss2
       p2: the blue tower at 9 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 6 in all
273. p2 fire.c5ne.boss2
       p2: the double cannon at 5 top right fires twice at the boss
       The boss of p2 takes 2 points of damage, 8 in all
274. p2 fire.c11se.boss2  9d5480488256980d
       p2: the double cannon at 11 bottom right fires twice at the boss
       The boss of p2 takes 2 points of damage, 10 in all
       p2 captures the boss
275. p3 fire.c11sw.boss3
       p3: the blue tower at 11 bottom left fires at the boss
       The boss of p3 takes 1 point of damage, 8 in all
276. p3 fire.c11nw.boss3  91ab2cbf7ae836b9
       p3: the blue tower at 11 top left fires at the boss
       The boss of p3 takes 1 point of damage, 9 in all
       Game over: p1 wins

p1 +12  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
p1  +3  Trophy: Crystal Vault [TOWR-Q08]
p2  +6  Guards [TOWR-E03]
p2 +15  Boss [TOWR-E04]
p2  +3  Trophy: Roof Guild [TOWR-Q09]
p3 +11  Guards [TOWR-E03]
p3 +11  Boss [TOWR-E04]
p4 +14  Guards [TOWR-E03]
p4  +4  Boss [TOWR-E04]
p4  +2  Trophy: Yellow Ramparts [TOWR-Q02]
p4  +3  Trophy: Crystal Vault [TOWR-Q08]
= p1 30, p2 24, p4 23, p3 22  boss, won by p1
