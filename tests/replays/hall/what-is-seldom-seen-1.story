hall/4  seats 2  seed 24  options side=winter workshops=random

  1. p2 portal.h21  2dac2b902d82a910
       p2 opens a Portal at h21
  2. p1 portal.u16  ac7eb9ed46912adf
       p1 opens a Portal at u16
  3. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
  4. p2 draft.start-5.1b
       p2 chooses Bone Reader for the pack
  5. p2 draft.start-2.1d
       p2 chooses Nail Biter for the pack
  6. p2 draft.start-4.1c  5c1a576e9e31ee13
       p2 chooses Purse Shaker for the pack
       p2 begins with 4 Stone, 2 Iron, 1 Heartstone, 1 Hammer and 2 Coins
  7. p1 draft.start-5.1b
       p1 chooses Bone Reader for the pack
  8. p1 draft.start-4.1d
       p1 chooses Purse Shaker for the pack
  9. p1 draft.start-2.1c
       p1 chooses Nail Biter for the pack
 10. p1 draft.start-6.1a  9e8dfa91828d25da
       p1 chooses Barrow Pusher for the pack
       p1 begins with 7 Stone, 2 Iron, 1 Hammer and 1 Coin
 11. p2 trade.cart
       p2 gives 4 resources back to the supply
 12. p2 pay.iron.stock
 13. p2 pay.iron.stock
 14. p2 pay.hammer.stock
 15. p2 pay.stone.stock
       p2 gains 1 Cart
 16. p2 recruit.m3{fire-2-4+fire}
       p2 recruits Ice Breaker
       p2 takes a Fire Pedestal along with the recruit
       Anvil Singer joins the horde
       The newcomer carries a Fire Pedestal
 17. p2 join.2c
       Ice Breaker takes a place in the pack: second row, place 3
       The pack brings p2 2 Iron, 1 Hammer, 1 Coin and 1 Ice Cart
 18. p2 trade.rune
       p2 gives 4 resources back to the supply
 19. p2 pay.iron.1d
 20. p2 pay.hammer.2c
 21. p2 pay.heartstone.stock
 22. p2 pay.cart.stock
       p2 gains 1 Rune
 23. p2 end  b1ed74d8c3162276
 24. p1 trade.coin
       p1 gives 4 resources back to the supply
 25. p1 pay.iron.stock
 26. p1 pay.iron.stock
 27. p1 pay.coin.stock
 28. p1 pay.hammer.stock
       p1 gains 1 Coin
 29. p1 trade.coin
       p1 gives 4 resources back to the supply
 30. p1 pay.stone.stock
 31. p1 pay.stone.stock
 32. p1 pay.coin.stock
       p1 gains 1 Coin
 33. p1 recruit.b5{mud-1-1}
       p1 recruits Night Toller
       Bog Prospector joins the horde
 34. p1 join.2c
       Night Toller takes a place in the pack: second row, place 3
       The pack brings p1 1 Iron, 2 Coins and 1 Moon Cart
 35. p1 end  d48ca4758feb812c
 36. p2 cast.seers_bag
       p2 casts Seer's Bag: 1 Rune on the card
 37. p2 swap.fire.fire
       p2 puts a Fire Pedestal back into the bag and takes a Fire Pedestal
 38. p2 recruit.b1{mud-1-4}
       p2 recruits Torch Peddler
       Rust Wader joins the horde
 39. p2 join.2b
       Torch Peddler takes a place in the pack: second row, place 2
       The pack brings p2 1 Rune, 1 Coin and 1 Fire Cart
 40. p2 trade.rune
       p2 gives 4 resources back to the supply
 41. p2 pay.coin.1c
 42. p2 pay.stone.stock
 43. p2 pay.iron.2c
 44. p2 pay.rune.1b
       p2 gains 1 Rune
 45. p2 end  6288fe231bba4f34
 46. p1 trade.coin
       p1 gives 4 resources back to the supply
 47. p1 pay.iron.1c
 48. p1 pay.stone.stock
 49. p1 pay.stone.stock
 50. p1 pay.coin.1d
       p1 gains 1 Coin
 51. p1 recruit.b2{mud-1-5}
       p1 recruits Icicle Whistler
       Puddle Banker joins the horde
 52. p1 join.2b
       Icicle Whistler takes a place in the pack: second row, place 2
       The pack brings p1 1 Iron, 2 Runes and 1 Ice Cart
 53. p1 end  b92bf93cb6881635
 54. p2 dig.d2
 55. p2 lay.d2a.g20
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 56. p2 done
 57. p2 end  04ef0f440b48ca2a
 58. p1 dig.d2
 59. p1 lay.d2b.u15
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 60. p1 end  3091a1c2fddf6875
 61. p2 recruit.b1{moon-1-3}
       p2 recruits Rust Wader
       Owl Listener joins the horde
 62. p2 join.3b
       Rust Wader takes a place in the pack: third row, place 2
       The pack brings p2 4 Iron, 1 Hammer, 1 Rune and 1 Coin
 63. p2 trade.cart
       p2 gives 4 resources back to the supply
 64. p2 pay.iron.3b
 65. p2 pay.iron.3b
 66. p2 pay.coin.2b
 67. p2 pay.rune.1b
       p2 gains 1 Cart
 68. p2 end  cbdb4883a3e418ef
 69. p1 cast.seers_bag
       p1 casts Seer's Bag: 2 Runes on the card
 70. p1 pay.rune.1b
 71. p1 draw{fire}
       p1 draws a Fire Pedestal from the bag
 72. p1 trade.rune
       p1 gives 4 resources back to the supply
       p1 gains 1 Rune
 73. p1 recruit.b1{moon-1-5}
       p1 recruits Owl Listener
       Silver Sifter joins the horde
 74. p1 join.2a
       Owl Listener takes a place in the pack: second row, place 1
       The pack brings p1 1 Cart, 2 Runes and 1 Moon Cart
 75. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
 76. p1 end  8fcbf5c37953c501
 77. p2 trade.cart
       p2 gives 4 resources back to the supply
 78. p2 pay.iron.2c
 79. p2 pay.cart.stock
 80. p2 pay.iron.1d
 81. p2 pay.rune.stock
       p2 gains 1 Cart
 82. p2 recruit.b3{mud-1-6}
       p2 recruits Tong Bearer
       p2 pockets the bribes of the recruit: 1 Coin
       Mudsled Driver joins the horde
       Tong Bearer takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Rune and 1 Fire Cart
 83. p2 end  fd5217418e8e9498
 84. p1 recruit.b1{moon-1-2}
       p1 recruits Silver Sifter
       Dusk Carrier joins the horde
 85. p1 join.3a
       Silver Sifter takes a place in the pack: third row, place 1
       The pack brings p1 1 Iron, 1 Heartstone, 1 Cart, 3 Runes and 1 Coin
 86. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 87. p1 pay.rune.2b
 88. p1 pay.rune.2a
 89. p1 pay.coin.3a
 90. p1 pay.iron.1c
       p1 gains 1 Heartstone
 91. p1 end  90936c60d866866c
 92. p2 recruit.m1{moon-2-4+ice}
       p2 recruits Frost Scribe
       p2 takes a Moon Pedestal along with the recruit
       Crescent Blade joins the horde
       The newcomer carries an Ice Pedestal
       Frost Scribe takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Rune, 2 Coins and 1 Ice Cart
 93. p2 trade.stone
       p2 gives 4 resources back to the supply
 94. p2 pay.stone.1a
 95. p2 pay.cart.stock
 96. p2 pay.iron.2a
 97. p2 pay.hammer.2c
       p2 gains 1 Stone
 98. p2 end  4c290dba9c9f3197
 99. p1 trade.coin
       p1 gives 4 resources back to the supply
100. p1 pay.stone.stock
101. p1 pay.cart.1a
102. p1 pay.rune.1b
103. p1 pay.heartstone.3a
       p1 gains 1 Coin
104. p1 recruit.b4{mud-1-3}
       p1 recruits Cold Digger
       p1 pockets the bribes of the recruit: 1 Coin
       Clay Kneader joins the horde
       Cold Digger takes a place in the pack: third row, place 2
       The pack brings p1 1 Iron, 1 Heartstone, 2 Runes, 2 Coins and 1 Ice Cart
105. p1 trade.hammer
       p1 gives 4 resources back to the supply
106. p1 pay.iron.1c
107. p1 pay.heartstone.stock
108. p1 pay.heartstone.3b
109. p1 pay.coin.stock
       p1 gains 1 Hammer
110. p1 trade.cart
       p1 gives 4 resources back to the supply
111. p1 pay.coin.1d
112. p1 pay.coin.2c
113. p1 pay.rune.2b
114. p1 pay.hammer.stock
       p1 gains 1 Cart
115. p1 end  8a54f7b6c065b4b0
116. p2 cast.earth_ritual
       p2 casts Earth Ritual: 1 Rune on the card
117. p2 pay.rune.1b
118. p2 ritual.iron
       p2 gains 2 Iron
119. p2 dig.l3
120. p2 lay.l3d.g18
       p2 digs a Tunnel of 3 cells, scored as Iron: 4 Honor points
       The rock yields 1 Coin to p2
121. p2 pedestal.moon
       p2 puts a Moon Pedestal at g19, dark grey zone: a benefit token of 3 Honor points
122. p2 trade.cart
       p2 gives 4 resources back to the supply
123. p2 pay.coin.stock
124. p2 pay.coin.2b
125. p2 pay.stone.3a
126. p2 pay.rune.3a
       p2 gains 1 Cart
127. p2 end  cb9ebdf3d361b826
128. p1 recruit.b1{fire-1-1}
       p1 recruits Dusk Carrier
       p1 pockets the bribes of the recruit: 1 Coin
       Cinder Hauler joins the horde
       Dusk Carrier takes a place in the pack: at the top
       The pack brings p1 2 Stone, 1 Iron, 2 Heartstones, 1 Cart, 2 Runes, 3 Coins and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 4 more turns after this one
129. p1 trade.heartstone
       p1 gives 4 resources back to the supply
130. p1 pay.iron.1c
131. p1 pay.cart.1a
132. p1 pay.coin.1d
133. p1 pay.stone.4a
       p1 gains 1 Heartstone
134. p1 trade.iron
       p1 gives 4 resources back to the supply
135. p1 pay.heartstone.3a
136. p1 pay.cart.stock
137. p1 pay.heartstone.3b
138. p1 pay.coin.2c
       p1 gains 1 Iron
139. p1 trade.rune
       p1 gives 4 resources back to the supply
140. p1 pay.iron.stock
141. p1 pay.rune.2a
142. p1 pay.coin.3a
143. p1 pay.heartstone.stock
       p1 gains 1 Rune
144. p1 end  f4fb929d948054da
145. p2 recruit.b2{mud-1-2}
       p2 recruits Puddle Banker
       p2 pockets the bribes of the recruit: 1 Coin
       Gravel Glutton joins the horde
       Puddle Banker takes a place in the pack: at the top
       The pack brings p2 2 Stone, 6 Iron, 1 Hammer, 2 Runes and 3 Coins
146. p2 end  e05c33785ac93cc0
147. p1 cast.earth_ritual
       p1 casts Earth Ritual: 2 Runes on the card
148. p1 pay.auto
149. p1 ritual.stone
       p1 gains 3 Stone
150. p1 trade.hammer
       p1 gives 4 resources back to the supply
151. p1 pay.stone.4a
152. p1 pay.stone.stock
153. p1 pay.rune.2b
154. p1 pay.coin.stock
       p1 gains 1 Hammer
155. p1 dig.d2
156. p1 lay.d2c.t15
       p1 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
157. p1 done
158. p1 establish.t14.crusher
       p1 establishes the Crusher at t14
159. p1 end  cba955b20d0c5402
160. p2 cast.pack_echo
       p2 casts Echo of the Pack: 1 Rune on the card
161. p2 pay.rune.3a
162. p2 done
       The pack brings p2 nothing more
163. p2 dig.t5
164. p2 lay.t5b.k18
       p2 digs a Tunnel of 5 cells, scored as Iron: 8 Honor points
       The rock yields 1 Iron and 1 Heartstone to p2
165. p2 establish.j20.hammer_forge
       p2 establishes the Hammer Forge at j20
166. p2 end  77ca7bfd66047a08
167. p1 cast.seers_bag
       p1 casts Seer's Bag: 3 Runes on the card
168. p1 swap.fire.ice{drums_of_exile}
       p1 puts a Fire Pedestal back into the bag and takes an Ice Pedestal
       Seer's Bag disintegrates; Drums of Exile enters the grimoire
169. p1 work.t14
       p1 activates the Crusher: up to 1 use
170. p1 stop
171. p1 skip
       p1 can neither recruit nor dig, and skips
172. p1 end  7a6830005d7355cc
       Game over: p2 wins with 19 Honor points

p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +4  1 Tunnel of 3 cells in Iron [HALL-D4]
p2  +8  1 Tunnel of 5 cells in Iron [HALL-D4]
p2  +3  Benefit token, Moon Pedestal, dark grey zone [HALL-F3]
p2  +4  4 sets of left-over resources [HALL-F4]
= p2 19, p1 4  coronation, won by p2
