kings/1  seats 4  seed 2  options pairing=random

  1. p1 play.dw6b.c1  94d70556ac4ee3a9
       p1 sends a Dwarf 6 to the Tin Gully
  2. p1 draw.deck{dw3a}  36e047fe8eec85b9
       p1 draws a Dwarf 3 from the deck
  3. p2 play.or6a.c2  c94923793122d217
       p2 sends an Orc 6 to the Quartz Nook
  4. p2 draw.giant  427512b6ee746d10
       p2 takes a Giant 6 from the camp
  5. p3 play.dw7a.c1{M07}  b4913080b30fcdff
       p3 sends a Dwarf 7 to the Tin Gully
       p3 hands the Tin Gully to p4, for the Dwarves
       In its place opens the Quartz Nook
  6. p3 draw.goblin  3c2561fbe2bfa7df
       p3 takes a Goblin 3 from the camp
  7. p4 play.go2a.c1  9427196c26f4103c
       p4 sends a Goblin 2 to the Quartz Nook
  8. p4 draw.goblin  7d820b1517252474
       p4 takes a Goblin 5 from the camp
  9. p1 play.go6b.c3  64c5c2a66214128b
       p1 sends a Goblin 6 to the Cobalt Drift
 10. p1 draw.dwarf  dcde5f2e476b9dcb
       p1 takes a Dwarf 6 from the camp
 11. p2 play.go8b.c1{M20}  9b20af323e657941
       p2 sends a Goblin 8 to the Quartz Nook
       p2 hands the Quartz Nook to p1, for the Goblins
       In its place opens the Diamond Heart
 12. p2 draw.deck{go2b}  7fad6126c8f70161
       p2 draws a Goblin 2 from the deck
 13. p3 play.dw4b.c1  c694326c6d5c4d5f
       p3 sends a Dwarf 4 to the Diamond Heart
 14. p3 draw.deck{or9b}  ea88c2aefc11f0a6
       p3 draws an Orc 9 from the deck
 15. p4 play.gi8a.c2{M13}  0a06ce66079dce74
       p4 sends a Giant 8 to the Quartz Nook
       p4 hands the Quartz Nook to p3, for the Giants
       In its place opens the Garnet Maw
 16. p4 draw.deck{or3b}  c2c9b19fe5513d44
       p4 draws an Orc 3 from the deck
 17. p1 play.gi9a.c1  05db971be20e3dda
       p1 sends a Giant 9 to the Diamond Heart
 18. p1 draw.goblin  f990fe26c1e08d8b
       p1 takes a Goblin 2 from the camp
 19. p2 play.go0b.c1{M05}  e3b17cc8b60f5e73
       p2 sends a Goblin 0 to the Diamond Heart
       p2 hands the Diamond Heart to p1, for the Goblins
       In its place opens the Coal Throat
 20. p2 draw.giant  c1cd15d93eac9b36
       p2 takes a Giant 9 from the camp
 21. p3 play.or5a.o1  b87db197b783866e
       p3 puts an Orc 5 to work in the Quartz Nook
 22. p3 draw.dwarf  7b86ec7888b65062
       p3 takes a Dwarf 4 from the camp
 23. p4 play.dw1a.c1{M06}  298abe3a5bc036cd
       p4 sends a Dwarf 1 to the Coal Throat
       p4 captures the Coal Throat for the Dwarves
       In its place opens the Iron Stair
 24. p4 draw.deck{gi3b}  3252363e2831cba1
       p4 draws a Giant 3 from the deck
 25. p1 play.dw1b.o2  ae404b29995e3f0b
       p1 puts a Dwarf 1 to work in the Diamond Heart
 26. p1 draw.giant  b85bdd9026090111
       p1 takes a Giant 8 from the camp
 27. p2 play.gi6a.c1{M04}  3ea1576a904a9868
       p2 sends a Giant 6 to the Iron Stair
       p2 hands the Iron Stair to p3, for the Giants
       In its place opens the Tin Gully
 28. p2 draw.giant  4e9520198bb6b6e3
       p2 takes a Giant 6 from the camp
 29. p3 play.dw4b.o2  22564fe9e3cb2940
       p3 puts a Dwarf 4 to work in the Iron Stair
 30. p3 draw.orc  cae4779919cec373
       p3 takes an Orc 6 from the camp
 31. p4 play.gi1a.c2  4c730f6acbdeb8cf
       p4 sends a Giant 1 to the Garnet Maw
 32. p4 draw.dwarf  a81cc0fca10ee844
       p4 takes a Dwarf 1 from the camp
 33. p1 play.gi6b.o1  40a3aa3208f5e44c
       p1 puts a Giant 6 to work in the Quartz Nook
 34. p1 draw.deck{or1a}  898fe06850962b44
       p1 draws an Orc 1 from the deck
 35. p2 play.go4b.c1  ac599c0155457f20
       p2 sends a Goblin 4 to the Tin Gully
 36. p2 draw.goblin  620a08f570234496
       p2 takes a Goblin 0 from the camp
 37. p3 play.gi4a.c2{M04}  c0935776c39b7f07
       p3 sends a Giant 4 to the Garnet Maw
       p3 captures the Garnet Maw for the Giants
       In its place opens the Tin Gully
 38. p3 draw.giant  f9b1a3ec8f20e4ad
       p3 takes a Giant 1 from the camp
 39. p4 play.gi3b.c2  7de55eaeaa947b91
       p4 sends a Giant 3 to the Tin Gully
 40. p4 draw.goblin  d84826e0df0b8493
       p4 takes a Goblin 8 from the camp
 41. p1 play.gi8a.o1  7100061f05537c62
       p1 puts a Giant 8 to work in the Quartz Nook
       p1 develops the Quartz Nook, worth 3
 42. p1 draw.deck{or7b}  0f55b52d6b4eb0c6
       p1 draws an Orc 7 from the deck
 43. p2 play.go5b.c1{M10}  6b27591381af2693
       p2 sends a Goblin 5 to the Tin Gully
       p2 hands the Tin Gully to p1, for the Goblins
       In its place opens the Cobalt Drift
 44. p2 draw.deck{go7b}  04a01ccccbda711a
       p2 draws a Goblin 7 from the deck
 45. p3 play.or6b.o3  dc60985f3e108d1d
       p3 puts an Orc 6 to work in the Garnet Maw
 46. p3 draw.deck{gi8b}  bd2010da14f30671
       p3 draws a Giant 8 from the deck
 47. p4 play.dw1a.c1  6af62fdb8587e3cd
       p4 sends a Dwarf 1 to the Cobalt Drift
 48. p4 draw.dwarf  9cb9d24836add377
       p4 takes a Dwarf 7 from the camp
 49. p1 play.or1a.o1  fa957e3569e0aabc
       p1 puts an Orc 1 to work in the Tin Gully
 50. p1 draw.goblin  d6e804fd72ae26b2
       p1 takes a Goblin 4 from the camp
 51. p2 play.go7b.c1  982e5bf4e61b0f82
       p2 sends a Goblin 7 to the Cobalt Drift
 52. p2 draw.deck{go1b}  50446277baa001fd
       p2 draws a Goblin 1 from the deck
 53. p3 play.or9b.c2{M18}  ec3965f34c688506
       p3 sends an Orc 9 to the Tin Gully
       p3 hands the Tin Gully to p2, for the Orcs
       In its place opens the Ruby Furnace
 54. p3 draw.deck{gi4b}  3df8d9d91b9d3265
       p3 draws a Giant 4 from the deck
 55. p4 play.or3b.c2  e1066f23b86c2286
       p4 sends an Orc 3 to the Ruby Furnace
 56. p4 draw.giant  12391724f0abe408
       p4 takes a Giant 3 from the camp
 57. p1 play.dw3a.c4{M17}  329fe8e4ddac636c
       p1 sends a Dwarf 3 to the Coal Throat
       p1 hands the Coal Throat to p4, for the Dwarves
       In its place opens the Emerald Deep
 58. p1 draw.dwarf  a1db0eac0930562a
       p1 takes a Dwarf 3 from the camp
 59. p2 play.gi6a.c4  3cd569014ff0c54e
       p2 sends a Giant 6 to the Emerald Deep
 60. p2 draw.goblin  5a64167952ed6ae2
       p2 takes a Goblin 5 from the camp
 61. p3 play.gi4b.c2{M16}  4f840d3886cb2d07
       p3 sends a Giant 4 to the Ruby Furnace
       p3 captures the Ruby Furnace for the Giants
       In its place opens the Sapphire Chasm
 62. p3 draw.dwarf  152c351860dcbc52
       p3 takes a Dwarf 9 from the camp
 63. p4 play.gi7b.c4{M08}  34b9d7b895281f12
       p4 sends a Giant 7 to the Emerald Deep
       p4 hands the Emerald Deep to p3, for the Giants
       In its place opens the Amber Seep
 64. p4 draw.deck{go1a}  28891f5babcf43ff
       p4 draws a Goblin 1 from the deck
 65. p1 play.dw6b.c4  c9bbef9cf46eca56
       p1 sends a Dwarf 6 to the Amber Seep
 66. p1 draw.orc  2ed2033365266c59
       p1 takes an Orc 3 from the camp
 67. p2 play.go2b.c2  6a773055929b6f77
       p2 sends a Goblin 2 to the Sapphire Chasm
 68. p2 draw.deck{dw2b}  0aeae78e59c22ca5
       p2 draws a Dwarf 2 from the deck
 69. p3 play.dw9b.c2  f0eb83042aad198a
       p3 sends a Dwarf 9 to the Sapphire Chasm
 70. p3 draw.orc  a385629c70908d24
       p3 takes an Orc 9 from the camp
 71. p4 play.gi3b.o3  4d3042e46a46c18d
       p4 puts a Giant 3 to work in the Coal Throat
 72. p4 draw.giant  5d97ba463603d62b
       p4 takes a Giant 6 from the camp
 73. p1 play.go2a.o1  8430eee7d658bdb5
       p1 puts a Goblin 2 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3
 74. p1 draw.deck{gi9b}  a33a1e4660ba72f6
       p1 draws a Giant 9 from the deck
 75. p2 play.go0b.c2{M20}  d2b29c2352c3c6eb
       p2 sends a Goblin 0 to the Sapphire Chasm
       p2 hands the Sapphire Chasm to p1, for the Goblins
       In its place opens the Diamond Heart
 76. p2 draw.giant  03e03551ebe6e1ca
       p2 takes a Giant 7 from the camp
 77. p3 play.or5b.o2  18a059dc81f0bc3d
       p3 puts an Orc 5 to work in the Iron Stair
 78. p3 draw.dwarf  9332379a38c76eee
       p3 takes a Dwarf 9 from the camp
 79. p4 play.go5a.c2  bbbfef88588ac389
       p4 sends a Goblin 5 to the Diamond Heart
 80. p4 draw.goblin  4aedd88aba1cea12
       p4 takes a Goblin 2 from the camp
 81. p1 play.or7b.c3  d647b39dec668480
       p1 sends an Orc 7 to the Cobalt Drift
 82. p1 draw.giant  8969486f80b1503d
       p1 takes a Giant 4 from the camp
 83. p2 play.gi9a.o1  31dcc41422f99d79
       p2 puts a Giant 9 to work in the Tin Gully
 84. p2 draw.goblin  4d54369b5acbe499
       p2 takes a Goblin 0 from the camp
 85. p3 play.or9b.o1  8c470dcb4046771f
       p3 puts an Orc 9 to work in the Quartz Nook
       p3 develops the Quartz Nook, worth 3
 86. p3 draw.deck{go7a}  a70c989cac86375c
       p3 draws a Goblin 7 from the deck
 87. p4 play.go8b.c2  1167d967cc63e62e
       p4 sends a Goblin 8 to the Diamond Heart
 88. p4 draw.deck{gi5a}  c407b431d027a303
       p4 draws a Giant 5 from the deck
 89. p1 play.dw8b.c4{M12}  bf722118693f9d34
       p1 sends a Dwarf 8 to the Amber Seep
       p1 hands the Amber Seep to p4, for the Dwarves
       In its place opens the Jade Hollow
 90. p1 draw.deck{dw5a}  e2c46bf35d6be27e
       p1 draws a Dwarf 5 from the deck
 91. p2 play.go1b.c4{M04}  d3c43b99e659dd4f
       p2 sends a Goblin 1 to the Jade Hollow
       p2 hands the Jade Hollow to p1, for the Goblins
       In its place opens the Tin Gully
 92. p2 draw.goblin  f59b6da07fb1a097
       p2 takes a Goblin 1 from the camp
 93. p3 play.go7a.o4  ca6f8f3daf93a17d
       p3 puts a Goblin 7 to work in the Ruby Furnace
 94. p3 draw.giant  5183414ae077d40e
       p3 takes a Giant 4 from the camp
 95. p4 play.go1a.c4  5fcc75427a813460
       p4 sends a Goblin 1 to the Tin Gully
 96. p4 draw.deck{dw2a}  50b2a12da05352c2
       p4 draws a Dwarf 2 from the deck
 97. p1 play.gi9b.c2{M20}  a5e25fe46d7733fd
       p1 sends a Giant 9 to the Diamond Heart
       p1 hands the Diamond Heart to p3, for the Giants
       In its place opens the Diamond Heart
 98. p1 draw.goblin  7f4ad8483cd57c69
       p1 takes a Goblin 5 from the camp
 99. p2 play.gi7b.c4{M18}  e5dc2496e4f5204b
       p2 sends a Giant 7 to the Tin Gully
       p2 hands the Tin Gully to p3, for the Giants
       In its place opens the Ruby Furnace
100. p2 draw.giant  508e4c0cb32f7a74
       p2 takes a Giant 7 from the camp
101. p3 play.gi8b.c4  30c1cdc7eb3f5bde
       p3 sends a Giant 8 to the Ruby Furnace
102. p3 draw.goblin  06cb17364fdea10a
       p3 takes a Goblin 1 from the camp
103. p4 play.dw7a.c2  00fc2ba20e5dcb7a
       p4 sends a Dwarf 7 to the Diamond Heart
104. p4 draw.deck{or8b}  8466354545843ec7
       p4 draws an Orc 8 from the deck
105. p1 play.dw3a.o3  7f6ffe2b0ee0ff38
       p1 puts a Dwarf 3 to work in the Jade Hollow
106. p1 draw.dwarf{or2a+go6a+go9b+gi0a+gi1b+gi7a}  60d854ef71cf95e2
       p1 takes a Dwarf 6 from the camp
       No playable card: p2 shows the whole hand and draws 6 new cards
107. p2 play.go9b.c2  7bf90fa5164e2d26
       p2 sends a Goblin 9 to the Diamond Heart
108. p2 draw.deck{dw0b}  557baca531402303
       p2 draws a Dwarf 0 from the deck
109. p3 play.dw9b.c4{M12}  2ef2cf0da4a6a3cb
       p3 sends a Dwarf 9 to the Ruby Furnace
       p3 hands the Ruby Furnace to p4, for the Dwarves
       In its place opens the Jade Hollow
110. p3 draw.deck{or0a}  39da453c22c7b9ef
       p3 draws an Orc 0 from the deck
111. p4 play.or8b.o5  c2cb52d2ac65ea5b
       p4 puts an Orc 8 to work in the Ruby Furnace
112. p4 draw.giant  2aa057e533b221ac
       p4 takes a Giant 8 from the camp
113. p1 play.dw6b.c4{M06}  4ff6ab2bee3822e9
       p1 sends a Dwarf 6 to the Jade Hollow
       p1 hands the Jade Hollow to p4, for the Dwarves
       In its place opens the Iron Stair
114. p1 draw.giant  17734d454bb5d7d0
       p1 takes a Giant 9 from the camp
115. p2 play.dw0b.c4{M13}  71c6b00ba587de57
       p2 sends a Dwarf 0 to the Iron Stair
       p2 hands the Iron Stair to p4, for the Dwarves
       In its place opens the Garnet Maw
116. p2 draw.goblin  75eb989b84188938
       p2 takes a Goblin 8 from the camp
117. p3 play.or6a.o5  42f0187add242456
       p3 puts an Orc 6 to work in the Emerald Deep
118. p3 draw.dwarf  9df3e021866b3611
       p3 takes a Dwarf 0 from the camp
119. p4 play.dw6a.c4  04f3322a1272d94d
       p4 sends a Dwarf 6 to the Garnet Maw
120. p4 draw.deck{dw9a}  373b95d697a5e234
       p4 draws a Dwarf 9 from the deck
       Game over, the deck is empty: p2 wins with -3

p1  +3  Quartz Nook, developed [KING-E04]
p1  +3  Tin Gully, developed [KING-E04]
p1  -7  Sapphire Chasm, captured and not developed [KING-E05]
p1 -10  Diamond Heart, captured and not developed [KING-E05]
p1  -5  Jade Hollow, captured and not developed [KING-E05]
p2  -3  Tin Gully, captured and not developed [KING-E05]
p3  +3  Quartz Nook, developed [KING-E04]
p3 -10  Diamond Heart, captured and not developed [KING-E05]
p3  -3  Iron Stair, captured and not developed [KING-E05]
p3  -5  Garnet Maw, captured and not developed [KING-E05]
p3  -8  Ruby Furnace, captured and not developed [KING-E05]
p3  -7  Emerald Deep, captured and not developed [KING-E05]
p3  -3  Tin Gully, captured and not developed [KING-E05]
p4  -3  Tin Gully, captured and not developed [KING-E05]
p4  -2  Coal Throat, captured and not developed [KING-E05]
p4  -2  Coal Throat, captured and not developed [KING-E05]
p4  -4  Amber Seep, captured and not developed [KING-E05]
p4  -8  Ruby Furnace, captured and not developed [KING-E05]
p4  -5  Jade Hollow, captured and not developed [KING-E05]
p4  -3  Iron Stair, captured and not developed [KING-E05]
= p2 -3, p1 -16, p4 -27, p3 -33  draw, won by p2
