hall/6  seats 2  seed 1  options side=autumn later_seats=none workshops=random

  1. p1 portal.j19  1f91694e030f95a1
       p1 opens a Portal at j19
  2. p2 portal.s8  f91338bb68e81dbf
       p2 opens a Portal at s8
  3. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  4. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  5. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  6. p1 draft.start-1.1d  8429b82b3897b5f1
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  7. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
  8. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
  9. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-6.1a  10c40337004419f5
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 11. p1 dig.y5
 12. p1 lay.y5b.h17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at i17
       p1 unearths an Ice Statue at k17
       The rock yields 1 Coin to p1
 13. p1 establish.h16.steward
       p1 establishes the Steward at h16
 14. p1 end  bcc0434b3a7fea6a
 15. p2 dig.v5
 16. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 17. p2 end  b1b02aef41ee107b
 18. p1 recruit.m4{fire-2-3+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 19. p1 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Moon Cart
 20. p1 statue.i17
 21. p1 to.j19
 22. p1 pay.auto
       p1 moves a Moon Statue from i17 to j19
 23. p1 end  97991f0e492fa0e0
 24. p2 recruit.m4{ice-2-1+ice}
       p2 recruits Furnace Broker
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 25. p2 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 26. p2 statue.s11
 27. p2 to.s8
       p2 moves a Fire Statue from s11 to s8
 28. p2 end  69a075c22aee93a6
 29. p1 work.h16
       p1 activates the Steward: up to 1 use
 30. p1 use.1
 31. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 32. p1 dig.l3
 33. p1 lay.l3a.k15
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Coin to p1
 34. p1 pedestal.moon
       p1 puts a Moon Pedestal at k15, orange zone: a benefit token of 5 Honor points
 35. p1 establish.l16.wainwright
       p1 establishes the Wainwright at l16
 36. p1 statue.k17
 37. p1 to.k15
       p1 moves an Ice Statue from k17 to k15
 38. p1 end  270723b3d081247a
 39. p2 dig.l4
 40. p2 lay.l4d.p6
 41. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Coin to p2
 42. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 43. p2 end  964ad9ed09628ceb
 44. p1 work.h16
       p1 activates the Steward: up to 1 use
 45. p1 use.1
 46. p1 pay.coin.2b
       p1 moves a Coin to the Stock
 47. p1 recruit.m1
 48. p1 pay.auto{moon-2-3+fire}
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 49. p1 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Cart and 4 Coins
 50. p1 statue.j19
 51. p1 to.i17
       p1 moves a Moon Statue from j19 to i17
 52. p1 end  75f817d471ae423c
 53. p2 recruit.m1{mud-2-2+fire}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 54. p2 join.2a
       Star Counter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Moon Cart
 55. p2 statue.p6
 56. p2 to.q8
       p2 moves an Ice Statue from p6 to q8
 57. p2 end  2753bfa329bf785e
 58. p1 work.h16
       p1 activates the Steward: up to 1 use
 59. p1 use.1
 60. p1 pay.coin.2a
       p1 moves a Coin to the Stock
 61. p1 recruit.t3{ice-3-4}
       p1 recruits Blizzard Marshal
       Glacier Smith joins the horde
 62. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
 63. p1 join.3a
       Blizzard Marshal takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 3 Iron, 1 Cart, 6 Coins, 2 Ice Carts and 1 Moon Cart
 64. p1 end  a3eb8636dbaf9142
 65. p2 dig.i4
 66. p2 lay.i4a.m9
 67. p2 ore.heartstone
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p2
 68. p2 pedestal.fire
       p2 puts a Fire Pedestal at n9, orange zone: a benefit token of 4 Honor points
 69. p2 establish.o8.hammer_exchange
       p2 establishes the Hammer Exchange at o8
 70. p2 statue.q9
 71. p2 to.m9
       p2 moves a Moon Statue from q9 to m9
 72. p2 end  7671bf42ef000a16
 73. p1 work.h16
       p1 activates the Steward: up to 1 use
 74. p1 use.1
 75. p1 pay.cart.1b
       p1 moves a Cart to the Stock
 76. p1 dig.y5
 77. p1 lay.y5h.f15
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at f15
       p1 unearths a Fire Statue at f18
 78. p1 end  a79806420f19cef4
 79. p2 recruit.b5{mud-1-5}
       p2 recruits Cold Digger
       p2 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
 80. p2 join.3a
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 3 Heartstones, 1 Cart, 1 Coin, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
 81. p2 statue.s8
 82. p2 to.q9
 83. p2 pay.auto
       p2 moves a Fire Statue from s8 to q9
 84. p2 end  ae16ed21fa44ea97
 85. p1 work.h16
       p1 activates the Steward: up to 1 use
 86. p1 use.1
 87. p1 pay.cart_moon.2b
       p1 moves a Moon Cart to the Stock
 88. p1 dig.i3
 89. p1 lay.i3c.l12
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
 90. p1 pedestal.moon
       p1 puts a Moon Pedestal at l12, yellow zone: a benefit token of 5 Honor points
 91. p1 statue.i17
 92. p1 to.k16
       p1 moves a Moon Statue from i17 to k16
 93. p1 statue.k16
 94. p1 to.l12
       p1 moves a Moon Statue from k16 to l12
 95. p1 statue.f15
 96. p1 to.h17
       p1 moves an Ice Statue from f15 to h17
 97. p1 end  4c6ce1dcc30f8ba5
 98. p2 recruit.m4
 99. p2 pay.auto{fire-2-4+ice+mud-1-6}
       p2 recruits Glacier Cutter
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Mudsled Driver joins the horde
       Glacier Cutter takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 2 Iron and 1 Ice Cart
100. p2 end  18008ef186cbd0c9
101. p1 work.h16
       p1 activates the Steward: up to 1 use
102. p1 use.1
103. p1 pay.cart_ice.3a
       p1 moves an Ice Cart to the Stock
104. p1 recruit.t3
105. p1 pay.auto{moon-3-4}
       p1 recruits Glacier Smith
       High Astrologer joins the horde
106. p1 take.fire
       p1 chooses a Fire Pedestal from the bag
       Glacier Smith takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 4 Iron, 1 Hammer and 1 Ice Cart
107. p1 statue.f18
108. p1 to.f15
       p1 moves a Fire Statue from f18 to f15
109. p1 end  a06ff1eaf5f3c014
110. p2 dig.i4
111. p2 lay.i4d.q10
112. p2 ore.iron
113. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
114. p2 pedestal.ice
       p2 puts an Ice Pedestal at q12, brown zone: a benefit token of 5 Honor points
115. p2 establish.p11.hammer_forge
       p2 establishes the Hammer Forge at p11
116. p2 statue.q13
117. p2 to.q12
118. p2 pay.auto
       p2 moves an Ice Statue from q13 to q12
119. p2 end  e3600d53746232dc
120. p1 work.h16
       p1 activates the Steward: up to 1 use
121. p1 use.1
122. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
123. p1 dig.s4
124. p1 lay.s4d.m14
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at n15
       The rock yields 1 Stone and 2 Iron to p1
125. p1 pedestal.fire
       p1 puts a Fire Pedestal at n15, brown zone: a benefit token of 3 Honor points
126. p1 establish.n13.hammer_exchange
       p1 establishes the Hammer Exchange at n13
127. p1 statue.n15
128. p1 to.m14
       p1 moves a Moon Statue from n15 to m14
129. p1 end  7bbd9a99caccf13a
130. p2 work.p11
       p2 activates the Hammer Forge: up to 1 use
131. p2 use.2
       p2 gains 1 Heartstone
132. p2 recruit.m3{mud-2-1+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Coin, 1 Fire Cart and 1 Ice Cart
133. p2 statue.q9
134. p2 to.n9
135. p2 pay.auto
       p2 moves a Fire Statue from q9 to n9
136. p2 statue.m9
137. p2 to.q9
138. p2 pay.auto
       p2 moves a Moon Statue from m9 to q9
139. p2 end  800c3f91a966d909
140. p1 work.h16
       p1 activates the Steward: up to 1 use
141. p1 use.1
142. p1 pay.stone.1d
       p1 moves a Stone to the Stock
143. p1 recruit.b2{mud-1-4}
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 2 Coins
       Rust Wader joins the horde
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 4 Iron, 1 Cart, 1 Hammer, 2 Coins, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
144. p1 end  0e125c618cb6487b
145. p2 dig.l4
146. p2 lay.l4a.l8
147. p2 ore.iron
148. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
149. p2 pedestal.fire
       p2 puts a Fire Pedestal at l9, yellow zone: a benefit token of 3 Honor points
150. p2 statue.n9
151. p2 to.l9
152. p2 pay.auto
       p2 moves a Fire Statue from n9 to l9
153. p2 statue.q8
154. p2 to.s9
155. p2 pay.auto
       p2 moves an Ice Statue from q8 to s9
156. p2 statue.s9
157. p2 to.m9
158. p2 pay.auto
       p2 moves an Ice Statue from s9 to m9
159. p2 statue.q9
160. p2 to.p6
       p2 moves a Moon Statue from q9 to p6
161. p2 end  91022a6a53a17ba7
162. p1 work.h16
       p1 activates the Steward: up to 1 use
163. p1 use.1
164. p1 pay.cart_fire.3b
       p1 moves a Fire Cart to the Stock
165. p1 dig.w5
166. p1 lay.w5d.c13
167. p1 ore.iron
168. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue at c13
       The rock yields 1 Stone and 1 Hammer to p1
169. p1 end  b252c9c1602f66bf
170. p2 recruit.m4
171. p2 pay.auto{ice-2-2+moon}
       p2 recruits Anvil Singer
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: at the top
       The pack brings p2 4 Iron, 1 Heartstone, 2 Carts, 1 Hammer, 1 Coin, 2 Fire Carts, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
172. p2 end  010ebbb0795a98b9
173. p1 work.l16
       p1 activates the Wainwright: up to 2 uses
174. p1 use.2
175. p1 pay.auto
       p1 gains 1 Heartstone
176. p1 use.2
       p1 gains 1 Heartstone
177. p1 trade.heartstone
       p1 gives 4 resources back to the supply
178. p1 pay.stone.2b
179. p1 pay.stone.3b
180. p1 pay.coin.2b
181. p1 pay.coin.2b
       p1 gains 1 Heartstone
182. p1 dig.i4
183. p1 lay.i4a.e14
184. p1 ore.stone
185. p1 pay.auto
186. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Iron to p1
187. p1 pedestal.moon
       p1 puts a Moon Pedestal at f14, brown zone: a benefit token of 2 Honor points
188. p1 statue.c13
189. p1 to.f14
       p1 moves a Moon Statue from c13 to f14
190. p1 end  6aa6cccbe598b8a4
191. p2 work.p11
       p2 activates the Hammer Forge: up to 1 use
192. p2 use.1
193. p2 pay.auto
       p2 gains 1 Hammer
194. p2 dig.i4
195. p2 lay.i4a.k7
196. p2 ore.iron
197. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart and 1 Rune to p2
198. p2 pedestal.ice
       p2 puts an Ice Pedestal at l7, yellow zone: a benefit token of 3 Honor points
199. p2 hall.wellspring
200. p2 build.wellspringb.l7
       p2 builds the Wellspring
       The Ice Pedestal at l7 vanishes under the Great Hall
201. p2 statue.p6
202. p2 to.q9
203. p2 pay.auto
       p2 moves a Moon Statue from p6 to q9
204. p2 statue.q9
205. p2 to.o9
206. p2 pay.auto
       p2 moves a Moon Statue from q9 to o9
207. p2 statue.o9
208. p2 to.n7
       p2 moves a Moon Statue from o9 to n7
209. p2 statue.n7
210. p2 to.k7
       p2 moves a Moon Statue from n7 to k7
211. p2 end  1aae15c9bdcbb825
212. p1 work.h16
       p1 activates the Steward: up to 1 use
213. p1 use.1
214. p1 pay.cart_ice.2c
       p1 moves an Ice Cart to the Stock
215. p1 dig.l5
216. p1 lay.l5a.d12
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Rune to p1
217. p1 hall.stonecutter
218. p1 build.stonecutterb.c13
       p1 builds the Stonecutter's Hall
219. p1 statue.f15
220. p1 to.d14
       p1 moves a Fire Statue from f15 to d14
221. p1 end  886ec82ade219476
222. p2 dig.w5
223. p2 lay.w5d.n3
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue at o4
       The rock yields 1 Coin to p2
224. p2 hall.shaman
225. p2 build.shamana.q8
       p2 builds the Shaman's Chamber
226. p2 statue.o4
227. p2 to.p6
       p2 moves a Fire Statue from o4 to p6
228. p2 statue.p6
229. p2 to.q9
       p2 moves a Fire Statue from p6 to q9
230. p2 end  26c49dbb8caac2a4
       Game over: p2 wins with 135 Honor points

p1  +8  2 Tunnels of 3 cells in Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1 +20  Moon Statue on its Pedestal at l12, yellow zone [HALL-F6]
p1 +12  Moon Statue on its Pedestal at f14, brown zone [HALL-F6]
p1  +8  Moon Statue at m14, orange zone [HALL-F6]
p1  +8  Ice Statue at k15, orange zone [HALL-F6]
p1  +6  Ice Statue at h17, brown zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2  +2  Wellspring, altar empty [HALL-G10]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2 +10  Moon Statue at k7, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal at l9, yellow zone [HALL-F6]
p2 +10  Ice Statue at m9, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at q12, brown zone [HALL-F6]
= p2 135, p1 130  coronation, won by p2
