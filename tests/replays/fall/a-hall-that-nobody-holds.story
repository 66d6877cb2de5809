fall/3  seats 5  seed 4  options turn_order=printed

  1. p1 keep.tizgra  fb9f41156651e2e0
  2. p2 keep.gharza  4d93b1522c9ada8e
  3. p3 keep.argash  4cd09db9bb6ed585
  4. p4 keep.dorrun  fb30e18383c65351
  5. p5 keep.pluddra{p4}  1135031dc789a8ee
       p4 takes the hammer and is first player
       p4 keeps Dorrun
       p4 gains 2 votes of Granite: 2 in all
       p5 keeps Pluddra
       p5 gains 3 votes of Mud: 3 in all
       p1 keeps Tizgra
       p1 gains 1 vote of Fire: 1 in all
       p2 keeps Gharza
       p2 gains 2 votes of Fire: 2 in all
       p3 keeps Argash
       p3 gains 2 votes of Moss: 2 in all
  6. p4 lairs.knot
       p4 takes the lairs of the Knot, three trolls in each
  7. p4 settle.mo2
       p4 puts a troll in Moss 2
  8. p4 settle.ic1
       p4 puts a troll in Ice 1
  9. p4 to.mo2  cec4cbb602d418b1
       Dorrun of p4 comes to Moss 2
 10. p5 lairs.eye
       p5 takes the lairs of the Eye, three trolls in each
 11. p5 settle.ic3
       p5 puts a troll in Ice 3
 12. p5 settle.ha3  c57ba386491a6e72
       p5 puts a troll in Hammer 3
 13. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
 14. p1 settle.mo2
       p1 puts a troll in Moss 2
 15. p1 settle.gr2  6b61c5aeb6f2a8c6
       p1 puts a troll in Granite 2
 16. p2 lairs.horn
       p2 takes the lairs of the Horn, three trolls in each
 17. p2 settle.fi3
       p2 puts a troll in Fire 3
 18. p2 settle.gr3
       p2 puts a troll in Granite 3
 19. p2 to.fi3  fe6610fe3261a905
       Gharza of p2 comes to Fire 3
 20. p3 lairs.comb
       p3 takes the lairs of the Comb, three trolls in each
 21. p3 settle.mu3
       p3 puts a troll in Mud 3
 22. p3 settle.mu2
       p3 puts a troll in Mud 2
 23. p3 to.mu3  77858f6a4b634928
       Argash of p3 comes to Mud 3
       Wave I begins: four cards each
 24. p1 draft.a48.e6  cfb8f4fd01ae71b3
 25. p2 draft.a41.e6  f88126822d472dce
 26. p3 draft.a29.d4  c4e37e19ac6f7183
 27. p4 draft.a40.e5  0edf096c46db6728
 28. p5 draft.a63.e6  2aa398cc494894fe
       p1 adds a card at e6: Influence, Provisions, empty, Gnome 2
       p2 adds a card at e6: Influence, Provisions, Advance, Advance
       p3 adds a card at d4: Gnome, Advance 2, Reinforce, Elders
       p4 adds a card at e5: Elders, Gnome, Elders, Advance
       p5 adds a card at e6: Advance, Reinforce 2, Influence, Gnome
 29. p1 draft.a11.e7  34c044ecc0bb74c9
 30. p2 draft.a38.d5  0a89dae9349ca304
 31. p3 draft.a34.f6  f93024683bdcaee9
 32. p4 draft.a31.f4  dd3fbb3122552249
 33. p5 draft.a16.e7  52ca596bb1930c3e
       p1 adds a card at e7: Influence 2, Influence, Advance, Gnome
       p2 adds a card at d5: Elders, Reinforce, Elders, Influence
       p3 adds a card at f6: Gnome, Elders, Reinforce, Joker
       p4 adds a card at f4: Elders, Gnome, Influence 2, Reinforce
       p5 adds a card at e7: Gnome 2, Reinforce, Gnome 2, Advance
 34. p1 draft.a19.e5  5c645fcf0ec146f9
 35. p2 draft.a10.f7  6390a342419a4927
 36. p3 draft.a47.e6  7375c04b5d4e0f08
 37. p4 draft.a09.g5  e2c13f28ad3fa3ab
 38. p5 draft.a61.f7  37830121f1d9e7f8
       p1 adds a card at e5: Influence 3, empty, Advance, Gnome
       p2 adds a card at f7: Gnome, Reinforce 2, Influence, Reinforce
       p3 adds a card at e6: empty, Reinforce, Influence 2, Provisions
       p4 adds a card at g5: Influence, Advance 2, Reinforce, Advance
       p5 adds a card at f7: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 has 7 provisions and 1 despair
       p4 begins a turn, 5 provisions left
 39. p4 cover.g6
       p4 covers g6: weak Reinforcements
 40. p4 spend.1
       p4 spends 1 despair
 41. p4 none
       p4 adds nobody
 42. p4 end  4199b3484bf2d84e
       p5 begins a turn, 5 provisions left
 43. p5 cover.g7
       p5 covers g7: weak Reinforcements
 44. p5 spend.2
       p5 spends 2 despair
 45. p5 to.ic3
 46. p5 add.3
       p5 adds 3 trolls: Ice 3
 47. p5 end  299ab5180f565423
       p1 begins a turn, 5 provisions left
 48. p1 cover.e6
       p1 covers e6: weak Advance
 49. p1 spend.1
       p1 spends 1 despair
 50. p1 none
       p1 moves nobody
 51. p1 cover.tizgra
       p1 covers Tizgra: weak Gnome
 52. p1 spend.1
       p1 spends 1 despair
 53. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Reinforcements
 54. p1 gate.4
       p1 looks at gate card 4: Hammer
 55. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 1
 56. p1 to.spiral-i
 57. p1 add.1
       p1 adds 1 troll: Spiral lair, on the border
 58. p1 end  69d7a276e9b8de5c
       p2 begins a turn, 6 provisions left
 59. p2 cover.e7
       p2 covers e7: weak Advance
 60. p2 spend.1
       p2 spends 1 despair
 61. p2 none
       p2 moves nobody
 62. p2 cover.e6
       p2 covers e6: weak Influence
 63. p2 influence.lirrash
       p2 gains 2 influence with Lirrash: 2 in all
 64. p2 end  7afcac258d9e9a73
       p3 begins a turn, 6 provisions left
 65. p3 cover.d5
       p3 covers d5: weak Reinforcements
 66. p3 spend.0
 67. p3 none
       p3 adds nobody
 68. p3 end  7bca71042ac8afbc
       p4 begins a turn, 4 provisions left
 69. p4 take.h5
 70. p4 whole.advance
       p4 covers h5 f6 h6: strong Advance of power 4
 71. p4 spend.3
       p4 spends 3 more provisions
 72. p4 to.ic1
 73. p4 lead.dorrun
       p4 moves Dorrun: Moss 2 → Ice 1
 74. p4 stop
 75. p4 end  f9cabad8bc9834e1
       p5 begins a turn, 4 provisions left
 76. p5 take.e5
 77. p5 take.e6
       p5 covers e5 e6: strong Advance of power 2
 78. p5 spend.3
       p5 spends 3 more provisions
 79. p5 to.mn3
 80. p5 move.ic3
       p5 moves a troll: Ice 3 → Moon 3
 81. p5 stop
 82. p5 end  757787a1e42c6723
       p1 begins a turn, 4 provisions left
 83. p1 cover.e8
       p1 covers e8: weak Advance
 84. p1 to.gr2
       p1 moves a troll: Spiral lair, on the border → Granite 2
 85. p1 cover.f6
       p1 covers f6: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
 86. p1 stop
       p1 gains 1 honour on the wheel, boost 0 included
 87. p1 end  705150692f3201e5
       p2 begins a turn, 5 provisions left
 88. p2 cover.f8
       p2 covers f8: weak Influence
 89. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
 90. p2 end  1528a003bb59ef6d
       p3 begins a turn, 5 provisions left
 91. p3 take.f5
 92. p3 take.f6
       p3 covers f5 f6: strong Reinforcements of power 2
 93. p3 spend.3
       p3 spends 3 more provisions
 94. p3 to.comb-i
 95. p3 add.5
       p3 adds 5 trolls: Comb lair, on the border
 96. p3 end  70e15aa087769bb3
       p4 begins a turn, 0 provisions left
 97. p4 take.f5
 98. p4 take.g5
       p4 covers f5 g5: strong Influence of power 3
 99. p4 influence.lirrash
       p4 gains 3 influence with Lirrash: 3 in all
100. p4 end  d9413d92e942f339
       p5 begins a turn, 0 provisions left
101. p5 cover.f5
       p5 covers f5: weak Reinforcements
102. p5 none
       p5 adds nobody
103. p5 cover.g8
       p5 covers g8: weak Influence
104. p5 influence.khazga
       p5 gains 1 influence with Khazga: 1 in all
105. p5 end  26c7fde2b5737fca
       p1 begins a turn, 3 provisions left
106. p1 take.f7
107. p1 whole.influence
       p1 covers e5 e7 f7: strong Influence of power 6
108. p1 spend.2
       p1 spends 2 more provisions
109. p1 influence.brasha
       p1 gains 9 influence with Brasha: 9 in all
110. p1 end  634c2ad17e3f0be4
       p2 begins a turn, 4 provisions left
111. p2 take.e5
112. p2 take.f5
       p2 covers e5 f5: strong Reinforcements of power 2
113. p2 spend.4
       p2 spends 4 more provisions
114. p2 none
       p2 adds nobody
115. p2 end  238f8715276572be
       p3 begins a turn, 1 provision left
116. p3 take.e4
       p3 covers e4: strong Advance of power 2
117. p3 spend.0
118. p3 to.mu3
119. p3 move.comb-o
       p3 moves a troll: Comb lair, in the domain → Mud 3
120. p3 stop
121. p3 end  c78f5548945a04a5
       p1 begins a turn, 0 provisions left
122. p1 cover.f8
       p1 covers f8: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
123. p1 gate.4
       p1 looks at gate card 4: Hammer
124. p1 stop
125. p1 influence.dastra
       p1 gains 2 influence with Dastra: 2 in all
126. p1 end  be2f21632d63f448
       p3 begins a turn, 0 provisions left
127. p3 take.e7
       p3 covers e7: strong Influence of power 2
128. p3 influence.imbolg
       p3 gains 3 influence with Imbolg: 3 in all
129. p3 end{moon+granite+ice+hammer+mud}  08e89b78285729e2
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the nearest empty one
       Gnomes invade Granite 1: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Granite
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
       A troll of p1 is defeated in Granite 2: 3 honour
       An invader of Granite comes upon 1 troll in Granite 2: the only cave within reach
       A troll of p1 is defeated in Granite 2: 2 honour
       Gate card 3: 2 invaders come to the domain of Ice
       Gnomes invade Granite 2: the only empty one within reach
       Gnomes invade Hammer 1: the only empty one within reach
       Gate card 4: 2 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Hammer 3: the nearest with so few
       A troll of p5 is defeated in Hammer 3: 3 honour
       Gnomes invade Hammer 3: the only empty one within reach
       Gate card 5: 2 invaders come to the domain of Mud
       Gnomes invade Hammer 4: the only empty one within reach
130. p5 enter.gr4
       p5 leads the plank of Mud and sends the invader into Granite 4
       Gnomes invade Granite 4: empty, and as near as others
       p2 wins Khazga
       p2 gains 3 votes of Hammer: 3 in all
131. p5 console.vote  8b97f21a81d34aac
       p5 takes a vote as consolation for Khazga
       p5 gains 1 vote of Hammer: 1 in all
132. p2 to.gr3  e8136cbed827ffc0
       Khazga of p2 comes to Granite 3
       Nobody has influence with Okkag, who leaves the game
       p3 wins Imbolg
       p3 gains 3 votes of Ice: 3 in all
133. p3 to.mu3  b23bf1b1eb9ac073
       Imbolg of p3 comes to Mud 3
       p1 wins Dastra
134. p1 clan.moss  faa6959cf93513a9
       p1 gains 1 vote of Moss: 1 in all
       p4 wins Lirrash
       p4 gains 2 votes of Moss: 2 in all
135. p2 console.vote  638a7d4b7e595c43
       p2 takes a vote as consolation for Lirrash
       p2 gains 1 vote of Moss: 1 in all
136. p4 to.knot-o  2f2c46119d88e379
       Lirrash of p4 comes to Knot lair, in the domain
       p1 wins Brasha
       p1 gains 2 votes of Fire: 3 in all
       Domains of wave I: p1 gains 0 and loses 0
       Domains of wave I: p2 gains 12 and loses 4
       Domains of wave I: p3 gains 8 and loses 1
       Domains of wave I: p4 gains 6 and loses 1
       Domains of wave I: p5 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave II begins: four cards each
137. p1 draft.a44.e4  b3a0f6f27c6af3d9
138. p2 draft.a71.g8  cbcaff607f77f398
139. p3 draft.a02.g7  e55dde6c533ce63f
140. p4 draft.a67.h6  0bbf5fb46a6cf046
141. p5 draft.a03.e5  8e8fe805a3b68db3
       p1 adds a card at e4: Gnome, Gnome, Provisions, Reinforce
       p2 adds a card at g8: Advance, Influence 3, empty, Influence
       p3 adds a card at g7: Reinforce, Reinforce 2, Influence, Reinforce
       p4 adds a card at h6: empty, Advance, Gnome 2, Influence 2
       p5 adds a card at e5: Influence 2, Influence, Gnome, Influence
142. p1 draft.a21.d8  850798ed51ae31c2
143. p2 draft.a50.e5  2ade740d9488592c
144. p3 draft.a64.f8  e6c0ce50f3b94df9
145. p4 draft.a65.h7  66097d3d1fcb472e
146. p5 draft.a45.g7  94267487b55dfcd7
       p1 adds a card at d8: Reinforce, Advance 3, empty, Elders
       p2 adds a card at e5: Provisions, Joker, Influence, Reinforce
       p3 adds a card at f8: Gnome, Reinforce, Influence 2, Advance
       p4 adds a card at h7: Advance 2, Reinforce 2, Influence, empty
       p5 adds a card at g7: Provisions, Advance 2, Gnome, empty
147. p1 draft.a07.c7  6dcb85dea0ed16e1
148. p2 draft.a27.e5  12a1a73aafa2ed5a
149. p3 draft.a28.d6  e9dad91566ade8c1
150. p4 draft.a08.i5  b5dbd99f6e4f6f02
151. p5 draft.a22.f5
       p1 adds a card at c7: Influence, Influence, Joker, Gnome
       p2 adds a card at e5: Gnome, Elders, Influence, Influence
       p3 adds a card at d6: Advance, Elders, Gnome, Gnome
       p4 adds a card at i5: Gnome, Gnome, Joker, Advance
       p5 adds a card at f5: empty, Influence, Elders, Reinforce 3
       The last card of each hand is discarded face down
       p5 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 has 5 provisions and 3 despair
       p3 has 6 provisions and 2 despair
       p4 has 5 provisions and 3 despair
       p5 begins a turn, 5 provisions left
152. p5 take.e5
       p5 covers e5: strong Influence of power 2
153. p5 spend.2
       p5 spends 2 more provisions
154. p5 influence.quodda
       p5 gains 5 influence with Quodda: 5 in all
155. p5 end  07c3dcc639b06efc
       p1 begins a turn, 6 provisions left
156. p1 take.f6
157. p1 take.tizgra
158. p1 take.d8
159. p1 act.gnome
       p1 covers f6 d8 tizgra: strong Gnome of power 3
160. p1 spend.0
161. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Troll advance
162. p1 token.ha4.1
       p1 looks at token 1 of Hammer 4: strength 3
163. p1 stop
       p1 crosses the honour-boost wire: boost 1
164. p1 none
       p1 moves nobody
165. p1 end  b4d1b28657df70f2
       p2 begins a turn, 4 provisions left
166. p2 take.h9
167. p2 take.h8
       p2 covers h8 h9: strong Influence of power 4
168. p2 spend.4
       p2 spends 4 more provisions
169. p2 influence.jorrund
       p2 gains 9 influence with Jorrund: 9 in all
170. p2 end  5af2fe689df7d773
       p3 begins a turn, 5 provisions left
171. p3 use.imbolg
       p3 uses Imbolg
       p3 moves Imbolg: Mud 3 → Fire 3
       A troll of p2 is driven out of Fire 3 to its supply by p3
172. p3 take.h7
173. p3 take.h8
174. p3 whole.reinforce
       p3 covers g7 h7 g8 h8: strong Reinforcements of power 5
175. p3 spend.4
       p3 spends 4 more provisions
176. p3 none
       p3 adds nobody
177. p3 end  1a609d0c9da080bf
       p4 begins a turn, 4 provisions left
178. p4 take.j6
179. p4 take.i6
       p4 covers i6 j6: strong Advance of power 2
180. p4 spend.0
181. p4 none
       p4 moves nobody
182. p4 end  c5b0b7cc4b7dd5ea
       p5 begins a turn, 2 provisions left
183. p5 cover.e6
       p5 covers e6: weak Gnome
184. p5 spend.1
       p5 spends 1 despair
185. p5 wheel.1
       p5 moves the wheel pawn 1 space: Influence
186. p5 token.ha1.1
       p5 looks at token 1 of Hammer 1: strength 3
187. p5 stop
188. p5 influence.noctha
       p5 gains 2 influence with Noctha: 2 in all
189. p5 end  2f2e88f2f60da2af
       p1 begins a turn, 5 provisions left
190. p1 take.f4
191. p1 take.e4
       p1 covers e4 f4: strong Gnome of power 2
192. p1 spend.3
       p1 spends 3 more provisions
193. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Reinforcements
194. p1 stop
195. p1 rally.back2
       Breach: 2 invaders come to the domain of Granite, p1 decides ties
       Gnomes invade Mud 4: the nearest empty one
196. p1 enter.fi4
       p1, who opened the breach, sends the invader into Fire 4
       Gnomes invade Fire 4: empty, and as near as others
197. p1 none
       p1 adds nobody
198. p1 end  09818479823ebedb
       p3 begins a turn, 0 provisions left
199. p3 cover.d6
       p3 covers d6: weak Advance
200. p3 spend.0
201. p3 none
       p3 moves nobody
202. p3 cover.g9
       p3 covers g9: weak Advance
203. p3 spend.1
       p3 spends 1 despair
204. p3 to.fi1
205. p3 lead.imbolg
       p3 moves Imbolg: Fire 3 → Fire 1
206. p3 lead.argash
       p3 moves Argash: Mud 3 → Fire 1
207. p3 end  37112e36db1670df
       p4 begins a turn, 3 provisions left
208. p4 take.h7
       p4 covers h7: strong Advance of power 2
209. p4 spend.0
210. p4 none
       p4 moves nobody
211. p4 end  b219e0eb91ac1722
       p5 begins a turn, 1 provision left
212. p5 take.e8
213. p5 whole.gnome
       p5 covers e7 e8 f8 g8: strong Gnome of power 6
214. p5 spend.0
215. p5 wheel.5
       p5 moves the wheel pawn 5 spaces: Influence
216. p5 gate.5
       p5 looks at gate card 5: Moss
217. p5 token.gr4.1
       p5 looks at token 1 of Granite 4: strength 2
218. p5 influence.ugrith
       p5 gains 6 influence with Ugrith: 6 in all
219. p5 end  1102b57fbe2801f6
       p1 begins a turn, 1 provision left
220. p1 take.f7
221. p1 take.e7
222. p1 take.d7
223. p1 take.c8
224. p1 act.influence
       p1 covers d7 e7 f7 c8: strong Influence of power 5
225. p1 spend.0
226. p1 influence.ugrith
       p1 gains 5 influence with Ugrith: 5 in all
227. p1 end  669bd8d3eb1b86cc
       p4 begins a turn, 2 provisions left
228. p4 cover.h8
       p4 covers h8: weak Influence
229. p4 spend.1
       p4 spends 1 despair
230. p4 influence.thornak
       p4 gains 3 influence with Thornak: 3 in all
231. p4 cover.j5
       p4 covers j5: weak Gnome
232. p4 spend.1
       p4 spends 1 despair
233. p4 wheel.1
       p4 moves the wheel pawn 1 space: Reinforcements
234. p4 stop
235. p4 none
       p4 adds nobody
236. p4 end  8a0425983413d20d
       p5 begins a turn, 0 provisions left
237. p5 take.h7
       p5 covers h7: strong Advance of power 2
238. p5 none
       p5 moves nobody
239. p5 end  e13a71979c2d1617
       p1 begins a turn, 0 provisions left
240. p1 cover.f5
       p1 covers f5: weak Reinforcements
241. p1 spend.1
       p1 spends 1 despair
242. p1 none
       p1 adds nobody
243. p1 end  6a9cc22ce651dc51
       p4 begins a turn, 1 provision left
244. p4 take.g5
245. p4 take.f5
       p4 covers f5 g5: strong Influence of power 3
246. p4 spend.1
       p4 spends 1 more provision
247. p4 influence.ugrith
       p4 gains 4 influence with Ugrith: 4 in all
248. p4 end{hammer+mud+ice+moon+moss}  f199d276edb04896
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Granite 4
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 3
       Gnomes entrench in Hammer 4
       Gnomes entrench in Mud 4
       Gnomes entrench in Fire 4
       Gate card 1: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 2: 3 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 3: 3 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 4: 3 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 5: 3 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       p5 wins Noctha
       p5 gains 2 votes of Moon: 2 in all
       p5 wins Ugrith
249. p5 clan.moon
       p5 gains 1 vote of Moon: 3 in all
250. p5 clan.fire  e3d7b68b8da7bdef
       p5 gains 1 vote of Fire: 1 in all
251. p1 console.honour  6823b214ee5ddcfd
       p1 takes 3 honour as consolation for Ugrith
252. p4 console.honour  4743da235cecde37
       p4 takes 2 honour as consolation for Ugrith
253. p5 to.eye-i  4033a483a58a04b8
       Ugrith of p5 comes to Eye lair, on the border
       p2 wins Jorrund
       p2 gains 2 votes of Granite: 2 in all
254. p2 to.horn-o  a7239f5088f777d0
       Jorrund of p2 comes to Horn lair, in the domain
       p4 wins Thornak
       p4 gains 3 votes of Granite: 5 in all
255. p4 to.knot-i  0071a7fb85cb82af
       Thornak of p4 comes to Knot lair, on the border
       Nobody has influence with Ruskval, who leaves the game
       p5 wins Quodda
256. p5 clan.granite
       p5 gains 1 vote of Granite: 1 in all
257. p5 clan.mud
       p5 gains 1 vote of Mud: 4 in all
258. p5 to.eye-i  43d4c5c16796bbc6
       Quodda of p5 comes to Eye lair, on the border
       Domains of wave II: p1 gains 0 and loses 0
       Domains of wave II: p2 gains 12 and loses 5
       Domains of wave II: p3 gains 14 and loses 4
       Domains of wave II: p4 gains 6 and loses 1
       Domains of wave II: p5 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
259. p1 draft.a25.e4  3cfeff14cf6511a8
260. p2 draft.a62.g9  dcf6375f1a5750f2
261. p3 draft.a56.e7  46877cb652682995
262. p4 draft.a60.h5  ad7402cc54b328f0
263. p5 draft.a72.g5  0857a2d9e684105c
       p1 adds a card at e4: Advance, Advance, Elders, Reinforce
       p2 adds a card at g9: Advance, Gnome 2, Reinforce, Influence
       p3 adds a card at e7: Joker, Joker, empty, Gnome
       p4 adds a card at h5: Influence, Joker, Gnome, Gnome
       p5 adds a card at g5: Gnome 3, Gnome, Reinforce, Influence
264. p1 draft.a55.d7  7ee6a22a3ef864db
265. p2 draft.a35.d7  b6cbe2ae9561e88a
266. p3 draft.a66.h8  cbaeb8d13fd45810
267. p4 draft.a43.g5  b3e9764c5783c2b2
268. p5 draft.a23.g5  2e3fc6d5109bc1a2
       p1 adds a card at d7: empty, Reinforce, Joker, Joker
       p2 adds a card at d7: Joker, Influence, Elders, Advance
       p3 adds a card at h8: Reinforce 2, Influence 2, Gnome, empty
       p4 adds a card at g5: Influence, Influence, Provisions, Advance
       p5 adds a card at g5: Gnome, Influence 3, empty, Elders
269. p1 draft.a18.b8  776938aa7d48a3c6
270. p2 draft.a49.g8  acb36fb844ed50af
271. p3 draft.a30.e7  9cba291b1f4941be
272. p4 draft.a36.f5  5a95964b7966e6e1
273. p5 draft.a24.d8  b5a5df810d44524b
       p1 adds a card at b8: Reinforce 3, Influence, Gnome, Influence
       p2 adds a card at g8: Reinforce, Provisions, Advance, Joker
       p3 adds a card at e7: Reinforce 2, Elders, Advance, Influence
       p4 adds a card at f5: Elders, Joker, Reinforce, Gnome
       p5 adds a card at d8: Advance, Gnome 3, empty, Elders
       The last card of each hand is discarded face down
274. p1 stop  27c1f8bbfa781364
275. p2 stop  a359169e415b3b89
276. p4 cover.i5  8c6f3de5a429f09c
       p4 covers the Jokers g5 and i5: 5 provisions
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p3 has 4 provisions and 4 despair
       p4 has 5 provisions and 3 despair
       p5 has 5 provisions and 3 despair
       p1 begins a turn, 4 provisions left
277. p1 take.f8
278. p1 whole.gnome
       p1 covers f6 d8 e8 f8 b9 tizgra: strong Gnome of power 6
279. p1 spend.1
       p1 spends 1 more provision
280. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Troll advance
281. p1 gate.5
       p1 looks at gate card 5: Moon
282. p1 token.fi2.2
       p1 looks at token 2 of Fire 2: strength 3
       p1 crosses the honour-boost wire: boost 2
283. p1 none
       p1 moves nobody
284. p1 end  b74a3c906f2ccc00
       p2 begins a turn, 4 provisions left
285. p2 cover.f8
       p2 covers f8: weak Influence
286. p2 spend.1
       p2 spends 1 despair
287. p2 influence.yrsgol
       p2 gains 3 influence with Yrsgol: 3 in all
288. p2 end  07666dafbcceb1c0
       p3 begins a turn, 3 provisions left
289. p3 take.i8
       p3 covers i8: strong Influence of power 2
290. p3 spend.2
       p3 spends 2 more provisions
291. p3 influence.yrsgol
       p3 gains 4 influence with Yrsgol: 4 in all
292. p3 end  781519edc5401cd3
       p4 begins a turn, 4 provisions left
293. p4 cover.h8
       p4 covers h8: weak Influence
294. p4 spend.1
       p4 spends 1 despair
295. p4 influence.yrsgol
       p4 gains 2 influence with Yrsgol: 2 in all
296. p4 cover.g4
       p4 covers g4: weak Gnome
297. p4 spend.1
       p4 spends 1 despair
298. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Honour gain
299. p4 token.fi2.2
       p4 looks at token 2 of Fire 2: strength 3
300. p4 gate.2
       p4 looks at gate card 2: Hammer
       p4 gains 2 honour on the wheel, boost 0 included
301. p4 end  9cb6d2c0554beb86
       p5 begins a turn, 4 provisions left
302. p5 take.e8
303. p5 act.gnome
       p5 covers e8: strong Gnome of power 3
304. p5 spend.2
       p5 spends 2 more provisions
305. p5 wheel.1
       p5 moves the wheel pawn 1 space: Troll advance
306. p5 gate.1
       p5 looks at gate card 1: Ice
307. p5 token.mo1.1
       p5 looks at token 1 of Moss 1: strength 3
308. p5 none
       p5 moves nobody
309. p5 end  5f70726f0ef44983
       p1 begins a turn, 2 provisions left
310. p1 take.f7
311. p1 whole.influence
       p1 covers c7 f7 c8 c9: strong Influence of power 4
312. p1 spend.0
313. p1 use.dastra
       p1 uses Dastra
314. p1 influence.yrsgol
315. p1 influence.thuldra
316. p1 split.3
       p1 gains 3 influence with Yrsgol: 3 in all
       p1 gains 2 influence with Thuldra: 2 in all
317. p1 end  3f5eac6516214382
       p2 begins a turn, 3 provisions left
318. p2 cover.e8
       p2 covers e8: weak Advance
319. p2 spend.0
320. p2 to.mu3
321. p2 move.horn-o
       p2 moves a troll: Horn lair, in the domain → Mud 3
322. p2 end  c8ad1e88c0b6ac06
       p3 begins a turn, 0 provisions left
323. p3 take.g8
324. p3 take.g7
325. p3 act.reinforce
       p3 covers g7 g8: strong Reinforcements of power 2
326. p3 none
       p3 adds nobody
327. p3 end  dbd92db2dcab5f3c
       p4 begins a turn, 3 provisions left
328. p4 cover.h6
       p4 covers h6: weak Advance
329. p4 spend.0
330. p4 to.ic2
331. p4 move.mo2{1+2}
       p4 moves a troll: Moss 2 → Ice 2
       p4 attacks the gnomes of Ice 2: strength 1+2
332. p4 to.knot-i
       p4 is repelled from Ice 2 and retreats: Knot lair, on the border
333. p4 end  49440ecd18ca6331
       p5 begins a turn, 1 provision left
334. p5 take.e6
335. p5 whole.gnome
       p5 covers g5 e6 e7 f8 g8 noctha: strong Gnome of power 8
336. p5 spend.0
337. p5 wheel.7
       p5 moves the wheel pawn 7 spaces: Reinforcements
338. p5 gate.5
       p5 looks at gate card 5: Moon
339. p5 stop
340. p5 rally.on2
       Breach: 2 invaders come to the domain of Moon, p5 decides ties
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
341. p5 none
       p5 adds nobody
342. p5 end  2ee727879bac0469
       p1 begins a turn, 1 provision left
343. p1 take.b8
344. p1 whole.reinforce
       p1 covers f5 e7 b8: strong Reinforcements of power 5
345. p1 spend.1
       p1 spends 1 more provision
346. p1 none
       p1 adds nobody
347. p1 end  37f7c116e5bb836e
       p2 begins a turn, 2 provisions left
348. p2 take.f6
349. p2 whole.influence
       p2 covers e6 f6 d7 e7: strong Influence of power 4
350. p2 spend.0
351. p2 influence.kasskar
       p2 gains 5 influence with Kasskar: 5 in all
352. p2 end  fdda14fa1b5df614
       p4 begins a turn, 2 provisions left
353. p4 take.i7
       p4 covers i7: strong Reinforcements of power 2
354. p4 spend.2
       p4 spends 2 more provisions
355. p4 to.ic1
356. p4 add.3
       p4 adds 3 trolls: Ice 1
357. p4 end  3646a5c51048f3ad
       p5 begins a turn, 0 provisions left
358. p5 take.f7
359. p5 act.advance
       p5 covers f7: strong Advance of power 2
360. p5 none
       p5 moves nobody
361. p5 end  d24323a183ff2515
       p2 begins a turn, 1 provision left
362. p2 cover.g8
       p2 covers g8: weak Reinforcements
363. p2 spend.2
       p2 spends 2 despair
364. p2 to.gr3
365. p2 add.3
       p2 adds 3 trolls: Granite 3
366. p2 cover.h9
367. p2 act.advance
       p2 covers h9: weak Advance
368. p2 none
       p2 moves nobody
369. p2 end
       p2 begins a turn, 0 provisions left
370. p2 cover.g10
       p2 covers g10: weak Reinforcements
371. p2 none
       p2 adds nobody
372. p2 end{ice+hammer+granite+fire+moon}  a859a5734bc3a571
       Gate card 1: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 2: 4 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 3: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 4: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       Gate card 5: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       p1 wins Thuldra
373. p1 clan.fire
       p1 gains 1 vote of Fire: 4 in all
374. p1 clan.fire  2f72c1577ee68794
       p1 gains 1 vote of Fire: 5 in all
       Thuldra brings p1 4 honour
       p3 wins Yrsgol
       p3 gains 3 votes of Ice: 6 in all
375. p2 console.vote  5de486d9c1b78dcd
       p2 takes a vote as consolation for Yrsgol
       p2 gains 1 vote of Ice: 1 in all
376. p1 console.honour  2cd53ffb9cb8201a
       p1 takes 1 honour as consolation for Yrsgol
377. p4 console.honour  8ba85349f670cbfe
       p4 takes 1 honour as consolation for Yrsgol
378. p3 star.mu3  d349f478a828030f
       p3 puts the star of Yrsgol on Mud 3
       Nobody has influence with Xarkha, who leaves the game
       Nobody has influence with Drubba, who leaves the game
       p2 wins Kasskar
379. p2 clan.ice
       p2 gains 1 vote of Ice: 2 in all
380. p2 clan.granite
       p2 gains 1 vote of Granite: 3 in all
381. p2 clan.ice
       p2 gains 1 vote of Ice: 3 in all
382. p2 clan.granite
383. p2 clan.moss
384. p2 add.2  a36576a1f11ad063
       p2 gives up 2 votes of Granite
       p2 gains 2 votes of Moss: 3 in all
       Nobody has influence with Vashtor, who leaves the game
       Great hall 1: 12 honour for p5
       Great hall 2: 8 honour for p5
       Great hall 3 is shared: 1 honour each for p2 and p5
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6: 8 honour for p3
       Great hall 7 is shared: 2 honour each for p2
       Great hall 8: nobody controls a cave there
       Great hall 9 falls to the gnomes
       Great hall 10 falls to the gnomes
       p1 has 2 Elders: 1 honour
       p2 has 4 Elders: 5 honour
       p3 has 4 Elders: 5 honour
       p4 has 4 Elders: 5 honour
       p5 has 3 Elders: 3 honour
       p2 gains 7 honour for votes of Moss
       p3 gains 4 honour for votes of Moss
       p4 gains 2 honour for votes of Moss
       p3 gains 8 honour for votes of Ice
       p2 gains 5 honour for votes of Ice
       p5 gains 9 honour for votes of Moon
       p4 gains 6 honour for votes of Granite
       p5 gains 4 honour for votes of Granite
       p2 gains 1 honour for votes of Granite
       p2 gains 10 honour for votes of Hammer
       p5 gains 5 honour for votes of Hammer
       p5 gains 12 honour for votes of Mud
       p1 gains 11 honour for votes of Fire
       p2 gains 6 honour for votes of Fire
       p5 gains 2 honour for votes of Fire
       The three waves are over: p5 wins

p1  +1  Gnome wheel [FALL-G17]
p1  +5  Defeated trolls [FALL-W18]
p1  +4  Champions [FALL-H08]
p1  +4  Consolations [FALL-H04]
p1  +1  Elders [FALL-F05]
p1 +11  Votes of Fire [FALL-F06]
p2 +12  Domains, wave I [FALL-P03]
p2  -4  Invaded caves, wave I [FALL-P04]
p2 +12  Domains, wave II [FALL-P03]
p2  -5  Invaded caves, wave II [FALL-P04]
p2  +1  Great hall 3 [FALL-F02]
p2  +2  Great hall 7 [FALL-F02]
p2  +5  Elders [FALL-F05]
p2  +7  Votes of Moss [FALL-F06]
p2  +5  Votes of Ice [FALL-F06]
p2  +1  Votes of Granite [FALL-F06]
p2 +10  Votes of Hammer [FALL-F06]
p2  +6  Votes of Fire [FALL-F06]
p3  +8  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3 +14  Domains, wave II [FALL-P03]
p3  -4  Invaded caves, wave II [FALL-P04]
p3  +8  Great hall 6 [FALL-F02]
p3  +5  Elders [FALL-F05]
p3  +4  Votes of Moss [FALL-F06]
p3  +8  Votes of Ice [FALL-F06]
p4  +2  Gnome wheel [FALL-G17]
p4  +3  Consolations [FALL-H04]
p4  +6  Domains, wave I [FALL-P03]
p4  -1  Invaded caves, wave I [FALL-P04]
p4  +6  Domains, wave II [FALL-P03]
p4  -1  Invaded caves, wave II [FALL-P04]
p4  +5  Elders [FALL-F05]
p4  +2  Votes of Moss [FALL-F06]
p4  +6  Votes of Granite [FALL-F06]
p5  +3  Defeated trolls [FALL-W18]
p5 +12  Domains, wave I [FALL-P03]
p5  -3  Invaded caves, wave I [FALL-P04]
p5 +12  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5 +12  Great hall 1 [FALL-F02]
p5  +8  Great hall 2 [FALL-F02]
p5  +1  Great hall 3 [FALL-F02]
p5  +3  Elders [FALL-F05]
p5  +9  Votes of Moon [FALL-F06]
p5  +4  Votes of Granite [FALL-F06]
p5  +5  Votes of Hammer [FALL-F06]
p5 +12  Votes of Mud [FALL-F06]
p5  +2  Votes of Fire [FALL-F06]
= p5 77, p2 52, p3 42, p4 28, p1 26  waves, won by p5
