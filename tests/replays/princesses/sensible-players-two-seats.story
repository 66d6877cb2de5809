princesses/3  seats 2  seed 1  options boards=random second_seat=goods

  1. p2 cave.building  13f602fdae4d359e
       p2 puts the first human in the building cave
  2. p1 cave.building  aa0352a445223df2
       p1 puts the first human in the building cave
       p1 draws 3 round cards: I-D2 II-D5 I-D3
       p2 draws 3 round cards: II-D2 I-D6 I-D5
       Round 1
       Turn of p2
  3. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p2
  4. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
  5. p2 do.refresh_tiles{p15+r08+b09+v10+v07}
       p2: Refresh the cave row
       5 cave tiles are revealed: P15 R08 B09 V10 V07
  6. p2 do.build
       p2: Build 2 cave tiles
  7. p2 tile.b09
  8. p2 lay.a16.2
       p2 builds B09, church-bell tile (1 free troll card) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
  9. p2 tile.r08
 10. p2 lay.a17.1
       p2 builds R08, resource tile (+1 diamond) at a17
       p2 forms 1 obsidian site
 11. p2 end{v08+b06}
       2 cave tiles are revealed: V08 B06
 12. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 13. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 14. p2 do.outpost
       p2: Build an outpost
 15. p2 vacate.op_obs
       p2 takes off the board: outpost 1 (mining obsidian takes 2)
 16. p2 village.i
       p2 builds an outpost in village I
 17. p2 store.r08
       p2 stores a piece: R08, outpost (+1 diamond)
       p2 gains 1 diamond
 18. p2 end  1417acc6ff0d883a
       p2 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 19. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
 20. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 21. p1 do.build
       p1: Build 2 cave tiles
 22. p1 tile.b06
 23. p1 lay.a16.2
       p1 builds B06, church-bell tile (+1 diamond) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 24. p1 tile.p15
 25. p1 lay.b15.1
       p1 builds P15, princess tile (a bed) at b15
 26. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 27. p1 end{r09+p05}
       2 cave tiles are revealed: R09 P05
 28. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 29. p1 do.build
       p1: Build 2 cave tiles
 30. p1 tile.r09
 31. p1 lay.b14.2
       p1 builds R09, resource tile (+2 obsidian) at b14
       p1 forms 1 diamond site
 32. p1 tile.p05
 33. p1 lay.b13.1
       p1 builds P05, princess tile (a bed) at b13
       p1 forms 1 gold site
 34. p1 do.build
       p1: Build 2 cave tiles
 35. p1 tile.v10
 36. p1 lay.a17.4
       p1 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at a17
       p1 forms 1 gold site
 37. p1 tile.v07
 38. p1 lay.a13.3
       p1 builds V07, victory tile (1 VP per diamond left in the field) at a13
       p1 forms 1 diamond site
 39. p1 end{b12+b03+r12+v11}  ff621818ff937bc8
       4 cave tiles are revealed: B12 B03 R12 V11
       p1 draws II-D1: human to village II, King: building cave
       Round 2
       Turn of p2
 40. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 41. p2 move.beside.i
       p2 brings in a troll: village I
       p2 has 3 AP
 42. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 43. p2 do.human
       p2: Hire a human
 44. p2 cave.mining
       p2 hires a human for the mining cave
 45. p2 end
 46. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 47. p2 do.build
       p2: Build 2 cave tiles
 48. p2 tile.r12
 49. p2 lay.b16.1
       p2 builds R12, resource tile (+2 troll power) at b16
       p2 forms 1 diamond site
 50. p2 tile.b03
 51. p2 lay.a18.1
       p2 builds B03, church-bell tile (+3 troll power) at a18
       p2 forms 1 gold site
       p2 uncovers 1 stable
 52. p2 do.build
       p2: Build 2 cave tiles
 53. p2 tile.b12
 54. p2 lay.c16.2
       p2 builds B12, church-bell tile (refill one type) at c16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 55. p2 tile.v08
 56. p2 lay.d16.3
       p2 builds V08, victory tile (1 VP per diamond left in the field) at d16
       p2 forms 1 diamond site
 57. p2 end{p11+v14+r05+b07}  98ede297a7cd2e46
       4 cave tiles are revealed: P11 V14 R05 B07
       p2 draws II-D6: princess to village II, King: village II
       Turn of p1
 58. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 59. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
 60. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 61. p1 do.build
       p1: Build 2 cave tiles
 62. p1 tile.b07
 63. p1 lay.b16.0
       p1 builds B07, church-bell tile (+1 diamond) at b16
       p1 forms 1 obsidian site and 1 gold site
       p1 uncovers 1 stable
 64. p1 tile.v14
 65. p1 lay.c17.0
       p1 builds V14, victory tile (1 VP per cow in the stables) at c17
       p1 forms 1 gold site
 66. p1 claim.rc04
       p1 claims a challenge: 3 victory tiles
 67. p1 gain.rt05
 68. p1 lay.c13.1
       p1 places RT05, royal tile (+2 cows) at c13
       p1 forms 1 obsidian site
 69. p1 end{p01+r13+rt09}
       2 cave tiles are revealed: P01 R13
       1 royal tile is revealed: RT09
 70. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 6 AP
 71. p1 do.outpost
       p1: Build an outpost
 72. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
 73. p1 village.i
       p1 builds an outpost in village I
 74. p1 store.r09
       p1 stores a piece: R09, outpost (+2 obsidian)
       p1 gains 2 obsidian
 75. p1 do.build
       p1: Build 2 cave tiles
 76. p1 tile.r05
 77. p1 lay.c14.4
       p1 builds R05, resource tile (+1 gold ingot) at c14
       p1 forms 1 gold site
 78. p1 tile.r13
 79. p1 lay.d14.2
       p1 builds R13, resource tile (+2 troll power) at d14
       p1 forms 1 obsidian site
 80. p1 do.royal
       p1: Activate a royal tile
 81. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
 82. p1 end{p07+v05}  f1d937c20571cf38
       2 cave tiles are revealed: P07 V05
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Round 3
       Turn of p2
 83. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
 84. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
 85. p2 do.build
       p2: Build 2 cave tiles
 86. p2 tile.p11
 87. p2 lay.b17.2
       p2 builds P11, princess tile (a bed) at b17
       p2 forms 2 gold sites
 88. p2 tile.v05
 89. p2 lay.a15.2
       p2 builds V05, victory tile (1 VP per snake card) at a15
 90. p2 do.outpost
       p2: Build an outpost
 91. p2 vacate.op_dia
       p2 takes off the board: outpost 3 (mining diamond takes 2)
 92. p2 village.i
       p2 builds an outpost in village I
 93. p2 store.r12
       p2 stores a piece: R12, outpost (+2 troll power)
       p2 gains 2 troll power
 94. p2 end{b13+v09}
       2 cave tiles are revealed: B13 V09
 95. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 4 AP
 96. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 97. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 98. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 99. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
100. p2 end  b2ed3abf8a5daed2
       p2 draws II-K6: princess to village II, King: village II
       Turn of p1
101. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p1
102. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
103. p1 do.buy
       p1: Buy a troll card
104. p1 card.tt1
       p1 takes the troll card Silent Belfry
105. p1 do.royal
       p1: Activate a royal tile
106. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
107. p1 end{ts1}
       1 troll card is revealed: Silken Quarters
108. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
109. p1 do.outpost
       p1: Build an outpost
110. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
       p1 builds an outpost in village II
111. p1 store.r13
       p1 stores a piece: R13, outpost (+2 troll power)
       p1 gains 2 troll power
112. p1 do.build
       p1: Build 2 cave tiles
113. p1 tile.b13
114. p1 lay.d15.0
       p1 builds B13, church-bell tile (+1 diamond) at d15
       p1 forms 1 diamond site
       p1 uncovers 1 stable
115. p1 tile.p07
116. p1 lay.d13.4
       p1 builds P07, princess tile (a bed) at d13
       p1 forms 1 obsidian site and 1 diamond site
117. p1 end{v01+p02}  ef16ad8f90019f5f
       2 cave tiles are revealed: V01 P02
       p1 draws I-K1: human to village I, King: troll power cave
       Round 4
       Turn of p2
118. p2 play.ii-d4
       p2 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
119. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 5 AP
120. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P11, princess (no bonus)
121. p2 gain.rt09
122. p2 lay.b18.3
       p2 places RT09, royal tile (1 free tile) at b18
       p2 forms 1 obsidian site
123. p2 end{rt15}
       1 royal tile is revealed: RT15
124. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 4 AP
125. p2 do.royal
       p2: Activate a royal tile
126. p2 royal.rt09
       p2 activates a royal tile: Build 1 face-up cave tile
127. p2 tile.p01
128. p2 lay.c18.4
       p2 builds P01, princess tile (a bed) at c18
       p2 forms 1 diamond site
129. p2 do.outpost
       p2: Build an outpost
130. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
       p2 builds an outpost in village II
       p2 stores a piece: Board 1, outpost (no bonus)
131. p2 claim.rc11
       p2 claims a challenge: 3 neutral outposts
132. p2 gain.rt16
133. p2 lay.b19.2
       p2 places RT16, royal tile (stores changeling and outpost) at b19
134. p2 end{p10+rt19}  319a09811f21071f
       1 cave tile is revealed: P10
       1 royal tile is revealed: RT19
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p1
135. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
136. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
137. p1 do.royal
       p1: Activate a royal tile
138. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
139. p1 do.buy
       p1: Buy a troll card
140. p1 card.ts1
       p1 takes the troll card Silken Quarters
141. p1 end{tb1}
       1 troll card is revealed: Hoarded Sparks
142. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 6 AP
143. p1 do.outpost
       p1: Build an outpost
144. p1 vacate.op_obs
       p1 takes off the board: outpost 1 (mining obsidian takes 2)
       p1 builds an outpost in village II
145. p1 store.r05
       p1 stores a piece: R05, outpost (+1 gold ingot)
       p1 gains 1 gold ingot
146. p1 claim.rc11
       p1 claims a challenge: 3 neutral outposts
147. p1 gain.rt11
148. p1 lay.e13.4
       p1 places RT11, royal tile (refill one type) at e13
       p1 forms 1 obsidian site
149. p1 do.royal
       p1: Activate a royal tile
150. p1 royal.rt11
       p1 activates a royal tile: Refill all your sites of one resource
151. p1 refill.diamond
       p1 refills sites with 4 diamonds
152. p1 end{rt06}  4b136b731a645ab0
       1 royal tile is revealed: RT06
       p1 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p2
153. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
154. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
155. p2 do.build
       p2: Build 2 cave tiles
156. p2 tile.v01
157. p2 lay.d18.3
       p2 builds V01, victory tile (1 VP per bat card) at d18
       p2 forms 1 obsidian site
158. p2 claim.rc04
       p2 claims a challenge: 3 victory tiles
159. p2 gain.rt06
160. p2 lay.b20.3
       p2 places RT06, royal tile (mine 3 obsidian) at b20
161. p2 tile.p10
162. p2 lay.c17.1
       p2 builds P10, princess tile (a bed) at c17
       p2 forms 1 obsidian site and 2 gold sites
163. p2 do.royal
       p2: Activate a royal tile
164. p2 royal.rt06
       p2 activates a royal tile: Mine 3 obsidian
       p2 mines 3 obsidian
165. p2 end{b01+r06+rt01}
       2 cave tiles are revealed: B01 R06
       1 royal tile is revealed: RT01
166. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 4 AP
167. p2 do.bell
       p2: Take down a church bell
168. p2 store.b12
       p2 stores a piece: B12, church bell (refill one type)
169. p2 refill.gold
       p2 refills sites with 5 gold ingots
170. p2 end  e9d3269e985d886f
       p2 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
171. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
172. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
173. p1 do.royal
       p1: Activate a royal tile
174. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
175. p1 do.refill
       p1: Refill excavation sites
176. p1 refill.gold
       p1 refills sites with 7 gold ingots
177. p1 end
178. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
179. p1 do.buy
       p1: Buy a troll card
180. p1 card.ts2
       p1 takes the troll card Trophy Coil
181. p1 do.buy
       p1: Buy a troll card
182. p1 card.tb3
       p1 takes the troll card Glittering Vein
183. p1 do.royal
       p1: Activate a royal tile
184. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
185. p1 do.buy
       p1: Buy a troll card
186. p1 card.tb1
       p1 takes the troll card Hoarded Sparks
187. p1 claim.rc10
       p1 claims a challenge: 5 troll cards
188. p1 gain.rt02
189. p1 lay.e12.0
       p1 places RT02, royal tile (move 1 troll; move 1 human) at e12
       p1 forms 1 diamond site
190. p1 end{rt18+ts3+ts5+tt8}  1b97d176ea41f1e4
       1 royal tile is revealed: RT18
       3 troll cards are revealed: Golden Scales, Nest of Velvet and Crooked Foreman
       p1 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p2
191. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
192. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
193. p2 do.royal
       p2: Activate a royal tile
194. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
195. p2 do.refresh_tiles{p03+b05+r11+p14+r16}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 B05 R11 P14 R16
196. p2 do.build
       p2: Build 2 cave tiles
197. p2 tile.r11
198. p2 lay.c19.1
       p2 builds R11, resource tile (+1 diamond) at c19
       p2 forms 1 diamond site
199. p2 tile.r16
200. p2 lay.c21.2
       p2 builds R16, resource tile (1 free tile) at c21
       p2 forms 1 obsidian site
201. p2 end{r02+v03}
       2 cave tiles are revealed: R02 V03
202. p2 move.i.ii
       p2 moves a troll: village I → village II
       p2 has 3 AP
203. p2 do.castle
       p2: Castle action
204. p2 refill.diamond
       p2 refills sites with 4 diamonds
205. p2 end
206. p2 troll.ii.mining  a11c0cdfc4bed34d
       p2 moves a troll by an effect: village II → mining cave
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p1
207. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       New in village I: princess
       The Troll King goes to the troll power cave of p1
208. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
209. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
210. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
211. p1 do.buy
       p1: Buy a troll card
212. p1 card.ts3
       p1 takes the troll card Golden Scales
213. p1 end{tt2}
       1 troll card is revealed: Endless Halls
214. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
215. p1 do.royal
       p1: Activate a royal tile
216. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
217. p1 do.build
       p1: Build 2 cave tiles
218. p1 tile.r02
219. p1 lay.e11.4
       p1 builds R02, resource tile (refill one type) at e11
       p1 forms 1 diamond site
220. p1 tile.v03
221. p1 lay.f12.3
       p1 builds V03, victory tile (1 VP per toad card) at f12
       p1 forms 1 gold site
222. p1 end{v15+b04}  9ab95e98035949da
       2 cave tiles are revealed: V15 B04
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p2
223. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
224. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 1 AP
225. p2 do.buy
       p2: Buy a troll card
226. p2 card.tt2
       p2 takes the troll card Endless Halls
227. p2 end{tb2}
       1 troll card is revealed: Throne Whisperer
228. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 4 AP
229. p2 do.mine_gold
       p2: Mine gold
       p2 mines 2 gold ingots
230. p2 do.royal
       p2: Activate a royal tile
231. p2 royal.rt09
       p2 activates a royal tile: Build 1 face-up cave tile
232. p2 tile.b04
233. p2 lay.d21.3
       p2 builds B04, church-bell tile (+3 troll power) at d21
       p2 forms 1 gold site
234. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
235. p2 end{r01}  b9a204bac72232b6
       1 cave tile is revealed: R01
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p1
236. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
237. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
238. p1 do.royal
       p1: Activate a royal tile
239. p1 royal.rt02
       p1 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
240. p1 troll.troll_power.ii
       p1 moves a troll by an effect: troll power cave → village II
241. p1 stop
242. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
243. p1 do.buy
       p1: Buy a troll card
244. p1 card.tb2
       p1 takes the troll card Throne Whisperer
245. p1 end{ts4}
       1 troll card is revealed: Muffled Bronze
246. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 4 AP
247. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
248. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
249. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
250. p1 store.tb3a
       p1 stores a piece: Glittering Vein TB3A, changeling (+1 troll power)
       p1 gains 1 troll power
251. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
252. p1 end  5b9282c54fd3a85c
       p1 draws I-K6: princess to village I, King: village I
       Round 8
       Turn of p2
253. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
254. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
255. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
256. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Build 1 face-up cave tile
257. p2 tile.r01
258. p2 lay.a19.1
       p2 builds R01, resource tile (refill one type) at a19
       p2 forms 1 diamond site
259. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 2 diamonds
260. p2 end{r15}
       1 cave tile is revealed: R15
261. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 2 AP and 2 of helpers
262. p2 do.bell
       p2: Take down a church bell
263. p2 store.b03
       p2 stores a piece: B03, church bell (+3 troll power)
       p2 gains 3 troll power
264. p2 end  dff67b1fa8e120c4
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Turn of p1
265. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
266. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 5 AP and 1 of helpers
267. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
268. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
269. p1 store.ts1a
       p1 stores a piece: Silken Quarters TS1A, changeling (+1 troll power)
       p1 gains 1 troll power
270. p1 do.castle
       p1: Castle action
271. p1 refill.diamond
       p1 refills sites with 2 diamonds
272. p1 end
273. p1 troll.main.building
       p1 moves a troll by an effect: village II → building cave
274. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
275. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
276. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
277. p1 do.refresh_cards{tb2+ts8+tb6+tt1+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Winding Paths, Night Purse, Silent Belfry and Sunken Bell
278. p1 do.refresh_cards{ts1+tb8+tt4+tt6+tt7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Dusk Chant, Bog Lookout, Cowherd's Nap and Mud Mason
279. p1 do.royal
       p1: Activate a royal tile
280. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
281. p1 end  88395ba9ebcd6c87
       p1 draws I-N3: princess to village I, King: village I
       Round 9
       Turn of p2
282. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
283. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
284. p2 do.refresh_tiles{p13+p09+b14+b11+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: P13 P09 B14 B11 R06
285. p2 do.refresh_tiles{b05+v12+v09+p03+v13}
       p2: Refresh the cave row
       5 cave tiles are revealed: B05 V12 V09 P03 V13
286. p2 do.build
       p2: Build 2 cave tiles
287. p2 tile.b05
288. p2 lay.a20.4
       p2 builds B05, church-bell tile (refill one type) at a20
       p2 forms 1 obsidian site and 1 gold site
289. p2 tile.v13
290. p2 lay.a21.4
       p2 builds V13, victory tile (1 VP per cow in the stables) at a21
291. p2 end{p02+b15}
       2 cave tiles are revealed: P02 B15
292. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 4 AP
293. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
294. p2 do.changeling
       p2: Swap changelings
295. p2 pay.diamond
       p2 pays 1 diamond
296. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
297. p2 store.tt2b
       p2 stores a piece: Endless Halls TT2B, changeling (1 free tile)
298. p2 tile.p03
299. p2 lay.c22.1
       p2 builds P03, princess tile (a bed) at c22
       p2 forms 1 obsidian site
300. p2 end{p14}  43ef341a8b455e5e
       1 cave tile is revealed: P14
       p2 draws II-N1: human to village II, King: building cave
       Turn of p1
301. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p1
302. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
303. p1 do.refresh_cards{tt3+tb5+tb7+ts7+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Roost Watch, Echo Gem, Deep Burrower and Moonlit Chamber
304. p1 do.buy
       p1: Buy a troll card
305. p1 card.tt3
       p1 takes the troll card Black Glass Pond
306. p1 do.refresh_cards{tb1+ts5+ts3+tt2+tb3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Nest of Velvet, Golden Scales, Endless Halls and Glittering Vein
307. p1 do.buy
       p1: Buy a troll card
308. p1 card.tt2
       p1 takes the troll card Endless Halls
309. p1 end{tb4}
       1 troll card is revealed: Moonlit Chamber
310. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
311. p1 do.refresh_cards{ts6+tt3+tt7+ts5+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Black Glass Pond, Mud Mason, Nest of Velvet and Winding Paths
312. p1 do.refresh_cards{tb6+tb1+tt6+ts1+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Hoarded Sparks, Cowherd's Nap, Silken Quarters and Echo Gem
313. p1 do.royal
       p1: Activate a royal tile
314. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
315. p1 do.receive
       p1: Receive troll power
       p1 gains 3 troll power
316. p1 end  771adc74c2bd3203
       p1 draws II-N3: princess to village II, King: village II
       Round 10
       Turn of p2
317. p2 play.ii-k3
       p2 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
318. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 1 AP
319. p2 do.buy
       p2: Buy a troll card
320. p2 card.ts1
       p2 takes the troll card Silken Quarters
321. p2 end{tb4}
       1 troll card is revealed: Moonlit Chamber
322. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 4 AP
323. p2 do.castle
       p2: Castle action
324. p2 refill.diamond
       p2 refills sites with 3 diamonds
325. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
326. p2 end
327. p2 troll.ii.mining
       p2 moves a troll by an effect: village II → mining cave
328. p2 troll.ii.building  9996129a1339ea9b
       p2 moves a troll by an effect: village II → building cave
       Turn of p1
329. p1 play.ii-n3
       p1 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
330. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
331. p1 do.build
       p1: Build 2 cave tiles
332. p1 tile.b15
333. p1 lay.d11.2
       p1 builds B15, church-bell tile (+1 cow; +1 troll power) at d11
       p1 forms 1 gold site
334. p1 tile.p14
335. p1 lay.c11.0
       p1 builds P14, princess tile (a bed) at c11
       p1 forms 1 diamond site
336. p1 end{v11+r03}
       2 cave tiles are revealed: V11 R03
337. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
338. p1 do.royal
       p1: Activate a royal tile
339. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
340. p1 do.build
       p1: Build 2 cave tiles
341. p1 tile.r03
342. p1 lay.b10.2
       p1 builds R03, resource tile (refill one type) at b10
       p1 forms 1 diamond site
343. p1 tile.p02
344. p1 lay.b9.0
       p1 builds P02, princess tile (a bed) at b9
       p1 forms 1 gold site
345. p1 end{v15+b01}  e425ada6b90a283d
       2 cave tiles are revealed: V15 B01
       Round 11
       Turn of p2
346. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
347. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 4 AP
348. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 2 diamonds
349. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
350. p2 end
351. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 4 AP
352. p2 do.bell
       p2: Take down a church bell
353. p2 store.b05
       p2 stores a piece: B05, church bell (refill one type)
354. p2 refill.obsidian
       p2 refills sites with 22 obsidian
355. p2 end  1c5874cc9dca2b3b
       Turn of p1
356. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
357. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
358. p1 do.royal
       p1: Activate a royal tile
359. p1 royal.rt02
       p1 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
360. p1 troll.troll_power.i
       p1 moves a troll by an effect: troll power cave → village I
361. p1 stop
362. p1 do.refresh_cards{tb8+tb2+ts7+tt4+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Throne Whisperer, Deep Burrower, Bog Lookout and Moonlit Chamber
363. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
364. p1 end
365. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 4 AP and 2 of helpers
366. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
367. p1 vacate.ch_up2
       p1 takes off the board: changeling 4 (receive 1 more power)
368. p1 store.tt2a
       p1 stores a piece: Endless Halls TT2A, changeling (1 free tile)
369. p1 tile.b01
370. p1 lay.b11.2
       p1 builds B01, church-bell tile (+2 gold ingots) at b11
       p1 forms 2 obsidian sites
371. p1 claim.rc12
       p1 claims a challenge: 3 neutral changelings
372. p1 gain.rt03
373. p1 lay.b8.0
       p1 places RT03, royal tile (move 3 humans) at b8
       p1 forms 1 diamond site
374. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
       p1 takes off the board: changeling 2 (1 more power space)
375. p1 store.tt1b
       p1 stores a piece: Silent Belfry TT1B, changeling (+1 troll power)
       p1 gains 1 troll power
376. p1 end{r15+rt04}  66ceafb14a78e4dd
       1 cave tile is revealed: R15
       1 royal tile is revealed: RT04
       Round 12
       Turn of p2
377. p2 play.ii-n1
       p2 plays II-N1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
378. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
379. p2 do.royal
       p2: Activate a royal tile
380. p2 royal.rt09
       p2 activates a royal tile: Build 1 face-up cave tile
381. p2 tile.v09
382. p2 lay.e21.1
       p2 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at e21
383. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
384. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
385. p2 end{p06}
       1 cave tile is revealed: P06
386. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 4 AP
387. p2 do.build
       p2: Build 2 cave tiles
388. p2 tile.v11
389. p2 lay.b22.1
       p2 builds V11, victory tile (1 VP per 2 obsidian left in the field) at b22
390. p2 tile.p06
391. p2 lay.d22.4
       p2 builds P06, princess tile (a bed) at d22
392. p2 do.royal
       p2: Activate a royal tile
393. p2 royal.rt06
       p2 activates a royal tile: Mine 3 obsidian
       p2 mines 3 obsidian
394. p2 end{p13+b14}  7f06ebb74ef6ab80
       2 cave tiles are revealed: P13 B14
       Turn of p1
395. p1 play.i-n3
       p1 plays I-N3: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
396. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 3 AP
397. p1 do.receive
       p1: Receive troll power
       p1 gains 4 troll power
398. p1 do.royal
       p1: Activate a royal tile
399. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
400. p1 end
401. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
402. p1 do.build
       p1: Build 2 cave tiles
403. p1 tile.p13
404. p1 lay.c8.0
       p1 builds P13, princess tile (a bed) at c8
       p1 forms 1 gold site
405. p1 tile.b14
406. p1 lay.c7.1
       p1 builds B14, church-bell tile (1 free troll card) at c7
       p1 forms 1 diamond site
407. p1 do.royal
       p1: Activate a royal tile
408. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
409. p1 end{p09+r06}  f28d34edc08dfdf0
       2 cave tiles are revealed: P09 R06
       The last round is over: p1 wins

p1 +27  Sets of two [PRIN-E2]
p1  +4  Single elements [PRIN-E2]
p1 +12  Royal tiles [PRIN-E4]
p1  +1  Humans [PRIN-E5]
p1  +1  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p1  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p1  +3  Victory tile: 1 VP per toad card [PRIN-E6]
p1  +6  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p1  +6  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p1  +4  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p1  +5  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p1  +7  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p1  +5  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p1  +4  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p1  +6  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p1  +6  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p2 +15  Sets of three [PRIN-E2]
p2 +18  Sets of two [PRIN-E2]
p2  +7  Princesses [PRIN-E3]
p2  +9  Royal tiles [PRIN-E4]
p2  +2  Humans [PRIN-E5]
p2  +3  Victory tile: 1 VP per diamond left in the field [PRIN-E6]
p2  +1  Victory tile: 1 VP per snake card [PRIN-E6]
p2  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p2  +1  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p2  +3  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p2  +6  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p2  +5  Silken Quarters (1 VP per princess tile) [PRIN-E7]
= p1 101, p2 74  rounds, won by p1
