fall/3  seats 2  seed 71  options turn_order=printed

  1. p1 keep.fenglu  c3343b5890f35081
  2. p2 keep.anvgar{p2}
       p2 takes the hammer and is first player
       p2 keeps Anvgar
       p2 gains 1 vote of Hammer: 1 in all
       p1 keeps Fenglu
       p1 gains 2 votes of Mud: 2 in all
  3. p2 lairs.comb
       p2 takes the lairs of the Comb, three trolls in each
  4. p2 settle.ic3
       p2 puts a troll in Ice 3
  5. p2 settle.mu2  7d1c650b064e374f
       p2 puts a troll in Mud 2
  6. p1 lairs.arrow
       p1 takes the lairs of the Arrow, three trolls in each
  7. p1 settle.gr1
       p1 puts a troll in Granite 1
  8. p1 settle.fi3
       p1 puts a troll in Fire 3
  9. p1 to.gr1
       Fenglu of p1 comes to Granite 1
       Wave I begins: four cards each
 10. p1 draft.a30.f5  1fca6767eba92124
 11. p2 draft.a69.e4  0a1bc8bc89696ebd
       p1 adds a card at f5: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at e4: empty, Influence, Advance, Advance 3
 12. p1 draft.a22.e5  f4000fe3c0b78504
 13. p2 draft.a72.e6  44ddb4013b354026
       p1 adds a card at e5: empty, Influence, Elders, Reinforce 3
       p2 adds a card at e6: Gnome 3, Gnome, Reinforce, Influence
 14. p1 draft.a46.e4  6d89efd60a64c15e
 15. p2 draft.a09.d5
       p1 adds a card at e4: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at d5: Influence, Advance 2, Reinforce, Advance
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 5 provisions left
 16. p2 take.f5
 17. p2 act.advance
       p2 covers f5: strong Advance of power 3
 18. p2 spend.5
       p2 spends 5 more provisions
 19. p2 to.mu3
 20. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 3
 21. p2 stop
 22. p2 end  934eefa0e125ac51
       p1 begins a turn, 6 provisions left
 23. p1 take.f6
       p1 covers f6: strong Reinforcements of power 3
 24. p1 spend.4
       p1 spends 4 more provisions
 25. p1 to.fi3
 26. p1 add.4
       p1 adds 4 trolls: Fire 3
 27. p1 end
       p1 begins a turn, 1 provision left
 28. p1 cover.f4
       p1 covers f4: weak Advance
 29. p1 spend.1
       p1 spends 1 despair
 30. p1 to.mo3
 31. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
 32. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
 33. p1 cover.g6
       p1 covers g6: weak Influence
 34. p1 influence.noctha
       p1 gains 2 influence with Noctha: 2 in all
 35. p1 end
       p1 begins a turn, 0 provisions left
 36. p1 take.e5
       p1 covers e5: strong Reinforcements of power 2
 37. p1 to.arrow-o
 38. p1 add.2
       p1 adds 2 trolls: Arrow lair, in the domain
 39. p1 end{mud+fire+moon}  030ca4501997388a
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Mud 2: the only cave within reach
       A troll of p2 is defeated in Mud 2: 3 honour
       Gnomes invade Mud 2: the only cave within reach
       Gate card 2: 2 invaders come to the domain of Fire
       Gnomes invade Fire 1: the nearest empty one
       Gnomes invade Moss 1: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Moon
 40. p2 enter.mn2
       Nobody has votes of Moon: p2 leads with Hammer, the next clan, and sends the invader into Moon 2
       Gnomes invade Moon 2: empty, and as near as others
 41. p2 enter.mn3  7757409c8a495f1e
       Nobody has votes of Moon: p2 leads with Hammer, the next clan, and sends the invader into Moon 3
       Gnomes invade Moon 3: empty, and as near as others
       Nobody has influence with Nadrig, who leaves the game
       p1 wins Noctha
       p1 gains 2 votes of Moon: 2 in all
       Nobody has influence with Sigddan, who leaves the game
       Domains of wave I: p1 gains 18 and loses 3
       Domains of wave I: p2 gains 12 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 42. p1 draft.a63.d4  dfd3c7d9893750e5
 43. p2 draft.a15.f7  00c67e96ed77f9db
       p1 adds a card at d4: Advance, Reinforce 2, Influence, Gnome
       p2 adds a card at f7: Gnome, Influence 2, empty, Influence 2
 44. p1 draft.a39.d4  3f799ad5d93d7ccd
 45. p2 draft.a48.g6  23853fe2f2af5e3f
       p1 adds a card at d4: Elders, Elders, Gnome, Influence
       p2 adds a card at g6: Influence, Provisions, empty, Gnome 2
 46. p1 draft.a24.g6  5605adc56cef0caa
 47. p2 draft.a71.h5  51f62ea2a33d79c5
       p1 adds a card at g6: Advance, Gnome 3, empty, Elders
       p2 adds a card at h5: Advance, Influence 3, empty, Influence
       The last card of each hand is discarded face down
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p1 begins a turn, 5 provisions left
 48. p1 cover.g6
       p1 covers g6: weak Advance
 49. p1 spend.1
       p1 spends 1 despair
 50. p1 to.fi2
 51. p1 move.mo3
       p1 moves a troll: Moss 3 → Fire 2
 52. p1 move.arrow-i{1+3}
       p1 moves a troll: Arrow lair, on the border → Fire 2
       p1 attacks the gnomes of Fire 2: strength 1+3
 53. p1 to.arrow-i
       p1 is repelled from Fire 2 and retreats: Arrow lair, on the border
 54. p1 cover.d5
       p1 covers d5: weak Gnome
 55. p1 spend.1
       p1 spends 1 despair
 56. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
 57. p1 token.mn3.1
       p1 looks at token 1 of Moon 3: strength 2
 58. p1 gate.1
       p1 looks at gate card 1: Hammer
 59. p1 influence.ruskval
       p1 gains 2 influence with Ruskval: 2 in all
 60. p1 end  50239be53899432f
       p2 begins a turn, 4 provisions left
 61. p2 take.g8
       p2 covers g8: strong Influence of power 2
 62. p2 spend.2
       p2 spends 2 more provisions
 63. p2 influence.mokkur
       p2 gains 5 influence with Mokkur: 5 in all
 64. p2 end  7829270125f503cb
       p1 begins a turn, 4 provisions left
 65. p1 take.h6
 66. p1 act.gnome
       p1 covers h6: strong Gnome of power 3
 67. p1 spend.1
       p1 spends 1 more provision
 68. p1 wheel.1
       p1 moves the wheel pawn 1 space: Reinforcements
 69. p1 token.fi2.2
       p1 looks at token 2 of Fire 2: strength 3
 70. p1 gate.1
       p1 looks at gate card 1: Hammer
 71. p1 to.arrow-o
       p1 adds 1 troll: Arrow lair, in the domain
 72. p1 end  ad315641639804f5
       p2 begins a turn, 1 provision left
 73. p2 cover.i6
       p2 covers i6: weak Influence
 74. p2 spend.3
       p2 spends 3 despair
 75. p2 influence.mokkur
       p2 gains 4 influence with Mokkur: 9 in all
 76. p2 cover.e6
       p2 covers e6: weak Advance
 77. p2 to.comb-o
       p2 moves a troll: Mud 3 → Comb lair, in the domain
 78. p2 end  d81a054a0e3ac027
       p1 begins a turn, 2 provisions left
 79. p1 take.f6
       p1 covers f6: strong Reinforcements of power 3
 80. p1 spend.0
 81. p1 to.gr1
 82. p1 add.1
       p1 adds 1 troll: Granite 1
 83. p1 end  1aeada8cfb39f4ea
       p2 begins a turn, 0 provisions left
 84. p2 cover.f4
       p2 covers f4: weak Influence
 85. p2 influence.purrgol
       p2 gains 2 influence with Purrgol: 2 in all
 86. p2 cover.d5
       p2 covers d5: weak Influence
 87. p2 influence.purrgol
       p2 gains 1 influence with Purrgol: 3 in all
 88. p2 end  6ad681cb5659ea48
       p1 begins a turn, 1 provision left
 89. p1 cover.e5
       p1 covers e5: weak Influence
 90. p1 influence.purrgol
       p1 gains 1 influence with Purrgol: 1 in all
 91. p1 end
       p1 begins a turn, 0 provisions left
 92. p1 cover.f4
       p1 covers f4: weak Advance
 93. p1 to.arrow-i
 94. p1 move.fi3
       p1 moves a troll: Fire 3 → Arrow lair, on the border
 95. p1 end{hammer}  f208e91dc74acd9f
       Gnomes entrench in Moss 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Moon 3
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gate card 1: 3 invaders come to the domain of Hammer
       Gnomes invade Hammer 2: the nearest empty one
 96. p2 enter.mu1
       p2 leads the plank of Hammer and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
 97. p2 enter.ha3{granite+ice}  91439b893fc42dbc
       p2 leads the plank of Hammer and sends the invader into Hammer 3
       Gnomes invade Hammer 3: empty, and as near as others
       Gate card 2: 3 invaders come to the domain of Granite
       Gnomes invade Granite 2: the only cave within reach
       Gnomes invade Granite 3: the nearest empty one
       Gnomes invade Mud 3: the nearest empty one
       Gate card 3: 3 invaders come to the domain of Ice
 98. p1 enter.ic2
       Nobody has votes of Ice: p1 leads with Moon, the next clan, and sends the invader into Ice 2
       Gnomes invade Ice 2: empty, and as near as others
       Gnomes invade Ice 1: the nearest empty one
       Gnomes invade Moss 2: the only empty one within reach
       p2 wins Purrgol
       p2 gains 3 votes of Mud: 3 in all
 99. p1 console.vote  e09eb2c72fe711f2
       p1 takes a vote as consolation for Purrgol
       p1 gains 1 vote of Mud: 3 in all
100. p2 to.comb-o  5444c3cde0f466e4
       Purrgol of p2 comes to Comb lair, in the domain
       p1 wins Ruskval
101. p1 clan.ice
       p1 gains 1 vote of Ice: 1 in all
102. p1 clan.granite
       p1 gains 1 vote of Granite: 1 in all
103. p1 to.mo3  9c51732b4c155498
       Ruskval of p1 comes to Moss 3
       p2 wins Mokkur
       p2 gains 2 votes of Mud: 5 in all
104. p2 to.comb-i  078b3caf47a4efe4
       Mokkur of p2 comes to Comb lair, on the border
       Purrgol brings p2 3 honour
       Domains of wave II: p1 gains 18 and loses 6
       Domains of wave II: p2 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
105. p1 draft.a66.f6  29dc570c9825e3dc
106. p2 draft.a54.e3  59aa59eb18d41803
       p1 adds a card at f6: Reinforce 2, Influence 2, Gnome, empty
       p2 adds a card at e3: Joker, empty, Joker, Advance
107. p1 draft.a55.e7  17d313fa5f15bdb9
108. p2 draft.a53.g7  0fff8340e5741820
       p1 adds a card at e7: empty, Reinforce, Joker, Joker
       p2 adds a card at g7: Advance, empty, Joker, Joker
109. p1 draft.a28.c5  01b678a75d4aba5b
110. p2 draft.a45.f7
       p1 adds a card at c5: Advance, Elders, Gnome, Gnome
       p2 adds a card at f7: Provisions, Advance 2, Gnome, empty
       The last card of each hand is discarded face down
111. p2 cover.e3
112. p2 cover.e4  ffe512cf05153f8e
       p2 covers the Jokers e3 and e4: 6 provisions
113. p1 cover.f8  165e09f356d158a7
       p1 covers the Jokers e8 and f8: 6 provisions
       p2 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
114. p2 take.h5
115. p2 take.anvgar
116. p2 take.f5
117. p2 act.advance
       p2 covers f5 h5 anvgar: strong Advance of power 5
118. p2 spend.3
       p2 spends 3 more provisions
119. p2 to.mu1
120. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 1
121. p2 stop{1}
       p2 attacks the gnomes of Mud 1: strength 1
       p2 wins the attack on Mud 1: 1 honour
       p2 takes control of Mud 1
       p2 gains 1 vote of Mud: 6 in all
       The wheel pawn moves 1 space without effect
122. p2 use.mokkur
       p2 uses Mokkur
123. p2 token.mn3.1{2}
       p2 reveals a token of Moon 3: strength 2
124. p2 end  67f64bdd3be0ce15
       p1 begins a turn, 5 provisions left
125. p1 take.d6
126. p1 take.noctha
127. p1 whole.gnome
       p1 covers c6 d6 h6 noctha: strong Gnome of power 7
128. p1 spend.1
       p1 spends 1 more provision
129. p1 wheel.8
       p1 moves the wheel pawn 8 spaces: Reinforcements
130. p1 token.mo2.1
       p1 looks at token 1 of Moss 2: strength 1
131. p1 stop
       p1 crosses the honour-boost wire: boost 1
132. p1 rally.back1
       Breach: 3 invaders come to the domain of Moss, p1 decides ties
       An invader of Moss comes upon 1 troll in Ice 3: the nearest with so few
       A troll of p2 is defeated in Ice 3: 0 honour
       Gnomes invade Ice 3: the only empty one within reach
       An invader of Moss comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 0 honour
133. p1 to.arrow-i
134. p1 add.7
       p1 adds 7 trolls: Arrow lair, on the border
135. p1 end  1eea0847c35db080
       p2 begins a turn, 1 provision left
136. p2 cover.h8
137. p2 act.gnome
       p2 covers h8: weak Gnome
138. p2 spend.0
       p2 moves the wheel pawn 1 space: Troll advance
139. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 1
140. p2 gate.3
       p2 looks at gate card 3: Mud
141. p2 out.comb-o
142. p2 shift.p2.mu1
       p2 moves a troll: Comb lair, in the domain → Mud 1
143. p2 cover.f6
       p2 covers f6: weak Gnome
144. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
145. p2 token.ic2.1
       p2 looks at token 1 of Ice 2: strength 3
146. p2 stop
147. p2 influence.orrowyn
       p2 gains 2 influence with Orrowyn: 2 in all
148. p2 end  683e7848523a434e
       p1 begins a turn, 3 provisions left
149. p1 take.f7
150. p1 take.f6
       p1 covers f6 f7: strong Reinforcements of power 3
151. p1 spend.3
       p1 spends 3 more provisions
152. p1 to.gr1
153. p1 add.2
       p1 adds 2 trolls: Granite 1
154. p1 lead.ruskval
       p1 relocates Ruskval: Moss 3 → Granite 1
155. p1 stop
156. p1 end  1d6de9804cc4fe5e
       p2 begins a turn, 0 provisions left
157. p2 cover.e7
       p2 covers e7: weak Reinforcements
158. p2 spend.0
159. p2 to.comb-o
       p2 adds 1 troll: Comb lair, in the domain
160. p2 cover.i6
       p2 covers i6: weak Influence
161. p2 spend.0
162. p2 influence.orrowyn
       p2 gains 1 influence with Orrowyn: 3 in all
163. p2 end{moon+granite+mud}  e6aa63aac892ee89
       Gnomes entrench in Moss 2
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Ice 3
       Gnomes entrench in Granite 2
       Gate card 1: 4 invaders come to the domain of Moon
       An invader of Moon comes upon 1 troll in Moss 3: the nearest with so few
       A troll of p1 is defeated in Moss 3: 4 honour
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 2: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 3: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Nobody has influence with Xarkha, who leaves the game
       Nobody has influence with Drubba, who leaves the game
       p2 wins Orrowyn
       p2 gains 3 votes of Moss: 3 in all
       Orrowyn brings p2 1 honour
       Purrgol brings p2 2 honour
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 is shared: 6 honour each for p1
       Great hall 7: 12 honour for p1
       p1 has 6 Elders: 12 honour
       p2 has 0 Elders: 0 honour
       p2 gains 7 honour for votes of Moss
       p1 gains 9 honour for votes of Ice
       p1 gains 6 honour for votes of Moon
       p1 gains 12 honour for votes of Granite
       p2 gains 8 honour for votes of Hammer
       p2 gains 10 honour for votes of Mud
       p1 gains 5 honour for votes of Mud
       The three waves are over: p1 wins

p1  +4  Defeated trolls [FALL-W18]
p1 +18  Domains, wave I [FALL-P03]
p1  -3  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -6  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 6 [FALL-F02]
p1 +12  Great hall 7 [FALL-F02]
p1 +12  Elders [FALL-F05]
p1  +9  Votes of Ice [FALL-F06]
p1  +6  Votes of Moon [FALL-F06]
p1 +12  Votes of Granite [FALL-F06]
p1  +5  Votes of Mud [FALL-F06]
p2  +1  Attacks [FALL-M09]
p2  +3  Defeated trolls [FALL-W18]
p2  +6  Champions [FALL-H08]
p2 +12  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +7  Votes of Moss [FALL-F06]
p2  +8  Votes of Hammer [FALL-F06]
p2 +10  Votes of Mud [FALL-F06]
= p1 93, p2 50  waves, won by p1
