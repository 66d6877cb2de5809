fall/1  seats 4  seed 2026  options -

  1. p3 keep.gharza  f4bf43e310e79f94
  2. p2 keep.argash  7c8a48c4cb056e51
  3. p4 keep.selkra  f8c61f611209143b
  4. p1 keep.anvgar{p4}  953c8271c1672220
       p4 takes the hammer and is first player
       p4 keeps Selkra
       p4 gains 3 votes of Ice: 3 in all
       p1 keeps Anvgar
       p1 gains 1 vote of Hammer: 1 in all
       p2 keeps Argash
       p2 gains 2 votes of Moss: 2 in all
       p3 keeps Gharza
       p3 gains 2 votes of Fire: 2 in all
  5. p4 lairs.eye
       p4 takes the lairs of the Eye, three trolls in each
  6. p4 settle.mu3
       p4 puts a troll in Mud 3
  7. p4 settle.ic3  e00676c654c6d4a9
       p4 puts a troll in Ice 3
  8. p1 lairs.knot
       p1 takes the lairs of the Knot, three trolls in each
  9. p1 settle.ha3
       p1 puts a troll in Hammer 3
 10. p1 settle.mo3  3dd7e017f733b788
       p1 puts a troll in Moss 3
 11. p2 lairs.comb
       p2 takes the lairs of the Comb, three trolls in each
 12. p2 settle.mn3
       p2 puts a troll in Moon 3
 13. p2 settle.mu2
       p2 puts a troll in Mud 2
 14. p2 to.mn3  50b03aa3d11179e0
       Argash of p2 comes to Moon 3
 15. p3 lairs.spiral
       p3 takes the lairs of the Spiral, three trolls in each
 16. p3 settle.gr3
       p3 puts a troll in Granite 3
 17. p3 settle.ha1
       p3 puts a troll in Hammer 1
 18. p3 to.gr3  a5717cc1f0876216
       Gharza of p3 comes to Granite 3
       Wave I begins: four cards each
 19. p1 draft.a21.d6  02ed868c498b69fa
 20. p2 draft.a29.d6  ace9612b4ef053b1
 21. p4 draft.a33.d4  f703e4f3fbe97f6a
 22. p3 draft.a36.d6  1a4270b7cfb218ab
       p1 adds a card at d6: Reinforce, Advance 3, empty, Elders
       p2 adds a card at d6: Gnome, Advance 2, Reinforce, Elders
       p3 adds a card at d6: Elders, Joker, Reinforce, Gnome
       p4 adds a card at d4: Influence, Elders, Advance, Joker
 23. p1 draft.a57.c7  703ef1762c69282a
 24. p3 draft.a11.c7  6da21f68b9e2bc5a
 25. p2 draft.a68.c5  88ba2374edec4139
 26. p4 draft.a58.c5  343d080d9787b628
       p1 adds a card at c7: Joker, Advance, Gnome, Advance
       p2 adds a card at c5: empty, Reinforce, Advance 2, Gnome 2
       p3 adds a card at c7: Influence 2, Influence, Advance, Gnome
       p4 adds a card at c5: Reinforce, Advance, Reinforce, Joker
 27. p3 draft.a50.b8  2e3aeb9c12e845f2
 28. p2 draft.a24.b4  bf815b9333e3f8c4
 29. p4 draft.a72.f6  4181cfe707dc9652
 30. p1 draft.a40.b8  152d00a8b58d5d93
       p1 adds a card at b8: Elders, Gnome, Elders, Advance
       p2 adds a card at b4: Advance, Gnome 3, empty, Elders
       p3 adds a card at b8: Provisions, Joker, Influence, Reinforce
       p4 adds a card at f6: Gnome 3, Gnome, Reinforce, empty
       The last card of each hand is discarded face down
 31. p4 stop  25e268a8bc0c51f0
 32. p3 stop  12340bab1164f6e8
       p4 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p4 begins a turn, 5 provisions left
 33. p4 use.selkra
       p4 uses Selkra
 34. p4 gate.1
       p4 looks at gate card 1: Granite
 35. p4 gate.3
       p4 looks at gate card 3: Moss
 36. p4 cover.d5
       p4 covers d5: weak Advance
 37. p4 spend.2
       p4 spends 2 despair
 38. p4 to.ha3
 39. p4 move.eye-i
       p4 moves a troll: Eye lair, on the border → Hammer 3
 40. p4 move.eye-i
       p4 moves a troll: Eye lair, on the border → Hammer 3
 41. p4 move.eye-i
       p4 moves a troll: Eye lair, on the border → Hammer 3
       p4 takes control of Hammer 3
       p4 gains 1 vote of Hammer: 1 in all
 42. p4 cover.e6
       p4 covers e6: weak Gnome
       p4 moves the wheel pawn 1 space: Influence
 43. p4 gate.4
       p4 looks at gate card 4: Mud
 44. p4 token.ic1.1
       p4 looks at token 1 of Ice 1: strength 3
 45. p4 influence.lirrash
       p4 gains 2 influence with Lirrash: 2 in all
 46. p4 end  ccf597941941b958
       p1 begins a turn, 5 provisions left
 47. p1 cover.d7
       p1 covers d7: weak Advance
 48. p1 spend.2
       p1 spends 2 despair
 49. p1 to.mu3
 50. p1 move.knot-o
       p1 moves a troll: Knot lair, in the domain → Mud 3
 51. p1 move.knot-o
       p1 moves a troll: Knot lair, in the domain → Mud 3
 52. p1 move.knot-o
       p1 moves a troll: Knot lair, in the domain → Mud 3
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 1 in all
 53. p1 cover.f6
       p1 covers f6: weak Influence
 54. p1 influence.sigddan
       p1 gains 2 influence with Sigddan: 2 in all
 55. p1 end  d89004c0ae105690
       p2 begins a turn, 5 provisions left
 56. p2 cover.e5
       p2 covers e5: weak Advance
 57. p2 spend.2
       p2 spends 2 despair
 58. p2 to.ic3
 59. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
 60. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
 61. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 1 in all
 62. p2 cover.f6
       p2 covers f6: weak Influence
 63. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
 64. p2 end  c4d2895ee3470df3
       p3 begins a turn, 6 provisions left
 65. p3 cover.e5
       p3 covers e5: weak Advance
 66. p3 spend.1
       p3 spends 1 despair
 67. p3 to.mo3
       p3 moves a troll: Spiral lair, in the domain → Moss 3
 68. p3 move.spiral-o
       p3 moves a troll: Spiral lair, in the domain → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 1 in all
 69. p3 cover.d7
       p3 covers d7: weak Influence
 70. p3 influence.thornak
       p3 gains 2 influence with Thornak: 2 in all
 71. p3 end  55749a3faa7de986
       p4 begins a turn, 4 provisions left
 72. p4 cover.e5
 73. p4 act.advance
       p4 covers e5: weak Advance
 74. p4 to.ic4
 75. p4 move.eye-o
       p4 moves a troll: Eye lair, in the domain → Ice 4
 76. p4 cover.d6
 77. p4 act.advance
       p4 covers d6: weak Advance
 78. p4 to.mo4
 79. p4 move.eye-o
       p4 moves a troll: Eye lair, in the domain → Moss 4
 80. p4 end  0a3e8c87b3094b2a
       p1 begins a turn, 4 provisions left
 81. p1 cover.c9
       p1 covers c9: weak Advance
 82. p1 to.ha4
 83. p1 move.ha3
       p1 moves a troll: Hammer 3 → Hammer 4
 84. p1 cover.c7
 85. p1 act.influence
       p1 covers c7: weak Influence
 86. p1 influence.jorrund
       p1 gains 2 influence with Jorrund: 2 in all
 87. p1 end  cef3ca130fa57b4d
       p2 begins a turn, 4 provisions left
 88. p2 take.c6
       p2 covers c6: strong Advance of power 2
 89. p2 spend.0
 90. p2 to.ic4
 91. p2 move.mn3
       p2 moves a troll: Moon 3 → Ice 4
 92. p2 move.ic3
       p2 moves a troll: Ice 3 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 2 in all
 93. p2 end  0d05d992ca1f152c
       p3 begins a turn, 5 provisions left
 94. p3 cover.c8
 95. p3 act.advance
       p3 covers c8: weak Advance
 96. p3 to.fi3
 97. p3 move.spiral-o
       p3 moves a troll: Spiral lair, in the domain → Fire 3
 98. p3 cover.e6
 99. p3 act.advance
       p3 covers e6: weak Advance
100. p3 to.gr4
101. p3 move.spiral-i
       p3 moves a troll: Spiral lair, on the border → Granite 4
102. p3 end  c7c42b2ac3689f10
       p4 begins a turn, 3 provisions left
103. p4 cover.d4
       p4 covers d4: weak Influence
104. p4 influence.sigddan
       p4 gains 1 influence with Sigddan: 1 in all
105. p4 cover.g6
       p4 covers g6: weak Gnome
       p4 moves the wheel pawn 1 space: Reinforcements
106. p4 gate.2
       p4 looks at gate card 2: Moon
107. p4 token.fi2.1
       p4 looks at token 1 of Fire 2: strength 2
108. p4 to.mo4
       p4 adds 1 troll: Moss 4
109. p4 end  368a338b21919bfa
       p1 begins a turn, 3 provisions left
110. p1 take.e6
111. p1 act.advance
       p1 covers e6: strong Advance of power 3
112. p1 spend.0
113. p1 to.mo1
114. p1 move.knot-i
       p1 moves a troll: Knot lair, on the border → Moss 1
115. p1 move.knot-i
       p1 moves a troll: Knot lair, on the border → Moss 1
116. p1 move.knot-i{3}
       p1 moves a troll: Knot lair, on the border → Moss 1
       p1 attacks the gnomes of Moss 1: strength 3
       p1 wins the attack on Moss 1: 3 honour
       p1 takes control of Moss 1
       p1 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
117. p1 end  ee476344f27e81b0
       p2 begins a turn, 3 provisions left
118. p2 cover.b4
       p2 covers b4: weak Advance
119. p2 to.fi1
120. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Fire 1
121. p2 cover.d7
       p2 covers d7: weak Reinforcements
122. p2 to.fi1
       p2 adds 1 troll: Fire 1
123. p2 end  dcef7e263d3c6bc4
       p3 begins a turn, 4 provisions left
124. p3 cover.f5
       p3 covers f5: weak Reinforcements
125. p3 to.fi3
       p3 adds 1 troll: Fire 3
126. p3 cover.d8
       p3 covers d8: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
127. p3 gate.1
       p3 looks at gate card 1: Granite
128. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 2
129. p3 influence.khazga
       p3 gains 1 influence with Khazga: 1 in all
130. p3 end  ac303853334e1fbe
       p4 begins a turn, 2 provisions left
131. p4 take.f6
       p4 covers f6: strong Gnome of power 3
132. p4 spend.1
       p4 spends 1 more provision
133. p4 wheel.4
       p4 moves the wheel pawn 4 spaces: Influence
134. p4 token.mn2.1
       p4 looks at token 1 of Moon 2: strength 1
135. p4 stop
       p4 crosses the honour-boost wire: boost 1
136. p4 influence.thornak
       p4 gains 4 influence with Thornak: 4 in all
137. p4 end  a1ff623b601b464e
       p1 begins a turn, 2 provisions left
138. p1 cover.d8
       p1 covers d8: weak Advance
139. p1 to.mu1
       p1 moves a troll: Mud 3 → Mud 1
140. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
141. p1 to.mo2
142. p1 move.mo3
       p1 moves a troll: Moss 3 → Moss 2
143. p1 end  b232a1bd17fb68dc
       p2 begins a turn, 2 provisions left
144. p2 take.e6
       p2 covers e6: strong Advance of power 2
145. p2 spend.0
146. p2 to.mu1
147. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 1
148. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 1
       p2 takes control of Mud 1
       p2 gains 1 vote of Mud: 1 in all
149. p2 end  540c397ff454d10b
       p3 begins a turn, 3 provisions left
150. p3 cover.c9
       p3 covers c9: weak Reinforcements
151. p3 to.ha1
       p3 adds 1 troll: Hammer 1
152. p3 cover.b9
       p3 covers b9: weak Influence
153. p3 influence.sigddan
       p3 gains 1 influence with Sigddan: 1 in all
154. p3 end  3f086323fce733ce
       p4 begins a turn, 0 provisions left
155. p4 take.c6
156. p4 whole.reinforce
       p4 covers c5 f5 c6 f7: strong Reinforcements of power 4
157. p4 to.mo4
158. p4 add.4
       p4 adds 4 trolls: Moss 4
159. p4 end  50a1b5e59f6a7cdd
       p1 begins a turn, 1 provision left
160. p1 cover.e5
       p1 covers e5: weak Advance
161. p1 to.mu4
162. p1 move.mu1
       p1 moves a troll: Mud 1 → Mud 4
163. p1 cover.c8
       p1 covers c8: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
164. p1 gate.3
       p1 looks at gate card 3: Moss
165. p1 token.fi2.1
       p1 looks at token 1 of Fire 2: strength 2
       p1 gains 1 honour on the wheel, boost 0 included
166. p1 end  548ff72326ffd43a
       p2 begins a turn, 1 provision left
167. p2 cover.f5
       p2 covers f5: weak Reinforcements
168. p2 to.fi1
       p2 adds 1 troll: Fire 1
169. p2 cover.d5
       p2 covers d5: weak Reinforcements
170. p2 to.mu2
       p2 adds 1 troll: Mud 2
171. p2 end  39d8e7d9d04bc147
       p3 begins a turn, 2 provisions left
172. p3 cover.f6
       p3 covers f6: weak Influence
173. p3 influence.jorrund
       p3 gains 1 influence with Jorrund: 1 in all
174. p3 cover.e7
       p3 covers e7: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
175. p3 gate.3
       p3 looks at gate card 3: Moss
176. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 2
177. p3 out.fi3
178. p3 shift.p3.fi4
       p3 moves a troll: Fire 3 → Fire 4
179. p3 end  b066fc3de3885271
       p1 begins a turn, 0 provisions left
180. p1 take.f5
181. p1 take.d6
       p1 covers f5 d6: strong Reinforcements of power 2
182. p1 to.ha4
183. p1 add.2
       p1 adds 2 trolls: Hammer 4
184. p1 end  18b283d084ba70d9
       p2 begins a turn, 0 provisions left
185. p2 take.c4
       p2 covers c4: strong Gnome of power 3
186. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Influence
187. p2 gate.1
       p2 looks at gate card 1: Granite
188. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 2
189. p2 rally.stay
       Breach: 3 invaders come to the domain of Hammer, p2 decides ties
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 1: the nearest with so few
       A troll of p3 is defeated in Hammer 1: 0 honour
       An invader of Hammer comes upon 1 troll in Hammer 1: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 1: 0 honour
190. p2 influence.sigddan
       p2 gains 3 influence with Sigddan: 3 in all
191. p2 end  cfc57e01fccd5600
       p3 begins a turn, 1 provision left
192. p3 take.c7
       p3 covers c7: strong Influence of power 2
193. p3 spend.1
       p3 spends 1 more provision
194. p3 influence.khazga
       p3 gains 3 influence with Khazga: 4 in all
195. p3 end{granite}  29a5f70f82e625b5
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Granite
196. p1 enter.gr1{moon+moss+mud}
       Nobody has votes of Granite: p1 leads with Hammer, the next clan, and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gnomes invade Hammer 1: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Ice 2: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p1 is defeated in Moss 1: 3 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p1 is defeated in Moss 1: 2 honour
       Gate card 4: 2 invaders come to the domain of Mud
197. p1 enter.mu1  885a3c0480d7c89f
       p1 leads the plank of Mud and sends the invader into Mud 1
       An invader of Mud comes upon 2 trolls in Mud 1: as few and as near as elsewhere
       A troll of p2 is defeated in Mud 1: 3 honour
       An invader of Mud comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 2 honour
       p3 wins Khazga
       p3 gains 3 votes of Hammer: 3 in all
198. p2 console.vote  e4869a5a2653461e
       p2 takes a vote as consolation for Khazga
       p2 gains 1 vote of Hammer: 1 in all
199. p3 to.fi4  4a9a85c996a436c3
       Khazga of p3 comes to Fire 4
       p4 wins Lirrash
       p4 gains 2 votes of Moss: 2 in all
200. p4 to.ha3  0f51acfcc354eb32
       Lirrash of p4 comes to Hammer 3
       p4 wins Thornak
       p4 gains 3 votes of Granite: 3 in all
201. p3 console.vote  d607c66542aaaafe
       p3 takes a vote as consolation for Thornak
       p3 gains 1 vote of Granite: 1 in all
202. p4 to.ha3  13bed55d33a2adcb
       Thornak of p4 comes to Hammer 3
       p1 wins Jorrund
       p1 gains 2 votes of Granite: 2 in all
203. p3 console.vote  94f3de14e27961e5
       p3 takes a vote as consolation for Jorrund
       p3 gains 1 vote of Granite: 2 in all
204. p1 to.mu4
       Jorrund of p1 comes to Mud 4
       p2 wins Sigddan
       p2 gains 3 votes of Moon: 3 in all
205. p1 console.vote  83b77d57150a9d34
       p1 takes a vote as consolation for Sigddan
       p1 gains 1 vote of Moon: 1 in all
206. p4 console.vote  94dfdba030d82e3f
       p4 takes a vote as consolation for Sigddan
       p4 gains 1 vote of Moon: 1 in all
207. p3 console.vote  21f981a0e7540643
       p3 takes a vote as consolation for Sigddan
       p3 gains 1 vote of Moon: 1 in all
208. p2 to.mn3
       Sigddan of p2 comes to Moon 3
       Domains of wave I: p1 gains 22 and loses 2
       Domains of wave I: p2 gains 26 and loses 5
       Domains of wave I: p3 gains 22 and loses 3
       Domains of wave I: p4 gains 12 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
209. p2 draft.a52.c7  04d7e9edce37d3f9
210. p4 draft.a55.f4  8d7fcdf275afd592
211. p3 draft.a53.a7  a37a3afb1662776a
212. p1 draft.a37.c5  0066913adf138eda
       p1 adds a card at c5: Elders, Advance, Elders, Reinforce
       p2 adds a card at c7: Joker, Gnome, Provisions, Advance
       p3 adds a card at a7: Advance, Gnome, Joker, Joker
       p4 adds a card at f4: Influence, Reinforce, Joker, Joker
213. p2 draft.a56.b8  e7833f09ca1086de
214. p3 draft.a54.a9  b38c727aa5ff379d
215. p4 draft.a51.b6  e07ee4e1963cf7d6
216. p1 draft.a46.c9  f8630c90fc1b76db
       p1 adds a card at c9: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at b8: Joker, Joker, Influence, Gnome
       p3 adds a card at a9: Joker, Reinforce, Joker, Advance
       p4 adds a card at b6: Provisions, Joker, Gnome, Influence
217. p2 draft.a71.f6  659c800847043ae5
218. p1 draft.a16.f6  82add8a0f0f41782
219. p3 draft.a43.a6  6a4664afcb77585f
220. p4 draft.a64.c3  eb872eb63fc9c83d
       p1 adds a card at f6: Gnome 2, empty, Gnome 2, Advance
       p2 adds a card at f6: Advance, Influence 3, empty, Influence
       p3 adds a card at a6: Influence, Influence, Provisions, Advance
       p4 adds a card at c3: Gnome, Reinforce, Influence, Advance
       The last card of each hand is discarded face down
221. p2 cover.c7
222. p2 cover.b8  c8026f35ce5711c4
       p2 covers the Jokers c7 and b8: 6 provisions
223. p3 cover.b8
224. p3 cover.a8
       p3 covers the Jokers a8 and b8: 7 provisions
225. p3 stop  ef10a1684041c6c8
226. p4 cover.d6
227. p4 cover.f5
       p4 covers the Jokers f5 and d6: 7 provisions
228. p4 stop  b9f84acbd4d78101
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p4 has 7 provisions and 1 despair
       p1 begins a turn, 5 provisions left
229. p1 cover.c7
230. p1 act.influence
       p1 covers c7: weak Influence
231. p1 spend.0
232. p1 influence.ugrith
       p1 gains 2 influence with Ugrith: 2 in all
233. p1 cover.c8
       p1 covers c8: weak Gnome
234. p1 spend.2
       p1 spends 2 despair
235. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Influence
236. p1 gate.1
       p1 looks at gate card 1: Moss
237. p1 token.ic1.2
       p1 looks at token 2 of Ice 1: strength 2
238. p1 influence.quodda
       p1 gains 4 influence with Quodda: 4 in all
239. p1 end  f02eb75ebf767187
       p2 begins a turn, 5 provisions left
240. p2 cover.b9
       p2 covers b9: weak Influence
241. p2 spend.2
       p2 spends 2 despair
242. p2 influence.ugrith
       p2 gains 3 influence with Ugrith: 3 in all
243. p2 cover.g7
       p2 covers g7: weak Influence
244. p2 influence.thessel
       p2 gains 2 influence with Thessel: 2 in all
245. p2 end  5a59363e041a63bb
       p3 begins a turn, 6 provisions left
246. p3 cover.b7
       p3 covers b7: weak Advance
247. p3 spend.1
       p3 spends 1 despair
248. p3 to.mn4
249. p3 move.spiral-i
       p3 moves a troll: Spiral lair, on the border → Moon 4
250. p3 move.spiral-i
       p3 moves a troll: Spiral lair, on the border → Moon 4
251. p3 cover.b6
       p3 covers b6: weak Influence
252. p3 influence.noctha
       p3 gains 2 influence with Noctha: 2 in all
253. p3 end  c1095e7141d582e9
       p4 begins a turn, 6 provisions left
254. p4 use.selkra
       p4 uses Selkra
255. p4 gate.1
       p4 looks at gate card 1: Moss
256. p4 gate.4
       p4 looks at gate card 4: Ice
257. p4 cover.d4
       p4 covers d4: weak Advance
258. p4 spend.1
       p4 spends 1 despair
259. p4 to.mu3
260. p4 move.ha3
       p4 moves a troll: Hammer 3 → Mud 3
261. p4 move.ha3
       p4 moves a troll: Hammer 3 → Mud 3
       p4 takes control of Mud 3
       p4 gains 1 vote of Mud: 1 in all
262. p4 cover.f4
       p4 covers f4: weak Influence
263. p4 influence.ugrith
       p4 gains 1 influence with Ugrith: 1 in all
264. p4 end  6245c0d08692dcd6
       p1 begins a turn, 4 provisions left
265. p1 take.d8
266. p1 take.anvgar
267. p1 act.advance
       p1 covers d8 anvgar: strong Advance of power 2
268. p1 spend.0
269. p1 to.fi3
270. p1 move.ha4
       p1 moves a troll: Hammer 4 → Fire 3
271. p1 move.ha4
       p1 moves a troll: Hammer 4 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 1 in all
272. p1 end  f47a00284866f6d2
       p2 begins a turn, 4 provisions left
273. p2 cover.c8
274. p2 act.influence
       p2 covers c8: weak Influence
275. p2 influence.okkag
       p2 gains 2 influence with Okkag: 2 in all
276. p2 cover.f6
       p2 covers f6: weak Advance
277. p2 to.mu1
278. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 1
279. p2 end  70f47b574fd045f1
       p3 begins a turn, 5 provisions left
280. p3 cover.d7
       p3 covers d7: weak Influence
281. p3 influence.ugrith
       p3 gains 1 influence with Ugrith: 1 in all
282. p3 cover.f6
       p3 covers f6: weak Influence
283. p3 influence.quodda
       p3 gains 1 influence with Quodda: 1 in all
284. p3 end  e4ed13e337d9cfbb
       p4 begins a turn, 5 provisions left
285. p4 take.c6
286. p4 take.d5
287. p4 take.e5
288. p4 take.g5
       p4 covers d5 e5 g5 c6: strong Advance of power 4
289. p4 spend.0
290. p4 to.fi4
291. p4 move.eye-o
       p4 moves a troll: Eye lair, in the domain → Fire 4
292. p4 move.mo4
       p4 moves a troll: Moss 4 → Fire 4
293. p4 move.mo4
       p4 moves a troll: Moss 4 → Fire 4
294. p4 move.ic4
       p4 moves a troll: Ice 4 → Fire 4
       p4 takes control of Fire 4
       p4 gains 1 vote of Fire: 1 in all
295. p4 end  a164a32ec8a29643
       p1 begins a turn, 3 provisions left
296. p1 cover.d9
       p1 covers d9: weak Advance
297. p1 to.mu1
298. p1 move.mu3
       p1 moves a troll: Mud 3 → Mud 1
299. p1 cover.d6
       p1 covers d6: weak Reinforcements
300. p1 to.ha4
       p1 adds 1 troll: Hammer 4
301. p1 end  871feb78fd4ddc75
       p2 begins a turn, 3 provisions left
302. p2 take.d6
303. p2 whole.gnome
       p2 covers d6 d7 c9: strong Gnome of power 4
304. p2 spend.0
305. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Influence
306. p2 gate.1
       p2 looks at gate card 1: Moss
307. p2 token.mn1.1
       p2 looks at token 1 of Moon 1: strength 2
       p2 crosses the honour-boost wire: boost 1
308. p2 influence.quodda
       p2 gains 4 influence with Quodda: 4 in all
309. p2 end  3942c1f552d0e872
       p3 begins a turn, 4 provisions left
310. p3 cover.e5
       p3 covers e5: weak Advance
311. p3 to.mo1
312. p3 move.mo3
       p3 moves a troll: Moss 3 → Moss 1
313. p3 cover.b10
       p3 covers b10: weak Advance
314. p3 to.mo1
315. p3 move.fi4
       p3 moves a troll: Fire 4 → Moss 1
       p3 takes control of Moss 1
       p3 gains 1 vote of Moss: 2 in all
316. p3 end  425c0d16d4e5daa7
       p4 begins a turn, 4 provisions left
317. p4 take.g6
318. p4 whole.gnome
       p4 covers e6 f6 g6: strong Gnome of power 5
319. p4 spend.0
320. p4 wheel.5
       p4 moves the wheel pawn 5 spaces: Influence
321. p4 gate.2
       p4 looks at gate card 2: Fire
322. p4 token.ic1.2
       p4 looks at token 2 of Ice 1: strength 2
323. p4 rally.on1
       Breach: 2 invaders come to the domain of Fire, p4 decides ties
       An invader of Fire comes upon 3 trolls in Fire 1: the nearest with so few
       A troll of p2 is defeated in Fire 1: 0 honour
       An invader of Fire comes upon 2 trolls in Fire 1: nowhere fewer within reach
       A troll of p2 is defeated in Fire 1: 0 honour
324. p4 influence.thessel
       p4 gains 5 influence with Thessel: 5 in all
325. p4 end  63d0fac3cfbb523e
       p1 begins a turn, 2 provisions left
326. p1 take.d7
327. p1 take.d5
328. p1 act.advance
       p1 covers d5 d7: strong Advance of power 2
329. p1 spend.0
330. p1 to.gr4
331. p1 move.mu3
       p1 moves a troll: Mud 3 → Granite 4
332. p1 move.ha4
       p1 moves a troll: Hammer 4 → Granite 4
       p1 takes control of Granite 4
       p1 gains 1 vote of Granite: 3 in all
333. p1 end  ae74075f2a8f92df
       p2 begins a turn, 2 provisions left
334. p2 cover.d8
       p2 covers d8: weak Advance
335. p2 to.mu2
336. p2 move.mu1
       p2 moves a troll: Mud 1 → Mud 2
337. p2 cover.b4
       p2 covers b4: weak Advance
338. p2 to.ic2
339. p2 lead.sigddan{1}
       p2 moves Sigddan: Moon 3 → Ice 2
       p2 attacks the gnomes of Ice 2: strength 1
       p2 wins the attack on Ice 2: 1 honour
       p2 takes control of Ice 2
       p2 gains 1 vote of Ice: 3 in all
       The wheel pawn moves 1 space without effect
340. p2 end  50bfad89f6f403b6
       p3 begins a turn, 3 provisions left
341. p3 take.a10
342. p3 take.a9
343. p3 take.c8
344. p3 act.advance
       p3 covers c8 a9 a10: strong Advance of power 3
345. p3 spend.0
346. p3 to.ic4
347. p3 move.gr3
       p3 moves a troll: Granite 3 → Ice 4
348. p3 move.gr4
       p3 moves a troll: Granite 4 → Ice 4
349. p3 move.mn4
       p3 moves a troll: Moon 4 → Ice 4
       p3 takes control of Ice 4
       p3 gains 1 vote of Ice: 1 in all
350. p3 end  bef175fce10b7337
       p4 begins a turn, 3 provisions left
351. p4 cover.b7
       p4 covers b7: weak Gnome
       p4 moves the wheel pawn 1 space: Honour gain
352. p4 gate.3
       p4 looks at gate card 3: Mud
353. p4 token.ha2.1
       p4 looks at token 1 of Hammer 2: strength 3
       p4 gains 2 honour on the wheel, boost 1 included
354. p4 cover.c3
       p4 covers c3: weak Gnome
       p4 moves the wheel pawn 1 space: Influence
355. p4 token.ha2.2
       p4 looks at token 2 of Hammer 2: strength 3
356. p4 stop
357. p4 influence.okkag
       p4 gains 1 influence with Okkag: 1 in all
358. p4 end  160a8571f4c23ffe
       p1 begins a turn, 1 provision left
359. p1 take.f6
360. p1 take.f7
       p1 covers f6 f7: strong Gnome of power 4
361. p1 spend.0
362. p1 wheel.4
       p1 moves the wheel pawn 4 spaces: Influence
363. p1 gate.4
       p1 looks at gate card 4: Ice
364. p1 token.fi2.2
       p1 looks at token 2 of Fire 2: strength 3
       p1 crosses the honour-boost wire: boost 1
365. p1 influence.noctha
       p1 gains 4 influence with Noctha: 4 in all
366. p1 end  0a9d47a9859e0f6f
       p2 begins a turn, 1 provision left
367. p2 take.c6
368. p2 act.advance
       p2 covers c6: strong Advance of power 2
369. p2 spend.0
370. p2 to.ic4
371. p2 lead.sigddan
       p2 moves Sigddan: Ice 2 → Ice 4
372. p2 stop
373. p2 end  d30c2e559ff9557d
       p3 begins a turn, 2 provisions left
374. p3 cover.f5
       p3 covers f5: weak Reinforcements
375. p3 to.gr3
       p3 adds 1 troll: Granite 3
376. p3 cover.e6
377. p3 act.advance
       p3 covers e6: weak Advance
378. p3 to.fi1
379. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 1
380. p3 end  16903767b65fe403
       p4 begins a turn, 2 provisions left
381. p4 cover.c4
       p4 covers c4: weak Influence
382. p4 influence.quodda
       p4 gains 1 influence with Quodda: 1 in all
383. p4 cover.c7
       p4 covers c7: weak Influence
384. p4 influence.okkag
       p4 gains 1 influence with Okkag: 2 in all
385. p4 end  84f43ca1a3a706ae
       p1 begins a turn, 0 provisions left
386. p1 take.e6
387. p1 act.advance
       p1 covers e6: strong Advance of power 3
388. p1 to.mn4
389. p1 move.gr4
       p1 moves a troll: Granite 4 → Moon 4
390. p1 move.mu4
       p1 moves a troll: Mud 4 → Moon 4
391. p1 stop
       p1 takes control of Moon 4
       p1 gains 1 vote of Moon: 2 in all
392. p1 end  942aee71f23826e2
       p2 begins a turn, 0 provisions left
393. p2 cover.e5
       p2 covers e5: weak Advance
394. p2 to.ic4
395. p2 lead.argash
       p2 moves Argash: Moon 3 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 4 in all
396. p2 cover.f5
       p2 covers f5: weak Reinforcements
397. p2 to.ic4
       p2 adds 1 troll: Ice 4
398. p2 end  584055539dea0cf5
       p3 begins a turn, 1 provision left
399. p3 take.c7
400. p3 take.a6
       p3 covers a6 c7: strong Influence of power 3
401. p3 spend.0
402. p3 influence.ugrith
       p3 gains 3 influence with Ugrith: 4 in all
403. p3 end  f93f1a9375022c6d
       p4 begins a turn, 1 provision left
404. p4 take.d3
405. p4 whole.reinforce
       p4 covers d3 g4 c5 f7: strong Reinforcements of power 4
406. p4 spend.1
       p4 spends 1 more provision
407. p4 to.mu3
408. p4 add.5
       p4 adds 5 trolls: Mud 3
409. p4 end  ebff138e955b4da7
       p3 begins a turn, 0 provisions left
410. p3 cover.b9
       p3 covers b9: weak Reinforcements
411. p3 to.mo3
       p3 adds 1 troll: Moss 3
412. p3 cover.d8
       p3 covers d8: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
413. p3 gate.4
       p3 looks at gate card 4: Ice
414. p3 token.gr1.1
       p3 looks at token 1 of Granite 1: strength 2
       p3 gains 1 honour on the wheel, boost 0 included
415. p3 end{moss+p3+p1+fire+mud+ice}  5637d3a299110f70
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 1
       Gnomes entrench in Hammer 1
       Gate card 1: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p3
       A troll of p3 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p1
       A troll of p1 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 1 troll in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 2 honour
       Gate card 2: 3 invaders come to the domain of Fire
       Gnomes invade Moss 1: the only empty one within reach
       An invader of Fire comes upon 1 troll in Moss 2: nowhere fewer within reach
       A troll of p1 is defeated in Moss 2: 4 honour
       Gnomes invade Moss 2: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p1 is defeated in Mud 1: 4 honour
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Moon 3: the nearest empty one
       Gate card 4: 3 invaders come to the domain of Ice
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Ice comes upon 2 trolls in Moss 3: the nearest with so few
       A troll of p3 is defeated in Moss 3: 4 honour
       An invader of Ice comes upon 1 troll in Moss 3: nowhere fewer within reach
       A troll of p3 is defeated in Moss 3: 2 honour
       p2 wins Okkag
       p2 gains 2 votes of Hammer: 3 in all
416. p4 console.vote  2d6d5df60da82682
       p4 takes a vote as consolation for Okkag
       p4 gains 1 vote of Hammer: 2 in all
417. p2 to.mu2  1de4d0717e9ab7e7
       Okkag of p2 comes to Mud 2
       p1 wins Noctha
       p1 gains 2 votes of Moon: 4 in all
418. p3 console.honour
       p3 takes 1 honour as consolation for Noctha
       p3 wins Ugrith
419. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
420. p3 clan.fire  9168429eb10c7d4d
       p3 gains 1 vote of Fire: 3 in all
421. p2 console.vote
       p2 takes a vote as consolation for Ugrith
422. p2 clan.fire  4a26b51ce8bb5767
       p2 gains 1 vote of Fire: 1 in all
423. p1 console.vote
       p1 takes a vote as consolation for Ugrith
424. p1 clan.ice  8a6c78c842baa548
       p1 gains 1 vote of Ice: 1 in all
425. p4 console.vote
       p4 takes a vote as consolation for Ugrith
426. p4 clan.ice  e435331aa53ea3d6
       p4 gains 1 vote of Ice: 4 in all
427. p3 to.gr3  41321ac146f89074
       Ugrith of p3 comes to Granite 3
       p4 wins Thessel
       p4 gains 3 votes of Moss: 5 in all
428. p2 console.vote  0649ef884de8b525
       p2 takes a vote as consolation for Thessel
       p2 gains 1 vote of Moss: 3 in all
429. p4 to.ha3
430. p4 add.3  6e1dd6d843e01e59
       p4 adds 3 trolls: Hammer 3
       p1 wins Quodda
431. p1 clan.moss
       p1 gains 1 vote of Moss: 2 in all
432. p1 clan.moss  847ccd1af1d32675
       p1 gains 1 vote of Moss: 3 in all
433. p2 console.honour  8c78dc1b12a33575
       p2 takes 2 honour as consolation for Quodda
434. p3 console.vote
       p3 takes a vote as consolation for Quodda
435. p3 clan.fire  6e52c3d5a6a16e26
       p3 gains 1 vote of Fire: 4 in all
436. p4 console.vote
       p4 takes a vote as consolation for Quodda
437. p4 clan.moss  d50e9e0390763eb4
       p4 gains 1 vote of Moss: 6 in all
438. p1 to.ha4
       Quodda of p1 comes to Hammer 4
       Domains of wave II: p1 gains 30 and loses 9
       Domains of wave II: p2 gains 14 and loses 3
       Domains of wave II: p3 gains 6 and loses 2
       Domains of wave II: p4 gains 24 and loses 6
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
439. p1 draft.a26.c8  2f25a0a89e0d159b
440. p3 draft.a05.e7  b9dbe79e2df40f0e
441. p4 draft.a10.b3  c570184799bb0d92
442. p2 draft.a17.f7  7d490747d8af5623
       p1 adds a card at c8: Reinforce, Influence, Reinforce, Elders
       p2 adds a card at f7: Advance 3, empty, Influence, Reinforce
       p3 adds a card at e7: Advance, Advance, Joker, Reinforce
       p4 adds a card at b3: Gnome, Reinforce 2, Influence, Reinforce
443. p1 draft.a25.f5  4b6eb987c815f5f0
444. p2 draft.a23.f4  37427d16968af80f
445. p3 draft.a07.b5  482263a2a60b1e0b
446. p4 draft.a35.f6  8fc0b52524afc522
       p1 adds a card at f5: Advance, Advance, Elders, Reinforce
       p2 adds a card at f4: Gnome, Influence 3, empty, Elders
       p3 adds a card at b5: Influence, Influence, Joker, Gnome
       p4 adds a card at f6: Joker, Influence, Elders, Advance
447. p2 draft.a34.e4  f083b22ac3135dff
448. p1 draft.a22.f7  f98286a8c7942bbf
449. p4 draft.a19.c7  1e58587689055bd8
450. p3 draft.a67.c9  5b038ef275deae77
       p1 adds a card at f7: empty, Influence, Elders, Reinforce 3
       p2 adds a card at e4: Gnome, Elders, Reinforce, Joker
       p3 adds a card at c9: empty, Advance, Gnome 2, Influence 2
       p4 adds a card at c7: Influence 3, empty, Advance, Gnome
       The last card of each hand is discarded face down
451. p2 cover.c7
452. p2 cover.c8
       p2 covers the Jokers c7 and c8: 5 provisions
453. p2 cover.b8  04c1e17c5bcddb2d
       p2 covers the Jokers f5 and b8: 6 provisions
454. p3 cover.c8
455. p3 cover.b8
       p3 covers the Jokers b8 and c8: 6 provisions
456. p3 cover.a10
457. p3 cover.a8
       p3 covers the Jokers a8 and a10: 7 provisions
458. p3 cover.e6
459. p3 cover.e8  bce920221a8d1b1f
       p3 covers the Jokers e6 and e8: 8 provisions
460. p4 cover.f5
461. p4 cover.e5
       p4 covers the Jokers e5 and f5: 6 provisions
462. p4 cover.d6
463. p4 cover.c6
       p4 covers the Jokers c6 and d6: 7 provisions
464. p4 stop  71e13d87b9d899e6
       p2 has 6 provisions and 2 despair
       p3 has 8 provisions and 0 despair
       p4 has 7 provisions and 1 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
465. p2 cover.d8
       p2 covers d8: weak Advance
466. p2 spend.1
       p2 spends 1 despair
467. p2 to.mu1
468. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 1
469. p2 move.mu2{1}
       p2 moves a troll: Mud 2 → Mud 1
       p2 attacks the gnomes of Mud 1: strength 1
       p2 wins the attack on Mud 1: 1 honour
       p2 takes control of Mud 1
       p2 gains 1 vote of Mud: 2 in all
       The wheel pawn moves 1 space without effect
470. p2 cover.b9
       p2 covers b9: weak Influence
471. p2 spend.0
472. p2 influence.wulgrim
       p2 gains 2 influence with Wulgrim: 2 in all
473. p2 end  3bb946c587a27c16
       p3 begins a turn, 7 provisions left
474. p3 take.b6
475. p3 take.b7
476. p3 take.a9
477. p3 take.b10
       p3 covers b6 b7 a9 b10: strong Advance of power 4
478. p3 spend.0
479. p3 to.gr4
480. p3 move.gr3
       p3 moves a troll: Granite 3 → Granite 4
481. p3 move.mn4
       p3 moves a troll: Moon 4 → Granite 4
482. p3 move.ic4
       p3 moves a troll: Ice 4 → Granite 4
483. p3 move.ic4
       p3 moves a troll: Ice 4 → Granite 4
       p3 takes control of Granite 4
       p3 gains 1 vote of Granite: 3 in all
484. p3 end  e2616a78059fc492
       p4 begins a turn, 6 provisions left
485. p4 use.selkra
       p4 uses Selkra
486. p4 gate.3
       p4 looks at gate card 3: Hammer
487. p4 gate.1
       p4 looks at gate card 1: Fire
488. p4 cover.g7
       p4 covers g7: weak Advance
489. p4 spend.1
       p4 spends 1 despair
490. p4 to.mu4
491. p4 move.ha3
       p4 moves a troll: Hammer 3 → Mud 4
492. p4 move.mu3
       p4 moves a troll: Mud 3 → Mud 4
       p4 takes control of Mud 4
       p4 gains 1 vote of Mud: 2 in all
493. p4 cover.d4
       p4 covers d4: weak Advance
494. p4 to.mo3
495. p4 move.ic3
       p4 moves a troll: Ice 3 → Moss 3
496. p4 end  6826f25410909ff0
       p1 begins a turn, 4 provisions left
497. p1 cover.d7
       p1 covers d7: weak Advance
498. p1 spend.3
       p1 spends 3 despair
499. p1 to.gr4
500. p1 move.fi3
       p1 moves a troll: Fire 3 → Granite 4
501. p1 lead.jorrund
       p1 moves Jorrund: Mud 4 → Granite 4
502. p1 move.ha4
       p1 moves a troll: Hammer 4 → Granite 4
503. p1 move.mn4
       p1 moves a troll: Moon 4 → Granite 4
       p1 takes control of Granite 4
       p1 gains 1 vote of Granite: 4 in all
504. p1 cover.g7
       p1 covers g7: weak Influence
505. p1 influence.selunga
       p1 gains 2 influence with Selunga: 2 in all
506. p1 end  f9786f887d4e2d3c
       p2 begins a turn, 4 provisions left
507. p2 cover.f6
       p2 covers f6: weak Advance
508. p2 spend.0
509. p2 to.mn4
510. p2 move.ic3
       p2 moves a troll: Ice 3 → Moon 4
511. p2 cover.b4
       p2 covers b4: weak Advance
512. p2 spend.1
       p2 spends 1 despair
513. p2 to.mo3
514. p2 move.ic4
       p2 moves a troll: Ice 4 → Moss 3
515. p2 move.ic4
       p2 moves a troll: Ice 4 → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 4 in all
516. p2 end  14206495b544f73c
       p3 begins a turn, 6 provisions left
517. p3 take.f7
518. p3 whole.advance
       p3 covers e5 e7 f7: strong Advance of power 3
519. p3 spend.0
520. p3 to.ha4
521. p3 lead.gharza
       p3 moves Gharza: Granite 3 → Hammer 4
522. p3 move.gr4
       p3 moves a troll: Granite 4 → Hammer 4
523. p3 stop
       p3 takes control of Hammer 4
       p3 gains 1 vote of Hammer: 4 in all
524. p3 end  9f263f0f71373917
       p4 begins a turn, 5 provisions left
525. p4 cover.f4
       p4 covers f4: weak Influence
526. p4 influence.drubba
       p4 gains 2 influence with Drubba: 2 in all
527. p4 cover.b4
       p4 covers b4: weak Influence
528. p4 influence.thuldra
       p4 gains 2 influence with Thuldra: 2 in all
529. p4 end  9e8621e18322c7af
       p1 begins a turn, 3 provisions left
530. p1 take.e5
531. p1 take.f5
532. p1 act.advance
       p1 covers e5 f5: strong Advance of power 2
533. p1 spend.0
534. p1 to.gr3
535. p1 move.mn4
       p1 moves a troll: Moon 4 → Granite 3
536. p1 lead.quodda
       p1 moves Quodda: Hammer 4 → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 5 in all
537. p1 end  80614d0e5145166d
       p2 begins a turn, 3 provisions left
538. p2 cover.f8
       p2 covers f8: weak Influence
539. p2 influence.yrsgol
       p2 gains 2 influence with Yrsgol: 2 in all
540. p2 cover.c9
       p2 covers c9: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
541. p2 gate.2
       p2 looks at gate card 2: Granite
542. p2 token.ha2.2
       p2 looks at token 2 of Hammer 2: strength 3
543. p2 rally.back1
       Breach: 3 invaders come to the domain of Moss, p2 decides ties
       An invader of Moss comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p1 is defeated in Fire 3: 0 honour
       Gnomes invade Fire 3: the only empty one within reach
       An invader of Moss comes upon 1 troll in Ice 3: the nearest with so few
       A troll of p2 is defeated in Ice 3: 0 honour
544. p2 to.ic4
       p2 adds 1 troll: Ice 4
545. p2 end  afffbb46e868e70a
       p3 begins a turn, 5 provisions left
546. p3 cover.d9
       p3 covers d9: weak Advance
547. p3 to.ic3
       p3 moves a troll: Ice 4 → Ice 3
548. p3 cover.d7
       p3 covers d7: weak Influence
549. p3 influence.drubba
       p3 gains 1 influence with Drubba: 1 in all
550. p3 end  61f62c6b0f1178e9
       p4 begins a turn, 4 provisions left
551. p4 take.d5
552. p4 take.f6
553. p4 take.g5
       p4 covers d5 g5 f6: strong Advance of power 3
554. p4 spend.0
555. p4 to.gr3
556. p4 move.mu3
       p4 moves a troll: Mud 3 → Granite 3
557. p4 move.ha3
       p4 moves a troll: Hammer 3 → Granite 3
558. p4 move.mu3
       p4 moves a troll: Mud 3 → Granite 3
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 4 in all
559. p4 end  aa26145f04de112d
       p1 begins a turn, 2 provisions left
560. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
561. p1 to.gr3
562. p1 move.gr4
       p1 moves a troll: Granite 4 → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 6 in all
563. p1 cover.d8
       p1 covers d8: weak Influence
564. p1 influence.drubba
       p1 gains 1 influence with Drubba: 1 in all
565. p1 end  0f45f655e8df30c5
       p2 begins a turn, 2 provisions left
566. p2 cover.d5
       p2 covers d5: weak Reinforcements
567. p2 to.mn4
       p2 adds 1 troll: Moon 4
568. p2 cover.d7
       p2 covers d7: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
569. p2 gate.1
       p2 looks at gate card 1: Fire
570. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 3
571. p2 out.ic4
572. p2 shift.argash.ic3
       p2 moves Argash: Ice 4 → Ice 3
573. p2 end  0dbcbf10bf4693b8
       p3 begins a turn, 4 provisions left
574. p3 take.c10
575. p3 whole.gnome
       p3 covers c6 d8 c10: strong Gnome of power 4
576. p3 spend.0
577. p3 wheel.4
       p3 moves the wheel pawn 4 spaces: Influence
578. p3 gate.3
       p3 looks at gate card 3: Hammer
579. p3 token.gr2.2
       p3 looks at token 2 of Granite 2: strength 3
580. p3 influence.yrsgol
       p3 gains 4 influence with Yrsgol: 4 in all
581. p3 end  9aa4d87c90c7a8a1
       p4 begins a turn, 3 provisions left
582. p4 cover.c8
       p4 covers c8: weak Advance
583. p4 to.gr3
584. p4 move.mo3
       p4 moves a troll: Moss 3 → Granite 3
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 5 in all
585. p4 cover.g6
       p4 covers g6: weak Influence
586. p4 influence.wulgrim
       p4 gains 1 influence with Wulgrim: 1 in all
587. p4 end  284b003586f39601
       p1 begins a turn, 1 provision left
588. p1 cover.g5
       p1 covers g5: weak Advance
589. p1 to.gr3
590. p1 move.gr4
       p1 moves a troll: Granite 4 → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 7 in all
591. p1 cover.d5
       p1 covers d5: weak Advance
592. p1 to.gr4
593. p1 move.gr3
       p1 moves a troll: Granite 3 → Granite 4
       p1 takes control of Granite 4
       p1 gains 1 vote of Granite: 8 in all
594. p1 end  121774c8ee405171
       p2 begins a turn, 1 provision left
595. p2 cover.e4
       p2 covers e4: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
596. p2 gate.3
       p2 looks at gate card 3: Hammer
597. p2 token.mo2.1
       p2 looks at token 1 of Moss 2: strength 1
598. p2 to.ic3
       p2 adds 1 troll: Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 5 in all
599. p2 end  6abfd6bbeb314493
       p3 begins a turn, 3 provisions left
600. p3 take.c7
601. p3 take.d10
602. p3 act.influence
       p3 covers c7 d10: strong Influence of power 4
603. p3 spend.0
604. p3 influence.wulgrim
       p3 gains 4 influence with Wulgrim: 4 in all
605. p3 end  39c82e9955f56de5
       p4 begins a turn, 2 provisions left
606. p4 cover.e6
       p4 covers e6: weak Gnome
       p4 moves the wheel pawn 1 space: Honour gain
607. p4 gate.2
       p4 looks at gate card 2: Granite
608. p4 token.ha1.1
       p4 looks at token 1 of Hammer 1: strength 3
       p4 crosses the honour-boost wire: boost 2
       p4 gains 3 honour on the wheel, boost 2 included
609. p4 cover.b3
       p4 covers b3: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
610. p4 gate.4
       p4 looks at gate card 4: Mud
611. p4 token.gr2.1
       p4 looks at token 1 of Granite 2: strength 2
612. p4 out.mu3
613. p4 shift.p4.mu2
       p4 moves a troll: Mud 3 → Mud 2
614. p4 end  74e4d7f1fb77772d
       p1 begins a turn, 0 provisions left
615. p1 cover.c7
616. p1 act.advance
       p1 covers c7: weak Advance
617. p1 to.gr3
618. p1 move.gr4
       p1 moves a troll: Granite 4 → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 9 in all
619. p1 cover.d6
       p1 covers d6: weak Reinforcements
620. p1 to.knot-o
       p1 adds 1 troll: Knot lair, in the domain
621. p1 end  f7bb955611a33d68
       p2 begins a turn, 0 provisions left
622. p2 take.e6
623. p2 act.advance
       p2 covers e6: strong Advance of power 2
624. p2 to.mo2
625. p2 move.mo3
       p2 moves a troll: Moss 3 → Moss 2
626. p2 move.ic4{1}
       p2 moves a troll: Ice 4 → Moss 2
       p2 attacks the gnomes of Moss 2: strength 1
       p2 wins the attack on Moss 2: 1 honour
       p2 takes control of Moss 2
       p2 gains 1 vote of Moss: 5 in all
       The wheel pawn moves 1 space without effect
627. p2 end  f641fdb178afe8e5
       p3 begins a turn, 2 provisions left
628. p3 take.b5
629. p3 take.f6
630. p3 take.a6
631. p3 act.influence
       p3 covers b5 a6 f6: strong Influence of power 3
632. p3 spend.0
633. p3 influence.drubba
       p3 gains 3 influence with Drubba: 4 in all
634. p3 end  66d0a9384dcc4d29
       p4 begins a turn, 1 provision left
635. p4 cover.b7
       p4 covers b7: weak Gnome
       p4 moves the wheel pawn 1 space: Honour gain
636. p4 token.gr2.2
       p4 looks at token 2 of Granite 2: strength 3
637. p4 stop
       p4 gains 3 honour on the wheel, boost 2 included
638. p4 cover.d8
       p4 covers d8: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
639. p4 token.gr1.2
       p4 looks at token 2 of Granite 1: strength 2
640. p4 stop
641. p4 out.ha3
642. p4 shift.thornak.gr3
       p4 moves Thornak: Hammer 3 → Granite 3
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 6 in all
643. p4 end  9253a07ae9e087dd
       p3 begins a turn, 1 provision left
644. p3 cover.c5
       p3 covers c5: weak Influence
645. p3 influence.thuldra
       p3 gains 1 influence with Thuldra: 1 in all
646. p3 end  b12bb24a1644a8fe
       p4 begins a turn, 0 provisions left
647. p4 take.c7
       p4 covers c7: strong Influence of power 3
648. p4 influence.selunga
       p4 gains 3 influence with Selunga: 3 in all
649. p4 end  d0e5551ac4c2467b
       p3 begins a turn, 0 provisions left
650. p3 take.f5
651. p3 whole.reinforce
       p3 covers f5 f8 b9: strong Reinforcements of power 3
652. p3 to.ha4
653. p3 add.3
       p3 adds 3 trolls: Hammer 4
654. p3 end{fire+p2+granite}  d63e197d7d32d801
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 3
       Gnomes entrench in Fire 3
       Gate card 1: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Moss 3: nowhere fewer within reach
       A troll of p2 is defeated in Moss 3: 5 honour
       Gnomes invade Moss 3: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Fire 1: the nearest with so few
       The lot in Fire 1 falls on p2
       A troll of p2 is defeated in Fire 1: 2 honour
       An invader of Fire comes upon 1 troll in Fire 1: nowhere fewer within reach
       A troll of p3 is defeated in Fire 1: 2 honour
       Gate card 2: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 2 trolls in Mud 1: the nearest with so few
       A troll of p2 is defeated in Mud 1: 5 honour
       An invader of Granite comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 2 honour
       Gnomes invade Mud 1: the only empty one within reach
655. p1 enter.mn4{hammer+p2}  cb06a85e2465d6d8
       p1 leads the plank of Granite and sends the invader into Moon 4
       An invader of Granite comes upon 2 trolls in Moon 4: as few and as near as elsewhere
       A troll of p2 is defeated in Moon 4: 2 honour
       Gate card 3: 4 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Moon 4: nowhere fewer within reach
       A troll of p2 is defeated in Moon 4: 5 honour
       Gnomes invade Moon 4: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Mud 2: the nearest with so few
       The lot in Mud 2 falls on p2
       Okkag of p2 is defeated in Mud 2: 2 honour
656. p2 to.comb-o{mud}  82ecb9e401a04d3e
       Okkag of p2 recovers: Comb lair, in the domain
       An invader of Hammer comes upon 1 troll in Mud 2: nowhere fewer within reach
       A troll of p4 is defeated in Mud 2: 2 honour
       Gate card 4: 4 invaders come to the domain of Mud
       Gnomes invade Mud 2: the only empty one within reach
       Gnomes invade Fire 1: the only empty one within reach
       An invader of Mud comes upon 2 trolls in Moss 2: the nearest with so few
       A troll of p2 is defeated in Moss 2: 5 honour
       An invader of Mud comes upon 1 troll in Moss 2: nowhere fewer within reach
       A troll of p2 is defeated in Moss 2: 2 honour
       p3 wins Wulgrim
657. p3 clan.mud
       p3 gains 1 vote of Mud: 2 in all
658. p3 clan.mud  9cc4bc18f0425189
       p3 gains 1 vote of Mud: 3 in all
659. p2 console.vote
       p2 takes a vote as consolation for Wulgrim
660. p2 clan.moss  4a1e6cc66a95db33
       p2 gains 1 vote of Moss: 6 in all
661. p4 console.vote
       p4 takes a vote as consolation for Wulgrim
662. p4 clan.moss  c3a10857cc38f030
       p4 gains 1 vote of Moss: 7 in all
663. p3 star.h9  f20b8b1ebee982cb
       p3 puts the star of Wulgrim on Great hall 9
       p4 wins Selunga
       p4 gains 2 votes of Moon: 3 in all
664. p1 console.vote  0d53412ae0b79952
       p1 takes a vote as consolation for Selunga
       p1 gains 1 vote of Moon: 5 in all
       p3 wins Drubba
       p3 gains 3 votes of Mud: 6 in all
665. p4 console.vote  2dc4eabc3b189874
       p4 takes a vote as consolation for Drubba
       p4 gains 1 vote of Mud: 3 in all
666. p1 console.vote  a35f6ce3d6a9e209
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 2 in all
       Drubba brings p3 5 honour
       p3 wins Yrsgol
       p3 gains 3 votes of Ice: 4 in all
667. p2 console.vote  6241a35398597eea
       p2 takes a vote as consolation for Yrsgol
       p2 gains 1 vote of Ice: 6 in all
       p3 puts the star of Yrsgol on Hammer 4
       p4 wins Thuldra
668. p4 clan.ice
       p4 gains 1 vote of Ice: 5 in all
669. p4 clan.ice  d028e63090b98dfe
       p4 gains 1 vote of Ice: 6 in all
670. p3 console.vote
       p3 takes a vote as consolation for Thuldra
671. p3 clan.ice  42cd1ae10c20c747
       p3 gains 1 vote of Ice: 5 in all
       Thuldra brings p4 6 honour
       Great hall 1: 8 honour for p2
       Great hall 2 is shared: 4 honour each for p2
       Great hall 3 is shared: 2 honour each for p4
       Great hall 4 is shared: 6 honour each for p3 and p4
       Great hall 5: 12 honour for p4
       Great hall 6: 12 honour for p4
       Great hall 7 is shared: 2 honour each for p4
       Great hall 8 is shared: 4 honour each for p2
       Great hall 9: 8 honour for p3
       Great hall 10: 12 honour for p4
       p1 has 8 Elders: 23 honour
       p2 has 4 Elders: 5 honour
       p3 has 1 Elders: 0 honour
       p4 has 4 Elders: 5 honour
       p4 gains 12 honour for votes of Moss
       p2 gains 6 honour for votes of Moss
       p1 gains 3 honour for votes of Moss
       p2 gains 11 honour for votes of Ice
       p4 gains 6 honour for votes of Ice
       p3 gains 2 honour for votes of Ice
       p1 gains 7 honour for votes of Moon
       p2 gains 4 honour for votes of Moon
       p4 gains 2 honour for votes of Moon
       p1 gains 6 honour for votes of Granite
       p4 gains 4 honour for votes of Granite
       p3 gains 1 honour for votes of Granite
       p3 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p4 gains 2 honour for votes of Hammer
       p3 gains 10 honour for votes of Mud
       p4 gains 5 honour for votes of Mud
       p2 gains 3 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       p4 gains 3 honour for votes of Fire
       The three waves are over: p4 wins

p1  +3  Attacks [FALL-M09]
p1  +1  Gnome wheel [FALL-G17]
p1 +15  Defeated trolls [FALL-W18]
p1 +22  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1 +30  Domains, wave II [FALL-P03]
p1  -9  Invaded caves, wave II [FALL-P04]
p1 +23  Elders [FALL-F05]
p1  +3  Votes of Moss [FALL-F06]
p1  +7  Votes of Moon [FALL-F06]
p1  +6  Votes of Granite [FALL-F06]
p1  +5  Votes of Fire [FALL-F06]
p2  +3  Attacks [FALL-M09]
p2 +35  Defeated trolls [FALL-W18]
p2  +2  Consolations [FALL-H04]
p2 +26  Domains, wave I [FALL-P03]
p2  -5  Invaded caves, wave I [FALL-P04]
p2 +14  Domains, wave II [FALL-P03]
p2  -3  Invaded caves, wave II [FALL-P04]
p2  +8  Great hall 1 [FALL-F02]
p2  +4  Great hall 2 [FALL-F02]
p2  +4  Great hall 8 [FALL-F02]
p2  +5  Elders [FALL-F05]
p2  +6  Votes of Moss [FALL-F06]
p2 +11  Votes of Ice [FALL-F06]
p2  +4  Votes of Moon [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p2  +3  Votes of Mud [FALL-F06]
p3  +1  Gnome wheel [FALL-G17]
p3 +14  Defeated trolls [FALL-W18]
p3  +5  Champions [FALL-H08]
p3  +1  Consolations [FALL-H04]
p3 +22  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3  +6  Domains, wave II [FALL-P03]
p3  -2  Invaded caves, wave II [FALL-P04]
p3  +6  Great hall 4 [FALL-F02]
p3  +8  Great hall 9 [FALL-F02]
p3  +2  Votes of Ice [FALL-F06]
p3  +1  Votes of Granite [FALL-F06]
p3  +8  Votes of Hammer [FALL-F06]
p3 +10  Votes of Mud [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
p4  +8  Gnome wheel [FALL-G17]
p4  +2  Defeated trolls [FALL-W18]
p4  +6  Champions [FALL-H08]
p4 +12  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4 +24  Domains, wave II [FALL-P03]
p4  -6  Invaded caves, wave II [FALL-P04]
p4  +2  Great hall 3 [FALL-F02]
p4  +6  Great hall 4 [FALL-F02]
p4 +12  Great hall 5 [FALL-F02]
p4 +12  Great hall 6 [FALL-F02]
p4  +2  Great hall 7 [FALL-F02]
p4 +12  Great hall 10 [FALL-F02]
p4  +5  Elders [FALL-F05]
p4 +12  Votes of Moss [FALL-F06]
p4  +6  Votes of Ice [FALL-F06]
p4  +2  Votes of Moon [FALL-F06]
p4  +4  Votes of Granite [FALL-F06]
p4  +2  Votes of Hammer [FALL-F06]
p4  +5  Votes of Mud [FALL-F06]
p4  +3  Votes of Fire [FALL-F06]
= p4 129, p2 122, p1 104, p3 88  waves, won by p4
