fall/2  seats 4  seed 6  options -

  1. p1 keep.olmma  6df56ed31af75049
  2. p2 keep.gharza  7d7ed54f7682e764
  3. p3 keep.fenglu  27db23075733284e
  4. p4 keep.pluddra{p1}  5af5004e0c183c4a
       p1 takes the hammer and is first player
       p1 keeps Olmma
       p1 gains 1 vote of Moss: 1 in all
       p2 keeps Gharza
       p2 gains 2 votes of Fire: 2 in all
       p3 keeps Fenglu
       p3 gains 2 votes of Mud: 2 in all
       p4 keeps Pluddra
       p4 gains 3 votes of Mud: 3 in all
  5. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
  6. p1 settle.ha3
       p1 puts a troll in Hammer 3
  7. p1 settle.mo3  11a9301252359f5f
       p1 puts a troll in Moss 3
  8. p2 lairs.horn
       p2 takes the lairs of the Horn, three trolls in each
  9. p2 settle.mn3
       p2 puts a troll in Moon 3
 10. p2 settle.gr1
       p2 puts a troll in Granite 1
 11. p2 to.gr1  3eafda261d200d2a
       Gharza of p2 comes to Granite 1
 12. p3 lairs.knot
       p3 takes the lairs of the Knot, three trolls in each
 13. p3 settle.ic3
       p3 puts a troll in Ice 3
 14. p3 settle.ha1
       p3 puts a troll in Hammer 1
 15. p3 to.ha1  0126d016def3925c
       Fenglu of p3 comes to Hammer 1
 16. p4 lairs.eye
       p4 takes the lairs of the Eye, three trolls in each
 17. p4 settle.ic1
       p4 puts a troll in Ice 1
 18. p4 settle.mu1  ac207b13b7a3138a
       p4 puts a troll in Mud 1
       Wave I begins: four cards each
 19. p1 draft.a31.e4  05137234953f90b5
 20. p2 draft.a72.d4  11cfae739b50771e
 21. p3 draft.a21.d4  86d1482126c049e0
 22. p4 draft.a32.d6  1c7a53cc2c715bb3
       p1 adds a card at e4: Elders, Gnome, Influence 2, Reinforce
       p2 adds a card at d4: Gnome 3, Gnome, Reinforce, Influence
       p3 adds a card at d4: Reinforce, Advance 3, empty, Elders
       p4 adds a card at d6: Influence, Gnome 2, Advance, Elders
 23. p1 draft.a41.f6  54fed7811a1a8fe3
 24. p2 draft.a33.f5  add14ed5f1b686e6
 25. p3 draft.a62.d6  25602b4b6147988e
 26. p4 draft.a30.c7  3938254071b2654d
       p1 adds a card at f6: Influence, Provisions, Advance, Advance
       p2 adds a card at f5: Influence, Elders, Advance, Joker
       p3 adds a card at d6: Advance, Gnome 2, Reinforce, Influence
       p4 adds a card at c7: Reinforce 2, Elders, Advance, Influence
 27. p1 draft.a65.f3  7725c7857fef30b8
 28. p2 draft.a17.e6  efb254cc75abdd5c
 29. p3 draft.a34.f6  3d8f92f66a1f0e2a
 30. p4 draft.a25.d5  83ae4d38eddb5f3a
       p1 adds a card at f3: Advance 2, Reinforce 2, Influence, empty
       p2 adds a card at e6: Advance 3, empty, Influence, Reinforce
       p3 adds a card at f6: Gnome, Elders, Reinforce, Joker
       p4 adds a card at d5: Advance, Advance, Elders, Reinforce
       The last card of each hand is discarded face down
       p1 has 7 provisions and 1 despair
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p4 has 6 provisions and 2 despair
       p1 begins a turn, 6 provisions left
 31. p1 cover.olmma
       p1 covers Olmma: weak Reinforcements
 32. p1 spend.0
 33. p1 to.spiral-o
       p1 adds 1 troll: Spiral lair, in the domain
 34. p1 cover.f4
       p1 covers f4: weak Influence
 35. p1 spend.1
       p1 spends 1 despair
 36. p1 influence.okkag
       p1 gains 3 influence with Okkag: 3 in all
 37. p1 end  4541f38119f8f958
       p2 begins a turn, 5 provisions left
 38. p2 take.e4
 39. p2 take.d4
       p2 covers d4 e4: strong Gnome of power 4
 40. p2 spend.3
       p2 spends 3 more provisions
 41. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 42. p2 token.mn1.1
       p2 looks at token 1 of Moon 1: strength 2
 43. p2 gate.1
       p2 looks at gate card 1: Granite
 44. p2 none
       p2 adds nobody
 45. p2 end  6309b72494683e05
       p3 begins a turn, 5 provisions left
 46. p3 cover.e7
       p3 covers e7: weak Influence
 47. p3 spend.0
 48. p3 influence.noctha
       p3 gains 2 influence with Noctha: 2 in all
 49. p3 end  45ef960ef2b38f48
       p4 begins a turn, 5 provisions left
 50. p4 take.d5
 51. p4 take.e5
       p4 covers d5 e5: strong Advance of power 2
 52. p4 spend.0
 53. p4 none
       p4 moves nobody
 54. p4 end  c0034169906cbe0b
       p1 begins a turn, 5 provisions left
 55. p1 take.f7
 56. p1 take.g7
       p1 covers f7 g7: strong Advance of power 2
 57. p1 spend.4
       p1 spends 4 more provisions
 58. p1 none
       p1 moves nobody
 59. p1 end  b5ba99c0476ac08a
       p2 begins a turn, 1 provision left
 60. p2 take.e5
 61. p2 take.f5
       p2 covers e5 f5: strong Influence of power 2
 62. p2 spend.1
       p2 spends 1 more provision
 63. p2 influence.noctha
       p2 gains 3 influence with Noctha: 3 in all
 64. p2 end  e9f39c0a9eb5f41f
       p3 begins a turn, 4 provisions left
 65. p3 cover.d6
       p3 covers d6: weak Advance
 66. p3 spend.2
       p3 spends 2 despair
 67. p3 to.gr2
 68. p3 move.ha1
       p3 moves a troll: Hammer 1 → Granite 2
 69. p3 stop{2}
       p3 attacks the gnomes of Granite 2: strength 2
 70. p3 to.knot-o
       p3 is repelled from Granite 2 and retreats: Knot lair, in the domain
       Gnomes entrench in Granite 2
 71. p3 cover.d7
       p3 covers d7: weak Reinforcements
 72. p3 none
       p3 adds nobody
 73. p3 end  fb685690bdbc248a
       p4 begins a turn, 4 provisions left
 74. p4 cover.d8
       p4 covers d8: weak Influence
 75. p4 spend.1
       p4 spends 1 despair
 76. p4 influence.lirrash
       p4 gains 3 influence with Lirrash: 3 in all
 77. p4 cover.f5
       p4 covers f5: weak Reinforcements
 78. p4 spend.0
 79. p4 to.eye-i
       p4 adds 1 troll: Eye lair, on the border
 80. p4 end  92f2cdd1900243f2
       p1 begins a turn, 0 provisions left
 81. p1 cover.e6
       p1 covers e6: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
 82. p1 gate.2
       p1 looks at gate card 2: Mud
 83. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 2
       p1 gains 1 honour on the wheel, boost 0 included
 84. p1 cover.f6
       p1 covers f6: weak Influence
 85. p1 influence.noctha
       p1 gains 1 influence with Noctha: 1 in all
 86. p1 end  8edc3017a70956bf
       p3 begins a turn, 3 provisions left
 87. p3 cover.f6
       p3 covers f6: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
 88. p3 gate.1
       p3 looks at gate card 1: Granite
 89. p3 stop
 90. p3 influence.jorrund
       p3 gains 2 influence with Jorrund: 2 in all
 91. p3 cover.d4
       p3 covers d4: weak Reinforcements
 92. p3 to.knot-i
       p3 adds 1 troll: Knot lair, on the border
 93. p3 end  14bf75662de68111
       p4 begins a turn, 3 provisions left
 94. p4 take.c7
       p4 covers c7: strong Reinforcements of power 2
 95. p4 spend.0
 96. p4 to.eye-i
 97. p4 add.2
       p4 adds 2 trolls: Eye lair, on the border
 98. p4 end  d5776165f9d65534
       p3 begins a turn, 2 provisions left
 99. p3 take.g7
100. p3 whole.reinforce
       p3 covers f5 f7 g7: strong Reinforcements of power 3
101. p3 spend.2
       p3 spends 2 more provisions
102. p3 to.ic3
103. p3 add.5
       p3 adds 5 trolls: Ice 3
104. p3 end  976a2c67ee0b2ac9
       p4 begins a turn, 2 provisions left
105. p4 cover.e6
       p4 covers e6: weak Reinforcements
106. p4 spend.1
       p4 spends 1 despair
107. p4 none
       p4 adds nobody
108. p4 cover.c8
       p4 covers c8: weak Advance
109. p4 to.mo2
110. p4 move.ic1
       p4 moves a troll: Ice 1 → Moss 2
111. p4 end
       p4 begins a turn, 1 provision left
112. p4 cover.f6
       p4 covers f6: weak Influence
113. p4 influence.lirrash
       p4 gains 1 influence with Lirrash: 4 in all
114. p4 end
       p4 begins a turn, 0 provisions left
115. p4 end{granite+mud}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Granite
       Gnomes invade Granite 3: the only empty one within reach
       Gnomes invade Granite 4: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Mud
116. p4 enter.fi1{moon+fire}  dd720890f93a2909
       p4 leads the plank of Mud and sends the invader into Fire 1
       Gnomes invade Fire 1: empty, and as near as others
       Gnomes invade Mud 3: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Moon
       Gnomes invade Moon 2: the nearest empty one
       Gnomes invade Ice 2: the only empty one within reach
       Gate card 4: 2 invaders come to the domain of Fire
       Gnomes invade Fire 3: the nearest empty one
       Gnomes invade Fire 4: the nearest empty one
       p1 wins Okkag
       p1 gains 2 votes of Hammer: 2 in all
117. p1 to.spiral-o  f98aaeaf2593d4de
       Okkag of p1 comes to Spiral lair, in the domain
       p3 wins Jorrund
       p3 gains 2 votes of Granite: 2 in all
118. p3 to.ic3  cbbbc0bc5a363ec7
       Jorrund of p3 comes to Ice 3
       p4 wins Lirrash
       p4 gains 2 votes of Moss: 2 in all
119. p4 to.mo2  57121cd386e3a528
       Lirrash of p4 comes to Moss 2
       p2 wins Noctha
       p2 gains 2 votes of Moon: 2 in all
120. p3 console.honour  4c403206080c5d13
       p3 takes 1 honour as consolation for Noctha
121. p1 console.vote
       p1 takes a vote as consolation for Noctha
       p1 gains 1 vote of Moon: 1 in all
       Nobody has influence with Crym, who leaves the game
       Domains of wave I: p1 gains 12 and loses 1
       Domains of wave I: p2 gains 12 and loses 5
       Domains of wave I: p3 gains 12 and loses 1
       Domains of wave I: p4 gains 12 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
122. p1 draft.a07.f5  6f739614de2a0357
123. p2 draft.a53.d6  7df294048366332c
124. p3 draft.a03.e7  364a8bf3f75c4a8a
125. p4 draft.a06.f6  63707ae43de98a4f
       p1 adds a card at f5: Influence, Influence, Joker, Gnome
       p2 adds a card at d6: Advance, empty, Joker, Joker
       p3 adds a card at e7: Influence 2, Influence, Gnome, Influence
       p4 adds a card at f6: Influence, Joker, Reinforce, Reinforce
126. p1 draft.a08.d5  36567fc9c651c48c
127. p2 draft.a47.e3  6e4732e2ce2d0840
128. p3 draft.a38.c7  5117bd6d97f6654d
129. p4 draft.a14.f7  d1ce9ae7bcd2dfd3
       p1 adds a card at d5: Gnome, Gnome, Joker, Advance
       p2 adds a card at e3: empty, Reinforce, Influence 2, Provisions
       p3 adds a card at c7: Elders, Reinforce, Elders, Influence
       p4 adds a card at f7: Reinforce 2, Reinforce 2, Influence, empty
130. p1 draft.a46.g3  f37536907725df0e
131. p2 draft.a01.e4  1018d7d19e203330
132. p3 draft.a71.g7  f88e083ef779980c
133. p4 draft.a13.g7  c920bc2c48aa3861
       p1 adds a card at g3: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at e4: Advance, Advance, Advance 2, Reinforce
       p3 adds a card at g7: Advance, Influence 3, empty, Influence
       p4 adds a card at g7: Advance 2, empty, Advance 2, Reinforce
       The last card of each hand is discarded face down
134. p2 stop  d529e2773153c573
135. p1 cover.d6  3854df1858d70798
       p1 covers the Jokers d6 and f6: 7 provisions
       p2 has 5 provisions and 3 despair
       p3 has 5 provisions and 3 despair
       p4 has 5 provisions and 3 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 4 provisions left
136. p2 cover.d6
       p2 covers d6: weak Advance
137. p2 spend.2
       p2 spends 2 despair
138. p2 to.horn-i
139. p2 move.mn3
       p2 moves a troll: Moon 3 → Horn lair, on the border
140. p2 lead.gharza
       p2 moves Gharza: Granite 1 → Horn lair, on the border
141. p2 move.gr1
       p2 moves a troll: Granite 1 → Horn lair, on the border
142. p2 cover.f4
       p2 covers f4: weak Advance
143. p2 spend.1
       p2 spends 1 despair
144. p2 none
       p2 moves nobody
145. p2 end  4e41048ef9f5b962
       p3 begins a turn, 4 provisions left
146. p3 cover.d4
       p3 covers d4: weak Reinforcements
147. p3 spend.3
       p3 spends 3 despair
148. p3 none
       p3 adds nobody
149. p3 end  c4d7af072a125e90
       p4 begins a turn, 4 provisions left
150. p4 take.g8
151. p4 act.advance
       p4 covers g8: strong Advance of power 2
152. p4 spend.0
153. p4 to.mo3
154. p4 lead.lirrash
       p4 moves Lirrash: Moss 2 → Moss 3
155. p4 stop
156. p4 end  6f6bcf11c4c9f43d
       p1 begins a turn, 6 provisions left
157. p1 cover.d5
       p1 covers d5: weak Gnome
158. p1 spend.1
       p1 spends 1 despair
159. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Honour gain
160. p1 token.mu2.2
       p1 looks at token 2 of Mud 2: strength 3
161. p1 stop
       p1 crosses the honour-boost wire: boost 1
       p1 gains 3 honour on the wheel, boost 1 included
162. p1 end  69ba88f9b55f9137
       p2 begins a turn, 3 provisions left
163. p2 take.e7
164. p2 take.f7
165. p2 act.reinforce
       p2 covers e7 f7: strong Reinforcements of power 2
166. p2 spend.1
       p2 spends 1 more provision
167. p2 none
       p2 adds nobody
168. p2 end  8c2b9d4eaebdecaf
       p3 begins a turn, 3 provisions left
169. p3 take.e7
170. p3 whole.influence
       p3 covers e7 f7 f8: strong Influence of power 4
171. p3 spend.0
172. p3 influence.dastra
       p3 gains 5 influence with Dastra: 5 in all
173. p3 end  024b07eacc6b1723
       p4 begins a turn, 3 provisions left
174. p4 cover.e6
       p4 covers e6: weak Reinforcements
175. p4 spend.3
       p4 spends 3 despair
176. p4 to.eye-o
177. p4 add.1
       p4 adds 1 troll: Eye lair, in the domain
178. p4 cover.h8
       p4 covers h8: weak Reinforcements
179. p4 none
       p4 adds nobody
180. p4 end  8e6ab970dfade8f1
       p1 begins a turn, 5 provisions left
181. p1 take.f4
182. p1 take.f5
183. p1 act.influence
       p1 covers f4 f5: strong Influence of power 2
184. p1 spend.2
       p1 spends 2 more provisions
185. p1 influence.purrgol
       p1 gains 5 influence with Purrgol: 5 in all
186. p1 end  44e29460c5d4746b
       p2 begins a turn, 1 provision left
187. p2 take.g6
188. p2 take.noctha
189. p2 take.d4
190. p2 take.d7
       p2 covers d4 g6 d7 noctha: strong Gnome of power 7
191. p2 spend.0
192. p2 wheel.7
       p2 moves the wheel pawn 7 spaces: Influence
193. p2 token.fi3.1
       p2 looks at token 1 of Fire 3: strength 3
194. p2 gate.4
       p2 looks at gate card 4: Granite
195. p2 rally.on1
       Breach: 2 invaders come to the domain of Moss, p2 decides ties
196. p2 enter.mo4
       p2, who opened the breach, sends the invader into Moss 4
       Gnomes invade Moss 4: empty, and as near as others
       Gnomes invade Mud 4: the nearest empty one
197. p2 influence.fomga
       p2 gains 8 influence with Fomga: 8 in all
198. p2 end  a7a59a573c124d7e
       p3 begins a turn, 2 provisions left
199. p3 cover.f5
       p3 covers f5: weak Reinforcements
200. p3 none
       p3 adds nobody
201. p3 end  50641e03be076f6b
       p4 begins a turn, 2 provisions left
202. p4 cover.f6
       p4 covers f6: weak Influence
203. p4 influence.thornak
       p4 gains 2 influence with Thornak: 2 in all
204. p4 end  b300d637c37463b5
       p1 begins a turn, 2 provisions left
205. p1 cover.h3
       p1 covers h3: weak Advance
206. p1 to.mo4
207. p1 move.spiral-o{1}
       p1 moves a troll: Spiral lair, in the domain → Moss 4
       p1 attacks the gnomes of Moss 4: strength 1
       p1 wins the attack on Moss 4: 1 honour
       p1 takes control of Moss 4
       p1 gains 1 vote of Moss: 2 in all
       The wheel pawn moves 1 space without effect
208. p1 cover.e6
       p1 covers e6: weak Advance
209. p1 to.spiral-o
210. p1 move.mo3
       p1 moves a troll: Moss 3 → Spiral lair, in the domain
211. p1 end  9c06a8f4cadbb4cb
       p2 begins a turn, 0 provisions left
212. p2 take.f5
213. p2 take.f3
       p2 covers f3 f5: strong Reinforcements of power 2
214. p2 none
       p2 adds nobody
215. p2 end  04ae6cc0cdee5d75
       p3 begins a turn, 1 provision left
216. p3 cover.d8
       p3 covers d8: weak Influence
217. p3 influence.purrgol
       p3 gains 1 influence with Purrgol: 1 in all
218. p3 cover.f6
       p3 covers f6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
219. p3 token.mu4.1
       p3 looks at token 1 of Mud 4: strength 2
220. p3 stop
       p3 gains 1 honour on the wheel, boost 0 included
221. p3 end  6f6712f0539ec44d
       p4 begins a turn, 1 provision left
222. p4 take.f7
223. p4 act.reinforce
       p4 covers f7: strong Reinforcements of power 2
224. p4 spend.1
       p4 spends 1 more provision
225. p4 to.mo3
226. p4 add.2
       p4 adds 2 trolls: Moss 3
227. p4 end  8e4707fd3c420919
       p1 begins a turn, 1 provision left
228. p1 take.f7
229. p1 whole.advance
       p1 covers f3 f7 g7: strong Advance of power 4
230. p1 spend.1
       p1 spends 1 more provision
231. p1 to.spiral-i
       p1 moves a troll: Hammer 3 → Spiral lair, on the border
232. p1 end  c8837a316ce932f5
       p3 begins a turn, 0 provisions left
233. p3 cover.g7
       p3 covers g7: weak Advance
234. p3 none
       p3 moves nobody
235. p3 cover.h8
       p3 covers h8: weak Influence
236. p3 influence.purrgol
       p3 gains 1 influence with Purrgol: 2 in all
237. p3 end{mud}  0e680d110befe74d
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 3
       Gnomes entrench in Granite 4
       Gnomes entrench in Mud 3
       Gnomes entrench in Mud 4
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 3
       Gnomes entrench in Fire 4
       Gate card 1: 3 invaders come to the domain of Mud
       Gnomes invade Hammer 3: the nearest empty one
238. p4 enter.ha2{hammer+ice+granite}  40ecc1181d69e03e
       p4 leads the plank of Mud and sends the invader into Hammer 2
       Gnomes invade Hammer 2: empty, and as near as others
       No gnome is left: an invader of Mud stays away
       Gate card 2: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 3: 3 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 4: 3 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       p1 wins Purrgol
       p1 gains 3 votes of Mud: 3 in all
239. p3 console.honour  30b483ce34b198b3
       p3 takes 0 honour as consolation for Purrgol
240. p1 to.spiral-i  5e0c16fb48e034d9
       Purrgol of p1 comes to Spiral lair, on the border
       Nobody has influence with Ruskval, who leaves the game
       p4 wins Thornak
       p4 gains 3 votes of Granite: 3 in all
241. p4 to.eye-o  cf08ef35c40fbc1b
       Thornak of p4 comes to Eye lair, in the domain
       p2 wins Fomga
242. p2 clan.moon
       p2 gains 1 vote of Moon: 3 in all
243. p2 clan.mud  23777acbf4ae4626
       p2 gains 1 vote of Mud: 1 in all
       p3 wins Dastra
244. p3 clan.hammer  d184d4580409a449
       p3 gains 1 vote of Hammer: 1 in all
       Purrgol brings p1 3 honour
       Domains of wave II: p1 gains 6 and loses 1
       Domains of wave II: p2 gains 0 and loses 0
       Domains of wave II: p3 gains 12 and loses 3
       Domains of wave II: p4 gains 14 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave III begins: four cards each
245. p1 draft.a61.f6  6bce8ed5620f2fb2
246. p2 draft.a60.c5  3aa2046b920d14ff
247. p3 draft.a23.e3  188c24d23f3f8efe
248. p4 draft.a36.f6  8b13f9a0578c592d
       p1 adds a card at f6: Advance 2, Reinforce, Gnome, Influence
       p2 adds a card at c5: Influence, Joker, Gnome, Gnome
       p3 adds a card at e3: Gnome, Influence 3, empty, Elders
       p4 adds a card at f6: Elders, Joker, Reinforce, Gnome
249. p1 draft.a54.g2  4640df24c42662e6
250. p2 draft.a39.f2  6b591cff00bf9dab
251. p3 draft.a18.e6  bd2988795ac0b9f5
252. p4 draft.a42.f8  34a88605fd52fac5
       p1 adds a card at g2: Joker, empty, Joker, Advance
       p2 adds a card at f2: Elders, Elders, Gnome, Influence
       p3 adds a card at e6: Reinforce 3, Influence, Gnome, Influence
       p4 adds a card at f8: Reinforce, Gnome, Reinforce, Provisions
253. p1 draft.a68.g6  052c263206c941bd
254. p2 draft.a59.b6  da59a3a397538ac3
255. p3 draft.a15.c3  5fb35b612cd19e5b
256. p4 draft.a05.d8
       p1 adds a card at g6: empty, Reinforce, Advance 2, Gnome 2
       p2 adds a card at b6: Joker, Influence, Reinforce, Influence
       p3 adds a card at c3: Gnome, Influence 2, empty, Influence 2
       p4 adds a card at d8: Advance, Advance, Joker, Reinforce
       The last card of each hand is discarded face down
257. p4 cover.g6  d2ed5f155abf461e
       p4 covers the Jokers g6 and d9: 6 provisions
258. p1 cover.g3
259. p1 cover.g2  62871bc68c062797
       p1 covers the Jokers g2 and g3: 6 provisions
260. p2 cover.e7
261. p2 cover.g6
       p2 covers the Jokers g6 and e7: 5 provisions
262. p2 stop  8205b77bf82a6636
       p3 has 4 provisions and 4 despair
       p4 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 begins a turn, 3 provisions left
263. p3 cover.f8
       p3 covers f8: weak Influence
264. p3 spend.1
       p3 spends 1 despair
265. p3 influence.yrsgol
       p3 gains 3 influence with Yrsgol: 3 in all
266. p3 cover.f7
       p3 covers f7: weak Influence
267. p3 spend.2
       p3 spends 2 despair
268. p3 influence.xarkha
       p3 gains 4 influence with Xarkha: 4 in all
269. p3 end  127fea3b3f66dbaf
       p4 begins a turn, 5 provisions left
270. p4 cover.e8
       p4 covers e8: weak Advance
271. p4 spend.2
       p4 spends 2 despair
272. p4 to.ic2
273. p4 lead.thornak
       p4 moves Thornak: Eye lair, in the domain → Ice 2
274. p4 stop{1+2}
       p4 attacks the gnomes of Ice 2: strength 1+2
275. p4 to.eye-o
       p4 is repelled from Ice 2 and retreats: Eye lair, in the domain
276. p4 end  d3ba803f226adb8d
       p1 begins a turn, 5 provisions left
277. p1 take.h7
       p1 covers h7: strong Gnome of power 2
278. p1 spend.0
279. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
280. p1 gate.3
       p1 looks at gate card 3: Mud
281. p1 token.mn1.1
       p1 looks at token 1 of Moon 1: strength 2
282. p1 influence.yrsgol
       p1 gains 1 influence with Yrsgol: 1 in all
283. p1 end  3064c7edf399287f
       p2 begins a turn, 4 provisions left
284. p2 cover.f4
       p2 covers f4: weak Advance
285. p2 spend.2
       p2 spends 2 despair
286. p2 none
       p2 moves nobody
287. p2 end  46e912b5f20eff0c
       p3 begins a turn, 2 provisions left
288. p3 take.d3
289. p3 act.influence
       p3 covers d3: strong Influence of power 2
290. p3 spend.0
291. p3 influence.xarkha
       p3 gains 2 influence with Xarkha: 6 in all
292. p3 end  9e28d68ae99c3385
       p4 begins a turn, 4 provisions left
293. p4 cover.f7
       p4 covers f7: weak Reinforcements
294. p4 to.eye-i
       p4 adds 1 troll: Eye lair, on the border
295. p4 end  676d28ff436ca2d2
       p1 begins a turn, 4 provisions left
296. p1 take.g7
       p1 covers g7: strong Advance of power 2
297. p1 spend.1
       p1 spends 1 more provision
298. p1 none
       p1 moves nobody
299. p1 end  a2db28f4539d9597
       p2 begins a turn, 3 provisions left
300. p2 cover.b6
301. p2 act.influence
       p2 covers b6: weak Influence
302. p2 spend.1
       p2 spends 1 despair
303. p2 influence.selunga
       p2 gains 3 influence with Selunga: 3 in all
304. p2 cover.e4
       p2 covers e4: weak Advance
305. p2 none
       p2 moves nobody
306. p2 end  cb407e8eb0154144
       p3 begins a turn, 1 provision left
307. p3 take.c3
308. p3 take.e3
       p3 covers c3 e3: strong Gnome of power 2
309. p3 spend.0
310. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Honour gain
311. p3 stop
       p3 crosses the honour-boost wire: boost 1
       p3 gains 3 honour on the wheel, boost 1 included
312. p3 end  4fb0a19e71a7ea88
       p4 begins a turn, 3 provisions left
313. p4 cover.d8
       p4 covers d8: weak Advance
314. p4 none
       p4 moves nobody
315. p4 end  e343bd870fb31f30
       p1 begins a turn, 2 provisions left
316. p1 cover.h3
       p1 covers h3: weak Advance
317. p1 spend.0
318. p1 none
       p1 moves nobody
319. p1 cover.f7
       p1 covers f7: weak Gnome
320. p1 spend.0
       p1 moves the wheel pawn 1 space: Troll advance
321. p1 stop
322. p1 out.horn-i
323. p1 shift.p2.gr1
       p1 moves a troll of p2: Horn lair, on the border → Granite 1
324. p1 end  023a17c625348847
       p2 begins a turn, 2 provisions left
325. p2 cover.f7
       p2 covers f7: weak Reinforcements
326. p2 to.horn-i
       p2 adds 1 troll: Horn lair, on the border
327. p2 end  5b5e50d39ada6162
       p3 begins a turn, 0 provisions left
328. p3 cover.g7
       p3 covers g7: weak Advance
329. p3 spend.0
330. p3 to.ic4
331. p3 lead.jorrund
       p3 moves Jorrund: Ice 3 → Ice 4
332. p3 end  e7b440c08155a2a9
       p4 begins a turn, 2 provisions left
333. p4 take.c7
       p4 covers c7: strong Reinforcements of power 2
334. p4 spend.1
       p4 spends 1 more provision
335. p4 to.eye-o
336. p4 add.1
       p4 adds 1 troll: Eye lair, in the domain
337. p4 end  83e7fe1f3feb1052
       p1 begins a turn, 1 provision left
338. p1 cover.d6
339. p1 act.reinforce
       p1 covers d6: weak Reinforcements
340. p1 spend.2
       p1 spends 2 despair
341. p1 to.spiral-o
342. p1 add.2
       p1 adds 2 trolls: Spiral lair, in the domain
343. p1 stop
344. p1 end  b311eb8103497669
       p2 begins a turn, 1 provision left
345. p2 cover.c6
       p2 covers c6: weak Influence
346. p2 influence.xarkha
       p2 gains 1 influence with Xarkha: 1 in all
347. p2 end  4bf9b0a055182197
       p4 begins a turn, 0 provisions left
348. p4 cover.e6
       p4 covers e6: weak Reinforcements
349. p4 to.eye-o
       p4 adds 1 troll: Eye lair, in the domain
350. p4 cover.f8
       p4 covers f8: weak Reinforcements
351. p4 none
       p4 adds nobody
352. p4 end  32d5c25355ffaeec
       p1 begins a turn, 0 provisions left
353. p1 cover.g5
       p1 covers g5: weak Influence
354. p1 influence.vashtor
       p1 gains 2 influence with Vashtor: 2 in all
355. p1 end  2f508e7010235139
       p2 begins a turn, 0 provisions left
356. p2 cover.c5
       p2 covers c5: weak Influence
357. p2 influence.zuldrak
       p2 gains 2 influence with Zuldrak: 2 in all
358. p2 end{moss+moon+mud+granite}
       Gate card 1: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
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
       Gate card 4: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       p2 wins Zuldrak
       p2 gains 3 votes of Hammer: 3 in all
359. p2 star.ha3  1541b98843f45c6a
       p2 puts the star of Zuldrak on Hammer 3
       Zuldrak brings p2 2 honour
       p1 wins Vashtor
       p1 gains 3 votes of Granite: 3 in all
360. p1 star.h4  f6cc983698dde53a
       p1 puts the star of Vashtor on Great hall 4
       p3 wins Xarkha
       p3 gains 3 votes of Fire: 3 in all
361. p2 console.vote  8f134e06d688077f
       p2 takes a vote as consolation for Xarkha
       p2 gains 1 vote of Fire: 3 in all
362. p3 star.granite  45cfbb2add1f68be
       p3 puts the star of Xarkha on the plank of Granite
       p3 wins Yrsgol
       p3 gains 3 votes of Ice: 3 in all
363. p1 console.vote  cb880dcd85e5e482
       p1 takes a vote as consolation for Yrsgol
       p1 gains 1 vote of Ice: 1 in all
364. p3 star.ic3  024aa6a744e15315
       p3 puts the star of Yrsgol on Ice 3
       p2 wins Selunga
       p2 gains 2 votes of Moon: 5 in all
       Purrgol brings p1 3 honour
       Great hall 1: 4 honour for p3
       Great hall 2: 8 honour for p3
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       Great hall 8: 12 honour for p3
       Great hall 9 falls to the gnomes
       Great hall 10 is shared: 6 honour each for p1
       p1 has 1 Elders: 0 honour
       p2 has 6 Elders: 12 honour
       p3 has 5 Elders: 8 honour
       p4 has 4 Elders: 5 honour
       p4 gains 11 honour for votes of Moss
       p1 gains 6 honour for votes of Moss
       p3 gains 8 honour for votes of Ice
       p1 gains 5 honour for votes of Ice
       p2 gains 9 honour for votes of Moon
       p1 gains 5 honour for votes of Moon
       p4 gains 10 honour for votes of Granite
       p1 gains 5 honour for votes of Granite
       p3 gains 5 honour for votes of Granite
       p2 gains 6 honour for votes of Hammer
       p1 gains 4 honour for votes of Hammer
       p3 gains 1 honour for votes of Hammer
       p4 gains 12 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p3 gains 3 honour for votes of Mud
       p3 gains 7 honour for votes of Fire
       p2 gains 4 honour for votes of Fire
       The three waves are over: p3 wins

p1  +1  Attacks [FALL-M09]
p1  +4  Gnome wheel [FALL-G17]
p1  +6  Champions [FALL-H08]
p1 +12  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -1  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 10 [FALL-F02]
p1  +6  Votes of Moss [FALL-F06]
p1  +5  Votes of Ice [FALL-F06]
p1  +5  Votes of Moon [FALL-F06]
p1  +5  Votes of Granite [FALL-F06]
p1  +4  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p2  +2  Champions [FALL-H08]
p2 +12  Domains, wave I [FALL-P03]
p2  -5  Invaded caves, wave I [FALL-P04]
p2 +12  Elders [FALL-F05]
p2  +9  Votes of Moon [FALL-F06]
p2  +6  Votes of Hammer [FALL-F06]
p2  +4  Votes of Fire [FALL-F06]
p3  +4  Gnome wheel [FALL-G17]
p3  +1  Consolations [FALL-H04]
p3 +12  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 1 [FALL-F02]
p3  +8  Great hall 2 [FALL-F02]
p3 +12  Great hall 8 [FALL-F02]
p3  +8  Elders [FALL-F05]
p3  +8  Votes of Ice [FALL-F06]
p3  +5  Votes of Granite [FALL-F06]
p3  +1  Votes of Hammer [FALL-F06]
p3  +3  Votes of Mud [FALL-F06]
p3  +7  Votes of Fire [FALL-F06]
p4 +12  Domains, wave I [FALL-P03]
p4  -3  Invaded caves, wave I [FALL-P04]
p4 +14  Domains, wave II [FALL-P03]
p4  -4  Invaded caves, wave II [FALL-P04]
p4  +5  Elders [FALL-F05]
p4 +11  Votes of Moss [FALL-F06]
p4 +10  Votes of Granite [FALL-F06]
p4 +12  Votes of Mud [FALL-F06]
= p3 81, p1 64, p4 57, p2 40  waves, won by p3
