hall/6  seats 2  seed 58  options side=autumn later_seats=none workshops=random

  1. p1 portal.j19  f5abd955f5eea43f
       p1 opens a Portal at j19
  2. p2 portal.a8  d9d09bf5a614bcb7
       p2 opens a Portal at a8
  3. p1 draft.start-5.1c
       p1 chooses Bone Reader for the pack
  4. p1 draft.start-3.1d
       p1 chooses Ember Eye for the pack
  5. p1 draft.start-4.1a
       p1 chooses Purse Shaker for the pack
  6. p1 draft.start-1.1b  34943f592fdb2ff1
       p1 chooses Pebble Picker for the pack
       p1 begins with 4 Stone, 1 Iron, 2 Heartstones and 2 Coins
  7. p2 draft.start-3.1c
       p2 chooses Ember Eye for the pack
  8. p2 draft.start-6.1b
       p2 chooses Barrow Pusher for the pack
  9. p2 draft.start-1.1a
       p2 chooses Pebble Picker for the pack
 10. p2 draft.start-5.1d  d445704a43adfbd3
       p2 chooses Bone Reader for the pack
       p2 begins with 6 Stone, 2 Iron, 2 Heartstones, 1 Hammer and 1 Coin
 11. p1 trade.cart
       p1 gives 4 resources back to the supply
 12. p1 pay.stone.stock
 13. p1 pay.coin.stock
 14. p1 pay.stone.stock
 15. p1 pay.heartstone.stock
       p1 gains 1 Cart
 16. p1 trade.hammer
       p1 gives 4 resources back to the supply
 17. p1 pay.heartstone.stock
 18. p1 pay.coin.stock
 19. p1 pay.stone.stock
 20. p1 pay.iron.stock
       p1 gains 1 Hammer
 21. p1 recruit.b1{ice-1-1}
       p1 recruits Rime Smith
       Frost Sledger joins the horde
 22. p1 join.2c
       Rime Smith takes a place in the pack: second row, place 3
       The pack brings p1 2 Iron, 1 Heartstone and 1 Rune
 23. p1 trade.hammer
       p1 gives 4 resources back to the supply
 24. p1 pay.hammer.stock
 25. p1 pay.heartstone.1d
 26. p1 pay.stone.stock
 27. p1 pay.iron.2c
       p1 gains 1 Hammer
 28. p1 end  90811b4ab095ff58
 29. p2 dig.v5
 30. p2 lay.v5d.a9
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Moon Statue at a11
       The rock yields 2 Iron to p2
 31. p2 done
 32. p2 end  e98e009bd99f902d
 33. p1 cast.thunderclap
       p1 casts Thunderclap: 1 Rune on the card
 34. p1 recruit.b3{fire-1-4}
       p1 recruits Torch Peddler
       Tong Bearer joins the horde
 35. p1 join.2a
       Torch Peddler takes a place in the pack: second row, place 1
       The pack brings p1 1 Stone, 2 Coins and 1 Fire Cart
 36. p1 end  d238f148e6d78ab3
 37. p2 recruit.b3{mud-1-5}
       p2 recruits Tong Bearer
       Puddle Banker joins the horde
 38. p2 join.2b
       Tong Bearer takes a place in the pack: second row, place 2
       The pack brings p2 1 Iron, 1 Heartstone, 1 Cart and 1 Fire Cart
 39. p2 statue.a11
 40. p2 to.a9
       p2 moves a Moon Statue from a11 to a9
 41. p2 end  8bcf0de7f4aedc70
 42. p1 trade.hammer
       p1 gives 4 resources back to the supply
 43. p1 pay.iron.2c
 44. p1 pay.coin.1a
 45. p1 pay.cart.stock
 46. p1 pay.hammer.stock
       p1 gains 1 Hammer
 47. p1 recruit.b5{moon-1-2}
       p1 recruits Rust Wader
       Dusk Carrier joins the horde
       Rust Wader takes a place in the pack: second row, place 2
       The pack brings p1 2 Iron and 1 Rune
 48. p1 trade.iron
       p1 gives 4 resources back to the supply
 49. p1 pay.stone.1b
 50. p1 pay.coin.2a
 51. p1 pay.iron.2b
 52. p1 pay.hammer.stock
       p1 gains 1 Iron
 53. p1 end  68094e973b5ba38e
 54. p2 dig.l4
 55. p2 lay.l4f.c9
 56. p2 pay.auto
       p2 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       p2 unearths a Fire Statue at c9
       The rock yields 1 Hammer to p2
 57. p2 establish.d11.charm_weaver
       p2 establishes the Charm Weaver at d11
 58. p2 trade.cart
       p2 gives 4 resources back to the supply
 59. p2 pay.iron.stock
 60. p2 pay.stone.stock
 61. p2 pay.heartstone.stock
 62. p2 pay.hammer.stock
       p2 gains 1 Cart
 63. p2 statue.a9
 64. p2 to.b11
       p2 moves a Moon Statue from a9 to b11
 65. p2 statue.c9
 66. p2 to.e10
       p2 moves a Fire Statue from c9 to e10
 67. p2 end  3b3185fd88f48904
 68. p1 recruit.b1{ice-1-2}
       p1 recruits Frost Sledger
       Snow Shoveller joins the horde
 69. p1 join.3b
       Frost Sledger takes a place in the pack: third row, place 2
       The pack brings p1 1 Stone, 4 Iron, 1 Heartstone and 1 Ice Cart
 70. p1 end  0168b91bfd8a7f7a
 71. p2 dig.d2
 72. p2 lay.d2b.a12
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
       The rock yields 1 Stone to p2
 73. p2 end  a43db1690f9d2ca2
 74. p1 cast.old_debt
       p1 casts Old Debt: 1 Rune on the card
 75. p1 recruit.m3
 76. p1 spare.b4
 77. p1 spare.b3{mud-2-5+moon}
       p1 recruits Root Miner
       p1 takes an Ice Pedestal along with the recruit
       Silt Wagoner joins the horde
       The newcomer carries a Moon Pedestal
       Root Miner takes a place in the pack: third row, place 1
       The pack brings p1 1 Iron, 2 Heartstones, 1 Rune and 2 Coins
 78. p1 end  7f8f3c69f2f87990
 79. p2 recruit.b3{moon-1-3}
       p2 recruits Puddle Banker
       Owl Listener joins the horde
 80. p2 join.2a
       Puddle Banker takes a place in the pack: second row, place 1
       The pack brings p2 1 Stone, 1 Cart and 2 Coins
 81. p2 end  ac4f7bb3f0d99d05
 82. p1 cast.drums_of_exile
       p1 casts Drums of Exile: 1 Rune on the card
 83. p1 exile.m3
 84. p1 done{mud-2-4+fire}
       Silt Wagoner retires
       Swamp Usurer joins the horde
       The newcomer carries a Fire Pedestal
 85. p1 recruit.b4{mud-1-1}
       p1 recruits Night Toller
       Bog Prospector joins the horde
       Night Toller takes a place in the pack: at the top
       The pack brings p1 1 Rune, 1 Coin and 1 Moon Cart
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
 86. p1 trade.coin
       p1 gives 4 resources back to the supply
 87. p1 pay.heartstone.3a
 88. p1 pay.rune.1c
 89. p1 pay.heartstone.3a
 90. p1 pay.heartstone.1d
       p1 gains 1 Coin
 91. p1 trade.heartstone
       p1 gives 4 resources back to the supply
 92. p1 pay.stone.1b
 93. p1 pay.coin.2a
 94. p1 pay.coin.4a
 95. p1 pay.iron.2b
       p1 gains 1 Heartstone
 96. p1 end  a227de5a88fe96ba
 97. p2 dig.d2
 98. p2 lay.d2d.b8
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone and 1 Heartstone to p2
 99. p2 trade.heartstone
       p2 gives 4 resources back to the supply
100. p2 pay.coin.stock
101. p2 pay.coin.2a
102. p2 pay.cart.1b
103. p2 pay.coin.2a
       p2 gains 1 Heartstone
104. p2 trade.heartstone
       p2 gives 4 resources back to the supply
       p2 gains 1 Heartstone
105. p2 end  031cfceaa81a1d9d
106. p1 trade.hammer
       p1 gives 4 resources back to the supply
107. p1 pay.heartstone.stock
108. p1 pay.iron.2b
109. p1 pay.coin.stock
110. p1 pay.coin.1a
       p1 gains 1 Hammer
111. p1 dig.l4
112. p1 lay.l4b.g18
       p1 digs a Tunnel of 4 cells, scored as Iron: 6 Honor points
       The rock yields 2 Stone to p1
113. p1 pedestal.ice
       p1 puts an Ice Pedestal at i19, dark grey zone: a benefit token of 4 Honor points
114. p1 end  34de02fa3f9e825c
115. p2 recruit.b3{ice-1-3}
       p2 recruits Owl Listener
       Icicle Whistler joins the horde
116. p2 join.3a
       Owl Listener takes a place in the pack: third row, place 1
       The pack brings p2 1 Stone, 1 Iron, 1 Heartstone, 1 Cart, 1 Rune, 2 Coins, 1 Fire Cart and 1 Moon Cart
117. p2 end  f45c0d4a3bdd329c
118. p1 trade.stone
       p1 gives 4 resources back to the supply
       p1 gains 1 Stone
119. p1 skip
       p1 can neither recruit nor dig, and skips
120. p1 end  ccefdcde01315149
121. p2 cast.old_debt
       p2 casts Old Debt: 2 Runes on the card
122. p2 dig.d2
123. p2 lay.d2a.a13
       p2 digs a Tunnel of 2 cells, scored as Heartstone: 0 Honor points
124. p2 statue.e10
125. p2 to.c9
126. p2 pay.cart.1b
       p2 moves a Fire Statue from e10 to c9
127. p2 statue.c9
128. p2 to.a11
       p2 moves a Fire Statue from c9 to a11
129. p2 end  e94da88bc5e489bb
       Game over: p2 wins with 15 Honor points

p1  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p1  +3  Coronation token [HALL-F2]
p1  +4  Benefit token, Ice Pedestal, dark grey zone [HALL-F3]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +6  1 Tunnel of 4 cells in Iron [HALL-D4]
p2  +5  1 Tunnel of 5 cells in Stone [HALL-D4]
p2  +4  Moon Statue at b11, grey zone [HALL-F6]
= p2 15, p1 14  coronation, won by p2
