hall/4  seats 4  seed 1  options teams=yes workshops=random

  1. p1 portal.p3  c9987c6bfb27a048
       p1 opens a Portal at p3
  2. p2 portal.h21  5a44521c2cbcd602
       p2 opens a Portal at h21
  3. p3 portal.c8  52b2057ebca8e84c
       p3 opens a Portal at c8
  4. p4 portal.u16  639a82167ba48491
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  7. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  8. p1 draft.start-1.1d  94eb166e73fc318f
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  9. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 11. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 12. p2 draft.start-6.1d  e5869ba4a61e4760
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 13. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-1.1d  39e3a4ab1bcf3927
       p3 chooses Pebble Picker for the pack
       p3 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 17. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
 18. p4 draft.start-2.1c
       p4 chooses Nail Biter for the pack
 19. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
 20. p4 draft.start-6.1a  60ab7ca8e9b519a4
       p4 chooses Barrow Pusher for the pack
       p4 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 21. p1 dig.v5
 22. p1 lay.v5c.p4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.o7.steward
       p1 establishes the Steward at o7
 24. p1 end  e82c0a685fc44db3
 25. p2 dig.v5
 26. p2 lay.v5a.h18
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.i17.stone_mill
       p2 establishes the Stone Mill at i17
 28. p2 end  f5f935a8c13ecdcb
 29. p3 dig.y5
 30. p3 lay.y5b.d8
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 31. p3 establish.g9.mint
       p3 establishes the Mint at g9
 32. p3 end  f266262d0890f8f8
 33. p4 dig.y5
 34. p4 lay.y5d.r15
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 35. p4 establish.q15.mint
       p4 establishes the Mint at q15
 36. p4 end  7fb0b252d388d609
 37. p1 work.o7
       p1 activates the Steward: up to 1 use
 38. p1 stop
 39. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 40. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Moon Cart
 41. p1 statue.p6
 42. p1 to.o6
       p1 moves an Ice Statue from p6 to o6
 43. p1 end  8d4f1ae8576720d3
 44. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 45. p2 use.1
       p2 gains 1 Iron
 46. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 47. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 48. p2 end  7996bd0b4c210931
 49. p3 work.g9
       p3 activates the Mint: up to 2 uses
 50. p3 use.4
       p3 gains 1 Heartstone
 51. p3 use.4
       p3 gains 1 Heartstone
 52. p3 dig.l4
 53. p3 lay.l4a.g6
 54. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 3 Stone to p3
 55. p3 pedestal.moon
       p3 puts a Moon Pedestal at g7, grey zone: a benefit token of 4 Honor points
 56. p3 establish.i7.wainwright
       p3 establishes the Wainwright at i7
 57. p3 end  90a334735b5681c1
 58. p4 work.q15
       p4 activates the Mint: up to 2 uses
 59. p4 use.4
       p4 gains 1 Heartstone
 60. p4 use.4
       p4 gains 1 Heartstone
 61. p4 dig.s4
 62. p4 lay.s4a.p17
 63. p4 ore.stone
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 3 Stone to p4
 64. p4 pedestal.moon
       p4 puts a Moon Pedestal at p17, brown zone: a benefit token of 2 Honor points
 65. p4 establish.o17.rune_forge
       p4 establishes the Rune Forge at o17
 66. p4 end  09293975cea8b123
 67. p1 work.o7
       p1 activates the Steward: up to 1 use
 68. p1 use.1
 69. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
 70. p1 recruit.m4{moon-2-3+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 71. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Rune and 1 Ice Cart
 72. p1 end  6458fd6710b234d1
 73. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 74. p2 use.1
 75. p2 pay.auto
       p2 gains 1 Iron
 76. p2 dig.w5
 77. p2 lay.w5b.e16
 78. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 2 Stone and 1 Coin to p2
 79. p2 end  b70e3751814cdf56
 80. p3 work.g9
       p3 activates the Mint: up to 2 uses
 81. p3 use.4
       p3 gains 1 Heartstone
 82. p3 stop
 83. p3 recruit.b5{mud-1-5}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
 84. p3 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 2 Heartstones and 1 Ice Cart
 85. p3 end  1c58efc2abd8d434
 86. p4 work.o17
       p4 activates the Rune Forge: up to 2 uses
 87. p4 use.1
       p4 gains 1 Rune
 88. p4 use.1
       p4 gains 1 Rune
 89. p4 recruit.b4{mud-1-6}
       p4 recruits Bog Prospector
       p4 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 90. p4 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p4 2 Iron, 1 Heartstone and 1 Rune
 91. p4 statue.r16
 92. p4 to.q16
       p4 moves a Fire Statue from r16 to q16
 93. p4 end  34f89ac6a10c4203
 94. p1 work.o7
       p1 activates the Steward: up to 1 use
 95. p1 use.1
 96. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 97. p1 dig.s4
 98. p1 lay.s4g.q6
 99. p1 ore.heartstone
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone to p1
100. p1 pedestal.ice
       p1 puts an Ice Pedestal at r7, grey zone: a benefit token of 2 Honor points
101. p1 end  c62f9c282c63d783
102. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
103. p2 use.1
       p2 gains 1 Iron
104. p2 recruit.m1
105. p2 pay.auto{mud-2-2+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
106. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Iron, 1 Cart and 3 Coins
107. p2 statue.h18
108. p2 to.j18
       p2 moves a Moon Statue from h18 to j18
109. p2 end  2c3324ec203cc30e
110. p3 work.g9
       p3 activates the Mint: up to 2 uses
111. p3 use.4
       p3 gains 1 Heartstone
112. p3 use.4
       p3 gains 1 Heartstone
113. p3 dig.i4
114. p3 lay.i4b.f10
115. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
116. p3 pedestal.moon
       p3 puts a Moon Pedestal at h10, orange zone: a benefit token of 5 Honor points
117. p3 end  8796d5fd0b1042a9
118. p4 work.q15
       p4 activates the Mint: up to 2 uses
119. p4 use.4
       p4 gains 1 Heartstone
120. p4 use.4
       p4 gains 1 Heartstone
121. p4 recruit.b2{mud-1-4}
       p4 recruits Cinder Hauler
       p4 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
122. p4 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p4 2 Stone, 1 Cart and 1 Fire Cart
123. p4 statue.p18
124. p4 to.o18
125. p4 pay.auto
       p4 moves an Ice Statue from p18 to o18
126. p4 end  90452cd12b0efe1d
127. p1 work.o7
       p1 activates the Steward: up to 1 use
128. p1 use.1
129. p1 pay.iron.1c
       p1 moves an Iron to the Stock
130. p1 recruit.m4{fire-2-4+ice}
       p1 recruits Star Counter
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
131. p1 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone, 1 Rune and 1 Moon Cart
132. p1 end  c04fb00aae0a65ff
133. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
134. p2 use.1
135. p2 pay.auto
       p2 gains 1 Iron
136. p2 recruit.m3{mud-2-1+moon}
       p2 recruits Silt Wagoner
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
137. p2 join.3b
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 1 Iron, 1 Heartstone, 2 Carts and 3 Coins
138. p2 end  6b61c1f1d983a122
139. p3 dig.l3
140. p3 lay.l3c.c9
141. p3 ore.iron
142. p3 pay.auto
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
143. p3 pedestal.fire
       p3 puts a Fire Pedestal at c10, grey zone: a benefit token of 4 Honor points
144. p3 establish.d10.hammer_forge
       p3 establishes the Hammer Forge at d10
145. p3 statue.b10
146. p3 to.c10
       p3 moves an Ice Statue from b10 to c10
147. p3 end  8b4c4e68359ced5b
148. p4 work.o17
       p4 activates the Rune Forge: up to 2 uses
149. p4 use.1
150. p4 pay.auto
       p4 gains 1 Rune
151. p4 use.1
152. p4 pay.auto
       p4 gains 1 Rune
153. p4 dig.s4
154. p4 lay.s4d.p13
155. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
156. p4 pedestal.fire
       p4 puts a Fire Pedestal at q14, orange zone: a benefit token of 4 Honor points
157. p4 statue.q16
158. p4 to.q14
159. p4 pay.auto
       p4 moves a Fire Statue from q16 to q14
160. p4 end  e36d0597b4e87002
161. p1 work.o7
       p1 activates the Steward: up to 1 use
162. p1 use.1
163. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
164. p1 recruit.b4{ice-1-5}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
165. p1 join.3a
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Carts, 2 Coins, 1 Ice Cart and 1 Moon Cart
166. p1 end  961551d4726c939f
167. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
168. p2 use.1
169. p2 pay.auto
       p2 gains 1 Iron
170. p2 recruit.m1
171. p2 pay.auto{ice-2-2+ice}
       p2 recruits Bog-Iron Baron
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Bog-Iron Baron takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone and 3 Iron
172. p2 end  c1d77231995c5d8c
173. p3 work.d10
       p3 activates the Hammer Forge: up to 1 use
174. p3 use.2
       p3 gains 1 Heartstone
175. p3 dig.s4
176. p3 lay.s4h.i11
177. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p3
178. p3 pedestal.fire
       p3 puts a Fire Pedestal at i12, yellow zone: a benefit token of 3 Honor points
179. p3 statue.f8
180. p3 to.h10
       p3 moves a Moon Statue from f8 to h10
181. p3 end  e18d8c4aeb77fb28
182. p4 cast.drums_of_exile
       p4 casts Drums of Exile: 1 Rune on the card
183. p4 pay.auto
184. p4 exile.m3
185. p4 exile.m4{ice-2-3+moon+mud-2-3+fire}
       Landslide retires
       Anvil Singer retires
       Frost Scribe joins the horde
       The newcomer carries a Moon Pedestal
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
186. p4 work.q15
       p4 activates the Mint: up to 3 uses
187. p4 use.4
       p4 gains 1 Heartstone
188. p4 use.4
       p4 gains 1 Heartstone
189. p4 stop
190. p4 recruit.b1{ice-1-1}
       p4 recruits Lantern Guard
       p4 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
191. p4 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 3 Iron, 1 Cart, 1 Rune, 1 Fire Cart and 1 Moon Cart
192. p4 end  561190711255447f
193. p1 work.o7
       p1 activates the Steward: up to 1 use
194. p1 use.1
195. p1 pay.cart.1b
       p1 moves a Cart to the Stock
196. p1 recruit.m3
197. p1 pay.auto{ice-2-4+moon}
       p1 recruits Frost Scribe
       p1 takes a Moon Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 1 Rune, 2 Coins and 1 Ice Cart
198. p1 end  011aab0338d0c088
199. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
200. p2 use.1
201. p2 pay.auto
       p2 gains 1 Iron
202. p2 recruit.m3{fire-2-2+fire}
       p2 recruits Ice Breaker
       p2 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Fire Pedestal
       Ice Breaker takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Hammer, 1 Coin and 1 Ice Cart
203. p2 end  1dc329c2becebd1b
204. p3 work.d10
       p3 activates the Hammer Forge: up to 1 use
205. p3 use.1
206. p3 pay.auto
       p3 gains 1 Hammer
207. p3 dig.l4
208. p3 lay.l4e.l9
209. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone, 1 Cart and 1 Rune to p3
210. p3 pedestal.moon
       p3 puts a Moon Pedestal at l9, yellow zone: a benefit token of 5 Honor points
211. p3 statue.h10
212. p3 to.l9
       p3 moves a Moon Statue from h10 to l9
213. p3 end  b0d429be91934654
214. p4 work.o17
       p4 activates the Rune Forge: up to 2 uses
215. p4 use.1
216. p4 pay.auto
       p4 gains 1 Rune
217. p4 use.1
218. p4 pay.auto
       p4 gains 1 Rune
219. p4 dig.l4
220. p4 lay.l4a.u14
221. p4 ore.iron
222. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p4
223. p4 pedestal.moon
       p4 puts a Moon Pedestal at u15, dark grey zone: a benefit token of 3 Honor points
224. p4 establish.t14.hammer_exchange
       p4 establishes the Hammer Exchange at t14
225. p4 statue.v14
226. p4 to.u16
227. p4 pay.auto
       p4 moves a Moon Statue from v14 to u16
228. p4 statue.u16
229. p4 to.r15
230. p4 pay.auto
       p4 moves a Moon Statue from u16 to r15
231. p4 end  5a90b406f41f2b82
232. p1 work.o7
       p1 activates the Steward: up to 1 use
233. p1 use.1
234. p1 pay.cart_moon.2c
       p1 moves a Moon Cart to the Stock
235. p1 recruit.m1
236. p1 pay.auto{moon-2-2+ice}
       p1 recruits Avalanche Rider
       p1 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p1 2 Stone, 2 Coins, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 5 Honor points
237. p1 end  b4bc4eee6203d3db
238. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
239. p2 use.1
240. p2 pay.auto
       p2 gains 1 Iron
241. p2 dig.l5
242. p2 lay.l5e.l18
243. p2 ore.iron
244. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at l18
245. p2 establish.j20.hammer_exchange
       p2 establishes the Hammer Exchange at j20
246. p2 hall.wellspring
247. p2 build.wellspringa.h18
       p2 builds the Wellspring
248. p2 statue.j18
249. p2 to.i18
250. p2 pay.auto
       p2 moves a Moon Statue from j18 to i18
251. p2 end  938d18877f1de05f
252. p3 recruit.b2{mud-1-3}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
253. p3 join.2a
       Rust Wader takes a place in the pack: second row, place 1
       The pack brings p3 2 Iron, 1 Heartstone and 1 Cart
254. p3 hall.chasm
255. p3 build.chasma.f10
       p3 builds the Chasm
       The Moon Pedestal at h10 vanishes under the Great Hall
256. p3 statue.h6
257. p3 to.i6
       p3 moves a Fire Statue from h6 to i6
258. p3 end  6e686f5c624dbfc6
259. p4 work.q15
       p4 activates the Mint: up to 3 uses
260. p4 use.3
       p4 gains 1 Iron
261. p4 stop
262. p4 dig.l3
263. p4 lay.l3b.r13
264. p4 ore.iron
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone to p4
265. p4 pedestal.ice
       p4 puts an Ice Pedestal at s13, brown zone: a benefit token of 5 Honor points
266. p4 statue.o18
267. p4 to.r16
       p4 moves an Ice Statue from o18 to r16
268. p4 statue.r16
269. p4 to.r14
       p4 moves an Ice Statue from r16 to r14
270. p4 statue.r14
271. p4 to.s13
       p4 moves an Ice Statue from r14 to s13
272. p4 statue.r15
273. p4 to.p17
       p4 moves a Moon Statue from r15 to p17
274. p4 end  30ceab48e1a2981b
275. p1 trade.cart
       p1 gives 4 resources back to the supply
276. p1 pay.coin.2b
277. p1 pay.coin.stock
278. p1 pay.coin.2b
279. p1 pay.stone.2a
       p1 gains 1 Cart
280. p1 trade.cart
       p1 gives 4 resources back to the supply
281. p1 pay.stone.1d
282. p1 pay.stone.2b
283. p1 pay.stone.3a
284. p1 pay.stone.stock
       p1 gains 1 Cart
285. p1 work.o7
       p1 activates the Steward: up to 1 use
286. p1 use.1
287. p1 pay.cart.1b
       p1 moves a Cart to the Stock
288. p1 dig.l4
289. p1 lay.l4d.r6
290. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
291. p1 hall.great_forge
292. p1 build.great_forgea.q6
       p1 builds the Great Forge
       The Ice Pedestal at r7 vanishes under the Great Hall
293. p1 statue.r8
294. p1 to.r7
295. p1 pay.auto
       p1 moves a Moon Statue from r8 to r7
296. p1 end  c5f440d28063b6ea
297. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
298. p2 use.1
299. p2 pay.auto
       p2 gains 1 Iron
300. p2 recruit.m1
301. p2 pay.auto{fire-2-1+ice}
       p2 recruits Tide Hauler
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries an Ice Pedestal
       Tide Hauler takes a place in the pack: at the top
       The pack brings p2 4 Stone, 5 Iron, 1 Cart, 1 Hammer, 4 Coins and 2 Moon Carts
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
302. p2 end  8e43c0d29f152582
303. p3 work.d10
       p3 activates the Hammer Forge: up to 1 use
304. p3 use.1
305. p3 pay.auto
       p3 gains 1 Hammer
306. p3 dig.l4
307. p3 lay.l4b.g13
308. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
309. p3 pedestal.ice
       p3 puts an Ice Pedestal at i14, yellow zone: a benefit token of 3 Honor points
310. p3 hall.shaman
311. p3 build.shamana.i12
       p3 builds the Shaman's Chamber
       The Fire Pedestal at i12 vanishes under the Great Hall
       The Ice Pedestal at i14 vanishes under the Great Hall
312. p3 end  4b89c2a5baae5ded
313. p4 work.o17
       p4 activates the Rune Forge: up to 2 uses
314. p4 use.3
315. p4 pay.auto
       p4 gains 1 Stone
316. p4 stop
317. p4 dig.l5
318. p4 lay.l5c.u10
319. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 2 Iron and 1 Hammer to p4
320. p4 statue.v10
321. p4 to.u15
322. p4 pay.auto
       p4 moves a Fire Statue from v10 to u15
323. p4 statue.u15
324. p4 to.u16
       p4 moves a Fire Statue from u15 to u16
325. p4 statue.u16
326. p4 to.r15
       p4 moves a Fire Statue from u16 to r15
327. p4 end  f651347f9a024802
328. p1 work.o7
       p1 activates the Steward: up to 1 use
329. p1 stop
330. p1 dig.l3
331. p1 lay.l3c.o4
332. p1 pay.auto
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
333. p1 hall.stonecutter
334. p1 build.stonecuttera.o4
       p1 builds the Stonecutter's Hall
335. p1 statue.o6
336. p1 to.o5
337. p1 pay.auto
       p1 moves an Ice Statue from o6 to o5
338. p1 end  cf1ab33129bf5d1b
339. p2 dig.i4
340. p2 lay.i4d.f12
341. p2 ore.iron
342. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at i6
       p2 unearths a Moon Statue at l9
       p2 unearths an Ice Statue at c10
       p2 unearths a Fire Statue at f12
       The rock yields 1 Stone and 1 Heartstone to p2
343. p2 statue.c10
344. p2 to.c8
345. p2 pay.auto
       p2 moves an Ice Statue from c10 to c8
346. p2 statue.c8
347. p2 to.g8
348. p2 pay.auto
       p2 moves an Ice Statue from c8 to g8
349. p2 statue.g8
350. p2 to.i10
       p2 moves an Ice Statue from g8 to i10
351. p2 statue.f12
352. p2 to.g13
       p2 moves a Fire Statue from f12 to g13
353. p2 end  9353d7c3332ce188
354. p3 work.g9
       p3 activates the Mint: up to 3 uses
355. p3 use.4
       p3 gains 1 Heartstone
356. p3 use.1
       p3 gains 1 Coin
357. p3 stop
358. p3 recruit.b3{fire-1-2}
       p3 recruits Soot Pounder
       p3 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
359. p3 join.3a
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Hammer and 1 Ice Cart
360. p3 statue.f16
361. p3 to.f15
       p3 moves a Fire Statue from f16 to f15
362. p3 end  992533192bf20781
363. p4 work.o17
       p4 activates the Rune Forge: up to 2 uses
364. p4 use.4
       p4 gains 1 Iron
365. p4 use.4
       p4 gains 1 Iron
366. p4 dig.t4
367. p4 lay.t4c.o11
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
368. p4 statue.r15
369. p4 to.q13
       p4 moves a Fire Statue from r15 to q13
370. p4 statue.q13
371. p4 to.o12
       p4 moves a Fire Statue from q13 to o12
372. p4 end  85f07de33bca81d3
373. p1 trade.heartstone
       p1 gives 4 resources back to the supply
374. p1 pay.coin.stock
375. p1 pay.rune.stock
376. p1 pay.rune.stock
377. p1 pay.rune.2c
       p1 gains 1 Heartstone
378. p1 work.o7
       p1 activates the Steward: up to 1 use
379. p1 stop
380. p1 dig.o4
381. p1 lay.o4c.n2
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p1
382. p1 statue.n2
383. p1 to.n3
       p1 moves a Fire Statue from n2 to n3
384. p1 end  fb236e98930f7e9c
385. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
386. p2 trade.cart
       p2 gives 4 resources back to the supply
387. p2 pay.coin.2b
388. p2 pay.coin.2c
389. p2 pay.coin.2c
390. p2 pay.coin.stock
       p2 gains 1 Cart
391. p2 work.i7
       p2 activates the Wainwright: up to 1 use
392. p2 use.1
393. p2 pay.auto
       p2 gains 1 Cart
394. p2 dig.w5
395. p2 lay.w5c.k20
396. p2 ore.heartstone
397. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Iron and 1 Hammer to p2
398. p2 statue.i6
399. p2 to.d8
400. p2 pay.auto
       p2 moves a Fire Statue from i6 to d8
401. p2 statue.d8
402. p2 to.f10
403. p2 pay.auto
       p2 moves a Fire Statue from d8 to f10
404. p2 statue.f10
405. p2 to.i11
       p2 moves a Fire Statue from f10 to i11
406. p2 statue.j22
407. p2 to.j21
       p2 moves an Ice Statue from j22 to j21
408. p2 end  b44a9f8a923b154e
409. p3 work.i17
       p3 activates the Stone Mill: up to 1 use
410. p3 use.1
411. p3 pay.auto
       p3 gains 1 Iron
412. p3 dig.t5
413. p3 lay.t5d.k4
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Moon Statue at l6
       The rock yields 1 Iron and 1 Heartstone to p3
414. p3 trade.cart
       p3 gives 4 resources back to the supply
415. p3 pay.iron.stock
416. p3 pay.coin.stock
417. p3 pay.stone.stock
418. p3 pay.stone.stock
       p3 gains 1 Cart
419. p3 statue.l6
420. p3 to.g7
       p3 moves a Moon Statue from l6 to g7
421. p3 end  5f77b1d86ca45af3
422. p4 dig.i3
423. p4 lay.i3a.q12
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths an Ice Statue at r12
424. p4 end  3cef0c63b25d0cea
       Game over: p2 and p3 win as a team with 202 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1  +4  Fire Statue at n3, grey zone [HALL-F6]
p1 +10  Fire Statue at o12, yellow zone [HALL-F6]
p1  +6  Ice Statue at r12, brown zone [HALL-F6]
p1 +12  Ice Statue on its Pedestal at s13, brown zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
p1 +12  Moon Statue on its Pedestal at p17, brown zone [HALL-F6]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2  +1  Shaman's Chamber, altar empty [HALL-G10]
p2  +8  Moon Statue on its Pedestal at g7, grey zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at l9, yellow zone [HALL-F6]
p2 +10  Fire Statue at i11, yellow zone [HALL-F6]
p2  +8  Fire Statue at g13, orange zone [HALL-F6]
p2  +6  Fire Statue at f15, brown zone [HALL-F6]
p2  +6  Fire Statue at l18, brown zone [HALL-F6]
p2  +4  Ice Statue at j21, grey zone [HALL-F6]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +4  4 sets of left-over resources [HALL-F4]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3  +1  Shaman's Chamber, altar empty [HALL-G10]
p3  +8  Moon Statue on its Pedestal at g7, grey zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at l9, yellow zone [HALL-F6]
p3 +10  Fire Statue at i11, yellow zone [HALL-F6]
p3  +8  Fire Statue at g13, orange zone [HALL-F6]
p3  +6  Fire Statue at f15, brown zone [HALL-F6]
p3  +6  Fire Statue at l18, brown zone [HALL-F6]
p3  +4  Ice Statue at j21, grey zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +5  Coronation token [HALL-F2]
p4  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +2  2 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4  +4  Fire Statue at n3, grey zone [HALL-F6]
p4 +10  Fire Statue at o12, yellow zone [HALL-F6]
p4  +6  Ice Statue at r12, brown zone [HALL-F6]
p4 +12  Ice Statue on its Pedestal at s13, brown zone [HALL-F6]
p4 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
p4 +12  Moon Statue on its Pedestal at p17, brown zone [HALL-F6]
= p2 202, p3 202, p1 182, p4 182  coronation, won by p2, p3
