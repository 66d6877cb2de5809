kings/2  seats 3  seed 0  options pairing=printed

  1. p3 play.go4b.c3
       p3 sends a Goblin 4 to the Tin Gully
  2. p3 draw.dwarf  9a184188b4ba8ebd
       p3 takes a Dwarf 6 from the camp
  3. p1 play.or4b.c1
       p1 sends an Orc 4 to the Opal Well
  4. p1 draw.orc  5c1f3ee9a7170874
       p1 takes an Orc 8 from the camp
  5. p2 play.gi0b.c2{M15}
       p2 sends a Giant 0 to the Silver Ladder
       p2 captures the Silver Ladder for the Giants
       In its place opens the Topaz Vault
  6. p2 draw.deck{or9b}  58b954861efd312a
       p2 draws an Orc 9 from the deck
  7. p3 play.dw6a.c3{M04}
       p3 sends a Dwarf 6 to the Tin Gully
       p3 captures the Tin Gully for the Dwarves
       In its place opens the Tin Gully
  8. p3 draw.deck{or6a}  132e54452400228d
       p3 draws an Orc 6 from the deck
  9. p1 play.or8a.c1{M11}
       p1 sends an Orc 8 to the Opal Well
       p1 captures the Opal Well for the Orcs
       In its place opens the Silver Ladder
 10. p1 draw.dwarf  223da2e846e79ffb
       p1 takes a Dwarf 6 from the camp
 11. p2 play.dw0a.c2
       p2 sends a Dwarf 0 to the Topaz Vault
 12. p2 draw.deck{dw8b}  1c71d869c6d03b04
       p2 draws a Dwarf 8 from the deck
 13. p3 play.go3b.c4
       p3 sends a Goblin 3 to the Gold Cathedral
 14. p3 draw.giant  f9e15ef6133ea22f
       p3 takes a Giant 0 from the camp
 15. p1 play.gi2a.c1{M03}
       p1 sends a Giant 2 to the Silver Ladder
       p1 hands the Silver Ladder to p2, for the Giants
       In its place opens the Salt Burrow
 16. p1 draw.orc  1874ceb772c15595
       p1 takes an Orc 4 from the camp
 17. p2 play.dw8b.o1
       p2 puts a Dwarf 8 to work in the Silver Ladder
 18. p2 draw.deck{gi1b}  d05de264326912c4
       p2 draws a Giant 1 from the deck
 19. p3 play.or9a.o1
       p3 puts an Orc 9 to work in the Tin Gully
 20. p3 draw.giant  10218f00f268fc57
       p3 takes a Giant 2 from the camp
 21. p1 play.dw6a.c1
       p1 sends a Dwarf 6 to the Salt Burrow
 22. p1 draw.orc  b03edf25fd0c34da
       p1 takes an Orc 8 from the camp
 23. p2 play.dw1a.o2
       p2 puts a Dwarf 1 to work in the Silver Ladder
 24. p2 draw.goblin  789d644c76e6c6d4
       p2 takes a Goblin 4 from the camp
 25. p3 play.or6a.c2
       p3 sends an Orc 6 to the Topaz Vault
 26. p3 draw.giant  b7e668af46361ec4
       p3 takes a Giant 9 from the camp
 27. p1 play.or8a.c2{M03}
       p1 sends an Orc 8 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
 28. p1 draw.deck{or7a}  c28291c7a7d076db
       p1 draws an Orc 7 from the deck
 29. p2 play.or0b.c3
       p2 sends an Orc 0 to the Tin Gully
 30. p2 draw.dwarf  2c6a3e7b5ba77132
       p2 takes a Dwarf 0 from the camp
 31. p3 play.dw3b.c3{M12}
       p3 sends a Dwarf 3 to the Tin Gully
       p3 captures the Tin Gully for the Dwarves
       In its place opens the Jade Hollow
 32. p3 draw.dwarf  052bc521a3553eff
       p3 takes a Dwarf 3 from the camp
 33. p1 play.dw1b.o2
       p1 puts a Dwarf 1 to work in the Topaz Vault
 34. p1 draw.orc  00123f8618a969cc
       p1 takes an Orc 0 from the camp
 35. p2 play.or9b.o1
       p2 puts an Orc 9 to work in the Silver Ladder
 36. p2 draw.deck{dw9a}  285247d94843e9d8
       p2 draws a Dwarf 9 from the deck
 37. p3 play.or6b.c2
       p3 sends an Orc 6 to the Salt Burrow
 38. p3 draw.orc  fcac6bbbd32a0ae2
       p3 takes an Orc 6 from the camp
 39. p1 play.or7a.c3{M14}
       p1 sends an Orc 7 to the Jade Hollow
       p1 captures the Jade Hollow for the Orcs
       In its place opens the Opal Well
 40. p1 draw.deck{or3b}  d3d99d8c3afdce64
       p1 draws an Orc 3 from the deck
 41. p2 play.dw0a.c3
       p2 sends a Dwarf 0 to the Opal Well
 42. p2 draw.deck{or0a}  af44b721da0f5464
       p2 draws an Orc 0 from the deck
 43. p3 play.gi2a.c3{M17}
       p3 sends a Giant 2 to the Opal Well
       p3 hands the Opal Well to p2, for the Giants
       In its place opens the Emerald Deep
 44. p3 draw.deck{dw2a}  e706597746ed4fce
       p3 draws a Dwarf 2 from the deck
 45. p1 play.gi3a.o1
       p1 puts a Giant 3 to work in the Opal Well
 46. p1 draw.dwarf  05f2e3a9238c86c1
       p1 takes a Dwarf 0 from the camp
 47. p2 play.go0a.c3
       p2 sends a Goblin 0 to the Emerald Deep
 48. p2 draw.orc  6179ade19489bee6
       p2 takes an Orc 7 from the camp
 49. p3 play.gi0b.o2
       p3 puts a Giant 0 to work in the Tin Gully
 50. p3 draw.orc  990a3cc2b1e44b3b
       p3 takes an Orc 8 from the camp
 51. p1 play.gi7b.c4
       p1 sends a Giant 7 to the Gold Cathedral
 52. p1 draw.deck{or5b}  bf8baa419f32faab
       p1 draws an Orc 5 from the deck
 53. p2 play.or0a.o3
       p2 puts an Orc 0 to work in the Opal Well
 54. p2 draw.deck{gi6a}  8925618a4fa00c38
       p2 draws a Giant 6 from the deck
 55. p3 play.or8a.c4{M03}
       p3 sends an Orc 8 to the Gold Cathedral
       p3 hands the Gold Cathedral to p1, for the Orcs
       In its place opens the Salt Burrow
 56. p3 draw.deck{gi5a}  81d999c952dc8b0f
       p3 draws a Giant 5 from the deck
 57. p1 play.or5b.c3{M15}
       p1 sends an Orc 5 to the Emerald Deep
       p1 captures the Emerald Deep for the Orcs
       In its place opens the Topaz Vault
 58. p1 draw.orc  a2f9b033ec3c1a92
       p1 takes an Orc 5 from the camp
 59. p2 play.go6b.c3
       p2 sends a Goblin 6 to the Topaz Vault
 60. p2 draw.deck{go1a}  0b7f492168f96051
       p2 draws a Goblin 1 from the deck
 61. p3 play.gi9a.c4
       p3 sends a Giant 9 to the Salt Burrow
 62. p3 draw.giant  c0ce21feeac39772
       p3 takes a Giant 7 from the camp
 63. p1 play.dw0a.o5
       p1 puts a Dwarf 0 to work in the Emerald Deep
 64. p1 draw.goblin  4e4ecaaa309b1a71
       p1 takes a Goblin 0 from the camp
 65. p2 play.or7a.o3
       p2 puts an Orc 7 to work in the Opal Well
 66. p2 draw.goblin  1d00e9621117ce38
       p2 takes a Goblin 3 from the camp
 67. p3 play.gi7b.c3
       p3 sends a Giant 7 to the Topaz Vault
 68. p3 draw.giant  a2e3e31c7e7c7448
       p3 takes a Giant 2 from the camp
 69. p1 play.go0a.o4
       p1 puts a Goblin 0 to work in the Gold Cathedral
 70. p1 draw.orc  e59d1d6e5035375c
       p1 takes an Orc 8 from the camp
 71. p2 play.go4b.o2
       p2 puts a Goblin 4 to work in the Silver Ladder
 72. p2 draw.orc  1f84b74d7fa1203a
       p2 takes an Orc 4 from the camp
 73. p3 play.dw7a.c1{M20}
       p3 sends a Dwarf 7 to the Salt Burrow
       p3 captures the Salt Burrow for the Dwarves
       In its place opens the Diamond Heart
 74. p3 draw.dwarf  7d986af580bd26ce
       p3 takes a Dwarf 6 from the camp
 75. p1 play.or8a.c2{M03}
       p1 sends an Orc 8 to the Salt Burrow
       p1 captures the Salt Burrow for the Orcs
       In its place opens the Salt Burrow
 76. p1 draw.deck{dw0b}  8a2009de7643e7cf
       p1 draws a Dwarf 0 from the deck
 77. p2 play.go1a.c1
       p2 sends a Goblin 1 to the Diamond Heart
 78. p2 draw.dwarf  ac6cd3910a185062
       p2 takes a Dwarf 7 from the camp
 79. p3 play.or6a.c2
       p3 sends an Orc 6 to the Salt Burrow
 80. p3 draw.deck{go1b}  ed13ed9f6586ca3e
       p3 draws a Goblin 1 from the deck
 81. p1 play.dw0b.c4{M02}
       p1 sends a Dwarf 0 to the Salt Burrow
       p1 captures the Salt Burrow for the Dwarves
       In its place opens the Copper Scrape
 82. p1 draw.dwarf  b0055e8eb59ac491
       p1 takes a Dwarf 0 from the camp
 83. p2 play.or4a.c4{M07}
       p2 sends an Orc 4 to the Copper Scrape
       p2 hands the Copper Scrape to p1, for the Orcs
       In its place opens the Quartz Nook
 84. p2 draw.giant  6c56bf8eb6bde348
       p2 takes a Giant 9 from the camp
 85. p3 play.go1b.c4
       p3 sends a Goblin 1 to the Quartz Nook
 86. p3 draw.deck{gi4a}  d1da07318c863879
       p3 draws a Giant 4 from the deck
 87. p1 play.or4b.c4{M09}
       p1 sends an Orc 4 to the Quartz Nook
       p1 captures the Quartz Nook for the Orcs
       In its place opens the Lead Cellar
 88. p1 draw.deck{gi8b}  05329c781207acc2
       p1 draws a Giant 8 from the deck
 89. p2 play.dw7a.o2
       p2 puts a Dwarf 7 to work in the Silver Ladder
       p2 develops the Silver Ladder, worth 4 points
 90. p2 draw.goblin  d9fd0cba4108e11d
       p2 takes a Goblin 1 from the camp
 91. p3 play.gi4a.c4
       p3 sends a Giant 4 to the Lead Cellar
 92. p3 draw.deck{go5b}  e22a62a23de5f612
       p3 draws a Goblin 5 from the deck
 93. p1 play.gi8b.o5
       p1 puts a Giant 8 to work in the Emerald Deep
 94. p1 draw.deck{go8b}  02366899fbbfc312
       p1 draws a Goblin 8 from the deck
 95. p2 play.dw9a.c2{M19}
       p2 sends a Dwarf 9 to the Salt Burrow
       p2 captures the Salt Burrow for the Dwarves
       In its place opens the Gold Cathedral
 96. p2 draw.dwarf  bd247fc5d4d3111b
       p2 takes a Dwarf 9 from the camp
 97. p3 play.go5b.c2
       p3 sends a Goblin 5 to the Gold Cathedral
 98. p3 draw.orc  46c08d6ef9bf9aaa
       p3 takes an Orc 6 from the camp
 99. p1 play.dw0b.o9
       p1 puts a Dwarf 0 to work in the Quartz Nook
100. p1 draw.orc  0a5496d712b137fc
       p1 takes an Orc 4 from the camp
101. p2 play.gi9a.c3{M08}
       p2 sends a Giant 9 to the Topaz Vault
       p2 captures the Topaz Vault for the Giants
       In its place opens the Amber Seep
102. p2 draw.orc  ccbd94ee6aee66b7
       p2 takes an Orc 4 from the camp
103. p3 play.gi2a.c3
       p3 sends a Giant 2 to the Amber Seep
104. p3 draw.deck{go2a}  fdebf5b961d4aa53
       p3 draws a Goblin 2 from the deck
105. p1 play.go8b.o7
       p1 puts a Goblin 8 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2 points
106. p1 draw.goblin  df3a86c9ac42498a
       p1 takes a Goblin 6 from the camp
107. p2 play.dw9a.o2
       p2 puts a Dwarf 9 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2 points
108. p2 draw.orc  83aa74c1fd73e464
       p2 takes an Orc 6 from the camp
109. p3 play.dw2a.c1
       p3 sends a Dwarf 2 to the Diamond Heart
110. p3 draw.deck{go4a}  bb2db400ab2e1457
       p3 draws a Goblin 4 from the deck
111. p1 play.go6b.o6
       p1 puts a Goblin 6 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2 points
112. p1 draw.orc  9a049a09483617a9
       p1 takes an Orc 8 from the camp
113. p2 play.gi6a.c1{M17}
       p2 sends a Giant 6 to the Diamond Heart
       p2 captures the Diamond Heart for the Giants
       In its place opens the Emerald Deep
114. p2 draw.goblin  925f2b8fc4ee3870
       p2 takes a Goblin 1 from the camp
115. p3 play.go4a.o2
       p3 puts a Goblin 4 to work in the Tin Gully
       p3 develops the Tin Gully, worth 3 points
116. p3 draw.deck{dw5b}  f219c92a1cd2ccc6
       p3 draws a Dwarf 5 from the deck
117. p1 play.or8a.c3{M18}
       p1 sends an Orc 8 to the Amber Seep
       p1 captures the Amber Seep for the Orcs
       In its place opens the Ruby Furnace
118. p1 draw.orc  3bf9d6571c673e73
       p1 takes an Orc 8 from the camp
119. p2 play.go1b.o2
       p2 puts a Goblin 1 to work in the Diamond Heart
120. p2 draw.giant  8257ec55897767ef
       p2 takes a Giant 2 from the camp
121. p3 play.dw5b.o3
       p3 puts a Dwarf 5 to work in the Salt Burrow
       p3 develops the Salt Burrow, worth 2 points
122. p3 draw.giant  48540001a165ead9
       p3 takes a Giant 6 from the camp
123. p1 play.or4b.c3
       p1 sends an Orc 4 to the Ruby Furnace
124. p1 draw.dwarf  774c67d320ac36b6
       p1 takes a Dwarf 2 from the camp
125. p2 play.or6b.c4
       p2 sends an Orc 6 to the Lead Cellar
126. p2 draw.deck{gi3b}  06b434c7de9b320c
       p2 draws a Giant 3 from the deck
127. p3 play.gi5a.c1
       p3 sends a Giant 5 to the Emerald Deep
128. p3 draw.giant  d2b87a3b90fa4494
       p3 takes a Giant 7 from the camp
129. p1 play.or8a.c4{M20}
       p1 sends an Orc 8 to the Lead Cellar
       p1 captures the Lead Cellar for the Orcs
       In its place opens the Diamond Heart
130. p1 draw.giant  cbdbf486791e113b
       p1 takes a Giant 4 from the camp
131. p2 play.gi1b.c4
       p2 sends a Giant 1 to the Diamond Heart
132. p2 draw.orc  cfa2d8dd61dc287d
       p2 takes an Orc 6 from the camp
133. p3 play.gi6a.c3{M13}
       p3 sends a Giant 6 to the Ruby Furnace
       p3 hands the Ruby Furnace to p2, for the Giants
       In its place opens the Garnet Maw
134. p3 draw.deck{go7a}  2256711404d077f8
       p3 draws a Goblin 7 from the deck
135. p1 play.gi4a.o6
       p1 puts a Giant 4 to work in the Amber Seep
136. p1 draw.deck{gi2b}  bfab072763113f3e
       p1 draws a Giant 2 from the deck
137. p2 play.go1a.o5
       p2 puts a Goblin 1 to work in the Ruby Furnace
138. p2 draw.deck{gi5b}  27b8a072e41a3c91
       p2 draws a Giant 5 from the deck
139. p3 play.go7a.c4
       p3 sends a Goblin 7 to the Diamond Heart
140. p3 draw.deck{dw8a}  9604227b5f34f8ac
       p3 draws a Dwarf 8 from the deck
141. p1 play.gi2b.c3
       p1 sends a Giant 2 to the Garnet Maw
142. p1 draw.deck{dw3a}  1176116a188a6dd3
       p1 draws a Dwarf 3 from the deck
143. p2 play.or4a.c3{M19}
       p2 sends an Orc 4 to the Garnet Maw
       p2 hands the Garnet Maw to p1, for the Orcs
       In its place opens the Gold Cathedral
144. p2 draw.deck{gi7a}  b4cf7533643e5b06
       p2 draws a Giant 7 from the deck
145. p3 play.go2a.c3
       p3 sends a Goblin 2 to the Gold Cathedral
146. p3 draw.orc  e9e5ca87b2dd2b65
       p3 takes an Orc 4 from the camp
147. p1 play.dw3a.o2
       p1 puts a Dwarf 3 to work in the Topaz Vault
148. p1 draw.orc  a6168c98e41dbe83
       p1 takes an Orc 4 from the camp
149. p2 play.or6b.o5
       p2 puts an Orc 6 to work in the Ruby Furnace
150. p2 draw.giant  7de3515e884cfe7d
       p2 takes a Giant 2 from the camp
151. p3 play.dw8a.c3
       p3 sends a Dwarf 8 to the Gold Cathedral
152. p3 draw.deck{dw6b}  2b30a585ef3e805c
       p3 draws a Dwarf 6 from the deck
153. p1 play.dw2a.o3
       p1 puts a Dwarf 2 to work in the Jade Hollow
154. p1 draw.deck{or8b}  24c965c7caf93a37
       p1 draws an Orc 8 from the deck
155. p2 play.gi7a.c1{M05}  8ec7adc5484c553a
       p2 sends a Giant 7 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Coal Throat
       Game over, the deck is empty: p3 wins with 2 points

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
