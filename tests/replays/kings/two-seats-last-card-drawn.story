kings/2  seats 2  seed 1  options pairing=random

  1. p1 play.or2b.c1
       p1 sends an Orc 2 to the Cobalt Drift
  2. p1 draw.giant  a8ba661840da85bc
       p1 takes a Giant 0 from the camp
  3. p2 play.dw4b.c1
       p2 sends a Dwarf 4 to the Cobalt Drift
  4. p2 draw.giant  66388bf83e9921ae
       p2 takes a Giant 4 from the camp
  5. p1 play.gi0a.c3
       p1 sends a Giant 0 to the Opal Well
  6. p1 draw.giant  2f53383695672f3a
       p1 takes a Giant 8 from the camp
  7. p2 play.or9a.c4{M18}
       p2 sends an Orc 9 to the Jade Hollow
       p2 captures the Jade Hollow for the Orcs
       In its place opens the Ruby Furnace
  8. p2 draw.deck{dw4a}  88d947ead654e82a
       p2 draws a Dwarf 4 from the deck
  9. p1 play.gi8a.c3{M08}
       p1 sends a Giant 8 to the Opal Well
       p1 captures the Opal Well for the Giants
       In its place opens the Amber Seep
 10. p1 draw.orc  acd2c920adf6507b
       p1 takes an Orc 9 from the camp
 11. p2 play.go6b.c1{M07}
       p2 sends a Goblin 6 to the Cobalt Drift
       p2 hands the Cobalt Drift to p1, for the Goblins
       In its place opens the Quartz Nook
 12. p2 draw.orc  fb9df0b0292bdcdd
       p2 takes an Orc 2 from the camp
 13. p1 play.or9a.o1
       p1 puts an Orc 9 to work in the Opal Well
 14. p1 draw.deck{go4b}  4c4c24f86e78e7f7
       p1 draws a Goblin 4 from the deck
 15. p2 play.gi4a.c3
       p2 sends a Giant 4 to the Amber Seep
 16. p2 draw.goblin  a7b79c3c346b0504
       p2 takes a Goblin 6 from the camp
 17. p1 play.go3b.c4
       p1 sends a Goblin 3 to the Ruby Furnace
 18. p1 draw.orc  33a35f341417ba41
       p1 takes an Orc 1 from the camp
 19. p2 play.or8a.c2
       p2 sends an Orc 8 to the Cobalt Drift
 20. p2 draw.deck{gi9a}  fef8c40a235fbed0
       p2 draws a Giant 9 from the deck
 21. p1 play.or1a.c1
       p1 sends an Orc 1 to the Quartz Nook
 22. p1 draw.deck{dw0a}  ecd8cd483dadc933
       p1 draws a Dwarf 0 from the deck
 23. p2 play.gi9a.o1
       p2 puts a Giant 9 to work in the Jade Hollow
 24. p2 draw.deck{or6a}  e675dd4619f441a5
       p2 draws an Orc 6 from the deck
 25. p1 play.go7a.c1{M12}
       p1 sends a Goblin 7 to the Quartz Nook
       p1 captures the Quartz Nook for the Goblins
       In its place opens the Jade Hollow
 26. p1 draw.deck{dw1a}  00c3a40b644216a6
       p1 draws a Dwarf 1 from the deck
 27. p2 play.go6b.c3{M01}
       p2 sends a Goblin 6 to the Amber Seep
       p2 hands the Amber Seep to p1, for the Goblins
       In its place opens the Pebble Pit
 28. p2 draw.orc  74fe8585d6324438
       p2 takes an Orc 1 from the camp
 29. p1 play.dw1a.c1{M08}
       p1 sends a Dwarf 1 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Amber Seep
 30. p1 draw.goblin  796bc19ec046bbdb
       p1 takes a Goblin 6 from the camp
 31. p2 play.or1a.c3{M09}
       p2 sends an Orc 1 to the Pebble Pit
       p2 captures the Pebble Pit for the Orcs
       In its place opens the Lead Cellar
 32. p2 draw.dwarf  e8989b288a37f618
       p2 takes a Dwarf 1 from the camp
 33. p1 play.go4b.c4{M02}
       p1 sends a Goblin 4 to the Ruby Furnace
       p1 captures the Ruby Furnace for the Goblins
       In its place opens the Copper Scrape
 34. p1 draw.dwarf  6c872bde678a9a49
       p1 takes a Dwarf 4 from the camp
 35. p2 play.dw8b.o2
       p2 puts a Dwarf 8 to work in the Pebble Pit
       p2 develops the Pebble Pit, worth 1 point
 36. p2 draw.orc  c16650fd5aab65e7
       p2 takes an Orc 1 from the camp
 37. p1 play.dw0a.o5
       p1 puts a Dwarf 0 to work in the Jade Hollow
 38. p1 draw.giant  a75f10224de181c5
       p1 takes a Giant 4 from the camp
 39. p2 play.dw4a.c1
       p2 sends a Dwarf 4 to the Amber Seep
 40. p2 draw.deck{or5b}  bdebfdba626f5825
       p2 draws an Orc 5 from the deck
 41. p1 play.go1a.c3
       p1 sends a Goblin 1 to the Lead Cellar
 42. p1 draw.giant  dc6f48c7411ed35a
       p1 takes a Giant 0 from the camp
 43. p2 play.gi5b.c3
       p2 sends a Giant 5 to the Lead Cellar
 44. p2 draw.deck{gi0b}  0d0ab1ddf41a0a98
       p2 draws a Giant 0 from the deck
 45. p1 play.go9a.c1{M09}
       p1 sends a Goblin 9 to the Amber Seep
       p1 captures the Amber Seep for the Goblins
       In its place opens the Lead Cellar
 46. p1 draw.dwarf  b682b903ba354089
       p1 takes a Dwarf 4 from the camp
 47. p2 play.or6a.c4{M10}
       p2 sends an Orc 6 to the Copper Scrape
       p2 captures the Copper Scrape for the Orcs
       In its place opens the Cobalt Drift
 48. p2 draw.giant  9f8a3c8f5e3e81d7
       p2 takes a Giant 8 from the camp
 49. p1 play.dw4b.c1
       p1 sends a Dwarf 4 to the Lead Cellar
 50. p1 draw.deck{gi2a}  0f8387242c6f6309
       p1 draws a Giant 2 from the deck
 51. p2 play.gi0b.o2
       p2 puts a Giant 0 to work in the Copper Scrape
 52. p2 draw.deck{gi6b}  828ad72b219c22a1
       p2 draws a Giant 6 from the deck
 53. p1 play.gi4a.o4
       p1 puts a Giant 4 to work in the Amber Seep
 54. p1 draw.goblin  b375339436c7c9b0
       p1 takes a Goblin 9 from the camp
 55. p2 play.or1a.c4
       p2 sends an Orc 1 to the Cobalt Drift
 56. p2 draw.goblin  f67ccc9d8d021d6d
       p2 takes a Goblin 3 from the camp
 57. p1 play.go6b.c1
       p1 sends a Goblin 6 to the Lead Cellar
 58. p1 draw.orc  5f8f8f048dd8368d
       p1 takes an Orc 6 from the camp
 59. p2 play.gi6b.c4
       p2 sends a Giant 6 to the Cobalt Drift
 60. p2 draw.deck{dw7b}  f3464bf3afe8a7af
       p2 draws a Dwarf 7 from the deck
 61. p1 play.gi2a.o3
       p1 puts a Giant 2 to work in the Quartz Nook
 62. p1 draw.deck{or3b}  2dfa0972cfb1c8b4
       p1 draws an Orc 3 from the deck
 63. p2 play.dw7b.c3{M07}
       p2 sends a Dwarf 7 to the Lead Cellar
       p2 captures the Lead Cellar for the Dwarves
       In its place opens the Quartz Nook
 64. p2 draw.goblin  b94e3f1dfd0fc2e3
       p2 takes a Goblin 1 from the camp
 65. p1 play.dw4a.o7
       p1 puts a Dwarf 4 to work in the Amber Seep
 66. p1 draw.goblin  84081d107239c6c0
       p1 takes a Goblin 4 from the camp
 67. p2 play.go1a.o3
       p2 puts a Goblin 1 to work in the Lead Cellar
 68. p2 draw.giant  04c71620287923a2
       p2 takes a Giant 5 from the camp
 69. p1 play.go9a.c4{M17}
       p1 sends a Goblin 9 to the Cobalt Drift
       p1 captures the Cobalt Drift for the Goblins
       In its place opens the Emerald Deep
 70. p1 draw.goblin  3d7dde7bacb9abab
       p1 takes a Goblin 9 from the camp
 71. p2 play.dw1a.c4
       p2 sends a Dwarf 1 to the Emerald Deep
 72. p2 draw.deck{or8b}  cfea861b7259ddc2
       p2 draws an Orc 8 from the deck
 73. p1 play.go9a.c3
       p1 sends a Goblin 9 to the Quartz Nook
 74. p1 draw.giant  a84f41fbac191d85
       p1 takes a Giant 6 from the camp
 75. p2 play.gi5b.c4{M17}
       p2 sends a Giant 5 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Emerald Deep
 76. p2 draw.deck{or4a}  f622fc97ef1da79d
       p2 draws an Orc 4 from the deck
 77. p1 play.gi6b.o5
       p1 puts a Giant 6 to work in the Jade Hollow
 78. p1 draw.giant  720d656a70a0b1a1
       p1 takes a Giant 5 from the camp
 79. p2 play.gi8a.o3
       p2 puts a Giant 8 to work in the Lead Cellar
       p2 develops the Lead Cellar, worth 4 points
 80. p2 draw.goblin  fe401b97bfc220e4
       p2 takes a Goblin 7 from the camp
 81. p1 play.or3b.o6
       p1 puts an Orc 3 to work in the Ruby Furnace
 82. p1 draw.orc  4b59ee049f79b8f5
       p1 takes an Orc 1 from the camp
 83. p2 play.or5b.c4
       p2 sends an Orc 5 to the Emerald Deep
 84. p2 draw.deck{gi3b}  07243f233ff92c4f
       p2 draws a Giant 3 from the deck
 85. p1 play.or6a.o6
       p1 puts an Orc 6 to work in the Ruby Furnace
 86. p1 draw.deck{dw2a}  195b56dd7bd9a776
       p1 draws a Dwarf 2 from the deck
 87. p2 play.or8b.o2
       p2 puts an Orc 8 to work in the Copper Scrape
       p2 develops the Copper Scrape, worth 2 points
 88. p2 draw.dwarf  e8538fd906f23e5a
       p2 takes a Dwarf 1 from the camp
 89. p1 play.gi5b.o3
       p1 puts a Giant 5 to work in the Quartz Nook
       p1 develops the Quartz Nook, worth 3 points
 90. p1 draw.deck{gi9b}  0a66e69bbae35bf4
       p1 draws a Giant 9 from the deck
 91. p2 play.go7a.o4
       p2 puts a Goblin 7 to work in the Emerald Deep
 92. p2 draw.deck{gi4b}  47f2e9895275da65
       p2 draws a Giant 4 from the deck
 93. p1 play.gi9b.c2
       p1 sends a Giant 9 to the Cobalt Drift
 94. p1 draw.deck{go9b+dw6b+dw8a+dw9a+go0b+gi7a+gi7b}  00ecdad358009166
       p1 draws a Goblin 9 from the deck
       No card can be played: p2 shows the whole hand and draws 6 new cards
 95. p2 play.dw9a.o4
       p2 puts a Dwarf 9 to work in the Emerald Deep
 96. p2 draw.deck{go8b}  8d60848910550118
       p2 draws a Goblin 8 from the deck
 97. p1 play.gi0a.o1
       p1 puts a Giant 0 to work in the Opal Well
 98. p1 draw.dwarf  dc61d4150a8dc619
       p1 takes a Dwarf 7 from the camp
 99. p2 play.dw8a.c1{M08}
       p2 sends a Dwarf 8 to the Lead Cellar
       p2 captures the Lead Cellar for the Dwarves
       In its place opens the Amber Seep
100. p2 draw.dwarf  5c2576acd9dc47d5
       p2 takes a Dwarf 4 from the camp
101. p1 play.dw7b.o6
       p1 puts a Dwarf 7 to work in the Ruby Furnace
102. p1 draw.goblin  0c5a48b6d0d7357e
       p1 takes a Goblin 6 from the camp
103. p2 play.go8b.o2
       p2 puts a Goblin 8 to work in the Lead Cellar
104. p2 draw.deck{dw6a}  95eff7fe445c313e
       p2 draws a Dwarf 6 from the deck
105. p1 play.dw2a.o8
       p1 puts a Dwarf 2 to work in the Cobalt Drift
106. p1 draw.dwarf  04fd42e1158fdfb9
       p1 takes a Dwarf 8 from the camp
107. p2 play.go0b.o1
       p2 puts a Goblin 0 to work in the Jade Hollow
108. p2 draw.deck{or0a}  0f9a35a9ff6bba89
       p2 draws an Orc 0 from the deck
109. p1 play.dw8a.o5
       p1 puts a Dwarf 8 to work in the Jade Hollow
110. p1 draw.deck{or5a}  1ef91c1184a3c275
       p1 draws an Orc 5 from the deck
111. p2 play.gi7b.o1
       p2 puts a Giant 7 to work in the Jade Hollow
112. p2 draw.deck{gi6a}  5784b78034846bd2
       p2 draws a Giant 6 from the deck
113. p1 play.or5a.o2
       p1 puts an Orc 5 to work in the Cobalt Drift
114. p1 draw.deck{gi3a}  64d4ac829388360e
       p1 draws a Giant 3 from the deck
115. p2 play.dw6a.c4{M15}
       p2 sends a Dwarf 6 to the Emerald Deep
       p2 captures the Emerald Deep for the Dwarves
       In its place opens the Topaz Vault
116. p2 draw.orc  478b4958be7d7840
       p2 takes an Orc 5 from the camp
117. p1 play.go6b.c1
       p1 sends a Goblin 6 to the Amber Seep
118. p1 draw.dwarf  5e745aab0befd69a
       p1 takes a Dwarf 6 from the camp
119. p2 play.gi7a.o3
       p2 puts a Giant 7 to work in the Emerald Deep
120. p2 draw.deck{go2b}  df292d7953277f05
       p2 draws a Goblin 2 from the deck
121. p1 play.go9b.o5
       p1 puts a Goblin 9 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5 points
122. p1 draw.deck{gi1b}  2d0a300ec4cb22ed
       p1 draws a Giant 1 from the deck
123. p2 play.or5b.c4
       p2 sends an Orc 5 to the Topaz Vault
124. p2 draw.deck{dw2b}  bcc188d9fe79a5d5
       p2 draws a Dwarf 2 from the deck
125. p1 play.dw6a.o4
       p1 puts a Dwarf 6 to work in the Amber Seep
126. p1 draw.deck{dw0b}  61a9aed9e3e6e6a7
       p1 draws a Dwarf 0 from the deck
127. p2 play.gi6a.c4
       p2 sends a Giant 6 to the Topaz Vault
128. p2 draw.deck{go3a}  cffc13d6482ac58a
       p2 draws a Goblin 3 from the deck
129. p1 play.go0a.c3{M01}
       p1 sends a Goblin 0 to the Quartz Nook
       p1 captures the Quartz Nook for the Goblins
       In its place opens the Pebble Pit
130. p1 draw.deck{or7a}  a864dce9d2b2fd33
       p1 draws an Orc 7 from the deck
131. p2 play.go2b.c3{M08}
       p2 sends a Goblin 2 to the Pebble Pit
       p2 hands the Pebble Pit to p1, for the Goblins
       In its place opens the Amber Seep
132. p2 draw.goblin  6192b460cc8cf963
       p2 takes a Goblin 2 from the camp
133. p1 play.or7a.o3
       p1 puts an Orc 7 to work in the Quartz Nook
134. p1 draw.deck{or6b}  107dc6e84974cdd3
       p1 draws an Orc 6 from the deck
135. p2 play.dw6b.c3
       p2 sends a Dwarf 6 to the Amber Seep
136. p2 draw.deck{gi2b}  4a05782675bec14c
       p2 draws a Giant 2 from the deck
137. p1 play.or6b.o5
       p1 puts an Orc 6 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1 point
138. p1 draw.goblin  59a58a2181eba3a3
       p1 takes a Goblin 9 from the camp
139. p2 play.or0a.c2{M20}
       p2 sends an Orc 0 to the Cobalt Drift
       p2 captures the Cobalt Drift for the Orcs
       In its place opens the Diamond Heart
140. p2 draw.goblin  e1438606a8725573
       p2 takes a Goblin 0 from the camp
141. p1 play.go9a.c4{M04}
       p1 sends a Goblin 9 to the Topaz Vault
       p1 captures the Topaz Vault for the Goblins
       In its place opens the Tin Gully
142. p1 draw.giant  62398a6d0e4a53e5
       p1 takes a Giant 6 from the camp
143. p2 play.go3a.o5
       p2 puts a Goblin 3 to work in the Cobalt Drift
144. p2 draw.goblin  4f4f57954ea5841e
       p2 takes a Goblin 9 from the camp
145. p1 play.gi3a.c4
       p1 sends a Giant 3 to the Tin Gully
146. p1 draw.orc  868e1442f7d0d332
       p1 takes an Orc 5 from the camp
147. p2 play.go9a.o3
       p2 puts a Goblin 9 to work in the Emerald Deep
148. p2 draw.orc  f7de8a1b365764b4
       p2 takes an Orc 8 from the camp
149. p1 play.dw0b.o5
       p1 puts a Dwarf 0 to work in the Topaz Vault
150. p1 draw.orc  ba0c1833c957f814
       p1 takes an Orc 0 from the camp
151. p2 play.dw4b.c4{M18}
       p2 sends a Dwarf 4 to the Tin Gully
       p2 captures the Tin Gully for the Dwarves
       In its place opens the Ruby Furnace
152. p2 draw.giant  545c00189aedd270
       p2 takes a Giant 3 from the camp
153. p1 play.or1a.c2
       p1 sends an Orc 1 to the Diamond Heart
154. p1 draw.giant  56f22ca8bf160e26
       p1 takes a Giant 9 from the camp
155. p2 play.go2b.o6
       p2 puts a Goblin 2 to work in the Tin Gully
156. p2 draw.deck{gi5a}  f9aee7dc9a512359
       p2 draws a Giant 5 from the deck
       Game over, the deck is empty: p2 wins with −24 points

p1  +3  Quartz Nook, developed [KING-E04]
p1  +5  Jade Hollow, developed [KING-E04]
p1  +1  Pebble Pit, developed [KING-E04]
p1  -6  Opal Well, captured and not developed [KING-E05]
p1  -5  Cobalt Drift, captured and not developed [KING-E05]
p1  -3  Quartz Nook, captured and not developed [KING-E05]
p1  -4  Amber Seep, captured and not developed [KING-E05]
p1  -6  Topaz Vault, captured and not developed [KING-E05]
p1  -8  Ruby Furnace, captured and not developed [KING-E05]
p1  -4  Amber Seep, captured and not developed [KING-E05]
p1  -5  Cobalt Drift, captured and not developed [KING-E05]
p2  +1  Pebble Pit, developed [KING-E04]
p2  +4  Lead Cellar, developed [KING-E04]
p2  +2  Copper Scrape, developed [KING-E04]
p2  -5  Jade Hollow, captured and not developed [KING-E05]
p2  -4  Lead Cellar, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
p2  -5  Cobalt Drift, captured and not developed [KING-E05]
p2  -3  Tin Gully, captured and not developed [KING-E05]
= p2 -24, p1 -32  draw, won by p2
