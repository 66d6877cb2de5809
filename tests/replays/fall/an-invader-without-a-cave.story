fall/1  seats 3  seed 5201  options -

  1. p1 keep.selkra  d972bc99699d321f
  2. p2 keep.brundal  9c35066139a4ba18
  3. p3 keep.hjorrek{p3}
       p3 takes the hammer and is first player
       p3 keeps Hjorrek
       p3 gains 3 votes of Moon: 3 in all
       p1 keeps Selkra
       p1 gains 3 votes of Ice: 3 in all
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
  4. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
  5. p3 settle.mu3
       p3 puts a troll in Mud 3
  6. p3 settle.ic2
       p3 puts a troll in Ice 2
  7. p3 to.mu3  fdb7aec4afb38d1e
       Hjorrek of p3 comes to Mud 3
  8. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
  9. p1 settle.mu1
       p1 puts a troll in Mud 1
 10. p1 settle.mu3  8523d31650f7de63
       p1 puts a troll in Mud 3
 11. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
 12. p2 settle.ha3
       p2 puts a troll in Hammer 3
 13. p2 settle.ha1
       p2 puts a troll in Hammer 1
 14. p2 to.ha3
       Brundal of p2 comes to Hammer 3
       Wave I begins: four cards each
 15. p2 draft.a55.d4  d01fa33e1c5a9ab3
 16. p3 draft.a07.e5  3e764f8186c1041e
 17. p1 draft.a16.d4  ea7085cb21eb8f2b
       p1 adds a card at d4: Gnome 2, empty, Gnome 2, Advance
       p2 adds a card at d4: Influence, Reinforce, Joker, Joker
       p3 adds a card at e5: Influence, Influence, Joker, Gnome
 18. p2 draft.a15.d4  9208519d439e63d3
 19. p3 draft.a22.e5  616c39ff8ca03c5f
 20. p1 draft.a45.d4  b4c324a42804101b
       p1 adds a card at d4: Provisions, Advance 2, Gnome, empty
       p2 adds a card at d4: Gnome, Influence 2, empty, Influence 2
       p3 adds a card at e5: empty, Influence, Elders, Reinforce 3
 21. p2 draft.a05.e6  df81b9c42307d145
 22. p3 draft.a23.d4  b06903dd379307df
 23. p1 draft.a20.c4  814415d67f0d170f
       p1 adds a card at c4: Reinforce, Gnome 3, Advance, empty
       p2 adds a card at e6: Advance, Advance, Joker, Reinforce
       p3 adds a card at d4: Gnome, Influence 3, empty, Elders
       The last card of each hand is discarded face down
       p3 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 5 provisions left
 24. p3 take.f6
       p3 covers f6: strong Reinforcements of power 3
 25. p3 spend.5
       p3 spends 5 more provisions
 26. p3 to.eye-i
 27. p3 add.7
       p3 adds 7 trolls: Eye lair, on the border
 28. p3 end  96cb0cc2e5fe623b
       p1 begins a turn, 5 provisions left
 29. p1 cover.c5
       p1 covers c5: weak Advance
 30. p1 spend.2
       p1 spends 2 despair
 31. p1 to.ha3
 32. p1 move.mu1
       p1 moves a troll: Mud 1 → Hammer 3
 33. p1 stop
 34. p1 use.selkra
       p1 uses Selkra
 35. p1 stop
 36. p1 cover.e6
       p1 covers e6: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
 37. p1 stop
 38. p1 influence.purrgol
       p1 gains 2 influence with Purrgol: 2 in all
 39. p1 end  037026f3f55c3a5a
       p2 begins a turn, 5 provisions left
 40. p2 cover.e7
 41. p2 act.influence
       p2 covers e7: weak Influence
 42. p2 spend.1
       p2 spends 1 despair
 43. p2 influence.thessel
       p2 gains 3 influence with Thessel: 3 in all
 44. p2 end  f391c778e230c0fb
       p1 begins a turn, 4 provisions left
 45. p1 cover.f6
       p1 covers f6: weak Influence
 46. p1 influence.okkag
       p1 gains 2 influence with Okkag: 2 in all
 47. p1 cover.f5
       p1 covers f5: weak Reinforcements
 48. p1 to.comb-o
       p1 adds 1 troll: Comb lair, in the domain
 49. p1 end  acc0df0e4d75e2e0
       p2 begins a turn, 4 provisions left
 50. p2 cover.f7
       p2 covers f7: weak Reinforcements
 51. p2 spend.0
 52. p2 to.ha1
       p2 adds 1 troll: Hammer 1
 53. p2 end  de03db74db327a17
       p1 begins a turn, 3 provisions left
 54. p1 take.e4
       p1 covers e4: strong Advance of power 2
 55. p1 spend.0
 56. p1 none
       p1 moves nobody
 57. p1 end  677ec694d766f76d
       p2 begins a turn, 3 provisions left
 58. p2 take.e4
 59. p2 act.influence
       p2 covers e4: strong Influence of power 2
 60. p2 spend.1
       p2 spends 1 more provision
 61. p2 influence.okkag
       p2 gains 3 influence with Okkag: 3 in all
 62. p2 end  ed5c169a79211254
       p1 begins a turn, 2 provisions left
 63. p1 cover.c4
       p1 covers c4: weak Reinforcements
 64. p1 none
       p1 adds nobody
 65. p1 end  84f0c5357ee3e063
       p2 begins a turn, 1 provision left
 66. p2 cover.d4
       p2 covers d4: weak Gnome
 67. p2 spend.1
       p2 spends 1 despair
 68. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
 69. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 3
 70. p2 gate.3
       p2 looks at gate card 3: Mud
       p2 gains 2 honour on the wheel, boost 0 included
 71. p2 end  54ebeadd9dc81a3b
       p1 begins a turn, 1 provision left
 72. p1 take.d4
       p1 covers d4: strong Gnome of power 3
 73. p1 spend.1
       p1 spends 1 more provision
 74. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Reinforcements
 75. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 3
 76. p1 stop
 77. p1 none
       p1 adds nobody
 78. p1 end  604ff9397e274e96
       p2 begins a turn, 0 provisions left
 79. p2 take.f6
 80. p2 take.e6
       p2 covers e6 f6: strong Advance of power 2
 81. p2 to.ha3
 82. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Hammer 3
 83. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Hammer 3
 84. p2 end{ice}  253375933cd7db78
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Ice
       Gnomes invade Ice 1: the only empty one within reach
 85. p1 enter.mo2{moss+mud}
       p1 leads the plank of Ice and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Moss
       Gnomes invade Moss 1: the only cave within reach
       Gnomes invade Moss 3: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Mud
 86. p1 enter.mu1
       Nobody has votes of Mud: p1 leads with Ice, the next clan, and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Fire 1: the only empty one within reach
       p1 wins Purrgol
       p1 gains 3 votes of Mud: 3 in all
 87. p1 to.comb-i
       Purrgol of p1 comes to Comb lair, on the border
       p2 wins Okkag
       p2 gains 2 votes of Hammer: 2 in all
 88. p1 console.honour  6486ead871e1f6f4
       p1 takes 1 honour as consolation for Okkag
 89. p2 to.knot-i
       Okkag of p2 comes to Knot lair, on the border
       p2 wins Thessel
       p2 gains 3 votes of Moss: 3 in all
 90. p2 to.knot-o
 91. p2 add.2  1eadb612dfe705a1
       p2 adds 2 trolls: Knot lair, in the domain
       Nobody has influence with Imbolg, who leaves the game
       Purrgol brings p1 0 honour
       Domains of wave I: p1 gains 0 and loses 0
       Domains of wave I: p2 gains 8 and loses 1
       Domains of wave I: p3 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 92. p1 draft.a10.f5  03eeeacb471209e8
 93. p3 draft.a13.c3  027f302b41b56d67
 94. p2 draft.a59.d5  df866c2236c3984f
       p1 adds a card at f5: Gnome, Reinforce 2, Influence, Reinforce
       p2 adds a card at d5: Joker, Influence, Reinforce, Influence
       p3 adds a card at c3: Advance 2, empty, Advance 2, Reinforce
 95. p3 draft.a57.d3  98b33b7d7b61ece0
 96. p1 draft.a31.e5  52165f4834996efd
 97. p2 draft.a17.c3  a7630da6762893f3
       p1 adds a card at e5: Elders, Gnome, Influence 2, Reinforce
       p2 adds a card at c3: Advance 3, empty, Influence, Reinforce
       p3 adds a card at d3: Joker, Advance, Gnome, Advance
 98. p3 draft.a71.f6  5aff48e116700299
 99. p2 draft.a54.b3  35b1a43dd6a54afa
100. p1 draft.a40.g6  2f884701b1108feb
       p1 adds a card at g6: Elders, Gnome, Elders, Advance
       p2 adds a card at b3: Joker, Reinforce, Joker, Advance
       p3 adds a card at f6: Advance, Influence 3, empty, Influence
       The last card of each hand is discarded face down
101. p2 stop  8338fd65c1cd9abb
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p3 has 5 provisions and 3 despair
       p1 begins a turn, 4 provisions left
102. p1 take.e4
       p1 covers e4: strong Advance of power 2
103. p1 spend.4
       p1 spends 4 more provisions
104. p1 none
       p1 moves nobody
105. p1 use.selkra
       p1 uses Selkra
106. p1 gate.1
       p1 looks at gate card 1: Mud
107. p1 gate.1
       p1 looks at gate card 1: Mud
108. p1 end  f1e49268004c867e
       p2 begins a turn, 4 provisions left
109. p2 take.e4
110. p2 whole.influence
       p2 covers e4 d5 e5 e6 e7: strong Influence of power 6
111. p2 spend.4
       p2 spends 4 more provisions
112. p2 influence.lirrash
       p2 gains 11 influence with Lirrash: 11 in all
113. p2 end  7fdf9cb7a6db62c2
       p3 begins a turn, 4 provisions left
114. p3 take.e3
115. p3 whole.advance
       p3 covers c3 d3 e3 c4 e4: strong Advance of power 7
116. p3 spend.0
117. p3 to.ha3
118. p3 move.mu3
       p3 moves a troll: Mud 3 → Hammer 3
119. p3 move.eye-i
       p3 moves a troll: Eye lair, on the border → Hammer 3
120. p3 stop
121. p3 end
       p3 begins a turn, 3 provisions left
122. p3 take.g7
123. p3 take.g6
       p3 covers g6 g7: strong Influence of power 4
124. p3 spend.0
125. p3 influence.mokkur
       p3 gains 5 influence with Mokkur: 5 in all
126. p3 end
       p3 begins a turn, 2 provisions left
127. p3 cover.d4
       p3 covers d4: weak Gnome
128. p3 spend.0
       p3 moves the wheel pawn 1 space: Honour gain
129. p3 gate.1
       p3 looks at gate card 1: Mud
130. p3 token.mo2.1
       p3 looks at token 1 of Moss 2: strength 3
131. p3 token.gr2.2
       p3 looks at token 2 of Granite 2: strength 2
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
132. p3 cover.f5
       p3 covers f5: weak Influence
133. p3 spend.3
       p3 spends 3 despair
134. p3 influence.mokkur
       p3 gains 4 influence with Mokkur: 9 in all
135. p3 end
       p3 begins a turn, 1 provision left
136. p3 cover.f6
       p3 covers f6: weak Advance
137. p3 to.ha2
138. p3 move.eye-i{1+2}
       p3 moves a troll: Eye lair, on the border → Hammer 2
       p3 attacks the gnomes of Hammer 2: strength 1+2
139. p3 to.eye-i
       p3 is repelled from Hammer 2 and retreats: Eye lair, on the border
140. p3 end
       p3 begins a turn, 0 provisions left
141. p3 end{mud+moon}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gate card 1: 3 invaders come to the domain of Mud
       Gnomes invade Fire 3: the nearest empty one
       Gnomes invade Ice 3: the only empty one within reach
       Gnomes invade Moon 3: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only cave within reach
       Gnomes invade Moon 2: the nearest empty one
142. p3 enter.gr3{hammer}  d8fbb44d617e438c
       p3 leads the plank of Moon and sends the invader into Granite 3
       Gnomes invade Granite 3: empty, and as near as others
       Gate card 3: 3 invaders come to the domain of Hammer
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Hammer comes upon 1 troll in Ice 2: nowhere fewer within reach
       A troll of p3 is defeated in Ice 2: 4 honour
       Gnomes invade Ice 2: the only empty one within reach
       Nobody has influence with Fomga, who leaves the game
       Nobody has influence with Nadrig, who leaves the game
       p2 wins Lirrash
       p2 gains 2 votes of Moss: 5 in all
143. p2 to.knot-o  f80f0e96a4a8df71
       Lirrash of p2 comes to Knot lair, in the domain
       p3 wins Mokkur
       p3 gains 2 votes of Mud: 2 in all
144. p3 to.eye-i  d4dc90e1bdf928e5
       Mokkur of p3 comes to Eye lair, on the border
       Purrgol brings p1 2 honour
       Domains of wave II: p1 gains 0 and loses 0
       Domains of wave II: p2 gains 8 and loses 1
       Domains of wave II: p3 gains 0 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
145. p2 draft.a35.c4  dee4d07dc278ce1c
146. p1 draft.a51.e6  0dd015dcd02e4664
147. p3 draft.a08.c4  80bf70054bfec6b7
       p1 adds a card at e6: Provisions, Joker, Gnome, Influence
       p2 adds a card at c4: Joker, Influence, Elders, Advance
       p3 adds a card at c4: Gnome, Gnome, Joker, Advance
148. p1 draft.a36.e6  cac96b63a0715eee
149. p3 draft.a64.f6  bb20109c400c0696
150. p2 draft.a09.c3
       p1 adds a card at e6: Elders, Joker, Reinforce, Gnome
       p2 adds a card at c3: Influence, Advance 2, Reinforce, Advance
       p3 adds a card at f6: Gnome, Reinforce, Influence, Advance
151. p2 draft.a66.e5  6e11170d068b395e
152. p3 draft.a69.c2  87dbf86d4b92304e
153. p1 draft.a33.c5  4ce4396a2e46a925
       p1 adds a card at c5: Influence, Elders, Advance, Joker
       p2 adds a card at e5: Reinforce 2, Influence 2, Gnome, empty
       p3 adds a card at c2: empty, Influence, Advance, Advance 3
       The last card of each hand is discarded face down
154. p2 cover.b3
155. p2 cover.e7  1701e69f74faf34f
       p2 covers the Jokers b3 and e7: 5 provisions
156. p1 cover.d6  552630280686a3be
       p1 covers the Jokers d6 and f6: 5 provisions
       p2 has 5 provisions and 3 despair
       p3 has 4 provisions and 4 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 4 provisions left
157. p2 cover.d6
       p2 covers d6: weak Reinforcements
158. p2 spend.2
       p2 spends 2 despair
159. p2 none
       p2 adds nobody
160. p2 use.okkag
       p2 uses Okkag
       p2 adds 1 troll: Knot lair, on the border
161. p2 cover.d4
       p2 covers d4: weak Advance
162. p2 spend.0
163. p2 none
       p2 moves nobody
164. p2 end  22826dcfe21eb66d
       p3 begins a turn, 3 provisions left
165. p3 cover.d5
       p3 covers d5: weak Advance
166. p3 spend.0
167. p3 to.eye-i
168. p3 lead.hjorrek
       p3 moves Hjorrek: Mud 3 → Eye lair, on the border
169. p3 end  bd580737641dd815
       p1 begins a turn, 4 provisions left
170. p1 cover.c5
       p1 covers c5: weak Influence
171. p1 spend.1
       p1 spends 1 despair
172. p1 influence.yrsgol
       p1 gains 3 influence with Yrsgol: 3 in all
173. p1 end  da6f2f091faaeb9e
       p2 begins a turn, 3 provisions left
174. p2 take.d5
175. p2 take.d3
       p2 covers d3 d5: strong Advance of power 3
176. p2 spend.3
       p2 spends 3 more provisions
177. p2 to.gr2
178. p2 move.ha1
       p2 moves a troll: Hammer 1 → Granite 2
179. p2 move.ha1
       p2 moves a troll: Hammer 1 → Granite 2
180. p2 move.ha3
       p2 moves a troll: Hammer 3 → Granite 2
181. p2 lead.brundal
       p2 moves Brundal: Hammer 3 → Granite 2
182. p2 lead.lirrash
       p2 moves Lirrash: Knot lair, in the domain → Granite 2
183. p2 move.knot-o{2+2}
       p2 moves a troll: Knot lair, in the domain → Granite 2
       p2 attacks the gnomes of Granite 2: strength 2+2
       p2 wins the attack on Granite 2: 4 honour
       p2 takes control of Granite 2
       p2 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 2 spaces without effect
184. p2 end  1abe93028fb851b0
       p3 begins a turn, 2 provisions left
185. p3 take.c5
186. p3 whole.gnome
       p3 covers c4 d4 c5: strong Gnome of power 3
187. p3 spend.1
       p3 spends 1 more provision
188. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Reinforcements
189. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 2
190. p3 gate.3
       p3 looks at gate card 3: Hammer
191. p3 token.mu1.2
       p3 looks at token 2 of Mud 1: strength 3
192. p3 rally.on1
       Breach: 3 invaders come to the domain of Mud, p3 decides ties
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Mud comes upon 1 troll in Mud 3: nowhere fewer within reach
       A troll of p1 is defeated in Mud 3: 0 honour
       Gnomes invade Mud 3: the only empty one within reach
193. p3 to.eye-i
194. p3 add.2
       p3 adds 2 trolls: Eye lair, on the border
195. p3 use.mokkur
       p3 uses Mokkur
196. p3 token.mu3.1{2}
       p3 reveals a token of Mud 3: strength 2
197. p3 end  6aada98df8ebcd8f
       p1 begins a turn, 3 provisions left
198. p1 use.selkra
       p1 uses Selkra
199. p1 gate.3
       p1 looks at gate card 3: Hammer
200. p1 gate.3
       p1 looks at gate card 3: Hammer
201. p1 take.f7
202. p1 take.f5
       p1 covers f5 f7: strong Gnome of power 2
203. p1 spend.0
204. p1 wheel.1
       p1 moves the wheel pawn 1 space: Troll advance
205. p1 gate.2
       p1 looks at gate card 2: Granite
206. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 2
207. p1 none
       p1 moves nobody
208. p1 end  ebbc9ad690f2673d
       p3 begins a turn, 0 provisions left
209. p3 cover.d2
       p3 covers d2: weak Influence
210. p3 spend.4
       p3 spends 4 despair
211. p3 influence.orrowyn
       p3 gains 6 influence with Orrowyn: 6 in all
212. p3 cover.g6
       p3 covers g6: weak Reinforcements
213. p3 to.eye-o
       p3 adds 1 troll: Eye lair, in the domain
214. p3 end  6bcdac7a1125452e
       p1 begins a turn, 2 provisions left
215. p1 cover.c6
       p1 covers c6: weak Advance
216. p1 spend.1
       p1 spends 1 despair
217. p1 to.mu3
218. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 3
219. p1 move.comb-o{2}
       p1 moves a troll: Comb lair, in the domain → Mud 3
       p1 attacks the gnomes of Mud 3: strength 2
       p1 wins the attack on Mud 3: 2 honour
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 4 in all
       The wheel pawn moves 1 space without effect
220. p1 cover.e7
       p1 covers e7: weak Reinforcements
221. p1 spend.1
       p1 spends 1 despair
222. p1 none
       p1 adds nobody
223. p1 end
       p1 begins a turn, 1 provision left
224. p1 take.e4
       p1 covers e4: strong Advance of power 2
225. p1 spend.1
       p1 spends 1 more provision
226. p1 to.mn3
227. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moon 3
228. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moon 3
229. p1 move.comb-i{2}
       p1 moves a troll: Comb lair, on the border → Moon 3
       p1 attacks the gnomes of Moon 3: strength 2
       p1 wins the attack on Moon 3: 2 honour
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 1 in all
       The wheel pawn moves 1 space without effect
230. p1 end{ice+granite+hammer}  e717f7b07b5e049f
       Gnomes entrench in Ice 2
       Gnomes entrench in Ice 3
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 2
       Gate card 1: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 2 trolls in Mud 3: nowhere fewer within reach
       A troll of p1 is defeated in Mud 3: 5 honour
       An invader of Ice comes upon 1 troll in Mud 3: nowhere fewer within reach
       A troll of p1 is defeated in Mud 3: 2 honour
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 2: 4 invaders come to the domain of Granite
       An invader of Granite finds no cave and is gone
       An invader of Granite finds no cave and is gone
       An invader of Granite finds no cave and is gone
       An invader of Granite finds no cave and is gone
       Gate card 3: 4 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Nobody has influence with Wulgrim, who leaves the game
       p1 wins Yrsgol
       p1 gains 3 votes of Ice: 6 in all
       p1 puts the star of Yrsgol on Moon 3
       Nobody has influence with Selunga, who leaves the game
       p3 wins Orrowyn
       p3 gains 3 votes of Moss: 3 in all
       Orrowyn brings p3 0 honour
       Purrgol brings p1 1 honour
       Great hall 1 falls to the gnomes
       Great hall 2: 8 honour for p1
       Great hall 3: 4 honour for p1
       Great hall 4 falls to the gnomes
       Great hall 5: nobody controls a cave there
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 5 Elders: 8 honour
       p2 has 1 Elders: 0 honour
       p3 has 2 Elders: 1 honour
       p2 gains 11 honour for votes of Moss
       p3 gains 6 honour for votes of Moss
       p1 gains 12 honour for votes of Ice
       p2 gains 6 honour for votes of Ice
       p3 gains 6 honour for votes of Moon
       p1 gains 4 honour for votes of Moon
       p2 gains 7 honour for votes of Granite
       p2 gains 8 honour for votes of Hammer
       p1 gains 10 honour for votes of Mud
       p3 gains 5 honour for votes of Mud
       The three waves are over: p1 wins

p1  +4  Attacks [FALL-M09]
p1  +7  Defeated trolls [FALL-W18]
p1  +3  Champions [FALL-H08]
p1  +1  Consolations [FALL-H04]
p1  +8  Great hall 2 [FALL-F02]
p1  +4  Great hall 3 [FALL-F02]
p1  +8  Elders [FALL-F05]
p1 +12  Votes of Ice [FALL-F06]
p1  +4  Votes of Moon [FALL-F06]
p1 +10  Votes of Mud [FALL-F06]
p2  +4  Attacks [FALL-M09]
p2  +2  Gnome wheel [FALL-G17]
p2  +8  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +8  Domains, wave II [FALL-P03]
p2  -1  Invaded caves, wave II [FALL-P04]
p2 +11  Votes of Moss [FALL-F06]
p2  +6  Votes of Ice [FALL-F06]
p2  +7  Votes of Granite [FALL-F06]
p2  +8  Votes of Hammer [FALL-F06]
p3  +2  Gnome wheel [FALL-G17]
p3  +4  Defeated trolls [FALL-W18]
p3 +12  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3  +1  Elders [FALL-F05]
p3  +6  Votes of Moss [FALL-F06]
p3  +6  Votes of Moon [FALL-F06]
p3  +5  Votes of Mud [FALL-F06]
= p1 61, p2 52, p3 33  waves, won by p1
