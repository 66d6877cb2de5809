kings/2  seats 2  seed 11  options pairing=random

  1. p1 play.gi6a.c2{M18}
       p1 sends a Giant 6 to the Silver Ladder
       p1 captures the Silver Ladder for the Giants
       In its place opens the Ruby Furnace
  2. p1 draw.giant  3ad85ec1b14b774b
       p1 takes a Giant 6 from the camp
  3. p2 play.or0b.c1
       p2 sends an Orc 0 to the Gold Cathedral
  4. p2 draw.deck{go6a}  fc4b13443e2db5bb
       p2 draws a Goblin 6 from the deck
  5. p1 play.or9a.c1
       p1 sends an Orc 9 to the Gold Cathedral
  6. p1 draw.deck{dw7a}  d79e1a3912957796
       p1 draws a Dwarf 7 from the deck
  7. p2 play.go8b.c3
       p2 sends a Goblin 8 to the Salt Burrow
  8. p2 draw.deck{gi5a}  f799b4cc70b0d4ee
       p2 draws a Giant 5 from the deck
  9. p1 play.go0b.c1{M11}
       p1 sends a Goblin 0 to the Gold Cathedral
       p1 captures the Gold Cathedral for the Goblins
       In its place opens the Silver Ladder
 10. p1 draw.giant  762c102646e65678
       p1 takes a Giant 9 from the camp
 11. p2 play.or5b.c1{M17}
       p2 sends an Orc 5 to the Silver Ladder
       p2 captures the Silver Ladder for the Orcs
       In its place opens the Emerald Deep
 12. p2 draw.deck{go0a}  3f610a9958abb9ab
       p2 draws a Goblin 0 from the deck
 13. p1 play.gi9b.c3{M09}
       p1 sends a Giant 9 to the Salt Burrow
       p1 captures the Salt Burrow for the Giants
       In its place opens the Lead Cellar
 14. p1 draw.goblin  3e7a95a4dd8b59ed
       p1 takes a Goblin 8 from the camp
 15. p2 play.go0a.c3
       p2 sends a Goblin 0 to the Lead Cellar
 16. p2 draw.orc  65bec5b26db8a791
       p2 takes an Orc 5 from the camp
 17. p1 play.or2a.o1
       p1 puts an Orc 2 to work in the Silver Ladder
 18. p1 draw.orc  2ffeeea2fd7082e4
       p1 takes an Orc 0 from the camp
 19. p2 play.dw1a.o1
       p2 puts a Dwarf 1 to work in the Silver Ladder
 20. p2 draw.deck{dw6a}  7ead18454f833f0a
       p2 draws a Dwarf 6 from the deck
 21. p1 play.or0b.o3
       p1 puts an Orc 0 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2 points
 22. p1 draw.goblin  fe76d6ab84080775
       p1 takes a Goblin 0 from the camp
 23. p2 play.gi2a.o1
       p2 puts a Giant 2 to work in the Silver Ladder
 24. p2 draw.deck{gi2b}  9af18ba2799ca924
       p2 draws a Giant 2 from the deck
 25. p1 play.go0b.o2
       p1 puts a Goblin 0 to work in the Gold Cathedral
 26. p1 draw.deck{go6b}  213bc1bff5c02224
       p1 draws a Goblin 6 from the deck
 27. p2 play.gi4a.o1
       p2 puts a Giant 4 to work in the Silver Ladder
       p2 develops the Silver Ladder, worth 4 points
 28. p2 draw.giant  da0cb455266860fb
       p2 takes a Giant 9 from the camp
 29. p1 play.dw2a.o2
       p1 puts a Dwarf 2 to work in the Gold Cathedral
 30. p1 draw.orc  596057dee7a7b9ac
       p1 takes an Orc 9 from the camp
 31. p2 play.gi9b.c3
       p2 sends a Giant 9 to the Lead Cellar
 32. p2 draw.deck{gi0a}  3bf6a47fca0a5e18
       p2 draws a Giant 0 from the deck
 33. p1 play.go6b.o2
       p1 puts a Goblin 6 to work in the Gold Cathedral
 34. p1 draw.deck{go1a}  659dffebc4cf7451
       p1 draws a Goblin 1 from the deck
 35. p2 play.gi0a.c3{M12}
       p2 sends a Giant 0 to the Lead Cellar
       p2 hands the Lead Cellar to p1, for the Giants
       In its place opens the Jade Hollow
 36. p2 draw.goblin  edbe09a2161e078b
       p2 takes a Goblin 0 from the camp
 37. p1 play.dw6b.c3{M12}
       p1 sends a Dwarf 6 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Jade Hollow
 38. p1 draw.giant  b8053102c24cac80
       p1 takes a Giant 9 from the camp
 39. p2 play.go0a.c3{M04}
       p2 sends a Goblin 0 to the Jade Hollow
       p2 captures the Jade Hollow for the Goblins
       In its place opens the Tin Gully
 40. p2 draw.deck{go5b}  541653a6c181d6d5
       p2 draws a Goblin 5 from the deck
 41. p1 play.go8b.c1
       p1 sends a Goblin 8 to the Emerald Deep
 42. p1 draw.deck{go3b}  94e58df61049293e
       p1 draws a Goblin 3 from the deck
 43. p2 play.gi2b.o1
       p2 puts a Giant 2 to work in the Jade Hollow
 44. p2 draw.deck{gi7b}  ea831f6902e55204
       p2 draws a Giant 7 from the deck
 45. p1 play.gi9b.c1{M01}
       p1 sends a Giant 9 to the Emerald Deep
       p1 captures the Emerald Deep for the Giants
       In its place opens the Pebble Pit
 46. p1 draw.giant  74c5cfd7daa94d7d
       p1 takes a Giant 9 from the camp
 47. p2 play.go5b.c2
       p2 sends a Goblin 5 to the Ruby Furnace
 48. p2 draw.goblin  aa9469adfbbd1d50
       p2 takes a Goblin 8 from the camp
 49. p1 play.gi6a.c1{M16}
       p1 sends a Giant 6 to the Pebble Pit
       p1 captures the Pebble Pit for the Giants
       In its place opens the Sapphire Chasm
 50. p1 draw.dwarf  49f325e4d5c67d93
       p1 takes a Dwarf 6 from the camp
 51. p2 play.dw6a.c2{M06}
       p2 sends a Dwarf 6 to the Ruby Furnace
       p2 captures the Ruby Furnace for the Dwarves
       In its place opens the Iron Stair
 52. p2 draw.dwarf  1928a417a06ec078
       p2 takes a Dwarf 6 from the camp
 53. p1 play.go1a.o3
       p1 puts a Goblin 1 to work in the Lead Cellar
 54. p1 draw.deck{dw4b}  e1963861f16b62fd
       p1 draws a Dwarf 4 from the deck
 55. p2 play.or5b.c4
       p2 sends an Orc 5 to the Opal Well
 56. p2 draw.deck{gi1a}  08866dfb5e01cf4c
       p2 draws a Giant 1 from the deck
 57. p1 play.go3b.o3
       p1 puts a Goblin 3 to work in the Lead Cellar
       p1 develops the Lead Cellar, worth 4 points
 58. p1 draw.deck{dw9b}  2e2232b71dbd4d9e
       p1 draws a Dwarf 9 from the deck
 59. p2 play.dw6a.c4{M15}
       p2 sends a Dwarf 6 to the Opal Well
       p2 captures the Opal Well for the Dwarves
       In its place opens the Topaz Vault
 60. p2 draw.deck{or3a}  42eea9baa9263b30
       p2 draws an Orc 3 from the deck
 61. p1 play.or9a.c2{M20}
       p1 sends an Orc 9 to the Iron Stair
       p1 hands the Iron Stair to p2, for the Orcs
       In its place opens the Diamond Heart
 62. p1 draw.giant  1bb1bd7f86ce82ad
       p1 takes a Giant 6 from the camp
 63. p2 play.gi1a.o3
       p2 puts a Giant 1 to work in the Opal Well
 64. p2 draw.orc  a31a3ac4c8536ea1
       p2 takes an Orc 9 from the camp
 65. p1 play.dw9b.o2
       p1 puts a Dwarf 9 to work in the Gold Cathedral
       p1 develops the Gold Cathedral, worth 9 points
 66. p1 draw.orc  2195af4c5ade870b
       p1 takes an Orc 5 from the camp
 67. p2 play.gi5a.o2
       p2 puts a Giant 5 to work in the Ruby Furnace
 68. p2 draw.goblin  e2283e8fb0db539f
       p2 takes a Goblin 5 from the camp
 69. p1 play.dw4b.o5
       p1 puts a Dwarf 4 to work in the Emerald Deep
 70. p1 draw.goblin  b14d4ea1d4a8f3e9
       p1 takes a Goblin 0 from the camp
 71. p2 play.go5b.o3
       p2 puts a Goblin 5 to work in the Opal Well
 72. p2 draw.goblin  e711c88e68561bb0
       p2 takes a Goblin 4 from the camp
 73. p1 play.go0a.c3
       p1 sends a Goblin 0 to the Tin Gully
 74. p1 draw.goblin  2d117aa94b60c4b1
       p1 takes a Goblin 9 from the camp
 75. p2 play.go4b.o1
       p2 puts a Goblin 4 to work in the Jade Hollow
 76. p2 draw.giant  29336abd246809ec
       p2 takes a Giant 0 from the camp
 77. p1 play.go9b.c3{M05}
       p1 sends a Goblin 9 to the Tin Gully
       p1 captures the Tin Gully for the Goblins
       In its place opens the Coal Throat
 78. p1 draw.goblin  6c65e496f0fa2dd3
       p1 takes a Goblin 0 from the camp
 79. p2 play.gi0a.o4
       p2 puts a Giant 0 to work in the Iron Stair
 80. p2 draw.deck{dw0b}  ef69cd60bd478c01
       p2 draws a Dwarf 0 from the deck
 81. p1 play.go0a.o4
       p1 puts a Goblin 0 to work in the Jade Hollow
 82. p1 draw.deck{go5a}  9ae664551e711933
       p1 draws a Goblin 5 from the deck
 83. p2 play.go6a.o2
       p2 puts a Goblin 6 to work in the Ruby Furnace
 84. p2 draw.dwarf  14f997b46cd4708b
       p2 takes a Dwarf 6 from the camp
 85. p1 play.go5a.o4
       p1 puts a Goblin 5 to work in the Jade Hollow
 86. p1 draw.deck{go1b}  04ec69729ac4e5b7
       p1 draws a Goblin 1 from the deck
 87. p2 play.or3a.c3{M09}
       p2 sends an Orc 3 to the Coal Throat
       p2 captures the Coal Throat for the Orcs
       In its place opens the Lead Cellar
 88. p2 draw.deck{dw5a}  7ba147eadb631ef3
       p2 draws a Dwarf 5 from the deck
 89. p1 play.go1b.o2
       p1 puts a Goblin 1 to work in the Tin Gully
 90. p1 draw.orc  7da75cd0adda0ab4
       p1 takes an Orc 3 from the camp
 91. p2 play.dw6a.o3
       p2 puts a Dwarf 6 to work in the Opal Well
 92. p2 draw.deck{or6b}  c9b9a7889361407a
       p2 draws an Orc 6 from the deck
 93. p1 play.or5b.o5
       p1 puts an Orc 5 to work in the Emerald Deep
 94. p1 draw.deck{dw1b}  2b4b48f862b6571f
       p1 draws a Dwarf 1 from the deck
 95. p2 play.dw5a.o1
       p2 puts a Dwarf 5 to work in the Jade Hollow
 96. p2 draw.deck{dw4a}  36ba682daf9b0381
       p2 draws a Dwarf 4 from the deck
 97. p1 play.dw1b.o6
       p1 puts a Dwarf 1 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1 point
 98. p1 draw.deck{go2a}  5371bf999d03b15a
       p1 draws a Goblin 2 from the deck
 99. p2 play.or6b.o1
       p2 puts an Orc 6 to work in the Jade Hollow
       p2 develops the Jade Hollow, worth 5 points
100. p2 draw.deck{dw3b}  4b7614897a001467
       p2 draws a Dwarf 3 from the deck
101. p1 play.gi6a.o2
       p1 puts a Giant 6 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3 points
102. p1 draw.deck{or9b}  648260602a71cb8f
       p1 draws an Orc 9 from the deck
103. p2 play.gi7b.o2
       p2 puts a Giant 7 to work in the Ruby Furnace
104. p2 draw.deck{go7a}  49352a72faff6209
       p2 draws a Goblin 7 from the deck
105. p1 play.dw6b.o4
       p1 puts a Dwarf 6 to work in the Jade Hollow
106. p1 draw.deck{gi5b}  0f613c2ce19d2cf5
       p1 draws a Giant 5 from the deck
107. p2 play.dw3b.o4
       p2 puts a Dwarf 3 to work in the Iron Stair
108. p2 draw.deck{dw2b}  4cdc6fa6146c3262
       p2 draws a Dwarf 2 from the deck
109. p1 play.dw7a.o5
       p1 puts a Dwarf 7 to work in the Emerald Deep
110. p1 draw.deck{or7b}  858d1f08d4614b53
       p1 draws an Orc 7 from the deck
111. p2 play.or9a.o3
       p2 puts an Orc 9 to work in the Opal Well
       p2 develops the Opal Well, worth 6 points
112. p2 draw.deck{or1a}  ebc34b7034ecf876
       p2 draws an Orc 1 from the deck
113. p1 play.or9b.o5
       p1 puts an Orc 9 to work in the Emerald Deep
       p1 develops the Emerald Deep, worth 7 points
114. p1 draw.deck{or4b}  71d0cbe02f9b51b3
       p1 draws an Orc 4 from the deck
115. p2 play.go8b.o2
       p2 puts a Goblin 8 to work in the Ruby Furnace
116. p2 draw.deck{or4a}  7291ebfacd3e0c1f
       p2 draws an Orc 4 from the deck
117. p1 play.gi9b.o4
       p1 puts a Giant 9 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5 points
118. p1 draw.goblin  92bf2d73a8e69697
       p1 takes a Goblin 9 from the camp
119. p2 play.or4a.o4
       p2 puts an Orc 4 to work in the Iron Stair
       p2 develops the Iron Stair, worth 3 points
120. p2 draw.goblin  c18d871e953709dd
       p2 takes a Goblin 8 from the camp
121. p1 play.or3a.o1
       p1 puts an Orc 3 to work in the Silver Ladder
122. p1 draw.deck{dw8a}  8fda7e0d5ebbe962
       p1 draws a Dwarf 8 from the deck
123. p2 play.dw0b.o5
       p2 puts a Dwarf 0 to work in the Coal Throat
124. p2 draw.deck{go2b}  d61188036891c170
       p2 draws a Goblin 2 from the deck
125. p1 play.or4b.o1
       p1 puts an Orc 4 to work in the Silver Ladder
       p1 develops the Silver Ladder, worth 4 points
126. p1 draw.deck{or3b}  8d200e8da773d78b
       p1 draws an Orc 3 from the deck
127. p2 play.go2b.o5
       p2 puts a Goblin 2 to work in the Coal Throat
       p2 develops the Coal Throat, worth 2 points
128. p2 draw.deck{dw7b}  08a688390fcbedfb
       p2 draws a Dwarf 7 from the deck
129. p1 play.go2a.c4
       p1 sends a Goblin 2 to the Topaz Vault
130. p1 draw.deck{or0a}  5288db8b70a080c8
       p1 draws an Orc 0 from the deck
131. p2 play.or1a.c3
       p2 sends an Orc 1 to the Lead Cellar
132. p2 draw.deck{or5a}  6e53099cd07ada4d
       p2 draws an Orc 5 from the deck
133. p1 play.or3b.c4
       p1 sends an Orc 3 to the Topaz Vault
134. p1 draw.deck{dw8b}  a11b94391d18fdef
       p1 draws a Dwarf 8 from the deck
135. p2 play.dw2b.c1
       p2 sends a Dwarf 2 to the Sapphire Chasm
136. p2 draw.deck{gi7a}  a48c5c68687b6729
       p2 draws a Giant 7 from the deck
137. p1 play.or7b.c4{M19}
       p1 sends an Orc 7 to the Topaz Vault
       p1 hands the Topaz Vault to p2, for the Orcs
       In its place opens the Gold Cathedral
138. p1 draw.deck{dw3a}  57b22dab4763842d
       p1 draws a Dwarf 3 from the deck
139. p2 play.dw4a.o1
       p2 puts a Dwarf 4 to work in the Topaz Vault
140. p2 draw.orc  0042ad0dd1b23031
       p2 takes an Orc 3 from the camp
141. p1 play.dw3a.c3
       p1 sends a Dwarf 3 to the Lead Cellar
142. p1 draw.deck{or8a}  670299d8913c47c2
       p1 draws an Orc 8 from the deck
143. p2 play.gi7a.o1
       p2 puts a Giant 7 to work in the Topaz Vault
144. p2 draw.deck{gi0b}  4f1636cc9a727285
       p2 draws a Giant 0 from the deck
145. p1 play.or8a.c3{M01}  91db4cd4a2b5e645
       p1 sends an Orc 8 to the Lead Cellar
       p1 hands the Lead Cellar to p2, for the Orcs
       In its place opens the Pebble Pit
       Game over, the deck is empty: p1 wins with 35 points

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
