hall/1  seats 3  seed 2054  options workshops=random

  1. p1 portal.a8  91d117aa6544ac0e
       p1 opens a Portal on a8
  2. p2 portal.s8  60fb3ec6a2103edf
       p2 opens a Portal on s8
  3. p3 portal.j19  cbbbb7615ccde3fd
       p3 opens a Portal on j19
  4. p1 draft.start-4.1a  c48938f640e7a970
       Purse Shaker follows p1 into the pack
  5. p1 draft.start-5.1c  7d12349148fcdb1a
       Bone Reader follows p1 into the pack
  6. p1 draft.start-2.1d  6b3fa1e8feda20d4
       Nail Biter follows p1 into the pack
  7. p1 draft.start-3.1b  63b8eb8385ee610c
       Ember Eye follows p1 into the pack
       p1 begins with 5 Stone, 2 Iron, 1 Hammer and 1 Coin
  8. p2 draft.start-5.1b  805b8ff03fdb7d04
       Bone Reader follows p2 into the pack
  9. p2 draft.start-2.1c  9b76211682db26b0
       Nail Biter follows p2 into the pack
 10. p2 draft.start-4.1d  84f1b281a3a32a1e
       Purse Shaker follows p2 into the pack
 11. p2 draft.start-6.1a  e5f4bc0d0075665c
       Barrow Pusher follows p2 into the pack
       p2 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 12. p3 draft.start-1.1a  574eef401693a03e
       Pebble Picker follows p3 into the pack
 13. p3 draft.start-6.1c  fc1201c4347e352d
       Barrow Pusher follows p3 into the pack
 14. p3 draft.start-2.1d  ed16c7dd43508b7d
       Nail Biter follows p3 into the pack
 15. p3 draft.start-3.1b  875adf58e7f0fcc6
       Ember Eye follows p3 into the pack
       p3 begins with 6 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 trade.hammer  887a2cd849a9edb9
       p1 gives 4 resources back to the supply
 17. p1 pay.coin.stock  2211f638507e71b4
 18. p1 pay.iron.stock  b8f8f96fdb48e540
 19. p1 pay.hammer.stock  40ca526755fb1a66
 20. p1 pay.stone.stock  af17d1072fef2f46
       p1 gains 1 Hammer
 21. p1 recruit.b5{moon-1-5}  c4b8a6ad8df52ed2
       p1 recruits Cinder Hauler
       Silver Sifter joins the horde
 22. p1 join.2b  9aff7855321bf08d
       Cinder Hauler takes a place in the pack, on 2b
       The pack brings p1 2 Stone, 1 Heartstone, 1 Rune and 1 Fire Cart
 23. p1 trade.stone  166d7f70ab4155bd
       p1 gives 4 resources back to the supply
 24. p1 pay.heartstone.1b  2b091814af863bf1
 25. p1 pay.stone.2b  4764c16883ba3f9d
 26. p1 pay.rune.1c  9056685716ed0a12
 27. p1 pay.stone.stock  bdf45d8434f1c51e
       p1 gains 1 Stone
 28. p1 end  1b19bb8cc062eb33
 29. p2 recruit.b5{mud-1-3}  7521463b0a66f1de
       p2 recruits Silver Sifter
       Clay Kneader joins the horde
 30. p2 join.2a  bb4a31ab240b8b42
       Silver Sifter takes a place in the pack, on 2a
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
 31. p2 trade.heartstone  abb315b4ba309b20
       p2 gives 4 resources back to the supply
 32. p2 pay.iron.stock  980d3149bb8762f0
 33. p2 pay.coin.2a  5af667f39f6f73e2
 34. p2 pay.stone.stock  e5943861f4210a17
 35. p2 pay.rune.1b  06fc54adad05b030
       p2 gains 1 Heartstone
 36. p2 trade.coin  f8c7c1e222fd14ff
       p2 gives 4 resources back to the supply
 37. p2 pay.coin.stock  bbb86b2d15dfb619
 38. p2 pay.heartstone.2a  584a8e5a82999c5c
 39. p2 pay.hammer.stock  2a9fb0f7478b641d
 40. p2 pay.heartstone.stock  3860b79d7d9043ca
       p2 gains 1 Coin
 41. p2 trade.hammer  2278c0c006a35204
       p2 gives 4 resources back to the supply
 42. p2 pay.cart.1a  127b8ee7cd0641de
 43. p2 pay.stone.stock  5961732ff7e8d7c9
 44. p2 pay.iron.stock  e11e9a4b5a32b78f
 45. p2 pay.iron.stock  e7a3371d05cc3a68
       p2 gains 1 Hammer
 46. p2 trade.iron  00af94dd19cc5564
       p2 gives 4 resources back to the supply
 47. p2 pay.coin.stock  31e81d95cfe25a73
 48. p2 pay.stone.stock  4bfed3a4de110cb5
 49. p2 pay.hammer.stock  f61e78b38ff17523
       p2 gains 1 Iron
 50. p2 end  605c715011e3d9d8
 51. p3 trade.coin  ace3a44a4e5538f8
       p3 gives 4 resources back to the supply
 52. p3 pay.hammer.stock  22a0806690bd2345
 53. p3 pay.stone.stock  4f91d80183976272
 54. p3 pay.stone.stock  8d0b81ba626c3e00
 55. p3 pay.iron.stock  fd8fc29c33d39e5c
       p3 gains 1 Coin
 56. p3 dig.t4  fb5d25d5ece10fa4
 57. p3 lay.t4d.k17  903401e450fe7596
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue on k17
       The rock yields 2 Stone to p3
 58. p3 end  10178892267d3c1b
 59. p1 recruit.b3{ice-1-1}  233560ece91a171a
       p1 recruits Rime Smith
       Frost Sledger joins the horde
 60. p1 join.2a  bc6d007308b6bc45
       Rime Smith takes a place in the pack, on 2a
       The pack brings p1 2 Iron, 1 Heartstone and 1 Coin
 61. p1 end  956b8310b0ab16d7
 62. p2 recruit.b1{moon-1-1}  b0edbc98de83e730
       p2 recruits Coal Nibbler
       Night Toller joins the horde
 63. p2 join.2b  3e4173798de03d86
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p2 1 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
 64. p2 trade.rune  ccee8c21857f5804
       p2 gives 4 resources back to the supply
 65. p2 pay.heartstone.2b  38664cac6e176924
 66. p2 pay.rune.1b  74e751d67ca6e6d1
 67. p2 pay.iron.1c  ab027e0d7b8bf7a0
 68. p2 pay.stone.stock  20e69c3228ba527e
       p2 gains 1 Rune
 69. p2 end  d853faada4aa49c1
 70. p3 recruit.b3{mud-1-5}  5fc11f6a016d5eb5
       p3 recruits Frost Sledger
       Puddle Banker joins the horde
 71. p3 join.2b  56eaf3d9ea975fe6
       Frost Sledger takes a place in the pack, on 2b
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
 72. p3 statue.k17  50629c5a70475cdc
 73. p3 to.k18  6ecee0691321bcc3
       p3 moves a Moon Statue from k17 to k18
 74. p3 trade.cart  5089977aea7e1260
       p3 gives 4 resources back to the supply
 75. p3 pay.coin.stock  d9cf9b04952bb07d
 76. p3 pay.heartstone.1b  deca896cfc6957fc
 77. p3 pay.stone.stock  6ad1dd3fefe1b3d3
 78. p3 pay.stone.stock  b31bc540243c818b
       p3 gains 1 Cart
 79. p3 trade.hammer  90478466409669a5
       p3 gives 4 resources back to the supply
 80. p3 pay.iron.2b  03a1a4ad75f0db7b
 81. p3 pay.heartstone.stock  bbf4bb168c4209cd
 82. p3 pay.coin.stock  83e3cfadc4890561
 83. p3 pay.cart.stock  ba9929f3e6a2d066
       p3 gains 1 Hammer
 84. p3 end  bf2832799d6d8a21
 85. p1 dig.s4  ace07d08cbe0ab60
 86. p1 lay.s4g.a9  3f0ea464eafe2698
 87. p1 pay.auto  306619621e541f96
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
 88. p1 trade.heartstone  36e32f966bfad465
       p1 gives 4 resources back to the supply
 89. p1 pay.heartstone.1b  9a8d2ca472aed8ab
 90. p1 pay.iron.2a  06ecb0e469095cc5
 91. p1 pay.iron.stock  2f621f388379e3d3
 92. p1 pay.stone.stock  e46a5f032aa8b1c9
       p1 gains 1 Heartstone
 93. p1 trade.rune  c3a8f3e7d3cce92c
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
 94. p1 end  30489a2a64aa74ca
 95. p2 cast.trading_places  ae09274428dbc423
       p2 casts a Spell, Trading Places: 1 Rune on the card
 96. p2 recruit.b3{fire-1-3}  cee589e286643b8b
       p2 recruits Puddle Banker
       Torch Peddler joins the horde
 97. p2 join.2c  608b8621ec8326ae
       Puddle Banker takes a place in the pack, on 2c
       The pack brings p2 1 Iron and 3 Coins
 98. p2 end  2664ccb65cf87d49
 99. p3 recruit.b3{moon-1-3}  0ebe32309e7bf48c
       p3 recruits Torch Peddler
       Owl Listener joins the horde
100. p3 join.2c  e46cde9e5ae01e02
       Torch Peddler takes a place in the pack, on 2c
       The pack brings p3 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
101. p3 trade.stone  25edc1ecd0be5827
       p3 gives 4 resources back to the supply
102. p3 pay.hammer.stock  dad7adf038317830
103. p3 pay.iron.1d  4f16803be9d73690
104. p3 pay.coin.2c  25e98f099a0a549f
105. p3 pay.cart.1c  a1890898bd706c34
       p3 gains 1 Stone
106. p3 end  69b7cf19856fe534
107. p1 recruit.b2{moon-1-4}  dc9528b72fb43152
       p1 recruits Gravel Glutton
       Lantern Guard joins the horde
108. p1 join.3a  56c8625cd1e7c984
       Gravel Glutton takes a place in the pack, on 3a
       The pack brings p1 5 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Coin
109. p1 trade.coin  beb31c9157cbc191
       p1 gives 4 resources back to the supply
110. p1 pay.heartstone.1b  6fa183a858c60eb0
111. p1 pay.iron.2a  ccdf6744557bdd15
112. p1 pay.rune.1c  ff55d29022d6c764
113. p1 pay.stone.2b  6556a963061d5c27
       p1 gains 1 Coin
114. p1 trade.coin  761391ff443b8aa4
       p1 gives 4 resources back to the supply
115. p1 pay.coin.1a  da3eb4fdbd4fba1c
116. p1 pay.iron.2a  1649f50382a07d69
117. p1 pay.stone.3a  1489648b087f6f34
118. p1 pay.stone.3a  ef2c2509fff711a0
       p1 gains 1 Coin
119. p1 trade.heartstone  021a15a8cd79b8b3
       p1 gives 4 resources back to the supply
120. p1 pay.stone.3a  7ef0f73561f0d42c
121. p1 pay.rune.stock  67f48f6cf2f0d2ee
122. p1 pay.coin.stock  7721f380d80c3510
123. p1 pay.stone.2b  5cc00e08f8fb7cd8
       p1 gains 1 Heartstone
124. p1 end  a59767d876af9277
125. p2 trade.stone  58760cc600a43e48
       p2 gives 4 resources back to the supply
126. p2 pay.coin.2c  07fce51a04a9ab31
127. p2 pay.coin.2c  4cdf541b1e8544a5
128. p2 pay.iron.stock  00cca47244f754fa
129. p2 pay.coin.1d  c52fd64b84aaa27c
       p2 gains 1 Stone
130. p2 recruit.b4{ice-1-2}  5e59bb1e4eb5e42e
       p2 recruits Dusk Carrier
       Snow Shoveller joins the horde
131. p2 join.3b  43525041b4a4fab7
       Dusk Carrier takes a place in the pack, on 3b
       The pack brings p2 2 Stone, 1 Heartstone, 1 Rune, 3 Coins and 1 Moon Cart
132. p2 trade.stone  f7025c34f136167f
       p2 gives 4 resources back to the supply
133. p2 pay.iron.1c  6582be1b3f7fbaf0
134. p2 pay.stone.stock  3434d7d2f151ae52
135. p2 pay.heartstone.2b  bcadb60f71bcb581
136. p2 pay.coin.2c  7d5f3f6f0276c493
       p2 gains 1 Stone
137. p2 end  8e23864a75ee7e1f
138. p3 recruit.b4{mud-1-4}  38adbfe6feced22a
       p3 recruits Snow Shoveller
       Rust Wader joins the horde
139. p3 join.3b  2ee9046eedd13d82
       Snow Shoveller takes a place in the pack, on 3b
       The pack brings p3 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
140. p3 trade.cart  5d82ace0e28154d4
       p3 gives 4 resources back to the supply
141. p3 pay.coin.stock  729bb95a566e8cfd
142. p3 pay.stone.stock  c7af219d060d28eb
143. p3 pay.heartstone.1b  c26efe20b488026d
144. p3 pay.iron.1d  642b81a7e33d29cd
       p3 gains 1 Cart
145. p3 statue.k18  84a395df42c0b0d4
146. p3 to.k17  3a721d20825a3560
147. p3 pay.cart.1c  5746d31823650a93
       p3 moves a Moon Statue from k18 to k17
148. p3 trade.coin  9829c79c67dbd643
       p3 gives 4 resources back to the supply
149. p3 pay.cart.stock  0240c82c7ef43559
150. p3 pay.stone.3b  36ed37e9cb67c705
151. p3 pay.coin.2c  bd902d0340a465b0
152. p3 pay.iron.2b  5efb71171cd7bbcf
       p3 gains 1 Coin
153. p3 end  1ecfabc7bcb2faf8
154. p1 recruit.b2{ice-1-3}  eda5a4700757ad5d
       p1 recruits Lantern Guard
       Icicle Whistler joins the horde
       Lantern Guard takes a place in the pack, on 2c
       The pack brings p1 2 Iron, 1 Rune and 1 Moon Cart
155. p1 trade.heartstone  2b210cb791e22076
       p1 gives 4 resources back to the supply
156. p1 pay.iron.2c  398c7f2868567fdc
157. p1 pay.heartstone.stock  2a9f27c473a5c9c9
158. p1 pay.rune.1c  c295d706ba1029ea
159. p1 pay.iron.1d  f07a4ec1a678d502
       p1 gains 1 Heartstone
160. p1 end  c129fd4c9d8598b0
161. p2 recruit.b1{fire-1-5}  603589c4a6c74a10
       p2 recruits Night Toller
       Soot Pounder joins the horde
       Night Toller takes a place in the pack, on 3a
       The pack brings p2 1 Iron, 2 Heartstones, 1 Cart, 2 Coins and 1 Moon Cart
162. p2 trade.coin  616221bcdc50ba3f
       p2 gives 4 resources back to the supply
163. p2 pay.stone.stock  00f9795632df8a37
164. p2 pay.coin.1d  732e026c60b9916e
165. p2 pay.heartstone.2a  228898e98cdec73e
166. p2 pay.coin.3a  11d70ca27debbd23
       p2 gains 1 Coin
167. p2 trade.cart  b8f9b0f4e1deb00b
       p2 gives 4 resources back to the supply
168. p2 pay.heartstone.2b  dfeb12eb9d02d97a
169. p2 pay.iron.1c  dacf4f976bfcd3e8
170. p2 pay.stone.stock  ae9b6e88e2fdb554
171. p2 pay.rune.1b  3158ecac6b658896
       p2 gains 1 Cart
172. p2 trade.heartstone  416bfdca8ce97b49
       p2 gives 4 resources back to the supply
173. p2 pay.cart.1a  9a2c6cf0cd73dd75
174. p2 pay.coin.2a  6c34fa70fe534272
175. p2 pay.stone.3b  d92d2e6639ef5464
176. p2 pay.cart.stock  1926a6aff0a8d5db
       p2 gains 1 Heartstone
177. p2 trade.rune  65abfb811e06a68f
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
178. p2 end  486c225e93c73de2
179. p3 recruit.b5{fire-1-4}  0dd2000855a5b79b
       p3 recruits Clay Kneader
       Tong Bearer joins the horde
       Clay Kneader takes a place in the pack, on 2a
       The pack brings p3 2 Stone and 2 Heartstones
180. p3 trade.heartstone  738e314d00faacb4
       p3 gives 4 resources back to the supply
181. p3 pay.stone.3b  c653200df3065ea3
182. p3 pay.stone.1a  2430b97edf7b3b7e
183. p3 pay.stone.2a  91b258206d629109
184. p3 pay.coin.stock  82ed7a2a4dbe4d0e
       p3 gains 1 Heartstone
185. p3 end  ff5d958e1edfb740
186. p1 recruit.b4{ice-1-4}  5ec8d194c3ac04d4
       p1 recruits Rust Wader
       Cold Digger joins the horde
       Rust Wader takes a place in the pack, on 3b
       The pack brings p1 2 Stone, 4 Iron, 1 Heartstone and 1 Rune
187. p1 end  36241e85a1dd8d56
188. p2 recruit.b2{mud-1-6}  541be17bf0861643
       p2 recruits Icicle Whistler
       Mudsled Driver joins the horde
       Icicle Whistler takes a place in the pack, on 4a
       The pack brings p2 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 2 Runes, 5 Coins and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
189. p2 trade.coin  769eb20bb2679b1e
       p2 gives 4 resources back to the supply
190. p2 pay.coin.1d  aa4beb8afd46d7f2
191. p2 pay.heartstone.2a  0884751b12649b84
192. p2 pay.rune.1b  8d1ced2660c9acfc
193. p2 pay.rune.4a  6a0c77b2f60b6a45
       p2 gains 1 Coin
194. p2 trade.stone  64552206a23b74cc
       p2 gives 4 resources back to the supply
195. p2 pay.coin.2a  3c169454e7c99c5a
196. p2 pay.coin.2c  0b79399682db12b5
197. p2 pay.iron.1c  d3b3a0253d7599a2
198. p2 pay.heartstone.2b  07a8c6a0c09b1a33
       p2 gains 1 Stone
199. p2 trade.iron  540d205172a6d068
       p2 gives 4 resources back to the supply
200. p2 pay.rune.stock  363fa3b787e00b6d
201. p2 pay.coin.2c  e48c3b281367a261
202. p2 pay.coin.3a  14b7f8e2919eaf1d
203. p2 pay.stone.3b  5870f650956e9b8d
       p2 gains 1 Iron
204. p2 trade.hammer  0a32b9354c6a492d
       p2 gives 4 resources back to the supply
205. p2 pay.coin.stock  0baa1891fb91673e
206. p2 pay.cart.1a  3805503e331f076d
207. p2 pay.iron.stock  ff191d130a3d8e20
       p2 gains 1 Hammer
208. p2 end  f98ebfa6b48e06d6
209. p3 recruit.b2{mud-1-1}  102d298fd07c2e0b
       p3 recruits Mudsled Driver
       Bog Prospector joins the horde
       Mudsled Driver takes a place in the pack, on 3a
       The pack brings p3 3 Stone, 1 Iron and 2 Carts
210. p3 trade.hammer  7cc47363bee77c6b
       p3 gives 4 resources back to the supply
211. p3 pay.cart.1c  d4f5bbd0c776bcc8
212. p3 pay.stone.2a  c353b78e7359f78f
213. p3 pay.cart.3a  52cff7ec2965b85d
214. p3 pay.heartstone.1b  26648dc01db9cfc8
       p3 gains 1 Hammer
215. p3 trade.coin  6c57af4bd7b0db84
       p3 gives 4 resources back to the supply
216. p3 pay.heartstone.2a  5a6e0f152abb7c57
217. p3 pay.heartstone.stock  bfcdf01c9aefc0c5
218. p3 pay.hammer.stock  499da7ef2515cc36
219. p3 pay.stone.3a  e945a8b186c8cd4e
       p3 gains 1 Coin
220. p3 end  be35d1bd40d4d2d0
221. p1 cast.thieving_imp  ae8d407f6b099582
       p1 casts a Spell, Thieving Imp: 1 Rune on the card
222. p1 dig.l4  97b7e4f5808a9bef
223. p1 lay.l4b.a12  182923774f59265e
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue on c13
       The rock yields 1 Stone to p1
224. p1 trade.stone  1efee84af501590d
       p1 gives 4 resources back to the supply
225. p1 pay.coin.stock  9658a08601e0f068
226. p1 pay.stone.stock  e52e6426da22bfcf
227. p1 pay.stone.2b  0efcec1b29f21c2b
228. p1 pay.stone.2b  e2c78403d57051bd
       p1 gains 1 Stone
229. p1 statue.c13  36e5dc7cac5bf5e8
230. p1 to.b12  11bf7f7243c9a7da
       p1 moves a Fire Statue from c13 to b12
231. p1 end  5c45d44e2f64e743
232. p2 skip  dc8201d7636678a7
       p2 can neither recruit nor dig, and skips
233. p2 end  2b49b0dc251d5dc2
234. p3 recruit.b1{ice-2-4+ice}  a79f5a7211bf8d90
       p3 recruits Soot Pounder
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
       Soot Pounder takes a place in the pack, on 4a
       The pack brings p3 5 Stone, 1 Iron, 2 Heartstones, 2 Carts, 1 Hammer and 1 Coin
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 6 more turns after this one
235. p3 end  dc9d342284824580
236. p1 dig.d2  f0281e73658033dd
237. p1 lay.d2d.c14  d49df195fba1ee05
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
238. p1 end  33342266edc99230
239. p2 skip  c42ff5583b7a4cd9
       p2 can neither recruit nor dig, and skips
240. p2 end  bc803ecd153c82ff
241. p3 trade.stone  09d8e7c75b5bb545
       p3 gives 4 resources back to the supply
242. p3 pay.coin.2c  20d701d5d7d851c2
243. p3 pay.coin.stock  584ac35781d87c95
244. p3 pay.iron.2b  da8f56795166fa7d
245. p3 pay.iron.1d  3afa8ebd33d766d4
       p3 gains 1 Stone
246. p3 dig.o4  2fd774adc90cbbed
247. p3 lay.o4c.i16  da8f6813a212a045
248. p3 pay.stone.1a  11f76a942c36e48e
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue on i17
       The rock yields 2 Coins to p3
249. p3 establish.h16.ironworks  af85b81b6d94ab42
       p3 establishes a Workshop on h16: Ironworks
250. p3 trade.rune  0d8b70ad6629d152
       p3 gives 4 resources back to the supply
251. p3 pay.cart.1c  e0b2d1e44b18a2e0
252. p3 pay.coin.stock  dc3733079f533c11
253. p3 pay.stone.3b  94658a1b9b53a97d
254. p3 pay.cart.3a  17032c89054f3a90
       p3 gains 1 Rune
255. p3 trade.hammer  054edccf166a18ec
       p3 gives 4 resources back to the supply
256. p3 pay.heartstone.2a  b64b3b7251e173e1
257. p3 pay.stone.4a  11665473273e8b16
258. p3 pay.heartstone.1b  da0adabaa68fc8c4
259. p3 pay.stone.stock  3c7bbe549a34f9c6
       p3 gains 1 Hammer
260. p3 statue.i17  3cb5ed02b26f2f48
261. p3 to.k18  f7132bbabed5b6ff
       p3 moves a Fire Statue from i17 to k18
262. p3 end  77fe416cb8bc2bb5
263. p1 recruit.b5{mud-2-1+fire}  020cfc86097926da
       p1 recruits Tong Bearer
       Landslide joins the horde
       The new card carries a Fire Pedestal
       Tong Bearer takes a place in the pack, on 4a
       The pack brings p1 5 Stone, 7 Iron, 1 Heartstone, 1 Rune, 1 Coin and 2 Fire Carts
264. p1 trade.stone  4e90f0345a187fde
       p1 gives 4 resources back to the supply
265. p1 pay.rune.1c  d332340c458574a7
266. p1 pay.stone.2b  3f5a3d70da52f4a0
267. p1 pay.heartstone.1b  275dee5a2cd5229d
268. p1 pay.coin.1a  4ed92cdc6b7558f0
       p1 gains 1 Stone
269. p1 trade.heartstone  c6246810c6c7e5ba
       p1 gives 4 resources back to the supply
270. p1 pay.iron.1d  9542e6b721af1c3c
271. p1 pay.iron.2a  d3ffddc4fc933de0
272. p1 pay.iron.2a  d81ba378d8495922
273. p1 pay.stone.2b  fdf96f7d6431e3ad
       p1 gains 1 Heartstone
274. p1 end  6faa053132684e05
275. p2 skip  a4dfa771d44609c4
       p2 can neither recruit nor dig, and skips
276. p2 end  3dcbc227701ee112
277. p3 cast.trading_places  00269c77a173ce50
       p3 casts a Spell, Trading Places: 2 Runes on the card
278. p3 statue.k18  acd714fd384e9101
279. p3 statue.k17  0a5644822aceafe9
       p3 swaps a Fire Statue (k18) and a Moon Statue (k17)
280. p3 work.h16  11e2ff3873030319
       p3 activates a Workshop, Ironworks: up to 1 use
281. p3 stop  752f9f8a79ee1961
282. p3 skip  f5efa43e8ce78360
       p3 can neither recruit nor dig, and skips
283. p3 end  4b757bca654e37cd
       End of the game: p1 and p3 share the victory with 17 Honor points

p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +4  Fire Statue on b12, grey zone [HALL-F6]
p2  +5  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p3  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +6  Fire Statue on k17, brown zone [HALL-F6]
= p1 17, p3 17, p2 6  coronation, won by p1, p3
