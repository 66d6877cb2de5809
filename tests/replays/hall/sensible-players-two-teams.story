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
  6. p1 draft.start-4.1c  f0185e3190f4adc8
       Purse Shaker follows p1 into the pack
  7. p1 draft.start-1.1d  f5d728f39d64b1a2
       Pebble Picker follows p1 into the pack
  8. p1 draft.start-3.1a  b24d5906ecfca4cf
       Ember Eye follows p1 into the pack
       p1 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
  9. p2 draft.start-3.1c  b5e2f530370c2d70
       Ember Eye follows p2 into the pack
 10. p2 draft.start-4.1b  d3a666594897f2d7
       Purse Shaker follows p2 into the pack
 11. p2 draft.start-5.1d  33396b66b15de971
       Bone Reader follows p2 into the pack
 12. p2 draft.start-6.1a  68645d128c02903a
       Barrow Pusher follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron and 1 Coin
 13. p3 draft.start-6.1b  afae31e221a2e173
       Barrow Pusher follows p3 into the pack
 14. p3 draft.start-4.1c  de0bd2608ac9b875
       Purse Shaker follows p3 into the pack
 15. p3 draft.start-1.1a  2fd021744d170a22
       Pebble Picker follows p3 into the pack
 16. p3 draft.start-3.1d  bfef426d1a1b7e34
       Ember Eye follows p3 into the pack
       p3 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
 17. p4 draft.start-4.1b  4ae2888576098e8f
       Purse Shaker follows p4 into the pack
 18. p4 draft.start-6.1c  0d4992859a089e0f
       Barrow Pusher follows p4 into the pack
 19. p4 draft.start-3.1a  8b665b502dc382cc
       Ember Eye follows p4 into the pack
 20. p4 draft.start-1.1d  87af383928df2f61
       Pebble Picker follows p4 into the pack
       p4 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
 21. p1 dig.v5  18540c669d84872a
 22. p1 lay.v5d.r14  d9427bb9ac5c6412
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue on r16
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.q15.stone_mill  f7e71d7bdfbb44e7
       p1 establishes a Workshop on q15: Stone Mill
 24. p1 end  be66f0b973c2dabd
 25. p2 dig.l4  5ffc4f9ab80e9a9c
 26. p2 lay.l4b.d8  141e8b7d5a3b9a74
 27. p2 ore.stone  7f9de7c6782af25e
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue on f8
       The rock yields 1 Stone and 1 Coin to p2
 28. p2 establish.g9.steward  0056c3c2d3f041bc
       p2 establishes a Workshop on g9: Steward
 29. p2 end  afac36a02cdbd727
 30. p3 dig.v5  083ddc46060881ed
 31. p3 lay.v5c.p4  143daf2068a98549
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue on p6
       The rock yields 1 Stone and 1 Coin to p3
 32. p3 establish.o7.stone_mill  b2d2c372258517fb
       p3 establishes a Workshop on o7: Stone Mill
 33. p3 end  f17b9cc1f917655b
 34. p4 dig.t5  863496f82b66643b
 35. p4 lay.t5a.g18  cb5a7a489bd8605c
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue on h18
       The rock yields 1 Stone and 1 Coin to p4
 36. p4 establish.i17.mint  634b3fc7e543cef1
       p4 establishes a Workshop on i17: Mint
 37. p4 end  e7a60437aa9ba7f8
 38. p1 work.q15  007ef8629361cdb0
       p1 activates a Workshop, Stone Mill: up to 1 use
 39. p1 use.1  d21ba16e589eab77
       p1 gains 1 Iron
 40. p1 recruit.m3{moon-2-1+ice}  881520a863f5dcc8
       p1 recruits Furnace Broker
       p1 takes an Ice Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries an Ice Pedestal
 41. p1 join.2b  511cd40125277fe7
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Fire Cart
 42. p1 statue.r16  be292f4120e65538
 43. p1 to.r14  9bb714c7a2343c1c
       p1 moves a Moon Statue from r16 to r14
 44. p1 end  a0bdec4accb0a578
 45. p2 dig.w5  8e238a6a15cececa
 46. p2 lay.w5c.h5  ad779a677f7a5513
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on h6
       The rock yields 2 Stone and 1 Coin to p2
 47. p2 end  6853edec6345ac36
 48. p3 work.o7  c118e206b68f7dbb
       p3 activates a Workshop, Stone Mill: up to 1 use
 49. p3 use.2  49d88cf6830facae
       p3 gains 1 Stone
 50. p3 recruit.m3{ice-2-4+ice}  bf33b01e5a0d7773
       p3 recruits Eclipse Merchant
       p3 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
 51. p3 join.2b  83f80e94d61ccf15
       Eclipse Merchant takes a place in the pack, on 2b
       The pack brings p3 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
 52. p3 statue.p6  092214d1b3628610
 53. p3 to.n6  b820d58d2559a032
       p3 moves a Fire Statue from p6 to n6
 54. p3 end  71275933f0943805
 55. p4 work.i17  0a8ffae9d22f226b
       p4 activates a Workshop, Mint: up to 1 use
 56. p4 use.1  663f2d8445c5a8f2
       p4 gains 1 Coin
 57. p4 recruit.b3{fire-1-3}  f3ba8ec47dfce39c
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
 58. p4 join.2b  154f6af0009ef8c1
       Snow Shoveller takes a place in the pack, on 2b
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Ice Cart
 59. p4 statue.h18  00c1c896dac3a67d
 60. p4 to.i18  d9373605f7d5b385
       p4 moves a Moon Statue from h18 to i18
 61. p4 end  c36dc3e1b1c6f9d2
 62. p1 work.q15  4af3ebdd31db9f33
       p1 activates a Workshop, Stone Mill: up to 1 use
 63. p1 use.1  0be4103a9c10373d
       p1 gains 1 Iron
 64. p1 dig.l3  a0c3f835ea92cba1
 65. p1 lay.l3a.u14  93f658443a7a5503
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p1 unearths an Ice Statue on v14
       The rock yields 1 Hammer to p1
 66. p1 pedestal.ice  4a93230a1e0c6c90
       p1 puts an Ice Pedestal on u14, grey zone: a benefit token of 2 Honor points
 67. p1 establish.t14.wainwright  5abb2e3f049b19b9
       p1 establishes a Workshop on t14: Wainwright
 68. p1 end  0bf087acea3a4e18
 69. p2 work.g9  2f7b762a17d9cd37
       p2 activates a Workshop, Steward: up to 1 use
 70. p2 stop  9eb054b45c202ef9
 71. p2 recruit.b4{moon-1-5}  5b62e2b8f4ac780e
       p2 recruits Tong Bearer
       p2 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
 72. p2 join.2b  6f0e92bfaf762f55
       Tong Bearer takes a place in the pack, on 2b
       The pack brings p2 1 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
 73. p2 end  5a86fa7686678020
 74. p3 work.o7  d963b3ee7d45e94d
       p3 activates a Workshop, Stone Mill: up to 1 use
 75. p3 use.1  42f9715d6533ab7c
 76. p3 pay.auto  dd104f61f3dfc096
       p3 gains 1 Iron
 77. p3 dig.l3  d5111c04a1c0cccb
 78. p3 lay.l3d.n2  40986b17b3552d32
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p3 unearths a Moon Statue on n2
       The rock yields 1 Hammer to p3
 79. p3 establish.n4.rune_forge  43e3263ad84fe98f
       p3 establishes a Workshop on n4: Rune Forge
 80. p3 statue.n2  af63e3d6af8fdd3d
 81. p3 to.n3  ff7a2b80fb8fd3ea
       p3 moves a Moon Statue from n2 to n3
 82. p3 end  357c5e6369f692f1
 83. p4 work.i17  831aa253ac255299
       p4 activates a Workshop, Mint: up to 1 use
 84. p4 use.4  64158e5efcaca3b0
 85. p4 pay.auto  c246ceb7e2b30c6f
       p4 gains 1 Heartstone
 86. p4 dig.l3  ad18c280bba08659
 87. p4 lay.l3d.f16  025535c80b7d506d
       p4 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p4 unearths a Fire Statue on f16
       The rock yields 2 Stone to p4
 88. p4 end  1779d2e864abe63c
 89. p1 work.q15  ef01e2f15a249e26
       p1 activates a Workshop, Stone Mill: up to 1 use
 90. p1 use.1  541bd20f714af543
       p1 gains 1 Iron
 91. p1 recruit.m1  f03eaeed279305b4
 92. p1 pay.auto{mud-2-3+moon}  82043c7c29b2f679
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
 93. p1 join.2a  dd49b2688affb775
       Tide Hauler takes a place in the pack, on 2a
       The pack brings p1 2 Stone, 1 Heartstone, 1 Cart and 2 Moon Carts
 94. p1 statue.v14  a9f3bb532e7a4f25
 95. p1 to.u14  bfc4f7188238e6f3
       p1 moves an Ice Statue from v14 to u14
 96. p1 end  dffacbfd3dd2297c
 97. p2 work.g9  aec27f0926a192c2
       p2 activates a Workshop, Steward: up to 1 use
 98. p2 use.1  22b83f8270a0a56f
 99. p2 pay.coin.1b  0f46fb49792e472c
       p2 puts a Coin into the Stock
100. p2 recruit.m1{moon-2-4+ice}  f75b8234cf8b8f08
       p2 recruits Root Miner
       p2 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries an Ice Pedestal
101. p2 join.2a  8c6f37d765962c00
       Root Miner takes a place in the pack, on 2a
       The pack brings p2 1 Iron, 2 Heartstones, 1 Cart and 1 Coin
102. p2 statue.f8  f9cc03d0e32f7025
103. p2 to.f9  9968229b4702f0a7
       p2 moves an Ice Statue from f8 to f9
104. p2 end  bd572cffc0f7afdd
105. p3 work.n4  c98c1792d8108f5c
       p3 activates a Workshop, Rune Forge: up to 1 use
106. p3 use.2  ed372833d37700b5
       p3 gains 1 Rune
107. p3 cast.aftershock  d67f7e05d842764d
       p3 casts a Spell, Aftershock: 1 Rune on the card
108. p3 recruit.b1{fire-1-5}  576c9e32e224c1cb
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
109. p3 join.2a  7e680696391fce50
       Night Toller takes a place in the pack, on 2a
       The pack brings p3 1 Stone, 1 Cart, 1 Coin and 1 Moon Cart
110. p3 lay.d2c.m6  41c46b13995d7dcd
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Heartstone to p3
111. p3 pedestal.moon  9c4c9f71003fb560
       p3 puts a Moon Pedestal on m6, brown zone: a benefit token of 5 Honor points
112. p3 statue.n6  74d5e170ddb8ef01
113. p3 to.m7  7b22ea49e6a27ac5
       p3 moves a Fire Statue from n6 to m7
114. p3 end  da6bcd78b893347a
115. p4 work.i17  e5bd0530e8502a39
       p4 activates a Workshop, Mint: up to 1 use
116. p4 use.1  1452a5c8be630fd2
       p4 gains 1 Coin
117. p4 dig.l3  7efc9be6e315d39d
118. p4 lay.l3b.i21  39574737fa4a02e7
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths a Fire Statue on j22
       The rock yields 1 Hammer to p4
119. p4 pedestal.fire  536453e72fc71d7d
       p4 puts a Fire Pedestal on j21, grey zone: a benefit token of 4 Honor points
120. p4 establish.j20.crusher  aa5ad496733a2722
       p4 establishes a Workshop on j20: Crusher
121. p4 end  1ad8971da2e460c1
122. p1 work.q15  92bef96857018a6b
       p1 activates a Workshop, Stone Mill: up to 1 use
123. p1 use.1  3a69efe1189f48d7
       p1 gains 1 Iron
124. p1 recruit.b2{mud-1-4}  fd31ed611b849e4b
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 2 Coins
       Rust Wader joins the horde
125. p1 join.3a  d15b9b3b08de7f66
       Bog Prospector takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Cart and 2 Coins
126. p1 end  383c4ca71bc982b3
127. p2 work.g9  dddc6682b137299d
       p2 activates a Workshop, Steward: up to 1 use
128. p2 use.1  a14a0d623c6c4191
129. p2 pay.coin.1b  a8fb09d3f34a7587
       p2 puts a Coin into the Stock
130. p2 dig.y5  9a92df8968599dd7
131. p2 lay.y5e.c9  2b82629e6a6c2a67
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Fire Statue on b10
       The rock yields 2 Iron and 1 Hammer to p2
132. p2 establish.d10.charm_weaver  acd8fd9981627de5
       p2 establishes a Workshop on d10: Charm Weaver
133. p2 statue.b10  0ceed7458e2653b6
134. p2 to.c11  b5604ce9f38fb118
       p2 moves a Fire Statue from b10 to c11
135. p2 end  1aa735d9d2978338
136. p3 work.o7  1e8dc70f26b04e66
       p3 activates a Workshop, Stone Mill: up to 1 use
137. p3 use.1  af25830bc8cd5d99
       p3 gains 1 Iron
138. p3 dig.l3  8e85a9804999cfaf
139. p3 lay.l3c.m8  02d5134d6ec8234d
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone to p3
140. p3 pedestal.ice  66e9c1a39a23306f
       p3 puts an Ice Pedestal on m9, yellow zone: a benefit token of 3 Honor points
141. p3 end  6c92618360ed51e7
142. p4 work.i17  c45a42dff6d5b68b
       p4 activates a Workshop, Mint: up to 1 use
143. p4 use.1  622785415c6b810e
       p4 gains 1 Coin
144. p4 recruit.m4{fire-2-4+moon}  0a11d3ea394316f0
       p4 recruits Landslide
       p4 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
145. p4 join.2a  a14d25a2b08ee2c4
       Landslide takes a place in the pack, on 2a
       The pack brings p4 5 Stone, 1 Heartstone and 1 Coin
146. p4 end  16d68d830156e450
147. p1 work.t14  b9d9aacdc28af1dc
       p1 activates a Workshop, Wainwright: up to 1 use
148. p1 use.2  45a3318b06470634
       p1 gains 1 Heartstone
149. p1 dig.l3  6fc35f65d223a380
150. p1 lay.l3b.q12  98b593dd40cbead2
151. p1 ore.stone  ff4112a34b9ac7be
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue on r12
       The rock yields 1 Heartstone to p1
152. p1 pedestal.fire  42e3a7977c33ffb6
       p1 puts a Fire Pedestal on r12, brown zone: a benefit token of 3 Honor points
153. p1 end  a241665891197c66
154. p2 work.g9  9570e51a9921fb77
       p2 activates a Workshop, Steward: up to 1 use
155. p2 use.1  f77773b05cef3ce9
156. p2 pay.iron.2b  6d0f8d3fbfb01c75
       p2 puts an Iron into the Stock
157. p2 recruit.m2{ice-2-3+moon}  02905076e2767799
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries a Moon Pedestal
158. p2 join.3a  19f85b51580d88c8
       Star Counter takes a place in the pack, on 3a
       The pack brings p2 1 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 1 Moon Cart
159. p2 end  2ebd8892c3659625
160. p3 work.n4  2adc0b3de700c0e2
       p3 activates a Workshop, Rune Forge: up to 1 use
161. p3 use.2  095e13e6c6b42071
       p3 gains 1 Rune
162. p3 cast.aftershock  4a88fd75287324a9
       p3 casts a Spell, Aftershock: 2 Runes on the card
163. p3 recruit.m2  c208542ca993cc62
164. p3 pay.auto{mud-2-5+fire}  80def7d5ee5f38c3
       p3 recruits Frost Scribe
       p3 takes a Moon Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Fire Pedestal
165. p3 join.3a  9b1c7a80763a3e27
       Frost Scribe takes a place in the pack, on 3a
       The pack brings p3 3 Stone, 1 Iron, 1 Cart, 1 Rune, 2 Coins, 1 Ice Cart and 1 Moon Cart
166. p3 lay.d2d.l6  d1e329f2e1bd207a
       p3 opens a Tunnel of 2 cells without paying minerals
       p3 unearths an Ice Statue on l6
167. p3 pedestal.fire  1cbfcabd3013af8a
       p3 puts a Fire Pedestal on l7, orange zone: a benefit token of 5 Honor points
168. p3 statue.l6  d1a6068de0c49f24
169. p3 to.m6  606bc065c1492a9f
170. p3 pay.auto  9901362e4ae6aa33
       p3 moves an Ice Statue from l6 to m6
171. p3 statue.m6  d3509b1973df1fe6
172. p3 to.m9  69d100391d03c7f6
       p3 moves an Ice Statue from m6 to m9
173. p3 statue.n3  6fb8945b1b218a24
174. p3 to.p3  6df475686b430fd0
175. p3 pay.auto  40471c43038b8c46
       p3 moves a Moon Statue from n3 to p3
176. p3 statue.p3  6a23e2cbcf6321aa
177. p3 to.o6  c9e257a8078dd7d9
       p3 moves a Moon Statue from p3 to o6
178. p3 end  6b7ceedd0fd8a092
179. p4 work.j20  90759518be9679f7
       p4 activates a Workshop, Crusher: up to 1 use
180. p4 use.2  0f7ad2806e236b23
       p4 gains 1 Heartstone
181. p4 recruit.b3{mud-1-6}  8c90b856811e9d1d
       p4 recruits Torch Peddler
       p4 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
182. p4 join.3a  f49f014b7188bd4f
       Torch Peddler takes a place in the pack, on 3a
       The pack brings p4 4 Stone, 1 Cart, 1 Coin and 1 Fire Cart
183. p4 statue.j22  f6b32a46d2c88d5d
184. p4 to.j21  1abe7794a743c04d
185. p4 pay.auto  87503547b635e885
       p4 moves a Fire Statue from j22 to j21
186. p4 end  a28d5827aac1397b
187. p1 dig.w5  441d5cf0493b198e
188. p1 lay.w5a.q17  f522cc29597e6f09
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue on p18
       The rock yields 2 Stone and 1 Coin to p1
189. p1 end  2f12a07f4428be96
190. p2 cast.aftershock{silver_tongue}  57b41b3c32d54b99
       p2 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
191. p2 work.g9  e4f3acdf32f4e19c
       p2 activates a Workshop, Steward: up to 1 use
192. p2 use.1  e11a8ba7bd2b28ba
193. p2 pay.coin.1b  de34db1387b8e158
       p2 puts a Coin into the Stock
194. p2 dig.s4  87e065e59fc34d0e
195. p2 lay.s4b.c13  4d0a769465e6792e
196. p2 pay.auto  fc3277da5d021a32
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue on b14
       The rock yields 1 Iron and 1 Hammer to p2
197. p2 pedestal.moon  2fdeb4b36f1550f4
       p2 puts a Moon Pedestal on c14, grey zone: a benefit token of 4 Honor points
198. p2 establish.d14.hammer_forge  c20199bb3bd8b153
       p2 establishes a Workshop on d14: Hammer Forge
199. p2 lay.d2b.f10  ba6d03612f71dc4d
       p2 opens a Tunnel of 2 cells without paying minerals
200. p2 statue.h6  b0790711a0923c48
201. p2 to.e8  8ea2b8ddb65ea171
202. p2 pay.auto  bd344d979b450a76
       p2 moves a Moon Statue from h6 to e8
203. p2 statue.e8  d5bc8e74636723a3
204. p2 to.g10  a468ed9a92f7b3ea
       p2 moves a Moon Statue from e8 to g10
205. p2 end  5cd504b1fd4132e8
206. p3 work.n4  308adb9918d72984
       p3 activates a Workshop, Rune Forge: up to 1 use
207. p3 use.4  e423fe2b0b718d5f
       p3 gains 1 Iron
208. p3 recruit.m4  7bf76679f10e563a
209. p3 pay.auto{fire-2-2+ice}  adcdb2176fae0ee6
       p3 recruits Anvil Singer
       p3 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
       Anvil Singer takes a place in the pack, on 2c
       The pack brings p3 2 Heartstones, 1 Hammer, 1 Coin and 1 Fire Cart
210. p3 statue.m7  837e5ab1d52dcc1f
211. p3 to.l7  db03740410001437
       p3 moves a Fire Statue from m7 to l7
212. p3 end  79e732935240f236
213. p4 work.i17  ede81ea772052371
       p4 activates a Workshop, Mint: up to 1 use
214. p4 use.2  24656fa3477ad9a0
       p4 gains 1 Coin
215. p4 dig.l5  436234dc9d38d249
216. p4 lay.l5b.k21  6050e2de6a9caa6b
217. p4 pay.auto  0c86daf0dbe48ce9
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths an Ice Statue on n22
       The rock yields 2 Iron and 1 Hammer to p4
218. p4 statue.n22  bdf178540ac6060c
219. p4 to.l21  73ababb8bc37307d
220. p4 pay.auto  75ca28a100f37c74
       p4 moves an Ice Statue from n22 to l21
221. p4 end  209908d0a561c24d
222. p1 work.q15  4ba8d2c96c82ac58
       p1 activates a Workshop, Stone Mill: up to 1 use
223. p1 use.1  ceae967b733a06da
       p1 gains 1 Iron
224. p1 dig.l5  84538d55270bcd40
225. p1 lay.l5c.r8  d3f7faf8b9e0031a
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue on r8
       The rock yields 1 Stone, 1 Heartstone and 1 Coin to p1
226. p1 end  ce394dc454532b47
227. p2 work.g9  a9bc8137b7fc7498
       p2 activates a Workshop, Steward: up to 2 uses
228. p2 use.1  3b795033dc753707
229. p2 pay.cart_fire.2b  d7dbbccbde71e84b
       p2 puts a Fire Cart into the Stock
230. p2 use.1  175c1621947cc86d
231. p2 pay.iron.2b  39c90eedd5a01b4b
       p2 puts an Iron into the Stock
232. p2 dig.l4  9bad6fe9e01e0ba6
233. p2 lay.l4b.g11  9e67429d7ee76216
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p2
234. p2 pedestal.moon  144d32000c082fa7
       p2 puts a Moon Pedestal on i12, yellow zone: a benefit token of 4 Honor points
235. p2 statue.g10  383a625cecbec75d
236. p2 to.i12  e04d086bb5924fb2
       p2 moves a Moon Statue from g10 to i12
237. p2 end  9c4d8b5d0d325cfe
238. p3 work.n4  47f4cb41dd99c087
       p3 activates a Workshop, Rune Forge: up to 1 use
239. p3 use.2  7cce4506ed05e663
       p3 gains 1 Rune
240. p3 recruit.b4{ice-1-5}  14b2264e5e95cfae
       p3 recruits Silver Sifter
       p3 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
       Silver Sifter takes a place in the pack, on 3b
       The pack brings p3 1 Heartstone, 1 Cart, 2 Coins, 1 Fire Cart and 1 Moon Cart
241. p3 statue.o6  5d75ceb7cab12e35
242. p3 to.m6  f44c7758d8f00e6a
243. p3 pay.auto  dc4fe080afa745e4
       p3 moves a Moon Statue from o6 to m6
244. p3 end  99886587aa2480aa
245. p4 work.i17  d2417b341d8916e9
       p4 activates a Workshop, Mint: up to 1 use
246. p4 use.2  08c4ed89fdcd53f0
       p4 gains 1 Coin
247. p4 recruit.b5{fire-1-1}  ee0d967f26e5adec
       p4 recruits Icicle Whistler
       p4 pockets the bribes of the recruit: 2 Coins
       Cinder Hauler joins the horde
       Icicle Whistler takes a place in the pack, on 2c
       The pack brings p4 1 Stone, 1 Rune and 1 Ice Cart
248. p4 end  52fd53dd1be339e7
249. p1 work.q15  65411552900d6bb9
       p1 activates a Workshop, Stone Mill: up to 1 use
250. p1 use.1  00d95173db83088c
       p1 gains 1 Iron
251. p1 recruit.m2  d86a3577c5a5b1c5
252. p1 pay.auto{ice-2-2+moon}  9f802089be99cd00
       p1 recruits Silt Wagoner
       p1 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Moon Pedestal
       Silt Wagoner takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 1 Heartstone, 1 Cart and 1 Coin
253. p1 statue.r8  0074213444eeab06
254. p1 to.r10  e418e0cbf952c3b5
       p1 moves an Ice Statue from r8 to r10
255. p1 end  8962d56a1489f871
256. p2 work.d14  ca32a378f04d87df
       p2 activates a Workshop, Hammer Forge: up to 2 uses
257. p2 use.2  bd76c42695e46ada
       p2 gains 1 Heartstone
258. p2 stop  a07627f344a9d9cf
259. p2 recruit.b2{mud-1-2}  1c02e96a3108f669
       p2 recruits Rust Wader
       p2 pockets the bribes of the recruit: 3 Coins
       Gravel Glutton joins the horde
       Rust Wader takes a place in the pack, on 2c
       The pack brings p2 2 Iron, 1 Heartstone and 1 Rune
260. p2 end  0b33188dcd0a12a7
261. p3 recruit.b3{fire-1-2}  401076dbbee365b2
       p3 recruits Mudsled Driver
       p3 pockets the bribes of the recruit: 1 Coin
       Coal Nibbler joins the horde
       Mudsled Driver takes a place in the pack, on 4a
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p3: a Coronation token of 5 Honor points
262. p3 end  139963f2f1292185
263. p4 work.i17  c1d4667bf4f87266
       p4 activates a Workshop, Mint: up to 1 use
264. p4 use.1  ade0eced7fdaf097
       p4 gains 1 Coin
265. p4 dig.l4  d99bcc6beaa30b16
266. p4 lay.l4h.e16  c5234d2e9fa0a13b
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p4
267. p4 pedestal.fire  62f0e0371153d33a
       p4 puts a Fire Pedestal on f18, dark grey zone: a benefit token of 5 Honor points
268. p4 hall.great_forge  140e16334e96dc34
269. p4 build.great_forged.f16  df15094750e558d9
       p4 builds a Great Hall: Great Forge
       The Fire Pedestal on f18 vanishes under the Great Hall
270. p4 statue.f16  8398dc1fa939f156
271. p4 to.f17  2c1f2e8f77d33fc4
       p4 moves a Fire Statue from f16 to f17
272. p4 end  04d877a0c61b29c1
273. p1 work.q15  f31e2b5a56302950
       p1 activates a Workshop, Stone Mill: up to 1 use
274. p1 use.1  ef48fbd3caefb191
275. p1 pay.auto  b707766d9e5d79b4
       p1 gains 1 Iron
276. p1 recruit.m2  7e3b9b047e978a79
277. p1 pay.auto{ice-2-1+ice}  196205946623d516
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries an Ice Pedestal
       Avalanche Rider takes a place in the pack, on 3b
       The pack brings p1 4 Stone, 1 Iron, 2 Carts, 2 Coins and 2 Ice Carts
278. p1 end  d52aa44de49e5265
279. p2 cast.seers_bag  482c2ff32c70cff6
       p2 casts a Spell, Seer's Bag: 1 Rune on the card
280. p2 pay.auto  1128c92d5af23def
281. p2 draw{fire}  36c7c20ba451616d
       p2 draws a Fire Pedestal from the bag
282. p2 work.g9  9134d5b209fea102
       p2 activates a Workshop, Steward: up to 2 uses
283. p2 use.1  9971733dab9fff1b
284. p2 pay.heartstone.1c  b91f2379b02c93d3
       p2 puts a Heartstone into the Stock
285. p2 use.1  d6610380781b8784
       p2 puts an Iron into the Stock
286. p2 recruit.b2{moon-1-4}  ca130a59a4720262
       p2 recruits Gravel Glutton
       p2 pockets the bribes of the recruit: 1 Coin
       Lantern Guard joins the horde
       Gravel Glutton takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 2 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
287. p2 end  681400883e39bec9
288. p3 work.o7  5a0aa81513513542
       p3 activates a Workshop, Stone Mill: up to 1 use
289. p3 use.1  ee22183cdf440074
290. p3 pay.auto  f7e00299422f3b89
       p3 gains 1 Iron
291. p3 trade.cart  8143af1ec2074651
       p3 gives 4 resources back to the supply
292. p3 pay.coin.stock  1f53495eed809672
293. p3 pay.coin.1c  34455a57237f7e3e
294. p3 pay.coin.stock  95fc38e323a43574
295. p3 pay.coin.stock  63ae63dcdf3fff08
       p3 gains 1 Cart
296. p3 trade.cart  d83a9014d8479219
       p3 gives 4 resources back to the supply
297. p3 pay.coin.stock  fa6a2a10855edea8
298. p3 pay.coin.2a  821d90c045691240
299. p3 pay.coin.2b  87af29e67d84c9ce
300. p3 pay.coin.stock  155b42541e999aff
       p3 gains 1 Cart
301. p3 trade.cart  e333ae650f4c1063
       p3 gives 4 resources back to the supply
302. p3 pay.coin.2b  09e37317b8176e7e
303. p3 pay.coin.3b  2a09865067b65b16
304. p3 pay.coin.stock  1c22ecfb03840a6a
305. p3 pay.coin.stock  32bf26817002fe19
       p3 gains 1 Cart
306. p3 trade.cart  1d783b2fa6b43cc5
       p3 gives 4 resources back to the supply
307. p3 pay.coin.stock  b6f559f720aab64a
308. p3 pay.coin.stock  adebe1f6a28451ee
309. p3 pay.coin.stock  a75e7564decbb0b9
310. p3 pay.coin.stock  50096999139c7bd5
       p3 gains 1 Cart
311. p3 dig.i3  a904a8b497766f0c
312. p3 lay.i3d.n7  804f010a1ddc02f6
313. p3 ore.iron  744809a37d7b8847
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
314. p3 pedestal.fire  147c31fba4e4025f
       p3 puts a Fire Pedestal on n9, yellow zone: a benefit token of 4 Honor points
315. p3 statue.l7  711e1bca295617d6
316. p3 to.m7  e6b42312dd090de2
317. p3 pay.auto  b190be69f2ceebfd
       p3 moves a Fire Statue from l7 to m7
318. p3 statue.m7  569764a91841889f
319. p3 to.n9  de1dded74c48321b
320. p3 pay.auto  d483b5f5cb962402
       p3 moves a Fire Statue from m7 to n9
321. p3 end  7c4c431adaccea5b
322. p4 work.i17  823701f5bb639d91
       p4 activates a Workshop, Mint: up to 1 use
323. p4 use.1  e9a42016a45120e6
       p4 gains 1 Coin
324. p4 recruit.b3{mud-1-3}  787e874e1ff6e4f9
       p4 recruits Coal Nibbler
       p4 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
       Coal Nibbler takes a place in the pack, on 3b
       The pack brings p4 3 Stone, 1 Heartstone, 1 Cart, 1 Fire Cart and 1 Ice Cart
325. p4 end  365b0ceabc0cd70a
326. p1 recruit.m1  7b857f67a9151e7a
327. p1 pay.auto{mud-2-2+moon}  9c4d2839d320c68b
       p1 recruits Crescent Blade
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries a Moon Pedestal
       Crescent Blade takes a place in the pack, on 4a
       The pack brings p1 2 Stone, 2 Iron, 3 Heartstones, 2 Coins and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 11 more turns after this one
328. p1 trade.heartstone  37bd86e5d746bf85
       p1 gives 4 resources back to the supply
329. p1 pay.coin.1c  a0d788f7ea45e28f
330. p1 pay.coin.stock  b6c48b138813c264
331. p1 pay.coin.stock  b2aad03c335b3ed6
332. p1 pay.coin.stock  12ad33f180714c89
       p1 gains 1 Heartstone
333. p1 end  457b24a83c7a7c18
334. p2 work.g9  b989376a6b55bfc2
       p2 activates a Workshop, Steward: up to 2 uses
335. p2 use.1  bca78c572a5e1caa
336. p2 pay.coin.1b  6a6bd66c4883fc33
       p2 puts a Coin into the Stock
337. p2 use.1  9a979f9ce14e2ea1
338. p2 pay.cart_fire.2b  d0e75a6e22ec5642
       p2 puts a Fire Cart into the Stock
339. p2 recruit.m1{mud-2-4+fire}  8dc7fe1a345935f1
       p2 recruits Bog-Iron Baron
       p2 takes a Moon Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries a Fire Pedestal
       Bog-Iron Baron takes a place in the pack, on 4a
       The pack brings p2 1 Stone, 4 Iron, 3 Heartstones, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 1 Moon Cart
340. p2 statue.b14  b0f5d0ada04a7fb5
341. p2 to.c9  599e5a71ba11e9bf
342. p2 pay.auto  f98780191fe3d624
       p2 moves an Ice Statue from b14 to c9
343. p2 statue.c9  a7aa8be765ec307d
344. p2 to.c8  1a7d03a55d5fb0a7
       p2 moves an Ice Statue from c9 to c8
345. p2 statue.c8  312db94dbed9159a
346. p2 to.e8  5a094bef4fdf029d
       p2 moves an Ice Statue from c8 to e8
347. p2 statue.e8  4d6f85d020c6db52
348. p2 to.g10  beb04c23b57b01b6
       p2 moves an Ice Statue from e8 to g10
349. p2 end  f788782ea9abf626
350. p3 dig.y5  d1d2470da59a1aca
351. p3 lay.y5e.m2  2c42683f22867f0e
352. p3 pay.auto  f424ce3d96cd37d8
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron to p3
353. p3 hall.shaman  30fb1880ae771840
354. p3 build.shamana.m2  3c436a94a6017550
       p3 builds a Great Hall: Shaman's Chamber
355. p3 end  aa87b9572cbaa338
356. p4 work.i17  15547f4764236fbb
       p4 activates a Workshop, Mint: up to 1 use
357. p4 use.4  7d925bd98007d3c5
358. p4 pay.auto  53a9f5225939382c
       p4 gains 1 Heartstone
359. p4 recruit.b2{mud-1-5}  9fd0c22806ea7b4f
       p4 recruits Lantern Guard
       p4 pockets the bribes of the recruit: 2 Coins
       Puddle Banker joins the horde
       Lantern Guard takes a place in the pack, on 4a
       The pack brings p4 5 Stone, 1 Iron, 1 Heartstone, 1 Coin, 1 Fire Cart and 1 Moon Cart
360. p4 trade.heartstone  ae0f8d5098023867
       p4 gives 4 resources back to the supply
361. p4 pay.coin.stock  c2c638d9ba792ae7
362. p4 pay.coin.3a  5c8727b004527617
363. p4 pay.coin.1b  e0152b3d2b52f85e
364. p4 pay.coin.stock  357c8e5a7ed6a946
       p4 gains 1 Heartstone
365. p4 end  5033f6647048a165
366. p1 work.q15  499ed63a7f8fa404
       p1 activates a Workshop, Stone Mill: up to 1 use
367. p1 use.1  0552757141577e89
368. p1 pay.auto  fb6a736ecd771352
       p1 gains 1 Iron
369. p1 dig.l4  2e321660673af551
370. p1 lay.l4b.o13  a14c60a9511086c5
371. p1 ore.iron  c4fd200d7a595077
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
372. p1 pedestal.moon  3109a53f8f93a7ca
       p1 puts a Moon Pedestal on q14, orange zone: a benefit token of 3 Honor points
373. p1 statue.r14  5dd83f8828ca4e54
374. p1 to.q14  79c4d70a1d9e485d
375. p1 pay.auto  95bcd0476d4dab67
       p1 moves a Moon Statue from r14 to q14
376. p1 statue.p18  ced881a8687d4b7e
377. p1 to.r14  6f4d2350f38cd96c
378. p1 pay.auto  90a6455df2d55aea
       p1 moves a Fire Statue from p18 to r14
379. p1 end  f246410dc70f0278
380. p2 work.d10  65f24dc094a1a83b
       p2 activates a Workshop, Charm Weaver: up to 1 use
381. p2 use.1  004c9159a54d0667
382. p2 pay.auto  7c79166a2bde84c1
       p2 gains 1 Rune
383. p2 dig.l4  e73d1be836a38def
384. p2 lay.l4d.a11  c9848e39cce4df00
385. p2 ore.iron  1109045e00f9324c
386. p2 pay.auto  af6be4166a873adf
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
387. p2 pedestal.moon  66dab26c21e1f484
       p2 puts a Moon Pedestal on a11, dark grey zone: a benefit token of 3 Honor points
388. p2 hall.wellspring  6c59110d411221db
389. p2 build.wellspringc.b10  403257c88b35afc4
       p2 builds a Great Hall: Wellspring
390. p2 end  fda00382f3d45c36
391. p3 work.n4  e556733cadb7ad75
       p3 activates a Workshop, Rune Forge: up to 2 uses
392. p3 use.4  cbc0ee3d49a049b9
393. p3 pay.auto  496da93124dcb5cb
       p3 gains 1 Iron
394. p3 use.4  7308cddc7a0c157b
       p3 gains 1 Iron
395. p3 dig.p5  3f23617a9d5019bd
396. p3 lay.p5e.q5  86c190b801649563
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 2 Stone to p3
397. p3 end  bc94ebdd8b26d226
398. p4 work.i17  f46f7078baba77be
       p4 activates a Workshop, Mint: up to 1 use
399. p4 use.4  bd2c523fc373b9be
       p4 gains 1 Heartstone
400. p4 dig.s4  141c18597461fc64
401. p4 lay.s4e.g13  437b3dad5fd6c0b3
402. p4 ore.stone  c3b6fd1d98063d00
403. p4 pay.auto  5db9361edf31835d
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p4
404. p4 pedestal.ice  0838d94177ab0d94
       p4 puts an Ice Pedestal on g14, orange zone: a benefit token of 2 Honor points
405. p4 statue.i18  2e69b88dac220f1a
406. p4 to.e17  b862fcc087c4673d
407. p4 pay.auto  986e1aea53b78b13
       p4 moves a Moon Statue from i18 to e17
408. p4 statue.e17  2e262fb1f84cec53
409. p4 to.g13  0999ec745c518d6e
       p4 moves a Moon Statue from e17 to g13
410. p4 end  93158f55340e3441
411. p1 dig.t5  a2b537ae45eb7f39
412. p1 lay.t5c.s12  13d7a4a078e2eb45
413. p1 ore.heartstone  f9b735c88520324e
414. p1 pay.auto  7a088b4b45de6cca
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron to p1
415. p1 hall.chasm  abb5aa114a6d50d1
416. p1 build.chasma.o13  e6e2baa6553f3e66
       p1 builds a Great Hall: Chasm
417. p1 statue.r14  9412fd0b0b58dcb8
418. p1 to.r13  0396617f07c690af
419. p1 pay.auto  d7d3d9525003f8da
       p1 moves a Fire Statue from r14 to r13
420. p1 end  5890be6f5a73d3a7
421. p2 work.d10  040a7ffa3872f364
       p2 activates a Workshop, Charm Weaver: up to 1 use
422. p2 use.1  8faf3c95a70d09a7
       p2 gains 1 Rune
423. p2 dig.i3  664e7287cb286c5d
424. p2 lay.i3c.j11  ccb6304915abc7d1
425. p2 ore.heartstone  ad039c18a9a6308e
426. p2 pay.auto  abb026a1554ec24c
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Cart to p2
427. p2 statue.f9  53a4084862c41792
428. p2 to.f10  e6ffe8cf36df2be2
       p2 moves an Ice Statue from f9 to f10
429. p2 statue.f10  a143c1075b90b8e2
430. p2 to.g11  e2d8a6cb9a6de691
       p2 moves an Ice Statue from f10 to g11
431. p2 statue.g11  c647f60e17a1735f
432. p2 to.j12  d362d7f6a7590f0a
       p2 moves an Ice Statue from g11 to j12
433. p2 end  101a585d919978ad
434. p3 dig.p5  5172d5c2f0c75da8
435. p3 lay.p5f.j2  51b892dbeee9de20
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue on j2
       The rock yields 1 Iron and 1 Hammer to p3
436. p3 statue.j2  457639276da59328
437. p3 to.m3  42bdccd59b6de15c
       p3 moves a Fire Statue from j2 to m3
438. p3 end  0bfa6c5acc428e0a
439. p4 work.i17  91c1ae8333237b79
       p4 activates a Workshop, Mint: up to 1 use
440. p4 use.4  159d4828a9d4bd74
       p4 gains 1 Heartstone
441. p4 trade.cart  c995bf022d462df4
       p4 gives 4 resources back to the supply
442. p4 pay.coin.stock  4b733c38c29843fb
443. p4 pay.coin.stock  3b7bd336edb08bf0
444. p4 pay.coin.stock  1b2419139122197e
445. p4 pay.coin.stock  81e4f0be68dfb19d
       p4 gains 1 Cart
446. p4 dig.t4  160a7705db071886
447. p4 lay.t4b.l19  e1451ca43adef2cd
448. p4 ore.heartstone  7616012c373adc00
449. p4 pay.auto  c9a970e701a4062b
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Iron to p4
450. p4 statue.l21  a02bc31d49f13ffa
451. p4 to.l19  78b1681d4ecb5a3d
452. p4 pay.auto  afd8b14cd7dbfc2b
       p4 moves an Ice Statue from l21 to l19
453. p4 end  9083f41f5d916c77
       End of the game: p2 and p3 win as a team with 236 Honor points

p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p1  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p1  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p1 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p1  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1 +12  12 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1  +6  Ice Statue on r10, brown zone [HALL-F6]
p1 +12  Fire Statue on its Pedestal on r12, brown zone [HALL-F6]
p1  +8  Moon Statue on g13, orange zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal on q14, orange zone [HALL-F6]
p1  +8  Ice Statue on its Pedestal on u14, grey zone [HALL-F6]
p1  +6  Ice Statue on l19, brown zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal on j21, grey zone [HALL-F6]
p2  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p2  +8  2 Tunnels of 3 cells, Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2 +12  Moon Statue on its Pedestal on m6, brown zone [HALL-F6]
p2 +20  Ice Statue on its Pedestal on m9, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal on n9, yellow zone [HALL-F6]
p2  +8  Ice Statue on g10, orange zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal on i12, yellow zone [HALL-F6]
p2 +10  Ice Statue on j12, yellow zone [HALL-F6]
p3  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p3  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p3 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p3  +8  2 Tunnels of 3 cells, Iron [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +6  6 sets of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3 +12  Moon Statue on its Pedestal on m6, brown zone [HALL-F6]
p3 +20  Ice Statue on its Pedestal on m9, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal on n9, yellow zone [HALL-F6]
p3  +8  Ice Statue on g10, orange zone [HALL-F6]
p3 +20  Moon Statue on its Pedestal on i12, yellow zone [HALL-F6]
p3 +10  Ice Statue on j12, yellow zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p4  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p4  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p4 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p4 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p4  +3  Coronation token [HALL-F2]
p4  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p4  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p4  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p4  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p4  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p4  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p4 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p4  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p4  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p4 +12  12 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4 +11  Chasm, Statue on the altar [HALL-G10]
p4  +6  Ice Statue on r10, brown zone [HALL-F6]
p4 +12  Fire Statue on its Pedestal on r12, brown zone [HALL-F6]
p4  +8  Moon Statue on g13, orange zone [HALL-F6]
p4 +16  Moon Statue on its Pedestal on q14, orange zone [HALL-F6]
p4  +8  Ice Statue on its Pedestal on u14, grey zone [HALL-F6]
p4  +6  Ice Statue on l19, brown zone [HALL-F6]
p4  +8  Fire Statue on its Pedestal on j21, grey zone [HALL-F6]
= p2 236, p3 236, p1 206, p4 206  coronation, won by p2, p3
