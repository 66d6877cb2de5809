fall/2  seats 5  seed 35  options -

  1. p1 keep.tizgra  77029a4e4d0c9a7e
  2. p2 keep.ekktor  1cc7626eb066d6f2
  3. p3 keep.chorvel  a17803b96413073d
  4. p4 keep.anvgar  85a210c461e60b68
  5. p5 keep.gharza{p5}
       p5 takes the hammer and is first player
       p5 keeps Gharza
       p5 gains 2 votes of Fire: 2 in all
       p1 keeps Tizgra
       p1 gains 1 vote of Fire: 1 in all
       p2 keeps Ekktor
       p2 gains 2 votes of Hammer: 2 in all
       p3 keeps Chorvel
       p3 gains 2 votes of Moon: 2 in all
       p4 keeps Anvgar
       p4 gains 1 vote of Hammer: 1 in all
  6. p5 lairs.spiral
       p5 takes the lairs of the Spiral, three trolls in each
  7. p5 settle.mo3
       p5 puts a troll in Moss 3
  8. p5 settle.ha3
       p5 puts a troll in Hammer 3
  9. p5 to.mo3  7fd3fb03e7f0c5f4
       Gharza of p5 comes to Moss 3
 10. p1 lairs.eye
       p1 takes the lairs of the Eye, three trolls in each
 11. p1 settle.ic3
       p1 puts a troll in Ice 3
 12. p1 settle.ha3  9c7eec44dead3368
       p1 puts a troll in Hammer 3
 13. p2 lairs.comb
       p2 takes the lairs of the Comb, three trolls in each
 14. p2 settle.ic3
       p2 puts a troll in Ice 3
 15. p2 settle.mn3
       p2 puts a troll in Moon 3
 16. p2 to.mn3  7ba1431f93f44fbd
       Ekktor of p2 comes to Moon 3
 17. p3 lairs.fang
       p3 takes the lairs of the Fang, three trolls in each
 18. p3 settle.mn1
       p3 puts a troll in Moon 1
 19. p3 settle.mn3
       p3 puts a troll in Moon 3
 20. p3 to.mn3  5c7069d4229a15e0
       Chorvel of p3 comes to Moon 3
 21. p4 lairs.knot
       p4 takes the lairs of the Knot, three trolls in each
 22. p4 settle.ha3
       p4 puts a troll in Hammer 3
 23. p4 settle.ic1  0082b68dcac58ddb
       p4 puts a troll in Ice 1
       Wave I begins: four cards each
 24. p1 draft.a61.d4  15c8391505d25416
 25. p2 draft.a64.e5  ac4bf4d6d33fc519
 26. p3 draft.a25.e4  35d038cdb2b1fd91
 27. p4 draft.a16.d4  b4ff13751f85cbda
 28. p5 draft.a58.f6  3d2207c19181047f
       p1 adds a card at d4: Advance 2, Reinforce, Gnome, Influence
       p2 adds a card at e5: Gnome, Reinforce, Influence 2, Advance
       p3 adds a card at e4: Advance, Advance, Elders, Reinforce
       p4 adds a card at d4: Gnome 2, Reinforce, Gnome 2, Advance
       p5 adds a card at f6: Reinforce, Advance, Reinforce, Joker
 29. p1 draft.a65.e4  9f4fbf037920e048
 30. p2 draft.a51.d4  e3eccd0e1a3cc43d
 31. p3 draft.a05.f3  13bc1f115cd3ef68
 32. p4 draft.a54.f4  75397d37b598469b
 33. p5 draft.a04.f6  c10c9fb30c59abfd
       p1 adds a card at e4: Advance 2, Reinforce 2, Influence, empty
       p2 adds a card at d4: Provisions, Joker, Gnome, Influence
       p3 adds a card at f3: Advance, Advance, Joker, Reinforce
       p4 adds a card at f4: Joker, empty, Joker, Advance
       p5 adds a card at f6: Gnome, Advance, Gnome 2, Gnome
 34. p1 draft.a49.e3  537551c1896942e1
 35. p2 draft.a62.e4  243cde8272c1a928
 36. p3 draft.a17.f6  df81e2fdae43f348
 37. p4 draft.a12.d6  eb845a8beaee8e03
 38. p5 draft.a45.e5  b605fe5742a2eaa8
       p1 adds a card at e3: Reinforce, Provisions, Advance, Joker
       p2 adds a card at e4: Advance, Gnome 2, Reinforce, Influence
       p3 adds a card at f6: Advance 3, empty, Influence, Reinforce
       p4 adds a card at d6: Reinforce, Gnome 2, Advance, Gnome
       p5 adds a card at e5: Provisions, Advance 2, Gnome, empty
       The last card of each hand is discarded face down
 39. p4 cover.f5  7a191f7e91e6b6b7
       p4 covers the Jokers f4 and f5: 7 provisions
       p5 has 7 provisions and 1 despair
       p1 has 7 provisions and 1 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 has 7 provisions and 1 despair
       p5 begins a turn, 6 provisions left
 40. p5 cover.g7
       p5 covers g7: weak Gnome
 41. p5 spend.1
       p5 spends 1 despair
 42. p5 wheel.1
       p5 moves the wheel pawn 1 space: Influence
 43. p5 stop
 44. p5 influence.nadrig
       p5 gains 2 influence with Nadrig: 2 in all
 45. p5 end  2d25973fbc5796ca
       p1 begins a turn, 6 provisions left
 46. p1 take.e6
 47. p1 whole.gnome
       p1 covers f4 d5 e6 tizgra: strong Gnome of power 4
 48. p1 spend.3
       p1 spends 3 more provisions
 49. p1 wheel.5
       p1 moves the wheel pawn 5 spaces: Honour gain
 50. p1 token.mn2.1
       p1 looks at token 1 of Moon 2: strength 1
 51. p1 stop
       p1 crosses the honour-boost wire: boost 1
       p1 gains 6 honour on the wheel, boost 1 included
 52. p1 end  e0d75ac1ff7d2fdd
       p2 begins a turn, 6 provisions left
 53. p2 take.f4
       p2 covers f4: strong Gnome of power 2
 54. p2 spend.5
       p2 spends 5 more provisions
 55. p2 wheel.7
       p2 moves the wheel pawn 7 spaces: Influence
 56. p2 token.ha2.1
       p2 looks at token 1 of Hammer 2: strength 2
 57. p2 gate.5
       p2 looks at gate card 5: Moon
 58. p2 rally.stay
       Breach: 2 invaders come to the domain of Granite, p2 decides ties
       Gnomes invade Granite 2: the only cave within reach
 59. p2 enter.gr3
       p2, who opened the breach, sends the invader into Granite 3
       Gnomes invade Granite 3: empty, and as near as others
 60. p2 influence.imbolg
       p2 gains 8 influence with Imbolg: 8 in all
 61. p2 end  74fc0f59187186b0
       p3 begins a turn, 5 provisions left
 62. p3 take.g3
 63. p3 take.f3
 64. p3 act.advance
       p3 covers f3 g3: strong Advance of power 2
 65. p3 spend.2
       p3 spends 2 more provisions
 66. p3 none
       p3 moves nobody
 67. p3 use.chorvel
       p3 uses Chorvel
 68. p3 to.fang-i
       p3 moves Chorvel: Moon 3 → Fang lair, on the border
 69. p3 end  9bcf25d7c16b121e
       p4 begins a turn, 6 provisions left
 70. p4 cover.g5
       p4 covers g5: weak Advance
 71. p4 spend.1
       p4 spends 1 despair
 72. p4 none
       p4 moves nobody
 73. p4 end  67ef66b08203e487
       p5 begins a turn, 5 provisions left
 74. p5 take.f5
       p5 covers f5: strong Advance of power 2
 75. p5 use.gharza
       p5 uses Gharza
 76. p5 spend.1
       p5 spends 1 more provision
 77. p5 none
       p5 moves nobody
 78. p5 end  21a8d2f96e73ec92
       p1 begins a turn, 2 provisions left
 79. p1 take.f6
 80. p1 take.e5
       p1 covers e5 f6: strong Influence of power 2
 81. p1 spend.0
 82. p1 influence.nadrig
       p1 gains 2 influence with Nadrig: 2 in all
 83. p1 end  734e49cb8fed8411
       p2 begins a turn, 0 provisions left
 84. p2 cover.f6
       p2 covers f6: weak Advance
 85. p2 spend.0
 86. p2 none
       p2 moves nobody
 87. p2 end  93b692d84cd1ee49
       p3 begins a turn, 2 provisions left
 88. p3 take.f6
       p3 covers f6: strong Advance of power 3
 89. p3 spend.0
 90. p3 to.mu2
 91. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Mud 2
 92. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Mud 2
 93. p3 stop{2}
       p3 attacks the gnomes of Mud 2: strength 2
       p3 wins the attack on Mud 2: 2 honour
       p3 takes control of Mud 2
       p3 gains 1 vote of Mud: 1 in all
       The wheel pawn moves 1 space without effect
 94. p3 end  4e8717e3a1667579
       p4 begins a turn, 5 provisions left
 95. p4 take.d5
 96. p4 act.gnome
       p4 covers d5: strong Gnome of power 2
 97. p4 spend.3
       p4 spends 3 more provisions
 98. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Influence
 99. p4 stop
100. p4 influence.imbolg
       p4 gains 2 influence with Imbolg: 2 in all
101. p4 end  60f59accfa9db887
       p5 begins a turn, 3 provisions left
102. p5 cover.e6
       p5 covers e6: weak Gnome
       p5 moves the wheel pawn 1 space: Reinforcements
103. p5 token.fi2.1
       p5 looks at token 1 of Fire 2: strength 3
104. p5 stop
105. p5 none
       p5 adds nobody
106. p5 end  45af65506b6d4e9e
       p1 begins a turn, 1 provision left
107. p1 cover.e4
       p1 covers e4: weak Advance
108. p1 spend.0
109. p1 to.ic2
110. p1 move.eye-o{1}
       p1 moves a troll: Eye lair, in the domain → Ice 2
       p1 attacks the gnomes of Ice 2: strength 1
       p1 wins the attack on Ice 2: 1 honour
       p1 takes control of Ice 2
       p1 gains 1 vote of Ice: 1 in all
       The wheel pawn moves 1 space without effect
111. p1 cover.e3
       p1 covers e3: weak Reinforcements
112. p1 spend.0
113. p1 none
       p1 adds nobody
114. p1 end  19f26218153f9866
       p3 begins a turn, 1 provision left
115. p3 cover.g4
       p3 covers g4: weak Reinforcements
116. p3 spend.2
       p3 spends 2 despair
117. p3 none
       p3 adds nobody
118. p3 end  c751f9edfd1f0999
       p4 begins a turn, 1 provision left
119. p4 take.d7
120. p4 whole.advance
       p4 covers e5 d7 anvgar: strong Advance of power 3
121. p4 spend.1
       p4 spends 1 more provision
122. p4 none
       p4 moves nobody
123. p4 end  8a0a03905133a285
       p5 begins a turn, 2 provisions left
124. p5 take.f7
       p5 covers f7: strong Gnome of power 2
125. p5 spend.1
       p5 spends 1 more provision
126. p5 wheel.1
       p5 moves the wheel pawn 1 space: Troll advance
127. p5 stop
128. p5 none
       p5 moves nobody
129. p5 end  03b8fdddc6f23463
       p1 begins a turn, 0 provisions left
130. p1 take.d4
       p1 covers d4: strong Advance of power 2
131. p1 to.mu1
132. p1 move.eye-i
       p1 moves a troll: Eye lair, on the border → Mud 1
133. p1 move.eye-i
       p1 moves a troll: Eye lair, on the border → Mud 1
134. p1 end  65aec043967a6133
       p3 begins a turn, 0 provisions left
135. p3 cover.f7
       p3 covers f7: weak Influence
136. p3 influence.brasha
       p3 gains 2 influence with Brasha: 2 in all
137. p3 cover.f5
       p3 covers f5: weak Reinforcements
138. p3 none
       p3 adds nobody
139. p3 end  62fb1568801abf14
       p5 begins a turn, 0 provisions left
140. p5 cover.g6
       p5 covers g6: weak Advance
141. p5 to.ic3
142. p5 move.mo3
       p5 moves a troll: Moss 3 → Ice 3
143. p5 end{granite}  53cf82c7e622f701
       Gnomes entrench in Moss 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Granite 3
       Gnomes entrench in Hammer 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Granite
144. p2 enter.gr1{ice}  747b9b0c23788fd8
       Nobody has votes of Granite: p2 leads with Hammer, the next clan, and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gnomes invade Hammer 1: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Ice
145. p1 enter.ic1{hammer}  9cc5584aacfa692c
       p1 leads the plank of Ice and sends the invader into Ice 1
       An invader of Ice comes upon 1 troll in Ice 1: as few and as near as elsewhere
       A troll of p4 is defeated in Ice 1: 3 honour
       Gnomes invade Ice 1: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Hammer
       Gnomes invade Granite 4: the only empty one within reach
146. p2 enter.ha4{moss}  a3ac9746facc2f95
       p2 leads the plank of Hammer and sends the invader into Hammer 4
       Gnomes invade Hammer 4: empty, and as near as others
       Gate card 4: 2 invaders come to the domain of Moss
       Gnomes invade Moss 2: the nearest empty one
147. p1 enter.fi1{moon}  cbef0f46bdf8958b
       Nobody has votes of Moss: p1 leads with Ice, the next clan, and sends the invader into Fire 1
       Gnomes invade Fire 1: empty, and as near as others
       Gate card 5: 2 invaders come to the domain of Moon
       Gnomes invade Moon 4: the nearest empty one
148. p3 enter.ic4  43a808ccb6241041
       p3 leads the plank of Moon and sends the invader into Ice 4
       Gnomes invade Ice 4: empty, and as near as others
       p2 wins Imbolg
       p2 gains 3 votes of Ice: 3 in all
149. p4 console.vote  b7fd0429e763ba3c
       p4 takes a vote as consolation for Imbolg
       p4 gains 1 vote of Ice: 1 in all
150. p2 to.comb-o  15dea579485c63b6
       Imbolg of p2 comes to Comb lair, in the domain
       Nobody has influence with Mokkur, who leaves the game
       Nobody has influence with Thornak, who leaves the game
       p5 wins Nadrig
       p5 gains 3 votes of Fire: 5 in all
151. p1 console.honour  66aa4fbf46805147
       p1 takes 0 honour as consolation for Nadrig
152. p5 to.mo3  ce7f1f02d739b857
       Nadrig of p5 comes to Moss 3
       p3 wins Brasha
       p3 gains 2 votes of Fire: 2 in all
       Nobody has influence with Noctha, who leaves the game
       Domains of wave I: p1 gains 12 and loses 2
       Domains of wave I: p2 gains 6 and loses 2
       Domains of wave I: p3 gains 12 and loses 2
       Domains of wave I: p4 gains 0 and loses 0
       Domains of wave I: p5 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
153. p1 draft.a47.f5  c775b019bbe82375
154. p2 draft.a33.c5  e5bfc97b1daba434
155. p3 draft.a29.d6  b8546f0ff4c8f8f8
156. p4 draft.a68.d6  e0a9e3a45ac53c44
157. p5 draft.a11.e4  cd7df5a035ea2eb8
       p1 adds a card at f5: empty, Reinforce, Influence 2, Provisions
       p2 adds a card at c5: Influence, Elders, Advance, Joker
       p3 adds a card at d6: Gnome, Advance 2, Reinforce, Elders
       p4 adds a card at d6: empty, Reinforce, Advance 2, Gnome 2
       p5 adds a card at e4: Influence 2, Influence, Advance, Gnome
158. p1 draft.a24.c3  335e5ef657bacc4f
159. p2 draft.a46.b6  dc690d2d41958765
160. p3 draft.a38.c6  363526fa444090b3
161. p4 draft.a60.e6  ce5b382bc6cede55
162. p5 draft.a02.d5  0a74c4758c9bbec9
       p1 adds a card at c3: Advance, Gnome 3, empty, Elders
       p2 adds a card at b6: empty, Advance, Reinforce 2, Provisions
       p3 adds a card at c6: Elders, Reinforce, Elders, Influence
       p4 adds a card at e6: Influence, Joker, Gnome, Gnome
       p5 adds a card at d5: Reinforce, Reinforce 2, Influence, Reinforce
163. p1 draft.a14.e5  1746f9f43a33c5e0
164. p2 draft.a10.c6  3cdd942bd43267ad
165. p3 draft.a57.g7  dc973c31bafed3cb
166. p4 draft.a30.d4  3fb0f9cb63b881b8
167. p5 draft.a44.d6  d0f2ff5aa8c16f49
       p1 adds a card at e5: Reinforce 2, Reinforce 2, Influence, empty
       p2 adds a card at c6: Gnome, Reinforce 2, Influence, Reinforce
       p3 adds a card at g7: Joker, Advance, Gnome, Advance
       p4 adds a card at d4: Reinforce 2, Elders, Advance, Influence
       p5 adds a card at d6: Gnome, Gnome, Provisions, Reinforce
       The last card of each hand is discarded face down
168. p3 cover.g7  4e2590fb131d0d4d
       p3 covers the Jokers f4 and g7: 7 provisions
169. p4 cover.f4
170. p4 cover.f5  baafefbc60a70fb1
       p4 covers the Jokers f4 and f5: 6 provisions
       p1 has 7 provisions and 1 despair
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 begins a turn, 6 provisions left
171. p1 cover.tizgra
       p1 covers Tizgra: weak Gnome
172. p1 spend.1
       p1 spends 1 despair
173. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
174. p1 gate.1
       p1 looks at gate card 1: Moss
175. p1 stop
176. p1 influence.khazga
       p1 gains 2 influence with Khazga: 2 in all
177. p1 end  e865d640092442c1
       p2 begins a turn, 5 provisions left
178. p2 use.imbolg
       p2 uses Imbolg
179. p2 to.mu1
       p2 moves Imbolg: Comb lair, in the domain → Mud 1
       A troll of p1 is driven out of Mud 1 to its supply by p2
180. p2 use.imbolg
       p2 uses Imbolg
       p2 moves Imbolg: Mud 1 → Mud 2
       A troll of p3 is driven out of Mud 2 to its supply by p2
181. p2 take.b7
       p2 covers b7: strong Reinforcements of power 2
182. p2 spend.2
       p2 spends 2 more provisions
183. p2 to.comb-o
184. p2 add.2
       p2 adds 2 trolls: Comb lair, in the domain
185. p2 end  6d8d3f2fc7dd6eb5
       p3 begins a turn, 6 provisions left
186. p3 take.f3
187. p3 whole.advance
       p3 covers f3 g3 e4: strong Advance of power 3
188. p3 spend.4
       p3 spends 4 more provisions
189. p3 none
       p3 moves nobody
190. p3 use.chorvel
       p3 uses Chorvel
191. p3 to.mu2
       p3 moves Chorvel: Fang lair, on the border → Mud 2
       p3 takes control of Mud 2
       p3 gains 1 vote of Mud: 2 in all
192. p3 end  d92c259d0e4e55ca
       p4 begins a turn, 5 provisions left
193. p4 take.e7
194. p4 whole.gnome
       p4 covers f6 e7 f7: strong Gnome of power 3
195. p4 spend.0
196. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Troll advance
197. p4 token.gr2.1
       p4 looks at token 1 of Granite 2: strength 3
198. p4 gate.5
       p4 looks at gate card 5: Ice
199. p4 out.mn3
200. p4 shift.p3.ic3
       p4 moves a troll of p3: Moon 3 → Ice 3
201. p4 shift.ekktor.comb-i
       p4 moves Ekktor of p2: Moon 3 → Comb lair, on the border
202. p4 end  01d8196579930d82
       p5 begins a turn, 5 provisions left
203. p5 cover.g7
       p5 covers g7: weak Gnome
204. p5 spend.0
       p5 moves the wheel pawn 1 space: Reinforcements
205. p5 gate.4
       p5 looks at gate card 4: Hammer
206. p5 token.gr2.2
       p5 looks at token 2 of Granite 2: strength 3
207. p5 rally.on2
       Breach: 3 invaders come to the domain of Hammer, p5 decides ties
       Gnomes invade Mud 4: the nearest empty one
208. p5 enter.fi4
       p5, who opened the breach, sends the invader into Fire 4
       Gnomes invade Fire 4: empty, and as near as others
209. p5 enter.mo4
       p5, who opened the breach, sends the invader into Moss 4
       Gnomes invade Moss 4: empty, and as near as others
210. p5 none
       p5 adds nobody
211. p5 end  728227390200e4b3
       p1 begins a turn, 5 provisions left
212. p1 cover.e4
       p1 covers e4: weak Advance
213. p1 none
       p1 moves nobody
214. p1 cover.e6
       p1 covers e6: weak Influence
215. p1 influence.sigddan
       p1 gains 2 influence with Sigddan: 2 in all
216. p1 end  9646e27f11e2f2a8
       p2 begins a turn, 2 provisions left
217. p2 cover.c6
       p2 covers c6: weak Gnome
218. p2 spend.2
       p2 spends 2 despair
219. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Reinforcements
220. p2 token.ha4.1
       p2 looks at token 1 of Hammer 4: strength 3
221. p2 stop
222. p2 none
       p2 adds nobody
223. p2 end  bbe84f9906081e1c
       p3 begins a turn, 1 provision left
224. p3 cover.h8
       p3 covers h8: weak Advance
225. p3 spend.0
226. p3 to.fi3
227. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Fire 3
228. p3 cover.d7
       p3 covers d7: weak Influence
229. p3 spend.0
230. p3 influence.ruskval
       p3 gains 2 influence with Ruskval: 2 in all
231. p3 end  4bfd347a2277692d
       p4 begins a turn, 4 provisions left
232. p4 take.e5
233. p4 take.e6
       p4 covers e5 e6: strong Influence of power 2
234. p4 spend.4
       p4 spends 4 more provisions
235. p4 influence.khazga
       p4 gains 6 influence with Khazga: 6 in all
236. p4 end  ef464dd3cd95d03d
       p5 begins a turn, 4 provisions left
237. p5 take.d6
238. p5 take.e6
       p5 covers d6 e6: strong Gnome of power 2
239. p5 spend.1
       p5 spends 1 more provision
240. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Reinforcements
241. p5 stop
242. p5 to.spiral-o
243. p5 add.2
       p5 adds 2 trolls: Spiral lair, in the domain
244. p5 end  2159bad8bd851e9a
       p1 begins a turn, 4 provisions left
245. p1 take.f4
246. p1 take.e5
247. p1 act.reinforce
       p1 covers f4 e5: strong Reinforcements of power 3
248. p1 spend.0
249. p1 to.ic2
250. p1 add.3
       p1 adds 3 trolls: Ice 2
251. p1 end  41f377ef76f48226
       p2 begins a turn, 1 provision left
252. p2 cover.c7
       p2 covers c7: weak Influence
253. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
254. p2 cover.e5
       p2 covers e5: weak Reinforcements
255. p2 to.comb-i
       p2 adds 1 troll: Comb lair, on the border
256. p2 end  7118b324eebc6902
       p3 begins a turn, 0 provisions left
257. p3 take.g4
258. p3 take.f5
       p3 covers g4 f5: strong Reinforcements of power 2
259. p3 none
       p3 adds nobody
260. p3 end  17819c061fb716cd
       p5 begins a turn, 2 provisions left
261. p5 take.f4
262. p5 take.e4
       p5 covers e4 f4: strong Influence of power 3
263. p5 spend.2
       p5 spends 2 more provisions
264. p5 influence.sigddan
       p5 gains 5 influence with Sigddan: 5 in all
265. p5 end  ecc29e54502ef49e
       p1 begins a turn, 3 provisions left
266. p1 take.e3
267. p1 take.f5
268. p1 act.reinforce
       p1 covers e3 f5: strong Reinforcements of power 3
269. p1 spend.3
       p1 spends 3 more provisions
270. p1 none
       p1 adds nobody
271. p1 end  81433c2ba6ee5dc8
       p2 begins a turn, 0 provisions left
272. p2 take.f4
       p2 covers f4: strong Gnome of power 2
273. p2 wheel.1
       p2 moves the wheel pawn 1 space: Honour gain
274. p2 stop
       p2 crosses the honour-boost wire: boost 1
       p2 gains 2 honour on the wheel, boost 1 included
275. p2 end{moss+granite+mud+hammer+ice}  7e12598b56564e97
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 4
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 4
       Gnomes entrench in Moon 4
       Gnomes entrench in Granite 1
       Gate card 1: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p3 is defeated in Fire 3: 4 honour
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 3 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 3: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p1 is defeated in Mud 1: 4 honour
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 4: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 5: 3 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       p4 wins Khazga
       p4 gains 3 votes of Hammer: 4 in all
276. p1 console.honour  23851f53210bc7a7
       p1 takes 0 honour as consolation for Khazga
277. p4 to.knot-i  179c7edf679ff9ca
       Khazga of p4 comes to Knot lair, on the border
       p3 wins Ruskval
278. p3 clan.hammer
       p3 gains 1 vote of Hammer: 1 in all
279. p3 clan.ice
       p3 gains 1 vote of Ice: 1 in all
280. p3 to.mn1  e8682a4e75c2ee32
       Ruskval of p3 comes to Moon 1
       p5 wins Sigddan
       p5 gains 3 votes of Moon: 3 in all
281. p1 console.honour  1f3e9b55f145a95e
       p1 takes 0 honour as consolation for Sigddan
282. p5 to.mo3  fcd286bad3d73ad7
       Sigddan of p5 comes to Moss 3
       Nobody has influence with Thessel, who leaves the game
       p2 wins Grell
283. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
284. p2 out.comb-i
285. p2 shift.p2.ic2
       p2 moves a troll: Comb lair, on the border → Ice 2
286. p2 stop  fbe29332a5a1694f
       Nobody has influence with Ugrith, who leaves the game
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 6 and loses 2
       Domains of wave II: p3 gains 12 and loses 3
       Domains of wave II: p4 gains 0 and loses 0
       Domains of wave II: p5 gains 6 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
287. p1 draft.a53.f3  7252a6c68ca0a5a3
288. p2 draft.a56.b4  88eceb0df23abdb3
289. p3 draft.a34.e3  cb4e4938c6694cde
290. p4 draft.a50.g5  b53674dfcab6effa
291. p5 draft.a66.g6  a1c8af1bf998403b
       p1 adds a card at f3: Advance, empty, Joker, Joker
       p2 adds a card at b4: Joker, Joker, empty, Gnome
       p3 adds a card at e3: Gnome, Elders, Reinforce, Joker
       p4 adds a card at g5: Provisions, Joker, Influence, Reinforce
       p5 adds a card at g6: Reinforce 2, Influence 2, Gnome, empty
292. p1 draft.a32.b4  a87a7928083312eb
293. p2 draft.a18.f6  1fb9af573f7f4eac
294. p3 draft.a42.g6  0f64e9ac061e8383
295. p4 draft.a69.d7  0fbaa7d0c113f860
296. p5 draft.a37.d4  26ce81460f0d5e22
       p1 adds a card at b4: Influence, Gnome 2, Advance, Elders
       p2 adds a card at f6: Reinforce 3, Influence, Gnome, Influence
       p3 adds a card at g6: Reinforce, Gnome, Reinforce, Provisions
       p4 adds a card at d7: empty, Influence, Advance, Advance 3
       p5 adds a card at d4: Elders, Advance, Elders, Reinforce
297. p1 draft.a41.f6  34214182f41737b3
298. p2 draft.a13.d6  d753f18a7282e817
299. p3 draft.a31.f4  170b900367c40cd8
300. p4 draft.a22.g4  af34bb7f8a2e4489
301. p5 draft.a28.g5  ac4b47ea74c3097b
       p1 adds a card at f6: Influence, Provisions, Advance, Advance
       p2 adds a card at d6: Advance 2, empty, Advance 2, Reinforce
       p3 adds a card at f4: Elders, Gnome, Influence 2, Reinforce
       p4 adds a card at g4: empty, Influence, Elders, Reinforce 3
       p5 adds a card at g5: Advance, Elders, Gnome, Gnome
       The last card of each hand is discarded face down
302. p2 cover.c4  11dbe392f44d9f08
       p2 covers the Jokers b4 and c4: 6 provisions
303. p4 cover.f5
304. p4 cover.f6  26d9677f27c7f39f
       p4 covers the Jokers f5 and f6: 5 provisions
305. p1 stop  92167747418026c0
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p4 has 5 provisions and 3 despair
       p5 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
306. p2 cover.e5
       p2 covers e5: weak Reinforcements
307. p2 spend.1
       p2 spends 1 despair
308. p2 to.mn3
309. p2 add.2
       p2 adds 2 trolls: Moon 3
310. p2 end  7b0b4f0133977b32
       p3 begins a turn, 5 provisions left
311. p3 use.chorvel
       p3 uses Chorvel
312. p3 to.fang-i
       p3 moves Chorvel: Mud 2 → Fang lair, on the border
313. p3 take.e6
314. p3 take.f6
       p3 covers e6 f6: strong Advance of power 5
315. p3 spend.2
       p3 spends 2 more provisions
316. p3 none
       p3 moves nobody
317. p3 end  698d0e898e006cdc
       p4 begins a turn, 4 provisions left
318. p4 cover.f7
       p4 covers f7: weak Gnome
319. p4 spend.0
       p4 moves the wheel pawn 1 space: Troll advance
320. p4 stop
321. p4 out.ic2
322. p4 shift.p1.mn1
       p4 moves a troll of p1: Ice 2 → Moon 1
323. p4 cover.d5
       p4 covers d5: weak Advance
324. p4 spend.3
       p4 spends 3 despair
325. p4 none
       p4 moves nobody
326. p4 end  489318b8a3e78b22
       p5 begins a turn, 4 provisions left
327. p5 take.e6
328. p5 take.d6
       p5 covers d6 e6: strong Gnome of power 2
329. p5 spend.0
330. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Honour gain
331. p5 gate.3
       p5 looks at gate card 3: Hammer
332. p5 stop
       p5 gains 2 honour on the wheel, boost 0 included
333. p5 end  d8b02e128aad9755
       p1 begins a turn, 4 provisions left
334. p1 cover.g7
       p1 covers g7: weak Advance
335. p1 spend.0
336. p1 to.ic2
337. p1 move.mn1
       p1 moves a troll: Moon 1 → Ice 2
338. p1 end  f1a93223e91acbe3
       p2 begins a turn, 4 provisions left
339. p2 cover.e7
       p2 covers e7: weak Reinforcements
340. p2 spend.0
341. p2 none
       p2 adds nobody
342. p2 cover.f5
       p2 covers f5: weak Influence
343. p2 spend.0
344. p2 influence.zuldrak
       p2 gains 2 influence with Zuldrak: 2 in all
345. p2 end  39bef46df4e74d1a
       p3 begins a turn, 2 provisions left
346. p3 cover.g5
       p3 covers g5: weak Reinforcements
347. p3 spend.1
       p3 spends 1 despair
348. p3 none
       p3 adds nobody
349. p3 cover.e4
       p3 covers e4: weak Reinforcements
350. p3 spend.0
351. p3 none
       p3 adds nobody
352. p3 end  b46738fead65dfab
       p4 begins a turn, 3 provisions left
353. p4 cover.e6
       p4 covers e6: weak Influence
354. p4 influence.selunga
       p4 gains 2 influence with Selunga: 2 in all
355. p4 cover.h4
       p4 covers h4: weak Influence
356. p4 influence.kasskar
       p4 gains 2 influence with Kasskar: 2 in all
357. p4 end  468fca7557818df5
       p5 begins a turn, 3 provisions left
358. p5 cover.f4
       p5 covers f4: weak Influence
359. p5 spend.1
       p5 spends 1 despair
360. p5 influence.zuldrak
       p5 gains 2 influence with Zuldrak: 2 in all
361. p5 cover.g5
       p5 covers g5: weak Advance
362. p5 use.nadrig
       p5 uses Nadrig
363. p5 spend.2
       p5 spends 2 despair
364. p5 to.gr2
365. p5 move.ha3
       p5 moves a troll: Hammer 3 → Granite 2
366. p5 move.spiral-i
       p5 moves a troll: Spiral lair, on the border → Granite 2
367. p5 stop{3+3}
       p5 attacks the gnomes of Granite 2: strength 3+3
368. p5 to.spiral-o
       p5 is repelled from Granite 2 and retreats: Spiral lair, in the domain
369. p5 end  0503df68b17d222f
       p1 begins a turn, 3 provisions left
370. p1 cover.f6
       p1 covers f6: weak Influence
371. p1 spend.0
372. p1 influence.xarkha
       p1 gains 2 influence with Xarkha: 2 in all
373. p1 cover.b4
       p1 covers b4: weak Influence
374. p1 spend.0
375. p1 influence.vashtor
       p1 gains 2 influence with Vashtor: 2 in all
376. p1 end  d08b208246533653
       p2 begins a turn, 3 provisions left
377. p2 take.d7
378. p2 take.d6
       p2 covers d6 d7: strong Advance of power 4
379. p2 spend.1
       p2 spends 1 more provision
380. p2 to.ic1
381. p2 move.ic2
       p2 moves a troll: Ice 2 → Ice 1
382. p2 stop{3+3}
       p2 attacks the gnomes of Ice 1: strength 3+3
383. p2 to.comb-i
       p2 is repelled from Ice 1 and retreats: Comb lair, on the border
384. p2 end  ddb18a477a312c3e
       p3 begins a turn, 1 provision left
385. p3 cover.d7
       p3 covers d7: weak Influence
386. p3 spend.0
387. p3 influence.xarkha
       p3 gains 1 influence with Xarkha: 1 in all
388. p3 end  6f8515e62eb3a3f0
       p4 begins a turn, 2 provisions left
389. p4 cover.e7
       p4 covers e7: weak Influence
390. p4 influence.selunga
       p4 gains 1 influence with Selunga: 3 in all
391. p4 end  f4b942685415e7dd
       p5 begins a turn, 2 provisions left
392. p5 take.g7
393. p5 take.f7
394. p5 whole.gnome
       p5 covers f5 g6 h6 f7 g7: strong Gnome of power 6
395. p5 spend.0
396. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Troll advance
397. p5 token.ic1.2
       p5 looks at token 2 of Ice 1: strength 3
398. p5 stop
399. p5 rally.stay
       Breach: 2 invaders come to the domain of Ice, p5 decides ties
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
400. p5 out.eye-o
401. p5 shift.p1.ic3
       p5 moves a troll of p1: Eye lair, in the domain → Ice 3
402. p5 stop
403. p5 end  f3fa187a053efa8f
       p1 begins a turn, 2 provisions left
404. p1 cover.f4
405. p1 act.influence
       p1 covers f4: weak Influence
406. p1 spend.3
       p1 spends 3 despair
407. p1 influence.thuldra
       p1 gains 5 influence with Thuldra: 5 in all
408. p1 cover.d5
       p1 covers d5: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
409. p1 stop
410. p1 influence.kasskar
       p1 gains 1 influence with Kasskar: 1 in all
411. p1 end  c007773815fd1d57
       p2 begins a turn, 1 provision left
412. p2 take.c6
413. p2 take.f7
414. p2 act.gnome
       p2 covers c6 f7: strong Gnome of power 2
415. p2 spend.1
       p2 spends 1 more provision
416. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
417. p2 stop
       p2 gains 3 honour on the wheel, boost 1 included
418. p2 end  2155dc2cd744b473
       p3 begins a turn, 0 provisions left
419. p3 take.d6
420. p3 whole.reinforce
       p3 covers d6 g6 g7: strong Reinforcements of power 3
421. p3 to.mn1
422. p3 add.2
       p3 adds 2 trolls: Moon 1
423. p3 end  c9c952c05628709f
       p4 begins a turn, 1 provision left
424. p4 cover.f4
425. p4 act.reinforce
       p4 covers f4: weak Reinforcements
426. p4 none
       p4 adds nobody
427. p4 cover.e5
       p4 covers e5: weak Influence
428. p4 influence.selunga
       p4 gains 1 influence with Selunga: 4 in all
429. p4 end  1f24958296ddbeaf
       p5 begins a turn, 1 provision left
430. p5 take.e7
431. p5 take.e5
       p5 covers e5 e7: strong Reinforcements of power 2
432. p5 spend.1
       p5 spends 1 more provision
433. p5 to.spiral-o
434. p5 add.1
       p5 adds 1 troll: Spiral lair, in the domain
435. p5 end  44db6076cc11df38
       p1 begins a turn, 1 provision left
436. p1 cover.g4
437. p1 act.reinforce
       p1 covers g4: weak Reinforcements
438. p1 none
       p1 adds nobody
439. p1 cover.e4
       p1 covers e4: weak Advance
440. p1 none
       p1 moves nobody
441. p1 end  cba9c356c1fd3eff
       p4 begins a turn, 0 provisions left
442. p4 take.h6
443. p4 take.h5
       p4 covers h5 h6: strong Reinforcements of power 4
444. p4 to.knot-i
445. p4 add.4
       p4 adds 4 trolls: Knot lair, on the border
446. p4 end  81eb5db1378c55c6
       p1 begins a turn, 0 provisions left
447. p1 take.f5
448. p1 take.g5
449. p1 take.e3
450. p1 take.e5
       p1 covers e3 e5 f5 g5: strong Reinforcements of power 6
451. p1 none
       p1 adds nobody
452. p1 end{moss+ice+hammer+moon+fire}
       Gate card 1: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 3: 4 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Gate card 4: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 5: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       p1 wins Vashtor
       p1 gains 3 votes of Granite: 3 in all
453. p1 star.h2  018df936a2d212b8
       p1 puts the star of Vashtor on Great hall 2
       p1 wins Xarkha
       p1 gains 3 votes of Fire: 4 in all
454. p3 console.vote  4d6034986a79a567
       p3 takes a vote as consolation for Xarkha
       p3 gains 1 vote of Fire: 3 in all
455. p1 star.granite  4e4f6f02f9eb804c
       p1 puts the star of Xarkha on the plank of Granite
       p2 wins Zuldrak
       p2 gains 3 votes of Hammer: 5 in all
456. p5 console.honour  7432eeea1b9350fb
       p5 takes 0 honour as consolation for Zuldrak
457. p2 star.mo2  8c878c5d9db1dc63
       p2 puts the star of Zuldrak on Moss 2
       Zuldrak brings p2 2 honour
       p4 wins Kasskar
458. p4 clan.granite
       p4 gains 1 vote of Granite: 1 in all
459. p4 clan.hammer
       p4 gains 1 vote of Hammer: 5 in all
460. p4 clan.hammer  143be72f20bac4e9
       p4 gains 1 vote of Hammer: 6 in all
461. p1 console.honour  b3762b07e20f4fc5
       p1 takes 0 honour as consolation for Kasskar
462. p4 stop  d98035ebb2e99846
       p4 wins Selunga
       p4 gains 2 votes of Moon: 2 in all
       p1 wins Thuldra
463. p1 clan.fire
       p1 gains 1 vote of Fire: 5 in all
464. p1 clan.moon  7f8d88ca772dce1f
       p1 gains 1 vote of Moon: 1 in all
       Thuldra brings p1 4 honour
       Great hall 1 is shared: 2 honour each for p1 and p5
       Great hall 2 is shared: 4 honour each for p1
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7 falls to the gnomes
       Great hall 8 falls to the gnomes
       Great hall 9 falls to the gnomes
       Great hall 10 falls to the gnomes
       p1 has 2 Elders: 1 honour
       p2 has 1 Elders: 0 honour
       p3 has 6 Elders: 12 honour
       p4 has 4 Elders: 5 honour
       p5 has 3 Elders: 3 honour
       p2 gains 9 honour for votes of Ice
       p1 gains 5 honour for votes of Ice
       p4 gains 3 honour for votes of Ice
       p5 gains 11 honour for votes of Moon
       p3 gains 6 honour for votes of Moon
       p4 gains 2 honour for votes of Moon
       p1 gains 12 honour for votes of Granite
       p4 gains 6 honour for votes of Granite
       p4 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p3 gains 2 honour for votes of Hammer
       p3 gains 6 honour for votes of Mud
       p5 gains 7 honour for votes of Fire
       p1 gains 4 honour for votes of Fire
       p3 gains 2 honour for votes of Fire
       The three waves are over: p1 wins

p1  +1  Attacks [FALL-M09]
p1  +6  Gnome wheel [FALL-G17]
p1  +4  Defeated trolls [FALL-W18]
p1  +4  Champions [FALL-H08]
p1 +12  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +2  Great hall 1 [FALL-F02]
p1  +4  Great hall 2 [FALL-F02]
p1  +1  Elders [FALL-F05]
p1  +5  Votes of Ice [FALL-F06]
p1 +12  Votes of Granite [FALL-F06]
p1  +4  Votes of Fire [FALL-F06]
p2  +5  Gnome wheel [FALL-G17]
p2  +2  Champions [FALL-H08]
p2  +6  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +9  Votes of Ice [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p3  +2  Attacks [FALL-M09]
p3  +4  Defeated trolls [FALL-W18]
p3 +12  Domains, wave I [FALL-P03]
p3  -2  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3 +12  Elders [FALL-F05]
p3  +6  Votes of Moon [FALL-F06]
p3  +2  Votes of Hammer [FALL-F06]
p3  +6  Votes of Mud [FALL-F06]
p3  +2  Votes of Fire [FALL-F06]
p4  +3  Defeated trolls [FALL-W18]
p4  +5  Elders [FALL-F05]
p4  +3  Votes of Ice [FALL-F06]
p4  +2  Votes of Moon [FALL-F06]
p4  +6  Votes of Granite [FALL-F06]
p4  +8  Votes of Hammer [FALL-F06]
p5  +2  Gnome wheel [FALL-G17]
p5  +6  Domains, wave I [FALL-P03]
p5  -2  Invaded caves, wave I [FALL-P04]
p5  +6  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5  +2  Great hall 1 [FALL-F02]
p5  +3  Elders [FALL-F05]
p5 +11  Votes of Moon [FALL-F06]
p5  +7  Votes of Fire [FALL-F06]
= p1 57, p3 53, p5 32, p2 29, p4 27  waves, won by p1
