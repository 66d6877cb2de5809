fall/1  seats 3  seed 1011  options -

  1. p3 keep.gharza  c64ad9c6b40cd209
  2. p1 keep.ekktor  8a95ef39d54cd9c1
  3. p2 keep.anvgar{p2}
       p2 takes the hammer and is first player
       p2 keeps Anvgar
       p2 gains 1 vote of Hammer: 1 in all
       p3 keeps Gharza
       p3 gains 2 votes of Fire: 2 in all
       p1 keeps Ekktor
       p1 gains 2 votes of Hammer: 2 in all
  4. p2 lairs.eye
       p2 takes the lairs of the Eye, three trolls in each
  5. p2 settle.ic1
       p2 puts a troll in Ice 1
  6. p2 settle.mu3  f21f7765b9c13c77
       p2 puts a troll in Mud 3
  7. p3 lairs.comb
       p3 takes the lairs of the Comb, three trolls in each
  8. p3 settle.mn3
       p3 puts a troll in Moon 3
  9. p3 settle.ic3
       p3 puts a troll in Ice 3
 10. p3 to.ic3  eacdd077195cdb2f
       Gharza of p3 comes to Ice 3
 11. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
 12. p1 settle.gr3
       p1 puts a troll in Granite 3
 13. p1 settle.fi3
       p1 puts a troll in Fire 3
 14. p1 to.gr3  b897caff23be23a0
       Ekktor of p1 comes to Granite 3
       Wave I begins: four cards each
 15. p2 draft.a29.d4  bb61db830a6889c2
 16. p1 draft.a28.d4  3f92c42a9abcc370
 17. p3 draft.a33.f5
       p1 adds Ad El Gn Gn at d4
       p2 adds Gn Ad2 Re El at d4
       p3 adds In El Ad Jo at f5
 18. p3 draft.a67.d4  4d7cf911c4e02f23
 19. p1 draft.a43.d6  eafb35b7b3a61c56
 20. p2 draft.a34.f6  0acd1401a9821a39
       p1 adds In In Pr Ad at d6
       p2 adds Gn El Re Jo at f6
       p3 adds – Ad Gn2 In2 at d4
 21. p3 draft.a50.e6  2e949872655fbc32
 22. p1 draft.a68.c5  83ff0f457623f5a5
 23. p2 draft.a61.c4  059b7d3091aa3044
       p1 adds – Re Ad2 Gn2 at c5
       p2 adds Ad Re Gn In at c4
       p3 adds Pr Jo In Re at e6
       The last card of each hand is discarded face down
 24. p3 cover.g6  dc85e8cc35cf7afa
       p3 covers the Jokers f6 and g6: 8 provisions
       p2 has 6 provisions and 2 despair
       p3 has 8 provisions and 0 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 5 provisions left
 25. p2 cover.e6
       p2 covers e6: weak Gnome
 26. p2 spend.1
       p2 spends 1 despair
 27. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 28. p2 gate.1
       p2 looks at gate card 1: Moon
 29. p2 token.ha2.1
       p2 looks at token 1 of Hammer 2: strength 3
 30. p2 to.ic1
 31. p2 add.1
       p2 adds 1 troll: Ice 1
 32. p2 cover.g7
 33. p2 act.influence
       p2 covers g7: weak Influence
 34. p2 spend.1
       p2 spends 1 despair
 35. p2 influence.imbolg
       p2 gains 3 influence with Imbolg: 3 in all
 36. p2 end  8acf235b17281dd7
       p3 begins a turn, 7 provisions left
 37. p3 take.e5
 38. p3 take.f5
       p3 covers e5 f5: strong Influence of power 3
 39. p3 spend.3
       p3 spends 3 more provisions
 40. p3 influence.grell
       p3 gains 7 influence with Grell: 7 in all
 41. p3 end  1458df9e90910845
       p1 begins a turn, 6 provisions left
 42. p1 take.f6
 43. p1 take.e6
       p1 covers e6 f6: strong Influence of power 2
 44. p1 spend.5
       p1 spends 5 more provisions
 45. p1 influence.grell
       p1 gains 7 influence with Grell: 7 in all
 46. p1 end  e1e0af148e578b99
       p2 begins a turn, 4 provisions left
 47. p2 cover.anvgar
       p2 covers Anvgar: weak Advance
 48. p2 to.mu2
 49. p2 move.eye-i{1}
       p2 moves a troll: Eye lair, on the border → Mud 2
       p2 attacks the gnomes of Mud 2: strength 1
       p2 wins the attack on Mud 2: 1 honour
       p2 takes control of Mud 2
       p2 gains 1 vote of Mud: 1 in all
       The wheel pawn moves 1 space without effect
 50. p2 cover.d4
       p2 covers d4: weak Reinforcements
 51. p2 none
       p2 adds nobody
 52. p2 end  024a0c207d8f17bb
       p3 begins a turn, 3 provisions left
 53. p3 cover.f7
       p3 covers f7: weak Reinforcements
 54. p3 to.ic3
       p3 adds 1 troll: Ice 3
 55. p3 cover.e4
       p3 covers e4: weak Advance
 56. p3 to.mo3
 57. p3 move.mn3
       p3 moves a troll: Moon 3 → Moss 3
 58. p3 end  a892cf7a543e5bfc
       p1 begins a turn, 0 provisions left
 59. p1 take.d6
 60. p1 act.gnome
       p1 covers d6: strong Gnome of power 2
 61. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Reinforcements
 62. p1 gate.3
       p1 looks at gate card 3: Fire
 63. p1 stop
 64. p1 none
       p1 adds nobody
 65. p1 end  08043e398553f9ad
       p2 begins a turn, 3 provisions left
 66. p2 cover.f5
       p2 covers f5: weak Reinforcements
 67. p2 to.mu2
       p2 adds 1 troll: Mud 2
 68. p2 cover.c5
       p2 covers c5: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
 69. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 1
 70. p2 gate.1
       p2 looks at gate card 1: Moon
       p2 crosses the honour-boost wire: boost 1
       p2 gains 2 honour on the wheel, boost 1 included
 71. p2 end  c99184ce629755a3
       p3 begins a turn, 2 provisions left
 72. p3 cover.e7
       p3 covers e7: weak Influence
 73. p3 influence.khazga
       p3 gains 2 influence with Khazga: 2 in all
 74. p3 end  58385d6e1b2741f8
       p2 begins a turn, 2 provisions left
 75. p2 cover.f7
       p2 covers f7: weak Reinforcements
 76. p2 to.ic1
       p2 adds 1 troll: Ice 1
 77. p2 cover.f6
       p2 covers f6: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
 78. p2 gate.3
       p2 looks at gate card 3: Fire
 79. p2 token.ic2.1
       p2 looks at token 1 of Ice 2: strength 2
 80. p2 out.ic3
 81. p2 shift.p3.mn3
       p2 moves a troll of p3: Ice 3 → Moon 3
 82. p2 end  d7d190dd6add9d39
       p3 begins a turn, 1 provision left
 83. p3 take.d5
       p3 covers d5: strong Gnome of power 2
 84. p3 spend.1
       p3 spends 1 more provision
 85. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Troll advance
 86. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 2
 87. p3 gate.2
       p3 looks at gate card 2: Ice
 88. p3 out.mu3
 89. p3 shift.p2.mu2
       p3 moves a troll of p2: Mud 3 → Mud 2
 90. p3 end  ff53d15ad57b1348
       p2 begins a turn, 1 provision left
 91. p2 cover.d5
       p2 covers d5: weak Influence
 92. p2 influence.grell
       p2 gains 1 influence with Grell: 1 in all
 93. p2 cover.c4
       p2 covers c4: weak Advance
 94. p2 to.mu3
 95. p2 move.eye-i
       p2 moves a troll: Eye lair, on the border → Mud 3
 96. p2 end
       p2 begins a turn, 0 provisions left
 97. p2 take.e4
       p2 covers e4: strong Advance of power 2
 98. p2 to.mu1
 99. p2 move.eye-i
       p2 moves a troll: Eye lair, on the border → Mud 1
100. p2 move.mu3
       p2 moves a troll: Mud 3 → Mud 1
101. p2 end{moon+ice+fire}  dec76f6b35990cc9
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Hammer 2
       Gate card 1: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only cave within reach
       Gnomes invade Moon 2: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Ice
       Gnomes invade Granite 1: the only empty one within reach
       Gnomes invade Granite 2: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Fire
102. p3 enter.fi1  352ef79eb08f1d18
       p3 leads the plank of Fire and sends the invader into Fire 1
       Gnomes invade Fire 1: empty, and as near as others
       Gnomes invade Fire 2: the only empty one within reach
       p2 wins Imbolg
       p2 gains 3 votes of Ice: 3 in all
103. p2 to.eye-o  eca6dad28eef867d
       Imbolg of p2 comes to Eye lair, in the domain
       p3 wins Khazga
       p3 gains 3 votes of Hammer: 3 in all
104. p3 to.comb-o
       Khazga of p3 comes to Comb lair, in the domain
       Nobody has influence with Thessel, who leaves the game
       p3 wins Grell
105. p3 clan.hammer  4dfb471a74a3f6be
       p3 gains 1 vote of Hammer: 4 in all
106. p1 console.vote
       p1 takes a vote as consolation for Grell
107. p1 clan.fire  a91db18fba9a1f83
       p1 gains 1 vote of Fire: 1 in all
108. p2 console.vote
       p2 takes a vote as consolation for Grell
109. p2 clan.moon  1b669671f4c0e887
       p2 gains 1 vote of Moon: 1 in all
110. p3 out.gr3
111. p3 shift.ekktor.ha3
       p3 moves Ekktor of p1: Granite 3 → Hammer 3
112. p3 shift.p1.mn3  d9fca8091cb8396d
       p3 moves a troll of p1: Granite 3 → Moon 3
       Domains of wave I: p1 gains 12 and loses 3
       Domains of wave I: p2 gains 14 and loses 1
       Domains of wave I: p3 gains 12 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
113. p1 draft.a65.b6  1e702b6ac4f066d8
114. p3 draft.a47.c3  8b7cf579c34de15e
115. p2 draft.a41.d6  61da93f61225f6e4
       p1 adds Ad2 Re2 In – at b6
       p2 adds In Pr Ad Ad at d6
       p3 adds – Re In2 Pr at c3
116. p3 draft.a38.b3  4a6f37656adb8fea
117. p2 draft.a25.b5  634fcdbe2e77605e
118. p1 draft.a56.c4
       p1 adds Jo Jo In Gn at c4
       p2 adds Ad Ad El Re at b5
       p3 adds El Re El In at b3
119. p1 draft.a21.d5  b6269ff21756b1ec
120. p2 draft.a57.e7  30d5dfab05ee1a42
121. p3 draft.a63.f7
       p1 adds Re Ad3 – El at d5
       p2 adds Jo Ad Gn Ad at e7
       p3 adds Ad Re In Gn at f7
       The last card of each hand is discarded face down
122. p3 stop  f6f410d6868f8e59
123. p1 cover.c4  4f1ce99f0f54bc62
       p1 covers the Jokers c4 and d4: 7 provisions
124. p2 stop  0033f95a97b9109d
       p3 has 7 provisions and 1 despair
       p1 has 7 provisions and 1 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 6 provisions left
125. p3 cover.c4
       p3 covers c4: weak Influence
126. p3 spend.1
       p3 spends 1 despair
127. p3 influence.quodda
       p3 gains 3 influence with Quodda: 3 in all
128. p3 cover.g8
       p3 covers g8: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
129. p3 gate.2
       p3 looks at gate card 2: Mud
130. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 1
131. p3 rally.stay
       Breach: 3 invaders come to the domain of Fire, p3 decides ties
       Gnomes invade Moss 2: the only empty one within reach
       An invader of Fire comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p1 is defeated in Fire 3: 0 honour
       Gnomes invade Fire 3: the only empty one within reach
132. p3 to.comb-i
       p3 adds 1 troll: Comb lair, on the border
133. p3 end  f16ea3718a52afad
       p1 begins a turn, 6 provisions left
134. p1 cover.b7
       p1 covers b7: weak Influence
135. p1 spend.0
136. p1 influence.quodda
       p1 gains 1 influence with Quodda: 1 in all
137. p1 cover.f5
       p1 covers f5: weak Reinforcements
138. p1 spend.0
139. p1 none
       p1 adds nobody
140. p1 end  6b6725bb2c570e0f
       p2 begins a turn, 5 provisions left
141. p2 cover.c6
       p2 covers c6: weak Reinforcements
142. p2 spend.0
143. p2 to.eye-i
       p2 adds 1 troll: Eye lair, on the border
144. p2 cover.d7
       p2 covers d7: weak Advance
145. p2 spend.0
146. p2 to.fi1
147. p2 move.mu2{2}
       p2 moves a troll: Mud 2 → Fire 1
       p2 attacks the gnomes of Fire 1: strength 2
148. p2 to.eye-i
       p2 is repelled from Fire 1 and retreats: Eye lair, on the border
       Gnomes entrench in Fire 1
149. p2 end  9477298673f9c556
       p3 begins a turn, 5 provisions left
150. p3 cover.f6
151. p3 act.reinforce
       p3 covers f6: weak Reinforcements
152. p3 to.mo3
       p3 adds 1 troll: Moss 3
153. p3 cover.e4
       p3 covers e4: weak Advance
154. p3 to.mo1
155. p3 move.mo3{1+2}
       p3 moves a troll: Moss 3 → Moss 1
       p3 attacks the gnomes of Moss 1: strength 1+2
156. p3 to.comb-o
       p3 is repelled from Moss 1 and retreats: Comb lair, in the domain
157. p3 end  28562b0991e227c5
       p1 begins a turn, 5 provisions left
158. p1 take.c6
       p1 covers c6: strong Reinforcements of power 2
159. p1 spend.1
       p1 spends 1 more provision
160. p1 to.horn-o
161. p1 add.2
       p1 adds 2 trolls: Horn lair, in the domain
162. p1 end  864d28a52f683391
       p2 begins a turn, 4 provisions left
163. p2 cover.c4
       p2 covers c4: weak Advance
164. p2 spend.2
       p2 spends 2 despair
165. p2 to.ic2
166. p2 move.eye-o
       p2 moves a troll: Eye lair, in the domain → Ice 2
167. p2 lead.imbolg
       p2 moves Imbolg: Eye lair, in the domain → Ice 2
168. p2 move.eye-o{2+3}
       p2 moves a troll: Eye lair, in the domain → Ice 2
       p2 attacks the gnomes of Ice 2: strength 2+3
169. p2 to.eye-i
       p2 is repelled from Ice 2 and retreats: Eye lair, on the border
170. p2 cover.f5
       p2 covers f5: weak Reinforcements
171. p2 to.mu2
       p2 adds 1 troll: Mud 2
172. p2 end  8d9a3449bc5f3850
       p3 begins a turn, 4 provisions left
173. p3 cover.f7
       p3 covers f7: weak Advance
174. p3 to.mo3
175. p3 move.comb-i
       p3 moves a troll: Comb lair, on the border → Moss 3
176. p3 cover.d3
       p3 covers d3: weak Reinforcements
177. p3 none
       p3 adds nobody
178. p3 end  6b7b026891c4206c
       p1 begins a turn, 3 provisions left
179. p1 take.b6
       p1 covers b6: strong Advance of power 2
180. p1 spend.1
       p1 spends 1 more provision
181. p1 none
       p1 moves nobody
182. p1 end  4b68710381721000
       p2 begins a turn, 3 provisions left
183. p2 take.g7
184. p2 whole.advance
       p2 covers e4 b5 c5 e7 f7 g7 f8 anvgar: strong Advance of power 9
185. p2 spend.0
186. p2 to.ic3
187. p2 move.eye-o
       p2 moves a troll: Eye lair, in the domain → Ice 3
188. p2 stop
189. p2 end  3ec31c4c58884976
       p3 begins a turn, 3 provisions left
190. p3 cover.f8
       p3 covers f8: weak Influence
191. p3 influence.quodda
       p3 gains 1 influence with Quodda: 4 in all
192. p3 cover.f5
       p3 covers f5: weak Influence
193. p3 influence.jorrund
       p3 gains 2 influence with Jorrund: 2 in all
194. p3 end  012491d0d6534820
       p1 begins a turn, 1 provision left
195. p1 cover.c5
       p1 covers c5: weak Influence
196. p1 spend.1
       p1 spends 1 despair
197. p1 influence.quodda
       p1 gains 2 influence with Quodda: 3 in all
198. p1 cover.f6
       p1 covers f6: weak Influence
199. p1 influence.quodda
       p1 gains 1 influence with Quodda: 4 in all
200. p1 end  6486ef106e23af46
       p2 begins a turn, 2 provisions left
201. p2 cover.e8
       p2 covers e8: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
202. p2 token.fi1.1
       p2 looks at token 1 of Fire 1: strength 2
203. p2 stop
204. p2 out.comb-o
205. p2 shift.khazga.mu2
       p2 moves Khazga of p3: Comb lair, in the domain → Mud 2
206. p2 end  ce70b154d8885f0a
       p3 begins a turn, 2 provisions left
207. p3 cover.g7
       p3 covers g7: weak Reinforcements
208. p3 to.mo3
       p3 adds 1 troll: Moss 3
209. p3 cover.e7
       p3 covers e7: weak Influence
210. p3 influence.quodda
       p3 gains 1 influence with Quodda: 5 in all
211. p3 end  5b0c96ce346eaefd
       p1 begins a turn, 0 provisions left
212. p1 cover.d5
       p1 covers d5: weak Reinforcements
213. p1 to.horn-o
       p1 adds 1 troll: Horn lair, in the domain
214. p1 cover.e7
       p1 covers e7: weak Advance
215. p1 to.horn-i
       p1 moves a troll: Moon 3 → Horn lair, on the border
216. p1 end  643e36a4e7e053da
       p2 begins a turn, 1 provision left
217. p2 cover.d4
       p2 covers d4: weak Reinforcements
218. p2 to.eye-i
       p2 adds 1 troll: Eye lair, on the border
219. p2 cover.d6
       p2 covers d6: weak Influence
220. p2 influence.okkag
       p2 gains 2 influence with Okkag: 2 in all
221. p2 end  feb4fd1a57684bb6
       p3 begins a turn, 1 provision left
222. p3 take.e5
223. p3 take.g6
       p3 covers e5 g6: strong Influence of power 3
224. p3 spend.1
       p3 spends 1 more provision
225. p3 influence.jorrund
       p3 gains 4 influence with Jorrund: 6 in all
226. p3 end  46bddd573d4a4c9e
       p2 begins a turn, 0 provisions left
227. p2 cover.f6
       p2 covers f6: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
228. p2 token.fi1.2
       p2 looks at token 2 of Fire 1: strength 3
229. p2 gate.2
       p2 looks at gate card 2: Mud
230. p2 influence.quodda
       p2 gains 1 influence with Quodda: 1 in all
231. p2 end{moon+mud+p2+p3}  ed6984347b03f3ec
       Gnomes entrench in Moss 2
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Fire 2
       Gnomes entrench in Fire 3
       Gate card 1: 3 invaders come to the domain of Moon
       Gnomes invade Granite 3: the nearest empty one
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Moon comes upon 1 troll in Moon 3: the nearest with so few
       A troll of p3 is defeated in Moon 3: 4 honour
       Gate card 2: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 4 trolls in Mud 2: the only cave within reach
       The lot in Mud 2 falls on p2
       A troll of p2 is defeated in Mud 2: 4 honour
       An invader of Mud comes upon 3 trolls in Mud 2: the only cave within reach
       The lot in Mud 2 falls on p3
       Khazga of p3 is defeated in Mud 2: 2 honour
232. p3 to.comb-i{ice}  2dc195c3c018848c
       Khazga of p3 recovers: Comb lair, on the border
       An invader of Mud comes upon 2 trolls in Mud 2: the only cave within reach
       A troll of p2 is defeated in Mud 2: 2 honour
       Gate card 3: 3 invaders come to the domain of Ice
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Ice comes upon 1 troll in Hammer 3: nowhere fewer within reach
       Ekktor of p1 is defeated in Hammer 3: 4 honour
233. p1 to.horn-o  4504aaeabb13709a
       Ekktor of p1 recovers: Horn lair, in the domain
       Gnomes invade Hammer 3: the only empty one within reach
       p3 wins Jorrund
       p3 gains 2 votes of Granite: 2 in all
234. p3 to.comb-o  1af532548fe9819f
       Jorrund of p3 comes to Comb lair, in the domain
       p2 wins Okkag
       p2 gains 2 votes of Hammer: 3 in all
235. p2 to.eye-o  69e8ec0aa9bb830a
       Okkag of p2 comes to Eye lair, in the domain
       Nobody has influence with Noctha, who leaves the game
       p3 wins Quodda
236. p3 clan.ice
       p3 gains 1 vote of Ice: 1 in all
237. p3 clan.hammer  12279a68f77f53db
       p3 gains 1 vote of Hammer: 5 in all
238. p1 console.vote
       p1 takes a vote as consolation for Quodda
239. p1 clan.moon  7c80d6bbde87b955
       p1 gains 1 vote of Moon: 1 in all
240. p2 console.vote
       p2 takes a vote as consolation for Quodda
241. p2 clan.fire  a9ebe718c7b9991e
       p2 gains 1 vote of Fire: 1 in all
242. p3 to.comb-i  6f696acb19d5206e
       Quodda of p3 comes to Comb lair, on the border
       Domains of wave II: p1 gains 0 and loses 0
       Domains of wave II: p2 gains 14 and loses 1
       Domains of wave II: p3 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
243. p1 draft.a71.e7  0e84c804bb87e282
244. p2 draft.a14.c4  8e7b7ee87ff5380f
245. p3 draft.a32.d5
       p1 adds Ad In3 – In at e7
       p2 adds Re2 Re2 In – at c4
       p3 adds In Gn2 Ad El at d5
246. p3 draft.a53.d7  3e867f6e80ef075c
247. p1 draft.a05.f4  a7aad7bb7c0715e2
248. p2 draft.a46.d3
       p1 adds Ad Ad Jo Re at f4
       p2 adds – Ad Re2 Pr at d3
       p3 adds Ad Gn Jo Jo at d7
249. p2 draft.a11.d6  feae558f38d4766d
250. p3 draft.a04.d3  e5fd5bf334e51e36
251. p1 draft.a15.b5
       p1 adds Gn In2 – In2 at b5
       p2 adds In2 In Ad Gn at d6
       p3 adds Gn Ad Gn Gn at d3
       The last card of each hand is discarded face down
252. p1 cover.d4
253. p1 cover.f5  b5bbd2a5ca02edc9
       p1 covers the Jokers d4 and f5: 6 provisions
254. p3 cover.g6
255. p3 cover.e8
       p3 covers the Jokers g6 and e8: 5 provisions
256. p3 cover.d8  6a5a3ccc36436c64
       p3 covers the Jokers f6 and d8: 6 provisions
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
257. p1 take.f6
258. p1 take.f7
259. p1 take.f8
       p1 covers f6 f7 f8: strong Influence of power 5
260. p1 spend.0
261. p1 influence.kasskar
       p1 gains 6 influence with Kasskar: 6 in all
262. p1 end  956305b43c0a64a1
       p2 begins a turn, 4 provisions left
263. p2 take.e3
264. p2 take.anvgar
265. p2 act.advance
       p2 covers e3 anvgar: strong Advance of power 2
266. p2 spend.1
       p2 spends 1 more provision
267. p2 to.ic3
268. p2 lead.okkag
       p2 moves Okkag: Eye lair, in the domain → Ice 3
269. p2 stop
270. p2 end  0b4c50f8053f1f4a
       p3 begins a turn, 5 provisions left
271. p3 cover.e3
       p3 covers e3: weak Advance
272. p3 spend.0
273. p3 to.mo1
274. p3 lead.quodda{1+2}
       p3 moves Quodda: Comb lair, on the border → Moss 1
       p3 attacks the gnomes of Moss 1: strength 1+2
275. p3 to.comb-o
       p3 is repelled from Moss 1 and retreats: Comb lair, in the domain
276. p3 cover.e7
       p3 covers e7: weak Gnome
277. p3 spend.0
       p3 moves the wheel pawn 1 space: Reinforcements
278. p3 token.ha3.1
       p3 looks at token 1 of Hammer 3: strength 1
279. p3 gate.1
       p3 looks at gate card 1: Moss
280. p3 to.mo3
       p3 adds 1 troll: Moss 3
281. p3 end  f3ec6b097cdb3390
       p1 begins a turn, 4 provisions left
282. p1 take.e5
283. p1 whole.advance
       p1 covers f4 g4 e5 e7: strong Advance of power 6
284. p1 spend.0
285. p1 to.fi2
286. p1 lead.ekktor
       p1 moves Ekktor: Horn lair, in the domain → Fire 2
287. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Fire 2
288. p1 stop{1+2}
       p1 attacks the gnomes of Fire 2: strength 1+2
289. p1 to.horn-i
       p1 is repelled from Fire 2 and retreats: Horn lair, on the border
290. p1 end  736d3eaaf12d3a44
       p2 begins a turn, 2 provisions left
291. p2 cover.c5
       p2 covers c5: weak Influence
292. p2 spend.1
       p2 spends 1 despair
293. p2 influence.drubba
       p2 gains 3 influence with Drubba: 3 in all
294. p2 cover.f8
       p2 covers f8: weak Advance
295. p2 spend.0
296. p2 to.mo3
297. p2 move.ic3
       p2 moves a troll: Ice 3 → Moss 3
298. p2 end  ddf2f248a139a3bf
       p3 begins a turn, 4 provisions left
299. p3 take.d3
300. p3 take.d4
301. p3 take.e4
302. p3 take.e5
       p3 covers d3 d4 e4 e5: strong Gnome of power 5
303. p3 spend.1
       p3 spends 1 more provision
304. p3 wheel.4
       p3 moves the wheel pawn 4 spaces: Honour gain
305. p3 token.mn2.2
       p3 looks at token 2 of Moon 2: strength 2
306. p3 stop
       p3 crosses the honour-boost wire: boost 1
       p3 gains 5 honour on the wheel, boost 1 included
307. p3 end  4ed7b1b04be1ee2e
       p1 begins a turn, 3 provisions left
308. p1 cover.c4
309. p1 act.influence
       p1 covers c4: weak Influence
310. p1 spend.0
311. p1 influence.drubba
       p1 gains 1 influence with Drubba: 1 in all
312. p1 cover.g5
       p1 covers g5: weak Reinforcements
313. p1 spend.0
314. p1 none
       p1 adds nobody
315. p1 end  9dc24368b67a3f6b
       p2 begins a turn, 1 provision left
316. p2 cover.e7
       p2 covers e7: weak Gnome
317. p2 spend.0
       p2 moves the wheel pawn 1 space: Troll advance
318. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 1
319. p2 stop
320. p2 out.comb-o
321. p2 shift.p3.mu2
       p2 moves a troll of p3: Comb lair, in the domain → Mud 2
322. p2 cover.d7
       p2 covers d7: weak Advance
323. p2 spend.1
       p2 spends 1 despair
324. p2 to.fi3
325. p2 move.ic1
       p2 moves a troll: Ice 1 → Fire 3
326. p2 stop{3+3}
       p2 attacks the gnomes of Fire 3: strength 3+3
327. p2 to.eye-i
       p2 is repelled from Fire 3 and retreats: Eye lair, on the border
328. p2 end  fc1af53dc6704cad
       p3 begins a turn, 2 provisions left
329. p3 cover.f7
       p3 covers f7: weak Advance
330. p3 spend.1
       p3 spends 1 despair
331. p3 to.ic3
332. p3 lead.khazga
       p3 moves Khazga: Comb lair, on the border → Ice 3
333. p3 move.mo3
       p3 moves a troll: Moss 3 → Ice 3
334. p3 cover.c3
       p3 covers c3: weak Reinforcements
335. p3 spend.1
       p3 spends 1 despair
336. p3 none
       p3 adds nobody
337. p3 end  84c061b3a67db8e0
       p1 begins a turn, 2 provisions left
338. p1 cover.d5
       p1 covers d5: weak Reinforcements
339. p1 spend.2
       p1 spends 2 despair
340. p1 to.horn-i
341. p1 add.2
       p1 adds 2 trolls: Horn lair, on the border
342. p1 cover.b7
       p1 covers b7: weak Influence
343. p1 influence.thuldra
       p1 gains 2 influence with Thuldra: 2 in all
344. p1 end  c87d4e31442ffdae
       p2 begins a turn, 0 provisions left
345. p2 cover.e6
       p2 covers e6: weak Influence
346. p2 spend.0
347. p2 influence.kasskar
       p2 gains 1 influence with Kasskar: 1 in all
348. p2 cover.f7
       p2 covers f7: weak Advance
349. p2 spend.1
       p2 spends 1 despair
350. p2 to.mu3
351. p2 lead.imbolg
       p2 moves Imbolg: Eye lair, on the border → Mud 3
352. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 3
353. p2 end  d3ef7f62c006cbe2
       p3 begins a turn, 1 provision left
354. p3 take.d6
355. p3 take.d7
       p3 covers d6 d7: strong Advance of power 2
356. p3 spend.0
357. p3 to.comb-i
358. p3 lead.khazga
       p3 moves Khazga: Ice 3 → Comb lair, on the border
359. p3 move.ic3
       p3 moves a troll: Ice 3 → Comb lair, on the border
360. p3 end  c15132882b7ec717
       p1 begins a turn, 1 provision left
361. p1 cover.b5
       p1 covers b5: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
362. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 2
363. p1 stop
364. p1 influence.thuldra
       p1 gains 1 influence with Thuldra: 3 in all
365. p1 end  6d0a569482b90a43
       p3 begins a turn, 0 provisions left
366. p3 take.c4
367. p3 take.d5
368. p3 take.f5
369. p3 act.influence
       p3 covers c4 d5 f5: strong Influence of power 3
370. p3 influence.wulgrim
       p3 gains 4 influence with Wulgrim: 4 in all
371. p3 end  58990e0517d2d7d7
       p1 begins a turn, 0 provisions left
372. p1 take.c5
373. p1 act.influence
       p1 covers c5: strong Influence of power 2
374. p1 influence.thuldra
       p1 gains 2 influence with Thuldra: 5 in all
375. p1 end{moss+ice+moon}  4e61fafd705d723a
       Gnomes entrench in Moon 3
       Gnomes entrench in Granite 3
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 3
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Mud 2: nowhere fewer within reach
       A troll of p3 is defeated in Mud 2: 5 honour
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 2 trolls in Ice 1: the nearest with so few
       A troll of p2 is defeated in Ice 1: 5 honour
       An invader of Ice comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p2 is defeated in Ice 1: 2 honour
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 3: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       p3 wins Wulgrim
376. p3 clan.moon
       p3 gains 1 vote of Moon: 1 in all
377. p3 clan.moss
       p3 gains 1 vote of Moss: 1 in all
378. p3 star.h4  92c03cc749cca7e9
       p3 puts the star of Wulgrim on Great hall 4
       p1 wins Kasskar
379. p1 clan.moss
       p1 gains 1 vote of Moss: 1 in all
380. p1 clan.moon
       p1 gains 1 vote of Moon: 2 in all
381. p1 clan.ice  82cc35f324fae208
       p1 gains 1 vote of Ice: 1 in all
382. p2 console.honour  c239bbcb2e8b5553
       p2 takes 0 honour as consolation for Kasskar
383. p1 clan.hammer
384. p1 clan.moon
385. p1 add.1
       p1 gives up 1 vote of Hammer
       p1 gains 1 vote of Moon: 3 in all
       p1 wins Thuldra
386. p1 clan.mud
       p1 gains 1 vote of Mud: 1 in all
387. p1 clan.fire
       p1 gains 1 vote of Fire: 2 in all
       Thuldra brings p1 3 honour
       p2 wins Drubba
       p2 gains 3 votes of Mud: 4 in all
388. p1 console.vote  e125187e66fb4bfb
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 2 in all
       Drubba brings p2 5 honour
       Great hall 1: 4 honour for p3
       Great hall 2 is shared: 4 honour each for p3
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5: 8 honour for p2
       Great hall 6 is shared: 6 honour each for p2
       Great hall 7 is shared: 6 honour each for p3
       p1 has 2 Elders: 1 honour
       p2 has 3 Elders: 3 honour
       p3 has 4 Elders: 5 honour
       p3 gains 7 honour for votes of Moss
       p1 gains 4 honour for votes of Moss
       p2 gains 8 honour for votes of Ice
       p3 gains 5 honour for votes of Ice
       p1 gains 2 honour for votes of Ice
       p1 gains 11 honour for votes of Moon
       p2 gains 6 honour for votes of Moon
       p3 gains 2 honour for votes of Moon
       p3 gains 9 honour for votes of Granite
       p3 gains 6 honour for votes of Hammer
       p2 gains 4 honour for votes of Hammer
       p1 gains 1 honour for votes of Hammer
       p2 gains 10 honour for votes of Mud
       p1 gains 5 honour for votes of Mud
       p3 gains 12 honour for votes of Fire
       p1 gains 6 honour for votes of Fire
       p2 gains 3 honour for votes of Fire
       The three waves are over: p2 and p3 win together

p1  +4  Defeated trolls [FALL-W18]
p1  +3  Champions [FALL-H08]
p1 +12  Domains, wave I [FALL-P03]
p1  -3  Invaded caves, wave I [FALL-P04]
p1  +1  Elders [FALL-F05]
p1  +4  Votes of Moss [FALL-F06]
p1  +2  Votes of Ice [FALL-F06]
p1 +11  Votes of Moon [FALL-F06]
p1  +1  Votes of Hammer [FALL-F06]
p1  +5  Votes of Mud [FALL-F06]
p1  +6  Votes of Fire [FALL-F06]
p2  +1  Attacks [FALL-M09]
p2  +2  Gnome wheel [FALL-G17]
p2 +13  Defeated trolls [FALL-W18]
p2  +5  Champions [FALL-H08]
p2 +14  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2 +14  Domains, wave II [FALL-P03]
p2  -1  Invaded caves, wave II [FALL-P04]
p2  +8  Great hall 5 [FALL-F02]
p2  +6  Great hall 6 [FALL-F02]
p2  +3  Elders [FALL-F05]
p2  +8  Votes of Ice [FALL-F06]
p2  +6  Votes of Moon [FALL-F06]
p2  +4  Votes of Hammer [FALL-F06]
p2 +10  Votes of Mud [FALL-F06]
p2  +3  Votes of Fire [FALL-F06]
p3  +5  Gnome wheel [FALL-G17]
p3 +11  Defeated trolls [FALL-W18]
p3 +12  Domains, wave I [FALL-P03]
p3  -2  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 1 [FALL-F02]
p3  +4  Great hall 2 [FALL-F02]
p3  +6  Great hall 7 [FALL-F02]
p3  +5  Elders [FALL-F05]
p3  +7  Votes of Moss [FALL-F06]
p3  +5  Votes of Ice [FALL-F06]
p3  +2  Votes of Moon [FALL-F06]
p3  +9  Votes of Granite [FALL-F06]
p3  +6  Votes of Hammer [FALL-F06]
p3 +12  Votes of Fire [FALL-F06]
= p2 95, p3 95, p1 46  waves, won by p2, p3
