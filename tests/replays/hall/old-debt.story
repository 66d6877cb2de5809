hall/4  seats 2  seed 2  options side=autumn workshops=random

  1. p2 portal.s8  d8584e9af6f91196
       p2 opens a Portal at s8
  2. p1 portal.a8  07b7d8beddee1f74
       p1 opens a Portal at a8
  3. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  4. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
  5. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-4.1c  1c4bb251c50ac063
       p2 chooses Purse Shaker for the pack
       p2 begins with 6 Stone, 2 Iron, 1 Hammer and 1 Coin
  7. p1 draft.start-2.1a
       p1 chooses Nail Biter for the pack
  8. p1 draft.start-4.1c
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
 10. p1 draft.start-6.1d  9abf00a83f31cbf4
       p1 chooses Barrow Pusher for the pack
       p1 begins with 6 Stone, 3 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p2 recruit.b4{moon-1-1}
       p2 recruits Rust Wader
       Night Toller joins the horde
 12. p2 join.2c
       Rust Wader takes a place in the pack: second row, place 3
       The pack brings p2 3 Iron and 1 Coin
 13. p2 end  04e257e71bad4132
 14. p1 dig.t5
 15. p1 lay.t5c.b8
       p1 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p1 unearths an Ice Statue at c9
       The rock yields 2 Stone and 1 Coin to p1
 16. p1 trade.iron
       p1 gives 4 resources back to the supply
 17. p1 pay.stone.stock
 18. p1 pay.hammer.stock
 19. p1 pay.stone.stock
 20. p1 pay.stone.stock
       p1 gains 1 Iron
 21. p1 end  9061f6aea99ffd8f
 22. p2 dig.d2
 23. p2 lay.d2b.q8
 24. p2 ore.iron
 25. p2 pay.auto
       p2 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Heartstone and 1 Coin to p2
 26. p2 end  4e4935695c3c62f5
 27. p1 recruit.m1{ice-2-4+ice}
       p1 recruits Tide Hauler
       p1 takes a Moon Pedestal along with the recruit
       Ice Breaker joins the horde
       The newcomer carries an Ice Pedestal
 28. p1 join.2c
       Tide Hauler takes a place in the pack: second row, place 3
       The pack brings p1 2 Stone, 1 Cart, 1 Coin and 2 Moon Carts
 29. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 30. p1 pay.iron.stock
 31. p1 pay.coin.1c
 32. p1 pay.cart.1d
 33. p1 pay.stone.2c
       p1 gains 1 Heartstone
 34. p1 end  be0fb72befe05aa6
 35. p2 recruit.b3{fire-1-1}
       p2 recruits Silver Sifter
       Cinder Hauler joins the horde
 36. p2 join.2a
       Silver Sifter takes a place in the pack: second row, place 1
       The pack brings p2 1 Heartstone, 1 Cart, 1 Rune and 1 Coin
 37. p2 trade.heartstone
       p2 gives 4 resources back to the supply
 38. p2 pay.rune.1a
 39. p2 pay.coin.stock
 40. p2 pay.heartstone.stock
 41. p2 pay.heartstone.2a
       p2 gains 1 Heartstone
 42. p2 end  706daecf3479c30a
 43. p1 recruit.b1{moon-1-4}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Lantern Guard joins the horde
 44. p1 join.2a
       Cold Digger takes a place in the pack: second row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Rune and 1 Ice Cart
 45. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 46. p1 pay.stone.2c
 47. p1 pay.heartstone.2a
 48. p1 pay.rune.1b
 49. p1 pay.iron.1a
       p1 gains 1 Heartstone
 50. p1 statue.c9
 51. p1 to.b9
       p1 moves an Ice Statue from c9 to b9
 52. p1 trade.rune
       p1 gives 4 resources back to the supply
 53. p1 pay.heartstone.stock
 54. p1 pay.heartstone.stock
 55. p1 pay.heartstone.stock
 56. p1 pay.iron.stock
       p1 gains 1 Rune
 57. p1 end  b530af49eacbdf10
 58. p2 dig.s4
 59. p2 lay.s4h.r9
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       p2 unearths a Moon Statue at s11
       The rock yields 2 Stone to p2
 60. p2 trade.coin
       p2 gives 4 resources back to the supply
 61. p2 pay.coin.2a
 62. p2 pay.coin.stock
 63. p2 pay.heartstone.stock
 64. p2 pay.coin.1c
       p2 gains 1 Coin
 65. p2 end  9ba63c8230afed40
 66. p1 cast.trading_places
       p1 casts Trading Places: 1 Rune on the card
 67. p1 trade.iron
       p1 gives 4 resources back to the supply
       p1 gains 1 Iron
 68. p1 recruit.b5{fire-1-4}
       p1 recruits Frost Sledger
       Tong Bearer joins the horde
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Ice Cart
 69. p1 trade.coin
       p1 gives 4 resources back to the supply
       p1 gains 1 Coin
 70. p1 end  8293131df90780f6
 71. p2 dig.o4
 72. p2 lay.o4a.r12
       p2 digs a Tunnel of 4 cells, scored as Stone: 4 Honor points
       The rock yields 1 Stone to p2
 73. p2 trade.coin
       p2 gives 4 resources back to the supply
 74. p2 pay.iron.2c
 75. p2 pay.stone.stock
 76. p2 pay.hammer.stock
 77. p2 pay.coin.stock
       p2 gains 1 Coin
 78. p2 trade.rune
       p2 gives 4 resources back to the supply
       p2 gains 1 Rune
 79. p2 end  a740d80698cbe4b8
 80. p1 recruit.b3{moon-1-3}
       p1 recruits Cinder Hauler
       Owl Listener joins the horde
 81. p1 join.3b
       Cinder Hauler takes a place in the pack: third row, place 2
       The pack brings p1 4 Stone, 1 Iron, 1 Cart, 1 Rune, 1 Coin and 1 Fire Cart
 82. p1 end  32a6225f720552f0
 83. p2 cast.old_debt
       p2 casts Old Debt: 1 Rune on the card
 84. p2 recruit.m2
 85. p2 spare.b3
 86. p2 spare.b2{fire-2-2+moon}
       p2 recruits Landslide
       p2 takes a Fire Pedestal along with the recruit
       Ash Convoyer joins the horde
       The newcomer carries a Moon Pedestal
       Landslide takes a place in the pack: second row, place 2
       The pack brings p2 5 Stone, 1 Cart and 1 Coin
 87. p2 trade.cart
       p2 gives 4 resources back to the supply
 88. p2 pay.coin.1c
 89. p2 pay.stone.2b
 90. p2 pay.cart.1b
       p2 gains 1 Cart
 91. p2 trade.cart
       p2 gives 4 resources back to the supply
       p2 gains 1 Cart
 92. p2 end  5044bb60e710bc53
 93. p1 cast.trading_places
       p1 casts Trading Places: 2 Runes on the card
 94. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 95. p1 pay.iron.2b
 96. p1 pay.coin.stock
 97. p1 pay.coin.1c
 98. p1 pay.stone.2c
       p1 gains 1 Heartstone
 99. p1 recruit.b2{mud-1-2}
       p1 recruits Coal Nibbler
       p1 pockets the bribes of the recruit: 1 Coin
       Gravel Glutton joins the horde
       Coal Nibbler takes a place in the pack: third row, place 1
       The pack brings p1 2 Iron, 2 Heartstones, 1 Rune, 1 Coin, 1 Fire Cart and 1 Ice Cart
100. p1 statue.b9
101. p1 to.b8
102. p1 pay.auto
       p1 moves an Ice Statue from b9 to b8
103. p1 trade.iron
       p1 gives 4 resources back to the supply
104. p1 pay.heartstone.2a
105. p1 pay.heartstone.3a
106. p1 pay.iron.1a
107. p1 pay.heartstone.stock
       p1 gains 1 Iron
108. p1 trade.rune
       p1 gives 4 resources back to the supply
109. p1 pay.coin.1c
110. p1 pay.coin.stock
111. p1 pay.stone.3b
112. p1 pay.stone.3b
       p1 gains 1 Rune
113. p1 end  c62aba2dd98ebc97
114. p2 recruit.b5{mud-1-6}
       p2 recruits Tong Bearer
       Mudsled Driver joins the horde
115. p2 join.3b
       Tong Bearer takes a place in the pack: third row, place 2
       The pack brings p2 5 Stone, 4 Iron, 1 Cart, 1 Coin and 1 Fire Cart
116. p2 end  ca536948920edee7
117. p1 trade.heartstone
       p1 gives 4 resources back to the supply
118. p1 pay.iron.2b
119. p1 pay.rune.stock
120. p1 pay.stone.2c
121. p1 pay.cart.1d
       p1 gains 1 Heartstone
122. p1 recruit.b5{mud-1-5}
       p1 recruits Mudsled Driver
       Puddle Banker joins the horde
       Mudsled Driver takes a place in the pack: at the top
       The pack brings p1 5 Stone, 2 Iron, 2 Heartstones, 2 Carts, 1 Coin and 1 Ice Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
123. p1 statue.b8
124. p1 to.b10
125. p1 pay.cart_ice.2a
       p1 moves an Ice Statue from b8 to b10
126. p1 statue.b10
127. p1 to.b9
128. p1 pay.cart.1d
       p1 moves an Ice Statue from b10 to b9
129. p1 end  11c498173e882c48
130. p2 dig.i3
131. p2 lay.i3d.q9
132. p2 ore.iron
133. p2 pay.iron.2c
134. p2 pay.iron.3b
135. p2 pay.iron.1d
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       p2 unearths a Fire Statue at q9
       The rock yields 1 Hammer to p2
136. p2 done
137. p2 establish.p11.steward
       p2 establishes the Steward at p11
138. p2 hall.wellspring
139. p2 build.wellspringd.q8
       p2 builds the Wellspring
140. p2 trade.coin
       p2 gives 4 resources back to the supply
141. p2 pay.hammer.stock
142. p2 pay.cart.1b
143. p2 pay.coin.1c
144. p2 pay.iron.2c
       p2 gains 1 Coin
145. p2 trade.cart
       p2 gives 4 resources back to the supply
146. p2 pay.coin.stock
147. p2 pay.stone.2b
148. p2 pay.cart.stock
       p2 gains 1 Cart
149. p2 end  f5b28a9f460d7d37
150. p1 dig.d2
151. p1 lay.d2a.a11
152. p1 ore.heartstone
       p1 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       p1 unearths a Moon Statue at a11
153. p1 done
154. p1 end  681344339d9d21be
155. p2 work.p11
       p2 activates the Steward: up to 1 use
156. p2 use.1
157. p2 pay.cart_fire.3b
       p2 moves a Fire Cart to the Stock
158. p2 trade.coin
       p2 gives 4 resources back to the supply
159. p2 pay.cart.stock
160. p2 pay.stone.2b
161. p2 pay.cart.stock
       p2 gains 1 Coin
162. p2 recruit.b3{fire-1-3}
       p2 recruits Owl Listener
       Torch Peddler joins the horde
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 1 Heartstone, 1 Cart, 2 Runes, 2 Coins and 1 Moon Cart
163. p2 end  b107e81355acf692
164. p1 dig.d2
165. p1 lay.d2a.b7
166. p1 ore.iron
       p1 digs a Tunnel of 2 cells, scored as Iron: 0 Honor points
       The rock yields 1 Coin to p1
167. p1 pedestal.moon
       p1 puts a Moon Pedestal at b7, dark grey zone: a benefit token of 2 Honor points
168. p1 end  6ae4656411e268f7
       Game over: p2 wins with 27 Honor points

p1  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +2  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p1  +4  4 sets of left-over resources [HALL-F4]
p1  +4  Ice Statue at b9, grey zone [HALL-F6]
p1  +2  Moon Statue at a11, dark grey zone [HALL-F6]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  2 Tunnels of 4 cells in Stone [HALL-D4]
p2  +3  3 sets of left-over resources [HALL-F4]
p2 +10  Wellspring, Statue on the altar [HALL-G10]
p2  +2  Moon Statue at s11, dark grey zone [HALL-F6]
= p2 27, p1 20  coronation, won by p2
