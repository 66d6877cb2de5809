hall/2  seats 2  seed 1891  options side=autumn workshops=random

  1. p1 portal.j19  ee09665ae5eedd64
       p1 opens a Portal at j19
  2. p2 portal.a8  73776d1f813ec2d5
       p2 opens a Portal at a8
  3. p1 draft.start-1.1a
       p1 chooses Pebble Picker for the pack
  4. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  5. p1 draft.start-2.1d
       p1 chooses Nail Biter for the pack
  6. p1 draft.start-6.1b  cfaab49ad9a67158
       p1 chooses Barrow Pusher for the pack
       p1 begins with 5 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  7. p2 draft.start-5.1a
       p2 chooses Bone Reader for the pack
  8. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  9. p2 draft.start-6.1d
       p2 chooses Barrow Pusher for the pack
 10. p2 draft.start-1.1b  e4704b03eac30846
       p2 chooses Pebble Picker for the pack
       p2 begins with 6 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p1 trade.hammer
       p1 gives 4 resources back to the supply
 12. p1 pay.coin.stock
 13. p1 pay.stone.stock
 14. p1 pay.stone.stock
 15. p1 pay.stone.stock
       p1 gains 1 Hammer
 16. p1 trade.stone
       p1 gives 4 resources back to the supply
 17. p1 pay.stone.stock
 18. p1 pay.iron.stock
 19. p1 pay.stone.stock
 20. p1 pay.hammer.stock
       p1 gains 1 Stone
 21. p1 recruit.b1{ice-1-5}
       p1 recruits Night Toller
       Rime Smith joins the horde
 22. p1 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Moon Cart
 23. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 24. p1 pay.rune.1c
 25. p1 pay.hammer.stock
 26. p1 pay.iron.1d
 27. p1 pay.coin.2c
       p1 gains 1 Heartstone
 28. p1 end  704fa2d6f558c546
 29. p2 dig.d2
 30. p2 lay.d2a.b8
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 31. p2 trade.rune
       p2 gives 4 resources back to the supply
 32. p2 pay.coin.stock
 33. p2 pay.heartstone.stock
 34. p2 pay.hammer.stock
 35. p2 pay.stone.stock
       p2 gains 1 Rune
 36. p2 trade.stone
       p2 gives 4 resources back to the supply
 37. p2 pay.rune.stock
 38. p2 pay.iron.stock
 39. p2 pay.coin.stock
       p2 gains 1 Stone
 40. p2 end  5a2439efad884e2a
 41. p1 recruit.b3{fire-1-1}
       p1 recruits Coal Nibbler
       Cinder Hauler joins the horde
 42. p1 join.2a
       Coal Nibbler takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Fire Cart
 43. p1 trade.rune
       p1 gives 4 resources back to the supply
 44. p1 pay.heartstone.2a
 45. p1 pay.stone.1a
 46. p1 pay.heartstone.stock
 47. p1 pay.stone.stock
       p1 gains 1 Rune
 48. p1 end  bfdc79dd1fd42863
 49. p2 dig.d2
 50. p2 lay.d2d.b9
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone to p2
 51. p2 end  15e13051218d02ae
 52. p1 recruit.b5{moon-1-3}
       p1 recruits Frost Sledger
       Owl Listener joins the horde
       Frost Sledger takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 1 Rune and 1 Ice Cart
 53. p1 trade.rune
       p1 gives 4 resources back to the supply
 54. p1 pay.iron.2b
 55. p1 pay.heartstone.stock
 56. p1 pay.cart.1b
 57. p1 pay.rune.stock
       p1 gains 1 Rune
 58. p1 end  a50bba530d04e1c6
 59. p2 recruit.b2{ice-1-2}
       p2 recruits Bog Prospector
       Snow Shoveller joins the horde
 60. p2 join.2b
       Bog Prospector takes a place in the pack: second row, place 2
       The pack brings p2 1 Stone, 1 Iron and 2 Heartstones
 61. p2 trade.coin
       p2 gives 4 resources back to the supply
 62. p2 pay.stone.1b
 63. p2 pay.iron.2b
 64. p2 pay.heartstone.2b
 65. p2 pay.heartstone.1c
       p2 gains 1 Coin
 66. p2 trade.iron
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
 67. p2 end  d1450aa050aade1c
 68. p1 recruit.b4{mud-1-4}
       p1 recruits Soot Pounder
       Rust Wader joins the horde
 69. p1 join.3a
       Soot Pounder takes a place in the pack: third row, place 1
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart and 1 Hammer
 70. p1 trade.stone
       p1 gives 4 resources back to the supply
 71. p1 pay.heartstone.2a
 72. p1 pay.rune.1c
 73. p1 pay.cart.1b
 74. p1 pay.stone.1a
       p1 gains 1 Stone
 75. p1 end  9e07652f3db51dec
 76. p2 recruit.b1{fire-1-3}
       p2 recruits Rime Smith
       Torch Peddler joins the horde
 77. p2 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Heartstone and 1 Cart
 78. p2 trade.cart
       p2 gives 4 resources back to the supply
 79. p2 pay.cart.1d
 80. p2 pay.heartstone.1c
 81. p2 pay.iron.2c
 82. p2 pay.iron.2c
       p2 gains 1 Cart
 83. p2 end  639c786650644054
 84. p1 trade.rune
       p1 gives 4 resources back to the supply
 85. p1 pay.stone.stock
 86. p1 pay.rune.stock
 87. p1 pay.iron.2b
 88. p1 pay.hammer.3a
       p1 gains 1 Rune
 89. p1 cast.old_debt
       p1 casts Old Debt: 1 Rune on the card
 90. p1 recruit.m1
 91. p1 spare.b1
 92. p1 spare.b2{mud-2-4+fire}
       p1 recruits Avalanche Rider
       p1 takes an Ice Pedestal along with the recruit
       Swamp Usurer joins the horde
       The newcomer carries a Fire Pedestal
       Avalanche Rider takes a place in the pack: third row, place 2
       The pack brings p1 2 Stone, 2 Iron, 1 Cart, 1 Rune, 1 Coin and 2 Ice Carts
 93. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 94. p1 pay.iron.2b
 95. p1 pay.cart.1b
 96. p1 pay.rune.1c
 97. p1 pay.stone.3a
       p1 gains 1 Heartstone
 98. p1 trade.iron
       p1 gives 4 resources back to the supply
 99. p1 pay.coin.2c
100. p1 pay.heartstone.stock
101. p1 pay.stone.3b
102. p1 pay.iron.1d
       p1 gains 1 Iron
103. p1 end  e3bd0391bbc799eb
104. p2 recruit.b5{mud-1-5}
       p2 recruits Owl Listener
       Puddle Banker joins the horde
105. p2 join.3b
       Owl Listener takes a place in the pack: third row, place 2
       The pack brings p2 1 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Rune and 1 Moon Cart
106. p2 trade.iron
       p2 gives 4 resources back to the supply
107. p2 pay.iron.2b
108. p2 pay.rune.3b
109. p2 pay.cart.1d
110. p2 pay.heartstone.2b
       p2 gains 1 Iron
111. p2 trade.rune
       p2 gives 4 resources back to the supply
112. p2 pay.iron.stock
113. p2 pay.heartstone.1c
114. p2 pay.iron.2c
115. p2 pay.cart.stock
       p2 gains 1 Rune
116. p2 trade.coin
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
117. p2 end  0e66200757cbeb68
118. p1 recruit.b4{moon-1-5}
       p1 recruits Rust Wader
       Silver Sifter joins the horde
       Rust Wader takes a place in the pack: at the top
       The pack brings p1 3 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune and 1 Coin
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
119. p1 trade.heartstone
       p1 gives 4 resources back to the supply
120. p1 pay.iron.2b
121. p1 pay.heartstone.2a
122. p1 pay.hammer.3a
123. p1 pay.stone.3a
       p1 gains 1 Heartstone
124. p1 trade.coin
       p1 gives 4 resources back to the supply
125. p1 pay.iron.1d
126. p1 pay.cart.1b
127. p1 pay.rune.1c
128. p1 pay.iron.4a
       p1 gains 1 Coin
129. p1 trade.heartstone
       p1 gives 4 resources back to the supply
130. p1 pay.iron.4a
131. p1 pay.coin.2c
132. p1 pay.coin.stock
133. p1 pay.heartstone.stock
       p1 gains 1 Heartstone
134. p1 trade.heartstone
       p1 gives 4 resources back to the supply
135. p1 pay.iron.stock
136. p1 pay.stone.3b
137. p1 pay.heartstone.stock
138. p1 pay.stone.1a
       p1 gains 1 Heartstone
139. p1 end  0d690fea8a96fc32
140. p2 recruit.b3{mud-1-2}
       p2 recruits Cinder Hauler
       Gravel Glutton joins the horde
       Cinder Hauler takes a place in the pack: second row, place 1
       The pack brings p2 3 Stone, 1 Rune and 1 Fire Cart
141. p2 trade.heartstone
       p2 gives 4 resources back to the supply
142. p2 pay.coin.stock
143. p2 pay.stone.1b
144. p2 pay.rune.1a
       p2 gains 1 Heartstone
145. p2 end  a3da20ffebc0d7e8
146. p1 skip
       p1 can neither recruit nor dig, and skips
147. p1 end  52c58e5685107b09
148. p2 recruit.b2{moon-1-4}
       p2 recruits Snow Shoveller
       Lantern Guard joins the horde
       Snow Shoveller takes a place in the pack: third row, place 1
       The pack brings p2 4 Stone, 1 Iron, 2 Heartstones, 1 Rune and 1 Ice Cart
149. p2 end  f3632a7f266d0136
150. p1 skip
       p1 can neither recruit nor dig, and skips
151. p1 end  e130371a3f4116f6
152. p2 dig.t5
153. p2 lay.t5c.a10
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue at a11
       The rock yields 1 Stone to p2
154. p2 establish.d11.charm_weaver
       p2 establishes the Charm Weaver at d11
155. p2 trade.hammer
       p2 gives 4 resources back to the supply
156. p2 pay.iron.2b
157. p2 pay.heartstone.1c
158. p2 pay.heartstone.2b
159. p2 pay.stone.stock
       p2 gains 1 Hammer
160. p2 statue.a11
161. p2 to.a12
       p2 moves a Fire Statue from a11 to a12
162. p2 end  df88143ccf0af013
       Game over: p2 wins with 7 Honor points

p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +2  Fire Statue at a12, dark grey zone [HALL-F6]
= p2 7, p1 4  coronation, won by p2
