kings/1  seats 4  seed 12  options pairing=printed

  1. p4 play.or3a.c1  7e568033d0a2caa1
       p4 sends an Orc 3 to the Topaz Vault
  2. p4 draw.goblin  125e42edef193738
       p4 takes a Goblin 9 from the camp
  3. p1 play.go8a.c2  c10279de815b3be6
       p1 sends a Goblin 8 to the Sapphire Chasm
  4. p1 draw.dwarf  8f28a7aed3b88d07
       p1 takes a Dwarf 5 from the camp
  5. p2 play.dw9b.c1  3dfa791043a00140
       p2 sends a Dwarf 9 to the Topaz Vault
  6. p2 draw.orc  a1546be85f6d55c9
       p2 takes an Orc 9 from the camp
  7. p3 play.go5a.c3{M17}  c4b7266d3956f582
       p3 sends a Goblin 5 to the Pebble Pit
       p3 hands the Pebble Pit to p1, for the Goblins
       In its place opens the Emerald Deep
  8. p3 draw.giant  0487d5e85a281a0e
       p3 takes a Giant 9 from the camp
  9. p4 play.gi4a.c3  bbc7e35ef292050e
       p4 sends a Giant 4 to the Emerald Deep
 10. p4 draw.goblin  8ad2aec2dc4de911
       p4 takes a Goblin 5 from the camp
 11. p1 play.dw2b.o1  6ec8a22124408d11
       p1 puts a Dwarf 2 to work in the Pebble Pit
       p1 develops the Pebble Pit, worth 1
 12. p1 draw.deck{or8b}  1ce09998d4121475
       p1 draws an Orc 8 from the deck
 13. p2 play.or1a.c4  f003a6a12a7d1da2
       p2 sends an Orc 1 to the Cobalt Drift
 14. p2 draw.deck{dw0b}  600d3f51be95f2dd
       p2 draws a Dwarf 0 from the deck
 15. p3 play.or2a.c4  7165db957636644f
       p3 sends an Orc 2 to the Cobalt Drift
 16. p3 draw.deck{dw8b}  27a4b55fb4c4567e
       p3 draws a Dwarf 8 from the deck
 17. p4 play.go6b.c3{M01}  b612061112066f8c
       p4 sends a Goblin 6 to the Emerald Deep
       p4 hands the Emerald Deep to p1, for the Goblins
       In its place opens the Pebble Pit
 18. p4 draw.goblin  09d9680c151bfd14
       p4 takes a Goblin 6 from the camp
 19. p1 play.gi8a.c3{M11}  f5644fb94aec147f
       p1 sends a Giant 8 to the Pebble Pit
       p1 hands the Pebble Pit to p3, for the Giants
       In its place opens the Silver Ladder
 20. p1 draw.deck{or2b}  d2a9363037c3fa53
       p1 draws an Orc 2 from the deck
 21. p2 play.go4b.c3{M05}  48f7952a10ac0c95
       p2 sends a Goblin 4 to the Silver Ladder
       p2 hands the Silver Ladder to p1, for the Goblins
       In its place opens the Coal Throat
 22. p2 draw.goblin  b2ce32423992c78d
       p2 takes a Goblin 4 from the camp
 23. p3 play.dw8b.c3{M08}  fde546b40ac1920c
       p3 sends a Dwarf 8 to the Coal Throat
       p3 hands the Coal Throat to p4, for the Dwarves
       In its place opens the Amber Seep
 24. p3 draw.dwarf  c0a5e883a30ebe93
       p3 takes a Dwarf 8 from the camp
 25. p4 play.go6b.o1  710f379752f0b226
       p4 puts a Goblin 6 to work in the Coal Throat
 26. p4 draw.giant  2d4292cc8fabb862
       p4 takes a Giant 8 from the camp
 27. p1 play.gi0a.c3  e807a1dfd1e62dc6
       p1 sends a Giant 0 to the Amber Seep
 28. p1 draw.giant  91f8057f7709fbdd
       p1 takes a Giant 4 from the camp
 29. p2 play.or9a.c2  294fe9d3734eebc5
       p2 sends an Orc 9 to the Sapphire Chasm
 30. p2 draw.deck{dw7b}  f1eae462a445a920
       p2 draws a Dwarf 7 from the deck
 31. p3 play.dw8b.c4{M19}  a5c0011ad71da3e4
       p3 sends a Dwarf 8 to the Cobalt Drift
       p3 hands the Cobalt Drift to p4, for the Dwarves
       In its place opens the Gold Cathedral
 32. p3 draw.dwarf  7c8ab75161cf8b12
       p3 takes a Dwarf 8 from the camp
 33. p4 play.go9a.c4  c118aa6477b1ace6
       p4 sends a Goblin 9 to the Gold Cathedral
 34. p4 draw.orc  fbf48d17109f7e41
       p4 takes an Orc 1 from the camp
 35. p1 play.or8b.c3{M03}  5faefc382035b9a1
       p1 sends an Orc 8 to the Amber Seep
       p1 hands the Amber Seep to p2, for the Orcs
       In its place opens the Salt Burrow
 36. p1 draw.giant  c75b2a3ff3b0f01a
       p1 takes a Giant 0 from the camp
 37. p2 play.gi0b.o1  ce634917a8927f7f
       p2 puts a Giant 0 to work in the Amber Seep
 38. p2 draw.orc  5ed224094527253f
       p2 takes an Orc 8 from the camp
 39. p3 play.go1b.o1  4a629df5a4e56d3e
       p3 puts a Goblin 1 to work in the Pebble Pit
       p3 develops the Pebble Pit, worth 1
 40. p3 draw.deck{or6a}  4eb779111dbb53b9
       p3 draws an Orc 6 from the deck
 41. p4 play.or4a.c3  8db7a601f35264ac
       p4 sends an Orc 4 to the Salt Burrow
 42. p4 draw.orc  17f9cceb4739c028
       p4 takes an Orc 2 from the camp
 43. p1 play.dw5a.o2  82f3e7e50d949e8f
       p1 puts a Dwarf 5 to work in the Silver Ladder
 44. p1 draw.deck{gi6b}  cceecfb45e205154
       p1 draws a Giant 6 from the deck
 45. p2 play.dw7b.o1  b44c225bb5a929dc
       p2 puts a Dwarf 7 to work in the Amber Seep
 46. p2 draw.deck{dw0a}  2a915399c292664c
       p2 draws a Dwarf 0 from the deck
 47. p3 play.or6a.c3{M02}  b1472b0dc832f4fd
       p3 sends an Orc 6 to the Salt Burrow
       p3 hands the Salt Burrow to p2, for the Orcs
       In its place opens the Copper Scrape
 48. p3 draw.orc  72f473c483ea4481
       p3 takes an Orc 4 from the camp
 49. p4 play.or1a.o2  327336041bd90f15
       p4 puts an Orc 1 to work in the Cobalt Drift
 50. p4 draw.orc  5919ab4903755123
       p4 takes an Orc 6 from the camp
 51. p1 play.go2b.c3{M08}  11a8101984ec3510
       p1 sends a Goblin 2 to the Copper Scrape
       p1 captures the Copper Scrape for the Goblins
       In its place opens the Amber Seep
 52. p1 draw.deck{dw4a}  629c02056dc92ad2
       p1 draws a Dwarf 4 from the deck
 53. p2 play.or8a.o1  4aaddde9161f4351
       p2 puts an Orc 8 to work in the Amber Seep
       p2 develops the Amber Seep, worth 4
 54. p2 draw.goblin  19e2a4ed343ac7b3
       p2 takes a Goblin 2 from the camp
 55. p3 play.or4a.c3  426775b06718414a
       p3 sends an Orc 4 to the Amber Seep
 56. p3 draw.deck{or5a}  f76dd66a9cc4b774
       p3 draws an Orc 5 from the deck
 57. p4 play.go5a.o2  e2dc7d2640ec1db4
       p4 puts a Goblin 5 to work in the Cobalt Drift
 58. p4 draw.deck{go3b}  e6b3c42e1b91cdc6
       p4 draws a Goblin 3 from the deck
 59. p1 play.dw8a.o2  7bec4d372114aa33
       p1 puts a Dwarf 8 to work in the Silver Ladder
 60. p1 draw.deck{go0a}  e40c5a6157dd93fd
       p1 draws a Goblin 0 from the deck
 61. p2 play.or8b.c3{M17}  e827fefe3c0d0274
       p2 sends an Orc 8 to the Amber Seep
       p2 captures the Amber Seep for the Orcs
       In its place opens the Emerald Deep
 62. p2 draw.deck{dw6b}  c454dbceb157d381
       p2 draws a Dwarf 6 from the deck
 63. p3 play.or3b.c3  8b328aafb7309c4e
       p3 sends an Orc 3 to the Emerald Deep
 64. p3 draw.orc  fc729e60f7f8b2e8
       p3 takes an Orc 4 from the camp
 65. p4 play.gi8b.o1  a273f723ba4e6d76
       p4 puts a Giant 8 to work in the Coal Throat
       p4 develops the Coal Throat, worth 2
 66. p4 draw.orc  d2cd3b473f0227a7
       p4 takes an Orc 8 from the camp
 67. p1 play.gi4a.o3  2180b9a36457904a
       p1 puts a Giant 4 to work in the Copper Scrape
 68. p1 draw.deck{gi2a}  27edf519eb5957d4
       p1 draws a Giant 2 from the deck
 69. p2 play.dw0a.o2  48974e95548b34bf
       p2 puts a Dwarf 0 to work in the Salt Burrow
       p2 develops the Salt Burrow, worth 2
 70. p2 draw.deck{go5b}  9ca6cf2a29185716
       p2 draws a Goblin 5 from the deck
 71. p3 play.or7a.c3{M02}  612b0479e5b9057c
       p3 sends an Orc 7 to the Emerald Deep
       p3 hands the Emerald Deep to p2, for the Orcs
       In its place opens the Copper Scrape
 72. p3 draw.deck{or0b}  6e589f01a94cd98c
       p3 draws an Orc 0 from the deck
 73. p4 play.or8b.c3{M15}  d66d9f6664bf36ec
       p4 sends an Orc 8 to the Copper Scrape
       p4 hands the Copper Scrape to p2, for the Orcs
       In its place opens the Topaz Vault
 74. p4 draw.orc  1f44ddce066e15da
       p4 takes an Orc 8 from the camp
 75. p1 play.gi6b.c3  2048ae123c692f87
       p1 sends a Giant 6 to the Topaz Vault
 76. p1 draw.deck{gi5a}  af4b644c4ce66203
       p1 draws a Giant 5 from the deck
 77. p2 play.go4b.o2  6564135a96801b4a
       p2 puts a Goblin 4 to work in the Emerald Deep
 78. p2 draw.deck{go6a}  9acf19cf946c5378
       p2 draws a Goblin 6 from the deck
 79. p3 play.or0b.c4  dac2c977ebde8359
       p3 sends an Orc 0 to the Gold Cathedral
 80. p3 draw.deck{dw5b}  cc7e66812120d0b8
       p3 draws a Dwarf 5 from the deck
 81. p4 play.or8b.c4{M04}  1582507ed2daa114
       p4 sends an Orc 8 to the Gold Cathedral
       p4 hands the Gold Cathedral to p2, for the Orcs
       In its place opens the Tin Gully
 82. p4 draw.goblin  9f48a964b16f4439
       p4 takes a Goblin 9 from the camp
 83. p1 play.go0a.c2{M16}  dbe89c554c0e89e9
       p1 sends a Goblin 0 to the Sapphire Chasm
       p1 captures the Sapphire Chasm for the Goblins
       In its place opens the Sapphire Chasm
 84. p1 draw.deck{go7b}  7ea95cfa1bebe9a8
       p1 draws a Goblin 7 from the deck
 85. p2 play.dw2a.c2  f65cbeb25396f5b8
       p2 sends a Dwarf 2 to the Sapphire Chasm
 86. p2 draw.deck{gi7b}  ba8578c1a1556ad6
       p2 draws a Giant 7 from the deck
 87. p3 play.gi9a.c4  fca6c9cd3437dc13
       p3 sends a Giant 9 to the Tin Gully
 88. p3 draw.orc  f2fd9067f61030eb
       p3 takes an Orc 9 from the camp
 89. p4 play.or6a.c2  0d2cd678421fc788
       p4 sends an Orc 6 to the Sapphire Chasm
 90. p4 draw.deck{gi1b}  76d16cae010deb15
       p4 draws a Giant 1 from the deck
 91. p1 play.gi2a.o1  b9cc0b012af38018
       p1 puts a Giant 2 to work in the Emerald Deep
 92. p1 draw.orc  dbef25198c0a91d2
       p1 takes an Orc 0 from the camp
 93. p2 play.dw6b.o1  1f228c4fc8891c51
       p2 puts a Dwarf 6 to work in the Amber Seep
 94. p2 draw.deck{gi5b}  8fd46f54ced1166e
       p2 draws a Giant 5 from the deck
 95. p3 play.or9a.c2{M01}  9a8ba8530872b89b
       p3 sends an Orc 9 to the Sapphire Chasm
       p3 hands the Sapphire Chasm to p2, for the Orcs
       In its place opens the Pebble Pit
 96. p3 draw.goblin  e2ce4905caf7883d
       p3 takes a Goblin 8 from the camp
 97. p4 play.go9a.c3  878130850739f80f
       p4 sends a Goblin 9 to the Topaz Vault
 98. p4 draw.goblin  1f04362f150104c3
       p4 takes a Goblin 0 from the camp
 99. p1 play.gi0a.c1{M09}  8e5d53d68491b779
       p1 sends a Giant 0 to the Topaz Vault
       p1 hands the Topaz Vault to p3, for the Giants
       In its place opens the Lead Cellar
100. p1 draw.orc  a16c312b97ee11e4
       p1 takes an Orc 3 from the camp
101. p2 play.go2b.o5  e9bfe2b55abdae5c
       p2 puts a Goblin 2 to work in the Sapphire Chasm
102. p2 draw.giant  7d5b9fd08efb0221
       p2 takes a Giant 0 from the camp
103. p3 play.go8a.c1  d5dafa346bf9c255
       p3 sends a Goblin 8 to the Lead Cellar
104. p3 draw.dwarf  59abe4eb2dc7c998
       p3 takes a Dwarf 9 from the camp
105. p4 play.go0a.c3{M07}  eb1a53adfff37d65
       p4 sends a Goblin 0 to the Topaz Vault
       p4 hands the Topaz Vault to p1, for the Goblins
       In its place opens the Quartz Nook
106. p4 draw.deck{gi1a}  48b64a6b75390485
       p4 draws a Giant 1 from the deck
107. p1 play.gi5a.o4  f2bfad5c64db9c68
       p1 puts a Giant 5 to work in the Sapphire Chasm
108. p1 draw.orc  66f25e37fc0dec44
       p1 takes an Orc 6 from the camp
109. p2 play.gi7b.c3  f144900830f9c20f
       p2 sends a Giant 7 to the Quartz Nook
110. p2 draw.orc  024f0385dc5ecf60
       p2 takes an Orc 9 from the camp
111. p3 play.dw8b.c3{M20}  a8ee0c2b394b53b0
       p3 sends a Dwarf 8 to the Quartz Nook
       p3 hands the Quartz Nook to p4, for the Dwarves
       In its place opens the Diamond Heart
112. p3 draw.dwarf  a7b5e14c9cd6b3b9
       p3 takes a Dwarf 8 from the camp
113. p4 play.go3b.c3  df293c77c268e01a
       p4 sends a Goblin 3 to the Diamond Heart
114. p4 draw.orc  404274b91867faf2
       p4 takes an Orc 8 from the camp
115. p1 play.or6a.c3  be5ca8b73909ff10
       p1 sends an Orc 6 to the Diamond Heart
116. p1 draw.dwarf  4fb5ea1dd091b7a1
       p1 takes a Dwarf 2 from the camp
117. p2 play.gi5b.o5  9afb1dda273d5b1e
       p2 puts a Giant 5 to work in the Sapphire Chasm
118. p2 draw.deck{or9b}  be3e68e80e11bed7
       p2 draws an Orc 9 from the deck
119. p3 play.dw9b.c1  30bd12a68fca3c12
       p3 sends a Dwarf 9 to the Lead Cellar
120. p3 draw.orc  a84ee0d0f8973ce5
       p3 takes an Orc 3 from the camp
121. p4 play.gi8a.c2{M15}  f51b9a352c221b04
       p4 sends a Giant 8 to the Pebble Pit
       p4 hands the Pebble Pit to p3, for the Giants
       In its place opens the Topaz Vault
122. p4 draw.giant  975bf2753d7aaea1
       p4 takes a Giant 8 from the camp
123. p1 play.or0b.c1{M20}  bbfe2ca64b818928
       p1 sends an Orc 0 to the Lead Cellar
       p1 hands the Lead Cellar to p2, for the Orcs
       In its place opens the Diamond Heart
124. p1 draw.orc  a8a424fb79a2e1a1
       p1 takes an Orc 0 from the camp
125. p2 play.dw0b.c2  91ccac8e4de4c450
       p2 sends a Dwarf 0 to the Topaz Vault
126. p2 draw.orc  620ffcb2e30e6e4d
       p2 takes an Orc 7 from the camp
127. p3 play.dw5b.c2  9ff1fcad3b0ad2ce
       p3 sends a Dwarf 5 to the Topaz Vault
128. p3 draw.dwarf  9833f18a88e3b704
       p3 takes a Dwarf 9 from the camp
129. p4 play.or8b.c1  17d2be6584f4c994
       p4 sends an Orc 8 to the Diamond Heart
130. p4 draw.deck{dw3a}  ad2869d01245e713
       p4 draws a Dwarf 3 from the deck
131. p1 play.or0b.c4{M11}  a50c1b9984cbbeaf
       p1 sends an Orc 0 to the Tin Gully
       p1 hands the Tin Gully to p2, for the Orcs
       In its place opens the Silver Ladder
132. p1 draw.goblin  8237fcbe7ba544df
       p1 takes a Goblin 8 from the camp
133. p2 play.go5b.o7  94d6273ac845c0ac
       p2 puts a Goblin 5 to work in the Tin Gully
134. p2 draw.giant  39012282479ece49
       p2 takes a Giant 9 from the camp
135. p3 play.or5a.c4{M05}  fb5402f814a14bf3
       p3 sends an Orc 5 to the Silver Ladder
       p3 hands the Silver Ladder to p2, for the Orcs
       In its place opens the Coal Throat
       Game over, the deck is empty: p3 and p4 share the victory with -6

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
