hall/4  seats 2  seed 142  options side=autumn workshops=random

  1. p2 portal.a8  058693255f8442ee
       p2 opens a Portal at a8
  2. p1 portal.j19  be437d9fb3fa1448
       p1 opens a Portal at j19
  3. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  4. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  5. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
  6. p2 draft.start-4.1a  afa923c817241e23
       p2 chooses Purse Shaker for the pack
       p2 begins with 5 Stone, 2 Iron and 1 Coin
  7. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  8. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-3.1d
       p1 chooses Ember Eye for the pack
 10. p1 draft.start-5.1a  1f25f661f55736e6
       p1 chooses Bone Reader for the pack
       p1 begins with 7 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 11. p2 recruit.b2{ice-1-4}
       p2 recruits Frost Sledger
       Cold Digger joins the horde
 12. p2 join.2a
       Frost Sledger takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 13. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 14. p2 pay.iron.2a
 15. p2 pay.rune.1b
 16. p2 pay.iron.stock
 17. p2 pay.stone.stock
       p2 gains 1 Heartstone
 18. p2 trade.rune
       p2 gives 4 resources back to the supply
 19. p2 pay.coin.1a
 20. p2 pay.stone.stock
 21. p2 pay.iron.stock
 22. p2 pay.heartstone.stock
       p2 gains 1 Rune
 23. p2 end  3a7ee4c46fe4cb79
 24. p1 recruit.b3{fire-1-3}
       p1 recruits Gravel Glutton
       Torch Peddler joins the horde
 25. p1 join.2a
       Gravel Glutton takes a place in the pack: second row, place 1
       The pack brings p1 3 Stone, 1 Iron and 1 Rune
 26. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 27. p1 pay.stone.stock
 28. p1 pay.iron.stock
 29. p1 pay.coin.stock
 30. p1 pay.hammer.stock
       p1 gains 1 Heartstone
 31. p1 end  f715663ae7d6bbae
 32. p2 recruit.b1{fire-1-1}
       p2 recruits Snow Shoveller
       Cinder Hauler joins the horde
 33. p2 join.2c
       Snow Shoveller takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 1 Heartstone, 1 Cart and 1 Ice Cart
 34. p2 end  521ebf71eb97d56e
 35. p1 trade.cart
       p1 gives 4 resources back to the supply
 36. p1 pay.iron.stock
 37. p1 pay.stone.stock
 38. p1 pay.heartstone.stock
 39. p1 pay.stone.stock
       p1 gains 1 Cart
 40. p1 trade.rune
       p1 gives 4 resources back to the supply
 41. p1 pay.stone.2a
 42. p1 pay.stone.stock
 43. p1 pay.rune.1a
 44. p1 pay.iron.1b
       p1 gains 1 Rune
 45. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 46. p1 pay.cart.stock
 47. p1 pay.heartstone.stock
 48. p1 pay.stone.2a
 49. p1 pay.stone.2a
       p1 gains 1 Heartstone
 50. p1 recruit.b5{ice-1-5}
       p1 recruits Puddle Banker
       Rime Smith joins the horde
 51. p1 join.2b
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Cart and 2 Coins
 52. p1 end  1862b99302c212de
 53. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 54. p2 pay.rune.stock
 55. p2 pay.stone.2c
 56. p2 pay.heartstone.1c
 57. p2 pay.stone.stock
       p2 gains 1 Heartstone
 58. p2 dig.d2
 59. p2 lay.d2c.b7
 60. p2 pay.auto
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p2
 61. p2 end  aecfe7604238f456
 62. p1 dig.d2
 63. p1 lay.d2d.j17
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p1
 64. p1 end  2a65d846d38f0a16
 65. p2 trade.rune
       p2 gives 4 resources back to the supply
 66. p2 pay.cart.1d
 67. p2 pay.heartstone.stock
 68. p2 pay.coin.stock
 69. p2 pay.stone.stock
       p2 gains 1 Rune
 70. p2 cast.cave_in
       p2 casts Cave-In: 1 Rune on the card
 71. p2 fill.b7
       p2 makes a Tunnel at b7 cave in and picks up 2 Stone
 72. p2 recruit.b4{mud-1-1}
       p2 recruits Icicle Whistler
       Bog Prospector joins the horde
       Icicle Whistler takes a place in the pack: second row, place 2
       The pack brings p2 1 Heartstone, 2 Runes and 1 Ice Cart
 73. p2 end  f4e7124b20788388
 74. p1 recruit.b2{fire-1-5}
       p1 recruits Cold Digger
       Soot Pounder joins the horde
 75. p1 join.3a
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 76. p1 trade.rune
       p1 gives 4 resources back to the supply
 77. p1 pay.rune.1a
 78. p1 pay.coin.stock
 79. p1 pay.stone.stock
 80. p1 pay.iron.1b
       p1 gains 1 Rune
 81. p1 trade.cart
       p1 gives 4 resources back to the supply
 82. p1 pay.stone.2a
 83. p1 pay.heartstone.stock
 84. p1 pay.cart.1c
 85. p1 pay.heartstone.3a
       p1 gains 1 Cart
 86. p1 end  1215ffc87713196a
 87. p2 cast.pack_echo
       p2 casts Echo of the Pack: 1 Rune on the card
 88. p2 pay.rune.2b
 89. p2 echo.1d
 90. p2 done
       The pack brings p2 1 Cart
 91. p2 recruit.b1{fire-1-2}
       p2 recruits Cinder Hauler
       Coal Nibbler joins the horde
 92. p2 join.3a
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Rune, 1 Coin and 1 Fire Cart
 93. p2 trade.stone
       p2 gives 4 resources back to the supply
 94. p2 pay.coin.stock
 95. p2 pay.stone.stock
 96. p2 pay.heartstone.1c
 97. p2 pay.iron.2a
       p2 gains 1 Stone
 98. p2 trade.cart
       p2 gives 4 resources back to the supply
 99. p2 pay.coin.1a
100. p2 pay.stone.3a
101. p2 pay.stone.stock
102. p2 pay.cart.1d
       p2 gains 1 Cart
103. p2 trade.stone
       p2 gives 4 resources back to the supply
104. p2 pay.cart.stock
105. p2 pay.rune.1b
106. p2 pay.rune.2b
107. p2 pay.stone.stock
       p2 gains 1 Stone
108. p2 end  95989ac103370f4f
109. p1 cast.thunderclap
       p1 casts Thunderclap: 1 Rune on the card
110. p1 trade.heartstone
       p1 gives 4 resources back to the supply
111. p1 pay.cart.stock
112. p1 pay.coin.2b
113. p1 pay.rune.stock
114. p1 pay.coin.2b
       p1 gains 1 Heartstone
115. p1 recruit.b2{moon-1-2}
       p1 recruits Soot Pounder
       Dusk Carrier joins the horde
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Hammer
116. p1 trade.heartstone
       p1 gives 4 resources back to the supply
117. p1 pay.cart.1c
118. p1 pay.heartstone.1d
119. p1 pay.stone.2c
120. p1 pay.hammer.2c
       p1 gains 1 Heartstone
121. p1 end  53dda6a209969dae
122. p2 recruit.b3{mud-1-4}
       p2 recruits Torch Peddler
       Rust Wader joins the horde
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin and 1 Fire Cart
123. p2 trade.stone
       p2 gives 4 resources back to the supply
124. p2 pay.heartstone.1c
125. p2 pay.stone.stock
126. p2 pay.cart.1d
127. p2 pay.stone.3a
       p2 gains 1 Stone
128. p2 trade.cart
       p2 gives 4 resources back to the supply
129. p2 pay.stone.stock
130. p2 pay.rune.1b
131. p2 pay.coin.3b
132. p2 pay.stone.2c
       p2 gains 1 Cart
133. p2 end  5ef50d9292fbb4b0
134. p1 dig.d2
135. p1 lay.d2b.h17
136. p1 ore.heartstone
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths an Ice Statue at i17
137. p1 done
138. p1 end  a2b8d9cfd47ff6fb
139. p2 recruit.b1{fire-1-4}
       p2 recruits Coal Nibbler
       Tong Bearer joins the horde
       Coal Nibbler takes a place in the pack: at the top
       The pack brings p2 3 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 2 Coins and 1 Fire Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
140. p2 trade.iron
       p2 gives 4 resources back to the supply
141. p2 pay.stone.2c
142. p2 pay.coin.3b
143. p2 pay.rune.2b
144. p2 pay.coin.1a
       p2 gains 1 Iron
145. p2 end  da83e2fc96a904f8
146. p1 recruit.b5{moon-1-5}
       p1 recruits Rime Smith
       Silver Sifter joins the horde
       Rime Smith takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 3 Iron, 1 Heartstone, 1 Cart, 1 Hammer and 2 Coins
147. p1 end  fd42f8408202db80
148. p2 dig.l3
149. p2 lay.l3d.b8
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Fire Statue at c9
       The rock yields 2 Stone to p2
150. p2 trade.coin
       p2 gives 4 resources back to the supply
151. p2 pay.heartstone.4a
152. p2 pay.iron.2a
153. p2 pay.cart.stock
154. p2 pay.stone.stock
       p2 gains 1 Coin
155. p2 end  df48de0df1931586
156. p1 trade.cart
       p1 gives 4 resources back to the supply
157. p1 pay.stone.2a
158. p1 pay.heartstone.1d
159. p1 pay.coin.2b
160. p1 pay.coin.2b
       p1 gains 1 Cart
161. p1 dig.l3
162. p1 lay.l3c.h18
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Stone to p1
163. p1 end  012947fc8b602faa
164. p2 cast.cave_in
       p2 casts Cave-In: 2 Runes on the card
165. p2 trade.hammer
       p2 gives 4 resources back to the supply
166. p2 pay.stone.stock
167. p2 pay.cart.1d
168. p2 pay.iron.stock
169. p2 pay.heartstone.1c
       p2 gains 1 Hammer
170. p2 skip
       p2 can neither recruit nor dig, and skips
171. p2 statue.c9
172. p2 to.b9
       p2 moves a Fire Statue from c9 to b9
173. p2 statue.b9
174. p2 to.b8
       p2 moves a Fire Statue from b9 to b8
175. p2 end  610737f6d2c3414d
176. p1 recruit.b3{mud-1-3}
       p1 recruits Rust Wader
       Clay Kneader joins the horde
       Rust Wader takes a place in the pack: at the top
       The pack brings p1 2 Stone, 5 Iron, 2 Heartstones, 1 Rune and 2 Coins
177. p1 trade.hammer
       p1 gives 4 resources back to the supply
178. p1 pay.coin.2b
179. p1 pay.hammer.2c
180. p1 pay.stone.2a
181. p1 pay.heartstone.1d
       p1 gains 1 Hammer
182. p1 trade.iron
       p1 gives 4 resources back to the supply
183. p1 pay.cart.1c
184. p1 pay.coin.2b
185. p1 pay.heartstone.3a
186. p1 pay.iron.1b
       p1 gains 1 Iron
187. p1 statue.i17
188. p1 to.j18
189. p1 pay.cart_ice.3a
       p1 moves an Ice Statue from i17 to j18
190. p1 end  230d4c5540e0de70
       Game over: p1 and p2 share the victory with 11 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +4  Ice Statue at j18, grey zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p2  +4  Fire Statue at b8, grey zone [HALL-F6]
= p1 11, p2 11  coronation, won by p1, p2
