hall/3  seats 5  seed 58  options workshops=random

  1. p2 portal.e18  d184857fbf6c98fd
       p2 opens a Portal at e18
  2. p3 portal.t7  1ca9a505f58b3e68
       p3 opens a Portal at t7
  3. p4 portal.s18  e83e5b51a39e9dcb
       p4 opens a Portal at s18
  4. p5 portal.d7  34883624c3ad98f9
       p5 opens a Portal at d7
  5. p1 portal.l3  329e729e293f9c55
       p1 opens a Portal at l3
  6. p2 draft.start-3.1a
       p2 chooses Ember Eye for the pack
  7. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  8. p2 draft.start-1.1c
       p2 chooses Pebble Picker for the pack
  9. p2 draft.start-2.1d  5aa06cc3e396e238
       p2 chooses Nail Biter for the pack
       p2 begins with 5 Stone, 1 Heartstone, 1 Hammer and 2 Coins
 10. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
 11. p3 draft.start-4.1d
       p3 chooses Purse Shaker for the pack
 12. p3 draft.start-1.1a
       p3 chooses Pebble Picker for the pack
 13. p3 draft.start-5.1c  1d702f3fc5b40b83
       p3 chooses Bone Reader for the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 14. p4 draft.start-5.1a
       p4 chooses Bone Reader for the pack
 15. p4 draft.start-6.1c
       p4 chooses Barrow Pusher for the pack
 16. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 17. p4 draft.start-3.1d  9b09bbad0d79e271
       p4 chooses Ember Eye for the pack
       p4 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 18. p5 draft.start-2.1d
       p5 chooses Nail Biter for the pack
 19. p5 draft.start-5.1a
       p5 chooses Bone Reader for the pack
 20. p5 draft.start-3.1b
       p5 chooses Ember Eye for the pack
 21. p5 draft.start-6.1c  3cfca9e2726dceec
       p5 chooses Barrow Pusher for the pack
       p5 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
 23. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 24. p1 draft.start-3.1a
       p1 chooses Ember Eye for the pack
 25. p1 draft.start-4.1c  315226b6cb3de29e
       p1 chooses Purse Shaker for the pack
       p1 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p2 recruit.b2{ice-1-1}
       p2 recruits Cinder Hauler
       Frost Sledger joins the horde
 27. p2 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Heartstone, 1 Rune and 1 Fire Cart
 28. p2 end  fea1ad0370e35eba
 29. p3 dig.v5
 30. p3 lay.v5d.s7
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Coin to p3
 31. p3 done
 32. p3 end  69e8fe50b112be20
 33. p4 dig.y5
 34. p4 lay.y5e.s14
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Stone and 1 Coin to p4
 35. p4 done
 36. p4 end  bb46e5e1b790753c
 37. p5 recruit.b4{fire-1-4}
       p5 recruits Night Toller
       Tong Bearer joins the horde
 38. p5 join.2b
       Night Toller takes a place in the pack: second row, place 2
       The pack brings p5 1 Heartstone, 1 Cart, 1 Coin and 1 Moon Cart
 39. p5 end  17732b91e2b575e5
 40. p1 recruit.b5{mud-1-5}
       p1 recruits Rust Wader
       Puddle Banker joins the horde
 41. p1 join.2b
       Rust Wader takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 2 Iron and 1 Coin
 42. p1 trade.hammer
       p1 gives 4 resources back to the supply
 43. p1 pay.coin.stock
 44. p1 pay.heartstone.stock
 45. p1 pay.stone.stock
 46. p1 pay.coin.stock
       p1 gains 1 Hammer
 47. p1 trade.hammer
       p1 gives 4 resources back to the supply
 48. p1 pay.stone.1b
 49. p1 pay.stone.stock
 50. p1 pay.coin.1c
 51. p1 pay.stone.stock
       p1 gains 1 Hammer
 52. p1 end  57228faa61473d1f
 53. p2 recruit.m1{mud-2-5+moon}
       p2 recruits Eclipse Merchant
       p2 takes an Ice Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
 54. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 2 Coins and 1 Moon Cart
 55. p2 trade.coin
       p2 gives 4 resources back to the supply
 56. p2 pay.hammer.stock
 57. p2 pay.stone.stock
 58. p2 pay.stone.1c
 59. p2 pay.heartstone.1a
       p2 gains 1 Coin
 60. p2 end  10f51249da292c03
 61. p3 trade.heartstone
       p3 gives 4 resources back to the supply
 62. p3 pay.iron.stock
 63. p3 pay.iron.stock
 64. p3 pay.heartstone.stock
 65. p3 pay.coin.stock
       p3 gains 1 Heartstone
 66. p3 recruit.b2{moon-1-2}
       p3 recruits Frost Sledger
       p3 pockets the bribes of the recruit: 1 Coin
       Dusk Carrier joins the horde
 67. p3 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Cart, 1 Rune and 1 Ice Cart
 68. p3 end  9cb8b5a9e3d144db
 69. p4 trade.cart
       p4 gives 4 resources back to the supply
 70. p4 pay.coin.stock
 71. p4 pay.coin.stock
 72. p4 pay.hammer.stock
 73. p4 pay.iron.stock
       p4 gains 1 Cart
 74. p4 recruit.b1{ice-1-2}
       p4 recruits Rime Smith
       p4 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
 75. p4 join.2b
       Rime Smith takes a place in the pack: second row, place 2
       The pack brings p4 2 Iron, 1 Cart and 1 Coin
 76. p4 trade.cart
       p4 gives 4 resources back to the supply
 77. p4 pay.iron.stock
 78. p4 pay.cart.1c
 79. p4 pay.stone.stock
 80. p4 pay.stone.stock
       p4 gains 1 Cart
 81. p4 trade.heartstone
       p4 gives 4 resources back to the supply
 82. p4 pay.coin.stock
 83. p4 pay.coin.1b
 84. p4 pay.iron.stock
 85. p4 pay.iron.2b
       p4 gains 1 Heartstone
 86. p4 trade.coin
       p4 gives 4 resources back to the supply
       p4 gains 1 Coin
 87. p4 end  06df735d49ed7de4
 88. p5 recruit.m1
 89. p5 pay.auto{mud-2-4+fire}
       p5 recruits Silt Wagoner
       p5 takes a Moon Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries a Fire Pedestal
 90. p5 join.2c
       Silt Wagoner takes a place in the pack: second row, place 3
       The pack brings p5 1 Stone, 1 Iron, 1 Heartstone and 1 Cart
 91. p5 trade.heartstone
       p5 gives 4 resources back to the supply
 92. p5 pay.hammer.stock
 93. p5 pay.heartstone.2c
 94. p5 pay.coin.stock
 95. p5 pay.cart.1c
       p5 gains 1 Heartstone
 96. p5 end  784b2ab1946f0ed3
 97. p1 trade.cart
       p1 gives 4 resources back to the supply
 98. p1 pay.stone.stock
 99. p1 pay.hammer.stock
100. p1 pay.hammer.stock
101. p1 pay.hammer.stock
       p1 gains 1 Cart
102. p1 trade.cart
       p1 gives 4 resources back to the supply
103. p1 pay.iron.stock
104. p1 pay.stone.stock
105. p1 pay.stone.stock
106. p1 pay.cart.stock
       p1 gains 1 Cart
107. p1 recruit.b2{moon-1-3}
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 1 Coin
       Owl Listener joins the horde
108. p1 join.2a
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p1 3 Stone, 1 Heartstone and 1 Moon Cart
109. p1 end  5d967937c6b7b8de
110. p2 trade.hammer
       p2 gives 4 resources back to the supply
111. p2 pay.rune.1b
112. p2 pay.heartstone.stock
113. p2 pay.coin.2b
114. p2 pay.stone.2b
       p2 gains 1 Hammer
115. p2 recruit.m1{moon-2-4+fire}
       p2 recruits Swamp Usurer
       p2 takes a Fire Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Fire Pedestal
116. p2 join.3a
       Swamp Usurer takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 1 Heartstone, 1 Rune and 5 Coins
117. p2 trade.coin
       p2 gives 4 resources back to the supply
118. p2 pay.stone.2a
119. p2 pay.rune.1b
120. p2 pay.stone.1c
121. p2 pay.stone.stock
       p2 gains 1 Coin
122. p2 end  54880d15f92cc47c
123. p3 recruit.b3{mud-1-1}
       p3 recruits Torch Peddler
       Bog Prospector joins the horde
124. p3 join.2a
       Torch Peddler takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Coin and 1 Fire Cart
125. p3 trade.heartstone
       p3 gives 4 resources back to the supply
126. p3 pay.stone.1a
127. p3 pay.coin.2a
128. p3 pay.rune.1c
129. p3 pay.iron.stock
       p3 gains 1 Heartstone
130. p3 end  8f37b289fcb2c97b
131. p4 recruit.b3{ice-1-3}
       p4 recruits Bog Prospector
       Icicle Whistler joins the horde
132. p4 join.2a
       Bog Prospector takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Coin
133. p4 end  8d5da8509502c3fa
134. p5 trade.hammer
       p5 gives 4 resources back to the supply
135. p5 pay.heartstone.1b
136. p5 pay.cart.2c
137. p5 pay.heartstone.stock
138. p5 pay.iron.1d
       p5 gains 1 Hammer
139. p5 recruit.b1{moon-1-5}
       p5 recruits Snow Shoveller
       p5 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
140. p5 join.3b
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p5 2 Stone, 1 Iron, 2 Heartstones, 2 Carts, 1 Coin and 1 Ice Cart
141. p5 end  1b332bac605b4cc5
142. p1 recruit.b5{moon-1-4}
       p1 recruits Puddle Banker
       Lantern Guard joins the horde
143. p1 join.3a
       Puddle Banker takes a place in the pack: third row, place 1
       The pack brings p1 3 Coins
144. p1 trade.rune
       p1 gives 4 resources back to the supply
145. p1 pay.cart.stock
146. p1 pay.heartstone.1a
147. p1 pay.coin.3a
148. p1 pay.coin.3a
       p1 gains 1 Rune
149. p1 trade.rune
       p1 gives 4 resources back to the supply
150. p1 pay.stone.1b
151. p1 pay.rune.stock
152. p1 pay.iron.2b
153. p1 pay.coin.stock
       p1 gains 1 Rune
154. p1 trade.iron
       p1 gives 4 resources back to the supply
155. p1 pay.iron.2b
156. p1 pay.rune.stock
157. p1 pay.iron.stock
158. p1 pay.stone.2a
       p1 gains 1 Iron
159. p1 trade.cart
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
160. p1 end  b736e17e03dcf252
161. p2 dig.l5
162. p2 lay.l5d.e16
163. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 1 Coin to p2
164. p2 statue.f16
165. p2 to.f18
       p2 moves a Fire Statue from f16 to f18
166. p2 trade.cart
       p2 gives 4 resources back to the supply
167. p2 pay.coin.3a
168. p2 pay.coin.2b
169. p2 pay.coin.3a
170. p2 pay.stone.stock
       p2 gains 1 Cart
171. p2 statue.f18
172. p2 to.f17
       p2 moves a Fire Statue from f18 to f17
173. p2 end  3f63a5a51e8bc347
174. p3 dig.d2
175. p3 lay.d2c.r7
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p3 unearths an Ice Statue at r8
176. p3 statue.r8
177. p3 to.t9
178. p3 pay.cart_ice.2b
       p3 moves an Ice Statue from r8 to t9
179. p3 trade.stone
       p3 gives 4 resources back to the supply
       p3 gains 1 Stone
180. p3 end  f41f979067a11880
181. p4 cast.old_debt
       p4 casts Old Debt: 1 Rune on the card
182. p4 trade.coin
       p4 gives 4 resources back to the supply
       p4 gains 1 Coin
183. p4 recruit.b5{mud-1-3}
       p4 recruits Lantern Guard
       Clay Kneader joins the horde
184. p4 join.2c
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p4 1 Iron, 1 Heartstone, 1 Cart and 1 Moon Cart
185. p4 trade.rune
       p4 gives 4 resources back to the supply
       p4 gains 1 Rune
186. p4 end  bef30506cf38cb75
187. p5 dig.l5
188. p5 lay.l5c.e7
189. p5 pay.stone.2c
190. p5 pay.stone.stock
191. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Coin to p5
192. p5 establish.d10.crusher
       p5 establishes the Crusher at d10
193. p5 trade.coin
       p5 gives 4 resources back to the supply
194. p5 pay.stone.stock
195. p5 pay.hammer.stock
196. p5 pay.cart.2c
197. p5 pay.iron.1d
       p5 gains 1 Coin
198. p5 end  afff2589ab0291f3
199. p1 recruit.b4{fire-1-5}
       p1 recruits Tong Bearer
       Soot Pounder joins the horde
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Fire Cart
200. p1 end  cdcace3497903800
201. p2 recruit.b1{mud-1-6}
       p2 recruits Silver Sifter
       Mudsled Driver joins the horde
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone and 1 Coin
202. p2 trade.coin
       p2 gives 4 resources back to the supply
203. p2 pay.heartstone.2c
204. p2 pay.heartstone.1a
205. p2 pay.iron.1d
206. p2 pay.coin.stock
       p2 gains 1 Coin
207. p2 trade.cart
       p2 gives 4 resources back to the supply
208. p2 pay.hammer.stock
209. p2 pay.coin.3a
210. p2 pay.coin.2c
211. p2 pay.coin.stock
       p2 gains 1 Cart
212. p2 end  f594b3423cc8e155
213. p3 recruit.b5{ice-1-4}
       p3 recruits Clay Kneader
       Cold Digger joins the horde
214. p3 join.3a
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
215. p3 statue.t9
216. p3 to.s9
217. p3 pay.cart.1b
       p3 moves an Ice Statue from t9 to s9
218. p3 end  577929135671ef1d
219. p4 cast.drums_of_exile
       p4 casts Drums of Exile: 1 Rune on the card
220. p4 exile.t3
221. p4 exile.m3{mud-2-1+moon+fire-3-2}
       Root Miner retires
       Mother of Mud retires
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Obsidian Breaker joins the horde
222. p4 recruit.b3{mud-1-2}
       p4 recruits Icicle Whistler
       Gravel Glutton joins the horde
223. p4 join.3a
       Icicle Whistler takes a place in the pack: third row, place 1
       The pack brings p4 3 Iron, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin and 1 Ice Cart
224. p4 trade.hammer
       p4 gives 4 resources back to the supply
225. p4 pay.rune.3a
226. p4 pay.rune.1a
227. p4 pay.iron.2b
228. p4 pay.coin.1b
       p4 gains 1 Hammer
229. p4 trade.rune
       p4 gives 4 resources back to the supply
230. p4 pay.heartstone.2a
231. p4 pay.iron.2a
232. p4 pay.hammer.stock
233. p4 pay.iron.2b
       p4 gains 1 Rune
234. p4 end  7c35422495bc4318
235. p5 work.d10
       p5 activates the Crusher: up to 1 use
236. p5 stop
237. p5 trade.hammer
       p5 gives 4 resources back to the supply
238. p5 pay.coin.stock
239. p5 pay.cart.1c
240. p5 pay.coin.2b
241. p5 pay.heartstone.2c
       p5 gains 1 Hammer
242. p5 trade.cart
       p5 gives 4 resources back to the supply
243. p5 pay.heartstone.1b
244. p5 pay.coin.stock
245. p5 pay.iron.stock
246. p5 pay.heartstone.stock
       p5 gains 1 Cart
247. p5 dig.d2
248. p5 lay.d2a.c9
249. p5 ore.stone
       p5 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
250. p5 done
251. p5 trade.rune
       p5 gives 4 resources back to the supply
252. p5 pay.iron.stock
253. p5 pay.iron.stock
254. p5 pay.coin.stock
255. p5 pay.stone.stock
       p5 gains 1 Rune
256. p5 end  20fd8283ae32c3a7
257. p1 cast.thunderclap
       p1 casts Thunderclap: 1 Rune on the card
258. p1 recruit.b2{fire-1-2}
       p1 recruits Owl Listener
       p1 pockets the bribes of the recruit: 1 Coin
       Coal Nibbler joins the horde
       Owl Listener takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 2 Iron, 2 Runes and 1 Moon Cart
259. p1 end  1cd1a4b90926c345
260. p2 recruit.b1{fire-2-2+moon}
       p2 recruits Mudsled Driver
       Ash Convoyer joins the horde
       The newcomer carries a Moon Pedestal
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 2 Coins
261. p2 statue.f17
262. p2 to.f19
263. p2 pay.auto
       p2 moves a Fire Statue from f17 to f19
264. p2 trade.stone
       p2 gives 4 resources back to the supply
265. p2 pay.stone.3b
266. p2 pay.coin.2b
267. p2 pay.stone.2b
268. p2 pay.iron.1d
       p2 gains 1 Stone
269. p2 statue.f19
270. p2 to.e18
       p2 moves a Fire Statue from f19 to e18
271. p2 trade.coin
       p2 gives 4 resources back to the supply
272. p2 pay.rune.1b
273. p2 pay.stone.stock
274. p2 pay.coin.2c
275. p2 pay.coin.stock
       p2 gains 1 Coin
276. p2 end  50129e8ce525021d
277. p3 recruit.b4{fire-2-1+fire}
       p3 recruits Soot Pounder
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Hammer and 1 Coin
278. p3 statue.s9
279. p3 to.t9
       p3 moves an Ice Statue from s9 to t9
280. p3 trade.heartstone
       p3 gives 4 resources back to the supply
281. p3 pay.stone.stock
282. p3 pay.rune.1c
283. p3 pay.iron.2b
284. p3 pay.stone.2c
       p3 gains 1 Heartstone
285. p3 trade.hammer
       p3 gives 4 resources back to the supply
286. p3 pay.hammer.2c
287. p3 pay.stone.3a
288. p3 pay.heartstone.stock
289. p3 pay.coin.2a
       p3 gains 1 Hammer
290. p3 trade.hammer
       p3 gives 4 resources back to the supply
       p3 gains 1 Hammer
291. p3 end  56808b9672db0143
292. p4 cast.old_debt
       p4 casts Old Debt: 2 Runes on the card
293. p4 recruit.b2{moon-2-3+fire}
       p4 recruits Coal Nibbler
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
       Coal Nibbler takes a place in the pack: third row, place 2
       The pack brings p4 3 Iron, 2 Heartstones, 1 Coin and 1 Fire Cart
294. p4 end  a7434532aa8e9b10
295. p5 cast.old_debt{seers_bag}
       p5 casts Old Debt: 3 Runes on the card
       Old Debt disintegrates; Seer's Bag enters the grimoire
296. p5 work.d10
       p5 activates the Crusher: up to 2 uses
297. p5 stop
298. p5 recruit.b3{ice-2-1+ice}
       p5 recruits Gravel Glutton
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Gravel Glutton takes a place in the pack: second row, place 1
       The pack brings p5 3 Stone, 1 Heartstone and 1 Rune
299. p5 trade.heartstone
       p5 gives 4 resources back to the supply
300. p5 pay.stone.2a
301. p5 pay.coin.stock
302. p5 pay.stone.2a
303. p5 pay.cart.stock
       p5 gains 1 Heartstone
304. p5 end  d40140b5f8573312
305. p1 dig.d2
306. p1 lay.d2a.j3
307. p1 pay.auto
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Hammer to p1
308. p1 done
309. p1 trade.iron
       p1 gives 4 resources back to the supply
310. p1 pay.coin.1c
311. p1 pay.iron.2c
312. p1 pay.cart.stock
313. p1 pay.stone.1b
       p1 gains 1 Iron
314. p1 end  b4d8421a1488c4b0
315. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
316. p2 recruit.b3{fire-2-4+ice}
       p2 recruits Glacier Cutter
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Glacier Cutter takes a place in the pack: at the top
       The pack brings p2 7 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Rune, 6 Coins, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
317. p2 statue.e18
318. p2 to.f17
319. p2 pay.cart.3b
       p2 moves a Fire Statue from e18 to f17
320. p2 statue.f17
321. p2 to.f18
       p2 moves a Fire Statue from f17 to f18
322. p2 end  bf41dca874cf1ea1
323. p3 recruit.b3{moon-2-2+moon}
       p3 recruits Anvil Singer
       p3 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Hammers, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
324. p3 end  dd4feacc8c5028af
325. p4 trade.cart
       p4 gives 4 resources back to the supply
326. p4 pay.heartstone.1d
327. p4 pay.heartstone.3b
328. p4 pay.coin.1b
329. p4 pay.iron.2c
       p4 gains 1 Cart
330. p4 recruit.b5{ice-2-4+moon}
       p4 recruits Cold Digger
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
       Cold Digger takes a place in the pack: at the top
       The pack brings p4 2 Iron, 4 Heartstones, 2 Runes, 1 Coin and 1 Ice Cart
       Ten Trolls follow p4: a Coronation token of 3 Honor points
       The end is near: 12 more turns after this one
331. p4 trade.stone
       p4 gives 4 resources back to the supply
332. p4 pay.cart.stock
333. p4 pay.heartstone.2a
334. p4 pay.coin.1b
335. p4 pay.iron.2a
       p4 gains 1 Stone
336. p4 trade.stone
       p4 gives 4 resources back to the supply
337. p4 pay.rune.3a
338. p4 pay.stone.stock
339. p4 pay.heartstone.3b
340. p4 pay.rune.1a
       p4 gains 1 Stone
341. p4 trade.hammer
       p4 gives 4 resources back to the supply
342. p4 pay.cart.1c
343. p4 pay.heartstone.4a
344. p4 pay.iron.2b
345. p4 pay.stone.stock
       p4 gains 1 Hammer
346. p4 trade.heartstone
       p4 gives 4 resources back to the supply
       p4 gains 1 Heartstone
347. p4 end  cfd8ac8941ff536d
348. p5 cast.thunderclap
       p5 casts Thunderclap: 2 Runes on the card
349. p5 work.d10
       p5 activates the Crusher: up to 2 uses
350. p5 stop
351. p5 recruit.b2{mud-2-2+ice}
       p5 recruits Star Counter
       p5 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries an Ice Pedestal
       Star Counter takes a place in the pack: third row, place 1
       The pack brings p5 2 Stone, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin and 1 Moon Cart
352. p5 end  845108cc2c5bcbee
353. p1 cast.seers_bag
       p1 casts Seer's Bag: 1 Rune on the card
354. p1 pay.rune.3b
355. p1 draw{fire}
       p1 draws a Fire Pedestal from the bag
356. p1 recruit.b1{ice-2-3+fire}
       p1 recruits Ash Convoyer
       p1 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
       Ash Convoyer takes a place in the pack: at the top
       The pack brings p1 5 Stone, 3 Iron, 1 Heartstone, 2 Runes, 3 Coins and 2 Fire Carts
357. p1 end  252d421e219a01c4
358. p2 dig.s4
359. p2 lay.s4d.g18
360. p2 ore.stone
361. p2 pay.stone.1c
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Coin to p2
362. p2 done
363. p2 trade.heartstone
       p2 gives 4 resources back to the supply
364. p2 pay.iron.1d
365. p2 pay.heartstone.1a
366. p2 pay.coin.2b
367. p2 pay.rune.1b
       p2 gains 1 Heartstone
368. p2 end  6d0e297dcd54d703
369. p3 recruit.b2{mud-2-3+moon}
       p3 recruits Bog-Iron Baron
       p3 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Moon Pedestal
       Bog-Iron Baron takes a place in the pack: at the top
       The pack brings p3 3 Stone, 3 Iron, 1 Heartstone and 1 Coin
370. p3 end  59bd72a5997087fc
371. p4 skip
       p4 can neither recruit nor dig, and skips
372. p4 end  bff1808316cee868
373. p5 cast.seers_bag
       p5 casts Seer's Bag: 2 Runes on the card
374. p5 pay.rune.1a
375. p5 swap.fire.fire
       p5 puts a Fire Pedestal back into the bag and takes a Fire Pedestal
376. p5 recruit.b2{ice-3-3}
       p5 recruits Root Miner
       p5 takes a Moon Pedestal along with the recruit
       Aurora Witch joins the horde
       Root Miner takes a place in the pack: at the top
       The pack brings p5 3 Stone, 2 Iron, 3 Heartstones, 1 Cart and 1 Rune
377. p5 end  0f6ba48a9c4976e4
378. p1 dig.l4
379. p1 lay.l4a.k1
380. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
381. p1 pedestal.fire
       p1 puts a Fire Pedestal at k2, dark grey zone: a benefit token of 4 Honor points
382. p1 end  ad9a3133c80460c2
383. p2 trade.stone
       p2 gives 4 resources back to the supply
384. p2 pay.iron.4a
385. p2 pay.iron.4a
386. p2 pay.stone.3a
387. p2 pay.coin.2b
       p2 gains 1 Stone
388. p2 dig.i3
389. p2 lay.i3c.e13
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
390. p2 done
391. p2 done
392. p2 end  c803cf03d5a700d1
393. p3 cast.drums_of_exile
       p3 casts Drums of Exile: 2 Runes on the card
394. p3 exile.m3
395. p3 exile.t1{mud-2-1+moon+mud-3-3}
       Landslide retires
       Winter Oracle retires
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Heart Eater joins the horde
396. p3 dig.l3
397. p3 lay.l3c.s10
398. p3 ore.iron
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone to p3
399. p3 pedestal.ice
       p3 puts an Ice Pedestal at s11, brown zone: a benefit token of 3 Honor points
400. p3 done
401. p3 end  e66c0eb0f9045800
402. p4 skip
       p4 can neither recruit nor dig, and skips
403. p4 end  d8797511a1f510c8
404. p5 work.d10
       p5 activates the Crusher: up to 2 uses
405. p5 trade.hammer
       p5 gives 4 resources back to the supply
406. p5 pay.cart.1c
407. p5 pay.heartstone.2c
408. p5 pay.rune.1a
409. p5 pay.iron.4a
       p5 gains 1 Hammer
410. p5 stop
411. p5 cast.drums_of_exile
       p5 casts Drums of Exile: 3 Runes on the card
412. p5 exile.b4
413. p5 exile.t1{fire-2-1+fire+mud-3-2+earth_ritual}
       Magma Miner retires
       Heart Eater retires
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Iron Glutton joins the horde
       Drums of Exile disintegrates; Earth Ritual enters the grimoire
414. p5 trade.cart
       p5 gives 4 resources back to the supply
415. p5 pay.hammer.stock
416. p5 pay.cart.2c
417. p5 pay.heartstone.3a
418. p5 pay.iron.1d
       p5 gains 1 Cart
419. p5 trade.stone
       p5 gives 4 resources back to the supply
420. p5 pay.heartstone.1b
421. p5 pay.heartstone.4a
422. p5 pay.coin.2b
423. p5 pay.stone.2a
       p5 gains 1 Stone
424. p5 trade.coin
       p5 gives 4 resources back to the supply
425. p5 pay.cart.stock
426. p5 pay.heartstone.4a
427. p5 pay.stone.2a
428. p5 pay.heartstone.stock
       p5 gains 1 Coin
429. p5 dig.t5
430. p5 lay.t5b.g5
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 2 Stone to p5
431. p5 end  d289ddb5c3713dc9
432. p1 cast.earth_ritual
       p1 casts Earth Ritual: 1 Rune on the card
433. p1 pay.auto
434. p1 ritual.iron
       p1 gains 2 Iron
435. p1 dig.i3
436. p1 lay.i3c.i3
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
437. p1 pedestal.moon
       p1 puts a Moon Pedestal at i3, dark grey zone: a benefit token of 3 Honor points
438. p1 done
439. p1 trade.stone
       p1 gives 4 resources back to the supply
440. p1 pay.rune.3b
441. p1 pay.coin.1c
442. p1 pay.coin.3a
443. p1 pay.stone.4a
       p1 gains 1 Stone
444. p1 trade.iron
       p1 gives 4 resources back to the supply
445. p1 pay.iron.stock
446. p1 pay.heartstone.1a
447. p1 pay.stone.4a
448. p1 pay.coin.3a
       p1 gains 1 Iron
449. p1 trade.coin
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
450. p1 end  1de37af5b648db36
       Game over: p2 wins with 25 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +2  Fire Statue at f18, dark grey zone [HALL-F6]
p2  +4  Moon Statue at h18, grey zone [HALL-F6]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +3  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +4  4 sets of left-over resources [HALL-F4]
p3  +4  Ice Statue at t9, grey zone [HALL-F6]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +1  1 set of left-over resources [HALL-F4]
p5 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p5  +1  1 set of left-over resources [HALL-F4]
= p2 25, p3 20, p1 17, p5 11, p4 9  coronation, won by p2
