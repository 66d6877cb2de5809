hall/4  seats 3  seed 15  options workshops=random

  1. p3 portal.j19  05924e2e15a52f31
       p3 opens a Portal at j19
  2. p1 portal.a8  18b54b4152a14703
       p1 opens a Portal at a8
  3. p2 portal.s8  8efc8ba26faedce5
       p2 opens a Portal at s8
  4. p3 draft.start-5.1b
       p3 chooses Bone Reader for the pack
  5. p3 draft.start-3.1a
       p3 chooses Ember Eye for the pack
  6. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
  7. p3 draft.start-4.1c  9541631621805287
       p3 chooses Purse Shaker for the pack
       p3 begins with 6 Stone, 1 Iron and 2 Coins
  8. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
 11. p1 draft.start-3.1d  91ecab7c7e6753bf
       p1 chooses Ember Eye for the pack
       p1 begins with 8 Stone, 1 Iron, 1 Hammer and 2 Coins
 12. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 13. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 14. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 15. p2 draft.start-5.1c  e3ab0ac038e27b97
       p2 chooses Bone Reader for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 16. p3 dig.i4
 17. p3 lay.i4d.i16
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at i17
       The rock yields 1 Coin to p3
 18. p3 done
 19. p3 trade.iron
       p3 gives 4 resources back to the supply
 20. p3 pay.coin.stock
 21. p3 pay.coin.stock
 22. p3 pay.stone.stock
 23. p3 pay.iron.stock
       p3 gains 1 Iron
 24. p3 end  a00e20ec4106e212
 25. p1 recruit.b4{fire-1-5}
       p1 recruits Owl Listener
       Soot Pounder joins the horde
 26. p1 join.2a
       Owl Listener takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Moon Cart
 27. p1 trade.stone
       p1 gives 4 resources back to the supply
 28. p1 pay.stone.stock
 29. p1 pay.iron.stock
 30. p1 pay.iron.1a
 31. p1 pay.hammer.stock
       p1 gains 1 Stone
 32. p1 end  416325e558b18ba7
 33. p2 trade.coin
       p2 gives 4 resources back to the supply
 34. p2 pay.hammer.stock
 35. p2 pay.coin.stock
 36. p2 pay.stone.stock
 37. p2 pay.heartstone.stock
       p2 gains 1 Coin
 38. p2 dig.l3
 39. p2 lay.l3d.q7
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Heartstone and 2 Coins to p2
 40. p2 end  28dd3cfcd5408b57
 41. p3 recruit.b4{ice-1-1}
       p3 recruits Soot Pounder
       Frost Sledger joins the horde
 42. p3 join.2b
       Soot Pounder takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Hammer, 1 Rune and 1 Coin
 43. p3 end  615247bea2ea58d8
 44. p1 cast.old_debt
       p1 casts Old Debt: 1 Rune on the card
 45. p1 dig.t5
 46. p1 lay.t5c.a9
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at a11
       The rock yields 2 Iron and 1 Hammer to p1
 47. p1 end  2aafed0ec71ccdcb
 48. p2 dig.d2
 49. p2 lay.d2d.s9
 50. p2 ore.stone
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Iron to p2
 51. p2 end  9d5acf11a83c1d7d
 52. p3 recruit.m3{fire-2-4+ice}
       p3 recruits Magma Miner
       p3 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 53. p3 join.2a
       Magma Miner takes a place in the pack: second row, place 1
       The pack brings p3 3 Heartstones and 1 Fire Cart
 54. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 55. p3 pay.iron.stock
 56. p3 pay.stone.stock
 57. p3 pay.rune.1b
 58. p3 pay.stone.2b
       p3 gains 1 Heartstone
 59. p3 trade.hammer
       p3 gives 4 resources back to the supply
 60. p3 pay.hammer.2b
 61. p3 pay.heartstone.stock
 62. p3 pay.heartstone.2a
 63. p3 pay.heartstone.2a
       p3 gains 1 Hammer
 64. p3 end  45adadccc783f072
 65. p1 dig.i3
 66. p1 lay.i3b.d10
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
 67. p1 establish.d11.charm_weaver
       p1 establishes the Charm Weaver at d11
 68. p1 trade.stone
       p1 gives 4 resources back to the supply
 69. p1 pay.coin.stock
 70. p1 pay.coin.stock
 71. p1 pay.iron.stock
 72. p1 pay.iron.stock
       p1 gains 1 Stone
 73. p1 end  97ea56d1b8a8deb9
 74. p2 dig.i3
 75. p2 lay.i3c.r10
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
 76. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 77. p2 pay.iron.stock
 78. p2 pay.coin.stock
 79. p2 pay.coin.stock
 80. p2 pay.heartstone.stock
       p2 gains 1 Heartstone
 81. p2 end  8af7cca6f8f80d11
 82. p3 recruit.b3{mud-1-5}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 1 Coin
       Puddle Banker joins the horde
 83. p3 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p3 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 84. p3 statue.i17
 85. p3 to.i19
       p3 moves a Moon Statue from i17 to i19
 86. p3 end  b50bf8bf999af8c4
 87. p1 work.d11
       p1 activates the Charm Weaver: up to 1 use
 88. p1 stop
 89. p1 recruit.b3{mud-1-4}
       p1 recruits Puddle Banker
       Rust Wader joins the horde
 90. p1 join.2b
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p1 1 Rune and 2 Coins
 91. p1 trade.coin
       p1 gives 4 resources back to the supply
 92. p1 pay.rune.1c
 93. p1 pay.coin.1b
 94. p1 pay.stone.stock
       p1 gains 1 Coin
 95. p1 end  118fbb2ecd8e58e2
 96. p2 recruit.b5{mud-1-2}
       p2 recruits Lantern Guard
       Gravel Glutton joins the horde
 97. p2 join.2a
       Lantern Guard takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone and 1 Moon Cart
 98. p2 trade.iron
       p2 gives 4 resources back to the supply
 99. p2 pay.heartstone.1b
100. p2 pay.coin.stock
101. p2 pay.heartstone.stock
102. p2 pay.iron.2a
       p2 gains 1 Iron
103. p2 end  2742dd90fff15176
104. p3 dig.d2
105. p3 lay.d2b.i15
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
106. p3 pedestal.ice
       p3 puts an Ice Pedestal at j15, orange zone: a benefit token of 2 Honor points
107. p3 establish.j14.steward
       p3 establishes the Steward at j14
108. p3 end  f9727bcc5b9d1693
109. p1 work.d11
       p1 activates the Charm Weaver: up to 1 use
110. p1 use.1
111. p1 pay.coin.2b
       p1 gains 1 Rune
112. p1 cast.old_debt
       p1 casts Old Debt: 2 Runes on the card
113. p1 recruit.m3
114. p1 spare.b3
115. p1 done{ice-2-3+moon}
       p1 recruits Anvil Singer
       p1 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Moon Pedestal
116. p1 join.2c
       Anvil Singer takes a place in the pack: second row, place 3
       The pack brings p1 2 Heartstones, 1 Hammer, 1 Rune and 1 Fire Cart
117. p1 trade.coin
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
118. p1 end  6a59f0774d6e8b1d
119. p2 recruit.b3{ice-1-4}
       p2 recruits Rust Wader
       Cold Digger joins the horde
120. p2 join.2c
       Rust Wader takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Cart and 1 Rune
121. p2 trade.heartstone
       p2 gives 4 resources back to the supply
122. p2 pay.heartstone.stock
123. p2 pay.iron.stock
124. p2 pay.cart.1d
125. p2 pay.rune.1c
       p2 gains 1 Heartstone
126. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
127. p2 end  7dd8ee209e507a7b
128. p3 recruit.m3{mud-2-1+moon}
       p3 recruits Frost Scribe
       p3 takes a Moon Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
129. p3 join.3b
       Frost Scribe takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 2 Runes, 1 Coin and 1 Ice Cart
130. p3 statue.i19
131. p3 to.i17
       p3 moves a Moon Statue from i19 to i17
132. p3 trade.stone
       p3 gives 4 resources back to the supply
133. p3 pay.rune.1b
134. p3 pay.rune.3b
135. p3 pay.coin.1c
136. p3 pay.hammer.stock
       p3 gains 1 Stone
137. p3 end  92e77158cdb625cf
138. p1 recruit.b3{ice-1-2}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
139. p1 join.3b
       Cold Digger takes a place in the pack: third row, place 2
       The pack brings p1 3 Heartstones, 1 Hammer, 1 Rune, 3 Coins and 1 Ice Cart
140. p1 statue.a11
141. p1 to.a8
       p1 moves an Ice Statue from a11 to a8
142. p1 end  fe5f3f9bb819b7a6
143. p2 recruit.b3{moon-1-5}
       p2 recruits Snow Shoveller
       Silver Sifter joins the horde
       Snow Shoveller takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
144. p2 trade.hammer
       p2 gives 4 resources back to the supply
145. p2 pay.heartstone.1b
146. p2 pay.rune.1c
147. p2 pay.stone.stock
       p2 gains 1 Hammer
148. p2 end  da8605969545ef1f
149. p3 dig.i3
150. p3 lay.i3c.h17
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 2 Stone to p3
151. p3 done
152. p3 establish.h16.mint
       p3 establishes the Mint at h16
153. p3 end  8f5f89a9bc84e42c
154. p1 trade.heartstone
       p1 gives 4 resources back to the supply
155. p1 pay.hammer.2c
156. p1 pay.rune.1c
157. p1 pay.heartstone.2c
158. p1 pay.coin.2b
       p1 gains 1 Heartstone
159. p1 trade.cart
       p1 gives 4 resources back to the supply
160. p1 pay.heartstone.stock
161. p1 pay.coin.stock
162. p1 pay.coin.stock
163. p1 pay.coin.2b
       p1 gains 1 Cart
164. p1 work.d11
       p1 activates the Charm Weaver: up to 1 use
165. p1 use.1
       p1 gains 1 Rune
166. p1 dig.d2
167. p1 lay.d2b.c9
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Fire Statue at c9
168. p1 pedestal.ice
       p1 puts an Ice Pedestal at d9, brown zone: a benefit token of 5 Honor points
169. p1 end  f73223b6b5d36b99
170. p2 recruit.b3{fire-1-4}
       p2 recruits Silver Sifter
       Tong Bearer joins the horde
171. p2 join.3b
       Silver Sifter takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 2 Heartstones, 1 Cart, 1 Rune and 1 Coin
172. p2 end  24257333def3711e
173. p3 work.h16
       p3 activates the Mint: up to 2 uses
174. p3 use.1
       p3 gains 1 Coin
175. p3 use.4
       p3 gains 1 Heartstone
176. p3 dig.d2
177. p3 lay.d2a.h14
178. p3 ore.heartstone
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
179. p3 pedestal.moon
       p3 puts a Moon Pedestal at h14, orange zone: a benefit token of 2 Honor points
180. p3 hall.wellspring
181. p3 build.wellspringd.h17
       p3 builds the Wellspring
182. p3 end  8278942c4cb32e86
183. p1 cast.silver_tongue
       p1 casts Silver Tongue: 1 Rune on the card
184. p1 work.d11
       p1 activates the Charm Weaver: up to 1 use
185. p1 stop
186. p1 recruit.b2{fire-1-3}
       p1 recruits Rime Smith
       Torch Peddler joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p1 3 Iron, 2 Runes and 3 Coins
187. p1 trade.coin
       p1 gives 4 resources back to the supply
188. p1 pay.coin.2b
189. p1 pay.iron.1a
190. p1 pay.rune.2a
191. p1 pay.iron.3a
       p1 gains 1 Coin
192. p1 trade.heartstone
       p1 gives 4 resources back to the supply
193. p1 pay.coin.1b
194. p1 pay.cart.stock
195. p1 pay.iron.3a
196. p1 pay.rune.1c
       p1 gains 1 Heartstone
197. p1 end  360b24b51990f7d4
198. p2 dig.d2
199. p2 lay.d2a.p10
200. p2 ore.heartstone
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Hammer to p2
201. p2 done
202. p2 end  001517c7898c2c1f
203. p3 recruit.b4{mud-1-3}
       p3 recruits Frost Sledger
       p3 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
       Frost Sledger takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 1 Iron, 3 Heartstones, 1 Hammer, 1 Rune, 1 Coin and 1 Ice Cart
204. p3 trade.stone
       p3 gives 4 resources back to the supply
205. p3 pay.heartstone.1a
206. p3 pay.stone.2b
207. p3 pay.coin.1c
208. p3 pay.heartstone.2a
       p3 gains 1 Stone
209. p3 trade.stone
       p3 gives 4 resources back to the supply
210. p3 pay.rune.1b
211. p3 pay.stone.stock
212. p3 pay.iron.3a
213. p3 pay.heartstone.2a
       p3 gains 1 Stone
214. p3 end  ecb81a4e54adc101
215. p1 work.d11
       p1 activates the Charm Weaver: up to 1 use
216. p1 use.1
217. p1 pay.coin.2b
       p1 gains 1 Rune
218. p1 cast.old_debt{trading_places}
       p1 casts Old Debt: 3 Runes on the card
       Old Debt disintegrates; Trading Places enters the grimoire
219. p1 recruit.b3{fire-1-1}
       p1 recruits Tong Bearer
       Cinder Hauler joins the horde
       Tong Bearer takes a place in the pack: at the top
       The pack brings p1 4 Iron, 3 Heartstones, 1 Hammer, 2 Runes, 3 Coins, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 5 Honor points
220. p1 trade.coin
       p1 gives 4 resources back to the supply
221. p1 pay.hammer.2c
222. p1 pay.rune.2a
223. p1 pay.coin.2b
224. p1 pay.iron.1a
       p1 gains 1 Coin
225. p1 end  6da48f8fad3e0a27
226. p2 recruit.b1{mud-1-6}
       p2 recruits Bog Prospector
       Mudsled Driver joins the horde
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 2 Iron and 2 Heartstones
227. p2 trade.cart
       p2 gives 4 resources back to the supply
228. p2 pay.iron.2c
229. p2 pay.cart.1d
230. p2 pay.coin.3b
231. p2 pay.iron.2a
       p2 gains 1 Cart
232. p2 trade.iron
       p2 gives 4 resources back to the supply
233. p2 pay.stone.2b
234. p2 pay.stone.2b
235. p2 pay.cart.stock
236. p2 pay.hammer.stock
       p2 gains 1 Iron
237. p2 end  11eb6b72b84e9f0d
238. p3 recruit.m2{ice-2-2+fire}
       p3 recruits Glacier Cutter
       p3 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Fire Pedestal
       Glacier Cutter takes a place in the pack: at the top
       The pack brings p3 3 Stone, 4 Iron, 4 Heartstones, 1 Cart, 2 Runes, 1 Coin and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 8 more turns after this one
239. p3 end  851b013482465972
240. p1 dig.t4
241. p1 lay.t4b.b11
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Stone to p1
242. p1 end  f16f1857b780e176
243. p2 trade.stone
       p2 gives 4 resources back to the supply
244. p2 pay.iron.3a
245. p2 pay.rune.1c
246. p2 pay.heartstone.3a
247. p2 pay.iron.stock
       p2 gains 1 Stone
248. p2 dig.d2
249. p2 lay.d2a.r13
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
250. p2 end  836df70e6e6d0af6
251. p3 dig.i4
252. p3 lay.i4c.k16
253. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Fire Statue at k17
       The rock yields 1 Coin to p3
254. p3 done
255. p3 statue.i17
256. p3 to.j19
       p3 moves a Moon Statue from i17 to j19
257. p3 statue.k17
258. p3 to.k16
       p3 moves a Fire Statue from k17 to k16
259. p3 end  345cb468c51e9217
260. p1 trade.stone
       p1 gives 4 resources back to the supply
261. p1 pay.coin.1b
262. p1 pay.coin.2b
263. p1 pay.rune.1c
264. p1 pay.coin.stock
       p1 gains 1 Stone
265. p1 dig.l3
266. p1 lay.l3c.e11
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Iron to p1
267. p1 trade.iron
       p1 gives 4 resources back to the supply
       p1 gains 1 Iron
268. p1 end  0544bf50c72db297
269. p2 recruit.b3{moon-1-1}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 1 Coin
       Night Toller joins the horde
       Cinder Hauler takes a place in the pack: at the top
       The pack brings p2 5 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
270. p2 trade.iron
       p2 gives 4 resources back to the supply
271. p2 pay.rune.1c
272. p2 pay.coin.3b
273. p2 pay.coin.stock
274. p2 pay.heartstone.3a
       p2 gains 1 Iron
275. p2 end  9e30af259d486ba8
276. p3 cast.trading_places
       p3 casts Trading Places: 1 Rune on the card
277. p3 pay.rune.1b
278. p3 statue.k16
279. p3 statue.j19
       p3 swaps a Fire Statue (k16) and a Moon Statue (j19)
280. p3 trade.stone
       p3 gives 4 resources back to the supply
281. p3 pay.rune.3b
282. p3 pay.stone.2b
283. p3 pay.iron.3a
284. p3 pay.coin.1c
       p3 gains 1 Stone
285. p3 dig.s4
286. p3 lay.s4d.g12
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
287. p3 done
288. p3 trade.hammer
       p3 gives 4 resources back to the supply
289. p3 pay.hammer.2b
290. p3 pay.stone.stock
291. p3 pay.coin.stock
292. p3 pay.stone.stock
       p3 gains 1 Hammer
293. p3 statue.j19
294. p3 to.i17
       p3 moves a Fire Statue from j19 to i17
295. p3 end  bd82701319f59fb6
296. p1 skip
       p1 can neither recruit nor dig, and skips
297. p1 statue.a8
298. p1 to.a9
       p1 moves an Ice Statue from a8 to a9
299. p1 end  0ef6b79ad55d9e1b
300. p2 dig.p5
301. p2 lay.p5g.q13
302. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at q13
       The rock yields 1 Hammer to p2
303. p2 statue.q13
304. p2 to.p14
305. p2 pay.cart_fire.4a
       p2 moves a Fire Statue from q13 to p14
306. p2 end  07703b7bee138a29
       Game over: p1 wins with 39 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +2  Ice Statue at a9, dark grey zone [HALL-F6]
p1  +6  Fire Statue at c9, brown zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Fire Statue at p14, grey zone [HALL-F6]
p3  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3  +2  Wellspring, altar empty [HALL-G10]
p3  +6  Moon Statue at k16, brown zone [HALL-F6]
= p1 39, p3 36, p2 21  coronation, won by p1
