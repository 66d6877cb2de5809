hall/4  seats 4  seed 23  options teams=yes workshops=random

  1. p3 portal.c8  65d9de5d67b19632
       p3 opens a Portal at c8
  2. p4 portal.h21  0c436aa90b04bfac
       p4 opens a Portal at h21
  3. p1 portal.u16  a175ebab260f24ae
       p1 opens a Portal at u16
  4. p2 portal.p3  ec341a548cb337c3
       p2 opens a Portal at p3
  5. p3 draft.start-4.1d
       p3 chooses Purse Shaker for the pack
  6. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
  7. p3 draft.start-6.1c
       p3 chooses Barrow Pusher for the pack
  8. p3 draft.start-2.1a  b273dd5940ad4da0
       p3 chooses Nail Biter for the pack
       p3 begins with 6 Stone, 1 Iron, 1 Hammer and 2 Coins
  9. p4 draft.start-3.1c
       p4 chooses Ember Eye for the pack
 10. p4 draft.start-6.1a
       p4 chooses Barrow Pusher for the pack
 11. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 12. p4 draft.start-2.1d  a13eeca1213f792c
       p4 chooses Nail Biter for the pack
       p4 begins with 6 Stone, 1 Iron, 1 Hammer and 2 Coins
 13. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
 14. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
 15. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
 16. p1 draft.start-3.1b  9ad4aa4351dfb2fc
       p1 chooses Ember Eye for the pack
       p1 begins with 4 Stone, 1 Iron, 2 Heartstones and 2 Coins
 17. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 18. p2 draft.start-2.1a
       p2 chooses Nail Biter for the pack
 19. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
 20. p2 draft.start-3.1c  7723add132a25db2
       p2 chooses Ember Eye for the pack
       p2 begins with 6 Stone, 1 Iron, 1 Hammer and 1 Coin
 21. p3 trade.coin
       p3 gives 4 resources back to the supply
 22. p3 pay.coin.stock
 23. p3 pay.hammer.stock
 24. p3 pay.hammer.stock
 25. p3 pay.stone.stock
       p3 gains 1 Coin
 26. p3 dig.p5
 27. p3 lay.p5c.e7
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at f8
       The rock yields 1 Coin to p3
 28. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 29. p3 pay.coin.stock
 30. p3 pay.coin.stock
 31. p3 pay.iron.stock
 32. p3 pay.iron.stock
       p3 gains 1 Heartstone
 33. p3 end  9e9ceaaf2bfd43e4
 34. p4 trade.hammer
       p4 gives 4 resources back to the supply
 35. p4 pay.heartstone.stock
 36. p4 pay.stone.stock
 37. p4 pay.iron.stock
 38. p4 pay.iron.stock
       p4 gains 1 Hammer
 39. p4 recruit.m2{moon-2-2+fire}
       p4 recruits Eclipse Merchant
       p4 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries a Fire Pedestal
 40. p4 join.2c
       Eclipse Merchant takes a place in the pack: second row, place 3
       The pack brings p4 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 41. p4 trade.stone
       p4 gives 4 resources back to the supply
 42. p4 pay.stone.stock
 43. p4 pay.stone.2c
 44. p4 pay.iron.1d
 45. p4 pay.hammer.stock
       p4 gains 1 Stone
 46. p4 end  a7d48edbc69a8c29
 47. p1 trade.iron
       p1 gives 4 resources back to the supply
 48. p1 pay.coin.stock
 49. p1 pay.heartstone.stock
 50. p1 pay.stone.stock
 51. p1 pay.hammer.stock
       p1 gains 1 Iron
 52. p1 dig.l3
 53. p1 lay.l3a.s16
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p1
 54. p1 pedestal.ice
       p1 puts an Ice Pedestal at s16, grey zone: a benefit token of 4 Honor points
 55. p1 trade.coin
       p1 gives 4 resources back to the supply
 56. p1 pay.coin.stock
 57. p1 pay.coin.stock
 58. p1 pay.iron.stock
       p1 gains 1 Coin
 59. p1 trade.coin
       p1 gives 4 resources back to the supply
 60. p1 pay.coin.stock
       p1 gains 1 Coin
 61. p1 end  77bbbbf1e51371d7
 62. p2 trade.cart
       p2 gives 4 resources back to the supply
 63. p2 pay.coin.stock
 64. p2 pay.stone.stock
 65. p2 pay.heartstone.stock
 66. p2 pay.coin.stock
       p2 gains 1 Cart
 67. p2 recruit.b1{fire-1-4}
       p2 recruits Dusk Carrier
       Tong Bearer joins the horde
 68. p2 join.2a
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Rune and 1 Moon Cart
 69. p2 trade.stone
       p2 gives 4 resources back to the supply
 70. p2 pay.cart.stock
 71. p2 pay.stone.stock
 72. p2 pay.iron.1a
 73. p2 pay.stone.stock
       p2 gains 1 Stone
 74. p2 end  6525a47b62cde76d
 75. p3 recruit.b1{ice-1-4}
       p3 recruits Tong Bearer
       Cold Digger joins the horde
 76. p3 join.2c
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
 77. p3 end  2a7d50ba836f397b
 78. p4 recruit.b5{ice-1-5}
       p4 recruits Night Toller
       Rime Smith joins the horde
 79. p4 join.2b
       Night Toller takes a place in the pack: second row, place 2
       The pack brings p4 2 Coins and 1 Moon Cart
 80. p4 trade.stone
       p4 gives 4 resources back to the supply
 81. p4 pay.coin.1b
 82. p4 pay.coin.stock
 83. p4 pay.coin.2b
 84. p4 pay.stone.stock
       p4 gains 1 Stone
 85. p4 end  010971f5850ff3e3
 86. p1 recruit.b4{mud-1-3}
       p1 recruits Frost Sledger
       Clay Kneader joins the horde
 87. p1 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 88. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 89. p1 end  30fe46c91b06201b
 90. p2 dig.l4
 91. p2 lay.l4f.m2
 92. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Hammer to p2
 93. p2 done
 94. p2 end  15e06aa22f681fa3
 95. p3 dig.d2
 96. p3 lay.d2d.g6
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone to p3
 97. p3 end  49adc9e55ad3627e
 98. p4 trade.hammer
       p4 gives 4 resources back to the supply
       p4 gains 1 Hammer
 99. p4 recruit.b3{fire-1-2}
       p4 recruits Rust Wader
       p4 pockets the bribes of the recruit: 1 Coin
       Coal Nibbler joins the horde
100. p4 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p4 1 Stone, 3 Iron, 1 Heartstone and 4 Coins
101. p4 trade.rune
       p4 gives 4 resources back to the supply
102. p4 pay.heartstone.1c
103. p4 pay.hammer.stock
104. p4 pay.coin.1b
105. p4 pay.coin.stock
       p4 gains 1 Rune
106. p4 end  a843c8761ced752e
107. p1 recruit.b2{moon-1-4}
       p1 recruits Icicle Whistler
       p1 pockets the bribes of the recruit: 1 Coin
       Lantern Guard joins the horde
108. p1 join.2a
       Icicle Whistler takes a place in the pack: second row, place 1
       The pack brings p1 1 Heartstone, 1 Rune, 1 Coin and 1 Ice Cart
109. p1 end  059485694e93b389
110. p2 cast.gilded_arch
       p2 casts Gilded Arch: 1 Rune on the card
111. p2 recruit.b5{mud-1-1}
       p2 recruits Rime Smith
       Bog Prospector joins the horde
112. p2 join.2b
       Rime Smith takes a place in the pack: second row, place 2
       The pack brings p2 2 Iron, 1 Heartstone and 1 Rune
113. p2 trade.coin
       p2 gives 4 resources back to the supply
114. p2 pay.hammer.stock
115. p2 pay.heartstone.1c
116. p2 pay.rune.1b
117. p2 pay.stone.stock
       p2 gains 1 Coin
118. p2 end  cb132db29638108f
119. p3 recruit.m2{fire-2-4+fire}
       p3 recruits Tide Hauler
       p3 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Fire Pedestal
120. p3 join.2b
       Tide Hauler takes a place in the pack: second row, place 2
       The pack brings p3 2 Stone, 1 Heartstone and 2 Moon Carts
121. p3 trade.heartstone
       p3 gives 4 resources back to the supply
122. p3 pay.heartstone.1b
123. p3 pay.cart.1c
124. p3 pay.iron.2c
125. p3 pay.stone.stock
       p3 gains 1 Heartstone
126. p3 statue.f8
127. p3 to.d8
       p3 moves a Fire Statue from f8 to d8
128. p3 end  01813ec4890535e4
129. p4 cast.gilded_arch
       p4 casts Gilded Arch: 2 Runes on the card
130. p4 recruit.b5{moon-1-3}
       p4 recruits Bog Prospector
       Owl Listener joins the horde
       Bog Prospector takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 1 Heartstone, 1 Cart and 1 Coin
131. p4 end  24c20a274c0f69ae
132. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
133. p1 recruit.b2{fire-1-1}
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 1 Coin
       Cinder Hauler joins the horde
134. p1 join.2c
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Rune and 1 Moon Cart
135. p1 trade.hammer
       p1 gives 4 resources back to the supply
136. p1 pay.stone.1d
137. p1 pay.iron.2c
138. p1 pay.coin.stock
139. p1 pay.rune.1c
       p1 gains 1 Hammer
140. p1 end  0c1b59b5a3c0556b
141. p2 recruit.b3{moon-1-5}
       p2 recruits Coal Nibbler
       p2 pockets the bribes of the recruit: 1 Coin
       Silver Sifter joins the horde
142. p2 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p2 2 Heartstones, 1 Cart and 1 Fire Cart
143. p2 end  c6c62b68a30752bd
144. p3 dig.d2
145. p3 lay.d2a.b9
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
146. p3 done
147. p3 end  215df899c00e9600
148. p4 dig.d2
149. p4 lay.d2a.g20
150. p4 pay.iron.3b
151. p4 pay.iron.1d
       p4 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
152. p4 trade.hammer
       p4 gives 4 resources back to the supply
153. p4 pay.iron.3b
154. p4 pay.coin.2c
155. p4 pay.rune.stock
156. p4 pay.coin.2c
       p4 gains 1 Hammer
157. p4 trade.rune
       p4 gives 4 resources back to the supply
158. p4 pay.cart.1a
159. p4 pay.iron.2a
160. p4 pay.coin.1b
161. p4 pay.heartstone.2a
       p4 gains 1 Rune
162. p4 end  7e2c02427e234326
163. p1 recruit.b2{mud-1-6}
       p1 recruits Cinder Hauler
       Mudsled Driver joins the horde
164. p1 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
165. p1 end  fb2f342b577ccadf
166. p2 trade.iron
       p2 gives 4 resources back to the supply
167. p2 pay.cart.1d
168. p2 pay.heartstone.2c
169. p2 pay.heartstone.1c
170. p2 pay.heartstone.stock
       p2 gains 1 Iron
171. p2 dig.l3
172. p2 lay.l3b.m1
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths an Ice Statue at n2
173. p2 pedestal.fire
       p2 puts a Fire Pedestal at n1, dark grey zone: a benefit token of 4 Honor points
174. p2 hall.wellspring
175. p2 build.wellspringd.m1
       p2 builds the Wellspring
       The Fire Pedestal at n1 vanishes under the Great Hall
176. p2 end  1b7f8d8f07b5f629
177. p3 recruit.b3{fire-1-3}
       p3 recruits Silver Sifter
       Torch Peddler joins the horde
178. p3 join.3b
       Silver Sifter takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 2 Coins and 1 Fire Cart
179. p3 end  78b921ecdfb1d9ca
180. p4 cast.gilded_arch{trading_places}
       p4 casts Gilded Arch: 3 Runes on the card
       Gilded Arch disintegrates; Trading Places enters the grimoire
181. p4 recruit.b1{fire-1-5}
       p4 recruits Cold Digger
       Soot Pounder joins the horde
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p4 1 Iron, 3 Heartstones, 1 Cart, 1 Coin and 1 Ice Cart
182. p4 end  2bb0b6b089da1679
183. p1 dig.l3
184. p1 lay.l3d.r17
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
185. p1 trade.stone
       p1 gives 4 resources back to the supply
186. p1 pay.iron.2c
187. p1 pay.iron.2b
188. p1 pay.rune.1c
189. p1 pay.hammer.stock
       p1 gains 1 Stone
190. p1 end  0ef5ac4973cc3462
191. p2 recruit.b2{mud-1-5}
       p2 recruits Mudsled Driver
       Puddle Banker joins the horde
192. p2 join.3a
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 1 Cart and 1 Rune
193. p2 trade.heartstone
       p2 gives 4 resources back to the supply
194. p2 pay.heartstone.1c
195. p2 pay.coin.stock
196. p2 pay.rune.1b
197. p2 pay.cart.3a
       p2 gains 1 Heartstone
198. p2 end  db5b0aca09863898
199. p3 recruit.m1{ice-2-1+ice}
       p3 recruits Ash Convoyer
       p3 takes a Fire Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Ash Convoyer takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Iron and 2 Fire Carts
200. p3 trade.hammer
       p3 gives 4 resources back to the supply
201. p3 pay.iron.2c
202. p3 pay.cart.1c
203. p3 pay.stone.2b
204. p3 pay.heartstone.1b
       p3 gains 1 Hammer
205. p3 trade.iron
       p3 gives 4 resources back to the supply
206. p3 pay.heartstone.stock
207. p3 pay.hammer.stock
208. p3 pay.iron.1a
209. p3 pay.heartstone.3b
       p3 gains 1 Iron
210. p3 end  5190cb973011620c
211. p4 recruit.m1{fire-2-1+moon}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Moon Pedestal
       Glacier Cutter takes a place in the pack: at the top
       The pack brings p4 1 Stone, 5 Iron, 4 Coins and 1 Ice Cart
       Ten Trolls follow p4: a Coronation token of 5 Honor points
212. p4 trade.heartstone
       p4 gives 4 resources back to the supply
213. p4 pay.stone.2c
214. p4 pay.coin.2b
215. p4 pay.heartstone.2a
216. p4 pay.heartstone.3a
       p4 gains 1 Heartstone
217. p4 end  17b440486e08ec9f
218. p1 trade.hammer
       p1 gives 4 resources back to the supply
       p1 gains 1 Hammer
219. p1 recruit.b5{ice-1-2}
       p1 recruits Owl Listener
       Snow Shoveller joins the horde
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 3 Runes, 1 Coin and 1 Moon Cart
220. p1 trade.iron
       p1 gives 4 resources back to the supply
221. p1 pay.rune.2a
222. p1 pay.rune.1c
223. p1 pay.iron.2b
224. p1 pay.coin.1a
       p1 gains 1 Iron
225. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
226. p1 end  dd8d0871e233ac33
227. p2 trade.iron
       p2 gives 4 resources back to the supply
228. p2 pay.iron.1a
229. p2 pay.stone.2a
230. p2 pay.stone.2a
231. p2 pay.iron.stock
       p2 gains 1 Iron
232. p2 dig.d2
233. p2 lay.d2b.k3
234. p2 pay.iron.2b
235. p2 pay.auto
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 2 Iron to p2
236. p2 pedestal.fire
       p2 puts a Fire Pedestal at l3, grey zone: a benefit token of 3 Honor points
237. p2 end  8cf03dc5810956f5
238. p3 trade.coin
       p3 gives 4 resources back to the supply
239. p3 pay.stone.2a
240. p3 pay.iron.stock
241. p3 pay.stone.2a
242. p3 pay.stone.2b
       p3 gains 1 Coin
243. p3 recruit.b4{mud-1-2}
       p3 recruits Clay Kneader
       Gravel Glutton joins the horde
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p3 5 Stone, 1 Iron, 2 Heartstones and 1 Cart
244. p3 end  7a144904ca3f2830
245. p4 dig.t4
246. p4 lay.t4c.g17
247. p4 pay.iron.1d
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone to p4
248. p4 pedestal.ice
       p4 puts an Ice Pedestal at f18, dark grey zone: a benefit token of 2 Honor points
249. p4 end  9e420fbebb7d514f
250. p1 recruit.b4{moon-2-3+fire}
       p1 recruits Gravel Glutton
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
       Gravel Glutton takes a place in the pack: at the top
       The pack brings p1 6 Stone, 2 Iron, 1 Heartstone, 3 Runes and 1 Coin
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
251. p1 end  b06a81eeaab42254
252. p2 recruit.b1{mud-2-1+moon}
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 2 Coins
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 2 Heartstones, 1 Cart, 1 Hammer and 1 Rune
253. p2 end  d7e9f474bd3f27fc
254. p3 trade.cart
       p3 gives 4 resources back to the supply
255. p3 pay.iron.1a
256. p3 pay.iron.stock
257. p3 pay.heartstone.1b
258. p3 pay.stone.3a
       p3 gains 1 Cart
259. p3 trade.stone
       p3 gives 4 resources back to the supply
260. p3 pay.heartstone.3a
261. p3 pay.coin.stock
262. p3 pay.cart.1c
263. p3 pay.stone.2a
       p3 gains 1 Stone
264. p3 recruit.b2{mud-2-5+ice}
       p3 recruits Puddle Banker
       p3 pockets the bribes of the recruit: 2 Coins
       Silt Wagoner joins the horde
       The newcomer carries an Ice Pedestal
       Puddle Banker takes a place in the pack: at the top
       The pack brings p3 2 Stone, 2 Iron, 3 Heartstones, 1 Cart and 4 Coins
265. p3 statue.d8
266. p3 to.e7
267. p3 pay.auto
       p3 moves a Fire Statue from d8 to e7
268. p3 trade.rune
       p3 gives 4 resources back to the supply
269. p3 pay.iron.2c
270. p3 pay.heartstone.1b
271. p3 pay.cart.stock
272. p3 pay.stone.2a
       p3 gains 1 Rune
273. p3 end  0ddea2d3c5d81510
274. p4 dig.i3
275. p4 lay.i3a.i21
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p4
276. p4 establish.j20.wainwright
       p4 establishes the Wainwright at j20
277. p4 end  8ccc47c00b57a832
278. p1 cast.ghost_carts
       p1 casts Ghost Carts: 1 Rune on the card
279. p1 pay.auto
280. p1 dig.t4
281. p1 lay.t4b.p17
282. p1 pay.stone.3b
283. p1 pay.stone.1d
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at p18
       The rock yields 1 Stone to p1
284. p1 done
285. p1 trade.coin
       p1 gives 4 resources back to the supply
286. p1 pay.stone.stock
287. p1 pay.stone.4a
288. p1 pay.iron.2b
289. p1 pay.iron.2c
       p1 gains 1 Coin
290. p1 statue.p18
291. p1 to.p17
292. p1 pay.auto
       p1 moves a Moon Statue from p18 to p17
293. p1 statue.p17
294. p1 to.r17
295. p1 pay.cart.stock
       p1 moves a Moon Statue from p17 to r17
296. p1 end  b77cf0c2581d7559
297. p2 cast.seers_bag
       p2 casts Seer's Bag: 1 Rune on the card
298. p2 pay.rune.1b
299. p2 draw{ice}
       p2 draws an Ice Pedestal from the bag
300. p2 dig.i3
301. p2 lay.i3c.k4
302. p2 ore.stone
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Iron and 1 Heartstone to p2
303. p2 done
304. p2 end  6268665e656de127
305. p3 trade.stone
       p3 gives 4 resources back to the supply
306. p3 pay.iron.1a
307. p3 pay.heartstone.3a
308. p3 pay.coin.3b
309. p3 pay.stone.2a
       p3 gains 1 Stone
310. p3 trade.cart
       p3 gives 4 resources back to the supply
311. p3 pay.coin.stock
312. p3 pay.coin.1d
313. p3 pay.stone.stock
314. p3 pay.heartstone.3b
       p3 gains 1 Cart
315. p3 trade.hammer
       p3 gives 4 resources back to the supply
316. p3 pay.heartstone.stock
317. p3 pay.iron.stock
318. p3 pay.cart.stock
319. p3 pay.stone.2b
       p3 gains 1 Hammer
320. p3 trade.cart
       p3 gives 4 resources back to the supply
321. p3 pay.hammer.stock
322. p3 pay.coin.4a
323. p3 pay.coin.stock
324. p3 pay.cart.1c
       p3 gains 1 Cart
325. p3 dig.d2
326. p3 lay.d2d.c10
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Hammer to p3
327. p3 done
328. p3 statue.e7
329. p3 to.g7
330. p3 pay.cart.stock
       p3 moves a Fire Statue from e7 to g7
331. p3 end  deb215961915aebb
332. p4 trade.heartstone
       p4 gives 4 resources back to the supply
333. p4 pay.coin.stock
334. p4 pay.heartstone.1c
335. p4 pay.cart.1a
336. p4 pay.iron.4a
       p4 gains 1 Heartstone
337. p4 trade.stone
       p4 gives 4 resources back to the supply
338. p4 pay.heartstone.stock
339. p4 pay.coin.1b
340. p4 pay.iron.4a
       p4 gains 1 Stone
341. p4 skip
       p4 can neither recruit nor dig, and skips
342. p4 end  f31b83d15026346e
343. p1 dig.d2
344. p1 lay.d2a.n19
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
345. p1 done
346. p1 trade.coin
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
347. p1 statue.r17
348. p1 to.r18
       p1 moves a Moon Statue from r17 to r18
349. p1 statue.r18
350. p1 to.p17
       p1 moves a Moon Statue from r18 to p17
351. p1 end  5a880c403a152757
352. p2 trade.iron
       p2 gives 4 resources back to the supply
353. p2 pay.heartstone.2c
354. p2 pay.cart.1d
355. p2 pay.iron.stock
356. p2 pay.hammer.stock
       p2 gains 1 Iron
357. p2 trade.hammer
       p2 gives 4 resources back to the supply
358. p2 pay.iron.2b
359. p2 pay.coin.stock
360. p2 pay.iron.2b
361. p2 pay.iron.stock
       p2 gains 1 Hammer
362. p2 recruit.b5{mud-2-2+ice}
       p2 recruits Snow Shoveller
       Bog-Iron Baron joins the horde
       The newcomer carries an Ice Pedestal
       Snow Shoveller takes a place in the pack: at the top
       The pack brings p2 6 Stone, 3 Iron, 1 Heartstone, 2 Carts, 1 Hammer, 1 Rune and 1 Ice Cart
363. p2 end  a26a8a0b50470890
       Game over: p1 and p4 win as a team with 41 Honor points

p1  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1  +6  Moon Statue at p17, brown zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +7  7 sets of left-over resources [HALL-F4]
p2  +2  Wellspring, altar empty [HALL-G10]
p2  +4  Fire Statue at g7, grey zone [HALL-F6]
p3  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +7  7 sets of left-over resources [HALL-F4]
p3  +2  Wellspring, altar empty [HALL-G10]
p3  +4  Fire Statue at g7, grey zone [HALL-F6]
p4  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +4  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +5  Coronation token [HALL-F2]
p4  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +2  2 sets of left-over resources [HALL-F4]
p4  +6  Moon Statue at p17, brown zone [HALL-F6]
= p1 41, p4 41, p2 36, p3 36  coronation, won by p1, p4
