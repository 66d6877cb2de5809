hall/1  seats 5  seed 12  options workshops=no_duplicates

  1. p5 portal.s18  bede7cc8b7d328fe
       p5 opens a Portal on s18
  2. p1 portal.e18  30db6d96a840ddd1
       p1 opens a Portal on e18
  3. p2 portal.d7  735d1c1206d3976e
       p2 opens a Portal on d7
  4. p3 portal.t7  69706c96a0cf9cae
       p3 opens a Portal on t7
  5. p4 portal.l1  de594ce3ec045438
       p4 opens a Portal on l1
  6. p5 draft.start-4.1b  a02bb0f017cec85b
       Purse Shaker follows p5 into the pack
  7. p5 draft.start-5.1c  81cd1d6a3fb0e964
       Bone Reader follows p5 into the pack
  8. p5 draft.start-1.1d  b9a0bed65e9f1b80
       Pebble Picker follows p5 into the pack
  9. p5 draft.start-6.1a  843f6c80996f9291
       Barrow Pusher follows p5 into the pack
       p5 begins with 4 Stone, 3 Iron, 1 Heartstone and 1 Coin
 10. p1 draft.start-4.1b  12c98ae16ed925b4
       Purse Shaker follows p1 into the pack
 11. p1 draft.start-1.1d  82f2d3d5476d2d07
       Pebble Picker follows p1 into the pack
 12. p1 draft.start-5.1c  2ff21bf62125acd2
       Bone Reader follows p1 into the pack
 13. p1 draft.start-6.1a  6f817dd4c788026d
       Barrow Pusher follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 14. p2 draft.start-3.1b  5cae5b79e860d4f6
       Ember Eye follows p2 into the pack
 15. p2 draft.start-6.1c  26f76e56b29e19cc
       Barrow Pusher follows p2 into the pack
 16. p2 draft.start-1.1d  0c88d72508b68604
       Pebble Picker follows p2 into the pack
 17. p2 draft.start-4.1a  c53c02f4024b0f55
       Purse Shaker follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 18. p3 draft.start-4.1c  240a0edb90113286
       Purse Shaker follows p3 into the pack
 19. p3 draft.start-3.1b  e6806cc41224a261
       Ember Eye follows p3 into the pack
 20. p3 draft.start-6.1d  ccf863a05684fce7
       Barrow Pusher follows p3 into the pack
 21. p3 draft.start-1.1a  1b66d02089e665db
       Pebble Picker follows p3 into the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p4 draft.start-4.1b  627a1b276a0960ee
       Purse Shaker follows p4 into the pack
 23. p4 draft.start-5.1c  8ef91bed55a5f5aa
       Bone Reader follows p4 into the pack
 24. p4 draft.start-6.1a  1c24deeb70589284
       Barrow Pusher follows p4 into the pack
 25. p4 draft.start-3.1d  ce0102a03025ee41
       Ember Eye follows p4 into the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p5 dig.s4  cf2735e6770b4e60
 27. p5 lay.s4g.r15  3af68538635d0bd8
       p5 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p5 unearths a Fire Statue on r16
       The rock yields 1 Stone and 1 Coin to p5
 28. p5 establish.q15.stone_mill  1215d67b23c23c17
       p5 establishes a Workshop on q15: Stone Mill
 29. p5 end  02fe937cf46baff2
 30. p1 dig.v5  5b8617c79824020a
 31. p1 lay.v5d.f16  cb898853520f7ecc
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue on f16
       p1 unearths a Moon Statue on h18
 32. p1 end  ef5c7aec8c4ec92c
 33. p2 dig.v5  0450c39d4ed061e6
 34. p2 lay.v5b.d8  79944070e176f95b
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on f8
       The rock yields 1 Stone and 1 Coin to p2
 35. p2 establish.g9.depot  cd30c7f5b67b4681
       p2 establishes a Workshop on g9: Depot
 36. p2 end  a4fc5418409a53ae
 37. p3 dig.y5  0578f46f582771ee
 38. p3 lay.y5a.q8  6e8ac4d7f7258496
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue on r8
       The rock yields 1 Stone and 1 Coin to p3
 39. p3 establish.q9.ironworks  dd38801c14a28119
       p3 establishes a Workshop on q9: Ironworks
 40. p3 end  b66ef0d140df69fb
 41. p4 dig.y5  4f81e41f327c7091
 42. p4 lay.y5g.l2  4e3ff53bc3087110
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 3 Iron to p4
 43. p4 establish.j4.steward  964ca54f96388e79
       p4 establishes a Workshop on j4: Steward
 44. p4 end  decdc59525026e2a
 45. p5 work.q15  d27b9c34627760d7
       p5 activates a Workshop, Stone Mill: up to 1 use
 46. p5 use.1  d3cd283be5b19645
       p5 gains 1 Iron
 47. p5 recruit.m3{moon-2-2+ice}  8adaa50d04285578
       p5 recruits Swamp Usurer
       p5 takes a Moon Pedestal along with the recruit
       Tide Hauler joins the horde
       The new card carries an Ice Pedestal
 48. p5 join.2b  ace412409d19857b
       Swamp Usurer takes a place in the pack, on 2b
       The pack brings p5 1 Stone, 1 Rune and 4 Coins
 49. p5 end  f21c3925ff9f8521
 50. p1 recruit.b3{mud-1-6}  0d30691991959bea
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 1 Coin
       Mudsled Driver joins the horde
 51. p1 join.2b  5c561e61c2a0bddd
       Puddle Banker takes a place in the pack, on 2b
       The pack brings p1 1 Rune and 3 Coins
 52. p1 end  96697770371112a0
 53. p2 recruit.m4{fire-2-1+fire}  f6b6b8b57c0b07d6
       p2 recruits Furnace Broker
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
 54. p2 join.2b  bde637d1dc95ce50
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 55. p2 statue.f8  84e07ba1bdac85fe
 56. p2 to.f9  2b9dff8a269dd531
       p2 moves a Moon Statue from f8 to f9
 57. p2 end  d193758135a4a3c1
 58. p3 recruit.m2{moon-2-1+moon}  635fdadfd21a3f38
       p3 recruits Glacier Cutter
       p3 takes a Moon Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries a Moon Pedestal
 59. p3 join.2b  33c9353c258fe4a0
       Glacier Cutter takes a place in the pack, on 2b
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Coin and 1 Ice Cart
 60. p3 end  e44f302feac0b2aa
 61. p4 dig.l5  eeb2afd704f5c8d5
 62. p4 lay.l5a.h5  8030eb046f586bee
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue on h6
       The rock yields 1 Coin to p4
 63. p4 end  03c48c0ab503944c
 64. p5 cast.aftershock  a3e0cd065d90fcae
       p5 casts a Spell, Aftershock: 1 Rune on the card
 65. p5 work.q15  9fc005e48ed2b93d
       p5 activates a Workshop, Stone Mill: up to 1 use
 66. p5 use.1  2409090b96cca1a3
       p5 gains 1 Iron
 67. p5 dig.w5  ce80e13af838c586
 68. p5 lay.w5a.q17  d96593cc6c940a79
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p5 unearths an Ice Statue on p18
       The rock yields 2 Stone and 1 Coin to p5
 69. p5 lay.d2a.n18  e27b51328aca95c8
       p5 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p5
 70. p5 pedestal.moon  5816b1410dba177b
       p5 puts a Moon Pedestal on n18, brown zone: a benefit token of 4 Honor points
 71. p5 establish.o17.mint  361327525524c60f
       p5 establishes a Workshop on o17: Mint
 72. p5 end  e0fb7e8e320f1b76
 73. p1 cast.aftershock  4f209c3fef4592f4
       p1 casts a Spell, Aftershock: 2 Runes on the card
 74. p1 recruit.m2  303b8724ad410958
 75. p1 pay.auto{ice-2-2+fire}  ae9cb83f9dc895bb
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Fire Pedestal
 76. p1 join.2a  1e7f8cfb58436ae9
       Eclipse Merchant takes a place in the pack, on 2a
       The pack brings p1 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
 77. p1 lay.d2d.f14  7db6cba2f0ccf82f
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 78. p1 establish.g15.wainwright  fba89f6a0277f292
       p1 establishes a Workshop on g15: Wainwright
 79. p1 statue.h18  29ac07df6ef46b00
 80. p1 to.f15  f49a0e0892fbe36a
 81. p1 pay.auto  30efb902a85a9133
       p1 moves a Moon Statue from h18 to f15
 82. p1 end  be218b35e9599e80
 83. p2 work.g9  3d9fd8209bca5165
       p2 activates a Workshop, Depot: up to 1 use
 84. p2 use.1  e735c9dbf61c4f42
 85. p2 pay.stone.2b  a0ea035d96b330ef
 86. p2 pay.stone.stock  6754970c7589d706
       p2 gains 1 Cart
 87. p2 dig.l4  b4187b37244d5d11
 88. p2 lay.l4f.g10  9e308074dd077df0
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
 89. p2 pedestal.ice  d7d7c98a1f7abc90
       p2 puts an Ice Pedestal on g10, orange zone: a benefit token of 5 Honor points
 90. p2 statue.f9  6c845a4382c53935
 91. p2 to.i11  04e69d8cf659fbea
       p2 moves a Moon Statue from f9 to i11
 92. p2 end  ca7b6396237bf3cf
 93. p3 dig.s4  2f727221a6543d11
 94. p3 lay.s4d.p6  37791679dd45fecf
 95. p3 pay.auto  201d2dfcf77d90a6
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue on p6
       The rock yields 2 Stone to p3
 96. p3 pedestal.moon  a4a451b6e75a0f52
       p3 puts a Moon Pedestal on q7, grey zone: a benefit token of 2 Honor points
 97. p3 hall.shaman  5ada8041b359a89d
 98. p3 build.shamana.r7  5c460168e7e9d8aa
       p3 builds a Great Hall: Shaman's Chamber
 99. p3 end  fcec0ab855447528
100. p4 work.j4  d685ad319d9bb9a6
       p4 activates a Workshop, Steward: up to 2 uses
101. p4 stop  fa7e268ba931f4d7
102. p4 recruit.m3{moon-2-4+fire}  6ae7a3223c039e0d
       p4 recruits Tide Hauler
       p4 takes an Ice Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries a Fire Pedestal
103. p4 join.2b  e158e89ec43013ae
       Tide Hauler takes a place in the pack, on 2b
       The pack brings p4 2 Stone, 1 Rune, 1 Coin and 2 Moon Carts
104. p4 end  4f83c2bf490b05c8
105. p5 work.o17  2582435a893bf4a3
       p5 activates a Workshop, Mint: up to 1 use
106. p5 use.2  87f72a9b9682f804
       p5 gains 1 Coin
107. p5 recruit.b3{moon-1-2}  ad6049d801d21db7
       p5 recruits Mudsled Driver
       p5 pockets the bribes of the recruit: 3 Coins
       Dusk Carrier joins the horde
108. p5 join.2c  c118403404b5d4b5
       Mudsled Driver takes a place in the pack, on 2c
       The pack brings p5 2 Stone, 1 Cart and 1 Rune
109. p5 statue.r16  72c777bdfe031b65
110. p5 to.r15  5937910caddd62b1
       p5 moves a Fire Statue from r16 to r15
111. p5 end  aaa09deff6313de9
112. p1 recruit.b4{fire-1-2}  37c7e95afe9a5ae1
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
113. p1 join.3a  0a87503336510ffa
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 2 Moon Carts
114. p1 end  ffa00217b262f778
115. p2 recruit.m1{fire-2-4+ice}  0bb2bc0dca2f5238
       p2 recruits Bog-Iron Baron
       p2 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries an Ice Pedestal
116. p2 join.2c  3b5b801da7095002
       Bog-Iron Baron takes a place in the pack, on 2c
       The pack brings p2 2 Stone, 3 Iron and 1 Cart
117. p2 end  dd516364300f904a
118. p3 work.q9  8a8135418464980d
       p3 activates a Workshop, Ironworks: up to 2 uses
119. p3 use.2  fc9e03e9ebc24737
       p3 gains 1 Heartstone
120. p3 stop  94bc086d6cb95bb3
121. p3 recruit.b2{mud-1-3}  525c292e9cf72a9d
       p3 recruits Icicle Whistler
       p3 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
122. p3 join.2c  242052c853103f15
       Icicle Whistler takes a place in the pack, on 2c
       The pack brings p3 1 Cart, 1 Rune and 1 Ice Cart
123. p3 end  4b7d590e85c457d5
124. p4 cast.aftershock{mingled_veins}  ce1502fc5b333169
       p4 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Mingled Veins enters the grimoire
125. p4 work.j4  03d2227293f5c1f8
       p4 activates a Workshop, Steward: up to 2 uses
126. p4 use.1  37cdf08dc4ad50ad
127. p4 pay.coin.1b  c627c8832cf96a09
       p4 puts a Coin into the Stock
128. p4 use.1  431e0ff0483b58f0
129. p4 pay.cart_moon.2b  4f74741b31b27936
       p4 puts a Moon Cart into the Stock
130. p4 dig.d2  b95603124df16747
131. p4 lay.d2c.l6  6d3fb40cd384f803
132. p4 pay.auto  4dc49e273b0984ab
       p4 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       p4 unearths a Moon Statue on l6
133. p4 pedestal.ice  e5f091443ee33319
       p4 puts an Ice Pedestal on l6, brown zone: a benefit token of 5 Honor points
134. p4 lay.d2a.m2  1df743fea1b9f56c
       p4 opens a Tunnel of 2 cells without paying minerals
       p4 unearths a Fire Statue on n2
135. p4 statue.n2  bd3f83f1b62922a4
136. p4 to.l5  8262627aa8ed6883
       p4 moves a Fire Statue from n2 to l5
137. p4 statue.l6  b784e8e201b24423
138. p4 to.l7  46d6296045c74b60
       p4 moves a Moon Statue from l6 to l7
139. p4 end  99576af1ae0aefc5
140. p5 cast.thieving_imp  fe5c7f96ef61b561
       p5 casts a Spell, Thieving Imp: 1 Rune on the card
141. p5 steal.b1.coin  ff0b20fbd566df83
       The imp snatches a Coin from Rust Wader for p5
142. p5 steal.b5.coin  b1386472feffc606
       The imp snatches a Coin from Cold Digger for p5
143. p5 work.q15  3044eded40e24492
       p5 activates a Workshop, Stone Mill: up to 1 use
144. p5 use.1  6bdb39ce07422d14
145. p5 pay.auto  ab5351db1d7ce874
       p5 gains 1 Iron
146. p5 recruit.m1  3c05fdccb8fcbc94
147. p5 pay.auto{mud-2-3+moon}  1b7e381a09301726
       p5 recruits Anvil Singer
       p5 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
148. p5 join.3b  9025cd3fcfe5c9d1
       Anvil Singer takes a place in the pack, on 3b
       The pack brings p5 2 Stone, 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune, 2 Coins and 1 Fire Cart
149. p5 statue.p18  425c1f14200cd287
150. p5 to.n18  dfe89e409fa06e7a
       p5 moves an Ice Statue from p18 to n18
151. p5 end  6f4279538fa5c89b
152. p1 cast.thieving_imp  578af65fa83c91ec
       p1 casts a Spell, Thieving Imp: 2 Runes on the card
153. p1 steal.b2.coin  c02a98326c297fe6
       The imp snatches a Coin from Clay Kneader for p1
154. p1 steal.b1.coin  a2c630068cf68195
       The imp snatches a Coin from Rust Wader for p1
155. p1 dig.i4  9bf09f35049778f9
156. p1 lay.i4a.f13  5f937c5b7798c330
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p1
157. p1 pedestal.moon  9701dc408668f7b3
       p1 puts a Moon Pedestal on g13, orange zone: a benefit token of 4 Honor points
158. p1 statue.f15  49abd4a8feea1227
159. p1 to.g13  ef58a7e6e47dd52f
160. p1 pay.auto  c64a74f90f9c5ff3
       p1 moves a Moon Statue from f15 to g13
161. p1 statue.f16  1a4ac407d3771166
162. p1 to.f14  83b0e3762c808ab9
       p1 moves a Fire Statue from f16 to f14
163. p1 end  6848d6b309aa357f
164. p2 work.g9  f667fcdb8aa0ae76
       p2 activates a Workshop, Depot: up to 2 uses
165. p2 use.1  61a95d01f7844eda
166. p2 pay.stone.1d  dae43f5dccc16015
167. p2 pay.stone.2c  71d33998ffd94661
       p2 gains 1 Cart
168. p2 stop  d567b2e0a14d34cd
169. p2 recruit.b4{fire-1-1}  bf53cc6358f28552
       p2 recruits Coal Nibbler
       Cinder Hauler joins the horde
170. p2 join.3b  d6d1514568082f31
       Coal Nibbler takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 1 Iron, 1 Heartstone, 1 Coin and 1 Fire Cart
171. p2 end  126c831ce926fabe
172. p3 cast.earth_ritual  91c3f855912fade1
       p3 casts a Spell, Earth Ritual: 1 Rune on the card
173. p3 ritual.iron  3082c5cad6fcc328
       p3 gains 2 Iron
174. p3 work.q9  6b08e28e82641451
       p3 activates a Workshop, Ironworks: up to 2 uses
175. p3 use.2  1bed1a46e83c8356
       p3 gains 1 Heartstone
176. p3 use.2  38bf344743ea5d87
       p3 gains 1 Heartstone
177. p3 dig.p5  f0805a0d28637f51
178. p3 lay.p5h.u8  51ecd6f8fbb0075f
179. p3 ore.stone  4c87e31800a8fe7f
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue on v10
       The rock yields 1 Hammer to p3
180. p3 establish.t10.rune_forge  ce57bc1afee968bc
       p3 establishes a Workshop on t10: Rune Forge
181. p3 statue.v10  a4a085d6963e233c
182. p3 to.u10  48b1eae55687c53e
       p3 moves a Fire Statue from v10 to u10
183. p3 end  e7971569f0066dfd
184. p4 work.j4  2c14bf0626a306e5
       p4 activates a Workshop, Steward: up to 2 uses
185. p4 stop  a08b98d59aa827fd
186. p4 recruit.m2{moon-2-3+fire}  0e9da9f52d61ba2a
       p4 recruits Avalanche Rider
       p4 takes a Fire Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries a Fire Pedestal
187. p4 join.2a  552b73da1f54aadb
       Avalanche Rider takes a place in the pack, on 2a
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 2 Ice Carts
188. p4 statue.h6  5060e7157c5db604
189. p4 to.j5  6cc24c3f57dddd28
       p4 moves a Fire Statue from h6 to j5
190. p4 end  b6e16c914e171308
191. p5 cast.thieving_imp  844dc88783cf62b0
       p5 casts a Spell, Thieving Imp: 3 Runes on the card
192. p5 steal.b2.coin  1b1eab4a3e61d5d4
       The imp snatches a Coin from Clay Kneader for p5
193. p5 steal.b3.coin{trading_places}  6a483af0f5fdb5a8
       The imp snatches a Coin from Dusk Carrier for p5
       Thieving Imp disintegrates; Trading Places enters the grimoire
194. p5 work.o17  16cc8ae2317ef565
       p5 activates a Workshop, Mint: up to 1 use
195. p5 use.1  92a6eec994485cb3
       p5 gains 1 Coin
196. p5 dig.i3  e6a719e70c31b209
197. p5 lay.i3c.n15  be01074113d8290f
198. p5 pay.auto  bb9c20b1422f6a09
       p5 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
199. p5 pedestal.ice  e5f1466538f40196
       p5 puts an Ice Pedestal on n15, yellow zone: a benefit token of 5 Honor points
200. p5 end  25bea4e4d55c4f5a
201. p1 recruit.m4  3210e8fce17b59e1
202. p1 pay.auto{mud-2-5+moon}  66ce0758bc81b8bc
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Moon Pedestal
       Magma Miner takes a place in the pack, on 2c
       The pack brings p1 1 Stone, 2 Heartstones, 1 Rune and 1 Fire Cart
203. p1 end  22d2da9304c6cdd1
204. p2 dig.l4  480738adf27ecfe6
205. p2 lay.l4g.c8  2f3e8e38d775223a
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue on b10
       The rock yields 1 Hammer to p2
206. p2 pedestal.ice  8b2da8d529046ccc
       p2 puts an Ice Pedestal on b10, dark grey zone: a benefit token of 3 Honor points
207. p2 establish.d10.crusher  b4d0e84a7276a062
       p2 establishes a Workshop on d10: Crusher
208. p2 statue.b10  4a996e61bc1ae464
209. p2 to.f10  129c97c057091800
210. p2 pay.auto  5db19a3e831ef0b7
       p2 moves an Ice Statue from b10 to f10
211. p2 end  f6b3445c3c758029
212. p3 dig.l5  fecc07e87a9202ff
213. p3 lay.l5h.u11  016127a45dea12fe
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Moon Statue on v14
       The rock yields 2 Iron and 1 Hammer to p3
214. p3 establish.t14.charm_weaver  6932bbf14a97231e
       p3 establishes a Workshop on t14: Charm Weaver
215. p3 end  6c3f916969ed4e55
216. p4 work.j4  97a02e2609c2472a
       p4 activates a Workshop, Steward: up to 2 uses
217. p4 use.1  f25ccf4d35ea0fd6
218. p4 pay.coin.1b  c266f547fb766b60
       p4 puts a Coin into the Stock
219. p4 use.1  e28c6ff136722cee
220. p4 pay.cart_ice.2a  8ae7b31ffd9b5c67
       p4 puts an Ice Cart into the Stock
221. p4 recruit.b5{ice-1-5}  7728f4479a5d985c
       p4 recruits Cold Digger
       p4 pockets the bribes of the recruit: 1 Coin
       Rime Smith joins the horde
222. p4 join.3a  075af2fc0cfbc495
       Cold Digger takes a place in the pack, on 3a
       The pack brings p4 2 Stone, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin, 2 Ice Carts and 2 Moon Carts
223. p4 end  1e7aafd3f07ed3b9
224. p5 work.o17  7c3fadae3924f05f
       p5 activates a Workshop, Mint: up to 2 uses
225. p5 use.2  ecbe871c482b63d2
       p5 gains 1 Coin
226. p5 stop  2c16c36782356a71
227. p5 recruit.m2  354b6e0de80a9148
228. p5 pay.auto{fire-2-2+moon}  9a423f896fc48fdc
       p5 recruits Star Counter
       p5 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries a Moon Pedestal
       Star Counter takes a place in the pack, on 2a
       The pack brings p5 1 Heartstone, 1 Cart, 1 Rune, 1 Coin and 1 Moon Cart
229. p5 statue.n18  1aea6d88db3c7d90
230. p5 to.n15  9af346e0a60c8cdf
       p5 moves an Ice Statue from n18 to n15
231. p5 end  29db13baaaa67357
232. p1 cast.earth_ritual  8f396605e39535ef
       p1 casts a Spell, Earth Ritual: 2 Runes on the card
233. p1 ritual.stone  d8768caecd892fc4
       p1 gains 3 Stone
234. p1 dig.i4  5637f34413cbca31
235. p1 lay.i4b.b13  e9816802131e3d4e
236. p1 ore.heartstone  cb891ac387553639
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron to p1
237. p1 pedestal.fire  1633dbb42055554d
       p1 puts a Fire Pedestal on d13, grey zone: a benefit token of 4 Honor points
238. p1 establish.d14.hammer_exchange  b3d3c13e08a2a6ab
       p1 establishes a Workshop on d14: Hammer Exchange
239. p1 end  a0a6b1fe1df77fe2
240. p2 recruit.b3{fire-1-3}  e0cc53d85a878866
       p2 recruits Dusk Carrier
       p2 pockets the bribes of the recruit: 1 Coin
       Torch Peddler joins the horde
       Dusk Carrier takes a place in the pack, on 2a
       The pack brings p2 2 Stone, 1 Coin and 1 Moon Cart
241. p2 end  699a62edd2cfdb16
242. p3 work.q9  5d7232d0ca2f5e2d
       p3 activates a Workshop, Ironworks: up to 2 uses
243. p3 use.2  7ad18f188494fcf4
       p3 gains 1 Heartstone
244. p3 use.2  41a6ae4ebe1e1c9f
       p3 gains 1 Heartstone
245. p3 recruit.m1  0edb4b45fd3a3a4b
246. p3 pay.auto{ice-2-3+ice}  c607979e19fd59bc
       p3 recruits Root Miner
       p3 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries an Ice Pedestal
247. p3 join.3b  1d6935d5f3e1d5d3
       Root Miner takes a place in the pack, on 3b
       The pack brings p3 1 Stone, 3 Iron, 3 Heartstones, 1 Cart, 1 Rune and 1 Coin
248. p3 hall.chasm  3173ab3bee29ff59
249. p3 build.chasmb.u8  c8fbe577404424d7
       p3 builds a Great Hall: Chasm
250. p3 statue.u10  392bfff413071529
251. p3 to.u11  af0759e8c2b203e7
       p3 moves a Fire Statue from u10 to u11
252. p3 end  1940b148db547747
253. p4 cast.earth_ritual  ec4dcd801492d904
       p4 casts a Spell, Earth Ritual: 3 Runes on the card
254. p4 ritual.iron{seers_bag}  0e2e0c735c99a331
       p4 gains 2 Iron
       Earth Ritual disintegrates; Seer's Bag enters the grimoire
255. p4 work.j4  39ddf190f66d9dd0
       p4 activates a Workshop, Steward: up to 2 uses
256. p4 use.1  9d0e7b3a95e0a26d
257. p4 pay.coin.1b  1ad4b8eac6534e23
       p4 puts a Coin into the Stock
258. p4 use.1  406961236da35357
259. p4 pay.cart_moon.2b  ae99139433fec877
       p4 puts a Moon Cart into the Stock
260. p4 dig.l4  1f5039f8e2df5d8f
261. p4 lay.l4g.m7  4e0327f3f563443e
262. p4 pay.auto  ead6387f87a0c57d
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p4
263. p4 pedestal.fire  551ebc8458b2b35f
       p4 puts a Fire Pedestal on l9, yellow zone: a benefit token of 3 Honor points
264. p4 statue.l5  5e760138c6b8592e
265. p4 to.l6  de8b7ae1117ca9e5
266. p4 pay.auto  ddcff124042f7586
       p4 moves a Fire Statue from l5 to l6
267. p4 statue.l6  9682b9b8912e8676
268. p4 to.l9  9f28df85a1d30f92
       p4 moves a Fire Statue from l6 to l9
269. p4 end  9bdeedb076be5be5
270. p5 work.o17  30efa58273ce5268
       p5 activates a Workshop, Mint: up to 2 uses
271. p5 use.2  64a0babbb3fb05d6
       p5 gains 1 Coin
272. p5 stop  9525ce976f6b58d0
273. p5 recruit.b2{fire-1-5}  ae2fe957b2a0a646
       p5 recruits Clay Kneader
       p5 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
       Clay Kneader takes a place in the pack, on 3a
       The pack brings p5 2 Stone, 2 Heartstones, 1 Cart, 1 Rune and 1 Coin
274. p5 end  4a1b97f14428008b
275. p1 recruit.m4  dd61ae88d6ca293f
276. p1 pay.auto{mud-2-1+fire}  c1f3b896530d327c
       p1 recruits Silt Wagoner
       p1 takes a Moon Pedestal along with the recruit
       Landslide joins the horde
       The new card carries a Fire Pedestal
       Silt Wagoner takes a place in the pack, on 3b
       The pack brings p1 1 Stone, 3 Heartstones, 1 Cart, 1 Rune and 3 Coins
277. p1 statue.f14  0db6aba7672043df
278. p1 to.i13  4b835858c086066b
279. p1 pay.auto  2e35b76ee3d7cb02
       p1 moves a Fire Statue from f14 to i13
280. p1 statue.i13  924808f4d3c35d9e
281. p1 to.d13  19a8f99f1934629d
       p1 moves a Fire Statue from i13 to d13
282. p1 end  b98f09c5a085d827
283. p2 work.d10  2f6c32552be9b9ce
       p2 activates a Workshop, Crusher: up to 1 use
284. p2 use.2  68745fda306ed98f
285. p2 pay.auto  62bc94484963d050
       p2 gains 1 Heartstone
286. p2 recruit.b4{moon-1-3}  b72593c0e7189cd4
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 2 Coins
       Owl Listener joins the horde
       Cinder Hauler takes a place in the pack, on 3a
       The pack brings p2 4 Stone, 1 Iron, 1 Cart and 1 Fire Cart
287. p2 end  ae090694db1d2d29
288. p3 work.t10  8f6201549f9b4562
       p3 activates a Workshop, Rune Forge: up to 1 use
289. p3 use.1  89e10964554be66c
       p3 gains 1 Rune
290. p3 dig.t5  d4b99d9a71668220
291. p3 lay.t5b.t11  6163295ab48eacee
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths an Ice Statue on r12
       The rock yields 2 Iron to p3
292. p3 end  71292c3a0616cb48
293. p4 work.j4  6d74af086b8d45fc
       p4 activates a Workshop, Steward: up to 2 uses
294. p4 use.1  64624e6a6b6c92b7
295. p4 pay.cart_moon.2b  d32529c093b67071
       p4 puts a Moon Cart into the Stock
296. p4 use.1  adfb0f471a806ec6
297. p4 pay.cart_ice.2a  fddbf43aa2b8b0ef
       p4 puts an Ice Cart into the Stock
298. p4 recruit.m2{ice-2-4+ice}  8d330edcd201534d
       p4 recruits Ash Convoyer
       p4 takes a Moon Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
       Ash Convoyer takes a place in the pack, on 2c
       The pack brings p4 2 Stone, 1 Heartstone, 1 Rune and 2 Fire Carts
299. p4 end  70764a7b6a494389
300. p5 work.o17  541d52b787915a27
       p5 activates a Workshop, Mint: up to 2 uses
301. p5 use.2  acae649c80b7e328
302. p5 pay.auto  fb51d847bf7261ed
       p5 gains 1 Coin
303. p5 use.2  47159fa119e324cd
       p5 gains 1 Coin
304. p5 recruit.b3{ice-1-2}  9e783d6b9e9fcedb
       p5 recruits Torch Peddler
       p5 pockets the bribes of the recruit: 1 Coin
       Snow Shoveller joins the horde
       Torch Peddler takes a place in the pack, on 4a
       The pack brings p5 2 Stone, 3 Heartstones, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
       Ten Trolls follow p5: a Coronation token of 5 Honor points
305. p5 trade.heartstone  3002ee2d459a7e06
       p5 gives 4 resources back to the supply
306. p5 pay.coin.2b  c01fefe5a841bb41
307. p5 pay.coin.2b  b6fcb09d8c361fd9
308. p5 pay.coin.2b  5b2a8676edc13893
309. p5 pay.coin.1b  6b552040c18a539c
       p5 gains 1 Heartstone
310. p5 trade.heartstone  3f733eadddf18906
       p5 gives 4 resources back to the supply
311. p5 pay.coin.4a  229651f57405a8e4
312. p5 pay.coin.stock  ad00530bc46dac3d
313. p5 pay.coin.stock  0224b999ac2825de
314. p5 pay.coin.stock  a4ab92584f479869
       p5 gains 1 Heartstone
315. p5 end  0220f33ed598d692
316. p1 recruit.b1{ice-1-1}  799766db8076620b
       p1 recruits Rust Wader
       p1 pockets the bribes of the recruit: 1 Coin
       Frost Sledger joins the horde
       Rust Wader takes a place in the pack, on 4a
       The pack brings p1 3 Iron, 2 Carts, 1 Coin, 1 Fire Cart and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 13 more turns after this one
317. p1 trade.heartstone  9d2d96846b1d4576
       p1 gives 4 resources back to the supply
318. p1 pay.coin.2a  a20e0e8aeb7bb3c9
319. p1 pay.coin.1b  76a8507eb9870909
320. p1 pay.coin.2a  5a774a5bd09a551d
321. p1 pay.coin.2b  b41664ff9c8ca7ad
       p1 gains 1 Heartstone
322. p1 trade.heartstone  00a00003e5c4cd8d
       p1 gives 4 resources back to the supply
323. p1 pay.coin.2b  c07525055a9b0bcd
324. p1 pay.coin.stock  51035bbce284b407
325. p1 pay.coin.stock  c7d2246d0169132e
326. p1 pay.coin.stock  6517b0026f7fb1a7
       p1 gains 1 Heartstone
327. p1 end  0244ea837fde7c36
328. p2 work.d10  fb17f05c0d169680
       p2 activates a Workshop, Crusher: up to 1 use
329. p2 use.2  b1b6330319ca5d97
330. p2 pay.auto  1af4c9436a4da61a
       p2 gains 1 Heartstone
331. p2 recruit.m3  5e416d63f2d949dd
332. p2 pay.auto{fire-3-3}  53575be000545b0c
       p2 recruits Crescent Blade
       p2 takes a Fire Pedestal along with the recruit
       Chief of Embers joins the horde
       Crescent Blade takes a place in the pack, on 4a
       The pack brings p2 2 Stone, 4 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
333. p2 statue.f10  19276a665547f72b
334. p2 to.g10  1bc504b30b064378
335. p2 pay.auto  a26680d8eae90206
       p2 moves an Ice Statue from f10 to g10
336. p2 statue.i11  5443d667647d0cda
337. p2 to.f9  72a8219e505ce1df
338. p2 pay.auto  b7c3603916c44f24
       p2 moves a Moon Statue from i11 to f9
339. p2 end  76fadc4d1022eb61
340. p3 cast.seers_bag  1e89236122c5558d
       p3 casts a Spell, Seer's Bag: 1 Rune on the card
341. p3 pay.auto  790f4e9590ae03a1
342. p3 draw{fire}  845198c46b539f69
       p3 draws a Fire Pedestal from the bag
343. p3 dig.i4  794a6f3025bd51a4
344. p3 lay.i4a.p11  04291b4f1bfb6ba1
345. p3 pay.auto  a82e027fad2ba6a8
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone to p3
346. p3 pedestal.fire  74c105ca13be95df
       p3 puts a Fire Pedestal on q11, orange zone: a benefit token of 3 Honor points
347. p3 hall.wellspring  1d3fe7db42a96bff
348. p3 build.wellspringa.r11  3e581a380250ccfc
       p3 builds a Great Hall: Wellspring
349. p3 statue.r12  683688b6d4466d0c
350. p3 to.q11  1623c9419173cd96
351. p3 pay.auto  0c520efa4caf3f75
       p3 moves an Ice Statue from r12 to q11
352. p3 end  ef4678fcc2a83285
353. p4 work.j4  20eefce2ab6513eb
       p4 activates a Workshop, Steward: up to 2 uses
354. p4 use.1  1dd7153006000d48
355. p4 pay.cart_fire.2c  50b10a1f63979286
       p4 puts a Fire Cart into the Stock
356. p4 use.1  22d59c3bb6e972cf
357. p4 pay.cart_fire.2c  229c3e65fb217f1c
       p4 puts a Fire Cart into the Stock
358. p4 dig.l4  4188117de5f82648
359. p4 lay.l4e.k2  3ba41e1a6b02f9d8
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Hammer to p4
360. p4 pedestal.moon  5ced872e0ea26316
       p4 puts a Moon Pedestal on k2, dark grey zone: a benefit token of 4 Honor points
361. p4 hall.great_forge  17bf3b13b43c2872
362. p4 build.great_forgeb.k2  fc1c8bf80682cdc9
       p4 builds a Great Hall: Great Forge
       The Moon Pedestal on k2 vanishes under the Great Hall
363. p4 statue.j5  c2e3fe0157790d5b
364. p4 to.k3  3c55361f78369306
       p4 moves a Fire Statue from j5 to k3
365. p4 end  ca58c90dc67f4345
366. p5 work.o17  44965be3cecafb78
       p5 activates a Workshop, Mint: up to 2 uses
367. p5 use.4  86824bc2f15c30f5
       p5 gains 1 Heartstone
368. p5 use.4  646b8be74258d6a0
       p5 gains 1 Heartstone
369. p5 dig.l4  993553ecfd4a3e67
370. p5 lay.l4f.l18  a444f6c523b2adc6
371. p5 ore.stone  93fdf976137b357f
372. p5 pay.auto  50363b5be753b69b
       p5 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p5 unearths a Fire Statue on l18
373. p5 pedestal.fire  377fc97b2d858e64
       p5 puts a Fire Pedestal on l18, brown zone: a benefit token of 2 Honor points
374. p5 establish.n20.hammer_forge  8be501c524770b09
       p5 establishes a Workshop on n20: Hammer Forge
375. p5 end  1f8a8a4becc96b63
376. p1 dig.d2  158b9ec812342191
377. p1 lay.d2c.j12  0aad63d5e9c615ca
378. p1 ore.stone  ca7c0bac4ab96d66
379. p1 pay.auto  0e1a96baaf572bc8
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Cart to p1
380. p1 pedestal.moon  4c57a19916de0fb8
       p1 puts a Moon Pedestal on j12, yellow zone: a benefit token of 3 Honor points
381. p1 statue.g13  e2e2053251a8e143
382. p1 to.j12  193540bbd8ae2e7c
383. p1 pay.auto  0d7e153defd0433e
       p1 moves a Moon Statue from g13 to j12
384. p1 statue.d13  e0c375dfc5ea15cd
385. p1 to.i13  969b927973fb1f0a
386. p1 pay.auto  e2162fe3d8b47d8f
       p1 moves a Fire Statue from d13 to i13
387. p1 end  533c0ef390064398
388. p2 work.g9  6dfd7f3951eec29f
       p2 activates a Workshop, Depot: up to 2 uses
389. p2 use.1  73e9886acb7cf69b
390. p2 pay.coin.2b  a1c587997078d75f
391. p2 pay.coin.1a  b703ef0dbb96eb2b
       p2 gains 1 Cart
392. p2 use.1  6ebb7d5aa0d1945b
393. p2 pay.coin.stock  8e88cb1b88f1e7cc
394. p2 pay.coin.stock  1737871cb3f9b10e
       p2 gains 1 Cart
395. p2 dig.t4  7ccc56b36d25d6a8
396. p2 lay.t4b.f6  634c2f5e4c1d6ee2
397. p2 ore.iron  590f1dccb92feafc
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone to p2
398. p2 pedestal.fire  e48497ae7ae4d2a6
       p2 puts a Fire Pedestal on f6, dark grey zone: a benefit token of 2 Honor points
399. p2 end  48adc26747282e8b
400. p3 recruit.b3{fire-1-4}  ac9cc8b3f96ab0f6
       p3 recruits Snow Shoveller
       p3 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
       Snow Shoveller takes a place in the pack, on 2a
       The pack brings p3 3 Stone, 1 Heartstone and 1 Ice Cart
401. p3 end  6db522add26f4dbb
402. p4 work.j4  2fa2a317d921f232
       p4 activates a Workshop, Steward: up to 3 uses
403. p4 use.1  ba63746ee36e7d47
404. p4 pay.rune.1c  e929884aee1cd744
       p4 puts a Rune into the Stock
405. p4 use.1  8fa566d71db37331
406. p4 pay.cart_ice.2a  4ef25faa93c26f53
       p4 puts an Ice Cart into the Stock
407. p4 use.1  3b773c995a81228d
408. p4 pay.cart_ice.3a  ab3e715c78dce2f1
       p4 puts an Ice Cart into the Stock
409. p4 recruit.b5{moon-1-5}  c005c18524c02b25
       p4 recruits Rime Smith
       p4 pockets the bribes of the recruit: 1 Coin
       Silver Sifter joins the horde
       Rime Smith takes a place in the pack, on 3b
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 1 Rune, 1 Coin, 2 Fire Carts and 2 Moon Carts
410. p4 end  f04497b7a258b544
411. p5 work.o17  644f50283885273e
       p5 activates a Workshop, Mint: up to 2 uses
412. p5 use.4  0cd4163136834e4d
       p5 gains 1 Heartstone
413. p5 use.4  7c95a2b676607160
       p5 gains 1 Heartstone
414. p5 dig.w5  ec2e6448ba509914
415. p5 lay.w5c.r18  4af5e9d980cbbb64
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
416. p5 hall.stonecutter  422e088c95e1ec84
417. p5 build.stonecuttera.r16  b7551ed239e73cea
       p5 builds a Great Hall: Stonecutter's Hall
418. p5 statue.r15  0e98d95ab7f24642
419. p5 to.r17  4fe529a4ddd36162
420. p5 pay.auto  30d46b3436be32e4
       p5 moves a Fire Statue from r15 to r17
421. p5 end  4f3fd5ee1f911755
422. p1 dig.p5  d6c0465dbf8bee4e
423. p1 lay.p5b.a14  b9636bb5877dda3d
424. p1 ore.heartstone  eeb912596b038f4c
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue on b14
       The rock yields 1 Hammer to p1
425. p1 statue.b14  323de5d031bc0f18
426. p1 to.e13  df06db15f9c3ac49
427. p1 pay.auto  562a5e6a64c21677
       p1 moves an Ice Statue from b14 to e13
428. p1 end  d6b757961bc44d05
429. p2 dig.t5  e1cd3c9448357e48
430. p2 lay.t5d.e9  9bdb9748aba4367f
431. p2 ore.heartstone  e71a08745c5874b9
432. p2 pay.auto  6b6d099b97c6d8a6
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Heartstone to p2
433. p2 end  223811937f34d729
434. p3 work.q9  cf3d4f753d4abd78
       p3 activates a Workshop, Ironworks: up to 2 uses
435. p3 use.2  e0f36aca0df4adc5
       p3 gains 1 Heartstone
436. p3 stop  c7974a617b35f1a9
437. p3 dig.l3  5cb55aeebda05257
438. p3 lay.l3c.o11  b59abd43910ca8c2
439. p3 ore.heartstone  ae314c5341547ca3
       p3 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Heartstone and 1 Cart to p3
440. p3 trade.cart  e02955aa9eddc779
       p3 gives 4 resources back to the supply
441. p3 pay.coin.1c  5e4b5621a51007d8
442. p3 pay.coin.stock  8bf13b61e2b39dd8
443. p3 pay.heartstone.stock  4a894afad5a52991
444. p3 pay.coin.stock  f5193ea02b8626a0
       p3 gains 1 Cart
445. p3 statue.v14  c544f107532e5d9e
446. p3 to.u10  61197ceb47907ef9
       p3 moves a Moon Statue from v14 to u10
447. p3 statue.u10  a2e60f0a84219ea0
448. p3 to.s11  a83060ffe3940327
       p3 moves a Moon Statue from u10 to s11
449. p3 statue.q11  848aecc6a13f6138
450. p3 to.o12  a0c134466ded463e
451. p3 pay.auto  ea80b0dab76f2b26
       p3 moves an Ice Statue from q11 to o12
452. p3 end  86c85b5ec3c93d2e
453. p4 work.j4  c1dba22e56774ca7
       p4 activates a Workshop, Steward: up to 3 uses
454. p4 use.1  63df8da3829ed92a
455. p4 pay.coin.1b  5ccbc3aad0263e3c
       p4 puts a Coin into the Stock
456. p4 use.1  213d5d8cf7c80639
457. p4 pay.cart_moon.2b  5cd608c3be544f00
       p4 puts a Moon Cart into the Stock
458. p4 use.1  4cc61ed8fd39942a
459. p4 pay.cart_moon.2b  787209a644aa03f1
       p4 puts a Moon Cart into the Stock
460. p4 recruit.b4{mud-1-1}  48872c936cd45654
       p4 recruits Owl Listener
       p4 pockets the bribes of the recruit: 1 Coin
       Bog Prospector joins the horde
       Owl Listener takes a place in the pack, on 4a
       The pack brings p4 2 Stone, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin, 3 Ice Carts and 3 Moon Carts
461. p4 end  b0e02c37c2fecd2e
       End of the game: p3 wins with 99 Honor points

p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +5  5 sets of left-over resources [HALL-F4]
p1 +20  Moon Statue on its Pedestal on j12, yellow zone [HALL-F6]
p1  +6  Ice Statue on e13, brown zone [HALL-F6]
p1 +10  Fire Statue on i13, yellow zone [HALL-F6]
p2 +18  3 Tunnels of 4 cells, Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +2  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2  +6  Moon Statue on f9, brown zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal on g10, orange zone [HALL-F6]
p3  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p3 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p3 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p3 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p3  +2  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p3  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3  +4  Ice Statue on p6, grey zone [HALL-F6]
p3 +10  Ice Statue on o12, yellow zone [HALL-F6]
p4  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p4  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p4  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p4  +4  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p4 +11  11 sets of left-over resources [HALL-F4]
p4 +12  Great Forge, Statue on the altar [HALL-G10]
p4  +8  Moon Statue on l7, orange zone [HALL-F6]
p4 +20  Fire Statue on its Pedestal on l9, yellow zone [HALL-F6]
p5  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p5  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p5 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p5  +5  Coronation token [HALL-F2]
p5  +2  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p5  +4  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p5  +5  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p5  +6  6 sets of left-over resources [HALL-F4]
p5 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p5 +20  Ice Statue on its Pedestal on n15, yellow zone [HALL-F6]
p5 +12  Fire Statue on its Pedestal on l18, brown zone [HALL-F6]
= p3 99, p5 96, p4 88, p1 85, p2 72  coronation, won by p3
