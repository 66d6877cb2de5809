fall/1  seats 2  seed 120  options -

  1. p1 keep.anvgar  22f06e8912c0f034
  2. p2 keep.olmma{p2}
       p2 takes the hammer and is first player
       p2 keeps Olmma
       p2 gains 1 vote of Moss: 1 in all
       p1 keeps Anvgar
       p1 gains 1 vote of Hammer: 1 in all
  3. p2 lairs.fang
       p2 takes the lairs of the Fang, three trolls in each
  4. p2 settle.mn3
       p2 puts a troll in Moon 3
  5. p2 settle.fi3  d7caab647340375e
       p2 puts a troll in Fire 3
  6. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
  7. p1 settle.mo2
       p1 puts a troll in Moss 2
  8. p1 settle.gr3  8a85b490811737a9
       p1 puts a troll in Granite 3
       Wave I begins: four cards each
  9. p2 draft.a14.f6  d8ed0b7e65dfcc0f
 10. p1 draft.a39.e5  899fec840776dd23
       p1 adds a card at e5: Elders, Elders, Gnome, Influence
       p2 adds a card at f6: Reinforce 2, Reinforce 2, Influence, empty
 11. p2 draft.a17.f7  a63f38f3fe053122
 12. p1 draft.a48.e6
       p1 adds a card at e6: Influence, Provisions, empty, Gnome 2
       p2 adds a card at f7: Advance 3, empty, Influence, Reinforce
 13. p1 draft.a15.e6  42288f06befe779a
 14. p2 draft.a66.d4
       p1 adds a card at e6: Gnome, Influence 2, empty, Influence 2
       p2 adds a card at d4: Reinforce 2, Influence 2, Gnome, empty
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
 15. p2 take.f7
       p2 covers f7: strong Advance of power 3
 16. p2 spend.3
       p2 spends 3 more provisions
 17. p2 to.fi1
 18. p2 move.fang-i
       p2 moves a troll: Fang lair, on the border → Fire 1
 19. p2 stop
 20. p2 end  6e7ff87824d8f6ab
       p1 begins a turn, 5 provisions left
 21. p1 take.f6
 22. p1 act.influence
       p1 covers f6: strong Influence of power 2
 23. p1 spend.4
       p1 spends 4 more provisions
 24. p1 influence.sigddan
       p1 gains 7 influence with Sigddan: 7 in all
 25. p1 end  150057c85afdcde1
       p2 begins a turn, 1 provision left
 26. p2 cover.d5
       p2 covers d5: weak Gnome
 27. p2 spend.2
       p2 spends 2 despair
 28. p2 wheel.1
       p2 moves the wheel pawn 1 space: Influence
 29. p2 gate.2
       p2 looks at gate card 2: Ice
 30. p2 stop
 31. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
 32. p2 cover.f8
       p2 covers f8: weak Influence
 33. p2 influence.khazga
       p2 gains 1 influence with Khazga: 3 in all
 34. p2 end  c162981e5611cfa6
       p1 begins a turn, 0 provisions left
 35. p1 take.f7
       p1 covers f7: strong Influence of power 2
 36. p1 influence.quodda
       p1 gains 3 influence with Quodda: 3 in all
 37. p1 end  ba7d699ac9fa075c
       p2 begins a turn, 0 provisions left
 38. p2 take.f5
 39. p2 whole.reinforce
       p2 covers d4 f5 f6 g6 g8 olmma: strong Reinforcements of power 9
 40. p2 to.fang-i
 41. p2 add.9
       p2 adds 9 trolls: Fang lair, on the border
 42. p2 end{hammer}  1e6da56634766aed
       Gnomes entrench in Moss 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 2
       Gate card 1: 2 invaders come to the domain of Hammer
       Gnomes invade Hammer 1: the nearest empty one
 43. p1 enter.mu1{ice}
       p1 leads the plank of Hammer and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Ice
 44. p1 enter.ic1{moss}  783725f2b26cf8f5
       Nobody has votes of Ice: p1 leads with Hammer, the next clan, and sends the invader into Ice 1
       Gnomes invade Ice 1: empty, and as near as others
       Gnomes invade Ice 2: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Moss
 45. p2 enter.mo3
       p2 leads the plank of Moss and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gnomes invade Fire 2: the nearest empty one
       p2 wins Khazga
       p2 gains 3 votes of Hammer: 3 in all
 46. p2 to.fi1  b1d33bcf8c1aeace
       Khazga of p2 comes to Fire 1
       p1 wins Quodda
 47. p1 clan.moon
       p1 gains 1 vote of Moon: 1 in all
 48. p1 clan.granite
       p1 gains 1 vote of Granite: 1 in all
 49. p1 to.gr3
       Quodda of p1 comes to Granite 3
       p1 wins Sigddan
       p1 gains 3 votes of Moon: 4 in all
 50. p1 to.mo2
       Sigddan of p1 comes to Moss 2
       Domains of wave I: p1 gains 12 and loses 3
       Domains of wave I: p2 gains 14 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 51. p1 draft.a11.e6  7d2d9ea565416a72
 52. p2 draft.a45.e7
       p1 adds a card at e6: Influence 2, Influence, Advance, Gnome
       p2 adds a card at e7: Provisions, Advance 2, Gnome, empty
 53. p2 draft.a71.g8  218805e7d2e8369d
 54. p1 draft.a22.e6  1179c28b6fb2d8fd
       p1 adds a card at e6: empty, Influence, Elders, Reinforce 3
       p2 adds a card at g8: Advance, Influence 3, empty, Influence
 55. p2 draft.a41.e7  8b9e854a5e434678
 56. p1 draft.a13.f6
       p1 adds a card at f6: Advance 2, empty, Advance 2, Reinforce
       p2 adds a card at e7: Influence, Provisions, Advance, Advance
       The last card of each hand is discarded face down
       p1 has 5 provisions and 3 despair
       p2 has 6 provisions and 2 despair
       p1 begins a turn, 4 provisions left
 57. p1 take.f6
 58. p1 whole.advance
       p1 covers f6 f7 anvgar: strong Advance of power 5
 59. p1 spend.1
       p1 spends 1 more provision
 60. p1 to.gr3
       p1 moves a troll: Spiral lair, on the border → Granite 3
 61. p1 move.spiral-i
       p1 moves a troll: Spiral lair, on the border → Granite 3
 62. p1 stop
 63. p1 end  ac50d045b64e3cec
       p2 begins a turn, 5 provisions left
 64. p2 take.e4
       p2 covers e4: strong Influence of power 2
 65. p2 spend.3
       p2 spends 3 more provisions
 66. p2 influence.grell
       p2 gains 6 influence with Grell: 6 in all
 67. p2 end  6b397b574f412a0e
       p1 begins a turn, 2 provisions left
 68. p1 cover.g7
       p1 covers g7: weak Reinforcements
 69. p1 spend.0
 70. p1 to.spiral-i
       p1 adds 1 troll: Spiral lair, on the border
 71. p1 end  dd2d7bed52d4b0df
       p2 begins a turn, 1 provision left
 72. p2 take.olmma
 73. p2 take.f6
 74. p2 whole.reinforce
       p2 covers d4 f5 f6 g6 olmma: strong Reinforcements of power 8
 75. p2 spend.0
 76. p2 to.mn3
 77. p2 add.8
       p2 adds 8 trolls: Moon 3
 78. p2 end  bff99ec8822ba9a7
       p1 begins a turn, 1 provision left
 79. p1 end  5aa0c6c1070ff3c7
       p2 begins a turn, 0 provisions left
 80. p2 cover.e7
       p2 covers e7: weak Influence
 81. p2 spend.1
       p2 spends 1 despair
 82. p2 influence.fomga
       p2 gains 3 influence with Fomga: 3 in all
 83. p2 cover.d5
       p2 covers d5: weak Gnome
 84. p2 spend.0
       p2 moves the wheel pawn 1 space: Reinforcements
 85. p2 gate.2
       p2 looks at gate card 2: Moss
 86. p2 stop
 87. p2 to.mn3
 88. p2 lead.khazga
       p2 relocates Khazga: Fire 1 → Moon 3
 89. p2 end  78724b0eb703aef7
       p1 begins a turn, 0 provisions left
 90. p1 end{granite}
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Hammer 1
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Granite
       Gnomes invade Granite 1: the nearest empty one
 91. p1 enter.mn2{moss+fire}  e38f51d8b2fa5ca5
       p1 leads the plank of Granite and sends the invader into Moon 2
       Gnomes invade Moon 2: empty, and as near as others
       Gnomes invade Hammer 3: the nearest empty one
       Gate card 2: 3 invaders come to the domain of Moss
       Gnomes invade Ice 3: the only empty one within reach
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Mud 3: the nearest empty one
       Gate card 3: 3 invaders come to the domain of Fire
       Gnomes invade Mud 2: the only empty one within reach
       An invader of Fire comes upon 1 troll in Fire 1: the nearest with so few
       A troll of p2 is defeated in Fire 1: 4 honour
       Gnomes invade Fire 1: the only empty one within reach
       p2 wins Grell
 92. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
 93. p2 out.mn3
 94. p2 shift.khazga.gr3
       p2 moves Khazga: Moon 3 → Granite 3
 95. p2 shift.p2.gr3
       p2 moves a troll: Moon 3 → Granite 3
       Nobody has influence with Ruskval, who leaves the game
       p2 wins Fomga
 96. p2 clan.ice
       p2 gains 1 vote of Ice: 1 in all
 97. p2 clan.fire
       p2 gains 1 vote of Fire: 2 in all
       Domains of wave II: p1 gains 12 and loses 4
       Domains of wave II: p2 gains 12 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
 98. p2 draft.a50.f4  b0b68fe4deb4269e
 99. p1 draft.a21.f6
       p1 adds a card at f6: Reinforce, Advance 3, empty, Elders
       p2 adds a card at f4: Provisions, Joker, Influence, Reinforce
100. p1 draft.a33.g5  16648f56e9ebbfa6
101. p2 draft.a06.d5  1928397f3333cfba
       p1 adds a card at g5: Influence, Elders, Advance, Joker
       p2 adds a card at d5: Influence, Joker, Reinforce, Reinforce
102. p1 draft.a34.h6  96ca86b223e9426c
103. p2 draft.a49.h7
       p1 adds a card at h6: Gnome, Elders, Reinforce, Joker
       p2 adds a card at h7: Reinforce, Provisions, Advance, Joker
       The last card of each hand is discarded face down
104. p2 cover.e5
105. p2 cover.i8
       p2 covers the Jokers e5 and i8: 8 provisions
       p2 has 8 provisions and 0 despair
       p1 has 4 provisions and 4 despair
       p2 begins a turn, 7 provisions left
106. p2 take.d4
107. p2 take.olmma
108. p2 take.g5
109. p2 whole.reinforce
       p2 covers d4 g4 g5 d6 e6 f6 g6 h7 olmma: strong Reinforcements of power 12
110. p2 spend.5
       p2 spends 5 more provisions
111. p2 none
       p2 adds nobody
112. p2 end  c9e0e49c0b330bf5
       p1 begins a turn, 3 provisions left
113. p1 take.g6
114. p1 whole.advance
       p1 covers g6 i7 anvgar: strong Advance of power 3
115. p1 spend.2
       p1 spends 2 more provisions
116. p1 none
       p1 moves nobody
117. p1 end  2d36f0310ecdf6b6
       p2 begins a turn, 1 provision left
118. p2 take.f5
119. p2 whole.influence
       p2 covers e4 d5 f5 e7: strong Influence of power 5
120. p2 spend.1
       p2 spends 1 more provision
121. p2 influence.drubba
       p2 gains 7 influence with Drubba: 7 in all
122. p2 end  54714457e6e83fa8
       p1 begins a turn, 0 provisions left
123. p1 cover.h6
       p1 covers h6: weak Gnome
124. p1 spend.1
       p1 spends 1 despair
125. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
126. p1 token.mo3.2
       p1 looks at token 2 of Moss 3: strength 1
127. p1 gate.1
       p1 looks at gate card 1: Moss
128. p1 influence.kasskar
       p1 gains 3 influence with Kasskar: 3 in all
129. p1 cover.f6
       p1 covers f6: weak Reinforcements
130. p1 spend.3
       p1 spends 3 despair
131. p1 to.spiral-i
132. p1 add.3
       p1 adds 3 trolls: Spiral lair, on the border
133. p1 end{moss+fire+granite}
       Gnomes entrench in Ice 3
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p2 is defeated in Fire 3: 5 honour
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       Gate card 3: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       p2 wins Drubba
       p2 gains 3 votes of Mud: 3 in all
       Drubba brings p2 0 honour
       p1 wins Kasskar
134. p1 clan.hammer
       p1 gains 1 vote of Hammer: 2 in all
135. p1 clan.moss
       p1 gains 1 vote of Moss: 1 in all
136. p1 clan.moon
       p1 gains 1 vote of Moon: 5 in all
137. p1 stop  010c5aea1fabc706
       Nobody has influence with Yrsgol, who leaves the game
       Great hall 1 falls to the gnomes
       Great hall 2 is shared: 2 honour each for p2
       Great hall 3 is shared: 6 honour each for p1 and p2
       Great hall 4 is shared: 4 honour each for p1
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 6 Elders: 12 honour
       p2 has 1 Elders: 0 honour
       p2 gains 9 honour for votes of Moss
       p1 gains 5 honour for votes of Moss
       p2 gains 7 honour for votes of Ice
       p1 gains 10 honour for votes of Moon
       p1 gains 6 honour for votes of Granite
       p2 gains 12 honour for votes of Hammer
       p1 gains 6 honour for votes of Hammer
       p2 gains 11 honour for votes of Mud
       p2 gains 8 honour for votes of Fire
       The three waves are over: p2 wins

p1 +12  Domains, wave I [FALL-P03]
p1  -3  Invaded caves, wave I [FALL-P04]
p1 +12  Domains, wave II [FALL-P03]
p1  -4  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 3 [FALL-F02]
p1  +4  Great hall 4 [FALL-F02]
p1 +12  Elders [FALL-F05]
p1  +5  Votes of Moss [FALL-F06]
p1 +10  Votes of Moon [FALL-F06]
p1  +6  Votes of Granite [FALL-F06]
p1  +6  Votes of Hammer [FALL-F06]
p2  +9  Defeated trolls [FALL-W18]
p2 +14  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2 +12  Domains, wave II [FALL-P03]
p2  -4  Invaded caves, wave II [FALL-P04]
p2  +2  Great hall 2 [FALL-F02]
p2  +6  Great hall 3 [FALL-F02]
p2  +9  Votes of Moss [FALL-F06]
p2  +7  Votes of Ice [FALL-F06]
p2 +12  Votes of Hammer [FALL-F06]
p2 +11  Votes of Mud [FALL-F06]
p2  +8  Votes of Fire [FALL-F06]
= p2 85, p1 66  waves, won by p2
