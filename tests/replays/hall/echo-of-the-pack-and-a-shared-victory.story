hall/3  seats 2  seed 497  options side=autumn workshops=random

  1. p1 portal.a8  102ed6b78c4e93f8
       p1 opens a Portal at a8
  2. p2 portal.j19  e789fc837766bdf1
       p2 opens a Portal at j19
  3. p1 draft.start-3.1c
       p1 chooses Ember Eye for the pack
  4. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  5. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
  6. p1 draft.start-6.1a  ff482adeb31c5ab8
       p1 chooses Barrow Pusher for the pack
       p1 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
  7. p2 draft.start-6.1c
       p2 chooses Barrow Pusher for the pack
  8. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
  9. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-4.1b  80ed274a48816a7e
       p2 chooses Purse Shaker for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 11. p1 dig.i3
 12. p1 lay.i3d.b7
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Stone and 1 Coin to p1
 13. p1 trade.hammer
       p1 gives 4 resources back to the supply
 14. p1 pay.coin.stock
 15. p1 pay.coin.stock
 16. p1 pay.stone.stock
 17. p1 pay.heartstone.stock
       p1 gains 1 Hammer
 18. p1 trade.cart
       p1 gives 4 resources back to the supply
 19. p1 pay.hammer.stock
 20. p1 pay.coin.stock
       p1 gains 1 Cart
 21. p1 end  e97f5f1b90763733
 22. p2 dig.l4
 23. p2 lay.l4e.l17
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Stone to p2
 24. p2 establish.l16.hammer_forge
       p2 establishes the Hammer Forge at l16
 25. p2 trade.hammer
       p2 gives 4 resources back to the supply
 26. p2 pay.iron.stock
 27. p2 pay.stone.stock
 28. p2 pay.hammer.stock
 29. p2 pay.coin.stock
       p2 gains 1 Hammer
 30. p2 trade.iron
       p2 gives 4 resources back to the supply
 31. p2 pay.heartstone.stock
 32. p2 pay.hammer.stock
 33. p2 pay.stone.stock
 34. p2 pay.stone.stock
       p2 gains 1 Iron
 35. p2 end  2e7bc94fca50309c
 36. p1 recruit.b5{moon-1-1}
       p1 recruits Icicle Whistler
       Night Toller joins the horde
 37. p1 join.2a
       Icicle Whistler takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart, 1 Rune and 1 Ice Cart
 38. p1 end  d1c624d220d911fb
 39. p2 work.l16
       p2 activates the Hammer Forge: up to 1 use
 40. p2 stop
 41. p2 dig.d2
 42. p2 lay.d2c.m18
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 43. p2 end  f7b95f784971df76
 44. p1 cast.gilded_arch
       p1 casts Gilded Arch: 1 Rune on the card
 45. p1 dig.d2
 46. p1 lay.d2b.c8
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Iron to p1
 47. p1 done
 48. p1 end  103dabfbc429b6ad
 49. p2 work.l16
       p2 activates the Hammer Forge: up to 1 use
 50. p2 stop
 51. p2 recruit.b1{moon-1-4}
       p2 recruits Mudsled Driver
       Lantern Guard joins the horde
 52. p2 join.2c
       Mudsled Driver takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone and 2 Carts
 53. p2 trade.cart
       p2 gives 4 resources back to the supply
 54. p2 pay.iron.stock
 55. p2 pay.cart.1c
 56. p2 pay.cart.2c
 57. p2 pay.stone.1d
       p2 gains 1 Cart
 58. p2 end  04206c4b79a752ec
 59. p1 recruit.b2{fire-1-3}
       p1 recruits Coal Nibbler
       Torch Peddler joins the horde
 60. p1 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p1 2 Heartstones, 1 Coin and 1 Fire Cart
 61. p1 end  6bf774c26ad7b540
 62. p2 recruit.b5{ice-1-5}
       p2 recruits Night Toller
       Rime Smith joins the horde
 63. p2 join.2b
       Night Toller takes a place in the pack: second row, place 2
       The pack brings p2 1 Cart, 2 Coins and 1 Moon Cart
 64. p2 trade.iron
       p2 gives 4 resources back to the supply
 65. p2 pay.cart.stock
 66. p2 pay.coin.1b
 67. p2 pay.cart.1c
 68. p2 pay.stone.2c
       p2 gains 1 Iron
 69. p2 end  6fc0d7a418e8cc78
 70. p1 recruit.b1{moon-1-5}
       p1 recruits Lantern Guard
       Silver Sifter joins the horde
       Lantern Guard takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron and 1 Moon Cart
 71. p1 trade.rune
       p1 gives 4 resources back to the supply
 72. p1 pay.coin.1d
 73. p1 pay.heartstone.1c
 74. p1 pay.stone.1b
 75. p1 pay.heartstone.2c
       p1 gains 1 Rune
 76. p1 trade.coin
       p1 gives 4 resources back to the supply
 77. p1 pay.cart.1a
 78. p1 pay.cart.stock
 79. p1 pay.iron.2b
 80. p1 pay.iron.stock
       p1 gains 1 Coin
 81. p1 end  6e0def07a25fae81
 82. p2 recruit.b2{mud-1-2}
       p2 recruits Torch Peddler
       Gravel Glutton joins the horde
 83. p2 join.3b
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 2 Carts, 2 Coins and 1 Fire Cart
 84. p2 end  ab0584efe378397f
 85. p1 recruit.b2{moon-1-3}
       p1 recruits Gravel Glutton
       Owl Listener joins the horde
 86. p1 join.3b
       Gravel Glutton takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 1 Iron, 2 Heartstones and 1 Coin
 87. p1 end  365f000002fa4efb
 88. p2 dig.d2
 89. p2 lay.d2b.i17
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p2 unearths an Ice Statue at i17
       The rock yields 1 Coin to p2
 90. p2 statue.i17
 91. p2 to.k18
 92. p2 pay.cart.2c
       p2 moves an Ice Statue from i17 to k18
 93. p2 end  d73d7f6a8ed10a2e
 94. p1 cast.pack_echo
       p1 casts Echo of the Pack: 1 Rune on the card
 95. p1 echo.1c
 96. p1 echo.1b
 97. p1 done
       The pack brings p1 nothing more
 98. p1 dig.i4
 99. p1 lay.i4c.b10
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
100. p1 trade.cart
       p1 gives 4 resources back to the supply
101. p1 pay.heartstone.2c
102. p1 pay.coin.1d
103. p1 pay.coin.stock
104. p1 pay.iron.2b
       p1 gains 1 Cart
105. p1 end  21418d6f67d6a774
106. p2 trade.hammer
       p2 gives 4 resources back to the supply
107. p2 pay.cart.1c
108. p2 pay.coin.3b
109. p2 pay.coin.stock
110. p2 pay.iron.stock
       p2 gains 1 Hammer
111. p2 recruit.b3{fire-1-5}
       p2 recruits Cold Digger
       Soot Pounder joins the horde
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Rune and 1 Ice Cart
112. p2 end  753ab23286f10141
113. p1 recruit.b4{fire-1-4}
       p1 recruits Bog Prospector
       Tong Bearer joins the horde
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Heartstone, 1 Cart and 1 Rune
114. p1 trade.hammer
       p1 gives 4 resources back to the supply
115. p1 pay.rune.2a
116. p1 pay.stone.1b
117. p1 pay.heartstone.3a
118. p1 pay.iron.3a
       p1 gains 1 Hammer
119. p1 end  464fb1bd42728100
120. p2 cast.pack_echo
       p2 casts Echo of the Pack: 2 Runes on the card
121. p2 done
       The pack brings p2 nothing more
122. p2 work.l16
       p2 activates the Hammer Forge: up to 1 use
123. p2 use.2
       p2 gains 1 Heartstone
124. p2 recruit.b5{mud-1-4}
       p2 recruits Rime Smith
       Rust Wader joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p2 2 Iron, 1 Cart and 1 Rune
125. p2 statue.k18
126. p2 to.l18
127. p2 pay.cart.1c
       p2 moves an Ice Statue from k18 to l18
128. p2 trade.heartstone
       p2 gives 4 resources back to the supply
129. p2 pay.coin.2b
130. p2 pay.heartstone.stock
131. p2 pay.coin.1b
132. p2 pay.heartstone.2a
       p2 gains 1 Heartstone
133. p2 end  6b6afb379dd0e2d5
134. p1 recruit.b4{mud-1-5}
       p1 recruits Tong Bearer
       Puddle Banker joins the horde
       Tong Bearer takes a place in the pack: at the top
       The pack brings p1 4 Stone, 2 Iron, 2 Heartstones, 1 Rune, 1 Coin and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
135. p1 trade.stone
       p1 gives 4 resources back to the supply
136. p1 pay.iron.2b
137. p1 pay.heartstone.1c
138. p1 pay.stone.3b
139. p1 pay.heartstone.2c
       p1 gains 1 Stone
140. p1 end  4bc9dc8598dca57e
141. p2 recruit.b1{mud-1-3}
       p2 recruits Silver Sifter
       Clay Kneader joins the horde
       Silver Sifter takes a place in the pack: at the top
       The pack brings p2 2 Stone, 2 Heartstones, 2 Carts and 4 Coins
142. p2 trade.iron
       p2 gives 4 resources back to the supply
143. p2 pay.cart.2c
144. p2 pay.stone.1d
145. p2 pay.coin.2b
146. p2 pay.heartstone.2a
       p2 gains 1 Iron
147. p2 statue.l18
148. p2 to.i17
149. p2 pay.cart.1c
       p2 moves an Ice Statue from l18 to i17
150. p2 end  b9bed78702719da4
151. p1 trade.heartstone
       p1 gives 4 resources back to the supply
152. p1 pay.heartstone.3a
153. p1 pay.stone.1b
154. p1 pay.rune.2a
155. p1 pay.hammer.stock
       p1 gains 1 Heartstone
156. p1 trade.rune
       p1 gives 4 resources back to the supply
157. p1 pay.cart.1a
158. p1 pay.stone.3b
159. p1 pay.iron.3a
160. p1 pay.heartstone.stock
       p1 gains 1 Rune
161. p1 dig.d2
162. p1 lay.d2d.a11
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p1 unearths a Moon Statue at a11
       The rock yields 1 Stone to p1
163. p1 end  dd998eb10f35952a
164. p2 work.l16
       p2 activates the Hammer Forge: up to 1 use
165. p2 stop
166. p2 dig.l3
167. p2 lay.l3c.n16
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
168. p2 statue.i17
169. p2 to.j17
       p2 moves an Ice Statue from i17 to j17
170. p2 end  d9a9011e94b64b81
171. p1 cast.seers_bag
       p1 casts Seer's Bag: 1 Rune on the card
172. p1 trade.iron
       p1 gives 4 resources back to the supply
       p1 gains 1 Iron
173. p1 skip
       p1 can neither recruit nor dig, and skips
174. p1 statue.a11
175. p1 to.b11
       p1 moves a Moon Statue from a11 to b11
176. p1 end  23cf29b9d11fc8a6
177. p2 work.l16
       p2 activates the Hammer Forge: up to 1 use
178. p2 use.1
       p2 gains 1 Hammer
179. p2 skip
       p2 can neither recruit nor dig, and skips
180. p2 end  e4fc0eb2537c6117
       Game over: p1 and p2 share the victory with 16 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +4  Moon Statue at b11, grey zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +6  Ice Statue at j17, brown zone [HALL-F6]
= p1 16, p2 16  coronation, won by p1, p2
