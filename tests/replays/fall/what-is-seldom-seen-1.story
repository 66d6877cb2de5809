fall/3  seats 5  seed 13  options turn_order=printed

  1. p1 keep.gharza  2650b2b33fac839f
  2. p2 keep.brundal  6e36db172b1b90b2
  3. p3 keep.chorvel  c4a57909e488aecf
  4. p4 keep.dorrun  d75ccc6cd20d6a78
  5. p5 keep.pluddra{p1}  3345bc1ecb79f6ce
       p1 takes the hammer and is first player
       p1 keeps Gharza
       p1 gains 2 votes of Fire: 2 in all
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
       p3 keeps Chorvel
       p3 gains 2 votes of Moon: 2 in all
       p4 keeps Dorrun
       p4 gains 2 votes of Granite: 2 in all
       p5 keeps Pluddra
       p5 gains 3 votes of Mud: 3 in all
  6. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
  7. p1 settle.mn3
       p1 puts a troll in Moon 3
  8. p1 settle.gr1
       p1 puts a troll in Granite 1
  9. p1 to.mn3  80683221be06caca
       Gharza of p1 comes to Moon 3
 10. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
 11. p2 settle.ic3
       p2 puts a troll in Ice 3
 12. p2 settle.ha1
       p2 puts a troll in Hammer 1
 13. p2 to.ha1  c0b49828dd44ac79
       Brundal of p2 comes to Hammer 1
 14. p3 lairs.fang
       p3 takes the lairs of the Fang, three trolls in each
 15. p3 settle.mn1
       p3 puts a troll in Moon 1
 16. p3 settle.fi3
       p3 puts a troll in Fire 3
 17. p3 to.fi3  19b5ab8977fe25e2
       Chorvel of p3 comes to Fire 3
 18. p4 lairs.comb
       p4 takes the lairs of the Comb, three trolls in each
 19. p4 settle.ic3
       p4 puts a troll in Ice 3
 20. p4 settle.mn1
       p4 puts a troll in Moon 1
 21. p4 to.ic3  e738273e97ec2a60
       Dorrun of p4 comes to Ice 3
 22. p5 lairs.spiral
       p5 takes the lairs of the Spiral, three trolls in each
 23. p5 settle.gr3
       p5 puts a troll in Granite 3
 24. p5 settle.ha3  635a5ffb1e6a2f19
       p5 puts a troll in Hammer 3
       Wave I begins: four cards each
 25. p1 draft.a04.e6  97a898aac221878f
 26. p2 draft.a50.d6  d138c28f5f31db39
 27. p3 draft.a72.e6  cd4bd456b1ed2882
 28. p4 draft.a66.f4  7f8579989075aca6
 29. p5 draft.a40.f4  ee2ae455a92da7ac
       p1 adds a card at e6: Gnome, Advance, Gnome 2, Gnome
       p2 adds a card at d6: Provisions, Joker, Influence, Reinforce
       p3 adds a card at e6: Gnome 3, Gnome, Reinforce, Influence
       p4 adds a card at f4: Reinforce 2, Influence 2, Gnome, empty
       p5 adds a card at f4: Elders, Gnome, Elders, Advance
 30. p1 draft.a64.f6  9f357988c1c5af23
 31. p2 draft.a63.d5  69d2ea78481c766a
 32. p3 draft.a45.d7  30ff59aa32d5b67f
 33. p4 draft.a22.e4  56309551e1cc9d07
 34. p5 draft.a26.f6  7f37d319d53bdcf7
       p1 adds a card at f6: Gnome, Reinforce, Influence 2, Advance
       p2 adds a card at d5: Advance, Reinforce 2, Influence, Gnome
       p3 adds a card at d7: Provisions, Advance 2, Gnome, empty
       p4 adds a card at e4: empty, Influence, Elders, Reinforce 3
       p5 adds a card at f6: Reinforce, Influence, Reinforce, Elders
 35. p1 draft.a10.e6  4392e74f5da2489a
 36. p2 draft.a34.f4  f7594b7bc6ffcb4c
 37. p3 draft.a42.e6  a799a8eaab99d614
 38. p4 draft.a13.f4  faf26c865b046dd9
 39. p5 draft.a33.e6  aec7f29a1636e644
       p1 adds a card at e6: Gnome, Reinforce 2, Influence, Reinforce
       p2 adds a card at f4: Gnome, Elders, Reinforce, Joker
       p3 adds a card at e6: Reinforce, Gnome, Reinforce, Provisions
       p4 adds a card at f4: Advance 2, empty, Advance 2, Reinforce
       p5 adds a card at e6: Influence, Elders, Advance, Joker
       The last card of each hand is discarded face down
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 8 provisions and 0 despair
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
 40. p1 take.g6
 41. p1 take.f6
 42. p1 whole.reinforce
       p1 covers f5 f6 g6 f7: strong Reinforcements of power 5
 43. p1 spend.5
       p1 spends 5 more provisions
 44. p1 to.horn-i
 45. p1 add.9
       p1 adds 9 trolls: Horn lair, on the border
 46. p1 end  19176d9e8a8c3b55
       p2 begins a turn, 5 provisions left
 47. p2 take.d7
 48. p2 take.d6
       p2 covers d6 d7: strong Influence of power 2
 49. p2 spend.3
       p2 spends 3 more provisions
 50. p2 influence.crym
       p2 gains 6 influence with Crym: 6 in all
 51. p2 end  80f425d39e167267
       p3 begins a turn, 7 provisions left
 52. p3 use.chorvel
       p3 uses Chorvel
 53. p3 to.mn1
       p3 moves Chorvel: Fire 3 → Moon 1
       p3 takes control of Moon 1
       p3 gains 1 vote of Moon: 3 in all
 54. p3 cover.e7
       p3 covers e7: weak Reinforcements
 55. p3 none
       p3 adds nobody
 56. p3 end  f6397a2e2bdc65bb
       p4 begins a turn, 5 provisions left
 57. p4 take.f5
 58. p4 take.f4
       p4 covers f4 f5: strong Advance of power 4
 59. p4 spend.4
       p4 spends 4 more provisions
 60. p4 none
       p4 moves nobody
 61. p4 end  1ff53723eb476098
       p5 begins a turn, 5 provisions left
 62. p5 take.e7
 63. p5 take.f7
       p5 covers e7 f7: strong Advance of power 2
 64. p5 spend.2
       p5 spends 2 more provisions
 65. p5 none
       p5 moves nobody
 66. p5 end  bfa070800eeb707f
       p2 begins a turn, 1 provision left
 67. p2 take.f5
 68. p2 take.g5
 69. p2 take.e5
       p2 covers e5 f5 g5: strong Reinforcements of power 4
 70. p2 spend.1
       p2 spends 1 more provision
 71. p2 none
       p2 adds nobody
 72. p2 end  e3683aa3d42961e3
       p3 begins a turn, 6 provisions left
 73. p3 cover.d8
       p3 covers d8: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
 74. p3 stop
 75. p3 influence.sigddan
       p3 gains 2 influence with Sigddan: 2 in all
 76. p3 end  c098c304e1c33f96
       p4 begins a turn, 0 provisions left
 77. p4 cover.e6
       p4 covers e6: weak Gnome
 78. p4 spend.0
       p4 moves the wheel pawn 1 space: Reinforcements
 79. p4 stop
 80. p4 to.comb-o
       p4 adds 1 troll: Comb lair, in the domain
 81. p4 cover.g5
       p4 covers g5: weak Reinforcements
 82. p4 spend.2
       p4 spends 2 despair
 83. p4 to.comb-o
 84. p4 add.3
       p4 adds 3 trolls: Comb lair, in the domain
 85. p4 end  6bbb8cfbe5a58d57
       p5 begins a turn, 2 provisions left
 86. p5 cover.g4
       p5 covers g4: weak Gnome
 87. p5 spend.0
       p5 moves the wheel pawn 1 space: Honour gain
 88. p5 token.ha2.1
       p5 looks at token 1 of Hammer 2: strength 1
 89. p5 stop
       p5 gains 1 honour on the wheel, boost 0 included
 90. p5 cover.e5
       p5 covers e5: weak Advance
 91. p5 spend.0
 92. p5 none
       p5 moves nobody
 93. p5 end  3e4794623b7158ef
       p3 begins a turn, 5 provisions left
 94. p3 cover.f5
       p3 covers f5: weak Reinforcements
 95. p3 none
       p3 adds nobody
 96. p3 cover.e5
       p3 covers e5: weak Advance
 97. p3 to.mn3
 98. p3 lead.chorvel
       p3 moves Chorvel: Moon 1 → Moon 3
 99. p3 end  71895056c4d44f08
       p5 begins a turn, 1 provision left
100. p5 cover.e6
       p5 covers e6: weak Influence
101. p5 spend.0
102. p5 influence.fomga
       p5 gains 2 influence with Fomga: 2 in all
103. p5 cover.g5
       p5 covers g5: weak Advance
104. p5 spend.0
105. p5 none
       p5 moves nobody
106. p5 end  07b86be108129d69
       p3 begins a turn, 4 provisions left
107. p3 cover.e6
       p3 covers e6: weak Reinforcements
108. p3 none
       p3 adds nobody
109. p3 end  8dec00aed8f42c5e
       p5 begins a turn, 0 provisions left
110. p5 cover.g6
       p5 covers g6: weak Influence
111. p5 spend.2
       p5 spends 2 despair
112. p5 influence.fomga
       p5 gains 3 influence with Fomga: 5 in all
113. p5 end  2e5e72bce864ba8f
       p3 begins a turn, 3 provisions left
114. p3 cover.f6
       p3 covers f6: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
115. p3 token.mn2.1
       p3 looks at token 1 of Moon 2: strength 1
116. p3 gate.5
       p3 looks at gate card 5: Ice
117. p3 influence.fomga
       p3 gains 1 influence with Fomga: 1 in all
118. p3 end
       p3 begins a turn, 2 provisions left
119. p3 end
       p3 begins a turn, 1 provision left
120. p3 end
       p3 begins a turn, 0 provisions left
121. p3 end{hammer+moss}  4f207c9ede3df813
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Hammer
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Mud 3: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Moss
122. p2 enter.fi2
       Nobody has votes of Moss: p2 leads with Ice, the next clan, and sends the invader into Fire 2
       Gnomes invade Fire 2: empty, and as near as others
123. p2 enter.mo2{fire}  594e4442cd45269a
       Nobody has votes of Moss: p2 leads with Ice, the next clan, and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Fire
       Gnomes invade Moss 3: the nearest empty one
124. p1 enter.mu4{mud}  c981e43970c21a00
       p1 leads the plank of Fire and sends the invader into Mud 4
       Gnomes invade Mud 4: empty, and as near as others
       Gate card 4: 2 invaders come to the domain of Mud
125. p5 enter.ha4{ice}
       p5 leads the plank of Mud and sends the invader into Hammer 4
       Gnomes invade Hammer 4: empty, and as near as others
       Gnomes invade Fire 4: the nearest empty one
       Gate card 5: 2 invaders come to the domain of Ice
       Gnomes invade Ice 1: the only empty one within reach
       Gnomes invade Moss 4: the nearest empty one
       p2 wins Crym
       p2 gains 2 votes of Ice: 4 in all
       Nobody has influence with Imbolg, who leaves the game
       Nobody has influence with Thessel, who leaves the game
       p5 wins Fomga
126. p5 clan.ice
       p5 gains 1 vote of Ice: 1 in all
127. p5 clan.moon  8043ce353ba5adba
       p5 gains 1 vote of Moon: 1 in all
128. p3 console.vote
       p3 takes a vote as consolation for Fomga
129. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
       p3 wins Sigddan
       p3 gains 3 votes of Moon: 6 in all
130. p3 to.fi3  09d92cb6f9336ad6
       Sigddan of p3 comes to Fire 3
       Nobody has influence with Mokkur, who leaves the game
       Domains of wave I: p1 gains 12 and loses 1
       Domains of wave I: p2 gains 6 and loses 2
       Domains of wave I: p3 gains 6 and loses 3
       Domains of wave I: p4 gains 6 and loses 2
       Domains of wave I: p5 gains 12 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
131. p1 draft.a29.e6  96066b99f38fa2a0
132. p2 draft.a41.f5  3def6967b255396a
133. p3 draft.a44.f5  02c882b20eeadff6
134. p4 draft.a11.g5  9f5f2b1ff4c87c4e
135. p5 draft.a02.d5  f3c853d255a78d1e
       p1 adds a card at e6: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at f5: Influence, Provisions, Advance, Advance
       p3 adds a card at f5: Gnome, Gnome, Provisions, Reinforce
       p4 adds a card at g5: Influence 2, Influence, Advance, Gnome
       p5 adds a card at d5: Reinforce, Reinforce 2, Influence, Reinforce
136. p1 draft.a25.g7  9cfc809667e56c18
137. p2 draft.a23.c5  45c0032bb4998bf6
138. p3 draft.a38.g6  e1cc96c78c9a975e
139. p4 draft.a69.f5  9add7ebc451096cd
140. p5 draft.a32.g4  4b04728269e8d4e4
       p1 adds a card at g7: Advance, Advance, Elders, Reinforce
       p2 adds a card at c5: Gnome, Influence 3, empty, Elders
       p3 adds a card at g6: Elders, Reinforce, Elders, Influence
       p4 adds a card at f5: empty, Influence, Advance, Advance 3
       p5 adds a card at g4: Influence, Gnome 2, Advance, Elders
141. p1 draft.a01.h8  9b2ea5073046c74e
142. p2 draft.a56.g6  327a6b38530d819c
143. p3 draft.a24.e4  07e19a8e9e8aaef2
144. p4 draft.a18.e3  9d3b87064b2593ab
145. p5 draft.a48.d6  bffcdcce79956d35
       p1 adds a card at h8: Advance, Advance, Advance 2, Reinforce
       p2 adds a card at g6: Joker, Joker, empty, Gnome
       p3 adds a card at e4: Advance, Gnome 3, empty, Elders
       p4 adds a card at e3: Reinforce 3, Influence, Gnome, Influence
       p5 adds a card at d6: Influence, Provisions, empty, Gnome 2
       The last card of each hand is discarded face down
146. p2 cover.g6
       p2 covers the Jokers g6 and h6: 7 provisions
       p2 has 7 provisions and 1 despair
       p3 has 8 provisions and 0 despair
       p4 has 5 provisions and 3 despair
       p5 has 6 provisions and 2 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 6 provisions left
147. p2 take.d5
148. p2 take.crym
149. p2 act.influence
       p2 covers d5 crym: strong Influence of power 5
150. p2 spend.4
       p2 spends 4 more provisions
151. p2 influence.thornak
       p2 gains 10 influence with Thornak: 10 in all
152. p2 end  ea8fd50f132fdf10
       p3 begins a turn, 7 provisions left
153. p3 cover.d8
       p3 covers d8: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
154. p3 gate.4
       p3 looks at gate card 4: Granite
155. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 1
156. p3 to.fang-i
       p3 adds 1 troll: Fang lair, on the border
157. p3 end  782ae7e7a8fd7ff2
       p4 begins a turn, 4 provisions left
158. p4 take.h5
159. p4 take.g5
       p4 covers g5 h5: strong Influence of power 2
160. p4 spend.3
       p4 spends 3 more provisions
161. p4 influence.jorrund
       p4 gains 6 influence with Jorrund: 6 in all
162. p4 end  1320589d5e2add1a
       p5 begins a turn, 5 provisions left
163. p5 take.e5
164. p5 act.reinforce
       p5 covers e5: strong Reinforcements of power 2
165. p5 spend.0
166. p5 to.gr3
167. p5 add.2
       p5 adds 2 trolls: Granite 3
168. p5 end  7d207a23d7fd3085
       p1 begins a turn, 4 provisions left
169. p1 cover.e5
       p1 covers e5: weak Advance
170. p1 spend.1
       p1 spends 1 despair
171. p1 to.mn3
172. p1 move.gr1
       p1 moves a troll: Granite 1 → Moon 3
173. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Moon 3
174. p1 cover.f5
       p1 covers f5: weak Reinforcements
175. p1 spend.0
176. p1 none
       p1 adds nobody
177. p1 end  6fc8103f32567f30
       p2 begins a turn, 1 provision left
178. p2 take.e5
       p2 covers e5: strong Reinforcements of power 2
179. p2 spend.1
       p2 spends 1 more provision
180. p2 to.ha1
181. p2 add.1
       p2 adds 1 troll: Hammer 1
182. p2 end  48df63725ee64df3
       p3 begins a turn, 6 provisions left
183. p3 take.f4
       p3 covers f4: strong Gnome of power 3
184. p3 spend.0
185. p3 wheel.1
       p3 moves the wheel pawn 1 space: Honour gain
186. p3 gate.3
       p3 looks at gate card 3: Mud
187. p3 stop
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
188. p3 end  b2ed665636433942
       p4 begins a turn, 0 provisions left
189. p4 take.f3
190. p4 take.f4
       p4 covers f3 f4: strong Influence of power 2
191. p4 influence.jorrund
       p4 gains 2 influence with Jorrund: 8 in all
192. p4 end  e63d5049e42a70e1
       p5 begins a turn, 4 provisions left
193. p5 take.e7
194. p5 act.gnome
       p5 covers e7: strong Gnome of power 2
195. p5 spend.0
196. p5 wheel.1
       p5 moves the wheel pawn 1 space: Troll advance
197. p5 gate.4
       p5 looks at gate card 4: Granite
198. p5 token.mo1.2
       p5 looks at token 2 of Moss 1: strength 3
199. p5 out.gr3
200. p5 shift.p5.gr2
       p5 moves a troll: Granite 3 → Granite 2
201. p5 end  7e96c8cae520c789
       p1 begins a turn, 3 provisions left
202. p1 cover.e6
       p1 covers e6: weak Gnome
203. p1 spend.1
       p1 spends 1 despair
204. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
205. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 2
206. p1 gate.3
       p1 looks at gate card 3: Mud
207. p1 influence.thornak
       p1 gains 1 influence with Thornak: 1 in all
208. p1 end  df24424546bca710
       p3 begins a turn, 5 provisions left
209. p3 take.e7
210. p3 take.e6
       p3 covers e6 e7: strong Reinforcements of power 2
211. p3 spend.0
212. p3 none
       p3 adds nobody
213. p3 end  f3fbce3f731b8ff5
       p5 begins a turn, 3 provisions left
214. p5 take.h4
       p5 covers h4: strong Gnome of power 2
215. p5 spend.2
       p5 spends 2 more provisions
216. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Reinforcements
217. p5 stop
218. p5 rally.on2
       Breach: 2 invaders come to the domain of Granite, p5 decides ties
       An invader of Granite comes upon 1 troll in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 2 honour
       Gnomes invade Granite 2: the only cave within reach
219. p5 to.spiral-o
220. p5 add.1
       p5 adds 1 troll: Spiral lair, in the domain
221. p5 end  8855b065568b61f5
       p1 begins a turn, 2 provisions left
222. p1 cover.h8
       p1 covers h8: weak Advance
223. p1 spend.1
       p1 spends 1 despair
224. p1 none
       p1 moves nobody
225. p1 end  35def6686100b1ac
       p3 begins a turn, 4 provisions left
226. p3 use.chorvel
       p3 uses Chorvel
227. p3 to.fi3
       p3 moves Chorvel: Moon 3 → Fire 3
228. p3 cover.e4
       p3 covers e4: weak Advance
229. p3 none
       p3 moves nobody
230. p3 end  b192951132dca5a7
       p5 begins a turn, 0 provisions left
231. p5 cover.f7
232. p5 act.gnome
       p5 covers f7: weak Gnome
233. p5 spend.1
       p5 spends 1 despair
234. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
235. p5 gate.4
       p5 looks at gate card 4: Granite
236. p5 token.mu3.1
       p5 looks at token 1 of Mud 3: strength 1
237. p5 influence.noctha
       p5 gains 3 influence with Noctha: 3 in all
238. p5 end  2022d376eeea9277
       p1 begins a turn, 1 provision left
239. p1 cover.h7
       p1 covers h7: weak Advance
240. p1 none
       p1 moves nobody
241. p1 end  9398e23555a63d1f
       p3 begins a turn, 3 provisions left
242. p3 cover.g5
       p3 covers g5: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
243. p3 stop
244. p3 to.fang-o
       p3 adds 1 troll: Fang lair, in the domain
245. p3 end  9b18f99d1fcee558
       p1 begins a turn, 0 provisions left
246. p1 take.g7
247. p1 take.i8
248. p1 act.advance
       p1 covers g7 i8: strong Advance of power 2
249. p1 use.gharza
       p1 uses Gharza
250. p1 to.gr3
251. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Granite 3
252. p1 stop
253. p1 end  ebc173d2593ca3d6
       p3 begins a turn, 2 provisions left
254. p3 cover.h7
       p3 covers h7: weak Influence
255. p3 influence.noctha
       p3 gains 1 influence with Noctha: 1 in all
256. p3 end
       p3 begins a turn, 1 provision left
257. p3 cover.h6
       p3 covers h6: weak Reinforcements
258. p3 none
       p3 adds nobody
259. p3 end
       p3 begins a turn, 0 provisions left
260. p3 end{moon+moss+mud+granite+hammer}  600ef5fd31e4dc59
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Moss 4
       Gnomes entrench in Ice 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 4
       Gnomes entrench in Mud 1
       Gate card 1: 3 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 2: 3 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 3: 3 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 4: 3 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 5: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Nobody has influence with Dastra, who leaves the game
       Nobody has influence with Purrgol, who leaves the game
       p2 wins Thornak
       p2 gains 3 votes of Granite: 3 in all
261. p1 console.vote  86b09d0efc4f48e5
       p1 takes a vote as consolation for Thornak
       p1 gains 1 vote of Granite: 1 in all
262. p2 to.ha1  7316ae8b36f7d3da
       Thornak of p2 comes to Hammer 1
       p5 wins Noctha
       p5 gains 2 votes of Moon: 3 in all
263. p3 console.honour  f07a9e3760b1d9f8
       p3 takes 1 honour as consolation for Noctha
       Nobody has influence with Grell, who leaves the game
       p4 wins Jorrund
       p4 gains 2 votes of Granite: 4 in all
264. p4 to.comb-o  ba55dd2b91ff6071
       Jorrund of p4 comes to Comb lair, in the domain
       Domains of wave II: p1 gains 6 and loses 1
       Domains of wave II: p2 gains 6 and loses 2
       Domains of wave II: p3 gains 6 and loses 3
       Domains of wave II: p4 gains 6 and loses 2
       Domains of wave II: p5 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave III begins: four cards each
265. p1 draft.a08.f4  2ff9ba358499482d
266. p2 draft.a61.f7  5d3e880e5815e4a1
267. p3 draft.a37.e3  e6a07748fad0f670
268. p4 draft.a57.f2  00c01a0d7a98036f
269. p5 draft.a16.d5  9b1149dfafaf9ec4
       p1 adds a card at f4: Gnome, Gnome, Joker, Advance
       p2 adds a card at f7: Advance 2, Reinforce, Gnome, Influence
       p3 adds a card at e3: Elders, Advance, Elders, Reinforce
       p4 adds a card at f2: Joker, Advance, Gnome, Advance
       p5 adds a card at d5: Gnome 2, Reinforce, Gnome 2, Advance
270. p1 draft.a49.d7  7c8a5f317a6c2dd1
271. p2 draft.a68.d7  3a34f6e644407895
272. p3 draft.a52.d5  254b576401b9b82a
273. p4 draft.a39.f5  27887c4cb86cb39e
274. p5 draft.a12.d5  45d2d2602f597d8f
       p1 adds a card at d7: Reinforce, Provisions, Advance, Joker
       p2 adds a card at d7: empty, Reinforce, Advance 2, Gnome 2
       p3 adds a card at d5: Joker, Gnome, Provisions, Advance
       p4 adds a card at f5: Elders, Elders, Gnome, Influence
       p5 adds a card at d5: Reinforce, Gnome 2, Advance, Gnome
275. p1 draft.a53.e4  6cf884f55670c9d7
276. p2 draft.a21.f7  70ee168ff006c621
277. p3 draft.a03.h5  70534a32cfcf81c9
278. p4 draft.a62.e2  36fcab1c240362c4
279. p5 draft.a36.h3
       p1 adds a card at e4: Advance, empty, Joker, Joker
       p2 adds a card at f7: Reinforce, Advance 3, empty, Elders
       p3 adds a card at h5: Influence 2, Influence, Gnome, Influence
       p4 adds a card at e2: Advance, Gnome 2, Reinforce, Influence
       p5 adds a card at h3: Elders, Joker, Reinforce, Gnome
       The last card of each hand is discarded face down
280. p5 cover.f7  e04ae8e720a9ae6b
       p5 covers the Jokers i3 and f7: 5 provisions
281. p1 cover.e8
282. p1 cover.f5  7434422bac7b3db3
       p1 covers the Jokers f5 and e8: 6 provisions
283. p2 stop  e3066bd9f82368f7
       p3 has 8 provisions and 0 despair
       p4 has 4 provisions and 4 despair
       p5 has 5 provisions and 3 despair
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 begins a turn, 7 provisions left
284. p3 use.chorvel
       p3 uses Chorvel
285. p3 to.fang-o
       p3 moves Chorvel: Fire 3 → Fang lair, in the domain
286. p3 cover.h7
       p3 covers h7: weak Influence
287. p3 influence.thuldra
       p3 gains 2 influence with Thuldra: 2 in all
288. p3 cover.i5
       p3 covers i5: weak Influence
289. p3 influence.xarkha
       p3 gains 2 influence with Xarkha: 2 in all
290. p3 end  4bfaf568581a1528
       p4 begins a turn, 3 provisions left
291. p4 cover.g2
       p4 covers g2: weak Advance
292. p4 spend.4
       p4 spends 4 despair
293. p4 none
       p4 moves nobody
294. p4 cover.g3
       p4 covers g3: weak Advance
295. p4 none
       p4 moves nobody
296. p4 end  6f0d8957006150b0
       p5 begins a turn, 4 provisions left
297. p5 take.i4
298. p5 take.noctha
299. p5 take.e7
300. p5 act.gnome
       p5 covers i4 e7 noctha: strong Gnome of power 5
301. p5 spend.4
       p5 spends 4 more provisions
302. p5 wheel.6
       p5 moves the wheel pawn 6 spaces: Influence
303. p5 gate.5
       p5 looks at gate card 5: Fire
304. p5 stop
       p5 crosses the honour-boost wire: boost 1
305. p5 influence.vashtor
       p5 gains 7 influence with Vashtor: 7 in all
306. p5 end  1ab5213fdb4797c1
       p1 begins a turn, 5 provisions left
307. p1 cover.g6
       p1 covers g6: weak Reinforcements
308. p1 spend.2
       p1 spends 2 despair
309. p1 to.horn-o
310. p1 add.1
       p1 adds 1 troll: Horn lair, in the domain
311. p1 cover.h8
       p1 covers h8: weak Advance
312. p1 none
       p1 moves nobody
313. p1 end  95faba4f0612a690
       p2 begins a turn, 4 provisions left
314. p2 take.d8
       p2 covers d8: strong Advance of power 2
315. p2 spend.4
       p2 spends 4 more provisions
316. p2 none
       p2 moves nobody
317. p2 end  c94f3963718fe2c2
       p3 begins a turn, 6 provisions left
318. p3 take.h5
319. p3 act.influence
       p3 covers h5: strong Influence of power 2
320. p3 spend.2
       p3 spends 2 more provisions
321. p3 influence.vashtor
       p3 gains 5 influence with Vashtor: 5 in all
322. p3 end  ee6774a6d93d76f3
       p4 begins a turn, 2 provisions left
323. p4 cover.g6
       p4 covers g6: weak Influence
324. p4 influence.selunga
       p4 gains 2 influence with Selunga: 2 in all
325. p4 end  7ffaeaf768ae9476
       p1 begins a turn, 4 provisions left
326. p1 take.i8
327. p1 whole.advance
       p1 covers e4 e5 g5 f6 g7 h7 i8 h9: strong Advance of power 10
328. p1 use.gharza
       p1 uses Gharza
329. p1 spend.0
330. p1 none
       p1 moves nobody
331. p1 end  c1bd7d230601ae4f
       p3 begins a turn, 3 provisions left
332. p3 take.h6
333. p3 take.g5
       p3 covers g5 h6: strong Gnome of power 2
334. p3 spend.2
       p3 spends 2 more provisions
335. p3 wheel.1
       p3 moves the wheel pawn 1 space: Honour gain
336. p3 gate.3
       p3 looks at gate card 3: Moss
337. p3 stop
       p3 gains 2 honour on the wheel, boost 1 included
338. p3 end  35a12135adb4abb8
       p4 begins a turn, 1 provision left
339. p4 cover.h6
       p4 covers h6: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
340. p4 gate.4
       p4 looks at gate card 4: Hammer
341. p4 stop
342. p4 out.ha1
343. p4 shift.thornak.ha3
       p4 moves Thornak of p2: Hammer 1 → Hammer 3
344. p4 cover.e4
       p4 covers e4: weak Gnome
       p4 moves the wheel pawn 1 space: Reinforcements
345. p4 stop
346. p4 rally.on1
       Breach: 2 invaders come to the domain of Mud, p4 decides ties
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
347. p4 to.comb-i
       p4 adds 1 troll: Comb lair, on the border
348. p4 end  ccaa78892655ad96
       p1 begins a turn, 3 provisions left
349. p1 cover.e6
       p1 covers e6: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
350. p1 gate.3
       p1 looks at gate card 3: Moss
351. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 3
352. p1 out.horn-i
353. p1 shift.p1.gr3
       p1 moves a troll: Horn lair, on the border → Granite 3
354. p1 end  ab7c432d025c874b
       p3 begins a turn, 0 provisions left
355. p3 cover.e5
       p3 covers e5: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
356. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 2
357. p3 stop
358. p3 influence.xarkha
       p3 gains 1 influence with Xarkha: 3 in all
359. p3 cover.f4
       p3 covers f4: weak Reinforcements
360. p3 none
       p3 adds nobody
361. p3 end  89323ce3d89db644
       p4 begins a turn, 0 provisions left
362. p4 cover.f4
       p4 covers f4: weak Influence
363. p4 influence.selunga
       p4 gains 1 influence with Selunga: 3 in all
364. p4 cover.e3
       p4 covers e3: weak Reinforcements
365. p4 to.comb-i
       p4 adds 1 troll: Comb lair, on the border
366. p4 end  9bcd73a1b769232e
       p1 begins a turn, 2 provisions left
367. p1 cover.d8
       p1 covers d8: weak Advance
368. p1 none
       p1 moves nobody
369. p1 cover.g4
       p1 covers g4: weak Gnome
       p1 moves the wheel pawn 1 space: Reinforcements
370. p1 gate.2
       p1 looks at gate card 2: Ice
371. p1 stop
372. p1 none
       p1 adds nobody
373. p1 end
       p1 begins a turn, 1 provision left
374. p1 cover.d7
       p1 covers d7: weak Reinforcements
375. p1 to.horn-o
       p1 adds 1 troll: Horn lair, in the domain
376. p1 cover.i9
       p1 covers i9: weak Reinforcements
377. p1 none
       p1 adds nobody
378. p1 end
       p1 begins a turn, 0 provisions left
379. p1 end{mud+ice+moss+hammer+fire}  2ed4b465949c7fc2
       Gate card 1: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 2: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 3: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 4: 4 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 5: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       p5 wins Vashtor
       p5 gains 3 votes of Granite: 3 in all
380. p3 console.vote  055f9b203b6bde1f
       p3 takes a vote as consolation for Vashtor
       p3 gains 1 vote of Granite: 1 in all
381. p5 star.h6  b5bd2b077562c241
       p5 puts the star of Vashtor on Great hall 6
       Nobody has influence with Orrowyn, who leaves the game
       p3 wins Thuldra
382. p3 clan.granite
       p3 gains 1 vote of Granite: 2 in all
383. p3 clan.hammer
       p3 gains 1 vote of Hammer: 1 in all
       Thuldra brings p3 3 honour
       p3 wins Xarkha
       p3 gains 3 votes of Fire: 3 in all
384. p3 star.moss  1435bca43bbc1000
       p3 puts the star of Xarkha on the plank of Moss
       p4 wins Selunga
       p4 gains 2 votes of Moon: 2 in all
       Nobody has influence with Zuldrak, who leaves the game
       Great hall 1 is shared: 6 honour each for p4
       Great hall 2 is shared: 4 honour each for p1 and p4
       Great hall 3: 12 honour for p1
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       Great hall 8: nobody controls a cave there
       Great hall 9 falls to the gnomes
       Great hall 10 falls to the gnomes
       p1 has 2 Elders: 1 honour
       p2 has 3 Elders: 3 honour
       p3 has 5 Elders: 8 honour
       p4 has 5 Elders: 8 honour
       p5 has 7 Elders: 17 honour
       p2 gains 11 honour for votes of Ice
       p5 gains 6 honour for votes of Ice
       p3 gains 6 honour for votes of Moon
       p5 gains 4 honour for votes of Moon
       p4 gains 1 honour for votes of Moon
       p4 gains 10 honour for votes of Granite
       p2 gains 5 honour for votes of Granite
       p5 gains 3 honour for votes of Granite
       p3 gains 12 honour for votes of Hammer
       p5 gains 9 honour for votes of Mud
       p3 gains 5 honour for votes of Mud
       p3 gains 8 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       The three waves are over: p5 wins

p1 +12  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -1  Invaded caves, wave II [FALL-P04]
p1  +4  Great hall 2 [FALL-F02]
p1 +12  Great hall 3 [FALL-F02]
p1  +1  Elders [FALL-F05]
p1  +5  Votes of Fire [FALL-F06]
p2  +6  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +3  Elders [FALL-F05]
p2 +11  Votes of Ice [FALL-F06]
p2  +5  Votes of Granite [FALL-F06]
p3  +4  Gnome wheel [FALL-G17]
p3  +3  Champions [FALL-H08]
p3  +1  Consolations [FALL-H04]
p3  +6  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3  +6  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +8  Elders [FALL-F05]
p3  +6  Votes of Moon [FALL-F06]
p3 +12  Votes of Hammer [FALL-F06]
p3  +5  Votes of Mud [FALL-F06]
p3  +8  Votes of Fire [FALL-F06]
p4  +6  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4  +6  Domains, wave II [FALL-P03]
p4  -2  Invaded caves, wave II [FALL-P04]
p4  +6  Great hall 1 [FALL-F02]
p4  +4  Great hall 2 [FALL-F02]
p4  +8  Elders [FALL-F05]
p4  +1  Votes of Moon [FALL-F06]
p4 +10  Votes of Granite [FALL-F06]
p5  +1  Gnome wheel [FALL-G17]
p5  +2  Defeated trolls [FALL-W18]
p5 +12  Domains, wave I [FALL-P03]
p5  -2  Invaded caves, wave I [FALL-P04]
p5 +12  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5 +17  Elders [FALL-F05]
p5  +6  Votes of Ice [FALL-F06]
p5  +4  Votes of Moon [FALL-F06]
p5  +3  Votes of Granite [FALL-F06]
p5  +9  Votes of Mud [FALL-F06]
= p5 61, p3 53, p1 38, p4 37, p2 27  waves, won by p5
