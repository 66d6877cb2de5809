fall/1  seats 3  seed 1042  options -

  1. p2 keep.argash  e1665ebd0a9e8b46
  2. p3 keep.chorvel  d95fb910bca49f5c
  3. p1 keep.tizgra{p3}  939a129ea94bc131
       p3 takes the hammer and is first player
       p3 keeps Chorvel
       p3 gains 2 votes of Moon: 2 in all
       p1 keeps Tizgra
       p1 gains 1 vote of Fire: 1 in all
       p2 keeps Argash
       p2 gains 2 votes of Moss: 2 in all
  4. p3 lairs.fang
       p3 takes the lairs of the Fang, three trolls in each
  5. p3 settle.mu3
       p3 puts a troll in Mud 3
  6. p3 settle.mn3
       p3 puts a troll in Moon 3
  7. p3 to.mu3  576473ee655ab9b3
       Chorvel of p3 comes to Mud 3
  8. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
  9. p1 settle.mo2
       p1 puts a troll in Moss 2
 10. p1 settle.gr3  d8e3c7cabc7ca5d4
       p1 puts a troll in Granite 3
 11. p2 lairs.arrow
       p2 takes the lairs of the Arrow, three trolls in each
 12. p2 settle.gr2
       p2 puts a troll in Granite 2
 13. p2 settle.gr3
       p2 puts a troll in Granite 3
 14. p2 to.gr2
       Argash of p2 comes to Granite 2
       Wave I begins: four cards each
 15. p2 draft.a59.f4  68e7fcc3919f405f
 16. p3 draft.a34.e4  3f17d3c1881c1c4a
 17. p1 draft.a11.f6  50e8a5593c35cc74
       p1 adds a card at f6: Influence 2, Influence, Advance, Gnome
       p2 adds a card at f4: Joker, Influence, Reinforce, Influence
       p3 adds a card at e4: Gnome, Elders, Reinforce, Joker
 18. p3 draft.a35.f5  726003ff22cf8be6
 19. p1 draft.a14.d6  95dd0dd3ac5b3a23
 20. p2 draft.a28.e4
       p1 adds a card at d6: Reinforce 2, Reinforce 2, Influence, empty
       p2 adds a card at e4: Advance, Elders, Gnome, Gnome
       p3 adds a card at f5: Joker, Influence, Elders, Advance
 21. p2 draft.a02.e5  e28b8f2141615526
 22. p1 draft.a66.d5  a56807e8ce728e33
 23. p3 draft.a25.g4
       p1 adds a card at d5: Reinforce 2, Influence 2, Gnome, empty
       p2 adds a card at e5: Reinforce, Reinforce, Influence, Reinforce
       p3 adds a card at g4: Advance, Advance, Elders, Reinforce
       The last card of each hand is discarded face down
       p3 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 5 provisions left
 24. p3 take.e5
 25. p3 take.f5
       p3 covers e5 f5: strong Reinforcements of power 2
 26. p3 spend.5
       p3 spends 5 more provisions
 27. p3 to.mn3
 28. p3 add.1
       p3 adds 1 troll: Moon 3
 29. p3 use.chorvel
       p3 uses Chorvel
 30. p3 to.fang-o
       p3 moves Chorvel: Mud 3 → Fang lair, in the domain
 31. p3 end  507960780c0a5aad
       p1 begins a turn, 5 provisions left
 32. p1 take.e5
       p1 covers e5: strong Influence of power 2
 33. p1 spend.1
       p1 spends 1 more provision
 34. p1 influence.jorrund
       p1 gains 4 influence with Jorrund: 4 in all
 35. p1 end  533e067829b7ce68
       p2 begins a turn, 5 provisions left
 36. p2 take.f5
 37. p2 take.f6
 38. p2 act.reinforce
       p2 covers f5 f6: strong Reinforcements of power 2
 39. p2 spend.3
       p2 spends 3 more provisions
 40. p2 to.arrow-i
 41. p2 add.3
       p2 adds 3 trolls: Arrow lair, on the border
 42. p2 end  85bfd3d48cc65dc3
       p1 begins a turn, 3 provisions left
 43. p1 cover.g7
       p1 covers g7: weak Gnome
 44. p1 spend.2
       p1 spends 2 despair
 45. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Honour gain
 46. p1 gate.3
       p1 looks at gate card 3: Ice
 47. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 2
       p1 gains 3 honour on the wheel, boost 0 included
 48. p1 end  83b31e2853c25307
       p2 begins a turn, 1 provision left
 49. p2 cover.e5
       p2 covers e5: weak Reinforcements
 50. p2 spend.2
       p2 spends 2 despair
 51. p2 to.arrow-o
 52. p2 add.2
       p2 adds 2 trolls: Arrow lair, in the domain
 53. p2 cover.g5
       p2 covers g5: weak Influence
 54. p2 influence.okkag
       p2 gains 2 influence with Okkag: 2 in all
 55. p2 end  7f1ed1dff958bba7
       p1 begins a turn, 2 provisions left
 56. p1 take.tizgra
 57. p1 take.d6
       p1 covers d6 tizgra: strong Gnome of power 2
 58. p1 spend.2
       p1 spends 2 more provisions
 59. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Honour gain
 60. p1 gate.1
       p1 looks at gate card 1: Moss
 61. p1 token.mn1.1
       p1 looks at token 1 of Moon 1: strength 3
       p1 crosses the honour-boost wire: boost 1
       p1 gains 4 honour on the wheel, boost 1 included
 62. p1 end  d71b70d4795ab510
       p2 begins a turn, 0 provisions left
 63. p2 cover.e4
       p2 covers e4: weak Advance
 64. p2 to.fi3
       p2 moves a troll: Arrow lair, on the border → Fire 3
 65. p2 end{moss}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Moss
 66. p2 enter.mo3{fire+ice}  2aacb062cf71cf1c
       p2 leads the plank of Moss and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gnomes invade Fire 2: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Fire
       Gnomes invade Fire 1: the nearest empty one
       Gnomes invade Mud 1: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Ice
 67. p3 enter.ic2  f00b6ae40f3af44f
       Nobody has votes of Ice: p3 leads with Moon, the next clan, and sends the invader into Ice 2
       Gnomes invade Ice 2: empty, and as near as others
       Gnomes invade Ice 1: the nearest empty one
       p2 wins Okkag
       p2 gains 2 votes of Hammer: 2 in all
 68. p2 to.arrow-o  f50a0e720f00c1b4
       Okkag of p2 comes to Arrow lair, in the domain
       p1 wins Jorrund
       p1 gains 2 votes of Granite: 2 in all
 69. p1 to.spiral-o
       Jorrund of p1 comes to Spiral lair, in the domain
       Nobody has influence with Thornak, who leaves the game
       Nobody has influence with Fomga, who leaves the game
       Domains of wave I: p1 gains 6 and loses 2
       Domains of wave I: p2 gains 12 and loses 2
       Domains of wave I: p3 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
 70. p1 draft.a37.f7  a5132bb100bae308
 71. p2 draft.a04.g4  652118cbb4ab0191
 72. p3 draft.a45.h3  a997297bf617558e
       p1 adds a card at f7: Elders, Advance, Elders, Reinforce
       p2 adds a card at g4: Gnome, Advance, Gnome, Gnome
       p3 adds a card at h3: Provisions, Advance 2, Gnome, empty
 73. p1 draft.a43.g6  f29deac57e631d39
 74. p3 draft.a19.d4  66cbd70a264695fa
 75. p2 draft.a27.h5  fe18a17f4b3846be
       p1 adds a card at g6: Influence, Influence, Provisions, Advance
       p2 adds a card at h5: Gnome, Elders, Influence, Influence
       p3 adds a card at d4: Influence 3, empty, Advance, Gnome
 76. p3 draft.a40.h2  f94c408c666b2fd1
 77. p2 draft.a26.d3  2f40c50a26878043
 78. p1 draft.a33.f4
       p1 adds a card at f4: Influence, Elders, Advance, Joker
       p2 adds a card at d3: Reinforce, Influence, Reinforce, Elders
       p3 adds a card at h2: Elders, Gnome, Elders, Advance
       The last card of each hand is discarded face down
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 has 5 provisions and 3 despair
       p1 begins a turn, 5 provisions left
 79. p1 take.g5
 80. p1 take.tizgra
 81. p1 act.gnome
       p1 covers g5 tizgra: strong Gnome of power 2
 82. p1 spend.1
       p1 spends 1 more provision
 83. p1 wheel.1
       p1 moves the wheel pawn 1 space: Troll advance
 84. p1 token.ic1.1
       p1 looks at token 1 of Ice 1: strength 1
 85. p1 stop
 86. p1 out.mo2
       p1 moves a troll: Moss 2 → Spiral lair, in the domain
 87. p1 end  ed407de8e8bbf5d7
       p2 begins a turn, 4 provisions left
 88. p2 take.i6
 89. p2 take.h6
       p2 covers h6 i6: strong Influence of power 2
 90. p2 spend.2
       p2 spends 2 more provisions
 91. p2 influence.quodda
       p2 gains 5 influence with Quodda: 5 in all
 92. p2 end  a896f8135ab1b60e
       p3 begins a turn, 4 provisions left
 93. p3 cover.h5
       p3 covers h5: weak Reinforcements
 94. p3 spend.3
       p3 spends 3 despair
 95. p3 to.mn3
 96. p3 add.1
       p3 adds 1 troll: Moon 3
 97. p3 cover.e5
       p3 covers e5: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
 98. p3 stop
 99. p3 influence.imbolg
       p3 gains 2 influence with Imbolg: 2 in all
100. p3 end  1aeb35040bc3e393
       p1 begins a turn, 3 provisions left
101. p1 cover.f5
       p1 covers f5: weak Advance
102. p1 spend.0
103. p1 to.spiral-i
       p1 moves a troll: Granite 3 → Spiral lair, on the border
104. p1 cover.g6
       p1 covers g6: weak Influence
105. p1 spend.0
106. p1 influence.ugrith
       p1 gains 2 influence with Ugrith: 2 in all
107. p1 end  043a141ada02d5ba
       p2 begins a turn, 1 provision left
108. p2 take.f5
109. p2 whole.reinforce
       p2 covers e5 f5 f6: strong Reinforcements of power 3
110. p2 spend.1
       p2 spends 1 more provision
111. p2 to.fi3
112. p2 add.1
       p2 adds 1 troll: Fire 3
113. p2 use.okkag
       p2 uses Okkag
       p2 adds 1 troll: Arrow lair, in the domain
114. p2 end  829155becb926d1c
       p3 begins a turn, 3 provisions left
115. p3 take.e6
116. p3 take.f5
       p3 covers f5 e6: strong Gnome of power 2
117. p3 spend.0
118. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Troll advance
119. p3 token.mo1.2
       p3 looks at token 2 of Moss 1: strength 3
120. p3 gate.3
       p3 looks at gate card 3: Moon
121. p3 out.spiral-i
122. p3 shift.p1.ha3
       p3 moves a troll of p1: Spiral lair, on the border → Hammer 3
123. p3 stop
124. p3 end  cfcb5f14b33f8e42
       p1 begins a turn, 2 provisions left
125. p1 cover.f4
       p1 covers f4: weak Influence
126. p1 spend.0
127. p1 influence.quodda
       p1 gains 1 influence with Quodda: 1 in all
128. p1 cover.d6
       p1 covers d6: weak Gnome
129. p1 spend.0
       p1 moves the wheel pawn 1 space: Reinforcements
130. p1 token.ic1.1
       p1 looks at token 1 of Ice 1: strength 1
131. p1 gate.1
       p1 looks at gate card 1: Fire
132. p1 rally.on2  353888d585959f02
       Breach: 2 invaders come to the domain of Granite, p1 decides ties
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
133. p2 lose.troll
       A troll of p2 is defeated in Granite 2: 0 honour
       An invader of Granite comes upon 1 troll in Granite 2: the only cave within reach
       Argash of p2 is defeated in Granite 2: 0 honour
134. p2 to.arrow-i  a6f538ce3139e460
       Argash of p2 recovers: Arrow lair, on the border
135. p1 to.spiral-i
       p1 adds 1 troll: Spiral lair, on the border
136. p1 end  dd8c786bce82a7e3
       p3 begins a turn, 2 provisions left
137. p3 cover.h4
       p3 covers h4: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
138. p3 token.mo1.1
       p3 looks at token 1 of Moss 1: strength 1
139. p3 gate.3
       p3 looks at gate card 3: Moon
140. p3 out.arrow-i
141. p3 shift.p2.fi3
       p3 moves a troll of p2: Arrow lair, on the border → Fire 3
142. p3 cover.i3
       p3 covers i3: weak Advance
143. p3 to.mn1
144. p3 lead.chorvel{2+3}
       p3 moves Chorvel: Fang lair, in the domain → Moon 1
       p3 attacks the gnomes of Moon 1: strength 2+3
145. p3 to.fang-i
       p3 is repelled from Moon 1 and retreats: Fang lair, on the border
146. p3 use.chorvel
       p3 uses Chorvel
147. p3 to.mu3
       p3 moves Chorvel: Fang lair, on the border → Mud 3
148. p3 end  e81d290547b41160
       p1 begins a turn, 1 provision left
149. p1 cover.h6
       p1 covers h6: weak Influence
150. p1 spend.1
       p1 spends 1 despair
151. p1 influence.crym
       p1 gains 3 influence with Crym: 3 in all
152. p1 cover.d7
       p1 covers d7: weak Influence
153. p1 spend.0
154. p1 influence.quodda
       p1 gains 1 influence with Quodda: 2 in all
155. p1 end  12e0403dc9b209b4
       p3 begins a turn, 1 provision left
156. p3 cover.d5
       p3 covers d5: weak Advance
157. p3 to.ic3
158. p3 move.mn3
       p3 moves a troll: Moon 3 → Ice 3
159. p3 end  477dd9e432868a48
       p1 begins a turn, 0 provisions left
160. p1 cover.g8
       p1 covers g8: weak Reinforcements
161. p1 spend.0
162. p1 none
       p1 adds nobody
163. p1 cover.h7
       p1 covers h7: weak Advance
164. p1 spend.1
       p1 spends 1 despair
165. p1 to.mo2
166. p1 lead.jorrund
       p1 moves Jorrund: Spiral lair, in the domain → Moss 2
167. p1 stop
168. p1 end  414c27a12be10ef2
       p3 begins a turn, 0 provisions left
169. p3 cover.g4
       p3 covers g4: weak Advance
170. p3 to.mu3
       p3 moves a troll: Fang lair, on the border → Mud 3
171. p3 end{fire+ice}
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Fire
       Gnomes invade Hammer 2: the only empty one within reach
       Gnomes invade Granite 2: the only empty one within reach
       Gnomes invade Granite 1: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Ice
       Gnomes invade Moon 2: the only empty one within reach
172. p3 enter.ic3{moon}
       Nobody has votes of Ice: p3 leads with Moon, the next clan, and sends the invader into Ice 3
       An invader of Ice comes upon 1 troll in Ice 3: as few and as near as elsewhere
       A troll of p3 is defeated in Ice 3: 4 honour
       Gnomes invade Ice 3: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Moon
173. p3 enter.mo2  33407bc99f34cbdb
       p3 leads the plank of Moon and sends the invader into Moss 2
       An invader of Moon comes upon 1 troll in Moss 2: as few and as near as elsewhere
       Jorrund of p1 is defeated in Moss 2: 4 honour
174. p1 to.spiral-o
       Jorrund of p1 recovers: Spiral lair, in the domain
       Gnomes invade Moss 2: the only empty one within reach
       An invader of Moon comes upon 1 troll in Granite 3: the nearest with so few
       A troll of p2 is defeated in Granite 3: 2 honour
       p1 wins Ugrith
175. p1 clan.ice
       p1 gains 1 vote of Ice: 1 in all
176. p1 clan.mud
       p1 gains 1 vote of Mud: 1 in all
177. p1 to.ha3  c87168d5c96242ee
       Ugrith of p1 comes to Hammer 3
       p1 wins Crym
       p1 gains 2 votes of Ice: 3 in all
       p3 wins Imbolg
       p3 gains 3 votes of Ice: 3 in all
178. p3 to.mu3  c0ed75a8426e33ce
       Imbolg of p3 comes to Mud 3
       p2 wins Quodda
179. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
180. p2 clan.moon  e34b3ad699236347
       p2 gains 1 vote of Moon: 1 in all
181. p1 console.vote
       p1 takes a vote as consolation for Quodda
182. p1 clan.mud  3951e38c2f4f2b8e
       p1 gains 1 vote of Mud: 2 in all
183. p2 to.fi3  57b228d4b59f7a48
       Quodda of p2 comes to Fire 3
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 6 and loses 2
       Domains of wave II: p3 gains 12 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
184. p1 draft.a12.e4  c5062d05c64ba374
185. p3 draft.a57.h4  c86ceef8092b66e5
186. p2 draft.a63.e6  223dbe8f6efee79b
       p1 adds a card at e4: Reinforce, Gnome 2, Advance, Gnome
       p2 adds a card at e6: Advance, Reinforce, Influence, Gnome
       p3 adds a card at h4: Joker, Advance, Gnome, Advance
187. p1 draft.a22.g8  e4b4708b1149b328
188. p2 draft.a72.e7  4e3cb62204a67c0d
189. p3 draft.a09.h4  88c8f434b91cb7a8
       p1 adds a card at g8: empty, Influence, Elders, Reinforce 3
       p2 adds a card at e7: Gnome 3, Gnome, Reinforce, empty
       p3 adds a card at h4: Influence, Advance 2, Reinforce, Advance
190. p1 draft.a54.d6  07017774c609e9ea
191. p3 draft.a47.d3  dcb0d9d1e2913a94
192. p2 draft.a68.e5  913f8738ad36244b
       p1 adds a card at d6: Joker, Reinforce, Joker, Advance
       p2 adds a card at e5: empty, Reinforce, Advance 2, Gnome 2
       p3 adds a card at d3: empty, Reinforce, Influence 2, Provisions
       The last card of each hand is discarded face down
193. p1 stop  ce07a968b61cd7d2
       p2 has 4 provisions and 4 despair
       p3 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 3 provisions left
194. p2 cover.h4
       p2 covers h4: weak Advance
195. p2 spend.0
196. p2 none
       p2 moves nobody
197. p2 cover.f5
       p2 covers f5: weak Reinforcements
198. p2 spend.4
       p2 spends 4 despair
199. p2 to.arrow-i
200. p2 add.1
       p2 adds 1 troll: Arrow lair, on the border
201. p2 use.okkag
       p2 uses Okkag
       p2 adds 1 troll: Arrow lair, in the domain
202. p2 end  df1ddb74bfb0c0e2
       p3 begins a turn, 4 provisions left
203. p3 take.f5
204. p3 whole.gnome
       p3 covers e5 f5 e6: strong Gnome of power 3
205. p3 spend.0
206. p3 wheel.1
       p3 moves the wheel pawn 1 space: Influence
207. p3 token.fi1.1
       p3 looks at token 1 of Fire 1: strength 1
208. p3 gate.3
       p3 looks at gate card 3: Moss
209. p3 influence.kasskar
       p3 gains 2 influence with Kasskar: 2 in all
210. p3 end  034a47379ffdd756
       p1 begins a turn, 4 provisions left
211. p1 cover.d6
212. p1 act.reinforce
       p1 covers d6: weak Reinforcements
213. p1 spend.0
214. p1 to.spiral-i
       p1 adds 1 troll: Spiral lair, on the border
215. p1 cover.e5
       p1 covers e5: weak Advance
216. p1 spend.2
       p1 spends 2 despair
217. p1 to.mu3
218. p1 lead.ugrith
       p1 moves Ugrith: Hammer 3 → Mud 3
219. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
220. p1 move.spiral-i
       p1 moves a troll: Spiral lair, on the border → Mud 3
221. p1 end  76ff9ebd3806819a
       p2 begins a turn, 2 provisions left
222. p2 take.h5
223. p2 take.g4
224. p2 take.g5
225. p2 whole.gnome
       p2 covers g4 g5 h5 f6 e7 f7: strong Gnome of power 9
226. p2 spend.1
       p2 spends 1 more provision
227. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Reinforcements
228. p2 token.ha1.2
       p2 looks at token 2 of Hammer 1: strength 3
229. p2 gate.3
       p2 looks at gate card 3: Moss
230. p2 none
       p2 adds nobody
231. p2 stop
232. p2 end  233945dc56cc7a33
       p3 begins a turn, 3 provisions left
233. p3 cover.h5
       p3 covers h5: weak Reinforcements
234. p3 spend.3
       p3 spends 3 despair
235. p3 to.fang-i
236. p3 add.3
       p3 adds 3 trolls: Fang lair, on the border
237. p3 cover.g6
       p3 covers g6: weak Advance
238. p3 to.fang-o
       p3 moves a troll: Moon 3 → Fang lair, in the domain
239. p3 use.chorvel
       p3 uses Chorvel
240. p3 to.fang-o
       p3 moves Chorvel: Mud 3 → Fang lair, in the domain
241. p3 end  fe835d09b4e3cb33
       p1 begins a turn, 3 provisions left
242. p1 cover.d7
243. p1 act.advance
       p1 covers d7: weak Advance
244. p1 spend.1
       p1 spends 1 despair
245. p1 to.mo1
246. p1 move.spiral-o
       p1 moves a troll: Spiral lair, in the domain → Moss 1
247. p1 lead.jorrund{1+3}
       p1 moves Jorrund: Spiral lair, in the domain → Moss 1
       p1 attacks the gnomes of Moss 1: strength 1+3
248. p1 to.spiral-i
       p1 is repelled from Moss 1 and retreats: Spiral lair, on the border
249. p1 end  29bb72fa94fabaec
       p2 begins a turn, 0 provisions left
250. p2 take.h6
251. p2 take.i6
       p2 covers h6 i6: strong Influence of power 2
252. p2 influence.thuldra
       p2 gains 3 influence with Thuldra: 3 in all
253. p2 end  f9a465860d0e34ee
       p3 begins a turn, 2 provisions left
254. p3 cover.e3
       p3 covers e3: weak Reinforcements
255. p3 none
       p3 adds nobody
256. p3 use.imbolg
       p3 uses Imbolg
       p3 moves Imbolg: Mud 3 → Fire 3
       A troll of p2 is driven out of Fire 3 to its supply by p3
257. p3 cover.g4
       p3 covers g4: weak Advance
258. p3 to.gr3
259. p3 lead.chorvel
       p3 moves Chorvel: Fang lair, in the domain → Granite 3
260. p3 end  4642b45a4b713f13
       p1 begins a turn, 2 provisions left
261. p1 take.e6
262. p1 take.d5
263. p1 act.reinforce
       p1 covers d5 e6: strong Reinforcements of power 3
264. p1 spend.2
       p1 spends 2 more provisions
265. p1 to.spiral-i
266. p1 add.5
       p1 adds 5 trolls: Spiral lair, on the border
267. p1 end  1193b5e0265d07ba
       p3 begins a turn, 1 provision left
268. p3 cover.d5
       p3 covers d5: weak Advance
269. p3 to.ic3
270. p3 move.mn3{2}
       p3 moves a troll: Moon 3 → Ice 3
       p3 attacks the gnomes of Ice 3: strength 2
271. p3 to.fang-o
       p3 is repelled from Ice 3 and retreats: Fang lair, in the domain
       Gnomes entrench in Ice 3
272. p3 cover.i5
       p3 covers i5: weak Advance
273. p3 to.mn3
274. p3 move.fang-o
       p3 moves a troll: Fang lair, in the domain → Moon 3
275. p3 end
       p3 begins a turn, 0 provisions left
276. p3 take.i3
277. p3 take.i4
       p3 covers i3 i4: strong Advance of power 3
278. p3 to.mn1
279. p3 move.mn3
       p3 moves a troll: Moon 3 → Moon 1
280. p3 lead.chorvel
       p3 moves Chorvel: Granite 3 → Moon 1
281. p3 stop{2+3}
       p3 attacks the gnomes of Moon 1: strength 2+3
282. p3 to.fang-o
       p3 is repelled from Moon 1 and retreats: Fang lair, in the domain
283. p3 end{granite+hammer+moss}  86ec48ee8f71b9b7
       Gnomes entrench in Moss 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gate card 1: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 2: 4 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 3: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       p2 wins Thuldra
284. p2 clan.hammer
       p2 gains 1 vote of Hammer: 3 in all
285. p2 clan.ice  049a6181e78656e0
       p2 gains 1 vote of Ice: 1 in all
       Thuldra brings p2 4 honour
       Nobody has influence with Drubba, who leaves the game
       Nobody has influence with Wulgrim, who leaves the game
       p3 wins Kasskar
286. p3 clan.moss
       p3 gains 1 vote of Moss: 1 in all
287. p3 clan.fire
       p3 gains 1 vote of Fire: 1 in all
288. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
289. p3 clan.fire
290. p3 clan.ice  85c4b1c38864ab07
       p3 gives up 1 vote of Fire
       p3 gains 1 vote of Ice: 4 in all
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3: nobody controls a cave there
       Great hall 4: nobody controls a cave there
       Great hall 5: 8 honour for p1
       Great hall 6 is shared: 2 honour each for p1 and p2
       Great hall 7 is shared: 2 honour each for p2
       p1 has 4 Elders: 5 honour
       p2 has 3 Elders: 3 honour
       p3 has 5 Elders: 8 honour
       p2 gains 8 honour for votes of Moss
       p3 gains 5 honour for votes of Moss
       p3 gains 12 honour for votes of Ice
       p1 gains 6 honour for votes of Ice
       p2 gains 3 honour for votes of Ice
       p3 gains 11 honour for votes of Moon
       p2 gains 6 honour for votes of Moon
       p1 gains 6 honour for votes of Granite
       p2 gains 10 honour for votes of Hammer
       p1 gains 9 honour for votes of Mud
       p3 gains 5 honour for votes of Mud
       p1 gains 7 honour for votes of Fire
       p2 gains 4 honour for votes of Fire
       The three waves are over: p1 and p3 win together

p1  +7  Gnome wheel [FALL-G17]
p1  +4  Defeated trolls [FALL-W18]
p1  +6  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +8  Great hall 5 [FALL-F02]
p1  +2  Great hall 6 [FALL-F02]
p1  +5  Elders [FALL-F05]
p1  +6  Votes of Ice [FALL-F06]
p1  +6  Votes of Granite [FALL-F06]
p1  +9  Votes of Mud [FALL-F06]
p1  +7  Votes of Fire [FALL-F06]
p2  +2  Defeated trolls [FALL-W18]
p2  +4  Champions [FALL-H08]
p2 +12  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +2  Great hall 6 [FALL-F02]
p2  +2  Great hall 7 [FALL-F02]
p2  +3  Elders [FALL-F05]
p2  +8  Votes of Moss [FALL-F06]
p2  +3  Votes of Ice [FALL-F06]
p2  +6  Votes of Moon [FALL-F06]
p2 +10  Votes of Hammer [FALL-F06]
p2  +4  Votes of Fire [FALL-F06]
p3  +4  Defeated trolls [FALL-W18]
p3 +12  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -4  Invaded caves, wave II [FALL-P04]
p3  +8  Elders [FALL-F05]
p3  +5  Votes of Moss [FALL-F06]
p3 +12  Votes of Ice [FALL-F06]
p3 +11  Votes of Moon [FALL-F06]
p3  +5  Votes of Mud [FALL-F06]
= p1 62, p3 62, p2 58  waves, won by p1, p3
