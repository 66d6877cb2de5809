hall/3  seats 2  seed 43  options side=autumn workshops=random

  1. p2 portal.a8  d00ec7447212d1a1
       p2 opens a Portal at a8
  2. p1 portal.s8  ffc9e2c2eb90eac3
       p1 opens a Portal at s8
  3. p2 draft.start-2.1c
       p2 chooses Nail Biter for the pack
  4. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
  5. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  6. p2 draft.start-1.1a  8e175f6c5db406e1
       p2 chooses Pebble Picker for the pack
       p2 begins with 5 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  7. p1 draft.start-3.1a
       p1 chooses Ember Eye for the pack
  8. p1 draft.start-6.1c
       p1 chooses Barrow Pusher for the pack
  9. p1 draft.start-2.1b
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-1.1d  ea15488b0dec827b
       p1 chooses Pebble Picker for the pack
       p1 begins with 3 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p2 recruit.b5{ice-1-1}
       p2 recruits Cold Digger
       Frost Sledger joins the horde
 12. p2 join.2b
       Cold Digger takes a place in the pack: second row, place 2
       The pack brings p2 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 13. p2 end  c8ba4da2708c7644
 14. p1 trade.stone
       p1 gives 4 resources back to the supply
 15. p1 pay.hammer.stock
 16. p1 pay.coin.stock
 17. p1 pay.iron.stock
 18. p1 pay.iron.stock
       p1 gains 1 Stone
 19. p1 dig.d2
 20. p1 lay.d2c.r7
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Coin to p1
 21. p1 trade.iron
       p1 gives 4 resources back to the supply
 22. p1 pay.iron.stock
 23. p1 pay.stone.stock
 24. p1 pay.stone.stock
 25. p1 pay.heartstone.stock
       p1 gains 1 Iron
 26. p1 end  261b4f5374d663c3
 27. p2 recruit.b2{fire-1-4}
       p2 recruits Silver Sifter
       Tong Bearer joins the horde
 28. p2 join.2a
       Silver Sifter takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone and 1 Coin
 29. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 30. p2 pay.rune.1b
 31. p2 pay.heartstone.2a
 32. p2 pay.coin.stock
 33. p2 pay.stone.stock
       p2 gains 1 Heartstone
 34. p2 trade.rune
       p2 gives 4 resources back to the supply
 35. p2 pay.stone.stock
 36. p2 pay.stone.stock
 37. p2 pay.stone.1a
 38. p2 pay.heartstone.stock
       p2 gains 1 Rune
 39. p2 end  3681762635ca34ee
 40. p1 recruit.m2{ice-2-4+fire}
       p1 recruits Root Miner
       p1 takes a Moon Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries a Fire Pedestal
 41. p1 join.2b
       Root Miner takes a place in the pack: second row, place 2
       The pack brings p1 2 Iron, 2 Heartstones and 1 Cart
 42. p1 trade.rune
       p1 gives 4 resources back to the supply
 43. p1 pay.iron.2b
 44. p1 pay.heartstone.2b
 45. p1 pay.cart.1c
 46. p1 pay.iron.stock
       p1 gains 1 Rune
 47. p1 end  18bc85efbff5493d
 48. p2 trade.hammer
       p2 gives 4 resources back to the supply
 49. p2 pay.heartstone.stock
 50. p2 pay.iron.stock
 51. p2 pay.hammer.stock
 52. p2 pay.heartstone.2b
       p2 gains 1 Hammer
 53. p2 cast.old_debt
       p2 casts Old Debt: 1 Rune on the card
 54. p2 recruit.m1
 55. p2 spare.b1
 56. p2 spare.b2{fire-2-3+moon}
       p2 recruits Silt Wagoner
       p2 takes a Fire Pedestal along with the recruit
       Furnace Broker joins the horde
       The newcomer carries a Moon Pedestal
 57. p2 join.3a
       Silt Wagoner takes a place in the pack: third row, place 1
       The pack brings p2 2 Stone, 3 Heartstones, 1 Cart and 1 Rune
 58. p2 end  30d99a6a7f541d44
 59. p1 recruit.b4{mud-1-3}
       p1 recruits Soot Pounder
       Clay Kneader joins the horde
 60. p1 join.2a
       Soot Pounder takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Heartstone and 1 Hammer
 61. p1 trade.iron
       p1 gives 4 resources back to the supply
 62. p1 pay.heartstone.2b
 63. p1 pay.iron.1b
 64. p1 pay.rune.stock
 65. p1 pay.heartstone.1a
       p1 gains 1 Iron
 66. p1 end  6b94d9540bde67ae
 67. p2 cast.drums_of_exile
       p2 casts Drums of Exile: 1 Rune on the card
 68. p2 exile.t3
 69. p2 done{ice-3-3}
       Old Man of the Mire retires
       Aurora Witch joins the horde
 70. p2 trade.hammer
       p2 gives 4 resources back to the supply
 71. p2 pay.stone.3a
 72. p2 pay.stone.stock
 73. p2 pay.heartstone.2b
 74. p2 pay.hammer.stock
       p2 gains 1 Hammer
 75. p2 trade.hammer
       p2 gives 4 resources back to the supply
 76. p2 pay.heartstone.3a
 77. p2 pay.stone.1a
 78. p2 pay.hammer.stock
 79. p2 pay.stone.stock
       p2 gains 1 Hammer
 80. p2 trade.coin
       p2 gives 4 resources back to the supply
 81. p2 pay.hammer.stock
 82. p2 pay.cart.3a
 83. p2 pay.iron.1c
 84. p2 pay.heartstone.2a
       p2 gains 1 Coin
 85. p2 recruit.b2{mud-1-1}
       p2 recruits Tong Bearer
       p2 pockets the bribes of the recruit: 1 Coin
       Bog Prospector joins the horde
       Tong Bearer takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Cart and 1 Fire Cart
 86. p2 end  eaee1a0bde6e7642
 87. p1 recruit.b4{ice-1-5}
       p1 recruits Clay Kneader
       Rime Smith joins the horde
 88. p1 join.3a
       Clay Kneader takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 2 Iron, 4 Heartstones and 1 Cart
 89. p1 trade.coin
       p1 gives 4 resources back to the supply
 90. p1 pay.cart.1c
 91. p1 pay.stone.3a
 92. p1 pay.stone.2a
 93. p1 pay.hammer.2a
       p1 gains 1 Coin
 94. p1 trade.cart
       p1 gives 4 resources back to the supply
 95. p1 pay.heartstone.2b
 96. p1 pay.iron.stock
 97. p1 pay.heartstone.1a
 98. p1 pay.iron.2b
       p1 gains 1 Cart
 99. p1 trade.hammer
       p1 gives 4 resources back to the supply
100. p1 pay.heartstone.3a
101. p1 pay.heartstone.2b
102. p1 pay.iron.1b
103. p1 pay.coin.stock
       p1 gains 1 Hammer
104. p1 end  ae9be06188ea92f3
105. p2 dig.d2
106. p2 lay.d2c.b7
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Coin to p2
107. p2 done
108. p2 end  55a040fce5c236e4
109. p1 recruit.b4{fire-1-2}
       p1 recruits Rime Smith
       Coal Nibbler joins the horde
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p1 1 Stone, 2 Iron and 1 Cart
110. p1 trade.iron
       p1 gives 4 resources back to the supply
111. p1 pay.iron.2c
112. p1 pay.hammer.stock
113. p1 pay.iron.2c
114. p1 pay.stone.1d
       p1 gains 1 Iron
115. p1 end  f8e55abefee7a1aa
116. p2 trade.stone
       p2 gives 4 resources back to the supply
117. p2 pay.coin.2a
118. p2 pay.coin.stock
119. p2 pay.coin.stock
120. p2 pay.coin.stock
       p2 gains 1 Stone
121. p2 recruit.b5{moon-1-2}
       p2 recruits Frost Sledger
       Dusk Carrier joins the horde
       Frost Sledger takes a place in the pack: third row, place 2
       The pack brings p2 3 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
122. p2 end  25900603814156e3
123. p1 recruit.b3{moon-1-4}
       p1 recruits Puddle Banker
       p1 pockets the bribes of the recruit: 1 Coin
       Lantern Guard joins the horde
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 4 Iron, 2 Heartstones and 2 Coins
124. p1 trade.cart
       p1 gives 4 resources back to the supply
125. p1 pay.iron.1b
126. p1 pay.stone.1d
127. p1 pay.cart.1c
128. p1 pay.iron.2c
       p1 gains 1 Cart
129. p1 trade.cart
       p1 gives 4 resources back to the supply
130. p1 pay.iron.stock
131. p1 pay.coin.3b
132. p1 pay.cart.stock
133. p1 pay.coin.3b
       p1 gains 1 Cart
134. p1 trade.heartstone
       p1 gives 4 resources back to the supply
135. p1 pay.coin.stock
136. p1 pay.iron.2c
137. p1 pay.heartstone.2b
138. p1 pay.cart.stock
       p1 gains 1 Heartstone
139. p1 end  06cd10e196990fab
140. p2 dig.l3
141. p2 lay.l3c.c8
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths an Ice Statue at c9
       The rock yields 2 Stone to p2
142. p2 done
143. p2 statue.c9
144. p2 to.b8
145. p2 pay.cart_ice.2b
       p2 moves an Ice Statue from c9 to b8
146. p2 trade.rune
       p2 gives 4 resources back to the supply
147. p2 pay.cart.1d
148. p2 pay.heartstone.2b
149. p2 pay.stone.stock
150. p2 pay.stone.stock
       p2 gains 1 Rune
151. p2 statue.b8
152. p2 to.b9
       p2 moves an Ice Statue from b8 to b9
153. p2 end  1dc37e20a1419912
154. p1 dig.d2
155. p1 lay.d2d.q8
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Fire Statue at q9
156. p1 pedestal.moon
       p1 puts a Moon Pedestal at q9, brown zone: a benefit token of 3 Honor points
157. p1 end  4627e7b622ed75e5
158. p2 recruit.b1{ice-1-3}
       p2 recruits Cinder Hauler
       Icicle Whistler joins the horde
       Cinder Hauler takes a place in the pack: at the top
       The pack brings p2 4 Stone, 3 Iron, 3 Heartstones, 2 Carts, 1 Coin, 1 Fire Cart and 2 Ice Carts
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
159. p2 trade.cart
       p2 gives 4 resources back to the supply
160. p2 pay.iron.1c
161. p2 pay.iron.2c
162. p2 pay.rune.1b
163. p2 pay.cart.1d
       p2 gains 1 Cart
164. p2 trade.coin
       p2 gives 4 resources back to the supply
165. p2 pay.heartstone.2a
166. p2 pay.cart.3a
167. p2 pay.iron.3b
168. p2 pay.cart.stock
       p2 gains 1 Coin
169. p2 end  c1be5d114a09db8c
170. p1 recruit.b3{fire-1-3}
       p1 recruits Lantern Guard
       Torch Peddler joins the horde
       Lantern Guard takes a place in the pack: at the top
       The pack brings p1 3 Stone, 4 Iron, 4 Heartstones, 1 Cart, 1 Hammer, 2 Coins and 1 Moon Cart
171. p1 trade.hammer
       p1 gives 4 resources back to the supply
172. p1 pay.hammer.2a
173. p1 pay.heartstone.2b
174. p1 pay.stone.1d
175. p1 pay.stone.2a
       p1 gains 1 Hammer
176. p1 trade.coin
       p1 gives 4 resources back to the supply
177. p1 pay.iron.1b
178. p1 pay.heartstone.1a
179. p1 pay.iron.2b
180. p1 pay.heartstone.2b
       p1 gains 1 Coin
181. p1 statue.q9
182. p1 to.r8
183. p1 pay.cart.1c
       p1 moves a Fire Statue from q9 to r8
184. p1 end  63a25a03bff22e58
185. p2 trade.rune
       p2 gives 4 resources back to the supply
186. p2 pay.rune.stock
187. p2 pay.heartstone.2b
188. p2 pay.stone.3a
189. p2 pay.stone.4a
       p2 gains 1 Rune
190. p2 trade.coin
       p2 gives 4 resources back to the supply
191. p2 pay.stone.1a
192. p2 pay.coin.2a
193. p2 pay.heartstone.3a
194. p2 pay.rune.stock
       p2 gains 1 Coin
195. p2 dig.d2
196. p2 lay.d2a.b10
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 1 Hammer to p2
197. p2 done
198. p2 hall.wellspring
199. p2 build.wellspringc.b8
       p2 builds the Wellspring
200. p2 statue.b9
201. p2 to.c9
       p2 moves an Ice Statue from b9 to c9
202. p2 end  8f9080bcd3c56148
203. p1 dig.l3
204. p1 lay.l3c.p8
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Iron to p1
205. p1 done
206. p1 trade.cart
       p1 gives 4 resources back to the supply
207. p1 pay.cart.stock
208. p1 pay.iron.stock
209. p1 pay.stone.3a
210. p1 pay.coin.3b
       p1 gains 1 Cart
211. p1 trade.iron
       p1 gives 4 resources back to the supply
212. p1 pay.heartstone.3a
213. p1 pay.cart.stock
214. p1 pay.hammer.stock
       p1 gains 1 Iron
215. p1 end  6c8b32dc0ec744bd
216. p2 skip
       p2 can neither recruit nor dig, and skips
217. p2 end  2228ae4cbf538918
218. p1 skip
       p1 can neither recruit nor dig, and skips
219. p1 end  8afe8d4c4626bb92
       Game over: p2 wins with 18 Honor points

p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +3  Benefit token, Moon Pedestal, brown zone [HALL-F3]
p1  +4  Fire Statue at r8, grey zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
= p2 18, p1 11  coronation, won by p2
