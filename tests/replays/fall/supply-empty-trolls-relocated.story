fall/3  seats 2  seed 270  options turn_order=printed

  1. p1 keep.ekktor  149cf86c836ca043
  2. p2 keep.selkra{p2}
       p2 takes the hammer and is first player
       p2 keeps Selkra
       p2 gains 3 votes of Ice: 3 in all
       p1 keeps Ekktor
       p1 gains 2 votes of Hammer: 2 in all
  3. p2 lairs.horn
       p2 takes the lairs of the Horn, three trolls in each
  4. p2 settle.gr3
       p2 puts a troll in Granite 3
  5. p2 settle.mn3  df28efc9cb7cf6ea
       p2 puts a troll in Moon 3
  6. p1 lairs.eye
       p1 takes the lairs of the Eye, three trolls in each
  7. p1 settle.ic3
       p1 puts a troll in Ice 3
  8. p1 settle.ic1
       p1 puts a troll in Ice 1
  9. p1 to.ic3
       Ekktor of p1 comes to Ice 3
       Wave I begins: four cards each
 10. p1 draft.a17.f4  8d4897c9e2a0ec73
 11. p2 draft.a54.e4  d300dbaac8a7d3d1
       p1 adds a card at f4: Advance 3, empty, Influence, Reinforce
       p2 adds a card at e4: Joker, empty, Joker, Advance
 12. p1 draft.a14.f5  5451280a0cc8a86e
 13. p2 draft.a30.e4  34cf8a18ae96dda9
       p1 adds a card at f5: Reinforce 2, Reinforce 2, Influence, empty
       p2 adds a card at e4: Reinforce 2, Elders, Advance, Influence
 14. p1 draft.a42.e6  b557c1fe99585cd8
 15. p2 draft.a71.e5
       p1 adds a card at e6: Reinforce, Gnome, Reinforce, Provisions
       p2 adds a card at e5: Advance, Influence 3, empty, Influence
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 5 provisions left
 16. p2 use.selkra
       p2 uses Selkra
 17. p2 gate.3
       p2 looks at gate card 3: Moon
 18. p2 gate.2
       p2 looks at gate card 2: Hammer
 19. p2 take.f5
 20. p2 take.f6
       p2 covers f5 f6: strong Influence of power 4
 21. p2 spend.4
       p2 spends 4 more provisions
 22. p2 influence.thessel
       p2 gains 9 influence with Thessel: 9 in all
 23. p2 end  f18581f1644f1d0d
       p1 begins a turn, 6 provisions left
 24. p1 cover.e6
       p1 covers e6: weak Reinforcements
 25. p1 spend.0
 26. p1 to.ic1
       p1 adds 1 troll: Ice 1
 27. p1 end  df9c0caaf84af248
       p2 begins a turn, 0 provisions left
 28. p2 take.e4
       p2 covers e4: strong Reinforcements of power 2
 29. p2 to.horn-i
 30. p2 add.1
       p2 adds 1 troll: Horn lair, on the border
 31. p2 end  4364b0b74a29b1a4
       p1 begins a turn, 5 provisions left
 32. p1 take.g5
 33. p1 act.reinforce
       p1 covers g5: strong Reinforcements of power 2
 34. p1 spend.0
 35. p1 none
       p1 adds nobody
 36. p1 end
       p1 begins a turn, 4 provisions left
 37. p1 cover.e5
       p1 covers e5: weak Advance
 38. p1 spend.1
       p1 spends 1 despair
 39. p1 none
       p1 moves nobody
 40. p1 cover.e7
       p1 covers e7: weak Reinforcements
 41. p1 to.eye-o
       p1 adds 1 troll: Eye lair, in the domain
 42. p1 end
       p1 begins a turn, 3 provisions left
 43. p1 take.f5
       p1 covers f5: strong Reinforcements of power 2
 44. p1 spend.3
       p1 spends 3 more provisions
 45. p1 to.eye-i
 46. p1 add.5
       p1 adds 5 trolls: Eye lair, on the border
 47. p1 end{ice+hammer}
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Ice
       Gnomes invade Ice 2: the only empty one within reach
       Gnomes invade Moon 1: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Hammer
 48. p1 enter.ha1{moon}  4fa6253f72f434f6
       p1 leads the plank of Hammer and sends the invader into Hammer 1
       Gnomes invade Hammer 1: empty, and as near as others
       Gnomes invade Hammer 2: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Moon
       Gnomes invade Moon 2: the only empty one within reach
       Gnomes invade Granite 1: the only empty one within reach
       Nobody has influence with Grell, who leaves the game
       Nobody has influence with Jorrund, who leaves the game
       p2 wins Thessel
       p2 gains 3 votes of Moss: 3 in all
 49. p2 to.horn-i
 50. p2 add.1  7bcd8f28e5335a6f
       p2 adds 1 troll: Horn lair, on the border
       Domains of wave I: p1 gains 8 and loses 1
       Domains of wave I: p2 gains 12 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 51. p1 draft.a04.f6  127fdc9c7cfdfb35
 52. p2 draft.a48.d5  d2d89f1007368fe6
       p1 adds a card at f6: Gnome, Advance, Gnome 2, Gnome
       p2 adds a card at d5: Influence, Provisions, empty, Gnome 2
 53. p1 draft.a09.g4  2b8dbfac691aa954
 54. p2 draft.a34.d3  a0ad8ad62602a280
       p1 adds a card at g4: Influence, Advance 2, Reinforce, Advance
       p2 adds a card at d3: Gnome, Elders, Reinforce, Joker
 55. p1 draft.a64.g3  943e082405ad2c41
 56. p2 draft.a44.f5  9dac6457b03d8cd4
       p1 adds a card at g3: Gnome, Reinforce, Influence 2, Advance
       p2 adds a card at f5: Gnome, Gnome, Provisions, Reinforce
       The last card of each hand is discarded face down
       p1 has 5 provisions and 3 despair
       p2 has 7 provisions and 1 despair
       p1 begins a turn, 4 provisions left
 57. p1 cover.h3
       p1 covers h3: weak Reinforcements
 58. p1 spend.0
 59. p1 to.eye-o
       p1 adds 1 troll: Eye lair, in the domain
 60. p1 cover.g5
       p1 covers g5: weak Reinforcements
 61. p1 spend.3
       p1 spends 3 despair
 62. p1 to.eye-i
 63. p1 add.3
       p1 adds 3 trolls: Eye lair, on the border
 64. p1 end  be598d19969e8827
       p2 begins a turn, 6 provisions left
 65. p2 take.d4
 66. p2 take.e4
       p2 covers d4 e4: strong Reinforcements of power 2
 67. p2 spend.4
       p2 spends 4 more provisions
 68. p2 to.horn-i
 69. p2 add.2
       p2 adds 2 trolls: Horn lair, on the border
 70. p2 use.selkra
       p2 uses Selkra
 71. p2 gate.1
       p2 looks at gate card 1: Ice
 72. p2 stop
 73. p2 end  cad1e0d03ffe58fe
       p1 begins a turn, 3 provisions left
 74. p1 cover.e6
       p1 covers e6: weak Reinforcements
 75. p1 to.eye-i
       p1 adds 1 troll: Eye lair, on the border
 76. p1 cover.g7
       p1 covers g7: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
 77. p1 token.mn1.1
       p1 looks at token 1 of Moon 1: strength 3
 78. p1 gate.2
       p1 looks at gate card 2: Granite
 79. p1 influence.noctha
       p1 gains 2 influence with Noctha: 2 in all
 80. p1 end  14dac7d60996d9f6
       p2 begins a turn, 1 provision left
 81. p2 cover.g5
       p2 covers g5: weak Gnome
 82. p2 spend.0
       p2 moves the wheel pawn 1 space: Reinforcements
 83. p2 gate.3
       p2 looks at gate card 3: Mud
 84. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 2
 85. p2 to.horn-o
       p2 adds 1 troll: Horn lair, in the domain
 86. p2 cover.g6
       p2 covers g6: weak Reinforcements
 87. p2 spend.1
       p2 spends 1 despair
 88. p2 to.gr3
 89. p2 add.2
       p2 adds 2 trolls: Granite 3
 90. p2 end  db018c8a427f657c
       p1 begins a turn, 2 provisions left
 91. p1 cover.f6
       p1 covers f6: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
 92. p1 token.gr2.1
       p1 looks at token 1 of Granite 2: strength 1
 93. p1 gate.3
       p1 looks at gate card 3: Mud
       p1 gains 1 honour on the wheel, boost 0 included
 94. p1 cover.e5
       p1 covers e5: weak Advance
 95. p1 none
       p1 moves nobody
 96. p1 end  01e27136a038910e
       p2 begins a turn, 0 provisions left
 97. p2 cover.f5
       p2 covers f5: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
 98. p2 token.fi1.2
       p2 looks at token 2 of Fire 1: strength 2
 99. p2 gate.1
       p2 looks at gate card 1: Ice
100. p2 influence.noctha
       p2 gains 1 influence with Noctha: 1 in all
101. p2 cover.d3
       p2 covers d3: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
102. p2 token.ha1.1
       p2 looks at token 1 of Hammer 1: strength 2
103. p2 stop
104. p2 to.horn-i
       p2 adds 1 troll: Horn lair, on the border
105. p2 end  857830b762763d63
       p1 begins a turn, 1 provision left
106. p1 cover.e7
       p1 covers e7: weak Reinforcements
107. p1 to.ic3
       p1 adds 1 troll: Ice 3
108. p1 cover.g6
       p1 covers g6: weak Advance
109. p1 to.ic2
110. p1 move.ic3{3}
       p1 moves a troll: Ice 3 → Ice 2
       p1 attacks the gnomes of Ice 2: strength 3
111. p1 to.eye-o
       p1 is repelled from Ice 2 and retreats: Eye lair, in the domain
       Gnomes entrench in Ice 2
112. p1 end
       p1 begins a turn, 0 provisions left
113. p1 take.f5
       p1 covers f5: strong Reinforcements of power 2
114. p1 to.ic1
115. p1 add.2
       p1 adds 2 trolls: Ice 1
116. p1 end{ice}  cb94273dfcfa1677
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gate card 1: 3 invaders come to the domain of Ice
       Gnomes invade Hammer 3: the nearest empty one
117. p2 enter.mu1{granite}  1e50f46f07640ddf
       p2 leads the plank of Ice and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Mud 3: the nearest empty one
       Gate card 2: 3 invaders come to the domain of Granite
       Gnomes invade Fire 3: the nearest empty one
118. p1 enter.fi2{mud}  94bb3e2a574740e7
       Nobody has votes of Granite: p1 leads with Hammer, the next clan, and sends the invader into Fire 2
       Gnomes invade Fire 2: empty, and as near as others
       Gnomes invade Moss 3: the nearest empty one
       Gate card 3: 3 invaders come to the domain of Mud
       Gnomes invade Moss 1: the nearest empty one
       Gnomes invade Moss 2: the only empty one within reach
       An invader of Mud comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p2 is defeated in Moon 3: 4 honour
       p1 wins Noctha
       p1 gains 2 votes of Moon: 2 in all
119. p2 console.vote  883e3a5da0367aaf
       p2 takes a vote as consolation for Noctha
       p2 gains 1 vote of Moon: 1 in all
       Nobody has influence with Mokkur, who leaves the game
       Nobody has influence with Nadrig, who leaves the game
       Domains of wave II: p1 gains 8 and loses 1
       Domains of wave II: p2 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
120. p1 draft.a01.h4  220e77dabfcf277f
121. p2 draft.a10.c6  07d1524c2991680c
       p1 adds a card at h4: Advance, Advance, Advance 2, Reinforce
       p2 adds a card at c6: Gnome, Reinforce 2, Influence, Reinforce
122. p1 draft.a50.d4  ebbf9d299589d4d6
123. p2 draft.a07.f5  1fe62eb4a03f3462
       p1 adds a card at d4: Provisions, Joker, Influence, Reinforce
       p2 adds a card at f5: Influence, Influence, Joker, Gnome
124. p1 draft.a57.g6  bddbf581f79866f2
125. p2 draft.a11.d7
       p1 adds a card at g6: Joker, Advance, Gnome, Advance
       p2 adds a card at d7: Influence 2, Influence, Advance, Gnome
       The last card of each hand is discarded face down
126. p2 cover.f6  233151ef2cc5e882
       p2 covers the Jokers e4 and f6: 6 provisions
127. p1 stop  119d4f1eeb635a28
       p2 has 6 provisions and 2 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
128. p2 take.e7
129. p2 whole.influence
       p2 covers c7 d7 e7: strong Influence of power 4
130. p2 spend.4
       p2 spends 4 more provisions
131. p2 influence.orrowyn
       p2 gains 9 influence with Orrowyn: 9 in all
132. p2 end  6f257dba2b8c42c4
       p1 begins a turn, 4 provisions left
133. p1 take.f6
134. p1 take.noctha
135. p1 take.f7
136. p1 take.e4
137. p1 take.g3
138. p1 take.g6
139. p1 act.gnome
       p1 covers g3 e4 f6 g6 f7 noctha: strong Gnome of power 8
140. p1 spend.1
       p1 spends 1 more provision
141. p1 wheel.7
       p1 moves the wheel pawn 7 spaces: Troll advance
142. p1 token.mn2.2
       p1 looks at token 2 of Moon 2: strength 2
143. p1 gate.1
       p1 looks at gate card 1: Moon
       p1 crosses the honour-boost wire: boost 1
144. p1 rally.on1
       Breach: 2 invaders come to the domain of Fire, p1 decides ties
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Ice 3: nowhere fewer within reach
145. p1 lose.ekktor
       Ekktor of p1 is defeated in Ice 3: 0 honour
146. p1 to.eye-o
       Ekktor of p1 recovers: Eye lair, in the domain
147. p1 out.ic1
148. p1 shift.p1.eye-o
       p1 moves a troll: Ice 1 → Eye lair, in the domain
149. p1 shift.p1.ic3
       p1 moves a troll: Ice 1 → Ice 3
150. p1 shift.p1.ic3
       p1 moves a troll: Ice 1 → Ice 3
151. p1 stop
152. p1 end  ceb21919b189f160
       p2 begins a turn, 0 provisions left
153. p2 take.g5
154. p2 take.f5
       p2 covers f5 g5: strong Influence of power 2
155. p2 influence.orrowyn
       p2 gains 2 influence with Orrowyn: 11 in all
156. p2 end  1fd172de9c649aaf
       p1 begins a turn, 2 provisions left
157. p1 take.f4
       p1 covers f4: strong Advance of power 3
158. p1 spend.1
       p1 spends 1 more provision
159. p1 to.mo2
160. p1 move.ic1
       p1 moves a troll: Ice 1 → Moss 2
161. p1 stop{1}
       p1 attacks the gnomes of Moss 2: strength 1
       p1 wins the attack on Moss 2: 1 honour
       p1 takes control of Moss 2
       p1 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
162. p1 end
       p1 begins a turn, 0 provisions left
163. p1 cover.e6
       p1 covers e6: weak Reinforcements
164. p1 spend.0
165. p1 to.mo2
       p1 adds 1 troll: Moss 2
166. p1 cover.e7
       p1 covers e7: weak Reinforcements
167. p1 spend.3
       p1 spends 3 despair
168. p1 to.ic3
       p1 adds 1 troll: Ice 3
169. p1 move.eye-i
       p1 relocates a troll: Eye lair, on the border → Ice 3
170. p1 move.eye-o
       p1 relocates a troll: Eye lair, in the domain → Ice 3
171. p1 move.mo2
       p1 relocates a troll: Moss 2 → Ice 3
172. p1 end{moon+mud+fire}  43e6f6638cc4b831
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 3
       Gnomes entrench in Moon 3
       Gnomes entrench in Hammer 3
       Gate card 1: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 2: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 3: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       Nobody has influence with Kasskar, who leaves the game
       p2 wins Orrowyn
       p2 gains 3 votes of Moss: 6 in all
       Orrowyn brings p2 1 honour
       Nobody has influence with Thuldra, who leaves the game
       Great hall 1 is shared: 2 honour each for p1
       Great hall 2 is shared: 4 honour each for p1
       Great hall 3 is shared: 6 honour each for p2
       Great hall 4 is shared: 6 honour each for p2
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 0 Elders: 0 honour
       p2 has 2 Elders: 1 honour
       p2 gains 9 honour for votes of Moss
       p1 gains 5 honour for votes of Moss
       p2 gains 11 honour for votes of Ice
       p1 gains 10 honour for votes of Moon
       p2 gains 5 honour for votes of Moon
       p1 gains 12 honour for votes of Hammer
       The three waves are over: p2 wins

p1  +1  Attacks [FALL-M09]
p1  +1  Gnome wheel [FALL-G17]
p1  +8  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +8  Domains, wave II [FALL-P03]
p1  -1  Invaded caves, wave II [FALL-P04]
p1  +2  Great hall 1 [FALL-F02]
p1  +4  Great hall 2 [FALL-F02]
p1  +5  Votes of Moss [FALL-F06]
p1 +10  Votes of Moon [FALL-F06]
p1 +12  Votes of Hammer [FALL-F06]
p2  +4  Defeated trolls [FALL-W18]
p2  +1  Champions [FALL-H08]
p2 +12  Domains, wave I [FALL-P03]
p2  -4  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +6  Great hall 3 [FALL-F02]
p2  +6  Great hall 4 [FALL-F02]
p2  +1  Elders [FALL-F05]
p2  +9  Votes of Moss [FALL-F06]
p2 +11  Votes of Ice [FALL-F06]
p2  +5  Votes of Moon [FALL-F06]
= p2 55, p1 49  waves, won by p2
