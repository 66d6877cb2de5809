fall/2  seats 3  seed 9  options -

  1. p1 keep.fenglu  e274f1789569138c
  2. p2 keep.chorvel  f1245f863dd720cc
  3. p3 keep.argash{p2}  ece64423a2f389bb
       p2 takes the hammer and is first player
       p2 keeps Chorvel
       p2 gains 2 votes of Moon: 2 in all
       p3 keeps Argash
       p3 gains 2 votes of Moss: 2 in all
       p1 keeps Fenglu
       p1 gains 2 votes of Mud: 2 in all
  4. p2 lairs.horn
       p2 takes the lairs of the Horn, three trolls in each
  5. p2 settle.fi2
       p2 puts a troll in Fire 2
  6. p2 settle.fi3
       p2 puts a troll in Fire 3
  7. p2 to.fi3  4d5c3577c83b06f3
       Chorvel of p2 comes to Fire 3
  8. p3 lairs.comb
       p3 takes the lairs of the Comb, three trolls in each
  9. p3 settle.mu1
       p3 puts a troll in Mud 1
 10. p3 settle.mu3
       p3 puts a troll in Mud 3
 11. p3 to.mu3  36b71e4e236915ca
       Argash of p3 comes to Mud 3
 12. p1 lairs.knot
       p1 takes the lairs of the Knot, three trolls in each
 13. p1 settle.ha1
       p1 puts a troll in Hammer 1
 14. p1 settle.ha3
       p1 puts a troll in Hammer 3
 15. p1 to.ha3
       Fenglu of p1 comes to Hammer 3
       Wave I begins: four cards each
 16. p1 draft.a24.e6  efc5f6483b93700d
 17. p2 draft.a61.e6  2b66bd0c538d3c8c
 18. p3 draft.a38.d6  ecf17b098ae28be5
       p1 adds a card at e6: Advance, Gnome 3, empty, Elders
       p2 adds a card at e6: Advance 2, Reinforce, Gnome, Influence
       p3 adds a card at d6: Elders, Reinforce, Elders, Influence
 19. p1 draft.a30.d5  152036b5a0edc8e7
 20. p2 draft.a02.e7  57ac1373e2421afb
 21. p3 draft.a31.e6  3bbf6ff00e5ebc4f
       p1 adds a card at d5: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at e7: Reinforce, Reinforce 2, Influence, Reinforce
       p3 adds a card at e6: Elders, Gnome, Influence 2, Reinforce
 22. p1 draft.a58.c4  7c54f453347138be
 23. p2 draft.a12.d4  65849bb81c9ba66c
 24. p3 draft.a33.d4  347dc47cb7e2c335
       p1 adds a card at c4: Reinforce, Advance, Reinforce, Joker
       p2 adds a card at d4: Reinforce, Gnome 2, Advance, Gnome
       p3 adds a card at d4: Influence, Elders, Advance, Joker
       The last card of each hand is discarded face down
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p1 has 6 provisions and 2 despair
       p2 begins a turn, 5 provisions left
 25. p2 use.chorvel
       p2 uses Chorvel
 26. p2 to.horn-i
       p2 moves Chorvel: Fire 3 → Horn lair, on the border
 27. p2 take.e7
 28. p2 whole.reinforce
       p2 covers f5 f6 e7 f7 f8: strong Reinforcements of power 6
 29. p2 spend.3
       p2 spends 3 more provisions
 30. p2 to.horn-i
 31. p2 add.7
       p2 adds 7 trolls: Horn lair, on the border
 32. p2 end  6e1d7de4cdb2ca8d
       p3 begins a turn, 5 provisions left
 33. p3 take.f5
 34. p3 take.e5
       p3 covers e5 f5: strong Reinforcements of power 2
 35. p3 spend.1
       p3 spends 1 more provision
 36. p3 to.comb-i
 37. p3 add.1
       p3 adds 1 troll: Comb lair, on the border
 38. p3 end  097722e56d788e5e
       p1 begins a turn, 5 provisions left
 39. p1 take.d5
 40. p1 take.d4
 41. p1 act.advance
       p1 covers d4 d5: strong Advance of power 2
 42. p1 spend.2
       p1 spends 2 more provisions
 43. p1 to.ha1
 44. p1 lead.fenglu
       p1 moves Fenglu: Hammer 3 → Hammer 1
 45. p1 move.ha3
       p1 moves a troll: Hammer 3 → Hammer 1
 46. p1 stop
 47. p1 end  6a45422fda6d7593
       p2 begins a turn, 1 provision left
 48. p2 cover.e8
       p2 covers e8: weak Influence
 49. p2 spend.0
 50. p2 influence.lirrash
       p2 gains 2 influence with Lirrash: 2 in all
 51. p2 end  74ed188015752858
       p3 begins a turn, 3 provisions left
 52. p3 take.e7
       p3 covers e7: strong Influence of power 2
 53. p3 spend.3
       p3 spends 3 more provisions
 54. p3 influence.grell
       p3 gains 6 influence with Grell: 6 in all
 55. p3 end  5dd6a91cfe43e78b
       p1 begins a turn, 2 provisions left
 56. p1 take.c4
 57. p1 take.c5
       p1 covers c4 c5: strong Reinforcements of power 2
 58. p1 spend.0
 59. p1 none
       p1 adds nobody
 60. p1 end  4817e05301a3ed51
       p2 begins a turn, 0 provisions left
 61. p2 take.e5
 62. p2 take.e4
       p2 covers e4 e5: strong Gnome of power 3
 63. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 64. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 3
 65. p2 stop
 66. p2 to.fi2
 67. p2 add.2
       p2 adds 2 trolls: Fire 2
 68. p2 end  29f1e31fafa9a9f7
       p1 begins a turn, 1 provision left
 69. p1 take.f6
       p1 covers f6: strong Gnome of power 3
 70. p1 spend.1
       p1 spends 1 more provision
 71. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Reinforcements
 72. p1 stop
 73. p1 none
       p1 adds nobody
 74. p1 end{fire+moss}  16cf397a9a6b062c
       Gnomes entrench in Ice 2
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gate card 1: 2 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p2 is defeated in Fire 3: 3 honour
       Gnomes invade Fire 3: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Moss
       Gnomes invade Moss 1: the only cave within reach
 75. p3 enter.mo3{ice}  ea13f1c45009156a
       p3 leads the plank of Moss and sends the invader into Moss 3
       Gnomes invade Moss 3: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Ice
       Gnomes invade Ice 1: the nearest empty one
 76. p2 enter.mn1
       Nobody has votes of Ice: p2 leads with Moon, the next clan, and sends the invader into Moon 1
       Gnomes invade Moon 1: empty, and as near as others
       p2 wins Lirrash
       p2 gains 2 votes of Moss: 2 in all
 77. p2 to.fi2  5a61120eacdabf9d
       Lirrash of p2 comes to Fire 2
       Nobody has influence with Jorrund, who leaves the game
       p3 wins Grell
 78. p3 clan.ice
       p3 gains 1 vote of Ice: 1 in all
 79. p3 out.mu3
 80. p3 shift.p3.mu1
       p3 moves a troll: Mud 3 → Mud 1
 81. p3 stop  8ae6ab942c12c8ed
       Nobody has influence with Purrgol, who leaves the game
       Domains of wave I: p1 gains 6 and loses 0
       Domains of wave I: p2 gains 6 and loses 2
       Domains of wave I: p3 gains 8 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave II begins: four cards each
 82. p1 draft.a11.d3  d7b48ac93f6d4661
 83. p2 draft.a72.e3  0675f5de89a42a24
 84. p3 draft.a14.e7  ec50722cbcac8f6b
       p1 adds a card at d3: Influence 2, Influence, Advance, Gnome
       p2 adds a card at e3: Gnome 3, Gnome, Reinforce, Influence
       p3 adds a card at e7: Reinforce 2, Reinforce 2, Influence, empty
 85. p1 draft.a26.c4  b38b72adfba54352
 86. p2 draft.a48.c3  19a9223b52e0522a
 87. p3 draft.a47.e8  3ba6177263aefb8a
       p1 adds a card at c4: Reinforce, Influence, Reinforce, Elders
       p2 adds a card at c3: Influence, Provisions, empty, Gnome 2
       p3 adds a card at e8: empty, Reinforce, Influence 2, Provisions
 88. p1 draft.a68.d7  6dd6880632471dfc
 89. p2 draft.a63.b4  93a1198bf8a35d1b
 90. p3 draft.a52.c4
       p1 adds a card at d7: empty, Reinforce, Advance 2, Gnome 2
       p2 adds a card at b4: Advance, Reinforce 2, Influence, Gnome
       p3 adds a card at c4: Joker, Gnome, Provisions, Advance
       The last card of each hand is discarded face down
 91. p3 cover.c4
       p3 covers the Jokers c4 and e5: 8 provisions
       p3 has 8 provisions and 0 despair
       p1 has 5 provisions and 3 despair
       p2 has 6 provisions and 2 despair
       p3 begins a turn, 7 provisions left
 92. p3 cover.f6
       p3 covers f6: weak Gnome
       p3 moves the wheel pawn 1 space: Honour gain
 93. p3 stop
       p3 crosses the honour-boost wire: boost 1
       p3 gains 2 honour on the wheel, boost 1 included
 94. p3 end  73c557ca449dac91
       p1 begins a turn, 4 provisions left
 95. p1 cover.e7
       p1 covers e7: weak Reinforcements
 96. p1 spend.0
 97. p1 none
       p1 adds nobody
 98. p1 end  ee97b4b9a365a69b
       p2 begins a turn, 5 provisions left
 99. p2 use.chorvel
       p2 uses Chorvel
100. p2 to.fi2
       p2 moves Chorvel: Horn lair, on the border → Fire 2
101. p2 take.f8
102. p2 take.f7
103. p2 whole.reinforce
       p2 covers f5 f6 e7 f7 f8: strong Reinforcements of power 6
104. p2 spend.5
       p2 spends 5 more provisions
105. p2 none
       p2 adds nobody
106. p2 end  a6f73831481162a2
       p3 begins a turn, 6 provisions left
107. p3 cover.d4
       p3 covers d4: weak Gnome
       p3 moves the wheel pawn 1 space: Troll advance
108. p3 gate.3
       p3 looks at gate card 3: Hammer
109. p3 stop
110. p3 none
       p3 moves nobody
111. p3 cover.d5
       p3 covers d5: weak Advance
112. p3 to.mu2
113. p3 move.comb-o{3+3}
       p3 moves a troll: Comb lair, in the domain → Mud 2
       p3 attacks the gnomes of Mud 2: strength 3+3
114. p3 to.comb-o
       p3 is repelled from Mud 2 and retreats: Comb lair, in the domain
115. p3 end  d515ae0436837295
       p1 begins a turn, 3 provisions left
116. p1 cover.e4
       p1 covers e4: weak Gnome
117. p1 spend.3
       p1 spends 3 despair
118. p1 wheel.1
       p1 moves the wheel pawn 1 space: Influence
119. p1 token.fi1.2
       p1 looks at token 2 of Fire 1: strength 2
120. p1 stop
121. p1 influence.mokkur
       p1 gains 2 influence with Mokkur: 2 in all
122. p1 end  ed73048c727630b6
       p3 begins a turn, 5 provisions left
123. p3 take.f7
124. p3 act.reinforce
       p3 covers f7: strong Reinforcements of power 2
125. p3 spend.4
       p3 spends 4 more provisions
126. p3 to.mu3
127. p3 add.5
       p3 adds 5 trolls: Mud 3
128. p3 end  05b5eb3466cb5c0a
       p1 begins a turn, 2 provisions left
129. p1 cover.c5
       p1 covers c5: weak Reinforcements
130. p1 to.knot-i
       p1 adds 1 troll: Knot lair, on the border
131. p1 end  5034df0820cf10c1
       p3 begins a turn, 0 provisions left
132. p3 cover.f5
       p3 covers f5: weak Reinforcements
133. p3 none
       p3 adds nobody
134. p3 cover.f8
       p3 covers f8: weak Reinforcements
135. p3 none
       p3 adds nobody
136. p3 end  14e347e77253e004
       p1 begins a turn, 1 provision left
137. p1 take.e3
138. p1 whole.influence
       p1 covers d3 e3 d4: strong Influence of power 4
139. p1 spend.0
140. p1 influence.okkag
       p1 gains 5 influence with Okkag: 5 in all
141. p1 end
       p1 begins a turn, 0 provisions left
142. p1 cover.c4
       p1 covers c4: weak Reinforcements
143. p1 to.knot-i
       p1 adds 1 troll: Knot lair, on the border
144. p1 cover.e6
       p1 covers e6: weak Influence
145. p1 influence.nadrig
       p1 gains 2 influence with Nadrig: 2 in all
146. p1 end{granite}
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Fire 3
       Gate card 1: 3 invaders come to the domain of Granite
147. p1 enter.gr1
       Nobody has votes of Granite: p1 leads with Mud, the next clan, and sends the invader into Granite 1
       Gnomes invade Granite 1: empty, and as near as others
       Gnomes invade Granite 3: the nearest empty one
148. p1 enter.mn3{fire}  d8d97023d8855e76
       Nobody has votes of Granite: p1 leads with Mud, the next clan, and sends the invader into Moon 3
       Gnomes invade Moon 3: empty, and as near as others
       Gate card 2: 3 invaders come to the domain of Fire
149. p3 enter.mo2{hammer}  15f4d767333b511a
       Nobody has votes of Fire: p3 leads with Moss, the next clan, and sends the invader into Moss 2
       Gnomes invade Moss 2: empty, and as near as others
       Gnomes invade Ice 3: the nearest empty one
       Gnomes invade Moon 2: the nearest empty one
       Gate card 3: 3 invaders come to the domain of Hammer
       Gnomes invade Hammer 2: the only empty one within reach
       Gnomes invade Hammer 3: the only empty one within reach
       An invader of Hammer comes upon 2 trolls in Mud 1: nowhere fewer within reach
       A troll of p3 is defeated in Mud 1: 4 honour
       p1 wins Mokkur
       p1 gains 2 votes of Mud: 4 in all
150. p1 to.knot-o
       Mokkur of p1 comes to Knot lair, in the domain
       p1 wins Okkag
       p1 gains 2 votes of Hammer: 2 in all
151. p1 to.ha1
       Okkag of p1 comes to Hammer 1
       p1 wins Nadrig
       p1 gains 3 votes of Fire: 3 in all
152. p1 to.knot-i
       Nadrig of p1 comes to Knot lair, on the border
       Nobody has influence with Brasha, who leaves the game
       Domains of wave II: p1 gains 6 and loses 2
       Domains of wave II: p2 gains 6 and loses 2
       Domains of wave II: p3 gains 8 and loses 1
       Upkeep: new gates, a new offer, the hammer goes to p1
       Wave III begins: four cards each
153. p1 draft.a18.d6  a7d98d322a2bd0d6
154. p2 draft.a21.b3  a694312919098f84
155. p3 draft.a09.b5  17024f670cd3754c
       p1 adds a card at d6: Reinforce 3, Influence, Gnome, Influence
       p2 adds a card at b3: Reinforce, Advance 3, empty, Elders
       p3 adds a card at b5: Influence, Advance 2, Reinforce, Advance
156. p1 draft.a05.c7  dee4305032a9c490
157. p2 draft.a10.e4  81a46aec075f6207
158. p3 draft.a70.e7  33ef70f5cd8b7322
       p1 adds a card at c7: Advance, Advance, Joker, Reinforce
       p2 adds a card at e4: Gnome, Reinforce 2, Influence, Reinforce
       p3 adds a card at e7: Reinforce, empty, Reinforce 3, Gnome
159. p1 draft.a64.c6  883eec45fea6f7d7
160. p2 draft.a13.e5  2e7ee367e1c97407
161. p3 draft.a15.b6
       p1 adds a card at c6: Gnome, Reinforce, Influence 2, Advance
       p2 adds a card at e5: Advance 2, empty, Advance 2, Reinforce
       p3 adds a card at b6: Gnome, Influence 2, empty, Influence 2
       The last card of each hand is discarded face down
162. p3 cover.e5  9f6204be75618abd
       p3 covers the Jokers c4 and e5: 6 provisions
       p1 has 4 provisions and 4 despair
       p2 has 5 provisions and 3 despair
       p3 has 6 provisions and 2 despair
       p1 begins a turn, 3 provisions left
163. p1 use.mokkur
       p1 uses Mokkur
164. p1 token.ha2.1{1}
       p1 reveals a token of Hammer 2: strength 1; it is gone, 1 honour
165. p1 take.e8
       p1 covers e8: strong Gnome of power 2
166. p1 spend.2
       p1 spends 2 more provisions
167. p1 wheel.2
       p1 moves the wheel pawn 2 spaces: Troll advance
168. p1 stop
169. p1 out.mu1
170. p1 shift.p3.comb-o
       p1 moves a troll of p3: Mud 1 → Comb lair, in the domain
171. p1 end  f91414f85f449bc2
       p2 begins a turn, 4 provisions left
172. p2 use.chorvel
       p2 uses Chorvel
173. p2 to.horn-o
       p2 moves Chorvel: Fire 2 → Horn lair, in the domain
174. p2 take.f3
175. p2 whole.gnome
       p2 covers e3 f3 d4 e4: strong Gnome of power 7
176. p2 spend.4
       p2 spends 4 more provisions
177. p2 wheel.10
       p2 moves the wheel pawn 10 spaces: Influence
178. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 2
179. p2 stop
180. p2 rally.stay
       Breach: 2 invaders come to the domain of Hammer, p2 decides ties
       Gnomes invade Hammer 2: the only empty one within reach
       Gnomes invade Mud 1: the only empty one within reach
       p2 crosses the honour-boost wire: boost 1
181. p2 influence.thuldra
       p2 gains 11 influence with Thuldra: 11 in all
182. p2 end  842b0f853349f335
       p3 begins a turn, 5 provisions left
183. p3 cover.f6
       p3 covers f6: weak Gnome
184. p3 spend.0
       p3 moves the wheel pawn 1 space: Honour gain
185. p3 gate.2
       p3 looks at gate card 2: Moon
186. p3 stop
       p3 gains 2 honour on the wheel, boost 1 included
187. p3 cover.d4
       p3 covers d4: weak Gnome
188. p3 spend.0
       p3 moves the wheel pawn 1 space: Troll advance
189. p3 token.ha2.1
       p3 looks at token 1 of Hammer 2: strength 1
190. p3 gate.2
       p3 looks at gate card 2: Moon
191. p3 out.fi2
192. p3 shift.p2.horn-o
       p3 moves a troll of p2: Fire 2 → Horn lair, in the domain
193. p3 end  97072fef8b9c64b4
       p1 begins a turn, 0 provisions left
194. p1 take.f6
       p1 covers f6: strong Gnome of power 3
195. p1 wheel.1
       p1 moves the wheel pawn 1 space: Reinforcements
196. p1 stop
197. p1 rally.back1
       Breach: 2 invaders come to the domain of Granite, p1 decides ties
       An invader of Granite comes upon 4 trolls in Hammer 1: nowhere fewer within reach
198. p1 lose.okkag
       Okkag of p1 is defeated in Hammer 1: 0 honour
199. p1 to.knot-i
       Okkag of p1 recovers: Knot lair, on the border
       An invader of Granite comes upon 3 trolls in Hammer 1: nowhere fewer within reach
200. p1 lose.troll
       A troll of p1 is defeated in Hammer 1: 0 honour
201. p1 none
       p1 adds nobody
202. p1 end  5e0dea78b3439406
       p3 begins a turn, 4 provisions left
203. p3 cover.e7
       p3 covers e7: weak Reinforcements
204. p3 spend.0
205. p3 to.comb-i
       p3 adds 1 troll: Comb lair, on the border
206. p3 cover.d5
       p3 covers d5: weak Advance
207. p3 spend.0
208. p3 to.mu1
209. p3 move.mu3{3}
       p3 moves a troll: Mud 3 → Mud 1
       p3 attacks the gnomes of Mud 1: strength 3
210. p3 to.comb-i
       p3 is repelled from Mud 1 and retreats: Comb lair, on the border
       Gnomes entrench in Mud 1
211. p3 end
       p3 begins a turn, 3 provisions left
212. p3 cover.f8
       p3 covers f8: weak Gnome
213. p3 spend.0
       p3 moves the wheel pawn 1 space: Troll advance
214. p3 stop
215. p3 none
       p3 moves nobody
216. p3 end
       p3 begins a turn, 2 provisions left
217. p3 take.e8
       p3 covers e8: strong Reinforcements of power 3
218. p3 spend.1
       p3 spends 1 more provision
219. p3 none
       p3 adds nobody
220. p3 end
       p3 begins a turn, 0 provisions left
221. p3 take.c5
       p3 covers c5: strong Advance of power 2
222. p3 none
       p3 moves nobody
223. p3 end{moss}  ab929153a721b73b
       Gnomes entrench in Moss 2
       Gnomes entrench in Ice 3
       Gate card 1: 4 invaders come to the domain of Moss
       An invader of Moss comes upon 2 trolls in Hammer 1: nowhere fewer within reach
224. p1 lose.troll
       A troll of p1 is defeated in Hammer 1: 4 honour
       An invader of Moss comes upon 1 troll in Hammer 1: nowhere fewer within reach
       Fenglu of p1 is defeated in Hammer 1: 4 honour
225. p1 to.knot-i{moon+mud}  e74b6ca8c9f4d0c3
       Fenglu of p1 recovers: Knot lair, on the border
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 3: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Nobody has influence with Drubba, who leaves the game
       Nobody has influence with Selunga, who leaves the game
       Nobody has influence with Vashtor, who leaves the game
       p2 wins Thuldra
226. p2 clan.fire
       p2 gains 1 vote of Fire: 1 in all
227. p2 clan.fire  bd91ae48742fc807
       p2 gains 1 vote of Fire: 2 in all
       Thuldra brings p2 3 honour
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 is shared: 6 honour each for p3
       Great hall 6 is shared: 4 honour each for p3
       Great hall 7 falls to the gnomes
       p1 has 3 Elders: 3 honour
       p2 has 1 Elders: 0 honour
       p3 has 4 Elders: 5 honour
       p3 gains 9 honour for votes of Moss
       p2 gains 5 honour for votes of Moss
       p3 gains 12 honour for votes of Ice
       p2 gains 10 honour for votes of Moon
       p1 gains 11 honour for votes of Hammer
       p1 gains 7 honour for votes of Mud
       p1 gains 6 honour for votes of Fire
       p2 gains 4 honour for votes of Fire
       The three waves are over: p3 wins

p1  +8  Defeated trolls [FALL-W18]
p1  +1  Champions [FALL-H08]
p1  +6  Domains, wave I [FALL-P03]
p1  +6  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +3  Elders [FALL-F05]
p1 +11  Votes of Hammer [FALL-F06]
p1  +7  Votes of Mud [FALL-F06]
p1  +6  Votes of Fire [FALL-F06]
p2  +3  Defeated trolls [FALL-W18]
p2  +3  Champions [FALL-H08]
p2  +6  Domains, wave I [FALL-P03]
p2  -2  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -2  Invaded caves, wave II [FALL-P04]
p2  +5  Votes of Moss [FALL-F06]
p2 +10  Votes of Moon [FALL-F06]
p2  +4  Votes of Fire [FALL-F06]
p3  +4  Gnome wheel [FALL-G17]
p3  +4  Defeated trolls [FALL-W18]
p3  +8  Domains, wave I [FALL-P03]
p3  -1  Invaded caves, wave I [FALL-P04]
p3  +8  Domains, wave II [FALL-P03]
p3  -1  Invaded caves, wave II [FALL-P04]
p3  +6  Great hall 5 [FALL-F02]
p3  +4  Great hall 6 [FALL-F02]
p3  +5  Elders [FALL-F05]
p3  +9  Votes of Moss [FALL-F06]
p3 +12  Votes of Ice [FALL-F06]
= p3 58, p1 46, p2 33  waves, won by p3
