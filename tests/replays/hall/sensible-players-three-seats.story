hall/2  seats 3  seed 10  options workshops=random

  1. p3 portal.j19  0bdf9e01cf0e44bf
       p3 opens a Portal at j19
  2. p1 portal.a8  ea6b47800ef04bbe
       p1 opens a Portal at a8
  3. p2 portal.s8  95f014b481045c43
       p2 opens a Portal at s8
  4. p3 draft.start-6.1b
       p3 chooses Barrow Pusher for the pack
  5. p3 draft.start-5.1c
       p3 chooses Bone Reader for the pack
  6. p3 draft.start-4.1d
       p3 chooses Purse Shaker for the pack
  7. p3 draft.start-2.1a  5d899e24eafa25c1
       p3 chooses Nail Biter for the pack
       p3 begins with 5 Stone, 3 Iron and 1 Hammer
  8. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
 11. p1 draft.start-3.1a  697fc1cf5252730f
       p1 chooses Ember Eye for the pack
       p1 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 13. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 14. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
 15. p2 draft.start-6.1d  4ac8ca80f5633c57
       p2 chooses Barrow Pusher for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p3 dig.y5
 17. p3 lay.y5b.h17
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths an Ice Statue at i17
       p3 unearths a Fire Statue at k17
       The rock yields 1 Coin to p3
 18. p3 establish.h16.ironworks
       p3 establishes the Ironworks at h16
 19. p3 end  8b0314fe5014ccc0
 20. p1 recruit.m3{ice-2-1+moon}
       p1 recruits Frost Scribe
       p1 takes a Fire Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries a Moon Pedestal
 21. p1 join.2b
       Frost Scribe takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 22. p1 end  7127c4c7afd84501
 23. p2 recruit.m3{fire-2-1+moon}
       p2 recruits Glacier Cutter
       p2 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Moon Pedestal
 24. p2 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 3 Iron, 1 Heartstone and 1 Ice Cart
 25. p2 end  78bf5ba4d26fa656
 26. p3 recruit.b3{moon-1-4}
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 2 Coins
       Lantern Guard joins the horde
 27. p3 join.2b
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p3 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
 28. p3 statue.k17
 29. p3 to.j19
 30. p3 pay.auto
       p3 moves a Fire Statue from k17 to j19
 31. p3 end  727082557ba621f1
 32. p1 cast.earth_ritual
       p1 casts Earth Ritual: 1 Rune on the card
 33. p1 ritual.iron
       p1 gains 2 Iron
 34. p1 dig.v5
 35. p1 lay.v5a.a9
 36. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Fire Statue at c9
       p1 unearths a Moon Statue at a11
       The rock yields 2 Stone to p1
 37. p1 end  29a33b470762c9ab
 38. p2 dig.v5
 39. p2 lay.v5b.q9
 40. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths an Ice Statue at q9
       p2 unearths a Moon Statue at s11
       The rock yields 2 Stone to p2
 41. p2 end  fc4e3911d5be3e10
 42. p3 cast.earth_ritual
       p3 casts Earth Ritual: 2 Runes on the card
 43. p3 ritual.stone
       p3 gains 3 Stone
 44. p3 recruit.m1{mud-2-5+ice}
       p3 recruits Crescent Blade
       p3 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries an Ice Pedestal
 45. p3 join.2c
       Crescent Blade takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
 46. p3 end  17b58a88aa6bf574
 47. p1 dig.i4
 48. p1 lay.i4b.d9
 49. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p1
 50. p1 pedestal.fire
       p1 puts a Fire Pedestal at f9, orange zone: a benefit token of 2 Honor points
 51. p1 establish.e8.depot
       p1 establishes the Depot at e8
 52. p1 end  4d743d10e82e1100
 53. p2 dig.i4
 54. p2 lay.i4b.m9
 55. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p2
 56. p2 pedestal.moon
       p2 puts a Moon Pedestal at o9, orange zone: a benefit token of 3 Honor points
 57. p2 establish.o8.mint
       p2 establishes the Mint at o8
 58. p2 hall.chasm
 59. p2 build.chasma.m9
       p2 builds the Chasm
       The Moon Pedestal at o9 vanishes under the Great Hall
 60. p2 statue.q9
 61. p2 to.p9
       p2 moves an Ice Statue from q9 to p9
 62. p2 end  52b1872ecea7e998
 63. p3 cast.earth_ritual
       p3 casts Earth Ritual: 3 Runes on the card
 64. p3 ritual.iron{ghost_carts}
       p3 gains 2 Iron
       Earth Ritual disintegrates; Ghost Carts enters the grimoire
 65. p3 work.h16
       p3 activates the Ironworks: up to 1 use
 66. p3 use.2
 67. p3 pay.auto
       p3 gains 1 Heartstone
 68. p3 dig.y5
 69. p3 lay.y5h.f15
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue at f15
       p3 unearths a Moon Statue at f18
 70. p3 end  015c53592cf1a551
 71. p1 work.e8
       p1 activates the Depot: up to 1 use
 72. p1 use.1
 73. p1 pay.coin.1c
 74. p1 pay.stone.stock
       p1 gains 1 Cart
 75. p1 recruit.b4{ice-1-3}
       p1 recruits Gravel Glutton
       p1 pockets the bribes of the recruit: 2 Coins
       Icicle Whistler joins the horde
 76. p1 join.2a
       Gravel Glutton takes a place in the pack: second row, place 1
       The pack brings p1 3 Stone, 1 Iron and 1 Heartstone
 77. p1 statue.c9
 78. p1 to.f9
       p1 moves a Fire Statue from c9 to f9
 79. p1 end  9ad406dc6eeb90ce
 80. p2 recruit.b1{mud-1-4}
       p2 recruits Frost Sledger
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
 81. p2 join.2c
       Frost Sledger takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Cart and 1 Ice Cart
 82. p2 end  f55a00fac7c2cc93
 83. p3 recruit.m3{moon-2-2+fire}
       p3 recruits Magma Miner
       p3 takes a Moon Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries a Fire Pedestal
 84. p3 join.2a
       Magma Miner takes a place in the pack: second row, place 1
       The pack brings p3 1 Iron, 2 Heartstones and 1 Fire Cart
 85. p3 end  44f38a0083df57e2
 86. p1 recruit.m3{mud-2-2+fire}
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 87. p1 join.2c
       Tide Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 2 Moon Carts
 88. p1 statue.a11
 89. p1 to.c9
 90. p1 pay.auto
       p1 moves a Moon Statue from a11 to c9
 91. p1 end  3999edfe06240163
 92. p2 work.o8
       p2 activates the Mint: up to 1 use
 93. p2 use.4
       p2 gains 1 Heartstone
 94. p2 dig.i4
 95. p2 lay.i4d.q10
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Fire Statue at q13
       The rock yields 1 Hammer to p2
 96. p2 establish.p11.rune_forge
       p2 establishes the Rune Forge at p11
 97. p2 statue.q13
 98. p2 to.q10
       p2 moves a Fire Statue from q13 to q10
 99. p2 end  0f0e7679c0d81b9b
100. p3 work.h16
       p3 activates the Ironworks: up to 1 use
101. p3 use.2
       p3 gains 1 Heartstone
102. p3 dig.l4
103. p3 lay.l4e.h13
104. p3 pay.auto
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Iron to p3
105. p3 pedestal.fire
       p3 puts a Fire Pedestal at h13, yellow zone: a benefit token of 5 Honor points
106. p3 establish.f13.charm_weaver
       p3 establishes the Charm Weaver at f13
107. p3 statue.f15
108. p3 to.h13
109. p3 pay.auto
       p3 moves a Fire Statue from f15 to h13
110. p3 statue.f18
111. p3 to.f15
112. p3 pay.auto
       p3 moves a Moon Statue from f18 to f15
113. p3 end  e367400d33029346
114. p1 dig.i4
115. p1 lay.i4c.c10
116. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at c13
       The rock yields 1 Hammer to p1
117. p1 pedestal.fire
       p1 puts a Fire Pedestal at c11, brown zone: a benefit token of 5 Honor points
118. p1 establish.d11.hammer_forge
       p1 establishes the Hammer Forge at d11
119. p1 statue.c13
120. p1 to.c12
121. p1 pay.auto
       p1 moves an Ice Statue from c13 to c12
122. p1 end  bc02655cba22da48
123. p2 work.p11
       p2 activates the Rune Forge: up to 1 use
124. p2 use.1
       p2 gains 1 Rune
125. p2 recruit.b4{fire-1-3}
       p2 recruits Icicle Whistler
       p2 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
126. p2 join.3b
       Icicle Whistler takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 2 Ice Carts
127. p2 end  ce8bb22946492129
128. p3 work.h16
       p3 activates the Ironworks: up to 1 use
129. p3 use.2
       p3 gains 1 Heartstone
130. p3 recruit.b3{mud-1-1}
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 2 Coins
       Bog Prospector joins the horde
131. p3 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p3 2 Iron, 3 Heartstones, 1 Rune, 2 Fire Carts and 1 Moon Cart
132. p3 end  ab31a7d37e0a6e15
133. p1 work.d11
       p1 activates the Hammer Forge: up to 1 use
134. p1 use.2
       p1 gains 1 Heartstone
135. p1 recruit.b3{fire-1-1}
       p1 recruits Bog Prospector
       Cinder Hauler joins the horde
136. p1 join.3a
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p1 4 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
137. p1 end  5a7d948c9617242a
138. p2 work.p11
       p2 activates the Rune Forge: up to 1 use
139. p2 use.1
140. p2 pay.auto
       p2 gains 1 Rune
141. p2 recruit.m2{fire-2-3+moon}
       p2 recruits Star Counter
       p2 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
142. p2 end  034d66b6759c612c
143. p3 work.f13
       p3 activates the Charm Weaver: up to 1 use
144. p3 use.1
       p3 gains 1 Rune
145. p3 dig.i3
146. p3 lay.i3b.f12
147. p3 ore.stone
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Rune to p3
148. p3 pedestal.moon
       p3 puts a Moon Pedestal at h12, yellow zone: a benefit token of 4 Honor points
149. p3 statue.f15
150. p3 to.f14
151. p3 pay.auto
       p3 moves a Moon Statue from f15 to f14
152. p3 statue.f14
153. p3 to.h12
       p3 moves a Moon Statue from f14 to h12
154. p3 statue.j19
155. p3 to.j17
156. p3 pay.auto
       p3 moves a Fire Statue from j19 to j17
157. p3 statue.j17
158. p3 to.f15
       p3 moves a Fire Statue from j17 to f15
159. p3 end  55a78f2cbba5b959
160. p1 work.e8
       p1 activates the Depot: up to 1 use
161. p1 use.1
162. p1 pay.stone.2c
163. p1 pay.stone.2b
       p1 gains 1 Cart
164. p1 dig.w5
165. p1 lay.w5a.c6
166. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at d6
       The rock yields 1 Coin to p1
167. p1 end  fc665237cafe1e45
168. p2 work.o8
       p2 activates the Mint: up to 1 use
169. p2 use.4
       p2 gains 1 Heartstone
170. p2 dig.t4
171. p2 lay.t4d.p6
172. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at p6
       The rock yields 1 Iron and 1 Coin to p2
173. p2 pedestal.ice
       p2 puts an Ice Pedestal at q7, grey zone: a benefit token of 5 Honor points
174. p2 statue.p6
175. p2 to.p8
       p2 moves a Fire Statue from p6 to p8
176. p2 end  4c5cccb141cc48fb
177. p3 work.f13
       p3 activates the Charm Weaver: up to 2 uses
178. p3 use.1
       p3 gains 1 Rune
179. p3 stop
180. p3 recruit.b3{moon-1-5}
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 1 Coin
       Silver Sifter joins the horde
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin, 2 Fire Carts and 1 Moon Cart
181. p3 end  f13dfb9eb7365fae
182. p1 recruit.m4{ice-2-4+moon}
       p1 recruits Anvil Singer
       p1 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Hammer, 1 Coin, 1 Fire Cart and 1 Moon Cart
183. p1 end  3e4b22044e864441
184. p2 work.o8
       p2 activates the Mint: up to 2 uses
185. p2 use.4
       p2 gains 1 Heartstone
186. p2 stop
187. p2 recruit.b2{fire-1-4}
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 3 Iron, 1 Hammer and 1 Coin
188. p2 end  0f197b1af3ecd4ee
189. p3 work.f13
       p3 activates the Charm Weaver: up to 2 uses
190. p3 use.1
191. p3 pay.auto
       p3 gains 1 Rune
192. p3 use.1
       p3 gains 1 Rune
193. p3 recruit.b5{ice-1-4}
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 1 Coin
       Cold Digger joins the horde
       Rime Smith takes a place in the pack: at the top
       The pack brings p3 2 Iron, 1 Coin, 1 Fire Cart and 1 Moon Cart
       Ten Trolls follow p3: a Coronation token of 5 Honor points
194. p3 end  07b26041eb9e34dc
195. p1 dig.l4
196. p1 lay.l4a.e10
197. p1 ore.stone
198. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
199. p1 pedestal.ice
       p1 puts an Ice Pedestal at e11, orange zone: a benefit token of 4 Honor points
200. p1 statue.d6
201. p1 to.b9
202. p1 pay.auto
       p1 moves an Ice Statue from d6 to b9
203. p1 statue.b9
204. p1 to.g9
205. p1 pay.auto
       p1 moves an Ice Statue from b9 to g9
206. p1 statue.g9
207. p1 to.e11
       p1 moves an Ice Statue from g9 to e11
208. p1 end  267757c2faa3e631
209. p2 work.o8
       p2 activates the Mint: up to 2 uses
210. p2 use.4
211. p2 pay.auto
       p2 gains 1 Heartstone
212. p2 use.4
       p2 gains 1 Heartstone
213. p2 dig.l5
214. p2 lay.l5e.q14
215. p2 ore.heartstone
216. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue at n15
       The rock yields 1 Stone and 1 Hammer to p2
217. p2 end  003617a1f6f454ba
218. p3 work.f13
       p3 activates the Charm Weaver: up to 2 uses
219. p3 use.1
220. p3 pay.auto
       p3 gains 1 Rune
221. p3 use.1
       p3 gains 1 Rune
222. p3 dig.p5
223. p3 lay.p5f.d15
224. p3 ore.iron
225. p3 pay.auto
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone, 1 Iron and 1 Hammer to p3
226. p3 hall.stonecutter
227. p3 build.stonecutterb.d15
       p3 builds the Stonecutter's Hall
228. p3 statue.f15
229. p3 to.e16
230. p3 pay.auto
       p3 moves a Fire Statue from f15 to e16
231. p3 end  12e3a9102e01ca37
232. p1 recruit.b4{mud-1-3}
       p1 recruits Torch Peddler
       p1 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
       Torch Peddler takes a place in the pack: at the top
       The pack brings p1 4 Stone, 1 Iron, 1 Cart, 1 Coin, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
233. p1 end  b6c574c813f44766
234. p2 work.o8
       p2 activates the Mint: up to 2 uses
235. p2 use.4
       p2 gains 1 Heartstone
236. p2 stop
237. p2 dig.t5
238. p2 lay.t5a.m16
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue at n18
       The rock yields 1 Iron to p2
239. p2 establish.l16.hammer_forge
       p2 establishes the Hammer Forge at l16
240. p2 hall.shaman
241. p2 build.shamana.n15
       p2 builds the Shaman's Chamber
242. p2 statue.n15
243. p2 to.n16
244. p2 pay.auto
       p2 moves an Ice Statue from n15 to n16
245. p2 end  a36df82f6a192fa1
246. p3 work.h16
       p3 activates the Ironworks: up to 1 use
247. p3 use.1
       p3 gains 1 Iron
248. p3 dig.i3
249. p3 lay.i3a.i16
250. p3 ore.iron
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Coins to p3
251. p3 hall.great_forge
252. p3 build.great_forgea.i16
       p3 builds the Great Forge
253. p3 statue.i17
254. p3 to.j17
       p3 moves an Ice Statue from i17 to j17
255. p3 end  b9c236669c0b1d2d
256. p1 work.e8
       p1 activates the Depot: up to 1 use
257. p1 use.1
258. p1 pay.coin.1c
259. p1 pay.coin.4a
       p1 gains 1 Cart
260. p1 dig.w5
261. p1 lay.w5c.h6
262. p1 ore.heartstone
263. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Rune to p1
264. p1 statue.c9
265. p1 to.d9
266. p1 pay.auto
       p1 moves a Moon Statue from c9 to d9
267. p1 statue.d9
268. p1 to.h7
269. p1 pay.auto
       p1 moves a Moon Statue from d9 to h7
270. p1 end  a3c227a4c68600ba
271. p2 cast.ghost_carts
       p2 casts Ghost Carts: 1 Rune on the card
272. p2 pay.auto
273. p2 recruit.b5{mud-1-5}
       p2 recruits Cold Digger
       Puddle Banker joins the horde
       Cold Digger takes a place in the pack: at the top
       The pack brings p2 4 Iron, 3 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 1 Coin and 2 Ice Carts
274. p2 statue.n18
275. p2 to.n17
276. p2 pay.auto
       p2 moves a Moon Statue from n18 to n17
277. p2 statue.n17
278. p2 to.o15
279. p2 pay.auto
       p2 moves a Moon Statue from n17 to o15
280. p2 end  1c612e5b8d56f838
281. p3 work.f13
       p3 activates the Charm Weaver: up to 2 uses
282. p3 use.1
       p3 gains 1 Rune
283. p3 use.1
       p3 gains 1 Rune
284. p3 dig.t5
285. p3 lay.t5d.l17
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Stone to p3
286. p3 end  0d022248da02a7ca
287. p1 dig.l5
288. p1 lay.l5g.b10
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
289. p1 hall.treasure
290. p1 build.treasurea.a9
       p1 builds the Treasure Hall
       The Fire Pedestal at c11 vanishes under the Great Hall
291. p1 statue.c12
292. p1 to.b10
293. p1 pay.auto
       p1 moves an Ice Statue from c12 to b10
294. p1 end  17b5779f6320042f
295. p2 work.p11
       p2 activates the Rune Forge: up to 1 use
296. p2 use.1
       p2 gains 1 Rune
297. p2 dig.p5
298. p2 lay.p5d.n4
299. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at o4
300. p2 statue.o4
301. p2 to.n5
302. p2 pay.auto
       p2 moves a Moon Statue from o4 to n5
303. p2 end  c78bdaf069f3374e
       Game over: p3 wins with 130 Honor points

p1 +12  3 Tunnels of 4 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +5  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +2  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +3  3 sets of left-over resources [HALL-F4]
p1 +15  Treasure Hall, Statue on the altar [HALL-G10]
p1 +10  Moon Statue at h7, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at f9, orange zone [HALL-F6]
p1 +16  Ice Statue on its Pedestal at e11, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +5  5 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2  +6  Moon Statue at n5, brown zone [HALL-F6]
p2  +6  Fire Statue at p8, brown zone [HALL-F6]
p2  +6  Fire Statue at q10, brown zone [HALL-F6]
p2  +2  Moon Statue at s11, dark grey zone [HALL-F6]
p2  +4  Moon Statue at o15, grey zone [HALL-F6]
p3  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p3  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +5  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +5  5 sets of left-over resources [HALL-F4]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3 +20  Moon Statue on its Pedestal at h12, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal at h13, yellow zone [HALL-F6]
= p3 130, p1 118, p2 113  coronation, won by p3
