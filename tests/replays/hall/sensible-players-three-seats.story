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
  7. p3 draft.start-1.1a  f9f3463f1422db85
       Pebble Picker follows p3 into the pack
       p3 begins with 4 Stone, 3 Iron, 1 Heartstone and 1 Coin
  8. p1 draft.start-4.1c  ce29b937ba7fbe33
       Purse Shaker follows p1 into the pack
  9. p1 draft.start-1.1d  d6e971892ec8d364
       Pebble Picker follows p1 into the pack
 10. p1 draft.start-6.1b  4f3f0cad16aa187b
       Barrow Pusher follows p1 into the pack
 11. p1 draft.start-3.1a  74435826144d60da
       Ember Eye follows p1 into the pack
       p1 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 12. p2 draft.start-3.1b  857af37d563b7f86
       Ember Eye follows p2 into the pack
 13. p2 draft.start-1.1a  ee3adc8805ce891d
       Pebble Picker follows p2 into the pack
 14. p2 draft.start-4.1c  653745ad5d05c841
       Purse Shaker follows p2 into the pack
 15. p2 draft.start-6.1d  f4aab8d8dd8a4b4f
       Barrow Pusher follows p2 into the pack
       p2 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p3 dig.t4  a9b44b31c116f888
 17. p3 lay.t4a.i17  b2616d4fe450b229
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths an Ice Statue on i17
       p3 unearths a Fire Statue on k17
       The rock yields 1 Coin to p3
 18. p3 end  de04034e0eca36c8
 19. p1 dig.i3  36c72d59a7b40f1c
 20. p1 lay.i3b.a9  7366a7556d7f94eb
 21. p1 ore.stone  6d936d15be97bce0
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Fire Statue on c9
       The rock yields 2 Stone to p1
 22. p1 end  9efe92bc60dffb76
 23. p2 dig.l3  1c43c3c0219af311
 24. p2 lay.l3c.r8  a61902fdda73c280
 25. p2 ore.stone  ef7e027a5155c7f8
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths an Ice Statue on q9
       The rock yields 2 Stone to p2
 26. p2 end  682363b356afbaf0
 27. p3 recruit.m3{ice-2-1+moon}  b572ba73a3a6db30
       p3 recruits Frost Scribe
       p3 takes a Fire Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries a Moon Pedestal
 28. p3 join.2b  f3a2c66b1430db82
       Frost Scribe takes a place in the pack, on 2b
       The pack brings p3 1 Stone, 1 Iron, 1 Cart, 2 Runes and 1 Ice Cart
 29. p3 statue.i17  403b88d78cfc4820
 30. p3 to.j19  2d55d5377408fa79
 31. p3 pay.auto  ced9c5bb2e09b225
       p3 moves an Ice Statue from i17 to j19
 32. p3 end  790d905e8a2f6102
 33. p1 recruit.m3{fire-2-1+moon}  c4e300c96bea3589
       p1 recruits Glacier Cutter
       p1 takes a Moon Pedestal along with the recruit
       Magma Miner joins the horde
       The new card carries a Moon Pedestal
 34. p1 join.2b  5e605aa94d7081e4
       Glacier Cutter takes a place in the pack, on 2b
       The pack brings p1 1 Stone, 2 Iron, 1 Cart, 1 Coin and 1 Ice Cart
 35. p1 end  9a6bb8de1a369924
 36. p2 recruit.m3{mud-2-5+ice}  614f2727fba669f2
       p2 recruits Magma Miner
       p2 takes a Moon Pedestal along with the recruit
       Silt Wagoner joins the horde
       The new card carries an Ice Pedestal
 37. p2 join.2b  be5a85a15cc67840
       Magma Miner takes a place in the pack, on 2b
       The pack brings p2 3 Heartstones, 1 Coin and 1 Fire Cart
 38. p2 end  aeb6146cfd862165
 39. p3 cast.earth_ritual  5c7057703210800b
       p3 casts a Spell, Earth Ritual: 1 Rune on the card
 40. p3 pay.auto  d528865a1d0bf671
 41. p3 ritual.stone  badcb211a685e8f7
       p3 gains 3 Stone
 42. p3 dig.t4  e87696db5fabc0e2
 43. p3 lay.t4a.h15  c04bdc5f4651bb1a
 44. p3 ore.stone  227a6c1a247b0cef
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Coin to p3
 45. p3 pedestal.fire  4cefc46b8eeb8bb1
       p3 puts a Fire Pedestal on i16, brown zone: a benefit token of 5 Honor points
 46. p3 establish.h16.ironworks  77441c497bc583bc
       p3 establishes a Workshop on h16: Ironworks
 47. p3 establish.j14.depot  8bb0e0cd28ae9f28
       p3 establishes a Workshop on j14: Depot
 48. p3 statue.k17  2ebb0da3b25d063c
 49. p3 to.i16  5ec14a7e0bcd2da7
       p3 moves a Fire Statue from k17 to i16
 50. p3 end  eb31378811e6d386
 51. p1 dig.y5  ba9b5f1a5db2ec9f
 52. p1 lay.y5h.c10  c9aeef74c03f7dbb
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue on c13
       The rock yields 1 Iron and 1 Hammer to p1
 53. p1 establish.d11.mint  c72e204d29a26c02
       p1 establishes a Workshop on d11: Mint
 54. p1 statue.c13  8cc5b2944f099eec
 55. p1 to.d12  a18bbd725b1524fc
 56. p1 pay.auto  7d08940e8593f776
       p1 moves an Ice Statue from c13 to d12
 57. p1 end  e349298ce6fa86a1
 58. p2 dig.l4  fde53e12c077b977
 59. p2 lay.l4d.p6  869b791b3e22cc57
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Fire Statue on p6
       The rock yields 1 Coin to p2
 60. p2 pedestal.moon  d3f97ccd41e0f399
       p2 puts a Moon Pedestal on p6, grey zone: a benefit token of 3 Honor points
 61. p2 statue.p6  a226865ca844b5f2
 62. p2 to.q8  194f86c08c32499b
       p2 moves a Fire Statue from p6 to q8
 63. p2 end  4976179c41d24ab6
 64. p3 cast.earth_ritual  8f1ec9cb740e9788
       p3 casts a Spell, Earth Ritual: 2 Runes on the card
 65. p3 ritual.stone  286713563c779475
       p3 gains 3 Stone
 66. p3 recruit.b3{moon-1-4}  d82d9aa57407506d
       p3 recruits Coal Nibbler
       p3 pockets the bribes of the recruit: 3 Coins
       Lantern Guard joins the horde
 67. p3 join.2c  c39586044bad9bd2
       Coal Nibbler takes a place in the pack, on 2c
       The pack brings p3 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
 68. p3 end  aa561ef3cbda13eb
 69. p1 work.d11  274193f2eb3d471f
       p1 activates a Workshop, Mint: up to 2 uses
 70. p1 use.1  b73773d995947d1c
       p1 gains 1 Coin
 71. p1 use.2  fa3901641d0c7b72
       p1 gains 1 Coin
 72. p1 dig.i3  bf65316997255c07
 73. p1 lay.i3b.e12  004cb8622f3ad5ff
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Rune to p1
 74. p1 pedestal.moon  9c38c3e1d15e6fc4
       p1 puts a Moon Pedestal on g12, yellow zone: a benefit token of 4 Honor points
 75. p1 establish.f13.rune_forge  3eb7693ee5659382
       p1 establishes a Workshop on f13: Rune Forge
 76. p1 statue.d12  eef8d8d20cd933f6
 77. p1 to.g12  4ac3af7a95ac87fd
       p1 moves an Ice Statue from d12 to g12
 78. p1 end  579334f799aae78c
 79. p2 recruit.b4{ice-1-3}  da2ce780337cfb57
       p2 recruits Gravel Glutton
       p2 pockets the bribes of the recruit: 3 Coins
       Icicle Whistler joins the horde
 80. p2 join.2a  744945bd760d30e5
       Gravel Glutton takes a place in the pack, on 2a
       The pack brings p2 4 Stone and 1 Heartstone
 81. p2 end  a6ac7dbfe40d6666
 82. p3 cast.earth_ritual  b1fef329a0b417b3
       p3 casts a Spell, Earth Ritual: 3 Runes on the card
 83. p3 ritual.iron{ghost_carts}  3eab6a4f39089f2a
       p3 gains 2 Iron
       Earth Ritual disintegrates; Ghost Carts enters the grimoire
 84. p3 work.h16  9ad156c2be7fae7e
       p3 activates a Workshop, Ironworks: up to 2 uses
 85. p3 use.2  29160ea095992609
 86. p3 pay.auto  b3c08541238786e0
       p3 gains 1 Heartstone
 87. p3 stop  64310ae6e8d2e8d2
 88. p3 recruit.m1  b6cf1edbdaaa0b8b
 89. p3 pay.auto{moon-2-2+fire}  c9f5ea2b29a0d868
       p3 recruits Crescent Blade
       p3 takes a Fire Pedestal along with the recruit
       Tide Hauler joins the horde
       The new card carries a Fire Pedestal
 90. p3 join.3b  67fb1ef704b51cef
       Crescent Blade takes a place in the pack, on 3b
       The pack brings p3 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 2 Runes, 1 Coin, 1 Ice Cart and 1 Moon Cart
 91. p3 statue.j19  107237448e4d810a
 92. p3 to.k17  27679ac815b03fc2
 93. p3 pay.auto  f08c0aa08b426d53
       p3 moves an Ice Statue from j19 to k17
 94. p3 end  ee4ce407cb87d176
 95. p1 recruit.m1  ee0a85fb2046c1b2
 96. p1 pay.auto{mud-2-2+fire}  50f6833c43f8bf53
       p1 recruits Tide Hauler
       p1 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries a Fire Pedestal
 97. p1 join.2c  dcce5fcf2f80afa1
       Tide Hauler takes a place in the pack, on 2c
       The pack brings p1 3 Stone, 1 Coin and 2 Moon Carts
 98. p1 end  a7ef824ecf6af6e7
 99. p2 dig.y5  a87ad07ffc466f42
100. p2 lay.y5g.q10  4ab772b823cb0e0b
101. p2 pay.auto  28efaf748fc9f965
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue on q13
       The rock yields 1 Iron and 1 Hammer to p2
102. p2 establish.p11.charm_weaver  5edbbf7222cca012
       p2 establishes a Workshop on p11: Charm Weaver
103. p2 end  aca215ee8f3c7605
104. p3 work.h16  2f783cb6f81afb0a
       p3 activates a Workshop, Ironworks: up to 2 uses
105. p3 use.2  ab5bf3dd35ac6c32
106. p3 pay.auto  8797bc2be286179c
       p3 gains 1 Heartstone
107. p3 use.2  6a247c38447c6635
108. p3 pay.auto  3263682416390502
       p3 gains 1 Heartstone
109. p3 dig.l4  7249883766364110
110. p3 lay.l4e.h13  f729dc7a535e7768
111. p3 ore.stone  3abc8d7e7e93937d
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 2 Iron to p3
112. p3 pedestal.fire  b9bd130913efa8fa
       p3 puts a Fire Pedestal on h13, yellow zone: a benefit token of 5 Honor points
113. p3 statue.i16  7ddfa21a32c2042f
114. p3 to.h13  63b0d665e017d8fc
115. p3 pay.auto  cf1f84914a815b75
       p3 moves a Fire Statue from i16 to h13
116. p3 statue.k17  1f4cab024d400187
117. p3 to.i15  2f926ff1db654675
       p3 moves an Ice Statue from k17 to i15
118. p3 end  6597294b7bd69a45
119. p1 recruit.b1{mud-1-4}  78389f61b3dc6780
       p1 recruits Frost Sledger
       p1 pockets the bribes of the recruit: 2 Coins
       Rust Wader joins the horde
120. p1 join.3b  751d6758a79cdbf7
       Frost Sledger takes a place in the pack, on 3b
       The pack brings p1 1 Stone, 3 Iron, 1 Cart and 2 Ice Carts
121. p1 end  1e4a73c569a7bfe6
122. p2 recruit.m2  967367ff2561bbe0
123. p2 pay.auto{fire-2-3+moon}  5ea0f68f393ba1d1
       p2 recruits Star Counter
       p2 takes an Ice Pedestal along with the recruit
       Furnace Broker joins the horde
       The new card carries a Moon Pedestal
124. p2 join.3a  d027043d6f133ca4
       Star Counter takes a place in the pack, on 3a
       The pack brings p2 4 Stone, 3 Heartstones, 1 Rune, 1 Coin, 1 Fire Cart and 1 Moon Cart
125. p2 statue.q13  12cbaa5fcc9773b2
126. p2 to.p12  70bbfa8c23ffc2b5
       p2 moves a Fire Statue from q13 to p12
127. p2 end  0d2f0090145fb5cb
128. p3 work.h16  a8c6bfc311d9c9dd
       p3 activates a Workshop, Ironworks: up to 2 uses
129. p3 use.2  b637ff312ce9d300
       p3 gains 1 Heartstone
130. p3 use.2  5b0e3a85c389d8ce
       p3 gains 1 Heartstone
131. p3 dig.p5  e824233d1490ef5c
132. p3 lay.p5d.l17  82eac972236028c6
133. p3 ore.heartstone  1222f7120ecf559a
134. p3 pay.auto  5384e18bfd4eaecb
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p3 unearths a Moon Statue on n18
       The rock yields 2 Stone to p3
135. p3 establish.l16.hammer_forge  66a44dc6a20e7d42
       p3 establishes a Workshop on l16: Hammer Forge
136. p3 statue.n18  c22161354a6517b7
137. p3 to.k17  58c9d717a8f95950
       p3 moves a Moon Statue from n18 to k17
138. p3 end  98479f9e0a95220a
139. p1 work.f13  e9e45417bf6e221d
       p1 activates a Workshop, Rune Forge: up to 2 uses
140. p1 use.1  40d908ed12f61896
141. p1 pay.auto  365e7c65dda5517c
       p1 gains 1 Rune
142. p1 stop  b0487624c6074139
143. p1 recruit.b2{fire-1-3}  9e4268574e53ebeb
       p1 recruits Soot Pounder
       p1 pockets the bribes of the recruit: 3 Coins
       Torch Peddler joins the horde
       Soot Pounder takes a place in the pack, on 2a
       The pack brings p1 1 Stone, 1 Heartstone and 1 Hammer
144. p1 end  51f23e975d3c7115
145. p2 work.p11  fc0289110d43e9c7
       p2 activates a Workshop, Charm Weaver: up to 2 uses
146. p2 use.2  bba35baee5c0da7f
       p2 gains 1 Coin
147. p2 stop  f39f2cd23e8fa3cb
148. p2 dig.l4  5280cf7b9b009b72
149. p2 lay.l4e.p8  4ab24644894156f7
150. p2 ore.iron  6c19e3e47b6727ec
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Iron and 1 Heartstone to p2
151. p2 pedestal.ice  e26b08e4b50119b9
       p2 puts an Ice Pedestal on p8, brown zone: a benefit token of 4 Honor points
152. p2 establish.o8.hammer_forge  4fb91439d9e6f677
       p2 establishes a Workshop on o8: Hammer Forge
153. p2 end  bae7abd02dbc7ba7
154. p3 work.f13  0745c117fbc8f193
       p3 activates a Workshop, Rune Forge: up to 2 uses
155. p3 use.1  027203b8a17cca1b
       p3 gains 1 Rune
156. p3 use.1  25ecb0f881d58c88
       p3 gains 1 Rune
157. p3 recruit.m2  8c89400974e85980
158. p3 pay.auto{ice-2-4+moon}  cd2f87d77983a396
       p3 recruits Furnace Broker
       p3 takes a Moon Pedestal along with the recruit
       Ice Breaker joins the horde
       The new card carries a Moon Pedestal
       Furnace Broker takes a place in the pack, on 2a
       The pack brings p3 2 Stone, 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
159. p3 end  3026683284933332
160. p1 work.f13  fe39c3245f1963c2
       p1 activates a Workshop, Rune Forge: up to 2 uses
161. p1 use.1  eb05a44fa71639c9
162. p1 pay.auto  f4d505399fcd4d33
       p1 gains 1 Rune
163. p1 stop  7d7bbb5419f8e4b1
164. p1 recruit.b3{mud-1-1}  4c3c4659f108a812
       p1 recruits Lantern Guard
       p1 pockets the bribes of the recruit: 2 Coins
       Bog Prospector joins the horde
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 1 Iron and 1 Moon Cart
165. p1 end  580281b610a34b88
166. p2 work.o8  8abf74a33283cdc4
       p2 activates a Workshop, Hammer Forge: up to 2 uses
167. p2 use.2  f61e5acf22d7909f
       p2 gains 1 Heartstone
168. p2 stop  8e0e1b509fe21eeb
169. p2 dig.w5  d5678390e7666c55
170. p2 lay.w5d.n3  39b3fc6693a65432
171. p2 ore.heartstone  fe8661f1165d1038
172. p2 pay.auto  ab2bed17d3d69d6f
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths a Moon Statue on o4
       The rock yields 1 Coin to p2
173. p2 statue.o4  dd52cb954ffeee48
174. p2 to.n4  9fb1a405ced63c44
       p2 moves a Moon Statue from o4 to n4
175. p2 end  8171d3ac09a2cb41
176. p3 work.h16  b6164a603220eb4c
       p3 activates a Workshop, Ironworks: up to 2 uses
177. p3 use.2  ba03dc14c1b86ece
178. p3 pay.auto  01131e130ab9a8da
       p3 gains 1 Heartstone
179. p3 use.2  0518773f6b7637d7
       p3 gains 1 Heartstone
180. p3 dig.l4  9e9c4bf0921e8bb3
181. p3 lay.l4a.f17  35b610e55b1e5bd4
182. p3 ore.iron  548b98d02a83a314
       p3 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p3 unearths a Moon Statue on f18
183. p3 pedestal.moon  ba0145ac646a12c2
       p3 puts a Moon Pedestal on f18, dark grey zone: a benefit token of 3 Honor points
184. p3 hall.chasm  bf9c44c34f72842f
185. p3 build.chasma.f17  8e24933c67afdbf8
       p3 builds a Great Hall: Chasm
186. p3 statue.k17  3c67efb55d1471f7
187. p3 to.i17  9683d79ac83ca4c8
       p3 moves a Moon Statue from k17 to i17
188. p3 end  2925d3b09b11ead2
189. p1 work.f13  591231deaf205739
       p1 activates a Workshop, Rune Forge: up to 2 uses
190. p1 use.1  0a2d3922e5b22709
191. p1 pay.auto  793a43a329e84478
       p1 gains 1 Rune
192. p1 use.1  2e37375fe7fe96ee
193. p1 pay.auto  7ad33069bc192f80
       p1 gains 1 Rune
194. p1 dig.l4  63165d5c6a720425
195. p1 lay.l4c.c6  d51134554d2fc25a
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths an Ice Statue on d6
       The rock yields 1 Coin to p1
196. p1 pedestal.fire  6c436397ffac7310
       p1 puts a Fire Pedestal on d6, grey zone: a benefit token of 2 Honor points
197. p1 statue.d6  9e0d052207ec4137
198. p1 to.c8  edf28f3f8debb1cd
199. p1 pay.auto  3d4ae0d3fb186cf6
       p1 moves an Ice Statue from d6 to c8
200. p1 end  4c66c9a63793ca8b
201. p2 recruit.m4  fa05d93aa08e748c
202. p2 pay.auto{fire-2-2+ice}  cbb82d9d55d277da
       p2 recruits Anvil Singer
       p2 takes an Ice Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries an Ice Pedestal
       Anvil Singer takes a place in the pack, on 2c
       The pack brings p2 1 Heartstone, 1 Cart, 1 Hammer, 1 Coin and 1 Fire Cart
203. p2 statue.q9  0b4fcd22c16b4d17
204. p2 to.p8  ab49b3b93b8c1ccb
       p2 moves an Ice Statue from q9 to p8
205. p2 end  24c6e6d25e1a796d
206. p3 work.f13  af5522d23d0c83fa
       p3 activates a Workshop, Rune Forge: up to 2 uses
207. p3 use.1  c1151ca93a1fb20d
208. p3 pay.auto  4855f014fa2c9c56
       p3 gains 1 Rune
209. p3 use.1  fece897bb041196e
       p3 gains 1 Rune
210. p3 recruit.m4  3ea2db2cbc4a46d7
211. p3 pay.auto{mud-2-4+moon}  a99357215b206311
       p3 recruits Ash Convoyer
       p3 takes an Ice Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries a Moon Pedestal
       Ash Convoyer takes a place in the pack, on 3a
       The pack brings p3 5 Stone, 2 Iron, 1 Cart, 1 Coin, 2 Fire Carts and 1 Ice Cart
212. p3 end  d300fbad4fbd18fd
213. p1 work.d11  6def90113518c38e
       p1 activates a Workshop, Mint: up to 2 uses
214. p1 use.2  f98f09dfd9f953a2
       p1 gains 1 Coin
215. p1 stop  ff5ced1e55087196
216. p1 recruit.b4{fire-1-1}  f39e512fede440c8
       p1 recruits Icicle Whistler
       p1 pockets the bribes of the recruit: 2 Coins
       Cinder Hauler joins the horde
       Icicle Whistler takes a place in the pack, on 4a
       The pack brings p1 2 Stone, 4 Iron, 1 Heartstone, 1 Rune and 2 Ice Carts
       Ten Trolls follow p1: a Coronation token of 5 Honor points
217. p1 trade.iron  44b8f99072f9f00e
       p1 gives 4 resources back to the supply
218. p1 pay.coin.stock  f8ecff72a52058e0
219. p1 pay.coin.stock  83baaa16c71fb95d
220. p1 pay.coin.1c  aaf08478fd55820e
221. p1 pay.coin.stock  743e883425d6f40a
       p1 gains 1 Iron
222. p1 end  c03e491395894810
223. p2 work.o8  0c2f9be963b4db24
       p2 activates a Workshop, Hammer Forge: up to 2 uses
224. p2 use.2  e891ee3a47b51056
       p2 gains 1 Heartstone
225. p2 stop  acad5ca8f023b8f2
226. p2 recruit.b5{moon-1-5}  c58e61c8002fd3a5
       p2 recruits Rime Smith
       p2 pockets the bribes of the recruit: 2 Coins
       Silver Sifter joins the horde
       Rime Smith takes a place in the pack, on 3b
       The pack brings p2 2 Iron, 3 Heartstones, 1 Cart, 1 Hammer and 1 Fire Cart
227. p2 hall.shaman  da59b037c414e6ba
228. p2 build.shamana.q8  8c8982ae7a22802e
       p2 builds a Great Hall: Shaman's Chamber
229. p2 statue.q8  a8c9d15cd5e2a8e5
230. p2 to.n9  8440c00656f56703
231. p2 pay.auto  84aa011a8adb6bde
       p2 moves a Fire Statue from q8 to n9
232. p2 statue.n4  9fb5adc40f47d59e
233. p2 to.p6  c162237642980cf0
       p2 moves a Moon Statue from n4 to p6
234. p2 statue.p12  0aaa9d6108c07ac8
235. p2 to.q9  9c93d5c41003c6c1
       p2 moves a Fire Statue from p12 to q9
236. p2 end  bc255cd2e63f091e
237. p3 work.f13  66f82cb1df331733
       p3 activates a Workshop, Rune Forge: up to 2 uses
238. p3 use.1  7a0f87f5f084aaa9
239. p3 pay.auto  6d25b37fee2d2de2
       p3 gains 1 Rune
240. p3 use.1  7851f1208758e8db
241. p3 pay.auto  ca1e740a8e6a5c7d
       p3 gains 1 Rune
242. p3 recruit.b2{fire-1-4}  1c877ecd94879dbd
       p3 recruits Torch Peddler
       p3 pockets the bribes of the recruit: 1 Coin
       Tong Bearer joins the horde
       Torch Peddler takes a place in the pack, on 4a
       The pack brings p3 2 Stone, 1 Iron, 2 Heartstones, 2 Coins, 2 Fire Carts and 1 Moon Cart
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 8 more turns after this one
243. p3 end  5c440b01b4dc758e
244. p1 work.d11  a7e5520c8bd2c9c9
       p1 activates a Workshop, Mint: up to 2 uses
245. p1 use.4  ea0572811553b1ca
       p1 gains 1 Heartstone
246. p1 use.4  ff9d5e70345aaebe
       p1 gains 1 Heartstone
247. p1 trade.heartstone  7c50681702f326c7
       p1 gives 4 resources back to the supply
248. p1 pay.coin.stock  d64612eda87ab19a
249. p1 pay.coin.stock  1929afa783506ff7
250. p1 pay.coin.stock  de80b4d545596a34
251. p1 pay.coin.stock  ed6425c6e47f0c38
       p1 gains 1 Heartstone
252. p1 trade.heartstone  b59357021840658a
       p1 gives 4 resources back to the supply
253. p1 pay.coin.stock  fd7b11122899b0fd
254. p1 pay.coin.stock  dc8b9c868e176332
255. p1 pay.coin.stock  69c02657f9d25711
256. p1 pay.stone.1d  bdc7f1e0b0dbd0a7
       p1 gains 1 Heartstone
257. p1 dig.w5  58e23d0ab6a4a7e9
258. p1 lay.w5c.f3  72ed058561c1e4c1
259. p1 ore.heartstone  b51cf87e34fe56d2
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths a Moon Statue on e4
       The rock yields 1 Coin to p1
260. p1 statue.e4  838d887020d401ad
261. p1 to.d6  1cb421151d46c287
262. p1 pay.auto  13fd11b3e7f0ed5d
       p1 moves a Moon Statue from e4 to d6
263. p1 statue.d6  d6158be4ad72e6ec
264. p1 to.a9  a4f20563c9e50fad
265. p1 pay.auto  423f98d0876e2f3e
       p1 moves a Moon Statue from d6 to a9
266. p1 statue.a9  f9ed7d14d285309f
267. p1 to.c10  9cd36a3af47c59cb
268. p1 pay.auto  ace0352ea763414c
       p1 moves a Moon Statue from a9 to c10
269. p1 end  0d77635fdce31c18
270. p2 dig.o4  f1f8248281edd08a
271. p2 lay.o4a.r11  ee957b069a6e661e
272. p2 ore.stone  a2554f11d1f92581
273. p2 pay.auto  1607e13351fd9d4e
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue on s11
       The rock yields 1 Stone to p2
274. p2 pedestal.ice  d587b23eb02f3c96
       p2 puts an Ice Pedestal on r11, grey zone: a benefit token of 5 Honor points
275. p2 hall.wellspring  5c9324ca02f4b6bb
276. p2 build.wellspringb.q11  1a5b1836a37861fa
       p2 builds a Great Hall: Wellspring
       The Ice Pedestal on r11 vanishes under the Great Hall
277. p2 end  b2999cdd72c6b0fd
278. p3 work.j14  10f8260222377814
       p3 activates a Workshop, Depot: up to 1 use
279. p3 use.1  f7ec7a83810b6426
280. p3 pay.coin.1d  12e4827b1932b215
281. p3 pay.coin.2a  008713f13d82b73c
       p3 gains 1 Cart
282. p3 dig.l3  beb8b33ce380a32d
283. p3 lay.l3a.k15  e532c3f3f855df89
284. p3 ore.iron  fe7ceac7674a24fb
       p3 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Coin to p3
285. p3 pedestal.ice  125e134f936e03a6
       p3 puts an Ice Pedestal on k15, orange zone: a benefit token of 4 Honor points
286. p3 statue.i15  d6d6c21957c063a7
287. p3 to.k15  d2e9a8ae4f6826a6
288. p3 pay.auto  70cb52dacdbe664c
       p3 moves an Ice Statue from i15 to k15
289. p3 statue.f18  1f7e12f4c72ce839
290. p3 to.j17  ef95aeb7977b1c51
291. p3 pay.auto  bdb1b237476ac03a
       p3 moves a Moon Statue from f18 to j17
292. p3 statue.j17  73c4bc1592ee1fda
293. p3 to.j15  e932caa953b8b9de
294. p3 pay.auto  a85c2d3e067d8669
       p3 moves a Moon Statue from j17 to j15
295. p3 end  ab5cf63ef5f7b20a
296. p1 work.d11  5e2d395351cfcddf
       p1 activates a Workshop, Mint: up to 2 uses
297. p1 use.4  563ffd0e5b97aeaa
       p1 gains 1 Heartstone
298. p1 stop  d3dd3b075d709b15
299. p1 dig.t5  39c124112d5bd6ff
300. p1 lay.t5c.d8  caa67cb5fab5da1d
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron and 1 Heartstone to p1
301. p1 statue.c8  d47f841cfe00bf6f
302. p1 to.f9  19b18b384559ed45
303. p1 pay.auto  a5eff6de2bc294a8
       p1 moves an Ice Statue from c8 to f9
304. p1 statue.c9  c7062be5421bc5bd
305. p1 to.d6  f82216406f5d10c2
       p1 moves a Fire Statue from c9 to d6
306. p1 end  7ffb0f581aa69e2c
307. p2 recruit.m4  36b2fbb0e131dff3
308. p2 pay.auto{ice-2-2+fire}  63b105a37ef99131
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The new card carries a Fire Pedestal
       Swamp Usurer takes a place in the pack, on 4a
       The pack brings p2 5 Stone, 1 Heartstone, 1 Cart, 1 Rune, 4 Coins, 2 Fire Carts and 1 Moon Cart
309. p2 statue.s11  af06a455e8985ee4
310. p2 to.r12  09b213c04d517b79
311. p2 pay.auto  925f1f36b3b146dd
       p2 moves a Moon Statue from s11 to r12
312. p2 end  64c64d9d079b88c5
313. p3 dig.v5  69604cae0f7fe426
314. p3 lay.v5d.l12  4e2c1914592ad748
315. p3 ore.heartstone  bc48d07ccfa983f7
       p3 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 2 Iron to p3
316. p3 trade.cart  2f8128cc8c944914
       p3 gives 4 resources back to the supply
317. p3 pay.rune.1c  7e4f4b1b1235271f
318. p3 pay.iron.stock  1601f04ec6e15d47
319. p3 pay.heartstone.stock  828763f56fe9bde6
320. p3 pay.rune.2b  b8146d6710a64879
       p3 gains 1 Cart
321. p3 statue.j15  526c2a1d96e0646b
322. p3 to.k16  0711467d1d77e895
       p3 moves a Moon Statue from j15 to k16
323. p3 statue.k16  3232aed60f365457
324. p3 to.l12  995289d7278bdf8a
       p3 moves a Moon Statue from k16 to l12
325. p3 end  099d8609ba25659e
326. p1 work.f13  449781372e8c8fc0
       p1 activates a Workshop, Rune Forge: up to 2 uses
327. p1 use.3  a1fdcfb59af2058d
       p1 gains 1 Stone
328. p1 stop  19d57ae089355b13
329. p1 dig.p5  21cd27b9dc9a548b
330. p1 lay.p5e.a10  73cbd8afa96cdabc
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue on a11
       The rock yields 1 Stone to p1
331. p1 hall.great_forge  0de91d2939d3276b
332. p1 build.great_forgea.b9  70e006aad52d0961
       p1 builds a Great Hall: Great Forge
333. p1 trade.cart  bd01e81ed12001cb
       p1 gives 4 resources back to the supply
334. p1 pay.rune.stock  911cb561408b4b2d
335. p1 pay.heartstone.stock  7fa4bbf94626555e
336. p1 pay.stone.stock  b5c00d9085e3e390
337. p1 pay.rune.stock  932292a0a9e04f5f
       p1 gains 1 Cart
338. p1 statue.a11  db99eb4bde5b132d
339. p1 to.b11  6b1742f068db89c3
       p1 moves a Moon Statue from a11 to b11
340. p1 end  e57f9b52016735b7
341. p2 work.p11  5b7a49ed8f5d1277
       p2 activates a Workshop, Charm Weaver: up to 2 uses
342. p2 use.1  d7b294144e55a6ed
343. p2 pay.auto  2fe017db73a875c8
       p2 gains 1 Rune
344. p2 use.1  b02e03f01e21a3db
       p2 gains 1 Rune
345. p2 dig.l3  481c59efc2959bbb
346. p2 lay.l3d.l2  0bcd33e2f05a9d3a
347. p2 ore.heartstone  bcee912ced5de7ec
       p2 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p2 unearths an Ice Statue on l2
348. p2 pedestal.moon  0745a1a732c18312
       p2 puts a Moon Pedestal on l3, brown zone: a benefit token of 3 Honor points
349. p2 statue.l2  85e11f2052c8f605
350. p2 to.l3  fcb07282caf5b39c
       p2 moves an Ice Statue from l2 to l3
351. p2 end  9bc0702ab6661214
       End of the game: p3 wins with 127 Honor points

p1  +6  2 Tunnels of 3 cells, Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1 +16  2 Tunnels of 5 cells, Iron [HALL-D4]
p1 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p1  +5  Coronation token [HALL-F2]
p1  +2  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +8  Fire Statue on its Pedestal on d6, grey zone [HALL-F6]
p1  +8  Ice Statue on f9, orange zone [HALL-F6]
p1  +4  Moon Statue on b11, grey zone [HALL-F6]
p1 +10  Ice Statue on g12, yellow zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p2  +5  1 Tunnel of 3 cells, Heartstone [HALL-D4]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells, Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2 +11  1 Tunnel of 5 cells, Heartstone [HALL-D4]
p2  +5  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p2  +3  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p2  +8  8 sets of left-over resources [HALL-F4]
p2  +9  Shaman's Chamber, Statue on the altar [HALL-G10]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2  +6  Ice Statue on l3, brown zone [HALL-F6]
p2  +8  Moon Statue on its Pedestal on p6, grey zone [HALL-F6]
p2 +12  Ice Statue on its Pedestal on p8, brown zone [HALL-F6]
p2  +8  Fire Statue on n9, orange zone [HALL-F6]
p3  +4  1 Tunnel of 3 cells, Iron [HALL-D4]
p3 +12  3 Tunnels of 4 cells, Stone [HALL-D4]
p3  +6  1 Tunnel of 4 cells, Iron [HALL-D4]
p3 +22  2 Tunnels of 5 cells, Heartstone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p3  +5  Benefit token, Fire Pedestal, brown zone [HALL-F3]
p3  +4  Benefit token, Ice Pedestal, orange zone [HALL-F3]
p3  +5  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p3  +6  6 sets of left-over resources [HALL-F4]
p3 +11  Chasm, Statue on the altar [HALL-G10]
p3 +10  Moon Statue on l12, yellow zone [HALL-F6]
p3 +20  Fire Statue on its Pedestal on h13, yellow zone [HALL-F6]
p3 +16  Ice Statue on its Pedestal on k15, orange zone [HALL-F6]
= p3 127, p2 118, p1 98  coronation, won by p3
