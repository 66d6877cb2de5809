hall/2  seats 4  seed 11  options teams=no workshops=random

  1. p1 portal.c8  79645b1fcbedc251
       p1 opens a Portal at c8
  2. p2 portal.u16  db12d8ef8df90134
       p2 opens a Portal at u16
  3. p3 portal.p3  9db156ef973d498f
       p3 opens a Portal at p3
  4. p4 portal.h21  ef9b0ff45b163639
       p4 opens a Portal at h21
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  7. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  8. p1 draft.start-3.1d  3bd833f9879a20c0
       p1 chooses Ember Eye for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  9. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
 11. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
 12. p2 draft.start-6.1d  7a68b38ea9e96842
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 13. p3 draft.start-6.1c
       p3 chooses Barrow Pusher for the pack
 14. p3 draft.start-5.1b
       p3 chooses Bone Reader for the pack
 15. p3 draft.start-4.1d
       p3 chooses Purse Shaker for the pack
 16. p3 draft.start-3.1a  bb9f8f8416f3024e
       p3 chooses Ember Eye for the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 17. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 18. p4 draft.start-6.1c
       p4 chooses Barrow Pusher for the pack
 19. p4 draft.start-3.1d
       p4 chooses Ember Eye for the pack
 20. p4 draft.start-5.1a  f0bda3e32d678567
       p4 chooses Bone Reader for the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p1 dig.v5
 22. p1 lay.v5b.d8
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at f8
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.g9.steward
       p1 establishes the Steward at g9
 24. p1 end  5bcf03924c13bf04
 25. p2 dig.v5
 26. p2 lay.v5d.r14
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at r16
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.q15.stone_mill
       p2 establishes the Stone Mill at q15
 28. p2 end  9f596a77e3eb7943
 29. p3 dig.p5
 30. p3 lay.p5g.p4
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at p6
       The rock yields 1 Stone and 1 Coin to p3
 31. p3 establish.o7.stone_mill
       p3 establishes the Stone Mill at o7
 32. p3 end  bddfe6ad7f722ccc
 33. p4 dig.y5
 34. p4 lay.y5f.h17
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p4
 35. p4 establish.i17.mint
       p4 establishes the Mint at i17
 36. p4 end  bd3a04a327898861
 37. p1 work.g9
       p1 activates the Steward: up to 1 use
 38. p1 stop
 39. p1 recruit.m3{moon-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes an Ice Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries an Ice Pedestal
 40. p1 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
 41. p1 statue.f8
 42. p1 to.f9
       p1 moves an Ice Statue from f8 to f9
 43. p1 end  f917f00decc36657
 44. p2 work.q15
       p2 activates the Stone Mill: up to 1 use
 45. p2 use.1
       p2 gains 1 Iron
 46. p2 recruit.m1{ice-2-4+ice}
       p2 recruits Tide Hauler
       p2 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
 47. p2 join.2b
       Tide Hauler takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Heartstone, 1 Coin and 2 Moon Carts
 48. p2 statue.r16
 49. p2 to.r14
       p2 moves a Moon Statue from r16 to r14
 50. p2 end  826e7ceeb680c974
 51. p3 work.o7
       p3 activates the Stone Mill: up to 1 use
 52. p3 use.1
       p3 gains 1 Iron
 53. p3 recruit.m2{mud-2-3+moon}
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Moon Pedestal
 54. p3 join.2b
       Star Counter takes a place in the pack: second row, place 2
       The pack brings p3 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
 55. p3 statue.p6
 56. p3 to.o6
       p3 moves a Fire Statue from p6 to o6
 57. p3 end  6d1ddc3afeb8feee
 58. p4 work.i17
       p4 activates the Mint: up to 2 uses
 59. p4 use.3
       p4 gains 1 Iron
 60. p4 use.3
       p4 gains 1 Iron
 61. p4 dig.l5
 62. p4 lay.l5h.f14
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue at f16
       The rock yields 3 Stone to p4
 63. p4 establish.g15.wainwright
       p4 establishes the Wainwright at g15
 64. p4 end  4cfc359c4f5dd8f8
 65. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
 66. p1 work.g9
       p1 activates the Steward: up to 1 use
 67. p1 use.1
 68. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
 69. p1 dig.s4
 70. p1 lay.s4b.g6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at h6
       The rock yields 2 Stone to p1
 71. p1 pedestal.ice
       p1 puts an Ice Pedestal at g7, grey zone: a benefit token of 2 Honor points
 72. p1 lay.d2a.i6
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 73. p1 establish.i7.crusher
       p1 establishes the Crusher at i7
 74. p1 statue.h6
 75. p1 to.j6
       p1 moves a Moon Statue from h6 to j6
 76. p1 end  b48c434e6b4cec5c
 77. p2 dig.s4
 78. p2 lay.s4b.q17
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at p18
       The rock yields 2 Stone to p2
 79. p2 pedestal.fire
       p2 puts a Fire Pedestal at q18, grey zone: a benefit token of 4 Honor points
 80. p2 end  9d47c73a6b75a531
 81. p3 cast.aftershock
       p3 casts Aftershock: 2 Runes on the card
 82. p3 pay.auto
 83. p3 dig.s4
 84. p3 lay.s4h.q6
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at r8
       The rock yields 2 Stone to p3
 85. p3 lay.d2d.n6
       p3 opens a Tunnel of 2 cells without paying minerals
 86. p3 pedestal.fire
       p3 puts a Fire Pedestal at n7, orange zone: a benefit token of 5 Honor points
 87. p3 end  b582cf2472b7ae0b
 88. p4 work.i17
       p4 activates the Mint: up to 2 uses
 89. p4 use.4
       p4 gains 1 Heartstone
 90. p4 stop
 91. p4 recruit.b3{fire-1-3}
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
 92. p4 join.2b
       Snow Shoveller takes a place in the pack: second row, place 2
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Ice Cart
 93. p4 statue.f16
 94. p4 to.f15
       p4 moves a Fire Statue from f16 to f15
 95. p4 end  e704f1adb1e1483a
 96. p1 work.g9
       p1 activates the Steward: up to 1 use
 97. p1 use.1
 98. p1 pay.coin.2b
       p1 moves a Coin to the Stock
 99. p1 recruit.b2{moon-1-5}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
100. p1 join.2c
       Bog Prospector takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 2 Heartstones and 1 Rune
101. p1 end  de559e4ff0ad1f60
102. p2 work.q15
       p2 activates the Stone Mill: up to 1 use
103. p2 use.1
104. p2 pay.auto
       p2 gains 1 Iron
105. p2 dig.l4
106. p2 lay.l4c.q12
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at r12
107. p2 end  c3217176af7c00cf
108. p3 cast.aftershock{silver_tongue}
       p3 casts Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
109. p3 work.o7
       p3 activates the Stone Mill: up to 2 uses
110. p3 use.1
       p3 gains 1 Iron
111. p3 use.1
       p3 gains 1 Iron
112. p3 recruit.b4{fire-1-5}
       p3 recruits Tong Bearer
       p3 pockets the bribes of the recruit: 1 Coin
       Soot Pounder joins the horde
113. p3 join.2a
       Tong Bearer takes a place in the pack: second row, place 1
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
114. p3 lay.d2b.n3
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Hammer to p3
115. p3 establish.n4.rune_forge
       p3 establishes the Rune Forge at n4
116. p3 statue.o6
117. p3 to.n7
       p3 moves a Fire Statue from o6 to n7
118. p3 end  9de5530c6a72ca63
119. p4 work.i17
       p4 activates the Mint: up to 2 uses
120. p4 use.4
121. p4 pay.auto
       p4 gains 1 Heartstone
122. p4 use.4
       p4 gains 1 Heartstone
123. p4 dig.y5
124. p4 lay.y5a.i21
125. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at j22
       The rock yields 2 Iron and 1 Hammer to p4
126. p4 establish.j20.charm_weaver
       p4 establishes the Charm Weaver at j20
127. p4 end  db75d658129ed27d
128. p1 cast.silver_tongue
       p1 casts Silver Tongue: 1 Rune on the card
129. p1 work.g9
       p1 activates the Steward: up to 1 use
130. p1 use.1
131. p1 pay.heartstone.1d
       p1 moves a Heartstone to the Stock
132. p1 recruit.t2
133. p1 pay.stone.2b
       p1 slips a Stone to Silver Sifter
134. p1 pay.iron.2c
       p1 slips an Iron to Torch Peddler
135. p1 pay.stone.stock
       p1 slips a Stone to Soot Pounder
136. p1 pay.coin.stock
       p1 slips a Coin to Root Miner
137. p1 pay.coin.stock{mud-3-3}
       p1 slips a Coin to Eclipse Merchant
       p1 recruits Volcano Matriarch
       Heart Eater joins the horde
138. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
139. p1 join.3b
       Volcano Matriarch takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 2 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Fire Carts
140. p1 statue.f9
141. p1 to.g7
       p1 moves an Ice Statue from f9 to g7
142. p1 end  975f5c43a63c781d
143. p2 recruit.b2{mud-1-4}
       p2 recruits Silver Sifter
       p2 pockets the bribes of the recruit: 1 Stone
       Rust Wader joins the horde
144. p2 join.2c
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart and 1 Coin
145. p2 statue.p18
146. p2 to.q18
       p2 moves a Fire Statue from p18 to q18
147. p2 end  93090b8b532784c4
148. p3 recruit.m2{moon-2-4+fire}
       p3 recruits Root Miner
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Fire Pedestal
149. p3 join.2c
       Root Miner takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 2 Heartstones, 1 Cart and 1 Coin
150. p3 statue.r8
151. p3 to.o6
       p3 moves an Ice Statue from r8 to o6
152. p3 end  047d03c425966dbf
153. p4 work.i17
       p4 activates the Mint: up to 2 uses
154. p4 use.4
       p4 gains 1 Heartstone
155. p4 stop
156. p4 recruit.b3{mud-1-6}
       p4 recruits Torch Peddler
       p4 pockets the bribes of the recruit: 1 Iron and 1 Coin
       Mudsled Driver joins the horde
157. p4 join.2c
       Torch Peddler takes a place in the pack: second row, place 3
       The pack brings p4 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
158. p4 statue.j22
159. p4 to.l21
160. p4 pay.auto
       p4 moves a Fire Statue from j22 to l21
161. p4 statue.h18
162. p4 to.i18
       p4 moves a Moon Statue from h18 to i18
163. p4 end  9f8445dab8c34aba
164. p1 work.g9
       p1 activates the Steward: up to 1 use
165. p1 use.1
166. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
167. p1 cast.silver_tongue
       p1 casts Silver Tongue: 2 Runes on the card
168. p1 recruit.t1
169. p1 pay.stone.2b
       p1 slips a Stone to Night Toller
170. p1 pay.coin.2b
       p1 slips a Coin to Rust Wader
171. p1 pay.iron.2b
       p1 slips an Iron to Mudsled Driver
172. p1 pay.iron.2c
       p1 slips an Iron to Ice Breaker
173. p1 pay.coin.stock{moon-3-4}
       p1 slips a Coin to Crescent Blade
       p1 recruits Winter Oracle
       High Astrologer joins the horde
174. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Winter Oracle takes a place in the pack: second row, place 1
       The pack brings p1 3 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
175. p1 end  bf1ccb491f480394
176. p2 work.q15
       p2 activates the Stone Mill: up to 2 uses
177. p2 use.1
       p2 gains 1 Iron
178. p2 stop
179. p2 recruit.m2{fire-2-4+ice}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
180. p2 join.3b
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Coins and 2 Moon Carts
181. p2 statue.r12
182. p2 to.q12
       p2 moves a Fire Statue from r12 to q12
183. p2 end  851fa918efa39fc0
184. p3 dig.l4
185. p3 lay.l4a.l5
186. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at l6
187. p3 pedestal.moon
       p3 puts a Moon Pedestal at l6, brown zone: a benefit token of 5 Honor points
188. p3 hall.wellspring
189. p3 build.wellspringb.n5
       p3 builds the Wellspring
190. p3 end  893b4834559cfe7f
191. p4 work.i17
       p4 activates the Mint: up to 2 uses
192. p4 use.4
193. p4 pay.auto
       p4 gains 1 Heartstone
194. p4 use.4
       p4 gains 1 Heartstone
195. p4 recruit.b2{ice-1-5}
       p4 recruits Rust Wader
       p4 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
196. p4 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p4 2 Stone, 2 Iron, 1 Cart, 2 Coins and 1 Fire Cart
197. p4 end  46fb8457f6a592a7
198. p1 work.g9
       p1 activates the Steward: up to 1 use
199. p1 use.1
200. p1 pay.cart.1b
       p1 moves a Cart to the Stock
201. p1 dig.l3
202. p1 lay.l3c.c9
203. p1 ore.stone
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue at b10
       The rock yields 1 Hammer to p1
204. p1 pedestal.moon
       p1 puts a Moon Pedestal at c10, grey zone: a benefit token of 4 Honor points
205. p1 establish.d10.hammer_forge
       p1 establishes the Hammer Forge at d10
206. p1 statue.b10
207. p1 to.c8
208. p1 pay.auto
       p1 moves a Fire Statue from b10 to c8
209. p1 statue.c8
210. p1 to.f9
       p1 moves a Fire Statue from c8 to f9
211. p1 end  11c88fe7a2aef71b
212. p2 work.q15
       p2 activates the Stone Mill: up to 2 uses
213. p2 use.1
       p2 gains 1 Iron
214. p2 use.1
       p2 gains 1 Iron
215. p2 dig.s4
216. p2 lay.s4d.n12
217. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
218. p2 pedestal.fire
       p2 puts a Fire Pedestal at o13, yellow zone: a benefit token of 4 Honor points
219. p2 statue.q12
220. p2 to.o13
       p2 moves a Fire Statue from q12 to o13
221. p2 statue.r14
222. p2 to.q12
223. p2 pay.auto
       p2 moves a Moon Statue from r14 to q12
224. p2 end  84b07eb137ac7914
225. p3 recruit.m3{ice-2-3+fire}
       p3 recruits Eclipse Merchant
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
226. p3 join.3a
       Eclipse Merchant takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 1 Rune, 2 Coins, 1 Fire Cart and 1 Moon Cart
227. p3 end  cb00cff9db86298d
228. p4 work.i17
       p4 activates the Mint: up to 2 uses
229. p4 use.4
230. p4 pay.auto
       p4 gains 1 Heartstone
231. p4 use.4
232. p4 pay.auto
       p4 gains 1 Heartstone
233. p4 recruit.m3{mud-2-5+fire+fire-1-1}
       p4 recruits Frost Scribe
       p4 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Fire Pedestal
       Mudsled Driver retires
       Cinder Hauler joins the horde
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p4 1 Stone, 1 Iron, 2 Runes, 1 Coin and 1 Ice Cart
234. p4 end  eb4de02966f26a01
235. p1 work.g9
       p1 activates the Steward: up to 1 use
236. p1 use.1
237. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
238. p1 cast.silver_tongue{secret_passage}
       p1 casts Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Secret Passage enters the grimoire
239. p1 recruit.m1
240. p1 pay.coin.1a
       p1 slips a Coin to Night Toller
241. p1 pay.hammer.stock{fire-2-2+ice}
       p1 slips a Hammer to Rime Smith
       p1 recruits Ice Breaker
       p1 pockets the bribes of the recruit: 1 Iron
       p1 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
       Ice Breaker takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Hammer, 2 Runes, 2 Coins, 1 Fire Cart and 2 Ice Carts
242. p1 end  780cb36cd5fcf0cd
243. p2 recruit.m2
244. p2 pay.auto{ice-2-2+moon}
       p2 recruits Anvil Singer
       p2 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Hammer, 1 Rune and 1 Fire Cart
245. p2 end  01951d503deaa63e
246. p3 work.n4
       p3 activates the Rune Forge: up to 2 uses
247. p3 use.1
       p3 gains 1 Rune
248. p3 use.2
       p3 gains 1 Rune
249. p3 cast.seers_bag
       p3 casts Seer's Bag: 1 Rune on the card
250. p3 pay.auto
251. p3 draw
252. p3 pay.auto{moon}
       p3 draws a Moon Pedestal from the bag
253. p3 dig.l4
254. p3 lay.l4g.m7
255. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p3
256. p3 pedestal.ice
       p3 puts an Ice Pedestal at l9, yellow zone: a benefit token of 3 Honor points
257. p3 end  becd5cf049449d17
258. p4 work.i17
       p4 activates the Mint: up to 2 uses
259. p4 use.4
260. p4 pay.auto
       p4 gains 1 Heartstone
261. p4 use.4
       p4 gains 1 Heartstone
262. p4 dig.i4
263. p4 lay.i4d.l17
264. p4 ore.heartstone
265. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths a Moon Statue at l18
266. p4 pedestal.fire
       p4 puts a Fire Pedestal at l19, brown zone: a benefit token of 3 Honor points
267. p4 statue.l21
268. p4 to.l19
269. p4 pay.auto
       p4 moves a Fire Statue from l21 to l19
270. p4 statue.l18
271. p4 to.k21
       p4 moves a Moon Statue from l18 to k21
272. p4 end  ad8cb3e47eafdccf
273. p1 work.g9
       p1 activates the Steward: up to 1 use
274. p1 use.1
275. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
276. p1 dig.i3
277. p1 lay.i3b.g10
278. p1 ore.iron
279. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
280. p1 pedestal.moon
       p1 puts a Moon Pedestal at i10, yellow zone: a benefit token of 4 Honor points
281. p1 statue.j6
282. p1 to.f7
283. p1 pay.auto
       p1 moves a Moon Statue from j6 to f7
284. p1 statue.f7
285. p1 to.d8
       p1 moves a Moon Statue from f7 to d8
286. p1 statue.d8
287. p1 to.i10
       p1 moves a Moon Statue from d8 to i10
288. p1 end  a826829fc8113f9b
289. p2 recruit.b2{mud-1-2}
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 1 Hammer and 1 Coin
       Gravel Glutton joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Coin and 1 Moon Cart
290. p2 end  34326ca650540fcc
291. p3 cast.secret_passage
       p3 casts Secret Passage: 1 Rune on the card
292. p3 work.i17
       p3 activates the Mint: up to 2 uses
293. p3 use.4
294. p3 pay.auto
       p3 gains 1 Heartstone
295. p3 use.4
296. p3 pay.auto
       p3 gains 1 Heartstone
297. p3 recruit.b1{fire-1-2}
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Coal Nibbler joins the horde
       Night Toller takes a place in the pack: third row, place 2
       The pack brings p3 1 Iron, 3 Heartstones, 2 Runes, 2 Coins and 1 Moon Cart
298. p3 end  c00996296b812c41
299. p4 cast.seers_bag
       p4 casts Seer's Bag: 2 Runes on the card
300. p4 pay.auto
301. p4 draw{ice}
       p4 draws an Ice Pedestal from the bag
302. p4 recruit.b4{moon-1-4}
       p4 recruits Soot Pounder
       p4 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Lantern Guard joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p4 1 Stone, 1 Cart, 1 Hammer, 2 Runes and 1 Coin
303. p4 end  93b029f0fea61130
304. p1 work.g9
       p1 activates the Steward: up to 2 uses
305. p1 use.1
306. p1 pay.cart_ice.3a
       p1 moves an Ice Cart to the Stock
307. p1 use.1
308. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
309. p1 recruit.m2{ice-2-1+moon}
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries a Moon Pedestal
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p1 2 Stone, 4 Iron, 1 Cart, 1 Hammer, 2 Coins, 2 Fire Carts and 4 Ice Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
310. p1 end  8f1f861d1a9e19ef
311. p2 work.q15
       p2 activates the Stone Mill: up to 2 uses
312. p2 use.1
       p2 gains 1 Iron
313. p2 use.1
       p2 gains 1 Iron
314. p2 dig.t4
315. p2 lay.t4a.o11
316. p2 ore.iron
317. p2 pay.auto
318. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
319. p2 pedestal.ice
       p2 puts an Ice Pedestal at p12, orange zone: a benefit token of 2 Honor points
320. p2 hall.great_forge
321. p2 build.great_forgeb.p11
       p2 builds the Great Forge
       The Ice Pedestal at p12 vanishes under the Great Hall
322. p2 statue.q12
323. p2 to.o11
324. p2 pay.auto
       p2 moves a Moon Statue from q12 to o11
325. p2 end  078b022868de8da0
326. p3 work.n4
       p3 activates the Rune Forge: up to 2 uses
327. p3 use.1
       p3 gains 1 Rune
328. p3 stop
329. p3 dig.l4
330. p3 lay.l4d.r6
331. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p3
332. p3 pedestal.moon
       p3 puts a Moon Pedestal at r6, dark grey zone: a benefit token of 3 Honor points
333. p3 hall.stonecutter
334. p3 build.stonecutterb.q6
       p3 builds the Stonecutter's Hall
       The Moon Pedestal at r6 vanishes under the Great Hall
335. p3 statue.o6
336. p3 to.r7
       p3 moves an Ice Statue from o6 to r7
337. p3 end  6e538f8962df5d3d
338. p4 work.j20
       p4 activates the Charm Weaver: up to 1 use
339. p4 use.1
340. p4 pay.auto
       p4 gains 1 Rune
341. p4 dig.l4
342. p4 lay.l4a.l22
343. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue at n22
344. p4 pedestal.ice
       p4 puts an Ice Pedestal at l23, dark grey zone: a benefit token of 2 Honor points
345. p4 statue.n22
346. p4 to.l23
347. p4 pay.auto
       p4 moves an Ice Statue from n22 to l23
348. p4 trade.heartstone
       p4 gives 4 resources back to the supply
349. p4 pay.stone.2b
350. p4 pay.stone.3a
351. p4 pay.iron.3b
352. p4 pay.coin.stock
       p4 gains 1 Heartstone
353. p4 end  af64451f800add9f
354. p1 dig.l3
355. p1 lay.l3c.g11
356. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p1 unearths a Moon Statue at f12
357. p1 pedestal.moon
       p1 puts a Moon Pedestal at g12, orange zone: a benefit token of 3 Honor points
358. p1 statue.f12
359. p1 to.g12
360. p1 pay.auto
       p1 moves a Moon Statue from f12 to g12
361. p1 end  bb1984218e45ea0a
362. p2 recruit.m3
363. p2 pay.auto{mud-2-2}
       p2 recruits Silt Wagoner
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 2 Carts, 1 Hammer, 2 Coins and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
364. p2 end  2a884d4268e14eec
365. p3 cast.secret_passage
       p3 casts Secret Passage: 2 Runes on the card
366. p3 pay.auto
367. p3 work.i17
       p3 activates the Mint: up to 2 uses
368. p3 use.4
369. p3 pay.auto
       p3 gains 1 Heartstone
370. p3 use.4
371. p3 pay.auto
       p3 gains 1 Heartstone
372. p3 recruit.m4{mud-2-4}
       p3 recruits Landslide
       p3 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       Landslide takes a place in the pack: at the top
       The pack brings p3 6 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Rune and 4 Coins
373. p3 statue.l6
374. p3 to.o6
       p3 moves an Ice Statue from l6 to o6
375. p3 end  410a5e20566f7494
376. p4 work.j20
       p4 activates the Charm Weaver: up to 1 use
377. p4 use.1
       p4 gains 1 Rune
378. p4 dig.p5
379. p4 lay.p5d.k15
380. p4 ore.heartstone
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone to p4
381. p4 hall.shaman
382. p4 build.shamana.l15
       p4 builds the Shaman's Chamber
383. p4 end  96a982305c5c7999
384. p1 work.g9
       p1 activates the Steward: up to 2 uses
385. p1 use.1
386. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
387. p1 stop
388. p1 dig.t4
389. p1 lay.t4d.d11
390. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Iron to p1
391. p1 pedestal.ice
       p1 puts an Ice Pedestal at e12, brown zone: a benefit token of 2 Honor points
392. p1 statue.g7
393. p1 to.f10
394. p1 pay.auto
       p1 moves an Ice Statue from g7 to f10
395. p1 statue.f10
396. p1 to.h10
397. p1 pay.auto
       p1 moves an Ice Statue from f10 to h10
398. p1 statue.h10
399. p1 to.f12
400. p1 pay.auto
       p1 moves an Ice Statue from h10 to f12
401. p1 statue.f12
402. p1 to.e12
403. p1 pay.auto
       p1 moves an Ice Statue from f12 to e12
404. p1 end  e1402cc29566a339
405. p2 dig.t4
406. p2 lay.t4d.u13
407. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at v14
       The rock yields 1 Hammer to p2
408. p2 pedestal.fire
       p2 puts a Fire Pedestal at v14, dark grey zone: a benefit token of 5 Honor points
409. p2 statue.v14
410. p2 to.u16
411. p2 pay.auto
       p2 moves an Ice Statue from v14 to u16
412. p2 statue.u16
413. p2 to.r14
       p2 moves an Ice Statue from u16 to r14
414. p2 end  dae34cfe185aee5b
415. p3 work.o7
       p3 activates the Stone Mill: up to 2 uses
416. p3 use.1
       p3 gains 1 Iron
417. p3 use.1
       p3 gains 1 Iron
418. p3 dig.l5
419. p3 lay.l5f.j2
420. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Fire Statue at j2
       The rock yields 2 Iron and 1 Hammer to p3
421. p3 statue.j2
422. p3 to.k3
       p3 moves a Fire Statue from j2 to k3
423. p3 trade.heartstone
       p3 gives 4 resources back to the supply
424. p3 pay.coin.1d
425. p3 pay.coin.3a
426. p3 pay.coin.3a
427. p3 pay.coin.3b
       p3 gains 1 Heartstone
428. p3 end  dccd14f3fa37f703
429. p4 work.g15
       p4 activates the Wainwright: up to 1 use
430. p4 use.1
       p4 gains 1 Cart
431. p4 dig.i3
432. p4 lay.i3b.m21
433. p4 ore.stone
434. p4 pay.auto
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p4
435. p4 hall.chasm
436. p4 build.chasma.i21
       p4 builds the Chasm
437. p4 statue.k21
438. p4 to.l21
439. p4 pay.auto
       p4 moves a Moon Statue from k21 to l21
440. p4 end  1b90aa4c60ba6edf
441. p1 work.i7
       p1 activates the Crusher: up to 1 use
442. p1 use.1
443. p1 pay.auto
       p1 gains 2 Stone
444. p1 dig.t5
445. p1 lay.t5a.a12
446. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at b14
       The rock yields 2 Iron to p1
447. p1 trade.cart
       p1 gives 4 resources back to the supply
448. p1 pay.rune.1c
449. p1 pay.coin.1a
450. p1 pay.coin.2b
451. p1 pay.rune.2a
       p1 gains 1 Cart
452. p1 statue.b14
453. p1 to.d13
       p1 moves an Ice Statue from b14 to d13
454. p1 statue.d13
455. p1 to.g11
       p1 moves an Ice Statue from d13 to g11
456. p1 statue.g11
457. p1 to.h10
       p1 moves an Ice Statue from g11 to h10
458. p1 statue.h10
459. p1 to.f10
       p1 moves an Ice Statue from h10 to f10
460. p1 statue.f10
461. p1 to.g7
       p1 moves an Ice Statue from f10 to g7
462. p1 end  6cb0500125372d6d
463. p2 dig.w5
464. p2 lay.w5c.v10
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at v10
       The rock yields 2 Iron to p2
465. p2 trade.cart
       p2 gives 4 resources back to the supply
466. p2 pay.rune.1a
467. p2 pay.iron.stock
468. p2 pay.iron.stock
469. p2 pay.coin.1c
       p2 gains 1 Cart
470. p2 statue.v10
471. p2 to.u13
472. p2 pay.auto
       p2 moves a Moon Statue from v10 to u13
473. p2 statue.u13
474. p2 to.u16
475. p2 pay.auto
       p2 moves a Moon Statue from u13 to u16
476. p2 statue.u16
477. p2 to.r16
478. p2 pay.auto
       p2 moves a Moon Statue from u16 to r16
479. p2 statue.r16
480. p2 to.q14
       p2 moves a Moon Statue from r16 to q14
481. p2 end  60f746ef48c5a126
482. p3 work.n4
       p3 activates the Rune Forge: up to 2 uses
483. p3 use.2
       p3 gains 1 Rune
484. p3 use.2
       p3 gains 1 Rune
485. p3 dig.i4
486. p3 lay.i4a.k2
487. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Moon Statue at n2
488. p3 statue.n2
489. p3 to.n3
       p3 moves a Moon Statue from n2 to n3
490. p3 end  f62ecc05d97d9e50
491. p4 trade.cart
       p4 gives 4 resources back to the supply
492. p4 pay.stone.stock
493. p4 pay.stone.stock
494. p4 pay.rune.2a
495. p4 pay.rune.1a
       p4 gains 1 Cart
496. p4 dig.t5
497. p4 lay.t5d.j12
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Cart and 1 Rune to p4
498. p4 statue.l23
499. p4 to.o21
500. p4 pay.auto
       p4 moves an Ice Statue from l23 to o21
501. p4 statue.o21
502. p4 to.l18
       p4 moves an Ice Statue from o21 to l18
503. p4 statue.l18
504. p4 to.k16
       p4 moves an Ice Statue from l18 to k16
505. p4 statue.k16
506. p4 to.k15
       p4 moves an Ice Statue from k16 to k15
507. p4 end  c4c292abfa042ae0
       Game over: p1 wins with 123 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +8  2 Tunnels of 3 cells in Iron [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1  +8  Ice Statue on its Pedestal at g7, grey zone [HALL-F6]
p1  +6  Fire Statue at f9, brown zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at i10, yellow zone [HALL-F6]
p1 +12  Ice Statue on its Pedestal at e12, brown zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at g12, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Great Forge, altar empty [HALL-G10]
p2 +10  Moon Statue at o11, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at o13, yellow zone [HALL-F6]
p2  +8  Moon Statue at q14, orange zone [HALL-F6]
p2  +6  Ice Statue at r14, brown zone [HALL-F6]
p2  +8  Fire Statue on its Pedestal at q18, grey zone [HALL-F6]
p3 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p3 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +5  5 sets of left-over resources [HALL-F4]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3  +4  Fire Statue at k3, grey zone [HALL-F6]
p3  +4  Moon Statue at n3, grey zone [HALL-F6]
p3 +16  Fire Statue on its Pedestal at n7, orange zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p4 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p4  +1  1 set of left-over resources [HALL-F4]
p4  +1  Shaman's Chamber, altar empty [HALL-G10]
p4 +11  Chasm, Statue on the altar [HALL-G10]
p4  +6  Fire Statue at f15, brown zone [HALL-F6]
p4 +10  Ice Statue at k15, yellow zone [HALL-F6]
p4  +6  Moon Statue at i18, brown zone [HALL-F6]
p4 +12  Fire Statue on its Pedestal at l19, brown zone [HALL-F6]
= p1 123, p2 120, p3 119, p4 108  coronation, won by p1
