hall/6  seats 5  seed 90  options later_seats=honor workshops=random

  1. p2 portal.l5  a01b58619967fd31
       p2 opens a Portal at l5
  2. p3 portal.t7  579e74c917eb0b0b
       p3 opens a Portal at t7
  3. p4 portal.d7  55a7307901b91bc3
       p4 opens a Portal at d7
  4. p5 portal.s18  730bd64ed9f8f3ab
       p5 opens a Portal at s18
  5. p1 portal.e18  7c4be21fcee5118b
       p1 opens a Portal at e18
  6. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  7. p2 draft.start-3.1d
       p2 chooses Ember Eye for the pack
  8. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
  9. p2 draft.start-1.1c  85db3622388606bb
       p2 chooses Pebble Picker for the pack
       p2 begins with 4 Stone, 1 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 10. p3 draft.start-5.1d
       p3 chooses Bone Reader for the pack
 11. p3 draft.start-1.1b
       p3 chooses Pebble Picker for the pack
 12. p3 draft.start-2.1a
       p3 chooses Nail Biter for the pack
 13. p3 draft.start-6.1c  2ef88dc26f6e7583
       p3 chooses Barrow Pusher for the pack
       p3 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 14. p4 draft.start-4.1c
       p4 chooses Purse Shaker for the pack
 15. p4 draft.start-5.1d
       p4 chooses Bone Reader for the pack
 16. p4 draft.start-2.1a
       p4 chooses Nail Biter for the pack
 17. p4 draft.start-6.1b  1b5bc6a05bd17f6f
       p4 chooses Barrow Pusher for the pack
       p4 begins with 8 Stone, 1 Iron, 1 Hammer and 2 Coins
 18. p5 draft.start-4.1c
       p5 chooses Purse Shaker for the pack
 19. p5 draft.start-5.1d
       p5 chooses Bone Reader for the pack
 20. p5 draft.start-6.1b
       p5 chooses Barrow Pusher for the pack
 21. p5 draft.start-2.1a  4894df4ed7ed329e
       p5 chooses Nail Biter for the pack
       p5 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 22. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 23. p1 draft.start-3.1a
       p1 chooses Ember Eye for the pack
 24. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 25. p1 draft.start-1.1b  fb67b099c2fab167
       p1 chooses Pebble Picker for the pack
       p1 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 26. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Root Miner
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 27. p2 join.2b
       Root Miner takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron and 2 Heartstones
 28. p2 end  946b8174d2e7cf4b
 29. p3 recruit.b3{moon-1-2}
       p3 recruits Frost Sledger
       Dusk Carrier joins the horde
 30. p3 join.2a
       Frost Sledger takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 2 Iron and 1 Ice Cart
 31. p3 end  180a982cf4ed3f43
 32. p4 trade.heartstone
       p4 gives 4 resources back to the supply
 33. p4 pay.stone.stock
 34. p4 pay.stone.stock
 35. p4 pay.hammer.stock
 36. p4 pay.stone.stock
       p4 gains 1 Heartstone
 37. p4 recruit.b2{fire-1-5}
       p4 recruits Puddle Banker
       Soot Pounder joins the horde
 38. p4 join.2a
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 1 Cart and 2 Coins
 39. p4 end  1304a2b79502eb76
 40. p5 recruit.b3{mud-1-2}
       p5 recruits Dusk Carrier
       Gravel Glutton joins the horde
 41. p5 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p5 2 Stone, 1 Cart, 1 Coin and 1 Moon Cart
 42. p5 end  103beb2cf7a600c8
 43. p1 dig.l4
 44. p1 lay.l4e.g16
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Stone to p1
 45. p1 done
 46. p1 trade.stone
       p1 gives 4 resources back to the supply
 47. p1 pay.coin.stock
 48. p1 pay.stone.stock
 49. p1 pay.stone.stock
 50. p1 pay.stone.stock
       p1 gains 1 Stone
 51. p1 trade.iron
       p1 gives 4 resources back to the supply
 52. p1 pay.iron.stock
 53. p1 pay.stone.stock
 54. p1 pay.heartstone.stock
 55. p1 pay.stone.stock
       p1 gains 1 Iron
 56. p1 trade.iron
       p1 gives 4 resources back to the supply
 57. p1 pay.iron.stock
 58. p1 pay.iron.stock
 59. p1 pay.heartstone.stock
 60. p1 pay.stone.stock
       p1 gains 1 Iron
 61. p1 end  fe3501b3e0479dc2
 62. p2 trade.iron
       p2 gives 4 resources back to the supply
 63. p2 pay.iron.stock
 64. p2 pay.hammer.stock
 65. p2 pay.iron.2b
 66. p2 pay.stone.1c
       p2 gains 1 Iron
 67. p2 dig.l3
 68. p2 lay.l3d.l3
 69. p2 ore.stone
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 3 Iron to p2
 70. p2 pedestal.moon
       p2 puts a Moon Pedestal at l4, grey zone: a benefit token of 2 Honor points
 71. p2 establish.n4.mint
       p2 establishes the Mint at n4
 72. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 73. p2 pay.iron.stock
 74. p2 pay.heartstone.stock
 75. p2 pay.heartstone.2b
 76. p2 pay.heartstone.stock
       p2 gains 1 Heartstone
 77. p2 trade.stone
       p2 gives 4 resources back to the supply
 78. p2 pay.heartstone.stock
 79. p2 pay.heartstone.2b
 80. p2 pay.iron.1b
 81. p2 pay.iron.stock
       p2 gains 1 Stone
 82. p2 end  f763a5208ef513f5
 83. p3 trade.stone
       p3 gives 4 resources back to the supply
 84. p3 pay.heartstone.stock
 85. p3 pay.hammer.stock
 86. p3 pay.stone.stock
 87. p3 pay.stone.1b
       p3 gains 1 Stone
 88. p3 trade.coin
       p3 gives 4 resources back to the supply
 89. p3 pay.iron.1a
 90. p3 pay.stone.stock
 91. p3 pay.stone.stock
 92. p3 pay.heartstone.stock
       p3 gains 1 Coin
 93. p3 dig.i3
 94. p3 lay.i3d.s7
 95. p3 ore.iron
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Coin to p3
 96. p3 end  eb26ca02014680fc
 97. p4 trade.coin
       p4 gives 4 resources back to the supply
 98. p4 pay.iron.1a
 99. p4 pay.stone.stock
100. p4 pay.iron.stock
101. p4 pay.coin.2a
       p4 gains 1 Coin
102. p4 trade.rune
       p4 gives 4 resources back to the supply
103. p4 pay.stone.stock
104. p4 pay.heartstone.stock
105. p4 pay.coin.stock
106. p4 pay.cart.1b
       p4 gains 1 Rune
107. p4 recruit.b5{ice-1-3}
       p4 recruits Tong Bearer
       p4 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
108. p4 join.2c
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p4 1 Iron, 1 Rune, 1 Coin and 1 Fire Cart
109. p4 end  26d3391da4cebb41
110. p5 dig.i4
111. p5 lay.i4d.s14
112. p5 pay.stone.2b
113. p5 pay.stone.stock
114. p5 pay.stone.2b
       p5 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p5
115. p5 establish.t14.ironworks
       p5 establishes the Ironworks at t14
116. p5 trade.coin
       p5 gives 4 resources back to the supply
117. p5 pay.iron.stock
118. p5 pay.heartstone.stock
119. p5 pay.coin.stock
120. p5 pay.hammer.stock
       p5 gains 1 Coin
121. p5 trade.rune
       p5 gives 4 resources back to the supply
122. p5 pay.coin.stock
123. p5 pay.coin.stock
124. p5 pay.stone.stock
125. p5 pay.coin.stock
       p5 gains 1 Rune
126. p5 trade.stone
       p5 gives 4 resources back to the supply
127. p5 pay.iron.stock
128. p5 pay.cart.1b
129. p5 pay.stone.stock
130. p5 pay.coin.1c
       p5 gains 1 Stone
131. p5 end  b40958648572d8c7
132. p1 recruit.b1{fire-1-2}
       p1 recruits Silver Sifter
       Coal Nibbler joins the horde
133. p1 join.2b
       Silver Sifter takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Coin
134. p1 trade.heartstone
       p1 gives 4 resources back to the supply
135. p1 pay.stone.1b
136. p1 pay.iron.stock
137. p1 pay.stone.stock
138. p1 pay.heartstone.2b
       p1 gains 1 Heartstone
139. p1 end  46fba1c4b99bee46
140. p2 recruit.b1{fire-1-3}
       p2 recruits Coal Nibbler
       Torch Peddler joins the horde
141. p2 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 2 Heartstones and 1 Fire Cart
142. p2 end  3b9b4a5f0d071d12
143. p3 recruit.b4{ice-1-5}
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 1 Coin
       Rime Smith joins the horde
144. p3 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p3 1 Cart, 1 Rune, 1 Coin and 1 Moon Cart
145. p3 trade.heartstone
       p3 gives 4 resources back to the supply
146. p3 pay.coin.stock
147. p3 pay.coin.stock
148. p3 pay.rune.1d
149. p3 pay.coin.stock
       p3 gains 1 Heartstone
150. p3 trade.rune
       p3 gives 4 resources back to the supply
151. p3 pay.stone.stock
152. p3 pay.stone.stock
153. p3 pay.coin.2c
154. p3 pay.heartstone.stock
       p3 gains 1 Rune
155. p3 trade.hammer
       p3 gives 4 resources back to the supply
156. p3 pay.cart.1c
157. p3 pay.stone.stock
158. p3 pay.stone.stock
159. p3 pay.rune.stock
       p3 gains 1 Hammer
160. p3 end  b146a61eb0aa311e
161. p4 cast.seers_bag
       p4 casts Seer's Bag: 1 Rune on the card
162. p4 pay.auto
163. p4 draw{fire}
       p4 draws a Fire Pedestal from the bag
164. p4 recruit.m1
165. p4 pay.coin.1c
166. p4 pay.coin.2a{fire-2-4+fire}
       p4 recruits Landslide
       p4 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Fire Pedestal
       Landslide takes a place in the pack: second row, place 2
       The pack brings p4 5 Stone, 1 Cart and 1 Coin
167. p4 end  23d470421ccf607d
168. p5 dig.d2
169. p5 lay.d2d.s12
       p5 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
170. p5 end  68eb3796862d88f9
171. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
172. p1 recruit.b2{fire-1-1}
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 1 Coin
       Cinder Hauler joins the horde
173. p1 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Cart, 1 Hammer and 1 Rune
174. p1 trade.rune
       p1 gives 4 resources back to the supply
175. p1 pay.stone.stock
176. p1 pay.cart.1c
177. p1 pay.coin.stock
178. p1 pay.rune.1d
       p1 gains 1 Rune
179. p1 end  fec71b2908c643fb
180. p2 trade.coin
       p2 gives 4 resources back to the supply
181. p2 pay.heartstone.1d
182. p2 pay.stone.stock
183. p2 pay.heartstone.2c
184. p2 pay.stone.stock
       p2 gains 1 Coin
185. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
186. p2 recruit.b3{mud-1-1}
       p2 recruits Gravel Glutton
       Bog Prospector joins the horde
187. p2 join.2a
       Gravel Glutton takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 1 Iron and 1 Coin
188. p2 trade.heartstone
       p2 gives 4 resources back to the supply
189. p2 pay.stone.stock
190. p2 pay.iron.1b
191. p2 pay.stone.2a
192. p2 pay.stone.2a
       p2 gains 1 Heartstone
193. p2 end  07f923fc86a2d9d9
194. p3 recruit.b4{mud-1-4}
       p3 recruits Rime Smith
       Rust Wader joins the horde
       Rime Smith takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron and 1 Cart
195. p3 trade.cart
       p3 gives 4 resources back to the supply
196. p3 pay.hammer.stock
197. p3 pay.stone.1b
198. p3 pay.cart.1c
199. p3 pay.iron.2b
       p3 gains 1 Cart
200. p3 end  3ab25caf76eb9b03
201. p4 trade.heartstone
       p4 gives 4 resources back to the supply
202. p4 pay.stone.stock
203. p4 pay.iron.2c
204. p4 pay.coin.1c
205. p4 pay.coin.stock
       p4 gains 1 Heartstone
206. p4 dig.l3
207. p4 lay.l3b.d8
208. p4 pay.stone.stock
209. p4 pay.stone.stock
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p4
210. p4 done
211. p4 trade.iron
       p4 gives 4 resources back to the supply
212. p4 pay.heartstone.stock
213. p4 pay.coin.stock
214. p4 pay.stone.2b
215. p4 pay.cart.1b
       p4 gains 1 Iron
216. p4 trade.stone
       p4 gives 4 resources back to the supply
217. p4 pay.stone.2b
218. p4 pay.iron.stock
219. p4 pay.stone.2b
220. p4 pay.coin.stock
       p4 gains 1 Stone
221. p4 end  75c6b3237409c1d9
222. p5 work.t14
       p5 activates the Ironworks: up to 1 use
223. p5 trade.hammer
       p5 gives 4 resources back to the supply
224. p5 pay.stone.stock
225. p5 pay.stone.stock
226. p5 pay.rune.stock
227. p5 pay.heartstone.stock
       p5 gains 1 Hammer
228. p5 stop
229. p5 recruit.b5{ice-1-2}
       p5 recruits Icicle Whistler
       Snow Shoveller joins the horde
230. p5 join.2c
       Icicle Whistler takes a place in the pack: second row, place 3
       The pack brings p5 2 Runes, 1 Coin and 1 Ice Cart
231. p5 end  99cbf6bf8311a8b7
232. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
233. p1 recruit.b4{moon-1-4}
       p1 recruits Rust Wader
       Lantern Guard joins the horde
234. p1 join.2a
       Rust Wader takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron and 1 Heartstone
235. p1 trade.cart
       p1 gives 4 resources back to the supply
236. p1 pay.stone.2c
237. p1 pay.stone.1b
238. p1 pay.hammer.2c
239. p1 pay.iron.2a
       p1 gains 1 Cart
240. p1 lay.d2d.f18
       p1 opens a Tunnel of 2 cells without paying minerals
241. p1 end  dbf00700bf745fd8
242. p2 work.n4
       p2 activates the Mint: up to 1 use
243. p2 use.4
       p2 gains 1 Heartstone
244. p2 recruit.b5{mud-1-3}
       p2 recruits Snow Shoveller
       Clay Kneader joins the horde
245. p2 join.3a
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p2 5 Stone, 2 Iron, 2 Heartstones, 1 Coin and 1 Ice Cart
246. p2 trade.hammer
       p2 gives 4 resources back to the supply
247. p2 pay.heartstone.2b
248. p2 pay.stone.2a
249. p2 pay.iron.1b
250. p2 pay.stone.3a
       p2 gains 1 Hammer
251. p2 end  33373b9efb14c345
252. p3 recruit.b4{ice-1-4}
       p3 recruits Lantern Guard
       Cold Digger joins the horde
253. p3 join.3b
       Lantern Guard takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Moon Cart
254. p3 end  786aa651713ce9f3
255. p4 recruit.b2{mud-1-6}
       p4 recruits Cinder Hauler
       Mudsled Driver joins the horde
256. p4 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p4 6 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
257. p4 end  632e91e038f2dc78
258. p5 recruit.b4{moon-1-3}
       p5 recruits Cold Digger
       Owl Listener joins the horde
259. p5 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p5 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
260. p5 trade.cart
       p5 gives 4 resources back to the supply
261. p5 pay.iron.1a
262. p5 pay.cart.1b
263. p5 pay.hammer.stock
264. p5 pay.stone.stock
       p5 gains 1 Cart
265. p5 end  d7724088b76d5bff
266. p1 recruit.b3{mud-2-5+moon}
       p1 recruits Bog Prospector
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
267. p1 join.3b
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Rune and 1 Coin
268. p1 trade.stone
       p1 gives 4 resources back to the supply
269. p1 pay.iron.3b
270. p1 pay.heartstone.3b
271. p1 pay.stone.1b
272. p1 pay.coin.2b
       p1 gains 1 Stone
273. p1 end  538031b6b40e9c79
274. p2 work.n4
       p2 activates the Mint: up to 1 use
275. p2 trade.stone
       p2 gives 4 resources back to the supply
276. p2 pay.stone.2a
277. p2 pay.stone.1c
278. p2 pay.heartstone.stock
279. p2 pay.stone.3a
       p2 gains 1 Stone
280. p2 stop
281. p2 recruit.b2{moon-2-2+ice}
       p2 recruits Mudsled Driver
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Iron, 3 Heartstones and 1 Cart
282. p2 trade.heartstone
       p2 gives 4 resources back to the supply
283. p2 pay.iron.1b
284. p2 pay.stone.stock
285. p2 pay.heartstone.1d
286. p2 pay.hammer.stock
       p2 gains 1 Heartstone
287. p2 end  57f923113ca613c9
288. p3 dig.d2
289. p3 lay.d2c.r8
290. p3 pay.iron.2b
291. p3 pay.iron.2b
       p3 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p3 unearths a Moon Statue at r8
       The rock yields 1 Stone to p3
292. p3 done
293. p3 trade.hammer
       p3 gives 4 resources back to the supply
294. p3 pay.stone.1b
295. p3 pay.coin.stock
296. p3 pay.stone.stock
297. p3 pay.rune.1d
       p3 gains 1 Hammer
298. p3 trade.rune
       p3 gives 4 resources back to the supply
299. p3 pay.cart.1c
300. p3 pay.cart.stock
301. p3 pay.iron.3b
302. p3 pay.coin.2c
       p3 gains 1 Rune
303. p3 end  466f1ba50023563b
304. p4 trade.iron
       p4 gives 4 resources back to the supply
305. p4 pay.iron.2c
306. p4 pay.coin.stock
307. p4 pay.rune.1d
308. p4 pay.stone.stock
       p4 gains 1 Iron
309. p4 trade.stone
       p4 gives 4 resources back to the supply
310. p4 pay.stone.3b
311. p4 pay.cart.1b
312. p4 pay.stone.2b
313. p4 pay.stone.3b
       p4 gains 1 Stone
314. p4 trade.rune
       p4 gives 4 resources back to the supply
315. p4 pay.coin.1c
316. p4 pay.stone.2b
317. p4 pay.stone.stock
318. p4 pay.stone.2b
       p4 gains 1 Rune
319. p4 cast.clan_oath
       p4 casts Clan Oath: 1 Rune on the card
320. p4 dig.d2
321. p4 lay.d2b.e7
       p4 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
322. p4 pedestal.fire
       p4 puts a Fire Pedestal at f7, grey zone: a benefit token of 3 Honor points
323. p4 end  de32daa56858f01c
324. p5 cast.clan_oath
       p5 casts Clan Oath: 2 Runes on the card
325. p5 pay.auto
326. p5 recruit.b1{fire-2-1+moon}
       p5 recruits Torch Peddler
       p5 pockets the bribes of the recruit: 1 Coin
       Magma Miner joins the horde
       The newcomer carries a Moon Pedestal
327. p5 join.3b
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p5 2 Stone, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
328. p5 trade.coin
       p5 gives 4 resources back to the supply
329. p5 pay.cart.stock
330. p5 pay.stone.2b
331. p5 pay.cart.1b
332. p5 pay.coin.stock
       p5 gains 1 Coin
333. p5 end  3e6884574864c42a
334. p1 recruit.b5{moon-2-3+ice}
       p1 recruits Clay Kneader
       Star Counter joins the horde
       The newcomer carries an Ice Pedestal
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone and 1 Coin
335. p1 trade.coin
       p1 gives 4 resources back to the supply
336. p1 pay.hammer.2c
337. p1 pay.iron.2a
338. p1 pay.stone.stock
339. p1 pay.heartstone.3a
       p1 gains 1 Coin
340. p1 trade.coin
       p1 gives 4 resources back to the supply
341. p1 pay.heartstone.1a
342. p1 pay.stone.1b
343. p1 pay.coin.2b
344. p1 pay.cart.1c
       p1 gains 1 Coin
345. p1 trade.hammer
       p1 gives 4 resources back to the supply
346. p1 pay.stone.2c
347. p1 pay.cart.stock
348. p1 pay.rune.1d
349. p1 pay.heartstone.2b
       p1 gains 1 Hammer
350. p1 trade.stone
       p1 gives 4 resources back to the supply
351. p1 pay.stone.3a
352. p1 pay.hammer.stock
353. p1 pay.iron.2a
       p1 gains 1 Stone
354. p1 end  9d78a7e5f1c46345
355. p2 recruit.b3{moon-2-1+fire}
       p2 recruits Silt Wagoner
       p2 takes a Moon Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries a Fire Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 5 Stone, 1 Iron, 2 Heartstones and 1 Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
356. p2 trade.heartstone
       p2 gives 4 resources back to the supply
357. p2 pay.stone.1c
358. p2 pay.coin.1a
359. p2 pay.stone.2a
360. p2 pay.stone.2a
       p2 gains 1 Heartstone
361. p2 end  ee39551c52df2967
362. p3 cast.aftershock
       p3 casts Aftershock: 2 Runes on the card
363. p3 recruit.b5{moon-2-4+moon}
       p3 recruits Star Counter
       p3 takes an Ice Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Moon Pedestal
       Star Counter takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
364. p3 trade.rune
       p3 gives 4 resources back to the supply
365. p3 pay.cart.1c
366. p3 pay.rune.3a
367. p3 pay.heartstone.3a
368. p3 pay.hammer.stock
       p3 gains 1 Rune
369. p3 trade.cart
       p3 gives 4 resources back to the supply
370. p3 pay.iron.1a
371. p3 pay.stone.1b
372. p3 pay.rune.stock
373. p3 pay.iron.2b
       p3 gains 1 Cart
374. p3 lay.d2b.q7
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Stone to p3
375. p3 pedestal.ice
       p3 puts an Ice Pedestal at r7, grey zone: a benefit token of 3 Honor points
376. p3 statue.r8
377. p3 to.s8
378. p3 pay.auto
       p3 moves a Moon Statue from r8 to s8
379. p3 trade.hammer
       p3 gives 4 resources back to the supply
380. p3 pay.iron.2a
381. p3 pay.iron.2b
382. p3 pay.cart.stock
       p3 gains 1 Hammer
383. p3 statue.s8
384. p3 to.t7
385. p3 pay.cart_moon.3a
       p3 moves a Moon Statue from s8 to t7
386. p3 statue.t7
387. p3 to.s7
       p3 moves a Moon Statue from t7 to s7
388. p3 end  6390f4e26a486b20
389. p4 recruit.b2{ice-2-4+moon}
       p4 recruits Tide Hauler
       p4 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
       Tide Hauler takes a place in the pack: third row, place 1
       The pack brings p4 7 Stone, 1 Iron, 1 Cart, 3 Coins and 2 Moon Carts
390. p4 trade.coin
       p4 gives 4 resources back to the supply
391. p4 pay.cart.1b
392. p4 pay.iron.stock
393. p4 pay.stone.2b
394. p4 pay.coin.2a
       p4 gains 1 Coin
395. p4 trade.iron
       p4 gives 4 resources back to the supply
396. p4 pay.stone.2b
397. p4 pay.coin.1c
398. p4 pay.stone.3a
399. p4 pay.coin.2a
       p4 gains 1 Iron
400. p4 end  51acb2f515376d54
401. p5 recruit.m1
402. p5 pay.auto{ice-2-2+fire}
       p5 recruits Anvil Singer
       p5 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Fire Pedestal
       Anvil Singer takes a place in the pack: third row, place 1
       The pack brings p5 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
403. p5 trade.stone
       p5 gives 4 resources back to the supply
404. p5 pay.heartstone.3a
405. p5 pay.rune.1d
406. p5 pay.coin.stock
407. p5 pay.heartstone.2a
       p5 gains 1 Stone
408. p5 trade.heartstone
       p5 gives 4 resources back to the supply
409. p5 pay.cart.1b
410. p5 pay.iron.1a
411. p5 pay.coin.1c
412. p5 pay.stone.2b
       p5 gains 1 Heartstone
413. p5 trade.heartstone
       p5 gives 4 resources back to the supply
414. p5 pay.stone.2b
415. p5 pay.stone.stock
416. p5 pay.heartstone.stock
417. p5 pay.rune.2c
       p5 gains 1 Heartstone
418. p5 end  fa91a15a336338b5
419. p1 recruit.b1{mud-2-4+ice}
       p1 recruits Magma Miner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Moon Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries an Ice Pedestal
       Magma Miner takes a place in the pack: at the top
       The pack brings p1 3 Stone, 3 Iron, 6 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 1 Coin and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
420. p1 trade.rune
       p1 gives 4 resources back to the supply
421. p1 pay.cart.1c
422. p1 pay.coin.2b
423. p1 pay.hammer.2c
424. p1 pay.heartstone.1a
       p1 gains 1 Rune
425. p1 trade.heartstone
       p1 gives 4 resources back to the supply
426. p1 pay.rune.stock
427. p1 pay.stone.2c
428. p1 pay.rune.1d
429. p1 pay.heartstone.2b
       p1 gains 1 Heartstone
430. p1 end  79130939f8fd887e
431. p2 dig.o4
432. p2 lay.o4a.k1
433. p2 ore.heartstone
434. p2 pay.heartstone.1d
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
435. p2 done
436. p2 trade.heartstone
       p2 gives 4 resources back to the supply
437. p2 pay.iron.1b
438. p2 pay.iron.2b
439. p2 pay.cart.3b
440. p2 pay.stone.2a
       p2 gains 1 Heartstone
441. p2 end  e41c2c1bf1edd7cb
442. p3 recruit.b5{mud-2-2+fire}
       p3 recruits Crescent Blade
       p3 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
       Crescent Blade takes a place in the pack: at the top
       The pack brings p3 1 Stone, 6 Iron, 2 Heartstones, 1 Cart, 2 Runes, 1 Coin and 4 Moon Carts
443. p3 trade.iron
       p3 gives 4 resources back to the supply
444. p3 pay.stone.stock
445. p3 pay.hammer.stock
446. p3 pay.iron.1a
447. p3 pay.heartstone.3a
       p3 gains 1 Iron
448. p3 statue.s7
449. p3 to.r9
450. p3 pay.cart.1c
       p3 moves a Moon Statue from s7 to r9
451. p3 end  a38aa5d363b4eb36
452. p4 dig.t4
453. p4 lay.t4b.f9
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p4
454. p4 done
455. p4 done
456. p4 end  31c7714c33bb420f
457. p5 work.t14
       p5 activates the Ironworks: up to 1 use
458. p5 use.1
       p5 gains 1 Iron
459. p5 recruit.b4{fire-2-3+moon}
       p5 recruits Owl Listener
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
       Owl Listener takes a place in the pack: at the top
       The pack brings p5 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 3 Runes, 2 Coins and 1 Moon Cart
460. p5 trade.iron
       p5 gives 4 resources back to the supply
461. p5 pay.hammer.3a
462. p5 pay.rune.2c
463. p5 pay.iron.1a
464. p5 pay.iron.stock
       p5 gains 1 Iron
465. p5 end  d522627cf06b6b99
466. p1 trade.stone
       p1 gives 4 resources back to the supply
467. p1 pay.stone.3a
468. p1 pay.iron.2a
469. p1 pay.stone.stock
470. p1 pay.heartstone.3a
       p1 gains 1 Stone
471. p1 trade.rune
       p1 gives 4 resources back to the supply
472. p1 pay.coin.stock
473. p1 pay.heartstone.3b
474. p1 pay.heartstone.4a
475. p1 pay.iron.2a
       p1 gains 1 Rune
476. p1 cast.clan_oath{trading_places}
       p1 casts Clan Oath: 3 Runes on the card
       Clan Oath disintegrates; Trading Places enters the grimoire
477. p1 dig.d2
478. p1 lay.d2b.g18
479. p1 ore.stone
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p1 unearths a Moon Statue at h18
480. p1 end  db3c994799953e69
481. p2 dig.w5
482. p2 lay.w5d.m1
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p2
483. p2 trade.iron
       p2 gives 4 resources back to the supply
484. p2 pay.stone.3a
485. p2 pay.stone.3a
486. p2 pay.stone.3b
487. p2 pay.cart.4a
       p2 gains 1 Iron
488. p2 hall.wellspring
489. p2 build.wellspringa.k1
       p2 builds the Wellspring
490. p2 end  6e8dabcdfa2efa6d
491. p3 dig.i3
492. p3 lay.i3c.q4
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
493. p3 done
494. p3 trade.cart
       p3 gives 4 resources back to the supply
495. p3 pay.stone.1b
496. p3 pay.coin.2c
497. p3 pay.heartstone.4a
498. p3 pay.rune.1d
       p3 gains 1 Cart
499. p3 end  05f074c438d8257d
500. p4 recruit.b5{ice-3-4}
       p4 recruits Bog-Iron Baron
       p4 takes a Fire Pedestal along with the recruit
       Glacier Smith joins the horde
       Bog-Iron Baron takes a place in the pack: at the top
       The pack brings p4 10 Stone, 4 Iron, 1 Cart, 1 Rune and 3 Coins
501. p4 end  33e4853c1627b5c1
502. p5 skip
       p5 can neither recruit nor dig, and skips
503. p5 end  754ae882f02fa7c5
504. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
505. p1 skip
       p1 can neither recruit nor dig, and skips
506. p1 end  34997a8e4427811f
       Game over: p2 wins with 36 Honor points

p1  +8  Starting Honor by turn order, place 5 [HALL-S14]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Moon Statue at h18, grey zone [HALL-F6]
p2  +3  Starting Honor by turn order, place 1 [HALL-S14]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +2  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +2  Wellspring, altar empty [HALL-G10]
p2  +2  Fire Statue at n2, dark grey zone [HALL-F6]
p3  +8  2 Tunnels of 3 cells in Iron [HALL-D4]
p3  +3  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +3  3 sets of left-over resources [HALL-F4]
p3  +6  Moon Statue at r9, brown zone [HALL-F6]
p4  +3  Starting Honor by turn order, place 3 [HALL-S14]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +8  8 sets of left-over resources [HALL-F4]
p5  +7  Starting Honor by turn order, place 4 [HALL-S14]
p5  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p5  +3  3 sets of left-over resources [HALL-F4]
= p2 36, p4 21, p3 20, p1 19, p5 14  coronation, won by p2
