hall/6  seats 3  seed 140  options later_seats=none workshops=random

  1. p3 portal.s8  949857625fffac17
       p3 opens a Portal at s8
  2. p1 portal.a8  95381ccd80156022
       p1 opens a Portal at a8
  3. p2 portal.j19  059e38dcca7301de
       p2 opens a Portal at j19
  4. p3 draft.start-6.1d
       p3 chooses Barrow Pusher for the pack
  5. p3 draft.start-2.1c
       p3 chooses Nail Biter for the pack
  6. p3 draft.start-5.1a
       p3 chooses Bone Reader for the pack
  7. p3 draft.start-3.1b  7a7bd1567b52106c
       p3 chooses Ember Eye for the pack
       p3 begins with 6 Stone, 1 Iron, 1 Hammer and 1 Coin
  8. p1 draft.start-1.1c
       p1 chooses Pebble Picker for the pack
  9. p1 draft.start-4.1b
       p1 chooses Purse Shaker for the pack
 10. p1 draft.start-3.1d
       p1 chooses Ember Eye for the pack
 11. p1 draft.start-2.1a  adf3fad7859f4d7a
       p1 chooses Nail Biter for the pack
       p1 begins with 6 Stone, 1 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 12. p2 draft.start-1.1c
       p2 chooses Pebble Picker for the pack
 13. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 14. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
 15. p2 draft.start-6.1a  6c7b799df1a69444
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 16. p3 trade.iron
       p3 gives 4 resources back to the supply
 17. p3 pay.hammer.stock
 18. p3 pay.stone.stock
 19. p3 pay.iron.stock
 20. p3 pay.coin.stock
       p3 gains 1 Iron
 21. p3 trade.rune
       p3 gives 4 resources back to the supply
 22. p3 pay.iron.stock
       p3 gains 1 Rune
 23. p3 dig.d2
 24. p3 lay.d2a.r9
       p3 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone and 2 Iron to p3
 25. p3 trade.cart
       p3 gives 4 resources back to the supply
 26. p3 pay.stone.stock
 27. p3 pay.iron.stock
 28. p3 pay.rune.stock
 29. p3 pay.stone.stock
       p3 gains 1 Cart
 30. p3 end  cd00e38e7aa27445
 31. p1 dig.l5
 32. p1 lay.l5d.b8
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Fire Statue at c9
       The rock yields 1 Heartstone and 1 Hammer to p1
 33. p1 establish.d11.rune_forge
       p1 establishes the Rune Forge at d11
 34. p1 end  2fc55e6a91d60487
 35. p2 dig.l5
 36. p2 lay.l5a.j17
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at k17
       The rock yields 1 Coin to p2
 37. p2 done
 38. p2 trade.stone
       p2 gives 4 resources back to the supply
 39. p2 pay.iron.stock
 40. p2 pay.iron.stock
 41. p2 pay.coin.stock
 42. p2 pay.hammer.stock
       p2 gains 1 Stone
 43. p2 trade.stone
       p2 gives 4 resources back to the supply
 44. p2 pay.coin.stock
 45. p2 pay.coin.stock
 46. p2 pay.stone.stock
 47. p2 pay.heartstone.stock
       p2 gains 1 Stone
 48. p2 end  36ac4ec6bde11ec2
 49. p3 recruit.b4{mud-1-1}
       p3 recruits Night Toller
       Bog Prospector joins the horde
 50. p3 join.2b
       Night Toller takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Heartstone, 1 Coin and 1 Moon Cart
 51. p3 trade.iron
       p3 gives 4 resources back to the supply
 52. p3 pay.cart.stock
 53. p3 pay.iron.1c
 54. p3 pay.heartstone.1b
 55. p3 pay.coin.2b
       p3 gains 1 Iron
 56. p3 end  945897813e191a35
 57. p1 dig.d2
 58. p1 lay.d2a.a11
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Moon Statue at a11
 59. p1 trade.iron
       p1 gives 4 resources back to the supply
 60. p1 pay.stone.stock
 61. p1 pay.iron.stock
 62. p1 pay.coin.stock
 63. p1 pay.heartstone.stock
       p1 gains 1 Iron
 64. p1 end  f158dccce813fbb8
 65. p2 dig.d2
 66. p2 lay.d2b.k19
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 67. p2 end  5cf9b574165ddde8
 68. p3 recruit.b2{mud-1-5}
       p3 recruits Coal Nibbler
       Puddle Banker joins the horde
 69. p3 join.2c
       Coal Nibbler takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart and 1 Fire Cart
 70. p3 trade.coin
       p3 gives 4 resources back to the supply
 71. p3 pay.heartstone.2c
 72. p3 pay.cart.1d
 73. p3 pay.iron.stock
 74. p3 pay.iron.stock
       p3 gains 1 Coin
 75. p3 end  6feedc9b20b3e38f
 76. p1 trade.iron
       p1 gives 4 resources back to the supply
       p1 gains 1 Iron
 77. p1 work.d11
       p1 activates the Rune Forge: up to 1 use
 78. p1 use.2
       p1 gains 1 Rune
 79. p1 cast.trading_places
       p1 casts Trading Places: 1 Rune on the card
 80. p1 statue.c9
 81. p1 statue.a11
       p1 swaps a Fire Statue (c9) and a Moon Statue (a11)
 82. p1 recruit.b4{fire-1-1}
       p1 recruits Bog Prospector
       Cinder Hauler joins the horde
 83. p1 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron, 1 Heartstone and 1 Coin
 84. p1 trade.hammer
       p1 gives 4 resources back to the supply
       p1 gains 1 Hammer
 85. p1 end  74bc2df764fb1295
 86. p2 recruit.b4{mud-1-4}
       p2 recruits Cinder Hauler
       Rust Wader joins the horde
 87. p2 join.2c
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p2 3 Stone, 1 Iron and 1 Fire Cart
 88. p2 trade.iron
       p2 gives 4 resources back to the supply
 89. p2 pay.iron.1d
 90. p2 pay.stone.2c
 91. p2 pay.stone.1c
 92. p2 pay.heartstone.stock
       p2 gains 1 Iron
 93. p2 end  47ba8d0a161d73ee
 94. p3 recruit.b2{moon-1-2}
       p3 recruits Puddle Banker
       Dusk Carrier joins the horde
 95. p3 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p3 2 Heartstones, 1 Cart and 3 Coins
 96. p3 end  c9af66ffd2e773b2
 97. p1 work.d11
       p1 activates the Rune Forge: up to 1 use
 98. p1 stop
 99. p1 recruit.b5{ice-1-1}
       p1 recruits Cold Digger
       Frost Sledger joins the horde
100. p1 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Coin and 1 Ice Cart
101. p1 end  3b4998eb270ee1fb
102. p2 recruit.b5{mud-1-2}
       p2 recruits Frost Sledger
       Gravel Glutton joins the horde
103. p2 join.2a
       Frost Sledger takes a place in the pack: second row, place 1
       The pack brings p2 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
104. p2 trade.coin
       p2 gives 4 resources back to the supply
105. p2 pay.heartstone.1b
106. p2 pay.iron.stock
107. p2 pay.iron.2a
108. p2 pay.stone.2c
       p2 gains 1 Coin
109. p2 statue.k17
110. p2 to.l17
111. p2 pay.cart_fire.2c
       p2 moves a Fire Statue from k17 to l17
112. p2 statue.l17
113. p2 to.j18
       p2 moves a Fire Statue from l17 to j18
114. p2 end  20bf7528bd861340
115. p3 dig.d2
116. p3 lay.d2d.q8
       p3 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p3 unearths an Ice Statue at q9
117. p3 trade.rune
       p3 gives 4 resources back to the supply
118. p3 pay.coin.2b
119. p3 pay.coin.stock
120. p3 pay.iron.1c
121. p3 pay.coin.3b
       p3 gains 1 Rune
122. p3 end  17734661600bc598
123. p1 recruit.b5{mud-1-3}
       p1 recruits Gravel Glutton
       Clay Kneader joins the horde
124. p1 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p1 4 Stone and 1 Heartstone
125. p1 trade.stone
       p1 gives 4 resources back to the supply
126. p1 pay.stone.2c
127. p1 pay.heartstone.2a
128. p1 pay.coin.1b
129. p1 pay.stone.1c
       p1 gains 1 Stone
130. p1 end  b02242b969a655b7
131. p2 recruit.b2{ice-1-5}
       p2 recruits Dusk Carrier
       Rime Smith joins the horde
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p2 3 Stone, 1 Heartstone and 1 Moon Cart
132. p2 end  71abde8b7b368eda
133. p3 recruit.b5{moon-1-3}
       p3 recruits Clay Kneader
       Owl Listener joins the horde
       Clay Kneader takes a place in the pack: second row, place 1
       The pack brings p3 1 Stone, 2 Heartstones and 1 Rune
134. p3 statue.q9
135. p3 to.r9
       p3 moves an Ice Statue from q9 to r9
136. p3 end  e2db8ca498e589a2
137. p1 recruit.b2{moon-1-4}
       p1 recruits Rime Smith
       Lantern Guard joins the horde
138. p1 join.3b
       Rime Smith takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 3 Iron, 1 Heartstone and 1 Coin
139. p1 trade.hammer
       p1 gives 4 resources back to the supply
140. p1 pay.heartstone.1d
141. p1 pay.iron.3b
142. p1 pay.iron.2b
143. p1 pay.coin.1b
       p1 gains 1 Hammer
144. p1 end  1007668ac4497b30
145. p2 trade.iron
       p2 gives 4 resources back to the supply
146. p2 pay.coin.stock
147. p2 pay.stone.1c
148. p2 pay.stone.2b
149. p2 pay.heartstone.1b
       p2 gains 1 Iron
150. p2 recruit.b2{mud-1-6}
       p2 recruits Lantern Guard
       Mudsled Driver joins the horde
151. p2 join.3a
       Lantern Guard takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Heartstone, 1 Cart and 1 Moon Cart
152. p2 end  9c7bb6dfc3ae3897
153. p3 trade.coin
       p3 gives 4 resources back to the supply
154. p3 pay.heartstone.2a
155. p3 pay.rune.1a
156. p3 pay.coin.3b
157. p3 pay.rune.stock
       p3 gains 1 Coin
158. p3 recruit.b1{fire-1-4}
       p3 recruits Snow Shoveller
       Tong Bearer joins the horde
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p3 2 Stone, 1 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Ice Cart
159. p3 statue.r9
160. p3 to.s9
       p3 moves an Ice Statue from r9 to s9
161. p3 trade.rune
       p3 gives 4 resources back to the supply
162. p3 pay.coin.stock
163. p3 pay.stone.2a
164. p3 pay.coin.2b
165. p3 pay.stone.3a
       p3 gains 1 Rune
166. p3 trade.rune
       p3 gives 4 resources back to the supply
167. p3 pay.rune.1a
168. p3 pay.iron.1c
169. p3 pay.heartstone.1b
170. p3 pay.rune.stock
       p3 gains 1 Rune
171. p3 end  e54fa598b131831e
172. p1 work.d11
       p1 activates the Rune Forge: up to 1 use
173. p1 use.1
174. p1 pay.stone.1c
       p1 gains 1 Rune
175. p1 cast.trading_places
       p1 casts Trading Places: 2 Runes on the card
176. p1 statue.c9
177. p1 statue.a11
       p1 swaps a Moon Statue (c9) and a Fire Statue (a11)
178. p1 recruit.b4{fire-1-5}
       p1 recruits Rust Wader
       Soot Pounder joins the horde
       Rust Wader takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 3 Iron, 1 Heartstone and 1 Coin
179. p1 end  533443b3b938aca3
180. p2 trade.rune
       p2 gives 4 resources back to the supply
181. p2 pay.cart.1a
182. p2 pay.stone.1c
183. p2 pay.iron.2a
184. p2 pay.heartstone.1b
       p2 gains 1 Rune
185. p2 trade.stone
       p2 gives 4 resources back to the supply
186. p2 pay.iron.stock
187. p2 pay.stone.2b
188. p2 pay.stone.2b
189. p2 pay.iron.3a
       p2 gains 1 Stone
190. p2 recruit.b3{fire-1-3}
       p2 recruits Silver Sifter
       Torch Peddler joins the horde
       Silver Sifter takes a place in the pack: third row, place 2
       The pack brings p2 5 Stone, 1 Iron, 2 Heartstones, 1 Coin and 1 Fire Cart
191. p2 statue.j18
192. p2 to.k17
       p2 moves a Fire Statue from j18 to k17
193. p2 trade.coin
       p2 gives 4 resources back to the supply
194. p2 pay.iron.1d
195. p2 pay.coin.3b
196. p2 pay.stone.2b
197. p2 pay.heartstone.1b
       p2 gains 1 Coin
198. p2 trade.cart
       p2 gives 4 resources back to the supply
199. p2 pay.rune.stock
200. p2 pay.stone.1c
201. p2 pay.heartstone.3b
202. p2 pay.stone.2b
       p2 gains 1 Cart
203. p2 trade.cart
       p2 gives 4 resources back to the supply
204. p2 pay.coin.stock
205. p2 pay.cart.stock
206. p2 pay.stone.2c
207. p2 pay.stone.2c
       p2 gains 1 Cart
208. p2 end  3488820015056139
209. p3 recruit.b3{ice-1-3}
       p3 recruits Torch Peddler
       Icicle Whistler joins the horde
       Torch Peddler takes a place in the pack: at the top
       The pack brings p3 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 1 Rune, 4 Coins, 1 Fire Cart and 1 Ice Cart
       Ten Trolls follow p3: a Coronation token of 5 Honor points
210. p3 trade.coin
       p3 gives 4 resources back to the supply
211. p3 pay.heartstone.1b
212. p3 pay.heartstone.2a
213. p3 pay.cart.1d
214. p3 pay.coin.2b
       p3 gains 1 Coin
215. p3 end  556d877aeea38a1f
216. p1 trade.heartstone
       p1 gives 4 resources back to the supply
217. p1 pay.stone.stock
218. p1 pay.iron.1a
219. p1 pay.heartstone.2b
220. p1 pay.iron.3a
       p1 gains 1 Heartstone
221. p1 dig.l4
222. p1 lay.l4a.c12
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths an Ice Statue at c13
       The rock yields 1 Iron to p1
223. p1 trade.stone
       p1 gives 4 resources back to the supply
224. p1 pay.coin.1b
225. p1 pay.hammer.stock
226. p1 pay.iron.stock
227. p1 pay.iron.2b
       p1 gains 1 Stone
228. p1 end  e0cbd5648f64da75
229. p2 recruit.b2{mud-2-4+fire}
       p2 recruits Mudsled Driver
       Swamp Usurer joins the horde
       The newcomer carries a Fire Pedestal
       Mudsled Driver takes a place in the pack: at the top
       The pack brings p2 6 Stone, 3 Iron, 2 Heartstones, 2 Carts, 1 Coin and 1 Fire Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 6 more turns after this one
230. p2 end  080a66ef2ebae96b
231. p3 cast.thieving_imp
       p3 casts Thieving Imp: 1 Rune on the card
232. p3 pay.auto
233. p3 trade.heartstone
       p3 gives 4 resources back to the supply
234. p3 pay.heartstone.2c
235. p3 pay.coin.3b
236. p3 pay.stone.2a
237. p3 pay.stone.3a
       p3 gains 1 Heartstone
238. p3 skip
       p3 can neither recruit nor dig, and skips
239. p3 trade.stone
       p3 gives 4 resources back to the supply
240. p3 pay.rune.stock
241. p3 pay.stone.3a
242. p3 pay.coin.3b
243. p3 pay.coin.4a
       p3 gains 1 Stone
244. p3 end  c0d17965636f3540
245. p1 trade.stone
       p1 gives 4 resources back to the supply
246. p1 pay.iron.3b
247. p1 pay.heartstone.2a
248. p1 pay.heartstone.stock
249. p1 pay.hammer.stock
       p1 gains 1 Stone
250. p1 work.d11
       p1 activates the Rune Forge: up to 2 uses
251. p1 stop
252. p1 dig.d2
253. p1 lay.d2b.d9
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
254. p1 establish.e8.wainwright
       p1 establishes the Wainwright at e8
255. p1 end  fd151078756e4e4d
256. p2 dig.d2
257. p2 lay.d2d.n16
258. p2 ore.stone
259. p2 pay.stone.1c
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
260. p2 end  75ae42f28ac0805e
261. p3 skip
       p3 can neither recruit nor dig, and skips
262. p3 end  a0c2678d21e1446d
263. p1 recruit.b4{moon-2-3+moon}
       p1 recruits Soot Pounder
       Star Counter joins the horde
       The newcomer carries a Moon Pedestal
       Soot Pounder takes a place in the pack: at the top
       The pack brings p1 5 Stone, 5 Iron, 3 Heartstones, 1 Hammer and 1 Coin
264. p1 trade.coin
       p1 gives 4 resources back to the supply
265. p1 pay.coin.1b
266. p1 pay.hammer.4a
267. p1 pay.iron.1a
268. p1 pay.stone.1c
       p1 gains 1 Coin
269. p1 trade.coin
       p1 gives 4 resources back to the supply
270. p1 pay.iron.2b
271. p1 pay.stone.2c
272. p1 pay.coin.stock
273. p1 pay.iron.3a
       p1 gains 1 Coin
274. p1 statue.c13
275. p1 to.b8
       p1 moves an Ice Statue from c13 to b8
276. p1 end  c24475a7fcb395e4
277. p2 dig.t5
278. p2 lay.t5c.g17
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 2 Stone to p2
279. p2 end  7e1b202ca57b2406
       Game over: p2 wins with 23 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +6  Fire Statue at c9, brown zone [HALL-F6]
p1  +2  Moon Statue at a11, dark grey zone [HALL-F6]
p2 +10  2 Tunnels of 5 cells in Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +4  4 sets of left-over resources [HALL-F4]
p2  +6  Fire Statue at k17, brown zone [HALL-F6]
p3  +5  Coronation token [HALL-F2]
p3  +1  1 set of left-over resources [HALL-F4]
p3  +2  Ice Statue at s9, dark grey zone [HALL-F6]
= p2 23, p1 20, p3 8  coronation, won by p2
