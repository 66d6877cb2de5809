hall/2  seats 3  seed 2054  options workshops=random

  1. p1 portal.a8  485d3a92a1e43f89
       p1 opens a Portal at a8
  2. p2 portal.s8  0f7812c71ce00199
       p2 opens a Portal at s8
  3. p3 portal.j19  94b270623d89e2a4
       p3 opens a Portal at j19
  4. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  5. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  6. p1 draft.start-2.1d
       p1 chooses Nail Biter for the pack
  7. p1 draft.start-3.1b  6b4553c4f4bb5cd0
       p1 chooses Ember Eye for the pack
       p1 begins with 5 Stone, 2 Iron, 1 Hammer and 1 Coin
  8. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  9. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-4.1d
       p2 chooses Purse Shaker for the pack
 11. p2 draft.start-6.1a  d3d78e86759fda29
       p2 chooses Barrow Pusher for the pack
       p2 begins with 6 Stone, 3 Iron, 1 Hammer and 1 Coin
 12. p3 draft.start-1.1a
       p3 chooses Pebble Picker for the pack
 13. p3 draft.start-6.1c
       p3 chooses Barrow Pusher for the pack
 14. p3 draft.start-2.1d
       p3 chooses Nail Biter for the pack
 15. p3 draft.start-3.1b  895e0cf8ca9f1195
       p3 chooses Ember Eye for the pack
       p3 begins with 6 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 trade.hammer
       p1 gives 4 resources back to the supply
 17. p1 pay.coin.stock
 18. p1 pay.iron.stock
 19. p1 pay.hammer.stock
 20. p1 pay.stone.stock
       p1 gains 1 Hammer
 21. p1 recruit.b5{moon-1-5}
       p1 recruits Cinder Hauler
       Silver Sifter joins the horde
 22. p1 join.2b
       Cinder Hauler takes a place in the pack: second row, place 2
       The pack brings p1 2 Stone, 1 Heartstone, 1 Rune and 1 Fire Cart
 23. p1 trade.stone
       p1 gives 4 resources back to the supply
 24. p1 pay.heartstone.1b
 25. p1 pay.stone.2b
 26. p1 pay.rune.1c
 27. p1 pay.stone.stock
       p1 gains 1 Stone
 28. p1 end  59d9d627e088e943
 29. p2 recruit.b5{mud-1-3}
       p2 recruits Silver Sifter
       Clay Kneader joins the horde
 30. p2 join.2a
       Silver Sifter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
 31. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 32. p2 pay.iron.stock
 33. p2 pay.coin.2a
 34. p2 pay.stone.stock
 35. p2 pay.rune.1b
       p2 gains 1 Heartstone
 36. p2 trade.coin
       p2 gives 4 resources back to the supply
 37. p2 pay.coin.stock
 38. p2 pay.heartstone.2a
 39. p2 pay.hammer.stock
 40. p2 pay.heartstone.stock
       p2 gains 1 Coin
 41. p2 trade.hammer
       p2 gives 4 resources back to the supply
 42. p2 pay.cart.1a
 43. p2 pay.stone.stock
 44. p2 pay.iron.stock
 45. p2 pay.iron.stock
       p2 gains 1 Hammer
 46. p2 trade.iron
       p2 gives 4 resources back to the supply
 47. p2 pay.coin.stock
 48. p2 pay.stone.stock
 49. p2 pay.hammer.stock
       p2 gains 1 Iron
 50. p2 end  a479fa6566dde2b0
 51. p3 trade.coin
       p3 gives 4 resources back to the supply
 52. p3 pay.hammer.stock
 53. p3 pay.stone.stock
 54. p3 pay.stone.stock
 55. p3 pay.iron.stock
       p3 gains 1 Coin
 56. p3 dig.t4
 57. p3 lay.t4d.k17
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Moon Statue at k17
       The rock yields 2 Stone to p3
 58. p3 end  1803198a5b1e0ee7
 59. p1 recruit.b3{ice-1-1}
       p1 recruits Rime Smith
       Frost Sledger joins the horde
 60. p1 join.2a
       Rime Smith takes a place in the pack: second row, place 1
       The pack brings p1 2 Iron, 1 Heartstone and 1 Coin
 61. p1 end  d7f2f8f819a489f9
 62. p2 recruit.b1{moon-1-1}
       p2 recruits Coal Nibbler
       Night Toller joins the horde
 63. p2 join.2b
       Coal Nibbler takes a place in the pack: second row, place 2
       The pack brings p2 1 Iron, 1 Heartstone, 1 Rune and 1 Fire Cart
 64. p2 trade.rune
       p2 gives 4 resources back to the supply
 65. p2 pay.heartstone.2b
 66. p2 pay.rune.1b
 67. p2 pay.iron.1c
 68. p2 pay.stone.stock
       p2 gains 1 Rune
 69. p2 end  a8401904bd1819f3
 70. p3 recruit.b3{mud-1-5}
       p3 recruits Frost Sledger
       Puddle Banker joins the horde
 71. p3 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p3 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
 72. p3 statue.k17
 73. p3 to.k18
       p3 moves a Moon Statue from k17 to k18
 74. p3 trade.cart
       p3 gives 4 resources back to the supply
 75. p3 pay.coin.stock
 76. p3 pay.heartstone.1b
 77. p3 pay.stone.stock
 78. p3 pay.stone.stock
       p3 gains 1 Cart
 79. p3 trade.hammer
       p3 gives 4 resources back to the supply
 80. p3 pay.iron.2b
 81. p3 pay.heartstone.stock
 82. p3 pay.coin.stock
 83. p3 pay.cart.stock
       p3 gains 1 Hammer
 84. p3 end  634f7473cb154e05
 85. p1 dig.s4
 86. p1 lay.s4g.a9
 87. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
 88. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 89. p1 pay.heartstone.1b
 90. p1 pay.iron.2a
 91. p1 pay.iron.stock
 92. p1 pay.stone.stock
       p1 gains 1 Heartstone
 93. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
 94. p1 end  5a14156efa18bef1
 95. p2 cast.trading_places
       p2 casts Trading Places: 1 Rune on the card
 96. p2 recruit.b3{fire-1-3}
       p2 recruits Puddle Banker
       Torch Peddler joins the horde
 97. p2 join.2c
       Puddle Banker takes a place in the pack: second row, place 3
       The pack brings p2 1 Iron and 3 Coins
 98. p2 end  83be99bbe23d1430
 99. p3 recruit.b3{moon-1-3}
       p3 recruits Torch Peddler
       Owl Listener joins the horde
100. p3 join.2c
       Torch Peddler takes a place in the pack: second row, place 3
       The pack brings p3 1 Iron, 1 Cart, 1 Coin and 1 Fire Cart
101. p3 trade.stone
       p3 gives 4 resources back to the supply
102. p3 pay.hammer.stock
103. p3 pay.iron.1d
104. p3 pay.coin.2c
105. p3 pay.cart.1c
       p3 gains 1 Stone
106. p3 end  6829bb8c1cfae3db
107. p1 recruit.b2{moon-1-4}
       p1 recruits Gravel Glutton
       Lantern Guard joins the horde
108. p1 join.3a
       Gravel Glutton takes a place in the pack: third row, place 1
       The pack brings p1 5 Stone, 2 Iron, 1 Heartstone, 1 Rune and 1 Coin
109. p1 trade.coin
       p1 gives 4 resources back to the supply
110. p1 pay.heartstone.1b
111. p1 pay.iron.2a
112. p1 pay.rune.1c
113. p1 pay.stone.2b
       p1 gains 1 Coin
114. p1 trade.coin
       p1 gives 4 resources back to the supply
115. p1 pay.coin.1a
116. p1 pay.iron.2a
117. p1 pay.stone.3a
118. p1 pay.stone.3a
       p1 gains 1 Coin
119. p1 trade.heartstone
       p1 gives 4 resources back to the supply
120. p1 pay.stone.3a
121. p1 pay.rune.stock
122. p1 pay.coin.stock
123. p1 pay.stone.2b
       p1 gains 1 Heartstone
124. p1 end  f206f1378c10d62f
125. p2 trade.stone
       p2 gives 4 resources back to the supply
126. p2 pay.coin.2c
127. p2 pay.coin.2c
128. p2 pay.iron.stock
129. p2 pay.coin.1d
       p2 gains 1 Stone
130. p2 recruit.b4{ice-1-2}
       p2 recruits Dusk Carrier
       Snow Shoveller joins the horde
131. p2 join.3b
       Dusk Carrier takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 1 Heartstone, 1 Rune, 3 Coins and 1 Moon Cart
132. p2 trade.stone
       p2 gives 4 resources back to the supply
133. p2 pay.iron.1c
134. p2 pay.stone.stock
135. p2 pay.heartstone.2b
136. p2 pay.coin.2c
       p2 gains 1 Stone
137. p2 end  20bff4b0c7f371f5
138. p3 recruit.b4{mud-1-4}
       p3 recruits Snow Shoveller
       Rust Wader joins the horde
139. p3 join.3b
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p3 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Ice Cart
140. p3 trade.cart
       p3 gives 4 resources back to the supply
141. p3 pay.coin.stock
142. p3 pay.stone.stock
143. p3 pay.heartstone.1b
144. p3 pay.iron.1d
       p3 gains 1 Cart
145. p3 statue.k18
146. p3 to.k17
147. p3 pay.cart.1c
       p3 moves a Moon Statue from k18 to k17
148. p3 trade.coin
       p3 gives 4 resources back to the supply
149. p3 pay.cart.stock
150. p3 pay.stone.3b
151. p3 pay.coin.2c
152. p3 pay.iron.2b
       p3 gains 1 Coin
153. p3 end  e4b367328a1fd8c7
154. p1 recruit.b2{ice-1-3}
       p1 recruits Lantern Guard
       Icicle Whistler joins the horde
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p1 2 Iron, 1 Rune and 1 Moon Cart
155. p1 trade.heartstone
       p1 gives 4 resources back to the supply
156. p1 pay.iron.2c
157. p1 pay.heartstone.stock
158. p1 pay.rune.1c
159. p1 pay.iron.1d
       p1 gains 1 Heartstone
160. p1 end  4c632156eabe2a22
161. p2 recruit.b1{fire-1-5}
       p2 recruits Night Toller
       Soot Pounder joins the horde
       Night Toller takes a place in the pack: third row, place 1
       The pack brings p2 1 Iron, 2 Heartstones, 1 Cart, 2 Coins and 1 Moon Cart
162. p2 trade.coin
       p2 gives 4 resources back to the supply
163. p2 pay.stone.stock
164. p2 pay.coin.1d
165. p2 pay.heartstone.2a
166. p2 pay.coin.3a
       p2 gains 1 Coin
167. p2 trade.cart
       p2 gives 4 resources back to the supply
168. p2 pay.heartstone.2b
169. p2 pay.iron.1c
170. p2 pay.stone.stock
171. p2 pay.rune.1b
       p2 gains 1 Cart
172. p2 trade.heartstone
       p2 gives 4 resources back to the supply
173. p2 pay.cart.1a
174. p2 pay.coin.2a
175. p2 pay.stone.3b
176. p2 pay.cart.stock
       p2 gains 1 Heartstone
177. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
178. p2 end  79184ddf00f76af8
179. p3 recruit.b5{fire-1-4}
       p3 recruits Clay Kneader
       Tong Bearer joins the horde
       Clay Kneader takes a place in the pack: second row, place 1
       The pack brings p3 2 Stone and 2 Heartstones
180. p3 trade.heartstone
       p3 gives 4 resources back to the supply
181. p3 pay.stone.3b
182. p3 pay.stone.1a
183. p3 pay.stone.2a
184. p3 pay.coin.stock
       p3 gains 1 Heartstone
185. p3 end  1db63269608f6e9e
186. p1 recruit.b4{ice-1-4}
       p1 recruits Rust Wader
       Cold Digger joins the horde
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 4 Iron, 1 Heartstone and 1 Rune
187. p1 end  af9313eb98b74e69
188. p2 recruit.b2{mud-1-6}
       p2 recruits Icicle Whistler
       Mudsled Driver joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p2 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 2 Runes, 5 Coins and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 5 Honor points
189. p2 trade.coin
       p2 gives 4 resources back to the supply
190. p2 pay.coin.1d
191. p2 pay.heartstone.2a
192. p2 pay.rune.1b
193. p2 pay.rune.4a
       p2 gains 1 Coin
194. p2 trade.stone
       p2 gives 4 resources back to the supply
195. p2 pay.coin.2a
196. p2 pay.coin.2c
197. p2 pay.iron.1c
198. p2 pay.heartstone.2b
       p2 gains 1 Stone
199. p2 trade.iron
       p2 gives 4 resources back to the supply
200. p2 pay.rune.stock
201. p2 pay.coin.2c
202. p2 pay.coin.3a
203. p2 pay.stone.3b
       p2 gains 1 Iron
204. p2 trade.hammer
       p2 gives 4 resources back to the supply
205. p2 pay.coin.stock
206. p2 pay.cart.1a
207. p2 pay.iron.stock
       p2 gains 1 Hammer
208. p2 end  8057ce26c75b7bb2
209. p3 recruit.b2{mud-1-1}
       p3 recruits Mudsled Driver
       Bog Prospector joins the horde
       Mudsled Driver takes a place in the pack: third row, place 1
       The pack brings p3 3 Stone, 1 Iron and 2 Carts
210. p3 trade.hammer
       p3 gives 4 resources back to the supply
211. p3 pay.cart.1c
212. p3 pay.stone.2a
213. p3 pay.cart.3a
214. p3 pay.heartstone.1b
       p3 gains 1 Hammer
215. p3 trade.coin
       p3 gives 4 resources back to the supply
216. p3 pay.heartstone.2a
217. p3 pay.heartstone.stock
218. p3 pay.hammer.stock
219. p3 pay.stone.3a
       p3 gains 1 Coin
220. p3 end  63fa00c0a05bad28
221. p1 cast.thieving_imp
       p1 casts Thieving Imp: 1 Rune on the card
222. p1 dig.l4
223. p1 lay.l4b.a12
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue at c13
       The rock yields 1 Stone to p1
224. p1 trade.stone
       p1 gives 4 resources back to the supply
225. p1 pay.coin.stock
226. p1 pay.stone.stock
227. p1 pay.stone.2b
228. p1 pay.stone.2b
       p1 gains 1 Stone
229. p1 statue.c13
230. p1 to.b12
       p1 moves a Fire Statue from c13 to b12
231. p1 end  3a3bbfc6661f1705
232. p2 skip
       p2 can neither recruit nor dig, and skips
233. p2 end  302ace7c68b3f243
234. p3 recruit.b1{ice-2-4+ice}
       p3 recruits Soot Pounder
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
       Soot Pounder takes a place in the pack: at the top
       The pack brings p3 5 Stone, 1 Iron, 2 Heartstones, 2 Carts, 1 Hammer and 1 Coin
       Ten Trolls follow p3: a Coronation token of 3 Honor points
       The end is near: 6 more turns after this one
235. p3 end  35067f54bc8916a0
236. p1 dig.d2
237. p1 lay.d2d.c14
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
238. p1 end  8ea26463b2664f5b
239. p2 skip
       p2 can neither recruit nor dig, and skips
240. p2 end  c5379f2db4fa7574
241. p3 trade.stone
       p3 gives 4 resources back to the supply
242. p3 pay.coin.2c
243. p3 pay.coin.stock
244. p3 pay.iron.2b
245. p3 pay.iron.1d
       p3 gains 1 Stone
246. p3 dig.o4
247. p3 lay.o4c.i16
248. p3 pay.stone.1a
       p3 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p3 unearths a Fire Statue at i17
       The rock yields 2 Coins to p3
249. p3 establish.h16.ironworks
       p3 establishes the Ironworks at h16
250. p3 trade.rune
       p3 gives 4 resources back to the supply
251. p3 pay.cart.1c
252. p3 pay.coin.stock
253. p3 pay.stone.3b
254. p3 pay.cart.3a
       p3 gains 1 Rune
255. p3 trade.hammer
       p3 gives 4 resources back to the supply
256. p3 pay.heartstone.2a
257. p3 pay.stone.4a
258. p3 pay.heartstone.1b
259. p3 pay.stone.stock
       p3 gains 1 Hammer
260. p3 statue.i17
261. p3 to.k18
       p3 moves a Fire Statue from i17 to k18
262. p3 end  6269dbccccee1da8
263. p1 recruit.b5{mud-2-1+fire}
       p1 recruits Tong Bearer
       Landslide joins the horde
       The newcomer carries a Fire Pedestal
       Tong Bearer takes a place in the pack: at the top
       The pack brings p1 5 Stone, 7 Iron, 1 Heartstone, 1 Rune, 1 Coin and 2 Fire Carts
264. p1 trade.stone
       p1 gives 4 resources back to the supply
265. p1 pay.rune.1c
266. p1 pay.stone.2b
267. p1 pay.heartstone.1b
268. p1 pay.coin.1a
       p1 gains 1 Stone
269. p1 trade.heartstone
       p1 gives 4 resources back to the supply
270. p1 pay.iron.1d
271. p1 pay.iron.2a
272. p1 pay.iron.2a
273. p1 pay.stone.2b
       p1 gains 1 Heartstone
274. p1 end  73a30c5bf006ea81
275. p2 skip
       p2 can neither recruit nor dig, and skips
276. p2 end  1e39784a1f6922d3
277. p3 cast.trading_places
       p3 casts Trading Places: 2 Runes on the card
278. p3 statue.k18
279. p3 statue.k17
       p3 swaps a Fire Statue (k18) and a Moon Statue (k17)
280. p3 work.h16
       p3 activates the Ironworks: up to 1 use
281. p3 stop
282. p3 skip
       p3 can neither recruit nor dig, and skips
283. p3 end  b979657ef5d11274
       Game over: p1 and p3 share the victory with 17 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +3  3 sets of left-over resources [HALL-F4]
p1  +4  Fire Statue at b12, grey zone [HALL-F6]
p2  +5  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p3  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p3  +3  Coronation token [HALL-F2]
p3  +6  Fire Statue at k17, brown zone [HALL-F6]
= p1 17, p3 17, p2 6  coronation, won by p1, p3
