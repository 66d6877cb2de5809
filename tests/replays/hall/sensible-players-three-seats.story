hall/4  seats 3  seed 1  options workshops=random

  1. p1 portal.a8  45d53392b35fdd27
       p1 opens a Portal at a8
  2. p2 portal.s8  271f8b798fedbb3d
       p2 opens a Portal at s8
  3. p3 portal.j19  4aee3ada8c56a372
       p3 opens a Portal at j19
  4. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  5. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  6. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
  7. p1 draft.start-1.1a  66fa1804d0cda45b
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  8. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
  9. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 11. p2 draft.start-6.1a  ae1dd3edf6ef29f9
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 13. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 14. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 15. p3 draft.start-1.1a  5e4b2067d58e0476
       p3 chooses Pebble Picker for the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.v5
 17. p1 lay.v5a.a9
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       p1 unearths a Fire Statue at a11
       The rock yields 2 Stone and 2 Iron to p1
 18. p1 end  fefda7a3dfe3ad79
 19. p2 dig.v5
 20. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 21. p2 end  00a31e945308bfdf
 22. p3 dig.y5
 23. p3 lay.y5b.h17
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue at i17
       p3 unearths an Ice Statue at k17
       The rock yields 1 Coin to p3
 24. p3 establish.h16.stone_mill
       p3 establishes the Stone Mill at h16
 25. p3 end  161339049141e2cf
 26. p1 dig.l4
 27. p1 lay.l4c.c6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at d6
       The rock yields 1 Heartstone and 1 Coin to p1
 28. p1 end  c3e3d15fb290f3de
 29. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 30. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 31. p2 end  73daabbe03891a4e
 32. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 33. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 34. p3 end  14f0ef3ae7628018
 35. p1 recruit.m4{moon-2-3+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 36. p1 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 3 Iron, 1 Cart and 1 Ice Cart
 37. p1 statue.a11
 38. p1 to.c8
       p1 moves a Fire Statue from a11 to c8
 39. p1 end  979489fda6d9bae2
 40. p2 dig.l4
 41. p2 lay.l4d.p6
 42. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Heartstone and 1 Coin to p2
 43. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 44. p2 end  c84b79020ffea161
 45. p3 work.h16
       p3 activates the Stone Mill: up to 1 use
 46. p3 use.1
       p3 gains 1 Iron
 47. p3 dig.s4
 48. p3 lay.s4a.k15
 49. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p3
 50. p3 pedestal.moon
       p3 puts a Moon Pedestal at k15, orange zone: a benefit token of 5 Honor points
 51. p3 establish.l16.steward
       p3 establishes the Steward at l16
 52. p3 end  23d1deb9e355ae0e
 53. p1 dig.i4
 54. p1 lay.i4d.c10
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at c13
       The rock yields 1 Hammer to p1
 55. p1 pedestal.ice
       p1 puts an Ice Pedestal at c12, brown zone: a benefit token of 5 Honor points
 56. p1 establish.d11.mint
       p1 establishes the Mint at d11
 57. p1 hall.chasm
 58. p1 build.chasmb.c6
       p1 builds the Chasm
       The Ice Pedestal at c12 vanishes under the Great Hall
 59. p1 end  fca8567bf75126f0
 60. p2 recruit.m1
 61. p2 pay.auto{mud-2-2+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 62. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 1 Iron and 3 Coins
 63. p2 end  64aeb7180e46843a
 64. p3 work.l16
       p3 activates the Steward: up to 2 uses
 65. p3 use.1
 66. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
 67. p3 use.1
 68. p3 pay.cart_fire.2b
       p3 moves a Fire Cart to the Stock
 69. p3 recruit.m4
 70. p3 pay.auto{fire-2-4+ice+mud-1-5+mud-1-6}
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Cold Digger retires
       Puddle Banker joins the horde
       Mudsled Driver joins the horde
 71. p3 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 72. p3 hall.shaman
 73. p3 build.shamana.j16
       p3 builds the Shaman's Chamber
 74. p3 statue.i17
 75. p3 to.k15
 76. p3 pay.auto
       p3 moves a Moon Statue from i17 to k15
 77. p3 statue.k17
 78. p3 to.j17
 79. p3 pay.auto
       p3 moves an Ice Statue from k17 to j17
 80. p3 end  e1d570b1c644d471
 81. p1 recruit.b2{mud-1-4}
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
 82. p1 join.2c
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 1 Fire Cart
 83. p1 statue.c8
 84. p1 to.b9
 85. p1 pay.auto
       p1 moves a Fire Statue from c8 to b9
 86. p1 end  a329c2371f2239bb
 87. p2 dig.i4
 88. p2 lay.i4c.q10
 89. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
 90. p2 pedestal.moon
       p2 puts a Moon Pedestal at q11, brown zone: a benefit token of 2 Honor points
 91. p2 establish.p11.wainwright
       p2 establishes the Wainwright at p11
 92. p2 statue.q9
 93. p2 to.q11
       p2 moves a Moon Statue from q9 to q11
 94. p2 end  89026adfe80f08a0
 95. p3 work.l16
       p3 activates the Steward: up to 2 uses
 96. p3 use.1
 97. p3 pay.heartstone.2c
       p3 moves a Heartstone to the Stock
 98. p3 use.1
 99. p3 pay.iron.1c
       p3 moves an Iron to the Stock
100. p3 recruit.b1{ice-1-5}
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 1 Coin
       Rime Smith joins the horde
101. p3 join.3b
       Lantern Guard takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Coin, 1 Fire Cart and 2 Moon Carts
102. p3 end  bf27c414351968e8
103. p1 cast.mingled_veins
       p1 casts Mingled Veins: 1 Rune on the card
104. p1 work.d11
       p1 activates the Mint: up to 1 use
105. p1 use.4
       p1 gains 1 Heartstone
106. p1 dig.y5
107. p1 lay.y5d.e11
108. p1 pay.stone.2c
109. p1 pay.stone.2c
110. p1 pay.iron.1b
111. p1 pay.iron.2b
112. p1 pay.iron.2b
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Iron and 1 Rune to p1
113. p1 establish.f13.hammer_forge
       p1 establishes the Hammer Forge at f13
114. p1 end  b60c4ffcd35fdcb1
115. p2 recruit.m1
116. p2 pay.auto{mud-2-1+moon}
       p2 recruits Bog-Iron Baron
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
117. p2 join.3b
       Bog-Iron Baron takes a place in the pack: third row, place 2
       The pack brings p2 4 Stone, 3 Iron, 4 Coins and 1 Moon Cart
118. p2 end  20f5af0bf97a6e67
119. p3 work.l16
       p3 activates the Steward: up to 2 uses
120. p3 use.1
121. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
122. p3 use.1
123. p3 pay.cart_fire.2b
       p3 moves a Fire Cart to the Stock
124. p3 cast.drums_of_exile
       p3 casts Drums of Exile: 1 Rune on the card
125. p3 exile.m1
126. p3 exile.m4{ice-2-2+moon+ice-2-3+ice}
       Landslide retires
       Anvil Singer retires
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
127. p3 recruit.m4
128. p3 pay.auto{mud-2-3+fire}
       p3 recruits Frost Scribe
       p3 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
129. p3 end  4e7d3c13b9322641
130. p1 cast.clan_oath
       p1 casts Clan Oath: 1 Rune on the card
131. p1 work.f13
       p1 activates the Hammer Forge: up to 1 use
132. p1 use.2
       p1 gains 1 Heartstone
133. p1 recruit.b5{ice-1-1}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 1 Coin
       Frost Sledger joins the horde
134. p1 join.3b
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 3 Iron, 1 Cart, 1 Rune and 1 Fire Cart
135. p1 statue.b9
136. p1 to.c11
137. p1 pay.auto
       p1 moves a Fire Statue from b9 to c11
138. p1 statue.c11
139. p1 to.g12
140. p1 pay.auto
       p1 moves a Fire Statue from c11 to g12
141. p1 end  03dfd9666da1d92f
142. p2 dig.i4
143. p2 lay.i4a.m12
144. p2 ore.stone
145. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Rune to p2
146. p2 pedestal.fire
       p2 puts a Fire Pedestal at n12, orange zone: a benefit token of 4 Honor points
147. p2 establish.n13.hammer_exchange
       p2 establishes the Hammer Exchange at n13
148. p2 statue.q11
149. p2 to.m12
       p2 moves a Moon Statue from q11 to m12
150. p2 end  9952b3eebedb82db
151. p3 work.l16
       p3 activates the Steward: up to 2 uses
152. p3 use.1
153. p3 pay.cart_ice.2a
       p3 moves an Ice Cart to the Stock
154. p3 use.1
155. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
156. p3 dig.l4
157. p3 lay.l4f.l13
158. p3 ore.iron
159. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Iron to p3
160. p3 pedestal.ice
       p3 puts an Ice Pedestal at l13, yellow zone: a benefit token of 3 Honor points
161. p3 statue.j17
162. p3 to.k16
163. p3 pay.auto
       p3 moves an Ice Statue from j17 to k16
164. p3 statue.k16
165. p3 to.l13
       p3 moves an Ice Statue from k16 to l13
166. p3 end  ac8670b9a1f8fb1f
167. p1 work.f13
       p1 activates the Hammer Forge: up to 1 use
168. p1 use.1
       p1 gains 1 Hammer
169. p1 dig.s4
170. p1 lay.s4f.g13
171. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at f15
       The rock yields 2 Iron to p1
172. p1 statue.f15
173. p1 to.g14
174. p1 pay.auto
       p1 moves an Ice Statue from f15 to g14
175. p1 end  6ead1cf7f9acbd23
176. p2 recruit.t3
177. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
178. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Cart and 2 Ice Carts
179. p2 statue.s11
180. p2 to.q9
       p2 moves a Fire Statue from s11 to q9
181. p2 statue.q13
182. p2 to.q11
       p2 moves an Ice Statue from q13 to q11
183. p2 statue.p6
184. p2 to.q8
       p2 moves an Ice Statue from p6 to q8
185. p2 end  926e423dd51c561a
186. p3 work.n13
       p3 activates the Hammer Exchange: up to 2 uses
187. p3 use.1
188. p3 pay.coin.stock
189. p3 pay.rune.2a
       p3 gains 1 Hammer
190. p3 stop
191. p3 dig.i4
192. p3 lay.i4c.n15
193. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Moon Statue at n15
       p3 unearths a Fire Statue at n18
194. p3 pedestal.fire
       p3 puts a Fire Pedestal at n16, grey zone: a benefit token of 4 Honor points
195. p3 statue.n15
196. p3 to.n14
197. p3 pay.auto
       p3 moves a Moon Statue from n15 to n14
198. p3 statue.n14
199. p3 to.k16
200. p3 pay.auto
       p3 moves a Moon Statue from n14 to k16
201. p3 statue.k16
202. p3 to.j17
       p3 moves a Moon Statue from k16 to j17
203. p3 statue.n18
204. p3 to.n16
       p3 moves a Fire Statue from n18 to n16
205. p3 end  4debc01237d5bdef
206. p1 work.d11
       p1 activates the Mint: up to 3 uses
207. p1 use.4
       p1 gains 1 Heartstone
208. p1 stop
209. p1 recruit.b4{mud-1-3}
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone and 2 Coins
210. p1 end  6bbbec695e1d3aa4
211. p2 dig.s4
212. p2 lay.s4g.l9
213. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
214. p2 pedestal.moon
       p2 puts a Moon Pedestal at m10, yellow zone: a benefit token of 5 Honor points
215. p2 end  b2561ed51436901b
216. p3 work.l16
       p3 activates the Steward: up to 2 uses
217. p3 use.1
218. p3 pay.heartstone.2c
       p3 moves a Heartstone to the Stock
219. p3 use.1
220. p3 pay.stone.1a
       p3 moves a Stone to the Stock
221. p3 recruit.b5{fire-1-2}
       p3 recruits Frost Sledger
       p3 pockets the bribes of the recruit: 1 Coin
       Coal Nibbler joins the horde
       Frost Sledger takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 4 Iron, 1 Heartstone, 1 Rune, 1 Coin, 1 Fire Cart and 2 Ice Carts
222. p3 end  985e2e190ce1af65
223. p1 work.d11
       p1 activates the Mint: up to 3 uses
224. p1 use.4
225. p1 pay.auto
       p1 gains 1 Heartstone
226. p1 use.4
227. p1 pay.auto
       p1 gains 1 Heartstone
228. p1 use.4
       p1 gains 1 Heartstone
229. p1 recruit.b5{ice-1-2}
       p1 recruits Coal Nibbler
       Snow Shoveller joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart, 2 Coins, 1 Fire Cart and 1 Ice Cart
230. p1 end  5be89f0a6a51004a
231. p2 recruit.b5{ice-1-3}
       p2 recruits Snow Shoveller
       Icicle Whistler joins the horde
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 1 Cart, 2 Coins, 3 Ice Carts and 1 Moon Cart
232. p2 statue.m12
233. p2 to.m10
234. p2 pay.auto
       p2 moves a Moon Statue from m12 to m10
235. p2 statue.q11
236. p2 to.m12
237. p2 pay.auto
       p2 moves an Ice Statue from q11 to m12
238. p2 end  507309d41a677ea2
239. p3 work.l16
       p3 activates the Steward: up to 2 uses
240. p3 use.1
241. p3 pay.cart_ice.2a
       p3 moves an Ice Cart to the Stock
242. p3 use.1
243. p3 pay.cart_ice.3a
       p3 moves an Ice Cart to the Stock
244. p3 recruit.m4{ice-2-4+fire}
       p3 recruits Root Miner
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Root Miner takes a place in the pack: at the top
       The pack brings p3 2 Iron, 3 Heartstones, 1 Cart, 1 Rune, 1 Coin, 2 Ice Carts and 2 Moon Carts
       Ten Trolls follow p3: a Coronation token of 5 Honor points
245. p3 end  01ab36956775ca8a
246. p1 work.d11
       p1 activates the Mint: up to 3 uses
247. p1 use.4
248. p1 pay.auto
       p1 gains 1 Heartstone
249. p1 stop
250. p1 dig.w5
251. p1 lay.w5c.f3
252. p1 ore.heartstone
253. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at e4
       The rock yields 1 Coin to p1
254. p1 statue.e4
255. p1 to.e5
256. p1 pay.auto
       p1 moves a Fire Statue from e4 to e5
257. p1 trade.heartstone
       p1 gives 4 resources back to the supply
258. p1 pay.stone.1a
259. p1 pay.stone.2b
260. p1 pay.coin.2a
261. p1 pay.iron.1b
       p1 gains 1 Heartstone
262. p1 end  5314a3791604cdc2
263. p2 recruit.m3
264. p2 pay.auto{fire-2-2+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 4 Stone, 1 Iron, 1 Heartstone, 1 Cart, 5 Coins, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
265. p2 trade.heartstone
       p2 gives 4 resources back to the supply
266. p2 pay.coin.2b
267. p2 pay.coin.2b
268. p2 pay.coin.2c
269. p2 pay.coin.2c
       p2 gains 1 Heartstone
270. p2 end  c214318e13abacdd
271. p3 work.n13
       p3 activates the Hammer Exchange: up to 2 uses
272. p3 use.1
273. p3 pay.coin.2b
274. p3 pay.coin.stock
       p3 gains 1 Hammer
275. p3 use.1
276. p3 pay.stone.1a
277. p3 pay.iron.2a
       p3 gains 1 Hammer
278. p3 dig.l4
279. p3 lay.l4d.j12
280. p3 ore.heartstone
281. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
282. p3 pedestal.fire
       p3 puts a Fire Pedestal at j12, yellow zone: a benefit token of 3 Honor points
283. p3 establish.j14.hammer_exchange
       p3 establishes the Hammer Exchange at j14
284. p3 statue.n16
285. p3 to.l14
286. p3 pay.auto
       p3 moves a Fire Statue from n16 to l14
287. p3 statue.l14
288. p3 to.j12
289. p3 pay.auto
       p3 moves a Fire Statue from l14 to j12
290. p3 end  d867bc3f717d9031
291. p1 dig.t5
292. p1 lay.t5d.h1
293. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at h2
294. p1 statue.h2
295. p1 to.h3
296. p1 pay.auto
       p1 moves an Ice Statue from h2 to h3
297. p1 end  88cc5c0a2bf4035e
298. p2 dig.l4
299. p2 lay.l4h.r10
300. p2 ore.iron
301. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
302. p2 pedestal.fire
       p2 puts a Fire Pedestal at s12, dark grey zone: a benefit token of 4 Honor points
303. p2 hall.treasure
304. p2 build.treasurea.q10
       p2 builds the Treasure Hall
       The Fire Pedestal at s12 vanishes under the Great Hall
       The Moon Pedestal at q11 vanishes under the Great Hall
305. p2 statue.q8
306. p2 to.s9
307. p2 pay.auto
       p2 moves an Ice Statue from q8 to s9
308. p2 statue.s9
309. p2 to.r11
310. p2 pay.auto
       p2 moves an Ice Statue from s9 to r11
311. p2 statue.q9
312. p2 to.r12
313. p2 pay.auto
       p2 moves a Fire Statue from q9 to r12
314. p2 statue.r12
315. p2 to.n12
       p2 moves a Fire Statue from r12 to n12
316. p2 end  0d1f431a829d9b16
317. p3 dig.p5
318. p3 lay.p5d.f17
319. p3 ore.heartstone
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Fire Statue at f18
       The rock yields 2 Stone to p3
320. p3 hall.wellspring
321. p3 build.wellspringa.f17
       p3 builds the Wellspring
322. p3 statue.f18
323. p3 to.g17
       p3 moves a Fire Statue from f18 to g17
324. p3 end  70250097ba6b5efd
325. p1 dig.t5
326. p1 lay.t5c.j1
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at l2
       The rock yields 1 Iron to p1
327. p1 statue.l2
328. p1 to.j3
       p1 moves a Moon Statue from l2 to j3
329. p1 end  cafc384e638d1cef
330. p2 cast.clan_oath
       p2 casts Clan Oath: 2 Runes on the card
331. p2 dig.w5
332. p2 lay.w5d.l7
333. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Rune to p2
334. p2 statue.m12
335. p2 to.m11
336. p2 pay.auto
       p2 moves an Ice Statue from m12 to m11
337. p2 statue.m11
338. p2 to.m9
       p2 moves an Ice Statue from m11 to m9
339. p2 end  09dc0183350f45f6
340. p3 dig.p5
341. p3 lay.p5e.o15
342. p3 ore.iron
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone, 1 Iron and 1 Hammer to p3
343. p3 hall.great_forge
344. p3 build.great_forgec.n15
       p3 builds the Great Forge
       The Fire Pedestal at n16 vanishes under the Great Hall
345. p3 end  fde27fa38e75fe23
       Game over: p3 wins with 153 Honor points

p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1  +6  Ice Statue at h3, brown zone [HALL-F6]
p1  +6  Moon Statue at j3, brown zone [HALL-F6]
p1  +4  Fire Statue at e5, grey zone [HALL-F6]
p1  +4  Moon Statue at d6, grey zone [HALL-F6]
p1 +10  Fire Statue at g12, yellow zone [HALL-F6]
p1  +4  Moon Statue at c13, grey zone [HALL-F6]
p1  +8  Ice Statue at g14, orange zone [HALL-F6]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2 +15  Treasure Hall, Statue on the altar [HALL-G10]
p2 +10  Ice Statue at m9, yellow zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at m10, yellow zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at n12, orange zone [HALL-F6]
p3 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +4  4 sets of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3  +4  Great Forge, altar empty [HALL-G10]
p3 +20  Fire Statue on its Pedestal at j12, yellow zone [HALL-F6]
p3 +20  Ice Statue on its Pedestal at l13, yellow zone [HALL-F6]
p3 +16  Moon Statue on its Pedestal at k15, orange zone [HALL-F6]
= p3 153, p2 131, p1 112  coronation, won by p3
