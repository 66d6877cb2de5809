hall/3  seats 2  seed 1  options side=winter workshops=chosen

  1. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  2. p1 offer.steward
       p1 puts a Workshop into the supply: Steward
  3. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  4. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  5. p1 offer.stone_mill
       p1 puts a Workshop into the supply: Stone Mill
  6. p1 portal.l3  d4c605050914a50c
       p1 opens a Portal at l3
  7. p2 portal.e18  09c0aca3a87adb29
       p2 opens a Portal at e18
  8. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 10. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 11. p1 draft.start-2.1a  4a53b967ca7089ac
       p1 chooses Nail Biter for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Hammer
 12. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
 13. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 14. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 15. p2 draft.start-4.1a  8c4041cd9224bed2
       p2 chooses Purse Shaker for the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.t5
 17. p1 lay.t5a.k4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at l6
       The rock yields 2 Iron to p1
 18. p1 establish.n4.steward
       p1 establishes the Steward at n4
 19. p1 establish.j4.depot
       p1 establishes the Depot at j4
 20. p1 end  b45dd67fbebb5f28
 21. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 22. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 23. p2 end  9c6288c131e441e9
 24. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Puddle Banker joins the horde
 25. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 26. p1 end  f0d01fdc83575ed8
 27. p2 dig.s4
 28. p2 lay.s4f.f15
 29. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at f16
       The rock yields 1 Stone and 1 Coin to p2
 30. p2 pedestal.moon
       p2 puts a Moon Pedestal at e16, grey zone: a benefit token of 4 Honor points
 31. p2 establish.g15.stone_mill
       p2 establishes the Stone Mill at g15
 32. p2 end  5e2507f78adced0b
 33. p1 work.n4
       p1 activates the Steward: up to 1 use
 34. p1 use.1
 35. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 36. p1 recruit.m4{ice-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 37. p1 join.2c
       Furnace Broker takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
 38. p1 end  1c3a6c86106bcf51
 39. p2 work.g15
       p2 activates the Stone Mill: up to 1 use
 40. p2 use.1
 41. p2 pay.auto
       p2 gains 1 Iron
 42. p2 recruit.m4
 43. p2 pay.auto{moon-2-3+fire}
       p2 recruits Glacier Cutter
       p2 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 44. p2 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 3 Iron, 1 Coin and 1 Ice Cart
 45. p2 end  ae44263d47a1bf70
 46. p1 work.n4
       p1 activates the Steward: up to 1 use
 47. p1 use.1
 48. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
 49. p1 dig.l4
 50. p1 lay.l4d.l7
 51. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
 52. p1 pedestal.moon
       p1 puts a Moon Pedestal at l7, orange zone: a benefit token of 5 Honor points
 53. p1 statue.l6
 54. p1 to.l7
 55. p1 pay.auto
       p1 moves a Moon Statue from l6 to l7
 56. p1 end  7d7459334ca4a59a
 57. p2 work.g15
       p2 activates the Stone Mill: up to 1 use
 58. p2 use.1
 59. p2 pay.auto
       p2 gains 1 Iron
 60. p2 dig.y5
 61. p2 lay.y5d.g17
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue at h18
       The rock yields 3 Stone to p2
 62. p2 establish.i17.ironworks
       p2 establishes the Ironworks at i17
 63. p2 statue.h18
 64. p2 to.i18
       p2 moves a Moon Statue from h18 to i18
 65. p2 end  3ab9ec61162201ca
 66. p1 work.n4
       p1 activates the Steward: up to 1 use
 67. p1 use.1
 68. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
 69. p1 recruit.b4{mud-1-6}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
 70. p1 join.3b
       Bog Prospector takes a place in the pack: third row, place 2
       The pack brings p1 2 Iron, 2 Heartstones, 1 Cart, 1 Coin and 1 Ice Cart
 71. p1 end  2ac695318e51ddda
 72. p2 work.g15
       p2 activates the Stone Mill: up to 1 use
 73. p2 use.1
       p2 gains 1 Iron
 74. p2 recruit.m1{mud-2-2+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 75. p2 join.3a
       Swamp Usurer takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 6 Coins and 1 Moon Cart
 76. p2 end  baaf371844b16c2d
 77. p1 work.n4
       p1 activates the Steward: up to 1 use
 78. p1 use.1
 79. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 80. p1 recruit.t3{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
 81. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 3 Iron, 1 Coin and 2 Ice Carts
 82. p1 end  bc1a4ba63b1f6d2f
 83. p2 work.g15
       p2 activates the Stone Mill: up to 1 use
 84. p2 use.1
 85. p2 pay.auto
       p2 gains 1 Iron
 86. p2 dig.l5
 87. p2 lay.l5e.l18
 88. p2 ore.stone
 89. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at l18
 90. p2 establish.j20.ironworks
       p2 establishes the Ironworks at j20
 91. p2 end  8f5fd265c00ff460
 92. p1 work.n4
       p1 activates the Steward: up to 1 use
 93. p1 use.1
 94. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
 95. p1 dig.l4
 96. p1 lay.l4b.j9
 97. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
 98. p1 pedestal.moon
       p1 puts a Moon Pedestal at l10, yellow zone: a benefit token of 5 Honor points
 99. p1 statue.l7
100. p1 to.l10
       p1 moves a Moon Statue from l7 to l10
101. p1 end  696b27a6e0b644b2
102. p2 recruit.t1
103. p2 pay.auto{moon-3-4}
       p2 recruits Moonlit Banker
       High Astrologer joins the horde
104. p2 take.fire
       p2 chooses a Fire Pedestal from the bag
       Moonlit Banker takes a place in the pack: second row, place 3
       The pack brings p2 1 Cart, 2 Runes, 2 Coins and 1 Moon Cart
105. p2 statue.f16
106. p2 to.f15
       p2 moves a Fire Statue from f16 to f15
107. p2 end  af0ac9554195193a
108. p1 work.n4
       p1 activates the Steward: up to 1 use
109. p1 use.1
110. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
111. p1 recruit.b2{mud-1-4}
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 2 Coins
       Rust Wader joins the horde
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 3 Iron, 1 Cart, 1 Fire Cart and 2 Ice Carts
112. p1 end  80dfece49221d985
113. p2 dig.l4
114. p2 lay.l4g.m15
115. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
116. p2 pedestal.fire
       p2 puts a Fire Pedestal at l17, orange zone: a benefit token of 4 Honor points
117. p2 statue.i18
118. p2 to.j19
119. p2 pay.auto
       p2 moves a Moon Statue from i18 to j19
120. p2 statue.j19
121. p2 to.m15
       p2 moves a Moon Statue from j19 to m15
122. p2 end  48b3e3f70e5db348
123. p1 work.n4
       p1 activates the Steward: up to 1 use
124. p1 use.1
125. p1 pay.cart_fire.2c
       p1 moves a Fire Cart to the Stock
126. p1 dig.l5
127. p1 lay.l5b.k2
128. p1 ore.iron
129. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 2 Iron and 1 Hammer to p1
130. p1 statue.n2
131. p1 to.l3
132. p1 pay.auto
       p1 moves a Fire Statue from n2 to l3
133. p1 statue.l3
134. p1 to.l6
135. p1 pay.auto
       p1 moves a Fire Statue from l3 to l6
136. p1 statue.l6
137. p1 to.m9
       p1 moves a Fire Statue from l6 to m9
138. p1 end  f88411dbd1211c0e
139. p2 work.j20
       p2 activates the Ironworks: up to 1 use
140. p2 use.2
       p2 gains 1 Heartstone
141. p2 recruit.m4
142. p2 pay.auto{fire-2-4+fire+ice-1-5}
       p2 recruits Star Counter
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Fire Pedestal
       Puddle Banker retires
       Rime Smith joins the horde
       Star Counter takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune, 4 Coins and 3 Moon Carts
143. p2 end  094f689ee116ccef
144. p1 work.n4
       p1 activates the Steward: up to 2 uses
145. p1 use.1
146. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
147. p1 use.1
148. p1 pay.cart_ice.2a
       p1 moves an Ice Cart to the Stock
149. p1 dig.y5
150. p1 lay.y5a.m6
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone and 1 Heartstone to p1
151. p1 hall.great_forge
152. p1 build.great_forgea.l6
       p1 builds the Great Forge
       The Moon Pedestal at l7 vanishes under the Great Hall
153. p1 statue.p6
154. p1 to.m7
155. p1 pay.auto
       p1 moves an Ice Statue from p6 to m7
156. p1 end  cd8dec5219198cf8
157. p2 work.i17
       p2 activates the Ironworks: up to 1 use
158. p2 use.2
       p2 gains 1 Heartstone
159. p2 dig.s4
160. p2 lay.s4f.k20
161. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at j22
       The rock yields 1 Iron and 1 Hammer to p2
162. p2 pedestal.fire
       p2 puts a Fire Pedestal at j21, grey zone: a benefit token of 4 Honor points
163. p2 statue.j22
164. p2 to.j19
165. p2 pay.auto
       p2 moves an Ice Statue from j22 to j19
166. p2 statue.l18
167. p2 to.j21
       p2 moves a Fire Statue from l18 to j21
168. p2 end  ac180aba63bfdfb7
169. p1 work.n4
       p1 activates the Steward: up to 2 uses
170. p1 use.1
171. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
172. p1 use.1
173. p1 pay.heartstone.3b
       p1 moves a Heartstone to the Stock
174. p1 dig.w5
175. p1 lay.w5d.q6
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone and 1 Coin to p1
176. p1 statue.r8
177. p1 to.o6
       p1 moves a Moon Statue from r8 to o6
178. p1 end  bc8fca590c120bfe
179. p2 work.j20
       p2 activates the Ironworks: up to 3 uses
180. p2 use.2
       p2 gains 1 Heartstone
181. p2 stop
182. p2 dig.i4
183. p2 lay.i4b.m18
184. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue at p18
       The rock yields 1 Stone and 1 Heartstone to p2
185. p2 pedestal.ice
       p2 puts an Ice Pedestal at o18, brown zone: a benefit token of 5 Honor points
186. p2 end  b0dd0965359044aa
187. p1 work.n4
       p1 activates the Steward: up to 2 uses
188. p1 use.1
189. p1 pay.rune.1d
       p1 moves a Rune to the Stock
190. p1 use.1
       p1 moves a Coin to the Stock
191. p1 recruit.m3{mud-2-1+ice}
       p1 recruits Silt Wagoner
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p1 6 Stone, 5 Iron, 3 Heartstones, 2 Carts, 1 Rune, 2 Coins, 2 Fire Carts and 3 Ice Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
192. p1 end  4566bcce7e2dde94
193. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
194. p2 pay.auto
195. p2 work.g15
       p2 activates the Stone Mill: up to 1 use
196. p2 use.1
       p2 gains 1 Iron
197. p2 recruit.m2
198. p2 pay.auto{ice-2-2+moon+ice-1-1}
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder retires
       Frost Sledger joins the horde
       Crescent Blade takes a place in the pack: at the top
       The pack brings p2 3 Stone, 4 Iron, 3 Heartstones, 1 Cart, 1 Rune, 5 Coins, 1 Ice Cart and 1 Moon Cart
199. p2 statue.p18
200. p2 to.o18
201. p2 pay.auto
       p2 moves an Ice Statue from p18 to o18
202. p2 end  ed1ba5cc66785d5d
203. p1 work.j4
       p1 activates the Depot: up to 1 use
204. p1 use.1
205. p1 pay.coin.2c
206. p1 pay.coin.1b
       p1 gains 1 Cart
207. p1 dig.s4
208. p1 lay.s4c.r6
209. p1 ore.iron
210. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
211. p1 pedestal.fire
       p1 puts a Fire Pedestal at s6, dark grey zone: a benefit token of 4 Honor points
212. p1 hall.stonecutter
213. p1 build.stonecutterb.q6
       p1 builds the Stonecutter's Hall
214. p1 statue.o6
215. p1 to.r7
216. p1 pay.auto
       p1 moves a Moon Statue from o6 to r7
217. p1 trade.heartstone
       p1 gives 4 resources back to the supply
218. p1 pay.coin.stock
219. p1 pay.coin.stock
220. p1 pay.coin.stock
221. p1 pay.stone.2a
       p1 gains 1 Heartstone
222. p1 trade.heartstone
       p1 gives 4 resources back to the supply
223. p1 pay.stone.2a
224. p1 pay.stone.2c
225. p1 pay.stone.3a
226. p1 pay.rune.stock
       p1 gains 1 Heartstone
227. p1 end  75478252a2e59dcb
228. p2 dig.s4
229. p2 lay.s4e.l14
230. p2 ore.iron
231. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
232. p2 pedestal.fire
       p2 puts a Fire Pedestal at l15, yellow zone: a benefit token of 3 Honor points
233. p2 statue.j19
234. p2 to.m17
235. p2 pay.auto
       p2 moves an Ice Statue from j19 to m17
236. p2 statue.m17
237. p2 to.k15
       p2 moves an Ice Statue from m17 to k15
238. p2 end  fb93a457b1321a76
239. p1 dig.v5
240. p1 lay.v5a.j1
241. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 1 Hammer to p1
242. p1 hall.wellspring
243. p1 build.wellspringb.j1
       p1 builds the Wellspring
244. p1 statue.j2
245. p1 to.k2
246. p1 pay.auto
       p1 moves an Ice Statue from j2 to k2
247. p1 end  4be07b994b87cc6c
248. p2 cast.clan_oath
       p2 casts Clan Oath: 2 Runes on the card
249. p2 trade.cart
       p2 gives 4 resources back to the supply
250. p2 pay.coin.2b
251. p2 pay.coin.1a
252. p2 pay.coin.2b
253. p2 pay.coin.2c
       p2 gains 1 Cart
254. p2 dig.i4
255. p2 lay.i4a.m19
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p2
256. p2 pedestal.moon
       p2 puts a Moon Pedestal at n19, brown zone: a benefit token of 2 Honor points
257. p2 hall.chasm
258. p2 build.chasma.i19
       p2 builds the Chasm
       The Moon Pedestal at n19 vanishes under the Great Hall
259. p2 statue.f15
260. p2 to.e18
261. p2 pay.auto
       p2 moves a Fire Statue from f15 to e18
262. p2 statue.e18
263. p2 to.i18
264. p2 pay.auto
       p2 moves a Fire Statue from e18 to i18
265. p2 statue.i18
266. p2 to.l19
267. p2 pay.auto
       p2 moves a Fire Statue from i18 to l19
268. p2 end  6dd54a09a05a3844
       Game over: p1 wins with 145 Honor points

p1 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p1 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +6  6 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1 +10  Fire Statue at m9, yellow zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal at l10, yellow zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  5 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +10  Ice Statue at k15, yellow zone [HALL-F6]
p2 +10  Moon Statue at m15, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at o18, brown zone [HALL-F6]
p2  +8  Fire Statue on its Pedestal at j21, grey zone [HALL-F6]
= p1 145, p2 129  coronation, won by p1
