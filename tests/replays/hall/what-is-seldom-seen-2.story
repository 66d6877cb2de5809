hall/3  seats 4  seed 81  options teams=no workshops=random

  1. p4 portal.h21  ac699fb45cd91909
       p4 opens a Portal at h21
  2. p1 portal.p3  e985b7c4b4d22897
       p1 opens a Portal at p3
  3. p2 portal.u16  b44bff3353c3313f
       p2 opens a Portal at u16
  4. p3 portal.c8  dc7c9bcd12ddab3d
       p3 opens a Portal at c8
  5. p4 draft.start-2.1c
       p4 chooses Nail Biter for the pack
  6. p4 draft.start-6.1a
       p4 chooses Barrow Pusher for the pack
  7. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
  8. p4 draft.start-4.1d  e867a8b4d7c6757b
       p4 chooses Purse Shaker for the pack
       p4 begins with 5 Stone, 3 Iron and 1 Hammer
  9. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 10. p1 draft.start-1.1d
       p1 chooses Pebble Picker for the pack
 11. p1 draft.start-3.1a
       p1 chooses Ember Eye for the pack
 12. p1 draft.start-4.1b  6d82d22fbadebb9e
       p1 chooses Purse Shaker for the pack
       p1 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 13. p2 draft.start-5.1d
       p2 chooses Bone Reader for the pack
 14. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 15. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
 16. p2 draft.start-2.1c  6115d3330f2036be
       p2 chooses Nail Biter for the pack
       p2 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 17. p3 draft.start-2.1a
       p3 chooses Nail Biter for the pack
 18. p3 draft.start-4.1b
       p3 chooses Purse Shaker for the pack
 19. p3 draft.start-5.1d
       p3 chooses Bone Reader for the pack
 20. p3 draft.start-3.1c  038af9ab6b9c3bad
       p3 chooses Ember Eye for the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p4 trade.stone
       p4 gives 4 resources back to the supply
 22. p4 pay.iron.stock
 23. p4 pay.stone.stock
 24. p4 pay.iron.stock
 25. p4 pay.stone.stock
       p4 gains 1 Stone
 26. p4 dig.t4
 27. p4 lay.t4a.g19
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p4
 28. p4 end  a176034950f393f1
 29. p1 trade.rune
       p1 gives 4 resources back to the supply
 30. p1 pay.hammer.stock
 31. p1 pay.stone.stock
 32. p1 pay.stone.stock
 33. p1 pay.coin.stock
       p1 gains 1 Rune
 34. p1 trade.iron
       p1 gives 4 resources back to the supply
 35. p1 pay.iron.stock
 36. p1 pay.iron.stock
 37. p1 pay.rune.stock
 38. p1 pay.heartstone.stock
       p1 gains 1 Iron
 39. p1 recruit.b1{fire-1-2}
       p1 recruits Dusk Carrier
       Coal Nibbler joins the horde
 40. p1 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 1 Moon Cart
 41. p1 end  83dc06f1dcb84b77
 42. p2 dig.d2
 43. p2 lay.d2b.s16
 44. p2 ore.stone
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p2
 45. p2 end  27fb528f8ac3edd3
 46. p3 dig.o4
 47. p3 lay.o4c.d7
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p3
 48. p3 end  0011f4a1bc32afa2
 49. p4 recruit.b3{ice-1-4}
       p4 recruits Rime Smith
       Cold Digger joins the horde
 50. p4 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p4 3 Iron and 1 Coin
 51. p4 end  10b21a2e00c8e3c2
 52. p1 dig.d2
 53. p1 lay.d2d.p4
 54. p1 ore.iron
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Coin to p1
 55. p1 trade.rune
       p1 gives 4 resources back to the supply
 56. p1 pay.stone.stock
 57. p1 pay.stone.2b
 58. p1 pay.coin.1b
 59. p1 pay.coin.stock
       p1 gains 1 Rune
 60. p1 end  101e82effb7127df
 61. p2 recruit.m4{ice-2-4+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
 62. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 63. p2 end  b0ef404ee6865e54
 64. p3 recruit.b1{moon-1-5}
       p3 recruits Coal Nibbler
       Silver Sifter joins the horde
 65. p3 join.2b
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p3 2 Heartstones, 1 Coin and 1 Fire Cart
 66. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 67. p3 pay.coin.1b
 68. p3 pay.heartstone.2b
 69. p3 pay.iron.stock
 70. p3 pay.coin.stock
       p3 gains 1 Heartstone
 71. p3 end  fa328565ccb2277a
 72. p4 dig.i4
 73. p4 lay.i4b.h18
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Heartstone to p4
 74. p4 done
 75. p4 trade.stone
       p4 gives 4 resources back to the supply
       p4 gains 1 Stone
 76. p4 end  44bd6392fe76e004
 77. p1 recruit.b4{fire-1-3}
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 1 Coin
       Torch Peddler joins the horde
 78. p1 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone and 1 Hammer
 79. p1 end  4e6eab4b4d619a4b
 80. p2 trade.hammer
       p2 gives 4 resources back to the supply
 81. p2 pay.iron.1c
 82. p2 pay.stone.stock
 83. p2 pay.heartstone.1b
 84. p2 pay.iron.stock
       p2 gains 1 Hammer
 85. p2 recruit.b4{fire-1-1}
       p2 recruits Torch Peddler
       Cinder Hauler joins the horde
 86. p2 join.2c
       Torch Peddler takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron, 1 Rune, 1 Coin and 1 Fire Cart
 87. p2 end  4f12c4c343b586c4
 88. p3 dig.d2
 89. p3 lay.d2b.b9
 90. p3 ore.heartstone
 91. p3 pay.heartstone.1c
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
 92. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 93. p3 pay.coin.stock
 94. p3 pay.heartstone.stock
 95. p3 pay.stone.stock
 96. p3 pay.iron.stock
       p3 gains 1 Heartstone
 97. p3 end  0e7767b84185c294
 98. p4 recruit.b1{mud-1-3}
       p4 recruits Silver Sifter
       Clay Kneader joins the horde
 99. p4 join.2a
       Silver Sifter takes a place in the pack: second row, place 1
       The pack brings p4 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
100. p4 statue.h18
101. p4 to.g19
       p4 moves a Moon Statue from h18 to g19
102. p4 trade.heartstone
       p4 gives 4 resources back to the supply
       p4 gains 1 Heartstone
103. p4 end  b3ab1f10d87954a7
104. p1 recruit.b4{ice-1-1}
       p1 recruits Cinder Hauler
       Frost Sledger joins the horde
105. p1 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 1 Coin and 1 Fire Cart
106. p1 trade.cart
       p1 gives 4 resources back to the supply
107. p1 pay.stone.3b
108. p1 pay.coin.1b
109. p1 pay.cart.1c
110. p1 pay.stone.3b
       p1 gains 1 Cart
111. p1 trade.cart
       p1 gives 4 resources back to the supply
112. p1 pay.stone.1d
113. p1 pay.hammer.2c
114. p1 pay.stone.2b
115. p1 pay.stone.2c
       p1 gains 1 Cart
116. p1 end  e7a7caae65b8511d
117. p2 recruit.b1{mud-1-4}
       p2 recruits Clay Kneader
       Rust Wader joins the horde
118. p2 join.3b
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone and 2 Heartstones
119. p2 end  1a857854227edbb7
120. p3 recruit.b4{ice-1-3}
       p3 recruits Frost Sledger
       Icicle Whistler joins the horde
121. p3 join.2c
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
122. p3 trade.coin
       p3 gives 4 resources back to the supply
123. p3 pay.heartstone.stock
124. p3 pay.rune.1d
125. p3 pay.hammer.stock
126. p3 pay.stone.stock
       p3 gains 1 Coin
127. p3 trade.rune
       p3 gives 4 resources back to the supply
128. p3 pay.iron.2c
129. p3 pay.heartstone.1c
130. p3 pay.iron.stock
       p3 gains 1 Rune
131. p3 end  0e8beecbe904715e
132. p4 recruit.b3{fire-1-4}
       p4 recruits Cold Digger
       Tong Bearer joins the horde
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
133. p4 trade.iron
       p4 gives 4 resources back to the supply
       p4 gains 1 Iron
134. p4 end  9254e34588e4f2fc
135. p1 cast.silver_tongue
       p1 casts Silver Tongue: 1 Rune on the card
136. p1 trade.heartstone
       p1 gives 4 resources back to the supply
137. p1 pay.cart.stock
138. p1 pay.coin.stock
139. p1 pay.coin.stock
140. p1 pay.stone.2b
       p1 gains 1 Heartstone
141. p1 recruit.m3
142. p1 pay.heartstone.stock{ice-2-2+moon}
       p1 slips a Heartstone to Tong Bearer
       p1 slips a Cart to Icicle Whistler
       p1 recruits Landslide
       p1 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Landslide takes a place in the pack: second row, place 1
       The pack brings p1 5 Stone, 1 Heartstone and 1 Coin
143. p1 end  67dbeb8106011010
144. p2 trade.heartstone
       p2 gives 4 resources back to the supply
145. p2 pay.heartstone.3b
146. p2 pay.stone.3b
147. p2 pay.heartstone.1b
148. p2 pay.iron.1c
       p2 gains 1 Heartstone
149. p2 dig.l3
150. p2 lay.l3c.v14
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Moon Statue at v14
151. p2 pedestal.fire
       p2 puts a Fire Pedestal at v15, dark grey zone: a benefit token of 2 Honor points
152. p2 end  ef0755f28f12f6de
153. p3 recruit.b1{mud-1-1}
       p3 recruits Rust Wader
       Bog Prospector joins the horde
154. p3 join.2a
       Rust Wader takes a place in the pack: second row, place 1
       The pack brings p3 3 Iron and 1 Coin
155. p3 end  ab7ce29b7dd10453
156. p4 recruit.b4{moon-1-1}
       p4 recruits Icicle Whistler
       p4 pockets the bribes of the recruit: 1 Cart
       Night Toller joins the horde
157. p4 join.3a
       Icicle Whistler takes a place in the pack: third row, place 1
       The pack brings p4 1 Iron, 2 Heartstones, 1 Cart, 2 Runes, 1 Coin and 1 Ice Cart
158. p4 statue.g19
159. p4 to.h18
160. p4 pay.cart.stock
       p4 moves a Moon Statue from g19 to h18
161. p4 trade.stone
       p4 gives 4 resources back to the supply
162. p4 pay.rune.1b
163. p4 pay.rune.3a
164. p4 pay.iron.stock
165. p4 pay.heartstone.2b
       p4 gains 1 Stone
166. p4 end  de904f19b1d11e8f
167. p1 recruit.b3{moon-1-3}
       p1 recruits Tong Bearer
       p1 pockets the bribes of the recruit: 1 Heartstone
       Owl Listener joins the horde
       Tong Bearer takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Cart and 1 Fire Cart
168. p1 end  c2830d6e006af88d
169. p2 trade.hammer
       p2 gives 4 resources back to the supply
170. p2 pay.iron.stock
171. p2 pay.hammer.stock
172. p2 pay.coin.2b
173. p2 pay.rune.1d
       p2 gains 1 Hammer
174. p2 trade.stone
       p2 gives 4 resources back to the supply
175. p2 pay.coin.2b
176. p2 pay.hammer.stock
177. p2 pay.hammer.stock
178. p2 pay.coin.stock
       p2 gains 1 Stone
179. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
180. p2 recruit.b1{mud-1-2}
       p2 recruits Bog Prospector
       Gravel Glutton joins the horde
       Bog Prospector takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 2 Heartstones and 1 Coin
181. p2 end  0f12ba24145946f1
182. p3 recruit.m4{fire-2-3+fire}
       p3 recruits Ice Breaker
       p3 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Fire Pedestal
183. p3 join.3a
       Ice Breaker takes a place in the pack: third row, place 1
       The pack brings p3 1 Iron, 2 Heartstones, 1 Hammer, 1 Coin and 1 Ice Cart
184. p3 end  b2cc082f33529c63
185. p4 recruit.b5{moon-1-4}
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Lantern Guard joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Ice Cart
186. p4 hall.shaman
187. p4 build.shamana.h18
       p4 builds the Shaman's Chamber
188. p4 end  471a8af5c9e559f6
189. p1 dig.l3
190. p1 lay.l3d.q5
191. p1 pay.stone.2a
192. p1 pay.stone.2b
193. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
194. p1 pedestal.ice
       p1 puts an Ice Pedestal at q6, grey zone: a benefit token of 4 Honor points
195. p1 trade.hammer
       p1 gives 4 resources back to the supply
196. p1 pay.iron.3a
197. p1 pay.stone.2a
198. p1 pay.cart.1c
199. p1 pay.heartstone.stock
       p1 gains 1 Hammer
200. p1 end  f51e88b37b7d964c
201. p2 dig.d2
202. p2 lay.d2c.r15
203. p2 pay.auto
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p2 unearths a Fire Statue at r16
       The rock yields 1 Stone to p2
204. p2 done
205. p2 end  4f7bdbdb303fb208
206. p3 cast.aftershock
       p3 casts Aftershock: 1 Rune on the card
207. p3 recruit.b1{mud-1-5}
       p3 recruits Gravel Glutton
       Puddle Banker joins the horde
       Gravel Glutton takes a place in the pack: third row, place 2
       The pack brings p3 3 Stone, 1 Iron and 1 Rune
208. p3 lay.d2c.b10
       p3 opens a Tunnel of 2 cells without paying minerals
       p3 unearths a Fire Statue at b10
209. p3 done
210. p3 end  1b03e6d9f0accb65
211. p4 trade.hammer
       p4 gives 4 resources back to the supply
212. p4 pay.iron.1c
213. p4 pay.coin.2a
214. p4 pay.stone.stock
215. p4 pay.iron.2c
       p4 gains 1 Hammer
216. p4 cast.silver_tongue
       p4 casts Silver Tongue: 2 Runes on the card
217. p4 trade.cart
       p4 gives 4 resources back to the supply
218. p4 pay.coin.stock
219. p4 pay.stone.3b
220. p4 pay.stone.3b
221. p4 pay.heartstone.2b
       p4 gains 1 Cart
222. p4 recruit.b1{fire-2-1+fire}
       p4 recruits Puddle Banker
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Puddle Banker takes a place in the pack: at the top
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 2 Runes and 3 Coins
       Ten Trolls follow p4: a Coronation token of 5 Honor points
223. p4 trade.coin
       p4 gives 4 resources back to the supply
224. p4 pay.rune.3a
225. p4 pay.iron.1c
226. p4 pay.coin.1d
227. p4 pay.cart.1a
       p4 gains 1 Coin
228. p4 end  601e6172c107b2ca
229. p1 recruit.b1{moon-2-4+ice}
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries an Ice Pedestal
       Magma Miner takes a place in the pack: at the top
       The pack brings p1 8 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
230. p1 trade.stone
       p1 gives 4 resources back to the supply
231. p1 pay.iron.3a
232. p1 pay.stone.2a
233. p1 pay.cart.1c
234. p1 pay.coin.1b
       p1 gains 1 Stone
235. p1 trade.cart
       p1 gives 4 resources back to the supply
236. p1 pay.hammer.2c
237. p1 pay.heartstone.1a
238. p1 pay.hammer.stock
239. p1 pay.stone.2a
       p1 gains 1 Cart
240. p1 end  c4442cce48f019ef
241. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
242. p2 recruit.b2{moon-2-2+ice}
       p2 recruits Mudsled Driver
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 2 Iron, 2 Heartstones, 1 Cart and 3 Coins
243. p2 end  8ffa9f5fd3c4cc08
244. p3 cast.aftershock
       p3 casts Aftershock: 2 Runes on the card
245. p3 trade.coin
       p3 gives 4 resources back to the supply
246. p3 pay.heartstone.2b
247. p3 pay.iron.2a
248. p3 pay.coin.1b
249. p3 pay.heartstone.1c
       p3 gains 1 Coin
250. p3 trade.stone
       p3 gives 4 resources back to the supply
251. p3 pay.iron.2c
252. p3 pay.iron.3a
253. p3 pay.iron.2a
254. p3 pay.stone.3b
       p3 gains 1 Stone
255. p3 recruit.b5{moon-2-3+moon}
       p3 recruits Lantern Guard
       Star Counter joins the horde
       The newcomer carries a Moon Pedestal
       Lantern Guard takes a place in the pack: at the top
       The pack brings p3 1 Stone, 5 Iron, 2 Heartstones, 1 Rune, 1 Coin and 1 Moon Cart
256. p3 lay.d2c.f8
       p3 opens a Tunnel of 2 cells without paying minerals
       p3 unearths an Ice Statue at f8
       The rock yields 1 Stone to p3
257. p3 pedestal.moon
       p3 puts a Moon Pedestal at f8, grey zone: a benefit token of 3 Honor points
258. p3 establish.g9.stone_mill
       p3 establishes the Stone Mill at g9
259. p3 trade.iron
       p3 gives 4 resources back to the supply
260. p3 pay.heartstone.1c
261. p3 pay.rune.1d
262. p3 pay.heartstone.2b
263. p3 pay.stone.3b
       p3 gains 1 Iron
264. p3 end  848c448c23f02264
265. p4 cast.silver_tongue{thieving_imp}
       p4 casts Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Thieving Imp enters the grimoire
266. p4 skip
       p4 can neither recruit nor dig, and skips
267. p4 trade.coin
       p4 gives 4 resources back to the supply
268. p4 pay.cart.stock
269. p4 pay.stone.3b
270. p4 pay.iron.2c
271. p4 pay.iron.2c
       p4 gains 1 Coin
272. p4 trade.heartstone
       p4 gives 4 resources back to the supply
273. p4 pay.stone.3b
274. p4 pay.coin.2a
275. p4 pay.hammer.stock
276. p4 pay.coin.4a
       p4 gains 1 Heartstone
277. p4 trade.stone
       p4 gives 4 resources back to the supply
278. p4 pay.heartstone.2a
279. p4 pay.coin.4a
280. p4 pay.heartstone.2b
281. p4 pay.heartstone.stock
       p4 gains 1 Stone
282. p4 end  43836e260c3ba0a9
283. p1 dig.t4
284. p1 lay.t4b.s6
285. p1 pay.stone.2a
286. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
287. p1 trade.heartstone
       p1 gives 4 resources back to the supply
288. p1 pay.stone.2b
289. p1 pay.cart.stock
290. p1 pay.stone.2b
291. p1 pay.heartstone.4a
       p1 gains 1 Heartstone
292. p1 end  d27f7a86db1140a3
293. p2 recruit.m4
294. p2 pay.auto{ice-2-1+fire}
       p2 recruits Furnace Broker
       p2 takes a Fire Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries a Fire Pedestal
       Furnace Broker takes a place in the pack: at the top
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Rune, 4 Coins and 1 Fire Cart
295. p2 statue.r16
296. p2 to.r15
297. p2 pay.cart.3a
       p2 moves a Fire Statue from r16 to r15
298. p2 trade.heartstone
       p2 gives 4 resources back to the supply
299. p2 pay.coin.1a
300. p2 pay.coin.2b
301. p2 pay.cart.stock
302. p2 pay.coin.2b
       p2 gains 1 Heartstone
303. p2 trade.heartstone
       p2 gives 4 resources back to the supply
304. p2 pay.iron.2a
305. p2 pay.heartstone.1b
306. p2 pay.rune.1d
307. p2 pay.heartstone.2a
       p2 gains 1 Heartstone
308. p2 end  488f33120ad26519
309. p3 trade.coin
       p3 gives 4 resources back to the supply
310. p3 pay.coin.1b
311. p3 pay.coin.stock
312. p3 pay.iron.1a
313. p3 pay.iron.2a
       p3 gains 1 Coin
314. p3 work.g9
       p3 activates the Stone Mill: up to 1 use
315. p3 trade.coin
       p3 gives 4 resources back to the supply
316. p3 pay.iron.2a
317. p3 pay.stone.3b
318. p3 pay.iron.2c
319. p3 pay.hammer.3a
       p3 gains 1 Coin
320. p3 trade.hammer
       p3 gives 4 resources back to the supply
321. p3 pay.iron.3a
322. p3 pay.coin.stock
323. p3 pay.stone.3b
324. p3 pay.iron.4a
       p3 gains 1 Hammer
325. p3 trade.heartstone
       p3 gives 4 resources back to the supply
326. p3 pay.stone.stock
327. p3 pay.hammer.stock
328. p3 pay.coin.stock
329. p3 pay.stone.stock
       p3 gains 1 Heartstone
330. p3 use.2
       p3 gains 1 Stone
331. p3 skip
       p3 can neither recruit nor dig, and skips
332. p3 end  858a4da58c84bd5a
333. p4 skip
       p4 can neither recruit nor dig, and skips
334. p4 trade.rune
       p4 gives 4 resources back to the supply
       p4 gains 1 Rune
335. p4 end  573e0752105520d7
336. p1 dig.l4
337. p1 lay.l4a.m3
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Hammer to p1
338. p1 pedestal.fire
       p1 puts a Fire Pedestal at m4, grey zone: a benefit token of 4 Honor points
339. p1 done
340. p1 end  1a8277363e1b74aa
341. p2 trade.iron
       p2 gives 4 resources back to the supply
342. p2 pay.stone.2b
343. p2 pay.stone.3a
344. p2 pay.heartstone.3b
345. p2 pay.coin.2c
       p2 gains 1 Iron
346. p2 trade.rune
       p2 gives 4 resources back to the supply
347. p2 pay.stone.3b
348. p2 pay.iron.4a
349. p2 pay.stone.4a
350. p2 pay.heartstone.stock
       p2 gains 1 Rune
351. p2 skip
       p2 can neither recruit nor dig, and skips
352. p2 trade.heartstone
       p2 gives 4 resources back to the supply
353. p2 pay.iron.1c
354. p2 pay.coin.4a
355. p2 pay.iron.stock
356. p2 pay.rune.stock
       p2 gains 1 Heartstone
357. p2 statue.r15
358. p2 to.r16
       p2 moves a Fire Statue from r15 to r16
359. p2 statue.r16
360. p2 to.t16
       p2 moves a Fire Statue from r16 to t16
361. p2 statue.v14
362. p2 to.u15
       p2 moves a Moon Statue from v14 to u15
363. p2 end  d3c32ee6b5169b00
364. p3 work.g9
       p3 activates the Stone Mill: up to 1 use
365. p3 stop
366. p3 skip
       p3 can neither recruit nor dig, and skips
367. p3 end  1575153c98c4bf9d
       Game over: p1 wins with 23 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +2  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Moon Statue at u15, dark grey zone [HALL-F6]
p2  +2  Fire Statue at t16, dark grey zone [HALL-F6]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +4  Ice Statue at f8, grey zone [HALL-F6]
p3  +2  Fire Statue at b10, dark grey zone [HALL-F6]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +5  Coronation token [HALL-F2]
p4  +1  1 set of left-over resources [HALL-F4]
p4  +1  Shaman's Chamber, altar empty [HALL-G10]
= p1 23, p4 17, p3 14, p2 9  coronation, won by p1
