hall/3  seats 3  seed 4  options workshops=random

  1. p3 portal.j19  653de10e5a6e75d2
       p3 opens a Portal at j19
  2. p1 portal.s8  f3613e180be76943
       p1 opens a Portal at s8
  3. p2 portal.a8  5d54119ed49439d7
       p2 opens a Portal at a8
  4. p3 draft.start-5.1c
       p3 chooses Bone Reader for the pack
  5. p3 draft.start-1.1b
       p3 chooses Pebble Picker for the pack
  6. p3 draft.start-3.1a
       p3 chooses Ember Eye for the pack
  7. p3 draft.start-2.1d  0f2be3e37179652f
       p3 chooses Nail Biter for the pack
       p3 begins with 5 Stone, 1 Heartstone, 1 Hammer and 2 Coins
  8. p1 draft.start-3.1c
       p1 chooses Ember Eye for the pack
  9. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
 10. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
 11. p1 draft.start-6.1a  fdd896c4e137984e
       p1 chooses Barrow Pusher for the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 12. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 13. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
 14. p2 draft.start-3.1a
       p2 chooses Ember Eye for the pack
 15. p2 draft.start-5.1d  8974b83eb94af819
       p2 chooses Bone Reader for the pack
       p2 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p3 recruit.m1{moon-2-1+ice}
       p3 recruits Anvil Singer
       p3 takes an Ice Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries an Ice Pedestal
 17. p3 join.2b
       Anvil Singer takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Heartstone, 1 Hammer, 1 Rune and 1 Fire Cart
 18. p3 end  beeee4f468283bb8
 19. p1 trade.rune
       p1 gives 4 resources back to the supply
 20. p1 pay.heartstone.stock
 21. p1 pay.coin.stock
 22. p1 pay.stone.stock
 23. p1 pay.coin.stock
       p1 gains 1 Rune
 24. p1 trade.iron
       p1 gives 4 resources back to the supply
 25. p1 pay.iron.stock
 26. p1 pay.stone.stock
 27. p1 pay.iron.stock
 28. p1 pay.iron.stock
       p1 gains 1 Iron
 29. p1 recruit.b5{ice-1-2}
       p1 recruits Frost Sledger
       Snow Shoveller joins the horde
 30. p1 join.2a
       Frost Sledger takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Iron, 1 Cart and 1 Ice Cart
 31. p1 trade.coin
       p1 gives 4 resources back to the supply
 32. p1 pay.stone.1b
 33. p1 pay.rune.stock
 34. p1 pay.iron.stock
 35. p1 pay.cart.1a
       p1 gains 1 Coin
 36. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 37. p1 pay.coin.stock
 38. p1 pay.stone.stock
 39. p1 pay.stone.stock
 40. p1 pay.iron.2a
       p1 gains 1 Heartstone
 41. p1 end  e3949b97026c56f6
 42. p2 trade.cart
       p2 gives 4 resources back to the supply
 43. p2 pay.heartstone.stock
 44. p2 pay.stone.stock
 45. p2 pay.stone.stock
 46. p2 pay.stone.stock
       p2 gains 1 Cart
 47. p2 recruit.m3{mud-2-4+ice}
       p2 recruits Bog-Iron Baron
       p2 takes a Moon Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries an Ice Pedestal
 48. p2 join.2a
       Bog-Iron Baron takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 4 Iron and 1 Heartstone
 49. p2 trade.rune
       p2 gives 4 resources back to the supply
 50. p2 pay.stone.stock
 51. p2 pay.iron.1b
 52. p2 pay.cart.stock
 53. p2 pay.iron.stock
       p2 gains 1 Rune
 54. p2 end  d8151d4de313a99c
 55. p3 dig.p5
 56. p3 lay.p5c.k17
 57. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at k17
       The rock yields 2 Stone to p3
 58. p3 done
 59. p3 end  e6b1b0d71893e85c
 60. p1 recruit.b3{fire-1-4}
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
 61. p1 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p1 3 Stone, 1 Heartstone and 1 Moon Cart
 62. p1 end  bbfeb993061b37e3
 63. p2 dig.i4
 64. p2 lay.i4c.b8
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone and 1 Coin to p2
 65. p2 done
 66. p2 end  ef0526e848014d74
 67. p3 cast.silver_tongue
       p3 casts Silver Tongue: 1 Rune on the card
 68. p3 dig.d2
 69. p3 lay.d2c.m18
 70. p3 ore.stone
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 71. p3 pedestal.ice
       p3 puts an Ice Pedestal at m18, dark grey zone: a benefit token of 4 Honor points
 72. p3 statue.k17
 73. p3 to.j19
       p3 moves a Fire Statue from k17 to j19
 74. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 75. p3 pay.heartstone.stock
 76. p3 pay.stone.stock
 77. p3 pay.hammer.stock
 78. p3 pay.hammer.2b
       p3 gains 1 Heartstone
 79. p3 end  fcd9a5bd960e2a12
 80. p1 recruit.b4{fire-1-2}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 1 Coin
       Coal Nibbler joins the horde
 81. p1 join.3a
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p1 2 Iron, 1 Heartstone and 1 Cart
 82. p1 trade.rune
       p1 gives 4 resources back to the supply
 83. p1 pay.iron.3a
 84. p1 pay.iron.2a
 85. p1 pay.stone.1b
 86. p1 pay.heartstone.stock
       p1 gains 1 Rune
 87. p1 trade.rune
       p1 gives 4 resources back to the supply
 88. p1 pay.heartstone.1c
 89. p1 pay.heartstone.3a
 90. p1 pay.cart.1a
 91. p1 pay.stone.stock
       p1 gains 1 Rune
 92. p1 trade.coin
       p1 gives 4 resources back to the supply
 93. p1 pay.stone.2b
 94. p1 pay.coin.stock
 95. p1 pay.stone.2b
 96. p1 pay.rune.stock
       p1 gains 1 Coin
 97. p1 end  24fb73c6720ac373
 98. p2 trade.stone
       p2 gives 4 resources back to the supply
 99. p2 pay.hammer.stock
100. p2 pay.rune.stock
101. p2 pay.heartstone.1a
102. p2 pay.stone.2a
       p2 gains 1 Stone
103. p2 dig.i3
104. p2 lay.i3a.b12
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Iron to p2
105. p2 pedestal.moon
       p2 puts a Moon Pedestal at b12, grey zone: a benefit token of 3 Honor points
106. p2 establish.d11.hammer_exchange
       p2 establishes the Hammer Exchange at d11
107. p2 end  d07ae6daca9c9f79
108. p3 dig.d2
109. p3 lay.d2c.k15
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Coin to p3
110. p3 establish.l16.charm_weaver
       p3 establishes the Charm Weaver at l16
111. p3 end  7cc060c2fc441d62
112. p1 cast.silver_tongue
       p1 casts Silver Tongue: 2 Runes on the card
113. p1 recruit.b3{moon-1-5}
       p1 recruits Tong Bearer
       Silver Sifter joins the horde
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
114. p1 end  6c00a3afd3361251
115. p2 work.d11
       p2 activates the Hammer Exchange: up to 1 use
116. p2 use.1
117. p2 pay.iron.stock
118. p2 pay.coin.stock
       p2 gains 1 Hammer
119. p2 recruit.b2{mud-1-4}
       p2 recruits Gravel Glutton
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
120. p2 join.2b
       Gravel Glutton takes a place in the pack: second row, place 2
       The pack brings p2 3 Stone, 1 Iron and 1 Coin
121. p2 end  1479214654030afe
122. p3 work.l16
       p3 activates the Charm Weaver: up to 2 uses
123. p3 use.1
       p3 gains 1 Rune
124. p3 stop
125. p3 recruit.b2{ice-1-4}
       p3 recruits Rust Wader
       Cold Digger joins the horde
126. p3 join.2c
       Rust Wader takes a place in the pack: second row, place 3
       The pack brings p3 3 Iron and 1 Rune
127. p3 trade.heartstone
       p3 gives 4 resources back to the supply
128. p3 pay.iron.1d
129. p3 pay.rune.1c
130. p3 pay.iron.2c
131. p3 pay.iron.2c
       p3 gains 1 Heartstone
132. p3 end  f8f8fba8c7564026
133. p1 recruit.b5{ice-1-5}
       p1 recruits Snow Shoveller
       Rime Smith joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p1 5 Stone and 1 Ice Cart
134. p1 trade.stone
       p1 gives 4 resources back to the supply
135. p1 pay.coin.stock
136. p1 pay.stone.1b
137. p1 pay.stone.3b
138. p1 pay.stone.3b
       p1 gains 1 Stone
139. p1 trade.cart
       p1 gives 4 resources back to the supply
140. p1 pay.coin.stock
141. p1 pay.stone.2b
142. p1 pay.stone.2b
143. p1 pay.iron.2c
       p1 gains 1 Cart
144. p1 end  273e8f8a7ccd3b22
145. p2 trade.rune
       p2 gives 4 resources back to the supply
146. p2 pay.stone.stock
147. p2 pay.coin.stock
148. p2 pay.stone.2b
149. p2 pay.hammer.stock
       p2 gains 1 Rune
150. p2 cast.thunderclap
       p2 casts Thunderclap: 1 Rune on the card
151. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
152. p2 work.d11
       p2 activates the Hammer Exchange: up to 1 use
153. p2 stop
154. p2 recruit.b5{mud-1-5}
       p2 recruits Rime Smith
       Puddle Banker joins the horde
155. p2 join.3a
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 6 Iron, 1 Heartstone and 1 Coin
156. p2 trade.coin
       p2 gives 4 resources back to the supply
157. p2 pay.stone.2a
158. p2 pay.iron.1b
159. p2 pay.iron.3a
160. p2 pay.coin.1c
       p2 gains 1 Coin
161. p2 end  97ef220b8ea11800
162. p3 work.l16
       p3 activates the Charm Weaver: up to 2 uses
163. p3 use.2
       p3 gains 1 Coin
164. p3 stop
165. p3 recruit.b3{mud-1-3}
       p3 recruits Silver Sifter
       Clay Kneader joins the horde
166. p3 join.3b
       Silver Sifter takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 3 Iron, 2 Heartstones, 1 Hammer, 1 Rune, 1 Coin and 1 Fire Cart
167. p3 end  8c5f2070dedf5866
168. p1 recruit.b5{fire-1-3}
       p1 recruits Puddle Banker
       Torch Peddler joins the horde
       Puddle Banker takes a place in the pack: at the top
       The pack brings p1 5 Stone, 3 Iron, 1 Heartstone, 1 Cart and 2 Coins
       Ten Trolls follow p1: a Coronation token of 5 Honor points
169. p1 trade.cart
       p1 gives 4 resources back to the supply
170. p1 pay.cart.stock
171. p1 pay.cart.1a
172. p1 pay.heartstone.1c
173. p1 pay.stone.2b
       p1 gains 1 Cart
174. p1 end  d1d727f4dc7e44d5
175. p2 trade.coin
       p2 gives 4 resources back to the supply
176. p2 pay.iron.3a
177. p2 pay.heartstone.1a
178. p2 pay.coin.stock
179. p2 pay.rune.stock
       p2 gains 1 Coin
180. p2 recruit.b1{mud-1-6}
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 1 Coin
       Mudsled Driver joins the horde
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Hammer, 1 Rune and 1 Coin
181. p2 end  baf6399927bb7ca7
182. p3 trade.stone
       p3 gives 4 resources back to the supply
183. p3 pay.coin.stock
184. p3 pay.heartstone.3b
185. p3 pay.stone.1b
186. p3 pay.rune.1c
       p3 gains 1 Stone
187. p3 recruit.b1{moon-1-4}
       p3 recruits Mudsled Driver
       Lantern Guard joins the horde
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Heartstone and 1 Cart
188. p3 trade.hammer
       p3 gives 4 resources back to the supply
189. p3 pay.stone.stock
190. p3 pay.iron.2c
191. p3 pay.hammer.2b
192. p3 pay.stone.1b
       p3 gains 1 Hammer
193. p3 trade.iron
       p3 gives 4 resources back to the supply
194. p3 pay.iron.1d
195. p3 pay.iron.2c
196. p3 pay.coin.3b
197. p3 pay.heartstone.2b
       p3 gains 1 Iron
198. p3 end  953458d0664e4356
199. p1 dig.i4
200. p1 lay.i4c.r8
201. p1 pay.stone.1b
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Stone and 1 Coin to p1
202. p1 end  a6a02fda8572fd8f
203. p2 trade.coin
       p2 gives 4 resources back to the supply
204. p2 pay.iron.2a
205. p2 pay.iron.2a
206. p2 pay.iron.2a
207. p2 pay.coin.1c
       p2 gains 1 Coin
208. p2 dig.l3
209. p2 lay.l3c.d13
210. p2 pay.stone.2b
211. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
212. p2 trade.hammer
       p2 gives 4 resources back to the supply
213. p2 pay.rune.1d
214. p2 pay.stone.2c
       p2 gains 1 Hammer
215. p2 end  5810ae75daa5925c
216. p3 work.l16
       p3 activates the Charm Weaver: up to 2 uses
217. p3 trade.heartstone
       p3 gives 4 resources back to the supply
218. p3 pay.hammer.stock
219. p3 pay.heartstone.stock
220. p3 pay.iron.stock
221. p3 pay.cart.2a
       p3 gains 1 Heartstone
222. p3 stop
223. p3 dig.d2
224. p3 lay.d2c.n17
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p3 unearths a Moon Statue at n18
225. p3 end  e527c138a3e58f73
226. p1 dig.l3
227. p1 lay.l3c.s11
228. p1 ore.stone
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Moon Statue at s11
       The rock yields 1 Stone to p1
229. p1 end  b8bf5637ab243abb
230. p2 work.d11
       p2 activates the Hammer Exchange: up to 1 use
231. p2 stop
232. p2 recruit.b3{fire-1-1}
       p2 recruits Clay Kneader
       Cinder Hauler joins the horde
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p2 5 Stone, 1 Iron, 1 Heartstone, 1 Hammer, 1 Rune and 1 Coin
233. p2 end  936fbb499363465e
234. p3 recruit.b1{ice-1-3}
       p3 recruits Lantern Guard
       Icicle Whistler joins the horde
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Rune and 1 Moon Cart
235. p3 trade.iron
       p3 gives 4 resources back to the supply
236. p3 pay.heartstone.1a
237. p3 pay.iron.3a
238. p3 pay.stone.1b
239. p3 pay.heartstone.2b
       p3 gains 1 Iron
240. p3 trade.coin
       p3 gives 4 resources back to the supply
241. p3 pay.stone.2a
242. p3 pay.hammer.2b
243. p3 pay.rune.1c
244. p3 pay.cart.2a
       p3 gains 1 Coin
245. p3 statue.j19
246. p3 to.k18
       p3 moves a Fire Statue from j19 to k18
247. p3 end  e721f7684679cf45
248. p1 dig.d2
249. p1 lay.d2a.p9
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p1 unearths an Ice Statue at q9
250. p1 trade.coin
       p1 gives 4 resources back to the supply
251. p1 pay.iron.3a
252. p1 pay.heartstone.3a
253. p1 pay.coin.4a
254. p1 pay.coin.1d
       p1 gains 1 Coin
255. p1 end  28395813f51ecb43
256. p2 cast.silver_tongue{trading_places}
       p2 casts Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Trading Places enters the grimoire
257. p2 trade.rune
       p2 gives 4 resources back to the supply
258. p2 pay.stone.3b
259. p2 pay.stone.2c
260. p2 pay.heartstone.3b
261. p2 pay.coin.1c
       p2 gains 1 Rune
262. p2 dig.d2
263. p2 lay.d2c.a9
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Iron to p2
264. p2 trade.heartstone
       p2 gives 4 resources back to the supply
265. p2 pay.hammer.2c
266. p2 pay.coin.stock
267. p2 pay.rune.stock
268. p2 pay.iron.stock
       p2 gains 1 Heartstone
269. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
270. p2 end  c0f1206573d5f0db
271. p3 recruit.b3{moon-1-3}
       p3 recruits Cinder Hauler
       Owl Listener joins the horde
       Cinder Hauler takes a place in the pack: at the top
       The pack brings p3 4 Stone, 4 Iron, 3 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 1 Coin and 2 Fire Carts
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 8 more turns after this one
272. p3 end  bb42b4df3633c893
273. p1 skip
       p1 can neither recruit nor dig, and skips
274. p1 trade.stone
       p1 gives 4 resources back to the supply
275. p1 pay.coin.4a
276. p1 pay.cart.stock
277. p1 pay.stone.stock
       p1 gains 1 Stone
278. p1 statue.s11
279. p1 to.r8
       p1 moves a Moon Statue from s11 to r8
280. p1 end  ba1bfe9d26717214
281. p2 cast.ghost_carts
       p2 casts Ghost Carts: 1 Rune on the card
282. p2 work.d11
       p2 activates the Hammer Exchange: up to 1 use
283. p2 stop
284. p2 recruit.b3{moon-1-1}
       p2 recruits Owl Listener
       Night Toller joins the horde
       Owl Listener takes a place in the pack: at the top
       The pack brings p2 6 Stone, 6 Iron, 2 Heartstones, 1 Hammer, 2 Runes, 1 Coin and 1 Moon Cart
285. p2 end  0dd3ee31dd984296
286. p3 cast.trading_places
       p3 casts Trading Places: 1 Rune on the card
287. p3 statue.k18
288. p3 statue.n18
       p3 swaps a Fire Statue (k18) and a Moon Statue (n18)
289. p3 work.l16
       p3 activates the Charm Weaver: up to 2 uses
290. p3 trade.coin
       p3 gives 4 resources back to the supply
291. p3 pay.iron.2c
292. p3 pay.stone.1b
293. p3 pay.cart.2a
294. p3 pay.stone.2a
       p3 gains 1 Coin
295. p3 stop
296. p3 dig.d2
297. p3 lay.d2c.m16
298. p3 ore.iron
299. p3 pay.auto
       p3 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
300. p3 statue.n18
301. p3 to.m18
       p3 moves a Fire Statue from n18 to m18
302. p3 trade.heartstone
       p3 gives 4 resources back to the supply
303. p3 pay.stone.4a
304. p3 pay.heartstone.1a
305. p3 pay.iron.3a
306. p3 pay.iron.stock
       p3 gains 1 Heartstone
307. p3 trade.iron
       p3 gives 4 resources back to the supply
308. p3 pay.stone.4a
309. p3 pay.heartstone.2b
310. p3 pay.heartstone.3b
311. p3 pay.coin.3b
       p3 gains 1 Iron
312. p3 end  79d4c0c4720e8f35
313. p1 skip
       p1 can neither recruit nor dig, and skips
314. p1 end  535d6693b247d74d
315. p2 cast.ghost_carts
       p2 casts Ghost Carts: 2 Runes on the card
316. p2 pay.rune.4a
317. p2 dig.o4
318. p2 lay.o4b.c8
319. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at c9
       The rock yields 1 Iron to p2
320. p2 establish.e8.steward
       p2 establishes the Steward at e8
321. p2 hall.stonecutter
322. p2 build.stonecuttera.b8
       p2 builds the Stonecutter's Hall
323. p2 end  ac3ced1d63883f8e
324. p3 trade.cart
       p3 gives 4 resources back to the supply
       p3 gains 1 Cart
325. p3 work.l16
       p3 activates the Charm Weaver: up to 3 uses
326. p3 stop
327. p3 skip
       p3 can neither recruit nor dig, and skips
328. p3 hall.shaman
329. p3 build.shamana.m16
       p3 builds the Shaman's Chamber
       The Ice Pedestal at m18 vanishes under the Great Hall
330. p3 statue.k18
331. p3 to.j19
332. p3 pay.cart.stock
       p3 moves a Moon Statue from k18 to j19
333. p3 statue.m18
334. p3 to.m17
       p3 moves a Fire Statue from m18 to m17
335. p3 statue.j19
336. p3 to.k18
       p3 moves a Moon Statue from j19 to k18
337. p3 end  5f75a49df927c312
338. p1 skip
       p1 can neither recruit nor dig, and skips
339. p1 end  9159ddd8c6c46067
340. p2 cast.trading_places
       p2 casts Trading Places: 2 Runes on the card
341. p2 work.d11
       p2 activates the Hammer Exchange: up to 1 use
342. p2 use.1
343. p2 pay.heartstone.3b
344. p2 pay.iron.1b
       p2 gains 1 Hammer
345. p2 trade.stone
       p2 gives 4 resources back to the supply
346. p2 pay.coin.1c
347. p2 pay.stone.2c
348. p2 pay.hammer.2c
349. p2 pay.stone.3b
       p2 gains 1 Stone
350. p2 trade.heartstone
       p2 gives 4 resources back to the supply
351. p2 pay.stone.stock
352. p2 pay.iron.2a
353. p2 pay.iron.2a
354. p2 pay.hammer.stock
       p2 gains 1 Heartstone
355. p2 trade.stone
       p2 gives 4 resources back to the supply
356. p2 pay.heartstone.1a
357. p2 pay.iron.2a
358. p2 pay.iron.3a
359. p2 pay.heartstone.stock
       p2 gains 1 Stone
360. p2 skip
       p2 can neither recruit nor dig, and skips
361. p2 end  ca663384a542b114
       Game over: p3 wins with 25 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +4  Moon Statue at r8, grey zone [HALL-F6]
p1  +6  Ice Statue at q9, brown zone [HALL-F6]
p2  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +3  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Stonecutter's Hall, altar empty [HALL-G10]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +4  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3  +4  Moon Statue at k18, grey zone [HALL-F6]
= p3 25, p1 23, p2 22  coronation, won by p3
