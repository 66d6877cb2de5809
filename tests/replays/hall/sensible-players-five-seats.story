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
  6. p5 draft.start-5.1b  2fa36101d0b14724
       Bone Reader follows p5 into the pack
  7. p5 draft.start-4.1c  a9aebbc0a896c5c9
       Purse Shaker follows p5 into the pack
  8. p5 draft.start-2.1d  77d786246fc2bc73
       Nail Biter follows p5 into the pack
  9. p5 draft.start-6.1a  e3befd7311913186
       Barrow Pusher follows p5 into the pack
       p5 begins with 5 Stone, 3 Iron and 1 Hammer
 10. p1 draft.start-4.1b  fa3cb8276bcbc5ea
       Purse Shaker follows p1 into the pack
 11. p1 draft.start-2.1c  4c358eb5eac46a2c
       Nail Biter follows p1 into the pack
 12. p1 draft.start-5.1d  901c82e9b4bc1da3
       Bone Reader follows p1 into the pack
 13. p1 draft.start-6.1a  18e896e1bcb48976
       Barrow Pusher follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 14. p2 draft.start-3.1b  81f916166498e4d3
       Ember Eye follows p2 into the pack
 15. p2 draft.start-6.1c  a23a9f30dfe66a85
       Barrow Pusher follows p2 into the pack
 16. p2 draft.start-5.1d  6933f95bd80c2880
       Bone Reader follows p2 into the pack
 17. p2 draft.start-4.1a  bf6a1694a196d429
       Purse Shaker follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 18. p3 draft.start-3.1c  654c6ddeb3d48de2
       Ember Eye follows p3 into the pack
 19. p3 draft.start-6.1b  c9e91d46982a59e3
       Barrow Pusher follows p3 into the pack
 20. p3 draft.start-4.1d  97be8e3ea7d291c9
       Purse Shaker follows p3 into the pack
 21. p3 draft.start-2.1a  b866531ced6c4a07
       Nail Biter follows p3 into the pack
       p3 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 22. p4 draft.start-4.1b  e70c4c2a46454a86
       Purse Shaker follows p4 into the pack
 23. p4 draft.start-5.1c  0335e8ea2effdf8f
       Bone Reader follows p4 into the pack
 24. p4 draft.start-6.1a  707e0c7a64dc77b4
       Barrow Pusher follows p4 into the pack
 25. p4 draft.start-3.1d  76bd3f140fe2f3a4
       Ember Eye follows p4 into the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 26. p5 dig.v5  a336ddc5c0c6e33a
 27. p5 lay.v5c.r16  1795a5eb1fe8b4aa
       p5 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p5 unearths a Fire Statue on r16
       p5 unearths an Ice Statue on p18
 28. p5 end  2d25c418502eae6f
 29. p1 dig.v5  9427620882a580d8
 30. p1 lay.v5d.f16  0a787199d01b9dd4
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue on f16
       p1 unearths a Moon Statue on h18
 31. p1 end  79f8c1d7bc362358
 32. p2 recruit.m4{moon-2-2+ice}  1ecf294d3e65705b
       p2 recruits Furnace Broker
       p2 takes an Ice Pedestal along with the recruit
       Tide Hauler joins the horde
       The new card carries an Ice Pedestal
 33. p2 join.2b  82cd410a3e5d8f33
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 34. p2 end  133ec666633514db
 35. p3 recruit.m1{fire-2-1+fire}  24534eb6eeb13564
       p3 recruits Bog-Iron Baron
       p3 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
 36. p3 join.2b  023f70f5405339fe
       Bog-Iron Baron takes a place in the pack, on 2b
       The pack brings p3 1 Stone, 3 Iron, 1 Heartstone and 1 Cart
 37. p3 end  2783c13e760bd803
 38. p4 recruit.m2{moon-2-1+moon}  31c3399039ff090b
       p4 recruits Glacier Cutter
       p4 takes a Moon Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries a Moon Pedestal
 39. p4 join.2b  597df480e8c87a98
       Glacier Cutter takes a place in the pack, on 2b
       The pack brings p4 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 40. p4 end  f31f080bbda4298a
 41. p5 recruit.b2{mud-1-6}  d82e4ec00860a77f
       p5 recruits Icicle Whistler
       p5 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 42. p5 join.2b  f0456877642b77bd
       Icicle Whistler takes a place in the pack, on 2b
       The pack brings p5 2 Runes, 1 Coin and 1 Ice Cart
 43. p5 statue.p18  b0d321ddcf90d3a7
 44. p5 to.s18  69cdefbe74650d0f
       p5 moves an Ice Statue from p18 to s18
 45. p5 end  9c7932ceb8e1dde3
 46. p1 recruit.b5{moon-1-2}  cedb3384f77fe46e
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Dusk Carrier joins the horde
 47. p1 join.2b  dab2cf85c25c8100
       Cold Digger takes a place in the pack, on 2b
       The pack brings p1 1 Iron, 1 Heartstone, 1 Coin and 1 Ice Cart
 48. p1 end  bd8aed67da96af50
 49. p2 dig.l4  562ab2afcf9b76b5
 50. p2 lay.l4b.d8  59b57d16263741ce
 51. p2 ore.iron  7b0aea97e745550f
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Moon Statue on f8
       The rock yields 1 Stone and 1 Coin to p2
 52. p2 pedestal.ice  4c9514849450b45a
       p2 puts an Ice Pedestal on f9, brown zone: a benefit token of 5 Honor points
 53. p2 establish.g9.stone_mill  cf70a1108d000755
       p2 establishes a Workshop on g9: Stone Mill
 54. p2 statue.f8  09c4054db50e9b5f
 55. p2 to.f9  a524820a94fba73b
       p2 moves a Moon Statue from f8 to f9
 56. p2 end  d2e1791611a65fe5
 57. p3 dig.s4  2176f409784ce250
 58. p3 lay.s4e.s7  1c2ccccd61f69bd7
 59. p3 ore.stone  2b1021f6fc184983
 60. p3 pay.auto  11981a991fe85953
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue on r8
       The rock yields 1 Stone and 1 Coin to p3
 61. p3 pedestal.ice  289675150d27dbc3
       p3 puts an Ice Pedestal on s8, grey zone: a benefit token of 2 Honor points
 62. p3 establish.q9.ironworks  bee5678b6f958bfe
       p3 establishes a Workshop on q9: Ironworks
 63. p3 statue.r8  f6e10f89f80d3e5c
 64. p3 to.r9  0b2a56f38c34eeab
       p3 moves a Moon Statue from r8 to r9
 65. p3 end  796dc55af79c2841
 66. p4 cast.aftershock  9ad4d19646ec5c84
       p4 casts a Spell, Aftershock: 1 Rune on the card
 67. p4 dig.l4  27cfec9f6be7cc3b
 68. p4 lay.l4d.m1  30bc402cbbc0565b
 69. p4 ore.stone  59e03e22364b6a2b
 70. p4 pay.auto  0ae4ce1b6da22702
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p4 unearths a Fire Statue on n2
       The rock yields 1 Hammer to p4
 71. p4 pedestal.moon  ca21bb61f4334bd1
       p4 puts a Moon Pedestal on m1, dark grey zone: a benefit token of 4 Honor points
 72. p4 establish.n4.steward  a125efc0796eba35
       p4 establishes a Workshop on n4: Steward
 73. p4 lay.d2d.l2  845a114e5319f998
       p4 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p4
 74. p4 end  4f454891ea0c149c
 75. p5 cast.aftershock  c33e12b347533f9f
       p5 casts a Spell, Aftershock: 2 Runes on the card
 76. p5 pay.auto  d893da8ad4b15588
 77. p5 recruit.m4  f756e4e09a20cc8b
 78. p5 pay.auto{ice-2-2+fire}  93f56096be8a1d9f
       p5 recruits Tide Hauler
       p5 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Fire Pedestal
 79. p5 join.2a  eea47f8b898025a5
       Tide Hauler takes a place in the pack, on 2a
       The pack brings p5 2 Stone, 1 Cart, 1 Rune and 2 Moon Carts
 80. p5 lay.d2d.r14  1059c6c1080a49aa
       p5 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p5
 81. p5 establish.q15.depot  2f1e473120a66e52
       p5 establishes a Workshop on q15: Depot
 82. p5 statue.r16  7330b899670ae4ce
 83. p5 to.r15  b35bddc9e68637e1
       p5 moves a Fire Statue from r16 to r15
 84. p5 end  4287cd9bc41655f4
 85. p1 recruit.m1  539bf0664d7713e9
 86. p1 pay.auto{moon-2-4+fire}  e9e5cb2bda12c8fb
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries a Fire Pedestal
 87. p1 join.2a  60bbf16eb951c002
       Magma Miner takes a place in the pack, on 2a
       The pack brings p1 2 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
 88. p1 statue.f16  aa0e0361654b50be
 89. p1 to.e18  4a6a37e395ddd144
 90. p1 pay.auto  8d94d6e6f622d5fd
       p1 moves a Fire Statue from f16 to e18
 91. p1 end  8ede47aed2741b53
 92. p2 work.g9  ad480cb273933607
       p2 activates a Workshop, Stone Mill: up to 1 use
 93. p2 use.1  db1661244dfd53fb
 94. p2 pay.auto  e91e0fd2cebb2fbb
       p2 gains 1 Iron
 95. p2 recruit.m2{fire-2-4+ice}  fd91caa0111d785b
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries an Ice Pedestal
 96. p2 join.2c  9c0714bf22c80cd2
       Eclipse Merchant takes a place in the pack, on 2c
       The pack brings p2 1 Stone, 1 Cart, 1 Rune, 2 Coins and 1 Moon Cart
 97. p2 end  e04bd029be2d96e9
 98. p3 work.q9  90ef31dd74963174
       p3 activates a Workshop, Ironworks: up to 1 use
 99. p3 use.2  42720c9f622e4bc8
100. p3 pay.auto  ccd8226834774bf4
       p3 gains 1 Heartstone
101. p3 dig.w5  f2c3d8e4900be14c
102. p3 lay.w5d.p5  e380fb9a0d622f21
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue on p6
       The rock yields 2 Stone and 1 Coin to p3
103. p3 end  856a3eed5101d02b
104. p4 work.n4  20a0d321af6e64da
       p4 activates a Workshop, Steward: up to 1 use
105. p4 use.1  258d222597af93e4
106. p4 pay.cart_ice.2b  1f61be7d7b9af42f
       p4 puts an Ice Cart into the Stock
107. p4 dig.t5  cc156a4a1db61cd6
108. p4 lay.t5a.k4  ad0983aa4e691afd
109. p4 pay.auto  9f0bce0e4c50063d
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Moon Statue on l6
       The rock yields 2 Iron to p4
110. p4 establish.j4.mint  96f21c258922671f
       p4 establishes a Workshop on j4: Mint
111. p4 hall.shaman  8abe49bdabda83eb
112. p4 build.shamana.l3  bebb8bd88b2ca3f2
       p4 builds a Great Hall: Shaman's Chamber
113. p4 statue.n2  e6613bd3184d8623
114. p4 to.n3  6fd1801c0878dcab
       p4 moves a Fire Statue from n2 to n3
115. p4 end  32c2336464c1be96
116. p5 cast.aftershock  da10e845810ebdc3
       p5 casts a Spell, Aftershock: 3 Runes on the card
117. p5 pay.auto{mingled_veins}  28fee35e35ce252f
       Aftershock disintegrates; Mingled Veins enters the grimoire
118. p5 dig.i3  bc2c2cdaa16b4cfb
119. p5 lay.i3a.o14  a3f06b6db69937eb
120. p5 ore.iron  b77c251f3b50e0bd
       p5 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
121. p5 pedestal.ice  f326d4eb4b409613
       p5 puts an Ice Pedestal on o14, yellow zone: a benefit token of 5 Honor points
122. p5 lay.d2c.o12  c187827a38da1d01
       p5 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Heartstone to p5
123. p5 end  d66aacfae4dc5d5c
124. p1 dig.s4  e23baaf743fabd0a
125. p1 lay.s4e.g13  959f2bb4184f443d
126. p1 ore.heartstone  b7c8afff4a4b5848
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Stone to p1
127. p1 pedestal.fire  2f8a0d170d98c124
       p1 puts a Fire Pedestal on g14, orange zone: a benefit token of 3 Honor points
128. p1 establish.g15.wainwright  d7d3b4c0de94cb00
       p1 establishes a Workshop on g15: Wainwright
129. p1 statue.h18  624906d092a27688
130. p1 to.g14  a4e36764bad50f22
       p1 moves a Moon Statue from h18 to g14
131. p1 end  152e249e8400db42
132. p2 cast.earth_ritual  f064815c0e52e4b7
       p2 casts a Spell, Earth Ritual: 1 Rune on the card
133. p2 ritual.iron  03324a8da781c37d
       p2 gains 2 Iron
134. p2 work.g9  904f4cad6eab4a2e
       p2 activates a Workshop, Stone Mill: up to 1 use
135. p2 use.1  0cd764d4f3225b30
136. p2 pay.auto  cd8b1f9300a6abc1
       p2 gains 1 Iron
137. p2 dig.s4  61a991990f391833
138. p2 lay.s4a.g6  0c659090429d7b34
139. p2 ore.iron  b489faece234d9f5
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue on h6
       The rock yields 2 Stone to p2
140. p2 pedestal.moon  6074b7f022d6c9b2
       p2 puts a Moon Pedestal on g6, grey zone: a benefit token of 2 Honor points
141. p2 end  511811ea9d16620a
142. p3 recruit.m2{mud-2-3+moon}  3cd6a1ba5e93872d
       p3 recruits Anvil Singer
       p3 takes an Ice Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
143. p3 join.2a  f200d0afc2d1bafb
       Anvil Singer takes a place in the pack, on 2a
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart, 1 Hammer and 1 Fire Cart
144. p3 end  e94158ff2c64f646
145. p4 work.n4  46b1438991cc8ed0
       p4 activates a Workshop, Steward: up to 2 uses
146. p4 use.1  8185f3abfb67deeb
       p4 puts a Coin into the Stock
147. p4 stop  3c639f3c0ebaef47
148. p4 dig.i4  9ee4e8ef268c8f0a
149. p4 lay.i4c.l7  d8dfb51cff03d971
       p4 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
150. p4 statue.l6  78cf1ede03ee45ed
151. p4 to.l10  052778f71ed2be1e
       p4 moves a Moon Statue from l6 to l10
152. p4 end  041848d0bda869e2
153. p5 cast.earth_ritual  bb46931cb4f3d8c5
       p5 casts a Spell, Earth Ritual: 2 Runes on the card
154. p5 ritual.stone  7bc82797eb9ce893
       p5 gains 3 Stone
155. p5 work.q15  d1b0a235c9d97f14
       p5 activates a Workshop, Depot: up to 2 uses
156. p5 use.1  945007ba87d10b62
157. p5 pay.stone.2a  411c3f38e8c16dc0
158. p5 pay.stone.2a  caa228303452e420
       p5 gains 1 Cart
159. p5 stop  c3ec8b894cfb89c8
160. p5 recruit.b2{fire-1-2}  8f280d6333308e27
       p5 recruits Mudsled Driver
       p5 pockets the bribes of the recruit: 3 Coins
       Coal Nibbler joins the horde
161. p5 join.3a  282aa60fd90a795a
       Mudsled Driver takes a place in the pack, on 3a
       The pack brings p5 3 Stone, 2 Carts, 2 Runes, 1 Coin and 1 Ice Cart
162. p5 statue.s18  f5e7f5dcb1e9d121
163. p5 to.r16  64a000c4871bf7d6
164. p5 pay.auto  e2cfbcc64b0aac53
       p5 moves an Ice Statue from s18 to r16
165. p5 statue.r16  0a0d048009f5deb4
166. p5 to.r14  ae9be4fb8d00c4c2
167. p5 pay.auto  76a24d7d44eb6149
       p5 moves an Ice Statue from r16 to r14
168. p5 statue.r14  5ea415e35f2adbdc
169. p5 to.o14  ff5bd7997d86b694
170. p5 pay.auto  585ec9ad72dd89d0
       p5 moves an Ice Statue from r14 to o14
171. p5 end  944770031afe946a
172. p1 recruit.m2{moon-2-3+fire+mud-1-3}  b9c6802f5888ac66
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries a Fire Pedestal
       Puddle Banker retires
       Clay Kneader joins the horde
173. p1 join.3a  6cd38fb5f376bbc8
       Root Miner takes a place in the pack, on 3a
       The pack brings p1 1 Iron, 5 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
174. p1 statue.e18  be91bda62be16be6
175. p1 to.f16  5522c43b4d46346e
176. p1 pay.auto  3a4b6f7add1f6919
       p1 moves a Fire Statue from e18 to f16
177. p1 end  8bd003a2d96ae850
178. p2 work.g9  3ed5f8845ff3e794
       p2 activates a Workshop, Stone Mill: up to 1 use
179. p2 use.1  ea1560e9e0788bb7
       p2 gains 1 Iron
180. p2 recruit.m2{mud-2-5+moon}  5908248a2ed41272
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Moon Pedestal
181. p2 join.3b  87f599a9c5317dc4
       Star Counter takes a place in the pack, on 3b
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 2 Runes, 3 Coins and 1 Moon Cart
182. p2 end  873f4151e0832dfb
183. p3 work.q9  563d0db748da5413
       p3 activates a Workshop, Ironworks: up to 1 use
184. p3 use.2  d2840f45f450d26d
       p3 gains 1 Heartstone
185. p3 dig.l4  24743cf511fe5fe9
186. p3 lay.l4d.q10  581354365e716540
187. p3 ore.stone  15ea0379f4cf6834
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue on r12
       The rock yields 1 Heartstone to p3
188. p3 pedestal.ice  9a1083ddd1dcb694
       p3 puts an Ice Pedestal on q10, orange zone: a benefit token of 5 Honor points
189. p3 statue.r12  7761ba612298855f
190. p3 to.q10  c1eb480dfaf0efad
       p3 moves an Ice Statue from r12 to q10
191. p3 end  d8d67aba5b7199e1
192. p4 work.j4  0165aec8769043ca
       p4 activates a Workshop, Mint: up to 1 use
193. p4 use.4  1c545a435b61d364
       p4 gains 1 Heartstone
194. p4 recruit.b2{fire-1-1}  d542d07f07ffbc98
       p4 recruits Coal Nibbler
       p4 pockets the bribes of the recruit: 2 Coins
       Cinder Hauler joins the horde
195. p4 join.2c  60f4b88acc14cf9d
       Coal Nibbler takes a place in the pack, on 2c
       The pack brings p4 2 Heartstones, 1 Rune and 1 Fire Cart
196. p4 end  e657d95dc0d44a25
197. p5 cast.earth_ritual  6aaa9189706949dc
       p5 casts a Spell, Earth Ritual: 3 Runes on the card
198. p5 pay.auto  8e71c00c61b414c9
199. p5 ritual.iron{trading_places}  3dc307f7cfe66520
       p5 gains 2 Iron
       Earth Ritual disintegrates; Trading Places enters the grimoire
200. p5 work.q15  ead9182c310f5b8e
       p5 activates a Workshop, Depot: up to 2 uses
201. p5 use.1  a5b5d23f2f337c2c
202. p5 pay.stone.3a  057e922802f5099e
203. p5 pay.stone.2a  9a1746880d62bfcd
       p5 gains 1 Cart
204. p5 stop  a50c303180ff9abf
205. p5 recruit.t2{fire-3-3}  e015d2890ef1280e
       p5 recruits Comet Driver
       Chief of Embers joins the horde
206. p5 take.fire  2812d7bea799e59e
       p5 chooses a Fire Pedestal from the bag
       Comet Driver takes a place in the pack, on 2c
       The pack brings p5 2 Stone, 3 Iron, 1 Coin and 2 Moon Carts
207. p5 statue.r15  d59cd080558017ff
208. p5 to.q14  352233f8ea9c0d56
       p5 moves a Fire Statue from r15 to q14
209. p5 statue.q14  0fce2f8af4ebc5b3
210. p5 to.o13  d5655b4279685634
       p5 moves a Fire Statue from q14 to o13
211. p5 end  e191d30234e51a98
212. p1 dig.s4  2846b0226de9410b
213. p1 lay.s4b.i12  3f3b50a605f05b92
214. p1 ore.iron  c38589785a4aebd3
215. p1 pay.auto  63d9eea116eca248
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
216. p1 pedestal.moon  4e52e487fcf19abc
       p1 puts a Moon Pedestal on i13, yellow zone: a benefit token of 3 Honor points
217. p1 statue.g14  afcd53b833b95a63
218. p1 to.i13  b7bf265223fc800e
219. p1 pay.auto  583d036a1fc33b1e
       p1 moves a Moon Statue from g14 to i13
220. p1 statue.f16  e38c22cf5826854f
221. p1 to.g14  537d1d42da34833e
       p1 moves a Fire Statue from f16 to g14
222. p1 end  632c06f45f76c10d
223. p2 cast.thieving_imp  f90d852930a5ade1
       p2 casts a Spell, Thieving Imp: 1 Rune on the card
224. p2 pay.auto  3df21a1c885f2896
225. p2 steal.b4.coin  6db27e8eb0eff9a1
       The imp snatches a Coin from Lantern Guard for p2
226. p2 steal.m2.coin  1061bfb8c0e8807c
       The imp snatches a Coin from Silt Wagoner for p2
227. p2 work.g9  ecb1165ef36e1bd3
       p2 activates a Workshop, Stone Mill: up to 1 use
228. p2 use.1  663d17629d79ca68
229. p2 pay.auto  594bc53c0e9d21f0
       p2 gains 1 Iron
230. p2 recruit.t2{fire-3-1}  a7bf921675385101
       p2 recruits Chief of Embers
       Volcano Matriarch joins the horde
231. p2 take.moon  aaad1fc95e926cd7
       p2 chooses a Moon Pedestal from the bag
       Chief of Embers takes a place in the pack, on 2a
       The pack brings p2 1 Iron, 1 Heartstone, 2 Coins and 2 Fire Carts
232. p2 end  28d84ac279b7ddcf
233. p3 recruit.b4{ice-1-5}  cd1a1f50d3db747d
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
234. p3 join.3a  5067f447642e6961
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p3 1 Stone, 5 Iron, 1 Cart, 1 Hammer and 1 Moon Cart
235. p3 end  a740b9a04b615181
236. p4 cast.thieving_imp  699fdd7e7baaaa09
       p4 casts a Spell, Thieving Imp: 2 Runes on the card
237. p4 steal.b2.coin  2118ec64f3bca124
       The imp snatches a Coin from Cinder Hauler for p4
238. p4 steal.b1.coin  d0735df91b18df63
       The imp snatches a Coin from Rust Wader for p4
239. p4 work.n4  c3ad78952ead4e79
       p4 activates a Workshop, Steward: up to 2 uses
240. p4 use.1  56d97076641bf6b7
241. p4 pay.cart_fire.2c  2ac76e4250eff776
       p4 puts a Fire Cart into the Stock
242. p4 use.1  d77d7f977fdd88bf
243. p4 pay.heartstone.1d  84ffdb6d317c402f
       p4 puts a Heartstone into the Stock
244. p4 recruit.m3{fire-2-2+fire+fire-1-3}  2883ac22da1bfb44
       p4 recruits Swamp Usurer
       p4 pockets the bribes of the recruit: 2 Coins
       p4 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries a Fire Pedestal
       Clay Kneader retires
       Torch Peddler joins the horde
245. p4 join.3b  990ac0f7eb75af75
       Swamp Usurer takes a place in the pack, on 3b
       The pack brings p4 2 Stone, 2 Iron, 1 Heartstone, 1 Rune, 4 Coins, 1 Fire Cart and 1 Ice Cart
246. p4 end  68616f3224ef5693
247. p5 cast.thieving_imp  143bdfb6436ec11d
       p5 casts a Spell, Thieving Imp: 3 Runes on the card
248. p5 steal.b4.coin  0b54ec59fa78a62d
       The imp snatches a Coin from Rime Smith for p5
249. p5 steal.b1.coin{seers_bag}  8dd6509c2bb035a2
       The imp snatches a Coin from Rust Wader for p5
       Thieving Imp disintegrates; Seer's Bag enters the grimoire
250. p5 work.q15  0fdfa3243f14da4b
       p5 activates a Workshop, Depot: up to 2 uses
251. p5 use.1  1422b0f00fb3386a
252. p5 pay.stone.2c  120938b2f92b8472
253. p5 pay.stone.2c  b46278fade2f2316
       p5 gains 1 Cart
254. p5 stop  ba74d385d8314c79
255. p5 recruit.m2  f82d1301a135562c
256. p5 pay.auto{ice-2-3+ice}  75a8fe4533f6d7db
       p5 recruits Silt Wagoner
       p5 pockets the bribes of the recruit: 1 Coin
       p5 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries an Ice Pedestal
       Silt Wagoner takes a place in the pack, on 3b
       The pack brings p5 3 Stone, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin and 1 Ice Cart
257. p5 end  43d6df120f76dcfc
258. p1 work.g15  9cfa1ed55da1d291
       p1 activates a Workshop, Wainwright: up to 2 uses
259. p1 use.1  7070cc402a7516f9
260. p1 pay.auto  bc014ddb2a9ef209
       p1 gains 1 Cart
261. p1 stop  2538479c07fa256f
262. p1 recruit.b2{fire-1-5}  ed99c65321365822
       p1 recruits Cinder Hauler
       p1 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
       Cinder Hauler takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 1 Iron, 1 Rune and 1 Fire Cart
263. p1 end  ce285f263dfeca17
264. p2 work.g9  a5a70df73957cf08
       p2 activates a Workshop, Stone Mill: up to 1 use
265. p2 use.1  4b872959a0761756
266. p2 pay.auto  b3008cb206ec0992
       p2 gains 1 Iron
267. p2 dig.t4  db7616e37b5e2048
268. p2 lay.t4c.j5  94106187578c4b52
269. p2 ore.stone  f985ca10ad04eb6d
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p2
270. p2 pedestal.moon  c584d20d84b26361
       p2 puts a Moon Pedestal on i6, brown zone: a benefit token of 4 Honor points
271. p2 establish.i7.crusher  239e1b6b60113640
       p2 establishes a Workshop on i7: Crusher
272. p2 statue.f9  2b94eb8bcb2d46f1
273. p2 to.f7  cd5c43493622c37b
274. p2 pay.auto  3707bf026f8e3edd
       p2 moves a Moon Statue from f9 to f7
275. p2 statue.f7  1fea10ef7b574768
276. p2 to.i6  85f8a83b2905d6f4
277. p2 pay.auto  d1901cf7e8288614
       p2 moves a Moon Statue from f7 to i6
278. p2 statue.h6  6e3b3fbfb0e80aa8
279. p2 to.f9  a76362f095073bc8
280. p2 pay.auto  d0ae47cd18f7feef
       p2 moves a Fire Statue from h6 to f9
281. p2 end  ce0f30cec85dbf74
282. p3 recruit.m3{mud-2-1+ice}  082fb7abb2ea7a9f
       p3 recruits Ash Convoyer
       p3 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The new card carries an Ice Pedestal
       Ash Convoyer takes a place in the pack, on 2c
       The pack brings p3 2 Stone, 1 Coin and 2 Fire Carts
283. p3 end  d41fd04aaae22e50
284. p4 work.n4  ab1a7dbe1093584d
       p4 activates a Workshop, Steward: up to 2 uses
285. p4 use.1  9664cca918cc6be2
286. p4 pay.cart_ice.2b  1e168c2cb02d870b
       p4 puts an Ice Cart into the Stock
287. p4 use.1  8901045d47045eff
288. p4 pay.rune.1c  0c16d53577fb8bcd
       p4 puts a Rune into the Stock
289. p4 recruit.m4  a931838f43b8ad56
290. p4 pay.auto{ice-2-4}  e792319d1d0944c6
       p4 recruits Avalanche Rider
       p4 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       Avalanche Rider takes a place in the pack, on 2a
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 2 Ice Carts
291. p4 statue.n3  809fb1dd090ac68e
292. p4 to.l1  391acb9223b7b162
293. p4 pay.auto  45c0b58bc2f4bf93
       p4 moves a Fire Statue from n3 to l1
294. p4 statue.l1  d61aee87779376bc
295. p4 to.l2  45e648c4634d8308
296. p4 pay.auto  5c92a678d3220bd6
       p4 moves a Fire Statue from l1 to l2
297. p4 statue.l2  e3c5ae88bee501f9
298. p4 to.l4  aaf547834d2d6c4e
       p4 moves a Fire Statue from l2 to l4
299. p4 end  e0bad86d20f6f72d
300. p5 work.q15  014089a40e4198c0
       p5 activates a Workshop, Depot: up to 2 uses
301. p5 use.1  f4cb60600022df72
302. p5 pay.coin.1c  037ead50b3ab15da
303. p5 pay.coin.stock  9c2429d2c1c9bdc8
       p5 gains 1 Cart
304. p5 use.1  7719a1f447c7af56
305. p5 pay.coin.stock  07215e0ac5de5200
306. p5 pay.stone.3b  5bff07867f285e0a
       p5 gains 1 Cart
307. p5 recruit.b5{moon-1-3}  5efd98f9e531ea10
       p5 recruits Dusk Carrier
       p5 pockets the bribes of the recruit: 2 Coins
       Owl Listener joins the horde
       Dusk Carrier takes a place in the pack, on 4a
       The pack brings p5 5 Stone, 2 Carts, 1 Coin and 1 Moon Cart
       Ten Trolls follow p5: a Coronation token of 5 Honor points
308. p5 trade.heartstone  0d840a8bbc60bf4f
       p5 gives 4 resources back to the supply
309. p5 pay.coin.1c  563d3e11bfd734c9
310. p5 pay.coin.stock  51655e5d6a72fd29
311. p5 pay.coin.stock  0f484a3e9fc13c5e
312. p5 pay.stone.2a  07e5b4062dcf0f2a
       p5 gains 1 Heartstone
313. p5 trade.heartstone  9439b6a2f02d3cff
       p5 gives 4 resources back to the supply
314. p5 pay.stone.2a  3bde6d55636476c5
315. p5 pay.stone.2c  8653b5bbc808e63c
316. p5 pay.stone.2c  fc05e229bec83dad
317. p5 pay.stone.3a  127b55b29308b437
       p5 gains 1 Heartstone
318. p5 trade.heartstone  79a033b15702479e
       p5 gives 4 resources back to the supply
319. p5 pay.stone.3b  ac6056c8c4db3095
320. p5 pay.stone.4a  ebd3c1aa1b0ad129
321. p5 pay.stone.4a  76cbd15550f9404c
322. p5 pay.stone.stock  b8abd9ac61883f12
       p5 gains 1 Heartstone
323. p5 end  c6baf93630ddfd19
324. p1 dig.l5  324396490428abe8
325. p1 lay.l5f.c12  6bf03ee933086e22
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 3 Iron and 1 Heartstone to p1
326. p1 establish.d14.rune_forge  ad0426c6d009f11f
       p1 establishes a Workshop on d14: Rune Forge
327. p1 end  d81da5d95b120b1f
328. p2 work.j4  d0119834396f5ddc
       p2 activates a Workshop, Mint: up to 2 uses
329. p2 use.4  022dbeb45b115d08
330. p2 pay.auto  7a3c782931cc6b7b
       p2 gains 1 Heartstone
331. p2 use.4  7dc8e67c512638fd
       p2 gains 1 Heartstone
332. p2 dig.l4  74fab88b26485a12
333. p2 lay.l4h.h3  3c913071f6090f51
334. p2 ore.iron  d2ba09750fbc3c9e
335. p2 pay.auto  c7ae1d775d1c4717
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p2
336. p2 pedestal.fire  864d0e70e1f8a04b
       p2 puts a Fire Pedestal on i5, grey zone: a benefit token of 4 Honor points
337. p2 statue.f9  e3411785029bafb2
338. p2 to.h6  da858756526a98e5
339. p2 pay.auto  8febda150ae41abd
       p2 moves a Fire Statue from f9 to h6
340. p2 statue.h6  3fcc4e4b2f6436ef
341. p2 to.i5  76c12388ece1f4d2
342. p2 pay.auto  00fc7305b86b81ed
       p2 moves a Fire Statue from h6 to i5
343. p2 end  40eb576d3935a417
344. p3 dig.t5  04f25fac6b7e322a
345. p3 lay.t5c.s10  91311d596dca7f0f
346. p3 ore.iron  eea0fec92e490c80
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron to p3
347. p3 establish.t10.charm_weaver  fbdd41d16daf42f5
       p3 establishes a Workshop on t10: Charm Weaver
348. p3 hall.great_forge  15bdf19bb360e843
349. p3 build.great_forgec.r10  2448851583e97783
       p3 builds a Great Hall: Great Forge
350. p3 statue.r9  56f942c384000a1d
351. p3 to.s11  5853442ca0134571
352. p3 pay.auto  7d14c9185dcdc6f0
       p3 moves a Moon Statue from r9 to s11
353. p3 statue.p6  064739c9ff292add
354. p3 to.s8  55e36559bfb5ea17
       p3 moves an Ice Statue from p6 to s8
355. p3 end  6764db417d92fa75
356. p4 work.n4  9d0b210a25d65310
       p4 activates a Workshop, Steward: up to 2 uses
357. p4 use.1  bf44cdb9df7390b5
358. p4 pay.cart_ice.2a  32231c59360a922d
       p4 puts an Ice Cart into the Stock
359. p4 use.1  45fceaac82a714f2
360. p4 pay.cart_ice.2a  675e6c5adb08d06a
       p4 puts an Ice Cart into the Stock
361. p4 dig.l4  59b0727cb6543a09
362. p4 lay.l4c.m7  6ad1374acc2629ca
363. p4 ore.stone  cbb21a83e0072d1d
364. p4 pay.auto  6c005828a1778c26
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
365. p4 pedestal.moon  2c9bbe11b86a41ee
       p4 puts a Moon Pedestal on n7, orange zone: a benefit token of 4 Honor points
366. p4 establish.o7.hammer_exchange  71fb4f87fc633bc6
       p4 establishes a Workshop on o7: Hammer Exchange
367. p4 hall.wellspring  05c3b64022df3002
368. p4 build.wellspringc.l7  06ffcc46fd87c799
       p4 builds a Great Hall: Wellspring
369. p4 statue.l10  fec6056448bd703a
370. p4 to.m9  188d18e26cf698a0
       p4 moves a Moon Statue from l10 to m9
371. p4 statue.m9  af0ba2b2df84eb52
372. p4 to.n7  0fdf913763e71e77
       p4 moves a Moon Statue from m9 to n7
373. p4 end  07c9d8f5616a6f94
374. p5 dig.i3  11be1699906ff813
375. p5 lay.i3c.n11  19f5ad9c8aa73e71
376. p5 ore.stone  2bcebff5ae139869
       p5 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Cart to p5
377. p5 pedestal.fire  aafc5b70eda8b723
       p5 puts a Fire Pedestal on n11, yellow zone: a benefit token of 3 Honor points
378. p5 statue.o13  ae85392a3458810d
379. p5 to.n11  9dfb08910a4a5548
380. p5 pay.auto  becb323da408a22b
       p5 moves a Fire Statue from o13 to n11
381. p5 end  df1f4ee2fea17e4c
382. p1 dig.p5  2da74f6f657782e8
383. p1 lay.p5g.b12  0fc843c5fc2f8a47
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue on b14
384. p1 hall.stonecutter  40c981c5a3c0ac9a
385. p1 build.stonecuttera.b12  91c2de1412c4c64b
       p1 builds a Great Hall: Stonecutter's Hall
386. p1 statue.b14  a381dd5b71187642
387. p1 to.b13  805fa72d00970771
388. p1 pay.auto  92df7a267e93c309
       p1 moves an Ice Statue from b14 to b13
389. p1 end  3f9b3e169da7d662
390. p2 work.j4  023efa214dbe22a6
       p2 activates a Workshop, Mint: up to 2 uses
391. p2 use.4  240d18bd8a1ab8c0
       p2 gains 1 Heartstone
392. p2 stop  36eb794cd544790f
393. p2 dig.p5  27f97e8d0bff934c
394. p2 lay.p5g.c8  c8970ce9497630d5
395. p2 pay.auto  23970308a548c3fd
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue on b10
       The rock yields 1 Hammer to p2
396. p2 establish.d10.hammer_forge  e08997511a447737
       p2 establishes a Workshop on d10: Hammer Forge
397. p2 statue.b10  af6f23955c216356
398. p2 to.f9  a9bfdfd11176b686
       p2 moves an Ice Statue from b10 to f9
399. p2 end  3c619a4b8d7a1c96
400. p3 work.t10  7374c4f954ceef3b
       p3 activates a Workshop, Charm Weaver: up to 2 uses
401. p3 use.1  0b279997c0044323
402. p3 pay.auto  50484571e380d42c
       p3 gains 1 Rune
403. p3 use.1  890c07f182902efe
       p3 gains 1 Rune
404. p3 dig.y5  af18df265e194c2d
405. p3 lay.y5h.u12  74d217c739bec8ac
406. p3 ore.heartstone  45a2802d60e03510
407. p3 pay.auto  b84e35dcfe6ba7fd
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Moon Statue on v14
       The rock yields 2 Iron and 1 Hammer to p3
408. p3 end  b9d7c70e2b364182
409. p4 work.n4  45665812df790bc3
       p4 activates a Workshop, Steward: up to 2 uses
410. p4 use.1  51c2c897b98a33c9
411. p4 pay.iron.2b  65ea5e73b94b1ce5
       p4 puts an Iron into the Stock
412. p4 use.1  c19a3cbccf0639e9
413. p4 pay.iron.2b  181f276612fd473e
       p4 puts an Iron into the Stock
414. p4 dig.l3  8dd662f9f662cce2
415. p4 lay.l3a.j2  55cae04021281c05
416. p4 ore.stone  b2e25bb7f3621289
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p4 unearths an Ice Statue on j2
       The rock yields 1 Hammer to p4
417. p4 pedestal.fire  16c9da105748febf
       p4 puts a Fire Pedestal on j2, dark grey zone: a benefit token of 2 Honor points
418. p4 statue.j2  64e6e30700a47e49
419. p4 to.j3  119ef47a6df33e55
       p4 moves an Ice Statue from j2 to j3
420. p4 end  e42b742a043a90c9
421. p5 dig.w5  3081dfcd7fb8f3ab
422. p5 lay.w5a.n18  7b584207245d9f17
423. p5 ore.iron  aaa5a96e7cb80b68
       p5 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone and 1 Iron to p5
424. p5 end  1a162ee09be17207
425. p1 recruit.m1  7633ab5bf7aa010d
426. p1 pay.auto{mud-3-3}  cf5f282f58ee24c6
       p1 recruits Crescent Blade
       p1 takes a Fire Pedestal along with the recruit
       Heart Eater joins the horde
       Crescent Blade takes a place in the pack, on 3b
       The pack brings p1 2 Iron, 2 Heartstones, 1 Coin, 1 Ice Cart and 1 Moon Cart
427. p1 end  74b4b41448e4344d
428. p2 work.d10  da0991379b64f3de
       p2 activates a Workshop, Hammer Forge: up to 1 use
429. p2 use.2  073c4eb1ea26002f
       p2 gains 1 Heartstone
430. p2 recruit.b4{ice-1-2}  20ba1c523bc4b3ed
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 2 Coins
       Snow Shoveller joins the horde
       Rime Smith takes a place in the pack, on 3a
       The pack brings p2 1 Stone, 4 Iron, 2 Heartstones, 1 Cart, 3 Coins and 3 Fire Carts
431. p2 end  32608f7fc65c0b71
432. p3 recruit.b3{ice-1-1}  9401c9fa2a266182
       p3 recruits Torch Peddler
       p3 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
       Torch Peddler takes a place in the pack, on 3b
       The pack brings p3 3 Iron, 1 Heartstone, 1 Cart, 2 Coins and 1 Fire Cart
433. p3 statue.v14  13ab9014096eaceb
434. p3 to.u13  142671bb0748b456
       p3 moves a Moon Statue from v14 to u13
435. p3 end  d2a469499ce07f55
436. p4 work.j4  da25f7c33f3449fa
       p4 activates a Workshop, Mint: up to 3 uses
437. p4 use.3  8d93a45a117493ae
438. p4 pay.auto  d687bdf533ac3993
       p4 gains 1 Iron
439. p4 use.3  36e5f5044184d528
440. p4 pay.auto  51368434555e39c2
       p4 gains 1 Iron
441. p4 use.3  72e8efd967fe7eed
442. p4 pay.auto  01b3d8fc56567ef3
       p4 gains 1 Iron
443. p4 recruit.m2{mud-3-1}  f6d28e06c0461988
       p4 recruits Frost Scribe
       p4 takes an Ice Pedestal along with the recruit
       Old Man of the Mire joins the horde
       Frost Scribe takes a place in the pack, on 3a
       The pack brings p4 4 Stone, 3 Iron, 1 Cart, 2 Runes, 1 Coin and 4 Ice Carts
444. p4 statue.j3  79fca39a84709e70
445. p4 to.l2  4ae65154cd9ab946
446. p4 pay.auto  b6a7409943d3df40
       p4 moves an Ice Statue from j3 to l2
447. p4 statue.l2  538189d4ac8b662f
448. p4 to.l5  54b2f1c3b1e74b8e
449. p4 pay.auto  3dcb92d4af8fd947
       p4 moves an Ice Statue from l2 to l5
450. p4 statue.l5  15ecc6cecb45f0c2
451. p4 to.l6  03bd5c57e855d243
452. p4 pay.auto  7919c9802dfe8b51
       p4 moves an Ice Statue from l5 to l6
453. p4 statue.l6  285483c935692edd
454. p4 to.l9  0e32fbc5084332f2
455. p4 pay.auto  be9a0ee76891a9f4
       p4 moves an Ice Statue from l6 to l9
456. p4 statue.l9  5eda7354f72554f7
457. p4 to.l10  bfd9f9fabd661cd6
       p4 moves an Ice Statue from l9 to l10
458. p4 end  6b54317ecd7df4ff
459. p5 dig.l5  d20e0fbc5756ecd4
460. p5 lay.l5a.j21  b860fa82e34afd3a
       p5 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p5 unearths an Ice Statue on j22
       The rock yields 2 Iron and 1 Hammer to p5
461. p5 statue.j22  853cf5ada8212ea6
462. p5 to.n19  bf213d8959ae064d
463. p5 pay.auto  00adf7ecc646fb1a
       p5 moves an Ice Statue from j22 to n19
464. p5 statue.n19  66c3882880dec94e
465. p5 to.q18  e6f0ddc9a512a5a2
       p5 moves an Ice Statue from n19 to q18
466. p5 statue.q18  2de18c165372033e
467. p5 to.r15  0d6a6482b6367d49
       p5 moves an Ice Statue from q18 to r15
468. p5 statue.r15  6123f9a38fe3c630
469. p5 to.q14  ac9f9b524aca6476
       p5 moves an Ice Statue from r15 to q14
470. p5 statue.q14  e1c60be1d718d2e6
471. p5 to.o12  29c4648db055d83c
       p5 moves an Ice Statue from q14 to o12
472. p5 end  a90acfb790929b32
473. p1 work.g15  6f8778a58769365f
       p1 activates a Workshop, Wainwright: up to 2 uses
474. p1 use.2  d41b5ab97a82eb71
       p1 gains 1 Heartstone
475. p1 stop  75ee90ad63bfdc38
476. p1 recruit.b2{fire-1-4}  720a565f1692d7fe
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Soot Pounder takes a place in the pack, on 4a
       The pack brings p1 1 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 13 more turns after this one
477. p1 end  69bf8d0e75d8066a
478. p2 work.j4  a213814949dd5996
       p2 activates a Workshop, Mint: up to 3 uses
479. p2 use.4  0b8fd772d35c6e7c
480. p2 pay.auto  b47af492ce9f711a
       p2 gains 1 Heartstone
481. p2 use.4  cedac0059dde1777
482. p2 pay.auto  188c53fcd698527f
       p2 gains 1 Heartstone
483. p2 use.4  69ec1437c8e3a00a
484. p2 pay.auto  9444d547d35e49b1
       p2 gains 1 Heartstone
485. p2 dig.i3  f87bbb2a637a08a2
486. p2 lay.i3a.e10  f93276b968d2a01f
487. p2 ore.heartstone  1911cfe1b8e65e51
488. p2 pay.auto  0ee7da0fbea4d845
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
489. p2 end  9e2d0d4a4221c4f2
490. p3 work.q9  6bba99c2c72f469d
       p3 activates a Workshop, Ironworks: up to 2 uses
491. p3 use.2  a848091d7eecdac2
492. p3 pay.auto  666071b928d5c928
       p3 gains 1 Heartstone
493. p3 use.2  588b48270b64ab1c
494. p3 pay.auto  f101c0d1c8234d59
       p3 gains 1 Heartstone
495. p3 dig.t4  1d0005b0ae523012
496. p3 lay.t4d.u8  9972ab13d2a51266
497. p3 ore.heartstone  1a60ae4e47987d5b
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Hammer to p3
498. p3 end  3260558a3859adfd
499. p4 work.n4  7eaf13f5db4b372b
       p4 activates a Workshop, Steward: up to 2 uses
500. p4 use.1  4ab265c91013cb5c
501. p4 pay.heartstone.1d  c9a806b0f407ed1b
       p4 puts a Heartstone into the Stock
502. p4 use.1  5c313fdff6cf972a
503. p4 pay.heartstone.2c  c66c25ad1c27fe27
       p4 puts a Heartstone into the Stock
504. p4 dig.l3  abf814cf80033e7c
505. p4 lay.l3d.o2  504b33cebc0178fe
506. p4 ore.iron  db121ddbb159164c
507. p4 pay.auto  3b919d7628859159
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
508. p4 pedestal.ice  cc2a18dbd9e7360b
       p4 puts an Ice Pedestal on o3, dark grey zone: a benefit token of 3 Honor points
509. p4 end  c071909f318780f3
510. p5 dig.i3  ff350d90ac592d04
511. p5 lay.i3b.l14  84f4f954c4646936
       p5 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Cart and 1 Rune to p5
512. p5 end  0c141bd2ee6bc5b8
513. p1 work.g15  60ae61dc66a35081
       p1 activates a Workshop, Wainwright: up to 2 uses
514. p1 use.1  969413703455fbd3
       p1 gains 1 Cart
515. p1 use.1  3edf8667540e9fae
       p1 gains 1 Cart
516. p1 dig.i4  c0ccbf339e327e1e
517. p1 lay.i4a.d12  5560e1e702f1f434
518. p1 ore.stone  bc6a920be6fc668c
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue on f12
519. p1 pedestal.fire  bf55b77cc60d119d
       p1 puts a Fire Pedestal on e12, brown zone: a benefit token of 2 Honor points
520. p1 hall.chasm  83f52b3b93d4b23c
521. p1 build.chasmb.f12  6028ca6cb1a6bf63
       p1 builds a Great Hall: Chasm
522. p1 statue.f12  b276410e62d72b60
523. p1 to.e12  51cd1f4e7a864857
524. p1 pay.auto  6a26c68e95681f25
       p1 moves a Fire Statue from f12 to e12
525. p1 statue.b13  a641052be27911f0
526. p1 to.d12  43cebf8743266d4d
527. p1 pay.auto  f0f65d868e5f74dc
       p1 moves an Ice Statue from b13 to d12
528. p1 statue.d12  6d81434d1caf29bc
529. p1 to.f15  0829233504a46c32
530. p1 pay.auto  b062c9b9021addca
       p1 moves an Ice Statue from d12 to f15
531. p1 end  64b8232d702c7878
532. p2 dig.l3  c9f00aa1064a98df
533. p2 lay.l3c.g4  89d69df003449449
534. p2 ore.iron  67e6ba88058bde4a
535. p2 pay.auto  9e2d9be6fac7311b
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
536. p2 end  83ac1a25b12ab567
537. p3 work.t10  76947ccc3b04167e
       p3 activates a Workshop, Charm Weaver: up to 3 uses
538. p3 use.1  49350163658ad3c4
539. p3 pay.auto  29a04138e9af3fa8
       p3 gains 1 Rune
540. p3 use.1  b08170327a0548c7
541. p3 pay.auto  395e34aeb8189c12
       p3 gains 1 Rune
542. p3 use.1  a6b03369edd4911c
       p3 gains 1 Rune
543. p3 dig.i4  e23f285a5bcd6057
544. p3 lay.i4c.v10  d551533a12dd8ec2
545. p3 ore.iron  8d9b73a4e52c684f
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Fire Statue on v10
546. p3 statue.v10  45f385c475cdd9e3
547. p3 to.u11  ec00b83a9e89c267
548. p3 pay.auto  0548cd2d16a4859b
       p3 moves a Fire Statue from v10 to u11
549. p3 end  437f9cf862da294f
550. p4 work.n4  3615be55920bba40
       p4 activates a Workshop, Steward: up to 2 uses
551. p4 use.1  c44b3945e60aab8c
552. p4 pay.rune.1c  716b3f1859299969
       p4 puts a Rune into the Stock
553. p4 use.1  ef586bea65f6233a
554. p4 pay.rune.3a  39a2dd6a9e2b3ef0
       p4 puts a Rune into the Stock
555. p4 dig.y5  cca91de6482e0436
556. p4 lay.y5a.h9  b3dc8d57ae063416
557. p4 ore.heartstone  b2ba6e50ad7560fb
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
558. p4 end  c0cc86438e0a77cb
559. p5 skip  dafb195a0c2694fa
       p5 can neither recruit nor dig, and skips
560. p5 end  2b6a295b257819e8
561. p1 work.g15  66c60990674a4bca
       p1 activates a Workshop, Wainwright: up to 2 uses
562. p1 use.1  af728d21099f30ac
       p1 gains 1 Cart
563. p1 stop  f5236aa3b320378c
564. p1 dig.l3  66d57c9ff89c361d
565. p1 lay.l3c.i18  abb736d887e72a0d
566. p1 ore.heartstone  4467b8df12e96b46
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       The rock yields 1 Stone and 1 Coin to p1
567. p1 end  07b4f2d4bb81ddc5
568. p2 work.j4  8bbb3ce2f8b80703
       p2 activates a Workshop, Mint: up to 3 uses
569. p2 use.1  ddfc71deea56ab26
570. p2 pay.auto  7a87c0d3378168b2
       p2 gains 1 Coin
571. p2 use.1  2b3db4ea2c5ca660
       p2 gains 1 Coin
572. p2 stop  c50448084acf2e3e
573. p2 dig.l3  84729bc19414491c
574. p2 lay.l3a.e6  d467231355f77117
575. p2 ore.heartstone  fe4d4c21fbea82d7
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
576. p2 end  71c95387679cc496
577. p3 dig.d2  99800266ea571ca2
578. p3 lay.d2c.o5  b0f0502471b0cf39
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Stone to p3
579. p3 end  c3b3d899e046f317
580. p4 work.n4  7706d287287b9c66
       p4 activates a Workshop, Steward: up to 2 uses
581. p4 use.1  14957617e5ac1106
582. p4 pay.coin.1b  eaefcae12aa6d19a
       p4 puts a Coin into the Stock
583. p4 use.1  f529859edcc333e3
584. p4 pay.stone.2b  4c891937feabdd93
       p4 puts a Stone into the Stock
585. p4 dig.d2  ab1ac168645883ee
586. p4 lay.d2a.j1  a9b1604b28cd2971
587. p4 ore.iron  39098ee5a9e2300b
       p4 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
588. p4 end  85d02b3b5a911d8f
       End of the game: p1 wins with 124 Honor points

p1  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1  +3  Stonecutter's Hall, altar empty [HALL-G10]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +12  Fire Statue on its Pedestal on e12, brown zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal on i13, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal on g14, orange zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p2 +10  2 Tunnels of 3 cells, Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2 +18  3 Tunnels of 4 cells, Iron [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +2  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
p2  +8  Fire Statue on its Pedestal on i5, grey zone [HALL-F6]
p2 +12  Moon Statue on its Pedestal on i6, brown zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal on f9, brown zone [HALL-F6]
p3  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p3 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p3  +5  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +4  4 sets of left-over resources [HALL-F4]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3  +8  Ice Statue on its Pedestal on s8, grey zone [HALL-F6]
p3 +16  Ice Statue on its Pedestal on q10, orange zone [HALL-F6]
p3  +4  Fire Statue on u11, grey zone [HALL-F6]
p3  +4  Moon Statue on u13, grey zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p4  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p4  +8  2 Tunnels of 4 cells, Stone [HALL-D4]
p4  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p4  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p4  +2  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p4  +4  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p4  +4  4 sets of left-over resources [HALL-F4]
p4  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p4  +2  Wellspring, altar empty [HALL-G10]
p4 +16  Moon Statue on its Pedestal on n7, orange zone [HALL-F6]
p4 +10  Ice Statue on l10, yellow zone [HALL-F6]
p5  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p5  +8  2 Tunnels of 3 cells, Iron [HALL-D4]
p5  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p5  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p5 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p5  +5  Coronation token [HALL-F2]
p5  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p5  +5  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p5  +3  3 sets of left-over resources [HALL-F4]
p5 +20  Fire Statue on its Pedestal on n11, yellow zone [HALL-F6]
p5 +10  Ice Statue on o12, yellow zone [HALL-F6]
p5 +20  Ice Statue on its Pedestal on o14, yellow zone [HALL-F6]
= p1 124, p3 104, p5 101, p2 98, p4 94  coronation, won by p1
