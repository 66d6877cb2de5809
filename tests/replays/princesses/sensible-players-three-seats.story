princesses/3  seats 3  seed 1  options boards=random later_seats=none

  1. p3 cave.building  f8e99fe305765e44
       p3 puts the first human in the building cave
  2. p1 cave.building  af37f18515ac8886
       p1 puts the first human in the building cave
  3. p2 cave.building  26738cace197ed87
       p2 puts the first human in the building cave
       p1 draws 3 round cards: III-D2 II-D4 I-D6
       p2 draws 3 round cards: I-D5 II-D6 III-D5
       p3 draws 3 round cards: II-D1 II-D5 III-D4
       Round 1
       Turn of p3
  4. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
  5. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
  6. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
  7. p3 do.build
       p3: Build 2 cave tiles
  8. p3 tile.b15
  9. p3 lay.a16.1
       p3 builds B15, church-bell tile (+1 cow; +1 troll power) at a16
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
 10. p3 tile.r03
 11. p3 lay.a17.1
       p3 builds R03, resource tile (refill one type) at a17
       p3 forms 1 diamond site
 12. p3 end{p15+r08}
       2 cave tiles are revealed: P15 R08
 13. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 14. p3 do.refresh_tiles{b09+v10+v07+v08+b06}
       p3: Refresh the cave row
       5 cave tiles are revealed: B09 V10 V07 V08 B06
 15. p3 do.build
       p3: Build 2 cave tiles
 16. p3 tile.b09
 17. p3 lay.a18.0
       p3 builds B09, church-bell tile (1 free troll card) at a18
       p3 forms 1 diamond site
       p3 uncovers 1 stable
 18. p3 tile.b06
 19. p3 lay.a15.1
       p3 builds B06, church-bell tile (+1 diamond) at a15
       p3 forms 1 gold site
       p3 uncovers 1 stable
 20. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 21. p3 end{r09+p05}  f263f6a86ecfdaa7
       2 cave tiles are revealed: R09 P05
       p3 draws I-D1: human to village I, King: mining cave
       Turn of p1
 22. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
 23. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 24. p1 do.build
       p1: Build 2 cave tiles
 25. p1 tile.r09
 26. p1 lay.a16.4
       p1 builds R09, resource tile (+2 obsidian) at a16
 27. p1 tile.p05
 28. p1 lay.a15.4
       p1 builds P05, princess tile (a bed) at a15
       p1 forms 1 diamond site
 29. p1 end{b12+b03}
       2 cave tiles are revealed: B12 B03
 30. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 31. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 32. p1 do.build
       p1: Build 2 cave tiles
 33. p1 tile.b03
 34. p1 lay.b16.2
       p1 builds B03, church-bell tile (+3 troll power) at b16
       p1 forms 1 gold site
       p1 uncovers 1 stable
 35. p1 tile.b12
 36. p1 lay.a14.2
       p1 builds B12, church-bell tile (refill one type) at a14
       p1 forms 1 gold site
       p1 uncovers 1 stable
 37. p1 end{r12+v11}  477078815fcac242
       2 cave tiles are revealed: R12 V11
       p1 draws III-D1: human to village III, King: troll power cave
       Turn of p2
 38. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p2
 39. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 40. p2 do.refresh_tiles{p11+v14+r05+b07+p01}
       p2: Refresh the cave row
       5 cave tiles are revealed: P11 V14 R05 B07 P01
 41. p2 do.build
       p2: Build 2 cave tiles
 42. p2 tile.b07
 43. p2 lay.a16.0
       p2 builds B07, church-bell tile (+1 diamond) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 44. p2 tile.r05
 45. p2 lay.b15.3
       p2 builds R05, resource tile (+1 gold ingot) at b15
       p2 forms 1 gold site
 46. p2 end{r13+p07}
       2 cave tiles are revealed: R13 P07
 47. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 48. p2 do.refresh_tiles{v05+b13+v09+v01+p02}
       p2: Refresh the cave row
       5 cave tiles are revealed: V05 B13 V09 V01 P02
 49. p2 do.build
       p2: Build 2 cave tiles
 50. p2 tile.b13
 51. p2 lay.a17.2
       p2 builds B13, church-bell tile (+1 diamond) at a17
       p2 forms 1 gold site
       p2 uncovers 1 stable
 52. p2 tile.p02
 53. p2 lay.a18.1
       p2 builds P02, princess tile (a bed) at a18
       p2 forms 1 obsidian site and 1 gold site
 54. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 55. p2 end{p10+b01}  bca11ea6ec0712e3
       2 cave tiles are revealed: P10 B01
       p2 draws I-D3: neutral changeling to village I, King: mining cave
       Round 2
       Turn of p3
 56. p3 play.i-d1
       p3 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p3
 57. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 58. p3 do.refresh_tiles{r06+p03+b05+r11+p14}
       p3: Refresh the cave row
       5 cave tiles are revealed: R06 P03 B05 R11 P14
 59. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 60. p3 do.build
       p3: Build 2 cave tiles
 61. p3 tile.p14
 62. p3 lay.a14.0
       p3 builds P14, princess tile (a bed) at a14
       p3 forms 1 gold site
 63. p3 tile.r11
 64. p3 lay.b13.0
       p3 builds R11, resource tile (+1 diamond) at b13
       p3 forms 1 diamond site
 65. p3 end{r16+r02}
       2 cave tiles are revealed: R16 R02
 66. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
 67. p3 do.outpost
       p3: Build an outpost
 68. p3 vacate.op_dia
       p3 takes off the board: outpost 3 (mining diamond takes 2)
 69. p3 village.i
       p3 builds an outpost in village I
 70. p3 store.r03
       p3 stores a piece: R03, outpost (refill one type)
 71. p3 refill.diamond
       p3 refills sites with 3 diamonds
 72. p3 do.build
       p3: Build 2 cave tiles
 73. p3 tile.r16
 74. p3 lay.c13.0
       p3 builds R16, resource tile (1 free tile) at c13
       p3 forms 1 gold site
 75. p3 tile.r06
 76. p3 lay.b15.1
       p3 builds R06, resource tile (+1 gold ingot) at b15
       p3 forms 1 gold site
 77. p3 end{v03+v15}  ebff58bd31b7cbe4
       2 cave tiles are revealed: V03 V15
       p3 draws III-D6: princess to village III, King: village III
       Turn of p1
 78. p1 play.i-d6
       p1 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 79. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 80. p1 do.outpost
       p1: Build an outpost
 81. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
 82. p1 village.i
       p1 builds an outpost in village I
 83. p1 store.r09
       p1 stores a piece: R09, outpost (+2 obsidian)
       p1 gains 2 obsidian
 84. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 85. p1 end
 86. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
 87. p1 do.build
       p1: Build 2 cave tiles
 88. p1 tile.r02
 89. p1 lay.b14.0
       p1 builds R02, resource tile (refill one type) at b14
       p1 forms 1 diamond site
 90. p1 tile.b05
 91. p1 lay.b15.3
       p1 builds B05, church-bell tile (refill one type) at b15
       p1 forms 1 obsidian site and 1 gold site
       p1 uncovers 1 stable
 92. p1 do.refresh_tiles{b04+r01+r15+p13+p09}
       p1: Refresh the cave row
       5 cave tiles are revealed: B04 R01 R15 P13 P09
 93. p1 do.build
       p1: Build 2 cave tiles
 94. p1 tile.r01
 95. p1 lay.b13.0
       p1 builds R01, resource tile (refill one type) at b13
       p1 forms 1 gold site
 96. p1 tile.p13
 97. p1 lay.c13.0
       p1 builds P13, princess tile (a bed) at c13
       p1 forms 1 diamond site
 98. p1 end{b14+b11}  0ecd8517748edeba
       2 cave tiles are revealed: B14 B11
       p1 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p2
 99. p2 play.i-d3
       p2 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p2
100. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
101. p2 do.outpost
       p2: Build an outpost
102. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
103. p2 village.i
       p2 builds an outpost in village I
104. p2 store.r05
       p2 stores a piece: R05, outpost (+1 gold ingot)
       p2 gains 1 gold ingot
105. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
106. p2 end
107. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
108. p2 do.build
       p2: Build 2 cave tiles
109. p2 tile.r15
110. p2 lay.b14.3
       p2 builds R15, resource tile (1 free tile) at b14
       p2 forms 1 obsidian site
111. p2 tile.b14
112. p2 lay.a14.1
       p2 builds B14, church-bell tile (1 free troll card) at a14
       p2 forms 1 gold site and 1 diamond site
       p2 uncovers 1 stable
113. p2 do.refresh_tiles{r12+v10+p01+b11+v08}
       p2: Refresh the cave row
       5 cave tiles are revealed: R12 V10 P01 B11 V08
114. p2 do.build
       p2: Build 2 cave tiles
115. p2 tile.r12
116. p2 lay.b18.1
       p2 builds R12, resource tile (+2 troll power) at b18
       p2 forms 1 diamond site
117. p2 tile.p01
118. p2 lay.c14.0
       p2 builds P01, princess tile (a bed) at c14
       p2 forms 1 gold site
119. p2 end{p09+p07}  dab4578dee882c0e
       2 cave tiles are revealed: P09 P07
       p2 draws III-D3: neutral changeling to village III, King: troll power cave
       Round 3
       Turn of p3
120. p3 play.ii-d5
       p3 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p3
121. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP
122. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
123. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
124. p3 end
125. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
126. p3 do.refresh_tiles{b01+v15+v07+v09+r08}
       p3: Refresh the cave row
       5 cave tiles are revealed: B01 V15 V07 V09 R08
127. p3 do.refresh_tiles{v14+p06+b04+p15+v12}
       p3: Refresh the cave row
       5 cave tiles are revealed: V14 P06 B04 P15 V12
128. p3 do.outpost
       p3: Build an outpost
129. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
130. p3 village.ii
       p3 builds an outpost in village II
131. p3 store.r11
       p3 stores a piece: R11, outpost (+1 diamond)
       p3 gains 1 diamond
132. p3 end  94b530dd43d1626e
       p3 draws III-K6: princess to village III, King: village III
       Turn of p1
133. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p1
134. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 2 AP and 1 of helpers
135. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
136. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
137. p1 end
138. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
139. p1 do.refresh_tiles{p03+v05+v13+v01+v03}
       p1: Refresh the cave row
       5 cave tiles are revealed: P03 V05 V13 V01 V03
140. p1 do.outpost
       p1: Build an outpost
141. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
142. p1 village.ii
       p1 builds an outpost in village II
143. p1 store.r01
       p1 stores a piece: R01, outpost (refill one type)
144. p1 refill.gold
       p1 refills sites with 6 gold ingots
145. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
146. p1 end  ba7c7ef25c210fe3
       p1 draws I-K6: princess to village I, King: village I
       Turn of p2
147. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
148. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 2 AP
149. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
150. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
151. p2 end
152. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
153. p2 do.build
       p2: Build 2 cave tiles
154. p2 tile.v13
155. p2 lay.b19.3
       p2 builds V13, victory tile (1 VP per cow in the stables) at b19
       p2 forms 1 gold site
156. p2 tile.v01
157. p2 lay.a13.2
       p2 builds V01, victory tile (1 VP per bat card) at a13
       p2 forms 1 obsidian site
158. p2 do.outpost
       p2: Build an outpost
159. p2 vacate.op_dia
       p2 takes off the board: outpost 3 (mining diamond takes 2)
160. p2 village.ii
       p2 builds an outpost in village II
161. p2 store.r15
       p2 stores a piece: R15, outpost (1 free tile)
162. p2 tile.v05
163. p2 lay.c13.2
       p2 builds V05, victory tile (1 VP per snake card) at c13
       p2 forms 1 obsidian site
164. p2 claim.rc04
       p2 claims a challenge: 3 victory tiles
165. p2 gain.rt05
166. p2 lay.c18.2
       p2 places RT05, royal tile (+2 cows) at c18
       p2 forms 1 obsidian site
167. p2 end{p11+r13+v11+rt09}  3d18a79b912294e1
       3 cave tiles are revealed: P11 R13 V11
       1 royal tile is revealed: RT09
       p2 draws II-K1: human to village II, King: mining cave
       Round 4
       Turn of p3
168. p3 play.ii-d1
       p3 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p3
169. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 3 AP and 1 of helpers
170. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
171. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
172. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
173. p3 end
174. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 6 AP
175. p3 do.outpost
       p3: Build an outpost
176. p3 vacate.op_obs
       p3 takes off the board: outpost 1 (mining obsidian takes 2)
       p3 builds an outpost in village III
177. p3 store.r16
       p3 stores a piece: R16, outpost (1 free tile)
178. p3 tile.r13
179. p3 lay.d13.3
       p3 builds R13, resource tile (+2 troll power) at d13
       p3 forms 1 obsidian site
180. p3 claim.rc11
       p3 claims a challenge: 3 neutral outposts
181. p3 gain.rt09
182. p3 lay.d12.1
       p3 places RT09, royal tile (1 free tile) at d12
       p3 forms 1 diamond site
183. p3 do.outpost
       p3: Build an outpost
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 1 troll power
       p3 builds an outpost in village III
184. p3 store.r06
       p3 stores a piece: R06, outpost (+1 gold ingot)
       p3 gains 1 gold ingot
185. p3 end{p10+rt15}  6e03a072a66c407a
       1 cave tile is revealed: P10
       1 royal tile is revealed: RT15
       p3 draws I-K4: princess to village I, King: mining cave
       Turn of p1
186. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
187. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 4 AP and 1 of helpers
188. p1 do.bell
       p1: Take down a church bell
189. p1 store.b05
       p1 stores a piece: B05, church bell (refill one type)
190. p1 refill.diamond
       p1 refills sites with 3 diamonds
191. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
192. p1 end
193. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 5 AP
194. p1 do.outpost
       p1: Build an outpost
195. p1 vacate.op_obs
       p1 takes off the board: outpost 1 (mining obsidian takes 2)
       p1 builds an outpost in village III
196. p1 store.r02
       p1 stores a piece: R02, outpost (refill one type)
197. p1 refill.obsidian
       p1 refills sites with 4 obsidian
198. p1 claim.rc11
       p1 claims a challenge: 3 neutral outposts
199. p1 gain.rt16
200. p1 lay.d13.4
       p1 places RT16, royal tile (stores changeling and outpost) at d13
       p1 forms 1 diamond site
201. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
202. p1 end{rt19}  9eff95c0458df641
       1 royal tile is revealed: RT19
       p1 draws II-K3: neutral changeling to village II, King: village II
       Turn of p2
203. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
204. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
205. p2 do.buy
       p2: Buy a troll card
206. p2 card.tt1
       p2 takes the troll card Silent Belfry
207. p2 do.royal
       p2: Activate a royal tile
208. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
209. p2 end{ts1}
       1 troll card is revealed: Silken Quarters
210. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
211. p2 do.buy
       p2: Buy a troll card
212. p2 card.ts1
       p2 takes the troll card Silken Quarters
213. p2 do.refill
       p2: Refill excavation sites
214. p2 refill.gold
       p2 refills sites with 6 gold ingots
215. p2 end{tb1}  f1cc4929ccd63617
       1 troll card is revealed: Hoarded Sparks
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Round 5
       Turn of p3
216. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
217. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 3 AP and 1 of helpers
218. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
219. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
220. p3 end
221. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 4 AP and 1 of helpers
222. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P14, princess (no bonus)
223. p3 gain.rt15
224. p3 lay.e12.2
       p3 places RT15, royal tile (stores changeling and changeling) at e12
       p3 forms 1 obsidian site
225. p3 end{rt06}  b00b4ac1bd694684
       1 royal tile is revealed: RT06
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p1
226. p1 play.ii-d2
       p1 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
227. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 1 AP
228. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
229. p1 end
230. p1 move.building.i  66d4e1edf4b47083
       p1 chases a troll of p3 out of village I
231. p3 cave.building  00c251198fc31276
       The troll of p3 flees from village I to the building cave
       p1 moves a troll: building cave → village I
       p1 has 3 AP and 2 of helpers
232. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
233. p1 do.bell
       p1: Take down a church bell
234. p1 store.b03
       p1 stores a piece: B03, church bell (+3 troll power)
       p1 gains 3 troll power
235. p1 end  c2041fe508d6ff60
       p1 draws II-K5: princess to village II, King: mining cave
       Turn of p2
236. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
237. p2 move.ii.troll_power
       p2 moves a troll: village II → troll power cave
       p2 has 4 AP
238. p2 do.royal
       p2: Activate a royal tile
239. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
240. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
241. p2 do.buy
       p2: Buy a troll card
242. p2 card.ts2
       p2 takes the troll card Trophy Coil
243. p2 end{ts3}
       1 troll card is revealed: Golden Scales
244. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
245. p2 do.royal
       p2: Activate a royal tile
246. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
247. p2 do.buy
       p2: Buy a troll card
248. p2 card.ts3
       p2 takes the troll card Golden Scales
249. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
250. p2 do.buy
       p2: Buy a troll card
251. p2 card.tb3
       p2 takes the troll card Glittering Vein
252. p2 claim.rc10
       p2 claims a challenge: 5 troll cards
253. p2 gain.rt11
254. p2 lay.c15.4
       p2 places RT11, royal tile (refill one type) at c15
       p2 forms 1 diamond site
255. p2 end{rt01+ts5+tt8}  53cc6c52bb4554d9
       1 royal tile is revealed: RT01
       2 troll cards are revealed: Nest of Velvet and Crooked Foreman
       p2 draws I-K1: human to village I, King: troll power cave
       Round 6
       Turn of p3
256. p3 play.iii-k6
       p3 plays III-K6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
257. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 5 AP
258. p3 do.refresh_tiles{p07+v09+v07+v03+r08}
       p3: Refresh the cave row
       5 cave tiles are revealed: P07 V09 V07 V03 R08
259. p3 do.refresh_tiles{p15+p10+p11+v10+v14}
       p3: Refresh the cave row
       5 cave tiles are revealed: P15 P10 P11 V10 V14
260. p3 do.refresh_tiles{v12+p03+b11+v08+p06}
       p3: Refresh the cave row
       5 cave tiles are revealed: V12 P03 B11 V08 P06
261. p3 do.build
       p3: Build 2 cave tiles
262. p3 tile.p03
263. p3 lay.c14.3
       p3 builds P03, princess tile (a bed) at c14
       p3 forms 1 diamond site
264. p3 tile.p06
265. p3 lay.b14.4
       p3 builds P06, princess tile (a bed) at b14
       p3 forms 2 obsidian sites
266. p3 end{v11+p09}
       2 cave tiles are revealed: V11 P09
267. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 1 AP
268. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 2 obsidian
269. p3 end  45dcfe51b43f0c3f
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p1
270. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
271. p1 move.i.mining
       p1 moves a troll: village I → mining cave
       p1 has 3 AP
272. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
273. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
274. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
275. p1 end
276. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 4 AP
277. p1 do.refresh_tiles{v15+b04+b01+r08+p10}
       p1: Refresh the cave row
       5 cave tiles are revealed: V15 B04 B01 R08 P10
278. p1 do.refresh_tiles{p09+v08+v11+p07+b11}
       p1: Refresh the cave row
       5 cave tiles are revealed: P09 V08 V11 P07 B11
279. p1 do.build
       p1: Build 2 cave tiles
280. p1 tile.b11
281. p1 lay.d14.1
       p1 builds B11, church-bell tile (+2 gold ingots) at d14
       p1 forms 1 diamond site
282. p1 tile.v11
283. p1 lay.a17.4
       p1 builds V11, victory tile (1 VP per 2 obsidian left in the field) at a17
284. p1 end{p15+v03}  5211a6f96573543a
       2 cave tiles are revealed: P15 V03
       p1 draws III-K3: neutral changeling to village III, King: village III
       Turn of p2
285. p2 play.i-k1
       p2 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p2
286. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
287. p2 do.build
       p2: Build 2 cave tiles
288. p2 tile.v03
289. p2 lay.d14.3
       p2 builds V03, victory tile (1 VP per toad card) at d14
290. p2 tile.p07
291. p2 lay.d18.4
       p2 builds P07, princess tile (a bed) at d18
292. p2 do.royal
       p2: Activate a royal tile
293. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
294. p2 end{v12+p11}
       2 cave tiles are revealed: V12 P11
295. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
296. p2 do.refresh_cards{tt2+tb2+ts4+tb2+ts8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Throne Whisperer, Muffled Bronze, Throne Whisperer and Winding Paths
297. p2 do.royal
       p2: Activate a royal tile
298. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
299. p2 refill.diamond
       p2 refills sites with 3 diamonds
300. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
301. p2 do.buy
       p2: Buy a troll card
302. p2 card.tt2
       p2 takes the troll card Endless Halls
303. p2 end{tb6}  52d1929ba75ed0c9
       1 troll card is revealed: Night Purse
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Round 7
       Turn of p3
304. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
305. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 2 AP
306. p3 do.royal
       p3: Activate a royal tile
307. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
308. p3 tile.v12
309. p3 lay.a19.4
       p3 builds V12, victory tile (1 VP per 2 obsidian left in the field) at a19
310. p3 do.buy
       p3: Buy a troll card
311. p3 card.tb2
       p3 takes the troll card Throne Whisperer
312. p3 end{v07+tt1}
       1 cave tile is revealed: V07
       1 troll card is revealed: Silent Belfry
313. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 3 AP
314. p3 do.buy
       p3: Buy a troll card
315. p3 card.tt1
       p3 takes the troll card Silent Belfry
316. p3 do.refresh_cards{tt5+ts1+tb8+tt4+tt6}
       p3: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Silken Quarters, Dusk Chant, Bog Lookout and Cowherd's Nap
317. p3 do.buy
       p3: Buy a troll card
318. p3 card.ts1
       p3 takes the troll card Silken Quarters
319. p3 end{tt7}  31ae32ca6d37d44a
       1 troll card is revealed: Mud Mason
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p1
320. p1 play.iii-d1
       p1 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p1
321. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 2 AP
322. p1 do.refill
       p1: Refill excavation sites
323. p1 refill.obsidian
       p1 refills sites with 9 obsidian
324. p1 end
325. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
326. p1 do.refresh_cards{tt3+tb5+tb7+ts7+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Roost Watch, Echo Gem, Deep Burrower and Moonlit Chamber
327. p1 do.buy
       p1: Buy a troll card
328. p1 card.tt3
       p1 takes the troll card Black Glass Pond
329. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
330. p1 end{tb1}  7dd31cfa9a722f3f
       1 troll card is revealed: Hoarded Sparks
       p1 draws I-K5: princess to village I, King: troll power cave
       Turn of p2
331. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p2
332. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
333. p2 do.build
       p2: Build 2 cave tiles
334. p2 tile.p15
335. p2 lay.e18.0
       p2 builds P15, princess tile (a bed) at e18
       p2 forms 1 diamond site
336. p2 tile.p09
337. p2 lay.d19.0
       p2 builds P09, princess tile (a bed) at d19
       p2 forms 1 gold site
338. p2 do.royal
       p2: Activate a royal tile
339. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
340. p2 end{v14+v09}
       2 cave tiles are revealed: V14 V09
341. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
342. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
343. p2 do.refresh_cards{ts5+ts3+tt2+tb3+tb4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Golden Scales, Endless Halls, Glittering Vein and Moonlit Chamber
344. p2 do.royal
       p2: Activate a royal tile
345. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
346. p2 end  0de894434101dd8a
       p2 draws II-K6: princess to village II, King: village II
       Round 8
       Turn of p3
347. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
348. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
349. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
350. p3 do.royal
       p3: Activate a royal tile
351. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
352. p3 tile.v14
353. p3 lay.b18.3
       p3 builds V14, victory tile (1 VP per cow in the stables) at b18
354. p3 end{v10}
       1 cave tile is revealed: V10
355. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 4 AP
356. p3 do.refill
       p3: Refill excavation sites
357. p3 refill.gold
       p3 refills sites with 4 gold ingots
358. p3 do.royal
       p3: Activate a royal tile
359. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
360. p3 tile.v09
361. p3 lay.f12.3
       p3 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at f12
362. p3 claim.rc04
       p3 claims a challenge: 3 victory tiles
363. p3 gain.rt06
364. p3 lay.b12.3
       p3 places RT06, royal tile (mine 3 obsidian) at b12
       p3 forms 1 obsidian site
365. p3 do.buy
       p3: Buy a troll card
366. p3 card.tt2
       p3 takes the troll card Endless Halls
367. p3 end{v15+rt18+ts6}  ec765a8c1b05134b
       1 cave tile is revealed: V15
       1 royal tile is revealed: RT18
       1 troll card is revealed: Shed Skin Sack
       p3 draws I-N2: neutral changeling to village I, King: troll power cave
       Turn of p1
368. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       New in village I: princess
       The Troll King goes to the troll power cave of p1
369. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
370. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
371. p1 do.refill
       p1: Refill excavation sites
372. p1 refill.gold
       p1 refills sites with 4 gold ingots
373. p1 do.buy
       p1: Buy a troll card
374. p1 card.ts3
       p1 takes the troll card Golden Scales
375. p1 end{tt3}
       1 troll card is revealed: Black Glass Pond
376. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 4 AP
377. p1 do.build
       p1: Build 2 cave tiles
378. p1 tile.v10
379. p1 lay.c17.0
       p1 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at c17
380. p1 tile.v07
381. p1 lay.d15.3
       p1 builds V07, victory tile (1 VP per diamond left in the field) at d15
382. p1 claim.rc04
       p1 claims a challenge: 3 victory tiles
383. p1 gain.rt01
384. p1 lay.c14.3
       p1 places RT01, royal tile (move 2 trolls) at c14
       p1 forms 1 gold site
385. p1 do.royal
       p1: Activate a royal tile
386. p1 royal.rt01
       p1 activates a royal tile: Move up to 2 of your trolls
387. p1 troll.troll_power.iii
       p1 moves a troll by an effect: troll power cave → village III
388. p1 troll.troll_power.i
       p1 moves a troll by an effect: troll power cave → village I
389. p1 end{b01+p10+rt04}  d4f8e1b96776a479
       2 cave tiles are revealed: B01 P10
       1 royal tile is revealed: RT04
       p1 draws I-N1: human to village I, King: mining cave
       Turn of p2
390. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
391. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
392. p2 do.build
       p2: Build 2 cave tiles
393. p2 tile.b01
394. p2 lay.e19.4
       p2 builds B01, church-bell tile (+2 gold ingots) at e19
       p2 forms 2 obsidian sites and 1 gold site
395. p2 tile.p10
396. p2 lay.e17.2
       p2 builds P10, princess tile (a bed) at e17
       p2 forms 1 obsidian site
397. p2 do.royal
       p2: Activate a royal tile
398. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
399. p2 refill.obsidian
       p2 refills sites with 17 obsidian
400. p2 end{r08+b04}
       2 cave tiles are revealed: R08 B04
401. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
402. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
403. p2 do.buy
       p2: Buy a troll card
404. p2 card.tt3
       p2 takes the troll card Black Glass Pond
405. p2 do.royal
       p2: Activate a royal tile
406. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
407. p2 end{tt4}  646ff5dcb6ff0226
       1 troll card is revealed: Bog Lookout
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Round 9
       Turn of p3
408. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p3
409. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 1 of helpers
410. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
411. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
412. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
413. p3 store.tt2a
       p3 stores a piece: Endless Halls TT2A, changeling (1 free tile)
414. p3 tile.r08
415. p3 lay.d14.3
       p3 builds R08, resource tile (+1 diamond) at d14
       p3 forms 1 gold site
416. p3 end
417. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 4 AP and 1 of helpers
418. p3 do.bell
       p3: Take down a church bell
419. p3 store.b06
       p3 stores a piece: B06, church bell (+1 diamond)
       p3 gains 1 diamond
420. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
421. p3 end  e1991a9ba26f5f67
       Turn of p1
422. p1 play.iii-k3
       p1 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
423. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 4 AP and 2 of helpers
424. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
425. p1 do.bell
       p1: Take down a church bell
426. p1 store.b12
       p1 stores a piece: B12, church bell (refill one type)
427. p1 refill.diamond
       p1 refills sites with 2 diamonds
428. p1 end
429. p1 move.building.iii  08cb2c3e74f402ea
       p1 chases a troll of p3 out of village III
430. p3 cave.building  ce8106d0dcec700f
       The troll of p3 flees from village III to the building cave
       p1 moves a troll: building cave → village III
       p1 has 5 AP and 1 of helpers
431. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
432. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
433. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
434. p1 store.ts3b
       p1 stores a piece: Golden Scales TS3B, changeling (+1 obsidian)
       p1 gains 1 obsidian
435. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
436. p1 end  7bbb9a01eaa925d0
       Turn of p2
437. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
438. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
439. p2 do.build
       p2: Build 2 cave tiles
440. p2 tile.p11
441. p2 lay.f17.2
       p2 builds P11, princess tile (a bed) at f17
       p2 forms 1 obsidian site and 1 gold site
442. p2 tile.b04
443. p2 lay.f16.3
       p2 builds B04, church-bell tile (+3 troll power) at f16
       p2 forms 1 gold site
444. p2 do.royal
       p2: Activate a royal tile
445. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
446. p2 end
447. p2 move.building.iii
448. p2 chase.p3  2283740ad973ba7e
       p2 chases a troll of p3 out of village III
449. p3 cave.building  fc7ad40d3c328d70
       The troll of p3 flees from village III to the building cave
       p2 moves a troll: building cave → village III
       p2 has 1 AP and 3 of helpers
450. p2 do.bell
       p2: Take down a church bell
451. p2 store.b01
       p2 stores a piece: B01, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
452. p2 end  23f8d7e4eeaf7df8
       Round 10
       Turn of p3
453. p3 play.i-n2
       p3 plays I-N2: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
454. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
455. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
456. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
457. p3 do.buy
       p3: Buy a troll card
458. p3 card.tb3
       p3 takes the troll card Glittering Vein
459. p3 claim.rc10
       p3 claims a challenge: 5 troll cards
460. p3 gain.rt18
461. p3 lay.c15.3
       p3 places RT18, royal tile (stores church bell and church bell) at c15
       p3 forms 1 diamond site
462. p3 end{rt17+tb4}
       1 royal tile is revealed: RT17
       1 troll card is revealed: Moonlit Chamber
463. p3 move.building.iii
464. p3 chase.p2  e7fd5e6adb430080
       p3 chases a troll of p2 out of village III
465. p2 cave.building  be0b103b11a46edc
       The troll of p2 flees from village III to the building cave
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 3 of helpers
466. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P03, princess (no bonus)
467. p3 gain.rt04
468. p3 lay.e15.0
       p3 places RT04, royal tile (+2 troll power) at e15
       p3 forms 1 gold site
469. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
470. p3 end{rt10}  b47f766b37972eb2
       1 royal tile is revealed: RT10
       Turn of p1
471. p1 play.i-n1
       p1 plays I-N1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
472. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 1 AP
473. p1 do.royal
       p1: Activate a royal tile
474. p1 royal.rt01
       p1 activates a royal tile: Move up to 2 of your trolls
475. p1 troll.iii.i
       p1 moves a troll by an effect: village III → village I
476. p1 troll.main.ii
       p1 moves a troll by an effect: troll power cave → village II
477. p1 end
478. p1 move.iii.i
       p1 moves a troll: village III → village I
       p1 has 4 AP
479. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B11, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
480. p1 end  0168e293824509cc
       Turn of p2
481. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
482. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
483. p2 do.buy
       p2: Buy a troll card
484. p2 card.ts6
       p2 takes the troll card Shed Skin Sack
       p2 gains 3 obsidian
485. p2 do.refresh_cards{ts5+ts2+tt6+tt5+tt8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Trophy Coil, Cowherd's Nap, Sunken Bell and Crooked Foreman
486. p2 do.refresh_cards{tb6+ts7+tt7+tt5+ts8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Deep Burrower, Mud Mason, Sunken Bell and Winding Paths
487. p2 do.royal
       p2: Activate a royal tile
488. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
489. p2 refill.gold
       p2 refills sites with 4 gold ingots
490. p2 end
491. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 2 AP and 1 of helpers
492. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
493. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
494. p2 store.tt2b
       p2 stores a piece: Endless Halls TT2B, changeling (1 free tile)
495. p2 tile.v08
496. p2 lay.c20.0
       p2 builds V08, victory tile (1 VP per diamond left in the field) at c20
497. p2 end  f34c21292f1a5823
       Round 11
       Turn of p3
498. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
499. p3 move.iii.troll_power
       p3 moves a troll: village III → troll power cave
       p3 has 5 AP
500. p3 do.refresh_cards{tb7+tb1+tb2+ts4+tb8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Hoarded Sparks, Throne Whisperer, Muffled Bronze and Dusk Chant
501. p3 do.refresh_cards{tb1+tb5+tb1+tb7+tt5}
       p3: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Roost Watch, Hoarded Sparks, Echo Gem and Sunken Bell
502. p3 do.refresh_cards{ts5+tt6+tb6+tb4+ts5}
       p3: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Cowherd's Nap, Night Purse, Moonlit Chamber and Nest of Velvet
503. p3 do.refresh_cards{ts7+tb4+ts8+tt4+tb8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Moonlit Chamber, Winding Paths, Bog Lookout and Dusk Chant
504. p3 do.royal
       p3: Activate a royal tile
505. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
506. p3 end
507. p3 move.troll_power.ii
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 2 of helpers
508. p3 do.bell
       p3: Take down a church bell
509. p3 store.b15
       p3 stores a piece: B15, church bell (+1 cow; +1 troll power)
       p3 gains 1 cow and 1 troll power
510. p3 end  a69ee2c465d58a14
       Turn of p1
511. p1 play.ii-k3
       p1 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
512. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 1 AP
513. p1 do.royal
       p1: Activate a royal tile
514. p1 royal.rt01
       p1 activates a royal tile: Move up to 2 of your trolls
515. p1 troll.i.mining
       p1 moves a troll by an effect: village I → mining cave
516. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
517. p1 end
518. p1 move.i.mining
       p1 moves a troll: village I → mining cave
       p1 has 4 AP
519. p1 do.royal
       p1: Activate a royal tile
520. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
521. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
522. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
523. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
524. p1 end  84171930ace1c168
       Turn of p2
525. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p2
526. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 2 AP and 1 of helpers
527. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
528. p2 vacate.ch_cap
       p2 takes off the board: changeling 2 (1 more power space)
529. p2 store.ts3a
       p2 stores a piece: Golden Scales TS3A, changeling (+1 obsidian)
       p2 gains 1 obsidian
530. p2 end
531. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 3 AP and 1 of helpers
532. p2 do.bell
       p2: Take down a church bell
533. p2 store.b07
       p2 stores a piece: B07, church bell (+1 diamond)
       p2 gains 1 diamond
534. p2 end  57867754c6d14c30
       The last round is over: p3 wins

p1 +15  Sets of three [PRIN-E2]
p1 +18  Sets of two [PRIN-E2]
p1  +4  Single elements [PRIN-E2]
p1  +6  Royal tiles [PRIN-E4]
p1  +1  Humans [PRIN-E5]
p1  +4  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p1  +4  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p1  +3  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p1  +3  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p2 +30  Sets of three [PRIN-E2]
p2  +6  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p2  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p2  +4  Victory tile: 1 VP per snake card [PRIN-E6]
p2  +3  Victory tile: 1 VP per toad card [PRIN-E6]
p2  +1  Victory tile: 1 VP per diamond left in the field [PRIN-E6]
p2  +5  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2  +7  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p2  +5  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p2  +5  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p2  +2  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p2  +5  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p2  +6  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p3 +15  Sets of three [PRIN-E2]
p3  +9  Sets of two [PRIN-E2]
p3  +8  Single elements [PRIN-E2]
p3 +14  Princesses [PRIN-E3]
p3 +15  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +5  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p3  +3  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p3  +3  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p3  +5  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +3  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
= p2 85, p3 85, p1 58  rounds, won by p3
