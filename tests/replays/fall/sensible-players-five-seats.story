fall/1  seats 5  seed 2026  options -

  1. p5 keep.chorvel  f98fc5c059aaa1a3
  2. p2 keep.argash  d82377eba3ae2112
  3. p1 keep.anvgar  76e7d1fa35e2783b
  4. p4 keep.selkra  3393333491f7b9e9
  5. p3 keep.gharza{p1}  792da019f2855ad9
       p1 takes the hammer and is first player
       p1 keeps Anvgar
       p1 gains 1 vote of Hammer: 1 in all
       p2 keeps Argash
       p2 gains 2 votes of Moss: 2 in all
       p3 keeps Gharza
       p3 gains 2 votes of Fire: 2 in all
       p4 keeps Selkra
       p4 gains 3 votes of Ice: 3 in all
       p5 keeps Chorvel
       p5 gains 2 votes of Moon: 2 in all
  6. p1 lairs.eye
       p1 takes the lairs of the Eye, three trolls in each
  7. p1 settle.mu3
       p1 puts a troll in Mud 3
  8. p1 settle.ha3  6be089f1a2f6ac8e
       p1 puts a troll in Hammer 3
  9. p2 lairs.comb
       p2 takes the lairs of the Comb, three trolls in each
 10. p2 settle.ic3
       p2 puts a troll in Ice 3
 11. p2 settle.mu2
       p2 puts a troll in Mud 2
 12. p2 to.mu2  85920b211b44b6a2
       Argash of p2 comes to Mud 2
 13. p3 lairs.horn
       p3 takes the lairs of the Horn, three trolls in each
 14. p3 settle.gr3
       p3 puts a troll in Granite 3
 15. p3 settle.fi3
       p3 puts a troll in Fire 3
 16. p3 to.fi3  488854be43834c12
       Gharza of p3 comes to Fire 3
 17. p4 lairs.knot
       p4 takes the lairs of the Knot, three trolls in each
 18. p4 settle.mo3
       p4 puts a troll in Moss 3
 19. p4 settle.mo2  a43ab2714d20a9a9
       p4 puts a troll in Moss 2
 20. p5 lairs.fang
       p5 takes the lairs of the Fang, three trolls in each
 21. p5 settle.mn3
       p5 puts a troll in Moon 3
 22. p5 settle.mn1
       p5 puts a troll in Moon 1
 23. p5 to.mn1  0e8b3d0fefffd6a3
       Chorvel of p5 comes to Moon 1
       Wave I begins: four cards each
 24. p4 draft.a36.d6  f0091b670af0872f
 25. p3 draft.a29.d6  2cfe1ce38d0bf0ec
 26. p1 draft.a33.d4  12fc58810a2f9564
 27. p2 draft.a21.d6  cbdc5294a728b425
 28. p5 draft.a37.d6  468d55627436e9dc
       p1 adds a card at d4: Influence, Elders, Advance, Joker
       p2 adds a card at d6: Reinforce, Advance 3, empty, Elders
       p3 adds a card at d6: Gnome, Advance 2, Reinforce, Elders
       p4 adds a card at d6: Elders, Joker, Reinforce, Gnome
       p5 adds a card at d6: Elders, Advance, Elders, Reinforce
 29. p3 draft.a68.c5  4200308bee70b66d
 30. p5 draft.a58.f6  259c66faa8bd8652
 31. p1 draft.a51.d6  679f6cdce96502cf
 32. p2 draft.a57.f6  5d9223f88b1eaada
 33. p4 draft.a11.c7  8b2b1c17b7e05c14
       p1 adds a card at d6: Provisions, Joker, Gnome, Influence
       p2 adds a card at f6: Joker, Advance, Gnome, Advance
       p3 adds a card at c5: empty, Reinforce, Advance 2, Gnome 2
       p4 adds a card at c7: Influence 2, Influence, Advance, Gnome
       p5 adds a card at f6: Reinforce, Advance, Reinforce, Joker
 34. p5 draft.a72.f4  a48a41f5b0e8f553
 35. p3 draft.a24.b4  d4724c0edb22e732
 36. p1 draft.a40.c6  fd16486c246b349d
 37. p2 draft.a43.c7  d8c9b8e8530128ba
 38. p4 draft.a50.b8  b114f250461810d1
       p1 adds a card at c6: Elders, Gnome, Elders, Advance
       p2 adds a card at c7: Influence, Influence, Provisions, Advance
       p3 adds a card at b4: Advance, Gnome 3, empty, Elders
       p4 adds a card at b8: Provisions, Joker, Influence, Reinforce
       p5 adds a card at f4: Gnome 3, Gnome, Reinforce, empty
       The last card of each hand is discarded face down
 39. p1 stop  fbe116a45e57ee36
 40. p4 stop  52517be14abc1030
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 has 7 provisions and 1 despair
       p5 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
 41. p1 cover.d5
       p1 covers d5: weak Advance
 42. p1 spend.2
       p1 spends 2 despair
 43. p1 to.ic1
       p1 moves a troll: Eye lair, in the domain → Ice 1
 44. p1 move.eye-o
       p1 moves a troll: Eye lair, in the domain → Ice 1
 45. p1 move.eye-o{3}
       p1 moves a troll: Eye lair, in the domain → Ice 1
       p1 attacks the gnomes of Ice 1: strength 3
       p1 wins the attack on Ice 1: 3 honour
       p1 takes control of Ice 1
       p1 gains 1 vote of Ice: 1 in all
       The wheel pawn moves 1 space without effect
 46. p1 cover.f6
       p1 covers f6: weak Influence
 47. p1 influence.lirrash
       p1 gains 2 influence with Lirrash: 2 in all
 48. p1 end  41da802c8e8ea4b9
       p2 begins a turn, 6 provisions left
 49. p2 cover.e5
       p2 covers e5: weak Advance
 50. p2 spend.1
       p2 spends 1 despair
 51. p2 to.mu3
 52. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 3
 53. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 1 in all
 54. p2 cover.d8
       p2 covers d8: weak Advance
 55. p2 to.ic4
 56. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 4
 57. p2 end  4acdf0509710ce03
       p3 begins a turn, 5 provisions left
 58. p3 cover.e5
       p3 covers e5: weak Advance
 59. p3 spend.2
       p3 spends 2 despair
 60. p3 to.mn2
 61. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Moon 2
 62. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Moon 2
 63. p3 move.horn-i{1}
       p3 moves a troll: Horn lair, on the border → Moon 2
       p3 attacks the gnomes of Moon 2: strength 1
       p3 wins the attack on Moon 2: 1 honour
       p3 takes control of Moon 2
       p3 gains 1 vote of Moon: 1 in all
       The wheel pawn moves 1 space without effect
 64. p3 cover.f6
       p3 covers f6: weak Influence
 65. p3 influence.khazga
       p3 gains 2 influence with Khazga: 2 in all
 66. p3 end  312064211cb54ef2
       p4 begins a turn, 6 provisions left
 67. p4 use.selkra
       p4 uses Selkra
 68. p4 gate.4
       p4 looks at gate card 4: Hammer
 69. p4 gate.5
       p4 looks at gate card 5: Granite
 70. p4 cover.e5
       p4 covers e5: weak Advance
 71. p4 spend.1
       p4 spends 1 despair
 72. p4 to.ha3
       p4 moves a troll: Knot lair, in the domain → Hammer 3
 73. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Hammer 3
       p4 takes control of Hammer 3
       p4 gains 1 vote of Hammer: 1 in all
 74. p4 cover.d7
       p4 covers d7: weak Influence
 75. p4 influence.thornak
       p4 gains 2 influence with Thornak: 2 in all
 76. p4 end  6ccf3207507b1ec0
       p5 begins a turn, 5 provisions left
 77. p5 cover.e5
       p5 covers e5: weak Advance
 78. p5 spend.2
       p5 spends 2 despair
 79. p5 to.mu3
       p5 moves a troll: Fang lair, on the border → Mud 3
 80. p5 move.fang-i
       p5 moves a troll: Fang lair, on the border → Mud 3
 81. p5 move.fang-i
       p5 moves a troll: Fang lair, on the border → Mud 3
       p5 takes control of Mud 3
       p5 gains 1 vote of Mud: 1 in all
 82. p5 cover.g7
 83. p5 act.influence
       p5 covers g7: weak Influence
 84. p5 influence.okkag
       p5 gains 2 influence with Okkag: 2 in all
 85. p5 end  018289e25b7d0ba1
       p1 begins a turn, 4 provisions left
 86. p1 cover.d7
       p1 covers d7: weak Advance
 87. p1 to.ha4
 88. p1 move.eye-i
       p1 moves a troll: Eye lair, on the border → Hammer 4
 89. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
 90. p1 to.mu4
 91. p1 move.eye-i
       p1 moves a troll: Eye lair, on the border → Mud 4
 92. p1 end  8dfceb9adf88db03
       p2 begins a turn, 5 provisions left
 93. p2 cover.g6
       p2 covers g6: weak Advance
 94. p2 to.mo4
 95. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Moss 4
 96. p2 cover.g7
       p2 covers g7: weak Advance
 97. p2 to.mn4
 98. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Moon 4
 99. p2 end  e8be4c2036fcd02b
       p3 begins a turn, 4 provisions left
100. p3 take.c6
       p3 covers c6: strong Advance of power 2
101. p3 use.gharza
       p3 uses Gharza
102. p3 spend.0
103. p3 to.mo3
104. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Moss 3
105. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Moss 3
106. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 1 in all
107. p3 end  9058ff57318ce5df
       p4 begins a turn, 5 provisions left
108. p4 cover.b9
       p4 covers b9: weak Influence
109. p4 influence.sigddan
       p4 gains 2 influence with Sigddan: 2 in all
110. p4 cover.f5
       p4 covers f5: weak Reinforcements
111. p4 to.mo2
       p4 adds 1 troll: Moss 2
112. p4 end  d9480e4f74e755a6
       p5 begins a turn, 4 provisions left
113. p5 take.g4
114. p5 take.f4
       p5 covers f4 g4: strong Gnome of power 4
115. p5 spend.0
116. p5 wheel.4
       p5 moves the wheel pawn 4 spaces: Honour gain
117. p5 gate.1
       p5 looks at gate card 1: Moon
118. p5 token.ha1.1
       p5 looks at token 1 of Hammer 1: strength 1
       p5 crosses the honour-boost wire: boost 1
       p5 gains 5 honour on the wheel, boost 1 included
119. p5 end  d02f0d21f4e5ad03
       p1 begins a turn, 3 provisions left
120. p1 cover.e6
121. p1 act.advance
       p1 covers e6: weak Advance
122. p1 to.fi4
123. p1 move.eye-i
       p1 moves a troll: Eye lair, on the border → Fire 4
124. p1 cover.e5
125. p1 act.advance
       p1 covers e5: weak Advance
126. p1 to.gr4
127. p1 move.mu3
       p1 moves a troll: Mud 3 → Granite 4
128. p1 end  92459fb1d209fc8a
       p2 begins a turn, 4 provisions left
129. p2 cover.c7
       p2 covers c7: weak Influence
130. p2 influence.jorrund
       p2 gains 2 influence with Jorrund: 2 in all
131. p2 cover.d6
       p2 covers d6: weak Reinforcements
132. p2 to.ic3
       p2 adds 1 troll: Ice 3
133. p2 end  0bf186f7850874a8
       p3 begins a turn, 3 provisions left
134. p3 take.d6
       p3 covers d6: strong Gnome of power 2
135. p3 spend.0
136. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Influence
137. p3 gate.3
       p3 looks at gate card 3: Fire
138. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 2
139. p3 influence.okkag
       p3 gains 2 influence with Okkag: 2 in all
140. p3 end  f5c695e304569163
       p4 begins a turn, 4 provisions left
141. p4 cover.f6
       p4 covers f6: weak Influence
142. p4 influence.lirrash
       p4 gains 1 influence with Lirrash: 1 in all
143. p4 cover.e6
144. p4 act.advance
       p4 covers e6: weak Advance
145. p4 to.ha2
146. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Hammer 2
147. p4 end  35b2a187a3082be4
       p5 begins a turn, 3 provisions left
148. p5 cover.g6
       p5 covers g6: weak Advance
149. p5 to.ic2
150. p5 move.fang-o
       p5 moves a troll: Fang lair, in the domain → Ice 2
151. p5 cover.f6
       p5 covers f6: weak Reinforcements
152. p5 to.ic2
       p5 adds 1 troll: Ice 2
153. p5 end  59973c06c8f14beb
       p1 begins a turn, 2 provisions left
154. p1 cover.e7
       p1 covers e7: weak Influence
155. p1 influence.sigddan
       p1 gains 1 influence with Sigddan: 1 in all
156. p1 cover.d4
       p1 covers d4: weak Influence
157. p1 influence.thornak
       p1 gains 1 influence with Thornak: 1 in all
158. p1 end  5d512e958d2c497c
       p2 begins a turn, 3 provisions left
159. p2 take.e6
160. p2 act.advance
       p2 covers e6: strong Advance of power 3
161. p2 spend.0
162. p2 to.fi3
163. p2 move.comb-o
       p2 moves a troll: Comb lair, in the domain → Fire 3
164. p2 move.mu3
       p2 moves a troll: Mud 3 → Fire 3
165. p2 move.mu3
       p2 moves a troll: Mud 3 → Fire 3
       p2 takes control of Fire 3
       p2 gains 1 vote of Fire: 1 in all
166. p2 end  c553d7e74850e123
       p3 begins a turn, 2 provisions left
167. p3 take.e6
       p3 covers e6: strong Advance of power 2
168. p3 spend.1
       p3 spends 1 more provision
169. p3 to.ic3
170. p3 move.fi3
       p3 moves a troll: Fire 3 → Ice 3
171. p3 lead.gharza
       p3 moves Gharza: Fire 3 → Ice 3
172. p3 move.mo3
       p3 moves a troll: Moss 3 → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 1 in all
173. p3 end  834c96f9daa3d466
       p4 begins a turn, 3 provisions left
174. p4 take.c8
175. p4 take.c7
       p4 covers c7 c8: strong Influence of power 3
176. p4 spend.0
177. p4 influence.jorrund
       p4 gains 3 influence with Jorrund: 3 in all
178. p4 end  ae8cd1a30eaaa343
       p5 begins a turn, 2 provisions left
179. p5 cover.f5
       p5 covers f5: weak Reinforcements
180. p5 to.ic2
       p5 adds 1 troll: Ice 2
181. p5 cover.e6
       p5 covers e6: weak Advance
182. p5 to.fi1
       p5 moves a troll: Mud 3 → Fire 1
183. p5 end  2071cc353a78f2c8
       p1 begins a turn, 1 provision left
184. p1 cover.d6
       p1 covers d6: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
185. p1 gate.4
       p1 looks at gate card 4: Hammer
186. p1 token.ha1.1
       p1 looks at token 1 of Hammer 1: strength 1
       p1 gains 1 honour on the wheel, boost 0 included
187. p1 cover.f5
       p1 covers f5: weak Reinforcements
188. p1 to.mu4
       p1 adds 1 troll: Mud 4
189. p1 end  544d20b370da6b5e
       p2 begins a turn, 2 provisions left
190. p2 cover.d7
       p2 covers d7: weak Influence
191. p2 influence.khazga
       p2 gains 1 influence with Khazga: 1 in all
192. p2 cover.f6
193. p2 act.influence
       p2 covers f6: weak Influence
194. p2 influence.okkag
       p2 gains 1 influence with Okkag: 1 in all
195. p2 end  9b3d07a96c852832
       p3 begins a turn, 0 provisions left
196. p3 cover.d7
       p3 covers d7: weak Reinforcements
197. p3 to.gr3
       p3 adds 1 troll: Granite 3
198. p3 cover.f5
       p3 covers f5: weak Reinforcements
199. p3 to.gr3
       p3 adds 1 troll: Granite 3
200. p3 end  53dd67b1a126299d
       p4 begins a turn, 2 provisions left
201. p4 cover.c9
       p4 covers c9: weak Reinforcements
202. p4 to.ha2
       p4 adds 1 troll: Hammer 2
203. p4 cover.d8
       p4 covers d8: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
204. p4 gate.1
       p4 looks at gate card 1: Moon
205. p4 token.mo1.1
       p4 looks at token 1 of Moss 1: strength 3
206. p4 out.fi1
207. p4 shift.p5.mu2
       p4 moves a troll of p5: Fire 1 → Mud 2
208. p4 end  7ff6326c48fa1e05
       p5 begins a turn, 1 provision left
209. p5 cover.e7
       p5 covers e7: weak Reinforcements
210. p5 to.mn3
       p5 adds 1 troll: Moon 3
211. p5 cover.f7
       p5 covers f7: weak Reinforcements
212. p5 to.mn3
       p5 adds 1 troll: Moon 3
213. p5 end  3a521fc056bc2d72
       p1 begins a turn, 0 provisions left
214. p1 end  932eca7956a089a3
       p2 begins a turn, 1 provision left
215. p2 cover.f7
       p2 covers f7: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
216. p2 gate.3
       p2 looks at gate card 3: Fire
217. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 2
218. p2 rally.on2
       Breach: 3 invaders come to the domain of Moss, p2 decides ties
       Gnomes invade Fire 1: the only empty one within reach
       An invader of Moss comes upon 2 trolls in Moss 2: nowhere fewer within reach
       A troll of p4 is defeated in Moss 2: 0 honour
       An invader of Moss comes upon 1 troll in Moss 2: nowhere fewer within reach
       A troll of p4 is defeated in Moss 2: 0 honour
219. p2 to.mu2
       p2 adds 1 troll: Mud 2
220. p2 cover.f5
       p2 covers f5: weak Reinforcements
221. p2 to.ic4
       p2 adds 1 troll: Ice 4
222. p2 end  61a0959d11354321
       p4 begins a turn, 1 provision left
223. p4 cover.e7
       p4 covers e7: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
224. p4 gate.3
       p4 looks at gate card 3: Fire
225. p4 token.ha1.1
       p4 looks at token 1 of Hammer 1: strength 1
226. p4 out.knot-i
227. p4 shift.p4.mo2
       p4 moves a troll: Knot lair, on the border → Moss 2
228. p4 end  190be4dadb1700a3
       p5 begins a turn, 0 provisions left
229. p5 end  ffb68f15a9b365c5
       p2 begins a turn, 0 provisions left
230. p2 end  1eb4bb9c8b080ad1
       p4 begins a turn, 0 provisions left
231. p4 end{moon}  598bc75d70ceb4da
       Gnomes entrench in Moss 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Hammer 1
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Moon
       An invader of Moon comes upon 2 trolls in Moon 1: nowhere fewer within reach
232. p5 lose.chorvel
       Chorvel of p5 is defeated in Moon 1: 3 honour
233. p5 to.fang-o{moss+fire+hammer+granite}  aedbaa18b066ee92
       Chorvel of p5 recovers: Fang lair, in the domain
       An invader of Moon comes upon 1 troll in Moon 1: nowhere fewer within reach
       A troll of p5 is defeated in Moon 1: 2 honour
       Gate card 2: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Moss 2: nowhere fewer within reach
       A troll of p4 is defeated in Moss 2: 3 honour
       Gnomes invade Moss 2: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Fire
       An invader of Fire comes upon 3 trolls in Fire 3: the nearest with so few
       A troll of p2 is defeated in Fire 3: 3 honour
       An invader of Fire comes upon 2 trolls in Fire 3: nowhere fewer within reach
       A troll of p2 is defeated in Fire 3: 2 honour
       Gate card 4: 2 invaders come to the domain of Hammer
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 2: nowhere fewer within reach
       A troll of p4 is defeated in Hammer 2: 3 honour
       Gate card 5: 2 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p4 is defeated in Hammer 2: 3 honour
       Gnomes invade Hammer 2: the only empty one within reach
       p3 wins Khazga
       p3 gains 3 votes of Hammer: 3 in all
234. p2 console.vote  cea853ae61150813
       p2 takes a vote as consolation for Khazga
       p2 gains 1 vote of Hammer: 1 in all
235. p3 to.mn2  8a59b6df2157b914
       Khazga of p3 comes to Moon 2
       p1 wins Lirrash
       p1 gains 2 votes of Moss: 2 in all
236. p4 console.vote  abd9d4c307c2e145
       p4 takes a vote as consolation for Lirrash
       p4 gains 1 vote of Moss: 1 in all
237. p1 to.ha4
       Lirrash of p1 comes to Hammer 4
       p4 wins Thornak
       p4 gains 3 votes of Granite: 3 in all
238. p1 console.vote  710239ad8b000c64
       p1 takes a vote as consolation for Thornak
       p1 gains 1 vote of Granite: 1 in all
239. p4 to.knot-o  a13cdfc876ff4412
       Thornak of p4 comes to Knot lair, in the domain
       p4 wins Jorrund
       p4 gains 2 votes of Granite: 5 in all
240. p2 console.honour  95b4c6134cd0ae73
       p2 takes 1 honour as consolation for Jorrund
241. p4 to.knot-i  94c6841887eca708
       Jorrund of p4 comes to Knot lair, on the border
       p4 wins Sigddan
       p4 gains 3 votes of Moon: 3 in all
242. p1 console.vote  505180795e57decc
       p1 takes a vote as consolation for Sigddan
       p1 gains 1 vote of Moon: 1 in all
243. p4 to.knot-o  780d622bb7276b0b
       Sigddan of p4 comes to Knot lair, in the domain
       p5 wins Okkag
       p5 gains 2 votes of Hammer: 2 in all
244. p3 console.honour  46f6b898b139f04d
       p3 takes 1 honour as consolation for Okkag
245. p2 console.vote  994819df593b69bf
       p2 takes a vote as consolation for Okkag
       p2 gains 1 vote of Hammer: 2 in all
246. p5 to.mu3  0a6be56778fab387
       Okkag of p5 comes to Mud 3
       Domains of wave I: p1 gains 30 and loses 6
       Domains of wave I: p2 gains 30 and loses 4
       Domains of wave I: p3 gains 24 and loses 4
       Domains of wave I: p4 gains 6 and loses 2
       Domains of wave I: p5 gains 18 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
247. p2 draft.a52.f7  5ab6d0ef189e53ed
248. p1 draft.a35.e7  75cdba941d535943
249. p5 draft.a07.g5  619abb7157b90d29
250. p4 draft.a54.e7  ba41eaf9382a2336
251. p3 draft.a56.f6  d0c5c7c5f3953a2f
       p1 adds a card at e7: Joker, Influence, Elders, Advance
       p2 adds a card at f7: Joker, Gnome, Provisions, Advance
       p3 adds a card at f6: Joker, Joker, Influence, Gnome
       p4 adds a card at e7: Joker, Reinforce, Joker, Advance
       p5 adds a card at g5: Influence, Influence, Joker, Gnome
252. p1 draft.a46.f4  7995d7f89a73123a
253. p3 draft.a55.f4  d908956b3a2d1c45
254. p4 draft.a17.c9  fb5706228d65975c
255. p5 draft.a05.h6  97cd91c1339d9a05
256. p2 draft.a53.d5  60b811f38ea8e1ae
       p1 adds a card at f4: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at d5: Advance, Gnome, Joker, Joker
       p3 adds a card at f4: Influence, Reinforce, Joker, Joker
       p4 adds a card at c9: Advance 3, empty, Influence, Reinforce
       p5 adds a card at h6: Advance, Advance, Joker, Reinforce
257. p5 draft.a62.e7  a7815d5ea980e688
258. p3 draft.a60.f7  c6d06f0a8d4d5d89
259. p2 draft.a71.d8  cc2de4840021e889
260. p1 draft.a16.c3  1c82fb36ad2d4527
261. p4 draft.a09.a9  14b9987256919464
       p1 adds a card at c3: Gnome 2, empty, Gnome 2, Advance
       p2 adds a card at d8: Advance, Influence 3, empty, Influence
       p3 adds a card at f7: Influence, Joker, Gnome, Gnome
       p4 adds a card at a9: Influence, Advance 2, Reinforce, Advance
       p5 adds a card at e7: Advance, Gnome, Reinforce, Influence
       The last card of each hand is discarded face down
262. p2 stop  45bb9f12d0d88cfe
263. p3 cover.g6
264. p3 cover.f6
       p3 covers the Jokers f6 and g6: 6 provisions
265. p3 stop  a2f052a03dfc0f82
266. p4 cover.c8
267. p4 cover.e8
       p4 covers the Jokers c8 and e8: 7 provisions
268. p4 stop  f4e3c09ef638521b
269. p5 cover.h7
270. p5 cover.g6  d2ad3f0ae6e778d0
       p5 covers the Jokers g6 and h7: 6 provisions
271. p1 stop  bbc0975656cb28b4
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 has 7 provisions and 1 despair
       p5 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 6 provisions left
272. p2 cover.g6
       p2 covers g6: weak Advance
273. p2 spend.1
       p2 spends 1 despair
274. p2 to.mu1
275. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 1
276. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 1
277. p2 cover.e5
       p2 covers e5: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
278. p2 gate.4
       p2 looks at gate card 4: Mud
279. p2 token.fi1.1
       p2 looks at token 1 of Fire 1: strength 3
280. p2 influence.noctha
       p2 gains 2 influence with Noctha: 2 in all
281. p2 end  0f3bc0e202b916e1
       p3 begins a turn, 5 provisions left
282. p3 cover.e5
       p3 covers e5: weak Advance
283. p3 spend.1
       p3 spends 1 despair
284. p3 to.gr4
285. p3 move.mn2
       p3 moves a troll: Moon 2 → Granite 4
286. p3 move.mn2
       p3 moves a troll: Moon 2 → Granite 4
       p3 takes control of Granite 4
       p3 gains 1 vote of Granite: 1 in all
287. p3 cover.f7
       p3 covers f7: weak Influence
288. p3 spend.0
289. p3 influence.ugrith
       p3 gains 2 influence with Ugrith: 2 in all
290. p3 end  c7508af6a66969d7
       p4 begins a turn, 6 provisions left
291. p4 use.selkra
       p4 uses Selkra
292. p4 gate.2
       p4 looks at gate card 2: Granite
293. p4 gate.4
       p4 looks at gate card 4: Mud
294. p4 cover.e5
       p4 covers e5: weak Advance
295. p4 spend.1
       p4 spends 1 despair
296. p4 to.mo4
297. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Moss 4
298. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Moss 4
       p4 takes control of Moss 4
       p4 gains 1 vote of Moss: 2 in all
299. p4 cover.c10
       p4 covers c10: weak Influence
300. p4 influence.quodda
       p4 gains 2 influence with Quodda: 2 in all
301. p4 end  5e5ac3a497ea2321
       p5 begins a turn, 5 provisions left
302. p5 cover.e5
       p5 covers e5: weak Advance
303. p5 spend.1
       p5 spends 1 despair
304. p5 to.fi3
305. p5 move.mu3
       p5 moves a troll: Mud 3 → Fire 3
306. p5 move.mu3
       p5 moves a troll: Mud 3 → Fire 3
       p5 takes control of Fire 3
       p5 gains 1 vote of Fire: 1 in all
307. p5 cover.i6
       p5 covers i6: weak Advance
308. p5 spend.1
       p5 spends 1 despair
309. p5 to.mn4
310. p5 move.fang-o
       p5 moves a troll: Fang lair, in the domain → Moon 4
311. p5 move.fang-o
       p5 moves a troll: Fang lair, in the domain → Moon 4
       p5 takes control of Moon 4
       p5 gains 1 vote of Moon: 3 in all
312. p5 end  2794a69597a08ca2
       p1 begins a turn, 5 provisions left
313. p1 cover.d5
       p1 covers d5: weak Advance
314. p1 spend.1
       p1 spends 1 despair
315. p1 to.mu3
316. p1 move.ha3
       p1 moves a troll: Hammer 3 → Mud 3
317. p1 move.gr4
       p1 moves a troll: Granite 4 → Mud 3
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 1 in all
318. p1 cover.f7
       p1 covers f7: weak Influence
319. p1 spend.0
320. p1 influence.nadrig
       p1 gains 2 influence with Nadrig: 2 in all
321. p1 end  2f1d13fcc7056c4d
       p2 begins a turn, 5 provisions left
322. p2 cover.c7
       p2 covers c7: weak Influence
323. p2 influence.thessel
       p2 gains 2 influence with Thessel: 2 in all
324. p2 cover.d7
       p2 covers d7: weak Influence
325. p2 influence.mokkur
       p2 gains 2 influence with Mokkur: 2 in all
326. p2 end  bd5f232286befd3f
       p3 begins a turn, 4 provisions left
327. p3 cover.f4
       p3 covers f4: weak Influence
328. p3 spend.1
       p3 spends 1 despair
329. p3 influence.quodda
       p3 gains 2 influence with Quodda: 2 in all
330. p3 cover.g7
331. p3 act.influence
       p3 covers g7: weak Influence
332. p3 influence.mokkur
       p3 gains 1 influence with Mokkur: 1 in all
333. p3 end  585af1dc226880be
       p4 begins a turn, 5 provisions left
334. p4 take.b9
335. p4 act.advance
       p4 covers b9: strong Advance of power 2
336. p4 spend.0
337. p4 to.fi4
338. p4 lead.jorrund
       p4 moves Jorrund: Knot lair, on the border → Fire 4
339. p4 move.mo3
       p4 moves a troll: Moss 3 → Fire 4
       p4 takes control of Fire 4
       p4 gains 1 vote of Fire: 1 in all
340. p4 end  688f8cd19c86b971
       p5 begins a turn, 4 provisions left
341. p5 cover.f8
       p5 covers f8: weak Influence
342. p5 influence.quodda
       p5 gains 1 influence with Quodda: 1 in all
343. p5 cover.h5
       p5 covers h5: weak Influence
344. p5 influence.ugrith
       p5 gains 1 influence with Ugrith: 1 in all
345. p5 end  bbdac4839a094542
       p1 begins a turn, 4 provisions left
346. p1 cover.d4
       p1 covers d4: weak Advance
347. p1 spend.1
       p1 spends 1 despair
348. p1 to.fi4
349. p1 move.mu4
       p1 moves a troll: Mud 4 → Fire 4
350. p1 move.ha4
       p1 moves a troll: Hammer 4 → Fire 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 1 in all
351. p1 cover.f6
       p1 covers f6: weak Influence
352. p1 influence.quodda
       p1 gains 1 influence with Quodda: 1 in all
353. p1 end  a385e573d8422d39
       p2 begins a turn, 4 provisions left
354. p2 take.d5
355. p2 take.e6
356. p2 act.advance
       p2 covers d5 e6: strong Advance of power 2
357. p2 spend.0
358. p2 to.mn4
359. p2 move.mo4
       p2 moves a troll: Moss 4 → Moon 4
360. p2 move.ic3
       p2 moves a troll: Ice 3 → Moon 4
       p2 takes control of Moon 4
       p2 gains 1 vote of Moon: 1 in all
361. p2 end  8cc4d841c6845937
       p3 begins a turn, 3 provisions left
362. p3 cover.f8
       p3 covers f8: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
363. p3 gate.5
       p3 looks at gate card 5: Fire
364. p3 token.mo1.2
       p3 looks at token 2 of Moss 1: strength 2
365. p3 to.mo3
       p3 adds 1 troll: Moss 3
366. p3 cover.g5
367. p3 act.influence
       p3 covers g5: weak Influence
368. p3 influence.thessel
       p3 gains 1 influence with Thessel: 1 in all
369. p3 end  e7c6f1df20c481da
       p4 begins a turn, 4 provisions left
370. p4 take.c9
371. p4 act.advance
       p4 covers c9: strong Advance of power 3
372. p4 spend.0
373. p4 to.mu3
374. p4 lead.sigddan
       p4 moves Sigddan: Knot lair, in the domain → Mud 3
375. p4 lead.thornak
       p4 moves Thornak: Knot lair, in the domain → Mud 3
376. p4 move.fi4
       p4 moves a troll: Fire 4 → Mud 3
       p4 takes control of Mud 3
       p4 gains 1 vote of Mud: 1 in all
377. p4 end  3df870af48b9f3ed
       p5 begins a turn, 3 provisions left
378. p5 take.h6
379. p5 take.g7
       p5 covers h6 g7: strong Advance of power 2
380. p5 spend.1
       p5 spends 1 more provision
381. p5 to.ic4
382. p5 lead.chorvel
       p5 moves Chorvel: Fang lair, in the domain → Ice 4
383. p5 move.mn4
       p5 moves a troll: Moon 4 → Ice 4
384. p5 move.mn4
       p5 moves a troll: Moon 4 → Ice 4
       p5 takes control of Ice 4
       p5 gains 1 vote of Ice: 1 in all
385. p5 end  9d705f0678081bc7
       p1 begins a turn, 3 provisions left
386. p1 take.e5
387. p1 take.anvgar
388. p1 take.f8
389. p1 act.advance
       p1 covers e5 f8 anvgar: strong Advance of power 3
390. p1 spend.0
391. p1 to.gr4
392. p1 move.mu3
       p1 moves a troll: Mud 3 → Granite 4
393. p1 move.mu3
       p1 moves a troll: Mud 3 → Granite 4
394. p1 move.fi4
       p1 moves a troll: Fire 4 → Granite 4
       p1 takes control of Granite 4
       p1 gains 1 vote of Granite: 2 in all
395. p1 end  9b1622b3d0304371
       p2 begins a turn, 3 provisions left
396. p2 take.f6
397. p2 take.d6
398. p2 act.advance
       p2 covers d6 f6: strong Advance of power 2
399. p2 spend.0
400. p2 to.ic4
401. p2 move.ic3
       p2 moves a troll: Ice 3 → Ice 4
402. p2 move.mn4
       p2 moves a troll: Moon 4 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 1 in all
403. p2 end  dafa59a193925540
       p3 begins a turn, 2 provisions left
404. p3 take.c6
       p3 covers c6: strong Advance of power 2
405. p3 spend.0
406. p3 to.ha4
407. p3 move.gr4
       p3 moves a troll: Granite 4 → Hammer 4
408. p3 move.gr4
       p3 moves a troll: Granite 4 → Hammer 4
       p3 takes control of Hammer 4
       p3 gains 1 vote of Hammer: 4 in all
409. p3 end  a1a70cc16a74d6bd
       p4 begins a turn, 3 provisions left
410. p4 take.e6
411. p4 take.e7
412. p4 act.advance
       p4 covers e6 e7: strong Advance of power 2
413. p4 spend.0
414. p4 to.mu4
415. p4 move.mo4
       p4 moves a troll: Moss 4 → Mud 4
416. p4 move.mu3
       p4 moves a troll: Mud 3 → Mud 4
       p4 takes control of Mud 4
       p4 gains 1 vote of Mud: 2 in all
417. p4 end  0def1f25a06d05eb
       p5 begins a turn, 1 provision left
418. p5 take.e6
419. p5 take.e7
       p5 covers e6 e7: strong Advance of power 2
420. p5 spend.0
421. p5 to.mo4
422. p5 move.ic4
       p5 moves a troll: Ice 4 → Moss 4
423. p5 move.ic4
       p5 moves a troll: Ice 4 → Moss 4
       p5 takes control of Moss 4
       p5 gains 1 vote of Moss: 1 in all
424. p5 end  c8ebfade75a3f1a8
       p1 begins a turn, 2 provisions left
425. p1 take.e7
426. p1 take.d7
427. p1 act.advance
       p1 covers d7 e7: strong Advance of power 2
428. p1 spend.0
429. p1 to.ha4
430. p1 move.mu4
       p1 moves a troll: Mud 4 → Hammer 4
431. p1 move.gr4
       p1 moves a troll: Granite 4 → Hammer 4
       p1 takes control of Hammer 4
       p1 gains 1 vote of Hammer: 2 in all
432. p1 end  6d08a79ea46b3397
       p2 begins a turn, 2 provisions left
433. p2 cover.f5
       p2 covers f5: weak Reinforcements
434. p2 to.mu2
       p2 adds 1 troll: Mud 2
       p2 takes control of Mud 2
       p2 gains 1 vote of Mud: 2 in all
435. p2 cover.f7
436. p2 act.reinforce
       p2 covers f7: weak Reinforcements
437. p2 to.mu2
       p2 adds 1 troll: Mud 2
438. p2 end  3cd575a18b05edd2
       p3 begins a turn, 1 provision left
439. p3 take.e6
440. p3 take.f5
       p3 covers f5 e6: strong Advance of power 3
441. p3 spend.0
442. p3 to.gr4
443. p3 move.ha4
       p3 moves a troll: Hammer 4 → Granite 4
444. p3 move.ha4
       p3 moves a troll: Hammer 4 → Granite 4
445. p3 move.mn2
       p3 moves a troll: Moon 2 → Granite 4
       p3 takes control of Granite 4
       p3 gains 1 vote of Granite: 2 in all
446. p3 end  9d5f2551e5b0a5bb
       p4 begins a turn, 2 provisions left
447. p4 take.d7
448. p4 take.f6
449. p4 take.c7
450. p4 act.influence
       p4 covers f6 c7 d7: strong Influence of power 4
451. p4 spend.0
452. p4 influence.ugrith
       p4 gains 5 influence with Ugrith: 5 in all
453. p4 end  f874f1b3b5cce6bc
       p5 begins a turn, 0 provisions left
454. p5 take.f4
455. p5 take.g4
       p5 covers f4 g4: strong Gnome of power 4
456. p5 wheel.4
       p5 moves the wheel pawn 4 spaces: Honour gain
457. p5 gate.3
       p5 looks at gate card 3: Ice
458. p5 token.fi1.2
       p5 looks at token 2 of Fire 1: strength 1
       p5 crosses the honour-boost wire: boost 2
       p5 gains 6 honour on the wheel, boost 2 included
459. p5 end  cb219fc10ba00006
       p1 begins a turn, 1 provision left
460. p1 cover.g4
       p1 covers g4: weak Advance
461. p1 to.mo2{3}
       p1 moves a troll: Ice 1 → Moss 2
       p1 attacks the gnomes of Moss 2: strength 3
462. p1 to.eye-o
       p1 is repelled from Moss 2 and retreats: Eye lair, in the domain
       Gnomes entrench in Moss 2
463. p1 cover.e6
464. p1 act.advance
       p1 covers e6: weak Advance
465. p1 to.gr4
466. p1 move.ha4
       p1 moves a troll: Hammer 4 → Granite 4
467. p1 end  d27bdbbb8b58221f
       p2 begins a turn, 1 provision left
468. p2 take.e9
469. p2 take.e8
       p2 covers e8 e9: strong Influence of power 4
470. p2 spend.0
471. p2 influence.nadrig
       p2 gains 4 influence with Nadrig: 4 in all
472. p2 end  990d83161aadce6a
       p3 begins a turn, 0 provisions left
473. p3 cover.b4
       p3 covers b4: weak Advance
474. p3 to.gr4
475. p3 move.gr3
       p3 moves a troll: Granite 3 → Granite 4
       p3 takes control of Granite 4
       p3 gains 1 vote of Granite: 3 in all
476. p3 cover.g8
       p3 covers g8: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
477. p3 gate.2
       p3 looks at gate card 2: Granite
478. p3 token.mo1.1
       p3 looks at token 1 of Moss 1: strength 3
479. p3 out.ic1
480. p3 shift.p1.ic2
       p3 moves a troll of p1: Ice 1 → Ice 2
481. p3 end  b7ef6bff871a8c36
       p4 begins a turn, 1 provision left
482. p4 take.f8
483. p4 take.b10
       p4 covers f8 b10: strong Advance of power 2
484. p4 spend.0
485. p4 to.mo4
486. p4 move.mu4
       p4 moves a troll: Mud 4 → Moss 4
487. p4 lead.jorrund
       p4 moves Jorrund: Fire 4 → Moss 4
       p4 takes control of Moss 4
       p4 gains 1 vote of Moss: 3 in all
488. p4 end  4f9b8e2d3b209a14
       p1 begins a turn, 0 provisions left
489. p1 take.c4
490. p1 whole.gnome
       p1 covers c3 c4 d6: strong Gnome of power 5
491. p1 wheel.4
       p1 moves the wheel pawn 4 spaces: Reinforcements
492. p1 gate.5
       p1 looks at gate card 5: Fire
493. p1 token.mo2.2
       p1 looks at token 2 of Moss 2: strength 1
494. p1 rally.stay  412ef37e9dd49a10
       Breach: 2 invaders come to the domain of Granite, p1 decides ties
       An invader of Granite comes upon 1 troll in Moon 2: nowhere fewer within reach
       Khazga of p3 is defeated in Moon 2: 0 honour
495. p3 to.horn-i  0a0c16a037147e66
       Khazga of p3 recovers: Horn lair, on the border
       Gnomes invade Moon 2: the only empty one within reach
496. p1 to.ic1
497. p1 add.3
       p1 adds 3 trolls: Ice 1
498. p1 end  df6c6511d0a66516
       p2 begins a turn, 0 provisions left
499. p2 cover.g7
       p2 covers g7: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
500. p2 gate.5
       p2 looks at gate card 5: Fire
501. p2 token.fi2.2
       p2 looks at token 2 of Fire 2: strength 1
502. p2 out.fi3
503. p2 shift.p5.mu3
       p2 moves a troll of p5: Fire 3 → Mud 3
504. p2 cover.d8
       p2 covers d8: weak Advance
505. p2 to.ha2
506. p2 move.mu2{2}
       p2 moves a troll: Mud 2 → Hammer 2
       p2 attacks the gnomes of Hammer 2: strength 2
507. p2 to.comb-i
       p2 is repelled from Hammer 2 and retreats: Comb lair, on the border
       Gnomes entrench in Hammer 2
508. p2 end  46b91065d0b87bb8
       p4 begins a turn, 0 provisions left
509. p4 cover.f5
       p4 covers f5: weak Reinforcements
510. p4 to.ha3
       p4 adds 1 troll: Hammer 3
511. p4 cover.d8
       p4 covers d8: weak Gnome
       p4 moves the wheel pawn 1 space: Influence
512. p4 gate.5
       p4 looks at gate card 5: Fire
513. p4 token.ha2.2
       p4 looks at token 2 of Hammer 2: strength 2
514. p4 influence.quodda
       p4 gains 1 influence with Quodda: 3 in all
515. p4 end{hammer+granite+ice}
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gate card 1: 3 invaders come to the domain of Hammer
       Gnomes invade Moon 1: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Mud 1: the nearest with so few
       A troll of p2 is defeated in Mud 1: 4 honour
       An invader of Hammer comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p2 is defeated in Mud 1: 2 honour
       Gate card 2: 3 invaders come to the domain of Granite
       Gnomes invade Mud 1: the only empty one within reach
       An invader of Granite comes upon 2 trolls in Granite 3: nowhere fewer within reach
       A troll of p3 is defeated in Granite 3: 4 honour
       An invader of Granite comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p3 is defeated in Granite 3: 2 honour
       Gate card 3: 3 invaders come to the domain of Ice
516. p4 enter.ic2{p5+p1+mud+fire+p2}
       p4 leads the plank of Ice and sends the invader into Ice 2
       An invader of Ice comes upon 4 trolls in Ice 2: as few and as near as elsewhere
       The lot in Ice 2 falls on p5
       A troll of p5 is defeated in Ice 2: 4 honour
       An invader of Ice comes upon 3 trolls in Ice 2: nowhere fewer within reach
       The lot in Ice 2 falls on p1
       A troll of p1 is defeated in Ice 2: 2 honour
       An invader of Ice comes upon 2 trolls in Ice 2: nowhere fewer within reach
       A troll of p5 is defeated in Ice 2: 2 honour
       Gate card 4: 3 invaders come to the domain of Mud
       Gnomes invade Granite 3: the only empty one within reach
       An invader of Mud comes upon 1 troll in Ice 2: nowhere fewer within reach
       A troll of p5 is defeated in Ice 2: 4 honour
       Gnomes invade Ice 2: the only empty one within reach
       Gate card 5: 3 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 3: nowhere fewer within reach
       The lot in Fire 3 falls on p2
       A troll of p2 is defeated in Fire 3: 4 honour
       An invader of Fire comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p5 is defeated in Fire 3: 2 honour
       Gnomes invade Fire 3: the only empty one within reach
       p2 wins Noctha
       p2 gains 2 votes of Moon: 3 in all
       p4 wins Ugrith
517. p4 clan.ice
       p4 gains 1 vote of Ice: 4 in all
518. p4 clan.moss  d9f101374f51cbf0
       p4 gains 1 vote of Moss: 4 in all
519. p3 console.vote
       p3 takes a vote as consolation for Ugrith
520. p3 clan.mud  2380837bb7826670
       p3 gains 1 vote of Mud: 1 in all
521. p5 console.vote
       p5 takes a vote as consolation for Ugrith
522. p5 clan.moss  9e8dc57767132092
       p5 gains 1 vote of Moss: 2 in all
523. p4 to.mu4  ab3980b8aa11837b
       Ugrith of p4 comes to Mud 4
       p2 wins Thessel
       p2 gains 3 votes of Moss: 5 in all
524. p3 console.vote  9ccdfed12374308a
       p3 takes a vote as consolation for Thessel
       p3 gains 1 vote of Moss: 2 in all
525. p2 to.mn4
526. p2 add.3  aa59335ce3b7f966
       p2 adds 3 trolls: Moon 4
       p4 wins Quodda
527. p4 clan.fire
       p4 gains 1 vote of Fire: 2 in all
528. p4 clan.ice  fcf3a535a4d1a86b
       p4 gains 1 vote of Ice: 5 in all
529. p3 console.vote
       p3 takes a vote as consolation for Quodda
530. p3 clan.mud  308695562e0ed304
       p3 gains 1 vote of Mud: 2 in all
531. p5 console.vote
       p5 takes a vote as consolation for Quodda
532. p5 clan.mud  d90115054f0f1a1c
       p5 gains 1 vote of Mud: 2 in all
533. p1 console.vote
       p1 takes a vote as consolation for Quodda
534. p1 clan.mud  38b869ce9552f0a9
       p1 gains 1 vote of Mud: 2 in all
535. p4 to.mu4  b1efbd61e5ea9743
       Quodda of p4 comes to Mud 4
       p2 wins Mokkur
       p2 gains 2 votes of Mud: 4 in all
536. p3 console.vote  b968e46af5106426
       p3 takes a vote as consolation for Mokkur
       p3 gains 1 vote of Mud: 3 in all
537. p2 to.mn4  1d6a710e8be50f96
       Mokkur of p2 comes to Moon 4
       p2 wins Nadrig
       p2 gains 3 votes of Fire: 4 in all
538. p1 console.vote  ab391298e12ba984
       p1 takes a vote as consolation for Nadrig
       p1 gains 1 vote of Fire: 2 in all
539. p2 to.mn4  6f8660c41caa1639
       Nadrig of p2 comes to Moon 4
       Domains of wave II: p1 gains 18 and loses 6
       Domains of wave II: p2 gains 18 and loses 4
       Domains of wave II: p3 gains 18 and loses 6
       Domains of wave II: p4 gains 18 and loses 5
       Domains of wave II: p5 gains 6 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave III begins: four cards each
540. p1 draft.a39.g3  0e8399e62f9964e2
541. p2 draft.a59.c9  bb1fbad400d6708c
542. p3 draft.a34.e3  4ae533c4469a6d1f
543. p4 draft.a67.d9  1d67594639ef39dd
544. p5 draft.a38.g3  f93c2042fb532bc7
       p1 adds a card at g3: Elders, Elders, Gnome, Influence
       p2 adds a card at c9: Joker, Influence, Reinforce, Influence
       p3 adds a card at e3: Gnome, Elders, Reinforce, Joker
       p4 adds a card at d9: empty, Advance, Gnome 2, Influence 2
       p5 adds a card at g3: Elders, Reinforce, Elders, Influence
545. p1 draft.a30.f7  3369c240c0449cdb
546. p3 draft.a13.c7  4f46bbc70a79fcce
547. p5 draft.a23.d4  36162e32219748fb
548. p2 draft.a14.g8  a29e1f576e52d2af
549. p4 draft.a25.e9  27778e637cd44321
       p1 adds a card at f7: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at g8: Reinforce 2, Reinforce 2, Influence, empty
       p3 adds a card at c7: Advance 2, empty, Advance 2, Reinforce
       p4 adds a card at e9: Advance, Advance, Elders, Reinforce
       p5 adds a card at d4: Gnome, Influence 3, empty, Elders
550. p5 draft.a20.e7  674a7fc678167864
551. p3 draft.a18.d3  fb83a65f9c7177dc
552. p4 draft.a70.b6  d8947f1cafb066dd
553. p2 draft.a44.g6  7118519a030f0c54
554. p1 draft.a26.g5  70a2d84c225e476c
       p1 adds a card at g5: Reinforce, Influence, Reinforce, Elders
       p2 adds a card at g6: Gnome, Gnome, Provisions, Reinforce
       p3 adds a card at d3: Reinforce 3, empty, Gnome, Influence
       p4 adds a card at b6: Reinforce, empty, Reinforce 3, Gnome
       p5 adds a card at e7: Reinforce, Gnome 3, Advance, empty
       The last card of each hand is discarded face down
555. p3 cover.g7
556. p3 cover.f6
       p3 covers the Jokers f6 and g7: 5 provisions
557. p3 cover.f4
558. p3 cover.g5
       p3 covers the Jokers f4 and g5: 6 provisions
559. p3 cover.f5  0d35880f093cd7ac
       p3 covers the Jokers f5 and g6: 7 provisions
560. p4 cover.c8
561. p4 cover.e7
       p4 covers the Jokers e7 and c8: 6 provisions
562. p4 cover.e6  caa822d4573b200b
       p4 covers the Jokers e6 and e8: 7 provisions
563. p5 cover.g7
564. p5 cover.h7  f116c6da06ede96b
       p5 covers the Jokers g7 and h7: 5 provisions
565. p1 cover.e6
566. p1 cover.e7  0d8123af52144b6c
       p1 covers the Jokers e6 and e7: 5 provisions
567. p2 cover.f6
568. p2 cover.c9  a997cc8a4497ce20
       p2 covers the Jokers f6 and c9: 8 provisions
       p3 has 7 provisions and 1 despair
       p4 has 7 provisions and 1 despair
       p5 has 5 provisions and 3 despair
       p1 has 5 provisions and 3 despair
       p2 has 8 provisions and 0 despair
       p3 begins a turn, 6 provisions left
569. p3 cover.e5
       p3 covers e5: weak Advance
570. p3 spend.1
       p3 spends 1 despair
571. p3 to.ic2
572. p3 move.ic3
       p3 moves a troll: Ice 3 → Ice 2
573. p3 move.mo3{2}
       p3 moves a troll: Moss 3 → Ice 2
       p3 attacks the gnomes of Ice 2: strength 2
       p3 wins the attack on Ice 2: 2 honour
       p3 takes control of Ice 2
       p3 gains 1 vote of Ice: 2 in all
       The wheel pawn moves 1 space without effect
574. p3 cover.e4
       p3 covers e4: weak Influence
575. p3 influence.yrsgol
       p3 gains 2 influence with Yrsgol: 2 in all
576. p3 end  88879a69593547dd
       p4 begins a turn, 6 provisions left
577. p4 use.selkra
       p4 uses Selkra
578. p4 gate.4
       p4 looks at gate card 4: Mud
579. p4 gate.2
       p4 looks at gate card 2: Granite
580. p4 cover.f8
       p4 covers f8: weak Advance
581. p4 spend.1
       p4 spends 1 despair
582. p4 to.mu1
583. p4 move.ha3
       p4 moves a troll: Hammer 3 → Mud 1
584. p4 lead.sigddan{3}
       p4 moves Sigddan: Mud 3 → Mud 1
       p4 attacks the gnomes of Mud 1: strength 3
585. p4 to.knot-o
       p4 is repelled from Mud 1 and retreats: Knot lair, in the domain
       Gnomes entrench in Mud 1
586. p4 cover.a9
       p4 covers a9: weak Influence
587. p4 influence.xarkha
       p4 gains 2 influence with Xarkha: 2 in all
588. p4 end  8800f07e1c68125a
       p5 begins a turn, 4 provisions left
589. p5 cover.e8
       p5 covers e8: weak Advance
590. p5 spend.1
       p5 spends 1 despair
591. p5 to.mn1
       p5 moves a troll: Moon 3 → Moon 1
592. p5 stop{2}
       p5 attacks the gnomes of Moon 1: strength 2
593. p5 to.fang-o
       p5 is repelled from Moon 1 and retreats: Fang lair, in the domain
       Gnomes entrench in Moon 1
594. p5 cover.d4
       p5 covers d4: weak Gnome
595. p5 spend.1
       p5 spends 1 despair
596. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
597. p5 gate.4
       p5 looks at gate card 4: Mud
598. p5 token.mu1.2
       p5 looks at token 2 of Mud 1: strength 1
599. p5 influence.selunga
       p5 gains 3 influence with Selunga: 3 in all
600. p5 end  005a72b48fb43101
       p1 begins a turn, 4 provisions left
601. p1 cover.d4
       p1 covers d4: weak Advance
602. p1 spend.2
       p1 spends 2 despair
603. p1 to.ha3
604. p1 move.gr4
       p1 moves a troll: Granite 4 → Hammer 3
605. p1 move.gr4
       p1 moves a troll: Granite 4 → Hammer 3
606. p1 move.gr4
       p1 moves a troll: Granite 4 → Hammer 3
       p1 takes control of Hammer 3
       p1 gains 1 vote of Hammer: 3 in all
607. p1 cover.f6
       p1 covers f6: weak Influence
608. p1 spend.0
609. p1 influence.drubba
       p1 gains 2 influence with Drubba: 2 in all
610. p1 end  b51cf384c12cf447
       p2 begins a turn, 7 provisions left
611. p2 cover.g9
       p2 covers g9: weak Influence
612. p2 spend.0
613. p2 influence.wulgrim
       p2 gains 2 influence with Wulgrim: 2 in all
614. p2 cover.c7
       p2 covers c7: weak Influence
615. p2 spend.0
616. p2 influence.thuldra
       p2 gains 2 influence with Thuldra: 2 in all
617. p2 end  b6e05b9503f81f99
       p3 begins a turn, 5 provisions left
618. p3 cover.b4
       p3 covers b4: weak Advance
619. p3 to.mn3
620. p3 move.ic3
       p3 moves a troll: Ice 3 → Moon 3
621. p3 cover.f7
       p3 covers f7: weak Influence
622. p3 influence.wulgrim
       p3 gains 1 influence with Wulgrim: 1 in all
623. p3 end  1714d60ab792fb41
       p4 begins a turn, 5 provisions left
624. p4 take.b10
625. p4 take.b9
626. p4 act.advance
       p4 covers b9 b10: strong Advance of power 3
627. p4 spend.0
628. p4 to.mu3
629. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Mud 3
630. p4 lead.sigddan
       p4 moves Sigddan: Knot lair, in the domain → Mud 3
631. p4 stop
       p4 takes control of Mud 3
       p4 gains 1 vote of Mud: 3 in all
632. p4 end  b6b6860a638f2b90
       p5 begins a turn, 3 provisions left
633. p5 cover.h6
       p5 covers h6: weak Advance
634. p5 spend.1
       p5 spends 1 despair
635. p5 to.gr3
636. p5 move.mn3
       p5 moves a troll: Moon 3 → Granite 3
637. p5 move.fang-o{1}
       p5 moves a troll: Fang lair, in the domain → Granite 3
       p5 attacks the gnomes of Granite 3: strength 1
       p5 wins the attack on Granite 3: 1 honour
       p5 takes control of Granite 3
       p5 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 1 space without effect
638. p5 cover.g6
639. p5 act.gnome
       p5 covers g6: weak Gnome
       p5 moves the wheel pawn 1 space: Honour gain
640. p5 gate.5
       p5 looks at gate card 5: Moss
641. p5 token.fi1.1
       p5 looks at token 1 of Fire 1: strength 3
       p5 crosses the honour-boost wire: boost 3
       p5 gains 4 honour on the wheel, boost 3 included
642. p5 end  8a768cfae7f3d6ad
       p1 begins a turn, 3 provisions left
643. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
644. p1 spend.1
       p1 spends 1 despair
645. p1 to.ic2
646. p1 move.eye-o
       p1 moves a troll: Eye lair, in the domain → Ice 2
647. p1 move.ic1
       p1 moves a troll: Ice 1 → Ice 2
648. p1 cover.g5
       p1 covers g5: weak Reinforcements
649. p1 to.fi4
       p1 adds 1 troll: Fire 4
650. p1 end  e49133adcb1959b4
       p2 begins a turn, 6 provisions left
651. p2 cover.d8
       p2 covers d8: weak Advance
652. p2 spend.0
653. p2 to.mu3
654. p2 move.mu2
       p2 moves a troll: Mud 2 → Mud 3
655. p2 cover.d5
       p2 covers d5: weak Advance
656. p2 use.nadrig
       p2 uses Nadrig
657. p2 to.ic3
658. p2 move.comb-i
       p2 moves a troll: Comb lair, on the border → Ice 3
659. p2 move.mn4
       p2 moves a troll: Moon 4 → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 2 in all
660. p2 end  7e35972b01cbadad
       p3 begins a turn, 4 provisions left
661. p3 take.c7
662. p3 take.c8
663. p3 act.advance
       p3 covers c7 c8: strong Advance of power 4
664. p3 use.gharza
       p3 uses Gharza
665. p3 spend.0
666. p3 to.gr3
667. p3 move.ic2
       p3 moves a troll: Ice 2 → Granite 3
668. p3 lead.khazga
       p3 moves Khazga: Horn lair, on the border → Granite 3
669. p3 lead.gharza
       p3 moves Gharza: Ice 3 → Granite 3
670. p3 move.mo3
       p3 moves a troll: Moss 3 → Granite 3
671. p3 stop
       p3 takes control of Granite 3
       p3 gains 1 vote of Granite: 4 in all
672. p3 end  22008a350aa92d0c
       p4 begins a turn, 4 provisions left
673. p4 take.c9
       p4 covers c9: strong Advance of power 3
674. p4 spend.0
675. p4 to.fi4
676. p4 move.mo4
       p4 moves a troll: Moss 4 → Fire 4
677. p4 move.mo4
       p4 moves a troll: Moss 4 → Fire 4
678. p4 stop
679. p4 end  639609f9059adf15
       p5 begins a turn, 2 provisions left
680. p5 cover.e6
       p5 covers e6: weak Advance
681. p5 to.mo3
682. p5 lead.chorvel
       p5 moves Chorvel: Ice 4 → Moss 3
683. p5 cover.g5
       p5 covers g5: weak Influence
684. p5 influence.drubba
       p5 gains 1 influence with Drubba: 1 in all
685. p5 end  84f9a45dcc3d9cb4
       p1 begins a turn, 2 provisions left
686. p1 cover.h5
       p1 covers h5: weak Influence
687. p1 influence.wulgrim
       p1 gains 1 influence with Wulgrim: 1 in all
688. p1 cover.h4
       p1 covers h4: weak Influence
689. p1 influence.thuldra
       p1 gains 1 influence with Thuldra: 1 in all
690. p1 end  f2937291f1c79002
       p2 begins a turn, 5 provisions left
691. p2 take.e6
692. p2 take.d6
693. p2 take.f7
694. p2 act.advance
       p2 covers d6 e6 f7: strong Advance of power 3
695. p2 spend.0
696. p2 to.mo4
697. p2 move.mn4
       p2 moves a troll: Moon 4 → Moss 4
698. p2 move.mn4
       p2 moves a troll: Moon 4 → Moss 4
699. p2 move.mn4
       p2 moves a troll: Moon 4 → Moss 4
       p2 takes control of Moss 4
       p2 gains 1 vote of Moss: 6 in all
700. p2 end  82344e8fdad0808f
       p3 begins a turn, 3 provisions left
701. p3 take.d6
       p3 covers d6: strong Gnome of power 2
702. p3 spend.0
703. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Influence
704. p3 gate.5
       p3 looks at gate card 5: Moss
705. p3 token.mn1.2
       p3 looks at token 2 of Moon 1: strength 3
706. p3 influence.xarkha
       p3 gains 2 influence with Xarkha: 2 in all
707. p3 end  56cd217c05915bce
       p4 begins a turn, 3 provisions left
708. p4 take.e9
709. p4 take.f9
710. p4 act.advance
       p4 covers e9 f9: strong Advance of power 2
711. p4 spend.0
712. p4 to.fi3
713. p4 move.fi4
       p4 moves a troll: Fire 4 → Fire 3
714. p4 move.fi4{3}
       p4 moves a troll: Fire 4 → Fire 3
       p4 attacks the gnomes of Fire 3: strength 3
715. p4 to.knot-i
       p4 is repelled from Fire 3 and retreats: Knot lair, on the border
       Gnomes entrench in Fire 3
716. p4 end  313d60c8497e13a6
       p5 begins a turn, 1 provision left
717. p5 take.e4
       p5 covers e4: strong Influence of power 3
718. p5 spend.0
719. p5 influence.yrsgol
       p5 gains 3 influence with Yrsgol: 3 in all
720. p5 end  829f9159b80dfbcb
       p1 begins a turn, 1 provision left
721. p1 cover.d5
       p1 covers d5: weak Advance
722. p1 to.mu4
723. p1 move.fi4
       p1 moves a troll: Fire 4 → Mud 4
724. p1 cover.g8
       p1 covers g8: weak Influence
725. p1 influence.xarkha
       p1 gains 1 influence with Xarkha: 1 in all
726. p1 end  7e12f76d641bacb0
       p2 begins a turn, 4 provisions left
727. p2 take.h6
728. p2 whole.gnome
       p2 covers e5 g6 h6 noctha: strong Gnome of power 5
729. p2 spend.0
730. p2 wheel.5
       p2 moves the wheel pawn 5 spaces: Influence
731. p2 gate.1
       p2 looks at gate card 1: Moon
732. p2 token.mu1.2
       p2 looks at token 2 of Mud 1: strength 1
733. p2 rally.on2
       Breach: 3 invaders come to the domain of Ice, p2 decides ties
734. p2 enter.ic1
       p2, who opened the breach, sends the invader into Ice 1
       An invader of Ice comes upon 3 trolls in Ice 1: as few and as near as elsewhere
       A troll of p1 is defeated in Ice 1: 0 honour
       An invader of Ice comes upon 2 trolls in Ice 1: nowhere fewer within reach
       A troll of p1 is defeated in Ice 1: 0 honour
       An invader of Ice comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p1 is defeated in Ice 1: 0 honour
735. p2 influence.yrsgol
       p2 gains 5 influence with Yrsgol: 5 in all
736. p2 end  01daae96e121bd56
       p3 begins a turn, 2 provisions left
737. p3 take.c6
738. p3 act.advance
       p3 covers c6: strong Advance of power 2
739. p3 spend.0
740. p3 to.ic1
       p3 moves a troll: Ice 2 → Ice 1
741. p3 end  4d33b853f95b3f90
       p4 begins a turn, 2 provisions left
742. p4 cover.e5
       p4 covers e5: weak Advance
743. p4 to.ha3
744. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Hammer 3
745. p4 cover.c10
       p4 covers c10: weak Influence
746. p4 influence.xarkha
       p4 gains 1 influence with Xarkha: 3 in all
747. p4 end  8026c8748c9be503
       p5 begins a turn, 0 provisions left
748. p5 take.f4
       p5 covers f4: strong Gnome of power 3
749. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Influence
750. p5 gate.3
       p5 looks at gate card 3: Ice
751. p5 token.fi3.2
       p5 looks at token 2 of Fire 3: strength 1
752. p5 influence.wulgrim
       p5 gains 3 influence with Wulgrim: 3 in all
753. p5 end  34eb2cfe7d461f98
       p1 begins a turn, 0 provisions left
754. p1 cover.f8
       p1 covers f8: weak Advance
755. p1 to.ha3
756. p1 move.fi4
       p1 moves a troll: Fire 4 → Hammer 3
       p1 takes control of Hammer 3
       p1 gains 1 vote of Hammer: 4 in all
757. p1 cover.d6
       p1 covers d6: weak Gnome
       p1 moves the wheel pawn 1 space: Reinforcements
758. p1 gate.4
       p1 looks at gate card 4: Mud
759. p1 token.fi3.2
       p1 looks at token 2 of Fire 3: strength 1
760. p1 to.ha4
       p1 adds 1 troll: Hammer 4
761. p1 end  6f03826c9cfda970
       p2 begins a turn, 3 provisions left
762. p2 take.d10
763. p2 take.d9
764. p2 take.d7
765. p2 take.e9
766. p2 act.influence
       p2 covers d7 d9 e9 d10: strong Influence of power 4
767. p2 spend.0
768. p2 influence.drubba
       p2 gains 4 influence with Drubba: 4 in all
769. p2 end  e285648855a39dd0
       p3 begins a turn, 1 provision left
770. p3 take.c4
771. p3 act.gnome
       p3 covers c4: strong Gnome of power 3
772. p3 spend.0
773. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Influence
774. p3 gate.2
       p3 looks at gate card 2: Granite
775. p3 token.mn2.2
       p3 looks at token 2 of Moon 2: strength 3
       p3 crosses the honour-boost wire: boost 1
776. p3 influence.xarkha
       p3 gains 3 influence with Xarkha: 5 in all
777. p3 end  1618a9b5c7ade07b
       p4 begins a turn, 1 provision left
778. p4 cover.f6
       p4 covers f6: weak Influence
779. p4 influence.thuldra
       p4 gains 1 influence with Thuldra: 1 in all
780. p4 cover.d7
       p4 covers d7: weak Influence
781. p4 influence.wulgrim
       p4 gains 1 influence with Wulgrim: 1 in all
782. p4 end  2fdcda972391c3d2
       p2 begins a turn, 2 provisions left
783. p2 take.e8
       p2 covers e8: strong Influence of power 3
784. p2 spend.0
785. p2 influence.wulgrim
       p2 gains 3 influence with Wulgrim: 5 in all
786. p2 end  a49599ae8b2b524f
       p3 begins a turn, 0 provisions left
787. p3 cover.d4
       p3 covers d4: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
788. p3 gate.1
       p3 looks at gate card 1: Moon
789. p3 token.mo2.2
       p3 looks at token 2 of Moss 2: strength 1
       p3 gains 2 honour on the wheel, boost 1 included
790. p3 cover.f8
       p3 covers f8: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
791. p3 gate.4
       p3 looks at gate card 4: Mud
792. p3 token.gr2.2
       p3 looks at token 2 of Granite 2: strength 2
793. p3 out.mo3
794. p3 shift.chorvel.mo4
       p3 moves Chorvel of p5: Moss 3 → Moss 4
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 3 in all
795. p3 end  520fda36176dfe84
       p4 begins a turn, 0 provisions left
796. p4 take.d8
797. p4 take.d10
798. p4 take.c7
       p4 covers c7 d8 d10: strong Gnome of power 4
799. p4 wheel.3
       p4 moves the wheel pawn 3 spaces: Influence
800. p4 gate.5
       p4 looks at gate card 5: Moss
801. p4 token.fi3.2
       p4 looks at token 2 of Fire 3: strength 1
802. p4 rally.on2{p3}
       Breach: 2 invaders come to the domain of Granite, p4 decides ties
       An invader of Granite comes upon 2 trolls in Moon 3: the nearest with so few
       The lot in Moon 3 falls on p3
       A troll of p3 is defeated in Moon 3: 0 honour
       An invader of Granite comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p5 is defeated in Moon 3: 0 honour
803. p4 influence.xarkha
       p4 gains 3 influence with Xarkha: 6 in all
804. p4 end  ea6519867c5c9254
       p2 begins a turn, 1 provision left
805. p2 cover.c10
       p2 covers c10: weak Reinforcements
806. p2 spend.0
807. p2 to.ic3
       p2 adds 1 troll: Ice 3
808. p2 end
       p2 begins a turn, 0 provisions left
809. p2 take.f5
810. p2 whole.reinforce
       p2 covers f5 h7 g8 h8: strong Reinforcements of power 6
811. p2 to.ic3
812. p2 add.6
       p2 adds 6 trolls: Ice 3
813. p2 end{moon+granite+ice+p2}
       Gate card 1: 4 invaders come to the domain of Moon
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Moon comes upon 2 trolls in Ice 2: the nearest with so few
       A troll of p1 is defeated in Ice 2: 5 honour
       An invader of Moon comes upon 1 troll in Ice 2: nowhere fewer within reach
       A troll of p1 is defeated in Ice 2: 2 honour
       Gnomes invade Ice 2: the only empty one within reach
       Gate card 2: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p3 is defeated in Ice 1: 5 honour
       Gnomes invade Ice 1: the only empty one within reach
       An invader of Granite comes upon 1 troll in Moss 3: the nearest with so few
       A troll of p3 is defeated in Moss 3: 2 honour
       Gnomes invade Moss 3: the only empty one within reach
       Gate card 3: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 1 troll in Fire 4: nowhere fewer within reach
       A troll of p1 is defeated in Fire 4: 5 honour
       Gnomes invade Fire 4: the only empty one within reach
       An invader of Ice comes upon 2 trolls in Mud 2: nowhere fewer within reach
       The lot in Mud 2 falls on p2
       Argash of p2 is defeated in Mud 2: 2 honour
814. p2 to.comb-i{mud}
       Argash of p2 recovers: Comb lair, on the border
       An invader of Ice comes upon 1 troll in Mud 2: nowhere fewer within reach
       A troll of p5 is defeated in Mud 2: 2 honour
       Gate card 4: 4 invaders come to the domain of Mud
       Gnomes invade Mud 2: the only empty one within reach
       An invader of Mud comes upon 3 trolls in Moon 4: nowhere fewer within reach
815. p2 lose.nadrig
       Nadrig of p2 is defeated in Moon 4: 5 honour
816. p2 to.comb-o
       Nadrig of p2 recovers: Comb lair, in the domain
       An invader of Mud comes upon 2 trolls in Moon 4: nowhere fewer within reach
817. p2 lose.mokkur
       Mokkur of p2 is defeated in Moon 4: 2 honour
818. p2 to.comb-o{moss}
       Mokkur of p2 recovers: Comb lair, in the domain
       An invader of Mud comes upon 1 troll in Moon 4: nowhere fewer within reach
       A troll of p2 is defeated in Moon 4: 2 honour
       Gate card 5: 4 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       p2 wins Wulgrim
819. p2 clan.mud
       p2 gains 1 vote of Mud: 5 in all
820. p2 clan.ice  658dc5674795d747
       p2 gains 1 vote of Ice: 3 in all
821. p5 console.vote
       p5 takes a vote as consolation for Wulgrim
822. p5 clan.mud  9640cfa88603b755
       p5 gains 1 vote of Mud: 3 in all
823. p3 console.vote
       p3 takes a vote as consolation for Wulgrim
824. p3 clan.mud  89bbc79fdbd16a2d
       p3 gains 1 vote of Mud: 4 in all
825. p1 console.vote
       p1 takes a vote as consolation for Wulgrim
826. p1 clan.fire  f72168aa9d86964f
       p1 gains 1 vote of Fire: 3 in all
827. p4 console.vote
       p4 takes a vote as consolation for Wulgrim
828. p4 clan.fire  1008d538ad44a52d
       p4 gains 1 vote of Fire: 3 in all
829. p2 star.h2  178ac88f2c39324c
       p2 puts the star of Wulgrim on Great hall 2
       p5 wins Selunga
       p5 gains 2 votes of Moon: 5 in all
       p2 wins Drubba
       p2 gains 3 votes of Mud: 8 in all
830. p1 console.vote  ff74fc3c45f75b19
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 3 in all
831. p5 console.vote
       p5 takes a vote as consolation for Drubba
       p5 gains 1 vote of Mud: 4 in all
       Drubba brings p2 2 honour
       p2 wins Yrsgol
       p2 gains 3 votes of Ice: 6 in all
832. p5 console.honour  ec425450f23eca5f
       p5 takes 1 honour as consolation for Yrsgol
833. p3 console.vote  1b9061854d85a089
       p3 takes a vote as consolation for Yrsgol
       p3 gains 1 vote of Ice: 3 in all
834. p2 star.ic4
       p2 puts the star of Yrsgol on Ice 4
       p2 wins Thuldra
835. p2 clan.fire
       p2 gains 1 vote of Fire: 5 in all
836. p2 clan.hammer  b078894e8af54dd4
       p2 gains 1 vote of Hammer: 3 in all
837. p1 console.vote
       p1 takes a vote as consolation for Thuldra
838. p1 clan.mud  509220493f633493
       p1 gains 1 vote of Mud: 4 in all
839. p4 console.vote
       p4 takes a vote as consolation for Thuldra
840. p4 clan.ice  92a9e01d37a6f673
       p4 gains 1 vote of Ice: 6 in all
       Thuldra brings p2 9 honour
       p4 wins Xarkha
       p4 gains 3 votes of Fire: 6 in all
841. p3 console.honour  f9773f75985fa472
       p3 takes 2 honour as consolation for Xarkha
842. p1 console.vote  d0f5b33187f49a24
       p1 takes a vote as consolation for Xarkha
       p1 gains 1 vote of Fire: 4 in all
843. p4 star.moss  61ee57c4876e9721
       p4 puts the star of Xarkha on the plank of Moss
       Great hall 1: 8 honour for p2
       Great hall 2: 12 honour for p2
       Great hall 3: 4 honour for p3
       Great hall 4 is shared: 6 honour each for p1 and p3
       Great hall 5 is shared: 6 honour each for p1 and p4
       Great hall 6: 12 honour for p4
       Great hall 7 falls to the gnomes
       Great hall 8: 8 honour for p2
       Great hall 9 is shared: 2 honour each for p1 and p3
       Great hall 10 falls to the gnomes
       p1 has 8 Elders: 23 honour
       p2 has 1 Elders: 0 honour
       p3 has 3 Elders: 3 honour
       p4 has 2 Elders: 1 honour
       p5 has 7 Elders: 17 honour
       p2 gains 12 honour for votes of Moss
       p4 gains 12 honour for votes of Moss
       p3 gains 3 honour for votes of Moss
       p2 gains 11 honour for votes of Ice
       p4 gains 6 honour for votes of Ice
       p3 gains 2 honour for votes of Ice
       p5 gains 7 honour for votes of Moon
       p4 gains 4 honour for votes of Moon
       p2 gains 2 honour for votes of Moon
       p4 gains 6 honour for votes of Granite
       p3 gains 4 honour for votes of Granite
       p1 gains 1 honour for votes of Granite
       p3 gains 8 honour for votes of Hammer
       p1 gains 5 honour for votes of Hammer
       p2 gains 2 honour for votes of Hammer
       p2 gains 10 honour for votes of Mud
       p3 gains 5 honour for votes of Mud
       p5 gains 3 honour for votes of Mud
       p4 gains 9 honour for votes of Fire
       p2 gains 5 honour for votes of Fire
       p1 gains 3 honour for votes of Fire
       The three waves are over: p2 wins

p1  +3  Attacks [FALL-M09]
p1  +1  Gnome wheel [FALL-G17]
p1 +14  Defeated trolls [FALL-W18]
p1 +30  Domains, wave I [FALL-P03]
p1  -6  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -6  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 4 [FALL-F02]
p1  +6  Great hall 5 [FALL-F02]
p1  +2  Great hall 9 [FALL-F02]
p1 +23  Elders [FALL-F05]
p1  +1  Votes of Granite [FALL-F06]
p1  +5  Votes of Hammer [FALL-F06]
p1  +3  Votes of Fire [FALL-F06]
p2 +26  Defeated trolls [FALL-W18]
p2 +11  Champions [FALL-H08]
p2  +1  Consolations [FALL-H04]
p2 +30  Domains, wave I [FALL-P03]
p2  -4  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -4  Invaded caves, wave II [FALL-P04]
p2  +8  Great hall 1 [FALL-F02]
p2 +12  Great hall 2 [FALL-F02]
p2  +8  Great hall 8 [FALL-F02]
p2 +12  Votes of Moss [FALL-F06]
p2 +11  Votes of Ice [FALL-F06]
p2  +2  Votes of Moon [FALL-F06]
p2  +2  Votes of Hammer [FALL-F06]
p2 +10  Votes of Mud [FALL-F06]
p2  +5  Votes of Fire [FALL-F06]
p3  +3  Attacks [FALL-M09]
p3  +2  Gnome wheel [FALL-G17]
p3 +13  Defeated trolls [FALL-W18]
p3  +3  Consolations [FALL-H04]
p3 +24  Domains, wave I [FALL-P03]
p3  -4  Invaded caves, wave I [FALL-P04]
p3 +18  Domains, wave II [FALL-P03]
p3  -6  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 3 [FALL-F02]
p3  +6  Great hall 4 [FALL-F02]
p3  +2  Great hall 9 [FALL-F02]
p3  +3  Elders [FALL-F05]
p3  +3  Votes of Moss [FALL-F06]
p3  +2  Votes of Ice [FALL-F06]
p3  +4  Votes of Granite [FALL-F06]
p3  +8  Votes of Hammer [FALL-F06]
p3  +5  Votes of Mud [FALL-F06]
p4  +9  Defeated trolls [FALL-W18]
p4  +6  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4 +18  Domains, wave II [FALL-P03]
p4  -5  Invaded caves, wave II [FALL-P04]
p4  +6  Great hall 5 [FALL-F02]
p4 +12  Great hall 6 [FALL-F02]
p4  +1  Elders [FALL-F05]
p4 +12  Votes of Moss [FALL-F06]
p4  +6  Votes of Ice [FALL-F06]
p4  +4  Votes of Moon [FALL-F06]
p4  +6  Votes of Granite [FALL-F06]
p4  +9  Votes of Fire [FALL-F06]
p5  +1  Attacks [FALL-M09]
p5 +15  Gnome wheel [FALL-G17]
p5 +19  Defeated trolls [FALL-W18]
p5  +1  Consolations [FALL-H04]
p5 +18  Domains, wave I [FALL-P03]
p5  +6  Domains, wave II [FALL-P03]
p5  -2  Invaded caves, wave II [FALL-P04]
p5 +17  Elders [FALL-F05]
p5  +7  Votes of Moon [FALL-F06]
p5  +3  Votes of Mud [FALL-F06]
= p2 148, p1 100, p3 90, p5 85, p4 82  waves, won by p2
