kings/1  seats 3  seed 12  options pairing=random

  1. p1 play.dw8a.c3{M11}  b2c3f90e6fbd6731
       p1 sends a Dwarf 8 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Silver Ladder
  2. p1 draw.goblin  22c288e212375969
       p1 takes a Goblin 9 from the camp
  3. p2 play.or8a.c3{M04}  307df837b0575f55
       p2 sends an Orc 8 to the Silver Ladder
       p2 captures the Silver Ladder for the Orcs
       In its place opens the Tin Gully
  4. p2 draw.dwarf  d3c6afaacab13894
       p2 takes a Dwarf 8 from the camp
  5. p3 play.go1b.c1  de3259792fdf0b63
       p3 sends a Goblin 1 to the Gold Cathedral
  6. p3 draw.orc  e0a4be4db727202e
       p3 takes an Orc 8 from the camp
  7. p1 play.go8a.c1  0bbf5f4ea1f33736
       p1 sends a Goblin 8 to the Gold Cathedral
  8. p1 draw.deck{or3a}  920c640afd526413
       p1 draws an Orc 3 from the deck
  9. p2 play.dw9b.c1{M06}  5a19fc722d176103
       p2 sends a Dwarf 9 to the Gold Cathedral
       p2 captures the Gold Cathedral for the Dwarves
       In its place opens the Iron Stair
 10. p2 draw.orc  c3802ae4196bbad2
       p2 takes an Orc 9 from the camp
 11. p3 play.dw3b.c1{M19}  829b4cdb3ee635df
       p3 sends a Dwarf 3 to the Iron Stair
       p3 captures the Iron Stair for the Dwarves
       In its place opens the Gold Cathedral
 12. p3 draw.giant  836b7253a4ed70a1
       p3 takes a Giant 9 from the camp
 13. p1 play.gi8a.c2  3ce1a79a64ad64e7
       p1 sends a Giant 8 to the Ruby Furnace
 14. p1 draw.deck{gi8b}  beace85e76aa4e12
       p1 draws a Giant 8 from the deck
 15. p2 play.or9a.c2{M07}  8fff56f8efc695fd
       p2 sends an Orc 9 to the Ruby Furnace
       p2 captures the Ruby Furnace for the Orcs
       In its place opens the Quartz Nook
 16. p2 draw.orc  927b72c6294b5b3d
       p2 takes an Orc 9 from the camp
 17. p3 play.or8a.c3  3edf4370419d2663
       p3 sends an Orc 8 to the Tin Gully
 18. p3 draw.deck{or8b}  2b4899f1c00d8cb1
       p3 draws an Orc 8 from the deck
 19. p1 play.go9a.c3{M01}  7e6884ddcd801f61
       p1 sends a Goblin 9 to the Tin Gully
       p1 captures the Tin Gully for the Goblins
       In its place opens the Pebble Pit
 20. p1 draw.goblin  b357c14ce1fd5a03
       p1 takes a Goblin 9 from the camp
 21. p2 play.gi0b.o3  33f80bf588e51733
       p2 puts a Giant 0 to work in the Ruby Furnace
 22. p2 draw.goblin  627a2320b57e3b7b
       p2 takes a Goblin 1 from the camp
 23. p3 play.gi9a.c3{M12}  e7cddee9601fd7c6
       p3 sends a Giant 9 to the Pebble Pit
       p3 captures the Pebble Pit for the Giants
       In its place opens the Jade Hollow
 24. p3 draw.giant  bd66e8d18f1b5ee0
       p3 takes a Giant 9 from the camp
 25. p1 play.dw2b.c3{M11}  036c371c3bcda173
       p1 sends a Dwarf 2 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Silver Ladder
 26. p1 draw.orc  c7c5cc0f10a62abf
       p1 takes an Orc 8 from the camp
 27. p2 play.go1b.o2  b7a86ccb0f1ecb83
       p2 puts a Goblin 1 to work in the Gold Cathedral
 28. p2 draw.deck{gi9b}  a183d5cb9e4876d8
       p2 draws a Giant 9 from the deck
 29. p3 play.gi9a.c3{M17}  a90c6c9243cf4662
       p3 sends a Giant 9 to the Silver Ladder
       p3 captures the Silver Ladder for the Giants
       In its place opens the Emerald Deep
 30. p3 draw.giant  02361c9eceb6abfe
       p3 takes a Giant 9 from the camp
 31. p1 play.gi8b.o2  dbedb26370cf667c
       p1 puts a Giant 8 to work in the Tin Gully
 32. p1 draw.giant  5f02f2e2d8739249
       p1 takes a Giant 8 from the camp
 33. p2 play.dw2a.o3  dc1aa177f89265cd
       p2 puts a Dwarf 2 to work in the Ruby Furnace
 34. p2 draw.deck{go2a}  35c4bb93b5f7873c
       p2 draws a Goblin 2 from the deck
 35. p3 play.or2a.c3  b494ace76fd2901a
       p3 sends an Orc 2 to the Emerald Deep
 36. p3 draw.deck{or6b}  91ddeb2dd988ea3b
       p3 draws an Orc 6 from the deck
 37. p1 play.or8a.c3{M08}  c0a8bb4fa3d111b4
       p1 sends an Orc 8 to the Emerald Deep
       p1 hands the Emerald Deep to p2, for the Orcs
       In its place opens the Amber Seep
 38. p1 draw.dwarf  06152c1ad644b7e2
       p1 takes a Dwarf 2 from the camp
 39. p2 play.go2a.o2  573b0bbeab5d9bed
       p2 puts a Goblin 2 to work in the Gold Cathedral
 40. p2 draw.dwarf  d9eeba161058996a
       p2 takes a Dwarf 3 from the camp
 41. p3 play.or3b.c2  209c0ce5af8cc245
       p3 sends an Orc 3 to the Quartz Nook
 42. p3 draw.dwarf  1c2d8a01b1e9f20d
       p3 takes a Dwarf 9 from the camp
 43. p1 play.gi0a.o3  4334f71550c0ac7f
       p1 puts a Giant 0 to work in the Jade Hollow
 44. p1 draw.goblin  3c70a01df4d50415
       p1 takes a Goblin 8 from the camp
 45. p2 play.dw3b.o2  288347ab97a77548
       p2 puts a Dwarf 3 to work in the Gold Cathedral
 46. p2 draw.dwarf  f8cc2b26b7d84ff0
       p2 takes a Dwarf 5 from the camp
 47. p3 play.or8b.c2{M09}  8478c973d7c04e9c
       p3 sends an Orc 8 to the Quartz Nook
       p3 hands the Quartz Nook to p2, for the Orcs
       In its place opens the Lead Cellar
 48. p3 draw.orc  05afb59a67d04014
       p3 takes an Orc 3 from the camp
 49. p1 play.dw2b.o3  f4dc05d267557470
       p1 puts a Dwarf 2 to work in the Jade Hollow
 50. p1 draw.deck{go3a}  0eff423ade8dba1f
       p1 draws a Goblin 3 from the deck
 51. p2 play.go4b.o4  fa4ca69018a5f13c
       p2 puts a Goblin 4 to work in the Emerald Deep
 52. p2 draw.deck{or6a}  327a068b55a4bc64
       p2 draws an Orc 6 from the deck
 53. p3 play.or3b.o1  16094f0d1058d63a
       p3 puts an Orc 3 to work in the Iron Stair
 54. p3 draw.orc  8efc8f43987d569e
       p3 takes an Orc 8 from the camp
 55. p1 play.or3a.o3  acc0dbc07423839f
       p1 puts an Orc 3 to work in the Jade Hollow
 56. p1 draw.orc  a04d2a1134271e69
       p1 takes an Orc 2 from the camp
 57. p2 play.dw5a.o3  a0abc00a538e29ea
       p2 puts a Dwarf 5 to work in the Ruby Furnace
 58. p2 draw.deck{gi6b}  8a08bb86b423a05d
       p2 draws a Giant 6 from the deck
 59. p3 play.go5a.c1  8c645d0adfe097ef
       p3 sends a Goblin 5 to the Gold Cathedral
 60. p3 draw.deck{dw0a}  e7bdee751821bd96
       p3 draws a Dwarf 0 from the deck
 61. p1 play.or2a.o1  3cbd3a25039bf1ae
       p1 puts an Orc 2 to work in the Jade Hollow
 62. p1 draw.deck{gi3a}  455d27d6ff074f05
       p1 draws a Giant 3 from the deck
 63. p2 play.gi6b.o2  ea8ebdd530efe5f1
       p2 puts a Giant 6 to work in the Gold Cathedral
       p2 develops the Gold Cathedral, worth 9
 64. p2 draw.deck{go7a}  76ee701212626dc5
       p2 draws a Goblin 7 from the deck
 65. p3 play.or8b.c1  dc4a1b483c7be263
       p3 sends an Orc 8 to the Gold Cathedral
 66. p3 draw.deck{dw4a}  69e9dabdd478f133
       p3 draws a Dwarf 4 from the deck
 67. p1 play.go2b.c3  7c94c91c3e3accae
       p1 sends a Goblin 2 to the Amber Seep
 68. p1 draw.deck{or5a}  7fcd7150bc7d538c
       p1 draws an Orc 5 from the deck
 69. p2 play.go7a.o3  7468870fbac19ab1
       p2 puts a Goblin 7 to work in the Ruby Furnace
 70. p2 draw.deck{go3b}  2e27fbd67b4670c7
       p2 draws a Goblin 3 from the deck
 71. p3 play.dw9b.c1{M07}  782d1ff6c1260771
       p3 sends a Dwarf 9 to the Gold Cathedral
       p3 captures the Gold Cathedral for the Dwarves
       In its place opens the Quartz Nook
 72. p3 draw.deck{gi2b}  791d0a43207caec2
       p3 draws a Giant 2 from the deck
 73. p1 play.gi3a.c3{M12}  56a3391ede8a1d9a
       p1 sends a Giant 3 to the Amber Seep
       p1 hands the Amber Seep to p3, for the Giants
       In its place opens the Jade Hollow
 74. p1 draw.orc  ee82d0b6da2d0cdf
       p1 takes an Orc 8 from the camp
 75. p2 play.or9a.o3  0abd7575a6b2b9b4
       p2 puts an Orc 9 to work in the Ruby Furnace
       p2 develops the Ruby Furnace, worth 8
 76. p2 draw.goblin  86597d0fe11e07a8
       p2 takes a Goblin 2 from the camp
 77. p3 play.dw0a.o4  d11f19933eea8aa7
       p3 puts a Dwarf 0 to work in the Gold Cathedral
 78. p3 draw.deck{gi2a}  c44736454de08cce
       p3 draws a Giant 2 from the deck
 79. p1 play.or8b.c3{M11}  1c5e81f06ca608df
       p1 sends an Orc 8 to the Jade Hollow
       p1 hands the Jade Hollow to p2, for the Orcs
       In its place opens the Silver Ladder
 80. p1 draw.goblin  8946299735eae7d7
       p1 takes a Goblin 5 from the camp
 81. p2 play.go2b.o5  91fe8ba73306c21e
       p2 puts a Goblin 2 to work in the Quartz Nook
 82. p2 draw.deck{go1a}  a3015acbdc77f1b6
       p2 draws a Goblin 1 from the deck
 83. p3 play.dw4a.o4  606d85f7fa63c4cb
       p3 puts a Dwarf 4 to work in the Gold Cathedral
 84. p3 draw.dwarf  50a5982de05776db
       p3 takes a Dwarf 9 from the camp
 85. p1 play.or5a.c3{M13}  0d67cb6ca5c3e90b
       p1 sends an Orc 5 to the Silver Ladder
       p1 hands the Silver Ladder to p2, for the Orcs
       In its place opens the Garnet Maw
 86. p1 draw.giant  301280b80631dae3
       p1 takes a Giant 3 from the camp
 87. p2 play.go1a.o2  ade6f2e4696b69f4
       p2 puts a Goblin 1 to work in the Jade Hollow
 88. p2 draw.deck{dw1b}  a0d1eea905ffdc04
       p2 draws a Dwarf 1 from the deck
 89. p3 play.or6b.o2  e8813dfde69807cc
       p3 puts an Orc 6 to work in the Pebble Pit
       p3 develops the Pebble Pit, worth 1
 90. p3 draw.deck{gi5a}  7a6740df422ca43a
       p3 draws a Giant 5 from the deck
 91. p1 play.go5a.o3  e6f5fb67f8754374
       p1 puts a Goblin 5 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5
 92. p1 draw.orc  ad188e941509cea6
       p1 takes an Orc 5 from the camp
 93. p2 play.or1a.c2  df4824d21f7e300e
       p2 sends an Orc 1 to the Lead Cellar
 94. p2 draw.deck{go6a}  e53fd41229ed4a59
       p2 draws a Goblin 6 from the deck
 95. p3 play.or7a.o4  8bed4c907abdd9ef
       p3 puts an Orc 7 to work in the Gold Cathedral
 96. p3 draw.deck{dw5b}  c5bd629708e43313
       p3 draws a Dwarf 5 from the deck
 97. p1 play.go9a.o2  0b629fd298389b7c
       p1 puts a Goblin 9 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3
 98. p1 draw.orc  24cd910dd0023855
       p1 takes an Orc 8 from the camp
 99. p2 play.or6a.c4  94c834526edcf5f3
       p2 sends an Orc 6 to the Cobalt Drift
100. p2 draw.orc  a1cffebea5331c66
       p2 takes an Orc 8 from the camp
101. p3 play.dw9b.o4  4f4a2ad250b0a70e
       p3 puts a Dwarf 9 to work in the Gold Cathedral
       p3 develops the Gold Cathedral, worth 9
102. p3 draw.deck{dw6a}  1203d4941ab1075e
       p3 draws a Dwarf 6 from the deck
103. p1 play.gi3a.o1  a5e4bc3ef36afec3
       p1 puts a Giant 3 to work in the Jade Hollow
104. p1 draw.deck{go8b}  d09e2c67f89de54e
       p1 draws a Goblin 8 from the deck
105. p2 play.go3b.o5  a8354ea4e1307efc
       p2 puts a Goblin 3 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3
106. p2 draw.deck{go7b}  5a5e5ef4ed67ae18
       p2 draws a Goblin 7 from the deck
107. p3 play.gi2b.c3  318be6b20b2f5168
       p3 sends a Giant 2 to the Garnet Maw
108. p3 draw.deck{gi7b}  c0f4b67904f43339
       p3 draws a Giant 7 from the deck
109. p1 play.gi8a.c3{M15}  7d274f4a9f66dcf2
       p1 sends a Giant 8 to the Garnet Maw
       p1 hands the Garnet Maw to p3, for the Giants
       In its place opens the Topaz Vault
110. p1 draw.deck{gi5b}  861b1d913a8bf7e1
       p1 draws a Giant 5 from the deck
111. p2 play.go7b.o4  de2354624d1de9ab
       p2 puts a Goblin 7 to work in the Emerald Deep
112. p2 draw.giant  a0b711cadb26947a
       p2 takes a Giant 2 from the camp
113. p3 play.dw5b.o1  0c0fcbec30c478b7
       p3 puts a Dwarf 5 to work in the Iron Stair
114. p3 draw.deck{or0a}  40dcfc46034e0036
       p3 draws an Orc 0 from the deck
115. p1 play.gi5b.o1  b4d0535fb3702aec
       p1 puts a Giant 5 to work in the Jade Hollow
116. p1 draw.deck{dw9a}  8bbcb35dc11b0887
       p1 draws a Dwarf 9 from the deck
117. p2 play.dw8a.o4  f16eb98c1db5c2d6
       p2 puts a Dwarf 8 to work in the Emerald Deep
118. p2 draw.deck{dw7a}  ceef0eced64a03ff
       p2 draws a Dwarf 7 from the deck
119. p3 play.gi7b.o1  a891b392f4c34e7a
       p3 puts a Giant 7 to work in the Iron Stair
       p3 develops the Iron Stair, worth 3
120. p3 draw.deck{gi1a}  675e19fd660221dc
       p3 draws a Giant 1 from the deck
121. p1 play.go8b.o1  2ca56bc5179159f3
       p1 puts a Goblin 8 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5
122. p1 draw.giant  8f5fc6ab42b78dc2
       p1 takes a Giant 8 from the camp
123. p2 play.gi9b.o4  b1dcad22acbdf528
       p2 puts a Giant 9 to work in the Emerald Deep
       p2 develops the Emerald Deep, worth 7
124. p2 draw.deck{go9b}  a99f6f5fcf36edaa
       p2 draws a Goblin 9 from the deck
125. p3 play.gi9a.c4  04833cd7001ab4d3
       p3 sends a Giant 9 to the Cobalt Drift
126. p3 draw.deck{or9b}  7669ef497b998841
       p3 draws an Orc 9 from the deck
127. p1 play.go3a.c1  3178d6b51e1e99fc
       p1 sends a Goblin 3 to the Quartz Nook
128. p1 draw.deck{gi4b}  281ea43a5b733cab
       p1 draws a Giant 4 from the deck
129. p2 play.dw7a.o2  562bdd972fc5bdb2
       p2 puts a Dwarf 7 to work in the Jade Hollow
130. p2 draw.deck{or1b}  2f36c061e18e45e5
       p2 draws an Orc 1 from the deck
131. p3 play.or0a.c4{M06}  9440b0d7acbf7806
       p3 sends an Orc 0 to the Cobalt Drift
       p3 hands the Cobalt Drift to p2, for the Orcs
       In its place opens the Iron Stair
132. p3 draw.deck{go0b}  d80a2e30e399a034
       p3 draws a Goblin 0 from the deck
133. p1 play.or8b.c1{M18}  46714653cf7a20e1
       p1 sends an Orc 8 to the Quartz Nook
       p1 hands the Quartz Nook to p2, for the Orcs
       In its place opens the Ruby Furnace
       Game over, the deck is empty: p1 wins with 13

p1  +5  Jade Hollow, developed [KING-E04]
p1  +3  Tin Gully, developed [KING-E04]
p1  +5  Jade Hollow, developed [KING-E04]
p2  +9  Gold Cathedral, developed [KING-E04]
p2  +8  Ruby Furnace, developed [KING-E04]
p2  +3  Quartz Nook, developed [KING-E04]
p2  +7  Emerald Deep, developed [KING-E04]
p2  -4  Silver Ladder, captured and not developed [KING-E05]
p2  -5  Jade Hollow, captured and not developed [KING-E05]
p2  -4  Silver Ladder, captured and not developed [KING-E05]
p2  -5  Cobalt Drift, captured and not developed [KING-E05]
p2  -3  Quartz Nook, captured and not developed [KING-E05]
p3  +1  Pebble Pit, developed [KING-E04]
p3  +9  Gold Cathedral, developed [KING-E04]
p3  +3  Iron Stair, developed [KING-E04]
p3  -5  Garnet Maw, captured and not developed [KING-E05]
p3  -4  Silver Ladder, captured and not developed [KING-E05]
p3  -4  Amber Seep, captured and not developed [KING-E05]
= p1 13, p2 6, p3 0  replacement, won by p1
