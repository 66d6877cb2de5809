kings/2  seats 4  seed 2  options pairing=random

  1. p1 play.dw6b.c1
       p1 sends a Dwarf 6 to the Tin Gully
  2. p1 draw.deck{dw3a}  6dc3cbbffd1ca703
       p1 draws a Dwarf 3 from the deck
  3. p2 play.or6a.c2
       p2 sends an Orc 6 to the Quartz Nook
  4. p2 draw.giant  e528d9a17355fcec
       p2 takes a Giant 6 from the camp
  5. p3 play.dw7a.c1{M07}
       p3 sends a Dwarf 7 to the Tin Gully
       p3 hands the Tin Gully to p4, for the Dwarves
       In its place opens the Quartz Nook
  6. p3 draw.goblin  93a436600e82ef46
       p3 takes a Goblin 3 from the camp
  7. p4 play.go2a.c1
       p4 sends a Goblin 2 to the Quartz Nook
  8. p4 draw.goblin  6889c28b2cb8e88c
       p4 takes a Goblin 5 from the camp
  9. p1 play.go6b.c3
       p1 sends a Goblin 6 to the Cobalt Drift
 10. p1 draw.dwarf  073cc3a5a90e3c3f
       p1 takes a Dwarf 6 from the camp
 11. p2 play.go8b.c1{M20}
       p2 sends a Goblin 8 to the Quartz Nook
       p2 hands the Quartz Nook to p1, for the Goblins
       In its place opens the Diamond Heart
 12. p2 draw.deck{go2b}  faa15b939ea7c8d5
       p2 draws a Goblin 2 from the deck
 13. p3 play.dw4b.c1
       p3 sends a Dwarf 4 to the Diamond Heart
 14. p3 draw.deck{or9b}  1f990f87c5785663
       p3 draws an Orc 9 from the deck
 15. p4 play.gi8a.c2{M13}
       p4 sends a Giant 8 to the Quartz Nook
       p4 hands the Quartz Nook to p3, for the Giants
       In its place opens the Garnet Maw
 16. p4 draw.deck{or3b}  3021c2ae074e91ba
       p4 draws an Orc 3 from the deck
 17. p1 play.gi9a.c1
       p1 sends a Giant 9 to the Diamond Heart
 18. p1 draw.goblin  f728b465e6c3248c
       p1 takes a Goblin 2 from the camp
 19. p2 play.go0b.c1{M05}
       p2 sends a Goblin 0 to the Diamond Heart
       p2 hands the Diamond Heart to p1, for the Goblins
       In its place opens the Coal Throat
 20. p2 draw.giant  8aac76b4aa45eeda
       p2 takes a Giant 9 from the camp
 21. p3 play.or5a.o1
       p3 puts an Orc 5 to work in the Quartz Nook
 22. p3 draw.dwarf  3c3664ae48dc06b8
       p3 takes a Dwarf 4 from the camp
 23. p4 play.dw1a.c1{M06}
       p4 sends a Dwarf 1 to the Coal Throat
       p4 captures the Coal Throat for the Dwarves
       In its place opens the Iron Stair
 24. p4 draw.deck{gi3b}  7ba76ec91f56b313
       p4 draws a Giant 3 from the deck
 25. p1 play.dw1b.o2
       p1 puts a Dwarf 1 to work in the Diamond Heart
 26. p1 draw.giant  030bdc89a226c9f6
       p1 takes a Giant 8 from the camp
 27. p2 play.gi6a.c1{M04}
       p2 sends a Giant 6 to the Iron Stair
       p2 hands the Iron Stair to p3, for the Giants
       In its place opens the Tin Gully
 28. p2 draw.giant  3bb9a7d83e324528
       p2 takes a Giant 6 from the camp
 29. p3 play.dw4b.o2
       p3 puts a Dwarf 4 to work in the Iron Stair
 30. p3 draw.orc  661c06611fc49c92
       p3 takes an Orc 6 from the camp
 31. p4 play.gi1a.c2
       p4 sends a Giant 1 to the Garnet Maw
 32. p4 draw.dwarf  b775add52d5837de
       p4 takes a Dwarf 1 from the camp
 33. p1 play.gi6b.o1
       p1 puts a Giant 6 to work in the Quartz Nook
 34. p1 draw.deck{or1a}  e6d54694cacc1f47
       p1 draws an Orc 1 from the deck
 35. p2 play.go4b.c1
       p2 sends a Goblin 4 to the Tin Gully
 36. p2 draw.goblin  ca769dd3f30f3bd4
       p2 takes a Goblin 0 from the camp
 37. p3 play.gi4a.c2{M04}
       p3 sends a Giant 4 to the Garnet Maw
       p3 captures the Garnet Maw for the Giants
       In its place opens the Tin Gully
 38. p3 draw.giant  9ea4cc1c551106fc
       p3 takes a Giant 1 from the camp
 39. p4 play.gi3b.c2
       p4 sends a Giant 3 to the Tin Gully
 40. p4 draw.goblin  60f790da3259def1
       p4 takes a Goblin 8 from the camp
 41. p1 play.gi8a.o1
       p1 puts a Giant 8 to work in the Quartz Nook
       p1 develops the Quartz Nook, worth 3 points
 42. p1 draw.deck{or7b}  449045762c290d5c
       p1 draws an Orc 7 from the deck
 43. p2 play.go5b.c1{M10}
       p2 sends a Goblin 5 to the Tin Gully
       p2 hands the Tin Gully to p1, for the Goblins
       In its place opens the Cobalt Drift
 44. p2 draw.deck{go7b}  66ca91ba3fea94d9
       p2 draws a Goblin 7 from the deck
 45. p3 play.or6b.o3
       p3 puts an Orc 6 to work in the Garnet Maw
 46. p3 draw.deck{gi8b}  0ab3537f6bbe250e
       p3 draws a Giant 8 from the deck
 47. p4 play.dw1a.c1
       p4 sends a Dwarf 1 to the Cobalt Drift
 48. p4 draw.dwarf  de5ee4bc54056545
       p4 takes a Dwarf 7 from the camp
 49. p1 play.or1a.o1
       p1 puts an Orc 1 to work in the Tin Gully
 50. p1 draw.goblin  c0dc02c6705eefd7
       p1 takes a Goblin 4 from the camp
 51. p2 play.go7b.c1
       p2 sends a Goblin 7 to the Cobalt Drift
 52. p2 draw.deck{go1b}  08bc72f61e524b94
       p2 draws a Goblin 1 from the deck
 53. p3 play.or9b.c2{M18}
       p3 sends an Orc 9 to the Tin Gully
       p3 hands the Tin Gully to p2, for the Orcs
       In its place opens the Ruby Furnace
 54. p3 draw.deck{gi4b}  aa3fb27f8a743c55
       p3 draws a Giant 4 from the deck
 55. p4 play.or3b.c2
       p4 sends an Orc 3 to the Ruby Furnace
 56. p4 draw.giant  de0b4f4b2eabb6d3
       p4 takes a Giant 3 from the camp
 57. p1 play.dw3a.c4{M17}
       p1 sends a Dwarf 3 to the Coal Throat
       p1 hands the Coal Throat to p4, for the Dwarves
       In its place opens the Emerald Deep
 58. p1 draw.dwarf  95eef5665c85e72a
       p1 takes a Dwarf 3 from the camp
 59. p2 play.gi6a.c4
       p2 sends a Giant 6 to the Emerald Deep
 60. p2 draw.goblin  22917541ebe8453f
       p2 takes a Goblin 5 from the camp
 61. p3 play.gi4b.c2{M16}
       p3 sends a Giant 4 to the Ruby Furnace
       p3 captures the Ruby Furnace for the Giants
       In its place opens the Sapphire Chasm
 62. p3 draw.dwarf  55129d97a55bbff5
       p3 takes a Dwarf 9 from the camp
 63. p4 play.gi7b.c4{M08}
       p4 sends a Giant 7 to the Emerald Deep
       p4 hands the Emerald Deep to p3, for the Giants
       In its place opens the Amber Seep
 64. p4 draw.deck{go1a}  f4d383b15053fe69
       p4 draws a Goblin 1 from the deck
 65. p1 play.dw6b.c4
       p1 sends a Dwarf 6 to the Amber Seep
 66. p1 draw.orc  d743267c889932af
       p1 takes an Orc 3 from the camp
 67. p2 play.go2b.c2
       p2 sends a Goblin 2 to the Sapphire Chasm
 68. p2 draw.deck{dw2b}  41f6249d06852289
       p2 draws a Dwarf 2 from the deck
 69. p3 play.dw9b.c2
       p3 sends a Dwarf 9 to the Sapphire Chasm
 70. p3 draw.orc  21ec96efcf8fcb3b
       p3 takes an Orc 9 from the camp
 71. p4 play.gi3b.o3
       p4 puts a Giant 3 to work in the Coal Throat
 72. p4 draw.giant  02b3fe079ff3aa61
       p4 takes a Giant 6 from the camp
 73. p1 play.go2a.o1
       p1 puts a Goblin 2 to work in the Tin Gully
       p1 develops the Tin Gully, worth 3 points
 74. p1 draw.deck{gi9b}  0fae998d409bbeb4
       p1 draws a Giant 9 from the deck
 75. p2 play.go0b.c2{M20}
       p2 sends a Goblin 0 to the Sapphire Chasm
       p2 hands the Sapphire Chasm to p1, for the Goblins
       In its place opens the Diamond Heart
 76. p2 draw.giant  27cbc97c33ccb658
       p2 takes a Giant 7 from the camp
 77. p3 play.or5b.o2
       p3 puts an Orc 5 to work in the Iron Stair
 78. p3 draw.dwarf  f2c8abad46822fcc
       p3 takes a Dwarf 9 from the camp
 79. p4 play.go5a.c2
       p4 sends a Goblin 5 to the Diamond Heart
 80. p4 draw.goblin  9b384fba909d4929
       p4 takes a Goblin 2 from the camp
 81. p1 play.or7b.c3
       p1 sends an Orc 7 to the Cobalt Drift
 82. p1 draw.giant  41f81ca272bc6949
       p1 takes a Giant 4 from the camp
 83. p2 play.gi9a.o1
       p2 puts a Giant 9 to work in the Tin Gully
 84. p2 draw.goblin  3b10d6162beb8af8
       p2 takes a Goblin 0 from the camp
 85. p3 play.or9b.o1
       p3 puts an Orc 9 to work in the Quartz Nook
       p3 develops the Quartz Nook, worth 3 points
 86. p3 draw.deck{go7a}  f27120012caf8565
       p3 draws a Goblin 7 from the deck
 87. p4 play.go8b.c2
       p4 sends a Goblin 8 to the Diamond Heart
 88. p4 draw.deck{gi5a}  aab31b4947b76511
       p4 draws a Giant 5 from the deck
 89. p1 play.dw8b.c4{M12}
       p1 sends a Dwarf 8 to the Amber Seep
       p1 hands the Amber Seep to p4, for the Dwarves
       In its place opens the Jade Hollow
 90. p1 draw.deck{dw5a}  0cfac94e1108a516
       p1 draws a Dwarf 5 from the deck
 91. p2 play.go1b.c4{M04}
       p2 sends a Goblin 1 to the Jade Hollow
       p2 hands the Jade Hollow to p1, for the Goblins
       In its place opens the Tin Gully
 92. p2 draw.goblin  b740b77a6d2eb9e9
       p2 takes a Goblin 1 from the camp
 93. p3 play.go7a.o4
       p3 puts a Goblin 7 to work in the Ruby Furnace
 94. p3 draw.giant  7e8535c4a061745c
       p3 takes a Giant 4 from the camp
 95. p4 play.go1a.c4
       p4 sends a Goblin 1 to the Tin Gully
 96. p4 draw.deck{dw2a}  bd93c5ad6d307b1d
       p4 draws a Dwarf 2 from the deck
 97. p1 play.gi9b.c2{M20}
       p1 sends a Giant 9 to the Diamond Heart
       p1 hands the Diamond Heart to p3, for the Giants
       In its place opens the Diamond Heart
 98. p1 draw.goblin  2b364ac56accce0a
       p1 takes a Goblin 5 from the camp
 99. p2 play.gi7b.c4{M18}
       p2 sends a Giant 7 to the Tin Gully
       p2 hands the Tin Gully to p3, for the Giants
       In its place opens the Ruby Furnace
100. p2 draw.giant  0a96800be0103b72
       p2 takes a Giant 7 from the camp
101. p3 play.gi8b.c4
       p3 sends a Giant 8 to the Ruby Furnace
102. p3 draw.goblin  ac646e62a91e4dc1
       p3 takes a Goblin 1 from the camp
103. p4 play.dw7a.c2
       p4 sends a Dwarf 7 to the Diamond Heart
104. p4 draw.deck{or8b}  fc6066afc1be92a2
       p4 draws an Orc 8 from the deck
105. p1 play.dw3a.o3
       p1 puts a Dwarf 3 to work in the Jade Hollow
106. p1 draw.dwarf{or2a+go6a+go9b+gi0a+gi1b+gi7a}  7e133a2bb29e3685
       p1 takes a Dwarf 6 from the camp
       No card can be played: p2 shows the whole hand and draws 6 new cards
107. p2 play.go9b.c2
       p2 sends a Goblin 9 to the Diamond Heart
108. p2 draw.deck{dw0b}  83293a8ed297e2f5
       p2 draws a Dwarf 0 from the deck
109. p3 play.dw9b.c4{M12}
       p3 sends a Dwarf 9 to the Ruby Furnace
       p3 hands the Ruby Furnace to p4, for the Dwarves
       In its place opens the Jade Hollow
110. p3 draw.deck{or0a}  da090b1ad4979efc
       p3 draws an Orc 0 from the deck
111. p4 play.or8b.o5
       p4 puts an Orc 8 to work in the Ruby Furnace
112. p4 draw.giant  13a316534eb0d746
       p4 takes a Giant 8 from the camp
113. p1 play.dw6b.c4{M06}
       p1 sends a Dwarf 6 to the Jade Hollow
       p1 hands the Jade Hollow to p4, for the Dwarves
       In its place opens the Iron Stair
114. p1 draw.giant  85cad382c148eea4
       p1 takes a Giant 9 from the camp
115. p2 play.dw0b.c4{M13}
       p2 sends a Dwarf 0 to the Iron Stair
       p2 hands the Iron Stair to p4, for the Dwarves
       In its place opens the Garnet Maw
116. p2 draw.goblin  0e370da3351e0bf4
       p2 takes a Goblin 8 from the camp
117. p3 play.or6a.o5
       p3 puts an Orc 6 to work in the Emerald Deep
118. p3 draw.dwarf  c80fc7f30f9faf54
       p3 takes a Dwarf 0 from the camp
119. p4 play.dw6a.c4
       p4 sends a Dwarf 6 to the Garnet Maw
120. p4 draw.deck{dw9a}  f3bbee4ec588343c
       p4 draws a Dwarf 9 from the deck
       Game over, the deck is empty: p2 wins with −3 points

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
