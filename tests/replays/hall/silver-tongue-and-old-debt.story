hall/1  seats 4  seed 567  options teams=no workshops=no_duplicates

  1. p2 portal.c8  4bc83a31e1affb72
       p2 opens a Portal on c8
  2. p3 portal.u16  ac6c11ac53043541
       p3 opens a Portal on u16
  3. p4 portal.h21  ce97cf2b314481fa
       p4 opens a Portal on h21
  4. p1 portal.p3  23ec4bf3181d367e
       p1 opens a Portal on p3
  5. p2 draft.start-5.1a  eb4ebab6d610ff29
       Bone Reader follows p2 into the pack
  6. p2 draft.start-4.1b  0cd83248157a435c
       Purse Shaker follows p2 into the pack
  7. p2 draft.start-2.1d  4c084885002a1d52
       Nail Biter follows p2 into the pack
  8. p2 draft.start-1.1c  4be3fa4ca99f818d
       Pebble Picker follows p2 into the pack
       p2 begins with 4 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  9. p3 draft.start-1.1c  dc694270e4a9cb22
       Pebble Picker follows p3 into the pack
 10. p3 draft.start-3.1d  a218fc3fa515ebba
       Ember Eye follows p3 into the pack
 11. p3 draft.start-5.1a  c29b4fd7d06b5cd8
       Bone Reader follows p3 into the pack
 12. p3 draft.start-4.1b  4f0425fad3c486dc
       Purse Shaker follows p3 into the pack
       p3 begins with 5 Stone, 3 Iron, 1 Heartstone and 2 Coins
 13. p4 draft.start-3.1c  82f26da1022a9fd5
       Ember Eye follows p4 into the pack
 14. p4 draft.start-6.1a  e84f55ca110c528f
       Barrow Pusher follows p4 into the pack
 15. p4 draft.start-2.1d  79c8c015cadfa8c6
       Nail Biter follows p4 into the pack
 16. p4 draft.start-1.1b  b2d050555adcb40f
       Pebble Picker follows p4 into the pack
       p4 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 17. p1 draft.start-3.1b  ac5e5670c36f8953
       Ember Eye follows p1 into the pack
 18. p1 draft.start-6.1d  c0364273a8324639
       Barrow Pusher follows p1 into the pack
 19. p1 draft.start-5.1c  14a403a4c08dc631
       Bone Reader follows p1 into the pack
 20. p1 draft.start-1.1a  8d7e26210ae32aca
       Pebble Picker follows p1 into the pack
       p1 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 21. p2 dig.s4  ae78d48695395334
 22. p2 lay.s4h.d8  7b0c93e81115ca8f
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
 23. p2 done  760743b8301b029e
 24. p2 end  942091acd6f869d2
 25. p3 trade.rune  10257ec2736007d4
       p3 gives 4 resources back to the supply
 26. p3 pay.coin.stock  203d6cf65eee6e33
 27. p3 pay.stone.stock  cdcacacc2e445ccd
 28. p3 pay.iron.stock  9943e90dc41900c6
 29. p3 pay.coin.stock  57417e36804d8a0e
       p3 gains 1 Rune
 30. p3 recruit.b2{fire-1-5}  dfc42951c4b58376
       p3 recruits Coal Nibbler
       Soot Pounder joins the horde
 31. p3 join.2a  fdc925339cddf704
       Coal Nibbler takes a place in the pack, on 2a
       The pack brings p3 1 Heartstone, 1 Rune, 1 Coin and 1 Fire Cart
 32. p3 trade.hammer  f44fbad64361c1ad
       p3 gives 4 resources back to the supply
 33. p3 pay.coin.1b  d9f65d1205d7ec97
 34. p3 pay.heartstone.stock  91bdb99ef6e21bec
 35. p3 pay.stone.stock  4577cb034dd01629
 36. p3 pay.iron.stock  4e8a6957369a6998
       p3 gains 1 Hammer
 37. p3 trade.iron  3fff621ed6912852
       p3 gives 4 resources back to the supply
 38. p3 pay.heartstone.2a  00c0fc978856f224
 39. p3 pay.rune.stock  e0b56ca7fa55bc7c
 40. p3 pay.rune.1a  cd610c501af450f8
 41. p3 pay.iron.stock  90e39c39941c216e
       p3 gains 1 Iron
 42. p3 trade.coin  3f05175a9782b1da
       p3 gives 4 resources back to the supply
 43. p3 pay.iron.stock  f13d77ebcf955a8b
 44. p3 pay.hammer.stock  37f67231c04dd307
       p3 gains 1 Coin
 45. p3 end  1ffc28cd5e360b01
 46. p4 recruit.b3{fire-1-4}  03c4cf72334c65a0
       p4 recruits Cold Digger
       Tong Bearer joins the horde
 47. p4 join.2a  bc821cbb691f3011
       Cold Digger takes a place in the pack, on 2a
       The pack brings p4 1 Stone, 1 Heartstone, 1 Cart and 1 Ice Cart
 48. p4 trade.coin  d54ec329fb92e6be
       p4 gives 4 resources back to the supply
 49. p4 pay.cart.1a  ad057e89def9b5c7
 50. p4 pay.stone.stock  8b5e350c09120481
 51. p4 pay.heartstone.2a  dd542580542ebc1a
 52. p4 pay.coin.stock  763160b136d7e69d
       p4 gains 1 Coin
 53. p4 trade.rune  7cdff13db6edb666
       p4 gives 4 resources back to the supply
 54. p4 pay.stone.1b  ae60464df08a5831
 55. p4 pay.stone.stock  3ede3bf7efada512
 56. p4 pay.stone.stock  8b9a80c8f630601d
 57. p4 pay.heartstone.stock  3d28e4c6abcb65b6
       p4 gains 1 Rune
 58. p4 trade.rune  aff65ae99ffce512
       p4 gives 4 resources back to the supply
 59. p4 pay.iron.stock  0f7e86e1101d470a
 60. p4 pay.iron.stock  f115ef8090038010
 61. p4 pay.iron.stock  10a2e3b2413f9f2f
 62. p4 pay.rune.stock  d9c1b6c2e78c8475
       p4 gains 1 Rune
 63. p4 trade.coin  ca4d68db0dab77b7
       p4 gives 4 resources back to the supply
       p4 gains 1 Coin
 64. p4 end  359e196178a01863
 65. p1 dig.l3  b887926b5ac4bdc7
 66. p1 lay.l3c.p4  b4e82a1eaffebed4
 67. p1 ore.stone  c766f468fbf934f8
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p1
 68. p1 trade.iron  92791a26a4beb4b1
       p1 gives 4 resources back to the supply
 69. p1 pay.heartstone.stock  d5f5dfed1af8ca20
 70. p1 pay.iron.stock  b627254356b4c7df
 71. p1 pay.iron.stock  60c76404848a42cb
 72. p1 pay.stone.stock  5aa7df6bc2e9dbab
       p1 gains 1 Iron
 73. p1 trade.coin  9f856ba9b3c1079b
       p1 gives 4 resources back to the supply
 74. p1 pay.hammer.stock  45c56ea6e4700005
 75. p1 pay.coin.stock  718cb58b461ecc47
 76. p1 pay.iron.stock  9ea69c330898a0d4
 77. p1 pay.iron.stock  381a336c77025aa7
       p1 gains 1 Coin
 78. p1 trade.hammer  f420d68e9fd62f3d
       p1 gives 4 resources back to the supply
 79. p1 pay.stone.stock  b7a4c6976e2b2c32
 80. p1 pay.coin.stock  3b6fab36ecda1364
 81. p1 pay.coin.stock  74a6c15b6e9862bd
 82. p1 pay.stone.stock  eac6d7891a1fac56
       p1 gains 1 Hammer
 83. p1 end  71835d75597ebeb9
 84. p2 trade.hammer  4d63e1903c3dba1e
       p2 gives 4 resources back to the supply
       p2 gains 1 Hammer
 85. p2 recruit.b3{mud-1-5}  657270709479e4cb
       p2 recruits Tong Bearer
       Puddle Banker joins the horde
 86. p2 join.2a  2f563c46b483dba8
       Tong Bearer takes a place in the pack, on 2a
       The pack brings p2 1 Iron, 1 Rune, 1 Coin and 1 Fire Cart
 87. p2 trade.rune  e6c55d9f8a836f1b
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
 88. p2 end  c36a62cb196fc336
 89. p3 recruit.b5{fire-1-3}  8f5380b00f102134
       p3 recruits Mudsled Driver
       Torch Peddler joins the horde
 90. p3 join.2c  db34067f4c4ea163
       Mudsled Driver takes a place in the pack, on 2c
       The pack brings p3 2 Stone, 1 Heartstone and 1 Cart
 91. p3 trade.rune  93f5b7059d2ca21e
       p3 gives 4 resources back to the supply
 92. p3 pay.stone.2c  c31b224a7fb4fcd1
 93. p3 pay.stone.1c  99c2e2476489ef8a
 94. p3 pay.stone.stock  c945aec30f980d37
 95. p3 pay.cart.2c  8129967556334345
       p3 gains 1 Rune
 96. p3 end  6c0e20ee8d9dd745
 97. p4 recruit.b5{ice-1-1}  af795794fc4fb51c
       p4 recruits Torch Peddler
       Frost Sledger joins the horde
 98. p4 join.2b  fc0a8e14d76d0032
       Torch Peddler takes a place in the pack, on 2b
       The pack brings p4 1 Stone, 1 Heartstone, 1 Coin and 1 Fire Cart
 99. p4 trade.coin  7dc55ce87131d24e
       p4 gives 4 resources back to the supply
       p4 gains 1 Coin
100. p4 end  1c080899c5c3d9cc
101. p1 recruit.b5{moon-1-5}  8a6c4776dd03c3e2
       p1 recruits Frost Sledger
       Silver Sifter joins the horde
102. p1 join.2b  274a78dca5449e63
       Frost Sledger takes a place in the pack, on 2b
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
103. p1 trade.hammer  4405a0a6bb438aa2
       p1 gives 4 resources back to the supply
104. p1 pay.iron.2b  df019e09174dcb0f
105. p1 pay.coin.stock  cf39e95b4c99b701
106. p1 pay.hammer.stock  0657187782619dc5
107. p1 pay.rune.1c  fec7e75272dcac14
       p1 gains 1 Hammer
108. p1 end  fa3c6a637b729d4a
109. p2 recruit.b3{ice-1-3}  7ec82e5fa14ba49b
       p2 recruits Puddle Banker
       Icicle Whistler joins the horde
110. p2 join.2b  4fb890c3c86f7983
       Puddle Banker takes a place in the pack, on 2b
       The pack brings p2 1 Stone and 3 Coins
111. p2 trade.cart  29770851c4645dcd
       p2 gives 4 resources back to the supply
112. p2 pay.rune.stock  cac8043a621990e2
113. p2 pay.coin.2b  f0cdf83b2fb8e62d
114. p2 pay.coin.1b  b87c2da465715c0a
115. p2 pay.coin.2b  1d437d3aad3e1dca
       p2 gains 1 Cart
116. p2 end  7f3bdfb1554ea4c5
117. p3 cast.old_debt  978ace005afb0d57
       p3 casts a Spell, Old Debt: 1 Rune on the card
118. p3 recruit.m3  cf713bfc21a1df0f
119. p3 spare.b3  1188bfcba7cee3b5
120. p3 spare.b4{moon-2-2+fire}  a401be417b254a44
       p3 recruits Avalanche Rider
       p3 takes a Fire Pedestal along with the recruit
       Tide Hauler joins the horde
       The new card carries a Fire Pedestal
       Avalanche Rider takes a place in the pack, on 2b
       The pack brings p3 3 Stone, 1 Coin and 2 Ice Carts
121. p3 trade.hammer  988b844b0bfb5c8c
       p3 gives 4 resources back to the supply
122. p3 pay.stone.2b  b0d75ea37c833043
123. p3 pay.heartstone.1d  d65c9e1e98b3bec0
124. p3 pay.coin.1b  7ef064b6687bfb01
125. p3 pay.stone.1c  b2a9d4d11f4ebc8c
       p3 gains 1 Hammer
126. p3 end  bbe1b1b2532f5ec3
127. p4 recruit.b3{ice-1-5}  cc2584a072fb2f38
       p4 recruits Icicle Whistler
       Rime Smith joins the horde
128. p4 join.2c  3403ac6306ff8327
       Icicle Whistler takes a place in the pack, on 2c
       The pack brings p4 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
129. p4 trade.iron  e685a815a578d271
       p4 gives 4 resources back to the supply
       p4 gains 1 Iron
130. p4 end  687cfa27dba651c4
131. p1 recruit.b4{mud-1-3}  7d63be89d8a82e5c
       p1 recruits Bog Prospector
       Clay Kneader joins the horde
132. p1 join.2c  420abecc47c45dfa
       Bog Prospector takes a place in the pack, on 2c
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
133. p1 trade.coin  e63a0b615458bf83
       p1 gives 4 resources back to the supply
134. p1 pay.heartstone.1b  e83d338bdd85fce8
135. p1 pay.iron.2c  7d9fdacdc7004f17
136. p1 pay.heartstone.2c  d616ac3b978e7548
137. p1 pay.cart.1d  6b84ebb9c1f4c7e4
       p1 gains 1 Coin
138. p1 end  549ea9f957ddad94
139. p2 recruit.b4{fire-1-1}  ebfb603af9d59943
       p2 recruits Clay Kneader
       Cinder Hauler joins the horde
140. p2 join.3a  da45c299b05fb508
       Clay Kneader takes a place in the pack, on 3a
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Rune and 3 Coins
141. p2 trade.rune  b68769d2f19795c6
       p2 gives 4 resources back to the supply
142. p2 pay.heartstone.3a  cc1c46d0a1962488
143. p2 pay.stone.3a  6ffe652c3e3c854d
144. p2 pay.coin.1b  4a9d75f3874d0c79
145. p2 pay.coin.2b  88de4ee1b230ce3a
       p2 gains 1 Rune
146. p2 trade.rune  c9fd69ea9f624d39
       p2 gives 4 resources back to the supply
147. p2 pay.rune.stock  1ae733f87f3e865e
148. p2 pay.iron.2a  ae96396e8b7137be
149. p2 pay.rune.1a  06920b9ce6054e57
150. p2 pay.coin.2b  f707b20e0bc90dec
       p2 gains 1 Rune
151. p2 end  441477bc0a7287d4
152. p3 recruit.b2{mud-1-4}  a912150340405f0f
       p3 recruits Soot Pounder
       Rust Wader joins the horde
153. p3 join.3a  1a93e1f3c1f22ce6
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p3 3 Stone, 1 Heartstone, 1 Hammer, 1 Rune and 1 Coin
154. p3 trade.iron  8f1589e1fdf38936
       p3 gives 4 resources back to the supply
155. p3 pay.stone.2b  d1fd4c4577bf5360
156. p3 pay.stone.1c  af75f6f805597256
157. p3 pay.hammer.3a  80a6cd3ea4ab7bdb
158. p3 pay.hammer.stock  356543cec1290d1f
       p3 gains 1 Iron
159. p3 end  015d4380d47ae7ff
160. p4 recruit.b3{moon-1-1}  d0bae547e2d39133
       p4 recruits Rime Smith
       Night Toller joins the horde
161. p4 join.3b  3091a4b98491349c
       Rime Smith takes a place in the pack, on 3b
       The pack brings p4 1 Stone, 3 Iron, 1 Heartstone, 1 Rune and 1 Coin
162. p4 trade.hammer  d5a18cc1ebb6ca1c
       p4 gives 4 resources back to the supply
163. p4 pay.iron.1d  dd610a4f9ae8b52a
164. p4 pay.heartstone.1c  bab099cf32f12ddc
165. p4 pay.coin.2b  6cabf726e78aa692
166. p4 pay.stone.1b  bdcc7451a7c4edf9
       p4 gains 1 Hammer
167. p4 trade.rune  71294fdf00575bfe
       p4 gives 4 resources back to the supply
168. p4 pay.iron.stock  d1d9bb3333569919
169. p4 pay.rune.2c  d08c83479ce307cf
170. p4 pay.iron.3b  3231ab2b14ff6742
171. p4 pay.hammer.stock  e29bf5ec85566d9c
       p4 gains 1 Rune
172. p4 end  4d2a68c64349efe1
173. p1 cast.silver_tongue  3f1db6d0eb8fbed6
       p1 casts a Spell, Silver Tongue: 1 Rune on the card
174. p1 recruit.m2  2b64aa92dbd88826
175. p1 pay.hammer.stock{mud-2-2+ice}  4c25e4405612aa20
       p1 slips a Hammer to Rust Wader
       p1 slips a Coin to Night Toller
       p1 recruits Landslide
       p1 takes an Ice Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The new card carries an Ice Pedestal
176. p1 join.2a  aed7336ee8cb1ba4
       Landslide takes a place in the pack, on 2a
       The pack brings p1 6 Stone and 1 Heartstone
177. p1 trade.hammer  b5cf6982178d1c9d
       p1 gives 4 resources back to the supply
178. p1 pay.heartstone.1b  d2d1c0a68cbac7da
179. p1 pay.stone.1a  d962b05256e40dd9
       p1 gains 1 Hammer
180. p1 trade.cart  578e0ef890e48e13
       p1 gives 4 resources back to the supply
       p1 gains 1 Cart
181. p1 end  64a71cc42eb9dde4
182. p2 recruit.b3{moon-1-2}  12e8d1594e39c315
       p2 recruits Night Toller
       p2 pockets the bribes of the recruit: 1 Coin
       Dusk Carrier joins the horde
       Night Toller takes a place in the pack, on 2c
       The pack brings p2 1 Iron, 1 Coin and 1 Moon Cart
183. p2 trade.heartstone  3cc3b0a4e0549988
       p2 gives 4 resources back to the supply
184. p2 pay.cart.stock  1cb7df78b8b8b52d
185. p2 pay.coin.2c  9238c2ff19bca236
186. p2 pay.coin.stock  54e57691ed2f96ec
187. p2 pay.stone.1c  68bb75ed1a75ccc3
       p2 gains 1 Heartstone
188. p2 end  d04fdc81534c2f48
189. p3 recruit.m3{moon-2-3+fire}  f497f7b751eb39a7
       p3 recruits Tide Hauler
       p3 takes a Fire Pedestal along with the recruit
       Star Counter joins the horde
       The new card carries a Fire Pedestal
       Tide Hauler takes a place in the pack, on 3b
       The pack brings p3 5 Stone, 1 Heartstone, 1 Cart, 1 Coin and 2 Moon Carts
190. p3 trade.heartstone  367f9a24e7b41850
       p3 gives 4 resources back to the supply
191. p3 pay.iron.stock  56c0b9c439b06a8c
192. p3 pay.heartstone.1d  98a740bd9ae9f117
193. p3 pay.stone.1c  ad3fa17774d9c897
194. p3 pay.heartstone.2a  76f46bfe2995323e
       p3 gains 1 Heartstone
195. p3 trade.hammer  cbab32fbfdb83935
       p3 gives 4 resources back to the supply
196. p3 pay.stone.3a  a9305d780fd0beeb
197. p3 pay.coin.1b  a0880533cfd3a15c
198. p3 pay.stone.2c  a39b67bf4ad81dff
199. p3 pay.stone.3b  467a4a934a5f6fb4
       p3 gains 1 Hammer
200. p3 trade.hammer  6eaf5b23bfdd829b
       p3 gives 4 resources back to the supply
201. p3 pay.hammer.stock  279b10c700a83713
202. p3 pay.rune.1a  8e397fb1c21e99a6
203. p3 pay.stone.3b  893eb9036af232c6
204. p3 pay.stone.2b  abb48fe5577d7e3c
       p3 gains 1 Hammer
205. p3 trade.iron  fe4c7e28990444c0
       p3 gives 4 resources back to the supply
       p3 gains 1 Iron
206. p3 end  4d06da6a822696f8
207. p4 recruit.b1{ice-1-2}  abe1842c19edcecc
       p4 recruits Lantern Guard
       Snow Shoveller joins the horde
       Lantern Guard takes a place in the pack, on 3a
       The pack brings p4 1 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Coin and 1 Moon Cart
208. p4 trade.hammer  01abe17fc3fa644c
       p4 gives 4 resources back to the supply
209. p4 pay.iron.3a  7d84c7ca8005841a
210. p4 pay.coin.2b  a0a4fb06747819d3
211. p4 pay.rune.stock  2ebe0a8b6e09bfef
212. p4 pay.iron.3b  39422388212efbb1
       p4 gains 1 Hammer
213. p4 trade.heartstone  bbeb7cadb6138dd0
       p4 gives 4 resources back to the supply
214. p4 pay.heartstone.1c  a1b1295a5caf0035
215. p4 pay.hammer.stock  1e02ecdfa5854a56
216. p4 pay.cart.1a  5c11d775433eac9f
217. p4 pay.heartstone.2a  a7c8e96965cf3ad7
       p4 gains 1 Heartstone
218. p4 end  5176bc1d0e782b78
219. p1 recruit.b5{moon-1-3}  cefd94e0aa0ddb05
       p1 recruits Silver Sifter
       Owl Listener joins the horde
220. p1 join.3b  fef5c5bab8534fa8
       Silver Sifter takes a place in the pack, on 3b
       The pack brings p1 2 Iron, 3 Heartstones, 1 Cart, 1 Rune and 1 Coin
221. p1 trade.coin  9b8b0bdbfa7e6ef9
       p1 gives 4 resources back to the supply
222. p1 pay.heartstone.1b  bff12872fa6fc062
223. p1 pay.cart.stock  765566aad27509e4
224. p1 pay.iron.2b  04610adc8ec07198
225. p1 pay.iron.2c  206ef467013e0a19
       p1 gains 1 Coin
226. p1 trade.hammer  ba506162b69e06fa
       p1 gives 4 resources back to the supply
227. p1 pay.heartstone.2c  cee75dc347702579
228. p1 pay.cart.1d  0744ca0a7b3f66d1
229. p1 pay.heartstone.3b  aba0f7a8439f9e88
230. p1 pay.rune.1c  d9eb8f824490baf8
       p1 gains 1 Hammer
231. p1 end  7fe222c9155a1ebd
232. p2 cast.old_debt  773c27ed66570c43
       p2 casts a Spell, Old Debt: 2 Runes on the card
233. p2 recruit.m4  20bf1442bcc53e9e
234. p2 spare.b5  af9f24fcafe3b03b
235. p2 spare.b4{ice-2-1+ice}  1e2785c4b4b9ea7a
       p2 recruits Silt Wagoner
       p2 takes an Ice Pedestal along with the recruit
       Glacier Cutter joins the horde
       The new card carries an Ice Pedestal
       Silt Wagoner takes a place in the pack, on 3b
       The pack brings p2 2 Stone, 1 Heartstone, 1 Cart and 4 Coins
236. p2 trade.iron  50dbf85c87a23ca7
       p2 gives 4 resources back to the supply
237. p2 pay.heartstone.3b  ad277a4795400060
238. p2 pay.heartstone.stock  7b4becf970365dc1
239. p2 pay.coin.2b  6513e59615e841ac
240. p2 pay.cart.3b  9b109f985c94d564
       p2 gains 1 Iron
241. p2 trade.heartstone  e1f264a92b34f95f
       p2 gives 4 resources back to the supply
242. p2 pay.coin.1b  de77a4cd10fa1ca8
243. p2 pay.coin.2b  f31ed7e398876e4f
244. p2 pay.iron.stock  b971913717b99ecc
245. p2 pay.stone.3b  771fe9885d0ae47e
       p2 gains 1 Heartstone
246. p2 trade.coin  7c2557f955238769
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
247. p2 end  27ee9e694f9a62c4
248. p3 recruit.b2{mud-1-2}  d0ba881179076fdf
       p3 recruits Rust Wader
       p3 pockets the bribes of the recruit: 1 Hammer
       Gravel Glutton joins the horde
       Rust Wader takes a place in the pack, on 4a
       The pack brings p3 7 Stone, 2 Iron, 2 Heartstones, 1 Cart, 1 Hammer, 1 Rune and 1 Coin
       Ten Trolls follow p3: a Coronation token of 5 Honor points
249. p3 trade.rune  c6325073d8e1d196
       p3 gives 4 resources back to the supply
250. p3 pay.coin.1b  5dde83bb5eb03450
251. p3 pay.hammer.3a  3b8fe2829d5328e5
252. p3 pay.rune.1a  e32651b378ea4fe7
253. p3 pay.heartstone.1d  bc3f74e7087a16fa
       p3 gains 1 Rune
254. p3 trade.heartstone  f7ae48ea065f2e6e
       p3 gives 4 resources back to the supply
255. p3 pay.stone.2b  5d14d218e06a6b91
256. p3 pay.stone.1c  5d606b2f724da222
257. p3 pay.heartstone.2a  1b89bb6553fb3d23
258. p3 pay.cart.2c  951c7d5e6f90d09f
       p3 gains 1 Heartstone
259. p3 trade.stone  18d3c0da44cd0add
       p3 gives 4 resources back to the supply
260. p3 pay.stone.2b  73480735f86d0ce1
261. p3 pay.stone.2c  15d04369f30eff14
262. p3 pay.iron.4a  f121e2d2c8075dd1
263. p3 pay.stone.3a  853611fd11269898
       p3 gains 1 Stone
264. p3 trade.hammer  f0ab1308d9e1bdfd
       p3 gives 4 resources back to the supply
265. p3 pay.heartstone.stock  dfbd04dbdb535c08
266. p3 pay.rune.stock  8f9efec37cee9227
267. p3 pay.stone.3b  fdc3cb339ccd7f64
268. p3 pay.stone.3b  daa517a3fed23cc6
       p3 gains 1 Hammer
269. p3 trade.heartstone  c9d4f28235068777
       p3 gives 4 resources back to the supply
270. p3 pay.stone.stock  701cdb11ba1fa3a6
271. p3 pay.iron.4a  51709090a2e1d40f
272. p3 pay.hammer.stock  e534d40ee179bee4
273. p3 pay.iron.stock  73994c680e8af850
       p3 gains 1 Heartstone
274. p3 end  b0c9f9b633a70303
275. p4 recruit.b1{mud-2-4+moon}  876d0fbc020995b4
       p4 recruits Snow Shoveller
       Swamp Usurer joins the horde
       The new card carries a Moon Pedestal
       Snow Shoveller takes a place in the pack, on 4a
       The pack brings p4 2 Stone, 4 Iron, 2 Heartstones, 1 Cart, 1 Rune, 1 Coin and 1 Ice Cart
       Ten Trolls follow p4: a Coronation token of 3 Honor points
       The end is near: 9 more turns after this one
276. p4 trade.coin  0dccdf76257b7843
       p4 gives 4 resources back to the supply
277. p4 pay.stone.1b  ea06b0a8fb9a3d5d
278. p4 pay.heartstone.1c  d126e0ad4ea8bda2
279. p4 pay.coin.2b  0b90a81f4f44def6
280. p4 pay.iron.1d  f90df4549d756393
       p4 gains 1 Coin
281. p4 trade.rune  963de4fc7096dc84
       p4 gives 4 resources back to the supply
282. p4 pay.cart.1a  70bbd768687b7f86
283. p4 pay.iron.3a  be1d08857135e86f
284. p4 pay.rune.2c  559ceef459d65d34
285. p4 pay.coin.stock  490e2dd56be4fdca
       p4 gains 1 Rune
286. p4 trade.heartstone  5d4fc8a41157eeb2
       p4 gives 4 resources back to the supply
287. p4 pay.iron.3b  310bee35d28f09da
288. p4 pay.iron.3b  9b63a57b9e4e846e
289. p4 pay.stone.4a  0dd074aa0aebe80b
290. p4 pay.stone.4a  fee93db7f0378cda
       p4 gains 1 Heartstone
291. p4 end  f3d0fe594b3af191
292. p1 recruit.b1{fire-2-2+moon}  0ebbf3a69151aec3
       p1 recruits Swamp Usurer
       p1 takes a Moon Pedestal along with the recruit
       Ash Convoyer joins the horde
       The new card carries a Moon Pedestal
       Swamp Usurer takes a place in the pack, on 3a
       The pack brings p1 7 Stone, 1 Iron, 1 Heartstone, 1 Rune and 3 Coins
293. p1 end  6b14177942cac270
294. p2 recruit.b4{ice-2-4+moon}  f2e54d346761e9a7
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 1 Coin
       Ice Breaker joins the horde
       The new card carries a Moon Pedestal
       Cinder Hauler takes a place in the pack, on 4a
       The pack brings p2 5 Stone, 2 Iron, 2 Heartstones, 1 Cart, 1 Rune, 4 Coins and 1 Fire Cart
295. p2 trade.cart  ee04bddc34c6e473
       p2 gives 4 resources back to the supply
296. p2 pay.iron.2a  948a05a3c4f69550
297. p2 pay.stone.3a  2bd9648b2d11450a
298. p2 pay.iron.1d  98dbbfe45907c199
299. p2 pay.stone.1c  57ba701110db5aaa
       p2 gains 1 Cart
300. p2 trade.stone  8681ef54a37ab262
       p2 gives 4 resources back to the supply
301. p2 pay.coin.1b  e3b06c3dfe033290
302. p2 pay.cart.3b  b9481621075d0fe2
303. p2 pay.stone.3b  5744ef3fe351f030
304. p2 pay.rune.1a  d576caaf4b435559
       p2 gains 1 Stone
305. p2 end  5e6e6020ef8b641b
306. p3 skip  a57667a767febada
       p3 can neither recruit nor dig, and skips
307. p3 end  9e7c0c065c0b6fae
308. p4 cast.old_debt{pack_echo}  2faf97496dc5a302
       p4 casts a Spell, Old Debt: 3 Runes on the card
       Old Debt disintegrates; Echo of the Pack enters the grimoire
309. p4 dig.d2  81990047f6586e91
310. p4 lay.d2c.i21  b1acce9da4d1c28e
       p4 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
311. p4 end  30412eabc1d05e14
312. p1 dig.p5  c57bb1a55a8eb3b4
313. p1 lay.p5d.p6  ac314991c9d5ece6
314. p1 pay.stone.2a  64e20ab56ea375ac
315. p1 pay.auto  f46c5601bd944fce
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue on p6
       The rock yields 2 Stone to p1
316. p1 establish.o7.ironworks  3d7a65503e1d8373
       p1 establishes a Workshop on o7: Ironworks
317. p1 end  4af64d8102e04f8e
318. p2 trade.stone  83b580a8c344922b
       p2 gives 4 resources back to the supply
319. p2 pay.coin.2b  49504c9652a387ec
320. p2 pay.coin.2b  7788d220819566b2
321. p2 pay.stone.4a  eb65fb176dac3298
322. p2 pay.coin.2c  7bb97473b49e39bb
       p2 gains 1 Stone
323. p2 trade.coin  a820ac159c2c781a
       p2 gives 4 resources back to the supply
324. p2 pay.heartstone.3a  05f073b2e274ea0b
325. p2 pay.heartstone.3b  c2ec9f0d41baa895
326. p2 pay.coin.stock  a4cc11ba3b872ccd
327. p2 pay.coin.stock  2dde99ff9eab2cf2
       p2 gains 1 Coin
328. p2 trade.cart  0cd7ff790072116e
       p2 gives 4 resources back to the supply
329. p2 pay.cart.stock  3428c35592781af9
330. p2 pay.coin.stock  895357a9e5eb7d44
       p2 gains 1 Cart
331. p2 skip  a388ec6716e74993
       p2 can neither recruit nor dig, and skips
332. p2 end  924767a5a3c94e32
333. p3 skip  c8813fe4f82181db
       p3 can neither recruit nor dig, and skips
334. p3 end  8ca9e7cc453f759b
335. p4 skip  e1b30a24cc820ad4
       p4 can neither recruit nor dig, and skips
336. p4 end  cf080cffe2ae5a4c
337. p1 trade.stone  b277b36bc0173de4
       p1 gives 4 resources back to the supply
338. p1 pay.iron.2b  ac36da5dfb755d9d
339. p1 pay.stone.2a  54db14b334c88ac1
340. p1 pay.heartstone.1b  d1a3c4bc1ea95190
341. p1 pay.coin.3a  b4615244f5378fdb
       p1 gains 1 Stone
342. p1 dig.i4  27f83a3460a1308b
343. p1 lay.i4b.r8  726ee228f7265cab
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue on r8
       The rock yields 1 Coin to p1
344. p1 pedestal.ice  c4b8ace7d47e47ad
       p1 puts an Ice Pedestal on t8, dark grey zone: a benefit token of 2 Honor points
345. p1 end  e901abbefbc81ee1
       End of the game: p1 wins with 23 Honor points

p1  +3  1 Tunnel of 3 cells, Stone [HALL-D4]
p1  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p1  +2  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +4  Fire Statue on p6, grey zone [HALL-F6]
p1  +4  Moon Statue on r8, grey zone [HALL-F6]
p2  +4  1 Tunnel of 4 cells, Stone [HALL-D4]
p2  +1  1 set of left-over resources [HALL-F4]
p3  +5  Coronation token [HALL-F2]
p3  +1  1 set of left-over resources [HALL-F4]
p4  +3  Coronation token [HALL-F2]
p4  +1  1 set of left-over resources [HALL-F4]
= p1 23, p3 6, p2 5, p4 4  coronation, won by p1
