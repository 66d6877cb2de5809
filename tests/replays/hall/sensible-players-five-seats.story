hall/6  seats 5  seed 1  options later_seats=honor workshops=no_duplicates

  1. p4 portal.l5  f407bf63dacd242b
       p4 opens a Portal at l5
  2. p5 portal.s18  ddcaef978b86532c
       p5 opens a Portal at s18
  3. p1 portal.e18  36d92c1c8a6ddcf1
       p1 opens a Portal at e18
  4. p2 portal.t7  60880b5588a25e78
       p2 opens a Portal at t7
  5. p3 portal.d7  7065d7e1e5490aeb
       p3 opens a Portal at d7
  6. p4 draft.start-5.1c
       p4 chooses Bone Reader for the pack
  7. p4 draft.start-2.1b
       p4 chooses Nail Biter for the pack
  8. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
  9. p4 draft.start-6.1a  7f2816f726405342
       p4 chooses Barrow Pusher for the pack
       p4 begins with 6 Stone, 2 Iron, 2 Heartstones and 1 Hammer
 10. p5 draft.start-6.1c
       p5 chooses Barrow Pusher for the pack
 11. p5 draft.start-2.1b
       p5 chooses Nail Biter for the pack
 12. p5 draft.start-1.1d
       p5 chooses Pebble Picker for the pack
 13. p5 draft.start-5.1a  e20ab91199f98ed4
       p5 chooses Bone Reader for the pack
       p5 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 14. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 15. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 16. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
 17. p1 draft.start-1.1a  8ce72ceb706eb1f5
       p1 chooses Pebble Picker for the pack
       p1 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 18. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 19. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 20. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 21. p2 draft.start-6.1d  7555ce192503cffa
       p2 chooses Barrow Pusher for the pack
       p2 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 22. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 23. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 24. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 25. p3 draft.start-1.1a  76a5b867b69b0ecb
       p3 chooses Pebble Picker for the pack
       p3 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 26. p4 dig.l5
 27. p4 lay.l5b.m5
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths an Ice Statue at p6
       The rock yields 1 Coin to p4
 28. p4 establish.n4.depot
       p4 establishes the Depot at n4
 29. p4 end  bcfffb207cb50049
 30. p5 dig.v5
 31. p5 lay.v5c.r16
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p5 unearths a Fire Statue at r16
       p5 unearths an Ice Statue at p18
 32. p5 end  409e99c52cb014f6
 33. p1 dig.v5
 34. p1 lay.v5d.f16
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at f16
       p1 unearths a Moon Statue at h18
 35. p1 end  3af1c5b36a9e9056
 36. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 37. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 38. p2 end  45af2e54429a9c6a
 39. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 40. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 41. p3 end  cc58d2b9d715ff52
 42. p4 recruit.b5{mud-1-5}
       p4 recruits Cold Digger
       p4 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 43. p4 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 44. p4 statue.p6
 45. p4 to.n5
       p4 moves an Ice Statue from p6 to n5
 46. p4 end  c562b1779c4c6b7b
 47. p5 recruit.b4{mud-1-6}
       p5 recruits Bog Prospector
       p5 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 48. p5 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p5 2 Iron, 1 Heartstone and 1 Cart
 49. p5 statue.r16
 50. p5 to.s18
       p5 moves a Fire Statue from r16 to s18
 51. p5 end  16847218a3cc26c6
 52. p1 recruit.b2{mud-1-4}
       p1 recruits Cinder Hauler
       Rust Wader joins the horde
 53. p1 join.2b
       Cinder Hauler takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Iron, 1 Cart and 1 Fire Cart
 54. p1 statue.f16
 55. p1 to.e18
 56. p1 pay.auto
       p1 moves a Fire Statue from f16 to e18
 57. p1 end  67831ea90ef0cf7d
 58. p2 dig.s4
 59. p2 lay.s4f.s7
 60. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at r8
       The rock yields 1 Stone and 1 Coin to p2
 61. p2 pedestal.moon
       p2 puts a Moon Pedestal at r8, grey zone: a benefit token of 4 Honor points
 62. p2 establish.q9.steward
       p2 establishes the Steward at q9
 63. p2 end  3980753b1c889d2c
 64. p3 dig.l4
 65. p3 lay.l4b.d8
 66. p3 ore.stone
 67. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 68. p3 pedestal.moon
       p3 puts a Moon Pedestal at f9, brown zone: a benefit token of 2 Honor points
 69. p3 establish.g9.ironworks
       p3 establishes the Ironworks at g9
 70. p3 end  33deaa7c2a84bd47
 71. p4 recruit.m4{moon-2-3+fire}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 72. p4 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p4 1 Stone, 2 Iron, 1 Cart and 1 Ice Cart
 73. p4 end  8d825f72f5a36219
 74. p5 recruit.m4{mud-2-2+fire}
       p5 recruits Star Counter
       p5 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 75. p5 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p5 1 Stone, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 76. p5 end  d1048a4e46650a8c
 77. p1 dig.l5
 78. p1 lay.l5a.f14
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Stone to p1
 79. p1 establish.g15.stone_mill
       p1 establishes the Stone Mill at g15
 80. p1 statue.h18
 81. p1 to.i14
       p1 moves a Moon Statue from h18 to i14
 82. p1 end  c8f5f75381072f46
 83. p2 work.q9
       p2 activates the Steward: up to 1 use
 84. p2 use.1
 85. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 86. p2 recruit.m1
 87. p2 pay.auto{fire-2-4+ice}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 88. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Heartstone, 1 Cart and 3 Coins
 89. p2 end  240e6261b2f839f6
 90. p3 work.g9
       p3 activates the Ironworks: up to 1 use
 91. p3 use.2
 92. p3 pay.auto
       p3 gains 1 Heartstone
 93. p3 recruit.m1{mud-2-1+moon}
       p3 recruits Anvil Singer
       p3 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 94. p3 join.2c
       Anvil Singer takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer and 1 Fire Cart
 95. p3 statue.f8
 96. p3 to.f9
       p3 moves a Moon Statue from f8 to f9
 97. p3 end  6f7e7505478eb692
 98. p4 work.n4
       p4 activates the Depot: up to 1 use
 99. p4 use.1
100. p4 pay.stone.2a
101. p4 pay.stone.stock
       p4 gains 1 Cart
102. p4 dig.l4
103. p4 lay.l4e.l6
104. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Moon Statue at l6
105. p4 pedestal.ice
       p4 puts an Ice Pedestal at l6, brown zone: a benefit token of 5 Honor points
106. p4 establish.i7.mint
       p4 establishes the Mint at i7
107. p4 statue.l6
108. p4 to.l7
109. p4 pay.auto
       p4 moves a Moon Statue from l6 to l7
110. p4 end  2e0450dc715be92a
111. p5 dig.s4
112. p5 lay.s4h.q13
113. p5 ore.heartstone
       p5 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Stone to p5
114. p5 pedestal.fire
       p5 puts a Fire Pedestal at q14, orange zone: a benefit token of 4 Honor points
115. p5 establish.q15.wainwright
       p5 establishes the Wainwright at q15
116. p5 statue.p18
117. p5 to.q14
       p5 moves an Ice Statue from p18 to q14
118. p5 end  be6d1c691fa53447
119. p1 work.g15
       p1 activates the Stone Mill: up to 2 uses
120. p1 use.1
       p1 gains 1 Iron
121. p1 stop
122. p1 recruit.b1{ice-1-5}
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
123. p1 join.2c
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Cart, 1 Coin and 1 Moon Cart
124. p1 statue.e18
125. p1 to.h18
       p1 moves a Fire Statue from e18 to h18
126. p1 end  c1ff54a3cbbc1670
127. p2 work.q9
       p2 activates the Steward: up to 1 use
128. p2 use.1
129. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
130. p2 dig.i4
131. p2 lay.i4b.o10
132. p2 ore.stone
133. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
134. p2 pedestal.moon
       p2 puts a Moon Pedestal at q10, orange zone: a benefit token of 5 Honor points
135. p2 statue.r8
136. p2 to.q10
137. p2 pay.auto
       p2 moves a Moon Statue from r8 to q10
138. p2 end  3f7003308181815a
139. p3 work.g9
       p3 activates the Ironworks: up to 1 use
140. p3 use.2
141. p3 pay.auto
       p3 gains 1 Heartstone
142. p3 dig.l4
143. p3 lay.l4h.f10
144. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 1 Heartstone to p3
145. p3 pedestal.ice
       p3 puts an Ice Pedestal at g12, orange zone: a benefit token of 2 Honor points
146. p3 statue.f12
147. p3 to.g12
148. p3 pay.auto
       p3 moves a Fire Statue from f12 to g12
149. p3 end  5672080fcdfcfff3
150. p4 work.i7
       p4 activates the Mint: up to 1 use
151. p4 use.4
       p4 gains 1 Heartstone
152. p4 recruit.b4{ice-1-1}
       p4 recruits Mudsled Driver
       p4 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
153. p4 join.3a
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 3 Iron, 2 Carts and 1 Ice Cart
154. p4 end  765d334bc39466c0
155. p5 cast.clan_oath
       p5 casts Clan Oath: 1 Rune on the card
156. p5 recruit.b2{mud-1-3}
       p5 recruits Rust Wader
       p5 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
157. p5 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p5 2 Iron, 2 Heartstones, 1 Cart and 1 Rune
158. p5 statue.s18
159. p5 to.p18
160. p5 pay.auto
       p5 moves a Fire Statue from s18 to p18
161. p5 end  b7d5c80efca1336d
162. p1 recruit.m1
163. p1 pay.auto{ice-2-2+ice}
       p1 recruits Landslide
       p1 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
164. p1 join.3b
       Landslide takes a place in the pack: third row, place 2
       The pack brings p1 7 Stone, 1 Cart, 1 Coin and 1 Fire Cart
165. p1 end  941532c5c6d85ad3
166. p2 work.q9
       p2 activates the Steward: up to 2 uses
167. p2 use.1
168. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
169. p2 use.1
170. p2 pay.iron.1b
       p2 moves an Iron to the Stock
171. p2 recruit.m4
172. p2 pay.auto{ice-2-3+ice}
       p2 recruits Bog-Iron Baron
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
173. p2 join.3b
       Bog-Iron Baron takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 4 Iron, 1 Heartstone, 1 Cart, 4 Coins and 1 Moon Cart
174. p2 end  a7f5132b76660607
175. p3 recruit.b5{fire-1-2}
       p3 recruits Puddle Banker
       p3 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
176. p3 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 1 Hammer, 3 Coins and 1 Fire Cart
177. p3 end  c714cfd73895c7d4
178. p4 work.i7
       p4 activates the Mint: up to 1 use
179. p4 use.4
       p4 gains 1 Heartstone
180. p4 dig.w5
181. p4 lay.w5d.j2
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p4 unearths an Ice Statue at j2
       The rock yields 1 Iron and 1 Hammer to p4
182. p4 establish.j4.crusher
       p4 establishes the Crusher at j4
183. p4 statue.j2
184. p4 to.l5
185. p4 pay.auto
       p4 moves an Ice Statue from j2 to l5
186. p4 end  6965d5ba73a06437
187. p5 recruit.m4{mud-2-3+ice}
       p5 recruits Frost Scribe
       p5 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p5 1 Stone, 1 Iron, 2 Runes and 1 Ice Cart
188. p5 end  d8da8723babb84b4
189. p1 work.g15
       p1 activates the Stone Mill: up to 2 uses
190. p1 use.1
191. p1 pay.auto
       p1 gains 1 Iron
192. p1 use.1
193. p1 pay.auto
       p1 gains 1 Iron
194. p1 dig.t4
195. p1 lay.t4b.i12
196. p1 ore.iron
197. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p1
198. p1 pedestal.moon
       p1 puts a Moon Pedestal at i12, yellow zone: a benefit token of 5 Honor points
199. p1 statue.i14
200. p1 to.i12
201. p1 pay.auto
       p1 moves a Moon Statue from i14 to i12
202. p1 statue.h18
203. p1 to.i14
204. p1 pay.auto
       p1 moves a Fire Statue from h18 to i14
205. p1 end  e8344752c29d2661
206. p2 work.q9
       p2 activates the Steward: up to 2 uses
207. p2 use.1
208. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
209. p2 use.1
210. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
211. p2 recruit.t3
212. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
213. p2 take.ice
       p2 chooses an Ice Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 2 Iron and 2 Ice Carts
214. p2 end  d32dd1de06c3227e
215. p3 work.g9
       p3 activates the Ironworks: up to 1 use
216. p3 use.2
217. p3 pay.auto
       p3 gains 1 Heartstone
218. p3 recruit.t1
219. p3 pay.auto{moon-3-4}
       p3 recruits Moonlit Banker
       High Astrologer joins the horde
220. p3 take.fire
       p3 chooses a Fire Pedestal from the bag
       Moonlit Banker takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 2 Runes, 2 Coins and 1 Moon Cart
221. p3 end  fae7279d6cccf693
222. p4 work.i7
       p4 activates the Mint: up to 1 use
223. p4 use.4
       p4 gains 1 Heartstone
224. p4 recruit.b4{ice-1-2}
       p4 recruits Frost Sledger
       p4 pockets the bribes of the recruit: 3 Coins
       Snow Shoveller joins the horde
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p4 1 Stone, 1 Iron and 1 Ice Cart
225. p4 end  82a0e6884c3329e3
226. p5 work.q15
       p5 activates the Wainwright: up to 2 uses
227. p5 use.1
228. p5 pay.auto
       p5 gains 1 Cart
229. p5 stop
230. p5 dig.s4
231. p5 lay.s4c.n12
232. p5 ore.iron
233. p5 pay.auto
       p5 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p5
234. p5 pedestal.ice
       p5 puts an Ice Pedestal at o12, yellow zone: a benefit token of 3 Honor points
235. p5 statue.q14
236. p5 to.o12
237. p5 pay.auto
       p5 moves an Ice Statue from q14 to o12
238. p5 statue.p18
239. p5 to.q14
240. p5 pay.auto
       p5 moves a Fire Statue from p18 to q14
241. p5 end  0cf0c796ae156451
242. p1 work.g15
       p1 activates the Stone Mill: up to 2 uses
243. p1 use.1
       p1 gains 1 Iron
244. p1 use.1
       p1 gains 1 Iron
245. p1 recruit.m3
246. p1 pay.auto{ice-2-4+fire}
       p1 recruits Silt Wagoner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Silt Wagoner takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone and 1 Cart
247. p1 end  f6d32c20f4a5d28c
248. p2 work.q9
       p2 activates the Steward: up to 2 uses
249. p2 use.1
250. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
251. p2 use.1
252. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
253. p2 recruit.b5{ice-1-3}
       p2 recruits Coal Nibbler
       p2 pockets the bribes of the recruit: 2 Coins
       Icicle Whistler joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p2 2 Heartstones, 2 Coins, 1 Fire Cart, 2 Ice Carts and 1 Moon Cart
254. p2 end  65ad498aa93a50d2
255. p3 dig.s4
256. p3 lay.s4b.g6
257. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone to p3
258. p3 pedestal.fire
       p3 puts a Fire Pedestal at g7, grey zone: a benefit token of 4 Honor points
259. p3 statue.h6
260. p3 to.g7
261. p3 pay.auto
       p3 moves a Fire Statue from h6 to g7
262. p3 end  fab8e3977bdf4da6
263. p4 work.i7
       p4 activates the Mint: up to 1 use
264. p4 use.4
       p4 gains 1 Heartstone
265. p4 recruit.m2{fire-2-2+moon+fire-1-4}
       p4 recruits Crescent Blade
       p4 pockets the bribes of the recruit: 1 Coin
       p4 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder retires
       Tong Bearer joins the horde
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p4 1 Iron, 2 Heartstones, 1 Ice Cart and 1 Moon Cart
266. p4 end  2927df11b7336c7d
267. p5 work.q15
       p5 activates the Wainwright: up to 2 uses
268. p5 use.1
269. p5 pay.auto
       p5 gains 1 Cart
270. p5 stop
271. p5 recruit.b2{mud-1-2}
       p5 recruits Clay Kneader
       p5 pockets the bribes of the recruit: 3 Coins
       Gravel Glutton joins the horde
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p5 1 Stone, 3 Iron, 2 Heartstones, 1 Cart and 1 Ice Cart
272. p5 end  3b18adc9c26d02e9
273. p1 work.g15
       p1 activates the Stone Mill: up to 2 uses
274. p1 use.1
275. p1 pay.auto
       p1 gains 1 Iron
276. p1 use.1
277. p1 pay.auto
       p1 gains 1 Iron
278. p1 recruit.m4{moon-2-2+moon}
       p1 recruits Root Miner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries a Moon Pedestal
       Root Miner takes a place in the pack: third row, place 1
       The pack brings p1 4 Stone, 1 Iron, 2 Heartstones and 1 Fire Cart
279. p1 end  381a2624cf2f7865
280. p2 work.q9
       p2 activates the Steward: up to 2 uses
281. p2 use.1
282. p2 pay.cart.1d
       p2 moves a Cart to the Stock
283. p2 use.1
284. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
285. p2 dig.w5
286. p2 lay.w5b.t8
287. p2 ore.iron
288. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at v10
289. p2 statue.v10
290. p2 to.r9
291. p2 pay.auto
       p2 moves a Fire Statue from v10 to r9
292. p2 end  d74d1fc319e6d967
293. p3 recruit.m3
294. p3 pay.auto{fire-2-1}
       p3 recruits Ice Breaker
       p3 takes a Fire Pedestal along with the recruit
       Magma Miner joins the horde
       Ice Breaker takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 2 Iron, 1 Hammer, 3 Coins, 1 Fire Cart and 1 Ice Cart
295. p3 end  6d25528794387420
296. p4 work.i7
       p4 activates the Mint: up to 1 use
297. p4 use.4
       p4 gains 1 Heartstone
298. p4 dig.l4
299. p4 lay.l4e.n2
300. p4 ore.iron
301. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Fire Statue at n2
       The rock yields 2 Iron and 1 Hammer to p4
302. p4 pedestal.fire
       p4 puts a Fire Pedestal at n2, dark grey zone: a benefit token of 4 Honor points
303. p4 end  75c80d0acf3b2a87
304. p5 recruit.m1{ice-3-1}
       p5 recruits Avalanche Rider
       p5 pockets the bribes of the recruit: 1 Coin
       p5 takes an Ice Pedestal along with the recruit
       Winter Oracle joins the horde
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p5 2 Stone, 1 Iron, 1 Heartstone, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p5: a Coronation token of 5 Honor points
305. p5 trade.heartstone
       p5 gives 4 resources back to the supply
306. p5 pay.coin.stock
307. p5 pay.coin.stock
308. p5 pay.coin.stock
309. p5 pay.stone.2a
       p5 gains 1 Heartstone
310. p5 end  99b229f1cb5b668b
311. p1 dig.l4
312. p1 lay.l4b.h11
313. p1 ore.iron
314. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart to p1
315. p1 pedestal.fire
       p1 puts a Fire Pedestal at j12, yellow zone: a benefit token of 3 Honor points
316. p1 statue.i14
317. p1 to.j13
318. p1 pay.auto
       p1 moves a Fire Statue from i14 to j13
319. p1 statue.j13
320. p1 to.j12
321. p1 pay.auto
       p1 moves a Fire Statue from j13 to j12
322. p1 end  389ec46bb58bc61b
323. p2 work.q9
       p2 activates the Steward: up to 2 uses
324. p2 use.1
325. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
326. p2 use.1
327. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
328. p2 dig.t4
329. p2 lay.t4d.u10
330. p2 ore.stone
331. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Iron and 1 Hammer to p2
332. p2 pedestal.ice
       p2 puts an Ice Pedestal at v11, dark grey zone: a benefit token of 2 Honor points
333. p2 establish.t10.rune_forge
       p2 establishes the Rune Forge at t10
334. p2 hall.wellspring
335. p2 build.wellspringd.u9
       p2 builds the Wellspring
       The Ice Pedestal at v11 vanishes under the Great Hall
336. p2 statue.r9
337. p2 to.t8
       p2 moves a Fire Statue from r9 to t8
338. p2 statue.t8
339. p2 to.u10
       p2 moves a Fire Statue from t8 to u10
340. p2 end  8cabc71f4ca401b9
341. p3 dig.t4
342. p3 lay.t4d.d11
343. p3 ore.heartstone
344. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Iron to p3
345. p3 pedestal.fire
       p3 puts a Fire Pedestal at e12, brown zone: a benefit token of 3 Honor points
346. p3 establish.d10.charm_weaver
       p3 establishes the Charm Weaver at d10
347. p3 establish.d14.hammer_exchange
       p3 establishes the Hammer Exchange at d14
348. p3 statue.g12
349. p3 to.e12
350. p3 pay.auto
       p3 moves a Fire Statue from g12 to e12
351. p3 end  f06199bc26cccbc6
352. p4 dig.p5
353. p4 lay.p5b.k8
354. p4 ore.heartstone
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone to p4
355. p4 hall.stonecutter
356. p4 build.stonecutterb.k7
       p4 builds the Stonecutter's Hall
357. p4 statue.l7
358. p4 to.l8
359. p4 pay.auto
       p4 moves a Moon Statue from l7 to l8
360. p4 statue.l5
361. p4 to.l6
362. p4 pay.auto
       p4 moves an Ice Statue from l5 to l6
363. p4 statue.n2
364. p4 to.j3
365. p4 pay.auto
       p4 moves a Fire Statue from n2 to j3
366. p4 statue.j3
367. p4 to.l5
368. p4 pay.auto
       p4 moves a Fire Statue from j3 to l5
369. p4 end  a8f2fb4c71a30fe6
370. p5 dig.y5
371. p5 lay.y5c.n13
372. p5 ore.iron
373. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Cart and 1 Rune to p5
374. p5 end  87a6d2bcee9e1e0e
375. p1 work.g15
       p1 activates the Stone Mill: up to 2 uses
376. p1 use.1
377. p1 pay.auto
       p1 gains 1 Iron
378. p1 use.1
379. p1 pay.auto
       p1 gains 1 Iron
380. p1 dig.i4
381. p1 lay.i4a.h19
382. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
383. p1 pedestal.ice
       p1 puts an Ice Pedestal at i19, grey zone: a benefit token of 2 Honor points
384. p1 establish.j20.hammer_forge
       p1 establishes the Hammer Forge at j20
385. p1 end  227aabad42d23f4a
386. p2 work.q9
       p2 activates the Steward: up to 2 uses
387. p2 use.1
388. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
389. p2 use.1
390. p2 pay.heartstone.3a
       p2 moves a Heartstone to the Stock
391. p2 dig.t5
392. p2 lay.t5b.t11
393. p2 ore.iron
394. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths an Ice Statue at r12
       The rock yields 2 Iron to p2
395. p2 hall.shaman
396. p2 build.shamana.t11
       p2 builds the Shaman's Chamber
397. p2 statue.r12
398. p2 to.t12
       p2 moves an Ice Statue from r12 to t12
399. p2 end  7f3bf84005376060
400. p3 work.g9
       p3 activates the Ironworks: up to 1 use
401. p3 use.2
402. p3 pay.auto
       p3 gains 1 Heartstone
403. p3 dig.p5
404. p3 lay.p5g.c10
405. p3 ore.heartstone
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Iron and 1 Hammer to p3
406. p3 hall.great_forge
407. p3 build.great_forged.c10
       p3 builds the Great Forge
408. p3 end  8377281b32c662d7
409. p4 recruit.b4{fire-1-3}
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 3 Coins
       Torch Peddler joins the horde
       Snow Shoveller takes a place in the pack: at the top
       The pack brings p4 2 Stone, 4 Iron, 2 Heartstones, 2 Carts, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p4: a Coronation token of 3 Honor points
       The end is near: 14 more turns after this one
410. p4 statue.n5
411. p4 to.o5
412. p4 pay.auto
       p4 moves an Ice Statue from n5 to o5
413. p4 statue.o5
414. p4 to.n5
415. p4 pay.auto
       p4 moves an Ice Statue from o5 to n5
416. p4 end  9ef64ec46d65546a
417. p5 dig.i3
418. p5 lay.i3b.k15
419. p5 ore.stone
420. p5 pay.auto
       p5 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Heartstone to p5
421. p5 end  39e9a435cf9b5ad9
422. p1 work.j20
       p1 activates the Hammer Forge: up to 1 use
423. p1 use.1
424. p1 pay.auto
       p1 gains 1 Hammer
425. p1 dig.y5
426. p1 lay.y5g.l18
427. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at l18
       The rock yields 3 Iron to p1
428. p1 end  d5056b8ab97f1669
429. p2 work.q9
       p2 activates the Steward: up to 2 uses
430. p2 use.1
431. p2 pay.stone.3b
       p2 moves a Stone to the Stock
432. p2 use.1
433. p2 pay.stone.2c
       p2 moves a Stone to the Stock
434. p2 dig.t5
435. p2 lay.t5c.u13
436. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p2
437. p2 statue.v14
438. p2 to.u12
       p2 moves a Moon Statue from v14 to u12
439. p2 statue.u12
440. p2 to.v11
       p2 moves a Moon Statue from u12 to v11
441. p2 statue.v11
442. p2 to.t8
       p2 moves a Moon Statue from v11 to t8
443. p2 statue.t8
444. p2 to.r8
       p2 moves a Moon Statue from t8 to r8
445. p2 end  dc15ec7c83289b88
446. p3 work.d10
       p3 activates the Charm Weaver: up to 2 uses
447. p3 use.1
448. p3 pay.auto
       p3 gains 1 Rune
449. p3 use.1
450. p3 pay.auto
       p3 gains 1 Rune
451. p3 dig.t4
452. p3 lay.t4d.b13
453. p3 ore.iron
454. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 1 Hammer to p3
455. p3 statue.b14
456. p3 to.c11
457. p3 pay.auto
       p3 moves an Ice Statue from b14 to c11
458. p3 end  6032077bf6c4f193
459. p4 work.i7
       p4 activates the Mint: up to 1 use
460. p4 use.4
       p4 gains 1 Heartstone
461. p4 trade.heartstone
       p4 gives 4 resources back to the supply
462. p4 pay.coin.stock
463. p4 pay.coin.stock
464. p4 pay.iron.2a
465. p4 pay.iron.2a
       p4 gains 1 Heartstone
466. p4 cast.clan_oath
       p4 casts Clan Oath: 2 Runes on the card
467. p4 dig.i3
468. p4 lay.i3b.k10
469. p4 ore.iron
470. p4 pay.auto
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Cart to p4
471. p4 statue.l5
472. p4 to.k4
473. p4 pay.auto
       p4 moves a Fire Statue from l5 to k4
474. p4 statue.k4
475. p4 to.l5
476. p4 pay.auto
       p4 moves a Fire Statue from k4 to l5
477. p4 statue.l5
478. p4 to.o5
479. p4 pay.auto
       p4 moves a Fire Statue from l5 to o5
480. p4 statue.o5
481. p4 to.l5
482. p4 pay.auto
       p4 moves a Fire Statue from o5 to l5
483. p4 statue.l5
484. p4 to.k4
       p4 moves a Fire Statue from l5 to k4
485. p4 statue.k4
486. p4 to.l5
       p4 moves a Fire Statue from k4 to l5
487. p4 statue.l8
488. p4 to.m10
       p4 moves a Moon Statue from l8 to m10
489. p4 end  7318ae25040a1f9e
490. p5 work.q15
       p5 activates the Wainwright: up to 2 uses
491. p5 use.1
       p5 gains 1 Cart
492. p5 stop
493. p5 dig.l3
494. p5 lay.l3d.o18
495. p5 ore.stone
       p5 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Stone and 1 Coin to p5
496. p5 end  ddb653669d33aefd
497. p1 dig.o4
498. p1 lay.o4a.j21
499. p1 ore.stone
500. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at j22
       The rock yields 1 Hammer to p1
501. p1 statue.j22
502. p1 to.l20
503. p1 pay.auto
       p1 moves an Ice Statue from j22 to l20
504. p1 statue.l20
505. p1 to.i19
       p1 moves an Ice Statue from l20 to i19
506. p1 end  7756122dcaa13b29
507. p2 work.q9
       p2 activates the Steward: up to 2 uses
508. p2 use.1
       p2 moves a Coin to the Stock
509. p2 use.1
       p2 moves a Coin to the Stock
510. p2 recruit.b1{moon-1-5}
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 3 Coins
       Silver Sifter joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p2 6 Stone, 8 Iron, 2 Heartstones, 1 Cart, 5 Coins, 1 Fire Cart, 2 Ice Carts and 1 Moon Cart
511. p2 trade.heartstone
       p2 gives 4 resources back to the supply
512. p2 pay.coin.2b
513. p2 pay.coin.2b
514. p2 pay.coin.2c
515. p2 pay.coin.2c
       p2 gains 1 Heartstone
516. p2 end  a36448417bb956dc
517. p3 cast.clan_oath
       p3 casts Clan Oath: 3 Runes on the card
518. p3 pay.auto{gilded_arch}
       Clan Oath disintegrates; Gilded Arch enters the grimoire
519. p3 work.d10
       p3 activates the Charm Weaver: up to 2 uses
520. p3 use.1
521. p3 pay.auto
       p3 gains 1 Rune
522. p3 use.1
       p3 gains 1 Rune
523. p3 dig.l3
524. p3 lay.l3a.f5
525. p3 ore.stone
526. p3 pay.auto
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
527. p3 statue.c11
528. p3 to.c12
529. p3 pay.auto
       p3 moves an Ice Statue from c11 to c12
530. p3 statue.c12
531. p3 to.c11
532. p3 pay.auto
       p3 moves an Ice Statue from c12 to c11
533. p3 end  f8901a407716349d
534. p4 dig.i4
535. p4 lay.i4d.q4
536. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Stone to p4
537. p4 end  81230d5143877cb9
538. p5 dig.d2
539. p5 lay.d2c.s16
540. p5 ore.iron
       p5 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Coin to p5
541. p5 end  bfd07003e864aced
542. p1 dig.l3
543. p1 lay.l3b.f19
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
544. p1 hall.chasm
545. p1 build.chasma.f19
       p1 builds the Chasm
       The Ice Pedestal at i19 vanishes under the Great Hall
546. p1 end  8f9f98415b8d159d
547. p2 work.t10
       p2 activates the Rune Forge: up to 2 uses
548. p2 use.2
549. p2 pay.auto
       p2 gains 1 Rune
550. p2 use.1
551. p2 pay.auto
       p2 gains 1 Rune
552. p2 cast.gilded_arch
       p2 casts Gilded Arch: 1 Rune on the card
553. p2 dig.i4
554. p2 lay.i4b.p11
555. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p2
556. p2 end  b123c05dab8bf6f3
557. p3 trade.cart
       p3 gives 4 resources back to the supply
558. p3 pay.hammer.3a
559. p3 pay.hammer.2c
560. p3 pay.stone.stock
561. p3 pay.rune.2a
       p3 gains 1 Cart
562. p3 cast.gilded_arch
       p3 casts Gilded Arch: 2 Runes on the card
563. p3 dig.o4
564. p3 lay.o4b.h4
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p3
565. p3 statue.c11
566. p3 to.d13
       p3 moves an Ice Statue from c11 to d13
567. p3 statue.d13
568. p3 to.c11
       p3 moves an Ice Statue from d13 to c11
569. p3 end  aee4f804387a2754
       Game over: p2 wins with 120 Honor points

p1  +3  Starting Honor by turn order, place 3 [HALL-S14]
p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p1 +20  Fire Statue on its Pedestal at j12, yellow zone [HALL-F6]
p1  +6  Fire Statue at l18, brown zone [HALL-F6]
p2  +7  Starting Honor by turn order, place 4 [HALL-S14]
p2 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2 +12  12 sets of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2  +8  Moon Statue on its Pedestal at r8, grey zone [HALL-F6]
p2 +16  Moon Statue on its Pedestal at q10, orange zone [HALL-F6]
p3  +8  Starting Honor by turn order, place 5 [HALL-S14]
p3  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p3 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +1  1 set of left-over resources [HALL-F4]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3  +8  Fire Statue on its Pedestal at g7, grey zone [HALL-F6]
p3 +12  Moon Statue on its Pedestal at f9, brown zone [HALL-F6]
p3 +12  Fire Statue on its Pedestal at e12, brown zone [HALL-F6]
p4  +3  Starting Honor by turn order, place 1 [HALL-S14]
p4  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p4 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +3  3 sets of left-over resources [HALL-F4]
p4  +3  Stonecutter's Hall, altar empty [HALL-G10]
p4  +6  Fire Statue at l5, brown zone [HALL-F6]
p4  +6  Ice Statue at n5, brown zone [HALL-F6]
p4 +12  Ice Statue on its Pedestal at l6, brown zone [HALL-F6]
p4 +10  Moon Statue at m10, yellow zone [HALL-F6]
p5  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p5  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p5  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p5  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p5  +5  Coronation token [HALL-F2]
p5  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p5  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p5  +6  6 sets of left-over resources [HALL-F4]
p5 +20  Ice Statue on its Pedestal at o12, yellow zone [HALL-F6]
p5 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
= p2 120, p1 118, p3 112, p4 106, p5 87  coronation, won by p2
