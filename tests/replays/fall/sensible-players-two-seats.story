fall/1  seats 2  seed 2026  options -

  1. p1 keep.anvgar  ee1392f7f3944adc
  2. p2 keep.argash{p2}
       p2 takes the hammer and is first player
       p2 keeps Argash
       p2 gains 2 votes of Moss: 2 in all
       p1 keeps Anvgar
       p1 gains 1 vote of Hammer: 1 in all
  3. p2 lairs.comb
       p2 takes the lairs of the Comb, three trolls in each
  4. p2 settle.mu3
       p2 puts a troll in Mud 3
  5. p2 settle.mn3
       p2 puts a troll in Moon 3
  6. p2 to.mu3  020ca866f5270b47
       Argash of p2 comes to Mud 3
  7. p1 lairs.spiral
       p1 takes the lairs of the Spiral, three trolls in each
  8. p1 settle.ha3
       p1 puts a troll in Hammer 3
  9. p1 settle.mo3  fdfbd504e04723bb
       p1 puts a troll in Moss 3
       Wave I begins: four cards each
 10. p2 draft.a33.d4  6f998227971ed73e
 11. p1 draft.a21.d6
       p1 adds a card at d6: Reinforce, Advance 3, empty, Elders
       p2 adds a card at d4: Influence, Elders, Advance, Joker
 12. p1 draft.a57.c7  65902f2abe20cdc8
 13. p2 draft.a50.d6  789fb9f7f4d2c372
       p1 adds a card at c7: Joker, Advance, Gnome, Advance
       p2 adds a card at d6: Provisions, Joker, Influence, Reinforce
 14. p1 draft.a68.c5  592cec8b32cbeac9
 15. p2 draft.a24.c6
       p1 adds a card at c5: empty, Reinforce, Advance 2, Gnome 2
       p2 adds a card at c6: Advance, Gnome 3, empty, Elders
       The last card of each hand is discarded face down
 16. p2 stop
       p2 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
 17. p2 cover.c6
       p2 covers c6: weak Advance
 18. p2 spend.2
       p2 spends 2 despair
 19. p2 to.ha3
 20. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Hammer 3
 21. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Hammer 3
 22. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Hammer 3
       p2 takes control of Hammer 3
       p2 gains 1 vote of Hammer: 1 in all
 23. p2 cover.e6
 24. p2 act.gnome
       p2 covers e6: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
 25. p2 gate.1
       p2 looks at gate card 1: Moss
 26. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 2
 27. p2 influence.thornak
       p2 gains 2 influence with Thornak: 2 in all
 28. p2 end  5b93f2cd47641664
       p1 begins a turn, 5 provisions left
 29. p1 cover.d7
       p1 covers d7: weak Advance
 30. p1 spend.2
       p1 spends 2 despair
 31. p1 to.mu3
 32. p1 move.spiral-i
       p1 moves a troll: Spiral lair, on the border → Mud 3
 33. p1 move.spiral-i
       p1 moves a troll: Spiral lair, on the border → Mud 3
 34. p1 move.spiral-i
       p1 moves a troll: Spiral lair, on the border → Mud 3
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 1 in all
 35. p1 cover.f6
       p1 covers f6: weak Influence
 36. p1 influence.lirrash
       p1 gains 2 influence with Lirrash: 2 in all
 37. p1 end  734eeb19d2f233ff
       p2 begins a turn, 4 provisions left
 38. p2 take.e5
 39. p2 take.d6
       p2 covers e5 d6: strong Gnome of power 4
 40. p2 spend.0
 41. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Reinforcements
 42. p2 gate.2
       p2 looks at gate card 2: Granite
 43. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 3
 44. p2 to.mu3
 45. p2 add.4
       p2 adds 4 trolls: Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 1 in all
 46. p2 end  00a5e86319b339db
       p1 begins a turn, 4 provisions left
 47. p1 take.e6
 48. p1 act.advance
       p1 covers e6: strong Advance of power 3
 49. p1 spend.0
 50. p1 to.mo1
 51. p1 move.spiral-o
       p1 moves a troll: Spiral lair, in the domain → Moss 1
 52. p1 move.spiral-o
       p1 moves a troll: Spiral lair, in the domain → Moss 1
 53. p1 move.spiral-o{3}
       p1 moves a troll: Spiral lair, in the domain → Moss 1
       p1 attacks the gnomes of Moss 1: strength 3
       p1 wins the attack on Moss 1: 3 honour
       p1 takes control of Moss 1
       p1 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
 54. p1 end  bca2b5dc098c900a
       p2 begins a turn, 3 provisions left
 55. p2 cover.d5
       p2 covers d5: weak Advance
 56. p2 to.ic3
 57. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
 58. p2 cover.f6
       p2 covers f6: weak Influence
 59. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
 60. p2 end  4627a114a893b704
       p1 begins a turn, 3 provisions left
 61. p1 take.c6
 62. p1 act.advance
       p1 covers c6: strong Advance of power 2
 63. p1 spend.0
 64. p1 to.ic3
 65. p1 move.mo1
       p1 moves a troll: Moss 1 → Ice 3
 66. p1 move.mo1
       p1 moves a troll: Moss 1 → Ice 3
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 1 in all
 67. p1 end  34ddc0dc2e6e6a0c
       p2 begins a turn, 2 provisions left
 68. p2 cover.f5
       p2 covers f5: weak Reinforcements
 69. p2 to.mn3
       p2 adds 1 troll: Moon 3
 70. p2 cover.e7
       p2 covers e7: weak Reinforcements
 71. p2 to.mn3
       p2 adds 1 troll: Moon 3
 72. p2 end  00433f13cef9c8da
       p1 begins a turn, 2 provisions left
 73. p1 cover.d8
       p1 covers d8: weak Advance
 74. p1 to.fi3
 75. p1 move.mu3
       p1 moves a troll: Mud 3 → Fire 3
 76. p1 cover.e5
       p1 covers e5: weak Advance
 77. p1 to.gr3
 78. p1 move.mu3
       p1 moves a troll: Mud 3 → Granite 3
 79. p1 end  cbfab9aad77d576f
       p2 begins a turn, 1 provision left
 80. p2 cover.d4
       p2 covers d4: weak Influence
 81. p2 influence.lirrash
       p2 gains 1 influence with Lirrash: 1 in all
 82. p2 end  1197b387a6914b5a
       p1 begins a turn, 1 provision left
 83. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
 84. p1 to.ha1
 85. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 1
 86. p1 cover.c7
 87. p1 act.influence
       p1 covers c7: weak Influence
 88. p1 influence.thornak
       p1 gains 1 influence with Thornak: 1 in all
 89. p1 end  a733513afa3eb6ad
       p2 begins a turn, 0 provisions left
 90. p2 end  163340eb0466a3f5
       p1 begins a turn, 0 provisions left
 91. p1 take.d5
 92. p1 take.f5
       p1 covers d5 f5: strong Reinforcements of power 2
 93. p1 to.mo1
 94. p1 add.2
       p1 adds 2 trolls: Moss 1
 95. p1 end{moss+granite+ice}
       Gnomes entrench in Ice 1
       Gnomes entrench in Granite 2
       Gate card 1: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p1 is defeated in Moss 1: 3 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p1 is defeated in Moss 1: 2 honour
       Gate card 2: 2 invaders come to the domain of Granite
       Gnomes invade Granite 1: the only empty one within reach
       Gnomes invade Moon 2: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Ice
       Gnomes invade Ice 2: the nearest empty one
 96. p1 enter.mn1  0e5c8e32e6be1c80
       p1 leads the plank of Ice and sends the invader into Moon 1
       Gnomes invade Moon 1: empty, and as near as others
       p2 wins Khazga
       p2 gains 3 votes of Hammer: 4 in all
 97. p2 to.mn3
       Khazga of p2 comes to Moon 3
       p1 wins Lirrash
       p1 gains 2 votes of Moss: 3 in all
 98. p2 console.vote  a54518919bb87f9e
       p2 takes a vote as consolation for Lirrash
       p2 gains 1 vote of Moss: 3 in all
 99. p1 to.fi3
       Lirrash of p1 comes to Fire 3
       p2 wins Thornak
       p2 gains 3 votes of Granite: 3 in all
100. p1 console.vote  cb113f14ac3c3c2d
       p1 takes a vote as consolation for Thornak
       p1 gains 1 vote of Granite: 1 in all
101. p2 to.mn3  73d05ed95831edfd
       Thornak of p2 comes to Moon 3
       Domains of wave I: p1 gains 32 and loses 4
       Domains of wave I: p2 gains 18 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
102. p1 draft.a29.b8  84040cef27b2bac3
103. p2 draft.a58.c4
       p1 adds a card at b8: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at c4: Reinforce, Advance, Reinforce, Joker
104. p2 draft.a11.f6  e329d7bea50d33be
105. p1 draft.a40.c4  a3f77db4657ad90c
       p1 adds a card at c4: Elders, Gnome, Elders, Advance
       p2 adds a card at f6: Influence 2, Influence, Advance, Gnome
106. p2 draft.a36.b5  e845efd4c571e25e
107. p1 draft.a72.a7  d92229af07c00d46
       p1 adds a card at a7: Gnome 3, Gnome, Reinforce, empty
       p2 adds a card at b5: Elders, Joker, Reinforce, Gnome
       The last card of each hand is discarded face down
108. p2 stop  43bd210de805e423
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p1 begins a turn, 4 provisions left
109. p1 cover.f6
       p1 covers f6: weak Influence
110. p1 spend.0
111. p1 influence.sigddan
       p1 gains 2 influence with Sigddan: 2 in all
112. p1 cover.b9
       p1 covers b9: weak Reinforcements
113. p1 spend.2
       p1 spends 2 despair
114. p1 to.gr3
115. p1 add.3
       p1 adds 3 trolls: Granite 3
116. p1 end  f7132f66efe3230c
       p2 begins a turn, 4 provisions left
117. p2 cover.f7
       p2 covers f7: weak Advance
118. p2 spend.2
       p2 spends 2 despair
119. p2 to.fi3
120. p2 move.mu3
       p2 moves a troll: Mud 3 → Fire 3
121. p2 move.mu3
       p2 moves a troll: Mud 3 → Fire 3
122. p2 move.mu3
       p2 moves a troll: Mud 3 → Fire 3
       p2 takes control of Fire 3
       p2 gains 1 vote of Fire: 1 in all
123. p2 cover.d4
       p2 covers d4: weak Advance
124. p2 spend.1
       p2 spends 1 despair
125. p2 to.ic3
126. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
127. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 1 in all
128. p2 end  b0a65ff56ed8abeb
       p1 begins a turn, 3 provisions left
129. p1 cover.d8
       p1 covers d8: weak Advance
130. p1 spend.1
       p1 spends 1 despair
131. p1 to.fi3
132. p1 move.ic3
       p1 moves a troll: Ice 3 → Fire 3
133. p1 move.ic3
       p1 moves a troll: Ice 3 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 1 in all
134. p1 cover.c7
135. p1 act.influence
       p1 covers c7: weak Influence
136. p1 influence.okkag
       p1 gains 2 influence with Okkag: 2 in all
137. p1 end  fc30c6d2ddc89696
       p2 begins a turn, 3 provisions left
138. p2 take.e5
139. p2 take.e6
140. p2 take.d5
141. p2 take.c5
142. p2 act.advance
       p2 covers c5 d5 e5 e6: strong Advance of power 4
143. p2 spend.0
144. p2 to.mn1
145. p2 move.mn3
       p2 moves a troll: Moon 3 → Moon 1
146. p2 move.mn3
       p2 moves a troll: Moon 3 → Moon 1
147. p2 move.mn3
       p2 moves a troll: Moon 3 → Moon 1
148. p2 stop{2}
       p2 attacks the gnomes of Moon 1: strength 2
       p2 wins the attack on Moon 1: 2 honour
       p2 takes control of Moon 1
       p2 gains 1 vote of Moon: 1 in all
       The wheel pawn moves 1 space without effect
149. p2 end  60f4bf913bbdebc8
       p1 begins a turn, 2 provisions left
150. p1 take.c6
151. p1 take.c8
152. p1 act.advance
       p1 covers c6 c8: strong Advance of power 4
153. p1 spend.0
154. p1 to.mu3
155. p1 move.gr3
       p1 moves a troll: Granite 3 → Mud 3
156. p1 move.gr3
       p1 moves a troll: Granite 3 → Mud 3
157. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
158. p1 stop
159. p1 end  aad7986aad91ccbf
       p2 begins a turn, 2 provisions left
160. p2 cover.c4
       p2 covers c4: weak Reinforcements
161. p2 to.mu3
       p2 adds 1 troll: Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 2 in all
162. p2 cover.g7
       p2 covers g7: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
163. p2 gate.3
       p2 looks at gate card 3: Granite
164. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 1
165. p2 influence.jorrund
       p2 gains 2 influence with Jorrund: 2 in all
166. p2 end  6e08327bd17cfd6a
       p1 begins a turn, 1 provision left
167. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
168. p1 to.mu3
169. p1 move.mo1
       p1 moves a troll: Moss 1 → Mud 3
170. p1 cover.d7
       p1 covers d7: weak Advance
171. p1 to.mu1
172. p1 move.mo3
       p1 moves a troll: Moss 3 → Mud 1
173. p1 end  e6f9e50e27430348
       p2 begins a turn, 1 provision left
174. p2 cover.b6
       p2 covers b6: weak Reinforcements
175. p2 to.mu3
       p2 adds 1 troll: Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 3 in all
176. p2 cover.c6
       p2 covers c6: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
177. p2 gate.2
       p2 looks at gate card 2: Ice
178. p2 token.ic1.2
       p2 looks at token 2 of Ice 1: strength 2
       p2 gains 1 honour on the wheel, boost 0 included
179. p2 end  92f64be3389b7661
       p1 begins a turn, 0 provisions left
180. p1 take.e6
181. p1 take.e5
182. p1 act.advance
       p1 covers e5 e6: strong Advance of power 4
183. p1 to.ha3
184. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
185. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
186. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
187. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
       p1 takes control of Hammer 3
       p1 gains 1 vote of Hammer: 2 in all
188. p1 end  d996bb769a149e35
       p2 begins a turn, 0 provisions left
189. p2 take.g6
190. p2 take.f6
       p2 covers f6 g6: strong Influence of power 3
191. p2 influence.sigddan
       p2 gains 3 influence with Sigddan: 3 in all
192. p2 end{moon}
       Gnomes entrench in Ice 2
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gate card 1: 3 invaders come to the domain of Moon
       An invader of Moon comes upon 3 trolls in Moon 1: the only cave within reach
       A troll of p2 is defeated in Moon 1: 4 honour
193. p2 to.comb-o
       The defeated troll of p2 is rescued: Comb lair, in the domain
       An invader of Moon comes upon 2 trolls in Moon 1: the only cave within reach
       A troll of p2 is defeated in Moon 1: 2 honour
194. p2 to.comb-o
       The defeated troll of p2 is rescued: Comb lair, in the domain
       An invader of Moon comes upon 1 troll in Moon 1: the only cave within reach
       A troll of p2 is defeated in Moon 1: 2 honour
195. p2 to.comb-i{ice}  262a1b385934a586
       The defeated troll of p2 is rescued: Comb lair, on the border
       Gate card 2: 3 invaders come to the domain of Ice
196. p1 enter.mo2
       p1 leads the plank of Ice and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gnomes invade Moon 1: the nearest empty one
197. p1 enter.mo1{granite}  774df7c14c7628c8
       p1 leads the plank of Ice and sends the invader into Moss 1
       Gnomes invade Moss 1: empty, and as near as others
       Gate card 3: 3 invaders come to the domain of Granite
       Gnomes invade Moss 3: the nearest empty one
       Gnomes invade Fire 2: the only empty one within reach
       Gnomes invade Fire 1: the only empty one within reach
       p2 wins Jorrund
       p2 gains 2 votes of Granite: 5 in all
198. p2 to.mn3  20d5e3a3efe335b5
       Jorrund of p2 comes to Moon 3
       p2 wins Sigddan
       p2 gains 3 votes of Moon: 4 in all
199. p1 console.vote  dfe6bf4d67c2690b
       p1 takes a vote as consolation for Sigddan
       p1 gains 1 vote of Moon: 1 in all
200. p2 to.ic3  29b6f6465e15e0e9
       Sigddan of p2 comes to Ice 3
       p1 wins Okkag
       p1 gains 2 votes of Hammer: 4 in all
201. p1 to.mu1  3f2b2f6fb62f855d
       Okkag of p1 comes to Mud 1
       Domains of wave II: p1 gains 26 and loses 4
       Domains of wave II: p2 gains 18 and loses 4
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
202. p2 draft.a37.b6  467dcf1bc1848e1f
203. p1 draft.a52.a8
       p1 adds a card at a8: Joker, Gnome, Provisions, Advance
       p2 adds a card at b6: Elders, Advance, Elders, Reinforce
204. p1 draft.a51.d8  05700d2ff00928a1
205. p2 draft.a46.f4  7364b1e181834300
       p1 adds a card at d8: Provisions, Joker, Gnome, Influence
       p2 adds a card at f4: empty, Advance, Reinforce 2, Provisions
206. p1 draft.a64.e8  5c0865b70700b88c
207. p2 draft.a43.b3
       p1 adds a card at e8: Gnome, Reinforce, Influence, Advance
       p2 adds a card at b3: Influence, Influence, Provisions, Advance
       The last card of each hand is discarded face down
208. p2 stop  0eff51b466495dfe
209. p1 cover.c7  63dd7494a5dba376
       p1 covers the Jokers c7 and a8: 7 provisions
       p2 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 5 provisions left
210. p2 cover.g4
       p2 covers g4: weak Advance
211. p2 spend.2
       p2 spends 2 despair
212. p2 to.ha3
213. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Hammer 3
214. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Hammer 3
215. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Hammer 3
       p2 takes control of Hammer 3
       p2 gains 1 vote of Hammer: 5 in all
216. p2 cover.f7
       p2 covers f7: weak Advance
217. p2 to.mu2
218. p2 move.mu3
       p2 moves a troll: Mud 3 → Mud 2
219. p2 end  fb97fe3ccd8a5a38
       p1 begins a turn, 6 provisions left
220. p1 take.c8
221. p1 take.c6
222. p1 take.d7
223. p1 act.advance
       p1 covers c6 d7 c8: strong Advance of power 5
224. p1 spend.0
225. p1 to.mu3
226. p1 move.mu1
       p1 moves a troll: Mud 1 → Mud 3
227. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
228. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
229. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
230. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 2 in all
231. p1 end  0fbf522e491ca3f9
       p2 begins a turn, 4 provisions left
232. p2 take.d5
233. p2 take.c5
234. p2 take.e5
235. p2 take.e6
236. p2 take.e7
237. p2 take.f5
       p2 covers c5 d5 e5 f5 e6 e7: strong Reinforcements of power 7
238. p2 spend.0
239. p2 to.mu3
240. p2 add.7
       p2 adds 7 trolls: Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 4 in all
241. p2 end  aa9a4702a69c49c5
       p1 begins a turn, 5 provisions left
242. p1 take.d5
243. p1 take.e5
244. p1 take.e6
245. p1 take.anvgar
246. p1 act.advance
       p1 covers d5 e5 e6 anvgar: strong Advance of power 6
247. p1 spend.0
248. p1 to.ha3
249. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
250. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
251. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
252. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
253. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 3
254. p1 move.fi3
       p1 moves a troll: Fire 3 → Hammer 3
255. p1 end  04bbf37251b16893
       p2 begins a turn, 3 provisions left
256. p2 cover.c6
       p2 covers c6: weak Advance
257. p2 to.mu1
258. p2 move.mu3
       p2 moves a troll: Mud 3 → Mud 1
259. p2 cover.d4
       p2 covers d4: weak Advance
260. p2 to.ha1
261. p2 move.mu3
       p2 moves a troll: Mud 3 → Hammer 1
262. p2 end  651e974f7ba5c316
       p1 begins a turn, 4 provisions left
263. p1 cover.b9
       p1 covers b9: weak Advance
264. p1 spend.0
265. p1 to.ha3
266. p1 move.gr3
       p1 moves a troll: Granite 3 → Hammer 3
       p1 takes control of Hammer 3
       p1 gains 1 vote of Hammer: 5 in all
267. p1 cover.f5
       p1 covers f5: weak Reinforcements
268. p1 spend.0
269. p1 to.gr3
       p1 adds 1 troll: Granite 3
270. p1 end  4cd3ce061375ed3f
       p2 begins a turn, 2 provisions left
271. p2 cover.c4
       p2 covers c4: weak Advance
272. p2 to.ha3
273. p2 lead.jorrund
       p2 moves Jorrund: Moon 3 → Hammer 3
274. p2 cover.g6
       p2 covers g6: weak Influence
275. p2 influence.selunga
       p2 gains 2 influence with Selunga: 2 in all
276. p2 end  efc9f38c80baa77a
       p1 begins a turn, 3 provisions left
277. p1 cover.f6
       p1 covers f6: weak Influence
278. p1 spend.0
279. p1 influence.wulgrim
       p1 gains 2 influence with Wulgrim: 2 in all
280. p1 cover.e9
       p1 covers e9: weak Influence
281. p1 spend.0
282. p1 influence.drubba
       p1 gains 2 influence with Drubba: 2 in all
283. p1 end  93678f09b024dbba
       p2 begins a turn, 1 provision left
284. p2 take.d6
285. p2 take.g7
       p2 covers d6 g7: strong Gnome of power 4
286. p2 spend.0
287. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Influence
288. p2 gate.1
       p2 looks at gate card 1: Moss
289. p2 token.gr2.2
       p2 looks at token 2 of Granite 2: strength 1
290. p2 rally.on1{p2}
       Breach: 3 invaders come to the domain of Hammer, p2 decides ties
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 1: the nearest with so few
       The lot in Hammer 1 falls on p2
       A troll of p2 is defeated in Hammer 1: 0 honour
       An invader of Hammer comes upon 1 troll in Hammer 1: nowhere fewer within reach
       A troll of p1 is defeated in Hammer 1: 0 honour
291. p2 influence.wulgrim
       p2 gains 4 influence with Wulgrim: 4 in all
292. p2 end  a0d00c374eec20dc
       p1 begins a turn, 2 provisions left
293. p1 take.d4
294. p1 whole.gnome
       p1 covers d4 d6 a7 b7 b8: strong Gnome of power 8
295. p1 spend.0
296. p1 wheel.8
       p1 moves the wheel pawn 8 spaces: Honour gain
297. p1 gate.1
       p1 looks at gate card 1: Moss
298. p1 token.fi1.1
       p1 looks at token 1 of Fire 1: strength 1
       p1 crosses the honour-boost wire: boost 1
       p1 gains 9 honour on the wheel, boost 1 included
299. p1 end  9c98d7ca23ea2d78
       p2 begins a turn, 0 provisions left
300. p2 take.c3
301. p2 whole.influence
       p2 covers b3 c3 f6: strong Influence of power 4
302. p2 influence.drubba
       p2 gains 5 influence with Drubba: 5 in all
303. p2 end  a8c9365f14dc616f
       p1 begins a turn, 1 provision left
304. p1 cover.f9
       p1 covers f9: weak Advance
305. p1 spend.1
       p1 spends 1 despair
306. p1 to.fi1
307. p1 move.fi3
       p1 moves a troll: Fire 3 → Fire 1
308. p1 move.fi3{1}
       p1 moves a troll: Fire 3 → Fire 1
       p1 attacks the gnomes of Fire 1: strength 1
       p1 wins the attack on Fire 1: 1 honour
       p1 takes control of Fire 1
       p1 gains 1 vote of Fire: 2 in all
       The wheel pawn moves 1 space without effect
309. p1 cover.d9
       p1 covers d9: weak Gnome
       p1 moves the wheel pawn 1 space: Reinforcements
310. p1 gate.2
       p1 looks at gate card 2: Moon
311. p1 token.fi2.1
       p1 looks at token 1 of Fire 2: strength 2
312. p1 rally.back2  9399530b123b26ce
       Breach: 3 invaders come to the domain of Moon, p1 decides ties
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Moon comes upon 2 trolls in Moon 3: the nearest with so few
313. p2 lose.khazga
       Khazga of p2 is defeated in Moon 3: 0 honour
314. p2 to.comb-o
       Khazga of p2 recovers: Comb lair, in the domain
       An invader of Moon comes upon 1 troll in Moon 3: nowhere fewer within reach
       Thornak of p2 is defeated in Moon 3: 0 honour
315. p2 to.comb-o  ae55107ca85ad5e7
       Thornak of p2 recovers: Comb lair, in the domain
316. p1 to.gr3
       p1 adds 1 troll: Granite 3
317. p1 end
       p1 begins a turn, 0 provisions left
318. p1 cover.e8
       p1 covers e8: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
319. p1 gate.3
       p1 looks at gate card 3: Mud
320. p1 token.gr1.2
       p1 looks at token 2 of Granite 1: strength 1
321. p1 out.mu2
322. p1 shift.p2.mu1
       p1 moves a troll of p2: Mud 2 → Mud 1
323. p1 cover.f8
       p1 covers f8: weak Reinforcements
324. p1 to.gr3
       p1 adds 1 troll: Granite 3
325. p1 end{moss+moon+p1}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gnomes entrench in Fire 2
       Gate card 1: 4 invaders come to the domain of Moss
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Moss comes upon 2 trolls in Fire 1: nowhere fewer within reach
       A troll of p1 is defeated in Fire 1: 5 honour
       An invader of Moss comes upon 1 troll in Fire 1: nowhere fewer within reach
       A troll of p1 is defeated in Fire 1: 2 honour
       Gnomes invade Fire 1: the only empty one within reach
       Gate card 2: 4 invaders come to the domain of Moon
       Gnomes invade Mud 2: the only empty one within reach
       An invader of Moon comes upon 3 trolls in Mud 1: nowhere fewer within reach
       The lot in Mud 1 falls on p1
       Okkag of p1 is defeated in Mud 1: 5 honour
326. p1 to.spiral-i  f86137d2a7827d5b
       Okkag of p1 recovers: Spiral lair, on the border
       An invader of Moon comes upon 2 trolls in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 2 honour
327. p2 to.comb-i
       The defeated troll of p2 is rescued: Comb lair, on the border
       An invader of Moon comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 2 honour
328. p2 to.comb-o{mud}
       The defeated troll of p2 is rescued: Comb lair, in the domain
       Gate card 3: 4 invaders come to the domain of Mud
       Gnomes invade Mud 1: the only empty one within reach
329. p2 enter.gr3
       p2 leads the plank of Mud and sends the invader into Granite 3
       An invader of Mud comes upon 4 trolls in Granite 3: as few and as near as elsewhere
       A troll of p1 is defeated in Granite 3: 5 honour
       An invader of Mud comes upon 3 trolls in Granite 3: nowhere fewer within reach
       A troll of p1 is defeated in Granite 3: 2 honour
       An invader of Mud comes upon 2 trolls in Granite 3: nowhere fewer within reach
       A troll of p1 is defeated in Granite 3: 2 honour
       p2 wins Wulgrim
330. p2 clan.moss
       p2 gains 1 vote of Moss: 4 in all
331. p2 clan.ice  18bbf765fe9b40ee
       p2 gains 1 vote of Ice: 2 in all
332. p1 console.vote
       p1 takes a vote as consolation for Wulgrim
333. p1 clan.moss  232c37e3b58d0ca6
       p1 gains 1 vote of Moss: 4 in all
334. p2 star.h6  701781255273a983
       p2 puts the star of Wulgrim on Great hall 6
       p2 wins Selunga
       p2 gains 2 votes of Moon: 6 in all
       p2 wins Drubba
       p2 gains 3 votes of Mud: 7 in all
335. p1 console.vote  5f2b230e7e9f6d10
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 3 in all
       Drubba brings p2 1 honour
       Great hall 1 is shared: 4 honour each for p2
       Great hall 2 is shared: 4 honour each for p2
       Great hall 3 is shared: 2 honour each for p1
       Great hall 4: 12 honour for p1
       Great hall 5: 12 honour for p2
       Great hall 6: 16 honour for p2
       Great hall 7 is shared: 2 honour each for p2
       p1 has 4 Elders: 5 honour
       p2 has 7 Elders: 17 honour
       p2 gains 12 honour for votes of Moss
       p1 gains 6 honour for votes of Moss
       p2 gains 11 honour for votes of Ice
       p1 gains 6 honour for votes of Ice
       p2 gains 7 honour for votes of Moon
       p1 gains 4 honour for votes of Moon
       p2 gains 6 honour for votes of Granite
       p1 gains 4 honour for votes of Granite
       p2 gains 8 honour for votes of Hammer
       p1 gains 5 honour for votes of Hammer
       p2 gains 10 honour for votes of Mud
       p1 gains 5 honour for votes of Mud
       p1 gains 9 honour for votes of Fire
       p2 gains 5 honour for votes of Fire
       The three waves are over: p2 wins

p1  +4  Attacks [FALL-M09]
p1  +9  Gnome wheel [FALL-G17]
p1 +26  Defeated trolls [FALL-W18]
p1 +32  Domains, wave I [FALL-P03]
p1  -4  Invaded caves, wave I [FALL-P04]
p1 +26  Domains, wave II [FALL-P03]
p1  -4  Invaded caves, wave II [FALL-P04]
p1  +2  Great hall 3 [FALL-F02]
p1 +12  Great hall 4 [FALL-F02]
p1  +5  Elders [FALL-F05]
p1  +6  Votes of Moss [FALL-F06]
p1  +6  Votes of Ice [FALL-F06]
p1  +4  Votes of Moon [FALL-F06]
p1  +4  Votes of Granite [FALL-F06]
p1  +5  Votes of Hammer [FALL-F06]
p1  +5  Votes of Mud [FALL-F06]
p1  +9  Votes of Fire [FALL-F06]
p2  +2  Attacks [FALL-M09]
p2  +1  Gnome wheel [FALL-G17]
p2 +12  Defeated trolls [FALL-W18]
p2  +1  Champions [FALL-H08]
p2 +18  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -4  Invaded caves, wave II [FALL-P04]
p2  +4  Great hall 1 [FALL-F02]
p2  +4  Great hall 2 [FALL-F02]
p2 +12  Great hall 5 [FALL-F02]
p2 +16  Great hall 6 [FALL-F02]
p2  +2  Great hall 7 [FALL-F02]
p2 +17  Elders [FALL-F05]
p2 +12  Votes of Moss [FALL-F06]
p2 +11  Votes of Ice [FALL-F06]
p2  +7  Votes of Moon [FALL-F06]
p2  +6  Votes of Granite [FALL-F06]
p2  +8  Votes of Hammer [FALL-F06]
p2 +10  Votes of Mud [FALL-F06]
p2  +5  Votes of Fire [FALL-F06]
= p2 160, p1 147  waves, won by p2
