hall/1  seats 2  seed 9  options side=winter workshops=chosen

  1. p1 offer.steward  e25d678a6326db09
       p1 puts a Workshop into the supply: Steward
  2. p1 offer.stone_mill  31a88642ef93be8a
       p1 puts a Workshop into the supply: Stone Mill
  3. p1 offer.steward  a4943bcad9fff637
       p1 puts a Workshop into the supply: Steward
  4. p1 offer.ironworks  b431c319daeae598
       p1 puts a Workshop into the supply: Ironworks
  5. p1 offer.depot  0351f4f6f76339c4
       p1 puts a Workshop into the supply: Depot
  6. p1 portal.s18  5bdf0839afa422ca
       p1 opens a Portal on s18
  7. p2 portal.e18  d087f876a6b8e6ac
       p2 opens a Portal on e18
  8. p1 draft.start-4.1c  9bae69cd4a16a2c9
       Purse Shaker follows p1 into the pack
  9. p1 draft.start-5.1b  e4e021ea37687b94
       Bone Reader follows p1 into the pack
 10. p1 draft.start-6.1d  dcc1deb339ecae46
       Barrow Pusher follows p1 into the pack
 11. p1 draft.start-3.1a  658e499482c72599
       Ember Eye follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
 12. p2 draft.start-4.1c  1f4ae887b67e1db4
       Purse Shaker follows p2 into the pack
 13. p2 draft.start-2.1b  f85e73b9b5b7eb96
       Nail Biter follows p2 into the pack
 14. p2 draft.start-6.1a  03ac69a7de1a6149
       Barrow Pusher follows p2 into the pack
 15. p2 draft.start-5.1d  07695c27690013b5
       Bone Reader follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 16. p1 dig.v5  ec5b6a1571795a88
 17. p1 lay.v5c.r16  d163a238062f0ac3
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on r16
       p1 unearths a Fire Statue on p18
 18. p1 end  89118b8aed5f57e8
 19. p2 dig.v5  a817d62eb93ece11
 20. p2 lay.v5d.f16  c3e728aed2db6aea
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue on f16
       p2 unearths a Moon Statue on h18
 21. p2 end  b198d2530316179a
 22. p1 recruit.b4{mud-1-3}  e7061433219d2d3e
       p1 recruits Coal Nibbler
       Clay Kneader joins the horde
 23. p1 join.2b  a663ebd524b4b2f8
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p1 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
 24. p1 statue.p18  e3bcc69890e7950c
 25. p1 to.s18  22a1805889f13032
       p1 moves a Fire Statue from p18 to s18
 26. p1 end  a409e71952bcc60f
 27. p2 recruit.b2{fire-1-5}  44a8258de2aa9bb9
       p2 recruits Dusk Carrier
       Soot Pounder joins the horde
 28. p2 join.2b  48af855642cb57e8
       Dusk Carrier takes a place in the pack, on 2b
       The pack brings p2 2 Stone, 1 Iron, 1 Coin and 1 Moon Cart
 29. p2 statue.h18  ae905ea2b5f43baf
 30. p2 to.e18  979299d6ea9250b9
       p2 moves a Moon Statue from h18 to e18
 31. p2 end  aebbbecd173d6fc0
 32. p1 cast.aftershock  77dbbb85e2e74153
       p1 casts a Spell, Aftershock: 1 Rune on the card
 33. p1 recruit.m2{mud-2-4+ice}  59575821427f1b2b
       p1 recruits Glacier Cutter
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries an Ice Pedestal
 34. p1 join.2a  9cca76c0b714450d
       Glacier Cutter takes a place in the pack, on 2a
       The pack brings p1 1 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 35. p1 lay.d2d.r14  08f8c5429bd0e610
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 36. p1 pedestal.fire  af2f9fd5b5e57095
       p1 puts a Fire Pedestal on r15, brown zone: a benefit token of 4 Honor points
 37. p1 establish.q15.depot  66668015eba4f805
       p1 establishes a Workshop on q15: Depot
 38. p1 statue.r16  42ae291b885b0bd8
 39. p1 to.r14  bb4966fc266bda26
       p1 moves an Ice Statue from r16 to r14
 40. p1 end  6a53951df44904a2
 41. p2 recruit.m2{fire-2-2+ice}  17e587f3cd113e10
       p2 recruits Swamp Usurer
       p2 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
 42. p2 join.2c  5a0356e9683ea8d3
       Swamp Usurer takes a place in the pack, on 2c
       The pack brings p2 1 Stone, 1 Rune and 4 Coins
 43. p2 end  9fccb161ef20f9c7
 44. p1 cast.silver_tongue  f12b532987f0a360
       p1 casts a Spell, Silver Tongue: 1 Rune on the card
 45. p1 work.q15  53a65c573804db96
       p1 activates a Workshop, Depot: up to 1 use
 46. p1 use.1  378845718fda9988
 47. p1 pay.stone.2a  33a6952982847f9c
 48. p1 pay.stone.stock  80fb3d148c18287c
       p1 gains 1 Cart
 49. p1 recruit.t1  fc34fd62d991f61b
 50. p1 pay.heartstone.2b  12f850a32eb3f71a
       p1 slips a Heartstone to Night Toller
 51. p1 pay.heartstone.1a  b55e75cc5616dae0
       p1 slips a Heartstone to Soot Pounder
 52. p1 pay.iron.2a  949fced79a7c3fcc
       p1 slips an Iron to Lantern Guard
 53. p1 pay.iron.2a  5283d16cf1135c78
       p1 slips an Iron to Ice Breaker
 54. p1 pay.cart.stock{moon-3-2}  9f1dc3f1a4908448
       p1 slips a Cart to Ash Convoyer
       p1 recruits Moonlit Banker
       Night Queen joins the horde
 55. p1 take.ice  bd37cc0b2d3eac51
       p1 chooses an Ice Pedestal from the bag
 56. p1 join.3a  6f3c05447af3e15a
       Moonlit Banker takes a place in the pack, on 3a
       The pack brings p1 1 Stone, 2 Iron, 2 Heartstones, 3 Runes, 3 Coins, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
 57. p1 statue.s18  6f5089d7f96ce7f9
 58. p1 to.r16  97ee27ee0b9699a5
       p1 moves a Fire Statue from s18 to r16
 59. p1 end  506f76852d45aef0
 60. p2 cast.aftershock  8fe6c161defa3ade
       p2 casts a Spell, Aftershock: 2 Runes on the card
 61. p2 dig.s4  2d6ac27570585fa0
 62. p2 lay.s4f.g13  22a72135058f8c83
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
 63. p2 pedestal.ice  9c516607ab183674
       p2 puts an Ice Pedestal on f14, brown zone: a benefit token of 4 Honor points
 64. p2 establish.g15.stone_mill  69f7f71632d0241b
       p2 establishes a Workshop on g15: Stone Mill
 65. p2 lay.d2b.f12  23a0892ffc48a48b
       p2 opens a Tunnel of 2 cells without paying minerals
       p2 unearths a Moon Statue on f12
 66. p2 end  8e8eb727c8e7ea87
 67. p1 cast.aftershock  9c16e3fb4c1d4c6b
       p1 casts a Spell, Aftershock: 3 Runes on the card
 68. p1 pay.auto{gilded_arch}  7935c37ab4340eeb
       Aftershock disintegrates; Gilded Arch enters the grimoire
 69. p1 recruit.m2  ca612ddb7a800cc0
 70. p1 pay.auto{mud-2-2+moon+mud-1-6+moon-1-5}  6b9c8fd5d960ab95
       p1 recruits Ash Convoyer
       p1 pockets the bribes of the recruit: 1 Cart
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries a Moon Pedestal
       Soot Pounder retires
       Lantern Guard retires
       Mudsled Driver joins the horde
       Silver Sifter joins the horde
       Ash Convoyer takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 2 Fire Carts
 71. p1 lay.d2d.q13  6801222f927a3911
       p1 opens a Tunnel of 2 cells without paying minerals
 72. p1 pedestal.ice  08990c215e1af66b
       p1 puts an Ice Pedestal on q14, orange zone: a benefit token of 3 Honor points
 73. p1 statue.r14  604c3fad71c487ff
 74. p1 to.q14  ed80f6b5322d9ef1
 75. p1 pay.auto  cd23035319e02a7f
       p1 moves an Ice Statue from r14 to q14
 76. p1 statue.r16  76b97bdabc0d8f77
 77. p1 to.r15  066e36b9705b2036
 78. p1 pay.auto  3d10f2bb9257698c
       p1 moves a Fire Statue from r16 to r15
 79. p1 end  79f32f96675c3c40
 80. p2 work.g15  d0a6b3534ef6fc50
       p2 activates a Workshop, Stone Mill: up to 2 uses
 81. p2 use.1  dd41de0a41d6061b
 82. p2 pay.auto  5b0686e5339eb475
       p2 gains 1 Iron
 83. p2 stop  c95f4bbf534d2a7a
 84. p2 recruit.m2  11ff7e9921c05d18
 85. p2 pay.auto{moon-2-3+ice}  3d41c59f0156921b
       p2 recruits Bog-Iron Baron
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries an Ice Pedestal
 86. p2 join.2a  f3c9292ad1953b46
       Bog-Iron Baron takes a place in the pack, on 2a
       The pack brings p2 1 Stone, 4 Iron and 1 Cart
 87. p2 statue.f16  95b9b246d99e6361
 88. p2 to.f14  da0a1ca6c385ec75
       p2 moves an Ice Statue from f16 to f14
 89. p2 end  5a1c1bc6b5dce4f2
 90. p1 cast.gilded_arch  02bc624d2a254a92
       p1 casts a Spell, Gilded Arch: 1 Rune on the card
 91. p1 dig.s4  452d02cbde1d9df3
 92. p1 lay.s4c.n12  5d8f51eb4f6d7fad
 93. p1 pay.auto  ffd5e8fe7137a35a
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
 94. p1 pedestal.ice  3b9e1636f47b019d
       p1 puts an Ice Pedestal on o12, yellow zone: a benefit token of 4 Honor points
 95. p1 statue.q14  0618603ec65f4c1c
 96. p1 to.o12  d9da5f79fb7eeb5b
 97. p1 pay.auto  48db14c1624bcde8
       p1 moves an Ice Statue from q14 to o12
 98. p1 end  add2daae23c52b27
 99. p2 work.g15  dd13d4936d50f0c2
       p2 activates a Workshop, Stone Mill: up to 2 uses
100. p2 use.1  1d93d282e1a1f6eb
101. p2 pay.auto  f27d0f2188ee0f07
       p2 gains 1 Iron
102. p2 stop  da439e447a3ee0b6
103. p2 dig.s4  32ce7fe28ade4ab4
104. p2 lay.s4a.i12  e902fec2d8e81dd5
105. p2 pay.auto  2fb96e5ebaa82df0
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
106. p2 pedestal.moon  3ad4fe26f27ba7b6
       p2 puts a Moon Pedestal on i12, yellow zone: a benefit token of 3 Honor points
107. p2 statue.f12  6dd8963054046067
108. p2 to.g12  b5be60ebda6d1124
       p2 moves a Moon Statue from f12 to g12
109. p2 end  b01f1a96fc8b0f70
110. p1 recruit.m3{fire-2-4+moon}  a3ada07b9aab837a
       p1 recruits Root Miner
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
       Root Miner takes a place in the pack, on 3b
       The pack brings p1 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Fire Carts
111. p1 end  727a87a6284b63d7
112. p2 recruit.m1{fire-2-1+fire}  4e132ae4c6b423c2
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Iron
       p2 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
113. p2 join.3a  e9974195a6d4eb2f
       Ice Breaker takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 5 Iron, 1 Cart, 1 Hammer, 1 Coin, 1 Ice Cart and 1 Moon Cart
114. p2 statue.g12  a32a5f905fd0178d
115. p2 to.g13  5381e0057581e2c2
116. p2 pay.auto  1c2047cc878a6084
       p2 moves a Moon Statue from g12 to g13
117. p2 statue.g13  aaef43e39faa62e9
118. p2 to.i12  e7107c9106fb5294
       p2 moves a Moon Statue from g13 to i12
119. p2 end  24411bdbfb3ccb88
120. p1 cast.thunderclap  a9e7d8c1e4070a98
       p1 casts a Spell, Thunderclap: 1 Rune on the card
121. p1 pay.auto  38a10d07d608cf23
122. p1 dig.l3  24cededb256dd6f2
123. p1 lay.l3d.q11  434df41705a19e64
124. p1 ore.stone  b72b555033c6ce49
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue on r12
125. p1 pedestal.fire  cf65f827fbd997c6
       p1 puts a Fire Pedestal on q12, orange zone: a benefit token of 3 Honor points
126. p1 statue.r12  0287bd01c2caf43f
127. p1 to.q12  d737a8d8a74d6426
128. p1 pay.auto  3c6ab616a40a5b2f
       p1 moves a Fire Statue from r12 to q12
129. p1 end  9c0ed1dd55b0ed97
130. p2 work.g15  b79045f7dc65936a
       p2 activates a Workshop, Stone Mill: up to 2 uses
131. p2 use.1  d45c0334518c1ec2
132. p2 pay.auto  6b5f8c4f31e720f6
       p2 gains 1 Iron
133. p2 use.1  13b8c78c0420d282
134. p2 pay.auto  5efb3e2d1e5c09f2
       p2 gains 1 Iron
135. p2 dig.i4  9bcc0a57f53b5913
136. p2 lay.i4d.f8  c2e953893c90553e
137. p2 pay.auto  4a168e546813e5c7
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue on f8
       The rock yields 1 Stone and 1 Heartstone to p2
138. p2 pedestal.moon  6cf9d458f97a704a
       p2 puts a Moon Pedestal on f10, brown zone: a benefit token of 5 Honor points
139. p2 establish.g9.ironworks  b3a702f4609f04fd
       p2 establishes a Workshop on g9: Ironworks
140. p2 end  821df50ad60f776f
141. p1 dig.t5  8abf52fe46a01ef7
142. p1 lay.t5d.r8  ef00b35bd098cada
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue on r8
       The rock yields 1 Stone to p1
143. p1 establish.q9.steward  93d5f221f5a94d25
       p1 establishes a Workshop on q9: Steward
144. p1 establish.t10.steward  de3b91321ffd0474
       p1 establishes a Workshop on t10: Steward
145. p1 statue.r8  e7567bc407f0ca47
146. p1 to.q10  787d0194f6513696
147. p1 pay.auto  b5f16599c474564f
       p1 moves a Moon Statue from r8 to q10
148. p1 end  158bb8e64ec44c1a
149. p2 work.g9  2f1a86f5aba93a85
       p2 activates a Workshop, Ironworks: up to 1 use
150. p2 use.2  747efa502ee01b87
151. p2 pay.auto  ad8b66e7339a8f01
       p2 gains 1 Heartstone
152. p2 dig.w5  563278504235d7ce
153. p2 lay.w5c.h5  c916486bd9413c6b
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue on h6
       The rock yields 2 Stone and 1 Coin to p2
154. p2 end  9ea359c713bd620e
155. p1 cast.silver_tongue  472d01925c290618
       p1 casts a Spell, Silver Tongue: 2 Runes on the card
156. p1 work.t10  e6d4a973b6028b1b
       p1 activates a Workshop, Steward: up to 1 use
157. p1 use.1  deb268fd9695e82b
158. p1 pay.cart_fire.2c  28605ec981be3c51
       p1 puts a Fire Cart into the Stock
159. p1 recruit.m2  c069af6761582386
160. p1 pay.coin.1c  dd659cafe90deb24
       p1 slips a Coin to Mudsled Driver
161. p1 pay.stone.stock{mud-2-1+ice}  22e47bb4dc95cf58
       p1 slips a Stone to Silver Sifter
       p1 recruits Star Counter
       p1 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The new card carries an Ice Pedestal
       Star Counter takes a place in the pack, on 4a
       The pack brings p1 3 Stone, 2 Iron, 5 Heartstones, 4 Runes, 3 Coins, 2 Fire Carts, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
162. p1 end  b921ab6c75034be3
163. p2 work.g15  8fd9d441c000954a
       p2 activates a Workshop, Stone Mill: up to 2 uses
164. p2 use.1  6d58919936ba10c7
165. p2 pay.auto  8f3428588ac89107
       p2 gains 1 Iron
166. p2 stop  d7eabc530ef3802a
167. p2 recruit.m1{mud-2-5+moon+ice-1-1}  2eb0aee8c07833aa
       p2 recruits Magma Miner
       p2 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Moon Pedestal
       Mudsled Driver retires
       Frost Sledger joins the horde
       Magma Miner takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 1 Iron, 2 Heartstones, 1 Rune, 4 Coins, 1 Fire Cart and 1 Moon Cart
168. p2 statue.h6  172dee8a919f736c
169. p2 to.f10  a2aac472ad8b19a9
       p2 moves a Moon Statue from h6 to f10
170. p2 statue.f8  8892c90ce19919c9
171. p2 to.g12  fae84736d7b386a7
       p2 moves a Fire Statue from f8 to g12
172. p2 end  24c175235d1ea413
173. p1 cast.gilded_arch  59a20d7f360a3992
       p1 casts a Spell, Gilded Arch: 2 Runes on the card
174. p1 pay.auto  b94cd33f43395267
175. p1 work.q15  7ca0730d2f94b7da
       p1 activates a Workshop, Depot: up to 2 uses
176. p1 use.1  19c7f4748abdb87a
177. p1 pay.coin.3a  9f7bea519fd196cb
178. p1 pay.coin.3a  533b590291889fad
       p1 gains 1 Cart
179. p1 stop  3f29842e1faeb444
180. p1 dig.s4  a7ecf098586e2d32
181. p1 lay.s4f.t7  008c5cd45fc0c42f
182. p1 ore.iron  b521ebef193503a8
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p1
183. p1 pedestal.ice  6714f803dab14d55
       p1 puts an Ice Pedestal on s8, grey zone: a benefit token of 5 Honor points
184. p1 hall.wellspring  a9d05b5c32a72850
185. p1 build.wellspringd.r8  050d53374cb8b380
       p1 builds a Great Hall: Wellspring
       The Ice Pedestal on s8 vanishes under the Great Hall
186. p1 end  62421a688836af3a
187. p2 cast.gilded_arch{earth_ritual}  8bf33536137a7872
       p2 casts a Spell, Gilded Arch: 3 Runes on the card
       Gilded Arch disintegrates; Earth Ritual enters the grimoire
188. p2 work.g15  70ad26b2a68b5fc1
       p2 activates a Workshop, Stone Mill: up to 2 uses
189. p2 use.1  2a812c714f293cb1
190. p2 pay.auto  2bfdd3d8f71e0595
       p2 gains 1 Iron
191. p2 use.1  f95358b9b3082357
192. p2 pay.auto  91760d43be513991
       p2 gains 1 Iron
193. p2 dig.i4  47fa60b297056078
194. p2 lay.i4b.g11  24234c647dfeb670
195. p2 ore.iron  b88bc72fb869dcaf
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
196. p2 pedestal.fire  2214bd5d597120c6
       p2 puts a Fire Pedestal on i11, yellow zone: a benefit token of 2 Honor points
197. p2 end  23919c8868c367be
198. p1 cast.earth_ritual  34fcb8a28a43f58b
       p1 casts a Spell, Earth Ritual: 1 Rune on the card
199. p1 ritual.stone  c3c1704797528c56
       p1 gains 3 Stone
200. p1 work.t10  22a687d91138f26d
       p1 activates a Workshop, Steward: up to 1 use
201. p1 use.1  aad6a213d36acbf0
202. p1 pay.cart.1d  73c1bf7310e5cf56
       p1 puts a Cart into the Stock
203. p1 dig.w5  d9dd247a278cd025
204. p1 lay.w5d.p5  2437a8179c034aa4
205. p1 ore.heartstone  90cc80841836a677
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue on p6
       The rock yields 2 Stone and 1 Coin to p1
206. p1 statue.p6  70678d18ba8f5246
207. p1 to.r9  8d4932958fb99180
208. p1 pay.auto  be178d2d663fbdb3
       p1 moves a Fire Statue from p6 to r9
209. p1 end  7bc16ad9102487e9
210. p2 trade.cart  08a9f539d2f7cfe6
       p2 gives 4 resources back to the supply
211. p2 pay.stone.2b  e96e1186e98cdf6f
212. p2 pay.coin.2c  c83790909b296a95
213. p2 pay.coin.2c  eba54b3c05d1c0be
214. p2 pay.coin.2c  d2fe5c57b5812f2a
       p2 gains 1 Cart
215. p2 dig.t5  29a01c74c50957af
216. p2 lay.t5c.c10  9fae137cafe532fb
217. p2 ore.heartstone  ca6ca7e9125fe490
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron and 1 Hammer to p2
218. p2 hall.chasm  843d06045efe092c
219. p2 build.chasma.c11  1ac00c7ef47d6296
       p2 builds a Great Hall: Chasm
       The Fire Pedestal on i11 vanishes under the Great Hall
220. p2 statue.g12  46faf677bbeacec1
221. p2 to.f11  6789237ac7085915
       p2 moves a Fire Statue from g12 to f11
222. p2 trade.cart  2afff26c22783bb8
       p2 gives 4 resources back to the supply
223. p2 pay.coin.1c  d24604b52e6b4dd5
224. p2 pay.heartstone.stock  f31c54357b80c3ef
225. p2 pay.hammer.stock  a84114c907215e95
226. p2 pay.stone.2c  d782f1d7320c1afb
       p2 gains 1 Cart
227. p2 statue.e18  e0f6ecba80a37758
228. p2 to.g18  10be0194884e1771
       p2 moves a Moon Statue from e18 to g18
229. p2 end  951e86d14d912dce
       End of the game: p1 wins with 140 Honor points

p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1 +16  2 Tunnels of 4 cells, Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +6  6 sets of left-over resources [HALL-F4]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1  +8  Moon Statue on q10, orange zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal on o12, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal on q12, orange zone [HALL-F6]
p1 +12  Fire Statue on its Pedestal on r15, brown zone [HALL-F6]
p2 +18  3 Tunnels of 4 cells, Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +4  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +2  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2 +12  Moon Statue on its Pedestal on f10, brown zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal on i12, yellow zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal on f14, brown zone [HALL-F6]
p2  +4  Moon Statue on g18, grey zone [HALL-F6]
= p1 140, p2 125  coronation, won by p1
