fall/1  seats 5  seed 5439  options -

  1. p4 keep.hjorrek  4ef60d39f26cd8fc
  2. p3 keep.brundal  5ffd971dfbc9b78c
  3. p1 keep.fenglu  46a3cf3669c9c825
  4. p2 keep.murkha  420c1a24fd2f08d5
  5. p5 keep.ekktor{p3}  3d2dc0c5b10bca2a
       p3 takes the hammer and is first player
       p3 keeps Brundal
       p3 gains 2 votes of Ice: 2 in all
       p4 keeps Hjorrek
       p4 gains 3 votes of Moon: 3 in all
       p5 keeps Ekktor
       p5 gains 2 votes of Hammer: 2 in all
       p1 keeps Fenglu
       p1 gains 2 votes of Mud: 2 in all
       p2 keeps Murkha
       p2 gains 2 votes of Granite: 2 in all
  6. p3 lairs.horn
       p3 takes the lairs of the Horn, three trolls in each
  7. p3 settle.gr1
       p3 puts a troll in Granite 1
  8. p3 settle.gr3
       p3 puts a troll in Granite 3
  9. p3 to.gr1  33ea588d7d34b8cb
       Brundal of p3 comes to Granite 1
 10. p4 lairs.eye
       p4 takes the lairs of the Eye, three trolls in each
 11. p4 settle.mu3
       p4 puts a troll in Mud 3
 12. p4 settle.ic2
       p4 puts a troll in Ice 2
 13. p4 to.mu3  c2ce22bc498c9497
       Hjorrek of p4 comes to Mud 3
 14. p5 lairs.arrow
       p5 takes the lairs of the Arrow, three trolls in each
 15. p5 settle.gr1
       p5 puts a troll in Granite 1
 16. p5 settle.fi3
       p5 puts a troll in Fire 3
 17. p5 to.fi3  eb62db85b0cffe21
       Ekktor of p5 comes to Fire 3
 18. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 19. p1 settle.mn3
       p1 puts a troll in Moon 3
 20. p1 settle.mu3
       p1 puts a troll in Mud 3
 21. p1 to.mu3  eb891af8714b43d9
       Fenglu of p1 comes to Mud 3
 22. p2 lairs.spiral
       p2 takes the lairs of the Spiral, three trolls in each
 23. p2 settle.mo3
       p2 puts a troll in Moss 3
 24. p2 settle.ha1
       p2 puts a troll in Hammer 1
       Wave I begins: four cards each
 25. p2 draft.a24.d5  b74619b53f323e75
 26. p3 draft.a10.f4  0e430f1ef085ec05
 27. p5 draft.a44.d6  edbea9e7c411d5d2
 28. p4 draft.a35.e5  a7c646d262484eb3
 29. p1 draft.a19.d5
       p1 adds a card at d5: Influence 3, empty, Advance, Gnome
       p2 adds a card at d5: Advance, Gnome 3, empty, Elders
       p3 adds a card at f4: Gnome, Reinforce 2, Influence, Reinforce
       p4 adds a card at e5: Joker, Influence, Elders, Advance
       p5 adds a card at d6: Gnome, Gnome, Provisions, Reinforce
 30. p1 draft.a38.d5  f27351542da1428d
 31. p3 draft.a23.e3  17d1f93698e0c5c0
 32. p4 draft.a50.f6  deed351801b27504
 33. p5 draft.a63.d4  f70f53e48494f33b
 34. p2 draft.a30.f5  bc157c9450f4c4ec
       p1 adds a card at d5: Elders, Reinforce, Elders, Influence
       p2 adds a card at f5: Reinforce 2, Elders, Advance, Influence
       p3 adds a card at e3: Gnome, Influence 3, empty, Elders
       p4 adds a card at f6: Provisions, Joker, Influence, Reinforce
       p5 adds a card at d4: Advance, Reinforce, Influence, Gnome
 35. p4 draft.a29.e7  813e2c5fba066623
 36. p2 draft.a60.e4  cc8aefa2401255e5
 37. p3 draft.a06.f6  d32af76b42a97d64
 38. p1 draft.a41.f4  f3da2b0cd2c79559
 39. p5 draft.a16.c5  019df9f80cee39ea
       p1 adds a card at f4: Influence, Provisions, Advance, Advance
       p2 adds a card at e4: Influence, Joker, Gnome, Gnome
       p3 adds a card at f6: Influence, Joker, Reinforce, Reinforce
       p4 adds a card at e7: Gnome, Advance 2, Reinforce, Elders
       p5 adds a card at c5: Gnome 2, empty, Gnome 2, Advance
       The last card of each hand is discarded face down
 40. p4 stop  b66cf088604f5e2c
       p3 has 6 provisions and 2 despair
       p4 has 7 provisions and 1 despair
       p5 has 7 provisions and 1 despair
       p1 has 7 provisions and 1 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 5 provisions left
 41. p3 cover.g6
 42. p3 act.reinforce
       p3 covers g6: weak Reinforcements
 43. p3 spend.1
       p3 spends 1 despair
 44. p3 to.horn-o
 45. p3 add.2
       p3 adds 2 trolls: Horn lair, in the domain
 46. p3 cover.e3
       p3 covers e3: weak Gnome
 47. p3 spend.1
       p3 spends 1 despair
 48. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Reinforcements
 49. p3 stop
 50. p3 none
       p3 adds nobody
 51. p3 end  92e061d51c7adbbb
       p4 begins a turn, 6 provisions left
 52. p4 take.e5
 53. p4 take.f5
       p4 covers e5 f5: strong Influence of power 2
 54. p4 spend.2
       p4 spends 2 more provisions
 55. p4 influence.jorrund
       p4 gains 5 influence with Jorrund: 5 in all
 56. p4 end  2568712e0acec587
       p5 begins a turn, 6 provisions left
 57. p5 take.e5
 58. p5 take.e6
       p5 covers e5 e6: strong Gnome of power 2
 59. p5 spend.0
 60. p5 wheel.1
       p5 moves the wheel pawn 1 space: Honour gain
 61. p5 stop
       p5 gains 1 honour on the wheel, boost 0 included
 62. p5 end  5901a998d3e4ece2
       p1 begins a turn, 6 provisions left
 63. p1 cover.e5
       p1 covers e5: weak Reinforcements
 64. p1 spend.0
 65. p1 to.comb-o
       p1 adds 1 troll: Comb lair, in the domain
 66. p1 end  040b2fea701fce29
       p2 begins a turn, 5 provisions left
 67. p2 take.f5
 68. p2 take.e5
 69. p2 act.gnome
       p2 covers e5 f5: strong Gnome of power 2
 70. p2 spend.2
       p2 spends 2 more provisions
 71. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 72. p2 stop
 73. p2 none
       p2 adds nobody
 74. p2 end  29dc431575f352ba
       p3 begins a turn, 4 provisions left
 75. p3 take.g5
 76. p3 whole.reinforce
       p3 covers g4 g5 f7 g7: strong Reinforcements of power 5
 77. p3 spend.0
 78. p3 none
       p3 adds nobody
 79. p3 end  cc9f808ae0aac80b
       p4 begins a turn, 3 provisions left
 80. p4 take.f7
       p4 covers f7: strong Advance of power 2
 81. p4 spend.3
       p4 spends 3 more provisions
 82. p4 to.ic1
 83. p4 move.eye-o
       p4 moves a troll: Eye lair, in the domain → Ice 1
 84. p4 stop{2}
       p4 attacks the gnomes of Ice 1: strength 2
 85. p4 to.eye-o
       p4 is repelled from Ice 1 and retreats: Eye lair, in the domain
       Gnomes entrench in Ice 1
 86. p4 end  d7e5ed35a6c8b303
       p5 begins a turn, 5 provisions left
 87. p5 take.f5
 88. p5 whole.reinforce
       p5 covers e4 f5 e7: strong Reinforcements of power 3
 89. p5 spend.3
       p5 spends 3 more provisions
 90. p5 to.arrow-i
 91. p5 add.1
       p5 adds 1 troll: Arrow lair, on the border
 92. p5 end  fcd7b5badfbbfc66
       p1 begins a turn, 5 provisions left
 93. p1 cover.g5
       p1 covers g5: weak Advance
 94. p1 spend.1
       p1 spends 1 despair
 95. p1 to.mu4
 96. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 4
 97. p1 stop
 98. p1 cover.f4
       p1 covers f4: weak Influence
 99. p1 influence.sigddan
       p1 gains 2 influence with Sigddan: 2 in all
100. p1 end  a5bbcaad3e210f98
       p2 begins a turn, 2 provisions left
101. p2 cover.d5
       p2 covers d5: weak Advance
102. p2 spend.1
       p2 spends 1 despair
103. p2 to.fi3
104. p2 move.mo3
       p2 moves a troll: Moss 3 → Fire 3
105. p2 stop
106. p2 end  62bfe8bfee19c914
       p3 begins a turn, 3 provisions left
107. p3 cover.f5
       p3 covers f5: weak Influence
108. p3 influence.thessel
       p3 gains 2 influence with Thessel: 2 in all
109. p3 end  f0bb63a44f06fd4b
       p5 begins a turn, 1 provision left
110. p5 cover.d4
       p5 covers d4: weak Advance
111. p5 spend.1
       p5 spends 1 despair
112. p5 to.fi3
       p5 moves a troll: Arrow lair, on the border → Fire 3
113. p5 move.arrow-i
       p5 moves a troll: Arrow lair, on the border → Fire 3
114. p5 end  60cad88dfc29cb2e
       p1 begins a turn, 4 provisions left
115. p1 cover.f6
       p1 covers f6: weak Influence
116. p1 influence.thornak
       p1 gains 2 influence with Thornak: 2 in all
117. p1 cover.e6
       p1 covers e6: weak Influence
118. p1 influence.thornak
       p1 gains 1 influence with Thornak: 3 in all
119. p1 end  c504f5ef47686132
       p2 begins a turn, 1 provision left
120. p2 cover.f4
121. p2 act.reinforce
       p2 covers f4: weak Reinforcements
122. p2 spend.0
123. p2 to.ha1
       p2 adds 1 troll: Hammer 1
124. p2 end  2d965fa9e30c7ff2
       p3 begins a turn, 2 provisions left
125. p3 cover.e6
       p3 covers e6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
126. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 2
127. p3 gate.4
       p3 looks at gate card 4: Mud
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
128. p3 cover.f6
       p3 covers f6: weak Influence
129. p3 influence.crym
       p3 gains 2 influence with Crym: 2 in all
130. p3 end  b190fe99b2ba9dbf
       p5 begins a turn, 0 provisions left
131. p5 cover.f6
       p5 covers f6: weak Influence
132. p5 influence.thessel
       p5 gains 1 influence with Thessel: 1 in all
133. p5 cover.d6
       p5 covers d6: weak Advance
134. p5 none
       p5 moves nobody
135. p5 end  fa939d9e041b7436
       p1 begins a turn, 3 provisions left
136. p1 cover.f5
       p1 covers f5: weak Advance
137. p1 to.ha4
138. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 4
139. p1 end  90e03e5e217844ab
       p2 begins a turn, 0 provisions left
140. p2 cover.f6
       p2 covers f6: weak Advance
141. p2 spend.0
142. p2 none
       p2 moves nobody
143. p2 cover.g6
       p2 covers g6: weak Influence
144. p2 spend.0
145. p2 influence.sigddan
       p2 gains 1 influence with Sigddan: 1 in all
146. p2 end  b1c0924e8ce2e196
       p3 begins a turn, 1 provision left
147. p3 cover.e5
       p3 covers e5: weak Advance
148. p3 none
       p3 moves nobody
149. p3 end  0e411a3d29717c9e
       p1 begins a turn, 2 provisions left
150. p1 end  c90832e6982d0283
       p3 begins a turn, 0 provisions left
151. p3 take.f3
       p3 covers f3: strong Influence of power 3
152. p3 influence.sigddan
       p3 gains 3 influence with Sigddan: 3 in all
153. p3 end  a80191aecc2f64fb
       p1 begins a turn, 1 provision left
154. p1 end
       p1 begins a turn, 0 provisions left
155. p1 end{ice}  f6602b1963272c85
       Gnomes entrench in Moss 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 1
       Gate card 1: 2 invaders come to the domain of Ice
156. p3 enter.mo2{moon}  580a240e45ca142a
       p3 leads the plank of Ice and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gnomes invade Ice 3: the nearest empty one
       Gate card 2: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only empty one within reach
157. p4 enter.mn3{moss}  3f290fb138be099e
       p4 leads the plank of Moon and sends the invader into Moon 3
       An invader of Moon comes upon 1 troll in Moon 3: as few and as near as elsewhere
       A troll of p1 is defeated in Moon 3: 3 honour
       Gate card 3: 2 invaders come to the domain of Moss
158. p3 enter.mo3{mud+fire}
       Nobody has votes of Moss: p3 leads with Ice, the next clan, and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gnomes invade Fire 2: the nearest empty one
       Gate card 4: 2 invaders come to the domain of Mud
       Gnomes invade Mud 2: the nearest empty one
       Gnomes invade Fire 1: the nearest empty one
       Gate card 5: 2 invaders come to the domain of Fire
       Gnomes invade Moss 4: the nearest empty one
159. p3 enter.mn3  124f3f54ff210c55
       Nobody has votes of Fire: p3 leads with Ice, the next clan, and sends the invader into Moon 3
       Gnomes invade Moon 3: empty, and as near as others
       p4 wins Jorrund
       p4 gains 2 votes of Granite: 2 in all
160. p4 to.ic2  a74f692eb8cdfb0e
       Jorrund of p4 comes to Ice 2
       p3 wins Thessel
       p3 gains 3 votes of Moss: 3 in all
161. p5 console.honour  484baed20f22d5ee
       p5 takes 0 honour as consolation for Thessel
162. p3 to.horn-i
163. p3 add.3  1344a988926e8acf
       p3 adds 3 trolls: Horn lair, on the border
       p1 wins Thornak
       p1 gains 3 votes of Granite: 3 in all
164. p1 to.comb-i
       Thornak of p1 comes to Comb lair, on the border
       p3 wins Crym
       p3 gains 2 votes of Ice: 4 in all
       p3 wins Sigddan
       p3 gains 3 votes of Moon: 3 in all
165. p1 console.vote  f1d11f52f9f8b340
       p1 takes a vote as consolation for Sigddan
       p1 gains 1 vote of Moon: 1 in all
166. p2 console.honour  3c6364faf751e0e5
       p2 takes 0 honour as consolation for Sigddan
167. p3 to.gr3
       Sigddan of p3 comes to Granite 3
       Nobody has influence with Khazga, who leaves the game
       Murkha brings p2 0 honour
       Domains of wave I: p1 gains 12 and loses 3
       Domains of wave I: p2 gains 6 and loses 1
       Domains of wave I: p3 gains 8 and loses 1
       Domains of wave I: p4 gains 12 and loses 4
       Domains of wave I: p5 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p4
       Wave II begins: four cards each
168. p3 draft.a53.d2  48af91cc288ba5f4
169. p2 draft.a72.e4  c2bacd18e476b910
170. p5 draft.a55.e4  42c99c37371a0522
171. p4 draft.a71.g7  10550642785250b9
172. p1 draft.a57.e3  57a316614f364408
       p1 adds a card at e3: Joker, Advance, Gnome, Advance
       p2 adds a card at e4: Gnome 3, Gnome, Reinforce, empty
       p3 adds a card at d2: Advance, Gnome, Joker, Joker
       p4 adds a card at g7: Advance, Influence 3, empty, Influence
       p5 adds a card at e4: Influence, Reinforce, Joker, Joker
173. p5 draft.a39.d5  20c6ea8998e3a0f8
174. p3 draft.a37.f5  99d99ff9eb58dfec
175. p2 draft.a09.f6  478afd1c65323df3
176. p1 draft.a59.f6  06fbf317006d3075
177. p4 draft.a36.g7
       p1 adds a card at f6: Joker, Influence, Reinforce, Influence
       p2 adds a card at f6: Influence, Advance 2, Reinforce, Advance
       p3 adds a card at f5: Elders, Advance, Elders, Reinforce
       p4 adds a card at g7: Elders, Joker, Reinforce, Gnome
       p5 adds a card at d5: Elders, Elders, Gnome, Influence
178. p4 draft.a64.g8  709ba43ed23453f3
179. p2 draft.a20.f6  f6b6bec2cdd6779e
180. p3 draft.a02.c3  250dddccbc56d0d2
181. p1 draft.a18.e4  1c37fe95e80566ab
182. p5 draft.a66.d6  3d39193204ccf85e
       p1 adds a card at e4: Reinforce 3, empty, Gnome, Influence
       p2 adds a card at f6: Reinforce, Gnome 3, Advance, empty
       p3 adds a card at c3: Reinforce, Reinforce, Influence, Reinforce
       p4 adds a card at g8: Gnome, Reinforce, Influence, Advance
       p5 adds a card at d6: Reinforce 2, Influence 2, Gnome, empty
       The last card of each hand is discarded face down
183. p4 cover.e5
184. p4 cover.h7  e106b3ee4692aa38
       p4 covers the Jokers e5 and h7: 7 provisions
185. p1 stop  ccc6aa8b17ac8da0
       p4 has 7 provisions and 1 despair
       p5 has 5 provisions and 3 despair
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 has 5 provisions and 3 despair
       p4 begins a turn, 6 provisions left
186. p4 take.f7
       p4 covers f7: strong Advance of power 2
187. p4 spend.4
       p4 spends 4 more provisions
188. p4 to.mu4
189. p4 lead.hjorrek
       p4 moves Hjorrek: Mud 3 → Mud 4
190. p4 move.eye-i
       p4 moves a troll: Eye lair, on the border → Mud 4
191. p4 stop
       p4 takes control of Mud 4
       p4 gains 1 vote of Mud: 1 in all
192. p4 end  9183fa0153dc209c
       p5 begins a turn, 4 provisions left
193. p5 cover.f6
       p5 covers f6: weak Influence
194. p5 spend.2
       p5 spends 2 despair
195. p5 influence.lirrash
       p5 gains 4 influence with Lirrash: 4 in all
196. p5 cover.e4
       p5 covers e4: weak Influence
197. p5 spend.1
       p5 spends 1 despair
198. p5 influence.imbolg
       p5 gains 3 influence with Imbolg: 3 in all
199. p5 end  823b749c306d1e92
       p1 begins a turn, 5 provisions left
200. p1 take.g7
201. p1 whole.influence
       p1 covers f5 e6 f6 g6 g7: strong Influence of power 5
202. p1 spend.1
       p1 spends 1 more provision
203. p1 influence.dastra
       p1 gains 7 influence with Dastra: 7 in all
204. p1 end  4671d0f745ce727c
       p2 begins a turn, 4 provisions left
205. p2 cover.f7
       p2 covers f7: weak Advance
206. p2 spend.3
       p2 spends 3 despair
207. p2 none
       p2 moves nobody
208. p2 end  e5485ba1ba4ff65a
       p3 begins a turn, 4 provisions left
209. p3 take.g6
210. p3 whole.reinforce
       p3 covers g6 f7 g7: strong Reinforcements of power 3
211. p3 spend.1
       p3 spends 1 more provision
212. p3 to.horn-i
213. p3 add.2
       p3 adds 2 trolls: Horn lair, on the border
214. p3 end  1411e4c98543dbf7
       p4 begins a turn, 1 provision left
215. p4 cover.g8
       p4 covers g8: weak Gnome
216. p4 spend.1
       p4 spends 1 despair
217. p4 wheel.1
       p4 moves the wheel pawn 1 space: Troll advance
218. p4 token.fi2.1
       p4 looks at token 1 of Fire 2: strength 3
219. p4 token.mu2.1
       p4 looks at token 1 of Mud 2: strength 3
220. p4 stop
221. p4 none
       p4 moves nobody
222. p4 cover.g6
223. p4 act.influence
       p4 covers g6: weak Influence
224. p4 influence.ugrith
       p4 gains 2 influence with Ugrith: 2 in all
225. p4 end  f4551e202b421dc6
       p5 begins a turn, 3 provisions left
226. p5 cover.f5
227. p5 act.advance
       p5 covers f5: weak Advance
228. p5 to.fi2
229. p5 lead.ekktor{3}
       p5 moves Ekktor: Fire 3 → Fire 2
       p5 attacks the gnomes of Fire 2: strength 3
230. p5 to.arrow-o
       p5 is repelled from Fire 2 and retreats: Arrow lair, in the domain
       Gnomes entrench in Fire 2
231. p5 cover.d7
       p5 covers d7: weak Gnome
       p5 moves the wheel pawn 1 space: Influence
232. p5 stop
233. p5 influence.dastra
       p5 gains 1 influence with Dastra: 1 in all
234. p5 end  bc647cf46c633b19
       p1 begins a turn, 3 provisions left
235. p1 cover.e3
236. p1 act.influence
       p1 covers e3: weak Influence
237. p1 spend.2
       p1 spends 2 despair
238. p1 influence.fomga
       p1 gains 4 influence with Fomga: 4 in all
239. p1 end  758dc38eccaf6c30
       p2 begins a turn, 3 provisions left
240. p2 take.e4
241. p2 take.f4
       p2 covers e4 f4: strong Gnome of power 4
242. p2 spend.1
       p2 spends 1 more provision
243. p2 wheel.5
       p2 moves the wheel pawn 5 spaces: Influence
244. p2 gate.4
       p2 looks at gate card 4: Moon
245. p2 stop
246. p2 rally.stay
       Breach: 2 invaders come to the domain of Fire, p2 decides ties
247. p2 enter.ha3
       p2, who opened the breach, sends the invader into Hammer 3
       Gnomes invade Hammer 3: empty, and as near as others
248. p2 enter.fi4
       p2, who opened the breach, sends the invader into Fire 4
       Gnomes invade Fire 4: empty, and as near as others
249. p2 influence.fomga
       p2 gains 5 influence with Fomga: 5 in all
250. p2 end  22229139714c072d
       p3 begins a turn, 2 provisions left
251. p3 take.c4
252. p3 take.crym
253. p3 whole.influence
       p3 covers e3 f3 c4 crym: strong Influence of power 7
254. p3 spend.0
255. p3 influence.purrgol
       p3 gains 9 influence with Purrgol: 9 in all
256. p3 end  62d7cf4e9f4e54e9
       p4 begins a turn, 0 provisions left
257. p4 cover.e8
       p4 covers e8: weak Reinforcements
258. p4 none
       p4 adds nobody
259. p4 end  8f529b035962165b
       p5 begins a turn, 2 provisions left
260. p5 cover.f4
       p5 covers f4: weak Reinforcements
261. p5 to.arrow-o
       p5 adds 1 troll: Arrow lair, in the domain
262. p5 cover.d4
       p5 covers d4: weak Advance
263. p5 to.mu3
264. p5 move.fi3
       p5 moves a troll: Fire 3 → Mud 3
265. p5 end  8f2174e21046a1ec
       p1 begins a turn, 2 provisions left
266. p1 cover.g5
       p1 covers g5: weak Advance
267. p1 none
       p1 moves nobody
268. p1 end  4a7f583e0cce3728
       p2 begins a turn, 1 provision left
269. p2 take.g6
       p2 covers g6: strong Gnome of power 3
270. p2 spend.1
       p2 spends 1 more provision
271. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Honour gain
272. p2 stop
       p2 gains 2 honour on the wheel, boost 0 included
273. p2 end  3d9e24e2d44075a2
       p3 begins a turn, 1 provision left
274. p3 cover.e5
       p3 covers e5: weak Advance
275. p3 spend.1
       p3 spends 1 despair
276. p3 to.mn2
277. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Moon 2
278. p3 lead.brundal{1+2}
       p3 moves Brundal: Granite 1 → Moon 2
       p3 attacks the gnomes of Moon 2: strength 1+2
       p3 wins the attack on Moon 2: 3 honour
       p3 takes control of Moon 2
       p3 gains 1 vote of Moon: 4 in all
       The wheel pawn moves 2 spaces without effect
279. p3 end  e5bcaba7e14e9218
       p5 begins a turn, 1 provision left
280. p5 take.d6
       p5 covers d6: strong Reinforcements of power 2
281. p5 spend.1
       p5 spends 1 more provision
282. p5 to.arrow-i
283. p5 add.3
       p5 adds 3 trolls: Arrow lair, on the border
284. p5 end  8b924f1ab42ae2d8
       p1 begins a turn, 1 provision left
285. p1 cover.f3
       p1 covers f3: weak Advance
286. p1 to.fi4
287. p1 lead.fenglu{3}
       p1 moves Fenglu: Mud 3 → Fire 4
       p1 attacks the gnomes of Fire 4: strength 3
288. p1 to.comb-o
       p1 is repelled from Fire 4 and retreats: Comb lair, in the domain
       Gnomes entrench in Fire 4
289. p1 end  887532652f0af922
       p3 begins a turn, 0 provisions left
290. p3 cover.e2
       p3 covers e2: weak Gnome
291. p3 spend.2
       p3 spends 2 despair
292. p3 wheel.1
       p3 moves the wheel pawn 1 space: Honour gain
293. p3 stop
       p3 crosses the honour-boost wire: boost 2
       p3 gains 3 honour on the wheel, boost 2 included
294. p3 cover.d2
       p3 covers d2: weak Advance
295. p3 to.gr1
296. p3 lead.sigddan
       p3 moves Sigddan: Granite 3 → Granite 1
       p3 takes control of Granite 1
       p3 gains 1 vote of Granite: 1 in all
297. p3 end  524b21a0ad147555
       p1 begins a turn, 0 provisions left
298. p1 take.e4
       p1 covers e4: strong Reinforcements of power 3
299. p1 to.comb-i
300. p1 add.3
       p1 adds 3 trolls: Comb lair, on the border
301. p1 end{mud+moss+granite+moon}  623c049c30fc3176
       Gnomes entrench in Moss 2
       Gnomes entrench in Moss 3
       Gnomes entrench in Moss 4
       Gnomes entrench in Ice 3
       Gnomes entrench in Moon 1
       Gnomes entrench in Moon 3
       Gnomes entrench in Hammer 3
       Gate card 1: 3 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 2: 3 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 3: 3 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p3 is defeated in Granite 3: 4 honour
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 4: 3 invaders come to the domain of Moon
302. p3 enter.gr3
       p3 leads the plank of Moon and sends the invader into Granite 3
       No gnome is left: an invader of Moon stays away
303. p3 enter.mn4
       p3 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
304. p3 enter.mn4{hammer}  a24de7778a824e4c
       p3 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
       Gate card 5: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       p4 wins Ugrith
305. p4 clan.mud
       p4 gains 1 vote of Mud: 2 in all
306. p4 clan.granite
       p4 gains 1 vote of Granite: 3 in all
307. p4 to.eye-o  70730ac134f5fa9d
       Ugrith of p4 comes to Eye lair, in the domain
       p5 wins Lirrash
       p5 gains 2 votes of Moss: 2 in all
308. p5 to.arrow-i  a7b2f2285ab56847
       Lirrash of p5 comes to Arrow lair, on the border
       p1 wins Dastra
309. p1 clan.hammer  34b5b794e44c333f
       p1 gains 1 vote of Hammer: 1 in all
310. p5 console.honour  ab40a475675f5680
       p5 takes 0 honour as consolation for Dastra
       p3 wins Purrgol
       p3 gains 3 votes of Mud: 3 in all
311. p3 to.horn-i  74956538e987e7a2
       Purrgol of p3 comes to Horn lair, on the border
       p5 wins Imbolg
       p5 gains 3 votes of Ice: 3 in all
312. p5 to.arrow-o  cacbbee172b96474
       Imbolg of p5 comes to Arrow lair, in the domain
       p2 wins Fomga
313. p2 clan.moss
       p2 gains 1 vote of Moss: 1 in all
314. p2 clan.moss  0a2eab38532ad1b9
       p2 gains 1 vote of Moss: 2 in all
315. p1 console.vote
       p1 takes a vote as consolation for Fomga
316. p1 clan.granite  34537e5d30222fc9
       p1 gains 1 vote of Granite: 4 in all
       Murkha brings p2 0 honour
       Purrgol brings p3 1 honour
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 6 and loses 2
       Domains of wave II: p3 gains 12 and loses 3
       Domains of wave II: p4 gains 12 and loses 4
       Domains of wave II: p5 gains 6 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave III begins: four cards each
317. p4 draft.a51.h9  cd7662b19bafddfa
318. p1 draft.a46.e3  4cc0b8418dfca54d
319. p5 draft.a07.c7  bb5b3cd2be8d1563
320. p2 draft.a69.d3  3929a8301e836aa4
321. p3 draft.a08.b2  4c16e417d12eb014
       p1 adds a card at e3: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at d3: empty, Influence, Advance, Advance 3
       p3 adds a card at b2: Gnome, Gnome, Joker, Advance
       p4 adds a card at h9: Provisions, Joker, Gnome, Influence
       p5 adds a card at c7: Influence, Influence, Joker, Gnome
322. p2 draft.a27.e4  277d35cb01aa07e1
323. p1 draft.a22.g5  57c6d76143bc15ff
324. p3 draft.a52.d3  c25202718df56d2a
325. p4 draft.a04.h8  94e64bf00cfa3b3c
326. p5 draft.a43.b5
       p1 adds a card at g5: empty, Influence, Elders, Reinforce 3
       p2 adds a card at e4: Gnome, Elders, Influence, Influence
       p3 adds a card at d3: Joker, Gnome, Provisions, Advance
       p4 adds a card at h8: Gnome, Advance, Gnome, Gnome
       p5 adds a card at b5: Influence, Influence, Provisions, Advance
327. p5 draft.a26.b5  9af9d6123cbd8dbd
328. p3 draft.a13.d3  9ccfbcf88b82e701
329. p4 draft.a03.h8  b6692b3fe8ced014
330. p1 draft.a12.h4  0b59da22296eec19
331. p2 draft.a47.g6  4b8938b37336e95a
       p1 adds a card at h4: Reinforce, Gnome 2, Advance, Gnome
       p2 adds a card at g6: empty, Reinforce, Influence 2, Provisions
       p3 adds a card at d3: Advance 2, empty, Advance 2, Reinforce
       p4 adds a card at h8: Influence, Influence, Gnome, Influence
       p5 adds a card at b5: Reinforce, Influence, Reinforce, Elders
       The last card of each hand is discarded face down
332. p5 cover.f5  c205d4451869b3fe
       p5 covers the Jokers f5 and c8: 5 provisions
333. p4 stop  c94638ecdfdcc86b
       p5 has 5 provisions and 3 despair
       p1 has 6 provisions and 2 despair
       p2 has 5 provisions and 3 despair
       p3 has 4 provisions and 4 despair
       p4 has 5 provisions and 3 despair
       p5 begins a turn, 4 provisions left
334. p5 cover.b5
       p5 covers b5: weak Reinforcements
335. p5 spend.0
336. p5 to.arrow-i
       p5 adds 1 troll: Arrow lair, on the border
337. p5 cover.f6
       p5 covers f6: weak Influence
338. p5 spend.1
       p5 spends 1 despair
339. p5 influence.orrowyn
       p5 gains 3 influence with Orrowyn: 3 in all
340. p5 end  fd5e5ca236f73d89
       p1 begins a turn, 5 provisions left
341. p1 take.h6
       p1 covers h6: strong Reinforcements of power 3
342. p1 spend.5
       p1 spends 5 more provisions
343. p1 to.comb-o
344. p1 add.4
       p1 adds 4 trolls: Comb lair, in the domain
345. p1 end  8a191cf9156d889a
       p2 begins a turn, 4 provisions left
346. p2 take.d5
347. p2 take.d4
       p2 covers d4 d5: strong Advance of power 2
348. p2 spend.0
349. p2 none
       p2 moves nobody
350. p2 end  c4474c2421bc1469
       p3 begins a turn, 3 provisions left
351. p3 cover.g6
       p3 covers g6: weak Reinforcements
352. p3 spend.0
353. p3 none
       p3 adds nobody
354. p3 cover.c3
       p3 covers c3: weak Advance
355. p3 spend.0
356. p3 none
       p3 moves nobody
357. p3 end  60d710265c229551
       p4 begins a turn, 4 provisions left
358. p4 take.f5
359. p4 take.e5
       p4 covers e5 f5: strong Influence of power 2
360. p4 spend.2
       p4 spends 2 more provisions
361. p4 influence.xarkha
       p4 gains 5 influence with Xarkha: 5 in all
362. p4 end  736f6c0d5f27197f
       p5 begins a turn, 3 provisions left
363. p5 cover.b6
       p5 covers b6: weak Reinforcements
364. p5 spend.1
       p5 spends 1 despair
365. p5 to.arrow-i
366. p5 add.2
       p5 adds 2 trolls: Arrow lair, on the border
367. p5 end  ce1971bf01012f66
       p2 begins a turn, 3 provisions left
368. p2 cover.e3
       p2 covers e3: weak Influence
369. p2 spend.3
       p2 spends 3 despair
370. p2 influence.xarkha
       p2 gains 4 influence with Xarkha: 4 in all
371. p2 cover.h6
       p2 covers h6: weak Reinforcements
372. p2 none
       p2 adds nobody
373. p2 end  6f59f7537aae0582
       p3 begins a turn, 2 provisions left
374. p3 take.g4
       p3 covers g4: strong Reinforcements of power 2
375. p3 spend.1
       p3 spends 1 more provision
376. p3 to.horn-i
377. p3 add.3
       p3 adds 3 trolls: Horn lair, on the border
378. p3 end  556fcb829847de45
       p4 begins a turn, 1 provision left
379. p4 take.i10
380. p4 take.i9
381. p4 act.influence
       p4 covers i9 i10: strong Influence of power 2
382. p4 spend.0
383. p4 influence.vashtor
       p4 gains 3 influence with Vashtor: 3 in all
384. p4 end  82d2154f94f85d54
       p5 begins a turn, 2 provisions left
385. p5 take.e6
       p5 covers e6: strong Influence of power 2
386. p5 spend.2
       p5 spends 2 more provisions
387. p5 influence.yrsgol
       p5 gains 5 influence with Yrsgol: 5 in all
388. p5 end  c6c5974d14a0099c
       p2 begins a turn, 2 provisions left
389. p2 cover.e4
       p2 covers e4: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
390. p2 stop
391. p2 none
       p2 moves nobody
392. p2 end  5dee10c4b51e34d6
       p3 begins a turn, 0 provisions left
393. p3 take.f3
394. p3 take.crym
395. p3 act.influence
       p3 covers f3 crym: strong Influence of power 5
396. p3 influence.thuldra
       p3 gains 7 influence with Thuldra: 7 in all
397. p3 end  c089a50e1267ffdc
       p4 begins a turn, 0 provisions left
398. p4 cover.h7
399. p4 act.gnome
       p4 covers h7: weak Gnome
400. p4 spend.3
       p4 spends 3 despair
401. p4 wheel.3
       p4 moves the wheel pawn 3 spaces: Troll advance
402. p4 stop
403. p4 out.spiral-i
404. p4 shift.p2.gr3
       p4 moves a troll of p2: Spiral lair, on the border → Granite 3
405. p4 shift.p2.ha1
       p4 moves a troll of p2: Spiral lair, on the border → Hammer 1
406. p4 shift.p2.gr3
       p4 moves a troll of p2: Spiral lair, on the border → Granite 3
407. p4 cover.g8
       p4 covers g8: weak Gnome
       p4 moves the wheel pawn 1 space: Reinforcements
408. p4 stop
409. p4 rally.on1
       Breach: 2 invaders come to the domain of Mud, p4 decides ties
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
410. p4 none
       p4 adds nobody
411. p4 end  4ff8a7032428ceb3
       p2 begins a turn, 1 provision left
412. p2 take.f5
413. p2 take.e5
       p2 covers e5 f5: strong Influence of power 2
414. p2 spend.0
415. p2 influence.kasskar
       p2 gains 3 influence with Kasskar: 3 in all
416. p2 end
       p2 begins a turn, 0 provisions left
417. p2 cover.f6
       p2 covers f6: weak Reinforcements
418. p2 to.spiral-i
       p2 adds 1 troll: Spiral lair, on the border
419. p2 end{granite+hammer+moss+moon}  c94041b8a7da54dd
       Gate card 1: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 2 trolls in Granite 3: nowhere fewer within reach
       A troll of p2 is defeated in Granite 3: 5 honour
       An invader of Granite comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p2 is defeated in Granite 3: 2 honour
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
       Gate card 4: 4 invaders come to the domain of Moon
420. p3 enter.gr3
       p3 leads the plank of Moon and sends the invader into Granite 3
       No gnome is left: an invader of Moon stays away
421. p3 enter.gr3
       p3 leads the plank of Moon and sends the invader into Granite 3
       No gnome is left: an invader of Moon stays away
422. p3 enter.mn4
       p3 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
423. p3 enter.gr3{ice}  d13fa65ffa5dd3d8
       p3 leads the plank of Moon and sends the invader into Granite 3
       No gnome is left: an invader of Moon stays away
       Gate card 5: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       p4 wins Xarkha
       p4 gains 3 votes of Fire: 3 in all
424. p2 console.honour  93e6752ae757f443
       p2 takes 1 honour as consolation for Xarkha
425. p4 star.moon
       p4 puts the star of Xarkha on the plank of Moon
       p4 wins Vashtor
       p4 gains 3 votes of Granite: 6 in all
426. p4 star.h1  20220bb2d9762778
       p4 puts the star of Vashtor on Great hall 1
       p5 wins Orrowyn
       p5 gains 3 votes of Moss: 5 in all
       Orrowyn brings p5 1 honour
       p5 wins Yrsgol
       p5 gains 3 votes of Ice: 6 in all
       p5 puts the star of Yrsgol on Fire 3
       p3 wins Thuldra
427. p3 clan.mud
       p3 gains 1 vote of Mud: 4 in all
428. p3 clan.granite  dfee0ef50fa7e2f5
       p3 gains 1 vote of Granite: 2 in all
       Thuldra brings p3 6 honour
       p2 wins Kasskar
429. p2 clan.hammer
       p2 gains 1 vote of Hammer: 1 in all
430. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
431. p2 clan.moon
       p2 gains 1 vote of Moon: 1 in all
432. p2 clan.moss
433. p2 clan.hammer
434. p2 add.2  5237f55ce9d604a4
       p2 gives up 2 votes of Moss
       p2 gains 2 votes of Hammer: 3 in all
       Murkha brings p2 0 honour
       Purrgol brings p3 1 honour
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 falls to the gnomes
       Great hall 4 is shared: 6 honour each for p1
       Great hall 5 is shared: 1 honour each for p1 and p4
       Great hall 6: 12 honour for p5
       Great hall 7 falls to the gnomes
       Great hall 8: nobody controls a cave there
       Great hall 9: 12 honour for p1
       Great hall 10 falls to the gnomes
       p1 has 3 Elders: 3 honour
       p2 has 4 Elders: 5 honour
       p3 has 3 Elders: 3 honour
       p4 has 3 Elders: 3 honour
       p5 has 3 Elders: 3 honour
       p5 gains 12 honour for votes of Moss
       p3 gains 6 honour for votes of Moss
       p5 gains 6 honour for votes of Ice
       p3 gains 4 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p4 gains 10 honour for votes of Moon
       p1 gains 3 honour for votes of Moon
       p4 gains 8 honour for votes of Granite
       p1 gains 5 honour for votes of Granite
       p2 gains 2 honour for votes of Granite
       p2 gains 11 honour for votes of Hammer
       p5 gains 6 honour for votes of Hammer
       p1 gains 2 honour for votes of Hammer
       p3 gains 7 honour for votes of Mud
       p1 gains 4 honour for votes of Mud
       p4 gains 2 honour for votes of Mud
       p4 gains 9 honour for votes of Fire
       p2 gains 5 honour for votes of Fire
       The three waves are over: p3 wins

p1  +3  Defeated trolls [FALL-W18]
p1 +12  Domains, wave I [FALL-P03]
p1  -3  Invaded caves, wave I [FALL-P04]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 4 [FALL-F02]
p1  +1  Great hall 5 [FALL-F02]
p1 +12  Great hall 9 [FALL-F02]
p1  +3  Elders [FALL-F05]
p1  +3  Votes of Moon [FALL-F06]
p1  +5  Votes of Granite [FALL-F06]
p1  +2  Votes of Hammer [FALL-F06]
p1  +4  Votes of Mud [FALL-F06]
p2  +2  Gnome wheel [FALL-G17]
p2  +7  Defeated trolls [FALL-W18]
p2  +1  Consolations [FALL-H04]
p2  +6  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +5  Elders [FALL-F05]
p2  +2  Votes of Granite [FALL-F06]
p2 +11  Votes of Hammer [FALL-F06]
p2  +5  Votes of Fire [FALL-F06]
p3  +3  Attacks [FALL-M09]
p3  +5  Gnome wheel [FALL-G17]
p3  +4  Defeated trolls [FALL-W18]
p3  +8  Champions [FALL-H08]
p3  +8  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +3  Elders [FALL-F05]
p3  +6  Votes of Moss [FALL-F06]
p3  +4  Votes of Ice [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +7  Votes of Mud [FALL-F06]
p4 +12  Domains, wave I [FALL-P03]
p4  -4  Invaded caves, wave I [FALL-P04]
p4 +12  Domains, wave II [FALL-P03]
p4  -4  Invaded caves, wave II [FALL-P04]
p4  +1  Great hall 5 [FALL-F02]
p4  +3  Elders [FALL-F05]
p4 +10  Votes of Moon [FALL-F06]
p4  +8  Votes of Granite [FALL-F06]
p4  +2  Votes of Mud [FALL-F06]
p4  +9  Votes of Fire [FALL-F06]
p5  +1  Gnome wheel [FALL-G17]
p5  +1  Champions [FALL-H08]
p5  +6  Domains, wave I [FALL-P03]
p5  -2  Invaded caves, wave I [FALL-P04]
p5  +6  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5 +12  Great hall 6 [FALL-F02]
p5  +3  Elders [FALL-F05]
p5 +12  Votes of Moss [FALL-F06]
p5  +6  Votes of Ice [FALL-F06]
p5  +6  Votes of Hammer [FALL-F06]
= p3 66, p1 52, p4 49, p5 48, p2 42  waves, won by p3
