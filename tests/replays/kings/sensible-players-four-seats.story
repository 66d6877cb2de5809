kings/1  seats 4  seed 13  options pairing=random

  1. p3 play.dw1a.c4  39f1d60632677bac
       p3 sends a Dwarf 1 to the Topaz Vault
  2. p3 draw.giant  4ab932650019a464
       p3 takes a Giant 3 from the camp
  3. p4 play.go1a.c1  20990c81c7ad6955
       p4 sends a Goblin 1 to the Lead Cellar
  4. p4 draw.orc  45cb66c72341990a
       p4 takes an Orc 0 from the camp
  5. p1 play.or3b.c2  5b8fc6e28ff49ff2
       p1 sends an Orc 3 to the Quartz Nook
  6. p1 draw.deck{or1b}  b88b25a9bb599c29
       p1 draws an Orc 1 from the deck
  7. p2 play.gi6a.c2{M19}  8b5c541803ed3782
       p2 sends a Giant 6 to the Quartz Nook
       p2 captures the Quartz Nook for the Giants
       In its place opens the Gold Cathedral
  8. p2 draw.deck{or7a}  9eacafc19e50ca86
       p2 draws an Orc 7 from the deck
  9. p3 play.gi2b.c2  c47cab84a699df7c
       p3 sends a Giant 2 to the Gold Cathedral
 10. p3 draw.deck{go7a}  cebf130563551c58
       p3 draws a Goblin 7 from the deck
 11. p4 play.gi6b.c1  96dc82d42baffc50
       p4 sends a Giant 6 to the Lead Cellar
 12. p4 draw.deck{go6b}  f90d6b92c1ea9ef2
       p4 draws a Goblin 6 from the deck
 13. p1 play.dw2b.c4  2fb2b4401dccc290
       p1 sends a Dwarf 2 to the Topaz Vault
 14. p1 draw.deck{go3b}  01f6d247865f4705
       p1 draws a Goblin 3 from the deck
 15. p2 play.go4b.o1  bb15762f587d64e1
       p2 puts a Goblin 4 to work in the Quartz Nook
 16. p2 draw.giant  1b8e7c899ac96b35
       p2 takes a Giant 6 from the camp
 17. p3 play.or5b.c4{M03}  b6e5cee36f4fdd08
       p3 sends an Orc 5 to the Topaz Vault
       p3 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
 18. p3 draw.deck{gi4b}  4b5865765911fc35
       p3 draws a Giant 4 from the deck
 19. p4 play.gi5a.c4  f324c9165c794efd
       p4 sends a Giant 5 to the Salt Burrow
 20. p4 draw.deck{dw1b}  4a6188fba6e274c2
       p4 draws a Dwarf 1 from the deck
 21. p1 play.go3b.c3  7d657fbce00a7a95
       p1 sends a Goblin 3 to the Emerald Deep
 22. p1 draw.deck{gi1a}  7d93fd19cb73a1e8
       p1 draws a Giant 1 from the deck
 23. p2 play.gi6a.c3{M05}  bf1267d88450f5c0
       p2 sends a Giant 6 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Coal Throat
 24. p2 draw.giant  6b51fc97bf7933e0
       p2 takes a Giant 6 from the camp
 25. p3 play.gi3a.c3{M04}  a201d95dc91842f8
       p3 sends a Giant 3 to the Coal Throat
       p3 hands the Coal Throat to p2, for the Giants
       In its place opens the Tin Gully
 26. p3 draw.deck{or0a}  d5f25e6cebd07304
       p3 draws an Orc 0 from the deck
 27. p4 play.go6b.c4{M05}  99d95b5f0b34aadb
       p4 sends a Goblin 6 to the Salt Burrow
       p4 captures the Salt Burrow for the Goblins
       In its place opens the Coal Throat
 28. p4 draw.goblin  7f7c51891ac14c6d
       p4 takes a Goblin 6 from the camp
 29. p1 play.dw4a.c4{M07}  637ec2f41e430c05
       p1 sends a Dwarf 4 to the Coal Throat
       p1 captures the Coal Throat for the Dwarves
       In its place opens the Quartz Nook
 30. p1 draw.deck{or8b}  52a7fd0f183a61ce
       p1 draws an Orc 8 from the deck
 31. p2 play.or7a.o1  d554708d1d6d3d4c
       p2 puts an Orc 7 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3
 32. p2 draw.deck{go8b}  fa74c23aa3603581
       p2 draws a Goblin 8 from the deck
 33. p3 play.gi4b.o1  d9bfc1b5af5412f9
       p3 puts a Giant 4 to work in the Topaz Vault
 34. p3 draw.deck{go0a}  17db73e689fda24a
       p3 draws a Goblin 0 from the deck
 35. p4 play.or0b.o1  e7e15199c5a1e800
       p4 puts an Orc 0 to work in the Salt Burrow
       p4 develops the Salt Burrow, worth 2
 36. p4 draw.deck{or7b}  96c79052be75b674
       p4 draws an Orc 7 from the deck
 37. p1 play.go0b.o1  53ace3043a2f4a54
       p1 puts a Goblin 0 to work in the Coal Throat
 38. p1 draw.deck{dw4b}  cec39430e48108ad
       p1 draws a Dwarf 4 from the deck
 39. p2 play.dw6a.o2  a65d1c0108480633
       p2 puts a Dwarf 6 to work in the Emerald Deep
 40. p2 draw.dwarf  8785316b224b85c7
       p2 takes a Dwarf 4 from the camp
 41. p3 play.go9b.c3  2971377c4a0ee8f1
       p3 sends a Goblin 9 to the Tin Gully
 42. p3 draw.deck{gi2a}  33fe21ce38665a2e
       p3 draws a Giant 2 from the deck
 43. p4 play.go4a.c2  68e709344f4a6a58
       p4 sends a Goblin 4 to the Gold Cathedral
 44. p4 draw.deck{or5a}  8c233da8b0c97a91
       p4 draws an Orc 5 from the deck
 45. p1 play.or8b.c2{M17}  c12cb05323b3dcb3
       p1 sends an Orc 8 to the Gold Cathedral
       p1 hands the Gold Cathedral to p3, for the Orcs
       In its place opens the Emerald Deep
 46. p1 draw.deck{dw0a}  77be5886e994076d
       p1 draws a Dwarf 0 from the deck
 47. p2 play.dw7b.o2  65e1c665aa8b2196
       p2 puts a Dwarf 7 to work in the Emerald Deep
 48. p2 draw.deck{dw9a}  219cc09a39d47c92
       p2 draws a Dwarf 9 from the deck
 49. p3 play.dw5b.o1  c3184609b0777ed0
       p3 puts a Dwarf 5 to work in the Topaz Vault
 50. p3 draw.deck{dw8b}  191a067b5864e6f5
       p3 draws a Dwarf 8 from the deck
 51. p4 play.go1b.c2  32648303a38463f4
       p4 sends a Goblin 1 to the Emerald Deep
 52. p4 draw.goblin  ce44cf5694099005
       p4 takes a Goblin 4 from the camp
 53. p1 play.dw0a.c3{M06}  b39e38b81510d1cd
       p1 sends a Dwarf 0 to the Tin Gully
       p1 captures the Tin Gully for the Dwarves
       In its place opens the Iron Stair
 54. p1 draw.dwarf  62705034c9a4e6e1
       p1 takes a Dwarf 0 from the camp
 55. p2 play.or9a.c2{M20}  cbcef8088cdb2ab8
       p2 sends an Orc 9 to the Emerald Deep
       p2 hands the Emerald Deep to p3, for the Orcs
       In its place opens the Diamond Heart
 56. p2 draw.goblin  38eeb02ee8ccfe70
       p2 takes a Goblin 1 from the camp
 57. p3 play.go6a.o1  d81de0884e3230b2
       p3 puts a Goblin 6 to work in the Topaz Vault
       p3 develops the Topaz Vault, worth 6
 58. p3 draw.dwarf  e370f319bfe1e2ab
       p3 takes a Dwarf 1 from the camp
 59. p4 play.go4a.c3{M18}  c30734101a9dc0dd
       p4 sends a Goblin 4 to the Iron Stair
       p4 captures the Iron Stair for the Goblins
       In its place opens the Ruby Furnace
 60. p4 draw.deck{dw3a}  f40fe70fd8e41058
       p4 draws a Dwarf 3 from the deck
 61. p1 play.or1a.o1  c06a007096839b41
       p1 puts an Orc 1 to work in the Coal Throat
       p1 develops the Coal Throat, worth 2
 62. p1 draw.deck{gi0b}  353ee680de6c0d21
       p1 draws a Giant 0 from the deck
 63. p2 play.go8b.o2  c836c9bfb75c4f0e
       p2 puts a Goblin 8 to work in the Emerald Deep
 64. p2 draw.giant  df4f84ea7b257537
       p2 takes a Giant 2 from the camp
 65. p3 play.go0a.o2  345395ba5c09e946
       p3 puts a Goblin 0 to work in the Gold Cathedral
 66. p3 draw.dwarf  7836c435ebbd8d92
       p3 takes a Dwarf 2 from the camp
 67. p4 play.or7b.c1{M13}  44d50c2220bd6115
       p4 sends an Orc 7 to the Lead Cellar
       p4 hands the Lead Cellar to p3, for the Orcs
       In its place opens the Garnet Maw
 68. p4 draw.giant  d8d54cdeb6ba46bf
       p4 takes a Giant 6 from the camp
 69. p1 play.gi0a.o2  352fad3473a6208f
       p1 puts a Giant 0 to work in the Tin Gully
 70. p1 draw.deck{gi1b}  6316038484af456f
       p1 draws a Giant 1 from the deck
 71. p2 play.dw9a.o2  dbcabc95746940a0
       p2 puts a Dwarf 9 to work in the Emerald Deep
       p2 develops the Emerald Deep, worth 7
 72. p2 draw.giant  e55adfc4ecfe11b2
       p2 takes a Giant 5 from the camp
 73. p3 play.dw2b.o2  4e3a6d464ae30304
       p3 puts a Dwarf 2 to work in the Gold Cathedral
 74. p3 draw.deck{dw7a}  bc114ad6533fec7c
       p3 draws a Dwarf 7 from the deck
 75. p4 play.dw1b.o1  e153b30cd8c40354
       p4 puts a Dwarf 1 to work in the Iron Stair
 76. p4 draw.deck{or2a}  b1387f1f16d76a69
       p4 draws an Orc 2 from the deck
 77. p1 play.dw4b.o2  80eb65c208c6d51d
       p1 puts a Dwarf 4 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3
 78. p1 draw.giant  adce1524b328606f
       p1 takes a Giant 3 from the camp
 79. p2 play.go1b.o3  7f2fb91dcce9335d
       p2 puts a Goblin 1 to work in the Coal Throat
 80. p2 draw.deck{dw3b}  f6008285d548cd18
       p2 draws a Dwarf 3 from the deck
 81. p3 play.dw7a.o2  c3835758d0c41895
       p3 puts a Dwarf 7 to work in the Gold Cathedral
 82. p3 draw.deck{or9b}  b8979139f4393440
       p3 draws an Orc 9 from the deck
 83. p4 play.or2a.o1  8184d7c852676a0f
       p4 puts an Orc 2 to work in the Iron Stair
 84. p4 draw.deck{dw8a}  55c8b764ca9f099d
       p4 draws a Dwarf 8 from the deck
 85. p1 play.dw0a.c1  6222bbf4cb7cc48a
       p1 sends a Dwarf 0 to the Garnet Maw
 86. p1 draw.deck{go8a}  8cef483562ea6768
       p1 draws a Goblin 8 from the deck
 87. p2 play.dw3b.o3  548899ef06a6f234
       p2 puts a Dwarf 3 to work in the Coal Throat
       p2 develops the Coal Throat, worth 2
 88. p2 draw.goblin  cba50d52a270c8ce
       p2 takes a Goblin 1 from the camp
 89. p3 play.dw8b.o2  2a69c516291b076a
       p3 puts a Dwarf 8 to work in the Gold Cathedral
       p3 develops the Gold Cathedral, worth 9
 90. p3 draw.giant  cc681130a7ab6b46
       p3 takes a Giant 9 from the camp
 91. p4 play.go6b.o1  0a9b0d76280ab9f8
       p4 puts a Goblin 6 to work in the Iron Stair
       p4 develops the Iron Stair, worth 3
 92. p4 draw.orc  94be091d0f4d1188
       p4 takes an Orc 7 from the camp
 93. p1 play.or1b.c1{M02}  3fa8bc088e0aeea5
       p1 sends an Orc 1 to the Garnet Maw
       p1 hands the Garnet Maw to p3, for the Orcs
       In its place opens the Copper Scrape
 94. p1 draw.goblin  81ecae0d9cc73ddd
       p1 takes a Goblin 4 from the camp
 95. p2 play.go1a.c3  06c8cfa30e67fc0b
       p2 sends a Goblin 1 to the Ruby Furnace
 96. p2 draw.orc  433c7fc40911a3d3
       p2 takes an Orc 1 from the camp
 97. p3 play.gi2a.c3{M16}  d4469fda8d3c7800
       p3 sends a Giant 2 to the Ruby Furnace
       p3 hands the Ruby Furnace to p2, for the Giants
       In its place opens the Sapphire Chasm
 98. p3 draw.giant  7840ca023ad22bd8
       p3 takes a Giant 2 from the camp
 99. p4 play.or5a.c1{M20}  1cb76b77a2299fdf
       p4 sends an Orc 5 to the Copper Scrape
       p4 hands the Copper Scrape to p3, for the Orcs
       In its place opens the Diamond Heart
100. p4 draw.dwarf  b0b7c1eb76691c6a
       p4 takes a Dwarf 0 from the camp
101. p1 play.gi0b.c4  9a347e278424ec17
       p1 sends a Giant 0 to the Quartz Nook
102. p1 draw.deck{dw9b}  fe8700fff6b4a5cf
       p1 draws a Dwarf 9 from the deck
103. p2 play.or1b.c4{M03}  5eb7f3df7741d8f5
       p2 sends an Orc 1 to the Quartz Nook
       p2 hands the Quartz Nook to p3, for the Orcs
       In its place opens the Salt Burrow
104. p2 draw.orc  189fac0c5a184239
       p2 takes an Orc 1 from the camp
105. p3 play.dw1a.o3  c50b7e60ed75dd28
       p3 puts a Dwarf 1 to work in the Emerald Deep
106. p3 draw.giant  621ed871a6e7c100
       p3 takes a Giant 0 from the camp
107. p4 play.dw0a.c4  c42594f7cb240645
       p4 sends a Dwarf 0 to the Salt Burrow
108. p4 draw.goblin  c60877c978c35627
       p4 takes a Goblin 1 from the camp
109. p1 play.gi1b.c4{M10}  5696fa60ef0e3011
       p1 sends a Giant 1 to the Salt Burrow
       p1 hands the Salt Burrow to p2, for the Giants
       In its place opens the Cobalt Drift
110. p1 draw.deck{or4b}  683708fedbdce0de
       p1 draws an Orc 4 from the deck
111. p2 play.or1b.o2  41315f80c5eb1208
       p2 puts an Orc 1 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2
112. p2 draw.goblin  b3de7ddc01c1a3bd
       p2 takes a Goblin 9 from the camp
113. p3 play.gi2a.o3  c689c2c7b7e32ba6
       p3 puts a Giant 2 to work in the Emerald Deep
114. p3 draw.giant  f4d1341a3048600d
       p3 takes a Giant 1 from the camp
115. p4 play.go1a.c4  18257bff35017b93
       p4 sends a Goblin 1 to the Cobalt Drift
116. p4 draw.orc  d5cfdaa000d42272
       p4 takes an Orc 5 from the camp
117. p1 play.gi3a.c4  e48b7811213c68a3
       p1 sends a Giant 3 to the Cobalt Drift
118. p1 draw.deck{dw2a}  04ec6b51526862d5
       p1 draws a Dwarf 2 from the deck
119. p2 play.dw4a.c4{M11}  cf3d5e8c565c3855
       p2 sends a Dwarf 4 to the Cobalt Drift
       p2 hands the Cobalt Drift to p1, for the Dwarves
       In its place opens the Silver Ladder
       Game over, the deck is empty: p2 wins with 6

p1  +2  Coal Throat, developed [KING-E04]
p1  +3  Tin Gully, developed [KING-E04]
p1  -5  Cobalt Drift, captured and not developed [KING-E05]
p2  +3  Quartz Nook, developed [KING-E04]
p2  +7  Emerald Deep, developed [KING-E04]
p2  +2  Coal Throat, developed [KING-E04]
p2  +2  Salt Burrow, developed [KING-E04]
p2  -8  Ruby Furnace, captured and not developed [KING-E05]
p3  +6  Topaz Vault, developed [KING-E04]
p3  +9  Gold Cathedral, developed [KING-E04]
p3  -4  Lead Cellar, captured and not developed [KING-E05]
p3  -5  Garnet Maw, captured and not developed [KING-E05]
p3  -7  Emerald Deep, captured and not developed [KING-E05]
p3  -2  Copper Scrape, captured and not developed [KING-E05]
p3  -3  Quartz Nook, captured and not developed [KING-E05]
p4  +2  Salt Burrow, developed [KING-E04]
p4  +3  Iron Stair, developed [KING-E04]
= p2 6, p4 5, p1 0, p3 -6  replacement, won by p2
