hall/4  seats 3  seed 6  options workshops=random

  1. p2 portal.s8  a2b2cac5297d0cac
       p2 opens a Portal at s8
  2. p3 portal.j19  0b02e239154e812d
       p3 opens a Portal at j19
  3. p1 portal.a8  6f2eac83b3a3ee15
       p1 opens a Portal at a8
  4. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
  5. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  7. p2 draft.start-4.1d  5563e83f8e48b716
       p2 chooses Purse Shaker for the pack
       p2 begins with 5 Stone, 2 Iron, 1 Hammer and 1 Coin
  8. p3 draft.start-4.1b
       p3 chooses Purse Shaker for the pack
  9. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 10. p3 draft.start-3.1d
       p3 chooses Ember Eye for the pack
 11. p3 draft.start-6.1a  1e8ba813d2391a82
       p3 chooses Barrow Pusher for the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
 13. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
 14. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
 15. p1 draft.start-4.1c  42a31e96b7195460
       p1 chooses Purse Shaker for the pack
       p1 begins with 7 Stone, 2 Iron, 1 Hammer and 1 Coin
 16. p2 dig.t5
 17. p2 lay.t5a.p8
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       The rock yields 1 Iron, 1 Heartstone, 1 Hammer and 1 Coin to p2
 18. p2 done
 19. p2 trade.iron
       p2 gives 4 resources back to the supply
 20. p2 pay.coin.stock
 21. p2 pay.iron.stock
 22. p2 pay.coin.stock
 23. p2 pay.iron.stock
       p2 gains 1 Iron
 24. p2 end  f868c7bec838bee1
 25. p3 recruit.m2{fire-2-1+moon}
       p3 recruits Frost Scribe
       p3 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Moon Pedestal
 26. p3 join.2b
       Frost Scribe takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 27. p3 trade.rune
       p3 gives 4 resources back to the supply
 28. p3 pay.rune.2b
 29. p3 pay.hammer.stock
 30. p3 pay.stone.stock
 31. p3 pay.coin.1b
       p3 gains 1 Rune
 32. p3 end  9aed14b6be54bea2
 33. p1 recruit.b1{moon-1-3}
       p1 recruits Cold Digger
       Owl Listener joins the horde
 34. p1 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 35. p1 trade.coin
       p1 gives 4 resources back to the supply
 36. p1 pay.rune.1b
 37. p1 pay.heartstone.2a
 38. p1 pay.iron.1a
 39. p1 pay.coin.stock
       p1 gains 1 Coin
 40. p1 end  1a7dac2a6718a4fa
 41. p2 dig.d2
 42. p2 lay.d2c.r10
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 43. p2 end  2460e1da18778da3
 44. p3 recruit.b4{mud-1-2}
       p3 recruits Frost Sledger
       Gravel Glutton joins the horde
 45. p3 join.2c
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone and 1 Ice Cart
 46. p3 end  e9c448f3835bdba3
 47. p1 trade.coin
       p1 gives 4 resources back to the supply
 48. p1 pay.coin.stock
 49. p1 pay.hammer.stock
 50. p1 pay.iron.stock
 51. p1 pay.stone.stock
       p1 gains 1 Coin
 52. p1 trade.hammer
       p1 gives 4 resources back to the supply
 53. p1 pay.coin.stock
 54. p1 pay.stone.stock
 55. p1 pay.stone.stock
 56. p1 pay.stone.stock
       p1 gains 1 Hammer
 57. p1 dig.i3
 58. p1 lay.i3d.b8
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 2 Stone and 1 Coin to p1
 59. p1 trade.rune
       p1 gives 4 resources back to the supply
 60. p1 pay.coin.stock
 61. p1 pay.stone.stock
 62. p1 pay.hammer.stock
 63. p1 pay.stone.stock
       p1 gains 1 Rune
 64. p1 end  5f09de81e1320224
 65. p2 recruit.b3{ice-1-3}
       p2 recruits Puddle Banker
       p2 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
 66. p2 join.2c
       Puddle Banker takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone and 3 Coins
 67. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 68. p2 pay.coin.2c
 69. p2 pay.coin.1d
 70. p2 pay.coin.2c
 71. p2 pay.coin.stock
       p2 gains 1 Heartstone
 72. p2 end  d030b0e06817e08a
 73. p3 dig.i4
 74. p3 lay.i4b.h18
 75. p3 ore.iron
 76. p3 pay.iron.2c
 77. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone to p3
 78. p3 pedestal.ice
       p3 puts an Ice Pedestal at j18, grey zone: a benefit token of 3 Honor points
 79. p3 trade.rune
       p3 gives 4 resources back to the supply
 80. p3 pay.stone.stock
 81. p3 pay.stone.stock
 82. p3 pay.stone.stock
 83. p3 pay.heartstone.stock
       p3 gains 1 Rune
 84. p3 end  e5c70690835f5adb
 85. p1 recruit.b2{ice-1-2}
       p1 recruits Silver Sifter
       p1 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
 86. p1 join.2b
       Silver Sifter takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Rune and 2 Coins
 87. p1 end  f16284484873a0db
 88. p2 dig.l3
 89. p2 lay.l3b.r12
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Stone to p2
 90. p2 end  39e235a9041695db
 91. p3 cast.trading_places
       p3 casts Trading Places: 1 Rune on the card
 92. p3 recruit.b5{moon-1-2}
       p3 recruits Cinder Hauler
       Dusk Carrier joins the horde
 93. p3 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Cart, 1 Coin and 1 Fire Cart
 94. p3 trade.cart
       p3 gives 4 resources back to the supply
 95. p3 pay.stone.2a
 96. p3 pay.coin.1b
 97. p3 pay.rune.stock
 98. p3 pay.stone.2b
       p3 gains 1 Cart
 99. p3 trade.stone
       p3 gives 4 resources back to the supply
100. p3 pay.stone.stock
101. p3 pay.cart.stock
102. p3 pay.cart.1a
103. p3 pay.stone.stock
       p3 gains 1 Stone
104. p3 trade.stone
       p3 gives 4 resources back to the supply
105. p3 pay.stone.2a
106. p3 pay.stone.stock
107. p3 pay.heartstone.1d
108. p3 pay.iron.stock
       p3 gains 1 Stone
109. p3 end  bcfc3686cb26d7f2
110. p1 cast.trading_places
       p1 casts Trading Places: 2 Runes on the card
111. p1 pay.auto
112. p1 recruit.b4{mud-1-3}
       p1 recruits Gravel Glutton
       Clay Kneader joins the horde
113. p1 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p1 3 Stone and 1 Cart
114. p1 trade.coin
       p1 gives 4 resources back to the supply
115. p1 pay.iron.stock
116. p1 pay.coin.2b
117. p1 pay.cart.1d
118. p1 pay.heartstone.2b
       p1 gains 1 Coin
119. p1 trade.coin
       p1 gives 4 resources back to the supply
120. p1 pay.coin.stock
121. p1 pay.coin.1c
122. p1 pay.stone.2c
123. p1 pay.rune.stock
       p1 gains 1 Coin
124. p1 trade.hammer
       p1 gives 4 resources back to the supply
       p1 gains 1 Hammer
125. p1 end  4ace24a2a10d7d49
126. p2 recruit.b3{ice-1-5}
       p2 recruits Icicle Whistler
       Rime Smith joins the horde
127. p2 join.2a
       Icicle Whistler takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Cart, 1 Rune and 1 Ice Cart
128. p2 statue.q9
129. p2 to.q8
       p2 moves a Moon Statue from q9 to q8
130. p2 trade.hammer
       p2 gives 4 resources back to the supply
131. p2 pay.iron.1b
132. p2 pay.rune.2a
133. p2 pay.hammer.stock
134. p2 pay.hammer.stock
       p2 gains 1 Hammer
135. p2 end  bad8933e8ed9b0aa
136. p3 dig.d2
137. p3 lay.d2b.k17
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p3 unearths a Fire Statue at k17
138. p3 establish.l16.depot
       p3 establishes the Depot at l16
139. p3 statue.k17
140. p3 to.j18
       p3 moves a Fire Statue from k17 to j18
141. p3 end  1cfb5d02abea5fd0
142. p1 recruit.b2{fire-1-2}
       p1 recruits Snow Shoveller
       Coal Nibbler joins the horde
143. p1 join.3b
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p1 5 Stone, 1 Heartstone, 1 Cart, 1 Rune, 2 Coins and 1 Ice Cart
144. p1 end  5e9941ab4a191e4d
145. p2 recruit.b4{fire-1-5}
       p2 recruits Clay Kneader
       Soot Pounder joins the horde
       Clay Kneader takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron and 2 Heartstones
146. p2 end  d1a3e3801e519ffb
147. p3 work.l16
       p3 activates the Depot: up to 1 use
148. p3 stop
149. p3 recruit.b4{fire-1-3}
       p3 recruits Soot Pounder
       Torch Peddler joins the horde
150. p3 join.3b
       Soot Pounder takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 3 Iron, 1 Heartstone, 1 Hammer, 1 Rune and 1 Coin
151. p3 trade.cart
       p3 gives 4 resources back to the supply
152. p3 pay.iron.stock
153. p3 pay.hammer.3b
154. p3 pay.stone.2b
155. p3 pay.iron.1c
       p3 gains 1 Cart
156. p3 statue.j18
157. p3 to.l17
       p3 moves a Fire Statue from j18 to l17
158. p3 end  d1ae7a6d87ce148d
159. p1 dig.i4
160. p1 lay.i4d.a9
161. p1 pay.stone.2c
162. p1 pay.stone.2c
163. p1 pay.stone.3b
164. p1 pay.stone.2c
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at a11
       The rock yields 1 Stone and 2 Iron to p1
165. p1 end  3592c22bee3bcfbb
166. p2 trade.iron
       p2 gives 4 resources back to the supply
167. p2 pay.stone.stock
168. p2 pay.heartstone.2b
169. p2 pay.hammer.stock
170. p2 pay.stone.2b
       p2 gains 1 Iron
171. p2 recruit.b1{mud-1-1}
       p2 recruits Owl Listener
       Bog Prospector joins the horde
172. p2 join.3a
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
173. p2 statue.q8
174. p2 to.r11
175. p2 pay.cart_moon.3a
       p2 moves a Moon Statue from q8 to r11
176. p2 end  2c6b7f9f4bbb4ac2
177. p3 cast.gilded_arch
       p3 casts Gilded Arch: 1 Rune on the card
178. p3 dig.d2
179. p3 lay.d2a.l18
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 2 Stone to p3
180. p3 end  98e8ce3781a36abc
181. p1 dig.d2
182. p1 lay.d2c.c9
183. p1 ore.iron
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p1 unearths a Fire Statue at c9
       The rock yields 1 Hammer to p1
184. p1 statue.c9
185. p1 to.b8
       p1 moves a Fire Statue from c9 to b8
186. p1 trade.rune
       p1 gives 4 resources back to the supply
187. p1 pay.coin.1c
188. p1 pay.hammer.stock
189. p1 pay.rune.1b
190. p1 pay.heartstone.2b
       p1 gains 1 Rune
191. p1 trade.iron
       p1 gives 4 resources back to the supply
192. p1 pay.hammer.stock
193. p1 pay.rune.stock
194. p1 pay.coin.2b
195. p1 pay.stone.3b
       p1 gains 1 Iron
196. p1 end  c016337e82a98685
197. p2 dig.d2
198. p2 lay.d2b.q7
199. p2 ore.iron
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Coin to p2
200. p2 end  8f2dee84c8aca6d4
201. p3 recruit.b2{moon-1-4}
       p3 recruits Coal Nibbler
       Lantern Guard joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 2 Fire Carts
202. p3 end  20e8842aceb2e00a
203. p1 recruit.b1{mud-1-6}
       p1 recruits Bog Prospector
       Mudsled Driver joins the horde
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p1 2 Iron, 3 Heartstones, 1 Rune and 2 Coins
204. p1 trade.stone
       p1 gives 4 resources back to the supply
205. p1 pay.coin.1c
206. p1 pay.heartstone.3a
207. p1 pay.iron.1a
208. p1 pay.iron.stock
       p1 gains 1 Stone
209. p1 hall.great_forge
210. p1 build.great_forged.b8
       p1 builds the Great Forge
211. p1 statue.a11
212. p1 to.a10
213. p1 pay.auto
       p1 moves an Ice Statue from a11 to a10
214. p1 statue.a10
215. p1 to.b9
       p1 moves an Ice Statue from a10 to b9
216. p1 end  938cca57168ae9c8
217. p2 trade.heartstone
       p2 gives 4 resources back to the supply
218. p2 pay.coin.stock
219. p2 pay.heartstone.2b
220. p2 pay.heartstone.1c
221. p2 pay.cart.1a
       p2 gains 1 Heartstone
222. p2 cast.gilded_arch
       p2 casts Gilded Arch: 2 Runes on the card
223. p2 pay.rune.2a
224. p2 recruit.b2{fire-1-4}
       p2 recruits Lantern Guard
       Tong Bearer joins the horde
       Lantern Guard takes a place in the pack: third row, place 2
       The pack brings p2 2 Iron, 2 Heartstones, 3 Coins and 1 Moon Cart
225. p2 trade.iron
       p2 gives 4 resources back to the supply
226. p2 pay.iron.1b
227. p2 pay.heartstone.stock
228. p2 pay.rune.3a
229. p2 pay.coin.2c
       p2 gains 1 Iron
230. p2 trade.cart
       p2 gives 4 resources back to the supply
231. p2 pay.heartstone.1c
232. p2 pay.coin.1d
233. p2 pay.iron.stock
234. p2 pay.iron.3b
       p2 gains 1 Cart
235. p2 statue.r11
236. p2 to.q8
237. p2 pay.cart.stock
       p2 moves a Moon Statue from r11 to q8
238. p2 statue.q8
239. p2 to.p8
       p2 moves a Moon Statue from q8 to p8
240. p2 end  af3ed4b328e9dd7f
241. p3 trade.hammer
       p3 gives 4 resources back to the supply
242. p3 pay.stone.2b
243. p3 pay.rune.2b
244. p3 pay.iron.2b
245. p3 pay.iron.1c
       p3 gains 1 Hammer
246. p3 recruit.b4{mud-1-4}
       p3 recruits Torch Peddler
       Rust Wader joins the horde
       Torch Peddler takes a place in the pack: at the top
       The pack brings p3 1 Stone, 3 Iron, 1 Hammer, 1 Rune, 1 Coin and 1 Fire Cart
       Ten Trolls follow p3: a Coronation token of 5 Honor points
247. p3 trade.rune
       p3 gives 4 resources back to the supply
248. p3 pay.rune.2b
249. p3 pay.iron.2b
250. p3 pay.stone.2a
251. p3 pay.iron.1c
       p3 gains 1 Rune
252. p3 trade.cart
       p3 gives 4 resources back to the supply
253. p3 pay.coin.4a
254. p3 pay.heartstone.1d
255. p3 pay.hammer.3b
256. p3 pay.hammer.stock
       p3 gains 1 Cart
257. p3 end  83bdf358a18671dc
258. p1 recruit.b2{moon-1-1}
       p1 recruits Tong Bearer
       Night Toller joins the horde
       Tong Bearer takes a place in the pack: at the top
       The pack brings p1 5 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Coin, 1 Fire Cart and 2 Ice Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 6 more turns after this one
259. p1 end  e3f7f7665f2e59f3
260. p2 recruit.b5{mud-2-4+moon}
       p2 recruits Dusk Carrier
       Swamp Usurer joins the horde
       The newcomer carries a Moon Pedestal
       Dusk Carrier takes a place in the pack: at the top
       The pack brings p2 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 2 Runes, 2 Coins and 3 Moon Carts
261. p2 statue.p8
262. p2 to.q10
263. p2 pay.cart_moon.3a
       p2 moves a Moon Statue from p8 to q10
264. p2 trade.stone
       p2 gives 4 resources back to the supply
265. p2 pay.coin.2c
266. p2 pay.coin.1d
267. p2 pay.iron.3b
268. p2 pay.cart.1a
       p2 gains 1 Stone
269. p2 end  b48b1e51b8ded36e
270. p3 cast.drums_of_exile
       p3 casts Drums of Exile: 1 Rune on the card
271. p3 exile.m1
272. p3 exile.t1{mud-2-1+ice+fire-3-1}
       Eclipse Merchant retires
       Obsidian Breaker retires
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Volcano Matriarch joins the horde
273. p3 trade.coin
       p3 gives 4 resources back to the supply
274. p3 pay.iron.2c
275. p3 pay.cart.1a
276. p3 pay.heartstone.3a
277. p3 pay.cart.stock
       p3 gains 1 Coin
278. p3 trade.coin
       p3 gives 4 resources back to the supply
279. p3 pay.coin.1b
280. p3 pay.stone.2a
281. p3 pay.stone.2b
282. p3 pay.coin.stock
       p3 gains 1 Coin
283. p3 work.l16
       p3 activates the Depot: up to 1 use
284. p3 trade.cart
       p3 gives 4 resources back to the supply
       p3 gains 1 Cart
285. p3 stop
286. p3 skip
       p3 can neither recruit nor dig, and skips
287. p3 statue.l17
288. p3 to.j18
289. p3 pay.cart.stock
       p3 moves a Fire Statue from l17 to j18
290. p3 end  2a40150d86c9139a
291. p1 cast.trading_places
       p1 casts Trading Places: 3 Runes on the card
292. p1 statue.b9
293. p1 statue.b8{night_shift}
       p1 swaps an Ice Statue (b9) and a Fire Statue (b8)
       Trading Places disintegrates; Night Shift enters the grimoire
294. p1 trade.hammer
       p1 gives 4 resources back to the supply
295. p1 pay.stone.2c
296. p1 pay.coin.1c
297. p1 pay.iron.3a
298. p1 pay.coin.2b
       p1 gains 1 Hammer
299. p1 dig.l3
300. p1 lay.l3c.d7
301. p1 ore.stone
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Iron and 1 Heartstone to p1
302. p1 done
303. p1 end  8c1f98f1e35561d1
304. p2 cast.night_shift
       p2 casts Night Shift: 1 Rune on the card
305. p2 dig.s4
306. p2 lay.s4c.p12
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at q13
       The rock yields 1 Iron to p2
307. p2 establish.p11.hammer_forge
       p2 establishes the Hammer Forge at p11
308. p2 trade.cart
       p2 gives 4 resources back to the supply
309. p2 pay.iron.1b
310. p2 pay.heartstone.1c
311. p2 pay.heartstone.2b
312. p2 pay.coin.2c
       p2 gains 1 Cart
313. p2 end  25a0e737cd1618ef
314. p3 skip
       p3 can neither recruit nor dig, and skips
315. p3 statue.j18
316. p3 to.l18
       p3 moves a Fire Statue from j18 to l18
317. p3 statue.l18
318. p3 to.m18
       p3 moves a Fire Statue from l18 to m18
319. p3 end  93e1841d21ed7bff
320. p1 trade.coin
       p1 gives 4 resources back to the supply
321. p1 pay.cart.1d
322. p1 pay.stone.3b
323. p1 pay.iron.1a
324. p1 pay.heartstone.2a
       p1 gains 1 Coin
325. p1 dig.i3
326. p1 lay.i3d.b11
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
327. p1 statue.b9
328. p1 to.c8
       p1 moves a Fire Statue from b9 to c8
329. p1 statue.b8
330. p1 to.a8
       p1 moves an Ice Statue from b8 to a8
331. p1 end  aa4f316d841eaae3
       Game over: p1 wins with 31 Honor points

p1  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +4  Great Forge, altar empty [HALL-G10]
p1  +2  Ice Statue at a8, dark grey zone [HALL-F6]
p1  +6  Fire Statue at c8, brown zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +1  1 set of left-over resources [HALL-F4]
p2  +6  Moon Statue at q10, brown zone [HALL-F6]
p2  +4  Fire Statue at q13, grey zone [HALL-F6]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +3  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +2  Fire Statue at m18, dark grey zone [HALL-F6]
= p1 31, p2 25, p3 17  coronation, won by p1
