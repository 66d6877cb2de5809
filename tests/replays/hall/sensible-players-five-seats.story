hall/3  seats 5  seed 1  options workshops=no_duplicates

  1. p4 portal.s18  001c4214496cdf9d
       p4 opens a Portal at s18
  2. p5 portal.e18  0a06333ec4f1c1d6
       p5 opens a Portal at e18
  3. p1 portal.l3  5d8b50f4ebf5a005
       p1 opens a Portal at l3
  4. p2 portal.t7  ee899d10b9744e9c
       p2 opens a Portal at t7
  5. p3 portal.d7  aa237e59292fe4bf
       p3 opens a Portal at d7
  6. p4 draft.start-6.1c
       p4 chooses Barrow Pusher for the pack
  7. p4 draft.start-5.1b
       p4 chooses Bone Reader for the pack
  8. p4 draft.start-2.1d
       p4 chooses Nail Biter for the pack
  9. p4 draft.start-4.1a  91f8bc3d08c41e65
       p4 chooses Purse Shaker for the pack
       p4 begins with 5 Stone, 3 Iron and 1 Hammer
 10. p5 draft.start-6.1c
       p5 chooses Barrow Pusher for the pack
 11. p5 draft.start-2.1b
       p5 chooses Nail Biter for the pack
 12. p5 draft.start-5.1d
       p5 chooses Bone Reader for the pack
 13. p5 draft.start-3.1a  96b0ee5e04818964
       p5 chooses Ember Eye for the pack
       p5 begins with 6 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 14. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 15. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 16. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 17. p1 draft.start-2.1a  354a8360bde2685c
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 18. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 19. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 20. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
 21. p2 draft.start-4.1d  bb0da8c04c9ce90c
       p2 chooses Purse Shaker for the pack
       p2 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p3 draft.start-4.1c
       p3 chooses Purse Shaker for the pack
 23. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 24. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 25. p3 draft.start-2.1a  a8ad68d8b64d583d
       p3 chooses Nail Biter for the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p4 dig.v5
 27. p4 lay.v5c.r16
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       p4 unearths an Ice Statue at p18
 28. p4 end  359cf0578429fcda
 29. p5 dig.v5
 30. p5 lay.v5d.f16
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p5 unearths a Fire Statue at f16
       p5 unearths a Moon Statue at h18
 31. p5 end  4988ac30ec167ec9
 32. p1 dig.t5
 33. p1 lay.t5a.k4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at l6
       The rock yields 2 Iron to p1
 34. p1 establish.n4.steward
       p1 establishes the Steward at n4
 35. p1 establish.j4.stone_mill
       p1 establishes the Stone Mill at j4
 36. p1 end  fc408d80caacffee
 37. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 38. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 39. p2 end  7f4bb92b1dcac24a
 40. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 41. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Fire Cart
 42. p3 end  0159eed9e638a8ae
 43. p4 recruit.b5{mud-1-5}
       p4 recruits Cold Digger
       p4 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 44. p4 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p4 1 Heartstone, 1 Cart, 1 Rune and 1 Ice Cart
 45. p4 statue.p18
 46. p4 to.s18
 47. p4 pay.auto
       p4 moves an Ice Statue from p18 to s18
 48. p4 end  b835a79d08aca2bf
 49. p5 recruit.m4{moon-2-3+fire}
       p5 recruits Glacier Cutter
       p5 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 50. p5 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p5 1 Stone, 3 Iron, 1 Cart and 1 Ice Cart
 51. p5 statue.h18
 52. p5 to.e18
       p5 moves a Moon Statue from h18 to e18
 53. p5 end  42e951f9d841a1d4
 54. p1 recruit.b4{mud-1-6}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 55. p1 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Coin
 56. p1 end  39c3308f757da8c2
 57. p2 dig.s4
 58. p2 lay.s4f.s7
 59. p2 ore.stone
 60. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at r8
       The rock yields 1 Stone and 1 Coin to p2
 61. p2 pedestal.moon
       p2 puts a Moon Pedestal at r8, grey zone: a benefit token of 4 Honor points
 62. p2 establish.q9.ironworks
       p2 establishes the Ironworks at q9
 63. p2 end  528fcee26eea87c9
 64. p3 dig.l4
 65. p3 lay.l4b.d8
 66. p3 ore.stone
 67. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 68. p3 pedestal.moon
       p3 puts a Moon Pedestal at f9, brown zone: a benefit token of 2 Honor points
 69. p3 establish.g9.depot
       p3 establishes the Depot at g9
 70. p3 end  d6eaac0cf4c71e76
 71. p4 recruit.m4{mud-2-2+fire}
       p4 recruits Star Counter
       p4 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 72. p4 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Moon Cart
 73. p4 end  6cd3727a43e97989
 74. p5 dig.s4
 75. p5 lay.s4f.g13
       p5 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p5
 76. p5 pedestal.ice
       p5 puts an Ice Pedestal at f14, brown zone: a benefit token of 5 Honor points
 77. p5 establish.g15.mint
       p5 establishes the Mint at g15
 78. p5 end  5904bd1fc375255f
 79. p1 work.n4
       p1 activates the Steward: up to 1 use
 80. p1 use.1
 81. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 82. p1 recruit.t1{ice-3-4}
       p1 recruits Moonlit Banker
       Glacier Smith joins the horde
 83. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
 84. p1 join.2c
       Moonlit Banker takes a place in the pack: second row, place 3
       The pack brings p1 1 Cart, 3 Runes, 2 Coins and 1 Moon Cart
 85. p1 end  a5ee50aa4c82c198
 86. p2 work.q9
       p2 activates the Ironworks: up to 1 use
 87. p2 use.2
 88. p2 pay.auto
       p2 gains 1 Heartstone
 89. p2 recruit.m1
 90. p2 pay.auto{fire-2-4+ice}
       p2 recruits Swamp Usurer
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 91. p2 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Cart and 3 Coins
 92. p2 end  51c5339411a19b37
 93. p3 recruit.m2
 94. p3 pay.auto{mud-2-1+moon}
       p3 recruits Crescent Blade
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 95. p3 join.2c
       Crescent Blade takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Moon Cart
 96. p3 statue.f8
 97. p3 to.f9
 98. p3 pay.auto
       p3 moves a Moon Statue from f8 to f9
 99. p3 end  8973066550c2d258
100. p4 dig.s4
101. p4 lay.s4h.q13
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p4
102. p4 pedestal.fire
       p4 puts a Fire Pedestal at q14, orange zone: a benefit token of 4 Honor points
103. p4 establish.q15.wainwright
       p4 establishes the Wainwright at q15
104. p4 statue.r16
105. p4 to.q14
       p4 moves a Fire Statue from r16 to q14
106. p4 end  d607a69b61902c1c
107. p5 recruit.b2{mud-1-4}
       p5 recruits Cinder Hauler
       p5 pockets the bribes of the recruit: 3 Coins
       Rust Wader joins the horde
108. p5 join.2c
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p5 2 Stone, 1 Cart, 1 Rune and 1 Fire Cart
109. p5 statue.f16
110. p5 to.g14
111. p5 pay.auto
       p5 moves a Fire Statue from f16 to g14
112. p5 statue.e18
113. p5 to.f17
       p5 moves a Moon Statue from e18 to f17
114. p5 end  cade017408f1c041
115. p1 work.n4
       p1 activates the Steward: up to 1 use
116. p1 use.1
117. p1 pay.cart.1c
       p1 moves a Cart to the Stock
118. p1 dig.l4
119. p1 lay.l4d.l7
120. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
121. p1 pedestal.moon
       p1 puts a Moon Pedestal at l7, orange zone: a benefit token of 5 Honor points
122. p1 statue.l6
123. p1 to.l7
124. p1 pay.auto
       p1 moves a Moon Statue from l6 to l7
125. p1 end  fbda020596ece47c
126. p2 work.q9
       p2 activates the Ironworks: up to 1 use
127. p2 use.2
128. p2 pay.auto
       p2 gains 1 Heartstone
129. p2 recruit.t3{moon-3-4}
       p2 recruits Blizzard Marshal
       High Astrologer joins the horde
130. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
131. p2 join.2c
       Blizzard Marshal takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 2 Iron, 1 Coin and 2 Ice Carts
132. p2 end  a83c1ae4ffd8f684
133. p3 dig.s4
134. p3 lay.s4b.g6
135. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone to p3
136. p3 pedestal.fire
       p3 puts a Fire Pedestal at g7, grey zone: a benefit token of 4 Honor points
137. p3 statue.h6
138. p3 to.g7
139. p3 pay.auto
       p3 moves a Fire Statue from h6 to g7
140. p3 end  233ac4e996f59943
141. p4 cast.clan_oath
       p4 casts Clan Oath: 1 Rune on the card
142. p4 pay.auto
143. p4 work.q15
       p4 activates the Wainwright: up to 2 uses
144. p4 use.1
145. p4 pay.auto
       p4 gains 1 Cart
146. p4 use.1
       p4 gains 1 Cart
147. p4 recruit.b5{ice-1-5}
       p4 recruits Puddle Banker
       p4 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
148. p4 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p4 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 2 Coins and 1 Ice Cart
149. p4 statue.s18
150. p4 to.r17
151. p4 pay.auto
       p4 moves an Ice Statue from s18 to r17
152. p4 end  506b52cf5a7cc2ca
153. p5 work.g15
       p5 activates the Mint: up to 2 uses
154. p5 use.4
       p5 gains 1 Heartstone
155. p5 use.4
       p5 gains 1 Heartstone
156. p5 recruit.b3{ice-1-1}
       p5 recruits Soot Pounder
       p5 pockets the bribes of the recruit: 3 Coins
       Frost Sledger joins the horde
157. p5 join.3b
       Soot Pounder takes a place in the pack: third row, place 2
       The pack brings p5 1 Stone, 3 Iron, 1 Cart, 1 Hammer and 1 Fire Cart
158. p5 end  e04e3ca6651863f5
159. p1 work.n4
       p1 activates the Steward: up to 1 use
160. p1 use.1
161. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
162. p1 recruit.m2{ice-2-2+ice}
       p1 recruits Landslide
       p1 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
163. p1 join.3b
       Landslide takes a place in the pack: third row, place 2
       The pack brings p1 5 Stone, 1 Iron, 1 Heartstone, 1 Cart, 3 Coins and 1 Moon Cart
164. p1 end  fbb601bc8f9ba82b
165. p2 work.q9
       p2 activates the Ironworks: up to 1 use
166. p2 use.2
167. p2 pay.auto
       p2 gains 1 Heartstone
168. p2 dig.w5
169. p2 lay.w5d.p5
170. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 2 Stone and 1 Coin to p2
171. p2 end  5d1cb3f1d7ea8a36
172. p3 work.g9
       p3 activates the Depot: up to 1 use
173. p3 use.1
174. p3 pay.coin.1c
175. p3 pay.stone.stock
       p3 gains 1 Cart
176. p3 recruit.m3{ice-2-3+fire}
       p3 recruits Silt Wagoner
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
177. p3 join.3b
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 1 Heartstone, 1 Cart, 2 Coins, 1 Fire Cart and 1 Moon Cart
178. p3 end  6b2b7685ea09ef1f
179. p4 work.q15
       p4 activates the Wainwright: up to 2 uses
180. p4 use.2
181. p4 pay.auto
       p4 gains 1 Heartstone
182. p4 use.2
       p4 gains 1 Heartstone
183. p4 recruit.t3{ice-3-1}
       p4 recruits High Astrologer
       Winter Oracle joins the horde
184. p4 take.ice{mud-1-3}
       p4 chooses an Ice Pedestal from the bag
       Mudsled Driver retires
       Clay Kneader joins the horde
       High Astrologer takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 1 Heartstone, 2 Runes, 1 Coin and 1 Moon Cart
185. p4 end  6213519306b5c36e
186. p5 work.g15
       p5 activates the Mint: up to 2 uses
187. p5 use.4
       p5 gains 1 Heartstone
188. p5 use.4
       p5 gains 1 Heartstone
189. p5 recruit.m3{mud-2-3+ice+fire-1-2}
       p5 recruits Frost Scribe
       p5 pockets the bribes of the recruit: 1 Coin
       p5 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Frost Sledger retires
       Coal Nibbler joins the horde
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p5 1 Stone, 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
190. p5 end  ddcef5943348012e
191. p1 work.n4
       p1 activates the Steward: up to 1 use
192. p1 use.1
193. p1 pay.cart.1c
       p1 moves a Cart to the Stock
194. p1 dig.l3
195. p1 lay.l3c.l9
196. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
197. p1 pedestal.moon
       p1 puts a Moon Pedestal at l10, yellow zone: a benefit token of 5 Honor points
198. p1 statue.l7
199. p1 to.l10
200. p1 pay.auto
       p1 moves a Moon Statue from l7 to l10
201. p1 end  6c4352424173c232
202. p2 recruit.m4{ice-2-4+fire}
       p2 recruits Bog-Iron Baron
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
203. p2 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 4 Iron, 1 Heartstone and 5 Coins
204. p2 end  21f86012cafefe83
205. p3 dig.l4
206. p3 lay.l4g.c8
207. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
208. p3 pedestal.fire
       p3 puts a Fire Pedestal at b10, dark grey zone: a benefit token of 4 Honor points
209. p3 establish.d10.rune_forge
       p3 establishes the Rune Forge at d10
210. p3 statue.b10
211. p3 to.c10
212. p3 pay.auto
       p3 moves an Ice Statue from b10 to c10
213. p3 end  deaab9ac2d726a15
214. p4 dig.i4
215. p4 lay.i4a.n12
216. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
217. p4 pedestal.ice
       p4 puts an Ice Pedestal at o12, yellow zone: a benefit token of 3 Honor points
218. p4 statue.r17
219. p4 to.q13
       p4 moves an Ice Statue from r17 to q13
220. p4 statue.q13
221. p4 to.o12
       p4 moves an Ice Statue from q13 to o12
222. p4 end  02cc829bb46179ab
223. p5 work.g15
       p5 activates the Mint: up to 2 uses
224. p5 use.4
       p5 gains 1 Heartstone
225. p5 stop
226. p5 dig.i4
227. p5 lay.i4b.i18
228. p5 ore.stone
229. p5 pay.auto
       p5 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p5 unearths a Fire Statue at l18
       The rock yields 1 Stone and 1 Heartstone to p5
230. p5 pedestal.fire
       p5 puts a Fire Pedestal at k18, brown zone: a benefit token of 3 Honor points
231. p5 establish.i17.crusher
       p5 establishes the Crusher at i17
232. p5 hall.chasm
233. p5 build.chasma.f18
       p5 builds the Chasm
       The Fire Pedestal at k18 vanishes under the Great Hall
234. p5 statue.l18
235. p5 to.i18
236. p5 pay.auto
       p5 moves a Fire Statue from l18 to i18
237. p5 end  4dca8de02621e22a
238. p1 work.n4
       p1 activates the Steward: up to 1 use
239. p1 use.1
240. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
241. p1 recruit.m3
242. p1 pay.auto{fire-2-2+ice}
       p1 recruits Root Miner
       p1 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
       Root Miner takes a place in the pack: second row, place 1
       The pack brings p1 2 Iron, 2 Heartstones and 1 Coin
243. p1 end  a0b526bb3b46269d
244. p2 work.q9
       p2 activates the Ironworks: up to 1 use
245. p2 use.2
246. p2 pay.auto
       p2 gains 1 Heartstone
247. p2 dig.w5
248. p2 lay.w5d.n2
249. p2 ore.stone
250. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p2
251. p2 statue.n2
252. p2 to.n3
       p2 moves a Fire Statue from n2 to n3
253. p2 end  487be0062dcdd651
254. p3 recruit.m3
255. p3 pay.auto{moon-2-2+ice-1-2}
       p3 recruits Ash Convoyer
       p3 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       Clay Kneader retires
       Snow Shoveller joins the horde
       Ash Convoyer takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone and 2 Fire Carts
256. p3 end  8f3d932b9880c59d
257. p4 recruit.b3{ice-1-3}
       p4 recruits Coal Nibbler
       p4 pockets the bribes of the recruit: 2 Coins
       Icicle Whistler joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p4 3 Heartstones, 1 Cart, 1 Fire Cart and 1 Ice Cart
258. p4 end  d6eb5da69a2e1920
259. p5 dig.p5
260. p5 lay.p5c.i12
261. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Cart to p5
262. p5 statue.f17
263. p5 to.g13
264. p5 pay.auto
       p5 moves a Moon Statue from f17 to g13
265. p5 statue.g14
266. p5 to.i13
       p5 moves a Fire Statue from g14 to i13
267. p5 end  17eeda3cdae7901d
268. p1 work.n4
       p1 activates the Steward: up to 3 uses
269. p1 use.1
270. p1 pay.heartstone.2a
       p1 moves a Heartstone to the Stock
271. p1 use.1
272. p1 pay.heartstone.2a
       p1 moves a Heartstone to the Stock
273. p1 use.1
274. p1 pay.rune.1d
       p1 moves a Rune to the Stock
275. p1 dig.l4
276. p1 lay.l4a.j2
277. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 2 Iron and 1 Hammer to p1
278. p1 pedestal.ice
       p1 puts an Ice Pedestal at j3, grey zone: a benefit token of 2 Honor points
279. p1 statue.j2
280. p1 to.j3
       p1 moves an Ice Statue from j2 to j3
281. p1 end  4895187f82f7865f
282. p2 work.n4
       p2 activates the Steward: up to 3 uses
283. p2 use.1
284. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
285. p2 use.1
286. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
287. p2 use.1
288. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
289. p2 recruit.t2
290. p2 pay.auto{moon-3-2}
       p2 recruits Mother of Mud
       Night Queen joins the horde
       Mother of Mud takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 2 Carts, 3 Coins, 2 Ice Carts and 1 Moon Cart
291. p2 end  661e1c63ddb3c3cd
292. p3 work.d10
       p3 activates the Rune Forge: up to 1 use
293. p3 use.1
294. p3 pay.auto
       p3 gains 1 Rune
295. p3 dig.l4
296. p3 lay.l4c.f10
297. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 1 Heartstone to p3
298. p3 pedestal.ice
       p3 puts an Ice Pedestal at g10, orange zone: a benefit token of 2 Honor points
299. p3 statue.c10
300. p3 to.d8
301. p3 pay.auto
       p3 moves an Ice Statue from c10 to d8
302. p3 statue.d8
303. p3 to.g10
       p3 moves an Ice Statue from d8 to g10
304. p3 statue.f12
305. p3 to.e8
306. p3 pay.auto
       p3 moves a Fire Statue from f12 to e8
307. p3 statue.e8
308. p3 to.b10
309. p3 pay.auto
       p3 moves a Fire Statue from e8 to b10
310. p3 end  3057b518e4d603ec
311. p4 recruit.m4
312. p4 pay.auto{fire-2-1}
       p4 recruits Ice Breaker
       p4 takes a Fire Pedestal along with the recruit
       Magma Miner joins the horde
       Ice Breaker takes a place in the pack: at the top
       The pack brings p4 1 Iron, 1 Heartstone, 1 Hammer, 3 Coins and 1 Ice Cart
       Ten Trolls follow p4: a Coronation token of 5 Honor points
313. p4 end  00e2e3a6b9a6bec2
314. p5 cast.mingled_veins
       p5 casts Mingled Veins: 1 Rune on the card
315. p5 pay.auto
316. p5 work.i17
       p5 activates the Crusher: up to 1 use
317. p5 use.2
318. p5 pay.auto
       p5 gains 1 Heartstone
319. p5 dig.l5
320. p5 lay.l5d.d13
321. p5 ore.mixed
322. p5 pay.stone.stock
323. p5 pay.stone.stock
324. p5 pay.iron.2a
325. p5 pay.heartstone.stock
326. p5 pay.heartstone.stock
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Iron and 1 Coin to p5
327. p5 establish.d14.charm_weaver
       p5 establishes the Charm Weaver at d14
328. p5 hall.wellspring
329. p5 build.wellspringd.e14
       p5 builds the Wellspring
       The Ice Pedestal at f14 vanishes under the Great Hall
330. p5 end  e114f99e50fd166c
331. p1 work.n4
       p1 activates the Steward: up to 3 uses
332. p1 use.1
333. p1 pay.iron.1a
       p1 moves an Iron to the Stock
334. p1 use.1
335. p1 pay.iron.2a
       p1 moves an Iron to the Stock
336. p1 use.1
337. p1 pay.coin.1b
       p1 moves a Coin to the Stock
338. p1 recruit.b4{fire-1-4}
       p1 recruits Snow Shoveller
       p1 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 3 Iron, 3 Heartstones, 1 Cart, 1 Coin and 1 Ice Cart
339. p1 statue.j3
340. p1 to.l3
341. p1 pay.auto
       p1 moves an Ice Statue from j3 to l3
342. p1 statue.l3
343. p1 to.l4
344. p1 pay.auto
       p1 moves an Ice Statue from l3 to l4
345. p1 statue.l4
346. p1 to.m9
       p1 moves an Ice Statue from l4 to m9
347. p1 end  257c5cd2e89f3999
348. p2 work.n4
       p2 activates the Steward: up to 3 uses
349. p2 use.1
350. p2 pay.cart.3b
       p2 moves a Cart to the Stock
351. p2 use.1
352. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
353. p2 use.1
354. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
355. p2 dig.l5
356. p2 lay.l5c.s9
357. p2 ore.iron
358. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
359. p2 establish.t10.hammer_exchange
       p2 establishes the Hammer Exchange at t10
360. p2 hall.shaman
361. p2 build.shamana.s8
       p2 builds the Shaman's Chamber
362. p2 statue.p6
363. p2 to.s7
364. p2 pay.auto
       p2 moves an Ice Statue from p6 to s7
365. p2 statue.s7
366. p2 to.s9
367. p2 pay.auto
       p2 moves an Ice Statue from s7 to s9
368. p2 trade.heartstone
       p2 gives 4 resources back to the supply
369. p2 pay.stone.2c
370. p2 pay.stone.2c
371. p2 pay.stone.2b
372. p2 pay.coin.2b
       p2 gains 1 Heartstone
373. p2 end  b44787e4b57e611c
374. p3 work.d10
       p3 activates the Rune Forge: up to 1 use
375. p3 use.2
376. p3 pay.auto
       p3 gains 1 Rune
377. p3 recruit.b5{mud-1-2}
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 3 Coins
       Gravel Glutton joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 3 Iron, 2 Coins and 2 Fire Carts
378. p3 end  384548f12ff7a1ae
379. p4 trade.cart
       p4 gives 4 resources back to the supply
380. p4 pay.coin.1a
381. p4 pay.coin.3b
382. p4 pay.coin.3b
383. p4 pay.coin.stock
       p4 gains 1 Cart
384. p4 dig.l3
385. p4 lay.l3c.n13
386. p4 ore.iron
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Rune to p4
387. p4 pedestal.fire
       p4 puts a Fire Pedestal at n14, yellow zone: a benefit token of 3 Honor points
388. p4 statue.q14
389. p4 to.n12
390. p4 pay.auto
       p4 moves a Fire Statue from q14 to n12
391. p4 statue.n12
392. p4 to.n14
393. p4 pay.auto
       p4 moves a Fire Statue from n12 to n14
394. p4 end  f31f03911d57c06e
395. p5 work.g15
       p5 activates the Mint: up to 2 uses
396. p5 use.4
       p5 gains 1 Heartstone
397. p5 stop
398. p5 recruit.b1{fire-1-3}
       p5 recruits Lantern Guard
       p5 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p5 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
399. p5 end  1a0ac5caaaffae1a
400. p1 work.n4
       p1 activates the Steward: up to 3 uses
401. p1 use.1
402. p1 pay.heartstone.2a
       p1 moves a Heartstone to the Stock
403. p1 use.1
404. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
405. p1 use.1
406. p1 pay.heartstone.2a
       p1 moves a Heartstone to the Stock
407. p1 dig.y5
408. p1 lay.y5e.k5
409. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone to p1
410. p1 hall.great_forge
411. p1 build.great_forgeb.k5
       p1 builds the Great Forge
       The Moon Pedestal at l7 vanishes under the Great Hall
412. p1 end  40e54aa7fa249efe
413. p2 work.q9
       p2 activates the Ironworks: up to 1 use
414. p2 use.2
415. p2 pay.auto
       p2 gains 1 Heartstone
416. p2 dig.o4
417. p2 lay.o4a.u9
418. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p2
419. p2 pedestal.moon
       p2 puts a Moon Pedestal at u9, dark grey zone: a benefit token of 3 Honor points
420. p2 statue.v10
421. p2 to.s10
       p2 moves a Fire Statue from v10 to s10
422. p2 statue.s10
423. p2 to.s11
       p2 moves a Fire Statue from s10 to s11
424. p2 end  dcbd3027803781cd
425. p3 work.g9
       p3 activates the Depot: up to 2 uses
426. p3 use.1
427. p3 pay.coin.2b
428. p3 pay.coin.1c
       p3 gains 1 Cart
429. p3 use.1
430. p3 pay.coin.stock
431. p3 pay.coin.stock
       p3 gains 1 Cart
432. p3 dig.y5
433. p3 lay.y5f.b11
434. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 2 Iron to p3
435. p3 statue.b14
436. p3 to.c12
       p3 moves an Ice Statue from b14 to c12
437. p3 end  8a897e953a9c6a65
438. p4 dig.p5
439. p4 lay.p5a.p19
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Coin to p4
440. p4 hall.stonecutter
441. p4 build.stonecuttera.q18
       p4 builds the Stonecutter's Hall
442. p4 end  cbf969b40bad5255
443. p5 work.g15
       p5 activates the Mint: up to 2 uses
444. p5 use.4
       p5 gains 1 Heartstone
445. p5 use.4
       p5 gains 1 Heartstone
446. p5 dig.t5
447. p5 lay.t5d.k19
448. p5 ore.iron
449. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron and 1 Hammer to p5
450. p5 establish.j20.hammer_forge
       p5 establishes the Hammer Forge at j20
451. p5 end  2b2bb4d01fffd0a0
452. p1 work.n4
       p1 activates the Steward: up to 3 uses
453. p1 use.1
454. p1 pay.rune.2c
       p1 moves a Rune to the Stock
455. p1 use.1
456. p1 pay.rune.2c
       p1 moves a Rune to the Stock
457. p1 use.1
458. p1 pay.iron.1a
       p1 moves an Iron to the Stock
459. p1 recruit.m2
460. p1 pay.auto{mud-3-2}
       p1 recruits Avalanche Rider
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Iron Glutton joins the horde
       Avalanche Rider takes a place in the pack: at the top
       The pack brings p1 6 Stone, 1 Iron, 3 Heartstones, 1 Cart, 3 Runes, 3 Coins, 3 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 12 more turns after this one
461. p1 end  44e62ac88de5c3f0
462. p2 work.n4
       p2 activates the Steward: up to 3 uses
463. p2 use.1
464. p2 pay.heartstone.3b
       p2 moves a Heartstone to the Stock
465. p2 use.1
466. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
467. p2 use.1
468. p2 pay.coin.2b
       p2 moves a Coin to the Stock
469. p2 recruit.b3{moon-1-5}
       p2 recruits Icicle Whistler
       p2 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p2 5 Stone, 7 Iron, 2 Heartstones, 3 Carts, 1 Rune, 5 Coins, 3 Ice Carts and 1 Moon Cart
470. p2 end  3b99c46b8ea4cd5f
471. p3 work.g9
       p3 activates the Depot: up to 2 uses
472. p3 use.1
473. p3 pay.coin.stock
474. p3 pay.coin.stock
       p3 gains 1 Cart
475. p3 stop
476. p3 recruit.b2{moon-1-2}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 3 Coins
       Dusk Carrier joins the horde
       Rust Wader takes a place in the pack: at the top
       The pack brings p3 1 Stone, 7 Iron, 2 Heartstones, 2 Carts and 2 Coins
477. p3 trade.heartstone
       p3 gives 4 resources back to the supply
478. p3 pay.coin.2b
479. p3 pay.coin.stock
480. p3 pay.coin.stock
481. p3 pay.coin.stock
       p3 gains 1 Heartstone
482. p3 end  9bb73c1c04b3f183
483. p4 skip
       p4 can neither recruit nor dig, and skips
484. p4 end  5aa95ed33baeaab7
485. p5 work.i17
       p5 activates the Crusher: up to 1 use
486. p5 use.1
487. p5 pay.auto
       p5 gains 2 Stone
488. p5 dig.t4
489. p5 lay.t4a.l22
490. p5 ore.stone
       p5 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p5 unearths a Moon Statue at n22
       The rock yields 2 Iron to p5
491. p5 statue.n22
492. p5 to.k19
493. p5 pay.auto
       p5 moves a Moon Statue from n22 to k19
494. p5 end  3d2d9a8dbdecc323
495. p1 dig.i4
496. p1 lay.i4b.j1
497. p1 ore.iron
498. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
499. p1 pedestal.ice
       p1 puts an Ice Pedestal at l1, dark grey zone: a benefit token of 2 Honor points
500. p1 end  8d2eff24f3d23a13
501. p2 dig.i4
502. p2 lay.i4c.v11
503. p2 ore.iron
504. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at v14
       The rock yields 2 Iron to p2
505. p2 statue.v14
506. p2 to.u10
507. p2 pay.auto
       p2 moves a Moon Statue from v14 to u10
508. p2 end  56aacc56e5a395da
509. p3 work.d10
       p3 activates the Rune Forge: up to 1 use
510. p3 use.2
511. p3 pay.auto
       p3 gains 1 Rune
512. p3 dig.t4
513. p3 lay.t4c.c14
514. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Hammer to p3
515. p3 end  fea75ce435a8a939
516. p4 skip
       p4 can neither recruit nor dig, and skips
517. p4 end  9abc33298e010f5d
518. p5 cast.clan_oath
       p5 casts Clan Oath: 2 Runes on the card
519. p5 pay.auto
520. p5 work.g15
       p5 activates the Mint: up to 2 uses
521. p5 use.1
       p5 gains 1 Coin
522. p5 use.1
       p5 gains 1 Coin
523. p5 dig.d2
524. p5 lay.d2b.j22
525. p5 ore.iron
       p5 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       p5 unearths an Ice Statue at j22
526. p5 trade.cart
       p5 gives 4 resources back to the supply
527. p5 pay.rune.2a
528. p5 pay.hammer.stock
529. p5 pay.coin.stock
530. p5 pay.coin.stock
       p5 gains 1 Cart
531. p5 statue.j22
532. p5 to.j21
533. p5 pay.auto
       p5 moves an Ice Statue from j22 to j21
534. p5 statue.j21
535. p5 to.j18
536. p5 pay.auto
       p5 moves an Ice Statue from j21 to j18
537. p5 statue.j18
538. p5 to.f17
       p5 moves an Ice Statue from j18 to f17
539. p5 statue.f17
540. p5 to.e15
       p5 moves an Ice Statue from f17 to e15
541. p5 end  6a39fa230d966f72
542. p1 work.n4
       p1 activates the Steward: up to 3 uses
543. p1 use.1
544. p1 pay.cart_moon.2c
       p1 moves a Moon Cart to the Stock
545. p1 use.1
546. p1 pay.cart_ice.3a
       p1 moves an Ice Cart to the Stock
547. p1 use.1
548. p1 pay.cart_ice.4a
       p1 moves an Ice Cart to the Stock
549. p1 dig.i3
550. p1 lay.i3c.n5
551. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
552. p1 end  990701c491632507
553. p2 dig.t4
554. p2 lay.t4d.t11
555. p2 ore.heartstone
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Iron to p2
556. p2 end  6ebc4dfc0c309431
557. p3 work.d10
       p3 activates the Rune Forge: up to 1 use
558. p3 use.2
       p3 gains 1 Rune
559. p3 dig.o4
560. p3 lay.o4c.g4
561. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p3
562. p3 end  b0d7b7ca68c52c28
       Game over: p3 wins with 105 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1 +11  11 sets of left-over resources [HALL-F4]
p1  +4  Great Forge, altar empty [HALL-G10]
p1 +10  Ice Statue at m9, yellow zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at l10, yellow zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2 +13  13 sets of left-over resources [HALL-F4]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2  +4  Fire Statue at n3, grey zone [HALL-F6]
p2  +8  Moon Statue on its Pedestal at r8, grey zone [HALL-F6]
p2  +4  Moon Statue at u10, grey zone [HALL-F6]
p2  +6  Fire Statue at s11, brown zone [HALL-F6]
p3 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +7  7 sets of left-over resources [HALL-F4]
p3  +8  Fire Statue on its Pedestal at g7, grey zone [HALL-F6]
p3 +12  Moon Statue on its Pedestal at f9, brown zone [HALL-F6]
p3  +4  Fire Statue on its Pedestal at b10, dark grey zone [HALL-F6]
p3 +16  Ice Statue on its Pedestal at g10, orange zone [HALL-F6]
p3  +4  Ice Statue at c12, grey zone [HALL-F6]
p4  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +5  Coronation token [HALL-F2]
p4  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p4  +3  3 sets of left-over resources [HALL-F4]
p4  +3  Stonecutter's Hall, altar empty [HALL-G10]
p4 +20  Ice Statue on its Pedestal at o12, yellow zone [HALL-F6]
p4 +20  Fire Statue on its Pedestal at n14, yellow zone [HALL-F6]
p5  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p5  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p5 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p5 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p5  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p5  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p5  +2  2 sets of left-over resources [HALL-F4]
p5 +11  Chasm, Statue on the altar [HALL-G10]
p5 +10  Wellspring, Statue on the altar [HALL-G10]
p5  +8  Moon Statue at g13, orange zone [HALL-F6]
p5 +10  Fire Statue at i13, yellow zone [HALL-F6]
p5  +6  Moon Statue at k19, brown zone [HALL-F6]
= p3 105, p1 103, p2 99, p5 98, p4 95  coronation, won by p3
