kings/1  seats 3  seed 0  options pairing=printed

  1. p3 play.go4b.c3  1f200d181e0a5bda
       p3 sends a Goblin 4 to the Tin Gully
  2. p3 draw.dwarf  acd31b9f9612d3bc
       p3 takes a Dwarf 6 from the camp
  3. p1 play.or4b.c1  2cd5955ed73d9930
       p1 sends an Orc 4 to the Opal Well
  4. p1 draw.orc  78842b5316ca3544
       p1 takes an Orc 8 from the camp
  5. p2 play.gi0b.c2{M15}  68565489bb8393fb
       p2 sends a Giant 0 to the Silver Ladder
       p2 captures the Silver Ladder for the Giants
       In its place opens the Topaz Vault
  6. p2 draw.deck{or9b}  35a6c425249c4e57
       p2 draws an Orc 9 from the deck
  7. p3 play.dw6a.c3{M04}  ebaaf5de62fdb0b9
       p3 sends a Dwarf 6 to the Tin Gully
       p3 captures the Tin Gully for the Dwarves
       In its place opens the Tin Gully
  8. p3 draw.deck{or6a}  6c86766309117285
       p3 draws an Orc 6 from the deck
  9. p1 play.or8a.c1{M11}  72e3fe2b36b1654a
       p1 sends an Orc 8 to the Opal Well
       p1 captures the Opal Well for the Orcs
       In its place opens the Silver Ladder
 10. p1 draw.dwarf  f03819adb7847ebc
       p1 takes a Dwarf 6 from the camp
 11. p2 play.dw0a.c2  8620a2c2f3d9985d
       p2 sends a Dwarf 0 to the Topaz Vault
 12. p2 draw.deck{dw8b}  de34fb71d0e129e1
       p2 draws a Dwarf 8 from the deck
 13. p3 play.go3b.c4  7791482ef61180d3
       p3 sends a Goblin 3 to the Gold Cathedral
 14. p3 draw.giant  5102cf0810cc8349
       p3 takes a Giant 0 from the camp
 15. p1 play.gi2a.c1{M03}  34d8608f4526cb12
       p1 sends a Giant 2 to the Silver Ladder
       p1 hands the Silver Ladder to p2, for the Giants
       In its place opens the Salt Burrow
 16. p1 draw.orc  6410dc81f9290f0e
       p1 takes an Orc 4 from the camp
 17. p2 play.dw8b.o1  1ec9f8871fe4b28a
       p2 puts a Dwarf 8 to work in the Silver Ladder
 18. p2 draw.deck{gi1b}  a2573e762fdf1fb7
       p2 draws a Giant 1 from the deck
 19. p3 play.or9a.o1  07e5dd941348834e
       p3 puts an Orc 9 to work in the Tin Gully
 20. p3 draw.giant  3d2e15bcdeb4c3cf
       p3 takes a Giant 2 from the camp
 21. p1 play.dw6a.c1  dff9fa31e673ee30
       p1 sends a Dwarf 6 to the Salt Burrow
 22. p1 draw.orc  c8350a9980b75952
       p1 takes an Orc 8 from the camp
 23. p2 play.dw1a.o2  f32a0e32f2ae2ac1
       p2 puts a Dwarf 1 to work in the Silver Ladder
 24. p2 draw.goblin  8bc24b9935e7c7f8
       p2 takes a Goblin 4 from the camp
 25. p3 play.or6a.c2  41107002ef3ba522
       p3 sends an Orc 6 to the Topaz Vault
 26. p3 draw.giant  6e67e6086c71dd53
       p3 takes a Giant 9 from the camp
 27. p1 play.or8a.c2{M03}  f8e22cf1aabc799c
       p1 sends an Orc 8 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
 28. p1 draw.deck{or7a}  50955dc28329231b
       p1 draws an Orc 7 from the deck
 29. p2 play.or0b.c3  ea9ecc3712f1ea31
       p2 sends an Orc 0 to the Tin Gully
 30. p2 draw.dwarf  09b99fdda78f7faf
       p2 takes a Dwarf 0 from the camp
 31. p3 play.dw3b.c3{M12}  b66b3818953f6c5c
       p3 sends a Dwarf 3 to the Tin Gully
       p3 captures the Tin Gully for the Dwarves
       In its place opens the Jade Hollow
 32. p3 draw.dwarf  47b50b842ab5aac1
       p3 takes a Dwarf 3 from the camp
 33. p1 play.dw1b.o2  4d0d59799afc24f0
       p1 puts a Dwarf 1 to work in the Topaz Vault
 34. p1 draw.orc  c93e928faa56453d
       p1 takes an Orc 0 from the camp
 35. p2 play.or9b.o1  87bb18b5355432b1
       p2 puts an Orc 9 to work in the Silver Ladder
 36. p2 draw.deck{dw9a}  6510680213788699
       p2 draws a Dwarf 9 from the deck
 37. p3 play.or6b.c2  16f368ba2ebaa662
       p3 sends an Orc 6 to the Salt Burrow
 38. p3 draw.orc  e97e96e2d11c4ca9
       p3 takes an Orc 6 from the camp
 39. p1 play.or7a.c3{M14}  dadb35c02ba9fda9
       p1 sends an Orc 7 to the Jade Hollow
       p1 captures the Jade Hollow for the Orcs
       In its place opens the Opal Well
 40. p1 draw.deck{or3b}  e8231e09704c1721
       p1 draws an Orc 3 from the deck
 41. p2 play.dw0a.c3  2ae39708c2e7daa9
       p2 sends a Dwarf 0 to the Opal Well
 42. p2 draw.deck{or0a}  23f84b8981e9d2b8
       p2 draws an Orc 0 from the deck
 43. p3 play.gi2a.c3{M17}  3c420d23a01bc502
       p3 sends a Giant 2 to the Opal Well
       p3 hands the Opal Well to p2, for the Giants
       In its place opens the Emerald Deep
 44. p3 draw.deck{dw2a}  cb9ae7edb3252123
       p3 draws a Dwarf 2 from the deck
 45. p1 play.gi3a.o1  374a32ce2002426e
       p1 puts a Giant 3 to work in the Opal Well
 46. p1 draw.dwarf  13b1d24169003408
       p1 takes a Dwarf 0 from the camp
 47. p2 play.go0a.c3  14d3d30357cab245
       p2 sends a Goblin 0 to the Emerald Deep
 48. p2 draw.orc  3c6fb9617c59482a
       p2 takes an Orc 7 from the camp
 49. p3 play.gi0b.o2  25efa61854cbfec6
       p3 puts a Giant 0 to work in the Tin Gully
 50. p3 draw.orc  083f2d3f6a599e18
       p3 takes an Orc 8 from the camp
 51. p1 play.gi7b.c4  9a0f12e573f5050b
       p1 sends a Giant 7 to the Gold Cathedral
 52. p1 draw.deck{or5b}  c4513ac1b16f0d8c
       p1 draws an Orc 5 from the deck
 53. p2 play.or0a.o3  55e126cfe9f85f7d
       p2 puts an Orc 0 to work in the Opal Well
 54. p2 draw.deck{gi6a}  3694db9b3e9a0371
       p2 draws a Giant 6 from the deck
 55. p3 play.or8a.c4{M03}  2661ad8a4ddefe9d
       p3 sends an Orc 8 to the Gold Cathedral
       p3 hands the Gold Cathedral to p1, for the Orcs
       In its place opens the Salt Burrow
 56. p3 draw.deck{gi5a}  c76cdab6c495740b
       p3 draws a Giant 5 from the deck
 57. p1 play.or5b.c3{M15}  8e259d3154d2c1db
       p1 sends an Orc 5 to the Emerald Deep
       p1 captures the Emerald Deep for the Orcs
       In its place opens the Topaz Vault
 58. p1 draw.orc  a2a5e119b062917f
       p1 takes an Orc 5 from the camp
 59. p2 play.go6b.c3  27cf6095d6e7f906
       p2 sends a Goblin 6 to the Topaz Vault
 60. p2 draw.deck{go1a}  c1d3aa5730d5c04f
       p2 draws a Goblin 1 from the deck
 61. p3 play.gi9a.c4  3ffd257428c4be51
       p3 sends a Giant 9 to the Salt Burrow
 62. p3 draw.giant  2d63c5bd76b1cba2
       p3 takes a Giant 7 from the camp
 63. p1 play.dw0a.o5  c1bac6dce16f067c
       p1 puts a Dwarf 0 to work in the Emerald Deep
 64. p1 draw.goblin  3eba03743ec45abe
       p1 takes a Goblin 0 from the camp
 65. p2 play.or7a.o3  95ee22765e2b5187
       p2 puts an Orc 7 to work in the Opal Well
 66. p2 draw.goblin  a3da9305313cc0b5
       p2 takes a Goblin 3 from the camp
 67. p3 play.gi7b.c3  b7ca953b369016cf
       p3 sends a Giant 7 to the Topaz Vault
 68. p3 draw.giant  05d783f5995a47fd
       p3 takes a Giant 2 from the camp
 69. p1 play.go0a.o4  90ca7225e72e0032
       p1 puts a Goblin 0 to work in the Gold Cathedral
 70. p1 draw.orc  22eec75239bb6c37
       p1 takes an Orc 8 from the camp
 71. p2 play.go4b.o2  9a69065f3388fc6c
       p2 puts a Goblin 4 to work in the Silver Ladder
 72. p2 draw.orc  941591c9023b1ae7
       p2 takes an Orc 4 from the camp
 73. p3 play.dw7a.c1{M20}  5ffecb43a39edf6b
       p3 sends a Dwarf 7 to the Salt Burrow
       p3 captures the Salt Burrow for the Dwarves
       In its place opens the Diamond Heart
 74. p3 draw.dwarf  7d67aa37339434cc
       p3 takes a Dwarf 6 from the camp
 75. p1 play.or8a.c2{M03}  ea2a57cb76d7fd32
       p1 sends an Orc 8 to the Salt Burrow
       p1 captures the Salt Burrow for the Orcs
       In its place opens the Salt Burrow
 76. p1 draw.deck{dw0b}  9af47825401f8bee
       p1 draws a Dwarf 0 from the deck
 77. p2 play.go1a.c1  7c76922f09a39ece
       p2 sends a Goblin 1 to the Diamond Heart
 78. p2 draw.dwarf  d408282efccfbe2d
       p2 takes a Dwarf 7 from the camp
 79. p3 play.or6a.c2  d60122c7c92562ba
       p3 sends an Orc 6 to the Salt Burrow
 80. p3 draw.deck{go1b}  237b43c94f688064
       p3 draws a Goblin 1 from the deck
 81. p1 play.dw0b.c4{M02}  5c1b730c7518f24f
       p1 sends a Dwarf 0 to the Salt Burrow
       p1 captures the Salt Burrow for the Dwarves
       In its place opens the Copper Scrape
 82. p1 draw.dwarf  efa42bea0b29d3b0
       p1 takes a Dwarf 0 from the camp
 83. p2 play.or4a.c4{M07}  8e863126efb7f270
       p2 sends an Orc 4 to the Copper Scrape
       p2 hands the Copper Scrape to p1, for the Orcs
       In its place opens the Quartz Nook
 84. p2 draw.giant  f675832c8ac09955
       p2 takes a Giant 9 from the camp
 85. p3 play.go1b.c4  0a1f37847110448b
       p3 sends a Goblin 1 to the Quartz Nook
 86. p3 draw.deck{gi4a}  8aae2b49da88a943
       p3 draws a Giant 4 from the deck
 87. p1 play.or4b.c4{M09}  d976bf28c9c7a5aa
       p1 sends an Orc 4 to the Quartz Nook
       p1 captures the Quartz Nook for the Orcs
       In its place opens the Lead Cellar
 88. p1 draw.deck{gi8b}  a5cc696865443716
       p1 draws a Giant 8 from the deck
 89. p2 play.dw7a.o2  dec195367a698763
       p2 puts a Dwarf 7 to work in the Silver Ladder
       p2 develops the Silver Ladder, worth 4
 90. p2 draw.goblin  cb085aaaab9f8fa4
       p2 takes a Goblin 1 from the camp
 91. p3 play.gi4a.c4  4d11ffc445231f16
       p3 sends a Giant 4 to the Lead Cellar
 92. p3 draw.deck{go5b}  fb546afc03472a70
       p3 draws a Goblin 5 from the deck
 93. p1 play.gi8b.o5  1fdfbab1abe24df5
       p1 puts a Giant 8 to work in the Emerald Deep
 94. p1 draw.deck{go8b}  4af95ad625ff7a70
       p1 draws a Goblin 8 from the deck
 95. p2 play.dw9a.c2{M19}  cbe3968b3cb113c4
       p2 sends a Dwarf 9 to the Salt Burrow
       p2 captures the Salt Burrow for the Dwarves
       In its place opens the Gold Cathedral
 96. p2 draw.dwarf  0026cd9c628b3735
       p2 takes a Dwarf 9 from the camp
 97. p3 play.go5b.c2  99f99e34380863de
       p3 sends a Goblin 5 to the Gold Cathedral
 98. p3 draw.orc  e5efdbdc93aae749
       p3 takes an Orc 6 from the camp
 99. p1 play.dw0b.o9  d7f5aaa6c53f617b
       p1 puts a Dwarf 0 to work in the Quartz Nook
100. p1 draw.orc  7404d5deb466b76b
       p1 takes an Orc 4 from the camp
101. p2 play.gi9a.c3{M08}  69739ab2800fa866
       p2 sends a Giant 9 to the Topaz Vault
       p2 captures the Topaz Vault for the Giants
       In its place opens the Amber Seep
102. p2 draw.orc  1a4f1b98ea72fde4
       p2 takes an Orc 4 from the camp
103. p3 play.gi2a.c3  fc659caa87969ce3
       p3 sends a Giant 2 to the Amber Seep
104. p3 draw.deck{go2a}  05e436c50d808533
       p3 draws a Goblin 2 from the deck
105. p1 play.go8b.o7  28dcb0f1f3ff0529
       p1 puts a Goblin 8 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2
106. p1 draw.goblin  191f88b3f72630e8
       p1 takes a Goblin 6 from the camp
107. p2 play.dw9a.o2  c75d547c031e4b44
       p2 puts a Dwarf 9 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2
108. p2 draw.orc  835d1f1c44b60f3d
       p2 takes an Orc 6 from the camp
109. p3 play.dw2a.c1  507e763acd9b86ba
       p3 sends a Dwarf 2 to the Diamond Heart
110. p3 draw.deck{go4a}  f8c33777c28a84f4
       p3 draws a Goblin 4 from the deck
111. p1 play.go6b.o6  dc8ba49c0abbdca6
       p1 puts a Goblin 6 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2
112. p1 draw.orc  f6041020162a7c4b
       p1 takes an Orc 8 from the camp
113. p2 play.gi6a.c1{M17}  aa8e4716550ab21b
       p2 sends a Giant 6 to the Diamond Heart
       p2 captures the Diamond Heart for the Giants
       In its place opens the Emerald Deep
114. p2 draw.goblin  40d18d4b59ed4b21
       p2 takes a Goblin 1 from the camp
115. p3 play.go4a.o2  2cf8d05671b98a2e
       p3 puts a Goblin 4 to work in the Tin Gully
       p3 develops the Tin Gully, worth 3
116. p3 draw.deck{dw5b}  f35ad6c0af0ffdc2
       p3 draws a Dwarf 5 from the deck
117. p1 play.or8a.c3{M18}  38b0246869b81a94
       p1 sends an Orc 8 to the Amber Seep
       p1 captures the Amber Seep for the Orcs
       In its place opens the Ruby Furnace
118. p1 draw.orc  fe0d74f698ef62b8
       p1 takes an Orc 8 from the camp
119. p2 play.go1b.o2  8bea32e2ecc256d2
       p2 puts a Goblin 1 to work in the Diamond Heart
120. p2 draw.giant  a0cb26b5614a7286
       p2 takes a Giant 2 from the camp
121. p3 play.dw5b.o3  ba0b579c33b93c5c
       p3 puts a Dwarf 5 to work in the Salt Burrow
       p3 develops the Salt Burrow, worth 2
122. p3 draw.giant  1222990b5e2a4753
       p3 takes a Giant 6 from the camp
123. p1 play.or4b.c3  9286815865de90c1
       p1 sends an Orc 4 to the Ruby Furnace
124. p1 draw.dwarf  b5e6228fb1c4248e
       p1 takes a Dwarf 2 from the camp
125. p2 play.or6b.c4  8258397d03b87f5d
       p2 sends an Orc 6 to the Lead Cellar
126. p2 draw.deck{gi3b}  20a2b7d0930e021b
       p2 draws a Giant 3 from the deck
127. p3 play.gi5a.c1  19d33c63baf4424a
       p3 sends a Giant 5 to the Emerald Deep
128. p3 draw.giant  90526a6086768e57
       p3 takes a Giant 7 from the camp
129. p1 play.or8a.c4{M20}  f3673ac251cbee48
       p1 sends an Orc 8 to the Lead Cellar
       p1 captures the Lead Cellar for the Orcs
       In its place opens the Diamond Heart
130. p1 draw.giant  f4c6b51fc7d9d428
       p1 takes a Giant 4 from the camp
131. p2 play.gi1b.c4  8672febc596757b9
       p2 sends a Giant 1 to the Diamond Heart
132. p2 draw.orc  112648acaaf9bf5f
       p2 takes an Orc 6 from the camp
133. p3 play.gi6a.c3{M13}  63a343dc1a217ed1
       p3 sends a Giant 6 to the Ruby Furnace
       p3 hands the Ruby Furnace to p2, for the Giants
       In its place opens the Garnet Maw
134. p3 draw.deck{go7a}  09815fccc1e382f3
       p3 draws a Goblin 7 from the deck
135. p1 play.gi4a.o6  c9af61d008eeacca
       p1 puts a Giant 4 to work in the Amber Seep
136. p1 draw.deck{gi2b}  a7918615857b57a7
       p1 draws a Giant 2 from the deck
137. p2 play.go1a.o5  fd0654e5380619b5
       p2 puts a Goblin 1 to work in the Ruby Furnace
138. p2 draw.deck{gi5b}  622a38dc1f301a3a
       p2 draws a Giant 5 from the deck
139. p3 play.go7a.c4  2e46c7444d181153
       p3 sends a Goblin 7 to the Diamond Heart
140. p3 draw.deck{dw8a}  e51a32d74c2e870d
       p3 draws a Dwarf 8 from the deck
141. p1 play.gi2b.c3  ba28093e8b022dbc
       p1 sends a Giant 2 to the Garnet Maw
142. p1 draw.deck{dw3a}  0f93eadc4dce059b
       p1 draws a Dwarf 3 from the deck
143. p2 play.or4a.c3{M19}  c51656030faf405c
       p2 sends an Orc 4 to the Garnet Maw
       p2 hands the Garnet Maw to p1, for the Orcs
       In its place opens the Gold Cathedral
144. p2 draw.deck{gi7a}  0bbb74f7e5ebc07e
       p2 draws a Giant 7 from the deck
145. p3 play.go2a.c3  3754e51df4ffdb4f
       p3 sends a Goblin 2 to the Gold Cathedral
146. p3 draw.orc  51c8995037713f18
       p3 takes an Orc 4 from the camp
147. p1 play.dw3a.o2  36767eb22e3e8b64
       p1 puts a Dwarf 3 to work in the Topaz Vault
148. p1 draw.orc  e9147a01a7c3bc46
       p1 takes an Orc 4 from the camp
149. p2 play.or6b.o5  5b78f28267387ff8
       p2 puts an Orc 6 to work in the Ruby Furnace
150. p2 draw.giant  7c2d660a003518f5
       p2 takes a Giant 2 from the camp
151. p3 play.dw8a.c3  66c571e6e758fe8f
       p3 sends a Dwarf 8 to the Gold Cathedral
152. p3 draw.deck{dw6b}  beaf526758e1a277
       p3 draws a Dwarf 6 from the deck
153. p1 play.dw2a.o3  a6f791078fbe8a91
       p1 puts a Dwarf 2 to work in the Jade Hollow
154. p1 draw.deck{or8b}  1cc8d00935fc166d
       p1 draws an Orc 8 from the deck
155. p2 play.gi7a.c1{M05}  74494e6325a0cfbf
       p2 sends a Giant 7 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Coal Throat
       Game over, the deck is empty: p3 wins with 2

p1  +2  Salt Burrow, developed [KING-E04]
p1  +2  Salt Burrow, developed [KING-E04]
p1  -6  Opal Well, captured and not developed [KING-E05]
p1  -6  Topaz Vault, captured and not developed [KING-E05]
p1  -5  Jade Hollow, captured and not developed [KING-E05]
p1  -9  Gold Cathedral, captured and not developed [KING-E05]
p1  -7  Emerald Deep, captured and not developed [KING-E05]
p1  -4  Amber Seep, captured and not developed [KING-E05]
p1  -4  Lead Cellar, captured and not developed [KING-E05]
p1  -2  Copper Scrape, captured and not developed [KING-E05]
p1  -3  Quartz Nook, captured and not developed [KING-E05]
p1  -5  Garnet Maw, captured and not developed [KING-E05]
p2  +4  Silver Ladder, developed [KING-E04]
p2  +2  Salt Burrow, developed [KING-E04]
p2  -4  Silver Ladder, captured and not developed [KING-E05]
p2 -10  Diamond Heart, captured and not developed [KING-E05]
p2  -6  Opal Well, captured and not developed [KING-E05]
p2  -6  Topaz Vault, captured and not developed [KING-E05]
p2  -8  Ruby Furnace, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
p3  +3  Tin Gully, developed [KING-E04]
p3  +2  Salt Burrow, developed [KING-E04]
p3  -3  Tin Gully, captured and not developed [KING-E05]
= p3 2, p2 -35, p1 -47  replacement, won by p3
