hall/6  seats 4  seed 1  options teams=no later_seats=none workshops=random

  1. p1 portal.p3  22f72e655b12273c
       p1 opens a Portal at p3
  2. p2 portal.h21  505c924a2a09e881
       p2 opens a Portal at h21
  3. p3 portal.c8  e66aa42779219c11
       p3 opens a Portal at c8
  4. p4 portal.u16  ed4752d3c1729d32
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  7. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  8. p1 draft.start-1.1d  5bc928c74983d5ad
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  9. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 11. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 12. p2 draft.start-6.1d  609fc41933f61343
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 13. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-1.1d  cf9945a2b3219a94
       p3 chooses Pebble Picker for the pack
       p3 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 17. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
 18. p4 draft.start-2.1c
       p4 chooses Nail Biter for the pack
 19. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
 20. p4 draft.start-6.1a  7a9beace1574874f
       p4 chooses Barrow Pusher for the pack
       p4 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 21. p1 dig.v5
 22. p1 lay.v5c.p4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.o7.steward
       p1 establishes the Steward at o7
 24. p1 end  f956b4f33dfb1826
 25. p2 dig.v5
 26. p2 lay.v5a.h18
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.i17.stone_mill
       p2 establishes the Stone Mill at i17
 28. p2 end  ebfc67d8c3f9d749
 29. p3 recruit.m4{fire-2-3+moon}
       p3 recruits Eclipse Merchant
       p3 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 30. p3 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 31. p3 end  182e751fc8dd287f
 32. p4 dig.y5
 33. p4 lay.y5d.r15
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 34. p4 establish.q15.mint
       p4 establishes the Mint at q15
 35. p4 end  918152d9594eef61
 36. p1 recruit.m4{ice-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 37. p1 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Fire Cart
 38. p1 statue.p6
 39. p1 to.o6
       p1 moves an Ice Statue from p6 to o6
 40. p1 end  99d3f5fdb16ad35c
 41. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 42. p2 use.1
       p2 gains 1 Iron
 43. p2 recruit.m1{moon-2-3+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 44. p2 join.2b
       Swamp Usurer takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone and 3 Coins
 45. p2 end  159e436514bb7cf2
 46. p3 dig.l4
 47. p3 lay.l4b.d8
 48. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 49. p3 pedestal.moon
       p3 puts a Moon Pedestal at f9, brown zone: a benefit token of 2 Honor points
 50. p3 establish.g9.mint
       p3 establishes the Mint at g9
 51. p3 statue.f8
 52. p3 to.f9
       p3 moves a Moon Statue from f8 to f9
 53. p3 end  5245d7c840332b26
 54. p4 work.q15
       p4 activates the Mint: up to 2 uses
 55. p4 use.4
       p4 gains 1 Heartstone
 56. p4 use.4
       p4 gains 1 Heartstone
 57. p4 dig.l4
 58. p4 lay.l4e.q17
 59. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 3 Stone to p4
 60. p4 establish.o17.wainwright
       p4 establishes the Wainwright at o17
 61. p4 end  c7819d3f1f7d7d0c
 62. p1 work.o7
       p1 activates the Steward: up to 1 use
 63. p1 use.1
 64. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
 65. p1 dig.s4
 66. p1 lay.s4g.q6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone to p1
 67. p1 pedestal.moon
       p1 puts a Moon Pedestal at r7, grey zone: a benefit token of 4 Honor points
 68. p1 statue.r8
 69. p1 to.r7
       p1 moves a Moon Statue from r8 to r7
 70. p1 end  4dabe391fcb151e3
 71. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 72. p2 use.1
 73. p2 pay.auto
       p2 gains 1 Iron
 74. p2 dig.w5
 75. p2 lay.w5b.e16
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 2 Stone and 1 Coin to p2
 76. p2 end  a6bccb0c35521e67
 77. p3 work.g9
       p3 activates the Mint: up to 1 use
 78. p3 use.4
 79. p3 pay.auto
       p3 gains 1 Heartstone
 80. p3 recruit.m1{mud-2-2+fire}
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 81. p3 join.2a
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p3 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 82. p3 end  fe053eee6b852ff7
 83. p4 work.q15
       p4 activates the Mint: up to 2 uses
 84. p4 use.3
       p4 gains 1 Iron
 85. p4 stop
 86. p4 recruit.b5{mud-1-5}
       p4 recruits Cold Digger
       p4 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 87. p4 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 88. p4 statue.p18
 89. p4 to.o18
       p4 moves an Ice Statue from p18 to o18
 90. p4 end  f82e43baf378f2fc
 91. p1 work.o7
       p1 activates the Steward: up to 1 use
 92. p1 use.1
 93. p1 pay.coin.2b
       p1 moves a Coin to the Stock
 94. p1 recruit.b2{mud-1-6}
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 95. p1 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 1 Fire Cart
 96. p1 end  ca9f00ecabb7054d
 97. p2 recruit.t3{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
 98. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
 99. p2 join.2a
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 3 Iron and 2 Ice Carts
100. p2 end  132b37ebfb16dd57
101. p3 dig.s4
102. p3 lay.s4b.g6
103. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone to p3
104. p3 pedestal.fire
       p3 puts a Fire Pedestal at g7, grey zone: a benefit token of 4 Honor points
105. p3 statue.h6
106. p3 to.g7
       p3 moves a Fire Statue from h6 to g7
107. p3 end  290f23b97c4977fd
108. p4 work.q15
       p4 activates the Mint: up to 2 uses
109. p4 use.3
       p4 gains 1 Iron
110. p4 use.4
       p4 gains 1 Heartstone
111. p4 dig.y5
112. p4 lay.y5h.u12
113. p4 ore.stone
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 2 Iron and 1 Hammer to p4
114. p4 establish.t14.rune_forge
       p4 establishes the Rune Forge at t14
115. p4 end  17a0b79e93dddc66
116. p1 work.o7
       p1 activates the Steward: up to 1 use
117. p1 use.1
118. p1 pay.cart.1b
       p1 moves a Cart to the Stock
119. p1 recruit.m4
120. p1 pay.auto{fire-2-4+ice+mud-1-4}
       p1 recruits Glacier Cutter
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Rust Wader joins the horde
121. p1 join.3a
       Glacier Cutter takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 4 Iron, 1 Cart, 2 Coins, 1 Fire Cart and 1 Ice Cart
122. p1 end  0206add9bd4f0bdf
123. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
124. p2 use.1
125. p2 pay.auto
       p2 gains 1 Iron
126. p2 dig.l4
127. p2 lay.l4g.k15
128. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
129. p2 pedestal.moon
       p2 puts a Moon Pedestal at j17, orange zone: a benefit token of 5 Honor points
130. p2 end  c4025f3ad18df332
131. p3 recruit.b1{ice-1-5}
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
132. p3 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 2 Coins and 2 Moon Carts
133. p3 end  ae00b8efea7949ba
134. p4 work.t14
       p4 activates the Rune Forge: up to 1 use
135. p4 use.1
       p4 gains 1 Rune
136. p4 dig.t5
137. p4 lay.t5b.t11
138. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths an Ice Statue at r12
       The rock yields 2 Iron to p4
139. p4 establish.t10.hammer_forge
       p4 establishes the Hammer Forge at t10
140. p4 hall.shaman
141. p4 build.shamana.t11
       p4 builds the Shaman's Chamber
142. p4 end  9e71d5004c05c3a5
143. p1 work.o7
       p1 activates the Steward: up to 1 use
144. p1 use.1
145. p1 pay.cart.1b
       p1 moves a Cart to the Stock
146. p1 dig.l4
147. p1 lay.l4f.l6
148. p1 ore.stone
149. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at l6
150. p1 pedestal.ice
       p1 puts an Ice Pedestal at l6, brown zone: a benefit token of 5 Honor points
151. p1 statue.l6
152. p1 to.m7
       p1 moves a Moon Statue from l6 to m7
153. p1 end  fa7537dff2c205af
154. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
155. p2 use.1
156. p2 pay.auto
       p2 gains 1 Iron
157. p2 use.1
158. p2 pay.auto
       p2 gains 1 Iron
159. p2 recruit.b5{ice-1-1}
       p2 recruits Puddle Banker
       p2 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
160. p2 join.3a
       Puddle Banker takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 3 Iron and 5 Coins
161. p2 end  eece4dc17d21dbf2
162. p3 work.g9
       p3 activates the Mint: up to 1 use
163. p3 use.4
164. p3 pay.auto
       p3 gains 1 Heartstone
165. p3 recruit.m3
166. p3 pay.auto{mud-2-1+moon}
       p3 recruits Silt Wagoner
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Silt Wagoner takes a place in the pack: second row, place 3
       The pack brings p3 2 Stone, 1 Heartstone and 1 Cart
167. p3 end  b696686b48cbaf07
168. p4 work.t14
       p4 activates the Rune Forge: up to 2 uses
169. p4 use.1
       p4 gains 1 Rune
170. p4 stop
171. p4 recruit.b3{mud-1-3}
       p4 recruits Soot Pounder
       p4 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
172. p4 join.2c
       Soot Pounder takes a place in the pack: second row, place 3
       The pack brings p4 2 Stone, 1 Iron and 1 Hammer
173. p4 end  0f5f6b3365bd61ba
174. p1 work.o7
       p1 activates the Steward: up to 2 uses
175. p1 use.1
176. p1 pay.cart_fire.2b
       p1 moves a Fire Cart to the Stock
177. p1 use.1
178. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
179. p1 recruit.t2{moon-3-4}
       p1 recruits Mother of Mud
       High Astrologer joins the horde
180. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Mother of Mud takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone and 2 Carts
181. p1 end  d22c8b7d4545d723
182. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
183. p2 use.1
184. p2 pay.auto
       p2 gains 1 Iron
185. p2 use.1
186. p2 pay.auto
       p2 gains 1 Iron
187. p2 recruit.t2
188. p2 pay.auto{ice-3-1}
       p2 recruits High Astrologer
       Winter Oracle joins the horde
189. p2 take.fire
       p2 chooses a Fire Pedestal from the bag
       High Astrologer takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron, 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
190. p2 statue.h18
191. p2 to.j17
192. p2 pay.auto
       p2 moves a Moon Statue from h18 to j17
193. p2 statue.f16
194. p2 to.i18
       p2 moves a Fire Statue from f16 to i18
195. p2 end  89cf1dd3322f129c
196. p3 work.g9
       p3 activates the Mint: up to 1 use
197. p3 use.4
       p3 gains 1 Heartstone
198. p3 dig.i4
199. p3 lay.i4b.f10
200. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
201. p3 pedestal.fire
       p3 puts a Fire Pedestal at h10, orange zone: a benefit token of 4 Honor points
202. p3 statue.g7
203. p3 to.d8
204. p3 pay.auto
       p3 moves a Fire Statue from g7 to d8
205. p3 statue.d8
206. p3 to.h10
       p3 moves a Fire Statue from d8 to h10
207. p3 end  dc7782b034936337
208. p4 work.q15
       p4 activates the Mint: up to 2 uses
209. p4 use.4
       p4 gains 1 Heartstone
210. p4 use.4
       p4 gains 1 Heartstone
211. p4 recruit.b4{fire-1-2}
       p4 recruits Rust Wader
       p4 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
212. p4 join.2a
       Rust Wader takes a place in the pack: second row, place 1
       The pack brings p4 2 Iron and 1 Cart
213. p4 statue.v14
214. p4 to.t12
       p4 moves a Moon Statue from v14 to t12
215. p4 end  c149754b3615bb04
216. p1 work.o7
       p1 activates the Steward: up to 2 uses
217. p1 use.1
218. p1 pay.cart.2c
       p1 moves a Cart to the Stock
219. p1 use.1
220. p1 pay.cart.2c
       p1 moves a Cart to the Stock
221. p1 dig.s4
222. p1 lay.s4f.m8
223. p1 ore.stone
224. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
225. p1 pedestal.moon
       p1 puts a Moon Pedestal at l9, yellow zone: a benefit token of 5 Honor points
226. p1 statue.m7
227. p1 to.l9
       p1 moves a Moon Statue from m7 to l9
228. p1 statue.o6
229. p1 to.l6
230. p1 pay.auto
       p1 moves an Ice Statue from o6 to l6
231. p1 end  c14fdb260019cfc2
232. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
233. p2 use.1
234. p2 pay.auto
       p2 gains 1 Iron
235. p2 use.1
236. p2 pay.auto
       p2 gains 1 Iron
237. p2 dig.l4
238. p2 lay.l4d.k14
239. p2 ore.iron
240. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
241. p2 pedestal.fire
       p2 puts a Fire Pedestal at k14, yellow zone: a benefit token of 3 Honor points
242. p2 end  558843aab706c3ab
243. p3 work.g9
       p3 activates the Mint: up to 2 uses
244. p3 use.4
       p3 gains 1 Heartstone
245. p3 stop
246. p3 dig.w5
247. p3 lay.w5c.c9
248. p3 ore.heartstone
249. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
250. p3 establish.d10.hammer_exchange
       p3 establishes the Hammer Exchange at d10
251. p3 end  e767b9a3ab2eacc0
252. p4 work.q15
       p4 activates the Mint: up to 2 uses
253. p4 use.4
       p4 gains 1 Heartstone
254. p4 use.4
       p4 gains 1 Heartstone
255. p4 dig.i4
256. p4 lay.i4b.n12
257. p4 ore.iron
258. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
259. p4 statue.r12
260. p4 to.o12
       p4 moves an Ice Statue from r12 to o12
261. p4 end  7790c323fdd320eb
262. p1 work.o7
       p1 activates the Steward: up to 2 uses
263. p1 use.1
264. p1 pay.heartstone.2c
       p1 moves a Heartstone to the Stock
265. p1 use.1
266. p1 pay.iron.1c
       p1 moves an Iron to the Stock
267. p1 recruit.b2{ice-1-2}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 2 Coins
       Snow Shoveller joins the horde
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 1 Iron, 1 Heartstone, 4 Carts, 1 Coin and 1 Fire Cart
268. p1 end  662ba48eb0a006af
269. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
270. p2 recruit.m2{ice-2-2+ice}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 3 Iron, 1 Heartstone, 1 Cart, 1 Rune, 3 Coins and 2 Moon Carts
271. p2 hall.wellspring
272. p2 build.wellspringc.k14
       p2 builds the Wellspring
       The Fire Pedestal at k14 vanishes under the Great Hall
273. p2 statue.i18
274. p2 to.k17
275. p2 pay.auto
       p2 moves a Fire Statue from i18 to k17
276. p2 statue.k17
277. p2 to.l15
278. p2 pay.auto
       p2 moves a Fire Statue from k17 to l15
279. p2 end  194e66848605e8cd
280. p3 cast.clan_oath
       p3 casts Clan Oath: 2 Runes on the card
281. p3 recruit.b3{ice-1-3}
       p3 recruits Clay Kneader
       p3 pockets the bribes of the recruit: 3 Coins
       Icicle Whistler joins the horde
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 1 Iron, 3 Heartstones, 1 Cart and 2 Coins
282. p3 statue.b10
283. p3 to.c10
284. p3 pay.auto
       p3 moves an Ice Statue from b10 to c10
285. p3 end  933771a15682b7fd
286. p4 work.t14
       p4 activates the Rune Forge: up to 2 uses
287. p4 use.1
288. p4 pay.auto
       p4 gains 1 Rune
289. p4 use.1
       p4 gains 1 Rune
290. p4 recruit.b2{fire-1-4}
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
291. p4 join.3a
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 3 Iron, 1 Cart and 2 Ice Carts
292. p4 statue.r16
293. p4 to.q16
       p4 moves a Fire Statue from r16 to q16
294. p4 end  25309bd27b41da2d
295. p1 work.o7
       p1 activates the Steward: up to 2 uses
296. p1 use.1
297. p1 pay.cart.2c
       p1 moves a Cart to the Stock
298. p1 use.1
299. p1 pay.cart.1b
       p1 moves a Cart to the Stock
300. p1 recruit.m2
301. p1 pay.auto{ice-2-3+ice}
       p1 recruits Avalanche Rider
       p1 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p1 5 Stone, 2 Carts, 2 Coins, 1 Fire Cart and 3 Ice Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
302. p1 end  893ff6dd0a9969f4
303. p2 dig.o4
304. p2 lay.o4c.i21
305. p2 ore.iron
306. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Hammer to p2
307. p2 pedestal.fire
       p2 puts a Fire Pedestal at j22, dark grey zone: a benefit token of 4 Honor points
308. p2 establish.j20.hammer_exchange
       p2 establishes the Hammer Exchange at j20
309. p2 statue.j22
310. p2 to.h21
311. p2 pay.auto
       p2 moves an Ice Statue from j22 to h21
312. p2 statue.h21
313. p2 to.j18
       p2 moves an Ice Statue from h21 to j18
314. p2 end  3c9979f21ea7770e
315. p3 work.g9
       p3 activates the Mint: up to 2 uses
316. p3 use.4
317. p3 pay.auto
       p3 gains 1 Heartstone
318. p3 use.4
319. p3 pay.auto
       p3 gains 1 Heartstone
320. p3 dig.l5
321. p3 lay.l5f.c11
322. p3 ore.heartstone
323. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 2 Iron to p3
324. p3 trade.heartstone
       p3 gives 4 resources back to the supply
325. p3 pay.stone.2b
326. p3 pay.coin.stock
327. p3 pay.coin.stock
328. p3 pay.coin.stock
       p3 gains 1 Heartstone
329. p3 end  7b5d62149dd8a078
330. p4 work.t14
       p4 activates the Rune Forge: up to 2 uses
331. p4 use.1
       p4 gains 1 Rune
332. p4 use.1
       p4 gains 1 Rune
333. p4 dig.p5
334. p4 lay.p5b.o19
335. p4 ore.iron
336. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Coin to p4
337. p4 hall.great_forge
338. p4 build.great_forgeb.p18
       p4 builds the Great Forge
339. p4 statue.o18
340. p4 to.p19
341. p4 pay.auto
       p4 moves an Ice Statue from o18 to p19
342. p4 end  e5a298a1d6244db3
343. p1 trade.cart
       p1 gives 4 resources back to the supply
344. p1 pay.coin.2b
345. p1 pay.coin.1a
346. p1 pay.coin.stock
347. p1 pay.stone.1d
       p1 gains 1 Cart
348. p1 trade.cart
       p1 gives 4 resources back to the supply
349. p1 pay.stone.2a
350. p1 pay.stone.2a
351. p1 pay.stone.2b
352. p1 pay.stone.3a
       p1 gains 1 Cart
353. p1 dig.o4
354. p1 lay.o4d.n2
355. p1 ore.iron
356. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p1
357. p1 pedestal.ice
       p1 puts an Ice Pedestal at n3, grey zone: a benefit token of 2 Honor points
358. p1 statue.n2
359. p1 to.p3
360. p1 pay.auto
       p1 moves a Fire Statue from n2 to p3
361. p1 statue.p3
362. p1 to.o6
363. p1 pay.auto
       p1 moves a Fire Statue from p3 to o6
364. p1 end  1890cca87ac2d561
365. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
366. p2 use.1
367. p2 pay.auto
       p2 gains 1 Iron
368. p2 stop
369. p2 dig.l5
370. p2 lay.l5g.l18
371. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at l18
       The rock yields 2 Iron to p2
372. p2 end  7bc6e698b45378f4
373. p3 recruit.b3{mud-1-2}
       p3 recruits Icicle Whistler
       p3 pockets the bribes of the recruit: 1 Coin
       Gravel Glutton joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p3 1 Stone, 1 Iron, 4 Heartstones, 1 Cart, 2 Runes, 2 Coins, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
374. p3 end  6ce55c53a7716d72
375. p4 work.q15
       p4 activates the Mint: up to 2 uses
376. p4 use.4
       p4 gains 1 Heartstone
377. p4 use.4
       p4 gains 1 Heartstone
378. p4 dig.p5
379. p4 lay.p5h.v11
380. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
381. p4 hall.stonecutter
382. p4 build.stonecuttera.v12
       p4 builds the Stonecutter's Hall
383. p4 end  d9ca9c3ce44eaef0
384. p1 work.o7
       p1 activates the Steward: up to 2 uses
385. p1 stop
386. p1 dig.i4
387. p1 lay.i4c.m3
388. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Heartstone to p1
389. p1 hall.chasm
390. p1 build.chasmb.m3
       p1 builds the Chasm
391. p1 statue.o6
392. p1 to.m6
393. p1 pay.auto
       p1 moves a Fire Statue from o6 to m6
394. p1 end  ece789a73ce0ceb4
395. p2 dig.i3
396. p2 lay.i3b.l22
397. p2 ore.iron
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths a Moon Statue at n22
398. p2 pedestal.moon
       p2 puts a Moon Pedestal at n22, dark grey zone: a benefit token of 3 Honor points
399. p2 end  22710c602bade78f
400. p3 work.g9
       p3 activates the Mint: up to 2 uses
401. p3 use.3
       p3 gains 1 Iron
402. p3 stop
403. p3 dig.s4
404. p3 lay.s4b.c13
405. p3 ore.heartstone
406. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 1 Iron and 1 Hammer to p3
407. p3 statue.b14
408. p3 to.c14
409. p3 pay.auto
       p3 moves an Ice Statue from b14 to c14
410. p3 end  8ccb49db1443da25
411. p4 work.q15
       p4 activates the Mint: up to 2 uses
412. p4 use.4
       p4 gains 1 Heartstone
413. p4 stop
414. p4 dig.t5
415. p4 lay.t5c.u9
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p4
416. p4 end  ea42663fb700a396
417. p1 work.o7
       p1 activates the Steward: up to 2 uses
418. p1 use.1
419. p1 pay.cart.2c
       p1 moves a Cart to the Stock
420. p1 stop
421. p1 dig.i3
422. p1 lay.i3a.j3
423. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 2 Iron and 1 Hammer to p1
424. p1 end  ee8f9ae4b4744f09
425. p2 dig.l3
426. p2 lay.l3a.f14
427. p2 ore.heartstone
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Stone to p2
428. p2 end  15b7564dd2102c74
429. p3 cast.clan_oath{gilded_arch}
       p3 casts Clan Oath: 3 Runes on the card
       Clan Oath disintegrates; Gilded Arch enters the grimoire
430. p3 dig.o4
431. p3 lay.o4b.a12
432. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
433. p3 hall.treasure
434. p3 build.treasurea.a11
       p3 builds the Treasure Hall
435. p3 statue.c10
436. p3 to.b12
437. p3 pay.auto
       p3 moves an Ice Statue from c10 to b12
438. p3 end  2e09f12fb408e88a
439. p4 work.q15
       p4 activates the Mint: up to 2 uses
440. p4 use.1
       p4 gains 1 Coin
441. p4 stop
442. p4 recruit.b2{fire-1-3}
       p4 recruits Tong Bearer
       p4 pockets the bribes of the recruit: 1 Coin
       Torch Peddler joins the horde
       Tong Bearer takes a place in the pack: third row, place 2
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 1 Hammer, 1 Fire Cart and 1 Ice Cart
443. p4 trade.cart
       p4 gives 4 resources back to the supply
444. p4 pay.iron.1c
445. p4 pay.heartstone.2b
446. p4 pay.rune.1b
447. p4 pay.iron.3b
       p4 gains 1 Cart
448. p4 statue.v10
449. p4 to.u12
450. p4 pay.auto
       p4 moves a Fire Statue from v10 to u12
451. p4 statue.u12
452. p4 to.v13
       p4 moves a Fire Statue from u12 to v13
453. p4 end  150abd24bcacbba6
       Game over: p3 wins with 124 Honor points

p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +12  Ice Statue on its Pedestal at l6, brown zone [HALL-F6]
p1  +8  Moon Statue on its Pedestal at r7, grey zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at l9, yellow zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2 +16  Moon Statue on its Pedestal at j17, orange zone [HALL-F6]
p2  +6  Ice Statue at j18, brown zone [HALL-F6]
p2  +6  Fire Statue at l18, brown zone [HALL-F6]
p2  +4  Moon Statue on its Pedestal at n22, dark grey zone [HALL-F6]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +6  6 sets of left-over resources [HALL-F4]
p3 +15  Treasure Hall, Statue on the altar [HALL-G10]
p3 +12  Moon Statue on its Pedestal at f9, brown zone [HALL-F6]
p3 +16  Fire Statue on its Pedestal at h10, orange zone [HALL-F6]
p3  +6  Fire Statue at f12, brown zone [HALL-F6]
p3  +4  Ice Statue at c14, grey zone [HALL-F6]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p4 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p4  +3  3 sets of left-over resources [HALL-F4]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4 +10  Ice Statue at o12, yellow zone [HALL-F6]
p4  +6  Fire Statue at q16, brown zone [HALL-F6]
= p3 124, p4 114, p1 113, p2 109  coronation, won by p3
