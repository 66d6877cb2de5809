hall/1  seats 2  seed 9  options side=autumn workshops=random

  1. p1 portal.j19  cdd11e4dade8fe65
       p1 opens a Portal on j19
  2. p2 portal.a8  c7beaacd75277f8c
       p2 opens a Portal on a8
  3. p1 draft.start-4.1c  5ff89512b94f47e7
       Purse Shaker follows p1 into the pack
  4. p1 draft.start-5.1b  2afe255a04de2b5d
       Bone Reader follows p1 into the pack
  5. p1 draft.start-6.1a  40f64f9bf01be256
       Barrow Pusher follows p1 into the pack
  6. p1 draft.start-3.1d  30416e2970ac7a42
       Ember Eye follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  7. p2 draft.start-4.1c  8cd8b3d829f3481c
       Purse Shaker follows p2 into the pack
  8. p2 draft.start-1.1d  916e8769313990a8
       Pebble Picker follows p2 into the pack
  9. p2 draft.start-6.1b  f391ae2e442b515d
       Barrow Pusher follows p2 into the pack
 10. p2 draft.start-5.1a  68001c3b08fd9fd5
       Bone Reader follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 11. p1 dig.y5  8ed976afdc023cda
 12. p1 lay.y5a.i17  ad392b18889c9508
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on i17
       p1 unearths a Moon Statue on k17
       The rock yields 1 Coin to p1
 13. p1 establish.l16.stone_mill  7924ef25bc3583f0
       p1 establishes a Workshop on l16: Stone Mill
 14. p1 end  82f788406aef4a06
 15. p2 dig.v5  9391bb5e47f0a69b
 16. p2 lay.v5a.a9  cfc0df92b34bd2b6
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on c9
       p2 unearths a Fire Statue on a11
       The rock yields 2 Stone to p2
 17. p2 end  94796de050871261
 18. p1 recruit.m4{mud-2-4+ice}  a3ee3630eb282ca4
       p1 recruits Furnace Broker
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries an Ice Pedestal
 19. p1 join.2b  35880485648853d2
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 1 Iron, 1 Rune, 2 Coins and 1 Fire Cart
 20. p1 end  49a6e7740147cda5
 21. p2 recruit.b4{mud-1-3}  99ed078d7fda3589
       p2 recruits Coal Nibbler
       p2 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
 22. p2 join.2b  ca5f53d309108d24
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p2 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 23. p2 statue.a11  726a20e070e08184
 24. p2 to.a8  5312a606985adeca
 25. p2 pay.auto  2b018e042284ba6d
       p2 moves a Fire Statue from a11 to a8
 26. p2 end  2ec10445eb4eb8a6
 27. p1 cast.aftershock  fd73fd9c8439d706
       p1 casts a Spell, Aftershock: 1 Rune on the card
 28. p1 work.l16  394ddd96934736a7
       p1 activates a Workshop, Stone Mill: up to 1 use
 29. p1 use.1  0e1723804ad216d1
       p1 gains 1 Iron
 30. p1 dig.t4  d85d5f3141170316
 31. p1 lay.t4a.h15  02b8bd9bafd83277
 32. p1 pay.auto  6cc8b9e503fdad50
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
 33. p1 pedestal.fire  7fb32e1bbee7141e
       p1 puts a Fire Pedestal on i16, brown zone: a benefit token of 4 Honor points
 34. p1 establish.h16.steward  88967f5f27dd7b49
       p1 establishes a Workshop on h16: Steward
 35. p1 establish.j14.stone_mill  2459aaac276f7d50
       p1 establishes a Workshop on j14: Stone Mill
 36. p1 lay.d2c.h13  1fbe1d0073eea252
       p1 opens a Tunnel of 2 cells without paying minerals
 37. p1 end  51f72f85b5f0b5a1
 38. p2 recruit.m4  ceee96d5ed997f37
 39. p2 pay.auto{fire-2-2+ice}  6b0bf662037ca246
       p2 recruits Swamp Usurer
       p2 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
 40. p2 join.2c  14885b38f1f7cf98
       Swamp Usurer takes a place in the pack, on 2c
       The pack brings p2 2 Stone and 4 Coins
 41. p2 end  1a3ab6bd3078fc01
 42. p1 work.h16  5c4c02c75c92d18b
       p1 activates a Workshop, Steward: up to 2 uses
 43. p1 use.1  df9476c99cfe3a20
 44. p1 pay.coin.1c  f2739cff2a629a36
       p1 puts a Coin into the Stock
 45. p1 use.1  7bc2e3701ec41d8b
 46. p1 pay.coin.2b  cd4c30ce7a492283
       p1 puts a Coin into the Stock
 47. p1 recruit.m4{mud-2-2+ice}  b7e79a21a01f2e5e
       p1 recruits Ash Convoyer
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries an Ice Pedestal
 48. p1 join.2c  1c67a2c7bc99b573
       Ash Convoyer takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 1 Heartstone, 1 Coin and 2 Fire Carts
 49. p1 end  8bce138386f14511
 50. p2 dig.l4  2aab167780f0283b
 51. p2 lay.l4c.c6  7be2792d5e9b0839
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths an Ice Statue on d6
       The rock yields 1 Coin to p2
 52. p2 pedestal.ice  9f131ce34cea0832
       p2 puts an Ice Pedestal on d6, grey zone: a benefit token of 5 Honor points
 53. p2 end  458ac5b9f8650cbb
 54. p1 work.j14  4a0f5d50aaf8fca4
       p1 activates a Workshop, Stone Mill: up to 1 use
 55. p1 use.2  ba5e0d7aa56ab510
       p1 gains 1 Stone
 56. p1 recruit.b5{fire-1-5}  08a7ed7f53accb98
       p1 recruits Tong Bearer
       p1 pockets the bribes of the recruit: 3 Coins
       Soot Pounder joins the horde
 57. p1 join.3b  e8257564469bf79a
       Tong Bearer takes a place in the pack, on 3b
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Fire Cart
 58. p1 end  82e0f31383141140
 59. p2 recruit.m4  5ac76f2cdca46b4a
 60. p2 pay.auto{moon-2-3+moon}  60d36af751e33367
       p2 recruits Bog-Iron Baron
       p2 takes an Ice Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries a Moon Pedestal
 61. p2 join.3b  66c8dd75e27d56c7
       Bog-Iron Baron takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 3 Iron, 2 Coins and 1 Fire Cart
 62. p2 end  62ec767d3ea92721
 63. p1 cast.aftershock  80f4344dc5d2e757
       p1 casts a Spell, Aftershock: 2 Runes on the card
 64. p1 work.h16  b47755d3b20176ef
       p1 activates a Workshop, Steward: up to 2 uses
 65. p1 use.1  fbf48d55c20fa2fa
 66. p1 pay.coin.1c  6443e86b716eb6b9
       p1 puts a Coin into the Stock
 67. p1 use.1  3d2f03744a1303c8
 68. p1 pay.coin.2b  70b0de1a1da6fb71
       p1 puts a Coin into the Stock
 69. p1 dig.l4  c730587f454c769f
 70. p1 lay.l4a.f17  597f65851e52647b
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue on f18
 71. p1 pedestal.ice  52d5adc52db517db
       p1 puts an Ice Pedestal on f18, dark grey zone: a benefit token of 4 Honor points
 72. p1 lay.d2b.f14  267c2f24d022636b
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p1
 73. p1 establish.f13.steward  38b3da943518147b
       p1 establishes a Workshop on f13: Steward
 74. p1 hall.chasm  8f9f2b02881f5129
 75. p1 build.chasma.f17  6fe7bb428ac7dc38
       p1 builds a Great Hall: Chasm
 76. p1 statue.f18  fe8d3b485cbd61d7
 77. p1 to.h17  bdc0ea32326ea8bd
 78. p1 pay.auto  59e50a50bc2f8f47
       p1 moves a Fire Statue from f18 to h17
 79. p1 statue.h17  79b3c3acbf40be0d
 80. p1 to.i16  65f568dea9029eb4
 81. p1 pay.auto  11d8e4a2b3136b3e
       p1 moves a Fire Statue from h17 to i16
 82. p1 end  d180f5aeaab5cfa3
 83. p2 dig.i4  d50e86c3e172e798
 84. p2 lay.i4d.c10  ddf67bd956bda70d
 85. p2 pay.auto  2b576999aab8fe05
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue on c13
       The rock yields 1 Hammer to p2
 86. p2 pedestal.ice  efd74ba27cd06768
       p2 puts an Ice Pedestal on c12, brown zone: a benefit token of 4 Honor points
 87. p2 establish.d11.rune_forge  13b796e1ec3b0fb0
       p2 establishes a Workshop on d11: Rune Forge
 88. p2 statue.c13  308e8b2115a4385e
 89. p2 to.c12  63ff69bb7ca66dca
       p2 moves an Ice Statue from c13 to c12
 90. p2 end  972a2ed41f51263e
 91. p1 work.h16  a28cc77afc342524
       p1 activates a Workshop, Steward: up to 3 uses
 92. p1 use.1  922a8d5eb0d16634
 93. p1 pay.cart_fire.2c  f5eedc9cee4626e5
       p1 puts a Fire Cart into the Stock
 94. p1 use.1  9ab135e8385c2f45
 95. p1 pay.cart_fire.3b  480a94ed5602a8ae
       p1 puts a Fire Cart into the Stock
 96. p1 use.1  1415fc76be91e4e4
 97. p1 pay.heartstone.1d  364a622974427ca2
       p1 puts a Heartstone into the Stock
 98. p1 recruit.b4{mud-1-6}  0dd81f1ec77e1432
       p1 recruits Clay Kneader
       p1 pockets the bribes of the recruit: 3 Coins
       Mudsled Driver joins the horde
       Clay Kneader takes a place in the pack, on 2a
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Rune
 99. p1 statue.k17  b8fc5eb6a4ba11ba
100. p1 to.j15  f8b78808fb9afaf1
101. p1 pay.auto  f111520c9cd8bce7
       p1 moves a Moon Statue from k17 to j15
102. p1 statue.j15  d153d70c76e0b98c
103. p1 to.h13  617d734435c05135
       p1 moves a Moon Statue from j15 to h13
104. p1 end  cb5a43a824aee1ed
105. p2 work.d11  c0b34bc548a611b3
       p2 activates a Workshop, Rune Forge: up to 1 use
106. p2 use.2  973b23256e3a3570
       p2 gains 1 Rune
107. p2 cast.aftershock{gilded_arch}  9acd6034bb499d48
       p2 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Gilded Arch enters the grimoire
108. p2 recruit.t1  57085e6f4e1ded03
109. p2 pay.auto{moon-3-2}  8ce5418a334787ab
       p2 recruits Moonlit Banker
       Night Queen joins the horde
110. p2 take.ice  286a4154d1360f4d
       p2 chooses an Ice Pedestal from the bag
       Moonlit Banker takes a place in the pack, on 2a
       The pack brings p2 1 Cart, 3 Runes, 2 Coins and 1 Moon Cart
111. p2 lay.d2b.d12  650f8ee597b66dd6
       p2 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Iron to p2
112. p2 pedestal.ice  c0b7f2feacc525dc
       p2 puts an Ice Pedestal on e12, orange zone: a benefit token of 3 Honor points
113. p2 statue.c12  ae70fab32d86761d
114. p2 to.e12  e549fd627afe1d0a
       p2 moves an Ice Statue from c12 to e12
115. p2 end  017aa150a999084c
116. p1 work.f13  5db369aa961ec85a
       p1 activates a Workshop, Steward: up to 1 use
117. p1 use.1  2eaa5e51e367fe0f
118. p1 pay.heartstone.2a  92c2ce270a54b5e9
       p1 puts a Heartstone into the Stock
119. p1 recruit.m2{fire-2-4+moon}  6b70aa01d0668d77
       p1 recruits Glacier Cutter
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
       Glacier Cutter takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 2 Coins, 1 Fire Cart and 1 Ice Cart
120. p1 end  963995d7057034cc
121. p2 work.d11  3a33dc3fa18640ca
       p2 activates a Workshop, Rune Forge: up to 2 uses
122. p2 use.4  10d2147064b0ddcc
123. p2 pay.auto  8b86d9b7596a3af4
       p2 gains 1 Iron
124. p2 stop  a42d34280e9bda33
125. p2 recruit.m1  43fa056fae166891
126. p2 pay.auto{fire-2-1+fire}  78b51468fb0624d6
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
       Ice Breaker takes a place in the pack, on 3a
       The pack brings p2 1 Iron, 1 Cart, 1 Hammer, 1 Rune, 3 Coins and 1 Ice Cart
127. p2 statue.d6  27b6ff92e542b5c1
128. p2 to.a9  1b299d8b6d77e836
129. p2 pay.auto  053f2cc4774be127
       p2 moves an Ice Statue from d6 to a9
130. p2 statue.a9  5a2c492b2127afe9
131. p2 to.c12  37f520c272ebaa35
       p2 moves an Ice Statue from a9 to c12
132. p2 end  ffe7875ee4dd4241
133. p1 work.h16  b471604ae2a6ec2c
       p1 activates a Workshop, Steward: up to 3 uses
134. p1 use.1  074b890419185221
135. p1 pay.coin.1c  06c27cfd713af775
       p1 puts a Coin into the Stock
136. p1 use.1  84024098ef6c2b96
137. p1 pay.coin.2b  4a942512de30f08e
       p1 puts a Coin into the Stock
138. p1 use.1  c55de89db5546d43
139. p1 pay.cart_fire.2b  62b50bf658d4cc0d
       p1 puts a Fire Cart into the Stock
140. p1 recruit.b2{moon-1-5}  dcee382c61664d47
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 3 Coins
       Silver Sifter joins the horde
       Dusk Carrier takes a place in the pack, on 4a
       The pack brings p1 4 Stone, 1 Heartstone, 2 Coins, 4 Fire Carts and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
141. p1 trade.heartstone  2e54df59090d7aaf
       p1 gives 4 resources back to the supply
142. p1 pay.coin.2b  4e1ba42ed5d3bc4f
143. p1 pay.coin.stock  393ddf5c202efb18
144. p1 pay.coin.1c  50720aef203f149b
145. p1 pay.coin.stock  249b168c67e410f7
       p1 gains 1 Heartstone
146. p1 end  949073ab9a4135c4
147. p2 work.d11  a709cff423bf2d25
       p2 activates a Workshop, Rune Forge: up to 2 uses
148. p2 use.4  444bcf7a79b9a51c
149. p2 pay.auto  52949023aeb31f65
       p2 gains 1 Iron
150. p2 stop  acbecb56e76c4874
151. p2 recruit.b1{ice-1-1}  056f3bc66aa37bdb
       p2 recruits Night Toller
       p2 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
       Night Toller takes a place in the pack, on 4a
       The pack brings p2 3 Iron, 1 Cart, 1 Rune, 4 Coins, 1 Ice Cart and 1 Moon Cart
152. p2 statue.a8  55349f32d356e0a5
153. p2 to.a9  db8cf03037c91151
154. p2 pay.auto  5023081d5ecabc55
       p2 moves a Fire Statue from a8 to a9
155. p2 statue.a9  f2156e58513409f8
156. p2 to.c8  7a041e315a5fc4a6
       p2 moves a Fire Statue from a9 to c8
157. p2 trade.heartstone  5d3c25085cc81c05
       p2 gives 4 resources back to the supply
158. p2 pay.coin.2a  8054fb9d82406d7d
159. p2 pay.coin.1c  cda4d9039fe08bfd
160. p2 pay.coin.2a  f94efd2ad7e2aa5e
161. p2 pay.coin.2c  6408a2171fc762f8
       p2 gains 1 Heartstone
162. p2 trade.heartstone  d8f68edcd5497af0
       p2 gives 4 resources back to the supply
163. p2 pay.coin.2c  4c9b31264e2a2ae4
164. p2 pay.coin.2c  5138b588de43aa42
165. p2 pay.coin.4a  0601c0680b02411d
166. p2 pay.coin.stock  b48db63a3c702844
       p2 gains 1 Heartstone
167. p2 trade.heartstone  eeb94c147f360cb8
       p2 gives 4 resources back to the supply
168. p2 pay.coin.stock  c1dfa6eaea7724bb
169. p2 pay.coin.stock  7805cd9e3787014c
170. p2 pay.coin.stock  08050c5b026613d5
171. p2 pay.iron.3a  761c5a615f1b3176
       p2 gains 1 Heartstone
172. p2 end  5d5c1175460692dd
173. p1 cast.thunderclap  3de2ae1ac3e882ad
       p1 casts a Spell, Thunderclap: 1 Rune on the card
174. p1 work.f13  625fd329a6dc2df1
       p1 activates a Workshop, Steward: up to 1 use
175. p1 stop  2a550c41169bac37
176. p1 dig.i4  c6a2fa87041d348d
177. p1 lay.i4a.d15  bab1c6ae05cb0c58
178. p1 ore.iron  06173b761fcc0a18
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue on f15
       The rock yields 1 Stone, 1 Cart and 1 Hammer to p1
179. p1 pedestal.fire  210530361c5e96b8
       p1 puts a Fire Pedestal on e15, grey zone: a benefit token of 3 Honor points
180. p1 hall.wellspring  f3e66cab9fd187d2
181. p1 build.wellspringa.f14  b3b13f6b3100f1a9
       p1 builds a Great Hall: Wellspring
182. p1 statue.f15  18945cc039a8db8c
183. p1 to.g14  b439c6862bffa8f3
184. p1 pay.auto  14e1407f249e5c78
       p1 moves a Moon Statue from f15 to g14
185. p1 end  93a3cb07fa29f250
186. p2 cast.gilded_arch  b8a9021223fde96d
       p2 casts a Spell, Gilded Arch: 1 Rune on the card
187. p2 pay.auto  af045bca23b9f7bb
188. p2 dig.s4  f655b9809a475353
189. p2 lay.s4h.d8  5f57149c4c13b814
190. p2 ore.iron  7a0c882ec98d6ca3
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Iron to p2
191. p2 pedestal.moon  77664e79c119d8bc
       p2 puts a Moon Pedestal on d9, brown zone: a benefit token of 5 Honor points
192. p2 statue.c9  609a84f76b0538ee
193. p2 to.d9  b284c417faca86b9
       p2 moves a Moon Statue from c9 to d9
194. p2 end  e46b9bd432484a64
195. p1 work.h16  62a227b0169dd1ef
       p1 activates a Workshop, Steward: up to 3 uses
196. p1 use.1  b54c909e4683fb81
197. p1 pay.cart.1a  404b2deac6a6858a
       p1 puts a Cart into the Stock
198. p1 stop  cef183d1572f620a
199. p1 dig.y5  287dc4030fd85722
200. p1 lay.y5g.n15  85d71cc7b93cf4d9
201. p1 ore.heartstone  3f58df43981873f3
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue on n15
       p1 unearths a Fire Statue on n18
202. p1 statue.n18  4c7ccdc62df16bf0
203. p1 to.k17  1203bc4dbbe0d775
204. p1 pay.auto  7b851d1118e5da36
       p1 moves a Fire Statue from n18 to k17
205. p1 statue.k17  d0d81cf75cf6d898
206. p1 to.i15  ed7c953ad3302974
207. p1 pay.auto  3ce5d53ca71210c1
       p1 moves a Fire Statue from k17 to i15
208. p1 statue.i15  c4c30b223e637510
209. p1 to.g15  23e9198713c905a9
210. p1 pay.auto  4d22855d963968c5
       p1 moves a Fire Statue from i15 to g15
211. p1 statue.g15  dd7accfb9bc641fd
212. p1 to.e15  3bf7fc2951af2f69
213. p1 pay.auto  bc1f0eaf53a6f296
       p1 moves a Fire Statue from g15 to e15
214. p1 end  5d42defb2cf99986
215. p2 cast.gilded_arch  6524f298f211fdd2
       p2 casts a Spell, Gilded Arch: 2 Runes on the card
216. p2 dig.s4  af9c2f21094e6fa9
217. p2 lay.s4b.e4  c034cd22e4ac7a6f
218. p2 ore.heartstone  fdddf06ed6ba720e
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Fire Statue on e4
219. p2 trade.cart  bcff95310e300d32
       p2 gives 4 resources back to the supply
220. p2 pay.rune.2a  3358b145d6ffb82d
221. p2 pay.hammer.3a  d10b25745defd599
222. p2 pay.heartstone.stock  3c2a4307bc745e47
223. p2 pay.hammer.stock  ee7ebb3935dbfe7f
       p2 gains 1 Cart
224. p2 statue.e4  9eb75a72505aaf52
225. p2 to.e5  ef9d8d3134dcceb5
       p2 moves a Fire Statue from e4 to e5
226. p2 end  d79ca597f428f09f
       End of the game: p1 wins with 110 Honor points

p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +10  Wellspring, Statue on the altar [HALL-G10]
p1 +10  Moon Statue on h13, yellow zone [HALL-F6]
p1  +8  Fire Statue on its Pedestal on e15, grey zone [HALL-F6]
p1  +6  Ice Statue on n15, brown zone [HALL-F6]
p1 +12  Fire Statue on its Pedestal on i16, brown zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2 +16  2 Tunnels of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Fire Statue on e5, grey zone [HALL-F6]
p2  +6  Fire Statue on c8, brown zone [HALL-F6]
p2 +12  Moon Statue on its Pedestal on d9, brown zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal on c12, brown zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal on e12, orange zone [HALL-F6]
= p1 110, p2 100  coronation, won by p1
