hall/6  seats 3  seed 1  options later_seats=none workshops=random

  1. p1 portal.j19  ac4cbb124256aa8a
       p1 opens a Portal at j19
  2. p2 portal.s8  dffe5d18ea0f0aec
       p2 opens a Portal at s8
  3. p3 portal.a8  8f77bc2199349744
       p3 opens a Portal at a8
  4. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  5. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  6. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  7. p1 draft.start-1.1a  8e648e4b8213aa6a
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 11. p2 draft.start-6.1a  72f26a5b12994074
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 12. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 13. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 14. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 15. p3 draft.start-1.1a  4ebcf93a202ab658
       p3 chooses Pebble Picker for the pack
       p3 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 16. p1 dig.y5
 17. p1 lay.y5b.h17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at i17
       p1 unearths an Ice Statue at k17
       The rock yields 1 Coin to p1
 18. p1 establish.h16.stone_mill
       p1 establishes the Stone Mill at h16
 19. p1 end  0f52960b86265092
 20. p2 dig.v5
 21. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 22. p2 end  c385795cf2acd02e
 23. p3 dig.v5
 24. p3 lay.v5a.a9
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths an Ice Statue at c9
       p3 unearths a Fire Statue at a11
       The rock yields 2 Stone and 2 Iron to p3
 25. p3 end  88efdbdd44715f97
 26. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
 27. p1 use.1
       p1 gains 1 Iron
 28. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 29. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Moon Cart
 30. p1 statue.i17
 31. p1 to.j19
 32. p1 pay.auto
       p1 moves a Moon Statue from i17 to j19
 33. p1 end  6ab7be0d8d0b078b
 34. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 35. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 36. p2 statue.s11
 37. p2 to.s8
       p2 moves a Fire Statue from s11 to s8
 38. p2 end  63d5bde70a2f5643
 39. p3 recruit.m4{moon-2-3+fire}
       p3 recruits Glacier Cutter
       p3 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 40. p3 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 3 Iron, 1 Heartstone and 1 Ice Cart
 41. p3 end  3f1509bfb14b827f
 42. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
 43. p1 use.1
       p1 gains 1 Iron
 44. p1 dig.s4
 45. p1 lay.s4a.k15
 46. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
 47. p1 pedestal.moon
       p1 puts a Moon Pedestal at k15, orange zone: a benefit token of 5 Honor points
 48. p1 establish.l16.steward
       p1 establishes the Steward at l16
 49. p1 hall.shaman
 50. p1 build.shamana.j16
       p1 builds the Shaman's Chamber
 51. p1 statue.k17
 52. p1 to.k15
       p1 moves an Ice Statue from k17 to k15
 53. p1 end  a344c6c5aa70dbf2
 54. p2 dig.l4
 55. p2 lay.l4d.p6
 56. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Coin to p2
 57. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 58. p2 end  fec3b5e975ca50c7
 59. p3 dig.l4
 60. p3 lay.l4g.d6
 61. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at d6
       The rock yields 2 Iron to p3
 62. p3 pedestal.ice
       p3 puts an Ice Pedestal at c8, brown zone: a benefit token of 5 Honor points
 63. p3 establish.e8.mint
       p3 establishes the Mint at e8
 64. p3 statue.c9
 65. p3 to.c8
       p3 moves an Ice Statue from c9 to c8
 66. p3 end  72813296ba53ee97
 67. p1 work.l16
       p1 activates the Steward: up to 2 uses
 68. p1 use.1
       p1 moves a Coin to the Stock
 69. p1 use.1
       p1 moves a Coin to the Stock
 70. p1 recruit.m1{mud-2-2+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 71. p1 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Cart and 4 Coins
 72. p1 statue.j19
 73. p1 to.j17
       p1 moves a Moon Statue from j19 to j17
 74. p1 end  dca0af5d35824da7
 75. p2 recruit.m4{fire-2-4+ice+mud-1-5+mud-1-6}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Cold Digger retires
       Puddle Banker joins the horde
       Mudsled Driver joins the horde
 76. p2 join.2a
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 77. p2 statue.p6
 78. p2 to.q8
       p2 moves an Ice Statue from p6 to q8
 79. p2 end  8d5cc590bef3e431
 80. p3 dig.y5
 81. p3 lay.y5h.c10
 82. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Moon Statue at c13
       The rock yields 1 Iron and 1 Hammer to p3
 83. p3 establish.d11.wainwright
       p3 establishes the Wainwright at d11
 84. p3 end  5e2c3956e05c9563
 85. p1 work.l16
       p1 activates the Steward: up to 2 uses
 86. p1 use.1
 87. p1 pay.coin.1d
       p1 moves a Coin to the Stock
 88. p1 use.1
 89. p1 pay.coin.2c
       p1 moves a Coin to the Stock
 90. p1 recruit.t3{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
 91. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
 92. p1 join.3b
       Blizzard Marshal takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 3 Iron, 1 Cart, 6 Coins, 2 Ice Carts and 1 Moon Cart
 93. p1 end  d2f16bf9c0f90feb
 94. p2 dig.i4
 95. p2 lay.i4d.q10
 96. p2 ore.heartstone
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
 97. p2 pedestal.fire
       p2 puts a Fire Pedestal at q12, brown zone: a benefit token of 3 Honor points
 98. p2 establish.p11.hammer_exchange
       p2 establishes the Hammer Exchange at p11
 99. p2 end  df96b32b40fc761f
100. p3 dig.l5
101. p3 lay.l5f.c14
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue at f15
       The rock yields 1 Stone and 1 Hammer to p3
102. p3 hall.chasm
103. p3 build.chasmb.c9
       p3 builds the Chasm
104. p3 end  a330797ef943b8a0
105. p1 work.l16
       p1 activates the Steward: up to 2 uses
106. p1 use.1
107. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
108. p1 use.1
109. p1 pay.cart.1c
       p1 moves a Cart to the Stock
110. p1 dig.l4
111. p1 lay.l4f.l13
112. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Iron to p1
113. p1 pedestal.moon
       p1 puts a Moon Pedestal at l13, yellow zone: a benefit token of 5 Honor points
114. p1 establish.n13.hammer_forge
       p1 establishes the Hammer Forge at n13
115. p1 statue.j17
116. p1 to.k16
       p1 moves a Moon Statue from j17 to k16
117. p1 statue.k16
118. p1 to.l13
       p1 moves a Moon Statue from k16 to l13
119. p1 end  9147f6c9dd22e85e
120. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
121. p2 recruit.b2{mud-1-4}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
122. p2 join.3a
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Fire Carts
123. p2 statue.s8
124. p2 to.s11
125. p2 pay.auto
       p2 moves a Fire Statue from s8 to s11
126. p2 statue.s11
127. p2 to.q12
128. p2 pay.auto
       p2 moves a Fire Statue from s11 to q12
129. p2 end  84f0f9a37ea2740e
130. p3 recruit.b5{ice-1-5}
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 1 Coin
       Rime Smith joins the horde
131. p3 join.2c
       Mudsled Driver takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Iron and 2 Carts
132. p3 statue.d6
133. p3 to.c12
134. p3 pay.auto
       p3 moves a Moon Statue from d6 to c12
135. p3 statue.c13
136. p3 to.d12
       p3 moves a Moon Statue from c13 to d12
137. p3 end  3b1a28fb173b94d0
138. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
139. p1 use.1
140. p1 pay.auto
       p1 gains 1 Iron
141. p1 recruit.t2
142. p1 pay.auto{moon-3-4}
       p1 recruits Mother of Mud
       High Astrologer joins the horde
143. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       Mother of Mud takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Heartstone and 2 Carts
144. p1 end  f966018ec689dd57
145. p2 recruit.m3{mud-2-1+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 1 Heartstone and 1 Cart
146. p2 end  b9f2a644455d3f98
147. p3 work.e8
       p3 activates the Mint: up to 1 use
148. p3 use.4
       p3 gains 1 Heartstone
149. p3 recruit.b4{ice-1-1}
       p3 recruits Puddle Banker
       p3 pockets the bribes of the recruit: 3 Coins
       Frost Sledger joins the horde
150. p3 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 2 Iron, 2 Carts, 2 Coins and 1 Ice Cart
151. p3 statue.a11
152. p3 to.b9
153. p3 pay.auto
       p3 moves a Fire Statue from a11 to b9
154. p3 end  8d6e02607976682e
155. p1 work.n13
       p1 activates the Hammer Forge: up to 1 use
156. p1 use.1
157. p1 pay.auto
       p1 gains 1 Hammer
158. p1 dig.i4
159. p1 lay.i4c.n15
160. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at n15
       p1 unearths a Fire Statue at n18
161. p1 pedestal.ice
       p1 puts an Ice Pedestal at n16, grey zone: a benefit token of 2 Honor points
162. p1 end  a93f844e97abfc5a
163. p2 dig.i4
164. p2 lay.i4b.m12
165. p2 ore.stone
166. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Rune to p2
167. p2 pedestal.fire
       p2 puts a Fire Pedestal at o12, orange zone: a benefit token of 4 Honor points
168. p2 statue.q13
169. p2 to.m12
170. p2 pay.auto
       p2 moves an Ice Statue from q13 to m12
171. p2 end  b5aac52a6945e93b
172. p3 work.e8
       p3 activates the Mint: up to 1 use
173. p3 use.4
174. p3 pay.auto
       p3 gains 1 Heartstone
175. p3 recruit.m4
176. p3 pay.auto{ice-2-2+moon}
       p3 recruits Anvil Singer
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Heartstone, 1 Hammer and 1 Fire Cart
177. p3 end  2da6a1b7551f1b37
178. p1 work.l16
       p1 activates the Steward: up to 2 uses
179. p1 use.1
180. p1 pay.cart.2a
       p1 moves a Cart to the Stock
181. p1 use.1
182. p1 pay.cart.2a
       p1 moves a Cart to the Stock
183. p1 recruit.b3{mud-1-3}
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 1 Heartstone, 3 Carts, 1 Hammer, 2 Coins and 1 Moon Cart
184. p1 statue.n18
185. p1 to.l14
186. p1 pay.auto
       p1 moves a Fire Statue from n18 to l14
187. p1 statue.l14
188. p1 to.l15
189. p1 pay.auto
       p1 moves a Fire Statue from l14 to l15
190. p1 statue.k15
191. p1 to.j17
192. p1 pay.auto
       p1 moves an Ice Statue from k15 to j17
193. p1 statue.n15
194. p1 to.l14
195. p1 pay.auto
       p1 moves a Moon Statue from n15 to l14
196. p1 statue.l14
197. p1 to.k15
198. p1 pay.auto
       p1 moves a Moon Statue from l14 to k15
199. p1 statue.l15
200. p1 to.k17
       p1 moves a Fire Statue from l15 to k17
201. p1 statue.k17
202. p1 to.h17
       p1 moves a Fire Statue from k17 to h17
203. p1 end  9dbdde8d7f09ac4d
204. p2 work.n13
       p2 activates the Hammer Forge: up to 2 uses
205. p2 use.2
       p2 gains 1 Heartstone
206. p2 use.2
       p2 gains 1 Heartstone
207. p2 recruit.m2{ice-2-3+fire}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin, 1 Fire Cart and 1 Moon Cart
208. p2 end  526cd786f244455d
209. p3 work.e8
       p3 activates the Mint: up to 1 use
210. p3 use.4
       p3 gains 1 Heartstone
211. p3 dig.l4
212. p3 lay.l4e.h13
213. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Iron to p3
214. p3 pedestal.ice
       p3 puts an Ice Pedestal at h13, yellow zone: a benefit token of 3 Honor points
215. p3 establish.f13.hammer_exchange
       p3 establishes the Hammer Exchange at f13
216. p3 statue.f15
217. p3 to.h13
218. p3 pay.auto
       p3 moves an Ice Statue from f15 to h13
219. p3 statue.b9
220. p3 to.c13
221. p3 pay.auto
       p3 moves a Fire Statue from b9 to c13
222. p3 statue.c13
223. p3 to.f15
       p3 moves a Fire Statue from c13 to f15
224. p3 end  00678680b60734a6
225. p1 work.l16
       p1 activates the Steward: up to 2 uses
226. p1 use.1
227. p1 pay.cart_ice.3b
       p1 moves an Ice Cart to the Stock
228. p1 use.1
229. p1 pay.heartstone.2a
       p1 moves a Heartstone to the Stock
230. p1 recruit.t2
231. p1 pay.auto{ice-3-1}
       p1 recruits High Astrologer
       Winter Oracle joins the horde
232. p1 take.fire
       p1 chooses a Fire Pedestal from the bag
       High Astrologer takes a place in the pack: at the top
       The pack brings p1 3 Stone, 3 Iron, 2 Heartstones, 3 Carts, 2 Runes, 6 Coins, 2 Ice Carts and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
233. p1 end  7fa5159732d85f4f
234. p2 dig.s4
235. p2 lay.s4h.r11
236. p2 ore.iron
237. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
238. p2 pedestal.fire
       p2 puts a Fire Pedestal at r12, grey zone: a benefit token of 4 Honor points
239. p2 end  8a800747b00959d3
240. p3 work.e8
       p3 activates the Mint: up to 1 use
241. p3 use.4
       p3 gains 1 Heartstone
242. p3 dig.w5
243. p3 lay.w5a.g15
244. p3 ore.heartstone
245. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Cart to p3
246. p3 hall.great_forge
247. p3 build.great_forgeb.f14
       p3 builds the Great Forge
248. p3 end  3f2fe544cfdac9f1
249. p1 trade.cart
       p1 gives 4 resources back to the supply
250. p1 pay.coin.2b
251. p1 pay.coin.1d
252. p1 pay.coin.2b
253. p1 pay.coin.2c
       p1 gains 1 Cart
254. p1 trade.cart
       p1 gives 4 resources back to the supply
255. p1 pay.coin.2c
256. p1 pay.coin.2c
257. p1 pay.coin.stock
258. p1 pay.stone.1a
       p1 gains 1 Cart
259. p1 work.h16
       p1 activates the Stone Mill: up to 3 uses
260. p1 use.1
       p1 gains 1 Iron
261. p1 use.1
       p1 gains 1 Iron
262. p1 stop
263. p1 dig.l4
264. p1 lay.l4d.j12
265. p1 ore.iron
266. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
267. p1 pedestal.fire
       p1 puts a Fire Pedestal at j12, yellow zone: a benefit token of 3 Honor points
268. p1 statue.h17
269. p1 to.j18
270. p1 pay.auto
       p1 moves a Fire Statue from h17 to j18
271. p1 statue.j18
272. p1 to.l15
       p1 moves a Fire Statue from j18 to l15
273. p1 statue.l15
274. p1 to.j12
       p1 moves a Fire Statue from l15 to j12
275. p1 end  97832cbd640b21a1
276. p2 dig.w5
277. p2 lay.w5c.r13
278. p2 ore.heartstone
279. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Hammer to p2
280. p2 hall.stonecutter
281. p2 build.stonecuttera.r12
       p2 builds the Stonecutter's Hall
       The Fire Pedestal at r12 vanishes under the Great Hall
282. p2 statue.q9
283. p2 to.r13
284. p2 pay.auto
       p2 moves a Moon Statue from q9 to r13
285. p2 end  66bdf27ef5f503c2
286. p3 work.e8
       p3 activates the Mint: up to 1 use
287. p3 use.4
       p3 gains 1 Heartstone
288. p3 recruit.b2{fire-1-2}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
       Rust Wader takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 1 Fire Cart and 1 Ice Cart
289. p3 end  bd9f52d29c7eec0b
290. p1 dig.i3
291. p1 lay.i3c.l17
292. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Stone to p1
293. p1 pedestal.moon
       p1 puts a Moon Pedestal at l17, brown zone: a benefit token of 2 Honor points
294. p1 end  c9fae75a067c72b4
295. p2 recruit.m2{mud-2-3+moon}
       p2 recruits Frost Scribe
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe takes a place in the pack: at the top
       The pack brings p2 2 Stone, 4 Iron, 4 Heartstones, 1 Rune, 1 Coin, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
296. p2 end  eb11cdf6dcd1d2b0
297. p3 work.e8
       p3 activates the Mint: up to 1 use
298. p3 use.4
       p3 gains 1 Heartstone
299. p3 dig.s4
300. p3 lay.s4e.c6
301. p3 ore.iron
302. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Coin to p3
303. p3 end  17714bfe2d055fec
304. p1 work.h16
       p1 activates the Stone Mill: up to 3 uses
305. p1 use.1
       p1 gains 1 Iron
306. p1 use.1
       p1 gains 1 Iron
307. p1 stop
308. p1 dig.p5
309. p1 lay.p5b.g18
310. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 2 Stone to p1
311. p1 end  e18b018088fca622
312. p2 dig.s4
313. p2 lay.s4c.n4
314. p2 ore.iron
315. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at o4
316. p2 pedestal.fire
       p2 puts a Fire Pedestal at o4, dark grey zone: a benefit token of 4 Honor points
317. p2 statue.o4
318. p2 to.p6
319. p2 pay.auto
       p2 moves a Fire Statue from o4 to p6
320. p2 statue.p6
321. p2 to.s9
322. p2 pay.auto
       p2 moves a Fire Statue from p6 to s9
323. p2 statue.s9
324. p2 to.q11
325. p2 pay.auto
       p2 moves a Fire Statue from s9 to q11
326. p2 statue.q11
327. p2 to.o12
       p2 moves a Fire Statue from q11 to o12
328. p2 end  d9412388e3097f8e
329. p3 work.d11
       p3 activates the Wainwright: up to 2 uses
330. p3 use.1
331. p3 pay.auto
       p3 gains 1 Cart
332. p3 use.1
333. p3 pay.auto
       p3 gains 1 Cart
334. p3 dig.l3
335. p3 lay.l3c.e4
336. p3 ore.iron
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p3 unearths a Fire Statue at e4
337. p3 statue.e4
338. p3 to.e5
339. p3 pay.auto
       p3 moves a Fire Statue from e4 to e5
340. p3 end  26d1e388a67f9a5b
341. p1 work.l16
       p1 activates the Steward: up to 3 uses
342. p1 stop
343. p1 dig.i3
344. p1 lay.i3d.m17
345. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
346. p1 hall.wellspring
347. p1 build.wellspringa.l17
       p1 builds the Wellspring
       The Moon Pedestal at l17 vanishes under the Great Hall
348. p1 end  082248a4b4d38369
349. p2 cast.clan_oath
       p2 casts Clan Oath: 2 Runes on the card
350. p2 dig.t5
351. p2 lay.t5c.l2
352. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at l2
       The rock yields 1 Coin to p2
353. p2 statue.m12
354. p2 to.q11
355. p2 pay.auto
       p2 moves an Ice Statue from m12 to q11
356. p2 statue.q11
357. p2 to.q9
       p2 moves an Ice Statue from q11 to q9
358. p2 statue.l2
359. p2 to.l3
       p2 moves a Moon Statue from l2 to l3
360. p2 end  163bc6712138b58c
361. p3 work.d11
       p3 activates the Wainwright: up to 2 uses
362. p3 use.1
       p3 gains 1 Cart
363. p3 stop
364. p3 dig.d2
365. p3 lay.d2b.e12
366. p3 ore.stone
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Rune to p3
367. p3 statue.e5
368. p3 to.d6
       p3 moves a Fire Statue from e5 to d6
369. p3 statue.d6
370. p3 to.c10
       p3 moves a Fire Statue from d6 to c10
371. p3 statue.c10
372. p3 to.b9
       p3 moves a Fire Statue from c10 to b9
373. p3 statue.d12
374. p3 to.f12
       p3 moves a Moon Statue from d12 to f12
375. p3 end  a33c6941c9eb0460
       Game over: p2 wins with 139 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p1  +2  Wellspring, altar empty [HALL-G10]
p1 +20  Fire Statue on its Pedestal at j12, yellow zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at l13, yellow zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at k15, orange zone [HALL-F6]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p2  +6  Moon Statue at l3, brown zone [HALL-F6]
p2  +6  Ice Statue at q8, brown zone [HALL-F6]
p2  +6  Ice Statue at q9, brown zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at o12, orange zone [HALL-F6]
p2 +12  Fire Statue on its Pedestal at q12, brown zone [HALL-F6]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3 +12  Ice Statue on its Pedestal at c8, brown zone [HALL-F6]
p3  +4  Fire Statue at b9, grey zone [HALL-F6]
p3  +8  Moon Statue at f12, orange zone [HALL-F6]
p3 +20  Ice Statue on its Pedestal at h13, yellow zone [HALL-F6]
= p2 139, p1 137, p3 127  coronation, won by p2
