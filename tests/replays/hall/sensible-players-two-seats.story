hall/2  seats 2  seed 9  options side=winter workshops=chosen

  1. p1 offer.steward
       p1 puts a Workshop into the supply: Steward
  2. p1 offer.stone_mill
       p1 puts a Workshop into the supply: Stone Mill
  3. p1 offer.steward
       p1 puts a Workshop into the supply: Steward
  4. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  5. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  6. p1 portal.s18  6413a1f1ef4708f3
       p1 opens a Portal at s18
  7. p2 portal.e18  89f7d0da5deec96c
       p2 opens a Portal at e18
  8. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
 10. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
 11. p1 draft.start-3.1a  d17b475bc33c2498
       p1 chooses Ember Eye for the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
 12. p2 draft.start-4.1c
       p2 chooses Purse Shaker for the pack
 13. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 14. p2 draft.start-6.1a
       p2 chooses Barrow Pusher for the pack
 15. p2 draft.start-5.1d  cc17cc7ed0c28d78
       p2 chooses Bone Reader for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 16. p1 dig.v5
 17. p1 lay.v5c.r16
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at r16
       p1 unearths a Fire Statue at p18
 18. p1 end  5ecab994a0b8cc45
 19. p2 dig.v5
 20. p2 lay.v5d.f16
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue at f16
       p2 unearths a Moon Statue at h18
 21. p2 end  40e5c5b9c53c926c
 22. p1 recruit.b4{mud-1-3}
       p1 recruits Coal Nibbler
       Clay Kneader joins the horde
 23. p1 join.2b
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p1 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
 24. p1 statue.p18
 25. p1 to.s18
       p1 moves a Fire Statue from p18 to s18
 26. p1 end  11af767455bedd61
 27. p2 recruit.b2{fire-1-5}
       p2 recruits Dusk Carrier
       Soot Pounder joins the horde
 28. p2 join.2b
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p2 2 Stone, 1 Iron, 1 Coin and 1 Moon Cart
 29. p2 statue.h18
 30. p2 to.e18
       p2 moves a Moon Statue from h18 to e18
 31. p2 end  9581a0c6953c7b07
 32. p1 cast.aftershock
       p1 casts Aftershock: 1 Rune on the card
 33. p1 recruit.m2{mud-2-4+ice}
       p1 recruits Glacier Cutter
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries an Ice Pedestal
 34. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 35. p1 lay.d2d.r14
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 36. p1 pedestal.fire
       p1 puts a Fire Pedestal at r15, brown zone: a benefit token of 4 Honor points
 37. p1 establish.q15.depot
       p1 establishes the Depot at q15
 38. p1 statue.r16
 39. p1 to.r14
       p1 moves an Ice Statue from r16 to r14
 40. p1 end  f989ad013da79dfd
 41. p2 recruit.m2{fire-2-2+ice}
       p2 recruits Swamp Usurer
       p2 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries an Ice Pedestal
 42. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 1 Rune and 4 Coins
 43. p2 end  e1cd616539a7233c
 44. p1 cast.silver_tongue
       p1 casts Silver Tongue: 1 Rune on the card
 45. p1 work.q15
       p1 activates the Depot: up to 1 use
 46. p1 use.1
 47. p1 pay.stone.2a
 48. p1 pay.stone.stock
       p1 gains 1 Cart
 49. p1 recruit.t1
 50. p1 pay.heartstone.2b
       p1 slips a Heartstone to Night Toller
 51. p1 pay.heartstone.1a
       p1 slips a Heartstone to Soot Pounder
 52. p1 pay.iron.2a
       p1 slips an Iron to Lantern Guard
 53. p1 pay.iron.2a
       p1 slips an Iron to Ice Breaker
 54. p1 pay.cart.stock{moon-3-2}
       p1 slips a Cart to Ash Convoyer
       p1 recruits Moonlit Banker
       Night Queen joins the horde
 55. p1 take.ice
       p1 chooses an Ice Pedestal from the bag
 56. p1 join.3a
       Moonlit Banker takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 2 Heartstones, 3 Runes, 3 Coins, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
 57. p1 statue.s18
 58. p1 to.r16
       p1 moves a Fire Statue from s18 to r16
 59. p1 end  557f22f9ba14b0de
 60. p2 cast.aftershock
       p2 casts Aftershock: 2 Runes on the card
 61. p2 dig.s4
 62. p2 lay.s4f.g13
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
 63. p2 pedestal.ice
       p2 puts an Ice Pedestal at f14, brown zone: a benefit token of 4 Honor points
 64. p2 establish.g15.stone_mill
       p2 establishes the Stone Mill at g15
 65. p2 lay.d2b.f12
       p2 opens a Tunnel of 2 cells without paying minerals
       p2 unearths a Moon Statue at f12
 66. p2 end  dbb382ecdac57d2a
 67. p1 cast.aftershock
       p1 casts Aftershock: 3 Runes on the card
 68. p1 pay.auto{gilded_arch}
       Aftershock disintegrates; Gilded Arch enters the grimoire
 69. p1 recruit.m2
 70. p1 pay.auto{mud-2-2+moon+mud-1-6+moon-1-5}
       p1 recruits Ash Convoyer
       p1 pockets the bribes of the recruit: 1 Cart
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder retires
       Lantern Guard retires
       Mudsled Driver joins the horde
       Silver Sifter joins the horde
       Ash Convoyer takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 2 Fire Carts
 71. p1 lay.d2d.q13
       p1 opens a Tunnel of 2 cells without paying minerals
 72. p1 pedestal.ice
       p1 puts an Ice Pedestal at q14, orange zone: a benefit token of 3 Honor points
 73. p1 statue.r14
 74. p1 to.q14
 75. p1 pay.auto
       p1 moves an Ice Statue from r14 to q14
 76. p1 statue.r16
 77. p1 to.r15
 78. p1 pay.auto
       p1 moves a Fire Statue from r16 to r15
 79. p1 end  70970d65617b1312
 80. p2 work.g15
       p2 activates the Stone Mill: up to 2 uses
 81. p2 use.1
 82. p2 pay.auto
       p2 gains 1 Iron
 83. p2 stop
 84. p2 recruit.m2
 85. p2 pay.auto{moon-2-3+ice}
       p2 recruits Bog-Iron Baron
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries an Ice Pedestal
 86. p2 join.2a
       Bog-Iron Baron takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 4 Iron and 1 Cart
 87. p2 statue.f16
 88. p2 to.f14
       p2 moves an Ice Statue from f16 to f14
 89. p2 end  2ca0e4cfb0638289
 90. p1 cast.gilded_arch
       p1 casts Gilded Arch: 1 Rune on the card
 91. p1 dig.s4
 92. p1 lay.s4c.n12
 93. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
 94. p1 pedestal.ice
       p1 puts an Ice Pedestal at o12, yellow zone: a benefit token of 4 Honor points
 95. p1 statue.q14
 96. p1 to.o12
 97. p1 pay.auto
       p1 moves an Ice Statue from q14 to o12
 98. p1 end  153857f4a5864c93
 99. p2 work.g15
       p2 activates the Stone Mill: up to 2 uses
100. p2 use.1
101. p2 pay.auto
       p2 gains 1 Iron
102. p2 stop
103. p2 dig.s4
104. p2 lay.s4a.i12
105. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
106. p2 pedestal.moon
       p2 puts a Moon Pedestal at i12, yellow zone: a benefit token of 3 Honor points
107. p2 statue.f12
108. p2 to.g12
       p2 moves a Moon Statue from f12 to g12
109. p2 end  74e1c48ed88a3222
110. p1 recruit.m3{fire-2-4+moon}
       p1 recruits Root Miner
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Moon Pedestal
       Root Miner takes a place in the pack: third row, place 2
       The pack brings p1 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Fire Carts
111. p1 end  baccb8fc2d3cf6c4
112. p2 recruit.m1{fire-2-1+fire}
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Iron
       p2 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
113. p2 join.3a
       Ice Breaker takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 5 Iron, 1 Cart, 1 Hammer, 1 Coin, 1 Ice Cart and 1 Moon Cart
114. p2 statue.g12
115. p2 to.g13
116. p2 pay.auto
       p2 moves a Moon Statue from g12 to g13
117. p2 statue.g13
118. p2 to.i12
       p2 moves a Moon Statue from g13 to i12
119. p2 end  d7e75c25a6a519b1
120. p1 cast.thunderclap
       p1 casts Thunderclap: 1 Rune on the card
121. p1 pay.auto
122. p1 dig.l3
123. p1 lay.l3d.q11
124. p1 ore.stone
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue at r12
125. p1 pedestal.fire
       p1 puts a Fire Pedestal at q12, orange zone: a benefit token of 3 Honor points
126. p1 statue.r12
127. p1 to.q12
128. p1 pay.auto
       p1 moves a Fire Statue from r12 to q12
129. p1 end  e10eb4412c9d11ad
130. p2 work.g15
       p2 activates the Stone Mill: up to 2 uses
131. p2 use.1
132. p2 pay.auto
       p2 gains 1 Iron
133. p2 use.1
134. p2 pay.auto
       p2 gains 1 Iron
135. p2 dig.i4
136. p2 lay.i4d.f8
137. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at f8
       The rock yields 1 Stone and 1 Heartstone to p2
138. p2 pedestal.moon
       p2 puts a Moon Pedestal at f10, brown zone: a benefit token of 5 Honor points
139. p2 establish.g9.ironworks
       p2 establishes the Ironworks at g9
140. p2 end  2406f59302cff9be
141. p1 dig.t5
142. p1 lay.t5d.r8
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 1 Stone to p1
143. p1 establish.q9.steward
       p1 establishes the Steward at q9
144. p1 establish.t10.steward
       p1 establishes the Steward at t10
145. p1 statue.r8
146. p1 to.q10
147. p1 pay.auto
       p1 moves a Moon Statue from r8 to q10
148. p1 end  aad283633e7510c7
149. p2 work.g9
       p2 activates the Ironworks: up to 1 use
150. p2 use.2
151. p2 pay.auto
       p2 gains 1 Heartstone
152. p2 dig.w5
153. p2 lay.w5c.h5
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue at h6
       The rock yields 2 Stone and 1 Coin to p2
154. p2 end  32b5896af59ae383
155. p1 cast.silver_tongue
       p1 casts Silver Tongue: 2 Runes on the card
156. p1 work.t10
       p1 activates the Steward: up to 1 use
157. p1 use.1
158. p1 pay.cart_fire.2c
       p1 moves a Fire Cart to the Stock
159. p1 recruit.m2
160. p1 pay.coin.1c
       p1 slips a Coin to Mudsled Driver
161. p1 pay.stone.stock{mud-2-1+ice}
       p1 slips a Stone to Silver Sifter
       p1 recruits Star Counter
       p1 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Star Counter takes a place in the pack: at the top
       The pack brings p1 3 Stone, 2 Iron, 5 Heartstones, 4 Runes, 3 Coins, 2 Fire Carts, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
162. p1 end  d966a864b8a8a2f2
163. p2 work.g15
       p2 activates the Stone Mill: up to 2 uses
164. p2 use.1
165. p2 pay.auto
       p2 gains 1 Iron
166. p2 stop
167. p2 recruit.m1{mud-2-5+moon+ice-1-1}
       p2 recruits Magma Miner
       p2 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
       Mudsled Driver retires
       Frost Sledger joins the horde
       Magma Miner takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 1 Iron, 2 Heartstones, 1 Rune, 4 Coins, 1 Fire Cart and 1 Moon Cart
168. p2 statue.h6
169. p2 to.f10
       p2 moves a Moon Statue from h6 to f10
170. p2 statue.f8
171. p2 to.g12
       p2 moves a Fire Statue from f8 to g12
172. p2 end  d0ca1eb1386c3c71
173. p1 cast.gilded_arch
       p1 casts Gilded Arch: 2 Runes on the card
174. p1 pay.auto
175. p1 work.q15
       p1 activates the Depot: up to 2 uses
176. p1 use.1
177. p1 pay.coin.3a
178. p1 pay.coin.3a
       p1 gains 1 Cart
179. p1 stop
180. p1 dig.s4
181. p1 lay.s4f.t7
182. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p1
183. p1 pedestal.ice
       p1 puts an Ice Pedestal at s8, grey zone: a benefit token of 5 Honor points
184. p1 hall.wellspring
185. p1 build.wellspringd.r8
       p1 builds the Wellspring
       The Ice Pedestal at s8 vanishes under the Great Hall
186. p1 end  0553e1b9ff7ee5ed
187. p2 cast.gilded_arch{earth_ritual}
       p2 casts Gilded Arch: 3 Runes on the card
       Gilded Arch disintegrates; Earth Ritual enters the grimoire
188. p2 work.g15
       p2 activates the Stone Mill: up to 2 uses
189. p2 use.1
190. p2 pay.auto
       p2 gains 1 Iron
191. p2 use.1
192. p2 pay.auto
       p2 gains 1 Iron
193. p2 dig.i4
194. p2 lay.i4b.g11
195. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
196. p2 pedestal.fire
       p2 puts a Fire Pedestal at i11, yellow zone: a benefit token of 2 Honor points
197. p2 end  9094edd2361ea356
198. p1 cast.earth_ritual
       p1 casts Earth Ritual: 1 Rune on the card
199. p1 ritual.stone
       p1 gains 3 Stone
200. p1 work.t10
       p1 activates the Steward: up to 1 use
201. p1 use.1
202. p1 pay.cart.1d
       p1 moves a Cart to the Stock
203. p1 dig.w5
204. p1 lay.w5d.p5
205. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue at p6
       The rock yields 2 Stone and 1 Coin to p1
206. p1 statue.p6
207. p1 to.r9
208. p1 pay.auto
       p1 moves a Fire Statue from p6 to r9
209. p1 end  162fecf4e4b5043f
210. p2 trade.cart
       p2 gives 4 resources back to the supply
211. p2 pay.stone.2b
212. p2 pay.coin.2c
213. p2 pay.coin.2c
214. p2 pay.coin.2c
       p2 gains 1 Cart
215. p2 dig.t5
216. p2 lay.t5c.c10
217. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron and 1 Hammer to p2
218. p2 hall.chasm
219. p2 build.chasma.c11
       p2 builds the Chasm
       The Fire Pedestal at i11 vanishes under the Great Hall
220. p2 statue.g12
221. p2 to.f11
       p2 moves a Fire Statue from g12 to f11
222. p2 trade.cart
       p2 gives 4 resources back to the supply
223. p2 pay.coin.1c
224. p2 pay.heartstone.stock
225. p2 pay.hammer.stock
226. p2 pay.stone.2c
       p2 gains 1 Cart
227. p2 statue.e18
228. p2 to.g18
       p2 moves a Moon Statue from e18 to g18
229. p2 end  1603193df6e65898
       Game over: p1 wins with 140 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +6  6 sets of left-over resources [HALL-F4]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1  +8  Moon Statue at q10, orange zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal at o12, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at q12, orange zone [HALL-F6]
p1 +12  Fire Statue on its Pedestal at r15, brown zone [HALL-F6]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +2  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +12  Moon Statue on its Pedestal at f10, brown zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at i12, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at f14, brown zone [HALL-F6]
p2  +4  Moon Statue at g18, grey zone [HALL-F6]
= p1 140, p2 125  coronation, won by p1
