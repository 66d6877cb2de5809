hall/4  seats 4  seed 15  options teams=no workshops=random

  1. p2 portal.h21  d5f428d8f288f6bf
       p2 opens a Portal at h21
  2. p3 portal.c8  3659c59ba82971d0
       p3 opens a Portal at c8
  3. p4 portal.p3  5de92448fda1b5f7
       p4 opens a Portal at p3
  4. p1 portal.u16  10ee3fc12200a82e
       p1 opens a Portal at u16
  5. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
  6. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  7. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
  8. p2 draft.start-5.1c  d4327f9bbe23c9f1
       p2 chooses Bone Reader for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones and 1 Hammer
  9. p3 draft.start-5.1a
       p3 chooses Bone Reader for the pack
 10. p3 draft.start-3.1d
       p3 chooses Ember Eye for the pack
 11. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
 12. p3 draft.start-2.1c  43a08773391b9ca5
       p3 chooses Nail Biter for the pack
       p3 begins with 8 Stone, 1 Iron, 1 Hammer and 2 Coins
 13. p4 draft.start-2.1a
       p4 chooses Nail Biter for the pack
 14. p4 draft.start-4.1c
       p4 chooses Purse Shaker for the pack
 15. p4 draft.start-6.1d
       p4 chooses Barrow Pusher for the pack
 16. p4 draft.start-3.1b  41dcd83fe0601544
       p4 chooses Ember Eye for the pack
       p4 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 17. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
 18. p1 draft.start-2.1d
       p1 chooses Nail Biter for the pack
 19. p1 draft.start-3.1b
       p1 chooses Ember Eye for the pack
 20. p1 draft.start-4.1a  edc018fc9daf0eca
       p1 chooses Purse Shaker for the pack
       p1 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 21. p2 recruit.b5{fire-1-5}
       p2 recruits Lantern Guard
       Soot Pounder joins the horde
 22. p2 join.2a
       Lantern Guard takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Cart and 1 Moon Cart
 23. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 24. p2 pay.iron.stock
 25. p2 pay.stone.1a
 26. p2 pay.heartstone.stock
 27. p2 pay.iron.stock
       p2 gains 1 Heartstone
 28. p2 end  b0cac2064fab9536
 29. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 30. p3 pay.iron.stock
 31. p3 pay.hammer.stock
 32. p3 pay.coin.stock
 33. p3 pay.coin.stock
       p3 gains 1 Heartstone
 34. p3 recruit.b4{ice-1-1}
       p3 recruits Owl Listener
       Frost Sledger joins the horde
 35. p3 join.2b
       Owl Listener takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Cart, 1 Rune and 1 Moon Cart
 36. p3 trade.coin
       p3 gives 4 resources back to the supply
 37. p3 pay.iron.1c
 38. p3 pay.cart.1b
 39. p3 pay.stone.stock
 40. p3 pay.heartstone.stock
       p3 gains 1 Coin
 41. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 42. p3 pay.rune.2b
 43. p3 pay.coin.stock
       p3 gains 1 Heartstone
 44. p3 end  2cd757adfa50ca9a
 45. p4 dig.t5
 46. p4 lay.t5c.p4
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue at p6
       The rock yields 1 Coin to p4
 47. p4 end  8a2e84915713948c
 48. p1 dig.p5
 49. p1 lay.p5c.u14
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at v14
       The rock yields 1 Hammer to p1
 50. p1 done
 51. p1 end  e863e7c507353205
 52. p2 trade.hammer
       p2 gives 4 resources back to the supply
 53. p2 pay.stone.stock
 54. p2 pay.stone.stock
 55. p2 pay.stone.stock
 56. p2 pay.iron.2a
       p2 gains 1 Hammer
 57. p2 trade.iron
       p2 gives 4 resources back to the supply
 58. p2 pay.stone.stock
 59. p2 pay.cart.1b
 60. p2 pay.heartstone.stock
 61. p2 pay.hammer.stock
       p2 gains 1 Iron
 62. p2 dig.d2
 63. p2 lay.d2b.i21
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Hammer to p2
 64. p2 establish.j20.crusher
       p2 establishes the Crusher at j20
 65. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
 66. p2 end  a9aff61b3ede4332
 67. p3 trade.stone
       p3 gives 4 resources back to the supply
 68. p3 pay.stone.stock
 69. p3 pay.heartstone.stock
       p3 gains 1 Stone
 70. p3 dig.l3
 71. p3 lay.l3a.b9
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p3 unearths a Moon Statue at b10
 72. p3 end  96b80d03d0e25559
 73. p4 dig.d2
 74. p4 lay.d2c.r6
 75. p4 ore.iron
       p4 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 76. p4 trade.heartstone
       p4 gives 4 resources back to the supply
 77. p4 pay.heartstone.stock
 78. p4 pay.heartstone.stock
 79. p4 pay.hammer.stock
 80. p4 pay.stone.stock
       p4 gains 1 Heartstone
 81. p4 trade.cart
       p4 gives 4 resources back to the supply
       p4 gains 1 Cart
 82. p4 statue.p6
 83. p4 to.r6
       p4 moves a Moon Statue from p6 to r6
 84. p4 end  f0981c474d74ac99
 85. p1 recruit.m1{fire-2-4+ice}
       p1 recruits Ice Breaker
       p1 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 86. p1 join.2a
       Ice Breaker takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Hammer, 1 Coin and 1 Ice Cart
 87. p1 trade.hammer
       p1 gives 4 resources back to the supply
 88. p1 pay.heartstone.1b
 89. p1 pay.hammer.2a
 90. p1 pay.stone.stock
 91. p1 pay.hammer.stock
       p1 gains 1 Hammer
 92. p1 end  316723653887801f
 93. p2 work.j20
       p2 activates the Crusher: up to 1 use
 94. p2 stop
 95. p2 recruit.b4{mud-1-5}
       p2 recruits Frost Sledger
       Puddle Banker joins the horde
 96. p2 join.2c
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Rune and 1 Ice Cart
 97. p2 end  0d4e9ebb12ec130e
 98. p3 recruit.b5{mud-1-4}
       p3 recruits Soot Pounder
       Rust Wader joins the horde
 99. p3 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone and 1 Hammer
100. p3 end  03a7af52eafd43e1
101. p4 recruit.b4{mud-1-2}
       p4 recruits Puddle Banker
       Gravel Glutton joins the horde
102. p4 join.2b
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p4 1 Heartstone and 3 Coins
103. p4 end  9ad1fc542a204431
104. p1 dig.l3
105. p1 lay.l3c.t16
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
106. p1 pedestal.ice
       p1 puts an Ice Pedestal at t17, dark grey zone: a benefit token of 5 Honor points
107. p1 trade.rune
       p1 gives 4 resources back to the supply
108. p1 pay.coin.1a
109. p1 pay.stone.stock
110. p1 pay.hammer.stock
111. p1 pay.heartstone.stock
       p1 gains 1 Rune
112. p1 end  12a88326ca675f8f
113. p2 recruit.b3{ice-1-4}
       p2 recruits Coal Nibbler
       Cold Digger joins the horde
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p2 1 Heartstone, 1 Cart and 1 Fire Cart
114. p2 trade.cart
       p2 gives 4 resources back to the supply
115. p2 pay.stone.stock
116. p2 pay.cart.1b
117. p2 pay.heartstone.2b
118. p2 pay.iron.1d
       p2 gains 1 Cart
119. p2 end  7d46e8a81817cc47
120. p3 recruit.b1{ice-1-2}
       p3 recruits Bog Prospector
       p3 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
121. p3 join.3b
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
122. p3 trade.coin
       p3 gives 4 resources back to the supply
123. p3 pay.coin.stock
124. p3 pay.iron.3b
125. p3 pay.cart.1b
126. p3 pay.stone.2c
       p3 gains 1 Coin
127. p3 end  619cf794ded3252e
128. p4 recruit.m3
129. p4 pay.coin.1c{ice-2-3+moon}
       p4 recruits Magma Miner
       p4 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Moon Pedestal
130. p4 join.2a
       Magma Miner takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 2 Heartstones and 1 Fire Cart
131. p4 end  cb018a99a5dcc20e
132. p1 recruit.b5{moon-1-5}
       p1 recruits Rust Wader
       Silver Sifter joins the horde
133. p1 join.2b
       Rust Wader takes a place in the pack: second row, place 2
       The pack brings p1 2 Iron, 1 Heartstone and 1 Rune
134. p1 trade.hammer
       p1 gives 4 resources back to the supply
135. p1 pay.iron.2b
136. p1 pay.rune.stock
137. p1 pay.heartstone.stock
138. p1 pay.heartstone.1b
       p1 gains 1 Hammer
139. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
140. p1 end  06142332015143d2
141. p2 work.j20
       p2 activates the Crusher: up to 1 use
142. p2 stop
143. p2 cast.silver_tongue
       p2 casts Silver Tongue: 1 Rune on the card
144. p2 recruit.m1
145. p2 pay.iron.2c{mud-2-1+moon}
       p2 slips an Iron to Snow Shoveller
       p2 slips a Cart to Rime Smith
       p2 recruits Anvil Singer
       p2 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
146. p2 join.3b
       Anvil Singer takes a place in the pack: third row, place 2
       The pack brings p2 2 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Rune and 1 Fire Cart
147. p2 trade.cart
       p2 gives 4 resources back to the supply
148. p2 pay.cart.1b
149. p2 pay.hammer.3b
150. p2 pay.iron.1d
151. p2 pay.rune.1c
       p2 gains 1 Cart
152. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
153. p2 end  4fc17f677dee0500
154. p3 cast.old_debt
       p3 casts Old Debt: 1 Rune on the card
155. p3 trade.coin
       p3 gives 4 resources back to the supply
156. p3 pay.heartstone.1d
157. p3 pay.heartstone.3b
158. p3 pay.hammer.2c
159. p3 pay.coin.stock
       p3 gains 1 Coin
160. p3 recruit.m1
161. p3 spare.b1
162. p3 done{ice-2-2+fire}
       p3 recruits Landslide
       p3 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Fire Pedestal
       Landslide takes a place in the pack: second row, place 1
       The pack brings p3 5 Stone, 1 Cart and 1 Rune
163. p3 statue.b10
164. p3 to.c8
165. p3 pay.cart_moon.2b
       p3 moves a Moon Statue from b10 to c8
166. p3 end  21e84e3b83c6a7ce
167. p4 recruit.b4{fire-1-4}
       p4 recruits Gravel Glutton
       p4 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
168. p4 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p4 3 Stone, 1 Cart and 1 Coin
169. p4 end  dfb6617b56b0bb69
170. p1 recruit.b3{fire-1-3}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Torch Peddler joins the horde
171. p1 join.3a
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p1 3 Iron, 2 Heartstones, 1 Hammer, 1 Rune, 1 Coin and 1 Ice Cart
172. p1 end  36cd4bb0dd71aa9a
173. p2 work.j20
       p2 activates the Crusher: up to 1 use
174. p2 stop
175. p2 recruit.b4{mud-1-3}
       p2 recruits Tong Bearer
       Clay Kneader joins the horde
       Tong Bearer takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
176. p2 trade.coin
       p2 gives 4 resources back to the supply
177. p2 pay.iron.3a
178. p2 pay.heartstone.2b
179. p2 pay.cart.1b
180. p2 pay.stone.1a
       p2 gains 1 Coin
181. p2 end  402ccf53d714d3a2
182. p3 cast.silver_tongue
       p3 casts Silver Tongue: 2 Runes on the card
183. p3 dig.i4
184. p3 lay.i4b.a11
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron to p3
185. p3 done
186. p3 establish.d10.charm_weaver
       p3 establishes the Charm Weaver at d10
187. p3 trade.coin
       p3 gives 4 resources back to the supply
       p3 gains 1 Coin
188. p3 end  2e04b9f5ceb6a833
189. p4 dig.d2
190. p4 lay.d2b.r8
191. p4 ore.heartstone
192. p4 pay.auto
       p4 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p4 unearths an Ice Statue at r8
       The rock yields 1 Coin to p4
193. p4 done
194. p4 end  4941dd7b33ba696a
195. p1 cast.ghost_carts
       p1 casts Ghost Carts: 1 Rune on the card
196. p1 pay.auto
197. p1 dig.i3
198. p1 lay.i3b.s13
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Iron to p1
199. p1 done
200. p1 statue.v14
201. p1 to.v15
       p1 moves a Fire Statue from v14 to v15
202. p1 end  316077d370d73585
203. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
204. p2 work.j20
       p2 activates the Crusher: up to 1 use
205. p2 stop
206. p2 recruit.b5{fire-1-1}
       p2 recruits Silver Sifter
       Cinder Hauler joins the horde
       Silver Sifter takes a place in the pack: at the top
       The pack brings p2 1 Stone, 4 Iron, 3 Heartstones, 1 Cart, 1 Hammer, 1 Rune and 1 Coin
       Ten Trolls follow p2: a Coronation token of 5 Honor points
207. p2 trade.rune
       p2 gives 4 resources back to the supply
208. p2 pay.cart.1b
209. p2 pay.coin.4a
210. p2 pay.heartstone.2b
211. p2 pay.stone.1a
       p2 gains 1 Rune
212. p2 trade.rune
       p2 gives 4 resources back to the supply
213. p2 pay.rune.1c
214. p2 pay.heartstone.3b
215. p2 pay.rune.stock
216. p2 pay.iron.1d
       p2 gains 1 Rune
217. p2 trade.hammer
       p2 gives 4 resources back to the supply
218. p2 pay.iron.2a
219. p2 pay.stone.stock
220. p2 pay.hammer.3b
221. p2 pay.heartstone.4a
       p2 gains 1 Hammer
222. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
223. p2 end  2608840e1eef9d26
224. p3 recruit.b2{mud-1-6}
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 1 Cart and 2 Coins
       Mudsled Driver joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p3 5 Stone, 3 Iron, 1 Cart, 2 Runes and 1 Moon Cart
225. p3 end  521a5bc2c1c373fd
226. p4 trade.hammer
       p4 gives 4 resources back to the supply
227. p4 pay.cart.1d
228. p4 pay.heartstone.2a
229. p4 pay.iron.1a
230. p4 pay.coin.stock
       p4 gains 1 Hammer
231. p4 dig.l3
232. p4 lay.l3a.n6
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Stone to p4
233. p4 done
234. p4 done
235. p4 trade.rune
       p4 gives 4 resources back to the supply
236. p4 pay.hammer.stock
237. p4 pay.coin.2b
238. p4 pay.stone.stock
239. p4 pay.coin.1c
       p4 gains 1 Rune
240. p4 end  989f0bdbfa373ceb
241. p1 cast.old_debt
       p1 casts Old Debt: 2 Runes on the card
242. p1 dig.d2
243. p1 lay.d2b.u12
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 2 Iron to p1
244. p1 end  14d3d42640b20cc7
245. p2 skip
       p2 can neither recruit nor dig, and skips
246. p2 end  9bebd1a4e8bb8fc0
247. p3 cast.silver_tongue
       p3 casts Silver Tongue: 3 Runes on the card
248. p3 pay.auto{trading_places}
       Silver Tongue disintegrates; Trading Places enters the grimoire
249. p3 work.d10
       p3 activates the Charm Weaver: up to 1 use
250. p3 use.1
       p3 gains 1 Rune
251. p3 recruit.m3
252. p3 pay.coin.stock
       p3 slips a Coin to Torch Peddler
253. p3 pay.coin.stock{moon-2-3+ice}
       p3 slips a Coin to Clay Kneader
       p3 recruits Frost Scribe
       p3 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries an Ice Pedestal
       Frost Scribe takes a place in the pack: at the top
       The pack brings p3 2 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 2 Runes and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
254. p3 statue.c8
255. p3 to.c9
256. p3 pay.auto
       p3 moves a Moon Statue from c8 to c9
257. p3 statue.c9
258. p3 to.b9
259. p3 pay.auto
       p3 moves a Moon Statue from c9 to b9
260. p3 end  c45aa9859ee97aa8
261. p4 recruit.b4{moon-1-1}
       p4 recruits Clay Kneader
       p4 pockets the bribes of the recruit: 1 Coin
       Night Toller joins the horde
262. p4 join.3b
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p4 4 Stone, 2 Heartstones, 1 Cart and 3 Coins
263. p4 trade.stone
       p4 gives 4 resources back to the supply
264. p4 pay.rune.stock
265. p4 pay.coin.stock
266. p4 pay.coin.stock
267. p4 pay.stone.3b
       p4 gains 1 Stone
268. p4 statue.r8
269. p4 to.s8
       p4 moves an Ice Statue from r8 to s8
270. p4 trade.iron
       p4 gives 4 resources back to the supply
271. p4 pay.coin.1c
272. p4 pay.stone.stock
273. p4 pay.stone.2c
274. p4 pay.stone.2c
       p4 gains 1 Iron
275. p4 end  94f7f9ede7c52529
276. p1 dig.i3
277. p1 lay.i3a.q16
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p1 unearths a Moon Statue at r16
       The rock yields 1 Coin to p1
278. p1 establish.q15.rune_forge
       p1 establishes the Rune Forge at q15
279. p1 end  9541824e37367c83
280. p2 work.j20
       p2 activates the Crusher: up to 1 use
281. p2 stop
282. p2 skip
       p2 can neither recruit nor dig, and skips
283. p2 end  6e13eda3989dbdc5
284. p3 trade.rune
       p3 gives 4 resources back to the supply
285. p3 pay.heartstone.3b
286. p3 pay.stone.2a
287. p3 pay.rune.2b
288. p3 pay.rune.4a
       p3 gains 1 Rune
289. p3 cast.old_debt
       p3 casts Old Debt: 3 Runes on the card
290. p3 pay.auto{cave_in}
       Old Debt disintegrates; Cave-In enters the grimoire
291. p3 work.d10
       p3 activates the Charm Weaver: up to 1 use
292. p3 stop
293. p3 dig.l3
294. p3 lay.l3d.c12
295. p3 ore.stone
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 3 Iron to p3
296. p3 done
297. p3 establish.d14.rune_forge
       p3 establishes the Rune Forge at d14
298. p3 end  cfdc9c0aeb45a9f3
299. p4 trade.rune
       p4 gives 4 resources back to the supply
300. p4 pay.iron.stock
301. p4 pay.coin.2b
302. p4 pay.coin.2b
303. p4 pay.heartstone.1b
       p4 gains 1 Rune
304. p4 recruit.b5{ice-1-3}
       p4 recruits Cinder Hauler
       Icicle Whistler joins the horde
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 1 Iron, 3 Heartstones, 3 Coins and 1 Fire Cart
305. p4 trade.stone
       p4 gives 4 resources back to the supply
306. p4 pay.heartstone.1b
307. p4 pay.rune.stock
308. p4 pay.heartstone.2a
309. p4 pay.stone.2c
       p4 gains 1 Stone
310. p4 trade.heartstone
       p4 gives 4 resources back to the supply
311. p4 pay.stone.stock
312. p4 pay.stone.3a
313. p4 pay.coin.1c
314. p4 pay.heartstone.3b
       p4 gains 1 Heartstone
315. p4 end  4ce1315967400b26
316. p1 work.q15
       p1 activates the Rune Forge: up to 1 use
317. p1 stop
318. p1 recruit.b5{moon-1-2}
       p1 recruits Icicle Whistler
       Dusk Carrier joins the horde
       Icicle Whistler takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 2 Runes and 1 Ice Cart
319. p1 end  8ae02fbbe320db85
320. p2 work.j20
       p2 activates the Crusher: up to 1 use
321. p2 stop
322. p2 skip
       p2 can neither recruit nor dig, and skips
323. p2 end  b39bda62bf74127f
324. p3 work.d14
       p3 activates the Rune Forge: up to 1 use
325. p3 use.4
       p3 gains 1 Iron
326. p3 dig.s4
327. p3 lay.s4d.d9
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
328. p3 pedestal.moon
       p3 puts a Moon Pedestal at e10, brown zone: a benefit token of 5 Honor points
329. p3 statue.b9
330. p3 to.d9
       p3 moves a Moon Statue from b9 to d9
331. p3 end  787d8d5b0ba9d834
332. p4 recruit.m2{fire-2-2+ice}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
       Glacier Cutter takes a place in the pack: at the top
       The pack brings p4 6 Stone, 2 Iron, 3 Heartstones, 1 Cart, 3 Coins and 1 Ice Cart
333. p4 trade.cart
       p4 gives 4 resources back to the supply
334. p4 pay.coin.1c
335. p4 pay.cart.1d
336. p4 pay.heartstone.1b
337. p4 pay.heartstone.2a
       p4 gains 1 Cart
338. p4 statue.r6
339. p4 to.r5
       p4 moves a Moon Statue from r6 to r5
340. p4 trade.iron
       p4 gives 4 resources back to the supply
341. p4 pay.coin.2b
342. p4 pay.coin.2b
343. p4 pay.stone.2c
344. p4 pay.iron.1a
       p4 gains 1 Iron
345. p4 trade.hammer
       p4 gives 4 resources back to the supply
346. p4 pay.heartstone.2a
347. p4 pay.stone.2c
348. p4 pay.iron.4a
349. p4 pay.heartstone.3b
       p4 gains 1 Hammer
350. p4 trade.heartstone
       p4 gives 4 resources back to the supply
351. p4 pay.stone.2c
352. p4 pay.hammer.stock
353. p4 pay.iron.4a
354. p4 pay.iron.stock
       p4 gains 1 Heartstone
355. p4 statue.s8
356. p4 to.r6
       p4 moves an Ice Statue from s8 to r6
357. p4 trade.coin
       p4 gives 4 resources back to the supply
358. p4 pay.stone.3a
359. p4 pay.stone.3a
360. p4 pay.heartstone.stock
361. p4 pay.stone.3b
       p4 gains 1 Coin
362. p4 end  b486cb87bdade6c3
363. p1 cast.ghost_carts
       p1 casts Ghost Carts: 2 Runes on the card
364. p1 pay.auto
365. p1 recruit.m2
366. p1 pay.coin.stock
367. p1 pay.coin.1a{fire-2-3+fire}
       p1 recruits Ash Convoyer
       p1 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Fire Pedestal
       Ash Convoyer takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Rune and 2 Fire Carts
368. p1 statue.v15
369. p1 to.u14
370. p1 pay.cart_fire.3b
       p1 moves a Fire Statue from v15 to u14
371. p1 end  432dba2342ffcac1
       Game over: p1 wins with 33 Honor points

p1 +12  3 Tunnels of 3 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +5  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +4  Fire Statue at u14, grey zone [HALL-F6]
p1  +4  Moon Statue at r16, grey zone [HALL-F6]
p2  +5  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p3  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3  +4  Moon Statue at d9, grey zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +2  Moon Statue at r5, dark grey zone [HALL-F6]
p4  +2  Ice Statue at r6, dark grey zone [HALL-F6]
= p1 33, p3 30, p4 12, p2 6  coronation, won by p1
