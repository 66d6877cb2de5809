hall/3  seats 4  seed 1  options teams=no workshops=random

  1. p1 portal.p3  3a32f27b02f51dff
       p1 opens a Portal at p3
  2. p2 portal.h21  5c5cc58b3ac4d762
       p2 opens a Portal at h21
  3. p3 portal.c8  5e03ce5973d60a37
       p3 opens a Portal at c8
  4. p4 portal.u16  46f6947f2b30072f
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  7. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  8. p1 draft.start-2.1d  faad854f604d549f
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Hammer
  9. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 11. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
 12. p2 draft.start-4.1d  25ec8da978c96e62
       p2 chooses Purse Shaker for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 13. p3 draft.start-4.1c
       p3 chooses Purse Shaker for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-2.1d  bdafab760c6ff6f1
       p3 chooses Nail Biter for the pack
       p3 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 17. p4 draft.start-6.1b
       p4 chooses Barrow Pusher for the pack
 18. p4 draft.start-5.1c
       p4 chooses Bone Reader for the pack
 19. p4 draft.start-2.1d
       p4 chooses Nail Biter for the pack
 20. p4 draft.start-4.1a  b0b6c0a2d1e833a5
       p4 chooses Purse Shaker for the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p1 dig.v5
 22. p1 lay.v5c.p4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.o7.steward
       p1 establishes the Steward at o7
 24. p1 end  f8a4daac8dfa3306
 25. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 26. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 27. p2 end  bffc3c27bb2a1798
 28. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 29. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Fire Cart
 30. p3 end  f7458205c9e30056
 31. p4 dig.v5
 32. p4 lay.v5d.r14
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 33. p4 establish.q15.stone_mill
       p4 establishes the Stone Mill at q15
 34. p4 end  f8b7405be8cb4efb
 35. p1 work.o7
       p1 activates the Steward: up to 1 use
 36. p1 stop
 37. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 38. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 39. p1 statue.p6
 40. p1 to.o6
 41. p1 pay.auto
       p1 moves an Ice Statue from p6 to o6
 42. p1 end  dc03a5689618249f
 43. p2 dig.i4
 44. p2 lay.i4d.h17
 45. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Coin to p2
 46. p2 pedestal.moon
       p2 puts a Moon Pedestal at h19, grey zone: a benefit token of 4 Honor points
 47. p2 establish.i17.mint
       p2 establishes the Mint at i17
 48. p2 statue.h18
 49. p2 to.h19
       p2 moves a Moon Statue from h18 to h19
 50. p2 end  3d5dbd89e1bfe360
 51. p3 dig.l4
 52. p3 lay.l4b.d8
 53. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 54. p3 pedestal.moon
       p3 puts a Moon Pedestal at f9, brown zone: a benefit token of 2 Honor points
 55. p3 establish.g9.mint
       p3 establishes the Mint at g9
 56. p3 end  cdf70f868a10225a
 57. p4 work.q15
       p4 activates the Stone Mill: up to 1 use
 58. p4 use.1
       p4 gains 1 Iron
 59. p4 recruit.m4{moon-2-3+fire}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 60. p4 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p4 1 Stone, 2 Iron, 1 Cart, 1 Rune and 1 Ice Cart
 61. p4 statue.r16
 62. p4 to.r14
       p4 moves a Fire Statue from r16 to r14
 63. p4 end  a582eaca390aaeb9
 64. p1 work.o7
       p1 activates the Steward: up to 1 use
 65. p1 use.1
 66. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 67. p1 recruit.m1
 68. p1 pay.auto{mud-2-2+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 69. p1 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart, 1 Rune and 3 Coins
 70. p1 end  966a3f31380697d6
 71. p2 work.i17
       p2 activates the Mint: up to 1 use
 72. p2 use.4
 73. p2 pay.auto
       p2 gains 1 Heartstone
 74. p2 dig.l4
 75. p2 lay.l4h.f15
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 3 Stone to p2
 76. p2 establish.g15.wainwright
       p2 establishes the Wainwright at g15
 77. p2 end  8a2fc0756bbd0d9a
 78. p3 work.g9
       p3 activates the Mint: up to 1 use
 79. p3 use.4
 80. p3 pay.auto
       p3 gains 1 Heartstone
 81. p3 dig.w5
 82. p3 lay.w5c.h5
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone and 1 Coin to p3
 83. p3 end  7faf2bb5b2da0fcc
 84. p4 work.q15
       p4 activates the Stone Mill: up to 1 use
 85. p4 use.2
 86. p4 pay.auto
       p4 gains 1 Stone
 87. p4 dig.w5
 88. p4 lay.w5a.q17
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 2 Stone and 1 Coin to p4
 89. p4 end  feb74e649b347354
 90. p1 work.o7
       p1 activates the Steward: up to 1 use
 91. p1 use.1
 92. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 93. p1 recruit.t3{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
 94. p1 take.moon{mud-1-6}
       p1 chooses a Moon Pedestal from the bag
       Bog Prospector retires
       Mudsled Driver joins the horde
 95. p1 join.2c
       Blizzard Marshal takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 3 Iron, 1 Coin and 2 Ice Carts
 96. p1 end  f32a8035f189ce6c
 97. p2 work.i17
       p2 activates the Mint: up to 1 use
 98. p2 use.4
 99. p2 pay.auto
       p2 gains 1 Heartstone
100. p2 recruit.b2{mud-1-4}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
101. p2 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Cart and 1 Fire Cart
102. p2 statue.f16
103. p2 to.f15
104. p2 pay.auto
       p2 moves a Fire Statue from f16 to f15
105. p2 end  c74ffef6f4acd9cd
106. p3 work.g9
       p3 activates the Mint: up to 1 use
107. p3 use.4
108. p3 pay.auto
       p3 gains 1 Heartstone
109. p3 recruit.m4{fire-2-4+ice}
       p3 recruits Star Counter
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
110. p3 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
111. p3 statue.f8
112. p3 to.f9
       p3 moves a Moon Statue from f8 to f9
113. p3 end  52fb905845ba8594
114. p4 work.q15
       p4 activates the Stone Mill: up to 1 use
115. p4 use.1
116. p4 pay.auto
       p4 gains 1 Iron
117. p4 dig.l4
118. p4 lay.l4c.q12
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at r12
119. p4 pedestal.ice
       p4 puts an Ice Pedestal at r12, brown zone: a benefit token of 5 Honor points
120. p4 end  f697dca3913c1eae
121. p1 work.o7
       p1 activates the Steward: up to 1 use
122. p1 use.1
123. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
124. p1 dig.l4
125. p1 lay.l4c.m7
126. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
127. p1 pedestal.moon
       p1 puts a Moon Pedestal at n7, orange zone: a benefit token of 5 Honor points
128. p1 statue.o6
129. p1 to.m9
130. p1 pay.auto
       p1 moves an Ice Statue from o6 to m9
131. p1 end  4ece1be8a028a262
132. p2 work.i17
       p2 activates the Mint: up to 1 use
133. p2 use.4
       p2 gains 1 Heartstone
134. p2 recruit.b5{ice-1-5}
       p2 recruits Puddle Banker
       p2 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
135. p2 join.3a
       Puddle Banker takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 4 Coins, 1 Fire Cart and 1 Moon Cart
136. p2 end  7fb80943a245c132
137. p3 work.g9
       p3 activates the Mint: up to 1 use
138. p3 use.4
139. p3 pay.auto
       p3 gains 1 Heartstone
140. p3 dig.i4
141. p3 lay.i4a.f10
142. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
143. p3 pedestal.fire
       p3 puts a Fire Pedestal at g10, orange zone: a benefit token of 4 Honor points
144. p3 end  d9517ae7a6b6477f
145. p4 recruit.m1{mud-2-1+moon}
       p4 recruits Bog-Iron Baron
       p4 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
146. p4 join.2a
       Bog-Iron Baron takes a place in the pack: second row, place 1
       The pack brings p4 1 Stone, 3 Iron, 1 Cart and 1 Coin
147. p4 end  87734103b1eea9b6
148. p1 work.o7
       p1 activates the Steward: up to 2 uses
149. p1 use.1
150. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
151. p1 use.1
152. p1 pay.rune.1a
       p1 moves a Rune to the Stock
153. p1 recruit.b1{ice-1-1}
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
154. p1 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune, 3 Coins, 1 Ice Cart and 1 Moon Cart
155. p1 end  f3a516de1aafcd30
156. p2 work.i17
       p2 activates the Mint: up to 1 use
157. p2 use.4
158. p2 pay.auto
       p2 gains 1 Heartstone
159. p2 recruit.t1
160. p2 pay.auto{moon-3-4}
       p2 recruits Moonlit Banker
       High Astrologer joins the horde
161. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Moonlit Banker takes a place in the pack: second row, place 3
       The pack brings p2 2 Runes, 3 Coins and 1 Moon Cart
162. p2 end  d1438b0f55afd9d4
163. p3 work.g9
       p3 activates the Mint: up to 2 uses
164. p3 use.4
       p3 gains 1 Heartstone
165. p3 stop
166. p3 recruit.b2{mud-1-3}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
167. p3 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 3 Iron, 2 Heartstones, 2 Coins and 1 Moon Cart
168. p3 end  f0ca4dfdab6d34f4
169. p4 work.q15
       p4 activates the Stone Mill: up to 2 uses
170. p4 use.1
       p4 gains 1 Iron
171. p4 stop
172. p4 dig.s4
173. p4 lay.s4d.n12
174. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
175. p4 pedestal.fire
       p4 puts a Fire Pedestal at o13, yellow zone: a benefit token of 3 Honor points
176. p4 statue.r14
177. p4 to.q14
178. p4 pay.auto
       p4 moves a Fire Statue from r14 to q14
179. p4 statue.q14
180. p4 to.o13
       p4 moves a Fire Statue from q14 to o13
181. p4 statue.p18
182. p4 to.r15
       p4 moves an Ice Statue from p18 to r15
183. p4 end  af0f584db5c5e713
184. p1 work.o7
       p1 activates the Steward: up to 2 uses
185. p1 use.1
186. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
187. p1 use.1
188. p1 pay.cart.1b
       p1 moves a Cart to the Stock
189. p1 recruit.t1
190. p1 pay.auto{ice-3-1}
       p1 recruits High Astrologer
       Winter Oracle joins the horde
191. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       High Astrologer takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin, 3 Ice Carts and 1 Moon Cart
192. p1 end  8263e686b74d72f3
193. p2 work.i17
       p2 activates the Mint: up to 1 use
194. p2 use.4
195. p2 pay.auto
       p2 gains 1 Heartstone
196. p2 dig.t4
197. p2 lay.t4a.i21
198. p2 ore.stone
199. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Hammer to p2
200. p2 pedestal.moon
       p2 puts a Moon Pedestal at j22, dark grey zone: a benefit token of 3 Honor points
201. p2 establish.j20.rune_forge
       p2 establishes the Rune Forge at j20
202. p2 statue.j22
203. p2 to.j21
       p2 moves an Ice Statue from j22 to j21
204. p2 end  31306c3a143e1cf5
205. p3 cast.clan_oath
       p3 casts Clan Oath: 1 Rune on the card
206. p3 work.g9
       p3 activates the Mint: up to 2 uses
207. p3 use.4
208. p3 pay.auto
       p3 gains 1 Heartstone
209. p3 use.4
210. p3 pay.auto
       p3 gains 1 Heartstone
211. p3 recruit.m1{ice-2-2+ice}
       p3 recruits Landslide
       p3 pockets the bribes of the recruit: 2 Coins
       p3 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Landslide takes a place in the pack: second row, place 1
       The pack brings p3 5 Stone and 1 Cart
212. p3 statue.h6
213. p3 to.e8
214. p3 pay.auto
       p3 moves a Fire Statue from h6 to e8
215. p3 statue.e8
216. p3 to.g10
217. p3 pay.auto
       p3 moves a Fire Statue from e8 to g10
218. p3 end  6f2ce558588b6a4b
219. p4 recruit.b1{fire-1-2}
       p4 recruits Frost Sledger
       p4 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
220. p4 join.3a
       Frost Sledger takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 6 Iron, 1 Cart and 2 Ice Carts
221. p4 end  06f8c772a13816bd
222. p1 work.o7
       p1 activates the Steward: up to 2 uses
223. p1 use.1
224. p1 pay.cart.1b
       p1 moves a Cart to the Stock
225. p1 use.1
226. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
227. p1 dig.s4
228. p1 lay.s4h.q6
229. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone to p1
230. p1 pedestal.ice
       p1 puts an Ice Pedestal at q7, grey zone: a benefit token of 2 Honor points
231. p1 statue.r8
232. p1 to.p4
233. p1 pay.auto
       p1 moves a Moon Statue from r8 to p4
234. p1 statue.p4
235. p1 to.n7
236. p1 pay.auto
       p1 moves a Moon Statue from p4 to n7
237. p1 statue.m9
238. p1 to.p6
239. p1 pay.auto
       p1 moves an Ice Statue from m9 to p6
240. p1 statue.p6
241. p1 to.q7
242. p1 pay.auto
       p1 moves an Ice Statue from p6 to q7
243. p1 end  16ab6ac69cc33c04
244. p2 work.j20
       p2 activates the Rune Forge: up to 1 use
245. p2 use.1
       p2 gains 1 Rune
246. p2 recruit.m1
247. p2 pay.auto{ice-2-3+ice}
       p2 recruits Avalanche Rider
       p2 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Avalanche Rider takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 5 Coins and 2 Ice Carts
248. p2 end  43fca7e4a96e07c7
249. p3 work.g9
       p3 activates the Mint: up to 2 uses
250. p3 use.4
       p3 gains 1 Heartstone
251. p3 use.4
       p3 gains 1 Heartstone
252. p3 dig.s4
253. p3 lay.s4g.i11
254. p3 ore.heartstone
255. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p3
256. p3 pedestal.moon
       p3 puts a Moon Pedestal at j12, yellow zone: a benefit token of 5 Honor points
257. p3 statue.f9
258. p3 to.i10
259. p3 pay.auto
       p3 moves a Moon Statue from f9 to i10
260. p3 statue.i10
261. p3 to.j12
       p3 moves a Moon Statue from i10 to j12
262. p3 end  9358d1b9995937cb
263. p4 work.q15
       p4 activates the Stone Mill: up to 2 uses
264. p4 use.2
265. p4 pay.auto
       p4 gains 1 Stone
266. p4 stop
267. p4 recruit.m2
268. p4 pay.auto{mud-2-3+ice+ice-1-2+ice-1-3}
       p4 recruits Crescent Blade
       p4 pockets the bribes of the recruit: 2 Coins
       p4 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Clay Kneader retires
       Soot Pounder retires
       Snow Shoveller joins the horde
       Icicle Whistler joins the horde
       Crescent Blade takes a place in the pack: second row, place 3
       The pack brings p4 2 Iron, 1 Heartstone and 1 Moon Cart
269. p4 end  2999799e65696f89
270. p1 work.o7
       p1 activates the Steward: up to 2 uses
271. p1 use.1
272. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
273. p1 use.1
274. p1 pay.heartstone.3b
       p1 moves a Heartstone to the Stock
275. p1 recruit.m1{ice-2-4+fire}
       p1 recruits Frost Scribe
       p1 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Frost Scribe takes a place in the pack: at the top
       The pack brings p1 1 Stone, 5 Iron, 2 Heartstones, 1 Cart, 1 Rune, 4 Coins, 4 Ice Carts and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
276. p1 end  d248c00492f3ff35
277. p2 work.i17
       p2 activates the Mint: up to 1 use
278. p2 use.4
279. p2 pay.auto
       p2 gains 1 Heartstone
280. p2 dig.t5
281. p2 lay.t5d.l18
282. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at l18
       The rock yields 2 Iron to p2
283. p2 establish.n20.hammer_exchange
       p2 establishes the Hammer Exchange at n20
284. p2 end  17aa158fcd3fa1a4
285. p3 dig.l5
286. p3 lay.l5c.b9
287. p3 ore.stone
288. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 2 Iron to p3
289. p3 end  99e515de039ab972
290. p4 dig.s4
291. p4 lay.s4f.v13
292. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p4
293. p4 pedestal.fire
       p4 puts a Fire Pedestal at u14, grey zone: a benefit token of 4 Honor points
294. p4 establish.t14.hammer_exchange
       p4 establishes the Hammer Exchange at t14
295. p4 statue.v14
296. p4 to.u14
297. p4 pay.auto
       p4 moves a Moon Statue from v14 to u14
298. p4 end  1997e4eb190222b6
299. p1 trade.cart
       p1 gives 4 resources back to the supply
300. p1 pay.coin.1c
301. p1 pay.coin.2a
302. p1 pay.coin.2a
303. p1 pay.coin.2a
       p1 gains 1 Cart
304. p1 work.o7
       p1 activates the Steward: up to 2 uses
305. p1 use.1
306. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
307. p1 stop
308. p1 dig.l4
309. p1 lay.l4h.l8
310. p1 ore.iron
311. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
312. p1 pedestal.ice
       p1 puts an Ice Pedestal at m10, yellow zone: a benefit token of 3 Honor points
313. p1 statue.q7
314. p1 to.n6
315. p1 pay.auto
       p1 moves an Ice Statue from q7 to n6
316. p1 statue.n6
317. p1 to.m9
318. p1 pay.auto
       p1 moves an Ice Statue from n6 to m9
319. p1 statue.m9
320. p1 to.m10
321. p1 pay.auto
       p1 moves an Ice Statue from m9 to m10
322. p1 end  89a708fa3d5c9efe
323. p2 work.i17
       p2 activates the Mint: up to 1 use
324. p2 use.4
325. p2 pay.auto
       p2 gains 1 Heartstone
326. p2 dig.t4
327. p2 lay.t4c.l21
328. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Iron to p2
329. p2 pedestal.ice
       p2 puts an Ice Pedestal at k22, dark grey zone: a benefit token of 2 Honor points
330. p2 hall.great_forge
331. p2 build.great_forgeb.k20
       p2 builds the Great Forge
       The Ice Pedestal at k22 vanishes under the Great Hall
332. p2 statue.j21
333. p2 to.k21
       p2 moves an Ice Statue from j21 to k21
334. p2 end  f3f93a65b1c6e7fd
335. p3 dig.p5
336. p3 lay.p5h.b13
337. p3 ore.iron
338. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 1 Hammer to p3
339. p3 establish.d14.hammer_forge
       p3 establishes the Hammer Forge at d14
340. p3 hall.chasm
341. p3 build.chasmb.b9
       p3 builds the Chasm
342. p3 end  d03d85fdadf8350b
343. p4 work.q15
       p4 activates the Stone Mill: up to 2 uses
344. p4 use.1
345. p4 pay.auto
       p4 gains 1 Iron
346. p4 use.1
347. p4 pay.auto
       p4 gains 1 Iron
348. p4 dig.p5
349. p4 lay.p5a.t12
350. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 3 Iron to p4
351. p4 hall.stonecutter
352. p4 build.stonecutterb.t12
       p4 builds the Stonecutter's Hall
       The Fire Pedestal at u14 vanishes under the Great Hall
353. p4 statue.u14
354. p4 to.u13
       p4 moves a Moon Statue from u14 to u13
355. p4 end  56a6450a1685070e
356. p1 work.o7
       p1 activates the Steward: up to 2 uses
357. p1 use.1
358. p1 pay.cart_moon.3a
       p1 moves a Moon Cart to the Stock
359. p1 use.1
360. p1 pay.cart.1b
       p1 moves a Cart to the Stock
361. p1 dig.l5
362. p1 lay.l5d.j7
363. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
364. p1 hall.wellspring
365. p1 build.wellspringd.k8
       p1 builds the Wellspring
366. p1 end  cb47f9bb62cbf10f
367. p2 work.i17
       p2 activates the Mint: up to 1 use
368. p2 use.4
369. p2 pay.auto
       p2 gains 1 Heartstone
370. p2 recruit.m3
371. p2 pay.auto{fire-2-2+fire}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Fire Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 6 Stone, 2 Heartstones, 2 Carts, 7 Coins and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
372. p2 end  147973f9037379a6
373. p3 work.d14
       p3 activates the Hammer Forge: up to 1 use
374. p3 use.2
       p3 gains 1 Heartstone
375. p3 recruit.b1{fire-1-4}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p3 5 Stone, 1 Iron, 2 Heartstones, 1 Cart, 2 Coins and 2 Fire Carts
376. p3 statue.b10
377. p3 to.b12
       p3 moves an Ice Statue from b10 to b12
378. p3 end  0723ca640eb3cddc
379. p4 work.q15
       p4 activates the Stone Mill: up to 2 uses
380. p4 use.1
       p4 gains 1 Iron
381. p4 stop
382. p4 recruit.m2{moon-2-2}
       p4 recruits Root Miner
       p4 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       Root Miner takes a place in the pack: third row, place 2
       The pack brings p4 1 Stone, 5 Iron, 2 Heartstones, 1 Cart and 1 Moon Cart
383. p4 end  5ccab39af969c054
384. p1 work.o7
       p1 activates the Steward: up to 2 uses
385. p1 stop
386. p1 dig.l3
387. p1 lay.l3d.q4
388. p1 ore.stone
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
389. p1 hall.shaman
390. p1 build.shamana.q4
       p1 builds the Shaman's Chamber
391. p1 end  9ad7e1cc00839edc
392. p2 work.j20
       p2 activates the Rune Forge: up to 2 uses
393. p2 use.1
       p2 gains 1 Rune
394. p2 use.1
       p2 gains 1 Rune
395. p2 dig.t4
396. p2 lay.t4c.n21
397. p2 ore.iron
398. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at n22
       The rock yields 1 Hammer to p2
399. p2 pedestal.fire
       p2 puts a Fire Pedestal at m22, dark grey zone: a benefit token of 4 Honor points
400. p2 statue.n22
401. p2 to.n21
402. p2 pay.auto
       p2 moves a Moon Statue from n22 to n21
403. p2 end  1fc5b0f8977f7d93
404. p3 work.g9
       p3 activates the Mint: up to 2 uses
405. p3 use.3
406. p3 pay.auto
       p3 gains 1 Iron
407. p3 stop
408. p3 dig.y5
409. p3 lay.y5f.c10
410. p3 ore.heartstone
411. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Hammer to p3
412. p3 trade.heartstone
       p3 gives 4 resources back to the supply
413. p3 pay.stone.2b
414. p3 pay.stone.2a
415. p3 pay.stone.2a
416. p3 pay.coin.2b
       p3 gains 1 Heartstone
417. p3 end  b6e90a3b288138c3
418. p4 dig.i4
419. p4 lay.i4a.o11
420. p4 ore.iron
421. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p4
422. p4 pedestal.ice
       p4 puts an Ice Pedestal at p11, orange zone: a benefit token of 2 Honor points
423. p4 statue.r15
424. p4 to.q14
425. p4 pay.auto
       p4 moves an Ice Statue from r15 to q14
426. p4 statue.q14
427. p4 to.p11
428. p4 pay.auto
       p4 moves an Ice Statue from q14 to p11
429. p4 end  8634ab97c5221197
430. p1 dig.y5
431. p1 lay.y5c.n2
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p1
432. p1 statue.n2
433. p1 to.p3
       p1 moves a Fire Statue from n2 to p3
434. p1 statue.p3
435. p1 to.p4
       p1 moves a Fire Statue from p3 to p4
436. p1 statue.p4
437. p1 to.q5
       p1 moves a Fire Statue from p4 to q5
438. p1 end  fc324f42e1de665e
439. p2 work.g15
       p2 activates the Wainwright: up to 1 use
440. p2 use.1
441. p2 pay.auto
       p2 gains 1 Cart
442. p2 dig.i4
443. p2 lay.i4c.l14
444. p2 ore.heartstone
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
445. p2 statue.n21
446. p2 to.l22
447. p2 pay.auto
       p2 moves a Moon Statue from n21 to l22
448. p2 statue.l22
449. p2 to.l19
       p2 moves a Moon Statue from l22 to l19
450. p2 statue.l18
451. p2 to.l14
452. p2 pay.auto
       p2 moves a Fire Statue from l18 to l14
453. p2 end  a34361bf47d5fbd9
454. p3 trade.cart
       p3 gives 4 resources back to the supply
455. p3 pay.hammer.stock
456. p3 pay.coin.stock
457. p3 pay.coin.stock
458. p3 pay.stone.2a
       p3 gains 1 Cart
459. p3 work.g9
       p3 activates the Mint: up to 2 uses
460. p3 use.1
461. p3 pay.auto
       p3 gains 1 Coin
462. p3 use.1
       p3 gains 1 Coin
463. p3 dig.t5
464. p3 lay.t5c.g12
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
465. p3 statue.b14
466. p3 to.c13
       p3 moves an Ice Statue from b14 to c13
467. p3 end  144570ec1d80c221
468. p4 dig.o4
469. p4 lay.o4d.u10
470. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p4
471. p4 statue.v10
472. p4 to.u11
       p4 moves a Fire Statue from v10 to u11
473. p4 end  08725f8c2e873a24
       Game over: p4 wins with 132 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +5  5 sets of left-over resources [HALL-F4]
p1  +2  Wellspring, altar empty [HALL-G10]
p1  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p1 +16  Moon Statue on its Pedestal at n7, orange zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal at m10, yellow zone [HALL-F6]
p2 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +8  8 sets of left-over resources [HALL-F4]
p2 +12  Great Forge, Statue on the altar [HALL-G10]
p2 +10  Fire Statue at l14, yellow zone [HALL-F6]
p2  +6  Fire Statue at f15, brown zone [HALL-F6]
p2  +8  Moon Statue on its Pedestal at h19, grey zone [HALL-F6]
p2  +6  Moon Statue at l19, brown zone [HALL-F6]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +16  Fire Statue on its Pedestal at g10, orange zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at j12, yellow zone [HALL-F6]
p3  +4  Ice Statue at c13, grey zone [HALL-F6]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p4  +3  3 sets of left-over resources [HALL-F4]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4 +16  Ice Statue on its Pedestal at p11, orange zone [HALL-F6]
p4  +4  Fire Statue at u11, grey zone [HALL-F6]
p4 +12  Ice Statue on its Pedestal at r12, brown zone [HALL-F6]
p4 +20  Fire Statue on its Pedestal at o13, yellow zone [HALL-F6]
= p4 132, p3 126, p1 110, p2 109  coronation, won by p4
