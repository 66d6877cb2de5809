hall/4  seats 2  seed 1  options side=autumn workshops=random

  1. p1 portal.a8  0775e1820a7192e1
       p1 opens a Portal at a8
  2. p2 portal.s8  be253d1c78af6953
       p2 opens a Portal at s8
  3. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  4. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  5. p1 draft.start-5.1a
       p1 chooses Bone Reader for the pack
  6. p1 draft.start-1.1d  3a920164ccc1cef9
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  7. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-6.1a  0482cc93525eb2ec
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p1 dig.v5
 12. p1 lay.v5a.a9
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       p1 unearths a Fire Statue at a11
       The rock yields 2 Stone and 2 Iron to p1
 13. p1 end  7f2b0e6c132d0a1a
 14. p2 dig.v5
 15. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 16. p2 end  41dc647cff043f58
 17. p1 dig.l4
 18. p1 lay.l4c.c6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at d6
       The rock yields 1 Heartstone and 1 Coin to p1
 19. p1 end  c0360a91e2c90f47
 20. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 21. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 22. p2 end  11aa87db903e53f2
 23. p1 recruit.m4{ice-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 24. p1 join.2b
       Furnace Broker takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Fire Cart
 25. p1 statue.a11
 26. p1 to.c8
 27. p1 pay.auto
       p1 moves a Fire Statue from a11 to c8
 28. p1 end  d4f9fce861ae3f9c
 29. p2 dig.i4
 30. p2 lay.i4b.m9
 31. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
 32. p2 pedestal.moon
       p2 puts a Moon Pedestal at o9, orange zone: a benefit token of 5 Honor points
 33. p2 establish.o8.steward
       p2 establishes the Steward at o8
 34. p2 hall.chasm
 35. p2 build.chasma.m9
       p2 builds the Chasm
       The Moon Pedestal at o9 vanishes under the Great Hall
 36. p2 statue.q9
 37. p2 to.p9
       p2 moves a Moon Statue from q9 to p9
 38. p2 end  8591f6f1d4d54fa4
 39. p1 dig.i4
 40. p1 lay.i4d.c10
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at c13
       The rock yields 1 Hammer to p1
 41. p1 pedestal.moon
       p1 puts a Moon Pedestal at c12, brown zone: a benefit token of 2 Honor points
 42. p1 establish.d11.wainwright
       p1 establishes the Wainwright at d11
 43. p1 statue.c13
 44. p1 to.c12
       p1 moves a Moon Statue from c13 to c12
 45. p1 end  be37422050ca79cf
 46. p2 work.o8
       p2 activates the Steward: up to 1 use
 47. p2 use.1
 48. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 49. p2 recruit.m1{moon-2-3+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 50. p2 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Cart and 3 Coins
 51. p2 end  7a34d69d9294b9ec
 52. p1 work.d11
       p1 activates the Wainwright: up to 1 use
 53. p1 stop
 54. p1 recruit.b4{mud-1-5}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 55. p1 join.2a
       Bog Prospector takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
 56. p1 end  4dafb51ea6ec1e10
 57. p2 work.o8
       p2 activates the Steward: up to 1 use
 58. p2 use.1
 59. p2 pay.cart.1a
       p2 moves a Cart to the Stock
 60. p2 dig.l4
 61. p2 lay.l4d.p6
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Heartstone and 1 Coin to p2
 62. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 63. p2 statue.p6
 64. p2 to.q8
       p2 moves an Ice Statue from p6 to q8
 65. p2 end  2b4e29c47906a03a
 66. p1 work.d11
       p1 activates the Wainwright: up to 1 use
 67. p1 use.2
       p1 gains 1 Heartstone
 68. p1 recruit.m1
 69. p1 pay.auto{mud-2-2+fire}
       p1 recruits Star Counter
       p1 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 70. p1 join.2c
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Heartstone, 1 Rune and 1 Moon Cart
 71. p1 end  7d889372d71518df
 72. p2 work.o8
       p2 activates the Steward: up to 1 use
 73. p2 use.1
 74. p2 pay.iron.1b
       p2 moves an Iron to the Stock
 75. p2 recruit.m4
 76. p2 pay.auto{fire-2-4+ice}
       p2 recruits Glacier Cutter
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 77. p2 join.3a
       Glacier Cutter takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 1 Cart, 4 Coins, 1 Ice Cart and 1 Moon Cart
 78. p2 end  8a58313c6e0596c4
 79. p1 dig.i4
 80. p1 lay.i4a.d12
 81. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron and 1 Rune to p1
 82. p1 pedestal.fire
       p1 puts a Fire Pedestal at e12, orange zone: a benefit token of 4 Honor points
 83. p1 establish.f13.hammer_exchange
       p1 establishes the Hammer Exchange at f13
 84. p1 end  d368769325451feb
 85. p2 work.o8
       p2 activates the Steward: up to 1 use
 86. p2 use.1
 87. p2 pay.heartstone.1c
       p2 moves a Heartstone to the Stock
 88. p2 dig.i4
 89. p2 lay.i4c.q10
 90. p2 ore.iron
 91. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
 92. p2 pedestal.ice
       p2 puts an Ice Pedestal at q11, brown zone: a benefit token of 5 Honor points
 93. p2 establish.p11.hammer_exchange
       p2 establishes the Hammer Exchange at p11
 94. p2 statue.q13
 95. p2 to.q11
 96. p2 pay.auto
       p2 moves an Ice Statue from q13 to q11
 97. p2 end  18e63cafff66950f
 98. p1 work.d11
       p1 activates the Wainwright: up to 2 uses
 99. p1 use.1
       p1 gains 1 Cart
100. p1 stop
101. p1 cast.clan_oath
       p1 casts Clan Oath: 1 Rune on the card
102. p1 pay.auto
103. p1 recruit.b5{mud-1-6}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
104. p1 join.3a
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
105. p1 statue.c8
106. p1 to.a9
107. p1 pay.auto
       p1 moves a Fire Statue from c8 to a9
108. p1 statue.a9
109. p1 to.c10
110. p1 pay.auto
       p1 moves a Fire Statue from a9 to c10
111. p1 statue.c10
112. p1 to.e12
113. p1 pay.auto
       p1 moves a Fire Statue from c10 to e12
114. p1 statue.d6
115. p1 to.c8
116. p1 pay.auto
       p1 moves a Moon Statue from d6 to c8
117. p1 end  ad374257f4c8867c
118. p2 work.o8
       p2 activates the Steward: up to 1 use
119. p2 use.1
120. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
121. p2 recruit.t3
122. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
123. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 3
       The pack brings p2 3 Stone, 2 Iron, 1 Heartstone and 2 Ice Carts
124. p2 end  d4b39777b875e42b
125. p1 work.d11
       p1 activates the Wainwright: up to 2 uses
126. p1 use.2
       p1 gains 1 Heartstone
127. p1 stop
128. p1 recruit.t2{moon-3-4}
       p1 recruits Mother of Mud
       High Astrologer joins the horde
129. p1 take.moon
       p1 chooses a Moon Pedestal from the bag
       Mother of Mud takes a place in the pack: third row, place 2
       The pack brings p1 1 Iron, 2 Heartstones, 3 Carts, 1 Coin, 1 Fire Cart and 1 Moon Cart
130. p1 end  a626bd0fd5c1a2fa
131. p2 work.o8
       p2 activates the Steward: up to 1 use
132. p2 use.1
133. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
134. p2 dig.t4
135. p2 lay.t4a.l7
136. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart and 1 Rune to p2
137. p2 pedestal.moon
       p2 puts a Moon Pedestal at m8, yellow zone: a benefit token of 5 Honor points
138. p2 establish.m6.hammer_forge
       p2 establishes the Hammer Forge at m6
139. p2 statue.p9
140. p2 to.m8
141. p2 pay.auto
       p2 moves a Moon Statue from p9 to m8
142. p2 statue.s11
143. p2 to.p9
       p2 moves a Fire Statue from s11 to p9
144. p2 end  ff1aaeef91a4dc6a
145. p1 dig.w5
146. p1 lay.w5c.g13
147. p1 ore.iron
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at f15
       The rock yields 1 Stone and 2 Iron to p1
148. p1 statue.f15
149. p1 to.g14
150. p1 pay.auto
       p1 moves an Ice Statue from f15 to g14
151. p1 end  88145cf7f1178f1f
152. p2 work.o8
       p2 activates the Steward: up to 1 use
153. p2 use.1
154. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
155. p2 recruit.b2{mud-1-4}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 3 Coins
       Rust Wader joins the horde
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 3 Iron, 2 Coins, 1 Fire Cart, 2 Ice Carts and 1 Moon Cart
156. p2 end  e97dc89bc17bc4a8
157. p1 dig.l5
158. p1 lay.l5f.f16
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue at i17
159. p1 end  0ec40638814dc71f
160. p2 work.p11
       p2 activates the Hammer Exchange: up to 1 use
161. p2 use.1
162. p2 pay.coin.2b
163. p2 pay.coin.2b
       p2 gains 1 Hammer
164. p2 dig.l5
165. p2 lay.l5e.q14
166. p2 ore.stone
167. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at n15
       The rock yields 1 Stone and 1 Hammer to p2
168. p2 end  019a1a9237687518
169. p1 recruit.b4{ice-1-5}
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
       Puddle Banker takes a place in the pack: at the top
       The pack brings p1 4 Iron, 4 Heartstones, 1 Cart, 2 Coins and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
170. p1 trade.heartstone
       p1 gives 4 resources back to the supply
171. p1 pay.coin.2b
172. p1 pay.coin.4a
173. p1 pay.coin.4a
174. p1 pay.coin.stock
       p1 gains 1 Heartstone
175. p1 end  3f9a9218f9578fff
176. p2 work.o8
       p2 activates the Steward: up to 1 use
177. p2 use.1
178. p2 pay.cart_ice.2c
       p2 moves an Ice Cart to the Stock
179. p2 recruit.m3{mud-2-1+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 2 Coins
       p2 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 6 Stone, 2 Iron, 1 Heartstone, 2 Carts, 5 Coins and 2 Ice Carts
180. p2 end  e7621a88366c40a3
181. p1 dig.w5
182. p1 lay.w5b.c15
183. p1 ore.iron
184. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron and 1 Hammer to p1
185. p1 hall.stonecutter
186. p1 build.stonecutterb.d15
       p1 builds the Stonecutter's Hall
187. p1 statue.i17
188. p1 to.e16
189. p1 pay.auto
       p1 moves a Moon Statue from i17 to e16
190. p1 end  27452721d842b6ea
191. p2 work.m6
       p2 activates the Hammer Forge: up to 1 use
192. p2 use.1
193. p2 pay.auto
       p2 gains 1 Hammer
194. p2 dig.l4
195. p2 lay.l4h.k6
196. p2 ore.iron
197. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
198. p2 pedestal.fire
       p2 puts a Fire Pedestal at l8, yellow zone: a benefit token of 3 Honor points
199. p2 statue.p9
200. p2 to.m7
201. p2 pay.auto
       p2 moves a Fire Statue from p9 to m7
202. p2 statue.m7
203. p2 to.l8
204. p2 pay.auto
       p2 moves a Fire Statue from m7 to l8
205. p2 statue.q8
206. p2 to.p9
207. p2 pay.auto
       p2 moves an Ice Statue from q8 to p9
208. p2 statue.n15
209. p2 to.q10
210. p2 pay.auto
       p2 moves a Moon Statue from n15 to q10
211. p2 statue.q10
212. p2 to.m9
       p2 moves a Moon Statue from q10 to m9
213. p2 statue.m9
214. p2 to.p6
       p2 moves a Moon Statue from m9 to p6
215. p2 end  31d7d4daa8d33a5b
216. p1 dig.i3
217. p1 lay.i3d.b11
218. p1 ore.heartstone
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
219. p1 pedestal.moon
       p1 puts a Moon Pedestal at b13, dark grey zone: a benefit token of 3 Honor points
220. p1 end  e42389bf4f5e9451
221. p2 dig.y5
222. p2 lay.y5h.l9
223. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
224. p2 statue.p6
225. p2 to.o9
       p2 moves a Moon Statue from p6 to o9
226. p2 statue.o9
227. p2 to.l11
       p2 moves a Moon Statue from o9 to l11
228. p2 end  63d86c2d645dc603
       Game over: p2 wins with 152 Honor points

p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p1  +6  Moon Statue at c8, brown zone [HALL-F6]
p1  +6  Ice Statue at c9, brown zone [HALL-F6]
p1 +12  Moon Statue on its Pedestal at c12, brown zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal at e12, orange zone [HALL-F6]
p1  +8  Ice Statue at g14, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p2 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +8  8 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +20  Fire Statue on its Pedestal at l8, yellow zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at m8, yellow zone [HALL-F6]
p2 +10  Moon Statue at l11, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal at q11, brown zone [HALL-F6]
= p2 152, p1 131  coronation, won by p2
