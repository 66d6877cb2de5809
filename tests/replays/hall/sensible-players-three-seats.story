hall/4  seats 3  seed 1  options workshops=random

  1. p1 portal.a8  45d53392b35fdd27
       p1 opens a Portal at a8
  2. p2 portal.s8  271f8b798fedbb3d
       p2 opens a Portal at s8
  3. p3 portal.j19  4aee3ada8c56a372
       p3 opens a Portal at j19
  4. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  5. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
  6. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  7. p1 draft.start-1.1a  7505714d05060232
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 11. p2 draft.start-6.1a  5714cbb93d0b3f1a
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 12. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 13. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 14. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 15. p3 draft.start-1.1a  f56d062856cc7e7f
       p3 chooses Pebble Picker for the pack
       p3 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 16. p1 dig.v5
 17. p1 lay.v5a.a9
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       p1 unearths a Fire Statue at a11
       The rock yields 2 Stone and 2 Iron to p1
 18. p1 end  8f8c54a56d792f1e
 19. p2 dig.v5
 20. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 21. p2 end  bfd65701f48261f4
 22. p3 dig.y5
 23. p3 lay.y5b.h17
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue at i17
       p3 unearths an Ice Statue at k17
       The rock yields 1 Coin to p3
 24. p3 establish.h16.stone_mill
       p3 establishes the Stone Mill at h16
 25. p3 end  29525300b19bb2a6
 26. p1 dig.l4
 27. p1 lay.l4c.c6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at d6
       The rock yields 1 Heartstone and 1 Coin to p1
 28. p1 end  464e4b78771c1615
 29. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 30. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 31. p2 end  d4c3744806dcf163
 32. p3 work.h16
       p3 activates the Stone Mill: up to 1 use
 33. p3 use.1
       p3 gains 1 Iron
 34. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 35. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 36. p3 end  5df26827ec0ad668
 37. p1 recruit.m1{moon-2-3+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 38. p1 join.2b
       Swamp Usurer takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart and 3 Coins
 39. p1 statue.a11
 40. p1 to.c8
       p1 moves a Fire Statue from a11 to c8
 41. p1 end  9e37f30197646b6f
 42. p2 dig.l4
 43. p2 lay.l4d.p6
 44. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Heartstone and 1 Coin to p2
 45. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 46. p2 end  1192fb84049c0626
 47. p3 work.h16
       p3 activates the Stone Mill: up to 1 use
 48. p3 use.1
       p3 gains 1 Iron
 49. p3 dig.s4
 50. p3 lay.s4a.k15
 51. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p3
 52. p3 pedestal.moon
       p3 puts a Moon Pedestal at k15, orange zone: a benefit token of 5 Honor points
 53. p3 establish.l16.steward
       p3 establishes the Steward at l16
 54. p3 end  e34b5c77f160c5ce
 55. p1 dig.i4
 56. p1 lay.i4d.c10
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at c13
       The rock yields 1 Hammer to p1
 57. p1 pedestal.moon
       p1 puts a Moon Pedestal at c12, brown zone: a benefit token of 2 Honor points
 58. p1 establish.d11.mint
       p1 establishes the Mint at d11
 59. p1 hall.chasm
 60. p1 build.chasmb.c6
       p1 builds the Chasm
       The Moon Pedestal at c12 vanishes under the Great Hall
 61. p1 end  1816ed2341cfcbc5
 62. p2 recruit.m1
 63. p2 pay.auto{mud-2-2+fire}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 64. p2 join.2a
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 65. p2 statue.s11
 66. p2 to.q8
       p2 moves a Fire Statue from s11 to q8
 67. p2 end  fe5d34f913778138
 68. p3 work.l16
       p3 activates the Steward: up to 2 uses
 69. p3 use.1
 70. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
 71. p3 use.1
 72. p3 pay.cart_fire.2b
       p3 moves a Fire Cart to the Stock
 73. p3 recruit.m4
 74. p3 pay.auto{fire-2-4+ice}
       p3 recruits Glacier Cutter
       p3 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 75. p3 join.2c
       Glacier Cutter takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 3 Iron, 1 Cart and 1 Ice Cart
 76. p3 hall.shaman
 77. p3 build.shamana.j16
       p3 builds the Shaman's Chamber
 78. p3 statue.i17
 79. p3 to.k15
 80. p3 pay.auto
       p3 moves a Moon Statue from i17 to k15
 81. p3 statue.k17
 82. p3 to.j17
 83. p3 pay.auto
       p3 moves an Ice Statue from k17 to j17
 84. p3 end  eb37b1c5faa84645
 85. p1 work.d11
       p1 activates the Mint: up to 1 use
 86. p1 use.4
       p1 gains 1 Heartstone
 87. p1 recruit.m1{mud-2-1+moon}
       p1 recruits Bog-Iron Baron
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 88. p1 join.2c
       Bog-Iron Baron takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 3 Iron, 1 Cart and 1 Coin
 89. p1 statue.c8
 90. p1 to.b9
       p1 moves a Fire Statue from c8 to b9
 91. p1 end  11510242aa98a8fc
 92. p2 dig.i4
 93. p2 lay.i4c.q10
 94. p2 ore.iron
 95. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
 96. p2 pedestal.fire
       p2 puts a Fire Pedestal at q11, brown zone: a benefit token of 3 Honor points
 97. p2 establish.p11.wainwright
       p2 establishes the Wainwright at p11
 98. p2 end  d89fd85550d785e9
 99. p3 work.l16
       p3 activates the Steward: up to 2 uses
100. p3 use.1
101. p3 pay.iron.1c
       p3 moves an Iron to the Stock
102. p3 use.1
103. p3 pay.iron.2c
       p3 moves an Iron to the Stock
104. p3 recruit.b5{mud-1-5}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
105. p3 join.3b
       Cold Digger takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Coin, 1 Fire Cart and 2 Ice Carts
106. p3 end  eec79e202674a1d8
107. p1 work.d11
       p1 activates the Mint: up to 1 use
108. p1 use.4
       p1 gains 1 Heartstone
109. p1 dig.i4
110. p1 lay.i4b.d12
111. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Iron and 1 Rune to p1
112. p1 pedestal.fire
       p1 puts a Fire Pedestal at f12, orange zone: a benefit token of 4 Honor points
113. p1 establish.f13.hammer_forge
       p1 establishes the Hammer Forge at f13
114. p1 end  1f78988519e8dee4
115. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
116. p2 recruit.b2{mud-1-6}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
117. p2 join.3a
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 1 Iron, 1 Cart, 1 Rune, 2 Coins and 1 Fire Cart
118. p2 statue.q8
119. p2 to.s11
120. p2 pay.auto
       p2 moves a Fire Statue from q8 to s11
121. p2 statue.s11
122. p2 to.q11
123. p2 pay.auto
       p2 moves a Fire Statue from s11 to q11
124. p2 statue.p6
125. p2 to.q8
126. p2 pay.auto
       p2 moves an Ice Statue from p6 to q8
127. p2 end  09dfda0540ee5948
128. p3 work.l16
       p3 activates the Steward: up to 2 uses
129. p3 use.1
130. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
131. p3 use.1
132. p3 pay.cart_fire.2b
       p3 moves a Fire Cart to the Stock
133. p3 recruit.t3{ice-3-4}
       p3 recruits Blizzard Marshal
       Glacier Smith joins the horde
134. p3 take.moon{mud-1-4}
       p3 chooses a Moon Pedestal from the bag
       Bog Prospector retires
       Rust Wader joins the horde
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p3 3 Stone, 2 Iron, 1 Heartstone and 2 Ice Carts
135. p3 end  5c0e20f47d3d2aac
136. p1 work.f13
       p1 activates the Hammer Forge: up to 1 use
137. p1 use.2
       p1 gains 1 Heartstone
138. p1 recruit.b1{ice-1-5}
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
139. p1 join.3b
       Lantern Guard takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 5 Iron, 1 Cart, 4 Coins and 1 Moon Cart
140. p1 statue.d6
141. p1 to.c8
142. p1 pay.auto
       p1 moves a Moon Statue from d6 to c8
143. p1 statue.c8
144. p1 to.g12
       p1 moves a Moon Statue from c8 to g12
145. p1 end  ae54af2f5845b42c
146. p2 recruit.t1
147. p2 pay.auto{moon-3-4}
       p2 recruits Moonlit Banker
       High Astrologer joins the horde
148. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Moonlit Banker takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 2 Runes, 2 Coins and 1 Moon Cart
149. p2 end  20e41ffea4fab24c
150. p3 work.l16
       p3 activates the Steward: up to 2 uses
151. p3 use.1
152. p3 pay.cart_ice.2a
       p3 moves an Ice Cart to the Stock
153. p3 use.1
154. p3 pay.cart_ice.2a
       p3 moves an Ice Cart to the Stock
155. p3 dig.l4
156. p3 lay.l4f.l13
157. p3 ore.iron
158. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Iron to p3
159. p3 pedestal.moon
       p3 puts a Moon Pedestal at l13, yellow zone: a benefit token of 5 Honor points
160. p3 establish.n13.hammer_exchange
       p3 establishes the Hammer Exchange at n13
161. p3 statue.k15
162. p3 to.l13
163. p3 pay.auto
       p3 moves a Moon Statue from k15 to l13
164. p3 end  47eda0752cb5d521
165. p1 work.d11
       p1 activates the Mint: up to 2 uses
166. p1 use.4
167. p1 pay.auto
       p1 gains 1 Heartstone
168. p1 use.4
169. p1 pay.auto
       p1 gains 1 Heartstone
170. p1 recruit.t1{ice-3-1}
       p1 recruits High Astrologer
       Winter Oracle joins the horde
171. p1 take.fire
       p1 chooses a Fire Pedestal from the bag
       High Astrologer takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone, 2 Runes and 1 Moon Cart
172. p1 end  847953a34bc416ff
173. p2 dig.y5
174. p2 lay.y5c.o11
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Rune to p2
175. p2 statue.q13
176. p2 to.m12
       p2 moves an Ice Statue from q13 to m12
177. p2 end  f31791c6e39f4948
178. p3 work.l16
       p3 activates the Steward: up to 2 uses
179. p3 use.1
180. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
181. p3 use.1
182. p3 pay.cart_ice.3b
       p3 moves an Ice Cart to the Stock
183. p3 dig.l4
184. p3 lay.l4f.l17
185. p3 ore.iron
186. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Fire Statue at n18
       The rock yields 2 Stone to p3
187. p3 pedestal.ice
       p3 puts an Ice Pedestal at l17, brown zone: a benefit token of 5 Honor points
188. p3 statue.n18
189. p3 to.k17
       p3 moves a Fire Statue from n18 to k17
190. p3 statue.k17
191. p3 to.k15
       p3 moves a Fire Statue from k17 to k15
192. p3 statue.j17
193. p3 to.l17
194. p3 pay.auto
       p3 moves an Ice Statue from j17 to l17
195. p3 end  a0ddafe5e6bf7a5e
196. p1 work.f13
       p1 activates the Hammer Forge: up to 1 use
197. p1 use.2
       p1 gains 1 Heartstone
198. p1 dig.s4
199. p1 lay.s4b.e4
200. p1 ore.heartstone
201. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths a Fire Statue at e4
202. p1 pedestal.fire
       p1 puts a Fire Pedestal at e5, grey zone: a benefit token of 4 Honor points
203. p1 end  bca0b11f854c9083
204. p2 recruit.m2
205. p2 pay.auto{ice-2-2+ice+ice-1-1}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Soot Pounder retires
       Frost Sledger joins the horde
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p2 1 Iron, 2 Heartstones, 4 Coins and 2 Moon Carts
206. p2 end  c6b0e5400f5d6a38
207. p3 work.l16
       p3 activates the Steward: up to 3 uses
208. p3 use.1
209. p3 pay.heartstone.3b
       p3 moves a Heartstone to the Stock
210. p3 use.1
211. p3 pay.stone.2b
       p3 moves a Stone to the Stock
212. p3 use.1
213. p3 pay.stone.2a
       p3 moves a Stone to the Stock
214. p3 recruit.b2{mud-1-3}
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Coin, 1 Fire Cart and 2 Ice Carts
215. p3 end  323e84a226221f19
216. p1 cast.clan_oath
       p1 casts Clan Oath: 2 Runes on the card
217. p1 pay.auto
218. p1 recruit.b1{fire-1-2}
       p1 recruits Rime Smith
       p1 pockets the bribes of the recruit: 2 Coins
       Coal Nibbler joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p1 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 3 Coins
219. p1 statue.e4
220. p1 to.e5
221. p1 pay.auto
       p1 moves a Fire Statue from e4 to e5
222. p1 end  51341fd6ff13d1dd
223. p2 work.p11
       p2 activates the Wainwright: up to 3 uses
224. p2 use.1
225. p2 pay.auto
       p2 gains 1 Cart
226. p2 stop
227. p2 recruit.m3
228. p2 pay.auto{ice-2-3+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 1 Stone, 3 Heartstones, 2 Carts, 2 Coins, 1 Fire Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
229. p2 trade.heartstone
       p2 gives 4 resources back to the supply
230. p2 pay.coin.2b
231. p2 pay.coin.2b
232. p2 pay.coin.2c
233. p2 pay.coin.2c
       p2 gains 1 Heartstone
234. p2 end  4d84ec2d45e1ac03
235. p3 work.n13
       p3 activates the Hammer Exchange: up to 2 uses
236. p3 use.1
237. p3 pay.coin.2b
238. p3 pay.stone.3a
       p3 gains 1 Hammer
239. p3 stop
240. p3 dig.l5
241. p3 lay.l5h.f14
242. p3 ore.iron
243. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue at f15
       The rock yields 2 Iron to p3
244. p3 statue.f15
245. p3 to.h17
246. p3 pay.auto
       p3 moves an Ice Statue from f15 to h17
247. p3 statue.h17
248. p3 to.j17
249. p3 pay.auto
       p3 moves an Ice Statue from h17 to j17
250. p3 end  cb87ce4772487626
251. p1 work.f13
       p1 activates the Hammer Forge: up to 2 uses
252. p1 use.1
253. p1 pay.auto
       p1 gains 1 Hammer
254. p1 stop
255. p1 dig.t5
256. p1 lay.t5b.h2
257. p1 ore.iron
258. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at h2
       The rock yields 1 Coin to p1
259. p1 statue.h2
260. p1 to.h4
       p1 moves an Ice Statue from h2 to h4
261. p1 end  3f0339143d91fb12
262. p2 work.n13
       p2 activates the Hammer Exchange: up to 2 uses
263. p2 use.1
264. p2 pay.coin.stock
265. p2 pay.coin.stock
       p2 gains 1 Hammer
266. p2 use.1
267. p2 pay.coin.stock
268. p2 pay.coin.stock
       p2 gains 1 Hammer
269. p2 dig.i4
270. p2 lay.i4d.m8
271. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
272. p2 pedestal.fire
       p2 puts a Fire Pedestal at m10, yellow zone: a benefit token of 3 Honor points
273. p2 statue.q11
274. p2 to.o12
275. p2 pay.auto
       p2 moves a Fire Statue from q11 to o12
276. p2 statue.o12
277. p2 to.m10
278. p2 pay.auto
       p2 moves a Fire Statue from o12 to m10
279. p2 end  06e7c757c0f22d6f
280. p3 work.l16
       p3 activates the Steward: up to 3 uses
281. p3 use.1
282. p3 pay.cart.3a
       p3 moves a Cart to the Stock
283. p3 use.1
284. p3 pay.cart_fire.2b
       p3 moves a Fire Cart to the Stock
285. p3 use.1
286. p3 pay.heartstone.1b
       p3 moves a Heartstone to the Stock
287. p3 recruit.m4{mud-2-3+ice}
       p3 recruits Anvil Singer
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Anvil Singer takes a place in the pack: at the top
       The pack brings p3 1 Stone, 6 Iron, 3 Heartstones, 2 Carts, 1 Hammer, 1 Coin, 2 Fire Carts and 4 Ice Carts
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 6 more turns after this one
288. p3 end  42898e890a583d79
289. p1 dig.l5
290. p1 lay.l5c.i1
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron to p1
291. p1 end  57539b47ac3e43c4
292. p2 dig.s4
293. p2 lay.s4g.r11
294. p2 ore.stone
295. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p2
296. p2 pedestal.fire
       p2 puts a Fire Pedestal at s12, dark grey zone: a benefit token of 4 Honor points
297. p2 hall.wellspring
298. p2 build.wellspringb.q11
       p2 builds the Wellspring
       The Fire Pedestal at q11 vanishes under the Great Hall
       The Fire Pedestal at s12 vanishes under the Great Hall
299. p2 statue.q9
300. p2 to.r12
301. p2 pay.auto
       p2 moves a Moon Statue from q9 to r12
302. p2 end  28b839b46ded1740
303. p3 work.f13
       p3 activates the Hammer Forge: up to 2 uses
304. p3 use.1
305. p3 pay.auto
       p3 gains 1 Hammer
306. p3 use.1
       p3 gains 1 Hammer
307. p3 dig.l4
308. p3 lay.l4d.j12
309. p3 ore.iron
310. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
311. p3 pedestal.ice
       p3 puts an Ice Pedestal at j12, yellow zone: a benefit token of 3 Honor points
312. p3 establish.j14.hammer_exchange
       p3 establishes the Hammer Exchange at j14
313. p3 statue.j17
314. p3 to.k16
315. p3 pay.auto
       p3 moves an Ice Statue from j17 to k16
316. p3 statue.k16
317. p3 to.j12
318. p3 pay.auto
       p3 moves an Ice Statue from k16 to j12
319. p3 end  d8bccdd47e0043e0
320. p1 dig.t5
321. p1 lay.t5b.l1
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at l2
322. p1 hall.stonecutter
323. p1 build.stonecuttera.i1
       p1 builds the Stonecutter's Hall
324. p1 trade.cart
       p1 gives 4 resources back to the supply
325. p1 pay.coin.2b
326. p1 pay.rune.2a
327. p1 pay.rune.2a
328. p1 pay.coin.2b
       p1 gains 1 Cart
329. p1 statue.l2
330. p1 to.i2
       p1 moves a Moon Statue from l2 to i2
331. p1 end  747a9b926852aa71
332. p2 dig.d2
333. p2 lay.d2c.r7
334. p2 ore.stone
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p2
335. p2 pedestal.moon
       p2 puts a Moon Pedestal at r7, dark grey zone: a benefit token of 3 Honor points
336. p2 end  a40422e3f7a79dc8
337. p3 work.l16
       p3 activates the Steward: up to 3 uses
338. p3 stop
339. p3 dig.p5
340. p3 lay.p5b.m15
341. p3 ore.heartstone
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Moon Statue at n15
       The rock yields 1 Stone, 1 Iron and 1 Cart to p3
342. p3 statue.n15
343. p3 to.k16
       p3 moves a Moon Statue from n15 to k16
344. p3 statue.k16
345. p3 to.j17
       p3 moves a Moon Statue from k16 to j17
346. p3 end  7d7dc5bf73123ed4
       Game over: p3 wins with 148 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1  +6  Ice Statue at h4, brown zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal at e5, grey zone [HALL-F6]
p1  +4  Fire Statue at b9, grey zone [HALL-F6]
p1 +10  Moon Statue at g12, yellow zone [HALL-F6]
p1  +4  Moon Statue at c13, grey zone [HALL-F6]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  5 sets of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2  +6  Ice Statue at q8, brown zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at m10, yellow zone [HALL-F6]
p2 +10  Ice Statue at m12, yellow zone [HALL-F6]
p3 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3 +10  10 sets of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +20  Ice Statue on its Pedestal at j12, yellow zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at l13, yellow zone [HALL-F6]
p3  +8  Fire Statue at k15, orange zone [HALL-F6]
p3 +12  Ice Statue on its Pedestal at l17, brown zone [HALL-F6]
= p3 148, p1 123, p2 109  coronation, won by p3
