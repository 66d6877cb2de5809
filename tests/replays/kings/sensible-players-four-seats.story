kings/2  seats 4  seed 13  options pairing=random

  1. p3 play.dw1a.c4
       p3 sends a Dwarf 1 to the Topaz Vault
  2. p3 draw.giant  255674ea094b7220
       p3 takes a Giant 3 from the camp
  3. p4 play.go1a.c1
       p4 sends a Goblin 1 to the Lead Cellar
  4. p4 draw.orc  4d7fe3e753ee1e7f
       p4 takes an Orc 0 from the camp
  5. p1 play.or3b.c2
       p1 sends an Orc 3 to the Quartz Nook
  6. p1 draw.deck{or1b}  2391b555f7534a31
       p1 draws an Orc 1 from the deck
  7. p2 play.gi6a.c2{M19}
       p2 sends a Giant 6 to the Quartz Nook
       p2 captures the Quartz Nook for the Giants
       In its place opens the Gold Cathedral
  8. p2 draw.deck{or7a}  5270c05793dc94c9
       p2 draws an Orc 7 from the deck
  9. p3 play.gi2b.c2
       p3 sends a Giant 2 to the Gold Cathedral
 10. p3 draw.deck{go7a}  79ac9149acc63672
       p3 draws a Goblin 7 from the deck
 11. p4 play.gi6b.c1
       p4 sends a Giant 6 to the Lead Cellar
 12. p4 draw.deck{go6b}  b694122460504cd2
       p4 draws a Goblin 6 from the deck
 13. p1 play.dw2b.c4
       p1 sends a Dwarf 2 to the Topaz Vault
 14. p1 draw.deck{go3b}  49e6ca8c18572e95
       p1 draws a Goblin 3 from the deck
 15. p2 play.go4b.o1
       p2 puts a Goblin 4 to work in the Quartz Nook
 16. p2 draw.giant  1e58677e18164991
       p2 takes a Giant 6 from the camp
 17. p3 play.or5b.c4{M03}
       p3 sends an Orc 5 to the Topaz Vault
       p3 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
 18. p3 draw.deck{gi4b}  22654b595d294010
       p3 draws a Giant 4 from the deck
 19. p4 play.gi5a.c4
       p4 sends a Giant 5 to the Salt Burrow
 20. p4 draw.deck{dw1b}  d8527cd23236cf03
       p4 draws a Dwarf 1 from the deck
 21. p1 play.go3b.c3
       p1 sends a Goblin 3 to the Emerald Deep
 22. p1 draw.deck{gi1a}  5b6f5e9a391487fb
       p1 draws a Giant 1 from the deck
 23. p2 play.gi6a.c3{M05}
       p2 sends a Giant 6 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Coal Throat
 24. p2 draw.giant  9b8d53b97440f14d
       p2 takes a Giant 6 from the camp
 25. p3 play.gi3a.c3{M04}
       p3 sends a Giant 3 to the Coal Throat
       p3 hands the Coal Throat to p2, for the Giants
       In its place opens the Tin Gully
 26. p3 draw.deck{or0a}  ffe32006568cdbab
       p3 draws an Orc 0 from the deck
 27. p4 play.go6b.c4{M05}
       p4 sends a Goblin 6 to the Salt Burrow
       p4 captures the Salt Burrow for the Goblins
       In its place opens the Coal Throat
 28. p4 draw.goblin  f8b6b9e22dd45853
       p4 takes a Goblin 6 from the camp
 29. p1 play.dw4a.c4{M07}
       p1 sends a Dwarf 4 to the Coal Throat
       p1 captures the Coal Throat for the Dwarves
       In its place opens the Quartz Nook
 30. p1 draw.deck{or8b}  484e5ffe0b2e2464
       p1 draws an Orc 8 from the deck
 31. p2 play.or7a.o1
       p2 puts an Orc 7 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3 points
 32. p2 draw.deck{go8b}  7b5b652c450aa6e0
       p2 draws a Goblin 8 from the deck
 33. p3 play.gi4b.o1
       p3 puts a Giant 4 to work in the Topaz Vault
 34. p3 draw.deck{go0a}  f01527f25a0e6466
       p3 draws a Goblin 0 from the deck
 35. p4 play.or0b.o1
       p4 puts an Orc 0 to work in the Salt Burrow
       p4 develops the Salt Burrow, worth 2 points
 36. p4 draw.deck{or7b}  76b66100eff436a9
       p4 draws an Orc 7 from the deck
 37. p1 play.go0b.o1
       p1 puts a Goblin 0 to work in the Coal Throat
 38. p1 draw.deck{dw4b}  e24c20fece847164
       p1 draws a Dwarf 4 from the deck
 39. p2 play.dw6a.o2
       p2 puts a Dwarf 6 to work in the Emerald Deep
 40. p2 draw.dwarf  86aa055ad0423bb6
       p2 takes a Dwarf 4 from the camp
 41. p3 play.go9b.c3
       p3 sends a Goblin 9 to the Tin Gully
 42. p3 draw.deck{gi2a}  574a92a87638c7f9
       p3 draws a Giant 2 from the deck
 43. p4 play.go4a.c2
       p4 sends a Goblin 4 to the Gold Cathedral
 44. p4 draw.deck{or5a}  d29ee63159a730de
       p4 draws an Orc 5 from the deck
 45. p1 play.or8b.c2{M17}
       p1 sends an Orc 8 to the Gold Cathedral
       p1 hands the Gold Cathedral to p3, for the Orcs
       In its place opens the Emerald Deep
 46. p1 draw.deck{dw0a}  d2d67fd4a32ce7ae
       p1 draws a Dwarf 0 from the deck
 47. p2 play.dw7b.o2
       p2 puts a Dwarf 7 to work in the Emerald Deep
 48. p2 draw.deck{dw9a}  421c938c7399214b
       p2 draws a Dwarf 9 from the deck
 49. p3 play.dw5b.o1
       p3 puts a Dwarf 5 to work in the Topaz Vault
 50. p3 draw.deck{dw8b}  bbc74fc72cec9aab
       p3 draws a Dwarf 8 from the deck
 51. p4 play.go1b.c2
       p4 sends a Goblin 1 to the Emerald Deep
 52. p4 draw.goblin  e7dd2cbfa1a1119d
       p4 takes a Goblin 4 from the camp
 53. p1 play.dw0a.c3{M06}
       p1 sends a Dwarf 0 to the Tin Gully
       p1 captures the Tin Gully for the Dwarves
       In its place opens the Iron Stair
 54. p1 draw.dwarf  86e9ed21fb201a80
       p1 takes a Dwarf 0 from the camp
 55. p2 play.or9a.c2{M20}
       p2 sends an Orc 9 to the Emerald Deep
       p2 hands the Emerald Deep to p3, for the Orcs
       In its place opens the Diamond Heart
 56. p2 draw.goblin  f633975d7ae75e68
       p2 takes a Goblin 1 from the camp
 57. p3 play.go6a.o1
       p3 puts a Goblin 6 to work in the Topaz Vault
       p3 develops the Topaz Vault, worth 6 points
 58. p3 draw.dwarf  c71178dad07f8cfe
       p3 takes a Dwarf 1 from the camp
 59. p4 play.go4a.c3{M18}
       p4 sends a Goblin 4 to the Iron Stair
       p4 captures the Iron Stair for the Goblins
       In its place opens the Ruby Furnace
 60. p4 draw.deck{dw3a}  bb510373f6de3e61
       p4 draws a Dwarf 3 from the deck
 61. p1 play.or1a.o1
       p1 puts an Orc 1 to work in the Coal Throat
       p1 develops the Coal Throat, worth 2 points
 62. p1 draw.deck{gi0b}  c36da0ff13dd5a9d
       p1 draws a Giant 0 from the deck
 63. p2 play.go8b.o2
       p2 puts a Goblin 8 to work in the Emerald Deep
 64. p2 draw.giant  ebe0687de7127d96
       p2 takes a Giant 2 from the camp
 65. p3 play.go0a.o2
       p3 puts a Goblin 0 to work in the Gold Cathedral
 66. p3 draw.dwarf  2af399c99094c494
       p3 takes a Dwarf 2 from the camp
 67. p4 play.or7b.c1{M13}
       p4 sends an Orc 7 to the Lead Cellar
       p4 hands the Lead Cellar to p3, for the Orcs
       In its place opens the Garnet Maw
 68. p4 draw.giant  87fa662169d7d932
       p4 takes a Giant 6 from the camp
 69. p1 play.gi0a.o2
       p1 puts a Giant 0 to work in the Tin Gully
 70. p1 draw.deck{gi1b}  3d278792c847046a
       p1 draws a Giant 1 from the deck
 71. p2 play.dw9a.o2
       p2 puts a Dwarf 9 to work in the Emerald Deep
       p2 develops the Emerald Deep, worth 7 points
 72. p2 draw.giant  d8f85f04b87ff2b2
       p2 takes a Giant 5 from the camp
 73. p3 play.dw2b.o2
       p3 puts a Dwarf 2 to work in the Gold Cathedral
 74. p3 draw.deck{dw7a}  8cff501d6abd8d42
       p3 draws a Dwarf 7 from the deck
 75. p4 play.dw1b.o1
       p4 puts a Dwarf 1 to work in the Iron Stair
 76. p4 draw.deck{or2a}  828948e50c19dc77
       p4 draws an Orc 2 from the deck
 77. p1 play.dw4b.o2
       p1 puts a Dwarf 4 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3 points
 78. p1 draw.giant  8238e7056fc12849
       p1 takes a Giant 3 from the camp
 79. p2 play.go1b.o3
       p2 puts a Goblin 1 to work in the Coal Throat
 80. p2 draw.deck{dw3b}  359c3269b1e3b51b
       p2 draws a Dwarf 3 from the deck
 81. p3 play.dw7a.o2
       p3 puts a Dwarf 7 to work in the Gold Cathedral
 82. p3 draw.deck{or9b}  0310a18b9fa7419d
       p3 draws an Orc 9 from the deck
 83. p4 play.or2a.o1
       p4 puts an Orc 2 to work in the Iron Stair
 84. p4 draw.deck{dw8a}  5b43cc12295072f7
       p4 draws a Dwarf 8 from the deck
 85. p1 play.dw0a.c1
       p1 sends a Dwarf 0 to the Garnet Maw
 86. p1 draw.deck{go8a}  63ddaa530d8b8258
       p1 draws a Goblin 8 from the deck
 87. p2 play.dw3b.o3
       p2 puts a Dwarf 3 to work in the Coal Throat
       p2 develops the Coal Throat, worth 2 points
 88. p2 draw.goblin  1f83769ef8eb56ba
       p2 takes a Goblin 1 from the camp
 89. p3 play.dw8b.o2
       p3 puts a Dwarf 8 to work in the Gold Cathedral
       p3 develops the Gold Cathedral, worth 9 points
 90. p3 draw.giant  e90aea8b49403708
       p3 takes a Giant 9 from the camp
 91. p4 play.go6b.o1
       p4 puts a Goblin 6 to work in the Iron Stair
       p4 develops the Iron Stair, worth 3 points
 92. p4 draw.orc  e70a426c83120e66
       p4 takes an Orc 7 from the camp
 93. p1 play.or1b.c1{M02}
       p1 sends an Orc 1 to the Garnet Maw
       p1 hands the Garnet Maw to p3, for the Orcs
       In its place opens the Copper Scrape
 94. p1 draw.goblin  4bc03137134438af
       p1 takes a Goblin 4 from the camp
 95. p2 play.go1a.c3
       p2 sends a Goblin 1 to the Ruby Furnace
 96. p2 draw.orc  67d26c4a17bdfd21
       p2 takes an Orc 1 from the camp
 97. p3 play.gi2a.c3{M16}
       p3 sends a Giant 2 to the Ruby Furnace
       p3 hands the Ruby Furnace to p2, for the Giants
       In its place opens the Sapphire Chasm
 98. p3 draw.giant  facf11f29788a1e1
       p3 takes a Giant 2 from the camp
 99. p4 play.or5a.c1{M20}
       p4 sends an Orc 5 to the Copper Scrape
       p4 hands the Copper Scrape to p3, for the Orcs
       In its place opens the Diamond Heart
100. p4 draw.dwarf  61153cb18d7cb959
       p4 takes a Dwarf 0 from the camp
101. p1 play.gi0b.c4
       p1 sends a Giant 0 to the Quartz Nook
102. p1 draw.deck{dw9b}  a013d8c780251d3e
       p1 draws a Dwarf 9 from the deck
103. p2 play.or1b.c4{M03}
       p2 sends an Orc 1 to the Quartz Nook
       p2 hands the Quartz Nook to p3, for the Orcs
       In its place opens the Salt Burrow
104. p2 draw.orc  df3fe5d352d87837
       p2 takes an Orc 1 from the camp
105. p3 play.dw1a.o3
       p3 puts a Dwarf 1 to work in the Emerald Deep
106. p3 draw.giant  e7aab34cf79d405f
       p3 takes a Giant 0 from the camp
107. p4 play.dw0a.c4
       p4 sends a Dwarf 0 to the Salt Burrow
108. p4 draw.goblin  9a50de8e9a0f6b25
       p4 takes a Goblin 1 from the camp
109. p1 play.gi1b.c4{M10}
       p1 sends a Giant 1 to the Salt Burrow
       p1 hands the Salt Burrow to p2, for the Giants
       In its place opens the Cobalt Drift
110. p1 draw.deck{or4b}  21a847e464729017
       p1 draws an Orc 4 from the deck
111. p2 play.or1b.o2
       p2 puts an Orc 1 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2 points
112. p2 draw.goblin  6ee6373ec2265645
       p2 takes a Goblin 9 from the camp
113. p3 play.gi2a.o3
       p3 puts a Giant 2 to work in the Emerald Deep
114. p3 draw.giant  b69264e987ae6507
       p3 takes a Giant 1 from the camp
115. p4 play.go1a.c4
       p4 sends a Goblin 1 to the Cobalt Drift
116. p4 draw.orc  dc5027b09cc49988
       p4 takes an Orc 5 from the camp
117. p1 play.gi3a.c4
       p1 sends a Giant 3 to the Cobalt Drift
118. p1 draw.deck{dw2a}  d0e41427bd112740
       p1 draws a Dwarf 2 from the deck
119. p2 play.dw4a.c4{M11}  993fdf999e4e9608
       p2 sends a Dwarf 4 to the Cobalt Drift
       p2 hands the Cobalt Drift to p1, for the Dwarves
       In its place opens the Silver Ladder
       Game over, the deck is empty: p2 wins with 6 points

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
