fall/1  seats 3  seed 157  options -

  1. p1 keep.argash  6f448fd5687a1a19
  2. p3 keep.fenglu  fee590d78ae5cd9a
  3. p2 keep.ekktor{p2}
       p2 takes the hammer and is first player
       p2 keeps Ekktor
       p2 gains 2 votes of Hammer: 2 in all
       p3 keeps Fenglu
       p3 gains 2 votes of Mud: 2 in all
       p1 keeps Argash
       p1 gains 2 votes of Moss: 2 in all
  4. p2 lairs.spiral
       p2 takes the lairs of the Spiral, three trolls in each
  5. p2 settle.ha3
       p2 puts a troll in Hammer 3
  6. p2 settle.mo3
       p2 puts a troll in Moss 3
  7. p2 to.ha3  5bc99b84c96afbf4
       Ekktor of p2 comes to Hammer 3
  8. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
  9. p3 settle.ha3
       p3 puts a troll in Hammer 3
 10. p3 settle.mu3
       p3 puts a troll in Mud 3
 11. p3 to.ha3  721a2a70f0cf4ece
       Fenglu of p3 comes to Hammer 3
 12. p1 lairs.fang
       p1 takes the lairs of the Fang, three trolls in each
 13. p1 settle.mn2
       p1 puts a troll in Moon 2
 14. p1 settle.mu3
       p1 puts a troll in Mud 3
 15. p1 to.mn2
       Argash of p1 comes to Moon 2
       Wave I begins: four cards each
 16. p1 draft.a57.e4  cab8e2980d3cf9f4
 17. p3 draft.a59.d4  82b5e227930f703c
 18. p2 draft.a60.e5
       p1 adds Jo Ad Gn Ad at e4
       p2 adds In Jo Gn Gn at e5
       p3 adds Jo In Re In at d4
 19. p2 draft.a14.f5  54901add88900b0a
 20. p3 draft.a45.e6  8a913e42fb92c117
 21. p1 draft.a50.d4  00650589b9ee9ae3
       p1 adds Pr Jo In Re at d4
       p2 adds Re2 Re2 In – at f5
       p3 adds Pr Ad2 Gn – at e6
 22. p3 draft.a54.d7  c0db7dac0dd5eed9
 23. p1 draft.a05.d4  ee1f48e4bf10d0a7
 24. p2 draft.a67.d6  87a72f3cf5712828
       p1 adds Ad Ad Jo Re at d4
       p2 adds – Ad Gn2 In2 at d6
       p3 adds Jo Re Jo Ad at d7
       The last card of each hand is discarded face down
 25. p3 cover.d4
 26. p3 cover.d8  dcad89b8d4fca0f8
       p3 covers the Jokers d4 and d8: 8 provisions
       p2 has 6 provisions and 2 despair
       p3 has 8 provisions and 0 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
 27. p2 take.g5
 28. p2 act.reinforce
       p2 covers g5: strong Reinforcements of power 2
 29. p2 spend.0
 30. p2 none
       p2 adds nobody
 31. p2 end  f9330022e8b83871
       p3 begins a turn, 7 provisions left
 32. p3 take.e7
 33. p3 take.d7
       p3 covers d7 e7: strong Reinforcements of power 2
 34. p3 spend.3
       p3 spends 3 more provisions
 35. p3 to.eye-i
 36. p3 add.1
       p3 adds 1 troll: Eye lair, on the border
 37. p3 end  204294e605278c53
       p1 begins a turn, 5 provisions left
 38. p1 take.e5
 39. p1 take.d5
       p1 covers d5 e5: strong Reinforcements of power 2
 40. p1 spend.0
 41. p1 to.fang-i
 42. p1 add.1
       p1 adds 1 troll: Fang lair, on the border
 43. p1 end  fdc46b345c12314c
       p2 begins a turn, 4 provisions left
 44. p2 cover.e6
       p2 covers e6: weak Advance
 45. p2 spend.1
       p2 spends 1 despair
 46. p2 none
       p2 moves nobody
 47. p2 end  e23d84ff72a5119a
       p3 begins a turn, 3 provisions left
 48. p3 cover.e5
       p3 covers e5: weak Influence
 49. p3 influence.grell
       p3 gains 2 influence with Grell: 2 in all
 50. p3 end  3ebe9edb475b9a08
       p1 begins a turn, 4 provisions left
 51. p1 take.f5
 52. p1 take.f4
 53. p1 take.e4
 54. p1 take.d4
       p1 covers d4 e4 f4 f5: strong Advance of power 4
 55. p1 spend.1
       p1 spends 1 more provision
 56. p1 to.mn3
 57. p1 lead.argash
       p1 moves Argash: Moon 2 → Moon 3
 58. p1 move.fang-o
       p1 moves a troll: Fang lair, in the domain → Moon 3
 59. p1 stop
 60. p1 end  fd5c47ab71bf9731
       p2 begins a turn, 3 provisions left
 61. p2 take.e7
 62. p2 take.f6
 63. p2 act.influence
       p2 covers f6 e7: strong Influence of power 3
 64. p2 spend.0
 65. p2 influence.nadrig
       p2 gains 4 influence with Nadrig: 4 in all
 66. p2 end  0f4c5c9f09f0274f
       p3 begins a turn, 2 provisions left
 67. p3 cover.e8
       p3 covers e8: weak Advance
 68. p3 to.ha1
 69. p3 move.ha3
       p3 moves a troll: Hammer 3 → Hammer 1
 70. p3 end  114262a65bfa0d9e
       p1 begins a turn, 2 provisions left
 71. p1 cover.f6
       p1 covers f6: weak Influence
 72. p1 spend.2
       p1 spends 2 despair
 73. p1 influence.nadrig
       p1 gains 3 influence with Nadrig: 3 in all
 74. p1 end  2e86e95d30b01430
       p2 begins a turn, 2 provisions left
 75. p2 take.f5
       p2 covers f5: strong Reinforcements of power 2
 76. p2 spend.1
       p2 spends 1 more provision
 77. p2 none
       p2 adds nobody
 78. p2 end  477d52ba01bfd12e
       p3 begins a turn, 1 provision left
 79. p3 take.f6
       p3 covers f6: strong Advance of power 2
 80. p3 spend.1
       p3 spends 1 more provision
 81. p3 none
       p3 moves nobody
 82. p3 end  5d4b1e7d6951960c
       p1 begins a turn, 1 provision left
 83. p1 cover.e6
       p1 covers e6: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
 84. p1 gate.1
       p1 looks at gate card 1: Mud
 85. p1 token.ic1.1
       p1 looks at token 1 of Ice 1: strength 2
 86. p1 influence.jorrund
       p1 gains 2 influence with Jorrund: 2 in all
 87. p1 end  2df01163420f61e8
       p2 begins a turn, 0 provisions left
 88. p2 cover.e5
       p2 covers e5: weak Influence
 89. p2 spend.1
       p2 spends 1 despair
 90. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
 91. p2 end  fa06b55d2332814f
       p1 begins a turn, 0 provisions left
 92. p1 end{mud}  67e1e60ae6d7e073
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Mud
 93. p3 enter.mu1{granite}  11447318605776e3
       p3 leads the plank of Mud and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Fire 1: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Granite
 94. p2 enter.gr3{hammer}
       Nobody has votes of Granite: p2 leads with Hammer, the next clan, and sends the invader into Granite 3
       Gnomes invade Granite 3: empty, and as near as others
       Gnomes invade Granite 1: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Hammer
       Gnomes invade Hammer 2: the only empty one within reach
 95. p2 enter.fi2  7a7ed7cbeeff2f06
       p2 leads the plank of Hammer and sends the invader into Fire 2
       Gnomes invade Fire 2: empty, and as near as others
       p1 wins Jorrund
       p1 gains 2 votes of Granite: 2 in all
 96. p1 to.fang-o  34785ec4f0da7839
       Jorrund of p1 comes to Fang lair, in the domain
       p3 wins Grell
 97. p3 clan.hammer  4425713aa5f2733d
       p3 gains 1 vote of Hammer: 1 in all
 98. p2 console.vote
       p2 takes a vote as consolation for Grell
 99. p2 clan.fire  2c0be7846df21a3d
       p2 gains 1 vote of Fire: 1 in all
100. p3 out.mo3
101. p3 shift.p2.mo2  48262b951c7beef0
       p3 moves a troll of p2: Moss 3 → Moss 2
       Nobody has influence with Brasha, who leaves the game
       p2 wins Nadrig
       p2 gains 3 votes of Fire: 4 in all
102. p1 console.vote  3377a579fd2c3972
       p1 takes a vote as consolation for Nadrig
       p1 gains 1 vote of Fire: 1 in all
103. p2 to.spiral-o
       Nadrig of p2 comes to Spiral lair, in the domain
       Domains of wave I: p1 gains 8 and loses 1
       Domains of wave I: p2 gains 12 and loses 1
       Domains of wave I: p3 gains 6 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
104. p2 draft.a12.g5  fd6a7c359a2a5de6
105. p3 draft.a31.d6  dffb0fcf950f11a2
106. p1 draft.a08.f4  a1ecf0bf666d4c18
       p1 adds Gn Gn Jo Ad at f4
       p2 adds Re Gn2 Ad Gn at g5
       p3 adds El Gn In2 Re at d6
107. p2 draft.a33.f5  8d2e8d3386b83661
108. p3 draft.a18.f6  7187f5b033603e07
109. p1 draft.a03.c4  58f89094fa2efa7f
       p1 adds In In Gn In at c4
       p2 adds In El Ad Jo at f5
       p3 adds Re3 – Gn In at f6
110. p2 draft.a63.h5  2d74ba71f6da46c5
111. p1 draft.a49.c5  68f30087f6158754
112. p3 draft.a28.e3
       p1 adds Re Pr Ad Jo at c5
       p2 adds Ad Re In Gn at h5
       p3 adds Ad El Gn Gn at e3
       The last card of each hand is discarded face down
113. p3 stop  71b324c51e25ac3e
114. p1 cover.d6  b5e9d0d3020ed2d4
       p1 covers the Jokers f5 and d6: 7 provisions
       p3 has 5 provisions and 3 despair
       p1 has 7 provisions and 1 despair
       p2 has 5 provisions and 3 despair
       p3 begins a turn, 4 provisions left
115. p3 cover.d4
116. p3 act.influence
       p3 covers d4: weak Influence
117. p3 spend.1
       p3 spends 1 despair
118. p3 influence.crym
       p3 gains 3 influence with Crym: 3 in all
119. p3 cover.f7
       p3 covers f7: weak Gnome
120. p3 spend.0
       p3 moves the wheel pawn 1 space: Reinforcements
121. p3 gate.3
       p3 looks at gate card 3: Mud
122. p3 token.mu1.1
       p3 looks at token 1 of Mud 1: strength 1
123. p3 none
       p3 adds nobody
124. p3 end  9b69d640304df251
       p1 begins a turn, 6 provisions left
125. p1 cover.g5
       p1 covers g5: weak Advance
126. p1 spend.1
       p1 spends 1 despair
127. p1 none
       p1 moves nobody
128. p1 end  9166c1970f59bbf2
       p2 begins a turn, 4 provisions left
129. p2 cover.f6
       p2 covers f6: weak Advance
130. p2 spend.1
       p2 spends 1 despair
131. p2 to.ha2
132. p2 lead.ekktor
       p2 moves Ekktor: Hammer 3 → Hammer 2
133. p2 move.spiral-i{3}
       p2 moves a troll: Spiral lair, on the border → Hammer 2
       p2 attacks the gnomes of Hammer 2: strength 3
134. p2 to.spiral-i
       p2 is repelled from Hammer 2 and retreats: Spiral lair, on the border
       Gnomes entrench in Hammer 2
135. p2 end  b2372ae2dc70942e
       p3 begins a turn, 3 provisions left
136. p3 take.d7
137. p3 take.d8
       p3 covers d7 d8: strong Influence of power 3
138. p3 spend.3
       p3 spends 3 more provisions
139. p3 influence.crym
       p3 gains 6 influence with Crym: 9 in all
140. p3 end  0391cc71297c1682
       p1 begins a turn, 5 provisions left
141. p1 take.c4
142. p1 take.d4
       p1 covers c4 d4: strong Influence of power 2
143. p1 spend.4
       p1 spends 4 more provisions
144. p1 influence.noctha
       p1 gains 7 influence with Noctha: 7 in all
145. p1 end  dc35e161f3abfe1a
       p2 begins a turn, 3 provisions left
146. p2 take.e6
147. p2 take.g6
       p2 covers e6 g6: strong Advance of power 2
148. p2 spend.3
       p2 spends 3 more provisions
149. p2 none
       p2 moves nobody
150. p2 end  c20d6c31fdef60a5
       p1 begins a turn, 0 provisions left
151. p1 take.g4
152. p1 take.f4
       p1 covers f4 g4: strong Gnome of power 2
153. p1 wheel.1
       p1 moves the wheel pawn 1 space: Honour gain
154. p1 token.gr2.2
       p1 looks at token 2 of Granite 2: strength 3
155. p1 stop
       p1 gains 1 honour on the wheel, boost 0 included
156. p1 end{granite+hammer}  229c1bc58169acec
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 3
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Hammer 1: the nearest with so few
       A troll of p3 is defeated in Hammer 1: 4 honour
       Gnomes invade Hammer 1: the only empty one within reach
       Gnomes invade Fire 3: the nearest empty one
       Gate card 2: 3 invaders come to the domain of Hammer
157. p2 enter.mo3{mud}  7d6da294b7cf069c
       p2 leads the plank of Hammer and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gnomes invade Moss 1: the nearest empty one
       Gnomes invade Ice 3: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Mud
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Mud comes upon 1 troll in Moss 2: the nearest with so few
       A troll of p2 is defeated in Moss 2: 4 honour
       Gnomes invade Moss 2: the only empty one within reach
       p1 wins Noctha
       p1 gains 2 votes of Moon: 2 in all
       p3 wins Crym
       p3 gains 2 votes of Ice: 2 in all
       Nobody has influence with Lirrash, who leaves the game
       Nobody has influence with Khazga, who leaves the game
       Domains of wave II: p1 gains 8 and loses 1
       Domains of wave II: p2 gains 0 and loses 0
       Domains of wave II: p3 gains 0 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
158. p3 draft.a21.f4  6b4a574946f01a6b
159. p2 draft.a29.d6  b17c182263b58ab3
160. p1 draft.a30.f6  cb337e644b84c308
       p1 adds Re2 El Ad In at f6
       p2 adds Gn Ad2 Re El at d6
       p3 adds Re Ad3 – El at f4
161. p3 draft.a51.d4  ffb22474a59ee697
162. p2 draft.a53.g6  d1403b71699414ce
163. p1 draft.a04.d3  d85113e937816b3c
       p1 adds Gn Ad Gn Gn at d3
       p2 adds Ad Gn Jo Jo at g6
       p3 adds Pr Jo Gn In at d4
164. p2 draft.a68.f6  4d68b1c87d444b11
165. p1 draft.a69.d6  619b15c8b7994acb
166. p3 draft.a32.d3  1187831c6d186ad8
       p1 adds – In Ad Ad3 at d6
       p2 adds – Re Ad2 Gn2 at f6
       p3 adds In Gn2 Ad El at d3
       The last card of each hand is discarded face down
       p1 has 5 provisions and 3 despair
       p2 has 4 provisions and 4 despair
       p3 has 4 provisions and 4 despair
       p1 begins a turn, 4 provisions left
167. p1 take.d4
168. p1 whole.gnome
       p1 covers d3 d4 e4 f4 g4 f5 noctha: strong Gnome of power 8
169. p1 spend.1
       p1 spends 1 more provision
170. p1 wheel.9
       p1 moves the wheel pawn 9 spaces: Troll advance
171. p1 gate.1
       p1 looks at gate card 1: Moon
172. p1 token.gr3.2
       p1 looks at token 2 of Granite 3: strength 3
       p1 crosses the honour-boost wire: boost 1
173. p1 rally.on2
       Breach: 2 invaders come to the domain of Moss, p1 decides ties
       An invader of Moss comes upon 1 troll in Moon 2: nowhere fewer within reach
       A troll of p1 is defeated in Moon 2: 0 honour
       Gnomes invade Moon 2: the only empty one within reach
174. p1 out.fang-o
175. p1 shift.p1.mn3
       p1 moves a troll: Fang lair, in the domain → Moon 3
176. p1 stop
177. p1 end  e0912251ce6a1394
       p2 begins a turn, 3 provisions left
178. p2 cover.h7
179. p2 act.gnome
       p2 covers h7: weak Gnome
180. p2 use.nadrig
       p2 uses Nadrig
181. p2 spend.1
       p2 spends 1 despair
182. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Honour gain
183. p2 gate.1
       p2 looks at gate card 1: Moon
184. p2 token.mu2.1
       p2 looks at token 1 of Mud 2: strength 2
       p2 gains 3 honour on the wheel, boost 0 included
185. p2 end  03acad6cf78e94f7
       p3 begins a turn, 3 provisions left
186. p3 take.e5
187. p3 whole.influence
       p3 covers d3 e5 d7 g7 d8 crym: strong Influence of power 8
188. p3 spend.1
       p3 spends 1 more provision
189. p3 influence.yrsgol
       p3 gains 10 influence with Yrsgol: 10 in all
190. p3 end  1291e592e6e7c41c
       p1 begins a turn, 2 provisions left
191. p1 cover.g7
       p1 covers g7: weak Influence
192. p1 spend.0
193. p1 influence.vashtor
       p1 gains 2 influence with Vashtor: 2 in all
194. p1 end  376aa3bc5f5e6a0c
       p2 begins a turn, 2 provisions left
195. p2 take.e5
196. p2 take.f5
       p2 covers e5 f5: strong Influence of power 2
197. p2 spend.0
198. p2 influence.yrsgol
       p2 gains 2 influence with Yrsgol: 2 in all
199. p2 end  215f4dbbba112850
       p3 begins a turn, 1 provision left
200. p3 cover.e8
       p3 covers e8: weak Advance
201. p3 spend.2
       p3 spends 2 despair
202. p3 to.eye-i
203. p3 lead.fenglu
       p3 moves Fenglu: Hammer 3 → Eye lair, on the border
204. p3 move.mu3
       p3 moves a troll: Mud 3 → Eye lair, on the border
205. p3 cover.f7
       p3 covers f7: weak Gnome
206. p3 spend.2
       p3 spends 2 despair
207. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Reinforcements
208. p3 gate.2
       p3 looks at gate card 2: Moss
209. p3 stop
210. p3 to.eye-i
211. p3 add.1
       p3 adds 1 troll: Eye lair, on the border
212. p3 end  55e5fb7495eac1b5
       p1 begins a turn, 1 provision left
213. p1 take.d7
214. p1 whole.advance
       p1 covers d7 e7 f7: strong Advance of power 5
215. p1 spend.0
216. p1 none
       p1 moves nobody
217. p1 end  2ef6c8d82c8ffe0a
       p2 begins a turn, 1 provision left
218. p2 cover.d6
       p2 covers d6: weak Gnome
219. p2 spend.2
       p2 spends 2 despair
220. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Troll advance
221. p2 gate.2
       p2 looks at gate card 2: Moss
222. p2 stop
       p2 crosses the honour-boost wire: boost 1
223. p2 out.ha3
224. p2 shift.p2.mu3
       p2 moves a troll: Hammer 3 → Mud 3
225. p2 end  b5d0e5e4f6e9e818
       p3 begins a turn, 0 provisions left
226. p3 take.d5
227. p3 take.e6
       p3 covers d5 e6: strong Gnome of power 2
228. p3 wheel.1
       p3 moves the wheel pawn 1 space: Influence
229. p3 stop
230. p3 influence.thuldra
       p3 gains 2 influence with Thuldra: 2 in all
231. p3 end  25f13c964e2414c5
       p1 begins a turn, 0 provisions left
232. p1 take.e5
233. p1 take.f6
       p1 covers e5 f6: strong Reinforcements of power 3
234. p1 none
       p1 adds nobody
235. p1 end  576c42e0f0817e8a
       p2 begins a turn, 0 provisions left
236. p2 take.i6
237. p2 whole.gnome
       p2 covers h6 i6 g7: strong Gnome of power 4
238. p2 wheel.1
       p2 moves the wheel pawn 1 space: Honour gain
239. p2 stop
       p2 gains 2 honour on the wheel, boost 1 included
240. p2 end{moon+moss+mud}  81c2e684213d3c35
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 2
       Gate card 1: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 2: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 3: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       p3 wins Thuldra
241. p3 clan.moss
       p3 gains 1 vote of Moss: 1 in all
242. p3 clan.ice  affdfbcf1f911713
       p3 gains 1 vote of Ice: 3 in all
       Thuldra brings p3 4 honour
       p3 wins Yrsgol
       p3 gains 3 votes of Ice: 6 in all
243. p2 console.honour  90353a45f945306a
       p2 takes 0 honour as consolation for Yrsgol
       p1 wins Vashtor
       p1 gains 3 votes of Granite: 5 in all
244. p1 star.h1  00a4e894ccc908d8
       p1 puts the star of Vashtor on Great hall 1
       Nobody has influence with Drubba, who leaves the game
       Great hall 1 falls to the gnomes
       Great hall 2 is shared: 6 honour each for p1
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       p1 has 1 Elders: 0 honour
       p2 has 2 Elders: 1 honour
       p3 has 4 Elders: 5 honour
       p1 gains 10 honour for votes of Moss
       p3 gains 5 honour for votes of Moss
       p3 gains 11 honour for votes of Ice
       p1 gains 7 honour for votes of Moon
       p1 gains 9 honour for votes of Granite
       p2 gains 8 honour for votes of Hammer
       p3 gains 5 honour for votes of Hammer
       p3 gains 12 honour for votes of Mud
       p2 gains 6 honour for votes of Fire
       p1 gains 4 honour for votes of Fire
       The three waves are over: p1 and p3 win together

p1  +1  Gnome wheel [FALL-G17]
p1  +8  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +8  Domains, wave II [FALL-P03]
p1  -1  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 2 [FALL-F02]
p1 +10  Votes of Moss [FALL-F06]
p1  +7  Votes of Moon [FALL-F06]
p1  +9  Votes of Granite [FALL-F06]
p1  +4  Votes of Fire [FALL-F06]
p2  +5  Gnome wheel [FALL-G17]
p2  +4  Defeated trolls [FALL-W18]
p2 +12  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +1  Elders [FALL-F05]
p2  +8  Votes of Hammer [FALL-F06]
p2  +6  Votes of Fire [FALL-F06]
p3  +4  Defeated trolls [FALL-W18]
p3  +4  Champions [FALL-H08]
p3  +6  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3  +5  Elders [FALL-F05]
p3  +5  Votes of Moss [FALL-F06]
p3 +11  Votes of Ice [FALL-F06]
p3  +5  Votes of Hammer [FALL-F06]
p3 +12  Votes of Mud [FALL-F06]
= p1 51, p3 51, p2 35  waves, won by p1, p3
