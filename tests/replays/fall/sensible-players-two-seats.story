fall/3  seats 2  seed 1  options turn_order=printed

  1. p1 keep.pluddra  da8246a4ac5b4a85
  2. p2 keep.brundal{p2}
       p2 takes the hammer and is first player
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
       p1 keeps Pluddra
       p1 gains 3 votes of Mud: 3 in all
  3. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
  4. p2 settle.mo3
       p2 puts a troll in Moss 3
  5. p2 settle.ha3
       p2 puts a troll in Hammer 3
  6. p2 to.ha3  00732dc0d57c993e
       Brundal of p2 comes to Hammer 3
  7. p1 lairs.horn
       p1 takes the lairs of the Horn, three trolls in each
  8. p1 settle.mn3
       p1 puts a troll in Moon 3
  9. p1 settle.fi3
       p1 puts a troll in Fire 3
       Wave I begins: four cards each
 10. p1 draft.a08.f4  6daa7062debe28ab
 11. p2 draft.a33.d4  c349e46ee6dff5fe
       p1 adds a card at f4: Gnome, Gnome, Joker, Advance
       p2 adds a card at d4: Influence, Elders, Advance, Joker
 12. p1 draft.a29.g3  6604957eb895c8fb
 13. p2 draft.a27.c3  d1eabf3718e2e058
       p1 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
       p2 adds a card at c3: Gnome, Elders, Influence, Influence
 14. p1 draft.a41.d6  b3a8d92aab30a1d7
 15. p2 draft.a52.d6
       p1 adds a card at d6: Influence, Provisions, Advance, Advance
       p2 adds a card at d6: Joker, Gnome, Provisions, Advance
       The last card of each hand is discarded face down
 16. p2 stop
       p2 has 7 provisions and 1 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 6 provisions left
 17. p2 cover.e6
       p2 covers e6: weak Gnome
 18. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
 19. p2 gate.3
       p2 looks at gate card 3: Fire
 20. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 1
 21. p2 influence.quodda
       p2 gains 2 influence with Quodda: 2 in all
 22. p2 cover.d4
       p2 covers d4: weak Influence
 23. p2 spend.0
 24. p2 influence.ruskval
       p2 gains 2 influence with Ruskval: 2 in all
 25. p2 end  f0e50bf509b20157
       p1 begins a turn, 6 provisions left
 26. p1 cover.e7
       p1 covers e7: weak Advance
 27. p1 spend.1
       p1 spends 1 despair
 28. p1 to.mo3
 29. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Moss 3
 30. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 1 in all
 31. p1 cover.d6
       p1 covers d6: weak Influence
 32. p1 influence.crym
       p1 gains 2 influence with Crym: 2 in all
 33. p1 end  0c2f1c883141c894
       p2 begins a turn, 5 provisions left
 34. p2 cover.e7
       p2 covers e7: weak Advance
 35. p2 spend.1
       p2 spends 1 despair
 36. p2 to.mo3
       p2 moves a troll: Knot lair, on the border → Moss 3
 37. p2 move.knot-i
       p2 moves a troll: Knot lair, on the border → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 1 in all
 38. p2 cover.e5
 39. p2 act.advance
       p2 covers e5: weak Advance
 40. p2 to.ic3
 41. p2 move.knot-i
       p2 moves a troll: Knot lair, on the border → Ice 3
 42. p2 end  4d3f4ce435b168ac
       p1 begins a turn, 5 provisions left
 43. p1 cover.f6
       p1 covers f6: weak Influence
 44. p1 influence.ruskval
       p1 gains 1 influence with Ruskval: 1 in all
 45. p1 cover.f5
 46. p1 act.influence
       p1 covers f5: weak Influence
 47. p1 influence.quodda
       p1 gains 1 influence with Quodda: 1 in all
 48. p1 end  161fcf554dd0600a
       p2 begins a turn, 4 provisions left
 49. p2 cover.d5
       p2 covers d5: weak Advance
 50. p2 to.gr3
 51. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Granite 3
 52. p2 cover.d6
 53. p2 act.advance
       p2 covers d6: weak Advance
 54. p2 to.gr2
 55. p2 move.knot-o{1}
       p2 moves a troll: Knot lair, in the domain → Granite 2
       p2 attacks the gnomes of Granite 2: strength 1
       p2 wins the attack on Granite 2: 1 honour
       p2 takes control of Granite 2
       p2 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 1 space without effect
 56. p2 end  21b8b2d368065cc9
       p1 begins a turn, 4 provisions left
 57. p1 take.h3
       p1 covers h3: strong Advance of power 2
 58. p1 spend.1
       p1 spends 1 more provision
 59. p1 to.ic3
 60. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Ice 3
 61. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Ice 3
 62. p1 move.horn-o
       p1 moves a troll: Horn lair, in the domain → Ice 3
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 1 in all
 63. p1 end  9f6369644976485e
       p2 begins a turn, 3 provisions left
 64. p2 cover.f6
       p2 covers f6: weak Influence
 65. p2 influence.ruskval
       p2 gains 1 influence with Ruskval: 3 in all
 66. p2 cover.c4
       p2 covers c4: weak Influence
 67. p2 influence.quodda
       p2 gains 1 influence with Quodda: 3 in all
 68. p2 end  28dc4baf83234004
       p1 begins a turn, 2 provisions left
 69. p1 take.e5
 70. p1 take.g5
       p1 covers e5 g5: strong Advance of power 2
 71. p1 spend.0
 72. p1 to.gr3
 73. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Granite 3
 74. p1 move.mo3
       p1 moves a troll: Moss 3 → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 1 in all
 75. p1 end  c42f7b797cc0899f
       p2 begins a turn, 2 provisions left
 76. p2 cover.f5
       p2 covers f5: weak Reinforcements
 77. p2 to.gr2
       p2 adds 1 troll: Granite 2
 78. p2 cover.c3
       p2 covers c3: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
 79. p2 gate.1
       p2 looks at gate card 1: Moss
 80. p2 token.ic2.1
       p2 looks at token 1 of Ice 2: strength 2
       p2 gains 1 honour on the wheel, boost 0 included
 81. p2 end  a2674a9da00019af
       p1 begins a turn, 1 provision left
 82. p1 cover.d7
       p1 covers d7: weak Advance
 83. p1 to.mu3
 84. p1 move.mo3
       p1 moves a troll: Moss 3 → Mud 3
 85. p1 cover.g4
       p1 covers g4: weak Reinforcements
 86. p1 to.fi3
       p1 adds 1 troll: Fire 3
 87. p1 end  cd9a038660f1c9d4
       p2 begins a turn, 1 provision left
 88. p2 end  db0a225a5ca0ddb8
       p1 begins a turn, 0 provisions left
 89. p1 take.g3
 90. p1 take.f4
       p1 covers g3 f4: strong Gnome of power 2
 91. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Reinforcements
 92. p1 gate.1
       p1 looks at gate card 1: Moss
 93. p1 token.ic2.1
       p1 looks at token 1 of Ice 2: strength 2
 94. p1 to.mn3
 95. p1 add.2
       p1 adds 2 trolls: Moon 3
 96. p1 end  a61dfe57ca2722dc
       p2 begins a turn, 0 provisions left
 97. p2 end{moss}  3fc5f21d667d55d3
       Gnomes entrench in Ice 2
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Moss
       Gnomes invade Moss 1: the only cave within reach
 98. p1 enter.mo2{mud}
       p1 leads the plank of Moss and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Mud
 99. p1 enter.mu1{fire}
       p1 leads the plank of Mud and sends the invader into Mud 1
       Gnomes invade Mud 1: empty, and as near as others
       Gnomes invade Fire 1: the nearest empty one
       Gate card 3: 2 invaders come to the domain of Fire
       Gnomes invade Fire 2: the nearest empty one
100. p1 enter.ha2  99f3f1e94b255011
       Nobody has votes of Fire: p1 leads with Moss, the next clan, and sends the invader into Hammer 2
       Gnomes invade Hammer 2: empty, and as near as others
       p1 wins Crym
       p1 gains 2 votes of Ice: 3 in all
       p2 wins Ruskval
101. p2 clan.moon
       p2 gains 1 vote of Moon: 1 in all
102. p2 clan.mud  8d2f34a8fe4a86ed
       p2 gains 1 vote of Mud: 1 in all
103. p1 console.vote
       p1 takes a vote as consolation for Ruskval
104. p1 clan.moon  90a7829a8da4fba6
       p1 gains 1 vote of Moon: 1 in all
105. p2 to.ha3
       Ruskval of p2 comes to Hammer 3
       p2 wins Quodda
106. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
107. p2 clan.hammer  e1c1f7085241adaf
       p2 gains 1 vote of Hammer: 1 in all
108. p1 console.vote
       p1 takes a vote as consolation for Quodda
109. p1 clan.fire  e5702ff367c4f2d2
       p1 gains 1 vote of Fire: 1 in all
110. p2 to.gr2  06dd63dfd1cda4a6
       Quodda of p2 comes to Granite 2
       Domains of wave I: p1 gains 30 and loses 5
       Domains of wave I: p2 gains 18 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave II begins: four cards each
111. p1 draft.a21.c7  c695446f10754c37
112. p2 draft.a16.b4  7cb33deeb900a1b3
       p1 adds a card at c7: Reinforce, Advance 3, empty, Elders
       p2 adds a card at b4: Gnome 2, Reinforce, Gnome 2, Advance
113. p1 draft.a09.f6  11eb422999b67eeb
114. p2 draft.a25.f6  c7493acff5d30489
       p1 adds a card at f6: Influence, Advance 2, Reinforce, Advance
       p2 adds a card at f6: Advance, Advance, Elders, Reinforce
115. p1 draft.a13.d4  de02c389282a4255
116. p2 draft.a19.b2
       p1 adds a card at d4: Advance 2, empty, Advance 2, Reinforce
       p2 adds a card at b2: Influence 3, empty, Advance, Gnome
       The last card of each hand is discarded face down
117. p2 stop  2785d9948dc70d0a
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p1 begins a turn, 5 provisions left
118. p1 cover.f4
       p1 covers f4: weak Gnome
119. p1 spend.2
       p1 spends 2 despair
120. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Influence
121. p1 gate.2
       p1 looks at gate card 2: Hammer
122. p1 token.fi2.1
       p1 looks at token 1 of Fire 2: strength 1
       p1 crosses the honour-boost wire: boost 1
123. p1 influence.fomga
       p1 gains 4 influence with Fomga: 4 in all
124. p1 cover.f6
       p1 covers f6: weak Influence
125. p1 influence.grell
       p1 gains 2 influence with Grell: 2 in all
126. p1 end  7f7f9dd8ee11522f
       p2 begins a turn, 5 provisions left
127. p2 cover.e6
       p2 covers e6: weak Gnome
128. p2 spend.2
       p2 spends 2 despair
129. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Reinforcements
130. p2 gate.1
       p2 looks at gate card 1: Granite
131. p2 token.ha2.1
       p2 looks at token 1 of Hammer 2: strength 1
132. p2 rally.back1
       Breach: 3 invaders come to the domain of Mud, p2 decides ties
       Gnomes invade Hammer 1: the nearest empty one
       Gnomes invade Ice 1: the only empty one within reach
       Gnomes invade Moon 1: the only empty one within reach
133. p2 to.gr2
134. p2 add.3
       p2 adds 3 trolls: Granite 2
135. p2 cover.d5
       p2 covers d5: weak Advance
136. p2 to.ha2
137. p2 move.knot-o{1}
       p2 moves a troll: Knot lair, in the domain → Hammer 2
       p2 attacks the gnomes of Hammer 2: strength 1
       p2 wins the attack on Hammer 2: 1 honour
       p2 takes control of Hammer 2
       p2 gains 1 vote of Hammer: 2 in all
       The wheel pawn moves 1 space without effect
138. p2 end  532e9bde7b84fee2
       p1 begins a turn, 4 provisions left
139. p1 take.e7
140. p1 take.d7
       p1 covers d7 e7: strong Advance of power 4
141. p1 spend.0
142. p1 to.ha3
143. p1 move.mn3
       p1 moves a troll: Moon 3 → Hammer 3
144. p1 move.ic3
       p1 moves a troll: Ice 3 → Hammer 3
145. p1 move.mn3
       p1 moves a troll: Moon 3 → Hammer 3
146. p1 move.fi3
       p1 moves a troll: Fire 3 → Hammer 3
       p1 takes control of Hammer 3
       p1 gains 1 vote of Hammer: 1 in all
147. p1 end  677bdba55e99e18d
       p2 begins a turn, 4 provisions left
148. p2 take.c5
149. p2 take.d6
150. p2 take.e7
151. p2 take.f6
152. p2 take.g6
153. p2 act.advance
       p2 covers c5 d6 f6 g6 e7: strong Advance of power 5
154. p2 spend.0
155. p2 to.mn3
156. p2 move.gr2
       p2 moves a troll: Granite 2 → Moon 3
157. p2 move.gr2
       p2 moves a troll: Granite 2 → Moon 3
158. p2 move.ha3
       p2 moves a troll: Hammer 3 → Moon 3
159. p2 lead.brundal
       p2 moves Brundal: Hammer 3 → Moon 3
160. p2 stop
       p2 takes control of Moon 3
       p2 gains 1 vote of Moon: 2 in all
161. p2 end  b33ac9dcd7cdcfe3
       p1 begins a turn, 3 provisions left
162. p1 take.d5
163. p1 take.d4
       p1 covers d4 d5: strong Advance of power 4
164. p1 spend.0
165. p1 to.mo3
166. p1 move.ha3
       p1 moves a troll: Hammer 3 → Moss 3
167. p1 move.ha3
       p1 moves a troll: Hammer 3 → Moss 3
168. p1 move.mn3
       p1 moves a troll: Moon 3 → Moss 3
169. p1 move.mu3
       p1 moves a troll: Mud 3 → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 2 in all
170. p1 end  eb6b713ebb996067
       p2 begins a turn, 3 provisions left
171. p2 cover.b3
       p2 covers b3: weak Advance
172. p2 to.mu3
173. p2 move.mo3
       p2 moves a troll: Moss 3 → Mud 3
174. p2 cover.c3
       p2 covers c3: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
175. p2 gate.2
       p2 looks at gate card 2: Hammer
176. p2 token.mu2.2
       p2 looks at token 2 of Mud 2: strength 3
177. p2 influence.thornak
       p2 gains 2 influence with Thornak: 2 in all
178. p2 end  0ce0403cc2ab8d48
       p1 begins a turn, 2 provisions left
179. p1 cover.g7
       p1 covers g7: weak Advance
180. p1 to.fi2
181. p1 move.mo3{1}
       p1 moves a troll: Moss 3 → Fire 2
       p1 attacks the gnomes of Fire 2: strength 1
       p1 wins the attack on Fire 2: 1 honour
       p1 takes control of Fire 2
       p1 gains 1 vote of Fire: 2 in all
       The wheel pawn moves 1 space without effect
182. p1 cover.g3
       p1 covers g3: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
183. p1 gate.3
       p1 looks at gate card 3: Moss
184. p1 token.ic2.2
       p1 looks at token 2 of Ice 2: strength 2
       p1 gains 2 honour on the wheel, boost 1 included
185. p1 end  0fbab56153d36050
       p2 begins a turn, 2 provisions left
186. p2 take.e5
187. p2 whole.reinforce
       p2 covers c4 e5 f5 g7: strong Reinforcements of power 4
188. p2 spend.0
189. p2 to.ha2
190. p2 add.4
       p2 adds 4 trolls: Hammer 2
191. p2 end  d2380e14806a5acb
       p1 begins a turn, 1 provision left
192. p1 take.e5
193. p1 whole.reinforce
       p1 covers g4 e5 f5 c7 f7: strong Reinforcements of power 5
194. p1 spend.0
195. p1 to.fi3
196. p1 add.5
       p1 adds 5 trolls: Fire 3
197. p1 end  02d89f2bc04d9f78
       p2 begins a turn, 1 provision left
198. p2 take.b5
199. p2 take.b4
       p2 covers b4 b5: strong Gnome of power 4
200. p2 spend.0
201. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Troll advance
202. p2 gate.3
       p2 looks at gate card 3: Moss
203. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 2
       p2 crosses the honour-boost wire: boost 1
204. p2 out.gr3
205. p2 shift.p1.horn-i
       p2 moves a troll of p1: Granite 3 → Horn lair, on the border
206. p2 shift.p1.horn-i
       p2 moves a troll of p1: Granite 3 → Horn lair, on the border
207. p2 stop
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 2 in all
208. p2 end  4eaef307094b4168
       p1 begins a turn, 0 provisions left
209. p1 take.h3
210. p1 take.g6
211. p1 act.advance
       p1 covers h3 g6: strong Advance of power 4
212. p1 to.gr3
213. p1 move.ha3
       p1 moves a troll: Hammer 3 → Granite 3
214. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Granite 3
215. p1 stop
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 2 in all
216. p1 end  fe1f2e7965386912
       p2 begins a turn, 0 provisions left
217. p2 take.b2
218. p2 take.d4
       p2 covers b2 d4: strong Influence of power 4
219. p2 influence.fomga
       p2 gains 4 influence with Fomga: 4 in all
220. p2 end{granite}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 2
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Hammer 1
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gate card 1: 3 invaders come to the domain of Granite
       An invader of Granite comes upon 4 trolls in Granite 2: the only cave within reach
221. p2 lose.quodda
       Quodda of p2 is defeated in Granite 2: 4 honour
222. p2 to.knot-i{hammer+moss}  339ed8c670e0aab6
       Quodda of p2 recovers: Knot lair, on the border
       An invader of Granite comes upon 3 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 2 honour
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 2 honour
       Gate card 2: 3 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Granite 2: nowhere fewer within reach
       A troll of p2 is defeated in Granite 2: 4 honour
       Gnomes invade Granite 2: the only empty one within reach
       Gnomes invade Granite 1: the only empty one within reach
       Gate card 3: 3 invaders come to the domain of Moss
       Gnomes invade Moon 2: the only empty one within reach
       An invader of Moss comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p1 is defeated in Fire 2: 4 honour
       Gnomes invade Fire 2: the only empty one within reach
       p1 wins Grell
223. p1 clan.ice
       p1 gains 1 vote of Ice: 4 in all
224. p1 out.ha3
225. p1 shift.ruskval.knot-o
       p1 moves Ruskval of p2: Hammer 3 → Knot lair, in the domain
226. p1 stop
       p1 wins Fomga
227. p1 clan.moon
       p1 gains 1 vote of Moon: 2 in all
228. p1 clan.moon  6f4b45af3da4c6e5
       p1 gains 1 vote of Moon: 3 in all
229. p2 console.honour
       p2 takes 2 honour as consolation for Fomga
       p2 wins Thornak
       p2 gains 3 votes of Granite: 5 in all
230. p2 to.mu3  d6d8937eb7a56d1c
       Thornak of p2 comes to Mud 3
       Domains of wave II: p1 gains 30 and loses 9
       Domains of wave II: p2 gains 18 and loses 5
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave III begins: four cards each
231. p1 draft.a53.d3  f0ad65be77478617
232. p2 draft.a28.f4  cddcc406a9cc7730
       p1 adds a card at d3: Advance, empty, Joker, Joker
       p2 adds a card at f4: Advance, Elders, Gnome, Gnome
233. p1 draft.a50.e7  16ef08c635bb2c4d
234. p2 draft.a26.f5  93da08bab0393cea
       p1 adds a card at e7: Provisions, Joker, Influence, Reinforce
       p2 adds a card at f5: Reinforce, Influence, Reinforce, Elders
235. p1 draft.a46.g7  bb13a2fc0201a7f1
236. p2 draft.a65.b5
       p1 adds a card at g7: empty, Advance, Reinforce 2, Provisions
       p2 adds a card at b5: Advance 2, Reinforce 2, Influence, empty
       The last card of each hand is discarded face down
237. p2 cover.d6  6c2862046003122b
       p2 covers the Jokers e5 and d6: 6 provisions
238. p1 cover.e4
239. p1 cover.f5  e1df6cbf5dbf311f
       p1 covers the Jokers e4 and f5: 8 provisions
       p2 has 6 provisions and 2 despair
       p1 has 8 provisions and 0 despair
       p2 begins a turn, 5 provisions left
240. p2 cover.d5
       p2 covers d5: weak Advance
241. p2 spend.2
       p2 spends 2 despair
242. p2 to.ic3
243. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
244. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
245. p2 lead.quodda
       p2 moves Quodda: Knot lair, on the border → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 3 in all
246. p2 cover.c3
       p2 covers c3: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
247. p2 gate.1
       p2 looks at gate card 1: Moss
248. p2 token.ic1.2
       p2 looks at token 2 of Ice 1: strength 1
249. p2 influence.drubba
       p2 gains 2 influence with Drubba: 2 in all
250. p2 end  f7da995e498cdaae
       p1 begins a turn, 7 provisions left
251. p1 cover.h7
       p1 covers h7: weak Advance
252. p1 to.mu3
253. p1 move.gr3
       p1 moves a troll: Granite 3 → Mud 3
254. p1 cover.g5
       p1 covers g5: weak Advance
255. p1 to.gr3
256. p1 move.horn-i
       p1 moves a troll: Horn lair, on the border → Granite 3
       p1 takes control of Granite 3
       p1 gains 1 vote of Granite: 3 in all
257. p1 end  a734a9217eeecae6
       p2 begins a turn, 4 provisions left
258. p2 cover.e7
       p2 covers e7: weak Advance
259. p2 to.mo3
260. p2 move.mn3
       p2 moves a troll: Moon 3 → Moss 3
261. p2 cover.d4
       p2 covers d4: weak Influence
262. p2 influence.thuldra
       p2 gains 2 influence with Thuldra: 2 in all
263. p2 end  fd466086c50fb966
       p1 begins a turn, 6 provisions left
264. p1 take.d4
265. p1 whole.advance
       p1 covers d3 d4 d5: strong Advance of power 4
266. p1 spend.1
       p1 spends 1 more provision
267. p1 to.mn3
268. p1 move.gr3
       p1 moves a troll: Granite 3 → Moon 3
269. p1 move.fi3
       p1 moves a troll: Fire 3 → Moon 3
270. p1 move.fi3
       p1 moves a troll: Fire 3 → Moon 3
271. p1 move.fi3
       p1 moves a troll: Fire 3 → Moon 3
272. p1 move.fi3
       p1 moves a troll: Fire 3 → Moon 3
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 4 in all
273. p1 end  e9fc5ea52b10e5f7
       p2 begins a turn, 3 provisions left
274. p2 cover.b3
       p2 covers b3: weak Advance
275. p2 to.ha3
276. p2 move.ha2
       p2 moves a troll: Hammer 2 → Hammer 3
277. p2 cover.f4
       p2 covers f4: weak Advance
278. p2 to.ic3
279. p2 move.ha2
       p2 moves a troll: Hammer 2 → Ice 3
280. p2 end  79e8f8d8a57d8a72
       p1 begins a turn, 4 provisions left
281. p1 take.d7
       p1 covers d7: strong Advance of power 3
282. p1 spend.1
       p1 spends 1 more provision
283. p1 to.ic3
284. p1 move.ha3
       p1 moves a troll: Hammer 3 → Ice 3
285. p1 move.mn3
       p1 moves a troll: Moon 3 → Ice 3
286. p1 move.mu3
       p1 moves a troll: Mud 3 → Ice 3
287. p1 move.mo3
       p1 moves a troll: Moss 3 → Ice 3
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 5 in all
288. p1 end  696abebdb871d916
       p2 begins a turn, 2 provisions left
289. p2 take.b5
       p2 covers b5: strong Advance of power 2
290. p2 spend.1
       p2 spends 1 more provision
291. p2 to.mo3
292. p2 move.mu3
       p2 moves a troll: Mud 3 → Moss 3
293. p2 move.ha2
       p2 moves a troll: Hammer 2 → Moss 3
294. p2 move.mn3
       p2 moves a troll: Moon 3 → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 2 in all
295. p2 end  9f38c3e059e02849
       p1 begins a turn, 2 provisions left
296. p1 cover.f6
       p1 covers f6: weak Influence
297. p1 influence.zuldrak
       p1 gains 2 influence with Zuldrak: 2 in all
298. p1 cover.f4
       p1 covers f4: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
299. p1 gate.1
       p1 looks at gate card 1: Moss
300. p1 token.mn2.1
       p1 looks at token 1 of Moon 2: strength 2
       p1 gains 2 honour on the wheel, boost 1 included
301. p1 end  40dd17dc7de68cc5
       p2 begins a turn, 0 provisions left
302. p2 cover.e6
       p2 covers e6: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
303. p2 gate.2
       p2 looks at gate card 2: Fire
304. p2 token.ic2.2
       p2 looks at token 2 of Ice 2: strength 2
305. p2 out.ic3
306. p2 shift.p1.mn3
       p2 moves a troll of p1: Ice 3 → Moon 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 4 in all
307. p2 cover.g7
       p2 covers g7: weak Reinforcements
308. p2 to.ha3
       p2 adds 1 troll: Hammer 3
309. p2 end  c2eb9a6f7fb21bfd
       p1 begins a turn, 1 provision left
310. p1 take.g6
311. p1 take.f7
       p1 covers g6 f7: strong Advance of power 3
312. p1 spend.0
313. p1 to.mo3
314. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 3
315. p1 move.mn3
       p1 moves a troll: Moon 3 → Moss 3
316. p1 move.mn3
       p1 moves a troll: Moon 3 → Moss 3
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 3 in all
317. p1 end
       p1 begins a turn, 0 provisions left
318. p1 take.h3
       p1 covers h3: strong Advance of power 2
319. p1 to.ic3
320. p1 move.gr3
       p1 moves a troll: Granite 3 → Ice 3
321. p1 stop
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 6 in all
322. p1 end{moss}  57d41c10180d225f
       Gnomes entrench in Moon 2
       Gnomes entrench in Granite 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Fire 2
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p1 is defeated in Fire 3: 4 honour
       Gnomes invade Fire 3: the only empty one within reach
       An invader of Moss comes upon 1 troll in Mud 3: the nearest with so few
       Thornak of p2 is defeated in Mud 3: 2 honour
323. p2 to.knot-o{fire}  182786f0f94eaa64
       Thornak of p2 recovers: Knot lair, in the domain
       Gnomes invade Mud 3: the only empty one within reach
       Gate card 2: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p2 is defeated in Granite 3: 4 honour
       Gnomes invade Granite 3: the only empty one within reach
324. p1 enter.ha3  34177ea95ac0c5f0
       p1 leads the plank of Fire and sends the invader into Hammer 3
       An invader of Fire comes upon 2 trolls in Hammer 3: as few and as near as elsewhere
       A troll of p2 is defeated in Hammer 3: 2 honour
325. p2 to.knot-i
       The defeated troll of p2 is rescued: Knot lair, on the border
       An invader of Fire comes upon 1 troll in Hammer 3: nowhere fewer within reach
       A troll of p2 is defeated in Hammer 3: 2 honour
326. p2 to.knot-o{hammer}
       The defeated troll of p2 is rescued: Knot lair, in the domain
       Gate card 3: 4 invaders come to the domain of Hammer
       Gnomes invade Hammer 3: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Hammer 2: nowhere fewer within reach
       A troll of p2 is defeated in Hammer 2: 4 honour
327. p2 to.knot-o
       The defeated troll of p2 is rescued: Knot lair, in the domain
       An invader of Hammer comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p2 is defeated in Hammer 2: 2 honour
328. p2 to.knot-o  b9a7544938c092a7
       The defeated troll of p2 is rescued: Knot lair, in the domain
       No gnome is left: an invader of Hammer stays away
       p1 wins Zuldrak
       p1 gains 3 votes of Hammer: 4 in all
329. p1 star.fi3  3858cc952d10707e
       p1 puts the star of Zuldrak on Fire 3
       Zuldrak brings p1 2 honour
       p2 wins Drubba
       p2 gains 3 votes of Mud: 4 in all
       Drubba brings p2 4 honour
       p2 wins Thuldra
330. p2 clan.fire
       p2 gains 1 vote of Fire: 2 in all
331. p2 clan.fire  bcd97b875142c08a
       p2 gains 1 vote of Fire: 3 in all
       Thuldra brings p2 6 honour
       Great hall 1: 12 honour for p1
       Great hall 2: 8 honour for p1
       Great hall 3 is shared: 4 honour each for p1
       Great hall 4 falls to the gnomes
       Great hall 5 falls to the gnomes
       Great hall 6 falls to the gnomes
       Great hall 7: 12 honour for p1
       p1 has 3 Elders: 3 honour
       p2 has 5 Elders: 8 honour
       p1 gains 6 honour for votes of Moss
       p2 gains 4 honour for votes of Moss
       p1 gains 12 honour for votes of Ice
       p2 gains 6 honour for votes of Ice
       p1 gains 10 honour for votes of Moon
       p2 gains 5 honour for votes of Moon
       p2 gains 7 honour for votes of Granite
       p1 gains 4 honour for votes of Granite
       p1 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p2 gains 11 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p2 gains 9 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       The three waves are over: p1 wins

p1  +1  Attacks [FALL-M09]
p1  +4  Gnome wheel [FALL-G17]
p1  +8  Defeated trolls [FALL-W18]
p1  +2  Champions [FALL-H08]
p1 +30  Domains, wave I [FALL-P03]
p1  -5  Invaded caves, wave I [FALL-P04]
p1 +30  Domains, wave II [FALL-P03]
p1  -9  Invaded caves, wave II [FALL-P04]
p1 +12  Great hall 1 [FALL-F02]
p1  +8  Great hall 2 [FALL-F02]
p1  +4  Great hall 3 [FALL-F02]
p1 +12  Great hall 7 [FALL-F02]
p1  +3  Elders [FALL-F05]
p1  +6  Votes of Moss [FALL-F06]
p1 +12  Votes of Ice [FALL-F06]
p1 +10  Votes of Moon [FALL-F06]
p1  +4  Votes of Granite [FALL-F06]
p1  +8  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p1  +5  Votes of Fire [FALL-F06]
p2  +2  Attacks [FALL-M09]
p2  +1  Gnome wheel [FALL-G17]
p2 +28  Defeated trolls [FALL-W18]
p2 +10  Champions [FALL-H08]
p2  +2  Consolations [FALL-H04]
p2 +18  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2 +18  Domains, wave II [FALL-P03]
p2  -5  Invaded caves, wave II [FALL-P04]
p2  +8  Elders [FALL-F05]
p2  +4  Votes of Moss [FALL-F06]
p2  +6  Votes of Ice [FALL-F06]
p2  +5  Votes of Moon [FALL-F06]
p2  +7  Votes of Granite [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p2 +11  Votes of Mud [FALL-F06]
p2  +9  Votes of Fire [FALL-F06]
= p1 151, p2 126  waves, won by p1
