hall/2  seats 2  seed 9  options side=autumn workshops=random

  1. p1 portal.j19  87cb2e9c1707984b
       p1 opens a Portal at j19
  2. p2 portal.a8  7519daac6cd84d03
       p2 opens a Portal at a8
  3. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  4. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
  5. p1 draft.start-6.1a
       p1 chooses Barrow Pusher for the pack
  6. p1 draft.start-3.1d  959faf639b102724
       p1 chooses Ember Eye for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  7. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
  8. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  9. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 10. p2 draft.start-5.1a  5e2707c7aaa1fc6a
       p2 chooses Bone Reader for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 11. p1 dig.y5
 12. p1 lay.y5b.h17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at i17
       p1 unearths a Moon Statue at k17
       The rock yields 1 Coin to p1
 13. p1 establish.h16.stone_mill
       p1 establishes the Stone Mill at h16
 14. p1 end  374cf5649c9cff8d
 15. p2 dig.v5
 16. p2 lay.v5a.a9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at c9
       p2 unearths a Fire Statue at a11
       The rock yields 2 Stone to p2
 17. p2 end  6d42f451cf698001
 18. p1 recruit.m2{mud-2-4+ice}
       p1 recruits Glacier Cutter
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries an Ice Pedestal
 19. p1 join.2b
       Glacier Cutter takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 20. p1 statue.i17
 21. p1 to.j19
       p1 moves an Ice Statue from i17 to j19
 22. p1 end  dd257cdddd43f158
 23. p2 recruit.b2{mud-1-3}
       p2 recruits Dusk Carrier
       p2 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
 24. p2 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Coin and 1 Moon Cart
 25. p2 end  605a063c29af91f5
 26. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
 27. p1 work.h16
       p1 activates the Stone Mill: up to 1 use
 28. p1 use.1
       p1 gains 1 Iron
 29. p1 dig.t4
 30. p1 lay.t4a.j15
 31. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
 32. p1 pedestal.fire
       p1 puts a Fire Pedestal at k16, brown zone: a benefit token of 4 Honor points
 33. p1 establish.l16.stone_mill
       p1 establishes the Stone Mill at l16
 34. p1 establish.j14.steward
       p1 establishes the Steward at j14
 35. p1 lay.d2d.l13
       p1 opens a Tunnel of 2 cells without paying minerals
 36. p1 end  41cdccbc32df0d10
 37. p2 recruit.m4
 38. p2 pay.auto{fire-2-2+ice}
       p2 recruits Furnace Broker
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
 39. p2 join.2c
       Furnace Broker takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Fire Cart
 40. p2 statue.a11
 41. p2 to.a8
 42. p2 pay.auto
       p2 moves a Fire Statue from a11 to a8
 43. p2 end  6fe33cde208b171c
 44. p1 work.j14
       p1 activates the Steward: up to 1 use
 45. p1 use.1
       p1 moves a Coin to the Stock
 46. p1 recruit.m4{mud-2-2+ice}
       p1 recruits Ash Convoyer
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries an Ice Pedestal
 47. p1 join.2a
       Ash Convoyer takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 2 Fire Carts
 48. p1 statue.k17
 49. p1 to.l15
       p1 moves a Moon Statue from k17 to l15
 50. p1 end  3de4b1abcaff4192
 51. p2 dig.i4
 52. p2 lay.i4b.d9
 53. p2 ore.stone
 54. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p2
 55. p2 pedestal.fire
       p2 puts a Fire Pedestal at f9, orange zone: a benefit token of 3 Honor points
 56. p2 establish.e8.steward
       p2 establishes the Steward at e8
 57. p2 statue.c9
 58. p2 to.g9
 59. p2 pay.auto
       p2 moves a Moon Statue from c9 to g9
 60. p2 statue.a8
 61. p2 to.c9
       p2 moves a Fire Statue from a8 to c9
 62. p2 end  f891775e45926f04
 63. p1 cast.aftershock
       p1 casts Aftershock: 2 Runes on the card
 64. p1 work.l16
       p1 activates the Stone Mill: up to 2 uses
 65. p1 use.1
       p1 gains 1 Iron
 66. p1 use.1
       p1 gains 1 Iron
 67. p1 recruit.b4{fire-1-5}
       p1 recruits Coal Nibbler
       p1 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
 68. p1 join.3a
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
 69. p1 lay.d2a.l12
       p1 opens a Tunnel of 2 cells without paying minerals
 70. p1 pedestal.ice
       p1 puts an Ice Pedestal at l12, yellow zone: a benefit token of 4 Honor points
 71. p1 statue.j19
 72. p1 to.i17
 73. p1 pay.auto
       p1 moves an Ice Statue from j19 to i17
 74. p1 statue.l15
 75. p1 to.l13
       p1 moves a Moon Statue from l15 to l13
 76. p1 end  431f5b7c7c2d7352
 77. p2 work.e8
       p2 activates the Steward: up to 1 use
 78. p2 use.1
 79. p2 pay.iron.1b
       p2 moves an Iron to the Stock
 80. p2 recruit.m3
 81. p2 pay.auto{moon-2-3+moon}
       p2 recruits Root Miner
       p2 takes a Fire Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Moon Pedestal
 82. p2 join.3b
       Root Miner takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 2 Iron, 2 Heartstones, 1 Cart, 2 Coins, 1 Fire Cart and 1 Moon Cart
 83. p2 statue.c9
 84. p2 to.f9
 85. p2 pay.auto
       p2 moves a Fire Statue from c9 to f9
 86. p2 statue.g9
 87. p2 to.c9
 88. p2 pay.auto
       p2 moves a Moon Statue from g9 to c9
 89. p2 end  f71c895380439bca
 90. p1 cast.aftershock{gilded_arch}
       p1 casts Aftershock: 3 Runes on the card
       Aftershock disintegrates; Gilded Arch enters the grimoire
 91. p1 work.j14
       p1 activates the Steward: up to 1 use
 92. p1 use.1
 93. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
 94. p1 dig.l5
 95. p1 lay.l5b.n12
 96. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at q13
       The rock yields 1 Iron and 1 Rune to p1
 97. p1 establish.n13.rune_forge
       p1 establishes the Rune Forge at n13
 98. p1 lay.d2b.m14
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p1
 99. p1 statue.q13
100. p1 to.l12
       p1 moves a Moon Statue from q13 to l12
101. p1 end  097d026cfd7bb4b5
102. p2 work.e8
       p2 activates the Steward: up to 1 use
103. p2 use.1
104. p2 pay.iron.1b
       p2 moves an Iron to the Stock
105. p2 dig.l4
106. p2 lay.l4f.a12
107. p2 ore.heartstone
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue at c13
       The rock yields 1 Stone to p2
108. p2 pedestal.fire
       p2 puts a Fire Pedestal at a12, dark grey zone: a benefit token of 5 Honor points
109. p2 end  18b1d464873879a5
110. p1 work.j14
       p1 activates the Steward: up to 1 use
111. p1 use.1
112. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
113. p1 cast.silver_tongue
       p1 casts Silver Tongue: 1 Rune on the card
114. p1 recruit.t2
115. p1 pay.coin.1c
       p1 slips a Coin to Clay Kneader
116. p1 pay.coin.stock
       p1 slips a Coin to Lantern Guard
117. p1 pay.coin.stock
       p1 slips a Coin to Soot Pounder
118. p1 pay.heartstone.3a
       p1 slips a Heartstone to Swamp Usurer
119. p1 pay.iron.stock{moon-3-2}
       p1 slips an Iron to Star Counter
       p1 recruits Comet Driver
       Night Queen joins the horde
120. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Comet Driver takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Coin and 2 Moon Carts
121. p1 statue.i17
122. p1 to.k15
       p1 moves an Ice Statue from i17 to k15
123. p1 end  27854c3651a30cec
124. p2 work.e8
       p2 activates the Steward: up to 1 use
125. p2 use.1
126. p2 pay.cart.1d
       p2 moves a Cart to the Stock
127. p2 recruit.m3
128. p2 pay.auto{fire-2-4+moon+mud-1-6}
       p2 recruits Star Counter
       p2 pockets the bribes of the recruit: 1 Iron
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Moon Pedestal
       Lantern Guard retires
       Mudsled Driver joins the horde
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Heartstone, 2 Runes and 1 Moon Cart
129. p2 end  95eb2a655b3eb168
130. p1 work.j14
       p1 activates the Steward: up to 1 use
131. p1 use.1
132. p1 pay.cart_moon.2c
       p1 moves a Moon Cart to the Stock
133. p1 dig.l4
134. p1 lay.l4d.p9
135. p1 ore.stone
136. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at q9
       The rock yields 1 Hammer to p1
137. p1 pedestal.moon
       p1 puts a Moon Pedestal at p9, brown zone: a benefit token of 5 Honor points
138. p1 statue.q9
139. p1 to.n12
       p1 moves an Ice Statue from q9 to n12
140. p1 end  f32a6a38b5e21341
141. p2 work.e8
       p2 activates the Steward: up to 1 use
142. p2 use.1
143. p2 pay.cart_moon.2a
       p2 moves a Moon Cart to the Stock
144. p2 cast.gilded_arch
       p2 casts Gilded Arch: 1 Rune on the card
145. p2 pay.auto
146. p2 dig.l4
147. p2 lay.l4b.f8
148. p2 ore.iron
149. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
150. p2 pedestal.moon
       p2 puts a Moon Pedestal at h9, yellow zone: a benefit token of 3 Honor points
151. p2 statue.c9
152. p2 to.g9
       p2 moves a Moon Statue from c9 to g9
153. p2 statue.g9
154. p2 to.h9
       p2 moves a Moon Statue from g9 to h9
155. p2 end  fb664cf66e483612
156. p1 work.j14
       p1 activates the Steward: up to 1 use
157. p1 use.1
158. p1 pay.cart_moon.2c
       p1 moves a Moon Cart to the Stock
159. p1 recruit.b5{moon-1-5}
       p1 recruits Tong Bearer
       p1 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
       Tong Bearer takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 3 Iron, 1 Rune, 1 Fire Cart, 1 Ice Cart and 2 Moon Carts
160. p1 statue.l12
161. p1 to.p12
162. p1 pay.auto
       p1 moves a Moon Statue from l12 to p12
163. p1 statue.n12
164. p1 to.l12
165. p1 pay.auto
       p1 moves an Ice Statue from n12 to l12
166. p1 statue.p12
167. p1 to.p9
168. p1 pay.auto
       p1 moves a Moon Statue from p12 to p9
169. p1 end  15dc477982b93a0a
170. p2 cast.silver_tongue
       p2 casts Silver Tongue: 2 Runes on the card
171. p2 work.e8
       p2 activates the Steward: up to 2 uses
172. p2 use.1
173. p2 pay.heartstone.2a
       p2 moves a Heartstone to the Stock
174. p2 use.1
175. p2 pay.stone.2b
       p2 moves a Stone to the Stock
176. p2 recruit.m4
177. p2 pay.stone.2b
       p2 slips a Stone to Soot Pounder
178. p2 pay.stone.2c{fire-2-1+fire+ice-1-1}
       p2 slips a Stone to Silver Sifter
       p2 recruits Bog-Iron Baron
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Soot Pounder retires
       Frost Sledger joins the horde
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 4 Iron, 1 Heartstone, 2 Runes, 1 Coin and 2 Moon Carts
179. p2 end  5854bdf8ef30e008
180. p1 cast.gilded_arch
       p1 casts Gilded Arch: 2 Runes on the card
181. p1 work.j14
       p1 activates the Steward: up to 1 use
182. p1 use.1
183. p1 pay.cart_fire.3b
       p1 moves a Fire Cart to the Stock
184. p1 dig.y5
185. p1 lay.y5d.l17
186. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at n18
       The rock yields 2 Stone to p1
187. p1 hall.great_forge
188. p1 build.great_forged.k16
       p1 builds the Great Forge
       The Fire Pedestal at k16 vanishes under the Great Hall
189. p1 statue.n18
190. p1 to.k17
191. p1 pay.auto
       p1 moves a Fire Statue from n18 to k17
192. p1 end  24b9c412139b42ee
193. p2 work.e8
       p2 activates the Steward: up to 2 uses
194. p2 use.1
195. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
196. p2 use.1
197. p2 pay.cart_moon.2a
       p2 moves a Moon Cart to the Stock
198. p2 cast.gilded_arch
       p2 casts Gilded Arch: 3 Runes on the card
199. p2 pay.auto{earth_ritual}
       Gilded Arch disintegrates; Earth Ritual enters the grimoire
200. p2 dig.l4
201. p2 lay.l4c.c6
202. p2 ore.iron
203. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue at d6
       The rock yields 1 Coin to p2
204. p2 pedestal.ice
       p2 puts an Ice Pedestal at d6, grey zone: a benefit token of 5 Honor points
205. p2 statue.c13
206. p2 to.c9
       p2 moves an Ice Statue from c13 to c9
207. p2 end  ddd6e8c28feba307
208. p1 work.j14
       p1 activates the Steward: up to 1 use
209. p1 use.1
210. p1 pay.heartstone.1d
       p1 moves a Heartstone to the Stock
211. p1 recruit.m4
212. p1 pay.auto{mud-2-1+ice}
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Magma Miner takes a place in the pack: at the top
       The pack brings p1 1 Stone, 5 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin, 5 Fire Carts, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
213. p1 end  30e54ecff1a526d6
214. p2 cast.earth_ritual
       p2 casts Earth Ritual: 1 Rune on the card
215. p2 ritual.iron
       p2 gains 2 Iron
216. p2 work.e8
       p2 activates the Steward: up to 2 uses
217. p2 use.1
218. p2 pay.heartstone.2a
       p2 moves a Heartstone to the Stock
219. p2 use.1
220. p2 pay.stone.3a
       p2 moves a Stone to the Stock
221. p2 recruit.m2
222. p2 pay.auto{mud-2-5+moon}
       p2 recruits Swamp Usurer
       p2 pockets the bribes of the recruit: 1 Heartstone
       p2 takes an Ice Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
       Swamp Usurer takes a place in the pack: at the top
       The pack brings p2 3 Stone, 6 Iron, 3 Heartstones, 1 Cart, 2 Runes, 5 Coins, 1 Fire Cart and 2 Moon Carts
223. p2 end  a96556b5bba726e2
224. p1 work.n13
       p1 activates the Rune Forge: up to 2 uses
225. p1 use.2
       p1 gains 1 Rune
226. p1 use.2
       p1 gains 1 Rune
227. p1 cast.earth_ritual
       p1 casts Earth Ritual: 2 Runes on the card
228. p1 pay.auto
229. p1 ritual.stone
       p1 gains 3 Stone
230. p1 dig.l4
231. p1 lay.l4d.p6
232. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at p6
       The rock yields 1 Coin to p1
233. p1 pedestal.fire
       p1 puts a Fire Pedestal at p6, grey zone: a benefit token of 3 Honor points
234. p1 hall.chasm
235. p1 build.chasmb.q6
       p1 builds the Chasm
236. p1 statue.p6
237. p1 to.q9
238. p1 pay.auto
       p1 moves a Moon Statue from p6 to q9
239. p1 end  285f819651364b66
240. p2 cast.earth_ritual
       p2 casts Earth Ritual: 3 Runes on the card
241. p2 pay.auto
242. p2 ritual.stone{secret_passage}
       p2 gains 3 Stone
       Earth Ritual disintegrates; Secret Passage enters the grimoire
243. p2 work.e8
       p2 activates the Steward: up to 2 uses
244. p2 stop
245. p2 dig.i4
246. p2 lay.i4a.e10
247. p2 ore.iron
248. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
249. p2 pedestal.ice
       p2 puts an Ice Pedestal at f10, orange zone: a benefit token of 3 Honor points
250. p2 statue.c9
251. p2 to.e9
252. p2 pay.auto
       p2 moves an Ice Statue from c9 to e9
253. p2 statue.e9
254. p2 to.f10
       p2 moves an Ice Statue from e9 to f10
255. p2 end  ff48b3423a7ffddf
256. p1 work.n13
       p1 activates the Rune Forge: up to 2 uses
257. p1 use.1
       p1 gains 1 Rune
258. p1 use.1
       p1 gains 1 Rune
259. p1 dig.t5
260. p1 lay.t5d.n15
261. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at n15
262. p1 hall.shaman
263. p1 build.shamana.n16
       p1 builds the Shaman's Chamber
264. p1 statue.n15
265. p1 to.m14
266. p1 pay.auto
       p1 moves an Ice Statue from n15 to m14
267. p1 end  22bf5a27457859ed
268. p2 cast.thunderclap
       p2 casts Thunderclap: 1 Rune on the card
269. p2 dig.l5
270. p2 lay.l5f.c14
271. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at f15
       The rock yields 1 Stone and 1 Hammer to p2
272. p2 end  b952c716a80dff56
       Game over: p1 wins with 159 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1  +1  Shaman's Chamber, altar empty [HALL-G10]
p1 +12  Moon Statue on its Pedestal at p9, brown zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal at l12, yellow zone [HALL-F6]
p1 +10  Moon Statue at l13, yellow zone [HALL-F6]
p1  +8  Ice Statue at m14, orange zone [HALL-F6]
p1  +8  Ice Statue at k15, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2 +24  3 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2 +10  10 sets of left-over resources [HALL-F4]
p2  +8  Ice Statue on its Pedestal at d6, grey zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at f9, orange zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at h9, yellow zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal at f10, orange zone [HALL-F6]
p2  +6  Moon Statue at f15, brown zone [HALL-F6]
= p1 159, p2 145  coronation, won by p1
