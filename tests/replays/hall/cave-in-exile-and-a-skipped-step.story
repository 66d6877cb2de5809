hall/6  seats 2  seed 228  options side=winter later_seats=none workshops=random

  1. p2 portal.u16  a9db440436e56850
       p2 opens a Portal at u16
  2. p1 portal.p3  5e8227ed22ecd7d4
       p1 opens a Portal at p3
  3. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
  4. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
  5. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  6. p2 draft.start-3.1c  2f05b70844b5d8b4
       p2 chooses Ember Eye for the pack
       p2 begins with 4 Stone, 2 Iron, 2 Heartstones and 1 Coin
  7. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  8. p1 draft.start-1.1a
       p1 chooses Pebble Picker for the pack
  9. p1 draft.start-5.1d
       p1 chooses Bone Reader for the pack
 10. p1 draft.start-4.1b  def1efc789c2e722
       p1 chooses Purse Shaker for the pack
       p1 begins with 6 Stone, 1 Iron, 2 Heartstones, 1 Hammer and 2 Coins
 11. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 12. p2 pay.iron.stock
 13. p2 pay.heartstone.stock
 14. p2 pay.iron.stock
 15. p2 pay.heartstone.stock
       p2 gains 1 Heartstone
 16. p2 trade.stone
       p2 gives 4 resources back to the supply
 17. p2 pay.stone.stock
 18. p2 pay.coin.stock
 19. p2 pay.heartstone.stock
       p2 gains 1 Stone
 20. p2 dig.d2
 21. p2 lay.d2d.t16
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 22. p2 end  c7c1daa8f727e682
 23. p1 dig.l4
 24. p1 lay.l4g.p4
       p1 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p1 unearths a Fire Statue at p6
       The rock yields 1 Stone and 1 Coin to p1
 25. p1 done
 26. p1 end  f104149e7d9f9eef
 27. p2 recruit.b4{mud-1-3}
       p2 recruits Rime Smith
       Clay Kneader joins the horde
 28. p2 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Heartstone and 1 Cart
 29. p2 end  f9a5e814470f88cd
 30. p1 trade.coin
       p1 gives 4 resources back to the supply
 31. p1 pay.heartstone.stock
 32. p1 pay.coin.stock
 33. p1 pay.heartstone.stock
 34. p1 pay.stone.stock
       p1 gains 1 Coin
 35. p1 dig.d2
 36. p1 lay.d2d.q5
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 37. p1 trade.stone
       p1 gives 4 resources back to the supply
 38. p1 pay.coin.stock
 39. p1 pay.coin.stock
 40. p1 pay.iron.stock
 41. p1 pay.coin.stock
       p1 gains 1 Stone
 42. p1 end  b9dc21201f04e988
 43. p2 recruit.b5{fire-1-1}
       p2 recruits Bog Prospector
       Cinder Hauler joins the horde
 44. p2 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p2 1 Iron, 1 Heartstone and 1 Rune
 45. p2 trade.rune
       p2 gives 4 resources back to the supply
 46. p2 pay.iron.2b
 47. p2 pay.iron.2c
 48. p2 pay.stone.stock
 49. p2 pay.heartstone.1c
       p2 gains 1 Rune
 50. p2 trade.stone
       p2 gives 4 resources back to the supply
 51. p2 pay.iron.2c
 52. p2 pay.rune.1b
 53. p2 pay.cart.1d
 54. p2 pay.rune.stock
       p2 gains 1 Stone
 55. p2 end  fc035977842cadf1
 56. p1 recruit.b3{moon-1-1}
       p1 recruits Torch Peddler
       Night Toller joins the horde
 57. p1 join.2b
       Torch Peddler takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 2 Coins and 1 Fire Cart
 58. p1 statue.p6
 59. p1 to.q5
       p1 moves a Fire Statue from p6 to q5
 60. p1 end  2cbd43dfcf174650
 61. p2 recruit.b4{fire-1-2}
       p2 recruits Clay Kneader
       Coal Nibbler joins the horde
 62. p2 join.3b
       Clay Kneader takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 3 Iron, 2 Heartstones, 1 Cart and 1 Rune
 63. p2 end  0bfb3a168a661cc9
 64. p1 recruit.b2{ice-1-4}
       p1 recruits Gravel Glutton
       Cold Digger joins the horde
 65. p1 join.2c
       Gravel Glutton takes a place in the pack: second row, place 3
       The pack brings p1 3 Stone and 1 Rune
 66. p1 end  50ffb3946f0c7070
 67. p2 dig.d2
 68. p2 lay.d2a.r17
 69. p2 ore.iron
 70. p2 pay.iron.2c
 71. p2 pay.iron.2b
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
 72. p2 trade.cart
       p2 gives 4 resources back to the supply
 73. p2 pay.stone.3b
 74. p2 pay.heartstone.1c
 75. p2 pay.stone.stock
 76. p2 pay.rune.1b
       p2 gains 1 Cart
 77. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 78. p2 pay.cart.1d
 79. p2 pay.iron.2c
 80. p2 pay.cart.stock
 81. p2 pay.heartstone.3b
       p2 gains 1 Heartstone
 82. p2 end  7f2e71cd6f59ee81
 83. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
 84. p1 exile.b1
 85. p1 exile.b3{ice-1-2+fire-1-5}
       Dusk Carrier retires
       Night Toller retires
       Snow Shoveller joins the horde
       Soot Pounder joins the horde
 86. p1 dig.d2
 87. p1 lay.d2a.n5
 88. p1 pay.stone.2c
 89. p1 pay.stone.stock
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 90. p1 establish.n4.depot
       p1 establishes the Depot at n4
 91. p1 end  b00413511e852899
 92. p2 recruit.b4{ice-1-1}
       p2 recruits Coal Nibbler
       Frost Sledger joins the horde
       Coal Nibbler takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Heartstone, 1 Rune and 1 Fire Cart
 93. p2 trade.cart
       p2 gives 4 resources back to the supply
 94. p2 pay.heartstone.2b
 95. p2 pay.rune.1b
 96. p2 pay.heartstone.2a
 97. p2 pay.stone.1a
       p2 gains 1 Cart
 98. p2 end  6c564247a2a99e78
 99. p1 work.n4
       p1 activates the Depot: up to 1 use
100. p1 use.1
101. p1 pay.iron.1c
102. p1 pay.hammer.stock
       p1 gains 1 Cart
103. p1 dig.d2
104. p1 lay.d2d.r6
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
105. p1 hall.wellspring
106. p1 build.wellspringa.o5
       p1 builds the Wellspring
107. p1 end  2dd67af05adc63c9
108. p2 recruit.b2{fire-1-4}
       p2 recruits Cold Digger
       Tong Bearer joins the horde
       Cold Digger takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 1 Iron, 4 Heartstones, 1 Rune and 1 Ice Cart
109. p2 end  e7f7def5d27db8df
110. p1 recruit.m3{ice-2-2+fire}
       p1 recruits Furnace Broker
       p1 takes a Moon Pedestal along with the recruit
       Avalanche Rider joins the horde
       The newcomer carries a Fire Pedestal
111. p1 join.3b
       Furnace Broker takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 2 Iron, 1 Rune, 3 Coins and 2 Fire Carts
112. p1 end  cc385043568d4543
113. p2 trade.heartstone
       p2 gives 4 resources back to the supply
114. p2 pay.heartstone.2b
115. p2 pay.stone.1a
116. p2 pay.cart.stock
117. p2 pay.heartstone.3a
       p2 gains 1 Heartstone
118. p2 dig.t4
119. p2 lay.t4d.u13
       p2 digs a Tunnel of 4 cells, scored as Heartstone: 8 Honor points
       p2 unearths a Moon Statue at v14
       The rock yields 1 Hammer to p2
120. p2 done
121. p2 end  2a829a353aaecf76
122. p1 cast.seers_bag
       p1 casts Seer's Bag: 1 Rune on the card
123. p1 swap.moon.ice
       p1 puts a Moon Pedestal back into the bag and takes an Ice Pedestal
124. p1 work.n4
       p1 activates the Depot: up to 1 use
125. p1 stop
126. p1 recruit.m1
127. p1 pay.coin.2b
128. p1 pay.auto{mud-2-1+moon}
       p1 recruits Eclipse Merchant
       p1 takes a Moon Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
       Eclipse Merchant takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 3 Coins and 1 Moon Cart
129. p1 end  1c6c0837c9ced83d
130. p2 cast.cave_in
       p2 casts Cave-In: 1 Rune on the card
131. p2 fill.r17
       p2 makes a Tunnel at r17 cave in and picks up 2 Stone
132. p2 trade.coin
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
133. p2 recruit.b1{ice-1-3}
       p2 recruits Snow Shoveller
       p2 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
       Snow Shoveller takes a place in the pack: at the top
       The pack brings p2 4 Stone, 3 Iron, 5 Heartstones, 1 Cart, 1 Rune and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
134. p2 statue.v14
135. p2 to.u16
       p2 moves a Moon Statue from v14 to u16
136. p2 trade.stone
       p2 gives 4 resources back to the supply
137. p2 pay.heartstone.1c
138. p2 pay.iron.2b
139. p2 pay.rune.1b
140. p2 pay.coin.stock
       p2 gains 1 Stone
141. p2 trade.hammer
       p2 gives 4 resources back to the supply
142. p2 pay.iron.2c
143. p2 pay.stone.1a
144. p2 pay.coin.stock
145. p2 pay.stone.3b
       p2 gains 1 Hammer
146. p2 trade.hammer
       p2 gives 4 resources back to the supply
147. p2 pay.iron.2c
148. p2 pay.stone.4a
149. p2 pay.heartstone.2a
150. p2 pay.hammer.stock
       p2 gains 1 Hammer
151. p2 trade.coin
       p2 gives 4 resources back to the supply
152. p2 pay.hammer.stock
153. p2 pay.heartstone.2b
154. p2 pay.stone.4a
155. p2 pay.stone.stock
       p2 gains 1 Coin
156. p2 end  8f74a0dc896798c4
157. p1 recruit.m4
158. p1 pay.auto{ice-2-1+ice}
       p1 recruits Silt Wagoner
       p1 takes an Ice Pedestal along with the recruit
       Glacier Cutter joins the horde
       The newcomer carries an Ice Pedestal
       Silt Wagoner takes a place in the pack: third row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 3 Coins
159. p1 end  b988fdc30a5c7863
160. p2 dig.d2
161. p2 lay.d2b.t12
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 2 Iron to p2
162. p2 end  d8eefdda17e83eb7
163. p1 recruit.t1{ice-3-2}
       p1 recruits Winter Oracle
       Blizzard Marshal joins the horde
164. p1 take.fire
       p1 chooses a Fire Pedestal from the bag
       Winter Oracle takes a place in the pack: at the top
       The pack brings p1 3 Iron, 2 Runes, 5 Coins and 1 Ice Cart
165. p1 trade.cart
       p1 gives 4 resources back to the supply
166. p1 pay.iron.1c
167. p1 pay.rune.4a
168. p1 pay.coin.2a
169. p1 pay.stone.1a
       p1 gains 1 Cart
170. p1 trade.heartstone
       p1 gives 4 resources back to the supply
171. p1 pay.heartstone.3a
172. p1 pay.iron.3b
173. p1 pay.stone.2a
174. p1 pay.rune.1d
       p1 gains 1 Heartstone
175. p1 trade.hammer
       p1 gives 4 resources back to the supply
176. p1 pay.coin.1b
177. p1 pay.heartstone.stock
178. p1 pay.stone.2c
179. p1 pay.cart.3a
       p1 gains 1 Hammer
180. p1 trade.rune
       p1 gives 4 resources back to the supply
181. p1 pay.iron.4a
182. p1 pay.coin.2a
183. p1 pay.iron.4a
184. p1 pay.coin.2b
       p1 gains 1 Rune
185. p1 trade.cart
       p1 gives 4 resources back to the supply
186. p1 pay.coin.3b
187. p1 pay.rune.stock
188. p1 pay.hammer.stock
189. p1 pay.iron.4a
       p1 gains 1 Cart
190. p1 trade.hammer
       p1 gives 4 resources back to the supply
191. p1 pay.stone.2c
192. p1 pay.cart.stock
193. p1 pay.stone.2c
194. p1 pay.stone.3a
       p1 gains 1 Hammer
195. p1 statue.q5
196. p1 to.p5
197. p1 pay.cart_fire.2b
       p1 moves a Fire Statue from q5 to p5
198. p1 statue.p5
199. p1 to.r7
200. p1 pay.auto
       p1 moves a Fire Statue from p5 to r7
201. p1 end  b6227965dfa734d6
202. p2 dig.d2
203. p2 lay.d2d.s12
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
204. p2 end  7c7b5d55cbf1309a
205. p1 work.n4
       p1 activates the Depot: up to 1 use
206. p1 stop
207. p1 trade.heartstone
       p1 gives 4 resources back to the supply
       p1 gains 1 Heartstone
208. p1 skip
       p1 can neither recruit nor dig, and skips
209. p1 end  ef81c7bc6a107132
       Game over: p2 wins with 14 Honor points

p1  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p1  +2  Wellspring, altar empty [HALL-G10]
p1  +4  Fire Statue at r7, grey zone [HALL-F6]
p2  +8  1 Tunnel of 4 cells in Heartstone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p2  +2  Moon Statue at u16, dark grey zone [HALL-F6]
= p2 14, p1 10  coronation, won by p2
