princesses/1  seats 3  seed 1  options boards=random

  1. p3 cave.building  32e0a9b7435a2c83
       p3 puts the first human in the building cave
  2. p1 cave.building  8335f891d03987bd
       p1 puts the first human in the building cave
  3. p2 cave.building  88344e03dcf86b2f
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
 21. p3 end{r09+p05}  f89329db1b3fe870
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
 37. p1 end{r12+v11}  f2797f4f7830b806
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
 55. p2 end{p10+b01}  be15f27ced4cf17a
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
 77. p3 end{v03+v15}  ccc1888926d46284
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
 98. p1 end{b14+b11}  5354e0c77188240d
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
119. p2 end{p09+p07}  33f66270f530eeb5
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
132. p3 end  8058d597bfea167c
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
146. p1 end  de3aaa75f1af9527
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
167. p2 end{p11+r13+v11+rt09}  511238145b9b14fd
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
185. p3 end{p10+rt15}  a66549c2b8eff392
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
202. p1 end{rt19}  05b23f704ac7d1ba
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
215. p2 end{tb1}  6b12af681242bcee
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
225. p3 end{rt06}  ce47fd351c99f9f8
       1 royal tile is revealed: RT06
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p1
226. p1 play.iii-d1
       p1 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p1
227. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 1 AP
228. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
229. p1 end
230. p1 move.building.i  5d44c3a036abc80e
       p1 chases a troll of p3 out of village I
231. p3 cave.building  7d411dcbf94dd413
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
235. p1 end  e41f334127265a1c
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
255. p2 end{rt01+ts5+tt8}  0ca946c908df6a36
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
261. p3 do.royal
       p3: Activate a royal tile
262. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
263. p3 end
264. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 4 AP
265. p3 do.bell
       p3: Take down a church bell
266. p3 store.b06
       p3 stores a piece: B06, church bell (+1 diamond)
       p3 gains 1 diamond
267. p3 end  a26cdb1449c0f482
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p1
268. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
269. p1 move.i.mining
       p1 moves a troll: village I → mining cave
       p1 has 3 AP
270. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
271. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
272. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
273. p1 end
274. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 4 AP
275. p1 do.refresh_tiles{v11+p09+v15+b04+b01}
       p1: Refresh the cave row
       5 cave tiles are revealed: V11 P09 V15 B04 B01
276. p1 do.refresh_tiles{v10+v12+p07+b11+v09}
       p1: Refresh the cave row
       5 cave tiles are revealed: V10 V12 P07 B11 V09
277. p1 do.build
       p1: Build 2 cave tiles
278. p1 tile.b11
279. p1 lay.d14.1
       p1 builds B11, church-bell tile (+2 gold ingots) at d14
       p1 forms 1 diamond site
280. p1 tile.p07
281. p1 lay.c14.1
       p1 builds P07, princess tile (a bed) at c14
       p1 forms 1 obsidian site and 1 gold site
282. p1 end{p09+b01}  a0f19615d61fac29
       2 cave tiles are revealed: P09 B01
       p1 draws III-K3: neutral changeling to village III, King: village III
       Turn of p2
283. p2 play.i-k1
       p2 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p2
284. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
285. p2 do.royal
       p2: Activate a royal tile
286. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
287. p2 do.build
       p2: Build 2 cave tiles
288. p2 tile.p09
289. p2 lay.d15.0
       p2 builds P09, princess tile (a bed) at d15
290. p2 tile.b01
291. p2 lay.e15.4
       p2 builds B01, church-bell tile (+2 gold ingots) at e15
       p2 forms 1 gold site
292. p2 end{p06+p15}
       2 cave tiles are revealed: P06 P15
293. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
294. p2 do.refill
       p2: Refill excavation sites
295. p2 refill.diamond
       p2 refills sites with 3 diamonds
296. p2 do.royal
       p2: Activate a royal tile
297. p2 royal.rt05
       p2 activates a royal tile: Take 2 cows from the reserve
       p2 gains 2 cows
298. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
299. p2 end  a363d074e3c2693f
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Round 7
       Turn of p3
300. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
301. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 5 AP
302. p3 do.royal
       p3: Activate a royal tile
303. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
304. p3 do.refresh_tiles{r08+p03+b04+v03+v11}
       p3: Refresh the cave row
       5 cave tiles are revealed: R08 P03 B04 V03 V11
305. p3 do.refresh_tiles{v07+p11+p10+v08+v15}
       p3: Refresh the cave row
       5 cave tiles are revealed: V07 P11 P10 V08 V15
306. p3 do.build
       p3: Build 2 cave tiles
307. p3 tile.p11
308. p3 lay.b14.4
       p3 builds P11, princess tile (a bed) at b14
       p3 forms 2 obsidian sites
309. p3 tile.p10
310. p3 lay.c15.2
       p3 builds P10, princess tile (a bed) at c15
       p3 forms 1 gold site
311. p3 end{v14+v11}
       2 cave tiles are revealed: V14 V11
312. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 5 AP
313. p3 do.princess
       p3: Capture a princess
       p3 stores a piece: P10, princess (no bonus)
314. p3 gain.rt06
315. p3 lay.c16.4
       p3 places RT06, royal tile (mine 3 obsidian) at c16
       p3 forms 1 obsidian site
316. p3 end{rt18}  ca10a29f42704fc6
       1 royal tile is revealed: RT18
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p1
317. p1 play.ii-d2
       p1 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
318. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 2 AP and 2 of helpers
319. p1 do.bell
       p1: Take down a church bell
320. p1 store.b12
       p1 stores a piece: B12, church bell (refill one type)
321. p1 refill.obsidian
       p1 refills sites with 10 obsidian
322. p1 end
323. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 2 AP
324. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
325. p1 do.buy
       p1: Buy a troll card
326. p1 card.tb1
       p1 takes the troll card Hoarded Sparks
327. p1 end{tt2}  bbdcc24ac817a94a
       1 troll card is revealed: Endless Halls
       p1 draws I-K5: princess to village I, King: troll power cave
       Turn of p2
328. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p2
329. p2 move.troll_power.iii
       p2 moves a troll: troll power cave → village III
       p2 has 1 AP and 3 of helpers
330. p2 do.bell
       p2: Take down a church bell
331. p2 store.b01
       p2 stores a piece: B01, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
332. p2 end
333. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
334. p2 do.royal
       p2: Activate a royal tile
335. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
336. p2 do.buy
       p2: Buy a troll card
337. p2 card.tt2
       p2 takes the troll card Endless Halls
338. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
339. p2 end{tb2}  0ceec9e1a027261c
       1 troll card is revealed: Throne Whisperer
       p2 draws II-K6: princess to village II, King: village II
       Round 8
       Turn of p3
340. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       New in village III: princess
       The Troll King goes to the troll power cave of p3
341. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 2 AP
342. p3 do.royal
       p3: Activate a royal tile
343. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
344. p3 tile.v14
345. p3 lay.a19.4
       p3 builds V14, victory tile (1 VP per cow in the stables) at a19
346. p3 do.buy
       p3: Buy a troll card
347. p3 card.tb2
       p3 takes the troll card Throne Whisperer
348. p3 end{r08+ts4}
       1 cave tile is revealed: R08
       1 troll card is revealed: Muffled Bronze
349. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
350. p3 do.royal
       p3: Activate a royal tile
351. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
352. p3 do.refill
       p3: Refill excavation sites
353. p3 refill.gold
       p3 refills sites with 5 gold ingots
354. p3 end  0e11a0554038d267
       p3 draws I-N2: neutral changeling to village I, King: troll power cave
       Turn of p1
355. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       New in village I: princess
       The Troll King goes to the troll power cave of p1
356. p1 move.mining.iii
357. p1 chase.p3  cc6a4aa1fc3eb0f3
       p1 chases a troll of p3 out of village III
358. p3 cave.building  4ca381d22b2d2a98
       The troll of p3 flees from village III to the building cave
       p1 moves a troll: mining cave → village III
       p1 has 3 AP and 2 of helpers
359. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
360. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
361. p1 store.tb1b
       p1 stores a piece: Hoarded Sparks TB1B, changeling (+1 obsidian)
       p1 gains 1 obsidian
362. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
363. p1 end
364. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
365. p1 do.buy
       p1: Buy a troll card
366. p1 card.ts4
       p1 takes the troll card Muffled Bronze
367. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
368. p1 end{tb2}  885ecd254946ffc5
       1 troll card is revealed: Throne Whisperer
       p1 draws I-N1: human to village I, King: mining cave
       Turn of p2
369. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
370. p2 move.iii.troll_power
       p2 moves a troll: village III → troll power cave
       p2 has 5 AP
371. p2 do.refill
       p2: Refill excavation sites
372. p2 refill.obsidian
       p2 refills sites with 14 obsidian
373. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
374. p2 do.royal
       p2: Activate a royal tile
375. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
376. p2 end
377. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 3 AP
378. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
379. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
380. p2 store.tt2b
       p2 stores a piece: Endless Halls TT2B, changeling (1 free tile)
381. p2 tile.r08
382. p2 lay.d14.2
       p2 builds R08, resource tile (+1 diamond) at d14
       p2 forms 1 obsidian site and 1 gold site
383. p2 end{b04}  4477f6141b0e58dd
       1 cave tile is revealed: B04
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Round 9
       Turn of p3
384. p3 play.i-n2
       p3 plays I-N2: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
385. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 4 AP and 2 of helpers
386. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
387. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
388. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
       p3 stores a piece: Board 2, changeling (no bonus)
389. p3 end
390. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
391. p3 do.refill
       p3: Refill excavation sites
392. p3 refill.obsidian
       p3 refills sites with 14 obsidian
393. p3 do.royal
       p3: Activate a royal tile
394. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
395. p3 end  4fd01f545736372b
       Turn of p1
396. p1 play.iii-k3
       p1 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
397. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
398. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
399. p1 do.buy
       p1: Buy a troll card
400. p1 card.tb2
       p1 takes the troll card Throne Whisperer
401. p1 end{ts8}
       1 troll card is revealed: Winding Paths
402. p1 move.troll_power.iii  8622fdf7fef4ce50
       p1 chases a troll of p3 out of village III
403. p3 cave.building  4f3229a0549db4d7
       The troll of p3 flees from village III to the building cave
       p1 moves a troll: troll power cave → village III
       p1 has 5 AP and 1 of helpers
404. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
405. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
406. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
       p1 stores a piece: Board 2, changeling (no bonus)
407. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
408. p1 vacate.ch_up2
       p1 takes off the board: changeling 4 (receive 1 more power)
       p1 stores a piece: RT16-1, changeling (no bonus)
409. p1 claim.rc12
       p1 claims a challenge: 3 neutral changelings
410. p1 gain.rt19
411. p1 lay.c17.4
       p1 places RT19, royal tile (stores outpost and church bell) at c17
       p1 forms 1 obsidian site
412. p1 end{rt04}  5dc49b3a3d356cc5
       1 royal tile is revealed: RT04
       Turn of p2
413. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
414. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 3 AP
415. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
416. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
417. p2 store.tb3a
       p2 stores a piece: Glittering Vein TB3A, changeling (+1 troll power)
       p2 gains 1 troll power
418. p2 end
419. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 4 AP
420. p2 do.bell
       p2: Take down a church bell
421. p2 store.b07
       p2 stores a piece: B07, church bell (+1 diamond)
       p2 gains 1 diamond
422. p2 end  54a2a8d63b50b941
       Round 10
       Turn of p3
423. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
424. p3 move.troll_power.ii
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 3 of helpers
425. p3 do.bell
       p3: Take down a church bell
426. p3 store.b09
       p3 stores a piece: B09, church bell (1 free troll card)
427. p3 card.ts2
       p3 takes the troll card Trophy Coil
428. p3 end{tb6}
       1 troll card is revealed: Night Purse
429. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
430. p3 do.royal
       p3: Activate a royal tile
431. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
432. p3 do.build
       p3: Build 2 cave tiles
433. p3 tile.v11
434. p3 lay.b18.3
       p3 builds V11, victory tile (1 VP per 2 obsidian left in the field) at b18
435. p3 tile.v07
436. p3 lay.c17.4
       p3 builds V07, victory tile (1 VP per diamond left in the field) at c17
437. p3 claim.rc04
       p3 claims a challenge: 3 victory tiles
438. p3 gain.rt18
439. p3 lay.d15.4
       p3 places RT18, royal tile (stores church bell and church bell) at d15
       p3 forms 1 gold site
440. p3 end{v12+p06+rt17}  649767d886654551
       2 cave tiles are revealed: V12 P06
       1 royal tile is revealed: RT17
       Turn of p1
441. p1 play.ii-k3
       p1 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
442. p1 move.iii.ii
443. p1 chase.p3  80f4910f7edca413
       p1 chases a troll of p3 out of village II
444. p3 cave.mining  5c328670c35a0052
       The troll of p3 flees from village II to the mining cave
       p1 moves a troll: village III → village II
       p1 has 3 AP and 3 of helpers
445. p1 do.bell
       p1: Take down a church bell
446. p1 store.b11
       p1 stores a piece: B11, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
447. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
448. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
449. p1 end
450. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 3 AP
451. p1 do.receive
       p1: Receive troll power
       p1 gains 4 troll power
452. p1 do.buy
       p1: Buy a troll card
453. p1 card.tb6
       p1 takes the troll card Night Purse
       p1 gains 1 gold ingot
454. p1 end{tt1}  0ac6c3759da9431f
       1 troll card is revealed: Silent Belfry
       Turn of p2
455. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
456. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 2 AP
457. p2 do.build
       p2: Build 2 cave tiles
458. p2 tile.b04
459. p2 lay.d16.2
       p2 builds B04, church-bell tile (+3 troll power) at d16
       p2 forms 1 obsidian site
460. p2 tile.p06
461. p2 lay.c16.2
       p2 builds P06, princess tile (a bed) at c16
       p2 forms 1 obsidian site and 1 gold site
462. p2 end{v09+v03}
       2 cave tiles are revealed: V09 V03
463. p2 move.troll_power.ii  fa3d6c770d0aab7e
       p2 chases a troll of p1 out of village II
464. p1 cave.building  6edf35745b375132
       The troll of p1 flees from village II to the building cave
       p2 moves a troll: troll power cave → village II
       p2 has 5 AP
465. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P01, princess (no bonus)
466. p2 gain.rt04
467. p2 lay.c17.1
       p2 places RT04, royal tile (+2 troll power) at c17
       p2 forms 1 diamond site
468. p2 end{rt10}  e9c477b7e04a1d16
       1 royal tile is revealed: RT10
       Round 11
       Turn of p3
469. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p3
470. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 2 AP
471. p3 do.mine_gold
       p3: Mine gold
       p3 mines 2 gold ingots
472. p3 end
473. p3 move.mining.ii  7833a8127421edf3
       p3 chases a troll of p2 out of village II
474. p2 cave.building  c1dcc7a450426cba
       The troll of p2 flees from village II to the building cave
       p3 moves a troll: mining cave → village II
       p3 has 2 AP and 3 of helpers
475. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
476. p3 vacate.ch_up2
       p3 takes off the board: changeling 4 (receive 1 more power)
       p3 stores a piece: RT15-1, changeling (no bonus)
477. p3 end  7b39796e4bc480b3
       Turn of p1
478. p1 play.i-n1
       p1 plays I-N1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
479. p1 move.building.ii
480. p1 chase.p3  cbe4b4882ef731f3
       p1 chases a troll of p3 out of village II
481. p3 cave.building  964f538ed08f4658
       The troll of p3 flees from village II to the building cave
       p1 moves a troll: building cave → village II
       p1 has 2 AP and 3 of helpers
482. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
       p1 takes off the board: changeling 2 (1 more power space)
483. p1 store.tb6a-2
       p1 stores a piece: Night Purse TB6A-2, changeling (+1 troll power)
       p1 gains 1 troll power
484. p1 end
485. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 4 AP
486. p1 do.receive
       p1: Receive troll power
       p1 gains 4 troll power
487. p1 do.buy
       p1: Buy a troll card
488. p1 card.tt1
       p1 takes the troll card Silent Belfry
489. p1 claim.rc10
       p1 claims a challenge: 5 troll cards
490. p1 gain.rt17
491. p1 lay.d12.0
       p1 places RT17, royal tile (stores changeling and church bell) at d12
492. p1 end{rt20+tt5}  1a139d403eb54e13
       1 royal tile is revealed: RT20
       1 troll card is revealed: Sunken Bell
       Turn of p2
493. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
494. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 4 AP
495. p2 do.royal
       p2: Activate a royal tile
496. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
497. p2 do.build
       p2: Build 2 cave tiles
498. p2 tile.v03
499. p2 lay.e17.0
       p2 builds V03, victory tile (1 VP per toad card) at e17
500. p2 tile.v12
501. p2 lay.f15.4
       p2 builds V12, victory tile (1 VP per 2 obsidian left in the field) at f15
502. p2 end{p03+p15}
       2 cave tiles are revealed: P03 P15
503. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
504. p2 do.royal
       p2: Activate a royal tile
505. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
506. p2 do.build
       p2: Build 2 cave tiles
507. p2 tile.p03
508. p2 lay.b17.1
       p2 builds P03, princess tile (a bed) at b17
       p2 forms 1 gold site
509. p2 tile.p15
510. p2 lay.b16.2
       p2 builds P15, princess tile (a bed) at b16
       p2 forms 1 diamond site
511. p2 do.build
       p2: Build 2 cave tiles
512. p2 tile.v15
       p2 builds V15, victory tile (1 VP per 2 humans on the board) at d18
513. p2 end{v10}  cae4f3592b254a61
       1 cave tile is revealed: V10
       The last round is over: p2 wins

p1 +45  Sets of three [PRIN-E2]
p1  +9  Sets of two [PRIN-E2]
p1  +9  Royal tiles [PRIN-E4]
p1  +1  Humans [PRIN-E5]
p1  +5  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p1  +3  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p1  +4  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2 +30  Sets of three [PRIN-E2]
p2  +7  Princesses [PRIN-E3]
p2  +9  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p2  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p2  +3  Victory tile: 1 VP per snake card [PRIN-E6]
p2  +2  Victory tile: 1 VP per toad card [PRIN-E6]
p2  +5  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2  +6  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p2  +6  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p2  +5  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p2  +3  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p2  +6  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3 +30  Sets of three [PRIN-E2]
p3  +8  Single elements [PRIN-E2]
p3 +14  Princesses [PRIN-E3]
p3 +12  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +1  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3  +4  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p3  +3  Trophy Coil (1 VP per victory tile) [PRIN-E7]
= p2 88, p3 77, p1 76  rounds, won by p2
