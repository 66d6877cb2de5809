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
 13. p2 draft.start-1.1d  22533a0d6859d1d8
       Pebble Picker follows p2 into the pack
 14. p2 draft.start-6.1b  2ee6bf476a0abf68
       Barrow Pusher follows p2 into the pack
 15. p2 draft.start-5.1a  e4793e89e42fbdb7
       Bone Reader follows p2 into the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 16. p1 dig.v5  d1367915a0c1eeee
 17. p1 lay.v5c.r16  6bb2565f446770bf
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on r16
       p1 unearths a Fire Statue on p18
 18. p1 end  f40de8143e4f45d4
 19. p2 dig.v5  ca25d1042a44448a
 20. p2 lay.v5d.f16  5c905b3fe1480e66
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths an Ice Statue on f16
       p2 unearths a Moon Statue on h18
 21. p2 end  ff415e164b7509bb
 22. p1 dig.l3  d87d8322fe2497e0
 23. p1 lay.l3b.q14  18e9a8f4cba08b0f
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Stone to p1
 24. p1 establish.q15.steward  78db89e5efd79b87
       p1 establishes a Workshop on q15: Steward
 25. p1 end  3c5c057264a8390d
 26. p2 dig.i3  8374f2dd568df8c5
 27. p2 lay.i3d.f13  4478ba24d8f1b987
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Stone and 1 Heartstone to p2
 28. p2 establish.g15.steward  9b966173a54aa7a2
       p2 establishes a Workshop on g15: Steward
 29. p2 end  99d9b3585b4fdff2
 30. p1 recruit.b2{mud-1-3}  1b45f250f467c850
       p1 recruits Dusk Carrier
       Clay Kneader joins the horde
 31. p1 join.2b  369d4584598e77e0
       Dusk Carrier takes a place in the pack, on 2b
       The pack brings p1 2 Stone, 1 Rune, 1 Coin and 1 Moon Cart
 32. p1 end  40cb02ae67842d63
 33. p2 recruit.b4{fire-1-5}  bc69cfe44d82314e
       p2 recruits Coal Nibbler
       Soot Pounder joins the horde
 34. p2 join.2b  5ae342a122e63a37
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p2 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 35. p2 statue.h18  022142814aacbefd
 36. p2 to.f14  b3e14b5c815bb901
       p2 moves a Moon Statue from h18 to f14
 37. p2 end  233e80e53482fd6a
 38. p1 cast.aftershock  7112f0a7baa4f19c
       p1 casts a Spell, Aftershock: 1 Rune on the card
 39. p1 work.q15  0462be70338281ce
       p1 activates a Workshop, Steward: up to 2 uses
 40. p1 use.1  f30eb7409232b1ff
 41. p1 pay.coin.1c  7acb35360fdc3d10
       p1 puts a Coin into the Stock
 42. p1 use.1  5d755c5277dac257
 43. p1 pay.cart_moon.2b  0a327d2f6842ecda
       p1 puts a Moon Cart into the Stock
 44. p1 recruit.m4{mud-2-4+ice}  9110bbbe3fbc0091
       p1 recruits Furnace Broker
       p1 takes a Fire Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries an Ice Pedestal
 45. p1 join.2c  b1db56a2d5ab62a2
       Furnace Broker takes a place in the pack, on 2c
       The pack brings p1 1 Stone, 1 Iron, 1 Cart, 2 Coins and 1 Fire Cart
 46. p1 lay.d2c.q12  e3683a5272f02994
       p1 opens a Tunnel of 2 cells without paying minerals
 47. p1 pedestal.fire  f6e14e9e01300633
       p1 puts a Fire Pedestal on q12, orange zone: a benefit token of 3 Honor points
 48. p1 statue.p18  ac10306cc57c6171
 49. p1 to.r15  b2ecc1f71df796f9
 50. p1 pay.auto  2e5891815ed29527
       p1 moves a Fire Statue from p18 to r15
 51. p1 statue.r15  697d73f885cf7d93
 52. p1 to.q12  3d290957ccba372e
 53. p1 pay.auto  415f2dbf732e07ef
       p1 moves a Fire Statue from r15 to q12
 54. p1 statue.r16  2c06fd9902f6ab9d
 55. p1 to.q14  5c878fc45ec7d325
       p1 moves an Ice Statue from r16 to q14
 56. p1 end  ff7201c5deb8ff7d
 57. p2 work.g15  fc87305a886199ef
       p2 activates a Workshop, Steward: up to 1 use
 58. p2 use.1  a1a3fe9587cc6d67
 59. p2 pay.coin.1c  3bfbf425409c4de7
       p2 puts a Coin into the Stock
 60. p2 recruit.m4{fire-2-2+ice}  8a9b13f0f4614532
       p2 recruits Swamp Usurer
       p2 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
 61. p2 join.2c  6730f3fa54a4fa0f
       Swamp Usurer takes a place in the pack, on 2c
       The pack brings p2 2 Stone and 4 Coins
 62. p2 end  18f082c367dbbcae
 63. p1 work.q15  f9a07c6001826067
       p1 activates a Workshop, Steward: up to 2 uses
 64. p1 use.1  aa9be0a49e2bb418
 65. p1 pay.coin.1c  fba84d57dcf331e6
       p1 puts a Coin into the Stock
 66. p1 use.1  504d8f5729a48e60
 67. p1 pay.coin.2c  4d2f6f3db57ac653
       p1 puts a Coin into the Stock
 68. p1 recruit.b5{mud-1-6}  ca439eb03dad19a0
       p1 recruits Tong Bearer
       p1 pockets the bribes of the recruit: 2 Coins
       Mudsled Driver joins the horde
 69. p1 join.3b  9756140ea47b7993
       Tong Bearer takes a place in the pack, on 3b
       The pack brings p1 1 Iron, 1 Cart, 1 Rune, 2 Coins, 2 Fire Carts and 1 Moon Cart
 70. p1 end  d821273db8874384
 71. p2 work.g15  312c79256d755549
       p2 activates a Workshop, Steward: up to 1 use
 72. p2 use.1  dbe3609e950d60ec
 73. p2 pay.coin.1c  967b66cfc3d61d26
       p2 puts a Coin into the Stock
 74. p2 dig.i3  0ff5a5545a2cb370
 75. p2 lay.i3b.g13  b7a572369f8de750
 76. p2 ore.stone  9a1537f8ade9a699
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
 77. p2 pedestal.ice  a8990c06a66e4e79
       p2 puts an Ice Pedestal on i13, yellow zone: a benefit token of 4 Honor points
 78. p2 end  7fc2aac9570da3b3
 79. p1 cast.aftershock  4f0e384d9f982114
       p1 casts a Spell, Aftershock: 2 Runes on the card
 80. p1 work.q15  fa7a61062849865c
       p1 activates a Workshop, Steward: up to 2 uses
 81. p1 use.1  d497f15e3cccd49a
 82. p1 pay.coin.1c  1a95bcb1bf441ed3
       p1 puts a Coin into the Stock
 83. p1 use.1  18dc14ac9a3176dd
 84. p1 pay.cart_moon.2b  47837ad073ea366c
       p1 puts a Moon Cart into the Stock
 85. p1 dig.s4  d778dda4e0a584ab
 86. p1 lay.s4d.n12  24cf8f390550f911
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
 87. p1 lay.d2a.n18  930343e6e358f8a1
       p1 opens a Tunnel of 2 cells without paying minerals
       The rock yields 1 Stone to p1
 88. p1 establish.o17.ironworks  4a166d305b04be5f
       p1 establishes a Workshop on o17: Ironworks
 89. p1 end  6dfbd441372627c2
 90. p2 work.g15  2a277f8d69158164
       p2 activates a Workshop, Steward: up to 1 use
 91. p2 use.1  4a2fdcfe79b5d836
 92. p2 pay.cart_fire.2b  59550ff0349e2f08
       p2 puts a Fire Cart into the Stock
 93. p2 recruit.b4{moon-1-5}  614f174e839bd16f
       p2 recruits Soot Pounder
       p2 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
 94. p2 join.3b  b302b6bc14869772
       Soot Pounder takes a place in the pack, on 3b
       The pack brings p2 3 Stone, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
 95. p2 statue.f16  9ea59cd08737851d
 96. p2 to.f13  76470a0026949f60
 97. p2 pay.auto  1c2f555df81ed905
       p2 moves an Ice Statue from f16 to f13
 98. p2 statue.f13  bbc27d1cd5dc6bc9
 99. p2 to.i13  e01e2ac97e566b29
       p2 moves an Ice Statue from f13 to i13
100. p2 end  73cdf03d8a95f42c
101. p1 work.q15  1850a6ce3bba6fc0
       p1 activates a Workshop, Steward: up to 2 uses
102. p1 use.1  bceb1d1f4c1223a8
103. p1 pay.coin.2c  01ca08a4e4315daa
       p1 puts a Coin into the Stock
104. p1 use.1  974246752adc1983
105. p1 pay.cart_fire.2c  5585f079ddceaf5e
       p1 puts a Fire Cart into the Stock
106. p1 recruit.m3{mud-2-2+ice}  53bd065b689f219c
       p1 recruits Root Miner
       p1 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries an Ice Pedestal
       Root Miner takes a place in the pack, on 2a
       The pack brings p1 1 Iron, 3 Heartstones and 1 Rune
107. p1 end  12029d65eeec7db4
108. p2 work.g15  bc896693fc7a7475
       p2 activates a Workshop, Steward: up to 1 use
109. p2 use.1  84b7c774a6a59f36
110. p2 pay.coin.1c  aacd05f39f881e53
       p2 puts a Coin into the Stock
111. p2 recruit.t1  f0d799856962c3f6
112. p2 pay.auto{moon-3-2}  7bd01893912a3e07
       p2 recruits Moonlit Banker
       Night Queen joins the horde
113. p2 take.moon  5dc85c092a641905
       p2 chooses a Moon Pedestal from the bag
       Moonlit Banker takes a place in the pack, on 2a
       The pack brings p2 1 Cart, 3 Runes, 2 Coins and 1 Moon Cart
114. p2 end  6b29fe2168cb963d
115. p1 cast.aftershock{gilded_arch}  a4a744d08fb21afd
       p1 casts a Spell, Aftershock: 3 Runes on the card
       Aftershock disintegrates; Gilded Arch enters the grimoire
116. p1 work.q15  3d83c39d7ad5f8e3
       p1 activates a Workshop, Steward: up to 2 uses
117. p1 use.1  dd0333afa9eca031
118. p1 pay.heartstone.1a  67ce549b0b798ab4
       p1 puts a Heartstone into the Stock
119. p1 use.1  c969e4ec188f7d97
120. p1 pay.heartstone.2a  cd4fe7e3901d4deb
       p1 puts a Heartstone into the Stock
121. p1 recruit.b3{ice-1-1}  1740cf438cb8bd56
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 1 Iron, 2 Heartstones, 1 Rune, 1 Coin and 2 Moon Carts
122. p1 lay.d2d.o10  28e7a666f2298a26
       p1 opens a Tunnel of 2 cells without paying minerals
123. p1 pedestal.fire  2c6f7a2b5269ce09
       p1 puts a Fire Pedestal on o11, yellow zone: a benefit token of 2 Honor points
124. p1 statue.q12  00c18c7eb5fe4196
125. p1 to.o12  59a17d25ec1bf2ae
126. p1 pay.auto  a1b36cf2bd83b624
       p1 moves a Fire Statue from q12 to o12
127. p1 statue.o12  50295e79820df51b
128. p1 to.o11  c943b49bca65ab35
129. p1 pay.auto  c54b2ca389cba825
       p1 moves a Fire Statue from o12 to o11
130. p1 end  7df6394f1d69c143
131. p2 work.g15  5cd38e463c0871dd
       p2 activates a Workshop, Steward: up to 1 use
132. p2 use.1  7d6aaa6339fdfe42
133. p2 pay.coin.2a  d74b79a40d85d765
       p2 puts a Coin into the Stock
134. p2 dig.l3  f15bc94b6ef29de0
135. p2 lay.l3d.e11  e795a84d2f425baf
136. p2 ore.heartstone  ecbc9cf9a7a810e6
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p2 unearths a Moon Statue on f12
137. p2 pedestal.moon  56bb8da0ca3cba70
       p2 puts a Moon Pedestal on e12, brown zone: a benefit token of 5 Honor points
138. p2 statue.f12  04f5a5cf76bcf58b
139. p2 to.e12  02e876e0c575f838
140. p2 pay.auto  b928e87469253ae8
       p2 moves a Moon Statue from f12 to e12
141. p2 end  d0d53ab5441619c6
142. p1 work.q15  56cec9c98fca2ad7
       p1 activates a Workshop, Steward: up to 2 uses
143. p1 use.1  581e42eead06afaa
144. p1 pay.coin.1c  cc6aae15071ba53d
       p1 puts a Coin into the Stock
145. p1 use.1  f945c1ae27be6f30
146. p1 pay.cart_moon.3a  1155e819caae8f24
       p1 puts a Moon Cart into the Stock
147. p1 recruit.m2{moon-2-3+ice}  a7c08d84f686b57f
       p1 recruits Glacier Cutter
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes a Fire Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries an Ice Pedestal
       Glacier Cutter takes a place in the pack, on 4a
       The pack brings p1 2 Stone, 2 Iron, 1 Cart, 2 Coins, 2 Fire Carts, 1 Ice Cart and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
148. p1 statue.q14  dd67d9a012dfaf8f
149. p1 to.q13  53e130a3ddac1301
150. p1 pay.auto  47e0fd5492bff9f4
       p1 moves an Ice Statue from q14 to q13
151. p1 statue.q13  d1ba85fc414f2543
152. p1 to.n12  9bd1aba314e03d0a
153. p1 pay.auto  d36eaf0ac10e278c
       p1 moves an Ice Statue from q13 to n12
154. p1 end  b4ed115c64ed0905
155. p2 work.g15  2ec63b9b5eb0c025
       p2 activates a Workshop, Steward: up to 1 use
156. p2 use.1  c616c8658e643d65
157. p2 pay.coin.2a  ded7dc14fef30097
       p2 puts a Coin into the Stock
158. p2 recruit.m1{fire-2-4+moon}  411521b76d8985d0
       p2 recruits Ice Breaker
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Moon Pedestal along with the recruit
       Anvil Singer joins the horde
       The new card carries a Moon Pedestal
       Ice Breaker takes a place in the pack, on 3a
       The pack brings p2 1 Iron, 1 Heartstone, 1 Hammer, 3 Coins, 1 Ice Cart and 1 Moon Cart
159. p2 hall.chasm  d7bbd19ddc51ab2c
160. p2 build.chasmb.f12  e16fc9a91a1a3350
       p2 builds a Great Hall: Chasm
161. p2 statue.f14  d1f1e8ba78582e85
162. p2 to.f15  7a500b2865deb95d
163. p2 pay.auto  b69c8566d111d150
       p2 moves a Moon Statue from f14 to f15
164. p2 end  2ba5e8d267be3ee6
165. p1 cast.thunderclap  0c528133e8780147
       p1 casts a Spell, Thunderclap: 1 Rune on the card
166. p1 dig.i4  36869e17d472aa98
167. p1 lay.i4c.r10  298c9f54104d4bbd
168. p1 ore.iron  2220c9a42e935128
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue on r12
       The rock yields 2 Heartstones to p1
169. p1 pedestal.fire  b0edc88c20b5aa9d
       p1 puts a Fire Pedestal on r11, brown zone: a benefit token of 4 Honor points
170. p1 hall.great_forge  5cb4fc8bbbcba311
171. p1 build.great_forgeb.q12  42f9a069add6d089
       p1 builds a Great Hall: Great Forge
       The Fire Pedestal on q12 vanishes under the Great Hall
172. p1 statue.r12  e684c740b15ad24b
173. p1 to.r11  d80cfc18746f0339
174. p1 pay.auto  9fd5a2f296388366
       p1 moves a Fire Statue from r12 to r11
175. p1 end  267d8aafb84f8fa2
176. p2 work.g15  d7d8b68ba4bdeb0d
       p2 activates a Workshop, Steward: up to 1 use
177. p2 use.1  885bf397639153d3
178. p2 pay.coin.2a  99cc68c7ca96d54e
       p2 puts a Coin into the Stock
179. p2 cast.gilded_arch  210b3462b4ad3cdc
       p2 casts a Spell, Gilded Arch: 1 Rune on the card
180. p2 pay.auto  9c2c8518fc0b99e4
181. p2 dig.l3  cc09569391af228c
182. p2 lay.l3b.i12  bb13ab8692cd7a8c
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
183. p2 pedestal.moon  6c8dc7c0afb81843
       p2 puts a Moon Pedestal on j12, yellow zone: a benefit token of 3 Honor points
184. p2 statue.f15  6eed27f61991372e
185. p2 to.h13  0062e1943b639f10
186. p2 pay.auto  89890482ba15c799
       p2 moves a Moon Statue from f15 to h13
187. p2 statue.h13  69cfdb6376c6fc6d
188. p2 to.j12  74d8dadeef9607ed
       p2 moves a Moon Statue from h13 to j12
189. p2 trade.heartstone  c8fdf8b981d8480e
       p2 gives 4 resources back to the supply
190. p2 pay.iron.3a  b42a53e5a0a725bc
191. p2 pay.hammer.3a  aa8bedd0ca692656
192. p2 pay.rune.2a  d9b444c185dcc807
193. p2 pay.rune.2a  719de6d2ef2b1f29
       p2 gains 1 Heartstone
194. p2 end  db914269352e1708
195. p1 dig.l4  40b073b1c81a251b
196. p1 lay.l4b.n19  e5a686a4a9bcae0f
197. p1 ore.heartstone  72b9d4cb1ae2ba33
198. p1 pay.auto  8632d5131f2f99e4
       p1 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       The rock yields 1 Coin to p1
199. p1 establish.n20.depot  d57f71e670675efb
       p1 establishes a Workshop on n20: Depot
200. p1 hall.wellspring  7795a542b9a74b09
201. p1 build.wellspringa.n18  c8744a192bb29ae9
       p1 builds a Great Hall: Wellspring
202. p1 end  0f185fdbdefc4954
203. p2 work.g15  9afa9c98b8a5f6a1
       p2 activates a Workshop, Steward: up to 1 use
204. p2 use.1  b08ea9245d2e8b51
205. p2 pay.coin.1c  5c318c1caf89b06a
       p2 puts a Coin into the Stock
206. p2 recruit.b2{mud-1-5}  989f2774f466661a
       p2 recruits Clay Kneader
       p2 pockets the bribes of the recruit: 3 Coins
       Puddle Banker joins the horde
       Clay Kneader takes a place in the pack, on 4a
       The pack brings p2 4 Stone, 1 Iron, 1 Heartstone, 1 Cart, 2 Hammers, 3 Runes, 5 Coins and 1 Moon Cart
207. p2 end  988afdcb2110c3ff
       End of the game: p1 wins with 95 Honor points

p1  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p1  +3  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p1  +2  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p1  +8  8 sets of left-over resources [HALL-F4]
p1  +4  Great Forge, altar empty [HALL-G10]
p1  +2  Wellspring, altar empty [HALL-G10]
p1 +20  Fire Statue on its Pedestal on o11, yellow zone [HALL-F6]
p1 +12  Fire Statue on its Pedestal on r11, brown zone [HALL-F6]
p1 +10  Ice Statue on n12, yellow zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p2  +8  2 Tunnels of 3 cells, Iron [HALL-D4]
p2  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +5  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +4  Benefit token, Ice Pedestal, yellow zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +9  9 sets of left-over resources [HALL-F4]
p2  +0  Chasm, altar empty [HALL-G10]
p2 +12  Moon Statue on its Pedestal on e12, brown zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal on j12, yellow zone [HALL-F6]
p2 +20  Ice Statue on its Pedestal on i13, yellow zone [HALL-F6]
= p1 95, p2 94  coronation, won by p1
