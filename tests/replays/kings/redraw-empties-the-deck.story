kings/2  seats 2  seed 10  options pairing=printed

  1. p1 play.or6b.c4{M19}
       p1 sends an Orc 6 to the Pebble Pit
       p1 captures the Pebble Pit for the Orcs
       In its place opens the Gold Cathedral
  2. p1 draw.deck{gi4a}  12cc946325d92832
       p1 draws a Giant 4 from the deck
  3. p2 play.go3b.c4
       p2 sends a Goblin 3 to the Gold Cathedral
  4. p2 draw.dwarf  38156cfb1cf028cd
       p2 takes a Dwarf 8 from the camp
  5. p1 play.gi4a.o1
       p1 puts a Giant 4 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1 point
  6. p1 draw.giant  22b1caa912eca982
       p1 takes a Giant 9 from the camp
  7. p2 play.dw2a.c3
       p2 sends a Dwarf 2 to the Salt Burrow
  8. p2 draw.orc  ddd093995bc7e3d0
       p2 takes an Orc 6 from the camp
  9. p1 play.go7a.c4
       p1 sends a Goblin 7 to the Gold Cathedral
 10. p1 draw.orc  22e5cd9e5dc5a648
       p1 takes an Orc 9 from the camp
 11. p2 play.dw8a.c3{M07}
       p2 sends a Dwarf 8 to the Salt Burrow
       p2 captures the Salt Burrow for the Dwarves
       In its place opens the Quartz Nook
 12. p2 draw.dwarf  a796aaf33a677235
       p2 takes a Dwarf 2 from the camp
 13. p1 play.or1a.c3
       p1 sends an Orc 1 to the Quartz Nook
 14. p1 draw.deck{or2a}  808b5adf80879d71
       p1 draws an Orc 2 from the deck
 15. p2 play.or6b.o1
       p2 puts an Orc 6 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2 points
 16. p2 draw.dwarf  3b6bb0e67c4bc451
       p2 takes a Dwarf 8 from the camp
 17. p1 play.or9b.c1
       p1 sends an Orc 9 to the Topaz Vault
 18. p1 draw.deck{or3b}  3dda0339c5786782
       p1 draws an Orc 3 from the deck
 19. p2 play.gi4b.c3{M15}
       p2 sends a Giant 4 to the Quartz Nook
       p2 captures the Quartz Nook for the Giants
       In its place opens the Topaz Vault
 20. p2 draw.deck{dw3b}  83e543b89b440dac
       p2 draws a Dwarf 3 from the deck
 21. p1 play.gi9b.c2
       p1 sends a Giant 9 to the Sapphire Chasm
 22. p1 draw.giant  de02d5e507147421
       p1 takes a Giant 4 from the camp
 23. p2 play.dw3b.o1
       p2 puts a Dwarf 3 to work in the Quartz Nook
 24. p2 draw.orc  54652c16bc8ff3c5
       p2 takes an Orc 1 from the camp
 25. p1 play.or2a.c3
       p1 sends an Orc 2 to the Topaz Vault
 26. p1 draw.deck{or3a}  b513c9c6796c1e7d
       p1 draws an Orc 3 from the deck
 27. p2 play.or0a.c2
       p2 sends an Orc 0 to the Sapphire Chasm
 28. p2 draw.dwarf  71f2f97d14a9b00b
       p2 takes a Dwarf 6 from the camp
 29. p1 play.gi4b.c2{M14}
       p1 sends a Giant 4 to the Sapphire Chasm
       p1 hands the Sapphire Chasm to p2, for the Giants
       In its place opens the Opal Well
 30. p1 draw.giant  962d4df0d9e50bec
       p1 takes a Giant 9 from the camp
 31. p2 play.dw6a.o1
       p2 puts a Dwarf 6 to work in the Quartz Nook
       p2 develops the Quartz Nook, worth 3 points
 32. p2 draw.deck{dw4a}  7d56e442c3fd6e0d
       p2 draws a Dwarf 4 from the deck
 33. p1 play.dw0b.c1
       p1 sends a Dwarf 0 to the Topaz Vault
 34. p1 draw.orc  0eefa7ec4b3870b4
       p1 takes an Orc 0 from the camp
 35. p2 play.go0b.o2
       p2 puts a Goblin 0 to work in the Sapphire Chasm
 36. p2 draw.deck{dw7a}  f4e055e39dfce845
       p2 draws a Dwarf 7 from the deck
 37. p1 play.gi9b.c3
       p1 sends a Giant 9 to the Topaz Vault
 38. p1 draw.deck{go5b}  d7b1462e4aad4fc4
       p1 draws a Goblin 5 from the deck
 39. p2 play.dw7a.o2
       p2 puts a Dwarf 7 to work in the Sapphire Chasm
 40. p2 draw.deck{gi8b}  e4ec52f5afff98e8
       p2 draws a Giant 8 from the deck
 41. p1 play.or3a.c1{M12}
       p1 sends an Orc 3 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Jade Hollow
 42. p1 draw.dwarf  89271ebad5e7ddf5
       p1 takes a Dwarf 0 from the camp
 43. p2 play.gi9a.c1{M04}
       p2 sends a Giant 9 to the Jade Hollow
       p2 captures the Jade Hollow for the Giants
       In its place opens the Tin Gully
 44. p2 draw.deck{or4a}  6b8b412c3e528db4
       p2 draws an Orc 4 from the deck
 45. p1 play.go5b.c2
       p1 sends a Goblin 5 to the Opal Well
 46. p1 draw.deck{or5a}  879d28895f7b5943
       p1 draws an Orc 5 from the deck
 47. p2 play.or1a.o1
       p2 puts an Orc 1 to work in the Jade Hollow
 48. p2 draw.orc  5dcba83ccd9633dc
       p2 takes an Orc 9 from the camp
 49. p1 play.dw0b.o1
       p1 puts a Dwarf 0 to work in the Topaz Vault
 50. p1 draw.deck{gi8a}  c14d3f99b3aff179
       p1 draws a Giant 8 from the deck
 51. p2 play.or9b.c4{M05}
       p2 sends an Orc 9 to the Gold Cathedral
       p2 hands the Gold Cathedral to p1, for the Orcs
       In its place opens the Coal Throat
 52. p2 draw.deck{dw7b}  d3a871f0268bbf50
       p2 draws a Dwarf 7 from the deck
 53. p1 play.or0a.c4{M15}
       p1 sends an Orc 0 to the Coal Throat
       p1 captures the Coal Throat for the Orcs
       In its place opens the Topaz Vault
 54. p1 draw.orc  f644e92fe0e1b342
       p1 takes an Orc 0 from the camp
 55. p2 play.dw8a.o2
       p2 puts a Dwarf 8 to work in the Sapphire Chasm
 56. p2 draw.deck{dw0a}  eb2ddf3903b3f9b7
       p2 draws a Dwarf 0 from the deck
 57. p1 play.dw2b.o1
       p1 puts a Dwarf 2 to work in the Topaz Vault
 58. p1 draw.goblin  d2daf7d29b2bcd0e
       p1 takes a Goblin 3 from the camp
 59. p2 play.dw4a.o1
       p2 puts a Dwarf 4 to work in the Jade Hollow
 60. p2 draw.orc  fffe979045c761d2
       p2 takes an Orc 9 from the camp
 61. p1 play.or3b.c1
       p1 sends an Orc 3 to the Tin Gully
 62. p1 draw.orc  bd91fc8f5f3799e5
       p1 takes an Orc 3 from the camp
 63. p2 play.or9b.o1
       p2 puts an Orc 9 to work in the Jade Hollow
 64. p2 draw.giant  ddb2192ca3134373
       p2 takes a Giant 9 from the camp
 65. p1 play.or5a.c4
       p1 sends an Orc 5 to the Topaz Vault
 66. p1 draw.deck{gi0a}  eec827b9f824f518
       p1 draws a Giant 0 from the deck
 67. p2 play.dw7b.c1{M19}
       p2 sends a Dwarf 7 to the Tin Gully
       p2 captures the Tin Gully for the Dwarves
       In its place opens the Gold Cathedral
 68. p2 draw.deck{or6a}  c26d0bcf911357dc
       p2 draws an Orc 6 from the deck
 69. p1 play.gi0a.o2
       p1 puts a Giant 0 to work in the Gold Cathedral
 70. p1 draw.dwarf  d1d38ac26cbebc62
       p1 takes a Dwarf 7 from the camp
 71. p2 play.gi9a.c1
       p2 sends a Giant 9 to the Gold Cathedral
 72. p2 draw.goblin  bede52f410093d82
       p2 takes a Goblin 7 from the camp
 73. p1 play.dw4b.o2
       p1 puts a Dwarf 4 to work in the Gold Cathedral
 74. p1 draw.deck{gi2b}  11226583cc3950ce
       p1 draws a Giant 2 from the deck
 75. p2 play.or6a.c4
       p2 sends an Orc 6 to the Topaz Vault
 76. p2 draw.deck{go0a}  634b006d0d04a02b
       p2 draws a Goblin 0 from the deck
 77. p1 play.dw7b.c2{M06}
       p1 sends a Dwarf 7 to the Opal Well
       p1 captures the Opal Well for the Dwarves
       In its place opens the Iron Stair
 78. p1 draw.giant  2d435a9b7885a8dd
       p1 takes a Giant 4 from the camp
 79. p2 play.go7a.c4{M02}
       p2 sends a Goblin 7 to the Topaz Vault
       p2 captures the Topaz Vault for the Goblins
       In its place opens the Copper Scrape
 80. p2 draw.dwarf  cbbfacb8e4299c9d
       p2 takes a Dwarf 7 from the camp
 81. p1 play.gi2b.o3
       p1 puts a Giant 2 to work in the Coal Throat
 82. p1 draw.goblin  0cff690b4744111d
       p1 takes a Goblin 7 from the camp
 83. p2 play.dw2a.c2{M07}
       p2 sends a Dwarf 2 to the Iron Stair
       p2 captures the Iron Stair for the Dwarves
       In its place opens the Quartz Nook
 84. p2 draw.deck{dw8b}  e912801de7754b4f
       p2 draws a Dwarf 8 from the deck
 85. p1 play.go7a.o4
       p1 puts a Goblin 7 to work in the Opal Well
 86. p1 draw.dwarf  07b6361272d8364f
       p1 takes a Dwarf 2 from the camp
 87. p2 play.dw7b.c4{M01}
       p2 sends a Dwarf 7 to the Copper Scrape
       p2 captures the Copper Scrape for the Dwarves
       In its place opens the Pebble Pit
 88. p2 draw.goblin  14140bb9dde76ffd
       p2 takes a Goblin 5 from the camp
 89. p1 play.gi4b.o1
       p1 puts a Giant 4 to work in the Topaz Vault
       p1 develops the Topaz Vault, worth 6 points
 90. p1 draw.dwarf  4aa5486665d71453
       p1 takes a Dwarf 7 from the camp
 91. p2 play.or4a.c4{M10}
       p2 sends an Orc 4 to the Pebble Pit
       p2 hands the Pebble Pit to p1, for the Orcs
       In its place opens the Cobalt Drift
 92. p2 draw.deck{go1a}  8952095bb1a30568
       p2 draws a Goblin 1 from the deck
 93. p1 play.gi8a.o2
       p1 puts a Giant 8 to work in the Gold Cathedral
 94. p1 draw.deck{gi7b}  821e67e2e8696995
       p1 draws a Giant 7 from the deck
 95. p2 play.gi8b.c2
       p2 sends a Giant 8 to the Quartz Nook
 96. p2 draw.orc  6b117e87f40ca928
       p2 takes an Orc 4 from the camp
 97. p1 play.gi7b.o1
       p1 puts a Giant 7 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1 point
 98. p1 draw.orc  b5b999a21fc46b83
       p1 takes an Orc 5 from the camp
 99. p2 play.or4a.o5
       p2 puts an Orc 4 to work in the Iron Stair
100. p2 draw.deck{or8b}  a80569931baa687f
       p2 draws an Orc 8 from the deck
101. p1 play.or0a.c3{M03}
       p1 sends an Orc 0 to the Topaz Vault
       p1 captures the Topaz Vault for the Orcs
       In its place opens the Salt Burrow
102. p1 draw.deck{go6a}  0b1d0c61899eec18
       p1 draws a Goblin 6 from the deck
103. p2 play.go5b.c3
       p2 sends a Goblin 5 to the Salt Burrow
104. p2 draw.orc  0d033bf082a9d4e6
       p2 takes an Orc 2 from the camp
105. p1 play.go6a.o3
       p1 puts a Goblin 6 to work in the Coal Throat
       p1 develops the Coal Throat, worth 2 points
106. p1 draw.giant  9c3756b4820ea204
       p1 takes a Giant 9 from the camp
107. p2 play.dw0a.o4
       p2 puts a Dwarf 0 to work in the Topaz Vault
108. p2 draw.orc  1e42b0498a421d60
       p2 takes an Orc 0 from the camp
109. p1 play.gi9b.c4
       p1 sends a Giant 9 to the Cobalt Drift
110. p1 draw.deck{gi1a}  9f998084492c179d
       p1 draws a Giant 1 from the deck
111. p2 play.go0a.o6
       p2 puts a Goblin 0 to work in the Copper Scrape
112. p2 draw.deck{gi2a}  dae5eb852176233a
       p2 draws a Giant 2 from the deck
113. p1 play.go3b.o1
       p1 puts a Goblin 3 to work in the Topaz Vault
114. p1 draw.orc  143353d5048b965a
       p1 takes an Orc 6 from the camp
115. p2 play.gi2a.o6
       p2 puts a Giant 2 to work in the Copper Scrape
       p2 develops the Copper Scrape, worth 2 points
116. p2 draw.deck{go9b}  2d84df7c25a28464
       p2 draws a Goblin 9 from the deck
117. p1 play.or6a.c3{M16}
       p1 sends an Orc 6 to the Salt Burrow
       p1 captures the Salt Burrow for the Orcs
       In its place opens the Sapphire Chasm
118. p1 draw.orc  1898287c52b91a9f
       p1 takes an Orc 6 from the camp
119. p2 play.or2a.o4
       p2 puts an Orc 2 to work in the Topaz Vault
120. p2 draw.goblin  bbcce982e1fdd6c5
       p2 takes a Goblin 5 from the camp
121. p1 play.dw7b.c3
       p1 sends a Dwarf 7 to the Sapphire Chasm
122. p1 draw.orc  d518bc61d693ec17
       p1 takes an Orc 3 from the camp
123. p2 play.or0a.c1
       p2 sends an Orc 0 to the Gold Cathedral
124. p2 draw.deck{gi5b}  064573f0a7bc5241
       p2 draws a Giant 5 from the deck
125. p1 play.dw2a.o3
       p1 puts a Dwarf 2 to work in the Salt Burrow
       p1 develops the Salt Burrow, worth 2 points
126. p1 draw.deck{go2a}  816c1473d2479f1f
       p1 draws a Goblin 2 from the deck
127. p2 play.gi5b.c1{M02}
       p2 sends a Giant 5 to the Gold Cathedral
       p2 captures the Gold Cathedral for the Giants
       In its place opens the Copper Scrape
128. p2 draw.orc  f7c3c298fcff48fb
       p2 takes an Orc 0 from the camp
129. p1 play.gi1a.c1{M17}
       p1 sends a Giant 1 to the Copper Scrape
       p1 hands the Copper Scrape to p2, for the Giants
       In its place opens the Emerald Deep
130. p1 draw.giant  a7c5e23eb6ccaace
       p1 takes a Giant 1 from the camp
131. p2 play.or8b.o5
       p2 puts an Orc 8 to work in the Iron Stair
132. p2 draw.deck{gi3b}  0a4ec362a7ad6246
       p2 draws a Giant 3 from the deck
133. p1 play.gi1a.c1
       p1 sends a Giant 1 to the Emerald Deep
134. p1 draw.giant  a16714ee1a19daff
       p1 takes a Giant 9 from the camp
135. p2 play.go5b.c1{M08}
       p2 sends a Goblin 5 to the Emerald Deep
       p2 captures the Emerald Deep for the Goblins
       In its place opens the Amber Seep
136. p2 draw.giant  4823c6f37aeb99ca
       p2 takes a Giant 1 from the camp
137. p1 play.gi9a.c1
       p1 sends a Giant 9 to the Amber Seep
138. p1 draw.deck{dw9a}  a4fdd6f08a2aa29f
       p1 draws a Dwarf 9 from the deck
139. p2 play.or0a.o6
       p2 puts an Orc 0 to work in the Gold Cathedral
140. p2 draw.goblin  9e30c6867c94e8a1
       p2 takes a Goblin 5 from the camp
141. p1 play.dw9a.o2
       p1 puts a Dwarf 9 to work in the Gold Cathedral
       p1 develops the Gold Cathedral, worth 9 points
142. p1 draw.deck{go1b}  e9b466e31dffa75d
       p1 draws a Goblin 1 from the deck
143. p2 play.go9b.o7
       p2 puts a Goblin 9 to work in the Copper Scrape
144. p2 draw.deck{gi5a+or1b+or7a+go4b+go6b+gi1b+gi6a}  54ebeaad76adf1a5
       p2 draws a Giant 5 from the deck
       No card can be played: p1 shows the whole hand and draws 6 new cards
145. p1 play.go6b.o1
       p1 puts a Goblin 6 to work in the Topaz Vault
146. p1 draw.giant  25d91b648538040d
       p1 takes a Giant 5 from the camp
147. p2 play.dw8b.o8
       p2 puts a Dwarf 8 to work in the Emerald Deep
148. p2 draw.deck{or0b+dw3a+or2b}  207c72c648f05a6f
       p2 draws an Orc 0 from the deck
       No card can be played: p1 shows the whole hand and draws 2 new cards
       Game over, the deck is empty: p1 wins with 9 points

p1  +1  Pebble Pit, developed [KING-E04]
p1  +6  Topaz Vault, developed [KING-E04]
p1  +1  Pebble Pit, developed [KING-E04]
p1  +2  Coal Throat, developed [KING-E04]
p1  +2  Salt Burrow, developed [KING-E04]
p1  +9  Gold Cathedral, developed [KING-E04]
p1  -6  Topaz Vault, captured and not developed [KING-E05]
p1  -6  Opal Well, captured and not developed [KING-E05]
p2  +2  Salt Burrow, developed [KING-E04]
p2  +3  Quartz Nook, developed [KING-E04]
p2  +2  Copper Scrape, developed [KING-E04]
p2  -5  Jade Hollow, captured and not developed [KING-E05]
p2  -7  Sapphire Chasm, captured and not developed [KING-E05]
p2  -3  Tin Gully, captured and not developed [KING-E05]
p2  -6  Topaz Vault, captured and not developed [KING-E05]
p2  -3  Iron Stair, captured and not developed [KING-E05]
p2  -9  Gold Cathedral, captured and not developed [KING-E05]
p2  -2  Copper Scrape, captured and not developed [KING-E05]
p2  -7  Emerald Deep, captured and not developed [KING-E05]
= p1 9, p2 -35  redraw, won by p1
