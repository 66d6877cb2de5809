hall/6  seats 2  seed 97  options side=autumn later_seats=none workshops=random

  1. p1 portal.j19  dd99367ee0caff6d
       p1 opens a Portal at j19
  2. p2 portal.s8  d9762fffd7809e84
       p2 opens a Portal at s8
  3. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  4. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
  5. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  6. p1 draft.start-6.1a  6a6a152a8622f478
       p1 chooses Barrow Pusher for the pack
       p1 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
  7. p2 draft.start-5.1c
       p2 chooses Bone Reader for the pack
  8. p2 draft.start-4.1d
       p2 chooses Purse Shaker for the pack
  9. p2 draft.start-2.1b
       p2 chooses Nail Biter for the pack
 10. p2 draft.start-1.1a  70187556e5640e58
       p2 chooses Pebble Picker for the pack
       p2 begins with 8 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 11. p1 trade.iron
       p1 gives 4 resources back to the supply
 12. p1 pay.stone.stock
 13. p1 pay.stone.stock
 14. p1 pay.coin.stock
 15. p1 pay.iron.stock
       p1 gains 1 Iron
 16. p1 recruit.b2{ice-1-3}
       p1 recruits Gravel Glutton
       Icicle Whistler joins the horde
 17. p1 join.2a
       Gravel Glutton takes a place in the pack: second row, place 1
       The pack brings p1 4 Stone and 1 Cart
 18. p1 end  c0f81ca9a0570f98
 19. p2 dig.l5
 20. p2 lay.l5g.s9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at s11
       The rock yields 1 Stone and 2 Iron to p2
 21. p2 end  eaab541a9f601424
 22. p1 recruit.b1{mud-1-5}
       p1 recruits Frost Sledger
       Puddle Banker joins the horde
 23. p1 join.2b
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p1 2 Iron and 1 Ice Cart
 24. p1 end  143a8dacd6b9b764
 25. p2 trade.rune
       p2 gives 4 resources back to the supply
 26. p2 pay.heartstone.stock
 27. p2 pay.stone.stock
 28. p2 pay.heartstone.stock
 29. p2 pay.hammer.stock
       p2 gains 1 Rune
 30. p2 cast.pack_echo
       p2 casts Echo of the Pack: 1 Rune on the card
 31. p2 echo.1d
 32. p2 done
       The pack brings p2 1 Coin
 33. p2 dig.o4
 34. p2 lay.o4d.q13
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at q13
 35. p2 trade.hammer
       p2 gives 4 resources back to the supply
 36. p2 pay.coin.stock
 37. p2 pay.stone.stock
 38. p2 pay.stone.stock
 39. p2 pay.coin.1d
       p2 gains 1 Hammer
 40. p2 end  ba6c07b0207d2a82
 41. p1 recruit.b4{fire-1-2}
       p1 recruits Rime Smith
       Coal Nibbler joins the horde
 42. p1 join.3a
       Rime Smith takes a place in the pack: third row, place 1
       The pack brings p1 2 Iron
 43. p1 trade.coin
       p1 gives 4 resources back to the supply
 44. p1 pay.stone.1b
 45. p1 pay.stone.stock
 46. p1 pay.hammer.stock
 47. p1 pay.iron.2b
       p1 gains 1 Coin
 48. p1 trade.coin
       p1 gives 4 resources back to the supply
 49. p1 pay.iron.3a
 50. p1 pay.stone.stock
 51. p1 pay.iron.stock
 52. p1 pay.heartstone.stock
       p1 gains 1 Coin
 53. p1 end  681a102e201110d1
 54. p2 recruit.b2{mud-1-1}
       p2 recruits Icicle Whistler
       Bog Prospector joins the horde
 55. p2 join.2a
       Icicle Whistler takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Rune and 1 Ice Cart
 56. p2 end  18550ef0f5a10fca
 57. p1 recruit.b5{moon-1-3}
       p1 recruits Silver Sifter
       Owl Listener joins the horde
       Silver Sifter takes a place in the pack: second row, place 3
       The pack brings p1 1 Heartstone and 2 Coins
 58. p1 end  153e492576a89544
 59. p2 recruit.b3{ice-1-2}
       p2 recruits Soot Pounder
       Snow Shoveller joins the horde
 60. p2 join.2b
       Soot Pounder takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Hammer and 1 Rune
 61. p2 end  487dc763be3ebffb
 62. p1 trade.stone
       p1 gives 4 resources back to the supply
 63. p1 pay.coin.1d
 64. p1 pay.stone.2a
 65. p1 pay.coin.stock
 66. p1 pay.stone.stock
       p1 gains 1 Stone
 67. p1 dig.i3
 68. p1 lay.i3b.h18
 69. p1 ore.stone
 70. p1 pay.stone.stock
 71. p1 pay.stone.stock
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 2 Stone to p1
 72. p1 trade.stone
       p1 gives 4 resources back to the supply
 73. p1 pay.stone.2a
 74. p1 pay.cart.1a
 75. p1 pay.coin.stock
 76. p1 pay.iron.1c
       p1 gains 1 Stone
 77. p1 trade.stone
       p1 gives 4 resources back to the supply
 78. p1 pay.coin.2c
 79. p1 pay.iron.3a
 80. p1 pay.iron.stock
 81. p1 pay.stone.stock
       p1 gains 1 Stone
 82. p1 trade.stone
       p1 gives 4 resources back to the supply
 83. p1 pay.heartstone.stock
 84. p1 pay.heartstone.2c
       p1 gains 1 Stone
 85. p1 end  a654ff41761563ec
 86. p2 cast.pack_echo
       p2 casts Echo of the Pack: 2 Runes on the card
 87. p2 pay.rune.1c
 88. p2 echo.1c
 89. p2 echo.1a
 90. p2 done
       The pack brings p2 1 Rune
 91. p2 trade.coin
       p2 gives 4 resources back to the supply
 92. p2 pay.hammer.2b
 93. p2 pay.stone.2b
 94. p2 pay.iron.1b
 95. p2 pay.hammer.stock
       p2 gains 1 Coin
 96. p2 dig.d2
 97. p2 lay.d2a.q11
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 98. p2 done
 99. p2 end  3c9d92f37ee07ba3
100. p1 recruit.b3{fire-1-4}
       p1 recruits Snow Shoveller
       Tong Bearer joins the horde
       Snow Shoveller takes a place in the pack: third row, place 2
       The pack brings p1 3 Stone, 2 Iron, 1 Heartstone, 2 Coins and 1 Ice Cart
101. p1 end  e7433bbcd7bb95de
102. p2 cast.pack_echo
       p2 casts Echo of the Pack: 3 Runes on the card
103. p2 pay.rune.2a
104. p2 done{secret_passage}
       The pack brings p2 nothing more
       Echo of the Pack disintegrates; Secret Passage enters the grimoire
105. p2 recruit.b1{moon-1-1}
       p2 recruits Puddle Banker
       Night Toller joins the horde
106. p2 join.2c
       Puddle Banker takes a place in the pack: second row, place 3
       The pack brings p2 3 Coins
107. p2 trade.coin
       p2 gives 4 resources back to the supply
108. p2 pay.coin.stock
109. p2 pay.coin.2c
110. p2 pay.rune.1c
111. p2 pay.coin.2c
       p2 gains 1 Coin
112. p2 end  504afc9228017e01
113. p1 trade.heartstone
       p1 gives 4 resources back to the supply
114. p1 pay.iron.2b
115. p1 pay.stone.stock
116. p1 pay.coin.2c
117. p1 pay.heartstone.2c
       p1 gains 1 Heartstone
118. p1 recruit.b4{mud-1-6}
       p1 recruits Coal Nibbler
       Mudsled Driver joins the horde
       Coal Nibbler takes a place in the pack: at the top
       The pack brings p1 3 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Coin and 1 Fire Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
119. p1 trade.coin
       p1 gives 4 resources back to the supply
120. p1 pay.stone.2a
121. p1 pay.iron.1c
122. p1 pay.iron.2b
123. p1 pay.iron.3a
       p1 gains 1 Coin
124. p1 end  46dcab28434c4d5a
125. p2 recruit.b3{moon-1-2}
       p2 recruits Tong Bearer
       Dusk Carrier joins the horde
126. p2 join.3b
       Tong Bearer takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 2 Iron, 1 Hammer, 1 Rune, 2 Coins and 1 Fire Cart
127. p2 trade.heartstone
       p2 gives 4 resources back to the supply
128. p2 pay.rune.1c
129. p2 pay.iron.1b
130. p2 pay.coin.2c
131. p2 pay.hammer.2b
       p2 gains 1 Heartstone
132. p2 end  88165adb95adb8ef
133. p1 dig.y5
134. p1 lay.y5a.k18
135. p1 pay.stone.2a
136. p1 pay.stone.1b
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths a Moon Statue at n18
       The rock yields 2 Stone to p1
137. p1 trade.heartstone
       p1 gives 4 resources back to the supply
138. p1 pay.coin.1d
139. p1 pay.heartstone.2c
140. p1 pay.coin.2c
141. p1 pay.stone.stock
       p1 gains 1 Heartstone
142. p1 hall.chasm
143. p1 build.chasma.h18
       p1 builds the Chasm
144. p1 statue.n18
145. p1 to.j18
       p1 moves a Moon Statue from n18 to j18
146. p1 end  b99f36b7c9dab6a7
147. p2 recruit.b5{ice-1-4}
       p2 recruits Owl Listener
       Cold Digger joins the horde
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Hammer, 3 Runes and 1 Moon Cart
148. p2 statue.q13
149. p2 to.s12
       p2 moves a Fire Statue from q13 to s12
150. p2 trade.rune
       p2 gives 4 resources back to the supply
151. p2 pay.rune.1c
152. p2 pay.stone.1a
153. p2 pay.coin.2c
154. p2 pay.coin.stock
       p2 gains 1 Rune
155. p2 statue.s11
156. p2 to.s9
       p2 moves a Moon Statue from s11 to s9
157. p2 trade.stone
       p2 gives 4 resources back to the supply
158. p2 pay.iron.1b
159. p2 pay.hammer.2b
160. p2 pay.heartstone.stock
161. p2 pay.rune.3a
       p2 gains 1 Stone
162. p2 trade.coin
       p2 gives 4 resources back to the supply
163. p2 pay.rune.stock
164. p2 pay.coin.1d
165. p2 pay.stone.2b
166. p2 pay.stone.stock
       p2 gains 1 Coin
167. p2 end  4c9fb48bf1d28ffb
168. p1 dig.i3
169. p1 lay.i3a.j17
       p1 digs a Tunnel of 3 cells, scored as Heartstone: 5 Honor points
       p1 unearths a Fire Statue at k17
       The rock yields 1 Coin to p1
170. p1 done
171. p1 statue.k17
172. p1 to.h18
       p1 moves a Fire Statue from k17 to h18
173. p1 end  193e33c48c59edc5
174. p2 cast.cave_in
       p2 casts Cave-In: 1 Rune on the card
175. p2 fill.q11
       p2 makes a Tunnel at q11 cave in and picks up 2 Stone
176. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
177. p2 recruit.b4{fire-1-1}
       p2 recruits Mudsled Driver
       Cinder Hauler joins the horde
       Mudsled Driver takes a place in the pack: at the top
       The pack brings p2 3 Stone, 2 Iron, 1 Cart, 1 Hammer, 3 Runes, 3 Coins, 1 Fire Cart and 1 Moon Cart
178. p2 end  4e53648fdf3ba6e7
       Game over: p1 and p2 share the victory with 17 Honor points

p1  +3  1 Tunnel of 3 cells in Stone [HALL-D4]
p1  +5  1 Tunnel of 3 cells in Heartstone [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p1  +0  Chasm, altar empty [HALL-G10]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +4  4 sets of left-over resources [HALL-F4]
p2  +2  Moon Statue at s9, dark grey zone [HALL-F6]
= p1 17, p2 17  coronation, won by p1, p2
