hall/4  seats 2  seed 36  options side=winter workshops=random

  1. p2 portal.l5  968617c795ea390c
       p2 opens a Portal at l5
  2. p1 portal.s18  b699848869b69f93
       p1 opens a Portal at s18
  3. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  4. p2 draft.start-1.1c
       p2 chooses Pebble Picker for the pack
  5. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-3.1a  718cfd7dab804479
       p2 chooses Ember Eye for the pack
       p2 begins with 4 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  7. p1 draft.start-6.1d
       p1 chooses Barrow Pusher for the pack
  8. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
  9. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
 10. p1 draft.start-3.1c  db20bc28454324d0
       p1 chooses Ember Eye for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 11. p2 recruit.b5{moon-1-2}
       p2 recruits Rime Smith
       Dusk Carrier joins the horde
 12. p2 join.2a
       Rime Smith takes a place in the pack: second row, place 1
       The pack brings p2 2 Iron, 1 Heartstone and 1 Cart
 13. p2 trade.coin
       p2 gives 4 resources back to the supply
 14. p2 pay.hammer.stock
 15. p2 pay.cart.1b
 16. p2 pay.stone.stock
 17. p2 pay.stone.stock
       p2 gains 1 Coin
 18. p2 trade.stone
       p2 gives 4 resources back to the supply
 19. p2 pay.heartstone.1a
 20. p2 pay.iron.2a
 21. p2 pay.iron.stock
 22. p2 pay.iron.stock
       p2 gains 1 Stone
 23. p2 trade.stone
       p2 gives 4 resources back to the supply
 24. p2 pay.iron.2a
 25. p2 pay.stone.stock
 26. p2 pay.coin.stock
 27. p2 pay.stone.stock
       p2 gains 1 Stone
 28. p2 end  527efbc21937c8e6
 29. p1 dig.i3
 30. p1 lay.i3d.s15
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Coin to p1
 31. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 32. p1 pay.heartstone.stock
 33. p1 pay.coin.stock
 34. p1 pay.iron.stock
 35. p1 pay.hammer.stock
       p1 gains 1 Heartstone
 36. p1 trade.coin
       p1 gives 4 resources back to the supply
 37. p1 pay.stone.stock
 38. p1 pay.iron.stock
 39. p1 pay.heartstone.stock
 40. p1 pay.heartstone.stock
       p1 gains 1 Coin
 41. p1 end  2494e8b46e83cfab
 42. p2 dig.d2
 43. p2 lay.d2b.l4
 44. p2 ore.heartstone
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Iron to p2
 45. p2 establish.n4.mint
       p2 establishes the Mint at n4
 46. p2 end  f529f9b9ff31f5cd
 47. p1 recruit.b4{fire-1-1}
       p1 recruits Frost Sledger
       Cinder Hauler joins the horde
 48. p1 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 49. p1 end  6d554025c4d7ef59
 50. p2 recruit.b2{fire-1-3}
       p2 recruits Lantern Guard
       Torch Peddler joins the horde
 51. p2 join.2c
       Lantern Guard takes a place in the pack: second row, place 3
       The pack brings p2 1 Stone, 2 Iron and 1 Moon Cart
 52. p2 trade.hammer
       p2 gives 4 resources back to the supply
 53. p2 pay.iron.stock
 54. p2 pay.stone.stock
 55. p2 pay.stone.stock
 56. p2 pay.iron.1d
       p2 gains 1 Hammer
 57. p2 end  91b4bf19279724a2
 58. p1 recruit.b5{mud-1-6}
       p1 recruits Dusk Carrier
       Mudsled Driver joins the horde
 59. p1 join.2a
       Dusk Carrier takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 1 Iron and 1 Moon Cart
 60. p1 end  642c7d3bb6088cce
 61. p2 recruit.b3{mud-1-1}
       p2 recruits Puddle Banker
       Bog Prospector joins the horde
       Puddle Banker takes a place in the pack: second row, place 2
       The pack brings p2 1 Cart and 2 Coins
 62. p2 trade.cart
       p2 gives 4 resources back to the supply
 63. p2 pay.hammer.stock
 64. p2 pay.cart.1b
 65. p2 pay.stone.1c
 66. p2 pay.coin.2b
       p2 gains 1 Cart
 67. p2 end  000a4b9565556323
 68. p1 recruit.b4{fire-1-5}
       p1 recruits Cinder Hauler
       Soot Pounder joins the horde
 69. p1 join.2c
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart and 1 Fire Cart
 70. p1 trade.cart
       p1 gives 4 resources back to the supply
 71. p1 pay.stone.stock
 72. p1 pay.stone.stock
 73. p1 pay.iron.2b
 74. p1 pay.rune.1b
       p1 gains 1 Cart
 75. p1 end  f7fa86b8686a80ff
 76. p2 work.n4
       p2 activates the Mint: up to 1 use
 77. p2 stop
 78. p2 trade.stone
       p2 gives 4 resources back to the supply
       p2 gains 1 Stone
 79. p2 recruit.b3{ice-1-2}
       p2 recruits Bog Prospector
       Snow Shoveller joins the horde
 80. p2 join.3a
       Bog Prospector takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 3 Iron, 2 Heartstones, 1 Cart and 2 Coins
 81. p2 end  7cc234c23706080a
 82. p1 trade.cart
       p1 gives 4 resources back to the supply
 83. p1 pay.stone.2c
 84. p1 pay.cart.stock
 85. p1 pay.coin.stock
 86. p1 pay.stone.2c
       p1 gains 1 Cart
 87. p1 trade.cart
       p1 gives 4 resources back to the supply
 88. p1 pay.stone.2a
 89. p1 pay.coin.stock
 90. p1 pay.cart.1d
 91. p1 pay.heartstone.1c
       p1 gains 1 Cart
 92. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
 93. p1 recruit.b1{moon-1-5}
       p1 recruits Night Toller
       Silver Sifter joins the horde
 94. p1 join.3a
       Night Toller takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 2 Iron, 1 Heartstone, 1 Rune, 1 Coin and 1 Moon Cart
 95. p1 end  d2e0030d0237e80e
 96. p2 trade.stone
       p2 gives 4 resources back to the supply
 97. p2 pay.iron.3a
 98. p2 pay.heartstone.3a
 99. p2 pay.cart.1b
100. p2 pay.stone.1c
       p2 gains 1 Stone
101. p2 work.n4
       p2 activates the Mint: up to 1 use
102. p2 trade.rune
       p2 gives 4 resources back to the supply
103. p2 pay.stone.stock
104. p2 pay.heartstone.1a
105. p2 pay.coin.2b
106. p2 pay.coin.2b
       p2 gains 1 Rune
107. p2 stop
108. p2 dig.d2
109. p2 lay.d2d.k3
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Iron to p2
110. p2 establish.j4.hammer_forge
       p2 establishes the Hammer Forge at j4
111. p2 end  f93424f70dd66ae7
112. p1 recruit.b3{fire-1-2}
       p1 recruits Snow Shoveller
       Coal Nibbler joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 1 Cart and 1 Ice Cart
113. p1 trade.iron
       p1 gives 4 resources back to the supply
114. p1 pay.iron.2b
115. p1 pay.stone.2a
116. p1 pay.stone.2a
117. p1 pay.stone.stock
       p1 gains 1 Iron
118. p1 trade.coin
       p1 gives 4 resources back to the supply
119. p1 pay.stone.2c
120. p1 pay.coin.3a
121. p1 pay.stone.2c
122. p1 pay.stone.3b
       p1 gains 1 Coin
123. p1 end  ba59af2d9c8fb5be
124. p2 work.j4
       p2 activates the Hammer Forge: up to 1 use
125. p2 stop
126. p2 recruit.b3{ice-1-4}
       p2 recruits Coal Nibbler
       Cold Digger joins the horde
       Coal Nibbler takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Heartstone, 1 Cart, 2 Coins and 1 Fire Cart
127. p2 end  b5c0bd7c68deb896
128. p1 dig.d2
129. p1 lay.d2c.t16
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
130. p1 end  f34507a558181400
131. p2 work.n4
       p2 activates the Mint: up to 1 use
132. p2 stop
133. p2 dig.l3
134. p2 lay.l3b.i2
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths a Moon Statue at j2
       The rock yields 1 Hammer to p2
135. p2 end  c77051bc6633f58d
136. p1 trade.rune
       p1 gives 4 resources back to the supply
137. p1 pay.stone.3b
138. p1 pay.cart.1d
139. p1 pay.coin.stock
140. p1 pay.heartstone.1c
       p1 gains 1 Rune
141. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
142. p1 pay.auto
143. p1 exile.m1
144. p1 exile.t3{fire-2-1+fire+fire-3-1}
       Crescent Blade retires
       Night Queen retires
       Magma Miner joins the horde
       The newcomer carries a Fire Pedestal
       Volcano Matriarch joins the horde
145. p1 recruit.b2{fire-1-4}
       p1 recruits Torch Peddler
       Tong Bearer joins the horde
       Torch Peddler takes a place in the pack: at the top
       The pack brings p1 6 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune, 2 Coins and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
146. p1 trade.rune
       p1 gives 4 resources back to the supply
147. p1 pay.cart.1d
148. p1 pay.rune.stock
149. p1 pay.iron.2b
150. p1 pay.rune.1b
       p1 gains 1 Rune
151. p1 end  cfa2fe000a5d2400
152. p2 dig.d2
153. p2 lay.d2b.j5
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
154. p2 statue.j2
155. p2 to.k4
156. p2 pay.cart.1b
       p2 moves a Moon Statue from j2 to k4
157. p2 end  36d05f25eb49eab6
158. p1 trade.stone
       p1 gives 4 resources back to the supply
159. p1 pay.coin.3a
160. p1 pay.coin.4a
161. p1 pay.iron.1a
162. p1 pay.stone.2a
       p1 gains 1 Stone
163. p1 dig.t5
164. p1 lay.t5b.r17
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at p18
165. p1 statue.p18
166. p1 to.s18
       p1 moves a Moon Statue from p18 to s18
167. p1 statue.s18
168. p1 to.r18
       p1 moves a Moon Statue from s18 to r18
169. p1 end  2cf74549a347f9ac
170. p2 trade.stone
       p2 gives 4 resources back to the supply
171. p2 pay.heartstone.3b
172. p2 pay.coin.2b
173. p2 pay.coin.2b
174. p2 pay.hammer.stock
       p2 gains 1 Stone
175. p2 cast.aftershock
       p2 casts Aftershock: 1 Rune on the card
176. p2 work.n4
       p2 activates the Mint: up to 1 use
177. p2 stop
178. p2 recruit.b4{ice-1-3}
       p2 recruits Soot Pounder
       Icicle Whistler joins the horde
       Soot Pounder takes a place in the pack: at the top
       The pack brings p2 2 Stone, 5 Iron, 3 Heartstones, 1 Cart, 1 Hammer and 2 Coins
179. p2 lay.d2a.h3
       p2 opens a Tunnel of 2 cells without paying minerals
180. p2 trade.rune
       p2 gives 4 resources back to the supply
181. p2 pay.stone.1c
182. p2 pay.cart.1b
183. p2 pay.stone.4a
184. p2 pay.coin.2b
       p2 gains 1 Rune
185. p2 trade.cart
       p2 gives 4 resources back to the supply
186. p2 pay.coin.2b
187. p2 pay.heartstone.1a
188. p2 pay.hammer.4a
189. p2 pay.heartstone.3a
       p2 gains 1 Cart
190. p2 end  3603263caa41a9e6
191. p1 skip
       p1 can neither recruit nor dig, and skips
192. p1 end  f0fa7e34cce7043b
       Game over: p1 wins with 14 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +2  Moon Statue at r18, dark grey zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +2  2 sets of left-over resources [HALL-F4]
p2  +4  Moon Statue at k4, grey zone [HALL-F6]
= p1 14, p2 10  coronation, won by p1
