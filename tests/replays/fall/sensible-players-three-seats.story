fall/1  seats 3  seed 2026  options -

  1. p1 keep.anvgar  717277dc2e31ce8c
  2. p3 keep.gharza  cb66705339196fbe
  3. p2 keep.argash{p1}  fd5633b82a2ea906
       p1 takes the hammer and is first player
       p1 keeps Anvgar
       p1 gains 1 vote of Hammer: 1 in all
       p2 keeps Argash
       p2 gains 2 votes of Moss: 2 in all
       p3 keeps Gharza
       p3 gains 2 votes of Fire: 2 in all
  4. p1 lairs.comb
       p1 takes the lairs of the Comb, three trolls in each
  5. p1 settle.mu3
       p1 puts a troll in Mud 3
  6. p1 settle.mn3  86f9a25fccc6f8eb
       p1 puts a troll in Moon 3
  7. p2 lairs.spiral
       p2 takes the lairs of the Spiral, three trolls in each
  8. p2 settle.ha3
       p2 puts a troll in Hammer 3
  9. p2 settle.mo3
       p2 puts a troll in Moss 3
 10. p2 to.ha3  a9cb548a3370380d
       Argash of p2 comes to Hammer 3
 11. p3 lairs.fang
       p3 takes the lairs of the Fang, three trolls in each
 12. p3 settle.fi3
       p3 puts a troll in Fire 3
 13. p3 settle.mn2
       p3 puts a troll in Moon 2
 14. p3 to.mn2  5a53d5ac7da653cb
       Gharza of p3 comes to Moon 2
       Wave I begins: four cards each
 15. p1 draft.a33.d4  366b708800ffc44f
 16. p2 draft.a21.d6  0bc5bf935ba0b401
 17. p3 draft.a29.d6  0b526a5f9b77c192
       p1 adds a card at d4: Influence, Elders, Advance, Joker
       p2 adds a card at d6: Reinforce, Advance 3, empty, Elders
       p3 adds a card at d6: Gnome, Advance 2, Reinforce, Elders
 18. p2 draft.a57.c7  57736d2fb4df08bc
 19. p1 draft.a11.d6  757f879f03051be6
 20. p3 draft.a68.c5
       p1 adds a card at d6: Influence 2, Influence, Advance, Gnome
       p2 adds a card at c7: Joker, Advance, Gnome, Advance
       p3 adds a card at c5: empty, Reinforce, Advance 2, Gnome 2
 21. p3 draft.a24.b4  a58cad3c521c2842
 22. p1 draft.a50.c7  287eb7b591922ee7
 23. p2 draft.a72.c5  461be2380146518a
       p1 adds a card at c7: Provisions, Joker, Influence, Reinforce
       p2 adds a card at c5: Gnome 3, Gnome, Reinforce, empty
       p3 adds a card at b4: Advance, Gnome 3, empty, Elders
       The last card of each hand is discarded face down
 24. p1 stop
       p1 has 7 provisions and 1 despair
       p2 has 6 provisions and 2 despair
       p3 has 6 provisions and 2 despair
       p1 begins a turn, 6 provisions left
 25. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
 26. p1 spend.1
       p1 spends 1 despair
 27. p1 to.fi3
 28. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Fire 3
 29. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Fire 3
       p1 takes control of Fire 3
       p1 gains 1 vote of Fire: 1 in all
 30. p1 cover.e7
       p1 covers e7: weak Gnome
       p1 moves the wheel pawn 1 space: Influence
 31. p1 gate.3
       p1 looks at gate card 3: Mud
 32. p1 token.fi2.1
       p1 looks at token 1 of Fire 2: strength 2
 33. p1 influence.lirrash
       p1 gains 2 influence with Lirrash: 2 in all
 34. p1 end  ccf7871f7e547c0e
       p2 begins a turn, 5 provisions left
 35. p2 cover.d7
       p2 covers d7: weak Advance
 36. p2 spend.2
       p2 spends 2 despair
 37. p2 to.mu3
 38. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Mud 3
 39. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Mud 3
 40. p2 move.spiral-i
       p2 moves a troll: Spiral lair, on the border → Mud 3
       p2 takes control of Mud 3
       p2 gains 1 vote of Mud: 1 in all
 41. p2 cover.f6
       p2 covers f6: weak Influence
 42. p2 influence.khazga
       p2 gains 2 influence with Khazga: 2 in all
 43. p2 end  5e0c807c4903c9b2
       p3 begins a turn, 5 provisions left
 44. p3 cover.e5
       p3 covers e5: weak Advance
 45. p3 spend.2
       p3 spends 2 despair
 46. p3 to.mo3
 47. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Moss 3
 48. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Moss 3
 49. p3 move.fang-i
       p3 moves a troll: Fang lair, on the border → Moss 3
       p3 takes control of Moss 3
       p3 gains 1 vote of Moss: 1 in all
 50. p3 cover.f6
       p3 covers f6: weak Influence
 51. p3 influence.thornak
       p3 gains 2 influence with Thornak: 2 in all
 52. p3 end  2b7935d9d580eeef
       p1 begins a turn, 5 provisions left
 53. p1 cover.f6
       p1 covers f6: weak Influence
 54. p1 influence.jorrund
       p1 gains 2 influence with Jorrund: 2 in all
 55. p1 cover.d5
       p1 covers d5: weak Advance
 56. p1 to.gr3
 57. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Granite 3
 58. p1 end  baec6882cd49a8e5
       p2 begins a turn, 4 provisions left
 59. p2 cover.d8
       p2 covers d8: weak Advance
 60. p2 to.ic3
 61. p2 move.spiral-o
       p2 moves a troll: Spiral lair, in the domain → Ice 3
 62. p2 cover.e5
       p2 covers e5: weak Advance
 63. p2 to.mo2
 64. p2 move.spiral-o
       p2 moves a troll: Spiral lair, in the domain → Moss 2
 65. p2 end  74e9e09561233238
       p3 begins a turn, 4 provisions left
 66. p3 take.c6
       p3 covers c6: strong Advance of power 2
 67. p3 spend.0
 68. p3 to.ic3
 69. p3 move.fi3
       p3 moves a troll: Fire 3 → Ice 3
 70. p3 move.mo3
       p3 moves a troll: Moss 3 → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 1 in all
 71. p3 end  2a1100a4adc65330
       p1 begins a turn, 4 provisions left
 72. p1 cover.c8
       p1 covers c8: weak Influence
 73. p1 influence.thornak
       p1 gains 1 influence with Thornak: 1 in all
 74. p1 cover.e5
 75. p1 act.advance
       p1 covers e5: weak Advance
 76. p1 to.mu1
 77. p1 move.comb-o
       p1 moves a troll: Comb lair, in the domain → Mud 1
 78. p1 end  688f20e126408688
       p2 begins a turn, 3 provisions left
 79. p2 take.e6
       p2 covers e6: strong Advance of power 3
 80. p2 spend.0
 81. p2 to.ic3
 82. p2 move.spiral-o
       p2 moves a troll: Spiral lair, in the domain → Ice 3
 83. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
 84. p2 stop
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 1 in all
 85. p2 end  bdca63b85b636079
       p3 begins a turn, 3 provisions left
 86. p3 take.e6
       p3 covers e6: strong Advance of power 2
 87. p3 use.gharza
       p3 uses Gharza
 88. p3 spend.0
 89. p3 to.mn3
 90. p3 move.fang-o
       p3 moves a troll: Fang lair, in the domain → Moon 3
 91. p3 move.fang-o
       p3 moves a troll: Fang lair, in the domain → Moon 3
 92. p3 stop
       p3 takes control of Moon 3
       p3 gains 1 vote of Moon: 1 in all
 93. p3 end  7c54526c335d68de
       p1 begins a turn, 3 provisions left
 94. p1 cover.d7
 95. p1 act.advance
       p1 covers d7: weak Advance
 96. p1 to.ha2
 97. p1 move.fi3
       p1 moves a troll: Fire 3 → Hammer 2
 98. p1 cover.d8
       p1 covers d8: weak Reinforcements
 99. p1 to.gr3
       p1 adds 1 troll: Granite 3
100. p1 end  a030fec36966990e
       p2 begins a turn, 2 provisions left
101. p2 take.c5
102. p2 act.gnome
       p2 covers c5: strong Gnome of power 3
103. p2 spend.0
104. p2 wheel.3
       p2 moves the wheel pawn 3 spaces: Influence
105. p2 gate.2
       p2 looks at gate card 2: Fire
106. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 3
107. p2 influence.thornak
       p2 gains 3 influence with Thornak: 3 in all
108. p2 end  73cf1c07a33cf233
       p3 begins a turn, 2 provisions left
109. p3 cover.b4
       p3 covers b4: weak Advance
110. p3 to.gr1
111. p3 move.fang-o
       p3 moves a troll: Fang lair, in the domain → Granite 1
112. p3 cover.d7
       p3 covers d7: weak Reinforcements
113. p3 to.gr1
       p3 adds 1 troll: Granite 1
114. p3 end  f7d7d96a30628daf
       p1 begins a turn, 2 provisions left
115. p1 cover.f5
       p1 covers f5: weak Reinforcements
116. p1 to.ha2
       p1 adds 1 troll: Hammer 2
117. p1 cover.e6
       p1 covers e6: weak Influence
118. p1 influence.khazga
       p1 gains 1 influence with Khazga: 1 in all
119. p1 end  73d2f833ab94fb0f
       p2 begins a turn, 1 provision left
120. p2 cover.c7
121. p2 act.influence
       p2 covers c7: weak Influence
122. p2 influence.jorrund
       p2 gains 1 influence with Jorrund: 1 in all
123. p2 cover.c8
       p2 covers c8: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
124. p2 gate.1
       p2 looks at gate card 1: Moss
125. p2 token.ic1.1
       p2 looks at token 1 of Ice 1: strength 3
126. p2 to.mo2
       p2 adds 1 troll: Moss 2
127. p2 end  bac0a1151a619bd3
       p3 begins a turn, 1 provision left
128. p3 take.c4
       p3 covers c4: strong Gnome of power 3
129. p3 spend.0
130. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Influence
131. p3 gate.1
       p3 looks at gate card 1: Moss
132. p3 token.mo1.1
       p3 looks at token 1 of Moss 1: strength 3
       p3 crosses the honour-boost wire: boost 1
133. p3 influence.khazga
       p3 gains 3 influence with Khazga: 3 in all
134. p3 end  8aba1cb5095c1da0
       p1 begins a turn, 1 provision left
135. p1 take.d4
136. p1 take.d6
       p1 covers d4 d6: strong Influence of power 3
137. p1 spend.1
       p1 spends 1 more provision
138. p1 influence.khazga
       p1 gains 4 influence with Khazga: 5 in all
139. p1 end  6f998b6a8d33649e
       p2 begins a turn, 0 provisions left
140. p2 cover.d5
       p2 covers d5: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
141. p2 gate.3
       p2 looks at gate card 3: Mud
142. p2 token.gr2.1
       p2 looks at token 1 of Granite 2: strength 2
       p2 gains 1 honour on the wheel, boost 0 included
143. p2 cover.f5
       p2 covers f5: weak Reinforcements
144. p2 to.ha3
       p2 adds 1 troll: Hammer 3
145. p2 end  7e732e7aa9515520
       p3 begins a turn, 0 provisions left
146. p3 take.d6
       p3 covers d6: strong Gnome of power 2
147. p3 wheel.2
       p3 moves the wheel pawn 2 spaces: Reinforcements
148. p3 gate.3
       p3 looks at gate card 3: Mud
149. p3 token.gr2.1
       p3 looks at token 1 of Granite 2: strength 2
150. p3 rally.back2
       Breach: 2 invaders come to the domain of Moss, p3 decides ties
       Gnomes invade Fire 1: the only empty one within reach
       Gnomes invade Mud 2: the only empty one within reach
151. p3 to.mo3
152. p3 add.2
       p3 adds 2 trolls: Moss 3
153. p3 end{moss+fire+mud}
       Gnomes entrench in Moss 1
       Gnomes entrench in Ice 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Mud 2
       Gnomes entrench in Fire 1
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Moss
       An invader of Moss comes upon 1 troll in Fire 3: the nearest with so few
       A troll of p1 is defeated in Fire 3: 3 honour
       Gnomes invade Fire 3: the only empty one within reach
       Gate card 2: 2 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Mud 1: nowhere fewer within reach
       A troll of p1 is defeated in Mud 1: 3 honour
       Gnomes invade Mud 1: the only empty one within reach
       Gate card 3: 2 invaders come to the domain of Mud
       An invader of Mud comes upon 2 trolls in Hammer 2: the nearest with so few
       A troll of p1 is defeated in Hammer 2: 3 honour
       An invader of Mud comes upon 1 troll in Hammer 2: nowhere fewer within reach
       A troll of p1 is defeated in Hammer 2: 2 honour
       p1 wins Khazga
       p1 gains 3 votes of Hammer: 4 in all
154. p3 console.vote  16e0823a4e9213d4
       p3 takes a vote as consolation for Khazga
       p3 gains 1 vote of Hammer: 1 in all
155. p2 console.vote  f1bb15bbf6981eb9
       p2 takes a vote as consolation for Khazga
       p2 gains 1 vote of Hammer: 1 in all
156. p1 to.gr3
       Khazga of p1 comes to Granite 3
       p1 wins Lirrash
       p1 gains 2 votes of Moss: 2 in all
157. p1 to.gr3  834f9b92d0e07c1b
       Lirrash of p1 comes to Granite 3
       p2 wins Thornak
       p2 gains 3 votes of Granite: 3 in all
158. p3 console.vote  a39a1fdb44b232fc
       p3 takes a vote as consolation for Thornak
       p3 gains 1 vote of Granite: 1 in all
159. p1 console.vote  eb2b61c0b3cbd5fe
       p1 takes a vote as consolation for Thornak
       p1 gains 1 vote of Granite: 1 in all
160. p2 to.mo2
       Thornak of p2 comes to Moss 2
       p1 wins Jorrund
       p1 gains 2 votes of Granite: 3 in all
161. p2 console.vote  34e85f7ad37169b4
       p2 takes a vote as consolation for Jorrund
       p2 gains 1 vote of Granite: 4 in all
162. p1 to.gr3  44e84d9ffe4feb11
       Jorrund of p1 comes to Granite 3
       Domains of wave I: p1 gains 6 and loses 1
       Domains of wave I: p2 gains 24 and loses 4
       Domains of wave I: p3 gains 20 and loses 2
       Upkeep: new gates, a new offer, the hammer goes to p2
       Wave II begins: four cards each
163. p2 draft.a36.b8  8d451e12640fd403
164. p1 draft.a52.e7  4407f997120016c4
165. p3 draft.a37.a5  84a41344fafd794f
       p1 adds a card at e7: Joker, Gnome, Provisions, Advance
       p2 adds a card at b8: Elders, Joker, Reinforce, Gnome
       p3 adds a card at a5: Elders, Advance, Elders, Reinforce
166. p2 draft.a51.b9  bf4f2f74529fdac4
167. p3 draft.a62.c7  5cccdb8f9e4c8a30
168. p1 draft.a58.c5  3a1147e231418ee7
       p1 adds a card at c5: Reinforce, Advance, Reinforce, Joker
       p2 adds a card at b9: Provisions, Joker, Gnome, Influence
       p3 adds a card at c7: Advance, Gnome, Reinforce, Influence
169. p3 draft.a40.c8  2ecb284874d87a30
170. p1 draft.a43.b8  366b57e889c26b9a
171. p2 draft.a64.d8
       p1 adds a card at b8: Influence, Influence, Provisions, Advance
       p2 adds a card at d8: Gnome, Reinforce, Influence, Advance
       p3 adds a card at c8: Elders, Gnome, Elders, Advance
       The last card of each hand is discarded face down
172. p2 stop
       p2 has 6 provisions and 2 despair
       p3 has 5 provisions and 3 despair
       p1 has 8 provisions and 0 despair
       p2 begins a turn, 5 provisions left
173. p2 cover.e5
       p2 covers e5: weak Advance
174. p2 spend.1
       p2 spends 1 despair
175. p2 to.fi3
176. p2 move.ha3
       p2 moves a troll: Hammer 3 → Fire 3
177. p2 move.mu3{2}
       p2 moves a troll: Mud 3 → Fire 3
       p2 attacks the gnomes of Fire 3: strength 2
       p2 wins the attack on Fire 3: 2 honour
       p2 takes control of Fire 3
       p2 gains 1 vote of Fire: 1 in all
       The wheel pawn moves 1 space without effect
178. p2 cover.d5
       p2 covers d5: weak Gnome
179. p2 spend.0
       p2 moves the wheel pawn 1 space: Influence
180. p2 gate.3
       p2 looks at gate card 3: Mud
181. p2 token.mu2.1
       p2 looks at token 1 of Mud 2: strength 1
182. p2 influence.ugrith
       p2 gains 2 influence with Ugrith: 2 in all
183. p2 end  4dd43625a53d74c8
       p3 begins a turn, 4 provisions left
184. p3 cover.f6
       p3 covers f6: weak Influence
185. p3 spend.3
       p3 spends 3 despair
186. p3 influence.ugrith
       p3 gains 4 influence with Ugrith: 4 in all
187. p3 cover.b5
       p3 covers b5: weak Advance
188. p3 to.ic3
189. p3 move.gr1
       p3 moves a troll: Granite 1 → Ice 3
190. p3 end  6a0ee7eda3f5cd37
       p1 begins a turn, 7 provisions left
191. p1 cover.c8
       p1 covers c8: weak Influence
192. p1 influence.noctha
       p1 gains 2 influence with Noctha: 2 in all
193. p1 cover.f6
       p1 covers f6: weak Influence
194. p1 influence.sigddan
       p1 gains 2 influence with Sigddan: 2 in all
195. p1 end  82aafd09bc67c814
       p2 begins a turn, 4 provisions left
196. p2 cover.d7
       p2 covers d7: weak Advance
197. p2 spend.0
198. p2 to.ha1
199. p2 move.fi3
       p2 moves a troll: Fire 3 → Hammer 1
200. p2 cover.e9
       p2 covers e9: weak Advance
201. p2 spend.0
202. p2 to.fi3
203. p2 move.ha1
       p2 moves a troll: Hammer 1 → Fire 3
204. p2 end  eb8bc49214dcff9e
       p3 begins a turn, 3 provisions left
205. p3 cover.c7
       p3 covers c7: weak Advance
206. p3 to.ic3
207. p3 move.mo3
       p3 moves a troll: Moss 3 → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 2 in all
208. p3 cover.d7
       p3 covers d7: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
209. p3 gate.3
       p3 looks at gate card 3: Mud
210. p3 token.mo1.2
       p3 looks at token 2 of Moss 1: strength 1
211. p3 to.mo3
       p3 adds 1 troll: Moss 3
212. p3 end  e3f0636f8a1836ee
       p1 begins a turn, 6 provisions left
213. p1 take.e7
214. p1 take.d7
215. p1 take.anvgar
216. p1 take.d6
217. p1 take.c9
218. p1 take.f8
219. p1 act.advance
       p1 covers d6 d7 e7 f8 c9 anvgar: strong Advance of power 6
220. p1 spend.0
221. p1 to.mu2
222. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Mud 2
223. p1 move.comb-i
       p1 moves a troll: Comb lair, on the border → Mud 2
224. p1 move.gr3
       p1 moves a troll: Granite 3 → Mud 2
225. p1 move.gr3
       p1 moves a troll: Granite 3 → Mud 2
226. p1 move.mn3
       p1 moves a troll: Moon 3 → Mud 2
227. p1 move.mu3{1+3}
       p1 moves a troll: Mud 3 → Mud 2
       p1 attacks the gnomes of Mud 2: strength 1+3
       p1 wins the attack on Mud 2: 4 honour
       p1 takes control of Mud 2
       p1 gains 1 vote of Mud: 1 in all
       The wheel pawn moves 2 spaces without effect
228. p1 end  80a555f30e1c376f
       p2 begins a turn, 3 provisions left
229. p2 cover.f6
       p2 covers f6: weak Influence
230. p2 spend.1
       p2 spends 1 despair
231. p2 influence.noctha
       p2 gains 2 influence with Noctha: 2 in all
232. p2 cover.c10
       p2 covers c10: weak Influence
233. p2 influence.sigddan
       p2 gains 1 influence with Sigddan: 1 in all
234. p2 end  1c2c9975ea224fd3
       p3 begins a turn, 2 provisions left
235. p3 cover.d8
       p3 covers d8: weak Gnome
       p3 moves the wheel pawn 1 space: Reinforcements
236. p3 gate.1
       p3 looks at gate card 1: Ice
237. p3 token.ic1.2
       p3 looks at token 2 of Ice 1: strength 1
238. p3 to.gr1
       p3 adds 1 troll: Granite 1
239. p3 cover.f5
       p3 covers f5: weak Reinforcements
240. p3 to.mn3
       p3 adds 1 troll: Moon 3
241. p3 end  3394a7a25e3618c3
       p1 begins a turn, 5 provisions left
242. p1 cover.d4
       p1 covers d4: weak Influence
243. p1 influence.ugrith
       p1 gains 1 influence with Ugrith: 1 in all
244. p1 cover.f7
       p1 covers f7: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
245. p1 gate.1
       p1 looks at gate card 1: Ice
246. p1 token.gr2.1
       p1 looks at token 1 of Granite 2: strength 2
       p1 crosses the honour-boost wire: boost 1
       p1 gains 2 honour on the wheel, boost 1 included
247. p1 end  aac2fab955ed9d77
       p2 begins a turn, 2 provisions left
248. p2 cover.d9
       p2 covers d9: weak Influence
249. p2 influence.okkag
       p2 gains 2 influence with Okkag: 2 in all
250. p2 cover.c6
       p2 covers c6: weak Reinforcements
251. p2 to.fi3
       p2 adds 1 troll: Fire 3
252. p2 end  a2fa7f8a5c9589b3
       p3 begins a turn, 1 provision left
253. p3 take.c4
       p3 covers c4: strong Gnome of power 3
254. p3 spend.0
255. p3 wheel.3
       p3 moves the wheel pawn 3 spaces: Honour gain
256. p3 gate.2
       p3 looks at gate card 2: Granite
257. p3 token.ic1.1
       p3 looks at token 1 of Ice 1: strength 3
       p3 gains 4 honour on the wheel, boost 1 included
258. p3 end  fdb29a283f652910
       p1 begins a turn, 4 provisions left
259. p1 cover.d5
       p1 covers d5: weak Advance
260. p1 to.mn1
261. p1 lead.lirrash
       p1 moves Lirrash: Granite 3 → Moon 1
262. p1 cover.e6
       p1 covers e6: weak Influence
263. p1 influence.noctha
       p1 gains 1 influence with Noctha: 3 in all
264. p1 end  aa4977789725f654
       p2 begins a turn, 1 provision left
265. p2 take.b10
266. p2 take.c9
267. p2 take.c8
268. p2 take.c7
269. p2 take.d8
270. p2 take.c5
       p2 covers c5 c7 c8 d8 c9 b10: strong Gnome of power 8
271. p2 spend.1
       p2 spends 1 more provision
272. p2 wheel.9
       p2 moves the wheel pawn 9 spaces: Honour gain
273. p2 gate.1
       p2 looks at gate card 1: Ice
274. p2 token.ic1.2
       p2 looks at token 2 of Ice 1: strength 1
275. p2 rally.stay
       Breach: 4 invaders come to the domain of Mud, p2 decides ties
       An invader of Mud comes upon 6 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 0 honour
       An invader of Mud comes upon 5 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 0 honour
       An invader of Mud comes upon 4 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 0 honour
       An invader of Mud comes upon 3 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 0 honour
       p2 crosses the honour-boost wire: boost 1
       p2 gains 10 honour on the wheel, boost 1 included
276. p2 end  98ac38bd01b8013b
       p3 begins a turn, 0 provisions left
277. p3 take.e6
278. p3 take.e5
       p3 covers e5 e6: strong Advance of power 3
279. p3 use.gharza
       p3 uses Gharza
280. p3 to.ic1
281. p3 move.mn3
       p3 moves a troll: Moon 3 → Ice 1
282. p3 move.mn3
       p3 moves a troll: Moon 3 → Ice 1
283. p3 move.mn2
       p3 moves a troll: Moon 2 → Ice 1
284. p3 move.mo3{1+3}
       p3 moves a troll: Moss 3 → Ice 1
       p3 attacks the gnomes of Ice 1: strength 1+3
       p3 wins the attack on Ice 1: 4 honour
       p3 takes control of Ice 1
       p3 gains 1 vote of Ice: 3 in all
       The wheel pawn moves 2 spaces without effect
285. p3 end  f70f5c55ad02b4d9
       p1 begins a turn, 3 provisions left
286. p1 cover.e5
287. p1 act.gnome
       p1 covers e5: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
288. p1 gate.2
       p1 looks at gate card 2: Granite
289. p1 token.mu1.1
       p1 looks at token 1 of Mud 1: strength 1
       p1 gains 2 honour on the wheel, boost 1 included
290. p1 cover.d8
       p1 covers d8: weak Reinforcements
291. p1 to.mu2
       p1 adds 1 troll: Mud 2
292. p1 end
       p1 begins a turn, 2 provisions left
293. p1 cover.c6
       p1 covers c6: weak Reinforcements
294. p1 to.mu2
       p1 adds 1 troll: Mud 2
295. p1 cover.b8
       p1 covers b8: weak Influence
296. p1 influence.noctha
       p1 gains 1 influence with Noctha: 4 in all
297. p1 end
       p1 begins a turn, 1 provision left
298. p1 cover.c5
       p1 covers c5: weak Reinforcements
299. p1 to.mu2
       p1 adds 1 troll: Mud 2
300. p1 end
       p1 begins a turn, 0 provisions left
301. p1 cover.f5
       p1 covers f5: weak Reinforcements
302. p1 to.mn1
       p1 adds 1 troll: Moon 1
303. p1 end{ice+granite}  727b904dd7f74b09
       Gnomes entrench in Mud 1
       Gate card 1: 3 invaders come to the domain of Ice
       Gnomes invade Ice 2: the only empty one within reach
       An invader of Ice comes upon 4 trolls in Ice 1: nowhere fewer within reach
       A troll of p3 is defeated in Ice 1: 4 honour
       An invader of Ice comes upon 3 trolls in Ice 1: nowhere fewer within reach
       A troll of p3 is defeated in Ice 1: 2 honour
       Gate card 2: 3 invaders come to the domain of Granite
       Gnomes invade Hammer 1: the only empty one within reach
       Gnomes invade Hammer 2: the only empty one within reach
304. p2 enter.gr3  d44b9ba94b25b13c
       p2 leads the plank of Granite and sends the invader into Granite 3
       An invader of Granite comes upon 2 trolls in Granite 3: as few and as near as elsewhere
305. p1 lose.jorrund
       Jorrund of p1 is defeated in Granite 3: 4 honour
306. p1 to.comb-o{mud}  5e0fc20b2617f539
       Jorrund of p1 recovers: Comb lair, in the domain
       Gate card 3: 3 invaders come to the domain of Mud
       An invader of Mud comes upon 5 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 4 honour
       An invader of Mud comes upon 4 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       An invader of Mud comes upon 3 trolls in Mud 2: the only cave within reach
       A troll of p1 is defeated in Mud 2: 2 honour
       p1 wins Sigddan
       p1 gains 3 votes of Moon: 3 in all
307. p2 console.vote  a4a0c3627966c653
       p2 takes a vote as consolation for Sigddan
       p2 gains 1 vote of Moon: 1 in all
308. p1 to.gr3  1df51a44066b218d
       Sigddan of p1 comes to Granite 3
       p2 wins Okkag
       p2 gains 2 votes of Hammer: 3 in all
309. p2 to.ha3
       Okkag of p2 comes to Hammer 3
       p1 wins Noctha
       p1 gains 2 votes of Moon: 5 in all
310. p2 console.honour  a0edc813a417f52e
       p2 takes 1 honour as consolation for Noctha
       p3 wins Ugrith
311. p3 clan.mud
       p3 gains 1 vote of Mud: 1 in all
312. p3 clan.mud  9de1ee5fe93e4aa6
       p3 gains 1 vote of Mud: 2 in all
313. p2 console.vote
       p2 takes a vote as consolation for Ugrith
314. p2 clan.moss  faec773f53814f00
       p2 gains 1 vote of Moss: 3 in all
315. p1 console.vote
       p1 takes a vote as consolation for Ugrith
316. p1 clan.ice  3fe3e76ea055f9c7
       p1 gains 1 vote of Ice: 1 in all
317. p3 to.mn3
       Ugrith of p3 comes to Moon 3
       Domains of wave II: p1 gains 18 and loses 2
       Domains of wave II: p2 gains 24 and loses 6
       Domains of wave II: p3 gains 28 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p3
       Wave III begins: four cards each
318. p3 draft.a53.d4  9e16f8fbbabffb67
319. p1 draft.a54.f5  1abe095f14a26598
320. p2 draft.a07.d8
       p1 adds a card at f5: Joker, Reinforce, Joker, Advance
       p2 adds a card at d8: Influence, Influence, Joker, Gnome
       p3 adds a card at d4: Advance, Gnome, Joker, Joker
321. p2 draft.a55.b5  b7d813e8cabf3cef
322. p1 draft.a56.b4  8be6679e7322468f
323. p3 draft.a60.c6  ad3b3b09e8b43903
       p1 adds a card at b4: Joker, Joker, Influence, Gnome
       p2 adds a card at b5: Influence, Reinforce, Joker, Joker
       p3 adds a card at c6: Influence, Joker, Gnome, Gnome
324. p1 draft.a17.b5  8465ed4fb8e1e499
325. p3 draft.a71.b6  5155ccd88dde9296
326. p2 draft.a42.f6  423604d6ac5152b6
       p1 adds a card at b5: Advance 3, empty, Influence, Reinforce
       p2 adds a card at f6: Reinforce, Gnome, Reinforce, Provisions
       p3 adds a card at b6: Advance, Influence 3, empty, Influence
       The last card of each hand is discarded face down
327. p3 cover.d6
328. p3 cover.d5  7ed99a5c065c6626
       p3 covers the Jokers d5 and d6: 5 provisions
329. p1 cover.b4
330. p1 cover.e5  c9d3d4e120803df1
       p1 covers the Jokers b4 and e5: 8 provisions
331. p2 cover.b6
332. p2 cover.c6
       p2 covers the Jokers b6 and c6: 7 provisions
333. p2 stop  c3d1e0e031e2c97f
       p3 has 5 provisions and 3 despair
       p1 has 8 provisions and 0 despair
       p2 has 7 provisions and 1 despair
       p3 begins a turn, 4 provisions left
334. p3 cover.c7
       p3 covers c7: weak Influence
335. p3 spend.0
336. p3 influence.selunga
       p3 gains 2 influence with Selunga: 2 in all
337. p3 cover.f6
       p3 covers f6: weak Influence
338. p3 spend.0
339. p3 influence.wulgrim
       p3 gains 2 influence with Wulgrim: 2 in all
340. p3 end  063efafdb4eab2b8
       p1 begins a turn, 7 provisions left
341. p1 take.d5
342. p1 take.f5
343. p1 take.f6
344. p1 take.g6
345. p1 act.advance
       p1 covers d5 f5 f6 g6: strong Advance of power 4
346. p1 spend.0
347. p1 to.ha3
348. p1 lead.sigddan
       p1 moves Sigddan: Granite 3 → Hammer 3
349. p1 move.mu2
       p1 moves a troll: Mud 2 → Hammer 3
350. p1 lead.jorrund
       p1 moves Jorrund: Comb lair, in the domain → Hammer 3
351. p1 stop
352. p1 end  2ade03050f7fa5e0
       p2 begins a turn, 6 provisions left
353. p2 cover.b10
       p2 covers b10: weak Gnome
354. p2 spend.1
       p2 spends 1 despair
355. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
356. p2 gate.2
       p2 looks at gate card 2: Fire
357. p2 token.fi1.2
       p2 looks at token 2 of Fire 1: strength 2
358. p2 rally.on2  a3f35380fc70b0d4
       Breach: 3 invaders come to the domain of Moss, p2 decides ties
       An invader of Moss comes upon 1 troll in Mud 2: nowhere fewer within reach
       A troll of p1 is defeated in Mud 2: 0 honour
       Gnomes invade Mud 2: the only empty one within reach
       An invader of Moss comes upon 1 troll in Granite 3: nowhere fewer within reach
       Khazga of p1 is defeated in Granite 3: 0 honour
359. p1 to.comb-o  01017ad1e633e622
       Khazga of p1 recovers: Comb lair, in the domain
360. p2 to.ha3
361. p2 add.2
       p2 adds 2 trolls: Hammer 3
362. p2 use.okkag
       p2 uses Okkag
       p2 adds 1 troll: Hammer 3
       p2 takes control of Hammer 3
       p2 gains 1 vote of Hammer: 4 in all
363. p2 cover.d7
       p2 covers d7: weak Advance
364. p2 to.gr3
365. p2 move.ha3
       p2 moves a troll: Hammer 3 → Granite 3
366. p2 end  405190a76e5df161
       p3 begins a turn, 3 provisions left
367. p3 cover.d4
       p3 covers d4: weak Advance
368. p3 spend.2
       p3 spends 2 despair
369. p3 to.gr3
370. p3 move.ic1
       p3 moves a troll: Ice 1 → Granite 3
371. p3 move.mn3
       p3 moves a troll: Moon 3 → Granite 3
372. p3 move.ic1
       p3 moves a troll: Ice 1 → Granite 3
       p3 takes control of Granite 3
       p3 gains 1 vote of Granite: 2 in all
373. p3 cover.e5
374. p3 act.influence
       p3 covers e5: weak Influence
375. p3 spend.0
376. p3 influence.drubba
       p3 gains 2 influence with Drubba: 2 in all
377. p3 end  a3da47cc256fe0a6
       p1 begins a turn, 6 provisions left
378. p1 cover.b6
       p1 covers b6: weak Influence
379. p1 influence.yrsgol
       p1 gains 2 influence with Yrsgol: 2 in all
380. p1 cover.c8
       p1 covers c8: weak Influence
381. p1 influence.wulgrim
       p1 gains 1 influence with Wulgrim: 1 in all
382. p1 end  ddab6d07d8f82dbd
       p2 begins a turn, 5 provisions left
383. p2 take.e6
384. p2 take.e5
       p2 covers e5 e6: strong Advance of power 4
385. p2 spend.0
386. p2 to.mo3
387. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 3
388. p2 move.mo2
       p2 moves a troll: Moss 2 → Moss 3
389. p2 move.fi3
       p2 moves a troll: Fire 3 → Moss 3
390. p2 move.ic3
       p2 moves a troll: Ice 3 → Moss 3
       p2 takes control of Moss 3
       p2 gains 1 vote of Moss: 4 in all
391. p2 end  7e515ec34ddbaf8a
       p3 begins a turn, 2 provisions left
392. p3 cover.d9
       p3 covers d9: weak Advance
393. p3 spend.1
       p3 spends 1 despair
394. p3 to.mo2
395. p3 move.gr1
       p3 moves a troll: Granite 1 → Moss 2
396. p3 move.gr1
       p3 moves a troll: Granite 1 → Moss 2
       p3 takes control of Moss 2
       p3 gains 1 vote of Moss: 2 in all
397. p3 cover.b5
       p3 covers b5: weak Advance
398. p3 to.ha3
399. p3 move.ic3
       p3 moves a troll: Ice 3 → Hammer 3
400. p3 end  243b9317b4999f18
       p1 begins a turn, 5 provisions left
401. p1 cover.anvgar
       p1 covers Anvgar: weak Advance
402. p1 to.mn2
403. p1 move.mn1
       p1 moves a troll: Moon 1 → Moon 2
404. p1 cover.b8
       p1 covers b8: weak Influence
405. p1 influence.drubba
       p1 gains 1 influence with Drubba: 1 in all
406. p1 end  f97f8e8aa1226500
       p2 begins a turn, 4 provisions left
407. p2 cover.c8
408. p2 act.advance
       p2 covers c8: weak Advance
409. p2 to.gr1
410. p2 move.fi3
       p2 moves a troll: Fire 3 → Granite 1
411. p2 cover.f5
       p2 covers f5: weak Reinforcements
412. p2 to.fi3
       p2 adds 1 troll: Fire 3
413. p2 end  8175cba74c675902
       p3 begins a turn, 1 provision left
414. p3 cover.b6
       p3 covers b6: weak Advance
415. p3 to.gr1
416. p3 move.mo3
       p3 moves a troll: Moss 3 → Granite 1
417. p3 cover.b4
       p3 covers b4: weak Advance
418. p3 to.mo2
419. p3 lead.gharza
       p3 moves Gharza: Moon 2 → Moss 2
420. p3 end  90401d47c119bd86
       p1 begins a turn, 4 provisions left
421. p1 take.c4
422. p1 take.b5
       p1 covers c4 b5: strong Advance of power 4
423. p1 spend.0
424. p1 to.mn3
425. p1 lead.khazga
       p1 moves Khazga: Comb lair, in the domain → Moon 3
426. p1 lead.lirrash
       p1 moves Lirrash: Moon 1 → Moon 3
427. p1 move.ha3
       p1 moves a troll: Hammer 3 → Moon 3
428. p1 stop
       p1 takes control of Moon 3
       p1 gains 1 vote of Moon: 6 in all
429. p1 end  0acc30eb5e314299
       p2 begins a turn, 3 provisions left
430. p2 take.c7
431. p2 take.c9
432. p2 take.d9
433. p2 act.advance
       p2 covers c7 c9 d9: strong Advance of power 3
434. p2 spend.0
435. p2 to.ic3
436. p2 move.gr1
       p2 moves a troll: Granite 1 → Ice 3
437. p2 move.mo3
       p2 moves a troll: Moss 3 → Ice 3
438. p2 lead.thornak
       p2 moves Thornak: Moss 2 → Ice 3
       p2 takes control of Ice 3
       p2 gains 1 vote of Ice: 2 in all
439. p2 end  29e27ecd53bbe463
       p3 begins a turn, 0 provisions left
440. p3 take.e6
       p3 covers e6: strong Advance of power 2
441. p3 use.gharza
       p3 uses Gharza
442. p3 to.ic3
443. p3 move.mo2
       p3 moves a troll: Moss 2 → Ice 3
444. p3 move.mo2
       p3 moves a troll: Moss 2 → Ice 3
445. p3 lead.ugrith
       p3 moves Ugrith: Moon 3 → Ice 3
       p3 takes control of Ice 3
       p3 gains 1 vote of Ice: 4 in all
446. p3 end  e3577a125ad9c19e
       p1 begins a turn, 3 provisions left
447. p1 take.d7
448. p1 take.d6
449. p1 take.e7
450. p1 act.advance
       p1 covers d6 d7 e7: strong Advance of power 3
451. p1 spend.0
452. p1 to.mu3
453. p1 lead.jorrund
       p1 moves Jorrund: Hammer 3 → Mud 3
454. p1 lead.sigddan
       p1 moves Sigddan: Hammer 3 → Mud 3
455. p1 move.mn3
       p1 moves a troll: Moon 3 → Mud 3
       p1 takes control of Mud 3
       p1 gains 1 vote of Mud: 2 in all
456. p1 end  2c20721fd8e49f62
       p2 begins a turn, 2 provisions left
457. p2 take.b5
458. p2 whole.influence
       p2 covers b5 d8 e8 c10: strong Influence of power 4
459. p2 spend.0
460. p2 influence.yrsgol
       p2 gains 4 influence with Yrsgol: 4 in all
461. p2 end  1708276923491b11
       p1 begins a turn, 2 provisions left
462. p1 cover.f8
       p1 covers f8: weak Advance
463. p1 to.mn1
464. p1 lead.khazga
       p1 moves Khazga: Moon 3 → Moon 1
465. p1 cover.c9
       p1 covers c9: weak Advance
466. p1 to.gr1
467. p1 move.mn2
       p1 moves a troll: Moon 2 → Granite 1
468. p1 end  d3125b3ae910cc7a
       p2 begins a turn, 1 provision left
469. p2 cover.e9
       p2 covers e9: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
470. p2 gate.3
       p2 looks at gate card 3: Mud
471. p2 token.ha1.1
       p2 looks at token 1 of Hammer 1: strength 3
472. p2 out.ic3
473. p2 shift.thornak.ic1
       p2 moves Thornak: Ice 3 → Ice 1
474. p2 cover.d5
       p2 covers d5: weak Gnome
       p2 moves the wheel pawn 1 space: Influence
475. p2 gate.1
       p2 looks at gate card 1: Ice
476. p2 token.mu2.1
       p2 looks at token 1 of Mud 2: strength 1
477. p2 influence.wulgrim
       p2 gains 1 influence with Wulgrim: 1 in all
478. p2 end  5cbec90a8a379b94
       p1 begins a turn, 1 provision left
479. p1 take.noctha
480. p1 take.f7
       p1 covers f7 noctha: strong Gnome of power 3
481. p1 spend.0
482. p1 wheel.3
       p1 moves the wheel pawn 3 spaces: Influence
483. p1 gate.3
       p1 looks at gate card 3: Mud
484. p1 token.mu1.2
       p1 looks at token 2 of Mud 1: strength 2
485. p1 influence.yrsgol
       p1 gains 3 influence with Yrsgol: 5 in all
486. p1 end  5e35b90b8e79c329
       p2 begins a turn, 0 provisions left
487. p2 cover.g6
       p2 covers g6: weak Gnome
       p2 moves the wheel pawn 1 space: Reinforcements
488. p2 token.mu1.1
       p2 looks at token 1 of Mud 1: strength 1
489. p2 stop
490. p2 to.ha3
       p2 adds 1 troll: Hammer 3
491. p2 cover.f6
       p2 covers f6: weak Reinforcements
492. p2 to.fi3
       p2 adds 1 troll: Fire 3
493. p2 end  af9a3d374eeac92d
       p1 begins a turn, 0 provisions left
494. p1 cover.c6
       p1 covers c6: weak Reinforcements
495. p1 to.mn3
       p1 adds 1 troll: Moon 3
496. p1 cover.d8
       p1 covers d8: weak Reinforcements
497. p1 to.mn3
       p1 adds 1 troll: Moon 3
498. p1 end{ice}  8e2ef5d1bdf783ab
       Gnomes entrench in Ice 2
       Gnomes entrench in Hammer 1
       Gnomes entrench in Hammer 2
       Gnomes entrench in Mud 2
       Gate card 1: 4 invaders come to the domain of Ice
       An invader of Ice comes upon 1 troll in Ice 1: the nearest with so few
       Thornak of p2 is defeated in Ice 1: 5 honour
499. p2 to.spiral-i  a242e69bae47cb2b
       Thornak of p2 recovers: Spiral lair, on the border
       Gnomes invade Ice 1: the only empty one within reach
500. p3 enter.mn1  4ce626669cc991a7
       p3 leads the plank of Ice and sends the invader into Moon 1
       An invader of Ice comes upon 1 troll in Moon 1: as few and as near as elsewhere
       Khazga of p1 is defeated in Moon 1: 2 honour
501. p1 to.comb-i{fire}  e471814ced949cfd
       Khazga of p1 recovers: Comb lair, on the border
       Gnomes invade Moon 1: the only empty one within reach
       Gate card 2: 4 invaders come to the domain of Fire
       An invader of Fire comes upon 1 troll in Moss 2: nowhere fewer within reach
       Gharza of p3 is defeated in Moss 2: 5 honour
502. p3 to.fang-o{p3+mud}
       Gharza of p3 recovers: Fang lair, in the domain
       Gnomes invade Moss 2: the only empty one within reach
       Gnomes invade Moon 2: the only empty one within reach
       An invader of Fire comes upon 2 trolls in Granite 1: nowhere fewer within reach
       The lot in Granite 1 falls on p3
       A troll of p3 is defeated in Granite 1: 2 honour
       Gate card 3: 4 invaders come to the domain of Mud
       An invader of Mud comes upon 1 troll in Granite 1: nowhere fewer within reach
       A troll of p1 is defeated in Granite 1: 5 honour
       Gnomes invade Granite 1: the only empty one within reach
       An invader of Mud comes upon 3 trolls in Fire 3: nowhere fewer within reach
       A troll of p2 is defeated in Fire 3: 2 honour
       An invader of Mud comes upon 2 trolls in Fire 3: nowhere fewer within reach
       A troll of p2 is defeated in Fire 3: 2 honour
       p3 wins Wulgrim
503. p3 clan.mud
       p3 gains 1 vote of Mud: 3 in all
504. p3 clan.fire  82e74d4af8609494
       p3 gains 1 vote of Fire: 3 in all
505. p1 console.vote
       p1 takes a vote as consolation for Wulgrim
506. p1 clan.mud  69ad020e41ff098b
       p1 gains 1 vote of Mud: 3 in all
507. p2 console.vote
       p2 takes a vote as consolation for Wulgrim
508. p2 clan.ice  e5d0c8b1b20e5a75
       p2 gains 1 vote of Ice: 3 in all
509. p3 star.h2  803b57561dcd7bb6
       p3 puts the star of Wulgrim on Great hall 2
       p3 wins Selunga
       p3 gains 2 votes of Moon: 3 in all
       p3 wins Drubba
       p3 gains 3 votes of Mud: 6 in all
510. p1 console.vote  e29e022a52f98007
       p1 takes a vote as consolation for Drubba
       p1 gains 1 vote of Mud: 4 in all
       Drubba brings p3 4 honour
       p1 wins Yrsgol
       p1 gains 3 votes of Ice: 4 in all
511. p2 console.vote  47f6b2606d4689b7
       p2 takes a vote as consolation for Yrsgol
       p2 gains 1 vote of Ice: 4 in all
512. p1 star.mu3  3426e783c324d5c9
       p1 puts the star of Yrsgol on Mud 3
       Great hall 1 is shared: 4 honour each for p2 and p3
       Great hall 2 is shared: 6 honour each for p1 and p3
       Great hall 3 is shared: 2 honour each for p1 and p3
       Great hall 4 is shared: 6 honour each for p2 and p3
       Great hall 5: 12 honour for p1
       Great hall 6: 12 honour for p1
       Great hall 7: 4 honour for p2
       p1 has 1 Elders: 0 honour
       p2 has 2 Elders: 1 honour
       p3 has 8 Elders: 23 honour
       p2 gains 12 honour for votes of Moss
       p1 gains 6 honour for votes of Moss
       p3 gains 3 honour for votes of Moss
       p3 gains 11 honour for votes of Ice
       p1 gains 6 honour for votes of Ice
       p2 gains 2 honour for votes of Ice
       p1 gains 7 honour for votes of Moon
       p3 gains 4 honour for votes of Moon
       p2 gains 2 honour for votes of Moon
       p2 gains 6 honour for votes of Granite
       p1 gains 4 honour for votes of Granite
       p3 gains 1 honour for votes of Granite
       p1 gains 8 honour for votes of Hammer
       p2 gains 5 honour for votes of Hammer
       p3 gains 2 honour for votes of Hammer
       p3 gains 10 honour for votes of Mud
       p1 gains 5 honour for votes of Mud
       p2 gains 3 honour for votes of Mud
       p3 gains 9 honour for votes of Fire
       p1 gains 5 honour for votes of Fire
       p2 gains 3 honour for votes of Fire
       The three waves are over: p3 wins

p1  +4  Attacks [FALL-M09]
p1  +4  Gnome wheel [FALL-G17]
p1 +30  Defeated trolls [FALL-W18]
p1  +6  Domains, wave I [FALL-P03]
p1  -1  Invaded caves, wave I [FALL-P04]
p1 +18  Domains, wave II [FALL-P03]
p1  -2  Invaded caves, wave II [FALL-P04]
p1  +6  Great hall 2 [FALL-F02]
p1  +2  Great hall 3 [FALL-F02]
p1 +12  Great hall 5 [FALL-F02]
p1 +12  Great hall 6 [FALL-F02]
p1  +6  Votes of Moss [FALL-F06]
p1  +6  Votes of Ice [FALL-F06]
p1  +7  Votes of Moon [FALL-F06]
p1  +4  Votes of Granite [FALL-F06]
p1  +8  Votes of Hammer [FALL-F06]
p1  +5  Votes of Mud [FALL-F06]
p1  +5  Votes of Fire [FALL-F06]
p2  +2  Attacks [FALL-M09]
p2 +11  Gnome wheel [FALL-G17]
p2  +9  Defeated trolls [FALL-W18]
p2  +1  Consolations [FALL-H04]
p2 +24  Domains, wave I [FALL-P03]
p2  -4  Invaded caves, wave I [FALL-P04]
p2 +24  Domains, wave II [FALL-P03]
p2  -6  Invaded caves, wave II [FALL-P04]
p2  +4  Great hall 1 [FALL-F02]
p2  +6  Great hall 4 [FALL-F02]
p2  +4  Great hall 7 [FALL-F02]
p2  +1  Elders [FALL-F05]
p2 +12  Votes of Moss [FALL-F06]
p2  +2  Votes of Ice [FALL-F06]
p2  +2  Votes of Moon [FALL-F06]
p2  +6  Votes of Granite [FALL-F06]
p2  +5  Votes of Hammer [FALL-F06]
p2  +3  Votes of Mud [FALL-F06]
p2  +3  Votes of Fire [FALL-F06]
p3  +4  Attacks [FALL-M09]
p3  +4  Gnome wheel [FALL-G17]
p3 +13  Defeated trolls [FALL-W18]
p3  +4  Champions [FALL-H08]
p3 +20  Domains, wave I [FALL-P03]
p3  -2  Invaded caves, wave I [FALL-P04]
p3 +28  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +4  Great hall 1 [FALL-F02]
p3  +6  Great hall 2 [FALL-F02]
p3  +2  Great hall 3 [FALL-F02]
p3  +6  Great hall 4 [FALL-F02]
p3 +23  Elders [FALL-F05]
p3  +3  Votes of Moss [FALL-F06]
p3 +11  Votes of Ice [FALL-F06]
p3  +4  Votes of Moon [FALL-F06]
p3  +1  Votes of Granite [FALL-F06]
p3  +2  Votes of Hammer [FALL-F06]
p3 +10  Votes of Mud [FALL-F06]
p3  +9  Votes of Fire [FALL-F06]
= p3 149, p1 132, p2 109  waves, won by p3
