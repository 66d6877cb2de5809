fall/3  seats 5  seed 9  options turn_order=even

  1. p1 keep.fenglu  0a7fcfb8ead898af
  2. p2 keep.chorvel  fae0a3e21e594c3b
  3. p3 keep.argash  c1c4a55709f7e606
  4. p4 keep.brundal  7e30bffe2c64e58e
  5. p5 keep.olmma{p3}  803e73e64a476524
       p3 takes the hammer and is first player
       p3 keeps Argash
       p3 gains 2 votes of Moss: 2 in all
       p4 keeps Brundal
       p4 gains 2 votes of Ice: 2 in all
       p5 keeps Olmma
       p5 gains 1 vote of Moss: 1 in all
       p1 keeps Fenglu
       p1 gains 2 votes of Mud: 2 in all
       p2 keeps Chorvel
       p2 gains 2 votes of Moon: 2 in all
  6. p3 lairs.arrow
       p3 takes the lairs of the Arrow, three trolls in each
  7. p3 settle.mo3
       p3 puts a troll in Moss 3
  8. p3 settle.fi3
       p3 puts a troll in Fire 3
  9. p3 to.mo3  7034dc941a82ebce
       Argash of p3 comes to Moss 3
 10. p4 lairs.fang
       p4 takes the lairs of the Fang, three trolls in each
 11. p4 settle.fi3
       p4 puts a troll in Fire 3
 12. p4 settle.mu3
       p4 puts a troll in Mud 3
 13. p4 to.fi3  368a5366c2c69ddd
       Brundal of p4 comes to Fire 3
 14. p5 lairs.comb
       p5 takes the lairs of the Comb, three trolls in each
 15. p5 settle.mu3
       p5 puts a troll in Mud 3
 16. p5 settle.ic3  6cced7c437dde46b
       p5 puts a troll in Ice 3
 17. p1 lairs.knot
       p1 takes the lairs of the Knot, three trolls in each
 18. p1 settle.mo2
       p1 puts a troll in Moss 2
 19. p1 settle.ha1
       p1 puts a troll in Hammer 1
 20. p1 to.mo2  d058aadaea952819
       Fenglu of p1 comes to Moss 2
 21. p2 lairs.horn
       p2 takes the lairs of the Horn, three trolls in each
 22. p2 settle.mn3
       p2 puts a troll in Moon 3
 23. p2 settle.mn2
       p2 puts a troll in Moon 2
 24. p2 to.mn3  e2b45447fb7377d3
       Chorvel of p2 comes to Moon 3
       Wave I begins: four cards each
 25. p1 draft.a68.e4  f361207c07b838ee
 26. p2 draft.a63.f5  5dfaabd9713d8dfb
 27. p3 draft.a58.d5  5e23c9010bee2d01
 28. p4 draft.a12.d6  47816ad8088ce014
 29. p5 draft.a28.d5  98f7091d436284ea
       p1 adds a card at e4: empty, Reinforce, Advance 2, Gnome 2
       p2 adds a card at f5: Advance, Reinforce 2, Influence, Gnome
       p3 adds a card at d5: Reinforce, Advance, Reinforce, Joker
       p4 adds a card at d6: Reinforce, Gnome 2, Advance, Gnome
       p5 adds a card at d5: Advance, Elders, Gnome, Gnome
 30. p1 draft.a24.e5  a903ac452f327215
 31. p2 draft.a57.e6  a8515a5d6c1798aa
 32. p3 draft.a47.e4  a6e32e18c4d502ba
 33. p4 draft.a31.f5  57ab0e94ee8dd4e8
 34. p5 draft.a38.e6  545029229d7f5a30
       p1 adds a card at e5: Advance, Gnome 3, empty, Elders
       p2 adds a card at e6: Joker, Advance, Gnome, Advance
       p3 adds a card at e4: empty, Reinforce, Influence 2, Provisions
       p4 adds a card at f5: Elders, Gnome, Influence 2, Reinforce
       p5 adds a card at e6: Elders, Reinforce, Elders, Influence
 35. p1 draft.a30.f4  1839578ec2e21278
 36. p2 draft.a02.e5  f2b6da751df93c43
 37. p3 draft.a48.c4  fea79780e7c67635
 38. p4 draft.a11.d4  a0811141db44906e
 39. p5 draft.a61.c4  bc41c6f0c01acd1f
       p1 adds a card at f4: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at e5: Reinforce, Reinforce 2, Influence, Reinforce
       p3 adds a card at c4: Influence, Provisions, empty, Gnome 2
       p4 adds a card at d4: Influence 2, Influence, Advance, Gnome
       p5 adds a card at c4: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
       p3 has 8 provisions and 0 despair
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 7 provisions left
 40. p3 cover.c4
       p3 covers c4: weak Influence
 41. p3 influence.jorrund
       p3 gains 2 influence with Jorrund: 2 in all
 42. p3 end  294f9c08844640df
       p4 begins a turn, 5 provisions left
 43. p4 take.f6
       p4 covers f6: strong Influence of power 2
 44. p4 spend.5
       p4 spends 5 more provisions
 45. p4 influence.purrgol
       p4 gains 8 influence with Purrgol: 8 in all
 46. p4 end  f91feaa2420127c1
       p5 begins a turn, 5 provisions left
 47. p5 cover.d6
       p5 covers d6: weak Gnome
 48. p5 spend.1
       p5 spends 1 despair
 49. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Reinforcements
 50. p5 token.mu2.1
       p5 looks at token 1 of Mud 2: strength 3
 51. p5 stop
 52. p5 to.comb-o
 53. p5 add.2
       p5 adds 2 trolls: Comb lair, in the domain
 54. p5 cover.c5
       p5 covers c5: weak Gnome
 55. p5 spend.1
       p5 spends 1 despair
 56. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
 57. p5 gate.5
       p5 looks at gate card 5: Mud
 58. p5 stop
 59. p5 influence.lirrash
       p5 gains 3 influence with Lirrash: 3 in all
 60. p5 end  438c1779c43e578d
       p1 begins a turn, 5 provisions left
 61. p1 take.e5
 62. p1 take.f5
       p1 covers e5 f5: strong Advance of power 2
 63. p1 spend.1
       p1 spends 1 more provision
 64. p1 none
       p1 moves nobody
 65. p1 end  ff30e236fca30d75
       p2 begins a turn, 5 provisions left
 66. p2 use.chorvel
       p2 uses Chorvel
 67. p2 to.mn2
       p2 moves Chorvel: Moon 3 → Moon 2
 68. p2 take.e5
 69. p2 whole.reinforce
       p2 covers e5 f5 g5 f6: strong Reinforcements of power 6
 70. p2 spend.3
       p2 spends 3 more provisions
 71. p2 to.horn-o
 72. p2 add.9
       p2 adds 9 trolls: Horn lair, in the domain
 73. p2 end  165ac4051ff6608d
       p3 begins a turn, 6 provisions left
 74. p3 cover.f4
       p3 covers f4: weak Reinforcements
 75. p3 to.mo3
       p3 adds 1 troll: Moss 3
 76. p3 cover.f6
       p3 covers f6: weak Influence
 77. p3 influence.okkag
       p3 gains 2 influence with Okkag: 2 in all
 78. p3 end  ef0bfe886b9df50e
       p5 begins a turn, 4 provisions left
 79. p5 take.f5
 80. p5 take.olmma
 81. p5 act.reinforce
       p5 covers f5 olmma: strong Reinforcements of power 2
 82. p5 spend.0
 83. p5 none
       p5 adds nobody
 84. p5 end  fd86fc8e5562c0b3
       p1 begins a turn, 3 provisions left
 85. p1 take.f4
       p1 covers f4: strong Reinforcements of power 2
 86. p1 spend.0
 87. p1 none
       p1 adds nobody
 88. p1 end  95cb096135ba152a
       p2 begins a turn, 1 provision left
 89. p2 cover.g6
       p2 covers g6: weak Gnome
 90. p2 spend.0
       p2 moves the wheel pawn 1 space: Reinforcements
 91. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 3
 92. p2 gate.4
       p2 looks at gate card 4: Moon
 93. p2 none
       p2 adds nobody
 94. p2 end  c33346667b4b3943
       p3 begins a turn, 5 provisions left
 95. p3 cover.e6
 96. p3 act.advance
       p3 covers e6: weak Advance
 97. p3 none
       p3 moves nobody
 98. p3 end  32e7783b73357b74
       p5 begins a turn, 3 provisions left
 99. p5 take.c4
       p5 covers c4: strong Advance of power 2
100. p5 spend.0
101. p5 to.comb-i
       p5 moves a troll: Ice 3 → Comb lair, on the border
102. p5 end  c370f06fe4925b86
       p1 begins a turn, 2 provisions left
103. p1 cover.g5
       p1 covers g5: weak Influence
104. p1 spend.2
       p1 spends 2 despair
105. p1 influence.purrgol
       p1 gains 3 influence with Purrgol: 3 in all
106. p1 end  e27fa234c2bd5fbd
       p2 begins a turn, 0 provisions left
107. p2 cover.f7
       p2 covers f7: weak Advance
108. p2 spend.2
       p2 spends 2 despair
109. p2 none
       p2 moves nobody
110. p2 cover.e6
       p2 covers e6: weak Influence
111. p2 influence.mokkur
       p2 gains 2 influence with Mokkur: 2 in all
112. p2 end  af614f217baaf12b
       p3 begins a turn, 4 provisions left
113. p3 take.e5
       p3 covers e5: strong Influence of power 2
114. p3 spend.1
       p3 spends 1 more provision
115. p3 influence.jorrund
       p3 gains 3 influence with Jorrund: 5 in all
116. p3 end  58c2f7db54c939a9
       p5 begins a turn, 2 provisions left
117. p5 cover.f7
       p5 covers f7: weak Influence
118. p5 influence.okkag
       p5 gains 1 influence with Okkag: 1 in all
119. p5 cover.f6
       p5 covers f6: weak Reinforcements
120. p5 to.comb-i
       p5 adds 1 troll: Comb lair, on the border
121. p5 end  9aacacf841e97557
       p1 begins a turn, 1 provision left
122. p1 end  2a63360663e4b398
       p3 begins a turn, 2 provisions left
123. p3 take.d5
       p3 covers d5: strong Gnome of power 2
124. p3 spend.2
       p3 spends 2 more provisions
125. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Influence
126. p3 stop
       p3 crosses the honour-boost wire: boost 1
127. p3 influence.purrgol
       p3 gains 3 influence with Purrgol: 3 in all
128. p3 end  c47a1eb4c80b861d
       p5 begins a turn, 1 provision left
129. p5 cover.d5
       p5 covers d5: weak Influence
130. p5 influence.grell
       p5 gains 2 influence with Grell: 2 in all
131. p5 end  818b7c8afd062a50
       p1 begins a turn, 0 provisions left
132. p1 end  f2383e58638ad584
       p5 begins a turn, 0 provisions left
133. p5 cover.d4
       p5 covers d4: weak Reinforcements
134. p5 none
       p5 adds nobody
135. p5 end{ice}  d838b74f5ece389c
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Ice
       Gnomes invade Ice 1: the nearest empty one
136. p4 enter.ic3{hammer}  7a96b3f82f03ec6c
       p4 leads the plank of Ice and sends the invader into Ice 3
       Gnomes invade Ice 3: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Hammer
137. p1 enter.mu1{granite}
       Nobody has votes of Hammer: p1 leads with Mud, the next clan, and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Hammer 3: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Granite
138. p1 enter.gr1{moon+mud}  8739e0a750e31a08
       Nobody has votes of Granite: p1 leads with Mud, the next clan, and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gnomes invade Granite 3: the only empty one within reach
       Gate card 4: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Ice 4: the only empty one within reach
       Gate card 5: 2 invaders come to the domain of Mud
       Gnomes invade Fire 2: the nearest empty one
       Gnomes invade Hammer 4: the nearest empty one
       p5 wins Lirrash
       p5 gains 2 votes of Moss: 3 in all
139. p5 to.comb-o  4f84597b0e06de75
       Lirrash of p5 comes to Comb lair, in the domain
       p3 wins Jorrund
       p3 gains 2 votes of Granite: 2 in all
140. p3 to.arrow-o  3893c28607ce74c5
       Jorrund of p3 comes to Arrow lair, in the domain
       p5 wins Grell
141. p5 clan.fire
       p5 gains 1 vote of Fire: 1 in all
142. p5 none  462f0f757cf63aa9
       p5 moves nobody
       p4 wins Purrgol
       p4 gains 3 votes of Mud: 3 in all
143. p1 console.vote  ca5c9ca40e424b7c
       p1 takes a vote as consolation for Purrgol
       p1 gains 1 vote of Mud: 3 in all
144. p3 console.vote  82a96b6b49a6ebca
       p3 takes a vote as consolation for Purrgol
       p3 gains 1 vote of Mud: 1 in all
145. p4 to.fang-o  91664bcbc493f4b9
       Purrgol of p4 comes to Fang lair, in the domain
       p2 wins Mokkur
       p2 gains 2 votes of Mud: 2 in all
146. p2 to.horn-i  e765f7b2ac7cbd55
       Mokkur of p2 comes to Horn lair, on the border
       p3 wins Okkag
       p3 gains 2 votes of Hammer: 2 in all
147. p5 console.vote  f5f4cc56a7edbc1e
       p5 takes a vote as consolation for Okkag
       p5 gains 1 vote of Hammer: 1 in all
148. p3 to.arrow-o  6f045b95409af8d2
       Okkag of p3 comes to Arrow lair, in the domain
       Purrgol brings p4 1 honour
       Domains of wave I: p1 gains 12 and loses 4
       Domains of wave I: p2 gains 8 and loses 1
       Domains of wave I: p3 gains 6 and loses 1
       Domains of wave I: p4 gains 6 and loses 2
       Domains of wave I: p5 gains 0 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p4
       Wave II begins: four cards each
149. p1 draft.a64.d6  1d6607f78da642dd
150. p2 draft.a23.e7  561fd56437f7751e
151. p3 draft.a46.d4  60384ccb388c0915
152. p4 draft.a52.g6  7a76809d303ea0a8
153. p5 draft.a18.c6  242048c4a3881ad0
       p1 adds a card at d6: Gnome, Reinforce, Influence 2, Advance
       p2 adds a card at e7: Gnome, Influence 3, empty, Elders
       p3 adds a card at d4: empty, Advance, Reinforce 2, Provisions
       p4 adds a card at g6: Joker, Gnome, Provisions, Advance
       p5 adds a card at c6: Reinforce 3, Influence, Gnome, Influence
154. p1 draft.a05.e3  917000931a1fbd59
155. p2 draft.a67.f5  02e97c81ac8a787e
156. p3 draft.a72.f5  c20b76ce74dc447f
157. p4 draft.a15.e7  afcf2dee9025d43e
158. p5 draft.a70.c6  5936d4a12e5dd4c7
       p1 adds a card at e3: Advance, Advance, Joker, Reinforce
       p2 adds a card at f5: empty, Advance, Gnome 2, Influence 2
       p3 adds a card at f5: Gnome 3, Gnome, Reinforce, Influence
       p4 adds a card at e7: Gnome, Influence 2, empty, Influence 2
       p5 adds a card at c6: Reinforce, empty, Reinforce 3, Gnome
159. p1 draft.a62.f2  5791d094832ce89f
160. p2 draft.a27.f6  009bde96ba1dff11
161. p3 draft.a01.f5  0fb93881b4c0ff01
162. p4 draft.a17.d7  3f3fa56c68258054
163. p5 draft.a09.c3  354de9c823e1c8d9
       p1 adds a card at f2: Advance, Gnome 2, Reinforce, Influence
       p2 adds a card at f6: Gnome, Elders, Influence, Influence
       p3 adds a card at f5: Advance, Advance, Advance 2, Reinforce
       p4 adds a card at d7: Advance 3, empty, Influence, Reinforce
       p5 adds a card at c3: Influence, Advance 2, Reinforce, Advance
       The last card of each hand is discarded face down
       p4 has 6 provisions and 2 despair
       p5 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p3 has 6 provisions and 2 despair
       p4 begins a turn, 5 provisions left
164. p4 cover.d8
       p4 covers d8: weak Influence
165. p4 spend.2
       p4 spends 2 despair
166. p4 influence.nadrig
       p4 gains 4 influence with Nadrig: 4 in all
167. p4 end  9f5ad08e0bef037e
       p5 begins a turn, 4 provisions left
168. p5 take.olmma
169. p5 whole.reinforce
       p5 covers c4 f5 c6 f6 c7 olmma: strong Reinforcements of power 8
170. p5 spend.3
       p5 spends 3 more provisions
171. p5 to.comb-o
172. p5 add.3
       p5 adds 3 trolls: Comb lair, in the domain
173. p5 end  17cd927186a8bbd5
       p1 begins a turn, 4 provisions left
174. p1 take.e5
175. p1 whole.advance
       p1 covers e3 e4 e5 f5: strong Advance of power 4
176. p1 spend.4
       p1 spends 4 more provisions
177. p1 none
       p1 moves nobody
178. p1 end  fac985bd82a35799
       p2 begins a turn, 4 provisions left
179. p2 cover.g5
       p2 covers g5: weak Advance
180. p2 spend.3
       p2 spends 3 despair
181. p2 to.ic3
182. p2 move.horn-i
       p2 moves a troll: Horn lair, on the border → Ice 3
183. p2 stop{3}
       p2 attacks the gnomes of Ice 3: strength 3
184. p2 to.horn-i
       p2 is repelled from Ice 3 and retreats: Horn lair, on the border
       Gnomes entrench in Ice 3
185. p2 cover.f7
       p2 covers f7: weak Influence
186. p2 influence.nadrig
       p2 gains 1 influence with Nadrig: 1 in all
187. p2 end  0b0ae378ec3f5efb
       p3 begins a turn, 5 provisions left
188. p3 take.d6
189. p3 whole.reinforce
       p3 covers d5 d6 e6: strong Reinforcements of power 4
190. p3 spend.4
       p3 spends 4 more provisions
191. p3 to.arrow-i
192. p3 add.1
       p3 adds 1 troll: Arrow lair, on the border
193. p3 stop
194. p3 end  35d4d5f9dbe8a225
       p4 begins a turn, 4 provisions left
195. p4 take.d7
       p4 covers d7: strong Advance of power 3
196. p4 spend.1
       p4 spends 1 more provision
197. p4 to.fi3
198. p4 move.fang-i
       p4 moves a troll: Fang lair, on the border → Fire 3
199. p4 stop
200. p4 end  28015ec8453125ad
       p5 begins a turn, 0 provisions left
201. p5 cover.f7
       p5 covers f7: weak Influence
202. p5 spend.3
       p5 spends 3 despair
203. p5 influence.ruskval
       p5 gains 5 influence with Ruskval: 5 in all
204. p5 end  002e2a9c3a1d2284
       p2 begins a turn, 3 provisions left
205. p2 cover.e6
       p2 covers e6: weak Influence
206. p2 influence.imbolg
       p2 gains 2 influence with Imbolg: 2 in all
207. p2 cover.g7
       p2 covers g7: weak Influence
208. p2 influence.ugrith
       p2 gains 2 influence with Ugrith: 2 in all
209. p2 use.chorvel
       p2 uses Chorvel
210. p2 to.mn3
       p2 moves Chorvel: Moon 2 → Moon 3
211. p2 use.mokkur
       p2 uses Mokkur
212. p2 token.gr3.1{2}
       p2 reveals a token of Granite 3: strength 2
213. p2 end  609ac528a5ff6ecf
       p3 begins a turn, 0 provisions left
214. p3 cover.g6
       p3 covers g6: weak Reinforcements
215. p3 spend.0
216. p3 to.mo3
       p3 adds 1 troll: Moss 3
217. p3 end  c4d5e3cb9b86d1f7
       p4 begins a turn, 2 provisions left
218. p4 take.e8
219. p4 take.d6
       p4 covers d6 e8: strong Reinforcements of power 2
220. p4 spend.0
221. p4 to.fang-o
222. p4 add.2
       p4 adds 2 trolls: Fang lair, in the domain
223. p4 end  6e4b5a96b963a885
       p2 begins a turn, 2 provisions left
224. p2 cover.e7
       p2 covers e7: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
225. p2 stop
       p2 gains 1 honour on the wheel, boost 0 included
226. p2 end  9083f4ef3b93ab78
       p4 begins a turn, 1 provision left
227. p4 cover.h7
       p4 covers h7: weak Advance
228. p4 to.mn2
229. p4 lead.purrgol
       p4 moves Purrgol: Fang lair, in the domain → Moon 2
230. p4 cover.h6
       p4 covers h6: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
231. p4 gate.3
       p4 looks at gate card 3: Mud
232. p4 token.mo1.1
       p4 looks at token 1 of Moss 1: strength 3
233. p4 out.fang-i
234. p4 shift.p4.mu3
       p4 moves a troll: Fang lair, on the border → Mud 3
       p4 takes control of Mud 3
       p4 gains 1 vote of Mud: 4 in all
235. p4 end  55caf926a512b865
       p2 begins a turn, 1 provision left
236. p2 cover.e5
       p2 covers e5: weak Reinforcements
237. p2 to.mn3
       p2 adds 1 troll: Moon 3
238. p2 end  44ed418e1f35a103
       p4 begins a turn, 0 provisions left
239. p4 cover.d5
       p4 covers d5: weak Advance
240. p4 none
       p4 moves nobody
241. p4 end  fe78b06178fa42d5
       p2 begins a turn, 0 provisions left
242. p2 cover.f6
       p2 covers f6: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
243. p2 gate.3
       p2 looks at gate card 3: Mud
244. p2 token.gr2.2
       p2 looks at token 2 of Granite 2: strength 3
245. p2 rally.stay
       Breach: 2 invaders come to the domain of Mud, p2 decides ties
246. p2 enter.gr4
       p2, who opened the breach, sends the invader into Granite 4
       Gnomes invade Granite 4: empty, and as near as others
       Gnomes invade Mud 4: the nearest empty one
247. p2 none
       p2 adds nobody
248. p2 end{moon}
       Gnomes entrench in Ice 1
       Gnomes entrench in Ice 4
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 3
       Gate card 1: 3 invaders come to the domain of Moon
249. p2 enter.mn4
       p2 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
250. p2 enter.mo4
       p2 leads the plank of Moon and sends the invader into Moss 4
       No gnome is left: an invader of Moon stays away
251. p2 enter.mo4{granite+mud}  c355c26b2c60d2a9
       p2 leads the plank of Moon and sends the invader into Moss 4
       No gnome is left: an invader of Moon stays away
       Gate card 2: 3 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 3: 3 invaders come to the domain of Mud
252. p4 enter.fi4
       p4 leads the plank of Mud and sends the invader into Fire 4
       No gnome is left: an invader of Mud stays away
253. p4 enter.fi4
       p4 leads the plank of Mud and sends the invader into Fire 4
       No gnome is left: an invader of Mud stays away
254. p4 enter.fi4{ice}
       p4 leads the plank of Mud and sends the invader into Fire 4
       No gnome is left: an invader of Mud stays away
       Gate card 4: 3 invaders come to the domain of Ice
255. p4 enter.mn4
       p4 leads the plank of Ice and sends the invader into Moon 4
       No gnome is left: an invader of Ice stays away
256. p4 enter.mo4
       p4 leads the plank of Ice and sends the invader into Moss 4
       No gnome is left: an invader of Ice stays away
257. p4 enter.mo4{fire}  78e1a3164b3819e4
       p4 leads the plank of Ice and sends the invader into Moss 4
       No gnome is left: an invader of Ice stays away
       Gate card 5: 3 invaders come to the domain of Fire
258. p5 enter.fi4
       p5 leads the plank of Fire and sends the invader into Fire 4
       No gnome is left: an invader of Fire stays away
259. p5 enter.mn4
       p5 leads the plank of Fire and sends the invader into Moon 4
       No gnome is left: an invader of Fire stays away
260. p5 enter.mn4  9544912cb6057cbe
       p5 leads the plank of Fire and sends the invader into Moon 4
       No gnome is left: an invader of Fire stays away
       p4 wins Nadrig
       p4 gains 3 votes of Fire: 3 in all
261. p2 console.honour  1947b473769c14dd
       p2 takes 0 honour as consolation for Nadrig
262. p4 to.fang-i  33260c1aace25534
       Nadrig of p4 comes to Fang lair, on the border
       Nobody has influence with Brasha, who leaves the game
       p5 wins Ruskval
263. p5 clan.ice
       p5 gains 1 vote of Ice: 1 in all
264. p5 clan.hammer
       p5 gains 1 vote of Hammer: 2 in all
265. p5 to.comb-o  fe8edd0ac9cb5f66
       Ruskval of p5 comes to Comb lair, in the domain
       Nobody has influence with Thessel, who leaves the game
       p2 wins Ugrith
266. p2 clan.mud
       p2 gains 1 vote of Mud: 3 in all
267. p2 clan.moss
       p2 gains 1 vote of Moss: 1 in all
268. p2 to.mn3
       Ugrith of p2 comes to Moon 3
       p2 wins Imbolg
       p2 gains 3 votes of Ice: 3 in all
269. p2 to.horn-i  d2fc960addb1f7d0
       Imbolg of p2 comes to Horn lair, on the border
       Purrgol brings p4 2 honour
       Domains of wave II: p1 gains 12 and loses 4
       Domains of wave II: p2 gains 6 and loses 1
       Domains of wave II: p3 gains 6 and loses 1
       Domains of wave II: p4 gains 12 and loses 5
       Domains of wave II: p5 gains 0 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave III begins: four cards each
270. p1 draft.a69.c5  fe5b573b3307a297
271. p2 draft.a59.e5  27937197fcfb27fb
272. p3 draft.a71.g4  67f8d483c472b74d
273. p4 draft.a41.c5  0481898cf4f6e282
274. p5 draft.a45.c3  6ea171598858107e
       p1 adds a card at c5: empty, Influence, Advance, Advance 3
       p2 adds a card at e5: Joker, Influence, Reinforce, Influence
       p3 adds a card at g4: Advance, Influence 3, empty, Influence
       p4 adds a card at c5: Influence, Provisions, Advance, Advance
       p5 adds a card at c3: Provisions, Advance 2, Gnome, empty
275. p1 draft.a51.g2  1ec8fbef29a4d11a
276. p2 draft.a04.f4  968e3e76412eeb9b
277. p3 draft.a65.f3  5378e59c3a67b3ec
278. p4 draft.a56.d8  651685e1b7fcd1e3
279. p5 draft.a06.f7  33e1fc6bc3086dc4
       p1 adds a card at g2: Provisions, Joker, Gnome, Influence
       p2 adds a card at f4: Gnome, Advance, Gnome 2, Gnome
       p3 adds a card at f3: Advance 2, Reinforce 2, Influence, empty
       p4 adds a card at d8: Joker, Joker, empty, Gnome
       p5 adds a card at f7: Influence, Joker, Reinforce, Reinforce
280. p1 draft.a37.e3  aafd4a94fb2f5230
281. p2 draft.a03.e3  46a9b60d567c83a9
282. p3 draft.a54.f3  ae2666c6ecd79185
283. p4 draft.a20.c4  7ff5db00bb4f1b27
284. p5 draft.a07.b6
       p1 adds a card at e3: Elders, Advance, Elders, Reinforce
       p2 adds a card at e3: Influence 2, Influence, Gnome, Influence
       p3 adds a card at f3: Joker, empty, Joker, Advance
       p4 adds a card at c4: Reinforce, Gnome 3, Advance, Gnome
       p5 adds a card at b6: Influence, Influence, Joker, Gnome
       The last card of each hand is discarded face down
285. p5 stop  7b73060d7d7614d9
286. p3 stop  30119d0b49a74037
287. p4 stop  4bd29928d2d8e78e
       p5 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 has 4 provisions and 4 despair
       p3 has 5 provisions and 3 despair
       p4 has 5 provisions and 3 despair
       p5 begins a turn, 4 provisions left
288. p5 take.f6
289. p5 take.olmma
290. p5 whole.reinforce
       p5 covers f5 f6 b7 g7 f8 g8 olmma: strong Reinforcements of power 7
291. p5 spend.1
       p5 spends 1 more provision
292. p5 to.comb-o
293. p5 add.6
       p5 adds 6 trolls: Comb lair, in the domain
294. p5 end  738101992873bd21
       p1 begins a turn, 4 provisions left
295. p1 take.f5
296. p1 take.e5
       p1 covers e5 f5: strong Advance of power 2
297. p1 spend.2
       p1 spends 2 more provisions
298. p1 none
       p1 moves nobody
299. p1 end  b17faf7e81b10aa2
       p2 begins a turn, 3 provisions left
300. p2 take.e6
301. p2 take.e5
       p2 covers e5 e6: strong Reinforcements of power 2
302. p2 spend.2
       p2 spends 2 more provisions
303. p2 none
       p2 adds nobody
304. p2 use.mokkur
       p2 uses Mokkur
305. p2 token.gr3.2{1}
       p2 reveals a token of Granite 3: strength 1; it is gone, 1 honour
306. p2 use.chorvel
       p2 uses Chorvel
307. p2 to.mn2
       p2 moves Chorvel: Moon 3 → Moon 2
       p2 takes control of Moon 2
       p2 gains 1 vote of Moon: 3 in all
308. p2 end  f826c750eb9637eb
       p3 begins a turn, 4 provisions left
309. p3 take.d5
310. p3 whole.reinforce
       p3 covers d5 d6 e6: strong Reinforcements of power 4
311. p3 spend.4
       p3 spends 4 more provisions
312. p3 none
       p3 adds nobody
313. p3 use.okkag
       p3 uses Okkag
       p3 adds 1 troll: Arrow lair, in the domain
314. p3 end  cdedc3910946a5fe
       p4 begins a turn, 4 provisions left
315. p4 take.e9
316. p4 take.e8
317. p4 act.gnome
       p4 covers e8 e9: strong Gnome of power 2
318. p4 spend.2
       p4 spends 2 more provisions
319. p4 wheel.3
       p4 moves the wheel pawn 3 spaces: Reinforcements
320. p4 stop
321. p4 to.fang-i
322. p4 add.2
       p4 adds 2 trolls: Fang lair, on the border
323. p4 end  feabcaa73746be33
       p5 begins a turn, 2 provisions left
324. p5 take.c5
325. p5 take.c4
       p5 covers c4 c5: strong Gnome of power 2
326. p5 spend.0
327. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
328. p5 gate.3
       p5 looks at gate card 3: Hammer
329. p5 token.fi2.1
       p5 looks at token 1 of Fire 2: strength 1
330. p5 influence.drubba
       p5 gains 3 influence with Drubba: 3 in all
331. p5 end  f6af5b9ea9aafb01
       p1 begins a turn, 1 provision left
332. p1 take.d6
333. p1 act.advance
       p1 covers d6: strong Advance of power 3
334. p1 spend.1
       p1 spends 1 more provision
335. p1 none
       p1 moves nobody
336. p1 end  ae290b2432b2547a
       p2 begins a turn, 0 provisions left
337. p2 cover.f7
       p2 covers f7: weak Influence
338. p2 spend.3
       p2 spends 3 despair
339. p2 influence.selunga
       p2 gains 5 influence with Selunga: 5 in all
340. p2 end  ed41fa82f3c34349
       p4 begins a turn, 1 provision left
341. p4 take.d6
342. p4 whole.advance
       p4 covers c5 c6 d6 d7 d8: strong Advance of power 7
343. p4 spend.1
       p4 spends 1 more provision
344. p4 to.fi3
345. p4 lead.nadrig
       p4 moves Nadrig: Fang lair, on the border → Fire 3
346. p4 move.fang-i
       p4 moves a troll: Fang lair, on the border → Fire 3
347. p4 move.fang-i
       p4 moves a troll: Fang lair, on the border → Fire 3
348. p4 stop
349. p4 end  f825daa81680bebe
       p5 begins a turn, 1 provision left
350. p5 cover.d7
       p5 covers d7: weak Gnome
351. p5 spend.3
       p5 spends 3 despair
352. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Troll advance
353. p5 stop
       p5 crosses the honour-boost wire: boost 1
354. p5 out.horn-o
       p5 moves a troll of p2: Horn lair, in the domain → Fire 3
355. p5 stop
356. p5 cover.c7
       p5 covers c7: weak Gnome
       p5 moves the wheel pawn 1 space: Influence
357. p5 stop
358. p5 influence.orrowyn
       p5 gains 2 influence with Orrowyn: 2 in all
359. p5 end
       p5 begins a turn, 0 provisions left
360. p5 take.d5
361. p5 whole.influence
       p5 covers d5 b6 c6: strong Influence of power 3
362. p5 influence.selunga
       p5 gains 3 influence with Selunga: 3 in all
363. p5 end{ice}  9bef0d25185e6e15
       Gnomes entrench in Granite 3
       Gate card 1: 4 invaders come to the domain of Ice
364. p2 enter.mo4
       p2 leads the plank of Ice and sends the invader into Moss 4
       No gnome is left: an invader of Ice stays away
365. p2 enter.mn4
       p2 leads the plank of Ice and sends the invader into Moon 4
       No gnome is left: an invader of Ice stays away
366. p2 enter.mn4
       p2 leads the plank of Ice and sends the invader into Moon 4
       No gnome is left: an invader of Ice stays away
367. p2 enter.mn4{moon}
       p2 leads the plank of Ice and sends the invader into Moon 4
       No gnome is left: an invader of Ice stays away
       Gate card 2: 4 invaders come to the domain of Moon
368. p2 enter.mo4
       p2 leads the plank of Moon and sends the invader into Moss 4
       No gnome is left: an invader of Moon stays away
369. p2 enter.mn4
       p2 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
370. p2 enter.mo4
       p2 leads the plank of Moon and sends the invader into Moss 4
       No gnome is left: an invader of Moon stays away
371. p2 enter.mn4{hammer}  54245b07d9310bd1
       p2 leads the plank of Moon and sends the invader into Moon 4
       No gnome is left: an invader of Moon stays away
       Gate card 3: 4 invaders come to the domain of Hammer
372. p3 enter.mn4
       p3 leads the plank of Hammer and sends the invader into Moon 4
       No gnome is left: an invader of Hammer stays away
373. p3 enter.mn4
       p3 leads the plank of Hammer and sends the invader into Moon 4
       No gnome is left: an invader of Hammer stays away
374. p3 enter.fi4
       p3 leads the plank of Hammer and sends the invader into Fire 4
       No gnome is left: an invader of Hammer stays away
375. p3 enter.mn4{mud}  87a756d1b1518aa3
       p3 leads the plank of Hammer and sends the invader into Moon 4
       No gnome is left: an invader of Hammer stays away
       Gate card 4: 4 invaders come to the domain of Mud
376. p4 enter.mn4
       p4 leads the plank of Mud and sends the invader into Moon 4
       No gnome is left: an invader of Mud stays away
377. p4 enter.mn4
       p4 leads the plank of Mud and sends the invader into Moon 4
       No gnome is left: an invader of Mud stays away
378. p4 enter.mn4
       p4 leads the plank of Mud and sends the invader into Moon 4
       No gnome is left: an invader of Mud stays away
379. p4 enter.mn4{fire}
       p4 leads the plank of Mud and sends the invader into Moon 4
       No gnome is left: an invader of Mud stays away
       Gate card 5: 4 invaders come to the domain of Fire
380. p4 enter.fi4
       p4 leads the plank of Fire and sends the invader into Fire 4
       No gnome is left: an invader of Fire stays away
381. p4 enter.fi4
       p4 leads the plank of Fire and sends the invader into Fire 4
       No gnome is left: an invader of Fire stays away
382. p4 enter.mn4
       p4 leads the plank of Fire and sends the invader into Moon 4
       No gnome is left: an invader of Fire stays away
383. p4 enter.fi4  9477658e4389b580
       p4 leads the plank of Fire and sends the invader into Fire 4
       No gnome is left: an invader of Fire stays away
       p5 wins Drubba
       p5 gains 3 votes of Mud: 3 in all
       Drubba brings p5 1 honour
       p2 wins Selunga
       p2 gains 2 votes of Moon: 5 in all
384. p5 console.vote  780a1363fca1ebd0
       p5 takes a vote as consolation for Selunga
       p5 gains 1 vote of Moon: 1 in all
       Nobody has influence with Vashtor, who leaves the game
       Nobody has influence with Thuldra, who leaves the game
       Nobody has influence with Kasskar, who leaves the game
       p5 wins Orrowyn
       p5 gains 3 votes of Moss: 6 in all
       Orrowyn brings p5 0 honour
       Purrgol brings p4 2 honour
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6: 8 honour for p4
       Great hall 7 is shared: 4 honour each for p3 and p4
       Great hall 8 falls to the gnomes
       Great hall 9 falls to the gnomes
       Great hall 10: nobody controls a cave there
       p1 has 4 Elders: 5 honour
       p2 has 4 Elders: 5 honour
       p3 has 0 Elders: 0 honour
       p4 has 1 Elders: 0 honour
       p5 has 3 Elders: 3 honour
       p5 gains 9 honour for votes of Moss
       p3 gains 5 honour for votes of Moss
       p2 gains 3 honour for votes of Moss
       p2 gains 12 honour for votes of Ice
       p4 gains 6 honour for votes of Ice
       p5 gains 3 honour for votes of Ice
       p2 gains 10 honour for votes of Moon
       p5 gains 5 honour for votes of Moon
       p3 gains 8 honour for votes of Granite
       p3 gains 11 honour for votes of Hammer
       p5 gains 6 honour for votes of Hammer
       p4 gains 7 honour for votes of Mud
       p1 gains 4 honour for votes of Mud
       p2 gains 2 honour for votes of Mud
       p4 gains 6 honour for votes of Fire
       p5 gains 4 honour for votes of Fire
       The three waves are over: p4 wins

p1  +1  Starting honour by turn order [FALL-S17]
p1 +12  Domains, wave I [FALL-P03]
p1  -4  Invaded caves, wave I [FALL-P04]
p1 +12  Domains, wave II [FALL-P03]
p1  -4  Invaded caves, wave II [FALL-P04]
p1  +5  Elders [FALL-F05]
p1  +4  Votes of Mud [FALL-F06]
p2  +1  Gnome wheel [FALL-G17]
p2  +1  Champions [FALL-H08]
p2  +8  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -1  Invaded caves, wave II [FALL-P04]
p2  +5  Elders [FALL-F05]
p2  +3  Votes of Moss [FALL-F06]
p2 +12  Votes of Ice [FALL-F06]
p2 +10  Votes of Moon [FALL-F06]
p2  +2  Votes of Mud [FALL-F06]
p3  +3  Starting honour by turn order [FALL-S17]
p3  +6  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3  +6  Domains, wave II [FALL-P03]
p3  -1  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 7 [FALL-F02]
p3  +5  Votes of Moss [FALL-F06]
p3  +8  Votes of Granite [FALL-F06]
p3 +11  Votes of Hammer [FALL-F06]
p4  +2  Starting honour by turn order [FALL-S17]
p4  +5  Champions [FALL-H08]
p4  +6  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4 +12  Domains, wave II [FALL-P03]
p4  -5  Invaded caves, wave II [FALL-P04]
p4  +8  Great hall 6 [FALL-F02]
p4  +4  Great hall 7 [FALL-F02]
p4  +6  Votes of Ice [FALL-F06]
p4  +7  Votes of Mud [FALL-F06]
p4  +6  Votes of Fire [FALL-F06]
p5  +3  Starting honour by turn order [FALL-S17]
p5  +1  Champions [FALL-H08]
p5  +3  Elders [FALL-F05]
p5  +9  Votes of Moss [FALL-F06]
p5  +3  Votes of Ice [FALL-F06]
p5  +5  Votes of Moon [FALL-F06]
p5  +6  Votes of Hammer [FALL-F06]
p5  +4  Votes of Fire [FALL-F06]
= p4 49, p2 46, p3 41, p5 34, p1 26  waves, won by p4
