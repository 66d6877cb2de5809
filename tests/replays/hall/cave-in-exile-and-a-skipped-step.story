hall/2  seats 2  seed 1740  options side=winter workshops=chosen

  1. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  2. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  3. p1 offer.mint
       p1 puts a Workshop into the supply: Mint
  4. p1 offer.wainwright
       p1 puts a Workshop into the supply: Wainwright
  5. p1 offer.hammer_forge  dc780edeac9119b9
       p1 puts a Workshop into the supply: Hammer Forge
  6. p2 portal.l1  9a482784c8bff140
       p2 opens a Portal at l1
  7. p1 portal.e18  57ea6670a997fd52
       p1 opens a Portal at e18
  8. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-4.1d
       p2 chooses Purse Shaker for the pack
 10. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 11. p2 draft.start-5.1c  e1e12ddd7556d325
       p2 chooses Bone Reader for the pack
       p2 begins with 4 Stone, 2 Iron, 1 Heartstone and 2 Coins
 12. p1 draft.start-2.1d
       p1 chooses Nail Biter for the pack
 13. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
 14. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
 15. p1 draft.start-6.1a  be9b8619a03f683f
       p1 chooses Barrow Pusher for the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 16. p2 dig.o4
 17. p2 lay.o4b.m1
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at n2
 18. p2 trade.cart
       p2 gives 4 resources back to the supply
 19. p2 pay.iron.stock
 20. p2 pay.coin.stock
 21. p2 pay.coin.stock
 22. p2 pay.iron.stock
       p2 gains 1 Cart
 23. p2 end  28e561070a4a257b
 24. p1 dig.v5
 25. p1 lay.v5b.f18
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at h18
       The rock yields 1 Coin to p1
 26. p1 trade.stone
       p1 gives 4 resources back to the supply
 27. p1 pay.hammer.stock
 28. p1 pay.coin.stock
 29. p1 pay.coin.stock
 30. p1 pay.iron.stock
       p1 gains 1 Stone
 31. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 32. p1 end  fb6df0363a256b05
 33. p2 recruit.b3{fire-1-3}
       p2 recruits Silver Sifter
       Torch Peddler joins the horde
 34. p2 join.2b
       Silver Sifter takes a place in the pack: second row, place 2
       The pack brings p2 2 Heartstones, 1 Rune and 1 Coin
 35. p2 trade.hammer
       p2 gives 4 resources back to the supply
 36. p2 pay.rune.1c
 37. p2 pay.coin.2b
 38. p2 pay.heartstone.1b
 39. p2 pay.heartstone.stock
       p2 gains 1 Hammer
 40. p2 end  857d2a8cdb8118ef
 41. p1 recruit.b4{ice-1-5}
       p1 recruits Night Toller
       Rime Smith joins the horde
 42. p1 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Moon Cart
 43. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
 44. p1 end  a64858d2dcbd85c8
 45. p2 recruit.b4{ice-1-3}
       p2 recruits Rime Smith
       Icicle Whistler joins the horde
 46. p2 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Rune and 1 Coin
 47. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 48. p2 pay.cart.stock
 49. p2 pay.coin.1d
 50. p2 pay.iron.2c
 51. p2 pay.hammer.stock
       p2 gains 1 Heartstone
 52. p2 trade.coin
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
 53. p2 end  9ea39d57e0d81bea
 54. p1 recruit.b1{fire-1-5}
       p1 recruits Cold Digger
       Soot Pounder joins the horde
 55. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 56. p1 trade.coin
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
 57. p1 end  b4b57d8fd78b0c32
 58. p2 recruit.b4{fire-1-1}
       p2 recruits Icicle Whistler
       Cinder Hauler joins the horde
 59. p2 join.2a
       Icicle Whistler takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 60. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 61. p2 end  dc4adfd89d4b8a94
 62. p1 recruit.b4{moon-1-2}
       p1 recruits Cinder Hauler
       Dusk Carrier joins the horde
 63. p1 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p1 3 Stone, 1 Cart and 1 Fire Cart
 64. p1 trade.coin
       p1 gives 4 resources back to the supply
 65. p1 pay.stone.1b
 66. p1 pay.cart.1a
 67. p1 pay.stone.2a
 68. p1 pay.coin.stock
       p1 gains 1 Coin
 69. p1 end  4f70302d745fb1e1
 70. p2 recruit.b4{fire-1-4}
       p2 recruits Dusk Carrier
       Tong Bearer joins the horde
 71. p2 join.3a
       Dusk Carrier takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 2 Heartstones, 2 Runes, 1 Coin and 1 Moon Cart
 72. p2 trade.stone
       p2 gives 4 resources back to the supply
 73. p2 pay.stone.3a
 74. p2 pay.cart.stock
 75. p2 pay.stone.3a
 76. p2 pay.heartstone.2b
       p2 gains 1 Stone
 77. p2 end  c7704f3985332d71
 78. p1 recruit.b4{fire-1-2}
       p1 recruits Tong Bearer
       Coal Nibbler joins the horde
 79. p1 join.3a
       Tong Bearer takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
 80. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 81. p1 pay.heartstone.2b
 82. p1 pay.iron.3a
 83. p1 pay.stone.2a
 84. p1 pay.stone.2a
       p1 gains 1 Heartstone
 85. p1 trade.iron
       p1 gives 4 resources back to the supply
 86. p1 pay.coin.stock
 87. p1 pay.stone.1b
 88. p1 pay.rune.1c
 89. p1 pay.cart.1a
       p1 gains 1 Iron
 90. p1 end  bbfc062915051a43
 91. p2 recruit.b1{mud-1-1}
       p2 recruits Soot Pounder
       Bog Prospector joins the horde
       Soot Pounder takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 92. p2 trade.hammer
       p2 gives 4 resources back to the supply
 93. p2 pay.rune.1c
 94. p2 pay.coin.1d
 95. p2 pay.heartstone.1b
 96. p2 pay.coin.2b
       p2 gains 1 Hammer
 97. p2 end  e94c074f829a9f4f
 98. p1 recruit.b2{mud-1-2}
       p1 recruits Mudsled Driver
       Gravel Glutton joins the horde
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
 99. p1 trade.heartstone
       p1 gives 4 resources back to the supply
100. p1 pay.stone.1b
101. p1 pay.stone.3b
102. p1 pay.iron.1d
103. p1 pay.cart.3b
       p1 gains 1 Heartstone
104. p1 statue.h18
105. p1 to.h20
106. p1 pay.cart_fire.2a
       p1 moves a Fire Statue from h18 to h20
107. p1 trade.hammer
       p1 gives 4 resources back to the supply
108. p1 pay.heartstone.2b
109. p1 pay.iron.stock
110. p1 pay.coin.2c
111. p1 pay.heartstone.stock
       p1 gains 1 Hammer
112. p1 statue.h20
113. p1 to.e18
       p1 moves a Fire Statue from h20 to e18
114. p1 end  cad7f02b6bcbd0b6
115. p2 dig.l3
116. p2 lay.l3b.n3
117. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p2
118. p2 done
119. p2 trade.heartstone
       p2 gives 4 resources back to the supply
120. p2 pay.hammer.stock
121. p2 pay.heartstone.2b
122. p2 pay.rune.2a
123. p2 pay.hammer.stock
       p2 gains 1 Heartstone
124. p2 end  2f068ca0b7c7d2cb
125. p1 cast.cave_in
       p1 casts Cave-In: 1 Rune on the card
126. p1 fill.f18
       p1 makes a Tunnel at f18 cave in and picks up 2 Stone
127. p1 recruit.b1{moon-1-3}
       p1 recruits Bog Prospector
       Owl Listener joins the horde
       Bog Prospector takes a place in the pack: at the top
       The pack brings p1 4 Stone, 3 Iron, 2 Heartstones, 2 Carts, 1 Rune, 1 Coin and 2 Fire Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
128. p1 trade.stone
       p1 gives 4 resources back to the supply
129. p1 pay.cart.3b
130. p1 pay.coin.2c
131. p1 pay.stone.1b
132. p1 pay.stone.2a
       p1 gains 1 Stone
133. p1 trade.stone
       p1 gives 4 resources back to the supply
134. p1 pay.stone.2a
135. p1 pay.heartstone.2b
136. p1 pay.rune.1c
137. p1 pay.heartstone.4a
       p1 gains 1 Stone
138. p1 trade.iron
       p1 gives 4 resources back to the supply
139. p1 pay.iron.3a
140. p1 pay.iron.1d
141. p1 pay.cart.1a
142. p1 pay.stone.3b
       p1 gains 1 Iron
143. p1 trade.heartstone
       p1 gives 4 resources back to the supply
144. p1 pay.iron.4a
145. p1 pay.stone.stock
146. p1 pay.iron.stock
147. p1 pay.heartstone.stock
       p1 gains 1 Heartstone
148. p1 trade.rune
       p1 gives 4 resources back to the supply
149. p1 pay.stone.stock
150. p1 pay.heartstone.stock
151. p1 pay.stone.stock
152. p1 pay.hammer.stock
       p1 gains 1 Rune
153. p1 end  9f65659ef2acdfea
154. p2 recruit.b3{moon-1-4}
       p2 recruits Torch Peddler
       Lantern Guard joins the horde
       Torch Peddler takes a place in the pack: at the top
       The pack brings p2 4 Stone, 2 Heartstones, 1 Hammer, 2 Runes, 3 Coins and 1 Fire Cart
155. p2 statue.n2
156. p2 to.n1
       p2 moves a Fire Statue from n2 to n1
157. p2 trade.hammer
       p2 gives 4 resources back to the supply
158. p2 pay.iron.2c
159. p2 pay.hammer.3b
160. p2 pay.rune.2a
161. p2 pay.heartstone.1b
       p2 gains 1 Hammer
162. p2 trade.coin
       p2 gives 4 resources back to the supply
163. p2 pay.hammer.stock
164. p2 pay.stone.3a
165. p2 pay.coin.1d
166. p2 pay.heartstone.2b
       p2 gains 1 Coin
167. p2 trade.cart
       p2 gives 4 resources back to the supply
168. p2 pay.heartstone.stock
169. p2 pay.rune.1c
170. p2 pay.coin.2b
171. p2 pay.stone.1a
       p2 gains 1 Cart
172. p2 trade.iron
       p2 gives 4 resources back to the supply
173. p2 pay.iron.2c
174. p2 pay.cart.stock
175. p2 pay.stone.3a
176. p2 pay.coin.4a
       p2 gains 1 Iron
177. p2 end  e4a8fc1148f40668
178. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
179. p1 exile.m2
180. p1 exile.t3{mud-2-3+fire+fire-3-1}
       Frost Scribe retires
       Obsidian Breaker retires
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
       Volcano Matriarch joins the horde
181. p1 skip
       p1 can neither recruit nor dig, and skips
182. p1 end  abe0fc32eb5f3e54
183. p2 skip
       p2 can neither recruit nor dig, and skips
184. p2 end  8c934906bf2e3ba0
185. p1 skip
       p1 can neither recruit nor dig, and skips
186. p1 end  d9de3c62c216d582
       Game over: p1 wins with 11 Honor points

p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +2  Fire Statue at e18, dark grey zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +2  Fire Statue at n1, dark grey zone [HALL-F6]
= p1 11, p2 9  coronation, won by p1
