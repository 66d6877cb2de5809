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
  8. p2 draft.start-2.1b  897d56c585d137cc
       Nail Biter follows p2 into the pack
  9. p2 draft.start-6.1d  86e3b3005055453f
       Barrow Pusher follows p2 into the pack
 10. p2 draft.start-5.1a  b72c9500184f86e5
       Bone Reader follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 11. p1 dig.y5  4067507e78a0b304
 12. p1 lay.y5b.h17  2210df998d9e2c0c
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on i17
       p1 unearths a Moon Statue on k17
       The rock yields 1 Coin to p1
 13. p1 establish.h16.stone_mill  2a1b58da7c28b044
       p1 establishes a Workshop on h16: Stone Mill
 14. p1 end  97a2b39ed6f037c9
 15. p2 dig.v5  4ae144977bcf0ec2
 16. p2 lay.v5a.a9  6e011fbd8c0e6a86
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue on c9
       p2 unearths a Fire Statue on a11
       The rock yields 2 Stone to p2
 17. p2 end  d56bdcaf6435ac0d
 18. p1 recruit.m2{mud-2-4+ice}  45e5f7b2a253f63e
       p1 recruits Glacier Cutter
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries an Ice Pedestal
 19. p1 join.2b  33118caaf98bf331
       Glacier Cutter takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 2 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 20. p1 statue.i17  5d43486f367dda07
 21. p1 to.j19  5d11423ae620f75b
       p1 moves an Ice Statue from i17 to j19
 22. p1 end  0c99224b66f826c6
 23. p2 recruit.b2{mud-1-3}  7afd2485c81e2e33
       p2 recruits Dusk Carrier
       p2 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
 24. p2 join.2b  ece85c14b96091d6
       Dusk Carrier takes a place in the pack, on 2b
       The pack brings p2 2 Stone, 1 Iron, 1 Coin and 1 Moon Cart
 25. p2 end  39fc67587afc7efd
 26. p1 cast.aftershock  f9b3bf22fbcf6d6f
       p1 casts a Spell, Aftershock: 1 Rune on the card
 27. p1 work.h16  f17140232ce467ca
       p1 activates a Workshop, Stone Mill: up to 1 use
 28. p1 use.1  3b86abd7574c3a9b
       p1 gains 1 Iron
 29. p1 dig.t4  50c78d40c7c3b13d
 30. p1 lay.t4a.j15  18eb9600eefd371c
 31. p1 pay.auto  3ff2cdea0530dadf
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p1
 32. p1 pedestal.fire  92af4a8f0a11bf2c
       p1 puts a Fire Pedestal on k16, brown zone: a benefit token of 4 Honor points
 33. p1 establish.l16.stone_mill  d807cea87f8f3e4f
       p1 establishes a Workshop on l16: Stone Mill
 34. p1 establish.j14.steward  aede5a0335f0ffba
       p1 establishes a Workshop on j14: Steward
 35. p1 lay.d2d.l13  31603ef23f7f2c71
       p1 opens a Tunnel of 2 cells without paying minerals
 36. p1 end  3816e6012339cd40
 37. p2 recruit.m4  9a24337d0e40e979
 38. p2 pay.auto{fire-2-2+ice}  00a7b81a5749c5b3
       p2 recruits Furnace Broker
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
 39. p2 join.2c  e5af7b24d7b2ab8e
       Furnace Broker takes a place in the pack, on 2c
       The pack brings p2 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Fire Cart
 40. p2 statue.a11  5d89d41d5d12d998
 41. p2 to.a8  4b9f6884e58f21d2
 42. p2 pay.auto  16a6a8eb8d9c3192
       p2 moves a Fire Statue from a11 to a8
 43. p2 end  91ba451121f794e6
 44. p1 work.j14  d9e0fbf69741e135
       p1 activates a Workshop, Steward: up to 1 use
 45. p1 use.1  d4849cdf89dbfd12
       p1 puts a Coin into the Stock
 46. p1 recruit.m4{mud-2-2+ice}  5489736fd30fb0d1
       p1 recruits Ash Convoyer
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries an Ice Pedestal
 47. p1 join.2a  61673f686191615b
       Ash Convoyer takes a place in the pack, on 2a
       The pack brings p1 2 Stone, 1 Cart, 1 Rune and 2 Fire Carts
 48. p1 statue.k17  c13b3293e5fe51ab
 49. p1 to.l15  874df1d15d5541fe
       p1 moves a Moon Statue from k17 to l15
 50. p1 end  7f1e21cbd0ac1908
 51. p2 dig.i4  445122a71fff9124
 52. p2 lay.i4b.d9  5f30fdc77c77ac46
 53. p2 ore.stone  7ac7b579e0ef284d
 54. p2 pay.auto  8a07b108c2af963f
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone to p2
 55. p2 pedestal.fire  99606652d36cf97d
       p2 puts a Fire Pedestal on f9, orange zone: a benefit token of 3 Honor points
 56. p2 establish.e8.steward  b909761894080a90
       p2 establishes a Workshop on e8: Steward
 57. p2 statue.c9  768bac6773a769b6
 58. p2 to.g9  660ce6e314992d17
 59. p2 pay.auto  24e19bdecebb18b8
       p2 moves a Moon Statue from c9 to g9
 60. p2 statue.a8  20aa3d29cf3b73d6
 61. p2 to.c9  c54fbd63b6f8f6f4
       p2 moves a Fire Statue from a8 to c9
 62. p2 end  d01c93a6eae9beff
 63. p1 cast.aftershock  b50151e6167f708d
       p1 casts a Spell, Aftershock: 2 Runes on the card
 64. p1 work.l16  bd80f159b7d80782
       p1 activates a Workshop, Stone Mill: up to 2 uses
 65. p1 use.1  9827c5870b10aeb9
       p1 gains 1 Iron
 66. p1 use.1  636e618e205640c3
       p1 gains 1 Iron
 67. p1 recruit.b4{fire-1-5}  fc8a0093308703b4
       p1 recruits Coal Nibbler
       p1 pockets the bribes of the recruit: 2 Coins
       Soot Pounder joins the horde
 68. p1 join.3a  80f219f5c569f353
       Coal Nibbler takes a place in the pack, on 3a
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
 69. p1 lay.d2a.l12  836d55087b8eb4c1
       p1 opens a Tunnel of 2 cells without paying minerals
 70. p1 pedestal.ice  417e9fed9f297942
       p1 puts an Ice Pedestal on l12, yellow zone: a benefit token of 4 Honor points
 71. p1 statue.j19  8eca54286c07c34d
 72. p1 to.i17  0ec908f9e5a41590
 73. p1 pay.auto  2348c6013dd994ea
       p1 moves an Ice Statue from j19 to i17
 74. p1 statue.l15  b1b84d52ac5c7136
 75. p1 to.l13  58c7676654d06009
       p1 moves a Moon Statue from l15 to l13
 76. p1 end  b403d8280a14fbac
 77. p2 work.e8  787a870816014238
       p2 activates a Workshop, Steward: up to 1 use
 78. p2 use.1  a5295a87105159d1
 79. p2 pay.iron.1b  c865ce9b7bf8adef
       p2 puts an Iron into the Stock
 80. p2 recruit.m3  194da29363b8f6e4
 81. p2 pay.auto{moon-2-3+moon}  8ff3fd52da909a6b
       p2 recruits Root Miner
       p2 takes a Fire Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries a Moon Pedestal
 82. p2 join.3b  1e92caf7d7be147a
       Root Miner takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 2 Iron, 2 Heartstones, 1 Cart, 2 Coins, 1 Fire Cart and 1 Moon Cart
 83. p2 statue.c9  f886bcae4ba5b370
 84. p2 to.f9  d48be6bd4239d437
 85. p2 pay.auto  3807f9d249fd8fd7
       p2 moves a Fire Statue from c9 to f9
 86. p2 statue.g9  ef137a09d9880439
 87. p2 to.c9  496c6da2845ff713
 88. p2 pay.auto  a8c33055bb001b1a
       p2 moves a Moon Statue from g9 to c9
 89. p2 end  8debd17476932514
 90. p1 cast.aftershock{gilded_arch}  a8d2c921a733fa6e
       p1 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Gilded Arch enters the grimoire
 91. p1 work.j14  593c1e30459d5f0d
       p1 activates a Workshop, Steward: up to 1 use
 92. p1 use.1  ce16c0fe9c2176a3
 93. p1 pay.cart_fire.2a  f6468537c8af0c18
       p1 puts a Fire Cart into the Stock
 94. p1 dig.l5  6295f8876a1aef98
 95. p1 lay.l5b.n12  fb6a5583b2263648
 96. p1 pay.auto  ebaab8a91627cf04
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths a Moon Statue on q13
       The rock yields 1 Iron and 1 Rune to p1
 97. p1 establish.n13.rune_forge  b16846b77efd699b
       p1 establishes a Workshop on n13: Rune Forge
 98. p1 lay.d2b.m14  fb2b3ddcabcdbd3a
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 2 Iron to p1
 99. p1 statue.q13  1730425366d8aa6d
100. p1 to.l12  345902f2107227f7
       p1 moves a Moon Statue from q13 to l12
101. p1 end  5842fc29019efa02
102. p2 work.e8  66e6608884bf9e22
       p2 activates a Workshop, Steward: up to 1 use
103. p2 use.1  3d53b89a5d3dc2c8
104. p2 pay.iron.1b  816e60a5e69402d4
       p2 puts an Iron into the Stock
105. p2 dig.l4  6f4e610175a24ce1
106. p2 lay.l4f.a12  dfac8048d8267a99
107. p2 ore.heartstone  1fa7ed9d3cb4f585
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue on c13
       The rock yields 1 Stone to p2
108. p2 pedestal.fire  31e5eb9e16a3d974
       p2 puts a Fire Pedestal on a12, dark grey zone: a benefit token of 5 Honor points
109. p2 end  029b97603a16a3b4
110. p1 work.j14  43d2b2392b1a7193
       p1 activates a Workshop, Steward: up to 1 use
111. p1 use.1  d654df5bda9f221c
112. p1 pay.cart_fire.2a  c3ede008930b726b
       p1 puts a Fire Cart into the Stock
113. p1 cast.silver_tongue  d02c4a7c97814000
       p1 casts a Spell, Silver Tongue: 1 Rune on the card
114. p1 recruit.t2  42a01e23e2ab88fb
115. p1 pay.coin.1c  231dc78babe4c7cc
       p1 slips a Coin to Clay Kneader
116. p1 pay.coin.stock  02804dc2b9cd7b9f
       p1 slips a Coin to Lantern Guard
117. p1 pay.coin.stock  df0e945de54aea7d
       p1 slips a Coin to Soot Pounder
118. p1 pay.heartstone.3a  cafaddff2cc941ee
       p1 slips a Heartstone to Swamp Usurer
119. p1 pay.iron.stock{moon-3-2}  6fa7351dc9031eee
       p1 slips an Iron to Star Counter
       p1 recruits Comet Driver
       Night Queen joins the horde
120. p1 take.moon  2403f646c91c4fd3
       p1 chooses a Moon Pedestal from the bag
       Comet Driver takes a place in the pack, on 2c
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Coin and 2 Moon Carts
121. p1 statue.i17  8b810b686ebfb95f
122. p1 to.k15  5e80ff0c114881d3
       p1 moves an Ice Statue from i17 to k15
123. p1 end  24c759b2c68ddda8
124. p2 work.e8  9c981d30f349e627
       p2 activates a Workshop, Steward: up to 1 use
125. p2 use.1  ea37d23202904954
126. p2 pay.cart.1d  de7bd5d86a410882
       p2 puts a Cart into the Stock
127. p2 recruit.m3  54753480bfe9dacb
128. p2 pay.auto{fire-2-4+moon+mud-1-6}  a81e2b522a9167e7
       p2 recruits Star Counter
       p2 pockets the bribes of the recruit: 1 Iron
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
       Lantern Guard retires
       Mudsled Driver joins the horde
       Star Counter takes a place in the pack, on 2a
       The pack brings p2 1 Iron, 1 Heartstone, 2 Runes and 1 Moon Cart
129. p2 end  b10a69ae0a53d6cc
130. p1 work.j14  f341d3d77b7b937a
       p1 activates a Workshop, Steward: up to 1 use
131. p1 use.1  5335a137bcb3dc57
132. p1 pay.cart_moon.2c  2e8c7381b405eaf0
       p1 puts a Moon Cart into the Stock
133. p1 dig.l4  febccdd27f0b02c0
134. p1 lay.l4d.p9  88360ae3f77896e3
135. p1 ore.stone  2d15d1a7af6ef9ca
136. p1 pay.auto  7e7c0b3dba77db7b
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue on q9
       The rock yields 1 Hammer to p1
137. p1 pedestal.moon  657353d18708b1cc
       p1 puts a Moon Pedestal on p9, brown zone: a benefit token of 5 Honor points
138. p1 statue.q9  a106f1ed27878d09
139. p1 to.n12  fbe50644a9cd11d8
       p1 moves an Ice Statue from q9 to n12
140. p1 end  c88a3d8f68e2f5d7
141. p2 work.e8  55a1cdf1e33124a6
       p2 activates a Workshop, Steward: up to 1 use
142. p2 use.1  af1857974f3939ff
143. p2 pay.cart_moon.2a  515987867b8d727e
       p2 puts a Moon Cart into the Stock
144. p2 cast.gilded_arch  933f071a4870d54a
       p2 casts a Spell, Gilded Arch: 1 Rune on the card
145. p2 pay.auto  6d25019e62c3209d
146. p2 dig.l4  991d3a32c4c60f70
147. p2 lay.l4b.f8  cf415eb5d18216d5
148. p2 ore.iron  359f596ab5d64889
149. p2 pay.auto  238bca074d53a46a
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
150. p2 pedestal.moon  e2c1176c588b7c7a
       p2 puts a Moon Pedestal on h9, yellow zone: a benefit token of 3 Honor points
151. p2 statue.c9  a22346890b045466
152. p2 to.g9  03602da82edd57db
       p2 moves a Moon Statue from c9 to g9
153. p2 statue.g9  7831e263f49c9e55
154. p2 to.h9  9eebe49ea33e3715
       p2 moves a Moon Statue from g9 to h9
155. p2 end  8b1133b5f5967307
156. p1 work.j14  38cca6be6913bf48
       p1 activates a Workshop, Steward: up to 1 use
157. p1 use.1  9d46b0e1a44baddd
158. p1 pay.cart_moon.2c  ab3e1f200a4f83ac
       p1 puts a Moon Cart into the Stock
159. p1 recruit.b5{moon-1-5}  f58ccd126076bb43
       p1 recruits Tong Bearer
       p1 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
       Tong Bearer takes a place in the pack, on 3b
       The pack brings p1 3 Stone, 3 Iron, 1 Rune, 1 Fire Cart, 1 Ice Cart and 2 Moon Carts
160. p1 statue.l12  33fbb5893e247602
161. p1 to.p12  c43c05a9c998b736
162. p1 pay.auto  66ff41de39bd1bda
       p1 moves a Moon Statue from l12 to p12
163. p1 statue.n12  e4f7fdf25cf65e5d
164. p1 to.l12  4c43fa432458e1cb
165. p1 pay.auto  a04b31c834370427
       p1 moves an Ice Statue from n12 to l12
166. p1 statue.p12  be891216d39a19d0
167. p1 to.p9  b9717c94d35c1f1d
168. p1 pay.auto  89c3eacb7ed077f8
       p1 moves a Moon Statue from p12 to p9
169. p1 end  ea7f45a3369f0656
170. p2 cast.silver_tongue  19121c29b8c0fd3f
       p2 casts a Spell, Silver Tongue: 2 Runes on the card
171. p2 work.e8  482b3d6b4b042f58
       p2 activates a Workshop, Steward: up to 2 uses
172. p2 use.1  f4d27bc9cced451e
173. p2 pay.heartstone.2a  a2de096fec742b4a
       p2 puts a Heartstone into the Stock
174. p2 use.1  e8675ef6f94f3f48
175. p2 pay.stone.2b  56a04f2b957a9f47
       p2 puts a Stone into the Stock
176. p2 recruit.m4  6df0f139f54b4f0f
177. p2 pay.stone.2b  8865208be5790680
       p2 slips a Stone to Soot Pounder
178. p2 pay.stone.2c{fire-2-1+fire+ice-1-1}  910b81a09824f647
       p2 slips a Stone to Silver Sifter
       p2 recruits Bog-Iron Baron
       p2 takes an Ice Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Fire Pedestal
       Soot Pounder retires
       Frost Sledger joins the horde
       Bog-Iron Baron takes a place in the pack, on 3a
       The pack brings p2 3 Stone, 4 Iron, 1 Heartstone, 2 Runes, 1 Coin and 2 Moon Carts
179. p2 end  380b4d4700777875
180. p1 cast.gilded_arch  27376515876daa6d
       p1 casts a Spell, Gilded Arch: 2 Runes on the card
181. p1 work.j14  f5c0a055867ac499
       p1 activates a Workshop, Steward: up to 1 use
182. p1 use.1  3112abdea2d0d449
183. p1 pay.cart_fire.3b  46d04eee32f5bee4
       p1 puts a Fire Cart into the Stock
184. p1 dig.y5  d2be917699cfdd4b
185. p1 lay.y5d.l17  1c0636513494b966
186. p1 pay.auto  8cbdd9340220582d
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Fire Statue on n18
       The rock yields 2 Stone to p1
187. p1 hall.great_forge  7ea9f5bac92c8012
188. p1 build.great_forged.k16  5f951bea939c70e2
       p1 builds a Great Hall: Great Forge
       The Fire Pedestal on k16 vanishes under the Great Hall
189. p1 statue.n18  acfc622240e0867d
190. p1 to.k17  43b9523899a7909b
191. p1 pay.auto  851742d5a4220ad6
       p1 moves a Fire Statue from n18 to k17
192. p1 end  856d338f537f1cd4
193. p2 work.e8  5cbeb5f114ab1706
       p2 activates a Workshop, Steward: up to 2 uses
194. p2 use.1  4e94ab8554a44841
195. p2 pay.cart_moon.2b  88240f09d6a50f77
       p2 puts a Moon Cart into the Stock
196. p2 use.1  3d24d084a87ed5d7
197. p2 pay.cart_moon.2a  a339558354325a55
       p2 puts a Moon Cart into the Stock
198. p2 cast.gilded_arch  8560908a9243936d
       p2 casts a Spell, Gilded Arch: 3 Runes on the card
199. p2 pay.auto{earth_ritual}  192d988b884ed350
       Gilded Arch disintegrates; Earth Ritual enters the grimoire
200. p2 dig.l4  8f803e0126abd061
201. p2 lay.l4c.c6  acf7c7ecd0700105
202. p2 ore.iron  dcf719fbe0a3d688
203. p2 pay.auto  bc882a34cd19e87f
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths an Ice Statue on d6
       The rock yields 1 Coin to p2
204. p2 pedestal.ice  b3fa7a253ad73955
       p2 puts an Ice Pedestal on d6, grey zone: a benefit token of 5 Honor points
205. p2 statue.c13  4eb4f5e5df461c9b
206. p2 to.c9  88ff1ac7b8f5bb06
       p2 moves an Ice Statue from c13 to c9
207. p2 end  508fcf77ad6345ff
208. p1 work.j14  0038dc8653c90ae3
       p1 activates a Workshop, Steward: up to 1 use
209. p1 use.1  9c83a9b8bfd837ae
210. p1 pay.heartstone.1d  86134f4611b671d5
       p1 puts a Heartstone into the Stock
211. p1 recruit.m4  2a7a2b7533ce8bc5
212. p1 pay.auto{mud-2-1+ice}  2cbef2632818dabe
       p1 recruits Magma Miner
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The new card carries an Ice Pedestal
       Magma Miner takes a place in the pack, on 4a
       The pack brings p1 1 Stone, 5 Iron, 4 Heartstones, 1 Cart, 1 Rune, 1 Coin, 5 Fire Carts, 1 Ice Cart and 2 Moon Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
213. p1 end  2d602d3d41976905
214. p2 cast.earth_ritual  ea3ea10663a7e1ae
       p2 casts a Spell, Earth Ritual: 1 Rune on the card
215. p2 ritual.iron  50f81e81ab99d6b9
       p2 gains 2 Iron
216. p2 work.e8  5a4addefede61713
       p2 activates a Workshop, Steward: up to 2 uses
217. p2 use.1  43eee4c10c8ca235
218. p2 pay.heartstone.2a  e6c92e68aeb572c1
       p2 puts a Heartstone into the Stock
219. p2 use.1  f6febf5e5c21cdbe
220. p2 pay.stone.3a  367c43f2845242fb
       p2 puts a Stone into the Stock
221. p2 recruit.m2  ad1d743627af8a92
222. p2 pay.auto{mud-2-5+moon}  af63c93bf94eef19
       p2 recruits Swamp Usurer
       p2 pockets the bribes of the recruit: 1 Heartstone
       p2 takes an Ice Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries a Moon Pedestal
       Swamp Usurer takes a place in the pack, on 4a
       The pack brings p2 3 Stone, 6 Iron, 3 Heartstones, 1 Cart, 2 Runes, 5 Coins, 1 Fire Cart and 2 Moon Carts
223. p2 end  0a129c0a13c2c4d5
224. p1 work.n13  c3d89c2c6a088b71
       p1 activates a Workshop, Rune Forge: up to 2 uses
225. p1 use.2  4c95fff529a897e8
       p1 gains 1 Rune
226. p1 use.2  3ca50c8f66c14e22
       p1 gains 1 Rune
227. p1 cast.earth_ritual  ac427d23579ca2c6
       p1 casts a Spell, Earth Ritual: 2 Runes on the card
228. p1 pay.auto  5e360717c13056f6
229. p1 ritual.stone  93bdd90b0f6b8315
       p1 gains 3 Stone
230. p1 dig.l4  b51a2db3770858f2
231. p1 lay.l4d.p6  43ded1393e9f953b
232. p1 ore.iron  0808d4e8f6e9feaa
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Moon Statue on p6
       The rock yields 1 Coin to p1
233. p1 pedestal.fire  9c7e59fa92f653de
       p1 puts a Fire Pedestal on p6, grey zone: a benefit token of 3 Honor points
234. p1 hall.chasm  fb5c076372be433b
235. p1 build.chasmb.q6  5f74783413032edd
       p1 builds a Great Hall: Chasm
236. p1 statue.p6  159e081362dea80c
237. p1 to.q9  5d51be17d3f5c710
238. p1 pay.auto  ea415af27c679524
       p1 moves a Moon Statue from p6 to q9
239. p1 end  8f7ef72b3178570a
240. p2 cast.earth_ritual  ca51d0f2089c6215
       p2 casts a Spell, Earth Ritual: 3 Runes on the card
241. p2 pay.auto  d18ad1c2886f1af1
242. p2 ritual.stone{secret_passage}  1ae74ad74af04e55
       p2 gains 3 Stone
       Earth Ritual disintegrates; Secret Passage enters the grimoire
243. p2 work.e8  f07737c7d5e00f1d
       p2 activates a Workshop, Steward: up to 2 uses
244. p2 stop  1277e2d8d4072cb7
245. p2 dig.i4  f1c3e0472f9be4b4
246. p2 lay.i4a.e10  94b9a7b02582fac6
247. p2 ore.iron  b9431a5817a1d24d
248. p2 pay.auto  7d67b887a6d6da3d
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
249. p2 pedestal.ice  b260c23bc7284b6f
       p2 puts an Ice Pedestal on f10, orange zone: a benefit token of 3 Honor points
250. p2 statue.c9  2227bb1a4727ff41
251. p2 to.e9  00f539a8bcbe826f
252. p2 pay.auto  696acf78950429b9
       p2 moves an Ice Statue from c9 to e9
253. p2 statue.e9  669a5a0994ad191c
254. p2 to.f10  f83d98c14d523c68
       p2 moves an Ice Statue from e9 to f10
255. p2 end  ded1e64d0648ebb0
256. p1 work.n13  d809aa2b5ed68134
       p1 activates a Workshop, Rune Forge: up to 2 uses
257. p1 use.1  63fabea014a1d49a
       p1 gains 1 Rune
258. p1 use.1  d78b06d9c560312b
       p1 gains 1 Rune
259. p1 dig.t5  2d605e3e4402f236
260. p1 lay.t5d.n15  773867cd5aa855e1
261. p1 ore.heartstone  e164d9ddd709723a
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue on n15
262. p1 hall.shaman  732a206f258a8ba2
263. p1 build.shamana.n16  9d2920706960996e
       p1 builds a Great Hall: Shaman's Chamber
264. p1 statue.n15  19dac3e6ef3899f6
265. p1 to.m14  2e579f9764ba3257
266. p1 pay.auto  90d5260b282d3bb5
       p1 moves an Ice Statue from n15 to m14
267. p1 end  c15dcec1b0dcacf1
268. p2 cast.thunderclap  075ba111b7baab0c
       p2 casts a Spell, Thunderclap: 1 Rune on the card
269. p2 dig.l5  c4d4ab5dff27c18f
270. p2 lay.l5f.c14  76530ea0ed8e7951
271. p2 ore.heartstone  2692b4321b3824be
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue on f15
       The rock yields 1 Stone and 1 Hammer to p2
272. p2 end  41661adf2c67567b
       End of the game: p1 wins with 159 Honor points

p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1 +12  2 Tunnels of 4 cells, Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +8  1 Tunnel of 5 cells, Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +3  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p1  +7  7 sets of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1  +1  Shaman's Chamber, altar empty [HALL-G10]
p1 +12  Moon Statue on its Pedestal on p9, brown zone [HALL-F6]
p1 +20  Ice Statue on its Pedestal on l12, yellow zone [HALL-F6]
p1 +10  Moon Statue on l13, yellow zone [HALL-F6]
p1  +8  Ice Statue on m14, orange zone [HALL-F6]
p1  +8  Ice Statue on k15, orange zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2 +24  3 Tunnels of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +5  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2 +10  10 sets of left-over resources [HALL-F4]
p2  +8  Ice Statue on its Pedestal on d6, grey zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal on f9, orange zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal on h9, yellow zone [HALL-F6]
p2 +16  Ice Statue on its Pedestal on f10, orange zone [HALL-F6]
p2  +6  Moon Statue on f15, brown zone [HALL-F6]
= p1 159, p2 145  coronation, won by p1
