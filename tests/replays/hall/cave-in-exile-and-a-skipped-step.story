hall/3  seats 2  seed 286  options side=winter workshops=random

  1. p2 portal.p3  1f7a62b54202a44e
       p2 opens a Portal at p3
  2. p1 portal.c8  6886a8320bdec7f9
       p1 opens a Portal at c8
  3. p2 draft.start-1.1b
       p2 chooses Pebble Picker for the pack
  4. p2 draft.start-4.1a
       p2 chooses Purse Shaker for the pack
  5. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
  6. p2 draft.start-3.1c  dc6bb0521101cad0
       p2 chooses Ember Eye for the pack
       p2 begins with 2 Stone, 3 Iron, 1 Heartstone and 2 Coins
  7. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
  8. p1 draft.start-1.1b
       p1 chooses Pebble Picker for the pack
  9. p1 draft.start-3.1d
       p1 chooses Ember Eye for the pack
 10. p1 draft.start-5.1a  908b7fcdf8185988
       p1 chooses Bone Reader for the pack
       p1 begins with 5 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p2 recruit.m4{mud-2-2+fire}
       p2 recruits Swamp Usurer
       p2 takes a Fire Pedestal along with the recruit
       Bog-Iron Baron joins the horde
       The newcomer carries a Fire Pedestal
 12. p2 join.2a
       Swamp Usurer takes a place in the pack: second row, place 1
       The pack brings p2 2 Stone and 4 Coins
 13. p2 end  bbd52bd7ff1acb35
 14. p1 dig.p5
 15. p1 lay.p5g.e7
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       The rock yields 1 Coin to p1
 16. p1 done
 17. p1 trade.rune
       p1 gives 4 resources back to the supply
 18. p1 pay.heartstone.stock
 19. p1 pay.iron.stock
 20. p1 pay.coin.stock
 21. p1 pay.iron.stock
       p1 gains 1 Rune
 22. p1 end  e4b9c044712f6881
 23. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 24. p2 pay.heartstone.stock
 25. p2 pay.iron.stock
 26. p2 pay.stone.2a
 27. p2 pay.stone.stock
       p2 gains 1 Heartstone
 28. p2 recruit.b3{moon-1-2}
       p2 recruits Rime Smith
       Dusk Carrier joins the horde
 29. p2 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Heartstone and 1 Cart
 30. p2 trade.rune
       p2 gives 4 resources back to the supply
 31. p2 pay.iron.2c
 32. p2 pay.heartstone.1c
 33. p2 pay.stone.stock
 34. p2 pay.stone.1b
       p2 gains 1 Rune
 35. p2 trade.rune
       p2 gives 4 resources back to the supply
 36. p2 pay.iron.2c
 37. p2 pay.iron.stock
 38. p2 pay.iron.stock
 39. p2 pay.coin.1a
       p2 gains 1 Rune
 40. p2 end  3311f1c24f911bca
 41. p1 cast.old_debt
       p1 casts Old Debt: 1 Rune on the card
 42. p1 recruit.m3
 43. p1 done{mud-2-1+moon}
       p1 recruits Glacier Cutter
       p1 takes a Fire Pedestal along with the recruit
       Landslide joins the horde
       The newcomer carries a Moon Pedestal
 44. p1 join.2a
       Glacier Cutter takes a place in the pack: second row, place 1
       The pack brings p1 2 Stone, 2 Iron, 1 Rune and 1 Ice Cart
 45. p1 end  e494b951c06ff3b4
 46. p2 cast.drums_of_exile
       p2 casts Drums of Exile: 1 Rune on the card
 47. p2 exile.b2
 48. p2 done{mud-1-3}
       Owl Listener retires
       Clay Kneader joins the horde
 49. p2 trade.stone
       p2 gives 4 resources back to the supply
 50. p2 pay.coin.2a
 51. p2 pay.rune.stock
 52. p2 pay.cart.1d
 53. p2 pay.coin.2a
       p2 gains 1 Stone
 54. p2 recruit.b3{ice-1-3}
       p2 recruits Dusk Carrier
       p2 pockets the bribes of the recruit: 1 Coin
       Icicle Whistler joins the horde
       Dusk Carrier takes a place in the pack: second row, place 2
       The pack brings p2 3 Stone, 1 Heartstone and 1 Moon Cart
 55. p2 trade.hammer
       p2 gives 4 resources back to the supply
 56. p2 pay.coin.2a
 57. p2 pay.coin.stock
 58. p2 pay.stone.1b
 59. p2 pay.heartstone.1c
       p2 gains 1 Hammer
 60. p2 end  1d105952c1cc5f32
 61. p1 recruit.b2{ice-1-2}
       p1 recruits Clay Kneader
       Snow Shoveller joins the horde
 62. p1 join.2b
       Clay Kneader takes a place in the pack: second row, place 2
       The pack brings p1 1 Stone, 1 Iron and 1 Heartstone
 63. p1 end  734c689b10d592be
 64. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 65. p2 pay.stone.stock
 66. p2 pay.heartstone.stock
 67. p2 pay.hammer.stock
       p2 gains 1 Heartstone
 68. p2 recruit.b2{mud-1-5}
       p2 recruits Snow Shoveller
       Puddle Banker joins the horde
 69. p2 join.3a
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p2 5 Stone, 1 Heartstone, 4 Coins and 1 Ice Cart
 70. p2 trade.iron
       p2 gives 4 resources back to the supply
 71. p2 pay.heartstone.stock
 72. p2 pay.stone.2b
 73. p2 pay.heartstone.1c
 74. p2 pay.stone.3a
       p2 gains 1 Iron
 75. p2 trade.hammer
       p2 gives 4 resources back to the supply
 76. p2 pay.stone.2a
 77. p2 pay.coin.2a
 78. p2 pay.iron.stock
 79. p2 pay.coin.1a
       p2 gains 1 Hammer
 80. p2 trade.stone
       p2 gives 4 resources back to the supply
 81. p2 pay.stone.3a
 82. p2 pay.stone.2b
 83. p2 pay.hammer.stock
 84. p2 pay.coin.2a
       p2 gains 1 Stone
 85. p2 end  a4e7393d721e5351
 86. p1 dig.l3
 87. p1 lay.l3d.f9
 88. p1 ore.iron
       p1 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Stone to p1
 89. p1 done
 90. p1 establish.g9.wainwright
       p1 establishes the Wainwright at g9
 91. p1 trade.cart
       p1 gives 4 resources back to the supply
 92. p1 pay.heartstone.2b
 93. p1 pay.stone.stock
 94. p1 pay.stone.2b
 95. p1 pay.stone.1b
       p1 gains 1 Cart
 96. p1 end  d009809f71b07654
 97. p2 recruit.b1{fire-1-1}
       p2 recruits Torch Peddler
       Cinder Hauler joins the horde
       Torch Peddler takes a place in the pack: third row, place 2
       The pack brings p2 2 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Coin and 1 Fire Cart
 98. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 99. p2 pay.iron.2c
100. p2 pay.coin.2a
101. p2 pay.coin.3b
102. p2 pay.heartstone.1c
       p2 gains 1 Heartstone
103. p2 trade.rune
       p2 gives 4 resources back to the supply
104. p2 pay.stone.stock
105. p2 pay.cart.1d
106. p2 pay.iron.2c
107. p2 pay.stone.1b
       p2 gains 1 Rune
108. p2 end  7221901b45de7f2b
109. p1 work.g9
       p1 activates the Wainwright: up to 2 uses
110. p1 stop
111. p1 cast.cave_in
       p1 casts Cave-In: 1 Rune on the card
112. p1 fill.e7
       p1 makes a Tunnel at e7 cave in and picks up 2 Stone
113. p1 recruit.b1{ice-1-1}
       p1 recruits Cinder Hauler
       Frost Sledger joins the horde
114. p1 join.2c
       Cinder Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone and 1 Fire Cart
115. p1 end  91d14bdf75404fbd
116. p2 recruit.b3{ice-1-4}
       p2 recruits Icicle Whistler
       Cold Digger joins the horde
       Icicle Whistler takes a place in the pack: at the top
       The pack brings p2 4 Stone, 2 Iron, 1 Heartstone, 1 Cart, 1 Rune, 5 Coins and 1 Ice Cart
       Ten Trolls follow p2: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
117. p2 trade.rune
       p2 gives 4 resources back to the supply
118. p2 pay.rune.4a
119. p2 pay.heartstone.1c
120. p2 pay.cart.1d
121. p2 pay.stone.2a
       p2 gains 1 Rune
122. p2 end  b6e2de550dbe6b59
123. p1 trade.rune
       p1 gives 4 resources back to the supply
124. p1 pay.cart.stock
125. p1 pay.stone.2a
126. p1 pay.stone.2c
127. p1 pay.heartstone.1d
       p1 gains 1 Rune
128. p1 dig.i3
129. p1 lay.i3c.c9
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
       The rock yields 1 Hammer to p1
130. p1 done
131. p1 establish.d10.hammer_forge
       p1 establishes the Hammer Forge at d10
132. p1 end  07aeb6866e9101fc
133. p2 dig.o4
134. p2 lay.o4c.n2
135. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at n2
       The rock yields 1 Hammer to p2
136. p2 done
137. p2 establish.n4.depot
       p2 establishes the Depot at n4
138. p2 statue.n2
139. p2 to.o3
       p2 moves a Moon Statue from n2 to o3
140. p2 end  9831ad400fe06006
141. p1 cast.cave_in
       p1 casts Cave-In: 2 Runes on the card
142. p1 fill.c9
       p1 makes a Tunnel at c9 cave in and picks up 2 Stone
143. p1 recruit.b2{moon-1-4}
       p1 recruits Puddle Banker
       Lantern Guard joins the horde
144. p1 join.3b
       Puddle Banker takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 2 Heartstones and 2 Coins
145. p1 trade.coin
       p1 gives 4 resources back to the supply
146. p1 pay.stone.1b
147. p1 pay.stone.2c
148. p1 pay.coin.3b
149. p1 pay.iron.1c
       p1 gains 1 Coin
150. p1 trade.hammer
       p1 gives 4 resources back to the supply
151. p1 pay.coin.3b
152. p1 pay.hammer.stock
153. p1 pay.stone.2b
154. p1 pay.heartstone.2b
       p1 gains 1 Hammer
155. p1 end  ba5e04ab33a414a3
156. p2 trade.stone
       p2 gives 4 resources back to the supply
157. p2 pay.coin.2a
158. p2 pay.stone.3a
159. p2 pay.iron.2c
160. p2 pay.coin.2a
       p2 gains 1 Stone
161. p2 cast.drums_of_exile
       p2 casts Drums of Exile: 2 Runes on the card
162. p2 exile.t3
163. p2 done{mud-3-2}
       Volcano Matriarch retires
       Iron Glutton joins the horde
164. p2 work.n4
       p2 activates the Depot: up to 1 use
165. p2 stop
166. p2 skip
       p2 can neither recruit nor dig, and skips
167. p2 trade.cart
       p2 gives 4 resources back to the supply
168. p2 pay.coin.1a
169. p2 pay.heartstone.stock
170. p2 pay.iron.2c
171. p2 pay.coin.2a
       p2 gains 1 Cart
172. p2 trade.iron
       p2 gives 4 resources back to the supply
173. p2 pay.hammer.stock
174. p2 pay.stone.stock
175. p2 pay.coin.3b
176. p2 pay.rune.stock
       p2 gains 1 Iron
177. p2 statue.o3
178. p2 to.n2
       p2 moves a Moon Statue from o3 to n2
179. p2 end  5830c5c4364db96a
180. p1 dig.i3
181. p1 lay.i3a.b9
       p1 digs a Tunnel of 3 cells, scored as Stone: 3 Honor points
182. p1 pedestal.fire
       p1 puts a Fire Pedestal at b9, dark grey zone: a benefit token of 2 Honor points
183. p1 end  fc90377aa99548d7
       Game over: p1 wins with 17 Honor points

p1  +6  2 Tunnels of 3 cells in Stone [HALL-D4]
p1  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +2  Benefit token, Fire Pedestal, dark grey zone [HALL-F3]
p2  +4  1 Tunnel of 4 cells in Stone [HALL-D4]
p2  +3  Coronation token [HALL-F2]
p2  +1  1 set of left-over resources [HALL-F4]
p2  +2  Moon Statue at n2, dark grey zone [HALL-F6]
= p1 17, p2 10  coronation, won by p1
