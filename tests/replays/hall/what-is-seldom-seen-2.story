hall/6  seats 3  seed 9  options later_seats=none workshops=random

  1. p2 portal.s8  3f57d8906b67445a
       p2 opens a Portal at s8
  2. p3 portal.j19  ae745fb4ffecb47b
       p3 opens a Portal at j19
  3. p1 portal.a8  78bbb2eb4b4dc948
       p1 opens a Portal at a8
  4. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
  5. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
  7. p2 draft.start-6.1d  f2a45587f8377493
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  8. p3 draft.start-5.1d
       p3 chooses Bone Reader for the pack
  9. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 10. p3 draft.start-2.1a
       p3 chooses Nail Biter for the pack
 11. p3 draft.start-6.1c  8afa925d6b8bb3dd
       p3 chooses Barrow Pusher for the pack
       p3 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 12. p1 draft.start-2.1d
       p1 chooses Nail Biter for the pack
 13. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
 14. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 15. p1 draft.start-4.1b  ae94385dff3b4cea
       p1 chooses Purse Shaker for the pack
       p1 begins with 8 Stone, 1 Iron, 1 Hammer and 2 Coins
 16. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 17. p2 pay.stone.stock
 18. p2 pay.hammer.stock
 19. p2 pay.coin.stock
 20. p2 pay.iron.stock
       p2 gains 1 Heartstone
 21. p2 trade.rune
       p2 gives 4 resources back to the supply
 22. p2 pay.iron.stock
 23. p2 pay.stone.stock
 24. p2 pay.heartstone.stock
 25. p2 pay.stone.stock
       p2 gains 1 Rune
 26. p2 cast.silver_tongue
       p2 casts Silver Tongue: 1 Rune on the card
 27. p2 trade.rune
       p2 gives 4 resources back to the supply
 28. p2 pay.stone.stock
 29. p2 pay.heartstone.stock
 30. p2 pay.heartstone.stock
       p2 gains 1 Rune
 31. p2 recruit.m2
 32. p2 pay.stone.stock{mud-2-4+ice}
       p2 slips a Stone to Dusk Carrier
       p2 slips a Rune to Lantern Guard
       p2 recruits Glacier Cutter
       p2 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries an Ice Pedestal
 33. p2 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 3 Iron and 1 Ice Cart
 34. p2 trade.iron
       p2 gives 4 resources back to the supply
 35. p2 pay.stone.2a
 36. p2 pay.iron.2a
 37. p2 pay.stone.1a
 38. p2 pay.iron.1b
       p2 gains 1 Iron
 39. p2 end  b874a443e24ae503
 40. p3 trade.stone
       p3 gives 4 resources back to the supply
 41. p3 pay.hammer.stock
 42. p3 pay.heartstone.stock
 43. p3 pay.stone.stock
 44. p3 pay.iron.stock
       p3 gains 1 Stone
 45. p3 trade.stone
       p3 gives 4 resources back to the supply
 46. p3 pay.heartstone.stock
 47. p3 pay.iron.stock
 48. p3 pay.coin.stock
       p3 gains 1 Stone
 49. p3 dig.o4
 50. p3 lay.o4d.i17
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue at i17
       The rock yields 1 Coin to p3
 51. p3 end  bc54cab612851e24
 52. p1 recruit.b2{mud-1-3}
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 1 Stone
       Clay Kneader joins the horde
 53. p1 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 1 Moon Cart
 54. p1 end  05cd4d79a0729407
 55. p2 dig.d2
 56. p2 lay.d2c.r8
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 2 Stone and 1 Heartstone to p2
 57. p2 done
 58. p2 end  521f2eef7f8c7559
 59. p3 dig.d2
 60. p3 lay.d2a.g18
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone to p3
 61. p3 end  fcb3bb3c39ca051c
 62. p1 trade.coin
       p1 gives 4 resources back to the supply
 63. p1 pay.iron.stock
 64. p1 pay.stone.stock
 65. p1 pay.hammer.stock
 66. p1 pay.coin.stock
       p1 gains 1 Coin
 67. p1 dig.i3
 68. p1 lay.i3d.b8
 69. p1 pay.stone.stock
 70. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 2 Stone and 1 Heartstone to p1
 71. p1 trade.rune
       p1 gives 4 resources back to the supply
 72. p1 pay.coin.1b
 73. p1 pay.coin.stock
 74. p1 pay.stone.stock
 75. p1 pay.heartstone.stock
       p1 gains 1 Rune
 76. p1 end  c40ea6859e6f1404
 77. p2 dig.d2
 78. p2 lay.d2b.q7
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p2
 79. p2 pedestal.fire
       p2 puts a Fire Pedestal at r7, dark grey zone: a benefit token of 5 Honor points
 80. p2 end  b07d6b4d2331e7f7
 81. p3 recruit.b1{fire-1-5}
       p3 recruits Night Toller
       Soot Pounder joins the horde
 82. p3 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p3 1 Cart, 1 Rune, 1 Coin and 1 Moon Cart
 83. p3 end  c7db31d81cb3417d
 84. p1 dig.t4
 85. p1 lay.t4c.c10
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Hammer to p1
 86. p1 done
 87. p1 end  8444af491b4bb814
 88. p2 recruit.b4{mud-1-6}
       p2 recruits Coal Nibbler
       Mudsled Driver joins the horde
 89. p2 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 90. p2 trade.coin
       p2 gives 4 resources back to the supply
 91. p2 pay.heartstone.stock
 92. p2 pay.heartstone.2c
 93. p2 pay.coin.1c
 94. p2 pay.cart.1d
       p2 gains 1 Coin
 95. p2 end  bb90a256ff50a7b7
 96. p3 cast.silver_tongue
       p3 casts Silver Tongue: 2 Runes on the card
 97. p3 dig.d2
 98. p3 lay.d2a.k19
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 99. p3 statue.i17
100. p3 to.j18
       p3 moves an Ice Statue from i17 to j18
101. p3 end  04b614c067d1f208
102. p1 recruit.b1{moon-1-5}
       p1 recruits Soot Pounder
       Silver Sifter joins the horde
103. p1 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron and 1 Hammer
104. p1 end  c5379d7450521108
105. p2 recruit.b2{ice-1-1}
       p2 recruits Clay Kneader
       Frost Sledger joins the horde
       Clay Kneader takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone and 1 Coin
106. p2 end  8098816be5bc48ed
107. p3 recruit.m1{fire-2-2+ice}
       p3 recruits Ice Breaker
       p3 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
108. p3 join.2a
       Ice Breaker takes a place in the pack: second row, place 1
       The pack brings p3 2 Iron, 1 Heartstone, 1 Hammer and 1 Ice Cart
109. p3 statue.j18
110. p3 to.g18
       p3 moves an Ice Statue from j18 to g18
111. p3 end  b853cdf1e00b042e
112. p1 dig.l3
113. p1 lay.l3d.d9
114. p1 pay.auto
115. p1 pay.hammer.stock
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
116. p1 done
117. p1 end  a5c6e6fc87769a48
118. p2 trade.stone
       p2 gives 4 resources back to the supply
119. p2 pay.stone.2b
120. p2 pay.heartstone.2b
121. p2 pay.coin.1c
122. p2 pay.coin.stock
       p2 gains 1 Stone
123. p2 recruit.b3{mud-1-5}
       p2 recruits Lantern Guard
       p2 pockets the bribes of the recruit: 1 Rune
       Puddle Banker joins the horde
124. p2 join.3b
       Lantern Guard takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Coin and 1 Moon Cart
125. p2 end  2b08d8965669dc94
126. p3 recruit.b5{fire-1-3}
       p3 recruits Tong Bearer
       Torch Peddler joins the horde
       Tong Bearer takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Cart and 1 Fire Cart
127. p3 statue.g18
128. p3 to.h18
       p3 moves an Ice Statue from g18 to h18
129. p3 end  3fa49d9452ca12c0
130. p1 trade.cart
       p1 gives 4 resources back to the supply
131. p1 pay.rune.stock
132. p1 pay.stone.stock
133. p1 pay.coin.stock
134. p1 pay.iron.1d
       p1 gains 1 Cart
135. p1 recruit.b4{moon-1-3}
       p1 recruits Mudsled Driver
       Owl Listener joins the horde
136. p1 join.2a
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart, 1 Rune and 1 Coin
137. p1 trade.heartstone
       p1 gives 4 resources back to the supply
138. p1 pay.rune.1a
139. p1 pay.stone.2a
140. p1 pay.hammer.2c
141. p1 pay.stone.stock
       p1 gains 1 Heartstone
142. p1 end  e07f6fd6f57bc082
143. p2 trade.heartstone
       p2 gives 4 resources back to the supply
144. p2 pay.cart.1d
145. p2 pay.iron.1b
146. p2 pay.heartstone.2b
147. p2 pay.iron.3b
       p2 gains 1 Heartstone
148. p2 trade.iron
       p2 gives 4 resources back to the supply
149. p2 pay.coin.stock
150. p2 pay.rune.stock
151. p2 pay.stone.2b
152. p2 pay.coin.1c
       p2 gains 1 Iron
153. p2 recruit.b4{ice-1-5}
       p2 recruits Owl Listener
       Rime Smith joins the horde
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
154. p2 end  bf492c58c2524859
155. p3 trade.coin
       p3 gives 4 resources back to the supply
156. p3 pay.hammer.2a
157. p3 pay.iron.2b
158. p3 pay.iron.2a
159. p3 pay.heartstone.1b
       p3 gains 1 Coin
160. p3 recruit.b3{mud-1-1}
       p3 recruits Puddle Banker
       Bog Prospector joins the horde
161. p3 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 3 Coins
162. p3 end  0ebe241f7bf858a0
163. p1 recruit.b2{mud-1-4}
       p1 recruits Frost Sledger
       p1 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
164. p1 join.3a
       Frost Sledger takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 1 Iron, 1 Rune and 1 Ice Cart
165. p1 trade.rune
       p1 gives 4 resources back to the supply
166. p1 pay.stone.2a
167. p1 pay.coin.stock
168. p1 pay.coin.1b
169. p1 pay.iron.3a
       p1 gains 1 Rune
170. p1 trade.hammer
       p1 gives 4 resources back to the supply
171. p1 pay.rune.stock
172. p1 pay.cart.stock
173. p1 pay.cart.2a
174. p1 pay.heartstone.stock
       p1 gains 1 Hammer
175. p1 trade.stone
       p1 gives 4 resources back to the supply
176. p1 pay.hammer.stock
177. p1 pay.stone.2b
178. p1 pay.cart.1c
179. p1 pay.stone.2b
       p1 gains 1 Stone
180. p1 end  e38e25bd33f990fe
181. p2 dig.o4
182. p2 lay.o4b.r10
183. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at s11
184. p2 end  23a3bc4f9743fb8e
185. p3 dig.d2
186. p3 lay.d2a.f17
       p3 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
187. p3 done
188. p3 end  ca9ddb191dcbfee2
189. p1 recruit.b3{fire-1-1}
       p1 recruits Bog Prospector
       Cinder Hauler joins the horde
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Hammer and 1 Coin
190. p1 end  00b68c3556bdf346
191. p2 trade.stone
       p2 gives 4 resources back to the supply
192. p2 pay.rune.3a
193. p2 pay.heartstone.2b
194. p2 pay.stone.2a
195. p2 pay.stone.1a
       p2 gains 1 Stone
196. p2 recruit.b2{ice-1-3}
       p2 recruits Rust Wader
       Icicle Whistler joins the horde
       Rust Wader takes a place in the pack: at the top
       The pack brings p2 2 Stone, 6 Iron, 1 Heartstone, 1 Cart and 1 Rune
       Ten Trolls follow p2: a Coronation token of 5 Honor points
197. p2 end  bdd88fbdd60155a2
198. p3 recruit.b3{ice-1-2}
       p3 recruits Cinder Hauler
       Snow Shoveller joins the horde
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 3 Iron, 1 Hammer, 1 Fire Cart and 1 Ice Cart
199. p3 end  555ac7c5bccca9e8
200. p1 dig.l3
201. p1 lay.l3a.c8
202. p1 pay.stone.stock
203. p1 pay.stone.2b
204. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Moon Statue at c9
       The rock yields 2 Iron to p1
205. p1 establish.e8.steward
       p1 establishes the Steward at e8
206. p1 end  a0d199cf35c8bb49
207. p2 cast.thunderclap
       p2 casts Thunderclap: 1 Rune on the card
208. p2 trade.rune
       p2 gives 4 resources back to the supply
209. p2 pay.stone.1a
210. p2 pay.heartstone.2b
211. p2 pay.cart.1d
212. p2 pay.iron.1b
       p2 gains 1 Rune
213. p2 dig.i3
214. p2 lay.i3b.q12
215. p2 ore.stone
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Stone to p2
216. p2 trade.coin
       p2 gives 4 resources back to the supply
217. p2 pay.rune.stock
218. p2 pay.heartstone.2c
219. p2 pay.stone.stock
220. p2 pay.iron.2a
       p2 gains 1 Coin
221. p2 trade.coin
       p2 gives 4 resources back to the supply
222. p2 pay.coin.stock
223. p2 pay.coin.1c
224. p2 pay.heartstone.stock
225. p2 pay.iron.2a
       p2 gains 1 Coin
226. p2 hall.wellspring
227. p2 build.wellspringc.r10
       p2 builds the Wellspring
228. p2 end  049e9cff130b3f09
229. p3 recruit.b3{mud-1-2}
       p3 recruits Snow Shoveller
       Gravel Glutton joins the horde
       Snow Shoveller takes a place in the pack: at the top
       The pack brings p3 2 Stone and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
230. p3 statue.h18
231. p3 to.g17
232. p3 pay.auto
       p3 moves an Ice Statue from h18 to g17
233. p3 statue.g17
234. p3 to.f17
235. p3 pay.cart.1c
       p3 moves an Ice Statue from g17 to f17
236. p3 end  e6cc63777abc5f95
237. p1 recruit.b4{ice-1-4}
       p1 recruits Rime Smith
       Cold Digger joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p1 3 Stone, 3 Iron and 1 Cart
238. p1 trade.heartstone
       p1 gives 4 resources back to the supply
239. p1 pay.iron.3a
240. p1 pay.rune.1a
241. p1 pay.heartstone.3b
242. p1 pay.cart.2a
       p1 gains 1 Heartstone
243. p1 trade.rune
       p1 gives 4 resources back to the supply
244. p1 pay.hammer.2c
245. p1 pay.iron.1d
246. p1 pay.cart.1c
247. p1 pay.coin.1b
       p1 gains 1 Rune
248. p1 trade.cart
       p1 gives 4 resources back to the supply
249. p1 pay.rune.stock
250. p1 pay.stone.2a
251. p1 pay.stone.2b
252. p1 pay.heartstone.stock
       p1 gains 1 Cart
253. p1 statue.c9
254. p1 to.c8
255. p1 pay.cart.stock
       p1 moves a Moon Statue from c9 to c8
256. p1 end  f2d931e866c303dd
257. p2 dig.i3
258. p2 lay.i3b.o9
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths an Ice Statue at q9
259. p2 establish.o8.rune_forge
       p2 establishes the Rune Forge at o8
260. p2 end  515d6742f5f39838
261. p3 dig.o4
262. p3 lay.o4d.e15
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f15
       The rock yields 1 Stone and 1 Iron to p3
263. p3 done
264. p3 trade.hammer
       p3 gives 4 resources back to the supply
265. p3 pay.stone.stock
266. p3 pay.iron.2a
267. p3 pay.iron.2b
268. p3 pay.iron.1a
       p3 gains 1 Hammer
269. p3 end  3e2de395c0eb30d4
270. p1 trade.stone
       p1 gives 4 resources back to the supply
271. p1 pay.iron.3b
272. p1 pay.stone.2b
273. p1 pay.stone.2c
       p1 gains 1 Stone
274. p1 work.e8
       p1 activates the Steward: up to 1 use
275. p1 use.1
276. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
277. p1 trade.hammer
       p1 gives 4 resources back to the supply
278. p1 pay.stone.stock
279. p1 pay.cart.stock
       p1 gains 1 Hammer
280. p1 skip
       p1 can neither recruit nor dig, and skips
281. p1 end  f3a60dfd2e418f17
282. p2 work.o8
       p2 activates the Rune Forge: up to 1 use
283. p2 stop
284. p2 skip
       p2 can neither recruit nor dig, and skips
285. p2 statue.s11
286. p2 to.r11
       p2 moves a Fire Statue from s11 to r11
287. p2 statue.q9
288. p2 to.p9
       p2 moves an Ice Statue from q9 to p9
289. p2 end  3df487ae5e1e3177
290. p3 trade.hammer
       p3 gives 4 resources back to the supply
291. p3 pay.heartstone.1b
292. p3 pay.rune.1d
293. p3 pay.coin.2c
294. p3 pay.coin.3b
       p3 gains 1 Hammer
295. p3 trade.heartstone
       p3 gives 4 resources back to the supply
296. p3 pay.hammer.stock
297. p3 pay.hammer.stock
298. p3 pay.iron.stock
       p3 gains 1 Heartstone
299. p3 skip
       p3 can neither recruit nor dig, and skips
300. p3 end  9b6d28e77067a623
301. p1 work.e8
       p1 activates the Steward: up to 1 use
302. p1 use.1
       p1 moves an Ice Cart to the Stock
303. p1 skip
       p1 can neither recruit nor dig, and skips
304. p1 statue.c8
305. p1 to.d10
       p1 moves a Moon Statue from c8 to d10
306. p1 end  8bc4ff23b3f0960d
       Game over: p2 wins with 31 Honor points

p1  +9  3 Tunnels of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  Moon Statue at d10, brown zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Wellspring, altar empty [HALL-G10]
p2  +6  Ice Statue at p9, brown zone [HALL-F6]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +6  Moon Statue at f15, brown zone [HALL-F6]
p3  +2  Ice Statue at f17, dark grey zone [HALL-F6]
= p2 31, p3 20, p1 19  coronation, won by p2
