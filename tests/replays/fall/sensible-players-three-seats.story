fall/3  seats 3  seed 1  options -

  1. p1 keep.pluddra  50d044ca5f2bc5bf
  2. p2 keep.brundal  d7489be08fc42ba9
  3. p3 keep.hjorrek{p3}
       p3 takes the hammer and is first player
       p3 keeps Hjorrek
       p3 gains 2 votes of Moon: 2 in all
       p1 keeps Pluddra
       p1 gains 3 votes of Mud: 3 in all
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
  4. p3 lairs.knot
       p3 takes the lairs of the Knot, three trolls in each
  5. p3 settle.mo3
       p3 puts a troll in Moss 3
  6. p3 settle.ha3
       p3 puts a troll in Hammer 3
  7. p3 to.ha3  8a9ec2da28dee0b2
       Hjorrek of p3 comes to Hammer 3
  8. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
  9. p1 settle.mn3
       p1 puts a troll in Moon 3
 10. p1 settle.fi3  5007c6b357e1e507
       p1 puts a troll in Fire 3
 11. p2 lairs.arrow
       p2 takes the lairs of the Arrow, three trolls in each
 12. p2 settle.gr3
       p2 puts a troll in Granite 3
 13. p2 settle.gr1
       p2 puts a troll in Granite 1
 14. p2 to.gr3  0bc2332978da79b4
       Brundal of p2 comes to Granite 3
       Wave I begins: four cards each
 15. p1 draft.a08.f4  e9e26c867fe3f719
 16. p2 draft.a21.f4  74ccb93f63995c2d
 17. p3 draft.a33.d4  814d7de872267efd
       p1 adds a card at f4: Gnome, Gnome, Joker, Advance
       p2 adds a card at f4: Reinforce, Advance 3, empty, Elders
       p3 adds a card at d4: Influence, Elders, Advance, Joker
 18. p1 draft.a29.g3  210852b316794a3c
 19. p2 draft.a27.d6  9d0576a76bfe11aa
 20. p3 draft.a25.c3  1e5315048b0eebc9
       p1 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at d6: Gnome, Elders, Influence, Influence
       p3 adds a card at c3: Advance, Advance, Elders, Reinforce
 21. p1 draft.a13.d6  44d3adc30301b8e3
 22. p2 draft.a52.e7  408d08d6c738fe66
 23. p3 draft.a41.f6
       p1 adds a card at d6: Advance 2, empty, Advance 2, Reinforce
       p2 adds a card at e7: Joker, Gnome, Provisions, Advance
       p3 adds a card at f6: Influence, Provisions, Advance, Advance
       The last card of each hand is discarded face down
       p3 has 7 provisions and 1 despair
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 begins a turn, 6 provisions left
 24. p3 cover.e6
       p3 covers e6: weak Gnome
 25. p3 spend.0
       p3 moves the wheel pawn 1 space: Influence
 26. p3 gate.1
       p3 looks at gate card 1: Moss
 27. p3 token.mo1.1
       p3 looks at token 1 of Moss 1: strength 2
 28. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 2
 29. p3 influence.quodda
       p3 gains 2 influence with Quodda: 2 in all
 30. p3 cover.f6
       p3 covers f6: weak Influence
 31. p3 spend.0
 32. p3 influence.ruskval
       p3 gains 2 influence with Ruskval: 2 in all
 33. p3 end  10fdd5033c9398f0
       p1 begins a turn, 5 provisions left
 34. p1 cover.g5
       p1 covers g5: weak Advance
 35. p1 spend.2
       p1 spends 2 despair
 36. p1 to.mo3
 37. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Moss 3
 38. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Moss 3
 39. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 1 in all
 40. p1 cover.f6
       p1 covers f6: weak Influence
 41. p1 influence.crym
       p1 gains 2 influence with Crym: 2 in all
 42. p1 end  e5eec852c79dd0c1
       p2 begins a turn, 6 provisions left
 43. p2 cover.e5
       p2 covers e5: weak Advance
 44. p2 spend.1
       p2 spends 1 despair
 45. p2 to.mn3
 46. p2 move.arrow-o
       p2 moves a troll: Arrow lair, in the domain → Moon 3
 47. p2 move.arrow-o
       p2 moves a troll: Arrow lair, in the domain → Moon 3
       p2 takes control of Moon 3
       p2 gains 1 vote of Moon: 1 in all
 48. p2 cover.f6
       p2 covers f6: weak Influence
 49. p2 influence.quodda
       p2 gains 1 influence with Quodda: 1 in all
 50. p2 end  f534e610f1812ba1
       p3 begins a turn, 5 provisions left
 51. p3 cover.g7
       p3 covers g7: weak Advance
 52. p3 spend.1
       p3 spends 1 despair
 53. p3 to.fi3
 54. p3 move.knot-i
       p3 moves a troll: Knot lair, on the border → Fire 3
 55. p3 move.knot-i
       p3 moves a troll: Knot lair, on the border → Fire 3
       p3 takes control of Fire 3
       p3 gains 1 vote of Fire: 1 in all
 56. p3 cover.f7
       p3 covers f7: weak Advance
 57. p3 to.ic3
 58. p3 move.knot-i
       p3 moves a troll: Knot lair, on the border → Ice 3
 59. p3 end  3f269705d4209fd5
       p1 begins a turn, 4 provisions left
 60. p1 take.d7
 61. p1 take.d6
       p1 covers d6 d7: strong Advance of power 4
 62. p1 spend.0
 63. p1 to.ic3
 64. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Ice 3
 65. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Ice 3
 66. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Ice 3
 67. p1 stop
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 1 in all
 68. p1 end  dd29f947a4208e32
       p2 begins a turn, 5 provisions left
 69. p2 take.g4
       p2 covers g4: strong Advance of power 3
 70. p2 spend.0
 71. p2 to.fi3
       p2 moves a troll: Arrow lair, on the border → Fire 3
 72. p2 move.arrow-i
       p2 moves a troll: Arrow lair, on the border → Fire 3
 73. p2 move.arrow-i
       p2 moves a troll: Arrow lair, on the border → Fire 3
       p2 takes control of Fire 3
       p2 gains 1 vote of Fire: 1 in all
 74. p2 end  f92a97d1d084f69c
       p3 begins a turn, 4 provisions left
 75. p3 take.c3
 76. p3 take.d3
       p3 covers c3 d3: strong Advance of power 2
 77. p3 spend.1
       p3 spends 1 more provision
 78. p3 to.mo1
 79. p3 move.fi3
       p3 moves a troll: Fire 3 → Moss 1
 80. p3 move.fi3
       p3 moves a troll: Fire 3 → Moss 1
 81. p3 move.mo3{2}
       p3 moves a troll: Moss 3 → Moss 1
       p3 attacks the gnomes of Moss 1: strength 2
       p3 wins the attack on Moss 1: 2 honour
       p3 takes control of Moss 1
       p3 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
 82. p3 end  6de0e2d43b27a752
       p1 begins a turn, 3 provisions left
 83. p1 take.h3
       p1 covers h3: strong Advance of power 2
 84. p1 spend.0
 85. p1 to.mn3
 86. p1 move.fi3
       p1 moves a troll: Fire 3 → Moon 3
 87. p1 move.mo3
       p1 moves a troll: Moss 3 → Moon 3
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 1 in all
 88. p1 end  5bef8d779ee4f6ee
       p2 begins a turn, 4 provisions left
 89. p2 cover.f8
       p2 covers f8: weak Advance
 90. p2 to.mn2
 91. p2 move.arrow-o
       p2 moves a troll: Arrow lair, in the domain → Moon 2
 92. p2 cover.d7
       p2 covers d7: weak Influence
 93. p2 influence.ruskval
       p2 gains 1 influence with Ruskval: 1 in all
 94. p2 end  f2d7542a58e57cc6
       p3 begins a turn, 2 provisions left
 95. p3 cover.e5
 96. p3 act.influence
       p3 covers e5: weak Influence
 97. p3 influence.grell
       p3 gains 2 influence with Grell: 2 in all
 98. p3 cover.d5
       p3 covers d5: weak Advance
 99. p3 to.mu3
100. p3 move.knot-o
       p3 moves a troll: Knot lair, in the domain → Mud 3
101. p3 end  f046dcb0ac6a03d7
       p1 begins a turn, 2 provisions left
102. p1 cover.f5
103. p1 act.influence
       p1 covers f5: weak Influence
104. p1 influence.ruskval
       p1 gains 1 influence with Ruskval: 1 in all
105. p1 cover.e5
       p1 covers e5: weak Advance
106. p1 to.ic1
107. p1 move.ic3
       p1 moves a troll: Ice 3 → Ice 1
108. p1 end  eb30e4053c01299d
       p2 begins a turn, 3 provisions left
109. p2 cover.e7
110. p2 act.influence
       p2 covers e7: weak Influence
111. p2 influence.grell
       p2 gains 1 influence with Grell: 1 in all
112. p2 cover.f4
       p2 covers f4: weak Reinforcements
113. p2 to.mn2
       p2 adds 1 troll: Moon 2
114. p2 end  8c01cd2c73203960
       p3 begins a turn, 1 provision left
115. p3 cover.f5
       p3 covers f5: weak Reinforcements
116. p3 to.mu3
       p3 adds 1 troll: Mud 3
117. p3 cover.d4
       p3 covers d4: weak Reinforcements
118. p3 to.ha3
       p3 adds 1 troll: Hammer 3
119. p3 end  8f6b1e414d6c7663
       p1 begins a turn, 1 provision left
120. p1 cover.e7
       p1 covers e7: weak Reinforcements
121. p1 to.ic1
       p1 adds 1 troll: Ice 1
122. p1 cover.f4
       p1 covers f4: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
123. p1 gate.3
       p1 looks at gate card 3: Fire
124. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 2
       p1 gains 1 honour on the wheel, boost 0 included
125. p1 end  57bc377cd28867a7
       p2 begins a turn, 2 provisions left
126. p2 cover.d6
       p2 covers d6: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
127. p2 gate.2
       p2 looks at gate card 2: Mud
128. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 1
129. p2 influence.quodda
       p2 gains 1 influence with Quodda: 2 in all
130. p2 cover.f7
       p2 covers f7: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
131. p2 gate.3
       p2 looks at gate card 3: Fire
132. p2 token.ic2.1
       p2 looks at token 1 of Ice 2: strength 2
133. p2 to.gr3
       p2 adds 1 troll: Granite 3
134. p2 end  8ed150d36413c93b
       p3 begins a turn, 0 provisions left
135. p3 end  57d4472a0f1a8014
       p1 begins a turn, 0 provisions left
136. p1 cover.g3
       p1 covers g3: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
137. p1 gate.2
       p1 looks at gate card 2: Mud
138. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 3
       p1 crosses the honour-boost wire: boost 1
       p1 gains 2 honour on the wheel, boost 1 included
139. p1 cover.g4
       p1 covers g4: weak Reinforcements
140. p1 to.mo3
       p1 adds 1 troll: Moss 3
141. p1 end  f46bba118f62e141
       p2 begins a turn, 1 provision left
142. p2 end
       p2 begins a turn, 0 provisions left
143. p2 end{moss+mud}  6999b2f487032790
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 3 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 2 honour
       Gate card 2: 2 invaders come to the domain of Mud
144. p1 enter.fi1{fire}  2ed5a606961a9e31
       p1 leads the plank of Mud and sends the invader into Fire 1
       Gnomes invade Fire 1: empty, and as near as others
       Gnomes invade Mud 1: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Fire
       Gnomes invade Fire 2: the nearest empty one
       Gnomes invade Hammer 2: the only empty one within reach
       p1 wins Crym
       p1 gains 2 votes of Ice: 3 in all
       p3 wins Ruskval
145. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
146. p3 clan.hammer  7973985b325bbeb3
       p3 gains 1 vote of Hammer: 1 in all
147. p2 console.vote
       p2 takes a vote as consolation for Ruskval
148. p2 clan.hammer  0d1a2a7fcec5bcf6
       p2 gains 1 vote of Hammer: 1 in all
149. p1 console.vote
       p1 takes a vote as consolation for Ruskval
150. p1 clan.fire  3854ed8cb24e2845
       p1 gains 1 vote of Fire: 1 in all
151. p3 to.ha3
       Ruskval of p3 comes to Hammer 3
       p3 wins Quodda
152. p3 clan.ice
       p3 gains 1 vote of Ice: 1 in all
153. p3 clan.granite  1e9c1d99490a62d2
       p3 gains 1 vote of Granite: 1 in all
154. p2 console.vote
       p2 takes a vote as consolation for Quodda
155. p2 clan.mud  53d9214cc5ddaf41
       p2 gains 1 vote of Mud: 1 in all
156. p3 to.ha3
       Quodda of p3 comes to Hammer 3
       p3 wins Grell
157. p3 clan.moon  661591094e504de3
       p3 gains 1 vote of Moon: 3 in all
158. p2 console.vote
       p2 takes a vote as consolation for Grell
159. p2 clan.granite  95fee8fd1a16a809
       p2 gains 1 vote of Granite: 1 in all
160. p3 out.knot-o
161. p3 shift.p3.ha1
       p3 moves a troll: Knot lair, in the domain → Hammer 1
162. p3 shift.p3.ha3  8900e5b4e64d3ba1
       p3 moves a troll: Knot lair, in the domain → Hammer 3
       Domains of wave I: p1 gains 20 and loses 1
       Domains of wave I: p2 gains 20 and loses 3
       Domains of wave I: p3 gains 20 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
163. p1 draft.a16.f2  59fc7c6933d5332c
164. p2 draft.a50.d8  77705c898f065cc0
165. p3 draft.a53.f4  d4569a1e7f0273f0
       p1 adds a card at f2: Gnome 2, Reinforce, Gnome 2, Advance
       p2 adds a card at d8: Provisions, Joker, Influence, Reinforce
       p3 adds a card at f4: Advance, empty, Joker, Joker
166. p1 draft.a28.g5  216af59799b8571e
167. p2 draft.a26.c5  295794558090ccea
168. p3 draft.a09.g3  2359c3da0614456b
       p1 adds a card at g5: Advance, Elders, Gnome, Gnome
       p2 adds a card at c5: Reinforce, Influence, Reinforce, Elders
       p3 adds a card at g3: Influence, Advance 2, Reinforce, Advance
169. p1 draft.a46.h6  d0040a1e5e70c211
170. p2 draft.a19.b6  b032b064cd489497
171. p3 draft.a65.g7  55823babfec42c4a
       p1 adds a card at h6: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at b6: Influence 3, empty, Advance, Gnome
       p3 adds a card at g7: Advance 2, Reinforce 2, Influence, empty
       The last card of each hand is discarded face down
172. p2 stop  58d56ff9ba64611c
173. p3 stop  472862ba12208f32
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
174. p1 cover.g6
       p1 covers g6: weak Gnome
175. p1 spend.1
       p1 spends 1 despair
176. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
177. p1 gate.3
       p1 looks at gate card 3: Moss
178. p1 token.ic2.2
       p1 looks at token 2 of Ice 2: strength 3
179. p1 influence.fomga
       p1 gains 3 influence with Fomga: 3 in all
180. p1 cover.f6
       p1 covers f6: weak Influence
181. p1 spend.0
182. p1 influence.thornak
       p1 gains 2 influence with Thornak: 2 in all
183. p1 end  b6f20a76c90e4725
       p2 begins a turn, 5 provisions left
184. p2 cover.d5
       p2 covers d5: weak Influence
185. p2 spend.0
186. p2 influence.noctha
       p2 gains 2 influence with Noctha: 2 in all
187. p2 cover.d9
       p2 covers d9: weak Influence
188. p2 spend.0
189. p2 influence.nadrig
       p2 gains 2 influence with Nadrig: 2 in all
190. p2 end  b2322525f2af95ac
       p3 begins a turn, 5 provisions left
191. p3 cover.e6
       p3 covers e6: weak Gnome
192. p3 spend.2
       p3 spends 2 despair
193. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Reinforcements
194. p3 gate.1
       p3 looks at gate card 1: Granite
195. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 1
196. p3 token.mu1.1
       p3 looks at token 1 of Mud 1: strength 2
197. p3 rally.on2
       Breach: 3 invaders come to the domain of Ice, p3 decides ties
       Gnomes invade Moon 1: the only empty one within reach
       An invader of Ice comes upon 2 trolls in Ice 1: the nearest with so few
       A troll of p1 is defeated in Ice 1: 2 honour
       An invader of Ice comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p1 is defeated in Ice 1: 2 honour
198. p3 to.mo1
199. p3 add.3
       p3 adds 3 trolls: Moss 1
200. p3 cover.d3
       p3 covers d3: weak Advance
201. p3 to.ha2
202. p3 move.ha3{1}
       p3 moves a troll: Hammer 3 → Hammer 2
       p3 attacks the gnomes of Hammer 2: strength 1
       p3 wins the attack on Hammer 2: 1 honour
       p3 takes control of Hammer 2
       p3 gains 1 vote of Hammer: 2 in all
       The wheel pawn moves 1 space without effect
203. p3 end  25497dc3ef9a4096
       p1 begins a turn, 4 provisions left
204. p1 take.f4
205. p1 whole.gnome
       p1 covers f2 f3 f4 f5: strong Gnome of power 6
206. p1 spend.0
207. p1 wheel.6
       p1 moves the wheel pawn 6 spaces: Honour gain
208. p1 gate.1
       p1 looks at gate card 1: Granite
209. p1 token.mn1.1
       p1 looks at token 1 of Moon 1: strength 3
       p1 crosses the honour-boost wire: boost 2
       p1 gains 8 honour on the wheel, boost 2 included
210. p1 end  890c2177bc726062
       p2 begins a turn, 4 provisions left
211. p2 cover.f7
       p2 covers f7: weak Gnome
212. p2 spend.1
       p2 spends 1 despair
213. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Influence
214. p2 gate.1
       p2 looks at gate card 1: Granite
215. p2 token.fi1.1
       p2 looks at token 1 of Fire 1: strength 1
216. p2 influence.fomga
       p2 gains 2 influence with Fomga: 2 in all
217. p2 cover.e5
       p2 covers e5: weak Advance
218. p2 spend.0
219. p2 to.fi1{1}
       p2 moves a troll: Fire 3 → Fire 1
       p2 attacks the gnomes of Fire 1: strength 1
       p2 wins the attack on Fire 1: 1 honour
       p2 takes control of Fire 1
       p2 gains 1 vote of Fire: 2 in all
       The wheel pawn moves 1 space without effect
220. p2 end  e5b415f9a668bf9c
       p3 begins a turn, 4 provisions left
221. p3 cover.f7
       p3 covers f7: weak Advance
222. p3 to.ic1
       p3 moves a troll: Ice 3 → Ice 1
223. p3 cover.d4
       p3 covers d4: weak Reinforcements
224. p3 to.ic1
       p3 adds 1 troll: Ice 1
225. p3 end  a4e6ac19adbb32bb
       p1 begins a turn, 3 provisions left
226. p1 take.g3
227. p1 take.g5
228. p1 take.e5
229. p1 act.advance
       p1 covers g3 e5 g5: strong Advance of power 3
230. p1 spend.0
231. p1 to.fi3
232. p1 move.mo3
       p1 moves a troll: Moss 3 → Fire 3
233. p1 move.mo3
       p1 moves a troll: Moss 3 → Fire 3
234. p1 stop
235. p1 end  50dea3453ccb642d
       p2 begins a turn, 3 provisions left
236. p2 cover.b7
       p2 covers b7: weak Advance
237. p2 spend.1
       p2 spends 1 despair
238. p2 to.mo3
239. p2 move.fi3
       p2 moves a troll: Fire 3 → Moss 3
240. p2 move.fi3
       p2 moves a troll: Fire 3 → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 1 in all
241. p2 cover.c7
       p2 covers c7: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
242. p2 gate.2
       p2 looks at gate card 2: Hammer
243. p2 token.mu2.1
       p2 looks at token 1 of Mud 2: strength 3
244. p2 out.ha1
245. p2 shift.p3.ha2
       p2 moves a troll of p3: Hammer 1 → Hammer 2
246. p2 end  162498716a2233cc
       p3 begins a turn, 3 provisions left
247. p3 take.h4
248. p3 take.h3
       p3 covers h3 h4: strong Advance of power 3
249. p3 spend.0
250. p3 to.fi3
251. p3 move.ha3
       p3 moves a troll: Hammer 3 → Fire 3
252. p3 move.ha3
       p3 moves a troll: Hammer 3 → Fire 3
253. p3 lead.ruskval
       p3 moves Ruskval: Hammer 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 2 votes of Fire: 3 in all
254. p3 end  13009b84be9d17b8
       p1 begins a turn, 2 provisions left
255. p1 cover.i6
       p1 covers i6: weak Advance
256. p1 spend.1
       p1 spends 1 despair
257. p1 to.mo3
258. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
259. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 2 in all
260. p1 cover.g4
       p1 covers g4: weak Reinforcements
261. p1 to.ic3
       p1 adds 1 troll: Ice 3
262. p1 end  4ece530fc16a40b7
       p2 begins a turn, 2 provisions left
263. p2 cover.f8
       p2 covers f8: weak Advance
264. p2 to.mo2
       p2 moves a troll: Moss 3 → Moss 2
265. p2 cover.e8
266. p2 act.gnome
       p2 covers e8: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
267. p2 gate.3
       p2 looks at gate card 3: Moss
268. p2 token.fi2.1
       p2 looks at token 1 of Fire 2: strength 1
269. p2 rally.stay
       Breach: 3 invaders come to the domain of Ice, p2 decides ties
       An invader of Ice comes upon 2 trolls in Ice 1: the nearest with so few
       A troll of p3 is defeated in Ice 1: 0 honour
       An invader of Ice comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p3 is defeated in Ice 1: 0 honour
       Gnomes invade Ice 1: the only empty one within reach
270. p2 to.mo2
       p2 adds 1 troll: Moss 2
271. p2 end  7aa8791bcc27fda1
       p3 begins a turn, 2 provisions left
272. p3 cover.f4
       p3 covers f4: weak Advance
273. p3 to.ha1
274. p3 move.fi3
       p3 moves a troll: Fire 3 → Hammer 1
275. p3 cover.g4
       p3 covers g4: weak Reinforcements
276. p3 to.ha1
       p3 adds 1 troll: Hammer 1
277. p3 end  e939db08175f02f5
       p1 begins a turn, 1 provision left
278. p1 take.d6
279. p1 take.d7
       p1 covers d6 d7: strong Advance of power 4
280. p1 spend.0
281. p1 to.fi3
282. p1 move.ic3
       p1 moves a troll: Ice 3 → Fire 3
283. p1 move.mo3
       p1 moves a troll: Moss 3 → Fire 3
284. p1 move.ic3
       p1 moves a troll: Ice 3 → Fire 3
285. p1 stop
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 2 in all
286. p1 end  dcaa065bff258660
       p2 begins a turn, 1 provision left
287. p2 take.g4
       p2 covers g4: strong Advance of power 3
288. p2 spend.0
289. p2 to.ic3
290. p2 move.gr3
       p2 moves a troll: Granite 3 → Ice 3
291. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
292. p2 stop
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 3 in all
293. p2 end  71e330de9b0ad9cb
       p3 begins a turn, 1 provision left
294. p3 take.c3
295. p3 take.d5
296. p3 take.e5
297. p3 act.advance
       p3 covers c3 d5 e5: strong Advance of power 3
298. p3 spend.0
299. p3 to.gr3
300. p3 move.ha1
       p3 moves a troll: Hammer 1 → Granite 3
301. p3 move.fi3
       p3 moves a troll: Fire 3 → Granite 3
302. p3 lead.quodda
       p3 moves Quodda: Hammer 3 → Granite 3
       p3 takes control of Granite 3
       p3 gains 1 vote of Granite: 2 in all
303. p3 end  344b0be308380086
       p1 begins a turn, 0 provisions left
304. p1 take.h3
       p1 covers h3: strong Advance of power 2
305. p1 to.ic3
306. p1 move.fi3
       p1 moves a troll: Fire 3 → Ice 3
307. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 4 in all
308. p1 end  9fff3c66fa06b37b
       p2 begins a turn, 0 provisions left
309. p2 cover.e7
310. p2 act.gnome
       p2 covers e7: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
311. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 1
312. p2 stop
313. p2 out.ha1
314. p2 shift.p3.ha3
       p2 moves a troll of p3: Hammer 1 → Hammer 3
315. p2 cover.d7
       p2 covers d7: weak Influence
316. p2 influence.fomga
       p2 gains 1 influence with Fomga: 3 in all
317. p2 end  e4aa32f2e893bf56
       p3 begins a turn, 0 provisions left
318. p3 take.g7
       p3 covers g7: strong Advance of power 2
319. p3 to.mo3
320. p3 move.ha3
       p3 moves a troll: Hammer 3 → Moss 3
321. p3 move.gr3
       p3 moves a troll: Granite 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 2 in all
322. p3 end{granite+hammer}
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Granite
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Granite comes upon 1 troll in Granite 1: the nearest with so few
       A troll of p2 is defeated in Granite 1: 4 honour
       Gnomes invade Granite 1: the only empty one within reach
       Gate card 2: 3 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Hammer 3: nowhere fewer within reach
       Hjorrek of p3 is defeated in Hammer 3: 4 honour
323. p3 to.knot-o{moss}  958ee678c49a59ad
       Hjorrek of p3 recovers: Knot lair, in the domain
       Gnomes invade Hammer 3: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 2: the nearest with so few
       A troll of p3 is defeated in Hammer 2: 2 honour
       Gate card 3: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 4 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 2 honour
       p1 wins Fomga
324. p1 clan.hammer
       p1 gains 1 vote of Hammer: 1 in all
325. p1 clan.granite  e1fcccdc2541523b
       p1 gains 1 vote of Granite: 1 in all
326. p2 console.honour  1472c236291649fd
       p2 takes 2 honour as consolation for Fomga
       p1 wins Thornak
       p1 gains 3 votes of Granite: 4 in all
327. p1 to.horn-o  a2585ae6e5cedb43
       Thornak of p1 comes to Horn lair, in the domain
       p2 wins Nadrig
       p2 gains 3 votes of Fire: 5 in all
328. p2 to.mo2  42cd0ac743be8b3f
       Nadrig of p2 comes to Moss 2
       p2 wins Noctha
       p2 gains 2 votes of Moon: 3 in all
       Domains of wave II: p1 gains 18 and loses 4
       Domains of wave II: p2 gains 18 and loses 2
       Domains of wave II: p3 gains 26 and loses 6
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
329. p1 draft.a40.d4  d6d508bd10c34284
330. p2 draft.a38.b4  0481ddf6437ec825
331. p3 draft.a58.e7  d42a3ea8df4a9156
       p1 adds a card at d4: Elders, Gnome, Elders, Advance
       p2 adds a card at b4: Elders, Reinforce, Elders, Influence
       p3 adds a card at e7: Reinforce, Advance, Reinforce, Joker
332. p1 draft.a69.h2  0114d5de861188be
333. p2 draft.a35.f8  b3a3f0b02a041b1e
334. p3 draft.a31.c5  35a5174c8a6a1acf
       p1 adds a card at h2: empty, Influence, Advance, Advance 3
       p2 adds a card at f8: Joker, Influence, Elders, Advance
       p3 adds a card at c5: Elders, Gnome, Influence 2, Reinforce
335. p1 draft.a71.f6  a2e8b83e887e448b
336. p2 draft.a72.d4  3717758ff3b239d1
337. p3 draft.a34.f3  4b30b03d70357282
       p1 adds a card at f6: Advance, Influence 3, empty, Influence
       p2 adds a card at d4: Gnome 3, Gnome, Reinforce, Influence
       p3 adds a card at f3: Gnome, Elders, Reinforce, Joker
       The last card of each hand is discarded face down
338. p2 cover.e7
339. p2 cover.e8  8fb2a5cd0b30d063
       p2 covers the Jokers e7 and e8: 6 provisions
340. p3 cover.g4
341. p3 cover.g5
       p3 covers the Jokers g4 and g5: 6 provisions
342. p3 cover.e5
343. p3 cover.f8  fdba7227020629b1
       p3 covers the Jokers e5 and f8: 7 provisions
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
344. p2 cover.g9
       p2 covers g9: weak Advance
345. p2 spend.2
       p2 spends 2 despair
346. p2 to.ic3
347. p2 move.mn3
       p2 moves a troll: Moon 3 → Ice 3
348. p2 move.mn3
       p2 moves a troll: Moon 3 → Ice 3
349. p2 move.gr3
       p2 moves a troll: Granite 3 → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 4 in all
350. p2 cover.f7
       p2 covers f7: weak Gnome
351. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
352. p2 gate.2
       p2 looks at gate card 2: Fire
353. p2 token.fi2.2
       p2 looks at token 2 of Fire 2: strength 2
354. p2 influence.drubba
       p2 gains 2 influence with Drubba: 2 in all
355. p2 end  b1baa5c93668cd10
       p3 begins a turn, 6 provisions left
356. p3 cover.c3
       p3 covers c3: weak Advance
357. p3 spend.0
358. p3 to.fi3
359. p3 move.mo1
       p3 moves a troll: Moss 1 → Fire 3
360. p3 cover.f7
       p3 covers f7: weak Advance
361. p3 spend.1
       p3 spends 1 despair
362. p3 to.ha3
363. p3 move.gr3
       p3 moves a troll: Granite 3 → Hammer 3
364. p3 lead.hjorrek{2}
       p3 moves Hjorrek: Knot lair, in the domain → Hammer 3
       p3 attacks the gnomes of Hammer 3: strength 2
       p3 wins the attack on Hammer 3: 2 honour
       p3 takes control of Hammer 3
       p3 gains 1 vote of Hammer: 3 in all
       The wheel pawn moves 1 space without effect
365. p3 end  9e2bb354f112cfed
       p1 begins a turn, 4 provisions left
366. p1 cover.g5
       p1 covers g5: weak Advance
367. p1 spend.3
       p1 spends 3 despair
368. p1 to.mo3
369. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
370. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
371. p1 lead.thornak
       p1 moves Thornak: Horn lair, in the domain → Moss 3
372. p1 stop
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 3 in all
373. p1 cover.i2
       p1 covers i2: weak Influence
374. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 2 in all
375. p1 end  0c0d8950ed5f93df
       p2 begins a turn, 4 provisions left
376. p2 cover.e5
       p2 covers e5: weak Influence
377. p2 spend.0
378. p2 influence.thuldra
       p2 gains 2 influence with Thuldra: 2 in all
379. p2 cover.d9
       p2 covers d9: weak Influence
380. p2 spend.0
381. p2 influence.orrowyn
       p2 gains 2 influence with Orrowyn: 2 in all
382. p2 end  cca42a511bd1c9fd
       p3 begins a turn, 5 provisions left
383. p3 cover.f6
       p3 covers f6: weak Influence
384. p3 influence.drubba
       p3 gains 1 influence with Drubba: 1 in all
385. p3 cover.g8
       p3 covers g8: weak Influence
386. p3 influence.thuldra
       p3 gains 1 influence with Thuldra: 1 in all
387. p3 end  a9dac27c0e7aee47
       p1 begins a turn, 3 provisions left
388. p1 take.e4
389. p1 whole.gnome
       p1 covers f2 f3 e4 f4 f5: strong Gnome of power 7
390. p1 spend.0
391. p1 wheel.7
       p1 moves the wheel pawn 7 spaces: Honour gain
392. p1 gate.1
       p1 looks at gate card 1: Moss
393. p1 token.ic1.2
       p1 looks at token 2 of Ice 1: strength 3
       p1 crosses the honour-boost wire: boost 3
       p1 gains 10 honour on the wheel, boost 3 included
394. p1 end  3e0cb5cdaa2f044a
       p2 begins a turn, 3 provisions left
395. p2 cover.c7
       p2 covers c7: weak Gnome
396. p2 spend.0
       p2 moves the wheel pawn 1 space: Troll advance
397. p2 gate.1
       p2 looks at gate card 1: Moss
398. p2 token.mu2.2
       p2 looks at token 2 of Mud 2: strength 2
399. p2 out.mo2
400. p2 shift.nadrig.mo1
       p2 moves Nadrig: Moss 2 → Moss 1
401. p2 cover.e4
       p2 covers e4: weak Gnome
402. p2 use.nadrig
       p2 uses Nadrig
403. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Troll advance
404. p2 gate.3
       p2 looks at gate card 3: Hammer
405. p2 token.mn1.2
       p2 looks at token 2 of Moon 1: strength 3
406. p2 rally.on2
       Breach: 3 invaders come to the domain of Moon, p2 decides ties
       An invader of Moon comes upon 2 trolls in Moon 2: the nearest with so few
       A troll of p2 is defeated in Moon 2: 0 honour
       An invader of Moon comes upon 1 troll in Moon 2: nowhere fewer within reach
       A troll of p2 is defeated in Moon 2: 0 honour
       Gnomes invade Moon 2: the only empty one within reach
407. p2 out.gr3
408. p2 shift.quodda.mn3
       p2 moves Quodda of p3: Granite 3 → Moon 3
409. p2 shift.brundal.mn3
       p2 moves Brundal: Granite 3 → Moon 3
410. p2 end  32926eef5a9c424d
       p3 begins a turn, 4 provisions left
411. p3 cover.d3
       p3 covers d3: weak Advance
412. p3 to.gr3
413. p3 move.mu3
       p3 moves a troll: Mud 3 → Granite 3
414. p3 cover.f4
       p3 covers f4: weak Reinforcements
415. p3 to.gr3
       p3 adds 1 troll: Granite 3
416. p3 end  9acde00f43229dc2
       p1 begins a turn, 2 provisions left
417. p1 take.d6
418. p1 act.advance
       p1 covers d6: strong Advance of power 2
419. p1 spend.0
420. p1 to.ic3
421. p1 move.mn3
       p1 moves a troll: Moon 3 → Ice 3
422. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
423. p1 end  993de997b6bb711c
       p2 begins a turn, 2 provisions left
424. p2 cover.b7
       p2 covers b7: weak Advance
425. p2 spend.0
426. p2 to.ic3
       p2 moves Brundal: Moon 3 → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 5 in all
427. p2 cover.d5
       p2 covers d5: weak Reinforcements
428. p2 spend.0
429. p2 to.fi1
       p2 adds 1 troll: Fire 1
430. p2 end  87519800a3f75031
       p3 begins a turn, 3 provisions left
431. p3 cover.h4
       p3 covers h4: weak Advance
432. p3 to.mn3
433. p3 move.mo3
       p3 moves a troll: Moss 3 → Moon 3
       p3 takes control of Moon 3
       p3 gains 1 vote of Moon: 4 in all
434. p3 cover.d4
       p3 covers d4: weak Reinforcements
435. p3 to.mu3
       p3 adds 1 troll: Mud 3
436. p3 end  c6ef3b6e6397ad30
       p1 begins a turn, 1 provision left
437. p1 cover.i6
       p1 covers i6: weak Advance
438. p1 to.mn3
439. p1 move.ic3
       p1 moves a troll: Ice 3 → Moon 3
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 2 in all
440. p1 cover.g7
       p1 covers g7: weak Influence
441. p1 influence.thuldra
       p1 gains 1 influence with Thuldra: 1 in all
442. p1 end  0b8a1210df2d7a69
       p2 begins a turn, 1 provision left
443. p2 take.d4
444. p2 take.noctha
445. p2 act.gnome
       p2 covers d4 noctha: strong Gnome of power 5
446. p2 spend.0
447. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Influence
448. p2 token.ic1.2
       p2 looks at token 2 of Ice 1: strength 3
449. p2 stop
450. p2 influence.zuldrak
       p2 gains 4 influence with Zuldrak: 4 in all
451. p2 end  87795596b06d4c1e
       p3 begins a turn, 2 provisions left
452. p3 cover.f5
453. p3 act.advance
       p3 covers f5: weak Advance
454. p3 to.mn3
455. p3 move.mu3
       p3 moves a troll: Mud 3 → Moon 3
       p3 takes control of Moon 3
       p3 gains 1 vote of Moon: 5 in all
456. p3 cover.d5
       p3 covers d5: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
457. p3 gate.1
       p3 looks at gate card 1: Moss
458. p3 token.mu2.2
       p3 looks at token 2 of Mud 2: strength 2
459. p3 token.mn1.1
       p3 looks at token 1 of Moon 1: strength 3
460. p3 to.mu3
       p3 adds 1 troll: Mud 3
461. p3 end  21d3b5c21a7514e7
       p1 begins a turn, 0 provisions left
462. p1 cover.h3
       p1 covers h3: weak Advance
463. p1 to.mn3
464. p1 move.ic3
       p1 moves a troll: Ice 3 → Moon 3
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 3 in all
465. p1 cover.g3
       p1 covers g3: weak Advance
466. p1 to.mo1
467. p1 move.ic3
       p1 moves a troll: Ice 3 → Moss 1
468. p1 end  dbbb47f5a00a7098
       p2 begins a turn, 0 provisions left
469. p2 take.g4
       p2 covers g4: strong Advance of power 3
470. p2 to.mo3
471. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 3
472. p2 move.ic3
       p2 moves a troll: Ice 3 → Moss 3
473. p2 move.ic3
       p2 moves a troll: Ice 3 → Moss 3
474. p2 end  6d03a409718bee6b
       p3 begins a turn, 1 provision left
475. p3 take.f3
476. p3 take.e6
       p3 covers f3 e6: strong Gnome of power 2
477. p3 spend.0
478. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Troll advance
479. p3 gate.3
       p3 looks at gate card 3: Hammer
480. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 1
481. p3 token.mu1.2
       p3 looks at token 2 of Mud 1: strength 3
       p3 crosses the honour-boost wire: boost 1
482. p3 out.mn3
483. p3 shift.p1.ic3
       p3 moves a troll of p1: Moon 3 → Ice 3
484. p3 shift.p1.ic3
       p3 moves a troll of p1: Moon 3 → Ice 3
       p3 takes control of Moon 3
       p3 gains 1 vote of Moon: 6 in all
485. p3 end
       p3 begins a turn, 0 provisions left
486. p3 take.h3
487. p3 act.advance
       p3 covers h3: strong Advance of power 2
488. p3 to.mo2
489. p3 move.mu3
       p3 moves a troll: Mud 3 → Moss 2
490. p3 move.mo3
       p3 moves a troll: Moss 3 → Moss 2
       p3 takes control of Moss 2
       p3 gains 1 vote of Moss: 3 in all
491. p3 end{moss+p1}  357fceb0e1e30097
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Hammer 1
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p1
       A troll of p1 is defeated in Moss 1: 4 honour
492. p1 to.horn-i  b78bd513042fdf7d
       The defeated troll of p1 is rescued: Horn lair, on the border
       An invader of Moss comes upon 1 troll in Moss 1: the only cave within reach
       Nadrig of p2 is defeated in Moss 1: 2 honour
493. p2 to.arrow-o  c549d8d822bf7b7d
       Nadrig of p2 recovers: Arrow lair, in the domain
       Gnomes invade Moss 1: the only cave within reach
494. p1 enter.fi3  1c621068a8f56ca8
       p1 leads the plank of Moss and sends the invader into Fire 3
       An invader of Moss comes upon 2 trolls in Fire 3: as few and as near as elsewhere
495. p3 lose.ruskval
       Ruskval of p3 is defeated in Fire 3: 2 honour
496. p3 to.knot-i{fire+hammer}
       Ruskval of p3 recovers: Knot lair, on the border
       Gate card 2: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p3 is defeated in Fire 3: 4 honour
       Gnomes invade Fire 3: the only empty one within reach
       An invader of Fire comes upon 1 troll in Mud 3: nowhere fewer within reach
       A troll of p3 is defeated in Mud 3: 2 honour
       Gnomes invade Mud 3: the only empty one within reach
       Gate card 3: 4 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 2: 4 honour
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 3: the nearest with so few
497. p3 lose.hjorrek
       Hjorrek of p3 is defeated in Hammer 3: 2 honour
498. p3 to.knot-o  60214d94d05f264b
       Hjorrek of p3 recovers: Knot lair, in the domain
       An invader of Hammer comes upon 1 troll in Hammer 3: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 3: 2 honour
       p2 wins Zuldrak
       p2 gains 3 votes of Hammer: 4 in all
499. p1 console.honour  738cd5886697c162
       p1 takes 1 honour as consolation for Zuldrak
500. p2 star.fi3  90e05e55ae448028
       p2 puts the star of Zuldrak on Fire 3
       Zuldrak brings p2 2 honour
       p2 wins Drubba
       p2 gains 3 votes of Mud: 4 in all
501. p3 console.vote  31604c48fb6dca91
       p3 takes a vote as consolation for Drubba
       p3 gains 1 vote of Mud: 2 in all
       Drubba brings p2 5 honour
       p2 wins Thuldra
502. p2 clan.mud
       p2 gains 1 vote of Mud: 5 in all
503. p2 clan.ice  414ad80f59928a79
       p2 gains 1 vote of Ice: 6 in all
504. p3 console.vote
       p3 takes a vote as consolation for Thuldra
505. p3 clan.mud  251bec5c37868957
       p3 gains 1 vote of Mud: 3 in all
506. p1 console.vote
       p1 takes a vote as consolation for Thuldra
507. p1 clan.mud  d6c80bcec522b032
       p1 gains 1 vote of Mud: 4 in all
       Thuldra brings p2 6 honour
       p2 wins Orrowyn
       p2 gains 3 votes of Moss: 4 in all
       Orrowyn brings p2 1 honour
       Great hall 1: nobody controls a cave there
       Great hall 2: 8 honour for p3
       Great hall 3: 8 honour for p3
       Great hall 4: 8 honour for p3
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7: nobody controls a cave there
       p1 has 5 Elders: 8 honour
       p2 has 6 Elders: 12 honour
       p3 has 4 Elders: 5 honour
       p2 gains 6 honour for votes of Moss
       p1 gains 4 honour for votes of Moss
       p3 gains 1 honour for votes of Moss
       p2 gains 12 honour for votes of Ice
       p1 gains 6 honour for votes of Ice
       p3 gains 3 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p2 gains 5 honour for votes of Moon
       p1 gains 3 honour for votes of Moon
       p1 gains 7 honour for votes of Granite
       p3 gains 4 honour for votes of Granite
       p2 gains 2 honour for votes of Granite
       p2 gains 8 honour for votes of Hammer
       p3 gains 5 honour for votes of Hammer
       p1 gains 2 honour for votes of Hammer
       p2 gains 11 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p3 gains 2 honour for votes of Mud
       p2 gains 9 honour for votes of Fire
       p3 gains 5 honour for votes of Fire
       p1 gains 3 honour for votes of Fire
       The three waves are over: p3 wins

p1 +21  Gnome wheel [FALL-G17]
p1  +8  Defeated trolls [FALL-W18]
p1  +1  Consolations [FALL-H04]
p1 +20  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -4  Invaded caves, wave II [FALL-P04]
p1  +8  Elders [FALL-F05]
p1  +4  Votes of Moss [FALL-F06]
p1  +6  Votes of Ice [FALL-F06]
p1  +3  Votes of Moon [FALL-F06]
p1  +7  Votes of Granite [FALL-F06]
p1  +2  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p1  +3  Votes of Fire [FALL-F06]
p2  +1  Attacks [FALL-M09]
p2  +6  Defeated trolls [FALL-W18]
p2 +14  Champions [FALL-H08]
p2  +2  Consolations [FALL-H04]
p2 +20  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2 +12  Elders [FALL-F05]
p2  +6  Votes of Moss [FALL-F06]
p2 +12  Votes of Ice [FALL-F06]
p2  +5  Votes of Moon [FALL-F06]
p2  +2  Votes of Granite [FALL-F06]
p2  +8  Votes of Hammer [FALL-F06]
p2 +11  Votes of Mud [FALL-F06]
p2  +9  Votes of Fire [FALL-F06]
p3  +5  Attacks [FALL-M09]
p3 +35  Defeated trolls [FALL-W18]
p3 +20  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +26  Domains, wave II [FALL-P03]
p3  -6  Invaded caves, wave II [FALL-P04]
p3  +8  Great hall 2 [FALL-F02]
p3  +8  Great hall 3 [FALL-F02]
p3  +8  Great hall 4 [FALL-F02]
p3  +5  Elders [FALL-F05]
p3  +1  Votes of Moss [FALL-F06]
p3  +3  Votes of Ice [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +4  Votes of Granite [FALL-F06]
p3  +5  Votes of Hammer [FALL-F06]
p3  +2  Votes of Mud [FALL-F06]
p3  +5  Votes of Fire [FALL-F06]
= p3 136, p2 121, p1 102  waves, won by p3
