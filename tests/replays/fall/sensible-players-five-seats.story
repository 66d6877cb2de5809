fall/2  seats 5  seed 1  options -

  1. p1 keep.pluddra  66812d0ef23df493
  2. p2 keep.brundal  c051c9cfb168e88c
  3. p3 keep.hjorrek  06c94ccfe56f6622
  4. p4 keep.fenglu  875251075a75a384
  5. p5 keep.ekktor{p4}  ec6e467aa5969ad6
       p4 takes the hammer and is first player
       p4 keeps Fenglu
       p4 gains 2 votes of Mud: 2 in all
       p5 keeps Ekktor
       p5 gains 2 votes of Hammer: 2 in all
       p1 keeps Pluddra
       p1 gains 3 votes of Mud: 3 in all
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
       p3 keeps Hjorrek
       p3 gains 2 votes of Moon: 2 in all
  6. p4 lairs.knot
       p4 takes the lairs of the Knot, three trolls in each
  7. p4 settle.mo3
       p4 puts a troll in Moss 3
  8. p4 settle.ha3
       p4 puts a troll in Hammer 3
  9. p4 to.mo3  ad6b80e663e9bef9
       Fenglu of p4 comes to Moss 3
 10. p5 lairs.arrow
       p5 takes the lairs of the Arrow, three trolls in each
 11. p5 settle.gr3
       p5 puts a troll in Granite 3
 12. p5 settle.fi3
       p5 puts a troll in Fire 3
 13. p5 to.fi3  4f9e3ba475543fce
       Ekktor of p5 comes to Fire 3
 14. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 15. p1 settle.ic3
       p1 puts a troll in Ice 3
 16. p1 settle.mn3  33ebbe4923b33178
       p1 puts a troll in Moon 3
 17. p2 lairs.spiral
       p2 takes the lairs of the Spiral, three trolls in each
 18. p2 settle.ha1
       p2 puts a troll in Hammer 1
 19. p2 settle.mo2
       p2 puts a troll in Moss 2
 20. p2 to.mo2  1ba886c62f92373a
       Brundal of p2 comes to Moss 2
 21. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
 22. p3 settle.mu3
       p3 puts a troll in Mud 3
 23. p3 settle.mu1
       p3 puts a troll in Mud 1
 24. p3 to.mu3  9e73f5b55762c328
       Hjorrek of p3 comes to Mud 3
       Wave I begins: four cards each
 25. p1 draft.a21.f4  522a6af31e1c9d7f
 26. p2 draft.a16.d6  7d4db581fa1ef601
 27. p3 draft.a50.d6  715eae294a4e757a
 28. p4 draft.a33.d4  76daf62fb023ea31
 29. p5 draft.a08.f4  329e6bd4098e0213
       p1 adds a card at f4: Reinforce, Advance 3, empty, Elders
       p2 adds a card at d6: Gnome 2, Reinforce, Gnome 2, Advance
       p3 adds a card at d6: Provisions, Joker, Influence, Reinforce
       p4 adds a card at d4: Influence, Elders, Advance, Joker
       p5 adds a card at f4: Gnome, Gnome, Joker, Advance
 30. p1 draft.a27.d6  492ead5abae954c9
 31. p2 draft.a25.f6  da497b4e4b9b11b4
 32. p3 draft.a19.c5  542ef2a2f2bc894e
 33. p4 draft.a65.c3  5c1a9ace7111bf7b
 34. p5 draft.a29.g3  3d1a78857023a709
       p1 adds a card at d6: Gnome, Elders, Influence, Influence
       p2 adds a card at f6: Advance, Advance, Elders, Reinforce
       p3 adds a card at c5: Influence 3, empty, Advance, Gnome
       p4 adds a card at c3: Advance 2, Reinforce 2, Influence, empty
       p5 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
 35. p1 draft.a52.e7  9f11afa640281ed0
 36. p2 draft.a41.g7  8ff7179777186bd6
 37. p3 draft.a13.c7  6ce96a9dff771b48
 38. p4 draft.a09.d6  b6b8925445db3046
 39. p5 draft.a28.e3  934951d8c0026cd4
       p1 adds a card at e7: Joker, Gnome, Provisions, Advance
       p2 adds a card at g7: Influence, Provisions, Advance, Advance
       p3 adds a card at c7: Advance 2, empty, Advance 2, Reinforce
       p4 adds a card at d6: Influence, Advance 2, Reinforce, Advance
       p5 adds a card at e3: Advance, Elders, Gnome, Gnome
       The last card of each hand is discarded face down
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 begins a turn, 5 provisions left
 40. p4 cover.e7
       p4 covers e7: weak Advance
 41. p4 spend.2
       p4 spends 2 despair
 42. p4 to.ic1
 43. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Ice 1
 44. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Ice 1
 45. p4 move.knot-i{2}
       p4 moves a troll: Knot lair, on the border → Ice 1
       p4 attacks the gnomes of Ice 1: strength 2
       p4 wins the attack on Ice 1: 2 honour
       p4 takes control of Ice 1
       p4 gains 1 vote of Ice: 1 in all
       The wheel pawn moves 1 space without effect
 46. p4 cover.d6
       p4 covers d6: weak Influence
 47. p4 influence.ruskval
       p4 gains 2 influence with Ruskval: 2 in all
 48. p4 end  2ca8c54e1bc49f3d
       p5 begins a turn, 5 provisions left
 49. p5 cover.e3
       p5 covers e3: weak Advance
 50. p5 spend.2
       p5 spends 2 despair
 51. p5 to.mo1
 52. p5 move.arrow-i
       p5 moves a troll: Arrow lair, on the border → Moss 1
 53. p5 move.arrow-i
       p5 moves a troll: Arrow lair, on the border → Moss 1
 54. p5 move.arrow-i{2}
       p5 moves a troll: Arrow lair, on the border → Moss 1
       p5 attacks the gnomes of Moss 1: strength 2
       p5 wins the attack on Moss 1: 2 honour
       p5 takes control of Moss 1
       p5 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
 55. p5 cover.f6
       p5 covers f6: weak Influence
 56. p5 influence.fomga
       p5 gains 2 influence with Fomga: 2 in all
 57. p5 end  d7e033b25aabb1f1
       p1 begins a turn, 6 provisions left
 58. p1 cover.f6
       p1 covers f6: weak Influence
 59. p1 spend.0
 60. p1 influence.quodda
       p1 gains 2 influence with Quodda: 2 in all
 61. p1 cover.f7
       p1 covers f7: weak Gnome
 62. p1 spend.1
       p1 spends 1 despair
 63. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
 64. p1 gate.3
       p1 looks at gate card 3: Hammer
 65. p1 token.mn2.1
       p1 looks at token 1 of Moon 2: strength 3
 66. p1 influence.crym
       p1 gains 3 influence with Crym: 3 in all
 67. p1 end  b7d040f0ccb97a90
       p2 begins a turn, 6 provisions left
 68. p2 cover.g6
       p2 covers g6: weak Advance
 69. p2 spend.1
       p2 spends 1 despair
 70. p2 to.gr3
 71. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 3
 72. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 3
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 1 in all
 73. p2 cover.h8
       p2 covers h8: weak Advance
 74. p2 to.gr4
 75. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 4
 76. p2 end  5db19da7ef9763c3
       p3 begins a turn, 5 provisions left
 77. p3 cover.e5
       p3 covers e5: weak Advance
 78. p3 spend.2
       p3 spends 2 despair
 79. p3 to.ic3
       p3 moves a troll: Eye lair, in the domain → Ice 3
 80. p3 move.eye-o
       p3 moves a troll: Eye lair, in the domain → Ice 3
 81. p3 move.eye-o
       p3 moves a troll: Eye lair, in the domain → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 1 in all
 82. p3 cover.f6
       p3 covers f6: weak Influence
 83. p3 influence.thornak
       p3 gains 2 influence with Thornak: 2 in all
 84. p3 end  928ca646ee969472
       p4 begins a turn, 4 provisions left
 85. p4 cover.d5
       p4 covers d5: weak Advance
 86. p4 to.ha4
 87. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Hammer 4
 88. p4 cover.c4
       p4 covers c4: weak Influence
 89. p4 influence.quodda
       p4 gains 1 influence with Quodda: 1 in all
 90. p4 end  a4b9e4c95ec7c6eb
       p5 begins a turn, 4 provisions left
 91. p5 take.f5
 92. p5 whole.advance
       p5 covers e5 f5 g5: strong Advance of power 3
 93. p5 spend.1
       p5 spends 1 more provision
 94. p5 to.gr2
 95. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 96. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 97. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 98. p5 stop{1}
       p5 attacks the gnomes of Granite 2: strength 1
       p5 wins the attack on Granite 2: 1 honour
       p5 takes control of Granite 2
       p5 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 1 space without effect
 99. p5 end  eeea3bbd9f1b166c
       p1 begins a turn, 5 provisions left
100. p1 cover.e5
       p1 covers e5: weak Advance
101. p1 to.ic4
102. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Ice 4
103. p1 cover.f8
       p1 covers f8: weak Advance
104. p1 to.mo4
105. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moss 4
106. p1 end  f63f48d6744ebdaf
       p2 begins a turn, 5 provisions left
107. p2 take.d7
108. p2 take.d6
       p2 covers d6 d7: strong Gnome of power 4
109. p2 spend.2
       p2 spends 2 more provisions
110. p2 wheel.6
       p2 moves the wheel pawn 6 spaces: Reinforcements
111. p2 gate.5
       p2 looks at gate card 5: Moon
112. p2 token.fi1.1
       p2 looks at token 1 of Fire 1: strength 3
       p2 crosses the honour-boost wire: boost 1
113. p2 rally.on2
       Breach: 4 invaders come to the domain of Fire, p2 decides ties
       Gnomes invade Fire 2: the only empty one within reach
       An invader of Fire comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p3 is defeated in Mud 1: 0 honour
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Hammer 2: the only empty one within reach
114. p2 to.ha1
115. p2 add.6
       p2 adds 6 trolls: Hammer 1
116. p2 end  94b666a340a72c4b
       p3 begins a turn, 4 provisions left
117. p3 take.c6
118. p3 take.c7
119. p3 act.advance
       p3 covers c6 c7: strong Advance of power 3
120. p3 spend.0
121. p3 to.ha2
122. p3 move.eye-i
       p3 moves a troll: Eye lair, on the border → Hammer 2
123. p3 move.eye-i
       p3 moves a troll: Eye lair, on the border → Hammer 2
124. p3 move.eye-i{2}
       p3 moves a troll: Eye lair, on the border → Hammer 2
       p3 attacks the gnomes of Hammer 2: strength 2
       p3 wins the attack on Hammer 2: 2 honour
       p3 takes control of Hammer 2
       p3 gains 1 vote of Hammer: 1 in all
       The wheel pawn moves 1 space without effect
125. p3 end  8f1834323011a487
       p4 begins a turn, 3 provisions left
126. p4 take.c3
       p4 covers c3: strong Advance of power 2
127. p4 spend.0
128. p4 to.gr4
129. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Granite 4
130. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Granite 4
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 1 in all
131. p4 end  8a9b10be5e702a25
       p5 begins a turn, 2 provisions left
132. p5 cover.g3
       p5 covers g3: weak Gnome
       p5 moves the wheel pawn 1 space: Influence
133. p5 gate.2
       p5 looks at gate card 2: Fire
134. p5 token.fi2.1
       p5 looks at token 1 of Fire 2: strength 2
135. p5 influence.ruskval
       p5 gains 1 influence with Ruskval: 1 in all
136. p5 cover.g4
       p5 covers g4: weak Reinforcements
137. p5 to.fi3
       p5 adds 1 troll: Fire 3
138. p5 end  6479986a8c1b1279
       p1 begins a turn, 4 provisions left
139. p1 take.g4
       p1 covers g4: strong Advance of power 3
140. p1 spend.0
141. p1 to.mu2
       p1 moves a troll: Comb lair, in the domain → Mud 2
142. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 2
143. p1 move.comb-o{3}
       p1 moves a troll: Comb lair, in the domain → Mud 2
       p1 attacks the gnomes of Mud 2: strength 3
       p1 wins the attack on Mud 2: 3 honour
       p1 takes control of Mud 2
       p1 gains 1 vote of Mud: 4 in all
       The wheel pawn moves 1 space without effect
144. p1 end  7fe0c3dcaa675f63
       p2 begins a turn, 2 provisions left
145. p2 cover.e7
       p2 covers e7: weak Advance
146. p2 to.mn4
147. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
148. p2 cover.g7
       p2 covers g7: weak Influence
149. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
150. p2 end  a43bec686a11337b
       p3 begins a turn, 3 provisions left
151. p3 take.c5
       p3 covers c5: strong Influence of power 3
152. p3 spend.1
       p3 spends 1 more provision
153. p3 influence.ruskval
       p3 gains 4 influence with Ruskval: 4 in all
154. p3 end  27c6a82e1f0288b2
       p4 begins a turn, 2 provisions left
155. p4 cover.f6
       p4 covers f6: weak Influence
156. p4 influence.fomga
       p4 gains 1 influence with Fomga: 1 in all
157. p4 cover.e5
158. p4 act.influence
       p4 covers e5: weak Influence
159. p4 influence.grell
       p4 gains 1 influence with Grell: 1 in all
160. p4 end  d719215c9da7d30c
       p5 begins a turn, 1 provision left
161. p5 take.f4
162. p5 take.e6
163. p5 act.gnome
       p5 covers f4 e6: strong Gnome of power 2
164. p5 spend.0
165. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
166. p5 gate.1
       p5 looks at gate card 1: Granite
167. p5 token.fi1.1
       p5 looks at token 1 of Fire 1: strength 3
168. p5 influence.quodda
       p5 gains 2 influence with Quodda: 2 in all
169. p5 end  73b71b1180f28371
       p1 begins a turn, 3 provisions left
170. p1 cover.e7
171. p1 act.advance
       p1 covers e7: weak Advance
172. p1 to.fi4
173. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Fire 4
174. p1 cover.d7
       p1 covers d7: weak Influence
175. p1 influence.fomga
       p1 gains 1 influence with Fomga: 1 in all
176. p1 end  9767224f248b0ef3
       p2 begins a turn, 1 provision left
177. p2 take.f6
178. p2 take.g8
       p2 covers f6 g8: strong Advance of power 2
179. p2 spend.0
180. p2 to.ic4
181. p2 move.ha1
       p2 moves a troll: Hammer 1 → Ice 4
182. p2 move.ha1
       p2 moves a troll: Hammer 1 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 3 in all
183. p2 end  9faf12db7934432a
       p3 begins a turn, 1 provision left
184. p3 cover.d6
       p3 covers d6: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
185. p3 gate.5
       p3 looks at gate card 5: Moon
186. p3 token.mu1.1
       p3 looks at token 1 of Mud 1: strength 3
187. p3 token.fi1.1
       p3 looks at token 1 of Fire 1: strength 3
188. p3 to.mu3
       p3 adds 1 troll: Mud 3
189. p3 cover.e6
190. p3 act.gnome
       p3 covers e6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
191. p3 gate.3
       p3 looks at gate card 3: Hammer
192. p3 token.mn2.1
       p3 looks at token 1 of Moon 2: strength 3
193. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 2
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
194. p3 end  59338e891ecefdbb
       p4 begins a turn, 1 provision left
195. p4 take.e6
       p4 covers e6: strong Advance of power 2
196. p4 spend.0
197. p4 to.mo4
198. p4 move.ic1
       p4 moves a troll: Ice 1 → Moss 4
199. p4 move.ic1
       p4 moves a troll: Ice 1 → Moss 4
       p4 takes control of Moss 4
       p4 gains 1 vote of Moss: 1 in all
200. p4 end  92091628a7c1fd4b
       p5 begins a turn, 0 provisions left
201. p5 take.h3
       p5 covers h3: strong Advance of power 2
202. p5 to.fi2
203. p5 move.fi3
       p5 moves a troll: Fire 3 → Fire 2
204. p5 move.fi3{2}
       p5 moves a troll: Fire 3 → Fire 2
       p5 attacks the gnomes of Fire 2: strength 2
       p5 wins the attack on Fire 2: 2 honour
       p5 takes control of Fire 2
       p5 gains 1 vote of Fire: 1 in all
       The wheel pawn moves 1 space without effect
205. p5 end  649f0c7ede291b85
       p1 begins a turn, 2 provisions left
206. p1 cover.d6
       p1 covers d6: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
207. p1 gate.4
       p1 looks at gate card 4: Mud
208. p1 token.mu1.1
       p1 looks at token 1 of Mud 1: strength 3
209. p1 influence.grell
       p1 gains 1 influence with Grell: 1 in all
210. p1 cover.f4
       p1 covers f4: weak Reinforcements
211. p1 to.fi4
       p1 adds 1 troll: Fire 4
212. p1 end  ca46ed265cf2addc
       p2 begins a turn, 0 provisions left
213. p2 cover.e5
       p2 covers e5: weak Advance
214. p2 to.gr1
215. p2 move.ha1
       p2 moves a troll: Hammer 1 → Granite 1
216. p2 cover.f5
       p2 covers f5: weak Reinforcements
217. p2 to.mn4
       p2 adds 1 troll: Moon 4
218. p2 end  2b1859e9eda8b059
       p3 begins a turn, 0 provisions left
219. p3 take.c8
       p3 covers c8: strong Advance of power 2
220. p3 to.fi3
221. p3 move.mu3
       p3 moves a troll: Mud 3 → Fire 3
222. p3 move.mu3
       p3 moves a troll: Mud 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 1 vote of Fire: 1 in all
223. p3 end  32677f5113f59eb0
       p4 begins a turn, 0 provisions left
224. p4 take.d3
       p4 covers d3: strong Reinforcements of power 2
225. p4 to.ic1
226. p4 add.2
       p4 adds 2 trolls: Ice 1
227. p4 end  3a11c78143943e75
       p1 begins a turn, 1 provision left
228. p1 end
       p1 begins a turn, 0 provisions left
229. p1 end{granite+fire+hammer}  863222a4af79f259
       Gnomes entrench in Moon 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Granite
       An invader of Granite comes upon 3 trolls in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 3 honour
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 2 honour
       Gate card 2: 2 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 3 honour
       An invader of Fire comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 2 honour
       Gate card 3: 2 invaders come to the domain of Hammer
230. p5 enter.ha2{mud}  cf15f7f2855a821c
       p5 leads the plank of Hammer and sends the invader into Hammer 2
       An invader of Hammer comes upon 3 trolls in Hammer 2: as few and as near as elsewhere
       A troll of p3 is defeated in Hammer 2: 3 honour
       An invader of Hammer comes upon 2 trolls in Hammer 2: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 2: 2 honour
       Gate card 4: 2 invaders come to the domain of Mud
231. p1 enter.ha2{moon}  2110502622a06479
       p1 leads the plank of Mud and sends the invader into Hammer 2
       An invader of Mud comes upon 1 troll in Hammer 2: as few and as near as elsewhere
       A troll of p3 is defeated in Hammer 2: 3 honour
       Gnomes invade Hammer 2: the only empty one within reach
       Gate card 5: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Ice 2: the only empty one within reach
       p1 wins Crym
       p1 gains 2 votes of Ice: 2 in all
       p3 wins Ruskval
232. p3 clan.granite
       p3 gains 1 vote of Granite: 1 in all
233. p3 clan.mud  6fbc0abe9a21ff65
       p3 gains 1 vote of Mud: 1 in all
234. p4 console.vote
       p4 takes a vote as consolation for Ruskval
235. p4 clan.moon  e3ff917531aefe84
       p4 gains 1 vote of Moon: 1 in all
236. p5 console.vote
       p5 takes a vote as consolation for Ruskval
237. p5 clan.moon  5cdee04afab27803
       p5 gains 1 vote of Moon: 1 in all
238. p3 to.mu3  353c90fcda4a750e
       Ruskval of p3 comes to Mud 3
       p1 wins Quodda
239. p1 clan.fire
       p1 gains 1 vote of Fire: 1 in all
240. p1 clan.moon  093164dcff510ca9
       p1 gains 1 vote of Moon: 1 in all
241. p5 console.vote
       p5 takes a vote as consolation for Quodda
242. p5 clan.ice  14c5f8507e3ec5f7
       p5 gains 1 vote of Ice: 1 in all
243. p4 console.vote
       p4 takes a vote as consolation for Quodda
244. p4 clan.fire  6f40a4811c5f0701
       p4 gains 1 vote of Fire: 1 in all
245. p1 to.fi4  d0e6d371bcf1564c
       Quodda of p1 comes to Fire 4
       p2 wins Grell
246. p2 clan.fire  61160ae764e9d73d
       p2 gains 1 vote of Fire: 1 in all
247. p4 console.vote
       p4 takes a vote as consolation for Grell
248. p4 clan.hammer  c2ca60aa2907b8ac
       p4 gains 1 vote of Hammer: 1 in all
249. p1 console.vote
       p1 takes a vote as consolation for Grell
250. p1 clan.hammer  b8e28e98ef057094
       p1 gains 1 vote of Hammer: 1 in all
251. p2 out.mn4
252. p2 shift.p2.gr4
       p2 moves a troll: Moon 4 → Granite 4
253. p2 shift.p2.gr4  a4f6d1e8aee710af
       p2 moves a troll: Moon 4 → Granite 4
       p5 wins Fomga
254. p5 clan.mud
       p5 gains 1 vote of Mud: 1 in all
255. p5 clan.ice  bc2cd6c95b003875
       p5 gains 1 vote of Ice: 2 in all
256. p4 console.vote
       p4 takes a vote as consolation for Fomga
257. p4 clan.mud  97b63dbf01c9d206
       p4 gains 1 vote of Mud: 3 in all
258. p1 console.vote
       p1 takes a vote as consolation for Fomga
259. p1 clan.granite  ae193e7f3b17c03b
       p1 gains 1 vote of Granite: 1 in all
       p3 wins Thornak
       p3 gains 3 votes of Granite: 4 in all
260. p3 to.mu3  28e0e6ec6d734904
       Thornak of p3 comes to Mud 3
       Domains of wave I: p1 gains 18 and loses 4
       Domains of wave I: p2 gains 28 and loses 2
       Domains of wave I: p3 gains 18 and loses 3
       Domains of wave I: p4 gains 22 and loses 2
       Domains of wave I: p5 gains 12 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave II begins: four cards each
261. p1 draft.a38.e3  be614a4d387f1bc2
262. p2 draft.a58.f4  8dd9849d879afca9
263. p3 draft.a35.f6  eff76fa092f91188
264. p4 draft.a23.c7  baaee471909155ba
265. p5 draft.a53.d4  e55963edb69b3010
       p1 adds a card at e3: Elders, Reinforce, Elders, Influence
       p2 adds a card at f4: Reinforce, Advance, Reinforce, Joker
       p3 adds a card at f6: Joker, Influence, Elders, Advance
       p4 adds a card at c7: Gnome, Influence 3, empty, Elders
       p5 adds a card at d4: Advance, empty, Joker, Joker
266. p1 draft.a69.c5  478f74abdb8755cc
267. p2 draft.a40.h8  367591383fabb4af
268. p3 draft.a22.d8  348fdfc236af6cba
269. p4 draft.a26.f6  8f5b831611b30898
270. p5 draft.a31.c3  9564d817b2317e57
       p1 adds a card at c5: empty, Influence, Advance, Advance 3
       p2 adds a card at h8: Elders, Gnome, Elders, Advance
       p3 adds a card at d8: empty, Influence, Elders, Reinforce 3
       p4 adds a card at f6: Reinforce, Influence, Reinforce, Elders
       p5 adds a card at c3: Elders, Gnome, Influence 2, Reinforce
271. p1 draft.a34.b4  b994722a9f7f4919
272. p2 draft.a43.f8  2bdcfeedad0083a3
273. p3 draft.a46.f4  d9c98646214d240f
274. p4 draft.a63.c4  459c09d83c20215c
275. p5 draft.a61.d6
       p1 adds a card at b4: Gnome, Elders, Reinforce, Joker
       p2 adds a card at f8: Influence, Influence, Provisions, Advance
       p3 adds a card at f4: empty, Advance, Reinforce 2, Provisions
       p4 adds a card at c4: Advance, Reinforce 2, Influence, Gnome
       p5 adds a card at d6: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
276. p5 cover.e5
277. p5 cover.f5  33dd6c5b1758e11b
       p5 covers the Jokers e5 and f5: 6 provisions
278. p1 stop  e1d7b64f3eb88209
279. p3 stop  80aa3b513ef4c3aa
       p5 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 has 5 provisions and 3 despair
       p5 begins a turn, 5 provisions left
280. p5 cover.f4
       p5 covers f4: weak Gnome
281. p5 spend.2
       p5 spends 2 despair
282. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Reinforcements
283. p5 gate.3
       p5 looks at gate card 3: Fire
284. p5 token.fi1.2
       p5 looks at token 2 of Fire 1: strength 3
285. p5 rally.stay
       Breach: 4 invaders come to the domain of Moon, p5 decides ties
286. p5 enter.gr1
       p5, who opened the breach, sends the invader into Granite 1
       An invader of Moon comes upon 1 troll in Granite 1: as few and as near as elsewhere
       A troll of p2 is defeated in Granite 1: 0 honour
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Moon comes upon 1 troll in Moon 3: the nearest with so few
       A troll of p1 is defeated in Moon 3: 2 honour
       Gnomes invade Moon 3: the only empty one within reach
287. p5 to.mo1
288. p5 add.3
       p5 adds 3 trolls: Moss 1
289. p5 cover.e7
       p5 covers e7: weak Influence
290. p5 influence.imbolg
       p5 gains 2 influence with Imbolg: 2 in all
291. p5 end  0319205385d5b773
       p1 begins a turn, 5 provisions left
292. p1 cover.e5
       p1 covers e5: weak Advance
293. p1 spend.2
       p1 spends 2 despair
294. p1 to.mn3
295. p1 move.ic3
       p1 moves a troll: Ice 3 → Moon 3
296. p1 move.ic4
       p1 moves a troll: Ice 4 → Moon 3
297. p1 stop{1}
       p1 attacks the gnomes of Moon 3: strength 1
       p1 wins the attack on Moon 3: 1 honour
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 2 in all
       The wheel pawn moves 1 space without effect
298. p1 cover.f7
       p1 covers f7: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
299. p1 gate.4
       p1 looks at gate card 4: Moon
300. p1 token.fi1.2
       p1 looks at token 2 of Fire 1: strength 3
301. p1 influence.khazga
       p1 gains 2 influence with Khazga: 2 in all
302. p1 end  7826550b18507d78
       p2 begins a turn, 6 provisions left
303. p2 cover.g8
       p2 covers g8: weak Influence
304. p2 spend.0
305. p2 influence.noctha
       p2 gains 2 influence with Noctha: 2 in all
306. p2 cover.e5
       p2 covers e5: weak Advance
307. p2 spend.0
308. p2 to.mn4
309. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
310. p2 end  edb74cab1bf68c3b
       p3 begins a turn, 5 provisions left
311. p3 cover.g4
       p3 covers g4: weak Advance
312. p3 spend.2
       p3 spends 2 despair
313. p3 to.mo3
314. p3 move.ic3
       p3 moves a troll: Ice 3 → Moss 3
315. p3 lead.thornak
       p3 moves Thornak: Mud 3 → Moss 3
316. p3 lead.ruskval
       p3 moves Ruskval: Mud 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 2 votes of Moss: 2 in all
317. p3 cover.e8
       p3 covers e8: weak Influence
318. p3 influence.nadrig
       p3 gains 2 influence with Nadrig: 2 in all
319. p3 end  643d1efa4b44ae1c
       p4 begins a turn, 4 provisions left
320. p4 cover.d5
       p4 covers d5: weak Gnome
321. p4 spend.3
       p4 spends 3 despair
322. p4 wheel.4
       p4 moves the wheel pawn 4 spaces: Reinforcements
323. p4 gate.1
       p4 looks at gate card 1: Ice
324. p4 token.ha2.1
       p4 looks at token 1 of Hammer 2: strength 1
325. p4 to.ha3
326. p4 add.4
       p4 adds 4 trolls: Hammer 3
327. p4 cover.e7
       p4 covers e7: weak Advance
328. p4 to.ha2
329. p4 move.ha3{1}
       p4 moves a troll: Hammer 3 → Hammer 2
       p4 attacks the gnomes of Hammer 2: strength 1
       p4 wins the attack on Hammer 2: 1 honour
       p4 takes control of Hammer 2
       p4 gains 1 vote of Hammer: 2 in all
       The wheel pawn moves 1 space without effect
330. p4 end  1944cdf49a32e651
       p5 begins a turn, 4 provisions left
331. p5 take.d5
332. p5 whole.reinforce
       p5 covers d4 g4 d5 e6: strong Reinforcements of power 4
333. p5 spend.0
334. p5 to.gr2
335. p5 add.4
       p5 adds 4 trolls: Granite 2
336. p5 end  f1aea4690ced0178
       p1 begins a turn, 4 provisions left
337. p1 cover.d7
       p1 covers d7: weak Influence
338. p1 influence.thessel
       p1 gains 2 influence with Thessel: 2 in all
339. p1 cover.b4
       p1 covers b4: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
340. p1 gate.5
       p1 looks at gate card 5: Mud
341. p1 token.mu1.2
       p1 looks at token 2 of Mud 1: strength 2
342. p1 out.mo3
343. p1 shift.ruskval.ic3
       p1 moves Ruskval of p3: Moss 3 → Ice 3
344. p1 end  449fa96ea7223efa
       p2 begins a turn, 5 provisions left
345. p2 cover.g6
       p2 covers g6: weak Advance
346. p2 spend.1
       p2 spends 1 despair
347. p2 to.ha4
348. p2 move.ic4
       p2 moves a troll: Ice 4 → Hammer 4
349. p2 move.ha1
       p2 moves a troll: Hammer 1 → Hammer 4
       p2 takes control of Hammer 4
       p2 gains 1 vote of Hammer: 1 in all
350. p2 cover.i8
       p2 covers i8: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
351. p2 gate.5
       p2 looks at gate card 5: Mud
352. p2 token.gr1.1
       p2 looks at token 1 of Granite 1: strength 3
353. p2 influence.dastra
       p2 gains 2 influence with Dastra: 2 in all
354. p2 end  d3f3ef59017d8659
       p3 begins a turn, 4 provisions left
355. p3 cover.g7
       p3 covers g7: weak Advance
356. p3 to.mo3
357. p3 lead.hjorrek
       p3 moves Hjorrek: Mud 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 3 in all
358. p3 cover.g6
       p3 covers g6: weak Influence
359. p3 influence.imbolg
       p3 gains 1 influence with Imbolg: 1 in all
360. p3 end  951f2eea628fff85
       p4 begins a turn, 3 provisions left
361. p4 take.c4
362. p4 take.c3
       p4 covers c3 c4: strong Advance of power 3
363. p4 spend.0
364. p4 to.gr4
365. p4 move.ha4
       p4 moves a troll: Hammer 4 → Granite 4
366. p4 move.ha3
       p4 moves a troll: Hammer 3 → Granite 4
367. p4 stop
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 2 in all
368. p4 end  ab3dee638ce863e0
       p5 begins a turn, 3 provisions left
369. p5 cover.e3
       p5 covers e3: weak Advance
370. p5 to.mu3
371. p5 lead.ekktor
       p5 moves Ekktor: Fire 3 → Mud 3
372. p5 cover.f6
       p5 covers f6: weak Influence
373. p5 influence.khazga
       p5 gains 1 influence with Khazga: 1 in all
374. p5 end  cf0ef840aca3827e
       p1 begins a turn, 3 provisions left
375. p1 take.d6
376. p1 act.advance
       p1 covers d6: strong Advance of power 3
377. p1 spend.0
378. p1 to.fi3
379. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
380. p1 move.mo4
       p1 moves a troll: Moss 4 → Fire 3
381. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 2 in all
382. p1 end  f056d22bad82d694
       p2 begins a turn, 4 provisions left
383. p2 cover.i9
       p2 covers i9: weak Advance
384. p2 to.mu4
385. p2 move.gr4
       p2 moves a troll: Granite 4 → Mud 4
386. p2 cover.g7
       p2 covers g7: weak Influence
387. p2 influence.imbolg
       p2 gains 1 influence with Imbolg: 1 in all
388. p2 end  d794d2e4441dab16
       p3 begins a turn, 3 provisions left
389. p3 take.c6
390. p3 take.c7
391. p3 act.advance
       p3 covers c6 c7: strong Advance of power 3
392. p3 spend.0
393. p3 to.fi4
394. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 4
395. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 4
396. p3 stop
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 2 in all
397. p3 end  1a0713b0a516de1e
       p4 begins a turn, 2 provisions left
398. p4 take.e5
399. p4 take.e6
       p4 covers e5 e6: strong Advance of power 3
400. p4 spend.0
401. p4 to.ic2
402. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 2
403. p4 move.mo3
       p4 moves a troll: Moss 3 → Ice 2
404. p4 lead.fenglu{3}
       p4 moves Fenglu: Moss 3 → Ice 2
       p4 attacks the gnomes of Ice 2: strength 3
       p4 wins the attack on Ice 2: 3 honour
       p4 takes control of Ice 2
       p4 gains 1 vote of Ice: 2 in all
       The wheel pawn moves 1 space without effect
405. p4 end  9dfe11c4e3fc2d66
       p5 begins a turn, 2 provisions left
406. p5 take.g3
407. p5 take.d3
408. p5 act.gnome
       p5 covers d3 g3: strong Gnome of power 2
409. p5 spend.0
410. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Reinforcements
411. p5 gate.2
       p5 looks at gate card 2: Moss
412. p5 token.mu1.2
       p5 looks at token 2 of Mud 1: strength 2
413. p5 rally.stay
       Breach: 4 invaders come to the domain of Moon, p5 decides ties
       An invader of Moon comes upon 2 trolls in Moon 3: nowhere fewer within reach
       A troll of p1 is defeated in Moon 3: 2 honour
       An invader of Moon comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p1 is defeated in Moon 3: 2 honour
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Moon comes upon 1 troll in Moon 4: nowhere fewer within reach
       A troll of p2 is defeated in Moon 4: 0 honour
414. p5 to.mu3
415. p5 add.2
       p5 adds 2 trolls: Mud 3
416. p5 end  d8725db739db51ce
       p1 begins a turn, 2 provisions left
417. p1 cover.e7
418. p1 act.gnome
       p1 covers e7: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
419. p1 gate.1
       p1 looks at gate card 1: Ice
420. p1 token.fi1.1
       p1 looks at token 1 of Fire 1: strength 3
421. p1 out.fi4
422. p1 shift.p3.mu4
       p1 moves a troll of p3: Fire 4 → Mud 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 3 in all
423. p1 cover.f4
       p1 covers f4: weak Influence
424. p1 influence.imbolg
       p1 gains 1 influence with Imbolg: 1 in all
425. p1 end  67960008fda0dcdd
       p2 begins a turn, 3 provisions left
426. p2 take.f6
427. p2 take.g9
428. p2 take.g5
429. p2 act.advance
       p2 covers g5 f6 g9: strong Advance of power 3
430. p2 spend.0
431. p2 to.mn3
432. p2 move.mu4
       p2 moves a troll: Mud 4 → Moon 3
433. p2 move.gr4
       p2 moves a troll: Granite 4 → Moon 3
434. p2 stop{1}
       p2 attacks the gnomes of Moon 3: strength 1
       p2 wins the attack on Moon 3: 1 honour
       p2 takes control of Moon 3
       p2 gains 1 vote of Moon: 1 in all
       The wheel pawn moves 1 space without effect
435. p2 end  a81d54f8991d5fcd
       p3 begins a turn, 2 provisions left
436. p3 cover.e5
       p3 covers e5: weak Advance
437. p3 to.fi4
       p3 moves a troll: Mud 4 → Fire 4
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 3 in all
438. p3 cover.d6
       p3 covers d6: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
439. p3 gate.2
       p3 looks at gate card 2: Moss
440. p3 token.fi1.2
       p3 looks at token 2 of Fire 1: strength 3
441. p3 token.mn2.2
       p3 looks at token 2 of Moon 2: strength 2
442. p3 to.ic3
       p3 adds 1 troll: Ice 3
443. p3 end  726c5b96e4990e2d
       p4 begins a turn, 1 provision left
444. p4 take.d4
445. p4 whole.reinforce
       p4 covers d3 d4 f5 f6 f7: strong Reinforcements of power 7
446. p4 spend.0
447. p4 to.ic1
448. p4 add.7
       p4 adds 7 trolls: Ice 1
449. p4 end  53aea1711561130f
       p5 begins a turn, 1 provision left
450. p5 take.g5
451. p5 take.h3
452. p5 act.advance
       p5 covers h3 g5: strong Advance of power 3
453. p5 spend.0
454. p5 to.ha1
455. p5 move.gr2
       p5 moves a troll: Granite 2 → Hammer 1
456. p5 move.gr3
       p5 moves a troll: Granite 3 → Hammer 1
457. p5 stop
       p5 takes control of Hammer 1
       p5 gains 1 vote of Hammer: 3 in all
458. p5 end  03f4f8fb69cbc295
       p1 begins a turn, 1 provision left
459. p1 cover.f8
       p1 covers f8: weak Advance
460. p1 to.fi4
       p1 moves a troll: Fire 3 → Fire 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 4 in all
461. p1 cover.f3
       p1 covers f3: weak Reinforcements
462. p1 to.fi3
       p1 adds 1 troll: Fire 3
463. p1 end  06d0a2c18b12aa53
       p2 begins a turn, 2 provisions left
464. p2 cover.e7
       p2 covers e7: weak Advance
465. p2 to.mu4
466. p2 move.gr4
       p2 moves a troll: Granite 4 → Mud 4
467. p2 cover.g4
       p2 covers g4: weak Advance
468. p2 to.mn4
469. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
470. p2 end  356af03967fc24d9
       p3 begins a turn, 1 provision left
471. p3 take.f6
472. p3 whole.advance
       p3 covers e6 f6 c8: strong Advance of power 4
473. p3 spend.0
474. p3 to.fi3
475. p3 move.fi4
       p3 moves a troll: Fire 4 → Fire 3
476. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 3
477. p3 move.fi4
       p3 moves a troll: Fire 4 → Fire 3
478. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 1 vote of Fire: 4 in all
479. p3 end  84c803c9ee8163b8
       p4 begins a turn, 0 provisions left
480. p4 take.d7
481. p4 whole.influence
       p4 covers c5 d6 g6 d7: strong Influence of power 6
482. p4 influence.imbolg
       p4 gains 6 influence with Imbolg: 6 in all
483. p4 end  95dec9a71b874e02
       p5 begins a turn, 0 provisions left
484. p5 take.d6
       p5 covers d6: strong Advance of power 2
485. p5 to.fi2
       p5 moves a troll: Moss 1 → Fire 2
486. p5 move.mo1
       p5 moves a troll: Moss 1 → Fire 2
487. p5 end  feb78fd037c52b91
       p1 begins a turn, 0 provisions left
488. p1 take.g4
       p1 covers g4: strong Advance of power 3
489. p1 to.mo4
490. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
491. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
492. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
       p1 takes control of Moss 4
       p1 gains 1 vote of Moss: 1 in all
493. p1 end  df9ac9b504fcafd4
       p2 begins a turn, 1 provision left
494. p2 take.d7
495. p2 take.d6
       p2 covers d6 d7: strong Gnome of power 4
496. p2 spend.0
497. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Honour gain
498. p2 gate.1
       p2 looks at gate card 1: Ice
499. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 3
       p2 crosses the honour-boost wire: boost 2
       p2 gains 6 honour on the wheel, boost 2 included
500. p2 end  72333ae524cccda3
       p3 begins a turn, 0 provisions left
501. p3 take.e7
502. p3 whole.reinforce
       p3 covers f5 e7 e9: strong Reinforcements of power 6
503. p3 to.ic3
504. p3 add.6
       p3 adds 6 trolls: Ice 3
505. p3 end  555f67d49a1cfb81
       p2 begins a turn, 0 provisions left
506. p2 take.e6
507. p2 whole.reinforce
       p2 covers f4 f5 e6: strong Reinforcements of power 3
508. p2 to.mn4
509. p2 add.3
       p2 adds 3 trolls: Moon 4
510. p2 end{ice}  e0473876456f5270
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 1
       Gate card 1: 3 invaders come to the domain of Ice
       An invader of Ice comes upon 3 trolls in Ice 2: nowhere fewer within reach
511. p4 lose.fenglu
       Fenglu of p4 is defeated in Ice 2: 6 honour
512. p4 to.knot-o{moss+fire+moon+mud}  62c33c5d65f982f3
       Fenglu of p4 recovers: Knot lair, in the domain
       An invader of Ice comes upon 2 trolls in Ice 2: nowhere fewer within reach
       A troll of p4 is defeated in Ice 2: 2 honour
       An invader of Ice comes upon 1 troll in Ice 2: nowhere fewer within reach
       A troll of p4 is defeated in Ice 2: 2 honour
       Gate card 2: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 4 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 2 honour
       Gate card 3: 3 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 4 honour
       An invader of Fire comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 2 honour
       Gnomes invade Fire 2: the only empty one within reach
       Gate card 4: 3 invaders come to the domain of Moon
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Moon comes upon 2 trolls in Moon 3: the nearest with so few
       A troll of p2 is defeated in Moon 3: 4 honour
       An invader of Moon comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p2 is defeated in Moon 3: 2 honour
       Gate card 5: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p4 is defeated in Hammer 2: 4 honour
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Mud comes upon 2 trolls in Hammer 1: nowhere fewer within reach
       A troll of p5 is defeated in Hammer 1: 2 honour
       p3 wins Nadrig
       p3 gains 3 votes of Fire: 7 in all
513. p3 to.mo3  89796b6b8fe7a286
       Nadrig of p3 comes to Moss 3
       p2 wins Noctha
       p2 gains 2 votes of Moon: 3 in all
       p4 wins Imbolg
       p4 gains 3 votes of Ice: 5 in all
514. p5 console.vote  b61fa4790264dcdd
       p5 takes a vote as consolation for Imbolg
       p5 gains 1 vote of Ice: 3 in all
515. p3 console.vote  16e6cd99b92a4bba
       p3 takes a vote as consolation for Imbolg
       p3 gains 1 vote of Ice: 2 in all
516. p2 console.vote  f47165d92b86ea93
       p2 takes a vote as consolation for Imbolg
       p2 gains 1 vote of Ice: 4 in all
517. p1 console.vote  8ecdcfdfe6440183
       p1 takes a vote as consolation for Imbolg
       p1 gains 1 vote of Ice: 3 in all
518. p4 to.ha3  a8bf582171cff5d8
       Imbolg of p4 comes to Hammer 3
       p1 wins Thessel
       p1 gains 3 votes of Moss: 4 in all
519. p1 to.fi4
520. p1 add.3  352cb74f6143372b
       p1 adds 3 trolls: Fire 4
       p1 wins Khazga
       p1 gains 3 votes of Hammer: 4 in all
521. p5 console.vote  55c6bd1eb180ff68
       p5 takes a vote as consolation for Khazga
       p5 gains 1 vote of Hammer: 4 in all
522. p1 to.mu2  211279eabebccaac
       Khazga of p1 comes to Mud 2
       p2 wins Dastra
523. p2 clan.ice  5594e7a89cd077bd
       p2 gains 1 vote of Ice: 5 in all
       Domains of wave II: p1 gains 18 and loses 3
       Domains of wave II: p2 gains 36 and loses 6
       Domains of wave II: p3 gains 18 and loses 3
       Domains of wave II: p4 gains 18 and loses 3
       Domains of wave II: p5 gains 24 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
524. p1 draft.a36.b6  e6222439f4b8620e
525. p2 draft.a37.d4  08d5d8a9a30fd1bc
526. p3 draft.a57.g7  963a516cef9d80ab
527. p4 draft.a49.b5  03c8e69b0fd264df
528. p5 draft.a32.c7  5c12bdf044fd6a51
       p1 adds a card at b6: Elders, Joker, Reinforce, Gnome
       p2 adds a card at d4: Elders, Advance, Elders, Reinforce
       p3 adds a card at g7: Joker, Advance, Gnome, Advance
       p4 adds a card at b5: Reinforce, Provisions, Advance, Joker
       p5 adds a card at c7: Influence, Gnome 2, Advance, Elders
529. p1 draft.a17.f7  dd37df3e4c23e89a
530. p2 draft.a42.h6  7c3228ca94287418
531. p3 draft.a06.f8  9e34dedb5ea1b5e4
532. p4 draft.a01.b7  5896bbd68e15670a
533. p5 draft.a24.e7  ae5fc62e0c9fadcb
       p1 adds a card at f7: Advance 3, empty, Influence, Reinforce
       p2 adds a card at h6: Reinforce, Gnome, Reinforce, Provisions
       p3 adds a card at f8: Influence, Joker, Reinforce, Reinforce
       p4 adds a card at b7: Advance, Advance, Advance 2, Reinforce
       p5 adds a card at e7: Advance, Gnome 3, empty, Elders
534. p1 draft.a15.c7  8ed490295858b1c8
535. p2 draft.a03.h5  f3e4cabb0099d7c5
536. p3 draft.a12.d7  d3fd5ead32657ee7
537. p4 draft.a55.f4  31fba3285dfccbb4
538. p5 draft.a68.g5  5c2eff1aee146cc4
       p1 adds a card at c7: Gnome, Influence 2, empty, Influence 2
       p2 adds a card at h5: Influence 2, Influence, Gnome, Influence
       p3 adds a card at d7: Reinforce, Gnome 2, Advance, Gnome
       p4 adds a card at f4: empty, Reinforce, Joker, Joker
       p5 adds a card at g5: empty, Reinforce, Advance 2, Gnome 2
       The last card of each hand is discarded face down
539. p1 cover.c5
540. p1 cover.c6  455e181a8441dd92
       p1 covers the Jokers c5 and c6: 6 provisions
541. p3 cover.e6
542. p3 cover.f6
       p3 covers the Jokers e6 and f6: 6 provisions
543. p3 cover.g7  55460976bb8c79ed
       p3 covers the Jokers g7 and g8: 7 provisions
544. p4 cover.g5
545. p4 cover.f5
       p4 covers the Jokers f5 and g5: 6 provisions
546. p4 cover.c6  049d0671cd69fc87
       p4 covers the Jokers e5 and c6: 7 provisions
547. p5 cover.f5
548. p5 cover.e5  79c2c58236cb9a08
       p5 covers the Jokers e5 and f5: 5 provisions
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p4 has 7 provisions and 1 despair
       p5 has 5 provisions and 3 despair
       p1 begins a turn, 5 provisions left
549. p1 cover.e5
       p1 covers e5: weak Advance
550. p1 spend.1
       p1 spends 1 despair
551. p1 to.mu3
552. p1 move.mu2
       p1 moves a troll: Mud 2 → Mud 3
553. p1 move.mu2
       p1 moves a troll: Mud 2 → Mud 3
554. p1 cover.b4
       p1 covers b4: weak Gnome
555. p1 spend.1
       p1 spends 1 despair
556. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
557. p1 gate.3
       p1 looks at gate card 3: Fire
558. p1 token.mn2.2
       p1 looks at token 2 of Moon 2: strength 2
559. p1 influence.yrsgol
       p1 gains 3 influence with Yrsgol: 3 in all
560. p1 end  267c04ec8a410952
       p2 begins a turn, 5 provisions left
561. p2 cover.g8
       p2 covers g8: weak Influence
562. p2 spend.0
563. p2 influence.zuldrak
       p2 gains 2 influence with Zuldrak: 2 in all
564. p2 cover.g7
       p2 covers g7: weak Influence
565. p2 spend.0
566. p2 influence.thuldra
       p2 gains 2 influence with Thuldra: 2 in all
567. p2 end  91024db7ef8fade0
       p3 begins a turn, 6 provisions left
568. p3 cover.g6
       p3 covers g6: weak Influence
569. p3 spend.0
570. p3 influence.drubba
       p3 gains 2 influence with Drubba: 2 in all
571. p3 cover.g4
       p3 covers g4: weak Advance
572. p3 use.nadrig
       p3 uses Nadrig
573. p3 spend.1
       p3 spends 1 despair
574. p3 to.mn3
575. p3 move.ic3
       p3 moves a troll: Ice 3 → Moon 3
576. p3 move.ic3
       p3 moves a troll: Ice 3 → Moon 3
577. p3 move.ic3
       p3 moves a troll: Ice 3 → Moon 3
578. p3 end  2d21c979500959ee
       p4 begins a turn, 6 provisions left
579. p4 use.imbolg
       p4 uses Imbolg
580. p4 to.ha4
       p4 moves Imbolg: Hammer 3 → Hammer 4
       A troll of p2 is driven out of Hammer 4 to its supply by p4
581. p4 use.imbolg
       p4 uses Imbolg
       p4 moves Imbolg: Hammer 4 → Mud 4
       A troll of p2 is driven out of Mud 4 to its supply by p4
       p4 takes control of Mud 4
       p4 gains 1 vote of Mud: 4 in all
582. p4 cover.d5
       p4 covers d5: weak Gnome
583. p4 spend.1
       p4 spends 1 despair
584. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Troll advance
585. p4 gate.5
       p4 looks at gate card 5: Mud
586. p4 token.ic2.1
       p4 looks at token 1 of Ice 2: strength 3
587. p4 out.gr3
588. p4 shift.p2.mn3
       p4 moves a troll of p2: Granite 3 → Moon 3
589. p4 stop
590. p4 cover.g6
       p4 covers g6: weak Influence
591. p4 influence.xarkha
       p4 gains 2 influence with Xarkha: 2 in all
592. p4 end  06d56ed95618ad79
       p5 begins a turn, 4 provisions left
593. p5 cover.e7
       p5 covers e7: weak Advance
594. p5 spend.1
       p5 spends 1 despair
595. p5 to.gr3
596. p5 move.gr2
       p5 moves a troll: Granite 2 → Granite 3
597. p5 move.gr2
       p5 moves a troll: Granite 2 → Granite 3
       p5 takes control of Granite 3
       p5 gains 1 vote of Granite: 2 in all
598. p5 cover.f6
       p5 covers f6: weak Influence
599. p5 spend.0
600. p5 influence.orrowyn
       p5 gains 2 influence with Orrowyn: 2 in all
601. p5 end  e862bed206c0262a
       p1 begins a turn, 4 provisions left
602. p1 take.f7
603. p1 take.e7
       p1 covers e7 f7: strong Advance of power 4
604. p1 spend.1
       p1 spends 1 more provision
605. p1 to.fi3
606. p1 move.mu2
       p1 moves a troll: Mud 2 → Fire 3
607. p1 move.mu3
       p1 moves a troll: Mud 3 → Fire 3
608. p1 move.mu3
       p1 moves a troll: Mud 3 → Fire 3
609. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
610. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 5 in all
611. p1 end  34638270515fec0c
       p2 begins a turn, 4 provisions left
612. p2 take.f6
613. p2 whole.advance
       p2 covers g4 g5 f6 g6 g9: strong Advance of power 5
614. p2 spend.0
615. p2 to.gr4
616. p2 move.gr3
       p2 moves a troll: Granite 3 → Granite 4
617. p2 move.mn4
       p2 moves a troll: Moon 4 → Granite 4
618. p2 move.mn4
       p2 moves a troll: Moon 4 → Granite 4
619. p2 move.mn4
       p2 moves a troll: Moon 4 → Granite 4
620. p2 move.mn3
       p2 moves a troll: Moon 3 → Granite 4
       p2 takes control of Granite 4
       p2 gains 1 vote of Granite: 2 in all
621. p2 end  d0971065d458dfc5
       p3 begins a turn, 5 provisions left
622. p3 take.c6
623. p3 whole.advance
       p3 covers c6 c7 c8 d8: strong Advance of power 6
624. p3 spend.0
625. p3 to.fi4
626. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 4
627. p3 move.mo3
       p3 moves a troll: Moss 3 → Fire 4
628. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 4
629. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 4
630. p3 move.mn3
       p3 moves a troll: Moon 3 → Fire 4
631. p3 stop
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 8 in all
632. p3 end  77e6182a24fae4cf
       p4 begins a turn, 5 provisions left
633. p4 take.b7
634. p4 take.b6
635. p4 take.c7
636. p4 take.b8
       p4 covers b6 b7 c7 b8: strong Advance of power 5
637. p4 spend.0
638. p4 to.ha4
639. p4 lead.fenglu
       p4 moves Fenglu: Knot lair, in the domain → Hammer 4
640. p4 move.gr4
       p4 moves a troll: Granite 4 → Hammer 4
641. p4 move.ha3
       p4 moves a troll: Hammer 3 → Hammer 4
642. p4 stop
       p4 takes control of Hammer 4
       p4 gains 1 vote of Hammer: 3 in all
643. p4 end  19395619588d460b
       p5 begins a turn, 3 provisions left
644. p5 cover.c8
       p5 covers c8: weak Advance
645. p5 spend.2
       p5 spends 2 despair
646. p5 to.mn3
647. p5 move.gr2
       p5 moves a troll: Granite 2 → Moon 3
648. p5 stop
649. p5 cover.c7
       p5 covers c7: weak Influence
650. p5 influence.thuldra
       p5 gains 1 influence with Thuldra: 1 in all
651. p5 end  5b8f96932be42034
       p1 begins a turn, 2 provisions left
652. p1 take.g4
       p1 covers g4: strong Advance of power 3
653. p1 spend.0
654. p1 to.fi4
655. p1 move.fi3
       p1 moves a troll: Fire 3 → Fire 4
656. p1 move.fi3
       p1 moves a troll: Fire 3 → Fire 4
657. p1 stop
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 6 in all
658. p1 end  c1dda3b8d2608714
       p2 begins a turn, 3 provisions left
659. p2 cover.i9
       p2 covers i9: weak Advance
660. p2 spend.2
       p2 spends 2 despair
661. p2 to.mo1
662. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 1
663. p2 move.spiral-o
       p2 moves a troll: Spiral lair, in the domain → Moss 1
664. p2 move.spiral-o
       p2 moves a troll: Spiral lair, in the domain → Moss 1
       p2 takes control of Moss 1
       p2 gains 1 vote of Moss: 1 in all
665. p2 cover.i5
       p2 covers i5: weak Influence
666. p2 influence.yrsgol
       p2 gains 1 influence with Yrsgol: 1 in all
667. p2 end  742e8ceff22cee69
       p3 begins a turn, 4 provisions left
668. p3 cover.h8
       p3 covers h8: weak Advance
669. p3 spend.0
670. p3 to.fi4
671. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 4
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 9 in all
672. p3 cover.h7
       p3 covers h7: weak Advance
673. p3 use.nadrig
       p3 uses Nadrig
674. p3 to.mn4
675. p3 lead.nadrig
       p3 moves Nadrig: Moss 3 → Moon 4
676. p3 lead.hjorrek
       p3 moves Hjorrek: Moss 3 → Moon 4
       p3 takes control of Moon 4
       p3 gains 1 vote of Moon: 3 in all
677. p3 end  c634de10360ff438
       p4 begins a turn, 4 provisions left
678. p4 cover.e7
       p4 covers e7: weak Advance
679. p4 to.ha1
680. p4 move.ha3
       p4 moves a troll: Hammer 3 → Hammer 1
681. p4 cover.c8
       p4 covers c8: weak Reinforcements
682. p4 to.ha3
       p4 adds 1 troll: Hammer 3
683. p4 end  3b9429e07d627c58
       p5 begins a turn, 2 provisions left
684. p5 take.f7
685. p5 take.d7
686. p5 take.f4
687. p5 act.gnome
       p5 covers f4 d7 f7: strong Gnome of power 6
688. p5 spend.0
689. p5 wheel.6
       p5 moves the wheel pawn 6 spaces: Influence
690. p5 gate.4
       p5 looks at gate card 4: Moss
691. p5 token.gr1.2
       p5 looks at token 2 of Granite 1: strength 2
692. p5 rally.back1  ab40e168425203af
       Breach: 3 invaders come to the domain of Hammer, p5 decides ties
       An invader of Hammer comes upon 1 troll in Mud 2: nowhere fewer within reach
       Khazga of p1 is defeated in Mud 2: 2 honour
693. p1 to.comb-o{p4}  7a4807fc4a719e43
       Khazga of p1 recovers: Comb lair, in the domain
       Gnomes invade Mud 2: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 1: the nearest with so few
       The lot in Hammer 1 falls on p4
       A troll of p4 is defeated in Hammer 1: 0 honour
694. p5 influence.yrsgol
       p5 gains 6 influence with Yrsgol: 6 in all
       p5 takes control of Hammer 1
       p5 gains 1 vote of Hammer: 5 in all
695. p5 end  f856d9445cd8a633
       p1 begins a turn, 1 provision left
696. p1 take.d6
       p1 covers d6: strong Advance of power 3
697. p1 spend.0
698. p1 to.mo3
699. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
700. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
701. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 5 in all
702. p1 end  de4d5f2dc9bd4d53
       p2 begins a turn, 2 provisions left
703. p2 take.h6
704. p2 take.noctha
705. p2 take.d7
706. p2 act.gnome
       p2 covers h6 d7 noctha: strong Gnome of power 5
707. p2 spend.0
708. p2 wheel.5
       p2 moves the wheel pawn 5 spaces: Honour gain
709. p2 gate.1
       p2 looks at gate card 1: Granite
710. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 3
       p2 crosses the honour-boost wire: boost 3
       p2 gains 8 honour on the wheel, boost 3 included
711. p2 end  c2e71d263d060091
       p3 begins a turn, 3 provisions left
712. p3 take.d6
713. p3 whole.gnome
       p3 covers d6 e7 e8: strong Gnome of power 4
714. p3 spend.0
715. p3 wheel.4
       p3 moves the wheel pawn 4 spaces: Influence
716. p3 gate.1
       p3 looks at gate card 1: Granite
717. p3 token.mn1.2
       p3 looks at token 2 of Moon 1: strength 1
718. p3 token.mn1.1
       p3 looks at token 1 of Moon 1: strength 3
719. p3 rally.stay
       Breach: 2 invaders come to the domain of Hammer, p3 decides ties
       An invader of Hammer comes upon 1 troll in Hammer 1: nowhere fewer within reach
       A troll of p5 is defeated in Hammer 1: 0 honour
       Gnomes invade Hammer 1: the only empty one within reach
720. p3 influence.thuldra
       p3 gains 4 influence with Thuldra: 4 in all
721. p3 end  17c9d8e1fc2ee643
       p4 begins a turn, 3 provisions left
722. p4 take.e6
       p4 covers e6: strong Advance of power 2
723. p4 spend.0
724. p4 to.ic4
       p4 moves a troll: Moss 4 → Ice 4
725. p4 move.mo4
       p4 moves a troll: Moss 4 → Ice 4
       p4 takes control of Ice 4
       p4 gains 1 vote of Ice: 6 in all
726. p4 end  63881c950cb3f9db
       p5 begins a turn, 1 provision left
727. p5 cover.e3
       p5 covers e3: weak Advance
728. p5 to.ha3
729. p5 move.gr3
       p5 moves a troll: Granite 3 → Hammer 3
730. p5 cover.g3
       p5 covers g3: weak Gnome
       p5 moves the wheel pawn 1 space: Reinforcements
731. p5 gate.5
       p5 looks at gate card 5: Mud
732. p5 token.mu1.1
       p5 looks at token 1 of Mud 1: strength 3
733. p5 to.gr2
       p5 adds 1 troll: Granite 2
734. p5 end  0b6b57edf4182070
       p1 begins a turn, 0 provisions left
735. p1 take.d7
736. p1 whole.influence
       p1 covers f4 d5 f6 d7 d8 f8 crym: strong Influence of power 10
737. p1 influence.yrsgol
       p1 gains 10 influence with Yrsgol: 13 in all
738. p1 end  6f356e11ccb553f9
       p2 begins a turn, 1 provision left
739. p2 cover.e4
       p2 covers e4: weak Advance
740. p2 to.gr3
741. p2 move.ic4
       p2 moves a troll: Ice 4 → Granite 3
742. p2 cover.e7
       p2 covers e7: weak Advance
743. p2 to.gr3
744. p2 move.mn4
       p2 moves a troll: Moon 4 → Granite 3
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 3 in all
745. p2 end  e3b4ae90cb608078
       p3 begins a turn, 2 provisions left
746. p3 take.c5
747. p3 take.f8
       p3 covers c5 f8: strong Influence of power 4
748. p3 spend.0
749. p3 influence.zuldrak
       p3 gains 4 influence with Zuldrak: 4 in all
750. p3 end  70494b5bf4c9ce6d
       p4 begins a turn, 2 provisions left
751. p4 take.c4
752. p4 take.c3
       p4 covers c3 c4: strong Advance of power 3
753. p4 spend.0
754. p4 to.gr4
755. p4 move.ha3
       p4 moves a troll: Hammer 3 → Granite 4
756. p4 move.ha4
       p4 moves a troll: Hammer 4 → Granite 4
757. p4 lead.imbolg
       p4 moves Imbolg: Mud 4 → Granite 4
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 3 in all
758. p4 end  bad60dffdac7962b
       p5 begins a turn, 0 provisions left
759. p5 take.d6
760. p5 take.d5
761. p5 take.g6
       p5 covers d5 d6 g6: strong Advance of power 5
762. p5 to.ha4
763. p5 move.gr3
       p5 moves a troll: Granite 3 → Hammer 4
764. p5 move.ha3
       p5 moves a troll: Hammer 3 → Hammer 4
765. p5 move.mn3
       p5 moves a troll: Moon 3 → Hammer 4
766. p5 stop
       p5 takes control of Hammer 4
       p5 gains 1 vote of Hammer: 6 in all
767. p5 end  629f7147e284c65e
       p2 begins a turn, 0 provisions left
768. p2 take.h5
769. p2 whole.influence
       p2 covers h5 i6 f8: strong Influence of power 4
770. p2 influence.xarkha
       p2 gains 4 influence with Xarkha: 4 in all
771. p2 end  b38e89dde92e04f4
       p3 begins a turn, 1 provision left
772. p3 cover.f9
       p3 covers f9: weak Reinforcements
773. p3 to.ic3
       p3 adds 1 troll: Ice 3
774. p3 cover.e5
       p3 covers e5: weak Advance
775. p3 to.fi2
776. p3 lead.thornak{3}
       p3 moves Thornak: Moss 3 → Fire 2
       p3 attacks the gnomes of Fire 2: strength 3
777. p3 to.eye-o
       p3 is repelled from Fire 2 and retreats: Eye lair, in the domain
       Gnomes entrench in Fire 2
778. p3 end  394d8351db597635
       p4 begins a turn, 1 provision left
779. p4 cover.b5
       p4 covers b5: weak Reinforcements
780. p4 to.ha3
       p4 adds 1 troll: Hammer 3
781. p4 cover.d6
       p4 covers d6: weak Influence
782. p4 influence.thuldra
       p4 gains 1 influence with Thuldra: 1 in all
783. p4 end  c07c01a9ab5be9f8
       p3 begins a turn, 0 provisions left
784. p3 take.g9
785. p3 whole.reinforce
       p3 covers f5 d7 e9 g9: strong Reinforcements of power 7
786. p3 to.fi3
787. p3 add.7
       p3 adds 7 trolls: Fire 3
788. p3 end  6e395107471693da
       p4 begins a turn, 0 provisions left
789. p4 take.d7
       p4 covers d7: strong Influence of power 3
790. p4 influence.orrowyn
       p4 gains 3 influence with Orrowyn: 3 in all
791. p4 end{granite+ice+fire+moss+p2+p5+mud}  26c14675129911c6
       Gnomes entrench in Ice 2
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 2
       Gate card 1: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 4 honour
       An invader of Granite comes upon 1 troll in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 2 honour
       Gnomes invade Granite 2: the only cave within reach
       An invader of Granite comes upon 2 trolls in Granite 3: the nearest with so few
       A troll of p2 is defeated in Granite 3: 2 honour
       Gate card 2: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p2 is defeated in Granite 3: 4 honour
       Gnomes invade Granite 3: the only empty one within reach
       An invader of Ice comes upon 2 trolls in Moon 3: the nearest with so few
       A troll of p3 is defeated in Moon 3: 2 honour
       An invader of Ice comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p3 is defeated in Moon 3: 2 honour
       Gate card 3: 4 invaders come to the domain of Fire
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Hammer 3: the nearest with so few
       A troll of p4 is defeated in Hammer 3: 4 honour
       An invader of Fire comes upon 1 troll in Hammer 3: nowhere fewer within reach
       A troll of p4 is defeated in Hammer 3: 2 honour
       Gnomes invade Hammer 3: the only empty one within reach
       Gate card 4: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 4 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p2
       A troll of p2 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p5
       A troll of p5 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p2 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 1 troll in Moss 1: the only cave within reach
       A troll of p2 is defeated in Moss 1: 2 honour
       Gate card 5: 4 invaders come to the domain of Mud
       Gnomes invade Moss 1: the only empty one within reach
       An invader of Mud comes upon 1 troll in Moss 2: nowhere fewer within reach
       Brundal of p2 is defeated in Moss 2: 4 honour
792. p2 to.spiral-o  94f726144b8c1d78
       Brundal of p2 recovers: Spiral lair, in the domain
       Gnomes invade Moss 2: the only empty one within reach
       An invader of Mud comes upon 2 trolls in Moon 4: nowhere fewer within reach
793. p3 lose.hjorrek
       Hjorrek of p3 is defeated in Moon 4: 2 honour
794. p3 to.eye-i  387e38e098d835c4
       Hjorrek of p3 recovers: Eye lair, on the border
       p3 wins Zuldrak
       p3 gains 3 votes of Hammer: 4 in all
795. p2 console.honour  0997d4f062fbbf65
       p2 takes 0 honour as consolation for Zuldrak
796. p3 star.gr3
       p3 puts the star of Zuldrak on Granite 3
       Zuldrak brings p3 2 honour
       p3 wins Drubba
       p3 gains 3 votes of Mud: 4 in all
       Drubba brings p3 2 honour
       p3 wins Thuldra
797. p3 clan.mud
       p3 gains 1 vote of Mud: 5 in all
798. p3 clan.moon  c59cc56dcfa8828a
       p3 gains 1 vote of Moon: 4 in all
799. p2 console.vote
       p2 takes a vote as consolation for Thuldra
800. p2 clan.ice  50e22c4406e1bf4d
       p2 gains 1 vote of Ice: 6 in all
801. p5 console.vote
       p5 takes a vote as consolation for Thuldra
802. p5 clan.ice  33a031c605008ed5
       p5 gains 1 vote of Ice: 4 in all
803. p4 console.vote
       p4 takes a vote as consolation for Thuldra
804. p4 clan.ice  22f4ee32cc45e9d4
       p4 gains 1 vote of Ice: 7 in all
       Thuldra brings p3 7 honour
       p4 wins Orrowyn
       p4 gains 3 votes of Moss: 4 in all
805. p5 console.vote  28483366f369da9a
       p5 takes a vote as consolation for Orrowyn
       p5 gains 1 vote of Moss: 2 in all
       Orrowyn brings p4 2 honour
       p2 wins Xarkha
       p2 gains 3 votes of Fire: 4 in all
806. p4 console.honour  e131fad245c93dfb
       p4 takes 0 honour as consolation for Xarkha
807. p2 star.ice  57efb2c8f2340604
       p2 puts the star of Xarkha on the plank of Ice
       p1 wins Yrsgol
       p1 gains 3 votes of Ice: 6 in all
808. p5 console.honour  750fe8fdb32a359d
       p5 takes 2 honour as consolation for Yrsgol
809. p2 console.vote  f54bd1ed3fce2ff6
       p2 takes a vote as consolation for Yrsgol
       p2 gains 1 vote of Ice: 7 in all
810. p1 star.mo3  086af5eb70e7b81b
       p1 puts the star of Yrsgol on Moss 3
       Great hall 1: 12 honour for p1
       Great hall 2: 8 honour for p3
       Great hall 3 is shared: 4 honour each for p4
       Great hall 4 is shared: 2 honour each for p4 and p5
       Great hall 5: 4 honour for p5
       Great hall 6 is shared: 2 honour each for p3 and p5
       Great hall 7: 12 honour for p1
       Great hall 8 is shared: 2 honour each for p3 and p4
       Great hall 9 is shared: 6 honour each for p4 and p5
       Great hall 10 is shared: 2 honour each for p1 and p3
       p1 has 6 Elders: 12 honour
       p2 has 5 Elders: 8 honour
       p3 has 2 Elders: 1 honour
       p4 has 3 Elders: 3 honour
       p5 has 6 Elders: 12 honour
       p1 gains 6 honour for votes of Moss
       p4 gains 4 honour for votes of Moss
       p3 gains 1 honour for votes of Moss
       p4 gains 12 honour for votes of Ice
       p2 gains 12 honour for votes of Ice
       p1 gains 3 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p2 gains 5 honour for votes of Moon
       p1 gains 3 honour for votes of Moon
       p3 gains 7 honour for votes of Granite
       p2 gains 4 honour for votes of Granite
       p4 gains 2 honour for votes of Granite
       p5 gains 8 honour for votes of Hammer
       p1 gains 5 honour for votes of Hammer
       p3 gains 2 honour for votes of Hammer
       p3 gains 11 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p4 gains 2 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       p2 gains 3 honour for votes of Fire
       The three waves are over: p2 wins

p1  +4  Attacks [FALL-M09]
p1  +8  Defeated trolls [FALL-W18]
p1 +18  Domains, wave I [FALL-P03]
p1  -4  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -3  Invaded caves, wave II [FALL-P04]
p1 +12  Great hall 1 [FALL-F02]
p1 +12  Great hall 7 [FALL-F02]
p1  +2  Great hall 10 [FALL-F02]
p1 +12  Elders [FALL-F05]
p1  +6  Votes of Moss [FALL-F06]
p1  +3  Votes of Ice [FALL-F06]
p1  +3  Votes of Moon [FALL-F06]
p1  +5  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p1  +5  Votes of Fire [FALL-F06]
p2  +1  Attacks [FALL-M09]
p2 +14  Gnome wheel [FALL-G17]
p2 +24  Defeated trolls [FALL-W18]
p2 +28  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2 +36  Domains, wave II [FALL-P03]
p2  -6  Invaded caves, wave II [FALL-P04]
p2  +8  Elders [FALL-F05]
p2 +12  Votes of Ice [FALL-F06]
p2  +5  Votes of Moon [FALL-F06]
p2  +4  Votes of Granite [FALL-F06]
p2  +3  Votes of Fire [FALL-F06]
p3  +2  Attacks [FALL-M09]
p3  +2  Gnome wheel [FALL-G17]
p3 +14  Defeated trolls [FALL-W18]
p3 +11  Champions [FALL-H08]
p3 +18  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +18  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +8  Great hall 2 [FALL-F02]
p3  +2  Great hall 6 [FALL-F02]
p3  +2  Great hall 8 [FALL-F02]
p3  +2  Great hall 10 [FALL-F02]
p3  +1  Elders [FALL-F05]
p3  +1  Votes of Moss [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +7  Votes of Granite [FALL-F06]
p3  +2  Votes of Hammer [FALL-F06]
p3 +11  Votes of Mud [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
p4  +6  Attacks [FALL-M09]
p4 +20  Defeated trolls [FALL-W18]
p4  +2  Champions [FALL-H08]
p4 +22  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4 +18  Domains, wave II [FALL-P03]
p4  -3  Invaded caves, wave II [FALL-P04]
p4  +4  Great hall 3 [FALL-F02]
p4  +2  Great hall 4 [FALL-F02]
p4  +2  Great hall 8 [FALL-F02]
p4  +6  Great hall 9 [FALL-F02]
p4  +3  Elders [FALL-F05]
p4  +4  Votes of Moss [FALL-F06]
p4 +12  Votes of Ice [FALL-F06]
p4  +2  Votes of Granite [FALL-F06]
p4  +2  Votes of Mud [FALL-F06]
p5  +5  Attacks [FALL-M09]
p5 +34  Defeated trolls [FALL-W18]
p5  +2  Consolations [FALL-H04]
p5 +12  Domains, wave I [FALL-P03]
p5 +24  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5  +2  Great hall 4 [FALL-F02]
p5  +4  Great hall 5 [FALL-F02]
p5  +2  Great hall 6 [FALL-F02]
p5  +6  Great hall 9 [FALL-F02]
p5 +12  Elders [FALL-F05]
p5  +8  Votes of Hammer [FALL-F06]
= p2 127, p3 114, p5 108, p1 107, p4 100  waves, won by p2
