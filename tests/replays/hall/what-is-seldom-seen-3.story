hall/4  seats 3  seed 20  options workshops=random

  1. p2 portal.s8  be65d6906af4550f
       p2 opens a Portal at s8
  2. p3 portal.a8  c8006758aca74dc1
       p3 opens a Portal at a8
  3. p1 portal.j19  b9bab398a69bbbd7
       p1 opens a Portal at j19
  4. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
  5. p2 draft.start-4.1b
       p2 chooses Purse Shaker for the pack
  6. p2 draft.start-1.1c
       p2 chooses Pebble Picker for the pack
  7. p2 draft.start-3.1d  912246126c1c7874
       p2 chooses Ember Eye for the pack
       p2 begins with 4 Stone, 2 Iron, 2 Heartstones and 2 Coins
  8. p3 draft.start-5.1b
       p3 chooses Bone Reader for the pack
  9. p3 draft.start-4.1a
       p3 chooses Purse Shaker for the pack
 10. p3 draft.start-2.1d
       p3 chooses Nail Biter for the pack
 11. p3 draft.start-1.1c  ae978527b687dff4
       p3 chooses Pebble Picker for the pack
       p3 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 12. p1 draft.start-6.1a
       p1 chooses Barrow Pusher for the pack
 13. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
 14. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 15. p1 draft.start-1.1d  6cc9bcbb83486d97
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 16. p2 trade.iron
       p2 gives 4 resources back to the supply
 17. p2 pay.heartstone.stock
 18. p2 pay.iron.stock
 19. p2 pay.heartstone.stock
 20. p2 pay.coin.stock
       p2 gains 1 Iron
 21. p2 recruit.b2{moon-1-2}
       p2 recruits Tong Bearer
       Dusk Carrier joins the horde
 22. p2 join.2a
       Tong Bearer takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
 23. p2 end  3329e48268bc5187
 24. p3 dig.y5
 25. p3 lay.y5g.b8
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 2 Stone and 1 Heartstone to p3
 26. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 27. p3 pay.stone.stock
 28. p3 pay.hammer.stock
 29. p3 pay.heartstone.stock
 30. p3 pay.iron.stock
       p3 gains 1 Heartstone
 31. p3 end  a847c12b95b93381
 32. p1 trade.stone
       p1 gives 4 resources back to the supply
 33. p1 pay.iron.stock
 34. p1 pay.stone.stock
 35. p1 pay.coin.stock
 36. p1 pay.stone.stock
       p1 gains 1 Stone
 37. p1 dig.s4
 38. p1 lay.s4b.i18
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
 39. p1 trade.iron
       p1 gives 4 resources back to the supply
 40. p1 pay.stone.stock
 41. p1 pay.hammer.stock
 42. p1 pay.iron.stock
 43. p1 pay.coin.stock
       p1 gains 1 Iron
 44. p1 end  cc26f6e7c074aa63
 45. p2 recruit.b4{fire-1-2}
       p2 recruits Gravel Glutton
       Coal Nibbler joins the horde
 46. p2 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p2 4 Stone and 1 Heartstone
 47. p2 trade.rune
       p2 gives 4 resources back to the supply
 48. p2 pay.heartstone.1d
 49. p2 pay.iron.2a
 50. p2 pay.iron.stock
 51. p2 pay.iron.stock
       p2 gains 1 Rune
 52. p2 end  2a62de3f5462b47b
 53. p3 dig.o4
 54. p3 lay.o4d.b12
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue at c13
 55. p3 end  a8dad43acf0b49b1
 56. p1 dig.d2
 57. p1 lay.d2c.h17
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 2 Stone to p1
 58. p1 done
 59. p1 end  fc86c6fbd51ad1ed
 60. p2 cast.thieving_imp
       p2 casts Thieving Imp: 1 Rune on the card
 61. p2 recruit.m3{ice-2-2+moon}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Swamp Usurer takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone and 4 Coins
 62. p2 end  248360fa82bb3bf6
 63. p3 recruit.b4{fire-1-3}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 1 Coin
       Torch Peddler joins the horde
 64. p3 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone and 1 Fire Cart
 65. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 66. p3 pay.heartstone.stock
 67. p3 pay.iron.stock
 68. p3 pay.iron.1d
 69. p3 pay.stone.1c
       p3 gains 1 Heartstone
 70. p3 end  7ed102be04d224af
 71. p1 dig.d2
 72. p1 lay.d2c.i16
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p1 unearths an Ice Statue at i17
       The rock yields 1 Coin to p1
 73. p1 establish.h16.hammer_forge
       p1 establishes the Hammer Forge at h16
 74. p1 hall.great_forge
 75. p1 build.great_forgec.h17
       p1 builds the Great Forge
 76. p1 end  01ae58315ae1d035
 77. p2 trade.rune
       p2 gives 4 resources back to the supply
 78. p2 pay.coin.1b
 79. p2 pay.cart.1a
 80. p2 pay.stone.stock
 81. p2 pay.stone.2c
       p2 gains 1 Rune
 82. p2 trade.hammer
       p2 gives 4 resources back to the supply
 83. p2 pay.stone.2c
 84. p2 pay.stone.1c
 85. p2 pay.stone.2c
 86. p2 pay.coin.2b
       p2 gains 1 Hammer
 87. p2 recruit.m3{moon-2-1+moon}
       p2 recruits Avalanche Rider
       p2 takes a Moon Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries a Moon Pedestal
 88. p2 join.3a
       Avalanche Rider takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 1 Iron, 1 Cart, 4 Coins and 2 Ice Carts
 89. p2 trade.rune
       p2 gives 4 resources back to the supply
 90. p2 pay.stone.1c
 91. p2 pay.iron.2a
 92. p2 pay.hammer.stock
 93. p2 pay.coin.1b
       p2 gains 1 Rune
 94. p2 trade.coin
       p2 gives 4 resources back to the supply
 95. p2 pay.stone.2b
 96. p2 pay.rune.stock
 97. p2 pay.rune.stock
 98. p2 pay.stone.3a
       p2 gains 1 Coin
 99. p2 end  926317991a978625
100. p3 dig.l3
101. p3 lay.l3d.c8
102. p3 pay.heartstone.stock
103. p3 pay.heartstone.stock
104. p3 pay.heartstone.stock
       p3 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p3 unearths a Fire Statue at c9
105. p3 end  137da2af0a3bae65
106. p1 work.h16
       p1 activates the Hammer Forge: up to 2 uses
107. p1 stop
108. p1 recruit.b3{ice-1-5}
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
109. p1 join.2b
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron and 3 Coins
110. p1 end  81b1f4c923f51ead
111. p2 trade.coin
       p2 gives 4 resources back to the supply
112. p2 pay.stone.stock
113. p2 pay.coin.2b
114. p2 pay.coin.stock
115. p2 pay.stone.stock
       p2 gains 1 Coin
116. p2 trade.hammer
       p2 gives 4 resources back to the supply
117. p2 pay.stone.stock
118. p2 pay.stone.3a
119. p2 pay.coin.2b
120. p2 pay.cart.1a
       p2 gains 1 Hammer
121. p2 recruit.b5{ice-1-1}
       p2 recruits Snow Shoveller
       Frost Sledger joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p2 7 Stone, 1 Heartstone, 3 Coins and 1 Ice Cart
122. p2 trade.iron
       p2 gives 4 resources back to the supply
123. p2 pay.hammer.stock
124. p2 pay.heartstone.1d
125. p2 pay.stone.2c
126. p2 pay.stone.3b
       p2 gains 1 Iron
127. p2 end  c5bad05458aa2da2
128. p3 recruit.b3{mud-1-6}
       p3 recruits Rime Smith
       Mudsled Driver joins the horde
129. p3 join.2b
       Rime Smith takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron and 1 Rune
130. p3 end  9d17390cc2fcd915
131. p1 dig.d2
132. p1 lay.d2b.h15
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
133. p1 end  c388ed24eda946c1
134. p2 recruit.m4
135. p2 pay.coin.2b
136. p2 pay.auto{ice-2-1+fire}
       p2 recruits Magma Miner
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries a Fire Pedestal
       Magma Miner takes a place in the pack: at the top
       The pack brings p2 4 Stone, 1 Iron, 3 Heartstones, 1 Cart, 2 Coins and 1 Fire Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
137. p2 end  1c340321322e8f4b
138. p3 dig.d2
139. p3 lay.d2c.c14
       p3 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
140. p3 statue.c9
141. p3 to.b11
       p3 moves a Fire Statue from c9 to b11
142. p3 end  29953b94b9e41b33
143. p1 recruit.b2{ice-1-4}
       p1 recruits Dusk Carrier
       Cold Digger joins the horde
144. p1 join.2a
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Cart and 1 Moon Cart
145. p1 statue.i17
146. p1 to.h18
       p1 moves an Ice Statue from i17 to h18
147. p1 trade.rune
       p1 gives 4 resources back to the supply
148. p1 pay.stone.2a
149. p1 pay.coin.2b
150. p1 pay.coin.1b
151. p1 pay.coin.stock
       p1 gains 1 Rune
152. p1 end  f745363ad8fe56a3
153. p2 dig.l5
154. p2 lay.l5f.p8
155. p2 pay.stone.2b
156. p2 pay.stone.2c
157. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue at q9
       The rock yields 2 Stone and 4 Iron to p2
158. p2 establish.o8.stone_mill
       p2 establishes the Stone Mill at o8
159. p2 trade.iron
       p2 gives 4 resources back to the supply
160. p2 pay.heartstone.4a
161. p2 pay.iron.2a
162. p2 pay.heartstone.4a
163. p2 pay.cart.1a
       p2 gains 1 Iron
164. p2 end  61c29efaa15b77f8
165. p3 cast.pack_echo
       p3 casts Echo of the Pack: 1 Rune on the card
166. p3 echo.1d
167. p3 done
       The pack brings p3 1 Iron
168. p3 trade.coin
       p3 gives 4 resources back to the supply
169. p3 pay.iron.1d
170. p3 pay.heartstone.2c
171. p3 pay.stone.1c
       p3 gains 1 Coin
172. p3 recruit.b5{ice-1-3}
       p3 recruits Frost Sledger
       p3 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
173. p3 join.3b
       Frost Sledger takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 4 Iron, 1 Heartstone, 1 Rune, 1 Fire Cart and 1 Ice Cart
174. p3 trade.iron
       p3 gives 4 resources back to the supply
175. p3 pay.iron.1d
176. p3 pay.iron.3b
177. p3 pay.coin.stock
178. p3 pay.stone.1c
       p3 gains 1 Iron
179. p3 end  02e332356408e485
180. p1 work.h16
       p1 activates the Hammer Forge: up to 3 uses
181. p1 stop
182. p1 recruit.b5{mud-1-4}
       p1 recruits Icicle Whistler
       Rust Wader joins the horde
183. p1 join.2c
       Icicle Whistler takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Rune and 1 Ice Cart
184. p1 end  b1b10c5aff01166d
185. p2 trade.stone
       p2 gives 4 resources back to the supply
186. p2 pay.coin.2b
187. p2 pay.iron.stock
188. p2 pay.heartstone.1d
189. p2 pay.coin.2b
       p2 gains 1 Stone
190. p2 dig.p5
191. p2 lay.p5c.r10
192. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue at s11
193. p2 establish.p11.ironworks
       p2 establishes the Ironworks at p11
194. p2 trade.heartstone
       p2 gives 4 resources back to the supply
195. p2 pay.coin.2b
196. p2 pay.coin.stock
197. p2 pay.stone.3a
198. p2 pay.stone.3a
       p2 gains 1 Heartstone
199. p2 trade.hammer
       p2 gives 4 resources back to the supply
200. p2 pay.heartstone.stock
201. p2 pay.stone.3b
202. p2 pay.stone.3b
203. p2 pay.stone.stock
       p2 gains 1 Hammer
204. p2 hall.wellspring
205. p2 build.wellspringc.r9
       p2 builds the Wellspring
206. p2 trade.coin
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
207. p2 statue.q9
208. p2 to.r10
       p2 moves an Ice Statue from q9 to r10
209. p2 end  22ef3a9da93dfebb
210. p3 trade.coin
       p3 gives 4 resources back to the supply
211. p3 pay.iron.2b
212. p3 pay.iron.2b
213. p3 pay.heartstone.2c
214. p3 pay.rune.1b
       p3 gains 1 Coin
215. p3 recruit.m3{fire-2-4+ice}
       p3 recruits Eclipse Merchant
       p3 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Eclipse Merchant takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Rune, 3 Coins and 1 Moon Cart
216. p3 end  769b846396cb09e0
217. p1 cast.thieving_imp
       p1 casts Thieving Imp: 2 Runes on the card
218. p1 pay.rune.stock
219. p1 steal.b3.coin
       The imp snatches a Coin from Mudsled Driver for p1
220. p1 steal.b4.coin
       The imp snatches a Coin from Torch Peddler for p1
221. p1 work.h16
       p1 activates the Hammer Forge: up to 3 uses
222. p1 stop
223. p1 trade.rune
       p1 gives 4 resources back to the supply
224. p1 pay.stone.2a
225. p1 pay.coin.stock
226. p1 pay.iron.1c
227. p1 pay.stone.1d
       p1 gains 1 Rune
228. p1 trade.coin
       p1 gives 4 resources back to the supply
229. p1 pay.coin.2b
230. p1 pay.coin.stock
231. p1 pay.rune.stock
232. p1 pay.rune.2c
       p1 gains 1 Coin
233. p1 recruit.b3{moon-1-4}
       p1 recruits Mudsled Driver
       Lantern Guard joins the horde
234. p1 join.3b
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 1 Cart, 1 Rune and 3 Coins
235. p1 end  ebddc802e66d806d
236. p2 skip
       p2 can neither recruit nor dig, and skips
237. p2 end  7b56c01dfca0d620
238. p3 cast.thieving_imp
       p3 casts Thieving Imp: 3 Runes on the card
239. p3 done{trading_places}
       Thieving Imp disintegrates; Trading Places enters the grimoire
240. p3 recruit.m1
241. p3 pay.auto{fire-2-3+fire}
       p3 recruits Tide Hauler
       p3 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Fire Pedestal
       Tide Hauler takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 2 Iron, 1 Rune, 2 Coins and 2 Moon Carts
242. p3 end  a8b5a80db0f00a89
243. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
244. p1 dig.d2
245. p1 lay.d2a.f18
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p1 unearths a Moon Statue at f18
246. p1 lay.d2d.h13
       p1 opens a Tunnel of 2 cells without paying minerals
247. p1 end  e4606990e23e5843
248. p2 work.o8
       p2 activates the Stone Mill: up to 1 use
249. p2 stop
250. p2 skip
       p2 can neither recruit nor dig, and skips
251. p2 statue.r10
252. p2 to.r11
       p2 moves an Ice Statue from r10 to r11
253. p2 end  90614d733f54c002
254. p3 recruit.b2{fire-1-1}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 1 Coin
       Cinder Hauler joins the horde
       Cold Digger takes a place in the pack: at the top
       The pack brings p3 2 Iron, 2 Heartstones and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
255. p3 statue.b11
256. p3 to.a8
       p3 moves a Fire Statue from b11 to a8
257. p3 statue.c13
258. p3 to.b10
       p3 moves an Ice Statue from c13 to b10
259. p3 trade.rune
       p3 gives 4 resources back to the supply
260. p3 pay.stone.1c
261. p3 pay.rune.1b
262. p3 pay.iron.1d
263. p3 pay.stone.2a
       p3 gains 1 Rune
264. p3 statue.b10
265. p3 to.c12
       p3 moves an Ice Statue from b10 to c12
266. p3 end  f47f7da4422231ac
267. p1 recruit.m3
268. p1 pay.auto{ice-2-3+ice}
       p1 recruits Anvil Singer
       p1 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Anvil Singer takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Heartstone, 1 Cart, 1 Hammer, 2 Coins and 1 Fire Cart
269. p1 end  bafcb8897257d1a8
270. p2 skip
       p2 can neither recruit nor dig, and skips
271. p2 statue.r11
272. p2 to.r9
       p2 moves an Ice Statue from r11 to r9
273. p2 end  aec1e6e98a5488bc
274. p3 trade.rune
       p3 gives 4 resources back to the supply
275. p3 pay.coin.1a
276. p3 pay.iron.2b
277. p3 pay.stone.3a
278. p3 pay.rune.stock
       p3 gains 1 Rune
279. p3 dig.i3
280. p3 lay.i3c.a11
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p3 unearths a Moon Statue at a11
       The rock yields 1 Stone to p3
281. p3 pedestal.moon
       p3 puts a Moon Pedestal at a11, dark grey zone: a benefit token of 4 Honor points
282. p3 trade.heartstone
       p3 gives 4 resources back to the supply
283. p3 pay.coin.2a
284. p3 pay.rune.stock
285. p3 pay.heartstone.2c
286. p3 pay.stone.3a
       p3 gains 1 Heartstone
287. p3 hall.stonecutter
288. p3 build.stonecutterb.a11
       p3 builds the Stonecutter's Hall
       The Moon Pedestal at a11 vanishes under the Great Hall
289. p3 statue.a11
290. p3 to.b9
       p3 moves a Moon Statue from a11 to b9
291. p3 end  d466c92817bb6386
292. p1 recruit.t3
293. p1 pay.coin.1b
294. p1 pay.coin.2b
295. p1 pay.auto{fire-3-3}
       p1 recruits Blizzard Marshal
       Chief of Embers joins the horde
296. p1 done{mud-1-3}
       Torch Peddler retires
       Clay Kneader joins the horde
       Blizzard Marshal takes a place in the pack: at the top
       The pack brings p1 4 Stone, 2 Iron, 1 Rune, 3 Coins and 2 Ice Carts
297. p1 statue.f18
298. p1 to.i17
299. p1 pay.auto
       p1 moves a Moon Statue from f18 to i17
300. p1 trade.iron
       p1 gives 4 resources back to the supply
301. p1 pay.stone.1d
302. p1 pay.heartstone.3a
303. p1 pay.stone.2a
304. p1 pay.iron.1c
       p1 gains 1 Iron
305. p1 trade.rune
       p1 gives 4 resources back to the supply
306. p1 pay.coin.1b
307. p1 pay.hammer.3a
308. p1 pay.cart.1a
309. p1 pay.stone.2a
       p1 gains 1 Rune
310. p1 trade.stone
       p1 gives 4 resources back to the supply
311. p1 pay.cart.3b
312. p1 pay.rune.2c
313. p1 pay.stone.3b
314. p1 pay.coin.2b
       p1 gains 1 Stone
315. p1 end  297a3a10be4b1aa2
316. p2 work.o8
       p2 activates the Stone Mill: up to 1 use
317. p2 stop
318. p2 skip
       p2 can neither recruit nor dig, and skips
319. p2 end  03b3bfb5481efd9e
320. p3 skip
       p3 can neither recruit nor dig, and skips
321. p3 end  f89c6297b3ffe510
322. p1 trade.rune
       p1 gives 4 resources back to the supply
323. p1 pay.stone.4a
324. p1 pay.stone.4a
325. p1 pay.coin.2b
326. p1 pay.coin.stock
       p1 gains 1 Rune
327. p1 trade.coin
       p1 gives 4 resources back to the supply
328. p1 pay.rune.stock
329. p1 pay.iron.4a
330. p1 pay.rune.stock
331. p1 pay.iron.4a
       p1 gains 1 Coin
332. p1 skip
       p1 can neither recruit nor dig, and skips
333. p1 statue.h18
334. p1 to.i19
       p1 moves an Ice Statue from h18 to i19
335. p1 end  f1e3d9a0a88ac489
       Game over: p3 wins with 35 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +4  Great Forge, altar empty [HALL-G10]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +2  Wellspring, altar empty [HALL-G10]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +4  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +3  Stonecutter's Hall, altar empty [HALL-G10]
p3  +2  Fire Statue at a8, dark grey zone [HALL-F6]
p3  +4  Moon Statue at b9, grey zone [HALL-F6]
= p3 35, p2 20, p1 9  coronation, won by p3
