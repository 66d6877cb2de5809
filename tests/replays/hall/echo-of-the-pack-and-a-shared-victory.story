hall/2  seats 2  seed 2047  options side=autumn workshops=chosen

  1. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  2. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  3. p1 offer.crusher
       p1 puts a Workshop into the supply: Crusher
  4. p1 offer.mint
       p1 puts a Workshop into the supply: Mint
  5. p1 offer.rune_forge
       p1 puts a Workshop into the supply: Rune Forge
  6. p1 portal.a8  4a4bb758f7621238
       p1 opens a Portal at a8
  7. p2 portal.j19  139554a468174fe9
       p2 opens a Portal at j19
  8. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-3.1b
       p1 chooses Ember Eye for the pack
 11. p1 draft.start-5.1c  a602840486eab046
       p1 chooses Bone Reader for the pack
       p1 begins with 6 Stone, 1 Iron, 1 Hammer and 1 Coin
 12. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 13. p2 draft.start-1.1b
       p2 chooses Pebble Picker for the pack
 14. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 15. p2 draft.start-3.1a  8e1aa11d4447729f
       p2 chooses Ember Eye for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.w5
 17. p1 lay.w5d.b8
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       The rock yields 2 Stone and 1 Hammer to p1
 18. p1 establish.d11.mint
       p1 establishes the Mint at d11
 19. p1 end  fb73bf4883acc39c
 20. p2 recruit.b3{fire-1-4}
       p2 recruits Frost Sledger
       Tong Bearer joins the horde
 21. p2 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron and 1 Ice Cart
 22. p2 end  eb0770dcc1af522f
 23. p1 trade.cart
       p1 gives 4 resources back to the supply
 24. p1 pay.iron.stock
 25. p1 pay.hammer.stock
 26. p1 pay.coin.stock
       p1 gains 1 Cart
 27. p1 recruit.b3{fire-1-2}
       p1 recruits Tong Bearer
       Coal Nibbler joins the horde
 28. p1 join.2a
       Tong Bearer takes a place in the pack: second row, place 1
       The pack brings p1 2 Iron, 1 Heartstone and 1 Fire Cart
 29. p1 trade.stone
       p1 gives 4 resources back to the supply
 30. p1 pay.heartstone.1b
 31. p1 pay.iron.2a
 32. p1 pay.stone.stock
 33. p1 pay.cart.stock
       p1 gains 1 Stone
 34. p1 end  965e8d71c494b13c
 35. p2 dig.i4
 36. p2 lay.i4c.j15
 37. p2 ore.iron
 38. p2 pay.iron.2b
 39. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p2
 40. p2 establish.j14.depot
       p2 establishes the Depot at j14
 41. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 42. p2 pay.stone.1b
 43. p2 pay.coin.stock
 44. p2 pay.coin.stock
 45. p2 pay.iron.stock
       p2 gains 1 Heartstone
 46. p2 trade.stone
       p2 gives 4 resources back to the supply
 47. p2 pay.heartstone.stock
 48. p2 pay.coin.stock
 49. p2 pay.heartstone.stock
       p2 gains 1 Stone
 50. p2 end  f41573513efa46a1
 51. p1 recruit.b5{moon-1-2}
       p1 recruits Bog Prospector
       Dusk Carrier joins the horde
 52. p1 join.2c
       Bog Prospector takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
 53. p1 end  79c1d6b20841fb06
 54. p2 recruit.b4{mud-1-2}
       p2 recruits Mudsled Driver
       Gravel Glutton joins the horde
 55. p2 join.2c
       Mudsled Driver takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Iron and 2 Carts
 56. p2 trade.cart
       p2 gives 4 resources back to the supply
 57. p2 pay.stone.2c
 58. p2 pay.cart.1d
 59. p2 pay.cart.2c
 60. p2 pay.iron.1c
       p2 gains 1 Cart
 61. p2 end  dd8b48ff24611d03
 62. p1 cast.pack_echo
       p1 casts Echo of the Pack: 1 Rune on the card
 63. p1 echo.1d
 64. p1 done
       The pack brings p1 nothing more
 65. p1 trade.cart
       p1 gives 4 resources back to the supply
 66. p1 pay.stone.stock
 67. p1 pay.cart.1d
 68. p1 pay.stone.stock
 69. p1 pay.iron.2c
       p1 gains 1 Cart
 70. p1 recruit.b3{fire-1-3}
       p1 recruits Coal Nibbler
       Torch Peddler joins the horde
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p1 2 Heartstones, 1 Rune and 1 Fire Cart
 71. p1 trade.coin
       p1 gives 4 resources back to the supply
 72. p1 pay.iron.1a
 73. p1 pay.cart.stock
 74. p1 pay.heartstone.2c
 75. p1 pay.heartstone.1b
       p1 gains 1 Coin
 76. p1 end  c2ccf37cd1057fcd
 77. p2 dig.i3
 78. p2 lay.i3d.i17
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Moon Statue at i17
 79. p2 statue.i17
 80. p2 to.j17
       p2 moves a Moon Statue from i17 to j17
 81. p2 end  4b28b46ae0c0c1dc
 82. p1 recruit.b5{ice-1-5}
       p1 recruits Dusk Carrier
       Rime Smith joins the horde
 83. p1 join.3b
       Dusk Carrier takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 2 Heartstones, 1 Cart and 1 Moon Cart
 84. p1 trade.hammer
       p1 gives 4 resources back to the supply
 85. p1 pay.coin.stock
 86. p1 pay.stone.3b
 87. p1 pay.heartstone.2b
 88. p1 pay.rune.1c
       p1 gains 1 Hammer
 89. p1 statue.c9
 90. p1 to.b9
       p1 moves an Ice Statue from c9 to b9
 91. p1 end  fe374b79c7969fd1
 92. p2 recruit.b4{mud-1-3}
       p2 recruits Gravel Glutton
       Clay Kneader joins the horde
 93. p2 join.3b
       Gravel Glutton takes a place in the pack: third row, place 2
       The pack brings p2 5 Stone, 2 Iron and 2 Carts
 94. p2 statue.j17
 95. p2 to.j19
 96. p2 pay.cart.2c
       p2 moves a Moon Statue from j17 to j19
 97. p2 statue.j19
 98. p2 to.j15
       p2 moves a Moon Statue from j19 to j15
 99. p2 trade.hammer
       p2 gives 4 resources back to the supply
100. p2 pay.stone.1b
101. p2 pay.iron.2b
102. p2 pay.stone.3b
103. p2 pay.stone.2c
       p2 gains 1 Hammer
104. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
105. p2 end  01b461186ed15e04
106. p1 trade.coin
       p1 gives 4 resources back to the supply
107. p1 pay.iron.2c
108. p1 pay.stone.3b
109. p1 pay.heartstone.2c
110. p1 pay.hammer.stock
       p1 gains 1 Coin
111. p1 recruit.b4{ice-1-3}
       p1 recruits Clay Kneader
       Icicle Whistler joins the horde
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 2 Heartstones and 1 Rune
112. p1 trade.iron
       p1 gives 4 resources back to the supply
113. p1 pay.rune.1c
114. p1 pay.heartstone.3a
115. p1 pay.coin.stock
116. p1 pay.heartstone.1b
       p1 gains 1 Iron
117. p1 trade.cart
       p1 gives 4 resources back to the supply
118. p1 pay.iron.2a
119. p1 pay.iron.stock
120. p1 pay.stone.3a
121. p1 pay.iron.1a
       p1 gains 1 Cart
122. p1 statue.b9
123. p1 to.a8
       p1 moves an Ice Statue from b9 to a8
124. p1 end  3f6310baa68dfb9d
125. p2 work.j14
       p2 activates the Depot: up to 1 use
126. p2 stop
127. p2 recruit.b3{fire-1-5}
       p2 recruits Torch Peddler
       Soot Pounder joins the horde
       Torch Peddler takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone, 1 Coin and 1 Fire Cart
128. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
129. p2 end  a8f7d96cb6501499
130. p1 recruit.b5{ice-1-2}
       p1 recruits Rime Smith
       Snow Shoveller joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p1 3 Stone, 5 Iron, 3 Heartstones, 1 Cart and 1 Rune
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
131. p1 statue.a8
132. p1 to.d10
       p1 moves an Ice Statue from a8 to d10
133. p1 end  b092e0c3f6f54a73
134. p2 recruit.b3{mud-1-5}
       p2 recruits Soot Pounder
       Puddle Banker joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
135. p2 trade.coin
       p2 gives 4 resources back to the supply
136. p2 pay.iron.1c
137. p2 pay.hammer.3a
138. p2 pay.stone.1b
139. p2 pay.stone.3a
       p2 gains 1 Coin
140. p2 trade.stone
       p2 gives 4 resources back to the supply
141. p2 pay.coin.2a
142. p2 pay.heartstone.stock
143. p2 pay.heartstone.1a
144. p2 pay.coin.stock
       p2 gains 1 Stone
145. p2 end  42a93f197f897128
146. p1 trade.stone
       p1 gives 4 resources back to the supply
147. p1 pay.iron.2a
148. p1 pay.heartstone.1b
149. p1 pay.rune.1c
150. p1 pay.iron.2c
       p1 gains 1 Stone
151. p1 dig.d2
152. p1 lay.d2c.c7
153. p1 ore.heartstone
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Coin to p1
154. p1 trade.cart
       p1 gives 4 resources back to the supply
155. p1 pay.stone.3a
156. p1 pay.iron.1a
157. p1 pay.heartstone.3a
158. p1 pay.coin.stock
       p1 gains 1 Cart
159. p1 trade.coin
       p1 gives 4 resources back to the supply
160. p1 pay.iron.4a
161. p1 pay.cart.stock
162. p1 pay.stone.3b
163. p1 pay.stone.3b
       p1 gains 1 Coin
164. p1 end  52f492e661a934a9
165. p2 recruit.b3{mud-1-4}
       p2 recruits Puddle Banker
       Rust Wader joins the horde
       Puddle Banker takes a place in the pack: at the top
       The pack brings p2 6 Stone, 1 Iron, 1 Heartstone, 2 Carts, 1 Hammer and 3 Coins
166. p2 trade.hammer
       p2 gives 4 resources back to the supply
167. p2 pay.iron.2b
168. p2 pay.hammer.3a
169. p2 pay.stone.1b
170. p2 pay.iron.1c
       p2 gains 1 Hammer
171. p2 trade.coin
       p2 gives 4 resources back to the supply
172. p2 pay.hammer.stock
173. p2 pay.heartstone.1a
174. p2 pay.coin.2a
175. p2 pay.stone.2c
       p2 gains 1 Coin
176. p2 end  9446c8d15799e758
177. p1 skip
       p1 can neither recruit nor dig, and skips
178. p1 end  6b8e1a22421ff416
179. p2 dig.d2
180. p2 lay.d2a.g17
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
181. p2 establish.h16.ironworks
       p2 establishes the Ironworks at h16
182. p2 statue.j15
183. p2 to.j17
       p2 moves a Moon Statue from j15 to j17
184. p2 trade.hammer
       p2 gives 4 resources back to the supply
185. p2 pay.cart.2c
186. p2 pay.coin.4a
187. p2 pay.coin.4a
188. p2 pay.coin.stock
       p2 gains 1 Hammer
189. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
190. p2 end  a74a7ca265408cff
       Game over: p1 and p2 share the victory with 15 Honor points

p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +6  Ice Statue at d10, brown zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +6  Moon Statue at j17, brown zone [HALL-F6]
= p1 15, p2 15  coronation, won by p1, p2
