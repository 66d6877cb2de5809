fall/3  seats 3  seed 3  options -

  1. p1 keep.fenglu  5c898a4a2df08053
  2. p2 keep.selkra  d8e6725477f23cb4
  3. p3 keep.argash{p2}  531d39e0bca878c8
       p2 takes the hammer and is first player
       p2 keeps Selkra
       p2 gains 3 votes of Ice: 3 in all
       p3 keeps Argash
       p3 gains 2 votes of Moss: 2 in all
       p1 keeps Fenglu
       p1 gains 2 votes of Mud: 2 in all
  4. p2 lairs.eye
       p2 takes the lairs of the Eye, three trolls in each
  5. p2 settle.ic3
       p2 puts a troll in Ice 3
  6. p2 settle.ic1  aa4cce1abe859969
       p2 puts a troll in Ice 1
  7. p3 lairs.arrow
       p3 takes the lairs of the Arrow, three trolls in each
  8. p3 settle.fi3
       p3 puts a troll in Fire 3
  9. p3 settle.gr3
       p3 puts a troll in Granite 3
 10. p3 to.fi3  596ad28a04198a23
       Argash of p3 comes to Fire 3
 11. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 12. p1 settle.mu2
       p1 puts a troll in Mud 2
 13. p1 settle.mn3
       p1 puts a troll in Moon 3
 14. p1 to.mn3
       Fenglu of p1 comes to Moon 3
       Wave I begins: four cards each
 15. p1 draft.a44.d6  116e22aecd478f23
 16. p2 draft.a02.f4  6d6fbaba74deeff9
 17. p3 draft.a45.e6  114aba324458719f
       p1 adds a card at d6: Gnome, Gnome, Provisions, Reinforce
       p2 adds a card at f4: Reinforce, Reinforce 2, Influence, Reinforce
       p3 adds a card at e6: Provisions, Advance 2, Gnome, empty
 18. p1 draft.a48.f6  4ba71e16127064bc
 19. p2 draft.a33.g4  146f9683de57cb5c
 20. p3 draft.a16.f5  76c94641ff479a06
       p1 adds a card at f6: Influence, Provisions, empty, Gnome 2
       p2 adds a card at g4: Influence, Elders, Advance, Joker
       p3 adds a card at f5: Gnome 2, Reinforce, Gnome 2, Advance
 21. p1 draft.a07.d5  9ed253f2a30eb409
 22. p2 draft.a04.f4  15480dd2c2de5741
 23. p3 draft.a60.g5  f538587b15a65a46
       p1 adds a card at d5: Influence, Influence, Joker, Gnome
       p2 adds a card at f4: Gnome, Advance, Gnome 2, Gnome
       p3 adds a card at g5: Influence, Joker, Gnome, Gnome
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p1 has 8 provisions and 0 despair
       p2 begins a turn, 5 provisions left
 24. p2 cover.g5
       p2 covers g5: weak Gnome
 25. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
 26. p2 gate.3
       p2 looks at gate card 3: Granite
 27. p2 stop
 28. p2 influence.thessel
       p2 gains 2 influence with Thessel: 2 in all
 29. p2 use.selkra
       p2 uses Selkra
 30. p2 gate.2
       p2 looks at gate card 2: Ice
 31. p2 gate.3
       p2 looks at gate card 3: Granite
 32. p2 cover.e6
       p2 covers e6: weak Gnome
 33. p2 spend.1
       p2 spends 1 despair
 34. p2 wheel.1
       p2 moves the wheel pawn 1 space: Reinforcements
 35. p2 gate.1
       p2 looks at gate card 1: Moon
 36. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 1
 37. p2 to.eye-i
       p2 adds 1 troll: Eye lair, on the border
 38. p2 end  ade2e232786d0d33
       p3 begins a turn, 6 provisions left
 39. p3 take.g6
 40. p3 whole.gnome
       p3 covers f5 h5 f6 g6 h6: strong Gnome of power 7
 41. p3 spend.2
       p3 spends 2 more provisions
 42. p3 wheel.9
       p3 moves the wheel pawn 9 spaces: Reinforcements
 43. p3 stop
       p3 crosses the honour-boost wire: boost 1
 44. p3 rally.back1
       Breach: 2 invaders come to the domain of Ice, p3 decides ties
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Moon 2: the only empty one within reach
 45. p3 to.gr3
 46. p3 add.4
       p3 adds 4 trolls: Granite 3
 47. p3 end  9fb05dffecb802d8
       p1 begins a turn, 7 provisions left
 48. p1 cover.f5
       p1 covers f5: weak Reinforcements
 49. p1 none
       p1 adds nobody
 50. p1 end  4399b2552747f774
       p2 begins a turn, 4 provisions left
 51. p2 cover.f6
       p2 covers f6: weak Influence
 52. p2 spend.1
       p2 spends 1 despair
 53. p2 influence.thessel
       p2 gains 2 influence with Thessel: 4 in all
 54. p2 end  dbcb797accd74d0c
       p3 begins a turn, 3 provisions left
 55. p3 cover.e5
       p3 covers e5: weak Advance
 56. p3 spend.1
       p3 spends 1 despair
 57. p3 to.fi1
 58. p3 lead.argash
       p3 moves Argash: Fire 3 → Fire 1
 59. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 1
 60. p3 cover.g5
       p3 covers g5: weak Influence
 61. p3 influence.ruskval
       p3 gains 2 influence with Ruskval: 2 in all
 62. p3 end  de814d08a31b5f1f
       p1 begins a turn, 6 provisions left
 63. p1 take.f6
 64. p1 take.e5
 65. p1 whole.influence
       p1 covers d5 e5 d6 f6: strong Influence of power 4
 66. p1 spend.2
       p1 spends 2 more provisions
 67. p1 influence.ruskval
       p1 gains 6 influence with Ruskval: 6 in all
 68. p1 end  6e761c85dbcf77e9
       p2 begins a turn, 3 provisions left
 69. p2 cover.h5
 70. p2 act.reinforce
       p2 covers h5: weak Reinforcements
 71. p2 none
       p2 adds nobody
 72. p2 end  5074d6ec021c6238
       p3 begins a turn, 2 provisions left
 73. p3 cover.e7
       p3 covers e7: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
 74. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 3
 75. p3 gate.2
       p3 looks at gate card 2: Ice
 76. p3 none
       p3 moves nobody
 77. p3 end  9379525123079126
       p1 begins a turn, 3 provisions left
 78. p1 cover.e7
       p1 covers e7: weak Reinforcements
 79. p1 none
       p1 adds nobody
 80. p1 end  10302c91165d42b7
       p2 begins a turn, 2 provisions left
 81. p2 cover.e5
       p2 covers e5: weak Advance
 82. p2 to.mu3
       p2 moves a troll: Eye lair, on the border → Mud 3
 83. p2 cover.g4
       p2 covers g4: weak Advance
 84. p2 to.eye-o
 85. p2 move.ic3
       p2 moves a troll: Ice 3 → Eye lair, in the domain
 86. p2 end  8bb2d6cac17f7cbb
       p3 begins a turn, 1 provision left
 87. p3 end  eb7128f81873dce0
       p1 begins a turn, 2 provisions left
 88. p1 take.g7
       p1 covers g7: strong Gnome of power 2
 89. p1 spend.2
       p1 spends 2 more provisions
 90. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
 91. p1 gate.2
       p1 looks at gate card 2: Ice
 92. p1 token.fi2.1
       p1 looks at token 1 of Fire 2: strength 1
 93. p1 influence.fomga
       p1 gains 2 influence with Fomga: 2 in all
 94. p1 end  0c1e6aa933a6cd56
       p2 begins a turn, 1 provision left
 95. p2 take.f4
 96. p2 take.f5
       p2 covers f4 f5: strong Gnome of power 3
 97. p2 spend.1
       p2 spends 1 more provision
 98. p2 wheel.1
       p2 moves the wheel pawn 1 space: Reinforcements
 99. p2 stop
100. p2 none
       p2 adds nobody
101. p2 end  806640db8895a438
       p3 begins a turn, 0 provisions left
102. p3 end{moon}  f5198ba9f786e417
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Moon
103. p1 enter.ic3{ice}  a210e85787ba0fa9
       Nobody has votes of Moon: p1 leads with Mud, the next clan, and sends the invader into Ice 3
       Gnomes invade Ice 3: empty, and as near as others
       Gnomes invade Granite 1: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Ice
       Gnomes invade Moss 3: the nearest empty one
104. p2 enter.mo2{granite}  1cac66bd6d5b301b
       p2 leads the plank of Ice and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Granite
       Gnomes invade Hammer 1: the nearest empty one
105. p1 enter.ha2  ca640af1fe9ddc09
       Nobody has votes of Granite: p1 leads with Mud, the next clan, and sends the invader into Hammer 2
       Gnomes invade Hammer 2: empty, and as near as others
       Nobody has influence with Mokkur, who leaves the game
       p2 wins Thessel
       p2 gains 3 votes of Moss: 3 in all
106. p2 to.ic1
107. p2 add.3  175f10d9b0a58d9d
       p2 adds 3 trolls: Ice 1
       p1 wins Fomga
108. p1 clan.ice
       p1 gains 1 vote of Ice: 1 in all
109. p1 clan.moon
       p1 gains 1 vote of Moon: 1 in all
       p1 wins Ruskval
110. p1 clan.granite
       p1 gains 1 vote of Granite: 1 in all
111. p1 clan.moon  7ce9457fd81fa4d5
       p1 gains 1 vote of Moon: 2 in all
112. p3 console.vote
       p3 takes a vote as consolation for Ruskval
113. p3 clan.ice  c69de32dfb650e59
       p3 gains 1 vote of Ice: 1 in all
114. p1 to.comb-o
       Ruskval of p1 comes to Comb lair, in the domain
       Domains of wave I: p1 gains 12 and loses 2
       Domains of wave I: p2 gains 12 and loses 2
       Domains of wave I: p3 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
115. p1 draft.a67.e7  869ecaabbe229677
116. p2 draft.a42.d6  66686f932fdf338e
117. p3 draft.a50.d5  6c0e60f26748ad24
       p1 adds a card at e7: empty, Advance, Gnome 2, Influence 2
       p2 adds a card at d6: Reinforce, Gnome, Reinforce, Provisions
       p3 adds a card at d5: Provisions, Joker, Influence, Reinforce
118. p1 draft.a05.g5  a2d87f63c85b3dab
119. p2 draft.a34.c5  41f208d54991c5cc
120. p3 draft.a25.f4  7e05d32db17bb5e0
       p1 adds a card at g5: Advance, Advance, Joker, Reinforce
       p2 adds a card at c5: Gnome, Elders, Reinforce, Joker
       p3 adds a card at f4: Advance, Advance, Elders, Reinforce
121. p1 draft.a26.c4  3753a161aad8c3da
122. p2 draft.a58.e7  0aef23f2a396f60f
123. p3 draft.a71.g6
       p1 adds a card at c4: Reinforce, Influence, Reinforce, Elders
       p2 adds a card at e7: Reinforce, Advance, Reinforce, Joker
       p3 adds a card at g6: Advance, Influence 3, empty, Influence
       The last card of each hand is discarded face down
124. p3 cover.e5  65d64af6f8fcf04e
       p3 covers the Jokers e5 and h5: 7 provisions
125. p1 stop  5be090a867631dfa
126. p2 stop  9c6ce771c1a3d334
       p3 has 7 provisions and 1 despair
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 begins a turn, 6 provisions left
127. p3 cover.h7
       p3 covers h7: weak Influence
128. p3 spend.1
       p3 spends 1 despair
129. p3 influence.quodda
       p3 gains 3 influence with Quodda: 3 in all
130. p3 end  9c63114edc8e621a
       p1 begins a turn, 5 provisions left
131. p1 take.d6
132. p1 take.e6
       p1 covers d6 e6: strong Gnome of power 2
133. p1 spend.5
       p1 spends 5 more provisions
134. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
135. p1 gate.2
       p1 looks at gate card 2: Mud
136. p1 stop
137. p1 influence.quodda
       p1 gains 2 influence with Quodda: 2 in all
138. p1 end  b2ce8aafbc013cc4
       p2 begins a turn, 4 provisions left
139. p2 take.c6
140. p2 take.d6
141. p2 act.reinforce
       p2 covers c6 d6: strong Reinforcements of power 2
142. p2 spend.3
       p2 spends 3 more provisions
143. p2 to.mu3
144. p2 add.5
       p2 adds 5 trolls: Mud 3
145. p2 use.selkra
       p2 uses Selkra
146. p2 gate.3
       p2 looks at gate card 3: Granite
147. p2 gate.1
       p2 looks at gate card 1: Ice
148. p2 end  3bb1ba400c3d16a0
       p3 begins a turn, 5 provisions left
149. p3 take.f4
150. p3 take.g4
       p3 covers f4 g4: strong Advance of power 2
151. p3 spend.5
       p3 spends 5 more provisions
152. p3 to.fi3
153. p3 lead.argash
       p3 moves Argash: Fire 1 → Fire 3
154. p3 move.arrow-i
       p3 moves a troll: Arrow lair, on the border → Fire 3
155. p3 move.arrow-i
       p3 moves a troll: Arrow lair, on the border → Fire 3
156. p3 move.arrow-i
       p3 moves a troll: Arrow lair, on the border → Fire 3
157. p3 move.fi1
       p3 moves a troll: Fire 1 → Fire 3
158. p3 end  214583b422789e67
       p2 begins a turn, 0 provisions left
159. p2 take.f4
160. p2 whole.gnome
       p2 covers f4 f5 g5 h5: strong Gnome of power 5
161. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Troll advance
162. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 3
163. p2 stop
       p2 crosses the honour-boost wire: boost 1
164. p2 none
       p2 moves nobody
165. p2 end{ice+mud}  5f9f57c3fc6568cb
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 3
       Gnomes entrench in Granite 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gate card 1: 3 invaders come to the domain of Ice
       Gnomes invade Fire 1: the nearest empty one
       Gnomes invade Hammer 3: the nearest empty one
       Gnomes invade Mud 1: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 4 honour
       Gnomes invade Mud 2: the only cave within reach
       An invader of Mud comes upon 2 trolls in Moon 3: nowhere fewer within reach
166. p1 lose.troll{granite}
       A troll of p1 is defeated in Moon 3: 2 honour
       Gate card 3: 3 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Moon 3: nowhere fewer within reach
       Fenglu of p1 is defeated in Moon 3: 6 honour
167. p1 to.comb-i  906e30fbff593626
       Fenglu of p1 recovers: Comb lair, on the border
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Granite comes upon 4 trolls in Ice 1: nowhere fewer within reach
       A troll of p2 is defeated in Ice 1: 2 honour
       Nobody has influence with Imbolg, who leaves the game
       p3 wins Quodda
168. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
169. p3 clan.mud  5f568faec82a037d
       p3 gains 1 vote of Mud: 2 in all
170. p1 console.vote
       p1 takes a vote as consolation for Quodda
171. p1 clan.mud  fea76f2f1b7dd2da
       p1 gains 1 vote of Mud: 3 in all
172. p3 to.gr3  e6bad759fbef0d43
       Quodda of p3 comes to Granite 3
       Nobody has influence with Purrgol, who leaves the game
       Nobody has influence with Dastra, who leaves the game
       Domains of wave II: p1 gains 0 and loses 0
       Domains of wave II: p2 gains 12 and loses 4
       Domains of wave II: p3 gains 12 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
173. p1 draft.a55.f6  ad362d20eb47a1cc
174. p2 draft.a57.c7  14abe841c4153c13
175. p3 draft.a70.g4  ea17b8d28f797932
       p1 adds a card at f6: empty, Reinforce, Joker, Joker
       p2 adds a card at c7: Joker, Advance, Gnome, Advance
       p3 adds a card at g4: Reinforce, empty, Reinforce 3, Gnome
176. p1 draft.a32.g4  8057b5780a5f7c12
177. p2 draft.a53.f6  b34a947f1c483dbb
178. p3 draft.a36.d6  cbd7bfc9eff7cc4d
       p1 adds a card at g4: Influence, Gnome 2, Advance, Elders
       p2 adds a card at f6: Advance, empty, Joker, Joker
       p3 adds a card at d6: Elders, Joker, Reinforce, Gnome
179. p1 draft.a11.d7  8f8947788b2ed221
180. p2 draft.a52.f8  fd6024132c173b7b
181. p3 draft.a27.d7  5b3432c305544c30
       p1 adds a card at d7: Influence 2, Influence, Advance, Gnome
       p2 adds a card at f8: Joker, Gnome, Provisions, Advance
       p3 adds a card at d7: Gnome, Elders, Influence, Influence
       The last card of each hand is discarded face down
182. p1 stop  6340aae9d914d89f
183. p2 stop  19526b79eea79b95
184. p3 stop  f9911f7ae123f9d7
       p1 has 4 provisions and 4 despair
       p2 has 5 provisions and 3 despair
       p3 has 5 provisions and 3 despair
       p1 begins a turn, 3 provisions left
185. p1 take.d6
186. p1 take.d7
187. p1 take.e7
188. p1 whole.influence
       p1 covers d6 d7 e7 f7 g7 f8: strong Influence of power 8
189. p1 spend.3
       p1 spends 3 more provisions
190. p1 influence.wulgrim
       p1 gains 12 influence with Wulgrim: 12 in all
191. p1 end  862e2829b50a0ab9
       p2 begins a turn, 4 provisions left
192. p2 take.d8
193. p2 take.d7
194. p2 take.d6
195. p2 take.c7
       p2 covers d6 c7 d7 d8: strong Advance of power 4
196. p2 spend.0
197. p2 none
       p2 moves nobody
198. p2 end  e7c082cdaa477d70
       p3 begins a turn, 4 provisions left
199. p3 take.f6
200. p3 act.gnome
       p3 covers f6: strong Gnome of power 2
201. p3 spend.4
       p3 spends 4 more provisions
202. p3 wheel.5
       p3 moves the wheel pawn 5 spaces: Troll advance
203. p3 gate.1
       p3 looks at gate card 1: Granite
204. p3 token.fi1.1
       p3 looks at token 1 of Fire 1: strength 2
205. p3 rally.on1
       Breach: 2 invaders come to the domain of Hammer, p3 decides ties
       An invader of Hammer comes upon 3 trolls in Ice 1: nowhere fewer within reach
       A troll of p2 is defeated in Ice 1: 0 honour
       An invader of Hammer comes upon 2 trolls in Ice 1: nowhere fewer within reach
       A troll of p2 is defeated in Ice 1: 0 honour
206. p3 out.arrow-o
       p3 moves a troll: Arrow lair, in the domain → Granite 3
207. p3 stop
208. p3 end  1eb58c16ec9646bf
       p2 begins a turn, 3 provisions left
209. p2 use.selkra
       p2 uses Selkra
210. p2 gate.3
       p2 looks at gate card 3: Mud
211. p2 stop
212. p2 cover.e5
       p2 covers e5: weak Advance
213. p2 spend.2
       p2 spends 2 despair
214. p2 none
       p2 moves nobody
215. p2 cover.e8
       p2 covers e8: weak Reinforcements
216. p2 spend.0
217. p2 none
       p2 adds nobody
218. p2 end
       p2 begins a turn, 2 provisions left
219. p2 take.f6
220. p2 whole.advance
       p2 covers f6 f7 g7 f8: strong Advance of power 4
221. p2 spend.0
222. p2 to.eye-i
       p2 moves a troll: Mud 3 → Eye lair, on the border
223. p2 move.mu3
       p2 moves a troll: Mud 3 → Eye lair, on the border
224. p2 stop
225. p2 end
       p2 begins a turn, 1 provision left
226. p2 cover.h5
227. p2 act.advance
       p2 covers h5: weak Advance
228. p2 spend.1
       p2 spends 1 despair
229. p2 none
       p2 moves nobody
230. p2 cover.g8
       p2 covers g8: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
231. p2 stop
232. p2 influence.xarkha
       p2 gains 2 influence with Xarkha: 2 in all
233. p2 end
       p2 begins a turn, 0 provisions left
234. p2 take.c6
235. p2 take.e7
       p2 covers c6 e7: strong Reinforcements of power 2
236. p2 none
       p2 adds nobody
237. p2 end{granite+moon+mud}  447ba647de82f802
       Gnomes entrench in Moon 3
       Gate card 1: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p2 is defeated in Ice 1: 4 honour
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 2: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 3: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Nobody has influence with Orrowyn, who leaves the game
       p1 wins Wulgrim
238. p1 clan.granite
       p1 gains 1 vote of Granite: 2 in all
239. p1 clan.hammer
       p1 gains 1 vote of Hammer: 1 in all
240. p1 star.h3  7aac59fa73b4785e
       p1 puts the star of Wulgrim on Great hall 3
       Nobody has influence with Kasskar, who leaves the game
       p2 wins Xarkha
       p2 gains 3 votes of Fire: 3 in all
241. p2 star.moon  9d354e7889261692
       p2 puts the star of Xarkha on the plank of Moon
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 is shared: 4 honour each for p3
       Great hall 4 is shared: 6 honour each for p3
       Great hall 5 is shared: 2 honour each for p2
       Great hall 6 is shared: 6 honour each for p2 and p3
       Great hall 7 is shared: 6 honour each for p3
       p1 has 3 Elders: 3 honour
       p2 has 2 Elders: 1 honour
       p3 has 3 Elders: 3 honour
       p2 gains 11 honour for votes of Moss
       p3 gains 6 honour for votes of Moss
       p2 gains 10 honour for votes of Ice
       p1 gains 5 honour for votes of Ice
       p3 gains 3 honour for votes of Ice
       p1 gains 8 honour for votes of Moon
       p1 gains 12 honour for votes of Granite
       p1 gains 7 honour for votes of Hammer
       p1 gains 6 honour for votes of Mud
       p3 gains 4 honour for votes of Mud
       p2 gains 9 honour for votes of Fire
       The three waves are over: p1 and p2 win together

p1 +12  Defeated trolls [FALL-W18]
p1 +12  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1  +3  Elders [FALL-F05]
p1  +5  Votes of Ice [FALL-F06]
p1  +8  Votes of Moon [FALL-F06]
p1 +12  Votes of Granite [FALL-F06]
p1  +7  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p2  +6  Defeated trolls [FALL-W18]
p2 +12  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2 +12  Domains, wave II [FALL-P03]
p2  -4  Invaded caves, wave II [FALL-P04]
p2  +2  Great hall 5 [FALL-F02]
p2  +6  Great hall 6 [FALL-F02]
p2  +1  Elders [FALL-F05]
p2 +11  Votes of Moss [FALL-F06]
p2 +10  Votes of Ice [FALL-F06]
p2  +9  Votes of Fire [FALL-F06]
p3 +12  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -4  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 3 [FALL-F02]
p3  +6  Great hall 4 [FALL-F02]
p3  +6  Great hall 6 [FALL-F02]
p3  +6  Great hall 7 [FALL-F02]
p3  +3  Elders [FALL-F05]
p3  +6  Votes of Moss [FALL-F06]
p3  +3  Votes of Ice [FALL-F06]
p3  +4  Votes of Mud [FALL-F06]
= p1 63, p2 63, p3 55  waves, won by p1, p2
