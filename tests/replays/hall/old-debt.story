hall/1  seats 2  seed 1891  options side=autumn workshops=random

  1. p1 portal.j19  ff4613a8ca6ccdf3
       p1 opens a Portal on j19
  2. p2 portal.a8  0f108e97f9667538
       p2 opens a Portal on a8
  3. p1 draft.start-1.1a  1cdda40123a0212a
       Pebble Picker follows p1 into the pack
  4. p1 draft.start-5.1c  d55ccdce98d298d8
       Bone Reader follows p1 into the pack
  5. p1 draft.start-2.1d  9c091da19232eb9d
       Nail Biter follows p1 into the pack
  6. p1 draft.start-6.1b  82e2dbd94113b2b1
       Barrow Pusher follows p1 into the pack
       p1 begins with 5 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 1 Coin
  7. p2 draft.start-5.1a  d9692b8ab4a6c181
       Bone Reader follows p2 into the pack
  8. p2 draft.start-3.1c  0cfb3d30c4911f81
       Ember Eye follows p2 into the pack
  9. p2 draft.start-6.1d  9f593637958fe91e
       Barrow Pusher follows p2 into the pack
 10. p2 draft.start-1.1b  29b9a4ad67857023
       Pebble Picker follows p2 into the pack
       p2 begins with 6 Stone, 1 Iron, 1 Heartstone, 1 Hammer and 2 Coins
 11. p1 trade.hammer  bd6e0cdccdf8df39
       p1 gives 4 resources back to the supply
 12. p1 pay.coin.stock  b707e19ff079b184
 13. p1 pay.stone.stock  425939e55feee9fe
 14. p1 pay.stone.stock  317eec46e9ccd1ef
 15. p1 pay.stone.stock  20b0b911c327f805
       p1 gains 1 Hammer
 16. p1 trade.stone  515fd9ebc806a77c
       p1 gives 4 resources back to the supply
 17. p1 pay.stone.stock  d81d3dfcff7b32b3
 18. p1 pay.iron.stock  8888ae9e97f121ca
 19. p1 pay.stone.stock  194b4bab2b20e6d4
 20. p1 pay.hammer.stock  55a6ad7387fd4219
       p1 gains 1 Stone
 21. p1 recruit.b1{ice-1-5}  fe7b49e07297c3c8
       p1 recruits Night Toller
       Rime Smith joins the horde
 22. p1 join.2c  da0b27cce1299733
       Night Toller takes a place in the pack, on 2c
       The pack brings p1 1 Iron, 1 Rune, 1 Coin and 1 Moon Cart
 23. p1 trade.heartstone  e92fb8a360fffefe
       p1 gives 4 resources back to the supply
 24. p1 pay.rune.1c  a047e7f5fe353dae
 25. p1 pay.hammer.stock  c158870e77d25ea7
 26. p1 pay.iron.1d  703396d918483a83
 27. p1 pay.coin.2c  80d28284e3346a3f
       p1 gains 1 Heartstone
 28. p1 end  f5efe2026e975c64
 29. p2 dig.d2  fee827ab9f305a78
 30. p2 lay.d2a.b8  0a399fffb5fd72db
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
 31. p2 trade.rune  841a61a176472ead
       p2 gives 4 resources back to the supply
 32. p2 pay.coin.stock  089722eab2a30841
 33. p2 pay.heartstone.stock  c63be30a8e403b98
 34. p2 pay.hammer.stock  f1287e2913aca4c0
 35. p2 pay.stone.stock  a0f12d66d7389916
       p2 gains 1 Rune
 36. p2 trade.stone  b3669c54e273569a
       p2 gives 4 resources back to the supply
 37. p2 pay.rune.stock  9ea4367024f23049
 38. p2 pay.iron.stock  a55b60317b8b13b4
 39. p2 pay.coin.stock  c1d80a92f4130a0f
       p2 gains 1 Stone
 40. p2 end  655a2bb63d032cc3
 41. p1 recruit.b3{fire-1-1}  a722cc5eafa5405b
       p1 recruits Coal Nibbler
       Cinder Hauler joins the horde
 42. p1 join.2a  03fa5e46b1a8d738
       Coal Nibbler takes a place in the pack, on 2a
       The pack brings p1 1 Stone, 1 Heartstone, 1 Cart and 1 Fire Cart
 43. p1 trade.rune  5e338d2b8661d2dd
       p1 gives 4 resources back to the supply
 44. p1 pay.heartstone.2a  5235921be9f46078
 45. p1 pay.stone.1a  73b9d8cd9efb8b1d
 46. p1 pay.heartstone.stock  9366c1c3ce4e6378
 47. p1 pay.stone.stock  48b30657e418788d
       p1 gains 1 Rune
 48. p1 end  6563700559e624f2
 49. p2 dig.d2  41c104361540ac07
 50. p2 lay.d2d.b9  5b1288d7263e2944
       p2 digs a Tunnel of 2 cells, scored as Stone: 0 Honor points
       The rock yields 2 Stone to p2
 51. p2 end  af9979f546dbbeb8
 52. p1 recruit.b5{moon-1-3}  2ea9e300ab1c912d
       p1 recruits Frost Sledger
       Owl Listener joins the horde
       Frost Sledger takes a place in the pack, on 2b
       The pack brings p1 1 Iron, 1 Rune and 1 Ice Cart
 53. p1 trade.rune  b1b277bb4c6e7190
       p1 gives 4 resources back to the supply
 54. p1 pay.iron.2b  721144ecdb3a37ac
 55. p1 pay.heartstone.stock  53c9c727a2460f11
 56. p1 pay.cart.1b  205c174c6bdf06ac
 57. p1 pay.rune.stock  12b3b1b86d3a60d7
       p1 gains 1 Rune
 58. p1 end  17b72425d4dcca69
 59. p2 recruit.b2{ice-1-2}  343c8b8ee7e7e878
       p2 recruits Bog Prospector
       Snow Shoveller joins the horde
 60. p2 join.2b  8b4ca731ed9e4ed5
       Bog Prospector takes a place in the pack, on 2b
       The pack brings p2 1 Stone, 1 Iron and 2 Heartstones
 61. p2 trade.coin  b57edd7dc108d008
       p2 gives 4 resources back to the supply
 62. p2 pay.stone.1b  f9a5198098940c92
 63. p2 pay.iron.2b  eb3a7c424f376c35
 64. p2 pay.heartstone.2b  017847d769a051b1
 65. p2 pay.heartstone.1c  babb902ab463579d
       p2 gains 1 Coin
 66. p2 trade.iron  cb5c93f712d1d96e
       p2 gives 4 resources back to the supply
       p2 gains 1 Iron
 67. p2 end  928f45ce594c0a25
 68. p1 recruit.b4{mud-1-4}  8c267bc565fe68e5
       p1 recruits Soot Pounder
       Rust Wader joins the horde
 69. p1 join.3a  6b0d074d95bf9cf7
       Soot Pounder takes a place in the pack, on 3a
       The pack brings p1 2 Stone, 1 Iron, 1 Heartstone, 1 Cart and 1 Hammer
 70. p1 trade.stone  49e3b1cd7e33ef8f
       p1 gives 4 resources back to the supply
 71. p1 pay.heartstone.2a  8243df4c7eebc4d2
 72. p1 pay.rune.1c  8616b84f3cd68fb7
 73. p1 pay.cart.1b  d9261971218e6b96
 74. p1 pay.stone.1a  3e4e08b692c42681
       p1 gains 1 Stone
 75. p1 end  bec959ceabfd5408
 76. p2 recruit.b1{fire-1-3}  3a4137624b92076c
       p2 recruits Rime Smith
       Torch Peddler joins the horde
 77. p2 join.2c  fc9332635f002429
       Rime Smith takes a place in the pack, on 2c
       The pack brings p2 2 Iron, 1 Heartstone and 1 Cart
 78. p2 trade.cart  e29f5f30acb32415
       p2 gives 4 resources back to the supply
 79. p2 pay.cart.1d  4a2fbb93315e7c21
 80. p2 pay.heartstone.1c  0567dd96bbea3136
 81. p2 pay.iron.2c  ece342e721e32ecb
 82. p2 pay.iron.2c  ed8b27e0587aed5a
       p2 gains 1 Cart
 83. p2 end  e3ed872c33601281
 84. p1 trade.rune  49c45f0b193588d0
       p1 gives 4 resources back to the supply
 85. p1 pay.stone.stock  b71fa43d6674c6bf
 86. p1 pay.rune.stock  f753d36683050398
 87. p1 pay.iron.2b  3e9738a31f07343e
 88. p1 pay.hammer.3a  cfb22075fed57b40
       p1 gains 1 Rune
 89. p1 cast.old_debt  7288f317706f8329
       p1 casts a Spell, Old Debt: 1 Rune on the card
 90. p1 recruit.m1  1267ba13cc040d86
 91. p1 spare.b1  c2ef4512857adaa0
 92. p1 spare.b2{mud-2-4+fire}  aeaf2491070e2f4e
       p1 recruits Avalanche Rider
       p1 takes an Ice Pedestal along with the recruit
       Swamp Usurer joins the horde
       The new card carries a Fire Pedestal
       Avalanche Rider takes a place in the pack, on 3b
       The pack brings p1 2 Stone, 2 Iron, 1 Cart, 1 Rune, 1 Coin and 2 Ice Carts
 93. p1 trade.heartstone  ed76563c1d2785c6
       p1 gives 4 resources back to the supply
 94. p1 pay.iron.2b  598816d4c111b401
 95. p1 pay.cart.1b  843975070c4d22d9
 96. p1 pay.rune.1c  d819f21654e7187a
 97. p1 pay.stone.3a  bf5162c19070d9e4
       p1 gains 1 Heartstone
 98. p1 trade.iron  3be919b5659717b0
       p1 gives 4 resources back to the supply
 99. p1 pay.coin.2c  d2562d4c9398c750
100. p1 pay.heartstone.stock  48a189922c144e88
101. p1 pay.stone.3b  cce6a7dd792eb2c2
102. p1 pay.iron.1d  f0ceeabdf8c64e73
       p1 gains 1 Iron
103. p1 end  4ae4d37b0da4a7cd
104. p2 recruit.b5{mud-1-5}  c7d7a7c51bcb974c
       p2 recruits Owl Listener
       Puddle Banker joins the horde
105. p2 join.3b  613e91efa8156dd5
       Owl Listener takes a place in the pack, on 3b
       The pack brings p2 1 Stone, 3 Iron, 2 Heartstones, 1 Cart, 1 Rune and 1 Moon Cart
106. p2 trade.iron  c54409a340eb0b0f
       p2 gives 4 resources back to the supply
107. p2 pay.iron.2b  f4cffab3d2c77be6
108. p2 pay.rune.3b  d17489b72336df31
109. p2 pay.cart.1d  87588a5bd8232a13
110. p2 pay.heartstone.2b  a1d0d9c8a5b948a2
       p2 gains 1 Iron
111. p2 trade.rune  faa2ca6e9d638959
       p2 gives 4 resources back to the supply
112. p2 pay.iron.stock  e498b99d2a58c8f8
113. p2 pay.heartstone.1c  1fd7b5b104105b7e
114. p2 pay.iron.2c  fd7d6856f3ccd37d
115. p2 pay.cart.stock  e281f36031b99bf5
       p2 gains 1 Rune
116. p2 trade.coin  457280dd8e2147c2
       p2 gives 4 resources back to the supply
       p2 gains 1 Coin
117. p2 end  f6629d4755b64628
118. p1 recruit.b4{moon-1-5}  87dd69889d51d415
       p1 recruits Rust Wader
       Silver Sifter joins the horde
       Rust Wader takes a place in the pack, on 4a
       The pack brings p1 3 Stone, 4 Iron, 1 Heartstone, 1 Cart, 1 Hammer, 1 Rune and 1 Coin
       Ten Trolls follow p1: a Coronation token of 3 Honor points
       The end is near: 5 more turns after this one
119. p1 trade.heartstone  10875437871debd3
       p1 gives 4 resources back to the supply
120. p1 pay.iron.2b  f7f8e48637f452b8
121. p1 pay.heartstone.2a  7c8e8a45a0e584a9
122. p1 pay.hammer.3a  f993df8d11534b1a
123. p1 pay.stone.3a  c9c09c19a39ac9b9
       p1 gains 1 Heartstone
124. p1 trade.coin  be78bf435eefd32d
       p1 gives 4 resources back to the supply
125. p1 pay.iron.1d  2f70577ef4ac99a4
126. p1 pay.cart.1b  41619a46c1a044da
127. p1 pay.rune.1c  a55fc703322c193d
128. p1 pay.iron.4a  98ab15e912697425
       p1 gains 1 Coin
129. p1 trade.heartstone  859e88be6f6f86ea
       p1 gives 4 resources back to the supply
130. p1 pay.iron.4a  410a7701201f6075
131. p1 pay.coin.2c  102f0205f6d5f829
132. p1 pay.coin.stock  1db0f5f6c2e5a93d
133. p1 pay.heartstone.stock  478f33c7150d99b1
       p1 gains 1 Heartstone
134. p1 trade.heartstone  b2719f64cf528529
       p1 gives 4 resources back to the supply
135. p1 pay.iron.stock  05b8dce60a44e102
136. p1 pay.stone.3b  64bef6394375a138
137. p1 pay.heartstone.stock  93159f4ac0d02c4d
138. p1 pay.stone.1a  3758b0143111e772
       p1 gains 1 Heartstone
139. p1 end  59d60ddc30a43c3a
140. p2 recruit.b3{mud-1-2}  83c208af81bad197
       p2 recruits Cinder Hauler
       Gravel Glutton joins the horde
       Cinder Hauler takes a place in the pack, on 2a
       The pack brings p2 3 Stone, 1 Rune and 1 Fire Cart
141. p2 trade.heartstone  84c96d4ee53b291d
       p2 gives 4 resources back to the supply
142. p2 pay.coin.stock  518fa775c10dd925
143. p2 pay.stone.1b  b6203cff8b4b9b0d
144. p2 pay.rune.1a  7687957c03d32bd2
       p2 gains 1 Heartstone
145. p2 end  5a61e794f17bec9d
146. p1 skip  3c04e9b6940116d3
       p1 can neither recruit nor dig, and skips
147. p1 end  c36d904270d6db3e
148. p2 recruit.b2{moon-1-4}  f0a1e2b765826695
       p2 recruits Snow Shoveller
       Lantern Guard joins the horde
       Snow Shoveller takes a place in the pack, on 3a
       The pack brings p2 4 Stone, 1 Iron, 2 Heartstones, 1 Rune and 1 Ice Cart
149. p2 end  62c70c38d45731d4
150. p1 skip  550f61febd3d5679
       p1 can neither recruit nor dig, and skips
151. p1 end  2f509eef4381f900
152. p2 dig.t5  b736782180a47fc8
153. p2 lay.t5c.a10  43f70e8ad45e3d52
       p2 digs a Tunnel of 5 cells, scored as Stone: 5 Honor points
       p2 unearths a Fire Statue on a11
       The rock yields 1 Stone to p2
154. p2 establish.d11.charm_weaver  a2861250bf3afbf4
       p2 establishes a Workshop on d11: Charm Weaver
155. p2 trade.hammer  b91a7b7a2c40f0cf
       p2 gives 4 resources back to the supply
156. p2 pay.iron.2b  ed9544c9237ee6a3
157. p2 pay.heartstone.1c  fe8ef8ea670eecab
158. p2 pay.heartstone.2b  141adf098ee7ceeb
159. p2 pay.stone.stock  698cac170289ac61
       p2 gains 1 Hammer
160. p2 statue.a11  19658f5a1a207442
161. p2 to.a12  38ec2313fc6b4745
       p2 moves a Fire Statue from a11 to a12
162. p2 end  c614fb0c125935df
       End of the game: p2 wins with 7 Honor points

p1  +3  Coronation token [HALL-F2]
p1  +1  1 set of left-over resources [HALL-F4]
p2  +5  1 Tunnel of 5 cells, Stone [HALL-D4]
p2  +2  Fire Statue on a12, dark grey zone [HALL-F6]
= p2 7, p1 4  coronation, won by p2
