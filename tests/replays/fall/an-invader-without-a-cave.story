fall/3  seats 3  seed 326  options -

  1. p1 keep.tizgra  4a16b33dbe344185
  2. p2 keep.hjorrek  d5f2392a161ff539
  3. p3 keep.murkha{p3}
       p3 takes the hammer and is first player
       p3 keeps Murkha
       p3 gains 2 votes of Granite: 2 in all
       p1 keeps Tizgra
       p1 gains 1 vote of Fire: 1 in all
       p2 keeps Hjorrek
       p2 gains 2 votes of Moon: 2 in all
  4. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
  5. p3 settle.ic3
       p3 puts a troll in Ice 3
  6. p3 settle.ic1  76d71fca8bb8dcd3
       p3 puts a troll in Ice 1
  7. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
  8. p1 settle.mn3
       p1 puts a troll in Moon 3
  9. p1 settle.fi3  dfa21f8ed41ac82e
       p1 puts a troll in Fire 3
 10. p2 lairs.fang
       p2 takes the lairs of the Fang, three trolls in each
 11. p2 settle.mn1
       p2 puts a troll in Moon 1
 12. p2 settle.mn2
       p2 puts a troll in Moon 2
 13. p2 to.mn2  94609096249b9dbd
       Hjorrek of p2 comes to Moon 2
       Wave I begins: four cards each
 14. p1 draft.a59.d6  3215dafaa8ef5b6e
 15. p2 draft.a02.f4  40d8763fca585401
 16. p3 draft.a41.d5  49e9e33c2af02d22
       p1 adds a card at d6: Joker, Influence, Reinforce, Influence
       p2 adds a card at f4: Reinforce, Reinforce 2, Influence, Reinforce
       p3 adds a card at d5: Influence, Provisions, Advance, Advance
 17. p1 draft.a13.d6  04ed1bc1613fe73a
 18. p2 draft.a71.f6  e326a5723ac4791a
 19. p3 draft.a23.f5  725ced38d47cf881
       p1 adds a card at d6: Advance 2, empty, Advance 2, Reinforce
       p2 adds a card at f6: Advance, Influence 3, empty, Influence
       p3 adds a card at f5: Gnome, Influence 3, empty, Elders
 20. p1 draft.a36.e7  9df57d1bddd5e666
 21. p2 draft.a35.g4  adea07bd6758c003
 22. p3 draft.a45.d6
       p1 adds a card at e7: Elders, Joker, Reinforce, Gnome
       p2 adds a card at g4: Joker, Influence, Elders, Advance
       p3 adds a card at d6: Provisions, Advance 2, Gnome, empty
       The last card of each hand is discarded face down
       p3 has 8 provisions and 0 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 7 provisions left
 23. p3 take.e6
       p3 covers e6: strong Advance of power 2
 24. p3 spend.6
       p3 spends 6 more provisions
 25. p3 to.ic3
 26. p3 move.ic1
       p3 moves a troll: Ice 1 → Ice 3
 27. p3 stop
 28. p3 end  5278e532a8b13ae5
       p1 begins a turn, 5 provisions left
 29. p1 take.d6
 30. p1 act.advance
       p1 covers d6: strong Advance of power 2
 31. p1 spend.5
       p1 spends 5 more provisions
 32. p1 to.horn-i
       p1 moves a troll: Moon 3 → Horn lair, on the border
 33. p1 end  2e06b81a528eb71b
       p2 begins a turn, 5 provisions left
 34. p2 take.f4
 35. p2 take.g4
       p2 covers f4 g4: strong Reinforcements of power 2
 36. p2 spend.0
 37. p2 none
       p2 adds nobody
 38. p2 end  bd085f779daf6e50
       p3 begins a turn, 0 provisions left
 39. p3 take.g5
       p3 covers g5: strong Influence of power 3
 40. p3 influence.jorrund
       p3 gains 4 influence with Jorrund: 4 in all
 41. p3 end  dc173584b83f1b1a
       p2 begins a turn, 4 provisions left
 42. p2 take.h4
 43. p2 take.f5
       p2 covers h4 f5: strong Influence of power 2
 44. p2 spend.3
       p2 spends 3 more provisions
 45. p2 influence.lirrash
       p2 gains 6 influence with Lirrash: 6 in all
 46. p2 end
       p2 begins a turn, 0 provisions left
 47. p2 take.g7
 48. p2 take.g6
       p2 covers g6 g7: strong Influence of power 4
 49. p2 influence.nadrig
       p2 gains 5 influence with Nadrig: 5 in all
 50. p2 end{moss}
       Gnomes entrench in Moss 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Moss
 51. p2 enter.mo2{mud}  da51905ceb05381e
       Nobody has votes of Moss: p2 leads with Moon, the next clan, and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gnomes invade Moss 3: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Mud
 52. p1 enter.mu1
       Nobody has votes of Mud: p1 leads with Fire, the next clan, and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
 53. p1 enter.mu3{hammer}
       Nobody has votes of Mud: p1 leads with Fire, the next clan, and sends the invader into Mud 3
       Gnomes invade Mud 3: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Hammer
 54. p1 enter.ha2  d307f005d2fb8e30
       Nobody has votes of Hammer: p1 leads with Fire, the next clan, and sends the invader into Hammer 2
       Gnomes invade Hammer 2: empty, and as near as others
       Gnomes invade Hammer 1: the nearest empty one
       p3 wins Jorrund
       p3 gains 2 votes of Granite: 4 in all
 55. p3 to.eye-o  596b5def1f27eca8
       Jorrund of p3 comes to Eye lair, in the domain
       Nobody has influence with Thornak, who leaves the game
       p2 wins Lirrash
       p2 gains 2 votes of Moss: 2 in all
 56. p2 to.mn1
       Lirrash of p2 comes to Moon 1
       p2 wins Nadrig
       p2 gains 3 votes of Fire: 3 in all
 57. p2 to.fang-o  b4274ac6bf4b8a00
       Nadrig of p2 comes to Fang lair, in the domain
       Murkha brings p3 0 honour
       Domains of wave I: p1 gains 6 and loses 1
       Domains of wave I: p2 gains 8 and loses 0
       Domains of wave I: p3 gains 6 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 58. p1 draft.a04.e5  3a83e2a7233c020f
 59. p2 draft.a09.f7  ddf610e44ebd12d3
 60. p3 draft.a16.d4  611e3fa897933d20
       p1 adds a card at e5: Gnome, Advance, Gnome 2, Gnome
       p2 adds a card at f7: Influence, Advance 2, Reinforce, Advance
       p3 adds a card at d4: Gnome 2, Reinforce, Gnome 2, Advance
 61. p1 draft.a48.f7  f4042594d368e0a8
 62. p2 draft.a10.g6  aab98f71f4df24bf
 63. p3 draft.a50.e7  797e0a31419229b8
       p1 adds a card at f7: Influence, Provisions, empty, Gnome 2
       p2 adds a card at g6: Gnome, Reinforce 2, Influence, Reinforce
       p3 adds a card at e7: Provisions, Joker, Influence, Reinforce
 64. p1 draft.a68.g6  863ebf175da38718
 65. p2 draft.a66.d5  cbe65e50355bfe18
 66. p3 draft.a31.d8  aacc506448c0df91
       p1 adds a card at g6: empty, Reinforce, Advance 2, Gnome 2
       p2 adds a card at d5: Reinforce 2, Influence 2, Gnome, empty
       p3 adds a card at d8: Elders, Gnome, Influence 2, Reinforce
       The last card of each hand is discarded face down
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p3 has 7 provisions and 1 despair
       p1 begins a turn, 4 provisions left
 67. p1 take.g7
       p1 covers g7: strong Advance of power 2
 68. p1 spend.3
       p1 spends 3 more provisions
 69. p1 to.gr3
       p1 moves a troll: Horn lair, on the border → Granite 3
 70. p1 stop
 71. p1 end  be3ea55a2c22b1d7
       p2 begins a turn, 4 provisions left
 72. p2 take.f5
 73. p2 take.e5
       p2 covers e5 f5: strong Influence of power 3
 74. p2 spend.4
       p2 spends 4 more provisions
 75. p2 influence.mokkur
       p2 gains 8 influence with Mokkur: 8 in all
 76. p2 end  f97b41b9fead01a4
       p3 begins a turn, 6 provisions left
 77. p3 take.f8
 78. p3 take.f7
       p3 covers f7 f8: strong Reinforcements of power 2
 79. p3 spend.6
       p3 spends 6 more provisions
 80. p3 none
       p3 adds nobody
 81. p3 end  684ee845ea3151aa
       p1 begins a turn, 0 provisions left
 82. p1 take.e6
 83. p1 take.f6
 84. p1 whole.gnome
       p1 covers e5 e6 f6 h7 g8 tizgra: strong Gnome of power 9
 85. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Honour gain
 86. p1 stop
       p1 gains 3 honour on the wheel, boost 0 included
 87. p1 end{hammer+moon+moss}  f836fc06a9be1dbc
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Mud 3
       Gate card 1: 3 invaders come to the domain of Hammer
       Gnomes invade Hammer 3: the nearest empty one
       Gnomes invade Granite 1: the nearest empty one
       Gnomes invade Fire 1: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Moon
       An invader of Moon finds no cave and is gone
       An invader of Moon finds no cave and is gone
       An invader of Moon finds no cave and is gone
       Gate card 3: 3 invaders come to the domain of Moss
       Gnomes invade Ice 1: the only empty one within reach
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Moss comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p1 is defeated in Fire 3: 4 honour
       Nobody has influence with Dastra, who leaves the game
       p2 wins Mokkur
       p2 gains 2 votes of Mud: 2 in all
 88. p2 to.fang-o  6c1ac17a9c897175
       Mokkur of p2 comes to Fang lair, in the domain
       Nobody has influence with Imbolg, who leaves the game
       Nobody has influence with Fomga, who leaves the game
       Murkha brings p3 0 honour
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 8 and loses 0
       Domains of wave II: p3 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
 89. p1 draft.a30.c5  f36a87c855c62a71
 90. p2 draft.a58.h4  53b7019346218a4d
 91. p3 draft.a11.e4  ede8524796982a59
       p1 adds a card at c5: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at h4: Reinforce, Advance, Reinforce, Joker
       p3 adds a card at e4: Influence 2, Influence, Advance, Gnome
 92. p1 draft.a42.d8  10fa45ee671e62a2
 93. p2 draft.a39.f7  0de9050584479dc0
 94. p3 draft.a06.e6  3c8ded6e46fb0f0e
       p1 adds a card at d8: Reinforce, Gnome, Reinforce, Provisions
       p2 adds a card at f7: Elders, Elders, Gnome, Influence
       p3 adds a card at e6: Influence, Joker, Reinforce, Reinforce
 95. p1 draft.a38.g7  f2b2c068a8630071
 96. p2 draft.a52.g8  d13cfd01cbe254c0
 97. p3 draft.a29.e6  44f85104ac240e54
       p1 adds a card at g7: Elders, Reinforce, Elders, Influence
       p2 adds a card at g8: Joker, Gnome, Provisions, Advance
       p3 adds a card at e6: Gnome, Advance 2, Reinforce, Elders
       The last card of each hand is discarded face down
 98. p2 cover.g8
 99. p2 cover.i5
       p2 covers the Jokers i5 and g8: 6 provisions
       p2 has 6 provisions and 2 despair
       p3 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
100. p2 take.f5
101. p2 take.e5
       p2 covers e5 f5: strong Influence of power 3
102. p2 spend.0
103. p2 influence.yrsgol
       p2 gains 4 influence with Yrsgol: 4 in all
104. p2 end  9deab9af7c26118a
       p3 begins a turn, 4 provisions left
105. p3 cover.f4
       p3 covers f4: weak Influence
106. p3 spend.0
107. p3 influence.yrsgol
       p3 gains 1 influence with Yrsgol: 1 in all
108. p3 end  268c89140e46e0cd
       p1 begins a turn, 4 provisions left
109. p1 take.h7
110. p1 take.h6
       p1 covers h6 h7: strong Reinforcements of power 2
111. p1 spend.0
112. p1 to.horn-i
113. p1 add.2
       p1 adds 2 trolls: Horn lair, on the border
114. p1 end  e8cb0c089a68de6f
       p2 begins a turn, 4 provisions left
115. p2 cover.h5
       p2 covers h5: weak Reinforcements
116. p2 spend.0
117. p2 none
       p2 adds nobody
118. p2 cover.i4
       p2 covers i4: weak Advance
119. p2 spend.2
       p2 spends 2 despair
120. p2 none
       p2 moves nobody
121. p2 end  e29a965ea9d9e850
       p3 begins a turn, 3 provisions left
122. p3 take.f6
       p3 covers f6: strong Advance of power 2
123. p3 spend.0
124. p3 to.ha3
       p3 moves a troll: Eye lair, on the border → Hammer 3
125. p3 move.eye-i{1}
       p3 moves a troll: Eye lair, on the border → Hammer 3
       p3 attacks the gnomes of Hammer 3: strength 1
       p3 wins the attack on Hammer 3: 1 honour
       p3 takes control of Hammer 3
       p3 gains 1 vote of Hammer: 1 in all
       The wheel pawn moves 1 space without effect
126. p3 end  3b218cd91652ce92
       p1 begins a turn, 3 provisions left
127. p1 take.e6
128. p1 take.e5
129. p1 act.gnome
       p1 covers e5 e6: strong Gnome of power 3
130. p1 spend.3
       p1 spends 3 more provisions
131. p1 wheel.5
       p1 moves the wheel pawn 5 spaces: Honour gain
132. p1 gate.3
       p1 looks at gate card 3: Granite
133. p1 token.mo2.1
       p1 looks at token 1 of Moss 2: strength 1
       p1 crosses the honour-boost wire: boost 1
       p1 gains 6 honour on the wheel, boost 1 included
134. p1 end  5ed1bf70e6c882c2
       p2 begins a turn, 3 provisions left
135. p2 take.d5
136. p2 whole.reinforce
       p2 covers f4 g4 h4 d5 h6 h7: strong Reinforcements of power 8
137. p2 spend.3
       p2 spends 3 more provisions
138. p2 to.mn2
139. p2 add.6
       p2 adds 6 trolls: Moon 2
140. p2 end  3b022a7c5e20e054
       p3 begins a turn, 2 provisions left
141. p3 take.d9
       p3 covers d9: strong Influence of power 2
142. p3 spend.2
       p3 spends 2 more provisions
143. p3 influence.wulgrim
       p3 gains 5 influence with Wulgrim: 5 in all
144. p3 end{ice+fire+granite}
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Fire 1
       Gate card 1: 4 invaders come to the domain of Ice
       Gnomes invade Fire 3: the only empty one within reach
       An invader of Ice comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p1 is defeated in Granite 3: 4 honour
       Gnomes invade Granite 3: the only empty one within reach
       No gnome is left: an invader of Ice stays away
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
       p3 wins Wulgrim
145. p3 clan.hammer
       p3 gains 1 vote of Hammer: 2 in all
146. p3 clan.fire
       p3 gains 1 vote of Fire: 1 in all
147. p3 star.h5
       p3 puts the star of Wulgrim on Great hall 5
       Nobody has influence with Zuldrak, who leaves the game
       Nobody has influence with Vashtor, who leaves the game
       p2 wins Yrsgol
       p2 gains 3 votes of Ice: 3 in all
148. p3 console.vote  8b689615b66cff8b
       p3 takes a vote as consolation for Yrsgol
       p3 gains 1 vote of Ice: 1 in all
149. p2 star.mn2  33700a4c39604dae
       p2 puts the star of Yrsgol on Moon 2
       Murkha brings p3 0 honour
       Great hall 1 is shared: 2 honour each for p3
       Great hall 2: 8 honour for p3
       Great hall 3 falls to the gnomes
       Great hall 4 is shared: 6 honour each for p3
       Great hall 5 is shared: 6 honour each for p3
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 4 Elders: 5 honour
       p2 has 3 Elders: 3 honour
       p3 has 3 Elders: 3 honour
       p2 gains 9 honour for votes of Moss
       p2 gains 10 honour for votes of Ice
       p3 gains 5 honour for votes of Ice
       p2 gains 12 honour for votes of Moon
       p3 gains 7 honour for votes of Granite
       p3 gains 11 honour for votes of Hammer
       p2 gains 6 honour for votes of Mud
       p2 gains 8 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       p3 gains 2 honour for votes of Fire
       The three waves are over: p2 wins

p1  +9  Gnome wheel [FALL-G17]
p1  +8  Defeated trolls [FALL-W18]
p1  +6  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +5  Elders [FALL-F05]
p1  +5  Votes of Fire [FALL-F06]
p2  +8  Domains, wave I [FALL-P03]
p2  +8  Domains, wave II [FALL-P03]
p2  +3  Elders [FALL-F05]
p2  +9  Votes of Moss [FALL-F06]
p2 +10  Votes of Ice [FALL-F06]
p2 +12  Votes of Moon [FALL-F06]
p2  +6  Votes of Mud [FALL-F06]
p2  +8  Votes of Fire [FALL-F06]
p3  +1  Attacks [FALL-M09]
p3  +6  Domains, wave I [FALL-P03]
p3  +6  Domains, wave II [FALL-P03]
p3  -2  Invaded caves, wave II [FALL-P04]
p3  +2  Great hall 1 [FALL-F02]
p3  +8  Great hall 2 [FALL-F02]
p3  +6  Great hall 4 [FALL-F02]
p3  +6  Great hall 5 [FALL-F02]
p3  +3  Elders [FALL-F05]
p3  +5  Votes of Ice [FALL-F06]
p3  +7  Votes of Granite [FALL-F06]
p3 +11  Votes of Hammer [FALL-F06]
p3  +2  Votes of Fire [FALL-F06]
= p2 64, p3 61, p1 36  waves, won by p2
