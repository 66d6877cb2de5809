hall/1  seats 4  seed 11  options teams=no workshops=random

  1. p1 portal.c8  5da383d70087171e
       p1 opens a Portal on c8
  2. p2 portal.u16  835ab173c91fc6ed
       p2 opens a Portal on u16
  3. p3 portal.p3  995889f62366cf83
       p3 opens a Portal on p3
  4. p4 portal.h21  118ca4cb8a8f3eff
       p4 opens a Portal on h21
  5. p1 draft.start-6.1b  2f4c1b30757ae62d
       Barrow Pusher follows p1 into the pack
  6. p1 draft.start-5.1c  bd149bf29a2a1017
       Bone Reader follows p1 into the pack
  7. p1 draft.start-4.1a  9c20bf3296dccaeb
       Purse Shaker follows p1 into the pack
  8. p1 draft.start-3.1d  4613d0e27ece623e
       Ember Eye follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron and 1 Coin
  9. p2 draft.start-3.1b  3414af99ca5d43ae
       Ember Eye follows p2 into the pack
 10. p2 draft.start-4.1c  cb807b143aa3d347
       Purse Shaker follows p2 into the pack
 11. p2 draft.start-5.1a  e8fe08d1d8a6e991
       Bone Reader follows p2 into the pack
 12. p2 draft.start-6.1d  f2c44cb04c7b55a6
       Barrow Pusher follows p2 into the pack
       p2 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 13. p3 draft.start-6.1c  825e763989a3771f
       Barrow Pusher follows p3 into the pack
 14. p3 draft.start-5.1b  ff284b3c64036244
       Bone Reader follows p3 into the pack
 15. p3 draft.start-4.1d  c8a088cbc05db11f
       Purse Shaker follows p3 into the pack
 16. p3 draft.start-3.1a  d34026640f62f8a6
       Ember Eye follows p3 into the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 17. p4 draft.start-4.1b  db487e7b07145cb4
       Purse Shaker follows p4 into the pack
 18. p4 draft.start-6.1c  26165834c5053f15
       Barrow Pusher follows p4 into the pack
 19. p4 draft.start-3.1d  f4261f18e72ce958
       Ember Eye follows p4 into the pack
 20. p4 draft.start-5.1a  dd53a64bf8c9adb2
       Bone Reader follows p4 into the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p1 dig.v5  00cac70d1fa4490b
 22. p1 lay.v5b.d8  a9a45f1bb288b349
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on f8
       The rock yields 1 Stone and 1 Coin to p1
 23. p1 establish.g9.steward  fc54cf237f366373
       p1 establishes a Workshop on g9: Steward
 24. p1 end  d5284c8592f9d1f7
 25. p2 dig.v5  1434aad953e2b65f
 26. p2 lay.v5d.r14  4f59aa77d1ceb7be
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on r16
       The rock yields 1 Stone and 1 Coin to p2
 27. p2 establish.q15.stone_mill  17045a2631a6835c
       p2 establishes a Workshop on q15: Stone Mill
 28. p2 end  ff4360b19f466197
 29. p3 dig.p5  4ba69c240327931e
 30. p3 lay.p5g.p4  cb82fe6f66156419
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue on p6
       The rock yields 1 Stone and 1 Coin to p3
 31. p3 establish.o7.stone_mill  ba79d5a1c282f32d
       p3 establishes a Workshop on o7: Stone Mill
 32. p3 end  b1771f04edded2e6
 33. p4 dig.y5  872bc0e486be7c8d
 34. p4 lay.y5f.h17  4221ce2d0a23de11
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue on h18
       The rock yields 1 Stone and 1 Coin to p4
 35. p4 establish.i17.mint  ddfe1293ba7ba871
       p4 establishes a Workshop on i17: Mint
 36. p4 end  23bedc59b252813a
 37. p1 work.g9  5d9b6994cf7c2069
       p1 activates a Workshop, Steward: up to 1 use
 38. p1 stop  3f80932e26e05c83
 39. p1 recruit.m3{moon-2-1+ice}  51debf796d7387f1
       p1 recruits Furnace Broker
       p1 takes an Ice Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries an Ice Pedestal
 40. p1 join.2b  c690592d9cc33ab7
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
 41. p1 statue.f8  c4ea36bbbc4f005a
 42. p1 to.f9  17a5b622152fe80e
       p1 moves an Ice Statue from f8 to f9
 43. p1 end  fe5b91a4f987bf9c
 44. p2 work.q15  4cf6bca79ee6c9fa
       p2 activates a Workshop, Stone Mill: up to 1 use
 45. p2 use.1  79b00b57dd960d43
       p2 gains 1 Iron
 46. p2 recruit.m1{ice-2-4+ice}  11c211a22157da8e
       p2 recruits Tide Hauler
       p2 takes a Fire Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
 47. p2 join.2b  ebd98b328eb0b46d
       Tide Hauler takes a place in the pack, on 2b
       The pack brings p2 2 Stone, 1 Heartstone, 1 Coin and 2 Moon Carts
 48. p2 statue.r16  d75a0f3057a400ce
 49. p2 to.r14  2dea58dc6e1e28cc
       p2 moves a Moon Statue from r16 to r14
 50. p2 end  e9a919bfeca3ab88
 51. p3 work.o7  2f82a1c194286d0c
       p3 activates a Workshop, Stone Mill: up to 1 use
 52. p3 use.1  2b940a984dfad5c6
       p3 gains 1 Iron
 53. p3 recruit.m2{mud-2-3+moon}  8f79cf02fe64232f
       p3 recruits Star Counter
       p3 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
 54. p3 join.2b  83e2707e23b089a7
       Star Counter takes a place in the pack, on 2b
       The pack brings p3 1 Heartstone, 1 Cart, 2 Runes and 1 Moon Cart
 55. p3 statue.p6  a5ef891a92f4f36d
 56. p3 to.o6  d3364677bf1c970f
       p3 moves a Fire Statue from p6 to o6
 57. p3 end  239ff5133f2c408a
 58. p4 work.i17  41d25c07cfa798ed
       p4 activates a Workshop, Mint: up to 2 uses
 59. p4 use.3  8942a74fb28dec55
       p4 gains 1 Iron
 60. p4 use.3  703fa4ea02de41d5
       p4 gains 1 Iron
 61. p4 dig.l5  f547a89fe6a8ce27
 62. p4 lay.l5h.f14  848f9296fd8bcb71
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue on f16
       The rock yields 3 Stone to p4
 63. p4 establish.g15.wainwright  86c9964f09a4b005
       p4 establishes a Workshop on g15: Wainwright
 64. p4 end  82c4f4f219bcba97
 65. p1 cast.aftershock  51dbe1c42f519f3d
       p1 casts a Spell, Aftershock: 1 Rune on the card
 66. p1 work.g9  e39ebf9c5c0584df
       p1 activates a Workshop, Steward: up to 1 use
 67. p1 use.1  87e7a7c950904e92
 68. p1 pay.cart_fire.2b  d3b1b50bbe7fd0c2
       p1 puts a Fire Cart into the Stock
 69. p1 dig.s4  debe9eba9b8c513d
 70. p1 lay.s4b.g6  33ea4c19eda6c931
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue on h6
       The rock yields 2 Stone to p1
 71. p1 pedestal.ice  afaf15a8425964ed
       p1 puts an Ice Pedestal on g7, grey zone: a benefit token of 2 Honor points
 72. p1 lay.d2a.i6  e8ebdae25c4fbf9a
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 73. p1 establish.i7.crusher  20fa8b2ac4a6dc9f
       p1 establishes a Workshop on i7: Crusher
 74. p1 statue.h6  575d1e068794961f
 75. p1 to.j6  126430128bbdc72a
       p1 moves a Moon Statue from h6 to j6
 76. p1 end  bfbbc23624d33d42
 77. p2 dig.s4  4a7e085c6b5d09ac
 78. p2 lay.s4b.q17  12fdc1db01c74031
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue on p18
       The rock yields 2 Stone to p2
 79. p2 pedestal.fire  90996595d9da9a1f
       p2 puts a Fire Pedestal on q18, grey zone: a benefit token of 4 Honor points
 80. p2 end  d30ff383a5fc9a8a
 81. p3 cast.aftershock  fb50694342a2e7fb
       p3 casts a Spell, Aftershock: 2 Runes on the card
 82. p3 pay.auto  7ab218108e8de328
 83. p3 dig.s4  d4956309915569f3
 84. p3 lay.s4h.q6  2c3a2e047b3de8c8
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue on r8
       The rock yields 2 Stone to p3
 85. p3 lay.d2d.n6  e53eef332cd7f4ac
       p3 opens a Tunnel of 2 cells without paying minerals
 86. p3 pedestal.fire  fc22d4efee649fed
       p3 puts a Fire Pedestal on n7, orange zone: a benefit token of 5 Honor points
 87. p3 end  bab68270bb6849d2
 88. p4 work.i17  628f06fcc807fc08
       p4 activates a Workshop, Mint: up to 2 uses
 89. p4 use.4  953961e129a55f92
       p4 gains 1 Heartstone
 90. p4 stop  dc65a4361f9e9d60
 91. p4 recruit.b3{fire-1-3}  53077ea247c770d3
       p4 recruits Snow Shoveller
       p4 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
 92. p4 join.2b  f0c6dd4e04b3bce3
       Snow Shoveller takes a place in the pack, on 2b
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 1 Ice Cart
 93. p4 statue.f16  525967d9053da163
 94. p4 to.f15  ae7510d1a92c11c3
       p4 moves a Fire Statue from f16 to f15
 95. p4 end  24693781e369f4b7
 96. p1 work.g9  67032224517dc67c
       p1 activates a Workshop, Steward: up to 1 use
 97. p1 use.1  115058180fc53b9b
 98. p1 pay.coin.2b  b8a9bf95c2f722ba
       p1 puts a Coin into the Stock
 99. p1 recruit.b2{moon-1-5}  1e898ac8b796bdee
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
100. p1 join.2c  ec735251dc2d0745
       Bog Prospector takes a place in the pack, on 2c
       The pack brings p1 1 Iron, 2 Heartstones and 1 Rune
101. p1 end  c78c67ead3830b23
102. p2 work.q15  d12815bf4ed75343
       p2 activates a Workshop, Stone Mill: up to 1 use
103. p2 use.1  e5cb078de64b6bc0
104. p2 pay.auto  303bc398eb4ce794
       p2 gains 1 Iron
105. p2 dig.l4  fe962d8ed169383d
106. p2 lay.l4c.q12  0dc744dd8cfa03b2
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue on r12
107. p2 end  c12d70bb2ed66e7e
108. p3 cast.aftershock{silver_tongue}  3ddd05e2d35e7e31
       p3 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
109. p3 work.o7  0e3a124e5087e459
       p3 activates a Workshop, Stone Mill: up to 2 uses
110. p3 use.1  2ec8cf0b8b458c68
       p3 gains 1 Iron
111. p3 use.1  5ef9ad211eed705b
       p3 gains 1 Iron
112. p3 recruit.b4{fire-1-5}  6861ac49e00ad1b9
       p3 recruits Tong Bearer
       p3 pockets the bribes of the recruit: 1 Coin
       Soot Pounder joins the horde
113. p3 join.2a  d3f45811bd5e7dd5
       Tong Bearer takes a place in the pack, on 2a
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
114. p3 lay.d2b.n3  5ff6e569028e2976
       p3 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Hammer to p3
115. p3 establish.n4.rune_forge  ce65f43cebf8440c
       p3 establishes a Workshop on n4: Rune Forge
116. p3 statue.o6  dd0d8af989511985
117. p3 to.n7  c571ae29d89b17aa
       p3 moves a Fire Statue from o6 to n7
118. p3 end  2d5d24382014df7d
119. p4 work.i17  72e5adaa49705566
       p4 activates a Workshop, Mint: up to 2 uses
120. p4 use.4  d6b64df6d967dbc8
121. p4 pay.auto  5b8beb0f04409a6d
       p4 gains 1 Heartstone
122. p4 use.4  49c703f94415ab3f
       p4 gains 1 Heartstone
123. p4 dig.y5  5210569da7de20b7
124. p4 lay.y5a.i21  9007f9e87c2e92c9
125. p4 pay.auto  54500cad7792be93
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue on j22
       The rock yields 2 Iron and 1 Hammer to p4
126. p4 establish.j20.charm_weaver  13fb2a33d16ccb35
       p4 establishes a Workshop on j20: Charm Weaver
127. p4 end  0e91f6ca63c8e4ca
128. p1 cast.silver_tongue  097f685a81ef1305
       p1 casts a Spell, Silver Tongue: 1 Rune on the card
129. p1 work.g9  353b2b952bc9e53e
       p1 activates a Workshop, Steward: up to 1 use
130. p1 use.1  50cb908244a1b758
131. p1 pay.heartstone.1d  0e30583a3e49aec1
       p1 puts a Heartstone into the Stock
132. p1 recruit.t2  029e2651ff95fa0f
133. p1 pay.stone.2b  793f6c6fc51d1821
       p1 slips a Stone to Silver Sifter
134. p1 pay.iron.2c  cc086f5f46ff2467
       p1 slips an Iron to Torch Peddler
135. p1 pay.stone.stock  f5761083e0ae67b9
       p1 slips a Stone to Soot Pounder
136. p1 pay.coin.stock  d2ee76ef1b0cf25f
       p1 slips a Coin to Root Miner
137. p1 pay.coin.stock{mud-3-3}  2bcb9a56f9dffe15
       p1 slips a Coin to Eclipse Merchant
       p1 recruits Volcano Matriarch
       Heart Eater joins the horde
138. p1 take.moon  4b83839e9d42a246
       p1 chooses a Moon Pedestal from the bag
139. p1 join.3b  d52308a3b5a637c5
       Volcano Matriarch takes a place in the pack, on 3b
       The pack brings p1 1 Stone, 2 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin and 2 Fire Carts
140. p1 statue.f9  1ea52cc691cdf743
141. p1 to.g7  f2ad7c2923bc7d61
       p1 moves an Ice Statue from f9 to g7
142. p1 end  1f5f5f0badfff3dd
143. p2 recruit.b2{mud-1-4}  5254e498ec6bebca
       p2 recruits Silver Sifter
       p2 pockets the bribes of the recruit: 1 Stone
       Rust Wader joins the horde
144. p2 join.2c  4cea76acfd4f43e1
       Silver Sifter takes a place in the pack, on 2c
       The pack brings p2 1 Heartstone, 1 Cart and 1 Coin
145. p2 statue.p18  618025d80de0caf9
146. p2 to.q18  d6fc3aa6cae3ba40
       p2 moves a Fire Statue from p18 to q18
147. p2 end  d65eac72abd1d77f
148. p3 recruit.m2{moon-2-4+fire}  4804961823f3b9c0
       p3 recruits Root Miner
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries a Fire Pedestal
149. p3 join.2c  01bd5b3d878440b4
       Root Miner takes a place in the pack, on 2c
       The pack brings p3 1 Iron, 2 Heartstones, 1 Cart and 1 Coin
150. p3 statue.r8  fcd88d28ed039dd0
151. p3 to.o6  fb291e03831c2dce
       p3 moves an Ice Statue from r8 to o6
152. p3 end  3822693372a37b77
153. p4 work.i17  907d0f984ee487be
       p4 activates a Workshop, Mint: up to 2 uses
154. p4 use.4  576c2d9f7582d49b
       p4 gains 1 Heartstone
155. p4 stop  ec26fff7e8156c54
156. p4 recruit.b3{mud-1-6}  c0068d4df36a75be
       p4 recruits Torch Peddler
       p4 pockets the bribes of the recruit: 1 Iron and 1 Coin
       Mudsled Driver joins the horde
157. p4 join.2c  a5116acbd65e0363
       Torch Peddler takes a place in the pack, on 2c
       The pack brings p4 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
158. p4 statue.j22  a5fee2aaf6762b65
159. p4 to.l21  d96f8694797841ca
160. p4 pay.auto  e2b7939229600423
       p4 moves a Fire Statue from j22 to l21
161. p4 statue.h18  d83af5816231d535
162. p4 to.i18  c58640ea2b48ef74
       p4 moves a Moon Statue from h18 to i18
163. p4 end  de6810cf5be99e75
164. p1 work.g9  6d573639ee2f1d97
       p1 activates a Workshop, Steward: up to 1 use
165. p1 use.1  7088e642ba8a18e4
166. p1 pay.cart_fire.2b  587016115b3a7fe8
       p1 puts a Fire Cart into the Stock
167. p1 cast.silver_tongue  aa1b5f2e7b9a4de1
       p1 casts a Spell, Silver Tongue: 2 Runes on the card
168. p1 recruit.t1  3f331b0d4ad013e6
169. p1 pay.stone.2b  0bb0a2e47d710b4b
       p1 slips a Stone to Night Toller
170. p1 pay.coin.2b  fa5ee995e46f7d10
       p1 slips a Coin to Rust Wader
171. p1 pay.iron.2b  ed13862fd2fd2173
       p1 slips an Iron to Mudsled Driver
172. p1 pay.iron.2c  c69546afd67adad0
       p1 slips an Iron to Ice Breaker
173. p1 pay.coin.stock{moon-3-4}  ca220e83eb68be75
       p1 slips a Coin to Crescent Blade
       p1 recruits Winter Oracle
       High Astrologer joins the horde
174. p1 take.moon  ea9a98134c41eafa
       p1 chooses a Moon Pedestal from the bag
       Winter Oracle takes a place in the pack, on 2a
       The pack brings p1 3 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
175. p1 end  479f5a0aa41f0158
176. p2 work.q15  422eccc2f83c259e
       p2 activates a Workshop, Stone Mill: up to 2 uses
177. p2 use.1  787f914e7423cb5f
       p2 gains 1 Iron
178. p2 stop  b35701897086006b
179. p2 recruit.m2{fire-2-4+ice}  2467e3594cc471ad
       p2 recruits Crescent Blade
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries an Ice Pedestal
180. p2 join.3b  e9f862ce960d2675
       Crescent Blade takes a place in the pack, on 3b
       The pack brings p2 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Coins and 2 Moon Carts
181. p2 statue.r12  6f47f9738d720f59
182. p2 to.q12  edfefd61a48af052
       p2 moves a Fire Statue from r12 to q12
183. p2 end  b45b233baf328b79
184. p3 dig.l4  305af09d7a7698d9
185. p3 lay.l4a.l5  7748c1e5c3f72dbc
186. p3 ore.iron  5c5a51c8bb2bcc3d
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths an Ice Statue on l6
187. p3 pedestal.moon  b85fbfb38c14f1db
       p3 puts a Moon Pedestal on l6, brown zone: a benefit token of 5 Honor points
188. p3 hall.wellspring  f53a42a7c301df50
189. p3 build.wellspringb.n5  7af5ef7fd34f9912
       p3 builds a Great Hall: Wellspring
190. p3 end  7f7c1ba2eb78189d
191. p4 work.i17  7ea59600bccf9b2c
       p4 activates a Workshop, Mint: up to 2 uses
192. p4 use.4  f1eb77b198e7faef
193. p4 pay.auto  dc8387fb019688e4
       p4 gains 1 Heartstone
194. p4 use.4  cf69343ef777b150
       p4 gains 1 Heartstone
195. p4 recruit.b2{ice-1-5}  5d7b914d42d3be55
       p4 recruits Rust Wader
       p4 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
196. p4 join.3b  37d595db7d59ae19
       Rust Wader takes a place in the pack, on 3b
       The pack brings p4 2 Stone, 2 Iron, 1 Cart, 2 Coins and 1 Fire Cart
197. p4 end  ecfc0bfd44daaa51
198. p1 work.g9  ffbac552075df2fc
       p1 activates a Workshop, Steward: up to 1 use
199. p1 use.1  cc96eba66833fff3
200. p1 pay.cart.1b  a3d5299538eb308f
       p1 puts a Cart into the Stock
201. p1 dig.l3  0e85346f05b029c9
202. p1 lay.l3c.c9  05910e0376da115e
203. p1 ore.stone  14e20074d198682d
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue on b10
       The rock yields 1 Hammer to p1
204. p1 pedestal.moon  21c32d237384353b
       p1 puts a Moon Pedestal on c10, grey zone: a benefit token of 4 Honor points
205. p1 establish.d10.hammer_forge  6908f353fb3fc17d
       p1 establishes a Workshop on d10: Hammer Forge
206. p1 statue.b10  4e4c1028ac73cccf
207. p1 to.c8  fc1931736e71227e
208. p1 pay.auto  ea6895b1179cbc1f
       p1 moves a Fire Statue from b10 to c8
209. p1 statue.c8  1af3ff1e8d60c1ed
210. p1 to.f9  6b490f789e9bf741
       p1 moves a Fire Statue from c8 to f9
211. p1 end  6ceca79cc9b01973
212. p2 work.q15  44d50714c9a7c4a3
       p2 activates a Workshop, Stone Mill: up to 2 uses
213. p2 use.1  1622759a33612d9b
       p2 gains 1 Iron
214. p2 use.1  ced0a46dc7e3599d
       p2 gains 1 Iron
215. p2 dig.s4  1569ebd3eb20847b
216. p2 lay.s4d.n12  a85ff677fd84cd6d
217. p2 pay.auto  83bf75c30af1b66e
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
218. p2 pedestal.fire  28615be700e601cb
       p2 puts a Fire Pedestal on o13, yellow zone: a benefit token of 4 Honor points
219. p2 statue.q12  9f002b4e83d07e60
220. p2 to.o13  61409ce101d3634c
       p2 moves a Fire Statue from q12 to o13
221. p2 statue.r14  cd93b5f31e67cd22
222. p2 to.q12  60f4c80bae8ef502
223. p2 pay.auto  b3ef85dd1474babb
       p2 moves a Moon Statue from r14 to q12
224. p2 end  50331d2afc0b752a
225. p3 recruit.m3{ice-2-3+fire}  3ec09782cd149425
       p3 recruits Eclipse Merchant
       p3 pockets the bribes of the recruit: 1 Coin
       p3 takes an Ice Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries a Fire Pedestal
226. p3 join.3a  6c14cd9b4e395be0
       Eclipse Merchant takes a place in the pack, on 3a
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 1 Rune, 2 Coins, 1 Fire Cart and 1 Moon Cart
227. p3 end  39640f076d926a16
228. p4 work.i17  9c893bd3b978c1d2
       p4 activates a Workshop, Mint: up to 2 uses
229. p4 use.4  29d5ecdf4486fabc
230. p4 pay.auto  642b3a1a48d1d2ae
       p4 gains 1 Heartstone
231. p4 use.4  4de3fde1d8b8e548
232. p4 pay.auto  90a953d5e459d224
       p4 gains 1 Heartstone
233. p4 recruit.m3{mud-2-5+fire+fire-1-1}  b85747558a9c04ab
       p4 recruits Frost Scribe
       p4 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Fire Pedestal
       Mudsled Driver retires
       Cinder Hauler joins the horde
       Frost Scribe takes a place in the pack, on 2a
       The pack brings p4 1 Stone, 1 Iron, 2 Runes, 1 Coin and 1 Ice Cart
234. p4 end  3cba67e7ca00b67d
235. p1 work.g9  c948d7d8b40374df
       p1 activates a Workshop, Steward: up to 1 use
236. p1 use.1  0fe66870d042cfe2
237. p1 pay.cart_ice.2a  ffd490307ba6450f
       p1 puts an Ice Cart into the Stock
238. p1 cast.silver_tongue{secret_passage}  9670a51f257fe20f
       p1 casts a Spell, Silver Tongue: 3 Runes on the card
       Silver Tongue disintegrates; Secret Passage enters the grimoire
239. p1 recruit.m1  e15dfe37d41b20b3
240. p1 pay.coin.1a  d6173fd33141876b
       p1 slips a Coin to Night Toller
241. p1 pay.hammer.stock{fire-2-2+ice}  2ef977ca4ceae2f8
       p1 slips a Hammer to Rime Smith
       p1 recruits Ice Breaker
       p1 pockets the bribes of the recruit: 1 Iron
       p1 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
       Ice Breaker takes a place in the pack, on 3a
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Hammer, 2 Runes, 2 Coins, 1 Fire Cart and 2 Ice Carts
242. p1 end  0fd511039403456e
243. p2 recruit.m2  63fcf7323a01444c
244. p2 pay.auto{ice-2-2+moon}  3269dd4dead2725c
       p2 recruits Anvil Singer
       p2 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Moon Pedestal
       Anvil Singer takes a place in the pack, on 2a
       The pack brings p2 1 Heartstone, 1 Hammer, 1 Rune and 1 Fire Cart
245. p2 end  036dfb112960fcda
246. p3 work.n4  b2e57f3177b787bc
       p3 activates a Workshop, Rune Forge: up to 2 uses
247. p3 use.1  8be85971eb5909e5
       p3 gains 1 Rune
248. p3 use.2  3d5934ad2957bba5
       p3 gains 1 Rune
249. p3 cast.seers_bag  2deaa8358b61e4fb
       p3 casts a Spell, Seer's Bag: 1 Rune on the card
250. p3 pay.auto  bb51939a399a1f2d
251. p3 draw  fbb2377d2aef4cb7
252. p3 pay.auto{moon}  9372f008c1a0b2e8
       p3 draws a Moon Pedestal from the bag
253. p3 dig.l4  d37441c6b0faea7d
254. p3 lay.l4g.m7  cdcf11f365009879
255. p3 pay.auto  c9db16dc9b902093
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Heartstone to p3
256. p3 pedestal.ice  fb1e26ed324748d0
       p3 puts an Ice Pedestal on l9, yellow zone: a benefit token of 3 Honor points
257. p3 end  f9319d058c3664b0
258. p4 work.i17  2bab45cd517d552b
       p4 activates a Workshop, Mint: up to 2 uses
259. p4 use.4  c169547eb53f61b4
260. p4 pay.auto  e03583cf68e4c72d
       p4 gains 1 Heartstone
261. p4 use.4  d2de2217d4549aac
       p4 gains 1 Heartstone
262. p4 dig.i4  b47fe66d39163da6
263. p4 lay.i4d.l17  fe8ff738fa57c737
264. p4 ore.heartstone  f204bf21a526fe04
265. p4 pay.auto  58db929acf6833a3
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths a Moon Statue on l18
266. p4 pedestal.fire  9df6d4e19641ef12
       p4 puts a Fire Pedestal on l19, brown zone: a benefit token of 3 Honor points
267. p4 statue.l21  f481312d2cc92827
268. p4 to.l19  27731cb5e47933e5
269. p4 pay.auto  9fea703b71043d7e
       p4 moves a Fire Statue from l21 to l19
270. p4 statue.l18  0cee706b596ddac8
271. p4 to.k21  9645be0dbc04acc3
       p4 moves a Moon Statue from l18 to k21
272. p4 end  869e59a3f8163014
273. p1 work.g9  b33a34bf4d7bd4da
       p1 activates a Workshop, Steward: up to 1 use
274. p1 use.1  ad4ab46158c48784
275. p1 pay.cart_ice.2a  6051e7a2e3019518
       p1 puts an Ice Cart into the Stock
276. p1 dig.i3  bb7a2a279a3514cf
277. p1 lay.i3b.g10  4665c77e6ddba4c7
278. p1 ore.iron  3403e2be4889f527
279. p1 pay.auto  15b92ba1cd355917
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
280. p1 pedestal.moon  aa16ebfb3541e58e
       p1 puts a Moon Pedestal on i10, yellow zone: a benefit token of 4 Honor points
281. p1 statue.j6  cde0183ae79a585f
282. p1 to.f7  6e956565f54578f6
283. p1 pay.auto  d1f68fb74cc6fb98
       p1 moves a Moon Statue from j6 to f7
284. p1 statue.f7  64de8cf9acba6c02
285. p1 to.d8  21b6dfd2850dc350
       p1 moves a Moon Statue from f7 to d8
286. p1 statue.d8  24301490e4bee520
287. p1 to.i10  8e947edc488212cb
       p1 moves a Moon Statue from d8 to i10
288. p1 end  4497a073f099a8db
289. p2 recruit.b2{mud-1-2}  7696898901ba341e
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 1 Hammer and 1 Coin
       Gravel Glutton joins the horde
       Rime Smith takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 2 Iron, 1 Coin and 1 Moon Cart
290. p2 end  b1c6e73a3492fb99
291. p3 cast.secret_passage  c1bc98fc4a24ad26
       p3 casts a Spell, Secret Passage: 1 Rune on the card
292. p3 work.i17  ce4a19ad57582d93
       p3 activates a Workshop, Mint: up to 2 uses
293. p3 use.4  7eef054cc6e1a287
294. p3 pay.auto  294c0e4960b4962a
       p3 gains 1 Heartstone
295. p3 use.4  4a55d5add9a66b95
296. p3 pay.auto  cbb187efc40a57a5
       p3 gains 1 Heartstone
297. p3 recruit.b1{fire-1-2}  7d273ebfc0fa82cb
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Coal Nibbler joins the horde
       Night Toller takes a place in the pack, on 3b
       The pack brings p3 1 Iron, 3 Heartstones, 2 Runes, 2 Coins and 1 Moon Cart
298. p3 end  2c72855d77e6d2dd
299. p4 cast.seers_bag  681436acb15fcd86
       p4 casts a Spell, Seer's Bag: 2 Runes on the card
300. p4 pay.auto  c7a86dcb41fce375
301. p4 draw{ice}  1fae33bbf9f83945
       p4 draws an Ice Pedestal from the bag
302. p4 recruit.b4{moon-1-4}  6a791fd143c64f2d
       p4 recruits Soot Pounder
       p4 pockets the bribes of the recruit: 1 Stone and 2 Coins
       Lantern Guard joins the horde
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p4 1 Stone, 1 Cart, 1 Hammer, 2 Runes and 1 Coin
303. p4 end  cc515ba9dd41aa77
304. p1 work.g9  5a22dc4038ef950a
       p1 activates a Workshop, Steward: up to 2 uses
305. p1 use.1  15b27f32c04f9903
306. p1 pay.cart_ice.3a  eafc9cdfa0125b24
       p1 puts an Ice Cart into the Stock
307. p1 use.1  5e7ba853fbcd0532
308. p1 pay.cart_fire.2b  2361fa5569e6b72e
       p1 puts a Fire Cart into the Stock
309. p1 recruit.m2{ice-2-1+moon}  ec898178396ad3de
       p1 recruits Avalanche Rider
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries a Moon Pedestal
       Avalanche Rider takes a place in the pack, on 4a
       The pack brings p1 2 Stone, 4 Iron, 1 Cart, 1 Hammer, 2 Coins, 2 Fire Carts and 4 Ice Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
310. p1 end  beef55da289796bd
311. p2 work.q15  994a44d4dae15f9c
       p2 activates a Workshop, Stone Mill: up to 2 uses
312. p2 use.1  f378aec004f47baf
       p2 gains 1 Iron
313. p2 use.1  f9e169a42a502b05
       p2 gains 1 Iron
314. p2 dig.t4  8313baa308278601
315. p2 lay.t4a.o11  2470fc9696b7da0e
316. p2 ore.iron  a9826acbf2d4cc2d
317. p2 pay.auto  3f0087d71b5b9c8d
318. p2 pay.auto  4bbc3fd4c9454f86
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
319. p2 pedestal.ice  626c0c341a360f26
       p2 puts an Ice Pedestal on p12, orange zone: a benefit token of 2 Honor points
320. p2 hall.great_forge  078d2ee088df22e2
321. p2 build.great_forgeb.p11  7d745c993f884132
       p2 builds a Great Hall: Great Forge
       The Ice Pedestal on p12 vanishes under the Great Hall
322. p2 statue.q12  7f9d8cba4e272234
323. p2 to.o11  8364e10136ab6acf
324. p2 pay.auto  11d31fd24e6c4f3c
       p2 moves a Moon Statue from q12 to o11
325. p2 end  668dda7d085d76b1
326. p3 work.n4  a529df669df4d0e2
       p3 activates a Workshop, Rune Forge: up to 2 uses
327. p3 use.1  59975b2788739d07
       p3 gains 1 Rune
328. p3 stop  b95752211202b375
329. p3 dig.l4  f68cf5be476090a5
330. p3 lay.l4d.r6  583ce03d79b6ec41
331. p3 pay.auto  d1c7e6ae961e38b3
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p3
332. p3 pedestal.moon  61a44a034d78e567
       p3 puts a Moon Pedestal on r6, dark grey zone: a benefit token of 3 Honor points
333. p3 hall.stonecutter  41ad56260927cc26
334. p3 build.stonecutterb.q6  0c4520010d48452e
       p3 builds a Great Hall: Stonecutter's Hall
       The Moon Pedestal on r6 vanishes under the Great Hall
335. p3 statue.o6  444f023bb90aee61
336. p3 to.r7  5e8594abd282afa2
       p3 moves an Ice Statue from o6 to r7
337. p3 end  a79d738fff823d8f
338. p4 work.j20  0dc29628708b5218
       p4 activates a Workshop, Charm Weaver: up to 1 use
339. p4 use.1  aabe88af6fd6a888
340. p4 pay.auto  dae7620e3270604b
       p4 gains 1 Rune
341. p4 dig.l4  c8553b52908fab6a
342. p4 lay.l4a.l22  d153e48c9b6a5c1e
343. p4 ore.heartstone  0dab70506dc42061
       p4 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p4 unearths an Ice Statue on n22
344. p4 pedestal.ice  77d9afcef8d410da
       p4 puts an Ice Pedestal on l23, dark grey zone: a benefit token of 2 Honor points
345. p4 statue.n22  37c78a480aacf645
346. p4 to.l23  73c74e305ce40f19
347. p4 pay.auto  ac62156c772b7c1d
       p4 moves an Ice Statue from n22 to l23
348. p4 trade.heartstone  8bf3083ff41c23fa
       p4 gives 4 resources back to the supply
349. p4 pay.stone.2b  d29c9c64ab42b8be
350. p4 pay.stone.3a  e805516e2c671770
351. p4 pay.iron.3b  e15be93f6538aec3
352. p4 pay.coin.stock  06dc5475aef0723a
       p4 gains 1 Heartstone
353. p4 end  342f806fee5f3db5
354. p1 dig.l3  743f5d0198d436c9
355. p1 lay.l3c.g11  337020bbf954fe3d
356. p1 ore.iron  1155efee8708c99a
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p1 unearths a Moon Statue on f12
357. p1 pedestal.moon  2973ee6e70540a66
       p1 puts a Moon Pedestal on g12, orange zone: a benefit token of 3 Honor points
358. p1 statue.f12  90766916b3a79235
359. p1 to.g12  462011e45bd9bb48
360. p1 pay.auto  c299b7985978fb59
       p1 moves a Moon Statue from f12 to g12
361. p1 end  8f0b0e459a31c375
362. p2 recruit.m3  0507a86744e774ac
363. p2 pay.auto{mud-2-2}  f387674cbdcf0e93
       p2 recruits Silt Wagoner
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       Silt Wagoner takes a place in the pack, on 4a
       The pack brings p2 3 Stone, 3 Iron, 1 Heartstone, 2 Carts, 1 Hammer, 2 Coins and 1 Moon Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 10 more turns after this one
364. p2 end  d10b4910c703984e
365. p3 cast.secret_passage  e6b3295007db86ec
       p3 casts a Spell, Secret Passage: 2 Runes on the card
366. p3 pay.auto  fba7ed869af69ecb
367. p3 work.i17  fa0261d73c3020ac
       p3 activates a Workshop, Mint: up to 2 uses
368. p3 use.4  e0d1e3d6a8f48d87
369. p3 pay.auto  0926c25bdc7d1d3d
       p3 gains 1 Heartstone
370. p3 use.4  16bc50239b93093d
371. p3 pay.auto  fc2033b598b7aaf6
       p3 gains 1 Heartstone
372. p3 recruit.m4{mud-2-4}  40514df1b4903eff
       p3 recruits Landslide
       p3 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       Landslide takes a place in the pack, on 4a
       The pack brings p3 6 Stone, 1 Iron, 4 Heartstones, 1 Cart, 1 Rune and 4 Coins
373. p3 statue.l6  54679b1c8ff09253
374. p3 to.o6  87e7640db968f662
       p3 moves an Ice Statue from l6 to o6
375. p3 end  5e414a9958f3319c
376. p4 work.j20  706e8a800449b100
       p4 activates a Workshop, Charm Weaver: up to 1 use
377. p4 use.1  54b0c361ff36864f
       p4 gains 1 Rune
378. p4 dig.p5  5a78827b94202654
379. p4 lay.p5d.k15  4ea0fb59b0f66c18
380. p4 ore.heartstone  0291af6f6c67e4f1
       p4 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Heartstone to p4
381. p4 hall.shaman  d966cbb216a8971f
382. p4 build.shamana.l15  288c70d57fae089b
       p4 builds a Great Hall: Shaman's Chamber
383. p4 end  8290f4d7ac87042f
384. p1 work.g9  2da564d98c89bc32
       p1 activates a Workshop, Steward: up to 2 uses
385. p1 use.1  5cd6dbe186e91a78
386. p1 pay.cart_fire.2b  6ebb6da67b3e6f24
       p1 puts a Fire Cart into the Stock
387. p1 stop  f688e5cac54acc5b
388. p1 dig.t4  d8ad5ef6565798d3
389. p1 lay.t4d.d11  099ca032e0a6845a
390. p1 ore.iron  15e6417f3705d6cd
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Iron to p1
391. p1 pedestal.ice  850b0eb2615e044e
       p1 puts an Ice Pedestal on e12, brown zone: a benefit token of 2 Honor points
392. p1 statue.g7  c318616c845b9c6c
393. p1 to.f10  f27cc5edf42be2b6
394. p1 pay.auto  df8377849195bf41
       p1 moves an Ice Statue from g7 to f10
395. p1 statue.f10  41439505942ab3d7
396. p1 to.h10  5f5f968f0c06cc6f
397. p1 pay.auto  d4081fc9e122edc7
       p1 moves an Ice Statue from f10 to h10
398. p1 statue.h10  ee19daca9ab252c3
399. p1 to.f12  adff5c198dc1a813
400. p1 pay.auto  39ea71860372f896
       p1 moves an Ice Statue from h10 to f12
401. p1 statue.f12  de5be880d5d5aac6
402. p1 to.e12  ba0a8cac7ecef240
403. p1 pay.auto  e96ff0561135ea3b
       p1 moves an Ice Statue from f12 to e12
404. p1 end  c2b41a73f6e4031d
405. p2 dig.t4  3781ce8c1822f371
406. p2 lay.t4d.u13  e4a4be0e73aa3758
407. p2 ore.iron  e24701bb04ec29b4
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths an Ice Statue on v14
       The rock yields 1 Hammer to p2
408. p2 pedestal.fire  dfbcf85219287f75
       p2 puts a Fire Pedestal on v14, dark grey zone: a benefit token of 5 Honor points
409. p2 statue.v14  e229fe94aa23f8d3
410. p2 to.u16  f960f7677944aec6
411. p2 pay.auto  b640979e9565c07a
       p2 moves an Ice Statue from v14 to u16
412. p2 statue.u16  8b0863771656ac23
413. p2 to.r14  a9782027d457efaa
       p2 moves an Ice Statue from u16 to r14
414. p2 end  575ab5d17f9d7c5b
415. p3 work.o7  329a961a7085a593
       p3 activates a Workshop, Stone Mill: up to 2 uses
416. p3 use.1  98198abd3647e7b2
       p3 gains 1 Iron
417. p3 use.1  5da5949570fbac33
       p3 gains 1 Iron
418. p3 dig.l5  009ba9716386d99b
419. p3 lay.l5f.j2  e7f9da4c6d869aa8
420. p3 pay.auto  f18a729882faee0e
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Fire Statue on j2
       The rock yields 2 Iron and 1 Hammer to p3
421. p3 statue.j2  caf624d0e54ec4b5
422. p3 to.k3  a6d1f175cd5b63ae
       p3 moves a Fire Statue from j2 to k3
423. p3 trade.heartstone  49e4f6b5b52b0671
       p3 gives 4 resources back to the supply
424. p3 pay.coin.1d  bfd61cda99d136a4
425. p3 pay.coin.3a  76b049c7bdad5179
426. p3 pay.coin.3a  9404c82e1511c5f7
427. p3 pay.coin.3b  da1d79b5b28d02ad
       p3 gains 1 Heartstone
428. p3 end  64bdbb4d3fe88f6e
429. p4 work.g15  22706802e23f4fa3
       p4 activates a Workshop, Wainwright: up to 1 use
430. p4 use.1  67a7dbad7eefdf87
       p4 gains 1 Cart
431. p4 dig.i3  984b444c86f314d5
432. p4 lay.i3b.m21  21a5e61bdf6f49f8
433. p4 ore.stone  4a769aef9b02a158
434. p4 pay.auto  64ffa925981817e0
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p4
435. p4 hall.chasm  5784b62a900d3f54
436. p4 build.chasma.i21  15d853e85f0220bc
       p4 builds a Great Hall: Chasm
437. p4 statue.k21  dfa34e428cf1f99e
438. p4 to.l21  ca570bfddc0a545e
439. p4 pay.auto  2727899d2a45fb13
       p4 moves a Moon Statue from k21 to l21
440. p4 end  735e162f4ac06431
441. p1 work.i7  bbc88630c9823f68
       p1 activates a Workshop, Crusher: up to 1 use
442. p1 use.1  30afed92189c6ff1
443. p1 pay.auto  c0fe8d225e398697
       p1 gains 2 Stone
444. p1 dig.t5  802840b0a469c97b
445. p1 lay.t5a.a12  9ee2f437df7705d9
446. p1 ore.heartstone  71864ef179a97bb5
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue on b14
       The rock yields 2 Iron to p1
447. p1 trade.cart  f3ae2510da4f4492
       p1 gives 4 resources back to the supply
448. p1 pay.rune.1c  a44876b0a1143bca
449. p1 pay.coin.1a  7f595bec3b24e5e8
450. p1 pay.coin.2b  6ff96a1f937d182c
451. p1 pay.rune.2a  4fae17c1b35bfdad
       p1 gains 1 Cart
452. p1 statue.b14  39a535b848721337
453. p1 to.d13  9a51865d444ba4ab
       p1 moves an Ice Statue from b14 to d13
454. p1 statue.d13  735f8954335c25f4
455. p1 to.g11  25fbe112839ba455
       p1 moves an Ice Statue from d13 to g11
456. p1 statue.g11  059e7f5baebae67b
457. p1 to.h10  f320216f49c21583
       p1 moves an Ice Statue from g11 to h10
458. p1 statue.h10  d9d60b6003aa65c2
459. p1 to.f10  fce8b225ce484b3f
       p1 moves an Ice Statue from h10 to f10
460. p1 statue.f10  48c59de2302ee173
461. p1 to.g7  989d0c6a501c7f18
       p1 moves an Ice Statue from f10 to g7
462. p1 end  0ec5aa5a645bcce6
463. p2 dig.w5  ca283d555e922bd8
464. p2 lay.w5c.v10  5c3b981c9d0bdfdc
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue on v10
       The rock yields 2 Iron to p2
465. p2 trade.cart  01f7a365ccd9d7d8
       p2 gives 4 resources back to the supply
466. p2 pay.rune.1a  45c457e355b2f9f6
467. p2 pay.iron.stock  736e6aa0bd14f6b0
468. p2 pay.iron.stock  1a2809764f10e8e0
469. p2 pay.coin.1c  a7a22186c6d56d67
       p2 gains 1 Cart
470. p2 statue.v10  03f32514500905cf
471. p2 to.u13  ad4bb161cdc11513
472. p2 pay.auto  351246966e007960
       p2 moves a Moon Statue from v10 to u13
473. p2 statue.u13  82f4002b0f94cadf
474. p2 to.u16  356c8ad5fc17e4df
475. p2 pay.auto  257dea11b9810c8d
       p2 moves a Moon Statue from u13 to u16
476. p2 statue.u16  dea3da45a53c4969
477. p2 to.r16  758d2982eabce3b8
478. p2 pay.auto  da3f00ce4c4f4f3d
       p2 moves a Moon Statue from u16 to r16
479. p2 statue.r16  e930d8bb88e8242a
480. p2 to.q14  8370503241bb81f5
       p2 moves a Moon Statue from r16 to q14
481. p2 end  9ea6ad5c4c0e389c
482. p3 work.n4  066f92b3a0eff710
       p3 activates a Workshop, Rune Forge: up to 2 uses
483. p3 use.2  6ebe08670d284751
       p3 gains 1 Rune
484. p3 use.2  4a0d50a31aacc463
       p3 gains 1 Rune
485. p3 dig.i4  13e99998425bd4f5
486. p3 lay.i4a.k2  e4f651f8837e26a5
487. p3 ore.heartstone  b090cda5b46311de
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p3 unearths a Moon Statue on n2
488. p3 statue.n2  0cc86691d2822840
489. p3 to.n3  69d975773c2d1c14
       p3 moves a Moon Statue from n2 to n3
490. p3 end  e45269dcc581ce1e
491. p4 trade.cart  3f758a8cdd0388b9
       p4 gives 4 resources back to the supply
492. p4 pay.stone.stock  13f08f3646b05ff2
493. p4 pay.stone.stock  cc40493b142b5a83
494. p4 pay.rune.2a  a1403105a60784c8
495. p4 pay.rune.1a  76ab779e2156648b
       p4 gains 1 Cart
496. p4 dig.t5  7fd3e86744bcaeb2
497. p4 lay.t5d.j12  f07ee36c8a02441b
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Cart and 1 Rune to p4
498. p4 statue.l23  6e8a90e6ea8bd941
499. p4 to.o21  179b266499df532f
500. p4 pay.auto  f2becaff8543a57b
       p4 moves an Ice Statue from l23 to o21
501. p4 statue.o21  9154a5ff054a91bb
502. p4 to.l18  b2beb2a04970e793
       p4 moves an Ice Statue from o21 to l18
503. p4 statue.l18  e7a4cfdeb9917e1c
504. p4 to.k16  01a111330796a858
       p4 moves an Ice Statue from l18 to k16
505. p4 statue.k16  c9d95de045d0eeda
506. p4 to.k15  3745aeb18922b944
       p4 moves an Ice Statue from k16 to k15
507. p4 end  3a7510b06579824e
       End of the game: p1 wins with 123 Honor points

p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1  +8  2 Tunnels of 3 cells, Iron [HALL-D4]
p1 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +2  2 sets of left-over resources [HALL-F4]
p1  +8  Ice Statue on its Pedestal on g7, grey zone [HALL-F6]
p1  +6  Fire Statue on f9, brown zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal on i10, yellow zone [HALL-F6]
p1 +12  Ice Statue on its Pedestal on e12, brown zone [HALL-F6]
p1 +16  Moon Statue on its Pedestal on g12, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2 +24  4 Tunnels of 4 cells, Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +2  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Great Forge, altar empty [HALL-G10]
p2 +10  Moon Statue on o11, yellow zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal on o13, yellow zone [HALL-F6]
p2  +8  Moon Statue on q14, orange zone [HALL-F6]
p2  +6  Ice Statue on r14, brown zone [HALL-F6]
p2  +8  Fire Statue on its Pedestal on q18, grey zone [HALL-F6]
p3 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p3 +24  3 Tunnels of 4 cells, Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p3  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p3  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p3  +5  5 sets of left-over resources [HALL-F4]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3  +4  Fire Statue on k3, grey zone [HALL-F6]
p3  +4  Moon Statue on n3, grey zone [HALL-F6]
p3 +16  Fire Statue on its Pedestal on n7, orange zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p4 +16  2 Tunnels of 4 cells, Heartstone [HALL-D4]
p4 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p4 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p4 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p4  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p4  +3  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p4  +1  1 set of left-over resources [HALL-F4]
p4  +1  Shaman's Chamber, altar empty [HALL-G10]
p4 +11  Chasm, Statue on the altar [HALL-G10]
p4  +6  Fire Statue on f15, brown zone [HALL-F6]
p4 +10  Ice Statue on k15, yellow zone [HALL-F6]
p4  +6  Moon Statue on i18, brown zone [HALL-F6]
p4 +12  Fire Statue on its Pedestal on l19, brown zone [HALL-F6]
= p1 123, p2 120, p3 119, p4 108  coronation, won by p1
