hall/1  seats 2  seed 2047  options side=autumn workshops=chosen

  1. p1 offer.depot  6467cb2bfa0fb274
       p1 puts a Workshop into the supply: Depot
  2. p1 offer.ironworks  06f3f31fb5af4cd3
       p1 puts a Workshop into the supply: Ironworks
  3. p1 offer.crusher  f6735fdcf5e1183b
       p1 puts a Workshop into the supply: Crusher
  4. p1 offer.mint  d3a1cf12f8f9d6a4
       p1 puts a Workshop into the supply: Mint
  5. p1 offer.rune_forge  60e36094860d2347
       p1 puts a Workshop into the supply: Rune Forge
  6. p1 portal.a8  44fa0b2fbcb0d57a
       p1 opens a Portal on a8
  7. p2 portal.j19  5f083573f1f84b48
       p2 opens a Portal on j19
  8. p1 draft.start-6.1d  6ed86e41504607e3
       Barrow Pusher follows p1 into the pack
  9. p1 draft.start-2.1a  3fa8b4dcf8f29c4a
       Nail Biter follows p1 into the pack
 10. p1 draft.start-3.1b  df1c47165edbf47b
       Ember Eye follows p1 into the pack
 11. p1 draft.start-5.1c  cfd465e51910b1cb
       Bone Reader follows p1 into the pack
       p1 begins with 6 Stone, 1 Iron, 1 Hammer and 1 Coin
 12. p2 draft.start-2.1c  ebe7915e5e82c04d
       Nail Biter follows p2 into the pack
 13. p2 draft.start-1.1b  a47ac8fc241d9342
       Pebble Picker follows p2 into the pack
 14. p2 draft.start-6.1d  d51b8fca1ca00323
       Barrow Pusher follows p2 into the pack
 15. p2 draft.start-3.1a  7376ba1d546a0c3c
       Ember Eye follows p2 into the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.w5  a9f8f5ff7468bbd1
 17. p1 lay.w5d.b8  6a42930757977547
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue on c9
       The rock yields 2 Stone and 1 Hammer to p1
 18. p1 establish.d11.mint  14872b4b67aef74b
       p1 establishes a Workshop on d11: Mint
 19. p1 end  e66972b6873c6d11
 20. p2 recruit.b3{fire-1-4}  2c439c1feed82697
       p2 recruits Frost Sledger
       Tong Bearer joins the horde
 21. p2 join.2b  6794af687e01543f
       Frost Sledger takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 2 Iron and 1 Ice Cart
 22. p2 end  0d5396fbc67510b1
 23. p1 trade.cart  f5b559787f0b592e
       p1 gives 4 resources back to the supply
 24. p1 pay.iron.stock  b9fb7db6dd1ef57e
 25. p1 pay.hammer.stock  706f5dc6a17563ae
 26. p1 pay.coin.stock  35383c35eb84aa8e
       p1 gains 1 Cart
 27. p1 recruit.b3{fire-1-2}  9612a7d18c8689e8
       p1 recruits Tong Bearer
       Coal Nibbler joins the horde
 28. p1 join.2a  a50eabbe7e171a32
       Tong Bearer takes a place in the pack, on 2a
       The pack brings p1 2 Iron, 1 Heartstone and 1 Fire Cart
 29. p1 trade.stone  ab8e4cae9669c867
       p1 gives 4 resources back to the supply
 30. p1 pay.heartstone.1b  f165c1a978c84913
 31. p1 pay.iron.2a  656e5d5f5b26817a
 32. p1 pay.stone.stock  322ef524600b62f4
 33. p1 pay.cart.stock  b0da38097afa72be
       p1 gains 1 Stone
 34. p1 end  66afd547b12a1b3d
 35. p2 dig.i4  72421e83b26663eb
 36. p2 lay.i4c.j15  5e94ed39a34518ef
 37. p2 ore.iron  92ffea49761c3158
 38. p2 pay.iron.2b  b8d07a1fdc6ee701
 39. p2 pay.auto  866b5f30cf466e64
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Coin to p2
 40. p2 establish.j14.depot  d8679107bb911ce3
       p2 establishes a Workshop on j14: Depot
 41. p2 trade.heartstone  3b38359cc0d5c441
       p2 gives 4 resources back to the supply
 42. p2 pay.stone.1b  270170d08bd44576
 43. p2 pay.coin.stock  4a6520c803356a1f
 44. p2 pay.coin.stock  96d8e8d95e7f1c0d
 45. p2 pay.iron.stock  a4bc5247e9c9bb64
       p2 gains 1 Heartstone
 46. p2 trade.stone  7e6e98c181885fe0
       p2 gives 4 resources back to the supply
 47. p2 pay.heartstone.stock  f4d206efa2403b93
 48. p2 pay.coin.stock  5dafb5ab63e0acb9
 49. p2 pay.heartstone.stock  faa42103bbc1ccf0
       p2 gains 1 Stone
 50. p2 end  c814373c1ed4f78e
 51. p1 recruit.b5{moon-1-2}  bbc2242044823205
       p1 recruits Bog Prospector
       Dusk Carrier joins the horde
 52. p1 join.2c  00f358c4ac4c10ba
       Bog Prospector takes a place in the pack, on 2c
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
 53. p1 end  0524503ef832491c
 54. p2 recruit.b4{mud-1-2}  5d14e607d7f51006
       p2 recruits Mudsled Driver
       Gravel Glutton joins the horde
 55. p2 join.2c  b10b899074ad683f
       Mudsled Driver takes a place in the pack, on 2c
       The pack brings p2 1 Stone, 1 Iron and 2 Carts
 56. p2 trade.cart  dd0a86fbe2dfe98f
       p2 gives 4 resources back to the supply
 57. p2 pay.stone.2c  b457f6ebc83781c1
 58. p2 pay.cart.1d  df76c780938763bd
 59. p2 pay.cart.2c  79d6d292c106d333
 60. p2 pay.iron.1c  3d9d9fd423643b46
       p2 gains 1 Cart
 61. p2 end  8dec59bdc870e721
 62. p1 cast.pack_echo  3eafcf1b61b3f45d
       p1 casts a Spell, Echo of the Pack: 1 Rune on the card
 63. p1 echo.1d  a84dab8229e5b765
 64. p1 done  3ed2e8bdc94f374d
       The pack brings p1 nothing more
 65. p1 trade.cart  1298cbedba1c1a4c
       p1 gives 4 resources back to the supply
 66. p1 pay.stone.stock  8615dbd0b196c42e
 67. p1 pay.cart.1d  d284bbc0fcd79938
 68. p1 pay.stone.stock  3b78a3fac0231a32
 69. p1 pay.iron.2c  292435853fb2c92d
       p1 gains 1 Cart
 70. p1 recruit.b3{fire-1-3}  25edafcf98a818be
       p1 recruits Coal Nibbler
       Torch Peddler joins the horde
       Coal Nibbler takes a place in the pack, on 2b
       The pack brings p1 2 Heartstones, 1 Rune and 1 Fire Cart
 71. p1 trade.coin  a26c048f46a7945f
       p1 gives 4 resources back to the supply
 72. p1 pay.iron.1a  78b4fdca24e7f9c8
 73. p1 pay.cart.stock  2482df11e8de7d0f
 74. p1 pay.heartstone.2c  f5750eca6377b7a9
 75. p1 pay.heartstone.1b  6a51616b302520bc
       p1 gains 1 Coin
 76. p1 end  e9044562080f44d3
 77. p2 dig.i3  b6a0e9703a37e7a3
 78. p2 lay.i3d.i17  fab5ccb054b3ae26
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Moon Statue on i17
 79. p2 statue.i17  c88e3ba63ba836dc
 80. p2 to.j17  a4c0309ad449ad25
       p2 moves a Moon Statue from i17 to j17
 81. p2 end  8a6a28a973d0d67a
 82. p1 recruit.b5{ice-1-5}  60a0dda3e81cc3f9
       p1 recruits Dusk Carrier
       Rime Smith joins the horde
 83. p1 join.3b  89aceec6b8cd039a
       Dusk Carrier takes a place in the pack, on 3b
       The pack brings p1 2 Stone, 1 Iron, 2 Heartstones, 1 Cart and 1 Moon Cart
 84. p1 trade.hammer  f32bee0db97f539d
       p1 gives 4 resources back to the supply
 85. p1 pay.coin.stock  8cad67dc3b2cc24c
 86. p1 pay.stone.3b  af6563306f395a4e
 87. p1 pay.heartstone.2b  6621e52357858e13
 88. p1 pay.rune.1c  31fb67c041b0a79b
       p1 gains 1 Hammer
 89. p1 statue.c9  1ccc095dc7737784
 90. p1 to.b9  0e550f8f09cfc29d
       p1 moves an Ice Statue from c9 to b9
 91. p1 end  7f121ad5e790c357
 92. p2 recruit.b4{mud-1-3}  5447680533220d88
       p2 recruits Gravel Glutton
       Clay Kneader joins the horde
 93. p2 join.3b  32b66622d6481064
       Gravel Glutton takes a place in the pack, on 3b
       The pack brings p2 5 Stone, 2 Iron and 2 Carts
 94. p2 statue.j17  83bed9cca230c795
 95. p2 to.j19  b920eb1b8ec734c1
 96. p2 pay.cart.2c  f367fdab4fd9200d
       p2 moves a Moon Statue from j17 to j19
 97. p2 statue.j19  cea610169744cb07
 98. p2 to.j15  f1c3ae0e06c6b828
       p2 moves a Moon Statue from j19 to j15
 99. p2 trade.hammer  0cac16078202ea24
       p2 gives 4 resources back to the supply
100. p2 pay.stone.1b  ef7c5d6f8045870f
101. p2 pay.iron.2b  e0bbd7cd1e449974
102. p2 pay.stone.3b  4d7347ab94dbcd0e
103. p2 pay.stone.2c  304dfdd2f4127982
       p2 gains 1 Hammer
104. p2 trade.iron  d59dfb54f182b4b6
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
105. p2 end  7d288c816e45487a
106. p1 trade.coin  1aa313af9725791b
       p1 gives 4 resources back to the supply
107. p1 pay.iron.2c  526baf86bfa356c6
108. p1 pay.stone.3b  941030c31aa8f049
109. p1 pay.heartstone.2c  b679febc715185a4
110. p1 pay.hammer.stock  df3b9f405af7009d
       p1 gains 1 Coin
111. p1 recruit.b4{ice-1-3}  a701fadc76436a9a
       p1 recruits Clay Kneader
       Icicle Whistler joins the horde
       Clay Kneader takes a place in the pack, on 3a
       The pack brings p1 1 Stone, 2 Iron, 2 Heartstones and 1 Rune
112. p1 trade.iron  5113ddd9490b12f1
       p1 gives 4 resources back to the supply
113. p1 pay.rune.1c  f611a0b3fbcc4293
114. p1 pay.heartstone.3a  11f6fe20ea32414b
115. p1 pay.coin.stock  2a5e8089b538a485
116. p1 pay.heartstone.1b  8a47c9e4a101818e
       p1 gains 1 Iron
117. p1 trade.cart  78e05d203d3490fd
       p1 gives 4 resources back to the supply
118. p1 pay.iron.2a  097b576dde4dc752
119. p1 pay.iron.stock  b507eb6f2c482af9
120. p1 pay.stone.3a  d2da84d7d2a006b4
121. p1 pay.iron.1a  cc66588edf226e48
       p1 gains 1 Cart
122. p1 statue.b9  6c76b09462377d9d
123. p1 to.a8  927f1101f4b22ec1
       p1 moves an Ice Statue from b9 to a8
124. p1 end  4ed3e8ee099f897e
125. p2 work.j14  458f974373bce09a
       p2 activates a Workshop, Depot: up to 1 use
126. p2 stop  d75e2718be10fef8
127. p2 recruit.b3{fire-1-5}  f4a65a72c3220985
       p2 recruits Torch Peddler
       Soot Pounder joins the horde
       Torch Peddler takes a place in the pack, on 2a
       The pack brings p2 1 Stone, 1 Heartstone, 1 Coin and 1 Fire Cart
128. p2 trade.heartstone  0789935f3ab9c8aa
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
129. p2 end  b59f775b8612a9ed
130. p1 recruit.b5{ice-1-2}  dd312d423e72f3f4
       p1 recruits Rime Smith
       Snow Shoveller joins the horde
       Rime Smith takes a place in the pack, on 4a
       The pack brings p1 3 Stone, 5 Iron, 3 Heartstones, 1 Cart and 1 Rune
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
131. p1 statue.a8  7a8649e930f90cc2
132. p1 to.d10  9e87693aa843c5e2
       p1 moves an Ice Statue from a8 to d10
133. p1 end  25a407cb292f2bc1
134. p2 recruit.b3{mud-1-5}  049364db3ff349f0
       p2 recruits Soot Pounder
       Puddle Banker joins the horde
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p2 2 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
135. p2 trade.coin  190214b972544076
       p2 gives 4 resources back to the supply
136. p2 pay.iron.1c  59c5059ae9f80181
137. p2 pay.hammer.3a  72b2b5330bd0679c
138. p2 pay.stone.1b  fd72b5b14ee2e488
139. p2 pay.stone.3a  4398f164e94b8cc4
       p2 gains 1 Coin
140. p2 trade.stone  8efe97871c795503
       p2 gives 4 resources back to the supply
141. p2 pay.coin.2a  bd7970403481c7a5
142. p2 pay.heartstone.stock  26c0a49c7755e059
143. p2 pay.heartstone.1a  0afafe07dd4b7a5d
144. p2 pay.coin.stock  4a48ccf83e148a06
       p2 gains 1 Stone
145. p2 end  ce8e9cd44c0f3af9
146. p1 trade.stone  7aa85ca511aad049
       p1 gives 4 resources back to the supply
147. p1 pay.iron.2a  8b7e7198ea6a79ad
148. p1 pay.heartstone.1b  fb6e64bdd79da5b4
149. p1 pay.rune.1c  17d8155020d923a3
150. p1 pay.iron.2c  4aca52d74e7074a0
       p1 gains 1 Stone
151. p1 dig.d2  7bfc09f6f9fb3d16
152. p1 lay.d2c.c7  c8aa860c39fd35f1
153. p1 ore.heartstone  bb9bde1fc5679520
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Coin to p1
154. p1 trade.cart  4fc104f5dc24c1a8
       p1 gives 4 resources back to the supply
155. p1 pay.stone.3a  eeac66c739abc1d7
156. p1 pay.iron.1a  bf1d9193f8b7e762
157. p1 pay.heartstone.3a  fb89fad7b0ad3b50
158. p1 pay.coin.stock  f4975a11fbe40f76
       p1 gains 1 Cart
159. p1 trade.coin  04ac401d50dc1901
       p1 gives 4 resources back to the supply
160. p1 pay.iron.4a  c8227dca5dc403bf
161. p1 pay.cart.stock  7ba8a3df93da896b
162. p1 pay.stone.3b  b7fdf81b9844ad22
163. p1 pay.stone.3b  bdd80e08d6d2a620
       p1 gains 1 Coin
164. p1 end  ba20f17c2b4ad100
165. p2 recruit.b3{mud-1-4}  77432e49f5cee04f
       p2 recruits Puddle Banker
       Rust Wader joins the horde
       Puddle Banker takes a place in the pack, on 4a
       The pack brings p2 6 Stone, 1 Iron, 1 Heartstone, 2 Carts, 1 Hammer and 3 Coins
166. p2 trade.hammer  f03de46765c72da9
       p2 gives 4 resources back to the supply
167. p2 pay.iron.2b  f17d25090588d127
168. p2 pay.hammer.3a  23ccf599eeb2a5c5
169. p2 pay.stone.1b  02e473b42365a673
170. p2 pay.iron.1c  49f70e0a52720acb
       p2 gains 1 Hammer
171. p2 trade.coin  a0b505fc1d235247
       p2 gives 4 resources back to the supply
172. p2 pay.hammer.stock  5a6a3aefb48d8f5c
173. p2 pay.heartstone.1a  0f6cb3a2711e2099
174. p2 pay.coin.2a  b8bdc528b53269e7
175. p2 pay.stone.2c  9a6dc430678f0b49
       p2 gains 1 Coin
176. p2 end  21a74bfb15c19d83
177. p1 skip  78a97f4ff13b0469
       p1 can neither recruit nor dig, and skips
178. p1 end  de12a4aeaf73543b
179. p2 dig.d2  e1e9d17ee695ecf8
180. p2 lay.d2a.g17  32b08da92a145a38
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
181. p2 establish.h16.ironworks  a5f853885c0dfb86
       p2 establishes a Workshop on h16: Ironworks
182. p2 statue.j15  a56452d50cbe513f
183. p2 to.j17  b6eee5627bb75030
       p2 moves a Moon Statue from j15 to j17
184. p2 trade.hammer  0dff14f19d1d0c90
       p2 gives 4 resources back to the supply
185. p2 pay.cart.2c  de1621c268386426
186. p2 pay.coin.4a  37f65cc184c3ded7
187. p2 pay.coin.4a  95cc50c64cfdb3a8
188. p2 pay.coin.stock  896f0a5a24c72b7e
       p2 gains 1 Hammer
189. p2 trade.stone  86feed93c6d278f9
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
190. p2 end  b241ae7bec2b8c48
       End of the game: p1 and p2 share the victory with 15 Honor points

p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +6  Ice Statue on d10, brown zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2  +6  Moon Statue on j17, brown zone [HALL-F6]
= p1 15, p2 15  coronation, won by p1, p2
