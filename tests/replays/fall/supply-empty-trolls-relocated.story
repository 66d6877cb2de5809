fall/1  seats 2  seed 9084  options -

  1. p2 keep.selkra  04678e502fa995ce
  2. p1 keep.ekktor{p1}
       p1 takes the hammer and is first player
       p1 keeps Ekktor
       p1 gains 2 votes of Hammer: 2 in all
       p2 keeps Selkra
       p2 gains 3 votes of Ice: 3 in all
  3. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
  4. p1 settle.mu1
       p1 puts a troll in Mud 1
  5. p1 settle.mn3
       p1 puts a troll in Moon 3
  6. p1 to.mn3  be3d5296e15888dc
       Ekktor of p1 comes to Moon 3
  7. p2 lairs.arrow
       p2 takes the lairs of the Arrow, three trolls in each
  8. p2 settle.mo3
       p2 puts a troll in Moss 3
  9. p2 settle.fi3  c5aa0c15e0cffcf1
       p2 puts a troll in Fire 3
       Wave I begins: four cards each
 10. p1 draft.a58.d4  d89ddb399c4a3e91
 11. p2 draft.a54.f4
       p1 adds a card at d4: Reinforce, Advance, Reinforce, Joker
       p2 adds a card at f4: Joker, Reinforce, Joker, Advance
 12. p2 draft.a59.f6  34f33a210b14e62b
 13. p1 draft.a05.d5  207b49c0c56635f4
       p1 adds a card at d5: Advance, Advance, Joker, Reinforce
       p2 adds a card at f6: Joker, Influence, Reinforce, Influence
 14. p2 draft.a18.g6  bc83e17a6e9391b9
 15. p1 draft.a70.f4  7ef067c312000fd3
       p1 adds a card at f4: Reinforce, empty, Reinforce 3, Gnome
       p2 adds a card at g6: Reinforce 3, empty, Gnome, Influence
       The last card of each hand is discarded face down
 16. p2 stop  fa37bab7fbb5a102
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
 17. p1 cover.e4
       p1 covers e4: weak Advance
 18. p1 spend.2
       p1 spends 2 despair
 19. p1 to.mu2
 20. p1 move.mu1
       p1 moves a troll: Mud 1 → Mud 2
 21. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 2
 22. p1 move.comb-o{1}
       p1 moves a troll: Comb lair, in the domain → Mud 2
       p1 attacks the gnomes of Mud 2: strength 1
       p1 wins the attack on Mud 2: 1 honour
       p1 takes control of Mud 2
       p1 gains 1 vote of Mud: 1 in all
       The wheel pawn moves 1 space without effect
 23. p1 cover.e6
       p1 covers e6: weak Reinforcements
 24. p1 to.mn3
       p1 adds 1 troll: Moon 3
 25. p1 end  3a69457fac58014a
       p2 begins a turn, 5 provisions left
 26. p2 use.selkra
       p2 uses Selkra
 27. p2 gate.2
       p2 looks at gate card 2: Granite
 28. p2 gate.1
       p2 looks at gate card 1: Ice
 29. p2 cover.h7
       p2 covers h7: weak Influence
 30. p2 spend.2
       p2 spends 2 despair
 31. p2 influence.ugrith
       p2 gains 4 influence with Ugrith: 4 in all
 32. p2 cover.f4
 33. p2 act.reinforce
       p2 covers f4: weak Reinforcements
 34. p2 to.mo3
       p2 adds 1 troll: Moss 3
 35. p2 end  f84a997f93c6a42a
       p1 begins a turn, 4 provisions left
 36. p1 cover.f4
       p1 covers f4: weak Reinforcements
 37. p1 to.mu2
       p1 adds 1 troll: Mud 2
 38. p1 cover.f6
       p1 covers f6: weak Influence
 39. p1 influence.grell
       p1 gains 2 influence with Grell: 2 in all
 40. p1 end  73d275340bcc8ed2
       p2 begins a turn, 4 provisions left
 41. p2 cover.f5
 42. p2 act.reinforce
       p2 covers f5: weak Reinforcements
 43. p2 to.fi3
       p2 adds 1 troll: Fire 3
 44. p2 cover.f6
 45. p2 act.influence
       p2 covers f6: weak Influence
 46. p2 influence.ugrith
       p2 gains 1 influence with Ugrith: 5 in all
 47. p2 end  4d71febdbd7b55e2
       p1 begins a turn, 3 provisions left
 48. p1 cover.d6
 49. p1 act.advance
       p1 covers d6: weak Advance
 50. p1 to.mn3
       p1 moves a troll: Comb lair, on the border → Moon 3
 51. p1 cover.e5
       p1 covers e5: weak Advance
 52. p1 to.gr3
 53. p1 move.mn3
       p1 moves a troll: Moon 3 → Granite 3
 54. p1 end  d39c7152ba69c9be
       p2 begins a turn, 3 provisions left
 55. p2 take.g6
 56. p2 whole.reinforce
       p2 covers g4 g6 f7: strong Reinforcements of power 5
 57. p2 spend.0
 58. p2 to.mo3
 59. p2 add.5
       p2 adds 5 trolls: Moss 3
 60. p2 end  7186c2694ff95b2a
       p1 begins a turn, 2 provisions left
 61. p1 cover.d5
       p1 covers d5: weak Advance
 62. p1 to.comb-i
 63. p1 lead.ekktor
       p1 moves Ekktor: Moon 3 → Comb lair, on the border
 64. p1 cover.g5
       p1 covers g5: weak Gnome
       p1 moves the wheel pawn 1 space: Reinforcements
 65. p1 token.ha2.1
       p1 looks at token 1 of Hammer 2: strength 2
 66. p1 gate.1
       p1 looks at gate card 1: Ice
 67. p1 to.comb-o
       p1 adds 1 troll: Comb lair, in the domain
 68. p1 end  aeca336a5617c08e
       p2 begins a turn, 2 provisions left
 69. p2 cover.e5
       p2 covers e5: weak Advance
 70. p2 none
       p2 moves nobody
 71. p2 cover.g5
       p2 covers g5: weak Advance
 72. p2 to.mu3
 73. p2 move.arrow-i
       p2 moves a troll: Arrow lair, on the border → Mud 3
 74. p2 end  6741dd6ca9d427b9
       p1 begins a turn, 1 provision left
 75. p1 cover.d4
       p1 covers d4: weak Reinforcements
 76. p1 to.gr3
       p1 adds 1 troll: Granite 3
 77. p1 end  658197f37eeec66b
       p2 begins a turn, 1 provision left
 78. p2 take.g7
 79. p2 take.e6
       p2 covers e6 g7: strong Gnome of power 2
 80. p2 spend.0
 81. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Influence
 82. p2 gate.3
       p2 looks at gate card 3: Fire
 83. p2 stop
 84. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
 85. p2 end  91a46a6a7696a73b
       p1 begins a turn, 0 provisions left
 86. p1 take.f5
       p1 covers f5: strong Reinforcements of power 3
 87. p1 to.comb-o
 88. p1 add.1
       p1 adds 1 troll: Comb lair, in the domain
 89. p1 end  62f6ab9061a3dc57
       p2 begins a turn, 0 provisions left
 90. p2 end{ice}
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 2
       Gate card 1: 2 invaders come to the domain of Ice
 91. p2 enter.ic2{granite}  ca21646b680cc6e9
       p2 leads the plank of Ice and sends the invader into Ice 2
       Gnomes invade Ice 2: empty, and as near as others
       Gnomes invade Ice 1: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Granite
       Gnomes invade Granite 2: the only cave within reach
 92. p1 enter.gr1{fire}  b92ac714793c242b
       Nobody has votes of Granite: p1 leads with Hammer, the next clan, and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Fire
 93. p2 enter.fi1  241e0cffeab1380f
       Nobody has votes of Fire: p2 leads with Ice, the next clan, and sends the invader into Fire 1
       Gnomes invade Fire 1: empty, and as near as others
       Gnomes invade Fire 2: the only empty one within reach
       p1 wins Grell
 94. p1 clan.granite  5d3ec018a671b5d0
       p1 gains 1 vote of Granite: 1 in all
 95. p2 console.vote
       p2 takes a vote as consolation for Grell
 96. p2 clan.granite  08a65139bf29de51
       p2 gains 1 vote of Granite: 1 in all
 97. p1 none  f1eaaf277731f55b
       p1 moves nobody
       Nobody has influence with Okkag, who leaves the game
       p2 wins Ugrith
 98. p2 clan.moss
       p2 gains 1 vote of Moss: 1 in all
 99. p2 clan.mud
       p2 gains 1 vote of Mud: 1 in all
100. p2 to.arrow-o
       Ugrith of p2 comes to Arrow lair, in the domain
       Domains of wave I: p1 gains 18 and loses 3
       Domains of wave I: p2 gains 18 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
101. p2 draft.a35.f7  f8091b4ad38cd64b
102. p1 draft.a29.g3
       p1 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at f7: Joker, Influence, Elders, Advance
103. p1 draft.a51.e3  a8e8375a850a6f18
104. p2 draft.a62.g7
       p1 adds a card at e3: Provisions, Joker, Gnome, Influence
       p2 adds a card at g7: Advance, Gnome, Reinforce, Influence
105. p2 draft.a06.d4  f387f598e7b04cf3
106. p1 draft.a66.f6  15b28f30bb4eac29
       p1 adds a card at f6: Reinforce 2, Influence 2, Gnome, empty
       p2 adds a card at d4: Influence, Joker, Reinforce, Reinforce
       The last card of each hand is discarded face down
107. p2 stop  7c7d62b3e4cf42d0
108. p1 stop  3f2e908d05579306
       p2 has 5 provisions and 3 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 4 provisions left
109. p2 use.selkra
       p2 uses Selkra
110. p2 gate.1
       p2 looks at gate card 1: Moss
111. p2 gate.3
       p2 looks at gate card 3: Ice
112. p2 cover.g7
       p2 covers g7: weak Advance
113. p2 spend.2
       p2 spends 2 despair
114. p2 to.ic3
115. p2 move.arrow-i
       p2 moves a troll: Arrow lair, on the border → Ice 3
116. p2 move.arrow-i
       p2 moves a troll: Arrow lair, on the border → Ice 3
117. p2 stop
118. p2 cover.h8
       p2 covers h8: weak Influence
119. p2 spend.0
120. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
121. p2 end  5cb976710dd51875
       p1 begins a turn, 5 provisions left
122. p1 take.d6
123. p1 take.d5
124. p1 take.e5
       p1 covers d5 e5 d6: strong Advance of power 3
125. p1 spend.4
       p1 spends 4 more provisions
126. p1 to.ic3
127. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Ice 3
128. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Ice 3
129. p1 lead.ekktor
       p1 moves Ekktor: Comb lair, on the border → Ice 3
130. p1 stop
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 1 in all
131. p1 end  d88f29ad985a77dd
       p2 begins a turn, 3 provisions left
132. p2 take.g4
133. p2 take.f4
134. p2 act.reinforce
       p2 covers f4 g4: strong Reinforcements of power 2
135. p2 spend.3
       p2 spends 3 more provisions
136. p2 to.mu3
137. p2 add.5
       p2 adds 5 trolls: Mud 3
138. p2 end  ebc054cc58021d38
       p1 begins a turn, 0 provisions left
139. p1 cover.f3
140. p1 act.advance
       p1 covers f3: weak Advance
141. p1 spend.1
       p1 spends 1 despair
142. p1 to.mn2
143. p1 move.mn3
       p1 moves a troll: Moon 3 → Moon 2
144. p1 move.mn3
       p1 moves a troll: Moon 3 → Moon 2
145. p1 cover.f4
       p1 covers f4: weak Influence
146. p1 spend.0
147. p1 influence.crym
       p1 gains 2 influence with Crym: 2 in all
148. p1 end{moss+hammer}
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Moss
       Gnomes invade Moss 1: the only cave within reach
       Gnomes invade Moss 2: the only empty one within reach
       Gnomes invade Moon 3: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Hammer
       Gnomes invade Hammer 1: the nearest empty one
149. p1 enter.mu1{ice}  1f18607ae8e04a81
       p1 leads the plank of Hammer and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Hammer 3: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Ice
       An invader of Ice comes upon 2 trolls in Moon 2: the nearest with so few
       A troll of p1 is defeated in Moon 2: 4 honour
       An invader of Ice comes upon 1 troll in Moon 2: nowhere fewer within reach
       A troll of p1 is defeated in Moon 2: 2 honour
       Gnomes invade Moon 2: the only empty one within reach
       p2 wins Khazga
       p2 gains 3 votes of Hammer: 3 in all
150. p2 to.arrow-i
       Khazga of p2 comes to Arrow lair, on the border
       p1 wins Crym
       p1 gains 2 votes of Ice: 3 in all
       Nobody has influence with Jorrund, who leaves the game
       Domains of wave II: p1 gains 18 and loses 5
       Domains of wave II: p2 gains 18 and loses 5
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
151. p2 draft.a50.g3  0d58dd8a8514b5e3
152. p1 draft.a65.e3  58fa474d0eebd372
       p1 adds a card at e3: Advance 2, Reinforce 2, Influence, empty
       p2 adds a card at g3: Provisions, Joker, Influence, Reinforce
153. p2 draft.a08.h3  837de180b5fbb18e
154. p1 draft.a47.c3
       p1 adds a card at c3: empty, Reinforce, Influence 2, Provisions
       p2 adds a card at h3: Gnome, Gnome, Joker, Advance
155. p1 draft.a69.c2  bf5fe9574d34cd9f
156. p2 draft.a26.h7
       p1 adds a card at c2: empty, Influence, Advance, Advance 3
       p2 adds a card at h7: Reinforce, Influence, Reinforce, Elders
       The last card of each hand is discarded face down
157. p2 cover.f4
158. p2 cover.e4
       p2 covers the Jokers e4 and f4: 6 provisions
159. p2 cover.f6
160. p2 cover.h4
       p2 covers the Jokers h4 and f6: 7 provisions
161. p2 cover.f5  e4284dfa2b522a30
       p2 covers the Jokers f5 and f7: 8 provisions
       p1 has 5 provisions and 3 despair
       p2 has 8 provisions and 0 despair
       p1 begins a turn, 4 provisions left
162. p1 cover.d2
       p1 covers d2: weak Influence
163. p1 spend.3
       p1 spends 3 despair
164. p1 influence.zuldrak
       p1 gains 5 influence with Zuldrak: 5 in all
165. p1 cover.e4
       p1 covers e4: weak Influence
166. p1 influence.zuldrak
       p1 gains 1 influence with Zuldrak: 6 in all
167. p1 end  437d4bb447b1242a
       p2 begins a turn, 7 provisions left
168. p2 take.g8
169. p2 whole.reinforce
       p2 covers h7 g8 h8: strong Reinforcements of power 3
170. p2 spend.3
       p2 spends 3 more provisions
171. p2 to.mo3
172. p2 add.5
       p2 adds 5 trolls: Moss 3
173. p2 move.ic3
       p2 relocates a troll: Ice 3 → Moss 3
174. p2 use.selkra
       p2 uses Selkra
175. p2 stop
176. p2 end  3e84579b4ef5e66a
       p1 begins a turn, 3 provisions left
177. p1 cover.g3
       p1 covers g3: weak Gnome
       p1 moves the wheel pawn 1 space: Reinforcements
178. p1 stop
179. p1 to.mu2
       p1 adds 1 troll: Mud 2
180. p1 end  36738e0f427d7551
       p2 begins a turn, 3 provisions left
181. p2 cover.d4
       p2 covers d4: weak Influence
182. p2 influence.zuldrak
       p2 gains 1 influence with Zuldrak: 1 in all
183. p2 cover.i3
       p2 covers i3: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
184. p2 gate.1
       p2 looks at gate card 1: Fire
185. p2 token.fi1.2
       p2 looks at token 2 of Fire 1: strength 2
       p2 crosses the honour-boost wire: boost 1
       p2 gains 2 honour on the wheel, boost 1 included
186. p2 end  5fbe8c4b9c087862
       p1 begins a turn, 2 provisions left
187. p1 take.d3
188. p1 act.advance
       p1 covers d3: strong Advance of power 3
189. p1 spend.0
190. p1 none
       p1 moves nobody
191. p1 end  67714e276989cbf3
       p2 begins a turn, 2 provisions left
192. p2 take.g6
193. p2 take.d5
194. p2 act.reinforce
       p2 covers d5 g6: strong Reinforcements of power 4
195. p2 spend.0
196. p2 none
       p2 adds nobody
197. p2 end  eb234b328b2be670
       p1 begins a turn, 1 provision left
198. p1 cover.c3
       p1 covers c3: weak Advance
199. p1 to.mu1
200. p1 move.comb-o{3}
       p1 moves a troll: Comb lair, in the domain → Mud 1
       p1 attacks the gnomes of Mud 1: strength 3
201. p1 to.comb-i
       p1 is repelled from Mud 1 and retreats: Comb lair, on the border
       Gnomes entrench in Mud 1
202. p1 cover.d6
203. p1 act.influence
       p1 covers d6: weak Influence
204. p1 influence.orrowyn
       p1 gains 2 influence with Orrowyn: 2 in all
205. p1 end  3e8be8f2df49a668
       p2 begins a turn, 1 provision left
206. p2 take.g5
207. p2 take.g7
       p2 covers g5 g7: strong Advance of power 2
208. p2 spend.1
       p2 spends 1 more provision
209. p2 to.ic3
210. p2 move.mu3
       p2 moves a troll: Mud 3 → Ice 3
211. p2 move.mu3
       p2 moves a troll: Mud 3 → Ice 3
212. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 4 in all
213. p2 end  a445d52acda465dd
       p1 begins a turn, 0 provisions left
214. p1 take.e5
215. p1 take.e3
216. p1 act.advance
       p1 covers e3 e5: strong Advance of power 3
217. p1 to.mo3
218. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moss 3
219. p1 stop
220. p1 end{fire+mud+moon}  7aeb467a3d6f0df7
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Moon 3
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 3
       Gate card 1: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 3: the nearest with so few
       A troll of p2 is defeated in Fire 3: 5 honour
       An invader of Fire comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p2 is defeated in Fire 3: 2 honour
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       Gate card 2: 4 invaders come to the domain of Mud
       An invader of Mud comes upon 5 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 5 honour
       An invader of Mud comes upon 4 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       An invader of Mud comes upon 3 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       An invader of Mud comes upon 2 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       Gate card 3: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       p1 wins Orrowyn
       p1 gains 3 votes of Moss: 3 in all
       Orrowyn brings p1 2 honour
       p1 wins Zuldrak
       p1 gains 3 votes of Hammer: 5 in all
221. p2 console.vote  87233698bc647495
       p2 takes a vote as consolation for Zuldrak
       p2 gains 1 vote of Hammer: 4 in all
222. p1 star.gr1  f9a7040a0cd71518
       p1 puts the star of Zuldrak on Granite 1
       Zuldrak brings p1 2 honour
       Nobody has influence with Yrsgol, who leaves the game
       Great hall 1: 8 honour for p2
       Great hall 2 is shared: 6 honour each for p2
       Great hall 3 is shared: 6 honour each for p1
       Great hall 4 is shared: 2 honour each for p1
       Great hall 5 is shared: 4 honour each for p2
       Great hall 6: 4 honour for p2
       Great hall 7: 12 honour for p2
       p1 has 1 Elders: 0 honour
       p2 has 2 Elders: 1 honour
       p1 gains 11 honour for votes of Moss
       p2 gains 6 honour for votes of Moss
       p2 gains 10 honour for votes of Ice
       p1 gains 5 honour for votes of Ice
       p1 gains 12 honour for votes of Granite
       p2 gains 6 honour for votes of Granite
       p1 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p1 gains 9 honour for votes of Mud
       p2 gains 5 honour for votes of Mud
       The three waves are over: p2 wins

p1  +1  Attacks [FALL-M09]
p1 +17  Defeated trolls [FALL-W18]
p1  +4  Champions [FALL-H08]
p1 +18  Domains, wave I [FALL-P03]
p1  -3  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -5  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 3 [FALL-F02]
p1  +2  Great hall 4 [FALL-F02]
p1 +11  Votes of Moss [FALL-F06]
p1  +5  Votes of Ice [FALL-F06]
p1 +12  Votes of Granite [FALL-F06]
p1  +8  Votes of Hammer [FALL-F06]
p1  +9  Votes of Mud [FALL-F06]
p2  +2  Gnome wheel [FALL-G17]
p2  +7  Defeated trolls [FALL-W18]
p2 +18  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -5  Invaded caves, wave II [FALL-P04]
p2  +8  Great hall 1 [FALL-F02]
p2  +6  Great hall 2 [FALL-F02]
p2  +4  Great hall 5 [FALL-F02]
p2  +4  Great hall 6 [FALL-F02]
p2 +12  Great hall 7 [FALL-F02]
p2  +1  Elders [FALL-F05]
p2  +6  Votes of Moss [FALL-F06]
p2 +10  Votes of Ice [FALL-F06]
p2  +6  Votes of Granite [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p2  +5  Votes of Mud [FALL-F06]
= p2 105, p1 103  waves, won by p2
