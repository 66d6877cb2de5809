hall/6  seats 4  seed 1  options teams=yes later_seats=none workshops=random

  1. p1 portal.p3  96095c11862c2627
       p1 opens a Portal at p3
  2. p2 portal.h21  09953814e1d6f03e
       p2 opens a Portal at h21
  3. p3 portal.c8  8968bfe2e754ddc4
       p3 opens a Portal at c8
  4. p4 portal.u16  4062a436557ba5ce
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  7. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  8. p1 draft.start-1.1d  b7aa3edae155afad
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  9. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 11. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 12. p2 draft.start-6.1d  a6ffd287a076cba0
       p2 chooses Barrow Pusher for the pack
       p2 begins with 4 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 13. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-1.1d  a03631a2cc14a3aa
       p3 chooses Pebble Picker for the pack
       p3 begins with 4 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 17. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
 18. p4 draft.start-2.1c
       p4 chooses Nail Biter for the pack
 19. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
 20. p4 draft.start-6.1a  f572aba3157e74b2
       p4 chooses Barrow Pusher for the pack
       p4 begins with 6 Stone, 2 Iron, 2 Heartstones and 1 Hammer
 21. p1 dig.v5
 22. p1 lay.v5c.p4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.o7.steward
       p1 establishes the Steward at o7
 24. p1 end  671dbd0778fded39
 25. p2 dig.v5
 26. p2 lay.v5a.h18
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.i17.stone_mill
       p2 establishes the Stone Mill at i17
 28. p2 end  4029bb3c6fb4a4c8
 29. p3 dig.l4
 30. p3 lay.l4b.d8
 31. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 32. p3 establish.g9.mint
       p3 establishes the Mint at g9
 33. p3 end  29b6449bccad9121
 34. p4 dig.y5
 35. p4 lay.y5d.r15
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 36. p4 establish.q15.mint
       p4 establishes the Mint at q15
 37. p4 end  01172612b5ceb9b6
 38. p1 work.o7
       p1 activates the Steward: up to 1 use
 39. p1 stop
 40. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 41. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Moon Cart
 42. p1 statue.p6
 43. p1 to.n6
       p1 moves an Ice Statue from p6 to n6
 44. p1 end  d11a8a715b22c323
 45. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 46. p2 use.1
       p2 gains 1 Iron
 47. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 48. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 49. p2 end  68312c3f746e6d92
 50. p3 work.g9
       p3 activates the Mint: up to 1 use
 51. p3 use.4
       p3 gains 1 Heartstone
 52. p3 dig.l4
 53. p3 lay.l4c.f10
 54. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 1 Heartstone to p3
 55. p3 pedestal.moon
       p3 puts a Moon Pedestal at g10, orange zone: a benefit token of 5 Honor points
 56. p3 end  f8443bc221c33ded
 57. p4 work.q15
       p4 activates the Mint: up to 2 uses
 58. p4 use.4
       p4 gains 1 Heartstone
 59. p4 stop
 60. p4 dig.l4
 61. p4 lay.l4e.q17
 62. p4 ore.stone
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 3 Stone to p4
 63. p4 pedestal.moon
       p4 puts a Moon Pedestal at q17, grey zone: a benefit token of 4 Honor points
 64. p4 establish.o17.wainwright
       p4 establishes the Wainwright at o17
 65. p4 end  f9b844205b25a85b
 66. p1 work.o7
       p1 activates the Steward: up to 1 use
 67. p1 use.1
 68. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
 69. p1 dig.w5
 70. p1 lay.w5d.q6
 71. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone and 1 Coin to p1
 72. p1 end  a9f191ecbeb4c3a2
 73. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 74. p2 use.1
       p2 gains 1 Iron
 75. p2 recruit.m1{moon-2-3+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 76. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Cart and 3 Coins
 77. p2 statue.h18
 78. p2 to.j18
       p2 moves a Moon Statue from h18 to j18
 79. p2 end  72d775c63d55496f
 80. p3 recruit.b5{mud-1-5}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 81. p3 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 2 Heartstones and 1 Ice Cart
 82. p3 end  370d5b9453370e75
 83. p4 work.q15
       p4 activates the Mint: up to 2 uses
 84. p4 use.4
       p4 gains 1 Heartstone
 85. p4 stop
 86. p4 recruit.b4{mud-1-6}
       p4 recruits Bog Prospector
       p4 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 87. p4 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p4 2 Iron, 1 Heartstone and 1 Rune
 88. p4 statue.r16
 89. p4 to.r15
       p4 moves a Fire Statue from r16 to r15
 90. p4 end  098f24c6dcc6728e
 91. p1 work.o7
       p1 activates the Steward: up to 1 use
 92. p1 use.1
 93. p1 pay.coin.2b
       p1 moves a Coin to the Stock
 94. p1 recruit.m4
 95. p1 pay.auto{mud-2-2+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 96. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Ice Cart
 97. p1 end  2d5679d5311da865
 98. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 99. p2 use.1
       p2 gains 1 Iron
100. p2 recruit.t3{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
101. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
102. p2 join.2a
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 2 Iron and 2 Ice Carts
103. p2 end  2fe90ce938b5fcc5
104. p3 dig.l4
105. p3 lay.l4b.g11
106. p3 ore.heartstone
107. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p3
108. p3 pedestal.moon
       p3 puts a Moon Pedestal at i12, yellow zone: a benefit token of 5 Honor points
109. p3 end  06f3f5adbffdd9a2
110. p4 work.q15
       p4 activates the Mint: up to 2 uses
111. p4 use.4
       p4 gains 1 Heartstone
112. p4 use.4
       p4 gains 1 Heartstone
113. p4 dig.l4
114. p4 lay.l4f.n18
115. p4 ore.heartstone
116. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p4
117. p4 pedestal.ice
       p4 puts an Ice Pedestal at n18, brown zone: a benefit token of 5 Honor points
118. p4 establish.n20.rune_forge
       p4 establishes the Rune Forge at n20
119. p4 end  09e9457a587972ce
120. p1 work.o7
       p1 activates the Steward: up to 1 use
121. p1 use.1
122. p1 pay.cart.1b
       p1 moves a Cart to the Stock
123. p1 recruit.m4{fire-2-4+ice}
       p1 recruits Bog-Iron Baron
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
124. p1 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 4 Iron, 1 Cart, 3 Coins and 1 Moon Cart
125. p1 end  20fdb1aa54c386c3
126. p2 dig.w5
127. p2 lay.w5b.e16
128. p2 ore.heartstone
129. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 2 Stone and 1 Coin to p2
130. p2 end  68ad1c62f063aa11
131. p3 work.g9
       p3 activates the Mint: up to 2 uses
132. p3 use.3
       p3 gains 1 Iron
133. p3 stop
134. p3 recruit.b4{mud-1-4}
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 3 Coins
       Rust Wader joins the horde
135. p3 join.2a
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Heartstone and 2 Carts
136. p3 statue.f8
137. p3 to.f10
138. p3 pay.auto
       p3 moves a Moon Statue from f8 to f10
139. p3 statue.f10
140. p3 to.i12
       p3 moves a Moon Statue from f10 to i12
141. p3 end  589aff1b8f08c8e1
142. p4 work.n20
       p4 activates the Rune Forge: up to 1 use
143. p4 use.1
       p4 gains 1 Rune
144. p4 dig.o4
145. p4 lay.o4a.u14
146. p4 ore.stone
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p4
147. p4 pedestal.fire
       p4 puts a Fire Pedestal at u14, grey zone: a benefit token of 4 Honor points
148. p4 establish.t14.hammer_forge
       p4 establishes the Hammer Forge at t14
149. p4 hall.wellspring
150. p4 build.wellspringa.n18
       p4 builds the Wellspring
       The Ice Pedestal at n18 vanishes under the Great Hall
151. p4 statue.p18
152. p4 to.o18
       p4 moves an Ice Statue from p18 to o18
153. p4 end  4fb763c94bdba957
154. p1 work.o7
       p1 activates the Steward: up to 1 use
155. p1 use.1
156. p1 pay.cart.1b
       p1 moves a Cart to the Stock
157. p1 dig.l5
158. p1 lay.l5d.l6
159. p1 ore.iron
160. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at l6
       The rock yields 1 Heartstone to p1
161. p1 statue.l6
162. p1 to.m9
163. p1 pay.auto
       p1 moves a Moon Statue from l6 to m9
164. p1 end  d905a6cab9b4a637
165. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
166. p2 use.1
167. p2 pay.auto
       p2 gains 1 Iron
168. p2 recruit.m3{mud-2-1+moon}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
169. p2 join.3b
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 2 Heartstones, 2 Carts and 4 Coins
170. p2 end  822157b75403ba93
171. p3 work.g9
       p3 activates the Mint: up to 2 uses
172. p3 use.4
       p3 gains 1 Heartstone
173. p3 use.4
       p3 gains 1 Heartstone
174. p3 dig.o4
175. p3 lay.o4b.b9
176. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
177. p3 pedestal.fire
       p3 puts a Fire Pedestal at c9, dark grey zone: a benefit token of 4 Honor points
178. p3 establish.d10.hammer_exchange
       p3 establishes the Hammer Exchange at d10
179. p3 statue.b10
180. p3 to.c10
       p3 moves an Ice Statue from b10 to c10
181. p3 end  95577a6b4a00aeb2
182. p4 work.q15
       p4 activates the Mint: up to 2 uses
183. p4 use.3
       p4 gains 1 Iron
184. p4 stop
185. p4 recruit.b5{ice-1-5}
       p4 recruits Puddle Banker
       p4 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
186. p4 join.2a
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p4 1 Cart and 2 Coins
187. p4 statue.v14
188. p4 to.u14
189. p4 pay.auto
       p4 moves a Moon Statue from v14 to u14
190. p4 end  01adb38dc01a3e29
191. p1 work.o7
       p1 activates the Steward: up to 1 use
192. p1 use.1
193. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
194. p1 recruit.t1
195. p1 pay.auto{moon-3-4}
       p1 recruits Moonlit Banker
       High Astrologer joins the horde
196. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       Moonlit Banker takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 2 Runes, 2 Coins and 1 Moon Cart
197. p1 end  44c5fc6d3036b2e7
198. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
199. p2 use.1
200. p2 pay.auto
       p2 gains 1 Iron
201. p2 dig.y5
202. p2 lay.y5a.i21
203. p2 ore.iron
204. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 2 Iron and 1 Hammer to p2
205. p2 establish.j20.hammer_exchange
       p2 establishes the Hammer Exchange at j20
206. p2 statue.j22
207. p2 to.k21
208. p2 pay.auto
       p2 moves an Ice Statue from j22 to k21
209. p2 end  052aa262f8250db4
210. p3 recruit.b2{ice-1-1}
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
211. p3 join.3a
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 2 Heartstones, 2 Carts, 1 Fire Cart and 1 Ice Cart
212. p3 statue.f12
213. p3 to.g10
214. p3 pay.auto
       p3 moves a Fire Statue from f12 to g10
215. p3 statue.c10
216. p3 to.c8
217. p3 pay.auto
       p3 moves an Ice Statue from c10 to c8
218. p3 statue.c8
219. p3 to.f9
220. p3 pay.auto
       p3 moves an Ice Statue from c8 to f9
221. p3 end  2e778cfc5ac6e736
222. p4 work.q15
       p4 activates the Mint: up to 2 uses
223. p4 use.4
224. p4 pay.auto
       p4 gains 1 Heartstone
225. p4 use.4
226. p4 pay.auto
       p4 gains 1 Heartstone
227. p4 recruit.b3{mud-1-3}
       p4 recruits Soot Pounder
       p4 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
228. p4 join.3a
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p4 1 Stone, 1 Heartstone, 1 Cart, 1 Hammer and 2 Coins
229. p4 statue.u14
230. p4 to.u16
231. p4 pay.auto
       p4 moves a Moon Statue from u14 to u16
232. p4 statue.u16
233. p4 to.t16
       p4 moves a Moon Statue from u16 to t16
234. p4 statue.t16
235. p4 to.q17
       p4 moves a Moon Statue from t16 to q17
236. p4 end  007f5812fe05cade
237. p1 work.o7
       p1 activates the Steward: up to 1 use
238. p1 use.1
239. p1 pay.cart_moon.2c
       p1 moves a Moon Cart to the Stock
240. p1 recruit.t1
241. p1 pay.auto{ice-3-1}
       p1 recruits High Astrologer
       Winter Oracle joins the horde
242. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       High Astrologer takes a place in the pack: third row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart, 2 Runes, 4 Coins and 3 Moon Carts
243. p1 end  7358bedadbc98ebd
244. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
245. p2 use.1
246. p2 pay.auto
       p2 gains 1 Iron
247. p2 recruit.m1
248. p2 pay.auto{ice-2-2+moon+fire-1-2}
       p2 recruits Star Counter
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Lantern Guard retires
       Coal Nibbler joins the horde
       Star Counter takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 4 Iron, 1 Heartstone, 1 Rune, 1 Coin, 1 Ice Cart and 1 Moon Cart
249. p2 end  1f72c1f757655edf
250. p3 work.g9
       p3 activates the Mint: up to 2 uses
251. p3 use.4
       p3 gains 1 Heartstone
252. p3 use.4
       p3 gains 1 Heartstone
253. p3 dig.i4
254. p3 lay.i4d.j12
255. p3 ore.iron
256. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart and 1 Rune to p3
257. p3 pedestal.fire
       p3 puts a Fire Pedestal at j14, yellow zone: a benefit token of 3 Honor points
258. p3 statue.g10
259. p3 to.g11
260. p3 pay.auto
       p3 moves a Fire Statue from g10 to g11
261. p3 statue.g11
262. p3 to.j14
       p3 moves a Fire Statue from g11 to j14
263. p3 end  b2fcfe024b3f272d
264. p4 work.t14
       p4 activates the Hammer Forge: up to 1 use
265. p4 use.1
266. p4 pay.auto
       p4 gains 1 Hammer
267. p4 dig.i4
268. p4 lay.i4c.n14
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Rune to p4
269. p4 pedestal.ice
       p4 puts an Ice Pedestal at n15, yellow zone: a benefit token of 3 Honor points
270. p4 statue.o18
271. p4 to.n15
       p4 moves an Ice Statue from o18 to n15
272. p4 end  8b08b68b5b6312fb
273. p1 work.o7
       p1 activates the Steward: up to 1 use
274. p1 use.1
275. p1 pay.cart_moon.3b
       p1 moves a Moon Cart to the Stock
276. p1 recruit.m2
277. p1 pay.auto{ice-2-3+ice}
       p1 recruits Crescent Blade
       p1 pockets the bribes of the recruit: 2 Coins
       p1 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Crescent Blade takes a place in the pack: at the top
       The pack brings p1 5 Iron, 1 Heartstone, 3 Coins, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
278. p1 end  9209c77df5c23503
279. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
280. p2 use.1
281. p2 pay.auto
       p2 gains 1 Iron
282. p2 dig.s4
283. p2 lay.s4e.l18
284. p2 ore.iron
285. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at l18
       The rock yields 1 Iron to p2
286. p2 pedestal.moon
       p2 puts a Moon Pedestal at l19, brown zone: a benefit token of 2 Honor points
287. p2 end  e146f69c87eb3284
288. p3 work.g9
       p3 activates the Mint: up to 2 uses
289. p3 use.4
       p3 gains 1 Heartstone
290. p3 use.1
       p3 gains 1 Coin
291. p3 dig.l5
292. p3 lay.l5a.f6
293. p3 ore.iron
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 1 Stone to p3
294. p3 hall.chasm
295. p3 build.chasmb.f6
       p3 builds the Chasm
296. p3 end  3ff24bc7f2912749
297. p4 work.q15
       p4 activates the Mint: up to 2 uses
298. p4 use.4
299. p4 pay.auto
       p4 gains 1 Heartstone
300. p4 stop
301. p4 dig.t4
302. p4 lay.t4d.o12
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p4
303. p4 pedestal.fire
       p4 puts a Fire Pedestal at p13, orange zone: a benefit token of 4 Honor points
304. p4 end  13b156b2cd1e0dbd
305. p1 trade.heartstone
       p1 gives 4 resources back to the supply
306. p1 pay.coin.2b
307. p1 pay.coin.2b
308. p1 pay.coin.1a
309. p1 pay.coin.stock
       p1 gains 1 Heartstone
310. p1 trade.cart
       p1 gives 4 resources back to the supply
311. p1 pay.coin.2c
312. p1 pay.coin.2c
313. p1 pay.coin.stock
314. p1 pay.coin.stock
       p1 gains 1 Cart
315. p1 dig.s4
316. p1 lay.s4h.l3
317. p1 ore.iron
318. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 3 Iron to p1
319. p1 pedestal.ice
       p1 puts an Ice Pedestal at l4, grey zone: a benefit token of 2 Honor points
320. p1 hall.shaman
321. p1 build.shamana.m5
       p1 builds the Shaman's Chamber
322. p1 statue.n6
323. p1 to.l4
324. p1 pay.auto
       p1 moves an Ice Statue from n6 to l4
325. p1 statue.r8
326. p1 to.o6
327. p1 pay.auto
       p1 moves a Moon Statue from r8 to o6
328. p1 statue.o6
329. p1 to.m6
330. p1 pay.auto
       p1 moves a Moon Statue from o6 to m6
331. p1 end  16b12235029d2bb0
332. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
333. p2 use.1
334. p2 pay.auto
       p2 gains 1 Iron
335. p2 dig.s4
336. p2 lay.s4d.l20
337. p2 ore.stone
338. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Hammer to p2
339. p2 hall.great_forge
340. p2 build.great_forged.l19
       p2 builds the Great Forge
       The Moon Pedestal at l19 vanishes under the Great Hall
341. p2 statue.k21
342. p2 to.l20
343. p2 pay.auto
       p2 moves an Ice Statue from k21 to l20
344. p2 end  2bad8b03508f951d
345. p3 dig.l3
346. p3 lay.l3b.k14
347. p3 ore.stone
348. p3 pay.auto
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Heartstone and 1 Cart to p3
349. p3 statue.h6
350. p3 to.i6
       p3 moves a Fire Statue from h6 to i6
351. p3 end  478814d0604a18c1
352. p4 work.q15
       p4 activates the Mint: up to 2 uses
353. p4 use.4
       p4 gains 1 Heartstone
354. p4 stop
355. p4 dig.p5
356. p4 lay.p5d.t12
357. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 3 Iron to p4
358. p4 hall.stonecutter
359. p4 build.stonecutterb.t12
       p4 builds the Stonecutter's Hall
       The Fire Pedestal at u14 vanishes under the Great Hall
360. p4 statue.r15
361. p4 to.q18
       p4 moves a Fire Statue from r15 to q18
362. p4 statue.q18
363. p4 to.o18
       p4 moves a Fire Statue from q18 to o18
364. p4 end  15bfcbea47d11d37
365. p1 dig.p5
366. p1 lay.p5f.j2
367. p1 ore.iron
368. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 1 Iron and 1 Hammer to p1
369. p1 statue.j2
370. p1 to.k3
       p1 moves an Ice Statue from j2 to k3
371. p1 end  1418eac59d13242a
372. p2 recruit.m2
373. p2 pay.auto{mud-2-3+ice+ice-1-2}
       p2 recruits Frost Scribe
       p2 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Frost Sledger retires
       Snow Shoveller joins the horde
       Frost Scribe takes a place in the pack: at the top
       The pack brings p2 7 Stone, 5 Iron, 1 Rune, 3 Coins and 2 Ice Carts
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
374. p2 end  38c2b4daa8af2a2c
375. p3 dig.i3
376. p3 lay.i3d.k15
377. p3 ore.iron
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
378. p3 pedestal.ice
       p3 puts an Ice Pedestal at k17, orange zone: a benefit token of 2 Honor points
379. p3 end  f85188049b347c95
380. p4 work.t14
       p4 activates the Hammer Forge: up to 2 uses
381. p4 use.2
       p4 gains 1 Heartstone
382. p4 stop
383. p4 dig.s4
384. p4 lay.s4a.u10
385. p4 ore.iron
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 1 Iron and 1 Hammer to p4
386. p4 end  123625f70ab2c80b
387. p1 work.o7
       p1 activates the Steward: up to 1 use
388. p1 use.1
389. p1 pay.cart_moon.3b
       p1 moves a Moon Cart to the Stock
390. p1 dig.t5
391. p1 lay.t5d.n1
392. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p1
393. p1 statue.n2
394. p1 to.n3
       p1 moves a Fire Statue from n2 to n3
395. p1 end  f104deeaecc4346e
396. p2 work.n20
       p2 activates the Rune Forge: up to 3 uses
397. p2 use.1
398. p2 pay.auto
       p2 gains 1 Rune
399. p2 use.1
400. p2 pay.auto
       p2 gains 1 Rune
401. p2 use.1
402. p2 pay.auto
       p2 gains 1 Rune
403. p2 dig.t5
404. p2 lay.t5a.e13
405. p2 ore.heartstone
406. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at i6
       p2 unearths an Ice Statue at f9
       p2 unearths a Moon Statue at i12
       p2 unearths a Fire Statue at j14
       The rock yields 1 Stone and 1 Heartstone to p2
407. p2 statue.f9
408. p2 to.i11
409. p2 pay.auto
       p2 moves an Ice Statue from f9 to i11
410. p2 statue.i11
411. p2 to.j15
412. p2 pay.auto
       p2 moves an Ice Statue from i11 to j15
413. p2 statue.j15
414. p2 to.k17
415. p2 pay.auto
       p2 moves an Ice Statue from j15 to k17
416. p2 statue.f16
417. p2 to.g13
418. p2 pay.auto
       p2 moves a Fire Statue from f16 to g13
419. p2 statue.i6
420. p2 to.f9
421. p2 pay.auto
       p2 moves a Fire Statue from i6 to f9
422. p2 end  d2bebbe537dc43fb
423. p3 dig.t4
424. p3 lay.t4d.c12
425. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 3 Iron and 1 Hammer to p3
426. p3 end  0f491749d8abfb8a
427. p4 work.t14
       p4 activates the Hammer Forge: up to 2 uses
428. p4 use.2
       p4 gains 1 Heartstone
429. p4 use.2
       p4 gains 1 Heartstone
430. p4 recruit.b3{ice-1-3}
       p4 recruits Clay Kneader
       p4 pockets the bribes of the recruit: 3 Coins
       Icicle Whistler joins the horde
       Clay Kneader takes a place in the pack: second row, place 3
       The pack brings p4 2 Stone, 1 Iron and 1 Heartstone
431. p4 end  5d3eebe1ecfa2d54
432. p1 trade.heartstone
       p1 gives 4 resources back to the supply
433. p1 pay.coin.stock
434. p1 pay.coin.stock
435. p1 pay.coin.stock
436. p1 pay.iron.stock
       p1 gains 1 Heartstone
437. p1 work.o7
       p1 activates the Steward: up to 1 use
438. p1 use.1
439. p1 pay.cart_moon.4a
       p1 moves a Moon Cart to the Stock
440. p1 dig.o4
441. p1 lay.o4b.l1
442. p1 ore.heartstone
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
443. p1 hall.treasure
444. p1 build.treasurea.l1
       p1 builds the Treasure Hall
445. p1 statue.n3
446. p1 to.m2
       p1 moves a Fire Statue from n3 to m2
447. p1 end  fc7f82237a4895d4
448. p2 work.n20
       p2 activates the Rune Forge: up to 3 uses
449. p2 use.1
       p2 gains 1 Rune
450. p2 use.1
       p2 gains 1 Rune
451. p2 use.1
       p2 gains 1 Rune
452. p2 dig.l3
453. p2 lay.l3a.m22
454. p2 ore.heartstone
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p2 unearths a Moon Statue at n22
455. p2 statue.n22
456. p2 to.m20
457. p2 pay.auto
       p2 moves a Moon Statue from n22 to m20
458. p2 statue.m20
459. p2 to.k19
       p2 moves a Moon Statue from m20 to k19
460. p2 end  97ff6533eaff663e
461. p3 work.n20
       p3 activates the Rune Forge: up to 3 uses
462. p3 use.4
       p3 gains 1 Iron
463. p3 use.4
       p3 gains 1 Iron
464. p3 stop
465. p3 dig.d2
466. p3 lay.d2d.b13
467. p3 ore.iron
       p3 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p3 unearths an Ice Statue at b14
468. p3 trade.cart
       p3 gives 4 resources back to the supply
469. p3 pay.heartstone.1b
470. p3 pay.heartstone.2b
471. p3 pay.rune.stock
472. p3 pay.hammer.stock
       p3 gains 1 Cart
473. p3 statue.b14
474. p3 to.c12
       p3 moves an Ice Statue from b14 to c12
475. p3 end  821627a1caa2181a
476. p4 trade.cart
       p4 gives 4 resources back to the supply
477. p4 pay.iron.1c
478. p4 pay.rune.1b
479. p4 pay.heartstone.2c
480. p4 pay.rune.stock
       p4 gains 1 Cart
481. p4 work.t14
       p4 activates the Hammer Forge: up to 2 uses
482. p4 use.1
       p4 gains 1 Hammer
483. p4 stop
484. p4 dig.i3
485. p4 lay.i3a.q12
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths an Ice Statue at r12
486. p4 statue.v10
487. p4 to.u13
       p4 moves a Fire Statue from v10 to u13
488. p4 end  10f310dace6fadea
       Game over: p2 and p3 win as a team with 240 Honor points

p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +24  3 Tunnels of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1 +15  Treasure Hall, Statue on the altar [HALL-G10]
p1  +4  Ice Statue at k3, grey zone [HALL-F6]
p1  +8  Ice Statue on its Pedestal at l4, grey zone [HALL-F6]
p1 +10  Moon Statue at m9, yellow zone [HALL-F6]
p1  +6  Ice Statue at r12, brown zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal at n15, yellow zone [HALL-F6]
p1  +8  Moon Statue on its Pedestal at q17, grey zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +12  Great Forge, Statue on the altar [HALL-G10]
p2  +4  Ice Statue at c12, grey zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p2  +8  Fire Statue at g13, orange zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at j14, yellow zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal at k17, orange zone [HALL-F6]
p2  +6  Moon Statue at j18, brown zone [HALL-F6]
p2  +6  Fire Statue at l18, brown zone [HALL-F6]
p2  +6  Moon Statue at k19, brown zone [HALL-F6]
p3  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +6  6 sets of left-over resources [HALL-F4]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3  +4  Ice Statue at c12, grey zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p3  +8  Fire Statue at g13, orange zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal at j14, yellow zone [HALL-F6]
p3 +16  Ice Statue on its Pedestal at k17, orange zone [HALL-F6]
p3  +6  Moon Statue at j18, brown zone [HALL-F6]
p3  +6  Fire Statue at l18, brown zone [HALL-F6]
p3  +6  Moon Statue at k19, brown zone [HALL-F6]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +24  3 Tunnels of 5 cells in Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +5  Coronation token [HALL-F2]
p4  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p4  +2  2 sets of left-over resources [HALL-F4]
p4 +10  Wellspring, Statue on the altar [HALL-G10]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4 +15  Treasure Hall, Statue on the altar [HALL-G10]
p4  +4  Ice Statue at k3, grey zone [HALL-F6]
p4  +8  Ice Statue on its Pedestal at l4, grey zone [HALL-F6]
p4 +10  Moon Statue at m9, yellow zone [HALL-F6]
p4  +6  Ice Statue at r12, brown zone [HALL-F6]
p4 +20  Ice Statue on its Pedestal at n15, yellow zone [HALL-F6]
p4  +8  Moon Statue on its Pedestal at q17, grey zone [HALL-F6]
= p2 240, p3 240, p1 239, p4 239  coronation, won by p2, p3
