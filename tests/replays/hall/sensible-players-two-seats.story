hall/4  seats 2  seed 1  options side=winter workshops=chosen

  1. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  2. p1 offer.steward
       p1 puts a Workshop into the supply: Steward
  3. p1 offer.ironworks
       p1 puts a Workshop into the supply: Ironworks
  4. p1 offer.depot
       p1 puts a Workshop into the supply: Depot
  5. p1 offer.stone_mill
       p1 puts a Workshop into the supply: Stone Mill
  6. p1 portal.l4  f0b442eae83ef350
       p1 opens a Portal at l4
  7. p2 portal.e18  f375ff3589cafafe
       p2 opens a Portal at e18
  8. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 11. p1 draft.start-1.1a  8edb8831a4f0eede
       p1 chooses Pebble Picker for the pack
       p1 begins with 6 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 1 Coin
 12. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
 13. p2 draft.start-3.1b
       p2 chooses Ember Eye for the pack
 14. p2 draft.start-1.1d
       p2 chooses Pebble Picker for the pack
 15. p2 draft.start-6.1a  291280d35ffacc3d
       p2 chooses Barrow Pusher for the pack
       p2 begins with 5 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 16. p1 dig.i3
 17. p1 lay.i3c.l5
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p1 unearths a Moon Statue at l6
 18. p1 end  a412a4d6a4899037
 19. p2 dig.v5
 20. p2 lay.v5d.f16
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at f16
       p2 unearths a Moon Statue at h18
 21. p2 end  76d4371784a851d6
 22. p1 recruit.b5{mud-1-5}
       p1 recruits Cold Digger
       Puddle Banker joins the horde
 23. p1 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Ice Cart
 24. p1 statue.l6
 25. p1 to.l7
       p1 moves a Moon Statue from l6 to l7
 26. p1 end  850ddf6ad4491601
 27. p2 recruit.m4{fire-2-3+moon}
       p2 recruits Eclipse Merchant
       p2 takes a Moon Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 28. p2 join.2b
       Eclipse Merchant takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 2 Coins and 1 Moon Cart
 29. p2 statue.h18
 30. p2 to.e18
       p2 moves a Moon Statue from h18 to e18
 31. p2 end  290f174a269bff1a
 32. p1 recruit.b4{mud-1-6}
       p1 recruits Bog Prospector
       p1 pockets the bribes of the recruit: 1 Coin
       Mudsled Driver joins the horde
 33. p1 join.2c
       Bog Prospector takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart and 1 Rune
 34. p1 end  398652d0ebad03f7
 35. p2 dig.s4
 36. p2 lay.s4a.j17
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 1 Stone to p2
 37. p2 pedestal.moon
       p2 puts a Moon Pedestal at j17, orange zone: a benefit token of 5 Honor points
 38. p2 establish.i17.ironworks
       p2 establishes the Ironworks at i17
 39. p2 end  ed556b6445e6beb4
 40. p1 recruit.m4{ice-2-1+ice}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
 41. p1 join.2a
       Furnace Broker takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Coin and 1 Fire Cart
 42. p1 end  6b97f3c0945f8b30
 43. p2 recruit.m1{moon-2-3+fire}
       p2 recruits Swamp Usurer
       p2 takes a Moon Pedestal along with the recruit
       Star Counter joins the horde
       The newcomer carries a Fire Pedestal
 44. p2 join.2c
       Swamp Usurer takes a place in the pack: second row, place 3
       The pack brings p2 2 Stone, 1 Iron and 3 Coins
 45. p2 end  8ab722fef4278656
 46. p1 dig.s4
 47. p1 lay.s4f.n2
 48. p1 ore.stone
 49. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at n2
       The rock yields 1 Iron and 1 Hammer to p1
 50. p1 pedestal.moon
       p1 puts a Moon Pedestal at m3, grey zone: a benefit token of 4 Honor points
 51. p1 establish.n4.steward
       p1 establishes the Steward at n4
 52. p1 statue.n2
 53. p1 to.m4
 54. p1 pay.auto
       p1 moves a Fire Statue from n2 to m4
 55. p1 end  e93a9a180cf90149
 56. p2 work.i17
       p2 activates the Ironworks: up to 2 uses
 57. p2 use.2
       p2 gains 1 Heartstone
 58. p2 stop
 59. p2 dig.s4
 60. p2 lay.s4f.l14
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Heartstone and 1 Cart to p2
 61. p2 pedestal.moon
       p2 puts a Moon Pedestal at k15, yellow zone: a benefit token of 5 Honor points
 62. p2 statue.f16
 63. p2 to.j17
       p2 moves a Fire Statue from f16 to j17
 64. p2 end  6d59009f4faace7c
 65. p1 work.n4
       p1 activates the Steward: up to 2 uses
 66. p1 use.1
 67. p1 pay.cart.1c
       p1 moves a Cart to the Stock
 68. p1 use.1
 69. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
 70. p1 dig.l5
 71. p1 lay.l5e.p5
 72. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       p1 unearths an Ice Statue at p6
       The rock yields 1 Stone, 1 Heartstone and 1 Coin to p1
 73. p1 establish.o7.depot
       p1 establishes the Depot at o7
 74. p1 statue.p6
 75. p1 to.m6
       p1 moves an Ice Statue from p6 to m6
 76. p1 end  738e5714d366c1d7
 77. p2 recruit.m1{mud-2-2+fire}
       p2 recruits Star Counter
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 78. p2 join.3b
       Star Counter takes a place in the pack: third row, place 2
       The pack brings p2 3 Stone, 1 Iron, 1 Heartstone, 1 Rune, 4 Coins and 2 Moon Carts
 79. p2 statue.e18
 80. p2 to.f16
 81. p2 pay.auto
       p2 moves a Moon Statue from e18 to f16
 82. p2 end  3fe6a4038d722591
 83. p1 work.n4
       p1 activates the Steward: up to 2 uses
 84. p1 use.1
 85. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
 86. p1 use.1
 87. p1 pay.heartstone.2c
       p1 moves a Heartstone to the Stock
 88. p1 recruit.m4{fire-2-4+ice}
       p1 recruits Glacier Cutter
       p1 takes an Ice Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries an Ice Pedestal
 89. p1 join.3a
       Glacier Cutter takes a place in the pack: third row, place 1
       The pack brings p1 3 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Coin, 1 Fire Cart and 2 Ice Carts
 90. p1 end  0a5d89d6f7120a9f
 91. p2 work.i17
       p2 activates the Ironworks: up to 2 uses
 92. p2 use.2
       p2 gains 1 Heartstone
 93. p2 stop
 94. p2 cast.clan_oath
       p2 casts Clan Oath: 1 Rune on the card
 95. p2 dig.l3
 96. p2 lay.l3a.l17
 97. p2 ore.stone
       p2 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       p2 unearths a Fire Statue at l18
 98. p2 pedestal.fire
       p2 puts a Fire Pedestal at l17, orange zone: a benefit token of 4 Honor points
 99. p2 statue.l18
100. p2 to.l17
       p2 moves a Fire Statue from l18 to l17
101. p2 end  475c535d074fea8f
102. p1 work.n4
       p1 activates the Steward: up to 2 uses
103. p1 use.1
104. p1 pay.cart_ice.2b
       p1 moves an Ice Cart to the Stock
105. p1 use.1
106. p1 pay.cart.1c
       p1 moves a Cart to the Stock
107. p1 dig.s4
108. p1 lay.s4h.q6
109. p1 ore.stone
110. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Moon Statue at r8
       The rock yields 2 Stone to p1
111. p1 pedestal.ice
       p1 puts an Ice Pedestal at q7, grey zone: a benefit token of 2 Honor points
112. p1 end  3fa0505acd412c22
113. p2 recruit.t3{ice-3-4}
       p2 recruits Blizzard Marshal
       Glacier Smith joins the horde
114. p2 take.fire{mud-1-4}
       p2 chooses a Fire Pedestal from the bag
       Puddle Banker retires
       Rust Wader joins the horde
       Blizzard Marshal takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone, 2 Iron, 1 Cart and 2 Ice Carts
115. p2 statue.j17
116. p2 to.l14
       p2 moves a Fire Statue from j17 to l14
117. p2 end  72a10725a52ced67
118. p1 work.n4
       p1 activates the Steward: up to 2 uses
119. p1 use.1
120. p1 pay.heartstone.2b
       p1 moves a Heartstone to the Stock
121. p1 use.1
122. p1 pay.cart_ice.3a
       p1 moves an Ice Cart to the Stock
123. p1 recruit.b4{ice-1-5}
       p1 recruits Mudsled Driver
       p1 pockets the bribes of the recruit: 3 Coins
       Rime Smith joins the horde
       Mudsled Driver takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 1 Iron, 2 Heartstones, 2 Carts and 1 Ice Cart
124. p1 end  97f414a65ec47328
125. p2 work.i17
       p2 activates the Ironworks: up to 2 uses
126. p2 use.2
       p2 gains 1 Heartstone
127. p2 use.2
       p2 gains 1 Heartstone
128. p2 recruit.b2{ice-1-1}
       p2 recruits Cinder Hauler
       p2 pockets the bribes of the recruit: 2 Coins
       Frost Sledger joins the horde
       Cinder Hauler takes a place in the pack: third row, place 1
       The pack brings p2 3 Stone, 3 Iron, 1 Cart, 2 Coins, 1 Fire Cart and 1 Moon Cart
129. p2 statue.f16
130. p2 to.j17
131. p2 pay.auto
       p2 moves a Moon Statue from f16 to j17
132. p2 end  5be00fbc02318be4
133. p1 work.n4
       p1 activates the Steward: up to 2 uses
134. p1 use.1
135. p1 pay.cart.3b
       p1 moves a Cart to the Stock
136. p1 use.1
137. p1 pay.cart.1c
       p1 moves a Cart to the Stock
138. p1 dig.v5
139. p1 lay.v5d.j1
140. p1 ore.heartstone
141. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p1 unearths an Ice Statue at j2
       The rock yields 2 Iron and 1 Hammer to p1
142. p1 establish.j4.stone_mill
       p1 establishes the Stone Mill at j4
143. p1 statue.j2
144. p1 to.k3
145. p1 pay.auto
       p1 moves an Ice Statue from j2 to k3
146. p1 end  01b2502d759b8f9d
147. p2 dig.t5
148. p2 lay.t5c.n17
149. p2 ore.heartstone
150. p2 pay.auto
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       p2 unearths an Ice Statue at p18
       The rock yields 1 Stone to p2
151. p2 establish.o17.ironworks
       p2 establishes the Ironworks at o17
152. p2 statue.p18
153. p2 to.n17
154. p2 pay.auto
       p2 moves an Ice Statue from p18 to n17
155. p2 end  3860c70bb66db1a7
156. p1 work.n4
       p1 activates the Steward: up to 2 uses
157. p1 use.1
158. p1 pay.cart_fire.2a
       p1 moves a Fire Cart to the Stock
159. p1 use.1
160. p1 pay.rune.1d
       p1 moves a Rune to the Stock
161. p1 dig.t5
162. p1 lay.t5a.k8
163. p1 pay.auto
       p1 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Heartstone and 1 Cart to p1
164. p1 statue.m4
165. p1 to.l4
       p1 moves a Fire Statue from m4 to l4
166. p1 statue.l4
167. p1 to.l6
       p1 moves a Fire Statue from l4 to l6
168. p1 statue.l6
169. p1 to.l10
       p1 moves a Fire Statue from l6 to l10
170. p1 end  34501c71b04e955b
171. p2 work.i17
       p2 activates the Ironworks: up to 2 uses
172. p2 use.2
173. p2 pay.auto
       p2 gains 1 Heartstone
174. p2 use.2
       p2 gains 1 Heartstone
175. p2 dig.l4
176. p2 lay.l4g.r16
177. p2 ore.stone
178. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Fire Statue at r16
179. p2 pedestal.fire
       p2 puts a Fire Pedestal at q18, grey zone: a benefit token of 4 Honor points
180. p2 statue.r16
181. p2 to.q18
182. p2 pay.auto
       p2 moves a Fire Statue from r16 to q18
183. p2 end  b8d58707233a0341
184. p1 work.o7
       p1 activates the Depot: up to 1 use
185. p1 use.1
186. p1 pay.coin.2a
187. p1 pay.coin.stock
       p1 gains 1 Cart
188. p1 recruit.m4{mud-2-1+moon}
       p1 recruits Anvil Singer
       p1 pockets the bribes of the recruit: 1 Coin
       p1 takes an Ice Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Anvil Singer takes a place in the pack: at the top
       The pack brings p1 3 Stone, 5 Iron, 3 Heartstones, 2 Carts, 1 Hammer, 1 Rune, 1 Coin, 2 Fire Carts and 2 Ice Carts
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
189. p1 statue.r8
190. p1 to.o6
191. p1 pay.auto
       p1 moves a Moon Statue from r8 to o6
192. p1 statue.m6
193. p1 to.q7
194. p1 pay.auto
       p1 moves an Ice Statue from m6 to q7
195. p1 end  6c5d00a9a6a3821e
196. p2 work.o17
       p2 activates the Ironworks: up to 2 uses
197. p2 use.2
       p2 gains 1 Heartstone
198. p2 stop
199. p2 recruit.m3
200. p2 pay.auto{ice-2-2+ice}
       p2 recruits Silt Wagoner
       p2 pockets the bribes of the recruit: 1 Coin
       p2 takes a Fire Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: at the top
       The pack brings p2 7 Stone, 3 Iron, 3 Heartstones, 1 Cart, 1 Rune, 5 Coins, 1 Fire Cart, 1 Ice Cart and 2 Moon Carts
201. p2 end  835d2df479cd4731
202. p1 work.o7
       p1 activates the Depot: up to 1 use
203. p1 use.1
204. p1 pay.coin.2a
205. p1 pay.coin.stock
       p1 gains 1 Cart
206. p1 cast.clan_oath
       p1 casts Clan Oath: 2 Runes on the card
207. p1 pay.auto
208. p1 dig.i4
209. p1 lay.i4a.h6
210. p1 ore.iron
211. p1 pay.auto
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p1 unearths a Fire Statue at h6
       The rock yields 1 Stone and 1 Heartstone to p1
212. p1 pedestal.ice
       p1 puts an Ice Pedestal at i6, brown zone: a benefit token of 5 Honor points
213. p1 hall.chasm
214. p1 build.chasma.h6
       p1 builds the Chasm
       The Ice Pedestal at i6 vanishes under the Great Hall
215. p1 statue.h6
216. p1 to.k6
217. p1 pay.auto
       p1 moves a Fire Statue from h6 to k6
218. p1 statue.k3
219. p1 to.l4
220. p1 pay.auto
       p1 moves an Ice Statue from k3 to l4
221. p1 statue.l4
222. p1 to.l5
223. p1 pay.auto
       p1 moves an Ice Statue from l4 to l5
224. p1 statue.o6
225. p1 to.j6
       p1 moves a Moon Statue from o6 to j6
226. p1 statue.j6
227. p1 to.l6
       p1 moves a Moon Statue from j6 to l6
228. p1 statue.l6
229. p1 to.m6
       p1 moves a Moon Statue from l6 to m6
230. p1 statue.m6
231. p1 to.l6
       p1 moves a Moon Statue from m6 to l6
232. p1 statue.l6
233. p1 to.m6
       p1 moves a Moon Statue from l6 to m6
234. p1 statue.m6
235. p1 to.o6
       p1 moves a Moon Statue from m6 to o6
236. p1 end  a80da68beeb490cb
237. p2 dig.t4
238. p2 lay.t4d.m14
239. p2 ore.heartstone
240. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
241. p2 pedestal.fire
       p2 puts a Fire Pedestal at n15, yellow zone: a benefit token of 3 Honor points
242. p2 hall.shaman
243. p2 build.shamana.m14
       p2 builds the Shaman's Chamber
       The Fire Pedestal at n15 vanishes under the Great Hall
244. p2 statue.j17
245. p2 to.k15
246. p2 pay.auto
       p2 moves a Moon Statue from j17 to k15
247. p2 end  22eed4ab1fa2b932
248. p1 work.n4
       p1 activates the Steward: up to 2 uses
249. p1 stop
250. p1 dig.w5
251. p1 lay.w5b.p4
252. p1 ore.heartstone
       p1 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
253. p1 hall.great_forge
254. p1 build.great_forged.q4
       p1 builds the Great Forge
255. p1 statue.o6
256. p1 to.q5
       p1 moves a Moon Statue from o6 to q5
257. p1 end  a24c3f24bf72f68c
258. p2 dig.l5
259. p2 lay.l5b.h19
260. p2 ore.heartstone
       p2 digs a Tunnel of 5 cells, scored as Heartstone: 11 Honor points
       The rock yields 1 Iron and 1 Coin to p2
261. p2 hall.wellspring
262. p2 build.wellspringa.h18
       p2 builds the Wellspring
263. p2 end  80755f247094d7a4
       Game over: p2 wins with 147 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1 +16  2 Tunnels of 5 cells in Iron [HALL-D4]
p1 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Ice Pedestal, grey zone [HALL-F3]
p1  +4  Benefit token, Moon Pedestal, grey zone [HALL-F3]
p1  +5  Benefit token, Ice Pedestal, brown zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1 +11  Chasm, Statue on the altar [HALL-G10]
p1 +12  Great Forge, Statue on the altar [HALL-G10]
p1  +6  Ice Statue at l5, brown zone [HALL-F6]
p1  +8  Moon Statue at l7, orange zone [HALL-F6]
p1  +8  Ice Statue on its Pedestal at q7, grey zone [HALL-F6]
p1 +10  Fire Statue at l10, yellow zone [HALL-F6]
p2  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2 +22  2 Tunnels of 5 cells in Heartstone [HALL-D4]
p2  +4  Benefit token, Fire Pedestal, grey zone [HALL-F3]
p2  +4  Benefit token, Fire Pedestal, orange zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, orange zone [HALL-F3]
p2  +3  Benefit token, Fire Pedestal, yellow zone [HALL-F3]
p2  +5  Benefit token, Moon Pedestal, yellow zone [HALL-F3]
p2  +9  9 sets of left-over resources [HALL-F4]
p2  +1  Shaman's Chamber, altar empty [HALL-G10]
p2  +2  Wellspring, altar empty [HALL-G10]
p2 +10  Fire Statue at l14, yellow zone [HALL-F6]
p2 +20  Moon Statue on its Pedestal at k15, yellow zone [HALL-F6]
p2 +16  Fire Statue on its Pedestal at l17, orange zone [HALL-F6]
p2  +8  Ice Statue at n17, orange zone [HALL-F6]
p2  +8  Fire Statue on its Pedestal at q18, grey zone [HALL-F6]
= p2 147, p1 128  coronation, won by p2
