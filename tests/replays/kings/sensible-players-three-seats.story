kings/2  seats 3  seed 12  options pairing=random

  1. p1 play.dw8a.c3{M11}
       p1 sends a Dwarf 8 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Silver Ladder
  2. p1 draw.goblin  9a013c3c377f793b
       p1 takes a Goblin 9 from the camp
  3. p2 play.or8a.c3{M04}
       p2 sends an Orc 8 to the Silver Ladder
       p2 captures the Silver Ladder for the Orcs
       In its place opens the Tin Gully
  4. p2 draw.dwarf  c865b27ca5679b55
       p2 takes a Dwarf 8 from the camp
  5. p3 play.go1b.c1
       p3 sends a Goblin 1 to the Gold Cathedral
  6. p3 draw.orc  6e227de1958c31ca
       p3 takes an Orc 8 from the camp
  7. p1 play.go8a.c1
       p1 sends a Goblin 8 to the Gold Cathedral
  8. p1 draw.deck{or3a}  3ededde3795e799a
       p1 draws an Orc 3 from the deck
  9. p2 play.dw9b.c1{M06}
       p2 sends a Dwarf 9 to the Gold Cathedral
       p2 captures the Gold Cathedral for the Dwarves
       In its place opens the Iron Stair
 10. p2 draw.orc  d666e9c697fb6e8b
       p2 takes an Orc 9 from the camp
 11. p3 play.dw3b.c1{M19}
       p3 sends a Dwarf 3 to the Iron Stair
       p3 captures the Iron Stair for the Dwarves
       In its place opens the Gold Cathedral
 12. p3 draw.giant  8044df451980c9e2
       p3 takes a Giant 9 from the camp
 13. p1 play.gi8a.c2
       p1 sends a Giant 8 to the Ruby Furnace
 14. p1 draw.deck{gi8b}  06e242c6417f3e00
       p1 draws a Giant 8 from the deck
 15. p2 play.or9a.c2{M07}
       p2 sends an Orc 9 to the Ruby Furnace
       p2 captures the Ruby Furnace for the Orcs
       In its place opens the Quartz Nook
 16. p2 draw.orc  b88283817255c36a
       p2 takes an Orc 9 from the camp
 17. p3 play.or8a.c3
       p3 sends an Orc 8 to the Tin Gully
 18. p3 draw.deck{or8b}  6e4ff6ba4e5bd9a5
       p3 draws an Orc 8 from the deck
 19. p1 play.go9a.c3{M01}
       p1 sends a Goblin 9 to the Tin Gully
       p1 captures the Tin Gully for the Goblins
       In its place opens the Pebble Pit
 20. p1 draw.goblin  a3bd51c1143c6284
       p1 takes a Goblin 9 from the camp
 21. p2 play.gi0b.o3
       p2 puts a Giant 0 to work in the Ruby Furnace
 22. p2 draw.goblin  87d9a7f3299db2ea
       p2 takes a Goblin 1 from the camp
 23. p3 play.gi9a.c3{M12}
       p3 sends a Giant 9 to the Pebble Pit
       p3 captures the Pebble Pit for the Giants
       In its place opens the Jade Hollow
 24. p3 draw.giant  c9e1233da392af1b
       p3 takes a Giant 9 from the camp
 25. p1 play.dw2b.c3{M11}
       p1 sends a Dwarf 2 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Silver Ladder
 26. p1 draw.orc  77a9e9372bb79df1
       p1 takes an Orc 8 from the camp
 27. p2 play.go1b.o2
       p2 puts a Goblin 1 to work in the Gold Cathedral
 28. p2 draw.deck{gi9b}  6a3b9930099b4015
       p2 draws a Giant 9 from the deck
 29. p3 play.gi9a.c3{M17}
       p3 sends a Giant 9 to the Silver Ladder
       p3 captures the Silver Ladder for the Giants
       In its place opens the Emerald Deep
 30. p3 draw.giant  26ee091acd03040b
       p3 takes a Giant 9 from the camp
 31. p1 play.gi8b.o2
       p1 puts a Giant 8 to work in the Tin Gully
 32. p1 draw.giant  f85e9aed0f3f94e2
       p1 takes a Giant 8 from the camp
 33. p2 play.dw2a.o3
       p2 puts a Dwarf 2 to work in the Ruby Furnace
 34. p2 draw.deck{go2a}  1cc73cc222ae1174
       p2 draws a Goblin 2 from the deck
 35. p3 play.or2a.c3
       p3 sends an Orc 2 to the Emerald Deep
 36. p3 draw.deck{or6b}  6f19e6131fd70630
       p3 draws an Orc 6 from the deck
 37. p1 play.or8a.c3{M08}
       p1 sends an Orc 8 to the Emerald Deep
       p1 hands the Emerald Deep to p2, for the Orcs
       In its place opens the Amber Seep
 38. p1 draw.dwarf  a44c48c25a110443
       p1 takes a Dwarf 2 from the camp
 39. p2 play.go2a.o2
       p2 puts a Goblin 2 to work in the Gold Cathedral
 40. p2 draw.dwarf  ae0d5ef2b83d5f6d
       p2 takes a Dwarf 3 from the camp
 41. p3 play.or3b.c2
       p3 sends an Orc 3 to the Quartz Nook
 42. p3 draw.dwarf  e34260f921c6b7d6
       p3 takes a Dwarf 9 from the camp
 43. p1 play.gi0a.o3
       p1 puts a Giant 0 to work in the Jade Hollow
 44. p1 draw.goblin  ff735dea62db4391
       p1 takes a Goblin 8 from the camp
 45. p2 play.dw3b.o2
       p2 puts a Dwarf 3 to work in the Gold Cathedral
 46. p2 draw.dwarf  c928dc1636c1af4a
       p2 takes a Dwarf 5 from the camp
 47. p3 play.or8b.c2{M09}
       p3 sends an Orc 8 to the Quartz Nook
       p3 hands the Quartz Nook to p2, for the Orcs
       In its place opens the Lead Cellar
 48. p3 draw.orc  772cfa246bec67bd
       p3 takes an Orc 3 from the camp
 49. p1 play.dw2b.o3
       p1 puts a Dwarf 2 to work in the Jade Hollow
 50. p1 draw.deck{go3a}  f9ead1b06f10924d
       p1 draws a Goblin 3 from the deck
 51. p2 play.go4b.o4
       p2 puts a Goblin 4 to work in the Emerald Deep
 52. p2 draw.deck{or6a}  78c722863166ef07
       p2 draws an Orc 6 from the deck
 53. p3 play.or3b.o1
       p3 puts an Orc 3 to work in the Iron Stair
 54. p3 draw.orc  5818fca47a48ddef
       p3 takes an Orc 8 from the camp
 55. p1 play.or3a.o3
       p1 puts an Orc 3 to work in the Jade Hollow
 56. p1 draw.orc  bec4a19c04784d17
       p1 takes an Orc 2 from the camp
 57. p2 play.dw5a.o3
       p2 puts a Dwarf 5 to work in the Ruby Furnace
 58. p2 draw.deck{gi6b}  30383d471dbdfede
       p2 draws a Giant 6 from the deck
 59. p3 play.go5a.c1
       p3 sends a Goblin 5 to the Gold Cathedral
 60. p3 draw.deck{dw0a}  05d4bc1910c2f0c6
       p3 draws a Dwarf 0 from the deck
 61. p1 play.or2a.o1
       p1 puts an Orc 2 to work in the Jade Hollow
 62. p1 draw.deck{gi3a}  17c475d765c47b47
       p1 draws a Giant 3 from the deck
 63. p2 play.gi6b.o2
       p2 puts a Giant 6 to work in the Gold Cathedral
       p2 develops the Gold Cathedral, worth 9 points
 64. p2 draw.deck{go7a}  a1d3f44dc494ab7f
       p2 draws a Goblin 7 from the deck
 65. p3 play.or8b.c1
       p3 sends an Orc 8 to the Gold Cathedral
 66. p3 draw.deck{dw4a}  a9bb67aff7a65800
       p3 draws a Dwarf 4 from the deck
 67. p1 play.go2b.c3
       p1 sends a Goblin 2 to the Amber Seep
 68. p1 draw.deck{or5a}  5bec91a08e890c1a
       p1 draws an Orc 5 from the deck
 69. p2 play.go7a.o3
       p2 puts a Goblin 7 to work in the Ruby Furnace
 70. p2 draw.deck{go3b}  a9d45b14e6826da6
       p2 draws a Goblin 3 from the deck
 71. p3 play.dw9b.c1{M07}
       p3 sends a Dwarf 9 to the Gold Cathedral
       p3 captures the Gold Cathedral for the Dwarves
       In its place opens the Quartz Nook
 72. p3 draw.deck{gi2b}  f245a918d721882d
       p3 draws a Giant 2 from the deck
 73. p1 play.gi3a.c3{M12}
       p1 sends a Giant 3 to the Amber Seep
       p1 hands the Amber Seep to p3, for the Giants
       In its place opens the Jade Hollow
 74. p1 draw.orc  29be0011d624d1c5
       p1 takes an Orc 8 from the camp
 75. p2 play.or9a.o3
       p2 puts an Orc 9 to work in the Ruby Furnace
       p2 develops the Ruby Furnace, worth 8 points
 76. p2 draw.goblin  800a3848e8f5dd68
       p2 takes a Goblin 2 from the camp
 77. p3 play.dw0a.o4
       p3 puts a Dwarf 0 to work in the Gold Cathedral
 78. p3 draw.deck{gi2a}  acac0b8a07504b2f
       p3 draws a Giant 2 from the deck
 79. p1 play.or8b.c3{M11}
       p1 sends an Orc 8 to the Jade Hollow
       p1 hands the Jade Hollow to p2, for the Orcs
       In its place opens the Silver Ladder
 80. p1 draw.goblin  a51960d703f38add
       p1 takes a Goblin 5 from the camp
 81. p2 play.go2b.o5
       p2 puts a Goblin 2 to work in the Quartz Nook
 82. p2 draw.deck{go1a}  082fb9e51c6bdb93
       p2 draws a Goblin 1 from the deck
 83. p3 play.dw4a.o4
       p3 puts a Dwarf 4 to work in the Gold Cathedral
 84. p3 draw.dwarf  eeaf4c7d2cca4e24
       p3 takes a Dwarf 9 from the camp
 85. p1 play.or5a.c3{M13}
       p1 sends an Orc 5 to the Silver Ladder
       p1 hands the Silver Ladder to p2, for the Orcs
       In its place opens the Garnet Maw
 86. p1 draw.giant  7490c18683c49be7
       p1 takes a Giant 3 from the camp
 87. p2 play.go1a.o2
       p2 puts a Goblin 1 to work in the Jade Hollow
 88. p2 draw.deck{dw1b}  82946d430e62a5bb
       p2 draws a Dwarf 1 from the deck
 89. p3 play.or6b.o2
       p3 puts an Orc 6 to work in the Pebble Pit
       p3 develops the Pebble Pit, worth 1 point
 90. p3 draw.deck{gi5a}  2d6bc0ced507c906
       p3 draws a Giant 5 from the deck
 91. p1 play.go5a.o3
       p1 puts a Goblin 5 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5 points
 92. p1 draw.orc  c58b6964b0c88031
       p1 takes an Orc 5 from the camp
 93. p2 play.or1a.c2
       p2 sends an Orc 1 to the Lead Cellar
 94. p2 draw.deck{go6a}  41987f953536b772
       p2 draws a Goblin 6 from the deck
 95. p3 play.or7a.o4
       p3 puts an Orc 7 to work in the Gold Cathedral
 96. p3 draw.deck{dw5b}  5ef0ee628476ed91
       p3 draws a Dwarf 5 from the deck
 97. p1 play.go9a.o2
       p1 puts a Goblin 9 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3 points
 98. p1 draw.orc  356a29850302de02
       p1 takes an Orc 8 from the camp
 99. p2 play.or6a.c4
       p2 sends an Orc 6 to the Cobalt Drift
100. p2 draw.orc  d53efe2ffbfff42d
       p2 takes an Orc 8 from the camp
101. p3 play.dw9b.o4
       p3 puts a Dwarf 9 to work in the Gold Cathedral
       p3 develops the Gold Cathedral, worth 9 points
102. p3 draw.deck{dw6a}  94329a39882406e7
       p3 draws a Dwarf 6 from the deck
103. p1 play.gi3a.o1
       p1 puts a Giant 3 to work in the Jade Hollow
104. p1 draw.deck{go8b}  13fb82cac48a249c
       p1 draws a Goblin 8 from the deck
105. p2 play.go3b.o5
       p2 puts a Goblin 3 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3 points
106. p2 draw.deck{go7b}  60674e46ea87b8b1
       p2 draws a Goblin 7 from the deck
107. p3 play.gi2b.c3
       p3 sends a Giant 2 to the Garnet Maw
108. p3 draw.deck{gi7b}  f38b5257140c4f14
       p3 draws a Giant 7 from the deck
109. p1 play.gi8a.c3{M15}
       p1 sends a Giant 8 to the Garnet Maw
       p1 hands the Garnet Maw to p3, for the Giants
       In its place opens the Topaz Vault
110. p1 draw.deck{gi5b}  b2429895898dae60
       p1 draws a Giant 5 from the deck
111. p2 play.go7b.o4
       p2 puts a Goblin 7 to work in the Emerald Deep
112. p2 draw.giant  c68163ea31b70a5b
       p2 takes a Giant 2 from the camp
113. p3 play.dw5b.o1
       p3 puts a Dwarf 5 to work in the Iron Stair
114. p3 draw.deck{or0a}  d68292a18d0a37d4
       p3 draws an Orc 0 from the deck
115. p1 play.gi5b.o1
       p1 puts a Giant 5 to work in the Jade Hollow
116. p1 draw.deck{dw9a}  9e3087767e306cf4
       p1 draws a Dwarf 9 from the deck
117. p2 play.dw8a.o4
       p2 puts a Dwarf 8 to work in the Emerald Deep
118. p2 draw.deck{dw7a}  726c1366000c7996
       p2 draws a Dwarf 7 from the deck
119. p3 play.gi7b.o1
       p3 puts a Giant 7 to work in the Iron Stair
       p3 develops the Iron Stair, worth 3 points
120. p3 draw.deck{gi1a}  11815b67fb4bb98c
       p3 draws a Giant 1 from the deck
121. p1 play.go8b.o1
       p1 puts a Goblin 8 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5 points
122. p1 draw.giant  0b4ae1b66631e25e
       p1 takes a Giant 8 from the camp
123. p2 play.gi9b.o4
       p2 puts a Giant 9 to work in the Emerald Deep
       p2 develops the Emerald Deep, worth 7 points
124. p2 draw.deck{go9b}  12443ad40c0997a3
       p2 draws a Goblin 9 from the deck
125. p3 play.gi9a.c4
       p3 sends a Giant 9 to the Cobalt Drift
126. p3 draw.deck{or9b}  823f30036010919e
       p3 draws an Orc 9 from the deck
127. p1 play.go3a.c1
       p1 sends a Goblin 3 to the Quartz Nook
128. p1 draw.deck{gi4b}  b8205877fe8cf83c
       p1 draws a Giant 4 from the deck
129. p2 play.dw7a.o2
       p2 puts a Dwarf 7 to work in the Jade Hollow
130. p2 draw.deck{or1b}  cc8fa86d3ab12f90
       p2 draws an Orc 1 from the deck
131. p3 play.or0a.c4{M06}
       p3 sends an Orc 0 to the Cobalt Drift
       p3 hands the Cobalt Drift to p2, for the Orcs
       In its place opens the Iron Stair
132. p3 draw.deck{go0b}  31453e71f32d4e52
       p3 draws a Goblin 0 from the deck
133. p1 play.or8b.c1{M18}  23037fb73e547bbf
       p1 sends an Orc 8 to the Quartz Nook
       p1 hands the Quartz Nook to p2, for the Orcs
       In its place opens the Ruby Furnace
       Game over, the deck is empty: p1 wins with 13 points

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
