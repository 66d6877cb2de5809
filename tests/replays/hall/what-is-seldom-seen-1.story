hall/4  seats 2  seed 13  options side=autumn workshops=random

  1. p2 portal.a8  0f7f2bf52513ceb5
       p2 opens a Portal at a8
  2. p1 portal.s8  715ec60699f9f5d1
       p1 opens a Portal at s8
  3. p2 draft.start-5.1c
       p2 chooses Bone Reader for the pack
  4. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  5. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-4.1a  b8a78ad6c69205c2
       p2 chooses Purse Shaker for the pack
       p2 begins with 8 Stone, 1 Iron, 1 Hammer and 1 Coin
  7. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  8. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-1.1a
       p1 chooses Pebble Picker for the pack
 10. p1 draft.start-2.1d  305e650eda07029e
       p1 chooses Nail Biter for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 11. p2 dig.t4
 12. p2 lay.t4a.b8
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at c9
       The rock yields 2 Iron and 1 Heartstone to p2
 13. p2 done
 14. p2 end  f7926a0162b67da3
 15. p1 dig.l3
 16. p1 lay.l3b.r9
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 2 Stone and 2 Iron to p1
 17. p1 trade.coin
       p1 gives 4 resources back to the supply
 18. p1 pay.hammer.stock
 19. p1 pay.iron.stock
 20. p1 pay.stone.stock
 21. p1 pay.heartstone.stock
       p1 gains 1 Coin
 22. p1 trade.coin
       p1 gives 4 resources back to the supply
 23. p1 pay.coin.stock
 24. p1 pay.heartstone.stock
 25. p1 pay.iron.stock
 26. p1 pay.stone.stock
       p1 gains 1 Coin
 27. p1 trade.stone
       p1 gives 4 resources back to the supply
 28. p1 pay.coin.stock
 29. p1 pay.coin.stock
 30. p1 pay.coin.stock
 31. p1 pay.stone.stock
       p1 gains 1 Stone
 32. p1 end  b53a996c50881ec9
 33. p2 dig.s4
 34. p2 lay.s4e.c10
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Hammer to p2
 35. p2 done
 36. p2 end  12415c9579d4760a
 37. p1 trade.stone
       p1 gives 4 resources back to the supply
 38. p1 pay.iron.stock
 39. p1 pay.stone.stock
 40. p1 pay.stone.stock
 41. p1 pay.iron.stock
       p1 gains 1 Stone
 42. p1 dig.d2
 43. p1 lay.d2d.s11
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p1 unearths a Fire Statue at s11
       The rock yields 1 Stone to p1
 44. p1 end  6fb090f66e6be01e
 45. p2 trade.iron
       p2 gives 4 resources back to the supply
 46. p2 pay.coin.stock
 47. p2 pay.heartstone.stock
 48. p2 pay.hammer.stock
 49. p2 pay.hammer.stock
       p2 gains 1 Iron
 50. p2 recruit.b2{moon-1-1}
       p2 recruits Snow Shoveller
       Night Toller joins the horde
 51. p2 join.2b
       Snow Shoveller takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Cart, 1 Rune and 1 Ice Cart
 52. p2 trade.iron
       p2 gives 4 resources back to the supply
 53. p2 pay.stone.2b
 54. p2 pay.cart.1b
 55. p2 pay.stone.2b
 56. p2 pay.rune.1c
       p2 gains 1 Iron
 57. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
 58. p2 end  189918a731ae9242
 59. p1 recruit.b2{mud-1-3}
       p1 recruits Night Toller
       Clay Kneader joins the horde
 60. p1 join.2a
       Night Toller takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart, 1 Coin and 1 Moon Cart
 61. p1 end  a11b755e29a84fd6
 62. p2 recruit.b4{moon-1-5}
       p2 recruits Cinder Hauler
       Silver Sifter joins the horde
 63. p2 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Cart, 1 Coin and 1 Fire Cart
 64. p2 end  4a7f23bb62b9c8eb
 65. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 66. p1 recruit.b5{moon-1-4}
       p1 recruits Icicle Whistler
       Lantern Guard joins the horde
 67. p1 join.2b
       Icicle Whistler takes a place in the pack: second row, place 2
       The pack brings p1 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
 68. p1 statue.s11
 69. p1 to.s10
 70. p1 pay.auto
       p1 moves a Fire Statue from s11 to s10
 71. p1 end  9b2cb1a0682da1b4
 72. p2 cast.trading_places
       p2 casts Trading Places: 1 Rune on the card
 73. p2 dig.d2
 74. p2 lay.d2c.a9
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Iron to p2
 75. p2 trade.coin
       p2 gives 4 resources back to the supply
 76. p2 pay.cart.1b
 77. p2 pay.coin.1a
       p2 gains 1 Coin
 78. p2 end  3d04279bdb31dfd2
 79. p1 recruit.b4{fire-1-3}
       p1 recruits Silver Sifter
       Torch Peddler joins the horde
 80. p1 join.2c
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Heartstone and 1 Coin
 81. p1 statue.s10
 82. p1 to.r9
       p1 moves a Fire Statue from s10 to r9
 83. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 84. p1 pay.rune.2b
 85. p1 pay.heartstone.2c
 86. p1 pay.iron.1d
 87. p1 pay.coin.2c
       p1 gains 1 Heartstone
 88. p1 end  93d78acd14cfef48
 89. p2 recruit.b1{fire-1-5}
       p2 recruits Frost Sledger
       Soot Pounder joins the horde
 90. p2 join.2c
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Rune and 1 Ice Cart
 91. p2 trade.stone
       p2 gives 4 resources back to the supply
 92. p2 pay.coin.stock
 93. p2 pay.iron.stock
 94. p2 pay.rune.1c
 95. p2 pay.iron.2c
       p2 gains 1 Stone
 96. p2 end  dc119e64ec62c915
 97. p1 recruit.b3{fire-1-2}
       p1 recruits Mudsled Driver
       Coal Nibbler joins the horde
 98. p1 join.3b
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone, 2 Carts, 1 Rune and 1 Coin
 99. p1 trade.rune
       p1 gives 4 resources back to the supply
100. p1 pay.cart.1b
101. p1 pay.iron.1d
102. p1 pay.cart.3b
103. p1 pay.coin.1c
       p1 gains 1 Rune
104. p1 end  99ed03b0aa251377
105. p2 recruit.b4{fire-1-4}
       p2 recruits Torch Peddler
       Tong Bearer joins the horde
106. p2 join.3b
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
107. p2 trade.hammer
       p2 gives 4 resources back to the supply
108. p2 pay.stone.stock
109. p2 pay.stone.2b
110. p2 pay.rune.1c
111. p2 pay.cart.1b
       p2 gains 1 Hammer
112. p2 trade.iron
       p2 gives 4 resources back to the supply
113. p2 pay.hammer.stock
114. p2 pay.iron.2c
115. p2 pay.coin.3b
116. p2 pay.stone.2b
       p2 gains 1 Iron
117. p2 end  511776a1d8efe557
118. p1 recruit.b3{mud-1-2}
       p1 recruits Coal Nibbler
       Gravel Glutton joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart, 2 Coins and 1 Fire Cart
119. p1 end  acdf2bca8136d4b7
120. p2 dig.d2
121. p2 lay.d2c.c12
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p2 unearths an Ice Statue at c13
122. p2 statue.c13
123. p2 to.b11
124. p2 pay.cart_ice.2c
       p2 moves an Ice Statue from c13 to b11
125. p2 end  2cab1528fe4ddeb8
126. p1 dig.d2
127. p1 lay.d2c.r12
128. p1 ore.stone
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
129. p1 trade.rune
       p1 gives 4 resources back to the supply
130. p1 pay.coin.1c
131. p1 pay.cart.1b
132. p1 pay.heartstone.3a
133. p1 pay.heartstone.2c
       p1 gains 1 Rune
134. p1 trade.cart
       p1 gives 4 resources back to the supply
135. p1 pay.rune.2b
136. p1 pay.coin.2c
137. p1 pay.coin.2a
138. p1 pay.heartstone.stock
       p1 gains 1 Cart
139. p1 end  9a307ca45488f1d8
140. p2 recruit.b2{mud-1-5}
       p2 recruits Clay Kneader
       Puddle Banker joins the horde
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p2 5 Stone, 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
141. p2 statue.c9
142. p2 to.d8
       p2 moves a Moon Statue from c9 to d8
143. p2 trade.iron
       p2 gives 4 resources back to the supply
144. p2 pay.stone.2b
145. p2 pay.coin.1a
146. p2 pay.stone.2b
147. p2 pay.rune.1c
       p2 gains 1 Iron
148. p2 statue.b11
149. p2 to.c10
       p2 moves an Ice Statue from b11 to c10
150. p2 end  13d1097bfeedc61f
151. p1 cast.seers_bag
       p1 casts Seer's Bag: 1 Rune on the card
152. p1 draw{ice}
       p1 draws an Ice Pedestal from the bag
153. p1 recruit.b5{ice-1-5}
       p1 recruits Lantern Guard
       Rime Smith joins the horde
       Lantern Guard takes a place in the pack: at the top
       The pack brings p1 2 Stone, 2 Iron, 2 Heartstones, 2 Carts, 1 Rune, 3 Coins and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
154. p1 end  fcaad8f6be2791e6
155. p2 dig.d2
156. p2 lay.d2c.c14
157. p2 pay.stone.2a
158. p2 pay.stone.3a
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
159. p2 hall.chasm
160. p2 build.chasmb.c9
       p2 builds the Chasm
161. p2 end  5e39b59425f80d8c
162. p1 dig.d2
163. p1 lay.d2c.q13
164. p1 ore.heartstone
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Moon Statue at q13
165. p1 done
166. p1 statue.r9
167. p1 to.s9
168. p1 pay.cart_fire.3a
       p1 moves a Fire Statue from r9 to s9
169. p1 trade.coin
       p1 gives 4 resources back to the supply
170. p1 pay.cart.3b
171. p1 pay.rune.2b
172. p1 pay.iron.1d
173. p1 pay.stone.1a
       p1 gains 1 Coin
174. p1 end  dfcae6186ceb606d
175. p2 recruit.b3{mud-1-1}
       p2 recruits Gravel Glutton
       Bog Prospector joins the horde
       Gravel Glutton takes a place in the pack: at the top
       The pack brings p2 7 Stone, 2 Iron, 1 Cart, 1 Rune, 2 Coins and 2 Ice Carts
176. p2 end  e282db4f581f9be8
177. p1 trade.stone
       p1 gives 4 resources back to the supply
178. p1 pay.iron.4a
179. p1 pay.cart.1b
180. p1 pay.coin.2a
181. p1 pay.coin.1c
       p1 gains 1 Stone
182. p1 skip
       p1 can neither recruit nor dig, and skips
183. p1 statue.s9
184. p1 to.s10
       p1 moves a Fire Statue from s9 to s10
185. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
186. p1 statue.q13
187. p1 to.r12
       p1 moves a Moon Statue from q13 to r12
188. p1 end  5eb7acb9b2cd6bba
       Game over: p2 wins with 19 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Fire Statue at s10, dark grey zone [HALL-F6]
p1  +4  Moon Statue at r12, grey zone [HALL-F6]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2  +5  5 sets of left-over resources [HALL-F4]
p2  +0  Chasm, altar empty [HALL-G10]
p2  +6  Moon Statue at d8, brown zone [HALL-F6]
= p2 19, p1 12  coronation, won by p2
