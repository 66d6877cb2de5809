fall/3  seats 4  seed 1  options turn_order=printed

  1. p1 keep.pluddra  1310ac54880fac45
  2. p2 keep.brundal  a1c2a86eabd10ebc
  3. p3 keep.hjorrek  d94ea5635e4023ac
  4. p4 keep.fenglu{p2}  d3ec50c6f8ad1522
       p2 takes the hammer and is first player
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
       p3 keeps Hjorrek
       p3 gains 2 votes of Moon: 2 in all
       p4 keeps Fenglu
       p4 gains 2 votes of Mud: 2 in all
       p1 keeps Pluddra
       p1 gains 3 votes of Mud: 3 in all
  5. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
  6. p2 settle.mo3
       p2 puts a troll in Moss 3
  7. p2 settle.ha3
       p2 puts a troll in Hammer 3
  8. p2 to.ha3  4b3942402c7824a1
       Brundal of p2 comes to Hammer 3
  9. p3 lairs.horn
       p3 takes the lairs of the Horn, three trolls in each
 10. p3 settle.mn3
       p3 puts a troll in Moon 3
 11. p3 settle.fi3
       p3 puts a troll in Fire 3
 12. p3 to.fi3  82c5d8f16bf8cb34
       Hjorrek of p3 comes to Fire 3
 13. p4 lairs.arrow
       p4 takes the lairs of the Arrow, three trolls in each
 14. p4 settle.gr3
       p4 puts a troll in Granite 3
 15. p4 settle.fi2
       p4 puts a troll in Fire 2
 16. p4 to.gr3  6cc1e266bf56cc52
       Fenglu of p4 comes to Granite 3
 17. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 18. p1 settle.ic3
       p1 puts a troll in Ice 3
 19. p1 settle.mu3
       p1 puts a troll in Mud 3
       Wave I begins: four cards each
 20. p1 draft.a16.d6  44a7aba3a4355328
 21. p2 draft.a33.d4  921d76b9544a06e4
 22. p3 draft.a08.f4  bc080e531afb7ea7
 23. p4 draft.a21.f4  89593268dcb2aa34
       p1 adds a card at d6: Gnome 2, Reinforce, Gnome 2, Advance
       p2 adds a card at d4: Influence, Elders, Advance, Joker
       p3 adds a card at f4: Gnome, Gnome, Joker, Advance
       p4 adds a card at f4: Reinforce, Advance 3, empty, Elders
 24. p1 draft.a25.f6  df77dc06acc16201
 25. p2 draft.a09.f6  73e7b02013ca4cb5
 26. p3 draft.a29.g3  1b57bdea101b6119
 27. p4 draft.a27.d6  42d7a2363f234f76
       p1 adds a card at f6: Advance, Advance, Elders, Reinforce
       p2 adds a card at f6: Influence, Advance 2, Reinforce, Advance
       p3 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
       p4 adds a card at d6: Gnome, Elders, Influence, Influence
 28. p1 draft.a41.g7  5011a4ec0cda43cc
 29. p2 draft.a13.c3  bdadd1f66c129a24
 30. p3 draft.a19.f6  13866711f6f929b9
 31. p4 draft.a52.e7  942996c3be6ce451
       p1 adds a card at g7: Influence, Provisions, Advance, Advance
       p2 adds a card at c3: Advance 2, empty, Advance 2, Reinforce
       p3 adds a card at f6: Influence 3, empty, Advance, Gnome
       p4 adds a card at e7: Joker, Gnome, Provisions, Advance
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p4 has 7 provisions and 1 despair
       p1 has 7 provisions and 1 despair
       p2 begins a turn, 5 provisions left
 32. p2 cover.e6
       p2 covers e6: weak Gnome
 33. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
 34. p2 gate.2
       p2 looks at gate card 2: Hammer
 35. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 2
 36. p2 influence.ruskval
       p2 gains 2 influence with Ruskval: 2 in all
 37. p2 cover.g7
       p2 covers g7: weak Advance
 38. p2 spend.2
       p2 spends 2 despair
 39. p2 to.mo1
 40. p2 move.knot-i
       p2 moves a troll: Knot lair, on the border → Moss 1
 41. p2 move.knot-i
       p2 moves a troll: Knot lair, on the border → Moss 1
 42. p2 move.knot-i{2}
       p2 moves a troll: Knot lair, on the border → Moss 1
       p2 attacks the gnomes of Moss 1: strength 2
       p2 wins the attack on Moss 1: 2 honour
       p2 takes control of Moss 1
       p2 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
 43. p2 end  db84f87ef834c81c
       p3 begins a turn, 5 provisions left
 44. p3 cover.e6
       p3 covers e6: weak Gnome
 45. p3 spend.1
       p3 spends 1 despair
 46. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Influence
 47. p3 gate.2
       p3 looks at gate card 2: Hammer
 48. p3 token.mn2.1
       p3 looks at token 1 of Moon 2: strength 3
 49. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 1
 50. p3 influence.fomga
       p3 gains 3 influence with Fomga: 3 in all
 51. p3 cover.f7
       p3 covers f7: weak Advance
 52. p3 spend.1
       p3 spends 1 despair
 53. p3 to.ic3
 54. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Ice 3
 55. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 1 in all
 56. p3 end  be25d44c97e3c907
       p4 begins a turn, 6 provisions left
 57. p4 cover.f6
       p4 covers f6: weak Influence
 58. p4 spend.0
 59. p4 influence.quodda
       p4 gains 2 influence with Quodda: 2 in all
 60. p4 cover.f8
       p4 covers f8: weak Advance
 61. p4 spend.1
       p4 spends 1 despair
 62. p4 to.mo3
 63. p4 move.arrow-i
       p4 moves a troll: Arrow lair, on the border → Moss 3
 64. p4 move.arrow-i
       p4 moves a troll: Arrow lair, on the border → Moss 3
       p4 takes control of Moss 3
       p4 gains 1 vote of Moss: 1 in all
 65. p4 end  db616d2e620271f4
       p1 begins a turn, 6 provisions left
 66. p1 cover.h8
       p1 covers h8: weak Advance
 67. p1 spend.1
       p1 spends 1 despair
 68. p1 to.ic3
       p1 moves a troll: Comb lair, on the border → Ice 3
 69. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Ice 3
       p1 takes control of Ice 3
       p1 gains 1 vote of Ice: 1 in all
 70. p1 cover.g7
       p1 covers g7: weak Influence
 71. p1 influence.quodda
       p1 gains 1 influence with Quodda: 1 in all
 72. p1 end  1815909a58e70aa0
       p2 begins a turn, 4 provisions left
 73. p2 cover.f6
       p2 covers f6: weak Influence
 74. p2 influence.quodda
       p2 gains 1 influence with Quodda: 1 in all
 75. p2 cover.d5
       p2 covers d5: weak Advance
 76. p2 to.ha4
 77. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Hammer 4
 78. p2 end  b06f360437db318c
       p3 begins a turn, 4 provisions left
 79. p3 cover.g5
       p3 covers g5: weak Advance
 80. p3 to.ic4
 81. p3 move.horn-i
       p3 moves a troll: Horn lair, on the border → Ice 4
 82. p3 cover.e5
       p3 covers e5: weak Advance
 83. p3 to.mo4
 84. p3 move.ic3
       p3 moves a troll: Ice 3 → Moss 4
 85. p3 end  8b32b4f8dd4ca599
       p4 begins a turn, 5 provisions left
 86. p4 cover.d7
       p4 covers d7: weak Influence
 87. p4 influence.crym
       p4 gains 2 influence with Crym: 2 in all
 88. p4 cover.e7
 89. p4 act.influence
       p4 covers e7: weak Influence
 90. p4 influence.ruskval
       p4 gains 1 influence with Ruskval: 1 in all
 91. p4 end  fa0aa7f06fc210b1
       p1 begins a turn, 5 provisions left
 92. p1 take.d7
 93. p1 take.d6
       p1 covers d6 d7: strong Gnome of power 4
 94. p1 spend.0
 95. p1 wheel.4
       p1 moves the wheel pawn 4 spaces: Influence
 96. p1 gate.1
       p1 looks at gate card 1: Ice
 97. p1 token.ic1.1
       p1 looks at token 1 of Ice 1: strength 2
       p1 crosses the honour-boost wire: boost 1
 98. p1 influence.ruskval
       p1 gains 4 influence with Ruskval: 4 in all
 99. p1 end  707c405dda6cdfde
       p2 begins a turn, 3 provisions left
100. p2 take.c4
101. p2 act.advance
       p2 covers c4: strong Advance of power 2
102. p2 spend.1
       p2 spends 1 more provision
103. p2 to.gr3
104. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Granite 3
105. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Granite 3
106. p2 move.ha3
       p2 moves a troll: Hammer 3 → Granite 3
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 1 in all
107. p2 end  c1c8188b346e2594
       p3 begins a turn, 3 provisions left
108. p3 take.f6
109. p3 take.f5
       p3 covers f5 f6: strong Influence of power 4
110. p3 spend.0
111. p3 influence.quodda
       p3 gains 4 influence with Quodda: 4 in all
112. p3 end  c55273d1e52eb200
       p4 begins a turn, 4 provisions left
113. p4 take.g4
       p4 covers g4: strong Advance of power 3
114. p4 spend.1
       p4 spends 1 more provision
115. p4 to.gr2
116. p4 move.arrow-o
       p4 moves a troll: Arrow lair, in the domain → Granite 2
117. p4 move.arrow-o
       p4 moves a troll: Arrow lair, in the domain → Granite 2
118. p4 move.arrow-o
       p4 moves a troll: Arrow lair, in the domain → Granite 2
119. p4 stop{1}
       p4 attacks the gnomes of Granite 2: strength 1
       p4 wins the attack on Granite 2: 1 honour
       p4 takes control of Granite 2
       p4 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 1 space without effect
120. p4 end  3f853e0e330e16de
       p1 begins a turn, 4 provisions left
121. p1 take.g6
122. p1 whole.advance
       p1 covers f6 g6 g8: strong Advance of power 3
123. p1 spend.0
124. p1 to.fi3
125. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Fire 3
126. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Fire 3
127. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 1 in all
128. p1 end  11287f0d435b3517
       p2 begins a turn, 1 provision left
129. p2 take.c3
       p2 covers c3: strong Advance of power 2
130. p2 spend.0
131. p2 to.fi2
132. p2 move.mo3
       p2 moves a troll: Moss 3 → Fire 2
133. p2 move.mo1
       p2 moves a troll: Moss 1 → Fire 2
       p2 takes control of Fire 2
       p2 gains 1 vote of Fire: 1 in all
134. p2 end  0117a1605f490cba
       p3 begins a turn, 2 provisions left
135. p3 cover.g7
       p3 covers g7: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
136. p3 gate.3
       p3 looks at gate card 3: Mud
137. p3 token.ic1.1
       p3 looks at token 1 of Ice 1: strength 2
138. p3 token.mu2.1
       p3 looks at token 1 of Mud 2: strength 3
139. p3 out.fi3
140. p3 shift.p3.fi4
       p3 moves a troll: Fire 3 → Fire 4
141. p3 cover.g3
       p3 covers g3: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
142. p3 gate.4
       p3 looks at gate card 4: Fire
143. p3 stop
144. p3 rally.stay
       Breach: 3 invaders come to the domain of Fire, p3 decides ties
       Gnomes invade Fire 1: the only empty one within reach
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Hammer 2: the only empty one within reach
145. p3 to.mo4
       p3 adds 1 troll: Moss 4
146. p3 end  09aa6ddac2a1e654
       p4 begins a turn, 2 provisions left
147. p4 cover.d6
       p4 covers d6: weak Gnome
       p4 moves the wheel pawn 1 space: Troll advance
148. p4 gate.4
       p4 looks at gate card 4: Fire
149. p4 token.fi1.1
       p4 looks at token 1 of Fire 1: strength 1
150. p4 out.gr3
151. p4 shift.fenglu.gr4
       p4 moves Fenglu: Granite 3 → Granite 4
152. p4 cover.e5
       p4 covers e5: weak Advance
153. p4 to.fi1
154. p4 move.arrow-i{1}
       p4 moves a troll: Arrow lair, on the border → Fire 1
       p4 attacks the gnomes of Fire 1: strength 1
       p4 wins the attack on Fire 1: 1 honour
       p4 takes control of Fire 1
       p4 gains 1 vote of Fire: 1 in all
       The wheel pawn moves 1 space without effect
155. p4 end  730420e86cb19aae
       p1 begins a turn, 3 provisions left
156. p1 cover.e5
       p1 covers e5: weak Advance
157. p1 to.mn1
158. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moon 1
159. p1 cover.f5
       p1 covers f5: weak Reinforcements
160. p1 to.mn1
       p1 adds 1 troll: Moon 1
161. p1 end  73724a1f57669b59
       p2 begins a turn, 0 provisions left
162. p2 cover.e5
163. p2 act.influence
       p2 covers e5: weak Influence
164. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
165. p2 cover.f7
       p2 covers f7: weak Reinforcements
166. p2 to.mo1
       p2 adds 1 troll: Moss 1
167. p2 end  4e3d47050357b087
       p3 begins a turn, 1 provision left
168. p3 take.h3
       p3 covers h3: strong Advance of power 2
169. p3 spend.0
170. p3 to.fi1
171. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Fire 1
172. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Fire 1
       p3 takes control of Fire 1
       p3 gains 1 vote of Fire: 1 in all
173. p3 end  e80e7fdf79608d7e
       p4 begins a turn, 1 provision left
174. p4 cover.f7
       p4 covers f7: weak Gnome
       p4 moves the wheel pawn 1 space: Reinforcements
175. p4 gate.2
       p4 looks at gate card 2: Hammer
176. p4 token.mu2.1
       p4 looks at token 1 of Mud 2: strength 3
177. p4 to.gr4
       p4 adds 1 troll: Granite 4
178. p4 cover.f4
       p4 covers f4: weak Reinforcements
179. p4 to.mo3
       p4 adds 1 troll: Moss 3
180. p4 end  e1b2db0c1f050d74
       p1 begins a turn, 2 provisions left
181. p1 cover.e7
       p1 covers e7: weak Advance
182. p1 to.mu4
183. p1 move.fi3
       p1 moves a troll: Fire 3 → Mud 4
184. p1 cover.e6
       p1 covers e6: weak Reinforcements
185. p1 to.mu3
       p1 adds 1 troll: Mud 3
186. p1 end  cce3d50d2cb6812c
       p3 begins a turn, 0 provisions left
187. p3 cover.g4
       p3 covers g4: weak Reinforcements
188. p3 to.mn3
       p3 adds 1 troll: Moon 3
189. p3 cover.f4
       p3 covers f4: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
190. p3 gate.1
       p3 looks at gate card 1: Ice
191. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 2
192. p3 token.mu1.1
       p3 looks at token 1 of Mud 1: strength 1
       p3 gains 1 honour on the wheel, boost 0 included
193. p3 end  1a0575abf1ee9c8e
       p4 begins a turn, 0 provisions left
194. p4 end  43959e81ff8bf1ab
       p1 begins a turn, 1 provision left
195. p1 end
       p1 begins a turn, 0 provisions left
196. p1 end{ice+hammer}  a6fb532595208952
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 2
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Mud 2
       Gate card 1: 2 invaders come to the domain of Ice
       Gnomes invade Ice 2: the nearest empty one
       Gnomes invade Moss 2: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Hammer
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Hammer comes upon 1 troll in Hammer 3: nowhere fewer within reach
       Brundal of p2 is defeated in Hammer 3: 3 honour
197. p2 to.knot-o{mud+fire}  87f571d81faa6f58
       Brundal of p2 recovers: Knot lair, in the domain
       Gate card 3: 2 invaders come to the domain of Mud
       Gnomes invade Hammer 3: the only empty one within reach
       An invader of Mud comes upon 1 troll in Hammer 4: nowhere fewer within reach
       A troll of p2 is defeated in Hammer 4: 3 honour
       Gate card 4: 2 invaders come to the domain of Fire
198. p1 enter.fi2{p4}
       p1 leads the plank of Fire and sends the invader into Fire 2
       An invader of Fire comes upon 3 trolls in Fire 2: as few and as near as elsewhere
       The lot in Fire 2 falls on p4
       A troll of p4 is defeated in Fire 2: 3 honour
       An invader of Fire comes upon 2 trolls in Fire 2: nowhere fewer within reach
       A troll of p2 is defeated in Fire 2: 2 honour
       p4 wins Crym
       p4 gains 2 votes of Ice: 2 in all
       p1 wins Ruskval
199. p1 clan.hammer
       p1 gains 1 vote of Hammer: 1 in all
200. p1 clan.moon  d6d174423c8f7a94
       p1 gains 1 vote of Moon: 1 in all
201. p2 console.vote
       p2 takes a vote as consolation for Ruskval
202. p2 clan.hammer  57115328ccc98814
       p2 gains 1 vote of Hammer: 1 in all
203. p4 console.vote
       p4 takes a vote as consolation for Ruskval
204. p4 clan.moon  716aa1cd197150c3
       p4 gains 1 vote of Moon: 1 in all
205. p1 to.mu3  5fff403894d7f41e
       Ruskval of p1 comes to Mud 3
       p3 wins Quodda
206. p3 clan.hammer
       p3 gains 1 vote of Hammer: 1 in all
207. p3 clan.granite  a4475ca37babd347
       p3 gains 1 vote of Granite: 1 in all
208. p4 console.vote
       p4 takes a vote as consolation for Quodda
209. p4 clan.hammer  c17b05d6a9bdd0f4
       p4 gains 1 vote of Hammer: 1 in all
210. p1 console.vote
       p1 takes a vote as consolation for Quodda
211. p1 clan.granite  758ea7881a8174b4
       p1 gains 1 vote of Granite: 1 in all
212. p2 console.vote
       p2 takes a vote as consolation for Quodda
213. p2 clan.moon  7c146c4ba0558580
       p2 gains 1 vote of Moon: 1 in all
214. p3 to.mn3  fe6eb69486b48589
       Quodda of p3 comes to Moon 3
       p2 wins Grell
215. p2 clan.mud
       p2 gains 1 vote of Mud: 1 in all
216. p2 out.gr3
217. p2 shift.p2.gr1
       p2 moves a troll: Granite 3 → Granite 1
218. p2 shift.p4.arrow-o  be2c0c86dae0d3b7
       p2 moves a troll of p4: Granite 3 → Arrow lair, in the domain
       p3 wins Fomga
219. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
220. p3 clan.moss  c9b4a2cad0ff7a9c
       p3 gains 1 vote of Moss: 1 in all
       Domains of wave I: p1 gains 26 and loses 5
       Domains of wave I: p2 gains 20 and loses 1
       Domains of wave I: p3 gains 26 and loses 4
       Domains of wave I: p4 gains 14 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
221. p1 draft.a38.f8  79a1ab3b2a7146c9
222. p2 draft.a58.c5  be03381568426753
223. p3 draft.a50.d5  8f5a5245de1cf7df
224. p4 draft.a53.c5  362674750e7eea99
       p1 adds a card at f8: Elders, Reinforce, Elders, Influence
       p2 adds a card at c5: Reinforce, Advance, Reinforce, Joker
       p3 adds a card at d5: Provisions, Joker, Influence, Reinforce
       p4 adds a card at c5: Advance, empty, Joker, Joker
225. p1 draft.a69.g5  243cf5de984a57d3
226. p2 draft.a28.d2  f134a402f28d9e14
227. p3 draft.a26.e7  d0cbca3ee2c47a55
228. p4 draft.a31.e3  ccfa8d40d20521f2
       p1 adds a card at g5: empty, Influence, Advance, Advance 3
       p2 adds a card at d2: Advance, Elders, Gnome, Gnome
       p3 adds a card at e7: Reinforce, Influence, Reinforce, Elders
       p4 adds a card at e3: Elders, Gnome, Influence 2, Reinforce
229. p1 draft.a65.h4  a67086ebb7754a39
230. p2 draft.a46.f4  63d4465b51498312
231. p3 draft.a71.g6  e08bda24d5e5c768
232. p4 draft.a61.c7  a71feea44d76ee9b
       p1 adds a card at h4: Advance 2, Reinforce 2, Influence, empty
       p2 adds a card at f4: empty, Advance, Reinforce 2, Provisions
       p3 adds a card at g6: Advance, Influence 3, empty, Influence
       p4 adds a card at c7: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
233. p3 stop  c66b7ea0f7271065
234. p4 stop  3c7ac945742d9c3d
235. p2 stop  c7cd7ab1c886c518
       p3 has 6 provisions and 2 despair
       p4 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 5 provisions left
236. p3 cover.g3
       p3 covers g3: weak Gnome
237. p3 spend.0
       p3 moves the wheel pawn 1 space: Influence
238. p3 gate.2
       p3 looks at gate card 2: Fire
239. p3 token.mu2.2
       p3 looks at token 2 of Mud 2: strength 3
240. p3 token.mn2.2
       p3 looks at token 2 of Moon 2: strength 1
241. p3 influence.imbolg
       p3 gains 2 influence with Imbolg: 2 in all
242. p3 cover.d6
       p3 covers d6: weak Influence
243. p3 spend.0
244. p3 influence.noctha
       p3 gains 2 influence with Noctha: 2 in all
245. p3 end  78b001e63c55c622
       p4 begins a turn, 5 provisions left
246. p4 cover.f6
       p4 covers f6: weak Influence
247. p4 spend.0
248. p4 influence.nadrig
       p4 gains 2 influence with Nadrig: 2 in all
249. p4 cover.d8
       p4 covers d8: weak Influence
250. p4 spend.0
251. p4 influence.thornak
       p4 gains 2 influence with Thornak: 2 in all
252. p4 end  1908e3e55e9143cf
       p1 begins a turn, 5 provisions left
253. p1 cover.e7
       p1 covers e7: weak Advance
254. p1 spend.1
       p1 spends 1 despair
255. p1 to.ic4
256. p1 move.ic3
       p1 moves a troll: Ice 3 → Ice 4
257. p1 move.ic3
       p1 moves a troll: Ice 3 → Ice 4
       p1 takes control of Ice 4
       p1 gains 1 vote of Ice: 2 in all
258. p1 cover.h5
       p1 covers h5: weak Influence
259. p1 spend.0
260. p1 influence.thessel
       p1 gains 2 influence with Thessel: 2 in all
261. p1 end  a033aa5e5d81a5f9
       p2 begins a turn, 5 provisions left
262. p2 cover.d5
       p2 covers d5: weak Advance
263. p2 spend.2
       p2 spends 2 despair
264. p2 to.ha3
265. p2 move.gr3
       p2 moves a troll: Granite 3 → Hammer 3
266. p2 lead.brundal
       p2 moves Brundal: Knot lair, in the domain → Hammer 3
267. p2 stop{1}
       p2 attacks the gnomes of Hammer 3: strength 1
       p2 wins the attack on Hammer 3: 1 honour
       p2 takes control of Hammer 3
       p2 gains 1 vote of Hammer: 2 in all
       The wheel pawn moves 1 space without effect
268. p2 cover.g4
       p2 covers g4: weak Advance
269. p2 to.ha4
270. p2 move.ha3
       p2 moves a troll: Hammer 3 → Hammer 4
271. p2 end  5127364554cc0f13
       p3 begins a turn, 4 provisions left
272. p3 cover.g5
       p3 covers g5: weak Advance
273. p3 spend.1
       p3 spends 1 despair
274. p3 to.ic4
275. p3 move.horn-o
       p3 moves a troll: Horn lair, in the domain → Ice 4
276. p3 move.mn3
       p3 moves a troll: Moon 3 → Ice 4
       p3 takes control of Ice 4
       p3 gains 1 vote of Ice: 2 in all
277. p3 cover.f4
       p3 covers f4: weak Gnome
278. p3 spend.1
       p3 spends 1 despair
279. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Troll advance
280. p3 gate.1
       p3 looks at gate card 1: Hammer
281. p3 token.ic1.2
       p3 looks at token 2 of Ice 1: strength 2
282. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 1
       p3 crosses the honour-boost wire: boost 1
283. p3 out.ic3
284. p3 shift.p1.mo3
       p3 moves a troll of p1: Ice 3 → Moss 3
285. p3 stop
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 3 in all
286. p3 end  a08ebb6783aafbb4
       p4 begins a turn, 4 provisions left
287. p4 cover.e5
       p4 covers e5: weak Advance
288. p4 spend.1
       p4 spends 1 despair
289. p4 to.gr3
290. p4 move.arrow-o
       p4 moves a troll: Arrow lair, in the domain → Granite 3
291. p4 move.gr2
       p4 moves a troll: Granite 2 → Granite 3
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 2 in all
292. p4 cover.f8
       p4 covers f8: weak Advance
293. p4 spend.0
294. p4 to.mn4
295. p4 move.gr2
       p4 moves a troll: Granite 2 → Moon 4
296. p4 end  a041b43d37795e86
       p1 begins a turn, 4 provisions left
297. p1 cover.h8
       p1 covers h8: weak Advance
298. p1 spend.1
       p1 spends 1 despair
299. p1 to.fi4
300. p1 move.mo3
       p1 moves a troll: Moss 3 → Fire 4
301. p1 move.mu3
       p1 moves a troll: Mud 3 → Fire 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 2 in all
302. p1 cover.g9
       p1 covers g9: weak Influence
303. p1 influence.imbolg
       p1 gains 1 influence with Imbolg: 1 in all
304. p1 end  5877253beb9a13ea
       p2 begins a turn, 4 provisions left
305. p2 cover.d4
       p2 covers d4: weak Reinforcements
306. p2 to.ha3
       p2 adds 1 troll: Hammer 3
307. p2 cover.f7
       p2 covers f7: weak Reinforcements
308. p2 to.mo1
       p2 adds 1 troll: Moss 1
309. p2 end  217cf259cf285c82
       p3 begins a turn, 3 provisions left
310. p3 cover.g6
       p3 covers g6: weak Advance
311. p3 to.ic2
312. p3 move.fi4{1}
       p3 moves a troll: Fire 4 → Ice 2
       p3 attacks the gnomes of Ice 2: strength 1
       p3 wins the attack on Ice 2: 1 honour
       p3 takes control of Ice 2
       p3 gains 1 vote of Ice: 4 in all
       The wheel pawn moves 1 space without effect
313. p3 cover.g4
       p3 covers g4: weak Reinforcements
314. p3 to.ic3
       p3 adds 1 troll: Ice 3
315. p3 end  68a6cb7374bc5c52
       p4 begins a turn, 3 provisions left
316. p4 cover.c8
       p4 covers c8: weak Gnome
317. p4 spend.1
       p4 spends 1 despair
318. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Troll advance
319. p4 gate.4
       p4 looks at gate card 4: Ice
320. p4 token.ha1.1
       p4 looks at token 1 of Hammer 1: strength 3
321. p4 out.mu4
322. p4 shift.p1.ha4
       p4 moves a troll of p1: Mud 4 → Hammer 4
323. p4 cover.f3
       p4 covers f3: weak Gnome
       p4 moves the wheel pawn 1 space: Reinforcements
324. p4 gate.2
       p4 looks at gate card 2: Fire
325. p4 token.mu2.2
       p4 looks at token 2 of Mud 2: strength 3
326. p4 rally.stay{p4}
       Breach: 4 invaders come to the domain of Fire, p4 decides ties
       An invader of Fire comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p2 is defeated in Fire 2: 0 honour
       Gnomes invade Fire 2: the only empty one within reach
       An invader of Fire comes upon 3 trolls in Fire 1: the nearest with so few
       The lot in Fire 1 falls on p4
       A troll of p4 is defeated in Fire 1: 0 honour
       An invader of Fire comes upon 2 trolls in Fire 1: nowhere fewer within reach
       A troll of p3 is defeated in Fire 1: 0 honour
327. p4 to.mn4
       p4 adds 1 troll: Moon 4
328. p4 end  66e306425198a748
       p1 begins a turn, 3 provisions left
329. p1 take.d7
330. p1 act.gnome
       p1 covers d7: strong Gnome of power 2
331. p1 spend.0
332. p1 wheel.1
       p1 moves the wheel pawn 1 space: Troll advance
333. p1 gate.1
       p1 looks at gate card 1: Hammer
334. p1 token.mu2.1
       p1 looks at token 1 of Mud 2: strength 3
335. p1 out.ha4
336. p1 shift.p2.gr4
       p1 moves a troll of p2: Hammer 4 → Granite 4
       p1 takes control of Hammer 4
       p1 gains 1 vote of Hammer: 2 in all
337. p1 end  2a050f50a1455778
       p2 begins a turn, 3 provisions left
338. p2 take.g6
339. p2 act.advance
       p2 covers g6: strong Advance of power 2
340. p2 spend.0
341. p2 to.ha4
342. p2 move.gr4
       p2 moves a troll: Granite 4 → Hammer 4
343. p2 move.gr3
       p2 moves a troll: Granite 3 → Hammer 4
       p2 takes control of Hammer 4
       p2 gains 1 vote of Hammer: 3 in all
344. p2 end  aedc00cebf6be286
       p3 begins a turn, 2 provisions left
345. p3 take.e6
346. p3 whole.reinforce
       p3 covers e5 f5 e6 e7 e8: strong Reinforcements of power 5
347. p3 spend.0
348. p3 to.fi1
349. p3 add.5
       p3 adds 5 trolls: Fire 1
350. p3 end  041e709c3a025b92
       p4 begins a turn, 2 provisions left
351. p4 take.crym
352. p4 take.e4
353. p4 act.influence
       p4 covers e4 crym: strong Influence of power 4
354. p4 spend.0
355. p4 influence.imbolg
       p4 gains 4 influence with Imbolg: 4 in all
356. p4 end  8e105f4f3bb5e4df
       p1 begins a turn, 2 provisions left
357. p1 take.g6
358. p1 take.f6
359. p1 whole.advance
       p1 covers h4 f6 g6 h6: strong Advance of power 7
360. p1 spend.0
361. p1 to.mo4
362. p1 move.ic4
       p1 moves a troll: Ice 4 → Moss 4
363. p1 move.ic4
       p1 moves a troll: Ice 4 → Moss 4
364. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 4
365. p1 stop
       p1 takes control of Moss 4
       p1 gains 1 vote of Moss: 1 in all
366. p1 end  8e4efe9bad8a8e83
       p2 begins a turn, 2 provisions left
367. p2 cover.c6
       p2 covers c6: weak Reinforcements
368. p2 to.gr1
       p2 adds 1 troll: Granite 1
369. p2 cover.e6
       p2 covers e6: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
370. p2 gate.2
       p2 looks at gate card 2: Fire
371. p2 token.ha2.1
       p2 looks at token 1 of Hammer 2: strength 2
372. p2 influence.thessel
       p2 gains 1 influence with Thessel: 1 in all
373. p2 end  eaadb389c83bfa2f
       p3 begins a turn, 1 provision left
374. p3 take.h3
       p3 covers h3: strong Advance of power 2
375. p3 spend.0
376. p3 to.mo4
377. p3 move.ic4
       p3 moves a troll: Ice 4 → Moss 4
378. p3 move.ic4
       p3 moves a troll: Ice 4 → Moss 4
       p3 takes control of Moss 4
       p3 gains 1 vote of Moss: 2 in all
379. p3 end  23e84e428d85dcab
       p4 begins a turn, 1 provision left
380. p4 take.g4
       p4 covers g4: strong Advance of power 3
381. p4 spend.0
382. p4 to.ic4
383. p4 move.mn4
       p4 moves a troll: Moon 4 → Ice 4
384. p4 move.gr4
       p4 moves a troll: Granite 4 → Ice 4
385. p4 stop
       p4 takes control of Ice 4
       p4 gains 1 vote of Ice: 3 in all
386. p4 end  35dd007ab2bc1acd
       p1 begins a turn, 1 provision left
387. p1 cover.e5
       p1 covers e5: weak Advance
388. p1 to.mu4
389. p1 move.ha4
       p1 moves a troll: Hammer 4 → Mud 4
390. p1 cover.g7
       p1 covers g7: weak Influence
391. p1 influence.nadrig
       p1 gains 1 influence with Nadrig: 1 in all
392. p1 end  15c151046b4ec924
       p2 begins a turn, 1 provision left
393. p2 cover.d2
       p2 covers d2: weak Advance
394. p2 to.gr4
395. p2 move.ha4
       p2 moves a troll: Hammer 4 → Granite 4
396. p2 cover.g7
       p2 covers g7: weak Advance
397. p2 to.mo2{3}
       p2 moves a troll: Moss 1 → Moss 2
       p2 attacks the gnomes of Moss 2: strength 3
398. p2 to.knot-o
       p2 is repelled from Moss 2 and retreats: Knot lair, in the domain
       Gnomes entrench in Moss 2
399. p2 end  f5467e72ac340fa2
       p3 begins a turn, 0 provisions left
400. p3 take.h6
401. p3 whole.influence
       p3 covers f6 h6 f7 h7: strong Influence of power 8
402. p3 influence.nadrig
       p3 gains 8 influence with Nadrig: 8 in all
403. p3 end  8b38995afdb368c0
       p4 begins a turn, 0 provisions left
404. p4 cover.c5
       p4 covers c5: weak Advance
405. p4 to.gr4
406. p4 move.gr2
       p4 moves a troll: Granite 2 → Granite 4
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 3 in all
407. p4 cover.d6
408. p4 act.advance
       p4 covers d6: weak Advance
409. p4 to.mo1
       p4 moves a troll: Moss 3 → Moss 1
410. p4 end  45458d47fcd5dcb0
       p1 begins a turn, 0 provisions left
411. p1 take.f5
412. p1 whole.reinforce
       p1 covers i4 f5 e6 g8: strong Reinforcements of power 5
413. p1 to.fi4
414. p1 add.5
       p1 adds 5 trolls: Fire 4
415. p1 end  90ab83e2dcae7374
       p2 begins a turn, 0 provisions left
416. p2 cover.d6
417. p2 act.advance
       p2 covers d6: weak Advance
418. p2 to.gr2
       p2 moves a troll: Granite 1 → Granite 2
419. p2 cover.e5
420. p2 act.advance
       p2 covers e5: weak Advance
421. p2 to.gr4
422. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Granite 4
423. p2 end{hammer+fire+p3}  8dfc917586bef100
       Gnomes entrench in Hammer 1
       Gnomes entrench in Fire 2
       Gate card 1: 3 invaders come to the domain of Hammer
       An invader of Hammer comes upon 1 troll in Granite 2: nowhere fewer within reach
       A troll of p2 is defeated in Granite 2: 4 honour
       Gnomes invade Granite 2: the only empty one within reach
       An invader of Hammer comes upon 1 troll in Granite 1: nowhere fewer within reach
       A troll of p2 is defeated in Granite 1: 2 honour
       Gate card 2: 3 invaders come to the domain of Fire
       An invader of Fire comes upon 3 trolls in Fire 3: nowhere fewer within reach
       The lot in Fire 3 falls on p3
       Hjorrek of p3 is defeated in Fire 3: 4 honour
424. p3 to.horn-i{moss+p2+p2+p2+ice}  12eb60890ce69439
       Hjorrek of p3 recovers: Horn lair, on the border
       An invader of Fire comes upon 2 trolls in Fire 3: nowhere fewer within reach
       A troll of p1 is defeated in Fire 3: 2 honour
       An invader of Fire comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p1 is defeated in Fire 3: 2 honour
       Gate card 3: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 4 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p2
       A troll of p2 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p2
       A troll of p2 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       The lot in Moss 1 falls on p2
       A troll of p2 is defeated in Moss 1: 2 honour
       Gate card 4: 3 invaders come to the domain of Ice
       An invader of Ice comes upon 1 troll in Ice 2: the nearest with so few
       A troll of p3 is defeated in Ice 2: 4 honour
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Ice comes upon 1 troll in Moss 1: nowhere fewer within reach
       A troll of p4 is defeated in Moss 1: 2 honour
       p4 wins Thornak
       p4 gains 3 votes of Granite: 6 in all
425. p4 to.mo3
       Thornak of p4 comes to Moss 3
       p3 wins Nadrig
       p3 gains 3 votes of Fire: 4 in all
426. p4 console.honour  e5bf015b254a28e3
       p4 takes 1 honour as consolation for Nadrig
427. p1 console.vote  abfaacf37e34c416
       p1 takes a vote as consolation for Nadrig
       p1 gains 1 vote of Fire: 3 in all
428. p3 to.mn3
       Nadrig of p3 comes to Moon 3
       p3 wins Noctha
       p3 gains 2 votes of Moon: 4 in all
       p4 wins Imbolg
       p4 gains 3 votes of Ice: 6 in all
429. p3 console.vote  f892bf5c9497c4ef
       p3 takes a vote as consolation for Imbolg
       p3 gains 1 vote of Ice: 5 in all
430. p1 console.vote  4dfeb2f0a352dc50
       p1 takes a vote as consolation for Imbolg
       p1 gains 1 vote of Ice: 3 in all
431. p4 to.mn4  fa9bcddb34459050
       Imbolg of p4 comes to Moon 4
       p1 wins Thessel
       p1 gains 3 votes of Moss: 4 in all
432. p2 console.vote  2229e0ea80b5cfe4
       p2 takes a vote as consolation for Thessel
       p2 gains 1 vote of Moss: 2 in all
433. p1 to.fi4
434. p1 add.3
       p1 adds 3 trolls: Fire 4
       Domains of wave II: p1 gains 20 and loses 4
       Domains of wave II: p2 gains 8 and loses 2
       Domains of wave II: p3 gains 24 and loses 5
       Domains of wave II: p4 gains 24 and loses 5
       Upkeep: new gates, a new offer, the hammer goes to p4
       Wave III begins: four cards each
435. p1 draft.a22.d4  30c07eaf85f8e1f2
436. p2 draft.a36.b6  b45f5ab91baab023
437. p3 draft.a37.c6  5b5a9f1b0258bfbb
438. p4 draft.a40.b4  4e90b53ae3328823
       p1 adds a card at d4: empty, Influence, Elders, Reinforce 3
       p2 adds a card at b6: Elders, Joker, Reinforce, Gnome
       p3 adds a card at c6: Elders, Advance, Elders, Reinforce
       p4 adds a card at b4: Elders, Gnome, Elders, Advance
439. p1 draft.a34.f4  ae6267aeb236474c
440. p2 draft.a23.f3  34cac995081417ea
441. p3 draft.a42.g7  6de04d134f445963
442. p4 draft.a06.c7  eaa75fd1b0285ff7
       p1 adds a card at f4: Gnome, Elders, Reinforce, Joker
       p2 adds a card at f3: Gnome, Influence 3, empty, Elders
       p3 adds a card at g7: Reinforce, Gnome, Reinforce, Provisions
       p4 adds a card at c7: Influence, Joker, Reinforce, Reinforce
443. p1 draft.a55.h8  0e2bdba527dbf69c
444. p2 draft.a35.e6  619b1c3d4db64c52
445. p3 draft.a43.c4  2174ec761e5b7662
446. p4 draft.a11.c3
       p1 adds a card at h8: empty, Reinforce, Joker, Joker
       p2 adds a card at e6: Joker, Influence, Elders, Advance
       p3 adds a card at c4: Influence, Influence, Provisions, Advance
       p4 adds a card at c3: Influence 2, Influence, Advance, Gnome
       The last card of each hand is discarded face down
447. p4 cover.e7
448. p4 cover.c6
       p4 covers the Jokers c6 and e7: 6 provisions
449. p4 cover.d6  79077ffc4648388f
       p4 covers the Jokers d6 and d7: 7 provisions
450. p1 cover.g5
451. p1 cover.h9  f4268f6cc7280fa6
       p1 covers the Jokers g5 and h9: 6 provisions
452. p2 cover.c6
453. p2 cover.e6
       p2 covers the Jokers c6 and e6: 6 provisions
454. p2 cover.e5  7209014fa8aa74e8
       p2 covers the Jokers e5 and d6: 7 provisions
455. p3 cover.e5  47558b9e9085dbc6
       p3 covers the Jokers e5 and f5: 7 provisions
       p4 has 7 provisions and 1 despair
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 has 7 provisions and 1 despair
       p4 begins a turn, 6 provisions left
456. p4 use.imbolg
       p4 uses Imbolg
       p4 moves Imbolg: Moon 4 → Moon 3
       A troll of p3 is driven out of Moon 3 to its supply by p4
457. p4 cover.c5
       p4 covers c5: weak Advance
458. p4 spend.1
       p4 spends 1 despair
459. p4 to.ha4
460. p4 move.gr3
       p4 moves a troll: Granite 3 → Hammer 4
461. p4 lead.imbolg
       p4 moves Imbolg: Moon 3 → Hammer 4
       p4 takes control of Hammer 4
       p4 gains 1 vote of Hammer: 2 in all
462. p4 cover.c7
       p4 covers c7: weak Influence
463. p4 influence.zuldrak
       p4 gains 2 influence with Zuldrak: 2 in all
464. p4 end  3fc523da384005dd
       p1 begins a turn, 5 provisions left
465. p1 cover.e7
       p1 covers e7: weak Advance
466. p1 spend.2
       p1 spends 2 despair
467. p1 to.ha4
468. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 4
469. p1 move.fi4
       p1 moves a troll: Fire 4 → Hammer 4
470. p1 move.fi4
       p1 moves a troll: Fire 4 → Hammer 4
       p1 takes control of Hammer 4
       p1 gains 1 vote of Hammer: 3 in all
471. p1 cover.h5
       p1 covers h5: weak Influence
472. p1 influence.xarkha
       p1 gains 2 influence with Xarkha: 2 in all
473. p1 end  6043dfc421a0f130
       p2 begins a turn, 6 provisions left
474. p2 cover.d5
       p2 covers d5: weak Advance
475. p2 spend.1
       p2 spends 1 despair
476. p2 to.gr4
477. p2 move.ha3
       p2 moves a troll: Hammer 3 → Granite 4
478. p2 move.ha4
       p2 moves a troll: Hammer 4 → Granite 4
       p2 takes control of Granite 4
       p2 gains 1 vote of Granite: 2 in all
479. p2 cover.f6
       p2 covers f6: weak Influence
480. p2 influence.drubba
       p2 gains 2 influence with Drubba: 2 in all
481. p2 end  eeedcaf59a5ee7fa
       p3 begins a turn, 6 provisions left
482. p3 cover.d5
       p3 covers d5: weak Advance
483. p3 use.nadrig
       p3 uses Nadrig
484. p3 spend.0
485. p3 to.ic4
486. p3 lead.hjorrek
       p3 moves Hjorrek: Horn lair, on the border → Ice 4
487. p3 lead.quodda
       p3 moves Quodda: Moon 3 → Ice 4
       p3 takes control of Ice 4
       p3 gains 1 vote of Ice: 6 in all
488. p3 cover.f7
       p3 covers f7: weak Influence
489. p3 spend.0
490. p3 influence.thuldra
       p3 gains 2 influence with Thuldra: 2 in all
491. p3 end  95a9ee09e2074fde
       p4 begins a turn, 5 provisions left
492. p4 use.imbolg
       p4 uses Imbolg
       p4 moves Imbolg: Hammer 4 → Mud 4
       A troll of p1 is driven out of Mud 4 to its supply by p4
       p4 takes control of Mud 4
       p4 gains 1 vote of Mud: 3 in all
493. p4 cover.e5
       p4 covers e5: weak Advance
494. p4 to.mu3
495. p4 move.ha4
       p4 moves a troll: Hammer 4 → Mud 3
496. p4 cover.f8
       p4 covers f8: weak Advance
497. p4 to.mu3
       p4 moves Imbolg: Mud 4 → Mud 3
       p4 takes control of Mud 3
       p4 gains 1 vote of Mud: 4 in all
498. p4 end  d6f1df6ae96aa141
       p1 begins a turn, 4 provisions left
499. p1 cover.f6
       p1 covers f6: weak Advance
500. p1 to.ic3
       p1 moves a troll: Moon 1 → Ice 3
501. p1 cover.g6
       p1 covers g6: weak Advance
502. p1 to.ha3
503. p1 lead.ruskval
       p1 moves Ruskval: Mud 3 → Hammer 3
504. p1 end  28d368881d51344e
       p2 begins a turn, 5 provisions left
505. p2 take.f7
506. p2 take.g7
507. p2 act.advance
       p2 covers f7 g7: strong Advance of power 2
508. p2 spend.0
509. p2 to.gr3
510. p2 lead.brundal
       p2 moves Brundal: Hammer 3 → Granite 3
511. p2 move.gr4
       p2 moves a troll: Granite 4 → Granite 3
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 3 in all
512. p2 end  4dd0bd9ab1efae0b
       p3 begins a turn, 5 provisions left
513. p3 cover.g5
       p3 covers g5: weak Advance
514. p3 use.nadrig
       p3 uses Nadrig
515. p3 spend.1
       p3 spends 1 despair
516. p3 to.fi3
       p3 moves a troll: Fire 1 → Fire 3
517. p3 move.fi1
       p3 moves a troll: Fire 1 → Fire 3
518. p3 move.fi1
       p3 moves a troll: Fire 1 → Fire 3
519. p3 cover.d6
       p3 covers d6: weak Advance
520. p3 to.mn1
521. p3 move.ic4
       p3 moves a troll: Ice 4 → Moon 1
522. p3 end  05435151beea64f4
       p4 begins a turn, 4 provisions left
523. p4 cover.c4
       p4 covers c4: weak Advance
524. p4 to.ic4
525. p4 move.gr4
       p4 moves a troll: Granite 4 → Ice 4
       p4 takes control of Ice 4
       p4 gains 1 vote of Ice: 7 in all
526. p4 cover.f6
       p4 covers f6: weak Influence
527. p4 influence.orrowyn
       p4 gains 2 influence with Orrowyn: 2 in all
528. p4 end  ddae21cacd284aa1
       p1 begins a turn, 3 provisions left
529. p1 take.h4
530. p1 take.h6
       p1 covers h4 h6: strong Advance of power 5
531. p1 spend.1
       p1 spends 1 more provision
532. p1 to.mo3
533. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
534. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
535. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
536. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
537. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
538. p1 stop
       p1 takes control of Moss 3
       p1 gains 1 vote of Moss: 5 in all
539. p1 end  8f262d0c15f48277
       p2 begins a turn, 4 provisions left
540. p2 take.f3
541. p2 whole.gnome
       p2 covers d3 e3 f3: strong Gnome of power 3
542. p2 spend.0
543. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Influence
544. p2 gate.3
       p2 looks at gate card 3: Granite
545. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 1
546. p2 influence.xarkha
       p2 gains 3 influence with Xarkha: 3 in all
547. p2 end  873f84fe7af57acc
       p3 begins a turn, 4 provisions left
548. p3 take.f4
549. p3 take.noctha
550. p3 act.gnome
       p3 covers f4 noctha: strong Gnome of power 3
551. p3 spend.0
552. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Troll advance
553. p3 gate.4
       p3 looks at gate card 4: Ice
554. p3 token.fi2.2
       p3 looks at token 2 of Fire 2: strength 2
555. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 2
       p3 crosses the honour-boost wire: boost 2
556. p3 out.ic4
557. p3 shift.p4.mo4
       p3 moves a troll of p4: Ice 4 → Moss 4
558. p3 stop
       p3 takes control of Ice 4
       p3 gains 1 vote of Ice: 7 in all
559. p3 end  f6c6c99114d0a0ca
       p4 begins a turn, 3 provisions left
560. p4 take.g4
       p4 covers g4: strong Advance of power 3
561. p4 spend.1
       p4 spends 1 more provision
562. p4 to.ic4
563. p4 move.mo4
       p4 moves a troll: Moss 4 → Ice 4
564. p4 move.gr3
       p4 moves a troll: Granite 3 → Ice 4
565. p4 lead.fenglu
       p4 moves Fenglu: Granite 4 → Ice 4
566. p4 stop
       p4 takes control of Ice 4
       p4 gains 1 vote of Ice: 8 in all
567. p4 end  eb311864c99ede28
       p1 begins a turn, 1 provision left
568. p1 take.d7
569. p1 take.d6
       p1 covers d6 d7: strong Gnome of power 4
570. p1 spend.0
571. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Troll advance
572. p1 gate.3
       p1 looks at gate card 3: Granite
573. p1 token.mn2.1
       p1 looks at token 1 of Moon 2: strength 3
574. p1 out.mn1
575. p1 shift.p3.mn3
       p1 moves a troll of p3: Moon 1 → Moon 3
576. p1 stop
       p1 takes control of Moon 1
       p1 gains 1 vote of Moon: 2 in all
577. p1 end  7605a86640f54760
       p2 begins a turn, 3 provisions left
578. p2 cover.d2
       p2 covers d2: weak Advance
579. p2 to.gr1
580. p2 move.gr4
       p2 moves a troll: Granite 4 → Granite 1
581. p2 cover.c7
       p2 covers c7: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
582. p2 gate.1
       p2 looks at gate card 1: Moss
583. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 3
584. p2 rally.stay
       Breach: 2 invaders come to the domain of Ice, p2 decides ties
       Gnomes invade Moss 1: the only empty one within reach
       An invader of Ice comes upon 1 troll in Moon 1: nowhere fewer within reach
       A troll of p1 is defeated in Moon 1: 2 honour
585. p2 to.gr4
       p2 adds 1 troll: Granite 4
586. p2 end  dc7896e2a048712e
       p3 begins a turn, 3 provisions left
587. p3 cover.g6
       p3 covers g6: weak Advance
588. p3 to.gr1
589. p3 move.mn3
       p3 moves a troll: Moon 3 → Granite 1
590. p3 cover.h7
       p3 covers h7: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
591. p3 gate.1
       p3 looks at gate card 1: Moss
592. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 1
593. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 1
594. p3 out.gr1
595. p3 shift.p2.gr3
       p3 moves a troll of p2: Granite 1 → Granite 3
       p3 takes control of Granite 1
       p3 gains 1 vote of Granite: 2 in all
596. p3 end  ee379f2fdfc298fd
       p4 begins a turn, 1 provision left
597. p4 take.e4
598. p4 take.crym
599. p4 take.c3
600. p4 act.influence
       p4 covers c3 e4 crym: strong Influence of power 6
601. p4 spend.0
602. p4 influence.xarkha
       p4 gains 6 influence with Xarkha: 6 in all
603. p4 end  f9d5b72907048722
       p1 begins a turn, 0 provisions left
604. p1 cover.i9
605. p1 act.advance
       p1 covers i9: weak Advance
606. p1 to.mo4
607. p1 move.ic3
       p1 moves a troll: Ice 3 → Moss 4
608. p1 cover.f4
       p1 covers f4: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
609. p1 gate.4
       p1 looks at gate card 4: Ice
610. p1 token.ha1.2
       p1 looks at token 2 of Hammer 1: strength 1
611. p1 influence.drubba
       p1 gains 1 influence with Drubba: 1 in all
612. p1 end  91eabc73ad833611
       p2 begins a turn, 2 provisions left
613. p2 take.g6
       p2 covers g6: strong Advance of power 2
614. p2 spend.0
615. p2 to.gr2
616. p2 move.gr3
       p2 moves a troll: Granite 3 → Granite 2
617. p2 move.gr4{1}
       p2 moves a troll: Granite 4 → Granite 2
       p2 attacks the gnomes of Granite 2: strength 1
       p2 wins the attack on Granite 2: 1 honour
       p2 takes control of Granite 2
       p2 gains 1 vote of Granite: 4 in all
       The wheel pawn moves 1 space without effect
618. p2 end  5dafb02850aabf76
       p3 begins a turn, 2 provisions left
619. p3 take.h3
       p3 covers h3: strong Advance of power 2
620. p3 spend.1
       p3 spends 1 more provision
621. p3 to.ic4
622. p3 move.mo4
       p3 moves a troll: Moss 4 → Ice 4
623. p3 move.mo4
       p3 moves a troll: Moss 4 → Ice 4
624. p3 move.mo4
       p3 moves a troll: Moss 4 → Ice 4
       p3 takes control of Ice 4
       p3 gains 1 vote of Ice: 8 in all
625. p3 end  7d53cebee713811a
       p4 begins a turn, 0 provisions left
626. p4 take.f7
627. p4 take.d4
       p4 covers d4 f7: strong Gnome of power 2
628. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Influence
629. p4 gate.1
       p4 looks at gate card 1: Moss
630. p4 token.mu1.2
       p4 looks at token 2 of Mud 1: strength 2
631. p4 influence.thuldra
       p4 gains 2 influence with Thuldra: 2 in all
632. p4 end  26841bb715e9835f
       p2 begins a turn, 1 provision left
633. p2 take.g3
       p2 covers g3: strong Influence of power 3
634. p2 spend.0
635. p2 influence.zuldrak
       p2 gains 3 influence with Zuldrak: 3 in all
636. p2 end  a5ec976de3623bbf
       p3 begins a turn, 0 provisions left
637. p3 take.h6
638. p3 whole.influence
       p3 covers c4 d4 f6 h6: strong Influence of power 8
639. p3 influence.zuldrak
       p3 gains 8 influence with Zuldrak: 8 in all
640. p3 end  2f32410acc91cea2
       p2 begins a turn, 0 provisions left
641. p2 take.f5
642. p2 whole.reinforce
       p2 covers d4 c5 f5 b7: strong Reinforcements of power 5
643. p2 to.gr2
644. p2 add.5
       p2 adds 5 trolls: Granite 2
645. p2 end{moss}  4c8cf9561f17132d
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 2
       Gate card 1: 4 invaders come to the domain of Moss
       Gnomes invade Moon 1: the only empty one within reach
       An invader of Moss comes upon 1 troll in Moon 3: the nearest with so few
       Nadrig of p3 is defeated in Moon 3: 4 honour
646. p3 to.horn-o  3f3d0840b9bdfe17
       Nadrig of p3 recovers: Horn lair, in the domain
       Gnomes invade Moon 3: the only empty one within reach
647. p1 enter.mn4{fire+granite+ice}  96c5cce4954893e3
       p1 leads the plank of Moss and sends the invader into Moon 4
       An invader of Moss comes upon 1 troll in Moon 4: as few and as near as elsewhere
       A troll of p4 is defeated in Moon 4: 2 honour
       Gate card 2: 4 invaders come to the domain of Fire
       Gnomes invade Moon 4: the only empty one within reach
       An invader of Fire comes upon 1 troll in Granite 1: nowhere fewer within reach
       A troll of p3 is defeated in Granite 1: 4 honour
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Ice 3: the nearest with so few
       A troll of p3 is defeated in Ice 3: 2 honour
       Gate card 3: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 7 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 4 honour
       An invader of Granite comes upon 6 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 2 honour
       An invader of Granite comes upon 5 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 2 honour
       An invader of Granite comes upon 4 trolls in Granite 2: the only cave within reach
       A troll of p2 is defeated in Granite 2: 2 honour
       Gate card 4: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 1 troll in Ice 3: nowhere fewer within reach
       A troll of p3 is defeated in Ice 3: 4 honour
       Gnomes invade Ice 3: the only empty one within reach
       An invader of Ice comes upon 2 trolls in Granite 3: the nearest with so few
648. p2 lose.brundal
       Brundal of p2 is defeated in Granite 3: 2 honour
649. p2 to.knot-i
       Brundal of p2 recovers: Knot lair, on the border
       An invader of Ice comes upon 1 troll in Granite 3: nowhere fewer within reach
       A troll of p2 is defeated in Granite 3: 2 honour
       p3 wins Zuldrak
       p3 gains 3 votes of Hammer: 4 in all
650. p2 console.vote  e5ea9f14e2597039
       p2 takes a vote as consolation for Zuldrak
       p2 gains 1 vote of Hammer: 4 in all
651. p4 console.honour  113ea2b60a9235b6
       p4 takes 1 honour as consolation for Zuldrak
652. p3 star.ic3  352e1066fba7613f
       p3 puts the star of Zuldrak on Ice 3
       Zuldrak brings p3 2 honour
       p2 wins Drubba
       p2 gains 3 votes of Mud: 4 in all
653. p1 console.vote  3b5b5f41b183f638
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 4 in all
       Drubba brings p2 6 honour
       p3 wins Thuldra
654. p3 clan.ice
       p3 gains 1 vote of Ice: 9 in all
655. p3 clan.hammer  769919dbf1659b0d
       p3 gains 1 vote of Hammer: 5 in all
656. p4 console.vote
       p4 takes a vote as consolation for Thuldra
657. p4 clan.mud  83a1c99a26255e48
       p4 gains 1 vote of Mud: 5 in all
       Thuldra brings p3 7 honour
       p4 wins Orrowyn
       p4 gains 3 votes of Moss: 4 in all
       Orrowyn brings p4 1 honour
       p4 wins Xarkha
       p4 gains 3 votes of Fire: 4 in all
658. p2 console.honour  ed212a0fed6a3330
       p2 takes 1 honour as consolation for Xarkha
659. p1 console.vote  dea4604b7625c809
       p1 takes a vote as consolation for Xarkha
       p1 gains 1 vote of Fire: 4 in all
660. p4 star.ice  55ff024b8b27e3d9
       p4 puts the star of Xarkha on the plank of Ice
       Great hall 1 is shared: 6 honour each for p1 and p3
       Great hall 2 falls to the gnomes
       Great hall 3 is shared: 4 honour each for p2
       Great hall 4: 8 honour for p1
       Great hall 5: 4 honour for p1
       Great hall 6 is shared: 2 honour each for p3 and p4
       Great hall 7: 12 honour for p1
       Great hall 8 is shared: 2 honour each for p3
       Great hall 9 is shared: 6 honour each for p1 and p2
       Great hall 10: 4 honour for p1
       p1 has 5 Elders: 8 honour
       p2 has 5 Elders: 8 honour
       p3 has 5 Elders: 8 honour
       p4 has 5 Elders: 8 honour
       p1 gains 6 honour for votes of Moss
       p4 gains 4 honour for votes of Moss
       p3 gains 1 honour for votes of Moss
       p3 gains 12 honour for votes of Ice
       p4 gains 12 honour for votes of Ice
       p1 gains 3 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p1 gains 5 honour for votes of Moon
       p4 gains 3 honour for votes of Moon
       p4 gains 7 honour for votes of Granite
       p2 gains 4 honour for votes of Granite
       p3 gains 2 honour for votes of Granite
       p3 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p1 gains 2 honour for votes of Hammer
       p4 gains 11 honour for votes of Mud
       p2 gains 6 honour for votes of Mud
       p1 gains 2 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p4 gains 5 honour for votes of Fire
       p1 gains 3 honour for votes of Fire
       The three waves are over: p3 wins

p1  +6  Defeated trolls [FALL-W18]
p1 +26  Domains, wave I [FALL-P03]
p1  -5  Invaded caves, wave I [FALL-P04]
p1 +20  Domains, wave II [FALL-P03]
p1  -4  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 1 [FALL-F02]
p1  +8  Great hall 4 [FALL-F02]
p1  +4  Great hall 5 [FALL-F02]
p1 +12  Great hall 7 [FALL-F02]
p1  +6  Great hall 9 [FALL-F02]
p1  +4  Great hall 10 [FALL-F02]
p1  +8  Elders [FALL-F05]
p1  +6  Votes of Moss [FALL-F06]
p1  +3  Votes of Ice [FALL-F06]
p1  +5  Votes of Moon [FALL-F06]
p1  +2  Votes of Hammer [FALL-F06]
p1  +2  Votes of Mud [FALL-F06]
p1  +3  Votes of Fire [FALL-F06]
p2  +4  Attacks [FALL-M09]
p2 +36  Defeated trolls [FALL-W18]
p2  +6  Champions [FALL-H08]
p2  +1  Consolations [FALL-H04]
p2 +20  Domains, wave I [FALL-P03]
p2  -1  Invaded caves, wave I [FALL-P04]
p2  +8  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +4  Great hall 3 [FALL-F02]
p2  +6  Great hall 9 [FALL-F02]
p2  +8  Elders [FALL-F05]
p2  +4  Votes of Granite [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p2  +6  Votes of Mud [FALL-F06]
p3  +1  Attacks [FALL-M09]
p3  +1  Gnome wheel [FALL-G17]
p3 +22  Defeated trolls [FALL-W18]
p3  +9  Champions [FALL-H08]
p3 +26  Domains, wave I [FALL-P03]
p3  -4  Invaded caves, wave I [FALL-P04]
p3 +24  Domains, wave II [FALL-P03]
p3  -5  Invaded caves, wave II [FALL-P04]
p3  +6  Great hall 1 [FALL-F02]
p3  +2  Great hall 6 [FALL-F02]
p3  +2  Great hall 8 [FALL-F02]
p3  +8  Elders [FALL-F05]
p3  +1  Votes of Moss [FALL-F06]
p3 +12  Votes of Ice [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +2  Votes of Granite [FALL-F06]
p3  +8  Votes of Hammer [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
p4  +2  Attacks [FALL-M09]
p4  +7  Defeated trolls [FALL-W18]
p4  +1  Champions [FALL-H08]
p4  +2  Consolations [FALL-H04]
p4 +14  Domains, wave I [FALL-P03]
p4  -1  Invaded caves, wave I [FALL-P04]
p4 +24  Domains, wave II [FALL-P03]
p4  -5  Invaded caves, wave II [FALL-P04]
p4  +2  Great hall 6 [FALL-F02]
p4  +8  Elders [FALL-F05]
p4  +4  Votes of Moss [FALL-F06]
p4 +12  Votes of Ice [FALL-F06]
p4  +3  Votes of Moon [FALL-F06]
p4  +7  Votes of Granite [FALL-F06]
p4 +11  Votes of Mud [FALL-F06]
p4  +5  Votes of Fire [FALL-F06]
= p3 134, p1 112, p2 105, p4 96  waves, won by p3
