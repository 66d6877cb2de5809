hall/4  seats 5  seed 1  options workshops=no_duplicates

  1. p4 portal.l4  6e8d9ef724625692
       p4 opens a Portal at l4
  2. p5 portal.s18  1d53c69622bec64c
       p5 opens a Portal at s18
  3. p1 portal.e18  c4d0cec1c64c2bdc
       p1 opens a Portal at e18
  4. p2 portal.t7  8bbc71d89c60fb85
       p2 opens a Portal at t7
  5. p3 portal.d7  7b27b0447131c23f
       p3 opens a Portal at d7
  6. p4 draft.start-5.1c
       p4 chooses Bone Reader for the pack
  7. p4 draft.start-2.1b
       p4 chooses Nail Biter for the pack
  8. p4 draft.start-1.1d
       p4 chooses Pebble Picker for the pack
  9. p4 draft.start-6.1a  a2f05c1b3844b311
       p4 chooses Barrow Pusher for the pack
       p4 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 10. p5 draft.start-6.1c
       p5 chooses Barrow Pusher for the pack
 11. p5 draft.start-2.1b
       p5 chooses Nail Biter for the pack
 12. p5 draft.start-1.1d
       p5 chooses Pebble Picker for the pack
 13. p5 draft.start-5.1a  52c1b41b9e9ec3b9
       p5 chooses Bone Reader for the pack
       p5 begins with 7 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 14. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
 15. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 16. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 17. p1 draft.start-1.1a  f3b0b9c712763fb8
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 18. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 19. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 20. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 21. p2 draft.start-6.1d  8f6900b05b968db7
       p2 chooses Barrow Pusher for the pack
       p2 begins with 7 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
 23. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 24. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
 25. p3 draft.start-1.1a  86e7dffc7dd34002
       p3 chooses Pebble Picker for the pack
       p3 begins with 7 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p4 dig.i3
 27. p4 lay.i3d.l5
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths a Moon Statue at l6
 28. p4 end  641337a5c172859e
 29. p5 dig.v5
 30. p5 lay.v5c.r16
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p5 unearths a Fire Statue at r16
       p5 unearths an Ice Statue at p18
 31. p5 end  5ce42e37b564f52f
 32. p1 dig.v5
 33. p1 lay.v5d.f16
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at f16
       p1 unearths a Moon Statue at h18
 34. p1 end  ab7c9c409f07aa1f
 35. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 36. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 37. p2 end  2ad848a32019617a
 38. p3 recruit.m4{ice-2-1+ice}
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 39. p3 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 40. p3 end  66e8eb99a1e76380
 41. p4 recruit.b5{mud-1-5}
       p4 recruits Cold Digger
       p4 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 42. p4 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 43. p4 end  9df2c97c67e48d7e
 44. p5 recruit.b4{mud-1-6}
       p5 recruits Bog Prospector
       p5 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 45. p5 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p5 2 Iron, 1 Heartstone and 1 Cart
 46. p5 statue.p18
 47. p5 to.s18
       p5 moves an Ice Statue from p18 to s18
 48. p5 end  11f3bebf06b199d4
 49. p1 recruit.m1{moon-2-3+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 50. p1 join.2b
       Swamp Usurer takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart and 3 Coins
 51. p1 statue.h18
 52. p1 to.e18
       p1 moves a Moon Statue from h18 to e18
 53. p1 end  07e2e37898539e79
 54. p2 dig.s4
 55. p2 lay.s4e.s7
 56. p2 ore.stone
 57. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at r8
       The rock yields 1 Stone and 1 Coin to p2
 58. p2 pedestal.moon
       p2 puts a Moon Pedestal at s8, grey zone: a benefit token of 4 Honor points
 59. p2 establish.q9.depot
       p2 establishes the Depot at q9
 60. p2 statue.r8
 61. p2 to.s8
       p2 moves a Moon Statue from r8 to s8
 62. p2 end  f1bcf050eca267a5
 63. p3 dig.l4
 64. p3 lay.l4b.d8
 65. p3 ore.stone
 66. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 67. p3 pedestal.moon
       p3 puts a Moon Pedestal at f9, brown zone: a benefit token of 2 Honor points
 68. p3 establish.g9.ironworks
       p3 establishes the Ironworks at g9
 69. p3 end  973930865a1a5afb
 70. p4 cast.clan_oath
       p4 casts Clan Oath: 1 Rune on the card
 71. p4 recruit.m4{mud-2-2+fire}
       p4 recruits Glacier Cutter
       p4 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 72. p4 join.2c
       Glacier Cutter takes a place in the pack: second row, place 3
       The pack brings p4 2 Stone, 2 Iron, 1 Rune and 1 Ice Cart
 73. p4 statue.l6
 74. p4 to.l7
 75. p4 pay.auto
       p4 moves a Moon Statue from l6 to l7
 76. p4 end  7bacbfe98dd15194
 77. p5 recruit.m1{fire-2-4+ice}
       p5 recruits Star Counter
       p5 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 78. p5 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p5 1 Stone, 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 79. p5 end  e2c8d1b1edbff5b0
 80. p1 dig.s4
 81. p1 lay.s4e.g13
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p1
 82. p1 pedestal.moon
       p1 puts a Moon Pedestal at g14, orange zone: a benefit token of 5 Honor points
 83. p1 establish.g15.steward
       p1 establishes the Steward at g15
 84. p1 end  90d275405bc370b2
 85. p2 recruit.m1
 86. p2 pay.auto{mud-2-1+moon}
       p2 recruits Anvil Singer
       p2 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 87. p2 join.2c
       Anvil Singer takes a place in the pack: second row, place 3
       The pack brings p2 1 Heartstone, 1 Cart, 1 Hammer and 1 Fire Cart
 88. p2 end  3fa26e5a1da6b033
 89. p3 recruit.m1{ice-2-2+ice+mud-1-4+ice-1-5}
       p3 recruits Landslide
       p3 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Lantern Guard retires
       Cinder Hauler retires
       Rust Wader joins the horde
       Rime Smith joins the horde
 90. p3 join.2c
       Landslide takes a place in the pack: second row, place 3
       The pack brings p3 5 Stone and 1 Cart
 91. p3 statue.f8
 92. p3 to.f9
       p3 moves a Moon Statue from f8 to f9
 93. p3 end  c2461b880e6c0c29
 94. p4 dig.s4
 95. p4 lay.s4h.j2
 96. p4 ore.stone
 97. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths an Ice Statue at j2
       The rock yields 1 Iron and 1 Hammer to p4
 98. p4 pedestal.ice
       p4 puts an Ice Pedestal at j3, grey zone: a benefit token of 2 Honor points
 99. p4 establish.j4.stone_mill
       p4 establishes the Stone Mill at j4
100. p4 statue.j2
101. p4 to.j3
       p4 moves an Ice Statue from j2 to j3
102. p4 end  9fbb5b1c32abea3a
103. p5 dig.s4
104. p5 lay.s4h.q13
       p5 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p5
105. p5 pedestal.fire
       p5 puts a Fire Pedestal at q14, orange zone: a benefit token of 4 Honor points
106. p5 establish.q15.mint
       p5 establishes the Mint at q15
107. p5 statue.r16
108. p5 to.q14
       p5 moves a Fire Statue from r16 to q14
109. p5 end  67f247bcdde0e073
110. p1 work.g15
       p1 activates the Steward: up to 2 uses
111. p1 use.1
112. p1 pay.coin.2b
       p1 moves a Coin to the Stock
113. p1 use.1
114. p1 pay.coin.2b
       p1 moves a Coin to the Stock
115. p1 recruit.m4
116. p1 pay.auto{ice-2-3+ice}
       p1 recruits Bog-Iron Baron
       p1 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
117. p1 join.2c
       Bog-Iron Baron takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 3 Iron, 1 Cart and 1 Rune
118. p1 statue.f16
119. p1 to.g14
       p1 moves a Fire Statue from f16 to g14
120. p1 end  2b398c03f9633849
121. p2 dig.l4
122. p2 lay.l4c.r10
123. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at r12
       The rock yields 1 Heartstone to p2
124. p2 pedestal.ice
       p2 puts an Ice Pedestal at s10, brown zone: a benefit token of 5 Honor points
125. p2 establish.t10.wainwright
       p2 establishes the Wainwright at t10
126. p2 statue.r12
127. p2 to.s10
       p2 moves an Ice Statue from r12 to s10
128. p2 end  e2dedd12470080d2
129. p3 dig.l4
130. p3 lay.l4g.c8
131. p3 ore.stone
132. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
133. p3 pedestal.moon
       p3 puts a Moon Pedestal at b10, dark grey zone: a benefit token of 3 Honor points
134. p3 establish.d10.crusher
       p3 establishes the Crusher at d10
135. p3 end  96f16342d964ba50
136. p4 work.j4
       p4 activates the Stone Mill: up to 2 uses
137. p4 use.1
       p4 gains 1 Iron
138. p4 stop
139. p4 dig.l4
140. p4 lay.l4e.n2
141. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Fire Statue at n2
       The rock yields 2 Iron and 1 Hammer to p4
142. p4 establish.n4.rune_forge
       p4 establishes the Rune Forge at n4
143. p4 end  ac4ffba299fb6098
144. p5 work.q15
       p5 activates the Mint: up to 2 uses
145. p5 use.4
       p5 gains 1 Heartstone
146. p5 stop
147. p5 cast.clan_oath
       p5 casts Clan Oath: 2 Runes on the card
148. p5 recruit.b4{ice-1-1}
       p5 recruits Mudsled Driver
       p5 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
149. p5 join.2a
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p5 1 Stone, 1 Iron, 1 Cart and 1 Rune
150. p5 statue.s18
151. p5 to.r17
152. p5 pay.auto
       p5 moves an Ice Statue from s18 to r17
153. p5 end  f936d00806eeacae
154. p1 work.g15
       p1 activates the Steward: up to 2 uses
155. p1 use.1
156. p1 pay.rune.1d
       p1 moves a Rune to the Stock
157. p1 use.1
158. p1 pay.iron.2c
       p1 moves an Iron to the Stock
159. p1 dig.i4
160. p1 lay.i4b.g12
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
161. p1 pedestal.fire
       p1 puts a Fire Pedestal at i12, yellow zone: a benefit token of 3 Honor points
162. p1 statue.g14
163. p1 to.i12
       p1 moves a Fire Statue from g14 to i12
164. p1 end  0a4b3d1f8d3d7d2e
165. p2 recruit.b5{mud-1-3}
       p2 recruits Puddle Banker
       p2 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
166. p2 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Cart, 1 Hammer, 4 Coins and 1 Moon Cart
167. p2 end  99328cd02c1e4e07
168. p3 work.d10
       p3 activates the Crusher: up to 1 use
169. p3 use.2
170. p3 pay.auto
       p3 gains 1 Heartstone
171. p3 dig.w5
172. p3 lay.w5c.h5
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone and 1 Coin to p3
173. p3 end  1d0315a553da6a80
174. p4 recruit.b5{fire-1-2}
       p4 recruits Clay Kneader
       Coal Nibbler joins the horde
175. p4 join.3b
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p4 3 Stone, 3 Iron, 1 Heartstone and 2 Ice Carts
176. p4 end  d553bf0b13b6a299
177. p5 work.q15
       p5 activates the Mint: up to 2 uses
178. p5 use.4
       p5 gains 1 Heartstone
179. p5 use.4
       p5 gains 1 Heartstone
180. p5 dig.w5
181. p5 lay.w5d.n11
182. p5 ore.heartstone
183. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Cart to p5
184. p5 statue.r17
185. p5 to.q13
186. p5 pay.auto
       p5 moves an Ice Statue from r17 to q13
187. p5 statue.q13
188. p5 to.o12
       p5 moves an Ice Statue from q13 to o12
189. p5 end  81348da18ce08a36
190. p1 work.g15
       p1 activates the Steward: up to 2 uses
191. p1 use.1
       p1 moves an Iron to the Stock
192. p1 use.1
       p1 moves an Iron to the Stock
193. p1 recruit.b5{ice-1-2}
       p1 recruits Coal Nibbler
       Snow Shoveller joins the horde
194. p1 join.3b
       Coal Nibbler takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Rune, 3 Coins and 1 Fire Cart
195. p1 statue.e18
196. p1 to.f17
       p1 moves a Moon Statue from e18 to f17
197. p1 end  4af6e926ab1011cd
198. p2 work.t10
       p2 activates the Wainwright: up to 1 use
199. p2 use.2
       p2 gains 1 Heartstone
200. p2 recruit.t3
201. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
202. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 2 Iron and 2 Ice Carts
203. p2 end  eab389fb14358881
204. p3 work.d10
       p3 activates the Crusher: up to 1 use
205. p3 use.2
       p3 gains 1 Heartstone
206. p3 recruit.b5{ice-1-3}
       p3 recruits Snow Shoveller
       p3 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
207. p3 join.3b
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p3 8 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Ice Cart
208. p3 statue.b10
209. p3 to.c10
210. p3 pay.auto
       p3 moves an Ice Statue from b10 to c10
211. p3 end  f367c6f5b3269492
212. p4 cast.clan_oath{gilded_arch}
       p4 casts Clan Oath: 3 Runes on the card
       Clan Oath disintegrates; Gilded Arch enters the grimoire
213. p4 work.n4
       p4 activates the Rune Forge: up to 1 use
214. p4 use.2
215. p4 pay.auto
       p4 gains 1 Rune
216. p4 dig.l5
217. p4 lay.l5d.o3
218. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths an Ice Statue at p6
       The rock yields 1 Coin to p4
219. p4 hall.chasm
220. p4 build.chasma.j3
       p4 builds the Chasm
       The Ice Pedestal at j3 vanishes under the Great Hall
221. p4 statue.j3
222. p4 to.m3
223. p4 pay.auto
       p4 moves an Ice Statue from j3 to m3
224. p4 end  30c310c3c6179ae0
225. p5 recruit.b4{fire-1-4}
       p5 recruits Frost Sledger
       p5 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
226. p5 join.3b
       Frost Sledger takes a place in the pack: third row, place 2
       The pack brings p5 2 Iron, 2 Heartstones, 1 Cart, 1 Rune, 1 Ice Cart and 1 Moon Cart
227. p5 end  ce9ca6657c336053
228. p1 work.g15
       p1 activates the Steward: up to 2 uses
229. p1 use.1
230. p1 pay.cart_fire.3b
       p1 moves a Fire Cart to the Stock
231. p1 use.1
232. p1 pay.iron.1b
       p1 moves an Iron to the Stock
233. p1 recruit.m4
234. p1 pay.auto{mud-2-3+ice}
       p1 recruits Frost Scribe
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Frost Scribe takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 2 Iron, 1 Rune and 1 Ice Cart
235. p1 statue.f17
236. p1 to.g14
       p1 moves a Moon Statue from f17 to g14
237. p1 end  5ad03754cbd44ecb
238. p2 work.q9
       p2 activates the Depot: up to 1 use
239. p2 use.1
240. p2 pay.stone.2b
241. p2 pay.stone.2a
       p2 gains 1 Cart
242. p2 dig.i3
243. p2 lay.i3a.o10
244. p2 ore.stone
245. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
246. p2 pedestal.moon
       p2 puts a Moon Pedestal at o10, yellow zone: a benefit token of 5 Honor points
247. p2 statue.s8
248. p2 to.r10
249. p2 pay.auto
       p2 moves a Moon Statue from s8 to r10
250. p2 statue.r10
251. p2 to.o10
       p2 moves a Moon Statue from r10 to o10
252. p2 end  b633d0b53a974d7a
253. p3 work.g9
       p3 activates the Ironworks: up to 1 use
254. p3 use.2
255. p3 pay.auto
       p3 gains 1 Heartstone
256. p3 recruit.m4
257. p3 pay.auto{ice-2-4+fire}
       p3 recruits Root Miner
       p3 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Root Miner takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Iron and 2 Heartstones
258. p3 end  42b520753df928a9
259. p4 work.n4
       p4 activates the Rune Forge: up to 1 use
260. p4 use.2
       p4 gains 1 Rune
261. p4 recruit.m1{fire-2-2+fire}
       p4 recruits Avalanche Rider
       p4 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Fire Pedestal
       Avalanche Rider takes a place in the pack: second row, place 1
       The pack brings p4 2 Stone, 1 Iron, 1 Cart and 2 Ice Carts
262. p4 end  6406708ee12171f1
263. p5 work.q15
       p5 activates the Mint: up to 2 uses
264. p5 use.4
       p5 gains 1 Heartstone
265. p5 stop
266. p5 cast.gilded_arch
       p5 casts Gilded Arch: 1 Rune on the card
267. p5 pay.auto
268. p5 dig.l5
269. p5 lay.l5e.v14
270. p5 ore.stone
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p5 unearths a Moon Statue at v14
271. p5 establish.t14.charm_weaver
       p5 establishes the Charm Weaver at t14
272. p5 statue.v14
273. p5 to.s15
274. p5 pay.auto
       p5 moves a Moon Statue from v14 to s15
275. p5 end  bebcef79d685afcb
276. p1 work.g15
       p1 activates the Steward: up to 2 uses
277. p1 use.1
278. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
279. p1 use.1
280. p1 pay.rune.2a
       p1 moves a Rune to the Stock
281. p1 recruit.m3
282. p1 pay.auto{moon-2-2+moon}
       p1 recruits Silt Wagoner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries a Moon Pedestal
       Silt Wagoner takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 2 Carts, 1 Rune, 3 Coins and 1 Ice Cart
283. p1 end  b5b3d6917f2bef7c
284. p2 recruit.m1{fire-2-1+ice}
       p2 recruits Ash Convoyer
       p2 takes a Fire Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries an Ice Pedestal
       Ash Convoyer takes a place in the pack: third row, place 1
       The pack brings p2 6 Stone, 2 Coins, 2 Fire Carts and 1 Moon Cart
285. p2 end  70e7539d33f404b5
286. p3 work.g9
       p3 activates the Ironworks: up to 1 use
287. p3 use.2
288. p3 pay.auto
       p3 gains 1 Heartstone
289. p3 dig.i4
290. p3 lay.i4a.f10
291. p3 ore.stone
292. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
293. p3 pedestal.ice
       p3 puts an Ice Pedestal at g10, orange zone: a benefit token of 2 Honor points
294. p3 statue.h6
295. p3 to.e8
296. p3 pay.auto
       p3 moves a Fire Statue from h6 to e8
297. p3 statue.e8
298. p3 to.i10
       p3 moves a Fire Statue from e8 to i10
299. p3 end  83b5ccc81e608fa1
300. p4 work.j4
       p4 activates the Stone Mill: up to 2 uses
301. p4 use.1
302. p4 pay.auto
       p4 gains 1 Iron
303. p4 use.1
304. p4 pay.auto
       p4 gains 1 Iron
305. p4 cast.gilded_arch
       p4 casts Gilded Arch: 2 Runes on the card
306. p4 dig.t4
307. p4 lay.t4a.k8
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p4
308. p4 pedestal.ice
       p4 puts an Ice Pedestal at l9, yellow zone: a benefit token of 3 Honor points
309. p4 statue.p6
310. p4 to.o3
311. p4 pay.auto
       p4 moves an Ice Statue from p6 to o3
312. p4 statue.o3
313. p4 to.l4
314. p4 pay.auto
       p4 moves an Ice Statue from o3 to l4
315. p4 statue.l4
316. p4 to.l6
317. p4 pay.auto
       p4 moves an Ice Statue from l4 to l6
318. p4 statue.l6
319. p4 to.l9
       p4 moves an Ice Statue from l6 to l9
320. p4 end  388ed1cb8ec7cb8b
321. p5 recruit.b4{mud-1-2}
       p5 recruits Tong Bearer
       p5 pockets the bribes of the recruit: 3 Coins
       Gravel Glutton joins the horde
       Tong Bearer takes a place in the pack: third row, place 1
       The pack brings p5 1 Stone, 1 Iron, 1 Cart, 1 Rune and 1 Fire Cart
322. p5 end  007c0cde89b9b0eb
323. p1 work.g15
       p1 activates the Steward: up to 2 uses
324. p1 use.1
325. p1 pay.cart.3a
       p1 moves a Cart to the Stock
326. p1 use.1
327. p1 pay.cart.1c
       p1 moves a Cart to the Stock
328. p1 recruit.m2
329. p1 pay.auto{moon-3-4}
       p1 recruits Crescent Blade
       p1 takes a Fire Pedestal along with the recruit
       High Astrologer joins the horde
       Crescent Blade takes a place in the pack: at the top
       The pack brings p1 1 Iron, 1 Heartstone, 2 Carts, 2 Coins, 1 Fire Cart and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 5 Honor points
330. p1 end  cdc58fc4803fde7a
331. p2 work.q9
       p2 activates the Depot: up to 2 uses
332. p2 use.1
333. p2 pay.coin.2b
334. p2 pay.coin.2b
       p2 gains 1 Cart
335. p2 use.1
336. p2 pay.stone.2a
337. p2 pay.stone.1a
       p2 gains 1 Cart
338. p2 dig.l4
339. p2 lay.l4c.s11
340. p2 ore.stone
341. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron to p2
342. p2 pedestal.fire
       p2 puts a Fire Pedestal at t11, grey zone: a benefit token of 4 Honor points
343. p2 end  b5946340ad88efdc
344. p3 work.d10
       p3 activates the Crusher: up to 1 use
345. p3 use.2
346. p3 pay.auto
       p3 gains 1 Heartstone
347. p3 dig.y5
348. p3 lay.y5a.b11
349. p3 ore.heartstone
350. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron to p3
351. p3 trade.heartstone
       p3 gives 4 resources back to the supply
352. p3 pay.stone.3b
353. p3 pay.stone.3b
354. p3 pay.stone.2c
355. p3 pay.hammer.stock
       p3 gains 1 Heartstone
356. p3 hall.shaman
357. p3 build.shamana.c10
       p3 builds the Shaman's Chamber
358. p3 end  1afbafdd3298e823
359. p4 recruit.b2{fire-1-3}
       p4 recruits Rime Smith
       p4 pockets the bribes of the recruit: 3 Coins
       Torch Peddler joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p4 2 Stone, 3 Iron, 1 Cart, 1 Rune and 3 Ice Carts
360. p4 end  dbaf1d18565ad267
361. p5 work.q15
       p5 activates the Mint: up to 2 uses
362. p5 use.3
       p5 gains 1 Iron
363. p5 use.4
       p5 gains 1 Heartstone
364. p5 cast.gilded_arch
       p5 casts Gilded Arch: 3 Runes on the card
365. p5 pay.auto{aftershock}
       Gilded Arch disintegrates; Aftershock enters the grimoire
366. p5 dig.y5
367. p5 lay.y5d.o18
368. p5 ore.iron
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Stone and 1 Coin to p5
369. p5 establish.n20.hammer_forge
       p5 establishes the Hammer Forge at n20
370. p5 establish.o17.hammer_exchange
       p5 establishes the Hammer Exchange at o17
371. p5 hall.wellspring
372. p5 build.wellspringb.o18
       p5 builds the Wellspring
373. p5 end  b002a6efc8accb88
374. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
375. p1 pay.auto
376. p1 trade.cart
       p1 gives 4 resources back to the supply
377. p1 pay.coin.2b
378. p1 pay.coin.2b
379. p1 pay.coin.2b
380. p1 pay.coin.stock
       p1 gains 1 Cart
381. p1 work.g15
       p1 activates the Steward: up to 2 uses
382. p1 use.1
383. p1 pay.cart_fire.3b
       p1 moves a Fire Cart to the Stock
384. p1 use.1
385. p1 pay.cart.3a
       p1 moves a Cart to the Stock
386. p1 dig.i4
387. p1 lay.i4b.h19
388. p1 ore.iron
389. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
390. p1 pedestal.fire
       p1 puts a Fire Pedestal at j19, brown zone: a benefit token of 3 Honor points
391. p1 lay.d2a.d16
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Coin to p1
392. p1 pedestal.fire
       p1 puts a Fire Pedestal at d16, dark grey zone: a benefit token of 4 Honor points
393. p1 end  4888ccb1eb338e27
394. p2 dig.p5
395. p2 lay.p5g.u11
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron to p2
396. p2 hall.treasure
397. p2 build.treasurea.s11
       p2 builds the Treasure Hall
       The Fire Pedestal at t11 vanishes under the Great Hall
398. p2 end  e3088353bf5d6dfd
399. p3 dig.p5
400. p3 lay.p5a.b13
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 1 Iron and 1 Hammer to p3
401. p3 end  4de3b00e922de015
402. p4 cast.aftershock
       p4 casts Aftershock: 2 Runes on the card
403. p4 pay.auto
404. p4 work.j4
       p4 activates the Stone Mill: up to 2 uses
405. p4 use.1
406. p4 pay.auto
       p4 gains 1 Iron
407. p4 use.1
408. p4 pay.auto
       p4 gains 1 Iron
409. p4 recruit.m1{ice-3-1}
       p4 recruits Magma Miner
       p4 takes an Ice Pedestal along with the recruit
       Winter Oracle joins the horde
       Magma Miner takes a place in the pack: at the top
       The pack brings p4 2 Stone, 2 Iron, 2 Heartstones, 1 Rune, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p4: a Coronation token of 3 Honor points
       The end is near: 14 more turns after this one
410. p4 lay.d2b.k10
       p4 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Cart to p4
411. p4 statue.n2
412. p4 to.p3
413. p4 pay.auto
       p4 moves a Fire Statue from n2 to p3
414. p4 statue.p3
415. p4 to.p6
416. p4 pay.auto
       p4 moves a Fire Statue from p3 to p6
417. p4 end  60af6629c401eece
418. p5 cast.aftershock{trading_places}
       p5 casts Aftershock: 3 Runes on the card
       Aftershock disintegrates; Trading Places enters the grimoire
419. p5 work.q15
       p5 activates the Mint: up to 2 uses
420. p5 use.4
       p5 gains 1 Heartstone
421. p5 use.4
       p5 gains 1 Heartstone
422. p5 dig.t5
423. p5 lay.t5d.m19
424. p5 pay.auto
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron and 1 Hammer to p5
425. p5 lay.d2a.m22
       p5 opens a Tunnel of 2 cells without paying minerals
       p5 unearths a Moon Statue at n22
426. p5 statue.n22
427. p5 to.m19
428. p5 pay.auto
       p5 moves a Moon Statue from n22 to m19
429. p5 end  982b6f33a086e1c8
430. p1 trade.cart
       p1 gives 4 resources back to the supply
431. p1 pay.coin.stock
432. p1 pay.coin.stock
433. p1 pay.coin.stock
434. p1 pay.stone.1a
       p1 gains 1 Cart
435. p1 work.g15
       p1 activates the Steward: up to 2 uses
436. p1 use.1
437. p1 pay.cart.1c
       p1 moves a Cart to the Stock
438. p1 use.1
439. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
440. p1 dig.l3
441. p1 lay.l3d.g19
442. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
443. p1 pedestal.ice
       p1 puts an Ice Pedestal at g20, dark grey zone: a benefit token of 2 Honor points
444. p1 hall.great_forge
445. p1 build.great_forgec.g18
       p1 builds the Great Forge
       The Ice Pedestal at g20 vanishes under the Great Hall
446. p1 end  d001ae55a70c130f
447. p2 dig.o4
448. p2 lay.o4a.u9
449. p2 ore.iron
450. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p2
451. p2 statue.v10
452. p2 to.t12
453. p2 pay.auto
       p2 moves a Fire Statue from v10 to t12
454. p2 end  9e9c82335244c0aa
455. p3 recruit.b3{moon-1-5}
       p3 recruits Soot Pounder
       p3 pockets the bribes of the recruit: 3 Coins
       Silver Sifter joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 2 Iron, 3 Heartstones, 1 Hammer, 1 Coin and 1 Fire Cart
456. p3 end  7dc41dd7a80afc00
457. p4 work.n4
       p4 activates the Rune Forge: up to 1 use
458. p4 use.2
459. p4 pay.auto
       p4 gains 1 Rune
460. p4 dig.t5
461. p4 lay.t5c.m5
462. p4 ore.heartstone
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Stone and 1 Heartstone to p4
463. p4 statue.p6
464. p4 to.m7
       p4 moves a Fire Statue from p6 to m7
465. p4 end  74b68ee8860a2baa
466. p5 work.n20
       p5 activates the Hammer Forge: up to 3 uses
467. p5 use.2
       p5 gains 1 Heartstone
468. p5 stop
469. p5 recruit.b1{moon-1-2}
       p5 recruits Rust Wader
       p5 pockets the bribes of the recruit: 3 Coins
       Dusk Carrier joins the horde
       Rust Wader takes a place in the pack: at the top
       The pack brings p5 1 Stone, 6 Iron, 2 Heartstones, 1 Cart, 2 Runes and 1 Moon Cart
470. p5 statue.s15
471. p5 to.r14
472. p5 pay.auto
       p5 moves a Moon Statue from s15 to r14
473. p5 statue.r14
474. p5 to.r17
475. p5 pay.auto
       p5 moves a Moon Statue from r14 to r17
476. p5 statue.r17
477. p5 to.p19
       p5 moves a Moon Statue from r17 to p19
478. p5 end  17738070e07bd6d3
479. p1 dig.t4
480. p1 lay.t4a.h21
481. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Hammer to p1
482. p1 end  2634099c5cf35735
483. p2 recruit.b5{moon-1-1}
       p2 recruits Icicle Whistler
       p2 pockets the bribes of the recruit: 2 Coins
       Night Toller joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p2 6 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 4 Coins, 1 Fire Cart and 1 Ice Cart
484. p2 end  23ce12d9be517ecd
485. p3 work.g9
       p3 activates the Ironworks: up to 2 uses
486. p3 use.2
487. p3 pay.auto
       p3 gains 1 Heartstone
488. p3 use.2
489. p3 pay.auto
       p3 gains 1 Heartstone
490. p3 dig.t4
491. p3 lay.t4d.a11
492. p3 ore.iron
493. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
494. p3 hall.stonecutter
495. p3 build.stonecutterb.a12
       p3 builds the Stonecutter's Hall
496. p3 end  c9b35ab113313c8c
497. p4 work.n4
       p4 activates the Rune Forge: up to 1 use
498. p4 use.1
499. p4 pay.auto
       p4 gains 1 Rune
500. p4 dig.i4
501. p4 lay.i4d.q4
502. p4 ore.iron
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone to p4
503. p4 end  fff3f3143e79b1df
504. p5 work.n20
       p5 activates the Hammer Forge: up to 3 uses
505. p5 use.1
       p5 gains 1 Hammer
506. p5 use.1
       p5 gains 1 Hammer
507. p5 use.2
       p5 gains 1 Heartstone
508. p5 dig.t4
509. p5 lay.t4b.n13
510. p5 ore.heartstone
       p5 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Rune to p5
511. p5 end  626edb35c465b03f
512. p1 work.g15
       p1 activates the Steward: up to 2 uses
513. p1 use.1
514. p1 pay.cart_moon.4a
       p1 moves a Moon Cart to the Stock
515. p1 stop
516. p1 dig.l3
517. p1 lay.l3b.j22
518. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p1 unearths an Ice Statue at j22
519. p1 statue.j22
520. p1 to.i21
       p1 moves an Ice Statue from j22 to i21
521. p1 statue.i21
522. p1 to.h19
       p1 moves an Ice Statue from i21 to h19
523. p1 end  7453b3d448d50b33
524. p2 work.t14
       p2 activates the Charm Weaver: up to 2 uses
525. p2 use.1
       p2 gains 1 Rune
526. p2 use.1
       p2 gains 1 Rune
527. p2 dig.o4
528. p2 lay.o4a.v11
529. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
530. p2 end  98c84a2e551277fc
531. p3 trade.cart
       p3 gives 4 resources back to the supply
532. p3 pay.stone.1a
533. p3 pay.stone.2b
534. p3 pay.hammer.3a
535. p3 pay.coin.2b
       p3 gains 1 Cart
536. p3 dig.o4
537. p3 lay.o4a.i5
538. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Stone to p3
539. p3 statue.b14
540. p3 to.b13
       p3 moves an Ice Statue from b14 to b13
541. p3 trade.cart
       p3 gives 4 resources back to the supply
542. p3 pay.stone.3a
543. p3 pay.iron.stock
544. p3 pay.coin.stock
545. p3 pay.hammer.stock
       p3 gains 1 Cart
546. p3 statue.c10
547. p3 to.c11
       p3 moves an Ice Statue from c10 to c11
548. p3 end  0f80807af57a3a27
       Game over: p2 wins with 114 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +20  Fire Statue on its Pedestal at i12, yellow zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at g14, orange zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +9  9 sets of left-over resources [HALL-F4]
p2 +15  Treasure Hall, Statue on the altar [HALL-G10]
p2 +20  Moon Statue on its Pedestal at o10, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at s10, brown zone [HALL-F6]
p3 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3 +12  Moon Statue on its Pedestal at f9, brown zone [HALL-F6]
p3 +10  Fire Statue at i10, yellow zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p4  +5  5 sets of left-over resources [HALL-F4]
p4 +11  Chasm, Statue on the altar [HALL-G10]
p4  +8  Moon Statue at l7, orange zone [HALL-F6]
p4  +8  Fire Statue at m7, orange zone [HALL-F6]
p4 +20  Ice Statue on its Pedestal at l9, yellow zone [HALL-F6]
p5  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p5  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p5  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p5 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p5  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p5  +6  6 sets of left-over resources [HALL-F4]
p5 +10  Wellspring, Statue on the altar [HALL-G10]
p5 +10  Ice Statue at o12, yellow zone [HALL-F6]
p5 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
p5  +6  Moon Statue at m19, brown zone [HALL-F6]
= p2 114, p5 112, p1 108, p3 108, p4 106  coronation, won by p2
