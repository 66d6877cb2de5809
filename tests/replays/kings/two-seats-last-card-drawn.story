kings/1  seats 2  seed 1  options pairing=random

  1. p1 play.or2b.c1  874e6041d4d24607
       p1 sends an Orc 2 to the Cobalt Drift
  2. p1 draw.giant  757a05f602175b61
       p1 takes a Giant 0 from the camp
  3. p2 play.dw4b.c1  3efad1e523d70884
       p2 sends a Dwarf 4 to the Cobalt Drift
  4. p2 draw.giant  a258721453312a3e
       p2 takes a Giant 4 from the camp
  5. p1 play.gi0a.c3  900d19285d8a6763
       p1 sends a Giant 0 to the Opal Well
  6. p1 draw.giant  892edb8c2c54375f
       p1 takes a Giant 8 from the camp
  7. p2 play.or9a.c4{M18}  1c76f3c39f1e735d
       p2 sends an Orc 9 to the Jade Hollow
       p2 captures the Jade Hollow for the Orcs
       In its place opens the Ruby Furnace
  8. p2 draw.deck{dw4a}  e7e302fe3ce57fbe
       p2 draws a Dwarf 4 from the deck
  9. p1 play.gi8a.c3{M08}  ee55877216bd765f
       p1 sends a Giant 8 to the Opal Well
       p1 captures the Opal Well for the Giants
       In its place opens the Amber Seep
 10. p1 draw.orc  769417ca7ddd669f
       p1 takes an Orc 9 from the camp
 11. p2 play.go6b.c1{M07}  46bf6c4a00f3b930
       p2 sends a Goblin 6 to the Cobalt Drift
       p2 hands the Cobalt Drift to p1, for the Goblins
       In its place opens the Quartz Nook
 12. p2 draw.orc  27ccb80bbac25ca1
       p2 takes an Orc 2 from the camp
 13. p1 play.or9a.o1  12040a77c49a8e41
       p1 puts an Orc 9 to work in the Opal Well
 14. p1 draw.deck{go4b}  1df54a2ee6fa880e
       p1 draws a Goblin 4 from the deck
 15. p2 play.gi4a.c3  131d7a815bc75eb0
       p2 sends a Giant 4 to the Amber Seep
 16. p2 draw.goblin  92b7bdc9471764e3
       p2 takes a Goblin 6 from the camp
 17. p1 play.go3b.c4  da988cee438d9e7d
       p1 sends a Goblin 3 to the Ruby Furnace
 18. p1 draw.orc  7b4491e89e1eb6d2
       p1 takes an Orc 1 from the camp
 19. p2 play.or8a.c2  a24e9d6cfd81d0bb
       p2 sends an Orc 8 to the Cobalt Drift
 20. p2 draw.deck{gi9a}  c0c93d831d6026a1
       p2 draws a Giant 9 from the deck
 21. p1 play.or1a.c1  1253d21a2957303c
       p1 sends an Orc 1 to the Quartz Nook
 22. p1 draw.deck{dw0a}  22e304b88c3e48e6
       p1 draws a Dwarf 0 from the deck
 23. p2 play.gi9a.o1  3aa932cd48010de3
       p2 puts a Giant 9 to work in the Jade Hollow
 24. p2 draw.deck{or6a}  ac0f4a7a5696321d
       p2 draws an Orc 6 from the deck
 25. p1 play.go7a.c1{M12}  e8cd2f0e4d6e4b4e
       p1 sends a Goblin 7 to the Quartz Nook
       p1 captures the Quartz Nook for the Goblins
       In its place opens the Jade Hollow
 26. p1 draw.deck{dw1a}  a8ac8983d8c6761f
       p1 draws a Dwarf 1 from the deck
 27. p2 play.go6b.c3{M01}  c7960df5de1ea39f
       p2 sends a Goblin 6 to the Amber Seep
       p2 hands the Amber Seep to p1, for the Goblins
       In its place opens the Pebble Pit
 28. p2 draw.orc  f83670292d26c173
       p2 takes an Orc 1 from the camp
 29. p1 play.dw1a.c1{M08}  2a1733b35212c1a5
       p1 sends a Dwarf 1 to the Jade Hollow
       p1 captures the Jade Hollow for the Dwarves
       In its place opens the Amber Seep
 30. p1 draw.goblin  2805818d633867e4
       p1 takes a Goblin 6 from the camp
 31. p2 play.or1a.c3{M09}  d947ec1493d70abd
       p2 sends an Orc 1 to the Pebble Pit
       p2 captures the Pebble Pit for the Orcs
       In its place opens the Lead Cellar
 32. p2 draw.dwarf  f8cd957f17a97e6b
       p2 takes a Dwarf 1 from the camp
 33. p1 play.go4b.c4{M02}  01befeee756a0143
       p1 sends a Goblin 4 to the Ruby Furnace
       p1 captures the Ruby Furnace for the Goblins
       In its place opens the Copper Scrape
 34. p1 draw.dwarf  c57bafe40a4f5765
       p1 takes a Dwarf 4 from the camp
 35. p2 play.dw8b.o2  622f552234994b89
       p2 puts a Dwarf 8 to work in the Pebble Pit
       p2 develops the Pebble Pit, worth 1
 36. p2 draw.orc  79003921ceb26161
       p2 takes an Orc 1 from the camp
 37. p1 play.dw0a.o5  0c3dbc91ac1fe441
       p1 puts a Dwarf 0 to work in the Jade Hollow
 38. p1 draw.giant  c070c5d018df40bf
       p1 takes a Giant 4 from the camp
 39. p2 play.dw4a.c1  a96eb81bdd67fe1d
       p2 sends a Dwarf 4 to the Amber Seep
 40. p2 draw.deck{or5b}  b69de05a8f7bd9bf
       p2 draws an Orc 5 from the deck
 41. p1 play.go1a.c3  429c910e502587d8
       p1 sends a Goblin 1 to the Lead Cellar
 42. p1 draw.giant  eb98844248ca11bb
       p1 takes a Giant 0 from the camp
 43. p2 play.gi5b.c3  3ff75526153e6a4f
       p2 sends a Giant 5 to the Lead Cellar
 44. p2 draw.deck{gi0b}  0bcde50f142a6a80
       p2 draws a Giant 0 from the deck
 45. p1 play.go9a.c1{M09}  1b9fba061ccd615c
       p1 sends a Goblin 9 to the Amber Seep
       p1 captures the Amber Seep for the Goblins
       In its place opens the Lead Cellar
 46. p1 draw.dwarf  07278614e830b763
       p1 takes a Dwarf 4 from the camp
 47. p2 play.or6a.c4{M10}  7b6af65bd1ab5f31
       p2 sends an Orc 6 to the Copper Scrape
       p2 captures the Copper Scrape for the Orcs
       In its place opens the Cobalt Drift
 48. p2 draw.giant  1acb42110297292a
       p2 takes a Giant 8 from the camp
 49. p1 play.dw4b.c1  d096a96bd4d96e23
       p1 sends a Dwarf 4 to the Lead Cellar
 50. p1 draw.deck{gi2a}  64f22f3f54327e8c
       p1 draws a Giant 2 from the deck
 51. p2 play.gi0b.o2  be27d1c5e26f1445
       p2 puts a Giant 0 to work in the Copper Scrape
 52. p2 draw.deck{gi6b}  acea46fbff81f796
       p2 draws a Giant 6 from the deck
 53. p1 play.gi4a.o4  53ce5289e9708f48
       p1 puts a Giant 4 to work in the Amber Seep
 54. p1 draw.goblin  7c8f41aaff05d3b9
       p1 takes a Goblin 9 from the camp
 55. p2 play.or1a.c4  c580f6fe2eee5c70
       p2 sends an Orc 1 to the Cobalt Drift
 56. p2 draw.goblin  9110c88746f48e9d
       p2 takes a Goblin 3 from the camp
 57. p1 play.go6b.c1  8e50a617655e6f18
       p1 sends a Goblin 6 to the Lead Cellar
 58. p1 draw.orc  601b0dcb05a21e58
       p1 takes an Orc 6 from the camp
 59. p2 play.gi6b.c4  0c125892596fdedc
       p2 sends a Giant 6 to the Cobalt Drift
 60. p2 draw.deck{dw7b}  a056c0165b421405
       p2 draws a Dwarf 7 from the deck
 61. p1 play.gi2a.o3  75c13cdb27e167d4
       p1 puts a Giant 2 to work in the Quartz Nook
 62. p1 draw.deck{or3b}  0b942b55f645e9a2
       p1 draws an Orc 3 from the deck
 63. p2 play.dw7b.c3{M07}  47477a1105770405
       p2 sends a Dwarf 7 to the Lead Cellar
       p2 captures the Lead Cellar for the Dwarves
       In its place opens the Quartz Nook
 64. p2 draw.goblin  00d6806b0de85eb7
       p2 takes a Goblin 1 from the camp
 65. p1 play.dw4a.o7  9df838bd85d3a2af
       p1 puts a Dwarf 4 to work in the Amber Seep
 66. p1 draw.goblin  0d97e8fbee865a6e
       p1 takes a Goblin 4 from the camp
 67. p2 play.go1a.o3  89fbcfa1b5a478a4
       p2 puts a Goblin 1 to work in the Lead Cellar
 68. p2 draw.giant  988349368b2005cf
       p2 takes a Giant 5 from the camp
 69. p1 play.go9a.c4{M17}  92d93ce569a11297
       p1 sends a Goblin 9 to the Cobalt Drift
       p1 captures the Cobalt Drift for the Goblins
       In its place opens the Emerald Deep
 70. p1 draw.goblin  1ebdbed42392694f
       p1 takes a Goblin 9 from the camp
 71. p2 play.dw1a.c4  a7608aa12f592386
       p2 sends a Dwarf 1 to the Emerald Deep
 72. p2 draw.deck{or8b}  7458ff9a7b44330e
       p2 draws an Orc 8 from the deck
 73. p1 play.go9a.c3  16293c922ab8062a
       p1 sends a Goblin 9 to the Quartz Nook
 74. p1 draw.giant  7addd373ef0eb3a1
       p1 takes a Giant 6 from the camp
 75. p2 play.gi5b.c4{M17}  35db848624e4a1ac
       p2 sends a Giant 5 to the Emerald Deep
       p2 captures the Emerald Deep for the Giants
       In its place opens the Emerald Deep
 76. p2 draw.deck{or4a}  81d0e238d9bfc172
       p2 draws an Orc 4 from the deck
 77. p1 play.gi6b.o5  14931599b83c09f7
       p1 puts a Giant 6 to work in the Jade Hollow
 78. p1 draw.giant  bf5287912a784f35
       p1 takes a Giant 5 from the camp
 79. p2 play.gi8a.o3  c760e6a887ef78a4
       p2 puts a Giant 8 to work in the Lead Cellar
       p2 develops the Lead Cellar, worth 4
 80. p2 draw.goblin  2b015cb89ae76d79
       p2 takes a Goblin 7 from the camp
 81. p1 play.or3b.o6  3f7ec2ec43a2e29b
       p1 puts an Orc 3 to work in the Ruby Furnace
 82. p1 draw.orc  eaa07efd55c66519
       p1 takes an Orc 1 from the camp
 83. p2 play.or5b.c4  e73cbe1f850e5cd9
       p2 sends an Orc 5 to the Emerald Deep
 84. p2 draw.deck{gi3b}  e45e230915e37e80
       p2 draws a Giant 3 from the deck
 85. p1 play.or6a.o6  0b4adf62e81d4e16
       p1 puts an Orc 6 to work in the Ruby Furnace
 86. p1 draw.deck{dw2a}  266eda14810203f0
       p1 draws a Dwarf 2 from the deck
 87. p2 play.or8b.o2  f22bdd8d5a56c72a
       p2 puts an Orc 8 to work in the Copper Scrape
       p2 develops the Copper Scrape, worth 2
 88. p2 draw.dwarf  b579aeeb494a1eaa
       p2 takes a Dwarf 1 from the camp
 89. p1 play.gi5b.o3  c9860c39b6008365
       p1 puts a Giant 5 to work in the Quartz Nook
       p1 develops the Quartz Nook, worth 3
 90. p1 draw.deck{gi9b}  d18bd1737b6b06e8
       p1 draws a Giant 9 from the deck
 91. p2 play.go7a.o4  c467dc8c815f0781
       p2 puts a Goblin 7 to work in the Emerald Deep
 92. p2 draw.deck{gi4b}  22f8edddfc26b12c
       p2 draws a Giant 4 from the deck
 93. p1 play.gi9b.c2  0dd4700860b65f13
       p1 sends a Giant 9 to the Cobalt Drift
 94. p1 draw.deck{go9b+dw6b+dw8a+dw9a+go0b+gi7a+gi7b}  8fd4bbfe65974a7a
       p1 draws a Goblin 9 from the deck
       No playable card: p2 shows the whole hand and draws 6 new cards
 95. p2 play.dw9a.o4  bd12bc50eff0fe4b
       p2 puts a Dwarf 9 to work in the Emerald Deep
 96. p2 draw.deck{go8b}  576fb148f234381e
       p2 draws a Goblin 8 from the deck
 97. p1 play.gi0a.o1  e7d48978b18b4ded
       p1 puts a Giant 0 to work in the Opal Well
 98. p1 draw.dwarf  44ce9a17a5831432
       p1 takes a Dwarf 7 from the camp
 99. p2 play.dw8a.c1{M08}  8d9148f5e3e6513b
       p2 sends a Dwarf 8 to the Lead Cellar
       p2 captures the Lead Cellar for the Dwarves
       In its place opens the Amber Seep
100. p2 draw.dwarf  9b8ea36ca4a62157
       p2 takes a Dwarf 4 from the camp
101. p1 play.dw7b.o6  49fd913c1c9d9d8c
       p1 puts a Dwarf 7 to work in the Ruby Furnace
102. p1 draw.goblin  22b7722816005bf2
       p1 takes a Goblin 6 from the camp
103. p2 play.go8b.o2  8026dcb74ba07f5e
       p2 puts a Goblin 8 to work in the Lead Cellar
104. p2 draw.deck{dw6a}  93cb08752f9a2e32
       p2 draws a Dwarf 6 from the deck
105. p1 play.dw2a.o8  fc5d9543935eb339
       p1 puts a Dwarf 2 to work in the Cobalt Drift
106. p1 draw.dwarf  3ceb23c44b3c81cb
       p1 takes a Dwarf 8 from the camp
107. p2 play.go0b.o1  44288881f6111eaf
       p2 puts a Goblin 0 to work in the Jade Hollow
108. p2 draw.deck{or0a}  1201e2679b483e76
       p2 draws an Orc 0 from the deck
109. p1 play.dw8a.o5  38da6e082ce4dadf
       p1 puts a Dwarf 8 to work in the Jade Hollow
110. p1 draw.deck{or5a}  1c5d531826aac31e
       p1 draws an Orc 5 from the deck
111. p2 play.gi7b.o1  43bad8cf7f88f8a7
       p2 puts a Giant 7 to work in the Jade Hollow
112. p2 draw.deck{gi6a}  7b6a22e0d220653c
       p2 draws a Giant 6 from the deck
113. p1 play.or5a.o2  d1550c7563aeee38
       p1 puts an Orc 5 to work in the Cobalt Drift
114. p1 draw.deck{gi3a}  209534a7cb0dc0d1
       p1 draws a Giant 3 from the deck
115. p2 play.dw6a.c4{M15}  18a11c91495a7f4c
       p2 sends a Dwarf 6 to the Emerald Deep
       p2 captures the Emerald Deep for the Dwarves
       In its place opens the Topaz Vault
116. p2 draw.orc  78a73b2fec4f39e8
       p2 takes an Orc 5 from the camp
117. p1 play.go6b.c1  774621f446d25afc
       p1 sends a Goblin 6 to the Amber Seep
118. p1 draw.dwarf  5a34142dcc4e1e77
       p1 takes a Dwarf 6 from the camp
119. p2 play.gi7a.o3  88a96b09f4b0e71c
       p2 puts a Giant 7 to work in the Emerald Deep
120. p2 draw.deck{go2b}  034cf5d210523535
       p2 draws a Goblin 2 from the deck
121. p1 play.go9b.o5  ebabde6e36a768b9
       p1 puts a Goblin 9 to work in the Jade Hollow
       p1 develops the Jade Hollow, worth 5
122. p1 draw.deck{gi1b}  cd9c85214825294d
       p1 draws a Giant 1 from the deck
123. p2 play.or5b.c4  72e4ae71b5cca6dd
       p2 sends an Orc 5 to the Topaz Vault
124. p2 draw.deck{dw2b}  292d6a2aa9b79463
       p2 draws a Dwarf 2 from the deck
125. p1 play.dw6a.o4  a5151db9eea2934c
       p1 puts a Dwarf 6 to work in the Amber Seep
126. p1 draw.deck{dw0b}  c4397ce7de836265
       p1 draws a Dwarf 0 from the deck
127. p2 play.gi6a.c4  40acb3f6820a9c52
       p2 sends a Giant 6 to the Topaz Vault
128. p2 draw.deck{go3a}  45df4f8ea31b2a6f
       p2 draws a Goblin 3 from the deck
129. p1 play.go0a.c3{M01}  ce7dfb3f9b1a789a
       p1 sends a Goblin 0 to the Quartz Nook
       p1 captures the Quartz Nook for the Goblins
       In its place opens the Pebble Pit
130. p1 draw.deck{or7a}  a63195b735b4b68e
       p1 draws an Orc 7 from the deck
131. p2 play.go2b.c3{M08}  93623566d5006f60
       p2 sends a Goblin 2 to the Pebble Pit
       p2 hands the Pebble Pit to p1, for the Goblins
       In its place opens the Amber Seep
132. p2 draw.goblin  79af8b827c23594a
       p2 takes a Goblin 2 from the camp
133. p1 play.or7a.o3  a56df4856292ace2
       p1 puts an Orc 7 to work in the Quartz Nook
134. p1 draw.deck{or6b}  d625cacc180de223
       p1 draws an Orc 6 from the deck
135. p2 play.dw6b.c3  604f1e66e51428e9
       p2 sends a Dwarf 6 to the Amber Seep
136. p2 draw.deck{gi2b}  a032f72da62d0101
       p2 draws a Giant 2 from the deck
137. p1 play.or6b.o5  faca44892e8619ef
       p1 puts an Orc 6 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1
138. p1 draw.goblin  f845851745568de7
       p1 takes a Goblin 9 from the camp
139. p2 play.or0a.c2{M20}  f8633bfe5f8c4fb9
       p2 sends an Orc 0 to the Cobalt Drift
       p2 captures the Cobalt Drift for the Orcs
       In its place opens the Diamond Heart
140. p2 draw.goblin  0e09f84e944d5d30
       p2 takes a Goblin 0 from the camp
141. p1 play.go9a.c4{M04}  28db39ce020973b6
       p1 sends a Goblin 9 to the Topaz Vault
       p1 captures the Topaz Vault for the Goblins
       In its place opens the Tin Gully
142. p1 draw.giant  632117f48a5ba598
       p1 takes a Giant 6 from the camp
143. p2 play.go3a.o5  512541c31ff45285
       p2 puts a Goblin 3 to work in the Cobalt Drift
144. p2 draw.goblin  7a369030c7034226
       p2 takes a Goblin 9 from the camp
145. p1 play.gi3a.c4  8213e3642cbd85bb
       p1 sends a Giant 3 to the Tin Gully
146. p1 draw.orc  3cecd05470ead0eb
       p1 takes an Orc 5 from the camp
147. p2 play.go9a.o3  47f9aeea60bfa192
       p2 puts a Goblin 9 to work in the Emerald Deep
148. p2 draw.orc  acf0bd9e2584e429
       p2 takes an Orc 8 from the camp
149. p1 play.dw0b.o5  057275595c05fb09
       p1 puts a Dwarf 0 to work in the Topaz Vault
150. p1 draw.orc  0d595910fb272039
       p1 takes an Orc 0 from the camp
151. p2 play.dw4b.c4{M18}  bc041872c2da6b21
       p2 sends a Dwarf 4 to the Tin Gully
       p2 captures the Tin Gully for the Dwarves
       In its place opens the Ruby Furnace
152. p2 draw.giant  dafffbf1e10cffe9
       p2 takes a Giant 3 from the camp
153. p1 play.or1a.c2  f695be05489f02b7
       p1 sends an Orc 1 to the Diamond Heart
154. p1 draw.giant  99c9fe19325c60c3
       p1 takes a Giant 9 from the camp
155. p2 play.go2b.o6  dd331c19ac3e5d2b
       p2 puts a Goblin 2 to work in the Tin Gully
156. p2 draw.deck{gi5a}  6465285c0fa23329
       p2 draws a Giant 5 from the deck
       Game over, the deck is empty: p2 wins with -24

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
