fall/3  seats 5  seed 1  options turn_order=even

  1. p1 keep.pluddra  23afa6c30a4de0c8
  2. p2 keep.brundal  ea66eb36d99d9cfe
  3. p3 keep.hjorrek  7110682c69eb249b
  4. p4 keep.fenglu  dfb72e612e04f809
  5. p5 keep.ekktor{p4}  e19ec77b8dbc512b
       p4 takes the hammer and is first player
       p4 keeps Fenglu
       p4 gains 2 votes of Mud: 2 in all
       p5 keeps Ekktor
       p5 gains 2 votes of Hammer: 2 in all
       p1 keeps Pluddra
       p1 gains 3 votes of Mud: 3 in all
       p2 keeps Brundal
       p2 gains 2 votes of Ice: 2 in all
       p3 keeps Hjorrek
       p3 gains 2 votes of Moon: 2 in all
  6. p4 lairs.knot
       p4 takes the lairs of the Knot, three trolls in each
  7. p4 settle.mo3
       p4 puts a troll in Moss 3
  8. p4 settle.ha3
       p4 puts a troll in Hammer 3
  9. p4 to.mo3  f4db7b97908ebfc2
       Fenglu of p4 comes to Moss 3
 10. p5 lairs.arrow
       p5 takes the lairs of the Arrow, three trolls in each
 11. p5 settle.gr3
       p5 puts a troll in Granite 3
 12. p5 settle.fi3
       p5 puts a troll in Fire 3
 13. p5 to.fi3  89da38f56b61cec3
       Ekktor of p5 comes to Fire 3
 14. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
 15. p1 settle.ic3
       p1 puts a troll in Ice 3
 16. p1 settle.mn3  1f57830a88a09b04
       p1 puts a troll in Moon 3
 17. p2 lairs.spiral
       p2 takes the lairs of the Spiral, three trolls in each
 18. p2 settle.ha1
       p2 puts a troll in Hammer 1
 19. p2 settle.mo2
       p2 puts a troll in Moss 2
 20. p2 to.mo2  4f049378b5dad30a
       Brundal of p2 comes to Moss 2
 21. p3 lairs.eye
       p3 takes the lairs of the Eye, three trolls in each
 22. p3 settle.mu3
       p3 puts a troll in Mud 3
 23. p3 settle.mu1
       p3 puts a troll in Mud 1
 24. p3 to.mu3  0d27c080bf1c6d6b
       Hjorrek of p3 comes to Mud 3
       Wave I begins: four cards each
 25. p1 draft.a21.f4  bd758a40e2238407
 26. p2 draft.a16.d6  4637bbd66ef8ee80
 27. p3 draft.a50.d6  56b9588c1d8dde45
 28. p4 draft.a33.d4  1ed5472098cef6d3
 29. p5 draft.a08.f4  91cceac163546db6
       p1 adds a card at f4: Reinforce, Advance 3, empty, Elders
       p2 adds a card at d6: Gnome 2, Reinforce, Gnome 2, Advance
       p3 adds a card at d6: Provisions, Joker, Influence, Reinforce
       p4 adds a card at d4: Influence, Elders, Advance, Joker
       p5 adds a card at f4: Gnome, Gnome, Joker, Advance
 30. p1 draft.a27.d6  d64c60e2c81b2733
 31. p2 draft.a25.f6  517ef4a408d492df
 32. p3 draft.a19.c5  5c25c40058e10874
 33. p4 draft.a65.c3  29b344cc32502663
 34. p5 draft.a29.g3  7c467fd82a6ed2ab
       p1 adds a card at d6: Gnome, Elders, Influence, Influence
       p2 adds a card at f6: Advance, Advance, Elders, Reinforce
       p3 adds a card at c5: Influence 3, empty, Advance, Gnome
       p4 adds a card at c3: Advance 2, Reinforce 2, Influence, empty
       p5 adds a card at g3: Gnome, Advance 2, Reinforce, Elders
 35. p1 draft.a52.e7  0f4ca559857aaf97
 36. p2 draft.a41.g7  8b3b3415e4016363
 37. p3 draft.a13.c7  3961ea9df5b4ad4a
 38. p4 draft.a09.d6  88528724b0359f8c
 39. p5 draft.a28.e3  28da726e75d2e5be
       p1 adds a card at e7: Joker, Gnome, Provisions, Advance
       p2 adds a card at g7: Influence, Provisions, Advance, Advance
       p3 adds a card at c7: Advance 2, empty, Advance 2, Reinforce
       p4 adds a card at d6: Influence, Advance 2, Reinforce, Advance
       p5 adds a card at e3: Advance, Elders, Gnome, Gnome
       The last card of each hand is discarded face down
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 has 7 provisions and 1 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 begins a turn, 5 provisions left
 40. p4 cover.e7
       p4 covers e7: weak Advance
 41. p4 spend.2
       p4 spends 2 despair
 42. p4 to.ic1
 43. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Ice 1
 44. p4 move.knot-i
       p4 moves a troll: Knot lair, on the border → Ice 1
 45. p4 move.knot-i{2}
       p4 moves a troll: Knot lair, on the border → Ice 1
       p4 attacks the gnomes of Ice 1: strength 2
       p4 wins the attack on Ice 1: 2 honour
       p4 takes control of Ice 1
       p4 gains 1 vote of Ice: 1 in all
       The wheel pawn moves 1 space without effect
 46. p4 cover.d6
       p4 covers d6: weak Influence
 47. p4 influence.ruskval
       p4 gains 2 influence with Ruskval: 2 in all
 48. p4 end  1735228836a8f353
       p5 begins a turn, 5 provisions left
 49. p5 cover.e3
       p5 covers e3: weak Advance
 50. p5 spend.2
       p5 spends 2 despair
 51. p5 to.mo1
 52. p5 move.arrow-i
       p5 moves a troll: Arrow lair, on the border → Moss 1
 53. p5 move.arrow-i
       p5 moves a troll: Arrow lair, on the border → Moss 1
 54. p5 move.arrow-i{2}
       p5 moves a troll: Arrow lair, on the border → Moss 1
       p5 attacks the gnomes of Moss 1: strength 2
       p5 wins the attack on Moss 1: 2 honour
       p5 takes control of Moss 1
       p5 gains 1 vote of Moss: 1 in all
       The wheel pawn moves 1 space without effect
 55. p5 cover.f6
       p5 covers f6: weak Influence
 56. p5 influence.fomga
       p5 gains 2 influence with Fomga: 2 in all
 57. p5 end  a05ed4b453413e73
       p1 begins a turn, 6 provisions left
 58. p1 cover.f6
       p1 covers f6: weak Influence
 59. p1 spend.0
 60. p1 influence.quodda
       p1 gains 2 influence with Quodda: 2 in all
 61. p1 cover.f7
       p1 covers f7: weak Gnome
 62. p1 spend.1
       p1 spends 1 despair
 63. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
 64. p1 gate.3
       p1 looks at gate card 3: Hammer
 65. p1 token.mn2.1
       p1 looks at token 1 of Moon 2: strength 3
 66. p1 influence.crym
       p1 gains 3 influence with Crym: 3 in all
 67. p1 end  ed92c4d6a0516ee7
       p2 begins a turn, 6 provisions left
 68. p2 cover.g6
       p2 covers g6: weak Advance
 69. p2 spend.1
       p2 spends 1 despair
 70. p2 to.gr3
 71. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 3
 72. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 3
       p2 takes control of Granite 3
       p2 gains 1 vote of Granite: 1 in all
 73. p2 cover.h8
       p2 covers h8: weak Advance
 74. p2 to.gr4
 75. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Granite 4
 76. p2 end  6eccc44e6c8b4d67
       p3 begins a turn, 5 provisions left
 77. p3 cover.e5
       p3 covers e5: weak Advance
 78. p3 spend.2
       p3 spends 2 despair
 79. p3 to.ic3
       p3 moves a troll: Eye lair, in the domain → Ice 3
 80. p3 move.eye-o
       p3 moves a troll: Eye lair, in the domain → Ice 3
 81. p3 move.eye-o
       p3 moves a troll: Eye lair, in the domain → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 1 in all
 82. p3 cover.f6
       p3 covers f6: weak Influence
 83. p3 influence.thornak
       p3 gains 2 influence with Thornak: 2 in all
 84. p3 end  f77ee86e760793be
       p4 begins a turn, 4 provisions left
 85. p4 cover.d5
       p4 covers d5: weak Advance
 86. p4 to.ha4
 87. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Hammer 4
 88. p4 cover.c4
       p4 covers c4: weak Influence
 89. p4 influence.quodda
       p4 gains 1 influence with Quodda: 1 in all
 90. p4 end  7e4a813b9b73ebc5
       p5 begins a turn, 4 provisions left
 91. p5 take.f5
 92. p5 whole.advance
       p5 covers e5 f5 g5: strong Advance of power 3
 93. p5 spend.1
       p5 spends 1 more provision
 94. p5 to.gr2
 95. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 96. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 97. p5 move.arrow-o
       p5 moves a troll: Arrow lair, in the domain → Granite 2
 98. p5 stop{1}
       p5 attacks the gnomes of Granite 2: strength 1
       p5 wins the attack on Granite 2: 1 honour
       p5 takes control of Granite 2
       p5 gains 1 vote of Granite: 1 in all
       The wheel pawn moves 1 space without effect
 99. p5 end  6f90591b4cb22f4e
       p1 begins a turn, 5 provisions left
100. p1 cover.e5
       p1 covers e5: weak Advance
101. p1 to.ic4
102. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Ice 4
103. p1 cover.f8
       p1 covers f8: weak Advance
104. p1 to.mo4
105. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Moss 4
106. p1 end  f503a285bec38bea
       p2 begins a turn, 5 provisions left
107. p2 take.d7
108. p2 take.d6
       p2 covers d6 d7: strong Gnome of power 4
109. p2 spend.2
       p2 spends 2 more provisions
110. p2 wheel.6
       p2 moves the wheel pawn 6 spaces: Reinforcements
111. p2 gate.5
       p2 looks at gate card 5: Moon
112. p2 token.fi1.1
       p2 looks at token 1 of Fire 1: strength 3
       p2 crosses the honour-boost wire: boost 1
113. p2 rally.on2
       Breach: 4 invaders come to the domain of Fire, p2 decides ties
       Gnomes invade Fire 2: the only empty one within reach
       An invader of Fire comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p3 is defeated in Mud 1: 0 honour
       Gnomes invade Mud 1: the only empty one within reach
       Gnomes invade Hammer 2: the only empty one within reach
114. p2 to.ha1
115. p2 add.6
       p2 adds 6 trolls: Hammer 1
116. p2 end  30a22e97309da6f4
       p3 begins a turn, 4 provisions left
117. p3 take.c6
118. p3 take.c7
119. p3 act.advance
       p3 covers c6 c7: strong Advance of power 3
120. p3 spend.0
121. p3 to.ha2
122. p3 move.eye-i
       p3 moves a troll: Eye lair, on the border → Hammer 2
123. p3 move.eye-i
       p3 moves a troll: Eye lair, on the border → Hammer 2
124. p3 move.eye-i{2}
       p3 moves a troll: Eye lair, on the border → Hammer 2
       p3 attacks the gnomes of Hammer 2: strength 2
       p3 wins the attack on Hammer 2: 2 honour
       p3 takes control of Hammer 2
       p3 gains 1 vote of Hammer: 1 in all
       The wheel pawn moves 1 space without effect
125. p3 end  6491222f0522b35c
       p4 begins a turn, 3 provisions left
126. p4 take.c3
       p4 covers c3: strong Advance of power 2
127. p4 spend.0
128. p4 to.gr4
129. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Granite 4
130. p4 move.knot-o
       p4 moves a troll: Knot lair, in the domain → Granite 4
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 1 in all
131. p4 end  c8a3ae3b47e635e4
       p5 begins a turn, 2 provisions left
132. p5 cover.g3
       p5 covers g3: weak Gnome
       p5 moves the wheel pawn 1 space: Influence
133. p5 gate.2
       p5 looks at gate card 2: Fire
134. p5 token.fi2.1
       p5 looks at token 1 of Fire 2: strength 2
135. p5 influence.ruskval
       p5 gains 1 influence with Ruskval: 1 in all
136. p5 cover.g4
       p5 covers g4: weak Reinforcements
137. p5 to.fi3
       p5 adds 1 troll: Fire 3
138. p5 end  be484c5081aa7ef6
       p1 begins a turn, 4 provisions left
139. p1 take.g4
       p1 covers g4: strong Advance of power 3
140. p1 spend.0
141. p1 to.mu2
       p1 moves a troll: Comb lair, in the domain → Mud 2
142. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 2
143. p1 move.comb-o{3}
       p1 moves a troll: Comb lair, in the domain → Mud 2
       p1 attacks the gnomes of Mud 2: strength 3
       p1 wins the attack on Mud 2: 3 honour
       p1 takes control of Mud 2
       p1 gains 1 vote of Mud: 4 in all
       The wheel pawn moves 1 space without effect
144. p1 end  00a7ebb0663db0d8
       p2 begins a turn, 2 provisions left
145. p2 cover.e7
       p2 covers e7: weak Advance
146. p2 to.mn4
147. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
148. p2 cover.g7
       p2 covers g7: weak Influence
149. p2 influence.grell
       p2 gains 2 influence with Grell: 2 in all
150. p2 end  f6ece238adcfc4d2
       p3 begins a turn, 3 provisions left
151. p3 take.c5
       p3 covers c5: strong Influence of power 3
152. p3 spend.1
       p3 spends 1 more provision
153. p3 influence.ruskval
       p3 gains 4 influence with Ruskval: 4 in all
154. p3 end  2af10544e316dd13
       p4 begins a turn, 2 provisions left
155. p4 cover.f6
       p4 covers f6: weak Influence
156. p4 influence.fomga
       p4 gains 1 influence with Fomga: 1 in all
157. p4 cover.e5
158. p4 act.influence
       p4 covers e5: weak Influence
159. p4 influence.grell
       p4 gains 1 influence with Grell: 1 in all
160. p4 end  e9ee950e1af69bf9
       p5 begins a turn, 1 provision left
161. p5 take.f4
162. p5 take.e6
163. p5 act.gnome
       p5 covers f4 e6: strong Gnome of power 2
164. p5 spend.0
165. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
166. p5 gate.1
       p5 looks at gate card 1: Granite
167. p5 token.fi1.1
       p5 looks at token 1 of Fire 1: strength 3
168. p5 influence.quodda
       p5 gains 2 influence with Quodda: 2 in all
169. p5 end  4d424189401de64b
       p1 begins a turn, 3 provisions left
170. p1 cover.e7
171. p1 act.advance
       p1 covers e7: weak Advance
172. p1 to.fi4
173. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Fire 4
174. p1 cover.d7
       p1 covers d7: weak Influence
175. p1 influence.fomga
       p1 gains 1 influence with Fomga: 1 in all
176. p1 end  fd89810cf9e64da8
       p2 begins a turn, 1 provision left
177. p2 take.f6
178. p2 take.g8
       p2 covers f6 g8: strong Advance of power 2
179. p2 spend.0
180. p2 to.ic4
181. p2 move.ha1
       p2 moves a troll: Hammer 1 → Ice 4
182. p2 move.ha1
       p2 moves a troll: Hammer 1 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 3 in all
183. p2 end  9dc7007de21c4aa9
       p3 begins a turn, 1 provision left
184. p3 cover.d6
       p3 covers d6: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
185. p3 gate.5
       p3 looks at gate card 5: Moon
186. p3 token.mu1.1
       p3 looks at token 1 of Mud 1: strength 3
187. p3 token.fi1.1
       p3 looks at token 1 of Fire 1: strength 3
188. p3 to.mu3
       p3 adds 1 troll: Mud 3
189. p3 cover.e6
190. p3 act.gnome
       p3 covers e6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
191. p3 gate.3
       p3 looks at gate card 3: Hammer
192. p3 token.mn2.1
       p3 looks at token 1 of Moon 2: strength 3
193. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 2
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
194. p3 end  f5290180550242af
       p4 begins a turn, 1 provision left
195. p4 take.e6
       p4 covers e6: strong Advance of power 2
196. p4 spend.0
197. p4 to.mo4
198. p4 move.ic1
       p4 moves a troll: Ice 1 → Moss 4
199. p4 move.ic1
       p4 moves a troll: Ice 1 → Moss 4
       p4 takes control of Moss 4
       p4 gains 1 vote of Moss: 1 in all
200. p4 end  ce21e5be845d98b3
       p5 begins a turn, 0 provisions left
201. p5 take.h3
       p5 covers h3: strong Advance of power 2
202. p5 to.fi2
203. p5 move.fi3
       p5 moves a troll: Fire 3 → Fire 2
204. p5 move.fi3{2}
       p5 moves a troll: Fire 3 → Fire 2
       p5 attacks the gnomes of Fire 2: strength 2
       p5 wins the attack on Fire 2: 2 honour
       p5 takes control of Fire 2
       p5 gains 1 vote of Fire: 1 in all
       The wheel pawn moves 1 space without effect
205. p5 end  5faeea3c45f2fdea
       p1 begins a turn, 2 provisions left
206. p1 cover.d6
       p1 covers d6: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
207. p1 gate.4
       p1 looks at gate card 4: Mud
208. p1 token.mu1.1
       p1 looks at token 1 of Mud 1: strength 3
209. p1 influence.grell
       p1 gains 1 influence with Grell: 1 in all
210. p1 cover.f4
       p1 covers f4: weak Reinforcements
211. p1 to.fi4
       p1 adds 1 troll: Fire 4
212. p1 end  509441e6c4f7057f
       p2 begins a turn, 0 provisions left
213. p2 cover.e5
       p2 covers e5: weak Advance
214. p2 to.gr1
215. p2 move.ha1
       p2 moves a troll: Hammer 1 → Granite 1
216. p2 cover.f5
       p2 covers f5: weak Reinforcements
217. p2 to.mn4
       p2 adds 1 troll: Moon 4
218. p2 end  fd46044900f87bc7
       p3 begins a turn, 0 provisions left
219. p3 take.c8
       p3 covers c8: strong Advance of power 2
220. p3 to.fi3
221. p3 move.mu3
       p3 moves a troll: Mud 3 → Fire 3
222. p3 move.mu3
       p3 moves a troll: Mud 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 1 vote of Fire: 1 in all
223. p3 end  3f0127c1895e2f03
       p4 begins a turn, 0 provisions left
224. p4 take.d3
       p4 covers d3: strong Reinforcements of power 2
225. p4 to.ic1
226. p4 add.2
       p4 adds 2 trolls: Ice 1
227. p4 end  781b7fd395617a1f
       p1 begins a turn, 1 provision left
228. p1 end
       p1 begins a turn, 0 provisions left
229. p1 end{granite+fire+hammer}  27a61adc610d1f16
       Gnomes entrench in Moon 2
       Gnomes entrench in Mud 1
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Granite
       An invader of Granite comes upon 3 trolls in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 3 honour
       An invader of Granite comes upon 2 trolls in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 2 honour
       Gate card 2: 2 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 3 honour
       An invader of Fire comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 2 honour
       Gate card 3: 2 invaders come to the domain of Hammer
230. p5 enter.ha2{mud}  88c2a5ea2b811054
       p5 leads the plank of Hammer and sends the invader into Hammer 2
       An invader of Hammer comes upon 3 trolls in Hammer 2: as few and as near as elsewhere
       A troll of p3 is defeated in Hammer 2: 3 honour
       An invader of Hammer comes upon 2 trolls in Hammer 2: nowhere fewer within reach
       A troll of p3 is defeated in Hammer 2: 2 honour
       Gate card 4: 2 invaders come to the domain of Mud
231. p1 enter.ha2{moon}  37fc9df015bcaaad
       p1 leads the plank of Mud and sends the invader into Hammer 2
       An invader of Mud comes upon 1 troll in Hammer 2: as few and as near as elsewhere
       A troll of p3 is defeated in Hammer 2: 3 honour
       Gnomes invade Hammer 2: the only empty one within reach
       Gate card 5: 2 invaders come to the domain of Moon
       Gnomes invade Moon 1: the only empty one within reach
       Gnomes invade Ice 2: the only empty one within reach
       p1 wins Crym
       p1 gains 2 votes of Ice: 2 in all
       p3 wins Ruskval
232. p3 clan.granite
       p3 gains 1 vote of Granite: 1 in all
233. p3 clan.mud  79605e0d08441dbb
       p3 gains 1 vote of Mud: 1 in all
234. p4 console.vote
       p4 takes a vote as consolation for Ruskval
235. p4 clan.moon  0a32630c65c305e4
       p4 gains 1 vote of Moon: 1 in all
236. p5 console.vote
       p5 takes a vote as consolation for Ruskval
237. p5 clan.moon  a24f8092804b9877
       p5 gains 1 vote of Moon: 1 in all
238. p3 to.mu3  f1cf0e32f4d0989d
       Ruskval of p3 comes to Mud 3
       p1 wins Quodda
239. p1 clan.fire
       p1 gains 1 vote of Fire: 1 in all
240. p1 clan.moon  f9629358ebf31a24
       p1 gains 1 vote of Moon: 1 in all
241. p5 console.vote
       p5 takes a vote as consolation for Quodda
242. p5 clan.ice  cdd454ee205b4aec
       p5 gains 1 vote of Ice: 1 in all
243. p4 console.vote
       p4 takes a vote as consolation for Quodda
244. p4 clan.fire  563501cf0193f794
       p4 gains 1 vote of Fire: 1 in all
245. p1 to.fi4  d5d2b5ff1808545a
       Quodda of p1 comes to Fire 4
       p2 wins Grell
246. p2 clan.fire  f9ec702a6472a54b
       p2 gains 1 vote of Fire: 1 in all
247. p4 console.vote
       p4 takes a vote as consolation for Grell
248. p4 clan.hammer  006eb43fd9517d13
       p4 gains 1 vote of Hammer: 1 in all
249. p1 console.vote
       p1 takes a vote as consolation for Grell
250. p1 clan.hammer  666550cab41ad01b
       p1 gains 1 vote of Hammer: 1 in all
251. p2 out.mn4
252. p2 shift.p2.gr4
       p2 moves a troll: Moon 4 → Granite 4
253. p2 shift.p2.gr4  138c5c1abd6b8649
       p2 moves a troll: Moon 4 → Granite 4
       p5 wins Fomga
254. p5 clan.mud
       p5 gains 1 vote of Mud: 1 in all
255. p5 clan.ice  a368d81062290ef2
       p5 gains 1 vote of Ice: 2 in all
256. p4 console.vote
       p4 takes a vote as consolation for Fomga
257. p4 clan.mud  32b25a184222bee8
       p4 gains 1 vote of Mud: 3 in all
258. p1 console.vote
       p1 takes a vote as consolation for Fomga
259. p1 clan.granite  78a90f6107e66937
       p1 gains 1 vote of Granite: 1 in all
       p3 wins Thornak
       p3 gains 3 votes of Granite: 4 in all
260. p3 to.mu3  dbf55193f6c872ce
       Thornak of p3 comes to Mud 3
       Domains of wave I: p1 gains 18 and loses 4
       Domains of wave I: p2 gains 28 and loses 2
       Domains of wave I: p3 gains 18 and loses 3
       Domains of wave I: p4 gains 22 and loses 2
       Domains of wave I: p5 gains 12 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave II begins: four cards each
261. p1 draft.a38.e3  63655ef00230d230
262. p2 draft.a58.f4  74484e03667669ff
263. p3 draft.a35.f6  0bf1af27ae354b83
264. p4 draft.a23.c7  f82159ce7007fca9
265. p5 draft.a53.d4  b9edcc1182052e7d
       p1 adds a card at e3: Elders, Reinforce, Elders, Influence
       p2 adds a card at f4: Reinforce, Advance, Reinforce, Joker
       p3 adds a card at f6: Joker, Influence, Elders, Advance
       p4 adds a card at c7: Gnome, Influence 3, empty, Elders
       p5 adds a card at d4: Advance, empty, Joker, Joker
266. p1 draft.a69.c5  b2681d5c77aa847c
267. p2 draft.a40.h8  f2e61189a944ecf9
268. p3 draft.a22.d8  e523340ee87a9f35
269. p4 draft.a26.f6  7dcc58f28765587f
270. p5 draft.a31.c3  ecd8a13e2d328cc2
       p1 adds a card at c5: empty, Influence, Advance, Advance 3
       p2 adds a card at h8: Elders, Gnome, Elders, Advance
       p3 adds a card at d8: empty, Influence, Elders, Reinforce 3
       p4 adds a card at f6: Reinforce, Influence, Reinforce, Elders
       p5 adds a card at c3: Elders, Gnome, Influence 2, Reinforce
271. p1 draft.a34.b4  4c6bc7ed001e85aa
272. p2 draft.a43.f8  add1449aa78e2008
273. p3 draft.a46.f4  dcd44fb388711bd1
274. p4 draft.a63.c4  e29138df38277ff2
275. p5 draft.a61.d6
       p1 adds a card at b4: Gnome, Elders, Reinforce, Joker
       p2 adds a card at f8: Influence, Influence, Provisions, Advance
       p3 adds a card at f4: empty, Advance, Reinforce 2, Provisions
       p4 adds a card at c4: Advance, Reinforce 2, Influence, Gnome
       p5 adds a card at d6: Advance 2, Reinforce, Gnome, Influence
       The last card of each hand is discarded face down
276. p5 cover.e5
277. p5 cover.f5  cecb9f0e16e546ed
       p5 covers the Jokers e5 and f5: 6 provisions
278. p1 stop  c9baa3e154cd1019
279. p3 stop  0ebe2c7ad2e2562a
       p5 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 has 7 provisions and 1 despair
       p3 has 6 provisions and 2 despair
       p4 has 5 provisions and 3 despair
       p5 begins a turn, 5 provisions left
280. p5 cover.f4
       p5 covers f4: weak Gnome
281. p5 spend.2
       p5 spends 2 despair
282. p5 wheel.3
       p5 moves the wheel pawn 3 spaces: Reinforcements
283. p5 gate.3
       p5 looks at gate card 3: Fire
284. p5 token.fi1.2
       p5 looks at token 2 of Fire 1: strength 3
285. p5 rally.stay
       Breach: 4 invaders come to the domain of Moon, p5 decides ties
286. p5 enter.gr1
       p5, who opened the breach, sends the invader into Granite 1
       An invader of Moon comes upon 1 troll in Granite 1: as few and as near as elsewhere
       A troll of p2 is defeated in Granite 1: 0 honour
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Moon comes upon 1 troll in Moon 3: the nearest with so few
       A troll of p1 is defeated in Moon 3: 2 honour
       Gnomes invade Moon 3: the only empty one within reach
287. p5 to.mo1
288. p5 add.3
       p5 adds 3 trolls: Moss 1
289. p5 cover.e7
       p5 covers e7: weak Influence
290. p5 influence.imbolg
       p5 gains 2 influence with Imbolg: 2 in all
291. p5 end  6c2458f58657621f
       p1 begins a turn, 5 provisions left
292. p1 cover.e5
       p1 covers e5: weak Advance
293. p1 spend.2
       p1 spends 2 despair
294. p1 to.mn3
295. p1 move.ic3
       p1 moves a troll: Ice 3 → Moon 3
296. p1 move.ic4
       p1 moves a troll: Ice 4 → Moon 3
297. p1 stop{1}
       p1 attacks the gnomes of Moon 3: strength 1
       p1 wins the attack on Moon 3: 1 honour
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 2 in all
       The wheel pawn moves 1 space without effect
298. p1 cover.f7
       p1 covers f7: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
299. p1 gate.4
       p1 looks at gate card 4: Moon
300. p1 token.fi1.2
       p1 looks at token 2 of Fire 1: strength 3
301. p1 influence.khazga
       p1 gains 2 influence with Khazga: 2 in all
302. p1 end  6389d4c09acf810d
       p2 begins a turn, 6 provisions left
303. p2 cover.g8
       p2 covers g8: weak Influence
304. p2 spend.0
305. p2 influence.noctha
       p2 gains 2 influence with Noctha: 2 in all
306. p2 cover.e5
       p2 covers e5: weak Advance
307. p2 spend.0
308. p2 to.mn4
309. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
310. p2 end  f7ea5b4a54f60079
       p3 begins a turn, 5 provisions left
311. p3 cover.g4
       p3 covers g4: weak Advance
312. p3 spend.2
       p3 spends 2 despair
313. p3 to.mo3
314. p3 move.ic3
       p3 moves a troll: Ice 3 → Moss 3
315. p3 lead.thornak
       p3 moves Thornak: Mud 3 → Moss 3
316. p3 lead.ruskval
       p3 moves Ruskval: Mud 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 2 votes of Moss: 2 in all
317. p3 cover.e8
       p3 covers e8: weak Influence
318. p3 influence.nadrig
       p3 gains 2 influence with Nadrig: 2 in all
319. p3 end  579471a907821e59
       p4 begins a turn, 4 provisions left
320. p4 cover.d5
       p4 covers d5: weak Gnome
321. p4 spend.3
       p4 spends 3 despair
322. p4 wheel.4
       p4 moves the wheel pawn 4 spaces: Reinforcements
323. p4 gate.1
       p4 looks at gate card 1: Ice
324. p4 token.ha2.1
       p4 looks at token 1 of Hammer 2: strength 1
325. p4 to.ha3
326. p4 add.4
       p4 adds 4 trolls: Hammer 3
327. p4 cover.e7
       p4 covers e7: weak Advance
328. p4 to.ha2
329. p4 move.ha3{1}
       p4 moves a troll: Hammer 3 → Hammer 2
       p4 attacks the gnomes of Hammer 2: strength 1
       p4 wins the attack on Hammer 2: 1 honour
       p4 takes control of Hammer 2
       p4 gains 1 vote of Hammer: 2 in all
       The wheel pawn moves 1 space without effect
330. p4 end  cd51fd8bc41ce9a8
       p5 begins a turn, 4 provisions left
331. p5 take.d5
332. p5 whole.reinforce
       p5 covers d4 g4 d5 e6: strong Reinforcements of power 4
333. p5 spend.0
334. p5 to.gr2
335. p5 add.4
       p5 adds 4 trolls: Granite 2
336. p5 end  255c260947bc6353
       p1 begins a turn, 4 provisions left
337. p1 cover.d7
       p1 covers d7: weak Influence
338. p1 influence.thessel
       p1 gains 2 influence with Thessel: 2 in all
339. p1 cover.b4
       p1 covers b4: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
340. p1 gate.5
       p1 looks at gate card 5: Mud
341. p1 token.mu1.2
       p1 looks at token 2 of Mud 1: strength 2
342. p1 out.mo3
343. p1 shift.ruskval.ic3
       p1 moves Ruskval of p3: Moss 3 → Ice 3
344. p1 end  49499b4d5066e0f0
       p2 begins a turn, 5 provisions left
345. p2 cover.g6
       p2 covers g6: weak Advance
346. p2 spend.1
       p2 spends 1 despair
347. p2 to.ha4
348. p2 move.ic4
       p2 moves a troll: Ice 4 → Hammer 4
349. p2 move.ha1
       p2 moves a troll: Hammer 1 → Hammer 4
       p2 takes control of Hammer 4
       p2 gains 1 vote of Hammer: 1 in all
350. p2 cover.i8
       p2 covers i8: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
351. p2 gate.5
       p2 looks at gate card 5: Mud
352. p2 token.gr1.1
       p2 looks at token 1 of Granite 1: strength 3
353. p2 influence.dastra
       p2 gains 2 influence with Dastra: 2 in all
354. p2 end  bfd0613fc223647e
       p3 begins a turn, 4 provisions left
355. p3 cover.g7
       p3 covers g7: weak Advance
356. p3 to.mo3
357. p3 lead.hjorrek
       p3 moves Hjorrek: Mud 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 3 in all
358. p3 cover.g6
       p3 covers g6: weak Influence
359. p3 influence.imbolg
       p3 gains 1 influence with Imbolg: 1 in all
360. p3 end  83aa7ab14fc7c260
       p4 begins a turn, 3 provisions left
361. p4 take.c4
362. p4 take.c3
       p4 covers c3 c4: strong Advance of power 3
363. p4 spend.0
364. p4 to.gr4
365. p4 move.ha4
       p4 moves a troll: Hammer 4 → Granite 4
366. p4 move.ha3
       p4 moves a troll: Hammer 3 → Granite 4
367. p4 stop
       p4 takes control of Granite 4
       p4 gains 1 vote of Granite: 2 in all
368. p4 end  beeaa241b59fda0f
       p5 begins a turn, 3 provisions left
369. p5 cover.e3
       p5 covers e3: weak Advance
370. p5 to.mu3
371. p5 lead.ekktor
       p5 moves Ekktor: Fire 3 → Mud 3
372. p5 cover.f6
       p5 covers f6: weak Influence
373. p5 influence.khazga
       p5 gains 1 influence with Khazga: 1 in all
374. p5 end  d3b4389206e7d875
       p1 begins a turn, 3 provisions left
375. p1 take.d6
376. p1 act.advance
       p1 covers d6: strong Advance of power 3
377. p1 spend.0
378. p1 to.fi3
379. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
380. p1 move.mo4
       p1 moves a troll: Moss 4 → Fire 3
381. p1 move.fi4
       p1 moves a troll: Fire 4 → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 2 in all
382. p1 end  022e7d2d97dc769f
       p2 begins a turn, 4 provisions left
383. p2 cover.i9
       p2 covers i9: weak Advance
384. p2 to.mu4
385. p2 move.gr4
       p2 moves a troll: Granite 4 → Mud 4
386. p2 cover.g7
       p2 covers g7: weak Influence
387. p2 influence.imbolg
       p2 gains 1 influence with Imbolg: 1 in all
388. p2 end  7de698adff09bebe
       p3 begins a turn, 3 provisions left
389. p3 take.c6
390. p3 take.c7
391. p3 act.advance
       p3 covers c6 c7: strong Advance of power 3
392. p3 spend.0
393. p3 to.fi4
394. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 4
395. p3 move.fi3
       p3 moves a troll: Fire 3 → Fire 4
396. p3 stop
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 2 in all
397. p3 end  ac5289b7f0a2c7c4
       p4 begins a turn, 2 provisions left
398. p4 take.e5
399. p4 take.e6
       p4 covers e5 e6: strong Advance of power 3
400. p4 spend.0
401. p4 to.ic2
402. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 2
403. p4 move.mo3
       p4 moves a troll: Moss 3 → Ice 2
404. p4 lead.fenglu{3}
       p4 moves Fenglu: Moss 3 → Ice 2
       p4 attacks the gnomes of Ice 2: strength 3
       p4 wins the attack on Ice 2: 3 honour
       p4 takes control of Ice 2
       p4 gains 1 vote of Ice: 2 in all
       The wheel pawn moves 1 space without effect
405. p4 end  b2392dd07d48b12d
       p5 begins a turn, 2 provisions left
406. p5 take.g3
407. p5 take.d3
408. p5 act.gnome
       p5 covers d3 g3: strong Gnome of power 2
409. p5 spend.0
410. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Reinforcements
411. p5 gate.2
       p5 looks at gate card 2: Moss
412. p5 token.mu1.2
       p5 looks at token 2 of Mud 1: strength 2
413. p5 rally.stay
       Breach: 4 invaders come to the domain of Moon, p5 decides ties
       An invader of Moon comes upon 2 trolls in Moon 3: nowhere fewer within reach
       A troll of p1 is defeated in Moon 3: 2 honour
       An invader of Moon comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p1 is defeated in Moon 3: 2 honour
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Moon comes upon 1 troll in Moon 4: nowhere fewer within reach
       A troll of p2 is defeated in Moon 4: 0 honour
414. p5 to.mu3
415. p5 add.2
       p5 adds 2 trolls: Mud 3
416. p5 end  4e1e9721033e4672
       p1 begins a turn, 2 provisions left
417. p1 cover.e7
418. p1 act.gnome
       p1 covers e7: weak Gnome
       p1 moves the wheel pawn 1 space: Troll advance
419. p1 gate.1
       p1 looks at gate card 1: Ice
420. p1 token.fi1.1
       p1 looks at token 1 of Fire 1: strength 3
421. p1 out.fi4
422. p1 shift.p3.mu4
       p1 moves a troll of p3: Fire 4 → Mud 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 3 in all
423. p1 cover.f4
       p1 covers f4: weak Influence
424. p1 influence.imbolg
       p1 gains 1 influence with Imbolg: 1 in all
425. p1 end  048839f64010ea6b
       p2 begins a turn, 3 provisions left
426. p2 take.f6
427. p2 take.g9
428. p2 take.g5
429. p2 act.advance
       p2 covers g5 f6 g9: strong Advance of power 3
430. p2 spend.0
431. p2 to.mn3
432. p2 move.mu4
       p2 moves a troll: Mud 4 → Moon 3
433. p2 move.gr4
       p2 moves a troll: Granite 4 → Moon 3
434. p2 stop{1}
       p2 attacks the gnomes of Moon 3: strength 1
       p2 wins the attack on Moon 3: 1 honour
       p2 takes control of Moon 3
       p2 gains 1 vote of Moon: 1 in all
       The wheel pawn moves 1 space without effect
435. p2 end  cee9a5de9c46688b
       p3 begins a turn, 2 provisions left
436. p3 cover.e5
       p3 covers e5: weak Advance
437. p3 to.fi4
       p3 moves a troll: Mud 4 → Fire 4
       p3 takes control of Fire 4
       p3 gains 1 vote of Fire: 3 in all
438. p3 cover.d6
       p3 covers d6: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
439. p3 gate.2
       p3 looks at gate card 2: Moss
440. p3 token.fi1.2
       p3 looks at token 2 of Fire 1: strength 3
441. p3 token.mn2.2
       p3 looks at token 2 of Moon 2: strength 2
442. p3 to.ic3
       p3 adds 1 troll: Ice 3
443. p3 end  24554d1dd9b06658
       p4 begins a turn, 1 provision left
444. p4 take.d4
445. p4 whole.reinforce
       p4 covers d3 d4 f5 f6 f7: strong Reinforcements of power 7
446. p4 spend.0
447. p4 to.ic1
448. p4 add.7
       p4 adds 7 trolls: Ice 1
449. p4 end  b49382d7a430cb10
       p5 begins a turn, 1 provision left
450. p5 take.g5
451. p5 take.h3
452. p5 act.advance
       p5 covers h3 g5: strong Advance of power 3
453. p5 spend.0
454. p5 to.ha1
455. p5 move.gr2
       p5 moves a troll: Granite 2 → Hammer 1
456. p5 move.gr3
       p5 moves a troll: Granite 3 → Hammer 1
457. p5 stop
       p5 takes control of Hammer 1
       p5 gains 1 vote of Hammer: 3 in all
458. p5 end  df39f98e65ff315c
       p1 begins a turn, 1 provision left
459. p1 cover.f8
       p1 covers f8: weak Advance
460. p1 to.fi4
       p1 moves a troll: Fire 3 → Fire 4
       p1 takes control of Fire 4
       p1 gains 1 vote of Fire: 4 in all
461. p1 cover.f3
       p1 covers f3: weak Reinforcements
462. p1 to.fi3
       p1 adds 1 troll: Fire 3
463. p1 end  16825365f8d8cb4c
       p2 begins a turn, 2 provisions left
464. p2 cover.e7
       p2 covers e7: weak Advance
465. p2 to.mu4
466. p2 move.gr4
       p2 moves a troll: Granite 4 → Mud 4
467. p2 cover.g4
       p2 covers g4: weak Advance
468. p2 to.mn4
469. p2 move.ha1
       p2 moves a troll: Hammer 1 → Moon 4
470. p2 end  6a67e3fc49920ac9
       p3 begins a turn, 1 provision left
471. p3 take.f6
472. p3 whole.advance
       p3 covers e6 f6 c8: strong Advance of power 4
473. p3 spend.0
474. p3 to.fi3
475. p3 move.fi4
       p3 moves a troll: Fire 4 → Fire 3
476. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 3
477. p3 move.fi4
       p3 moves a troll: Fire 4 → Fire 3
478. p3 move.ic3
       p3 moves a troll: Ice 3 → Fire 3
       p3 takes control of Fire 3
       p3 gains 1 vote of Fire: 4 in all
479. p3 end  aa75d9282f956c36
       p4 begins a turn, 0 provisions left
480. p4 take.d7
481. p4 whole.influence
       p4 covers c5 d6 g6 d7: strong Influence of power 6
482. p4 influence.imbolg
       p4 gains 6 influence with Imbolg: 6 in all
483. p4 end  a2a05101d4fc6eb4
       p5 begins a turn, 0 provisions left
484. p5 take.d6
       p5 covers d6: strong Advance of power 2
485. p5 to.fi2
       p5 moves a troll: Moss 1 → Fire 2
486. p5 move.mo1
       p5 moves a troll: Moss 1 → Fire 2
487. p5 end  aca5d250affbeeef
       p1 begins a turn, 0 provisions left
488. p1 take.g4
       p1 covers g4: strong Advance of power 3
489. p1 to.mo4
490. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
491. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
492. p1 move.fi3
       p1 moves a troll: Fire 3 → Moss 4
       p1 takes control of Moss 4
       p1 gains 1 vote of Moss: 1 in all
493. p1 end  d755abb77b0a267f
       p2 begins a turn, 1 provision left
494. p2 take.d7
495. p2 take.d6
       p2 covers d6 d7: strong Gnome of power 4
496. p2 spend.0
497. p2 wheel.4
       p2 moves the wheel pawn 4 spaces: Honour gain
498. p2 gate.1
       p2 looks at gate card 1: Ice
499. p2 token.mn2.1
       p2 looks at token 1 of Moon 2: strength 3
       p2 crosses the honour-boost wire: boost 2
       p2 gains 6 honour on the wheel, boost 2 included
500. p2 end  f42696fdf93c1604
       p3 begins a turn, 0 provisions left
501. p3 take.c5
       p3 covers c5: strong Influence of power 3
502. p3 influence.noctha
       p3 gains 3 influence with Noctha: 3 in all
503. p3 end  32d625f31886e3e0
       p2 begins a turn, 0 provisions left
504. p2 take.e6
505. p2 whole.reinforce
       p2 covers f4 f5 e6: strong Reinforcements of power 3
506. p2 to.mu4
507. p2 add.3
       p2 adds 3 trolls: Mud 4
508. p2 end{ice}  1babe30ab2734a71
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 1
       Gate card 1: 3 invaders come to the domain of Ice
       An invader of Ice comes upon 3 trolls in Ice 2: nowhere fewer within reach
509. p4 lose.fenglu
       Fenglu of p4 is defeated in Ice 2: 6 honour
510. p4 to.knot-i{moss+fire+moon+mud}  a375b8b221d865af
       Fenglu of p4 recovers: Knot lair, on the border
       An invader of Ice comes upon 2 trolls in Ice 2: nowhere fewer within reach
       A troll of p4 is defeated in Ice 2: 2 honour
       An invader of Ice comes upon 1 troll in Ice 2: nowhere fewer within reach
       A troll of p4 is defeated in Ice 2: 2 honour
       Gate card 2: 3 invaders come to the domain of Moss
       An invader of Moss comes upon 4 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 4 honour
       An invader of Moss comes upon 3 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 2 honour
       An invader of Moss comes upon 2 trolls in Moss 1: the only cave within reach
       A troll of p5 is defeated in Moss 1: 2 honour
       Gate card 3: 3 invaders come to the domain of Fire
       An invader of Fire comes upon 2 trolls in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 4 honour
       An invader of Fire comes upon 1 troll in Fire 2: nowhere fewer within reach
       A troll of p5 is defeated in Fire 2: 2 honour
       Gnomes invade Fire 2: the only empty one within reach
       Gate card 4: 3 invaders come to the domain of Moon
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Moon comes upon 2 trolls in Moon 3: the nearest with so few
       A troll of p2 is defeated in Moon 3: 4 honour
       An invader of Moon comes upon 1 troll in Moon 3: nowhere fewer within reach
       A troll of p2 is defeated in Moon 3: 2 honour
       Gate card 5: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p4 is defeated in Hammer 2: 4 honour
       Gnomes invade Hammer 2: the only empty one within reach
       An invader of Mud comes upon 2 trolls in Hammer 1: nowhere fewer within reach
       A troll of p5 is defeated in Hammer 1: 2 honour
       p3 wins Nadrig
       p3 gains 3 votes of Fire: 7 in all
511. p3 to.ic3  17b6732b67879a15
       Nadrig of p3 comes to Ice 3
       p3 wins Noctha
       p3 gains 2 votes of Moon: 4 in all
512. p2 console.vote  0c7dfbc8f2b60052
       p2 takes a vote as consolation for Noctha
       p2 gains 1 vote of Moon: 2 in all
       p4 wins Imbolg
       p4 gains 3 votes of Ice: 5 in all
513. p5 console.vote  5fd77264c9cf05d5
       p5 takes a vote as consolation for Imbolg
       p5 gains 1 vote of Ice: 3 in all
514. p3 console.vote  475a4aeee3900a8f
       p3 takes a vote as consolation for Imbolg
       p3 gains 1 vote of Ice: 2 in all
515. p2 console.vote  ccd51bff627f9940
       p2 takes a vote as consolation for Imbolg
       p2 gains 1 vote of Ice: 4 in all
516. p1 console.vote  04d055ad6ca6d124
       p1 takes a vote as consolation for Imbolg
       p1 gains 1 vote of Ice: 3 in all
517. p4 to.gr4  dcff7451a9be309b
       Imbolg of p4 comes to Granite 4
       p1 wins Thessel
       p1 gains 3 votes of Moss: 4 in all
518. p1 to.fi4
519. p1 add.3  ce589aa4ad499b47
       p1 adds 3 trolls: Fire 4
       p1 wins Khazga
       p1 gains 3 votes of Hammer: 4 in all
520. p5 console.vote  fdfe59651319ec78
       p5 takes a vote as consolation for Khazga
       p5 gains 1 vote of Hammer: 4 in all
521. p1 to.mu2  4462ef2a992f20dd
       Khazga of p1 comes to Mud 2
       p2 wins Dastra
522. p2 clan.ice  ab7334feef23c168
       p2 gains 1 vote of Ice: 5 in all
       Domains of wave II: p1 gains 18 and loses 3
       Domains of wave II: p2 gains 36 and loses 6
       Domains of wave II: p3 gains 18 and loses 3
       Domains of wave II: p4 gains 18 and loses 3
       Domains of wave II: p5 gains 24 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
523. p1 draft.a36.b6  fd7cda463f6dd73d
524. p2 draft.a37.d4  f258df7f3bdc6502
525. p3 draft.a57.g7  1d561837d9465554
526. p4 draft.a49.b5  14118fee3a81d0ca
527. p5 draft.a32.c7  74603849b34f6c6e
       p1 adds a card at b6: Elders, Joker, Reinforce, Gnome
       p2 adds a card at d4: Elders, Advance, Elders, Reinforce
       p3 adds a card at g7: Joker, Advance, Gnome, Advance
       p4 adds a card at b5: Reinforce, Provisions, Advance, Joker
       p5 adds a card at c7: Influence, Gnome 2, Advance, Elders
528. p1 draft.a17.f7  b6da65a5362b4d14
529. p2 draft.a42.h6  2f93ad6a7dc58696
530. p3 draft.a06.f8  2ba7525e5008d62e
531. p4 draft.a01.b7  02adb01e56589ba0
532. p5 draft.a24.e7  12f4faa78678be47
       p1 adds a card at f7: Advance 3, empty, Influence, Reinforce
       p2 adds a card at h6: Reinforce, Gnome, Reinforce, Provisions
       p3 adds a card at f8: Influence, Joker, Reinforce, Reinforce
       p4 adds a card at b7: Advance, Advance, Advance 2, Reinforce
       p5 adds a card at e7: Advance, Gnome 3, empty, Elders
533. p1 draft.a15.c7  a9abd496bebf6c0e
534. p2 draft.a03.h5  13939a55919be254
535. p3 draft.a12.d7  aed03c168cfef44e
536. p4 draft.a55.f4  285717127a52d8ae
537. p5 draft.a68.g5  a3dcd3bdbf1ad470
       p1 adds a card at c7: Gnome, Influence 2, empty, Influence 2
       p2 adds a card at h5: Influence 2, Influence, Gnome, Influence
       p3 adds a card at d7: Reinforce, Gnome 2, Advance, Gnome
       p4 adds a card at f4: empty, Reinforce, Joker, Joker
       p5 adds a card at g5: empty, Reinforce, Advance 2, Gnome 2
       The last card of each hand is discarded face down
538. p1 cover.c6
539. p1 cover.e7  878e041dd80caf40
       p1 covers the Jokers c6 and e7: 6 provisions
540. p3 cover.g7
541. p3 cover.f6
       p3 covers the Jokers f6 and g7: 6 provisions
542. p3 cover.e6  896072a844ceaebd
       p3 covers the Jokers e6 and g8: 7 provisions
543. p4 cover.e5
544. p4 cover.c6
       p4 covers the Jokers e5 and c6: 6 provisions
545. p4 cover.f5  b2a0bd9096fe5d20
       p4 covers the Jokers f5 and g5: 7 provisions
546. p5 cover.d5
547. p5 cover.e5  0a6847c9f6299338
       p5 covers the Jokers d5 and e5: 5 provisions
       p1 has 6 provisions and 2 despair
       p2 has 6 provisions and 2 despair
       p3 has 7 provisions and 1 despair
       p4 has 7 provisions and 1 despair
       p5 has 5 provisions and 3 despair
       p1 begins a turn, 5 provisions left
548. p1 cover.c7
       p1 covers c7: weak Gnome
549. p1 spend.1
       p1 spends 1 despair
550. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Influence
551. p1 gate.2
       p1 looks at gate card 2: Ice
552. p1 token.gr1.1
       p1 looks at token 1 of Granite 1: strength 3
553. p1 influence.yrsgol
       p1 gains 3 influence with Yrsgol: 3 in all
554. p1 cover.d5
       p1 covers d5: weak Influence
555. p1 spend.0
556. p1 influence.thuldra
       p1 gains 2 influence with Thuldra: 2 in all
557. p1 end  73f18bbcfd9ee03a
       p2 begins a turn, 5 provisions left
558. p2 cover.i8
       p2 covers i8: weak Gnome
559. p2 spend.2
       p2 spends 2 despair
560. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Reinforcements
561. p2 gate.2
       p2 looks at gate card 2: Ice
562. p2 token.gr1.2
       p2 looks at token 2 of Granite 1: strength 2
563. p2 rally.back1
       Breach: 3 invaders come to the domain of Hammer, p2 decides ties
       An invader of Hammer comes upon 1 troll in Hammer 1: nowhere fewer within reach
       A troll of p5 is defeated in Hammer 1: 0 honour
       Gnomes invade Hammer 1: the only empty one within reach
       An invader of Hammer comes upon 3 trolls in Hammer 3: the nearest with so few
       A troll of p4 is defeated in Hammer 3: 0 honour
564. p2 to.mn4
565. p2 add.3
       p2 adds 3 trolls: Moon 4
566. p2 cover.g7
       p2 covers g7: weak Influence
567. p2 influence.zuldrak
       p2 gains 2 influence with Zuldrak: 2 in all
568. p2 end  01b3420e15d26445
       p3 begins a turn, 6 provisions left
569. p3 cover.h7
       p3 covers h7: weak Advance
570. p3 use.nadrig
       p3 uses Nadrig
571. p3 spend.0
572. p3 to.mo1
573. p3 move.ic3
       p3 moves a troll: Ice 3 → Moss 1
574. p3 move.mo3
       p3 moves a troll: Moss 3 → Moss 1
       p3 takes control of Moss 1
       p3 gains 1 vote of Moss: 4 in all
575. p3 cover.g6
       p3 covers g6: weak Influence
576. p3 spend.0
577. p3 influence.drubba
       p3 gains 2 influence with Drubba: 2 in all
578. p3 end  57ddee7458d3d1cd
       p4 begins a turn, 6 provisions left
579. p4 use.imbolg
       p4 uses Imbolg
580. p4 to.ha4
       p4 moves Imbolg: Granite 4 → Hammer 4
       A troll of p2 is driven out of Hammer 4 to its supply by p4
581. p4 cover.d5
       p4 covers d5: weak Gnome
582. p4 spend.1
       p4 spends 1 despair
583. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Influence
584. p4 gate.3
       p4 looks at gate card 3: Fire
585. p4 token.ic2.1
       p4 looks at token 1 of Ice 2: strength 3
586. p4 influence.xarkha
       p4 gains 3 influence with Xarkha: 3 in all
587. p4 cover.g6
       p4 covers g6: weak Influence
588. p4 influence.orrowyn
       p4 gains 2 influence with Orrowyn: 2 in all
589. p4 end  027c442d4d6f7f6d
       p5 begins a turn, 4 provisions left
590. p5 cover.e7
       p5 covers e7: weak Advance
591. p5 spend.1
       p5 spends 1 despair
592. p5 to.ha3
593. p5 move.mu3
       p5 moves a troll: Mud 3 → Hammer 3
594. p5 stop
595. p5 cover.f6
       p5 covers f6: weak Influence
596. p5 spend.2
       p5 spends 2 despair
597. p5 influence.drubba
       p5 gains 3 influence with Drubba: 3 in all
598. p5 end  b34c10fced283e79
       p1 begins a turn, 4 provisions left
599. p1 cover.e5
       p1 covers e5: weak Advance
600. p1 spend.0
601. p1 to.mu3
602. p1 move.mu2
       p1 moves a troll: Mud 2 → Mud 3
603. p1 cover.c5
604. p1 act.advance
       p1 covers c5: weak Advance
605. p1 spend.1
       p1 spends 1 despair
606. p1 to.mo3
607. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
608. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
609. p1 end  ec6ebebca89cb73b
       p2 begins a turn, 4 provisions left
610. p2 cover.g6
       p2 covers g6: weak Advance
611. p2 to.mn3
612. p2 move.gr3
       p2 moves a troll: Granite 3 → Moon 3
613. p2 cover.h6
       p2 covers h6: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
614. p2 gate.3
       p2 looks at gate card 3: Fire
615. p2 token.mn1.1
       p2 looks at token 1 of Moon 1: strength 3
616. p2 to.mn3
       p2 adds 1 troll: Moon 3
617. p2 end  d36c2e4906a76a40
       p3 begins a turn, 5 provisions left
618. p3 cover.e5
       p3 covers e5: weak Advance
619. p3 use.nadrig
       p3 uses Nadrig
620. p3 spend.1
       p3 spends 1 despair
621. p3 to.mo3
622. p3 lead.nadrig
       p3 moves Nadrig: Ice 3 → Moss 3
623. p3 move.mo1
       p3 moves a troll: Moss 1 → Moss 3
624. p3 stop
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 5 in all
625. p3 cover.d7
       p3 covers d7: weak Reinforcements
626. p3 to.ic3
       p3 adds 1 troll: Ice 3
627. p3 end  afa47953f188f24e
       p4 begins a turn, 5 provisions left
628. p4 cover.b7
       p4 covers b7: weak Advance
629. p4 to.gr3
630. p4 move.ha3
       p4 moves a troll: Hammer 3 → Granite 3
631. p4 cover.c7
       p4 covers c7: weak Advance
632. p4 to.gr3
633. p4 move.gr4
       p4 moves a troll: Granite 4 → Granite 3
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 3 in all
634. p4 end  306ba582540cd77f
       p5 begins a turn, 3 provisions left
635. p5 take.f4
636. p5 take.f5
637. p5 take.f7
638. p5 take.d7
       p5 covers f4 f5 d7 f7: strong Gnome of power 7
639. p5 spend.0
640. p5 wheel.6
       p5 moves the wheel pawn 6 spaces: Influence
641. p5 gate.4
       p5 looks at gate card 4: Moss
642. p5 token.gr1.2
       p5 looks at token 2 of Granite 1: strength 2
       p5 crosses the honour-boost wire: boost 1
643. p5 influence.yrsgol
       p5 gains 6 influence with Yrsgol: 6 in all
644. p5 end  8010f99ddf299c03
       p1 begins a turn, 3 provisions left
645. p1 take.d6
       p1 covers d6: strong Advance of power 3
646. p1 spend.0
647. p1 to.ha3
648. p1 move.mu2
       p1 moves a troll: Mud 2 → Hammer 3
649. p1 stop
650. p1 end  7448c510bf64ae4e
       p2 begins a turn, 3 provisions left
651. p2 cover.e4
       p2 covers e4: weak Advance
652. p2 to.ic3
653. p2 move.mn3
       p2 moves a troll: Moon 3 → Ice 3
654. p2 cover.g9
       p2 covers g9: weak Advance
655. p2 to.ic3
656. p2 move.mn3
       p2 moves a troll: Moon 3 → Ice 3
657. p2 end  5644cbce5f673b3b
       p3 begins a turn, 4 provisions left
658. p3 cover.h8
       p3 covers h8: weak Advance
659. p3 to.ic4
660. p3 move.ic3
       p3 moves a troll: Ice 3 → Ice 4
661. p3 cover.d6
       p3 covers d6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
662. p3 gate.5
       p3 looks at gate card 5: Mud
663. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 3
664. p3 token.ic2.1
       p3 looks at token 1 of Ice 2: strength 3
       p3 gains 2 honour on the wheel, boost 1 included
665. p3 end  16892c6f51518271
       p4 begins a turn, 4 provisions left
666. p4 take.e7
667. p4 take.e6
       p4 covers e6 e7: strong Advance of power 3
668. p4 spend.0
669. p4 to.ic2
670. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 2
671. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 2
672. p4 move.ic1{3}
       p4 moves a troll: Ice 1 → Ice 2
       p4 attacks the gnomes of Ice 2: strength 3
       p4 wins the attack on Ice 2: 3 honour
       p4 takes control of Ice 2
       p4 gains 1 vote of Ice: 6 in all
       The wheel pawn moves 1 space without effect
673. p4 end  1909bae5db848bfe
       p5 begins a turn, 2 provisions left
674. p5 cover.c8
       p5 covers c8: weak Advance
675. p5 to.ha3
676. p5 move.mu3
       p5 moves a troll: Mud 3 → Hammer 3
       p5 takes control of Hammer 3
       p5 gains 1 vote of Hammer: 5 in all
677. p5 cover.e3
       p5 covers e3: weak Advance
678. p5 to.mu3
       p5 moves a troll: Hammer 3 → Mud 3
       p5 takes control of Mud 3
       p5 gains 1 vote of Mud: 2 in all
679. p5 end  04d48bc401013d57
       p1 begins a turn, 2 provisions left
680. p1 take.g4
       p1 covers g4: strong Advance of power 3
681. p1 spend.0
682. p1 to.mo3
683. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
684. p1 move.fi4
       p1 moves a troll: Fire 4 → Moss 3
685. p1 stop
686. p1 end  74cd61d0f529dc4a
       p2 begins a turn, 2 provisions left
687. p2 cover.g4
       p2 covers g4: weak Advance
688. p2 to.ic2
689. p2 move.mn4
       p2 moves a troll: Moon 4 → Ice 2
690. p2 cover.i9
       p2 covers i9: weak Advance
691. p2 to.mo1
692. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 1
693. p2 end  012a228e0a4ed9bb
       p3 begins a turn, 3 provisions left
694. p3 cover.g4
       p3 covers g4: weak Advance
695. p3 to.mo3
696. p3 lead.ruskval
       p3 moves Ruskval: Ice 3 → Moss 3
       p3 takes control of Moss 3
       p3 gains 2 votes of Moss: 7 in all
697. p3 cover.d8
       p3 covers d8: weak Advance
698. p3 to.mo3
699. p3 move.fi3
       p3 moves a troll: Fire 3 → Moss 3
700. p3 end  27fa7a368e7518f7
       p4 begins a turn, 3 provisions left
701. p4 take.c3
702. p4 take.c4
       p4 covers c3 c4: strong Advance of power 3
703. p4 spend.0
704. p4 to.ic3
705. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 3
706. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 3
707. p4 lead.fenglu
       p4 moves Fenglu: Knot lair, on the border → Ice 3
       p4 takes control of Ice 3
       p4 gains 1 vote of Ice: 7 in all
708. p4 end  b6a9da69056ab2a6
       p5 begins a turn, 1 provision left
709. p5 take.h3
       p5 covers h3: strong Advance of power 2
710. p5 spend.0
711. p5 to.ha1
712. p5 move.gr2
       p5 moves a troll: Granite 2 → Hammer 1
713. p5 move.gr2{1}
       p5 moves a troll: Granite 2 → Hammer 1
       p5 attacks the gnomes of Hammer 1: strength 1
       p5 wins the attack on Hammer 1: 1 honour
       p5 takes control of Hammer 1
       p5 gains 1 vote of Hammer: 6 in all
       The wheel pawn moves 1 space without effect
714. p5 rally.on1  a3297cfca9641804
       Breach: 3 invaders come to the domain of Mud, p5 decides ties
       An invader of Mud comes upon 2 trolls in Mud 2: the nearest with so few
715. p1 lose.khazga
       Khazga of p1 is defeated in Mud 2: 2 honour
716. p1 to.comb-i  b27a439b5ec9e6ff
       Khazga of p1 recovers: Comb lair, on the border
       An invader of Mud comes upon 1 troll in Mud 2: nowhere fewer within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       Gnomes invade Mud 2: the only empty one within reach
717. p5 end  d651d324adb139a1
       p1 begins a turn, 1 provision left
718. p1 take.f7
       p1 covers f7: strong Advance of power 3
719. p1 spend.0
720. p1 to.ha2
721. p1 move.mu3
       p1 moves a troll: Mud 3 → Hammer 2
722. p1 move.ha3{1}
       p1 moves a troll: Hammer 3 → Hammer 2
       p1 attacks the gnomes of Hammer 2: strength 1
       p1 wins the attack on Hammer 2: 1 honour
       p1 takes control of Hammer 2
       p1 gains 1 vote of Hammer: 5 in all
       The wheel pawn moves 1 space without effect
723. p1 end  c33b1c8d5a524ae0
       p2 begins a turn, 1 provision left
724. p2 cover.e7
       p2 covers e7: weak Advance
725. p2 to.ic4
726. p2 move.ic3
       p2 moves a troll: Ice 3 → Ice 4
       p2 takes control of Ice 4
       p2 gains 1 vote of Ice: 6 in all
727. p2 cover.f6
       p2 covers f6: weak Advance
728. p2 to.fi2
729. p2 move.mo1{3}
       p2 moves a troll: Moss 1 → Fire 2
       p2 attacks the gnomes of Fire 2: strength 3
730. p2 to.spiral-i
       p2 is repelled from Fire 2 and retreats: Spiral lair, on the border
       Gnomes entrench in Fire 2
731. p2 end  094feb7985977be0
       p3 begins a turn, 2 provisions left
732. p3 take.noctha
733. p3 take.e7
734. p3 act.gnome
       p3 covers e7 noctha: strong Gnome of power 4
735. p3 spend.0
736. p3 wheel.4
       p3 moves the wheel pawn 4 spaces: Influence
737. p3 gate.2
       p3 looks at gate card 2: Ice
738. p3 token.fi2.2
       p3 looks at token 2 of Fire 2: strength 1
739. p3 token.mu1.2
       p3 looks at token 2 of Mud 1: strength 2
740. p3 influence.drubba
       p3 gains 4 influence with Drubba: 6 in all
741. p3 end  58d0a1af9cf8cd4f
       p4 begins a turn, 2 provisions left
742. p4 take.b6
743. p4 take.b8
       p4 covers b6 b8: strong Advance of power 3
744. p4 spend.0
745. p4 to.ic4
746. p4 move.mo4
       p4 moves a troll: Moss 4 → Ice 4
747. p4 move.mo4
       p4 moves a troll: Moss 4 → Ice 4
748. p4 move.ic1
       p4 moves a troll: Ice 1 → Ice 4
       p4 takes control of Ice 4
       p4 gains 1 vote of Ice: 8 in all
749. p4 end  5ae468c22d1420cf
       p5 begins a turn, 0 provisions left
750. p5 take.d6
751. p5 take.g6
       p5 covers d6 g6: strong Advance of power 4
752. p5 to.ha4
753. p5 move.mu3
       p5 moves a troll: Mud 3 → Hammer 4
754. p5 move.ha1
       p5 moves a troll: Hammer 1 → Hammer 4
755. p5 move.gr2
       p5 moves a troll: Granite 2 → Hammer 4
756. p5 stop
       p5 takes control of Hammer 4
       p5 gains 1 vote of Hammer: 7 in all
757. p5 end  c1d093ff515699aa
       p1 begins a turn, 0 provisions left
758. p1 take.d7
759. p1 whole.influence
       p1 covers f4 f6 d7 d8 f8 crym: strong Influence of power 9
760. p1 influence.yrsgol
       p1 gains 9 influence with Yrsgol: 12 in all
761. p1 end  409564a8e4eafc51
       p2 begins a turn, 0 provisions left
762. p2 take.g5
763. p2 whole.influence
       p2 covers g5 h5 i5 i6 f8 g8: strong Influence of power 7
764. p2 influence.xarkha
       p2 gains 7 influence with Xarkha: 7 in all
765. p2 end  88b78103f4dec437
       p3 begins a turn, 1 provision left
766. p3 take.c7
767. p3 take.c8
768. p3 act.advance
       p3 covers c7 c8: strong Advance of power 4
769. p3 spend.0
770. p3 to.ic3
771. p3 move.ic4
       p3 moves a troll: Ice 4 → Ice 3
772. p3 move.fi3
       p3 moves a troll: Fire 3 → Ice 3
773. p3 move.mo3
       p3 moves a troll: Moss 3 → Ice 3
774. p3 move.mo1
       p3 moves a troll: Moss 1 → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 3 in all
775. p3 end  04d1fcb877087fc1
       p4 begins a turn, 1 provision left
776. p4 take.d6
777. p4 take.d7
       p4 covers d6 d7: strong Influence of power 4
778. p4 spend.0
779. p4 influence.thuldra
       p4 gains 4 influence with Thuldra: 4 in all
780. p4 end  5dc5c0a56b13bcfb
       p3 begins a turn, 0 provisions left
781. p3 take.c5
       p3 covers c5: strong Influence of power 3
782. p3 influence.zuldrak
       p3 gains 3 influence with Zuldrak: 3 in all
783. p3 end  6d88a53184fe176a
       p4 begins a turn, 0 provisions left
784. p4 cover.f6
       p4 covers f6: weak Reinforcements
785. p4 to.ic1
       p4 adds 1 troll: Ice 1
786. p4 cover.g4
       p4 covers g4: weak Reinforcements
787. p4 to.gr4
       p4 adds 1 troll: Granite 4
788. p4 end{granite+ice}
       Gnomes entrench in Mud 2
       Gate card 1: 4 invaders come to the domain of Granite
       An invader of Granite comes upon 1 troll in Granite 2: the only cave within reach
       A troll of p5 is defeated in Granite 2: 4 honour
       Gnomes invade Granite 2: the only cave within reach
       Gnomes invade Moon 3: the only empty one within reach
       An invader of Granite comes upon 1 troll in Hammer 1: nowhere fewer within reach
       A troll of p5 is defeated in Hammer 1: 2 honour
       Gate card 2: 4 invaders come to the domain of Ice
789. p4 enter.ic1{fire}  44dadac9297d25fa
       p4 leads the plank of Ice and sends the invader into Ice 1
       An invader of Ice comes upon 4 trolls in Ice 1: as few and as near as elsewhere
       A troll of p4 is defeated in Ice 1: 4 honour
       An invader of Ice comes upon 3 trolls in Ice 1: nowhere fewer within reach
       A troll of p4 is defeated in Ice 1: 2 honour
       An invader of Ice comes upon 2 trolls in Ice 1: nowhere fewer within reach
       A troll of p4 is defeated in Ice 1: 2 honour
       An invader of Ice comes upon 1 troll in Ice 1: nowhere fewer within reach
       A troll of p4 is defeated in Ice 1: 2 honour
       Gate card 3: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Moss 1: the nearest with so few
       A troll of p5 is defeated in Moss 1: 4 honour
       Gnomes invade Moss 1: the only empty one within reach
790. p3 enter.mo2  10ecebc9adb546ac
       p3 leads the plank of Fire and sends the invader into Moss 2
       An invader of Fire comes upon 1 troll in Moss 2: as few and as near as elsewhere
       Brundal of p2 is defeated in Moss 2: 2 honour
791. p2 to.spiral-i{moss}  d9f352d6cf7fa9e1
       Brundal of p2 recovers: Spiral lair, on the border
       Gnomes invade Moss 2: the only empty one within reach
       Gate card 4: 4 invaders come to the domain of Moss
       Gnomes invade Ice 1: the only empty one within reach
       An invader of Moss comes upon 1 troll in Mud 3: nowhere fewer within reach
       Ekktor of p5 is defeated in Mud 3: 4 honour
792. p5 to.arrow-o  f515c89d080a7d7e
       Ekktor of p5 recovers: Arrow lair, in the domain
       Gnomes invade Mud 3: the only empty one within reach
       An invader of Moss comes upon 2 trolls in Fire 3: the nearest with so few
       A troll of p3 is defeated in Fire 3: 2 honour
793. p3 to.eye-o{mud}
       The defeated troll of p3 is rescued: Eye lair, in the domain
       Gate card 5: 4 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Fire 3: nowhere fewer within reach
       A troll of p3 is defeated in Fire 3: 4 honour
794. p3 to.eye-i  68944660fc17f020
       The defeated troll of p3 is rescued: Eye lair, on the border
       Gnomes invade Fire 3: the only empty one within reach
       An invader of Mud comes upon 1 troll in Fire 4: nowhere fewer within reach
       Quodda of p1 is defeated in Fire 4: 2 honour
795. p1 to.comb-i  d18f14484133ca0c
       Quodda of p1 recovers: Comb lair, on the border
       Gnomes invade Fire 4: the only empty one within reach
       p3 wins Zuldrak
       p3 gains 3 votes of Hammer: 4 in all
796. p2 console.honour  35bd5a0d25b97639
       p2 takes 1 honour as consolation for Zuldrak
797. p3 star.fi4  a2aa92e95c7089d2
       p3 puts the star of Zuldrak on Fire 4
       Zuldrak brings p3 2 honour
       p3 wins Drubba
       p3 gains 3 votes of Mud: 4 in all
798. p5 console.vote  e81a0d28b98f503e
       p5 takes a vote as consolation for Drubba
       p5 gains 1 vote of Mud: 3 in all
       Drubba brings p3 6 honour
       p4 wins Thuldra
799. p4 clan.mud
       p4 gains 1 vote of Mud: 4 in all
800. p4 clan.mud  74b50827ed236dae
       p4 gains 1 vote of Mud: 5 in all
801. p1 console.vote
       p1 takes a vote as consolation for Thuldra
802. p1 clan.mud  04a4011cc3dce406
       p1 gains 1 vote of Mud: 5 in all
       Thuldra brings p4 3 honour
       p4 wins Orrowyn
       p4 gains 3 votes of Moss: 4 in all
       Orrowyn brings p4 2 honour
       p2 wins Xarkha
       p2 gains 3 votes of Fire: 4 in all
803. p4 console.honour  dc70d3f3bba0bcd7
       p4 takes 1 honour as consolation for Xarkha
804. p2 star.ice  78e1857bf83f776e
       p2 puts the star of Xarkha on the plank of Ice
       p1 wins Yrsgol
       p1 gains 3 votes of Ice: 6 in all
805. p5 console.honour  0c07638d14330e7b
       p5 takes 3 honour as consolation for Yrsgol
806. p1 star.mo4  6e6e67511f89f37f
       p1 puts the star of Yrsgol on Moss 4
       Great hall 1: 12 honour for p3
       Great hall 2 is shared: 2 honour each for p2, p3 and p4
       Great hall 3: 8 honour for p4
       Great hall 4: 8 honour for p4
       Great hall 5 is shared: 1 honour each for p2 and p5
       Great hall 6 falls to the gnomes
       Great hall 7: 12 honour for p1
       Great hall 8 is shared: 2 honour each for p2 and p4
       Great hall 9 is shared: 6 honour each for p4 and p5
       Great hall 10: 4 honour for p1
       p1 has 6 Elders: 12 honour
       p2 has 5 Elders: 8 honour
       p3 has 2 Elders: 1 honour
       p4 has 3 Elders: 3 honour
       p5 has 6 Elders: 12 honour
       p3 gains 6 honour for votes of Moss
       p1 gains 4 honour for votes of Moss
       p4 gains 1 honour for votes of Moss
       p4 gains 12 honour for votes of Ice
       p2 gains 12 honour for votes of Ice
       p1 gains 3 honour for votes of Ice
       p3 gains 10 honour for votes of Moon
       p1 gains 5 honour for votes of Moon
       p2 gains 3 honour for votes of Moon
       p3 gains 7 honour for votes of Granite
       p4 gains 4 honour for votes of Granite
       p2 gains 2 honour for votes of Granite
       p5 gains 8 honour for votes of Hammer
       p1 gains 5 honour for votes of Hammer
       p3 gains 2 honour for votes of Hammer
       p4 gains 11 honour for votes of Mud
       p1 gains 6 honour for votes of Mud
       p3 gains 2 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       p2 gains 3 honour for votes of Fire
       The three waves are over: p4 wins

p1  +3  Starting honour by turn order [FALL-S17]
p1  +5  Attacks [FALL-M09]
p1 +12  Defeated trolls [FALL-W18]
p1 +18  Domains, wave I [FALL-P03]
p1  -4  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -3  Invaded caves, wave II [FALL-P04]
p1 +12  Great hall 7 [FALL-F02]
p1  +4  Great hall 10 [FALL-F02]
p1 +12  Elders [FALL-F05]
p1  +4  Votes of Moss [FALL-F06]
p1  +3  Votes of Ice [FALL-F06]
p1  +5  Votes of Moon [FALL-F06]
p1  +5  Votes of Hammer [FALL-F06]
p1  +6  Votes of Mud [FALL-F06]
p1  +5  Votes of Fire [FALL-F06]
p2  +1  Starting honour by turn order [FALL-S17]
p2  +1  Attacks [FALL-M09]
p2  +6  Gnome wheel [FALL-G17]
p2  +8  Defeated trolls [FALL-W18]
p2  +1  Consolations [FALL-H04]
p2 +28  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2 +36  Domains, wave II [FALL-P03]
p2  -6  Invaded caves, wave II [FALL-P04]
p2  +2  Great hall 2 [FALL-F02]
p2  +1  Great hall 5 [FALL-F02]
p2  +2  Great hall 8 [FALL-F02]
p2  +8  Elders [FALL-F05]
p2 +12  Votes of Ice [FALL-F06]
p2  +3  Votes of Moon [FALL-F06]
p2  +2  Votes of Granite [FALL-F06]
p2  +3  Votes of Fire [FALL-F06]
p3  +2  Attacks [FALL-M09]
p3  +4  Gnome wheel [FALL-G17]
p3 +14  Defeated trolls [FALL-W18]
p3  +8  Champions [FALL-H08]
p3 +18  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +18  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3 +12  Great hall 1 [FALL-F02]
p3  +2  Great hall 2 [FALL-F02]
p3  +1  Elders [FALL-F05]
p3  +6  Votes of Moss [FALL-F06]
p3 +10  Votes of Moon [FALL-F06]
p3  +7  Votes of Granite [FALL-F06]
p3  +2  Votes of Hammer [FALL-F06]
p3  +2  Votes of Mud [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
p4  +3  Starting honour by turn order [FALL-S17]
p4  +9  Attacks [FALL-M09]
p4 +24  Defeated trolls [FALL-W18]
p4  +5  Champions [FALL-H08]
p4  +1  Consolations [FALL-H04]
p4 +22  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4 +18  Domains, wave II [FALL-P03]
p4  -3  Invaded caves, wave II [FALL-P04]
p4  +2  Great hall 2 [FALL-F02]
p4  +8  Great hall 3 [FALL-F02]
p4  +8  Great hall 4 [FALL-F02]
p4  +2  Great hall 8 [FALL-F02]
p4  +6  Great hall 9 [FALL-F02]
p4  +3  Elders [FALL-F05]
p4  +1  Votes of Moss [FALL-F06]
p4 +12  Votes of Ice [FALL-F06]
p4  +4  Votes of Granite [FALL-F06]
p4 +11  Votes of Mud [FALL-F06]
p5  +2  Starting honour by turn order [FALL-S17]
p5  +6  Attacks [FALL-M09]
p5 +40  Defeated trolls [FALL-W18]
p5  +3  Consolations [FALL-H04]
p5 +12  Domains, wave I [FALL-P03]
p5 +24  Domains, wave II [FALL-P03]
p5  -3  Invaded caves, wave II [FALL-P04]
p5  +1  Great hall 5 [FALL-F02]
p5  +6  Great hall 9 [FALL-F02]
p5 +12  Elders [FALL-F05]
p5  +8  Votes of Hammer [FALL-F06]
= p4 134, p5 111, p3 109, p2 106, p1 105  waves, won by p4
