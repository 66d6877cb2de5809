hall/6  seats 2  seed 12  options side=winter later_seats=none workshops=random

  1. p2 portal.d7  d738db8a157ae247
       p2 opens a Portal at d7
  2. p1 portal.s18  e63d4298f8e4b9e0
       p1 opens a Portal at s18
  3. p2 draft.start-3.1a
       p2 chooses Ember Eye for the pack
  4. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
  5. p2 draft.start-1.1b
       p2 chooses Pebble Picker for the pack
  6. p2 draft.start-5.1c  2ad1729aa49370d1
       p2 chooses Bone Reader for the pack
       p2 begins with 4 Stone, 2 Iron, 2 Heartstones and 1 Coin
  7. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  8. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
 10. p1 draft.start-6.1d  12569e4f09d4c449
       p1 chooses Barrow Pusher for the pack
       p1 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 11. p2 dig.i3
 12. p2 lay.i3c.e7
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p2
 13. p2 end  cf07631a6231658c
 14. p1 recruit.b5{mud-1-6}
       p1 recruits Cold Digger
       Mudsled Driver joins the horde
 15. p1 join.2c
       Cold Digger takes a place in the pack: second row, place 3
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 16. p1 trade.stone
       p1 gives 4 resources back to the supply
 17. p1 pay.iron.stock
 18. p1 pay.hammer.stock
 19. p1 pay.coin.1c
 20. p1 pay.cart.1d
       p1 gains 1 Stone
 21. p1 end  83b86a5309ba684b
 22. p2 dig.d2
 23. p2 lay.d2c.f9
 24. p2 ore.iron
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Stone to p2
 25. p2 establish.g9.rune_forge
       p2 establishes the Rune Forge at g9
 26. p2 end  550f3e4fa73d63b6
 27. p1 dig.y5
 28. p1 lay.y5c.q17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p18
       The rock yields 3 Stone to p1
 29. p1 done
 30. p1 end  b52c6a608d6a3a07
 31. p2 trade.hammer
       p2 gives 4 resources back to the supply
 32. p2 pay.stone.stock
 33. p2 pay.stone.stock
 34. p2 pay.heartstone.stock
 35. p2 pay.coin.stock
       p2 gains 1 Hammer
 36. p2 recruit.b4{moon-1-2}
       p2 recruits Lantern Guard
       Dusk Carrier joins the horde
 37. p2 join.2c
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron, 1 Cart, 1 Rune and 1 Moon Cart
 38. p2 trade.hammer
       p2 gives 4 resources back to the supply
 39. p2 pay.coin.stock
 40. p2 pay.rune.1c
 41. p2 pay.cart.1d
 42. p2 pay.heartstone.stock
       p2 gains 1 Hammer
 43. p2 end  c1db236ca703e75f
 44. p1 trade.cart
       p1 gives 4 resources back to the supply
 45. p1 pay.iron.stock
 46. p1 pay.coin.stock
 47. p1 pay.heartstone.2c
 48. p1 pay.stone.stock
       p1 gains 1 Cart
 49. p1 dig.o4
 50. p1 lay.o4d.r16
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at r16
       The rock yields 1 Coin to p1
 51. p1 statue.p18
 52. p1 to.r18
 53. p1 pay.cart_ice.2c
       p1 moves an Ice Statue from p18 to r18
 54. p1 end  7bde84a3d0fa6399
 55. p2 work.g9
       p2 activates the Rune Forge: up to 1 use
 56. p2 use.2
       p2 gains 1 Rune
 57. p2 recruit.b3{fire-1-2}
       p2 recruits Puddle Banker
       Coal Nibbler joins the horde
 58. p2 join.2a
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone and 2 Coins
 59. p2 end  1adacd28607944e1
 60. p1 recruit.b2{mud-1-3}
       p1 recruits Icicle Whistler
       Clay Kneader joins the horde
 61. p1 join.2b
       Icicle Whistler takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 62. p1 statue.r16
 63. p1 to.s18
       p1 moves a Fire Statue from r16 to s18
 64. p1 end  012ca1ca50ce9d2a
 65. p2 cast.thieving_imp
       p2 casts Thieving Imp: 1 Rune on the card
 66. p2 work.g9
       p2 activates the Rune Forge: up to 1 use
 67. p2 trade.stone
       p2 gives 4 resources back to the supply
 68. p2 pay.coin.2a
 69. p2 pay.heartstone.1a
 70. p2 pay.coin.2a
 71. p2 pay.hammer.stock
       p2 gains 1 Stone
 72. p2 use.1
 73. p2 pay.stone.stock
       p2 gains 1 Rune
 74. p2 recruit.b1{fire-1-1}
       p2 recruits Rust Wader
       Cinder Hauler joins the horde
       Rust Wader takes a place in the pack: second row, place 2
       The pack brings p2 2 Iron and 1 Rune
 75. p2 end  ecd4d876f889029b
 76. p1 recruit.m1{moon-2-2+ice}
       p1 recruits Bog-Iron Baron
       p1 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
 77. p1 join.3b
       Bog-Iron Baron takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 3 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 78. p1 trade.cart
       p1 gives 4 resources back to the supply
 79. p1 pay.stone.3b
 80. p1 pay.heartstone.2c
 81. p1 pay.cart.1d
 82. p1 pay.iron.1b
       p1 gains 1 Cart
 83. p1 statue.s18
 84. p1 to.q18
       p1 moves a Fire Statue from s18 to q18
 85. p1 statue.r18
 86. p1 to.s18
 87. p1 pay.auto
       p1 moves an Ice Statue from r18 to s18
 88. p1 trade.cart
       p1 gives 4 resources back to the supply
 89. p1 pay.iron.3b
 90. p1 pay.rune.2b
 91. p1 pay.heartstone.stock
 92. p1 pay.heartstone.stock
       p1 gains 1 Cart
 93. p1 trade.coin
       p1 gives 4 resources back to the supply
 94. p1 pay.stone.stock
 95. p1 pay.coin.1c
 96. p1 pay.iron.3b
 97. p1 pay.iron.3b
       p1 gains 1 Coin
 98. p1 statue.s18
 99. p1 to.s17
100. p1 pay.cart_ice.2c
       p1 moves an Ice Statue from s18 to s17
101. p1 statue.s17
102. p1 to.r17
       p1 moves an Ice Statue from s17 to r17
103. p1 end  7aa214f23fd7a81d
104. p2 trade.rune
       p2 gives 4 resources back to the supply
105. p2 pay.hammer.stock
106. p2 pay.rune.stock
107. p2 pay.iron.2b
108. p2 pay.stone.1b
       p2 gains 1 Rune
109. p2 work.g9
       p2 activates the Rune Forge: up to 1 use
110. p2 stop
111. p2 cast.thieving_imp
       p2 casts Thieving Imp: 2 Runes on the card
112. p2 pay.auto
113. p2 steal.b2.coin
       The imp snatches a Coin from Clay Kneader for p2
114. p2 steal.b1.coin
       The imp snatches a Coin from Cinder Hauler for p2
115. p2 trade.hammer
       p2 gives 4 resources back to the supply
       p2 gains 1 Hammer
116. p2 recruit.b1{ice-1-5}
       p2 recruits Cinder Hauler
       Rime Smith joins the horde
117. p2 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 3 Iron, 1 Cart, 1 Rune and 1 Fire Cart
118. p2 end  2b0a9685fb252364
119. p1 recruit.b4{fire-1-3}
       p1 recruits Dusk Carrier
       Torch Peddler joins the horde
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Rune and 1 Moon Cart
120. p1 end  a424908d0e61901b
121. p2 dig.i3
122. p2 lay.i3a.f7
123. p2 ore.iron
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Stone to p2
124. p2 establish.i7.wainwright
       p2 establishes the Wainwright at i7
125. p2 trade.coin
       p2 gives 4 resources back to the supply
126. p2 pay.stone.stock
127. p2 pay.stone.stock
128. p2 pay.stone.1b
129. p2 pay.rune.1c
       p2 gains 1 Coin
130. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
131. p2 end  b61a02a66de7c28c
132. p1 recruit.b4{fire-1-5}
       p1 recruits Torch Peddler
       Soot Pounder joins the horde
       Torch Peddler takes a place in the pack: third row, place 1
       The pack brings p1 1 Rune, 2 Coins, 1 Fire Cart and 1 Ice Cart
133. p1 trade.heartstone
       p1 gives 4 resources back to the supply
134. p1 pay.iron.1b
135. p1 pay.rune.2b
136. p1 pay.stone.stock
137. p1 pay.coin.stock
       p1 gains 1 Heartstone
138. p1 trade.hammer
       p1 gives 4 resources back to the supply
139. p1 pay.rune.1a
140. p1 pay.stone.2a
141. p1 pay.heartstone.stock
142. p1 pay.coin.1c
       p1 gains 1 Hammer
143. p1 hall.stonecutter
144. p1 build.stonecuttera.r16
       p1 builds the Stonecutter's Hall
145. p1 end  efb844d1adf71918
146. p2 recruit.b2{moon-1-3}
       p2 recruits Clay Kneader
       Owl Listener joins the horde
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 2 Iron, 2 Heartstones, 1 Rune and 2 Coins
147. p2 trade.cart
       p2 gives 4 resources back to the supply
148. p2 pay.coin.2a
149. p2 pay.coin.2a
150. p2 pay.iron.2b
151. p2 pay.iron.2b
       p2 gains 1 Cart
152. p2 end  380d9c91e0f85be3
153. p1 recruit.b3{ice-1-2}
       p1 recruits Coal Nibbler
       Snow Shoveller joins the horde
       Coal Nibbler takes a place in the pack: at the top
       The pack brings p1 2 Stone, 4 Iron, 2 Heartstones, 1 Cart, 2 Runes, 1 Coin, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
154. p1 statue.q18
155. p1 to.s16
156. p1 pay.auto
       p1 moves a Fire Statue from q18 to s16
157. p1 trade.stone
       p1 gives 4 resources back to the supply
158. p1 pay.iron.1b
159. p1 pay.heartstone.2c
160. p1 pay.heartstone.4a
161. p1 pay.coin.1c
       p1 gains 1 Stone
162. p1 end  d6e8bdf554846880
163. p2 recruit.b1{ice-1-1}
       p2 recruits Rime Smith
       Frost Sledger joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p2 2 Stone, 5 Iron, 1 Cart and 2 Coins
164. p2 end  8afbff23f4fff9da
165. p1 dig.l3
166. p1 lay.l3b.m18
167. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone to p1
168. p1 done
169. p1 establish.n20.stone_mill
       p1 establishes the Stone Mill at n20
170. p1 trade.rune
       p1 gives 4 resources back to the supply
171. p1 pay.cart.1d
172. p1 pay.coin.3a
173. p1 pay.heartstone.stock
174. p1 pay.rune.2b
       p1 gains 1 Rune
175. p1 end  79fe75db29928557
176. p2 trade.stone
       p2 gives 4 resources back to the supply
177. p2 pay.cart.stock
178. p2 pay.heartstone.3a
179. p2 pay.heartstone.1a
180. p2 pay.stone.1b
       p2 gains 1 Stone
181. p2 dig.y5
182. p2 lay.y5g.h3
183. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at h6
       The rock yields 1 Coin to p2
184. p2 statue.h6
185. p2 to.h5
186. p2 pay.auto
       p2 moves a Fire Statue from h6 to h5
187. p2 end  292d215669e41698
188. p1 work.n20
       p1 activates the Stone Mill: up to 1 use
189. p1 use.1
       p1 gains 1 Iron
190. p1 cast.earth_ritual
       p1 casts Earth Ritual: 1 Rune on the card
191. p1 pay.rune.stock
192. p1 ritual.stone
       p1 gains 3 Stone
193. p1 trade.hammer
       p1 gives 4 resources back to the supply
194. p1 pay.rune.1a
195. p1 pay.iron.stock
       p1 gains 1 Hammer
196. p1 trade.coin
       p1 gives 4 resources back to the supply
197. p1 pay.hammer.stock
       p1 gains 1 Coin
198. p1 skip
       p1 can neither recruit nor dig, and skips
199. p1 end  b3281db741c0133e
       Game over: p1 wins with 29 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Fire Statue at h5, grey zone [HALL-F6]
= p1 29, p2 21  coronation, won by p1
