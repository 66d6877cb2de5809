princesses/1  seats 4  seed 2  options boards=random

  1. p1 cave.building  ea58676216c205c0
       p1 puts the first human in the building cave
  2. p2 cave.building  13062c33107bb666
       p2 puts the first human in the building cave
  3. p3 cave.building  924ac88fc9cc02c4
       p3 puts the first human in the building cave
  4. p4 cave.building  aeddedcc6e6e390c
       p4 puts the first human in the building cave
       p1 draws 3 round cards: III-D2 I-D4 I-D1
       p2 draws 3 round cards: IV-D1 III-D5 I-D3
       p3 draws 3 round cards: III-D4 II-D4 III-D6
       p4 draws 3 round cards: II-D6 I-D5 IV-D6
       Round 1
       Turn of p1
  5. p1 play.i-d4
       p1 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
  6. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
  7. p1 do.build
       p1: Build 2 cave tiles
  8. p1 tile.r13
  9. p1 lay.a16.1
       p1 builds R13, resource tile (+2 troll power) at a16
       p1 forms 1 obsidian site
 10. p1 tile.b12
 11. p1 lay.a17.2
       p1 builds B12, church-bell tile (refill one type) at a17
       p1 forms 1 diamond site
       p1 uncovers 1 stable
 12. p1 end{p06+b01}
       2 cave tiles are revealed: P06 B01
 13. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 14. p1 do.build
       p1: Build 2 cave tiles
 15. p1 tile.b01
 16. p1 lay.a18.0
       p1 builds B01, church-bell tile (+2 gold ingots) at a18
       p1 forms 1 obsidian site and 1 gold site
       p1 uncovers 1 stable
 17. p1 tile.p06
 18. p1 lay.b17.2
       p1 builds P06, princess tile (a bed) at b17
       p1 forms 1 obsidian site and 1 gold site
 19. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 20. p1 end{b11+b15}  a01e3512e8eaf4e3
       2 cave tiles are revealed: B11 B15
       p1 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p2
 21. p2 play.i-d3
       p2 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p2
 22. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 2 AP
 23. p2 do.build
       p2: Build 2 cave tiles
 24. p2 tile.b11
 25. p2 lay.a16.0
       p2 builds B11, church-bell tile (+2 gold ingots) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 26. p2 tile.b15
 27. p2 lay.a15.0
       p2 builds B15, church-bell tile (+1 cow; +1 troll power) at a15
       p2 forms 1 diamond site
       p2 uncovers 1 stable
 28. p2 end{p04+v12}
       2 cave tiles are revealed: P04 V12
 29. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 30. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 31. p2 do.build
       p2: Build 2 cave tiles
 32. p2 tile.r16
 33. p2 lay.a14.1
       p2 builds R16, resource tile (1 free tile) at a14
       p2 forms 1 gold site
 34. p2 tile.p04
 35. p2 lay.b14.1
       p2 builds P04, princess tile (a bed) at b14
       p2 forms 1 obsidian site
 36. p2 end{r07+p09}  8b97bb29cb3b6398
       2 cave tiles are revealed: R07 P09
       p2 draws II-D5: princess to village II, King: troll power cave
       Turn of p3
 37. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
 38. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 39. p3 do.refresh_tiles{p15+b05+v11+v06+r09}
       p3: Refresh the cave row
       5 cave tiles are revealed: P15 B05 V11 V06 R09
 40. p3 do.build
       p3: Build 2 cave tiles
 41. p3 tile.b05
 42. p3 lay.a16.2
       p3 builds B05, church-bell tile (refill one type) at a16
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
 43. p3 tile.r09
 44. p3 lay.b16.2
       p3 builds R09, resource tile (+2 obsidian) at b16
       p3 forms 1 gold site
 45. p3 end{v08+r05}
       2 cave tiles are revealed: V08 R05
 46. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 47. p3 do.refresh_tiles{p14+p03+p10+v04+b06}
       p3: Refresh the cave row
       5 cave tiles are revealed: P14 P03 P10 V04 B06
 48. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 49. p3 do.build
       p3: Build 2 cave tiles
 50. p3 tile.b06
 51. p3 lay.b15.0
       p3 builds B06, church-bell tile (+1 diamond) at b15
       p3 forms 1 obsidian site and 1 gold site
       p3 uncovers 1 stable
 52. p3 tile.p14
 53. p3 lay.b17.3
       p3 builds P14, princess tile (a bed) at b17
       p3 forms 1 diamond site
 54. p3 end{b09+r01}  05968f65cced1e56
       2 cave tiles are revealed: B09 R01
       p3 draws IV-D5: princess to village IV, King: building cave
       Turn of p4
 55. p4 play.i-d5
       p4 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p4
 56. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 57. p4 do.outpost
       p4: Build an outpost
 58. p4 vacate.op_obs
       p4 takes off the board: outpost 1 (mining obsidian takes 2)
 59. p4 village.i
       p4 builds an outpost in village I
       p4 stores a piece: Board 1, outpost (no bonus)
 60. p4 end
 61. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 4 AP
 62. p4 do.build
       p4: Build 2 cave tiles
 63. p4 tile.b09
 64. p4 lay.a16.2
       p4 builds B09, church-bell tile (1 free troll card) at a16
       p4 forms 1 obsidian site
       p4 uncovers 1 stable
 65. p4 tile.r01
 66. p4 lay.b16.1
       p4 builds R01, resource tile (refill one type) at b16
       p4 forms 1 diamond site
 67. p4 do.build
       p4: Build 2 cave tiles
 68. p4 tile.p03
 69. p4 lay.b15.0
       p4 builds P03, princess tile (a bed) at b15
       p4 forms 1 gold site
 70. p4 tile.p10
 71. p4 lay.b14.4
       p4 builds P10, princess tile (a bed) at b14
       p4 forms 1 obsidian site
 72. p4 end{b16+v10+r06+v01}  262546c0ff033e06
       4 cave tiles are revealed: B16 V10 R06 V01
       p4 draws III-D1: human to village III, King: troll power cave
       Round 2
       Turn of p1
 73. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
 74. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 75. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 76. p1 do.outpost
       p1: Build an outpost
 77. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
 78. p1 village.i
       p1 builds an outpost in village I
 79. p1 store.r13
       p1 stores a piece: R13, outpost (+2 troll power)
       p1 gains 2 troll power
 80. p1 end
 81. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
 82. p1 do.outpost
       p1: Build an outpost
 83. p1 vacate.op_obs
       p1 takes off the board: outpost 1 (mining obsidian takes 2)
 84. p1 village.i
       p1 builds an outpost in village I
       p1 stores a piece: Board 1, outpost (no bonus)
 85. p1 do.build
       p1: Build 2 cave tiles
 86. p1 tile.r06
 87. p1 lay.c17.4
       p1 builds R06, resource tile (+1 gold ingot) at c17
       p1 forms 1 obsidian site
 88. p1 tile.b16
 89. p1 lay.b16.2
       p1 builds B16, church-bell tile (+1 cow; +1 troll power) at b16
       p1 forms 1 diamond site
 90. p1 claim.rc03
       p1 claims a challenge: 3 church-bell tiles
 91. p1 gain.rt05
 92. p1 lay.c18.0
       p1 places RT05, royal tile (+2 cows) at c18
       p1 forms 1 gold site
 93. p1 end{v02+b08+rt17}  b41b170993672cbb
       2 cave tiles are revealed: V02 B08
       1 royal tile is revealed: RT17
       p1 draws I-D6: princess to village I, King: village I
       Turn of p2
 94. p2 play.iv-d1
       p2 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p2
 95. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 96. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 97. p2 do.outpost
       p2: Build an outpost
 98. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
 99. p2 village.iii
       p2 builds an outpost in village III
100. p2 store.r16
       p2 stores a piece: R16, outpost (1 free tile)
101. p2 tile.b08
102. p2 lay.b15.1
       p2 builds B08, church-bell tile (+3 troll power) at b15
       p2 forms 1 gold site
       p2 uncovers 1 stable
103. p2 claim.rc03
       p2 claims a challenge: 3 church-bell tiles
104. p2 gain.rt09
105. p2 lay.b13.3
       p2 places RT09, royal tile (1 free tile) at b13
       p2 forms 1 diamond site
106. p2 end{p01+rt20}
       1 cave tile is revealed: P01
       1 royal tile is revealed: RT20
107. p2 move.beside.iii
       p2 brings in a troll: village III
       p2 has 2 AP
108. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
109. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
110. p2 end  1a381de042c3e39b
       p2 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p3
111. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
112. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
113. p3 do.refresh_tiles{b10+p02+v09+r11+r10}
       p3: Refresh the cave row
       5 cave tiles are revealed: B10 P02 V09 R11 R10
114. p3 do.build
       p3: Build 2 cave tiles
115. p3 tile.b10
116. p3 lay.b18.4
       p3 builds B10, church-bell tile (refill one type) at b18
       p3 forms 1 diamond site
       p3 uncovers 1 stable
117. p3 claim.rc03
       p3 claims a challenge: 3 church-bell tiles
118. p3 gain.rt11
119. p3 lay.a18.2
       p3 places RT11, royal tile (refill one type) at a18
       p3 forms 1 diamond site
120. p3 tile.r11
121. p3 lay.c15.4
       p3 builds R11, resource tile (+1 diamond) at c15
       p3 forms 1 gold site
122. p3 do.royal
       p3: Activate a royal tile
123. p3 royal.rt11
       p3 activates a royal tile: Refill all your sites of one resource
124. p3 refill.diamond
       p3 refills sites with 3 diamonds
125. p3 end{b14+b02+rt02}
       2 cave tiles are revealed: B14 B02
       1 royal tile is revealed: RT02
126. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
127. p3 do.build
       p3: Build 2 cave tiles
128. p3 tile.r10
129. p3 lay.c14.2
       p3 builds R10, resource tile (+2 obsidian) at c14
       p3 forms 1 diamond site
130. p3 tile.p02
131. p3 lay.b14.0
       p3 builds P02, princess tile (a bed) at b14
       p3 forms 1 obsidian site and 1 gold site
132. p3 do.outpost
       p3: Build an outpost
133. p3 vacate.op_dia
       p3 takes off the board: outpost 3 (mining diamond takes 2)
134. p3 village.iii
       p3 builds an outpost in village III
135. p3 store.r11
       p3 stores a piece: R11, outpost (+1 diamond)
       p3 gains 1 diamond
136. p3 end{b04+p08}  8ad6d61f990705f2
       2 cave tiles are revealed: B04 P08
       p3 draws I-D2: neutral changeling to village I, King: building cave
       Turn of p4
137. p4 play.iii-d1
       p4 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p4
138. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 4 AP
139. p4 do.build
       p4: Build 2 cave tiles
140. p4 tile.b02
141. p4 lay.b13.3
       p4 builds B02, church-bell tile (+2 gold ingots) at b13
       p4 forms 1 gold site
       p4 uncovers 1 stable
142. p4 tile.b14
143. p4 lay.c15.0
       p4 builds B14, church-bell tile (1 free troll card) at c15
       p4 forms 1 diamond site
       p4 uncovers 1 stable
144. p4 claim.rc03
       p4 claims a challenge: 3 church-bell tiles
145. p4 gain.rt17
146. p4 lay.b12.4
       p4 places RT17, royal tile (stores changeling and church bell) at b12
       p4 forms 1 obsidian site
147. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
148. p4 end{b07+r08+rt18}
       2 cave tiles are revealed: B07 R08
       1 royal tile is revealed: RT18
149. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
150. p4 do.refresh_tiles{b13+v05+r04+p07+v13}
       p4: Refresh the cave row
       5 cave tiles are revealed: B13 V05 R04 P07 V13
151. p4 do.refresh_tiles{p12+b03+v14+v03+r02}
       p4: Refresh the cave row
       5 cave tiles are revealed: P12 B03 V14 V03 R02
152. p4 do.build
       p4: Build 2 cave tiles
153. p4 tile.r02
154. p4 lay.a14.4
       p4 builds R02, resource tile (refill one type) at a14
       p4 forms 1 diamond site
155. p4 tile.p12
156. p4 lay.d15.4
       p4 builds P12, princess tile (a bed) at d15
       p4 forms 1 gold site
157. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
158. p4 end{r15+p05}  5c3f506483a65eeb
       2 cave tiles are revealed: R15 P05
       p4 draws II-D1: human to village II, King: building cave
       Round 3
       Turn of p1
159. p1 play.ii-d2
       p1 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
160. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
161. p1 do.royal
       p1: Activate a royal tile
162. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
163. p1 do.buy
       p1: Buy a troll card
164. p1 card.tt4
       p1 takes the troll card Bog Lookout
165. p1 end{tt2}
       1 troll card is revealed: Endless Halls
166. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
167. p1 do.royal
       p1: Activate a royal tile
168. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
169. p1 do.outpost
       p1: Build an outpost
170. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
171. p1 village.iv
       p1 builds an outpost in village IV
172. p1 store.tt4a-2
       p1 stores a piece: Bog Lookout TT4A-2, outpost (refill one type)
173. p1 refill.diamond
       p1 refills sites with 2 diamonds
174. p1 end  1e7f20938b074adf
       p1 draws I-K1: human to village I, King: troll power cave
       Turn of p2
175. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
176. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 2 AP
177. p2 do.buy
       p2: Buy a troll card
178. p2 card.tt2
       p2 takes the troll card Endless Halls
179. p2 do.royal
       p2: Activate a royal tile
180. p2 royal.rt09
       p2 activates a royal tile: Build 1 face-up cave tile
181. p2 tile.r15
182. p2 lay.b16.4
       p2 builds R15, resource tile (1 free tile) at b16
       p2 forms 1 gold site
183. p2 end{p13+tb2}
       1 cave tile is revealed: P13
       1 troll card is revealed: Throne Whisperer
184. p2 move.iii.building
       p2 moves a troll: village III → building cave
       p2 has 5 AP
185. p2 do.outpost
       p2: Build an outpost
186. p2 vacate.op_dia
       p2 takes off the board: outpost 3 (mining diamond takes 2)
187. p2 village.iii
       p2 builds an outpost in village III
188. p2 store.r15
       p2 stores a piece: R15, outpost (1 free tile)
189. p2 tile.p13
190. p2 lay.b17.1
       p2 builds P13, princess tile (a bed) at b17
       p2 forms 1 gold site
191. p2 do.build
       p2: Build 2 cave tiles
192. p2 tile.p05
193. p2 lay.c17.3
       p2 builds P05, princess tile (a bed) at c17
       p2 forms 1 obsidian site and 1 diamond site
194. p2 tile.v03
195. p2 lay.d17.4
       p2 builds V03, victory tile (1 VP per toad card) at d17
       p2 forms 1 gold site
196. p2 end{r03+v16+p11}  d33ec1da2bbf46c3
       3 cave tiles are revealed: R03 V16 P11
       p2 draws II-K4: princess to village II, King: building cave
       Turn of p3
197. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
198. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP
199. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
200. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
201. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
202. p3 end
203. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
204. p3 do.outpost
       p3: Build an outpost
205. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
206. p3 village.iv
       p3 builds an outpost in village IV
207. p3 store.r09
       p3 stores a piece: R09, outpost (+2 obsidian)
       p3 gains 2 obsidian
208. p3 do.build
       p3: Build 2 cave tiles
209. p3 tile.r03
210. p3 lay.a14.1
       p3 builds R03, resource tile (refill one type) at a14
       p3 forms 1 diamond site
211. p3 tile.v14
212. p3 lay.a13.2
       p3 builds V14, victory tile (1 VP per cow in the stables) at a13
       p3 forms 1 gold site
213. p3 end{r12+r14}  90263b30ce080647
       2 cave tiles are revealed: R12 R14
       p3 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p4
214. p4 play.ii-d1
       p4 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p4
215. p4 move.building.i
       p4 moves a troll: building cave → village I
       p4 has 2 AP
216. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
217. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
218. p4 end
219. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 6 AP
220. p4 do.build
       p4: Build 2 cave tiles
221. p4 tile.r14
222. p4 lay.e15.4
       p4 builds R14, resource tile (+2 troll power) at e15
       p4 forms 1 gold site
223. p4 tile.r12
224. p4 lay.e16.4
       p4 builds R12, resource tile (+2 troll power) at e16
       p4 forms 1 diamond site
225. p4 do.refresh_tiles{p16+v16+v05+b03+v04}
       p4: Refresh the cave row
       5 cave tiles are revealed: P16 V16 V05 B03 V04
226. p4 do.outpost
       p4: Build an outpost
227. p4 vacate.op_dia
       p4 takes off the board: outpost 3 (mining diamond takes 2)
228. p4 village.ii
       p4 builds an outpost in village II
229. p4 store.r01
       p4 stores a piece: R01, outpost (refill one type)
230. p4 refill.diamond
       p4 refills sites with 4 diamonds
231. p4 end  060997fcd36afc1e
       p4 draws I-K6: princess to village I, King: village I
       Round 4
       Turn of p1
232. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
233. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
234. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
235. p1 do.buy
       p1: Buy a troll card
236. p1 card.tt8
       p1 takes the troll card Crooked Foreman
237. p1 stop
238. p1 end{tb7}
       1 troll card is revealed: Echo Gem
239. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
240. p1 do.buy
       p1: Buy a troll card
241. p1 card.tt6
       p1 takes the troll card Cowherd's Nap
       p1 gains 1 cow
242. p1 claim.rc08
       p1 claims a challenge: 3 toad cards
243. p1 gain.rt19
244. p1 lay.d17.0
       p1 places RT19, royal tile (stores outpost and church bell) at d17
       p1 forms 1 obsidian site
245. p1 do.refill
       p1: Refill excavation sites
246. p1 refill.gold
       p1 refills sites with 3 gold ingots
247. p1 do.buy
       p1: Buy a troll card
248. p1 card.tb2
       p1 takes the troll card Throne Whisperer
249. p1 end{rt13+tt3+tb4}  3915e259655c1367
       1 royal tile is revealed: RT13
       2 troll cards are revealed: Black Glass Pond and Moonlit Chamber
       p1 draws IV-K4: princess to village IV, King: mining cave
       Turn of p2
250. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p2
251. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 3 AP and 1 of helpers
252. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
253. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
254. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
255. p2 end
256. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
257. p2 do.buy
       p2: Buy a troll card
258. p2 card.tt3
       p2 takes the troll card Black Glass Pond
259. p2 do.refill
       p2: Refill excavation sites
260. p2 refill.gold
       p2 refills sites with 7 gold ingots
261. p2 end{ts2}  90397b8977076994
       1 troll card is revealed: Trophy Coil
       p2 draws III-K1: human to village III, King: building cave
       Turn of p3
262. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
263. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 1 of helpers
264. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
265. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
266. p3 end
267. p3 move.iii.building
       p3 moves a troll: village III → building cave
       p3 has 6 AP
268. p3 do.outpost
       p3: Build an outpost
269. p3 vacate.op_obs
       p3 takes off the board: outpost 1 (mining obsidian takes 2)
270. p3 village.iv
       p3 builds an outpost in village IV
271. p3 store.r03
       p3 stores a piece: R03, outpost (refill one type)
272. p3 refill.gold
       p3 refills sites with 5 gold ingots
273. p3 do.outpost
       p3: Build an outpost
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
       p3 builds an outpost in village II
274. p3 store.r10
       p3 stores a piece: R10, outpost (+2 obsidian)
       p3 gains 2 obsidian
275. p3 end  ae100c1f9c87681b
       p3 draws III-K3: neutral changeling to village III, King: village III
       Turn of p4
276. p4 play.ii-d6
       p4 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
277. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 3 AP
278. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
279. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
280. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
281. p4 end
282. p4 move.i.building
       p4 moves a troll: village I → building cave
       p4 has 5 AP
283. p4 do.refresh_tiles{v10+v09+r07+v01+p07}
       p4: Refresh the cave row
       5 cave tiles are revealed: V10 V09 R07 V01 P07
284. p4 do.refresh_tiles{p01+v15+p08+v07+v11}
       p4: Refresh the cave row
       5 cave tiles are revealed: P01 V15 P08 V07 V11
285. p4 do.outpost
       p4: Build an outpost
286. p4 vacate.op_gold
       p4 takes off the board: outpost 2 (mining gold takes 2)
       p4 builds an outpost in village II
287. p4 store.r02
       p4 stores a piece: R02, outpost (refill one type)
288. p4 refill.gold
       p4 refills sites with 4 gold ingots
289. p4 end  bc61da0733dcbcae
       p4 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p1
290. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
291. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
292. p1 do.royal
       p1: Activate a royal tile
293. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
294. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
295. p1 do.buy
       p1: Buy a troll card
296. p1 card.tb7
       p1 takes the troll card Echo Gem
       p1 gains 1 diamond
297. p1 end{tt1}
       1 troll card is revealed: Silent Belfry
298. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
299. p1 do.buy
       p1: Buy a troll card
300. p1 card.tt1
       p1 takes the troll card Silent Belfry
301. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
302. p1 do.refresh_cards{ts6+tb8+ts8+tt3+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Dusk Chant, Winding Paths, Black Glass Pond and Winding Paths
303. p1 do.royal
       p1: Activate a royal tile
304. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
305. p1 end  3fb1b1992699874c
       p1 draws II-K1: human to village II, King: mining cave
       Turn of p2
306. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
307. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
308. p2 do.refill
       p2: Refill excavation sites
309. p2 refill.diamond
       p2 refills sites with 3 diamonds
310. p2 do.royal
       p2: Activate a royal tile
311. p2 royal.printed
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
312. p2 end
313. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
314. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
315. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
316. p2 end  30b0d1e2f5d9a956
       p2 draws IV-K6: princess to village IV, King: village IV
       Turn of p3
317. p3 play.iii-k3
       p3 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
318. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 4 AP and 1 of helpers
319. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P02, princess (no bonus)
320. p3 gain.rt13
321. p3 lay.b19.3
       p3 places RT13, royal tile (3 gold sites) at b19
       p3 forms 1 obsidian site
322. p3 end{rt08}
       1 royal tile is revealed: RT08
323. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 5 AP and 1 of helpers
324. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
325. p3 do.bell
       p3: Take down a church bell
326. p3 store.b05
       p3 stores a piece: B05, church bell (refill one type)
327. p3 refill.diamond
       p3 refills sites with 2 diamonds
328. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
329. p3 end  a1f6232d88726f33
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p4
330. p4 play.i-k5
       p4 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p4
331. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 2 AP
332. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
333. p4 do.buy
       p4: Buy a troll card
334. p4 card.tt3
       p4 takes the troll card Black Glass Pond
335. p4 end{ts7}
       1 troll card is revealed: Deep Burrower
336. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 4 AP
337. p4 do.bell
       p4: Take down a church bell
338. p4 store.b02
       p4 stores a piece: B02, church bell (+2 gold ingots)
       p4 gains 2 gold ingots
339. p4 end  de7d090c6227c09a
       p4 draws III-K6: princess to village III, King: village III
       Round 6
       Turn of p1
340. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       Nothing can be added in village II: human
       The Troll King goes to the mining cave of p1
341. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 2 AP
342. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
343. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
344. p1 end
345. p1 move.troll_power.iii
346. p1 chase.p3  6a7e69c77cca89f2
       p1 chases a troll of p3 out of village III
347. p3 cave.building  a2e419b14318d6ee
       The troll of p3 flees from village III to the building cave
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 3 of helpers
348. p1 do.bell
       p1: Take down a church bell
349. p1 store.b01
       p1 stores a piece: B01, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
350. p1 end  78dfa9e100d83b58
       p1 draws IV-K2: neutral changeling to village IV, King: building cave
       Turn of p2
351. p2 play.iii-k1
       p2 plays III-K1: human to village III, King: building cave
       Nothing can be added in village III: human
       The Troll King goes to the building cave of p2
352. p2 move.iii.troll_power
       p2 moves a troll: village III → troll power cave
       p2 has 5 AP
353. p2 do.refresh_cards{tb7+ts4+tt5+tb4+ts7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Muffled Bronze, Sunken Bell, Moonlit Chamber and Deep Burrower
354. p2 do.royal
       p2: Activate a royal tile
355. p2 royal.printed
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
356. p2 do.buy
       p2: Buy a troll card
357. p2 card.tt5
       p2 takes the troll card Sunken Bell
358. p2 claim.rc08
       p2 claims a challenge: 3 toad cards
359. p2 gain.rt20
360. p2 lay.a18.1
       p2 places RT20, royal tile (one totem of each at the end) at a18
       p2 forms 1 diamond site
361. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
362. p2 end{rt01+tt2}
       1 royal tile is revealed: RT01
       1 troll card is revealed: Endless Halls
363. p2 move.troll_power.iii
       p2 moves a troll: troll power cave → village III
       p2 has 3 AP and 3 of helpers
364. p2 do.bell
       p2: Take down a church bell
365. p2 store.b15
       p2 stores a piece: B15, church bell (+1 cow; +1 troll power)
       p2 gains 1 cow and 1 troll power
366. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
367. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
368. p2 store.tt2b
       p2 stores a piece: Endless Halls TT2B, changeling (1 free tile)
369. p2 tile.p08
370. p2 lay.c14.1
       p2 builds P08, princess tile (a bed) at c14
       p2 forms 1 obsidian site
371. p2 end{b07}  aed40061e29629d5
       1 cave tile is revealed: B07
       p2 draws III-K5: princess to village III, King: building cave
       Turn of p3
372. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       New in village III: princess
       The Troll King goes to the troll power cave of p3
373. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 2 AP
374. p3 do.royal
       p3: Activate a royal tile
375. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
376. p3 do.buy
       p3: Buy a troll card
377. p3 card.tt2
       p3 takes the troll card Endless Halls
378. p3 end{tb6}
       1 troll card is revealed: Night Purse
379. p3 move.iii.building
       p3 moves a troll: village III → building cave
       p3 has 4 AP
380. p3 do.refresh_tiles{r04+b13+p11+v12+r05}
       p3: Refresh the cave row
       5 cave tiles are revealed: R04 B13 P11 V12 R05
381. p3 do.build
       p3: Build 2 cave tiles
382. p3 tile.r05
383. p3 lay.d13.3
       p3 builds R05, resource tile (+1 gold ingot) at d13
       p3 forms 1 gold site
384. p3 tile.r04
385. p3 lay.a19.3
       p3 builds R04, resource tile (refill one type) at a19
       p3 forms 1 diamond site
386. p3 do.royal
       p3: Activate a royal tile
387. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
388. p3 end{r08+v13}  6397be701e4d925b
       2 cave tiles are revealed: R08 V13
       p3 draws II-K6: princess to village II, King: village II
       Turn of p4
389. p4 play.i-k6
       p4 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
390. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 4 AP
391. p4 do.refresh_tiles{p09+v08+b04+p15+v06}
       p4: Refresh the cave row
       5 cave tiles are revealed: P09 V08 B04 P15 V06
392. p4 do.refresh_tiles{v02+p15+r08+p09+v12}
       p4: Refresh the cave row
       5 cave tiles are revealed: V02 P15 R08 P09 V12
393. p4 do.build
       p4: Build 2 cave tiles
394. p4 tile.r08
395. p4 lay.d16.4
       p4 builds R08, resource tile (+1 diamond) at d16
       p4 forms 1 obsidian site and 1 gold site
396. p4 tile.p15
397. p4 lay.c16.2
       p4 builds P15, princess tile (a bed) at c16
       p4 forms 2 obsidian sites
398. p4 end{v11+b04}
       2 cave tiles are revealed: V11 B04
399. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 5 AP
400. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
401. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
402. p4 vacate.ch_cow
       p4 takes off the board: changeling 1 (+1 cow)
       p4 gains 1 cow
403. p4 store.tt3a
       p4 stores a piece: Black Glass Pond TT3A, changeling (+1 obsidian)
       p4 gains 1 obsidian
404. p4 end
405. p4 troll.ii.building
       p4 moves a troll by an effect: village II → building cave
406. p4 troll.ii.mining
       p4 moves a troll by an effect: village II → mining cave
407. p4 troll.ii.mining  f599f7a8ead113c4
       p4 moves a troll by an effect: village II → mining cave
       p4 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p1
408. p1 play.i-d6
       p1 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
409. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 4 AP
410. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
411. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
412. p1 end
413. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 4 AP
414. p1 do.changeling
       p1: Swap changelings
415. p1 pay.diamond
       p1 pays 1 diamond
416. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
417. p1 store.tt8b
       p1 stores a piece: Crooked Foreman TT8B, changeling (+1 gold ingot; +1 troll power)
       p1 gains 1 gold ingot and 1 troll power
418. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
419. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
420. p1 store.tt6a
       p1 stores a piece: Cowherd's Nap TT6A, changeling (+2 troll power)
       p1 gains 2 troll power
421. p1 end  88ea5407d5f91359
       p1 draws I-K3: neutral changeling to village I, King: village I
       Turn of p2
422. p2 play.ii-k4
       p2 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p2
423. p2 move.iii.troll_power
       p2 moves a troll: village III → troll power cave
       p2 has 5 AP
424. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
425. p2 do.royal
       p2: Activate a royal tile
426. p2 royal.printed
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
427. p2 do.refill
       p2: Refill excavation sites
428. p2 refill.gold
       p2 refills sites with 3 gold ingots
429. p2 end
430. p2 move.troll_power.iii
       p2 moves a troll: troll power cave → village III
       p2 has 3 AP and 2 of helpers
431. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
432. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
433. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
434. p2 store.tt3b
       p2 stores a piece: Black Glass Pond TT3B, changeling (+1 obsidian)
       p2 gains 1 obsidian
435. p2 end  a36dbcdfbc067c45
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
436. p3 play.iii-k2
       p3 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p3
437. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 2 AP
438. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 2 obsidian
439. p3 do.royal
       p3: Activate a royal tile
440. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
441. p3 end
442. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 3 AP
443. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 2 diamonds
444. p3 end  f5237a12ced14ce7
       p3 draws II-K5: princess to village II, King: mining cave
       Turn of p4
445. p4 play.i-k2
       p4 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p4
446. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 3 AP
447. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
448. p4 end
449. p4 troll.main.mining
       p4 moves a troll by an effect: village II → mining cave
450. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 4 AP
451. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
452. p4 do.mine_diamond
       p4: Mine diamond
       p4 mines 2 diamonds
453. p4 end  c9ac887b03a467f0
       p4 draws II-K3: neutral changeling to village II, King: village II
       Round 8
       Turn of p1
454. p1 play.iv-k2
       p1 plays IV-K2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p1
455. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 1 AP
456. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
457. p1 end
458. p1 move.iii.i
       p1 moves a troll: village III → village I
       p1 has 4 AP
459. p1 do.bell
       p1: Take down a church bell
460. p1 store.b12
       p1 stores a piece: B12, church bell (refill one type)
       p1 refills sites with 11 obsidian
461. p1 end  9472582e602674a2
       Turn of p2
462. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to village IV
463. p2 move.iii.troll_power
       p2 moves a troll: village III → troll power cave
       p2 has 5 AP
464. p2 do.royal
       p2: Activate a royal tile
465. p2 royal.printed
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
466. p2 do.buy
       p2: Buy a troll card
467. p2 card.ts7
       p2 takes the troll card Deep Burrower
468. p2 refill.obsidian
       p2 refills sites with 10 obsidian
469. p2 do.receive
       p2: Receive troll power
       p2 gains 3 troll power
470. p2 do.buy
       p2: Buy a troll card
471. p2 card.tb7
       p2 takes the troll card Echo Gem
       p2 gains 1 diamond
472. p2 end{ts4+tb5}
       2 troll cards are revealed: Muffled Bronze and Roost Watch
473. p2 move.troll_power.iii
       p2 moves a troll: troll power cave → village III
       p2 has 3 AP and 1 of helpers
474. p2 do.changeling
       p2: Swap changelings
475. p2 pay.gold
       p2 pays 2 gold ingots
476. p2 vacate.ch_up2
       p2 takes off the board: changeling 4 (receive 1 more power)
477. p2 store.ts7a
       p2 stores a piece: Deep Burrower TS7A, changeling (+1 gold ingot)
       p2 gains 1 gold ingot
478. p2 claim.rc12
       p2 claims a challenge: 3 neutral changelings
479. p2 gain.rt08
480. p2 lay.b12.1
       p2 places RT08, royal tile (mine 1 diamond) at b12
       p2 forms 1 obsidian site
481. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
482. p2 end{rt07}  818cbab8ecd33d7d
       1 royal tile is revealed: RT07
       Turn of p3
483. p3 play.ii-k5
       p3 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p3
484. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 1 of helpers
485. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
486. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
487. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
488. p3 store.tt2a
       p3 stores a piece: Endless Halls TT2A, changeling (1 free tile)
489. p3 tile.p09
490. p3 lay.c18.2
       p3 builds P09, princess tile (a bed) at c18
       p3 forms 1 obsidian site
491. p3 end{v15}
       1 cave tile is revealed: V15
492. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 4 AP and 1 of helpers
493. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P09, princess (no bonus)
494. p3 gain.rt07
495. p3 lay.d18.3
       p3 places RT07, royal tile (mine 2 gold ingots) at d18
       p3 forms 1 gold site
496. p3 end{rt04}  0c73e4d5cf3c1231
       1 royal tile is revealed: RT04
       Turn of p4
497. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
498. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 4 AP
499. p4 do.bell
       p4: Take down a church bell
500. p4 store.b09
       p4 stores a piece: B09, church bell (1 free troll card)
501. p4 card.tb6
       p4 takes the troll card Night Purse
       p4 gains 1 gold ingot
502. p4 end{tt7}
       1 troll card is revealed: Mud Mason
503. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 5 AP
504. p4 do.princess
       p4: Capture a princess
       p4 stores a piece: P03, princess (no bonus)
505. p4 gain.rt04
506. p4 lay.e14.0
       p4 places RT04, royal tile (+2 troll power) at e14
       p4 forms 1 diamond site
507. p4 end{rt16}  8e3bf2e0131b7e0d
       1 royal tile is revealed: RT16
       Round 9
       Turn of p1
508. p1 play.iv-k4
       p1 plays IV-K4: princess to village IV, King: mining cave
       New in village IV: princess
       The Troll King goes to the mining cave of p1
509. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 3 AP
510. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 2 diamonds
511. p1 end
512. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 5 AP
513. p1 do.princess
       p1: Capture a princess
       p1 stores a piece: P06, princess (no bonus)
514. p1 gain.rt18
515. p1 lay.b15.1
       p1 places RT18, royal tile (stores church bell and church bell) at b15
       p1 forms 1 gold site
516. p1 end{rt10}  7dd41ae1530c9299
       1 royal tile is revealed: RT10
       Turn of p2
517. p2 play.iii-k5
       p2 plays III-K5: princess to village III, King: building cave
       New in village III: princess
       The Troll King goes to the building cave of p2
518. p2 move.troll_power.iii  9a350596c55e1e67
       p2 chases a troll of p3 out of village III
519. p3 cave.building  75249d648acee4b4
       The troll of p3 flees from village III to the building cave
       p2 moves a troll: troll power cave → village III
       p2 has 4 AP and 2 of helpers
520. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P04, princess (no bonus)
521. p2 gain.rt16
522. p2 lay.c12.0
       p2 places RT16, royal tile (stores changeling and outpost) at c12
       p2 forms 1 diamond site
523. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
524. p2 end{rt12}
       1 royal tile is revealed: RT12
525. p2 move.iii.i
       p2 moves a troll: village III → village I
       p2 has 1 AP and 3 of helpers
526. p2 do.bell
       p2: Take down a church bell
527. p2 store.b11
       p2 stores a piece: B11, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
528. p2 end  db7bc2ce5fc78400
       Turn of p3
529. p3 play.iv-d5
       p3 plays IV-D5: princess to village IV, King: building cave
       Nothing can be added in village IV: princess
       The Troll King goes to the building cave of p3
530. p3 move.iii.i
531. p3 chase.p2  888f0dda6e50dce6
       p3 chases a troll of p2 out of village I
532. p2 cave.building  847a5cf66ce20b63
       The troll of p2 flees from village I to the building cave
       p3 moves a troll: village III → village I
       p3 has 1 AP and 3 of helpers
533. p3 do.bell
       p3: Take down a church bell
534. p3 store.b10
       p3 stores a piece: B10, church bell (refill one type)
535. p3 refill.diamond
       p3 refills sites with 3 diamonds
536. p3 end
537. p3 move.iii.mining
       p3 moves a troll: village III → mining cave
       p3 has 3 AP
538. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 2 obsidian
539. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 2 obsidian
540. p3 do.royal
       p3: Activate a royal tile
541. p3 royal.rt11
       p3 activates a royal tile: Refill all your sites of one resource
542. p3 refill.obsidian
       p3 refills sites with 15 obsidian
543. p3 end  2eb9f50bf4495905
       Turn of p4
544. p4 play.iv-d6
       p4 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
545. p4 move.ii.mining
       p4 moves a troll: village II → mining cave
       p4 has 4 AP
546. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
547. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
548. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
549. p4 do.royal
       p4: Activate a royal tile
       p4 activates a royal tile: Receive 2 troll power
       p4 gains 2 troll power
550. p4 end
551. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 4 AP
552. p4 do.bell
       p4: Take down a church bell
553. p4 store.b14
       p4 stores a piece: B14, church bell (1 free troll card)
554. p4 card.tt7
       p4 takes the troll card Mud Mason
555. p4 tile.v02
556. p4 lay.a17.4
       p4 builds V02, victory tile (1 VP per bat card) at a17
       p4 forms 1 obsidian site
557. p4 claim.rc13
       p4 claims a challenge: 3 church bells
558. p4 gain.rt12
559. p4 lay.d17.3
       p4 places RT12, royal tile (4 obsidian sites) at d17
       p4 forms 1 gold site
560. p4 end{v10+rt15+tb3}  02885042bfe2ccf9
       1 cave tile is revealed: V10
       1 royal tile is revealed: RT15
       1 troll card is revealed: Glittering Vein
       Round 10
       Turn of p1
561. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
562. p1 move.mining.i  3681f72b54ac02ef
       p1 chases a troll of p3 out of village I
563. p3 cave.building  03f3d766548e41ae
       The troll of p3 flees from village I to the building cave
       p1 moves a troll: mining cave → village I
       p1 has 7 AP
564. p1 do.human
       p1: Hire a human
565. p1 cave.mining
       p1 hires a human for the mining cave
566. p1 end
567. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 2 AP
568. p1 do.changeling
       p1: Swap changelings
       p1 pays 1 diamond
569. p1 vacate.ch_up2
       p1 takes off the board: changeling 4 (receive 1 more power)
570. p1 store.board-2
       p1 stores a piece: Board 2, changeling (no bonus)
571. p1 claim.rc12
       p1 claims a challenge: 3 neutral changelings
572. p1 gain.rt15
573. p1 lay.e17.2
       p1 places RT15, royal tile (stores changeling and changeling) at e17
574. p1 end{rt14}  b9043ce71311d404
       1 royal tile is revealed: RT14
       Turn of p2
575. p2 play.iv-k6
       p2 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
576. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
577. p2 do.buy
       p2: Buy a troll card
578. p2 card.tb3
       p2 takes the troll card Glittering Vein
579. p2 do.receive
       p2: Receive troll power
       p2 gains 4 troll power
580. p2 do.royal
       p2: Activate a royal tile
581. p2 royal.rt09
       p2 activates a royal tile: Build 1 face-up cave tile
582. p2 tile.v10
583. p2 lay.d11.0
       p2 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at d11
584. p2 end{r07+tt5}
       1 cave tile is revealed: R07
       1 troll card is revealed: Sunken Bell
585. p2 move.troll_power.iv
       p2 moves a troll: troll power cave → village IV
       p2 has 2 AP and 1 of helpers
586. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
       p2 takes off the board: changeling 2 (1 more power space)
587. p2 store.tb3a
       p2 stores a piece: Glittering Vein TB3A, changeling (+1 troll power)
       p2 gains 1 troll power
588. p2 end  041536dc6a959076
       Turn of p3
589. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
590. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 4 AP
591. p3 do.royal
       p3: Activate a royal tile
592. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
593. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 2 diamonds
594. p3 end
595. p3 move.mining.iv
       p3 moves a troll: mining cave → village IV
       p3 has 3 AP and 2 of helpers
596. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P14, princess (no bonus)
597. p3 gain.rt01
598. p3 lay.d15.4
       p3 places RT01, royal tile (move 2 trolls) at d15
599. p3 end{rt06}  380b0770aaa7237f
       1 royal tile is revealed: RT06
       Turn of p4
600. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
601. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 5 AP
602. p4 do.princess
       p4: Capture a princess
       p4 stores a piece: P10, princess (no bonus)
603. p4 gain.rt06
604. p4 lay.c12.0
       p4 places RT06, royal tile (mine 3 obsidian) at c12
       p4 forms 1 obsidian site
605. p4 end
606. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 6 AP
607. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
608. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
609. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
610. p4 vacate.ch_up1
       p4 takes off the board: changeling 3 (receive 1 more power)
611. p4 store.tb6a-2
       p4 stores a piece: Night Purse TB6A-2, changeling (+1 troll power)
       p4 gains 1 troll power
612. p4 end
613. p4 troll.ii.troll_power
       p4 moves a troll by an effect: village II → troll power cave
614. p4 troll.ii.troll_power
       p4 moves a troll by an effect: village II → troll power cave
615. p4 troll.ii.mining
       p4 moves a troll by an effect: village II → mining cave
616. p4 troll.ii.building  5bb8055a7c8603cf
       p4 moves a troll by an effect: village II → building cave
       The last round is over: p4 wins

p1 +30  Sets of three [PRIN-E2]
p1  +9  Sets of two [PRIN-E2]
p1  +7  Princesses [PRIN-E3]
p1 +12  Royal tiles [PRIN-E4]
p1  +2  Humans [PRIN-E5]
p1  +4  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p1  +3  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2 +30  Sets of three [PRIN-E2]
p2  +8  Single elements [PRIN-E2]
p2  +7  Princesses [PRIN-E3]
p2 +12  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +4  Victory tile: 1 VP per toad card [PRIN-E6]
p2  +1  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p2  +3  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p2  +3  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p2  +2  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p3 +15  Sets of three [PRIN-E2]
p3  +9  Sets of two [PRIN-E2]
p3  +8  Single elements [PRIN-E2]
p3 +21  Princesses [PRIN-E3]
p3 +12  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +4  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p4 +30  Sets of three [PRIN-E2]
p4  +9  Sets of two [PRIN-E2]
p4 +14  Princesses [PRIN-E3]
p4 +12  Royal tiles [PRIN-E4]
p4  +1  Humans [PRIN-E5]
p4  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p4  +8  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
= p4 75, p3 74, p2 71, p1 67  rounds, won by p4
