fall/1  seats 2  seed 6  options -

  1. p2 keep.gharza  47b20bec5d0657d2
  2. p1 keep.chorvel{p1}
       p1 takes the hammer and is first player
       p1 keeps Chorvel
       p1 gains 2 votes of Moon: 2 in all
       p2 keeps Gharza
       p2 gains 2 votes of Fire: 2 in all
  3. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
  4. p1 settle.gr3
       p1 puts a troll in Granite 3
  5. p1 settle.mo3
       p1 puts a troll in Moss 3
  6. p1 to.gr3  2e1ba054f1d07f57
       Chorvel of p1 comes to Granite 3
  7. p2 lairs.eye
       p2 takes the lairs of the Eye, three trolls in each
  8. p2 settle.ic3
       p2 puts a troll in Ice 3
  9. p2 settle.mu3
       p2 puts a troll in Mud 3
 10. p2 to.mu3
       Gharza of p2 comes to Mud 3
       Wave I begins: four cards each
 11. p2 draft.a40.f6  b83106cef586adae
 12. p1 draft.a31.e5
       p1 adds a card at e5: Elders, Gnome, Influence 2, Reinforce
       p2 adds a card at f6: Elders, Gnome, Elders, Advance
 13. p1 draft.a25.e6  b19a1d10d95914ab
 14. p2 draft.a33.d6  c243010b38a325be
       p1 adds a card at e6: Advance, Advance, Elders, Reinforce
       p2 adds a card at d6: Influence, Elders, Advance, Joker
 15. p1 draft.a34.f5  ea8bf1ac5ac880f6
 16. p2 draft.a72.d7  7f3cc8aae8790b06
       p1 adds a card at f5: Gnome, Elders, Reinforce, Joker
       p2 adds a card at d7: Gnome 3, Gnome, Reinforce, empty
       The last card of each hand is discarded face down
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
 17. p1 take.g6
 18. p1 whole.reinforce
       p1 covers f6 g6 f7: strong Reinforcements of power 3
 19. p1 spend.2
       p1 spends 2 more provisions
 20. p1 none
       p1 adds nobody
 21. p1 use.chorvel
       p1 uses Chorvel
 22. p1 to.spiral-o
       p1 moves Chorvel: Granite 3 → Spiral lair, in the domain
 23. p1 end  a9a8d634cb6f5c7f
       p2 begins a turn, 5 provisions left
 24. p2 take.d7
 25. p2 take.e7
       p2 covers d7 e7: strong Gnome of power 4
 26. p2 spend.4
       p2 spends 4 more provisions
 27. p2 wheel.7
       p2 moves the wheel pawn 7 spaces: Troll advance
 28. p2 stop
       p2 crosses the honour-boost wire: boost 1
 29. p2 out.mo3
 30. p2 shift.p1.ic3
       p2 moves a troll of p1: Moss 3 → Ice 3
 31. p2 end  d84f0466189fd34c
       p1 begins a turn, 2 provisions left
 32. p1 cover.f5
       p1 covers f5: weak Gnome
 33. p1 spend.2
       p1 spends 2 despair
 34. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
 35. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 2
 36. p1 stop
 37. p1 influence.lirrash
       p1 gains 2 influence with Lirrash: 2 in all
 38. p1 cover.e6
       p1 covers e6: weak Advance
 39. p1 to.mn3
 40. p1 move.ic3
       p1 moves a troll: Ice 3 → Moon 3
 41. p1 end  cb532af19f227d88
       p2 begins a turn, 0 provisions left
 42. p2 cover.f5
       p2 covers f5: weak Reinforcements
 43. p2 spend.0
 44. p2 none
       p2 adds nobody
 45. p2 end  7cbe16aacdbbc779
       p1 begins a turn, 1 provision left
 46. p1 end
       p1 begins a turn, 0 provisions left
 47. p1 end{moon}
       Gnomes entrench in Moss 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only cave within reach
 48. p1 enter.ic2{moss}
       p1 leads the plank of Moon and sends the invader into Ice 2
       Gnomes invade Ice 2: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Moss
 49. p1 enter.fi2
       Nobody has votes of Moss: p1 leads with Moon, the next clan, and sends the invader into Fire 2
       Gnomes invade Fire 2: empty, and as near as others
 50. p1 enter.mo3{ice}
       Nobody has votes of Moss: p1 leads with Moon, the next clan, and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Ice
       Gnomes invade Ice 1: the nearest empty one
       Gnomes invade Moss 2: the nearest empty one
       Nobody has influence with Okkag, who leaves the game
       Nobody has influence with Jorrund, who leaves the game
       p1 wins Lirrash
       p1 gains 2 votes of Moss: 2 in all
 51. p1 to.spiral-o
       Lirrash of p1 comes to Spiral lair, in the domain
       Domains of wave I: p1 gains 12 and loses 2
       Domains of wave I: p2 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
 52. p1 draft.a32.f6  b058d97a1f75115a
 53. p2 draft.a21.g6
       p1 adds a card at f6: Influence, Gnome 2, Advance, Elders
       p2 adds a card at g6: Reinforce, Advance 3, empty, Elders
 54. p2 draft.a17.c8  dd3b0efc1c5d6b8f
 55. p1 toss.a30
       p1 has no place for a card and discards one
       p2 adds a card at c8: Advance 3, empty, Influence, Reinforce
 56. p1 toss.a41  77ff7fd6fd808898
 57. p2 draft.a22.c8
       p1 has no place for a card and discards one
       p2 adds a card at c8: empty, Influence, Elders, Reinforce 3
       The last card of each hand is discarded face down
       p2 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 4 provisions left
 58. p2 take.e7
 59. p2 take.d7
       p2 covers d7 e7: strong Gnome of power 4
 60. p2 spend.2
       p2 spends 2 more provisions
 61. p2 wheel.1
       p2 moves the wheel pawn 1 space: Honour gain
 62. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 3
 63. p2 stop
       p2 gains 2 honour on the wheel, boost 1 included
 64. p2 end  61260267df853616
       p1 begins a turn, 4 provisions left
 65. p1 take.g6
       p1 covers g6: strong Gnome of power 2
 66. p1 spend.1
       p1 spends 1 more provision
 67. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Reinforcements
 68. p1 gate.2
       p1 looks at gate card 2: Granite
 69. p1 token.gr2.2
       p1 looks at token 2 of Granite 2: strength 2
 70. p1 rally.back2
       Breach: 2 invaders come to the domain of Fire, p1 decides ties
       Gnomes invade Fire 1: the nearest empty one
       Gnomes invade Fire 3: the nearest empty one
 71. p1 to.mn3
 72. p1 add.2
       p1 adds 2 trolls: Moon 3
 73. p1 end  0bd40b484f0f8cb4
       p2 begins a turn, 1 provision left
 74. p2 cover.e5
       p2 covers e5: weak Advance
 75. p2 spend.0
 76. p2 none
       p2 moves nobody
 77. p2 end  1231db8e4a58e5ed
       p1 begins a turn, 2 provisions left
 78. p1 use.chorvel
       p1 uses Chorvel
 79. p1 to.mn3
       p1 moves Chorvel: Spiral lair, in the domain → Moon 3
 80. p1 cover.f5
       p1 covers f5: weak Gnome
 81. p1 spend.1
       p1 spends 1 despair
 82. p1 wheel.1
       p1 moves the wheel pawn 1 space: Troll advance
 83. p1 gate.3
       p1 looks at gate card 3: Mud
 84. p1 stop
 85. p1 out.gr3
 86. p1 shift.p1.gr1
       p1 moves a troll: Granite 3 → Granite 1
 87. p1 end  0cacc636cd8d7ff9
       p2 begins a turn, 0 provisions left
 88. p2 take.d6
 89. p2 take.d8
       p2 covers d6 d8: strong Influence of power 2
 90. p2 influence.crym
       p2 gains 3 influence with Crym: 3 in all
 91. p2 end  b414a822f717a489
       p1 begins a turn, 1 provision left
 92. p1 cover.f7
       p1 covers f7: weak Advance
 93. p1 spend.2
       p1 spends 2 despair
 94. p1 none
       p1 moves nobody
 95. p1 end
       p1 begins a turn, 0 provisions left
 96. p1 cover.f6
       p1 covers f6: weak Influence
 97. p1 influence.crym
       p1 gains 1 influence with Crym: 1 in all
 98. p1 end{ice+granite}  5686cc36482c2220
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 1
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gnomes entrench in Fire 3
       Gate card 1: 3 invaders come to the domain of Ice
       Gnomes invade Moon 2: the nearest empty one
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Hammer 2: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Granite
 99. p2 enter.ha1{mud}  06f93d18cd60e282
       Nobody has votes of Granite: p2 leads with Fire, the next clan, and sends the invader into Hammer 1
       Gnomes invade Hammer 1: empty, and as near as others
       Gnomes invade Granite 3: the nearest empty one
       Gnomes invade Hammer 3: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Ice 3: the nearest with so few
       A troll of p2 is defeated in Ice 3: 4 honour
       Gnomes invade Ice 3: the only empty one within reach
       An invader of Mud comes upon 1 troll in Granite 1: nowhere fewer within reach
       A troll of p1 is defeated in Granite 1: 2 honour
       Nobody has influence with Noctha, who leaves the game
       p2 wins Crym
       p2 gains 2 votes of Ice: 2 in all
100. p1 console.vote
       p1 takes a vote as consolation for Crym
       p1 gains 1 vote of Ice: 1 in all
       Nobody has influence with Purrgol, who leaves the game
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
101. p1 toss.a10  dacffd65e6052f15
102. p2 draft.a03.e4
       p1 has no place for a card and discards one
       p2 adds a card at e4: Influence, Influence, Gnome, Influence
103. p2 draft.a53.d8  f43790550cdb7396
104. p1 toss.a46  0dfdc2d299775926
       p1 has no place for a card and discards one
       p2 adds a card at d8: Advance, Gnome, Joker, Joker
105. p2 draft.a47.c5  6b6eeef0661211e6
106. p1 toss.a08  6c1ee9a31090e7e8
       p1 has no place for a card and discards one
       p2 adds a card at c5: empty, Reinforce, Influence 2, Provisions
       The last card of each hand is discarded face down
107. p2 cover.d9  28ac521e5005b03e
       p2 covers the Jokers d9 and e9: 6 provisions
       p1 has 4 provisions and 4 despair
       p2 has 6 provisions and 2 despair
       p1 begins a turn, 3 provisions left
108. p1 take.g6
       p1 covers g6: strong Gnome of power 2
109. p1 spend.1
       p1 spends 1 more provision
110. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
111. p1 stop
112. p1 influence.vashtor
       p1 gains 2 influence with Vashtor: 2 in all
113. p1 end  029716a5eaff44e4
       p2 begins a turn, 5 provisions left
114. p2 cover.e5
       p2 covers e5: weak Gnome
115. p2 spend.1
       p2 spends 1 despair
116. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
117. p2 stop
       p2 gains 3 honour on the wheel, boost 1 included
118. p2 cover.f4
       p2 covers f4: weak Influence
119. p2 spend.1
       p2 spends 1 despair
120. p2 influence.vashtor
       p2 gains 2 influence with Vashtor: 2 in all
121. p2 end  7d31346875aad23a
       p1 begins a turn, 1 provision left
122. p1 use.chorvel
       p1 uses Chorvel
123. p1 to.spiral-o
       p1 moves Chorvel: Moon 3 → Spiral lair, in the domain
124. p1 cover.f6
       p1 covers f6: weak Influence
125. p1 spend.3
       p1 spends 3 despair
126. p1 influence.xarkha
       p1 gains 5 influence with Xarkha: 5 in all
127. p1 cover.e6
       p1 covers e6: weak Advance
128. p1 spend.1
       p1 spends 1 despair
129. p1 none
       p1 moves nobody
130. p1 end  2e754ede962e31ff
       p2 begins a turn, 4 provisions left
131. p2 cover.g6
       p2 covers g6: weak Reinforcements
132. p2 none
       p2 adds nobody
133. p2 cover.e4
       p2 covers e4: weak Influence
134. p2 influence.xarkha
       p2 gains 1 influence with Xarkha: 1 in all
135. p2 end  e04bf4adca149ff3
       p1 begins a turn, 0 provisions left
136. p1 cover.f5
       p1 covers f5: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
137. p1 token.mo2.1
       p1 looks at token 1 of Moss 2: strength 1
138. p1 stop
139. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 2 in all
140. p1 cover.f7
       p1 covers f7: weak Advance
141. p1 none
       p1 moves nobody
142. p1 end  0ca9eeb0655ce9ba
       p2 begins a turn, 3 provisions left
143. p2 cover.d8
       p2 covers d8: weak Advance
144. p2 to.mu3
       p2 moves a troll: Eye lair, on the border → Mud 3
145. p2 end
       p2 begins a turn, 2 provisions left
146. p2 take.e7
147. p2 whole.gnome
       p2 covers d7 e7 e8: strong Gnome of power 5
148. p2 spend.1
       p2 spends 1 more provision
149. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Influence
150. p2 stop
       p2 crosses the honour-boost wire: boost 2
151. p2 influence.zuldrak
       p2 gains 4 influence with Zuldrak: 4 in all
152. p2 end
       p2 begins a turn, 0 provisions left
153. p2 cover.f5
       p2 covers f5: weak Influence
154. p2 influence.zuldrak
       p2 gains 1 influence with Zuldrak: 5 in all
155. p2 end{granite+moss+ice}  9b5c5fa504386197
       Gnomes entrench in Ice 3
       Gate card 1: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 2: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 3: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       p2 wins Zuldrak
       p2 gains 3 votes of Hammer: 3 in all
156. p1 console.honour  ddd7cd8a1e3011a0
       p1 takes 0 honour as consolation for Zuldrak
157. p2 star.ha1
       p2 puts the star of Zuldrak on Hammer 1
       Zuldrak brings p2 2 honour
       p1 wins Vashtor
       p1 gains 3 votes of Granite: 3 in all
158. p2 console.vote  a6a40444bfeb19ea
       p2 takes a vote as consolation for Vashtor
       p2 gains 1 vote of Granite: 1 in all
159. p1 star.h4  41f9bf5bd088ba5f
       p1 puts the star of Vashtor on Great hall 4
       p1 wins Xarkha
       p1 gains 3 votes of Fire: 3 in all
160. p2 console.vote  bf872ca517fa8ef0
       p2 takes a vote as consolation for Xarkha
       p2 gains 1 vote of Fire: 3 in all
161. p1 star.ice  08196f66fd673615
       p1 puts the star of Xarkha on the plank of Ice
       Great hall 1 falls to the gnomes
       Great hall 2 is shared: 4 honour each for p1
       Great hall 3 is shared: 6 honour each for p1
       Great hall 4 falls to the gnomes
       Great hall 5 is shared: 4 honour each for p2
       Great hall 6 is shared: 2 honour each for p2
       Great hall 7 falls to the gnomes
       p1 has 4 Elders: 5 honour
       p2 has 5 Elders: 8 honour
       p1 gains 11 honour for votes of Moss
       p2 gains 8 honour for votes of Ice
       p1 gains 8 honour for votes of Ice
       p1 gains 9 honour for votes of Moon
       p1 gains 10 honour for votes of Granite
       p2 gains 5 honour for votes of Granite
       p2 gains 6 honour for votes of Hammer
       p1 gains 7 honour for votes of Fire
       p2 gains 4 honour for votes of Fire
       The three waves are over: p1 wins

p1  +2  Defeated trolls [FALL-W18]
p1 +12  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +4  Great hall 2 [FALL-F02]
p1  +6  Great hall 3 [FALL-F02]
p1  +5  Elders [FALL-F05]
p1 +11  Votes of Moss [FALL-F06]
p1  +8  Votes of Ice [FALL-F06]
p1  +9  Votes of Moon [FALL-F06]
p1 +10  Votes of Granite [FALL-F06]
p1  +7  Votes of Fire [FALL-F06]
p2  +5  Gnome wheel [FALL-G17]
p2  +4  Defeated trolls [FALL-W18]
p2  +2  Champions [FALL-H08]
p2 +12  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +4  Great hall 5 [FALL-F02]
p2  +2  Great hall 6 [FALL-F02]
p2  +8  Elders [FALL-F05]
p2  +8  Votes of Ice [FALL-F06]
p2  +5  Votes of Granite [FALL-F06]
p2  +6  Votes of Hammer [FALL-F06]
p2  +4  Votes of Fire [FALL-F06]
= p1 76, p2 61  waves, won by p1
