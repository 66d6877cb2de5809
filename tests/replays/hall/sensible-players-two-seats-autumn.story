hall/4  seats 2  seed 1  options side=autumn workshops=random

  1. p1 portal.a8  0775e1820a7192e1
       p1 opens a Portal at a8
  2. p2 portal.s8  be253d1c78af6953
       p2 opens a Portal at s8
  3. p1 draft.start-6.1b
       p1 chooses Barrow Pusher for the pack
  4. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  5. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  6. p1 draft.start-1.1d  72719760376624b4
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  7. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
  8. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
  9. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-6.1a  1e8faf8fe3cce252
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 11. p1 dig.v5
 12. p1 lay.v5a.a9
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       p1 unearths a Fire Statue at a11
       The rock yields 2 Stone and 2 Iron to p1
 13. p1 end  5a8273feb6cca46d
 14. p2 dig.v5
 15. p2 lay.v5b.q9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at q9
       p2 unearths a Fire Statue at s11
       The rock yields 2 Stone and 2 Iron to p2
 16. p2 end  0c8f905b0251477d
 17. p1 dig.l4
 18. p1 lay.l4c.c6
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue at d6
       The rock yields 1 Heartstone and 1 Coin to p1
 19. p1 end  9a58b7c7f59de84c
 20. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 21. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 22. p2 end  343110688e4f76d0
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
 28. p1 end  8b7d455f4deddf99
 29. p2 dig.i4
 30. p2 lay.i4b.m9
 31. p2 ore.stone
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
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
 38. p2 end  3bd501b215d316e5
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
 45. p1 end  2992358498586a74
 46. p2 work.o8
       p2 activates the Steward: up to 1 use
 47. p2 use.1
 48. p2 pay.heartstone.1b
       p2 moves a Heartstone to the Stock
 49. p2 recruit.m1{moon-2-3+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 50. p2 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone, 1 Cart and 3 Coins
 51. p2 end  82ebda7f1dfcb788
 52. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
 53. p1 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p1 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
 54. p1 end  be415fa5612a1276
 55. p2 work.o8
       p2 activates the Steward: up to 1 use
 56. p2 use.1
 57. p2 pay.heartstone.1b
       p2 moves a Heartstone to the Stock
 58. p2 dig.l4
 59. p2 lay.l4d.p6
 60. p2 ore.iron
 61. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at p6
       The rock yields 1 Heartstone and 1 Coin to p2
 62. p2 pedestal.moon
       p2 puts a Moon Pedestal at p6, grey zone: a benefit token of 4 Honor points
 63. p2 statue.p6
 64. p2 to.q8
       p2 moves an Ice Statue from p6 to q8
 65. p2 end  f15fb8ffbfd95609
 66. p1 work.d11
       p1 activates the Wainwright: up to 1 use
 67. p1 use.2
       p1 gains 1 Heartstone
 68. p1 recruit.m4
 69. p1 pay.auto{mud-2-2+fire}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 70. p1 join.3a
       Glacier Cutter takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 2 Iron, 1 Cart, 2 Coins, 1 Fire Cart and 1 Ice Cart
 71. p1 end  2411ada33c57c23e
 72. p2 work.o8
       p2 activates the Steward: up to 1 use
 73. p2 use.1
 74. p2 pay.coin.2a
       p2 moves a Coin to the Stock
 75. p2 recruit.m4
 76. p2 pay.auto{fire-2-4+ice+mud-1-6}
       p2 recruits Bog-Iron Baron
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
       Bog Prospector retires
       Mudsled Driver joins the horde
 77. p2 join.3a
       Bog-Iron Baron takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 4 Iron, 1 Heartstone, 1 Cart, 5 Coins and 1 Moon Cart
 78. p2 end  19d21b14c3c94f72
 79. p1 dig.i4
 80. p1 lay.i4a.d12
 81. p1 ore.iron
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Iron and 1 Rune to p1
 82. p1 pedestal.ice
       p1 puts an Ice Pedestal at e12, orange zone: a benefit token of 2 Honor points
 83. p1 establish.f13.hammer_exchange
       p1 establishes the Hammer Exchange at f13
 84. p1 statue.c9
 85. p1 to.c13
 86. p1 pay.auto
       p1 moves an Ice Statue from c9 to c13
 87. p1 statue.c13
 88. p1 to.e12
 89. p1 pay.auto
       p1 moves an Ice Statue from c13 to e12
 90. p1 statue.d6
 91. p1 to.c9
       p1 moves a Moon Statue from d6 to c9
 92. p1 end  f0c2b8dba80680dd
 93. p2 work.o8
       p2 activates the Steward: up to 1 use
 94. p2 use.1
 95. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
 96. p2 dig.i4
 97. p2 lay.i4c.q10
 98. p2 ore.iron
 99. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue at q13
       The rock yields 1 Hammer to p2
100. p2 pedestal.fire
       p2 puts a Fire Pedestal at q11, brown zone: a benefit token of 3 Honor points
101. p2 establish.p11.hammer_exchange
       p2 establishes the Hammer Exchange at p11
102. p2 statue.s11
103. p2 to.n9
104. p2 pay.auto
       p2 moves a Fire Statue from s11 to n9
105. p2 statue.n9
106. p2 to.q11
       p2 moves a Fire Statue from n9 to q11
107. p2 end  8d1264b0d688219c
108. p1 recruit.m1
109. p1 pay.auto{mud-2-1+moon}
       p1 recruits Star Counter
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Star Counter takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone, 1 Rune and 1 Moon Cart
110. p1 end  3c4aff94ce542631
111. p2 work.o8
       p2 activates the Steward: up to 1 use
112. p2 use.1
113. p2 pay.heartstone.1b
       p2 moves a Heartstone to the Stock
114. p2 recruit.t3
115. p2 pay.auto{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
116. p2 take.moon
       p2 chooses a Moon Pedestal from the bag
       Blizzard Marshal takes a place in the pack: second row, place 3
       The pack brings p2 3 Stone, 3 Iron and 2 Ice Carts
117. p2 statue.q13
118. p2 to.q9
       p2 moves an Ice Statue from q13 to q9
119. p2 statue.q9
120. p2 to.s10
       p2 moves an Ice Statue from q9 to s10
121. p2 end  421904a26d39fbb6
122. p1 work.d11
       p1 activates the Wainwright: up to 2 uses
123. p1 use.1
124. p1 pay.auto
       p1 gains 1 Cart
125. p1 stop
126. p1 dig.s4
127. p1 lay.s4e.g13
128. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths an Ice Statue at f15
       The rock yields 2 Iron to p1
129. p1 pedestal.fire
       p1 puts a Fire Pedestal at g14, orange zone: a benefit token of 4 Honor points
130. p1 statue.f15
131. p1 to.g14
       p1 moves an Ice Statue from f15 to g14
132. p1 end  cbe4cf7756098477
133. p2 work.o8
       p2 activates the Steward: up to 1 use
134. p2 use.1
135. p2 pay.iron.2c
       p2 moves an Iron to the Stock
136. p2 dig.t4
137. p2 lay.t4a.l7
138. p2 ore.iron
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart and 1 Rune to p2
139. p2 pedestal.moon
       p2 puts a Moon Pedestal at m8, yellow zone: a benefit token of 5 Honor points
140. p2 establish.m6.hammer_forge
       p2 establishes the Hammer Forge at m6
141. p2 statue.p9
142. p2 to.m8
       p2 moves a Moon Statue from p9 to m8
143. p2 end  9638e2835def7c87
144. p1 recruit.m4{ice-2-2+ice+mud-1-4}
       p1 recruits Anvil Singer
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Puddle Banker retires
       Rust Wader joins the horde
       Anvil Singer takes a place in the pack: third row, place 2
       The pack brings p1 1 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
145. p1 end  6f93436a5a3a0428
146. p2 work.o8
       p2 activates the Steward: up to 1 use
147. p2 use.1
148. p2 pay.stone.2c
       p2 moves a Stone to the Stock
149. p2 recruit.m3{ice-2-3+fire}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The newcomer carries a Fire Pedestal
       Silt Wagoner takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 3 Iron, 2 Heartstones, 1 Cart, 2 Coins, 2 Ice Carts and 1 Moon Cart
150. p2 statue.s10
151. p2 to.p9
152. p2 pay.auto
       p2 moves an Ice Statue from s10 to p9
153. p2 end  b34ec00fdea29bef
154. p1 dig.l4
155. p1 lay.l4g.h13
156. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Cart to p1
157. p1 pedestal.ice
       p1 puts an Ice Pedestal at g15, brown zone: a benefit token of 5 Honor points
158. p1 hall.great_forge
159. p1 build.great_forgeb.g13
       p1 builds the Great Forge
       The Fire Pedestal at g14 vanishes under the Great Hall
       The Ice Pedestal at g15 vanishes under the Great Hall
160. p1 end  ba8195b88ad69719
161. p2 work.p11
       p2 activates the Hammer Exchange: up to 1 use
162. p2 use.1
163. p2 pay.coin.2b
164. p2 pay.coin.2b
       p2 gains 1 Hammer
165. p2 dig.l5
166. p2 lay.l5e.q14
167. p2 ore.heartstone
168. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue at n15
       The rock yields 1 Stone and 1 Hammer to p2
169. p2 end  065be6b8cf18949b
170. p1 recruit.m2{mud-2-3+ice}
       p1 recruits Crescent Blade
       p1 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The newcomer carries an Ice Pedestal
       Crescent Blade takes a place in the pack: at the top
       The pack brings p1 5 Iron, 2 Heartstones, 1 Hammer, 2 Coins, 2 Ice Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
171. p1 end  563ecb60d5eafea5
172. p2 work.m6
       p2 activates the Hammer Forge: up to 1 use
173. p2 use.2
       p2 gains 1 Heartstone
174. p2 dig.l4
175. p2 lay.l4b.j8
176. p2 ore.stone
177. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
178. p2 pedestal.fire
       p2 puts a Fire Pedestal at l9, yellow zone: a benefit token of 3 Honor points
179. p2 statue.q8
180. p2 to.q9
181. p2 pay.auto
       p2 moves an Ice Statue from q8 to q9
182. p2 statue.q9
183. p2 to.k8
       p2 moves an Ice Statue from q9 to k8
184. p2 end  3f8cd164e64ad039
185. p1 dig.s4
186. p1 lay.s4e.b11
187. p1 ore.iron
188. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p1
189. p1 pedestal.fire
       p1 puts a Fire Pedestal at b12, grey zone: a benefit token of 4 Honor points
190. p1 statue.c8
191. p1 to.a10
192. p1 pay.auto
       p1 moves a Fire Statue from c8 to a10
193. p1 statue.a10
194. p1 to.b12
195. p1 pay.auto
       p1 moves a Fire Statue from a10 to b12
196. p1 end  c4d702e084e4422f
197. p2 work.o8
       p2 activates the Steward: up to 1 use
198. p2 use.1
199. p2 pay.cart_moon.2b
       p2 moves a Moon Cart to the Stock
200. p2 dig.l5
201. p2 lay.l5a.h7
202. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Rune to p2
203. p2 end  15550ba0824bf016
204. p1 dig.t5
205. p1 lay.t5d.d13
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Stone and 1 Hammer to p1
206. p1 end  5e5718f0053b058b
207. p2 work.o8
       p2 activates the Steward: up to 1 use
208. p2 use.1
209. p2 pay.iron.1c
       p2 moves an Iron to the Stock
210. p2 dig.w5
211. p2 lay.w5d.n3
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at o4
       The rock yields 1 Coin to p2
212. p2 statue.o4
213. p2 to.q8
       p2 moves a Fire Statue from o4 to q8
214. p2 end  47cf14e2c6549dc1
       Game over: p2 wins with 144 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1 +24  4 Tunnels of 4 cells in Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +2  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +6  Moon Statue at c9, brown zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal at b12, grey zone [HALL-F6]
p1 +12  Moon Statue on its Pedestal at c12, brown zone [HALL-F6]
p1 +16  Ice Statue on its Pedestal at e12, orange zone [HALL-F6]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells in Iron [HALL-D4]
p2 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +1  1 set of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +10  Ice Statue at k8, yellow zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at m8, yellow zone [HALL-F6]
p2  +6  Fire Statue at q8, brown zone [HALL-F6]
p2 +12  Fire Statue on its Pedestal at q11, brown zone [HALL-F6]
p2  +6  Moon Statue at n15, brown zone [HALL-F6]
= p2 144, p1 130  coronation, won by p2
