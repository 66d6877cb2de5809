hall/3  seats 2  seed 82  options side=winter workshops=random

  1. p1 portal.d7  bdf6882751207f6a
       p1 opens a Portal at d7
  2. p2 portal.t7  b212f0b1f0e29200
       p2 opens a Portal at t7
  3. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  4. p1 draft.start-3.1c
       p1 chooses Ember Eye for the pack
  5. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
  6. p1 draft.start-5.1a  4eac39b284289262
       p1 chooses Bone Reader for the pack
       p1 begins with 5 Stone, 1 Heartstone, 1 Hammer and 2 Coins
  7. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 10. p2 draft.start-5.1b  4ecd6af31732cbe2
       p2 chooses Bone Reader for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 11. p1 recruit.b4{fire-1-1}
       p1 recruits Clay Kneader
       Cinder Hauler joins the horde
 12. p1 join.2b
       Clay Kneader takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron and 2 Heartstones
 13. p1 trade.iron
       p1 gives 4 resources back to the supply
 14. p1 pay.stone.stock
 15. p1 pay.heartstone.2b
 16. p1 pay.iron.1b
 17. p1 pay.coin.stock
       p1 gains 1 Iron
 18. p1 end  c78a98a357417b71
 19. p2 dig.i4
 20. p2 lay.i4d.s7
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p2
 21. p2 establish.t10.depot
       p2 establishes the Depot at t10
 22. p2 trade.rune
       p2 gives 4 resources back to the supply
 23. p2 pay.stone.stock
 24. p2 pay.heartstone.stock
 25. p2 pay.iron.stock
 26. p2 pay.coin.stock
       p2 gains 1 Rune
 27. p2 end  9f70eb923029ac8e
 28. p1 trade.cart
       p1 gives 4 resources back to the supply
 29. p1 pay.stone.2b
 30. p1 pay.heartstone.stock
 31. p1 pay.hammer.stock
 32. p1 pay.iron.stock
       p1 gains 1 Cart
 33. p1 dig.o4
 34. p1 lay.o4c.e6
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
 35. p1 end  3c738d2d19238c52
 36. p2 work.t10
       p2 activates the Depot: up to 1 use
 37. p2 stop
 38. p2 trade.cart
       p2 gives 4 resources back to the supply
 39. p2 pay.coin.stock
 40. p2 pay.rune.stock
 41. p2 pay.iron.stock
 42. p2 pay.coin.stock
       p2 gains 1 Cart
 43. p2 recruit.b5{fire-1-2}
       p2 recruits Tong Bearer
       Coal Nibbler joins the horde
 44. p2 join.2b
       Tong Bearer takes a place in the pack: second row, place 2
       The pack brings p2 1 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
 45. p2 end  96cceb26f45dac82
 46. p1 recruit.b1{ice-1-5}
       p1 recruits Snow Shoveller
       Rime Smith joins the horde
 47. p1 join.2a
       Snow Shoveller takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Rune and 1 Ice Cart
 48. p1 end  31206094e8c2918b
 49. p2 work.t10
       p2 activates the Depot: up to 1 use
 50. p2 stop
 51. p2 dig.d2
 52. p2 lay.d2a.t8
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 53. p2 end  8edd17713119920a
 54. p1 cast.thieving_imp
       p1 casts Thieving Imp: 1 Rune on the card
 55. p1 dig.d2
 56. p1 lay.d2a.d8
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p1
 57. p1 end  051c1a06e2817fc0
 58. p2 recruit.b5{mud-1-2}
       p2 recruits Coal Nibbler
       Gravel Glutton joins the horde
 59. p2 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart and 1 Fire Cart
 60. p2 end  a33732e71832308c
 61. p1 trade.coin
       p1 gives 4 resources back to the supply
 62. p1 pay.coin.stock
 63. p1 pay.cart.stock
 64. p1 pay.iron.1b
 65. p1 pay.heartstone.1c
       p1 gains 1 Coin
 66. p1 recruit.m4{fire-2-2+fire}
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Fire Pedestal
 67. p1 join.3a
       Avalanche Rider takes a place in the pack: third row, place 1
       The pack brings p1 5 Stone, 1 Iron, 2 Heartstones, 1 Rune and 2 Ice Carts
 68. p1 end  4f25a68d63c5bb2d
 69. p2 trade.rune
       p2 gives 4 resources back to the supply
 70. p2 pay.cart.stock
 71. p2 pay.cart.1d
 72. p2 pay.rune.1b
 73. p2 pay.heartstone.2c
       p2 gains 1 Rune
 74. p2 recruit.b3{mud-1-5}
       p2 recruits Cold Digger
       Puddle Banker joins the horde
 75. p2 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Rune, 1 Coin and 1 Ice Cart
 76. p2 end  c7e9e1c0455b4794
 77. p1 cast.mingled_veins
       p1 casts Mingled Veins: 1 Rune on the card
 78. p1 recruit.b1{fire-1-5}
       p1 recruits Rime Smith
       Soot Pounder joins the horde
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone and 2 Iron
 79. p1 trade.cart
       p1 gives 4 resources back to the supply
 80. p1 pay.stone.2b
 81. p1 pay.iron.2c
 82. p1 pay.heartstone.2b
 83. p1 pay.stone.3a
       p1 gains 1 Cart
 84. p1 trade.cart
       p1 gives 4 resources back to the supply
 85. p1 pay.cart.stock
 86. p1 pay.iron.2c
 87. p1 pay.stone.1d
 88. p1 pay.iron.1b
       p1 gains 1 Cart
 89. p1 trade.coin
       p1 gives 4 resources back to the supply
 90. p1 pay.heartstone.1c
 91. p1 pay.cart.stock
 92. p1 pay.stone.2a
 93. p1 pay.stone.2a
       p1 gains 1 Coin
 94. p1 end  8a95d8cf615219d1
 95. p2 recruit.b5{ice-1-3}
       p2 recruits Gravel Glutton
       p2 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
 96. p2 join.3a
       Gravel Glutton takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone and 1 Iron
 97. p2 end  803f988c6cecaee5
 98. p1 recruit.b2{moon-1-4}
       p1 recruits Owl Listener
       Lantern Guard joins the horde
       Owl Listener takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 3 Iron, 2 Heartstones, 1 Rune and 1 Moon Cart
 99. p1 end  f923a799d5a9c960
100. p2 trade.stone
       p2 gives 4 resources back to the supply
101. p2 pay.stone.3a
102. p2 pay.heartstone.1c
103. p2 pay.coin.1a
104. p2 pay.coin.stock
       p2 gains 1 Stone
105. p2 dig.d2
106. p2 lay.d2d.u9
107. p2 pay.stone.stock
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Hammer to p2
108. p2 trade.rune
       p2 gives 4 resources back to the supply
109. p2 pay.stone.3a
110. p2 pay.heartstone.2a
111. p2 pay.iron.2b
112. p2 pay.rune.stock
       p2 gains 1 Rune
113. p2 end  d3a7a179a0df634d
114. p1 trade.heartstone
       p1 gives 4 resources back to the supply
115. p1 pay.iron.2c
116. p1 pay.heartstone.2b
117. p1 pay.heartstone.1c
118. p1 pay.coin.stock
       p1 gains 1 Heartstone
119. p1 cast.mingled_veins
       p1 casts Mingled Veins: 2 Runes on the card
120. p1 trade.iron
       p1 gives 4 resources back to the supply
121. p1 pay.heartstone.stock
122. p1 pay.stone.1d
123. p1 pay.stone.3a
124. p1 pay.iron.2c
       p1 gains 1 Iron
125. p1 dig.d2
126. p1 lay.d2d.e9
127. p1 ore.mixed
128. p1 pay.iron.stock
129. p1 pay.iron.1b
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
130. p1 done
131. p1 establish.d10.ironworks
       p1 establishes the Ironworks at d10
132. p1 end  f5a32cbb01fdeffb
133. p2 work.t10
       p2 activates the Depot: up to 2 uses
134. p2 stop
135. p2 recruit.b3{mud-1-6}
       p2 recruits Puddle Banker
       Mudsled Driver joins the horde
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p2 1 Iron, 2 Heartstones, 1 Cart and 2 Coins
136. p2 trade.coin
       p2 gives 4 resources back to the supply
137. p2 pay.iron.2b
138. p2 pay.rune.1b
139. p2 pay.cart.1d
140. p2 pay.heartstone.2c
       p2 gains 1 Coin
141. p2 trade.stone
       p2 gives 4 resources back to the supply
142. p2 pay.heartstone.1c
143. p2 pay.coin.3b
144. p2 pay.coin.3b
145. p2 pay.hammer.stock
       p2 gains 1 Stone
146. p2 end  976fe4eef7ceffd8
147. p1 recruit.b2{moon-1-2}
       p1 recruits Lantern Guard
       Dusk Carrier joins the horde
       Lantern Guard takes a place in the pack: at the top
       The pack brings p1 5 Stone, 4 Iron, 2 Heartstones, 2 Runes and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
148. p1 end  12fe4c7858a82096
149. p2 recruit.b5{ice-1-1}
       p2 recruits Icicle Whistler
       Frost Sledger joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p2 3 Stone, 1 Iron, 3 Heartstones, 1 Cart, 2 Runes, 3 Coins and 1 Ice Cart
150. p2 trade.heartstone
       p2 gives 4 resources back to the supply
151. p2 pay.cart.1d
152. p2 pay.heartstone.1c
153. p2 pay.rune.4a
154. p2 pay.stone.3a
       p2 gains 1 Heartstone
155. p2 end  94d0f8bdf2cd933e
156. p1 work.d10
       p1 activates the Ironworks: up to 1 use
157. p1 use.1
158. p1 pay.heartstone.1c
       p1 gains 1 Iron
159. p1 trade.coin
       p1 gives 4 resources back to the supply
160. p1 pay.stone.2a
161. p1 pay.heartstone.2b
162. p1 pay.rune.3b
163. p1 pay.iron.1b
       p1 gains 1 Coin
164. p1 trade.heartstone
       p1 gives 4 resources back to the supply
165. p1 pay.iron.2c
166. p1 pay.stone.1d
167. p1 pay.stone.2a
168. p1 pay.iron.2c
       p1 gains 1 Heartstone
169. p1 cast.thieving_imp
       p1 casts Thieving Imp: 2 Runes on the card
170. p1 steal.b4.coin
       The imp snatches a Coin from Cinder Hauler for p1
171. p1 dig.d2
172. p1 lay.d2d.g5
173. p1 ore.iron
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
174. p1 pedestal.moon
       p1 puts a Moon Pedestal at g6, grey zone: a benefit token of 2 Honor points
175. p1 end  bf1e76a88175a4b1
176. p2 work.t10
       p2 activates the Depot: up to 2 uses
177. p2 use.1
178. p2 pay.coin.3b
179. p2 pay.stone.3a
       p2 gains 1 Cart
180. p2 trade.stone
       p2 gives 4 resources back to the supply
181. p2 pay.coin.3b
182. p2 pay.coin.stock
183. p2 pay.coin.1a
184. p2 pay.rune.stock
       p2 gains 1 Stone
185. p2 use.1
186. p2 pay.heartstone.2a
187. p2 pay.iron.2b
       p2 gains 1 Cart
188. p2 trade.heartstone
       p2 gives 4 resources back to the supply
189. p2 pay.stone.3a
190. p2 pay.cart.stock
191. p2 pay.heartstone.2c
192. p2 pay.heartstone.stock
       p2 gains 1 Heartstone
193. p2 cast.thieving_imp{aftershock}
       p2 casts Thieving Imp: 3 Runes on the card
       Thieving Imp disintegrates; Aftershock enters the grimoire
194. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
195. p2 skip
       p2 can neither recruit nor dig, and skips
196. p2 end  b40bc037a85bd887
197. p1 dig.i3
198. p1 lay.i3b.h5
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p1
199. p1 done
200. p1 end  23460e028a5fb5b8
201. p2 work.t10
       p2 activates the Depot: up to 2 uses
202. p2 stop
203. p2 skip
       p2 can neither recruit nor dig, and skips
204. p2 end  01b76bb178e20b87
       Game over: p1 wins with 14 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +1  1 set of left-over resources [HALL-F4]
= p1 14, p2 5  coronation, won by p1
