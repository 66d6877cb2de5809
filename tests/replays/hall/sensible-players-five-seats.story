hall/2  seats 5  seed 12  options workshops=no_duplicates

  1. p5 portal.s18  956e4815ec0bee5a
       p5 opens a Portal at s18
  2. p1 portal.e18  233fe37e958d7e99
       p1 opens a Portal at e18
  3. p2 portal.d7  a42b65cce1056d16
       p2 opens a Portal at d7
  4. p3 portal.t7  2de48da84b5b2368
       p3 opens a Portal at t7
  5. p4 portal.l1  b18309c259ab498d
       p4 opens a Portal at l1
  6. p5 draft.start-5.1b
       p5 chooses Bone Reader for the pack
  7. p5 draft.start-4.1c
       p5 chooses Purse Shaker for the pack
  8. p5 draft.start-2.1d
       p5 chooses Nail Biter for the pack
  9. p5 draft.start-6.1a  5a7808a4d5465916
       p5 chooses Barrow Pusher for the pack
       p5 begins with 5 Stone, 3 Iron and 1 Hammer
 10. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 11. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
 12. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 13. p1 draft.start-6.1a  9eb1fb8d3c8b3c07
       p1 chooses Barrow Pusher for the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 14. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 15. p2 draft.start-6.1c
       p2 chooses Barrow Pusher for the pack
 16. p2 draft.start-5.1d
       p2 chooses Bone Reader for the pack
 17. p2 draft.start-4.1a  27db35d81a3dc1e4
       p2 chooses Purse Shaker for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 18. p3 draft.start-3.1c
       p3 chooses Ember Eye for the pack
 19. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
 20. p3 draft.start-4.1d
       p3 chooses Purse Shaker for the pack
 21. p3 draft.start-2.1a  4204a00c8f5978a0
       p3 chooses Nail Biter for the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p4 draft.start-4.1b
       p4 chooses Purse Shaker for the pack
 23. p4 draft.start-5.1c
       p4 chooses Bone Reader for the pack
 24. p4 draft.start-6.1a
       p4 chooses Barrow Pusher for the pack
 25. p4 draft.start-3.1d  d58fca718221c76b
       p4 chooses Ember Eye for the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p5 dig.v5
 27. p5 lay.v5c.r16
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p5 unearths a Fire Statue at r16
       p5 unearths an Ice Statue at p18
 28. p5 end  179cd05b8bb4d4f8
 29. p1 dig.v5
 30. p1 lay.v5d.f16
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at f16
       p1 unearths a Moon Statue at h18
 31. p1 end  bb0720a6e423282f
 32. p2 recruit.m4{moon-2-2+ice}
       p2 recruits Furnace Broker
       p2 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
 33. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 34. p2 end  ac9bd44df9295048
 35. p3 recruit.m1{fire-2-1+fire}
       p3 recruits Bog-Iron Baron
       p3 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
 36. p3 join.2b
       Bog-Iron Baron takes a place in the pack: second row, place 2
       The pack brings p3 1 Stone, 3 Iron, 1 Heartstone and 1 Cart
 37. p3 end  371445afacb63acd
 38. p4 recruit.m2{moon-2-1+moon}
       p4 recruits Glacier Cutter
       p4 takes a Moon Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The newcomer carries a Moon Pedestal
 39. p4 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p4 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 40. p4 end  1797a11c6accca60
 41. p5 recruit.b2{mud-1-6}
       p5 recruits Icicle Whistler
       p5 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 42. p5 join.2b
       Icicle Whistler takes a place in the pack: second row, place 2
       The pack brings p5 2 Runes, 1 Coin and 1 Ice Cart
 43. p5 statue.p18
 44. p5 to.s18
       p5 moves an Ice Statue from p18 to s18
 45. p5 end  33de86cd9d6f1ce5
 46. p1 recruit.b5{moon-1-2}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Dusk Carrier joins the horde
 47. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Coin and 1 Ice Cart
 48. p1 end  dc334d5424d84956
 49. p2 dig.l4
 50. p2 lay.l4b.d8
 51. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at f8
       The rock yields 1 Stone and 1 Coin to p2
 52. p2 pedestal.ice
       p2 puts an Ice Pedestal at f9, brown zone: a benefit token of 5 Honor points
 53. p2 establish.g9.stone_mill
       p2 establishes the Stone Mill at g9
 54. p2 statue.f8
 55. p2 to.f9
       p2 moves a Moon Statue from f8 to f9
 56. p2 end  9aeb4dc3f9621edc
 57. p3 dig.s4
 58. p3 lay.s4e.s7
 59. p3 ore.stone
 60. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at r8
       The rock yields 1 Stone and 1 Coin to p3
 61. p3 pedestal.ice
       p3 puts an Ice Pedestal at s8, grey zone: a benefit token of 2 Honor points
 62. p3 establish.q9.ironworks
       p3 establishes the Ironworks at q9
 63. p3 statue.r8
 64. p3 to.r9
       p3 moves a Moon Statue from r8 to r9
 65. p3 end  d2cf6e2d2e495d37
 66. p4 cast.aftershock
       p4 casts Aftershock: 1 Rune on the card
 67. p4 dig.l4
 68. p4 lay.l4d.m1
 69. p4 ore.stone
 70. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths a Fire Statue at n2
       The rock yields 1 Hammer to p4
 71. p4 pedestal.moon
       p4 puts a Moon Pedestal at m1, dark grey zone: a benefit token of 4 Honor points
 72. p4 establish.n4.steward
       p4 establishes the Steward at n4
 73. p4 lay.d2d.l2
       p4 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p4
 74. p4 end  b40ba951b222e22b
 75. p5 cast.aftershock
       p5 casts Aftershock: 2 Runes on the card
 76. p5 pay.auto
 77. p5 recruit.m4
 78. p5 pay.auto{ice-2-2+fire}
       p5 recruits Tide Hauler
       p5 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Fire Pedestal
 79. p5 join.2a
       Tide Hauler takes a place in the pack: second row, place 1
       The pack brings p5 2 Stone, 1 Cart, 1 Rune and 2 Moon Carts
 80. p5 lay.d2d.r14
       p5 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p5
 81. p5 establish.q15.depot
       p5 establishes the Depot at q15
 82. p5 statue.r16
 83. p5 to.r15
       p5 moves a Fire Statue from r16 to r15
 84. p5 end  6e889e700d9e5e31
 85. p1 recruit.m1
 86. p1 pay.auto{moon-2-4+fire}
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries a Fire Pedestal
 87. p1 join.2a
       Magma Miner takes a place in the pack: second row, place 1
       The pack brings p1 2 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
 88. p1 statue.f16
 89. p1 to.e18
 90. p1 pay.auto
       p1 moves a Fire Statue from f16 to e18
 91. p1 end  092f9a70bf3bd5b0
 92. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
 93. p2 use.1
 94. p2 pay.auto
       p2 gains 1 Iron
 95. p2 recruit.m2{fire-2-4+ice}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 96. p2 join.2c
       Eclipse Merchant takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Cart, 1 Rune, 2 Coins and 1 Moon Cart
 97. p2 end  285a3e391fb9a3a1
 98. p3 work.q9
       p3 activates the Ironworks: up to 1 use
 99. p3 use.2
100. p3 pay.auto
       p3 gains 1 Heartstone
101. p3 dig.w5
102. p3 lay.w5d.p5
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue at p6
       The rock yields 2 Stone and 1 Coin to p3
103. p3 end  6e9b26799ffe2ad9
104. p4 work.n4
       p4 activates the Steward: up to 1 use
105. p4 use.1
106. p4 pay.cart_ice.2b
       p4 moves an Ice Cart to the Stock
107. p4 dig.t5
108. p4 lay.t5a.k4
109. p4 pay.auto
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Moon Statue at l6
       The rock yields 2 Iron to p4
110. p4 establish.j4.mint
       p4 establishes the Mint at j4
111. p4 hall.shaman
112. p4 build.shamana.l3
       p4 builds the Shaman's Chamber
113. p4 statue.n2
114. p4 to.n3
       p4 moves a Fire Statue from n2 to n3
115. p4 end  a1449c0ecb2cf7d7
116. p5 cast.aftershock
       p5 casts Aftershock: 3 Runes on the card
117. p5 pay.auto{mingled_veins}
       Aftershock disintegrates; Mingled Veins enters the grimoire
118. p5 dig.i3
119. p5 lay.i3a.o14
120. p5 ore.iron
       p5 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
121. p5 pedestal.ice
       p5 puts an Ice Pedestal at o14, yellow zone: a benefit token of 5 Honor points
122. p5 lay.d2c.o12
       p5 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Heartstone to p5
123. p5 end  0de51febdcac4e5b
124. p1 dig.s4
125. p1 lay.s4e.g13
126. p1 ore.heartstone
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Stone to p1
127. p1 pedestal.fire
       p1 puts a Fire Pedestal at g14, orange zone: a benefit token of 3 Honor points
128. p1 establish.g15.wainwright
       p1 establishes the Wainwright at g15
129. p1 statue.h18
130. p1 to.g14
       p1 moves a Moon Statue from h18 to g14
131. p1 end  14d445dbffbc684a
132. p2 cast.earth_ritual
       p2 casts Earth Ritual: 1 Rune on the card
133. p2 ritual.iron
       p2 gains 2 Iron
134. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
135. p2 use.1
136. p2 pay.auto
       p2 gains 1 Iron
137. p2 dig.s4
138. p2 lay.s4a.g6
139. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at h6
       The rock yields 2 Stone to p2
140. p2 pedestal.moon
       p2 puts a Moon Pedestal at g6, grey zone: a benefit token of 2 Honor points
141. p2 end  f1cfebd2e105ce0b
142. p3 recruit.m2{mud-2-3+moon}
       p3 recruits Anvil Singer
       p3 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Moon Pedestal
143. p3 join.2a
       Anvil Singer takes a place in the pack: second row, place 1
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer and 1 Fire Cart
144. p3 end  6140155e4c392d6e
145. p4 work.n4
       p4 activates the Steward: up to 2 uses
146. p4 use.1
       p4 moves a Coin to the Stock
147. p4 stop
148. p4 dig.i4
149. p4 lay.i4c.l7
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
150. p4 statue.l6
151. p4 to.l10
       p4 moves a Moon Statue from l6 to l10
152. p4 end  4c8292376cacf506
153. p5 cast.earth_ritual
       p5 casts Earth Ritual: 2 Runes on the card
154. p5 ritual.stone
       p5 gains 3 Stone
155. p5 work.q15
       p5 activates the Depot: up to 2 uses
156. p5 use.1
157. p5 pay.stone.2a
158. p5 pay.stone.2a
       p5 gains 1 Cart
159. p5 stop
160. p5 recruit.b2{fire-1-2}
       p5 recruits Mudsled Driver
       p5 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
161. p5 join.3a
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p5 3 Stone, 2 Carts, 2 Runes, 1 Coin and 1 Ice Cart
162. p5 statue.s18
163. p5 to.r16
164. p5 pay.auto
       p5 moves an Ice Statue from s18 to r16
165. p5 statue.r16
166. p5 to.r14
167. p5 pay.auto
       p5 moves an Ice Statue from r16 to r14
168. p5 statue.r14
169. p5 to.o14
170. p5 pay.auto
       p5 moves an Ice Statue from r14 to o14
171. p5 end  7f5f0455acd1f984
172. p1 recruit.m2{moon-2-3+fire+mud-1-3}
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
       Puddle Banker retires
       Clay Kneader joins the horde
173. p1 join.3a
       Root Miner takes a place in the pack: third row, place 1
       The pack brings p1 1 Iron, 5 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
174. p1 statue.e18
175. p1 to.f16
176. p1 pay.auto
       p1 moves a Fire Statue from e18 to f16
177. p1 end  d81e09f6c336ebe5
178. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
179. p2 use.1
       p2 gains 1 Iron
180. p2 recruit.m2{mud-2-5+moon}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
181. p2 join.3b
       Star Counter takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 2 Runes, 3 Coins and 1 Moon Cart
182. p2 end  4c334188bd611c41
183. p3 work.q9
       p3 activates the Ironworks: up to 1 use
184. p3 use.2
       p3 gains 1 Heartstone
185. p3 dig.l4
186. p3 lay.l4d.q10
187. p3 ore.stone
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue at r12
       The rock yields 1 Heartstone to p3
188. p3 pedestal.ice
       p3 puts an Ice Pedestal at q10, orange zone: a benefit token of 5 Honor points
189. p3 statue.r12
190. p3 to.q10
       p3 moves an Ice Statue from r12 to q10
191. p3 end  787236e47f7d048d
192. p4 work.j4
       p4 activates the Mint: up to 1 use
193. p4 use.4
       p4 gains 1 Heartstone
194. p4 recruit.b2{fire-1-1}
       p4 recruits Coal Nibbler
       p4 pockets the bribes of the recruit: 2 Coins
       Cinder Hauler joins the horde
195. p4 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p4 2 Heartstones, 1 Rune and 1 Fire Cart
196. p4 end  a0d69c84e3da0abd
197. p5 cast.earth_ritual
       p5 casts Earth Ritual: 3 Runes on the card
198. p5 pay.auto
199. p5 ritual.iron{trading_places}
       p5 gains 2 Iron
       Earth Ritual disintegrates; Trading Places enters the grimoire
200. p5 work.q15
       p5 activates the Depot: up to 2 uses
201. p5 use.1
202. p5 pay.stone.3a
203. p5 pay.stone.2a
       p5 gains 1 Cart
204. p5 stop
205. p5 recruit.t2{fire-3-3}
       p5 recruits Comet Driver
       Chief of Embers joins the horde
206. p5 take.fire
       p5 chooses a Fire Pedestal from the bag
       Comet Driver takes a place in the pack: second row, place 3
       The pack brings p5 2 Stone, 3 Iron, 1 Coin and 2 Moon Carts
207. p5 statue.r15
208. p5 to.q14
       p5 moves a Fire Statue from r15 to q14
209. p5 statue.q14
210. p5 to.o13
       p5 moves a Fire Statue from q14 to o13
211. p5 end  15d2661484c195ff
212. p1 dig.s4
213. p1 lay.s4b.i12
214. p1 ore.iron
215. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
216. p1 pedestal.moon
       p1 puts a Moon Pedestal at i13, yellow zone: a benefit token of 3 Honor points
217. p1 statue.g14
218. p1 to.i13
219. p1 pay.auto
       p1 moves a Moon Statue from g14 to i13
220. p1 statue.f16
221. p1 to.g14
       p1 moves a Fire Statue from f16 to g14
222. p1 end  f0bd3cf6b94de769
223. p2 cast.thieving_imp
       p2 casts Thieving Imp: 1 Rune on the card
224. p2 pay.auto
225. p2 steal.b4.coin
       The imp snatches a Coin from Lantern Guard for p2
226. p2 steal.m2.coin
       The imp snatches a Coin from Silt Wagoner for p2
227. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
228. p2 use.1
229. p2 pay.auto
       p2 gains 1 Iron
230. p2 recruit.t2{fire-3-1}
       p2 recruits Chief of Embers
       Volcano Matriarch joins the horde
231. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Chief of Embers takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Heartstone, 2 Coins and 2 Fire Carts
232. p2 end  408e4b8455795bfc
233. p3 recruit.b4{ice-1-5}
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
234. p3 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p3 1 Stone, 5 Iron, 1 Cart, 1 Hammer and 1 Moon Cart
235. p3 end  ade94c5dfc6e8501
236. p4 cast.thieving_imp
       p4 casts Thieving Imp: 2 Runes on the card
237. p4 steal.b2.coin
       The imp snatches a Coin from Cinder Hauler for p4
238. p4 steal.b1.coin
       The imp snatches a Coin from Rust Wader for p4
239. p4 work.n4
       p4 activates the Steward: up to 2 uses
240. p4 use.1
241. p4 pay.cart_fire.2c
       p4 moves a Fire Cart to the Stock
242. p4 use.1
243. p4 pay.heartstone.1d
       p4 moves a Heartstone to the Stock
244. p4 recruit.m3{fire-2-2+fire+fire-1-3}
       p4 recruits Swamp Usurer
       p4 pockets the bribes of the recruit: 2 Coins
       p4 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Fire Pedestal
       Clay Kneader retires
       Torch Peddler joins the horde
245. p4 join.3b
       Swamp Usurer takes a place in the pack: third row, place 2
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 1 Rune, 4 Coins, 1 Fire Cart and 1 Ice Cart
246. p4 end  d1301e23f76b1a2e
247. p5 cast.thieving_imp
       p5 casts Thieving Imp: 3 Runes on the card
248. p5 steal.b4.coin
       The imp snatches a Coin from Rime Smith for p5
249. p5 steal.b1.coin{seers_bag}
       The imp snatches a Coin from Rust Wader for p5
       Thieving Imp disintegrates; Seer's Bag enters the grimoire
250. p5 work.q15
       p5 activates the Depot: up to 2 uses
251. p5 use.1
252. p5 pay.stone.2c
253. p5 pay.stone.2c
       p5 gains 1 Cart
254. p5 stop
255. p5 recruit.m2
256. p5 pay.auto{ice-2-3+ice}
       p5 recruits Silt Wagoner
       p5 pockets the bribes of the recruit: 1 Coin
       p5 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p5 3 Stone, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin and 1 Ice Cart
257. p5 end  00732e3dc894b884
258. p1 work.g15
       p1 activates the Wainwright: up to 2 uses
259. p1 use.1
260. p1 pay.auto
       p1 gains 1 Cart
261. p1 stop
262. p1 recruit.b2{fire-1-5}
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Iron, 1 Rune and 1 Fire Cart
263. p1 end  103ba0de0c586f77
264. p2 work.g9
       p2 activates the Stone Mill: up to 1 use
265. p2 use.1
266. p2 pay.auto
       p2 gains 1 Iron
267. p2 dig.t4
268. p2 lay.t4c.j5
269. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p2
270. p2 pedestal.moon
       p2 puts a Moon Pedestal at i6, brown zone: a benefit token of 4 Honor points
271. p2 establish.i7.crusher
       p2 establishes the Crusher at i7
272. p2 statue.f9
273. p2 to.f7
274. p2 pay.auto
       p2 moves a Moon Statue from f9 to f7
275. p2 statue.f7
276. p2 to.i6
277. p2 pay.auto
       p2 moves a Moon Statue from f7 to i6
278. p2 statue.h6
279. p2 to.f9
280. p2 pay.auto
       p2 moves a Fire Statue from h6 to f9
281. p2 end  e21a93a94c79ea71
282. p3 recruit.m3{mud-2-1+ice}
       p3 recruits Ash Convoyer
       p3 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Ash Convoyer takes a place in the pack: second row, place 3
       The pack brings p3 2 Stone, 1 Coin and 2 Fire Carts
283. p3 end  448d55edb570a00a
284. p4 work.n4
       p4 activates the Steward: up to 2 uses
285. p4 use.1
286. p4 pay.cart_ice.2b
       p4 moves an Ice Cart to the Stock
287. p4 use.1
288. p4 pay.rune.1c
       p4 moves a Rune to the Stock
289. p4 recruit.m4
290. p4 pay.auto{ice-2-4}
       p4 recruits Avalanche Rider
       p4 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       Avalanche Rider takes a place in the pack: second row, place 1
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 2 Ice Carts
291. p4 statue.n3
292. p4 to.l1
293. p4 pay.auto
       p4 moves a Fire Statue from n3 to l1
294. p4 statue.l1
295. p4 to.l2
296. p4 pay.auto
       p4 moves a Fire Statue from l1 to l2
297. p4 statue.l2
298. p4 to.l4
       p4 moves a Fire Statue from l2 to l4
299. p4 end  1f404a5c60e94931
300. p5 work.q15
       p5 activates the Depot: up to 2 uses
301. p5 use.1
302. p5 pay.coin.1c
303. p5 pay.coin.stock
       p5 gains 1 Cart
304. p5 use.1
305. p5 pay.coin.stock
306. p5 pay.stone.3b
       p5 gains 1 Cart
307. p5 recruit.b5{moon-1-3}
       p5 recruits Dusk Carrier
       p5 pockets the bribes of the recruit: 2 Coins
       Owl Listener joins the horde
       Dusk Carrier takes a place in the pack: at the top
       The pack brings p5 5 Stone, 2 Carts, 1 Coin and 1 Moon Cart
       Ten Trolls follow p5: a Coronation token of 5 Honor points
308. p5 trade.heartstone
       p5 gives 4 resources back to the supply
309. p5 pay.coin.1c
310. p5 pay.coin.stock
311. p5 pay.coin.stock
312. p5 pay.stone.2a
       p5 gains 1 Heartstone
313. p5 trade.heartstone
       p5 gives 4 resources back to the supply
314. p5 pay.stone.2a
315. p5 pay.stone.2c
316. p5 pay.stone.2c
317. p5 pay.stone.3a
       p5 gains 1 Heartstone
318. p5 trade.heartstone
       p5 gives 4 resources back to the supply
319. p5 pay.stone.3b
320. p5 pay.stone.4a
321. p5 pay.stone.4a
322. p5 pay.stone.stock
       p5 gains 1 Heartstone
323. p5 end  d9d4c28e90b6c0eb
324. p1 dig.l5
325. p1 lay.l5f.c12
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron and 1 Heartstone to p1
326. p1 establish.d14.rune_forge
       p1 establishes the Rune Forge at d14
327. p1 end  d2bea8508c557cc6
328. p2 work.j4
       p2 activates the Mint: up to 2 uses
329. p2 use.4
330. p2 pay.auto
       p2 gains 1 Heartstone
331. p2 use.4
       p2 gains 1 Heartstone
332. p2 dig.l4
333. p2 lay.l4h.h3
334. p2 ore.iron
335. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p2
336. p2 pedestal.fire
       p2 puts a Fire Pedestal at i5, grey zone: a benefit token of 4 Honor points
337. p2 statue.f9
338. p2 to.h6
339. p2 pay.auto
       p2 moves a Fire Statue from f9 to h6
340. p2 statue.h6
341. p2 to.i5
342. p2 pay.auto
       p2 moves a Fire Statue from h6 to i5
343. p2 end  b653160ae970fe04
344. p3 dig.t5
345. p3 lay.t5c.s10
346. p3 ore.iron
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron to p3
347. p3 establish.t10.charm_weaver
       p3 establishes the Charm Weaver at t10
348. p3 hall.great_forge
349. p3 build.great_forgec.r10
       p3 builds the Great Forge
350. p3 statue.r9
351. p3 to.s11
352. p3 pay.auto
       p3 moves a Moon Statue from r9 to s11
353. p3 statue.p6
354. p3 to.s8
       p3 moves an Ice Statue from p6 to s8
355. p3 end  9a1c91b729af233a
356. p4 work.n4
       p4 activates the Steward: up to 2 uses
357. p4 use.1
358. p4 pay.cart_ice.2a
       p4 moves an Ice Cart to the Stock
359. p4 use.1
360. p4 pay.cart_ice.2a
       p4 moves an Ice Cart to the Stock
361. p4 dig.l4
362. p4 lay.l4c.m7
363. p4 ore.stone
364. p4 pay.auto
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
365. p4 pedestal.moon
       p4 puts a Moon Pedestal at n7, orange zone: a benefit token of 4 Honor points
366. p4 establish.o7.hammer_exchange
       p4 establishes the Hammer Exchange at o7
367. p4 hall.wellspring
368. p4 build.wellspringc.l7
       p4 builds the Wellspring
369. p4 statue.l10
370. p4 to.m9
       p4 moves a Moon Statue from l10 to m9
371. p4 statue.m9
372. p4 to.n7
       p4 moves a Moon Statue from m9 to n7
373. p4 end  1ea31af1a8e6893e
374. p5 dig.i3
375. p5 lay.i3c.n11
376. p5 ore.stone
       p5 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Cart to p5
377. p5 pedestal.fire
       p5 puts a Fire Pedestal at n11, yellow zone: a benefit token of 3 Honor points
378. p5 statue.o13
379. p5 to.n11
380. p5 pay.auto
       p5 moves a Fire Statue from o13 to n11
381. p5 end  74dd74fc7fc9b73e
382. p1 dig.p5
383. p1 lay.p5g.b12
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at b14
384. p1 hall.stonecutter
385. p1 build.stonecuttera.b12
       p1 builds the Stonecutter's Hall
386. p1 statue.b14
387. p1 to.b13
388. p1 pay.auto
       p1 moves an Ice Statue from b14 to b13
389. p1 end  06c943e120a96205
390. p2 work.j4
       p2 activates the Mint: up to 2 uses
391. p2 use.4
       p2 gains 1 Heartstone
392. p2 stop
393. p2 dig.p5
394. p2 lay.p5g.c8
395. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue at b10
       The rock yields 1 Hammer to p2
396. p2 establish.d10.hammer_forge
       p2 establishes the Hammer Forge at d10
397. p2 statue.b10
398. p2 to.f9
       p2 moves an Ice Statue from b10 to f9
399. p2 end  29dd181b73d9562a
400. p3 work.t10
       p3 activates the Charm Weaver: up to 2 uses
401. p3 use.1
402. p3 pay.auto
       p3 gains 1 Rune
403. p3 use.1
       p3 gains 1 Rune
404. p3 dig.y5
405. p3 lay.y5h.u12
406. p3 ore.heartstone
407. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Moon Statue at v14
       The rock yields 2 Iron and 1 Hammer to p3
408. p3 end  6e9920f7fbdb4870
409. p4 work.n4
       p4 activates the Steward: up to 2 uses
410. p4 use.1
411. p4 pay.iron.2b
       p4 moves an Iron to the Stock
412. p4 use.1
413. p4 pay.iron.2b
       p4 moves an Iron to the Stock
414. p4 dig.l3
415. p4 lay.l3a.j2
416. p4 ore.stone
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths an Ice Statue at j2
       The rock yields 1 Hammer to p4
417. p4 pedestal.fire
       p4 puts a Fire Pedestal at j2, dark grey zone: a benefit token of 2 Honor points
418. p4 statue.j2
419. p4 to.j3
       p4 moves an Ice Statue from j2 to j3
420. p4 end  268abc1793ad0da5
421. p5 dig.w5
422. p5 lay.w5a.n18
423. p5 ore.iron
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone and 1 Iron to p5
424. p5 end  a52163a881de9ece
425. p1 recruit.m1
426. p1 pay.auto{mud-3-3}
       p1 recruits Crescent Blade
       p1 takes a Fire Pedestal along with the recruit
       Heart Eater joins the horde
       Crescent Blade takes a place in the pack: third row, place 2
       The pack brings p1 2 Iron, 2 Heartstones, 1 Coin, 1 Ice Cart and 1 Moon Cart
427. p1 end  6bf5537f230743da
428. p2 work.d10
       p2 activates the Hammer Forge: up to 1 use
429. p2 use.2
       p2 gains 1 Heartstone
430. p2 recruit.b4{ice-1-2}
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 2 Coins
       Snow Shoveller joins the horde
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 4 Iron, 2 Heartstones, 1 Cart, 3 Coins and 3 Fire Carts
431. p2 end  1cab75d6ff8d133b
432. p3 recruit.b3{ice-1-1}
       p3 recruits Torch Peddler
       p3 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p3 3 Iron, 1 Heartstone, 1 Cart, 2 Coins and 1 Fire Cart
433. p3 statue.v14
434. p3 to.u13
       p3 moves a Moon Statue from v14 to u13
435. p3 end  2d3e925153d2c56b
436. p4 work.j4
       p4 activates the Mint: up to 3 uses
437. p4 use.3
438. p4 pay.auto
       p4 gains 1 Iron
439. p4 use.3
440. p4 pay.auto
       p4 gains 1 Iron
441. p4 use.3
442. p4 pay.auto
       p4 gains 1 Iron
443. p4 recruit.m2{mud-3-1}
       p4 recruits Frost Scribe
       p4 takes an Ice Pedestal along with the recruit
       Old Man of the Mire joins the horde
       Frost Scribe takes a place in the pack: third row, place 1
       The pack brings p4 4 Stone, 3 Iron, 1 Cart, 2 Runes, 1 Coin and 4 Ice Carts
444. p4 statue.j3
445. p4 to.l2
446. p4 pay.auto
       p4 moves an Ice Statue from j3 to l2
447. p4 statue.l2
448. p4 to.l5
449. p4 pay.auto
       p4 moves an Ice Statue from l2 to l5
450. p4 statue.l5
451. p4 to.l6
452. p4 pay.auto
       p4 moves an Ice Statue from l5 to l6
453. p4 statue.l6
454. p4 to.l9
455. p4 pay.auto
       p4 moves an Ice Statue from l6 to l9
456. p4 statue.l9
457. p4 to.l10
       p4 moves an Ice Statue from l9 to l10
458. p4 end  fb4d0edd26aec775
459. p5 dig.l5
460. p5 lay.l5a.j21
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p5 unearths an Ice Statue at j22
       The rock yields 2 Iron and 1 Hammer to p5
461. p5 statue.j22
462. p5 to.n19
463. p5 pay.auto
       p5 moves an Ice Statue from j22 to n19
464. p5 statue.n19
465. p5 to.q18
       p5 moves an Ice Statue from n19 to q18
466. p5 statue.q18
467. p5 to.r15
       p5 moves an Ice Statue from q18 to r15
468. p5 statue.r15
469. p5 to.q14
       p5 moves an Ice Statue from r15 to q14
470. p5 statue.q14
471. p5 to.o12
       p5 moves an Ice Statue from q14 to o12
472. p5 end  dbbbec1514be6114
473. p1 work.g15
       p1 activates the Wainwright: up to 2 uses
474. p1 use.2
       p1 gains 1 Heartstone
475. p1 stop
476. p1 recruit.b2{fire-1-4}
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Soot Pounder takes a place in the pack: at the top
       The pack brings p1 1 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 13 more turns after this one
477. p1 end  ad89245e02cbdbaf
478. p2 work.j4
       p2 activates the Mint: up to 3 uses
479. p2 use.4
480. p2 pay.auto
       p2 gains 1 Heartstone
481. p2 use.4
482. p2 pay.auto
       p2 gains 1 Heartstone
483. p2 use.4
484. p2 pay.auto
       p2 gains 1 Heartstone
485. p2 dig.i3
486. p2 lay.i3a.e10
487. p2 ore.heartstone
488. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
489. p2 end  08bbb78754bc361f
490. p3 work.q9
       p3 activates the Ironworks: up to 2 uses
491. p3 use.2
492. p3 pay.auto
       p3 gains 1 Heartstone
493. p3 use.2
494. p3 pay.auto
       p3 gains 1 Heartstone
495. p3 dig.t4
496. p3 lay.t4d.u8
497. p3 ore.heartstone
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Hammer to p3
498. p3 end  a68e130bd6fdbeda
499. p4 work.n4
       p4 activates the Steward: up to 2 uses
500. p4 use.1
501. p4 pay.heartstone.1d
       p4 moves a Heartstone to the Stock
502. p4 use.1
503. p4 pay.heartstone.2c
       p4 moves a Heartstone to the Stock
504. p4 dig.l3
505. p4 lay.l3d.o2
506. p4 ore.iron
507. p4 pay.auto
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
508. p4 pedestal.ice
       p4 puts an Ice Pedestal at o3, dark grey zone: a benefit token of 3 Honor points
509. p4 end  3add51fbfd0abca4
510. p5 dig.i3
511. p5 lay.i3b.l14
       p5 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Cart and 1 Rune to p5
512. p5 end  15d30096773ce204
513. p1 work.g15
       p1 activates the Wainwright: up to 2 uses
514. p1 use.1
       p1 gains 1 Cart
515. p1 use.1
       p1 gains 1 Cart
516. p1 dig.i4
517. p1 lay.i4a.d12
518. p1 ore.stone
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at f12
519. p1 pedestal.fire
       p1 puts a Fire Pedestal at e12, brown zone: a benefit token of 2 Honor points
520. p1 hall.chasm
521. p1 build.chasmb.f12
       p1 builds the Chasm
522. p1 statue.f12
523. p1 to.e12
524. p1 pay.auto
       p1 moves a Fire Statue from f12 to e12
525. p1 statue.b13
526. p1 to.d12
527. p1 pay.auto
       p1 moves an Ice Statue from b13 to d12
528. p1 statue.d12
529. p1 to.f15
530. p1 pay.auto
       p1 moves an Ice Statue from d12 to f15
531. p1 end  be7211600437330e
532. p2 dig.l3
533. p2 lay.l3c.g4
534. p2 ore.iron
535. p2 pay.auto
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
536. p2 end  8f4a724d6aaf8cee
537. p3 work.t10
       p3 activates the Charm Weaver: up to 3 uses
538. p3 use.1
539. p3 pay.auto
       p3 gains 1 Rune
540. p3 use.1
541. p3 pay.auto
       p3 gains 1 Rune
542. p3 use.1
       p3 gains 1 Rune
543. p3 dig.i4
544. p3 lay.i4c.v10
545. p3 ore.iron
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Fire Statue at v10
546. p3 statue.v10
547. p3 to.u11
548. p3 pay.auto
       p3 moves a Fire Statue from v10 to u11
549. p3 end  cdec799ca9ac62bb
550. p4 work.n4
       p4 activates the Steward: up to 2 uses
551. p4 use.1
552. p4 pay.rune.1c
       p4 moves a Rune to the Stock
553. p4 use.1
554. p4 pay.rune.3a
       p4 moves a Rune to the Stock
555. p4 dig.y5
556. p4 lay.y5a.h9
557. p4 ore.heartstone
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
558. p4 end  e917f6bee73440c8
559. p5 skip
       p5 can neither recruit nor dig, and skips
560. p5 end  7e25695e5fa71313
561. p1 work.g15
       p1 activates the Wainwright: up to 2 uses
562. p1 use.1
       p1 gains 1 Cart
563. p1 stop
564. p1 dig.l3
565. p1 lay.l3c.i18
566. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Stone and 1 Coin to p1
567. p1 end  8e4b8f02451179cc
568. p2 work.j4
       p2 activates the Mint: up to 3 uses
569. p2 use.1
570. p2 pay.auto
       p2 gains 1 Coin
571. p2 use.1
       p2 gains 1 Coin
572. p2 stop
573. p2 dig.l3
574. p2 lay.l3a.e6
575. p2 ore.heartstone
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
576. p2 end  a970f4d849f6c0b3
577. p3 dig.d2
578. p3 lay.d2c.o5
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Stone to p3
579. p3 end  f662bd028a55d10c
580. p4 work.n4
       p4 activates the Steward: up to 2 uses
581. p4 use.1
582. p4 pay.coin.1b
       p4 moves a Coin to the Stock
583. p4 use.1
584. p4 pay.stone.2b
       p4 moves a Stone to the Stock
585. p4 dig.d2
586. p4 lay.d2a.j1
587. p4 ore.iron
       p4 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
588. p4 end  f164869f61bb8fd1
       Game over: p1 wins with 124 Honor points

p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1  +3  Stonecutter's Hall, altar empty [HALL-G10]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +12  Fire Statue on its Pedestal at e12, brown zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at i13, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at g14, orange zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2 +10  2 Tunnels of 3 cells in Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +2  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2  +8  Fire Statue on its Pedestal at i5, grey zone [HALL-F6]
p2 +12  Moon Statue on its Pedestal at i6, brown zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at f9, brown zone [HALL-F6]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +5  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +4  4 sets of left-over resources [HALL-F4]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3  +8  Ice Statue on its Pedestal at s8, grey zone [HALL-F6]
p3 +16  Ice Statue on its Pedestal at q10, orange zone [HALL-F6]
p3  +4  Fire Statue at u11, grey zone [HALL-F6]
p3  +4  Moon Statue at u13, grey zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p4  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p4  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p4  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p4  +2  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p4  +4  4 sets of left-over resources [HALL-F4]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4  +2  Wellspring, altar empty [HALL-G10]
p4 +16  Moon Statue on its Pedestal at n7, orange zone [HALL-F6]
p4 +10  Ice Statue at l10, yellow zone [HALL-F6]
p5  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p5  +8  2 Tunnels of 3 cells in Iron [HALL-D4]
p5  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p5 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p5  +5  Coronation token [HALL-F2]
p5  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p5  +5  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p5  +3  3 sets of left-over resources [HALL-F4]
p5 +20  Fire Statue on its Pedestal at n11, yellow zone [HALL-F6]
p5 +10  Ice Statue at o12, yellow zone [HALL-F6]
p5 +20  Ice Statue on its Pedestal at o14, yellow zone [HALL-F6]
= p1 124, p3 104, p5 101, p2 98, p4 94  coronation, won by p1
