hall/1  seats 3  seed 10  options workshops=random

  1. p3 portal.j19  9fbba797508a2e82
       p3 opens a Portal on j19
  2. p1 portal.a8  c669fec47c67efaf
       p1 opens a Portal on a8
  3. p2 portal.s8  2bcbd6791d603733
       p2 opens a Portal on s8
  4. p3 draft.start-6.1b  a121f3a5bba0b8a1
       Barrow Pusher follows p3 into the pack
  5. p3 draft.start-5.1c  196f446bb147727f
       Bone Reader follows p3 into the pack
  6. p3 draft.start-4.1d  6e6e33ff25961df0
       Purse Shaker follows p3 into the pack
  7. p3 draft.start-2.1a  e7743aa216d53023
       Nail Biter follows p3 into the pack
       p3 begins with 5 Stone, 3 Iron and 1 Hammer
  8. p1 draft.start-4.1c  05b8eb8dcf72f1b8
       Purse Shaker follows p1 into the pack
  9. p1 draft.start-2.1b  e90d3bb21ff439ae
       Nail Biter follows p1 into the pack
 10. p1 draft.start-6.1d  68e0020dddd8137d
       Barrow Pusher follows p1 into the pack
 11. p1 draft.start-3.1a  f0c87ea5133b5875
       Ember Eye follows p1 into the pack
       p1 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p2 draft.start-3.1b  e4f24673d737f077
       Ember Eye follows p2 into the pack
 13. p2 draft.start-2.1c  46eaf36607f7256b
       Nail Biter follows p2 into the pack
 14. p2 draft.start-4.1a  d71400cb1b176ef6
       Purse Shaker follows p2 into the pack
 15. p2 draft.start-6.1d  fbe329f9bc1071ef
       Barrow Pusher follows p2 into the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p3 dig.y5  8d1624a7da1a8fa3
 17. p3 lay.y5b.h17  4b5dfe6999a1c14d
       p3 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p3 unearths an Ice Statue on i17
       p3 unearths a Fire Statue on k17
       The rock yields 1 Coin to p3
 18. p3 establish.h16.ironworks  c387e1f6141678dd
       p3 establishes a Workshop on h16: Ironworks
 19. p3 end  48c0bba8c13bb907
 20. p1 recruit.m3{ice-2-1+moon}  8e8c46a5821e62a3
       p1 recruits Frost Scribe
       p1 takes a Fire Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries a Moon Pedestal
 21. p1 join.2b  554fb30c91b4ba25
       Frost Scribe takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 22. p1 end  6372d696ee505f7a
 23. p2 recruit.m3{fire-2-1+moon}  3bb5b42b5eb2fdd1
       p2 recruits Glacier Cutter
       p2 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Moon Pedestal
 24. p2 join.2b  413c3dc8fe13b4b5
       Glacier Cutter takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 3 Iron, 1 Heartstone and 1 Ice Cart
 25. p2 end  29ea623d737552f6
 26. p3 recruit.b3{moon-1-4}  1ceddef075540824
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 2 Coins
       Lantern Guard joins the horde
 27. p3 join.2b  0e9738acdcd7cb01
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p3 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
 28. p3 statue.k17  9435531d8d9fb9f7
 29. p3 to.j19  76f7721f40cad0f6
 30. p3 pay.auto  a201918bd183f5bc
       p3 moves a Fire Statue from k17 to j19
 31. p3 end  845013f4877f5f29
 32. p1 cast.earth_ritual  a11b233a42ee3cec
       p1 casts a Spell, Earth Ritual: 1 Rune on the card
 33. p1 ritual.iron  b1e497c624216fd0
       p1 gains 2 Iron
 34. p1 dig.v5  7da7a5d55ff70e9a
 35. p1 lay.v5a.a9  34804579a4d0a7c3
 36. p1 pay.auto  5f7aefe581d3f5eb
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Fire Statue on c9
       p1 unearths a Moon Statue on a11
       The rock yields 2 Stone to p1
 37. p1 end  c163a502bcbe7f78
 38. p2 dig.v5  a17b64ad2e358969
 39. p2 lay.v5b.q9  f6b243c0e2831ca6
 40. p2 pay.auto  b94011cc4200cac9
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths an Ice Statue on q9
       p2 unearths a Moon Statue on s11
       The rock yields 2 Stone to p2
 41. p2 end  3b0ffdf2a5577e2f
 42. p3 cast.earth_ritual  3be6b5f0170aaa3a
       p3 casts a Spell, Earth Ritual: 2 Runes on the card
 43. p3 ritual.stone  e7844a89aa4410aa
       p3 gains 3 Stone
 44. p3 recruit.m1{mud-2-5+ice}  97289185d5f88efb
       p3 recruits Crescent Blade
       p3 takes a Fire Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries an Ice Pedestal
 45. p3 join.2c  4e300f78e4858b4f
       Crescent Blade takes a place in the pack, on 2c
       The pack brings p3 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
 46. p3 end  cdb0f77cde8b5a26
 47. p1 dig.i4  6247a6303561dc7e
 48. p1 lay.i4b.d9  cbf3652830f6610c
 49. p1 pay.auto  d18362a360f96f92
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p1
 50. p1 pedestal.fire  5dda74a2c4082cab
       p1 puts a Fire Pedestal on f9, orange zone: a benefit token of 2 Honor points
 51. p1 establish.e8.depot  782d8bec0cebb0d5
       p1 establishes a Workshop on e8: Depot
 52. p1 end  a6506529868ce767
 53. p2 dig.i4  61c2ca68f36813a0
 54. p2 lay.i4b.m9  ad0a0ffdb5bbed00
 55. p2 pay.auto  72507feed2e0c103
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p2
 56. p2 pedestal.moon  39d2a9d5d5ad271b
       p2 puts a Moon Pedestal on o9, orange zone: a benefit token of 3 Honor points
 57. p2 establish.o8.mint  7daa5fe5499a3a01
       p2 establishes a Workshop on o8: Mint
 58. p2 hall.chasm  c45669812acfc1da
 59. p2 build.chasma.m9  c563beb5df7d7720
       p2 builds a Great Hall: Chasm
       The Moon Pedestal on o9 vanishes under the Great Hall
 60. p2 statue.q9  24c148f066f51f55
 61. p2 to.p9  f3edb1224c15e1d6
       p2 moves an Ice Statue from q9 to p9
 62. p2 end  6870d4eb2da887da
 63. p3 cast.earth_ritual  d6ba7899a23eef98
       p3 casts a Spell, Earth Ritual: 3 Runes on the card
 64. p3 ritual.iron{ghost_carts}  c71518224d50f237
       p3 gains 2 Iron
       Earth Ritual disintegrates; Ghost Carts enters the grimoire
 65. p3 work.h16  0d578b159f2abb08
       p3 activates a Workshop, Ironworks: up to 1 use
 66. p3 use.2  d1f522b66da7e99b
 67. p3 pay.auto  9d91b3186390a566
       p3 gains 1 Heartstone
 68. p3 dig.y5  b65b7829d68f8452
 69. p3 lay.y5h.f15  bb77e8df17cc8bbb
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p3 unearths a Fire Statue on f15
       p3 unearths a Moon Statue on f18
 70. p3 end  d336176e9782332a
 71. p1 work.e8  7a3ef5ba188de5f8
       p1 activates a Workshop, Depot: up to 1 use
 72. p1 use.1  2901d350bfd5f93b
 73. p1 pay.coin.1c  6ebda53627c47e07
 74. p1 pay.stone.stock  7bbd9b3571a9ef54
       p1 gains 1 Cart
 75. p1 recruit.b4{ice-1-3}  4c310659915fd11f
       p1 recruits Gravel Glutton
       p1 pockets the bribes of the recruit: 2 Coins
       Icicle Whistler joins the horde
 76. p1 join.2a  566697c5f29c02f3
       Gravel Glutton takes a place in the pack, on 2a
       The pack brings p1 3 Stone, 1 Iron and 1 Heartstone
 77. p1 statue.c9  52775075ce07b558
 78. p1 to.f9  3abc648e119b9c80
       p1 moves a Fire Statue from c9 to f9
 79. p1 end  02ca51ddf73c9cfb
 80. p2 recruit.b1{mud-1-4}  bca03af0614667d1
       p2 recruits Frost Sledger
       p2 pockets the bribes of the recruit: 1 Coin
       Rust Wader joins the horde
 81. p2 join.2c  2a0dbc7ba594988c
       Frost Sledger takes a place in the pack, on 2c
       The pack brings p2 2 Iron, 1 Cart and 1 Ice Cart
 82. p2 end  1b45053c9a752092
 83. p3 recruit.m3{moon-2-2+fire}  41ceae13c6e4fda4
       p3 recruits Magma Miner
       p3 takes a Moon Pedestal along with the recruit
       Tide Hauler joins the horde
       The new card carries a Fire Pedestal
 84. p3 join.2a  f62aa5b71cb10028
       Magma Miner takes a place in the pack, on 2a
       The pack brings p3 1 Iron, 2 Heartstones and 1 Fire Cart
 85. p3 end  e122661155d0a9ca
 86. p1 recruit.m3{mud-2-2+fire}  b0232b329ceb72c5
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries a Fire Pedestal
 87. p1 join.2c  6a7f947da74aee9e
       Tide Hauler takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 2 Moon Carts
 88. p1 statue.a11  e109a5255ef3f3f8
 89. p1 to.c9  9cac300f8d7cb914
 90. p1 pay.auto  f77dbde060fcb75f
       p1 moves a Moon Statue from a11 to c9
 91. p1 end  9c3e9bf25999026f
 92. p2 work.o8  e73186dcd356be24
       p2 activates a Workshop, Mint: up to 1 use
 93. p2 use.4  7b32aa41bcf49685
       p2 gains 1 Heartstone
 94. p2 dig.i4  b59edeb5215a9b4d
 95. p2 lay.i4d.q10  ea231615cd7e397f
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Fire Statue on q13
       The rock yields 1 Hammer to p2
 96. p2 establish.p11.rune_forge  ccd7281c5356129a
       p2 establishes a Workshop on p11: Rune Forge
 97. p2 statue.q13  23bfedab68eb5162
 98. p2 to.q10  eac96d5ef6787a42
       p2 moves a Fire Statue from q13 to q10
 99. p2 end  d7958e989384b9a7
100. p3 work.h16  a011836634e89fdf
       p3 activates a Workshop, Ironworks: up to 1 use
101. p3 use.2  8c2d097ae324ff01
       p3 gains 1 Heartstone
102. p3 dig.l4  963c810d0d5db780
103. p3 lay.l4e.h13  2478ee096263ce4b
104. p3 pay.auto  b8039362b3369a78
       p3 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 2 Iron to p3
105. p3 pedestal.fire  017e79264c01f23e
       p3 puts a Fire Pedestal on h13, yellow zone: a benefit token of 5 Honor points
106. p3 establish.f13.charm_weaver  dfd08b3b51c4b987
       p3 establishes a Workshop on f13: Charm Weaver
107. p3 statue.f15  02265ef71dd08657
108. p3 to.h13  a78afdeb5ebefd8d
109. p3 pay.auto  9fa2dc97ea3f744d
       p3 moves a Fire Statue from f15 to h13
110. p3 statue.f18  17c48d4e389c02df
111. p3 to.f15  7197295e49736b7b
112. p3 pay.auto  c854061f187e1f6a
       p3 moves a Moon Statue from f18 to f15
113. p3 end  b4a93649f32e1e03
114. p1 dig.i4  bdd852167b10b4fa
115. p1 lay.i4c.c10  371b1e36c9e28c87
116. p1 pay.auto  dec2fa2c0bc35d1d
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue on c13
       The rock yields 1 Hammer to p1
117. p1 pedestal.fire  bd7a71b03ce2b0af
       p1 puts a Fire Pedestal on c11, brown zone: a benefit token of 5 Honor points
118. p1 establish.d11.hammer_forge  b39863f2e88d1834
       p1 establishes a Workshop on d11: Hammer Forge
119. p1 statue.c13  bbe39bdad27d0959
120. p1 to.c12  94d6031c6996f9a2
121. p1 pay.auto  1ea77c96f8a54a83
       p1 moves an Ice Statue from c13 to c12
122. p1 end  98f95cc804852dbb
123. p2 work.p11  3beb6e6110e1bb3d
       p2 activates a Workshop, Rune Forge: up to 1 use
124. p2 use.1  1a224a77878e91cc
       p2 gains 1 Rune
125. p2 recruit.b4{fire-1-3}  257dff060e951ffc
       p2 recruits Icicle Whistler
       p2 pockets the bribes of the recruit: 2 Coins
       Torch Peddler joins the horde
126. p2 join.3b  ae3df7733e1f5c6c
       Icicle Whistler takes a place in the pack, on 3b
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune and 2 Ice Carts
127. p2 end  0da0d71b5163d511
128. p3 work.h16  edffd285df7499b2
       p3 activates a Workshop, Ironworks: up to 1 use
129. p3 use.2  88af736fb4865c3a
       p3 gains 1 Heartstone
130. p3 recruit.b3{mud-1-1}  2703d12f7990c2a5
       p3 recruits Lantern Guard
       p3 pockets the bribes of the recruit: 2 Coins
       Bog Prospector joins the horde
131. p3 join.3a  67aed42f497f5f63
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p3 2 Iron, 3 Heartstones, 1 Rune, 2 Fire Carts and 1 Moon Cart
132. p3 end  3ce998909a064728
133. p1 work.d11  bbc098a061097387
       p1 activates a Workshop, Hammer Forge: up to 1 use
134. p1 use.2  df886f37c36bef7f
       p1 gains 1 Heartstone
135. p1 recruit.b3{fire-1-1}  774b51ea9b4a4c48
       p1 recruits Bog Prospector
       Cinder Hauler joins the horde
136. p1 join.3a  fa7e67083062f6f7
       Bog Prospector takes a place in the pack, on 3a
       The pack brings p1 4 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
137. p1 end  ec4fecd6ef27d51d
138. p2 work.p11  2a768b4594f37ba8
       p2 activates a Workshop, Rune Forge: up to 1 use
139. p2 use.1  df865b8a40532987
140. p2 pay.auto  8ffd230422f47f63
       p2 gains 1 Rune
141. p2 recruit.m2{fire-2-3+moon}  254703b2b51cfdb9
       p2 recruits Star Counter
       p2 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The new card carries a Moon Pedestal
       Star Counter takes a place in the pack, on 2a
       The pack brings p2 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
142. p2 end  04bcd0726fde2c3a
143. p3 work.f13  98348a0813e07a47
       p3 activates a Workshop, Charm Weaver: up to 1 use
144. p3 use.1  97a87095d2bdc19d
       p3 gains 1 Rune
145. p3 dig.i3  91ed0bef4a0d6029
146. p3 lay.i3b.f12  97f2b6ccf674d548
147. p3 ore.stone  2c3dfae0286c8666
       p3 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Rune to p3
148. p3 pedestal.moon  66a7616d0f8e83d6
       p3 puts a Moon Pedestal on h12, yellow zone: a benefit token of 4 Honor points
149. p3 statue.f15  f9c6385dd58091a9
150. p3 to.f14  739e4c443aa3a881
151. p3 pay.auto  703fdeeff04a26b2
       p3 moves a Moon Statue from f15 to f14
152. p3 statue.f14  a6c2a301db41ac60
153. p3 to.h12  573122062094a325
       p3 moves a Moon Statue from f14 to h12
154. p3 statue.j19  2ed43683a66210e5
155. p3 to.j17  b6f08ea972fba03d
156. p3 pay.auto  95ea13f88c31497a
       p3 moves a Fire Statue from j19 to j17
157. p3 statue.j17  4fc5a46a5c8f469d
158. p3 to.f15  6fbd095202362fb6
       p3 moves a Fire Statue from j17 to f15
159. p3 end  8f3975dc8d3fa486
160. p1 work.e8  dd749f3557bd8d74
       p1 activates a Workshop, Depot: up to 1 use
161. p1 use.1  30224ca9969157fa
162. p1 pay.stone.2c  592ce5d6441e1012
163. p1 pay.stone.2b  3494c9c11fbd67d4
       p1 gains 1 Cart
164. p1 dig.w5  99e23b6050fa0763
165. p1 lay.w5a.c6  d0aff260b4d0841e
166. p1 ore.iron  7406b0e2f59b1165
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue on d6
       The rock yields 1 Coin to p1
167. p1 end  db3f4da0f211bdcb
168. p2 work.o8  0c7b332185ac5ca3
       p2 activates a Workshop, Mint: up to 1 use
169. p2 use.4  d7c9e65bc4f5e9bd
       p2 gains 1 Heartstone
170. p2 dig.t4  0e774e67e57a1e87
171. p2 lay.t4d.p6  c605272e1961445f
172. p2 pay.auto  13c3457bcd59a472
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue on p6
       The rock yields 1 Iron and 1 Coin to p2
173. p2 pedestal.ice  82f71da22f32b9c5
       p2 puts an Ice Pedestal on q7, grey zone: a benefit token of 5 Honor points
174. p2 statue.p6  f444f2a3518122b4
175. p2 to.p8  dab4c3a326112de7
       p2 moves a Fire Statue from p6 to p8
176. p2 end  553a5aea0f140cce
177. p3 work.f13  78217ef6167d76e2
       p3 activates a Workshop, Charm Weaver: up to 2 uses
178. p3 use.1  040b2e832ca7f398
       p3 gains 1 Rune
179. p3 stop  d15ea3365484ff2f
180. p3 recruit.b3{moon-1-5}  93934d2f4b640979
       p3 recruits Cinder Hauler
       p3 pockets the bribes of the recruit: 1 Coin
       Silver Sifter joins the horde
       Cinder Hauler takes a place in the pack, on 3b
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Coin, 2 Fire Carts and 1 Moon Cart
181. p3 end  4b6091ff1978d342
182. p1 recruit.m4{ice-2-4+moon}  127c42c822fcd7c1
       p1 recruits Anvil Singer
       p1 takes an Ice Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries a Moon Pedestal
       Anvil Singer takes a place in the pack, on 3b
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Hammer, 1 Coin, 1 Fire Cart and 1 Moon Cart
183. p1 end  0280dd742d1f2742
184. p2 work.o8  f9e5cc4120c376a6
       p2 activates a Workshop, Mint: up to 2 uses
185. p2 use.4  9bfbcd9879398740
       p2 gains 1 Heartstone
186. p2 stop  29389c6df5989e70
187. p2 recruit.b2{fire-1-4}  d712c86e212897e2
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 2 Coins
       Tong Bearer joins the horde
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 3 Iron, 1 Hammer and 1 Coin
188. p2 end  fc3c82f90706b01f
189. p3 work.f13  e64a40c7b90ba67a
       p3 activates a Workshop, Charm Weaver: up to 2 uses
190. p3 use.1  ec0b9a5946dce67d
191. p3 pay.auto  615870fe14f3f789
       p3 gains 1 Rune
192. p3 use.1  242d732b060429df
       p3 gains 1 Rune
193. p3 recruit.b5{ice-1-4}  c9a86c4f93477212
       p3 recruits Rime Smith
       p3 pockets the bribes of the recruit: 1 Coin
       Cold Digger joins the horde
       Rime Smith takes a place in the pack, on 4a
       The pack brings p3 2 Iron, 1 Coin, 1 Fire Cart and 1 Moon Cart
       Ten Trolls follow p3: a Coronation token of 5 Honor points
194. p3 end  1ce11f2b1caecdb0
195. p1 dig.l4  f7a9cb981c361c0c
196. p1 lay.l4a.e10  76d376848e9c056e
197. p1 ore.stone  50923900a8682d3a
198. p1 pay.auto  397bc838d39eb65c
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
199. p1 pedestal.ice  a05550a78d80fc48
       p1 puts an Ice Pedestal on e11, orange zone: a benefit token of 4 Honor points
200. p1 statue.d6  6dbb30794401698c
201. p1 to.b9  d457526cfef30c0e
202. p1 pay.auto  67b8fc4cb89950fa
       p1 moves an Ice Statue from d6 to b9
203. p1 statue.b9  8c420c0a93027a0a
204. p1 to.g9  81697a41e4a41d84
205. p1 pay.auto  5bbcfd1372bce379
       p1 moves an Ice Statue from b9 to g9
206. p1 statue.g9  c4e93a8feb694890
207. p1 to.e11  01cd1df627f808e2
       p1 moves an Ice Statue from g9 to e11
208. p1 end  1f912e90ba8480cf
209. p2 work.o8  0c660c40e7525d29
       p2 activates a Workshop, Mint: up to 2 uses
210. p2 use.4  ba7a1eb6848cf088
211. p2 pay.auto  68b42814d39cb536
       p2 gains 1 Heartstone
212. p2 use.4  2aa4b6f1f938d71a
       p2 gains 1 Heartstone
213. p2 dig.l5  7062e16d36d68333
214. p2 lay.l5e.q14  fa69b2b260632187
215. p2 ore.heartstone  bcfdedb6464397ff
216. p2 pay.auto  e423c43ddb7cc493
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue on n15
       The rock yields 1 Stone and 1 Hammer to p2
217. p2 end  c0fda8cad1544903
218. p3 work.f13  56a4a25b35b7c565
       p3 activates a Workshop, Charm Weaver: up to 2 uses
219. p3 use.1  b77beed8cccd4299
220. p3 pay.auto  44d3172532e731d3
       p3 gains 1 Rune
221. p3 use.1  f78e03b1d5512b4c
       p3 gains 1 Rune
222. p3 dig.p5  abbc57d51dd1f4d1
223. p3 lay.p5f.d15  71f9836a36dc234c
224. p3 ore.iron  c099dc2619b39ad8
225. p3 pay.auto  455bbda7a72e5ac6
       p3 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Stone, 1 Iron and 1 Hammer to p3
226. p3 hall.stonecutter  889c55c9918b8a21
227. p3 build.stonecutterb.d15  63b43a016876268a
       p3 builds a Great Hall: Stonecutter's Hall
228. p3 statue.f15  c53074dfc6608205
229. p3 to.e16  26c232ed7a7efd8d
230. p3 pay.auto  29f29293156562ce
       p3 moves a Fire Statue from f15 to e16
231. p3 end  f9673d68aca10036
232. p1 recruit.b4{mud-1-3}  8c1b5d69b104dfc9
       p1 recruits Torch Peddler
       p1 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
       Torch Peddler takes a place in the pack, on 4a
       The pack brings p1 4 Stone, 1 Iron, 1 Cart, 1 Coin, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 7 more turns after this one
233. p1 end  c6dc475493224872
234. p2 work.o8  2fd270a7d737786a
       p2 activates a Workshop, Mint: up to 2 uses
235. p2 use.4  c751d02cad3c217f
       p2 gains 1 Heartstone
236. p2 stop  b3c4b64d17463cbd
237. p2 dig.t5  280bd394cb880f76
238. p2 lay.t5a.m16  7bf2ec584c470020
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p2 unearths a Moon Statue on n18
       The rock yields 1 Iron to p2
239. p2 establish.l16.hammer_forge  ab39404922ac8a3b
       p2 establishes a Workshop on l16: Hammer Forge
240. p2 hall.shaman  45a2d76cdabfe4b0
241. p2 build.shamana.n15  ca8142160068be5d
       p2 builds a Great Hall: Shaman's Chamber
242. p2 statue.n15  bdeb192d27859253
243. p2 to.n16  3907d2425c8bcd70
244. p2 pay.auto  d7514b1c8f4ca57b
       p2 moves an Ice Statue from n15 to n16
245. p2 end  f2bdd4914dd306e3
246. p3 work.h16  ac91b66bb48a7777
       p3 activates a Workshop, Ironworks: up to 1 use
247. p3 use.1  4683949f0749a512
       p3 gains 1 Iron
248. p3 dig.i3  254dd0364e64be92
249. p3 lay.i3a.i16  a5e83fe3d3499b77
250. p3 ore.iron  f0577a9acd5968bd
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 2 Coins to p3
251. p3 hall.great_forge  17de46a474f88088
252. p3 build.great_forgea.i16  8679cea2bfd0bde2
       p3 builds a Great Hall: Great Forge
253. p3 statue.i17  cd2219598bdd7e8f
254. p3 to.j17  97fc392773fa361c
       p3 moves an Ice Statue from i17 to j17
255. p3 end  c4eed253ce7ab28f
256. p1 work.e8  d291661c003c26e0
       p1 activates a Workshop, Depot: up to 1 use
257. p1 use.1  d584b7f13891c7cb
258. p1 pay.coin.1c  5367d239f2cd154d
259. p1 pay.coin.4a  578c897cdb7a5317
       p1 gains 1 Cart
260. p1 dig.w5  dd02ef79e4fd7189
261. p1 lay.w5c.h6  cd285b6dcaa8233b
262. p1 ore.heartstone  999323fd4b73ff08
263. p1 pay.auto  14ef17ab78f2978a
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Rune to p1
264. p1 statue.c9  4a3f41f019ea1695
265. p1 to.d9  7197b5172b8a9720
266. p1 pay.auto  dec0b8a812bf7e13
       p1 moves a Moon Statue from c9 to d9
267. p1 statue.d9  d64534322b71510d
268. p1 to.h7  7eb4326b263fce0f
269. p1 pay.auto  54267745afa926f4
       p1 moves a Moon Statue from d9 to h7
270. p1 end  39c633b2a133266b
271. p2 cast.ghost_carts  a276acbfb350bae7
       p2 casts a Spell, Ghost Carts: 1 Rune on the card
272. p2 pay.auto  40d1d6009d9bab2b
273. p2 recruit.b5{mud-1-5}  c97acab518ceb4f4
       p2 recruits Cold Digger
       Puddle Banker joins the horde
       Cold Digger takes a place in the pack, on 4a
       The pack brings p2 4 Iron, 3 Heartstones, 1 Cart, 1 Hammer, 1 Rune, 1 Coin and 2 Ice Carts
274. p2 statue.n18  d5b49265d875ad92
275. p2 to.n17  d71939a4ea621aad
276. p2 pay.auto  6daa659f1d2e4bc1
       p2 moves a Moon Statue from n18 to n17
277. p2 statue.n17  8e7fcc0cd75de270
278. p2 to.o15  aab7da3d6a28b01a
279. p2 pay.auto  2e9f392c91b8667e
       p2 moves a Moon Statue from n17 to o15
280. p2 end  d5b0640fa1aa3527
281. p3 work.f13  03ecdc5d3a346ebd
       p3 activates a Workshop, Charm Weaver: up to 2 uses
282. p3 use.1  f575b89a90a170d8
       p3 gains 1 Rune
283. p3 use.1  24506c5ed3acc331
       p3 gains 1 Rune
284. p3 dig.t5  2cad5d5a0b62eff7
285. p3 lay.t5d.l17  e7e4ea0d28874a91
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Stone to p3
286. p3 end  2b3c854d9a6432ff
287. p1 dig.l5  a4dba6dbed667a09
288. p1 lay.l5g.b10  88e6e8d4556fc037
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
289. p1 hall.treasure  a5380d2d33b31a6c
290. p1 build.treasurea.a9  03f119550918015a
       p1 builds a Great Hall: Treasure Hall
       The Fire Pedestal on c11 vanishes under the Great Hall
291. p1 statue.c12  b5937b5957a5abcf
292. p1 to.b10  105153256d37dac0
293. p1 pay.auto  a819c44d52d5fa6f
       p1 moves an Ice Statue from c12 to b10
294. p1 end  f46879b6fbd659c9
295. p2 work.p11  7cbb9e6fdc384c00
       p2 activates a Workshop, Rune Forge: up to 1 use
296. p2 use.1  4f216830ee16827d
       p2 gains 1 Rune
297. p2 dig.p5  982474a8a0f6fca7
298. p2 lay.p5d.n4  9bdc62c5deef0495
299. p2 ore.heartstone  64a4dd5317d1708a
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue on o4
300. p2 statue.o4  16c537f3558c1120
301. p2 to.n5  769d434188f411d9
302. p2 pay.auto  04d84d383e77f7bd
       p2 moves a Moon Statue from o4 to n5
303. p2 end  1b3fbe9047ddc827
       End of the game: p3 wins with 130 Honor points

p1 +12  3 Tunnels of 4 cells, Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +5  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +2  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p1  +3  3 sets of left-over resources [HALL-F4]
p1 +15  Treasure Hall, Statue on the altar [HALL-G10]
p1 +10  Moon Statue on h7, yellow zone [HALL-F6]
p1 +16  Fire Statue on its Pedestal on f9, orange zone [HALL-F6]
p1 +16  Ice Statue on its Pedestal on e11, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p2 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p2 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +5  5 sets of left-over resources [HALL-F4]
p2 +11  Chasm, Statue on the altar [HALL-G10]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2  +6  Moon Statue on n5, brown zone [HALL-F6]
p2  +6  Fire Statue on p8, brown zone [HALL-F6]
p2  +6  Fire Statue on q10, brown zone [HALL-F6]
p2  +2  Moon Statue on s11, dark grey zone [HALL-F6]
p2  +4  Moon Statue on o15, grey zone [HALL-F6]
p3  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p3  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p3  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p3  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p3 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p3 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p3  +5  Coronation token [HALL-F2]
p3  +5  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p3  +5  5 sets of left-over resources [HALL-F4]
p3 +12  Stonecutter's Hall, Statue on the altar [HALL-G10]
p3 +12  Great Forge, Statue on the altar [HALL-G10]
p3 +20  Moon Statue on its Pedestal on h12, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal on h13, yellow zone [HALL-F6]
= p3 130, p1 118, p2 113  coronation, won by p3
