kings/1  seats 2  seed 11  options pairing=random

  1. p1 play.gi6a.c2{M18}  c97c15d4082087ea
       p1 sends a Giant 6 to the Silver Ladder
       p1 captures the Silver Ladder for the Giants
       In its place opens the Ruby Furnace
  2. p1 draw.giant  63d90291d89d7cec
       p1 takes a Giant 6 from the camp
  3. p2 play.or0b.c1  dc46372469b117cf
       p2 sends an Orc 0 to the Gold Cathedral
  4. p2 draw.deck{go6a}  2dc37df4a4798ce2
       p2 draws a Goblin 6 from the deck
  5. p1 play.or9a.c1  3bbb9a77baa04ea1
       p1 sends an Orc 9 to the Gold Cathedral
  6. p1 draw.deck{dw7a}  54c9188377d17b9d
       p1 draws a Dwarf 7 from the deck
  7. p2 play.go8b.c3  0ef33bc6f8ee5b3a
       p2 sends a Goblin 8 to the Salt Burrow
  8. p2 draw.deck{gi5a}  3304c3a7b947acb5
       p2 draws a Giant 5 from the deck
  9. p1 play.go0b.c1{M11}  a6927051c05dfd54
       p1 sends a Goblin 0 to the Gold Cathedral
       p1 captures the Gold Cathedral for the Goblins
       In its place opens the Silver Ladder
 10. p1 draw.giant  7ad6f878afe3b227
       p1 takes a Giant 9 from the camp
 11. p2 play.or5b.c1{M17}  bff0497c4dbd7a2c
       p2 sends an Orc 5 to the Silver Ladder
       p2 captures the Silver Ladder for the Orcs
       In its place opens the Emerald Deep
 12. p2 draw.deck{go0a}  ebfe393f3396259f
       p2 draws a Goblin 0 from the deck
 13. p1 play.gi9b.c3{M09}  333404992ec1817f
       p1 sends a Giant 9 to the Salt Burrow
       p1 captures the Salt Burrow for the Giants
       In its place opens the Lead Cellar
 14. p1 draw.goblin  42c5c5da6a77b03f
       p1 takes a Goblin 8 from the camp
 15. p2 play.go0a.c3  a98f08d8b7a04a96
       p2 sends a Goblin 0 to the Lead Cellar
 16. p2 draw.orc  3dde79bd8c25d5d8
       p2 takes an Orc 5 from the camp
 17. p1 play.or2a.o1  30d16ab43afde961
       p1 puts an Orc 2 to work in the Silver Ladder
 18. p1 draw.orc  d54c968c904f631e
       p1 takes an Orc 0 from the camp
 19. p2 play.dw1a.o1  8a84e584e03aed1a
       p2 puts a Dwarf 1 to work in the Silver Ladder
 20. p2 draw.deck{dw6a}  ece5655aac3dff49
       p2 draws a Dwarf 6 from the deck
 21. p1 play.or0b.o3  12601474bee73af0
       p1 puts an Orc 0 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2
 22. p1 draw.goblin  472510a4b1337bd9
       p1 takes a Goblin 0 from the camp
 23. p2 play.gi2a.o1  905d568962795b3e
       p2 puts a Giant 2 to work in the Silver Ladder
 24. p2 draw.deck{gi2b}  9ea67df5b7ebdeed
       p2 draws a Giant 2 from the deck
 25. p1 play.go0b.o2  a0fd4f2d7538d038
       p1 puts a Goblin 0 to work in the Gold Cathedral
 26. p1 draw.deck{go6b}  7e4f84669d832efd
       p1 draws a Goblin 6 from the deck
 27. p2 play.gi4a.o1  9fd14255d66e3fdd
       p2 puts a Giant 4 to work in the Silver Ladder
       p2 develops the Silver Ladder, worth 4
 28. p2 draw.giant  4c4b7e47e29d3a50
       p2 takes a Giant 9 from the camp
 29. p1 play.dw2a.o2  a6b7283d7fea3321
       p1 puts a Dwarf 2 to work in the Gold Cathedral
 30. p1 draw.orc  370168c52c5f21dc
       p1 takes an Orc 9 from the camp
 31. p2 play.gi9b.c3  a3705d6adb0bd410
       p2 sends a Giant 9 to the Lead Cellar
 32. p2 draw.deck{gi0a}  231a6228125726be
       p2 draws a Giant 0 from the deck
 33. p1 play.go6b.o2  3b0515ef37b73e0e
       p1 puts a Goblin 6 to work in the Gold Cathedral
 34. p1 draw.deck{go1a}  93ce20f8147a4142
       p1 draws a Goblin 1 from the deck
 35. p2 play.gi0a.c3{M12}  5603c6ffa3e6afe7
       p2 sends a Giant 0 to the Lead Cellar
       p2 hands the Lead Cellar to p1, for the Giants
       In its place opens the Jade Hollow
 36. p2 draw.goblin  9f4850d387d39fc9
       p2 takes a Goblin 0 from the camp
 37. p1 play.dw6b.c3{M12}  81724633d92d4f13
       p1 sends a Dwarf 6 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Jade Hollow
 38. p1 draw.giant  de892505296672c9
       p1 takes a Giant 9 from the camp
 39. p2 play.go0a.c3{M04}  28c11cbb937e1a5d
       p2 sends a Goblin 0 to the Jade Hollow
       p2 captures the Jade Hollow for the Goblins
       In its place opens the Tin Gully
 40. p2 draw.deck{go5b}  ad81765eb613b348
       p2 draws a Goblin 5 from the deck
 41. p1 play.go8b.c1  7ff35b2a7a039fbe
       p1 sends a Goblin 8 to the Emerald Deep
 42. p1 draw.deck{go3b}  6fb7b9179ca2985e
       p1 draws a Goblin 3 from the deck
 43. p2 play.gi2b.o1  65f95606fb3a7b51
       p2 puts a Giant 2 to work in the Jade Hollow
 44. p2 draw.deck{gi7b}  cc56a416adfd3fc0
       p2 draws a Giant 7 from the deck
 45. p1 play.gi9b.c1{M01}  cb7123d5dff69487
       p1 sends a Giant 9 to the Emerald Deep
       p1 captures the Emerald Deep for the Giants
       In its place opens the Pebble Pit
 46. p1 draw.giant  8a421399d80a4969
       p1 takes a Giant 9 from the camp
 47. p2 play.go5b.c2  d8457609e245fe62
       p2 sends a Goblin 5 to the Ruby Furnace
 48. p2 draw.goblin  09314be80e057a07
       p2 takes a Goblin 8 from the camp
 49. p1 play.gi6a.c1{M16}  cc7901f5de3c670b
       p1 sends a Giant 6 to the Pebble Pit
       p1 captures the Pebble Pit for the Giants
       In its place opens the Sapphire Chasm
 50. p1 draw.dwarf  dd2c5dcd592637f7
       p1 takes a Dwarf 6 from the camp
 51. p2 play.dw6a.c2{M06}  a71db3ebeee7e6ec
       p2 sends a Dwarf 6 to the Ruby Furnace
       p2 captures the Ruby Furnace for the Dwarves
       In its place opens the Iron Stair
 52. p2 draw.dwarf  f9743c0c25c0f4ce
       p2 takes a Dwarf 6 from the camp
 53. p1 play.go1a.o3  e7627ceb9691c582
       p1 puts a Goblin 1 to work in the Lead Cellar
 54. p1 draw.deck{dw4b}  89b4a7ca08a393ec
       p1 draws a Dwarf 4 from the deck
 55. p2 play.or5b.c4  47ff7b81b9b75932
       p2 sends an Orc 5 to the Opal Well
 56. p2 draw.deck{gi1a}  dd5beafaa3f3777d
       p2 draws a Giant 1 from the deck
 57. p1 play.go3b.o3  a94b986ade5cc3c5
       p1 puts a Goblin 3 to work in the Lead Cellar
       p1 develops the Lead Cellar, worth 4
 58. p1 draw.deck{dw9b}  8ea4d3d5c7ccf10a
       p1 draws a Dwarf 9 from the deck
 59. p2 play.dw6a.c4{M15}  9fd36c7869e65744
       p2 sends a Dwarf 6 to the Opal Well
       p2 captures the Opal Well for the Dwarves
       In its place opens the Topaz Vault
 60. p2 draw.deck{or3a}  deb6b91b164e602f
       p2 draws an Orc 3 from the deck
 61. p1 play.or9a.c2{M20}  46014c2a28344d37
       p1 sends an Orc 9 to the Iron Stair
       p1 hands the Iron Stair to p2, for the Orcs
       In its place opens the Diamond Heart
 62. p1 draw.giant  9ec4ff5944b2c489
       p1 takes a Giant 6 from the camp
 63. p2 play.gi1a.o3  42ba278d0c827a65
       p2 puts a Giant 1 to work in the Opal Well
 64. p2 draw.orc  839c6346a8e87d65
       p2 takes an Orc 9 from the camp
 65. p1 play.dw9b.o2  48737c6e0ff3987b
       p1 puts a Dwarf 9 to work in the Gold Cathedral
       p1 develops the Gold Cathedral, worth 9
 66. p1 draw.orc  48131e967063b537
       p1 takes an Orc 5 from the camp
 67. p2 play.gi5a.o2  83ff93f5fd1ff7a5
       p2 puts a Giant 5 to work in the Ruby Furnace
 68. p2 draw.goblin  67b4f7930b2b0011
       p2 takes a Goblin 5 from the camp
 69. p1 play.dw4b.o5  be9c659795abd34e
       p1 puts a Dwarf 4 to work in the Emerald Deep
 70. p1 draw.goblin  52b0ef92e02df0f9
       p1 takes a Goblin 0 from the camp
 71. p2 play.go5b.o3  3c799f364a14cd33
       p2 puts a Goblin 5 to work in the Opal Well
 72. p2 draw.goblin  33695767080af2f6
       p2 takes a Goblin 4 from the camp
 73. p1 play.go0a.c3  1863566304fedf31
       p1 sends a Goblin 0 to the Tin Gully
 74. p1 draw.goblin  e250993f0667620d
       p1 takes a Goblin 9 from the camp
 75. p2 play.go4b.o1  4ad087b40e9c7ff0
       p2 puts a Goblin 4 to work in the Jade Hollow
 76. p2 draw.giant  07ccc9313638205b
       p2 takes a Giant 0 from the camp
 77. p1 play.go9b.c3{M05}  259b506e9bcfa888
       p1 sends a Goblin 9 to the Tin Gully
       p1 captures the Tin Gully for the Goblins
       In its place opens the Coal Throat
 78. p1 draw.goblin  a602101270387bfb
       p1 takes a Goblin 0 from the camp
 79. p2 play.gi0a.o4  82276db8ff3672e3
       p2 puts a Giant 0 to work in the Iron Stair
 80. p2 draw.deck{dw0b}  3fc86821c2ac50fd
       p2 draws a Dwarf 0 from the deck
 81. p1 play.go0a.o4  251d1170a619e82f
       p1 puts a Goblin 0 to work in the Jade Hollow
 82. p1 draw.deck{go5a}  309688af925a42a7
       p1 draws a Goblin 5 from the deck
 83. p2 play.go6a.o2  860590571cc1bb90
       p2 puts a Goblin 6 to work in the Ruby Furnace
 84. p2 draw.dwarf  f57f68a1d86b4ebc
       p2 takes a Dwarf 6 from the camp
 85. p1 play.go5a.o4  755900cd898be5c7
       p1 puts a Goblin 5 to work in the Jade Hollow
 86. p1 draw.deck{go1b}  6c1e8826b05f4ec8
       p1 draws a Goblin 1 from the deck
 87. p2 play.or3a.c3{M09}  7a74c5f7635aa9dc
       p2 sends an Orc 3 to the Coal Throat
       p2 captures the Coal Throat for the Orcs
       In its place opens the Lead Cellar
 88. p2 draw.deck{dw5a}  58b7b0d75a15bf93
       p2 draws a Dwarf 5 from the deck
 89. p1 play.go1b.o2  896f6ee5b9a1cba3
       p1 puts a Goblin 1 to work in the Tin Gully
 90. p1 draw.orc  a2fc3002b08bdfda
       p1 takes an Orc 3 from the camp
 91. p2 play.dw6a.o3  ed343e14def5d632
       p2 puts a Dwarf 6 to work in the Opal Well
 92. p2 draw.deck{or6b}  f33b52246d0085ad
       p2 draws an Orc 6 from the deck
 93. p1 play.or5b.o5  b5fda5e91fd2e3b0
       p1 puts an Orc 5 to work in the Emerald Deep
 94. p1 draw.deck{dw1b}  93e1a4d888192934
       p1 draws a Dwarf 1 from the deck
 95. p2 play.dw5a.o1  62a1f56c5f6a8aa7
       p2 puts a Dwarf 5 to work in the Jade Hollow
 96. p2 draw.deck{dw4a}  49f6d109d5f4badf
       p2 draws a Dwarf 4 from the deck
 97. p1 play.dw1b.o6  71c366e1a3613ea5
       p1 puts a Dwarf 1 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1
 98. p1 draw.deck{go2a}  53a6cdc3e4aa9d93
       p1 draws a Goblin 2 from the deck
 99. p2 play.or6b.o1  65103393b8a6f5a1
       p2 puts an Orc 6 to work in the Jade Hollow
       p2 develops the Jade Hollow, worth 5
100. p2 draw.deck{dw3b}  bdc6f434b7021a21
       p2 draws a Dwarf 3 from the deck
101. p1 play.gi6a.o2  e455dbdd35b934af
       p1 puts a Giant 6 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3
102. p1 draw.deck{or9b}  58bdcbc98b7ca505
       p1 draws an Orc 9 from the deck
103. p2 play.gi7b.o2  0b3c3ea542b9e0c8
       p2 puts a Giant 7 to work in the Ruby Furnace
104. p2 draw.deck{go7a}  670be7e8c8d93cf6
       p2 draws a Goblin 7 from the deck
105. p1 play.dw6b.o4  eb946e2bc9d5dea7
       p1 puts a Dwarf 6 to work in the Jade Hollow
106. p1 draw.deck{gi5b}  1b3280154da7b202
       p1 draws a Giant 5 from the deck
107. p2 play.dw3b.o4  7a47a34eb00732ed
       p2 puts a Dwarf 3 to work in the Iron Stair
108. p2 draw.deck{dw2b}  6a024e6c77a046b8
       p2 draws a Dwarf 2 from the deck
109. p1 play.dw7a.o5  731caba3050611b5
       p1 puts a Dwarf 7 to work in the Emerald Deep
110. p1 draw.deck{or7b}  de3f0630ead68562
       p1 draws an Orc 7 from the deck
111. p2 play.or9a.o3  d57adef1974f3ccc
       p2 puts an Orc 9 to work in the Opal Well
       p2 develops the Opal Well, worth 6
112. p2 draw.deck{or1a}  d617f657ee05709d
       p2 draws an Orc 1 from the deck
113. p1 play.or9b.o5  86ba76219192810a
       p1 puts an Orc 9 to work in the Emerald Deep
       p1 develops the Emerald Deep, worth 7
114. p1 draw.deck{or4b}  74e6f8cd2d454fdf
       p1 draws an Orc 4 from the deck
115. p2 play.go8b.o2  a5f4a2d17fca6020
       p2 puts a Goblin 8 to work in the Ruby Furnace
116. p2 draw.deck{or4a}  cdb988dfa1cfcc20
       p2 draws an Orc 4 from the deck
117. p1 play.gi9b.o4  55a984f44b771c80
       p1 puts a Giant 9 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5
118. p1 draw.goblin  aaf6cc7c52d19ad7
       p1 takes a Goblin 9 from the camp
119. p2 play.or4a.o4  28de48f500f1e938
       p2 puts an Orc 4 to work in the Iron Stair
       p2 develops the Iron Stair, worth 3
120. p2 draw.goblin  9158bf9eddb056e3
       p2 takes a Goblin 8 from the camp
121. p1 play.or3a.o1  cd59b48d9c11ba86
       p1 puts an Orc 3 to work in the Silver Ladder
122. p1 draw.deck{dw8a}  3ba730ba6da449fb
       p1 draws a Dwarf 8 from the deck
123. p2 play.dw0b.o5  5d38097fb0e516bd
       p2 puts a Dwarf 0 to work in the Coal Throat
124. p2 draw.deck{go2b}  72ad98ea545d03c3
       p2 draws a Goblin 2 from the deck
125. p1 play.or4b.o1  e31bc32b0a945910
       p1 puts an Orc 4 to work in the Silver Ladder
       p1 develops the Silver Ladder, worth 4
126. p1 draw.deck{or3b}  5e1bb23dce905087
       p1 draws an Orc 3 from the deck
127. p2 play.go2b.o5  ca9f51ec31b43a22
       p2 puts a Goblin 2 to work in the Coal Throat
       p2 develops the Coal Throat, worth 2
128. p2 draw.deck{dw7b}  2b782ce7c380cce6
       p2 draws a Dwarf 7 from the deck
129. p1 play.go2a.c4  4a5e13064c186a0c
       p1 sends a Goblin 2 to the Topaz Vault
130. p1 draw.deck{or0a}  1a63e915fb4a2a51
       p1 draws an Orc 0 from the deck
131. p2 play.or1a.c3  e943fb26cbc3351e
       p2 sends an Orc 1 to the Lead Cellar
132. p2 draw.deck{or5a}  9ef537f4eae990ed
       p2 draws an Orc 5 from the deck
133. p1 play.or3b.c4  2462641984a415e1
       p1 sends an Orc 3 to the Topaz Vault
134. p1 draw.deck{dw8b}  61c37c1cac15dfa1
       p1 draws a Dwarf 8 from the deck
135. p2 play.dw2b.c1  45dbcd21cb9c2ca9
       p2 sends a Dwarf 2 to the Sapphire Chasm
136. p2 draw.deck{gi7a}  016c748931dc7783
       p2 draws a Giant 7 from the deck
137. p1 play.or7b.c4{M19}  4082bb620b30b6de
       p1 sends an Orc 7 to the Topaz Vault
       p1 hands the Topaz Vault to p2, for the Orcs
       In its place opens the Gold Cathedral
138. p1 draw.deck{dw3a}  c89295f6de4f050f
       p1 draws a Dwarf 3 from the deck
139. p2 play.dw4a.o1  a6cd2cfa96a3fa47
       p2 puts a Dwarf 4 to work in the Topaz Vault
140. p2 draw.orc  612fca5f438d499a
       p2 takes an Orc 3 from the camp
141. p1 play.dw3a.c3  ed7a19c9ef168006
       p1 sends a Dwarf 3 to the Lead Cellar
142. p1 draw.deck{or8a}  f457293f5fe38d2c
       p1 draws an Orc 8 from the deck
143. p2 play.gi7a.o1  d2aa131b56e06904
       p2 puts a Giant 7 to work in the Topaz Vault
144. p2 draw.deck{gi0b}  b7e561ef7cafd016
       p2 draws a Giant 0 from the deck
145. p1 play.or8a.c3{M01}  da43fa821ace5c00
       p1 sends an Orc 8 to the Lead Cellar
       p1 hands the Lead Cellar to p2, for the Orcs
       In its place opens the Pebble Pit
       Game over, the deck is empty: p1 wins with 35

p1  +2  Salt Burrow, developed [KING-E04]
p1  +4  Lead Cellar, developed [KING-E04]
p1  +9  Gold Cathedral, developed [KING-E04]
p1  +1  Pebble Pit, developed [KING-E04]
p1  +3  Tin Gully, developed [KING-E04]
p1  +7  Emerald Deep, developed [KING-E04]
p1  +5  Jade Hollow, developed [KING-E04]
p1  +4  Silver Ladder, developed [KING-E04]
p2  +4  Silver Ladder, developed [KING-E04]
p2  +5  Jade Hollow, developed [KING-E04]
p2  +6  Opal Well, developed [KING-E04]
p2  +3  Iron Stair, developed [KING-E04]
p2  +2  Coal Throat, developed [KING-E04]
p2  -6  Topaz Vault, captured and not developed [KING-E05]
p2  -8  Ruby Furnace, captured and not developed [KING-E05]
p2  -4  Lead Cellar, captured and not developed [KING-E05]
= p1 35, p2 2  replacement, won by p1
