hall/3  seats 3  seed 1  options workshops=random

  1. p1 portal.j19  76d0afa04b2655f4
       p1 opens a Portal at j19
  2. p2 portal.s8  d2c5e936ff73fcca
       p2 opens a Portal at s8
  3. p3 portal.a8  5ec3c761c8ce5394
       p3 opens a Portal at a8
  4. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  5. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
  6. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
  7. p1 draft.start-2.1a  c8779fa31ad0be33
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Hammer
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 11. p2 draft.start-4.1a  3351fe5df96c19f9
       p2 chooses Purse Shaker for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p3 draft.start-4.1c
       p3 chooses Purse Shaker for the pack
 13. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 14. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 15. p3 draft.start-2.1a  775028e95e295912
       p3 chooses Nail Biter for the pack
       p3 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.y5
 17. p1 lay.y5b.h17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at i17
       p1 unearths an Ice Statue at k17
       The rock yields 1 Coin to p1
 18. p1 establish.h16.stone_mill
       p1 establishes the Stone Mill at h16
 19. p1 end  fdea044805a34fab
 20. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 21. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 22. p2 end  1383c30a0e9fc2c7
 23. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 24. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Fire Cart
 25. p3 end  ed19fb6e5d6836bd
 26. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 27. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 28. p1 statue.k17
 29. p1 to.j19
 30. p1 pay.auto
       p1 moves an Ice Statue from k17 to j19
 31. p1 end  1fd870dceda9002c
 32. p2 dig.s4
 33. p2 lay.s4e.r8
 34. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at q9
       The rock yields 2 Stone, 1 Hammer and 1 Coin to p2
 35. p2 pedestal.moon
       p2 puts a Moon Pedestal at r9, grey zone: a benefit token of 4 Honor points
 36. p2 statue.q9
 37. p2 to.r9
       p2 moves a Moon Statue from q9 to r9
 38. p2 end  7c2d08050ad8d0fc
 39. p3 dig.s4
 40. p3 lay.s4g.b8
 41. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at c9
       The rock yields 2 Stone, 1 Hammer and 1 Coin to p3
 42. p3 pedestal.moon
       p3 puts a Moon Pedestal at c9, brown zone: a benefit token of 2 Honor points
 43. p3 end  c80f003666f4408b
 44. p1 recruit.m4
 45. p1 pay.auto{moon-2-3+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 46. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 3 Iron, 1 Coin and 1 Ice Cart
 47. p1 end  639790179cf24eb0
 48. p2 dig.v5
 49. p2 lay.v5a.q11
 50. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at s11
       p2 unearths an Ice Statue at q13
 51. p2 establish.p11.steward
       p2 establishes the Steward at p11
 52. p2 end  a43c9a4c3a7a4371
 53. p3 dig.v5
 54. p3 lay.v5b.a11
 55. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at a11
       p3 unearths a Moon Statue at c13
 56. p3 establish.d11.mint
       p3 establishes the Mint at d11
 57. p3 statue.a11
 58. p3 to.c12
       p3 moves a Fire Statue from a11 to c12
 59. p3 end  d18d14051b6efb0e
 60. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
 61. p1 use.1
       p1 gains 1 Iron
 62. p1 dig.l4
 63. p1 lay.l4f.l17
 64. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue at n18
       The rock yields 2 Stone to p1
 65. p1 pedestal.ice
       p1 puts an Ice Pedestal at l17, brown zone: a benefit token of 5 Honor points
 66. p1 establish.l16.wainwright
       p1 establishes the Wainwright at l16
 67. p1 statue.j19
 68. p1 to.k17
 69. p1 pay.auto
       p1 moves an Ice Statue from j19 to k17
 70. p1 statue.k17
 71. p1 to.l17
       p1 moves an Ice Statue from k17 to l17
 72. p1 end  e7ddaeaac42327d6
 73. p2 work.p11
       p2 activates the Steward: up to 1 use
 74. p2 use.1
 75. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 76. p2 recruit.m4
 77. p2 pay.auto{mud-2-2+fire+mud-1-6}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
       Bog Prospector retires
       Mudsled Driver joins the horde
 78. p2 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p2 2 Heartstones, 1 Cart, 1 Rune and 1 Moon Cart
 79. p2 statue.s11
 80. p2 to.q11
       p2 moves a Fire Statue from s11 to q11
 81. p2 end  528252420743b426
 82. p3 work.d11
       p3 activates the Mint: up to 1 use
 83. p3 use.4
 84. p3 pay.auto
       p3 gains 1 Heartstone
 85. p3 recruit.m1{fire-2-4+ice}
       p3 recruits Swamp Usurer
       p3 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 86. p3 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Cart and 4 Coins
 87. p3 end  cba2521963508872
 88. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
 89. p1 use.1
       p1 gains 1 Iron
 90. p1 recruit.m4
 91. p1 pay.auto{mud-2-1+moon}
       p1 recruits Bog-Iron Baron
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 92. p1 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 6 Iron, 1 Cart, 1 Coin and 2 Ice Carts
 93. p1 end  aab6e4de92b18c45
 94. p2 work.p11
       p2 activates the Steward: up to 1 use
 95. p2 use.1
 96. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 97. p2 dig.i4
 98. p2 lay.i4a.m12
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron and 1 Rune to p2
 99. p2 pedestal.fire
       p2 puts a Fire Pedestal at n12, orange zone: a benefit token of 4 Honor points
100. p2 establish.n13.hammer_forge
       p2 establishes the Hammer Forge at n13
101. p2 end  8a376be1c63db8f8
102. p3 work.d11
       p3 activates the Mint: up to 1 use
103. p3 use.4
104. p3 pay.auto
       p3 gains 1 Heartstone
105. p3 dig.i4
106. p3 lay.i4a.d12
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron and 1 Rune to p3
107. p3 pedestal.moon
       p3 puts a Moon Pedestal at e12, orange zone: a benefit token of 5 Honor points
108. p3 establish.f13.hammer_exchange
       p3 establishes the Hammer Exchange at f13
109. p3 statue.c13
110. p3 to.e12
       p3 moves a Moon Statue from c13 to e12
111. p3 end  6d4e0be107f4c8ef
112. p1 work.l16
       p1 activates the Wainwright: up to 1 use
113. p1 use.1
       p1 gains 1 Cart
114. p1 dig.i4
115. p1 lay.i4d.n14
116. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at n15
       The rock yields 2 Iron to p1
117. p1 pedestal.fire
       p1 puts a Fire Pedestal at n16, grey zone: a benefit token of 4 Honor points
118. p1 statue.n18
119. p1 to.n16
120. p1 pay.auto
       p1 moves a Fire Statue from n18 to n16
121. p1 end  624cde65f33c62a0
122. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
123. p2 pay.auto
124. p2 work.p11
       p2 activates the Steward: up to 2 uses
125. p2 use.1
       p2 moves a Moon Cart to the Stock
126. p2 stop
127. p2 recruit.b2{mud-1-4}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
128. p2 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 2 Coins, 1 Fire Cart and 2 Moon Carts
129. p2 statue.q11
130. p2 to.n12
131. p2 pay.auto
       p2 moves a Fire Statue from q11 to n12
132. p2 statue.q13
133. p2 to.q11
134. p2 pay.auto
       p2 moves an Ice Statue from q13 to q11
135. p2 end  4e3dc99dcebce556
136. p3 cast.drums_of_exile
       p3 casts Drums of Exile: 1 Rune on the card
137. p3 exile.m4
138. p3 exile.m2{ice-2-2+moon+ice-2-3+ice}
       Crescent Blade retires
       Landslide retires
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
139. p3 work.d11
       p3 activates the Mint: up to 2 uses
140. p3 use.4
       p3 gains 1 Heartstone
141. p3 use.4
       p3 gains 1 Heartstone
142. p3 recruit.b5{ice-1-5}
       p3 recruits Puddle Banker
       p3 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
143. p3 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 6 Coins and 1 Fire Cart
144. p3 end  4403bd576edaf8ed
145. p1 recruit.m2{mud-2-3+fire}
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
       Avalanche Rider takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 2 Ice Carts
146. p1 end  5e153ab6bdb81259
147. p2 work.p11
       p2 activates the Steward: up to 2 uses
148. p2 use.1
149. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
150. p2 use.1
151. p2 pay.cart.1d
       p2 moves a Cart to the Stock
152. p2 recruit.m4
153. p2 pay.auto{ice-2-4+moon}
       p2 recruits Frost Scribe
       p2 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Rune, 1 Coin and 1 Ice Cart
154. p2 end  e7676e5ec38a87f3
155. p3 work.d11
       p3 activates the Mint: up to 2 uses
156. p3 use.4
157. p3 pay.auto
       p3 gains 1 Heartstone
158. p3 use.4
159. p3 pay.auto
       p3 gains 1 Heartstone
160. p3 recruit.t3
161. p3 pay.auto{ice-3-4}
       p3 recruits Blizzard Marshal
       Glacier Smith joins the horde
162. p3 take.moon
       p3 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 3 Iron and 2 Ice Carts
163. p3 end  4cab748554914104
164. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
165. p1 use.1
166. p1 pay.auto
       p1 gains 1 Iron
167. p1 dig.s4
168. p1 lay.s4c.k13
169. p1 ore.iron
170. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
171. p1 pedestal.moon
       p1 puts a Moon Pedestal at l13, yellow zone: a benefit token of 5 Honor points
172. p1 statue.n15
173. p1 to.l13
174. p1 pay.auto
       p1 moves a Moon Statue from n15 to l13
175. p1 end  fb989a77f64521f9
176. p2 work.p11
       p2 activates the Steward: up to 2 uses
177. p2 use.1
178. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
179. p2 use.1
180. p2 pay.cart_moon.2c
       p2 moves a Moon Cart to the Stock
181. p2 recruit.m2
182. p2 pay.auto{fire-2-2+ice}
       p2 recruits Root Miner
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
       Root Miner takes a place in the pack: third row, place 1
       The pack brings p2 1 Iron, 3 Heartstones, 3 Coins, 1 Ice Cart and 1 Moon Cart
183. p2 end  07ffe4638f6dfece
184. p3 work.d11
       p3 activates the Mint: up to 2 uses
185. p3 use.4
       p3 gains 1 Heartstone
186. p3 use.4
       p3 gains 1 Heartstone
187. p3 dig.s4
188. p3 lay.s4a.c6
189. p3 ore.stone
190. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at d6
       The rock yields 1 Coin to p3
191. p3 pedestal.moon
       p3 puts a Moon Pedestal at c6, dark grey zone: a benefit token of 3 Honor points
192. p3 end  d6086935dbcccac9
193. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
194. p1 use.1
195. p1 pay.auto
       p1 gains 1 Iron
196. p1 recruit.b4{ice-1-1}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 3 Coins
       Frost Sledger joins the horde
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 1 Heartstone, 2 Carts and 1 Coin
197. p1 end  fbf187ef0e30360c
198. p2 work.p11
       p2 activates the Steward: up to 2 uses
199. p2 use.1
200. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
201. p2 use.1
202. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
203. p2 dig.i4
204. p2 lay.i4c.p6
205. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Iron to p2
206. p2 pedestal.fire
       p2 puts a Fire Pedestal at p7, brown zone: a benefit token of 3 Honor points
207. p2 establish.o8.hammer_exchange
       p2 establishes the Hammer Exchange at o8
208. p2 statue.p6
209. p2 to.p7
       p2 moves an Ice Statue from p6 to p7
210. p2 end  0107d17ea308e787
211. p3 work.d11
       p3 activates the Mint: up to 2 uses
212. p3 use.4
       p3 gains 1 Heartstone
213. p3 use.4
       p3 gains 1 Heartstone
214. p3 dig.w5
215. p3 lay.w5c.g13
216. p3 ore.heartstone
217. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue at f15
       The rock yields 1 Stone and 2 Iron to p3
218. p3 statue.f15
219. p3 to.g13
220. p3 pay.auto
       p3 moves an Ice Statue from f15 to g13
221. p3 end  69031af6bad00500
222. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
223. p1 use.1
224. p1 pay.auto
       p1 gains 1 Iron
225. p1 recruit.m3
226. p1 pay.auto{moon-2-2+ice+mud-1-3}
       p1 recruits Silt Wagoner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
       Soot Pounder retires
       Clay Kneader joins the horde
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p1 2 Stone, 6 Iron, 1 Heartstone, 1 Cart and 1 Coin
       Ten Trolls follow p1: a Coronation token of 5 Honor points
227. p1 end  e70ab7b7cd4f2f4a
228. p2 work.p11
       p2 activates the Steward: up to 2 uses
229. p2 use.1
230. p2 pay.heartstone.3a
       p2 moves a Heartstone to the Stock
231. p2 use.1
232. p2 pay.heartstone.2c
       p2 moves a Heartstone to the Stock
233. p2 dig.l4
234. p2 lay.l4f.m10
235. p2 ore.stone
236. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
237. p2 pedestal.ice
       p2 puts an Ice Pedestal at m10, yellow zone: a benefit token of 3 Honor points
238. p2 statue.q11
239. p2 to.o12
       p2 moves an Ice Statue from q11 to o12
240. p2 statue.o12
241. p2 to.m10
       p2 moves an Ice Statue from o12 to m10
242. p2 end  db44e08fd595438a
243. p3 dig.w5
244. p3 lay.w5b.c8
245. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron to p3
246. p3 hall.great_forge
247. p3 build.great_forgea.b8
       p3 builds the Great Forge
       The Moon Pedestal at c9 vanishes under the Great Hall
248. p3 statue.c12
249. p3 to.c8
250. p3 pay.auto
       p3 moves a Fire Statue from c12 to c8
251. p3 statue.c8
252. p3 to.e9
       p3 moves a Fire Statue from c8 to e9
253. p3 end  a4f2a7929edbb5c2
254. p1 work.l16
       p1 activates the Wainwright: up to 1 use
255. p1 use.1
       p1 gains 1 Cart
256. p1 trade.cart
       p1 gives 4 resources back to the supply
257. p1 pay.coin.stock
258. p1 pay.coin.1b
259. p1 pay.coin.stock
260. p1 pay.coin.stock
       p1 gains 1 Cart
261. p1 dig.l4
262. p1 lay.l4c.o15
263. p1 ore.iron
264. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone, 1 Iron and 1 Hammer to p1
265. p1 pedestal.fire
       p1 puts a Fire Pedestal at p15, dark grey zone: a benefit token of 4 Honor points
266. p1 hall.wellspring
267. p1 build.wellspringd.n15
       p1 builds the Wellspring
       The Fire Pedestal at n16 vanishes under the Great Hall
268. p1 end  bbc97de22d8179ea
269. p2 work.p11
       p2 activates the Steward: up to 3 uses
270. p2 use.1
271. p2 pay.heartstone.3a
       p2 moves a Heartstone to the Stock
272. p2 use.1
273. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
274. p2 use.1
275. p2 pay.rune.2c
       p2 moves a Rune to the Stock
276. p2 recruit.m2
277. p2 pay.auto{fire-2-1+fire}
       p2 recruits Ash Convoyer
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Ash Convoyer takes a place in the pack: at the top
       The pack brings p2 6 Stone, 3 Iron, 4 Heartstones, 1 Cart, 1 Rune, 2 Coins, 3 Fire Carts, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
278. p2 end  97081dfe531ad4fb
279. p3 recruit.b2{fire-1-2}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
       Rust Wader takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 6 Iron, 1 Heartstone, 2 Coins, 1 Fire Cart and 1 Ice Cart
280. p3 end  f4055f96d7411925
281. p1 work.l16
       p1 activates the Wainwright: up to 1 use
282. p1 use.1
       p1 gains 1 Cart
283. p1 dig.p5
284. p1 lay.p5d.f17
285. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Fire Statue at f18
       The rock yields 2 Stone to p1
286. p1 statue.f18
287. p1 to.h17
288. p1 pay.auto
       p1 moves a Fire Statue from f18 to h17
289. p1 statue.i17
290. p1 to.m18
       p1 moves a Moon Statue from i17 to m18
291. p1 statue.m18
292. p1 to.o17
       p1 moves a Moon Statue from m18 to o17
293. p1 statue.o17
294. p1 to.n14
       p1 moves a Moon Statue from o17 to n14
295. p1 end  a3e286e4ef9cef8d
296. p2 work.n13
       p2 activates the Hammer Forge: up to 2 uses
297. p2 use.1
298. p2 pay.auto
       p2 gains 1 Hammer
299. p2 use.1
       p2 gains 1 Hammer
300. p2 dig.l4
301. p2 lay.l4h.n8
302. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
303. p2 pedestal.ice
       p2 puts an Ice Pedestal at o10, orange zone: a benefit token of 2 Honor points
304. p2 statue.p7
305. p2 to.q9
306. p2 pay.auto
       p2 moves an Ice Statue from p7 to q9
307. p2 statue.q9
308. p2 to.q11
309. p2 pay.auto
       p2 moves an Ice Statue from q9 to q11
310. p2 statue.q11
311. p2 to.m12
       p2 moves an Ice Statue from q11 to m12
312. p2 statue.m12
313. p2 to.n11
       p2 moves an Ice Statue from m12 to n11
314. p2 statue.n11
315. p2 to.o10
       p2 moves an Ice Statue from n11 to o10
316. p2 end  aa378cbe45b827e3
317. p3 work.d11
       p3 activates the Mint: up to 2 uses
318. p3 use.1
319. p3 pay.auto
       p3 gains 1 Coin
320. p3 use.1
321. p3 pay.auto
       p3 gains 1 Coin
322. p3 dig.y5
323. p3 lay.y5f.g8
324. p3 ore.heartstone
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
325. p3 hall.chasm
326. p3 build.chasmb.g8
       p3 builds the Chasm
327. p3 statue.g13
328. p3 to.g11
       p3 moves an Ice Statue from g13 to g11
329. p3 end  39794977f3f35233
330. p1 dig.l5
331. p1 lay.l5a.i15
332. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Coin to p1
333. p1 statue.h17
334. p1 to.i15
       p1 moves a Fire Statue from h17 to i15
335. p1 end  c7c970a7dc373cce
336. p2 dig.l5
337. p2 lay.l5c.n4
338. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at o4
       The rock yields 1 Cart to p2
339. p2 statue.o4
340. p2 to.n7
341. p2 pay.auto
       p2 moves a Fire Statue from o4 to n7
342. p2 end  102edeb613e5d429
343. p3 work.d11
       p3 activates the Mint: up to 2 uses
344. p3 use.1
345. p3 pay.auto
       p3 gains 1 Coin
346. p3 use.1
347. p3 pay.auto
       p3 gains 1 Coin
348. p3 dig.p5
349. p3 lay.p5f.a12
350. p3 ore.iron
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone to p3
351. p3 hall.treasure
352. p3 build.treasurea.a11
       p3 builds the Treasure Hall
353. p3 statue.c9
354. p3 to.b12
       p3 moves an Ice Statue from c9 to b12
355. p3 trade.cart
       p3 gives 4 resources back to the supply
356. p3 pay.stone.2a
357. p3 pay.coin.1c
358. p3 pay.coin.2b
359. p3 pay.coin.stock
       p3 gains 1 Cart
360. p3 statue.d6
361. p3 to.c9
       p3 moves a Moon Statue from d6 to c9
362. p3 end  b7b2af55a3d30afb
       Game over: p2 wins with 139 Honor points

p1 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +5  5 sets of left-over resources [HALL-F4]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1 +20  Moon Statue on its Pedestal at l13, yellow zone [HALL-F6]
p1  +6  Moon Statue at n14, brown zone [HALL-F6]
p1  +8  Fire Statue at i15, orange zone [HALL-F6]
p1 +12  Ice Statue on its Pedestal at l17, brown zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2  +8  Fire Statue at n7, orange zone [HALL-F6]
p2  +8  Moon Statue on its Pedestal at r9, grey zone [HALL-F6]
p2 +20  Ice Statue on its Pedestal at m10, yellow zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal at o10, orange zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at n12, orange zone [HALL-F6]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p3 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  3 sets of left-over resources [HALL-F4]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +15  Treasure Hall, Statue on the altar [HALL-G10]
p3  +8  Fire Statue at e9, orange zone [HALL-F6]
p3 +16  Moon Statue on its Pedestal at e12, orange zone [HALL-F6]
= p2 139, p3 136, p1 129  coronation, won by p2
