kings/1  seats 2  seed 10  options pairing=printed

  1. p1 play.or6b.c4{M19}  5a449d6cbecc3de2
       p1 sends an Orc 6 to the Pebble Pit
       p1 captures the Pebble Pit for the Orcs
       In its place opens the Gold Cathedral
  2. p1 draw.deck{gi4a}  6d20adc4bac03509
       p1 draws a Giant 4 from the deck
  3. p2 play.go3b.c4  470697d27adeff1f
       p2 sends a Goblin 3 to the Gold Cathedral
  4. p2 draw.dwarf  a1b7f4c1281ac37c
       p2 takes a Dwarf 8 from the camp
  5. p1 play.gi4a.o1  7356c92535d292ad
       p1 puts a Giant 4 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1
  6. p1 draw.giant  b6d90d499813ca2f
       p1 takes a Giant 9 from the camp
  7. p2 play.dw2a.c3  885f5da84804124c
       p2 sends a Dwarf 2 to the Salt Burrow
  8. p2 draw.orc  fcb9b17b5140550b
       p2 takes an Orc 6 from the camp
  9. p1 play.go7a.c4  68e13222267f160e
       p1 sends a Goblin 7 to the Gold Cathedral
 10. p1 draw.orc  4d4e515cc65682d9
       p1 takes an Orc 9 from the camp
 11. p2 play.dw8a.c3{M07}  e75f559989cb918f
       p2 sends a Dwarf 8 to the Salt Burrow
       p2 captures the Salt Burrow for the Dwarves
       In its place opens the Quartz Nook
 12. p2 draw.dwarf  7fb07c4f07b625fc
       p2 takes a Dwarf 2 from the camp
 13. p1 play.or1a.c3  03a23191f954d721
       p1 sends an Orc 1 to the Quartz Nook
 14. p1 draw.deck{or2a}  c3b5be567af46531
       p1 draws an Orc 2 from the deck
 15. p2 play.or6b.o1  8599efc45de05fe7
       p2 puts an Orc 6 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2
 16. p2 draw.dwarf  883d6b8f93839320
       p2 takes a Dwarf 8 from the camp
 17. p1 play.or9b.c1  5785cdb56582a5cd
       p1 sends an Orc 9 to the Topaz Vault
 18. p1 draw.deck{or3b}  2e3c87f9a19ae21b
       p1 draws an Orc 3 from the deck
 19. p2 play.gi4b.c3{M15}  3c48a8408d8045be
       p2 sends a Giant 4 to the Quartz Nook
       p2 captures the Quartz Nook for the Giants
       In its place opens the Topaz Vault
 20. p2 draw.deck{dw3b}  cffa4274add2b099
       p2 draws a Dwarf 3 from the deck
 21. p1 play.gi9b.c2  03896594f00faad0
       p1 sends a Giant 9 to the Sapphire Chasm
 22. p1 draw.giant  81c71611d5eb9020
       p1 takes a Giant 4 from the camp
 23. p2 play.dw3b.o1  27204c9c206b9e7f
       p2 puts a Dwarf 3 to work in the Quartz Nook
 24. p2 draw.orc  3f15efd8d8bd3a01
       p2 takes an Orc 1 from the camp
 25. p1 play.or2a.c3  455841400eb5019e
       p1 sends an Orc 2 to the Topaz Vault
 26. p1 draw.deck{or3a}  86249c9f322aa779
       p1 draws an Orc 3 from the deck
 27. p2 play.or0a.c2  20247477f581b574
       p2 sends an Orc 0 to the Sapphire Chasm
 28. p2 draw.dwarf  ec62a98f40d92edf
       p2 takes a Dwarf 6 from the camp
 29. p1 play.gi4b.c2{M14}  3efb7c920e96edf7
       p1 sends a Giant 4 to the Sapphire Chasm
       p1 hands the Sapphire Chasm to p2, for the Giants
       In its place opens the Opal Well
 30. p1 draw.giant  465065fa1fea69f8
       p1 takes a Giant 9 from the camp
 31. p2 play.dw6a.o1  75bf7a72efcf1fd6
       p2 puts a Dwarf 6 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3
 32. p2 draw.deck{dw4a}  b3507eb61193b736
       p2 draws a Dwarf 4 from the deck
 33. p1 play.dw0b.c1  703fbd198c83ef89
       p1 sends a Dwarf 0 to the Topaz Vault
 34. p1 draw.orc  fd78486ec2f9cfe4
       p1 takes an Orc 0 from the camp
 35. p2 play.go0b.o2  44e1ca2bbd446c46
       p2 puts a Goblin 0 to work in the Sapphire Chasm
 36. p2 draw.deck{dw7a}  87b03ad7f90f5b86
       p2 draws a Dwarf 7 from the deck
 37. p1 play.gi9b.c3  c66d28224e995c40
       p1 sends a Giant 9 to the Topaz Vault
 38. p1 draw.deck{go5b}  339d1cad8134f613
       p1 draws a Goblin 5 from the deck
 39. p2 play.dw7a.o2  2b1044277ed824b6
       p2 puts a Dwarf 7 to work in the Sapphire Chasm
 40. p2 draw.deck{gi8b}  4df25afec0fc5977
       p2 draws a Giant 8 from the deck
 41. p1 play.or3a.c1{M12}  506c0e138f677895
       p1 sends an Orc 3 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Jade Hollow
 42. p1 draw.dwarf  9728cf88a8ab7ee5
       p1 takes a Dwarf 0 from the camp
 43. p2 play.gi9a.c1{M04}  927852e235cbec65
       p2 sends a Giant 9 to the Jade Hollow
       p2 captures the Jade Hollow for the Giants
       In its place opens the Tin Gully
 44. p2 draw.deck{or4a}  d34e12fc28de0b24
       p2 draws an Orc 4 from the deck
 45. p1 play.go5b.c2  d70fa1c79c42c714
       p1 sends a Goblin 5 to the Opal Well
 46. p1 draw.deck{or5a}  7867c03274c2a898
       p1 draws an Orc 5 from the deck
 47. p2 play.or1a.o1  f9b35268a48aa850
       p2 puts an Orc 1 to work in the Jade Hollow
 48. p2 draw.orc  44c31b3cada53cca
       p2 takes an Orc 9 from the camp
 49. p1 play.dw0b.o1  a421f2f592d571e9
       p1 puts a Dwarf 0 to work in the Topaz Vault
 50. p1 draw.deck{gi8a}  1b2fa8f3cbd21cf1
       p1 draws a Giant 8 from the deck
 51. p2 play.or9b.c4{M05}  1bb335a7c894a827
       p2 sends an Orc 9 to the Gold Cathedral
       p2 hands the Gold Cathedral to p1, for the Orcs
       In its place opens the Coal Throat
 52. p2 draw.deck{dw7b}  27ece346dd058299
       p2 draws a Dwarf 7 from the deck
 53. p1 play.or0a.c4{M15}  a6af5573c3da17a5
       p1 sends an Orc 0 to the Coal Throat
       p1 captures the Coal Throat for the Orcs
       In its place opens the Topaz Vault
 54. p1 draw.orc  fd3d3ac9f479e82c
       p1 takes an Orc 0 from the camp
 55. p2 play.dw8a.o2  b0dc5bf56f060614
       p2 puts a Dwarf 8 to work in the Sapphire Chasm
 56. p2 draw.deck{dw0a}  f8b3a47f07b34f74
       p2 draws a Dwarf 0 from the deck
 57. p1 play.dw2b.o1  1982b8c063291f2d
       p1 puts a Dwarf 2 to work in the Topaz Vault
 58. p1 draw.goblin  d0c80425e122ac6a
       p1 takes a Goblin 3 from the camp
 59. p2 play.dw4a.o1  adb3ad0353341d87
       p2 puts a Dwarf 4 to work in the Jade Hollow
 60. p2 draw.orc  5f46fa679688e721
       p2 takes an Orc 9 from the camp
 61. p1 play.or3b.c1  11dfe8841518d241
       p1 sends an Orc 3 to the Tin Gully
 62. p1 draw.orc  44be9e2d396e1118
       p1 takes an Orc 3 from the camp
 63. p2 play.or9b.o1  d7eb7e62c7da8799
       p2 puts an Orc 9 to work in the Jade Hollow
 64. p2 draw.giant  1babed1a06d51e38
       p2 takes a Giant 9 from the camp
 65. p1 play.or5a.c4  4ebc4b89aa18a8f4
       p1 sends an Orc 5 to the Topaz Vault
 66. p1 draw.deck{gi0a}  bcb57c55146e8b07
       p1 draws a Giant 0 from the deck
 67. p2 play.dw7b.c1{M19}  0888de5562152328
       p2 sends a Dwarf 7 to the Tin Gully
       p2 captures the Tin Gully for the Dwarves
       In its place opens the Gold Cathedral
 68. p2 draw.deck{or6a}  be778cce13eff9e5
       p2 draws an Orc 6 from the deck
 69. p1 play.gi0a.o2  189e1658239d6310
       p1 puts a Giant 0 to work in the Gold Cathedral
 70. p1 draw.dwarf  531b8ea383b9bd1a
       p1 takes a Dwarf 7 from the camp
 71. p2 play.gi9a.c1  b3da5e8c4bf19bd0
       p2 sends a Giant 9 to the Gold Cathedral
 72. p2 draw.goblin  fcf79b8cc4d0f8d2
       p2 takes a Goblin 7 from the camp
 73. p1 play.dw4b.o2  8ce6c7a2a36017c0
       p1 puts a Dwarf 4 to work in the Gold Cathedral
 74. p1 draw.deck{gi2b}  d423dd22ad52e869
       p1 draws a Giant 2 from the deck
 75. p2 play.or6a.c4  36b4081b718f67d2
       p2 sends an Orc 6 to the Topaz Vault
 76. p2 draw.deck{go0a}  8de2b42f0523f88b
       p2 draws a Goblin 0 from the deck
 77. p1 play.dw7b.c2{M06}  99ee98776b470a75
       p1 sends a Dwarf 7 to the Opal Well
       p1 captures the Opal Well for the Dwarves
       In its place opens the Iron Stair
 78. p1 draw.giant  4773c5012bd44dd6
       p1 takes a Giant 4 from the camp
 79. p2 play.go7a.c4{M02}  039178a5a00a7b53
       p2 sends a Goblin 7 to the Topaz Vault
       p2 captures the Topaz Vault for the Goblins
       In its place opens the Copper Scrape
 80. p2 draw.dwarf  a44ae827e7235d60
       p2 takes a Dwarf 7 from the camp
 81. p1 play.gi2b.o3  751c974e2bbf2740
       p1 puts a Giant 2 to work in the Coal Throat
 82. p1 draw.goblin  4b5074a2f6db6d59
       p1 takes a Goblin 7 from the camp
 83. p2 play.dw2a.c2{M07}  7d46aeddb280c7e1
       p2 sends a Dwarf 2 to the Iron Stair
       p2 captures the Iron Stair for the Dwarves
       In its place opens the Quartz Nook
 84. p2 draw.deck{dw8b}  4899136f21a6c960
       p2 draws a Dwarf 8 from the deck
 85. p1 play.go7a.o4  82e37c5e747c003e
       p1 puts a Goblin 7 to work in the Opal Well
 86. p1 draw.dwarf  22e5e0884e3ad9ad
       p1 takes a Dwarf 2 from the camp
 87. p2 play.dw7b.c4{M01}  124ae013bfea8402
       p2 sends a Dwarf 7 to the Copper Scrape
       p2 captures the Copper Scrape for the Dwarves
       In its place opens the Pebble Pit
 88. p2 draw.goblin  16d1f9bf1bc20838
       p2 takes a Goblin 5 from the camp
 89. p1 play.gi4b.o1  17f879f036c0cb0a
       p1 puts a Giant 4 to work in the Topaz Vault
       p1 develops the Topaz Vault, worth 6
 90. p1 draw.dwarf  a176b389426e8067
       p1 takes a Dwarf 7 from the camp
 91. p2 play.or4a.c4{M10}  035e419e1015a195
       p2 sends an Orc 4 to the Pebble Pit
       p2 hands the Pebble Pit to p1, for the Orcs
       In its place opens the Cobalt Drift
 92. p2 draw.deck{go1a}  b5e1a0de7b14ec03
       p2 draws a Goblin 1 from the deck
 93. p1 play.gi8a.o2  400dd1c3fb5ac1ae
       p1 puts a Giant 8 to work in the Gold Cathedral
 94. p1 draw.deck{gi7b}  680c4dc15daaaeec
       p1 draws a Giant 7 from the deck
 95. p2 play.gi8b.c2  cc8cbb9553df68a5
       p2 sends a Giant 8 to the Quartz Nook
 96. p2 draw.orc  0d05ff2bdc4918a3
       p2 takes an Orc 4 from the camp
 97. p1 play.gi7b.o1  9558d061c900d451
       p1 puts a Giant 7 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1
 98. p1 draw.orc  65ea54125ca72b7b
       p1 takes an Orc 5 from the camp
 99. p2 play.or4a.o5  d91e756c04875cbd
       p2 puts an Orc 4 to work in the Iron Stair
100. p2 draw.deck{or8b}  86d7661e3e7c9c58
       p2 draws an Orc 8 from the deck
101. p1 play.or0a.c3{M03}  0554104e284abeb7
       p1 sends an Orc 0 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
102. p1 draw.deck{go6a}  885750878f006dca
       p1 draws a Goblin 6 from the deck
103. p2 play.go5b.c3  db1a6aa01d64222d
       p2 sends a Goblin 5 to the Salt Burrow
104. p2 draw.orc  b0c52dc8d6e051e2
       p2 takes an Orc 2 from the camp
105. p1 play.go6a.o3  addb38ad3857f6da
       p1 puts a Goblin 6 to work in the Coal Throat
       p1 develops the Coal Throat, worth 2
106. p1 draw.giant  2ebd412e50ea64c6
       p1 takes a Giant 9 from the camp
107. p2 play.dw0a.o4  6c9fe70db9cd7ef6
       p2 puts a Dwarf 0 to work in the Topaz Vault
108. p2 draw.orc  fcfbbfd5ed6faba2
       p2 takes an Orc 0 from the camp
109. p1 play.gi9b.c4  254046c51adfecdd
       p1 sends a Giant 9 to the Cobalt Drift
110. p1 draw.deck{gi1a}  5c0fc4c532fc4ffb
       p1 draws a Giant 1 from the deck
111. p2 play.go0a.o6  ca3cc2a3d8efc919
       p2 puts a Goblin 0 to work in the Copper Scrape
112. p2 draw.deck{gi2a}  66deb059ab311f0f
       p2 draws a Giant 2 from the deck
113. p1 play.go3b.o1  9d3a95731c22b9c8
       p1 puts a Goblin 3 to work in the Topaz Vault
114. p1 draw.orc  de1999ed19f53a63
       p1 takes an Orc 6 from the camp
115. p2 play.gi2a.o6  5ed6f606242a411f
       p2 puts a Giant 2 to work in the Copper Scrape
       p2 develops the Copper Scrape, worth 2
116. p2 draw.deck{go9b}  387cd524b49c50e8
       p2 draws a Goblin 9 from the deck
117. p1 play.or6a.c3{M16}  420ae4f40a3b9154
       p1 sends an Orc 6 to the Salt Burrow
       p1 captures the Salt Burrow for the Orcs
       In its place opens the Sapphire Chasm
118. p1 draw.orc  7d5c7a6b11b71718
       p1 takes an Orc 6 from the camp
119. p2 play.or2a.o4  c421c89076b4d2d6
       p2 puts an Orc 2 to work in the Topaz Vault
120. p2 draw.goblin  b3ee833f52fc77af
       p2 takes a Goblin 5 from the camp
121. p1 play.dw7b.c3  d69ca3ec33d2172c
       p1 sends a Dwarf 7 to the Sapphire Chasm
122. p1 draw.orc  c4f0725cf7d3068a
       p1 takes an Orc 3 from the camp
123. p2 play.or0a.c1  f54755649d3b56e3
       p2 sends an Orc 0 to the Gold Cathedral
124. p2 draw.deck{gi5b}  bb1c6d805b879068
       p2 draws a Giant 5 from the deck
125. p1 play.dw2a.o3  27abc3d5326f3a0a
       p1 puts a Dwarf 2 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2
126. p1 draw.deck{go2a}  49b555caec50a30d
       p1 draws a Goblin 2 from the deck
127. p2 play.gi5b.c1{M02}  7e889211273ff15d
       p2 sends a Giant 5 to the Gold Cathedral
       p2 captures the Gold Cathedral for the Giants
       In its place opens the Copper Scrape
128. p2 draw.orc  a7bfb54fbb36ffff
       p2 takes an Orc 0 from the camp
129. p1 play.gi1a.c1{M17}  9d9e5e9d3f1eb391
       p1 sends a Giant 1 to the Copper Scrape
       p1 hands the Copper Scrape to p2, for the Giants
       In its place opens the Emerald Deep
130. p1 draw.giant  20f453975b0cd154
       p1 takes a Giant 1 from the camp
131. p2 play.or8b.o5  2445d2bc9ea9a8c6
       p2 puts an Orc 8 to work in the Iron Stair
132. p2 draw.deck{gi3b}  7fe8468fead45461
       p2 draws a Giant 3 from the deck
133. p1 play.gi1a.c1  578e202c0e1cd90f
       p1 sends a Giant 1 to the Emerald Deep
134. p1 draw.giant  cb76f49158ecf7d2
       p1 takes a Giant 9 from the camp
135. p2 play.go5b.c1{M08}  1032aafc86c39908
       p2 sends a Goblin 5 to the Emerald Deep
       p2 captures the Emerald Deep for the Goblins
       In its place opens the Amber Seep
136. p2 draw.giant  b471b291a7af08db
       p2 takes a Giant 1 from the camp
137. p1 play.gi9a.c1  c9a058a9f1f98ab7
       p1 sends a Giant 9 to the Amber Seep
138. p1 draw.deck{dw9a}  9dcff874858a763a
       p1 draws a Dwarf 9 from the deck
139. p2 play.or0a.o6  a13c04c2df806ddc
       p2 puts an Orc 0 to work in the Gold Cathedral
140. p2 draw.goblin  e05f598b1c1ec3bb
       p2 takes a Goblin 5 from the camp
141. p1 play.dw9a.o2  816aee3c1cb44062
       p1 puts a Dwarf 9 to work in the Gold Cathedral
       p1 develops the Gold Cathedral, worth 9
142. p1 draw.deck{go1b}  3405b95ac138d00f
       p1 draws a Goblin 1 from the deck
143. p2 play.go9b.o7  fe21da120d340713
       p2 puts a Goblin 9 to work in the Copper Scrape
144. p2 draw.deck{gi5a+or1b+or7a+go4b+go6b+gi1b+gi6a}  64af64055fc5e35e
       p2 draws a Giant 5 from the deck
       No playable card: p1 shows the whole hand and draws 6 new cards
145. p1 play.go6b.o1  4cfc8b0b78c4e250
       p1 puts a Goblin 6 to work in the Topaz Vault
146. p1 draw.giant  78511a358f2607ac
       p1 takes a Giant 5 from the camp
147. p2 play.dw8b.o8  4e089645ae2a6955
       p2 puts a Dwarf 8 to work in the Emerald Deep
148. p2 draw.deck{or0b+dw3a+or2b}  8e9a5f44aee3cb59
       p2 draws an Orc 0 from the deck
       No playable card: p1 shows the whole hand and draws 2 new cards
       Game over, the deck is empty: p1 wins with 9

p1  +1  Pebble Pit, developed [KING-E04]
p1  +6  Topaz Vault, developed [KING-E04]
p1  +1  Pebble Pit, developed [KING-E04]
p1  +2  Coal Throat, developed [KING-E04]
p1  +2  Salt Burrow, developed [KING-E04]
p1  +9  Gold Cathedral, developed [KING-E04]
p1  -6  Topaz Vault, captured and not developed [KING-E05]
p1  -6  Opal Well, captured and not developed [KING-E05]
p2  +2  Salt Burrow, developed [KING-E04]
p2  +3  Quartz Nook, developed [KING-E04]
p2  +2  Copper Scrape, developed [KING-E04]
p2  -5  Jade Hollow, captured and not developed [KING-E05]
p2  -7  Sapphire Chasm, captured and not developed [KING-E05]
p2  -3  Tin Gully, captured and not developed [KING-E05]
p2  -6  Topaz Vault, captured and not developed [KING-E05]
p2  -3  Iron Stair, captured and not developed [KING-E05]
p2  -9  Gold Cathedral, captured and not developed [KING-E05]
p2  -2  Copper Scrape, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
= p1 9, p2 -35  redraw, won by p1
