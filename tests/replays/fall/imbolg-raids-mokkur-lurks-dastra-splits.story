fall/1  seats 5  seed 5339  options -

  1. p5 keep.tizgra  f352f38faa65ca3f
  2. p1 keep.argash  5cbd25630353586f
  3. p4 keep.pluddra  6cb8c7d8a70ee393
  4. p2 keep.dorrun  747690bf6db1ec3e
  5. p3 keep.gharza{p3}
       p3 takes the hammer and is first player
       p3 keeps Gharza
       p3 gains 2 votes of Fire: 2 in all
       p4 keeps Pluddra
       p4 gains 3 votes of Mud: 3 in all
       p5 keeps Tizgra
       p5 gains 1 vote of Fire: 1 in all
       p1 keeps Argash
       p1 gains 2 votes of Moss: 2 in all
       p2 keeps Dorrun
       p2 gains 2 votes of Granite: 2 in all
  6. p3 lairs.comb
       p3 takes the lairs of the Comb, three trolls in each
  7. p3 settle.ic3
       p3 puts a troll in Ice 3
  8. p3 settle.mu2
       p3 puts a troll in Mud 2
  9. p3 to.ic3  279d4302f77b4352
       Gharza of p3 comes to Ice 3
 10. p4 lairs.horn
       p4 takes the lairs of the Horn, three trolls in each
 11. p4 settle.fi3
       p4 puts a troll in Fire 3
 12. p4 settle.fi1  76fdda71a2c31eac
       p4 puts a troll in Fire 1
 13. p5 lairs.spiral
       p5 takes the lairs of the Spiral, three trolls in each
 14. p5 settle.mo3
       p5 puts a troll in Moss 3
 15. p5 settle.gr3  adffac76eeeb2a0c
       p5 puts a troll in Granite 3
 16. p1 lairs.eye
       p1 takes the lairs of the Eye, three trolls in each
 17. p1 settle.ha3
       p1 puts a troll in Hammer 3
 18. p1 settle.mu1
       p1 puts a troll in Mud 1
 19. p1 to.ha3  0b04ce547526d92c
       Argash of p1 comes to Hammer 3
 20. p2 lairs.knot
       p2 takes the lairs of the Knot, three trolls in each
 21. p2 settle.mo2
       p2 puts a troll in Moss 2
 22. p2 settle.ha3
       p2 puts a troll in Hammer 3
 23. p2 to.mo2  2ff58fa6ee1edb5e
       Dorrun of p2 comes to Moss 2
       Wave I begins: four cards each
 24. p4 draft.a41.e5  37a5fb373b43e523
 25. p3 draft.a44.d5  f65f06b4710aef1e
 26. p1 draft.a02.e5  f599f6945e6d8f09
 27. p2 draft.a28.d5  c53de8e32419bd93
 28. p5 draft.a45.d5  e5fddad8b6f047f2
       p1 adds a card at e5: Reinforce, Reinforce, Influence, Reinforce
       p2 adds a card at d5: Advance, Elders, Gnome, Gnome
       p3 adds a card at d5: Gnome, Gnome, Provisions, Reinforce
       p4 adds a card at e5: Influence, Provisions, Advance, Advance
       p5 adds a card at d5: Provisions, Advance 2, Gnome, empty
 29. p4 draft.a51.d4  c82b7341e542a21f
 30. p2 draft.a53.f6  281ff352b14b0f14
 31. p5 draft.a50.e6  264cd833c9d6fbec
 32. p3 draft.a13.f4  74a8a3e8a3367fc3
 33. p1 draft.a52.d5  aeb5e943c327359c
       p1 adds a card at d5: Joker, Gnome, Provisions, Advance
       p2 adds a card at f6: Advance, Gnome, Joker, Joker
       p3 adds a card at f4: Advance 2, empty, Advance 2, Reinforce
       p4 adds a card at d4: Provisions, Joker, Gnome, Influence
       p5 adds a card at e6: Provisions, Joker, Influence, Reinforce
 34. p2 draft.a34.c6  a576c18b588cb25a
 35. p1 draft.a56.e6  122a5f5c56111fe0
 36. p3 draft.a22.c6  a61d04aecc12cde5
 37. p4 draft.a43.f6  fc2cffed971a4adc
 38. p5 draft.a35.e7  23f262d287d5ad62
       p1 adds a card at e6: Joker, Joker, Influence, Gnome
       p2 adds a card at c6: Gnome, Elders, Reinforce, Joker
       p3 adds a card at c6: empty, Influence, Elders, Reinforce 3
       p4 adds a card at f6: Influence, Influence, Provisions, Advance
       p5 adds a card at e7: Joker, Influence, Elders, Advance
       The last card of each hand is discarded face down
 39. p1 cover.f6
 40. p1 cover.d5  bc188e948855e9d5
       p1 covers the Jokers d5 and f6: 8 provisions
 41. p2 cover.g7
 42. p2 cover.f7  2901dc54ff662a1d
       p2 covers the Jokers f7 and g7: 7 provisions
       p3 has 6 provisions and 2 despair
       p4 has 8 provisions and 0 despair
       p5 has 8 provisions and 0 despair
       p1 has 8 provisions and 0 despair
       p2 has 7 provisions and 1 despair
       p3 begins a turn, 5 provisions left
 43. p3 take.d5
 44. p3 take.e5
       p3 covers d5 e5: strong Gnome of power 2
 45. p3 spend.4
       p3 spends 4 more provisions
 46. p3 wheel.5
       p3 moves the wheel pawn 5 spaces: Reinforcements
 47. p3 gate.4
       p3 looks at gate card 4: Fire
 48. p3 token.fi2.1
       p3 looks at token 1 of Fire 2: strength 1
 49. p3 to.comb-o
 50. p3 add.4
       p3 adds 4 trolls: Comb lair, in the domain
 51. p3 end  55d4c2ecdcff892f
       p4 begins a turn, 7 provisions left
 52. p4 take.f6
 53. p4 take.g6
       p4 covers f6 g6: strong Influence of power 2
 54. p4 spend.6
       p4 spends 6 more provisions
 55. p4 influence.imbolg
       p4 gains 9 influence with Imbolg: 9 in all
 56. p4 end  2781adf24d766e21
       p5 begins a turn, 7 provisions left
 57. p5 take.e7
 58. p5 whole.gnome
       p5 covers d6 f6 e7 tizgra: strong Gnome of power 4
 59. p5 spend.3
       p5 spends 3 more provisions
 60. p5 wheel.4
       p5 moves the wheel pawn 4 spaces: Honour gain
 61. p5 token.mn1.1
       p5 looks at token 1 of Moon 1: strength 3
 62. p5 stop
       p5 crosses the honour-boost wire: boost 1
       p5 gains 5 honour on the wheel, boost 1 included
 63. p5 end  2814653f27d1108b
       p1 begins a turn, 7 provisions left
 64. p1 take.e5
 65. p1 whole.gnome
       p1 covers e5 e6 f7: strong Gnome of power 3
 66. p1 spend.5
       p1 spends 5 more provisions
 67. p1 wheel.6
       p1 moves the wheel pawn 6 spaces: Honour gain
 68. p1 gate.5
       p1 looks at gate card 5: Ice
 69. p1 stop
 70. p1 rally.on2
       Breach: 2 invaders come to the domain of Moss, p1 decides ties
       An invader of Moss comes upon 1 troll in Moss 3: the nearest with so few
       A troll of p5 is defeated in Moss 3: 0 honour
       Gnomes invade Moss 3: the only empty one within reach
       p1 gains 6 honour on the wheel, boost 0 included
 71. p1 end  7bfdde4d4c5460bb
       p2 begins a turn, 6 provisions left
 72. p2 cover.f6
       p2 covers f6: weak Advance
 73. p2 spend.0
 74. p2 to.ha1
 75. p2 move.knot-o{3}
       p2 moves a troll: Knot lair, in the domain → Hammer 1
       p2 attacks the gnomes of Hammer 1: strength 3
 76. p2 to.knot-o
       p2 is repelled from Hammer 1 and retreats: Knot lair, in the domain
       Gnomes entrench in Hammer 1
 77. p2 cover.e6
       p2 covers e6: weak Gnome
 78. p2 spend.1
       p2 spends 1 despair
 79. p2 wheel.2
       p2 moves the wheel pawn 2 spaces: Reinforcements
 80. p2 gate.3
       p2 looks at gate card 3: Hammer
 81. p2 stop
 82. p2 none
       p2 adds nobody
 83. p2 end  ca6348a3e85187c3
       p3 begins a turn, 0 provisions left
 84. p3 cover.f6
       p3 covers f6: weak Influence
 85. p3 spend.1
       p3 spends 1 despair
 86. p3 influence.mokkur
       p3 gains 3 influence with Mokkur: 3 in all
 87. p3 end  3a31e6cced620108
       p4 begins a turn, 0 provisions left
 88. p4 cover.e5
       p4 covers e5: weak Influence
 89. p4 influence.ruskval
       p4 gains 2 influence with Ruskval: 2 in all
 90. p4 end  e6e13d98297a0cfd
       p5 begins a turn, 3 provisions left
 91. p5 cover.f8
       p5 covers f8: weak Advance
 92. p5 none
       p5 moves nobody
 93. p5 cover.f7
       p5 covers f7: weak Influence
 94. p5 influence.imbolg
       p5 gains 1 influence with Imbolg: 1 in all
 95. p5 end  ccb6224a233f57f8
       p1 begins a turn, 1 provision left
 96. p1 cover.e7
       p1 covers e7: weak Influence
 97. p1 influence.ruskval
       p1 gains 1 influence with Ruskval: 1 in all
 98. p1 cover.f5
       p1 covers f5: weak Reinforcements
 99. p1 none
       p1 adds nobody
100. p1 end  7389efc8fd029149
       p2 begins a turn, 5 provisions left
101. p2 take.d7
102. p2 take.c7
       p2 covers c7 d7: strong Reinforcements of power 2
103. p2 spend.3
       p2 spends 3 more provisions
104. p2 none
       p2 adds nobody
105. p2 end  e8be246e545739ca
       p5 begins a turn, 2 provisions left
106. p5 cover.f5
       p5 covers f5: weak Reinforcements
107. p5 to.spiral-i
       p5 adds 1 troll: Spiral lair, on the border
108. p5 end  27523d0a62c85a5a
       p1 begins a turn, 0 provisions left
109. p1 end  6ccd25f4a6bfcfce
       p2 begins a turn, 1 provision left
110. p2 cover.d5
       p2 covers d5: weak Advance
111. p2 none
       p2 moves nobody
112. p2 end  6f62579926f4a408
       p5 begins a turn, 1 provision left
113. p5 take.e5
       p5 covers e5: strong Advance of power 2
114. p5 spend.0
115. p5 none
       p5 moves nobody
116. p5 end  13429186325c1db1
       p2 begins a turn, 0 provisions left
117. p2 cover.c6
       p2 covers c6: weak Gnome
       p2 moves the wheel pawn 1 space: Honour gain
118. p2 stop
       p2 crosses the honour-boost wire: boost 1
       p2 gains 2 honour on the wheel, boost 1 included
119. p2 cover.g6
       p2 covers g6: weak Gnome
       p2 moves the wheel pawn 1 space: Troll advance
120. p2 token.mo1.1
       p2 looks at token 1 of Moss 1: strength 2
121. p2 gate.2
       p2 looks at gate card 2: Moss
122. p2 out.horn-o
123. p2 shift.p4.fi1
       p2 moves a troll of p4: Horn lair, in the domain → Fire 1
124. p2 end  b551501b6187ba1c
       p5 begins a turn, 0 provisions left
125. p5 end{granite}  37b538a0e5b0a797
       Gnomes entrench in Moss 1
       Gnomes entrench in Moss 3
       Gnomes entrench in Ice 1
       Gnomes entrench in Moon 1
       Gnomes entrench in Granite 2
       Gnomes entrench in Fire 2
       Gate card 1: 2 invaders come to the domain of Granite
       Gnomes invade Granite 1: the nearest empty one
126. p2 enter.mn2{moss}  1a8b8c17bc3c7fa2
       p2 leads the plank of Granite and sends the invader into Moon 2
       Gnomes invade Moon 2: empty, and as near as others
       Gate card 2: 2 invaders come to the domain of Moss
       Gnomes invade Moss 4: the only empty one within reach
127. p1 enter.fi4{hammer+fire}  684e4a6370cd4f95
       p1 leads the plank of Moss and sends the invader into Fire 4
       Gnomes invade Fire 4: empty, and as near as others
       Gate card 3: 2 invaders come to the domain of Hammer
       Gnomes invade Hammer 2: the nearest empty one
       Gnomes invade Moon 3: the nearest empty one
       Gate card 4: 2 invaders come to the domain of Fire
       Gnomes invade Ice 4: the nearest empty one
128. p3 enter.mn4{ice}  3c579dbb57748d1a
       p3 leads the plank of Fire and sends the invader into Moon 4
       Gnomes invade Moon 4: empty, and as near as others
       Gate card 5: 2 invaders come to the domain of Ice
       Gnomes invade Ice 2: the only empty one within reach
       Gnomes invade Granite 4: the nearest empty one
       p4 wins Imbolg
       p4 gains 3 votes of Ice: 3 in all
129. p5 console.honour  f8a60ca0c5561395
       p5 takes 0 honour as consolation for Imbolg
130. p4 to.horn-i  a751b395c5d9f457
       Imbolg of p4 comes to Horn lair, on the border
       p3 wins Mokkur
       p3 gains 2 votes of Mud: 2 in all
131. p3 to.comb-i  93a26af71d7a708f
       Mokkur of p3 comes to Comb lair, on the border
       p4 wins Ruskval
132. p4 clan.hammer
       p4 gains 1 vote of Hammer: 1 in all
133. p4 clan.moss  c6c96071f6b2f8d1
       p4 gains 1 vote of Moss: 1 in all
134. p1 console.vote
       p1 takes a vote as consolation for Ruskval
135. p1 clan.moon  f385ea5c9616af15
       p1 gains 1 vote of Moon: 1 in all
136. p4 to.horn-o  64825f8878a06054
       Ruskval of p4 comes to Horn lair, in the domain
       Nobody has influence with Okkag, who leaves the game
       Nobody has influence with Purrgol, who leaves the game
       Nobody has influence with Lirrash, who leaves the game
       Domains of wave I: p1 gains 12 and loses 2
       Domains of wave I: p2 gains 6 and loses 3
       Domains of wave I: p3 gains 12 and loses 3
       Domains of wave I: p4 gains 8 and loses 2
       Domains of wave I: p5 gains 6 and loses 3
       Upkeep: new gates, a new offer, the hammer goes to p4
       Wave II begins: four cards each
137. p3 draft.a55.d7  a766e16731ad3bc2
138. p2 draft.a06.g5  12d672e037424c36
139. p1 draft.a19.c5  68d6a65593f659c3
140. p4 draft.a46.e4  74ce959dc0beaf17
141. p5 draft.a66.f7  d1cb195b017c6228
       p1 adds a card at c5: Influence 3, empty, Advance, Gnome
       p2 adds a card at g5: Influence, Joker, Reinforce, Reinforce
       p3 adds a card at d7: Influence, Reinforce, Joker, Joker
       p4 adds a card at e4: empty, Advance, Reinforce 2, Provisions
       p5 adds a card at f7: Reinforce 2, Influence 2, Gnome, empty
142. p3 draft.a47.f6  b1bcce999f8782d0
143. p4 draft.a01.f6  daacc7324fc565e0
144. p1 draft.a65.e5  2049ae3117db2770
145. p5 draft.a54.d6  c04d87db4da5579c
146. p2 draft.a05.g4  a400c3eb6b89d157
       p1 adds a card at e5: Advance 2, Reinforce 2, Influence, empty
       p2 adds a card at g4: Advance, Advance, Joker, Reinforce
       p3 adds a card at f6: empty, Reinforce, Influence 2, Provisions
       p4 adds a card at f6: Advance, Advance, Advance, Reinforce
       p5 adds a card at d6: Joker, Reinforce, Joker, Advance
147. p5 draft.a10.e4  c4e896e73baf33d5
148. p2 draft.a11.e7  b3784a7bfe57acef
149. p1 draft.a09.c4  fbc465a9e21266d5
150. p3 draft.a03.f7  54dbe183ab3061b7
151. p4 draft.a36.f4  ed821a30bfa3f307
       p1 adds a card at c4: Influence, Advance 2, Reinforce, Advance
       p2 adds a card at e7: Influence 2, Influence, Advance, Gnome
       p3 adds a card at f7: Influence, Influence, Gnome, Influence
       p4 adds a card at f4: Elders, Joker, Reinforce, Gnome
       p5 adds a card at e4: Gnome, Reinforce 2, Influence, Reinforce
       The last card of each hand is discarded face down
152. p5 stop  b60c444e70f19fc3
153. p2 stop  7dc4a026e8cee70b
154. p3 cover.e8  772d1fb15073a78d
       p3 covers the Jokers d8 and e8: 6 provisions
       p4 has 6 provisions and 2 despair
       p5 has 6 provisions and 2 despair
       p1 has 5 provisions and 3 despair
       p2 has 5 provisions and 3 despair
       p3 has 6 provisions and 2 despair
       p4 begins a turn, 5 provisions left
155. p4 use.imbolg
       p4 uses Imbolg
       p4 moves Imbolg: Horn lair, on the border → Granite 3
       A troll of p5 is driven out of Granite 3 to its supply by p4
       p4 takes control of Granite 3
       p4 gains 1 vote of Granite: 1 in all
156. p4 take.f7
157. p4 take.f6
158. p4 whole.advance
       p4 covers e6 f6 g6 f7: strong Advance of power 4
159. p4 spend.4
       p4 spends 4 more provisions
160. p4 to.ha3
161. p4 lead.imbolg
       p4 moves Imbolg: Granite 3 → Hammer 3
162. p4 move.horn-i
       p4 moves a troll: Horn lair, on the border → Hammer 3
163. p4 stop
164. p4 end  3a8ee52bbed0f5a2
       p5 begins a turn, 5 provisions left
165. p5 take.f8
166. p5 whole.gnome
       p5 covers e4 d6 f6 d7 f8 tizgra: strong Gnome of power 6
167. p5 spend.5
       p5 spends 5 more provisions
168. p5 wheel.11
       p5 moves the wheel pawn 11 spaces: Honour gain
169. p5 token.gr4.1
       p5 looks at token 1 of Granite 4: strength 1
170. p5 gate.3
       p5 looks at gate card 3: Ice
171. p5 rally.on2
       Breach: 2 invaders come to the domain of Granite, p5 decides ties
       Gnomes invade Granite 3: the nearest empty one
       Gnomes invade Hammer 4: the nearest empty one
       p5 crosses the honour-boost wire: boost 2
       p5 gains 13 honour on the wheel, boost 2 included
172. p5 end  0bbec8ecc85442ca
       p1 begins a turn, 4 provisions left
173. p1 cover.e6
       p1 covers e6: weak Influence
174. p1 spend.3
       p1 spends 3 despair
175. p1 influence.dastra
       p1 gains 5 influence with Dastra: 5 in all
176. p1 end  01724b724cc7f8d3
       p2 begins a turn, 4 provisions left
177. p2 cover.d7
178. p2 act.reinforce
       p2 covers d7: weak Reinforcements
179. p2 spend.2
       p2 spends 2 despair
180. p2 none
       p2 adds nobody
181. p2 end  d6cc20699e152c94
       p3 begins a turn, 5 provisions left
182. p3 take.d6
183. p3 take.d7
       p3 covers d6 d7: strong Influence of power 2
184. p3 spend.5
       p3 spends 5 more provisions
185. p3 influence.brasha
       p3 gains 8 influence with Brasha: 8 in all
186. p3 use.mokkur
       p3 uses Mokkur
187. p3 token.mn3.1{1}
       p3 reveals a token of Moon 3: strength 1; it is gone, 1 honour
188. p3 end  0047d57079bbfe85
       p4 begins a turn, 0 provisions left
189. p4 take.g5
190. p4 take.g4
       p4 covers g4 g5: strong Gnome of power 2
191. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Influence
192. p4 stop
193. p4 influence.brasha
       p4 gains 2 influence with Brasha: 2 in all
194. p4 end  ad3d6115baaedf91
       p1 begins a turn, 3 provisions left
195. p1 cover.c5
       p1 covers c5: weak Reinforcements
196. p1 to.eye-i
       p1 adds 1 troll: Eye lair, on the border
197. p1 end  df35c3bdd092d2af
       p2 begins a turn, 3 provisions left
198. p2 take.g4
199. p2 take.h4
200. p2 take.g5
       p2 covers g4 h4 g5: strong Advance of power 3
201. p2 spend.3
       p2 spends 3 more provisions
202. p2 to.gr3
203. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Granite 3
204. p2 stop{2}
       p2 attacks the gnomes of Granite 3: strength 2
205. p2 to.knot-i
       p2 is repelled from Granite 3 and retreats: Knot lair, on the border
       Gnomes entrench in Granite 3
206. p2 end  c34f831670248033
       p1 begins a turn, 2 provisions left
207. p1 cover.f7
       p1 covers f7: weak Gnome
       p1 moves the wheel pawn 1 space: Honour gain
208. p1 token.fi2.2
       p1 looks at token 2 of Fire 2: strength 3
209. p1 stop
       p1 gains 1 honour on the wheel, boost 0 included
210. p1 end
       p1 begins a turn, 1 provision left
211. p1 take.d5
212. p1 take.d4
213. p1 take.e5
214. p1 act.advance
       p1 covers d4 d5 e5: strong Advance of power 5
215. p1 spend.1
       p1 spends 1 more provision
216. p1 none
       p1 moves nobody
217. p1 end{moss+mud}  603e0b634efb2591
       Gnomes entrench in Moss 4
       Gnomes entrench in Ice 2
       Gnomes entrench in Ice 4
       Gnomes entrench in Moon 2
       Gate card 1: 3 invaders come to the domain of Moss
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       No gnome is left: an invader of Moss stays away
       Gate card 2: 3 invaders come to the domain of Mud
218. p4 enter.mu1{ice+moon+hammer}
       p4 leads the plank of Mud and sends the invader into Mud 1
       An invader of Mud comes upon 1 troll in Mud 1: as few and as near as elsewhere
       A troll of p1 is defeated in Mud 1: 4 honour
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Gate card 3: 3 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 4: 3 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 5: 3 invaders come to the domain of Hammer
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       No gnome is left: an invader of Hammer stays away
       Nobody has influence with Ugrith, who leaves the game
       p3 wins Brasha
       p3 gains 2 votes of Fire: 4 in all
219. p4 console.honour  bf4b87a210f5015d
       p4 takes 1 honour as consolation for Brasha
       Nobody has influence with Fomga, who leaves the game
       Nobody has influence with Jorrund, who leaves the game
       Nobody has influence with Crym, who leaves the game
       p1 wins Dastra
220. p1 clan.granite  b6ef4f076614e2c3
       p1 gains 1 vote of Granite: 1 in all
       Domains of wave II: p1 gains 0 and loses 0
       Domains of wave II: p2 gains 6 and loses 3
       Domains of wave II: p3 gains 12 and loses 3
       Domains of wave II: p4 gains 8 and loses 2
       Domains of wave II: p5 gains 0 and loses 0
       Upkeep: new gates, a new offer, the hammer goes to p5
       Wave III begins: four cards each
221. p2 draft.a63.d7  f576c4236bcf7a16
222. p1 draft.a04.d4  bc58481c4bcf985e
223. p5 draft.a18.e3  d80bd6acb3dac7e1
224. p4 draft.a26.d6  8bbb3600d7bf788c
225. p3 draft.a20.c4  2bd41106b48dd5f8
       p1 adds a card at d4: Gnome, Advance, Gnome, Gnome
       p2 adds a card at d7: Advance, Reinforce, Influence, Gnome
       p3 adds a card at c4: Reinforce, Gnome 3, Advance, empty
       p4 adds a card at d6: Reinforce, Influence, Reinforce, Elders
       p5 adds a card at e3: Reinforce 3, empty, Gnome, Influence
226. p1 draft.a30.d4  7e19b49103b1fad1
227. p3 draft.a32.g4  9558f741c696366f
228. p5 draft.a17.c4  1673d71fbdd4af9b
229. p4 draft.a07.e5  d5c2228363523c6e
230. p2 draft.a21.c4  5f584082ec92876f
       p1 adds a card at d4: Reinforce 2, Elders, Advance, Influence
       p2 adds a card at c4: Reinforce, Advance 3, empty, Elders
       p3 adds a card at g4: Influence, Gnome 2, Advance, Elders
       p4 adds a card at e5: Influence, Influence, Joker, Gnome
       p5 adds a card at c4: Advance 3, empty, Influence, Reinforce
231. p4 draft.a58.c3  c6e0eb136066ad5c
232. p3 draft.a24.c4  de768ba99d5fefb6
233. p5 draft.a39.e6  b592b1de490f136b
234. p2 draft.a62.c3  e4f07318bdead7c0
235. p1 draft.a15.e7  62da65837b669118
       p1 adds a card at e7: Gnome, Influence 2, empty, Influence 2
       p2 adds a card at c3: Advance, Gnome, Reinforce, Influence
       p3 adds a card at c4: Advance, Gnome 3, empty, Elders
       p4 adds a card at c3: Reinforce, Advance, Reinforce, Joker
       p5 adds a card at e6: Elders, Elders, Gnome, Influence
       The last card of each hand is discarded face down
236. p5 stop  9aad7a95b579008d
237. p2 stop  b47637635764d5ce
238. p3 stop  2b5b2080f0a0440c
239. p4 stop  188014f770798e60
       p5 has 4 provisions and 4 despair
       p1 has 4 provisions and 4 despair
       p2 has 4 provisions and 4 despair
       p3 has 5 provisions and 3 despair
       p4 has 4 provisions and 4 despair
       p5 begins a turn, 3 provisions left
240. p5 cover.f7
       p5 covers f7: weak Influence
241. p5 spend.2
       p5 spends 2 despair
242. p5 influence.thuldra
       p5 gains 4 influence with Thuldra: 4 in all
243. p5 cover.d5
       p5 covers d5: weak Reinforcements
244. p5 spend.1
       p5 spends 1 despair
245. p5 to.spiral-i
246. p5 add.2
       p5 adds 2 trolls: Spiral lair, on the border
247. p5 end  5e61683d6baf66b0
       p1 begins a turn, 3 provisions left
248. p1 take.e5
249. p1 take.e6
       p1 covers e5 e6: strong Influence of power 2
250. p1 spend.3
       p1 spends 3 more provisions
251. p1 use.dastra
       p1 uses Dastra
252. p1 influence.zuldrak
253. p1 influence.kasskar
254. p1 split.1
       p1 gains 2 influence with Zuldrak: 2 in all
       p1 gains 5 influence with Kasskar: 5 in all
255. p1 end  34fa0084a3423f24
       p2 begins a turn, 3 provisions left
256. p2 cover.g4
       p2 covers g4: weak Advance
257. p2 spend.4
       p2 spends 4 despair
258. p2 none
       p2 moves nobody
259. p2 end  676eaf68c644032f
       p3 begins a turn, 4 provisions left
260. p3 take.e7
261. p3 whole.reinforce
       p3 covers e6 e7 d8 e8: strong Reinforcements of power 4
262. p3 spend.3
       p3 spends 3 more provisions
263. p3 none
       p3 adds nobody
264. p3 end  8924ae2824671089
       p4 begins a turn, 3 provisions left
265. p4 cover.g5
       p4 covers g5: weak Gnome
266. p4 spend.2
       p4 spends 2 despair
267. p4 wheel.2
       p4 moves the wheel pawn 2 spaces: Reinforcements
268. p4 token.mo4.1
       p4 looks at token 1 of Moss 4: strength 2
269. p4 gate.5
       p4 looks at gate card 5: Mud
270. p4 rally.back2
       Breach: 2 invaders come to the domain of Moon, p4 decides ties
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
271. p4 to.horn-o
272. p4 add.2
       p4 adds 2 trolls: Horn lair, in the domain
273. p4 cover.e5
       p4 covers e5: weak Influence
274. p4 spend.2
       p4 spends 2 despair
275. p4 influence.vashtor
       p4 gains 4 influence with Vashtor: 4 in all
276. p4 end  0846625bcf661480
       p5 begins a turn, 2 provisions left
277. p5 take.e7
278. p5 take.tizgra
279. p5 act.gnome
       p5 covers e7 tizgra: strong Gnome of power 2
280. p5 spend.1
       p5 spends 1 more provision
281. p5 wheel.2
       p5 moves the wheel pawn 2 spaces: Influence
282. p5 stop
283. p5 influence.zuldrak
       p5 gains 2 influence with Zuldrak: 2 in all
284. p5 end  7d128ca995bccf92
       p2 begins a turn, 2 provisions left
285. p2 take.h4
286. p2 take.g5
       p2 covers h4 g5: strong Advance of power 2
287. p2 spend.2
       p2 spends 2 more provisions
288. p2 to.ha2
289. p2 move.knot-o
       p2 moves a troll: Knot lair, in the domain → Hammer 2
290. p2 move.ha3
       p2 moves a troll: Hammer 3 → Hammer 2
291. p2 move.knot-o{3}
       p2 moves a troll: Knot lair, in the domain → Hammer 2
       p2 attacks the gnomes of Hammer 2: strength 3
       p2 wins the attack on Hammer 2: 3 honour
       p2 takes control of Hammer 2
       p2 gains 1 vote of Hammer: 1 in all
       The wheel pawn moves 1 space without effect
292. p2 end  6181e411f25410f4
       p3 begins a turn, 0 provisions left
293. p3 use.mokkur
       p3 uses Mokkur
294. p3 token.ic2.2{3}
       p3 reveals a token of Ice 2: strength 3
295. p3 cover.f7
       p3 covers f7: weak Influence
296. p3 spend.2
       p3 spends 2 despair
297. p3 influence.zuldrak
       p3 gains 3 influence with Zuldrak: 3 in all
298. p3 cover.e5
       p3 covers e5: weak Gnome
299. p3 spend.1
       p3 spends 1 despair
300. p3 wheel.1
       p3 moves the wheel pawn 1 space: Honour gain
301. p3 token.ic4.1
       p3 looks at token 1 of Ice 4: strength 2
302. p3 gate.1
       p3 looks at gate card 1: Fire
       p3 gains 1 honour on the wheel, boost 0 included
303. p3 end  2aa4727818f4ddcc
       p4 begins a turn, 2 provisions left
304. p4 use.imbolg
       p4 uses Imbolg
       p4 moves Imbolg: Hammer 3 → Hammer 2
       A troll of p2 is driven out of Hammer 2 to its supply by p4
305. p4 take.c3
306. p4 whole.reinforce
       p4 covers c3 c4 d4: strong Reinforcements of power 3
307. p4 spend.1
       p4 spends 1 more provision
308. p4 none
       p4 adds nobody
309. p4 end  3d1a66f47122f6e5
       p5 begins a turn, 0 provisions left
310. p5 take.g7
311. p5 take.d7
312. p5 whole.influence
       p5 covers c5 e5 d6 d7 g7: strong Influence of power 6
313. p5 influence.thuldra
       p5 gains 6 influence with Thuldra: 10 in all
314. p5 end  48dfe063af98e577
       p4 begins a turn, 0 provisions left
315. p4 cover.d3
       p4 covers d3: weak Advance
316. p4 none
       p4 moves nobody
317. p4 end{fire+ice+moon+granite+mud}
       Gnomes entrench in Moon 4
       Gate card 1: 4 invaders come to the domain of Fire
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       No gnome is left: an invader of Fire stays away
       Gate card 2: 4 invaders come to the domain of Ice
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       No gnome is left: an invader of Ice stays away
       Gate card 3: 4 invaders come to the domain of Moon
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       No gnome is left: an invader of Moon stays away
       Gate card 4: 4 invaders come to the domain of Granite
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       No gnome is left: an invader of Granite stays away
       Gate card 5: 4 invaders come to the domain of Mud
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       No gnome is left: an invader of Mud stays away
       Nobody has influence with Orrowyn, who leaves the game
       p4 wins Vashtor
       p4 gains 3 votes of Granite: 4 in all
318. p4 star.h7  87af66b9563baf05
       p4 puts the star of Vashtor on Great hall 7
       Nobody has influence with Wulgrim, who leaves the game
       p1 wins Kasskar
319. p1 clan.hammer
       p1 gains 1 vote of Hammer: 1 in all
320. p1 clan.fire
       p1 gains 1 vote of Fire: 1 in all
321. p1 clan.mud
       p1 gains 1 vote of Mud: 1 in all
322. p1 clan.hammer
323. p1 clan.granite  ebdf9739e9d95db8
       p1 gives up 1 vote of Hammer
       p1 gains 1 vote of Granite: 2 in all
       p5 wins Thuldra
324. p5 clan.moss
       p5 gains 1 vote of Moss: 1 in all
325. p5 clan.mud  265d72918db58332
       p5 gains 1 vote of Mud: 1 in all
       Thuldra brings p5 2 honour
       p3 wins Zuldrak
       p3 gains 3 votes of Hammer: 3 in all
326. p1 console.honour  b4f7ee9e86861425
       p1 takes 0 honour as consolation for Zuldrak
327. p5 console.vote  ed4a0c720ca5f94e
       p5 takes a vote as consolation for Zuldrak
       p5 gains 1 vote of Hammer: 1 in all
328. p3 star.fi4  3eb0dda2a696bbfd
       p3 puts the star of Zuldrak on Fire 4
       Zuldrak brings p3 2 honour
       Great hall 1 falls to the gnomes
       Great hall 2 falls to the gnomes
       Great hall 3 falls to the gnomes
       Great hall 4 falls to the gnomes
       Great hall 5 is shared: 6 honour each for p1
       Great hall 6: 4 honour for p4
       Great hall 7 is shared: 6 honour each for p4
       Great hall 8 falls to the gnomes
       Great hall 9 falls to the gnomes
       Great hall 10 falls to the gnomes
       p1 has 1 Elders: 0 honour
       p2 has 3 Elders: 3 honour
       p3 has 3 Elders: 3 honour
       p4 has 2 Elders: 1 honour
       p5 has 3 Elders: 3 honour
       p1 gains 12 honour for votes of Moss
       p4 gains 6 honour for votes of Moss
       p5 gains 3 honour for votes of Moss
       p4 gains 8 honour for votes of Ice
       p1 gains 6 honour for votes of Moon
       p4 gains 9 honour for votes of Granite
       p2 gains 5 honour for votes of Granite
       p1 gains 3 honour for votes of Granite
       p3 gains 11 honour for votes of Hammer
       p4 gains 6 honour for votes of Hammer
       p2 gains 2 honour for votes of Hammer
       p4 gains 10 honour for votes of Mud
       p3 gains 5 honour for votes of Mud
       p1 gains 3 honour for votes of Mud
       p3 gains 7 honour for votes of Fire
       p5 gains 4 honour for votes of Fire
       p1 gains 2 honour for votes of Fire
       The three waves are over: p4 wins

p1  +7  Gnome wheel [FALL-G17]
p1  +4  Defeated trolls [FALL-W18]
p1 +12  Domains, wave I [FALL-P03]
p1  -2  Invaded caves, wave I [FALL-P04]
p1  +6  Great hall 5 [FALL-F02]
p1 +12  Votes of Moss [FALL-F06]
p1  +6  Votes of Moon [FALL-F06]
p1  +3  Votes of Granite [FALL-F06]
p1  +3  Votes of Mud [FALL-F06]
p1  +2  Votes of Fire [FALL-F06]
p2  +3  Attacks [FALL-M09]
p2  +2  Gnome wheel [FALL-G17]
p2  +6  Domains, wave I [FALL-P03]
p2  -3  Invaded caves, wave I [FALL-P04]
p2  +6  Domains, wave II [FALL-P03]
p2  -3  Invaded caves, wave II [FALL-P04]
p2  +3  Elders [FALL-F05]
p2  +5  Votes of Granite [FALL-F06]
p2  +2  Votes of Hammer [FALL-F06]
p3  +1  Gnome wheel [FALL-G17]
p3  +3  Champions [FALL-H08]
p3 +12  Domains, wave I [FALL-P03]
p3  -3  Invaded caves, wave I [FALL-P04]
p3 +12  Domains, wave II [FALL-P03]
p3  -3  Invaded caves, wave II [FALL-P04]
p3  +3  Elders [FALL-F05]
p3 +11  Votes of Hammer [FALL-F06]
p3  +5  Votes of Mud [FALL-F06]
p3  +7  Votes of Fire [FALL-F06]
p4  +1  Consolations [FALL-H04]
p4  +8  Domains, wave I [FALL-P03]
p4  -2  Invaded caves, wave I [FALL-P04]
p4  +8  Domains, wave II [FALL-P03]
p4  -2  Invaded caves, wave II [FALL-P04]
p4  +4  Great hall 6 [FALL-F02]
p4  +6  Great hall 7 [FALL-F02]
p4  +1  Elders [FALL-F05]
p4  +6  Votes of Moss [FALL-F06]
p4  +8  Votes of Ice [FALL-F06]
p4  +9  Votes of Granite [FALL-F06]
p4  +6  Votes of Hammer [FALL-F06]
p4 +10  Votes of Mud [FALL-F06]
p5 +18  Gnome wheel [FALL-G17]
p5  +2  Champions [FALL-H08]
p5  +6  Domains, wave I [FALL-P03]
p5  -3  Invaded caves, wave I [FALL-P04]
p5  +3  Elders [FALL-F05]
p5  +3  Votes of Moss [FALL-F06]
p5  +4  Votes of Fire [FALL-F06]
= p4 63, p1 53, p3 48, p5 33, p2 21  waves, won by p4
