hall/2  seats 4  seed 11  options teams=yes workshops=random

  1. p1 portal.u16  d668a4a66e854f7a
       p1 opens a Portal at u16
  2. p2 portal.c8  230c9a3b61ba523e
       p2 opens a Portal at c8
  3. p3 portal.p3  aa4f4c8ec27bcb58
       p3 opens a Portal at p3
  4. p4 portal.h21  41ca99c4856c5af4
       p4 opens a Portal at h21
  5. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  7. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  8. p1 draft.start-3.1a  7eb7016542bfedb4
       p1 chooses Ember Eye for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  9. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 10. p2 draft.start-4.1b
       p2 chooses Purse Shaker for the pack
 11. p2 draft.start-5.1d
       p2 chooses Bone Reader for the pack
 12. p2 draft.start-6.1a  86384407c0861f7c
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 3 Iron and 1 Coin
 13. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
 14. p3 draft.start-5.1c
       p3 chooses Bone Reader for the pack
 15. p3 draft.start-4.1a
       p3 chooses Purse Shaker for the pack
 16. p3 draft.start-3.1d  9a4d839c1b7b7a2a
       p3 chooses Ember Eye for the pack
       p3 begins with 5 Stone, 3 Iron and 1 Coin
 17. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 18. p4 draft.start-6.1c
       p4 chooses Barrow Pusher for the pack
 19. p4 draft.start-3.1a
       p4 chooses Ember Eye for the pack
 20. p4 draft.start-5.1d  1c304a8d71b1d966
       p4 chooses Bone Reader for the pack
       p4 begins with 5 Stone, 3 Iron and 1 Coin
 21. p1 dig.v5
 22. p1 lay.v5d.r14
 23. p1 ore.stone
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at r16
       The rock yields 1 Stone and 1 Coin to p1
 24. p1 establish.q15.steward
       p1 establishes the Steward at q15
 25. p1 end  c3c3a0da0156f934
 26. p2 dig.v5
 27. p2 lay.v5b.d8
 28. p2 ore.stone
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue at f8
       The rock yields 1 Stone and 1 Coin to p2
 29. p2 establish.g9.stone_mill
       p2 establishes the Stone Mill at g9
 30. p2 end  6e96e7a81a73a7a9
 31. p3 dig.p5
 32. p3 lay.p5g.p4
 33. p3 ore.stone
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue at p6
       The rock yields 1 Stone and 1 Coin to p3
 34. p3 establish.o7.stone_mill
       p3 establishes the Stone Mill at o7
 35. p3 end  356ab3269abb1030
 36. p4 dig.t5
 37. p4 lay.t5a.g18
 38. p4 ore.stone
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue at h18
       The rock yields 1 Stone and 1 Coin to p4
 39. p4 establish.i17.mint
       p4 establishes the Mint at i17
 40. p4 end  f606a7bccb078ff3
 41. p1 work.q15
       p1 activates the Steward: up to 1 use
 42. p1 stop
 43. p1 recruit.m1{moon-2-1+ice}
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries an Ice Pedestal
 44. p1 join.2b
       Tide Hauler takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 2 Moon Carts
 45. p1 statue.r16
 46. p1 to.r14
 47. p1 pay.auto
       p1 moves a Moon Statue from r16 to r14
 48. p1 end  6bcbd137acf3e343
 49. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
 50. p2 use.2
       p2 gains 1 Stone
 51. p2 recruit.m3{ice-2-4+ice}
       p2 recruits Furnace Broker
       p2 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
 52. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Fire Cart
 53. p2 end  1cdb1d53945d5d37
 54. p3 recruit.m2{mud-2-3+moon}
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Moon Pedestal
 55. p3 join.2b
       Star Counter takes a place in the pack: second row, place 2
       The pack brings p3 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
 56. p3 statue.p6
 57. p3 to.o6
       p3 moves a Fire Statue from p6 to o6
 58. p3 end  d900d592f4c4c3da
 59. p4 work.i17
       p4 activates the Mint: up to 1 use
 60. p4 use.4
       p4 gains 1 Heartstone
 61. p4 dig.l4
 62. p4 lay.l4h.f15
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Fire Statue at f16
       The rock yields 3 Stone to p4
 63. p4 pedestal.fire
       p4 puts a Fire Pedestal at g17, grey zone: a benefit token of 4 Honor points
 64. p4 establish.g15.wainwright
       p4 establishes the Wainwright at g15
 65. p4 end  d8aeac8d1726281a
 66. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
 67. p1 work.q15
       p1 activates the Steward: up to 1 use
 68. p1 use.1
 69. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 70. p1 dig.s4
 71. p1 lay.s4b.q17
 72. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at p18
       The rock yields 2 Stone to p1
 73. p1 lay.d2c.u14
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Hammer to p1
 74. p1 establish.t14.rune_forge
       p1 establishes the Rune Forge at t14
 75. p1 end  0e517b876baf9073
 76. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
 77. p2 use.1
 78. p2 pay.auto
       p2 gains 1 Iron
 79. p2 dig.s4
 80. p2 lay.s4a.g6
 81. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at h6
       The rock yields 2 Stone to p2
 82. p2 pedestal.ice
       p2 puts an Ice Pedestal at g6, grey zone: a benefit token of 2 Honor points
 83. p2 end  efbd0bede261d543
 84. p3 cast.aftershock
       p3 casts Aftershock: 2 Runes on the card
 85. p3 pay.auto
 86. p3 work.o7
       p3 activates the Stone Mill: up to 1 use
 87. p3 use.1
       p3 gains 1 Iron
 88. p3 dig.t4
 89. p3 lay.t4b.n2
 90. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at n2
       The rock yields 1 Hammer to p3
 91. p3 pedestal.fire
       p3 puts a Fire Pedestal at n2, dark grey zone: a benefit token of 5 Honor points
 92. p3 establish.n4.crusher
       p3 establishes the Crusher at n4
 93. p3 lay.d2d.n6
       p3 opens a Tunnel of 2 cells without paying minerals
 94. p3 statue.n2
 95. p3 to.n3
       p3 moves a Moon Statue from n2 to n3
 96. p3 end  3757cf7a03aba494
 97. p4 work.i17
       p4 activates the Mint: up to 1 use
 98. p4 use.3
       p4 gains 1 Iron
 99. p4 recruit.b3{fire-1-3}
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
100. p4 join.2b
       Snow Shoveller takes a place in the pack: second row, place 2
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Ice Cart
101. p4 statue.f16
102. p4 to.g17
103. p4 pay.auto
       p4 moves a Fire Statue from f16 to g17
104. p4 statue.h18
105. p4 to.i18
       p4 moves a Moon Statue from h18 to i18
106. p4 end  5a24da2a08754b8b
107. p1 work.q15
       p1 activates the Steward: up to 1 use
108. p1 use.1
       p1 moves a Moon Cart to the Stock
109. p1 recruit.m2{moon-2-4+ice}
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries an Ice Pedestal
110. p1 join.2a
       Root Miner takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 3 Heartstones and 1 Cart
111. p1 end  bfd2db4a97f30b4c
112. p2 recruit.m1{fire-2-4+moon+moon-1-5}
       p2 recruits Eclipse Merchant
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Moon Pedestal
       Bog Prospector retires
       Silver Sifter joins the horde
113. p2 join.2a
       Eclipse Merchant takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
114. p2 statue.f8
115. p2 to.f10
       p2 moves an Ice Statue from f8 to f10
116. p2 end  168a138cf4f7bb55
117. p3 cast.aftershock{silver_tongue}
       p3 casts Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
118. p3 dig.l4
119. p3 lay.l4a.l5
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue at l6
120. p3 pedestal.ice
       p3 puts an Ice Pedestal at l6, brown zone: a benefit token of 2 Honor points
121. p3 lay.d2b.k3
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p3
122. p3 hall.wellspring
123. p3 build.wellspringb.n5
       p3 builds the Wellspring
124. p3 end  e542c8359ea5fbdb
125. p4 work.i17
       p4 activates the Mint: up to 1 use
126. p4 use.4
       p4 gains 1 Heartstone
127. p4 dig.i4
128. p4 lay.i4c.j15
129. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
130. p4 pedestal.moon
       p4 puts a Moon Pedestal at j16, orange zone: a benefit token of 3 Honor points
131. p4 statue.i18
132. p4 to.j16
       p4 moves a Moon Statue from i18 to j16
133. p4 end  003b50b753c14bed
134. p1 work.q15
       p1 activates the Steward: up to 1 use
135. p1 use.1
136. p1 pay.cart.1b
       p1 moves a Cart to the Stock
137. p1 dig.l5
138. p1 lay.l5c.u10
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue at v10
       The rock yields 2 Iron and 1 Hammer to p1
139. p1 establish.t10.charm_weaver
       p1 establishes the Charm Weaver at t10
140. p1 statue.v10
141. p1 to.u10
       p1 moves a Moon Statue from v10 to u10
142. p1 end  a18a2b1818382244
143. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
144. p2 use.1
       p2 gains 1 Iron
145. p2 recruit.m1
146. p2 pay.auto{ice-2-3+moon}
       p2 recruits Anvil Singer
       p2 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Moon Pedestal
147. p2 join.3a
       Anvil Singer takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 3 Coins and 1 Fire Cart
148. p2 end  a86e0fc118a5cced
149. p3 recruit.b1{fire-1-5}
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 3 Coins
       Soot Pounder joins the horde
150. p3 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p3 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
151. p3 end  5edea553d675c464
152. p4 dig.y5
153. p4 lay.y5a.i21
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue at j22
       The rock yields 2 Iron and 1 Hammer to p4
154. p4 establish.j20.hammer_forge
       p4 establishes the Hammer Forge at j20
155. p4 end  7937a9308f4d22cc
156. p1 work.q15
       p1 activates the Steward: up to 1 use
157. p1 use.1
       p1 moves an Iron to the Stock
158. p1 recruit.b2{mud-1-4}
       p1 recruits Silver Sifter
       p1 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
159. p1 join.3a
       Silver Sifter takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Moon Carts
160. p1 end  97c9ef59f230f8ec
161. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
162. p2 use.1
163. p2 pay.auto
       p2 gains 1 Iron
164. p2 dig.l4
165. p2 lay.l4g.g10
166. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at f12
167. p2 pedestal.moon
       p2 puts a Moon Pedestal at f12, brown zone: a benefit token of 5 Honor points
168. p2 end  99a6d8d64740eeca
169. p3 cast.silver_tongue
       p3 casts Silver Tongue: 1 Rune on the card
170. p3 recruit.t2
171. p3 pay.coin.2c
       p3 slips a Coin to Rust Wader
172. p3 pay.heartstone.2b
       p3 slips a Heartstone to Torch Peddler
173. p3 pay.coin.stock
       p3 slips a Coin to Tong Bearer
174. p3 pay.iron.stock
       p3 slips an Iron to Crescent Blade
175. p3 pay.coin.stock{mud-3-3}
       p3 slips a Coin to Ice Breaker
       p3 recruits Volcano Matriarch
       Heart Eater joins the horde
176. p3 take.fire
       p3 chooses a Fire Pedestal from the bag
177. p3 join.2a
       Volcano Matriarch takes a place in the pack: second row, place 1
       The pack brings p3 3 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
178. p3 end  8421313de04a512c
179. p4 work.i17
       p4 activates the Mint: up to 2 uses
180. p4 use.4
       p4 gains 1 Heartstone
181. p4 stop
182. p4 recruit.b3{mud-1-6}
       p4 recruits Torch Peddler
       p4 pockets the bribes of the recruit: 1 Heartstone and 1 Coin
       Mudsled Driver joins the horde
183. p4 join.2c
       Torch Peddler takes a place in the pack: second row, place 3
       The pack brings p4 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
184. p4 statue.j22
185. p4 to.h21
186. p4 pay.auto
       p4 moves a Fire Statue from j22 to h21
187. p4 statue.h21
188. p4 to.i18
       p4 moves a Fire Statue from h21 to i18
189. p4 end  1edaa8ea9cce94d9
190. p1 work.q15
       p1 activates the Steward: up to 1 use
191. p1 use.1
192. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
193. p1 cast.silver_tongue
       p1 casts Silver Tongue: 2 Runes on the card
194. p1 recruit.t1
195. p1 pay.stone.2b
       p1 slips a Stone to Soot Pounder
196. p1 pay.stone.2b
       p1 slips a Stone to Rust Wader
197. p1 pay.coin.3a
       p1 slips a Coin to Mudsled Driver
198. p1 pay.coin.stock
       p1 slips a Coin to Frost Scribe
199. p1 pay.hammer.stock{moon-3-4}
       p1 slips a Hammer to Crescent Blade
       p1 recruits Winter Oracle
       High Astrologer joins the horde
200. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Winter Oracle takes a place in the pack: second row, place 3
       The pack brings p1 3 Iron, 2 Runes, 1 Coin and 1 Ice Cart
201. p1 end  6702c3b96c9b96f3
202. p2 work.g9
       p2 activates the Stone Mill: up to 2 uses
203. p2 use.1
       p2 gains 1 Iron
204. p2 stop
205. p2 recruit.t1{fire-3-3}
       p2 recruits High Astrologer
       Chief of Embers joins the horde
206. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       High Astrologer takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron, 1 Heartstone, 3 Runes and 1 Moon Cart
207. p2 end  1651c22aecbdace2
208. p3 recruit.b2{ice-1-5}
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Rime Smith joins the horde
209. p3 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p3 2 Iron, 1 Heartstone, 2 Runes, 1 Coin and 1 Moon Cart
210. p3 end  5253044e7d65a2a4
211. p4 cast.silver_tongue{secret_passage}
       p4 casts Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Secret Passage enters the grimoire
212. p4 work.i17
       p4 activates the Mint: up to 2 uses
213. p4 use.4
       p4 gains 1 Heartstone
214. p4 stop
215. p4 recruit.t1
216. p4 pay.hammer.stock
       p4 slips a Hammer to Soot Pounder
217. p4 pay.cart.stock
       p4 slips a Cart to Rime Smith
218. p4 pay.stone.stock
       p4 slips a Stone to Mudsled Driver
219. p4 pay.stone.stock
       p4 slips a Stone to Frost Scribe
220. p4 pay.stone.stock{mud-3-1}
       p4 slips a Stone to Crescent Blade
       p4 recruits Chief of Embers
       Old Man of the Mire joins the horde
221. p4 take.fire{mud-2-5+ice}
       p4 chooses a Fire Pedestal from the bag
       Crescent Blade retires
       Silt Wagoner joins the horde
       The newcomer carries an Ice Pedestal
222. p4 join.2a
       Chief of Embers takes a place in the pack: second row, place 1
       The pack brings p4 1 Iron, 2 Heartstones, 2 Coins and 2 Fire Carts
223. p4 end  7639bae74125bc10
224. p1 work.q15
       p1 activates the Steward: up to 1 use
225. p1 use.1
226. p1 pay.cart.1b
       p1 moves a Cart to the Stock
227. p1 dig.l4
228. p1 lay.l4b.o13
229. p1 ore.iron
230. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
231. p1 pedestal.fire
       p1 puts a Fire Pedestal at q14, orange zone: a benefit token of 5 Honor points
232. p1 statue.r14
233. p1 to.o13
234. p1 pay.auto
       p1 moves a Moon Statue from r14 to o13
235. p1 statue.p18
236. p1 to.r15
       p1 moves a Fire Statue from p18 to r15
237. p1 end  07a5489c4d8fd74c
238. p2 work.g9
       p2 activates the Stone Mill: up to 2 uses
239. p2 use.1
       p2 gains 1 Iron
240. p2 stop
241. p2 dig.l3
242. p2 lay.l3b.h11
243. p2 ore.heartstone
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Heartstone to p2
244. p2 pedestal.moon
       p2 puts a Moon Pedestal at i11, yellow zone: a benefit token of 4 Honor points
245. p2 statue.h6
246. p2 to.f9
247. p2 pay.auto
       p2 moves a Moon Statue from h6 to f9
248. p2 statue.f9
249. p2 to.g10
250. p2 pay.auto
       p2 moves a Moon Statue from f9 to g10
251. p2 statue.g10
252. p2 to.i11
       p2 moves a Moon Statue from g10 to i11
253. p2 end  f7d924101734ff03
254. p3 cast.seers_bag
       p3 casts Seer's Bag: 1 Rune on the card
255. p3 pay.auto
256. p3 swap.fire.fire
       p3 puts a Fire Pedestal back into the bag and takes a Fire Pedestal
257. p3 dig.l4
258. p3 lay.l4g.m7
259. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p3
260. p3 pedestal.fire
       p3 puts a Fire Pedestal at l9, yellow zone: a benefit token of 4 Honor points
261. p3 statue.o6
262. p3 to.n7
263. p3 pay.auto
       p3 moves a Fire Statue from o6 to n7
264. p3 statue.n7
265. p3 to.l9
       p3 moves a Fire Statue from n7 to l9
266. p3 end  c8bad01b362eac10
267. p4 work.i17
       p4 activates the Mint: up to 2 uses
268. p4 use.4
269. p4 pay.auto
       p4 gains 1 Heartstone
270. p4 use.4
       p4 gains 1 Heartstone
271. p4 recruit.b3{fire-1-1}
       p4 recruits Mudsled Driver
       p4 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Cinder Hauler joins the horde
272. p4 join.3b
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p4 3 Stone, 2 Carts, 1 Rune, 2 Coins and 1 Fire Cart
273. p4 end  3acfed07d40e3915
274. p1 work.q15
       p1 activates the Steward: up to 2 uses
275. p1 use.1
276. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
277. p1 use.1
278. p1 pay.rune.1c
       p1 moves a Rune to the Stock
279. p1 recruit.m1
280. p1 pay.auto{fire-2-2+moon+mud-1-2}
       p1 recruits Frost Scribe
       p1 pockets the bribes of the recruit: 1 Stone and 2 Coins
       p1 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder retires
       Gravel Glutton joins the horde
       Frost Scribe takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 4 Iron, 1 Cart, 2 Runes, 1 Coin, 2 Ice Carts and 2 Moon Carts
281. p1 end  e8da593c78734333
282. p2 cast.seers_bag
       p2 casts Seer's Bag: 2 Runes on the card
283. p2 pay.auto
284. p2 draw{fire}
       p2 draws a Fire Pedestal from the bag
285. p2 recruit.m3{ice-2-2+ice}
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Ice Breaker takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 2 Runes, 2 Coins, 1 Ice Cart and 1 Moon Cart
286. p2 statue.f10
287. p2 to.g6
       p2 moves an Ice Statue from f10 to g6
288. p2 end  aa0a2b94149c1b19
289. p3 recruit.m3
290. p3 pay.auto{ice-2-1+ice+fire-1-2}
       p3 recruits Avalanche Rider
       p3 takes an Ice Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Tong Bearer retires
       Coal Nibbler joins the horde
       Avalanche Rider takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 2 Ice Carts
291. p3 statue.n3
292. p3 to.p3
293. p3 pay.auto
       p3 moves a Moon Statue from n3 to p3
294. p3 statue.p3
295. p3 to.p4
296. p3 pay.auto
       p3 moves a Moon Statue from p3 to p4
297. p3 statue.p4
298. p3 to.o6
       p3 moves a Moon Statue from p4 to o6
299. p3 end  d8cd57e65d18af04
300. p4 work.i17
       p4 activates the Mint: up to 2 uses
301. p4 use.4
302. p4 pay.auto
       p4 gains 1 Heartstone
303. p4 use.4
304. p4 pay.auto
       p4 gains 1 Heartstone
305. p4 dig.s4
306. p4 lay.s4g.m20
307. p4 ore.heartstone
308. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue at n22
       The rock yields 1 Iron and 1 Hammer to p4
309. p4 pedestal.moon
       p4 puts a Moon Pedestal at n21, grey zone: a benefit token of 4 Honor points
310. p4 statue.n22
311. p4 to.l21
312. p4 pay.auto
       p4 moves an Ice Statue from n22 to l21
313. p4 end  cb90863d9b7dea38
314. p1 work.q15
       p1 activates the Steward: up to 2 uses
315. p1 use.1
316. p1 pay.cart_ice.3b
       p1 moves an Ice Cart to the Stock
317. p1 use.1
318. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
319. p1 dig.t5
320. p1 lay.t5b.t11
321. p1 ore.heartstone
322. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at r12
       The rock yields 2 Iron to p1
323. p1 hall.great_forge
324. p1 build.great_forgeb.t11
       p1 builds the Great Forge
325. p1 statue.u10
326. p1 to.t12
327. p1 pay.auto
       p1 moves a Moon Statue from u10 to t12
328. p1 end  b1306c6605a1bdee
329. p2 cast.secret_passage
       p2 casts Secret Passage: 1 Rune on the card
330. p2 pay.auto
331. p2 work.i17
       p2 activates the Mint: up to 2 uses
332. p2 use.4
333. p2 pay.auto
       p2 gains 1 Heartstone
334. p2 use.4
335. p2 pay.auto
       p2 gains 1 Heartstone
336. p2 recruit.b2{moon-1-4}
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 1 Cart and 1 Coin
       Lantern Guard joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune, 4 Coins, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
337. p2 end  e6036d85cb0f89d2
338. p3 work.n4
       p3 activates the Crusher: up to 2 uses
339. p3 use.1
340. p3 pay.auto
       p3 gains 2 Stone
341. p3 stop
342. p3 dig.l3
343. p3 lay.l3d.k9
344. p3 ore.heartstone
345. p3 pay.auto
       p3 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Cart to p3
346. p3 pedestal.ice
       p3 puts an Ice Pedestal at k10, yellow zone: a benefit token of 3 Honor points
347. p3 statue.l6
348. p3 to.o5
349. p3 pay.auto
       p3 moves an Ice Statue from l6 to o5
350. p3 statue.o5
351. p3 to.n7
352. p3 pay.auto
       p3 moves an Ice Statue from o5 to n7
353. p3 statue.n7
354. p3 to.m9
       p3 moves an Ice Statue from n7 to m9
355. p3 statue.m9
356. p3 to.k10
       p3 moves an Ice Statue from m9 to k10
357. p3 end  526614404abd45a7
358. p4 work.i17
       p4 activates the Mint: up to 2 uses
359. p4 use.4
       p4 gains 1 Heartstone
360. p4 use.1
361. p4 pay.auto
       p4 gains 1 Coin
362. p4 dig.p5
363. p4 lay.p5e.k14
364. p4 ore.iron
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
365. p4 hall.shaman
366. p4 build.shamana.k14
       p4 builds the Shaman's Chamber
367. p4 statue.i18
368. p4 to.j17
369. p4 pay.auto
       p4 moves a Fire Statue from i18 to j17
370. p4 statue.j17
371. p4 to.l15
372. p4 pay.auto
       p4 moves a Fire Statue from j17 to l15
373. p4 statue.l15
374. p4 to.l14
375. p4 pay.auto
       p4 moves a Fire Statue from l15 to l14
376. p4 statue.l21
377. p4 to.h21
378. p4 pay.auto
       p4 moves an Ice Statue from l21 to h21
379. p4 statue.h21
380. p4 to.h20
381. p4 pay.auto
       p4 moves an Ice Statue from h21 to h20
382. p4 statue.h20
383. p4 to.j18
       p4 moves an Ice Statue from h20 to j18
384. p4 statue.j18
385. p4 to.k15
       p4 moves an Ice Statue from j18 to k15
386. p4 end  f2ee11758ec6e7c1
387. p1 work.q15
       p1 activates the Steward: up to 2 uses
388. p1 use.1
389. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
390. p1 use.1
391. p1 pay.cart.1b
       p1 moves a Cart to the Stock
392. p1 dig.l5
393. p1 lay.l5d.r8
394. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at r8
       The rock yields 1 Coin to p1
395. p1 statue.r8
396. p1 to.s11
       p1 moves an Ice Statue from r8 to s11
397. p1 statue.r15
398. p1 to.q14
       p1 moves a Fire Statue from r15 to q14
399. p1 statue.o13
400. p1 to.r15
       p1 moves a Moon Statue from o13 to r15
401. p1 end  275e2ccd26dcfe4e
402. p2 trade.cart
       p2 gives 4 resources back to the supply
403. p2 pay.coin.2a
404. p2 pay.coin.1b
405. p2 pay.coin.stock
406. p2 pay.coin.stock
       p2 gains 1 Cart
407. p2 work.g9
       p2 activates the Stone Mill: up to 2 uses
408. p2 use.1
409. p2 pay.auto
       p2 gains 1 Iron
410. p2 stop
411. p2 dig.y5
412. p2 lay.y5e.c9
413. p2 ore.iron
414. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue at b10
       The rock yields 2 Iron and 1 Hammer to p2
415. p2 statue.b10
416. p2 to.c8
417. p2 pay.auto
       p2 moves a Fire Statue from b10 to c8
418. p2 statue.c8
419. p2 to.f9
420. p2 pay.auto
       p2 moves a Fire Statue from c8 to f9
421. p2 end  ed23c70a0b5b0d7c
422. p3 work.o7
       p3 activates the Stone Mill: up to 2 uses
423. p3 use.1
424. p3 pay.auto
       p3 gains 1 Iron
425. p3 stop
426. p3 recruit.b3{mud-1-3}
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
       Cinder Hauler takes a place in the pack: at the top
       The pack brings p3 3 Stone, 2 Iron, 4 Heartstones, 1 Cart, 1 Coin, 1 Fire Cart, 2 Ice Carts and 2 Moon Carts
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
427. p3 end  d963793d9a21634c
428. p4 work.i17
       p4 activates the Mint: up to 2 uses
429. p4 use.4
       p4 gains 1 Heartstone
430. p4 use.4
       p4 gains 1 Heartstone
431. p4 dig.t4
432. p4 lay.t4a.c16
433. p4 ore.heartstone
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p4
434. p4 pedestal.moon
       p4 puts a Moon Pedestal at d17, dark grey zone: a benefit token of 3 Honor points
435. p4 end  e34b5bd93d8ebf61
436. p1 cast.secret_passage
       p1 casts Secret Passage: 2 Runes on the card
437. p1 pay.auto
438. p1 work.i17
       p1 activates the Mint: up to 2 uses
439. p1 use.4
440. p1 pay.auto
       p1 gains 1 Heartstone
441. p1 stop
442. p1 recruit.m3{mud-2-2}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       Glacier Cutter takes a place in the pack: at the top
       The pack brings p1 1 Stone, 7 Iron, 4 Heartstones, 1 Cart, 1 Rune, 2 Coins, 3 Ice Carts and 2 Moon Carts
443. p1 end  3ba6bc56722a300c
444. p2 dig.t4
445. p2 lay.t4d.e10
446. p2 ore.iron
447. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
448. p2 pedestal.fire
       p2 puts a Fire Pedestal at f11, brown zone: a benefit token of 3 Honor points
449. p2 statue.f9
450. p2 to.f11
451. p2 pay.auto
       p2 moves a Fire Statue from f9 to f11
452. p2 end  8738ebea47128265
453. p3 work.o7
       p3 activates the Stone Mill: up to 2 uses
454. p3 use.1
455. p3 pay.auto
       p3 gains 1 Iron
456. p3 use.1
457. p3 pay.auto
       p3 gains 1 Iron
458. p3 dig.t4
459. p3 lay.t4d.j7
460. p3 ore.heartstone
461. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
462. p3 pedestal.ice
       p3 puts an Ice Pedestal at k8, orange zone: a benefit token of 2 Honor points
463. p3 statue.o6
464. p3 to.n7
465. p3 pay.auto
       p3 moves a Moon Statue from o6 to n7
466. p3 statue.n7
467. p3 to.m8
468. p3 pay.auto
       p3 moves a Moon Statue from n7 to m8
469. p3 statue.m8
470. p3 to.l10
471. p3 pay.auto
       p3 moves a Moon Statue from m8 to l10
472. p3 statue.l10
473. p3 to.j9
       p3 moves a Moon Statue from l10 to j9
474. p3 end  b7eb508b3b4cebe8
475. p4 dig.o4
476. p4 lay.o4d.l22
477. p4 ore.stone
478. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
479. p4 pedestal.ice
       p4 puts an Ice Pedestal at l23, dark grey zone: a benefit token of 2 Honor points
480. p4 hall.stonecutter
481. p4 build.stonecuttera.m21
       p4 builds the Stonecutter's Hall
       The Ice Pedestal at l23 vanishes under the Great Hall
       The Moon Pedestal at n21 vanishes under the Great Hall
482. p4 end  6e17111cc43c9b82
483. p1 work.t10
       p1 activates the Charm Weaver: up to 3 uses
484. p1 use.1
485. p1 pay.auto
       p1 gains 1 Rune
486. p1 use.1
487. p1 pay.auto
       p1 gains 1 Rune
488. p1 use.1
       p1 gains 1 Rune
489. p1 dig.w5
490. p1 lay.w5a.o11
491. p1 ore.heartstone
492. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
493. p1 statue.r15
494. p1 to.o13
495. p1 pay.auto
       p1 moves a Moon Statue from r15 to o13
496. p1 statue.o13
497. p1 to.n12
498. p1 pay.auto
       p1 moves a Moon Statue from o13 to n12
499. p1 end  453c70876222990d
500. p2 dig.w5
501. p2 lay.w5c.f5
502. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
503. p2 end  9a25861be52e28fe
504. p3 work.n4
       p3 activates the Crusher: up to 2 uses
505. p3 use.2
506. p3 pay.auto
       p3 gains 1 Heartstone
507. p3 stop
508. p3 dig.o4
509. p3 lay.o4b.i2
510. p3 ore.heartstone
511. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Fire Statue at j2
       The rock yields 1 Hammer to p3
512. p3 hall.chasm
513. p3 build.chasma.i3
       p3 builds the Chasm
514. p3 statue.j2
515. p3 to.l3
       p3 moves a Fire Statue from j2 to l3
516. p3 end  bf08c88718f8e942
517. p4 dig.o4
518. p4 lay.o4b.b14
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue at b14
       The rock yields 1 Hammer to p4
519. p4 statue.b14
520. p4 to.c14
       p4 moves an Ice Statue from b14 to c14
521. p4 end  9782e738e7bc33ae
       Game over: p2 and p3 win as a team with 250 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p1  +3  Stonecutter's Hall, altar empty [HALL-G10]
p1  +6  Ice Statue at s11, brown zone [HALL-F6]
p1 +10  Moon Statue at n12, yellow zone [HALL-F6]
p1  +6  Fire Statue at r12, brown zone [HALL-F6]
p1  +4  Ice Statue at c14, grey zone [HALL-F6]
p1 +10  Fire Statue at l14, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at j16, orange zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal at g17, grey zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +8  8 sets of left-over resources [HALL-F4]
p2  +2  Wellspring, altar empty [HALL-G10]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2  +8  Ice Statue on its Pedestal at g6, grey zone [HALL-F6]
p2 +10  Moon Statue at j9, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at l9, yellow zone [HALL-F6]
p2 +20  Ice Statue on its Pedestal at k10, yellow zone [HALL-F6]
p2 +12  Fire Statue on its Pedestal at f11, brown zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at i11, yellow zone [HALL-F6]
p2 +12  Moon Statue on its Pedestal at f12, brown zone [HALL-F6]
p3  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p3 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p3  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p3 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +8  8 sets of left-over resources [HALL-F4]
p3  +2  Wellspring, altar empty [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3  +8  Ice Statue on its Pedestal at g6, grey zone [HALL-F6]
p3 +10  Moon Statue at j9, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal at l9, yellow zone [HALL-F6]
p3 +20  Ice Statue on its Pedestal at k10, yellow zone [HALL-F6]
p3 +12  Fire Statue on its Pedestal at f11, brown zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal at i11, yellow zone [HALL-F6]
p3 +12  Moon Statue on its Pedestal at f12, brown zone [HALL-F6]
p4  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4 +33  3 Tunnels of 5 cells in Heartstone [HALL-D4]
p4  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p4  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p4  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p4  +7  7 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4  +3  Stonecutter's Hall, altar empty [HALL-G10]
p4  +6  Ice Statue at s11, brown zone [HALL-F6]
p4 +10  Moon Statue at n12, yellow zone [HALL-F6]
p4  +6  Fire Statue at r12, brown zone [HALL-F6]
p4  +4  Ice Statue at c14, grey zone [HALL-F6]
p4 +10  Fire Statue at l14, yellow zone [HALL-F6]
p4 +16  Fire Statue on its Pedestal at q14, orange zone [HALL-F6]
p4 +16  Moon Statue on its Pedestal at j16, orange zone [HALL-F6]
p4  +8  Fire Statue on its Pedestal at g17, grey zone [HALL-F6]
= p2 250, p3 250, p1 243, p4 243  coronation, won by p2, p3
