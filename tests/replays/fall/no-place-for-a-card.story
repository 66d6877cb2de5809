fall/3  seats 3  seed 404  options -

  1. p1 keep.murkha  7b73f503f68953c1
  2. p2 keep.dorrun  61318e4ed081b1d7
  3. p3 keep.brundal{p2}  65c7885f35c3ee4f
       p2 takes the hammer and is first player
       p2 keeps Dorrun
       p2 gains 2 votes of Granite: 2 in all
       p3 keeps Brundal
       p3 gains 2 votes of Ice: 2 in all
       p1 keeps Murkha
       p1 gains 2 votes of Granite: 2 in all
  4. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
  5. p2 settle.ha3
       p2 puts a troll in Hammer 3
  6. p2 settle.ha1
       p2 puts a troll in Hammer 1
  7. p2 to.ha3  4032064432e716c3
       Dorrun of p2 comes to Hammer 3
  8. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
  9. p3 settle.ha3
       p3 puts a troll in Hammer 3
 10. p3 settle.ic3
       p3 puts a troll in Ice 3
 11. p3 to.ic3  5b9f080e82a3374d
       Brundal of p3 comes to Ice 3
 12. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 13. p1 settle.mn3
       p1 puts a troll in Moon 3
 14. p1 settle.mu2
       p1 puts a troll in Mud 2
       Wave I begins: four cards each
 15. p1 draft.a40.d6  9b28f912e80a0227
 16. p2 draft.a43.d4  0992351af6022d99
 17. p3 draft.a16.e4  8fe2c83c59bec858
       p1 adds a card at d6: Elders, Gnome, Elders, Advance
       p2 adds a card at d4: Influence, Influence, Provisions, Advance
       p3 adds a card at e4: Gnome 2, Reinforce, Gnome 2, Advance
 18. p1 draft.a06.e6  f05c8db2082b94ba
 19. p2 draft.a32.f6  8d6800abaa5aed3d
 20. p3 draft.a28.f3  d8e6d95667b48ec5
       p1 adds a card at e6: Influence, Joker, Reinforce, Reinforce
       p2 adds a card at f6: Influence, Gnome 2, Advance, Elders
       p3 adds a card at f3: Advance, Elders, Gnome, Gnome
 21. p1 draft.a29.e5  e2cb3679fa308aa5
 22. p2 draft.a17.c4  868672a763bbf41a
 23. p3 draft.a25.f5  68d469db1e0cba39
       p1 adds a card at e5: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at c4: Advance 3, empty, Influence, Reinforce
       p3 adds a card at f5: Advance, Advance, Elders, Reinforce
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
 24. p2 cover.e6
       p2 covers e6: weak Gnome
 25. p2 spend.2
       p2 spends 2 despair
 26. p2 wheel.1
       p2 moves the wheel pawn 1 space: Influence
 27. p2 token.mn1.1
       p2 looks at token 1 of Moon 1: strength 1
 28. p2 stop
 29. p2 influence.purrgol
       p2 gains 2 influence with Purrgol: 2 in all
 30. p2 end  af3d596f82af7a33
       p3 begins a turn, 5 provisions left
 31. p3 take.g5
 32. p3 take.f5
       p3 covers f5 g5: strong Advance of power 2
 33. p3 spend.4
       p3 spends 4 more provisions
 34. p3 none
       p3 moves nobody
 35. p3 end  d4b6cf1d4b5eb23d
       p1 begins a turn, 5 provisions left
 36. p1 take.e6
 37. p1 whole.reinforce
       p1 covers e6 e7 f7: strong Reinforcements of power 3
 38. p1 spend.5
       p1 spends 5 more provisions
 39. p1 none
       p1 adds nobody
 40. p1 end  e2f56f2f036509ed
       p2 begins a turn, 4 provisions left
 41. p2 cover.f6
       p2 covers f6: weak Influence
 42. p2 influence.purrgol
       p2 gains 1 influence with Purrgol: 3 in all
 43. p2 end  3ad63216ec93227e
       p3 begins a turn, 0 provisions left
 44. p3 cover.f4
       p3 covers f4: weak Gnome
 45. p3 spend.1
       p3 spends 1 despair
 46. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Honour gain
 47. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 2
 48. p3 gate.1
       p3 looks at gate card 1: Ice
       p3 gains 2 honour on the wheel, boost 0 included
 49. p3 end  4f4f1d67ec075587
       p2 begins a turn, 3 provisions left
 50. p2 take.e5
 51. p2 take.f7
       p2 covers e5 f7: strong Advance of power 2
 52. p2 spend.3
       p2 spends 3 more provisions
 53. p2 to.mo3
       p2 moves a troll: Knot lair, on the border → Moss 3
 54. p2 move.knot-i
       p2 moves a troll: Knot lair, on the border → Moss 3
 55. p2 stop
 56. p2 end{ice+fire}  753458d79d33b187
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 2
       Gate card 1: 2 invaders come to the domain of Ice
       Gnomes invade Ice 2: the nearest empty one
       Gnomes invade Moss 2: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Fire
 57. p3 enter.fi2{mud}  61eb50bd7029da36
       Nobody has votes of Fire: p3 leads with Ice, the next clan, and sends the invader into Fire 2
       Gnomes invade Fire 2: empty, and as near as others
       Gnomes invade Fire 1: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 3 honour
       Gnomes invade Mud 2: the only cave within reach
       Nobody has influence with Lirrash, who leaves the game
       Nobody has influence with Fomga, who leaves the game
       p2 wins Purrgol
       p2 gains 3 votes of Mud: 3 in all
 58. p2 to.knot-i  ea980ae5397a75df
       Purrgol of p2 comes to Knot lair, on the border
       Nobody has influence with Thornak, who leaves the game
       Purrgol brings p2 0 honour
       Murkha brings p1 0 honour
       Domains of wave I: p1 gains 6 and loses 1
       Domains of wave I: p2 gains 14 and loses 3
       Domains of wave I: p3 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
 59. p1 draft.a33.e4  7f50fbb83b333c4f
 60. p2 draft.a56.e6  5edc855bcc614c3f
 61. p3 draft.a09.d5  5624b9abdcf410cd
       p1 adds a card at e4: Influence, Elders, Advance, Joker
       p2 adds a card at e6: Joker, Joker, empty, Gnome
       p3 adds a card at d5: Influence, Advance 2, Reinforce, Advance
 62. p1 draft.a47.e7  3a1b8b8d11280553
 63. p2 draft.a45.e5  ff8a53bf7978493d
 64. p3 draft.a52.c6  a52f66424737ae0f
       p1 adds a card at e7: empty, Reinforce, Influence 2, Provisions
       p2 adds a card at e5: Provisions, Advance 2, Gnome, empty
       p3 adds a card at c6: Joker, Gnome, Provisions, Advance
 65. p1 draft.a22.d3  fdd66cc72bf16465
 66. p2 draft.a60.c5  6a3102a3836265d1
 67. p3 draft.a12.d5
       p1 adds a card at d3: empty, Influence, Elders, Reinforce 3
       p2 adds a card at c5: Influence, Joker, Gnome, Gnome
       p3 adds a card at d5: Reinforce, Gnome 2, Advance, Gnome
       The last card of each hand is discarded face down
       p3 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 5 provisions left
 68. p3 take.g5
 69. p3 take.f5
       p3 covers f5 g5: strong Advance of power 2
 70. p3 spend.5
       p3 spends 5 more provisions
 71. p3 none
       p3 moves nobody
 72. p3 end  5fd8650f690d9ae8
       p1 begins a turn, 5 provisions left
 73. p1 take.e5
 74. p1 take.f5
       p1 covers e5 f5: strong Advance of power 2
 75. p1 spend.3
       p1 spends 3 more provisions
 76. p1 none
       p1 moves nobody
 77. p1 end  42fee641ba655254
       p2 begins a turn, 5 provisions left
 78. p2 cover.c6
       p2 covers c6: weak Gnome
 79. p2 spend.2
       p2 spends 2 despair
 80. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 81. p2 token.mo2.1
       p2 looks at token 1 of Moss 2: strength 3
 82. p2 gate.1
       p2 looks at gate card 1: Mud
 83. p2 none
       p2 adds nobody
 84. p2 end  3f2c7a7c67cd2803
       p1 begins a turn, 1 provision left
 85. p1 cover.e6
       p1 covers e6: weak Reinforcements
 86. p1 spend.1
       p1 spends 1 despair
 87. p1 to.comb-o
 88. p1 add.1
       p1 adds 1 troll: Comb lair, in the domain
 89. p1 cover.e3
       p1 covers e3: weak Influence
 90. p1 spend.1
       p1 spends 1 despair
 91. p1 influence.ruskval
       p1 gains 3 influence with Ruskval: 3 in all
 92. p1 end  5c028278db7f474c
       p2 begins a turn, 4 provisions left
 93. p2 cover.e6
       p2 covers e6: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
 94. p2 gate.2
       p2 looks at gate card 2: Granite
 95. p2 token.ha2.2
       p2 looks at token 2 of Hammer 2: strength 1
       p2 crosses the honour-boost wire: boost 1
       p2 gains 2 honour on the wheel, boost 1 included
 96. p2 cover.d5
 97. p2 act.gnome
       p2 covers d5: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
 98. p2 gate.3
       p2 looks at gate card 3: Hammer
 99. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 1
100. p2 none
       p2 moves nobody
101. p2 end  9261234d3328e11a
       p1 begins a turn, 0 provisions left
102. p1 cover.f7
       p1 covers f7: weak Reinforcements
103. p1 none
       p1 adds nobody
104. p1 end  395668ce38a51456
       p2 begins a turn, 3 provisions left
105. p2 take.g6
       p2 covers g6: strong Gnome of power 2
106. p2 spend.2
       p2 spends 2 more provisions
107. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
108. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 1
109. p2 gate.1
       p2 looks at gate card 1: Mud
       p2 gains 3 honour on the wheel, boost 1 included
110. p2 end
       p2 begins a turn, 0 provisions left
111. p2 take.f5
       p2 covers f5: strong Advance of power 2
112. p2 to.knot-i
       p2 moves a troll: Moss 3 → Knot lair, on the border
113. p2 stop
114. p2 end{mud}
       Gnomes entrench in Moss 2
       Gnomes entrench in Ice 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Mud
115. p2 enter.mu1{granite}
       p2 leads the plank of Mud and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Mud 3: the nearest empty one
       Gnomes invade Fire 3: the nearest empty one
       Gate card 2: 3 invaders come to the domain of Granite
       Gnomes invade Granite 2: the only cave within reach
116. p2 enter.gr1{hammer}  2c1859f898b9b4a1
       p2 leads the plank of Granite and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gnomes invade Granite 3: the nearest empty one
       Gate card 3: 3 invaders come to the domain of Hammer
       Gnomes invade Moon 2: the only empty one within reach
       An invader of Hammer comes upon 1 troll in Hammer 1: the nearest with so few
       A troll of p2 is defeated in Hammer 1: 4 honour
       Gnomes invade Hammer 1: the only empty one within reach
       Nobody has influence with Noctha, who leaves the game
       p1 wins Ruskval
117. p1 clan.moon
       p1 gains 1 vote of Moon: 1 in all
118. p1 clan.hammer
       p1 gains 1 vote of Hammer: 1 in all
119. p1 to.mn3
       Ruskval of p1 comes to Moon 3
       Nobody has influence with Sigddan, who leaves the game
       Nobody has influence with Quodda, who leaves the game
       Murkha brings p1 0 honour
       Purrgol brings p2 0 honour
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 12 and loses 4
       Domains of wave II: p3 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
120. p1 draft.a50.f7  c0448808f2b8661e
121. p2 draft.a37.d5  92ba3b184797cb22
122. p3 draft.a66.c5  1edc5ec7b97ac6ac
       p1 adds a card at f7: Provisions, Joker, Influence, Reinforce
       p2 adds a card at d5: Elders, Advance, Elders, Reinforce
       p3 adds a card at c5: Reinforce 2, Influence 2, Gnome, empty
123. p1 draft.a39.f7  56d9e96f79b976f5
124. p2 draft.a01.d7  5b432412136c9794
125. p3 draft.a44.g4  676539d7e5294615
       p1 adds a card at f7: Elders, Elders, Gnome, Influence
       p2 adds a card at d7: Advance, Advance, Advance 2, Reinforce
       p3 adds a card at g4: Gnome, Gnome, Provisions, Reinforce
126. p1 toss.a02  613fec2bc74a31dc
127. p2 draft.a04.e7  4ea418fe2335a3bc
128. p3 draft.a61.c5  bb7bf75418d2e0c6
       p1 has no place for a card and discards one
       p2 adds a card at e7: Gnome, Advance, Gnome 2, Gnome
       p3 adds a card at c5: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
       p1 has 4 provisions and 4 despair
       p2 has 4 provisions and 4 despair
       p3 has 6 provisions and 2 despair
       p1 begins a turn, 3 provisions left
129. p1 cover.g8
       p1 covers g8: weak Influence
130. p1 spend.4
       p1 spends 4 despair
131. p1 influence.kasskar
       p1 gains 6 influence with Kasskar: 6 in all
132. p1 end  12bdf89f49faf5a2
       p2 begins a turn, 3 provisions left
133. p2 cover.e6
       p2 covers e6: weak Reinforcements
134. p2 spend.2
       p2 spends 2 despair
135. p2 to.knot-o
136. p2 add.3
       p2 adds 3 trolls: Knot lair, in the domain
137. p2 cover.f8
       p2 covers f8: weak Gnome
138. p2 spend.0
       p2 moves the wheel pawn 1 space: Troll advance
139. p2 stop
140. p2 none
       p2 moves nobody
141. p2 end  9d503f934d605c61
       p3 begins a turn, 5 provisions left
142. p3 cover.f5
       p3 covers f5: weak Advance
143. p3 spend.0
144. p3 to.mn3
145. p3 move.ic3
       p3 moves a troll: Ice 3 → Moon 3
146. p3 cover.d6
       p3 covers d6: weak Influence
147. p3 spend.2
       p3 spends 2 despair
148. p3 influence.wulgrim
       p3 gains 4 influence with Wulgrim: 4 in all
149. p3 end  2429ca6df2b4f733
       p1 begins a turn, 2 provisions left
150. p1 take.e5
151. p1 take.f5
       p1 covers e5 f5: strong Advance of power 2
152. p1 spend.0
153. p1 none
       p1 moves nobody
154. p1 end  b84d225a0fb6112c
       p2 begins a turn, 2 provisions left
155. p2 take.e8
156. p2 act.gnome
       p2 covers e8: strong Gnome of power 2
157. p2 spend.0
158. p2 wheel.1
       p2 moves the wheel pawn 1 space: Reinforcements
159. p2 gate.1
       p2 looks at gate card 1: Moss
160. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 1
161. p2 rally.back1  f683eccb74053c4d
       Breach: 2 invaders come to the domain of Granite, p2 decides ties
       An invader of Granite comes upon 1 troll in Ice 3: the nearest with so few
       Brundal of p3 is defeated in Ice 3: 0 honour
162. p3 to.eye-o  c11d8fc697661ceb
       Brundal of p3 recovers: Eye lair, in the domain
       Gnomes invade Ice 3: the only empty one within reach
163. p2 none
       p2 adds nobody
164. p2 end  54e4aba808cd09b4
       p3 begins a turn, 4 provisions left
165. p3 take.e4
166. p3 whole.gnome
       p3 covers e4 f4 g4 h4 e5 c6 e6: strong Gnome of power 9
167. p3 spend.2
       p3 spends 2 more provisions
168. p3 wheel.1
       p3 moves the wheel pawn 1 space: Troll advance
169. p3 gate.3
       p3 looks at gate card 3: Fire
170. p3 token.mn1.2
       p3 looks at token 2 of Moon 1: strength 2
171. p3 none
       p3 moves nobody
172. p3 end  0f9ff729bf1b11da
       p1 begins a turn, 1 provision left
173. p1 cover.f8
       p1 covers f8: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
174. p1 token.mn1.2
       p1 looks at token 2 of Moon 1: strength 2
175. p1 stop
176. p1 influence.kasskar
       p1 gains 1 influence with Kasskar: 7 in all
177. p1 cover.e6
       p1 covers e6: weak Reinforcements
178. p1 none
       p1 adds nobody
179. p1 end  0246b21d3f8638aa
       p2 begins a turn, 1 provision left
180. p2 take.g6
       p2 covers g6: strong Gnome of power 2
181. p2 spend.1
       p2 spends 1 more provision
182. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
183. p2 stop
       p2 gains 3 honour on the wheel, boost 1 included
184. p2 end  62db44e475076bd8
       p3 begins a turn, 1 provision left
185. p3 take.h5
186. p3 take.d5
       p3 covers d5 h5: strong Reinforcements of power 2
187. p3 spend.1
       p3 spends 1 more provision
188. p3 to.eye-i
189. p3 add.3
       p3 adds 3 trolls: Eye lair, on the border
190. p3 end  b73a6805364eb644
       p1 begins a turn, 0 provisions left
191. p1 cover.e3
       p1 covers e3: weak Influence
192. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 2 in all
193. p1 end{moss+moon+fire}
       Gnomes entrench in Ice 3
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Moss 3: nowhere fewer within reach
       A troll of p2 is defeated in Moss 3: 4 honour
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 3: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       p1 wins Zuldrak
       p1 gains 3 votes of Hammer: 4 in all
194. p1 star.ic2  a4b4f55bfdb7c760
       p1 puts the star of Zuldrak on Ice 2
       Zuldrak brings p1 2 honour
       Nobody has influence with Yrsgol, who leaves the game
       p3 wins Wulgrim
195. p3 clan.hammer
       p3 gains 1 vote of Hammer: 1 in all
196. p3 clan.granite
       p3 gains 1 vote of Granite: 1 in all
197. p3 star.h4  c53d48d1bfdf5641
       p3 puts the star of Wulgrim on Great hall 4
       p1 wins Kasskar
198. p1 clan.moss
       p1 gains 1 vote of Moss: 1 in all
199. p1 clan.granite
       p1 gains 1 vote of Granite: 3 in all
200. p1 clan.mud
       p1 gains 1 vote of Mud: 1 in all
201. p1 stop  a970ac5f2c5c4880
       Murkha brings p1 0 honour
       Purrgol brings p2 1 honour
       Great hall 1 falls to the gnomes
       Great hall 2 is shared: 4 honour each for p1
       Great hall 3 is shared: 4 honour each for p1
       Great hall 4 is shared: 4 honour each for p2
       Great hall 5 is shared: 2 honour each for p2
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 7 Elders: 17 honour
       p2 has 3 Elders: 3 honour
       p3 has 2 Elders: 1 honour
       p1 gains 8 honour for votes of Moss
       p3 gains 9 honour for votes of Ice
       p1 gains 6 honour for votes of Moon
       p1 gains 10 honour for votes of Granite
       p2 gains 5 honour for votes of Granite
       p3 gains 3 honour for votes of Granite
       p1 gains 11 honour for votes of Hammer
       p3 gains 6 honour for votes of Hammer
       p2 gains 7 honour for votes of Mud
       p1 gains 4 honour for votes of Mud
       The three waves are over: p1 wins

p1  +3  Defeated trolls [FALL-W18]
p1  +2  Champions [FALL-H08]
p1  +6  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +4  Great hall 2 [FALL-F02]
p1  +4  Great hall 3 [FALL-F02]
p1 +17  Elders [FALL-F05]
p1  +8  Votes of Moss [FALL-F06]
p1  +6  Votes of Moon [FALL-F06]
p1 +10  Votes of Granite [FALL-F06]
p1 +11  Votes of Hammer [FALL-F06]
p1  +4  Votes of Mud [FALL-F06]
p2  +8  Gnome wheel [FALL-G17]
p2  +8  Defeated trolls [FALL-W18]
p2  +1  Champions [FALL-H08]
p2 +14  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2 +12  Domains, wave II [FALL-P03]
p2  -4  Invaded caves, wave II [FALL-P04]
p2  +4  Great hall 4 [FALL-F02]
p2  +2  Great hall 5 [FALL-F02]
p2  +3  Elders [FALL-F05]
p2  +5  Votes of Granite [FALL-F06]
p2  +7  Votes of Mud [FALL-F06]
p3  +2  Gnome wheel [FALL-G17]
p3  +6  Domains, wave I [FALL-P03]
p3  -2  Invaded caves, wave I [FALL-P04]
p3  +6  Domains, wave II [FALL-P03]
p3  -2  Invaded caves, wave II [FALL-P04]
p3  +1  Elders [FALL-F05]
p3  +9  Votes of Ice [FALL-F06]
p3  +3  Votes of Granite [FALL-F06]
p3  +6  Votes of Hammer [FALL-F06]
= p1 78, p2 57, p3 29  waves, won by p1
