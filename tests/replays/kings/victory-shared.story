kings/2  seats 4  seed 12  options pairing=printed

  1. p4 play.or3a.c1
       p4 sends an Orc 3 to the Topaz Vault
  2. p4 draw.goblin  a1d616ce6bdf109b
       p4 takes a Goblin 9 from the camp
  3. p1 play.go8a.c2
       p1 sends a Goblin 8 to the Sapphire Chasm
  4. p1 draw.dwarf  1ef46f37168ee079
       p1 takes a Dwarf 5 from the camp
  5. p2 play.dw9b.c1
       p2 sends a Dwarf 9 to the Topaz Vault
  6. p2 draw.orc  55f844ffe7571d3f
       p2 takes an Orc 9 from the camp
  7. p3 play.go5a.c3{M17}
       p3 sends a Goblin 5 to the Pebble Pit
       p3 hands the Pebble Pit to p1, for the Goblins
       In its place opens the Emerald Deep
  8. p3 draw.giant  1f104e60f9f86328
       p3 takes a Giant 9 from the camp
  9. p4 play.gi4a.c3
       p4 sends a Giant 4 to the Emerald Deep
 10. p4 draw.goblin  9cf2610dce93787a
       p4 takes a Goblin 5 from the camp
 11. p1 play.dw2b.o1
       p1 puts a Dwarf 2 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1 point
 12. p1 draw.deck{or8b}  98a524353062cdfc
       p1 draws an Orc 8 from the deck
 13. p2 play.or1a.c4
       p2 sends an Orc 1 to the Cobalt Drift
 14. p2 draw.deck{dw0b}  1afadab4cf46e311
       p2 draws a Dwarf 0 from the deck
 15. p3 play.or2a.c4
       p3 sends an Orc 2 to the Cobalt Drift
 16. p3 draw.deck{dw8b}  56301d8e4f0dc745
       p3 draws a Dwarf 8 from the deck
 17. p4 play.go6b.c3{M01}
       p4 sends a Goblin 6 to the Emerald Deep
       p4 hands the Emerald Deep to p1, for the Goblins
       In its place opens the Pebble Pit
 18. p4 draw.goblin  91e9c56f4eeb152a
       p4 takes a Goblin 6 from the camp
 19. p1 play.gi8a.c3{M11}
       p1 sends a Giant 8 to the Pebble Pit
       p1 hands the Pebble Pit to p3, for the Giants
       In its place opens the Silver Ladder
 20. p1 draw.deck{or2b}  3ecc4b344ec8c13b
       p1 draws an Orc 2 from the deck
 21. p2 play.go4b.c3{M05}
       p2 sends a Goblin 4 to the Silver Ladder
       p2 hands the Silver Ladder to p1, for the Goblins
       In its place opens the Coal Throat
 22. p2 draw.goblin  ecdcc5d845658bc5
       p2 takes a Goblin 4 from the camp
 23. p3 play.dw8b.c3{M08}
       p3 sends a Dwarf 8 to the Coal Throat
       p3 hands the Coal Throat to p4, for the Dwarves
       In its place opens the Amber Seep
 24. p3 draw.dwarf  f8aeac72c7d3ddd8
       p3 takes a Dwarf 8 from the camp
 25. p4 play.go6b.o1
       p4 puts a Goblin 6 to work in the Coal Throat
 26. p4 draw.giant  d8562b459ccd0d4b
       p4 takes a Giant 8 from the camp
 27. p1 play.gi0a.c3
       p1 sends a Giant 0 to the Amber Seep
 28. p1 draw.giant  ae3adb7c44812663
       p1 takes a Giant 4 from the camp
 29. p2 play.or9a.c2
       p2 sends an Orc 9 to the Sapphire Chasm
 30. p2 draw.deck{dw7b}  860335ed48df1986
       p2 draws a Dwarf 7 from the deck
 31. p3 play.dw8b.c4{M19}
       p3 sends a Dwarf 8 to the Cobalt Drift
       p3 hands the Cobalt Drift to p4, for the Dwarves
       In its place opens the Gold Cathedral
 32. p3 draw.dwarf  73ea58448d71848b
       p3 takes a Dwarf 8 from the camp
 33. p4 play.go9a.c4
       p4 sends a Goblin 9 to the Gold Cathedral
 34. p4 draw.orc  f9630965f5b0ed08
       p4 takes an Orc 1 from the camp
 35. p1 play.or8b.c3{M03}
       p1 sends an Orc 8 to the Amber Seep
       p1 hands the Amber Seep to p2, for the Orcs
       In its place opens the Salt Burrow
 36. p1 draw.giant  4906dcdf33844e48
       p1 takes a Giant 0 from the camp
 37. p2 play.gi0b.o1
       p2 puts a Giant 0 to work in the Amber Seep
 38. p2 draw.orc  2bb9b71f4054c843
       p2 takes an Orc 8 from the camp
 39. p3 play.go1b.o1
       p3 puts a Goblin 1 to work in the Pebble Pit
       p3 develops the Pebble Pit, worth 1 point
 40. p3 draw.deck{or6a}  8b7e900749058bb4
       p3 draws an Orc 6 from the deck
 41. p4 play.or4a.c3
       p4 sends an Orc 4 to the Salt Burrow
 42. p4 draw.orc  6d1b53721fa46c29
       p4 takes an Orc 2 from the camp
 43. p1 play.dw5a.o2
       p1 puts a Dwarf 5 to work in the Silver Ladder
 44. p1 draw.deck{gi6b}  dd96c1ed4181d3b8
       p1 draws a Giant 6 from the deck
 45. p2 play.dw7b.o1
       p2 puts a Dwarf 7 to work in the Amber Seep
 46. p2 draw.deck{dw0a}  bbf60dec619f41c6
       p2 draws a Dwarf 0 from the deck
 47. p3 play.or6a.c3{M02}
       p3 sends an Orc 6 to the Salt Burrow
       p3 hands the Salt Burrow to p2, for the Orcs
       In its place opens the Copper Scrape
 48. p3 draw.orc  69d060aeedca5c47
       p3 takes an Orc 4 from the camp
 49. p4 play.or1a.o2
       p4 puts an Orc 1 to work in the Cobalt Drift
 50. p4 draw.orc  289713a71c953dd3
       p4 takes an Orc 6 from the camp
 51. p1 play.go2b.c3{M08}
       p1 sends a Goblin 2 to the Copper Scrape
       p1 captures the Copper Scrape for the Goblins
       In its place opens the Amber Seep
 52. p1 draw.deck{dw4a}  1a80d997c8196c76
       p1 draws a Dwarf 4 from the deck
 53. p2 play.or8a.o1
       p2 puts an Orc 8 to work in the Amber Seep
       p2 develops the Amber Seep, worth 4 points
 54. p2 draw.goblin  d8bbf50bdbff0495
       p2 takes a Goblin 2 from the camp
 55. p3 play.or4a.c3
       p3 sends an Orc 4 to the Amber Seep
 56. p3 draw.deck{or5a}  d3737267ead4f771
       p3 draws an Orc 5 from the deck
 57. p4 play.go5a.o2
       p4 puts a Goblin 5 to work in the Cobalt Drift
 58. p4 draw.deck{go3b}  0f42b51be32bb131
       p4 draws a Goblin 3 from the deck
 59. p1 play.dw8a.o2
       p1 puts a Dwarf 8 to work in the Silver Ladder
 60. p1 draw.deck{go0a}  ec47566d1a2f0a2f
       p1 draws a Goblin 0 from the deck
 61. p2 play.or8b.c3{M17}
       p2 sends an Orc 8 to the Amber Seep
       p2 captures the Amber Seep for the Orcs
       In its place opens the Emerald Deep
 62. p2 draw.deck{dw6b}  470637f422e07fcc
       p2 draws a Dwarf 6 from the deck
 63. p3 play.or3b.c3
       p3 sends an Orc 3 to the Emerald Deep
 64. p3 draw.orc  a5a34cffc7a0c4fc
       p3 takes an Orc 4 from the camp
 65. p4 play.gi8b.o1
       p4 puts a Giant 8 to work in the Coal Throat
       p4 develops the Coal Throat, worth 2 points
 66. p4 draw.orc  43a978d4ed35a5f0
       p4 takes an Orc 8 from the camp
 67. p1 play.gi4a.o3
       p1 puts a Giant 4 to work in the Copper Scrape
 68. p1 draw.deck{gi2a}  f282cd32ff26fc4c
       p1 draws a Giant 2 from the deck
 69. p2 play.dw0a.o2
       p2 puts a Dwarf 0 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2 points
 70. p2 draw.deck{go5b}  b15111d42d8b302d
       p2 draws a Goblin 5 from the deck
 71. p3 play.or7a.c3{M02}
       p3 sends an Orc 7 to the Emerald Deep
       p3 hands the Emerald Deep to p2, for the Orcs
       In its place opens the Copper Scrape
 72. p3 draw.deck{or0b}  ca4a7bec4f8189af
       p3 draws an Orc 0 from the deck
 73. p4 play.or8b.c3{M15}
       p4 sends an Orc 8 to the Copper Scrape
       p4 hands the Copper Scrape to p2, for the Orcs
       In its place opens the Topaz Vault
 74. p4 draw.orc  a4956041723ddcd8
       p4 takes an Orc 8 from the camp
 75. p1 play.gi6b.c3
       p1 sends a Giant 6 to the Topaz Vault
 76. p1 draw.deck{gi5a}  a57207261ba59368
       p1 draws a Giant 5 from the deck
 77. p2 play.go4b.o2
       p2 puts a Goblin 4 to work in the Emerald Deep
 78. p2 draw.deck{go6a}  8f13982550ef3d3e
       p2 draws a Goblin 6 from the deck
 79. p3 play.or0b.c4
       p3 sends an Orc 0 to the Gold Cathedral
 80. p3 draw.deck{dw5b}  2157b79b768c3aa2
       p3 draws a Dwarf 5 from the deck
 81. p4 play.or8b.c4{M04}
       p4 sends an Orc 8 to the Gold Cathedral
       p4 hands the Gold Cathedral to p2, for the Orcs
       In its place opens the Tin Gully
 82. p4 draw.goblin  bdfbef39e4a56ed7
       p4 takes a Goblin 9 from the camp
 83. p1 play.go0a.c2{M16}
       p1 sends a Goblin 0 to the Sapphire Chasm
       p1 captures the Sapphire Chasm for the Goblins
       In its place opens the Sapphire Chasm
 84. p1 draw.deck{go7b}  48f69d6a7c2b79f8
       p1 draws a Goblin 7 from the deck
 85. p2 play.dw2a.c2
       p2 sends a Dwarf 2 to the Sapphire Chasm
 86. p2 draw.deck{gi7b}  37f3a9ce633ff001
       p2 draws a Giant 7 from the deck
 87. p3 play.gi9a.c4
       p3 sends a Giant 9 to the Tin Gully
 88. p3 draw.orc  79d67e1d9ee0086b
       p3 takes an Orc 9 from the camp
 89. p4 play.or6a.c2
       p4 sends an Orc 6 to the Sapphire Chasm
 90. p4 draw.deck{gi1b}  23eb62ac72437274
       p4 draws a Giant 1 from the deck
 91. p1 play.gi2a.o1
       p1 puts a Giant 2 to work in the Emerald Deep
 92. p1 draw.orc  920ca7402d360ba9
       p1 takes an Orc 0 from the camp
 93. p2 play.dw6b.o1
       p2 puts a Dwarf 6 to work in the Amber Seep
 94. p2 draw.deck{gi5b}  2c52ee5d464410bc
       p2 draws a Giant 5 from the deck
 95. p3 play.or9a.c2{M01}
       p3 sends an Orc 9 to the Sapphire Chasm
       p3 hands the Sapphire Chasm to p2, for the Orcs
       In its place opens the Pebble Pit
 96. p3 draw.goblin  923c2a6515c434b9
       p3 takes a Goblin 8 from the camp
 97. p4 play.go9a.c3
       p4 sends a Goblin 9 to the Topaz Vault
 98. p4 draw.goblin  47c5f4b46bcfb5ca
       p4 takes a Goblin 0 from the camp
 99. p1 play.gi0a.c1{M09}
       p1 sends a Giant 0 to the Topaz Vault
       p1 hands the Topaz Vault to p3, for the Giants
       In its place opens the Lead Cellar
100. p1 draw.orc  59d208380d95a56d
       p1 takes an Orc 3 from the camp
101. p2 play.go2b.o5
       p2 puts a Goblin 2 to work in the Sapphire Chasm
102. p2 draw.giant  5a32d376b8efeeb7
       p2 takes a Giant 0 from the camp
103. p3 play.go8a.c1
       p3 sends a Goblin 8 to the Lead Cellar
104. p3 draw.dwarf  f08065800b22d225
       p3 takes a Dwarf 9 from the camp
105. p4 play.go0a.c3{M07}
       p4 sends a Goblin 0 to the Topaz Vault
       p4 hands the Topaz Vault to p1, for the Goblins
       In its place opens the Quartz Nook
106. p4 draw.deck{gi1a}  3a4e101a42e01733
       p4 draws a Giant 1 from the deck
107. p1 play.gi5a.o4
       p1 puts a Giant 5 to work in the Sapphire Chasm
108. p1 draw.orc  7972205bc79c9704
       p1 takes an Orc 6 from the camp
109. p2 play.gi7b.c3
       p2 sends a Giant 7 to the Quartz Nook
110. p2 draw.orc  12b0aa7777d5acc1
       p2 takes an Orc 9 from the camp
111. p3 play.dw8b.c3{M20}
       p3 sends a Dwarf 8 to the Quartz Nook
       p3 hands the Quartz Nook to p4, for the Dwarves
       In its place opens the Diamond Heart
112. p3 draw.dwarf  bda9e9fd45a3b4b7
       p3 takes a Dwarf 8 from the camp
113. p4 play.go3b.c3
       p4 sends a Goblin 3 to the Diamond Heart
114. p4 draw.orc  e8c1a8b9ad4a6e03
       p4 takes an Orc 8 from the camp
115. p1 play.or6a.c3
       p1 sends an Orc 6 to the Diamond Heart
116. p1 draw.dwarf  d19319df59917577
       p1 takes a Dwarf 2 from the camp
117. p2 play.gi5b.o5
       p2 puts a Giant 5 to work in the Sapphire Chasm
118. p2 draw.deck{or9b}  b352bb54c6e675ba
       p2 draws an Orc 9 from the deck
119. p3 play.dw9b.c1
       p3 sends a Dwarf 9 to the Lead Cellar
120. p3 draw.orc  b4be6ec39611abbd
       p3 takes an Orc 3 from the camp
121. p4 play.gi8a.c2{M15}
       p4 sends a Giant 8 to the Pebble Pit
       p4 hands the Pebble Pit to p3, for the Giants
       In its place opens the Topaz Vault
122. p4 draw.giant  97ba7f2b161cdea1
       p4 takes a Giant 8 from the camp
123. p1 play.or0b.c1{M20}
       p1 sends an Orc 0 to the Lead Cellar
       p1 hands the Lead Cellar to p2, for the Orcs
       In its place opens the Diamond Heart
124. p1 draw.orc  3c7b8ad56ba49760
       p1 takes an Orc 0 from the camp
125. p2 play.dw0b.c2
       p2 sends a Dwarf 0 to the Topaz Vault
126. p2 draw.orc  69e46aef65cdc60f
       p2 takes an Orc 7 from the camp
127. p3 play.dw5b.c2
       p3 sends a Dwarf 5 to the Topaz Vault
128. p3 draw.dwarf  6c8b678454dfe4a9
       p3 takes a Dwarf 9 from the camp
129. p4 play.or8b.c1
       p4 sends an Orc 8 to the Diamond Heart
130. p4 draw.deck{dw3a}  81af3ca4348bfb98
       p4 draws a Dwarf 3 from the deck
131. p1 play.or0b.c4{M11}
       p1 sends an Orc 0 to the Tin Gully
       p1 hands the Tin Gully to p2, for the Orcs
       In its place opens the Silver Ladder
132. p1 draw.goblin  377059c2924eb749
       p1 takes a Goblin 8 from the camp
133. p2 play.go5b.o7
       p2 puts a Goblin 5 to work in the Tin Gully
134. p2 draw.giant  261ac8b43982d839
       p2 takes a Giant 9 from the camp
135. p3 play.or5a.c4{M05}  c1bb143779b1416a
       p3 sends an Orc 5 to the Silver Ladder
       p3 hands the Silver Ladder to p2, for the Orcs
       In its place opens the Coal Throat
       Game over, the deck is empty: p3 and p4 share the victory with −6 points

p1  +1  Pebble Pit, developed [KING-E04]
p1  -7  Emerald Deep, captured and not developed [KING-E05]
p1  -4  Silver Ladder, captured and not developed [KING-E05]
p1  -2  Copper Scrape, captured and not developed [KING-E05]
p1  -7  Sapphire Chasm, captured and not developed [KING-E05]
p1  -6  Topaz Vault, captured and not developed [KING-E05]
p2  +4  Amber Seep, developed [KING-E04]
p2  +2  Salt Burrow, developed [KING-E04]
p2  -4  Amber Seep, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
p2  -2  Copper Scrape, captured and not developed [KING-E05]
p2  -9  Gold Cathedral, captured and not developed [KING-E05]
p2  -7  Sapphire Chasm, captured and not developed [KING-E05]
p2  -4  Lead Cellar, captured and not developed [KING-E05]
p2  -3  Tin Gully, captured and not developed [KING-E05]
p2  -4  Silver Ladder, captured and not developed [KING-E05]
p3  +1  Pebble Pit, developed [KING-E04]
p3  -6  Topaz Vault, captured and not developed [KING-E05]
p3  -1  Pebble Pit, captured and not developed [KING-E05]
p4  +2  Coal Throat, developed [KING-E04]
p4  -3  Quartz Nook, captured and not developed [KING-E05]
p4  -5  Cobalt Drift, captured and not developed [KING-E05]
= p3 -6, p4 -6, p1 -25, p2 -34  replacement, won by p3, p4
