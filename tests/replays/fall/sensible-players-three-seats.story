fall/2  seats 3  seed 1  options -

  1. p1 keep.pluddra  f4264a8eb3fd167d
  2. p2 keep.brundal  4f822013ac95a7d2
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
  7. p3 to.ha3  aff89c4200f6fc8f
       Hjorrek of p3 comes to Hammer 3
  8. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
  9. p1 settle.mn3
       p1 puts a troll in Moon 3
 10. p1 settle.fi3  26557186eda20d18
       p1 puts a troll in Fire 3
 11. p2 lairs.arrow
       p2 takes the lairs of the Arrow, three trolls in each
 12. p2 settle.gr3
       p2 puts a troll in Granite 3
 13. p2 settle.gr1
       p2 puts a troll in Granite 1
 14. p2 to.gr3  fa01119993136c03
       Brundal of p2 comes to Granite 3
       Wave I begins: four cards each
 15. p1 draft.a08.f4  d5a87db6eb9811b4
 16. p2 draft.a21.f4  4508c00451415a3a
 17. p3 draft.a33.d4  5c2750f59641b867
       p1 adds a card at f4: Gnome, Gnome, Joker, Advance
       p2 adds a card at f4: Reinforce, Advance 3, empty, Elders
       p3 adds a card at d4: Influence, Elders, Advance, Joker
 18. p1 draft.a29.g3  45b2e4b816fb0334
 19. p2 draft.a27.d6  d50656a2deda7622
 20. p3 draft.a25.c3  8e655cd923757257
       p1 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at d6: Gnome, Elders, Influence, Influence
       p3 adds a card at c3: Advance, Advance, Elders, Reinforce
 21. p1 draft.a13.d6  1c844948ff21f3bc
 22. p2 draft.a52.e7  17f6ed16b978fc63
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
 33. p3 end  a52eb720ce845f25
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
 42. p1 end  0e554d0a36324905
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
 50. p2 end  9ef0f8e44ed7d1f9
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
 59. p3 end  ed65f09e8bc42952
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
 68. p1 end  8bd73e78746aabd2
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
 74. p2 end  dd3d11b0f28d3b1b
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
 82. p3 end  819456c2ab9933a4
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
 88. p1 end  1113f13b9f4d34e0
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
 94. p2 end  dc30a31782d0ea2c
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
101. p3 end  583ee10cc0f7db71
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
108. p1 end  6d77d282d19a5787
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
114. p2 end  2afb644e62e1eb29
       p3 begins a turn, 1 provision left
115. p3 cover.f5
       p3 covers f5: weak Reinforcements
116. p3 to.mu3
       p3 adds 1 troll: Mud 3
117. p3 cover.d4
       p3 covers d4: weak Reinforcements
118. p3 to.ha3
       p3 adds 1 troll: Hammer 3
119. p3 end  4236ce14f55e7771
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
125. p1 end  b9759c1f2c0202e9
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
134. p2 end  49cdc97a397fdbe6
       p3 begins a turn, 0 provisions left
135. p3 end  d75a7f19ed732ce3
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
141. p1 end  7512a8fdb09d973b
       p2 begins a turn, 1 provision left
142. p2 end
       p2 begins a turn, 0 provisions left
143. p2 end{moss+mud}  d5e7e6ca09d04ebf
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 3 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 2 honour
       Gate card 2: 2 invaders come to the domain of Mud
144. p1 enter.fi1{fire}  436fde21ddd62d06
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
146. p3 clan.hammer  e664442557108534
       p3 gains 1 vote of Hammer: 1 in all
147. p2 console.vote
       p2 takes a vote as consolation for Ruskval
148. p2 clan.hammer  8008092b0b2ee753
       p2 gains 1 vote of Hammer: 1 in all
149. p1 console.vote
       p1 takes a vote as consolation for Ruskval
150. p1 clan.fire  53a503b997332be3
       p1 gains 1 vote of Fire: 1 in all
151. p3 to.ha3
       Ruskval of p3 comes to Hammer 3
       p3 wins Quodda
152. p3 clan.ice
       p3 gains 1 vote of Ice: 1 in all
153. p3 clan.granite  fbf062d86480d4b7
       p3 gains 1 vote of Granite: 1 in all
154. p2 console.vote
       p2 takes a vote as consolation for Quodda
155. p2 clan.mud  e5d0babf0fb36623
       p2 gains 1 vote of Mud: 1 in all
156. p3 to.ha3
       Quodda of p3 comes to Hammer 3
       p3 wins Grell
157. p3 clan.moon  00962dc978d323db
       p3 gains 1 vote of Moon: 3 in all
158. p2 console.vote
       p2 takes a vote as consolation for Grell
159. p2 clan.granite  55f54f61fbb5e737
       p2 gains 1 vote of Granite: 1 in all
160. p3 out.knot-o
161. p3 shift.p3.ha1
       p3 moves a troll: Knot lair, in the domain → Hammer 1
162. p3 shift.p3.ha3  5085f785a5af20c3
       p3 moves a troll: Knot lair, in the domain → Hammer 3
       Domains of wave I: p1 gains 20 and loses 1
       Domains of wave I: p2 gains 20 and loses 3
       Domains of wave I: p3 gains 20 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
163. p1 draft.a16.f2  39b180152dd35ca9
164. p2 draft.a50.d8  943740e11402be7c
165. p3 draft.a53.f4  435cc35d40da6798
       p1 adds a card at f2: Gnome 2, Reinforce, Gnome 2, Advance
       p2 adds a card at d8: Provisions, Joker, Influence, Reinforce
       p3 adds a card at f4: Advance, empty, Joker, Joker
166. p1 draft.a28.g5  ce10067d11ffbf7d
167. p2 draft.a26.c5  1710156fb6bac227
168. p3 draft.a09.g3  47d0c4b2c396f570
       p1 adds a card at g5: Advance, Elders, Gnome, Gnome
       p2 adds a card at c5: Reinforce, Influence, Reinforce, Elders
       p3 adds a card at g3: Influence, Advance 2, Reinforce, Advance
169. p1 draft.a46.h6  9b1d8f19b1d174f0
170. p2 draft.a19.b6  9497c0eb8f2ddb78
171. p3 draft.a65.g7  f3725a7d2520b70f
       p1 adds a card at h6: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at b6: Influence 3, empty, Advance, Gnome
       p3 adds a card at g7: Advance 2, Reinforce 2, Influence, empty
       The last card of each hand is discarded face down
172. p2 stop  067309d146ec4145
173. p3 stop  9433f0a8e911c47e
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
183. p1 end  6c4af95736f0a112
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
190. p2 end  044699bf1053672f
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
203. p3 end  ba877fcfc5e75443
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
210. p1 end  3b6b0d55086b2612
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
220. p2 end  79836777f96aace5
       p3 begins a turn, 4 provisions left
221. p3 cover.f7
       p3 covers f7: weak Advance
222. p3 to.ic1
       p3 moves a troll: Ice 3 → Ice 1
223. p3 cover.d4
       p3 covers d4: weak Reinforcements
224. p3 to.ic1
       p3 adds 1 troll: Ice 1
225. p3 end  b583acc05aa80b74
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
235. p1 end  5345d04b23b7b3b1
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
246. p2 end  cd100e9bce4bfe4e
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
254. p3 end  c960af40cd5dc6b3
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
262. p1 end  7d83882566c9a457
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
271. p2 end  de7ce1f4c6f00e3e
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
277. p3 end  9252c7ab6fa96885
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
286. p1 end  0121a6e48e09ad84
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
293. p2 end  0af185708283c3c1
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
303. p3 end  f924bd70a4743c17
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
308. p1 end  d9a9d6b166d8f69e
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
315. p2 cover.c5
       p2 covers c5: weak Reinforcements
316. p2 to.fi1
       p2 adds 1 troll: Fire 1
317. p2 end  c6790125f7b11475
       p3 begins a turn, 0 provisions left
318. p3 take.g7
       p3 covers g7: strong Advance of power 2
319. p3 to.fi3
320. p3 move.ha2
       p3 moves a troll: Hammer 2 → Fire 3
321. p3 move.ha3
       p3 moves a troll: Hammer 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 2 votes of Fire: 5 in all
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
       An invader of Hammer comes upon 1 troll in Hammer 2: the nearest with so few
       A troll of p3 is defeated in Hammer 2: 4 honour
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Hammer comes upon 1 troll in Hammer 3: nowhere fewer within reach
       Hjorrek of p3 is defeated in Hammer 3: 2 honour
323. p3 to.knot-o{moss}  b549fca5226e14b9
       Hjorrek of p3 recovers: Knot lair, in the domain
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
325. p1 clan.granite  c1b74e7a81cfff6a
       p1 gains 1 vote of Granite: 1 in all
326. p2 console.vote
       p2 takes a vote as consolation for Fomga
327. p2 clan.ice  0c725fe6586823f1
       p2 gains 1 vote of Ice: 4 in all
       p1 wins Thornak
       p1 gains 3 votes of Granite: 4 in all
328. p1 to.mo3  5e9972de19cf66e8
       Thornak of p1 comes to Moss 3
       p2 wins Nadrig
       p2 gains 3 votes of Fire: 5 in all
329. p2 to.fi1  f19b7b9219c33cf1
       Nadrig of p2 comes to Fire 1
       p2 wins Noctha
       p2 gains 2 votes of Moon: 3 in all
       Domains of wave II: p1 gains 18 and loses 3
       Domains of wave II: p2 gains 18 and loses 2
       Domains of wave II: p3 gains 24 and loses 5
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
330. p1 draft.a40.d4  08c72d8f93fbcd3d
331. p2 draft.a38.b4  ba7ac4b411d0e5be
332. p3 draft.a58.e7  27b987b1018d3003
       p1 adds a card at d4: Elders, Gnome, Elders, Advance
       p2 adds a card at b4: Elders, Reinforce, Elders, Influence
       p3 adds a card at e7: Reinforce, Advance, Reinforce, Joker
333. p1 draft.a69.h2  7e9207166b19b22f
334. p2 draft.a35.f8  6a0760a9c9b291ea
335. p3 draft.a31.c5  338f5b1d043c1db0
       p1 adds a card at h2: empty, Influence, Advance, Advance 3
       p2 adds a card at f8: Joker, Influence, Elders, Advance
       p3 adds a card at c5: Elders, Gnome, Influence 2, Reinforce
336. p1 draft.a71.g6  23dae89bb50fc91e
337. p2 draft.a72.d4  c974cdae051593bf
338. p3 draft.a34.f3  c14015b976e2be8f
       p1 adds a card at g6: Advance, Influence 3, empty, Influence
       p2 adds a card at d4: Gnome 3, Gnome, Reinforce, Influence
       p3 adds a card at f3: Gnome, Elders, Reinforce, Joker
       The last card of each hand is discarded face down
339. p2 cover.f8
340. p2 cover.e8  4dd1df44d9bf3fef
       p2 covers the Jokers e8 and f8: 6 provisions
341. p3 cover.f8
342. p3 cover.g5
       p3 covers the Jokers g5 and f8: 6 provisions
343. p3 cover.f5
344. p3 cover.e5  6719a4b2a420755a
       p3 covers the Jokers e5 and f5: 7 provisions
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p1 has 5 provisions and 3 despair
       p2 begins a turn, 5 provisions left
345. p2 cover.b7
       p2 covers b7: weak Advance
346. p2 spend.2
       p2 spends 2 despair
347. p2 to.mo3
348. p2 move.mn2
       p2 moves a troll: Moon 2 → Moss 3
349. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 3
350. p2 move.mn3
       p2 moves a troll: Moon 3 → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 2 in all
351. p2 cover.c7
       p2 covers c7: weak Gnome
352. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
353. p2 gate.3
       p2 looks at gate card 3: Hammer
354. p2 token.gr2.2
       p2 looks at token 2 of Granite 2: strength 3
355. p2 influence.drubba
       p2 gains 2 influence with Drubba: 2 in all
356. p2 end  2513266bd31a4821
       p3 begins a turn, 6 provisions left
357. p3 cover.c3
       p3 covers c3: weak Advance
358. p3 spend.1
       p3 spends 1 despair
359. p3 to.ha3
360. p3 move.gr3
       p3 moves a troll: Granite 3 → Hammer 3
361. p3 lead.hjorrek
       p3 moves Hjorrek: Knot lair, in the domain → Hammer 3
362. p3 cover.g8
       p3 covers g8: weak Influence
363. p3 influence.thuldra
       p3 gains 2 influence with Thuldra: 2 in all
364. p3 end  332105fb73a2aea6
       p1 begins a turn, 4 provisions left
365. p1 cover.g5
       p1 covers g5: weak Advance
366. p1 spend.2
       p1 spends 2 despair
367. p1 to.mo3
368. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
369. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
370. p1 move.ic3
       p1 moves a troll: Ice 3 → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 3 in all
371. p1 cover.i2
       p1 covers i2: weak Influence
372. p1 spend.0
373. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 2 in all
374. p1 end  52ed51e2d7203140
       p2 begins a turn, 4 provisions left
375. p2 take.g4
       p2 covers g4: strong Advance of power 3
376. p2 spend.1
       p2 spends 1 more provision
377. p2 to.ic3
378. p2 move.gr3
       p2 moves a troll: Granite 3 → Ice 3
379. p2 lead.brundal
       p2 moves Brundal: Granite 3 → Ice 3
380. p2 stop
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 5 in all
381. p2 end  97ce07468e58771a
       p3 begins a turn, 5 provisions left
382. p3 cover.f6
       p3 covers f6: weak Influence
383. p3 influence.orrowyn
       p3 gains 2 influence with Orrowyn: 2 in all
384. p3 cover.e6
       p3 covers e6: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
385. p3 gate.2
       p3 looks at gate card 2: Fire
386. p3 token.fi2.2
       p3 looks at token 2 of Fire 2: strength 2
387. p3 token.mu1.2
       p3 looks at token 2 of Mud 1: strength 3
388. p3 to.mo1
       p3 adds 1 troll: Moss 1
389. p3 end  9237c356293b406c
       p1 begins a turn, 3 provisions left
390. p1 take.f4
391. p1 whole.gnome
       p1 covers f2 f3 e4 f4 f5: strong Gnome of power 7
392. p1 spend.0
393. p1 wheel.7
       p1 moves the wheel pawn 7 spaces: Honour gain
394. p1 gate.3
       p1 looks at gate card 3: Hammer
395. p1 token.ic1.2
       p1 looks at token 2 of Ice 1: strength 3
       p1 crosses the honour-boost wire: boost 3
       p1 gains 10 honour on the wheel, boost 3 included
396. p1 end  64f2477beb17e632
       p2 begins a turn, 2 provisions left
397. p2 cover.f7
       p2 covers f7: weak Gnome
398. p2 spend.0
       p2 moves the wheel pawn 1 space: Troll advance
399. p2 gate.2
       p2 looks at gate card 2: Fire
400. p2 token.mn1.2
       p2 looks at token 2 of Moon 1: strength 3
401. p2 out.mo3
402. p2 shift.p1.mo1
       p2 moves a troll of p1: Moss 3 → Moss 1
403. p2 cover.g9
       p2 covers g9: weak Advance
404. p2 spend.0
405. p2 to.mo3
406. p2 move.mn3
       p2 moves a troll: Moon 3 → Moss 3
407. p2 end  3c0c38ed193149dc
       p3 begins a turn, 4 provisions left
408. p3 cover.h4
       p3 covers h4: weak Advance
409. p3 to.mo2
       p3 moves a troll: Moss 1 → Moss 2
410. p3 cover.d3
       p3 covers d3: weak Advance
411. p3 to.gr3
412. p3 move.fi3
       p3 moves a troll: Fire 3 → Granite 3
413. p3 end  3b380e07c5622c32
       p1 begins a turn, 2 provisions left
414. p1 take.d7
415. p1 take.d6
       p1 covers d6 d7: strong Advance of power 4
416. p1 spend.0
417. p1 to.ic3
418. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
419. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
420. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
421. p1 stop
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 5 in all
422. p1 end  f9c37ff17e35799d
       p2 begins a turn, 1 provision left
423. p2 cover.e7
424. p2 act.advance
       p2 covers e7: weak Advance
425. p2 use.nadrig
       p2 uses Nadrig
426. p2 to.fi3
427. p2 move.fi1
       p2 moves a troll: Fire 1 → Fire 3
428. p2 move.fi1
       p2 moves a troll: Fire 1 → Fire 3
429. p2 cover.d9
       p2 covers d9: weak Influence
430. p2 use.nadrig
       p2 uses Nadrig
431. p2 influence.zuldrak
       p2 gains 2 influence with Zuldrak: 2 in all
432. p2 end  9241d5a057f3f090
       p3 begins a turn, 3 provisions left
433. p3 take.g7
434. p3 take.f7
435. p3 take.g4
436. p3 take.h3
       p3 covers h3 g4 f7 g7: strong Advance of power 6
437. p3 spend.0
438. p3 to.mo3
439. p3 move.mu3
       p3 moves a troll: Mud 3 → Moss 3
440. p3 move.fi3
       p3 moves a troll: Fire 3 → Moss 3
441. p3 lead.ruskval
       p3 moves Ruskval: Fire 3 → Moss 3
442. p3 move.gr3
       p3 moves a troll: Granite 3 → Moss 3
443. p3 move.mo2
       p3 moves a troll: Moss 2 → Moss 3
444. p3 stop
       p3 takes control of Moss 3
       p3 gains 2 votes of Moss: 3 in all
445. p3 end  074c8dd3effd1fa7
       p1 begins a turn, 1 provision left
446. p1 cover.h7
       p1 covers h7: weak Influence
447. p1 spend.1
       p1 spends 1 despair
448. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 4 in all
449. p1 cover.f6
       p1 covers f6: weak Influence
450. p1 influence.thuldra
       p1 gains 1 influence with Thuldra: 1 in all
451. p1 end  5127631153de3e3d
       p2 begins a turn, 0 provisions left
452. p2 take.noctha
453. p2 take.d4
454. p2 take.e4
       p2 covers d4 e4 noctha: strong Gnome of power 6
455. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Troll advance
456. p2 gate.1
       p2 looks at gate card 1: Moss
457. p2 token.gr1.1
       p2 looks at token 1 of Granite 1: strength 2
458. p2 rally.stay{p1}  4395b3bba24cd521
       Breach: 2 invaders come to the domain of Moss, p2 decides ties
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p1
       A troll of p1 is defeated in Moss 1: 2 honour
459. p1 to.horn-i  bc986e27f18e3964
       The defeated troll of p1 is rescued: Horn lair, on the border
       An invader of Moss comes upon 1 troll in Moss 1: the only cave within reach
       A troll of p3 is defeated in Moss 1: 0 honour
460. p2 out.mo3
461. p2 shift.p3.knot-i
       p2 moves a troll of p3: Moss 3 → Knot lair, on the border
462. p2 shift.ruskval.knot-i
       p2 moves Ruskval of p3: Moss 3 → Knot lair, on the border
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 3 in all
463. p2 end  b166108af032c06a
       p3 begins a turn, 2 provisions left
464. p3 cover.d5
       p3 covers d5: weak Gnome
       p3 moves the wheel pawn 1 space: Influence
465. p3 gate.3
       p3 looks at gate card 3: Hammer
466. p3 token.gr1.1
       p3 looks at token 1 of Granite 1: strength 2
467. p3 token.ha1.1
       p3 looks at token 1 of Hammer 1: strength 1
468. p3 influence.drubba
       p3 gains 1 influence with Drubba: 1 in all
469. p3 cover.f3
       p3 covers f3: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
470. p3 gate.1
       p3 looks at gate card 1: Moss
471. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 1
472. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 2
473. p3 to.mu3
       p3 adds 1 troll: Mud 3
474. p3 end  09b8d98c538a912c
       p1 begins a turn, 0 provisions left
475. p1 take.i3
476. p1 act.advance
       p1 covers i3: strong Advance of power 3
477. p1 to.fi3
478. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Fire 3
479. p1 lead.thornak
       p1 moves Thornak: Moss 3 → Fire 3
480. p1 move.mn3
       p1 moves a troll: Moon 3 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 3 in all
481. p1 end  b540b453c9a13110
       p3 begins a turn, 1 provision left
482. p3 take.c6
       p3 covers c6: strong Influence of power 2
483. p3 spend.0
484. p3 influence.drubba
       p3 gains 2 influence with Drubba: 3 in all
485. p3 end
       p3 begins a turn, 0 provisions left
486. p3 take.h7
487. p3 whole.reinforce
       p3 covers d4 f4 d6 e7 h7 e8: strong Reinforcements of power 7
488. p3 to.mu3
489. p3 add.7
       p3 adds 7 trolls: Mud 3
490. p3 end{moss}  d9aa432abee0902b
       Gnomes entrench in Granite 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gate card 1: 4 invaders come to the domain of Moss
       Gnomes invade Moss 1: the only cave within reach
       An invader of Moss comes upon 1 troll in Moss 2: the nearest with so few
       A troll of p2 is defeated in Moss 2: 4 honour
       Gnomes invade Moss 2: the only empty one within reach
       An invader of Moss comes upon 1 troll in Fire 1: the nearest with so few
       Nadrig of p2 is defeated in Fire 1: 2 honour
491. p2 to.arrow-o{fire}  9b1448d5f6fe53a3
       Nadrig of p2 recovers: Arrow lair, in the domain
       Gate card 2: 4 invaders come to the domain of Fire
       Gnomes invade Fire 1: the only empty one within reach
       An invader of Fire comes upon 1 troll in Moon 2: nowhere fewer within reach
       A troll of p2 is defeated in Moon 2: 4 honour
       Gnomes invade Moon 2: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Hammer 3: the nearest with so few
492. p3 lose.hjorrek
       Hjorrek of p3 is defeated in Hammer 3: 2 honour
493. p3 to.knot-o{hammer}
       Hjorrek of p3 recovers: Knot lair, in the domain
       Gate card 3: 4 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Hammer 3: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 3: 4 honour
       Gnomes invade Hammer 3: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Granite 3: the nearest with so few
494. p3 lose.quodda
       Quodda of p3 is defeated in Granite 3: 2 honour
495. p3 to.knot-i  f07d937d3e31f481
       Quodda of p3 recovers: Knot lair, on the border
       An invader of Hammer comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p3 is defeated in Granite 3: 2 honour
       p1 wins Zuldrak
       p1 gains 3 votes of Hammer: 4 in all
496. p2 console.vote  21c747d74cd4e770
       p2 takes a vote as consolation for Zuldrak
       p2 gains 1 vote of Hammer: 2 in all
497. p1 star.ha3  6e123dd5ae4e9eb9
       p1 puts the star of Zuldrak on Hammer 3
       Zuldrak brings p1 2 honour
       p3 wins Drubba
       p3 gains 3 votes of Mud: 4 in all
498. p2 console.vote  a3d0e56f5c89a0bc
       p2 takes a vote as consolation for Drubba
       p2 gains 1 vote of Mud: 2 in all
       Drubba brings p3 4 honour
       p3 wins Thuldra
499. p3 clan.moon
       p3 gains 1 vote of Moon: 4 in all
500. p3 clan.fire  8d2d7bdf426c7977
       p3 gains 1 vote of Fire: 6 in all
501. p1 console.vote
       p1 takes a vote as consolation for Thuldra
502. p1 clan.mud  66cbde889a16ce25
       p1 gains 1 vote of Mud: 4 in all
       Thuldra brings p3 6 honour
       p3 wins Orrowyn
       p3 gains 3 votes of Moss: 6 in all
       Orrowyn brings p3 1 honour
       Great hall 1 is shared: 6 honour each for p1 and p2
       Great hall 2: 8 honour for p1
       Great hall 3: 8 honour for p1
       Great hall 4: nobody controls a cave there
       Great hall 5: 4 honour for p3
       Great hall 6 is shared: 2 honour each for p1 and p3
       Great hall 7 is shared: 6 honour each for p1 and p2
       p1 has 5 Elders: 8 honour
       p2 has 6 Elders: 12 honour
       p3 has 4 Elders: 5 honour
       p3 gains 6 honour for votes of Moss
       p1 gains 4 honour for votes of Moss
       p2 gains 1 honour for votes of Moss
       p2 gains 12 honour for votes of Ice
       p1 gains 6 honour for votes of Ice
       p3 gains 3 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p2 gains 5 honour for votes of Moon
       p1 gains 3 honour for votes of Moon
       p1 gains 7 honour for votes of Granite
       p3 gains 4 honour for votes of Granite
       p2 gains 2 honour for votes of Granite
       p1 gains 8 honour for votes of Hammer
       p3 gains 5 honour for votes of Hammer
       p2 gains 2 honour for votes of Hammer
       p3 gains 11 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p2 gains 2 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p2 gains 5 honour for votes of Fire
       p1 gains 3 honour for votes of Fire
       The three waves are over: p3 wins

p1 +21  Gnome wheel [FALL-G17]
p1  +6  Defeated trolls [FALL-W18]
p1  +2  Champions [FALL-H08]
p1 +20  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -3  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 1 [FALL-F02]
p1  +8  Great hall 2 [FALL-F02]
p1  +8  Great hall 3 [FALL-F02]
p1  +2  Great hall 6 [FALL-F02]
p1  +6  Great hall 7 [FALL-F02]
p1  +8  Elders [FALL-F05]
p1  +4  Votes of Moss [FALL-F06]
p1  +6  Votes of Ice [FALL-F06]
p1  +3  Votes of Moon [FALL-F06]
p1  +7  Votes of Granite [FALL-F06]
p1  +8  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p1  +3  Votes of Fire [FALL-F06]
p2  +1  Attacks [FALL-M09]
p2 +14  Defeated trolls [FALL-W18]
p2 +20  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +6  Great hall 1 [FALL-F02]
p2  +6  Great hall 7 [FALL-F02]
p2 +12  Elders [FALL-F05]
p2  +1  Votes of Moss [FALL-F06]
p2 +12  Votes of Ice [FALL-F06]
p2  +5  Votes of Moon [FALL-F06]
p2  +2  Votes of Granite [FALL-F06]
p2  +2  Votes of Hammer [FALL-F06]
p2  +2  Votes of Mud [FALL-F06]
p2  +5  Votes of Fire [FALL-F06]
p3  +3  Attacks [FALL-M09]
p3 +29  Defeated trolls [FALL-W18]
p3 +11  Champions [FALL-H08]
p3 +20  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +24  Domains, wave II [FALL-P03]
p3  -5  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 5 [FALL-F02]
p3  +2  Great hall 6 [FALL-F02]
p3  +5  Elders [FALL-F05]
p3  +6  Votes of Moss [FALL-F06]
p3  +3  Votes of Ice [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +4  Votes of Granite [FALL-F06]
p3  +5  Votes of Hammer [FALL-F06]
p3 +11  Votes of Mud [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
= p1 138, p3 138, p2 101  waves, won by p3
