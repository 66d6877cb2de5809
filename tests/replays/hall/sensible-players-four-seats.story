hall/4  seats 4  seed 1  options teams=no workshops=random

  1. p1 portal.p3  cc49a8471f538ff1
       p1 opens a Portal at p3
  2. p2 portal.h21  b350efb2d255efe9
       p2 opens a Portal at h21
  3. p3 portal.c8  ebea970bf703223a
       p3 opens a Portal at c8
  4. p4 portal.u16  6874aeb63f2e73fe
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  7. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  8. p1 draft.start-1.1d  1d2147c8e7167ba7
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  9. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 11. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 12. p2 draft.start-6.1d  ea790696240595c3
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 13. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-1.1d  71ea2d46519809ee
       p3 chooses Pebble Picker for the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 17. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
 18. p4 draft.start-2.1c
       p4 chooses Nail Biter for the pack
 19. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
 20. p4 draft.start-6.1a  e5466e62d048b20e
       p4 chooses Barrow Pusher for the pack
       p4 begins with 7 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p1 dig.v5
 22. p1 lay.v5c.p4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.o7.steward
       p1 establishes the Steward at o7
 24. p1 end  f86254c83b70bb4e
 25. p2 dig.v5
 26. p2 lay.v5a.h18
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.i17.stone_mill
       p2 establishes the Stone Mill at i17
 28. p2 end  2af40156b4b27704
 29. p3 dig.y5
 30. p3 lay.y5b.d8
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 31. p3 establish.g9.mint
       p3 establishes the Mint at g9
 32. p3 end  a95a84a7e43939e9
 33. p4 dig.l4
 34. p4 lay.l4f.r15
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 35. p4 establish.q15.mint
       p4 establishes the Mint at q15
 36. p4 end  7bbfaad8c02d7313
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
 43. p1 end  192ebc755a1b4673
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
 48. p2 end  554a8777bc520b0e
 49. p3 work.g9
       p3 activates the Mint: up to 2 uses
 50. p3 use.3
       p3 gains 1 Iron
 51. p3 use.3
       p3 gains 1 Iron
 52. p3 dig.l5
 53. p3 lay.l5a.g6
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 3 Stone to p3
 54. p3 establish.i7.wainwright
       p3 establishes the Wainwright at i7
 55. p3 end  986c7443e46a325d
 56. p4 work.q15
       p4 activates the Mint: up to 1 use
 57. p4 use.4
       p4 gains 1 Heartstone
 58. p4 recruit.m4{moon-2-3+fire}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 59. p4 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p4 1 Stone, 3 Iron, 1 Rune and 1 Ice Cart
 60. p4 end  dd1663eb370f389b
 61. p1 work.o7
       p1 activates the Steward: up to 1 use
 62. p1 use.1
 63. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
 64. p1 recruit.m1{mud-2-2+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 65. p1 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart, 1 Rune and 3 Coins
 66. p1 end  9d23c30c7d588740
 67. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 68. p2 use.1
       p2 gains 1 Iron
 69. p2 dig.s4
 70. p2 lay.s4g.f16
 71. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 2 Stone to p2
 72. p2 pedestal.moon
       p2 puts a Moon Pedestal at g17, grey zone: a benefit token of 4 Honor points
 73. p2 end  0eb7091c66167be3
 74. p3 work.g9
       p3 activates the Mint: up to 2 uses
 75. p3 use.4
       p3 gains 1 Heartstone
 76. p3 stop
 77. p3 recruit.b5{mud-1-5}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
 78. p3 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 2 Heartstones and 1 Ice Cart
 79. p3 end  6214ac23e50e874e
 80. p4 cast.clan_oath
       p4 casts Clan Oath: 1 Rune on the card
 81. p4 dig.w5
 82. p4 lay.w5a.q17
 83. p4 ore.stone
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 2 Stone and 1 Coin to p4
 84. p4 statue.r16
 85. p4 to.r15
       p4 moves a Fire Statue from r16 to r15
 86. p4 end  347cd4ae7d5d713f
 87. p1 work.o7
       p1 activates the Steward: up to 1 use
 88. p1 use.1
 89. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 90. p1 dig.s4
 91. p1 lay.s4g.q6
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone to p1
 92. p1 end  d29c00b4b419ea55
 93. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
 94. p2 use.1
       p2 gains 1 Iron
 95. p2 recruit.m4{fire-2-4+ice+mud-1-6}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Mudsled Driver joins the horde
 96. p2 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 97. p2 statue.h18
 98. p2 to.i18
 99. p2 pay.auto
       p2 moves a Moon Statue from h18 to i18
100. p2 end  76230ab227eaab59
101. p3 work.g9
       p3 activates the Mint: up to 2 uses
102. p3 use.4
       p3 gains 1 Heartstone
103. p3 use.4
       p3 gains 1 Heartstone
104. p3 dig.y5
105. p3 lay.y5e.c9
106. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 2 Iron and 1 Hammer to p3
107. p3 establish.d10.rune_forge
       p3 establishes the Rune Forge at d10
108. p3 statue.b10
109. p3 to.c10
       p3 moves an Ice Statue from b10 to c10
110. p3 end  cf14857e086d4834
111. p4 work.q15
       p4 activates the Mint: up to 1 use
112. p4 use.4
       p4 gains 1 Heartstone
113. p4 dig.s4
114. p4 lay.s4h.r13
115. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p4
116. p4 pedestal.ice
       p4 puts an Ice Pedestal at r14, brown zone: a benefit token of 5 Honor points
117. p4 establish.t14.hammer_forge
       p4 establishes the Hammer Forge at t14
118. p4 hall.wellspring
119. p4 build.wellspringd.r14
       p4 builds the Wellspring
       The Ice Pedestal at r14 vanishes under the Great Hall
120. p4 end  974dff81eff2a5f5
121. p1 work.o7
       p1 activates the Steward: up to 1 use
122. p1 use.1
123. p1 pay.iron.1c
       p1 moves an Iron to the Stock
124. p1 dig.i3
125. p1 lay.i3d.n7
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
126. p1 pedestal.moon
       p1 puts a Moon Pedestal at n9, yellow zone: a benefit token of 5 Honor points
127. p1 statue.r8
128. p1 to.p6
       p1 moves a Moon Statue from r8 to p6
129. p1 statue.p6
130. p1 to.n9
       p1 moves a Moon Statue from p6 to n9
131. p1 end  19ff19ffb3bf2d8c
132. p2 work.i17
       p2 activates the Stone Mill: up to 1 use
133. p2 use.1
       p2 gains 1 Iron
134. p2 dig.l4
135. p2 lay.l4b.j17
136. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at l18
137. p2 pedestal.fire
       p2 puts a Fire Pedestal at l18, brown zone: a benefit token of 3 Honor points
138. p2 end  acb5bc744a5bd836
139. p3 work.d10
       p3 activates the Rune Forge: up to 1 use
140. p3 use.1
       p3 gains 1 Rune
141. p3 recruit.b2{mud-1-4}
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
142. p3 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Heartstone, 1 Cart and 1 Fire Cart
143. p3 statue.h6
144. p3 to.j6
145. p3 pay.auto
       p3 moves a Fire Statue from h6 to j6
146. p3 statue.f8
147. p3 to.g8
       p3 moves a Moon Statue from f8 to g8
148. p3 end  cd671f9114b26fab
149. p4 recruit.b1{ice-1-5}
       p4 recruits Lantern Guard
       p4 pockets the bribes of the recruit: 1 Coin
       Rime Smith joins the horde
150. p4 join.2a
       Lantern Guard takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 1 Cart, 1 Rune and 1 Moon Cart
151. p4 end  ac9a41f5dcbda0ba
152. p1 work.o7
       p1 activates the Steward: up to 2 uses
153. p1 use.1
154. p1 pay.rune.1a
       p1 moves a Rune to the Stock
155. p1 use.1
       p1 moves a Coin to the Stock
156. p1 recruit.m1
157. p1 pay.auto{mud-2-1+moon}
       p1 recruits Bog-Iron Baron
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
158. p1 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 4 Iron, 1 Cart, 1 Rune, 5 Coins and 1 Moon Cart
159. p1 end  af1d09251a2e47de
160. p2 recruit.b2{ice-1-1}
       p2 recruits Rust Wader
       p2 pockets the bribes of the recruit: 1 Coin
       Frost Sledger joins the horde
161. p2 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 4 Iron, 1 Coin and 1 Moon Cart
162. p2 end  a02c7a7e46c4168c
163. p3 work.g9
       p3 activates the Mint: up to 2 uses
164. p3 use.4
       p3 gains 1 Heartstone
165. p3 use.4
       p3 gains 1 Heartstone
166. p3 dig.t5
167. p3 lay.t5c.d11
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 2 Iron to p3
168. p3 establish.d14.hammer_exchange
       p3 establishes the Hammer Exchange at d14
169. p3 hall.shaman
170. p3 build.shamana.d11
       p3 builds the Shaman's Chamber
171. p3 end  75c5fbd75b85f1ed
172. p4 work.q15
       p4 activates the Mint: up to 1 use
173. p4 use.4
       p4 gains 1 Heartstone
174. p4 recruit.b5{mud-1-3}
       p4 recruits Puddle Banker
       p4 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
175. p4 join.3a
       Puddle Banker takes a place in the pack: third row, place 1
       The pack brings p4 1 Stone, 3 Iron, 2 Coins and 1 Ice Cart
176. p4 statue.p18
177. p4 to.s15
178. p4 pay.auto
       p4 moves an Ice Statue from p18 to s15
179. p4 statue.s15
180. p4 to.r13
       p4 moves an Ice Statue from s15 to r13
181. p4 end  f56a212266db1221
182. p1 work.o7
       p1 activates the Steward: up to 2 uses
183. p1 use.1
184. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
185. p1 use.1
186. p1 pay.cart.1b
       p1 moves a Cart to the Stock
187. p1 recruit.t3
188. p1 pay.auto{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
189. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 3
       The pack brings p1 3 Stone, 2 Iron and 2 Ice Carts
190. p1 end  cb6900c337bf351e
191. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
192. p2 use.1
       p2 gains 1 Iron
193. p2 stop
194. p2 recruit.m3{ice-2-2+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 1 Heartstone and 1 Cart
195. p2 end  41d85d529353091a
196. p3 recruit.b4{fire-1-2}
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 2 Coins
       Coal Nibbler joins the horde
197. p3 join.3a
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 1 Heartstone, 2 Carts, 1 Fire Cart and 1 Ice Cart
198. p3 statue.c10
199. p3 to.d12
200. p3 pay.auto
       p3 moves an Ice Statue from c10 to d12
201. p3 end  f2d08feaecf7d1e7
202. p4 work.q15
       p4 activates the Mint: up to 1 use
203. p4 use.4
204. p4 pay.auto
       p4 gains 1 Heartstone
205. p4 recruit.m4{ice-2-3+fire}
       p4 recruits Anvil Singer
       p4 pockets the bribes of the recruit: 1 Coin
       p4 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
       Anvil Singer takes a place in the pack: second row, place 3
       The pack brings p4 1 Stone, 1 Heartstone, 1 Hammer and 1 Fire Cart
206. p4 end  739291f1eab74a8e
207. p1 work.o7
       p1 activates the Steward: up to 2 uses
208. p1 use.1
209. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
210. p1 use.1
211. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
212. p1 dig.s4
213. p1 lay.s4d.m2
214. p1 ore.stone
215. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p1
216. p1 pedestal.fire
       p1 puts a Fire Pedestal at n3, grey zone: a benefit token of 4 Honor points
217. p1 establish.n4.hammer_exchange
       p1 establishes the Hammer Exchange at n4
218. p1 statue.n2
219. p1 to.n3
       p1 moves a Fire Statue from n2 to n3
220. p1 end  1a9486b15ae45764
221. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
222. p2 use.1
223. p2 pay.auto
       p2 gains 1 Iron
224. p2 use.1
       p2 gains 1 Iron
225. p2 dig.l4
226. p2 lay.l4c.k14
227. p2 ore.iron
228. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart to p2
229. p2 pedestal.fire
       p2 puts a Fire Pedestal at l14, yellow zone: a benefit token of 3 Honor points
230. p2 statue.f16
231. p2 to.h19
232. p2 pay.auto
       p2 moves a Fire Statue from f16 to h19
233. p2 statue.h19
234. p2 to.l17
235. p2 pay.auto
       p2 moves a Fire Statue from h19 to l17
236. p2 statue.l17
237. p2 to.l14
238. p2 pay.auto
       p2 moves a Fire Statue from l17 to l14
239. p2 statue.i18
240. p2 to.g17
241. p2 pay.auto
       p2 moves a Moon Statue from i18 to g17
242. p2 end  90a49ae688868320
243. p3 work.g9
       p3 activates the Mint: up to 2 uses
244. p3 use.4
       p3 gains 1 Heartstone
245. p3 use.4
       p3 gains 1 Heartstone
246. p3 recruit.b4{ice-1-2}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p3 1 Stone, 1 Heartstone and 1 Fire Cart
247. p3 end  01f3f9736a90f998
248. p4 work.t14
       p4 activates the Hammer Forge: up to 1 use
249. p4 use.1
250. p4 pay.auto
       p4 gains 1 Hammer
251. p4 dig.i4
252. p4 lay.i4a.o12
253. p4 ore.stone
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at r12
       The rock yields 1 Heartstone to p4
254. p4 pedestal.ice
       p4 puts an Ice Pedestal at p12, orange zone: a benefit token of 2 Honor points
255. p4 end  06411b708c06f20e
256. p1 work.o7
       p1 activates the Steward: up to 2 uses
257. p1 use.1
258. p1 pay.rune.1a
       p1 moves a Rune to the Stock
259. p1 use.1
260. p1 pay.iron.2c
       p1 moves an Iron to the Stock
261. p1 recruit.b5{ice-1-3}
       p1 recruits Clay Kneader
       p1 pockets the bribes of the recruit: 2 Coins
       Icicle Whistler joins the horde
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p1 5 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Coins, 2 Ice Carts and 1 Moon Cart
262. p1 end  b0debf9659a9b3a7
263. p2 recruit.b3{fire-1-4}
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 2 Iron, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
264. p2 end  344a0a77a4f28f4f
265. p3 work.d14
       p3 activates the Hammer Exchange: up to 1 use
266. p3 use.1
267. p3 pay.stone.1d
268. p3 pay.coin.stock
       p3 gains 1 Hammer
269. p3 dig.l5
270. p3 lay.l5f.g11
271. p3 ore.heartstone
272. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Cart to p3
273. p3 statue.f12
274. p3 to.i12
275. p3 pay.auto
       p3 moves a Fire Statue from f12 to i12
276. p3 end  9e2a725afbe89b7e
277. p4 cast.clan_oath
       p4 casts Clan Oath: 2 Runes on the card
278. p4 work.q15
       p4 activates the Mint: up to 1 use
279. p4 use.4
       p4 gains 1 Heartstone
280. p4 recruit.b4{mud-1-2}
       p4 recruits Snow Shoveller
       Gravel Glutton joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p4 4 Stone, 1 Heartstone, 1 Hammer, 1 Rune and 2 Ice Carts
281. p4 statue.r12
282. p4 to.p12
283. p4 pay.auto
       p4 moves an Ice Statue from r12 to p12
284. p4 end  49c38429c44cbe0a
285. p1 work.o7
       p1 activates the Steward: up to 2 uses
286. p1 use.1
287. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
288. p1 use.1
289. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
290. p1 dig.l4
291. p1 lay.l4h.l5
292. p1 ore.stone
293. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at l6
294. p1 pedestal.moon
       p1 puts a Moon Pedestal at m7, orange zone: a benefit token of 5 Honor points
295. p1 statue.l6
296. p1 to.m7
297. p1 pay.auto
       p1 moves a Moon Statue from l6 to m7
298. p1 end  8c4bba0d0e82dc90
299. p2 work.i17
       p2 activates the Stone Mill: up to 2 uses
300. p2 use.1
301. p2 pay.auto
       p2 gains 1 Iron
302. p2 stop
303. p2 recruit.m4
304. p2 pay.auto{mud-2-3+ice}
       p2 recruits Frost Scribe
       p2 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Frost Scribe takes a place in the pack: at the top
       The pack brings p2 2 Stone, 3 Iron, 1 Cart, 1 Rune, 1 Coin, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
305. p2 trade.heartstone
       p2 gives 4 resources back to the supply
306. p2 pay.coin.2b
307. p2 pay.coin.stock
308. p2 pay.coin.stock
309. p2 pay.iron.2b
       p2 gains 1 Heartstone
310. p2 end  9b108aaa8858386c
311. p3 work.i7
       p3 activates the Wainwright: up to 1 use
312. p3 use.2
313. p3 pay.auto
       p3 gains 1 Heartstone
314. p3 dig.t5
315. p3 lay.t5d.h3
316. p3 ore.heartstone
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Coin to p3
317. p3 hall.great_forge
318. p3 build.great_forged.h4
       p3 builds the Great Forge
319. p3 statue.j6
320. p3 to.h5
321. p3 pay.auto
       p3 moves a Fire Statue from j6 to h5
322. p3 end  0249cce4302495b2
323. p4 dig.p5
324. p4 lay.p5d.s11
325. p4 ore.heartstone
326. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron to p4
327. p4 trade.heartstone
       p4 gives 4 resources back to the supply
328. p4 pay.iron.1c
329. p4 pay.iron.2b
330. p4 pay.iron.2a
331. p4 pay.iron.2b
       p4 gains 1 Heartstone
332. p4 end  e291ee815e1b5e71
333. p1 work.o7
       p1 activates the Steward: up to 2 uses
334. p1 use.1
335. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
336. p1 use.1
337. p1 pay.heartstone.3b
       p1 moves a Heartstone to the Stock
338. p1 recruit.m4
339. p1 pay.auto{ice-2-4+fire}
       p1 recruits Root Miner
       p1 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Root Miner takes a place in the pack: at the top
       The pack brings p1 4 Stone, 1 Iron, 3 Heartstones, 1 Cart, 1 Rune, 5 Coins, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 11 more turns after this one
340. p1 end  56833d4d49c08999
341. p2 dig.t4
342. p2 lay.t4a.l15
343. p2 ore.iron
344. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
345. p2 pedestal.fire
       p2 puts a Fire Pedestal at m16, orange zone: a benefit token of 4 Honor points
346. p2 statue.l18
347. p2 to.k15
348. p2 pay.auto
       p2 moves a Fire Statue from l18 to k15
349. p2 statue.k15
350. p2 to.m16
351. p2 pay.auto
       p2 moves a Fire Statue from k15 to m16
352. p2 end  c6c8254beb5ffc2d
353. p3 work.g9
       p3 activates the Mint: up to 2 uses
354. p3 use.4
       p3 gains 1 Heartstone
355. p3 stop
356. p3 recruit.b5{fire-1-3}
       p3 recruits Icicle Whistler
       p3 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
       Icicle Whistler takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 3 Heartstones, 1 Rune, 1 Fire Cart and 2 Ice Carts
357. p3 end  364d5b390091f8ae
358. p4 dig.w5
359. p4 lay.w5b.t13
360. p4 ore.iron
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 1 Iron and 1 Hammer to p4
361. p4 hall.stonecutter
362. p4 build.stonecutterb.s11
       p4 builds the Stonecutter's Hall
363. p4 statue.v14
364. p4 to.t12
       p4 moves a Moon Statue from v14 to t12
365. p4 end  9a290a60c5ffbec2
366. p1 work.n4
       p1 activates the Hammer Exchange: up to 1 use
367. p1 use.1
368. p1 pay.coin.2a
369. p1 pay.coin.2a
       p1 gains 1 Hammer
370. p1 dig.l4
371. p1 lay.l4f.l9
372. p1 ore.iron
373. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone, 1 Cart and 1 Rune to p1
374. p1 pedestal.ice
       p1 puts an Ice Pedestal at l9, yellow zone: a benefit token of 3 Honor points
375. p1 statue.o6
376. p1 to.n7
377. p1 pay.auto
       p1 moves an Ice Statue from o6 to n7
378. p1 statue.n7
379. p1 to.l9
380. p1 pay.auto
       p1 moves an Ice Statue from n7 to l9
381. p1 end  36d6cf286107f1a9
382. p2 dig.p5
383. p2 lay.p5h.k18
384. p2 ore.heartstone
385. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Heartstone to p2
386. p2 hall.chasm
387. p2 build.chasmb.k14
       p2 builds the Chasm
388. p2 statue.g17
389. p2 to.h20
390. p2 pay.auto
       p2 moves a Moon Statue from g17 to h20
391. p2 statue.h20
392. p2 to.k17
       p2 moves a Moon Statue from h20 to k17
393. p2 end  32af6c62f3f574bb
394. p3 work.g9
       p3 activates the Mint: up to 2 uses
395. p3 use.4
       p3 gains 1 Heartstone
396. p3 stop
397. p3 dig.t4
398. p3 lay.t4b.j2
399. p3 ore.iron
400. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at j2
       The rock yields 1 Hammer to p3
401. p3 statue.j2
402. p3 to.h3
403. p3 pay.auto
       p3 moves an Ice Statue from j2 to h3
404. p3 statue.h3
405. p3 to.g6
406. p3 pay.auto
       p3 moves an Ice Statue from h3 to g6
407. p3 statue.g6
408. p3 to.j6
409. p3 pay.auto
       p3 moves an Ice Statue from g6 to j6
410. p3 end  974c7cca441045a4
411. p4 dig.o4
412. p4 lay.o4d.u10
413. p4 ore.stone
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p4
414. p4 statue.v10
415. p4 to.u11
       p4 moves a Fire Statue from v10 to u11
416. p4 end  ceba4b03cc4696a3
417. p1 work.n4
       p1 activates the Hammer Exchange: up to 1 use
418. p1 use.1
419. p1 pay.coin.2a
420. p1 pay.coin.2b
       p1 gains 1 Hammer
421. p1 dig.t4
422. p1 lay.t4d.m4
423. p1 ore.heartstone
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron and 1 Heartstone to p1
424. p1 pedestal.moon
       p1 puts a Moon Pedestal at n5, brown zone: a benefit token of 2 Honor points
425. p1 end  b96f75b55c4f9b60
426. p2 dig.t4
427. p2 lay.t4a.i21
428. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Hammer to p2
429. p2 statue.j22
430. p2 to.k20
431. p2 pay.auto
       p2 moves an Ice Statue from j22 to k20
432. p2 statue.k20
433. p2 to.l17
       p2 moves an Ice Statue from k20 to l17
434. p2 end  bd937dcfbd737f5c
435. p3 work.d10
       p3 activates the Rune Forge: up to 2 uses
436. p3 use.1
437. p3 pay.auto
       p3 gains 1 Rune
438. p3 use.1
439. p3 pay.auto
       p3 gains 1 Rune
440. p3 dig.d2
441. p3 lay.d2a.i11
442. p3 ore.stone
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
443. p3 end  3be3be3f4e3da03a
444. p4 work.q15
       p4 activates the Mint: up to 1 use
445. p4 use.1
       p4 gains 1 Coin
446. p4 dig.i4
447. p4 lay.i4b.n13
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
448. p4 statue.r13
449. p4 to.n13
       p4 moves an Ice Statue from r13 to n13
450. p4 end  bd8f5337b3bce34c
       Game over: p1 wins with 131 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1 +10  10 sets of left-over resources [HALL-F4]
p1  +8  Fire Statue on its Pedestal at n3, grey zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at m7, orange zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal at l9, yellow zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at n9, yellow zone [HALL-F6]
p2 +30  5 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  3 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +20  Fire Statue on its Pedestal at l14, yellow zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at m16, orange zone [HALL-F6]
p2  +8  Ice Statue at l17, orange zone [HALL-F6]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +3  3 sets of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3  +6  Ice Statue at j6, brown zone [HALL-F6]
p3  +6  Moon Statue at g8, brown zone [HALL-F6]
p3 +10  Fire Statue at i12, yellow zone [HALL-F6]
p4 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p4  +1  1 set of left-over resources [HALL-F4]
p4 +10  Wellspring, Statue on the altar [HALL-G10]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4  +4  Fire Statue at u11, grey zone [HALL-F6]
p4 +16  Ice Statue on its Pedestal at p12, orange zone [HALL-F6]
p4 +10  Ice Statue at n13, yellow zone [HALL-F6]
= p1 131, p2 123, p4 110, p3 103  coronation, won by p1
