hall/6  seats 2  seed 1  options side=winter later_seats=none workshops=chosen

  1. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  2. p1 offer.steward
       p1 puts a Workshop into the supply: Steward
  3. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  4. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  5. p1 offer.stone_mill
       p1 puts a Workshop into the supply: Stone Mill
  6. p1 portal.l5  137d8961895b1ed1
       p1 opens a Portal at l5
  7. p2 portal.e18  965b404599c7f7be
       p2 opens a Portal at e18
  8. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
 11. p1 draft.start-1.1a  1dce4e3c37cd1bb5
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 12. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 13. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 14. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 15. p2 draft.start-6.1a  7d1ea7c7d52df09c
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 16. p1 dig.l5
 17. p1 lay.l5a.h5
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at h6
       The rock yields 1 Coin to p1
 18. p1 establish.j4.steward
       p1 establishes the Steward at j4
 19. p1 end  ebcaccfcc2ffec70
 20. p2 dig.v5
 21. p2 lay.v5d.f16
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at f16
       p2 unearths a Moon Statue at h18
 22. p2 end  572e7ce799193de2
 23. p1 work.j4
       p1 activates the Steward: up to 1 use
 24. p1 stop
 25. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 26. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Moon Cart
 27. p1 statue.h6
 28. p1 to.j5
       p1 moves a Fire Statue from h6 to j5
 29. p1 end  ee6e49eb2d433d85
 30. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 31. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 32. p2 statue.f16
 33. p2 to.e18
       p2 moves a Fire Statue from f16 to e18
 34. p2 end  4c724a2129187228
 35. p1 work.j4
       p1 activates the Steward: up to 1 use
 36. p1 use.1
 37. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
 38. p1 recruit.m4{moon-2-3+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 39. p1 join.2c
       Glacier Cutter takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Ice Cart
 40. p1 end  241255e5eabf5aed
 41. p2 dig.s4
 42. p2 lay.s4a.j17
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
 43. p2 pedestal.moon
       p2 puts a Moon Pedestal at j17, orange zone: a benefit token of 5 Honor points
 44. p2 establish.i17.stone_mill
       p2 establishes the Stone Mill at i17
 45. p2 end  c9e9e7ef51794aab
 46. p1 work.j4
       p1 activates the Steward: up to 1 use
 47. p1 use.1
 48. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 49. p1 dig.l4
 50. p1 lay.l4f.l6
 51. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at l6
 52. p1 pedestal.ice
       p1 puts an Ice Pedestal at l6, brown zone: a benefit token of 5 Honor points
 53. p1 establish.o7.depot
       p1 establishes the Depot at o7
 54. p1 statue.l6
 55. p1 to.l7
       p1 moves a Moon Statue from l6 to l7
 56. p1 end  0f2d88e3b910afda
 57. p2 recruit.b5{mud-1-5}
       p2 recruits Cold Digger
       p2 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
 58. p2 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
 59. p2 statue.h18
 60. p2 to.j17
       p2 moves a Moon Statue from h18 to j17
 61. p2 end  f193c2c02c2240bc
 62. p1 work.j4
       p1 activates the Steward: up to 1 use
 63. p1 use.1
 64. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
 65. p1 recruit.b4{mud-1-6}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 66. p1 join.3b
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p1 4 Iron, 1 Heartstone, 1 Cart, 2 Coins, 1 Ice Cart and 1 Moon Cart
 67. p1 end  1301e395122c3e3e
 68. p2 recruit.m4
 69. p2 pay.auto{mud-2-2+fire}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 70. p2 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Heartstone, 1 Rune and 1 Moon Cart
 71. p2 end  c5351e011a90fd96
 72. p1 work.j4
       p1 activates the Steward: up to 1 use
 73. p1 use.1
 74. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 75. p1 dig.s4
 76. p1 lay.s4e.m8
 77. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
 78. p1 pedestal.moon
       p1 puts a Moon Pedestal at m9, yellow zone: a benefit token of 5 Honor points
 79. p1 statue.l7
 80. p1 to.m9
 81. p1 pay.auto
       p1 moves a Moon Statue from l7 to m9
 82. p1 end  ffc313f9742e20ce
 83. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
 84. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
 85. p2 use.1
 86. p2 pay.auto
       p2 gains 1 Iron
 87. p2 stop
 88. p2 dig.s4
 89. p2 lay.s4e.l14
 90. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
 91. p2 pedestal.fire
       p2 puts a Fire Pedestal at l15, yellow zone: a benefit token of 3 Honor points
 92. p2 statue.e18
 93. p2 to.g18
 94. p2 pay.auto
       p2 moves a Fire Statue from e18 to g18
 95. p2 statue.g18
 96. p2 to.k17
 97. p2 pay.auto
       p2 moves a Fire Statue from g18 to k17
 98. p2 statue.k17
 99. p2 to.l15
       p2 moves a Fire Statue from k17 to l15
100. p2 end  65538c36c962930a
101. p1 work.j4
       p1 activates the Steward: up to 1 use
102. p1 use.1
103. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
104. p1 recruit.t3
105. p1 pay.auto{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
106. p1 take.fire
       p1 chooses a Fire Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p1 3 Stone, 3 Iron and 2 Ice Carts
107. p1 end  b813228057ee1914
108. p2 recruit.m3{fire-2-4+moon}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Moon Pedestal
109. p2 join.3a
       Silt Wagoner takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 1 Iron, 3 Heartstones, 2 Carts, 1 Coin, 1 Fire Cart and 1 Ice Cart
110. p2 end  75a30972a0d89b15
111. p1 work.j4
       p1 activates the Steward: up to 1 use
112. p1 use.1
113. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
114. p1 dig.s4
115. p1 lay.s4f.g6
116. p1 ore.heartstone
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths a Moon Statue at f8
       The rock yields 2 Stone to p1
117. p1 pedestal.fire
       p1 puts a Fire Pedestal at f7, grey zone: a benefit token of 4 Honor points
118. p1 statue.f8
119. p1 to.h6
       p1 moves a Moon Statue from f8 to h6
120. p1 statue.h6
121. p1 to.l5
       p1 moves a Moon Statue from h6 to l5
122. p1 statue.l5
123. p1 to.n7
       p1 moves a Moon Statue from l5 to n7
124. p1 statue.j5
125. p1 to.f7
       p1 moves a Fire Statue from j5 to f7
126. p1 end  be22d1576e708220
127. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
128. p2 use.1
129. p2 pay.auto
       p2 gains 1 Iron
130. p2 use.1
131. p2 pay.auto
       p2 gains 1 Iron
132. p2 dig.i3
133. p2 lay.i3c.l17
134. p2 ore.stone
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Fire Statue at l18
135. p2 pedestal.fire
       p2 puts a Fire Pedestal at l17, orange zone: a benefit token of 4 Honor points
136. p2 statue.l18
137. p2 to.l17
138. p2 pay.auto
       p2 moves a Fire Statue from l18 to l17
139. p2 end  54dec4cd7359ea69
140. p1 work.j4
       p1 activates the Steward: up to 1 use
141. p1 use.1
142. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
143. p1 dig.w5
144. p1 lay.w5c.n2
145. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Iron and 1 Hammer to p1
146. p1 establish.n4.ironworks
       p1 establishes the Ironworks at n4
147. p1 statue.n2
148. p1 to.l5
       p1 moves a Fire Statue from n2 to l5
149. p1 end  d1c532fa2592de63
150. p2 recruit.m4{mud-2-1+moon+mud-1-4}
       p2 recruits Bog-Iron Baron
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Mudsled Driver retires
       Rust Wader joins the horde
       Bog-Iron Baron takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 1 Rune, 1 Coin, 1 Fire Cart and 1 Moon Cart
151. p2 end  6a9161087b9fdab1
152. p1 work.j4
       p1 activates the Steward: up to 1 use
153. p1 use.1
154. p1 pay.iron.2a
       p1 moves an Iron to the Stock
155. p1 recruit.b3{ice-1-5}
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p1 5 Stone, 1 Iron, 1 Cart, 1 Hammer, 2 Coins, 2 Ice Carts and 1 Moon Cart
156. p1 end  ec2ab97b5698e2ef
157. p2 dig.w5
158. p2 lay.w5a.k20
159. p2 ore.iron
160. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Iron and 1 Hammer to p2
161. p2 establish.j20.ironworks
       p2 establishes the Ironworks at j20
162. p2 statue.j22
163. p2 to.k20
164. p2 pay.auto
       p2 moves an Ice Statue from j22 to k20
165. p2 end  da53255a6ad72b2e
166. p1 work.j4
       p1 activates the Steward: up to 1 use
167. p1 use.1
168. p1 pay.cart.1c
       p1 moves a Cart to the Stock
169. p1 dig.l5
170. p1 lay.l5e.p5
171. p1 ore.stone
172. p1 pay.auto
173. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone, 1 Heartstone and 1 Coin to p1
174. p1 hall.great_forge
175. p1 build.great_forgea.l6
       p1 builds the Great Forge
       The Ice Pedestal at l6 vanishes under the Great Hall
176. p1 statue.n7
177. p1 to.m7
178. p1 pay.auto
       p1 moves a Moon Statue from n7 to m7
179. p1 statue.p6
180. p1 to.o6
181. p1 pay.auto
       p1 moves an Ice Statue from p6 to o6
182. p1 end  c1b1b2ad83d040c6
183. p2 work.j20
       p2 activates the Ironworks: up to 2 uses
184. p2 use.2
       p2 gains 1 Heartstone
185. p2 stop
186. p2 dig.i4
187. p2 lay.i4b.m18
188. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue at p18
       The rock yields 1 Stone and 1 Heartstone to p2
189. p2 pedestal.fire
       p2 puts a Fire Pedestal at o18, brown zone: a benefit token of 3 Honor points
190. p2 statue.p18
191. p2 to.m18
192. p2 pay.auto
       p2 moves an Ice Statue from p18 to m18
193. p2 end  90a784a81bea3f69
194. p1 work.j4
       p1 activates the Steward: up to 1 use
195. p1 use.1
196. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
197. p1 dig.v5
198. p1 lay.v5b.p7
199. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 3 Stone to p1
200. p1 statue.r8
201. p1 to.p7
       p1 moves a Moon Statue from r8 to p7
202. p1 end  04aafea9204a0425
203. p2 work.j20
       p2 activates the Ironworks: up to 2 uses
204. p2 use.2
       p2 gains 1 Heartstone
205. p2 use.2
       p2 gains 1 Heartstone
206. p2 dig.p5
207. p2 lay.p5g.r16
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at r16
       The rock yields 2 Stone to p2
208. p2 hall.chasm
209. p2 build.chasma.l18
       p2 builds the Chasm
       The Fire Pedestal at o18 vanishes under the Great Hall
210. p2 statue.m18
211. p2 to.o18
       p2 moves an Ice Statue from m18 to o18
212. p2 end  cb3d810f8d867d45
213. p1 work.o7
       p1 activates the Depot: up to 3 uses
214. p1 use.1
215. p1 pay.coin.2b
216. p1 pay.coin.2b
       p1 gains 1 Cart
217. p1 use.1
218. p1 pay.coin.stock
219. p1 pay.coin.stock
       p1 gains 1 Cart
220. p1 use.1
221. p1 pay.coin.stock
222. p1 pay.coin.stock
       p1 gains 1 Cart
223. p1 recruit.b5{ice-1-1}
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 3 Coins
       Frost Sledger joins the horde
       Puddle Banker takes a place in the pack: at the top
       The pack brings p1 6 Stone, 6 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 5 Coins, 3 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
224. p1 trade.heartstone
       p1 gives 4 resources back to the supply
225. p1 pay.coin.1d
226. p1 pay.coin.2b
227. p1 pay.coin.2b
228. p1 pay.coin.4a
       p1 gains 1 Heartstone
229. p1 end  3e718832744a6a89
230. p2 cast.clan_oath
       p2 casts Clan Oath: 2 Runes on the card
231. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
232. p2 use.1
233. p2 pay.auto
       p2 gains 1 Iron
234. p2 use.1
235. p2 pay.auto
       p2 gains 1 Iron
236. p2 recruit.m3{ice-2-2+ice}
       p2 recruits Anvil Singer
       p2 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Anvil Singer takes a place in the pack: at the top
       The pack brings p2 3 Stone, 5 Iron, 5 Heartstones, 2 Carts, 1 Hammer, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
237. p2 statue.k20
238. p2 to.l19
239. p2 pay.auto
       p2 moves an Ice Statue from k20 to l19
240. p2 end  6f56a87129862c3d
241. p1 work.n4
       p1 activates the Ironworks: up to 2 uses
242. p1 use.2
243. p1 pay.auto
       p1 gains 1 Heartstone
244. p1 use.2
       p1 gains 1 Heartstone
245. p1 dig.p5
246. p1 lay.p5b.j2
247. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 2 Iron to p1
248. p1 hall.stonecutter
249. p1 build.stonecutterb.k2
       p1 builds the Stonecutter's Hall
250. p1 statue.j2
251. p1 to.l3
252. p1 pay.auto
       p1 moves an Ice Statue from j2 to l3
253. p1 end  5593715914527b8f
254. p2 dig.l4
255. p2 lay.l4g.m19
256. p2 ore.iron
257. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 3 Iron to p2
258. p2 pedestal.moon
       p2 puts a Moon Pedestal at l21, grey zone: a benefit token of 4 Honor points
259. p2 hall.wellspring
260. p2 build.wellspringb.k20
       p2 builds the Wellspring
       The Moon Pedestal at l21 vanishes under the Great Hall
261. p2 statue.r16
262. p2 to.n18
263. p2 pay.auto
       p2 moves a Fire Statue from r16 to n18
264. p2 statue.n18
265. p2 to.m19
266. p2 pay.auto
       p2 moves a Fire Statue from n18 to m19
267. p2 statue.m19
268. p2 to.l21
269. p2 pay.auto
       p2 moves a Fire Statue from m19 to l21
270. p2 end  d04af9e437e6542e
271. p1 dig.y5
272. p1 lay.y5g.k7
273. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
274. p1 hall.shaman
275. p1 build.shamana.k8
       p1 builds the Shaman's Chamber
276. p1 statue.o6
277. p1 to.m6
278. p1 pay.auto
       p1 moves an Ice Statue from o6 to m6
279. p1 statue.m6
280. p1 to.k7
281. p1 pay.auto
       p1 moves an Ice Statue from m6 to k7
282. p1 statue.l5
283. p1 to.n7
       p1 moves a Fire Statue from l5 to n7
284. p1 statue.n7
285. p1 to.n6
       p1 moves a Fire Statue from n7 to n6
286. p1 statue.n6
287. p1 to.m6
       p1 moves a Fire Statue from n6 to m6
288. p1 statue.m6
289. p1 to.l7
       p1 moves a Fire Statue from m6 to l7
290. p1 statue.l7
291. p1 to.n6
       p1 moves a Fire Statue from l7 to n6
292. p1 statue.n6
293. p1 to.o6
       p1 moves a Fire Statue from n6 to o6
294. p1 trade.cart
       p1 gives 4 resources back to the supply
295. p1 pay.stone.1a
296. p1 pay.stone.2a
297. p1 pay.stone.2a
298. p1 pay.stone.2b
       p1 gains 1 Cart
299. p1 statue.k7
300. p1 to.k10
       p1 moves an Ice Statue from k7 to k10
301. p1 statue.k10
302. p1 to.l10
       p1 moves an Ice Statue from k10 to l10
303. p1 end  644dee17654051d4
304. p2 dig.t5
305. p2 lay.t5b.n21
306. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at n22
       The rock yields 1 Hammer to p2
307. p2 statue.n22
308. p2 to.k20
309. p2 pay.auto
       p2 moves a Moon Statue from n22 to k20
310. p2 statue.k20
311. p2 to.m19
       p2 moves a Moon Statue from k20 to m19
312. p2 end  ff1c96826508183a
       Game over: p2 wins with 175 Honor points

p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1 +15  3 Tunnels of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1  +1  Shaman's Chamber, altar empty [HALL-G10]
p1  +6  Fire Statue at o6, brown zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal at f7, grey zone [HALL-F6]
p1  +6  Moon Statue at p7, brown zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at m9, yellow zone [HALL-F6]
p1 +10  Ice Statue at l10, yellow zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  5 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2 +20  Fire Statue on its Pedestal at l15, yellow zone [HALL-F6]
p2 +16  Moon Statue on its Pedestal at j17, orange zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at l17, orange zone [HALL-F6]
p2  +6  Ice Statue at l19, brown zone [HALL-F6]
p2  +6  Moon Statue at m19, brown zone [HALL-F6]
= p2 175, p1 158  coronation, won by p2
