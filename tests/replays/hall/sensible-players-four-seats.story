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
  6. p1 draft.start-4.1c  f9c31595ce3f75ec
       Purse Shaker follows p1 into the pack
  7. p1 draft.start-1.1a  d21c6c9f6e774cda
       Pebble Picker follows p1 into the pack
  8. p1 draft.start-3.1d  250c528e889fce55
       Ember Eye follows p1 into the pack
       p1 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
  9. p2 draft.start-3.1b  333b419fb874cf53
       Ember Eye follows p2 into the pack
 10. p2 draft.start-4.1c  3dc9d2d0e348a765
       Purse Shaker follows p2 into the pack
 11. p2 draft.start-5.1a  e57196fb8eafa59a
       Bone Reader follows p2 into the pack
 12. p2 draft.start-6.1d  d278da29e4e70d8a
       Barrow Pusher follows p2 into the pack
       p2 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 13. p3 draft.start-6.1c  f4736eb529db7097
       Barrow Pusher follows p3 into the pack
 14. p3 draft.start-4.1b  26bfdc8e3b061586
       Purse Shaker follows p3 into the pack
 15. p3 draft.start-1.1d  efa90d3e2f80e76e
       Pebble Picker follows p3 into the pack
 16. p3 draft.start-3.1a  e8a6acd69af773a9
       Ember Eye follows p3 into the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 17. p4 draft.start-4.1b  95c869acc304f119
       Purse Shaker follows p4 into the pack
 18. p4 draft.start-6.1c  c35a9fa696bc1010
       Barrow Pusher follows p4 into the pack
 19. p4 draft.start-3.1d  d964d651d6f7c2f3
       Ember Eye follows p4 into the pack
 20. p4 draft.start-1.1a  13e4de39853172d6
       Pebble Picker follows p4 into the pack
       p4 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p1 dig.i3  a4d82d615d0382e7
 22. p1 lay.i3a.d8  b6e2fae8df234f8b
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p1 unearths an Ice Statue on f8
       The rock yields 1 Coin to p1
 23. p1 end  b6d1af7e6e8f5483
 24. p2 dig.v5  3aaf60307c4dc51f
 25. p2 lay.v5d.r14  654a4f9e599f55bb
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on r16
       The rock yields 1 Stone and 1 Coin to p2
 26. p2 establish.q15.stone_mill  3b3489e2c5e087c9
       p2 establishes a Workshop on q15: Stone Mill
 27. p2 end  c5da9ab1385dd86b
 28. p3 dig.v5  6f2f9fe399afe172
 29. p3 lay.v5c.p4  296058754f2d7289
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Fire Statue on p6
       The rock yields 1 Stone and 1 Coin to p3
 30. p3 establish.o7.steward  cb75a826a858cf40
       p3 establishes a Workshop on o7: Steward
 31. p3 end  b6f97ad65ef3023f
 32. p4 dig.y5  76c3c5536fc824c8
 33. p4 lay.y5f.h17  e853c0514f8725ec
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Moon Statue on h18
       The rock yields 1 Stone and 1 Coin to p4
 34. p4 establish.i17.stone_mill  9fd5f7ab1c36894a
       p4 establishes a Workshop on i17: Stone Mill
 35. p4 end  cd08c2e583fcdfef
 36. p1 recruit.m3{moon-2-1+ice}  65e1de92d7e4c930
       p1 recruits Furnace Broker
       p1 takes an Ice Pedestal along with the recruit
       Eclipse Merchant joins the horde
       The new card carries an Ice Pedestal
 37. p1 join.2b  9b6ba0c714a04bbc
       Furnace Broker takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Fire Cart
 38. p1 end  051c18d2f2395075
 39. p2 work.q15  3d5ac836176f4e9d
       p2 activates a Workshop, Stone Mill: up to 1 use
 40. p2 use.1  b0443c10700cc415
       p2 gains 1 Iron
 41. p2 dig.s4  24d2bc1724f17791
 42. p2 lay.s4a.q17  6005258b972250e4
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue on p18
       The rock yields 2 Stone to p2
 43. p2 end  3a7c85e48565599c
 44. p3 recruit.m3{ice-2-4+ice}  73ad13a9faa6885a
       p3 recruits Eclipse Merchant
       p3 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries an Ice Pedestal
 45. p3 join.2b  15121927e0a395c0
       Eclipse Merchant takes a place in the pack, on 2b
       The pack brings p3 1 Stone, 1 Cart, 3 Coins and 1 Moon Cart
 46. p3 statue.p6  2639e715c500085d
 47. p3 to.n6  15891200f2291044
       p3 moves a Fire Statue from p6 to n6
 48. p3 end  96abc5db1c8ceb6c
 49. p4 work.i17  cddf0a3fccc56124
       p4 activates a Workshop, Stone Mill: up to 2 uses
 50. p4 use.1  09f245659ce86e62
       p4 gains 1 Iron
 51. p4 use.1  91352ef5f5bf5348
       p4 gains 1 Iron
 52. p4 dig.l5  e662f08d951c3c4e
 53. p4 lay.l5h.f14  a565f45e44a36612
       p4 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p4 unearths a Fire Statue on f16
       The rock yields 3 Stone to p4
 54. p4 establish.g15.mint  19cb540575791195
       p4 establishes a Workshop on g15: Mint
 55. p4 end  6897c8e5b330f326
 56. p1 dig.l3  6b652af814cb73ea
 57. p1 lay.l3c.c9  8dfabca2370e648a
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue on b10
       The rock yields 1 Hammer to p1
 58. p1 pedestal.ice  426a9987a4a41c58
       p1 puts an Ice Pedestal on c10, grey zone: a benefit token of 2 Honor points
 59. p1 establish.d10.wainwright  c81314906885cf04
       p1 establishes a Workshop on d10: Wainwright
 60. p1 statue.b10  f4997080fbdc79bb
 61. p1 to.c10  a68a4d584bfe8e44
 62. p1 pay.auto  a786b70d1704947d
       p1 moves a Fire Statue from b10 to c10
 63. p1 end  f8d0ef1adef13375
 64. p2 recruit.m2{mud-2-3+moon}  a567d0e1b8cbc23b
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Root Miner joins the horde
       The new card carries a Moon Pedestal
 65. p2 join.2b  4f1c2ac41fdd4da4
       Star Counter takes a place in the pack, on 2b
       The pack brings p2 2 Heartstones, 1 Rune, 1 Coin and 1 Moon Cart
 66. p2 statue.r16  3d01d38f560c235e
 67. p2 to.r15  a405c5732989d90a
       p2 moves a Moon Statue from r16 to r15
 68. p2 end  f3317fb95468cc84
 69. p3 work.o7  0f6094b0972b6aae
       p3 activates a Workshop, Steward: up to 1 use
 70. p3 use.1  c286ef6d2a5694a9
 71. p3 pay.coin.1b  f2428ba7cb67d830
       p3 puts a Coin into the Stock
 72. p3 recruit.b3{fire-1-3}  70a25bc7804f31cd
       p3 recruits Snow Shoveller
       p3 pockets the bribes of the recruit: 3 Coins
       Torch Peddler joins the horde
 73. p3 join.2a  e6885641f2b01874
       Snow Shoveller takes a place in the pack, on 2a
       The pack brings p3 2 Stone, 1 Heartstone, 1 Coin and 1 Ice Cart
 74. p3 end  5ca1b5ac8e950845
 75. p4 work.g15  62e7d8f340aaa852
       p4 activates a Workshop, Mint: up to 1 use
 76. p4 use.2  7165c6ce54fea718
       p4 gains 1 Coin
 77. p4 recruit.m1{moon-2-4+ice}  f9b9430e65f576f5
       p4 recruits Tide Hauler
       p4 takes a Fire Pedestal along with the recruit
       Crescent Blade joins the horde
       The new card carries an Ice Pedestal
 78. p4 join.2b  2901079fb77c89b5
       Tide Hauler takes a place in the pack, on 2b
       The pack brings p4 2 Stone, 1 Cart, 1 Coin and 2 Moon Carts
 79. p4 statue.h18  ae3a81c5e361dd7a
 80. p4 to.h17  385ada63081b3b96
 81. p4 pay.auto  99a8de63431cd160
       p4 moves a Moon Statue from h18 to h17
 82. p4 statue.f16  cb48cfe9a41124d7
 83. p4 to.f15  882579c045d9214f
       p4 moves a Fire Statue from f16 to f15
 84. p4 end  a2775a512ccd2806
 85. p1 work.d10  a6ebe491c575c344
       p1 activates a Workshop, Wainwright: up to 1 use
 86. p1 use.1  b36d9b556154cf45
       p1 gains 1 Cart
 87. p1 recruit.m4  b1dba564d3ba5668
 88. p1 pay.auto{fire-2-4+moon}  c95d7a92b54feb6a
       p1 recruits Landslide
       p1 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
 89. p1 join.2c  35a3fa83ae18d659
       Landslide takes a place in the pack, on 2c
       The pack brings p1 5 Stone, 1 Heartstone and 1 Coin
 90. p1 end  0d99dfe49c8a30fe
 91. p2 cast.aftershock  9c83fa69a2bd44c8
       p2 casts a Spell, Aftershock: 1 Rune on the card
 92. p2 dig.i3  0ec223c031fd265f
 93. p2 lay.i3a.o14  68600ffd32a2199a
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
 94. p2 pedestal.fire  9b4217a6ae08fa5f
       p2 puts a Fire Pedestal on o14, yellow zone: a benefit token of 4 Honor points
 95. p2 lay.d2d.o12  f335467103a5adf3
       p2 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Heartstone to p2
 96. p2 end  18b8ff48c15a9913
 97. p3 work.o7  c107dc23f74b8fc5
       p3 activates a Workshop, Steward: up to 1 use
 98. p3 use.1  28d741eebfeca0e8
 99. p3 pay.coin.2b  3c856d2a44454bd2
       p3 puts a Coin into the Stock
100. p3 dig.s4  5568d75e965cd244
101. p3 lay.s4h.q6  2625c2f7efa37009
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue on r8
       The rock yields 2 Stone to p3
102. p3 end  854bcdbb7a4b8d3f
103. p4 work.i17  80a058005ef5e0c6
       p4 activates a Workshop, Stone Mill: up to 2 uses
104. p4 use.1  29bf9fe7bfc55e43
105. p4 pay.auto  e1a133067ebbf627
       p4 gains 1 Iron
106. p4 use.1  57b631f9be530656
107. p4 pay.auto  1345dc7e75402324
       p4 gains 1 Iron
108. p4 recruit.b4{moon-1-5}  b5a6084521f30a1d
       p4 recruits Tong Bearer
       p4 pockets the bribes of the recruit: 3 Coins
       Silver Sifter joins the horde
109. p4 join.2c  dc94e2d6f62fa5bf
       Tong Bearer takes a place in the pack, on 2c
       The pack brings p4 1 Iron, 1 Heartstone, 1 Cart and 1 Fire Cart
110. p4 end  0f86d5c1ca38cf94
111. p1 dig.s4  c0bb155381498a4b
112. p1 lay.s4b.g6  f7459781556c602f
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue on h6
       The rock yields 2 Stone to p1
113. p1 pedestal.fire  478b907ce95d6284
       p1 puts a Fire Pedestal on g7, grey zone: a benefit token of 4 Honor points
114. p1 end  54aafaebad2e3b87
115. p2 recruit.b2{fire-1-5}  634a73bb065654de
       p2 recruits Bog Prospector
       p2 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
116. p2 join.2c  cf7f77e54e89b22a
       Bog Prospector takes a place in the pack, on 2c
       The pack brings p2 1 Iron, 1 Heartstone and 1 Cart
117. p2 statue.r15  922e11ed8e356793
118. p2 to.o14  a4fc5cda18f8dffe
       p2 moves a Moon Statue from r15 to o14
119. p2 end  315daf919c4e9ee4
120. p3 work.o7  9dc541a4c35d994b
       p3 activates a Workshop, Steward: up to 1 use
121. p3 use.1  1857578f951a8285
122. p3 pay.coin.1b  c94d3978f5493294
       p3 puts a Coin into the Stock
123. p3 recruit.b1{mud-1-4}  827dee9948faf9a4
       p3 recruits Night Toller
       p3 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
124. p3 join.3a  bf380c8cbef65efa
       Night Toller takes a place in the pack, on 3a
       The pack brings p3 3 Stone, 1 Cart, 3 Coins and 1 Moon Cart
125. p3 end  7bea608ac3351835
126. p4 work.g15  28ea38a96826892b
       p4 activates a Workshop, Mint: up to 1 use
127. p4 use.2  ebbe32aba394cdd4
       p4 gains 1 Coin
128. p4 dig.l3  80d7541308aecf6b
129. p4 lay.l3a.g13  a9e996e5fbfba1f2
130. p4 ore.iron  f4ba673a92f94109
       p4 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
131. p4 pedestal.fire  5b40dc5afd0e4b61
       p4 puts a Fire Pedestal on g13, orange zone: a benefit token of 5 Honor points
132. p4 statue.f15  155f642c50aeeae9
133. p4 to.g13  10954b11a75bb7f9
134. p4 pay.auto  f3e7cde6a576280e
       p4 moves a Fire Statue from f15 to g13
135. p4 end  2c244fa112629c40
136. p1 work.d10  b77afc6c1e9a681a
       p1 activates a Workshop, Wainwright: up to 1 use
137. p1 use.1  464dea423fc46c72
       p1 gains 1 Cart
138. p1 recruit.m2{ice-2-3+moon}  6eaa6c05affeb198
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Frost Scribe joins the horde
       The new card carries a Moon Pedestal
139. p1 join.3b  c437bac22a76782a
       Root Miner takes a place in the pack, on 3b
       The pack brings p1 5 Stone, 1 Iron, 3 Heartstones, 2 Coins and 1 Fire Cart
140. p1 end  91742b15178fea9b
141. p2 recruit.m4  7312546c15d04721
142. p2 pay.auto{mud-2-5+fire}  d0e3116f166c4336
       p2 recruits Anvil Singer
       p2 takes a Moon Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Fire Pedestal
143. p2 join.3b  14e6c7641660f25a
       Anvil Singer takes a place in the pack, on 3b
       The pack brings p2 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune, 1 Coin, 1 Fire Cart and 1 Moon Cart
144. p2 statue.p18  5daae2d9f297036e
145. p2 to.r14  55d31ec6a135ae88
146. p2 pay.auto  166c7089ca1769ee
       p2 moves a Fire Statue from p18 to r14
147. p2 end  2f9697fdfb853daa
148. p3 work.o7  cf5b351bcb502f75
       p3 activates a Workshop, Steward: up to 1 use
149. p3 use.1  7de627d7ba8bb33c
150. p3 pay.cart.1c  6828ad638c70da9f
       p3 puts a Cart into the Stock
151. p3 dig.y5  f03a17d972238cf7
152. p3 lay.y5c.n2  fabb848b68aed62f
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths a Moon Statue on n2
       The rock yields 2 Iron and 1 Hammer to p3
153. p3 establish.n4.rune_forge  223d70c8dcf52960
       p3 establishes a Workshop on n4: Rune Forge
154. p3 statue.n2  ee6c185ddc11a1c4
155. p3 to.n3  daa430b809f44ddb
156. p3 pay.auto  6800082caf3d2282
       p3 moves a Moon Statue from n2 to n3
157. p3 end  8410f5d89269bd74
158. p4 recruit.b5{mud-1-6}  a33b3f88b9dd1e89
       p4 recruits Icicle Whistler
       p4 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
159. p4 join.3b  c86774668b7b2088
       Icicle Whistler takes a place in the pack, on 3b
       The pack brings p4 2 Stone, 1 Iron, 1 Heartstone, 1 Rune, 1 Fire Cart, 1 Ice Cart and 1 Moon Cart
160. p4 end  e99dd5d7297e6d6e
161. p1 dig.t4  8baeebaba425bc02
162. p1 lay.t4c.j5  cec186647944fe55
163. p1 pay.auto  b5e4acf77f5cda84
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p1
164. p1 pedestal.moon  172fe875439c85ca
       p1 puts a Moon Pedestal on i6, brown zone: a benefit token of 5 Honor points
165. p1 establish.i7.crusher  aaba7185621c39ed
       p1 establishes a Workshop on i7: Crusher
166. p1 establish.j4.charm_weaver  aa4257092126baa1
       p1 establishes a Workshop on j4: Charm Weaver
167. p1 statue.h6  642cb0f7e84cbfe0
168. p1 to.i6  3a659b1d9a97cd61
169. p1 pay.auto  ae008695eb48db19
       p1 moves a Moon Statue from h6 to i6
170. p1 statue.c10  de18ce3b298373aa
171. p1 to.c8  57af006928615f15
172. p1 pay.auto  6ddf8c15effa3cbd
       p1 moves a Fire Statue from c10 to c8
173. p1 statue.c8  73ec967f25a73d8c
174. p1 to.d8  f084e85a60a27850
       p1 moves a Fire Statue from c8 to d8
175. p1 statue.d8  2673f756be04808d
176. p1 to.g7  f4f020731aeea94b
       p1 moves a Fire Statue from d8 to g7
177. p1 end  0c677759b2fe51fd
178. p2 cast.aftershock  03a5e8472d368881
       p2 casts a Spell, Aftershock: 2 Runes on the card
179. p2 dig.s4  9956f7c429cda0d1
180. p2 lay.s4b.q12  cf018eff9c950c28
181. p2 pay.auto  76461e93bfedcda9
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Fire Statue on r12
182. p2 pedestal.moon  6c24c2f7c869094d
       p2 puts a Moon Pedestal on q13, orange zone: a benefit token of 3 Honor points
183. p2 lay.d2c.n11  63fe5d5ee7149866
       p2 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Cart to p2
184. p2 statue.r12  5aa243bca98d7b0d
185. p2 to.o12  a7ca4797bcaf9f08
186. p2 pay.auto  6c5c3c1b09bd4acb
       p2 moves a Fire Statue from r12 to o12
187. p2 statue.o14  b45d40fa87e933a7
188. p2 to.q13  a96f3923b513f227
189. p2 pay.auto  15f24c9147ac3119
       p2 moves a Moon Statue from o14 to q13
190. p2 statue.r14  d90084cef046c827
191. p2 to.o14  b34fdc9e3728e8b1
       p2 moves a Fire Statue from r14 to o14
192. p2 end  ddf56a51a166a12e
193. p3 work.o7  3e18f2e803007a9a
       p3 activates a Workshop, Steward: up to 1 use
194. p3 use.1  3ebf885d8392477c
195. p3 pay.coin.2b  5bc86339385536f8
       p3 puts a Coin into the Stock
196. p3 dig.l5  d4c15f19825faff2
197. p3 lay.l5d.k4  b42acb25f5db18df
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths an Ice Statue on l6
       The rock yields 1 Iron to p3
198. p3 statue.l6  7175052325ea6ad3
199. p3 to.l7  2c993cc1b3a7ce46
200. p3 pay.auto  6e5908a0eda198bf
       p3 moves an Ice Statue from l6 to l7
201. p3 end  f4c6a3c8de013d2b
202. p4 cast.aftershock{silver_tongue}  61335d204223b077
       p4 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Silver Tongue enters the grimoire
203. p4 work.g15  e6095256140c1d79
       p4 activates a Workshop, Mint: up to 2 uses
204. p4 use.1  e643f66b0271de0e
       p4 gains 1 Coin
205. p4 use.2  e2aeee2e793605c2
       p4 gains 1 Coin
206. p4 dig.p5  bb48661fe329eaf6
207. p4 lay.p5f.i21  a13223388aea60a3
       p4 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p4 unearths a Fire Statue on j22
       The rock yields 1 Hammer to p4
208. p4 establish.j20.hammer_forge  22713de16054f6b3
       p4 establishes a Workshop on j20: Hammer Forge
209. p4 lay.d2a.f12  676efb914935f023
       p4 opens a Tunnel of 2 cells without paying minerals
       p4 unearths a Moon Statue on f12
210. p4 statue.f12  d7df2f9287e40a61
211. p4 to.g12  61ffa47d3557ea3e
212. p4 pay.auto  beb1b5e103491629
       p4 moves a Moon Statue from f12 to g12
213. p4 statue.j22  546a3109e4eaea3f
214. p4 to.j21  b3fe6a54461e241f
215. p4 pay.auto  f0ede127cb3c7c14
       p4 moves a Fire Statue from j22 to j21
216. p4 end  5f5767ec2b25dad2
217. p1 work.i7  4de518834a28e991
       p1 activates a Workshop, Crusher: up to 2 uses
218. p1 use.2  b8c68720e418cd1c
219. p1 pay.auto  bf745cc5ab7bfad0
       p1 gains 1 Heartstone
220. p1 stop  69fed28d14a1eab4
221. p1 recruit.m2{fire-2-2+ice}  28d1b7500db3adad
       p1 recruits Frost Scribe
       p1 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
       Frost Scribe takes a place in the pack, on 2a
       The pack brings p1 2 Stone, 1 Iron, 1 Cart, 1 Rune and 1 Ice Cart
222. p1 statue.f8  f862cb3f3d01e5d5
223. p1 to.c8  8d5adee4995af00f
224. p1 pay.auto  dc0441c54c5bc393
       p1 moves an Ice Statue from f8 to c8
225. p1 statue.c8  8a0a6db964879a52
226. p1 to.c10  420ff2112b267b84
       p1 moves an Ice Statue from c8 to c10
227. p1 end  bdbe6dd2ed0fccf4
228. p2 recruit.b3{ice-1-5}  c7efbcfebb2c650f
       p2 recruits Torch Peddler
       p2 pockets the bribes of the recruit: 2 Coins
       Rime Smith joins the horde
       Torch Peddler takes a place in the pack, on 2a
       The pack brings p2 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
229. p2 end  92db28f40d126876
230. p3 work.o7  61b6930feaa567de
       p3 activates a Workshop, Steward: up to 1 use
231. p3 use.1  f77fabbdc4b4bc18
232. p3 pay.coin.2b  fc16c22f7809e30a
       p3 puts a Coin into the Stock
233. p3 recruit.b4{fire-1-1}  5b752fe9873ab3a9
       p3 recruits Silver Sifter
       p3 pockets the bribes of the recruit: 1 Coin
       Cinder Hauler joins the horde
       Silver Sifter takes a place in the pack, on 2c
       The pack brings p3 1 Stone, 1 Heartstone, 1 Cart and 1 Coin
234. p3 end  e8524b73449ca82c
235. p4 recruit.m2  3c8527603035b461
236. p4 pay.auto{ice-2-2+moon}  3ada811b3b657958
       p4 recruits Ash Convoyer
       p4 takes an Ice Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Moon Pedestal
       Ash Convoyer takes a place in the pack, on 2a
       The pack brings p4 3 Stone, 1 Coin and 2 Fire Carts
237. p4 end  f37cc5fa186e86d4
238. p1 work.i7  10f46dba30c6e397
       p1 activates a Workshop, Crusher: up to 2 uses
239. p1 use.2  c8abd523c218cad2
240. p1 pay.auto  1c2381ffe6a4a5e2
       p1 gains 1 Heartstone
241. p1 stop  6ec4f7f7e83cf58e
242. p1 recruit.b2{mud-1-2}  338a088643c7d08e
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 3 Coins
       Gravel Glutton joins the horde
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p1 4 Stone, 1 Cart, 1 Hammer, 2 Coins, 1 Fire Cart and 1 Ice Cart
243. p1 end  f9cd3567819f347e
244. p2 recruit.m2  3900985a8299a64b
245. p2 pay.auto{ice-2-1+ice}  b9daf0d6ccd2781c
       p2 recruits Avalanche Rider
       p2 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries an Ice Pedestal
       Avalanche Rider takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 1 Heartstone, 1 Rune, 2 Coins, 2 Ice Carts and 1 Moon Cart
246. p2 end  6a360127b8d0f854
247. p3 work.o7  64f30f71004f8c8c
       p3 activates a Workshop, Steward: up to 1 use
248. p3 use.1  84027d3614051897
249. p3 pay.coin.1b  181206cd42c4053b
       p3 puts a Coin into the Stock
250. p3 recruit.b3{fire-1-2}  b419166ede329481
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 2 Coins
       Coal Nibbler joins the horde
       Rime Smith takes a place in the pack, on 3b
       The pack brings p3 1 Stone, 2 Iron, 3 Coins and 1 Moon Cart
251. p3 end  077abd3ae8f3f9f3
252. p4 dig.l3  53b36bf38241cb5e
253. p4 lay.l3a.i12  4185e6959d8cb948
       p4 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Heartstone and 1 Cart to p4
254. p4 pedestal.ice  f807c6d635d6fcb9
       p4 puts an Ice Pedestal on i12, yellow zone: a benefit token of 3 Honor points
255. p4 statue.h17  cb6131ba560d6842
256. p4 to.f15  b8de33866ec03fb0
257. p4 pay.auto  4bb96f70e7c16f18
       p4 moves a Moon Statue from h17 to f15
258. p4 statue.f15  1db7f21581bd2867
259. p4 to.h13  da563c8b9d55d292
260. p4 pay.auto  e6881cc83548f034
       p4 moves a Moon Statue from f15 to h13
261. p4 statue.h13  9169e34bfc41f9e3
262. p4 to.j12  d4f4f9e61fb52501
       p4 moves a Moon Statue from h13 to j12
263. p4 statue.j21  1cdf4963df2f0ad4
264. p4 to.h21  281616b4f8e6b23b
       p4 moves a Fire Statue from j21 to h21
265. p4 statue.h21  e1c0befe760c73d3
266. p4 to.h17  42188769fac2b630
       p4 moves a Fire Statue from h21 to h17
267. p4 end  5b9ce5949d40917a
268. p1 work.j4  a47451612bafb527
       p1 activates a Workshop, Charm Weaver: up to 2 uses
269. p1 use.2  ff594ec7715892a1
       p1 gains 1 Coin
270. p1 stop  e1a6239800baf494
271. p1 dig.l4  c3290013748ec0d4
272. p1 lay.l4h.j8  17518a65623d8dd4
273. p1 ore.stone  ba8234a94262b5ad
274. p1 pay.auto  722dce2280754c2e
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Rune to p1
275. p1 pedestal.moon  8db05983ee565fbe
       p1 puts a Moon Pedestal on k10, yellow zone: a benefit token of 4 Honor points
276. p1 statue.i6  a3c80ee5711f67e5
277. p1 to.k10  ea52b5be9c8f6ae9
       p1 moves a Moon Statue from i6 to k10
278. p1 end  583a5aa56aaf6b86
279. p2 work.q15  6f1898c0e2195c36
       p2 activates a Workshop, Stone Mill: up to 2 uses
280. p2 use.2  58b65a9bca24d5f4
       p2 gains 1 Stone
281. p2 stop  26cda6e486c250e4
282. p2 recruit.b2{moon-1-4}  dee2df5ced0ededa
       p2 recruits Gravel Glutton
       p2 pockets the bribes of the recruit: 1 Coin
       Lantern Guard joins the horde
       Gravel Glutton takes a place in the pack, on 4a
       The pack brings p2 3 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
283. p2 end  598e40dd17e28057
284. p3 work.o7  aa5b1939a90145c5
       p3 activates a Workshop, Steward: up to 1 use
285. p3 use.1  30429a400d840420
286. p3 pay.coin.3a  202ca59503ec615c
       p3 puts a Coin into the Stock
287. p3 recruit.m2  03e6e7f673a881f5
288. p3 pay.auto{mud-2-2+fire}  00b959188a975951
       p3 recruits Glacier Cutter
       p3 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries a Fire Pedestal
       Glacier Cutter takes a place in the pack, on 4a
       The pack brings p3 3 Stone, 2 Iron, 3 Coins and 2 Ice Carts
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
289. p3 trade.heartstone  3b035449dc86d11d
       p3 gives 4 resources back to the supply
290. p3 pay.coin.2b  5683fbbffe342105
291. p3 pay.coin.1b  0e365067afc0c5a8
292. p3 pay.coin.2b  1fd473251b495bc1
293. p3 pay.coin.2c  a8d34e095082a6d8
       p3 gains 1 Heartstone
294. p3 trade.heartstone  f5a4a4300ee95874
       p3 gives 4 resources back to the supply
295. p3 pay.coin.3a  a94b8f1ca05f8b81
296. p3 pay.coin.stock  0b94714d6054f260
297. p3 pay.coin.stock  1968e775aa62dd37
298. p3 pay.coin.stock  c1c868197e3430e6
       p3 gains 1 Heartstone
299. p3 end  ffd461f79a6f04b9
300. p4 work.g15  54e248cf836223ea
       p4 activates a Workshop, Mint: up to 2 uses
301. p4 use.2  12aaac64152fdb10
       p4 gains 1 Coin
302. p4 stop  22051daa0c370c99
303. p4 recruit.m2  20a56764f2fb29f4
304. p4 pay.auto{mud-2-4+moon}  cc89082d8486e944
       p4 recruits Bog-Iron Baron
       p4 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries a Moon Pedestal
       Bog-Iron Baron takes a place in the pack, on 3a
       The pack brings p4 6 Stone, 3 Iron, 1 Cart, 1 Coin, 2 Fire Carts and 2 Moon Carts
305. p4 end  9bb594cd8ecb67d2
306. p1 recruit.m2  831109189f390309
307. p1 pay.auto{fire-2-1+fire}  b5c9ac7d758f026c
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
       Swamp Usurer takes a place in the pack, on 4a
       The pack brings p1 10 Stone, 1 Cart, 1 Hammer, 1 Rune and 5 Coins
308. p1 end  b3e347dab58d8143
309. p2 cast.seers_bag  4e0f4acc34d1f123
       p2 casts a Spell, Seer's Bag: 1 Rune on the card
310. p2 pay.auto  37ffc852e36e6f7a
311. p2 swap.moon.moon  89a678e6c33ab545
       p2 puts a Moon Pedestal back into the bag and takes a Moon Pedestal
312. p2 dig.l3  e2d3778e0907a066
313. p2 lay.l3d.s14  011a7d52b1dd39a8
314. p2 ore.stone  46ab5bb3916dd0a3
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
315. p2 pedestal.moon  da285e2cda3c8bf1
       p2 puts a Moon Pedestal on s15, grey zone: a benefit token of 4 Honor points
316. p2 hall.great_forge  6e19f8d9a5d10656
317. p2 build.great_forgec.r14  869c2afdd84fd564
       p2 builds a Great Hall: Great Forge
       The Moon Pedestal on s15 vanishes under the Great Hall
318. p2 end  6a77a15dcb77342e
319. p3 work.j4  9c998848ade00593
       p3 activates a Workshop, Charm Weaver: up to 2 uses
320. p3 use.1  3f21c3d1827a4740
       p3 gains 1 Rune
321. p3 use.1  c186919ac61aaf80
       p3 gains 1 Rune
322. p3 dig.l4  538759452eb8928e
323. p3 lay.l4g.s7  d5b81c99bd93323a
324. p3 ore.iron  1ab3f578ccba4d04
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone and 1 Coin to p3
325. p3 pedestal.ice  91804185a86f91fd
       p3 puts an Ice Pedestal on r9, brown zone: a benefit token of 2 Honor points
326. p3 hall.wellspring  7d0ac15780fc68b9
327. p3 build.wellspringd.r7  542d8467f34cdbef
       p3 builds a Great Hall: Wellspring
       The Ice Pedestal on r9 vanishes under the Great Hall
328. p3 end  88101a11a8f4bc95
329. p4 work.i17  0ca9b0da178fe126
       p4 activates a Workshop, Stone Mill: up to 2 uses
330. p4 use.1  918640c138ddc509
331. p4 pay.auto  f44d5e20cbc7e581
       p4 gains 1 Iron
332. p4 use.1  f56b9cd5a2b7293f
333. p4 pay.auto  bbb02cf1192f9e1c
       p4 gains 1 Iron
334. p4 dig.i4  05ad62fcc4a8a6b6
335. p4 lay.i4d.k20  7d39dbb2cb4a1e32
336. p4 ore.stone  eddce04f1aea9dba
       p4 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Iron to p4
337. p4 pedestal.fire  5ad74f907f4e3aa9
       p4 puts a Fire Pedestal on k22, dark grey zone: a benefit token of 5 Honor points
338. p4 hall.stonecutter  fa064dce7c0c897d
339. p4 build.stonecutterb.i21  13f417ac3ad8ef25
       p4 builds a Great Hall: Stonecutter's Hall
       The Fire Pedestal on k22 vanishes under the Great Hall
340. p4 statue.h17  05970aace0c2e544
341. p4 to.h21  e83ff47dc9ceb865
342. p4 pay.auto  cf12287b51a5b8a0
       p4 moves a Fire Statue from h17 to h21
343. p4 statue.h21  c0b891a574148027
344. p4 to.j22  92d140eaff4cade2
345. p4 pay.auto  5ccb2ad3cc97ea42
       p4 moves a Fire Statue from h21 to j22
346. p4 end  f31794f3824758b6
347. p1 work.j4  40781a1593754266
       p1 activates a Workshop, Charm Weaver: up to 2 uses
348. p1 use.1  8ce507c57b465f6c
349. p1 pay.auto  90665b0b37316430
       p1 gains 1 Rune
350. p1 use.1  62a18fd37bbce0a4
       p1 gains 1 Rune
351. p1 dig.i4  d0764d8cb0b5e93e
352. p1 lay.i4d.b11  07a59dddbf363c0d
353. p1 ore.heartstone  d160139a47c0e17a
354. p1 pay.auto  ed429ae734ee13ae
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p1 unearths an Ice Statue on b14
355. p1 pedestal.moon  c6730415cf7239df
       p1 puts a Moon Pedestal on b13, dark grey zone: a benefit token of 3 Honor points
356. p1 trade.cart  f8fc701c76274816
       p1 gives 4 resources back to the supply
357. p1 pay.stone.2a  3bac628a1da5df79
358. p1 pay.stone.1a  198f2daa8736cb3a
359. p1 pay.stone.2b  95b1ba21357319e1
360. p1 pay.stone.2c  959b8a2b8826b845
       p1 gains 1 Cart
361. p1 statue.b14  f15d56d17d16bce9
362. p1 to.b10  9ca121e282bddb4c
363. p1 pay.auto  08134506426efa0e
       p1 moves an Ice Statue from b14 to b10
364. p1 statue.b10  3a94736c7a717a2b
365. p1 to.c8  8128b3a71e6d8b53
366. p1 pay.auto  8c3c66949e367d20
       p1 moves an Ice Statue from b10 to c8
367. p1 statue.c8  56b179b16215cd16
368. p1 to.e8  4c4634996a7693a3
       p1 moves an Ice Statue from c8 to e8
369. p1 end  9da967c7aa9fe371
370. p2 dig.t5  95fdebb390bf4b4a
371. p2 lay.t5c.s11  faa8c241b311dad9
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Iron to p2
372. p2 hall.shaman  15f81e09bbaa7f04
373. p2 build.shamana.s11  63e8d270a96d8b78
       p2 builds a Great Hall: Shaman's Chamber
374. p2 end  aacd6e58252610a4
375. p3 work.j4  641c773c5a73b207
       p3 activates a Workshop, Charm Weaver: up to 2 uses
376. p3 use.1  31ab8c2d86d0fa0c
       p3 gains 1 Rune
377. p3 use.1  29bb22e1b1ffca7a
       p3 gains 1 Rune
378. p3 dig.i4  a3fc0a45029737c1
379. p3 lay.i4a.h3  ea7b42929f75d1f3
380. p3 ore.heartstone  04acfeca7a91da91
381. p3 pay.auto  7e45e6e8a295731d
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Hammer to p3
382. p3 pedestal.ice  a5554d8c285be2a9
       p3 puts an Ice Pedestal on i3, dark grey zone: a benefit token of 2 Honor points
383. p3 hall.chasm  bc7fe5df10730998
384. p3 build.chasma.h3  db41fc023f3a23c8
       p3 builds a Great Hall: Chasm
       The Ice Pedestal on i3 vanishes under the Great Hall
385. p3 statue.n3  5c46033a68925589
386. p3 to.k3  d6a327ddedfe0709
387. p3 pay.auto  3431b7a28adc618d
       p3 moves a Moon Statue from n3 to k3
388. p3 end  ea932ed213eda8b9
389. p4 recruit.b3{mud-1-3}  a096c96c3ed5c9e0
       p4 recruits Coal Nibbler
       p4 pockets the bribes of the recruit: 3 Coins
       Clay Kneader joins the horde
       Coal Nibbler takes a place in the pack, on 4a
       The pack brings p4 6 Stone, 1 Iron, 2 Heartstones, 1 Rune and 4 Fire Carts
390. p4 end  d8baa50e2486dc02
       End of the game: p2 wins with 109 Honor points

p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p1 +12  3 Tunnels of 4 cells, Stone [HALL-D4]
p1  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p1  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1  +8  Fire Statue on its Pedestal on g7, grey zone [HALL-F6]
p1  +4  Ice Statue on e8, grey zone [HALL-F6]
p1  +8  Ice Statue on its Pedestal on c10, grey zone [HALL-F6]
p1 +20  Moon Statue on its Pedestal on k10, yellow zone [HALL-F6]
p2  +6  2 Tunnels of 3 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +5  Coronation token [HALL-F2]
p2  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +6  6 sets of left-over resources [HALL-F4]
p2  +4  Great Forge, altar empty [HALL-G10]
p2  +1  Shaman's Chamber, altar empty [HALL-G10]
p2 +10  Fire Statue on o12, yellow zone [HALL-F6]
p2 +16  Moon Statue on its Pedestal on q13, orange zone [HALL-F6]
p2 +20  Fire Statue on its Pedestal on o14, yellow zone [HALL-F6]
p3  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p3 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p3  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p3  +2  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p3  +8  8 sets of left-over resources [HALL-F4]
p3 +10  Wellspring, Statue on the altar [HALL-G10]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3  +6  Fire Statue on n6, brown zone [HALL-F6]
p3  +8  Ice Statue on l7, orange zone [HALL-F6]
p4  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p4  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p4  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p4 +10  2 Tunnels of 5 cells, Stone [HALL-D4]
p4  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p4  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p4  +5  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p4  +3  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p4 +11  11 sets of left-over resources [HALL-F4]
p4 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p4  +8  Moon Statue on g12, orange zone [HALL-F6]
p4 +10  Moon Statue on j12, yellow zone [HALL-F6]
p4 +16  Fire Statue on its Pedestal on g13, orange zone [HALL-F6]
= p2 109, p4 99, p1 92, p3 86  coronation, won by p2
