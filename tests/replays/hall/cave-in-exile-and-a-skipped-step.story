hall/4  seats 2  seed 22  options side=winter workshops=random

  1. p2 portal.u16  5a1964aaf04c85da
       p2 opens a Portal at u16
  2. p1 portal.c8  d7434a671a32fbc3
       p1 opens a Portal at c8
  3. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
  4. p2 draft.start-4.1d
       p2 chooses Purse Shaker for the pack
  5. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  6. p2 draft.start-3.1c  1609cc0b01a16204
       p2 chooses Ember Eye for the pack
       p2 begins with 5 Stone, 2 Iron and 1 Coin
  7. p1 draft.start-3.1a
       p1 chooses Ember Eye for the pack
  8. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
  9. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 10. p1 draft.start-2.1c  d73bd30fc277c5d1
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p2 recruit.b2{fire-1-3}
       p2 recruits Cinder Hauler
       Torch Peddler joins the horde
 12. p2 join.2b
       Cinder Hauler takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Heartstone, 1 Cart and 1 Fire Cart
 13. p2 trade.stone
       p2 gives 4 resources back to the supply
 14. p2 pay.cart.1b
 15. p2 pay.stone.2b
 16. p2 pay.iron.stock
 17. p2 pay.stone.stock
       p2 gains 1 Stone
 18. p2 trade.cart
       p2 gives 4 resources back to the supply
 19. p2 pay.stone.stock
 20. p2 pay.iron.stock
 21. p2 pay.stone.stock
 22. p2 pay.stone.2b
       p2 gains 1 Cart
 23. p2 end  75efc12cd65ff366
 24. p1 trade.rune
       p1 gives 4 resources back to the supply
 25. p1 pay.stone.stock
 26. p1 pay.iron.stock
 27. p1 pay.coin.stock
 28. p1 pay.coin.stock
       p1 gains 1 Rune
 29. p1 trade.rune
       p1 gives 4 resources back to the supply
 30. p1 pay.iron.stock
 31. p1 pay.hammer.stock
 32. p1 pay.heartstone.stock
 33. p1 pay.rune.stock
       p1 gains 1 Rune
 34. p1 recruit.b3{moon-1-3}
       p1 recruits Mudsled Driver
       Owl Listener joins the horde
 35. p1 join.2a
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Coin
 36. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 37. p1 pay.cart.2a
 38. p1 pay.coin.1b
 39. p1 pay.rune.stock
 40. p1 pay.heartstone.1a
       p1 gains 1 Heartstone
 41. p1 end  770aa06e759ef334
 42. p2 dig.d2
 43. p2 lay.d2a.u15
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 44. p2 end  09498d0fa02f8727
 45. p1 recruit.b3{moon-1-4}
       p1 recruits Owl Listener
       Lantern Guard joins the horde
 46. p1 join.2c
       Owl Listener takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Rune and 1 Moon Cart
 47. p1 end  56875d23987e3982
 48. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 49. p2 recruit.b4{ice-1-4}
       p2 recruits Rime Smith
       Cold Digger joins the horde
 50. p2 join.2a
       Rime Smith takes a place in the pack: second row, place 1
       The pack brings p2 2 Iron, 1 Cart and 1 Rune
 51. p2 end  423ab28a59a43c1e
 52. p1 cast.cave_in
       p1 casts Cave-In: 1 Rune on the card
 53. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 54. p1 pay.iron.1c
 55. p1 pay.stone.stock
 56. p1 pay.heartstone.stock
 57. p1 pay.stone.stock
       p1 gains 1 Heartstone
 58. p1 dig.l3
 59. p1 lay.l3d.d7
 60. p1 pay.stone.stock
 61. p1 pay.stone.2a
 62. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p1
 63. p1 end  600098aad637ad16
 64. p2 dig.d2
 65. p2 lay.d2c.v13
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p2 unearths an Ice Statue at v14
 66. p2 statue.v14
 67. p2 to.v13
 68. p2 pay.cart.stock
       p2 moves an Ice Statue from v14 to v13
 69. p2 statue.v13
 70. p2 to.v15
       p2 moves an Ice Statue from v13 to v15
 71. p2 end  d618c17f1fcb6087
 72. p1 recruit.b5{mud-1-2}
       p1 recruits Rust Wader
       Gravel Glutton joins the horde
       Rust Wader takes a place in the pack: second row, place 2
       The pack brings p1 3 Iron and 1 Coin
 73. p1 end  841d02f4e91262d8
 74. p2 recruit.b1{moon-1-1}
       p2 recruits Soot Pounder
       Night Toller joins the horde
 75. p2 join.3a
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 2 Iron, 1 Heartstone, 1 Cart and 1 Hammer
 76. p2 trade.coin
       p2 gives 4 resources back to the supply
 77. p2 pay.iron.2a
 78. p2 pay.rune.1a
 79. p2 pay.cart.1b
 80. p2 pay.iron.2a
       p2 gains 1 Coin
 81. p2 trade.coin
       p2 gives 4 resources back to the supply
 82. p2 pay.coin.stock
 83. p2 pay.hammer.3a
 84. p2 pay.stone.3a
 85. p2 pay.heartstone.1c
       p2 gains 1 Coin
 86. p2 end  c612643ea2618399
 87. p1 recruit.b4{ice-1-2}
       p1 recruits Cold Digger
       Snow Shoveller joins the horde
 88. p1 join.3b
       Cold Digger takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 89. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 90. p1 pay.iron.2b
 91. p1 pay.stone.stock
 92. p1 pay.heartstone.stock
 93. p1 pay.iron.1c
       p1 gains 1 Heartstone
 94. p1 end  b26174a2454ff546
 95. p2 dig.d2
 96. p2 lay.d2c.w13
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 97. p2 end  ad3e8e80374358b6
 98. p1 cast.cave_in
       p1 casts Cave-In: 2 Runes on the card
 99. p1 fill.d7
       p1 makes a Tunnel at d7 cave in and picks up 2 Stone
100. p1 recruit.m3{mud-2-1+moon}
       p1 recruits Root Miner
       p1 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Root Miner takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 3 Iron, 3 Heartstones, 1 Cart and 1 Coin
101. p1 end  91bdf002c8dc15ed
102. p2 recruit.b4{mud-1-3}
       p2 recruits Snow Shoveller
       p2 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
       Snow Shoveller takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 1 Heartstone, 1 Coin and 1 Ice Cart
103. p2 trade.cart
       p2 gives 4 resources back to the supply
104. p2 pay.heartstone.1c
105. p2 pay.coin.1d
106. p2 pay.coin.stock
107. p2 pay.stone.2c
       p2 gains 1 Cart
108. p2 end  f1d506a6f7ee781d
109. p1 dig.l3
110. p1 lay.l3b.b9
111. p1 ore.stone
112. p1 pay.stone.stock
113. p1 pay.stone.2a
114. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p1
115. p1 pedestal.ice
       p1 puts an Ice Pedestal at c9, dark grey zone: a benefit token of 2 Honor points
116. p1 done
117. p1 trade.heartstone
       p1 gives 4 resources back to the supply
118. p1 pay.hammer.stock
119. p1 pay.heartstone.3a
120. p1 pay.iron.2b
121. p1 pay.iron.2b
       p1 gains 1 Heartstone
122. p1 trade.cart
       p1 gives 4 resources back to the supply
123. p1 pay.cart.2a
124. p1 pay.heartstone.1a
125. p1 pay.heartstone.3a
126. p1 pay.coin.1b
       p1 gains 1 Cart
127. p1 trade.rune
       p1 gives 4 resources back to the supply
128. p1 pay.stone.stock
129. p1 pay.heartstone.stock
130. p1 pay.heartstone.stock
131. p1 pay.iron.1c
       p1 gains 1 Rune
132. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
133. p1 end  f018f7a1bea4da51
134. p2 recruit.b4{fire-1-2}
       p2 recruits Clay Kneader
       Coal Nibbler joins the horde
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p2 4 Stone, 2 Heartstones, 1 Cart and 1 Coin
135. p2 trade.hammer
       p2 gives 4 resources back to the supply
136. p2 pay.stone.2b
137. p2 pay.stone.2b
138. p2 pay.coin.1d
139. p2 pay.stone.3b
       p2 gains 1 Hammer
140. p2 trade.hammer
       p2 gives 4 resources back to the supply
141. p2 pay.heartstone.3b
142. p2 pay.coin.stock
143. p2 pay.cart.1b
144. p2 pay.cart.stock
       p2 gains 1 Hammer
145. p2 statue.v15
146. p2 to.u16
       p2 moves an Ice Statue from v15 to u16
147. p2 end  fdc5b921353c296f
148. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
149. p1 exile.m3
150. p1 done{mud-2-2+fire}
       Landslide retires
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
151. p1 recruit.b1{mud-1-1}
       p1 recruits Night Toller
       Bog Prospector joins the horde
       Night Toller takes a place in the pack: at the top
       The pack brings p1 2 Stone, 4 Iron, 4 Heartstones, 1 Cart, 1 Rune, 2 Coins and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
152. p1 trade.stone
       p1 gives 4 resources back to the supply
153. p1 pay.rune.2c
154. p1 pay.stone.2a
155. p1 pay.heartstone.1a
156. p1 pay.cart.2a
       p1 gains 1 Stone
157. p1 trade.iron
       p1 gives 4 resources back to the supply
158. p1 pay.stone.1d
159. p1 pay.stone.stock
160. p1 pay.iron.1c
161. p1 pay.iron.2b
       p1 gains 1 Iron
162. p1 trade.cart
       p1 gives 4 resources back to the supply
163. p1 pay.iron.2b
164. p1 pay.coin.1b
165. p1 pay.heartstone.3a
166. p1 pay.coin.4a
       p1 gains 1 Cart
167. p1 trade.cart
       p1 gives 4 resources back to the supply
168. p1 pay.iron.3a
169. p1 pay.iron.stock
170. p1 pay.heartstone.3a
171. p1 pay.cart.stock
       p1 gains 1 Cart
172. p1 end  5b09c6a997be8022
173. p2 dig.d2
174. p2 lay.d2a.t13
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Iron to p2
175. p2 establish.t14.ironworks
       p2 establishes the Ironworks at t14
176. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
177. p2 end  b937f445feeca53f
178. p1 skip
       p1 can neither recruit nor dig, and skips
179. p1 end  51a02dedea4fc68b
180. p2 recruit.b4{moon-1-5}
       p2 recruits Coal Nibbler
       Silver Sifter joins the horde
       Coal Nibbler takes a place in the pack: at the top
       The pack brings p2 6 Stone, 2 Iron, 3 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
181. p2 statue.u16
182. p2 to.u15
183. p2 pay.cart.1b
       p2 moves an Ice Statue from u16 to u15
184. p2 end  9b83a61b23bbf212
185. p1 skip
       p1 can neither recruit nor dig, and skips
186. p1 end  2cb29d0f36abe8d3
       Game over: p1 wins with 12 Honor points

p1  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +5  5 sets of left-over resources [HALL-F4]
p2  +2  Ice Statue at u15, dark grey zone [HALL-F6]
= p1 12, p2 7  coronation, won by p1
