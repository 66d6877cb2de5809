hall/4  seats 2  seed 37  options side=autumn workshops=random

  1. p1 portal.a8  d5325dca47c529c3
       p1 opens a Portal at a8
  2. p2 portal.s8  834a0792dd86d3c9
       p2 opens a Portal at s8
  3. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
  4. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  5. p1 draft.start-3.1c
       p1 chooses Ember Eye for the pack
  6. p1 draft.start-6.1b  9a5da9103f3b7e4b
       p1 chooses Barrow Pusher for the pack
       p1 begins with 4 Stone, 2 Iron, 2 Heartstones and 2 Coins
  7. p2 draft.start-5.1d
       p2 chooses Bone Reader for the pack
  8. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
  9. p2 draft.start-1.1b
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-2.1c  17cf9c9239e35824
       p2 chooses Nail Biter for the pack
       p2 begins with 6 Stone, 1 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 11. p1 dig.o4
 12. p1 lay.o4b.b7
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 2 Coins to p1
 13. p1 trade.rune
       p1 gives 4 resources back to the supply
 14. p1 pay.iron.stock
 15. p1 pay.coin.stock
 16. p1 pay.iron.stock
 17. p1 pay.heartstone.stock
       p1 gains 1 Rune
 18. p1 end  58c8984e4b78c9af
 19. p2 dig.o4
 20. p2 lay.o4c.q7
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 2 Coins to p2
 21. p2 end  92e8e0feb4f39a45
 22. p1 cast.cave_in
       p1 casts Cave-In: 1 Rune on the card
 23. p1 fill.b7
       p1 makes a Tunnel at b7 cave in and picks up 2 Stone
 24. p1 trade.cart
       p1 gives 4 resources back to the supply
 25. p1 pay.stone.stock
 26. p1 pay.heartstone.stock
 27. p1 pay.stone.stock
 28. p1 pay.coin.stock
       p1 gains 1 Cart
 29. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 30. p1 recruit.b3{mud-1-5}
       p1 recruits Clay Kneader
       Puddle Banker joins the horde
 31. p1 join.2a
       Clay Kneader takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Coin
 32. p1 trade.cart
       p1 gives 4 resources back to the supply
 33. p1 pay.cart.1b
 34. p1 pay.heartstone.2a
 35. p1 pay.coin.1a
 36. p1 pay.cart.stock
       p1 gains 1 Cart
 37. p1 end  ebb1684855550407
 38. p2 trade.iron
       p2 gives 4 resources back to the supply
 39. p2 pay.coin.stock
 40. p2 pay.coin.stock
 41. p2 pay.hammer.stock
 42. p2 pay.stone.stock
       p2 gains 1 Iron
 43. p2 dig.i3
 44. p2 lay.i3a.o9
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p2 unearths a Fire Statue at q9
 45. p2 done
 46. p2 end  73f7d671173ad01f
 47. p1 recruit.b5{ice-1-5}
       p1 recruits Gravel Glutton
       Rime Smith joins the horde
 48. p1 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p1 4 Stone and 1 Heartstone
 49. p1 trade.stone
       p1 gives 4 resources back to the supply
 50. p1 pay.heartstone.1c
 51. p1 pay.stone.2a
 52. p1 pay.stone.1d
 53. p1 pay.stone.2c
       p1 gains 1 Stone
 54. p1 end  a614c5528511102a
 55. p2 dig.d2
 56. p2 lay.d2d.r9
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 2 Stone to p2
 57. p2 trade.stone
       p2 gives 4 resources back to the supply
 58. p2 pay.coin.stock
 59. p2 pay.coin.stock
       p2 gains 1 Stone
 60. p2 end  82b1c081e43703bd
 61. p1 dig.d2
 62. p1 lay.d2d.a9
 63. p1 pay.auto
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Iron to p1
 64. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 65. p1 end  5ca8ed27edb3bfa8
 66. p2 dig.d2
 67. p2 lay.d2c.s9
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Iron to p2
 68. p2 hall.shaman
 69. p2 build.shamana.r8
       p2 builds the Shaman's Chamber
 70. p2 end  6d37231ff355c834
 71. p1 recruit.b3{ice-1-2}
       p1 recruits Puddle Banker
       Snow Shoveller joins the horde
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Cart and 2 Coins
 72. p1 trade.rune
       p1 gives 4 resources back to the supply
 73. p1 pay.cart.stock
 74. p1 pay.heartstone.1c
 75. p1 pay.cart.1b
       p1 gains 1 Rune
 76. p1 end  575a189d64bbfb8c
 77. p2 recruit.b3{fire-1-5}
       p2 recruits Snow Shoveller
       Soot Pounder joins the horde
 78. p2 join.2a
       Snow Shoveller takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 1 Coin and 1 Ice Cart
 79. p2 trade.cart
       p2 gives 4 resources back to the supply
 80. p2 pay.stone.1b
 81. p2 pay.coin.1a
 82. p2 pay.iron.stock
 83. p2 pay.stone.2a
       p2 gains 1 Cart
 84. p2 statue.q9
 85. p2 to.r9
       p2 moves a Fire Statue from q9 to r9
 86. p2 end  098e7a2d77c0eb64
 87. p1 cast.cave_in
       p1 casts Cave-In: 2 Runes on the card
 88. p1 fill.a9
       p1 makes a Tunnel at a9 cave in and picks up 2 Stone
 89. p1 recruit.b5{moon-1-5}
       p1 recruits Rime Smith
       Silver Sifter joins the horde
 90. p1 join.3a
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 2 Heartstones, 1 Cart and 2 Coins
 91. p1 trade.cart
       p1 gives 4 resources back to the supply
 92. p1 pay.iron.3a
 93. p1 pay.cart.1b
 94. p1 pay.stone.stock
 95. p1 pay.coin.1a
       p1 gains 1 Cart
 96. p1 trade.stone
       p1 gives 4 resources back to the supply
 97. p1 pay.heartstone.2a
 98. p1 pay.iron.3a
 99. p1 pay.heartstone.1c
100. p1 pay.stone.2a
       p1 gains 1 Stone
101. p1 trade.hammer
       p1 gives 4 resources back to the supply
102. p1 pay.coin.2b
103. p1 pay.cart.stock
104. p1 pay.stone.stock
105. p1 pay.coin.2b
       p1 gains 1 Hammer
106. p1 end  431e583e584b3328
107. p2 recruit.b3{ice-1-3}
       p2 recruits Soot Pounder
       Icicle Whistler joins the horde
108. p2 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Iron, 1 Hammer and 1 Rune
109. p2 end  e9037b117e31ae2c
110. p1 recruit.b4{ice-1-1}
       p1 recruits Tong Bearer
       Frost Sledger joins the horde
       Tong Bearer takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Coins and 1 Fire Cart
111. p1 end  d11602d628d34926
112. p2 trade.stone
       p2 gives 4 resources back to the supply
113. p2 pay.stone.2c
114. p2 pay.iron.stock
115. p2 pay.hammer.2c
116. p2 pay.stone.2a
       p2 gains 1 Stone
117. p2 cast.old_debt
       p2 casts Old Debt: 1 Rune on the card
118. p2 recruit.m1
119. p2 spare.b1
120. p2 spare.b2{fire-2-3+fire}
       p2 recruits Crescent Blade
       p2 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Fire Pedestal
       Crescent Blade takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone and 1 Moon Cart
121. p2 end  b224d3386e3895e0
122. p1 dig.p5
123. p1 lay.p5e.b7
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 2 Stone to p1
124. p1 end  cd3989d0c1568334
125. p2 dig.d2
126. p2 lay.d2d.r11
127. p2 ore.stone
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
128. p2 pedestal.ice
       p2 puts an Ice Pedestal at r12, grey zone: a benefit token of 3 Honor points
129. p2 end  385bdd81ec525bc1
130. p1 dig.d2
131. p1 lay.d2c.b10
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
132. p1 end  e1c7fc10f76ae599
133. p2 recruit.b1{moon-1-1}
       p2 recruits Cold Digger
       Night Toller joins the horde
134. p2 join.3a
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 1 Heartstone, 1 Coin and 1 Ice Cart
135. p2 end  cfcf5146ff9d735f
136. p1 recruit.m2{ice-2-1+ice}
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p1 7 Stone, 2 Iron, 1 Heartstone, 3 Coins and 2 Ice Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
137. p1 end  edf9555163345952
138. p2 trade.heartstone
       p2 gives 4 resources back to the supply
139. p2 pay.coin.1a
140. p2 pay.iron.1c
141. p2 pay.stone.2a
142. p2 pay.heartstone.2b
       p2 gains 1 Heartstone
143. p2 trade.hammer
       p2 gives 4 resources back to the supply
144. p2 pay.iron.2b
145. p2 pay.heartstone.3a
146. p2 pay.stone.2a
147. p2 pay.heartstone.stock
       p2 gains 1 Hammer
148. p2 recruit.b5{moon-1-2}
       p2 recruits Silver Sifter
       Dusk Carrier joins the horde
       Silver Sifter takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 1 Rune and 1 Coin
149. p2 trade.iron
       p2 gives 4 resources back to the supply
150. p2 pay.coin.3b
151. p2 pay.rune.1d
152. p2 pay.iron.1c
153. p2 pay.hammer.2c
       p2 gains 1 Iron
154. p2 end  d9ecff3214c7ce4f
155. p1 dig.d2
156. p1 lay.d2b.c6
157. p1 ore.heartstone
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Fire Statue at d6
158. p1 done
159. p1 statue.d6
160. p1 to.b9
161. p1 pay.auto
       p1 moves a Fire Statue from d6 to b9
162. p1 end  2c13c5dca47de67c
163. p2 recruit.b5{fire-1-3}
       p2 recruits Dusk Carrier
       Torch Peddler joins the horde
       Dusk Carrier takes a place in the pack: at the top
       The pack brings p2 4 Stone, 1 Iron, 1 Heartstone, 1 Hammer, 1 Rune, 2 Coins and 1 Moon Cart
164. p2 end  2751f46dfbfc4476
165. p1 dig.i4
166. p1 lay.i4d.c9
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at c9
       The rock yields 1 Hammer to p1
167. p1 done
168. p1 establish.d11.stone_mill
       p1 establishes the Stone Mill at d11
169. p1 hall.chasm
170. p1 build.chasmb.c6
       p1 builds the Chasm
171. p1 end  946502abefefa316
172. p2 trade.iron
       p2 gives 4 resources back to the supply
173. p2 pay.stone.2a
174. p2 pay.iron.2b
175. p2 pay.stone.2a
176. p2 pay.iron.stock
       p2 gains 1 Iron
177. p2 cast.old_debt
       p2 casts Old Debt: 2 Runes on the card
178. p2 dig.t4
179. p2 lay.t4d.p5
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at p6
180. p2 statue.p6
181. p2 to.p7
       p2 moves a Moon Statue from p6 to p7
182. p2 end  721b07199bdc9084
       Game over: p1 wins with 35 Honor points

p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1  +4  Fire Statue at b9, grey zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2  +3  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2  +6  Moon Statue at p7, brown zone [HALL-F6]
= p1 35, p2 33  coronation, won by p1
