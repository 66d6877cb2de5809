hall/1  seats 2  seed 1740  options side=winter workshops=chosen

  1. p1 offer.ironworks  71557e58c0aee2f5
       p1 puts a Workshop into the supply: Ironworks
  2. p1 offer.depot  69a2bd66c7d0bffd
       p1 puts a Workshop into the supply: Depot
  3. p1 offer.mint  bb3be5059f689d5e
       p1 puts a Workshop into the supply: Mint
  4. p1 offer.wainwright  094f5e8da87f3e33
       p1 puts a Workshop into the supply: Wainwright
  5. p1 offer.hammer_forge  f4c29e72a1234e56
       p1 puts a Workshop into the supply: Hammer Forge
  6. p2 portal.l1  c64dee53b655f0eb
       p2 opens a Portal on l1
  7. p1 portal.e18  74b012abb72e3891
       p1 opens a Portal on e18
  8. p2 draft.start-3.1b  593f23fb5412e939
       Ember Eye follows p2 into the pack
  9. p2 draft.start-4.1d  6feec9b9b035b21c
       Purse Shaker follows p2 into the pack
 10. p2 draft.start-1.1a  c9e7dc91c07e30f5
       Pebble Picker follows p2 into the pack
 11. p2 draft.start-5.1c  df38298c23a84155
       Bone Reader follows p2 into the pack
       p2 begins with 4 Stone, 2 Iron, 1 Heartstone and 2 Coins
 12. p1 draft.start-2.1d  8d89a971a5f59253
       Nail Biter follows p1 into the pack
 13. p1 draft.start-1.1b  b96b39f8ccdb3784
       Pebble Picker follows p1 into the pack
 14. p1 draft.start-5.1c  8252f2c4d83f565f
       Bone Reader follows p1 into the pack
 15. p1 draft.start-6.1a  45b7e8b1438772a6
       Barrow Pusher follows p1 into the pack
       p1 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 16. p2 dig.o4  d5b2da44740c71cf
 17. p2 lay.o4b.m1  fd899bc353dd6918
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue on n2
 18. p2 trade.cart  71b53ab115adb18f
       p2 gives 4 resources back to the supply
 19. p2 pay.iron.stock  9cdc453571c778d2
 20. p2 pay.coin.stock  67025a140d77fe44
 21. p2 pay.coin.stock  0d35bd200c3ec2aa
 22. p2 pay.iron.stock  199d73b6aabbbc42
       p2 gains 1 Cart
 23. p2 end  8ba3722aebf61263
 24. p1 dig.v5  9eb25d6ed7ecd49b
 25. p1 lay.v5b.f18  69efa106e8bff0d1
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue on h18
       The rock yields 1 Coin to p1
 26. p1 trade.stone  9b879025879e4f86
       p1 gives 4 resources back to the supply
 27. p1 pay.hammer.stock  0dc75d93f09fb51b
 28. p1 pay.coin.stock  d925942eb76f0c12
 29. p1 pay.coin.stock  3c72db661d2c0f44
 30. p1 pay.iron.stock  ea6c71f2a8bd50f4
       p1 gains 1 Stone
 31. p1 trade.cart  5e409d606076ddf2
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
 32. p1 end  6598a262905345b4
 33. p2 recruit.b3{fire-1-3}  0bc67654511e1374
       p2 recruits Silver Sifter
       Torch Peddler joins the horde
 34. p2 join.2b  f9b067c6977fccab
       Silver Sifter takes a place in the pack, on 2b
       The pack brings p2 2 Heartstones, 1 Rune and 1 Coin
 35. p2 trade.hammer  64d37019d5126b50
       p2 gives 4 resources back to the supply
 36. p2 pay.rune.1c  c5ffc45030039ee0
 37. p2 pay.coin.2b  329701dc0a067185
 38. p2 pay.heartstone.1b  d3e3724e6d7e6515
 39. p2 pay.heartstone.stock  a3d939a7188e6c54
       p2 gains 1 Hammer
 40. p2 end  991bc1500356026f
 41. p1 recruit.b4{ice-1-5}  68937d5eeed6cebe
       p1 recruits Night Toller
       Rime Smith joins the horde
 42. p1 join.2c  061f27c02f0e880e
       Night Toller takes a place in the pack, on 2c
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Moon Cart
 43. p1 trade.stone  3f5526cbe931ea75
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
 44. p1 end  2bbc8e0b59a55719
 45. p2 recruit.b4{ice-1-3}  9d16ac5b35e61578
       p2 recruits Rime Smith
       Icicle Whistler joins the horde
 46. p2 join.2c  2ac1bc48618e5ef7
       Rime Smith takes a place in the pack, on 2c
       The pack brings p2 2 Iron, 1 Rune and 1 Coin
 47. p2 trade.heartstone  c21f885eac56b4af
       p2 gives 4 resources back to the supply
 48. p2 pay.cart.stock  3fb30fa1538b239f
 49. p2 pay.coin.1d  e080150b5ad11e26
 50. p2 pay.iron.2c  aa5c3f5bccfce9b4
 51. p2 pay.hammer.stock  ca3882f511b9077d
       p2 gains 1 Heartstone
 52. p2 trade.coin  bafec852fefe3ace
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
 53. p2 end  a157bd4ca0e8b154
 54. p1 recruit.b1{fire-1-5}  9a3f4ab75d56b300
       p1 recruits Cold Digger
       Soot Pounder joins the horde
 55. p1 join.2b  65ad0c329c0f2197
       Cold Digger takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 56. p1 trade.coin  af10072a204b298c
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
 57. p1 end  7b9e7dd7861d3d9e
 58. p2 recruit.b4{fire-1-1}  8c30044f28992819
       p2 recruits Icicle Whistler
       Cinder Hauler joins the horde
 59. p2 join.2a  3eb3c22179c099e1
       Icicle Whistler takes a place in the pack, on 2a
       The pack brings p2 1 Stone, 1 Heartstone, 1 Rune and 1 Ice Cart
 60. p2 trade.cart  b2cd6daab7d90299
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 61. p2 end  14ebfc3b37594274
 62. p1 recruit.b4{moon-1-2}  e89306d50dbb1716
       p1 recruits Cinder Hauler
       Dusk Carrier joins the horde
 63. p1 join.2a  663b0e831f4a4e24
       Cinder Hauler takes a place in the pack, on 2a
       The pack brings p1 3 Stone, 1 Cart and 1 Fire Cart
 64. p1 trade.coin  38585a4c2f63bfeb
       p1 gives 4 resources back to the supply
 65. p1 pay.stone.1b  0b2e57ecbf89192e
 66. p1 pay.cart.1a  65acf060706a1d0f
 67. p1 pay.stone.2a  8cfa2d07ac3d9655
 68. p1 pay.coin.stock  fdf2a8a29be66cc1
       p1 gains 1 Coin
 69. p1 end  d4fe13e422e5edec
 70. p2 recruit.b4{fire-1-4}  2c79fc05edba4011
       p2 recruits Dusk Carrier
       Tong Bearer joins the horde
 71. p2 join.3a  ddcbb5fa8f966228
       Dusk Carrier takes a place in the pack, on 3a
       The pack brings p2 3 Stone, 2 Heartstones, 2 Runes, 1 Coin and 1 Moon Cart
 72. p2 trade.stone  befbc5dc250059a5
       p2 gives 4 resources back to the supply
 73. p2 pay.stone.3a  c2597b5188e2c689
 74. p2 pay.cart.stock  d17ec8b44ed5561b
 75. p2 pay.stone.3a  1c20b38a6943a868
 76. p2 pay.heartstone.2b  cf9fb4b4874e225d
       p2 gains 1 Stone
 77. p2 end  f697d3f684ffb7c5
 78. p1 recruit.b4{fire-1-2}  6633073a5d4be526
       p1 recruits Tong Bearer
       Coal Nibbler joins the horde
 79. p1 join.3a  63185694da6362be
       Tong Bearer takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Fire Cart
 80. p1 trade.heartstone  a8b2b96928543805
       p1 gives 4 resources back to the supply
 81. p1 pay.heartstone.2b  912ea1e032f0a9a4
 82. p1 pay.iron.3a  65085d0e5acb892c
 83. p1 pay.stone.2a  39f142c00c6d9c4d
 84. p1 pay.stone.2a  b8301b50d2815395
       p1 gains 1 Heartstone
 85. p1 trade.iron  06128a0322d531b0
       p1 gives 4 resources back to the supply
 86. p1 pay.coin.stock  4f7c4f209d9ea12f
 87. p1 pay.stone.1b  cd476560c7d61127
 88. p1 pay.rune.1c  b005ac8ff1df5da3
 89. p1 pay.cart.1a  f57e10a8acb365cb
       p1 gains 1 Iron
 90. p1 end  eef97f34934e455d
 91. p2 recruit.b1{mud-1-1}  220b7cc3a132bb7c
       p2 recruits Soot Pounder
       Bog Prospector joins the horde
       Soot Pounder takes a place in the pack, on 3b
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 92. p2 trade.hammer  483180ad6ded5abc
       p2 gives 4 resources back to the supply
 93. p2 pay.rune.1c  2a5ffcd28ffc53d8
 94. p2 pay.coin.1d  bb24922dd2b6d007
 95. p2 pay.heartstone.1b  f0f2e0a6d2a55260
 96. p2 pay.coin.2b  fe8ffb83f1514bcf
       p2 gains 1 Hammer
 97. p2 end  8ce5642332f36807
 98. p1 recruit.b2{mud-1-2}  9c44972ff0816aa3
       p1 recruits Mudsled Driver
       Gravel Glutton joins the horde
       Mudsled Driver takes a place in the pack, on 3b
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
 99. p1 trade.heartstone  387386cfb1af9d0b
       p1 gives 4 resources back to the supply
100. p1 pay.stone.1b  03e317a7290067d1
101. p1 pay.stone.3b  c108168d7462648d
102. p1 pay.iron.1d  3ccd66bf658ab8af
103. p1 pay.cart.3b  29a3e7aa54d5283e
       p1 gains 1 Heartstone
104. p1 statue.h18  9ce07b23a94a64a9
105. p1 to.h20  1320194c175b046d
106. p1 pay.cart_fire.2a  cdaea8981ac8e82f
       p1 moves a Fire Statue from h18 to h20
107. p1 trade.hammer  b587cd8c71868c72
       p1 gives 4 resources back to the supply
108. p1 pay.heartstone.2b  2466e1a4aae30957
109. p1 pay.iron.stock  3df84c275c23b77a
110. p1 pay.coin.2c  ff14bba7fac679d9
111. p1 pay.heartstone.stock  868d0a6a6163bca4
       p1 gains 1 Hammer
112. p1 statue.h20  4bfc6b6646f88f30
113. p1 to.e18  635e72a74a512378
       p1 moves a Fire Statue from h20 to e18
114. p1 end  93a9ced2618fd230
115. p2 dig.l3  0e58a020418d77df
116. p2 lay.l3b.n3  ebcf3eedf8e30a9d
117. p2 pay.auto  b8813fc050009c01
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p2
118. p2 done  d3d4d5a4b2cd6eec
119. p2 trade.heartstone  30fef77e56e223c4
       p2 gives 4 resources back to the supply
120. p2 pay.hammer.stock  5193a9189c0e246b
121. p2 pay.heartstone.2b  4e3cb2cf514bd4b5
122. p2 pay.rune.2a  9347035494d55bd3
123. p2 pay.hammer.stock  806853298bff67ba
       p2 gains 1 Heartstone
124. p2 end  6aab5e036d08fdbf
125. p1 cast.cave_in  d85c8439cc3b0f04
       p1 casts a Spell, Cave-In: 1 Rune on the card
126. p1 fill.f18  99863e70048a6171
       p1 makes a Tunnel on f18 cave in and picks up 2 Stone
127. p1 recruit.b1{moon-1-3}  534304c763b0234d
       p1 recruits Bog Prospector
       Owl Listener joins the horde
       Bog Prospector takes a place in the pack, on 4a
       The pack brings p1 4 Stone, 3 Iron, 2 Heartstones, 2 Carts, 1 Rune, 1 Coin and 2 Fire Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
128. p1 trade.stone  1a9b3e758660117c
       p1 gives 4 resources back to the supply
129. p1 pay.cart.3b  824d3810cae96292
130. p1 pay.coin.2c  35a373457cb0c1d2
131. p1 pay.stone.1b  13ca458b4e6f8a8c
132. p1 pay.stone.2a  cb32ab66c3c74e2b
       p1 gains 1 Stone
133. p1 trade.stone  9d7d2863d0fe0f6b
       p1 gives 4 resources back to the supply
134. p1 pay.stone.2a  92d023b9ca834f1a
135. p1 pay.heartstone.2b  3795952dbe5f8a26
136. p1 pay.rune.1c  277fdcbd24639a76
137. p1 pay.heartstone.4a  07969e9cbd22ae56
       p1 gains 1 Stone
138. p1 trade.iron  3da8fbb26f6f28b3
       p1 gives 4 resources back to the supply
139. p1 pay.iron.3a  31e6a34432bbb82d
140. p1 pay.iron.1d  6fd7b1e517185bdb
141. p1 pay.cart.1a  bfe969c8bf1a64c3
142. p1 pay.stone.3b  4da801d7fff564c8
       p1 gains 1 Iron
143. p1 trade.heartstone  f69c59ab6bece611
       p1 gives 4 resources back to the supply
144. p1 pay.iron.4a  78b59daaa5f0f94e
145. p1 pay.stone.stock  628e75d8e52ebfca
146. p1 pay.iron.stock  bf54f5b3445673be
147. p1 pay.heartstone.stock  ea0d2d895451ccca
       p1 gains 1 Heartstone
148. p1 trade.rune  bbc02878e1952855
       p1 gives 4 resources back to the supply
149. p1 pay.stone.stock  69474308f40a489f
150. p1 pay.heartstone.stock  d50141232ea1f82e
151. p1 pay.stone.stock  cef4292d8d87772b
152. p1 pay.hammer.stock  aca06dd6fcf5ad19
       p1 gains 1 Rune
153. p1 end  3e114bb436813264
154. p2 recruit.b3{moon-1-4}  52484a0fc93c8d07
       p2 recruits Torch Peddler
       Lantern Guard joins the horde
       Torch Peddler takes a place in the pack, on 4a
       The pack brings p2 4 Stone, 2 Heartstones, 1 Hammer, 2 Runes, 3 Coins and 1 Fire Cart
155. p2 statue.n2  152c0eb386ba4f8e
156. p2 to.n1  c8464e4f4c15339b
       p2 moves a Fire Statue from n2 to n1
157. p2 trade.hammer  ce9e2d1f43882119
       p2 gives 4 resources back to the supply
158. p2 pay.iron.2c  4f4e682f5d629901
159. p2 pay.hammer.3b  096323863a5d339a
160. p2 pay.rune.2a  213de66c58c617c9
161. p2 pay.heartstone.1b  75675a5baf857108
       p2 gains 1 Hammer
162. p2 trade.coin  35f8bb9ef4318ad5
       p2 gives 4 resources back to the supply
163. p2 pay.hammer.stock  8a692c7cc5e21c72
164. p2 pay.stone.3a  ff40092358570042
165. p2 pay.coin.1d  83ee9332c089fca8
166. p2 pay.heartstone.2b  e6149bceb28450e4
       p2 gains 1 Coin
167. p2 trade.cart  e0abc18672143b9f
       p2 gives 4 resources back to the supply
168. p2 pay.heartstone.stock  b14b7382e4c2ef94
169. p2 pay.rune.1c  20a77e6dd6d248bc
170. p2 pay.coin.2b  7438e975dae2181e
171. p2 pay.stone.1a  ea51a5a426e687d2
       p2 gains 1 Cart
172. p2 trade.iron  258e169a636f9a54
       p2 gives 4 resources back to the supply
173. p2 pay.iron.2c  47e9a9d66c60564c
174. p2 pay.cart.stock  4c4d9cb99bc872ed
175. p2 pay.stone.3a  ab4c3a4fb95c76e7
176. p2 pay.coin.4a  55a3312df7ffd956
       p2 gains 1 Iron
177. p2 end  a6f58fc590982a2f
178. p1 cast.drums_of_exile  a202cf862fd94f55
       p1 casts a Spell, Drums of Exile: 1 Rune on the card
179. p1 exile.m2  7b7d8ebfb57d9359
180. p1 exile.t3{mud-2-3+fire+fire-3-1}  d93eb4586e49befd
       Frost Scribe retires
       Obsidian Breaker retires
       Root Miner joins the horde
       The new card carries a Fire Pedestal
       Volcano Matriarch joins the horde
181. p1 skip  258b04127594c990
       p1 can neither recruit nor dig, and skips
182. p1 end  524afed64622aa76
183. p2 skip  3e5f68bcb1e009b1
       p2 can neither recruit nor dig, and skips
184. p2 end  e881db7c2d5c58a3
185. p1 skip  2354be3d70b819f2
       p1 can neither recruit nor dig, and skips
186. p1 end  905c7ef8a624bd19
       End of the game: p1 wins with 11 Honor points

p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +2  Fire Statue on e18, dark grey zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +2  Fire Statue on n1, dark grey zone [HALL-F6]
= p1 11, p2 9  coronation, won by p1
