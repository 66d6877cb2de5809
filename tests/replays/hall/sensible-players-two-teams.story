hall/3  seats 4  seed 1  options teams=yes workshops=random

  1. p1 portal.p3  5034d24a6b3c98c6
       p1 opens a Portal at p3
  2. p2 portal.h21  60f021c58e493fd4
       p2 opens a Portal at h21
  3. p3 portal.c8  7b50dbbb48d4263d
       p3 opens a Portal at c8
  4. p4 portal.u16  91e4809ed7da022e
       p4 opens a Portal at u16
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  7. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  8. p1 draft.start-2.1d  5cb774999c222b19
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Hammer
  9. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 11. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
 12. p2 draft.start-4.1d  7c3fe5947a9c1349
       p2 chooses Purse Shaker for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Hammer and 1 Coin
 13. p3 draft.start-4.1c
       p3 chooses Purse Shaker for the pack
 14. p3 draft.start-3.1b
       p3 chooses Ember Eye for the pack
 15. p3 draft.start-6.1a
       p3 chooses Barrow Pusher for the pack
 16. p3 draft.start-2.1d  35603e083dd0b702
       p3 chooses Nail Biter for the pack
       p3 begins with 3 Stone, 3 Iron, 1 Hammer and 1 Coin
 17. p4 draft.start-6.1b
       p4 chooses Barrow Pusher for the pack
 18. p4 draft.start-5.1c
       p4 chooses Bone Reader for the pack
 19. p4 draft.start-2.1d
       p4 chooses Nail Biter for the pack
 20. p4 draft.start-4.1a  4cfb8fb3927db33a
       p4 chooses Purse Shaker for the pack
       p4 begins with 5 Stone, 3 Iron and 1 Hammer
 21. p1 dig.v5
 22. p1 lay.v5c.p4
 23. p1 ore.stone
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 24. p1 establish.o7.stone_mill
       p1 establishes the Stone Mill at o7
 25. p1 end  cceb9852573ccd38
 26. p2 dig.v5
 27. p2 lay.v5a.h18
 28. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p2
 29. p2 establish.i17.steward
       p2 establishes the Steward at i17
 30. p2 end  9d8c8751d3965107
 31. p3 dig.l4
 32. p3 lay.l4b.d8
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p3
 33. p3 establish.g9.mint
       p3 establishes the Mint at g9
 34. p3 end  070f16eaaf372011
 35. p4 dig.y5
 36. p4 lay.y5d.r15
 37. p4 ore.stone
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue at r16
       The rock yields 1 Stone and 1 Coin to p4
 38. p4 establish.q15.mint
       p4 establishes the Mint at q15
 39. p4 end  6c020d3e72ea9402
 40. p1 work.o7
       p1 activates the Stone Mill: up to 1 use
 41. p1 use.2
       p1 gains 1 Stone
 42. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 43. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
 44. p1 statue.p6
 45. p1 to.o6
       p1 moves an Ice Statue from p6 to o6
 46. p1 end  2afe3708cf2d2f09
 47. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 48. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 49. p2 end  7cf602b57cb414b9
 50. p3 work.g9
       p3 activates the Mint: up to 1 use
 51. p3 use.4
       p3 gains 1 Heartstone
 52. p3 dig.l4
 53. p3 lay.l4c.f10
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at f12
       The rock yields 1 Heartstone to p3
 54. p3 pedestal.moon
       p3 puts a Moon Pedestal at g10, orange zone: a benefit token of 5 Honor points
 55. p3 end  1ee5bfe1f76a720d
 56. p4 dig.l4
 57. p4 lay.l4e.q17
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths an Ice Statue at p18
       The rock yields 3 Stone to p4
 58. p4 pedestal.moon
       p4 puts a Moon Pedestal at q17, grey zone: a benefit token of 4 Honor points
 59. p4 establish.o17.wainwright
       p4 establishes the Wainwright at o17
 60. p4 end  25a4b71b1a264074
 61. p1 work.o7
       p1 activates the Stone Mill: up to 1 use
 62. p1 use.1
 63. p1 pay.auto
       p1 gains 1 Iron
 64. p1 recruit.m4
 65. p1 pay.auto{moon-2-3+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 66. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Rune and 1 Ice Cart
 67. p1 end  c8e056cf3e5c2d80
 68. p2 work.i17
       p2 activates the Steward: up to 1 use
 69. p2 use.1
 70. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 71. p2 recruit.m1{mud-2-2+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 72. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Heartstone and 4 Coins
 73. p2 end  3be92865278634e4
 74. p3 recruit.b5{mud-1-5}
       p3 recruits Cold Digger
       p3 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
 75. p3 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p3 2 Heartstones, 1 Coin and 1 Ice Cart
 76. p3 end  39cbbfbc4dff18f3
 77. p4 recruit.b4{mud-1-6}
       p4 recruits Bog Prospector
       p4 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 78. p4 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p4 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
 79. p4 statue.r16
 80. p4 to.r15
       p4 moves a Fire Statue from r16 to r15
 81. p4 end  1ef73e133391a0d6
 82. p1 work.o7
       p1 activates the Stone Mill: up to 1 use
 83. p1 use.1
 84. p1 pay.auto
       p1 gains 1 Iron
 85. p1 dig.l4
 86. p1 lay.l4a.l5
 87. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at l6
 88. p1 pedestal.ice
       p1 puts an Ice Pedestal at l6, brown zone: a benefit token of 5 Honor points
 89. p1 establish.n4.rune_forge
       p1 establishes the Rune Forge at n4
 90. p1 end  77493f14fbfc9404
 91. p2 work.i17
       p2 activates the Steward: up to 1 use
 92. p2 use.1
 93. p2 pay.cart_fire.2b
       p2 moves a Fire Cart to the Stock
 94. p2 recruit.t3
 95. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
 96. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
 97. p2 join.2a
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Cart and 2 Ice Carts
 98. p2 statue.h18
 99. p2 to.i18
100. p2 pay.auto
       p2 moves a Moon Statue from h18 to i18
101. p2 end  899394e454b2d7b1
102. p3 work.g9
       p3 activates the Mint: up to 2 uses
103. p3 use.4
104. p3 pay.auto
       p3 gains 1 Heartstone
105. p3 use.4
       p3 gains 1 Heartstone
106. p3 dig.l4
107. p3 lay.l4b.g11
108. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p3
109. p3 pedestal.moon
       p3 puts a Moon Pedestal at i12, yellow zone: a benefit token of 5 Honor points
110. p3 statue.f8
111. p3 to.g10
       p3 moves a Moon Statue from f8 to g10
112. p3 end  bcc1ded165ab9a44
113. p4 work.q15
       p4 activates the Mint: up to 2 uses
114. p4 use.3
       p4 gains 1 Iron
115. p4 use.4
       p4 gains 1 Heartstone
116. p4 recruit.b2{mud-1-4}
       p4 recruits Cinder Hauler
       p4 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
117. p4 join.2a
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Fire Cart
118. p4 statue.p18
119. p4 to.o18
       p4 moves an Ice Statue from p18 to o18
120. p4 end  59c98b90a7523fa2
121. p1 work.n4
       p1 activates the Rune Forge: up to 1 use
122. p1 use.1
       p1 gains 1 Rune
123. p1 recruit.m4
124. p1 pay.auto{fire-2-4+ice}
       p1 recruits Star Counter
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
125. p1 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
126. p1 end  f77f74de339b1834
127. p2 work.i17
       p2 activates the Steward: up to 1 use
128. p2 use.1
129. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
130. p2 dig.w5
131. p2 lay.w5b.e16
132. p2 ore.iron
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 2 Stone and 1 Coin to p2
133. p2 end  d16ca2b9b2822d26
134. p3 work.g9
       p3 activates the Mint: up to 2 uses
135. p3 use.4
       p3 gains 1 Heartstone
136. p3 use.4
       p3 gains 1 Heartstone
137. p3 recruit.b4{ice-1-5}
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
138. p3 join.2a
       Mudsled Driver takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 1 Heartstone and 2 Carts
139. p3 statue.f12
140. p3 to.i11
141. p3 pay.auto
       p3 moves a Fire Statue from f12 to i11
142. p3 end  b6d19e385b241d30
143. p4 work.q15
       p4 activates the Mint: up to 2 uses
144. p4 use.4
145. p4 pay.auto
       p4 gains 1 Heartstone
146. p4 use.4
       p4 gains 1 Heartstone
147. p4 dig.s4
148. p4 lay.s4f.v13
149. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p4
150. p4 pedestal.fire
       p4 puts a Fire Pedestal at u14, grey zone: a benefit token of 4 Honor points
151. p4 establish.t14.hammer_forge
       p4 establishes the Hammer Forge at t14
152. p4 end  1ea575010083363e
153. p1 work.n4
       p1 activates the Rune Forge: up to 1 use
154. p1 use.1
       p1 gains 1 Rune
155. p1 dig.w5
156. p1 lay.w5d.q6
157. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone and 1 Coin to p1
158. p1 end  a4afc5600d14874e
159. p2 work.i17
       p2 activates the Steward: up to 1 use
160. p2 use.1
161. p2 pay.cart_ice.2a
       p2 moves an Ice Cart to the Stock
162. p2 recruit.m3{mud-2-1+moon}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
163. p2 join.3a
       Silt Wagoner takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 4 Iron, 2 Heartstones, 2 Carts, 1 Coin, 1 Fire Cart and 1 Ice Cart
164. p2 end  738063357135cf3f
165. p3 work.g9
       p3 activates the Mint: up to 2 uses
166. p3 use.4
       p3 gains 1 Heartstone
167. p3 stop
168. p3 dig.t4
169. p3 lay.t4c.c9
170. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p3
171. p3 pedestal.fire
       p3 puts a Fire Pedestal at b10, dark grey zone: a benefit token of 4 Honor points
172. p3 establish.d10.hammer_exchange
       p3 establishes the Hammer Exchange at d10
173. p3 statue.b10
174. p3 to.c8
175. p3 pay.auto
       p3 moves an Ice Statue from b10 to c8
176. p3 statue.c8
177. p3 to.f9
178. p3 pay.auto
       p3 moves an Ice Statue from c8 to f9
179. p3 end  882112376de3e37a
180. p4 work.q15
       p4 activates the Mint: up to 2 uses
181. p4 use.4
       p4 gains 1 Heartstone
182. p4 use.4
       p4 gains 1 Heartstone
183. p4 cast.clan_oath
       p4 casts Clan Oath: 1 Rune on the card
184. p4 pay.auto
185. p4 recruit.b5{ice-1-1}
       p4 recruits Puddle Banker
       p4 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
186. p4 join.3a
       Puddle Banker takes a place in the pack: third row, place 1
       The pack brings p4 1 Heartstone, 1 Cart, 1 Rune and 3 Coins
187. p4 statue.v14
188. p4 to.u14
189. p4 pay.auto
       p4 moves a Moon Statue from v14 to u14
190. p4 end  f456c733fdce5254
191. p1 work.o7
       p1 activates the Stone Mill: up to 1 use
192. p1 use.1
       p1 gains 1 Iron
193. p1 recruit.m4
194. p1 pay.auto{ice-2-2+ice}
       p1 recruits Anvil Singer
       p1 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
195. p1 join.3a
       Anvil Singer takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Hammer, 3 Coins and 1 Fire Cart
196. p1 end  77c90c362a1b9251
197. p2 work.i17
       p2 activates the Steward: up to 1 use
198. p2 use.1
199. p2 pay.cart_fire.2b
       p2 moves a Fire Cart to the Stock
200. p2 dig.s4
201. p2 lay.s4d.i21
202. p2 ore.stone
203. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Hammer to p2
204. p2 pedestal.moon
       p2 puts a Moon Pedestal at j22, dark grey zone: a benefit token of 3 Honor points
205. p2 establish.j20.hammer_exchange
       p2 establishes the Hammer Exchange at j20
206. p2 statue.j22
207. p2 to.j21
208. p2 pay.auto
       p2 moves an Ice Statue from j22 to j21
209. p2 end  2e2b580f7cadbbcf
210. p3 recruit.b4{mud-1-3}
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
211. p3 join.3a
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p3 2 Iron, 2 Heartstones, 2 Carts, 1 Coin and 1 Ice Cart
212. p3 end  915054a30dffa13d
213. p4 work.q15
       p4 activates the Mint: up to 2 uses
214. p4 use.4
215. p4 pay.auto
       p4 gains 1 Heartstone
216. p4 use.4
217. p4 pay.auto
       p4 gains 1 Heartstone
218. p4 dig.i4
219. p4 lay.i4a.o14
220. p4 ore.iron
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
221. p4 pedestal.ice
       p4 puts an Ice Pedestal at p14, orange zone: a benefit token of 2 Honor points
222. p4 statue.r15
223. p4 to.o14
       p4 moves a Fire Statue from r15 to o14
224. p4 end  0a43ad633630a00b
225. p1 work.n4
       p1 activates the Rune Forge: up to 1 use
226. p1 use.2
       p1 gains 1 Rune
227. p1 dig.l5
228. p1 lay.l5g.m6
229. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Heartstones to p1
230. p1 hall.great_forge
231. p1 build.great_forgea.l5
       p1 builds the Great Forge
       The Ice Pedestal at l6 vanishes under the Great Hall
232. p1 statue.l6
233. p1 to.m9
234. p1 pay.auto
       p1 moves a Moon Statue from l6 to m9
235. p1 statue.r8
236. p1 to.p4
237. p1 pay.auto
       p1 moves a Moon Statue from r8 to p4
238. p1 statue.p4
239. p1 to.m6
       p1 moves a Moon Statue from p4 to m6
240. p1 end  1bc56ce59944e2db
241. p2 work.i17
       p2 activates the Steward: up to 1 use
242. p2 use.1
243. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
244. p2 recruit.m1
245. p2 pay.auto{ice-2-3+fire}
       p2 recruits Bog-Iron Baron
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
       Bog-Iron Baron takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 5 Coins and 1 Fire Cart
246. p2 end  4f011cfede364236
247. p3 work.g9
       p3 activates the Mint: up to 2 uses
248. p3 use.4
249. p3 pay.auto
       p3 gains 1 Heartstone
250. p3 use.4
       p3 gains 1 Heartstone
251. p3 dig.s4
252. p3 lay.s4e.h6
253. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Fire Statue at h6
       The rock yields 2 Stone to p3
254. p3 pedestal.fire
       p3 puts a Fire Pedestal at h7, brown zone: a benefit token of 3 Honor points
255. p3 statue.h6
256. p3 to.h7
257. p3 pay.auto
       p3 moves a Fire Statue from h6 to h7
258. p3 end  256c3d7d645f7432
259. p4 work.q15
       p4 activates the Mint: up to 3 uses
260. p4 use.4
261. p4 pay.auto
       p4 gains 1 Heartstone
262. p4 use.4
       p4 gains 1 Heartstone
263. p4 stop
264. p4 recruit.b1{fire-1-2}
       p4 recruits Lantern Guard
       p4 pockets the bribes of the recruit: 2 Coins
       Coal Nibbler joins the horde
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p4 2 Iron and 1 Moon Cart
265. p4 end  860b946e7b07d170
266. p1 work.n4
       p1 activates the Rune Forge: up to 1 use
267. p1 use.2
       p1 gains 1 Rune
268. p1 recruit.t2{moon-3-4}
       p1 recruits Mother of Mud
       High Astrologer joins the horde
269. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
       Mother of Mud takes a place in the pack: third row, place 2
       The pack brings p1 2 Iron, 2 Heartstones, 3 Carts, 3 Coins and 2 Moon Carts
270. p1 end  ad502d8b097e0a17
271. p2 work.i17
       p2 activates the Steward: up to 1 use
272. p2 use.1
273. p2 pay.cart_fire.2b
       p2 moves a Fire Cart to the Stock
274. p2 recruit.m2
275. p2 pay.auto{mud-2-3+fire+ice-1-2}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
       Soot Pounder retires
       Snow Shoveller joins the horde
       Crescent Blade takes a place in the pack: at the top
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 2 Coins, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
276. p2 end  66341055e16b1290
277. p3 work.g9
       p3 activates the Mint: up to 3 uses
278. p3 use.3
       p3 gains 1 Iron
279. p3 stop
280. p3 dig.s4
281. p3 lay.s4e.j12
282. p3 ore.stone
283. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Cart to p3
284. p3 pedestal.fire
       p3 puts a Fire Pedestal at j13, yellow zone: a benefit token of 3 Honor points
285. p3 statue.i11
286. p3 to.j13
287. p3 pay.auto
       p3 moves a Fire Statue from i11 to j13
288. p3 statue.g10
289. p3 to.i12
       p3 moves a Moon Statue from g10 to i12
290. p3 statue.f9
291. p3 to.g10
292. p3 pay.auto
       p3 moves an Ice Statue from f9 to g10
293. p3 end  f0cfabd330c9ddd4
294. p4 dig.l3
295. p4 lay.l3b.n12
296. p4 ore.stone
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
297. p4 pedestal.ice
       p4 puts an Ice Pedestal at o12, yellow zone: a benefit token of 3 Honor points
298. p4 statue.u14
299. p4 to.u16
300. p4 pay.auto
       p4 moves a Moon Statue from u14 to u16
301. p4 statue.u16
302. p4 to.q16
       p4 moves a Moon Statue from u16 to q16
303. p4 end  9e5e961152acce08
304. p1 work.o7
       p1 activates the Stone Mill: up to 1 use
305. p1 use.1
306. p1 pay.auto
       p1 gains 1 Iron
307. p1 dig.t5
308. p1 lay.t5a.l2
309. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 3 Iron to p1
310. p1 statue.n2
311. p1 to.m3
312. p1 pay.auto
       p1 moves a Fire Statue from n2 to m3
313. p1 end  0cde43f8787ebf62
314. p2 work.j20
       p2 activates the Hammer Exchange: up to 1 use
315. p2 use.1
316. p2 pay.coin.2b
317. p2 pay.coin.2c
       p2 gains 1 Hammer
318. p2 trade.cart
       p2 gives 4 resources back to the supply
319. p2 pay.coin.2c
320. p2 pay.coin.1d
321. p2 pay.coin.2c
322. p2 pay.stone.stock
       p2 gains 1 Cart
323. p2 dig.p5
324. p2 lay.p5f.k20
325. p2 ore.heartstone
326. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron to p2
327. p2 hall.stonecutter
328. p2 build.stonecuttera.k20
       p2 builds the Stonecutter's Hall
       The Moon Pedestal at j22 vanishes under the Great Hall
329. p2 statue.j21
330. p2 to.k21
331. p2 pay.auto
       p2 moves an Ice Statue from j21 to k21
332. p2 trade.heartstone
       p2 gives 4 resources back to the supply
333. p2 pay.stone.2a
334. p2 pay.iron.stock
335. p2 pay.iron.stock
336. p2 pay.iron.1b
       p2 gains 1 Heartstone
337. p2 end  8d755fd7b9485275
338. p3 dig.l5
339. p3 lay.l5d.a11
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue at b14
       The rock yields 2 Iron to p3
340. p3 hall.shaman
341. p3 build.shamana.b10
       p3 builds the Shaman's Chamber
       The Fire Pedestal at b10 vanishes under the Great Hall
342. p3 statue.b14
343. p3 to.b11
       p3 moves an Ice Statue from b14 to b11
344. p3 end  272119ce55599dec
345. p4 dig.p5
346. p4 lay.p5a.t12
347. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 3 Iron to p4
348. p4 hall.wellspring
349. p4 build.wellspringa.t12
       p4 builds the Wellspring
350. p4 end  2801ebc118267375
351. p1 work.n4
       p1 activates the Rune Forge: up to 2 uses
352. p1 use.1
       p1 gains 1 Rune
353. p1 use.2
354. p1 pay.auto
       p1 gains 1 Rune
355. p1 recruit.m1
356. p1 pay.auto{ice-2-4+ice+ice-1-3}
       p1 recruits Frost Scribe
       p1 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
       Rust Wader retires
       Icicle Whistler joins the horde
       Frost Scribe takes a place in the pack: at the top
       The pack brings p1 3 Stone, 4 Iron, 3 Heartstones, 1 Hammer, 1 Rune, 2 Coins, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 11 more turns after this one
357. p1 end  09f190678fc227a8
358. p2 dig.y5
359. p2 lay.y5b.j17
360. p2 ore.iron
361. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at l18
362. p2 statue.l18
363. p2 to.l17
364. p2 pay.auto
       p2 moves a Fire Statue from l18 to l17
365. p2 end  928a9673a073938c
366. p3 recruit.b1{fire-1-4}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
367. p3 end  9e21827b2b522420
368. p4 dig.i4
369. p4 lay.i4b.n11
370. p4 ore.iron
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
371. p4 pedestal.fire
       p4 puts a Fire Pedestal at p11, orange zone: a benefit token of 4 Honor points
372. p4 end  f6d3ef1421a5176d
373. p1 dig.t5
374. p1 lay.t5d.k8
375. p1 ore.heartstone
376. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Cart and 1 Rune to p1
377. p1 statue.m3
378. p1 to.n5
379. p1 pay.auto
       p1 moves a Fire Statue from m3 to n5
380. p1 statue.n5
381. p1 to.m8
382. p1 pay.auto
       p1 moves a Fire Statue from n5 to m8
383. p1 statue.m8
384. p1 to.k9
385. p1 pay.auto
       p1 moves a Fire Statue from m8 to k9
386. p1 end  dab0a5665fddfe8d
387. p2 dig.o4
388. p2 lay.o4a.m21
389. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at n22
       The rock yields 1 Hammer to p2
390. p2 statue.n22
391. p2 to.n21
392. p2 pay.auto
       p2 moves a Moon Statue from n22 to n21
393. p2 end  9a94decd6e67f327
394. p3 dig.i3
395. p3 lay.i3c.f13
396. p3 pay.auto
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p3 unearths a Fire Statue at f16
       p3 unearths a Fire Statue at l17
       p3 unearths a Moon Statue at i18
       p3 unearths an Ice Statue at k21
       p3 unearths a Moon Statue at n21
       The rock yields 1 Stone and 1 Heartstone to p3
397. p3 hall.chasm
398. p3 build.chasmb.f10
       p3 builds the Chasm
399. p3 statue.f16
400. p3 to.f13
401. p3 pay.auto
       p3 moves a Fire Statue from f16 to f13
402. p3 end  be91eb688ac05454
403. p4 work.o17
       p4 activates the Wainwright: up to 1 use
404. p4 use.2
       p4 gains 1 Heartstone
405. p4 recruit.b4{mud-1-2}
       p4 recruits Clay Kneader
       p4 pockets the bribes of the recruit: 1 Coin
       Gravel Glutton joins the horde
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p4 1 Stone, 3 Iron, 1 Heartstone, 1 Cart and 1 Moon Cart
406. p4 statue.q16
407. p4 to.q14
408. p4 pay.auto
       p4 moves a Moon Statue from q16 to q14
409. p4 statue.q14
410. p4 to.o13
       p4 moves a Moon Statue from q14 to o13
411. p4 trade.heartstone
       p4 gives 4 resources back to the supply
412. p4 pay.stone.3b
413. p4 pay.rune.1c
414. p4 pay.coin.stock
415. p4 pay.rune.stock
       p4 gains 1 Heartstone
416. p4 end  fa69eaf1d89431e8
417. p1 work.n4
       p1 activates the Rune Forge: up to 2 uses
418. p1 use.1
       p1 gains 1 Rune
419. p1 use.1
       p1 gains 1 Rune
420. p1 dig.l3
421. p1 lay.l3a.j2
422. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 1 Hammer to p1
423. p1 statue.j2
424. p1 to.m4
425. p1 pay.auto
       p1 moves an Ice Statue from j2 to m4
426. p1 end  2072be8afcde9de0
427. p2 dig.l3
428. p2 lay.l3b.l15
429. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone to p2
430. p2 statue.i18
431. p2 to.k17
432. p2 pay.auto
       p2 moves a Moon Statue from i18 to k17
433. p2 statue.l17
434. p2 to.l15
435. p2 pay.auto
       p2 moves a Fire Statue from l17 to l15
436. p2 end  bbbed4394da618a7
437. p3 work.g9
       p3 activates the Mint: up to 3 uses
438. p3 use.4
439. p3 pay.auto
       p3 gains 1 Heartstone
440. p3 use.4
       p3 gains 1 Heartstone
441. p3 use.1
       p3 gains 1 Coin
442. p3 dig.d2
443. p3 lay.d2b.k14
444. p3 ore.heartstone
445. p3 pay.auto
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Cart to p3
446. p3 statue.k17
447. p3 to.m16
       p3 moves a Moon Statue from k17 to m16
448. p3 statue.m16
449. p3 to.k14
       p3 moves a Moon Statue from m16 to k14
450. p3 end  86a542c84bd54a8c
451. p4 work.t14
       p4 activates the Hammer Forge: up to 2 uses
452. p4 use.2
       p4 gains 1 Heartstone
453. p4 stop
454. p4 dig.l3
455. p4 lay.l3a.u10
456. p4 ore.heartstone
       p4 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p4 unearths a Fire Statue at v10
       The rock yields 1 Hammer to p4
457. p4 trade.cart
       p4 gives 4 resources back to the supply
458. p4 pay.rune.stock
459. p4 pay.rune.stock
460. p4 pay.hammer.stock
461. p4 pay.rune.stock
       p4 gains 1 Cart
462. p4 statue.v10
463. p4 to.u12
       p4 moves a Fire Statue from v10 to u12
464. p4 end  41e19e549dc37e09
       Game over: p2 and p3 win as a team with 244 Honor points

p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1  +4  Ice Statue at m4, grey zone [HALL-F6]
p1  +6  Ice Statue at o6, brown zone [HALL-F6]
p1 +10  Fire Statue at k9, yellow zone [HALL-F6]
p1 +10  Moon Statue at m9, yellow zone [HALL-F6]
p1 +10  Moon Statue at o13, yellow zone [HALL-F6]
p1 +10  Fire Statue at o14, yellow zone [HALL-F6]
p1  +6  Ice Statue at o18, brown zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +24  3 Tunnels of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p2 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +12  Fire Statue on its Pedestal at h7, brown zone [HALL-F6]
p2  +8  Ice Statue at g10, orange zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at j13, yellow zone [HALL-F6]
p2 +10  Moon Statue at k14, yellow zone [HALL-F6]
p2 +10  Fire Statue at l15, yellow zone [HALL-F6]
p2  +4  Moon Statue at n21, grey zone [HALL-F6]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3 +24  3 Tunnels of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p3 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +2  2 sets of left-over resources [HALL-F4]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +12  Fire Statue on its Pedestal at h7, brown zone [HALL-F6]
p3  +8  Ice Statue at g10, orange zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal at j13, yellow zone [HALL-F6]
p3 +10  Moon Statue at k14, yellow zone [HALL-F6]
p3 +10  Fire Statue at l15, yellow zone [HALL-F6]
p3  +4  Moon Statue at n21, grey zone [HALL-F6]
p4  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p4 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p4  +7  7 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4 +10  Wellspring, Statue on the altar [HALL-G10]
p4  +4  Ice Statue at m4, grey zone [HALL-F6]
p4  +6  Ice Statue at o6, brown zone [HALL-F6]
p4 +10  Fire Statue at k9, yellow zone [HALL-F6]
p4 +10  Moon Statue at m9, yellow zone [HALL-F6]
p4 +10  Moon Statue at o13, yellow zone [HALL-F6]
p4 +10  Fire Statue at o14, yellow zone [HALL-F6]
p4  +6  Ice Statue at o18, brown zone [HALL-F6]
= p2 244, p3 244, p1 212, p4 212  coronation, won by p2, p3
