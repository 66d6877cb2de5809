hall/4  seats 2  seed 7  options side=winter workshops=random

  1. p1 portal.c8  3c09fe2be8557e3a
       p1 opens a Portal at c8
  2. p2 portal.u16  7985a249010a524e
       p2 opens a Portal at u16
  3. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
  4. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  5. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-2.1a  31b0f787dcde5cbd
       p1 chooses Nail Biter for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Hammer and 1 Coin
  7. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
  8. p2 draft.start-4.1b
       p2 chooses Purse Shaker for the pack
  9. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 10. p2 draft.start-5.1c  6dd23dc5c4bce4c7
       p2 chooses Bone Reader for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 11. p1 trade.stone
       p1 gives 4 resources back to the supply
 12. p1 pay.iron.stock
 13. p1 pay.stone.stock
 14. p1 pay.stone.stock
 15. p1 pay.coin.stock
       p1 gains 1 Stone
 16. p1 recruit.b4{fire-1-5}
       p1 recruits Tong Bearer
       Soot Pounder joins the horde
 17. p1 join.2c
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Cart, 1 Rune and 1 Fire Cart
 18. p1 end  4bd745c24ca03894
 19. p2 recruit.b3{mud-1-2}
       p2 recruits Dusk Carrier
       Gravel Glutton joins the horde
 20. p2 join.2a
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 1 Coin and 1 Moon Cart
 21. p2 trade.hammer
       p2 gives 4 resources back to the supply
 22. p2 pay.stone.stock
 23. p2 pay.stone.2a
 24. p2 pay.stone.2a
 25. p2 pay.stone.stock
       p2 gains 1 Hammer
 26. p2 trade.stone
       p2 gives 4 resources back to the supply
 27. p2 pay.coin.stock
 28. p2 pay.stone.stock
 29. p2 pay.hammer.stock
 30. p2 pay.iron.stock
       p2 gains 1 Stone
 31. p2 trade.coin
       p2 gives 4 resources back to the supply
 32. p2 pay.coin.stock
 33. p2 pay.heartstone.stock
 34. p2 pay.iron.stock
 35. p2 pay.stone.stock
       p2 gains 1 Coin
 36. p2 trade.cart
       p2 gives 4 resources back to the supply
 37. p2 pay.iron.stock
 38. p2 pay.coin.1b
 39. p2 pay.coin.stock
 40. p2 pay.stone.stock
       p2 gains 1 Cart
 41. p2 end  fc70fb22393628a7
 42. p1 dig.o4
 43. p1 lay.o4c.b9
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p1
 44. p1 done
 45. p1 end  edf8c55ce0abf1bf
 46. p2 recruit.b4{ice-1-3}
       p2 recruits Soot Pounder
       Icicle Whistler joins the horde
 47. p2 join.2b
       Soot Pounder takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Hammer, 1 Rune and 1 Coin
 48. p2 trade.iron
       p2 gives 4 resources back to the supply
 49. p2 pay.cart.stock
 50. p2 pay.stone.2b
 51. p2 pay.stone.1a
 52. p2 pay.coin.1b
       p2 gains 1 Iron
 53. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
 54. p2 end  ce51fb9337082169
 55. p1 trade.iron
       p1 gives 4 resources back to the supply
 56. p1 pay.iron.stock
 57. p1 pay.hammer.stock
 58. p1 pay.rune.1c
 59. p1 pay.cart.1d
       p1 gains 1 Iron
 60. p1 dig.d2
 61. p1 lay.d2d.a10
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 62. p1 end  127973dcaeb7f6bc
 63. p2 recruit.b3{fire-1-1}
       p2 recruits Gravel Glutton
       Cinder Hauler joins the horde
 64. p2 join.3a
       Gravel Glutton takes a place in the pack: third row, place 1
       The pack brings p2 7 Stone, 1 Hammer, 1 Rune and 1 Coin
 65. p2 end  53743ae8ca011b92
 66. p1 recruit.b3{fire-1-2}
       p1 recruits Cinder Hauler
       Coal Nibbler joins the horde
 67. p1 join.2b
       Cinder Hauler takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Rune, 1 Coin and 1 Fire Cart
 68. p1 end  901019da69b57cdc
 69. p2 dig.i3
 70. p2 lay.i3a.r16
 71. p2 pay.stone.1a
 72. p2 pay.stone.2a
 73. p2 pay.stone.3a
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Fire Statue at r16
       The rock yields 1 Coin to p2
 74. p2 end  fef8511dc8263772
 75. p1 dig.d2
 76. p1 lay.d2d.c11
 77. p1 pay.auto
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Iron to p1
 78. p1 trade.hammer
       p1 gives 4 resources back to the supply
 79. p1 pay.rune.1c
 80. p1 pay.iron.stock
 81. p1 pay.hammer.stock
 82. p1 pay.stone.stock
       p1 gains 1 Hammer
 83. p1 end  f0ceef3a9e14e503
 84. p2 dig.l3
 85. p2 lay.l3a.u14
 86. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p2
 87. p2 establish.t14.wainwright
       p2 establishes the Wainwright at t14
 88. p2 trade.iron
       p2 gives 4 resources back to the supply
 89. p2 pay.rune.1c
 90. p2 pay.hammer.stock
 91. p2 pay.coin.1b
 92. p2 pay.stone.3a
       p2 gains 1 Iron
 93. p2 statue.v14
 94. p2 to.u16
       p2 moves a Moon Statue from v14 to u16
 95. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 96. p2 statue.r16
 97. p2 to.t16
       p2 moves a Fire Statue from r16 to t16
 98. p2 end  c76c046ced0a9af5
 99. p1 recruit.b3{moon-1-5}
       p1 recruits Coal Nibbler
       Silver Sifter joins the horde
100. p1 join.3b
       Coal Nibbler takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
101. p1 end  69abd9070507245d
102. p2 recruit.b3{ice-1-4}
       p2 recruits Silver Sifter
       Cold Digger joins the horde
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
103. p2 end  7fafb810b7d3f1a3
104. p1 recruit.b3{mud-1-1}
       p1 recruits Cold Digger
       Bog Prospector joins the horde
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone and 1 Ice Cart
105. p1 trade.cart
       p1 gives 4 resources back to the supply
106. p1 pay.rune.1c
107. p1 pay.cart.1d
108. p1 pay.stone.2b
109. p1 pay.heartstone.2a
       p1 gains 1 Cart
110. p1 end  aa9db28a0734f1ba
111. p2 recruit.b5{mud-1-3}
       p2 recruits Owl Listener
       Clay Kneader joins the horde
       Owl Listener takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 1 Hammer, 1 Rune, 1 Coin and 1 Moon Cart
112. p2 statue.t16
113. p2 to.r16
       p2 moves a Fire Statue from t16 to r16
114. p2 end  62cf08031b6aceb1
115. p1 trade.coin
       p1 gives 4 resources back to the supply
116. p1 pay.iron.1a
117. p1 pay.iron.stock
118. p1 pay.iron.2c
119. p1 pay.heartstone.3b
       p1 gains 1 Coin
120. p1 recruit.m4{moon-2-4+fire}
       p1 recruits Tide Hauler
       p1 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Fire Pedestal
       Tide Hauler takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 2 Moon Carts
121. p1 trade.rune
       p1 gives 4 resources back to the supply
122. p1 pay.coin.1b
123. p1 pay.cart.stock
124. p1 pay.hammer.stock
125. p1 pay.rune.1c
       p1 gains 1 Rune
126. p1 end  e1902f812d66f271
127. p2 cast.thieving_imp
       p2 casts Thieving Imp: 1 Rune on the card
128. p2 pay.rune.3b
129. p2 steal.b5.coin
       The imp snatches a Coin from Clay Kneader for p2
130. p2 done
131. p2 work.t14
       p2 activates the Wainwright: up to 1 use
132. p2 stop
133. p2 trade.iron
       p2 gives 4 resources back to the supply
134. p2 pay.hammer.2b
135. p2 pay.stone.2b
136. p2 pay.coin.1b
137. p2 pay.heartstone.2c
       p2 gains 1 Iron
138. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
139. p2 recruit.b5{ice-1-2}
       p2 recruits Clay Kneader
       Snow Shoveller joins the horde
       Clay Kneader takes a place in the pack: at the top
       The pack brings p2 8 Stone, 2 Heartstones, 1 Cart, 1 Hammer, 2 Runes, 2 Coins and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
140. p2 end  b8594b8ef17da742
141. p1 cast.thieving_imp
       p1 casts Thieving Imp: 2 Runes on the card
142. p1 steal.b4.coin
       The imp snatches a Coin from Icicle Whistler for p1
143. p1 dig.t4
144. p1 lay.t4d.a12
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
145. p1 done
146. p1 end  538fa8b4c0582b02
147. p2 work.t14
       p2 activates the Wainwright: up to 1 use
148. p2 stop
149. p2 trade.hammer
       p2 gives 4 resources back to the supply
150. p2 pay.rune.3b
151. p2 pay.stone.1a
152. p2 pay.hammer.2b
153. p2 pay.cart.1d
       p2 gains 1 Hammer
154. p2 cast.thieving_imp
       p2 casts Thieving Imp: 3 Runes on the card
155. p2 pay.rune.stock{ghost_carts}
       Thieving Imp disintegrates; Ghost Carts enters the grimoire
156. p2 trade.hammer
       p2 gives 4 resources back to the supply
157. p2 pay.stone.2a
158. p2 pay.heartstone.2c
159. p2 pay.hammer.stock
160. p2 pay.stone.2a
       p2 gains 1 Hammer
161. p2 dig.l3
162. p2 lay.l3d.v12
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
163. p2 trade.iron
       p2 gives 4 resources back to the supply
164. p2 pay.coin.2c
165. p2 pay.coin.1b
166. p2 pay.rune.1c
167. p2 pay.hammer.stock
       p2 gains 1 Iron
168. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
169. p2 statue.u16
170. p2 to.u15
       p2 moves a Moon Statue from u16 to u15
171. p2 end  820d49e5ca654d68
172. p1 recruit.b5{ice-1-5}
       p1 recruits Snow Shoveller
       Rime Smith joins the horde
       Snow Shoveller takes a place in the pack: at the top
       The pack brings p1 6 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
173. p1 statue.b10
174. p1 to.a10
175. p1 pay.auto
       p1 moves an Ice Statue from b10 to a10
176. p1 trade.rune
       p1 gives 4 resources back to the supply
177. p1 pay.cart.1d
178. p1 pay.rune.1c
179. p1 pay.heartstone.2a
180. p1 pay.iron.1a
       p1 gains 1 Rune
181. p1 statue.a10
182. p1 to.b13
       p1 moves an Ice Statue from a10 to b13
183. p1 trade.iron
       p1 gives 4 resources back to the supply
184. p1 pay.coin.1b
185. p1 pay.rune.stock
186. p1 pay.coin.stock
187. p1 pay.stone.2b
       p1 gains 1 Iron
188. p1 trade.cart
       p1 gives 4 resources back to the supply
189. p1 pay.heartstone.3b
190. p1 pay.iron.2c
191. p1 pay.iron.stock
       p1 gains 1 Cart
192. p1 end  0382e06b5c51c8d5
193. p2 skip
       p2 can neither recruit nor dig, and skips
194. p2 end  d98156d60b7fd192
       Game over: p2 wins with 18 Honor points

p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +2  Ice Statue at b13, dark grey zone [HALL-F6]
p2  +9  3 Tunnels of 3 cells in Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +2  Moon Statue at u15, dark grey zone [HALL-F6]
p2  +4  Fire Statue at r16, grey zone [HALL-F6]
= p2 18, p1 13  coronation, won by p2
