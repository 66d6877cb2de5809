hall/3  seats 2  seed 1  options side=autumn workshops=random

  1. p1 portal.j19  22867495aa9a7425
       p1 opens a Portal at j19
  2. p2 portal.s8  9c49bfc428bd8bb5
       p2 opens a Portal at s8
  3. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  4. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  5. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  6. p1 draft.start-2.1d  a16d3ccffada5c8d
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Hammer
  7. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
  8. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
  9. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 10. p2 draft.start-4.1a  add07458382df7cf
       p2 chooses Purse Shaker for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p1 dig.y5
 12. p1 lay.y5b.h17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at i17
       p1 unearths an Ice Statue at k17
       The rock yields 1 Coin to p1
 13. p1 establish.h16.steward
       p1 establishes the Steward at h16
 14. p1 end  d7c9c9b3447cde0e
 15. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 16. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 17. p2 end  bf87081ae87dc6bb
 18. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Puddle Banker joins the horde
 19. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 20. p1 statue.k17
 21. p1 to.j19
 22. p1 pay.auto
       p1 moves an Ice Statue from k17 to j19
 23. p1 end  3fd38cadf7a66129
 24. p2 dig.s4
 25. p2 lay.s4e.r8
 26. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue at q9
       The rock yields 2 Stone, 1 Hammer and 1 Coin to p2
 27. p2 pedestal.moon
       p2 puts a Moon Pedestal at r9, grey zone: a benefit token of 4 Honor points
 28. p2 statue.q9
 29. p2 to.r9
       p2 moves a Moon Statue from q9 to r9
 30. p2 end  f77d809cb6c891f8
 31. p1 work.h16
       p1 activates the Steward: up to 1 use
 32. p1 use.1
 33. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 34. p1 recruit.m4
 35. p1 pay.auto{ice-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 36. p1 join.2a
       Furnace Broker takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
 37. p1 end  0c57a3577718a977
 38. p2 dig.v5
 39. p2 lay.v5a.q11
 40. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at s11
       p2 unearths an Ice Statue at q13
 41. p2 establish.p11.wainwright
       p2 establishes the Wainwright at p11
 42. p2 end  157986d5aff7c155
 43. p1 work.h16
       p1 activates the Steward: up to 1 use
 44. p1 use.1
 45. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 46. p1 dig.i4
 47. p1 lay.i4d.i13
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
 48. p1 pedestal.moon
       p1 puts a Moon Pedestal at i15, orange zone: a benefit token of 5 Honor points
 49. p1 establish.j14.hammer_exchange
       p1 establishes the Hammer Exchange at j14
 50. p1 statue.i17
 51. p1 to.i15
       p1 moves a Moon Statue from i17 to i15
 52. p1 statue.j19
 53. p1 to.k17
       p1 moves an Ice Statue from j19 to k17
 54. p1 end  8d042ab1af9c509c
 55. p2 work.p11
       p2 activates the Wainwright: up to 1 use
 56. p2 use.1
 57. p2 pay.auto
       p2 gains 1 Cart
 58. p2 recruit.m4
 59. p2 pay.auto{moon-2-3+fire}
       p2 recruits Glacier Cutter
       p2 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 60. p2 join.2c
       Glacier Cutter takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 3 Iron, 1 Cart and 1 Ice Cart
 61. p2 statue.q13
 62. p2 to.q11
 63. p2 pay.auto
       p2 moves an Ice Statue from q13 to q11
 64. p2 end  8d61408ba22fb4a3
 65. p1 work.h16
       p1 activates the Steward: up to 2 uses
 66. p1 use.1
 67. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
 68. p1 use.1
 69. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
 70. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
 71. p1 exile.m1
 72. p1 exile.m3{mud-2-2+moon+fire-2-4+fire}
       Swamp Usurer retires
       Silt Wagoner retires
       Bog-Iron Baron joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer joins the horde
       The newcomer carries a Fire Pedestal
 73. p1 recruit.m1
 74. p1 pay.auto{mud-2-1+ice}
       p1 recruits Bog-Iron Baron
       p1 takes a Moon Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
 75. p1 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Rune, 2 Coins, 1 Fire Cart and 1 Ice Cart
 76. p1 end  ecf88671f6218ef4
 77. p2 recruit.b4{mud-1-6}
       p2 recruits Bog Prospector
       p2 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 78. p2 join.3b
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 1 Iron, 2 Heartstones, 2 Coins, 1 Ice Cart and 1 Moon Cart
 79. p2 end  2c2ffd946caae935
 80. p1 work.h16
       p1 activates the Steward: up to 2 uses
 81. p1 use.1
 82. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 83. p1 use.1
 84. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
 85. p1 dig.l4
 86. p1 lay.l4b.f12
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Rune to p1
 87. p1 pedestal.moon
       p1 puts a Moon Pedestal at h13, yellow zone: a benefit token of 5 Honor points
 88. p1 establish.f13.hammer_exchange
       p1 establishes the Hammer Exchange at f13
 89. p1 statue.i15
 90. p1 to.h13
       p1 moves a Moon Statue from i15 to h13
 91. p1 statue.k17
 92. p1 to.i13
       p1 moves an Ice Statue from k17 to i13
 93. p1 end  3883d7aa6e2b66f6
 94. p2 dig.l4
 95. p2 lay.l4d.p6
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Coin to p2
 96. p2 pedestal.ice
       p2 puts an Ice Pedestal at p6, grey zone: a benefit token of 2 Honor points
 97. p2 hall.chasm
 98. p2 build.chasmb.q6
       p2 builds the Chasm
 99. p2 statue.q11
100. p2 to.q9
101. p2 pay.auto
       p2 moves an Ice Statue from q11 to q9
102. p2 statue.s11
103. p2 to.r11
104. p2 pay.auto
       p2 moves a Fire Statue from s11 to r11
105. p2 end  cc88c4ddd6faf27a
106. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 2 Runes on the card
107. p1 pay.auto
108. p1 exile.m1
109. p1 exile.m2{ice-2-2+moon+ice-2-3+ice}
       Landslide retires
       Crescent Blade retires
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Frost Scribe joins the horde
       The newcomer carries an Ice Pedestal
110. p1 work.h16
       p1 activates the Steward: up to 2 uses
111. p1 use.1
112. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
113. p1 use.1
114. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
115. p1 recruit.m2
116. p1 pay.auto{mud-2-3+fire}
       p1 recruits Frost Scribe
       p1 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries a Fire Pedestal
       Frost Scribe takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
117. p1 end  054590b1b1c037ce
118. p2 recruit.t3
119. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
120. p2 take.fire
       p2 chooses a Fire Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Coin and 2 Ice Carts
121. p2 end  c18669bf323110f1
122. p1 work.h16
       p1 activates the Steward: up to 2 uses
123. p1 use.1
124. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
125. p1 use.1
126. p1 pay.rune.2c
       p1 moves a Rune to the Stock
127. p1 recruit.m4{ice-2-4+fire+mud-1-4}
       p1 recruits Star Counter
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
       Puddle Banker retires
       Rust Wader joins the horde
       Star Counter takes a place in the pack: third row, place 2
       The pack brings p1 2 Heartstones, 1 Cart, 2 Runes, 1 Coin, 2 Ice Carts and 1 Moon Cart
128. p1 end  b2abfd12947ad3b6
129. p2 dig.i4
130. p2 lay.i4a.m12
131. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron and 1 Rune to p2
132. p2 pedestal.fire
       p2 puts a Fire Pedestal at n12, orange zone: a benefit token of 4 Honor points
133. p2 establish.n13.hammer_forge
       p2 establishes the Hammer Forge at n13
134. p2 statue.p6
135. p2 to.q7
136. p2 pay.auto
       p2 moves an Ice Statue from p6 to q7
137. p2 statue.q7
138. p2 to.m12
139. p2 pay.auto
       p2 moves an Ice Statue from q7 to m12
140. p2 end  220b2c6ebe4fd57e
141. p1 work.h16
       p1 activates the Steward: up to 2 uses
142. p1 use.1
143. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
144. p1 use.1
145. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
146. p1 dig.l4
147. p1 lay.l4f.l17
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths a Fire Statue at n18
       The rock yields 2 Stone to p1
148. p1 pedestal.ice
       p1 puts an Ice Pedestal at l17, brown zone: a benefit token of 5 Honor points
149. p1 statue.n18
150. p1 to.j17
151. p1 pay.auto
       p1 moves a Fire Statue from n18 to j17
152. p1 end  8a4aa796c4e21dec
153. p2 work.n13
       p2 activates the Hammer Forge: up to 1 use
154. p2 use.2
       p2 gains 1 Heartstone
155. p2 recruit.m3
156. p2 pay.auto{fire-2-2+moon}
       p2 recruits Anvil Singer
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 1 Iron, 1 Heartstone, 1 Hammer, 3 Coins, 1 Fire Cart and 2 Ice Carts
157. p2 statue.r11
158. p2 to.q8
159. p2 pay.auto
       p2 moves a Fire Statue from r11 to q8
160. p2 statue.q8
161. p2 to.n12
       p2 moves a Fire Statue from q8 to n12
162. p2 statue.m12
163. p2 to.q8
       p2 moves an Ice Statue from m12 to q8
164. p2 statue.q8
165. p2 to.p6
       p2 moves an Ice Statue from q8 to p6
166. p2 end  fe4a739c4d7e525c
167. p1 work.h16
       p1 activates the Steward: up to 2 uses
168. p1 use.1
169. p1 pay.cart_moon.3b
       p1 moves a Moon Cart to the Stock
170. p1 use.1
171. p1 pay.rune.2c
       p1 moves a Rune to the Stock
172. p1 dig.l4
173. p1 lay.l4a.c12
174. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at c13
       The rock yields 1 Iron to p1
175. p1 pedestal.fire
       p1 puts a Fire Pedestal at c13, grey zone: a benefit token of 4 Honor points
176. p1 statue.c13
177. p1 to.e12
       p1 moves a Moon Statue from c13 to e12
178. p1 end  5a1c37794597fce3
179. p2 work.n13
       p2 activates the Hammer Forge: up to 1 use
180. p2 use.2
181. p2 pay.auto
       p2 gains 1 Heartstone
182. p2 dig.s4
183. p2 lay.s4h.l9
184. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
185. p2 pedestal.fire
       p2 puts a Fire Pedestal at l10, yellow zone: a benefit token of 3 Honor points
186. p2 end  28f5617bc38188a2
187. p1 work.h16
       p1 activates the Steward: up to 2 uses
188. p1 use.1
189. p1 pay.rune.3b
       p1 moves a Rune to the Stock
190. p1 use.1
191. p1 pay.iron.1d
       p1 moves an Iron to the Stock
192. p1 recruit.m2{moon-2-2+ice+ice-1-5}
       p1 recruits Root Miner
       p1 takes a Fire Pedestal along with the recruit
       Tide Hauler joins the horde
       The newcomer carries an Ice Pedestal
       Soot Pounder retires
       Rime Smith joins the horde
       Root Miner takes a place in the pack: at the top
       The pack brings p1 3 Stone, 6 Iron, 4 Heartstones, 1 Cart, 3 Runes, 2 Coins, 1 Fire Cart, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
193. p1 statue.i13
194. p1 to.k17
195. p1 pay.auto
       p1 moves an Ice Statue from i13 to k17
196. p1 statue.k17
197. p1 to.l17
198. p1 pay.auto
       p1 moves an Ice Statue from k17 to l17
199. p1 statue.e12
200. p1 to.g12
201. p1 pay.auto
       p1 moves a Moon Statue from e12 to g12
202. p1 statue.g12
203. p1 to.i15
204. p1 pay.auto
       p1 moves a Moon Statue from g12 to i15
205. p1 trade.heartstone
       p1 gives 4 resources back to the supply
206. p1 pay.coin.1c
207. p1 pay.coin.2a
208. p1 pay.iron.1d
209. p1 pay.iron.2a
       p1 gains 1 Heartstone
210. p1 statue.j17
211. p1 to.i16
212. p1 pay.auto
       p1 moves a Fire Statue from j17 to i16
213. p1 statue.i16
214. p1 to.f12
       p1 moves a Fire Statue from i16 to f12
215. p1 statue.f12
216. p1 to.e12
       p1 moves a Fire Statue from f12 to e12
217. p1 end  01f02e2c3cc8b2fe
218. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
219. p2 recruit.m2
220. p2 pay.auto{fire-2-1+ice+ice-1-1}
       p2 recruits Tide Hauler
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries an Ice Pedestal
       Cinder Hauler retires
       Frost Sledger joins the horde
       Tide Hauler takes a place in the pack: at the top
       The pack brings p2 3 Stone, 6 Iron, 1 Cart, 1 Hammer, 2 Coins, 1 Fire Cart, 3 Ice Carts and 2 Moon Carts
221. p2 statue.n12
222. p2 to.l10
223. p2 pay.auto
       p2 moves a Fire Statue from n12 to l10
224. p2 statue.r9
225. p2 to.q8
226. p2 pay.auto
       p2 moves a Moon Statue from r9 to q8
227. p2 statue.q8
228. p2 to.m12
229. p2 pay.auto
       p2 moves a Moon Statue from q8 to m12
230. p2 end  dad5719fc2f5b44f
231. p1 dig.l4
232. p1 lay.l4c.b11
233. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
234. p1 pedestal.fire
       p1 puts a Fire Pedestal at c11, brown zone: a benefit token of 3 Honor points
235. p1 hall.great_forge
236. p1 build.great_forgec.b11
       p1 builds the Great Forge
       The Fire Pedestal at c11 vanishes under the Great Hall
       The Fire Pedestal at c13 vanishes under the Great Hall
237. p1 end  b760f1f58d5425f6
238. p2 work.p11
       p2 activates the Wainwright: up to 2 uses
239. p2 use.1
240. p2 pay.auto
       p2 gains 1 Cart
241. p2 stop
242. p2 dig.s4
243. p2 lay.s4h.l7
244. p2 ore.iron
245. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Rune to p2
246. p2 pedestal.ice
       p2 puts an Ice Pedestal at l8, yellow zone: a benefit token of 3 Honor points
247. p2 statue.p6
248. p2 to.q6
249. p2 pay.auto
       p2 moves an Ice Statue from p6 to q6
250. p2 statue.q6
251. p2 to.n12
252. p2 pay.auto
       p2 moves an Ice Statue from q6 to n12
253. p2 statue.n12
254. p2 to.l9
255. p2 pay.auto
       p2 moves an Ice Statue from n12 to l9
256. p2 statue.l9
257. p2 to.l8
258. p2 pay.auto
       p2 moves an Ice Statue from l9 to l8
259. p2 end  f74c72bf4d99fa06
260. p1 dig.v5
261. p1 lay.v5a.a9
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at c9
       p1 unearths a Fire Statue at a11
       The rock yields 2 Stone and 1 Iron to p1
262. p1 statue.a11
263. p1 to.c12
       p1 moves a Fire Statue from a11 to c12
264. p1 end  e6b4a8e90452b3ed
265. p2 dig.w5
266. p2 lay.w5b.i6
267. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone to p2
268. p2 end  b17e8eec2d667a76
       Game over: p1 wins with 150 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +5  5 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +6  Ice Statue at c9, brown zone [HALL-F6]
p1  +8  Fire Statue at e12, orange zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at h13, yellow zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal at i15, orange zone [HALL-F6]
p1 +12  Ice Statue on its Pedestal at l17, brown zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +20  Ice Statue on its Pedestal at l8, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at l10, yellow zone [HALL-F6]
p2 +10  Moon Statue at m12, yellow zone [HALL-F6]
= p1 150, p2 125  coronation, won by p1
