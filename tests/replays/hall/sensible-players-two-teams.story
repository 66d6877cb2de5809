hall/1  seats 4  seed 11  options teams=yes workshops=random

  1. p1 portal.u16  91699b4dad6779f3
       p1 opens a Portal on u16
  2. p2 portal.c8  0f684cb635b483d2
       p2 opens a Portal on c8
  3. p3 portal.p3  c192de63e8f8feb1
       p3 opens a Portal on p3
  4. p4 portal.h21  325cdcd419625533
       p4 opens a Portal on h21
  5. p1 draft.start-6.1b  eb19511a3d8e0132
       Barrow Pusher follows p1 into the pack
  6. p1 draft.start-5.1c  3812a78bfe246b57
       Bone Reader follows p1 into the pack
  7. p1 draft.start-4.1d  6bab76efe33339b3
       Purse Shaker follows p1 into the pack
  8. p1 draft.start-3.1a  06a69c56b2f6b441
       Ember Eye follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  9. p2 draft.start-3.1c  c6b5505b6a29e305
       Ember Eye follows p2 into the pack
 10. p2 draft.start-4.1b  595702f405348145
       Purse Shaker follows p2 into the pack
 11. p2 draft.start-5.1d  03876938db57b2a6
       Bone Reader follows p2 into the pack
 12. p2 draft.start-6.1a  b30bf769591617dc
       Barrow Pusher follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron and 1 Coin
 13. p3 draft.start-6.1b  ea4884daa3e9678a
       Barrow Pusher follows p3 into the pack
 14. p3 draft.start-5.1c  6813b7823c8949ef
       Bone Reader follows p3 into the pack
 15. p3 draft.start-4.1a  316eebbfdab3bd03
       Purse Shaker follows p3 into the pack
 16. p3 draft.start-3.1d  62fddfd4e4792020
       Ember Eye follows p3 into the pack
       p3 begins with 5 Stone, 3 Iron and 1 Coin
 17. p4 draft.start-4.1b  62336e3b8a631152
       Purse Shaker follows p4 into the pack
 18. p4 draft.start-6.1c  741d905dbeca777b
       Barrow Pusher follows p4 into the pack
 19. p4 draft.start-3.1a  0080de94054f0098
       Ember Eye follows p4 into the pack
 20. p4 draft.start-5.1d  f4a851b275507200
       Bone Reader follows p4 into the pack
       p4 begins with 5 Stone, 3 Iron and 1 Coin
 21. p1 dig.v5  d4483f13496066f0
 22. p1 lay.v5d.r14  176aaed890f4fcf3
 23. p1 ore.stone  a8c059dab60c5ae3
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue on r16
       The rock yields 1 Stone and 1 Coin to p1
 24. p1 establish.q15.steward  edff73412024c2b0
       p1 establishes a Workshop on q15: Steward
 25. p1 end  a5c393f15e18c84f
 26. p2 dig.v5  ef01030f2c919a9a
 27. p2 lay.v5b.d8  648ff46428fdeb75
 28. p2 ore.stone  7a413978d00ce22c
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue on f8
       The rock yields 1 Stone and 1 Coin to p2
 29. p2 establish.g9.stone_mill  7eb76f91bc515af3
       p2 establishes a Workshop on g9: Stone Mill
 30. p2 end  b550f095e7826b64
 31. p3 dig.p5  18ab0db1a5bd010c
 32. p3 lay.p5g.p4  933c8db600f77ecb
 33. p3 ore.stone  9430a1755d31406c
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue on p6
       The rock yields 1 Stone and 1 Coin to p3
 34. p3 establish.o7.stone_mill  23ca77ad40366b87
       p3 establishes a Workshop on o7: Stone Mill
 35. p3 end  e2254506c9cf945c
 36. p4 dig.t5  104ebe16ec2ea86b
 37. p4 lay.t5a.g18  83747a1f261f4cdb
 38. p4 ore.stone  fdbec2e155422768
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue on h18
       The rock yields 1 Stone and 1 Coin to p4
 39. p4 establish.i17.mint  921c5931a89a68b2
       p4 establishes a Workshop on i17: Mint
 40. p4 end  4e7ff5347645443b
 41. p1 work.q15  726bfc03787a3fec
       p1 activates a Workshop, Steward: up to 1 use
 42. p1 stop  29419711e0595cd0
 43. p1 recruit.m1{moon-2-1+ice}  c7acbc1552086be7
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries an Ice Pedestal
 44. p1 join.2b  48d8cd78d54cd761
       Tide Hauler takes a place in the pack, on 2b
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 2 Moon Carts
 45. p1 statue.r16  a566c8d7c0ae3b44
 46. p1 to.r14  5f341ab3ef73deb7
 47. p1 pay.auto  6d8557e57ae47eb7
       p1 moves a Moon Statue from r16 to r14
 48. p1 end  c6a25c56f6894e46
 49. p2 work.g9  0a7ab34a6677516e
       p2 activates a Workshop, Stone Mill: up to 1 use
 50. p2 use.2  57354eeec1e5e822
       p2 gains 1 Stone
 51. p2 recruit.m3{ice-2-4+ice}  acdf5db3c99cf554
       p2 recruits Furnace Broker
       p2 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
 52. p2 join.2b  d5427902e9f63559
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Fire Cart
 53. p2 end  f74065fd4d16ce65
 54. p3 recruit.m2{mud-2-3+moon}  f363d6a1d887f8a0
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
 55. p3 join.2b  595eceeb4a9c5bd1
       Star Counter takes a place in the pack, on 2b
       The pack brings p3 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
 56. p3 statue.p6  fc518bc8df921830
 57. p3 to.o6  ce04d0ff3cc3cc1f
       p3 moves a Fire Statue from p6 to o6
 58. p3 end  e8de92448bd09c52
 59. p4 work.i17  f387bd0611edb5eb
       p4 activates a Workshop, Mint: up to 1 use
 60. p4 use.4  1be1d09031a0088d
       p4 gains 1 Heartstone
 61. p4 dig.l4  35a68951f8e34e27
 62. p4 lay.l4h.f15  672cfaaa4f7dde47
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p4 unearths a Fire Statue on f16
       The rock yields 3 Stone to p4
 63. p4 pedestal.fire  a7d2a46e648bd2b6
       p4 puts a Fire Pedestal on g17, grey zone: a benefit token of 4 Honor points
 64. p4 establish.g15.wainwright  85b15a5acb9d4354
       p4 establishes a Workshop on g15: Wainwright
 65. p4 end  dfa4a11325ef8c28
 66. p1 cast.aftershock  3cafcb9376a5894d
       p1 casts a Spell, Aftershock: 1 Rune on the card
 67. p1 work.q15  daabbc18be5bb00e
       p1 activates a Workshop, Steward: up to 1 use
 68. p1 use.1  9b76186d38113dd2
 69. p1 pay.cart.1b  5b9b86b54dca60f8
       p1 puts a Cart into the Stock
 70. p1 dig.s4  40df2d758ea799a3
 71. p1 lay.s4b.q17  8cc56f9364c186a2
 72. p1 pay.auto  2e414aadfc28c810
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue on p18
       The rock yields 2 Stone to p1
 73. p1 lay.d2c.u14  4d32d33027dfe5a6
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Hammer to p1
 74. p1 establish.t14.rune_forge  864c3f5bf6209ddc
       p1 establishes a Workshop on t14: Rune Forge
 75. p1 end  7ac9d2a7564acab5
 76. p2 work.g9  bcd09831132bf4c7
       p2 activates a Workshop, Stone Mill: up to 1 use
 77. p2 use.1  3fd1ba0a929a312a
 78. p2 pay.auto  7e22277097bc8e38
       p2 gains 1 Iron
 79. p2 dig.s4  f1ad98b824a4789d
 80. p2 lay.s4a.g6  ba95d89c82ab1a21
 81. p2 pay.auto  ba1c64bb0df82538
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue on h6
       The rock yields 2 Stone to p2
 82. p2 pedestal.ice  49a40be9ff4c421a
       p2 puts an Ice Pedestal on g6, grey zone: a benefit token of 2 Honor points
 83. p2 end  4da3217adeca4549
 84. p3 cast.aftershock  180e8e79790aa2ed
       p3 casts a Spell, Aftershock: 2 Runes on the card
 85. p3 pay.auto  1a2a0829a038fcac
 86. p3 work.o7  497708d81a9a9b6f
       p3 activates a Workshop, Stone Mill: up to 1 use
 87. p3 use.1  007ef39635d17983
       p3 gains 1 Iron
 88. p3 dig.t4  67f180c76825bc7a
 89. p3 lay.t4b.n2  ba559eb7a9504a08
 90. p3 ore.stone  d3759e67194f6b3b
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue on n2
       The rock yields 1 Hammer to p3
 91. p3 pedestal.fire  e23292f68065ac52
       p3 puts a Fire Pedestal on n2, dark grey zone: a benefit token of 5 Honor points
 92. p3 establish.n4.crusher  140903c534b886ad
       p3 establishes a Workshop on n4: Crusher
 93. p3 lay.d2d.n6  661bb611dbdde718
       p3 opens a Tunnel of 2 cells without paying minerals
 94. p3 statue.n2  d91a73d740e02985
 95. p3 to.n3  d4b86aa54a6f5c78
       p3 moves a Moon Statue from n2 to n3
 96. p3 end  bfe0b8e61efa2d71
 97. p4 work.i17  a536c8ede7d8fde2
       p4 activates a Workshop, Mint: up to 1 use
 98. p4 use.3  ad4d9e129ad873d1
       p4 gains 1 Iron
 99. p4 recruit.b3{fire-1-3}  cf43cc363c0d3140
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
100. p4 join.2b  40d54139bfcf7a95
       Snow Shoveller takes a place in the pack, on 2b
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Ice Cart
101. p4 statue.f16  f1c9cedf4032e50a
102. p4 to.g17  380587e7075a20fb
103. p4 pay.auto  a3e90b7931d58f19
       p4 moves a Fire Statue from f16 to g17
104. p4 statue.h18  1e0c23bbbdd82fe3
105. p4 to.i18  f73dd47536cfcc8d
       p4 moves a Moon Statue from h18 to i18
106. p4 end  dbb012f63c5f5d1b
107. p1 work.q15  d016269b028599ce
       p1 activates a Workshop, Steward: up to 1 use
108. p1 use.1  891d187df7852551
       p1 puts a Moon Cart into the Stock
109. p1 recruit.m2{moon-2-4+ice}  6951364d4b083b71
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries an Ice Pedestal
110. p1 join.2a  d932f435cb550871
       Root Miner takes a place in the pack, on 2a
       The pack brings p1 1 Iron, 3 Heartstones and 1 Cart
111. p1 end  777b0ddc7783a824
112. p2 recruit.m1{fire-2-4+moon+moon-1-5}  7eccd6097ea671e0
       p2 recruits Eclipse Merchant
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
       Bog Prospector retires
       Silver Sifter joins the horde
113. p2 join.2a  5565d76347776ef2
       Eclipse Merchant takes a place in the pack, on 2a
       The pack brings p2 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
114. p2 statue.f8  7443f658dd69eafd
115. p2 to.f10  34b77bdb65a9aa04
       p2 moves an Ice Statue from f8 to f10
116. p2 end  c6335efea965f641
117. p3 cast.aftershock{silver_tongue}  175231bc79f0afee
       p3 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
118. p3 dig.l4  9a376ae014dbda8d
119. p3 lay.l4a.l5  d2b6205e6a304b5f
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue on l6
120. p3 pedestal.ice  56439d7540ff815e
       p3 puts an Ice Pedestal on l6, brown zone: a benefit token of 2 Honor points
121. p3 lay.d2b.k3  868cf59e79ad894a
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p3
122. p3 hall.wellspring  1f44b11845c3a677
123. p3 build.wellspringb.n5  a65238c432f79d51
       p3 builds a Great Hall: Wellspring
124. p3 end  77de40ef7ec0c45f
125. p4 work.i17  3b06ffb114c61788
       p4 activates a Workshop, Mint: up to 1 use
126. p4 use.4  8231e3c55f21fd21
       p4 gains 1 Heartstone
127. p4 dig.i4  11d4e53d5ebe02e8
128. p4 lay.i4c.j15  48dc1450c69be150
129. p4 pay.auto  743f942380643041
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
130. p4 pedestal.moon  b5c5785ea23ab79f
       p4 puts a Moon Pedestal on j16, orange zone: a benefit token of 3 Honor points
131. p4 statue.i18  424191c91851f016
132. p4 to.j16  90f3f43f423757b9
       p4 moves a Moon Statue from i18 to j16
133. p4 end  bfa655d05ec515bb
134. p1 work.q15  97f80adf6fbb1234
       p1 activates a Workshop, Steward: up to 1 use
135. p1 use.1  53681a0653ccf38a
136. p1 pay.cart.1b  b05a8ca4b0097965
       p1 puts a Cart into the Stock
137. p1 dig.l5  28c16d68b499ebe3
138. p1 lay.l5c.u10  f157832860a72597
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue on v10
       The rock yields 2 Iron and 1 Hammer to p1
139. p1 establish.t10.charm_weaver  1499ea339e5e11ac
       p1 establishes a Workshop on t10: Charm Weaver
140. p1 statue.v10  9259fc2c3ca36690
141. p1 to.u10  94eb640905d5bdc3
       p1 moves a Moon Statue from v10 to u10
142. p1 end  c2220ae08f4e3865
143. p2 work.g9  994f384e1cd3e252
       p2 activates a Workshop, Stone Mill: up to 1 use
144. p2 use.1  7499af293ab5c2e3
       p2 gains 1 Iron
145. p2 recruit.m1  540967f6f21a32cb
146. p2 pay.auto{ice-2-3+moon}  d319b002615b2541
       p2 recruits Anvil Singer
       p2 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries a Moon Pedestal
147. p2 join.3a  742faffc1b4f2fbc
       Anvil Singer takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 3 Coins and 1 Fire Cart
148. p2 end  dc2344e11b35fcb5
149. p3 recruit.b1{fire-1-5}  c1c58ae9834d7018
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 3 Coins
       Soot Pounder joins the horde
150. p3 join.2c  6200026eb2826d71
       Night Toller takes a place in the pack, on 2c
       The pack brings p3 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
151. p3 end  759712318a104f3f
152. p4 dig.y5  974def9e0329c4f3
153. p4 lay.y5a.i21  963b7e3dd091f4dd
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue on j22
       The rock yields 2 Iron and 1 Hammer to p4
154. p4 establish.j20.hammer_forge  b3892b3c2f2abb86
       p4 establishes a Workshop on j20: Hammer Forge
155. p4 end  6c14f86e7dd8d46f
156. p1 work.q15  ca6526809f6471c8
       p1 activates a Workshop, Steward: up to 1 use
157. p1 use.1  dc672ee880b5fb3b
       p1 puts an Iron into the Stock
158. p1 recruit.b2{mud-1-4}  eb64713a8b56fe21
       p1 recruits Silver Sifter
       p1 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
159. p1 join.3a  cc95b9f514233eeb
       Silver Sifter takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Moon Carts
160. p1 end  d56c982d4f2c4f35
161. p2 work.g9  d17a5d46dacf7762
       p2 activates a Workshop, Stone Mill: up to 1 use
162. p2 use.1  866f645311a40dca
163. p2 pay.auto  dca05d4114d7f1f9
       p2 gains 1 Iron
164. p2 dig.l4  e70dc2ddd43c6c6f
165. p2 lay.l4g.g10  40218e97be532a4d
166. p2 pay.auto  e3305a4b262429a5
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue on f12
167. p2 pedestal.moon  dadd44f90bedf49e
       p2 puts a Moon Pedestal on f12, brown zone: a benefit token of 5 Honor points
168. p2 end  eb342995320a2098
169. p3 cast.silver_tongue  bdd650867b9b50ff
       p3 casts a Spell, Silver Tongue: 1 Rune on the card
170. p3 recruit.t2  3d7c68ee844e1f36
171. p3 pay.coin.2c  e650c5aedfd9a593
       p3 slips a Coin to Rust Wader
172. p3 pay.heartstone.2b  1e8c02be0093753f
       p3 slips a Heartstone to Torch Peddler
173. p3 pay.coin.stock  ec0224aabd19ee5c
       p3 slips a Coin to Tong Bearer
174. p3 pay.iron.stock  a010a20ca2f92bce
       p3 slips an Iron to Crescent Blade
175. p3 pay.coin.stock{mud-3-3}  d0a9e57e468d64c1
       p3 slips a Coin to Ice Breaker
       p3 recruits Volcano Matriarch
       Heart Eater joins the horde
176. p3 take.fire  0240b13ab4c4cd23
       p3 chooses a Fire Pedestal from the bag
177. p3 join.2a  b169391f8cc992fb
       Volcano Matriarch takes a place in the pack, on 2a
       The pack brings p3 3 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
178. p3 end  bddd62852d05d8ad
179. p4 work.i17  2bf046fc7d267952
       p4 activates a Workshop, Mint: up to 2 uses
180. p4 use.4  d89d823d94726ba7
       p4 gains 1 Heartstone
181. p4 stop  d4010274cc9403e3
182. p4 recruit.b3{mud-1-6}  1937958b29244cb9
       p4 recruits Torch Peddler
       p4 pockets the bribes of the recruit: 1 Heartstone and 1 Coin
       Mudsled Driver joins the horde
183. p4 join.2c  241e463b726662f1
       Torch Peddler takes a place in the pack, on 2c
       The pack brings p4 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
184. p4 statue.j22  6a3dbdd9fb9cceb7
185. p4 to.h21  90e66bf17265d66c
186. p4 pay.auto  cff32d7d50d724a9
       p4 moves a Fire Statue from j22 to h21
187. p4 statue.h21  00365b4c4579c298
188. p4 to.i18  e266f50125851b7f
       p4 moves a Fire Statue from h21 to i18
189. p4 end  3af89d6763d59943
190. p1 work.q15  3505e25a26b1a603
       p1 activates a Workshop, Steward: up to 1 use
191. p1 use.1  89f7900ae578cb65
192. p1 pay.cart_moon.2b  5c8e85c90fc74d34
       p1 puts a Moon Cart into the Stock
193. p1 cast.silver_tongue  292d2ddfe53e6644
       p1 casts a Spell, Silver Tongue: 2 Runes on the card
194. p1 recruit.t1  eab64df787d3342d
195. p1 pay.stone.2b  db3d4ffed25593ca
       p1 slips a Stone to Soot Pounder
196. p1 pay.stone.2b  1c9dc96534f97f12
       p1 slips a Stone to Rust Wader
197. p1 pay.coin.3a  5be66ec23f01dabc
       p1 slips a Coin to Mudsled Driver
198. p1 pay.coin.stock  b6dc356c967c755f
       p1 slips a Coin to Frost Scribe
199. p1 pay.hammer.stock{moon-3-4}  3255cfffa4b827ef
       p1 slips a Hammer to Crescent Blade
       p1 recruits Winter Oracle
       High Astrologer joins the horde
200. p1 take.moon  02694fa8b1002775
       p1 chooses a Moon Pedestal from the bag
       Winter Oracle takes a place in the pack, on 2c
       The pack brings p1 3 Iron, 2 Runes, 1 Coin and 1 Ice Cart
201. p1 end  5f8f62fd0713bbcd
202. p2 work.g9  4715c6b642f5eedc
       p2 activates a Workshop, Stone Mill: up to 2 uses
203. p2 use.1  32ad65507aa0428e
       p2 gains 1 Iron
204. p2 stop  0622f4356d8cdd42
205. p2 recruit.t1{fire-3-3}  a4afa0533f69fccf
       p2 recruits High Astrologer
       Chief of Embers joins the horde
206. p2 take.moon  3bdd7deae7d9992b
       p2 chooses a Moon Pedestal from the bag
       High Astrologer takes a place in the pack, on 2c
       The pack brings p2 1 Iron, 1 Heartstone, 3 Runes and 1 Moon Cart
207. p2 end  d4524fbe448088e6
208. p3 recruit.b2{ice-1-5}  a9f0c581520b3580
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Rime Smith joins the horde
209. p3 join.3b  b8ec33640650e4a9
       Rust Wader takes a place in the pack, on 3b
       The pack brings p3 2 Iron, 1 Heartstone, 2 Runes, 1 Coin and 1 Moon Cart
210. p3 end  67eaeba95659bb20
211. p4 cast.silver_tongue{secret_passage}  d7c3c0c67b3d92ca
       p4 casts a Spell, Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Secret Passage enters the grimoire
212. p4 work.i17  f27734ea5890a873
       p4 activates a Workshop, Mint: up to 2 uses
213. p4 use.4  5745864d31d600fe
       p4 gains 1 Heartstone
214. p4 stop  8b4518d5ac026cf2
215. p4 recruit.t1  259097376b82d9c1
216. p4 pay.hammer.stock  a37b48702d8230ce
       p4 slips a Hammer to Soot Pounder
217. p4 pay.cart.stock  a27ef380f71d5d33
       p4 slips a Cart to Rime Smith
218. p4 pay.stone.stock  212c5585cf91cbee
       p4 slips a Stone to Mudsled Driver
219. p4 pay.stone.stock  3846491feb677217
       p4 slips a Stone to Frost Scribe
220. p4 pay.stone.stock{mud-3-1}  d786a2d8af1ac61a
       p4 slips a Stone to Crescent Blade
       p4 recruits Chief of Embers
       Old Man of the Mire joins the horde
221. p4 take.fire{mud-2-5+ice}  27104ed724767f90
       p4 chooses a Fire Pedestal from the bag
       Crescent Blade retires
       Silt Wagoner joins the horde
       The new card carries an Ice Pedestal
222. p4 join.2a  26f7249f1d19af5c
       Chief of Embers takes a place in the pack, on 2a
       The pack brings p4 1 Iron, 2 Heartstones, 2 Coins and 2 Fire Carts
223. p4 end  6e3f6280424ddeee
224. p1 work.q15  5114008b3bd50444
       p1 activates a Workshop, Steward: up to 1 use
225. p1 use.1  6b0955b70fa99e99
226. p1 pay.cart.1b  8d9d5fe563cafaa6
       p1 puts a Cart into the Stock
227. p1 dig.l4  bb1d0aa2c017c65f
228. p1 lay.l4b.o13  a885ab6badbf65fe
229. p1 ore.iron  1bb2fc7e34504c25
230. p1 pay.auto  8b1174cd09ca0c2f
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
231. p1 pedestal.fire  28943f270cfc365c
       p1 puts a Fire Pedestal on q14, orange zone: a benefit token of 5 Honor points
232. p1 statue.r14  128193691c9d80b4
233. p1 to.o13  7da3dc2b04592249
234. p1 pay.auto  1b5a301e9e502438
       p1 moves a Moon Statue from r14 to o13
235. p1 statue.p18  6f41cd0d000d01c9
236. p1 to.r15  6ae4b4553c6b28ad
       p1 moves a Fire Statue from p18 to r15
237. p1 end  8b5bf92c3f7c6323
238. p2 work.g9  9a9d3e658b07ea7d
       p2 activates a Workshop, Stone Mill: up to 2 uses
239. p2 use.1  1ffd6b5ffcce6001
       p2 gains 1 Iron
240. p2 stop  d85c5976734b78ae
241. p2 dig.l3  aa46b546882a3a00
242. p2 lay.l3b.h11  c916bb53cf3f752f
243. p2 ore.heartstone  8686d58d16fedd92
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Heartstone to p2
244. p2 pedestal.moon  997561881e484270
       p2 puts a Moon Pedestal on i11, yellow zone: a benefit token of 4 Honor points
245. p2 statue.h6  ea35543dd1f262bd
246. p2 to.f9  57946d0719251455
247. p2 pay.auto  72a538212b80bd77
       p2 moves a Moon Statue from h6 to f9
248. p2 statue.f9  0c49cad34a82b419
249. p2 to.g10  8381132f11b6d88e
250. p2 pay.auto  89ebb6ecf4f36ae3
       p2 moves a Moon Statue from f9 to g10
251. p2 statue.g10  e912412969fc2ec3
252. p2 to.i11  f2a33320804b6096
       p2 moves a Moon Statue from g10 to i11
253. p2 end  d2418f743c6d0957
254. p3 cast.seers_bag  122bf9f3c0720f9d
       p3 casts a Spell, Seer's Bag: 1 Rune on the card
255. p3 pay.auto  0d63b32625008947
256. p3 swap.fire.fire  a815d2756fd401b1
       p3 puts a Fire Pedestal back into the bag and takes a Fire Pedestal
257. p3 dig.l4  4abcbff04be71206
258. p3 lay.l4g.m7  a3f5d45720768503
259. p3 ore.iron  d9a37eb60a8fd911
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p3
260. p3 pedestal.fire  f1a483b35f6450b6
       p3 puts a Fire Pedestal on l9, yellow zone: a benefit token of 4 Honor points
261. p3 statue.o6  6c207d4b56531299
262. p3 to.n7  c2cce5be9633c27b
263. p3 pay.auto  59a57a5f09c053d8
       p3 moves a Fire Statue from o6 to n7
264. p3 statue.n7  9c7cb1d37ebf939f
265. p3 to.l9  33f4f28c5b078419
       p3 moves a Fire Statue from n7 to l9
266. p3 end  64e4c18fea22e2f0
267. p4 work.i17  0eccf21fdf843726
       p4 activates a Workshop, Mint: up to 2 uses
268. p4 use.4  03d9546ce7f174e6
269. p4 pay.auto  ad1d196c686cb340
       p4 gains 1 Heartstone
270. p4 use.4  95088ab1e4548dc9
       p4 gains 1 Heartstone
271. p4 recruit.b3{fire-1-1}  8cc35fc613fe3602
       p4 recruits Mudsled Driver
       p4 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Cinder Hauler joins the horde
272. p4 join.3b  3783008bef095c53
       Mudsled Driver takes a place in the pack, on 3b
       The pack brings p4 3 Stone, 2 Carts, 1 Rune, 2 Coins and 1 Fire Cart
273. p4 end  74a69efec36e6ccc
274. p1 work.q15  76342187ddd24880
       p1 activates a Workshop, Steward: up to 2 uses
275. p1 use.1  393fa96dcd3c1ce1
276. p1 pay.cart_ice.2c  ee51172d6a886a68
       p1 puts an Ice Cart into the Stock
277. p1 use.1  84898f284494db47
278. p1 pay.rune.1c  50027322e1ddc98c
       p1 puts a Rune into the Stock
279. p1 recruit.m1  c464c16fc8e49e2f
280. p1 pay.auto{fire-2-2+moon+mud-1-2}  972c84193f1b70c2
       p1 recruits Frost Scribe
       p1 pockets the bribes of the recruit: 1 Stone and 2 Coins
       p1 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries a Moon Pedestal
       Soot Pounder retires
       Gravel Glutton joins the horde
       Frost Scribe takes a place in the pack, on 3b
       The pack brings p1 3 Stone, 4 Iron, 1 Cart, 2 Runes, 1 Coin, 2 Ice Carts and 2 Moon Carts
281. p1 end  ebc9e4b0802fa08a
282. p2 cast.seers_bag  2c73a0df4e40ea0c
       p2 casts a Spell, Seer's Bag: 2 Runes on the card
283. p2 pay.auto  fa3fb73822b6b8db
284. p2 draw{fire}  f1f98e6510e2ac9a
       p2 draws a Fire Pedestal from the bag
285. p2 recruit.m3{ice-2-2+ice}  d8af2e10462105b6
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries an Ice Pedestal
       Ice Breaker takes a place in the pack, on 3b
       The pack brings p2 1 Stone, 2 Iron, 2 Heartstones, 1 Hammer, 2 Runes, 2 Coins, 1 Ice Cart and 1 Moon Cart
286. p2 statue.f10  865685333dec5882
287. p2 to.g6  d23b043abe4b14f7
       p2 moves an Ice Statue from f10 to g6
288. p2 end  52e0898a813cde86
289. p3 recruit.m3  00a1c23662d4f3a0
290. p3 pay.auto{ice-2-1+ice+fire-1-2}  08205d2881f28da3
       p3 recruits Avalanche Rider
       p3 takes an Ice Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries an Ice Pedestal
       Tong Bearer retires
       Coal Nibbler joins the horde
       Avalanche Rider takes a place in the pack, on 3a
       The pack brings p3 2 Stone, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 2 Ice Carts
291. p3 statue.n3  1f23343f1365e343
292. p3 to.p3  7564dedda1d3fab0
293. p3 pay.auto  44e54e56a4aa1548
       p3 moves a Moon Statue from n3 to p3
294. p3 statue.p3  ef08b64809ba2bb3
295. p3 to.p4  c385d8eab262b3c9
296. p3 pay.auto  97a14c6d91472281
       p3 moves a Moon Statue from p3 to p4
297. p3 statue.p4  2ed6588c936a702f
298. p3 to.o6  a799a2224f3bbbff
       p3 moves a Moon Statue from p4 to o6
299. p3 end  0862e3d36c590f3d
300. p4 work.i17  1a09a8e4cfd41457
       p4 activates a Workshop, Mint: up to 2 uses
301. p4 use.4  90811d5a4126f79e
302. p4 pay.auto  c0d83f3b7d3647b5
       p4 gains 1 Heartstone
303. p4 use.4  38b8cf295ab42773
304. p4 pay.auto  14e84f181376acc4
       p4 gains 1 Heartstone
305. p4 dig.s4  4bd98cdc61865584
306. p4 lay.s4g.m20  89e0f26e4c54945a
307. p4 ore.heartstone  97e325ab264133d9
308. p4 pay.auto  e902e8e07574b2f1
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue on n22
       The rock yields 1 Iron and 1 Hammer to p4
309. p4 pedestal.moon  7c9f0ae159dba87f
       p4 puts a Moon Pedestal on n21, grey zone: a benefit token of 4 Honor points
310. p4 statue.n22  dbcacd1c1e478c9f
311. p4 to.l21  f4e5051f92e9a136
312. p4 pay.auto  baf898474f0cb4b7
       p4 moves an Ice Statue from n22 to l21
313. p4 end  0a82f7949f1e8bf1
314. p1 work.q15  85b33ebbbd2ecb4d
       p1 activates a Workshop, Steward: up to 2 uses
315. p1 use.1  78acfac703ba6efa
316. p1 pay.cart_ice.3b  d0899130264ea461
       p1 puts an Ice Cart into the Stock
317. p1 use.1  c2ccaeb452a6e060
318. p1 pay.cart_ice.2c  2093b31ebb566c20
       p1 puts an Ice Cart into the Stock
319. p1 dig.t5  50feb87d27086ceb
320. p1 lay.t5b.t11  66a46b984056403c
321. p1 ore.heartstone  54095301927fa672
322. p1 pay.auto  248ce693e60c3881
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue on r12
       The rock yields 2 Iron to p1
323. p1 hall.great_forge  c0d83a60ebaf5ac4
324. p1 build.great_forgeb.t11  c21374ddb1a38362
       p1 builds a Great Hall: Great Forge
325. p1 statue.u10  eb1feca783465951
326. p1 to.t12  3c6ce6d39c6a642b
327. p1 pay.auto  daef7648c8ee2792
       p1 moves a Moon Statue from u10 to t12
328. p1 end  bd82a7e9acde7600
329. p2 cast.secret_passage  480f4b1c6258708c
       p2 casts a Spell, Secret Passage: 1 Rune on the card
330. p2 pay.auto  4f21739c8fe2a554
331. p2 work.i17  3fb4141b02258b8a
       p2 activates a Workshop, Mint: up to 2 uses
332. p2 use.4  3dff01a6efd2fd00
333. p2 pay.auto  774aae182eec1ea6
       p2 gains 1 Heartstone
334. p2 use.4  bc420bfc405f968d
335. p2 pay.auto  d130d659311d7a28
       p2 gains 1 Heartstone
336. p2 recruit.b2{moon-1-4}  5d2ed943d789b909
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 1 Cart and 1 Coin
       Lantern Guard joins the horde
       Rime Smith takes a place in the pack, on 4a
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune, 4 Coins, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
337. p2 end  d7fac980caaa4efd
338. p3 work.n4  6bd2dc1d0955bfc6
       p3 activates a Workshop, Crusher: up to 2 uses
339. p3 use.1  2814cfeb0ab573f9
340. p3 pay.auto  9f795901d33e268f
       p3 gains 2 Stone
341. p3 stop  2863bf0cbe658874
342. p3 dig.l3  f06799974f9c7a89
343. p3 lay.l3d.k9  7395ea0050c8d9e8
344. p3 ore.heartstone  9f371c162b53cabe
345. p3 pay.auto  123ca266835e1c56
       p3 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Cart to p3
346. p3 pedestal.ice  53e71c6f4dfa4eb9
       p3 puts an Ice Pedestal on k10, yellow zone: a benefit token of 3 Honor points
347. p3 statue.l6  2f914d157de0d97c
348. p3 to.o5  d767d7bfea26b551
349. p3 pay.auto  78e53ade0ac2b413
       p3 moves an Ice Statue from l6 to o5
350. p3 statue.o5  bcdf1bb0548e92fc
351. p3 to.n7  f1d1de7f2786d853
352. p3 pay.auto  f98b5899e3eef432
       p3 moves an Ice Statue from o5 to n7
353. p3 statue.n7  a22811f7996e64de
354. p3 to.m9  c3b2d8b8bbe1a5ed
       p3 moves an Ice Statue from n7 to m9
355. p3 statue.m9  4ca0a4bf13143670
356. p3 to.k10  4a6f85aa3c4b3c87
       p3 moves an Ice Statue from m9 to k10
357. p3 end  fa8c66d3c537f873
358. p4 work.i17  25f191d981906faa
       p4 activates a Workshop, Mint: up to 2 uses
359. p4 use.4  ae6189739d1e19cb
       p4 gains 1 Heartstone
360. p4 use.1  38925c4f1194c852
361. p4 pay.auto  a248e49ab845b953
       p4 gains 1 Coin
362. p4 dig.p5  ae27002c535c5012
363. p4 lay.p5e.k14  994661ff6350ad88
364. p4 ore.iron  f43dcf15560fec36
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
365. p4 hall.shaman  0c1860b8964895df
366. p4 build.shamana.k14  f68e4281f7718131
       p4 builds a Great Hall: Shaman's Chamber
367. p4 statue.i18  aa91bf6903bec08b
368. p4 to.j17  1006f791e2b5285f
369. p4 pay.auto  9f6f582dfd770041
       p4 moves a Fire Statue from i18 to j17
370. p4 statue.j17  73121b731e30429e
371. p4 to.l15  744e98809c9d2a72
372. p4 pay.auto  cefcef05c09a60ea
       p4 moves a Fire Statue from j17 to l15
373. p4 statue.l15  f7872dbf0e38b009
374. p4 to.l14  3459adc7e37a4329
375. p4 pay.auto  4d209cd340ecabb0
       p4 moves a Fire Statue from l15 to l14
376. p4 statue.l21  da1de7593779a938
377. p4 to.h21  51a4789fc589c959
378. p4 pay.auto  9c2c269add8bf6c8
       p4 moves an Ice Statue from l21 to h21
379. p4 statue.h21  b95a296643e1e081
380. p4 to.h20  20a22f538f04d0ae
381. p4 pay.auto  a034124c479dd4f4
       p4 moves an Ice Statue from h21 to h20
382. p4 statue.h20  fa30dd0a64ba56f7
383. p4 to.j18  6c4b3038d0ec6ccf
       p4 moves an Ice Statue from h20 to j18
384. p4 statue.j18  4c8325f0d5bec0de
385. p4 to.k15  477bd26d5705c117
       p4 moves an Ice Statue from j18 to k15
386. p4 end  1a51f80c2753dfbe
387. p1 work.q15  a55d7540299bbfdb
       p1 activates a Workshop, Steward: up to 2 uses
388. p1 use.1  53c0530e369f45eb
389. p1 pay.cart_moon.2b  95bef8433ebb94f8
       p1 puts a Moon Cart into the Stock
390. p1 use.1  ed9f5ce29752da14
391. p1 pay.cart.1b  d804ee539773771e
       p1 puts a Cart into the Stock
392. p1 dig.l5  476c43d3eee1350a
393. p1 lay.l5d.r8  08c00c4c1629bf63
394. p1 ore.iron  d0e0d0e9451929e4
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue on r8
       The rock yields 1 Coin to p1
395. p1 statue.r8  7d1af9946db7f0db
396. p1 to.s11  c07af44a11de919c
       p1 moves an Ice Statue from r8 to s11
397. p1 statue.r15  a97dc411aaa3d981
398. p1 to.q14  8c1177eafb728c9d
       p1 moves a Fire Statue from r15 to q14
399. p1 statue.o13  f8ad71bb482c1b79
400. p1 to.r15  16c54a5a2f61f8b3
       p1 moves a Moon Statue from o13 to r15
401. p1 end  addaf2f737af2d93
402. p2 trade.cart  17cc22a5fc571d03
       p2 gives 4 resources back to the supply
403. p2 pay.coin.2a  82f9845a9715bb3a
404. p2 pay.coin.1b  69b066b30766f744
405. p2 pay.coin.stock  f7764d1a16ddb202
406. p2 pay.coin.stock  47be02c3aab6ac66
       p2 gains 1 Cart
407. p2 work.g9  9a971453c77bed18
       p2 activates a Workshop, Stone Mill: up to 2 uses
408. p2 use.1  f5b6ddfcf3bc1f95
409. p2 pay.auto  802cdc60d4673aaf
       p2 gains 1 Iron
410. p2 stop  94fe72a6bfea07ac
411. p2 dig.y5  38ba678ec2a3c588
412. p2 lay.y5e.c9  74ad68a2badda1da
413. p2 ore.iron  c8d9d4456421db07
414. p2 pay.auto  90e86a4580cf8143
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Fire Statue on b10
       The rock yields 2 Iron and 1 Hammer to p2
415. p2 statue.b10  96413383ab810406
416. p2 to.c8  444fdfd1c926a73e
417. p2 pay.auto  a41c6f92a8ea39fe
       p2 moves a Fire Statue from b10 to c8
418. p2 statue.c8  fc92622c00eef05b
419. p2 to.f9  7217dc0b6cd87e9d
420. p2 pay.auto  2f237c7c491d1523
       p2 moves a Fire Statue from c8 to f9
421. p2 end  f26e8a080f36d0e5
422. p3 work.o7  7e82eb9606830cb5
       p3 activates a Workshop, Stone Mill: up to 2 uses
423. p3 use.1  4f7ab0801922e148
424. p3 pay.auto  514df2257b4bd17a
       p3 gains 1 Iron
425. p3 stop  b4db05ea4fba82fe
426. p3 recruit.b3{mud-1-3}  3a975bfed5351115
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 2 Coins
       Clay Kneader joins the horde
       Cinder Hauler takes a place in the pack, on 4a
       The pack brings p3 3 Stone, 2 Iron, 4 Heartstones, 1 Cart, 1 Coin, 1 Fire Cart, 2 Ice Carts and 2 Moon Carts
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
427. p3 end  9421417277523b6b
428. p4 work.i17  12b14708b2b9deaa
       p4 activates a Workshop, Mint: up to 2 uses
429. p4 use.4  16855b3a40071e2b
       p4 gains 1 Heartstone
430. p4 use.4  3256ca28b8e5565d
       p4 gains 1 Heartstone
431. p4 dig.t4  bb7525321fdc2798
432. p4 lay.t4a.c16  1f7a41bec3635408
433. p4 ore.heartstone  41fcd9199b5f2ac5
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p4
434. p4 pedestal.moon  6736345cd045113c
       p4 puts a Moon Pedestal on d17, dark grey zone: a benefit token of 3 Honor points
435. p4 end  0824da2f3ba88ed3
436. p1 cast.secret_passage  5d4f43565eb1760a
       p1 casts a Spell, Secret Passage: 2 Runes on the card
437. p1 pay.auto  512e700ae8da031e
438. p1 work.i17  750b27a1b7d1e535
       p1 activates a Workshop, Mint: up to 2 uses
439. p1 use.4  238caa05b87014c2
440. p1 pay.auto  1f14d1b9596413df
       p1 gains 1 Heartstone
441. p1 stop  e363ab0d93f63679
442. p1 recruit.m3{mud-2-2}  f2696e013626d49c
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       Glacier Cutter takes a place in the pack, on 4a
       The pack brings p1 1 Stone, 7 Iron, 4 Heartstones, 1 Cart, 1 Rune, 2 Coins, 3 Ice Carts and 2 Moon Carts
443. p1 end  9b5045b0a69ea72d
444. p2 dig.t4  0921099aefec413f
445. p2 lay.t4d.e10  0d5349365dec63a1
446. p2 ore.iron  10be939609cc8fe4
447. p2 pay.auto  a0f485f23a3bbaa4
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
448. p2 pedestal.fire  0f4ce37aaeed00a7
       p2 puts a Fire Pedestal on f11, brown zone: a benefit token of 3 Honor points
449. p2 statue.f9  494560e4ea7897b3
450. p2 to.f11  c252945adcfb2a71
451. p2 pay.auto  979c55c3dd6b496d
       p2 moves a Fire Statue from f9 to f11
452. p2 end  07a5fb1eb97678b1
453. p3 work.o7  f9d80c11bc35a9ed
       p3 activates a Workshop, Stone Mill: up to 2 uses
454. p3 use.1  6c4a5102ce7c50aa
455. p3 pay.auto  1f1e2c30aa291342
       p3 gains 1 Iron
456. p3 use.1  871b7b36e9f22c68
457. p3 pay.auto  d68f1b8a13709684
       p3 gains 1 Iron
458. p3 dig.t4  5e9e244020ffac4a
459. p3 lay.t4d.j7  cd4febacb623e875
460. p3 ore.heartstone  446746ced5fe789d
461. p3 pay.auto  faea5ce5c2ec7393
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
462. p3 pedestal.ice  a12500ef8a97d6ec
       p3 puts an Ice Pedestal on k8, orange zone: a benefit token of 2 Honor points
463. p3 statue.o6  e8b5a89184da563b
464. p3 to.n7  954681ca09a4dcd9
465. p3 pay.auto  34f263e73724c089
       p3 moves a Moon Statue from o6 to n7
466. p3 statue.n7  0bcdc130e55a51c9
467. p3 to.m8  0b50eaaf163fd61f
468. p3 pay.auto  6eac93d9543c4d72
       p3 moves a Moon Statue from n7 to m8
469. p3 statue.m8  576434bb95cbb087
470. p3 to.l10  9cd34736fabc471c
471. p3 pay.auto  6833bd9144104ae2
       p3 moves a Moon Statue from m8 to l10
472. p3 statue.l10  661a1109a4d9b92c
473. p3 to.j9  87449b99d8240d23
       p3 moves a Moon Statue from l10 to j9
474. p3 end  55e41c5ca6ca2f22
475. p4 dig.o4  ff729d7dfa667154
476. p4 lay.o4d.l22  8eff5b2a6b3c8f5c
477. p4 ore.stone  a9b5fab0d2a25e1d
478. p4 pay.auto  22ecf99ed2a04504
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
479. p4 pedestal.ice  7d27c279513caaec
       p4 puts an Ice Pedestal on l23, dark grey zone: a benefit token of 2 Honor points
480. p4 hall.stonecutter  f8d8a4e4a78564ef
481. p4 build.stonecuttera.m21  d2fc44eb590ad7eb
       p4 builds a Great Hall: Stonecutter's Hall
       The Ice Pedestal on l23 vanishes under the Great Hall
       The Moon Pedestal on n21 vanishes under the Great Hall
482. p4 end  b1c999fcc282e951
483. p1 work.t10  1067d903ef8c2292
       p1 activates a Workshop, Charm Weaver: up to 3 uses
484. p1 use.1  9fa4a5c3ab03016a
485. p1 pay.auto  0f86f274352e0c66
       p1 gains 1 Rune
486. p1 use.1  7535736b86f9f10e
487. p1 pay.auto  27959b4df7a00894
       p1 gains 1 Rune
488. p1 use.1  d2e982f4ce313d22
       p1 gains 1 Rune
489. p1 dig.w5  bf14b882d3b6e812
490. p1 lay.w5a.o11  ecb78507a94c695e
491. p1 ore.heartstone  3ede56a5d2d4a4bf
492. p1 pay.auto  da5b20a2c7eb3440
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
493. p1 statue.r15  f66e137cb7fe8de6
494. p1 to.o13  14d42a01c376605b
495. p1 pay.auto  bc522b78195901ac
       p1 moves a Moon Statue from r15 to o13
496. p1 statue.o13  dc57860b8d5375e3
497. p1 to.n12  9bb47c651c03d931
498. p1 pay.auto  a36137789cd85513
       p1 moves a Moon Statue from o13 to n12
499. p1 end  e5e4733b1b3461ac
500. p2 dig.w5  283314049a8b74fe
501. p2 lay.w5c.f5  621fdaeeee04d8d4
502. p2 pay.auto  1618da764f276586
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
503. p2 end  6ade8bda54c8604d
504. p3 work.n4  f1118376cc7da46f
       p3 activates a Workshop, Crusher: up to 2 uses
505. p3 use.2  0b097cd310d9ed05
506. p3 pay.auto  0fb6a149f0fa4ff6
       p3 gains 1 Heartstone
507. p3 stop  f3febaff90e63ee2
508. p3 dig.o4  6d4791d4fe9832ec
509. p3 lay.o4b.i2  a873b9fac03af086
510. p3 ore.heartstone  fbb2b9b8e0c48cd8
511. p3 pay.auto  20822596c0455f13
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Fire Statue on j2
       The rock yields 1 Hammer to p3
512. p3 hall.chasm  5fa43292ac2b4633
513. p3 build.chasma.i3  16a028d3c1672af3
       p3 builds a Great Hall: Chasm
514. p3 statue.j2  313a66e49f8d5373
515. p3 to.l3  e1ed3830a33d3147
       p3 moves a Fire Statue from j2 to l3
516. p3 end  491adc897244be8e
517. p4 dig.o4  e73b5204a8d6c4f3
518. p4 lay.o4b.b14  0be20cbd61a0fccf
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue on b14
       The rock yields 1 Hammer to p4
519. p4 statue.b14  e88712482b672791
520. p4 to.c14  33dd8e0c41a60d0d
       p4 moves an Ice Statue from b14 to c14
521. p4 end  61676dc01ea288e3
       End of the game: p2 and p3 win as a team with 250 Honor points

p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p1 +33  3 Tunnels of 5 cells, Heartstone [HALL-D4]
p1  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1 +24  3 Tunnels of 4 cells, Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p1  +3  Stonecutter's Hall, altar empty [HALL-G10]
p1  +6  Ice Statue on s11, brown zone [HALL-F6]
p1 +10  Moon Statue on n12, yellow zone [HALL-F6]
p1  +6  Fire Statue on r12, brown zone [HALL-F6]
p1  +4  Ice Statue on c14, grey zone [HALL-F6]
p1 +10  Fire Statue on l14, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal on q14, orange zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal on j16, orange zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal on g17, grey zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p2 +18  3 Tunnels of 4 cells, Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +8  8 sets of left-over resources [HALL-F4]
p2  +2  Wellspring, altar empty [HALL-G10]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2  +8  Ice Statue on its Pedestal on g6, grey zone [HALL-F6]
p2 +10  Moon Statue on j9, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal on l9, yellow zone [HALL-F6]
p2 +20  Ice Statue on its Pedestal on k10, yellow zone [HALL-F6]
p2 +12  Fire Statue on its Pedestal on f11, brown zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal on i11, yellow zone [HALL-F6]
p2 +12  Moon Statue on its Pedestal on f12, brown zone [HALL-F6]
p3  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p3 +18  3 Tunnels of 4 cells, Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p3  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p3 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p3 +16  2 Tunnels of 4 cells, Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +8  8 sets of left-over resources [HALL-F4]
p3  +2  Wellspring, altar empty [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3  +8  Ice Statue on its Pedestal on g6, grey zone [HALL-F6]
p3 +10  Moon Statue on j9, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal on l9, yellow zone [HALL-F6]
p3 +20  Ice Statue on its Pedestal on k10, yellow zone [HALL-F6]
p3 +12  Fire Statue on its Pedestal on f11, brown zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal on i11, yellow zone [HALL-F6]
p3 +12  Moon Statue on its Pedestal on f12, brown zone [HALL-F6]
p4  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p4  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p4 +33  3 Tunnels of 5 cells, Heartstone [HALL-D4]
p4  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p4 +24  3 Tunnels of 4 cells, Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p4  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p4  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p4  +7  7 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4  +3  Stonecutter's Hall, altar empty [HALL-G10]
p4  +6  Ice Statue on s11, brown zone [HALL-F6]
p4 +10  Moon Statue on n12, yellow zone [HALL-F6]
p4  +6  Fire Statue on r12, brown zone [HALL-F6]
p4  +4  Ice Statue on c14, grey zone [HALL-F6]
p4 +10  Fire Statue on l14, yellow zone [HALL-F6]
p4 +16  Fire Statue on its Pedestal on q14, orange zone [HALL-F6]
p4 +16  Moon Statue on its Pedestal on j16, orange zone [HALL-F6]
p4  +8  Fire Statue on its Pedestal on g17, grey zone [HALL-F6]
= p2 250, p3 250, p1 243, p4 243  coronation, won by p2, p3
