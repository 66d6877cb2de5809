hall/4  seats 4  seed 3  options teams=no workshops=random

  1. p2 portal.c8  091c0f2f56914bbf
       p2 opens a Portal at c8
  2. p3 portal.h21  8b738372efa90e57
       p3 opens a Portal at h21
  3. p4 portal.p3  8948738579c9def4
       p4 opens a Portal at p3
  4. p1 portal.u16  96eb0fd3d6ea9f30
       p1 opens a Portal at u16
  5. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
  7. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
  8. p2 draft.start-6.1d  4da1ab0cfe91d61c
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 1 Hammer and 1 Coin
  9. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
 10. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 11. p3 draft.start-5.1d
       p3 chooses Bone Reader for the pack
 12. p3 draft.start-1.1a  e068bc7bae3f51de
       p3 chooses Pebble Picker for the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 13. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 14. p4 draft.start-2.1d
       p4 chooses Nail Biter for the pack
 15. p4 draft.start-3.1c
       p4 chooses Ember Eye for the pack
 16. p4 draft.start-1.1a  f2ed1e34456e13c8
       p4 chooses Pebble Picker for the pack
       p4 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 17. p1 draft.start-3.1b
       p1 chooses Ember Eye for the pack
 18. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
 19. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
 20. p1 draft.start-6.1c  28b98fb86a06431b
       p1 chooses Barrow Pusher for the pack
       p1 begins with 7 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p2 trade.rune
       p2 gives 4 resources back to the supply
 22. p2 pay.stone.stock
 23. p2 pay.iron.stock
 24. p2 pay.stone.stock
 25. p2 pay.coin.stock
       p2 gains 1 Rune
 26. p2 cast.seers_bag
       p2 casts Seer's Bag: 1 Rune on the card
 27. p2 recruit.b1{moon-1-3}
       p2 recruits Frost Sledger
       Owl Listener joins the horde
 28. p2 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p2 2 Iron, 1 Coin and 1 Ice Cart
 29. p2 trade.coin
       p2 gives 4 resources back to the supply
 30. p2 pay.iron.1b
 31. p2 pay.coin.1c
 32. p2 pay.iron.stock
 33. p2 pay.iron.2b
       p2 gains 1 Coin
 34. p2 end  07329edcd652ddd5
 35. p3 dig.v5
 36. p3 lay.v5b.f18
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at h18
       The rock yields 1 Coin to p3
 37. p3 trade.stone
       p3 gives 4 resources back to the supply
 38. p3 pay.coin.stock
 39. p3 pay.heartstone.stock
 40. p3 pay.stone.stock
 41. p3 pay.iron.stock
       p3 gains 1 Stone
 42. p3 trade.hammer
       p3 gives 4 resources back to the supply
 43. p3 pay.hammer.stock
 44. p3 pay.stone.stock
 45. p3 pay.iron.stock
 46. p3 pay.iron.stock
       p3 gains 1 Hammer
 47. p3 end  4d759e5494c78a3e
 48. p4 trade.heartstone
       p4 gives 4 resources back to the supply
 49. p4 pay.heartstone.stock
 50. p4 pay.iron.stock
 51. p4 pay.stone.stock
 52. p4 pay.iron.stock
       p4 gains 1 Heartstone
 53. p4 recruit.b4{fire-1-5}
       p4 recruits Bog Prospector
       Soot Pounder joins the horde
 54. p4 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 2 Heartstones and 1 Coin
 55. p4 end  303076ca711496a6
 56. p1 recruit.m3{moon-2-4+moon}
       p1 recruits Anvil Singer
       p1 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Moon Pedestal
 57. p1 join.2b
       Anvil Singer takes a place in the pack: second row, place 2
       The pack brings p1 2 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
 58. p1 end  5cb3e65683619aa5
 59. p2 dig.l3
 60. p2 lay.l3b.b9
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p2
 61. p2 establish.d10.hammer_exchange
       p2 establishes the Hammer Exchange at d10
 62. p2 end  0785ae45cb6b5bba
 63. p3 recruit.b2{mud-1-2}
       p3 recruits Torch Peddler
       Gravel Glutton joins the horde
 64. p3 join.2b
       Torch Peddler takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
 65. p3 trade.hammer
       p3 gives 4 resources back to the supply
 66. p3 pay.iron.1c
 67. p3 pay.coin.2b
 68. p3 pay.cart.1b
 69. p3 pay.coin.stock
       p3 gains 1 Hammer
 70. p3 end  54fa3596367dd669
 71. p4 dig.t4
 72. p4 lay.t4d.p4
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at p6
       The rock yields 1 Coin to p4
 73. p4 end  b2482c67252a6bb7
 74. p1 trade.rune
       p1 gives 4 resources back to the supply
 75. p1 pay.heartstone.1b
 76. p1 pay.hammer.stock
 77. p1 pay.hammer.2b
 78. p1 pay.heartstone.2b
       p1 gains 1 Rune
 79. p1 recruit.b1{moon-1-5}
       p1 recruits Owl Listener
       Silver Sifter joins the horde
 80. p1 join.2c
       Owl Listener takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Rune and 1 Moon Cart
 81. p1 end  a40e21bcfb38b11b
 82. p2 work.d10
       p2 activates the Hammer Exchange: up to 1 use
 83. p2 stop
 84. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 85. p2 recruit.b1{ice-1-5}
       p2 recruits Silver Sifter
       Rime Smith joins the horde
 86. p2 join.2c
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart and 2 Coins
 87. p2 end  6f003de1128ebd4b
 88. p3 recruit.b1{fire-1-1}
       p3 recruits Rime Smith
       Cinder Hauler joins the horde
 89. p3 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p3 3 Iron and 1 Rune
 90. p3 end  27c378eb4eb76376
 91. p4 dig.i3
 92. p4 lay.i3b.m3
       p4 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Hammer to p4
 93. p4 done
 94. p4 trade.stone
       p4 gives 4 resources back to the supply
 95. p4 pay.iron.2b
 96. p4 pay.coin.stock
 97. p4 pay.coin.stock
 98. p4 pay.hammer.stock
       p4 gains 1 Stone
 99. p4 trade.rune
       p4 gives 4 resources back to the supply
       p4 gains 1 Rune
100. p4 end  128a6bc4d93d7472
101. p1 dig.l4
102. p1 lay.l4d.t13
103. p1 pay.stone.1d
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Hammer to p1
104. p1 done
105. p1 done
106. p1 trade.coin
       p1 gives 4 resources back to the supply
107. p1 pay.hammer.stock
108. p1 pay.rune.stock
109. p1 pay.heartstone.stock
110. p1 pay.rune.2c
       p1 gains 1 Coin
111. p1 end  2627541f92c119c5
112. p2 recruit.b5{mud-1-4}
       p2 recruits Snow Shoveller
       Rust Wader joins the horde
113. p2 join.3b
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 2 Iron and 1 Ice Cart
114. p2 trade.stone
       p2 gives 4 resources back to the supply
115. p2 pay.iron.1b
116. p2 pay.coin.2c
117. p2 pay.coin.1c
118. p2 pay.cart.stock
       p2 gains 1 Stone
119. p2 trade.coin
       p2 gives 4 resources back to the supply
120. p2 pay.stone.3b
121. p2 pay.stone.stock
122. p2 pay.iron.2b
123. p2 pay.heartstone.2c
       p2 gains 1 Coin
124. p2 end  7682942c0feed115
125. p3 trade.coin
       p3 gives 4 resources back to the supply
126. p3 pay.iron.1c
127. p3 pay.coin.stock
128. p3 pay.hammer.stock
129. p3 pay.hammer.stock
       p3 gains 1 Coin
130. p3 trade.heartstone
       p3 gives 4 resources back to the supply
       p3 gains 1 Heartstone
131. p3 recruit.b5{mud-1-5}
       p3 recruits Rust Wader
       Puddle Banker joins the horde
132. p3 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p3 5 Iron, 1 Cart, 1 Rune and 1 Coin
133. p3 statue.h18
134. p3 to.f18
135. p3 pay.cart.1b
       p3 moves a Fire Statue from h18 to f18
136. p3 trade.coin
       p3 gives 4 resources back to the supply
137. p3 pay.iron.3b
138. p3 pay.coin.2b
139. p3 pay.heartstone.stock
140. p3 pay.iron.2c
       p3 gains 1 Coin
141. p3 end  8e8f7dbde9c0a91f
142. p4 recruit.b4{moon-1-1}
       p4 recruits Soot Pounder
       p4 pockets the bribes of the recruit: 1 Coin
       Night Toller joins the horde
143. p4 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p4 1 Stone, 1 Iron, 1 Heartstone and 1 Hammer
144. p4 trade.iron
       p4 gives 4 resources back to the supply
145. p4 pay.rune.stock
146. p4 pay.coin.stock
147. p4 pay.hammer.2c
148. p4 pay.iron.1d
       p4 gains 1 Iron
149. p4 end  64e83cade15fe717
150. p1 recruit.b3{mud-1-3}
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
151. p1 join.3b
       Dusk Carrier takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 2 Heartstones, 1 Hammer, 1 Rune and 1 Moon Cart
152. p1 trade.hammer
       p1 gives 4 resources back to the supply
153. p1 pay.heartstone.1b
154. p1 pay.stone.stock
155. p1 pay.stone.stock
156. p1 pay.stone.stock
       p1 gains 1 Hammer
157. p1 end  0de3ff20398f3815
158. p2 recruit.b1{ice-1-4}
       p2 recruits Cinder Hauler
       Cold Digger joins the horde
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Rune and 1 Fire Cart
159. p2 trade.iron
       p2 gives 4 resources back to the supply
160. p2 pay.stone.3b
161. p2 pay.cart.1d
162. p2 pay.iron.1b
163. p2 pay.stone.2a
       p2 gains 1 Iron
164. p2 end  26916c804c83eb38
165. p3 cast.silver_tongue
       p3 casts Silver Tongue: 1 Rune on the card
166. p3 trade.hammer
       p3 gives 4 resources back to the supply
       p3 gains 1 Hammer
167. p3 recruit.b5{fire-1-2}
       p3 recruits Puddle Banker
       Coal Nibbler joins the horde
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Cart and 2 Coins
168. p3 end  40bb56425eb7627b
169. p4 recruit.b5{moon-1-4}
       p4 recruits Coal Nibbler
       Lantern Guard joins the horde
170. p4 join.2a
       Coal Nibbler takes a place in the pack: second row, place 1
       The pack brings p4 1 Stone, 1 Heartstone, 1 Coin and 1 Fire Cart
171. p4 trade.rune
       p4 gives 4 resources back to the supply
172. p4 pay.iron.stock
173. p4 pay.stone.2c
174. p4 pay.heartstone.1c
175. p4 pay.stone.1a
       p4 gains 1 Rune
176. p4 end  0a7d440634bfe32e
177. p1 cast.silver_tongue
       p1 casts Silver Tongue: 2 Runes on the card
178. p1 recruit.t3
179. p1 pay.coin.stock
       p1 slips a Coin to Clay Kneader
180. p1 pay.stone.stock
       p1 slips a Stone to Night Toller
181. p1 pay.heartstone.2b
       p1 slips a Heartstone to Lantern Guard
182. p1 pay.stone.1d
       p1 slips a Stone to Crescent Blade
183. p1 pay.cart.1c{fire-3-2}
       p1 slips a Cart to Landslide
       p1 recruits Forge Tyrant
       Obsidian Breaker joins the horde
184. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       Forge Tyrant takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 3 Heartstones, 1 Hammer and 1 Fire Cart
185. p1 trade.coin
       p1 gives 4 resources back to the supply
186. p1 pay.hammer.2b
187. p1 pay.coin.stock
188. p1 pay.heartstone.1b
189. p1 pay.iron.1a
       p1 gains 1 Coin
190. p1 trade.heartstone
       p1 gives 4 resources back to the supply
191. p1 pay.heartstone.2a
192. p1 pay.heartstone.2a
193. p1 pay.hammer.stock
194. p1 pay.hammer.2a
       p1 gains 1 Heartstone
195. p1 trade.iron
       p1 gives 4 resources back to the supply
196. p1 pay.heartstone.stock
197. p1 pay.iron.stock
198. p1 pay.coin.stock
199. p1 pay.iron.stock
       p1 gains 1 Iron
200. p1 trade.cart
       p1 gives 4 resources back to the supply
201. p1 pay.stone.3b
202. p1 pay.stone.3b
       p1 gains 1 Cart
203. p1 end  758a33c99e885163
204. p2 recruit.b2{mud-1-6}
       p2 recruits Gravel Glutton
       Mudsled Driver joins the horde
       Gravel Glutton takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 2 Iron and 1 Coin
205. p2 trade.coin
       p2 gives 4 resources back to the supply
206. p2 pay.coin.1c
207. p2 pay.rune.1a
208. p2 pay.iron.stock
209. p2 pay.stone.3a
       p2 gains 1 Coin
210. p2 end  38074bdfa6be4c0e
211. p3 trade.hammer
       p3 gives 4 resources back to the supply
212. p3 pay.coin.2a
213. p3 pay.hammer.stock
214. p3 pay.stone.1a
215. p3 pay.cart.1b
       p3 gains 1 Hammer
216. p3 recruit.b1{ice-1-3}
       p3 recruits Cold Digger
       Icicle Whistler joins the horde
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Coins and 1 Ice Cart
217. p3 statue.f18
218. p3 to.h18
219. p3 pay.cart_fire.2b
       p3 moves a Fire Statue from f18 to h18
220. p3 statue.h18
221. p3 to.f18
       p3 moves a Fire Statue from h18 to f18
222. p3 trade.coin
       p3 gives 4 resources back to the supply
223. p3 pay.stone.1a
224. p3 pay.heartstone.3a
225. p3 pay.coin.2a
226. p3 pay.iron.1c
       p3 gains 1 Coin
227. p3 trade.stone
       p3 gives 4 resources back to the supply
       p3 gains 1 Stone
228. p3 end  c429c3186fc220b7
229. p4 cast.silver_tongue{thieving_imp}
       p4 casts Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Thieving Imp enters the grimoire
230. p4 recruit.m2
231. p4 pay.coin.1b{ice-2-4+ice}
       p4 slips a Coin to Mudsled Driver
       p4 slips a Heartstone to Clay Kneader
       p4 recruits Eclipse Merchant
       p4 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
232. p4 join.3b
       Eclipse Merchant takes a place in the pack: third row, place 2
       The pack brings p4 2 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 3 Coins and 1 Moon Cart
233. p4 trade.heartstone
       p4 gives 4 resources back to the supply
234. p4 pay.iron.1d
235. p4 pay.stone.2c
236. p4 pay.coin.3b
237. p4 pay.iron.2b
       p4 gains 1 Heartstone
238. p4 trade.cart
       p4 gives 4 resources back to the supply
239. p4 pay.hammer.2c
240. p4 pay.coin.1b
241. p4 pay.heartstone.1c
242. p4 pay.heartstone.stock
       p4 gains 1 Cart
243. p4 statue.p6
244. p4 to.q5
       p4 moves an Ice Statue from p6 to q5
245. p4 end  624bb474ba6eba0b
246. p1 recruit.b2{fire-1-4}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Iron, 4 Heartstones, 2 Carts and 2 Hammers
247. p1 end  f6aa2e2061f510c7
248. p2 recruit.b4{fire-2-1+ice}
       p2 recruits Night Toller
       p2 pockets the bribes of the recruit: 1 Stone
       Magma Miner joins the horde
       The newcomer carries an Ice Pedestal
       Night Toller takes a place in the pack: at the top
       The pack brings p2 3 Stone, 1 Heartstone, 1 Cart, 1 Rune, 3 Coins and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
249. p2 end  5859588aa0968322
250. p3 recruit.b1{moon-2-2+fire}
       p3 recruits Icicle Whistler
       Tide Hauler joins the horde
       The newcomer carries a Fire Pedestal
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p3 1 Stone, 5 Iron, 1 Heartstone, 1 Cart, 2 Runes, 3 Coins, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
251. p3 trade.iron
       p3 gives 4 resources back to the supply
252. p3 pay.heartstone.3a
253. p3 pay.iron.2c
254. p3 pay.rune.4a
255. p3 pay.stone.1a
       p3 gains 1 Iron
256. p3 end  ec8d0fd2774265ea
257. p4 recruit.b4{ice-2-1+ice}
       p4 recruits Magma Miner
       p4 takes an Ice Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Magma Miner takes a place in the pack: third row, place 1
       The pack brings p4 1 Stone, 1 Iron, 4 Heartstones, 1 Coin and 1 Fire Cart
258. p4 trade.cart
       p4 gives 4 resources back to the supply
259. p4 pay.heartstone.2a
260. p4 pay.coin.1b
261. p4 pay.coin.3b
262. p4 pay.heartstone.2b
       p4 gains 1 Cart
263. p4 trade.coin
       p4 gives 4 resources back to the supply
264. p4 pay.stone.1a
265. p4 pay.heartstone.1c
266. p4 pay.cart.stock
267. p4 pay.stone.3b
       p4 gains 1 Coin
268. p4 end  0e5e2930c409f457
269. p1 dig.s4
270. p1 lay.s4b.s12
271. p1 pay.hammer.2b
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p1
272. p1 done
273. p1 trade.iron
       p1 gives 4 resources back to the supply
274. p1 pay.coin.stock
275. p1 pay.heartstone.stock
276. p1 pay.stone.3a
277. p1 pay.iron.1a
       p1 gains 1 Iron
278. p1 end  ec1d3e08532cdde8
279. p2 work.d10
       p2 activates the Hammer Exchange: up to 1 use
280. p2 trade.coin
       p2 gives 4 resources back to the supply
281. p2 pay.cart.1d
282. p2 pay.heartstone.2c
283. p2 pay.iron.2b
284. p2 pay.stone.2a
       p2 gains 1 Coin
285. p2 stop
286. p2 cast.secret_passage
       p2 casts Secret Passage: 1 Rune on the card
287. p2 trade.hammer
       p2 gives 4 resources back to the supply
288. p2 pay.coin.2c
289. p2 pay.coin.1c
290. p2 pay.stone.2a
291. p2 pay.iron.1b
       p2 gains 1 Hammer
292. p2 dig.t4
293. p2 lay.t4a.a11
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
294. p2 trade.stone
       p2 gives 4 resources back to the supply
295. p2 pay.coin.4a
296. p2 pay.coin.stock
297. p2 pay.hammer.stock
298. p2 pay.coin.stock
       p2 gains 1 Stone
299. p2 end  4d1c9669e031b2b8
300. p3 trade.iron
       p3 gives 4 resources back to the supply
301. p3 pay.cart.1b
302. p3 pay.stone.stock
303. p3 pay.coin.2a
304. p3 pay.iron.1c
       p3 gains 1 Iron
305. p3 cast.thieving_imp
       p3 casts Thieving Imp: 1 Rune on the card
306. p3 steal.b5.heartstone
       The imp snatches a Heartstone from Lantern Guard for p3
307. p3 done
308. p3 trade.heartstone
       p3 gives 4 resources back to the supply
309. p3 pay.iron.2c
310. p3 pay.heartstone.stock
311. p3 pay.coin.2a
312. p3 pay.coin.2b
       p3 gains 1 Heartstone
313. p3 dig.i3
314. p3 lay.i3a.i21
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Hammer to p3
315. p3 done
316. p3 end  c3690e0dd236299b
317. p4 recruit.b3{mud-2-5+fire}
       p4 recruits Clay Kneader
       p4 pockets the bribes of the recruit: 1 Heartstone and 1 Coin
       Silt Wagoner joins the horde
       The newcomer carries a Fire Pedestal
       Clay Kneader takes a place in the pack: at the top
       The pack brings p4 4 Stone, 1 Iron, 4 Heartstones, 1 Hammer and 3 Coins
318. p4 end  158cdf8bd75087fa
319. p1 recruit.b5{mud-2-2+fire}
       p1 recruits Lantern Guard
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
       Lantern Guard takes a place in the pack: at the top
       The pack brings p1 4 Stone, 2 Iron, 4 Heartstones, 1 Hammer, 1 Rune and 1 Moon Cart
320. p1 end  1b2b707c4f2c4dbf
321. p2 work.d10
       p2 activates the Hammer Exchange: up to 1 use
322. p2 use.1
323. p2 pay.stone.3b
324. p2 pay.stone.stock
       p2 gains 1 Hammer
325. p2 skip
       p2 can neither recruit nor dig, and skips
326. p2 end  8e57e7fa2cd897e8
327. p3 skip
       p3 can neither recruit nor dig, and skips
328. p3 statue.f18
329. p3 to.h20
       p3 moves a Fire Statue from f18 to h20
330. p3 end  040f3e8eb20746ad
331. p4 trade.iron
       p4 gives 4 resources back to the supply
332. p4 pay.coin.1b
333. p4 pay.stone.2c
334. p4 pay.iron.1d
335. p4 pay.iron.2b
       p4 gains 1 Iron
336. p4 trade.stone
       p4 gives 4 resources back to the supply
337. p4 pay.heartstone.1c
338. p4 pay.iron.stock
339. p4 pay.hammer.2c
340. p4 pay.stone.3b
       p4 gains 1 Stone
341. p4 trade.heartstone
       p4 gives 4 resources back to the supply
342. p4 pay.coin.3b
343. p4 pay.heartstone.2a
344. p4 pay.coin.3b
345. p4 pay.heartstone.2b
       p4 gains 1 Heartstone
346. p4 trade.iron
       p4 gives 4 resources back to the supply
347. p4 pay.stone.1a
348. p4 pay.stone.4a
349. p4 pay.heartstone.3a
350. p4 pay.stone.stock
       p4 gains 1 Iron
351. p4 dig.t4
352. p4 lay.t4a.q6
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
353. p4 done
354. p4 end  f6c1b1155029c6bf
355. p1 trade.coin
       p1 gives 4 resources back to the supply
356. p1 pay.heartstone.2a
357. p1 pay.stone.1d
358. p1 pay.iron.4a
359. p1 pay.rune.2c
       p1 gains 1 Coin
360. p1 dig.i3
361. p1 lay.i3c.r14
362. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p1 unearths a Moon Statue at r16
       The rock yields 1 Stone to p1
363. p1 pedestal.ice
       p1 puts an Ice Pedestal at r14, brown zone: a benefit token of 2 Honor points
364. p1 establish.q15.depot
       p1 establishes the Depot at q15
365. p1 trade.heartstone
       p1 gives 4 resources back to the supply
366. p1 pay.stone.3a
367. p1 pay.iron.1a
368. p1 pay.cart.1c
369. p1 pay.coin.stock
       p1 gains 1 Heartstone
370. p1 end  69a519856e84860d
       Game over: p1 wins with 27 Honor points

p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1  +4  Moon Statue at r16, grey zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +2  Fire Statue at h20, dark grey zone [HALL-F6]
p4  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +1  1 set of left-over resources [HALL-F4]
p4  +2  Ice Statue at q5, dark grey zone [HALL-F6]
= p1 27, p4 20, p3 14, p2 13  coronation, won by p1
