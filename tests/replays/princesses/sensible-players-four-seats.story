princesses/3  seats 4  seed 1  options boards=random later_seats=none

  1. p4 cave.building  e5eef37d34b4dff1
       p4 puts the first human in the building cave
  2. p1 cave.building  5460c286f218ec71
       p1 puts the first human in the building cave
  3. p2 cave.building  a28f6038b14369ea
       p2 puts the first human in the building cave
  4. p3 cave.building  6196d0e7f60a7811
       p3 puts the first human in the building cave
       p1 draws 3 round cards: IV-D6 II-D1 I-D1
       p2 draws 3 round cards: III-D3 IV-D3 I-D5
       p3 draws 3 round cards: I-D3 II-D2 I-D2
       p4 draws 3 round cards: IV-D1 III-D2 I-D6
       Round 1
       Turn of p4
  5. p4 play.iii-d2
       p4 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p4
  6. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 2 AP
  7. p4 do.build
       p4: Build 2 cave tiles
  8. p4 tile.b16
  9. p4 lay.a16.4
       p4 builds B16, church-bell tile (+1 cow; +1 troll power) at a16
       p4 forms 1 obsidian site
       p4 uncovers 1 stable
 10. p4 tile.p14
 11. p4 lay.a15.2
       p4 builds P14, princess tile (a bed) at a15
       p4 forms 1 diamond site
 12. p4 end{r15+v16}
       2 cave tiles are revealed: R15 V16
 13. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 14. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
 15. p4 do.build
       p4: Build 2 cave tiles
 16. p4 tile.r15
 17. p4 lay.b16.0
       p4 builds R15, resource tile (1 free tile) at b16
       p4 forms 1 gold site
 18. p4 tile.p03
 19. p4 lay.a14.0
       p4 builds P03, princess tile (a bed) at a14
       p4 forms 1 diamond site
 20. p4 end{r16+b04}  de5641214a5fc92c
       2 cave tiles are revealed: R16 B04
       p4 draws IV-D2: neutral changeling to village IV, King: building cave
       Turn of p1
 21. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 22. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 23. p1 do.build
       p1: Build 2 cave tiles
 24. p1 tile.b04
 25. p1 lay.a16.2
       p1 builds B04, church-bell tile (+3 troll power) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 26. p1 tile.r16
 27. p1 lay.a17.3
       p1 builds R16, resource tile (1 free tile) at a17
       p1 forms 1 gold site
 28. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 29. p1 end{v12+b03}
       2 cave tiles are revealed: V12 B03
 30. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 31. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 32. p1 do.outpost
       p1: Build an outpost
 33. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
 34. p1 village.ii
       p1 builds an outpost in village II
 35. p1 store.r16
       p1 stores a piece: R16, outpost (1 free tile)
 36. p1 tile.b03
 37. p1 lay.b16.0
       p1 builds B03, church-bell tile (+3 troll power) at b16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 38. p1 end{r02}  b88f896c99bfcf17
       1 cave tile is revealed: R02
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p2
 39. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p2
 40. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 41. p2 do.refresh_tiles{p15+r11+r05+b13+r09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P15 R11 R05 B13 R09
 42. p2 do.build
       p2: Build 2 cave tiles
 43. p2 tile.b13
 44. p2 lay.a16.2
       p2 builds B13, church-bell tile (+1 diamond) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 45. p2 tile.r11
 46. p2 lay.b15.0
       p2 builds R11, resource tile (+1 diamond) at b15
       p2 forms 1 diamond site
 47. p2 end{p07+v14}
       2 cave tiles are revealed: P07 V14
 48. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 49. p2 do.outpost
       p2: Build an outpost
 50. p2 vacate.op_dia
       p2 takes off the board: outpost 3 (mining diamond takes 2)
 51. p2 village.i
       p2 builds an outpost in village I
 52. p2 store.r11
       p2 stores a piece: R11, outpost (+1 diamond)
       p2 gains 1 diamond
 53. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 54. p2 end  f924f673a0a4c450
       p2 draws II-D5: princess to village II, King: troll power cave
       Turn of p3
 55. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
 56. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 57. p3 do.outpost
       p3: Build an outpost
 58. p3 vacate.op_dia
       p3 takes off the board: outpost 3 (mining diamond takes 2)
 59. p3 village.i
       p3 builds an outpost in village I
       p3 stores a piece: Board 1, outpost (no bonus)
 60. p3 end
 61. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 62. p3 do.build
       p3: Build 2 cave tiles
 63. p3 tile.r05
 64. p3 lay.a16.2
       p3 builds R05, resource tile (+1 gold ingot) at a16
       p3 forms 1 obsidian site
 65. p3 tile.r09
 66. p3 lay.b16.2
       p3 builds R09, resource tile (+2 obsidian) at b16
       p3 forms 1 gold site
 67. p3 do.build
       p3: Build 2 cave tiles
 68. p3 tile.p07
 69. p3 lay.b17.1
       p3 builds P07, princess tile (a bed) at b17
       p3 forms 1 diamond site
 70. p3 tile.p15
 71. p3 lay.a18.0
       p3 builds P15, princess tile (a bed) at a18
       p3 forms 1 diamond site
 72. p3 end{v09+r04+b09+p11}  d4db35410e3bb1d9
       4 cave tiles are revealed: V09 R04 B09 P11
       p3 draws II-D4: neutral changeling to village II, King: mining cave
       Round 2
       Turn of p4
 73. p4 play.iv-d2
       p4 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p4
 74. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
 75. p4 do.refresh_tiles{v04+p06+p10+v08+p16}
       p4: Refresh the cave row
       5 cave tiles are revealed: V04 P06 P10 V08 P16
 76. p4 do.refresh_tiles{v02+b05+r01+v15+p04}
       p4: Refresh the cave row
       5 cave tiles are revealed: V02 B05 R01 V15 P04
 77. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
 78. p4 do.build
       p4: Build 2 cave tiles
 79. p4 tile.b05
 80. p4 lay.c17.3
       p4 builds B05, church-bell tile (refill one type) at c17
       p4 forms 1 gold site
       p4 uncovers 1 stable
 81. p4 tile.r01
 82. p4 lay.a13.1
       p4 builds R01, resource tile (refill one type) at a13
       p4 forms 1 gold site
 83. p4 end{v07+b11}
       2 cave tiles are revealed: V07 B11
 84. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 6 AP
 85. p4 do.outpost
       p4: Build an outpost
 86. p4 vacate.op_gold
       p4 takes off the board: outpost 2 (mining gold takes 2)
 87. p4 village.i
       p4 builds an outpost in village I
 88. p4 store.r01
       p4 stores a piece: R01, outpost (refill one type)
 89. p4 refill.gold
       p4 refills sites with 3 gold ingots
 90. p4 do.outpost
       p4: Build an outpost
 91. p4 vacate.op_dia
       p4 takes off the board: outpost 3 (mining diamond takes 2)
 92. p4 village.ii
       p4 builds an outpost in village II
 93. p4 store.r15
       p4 stores a piece: R15, outpost (1 free tile)
 94. p4 tile.b11
 95. p4 lay.b13.3
       p4 builds B11, church-bell tile (+2 gold ingots) at b13
       p4 forms 1 obsidian site and 1 diamond site
 96. p4 end{r10}  98f8147c8a2e2957
       1 cave tile is revealed: R10
       p4 draws IV-D4: neutral changeling to village IV, King: troll power cave
       Turn of p1
 97. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
 98. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 2 AP
 99. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
100. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
101. p1 end
102. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
103. p1 do.build
       p1: Build 2 cave tiles
104. p1 tile.r10
105. p1 lay.a18.1
       p1 builds R10, resource tile (+2 obsidian) at a18
       p1 forms 1 diamond site
106. p1 tile.p04
107. p1 lay.c16.4
       p1 builds P04, princess tile (a bed) at c16
       p1 forms 1 gold site
108. p1 do.outpost
       p1: Build an outpost
109. p1 vacate.op_obs
       p1 takes off the board: outpost 1 (mining obsidian takes 2)
110. p1 village.ii
       p1 builds an outpost in village II
111. p1 store.r10
       p1 stores a piece: R10, outpost (+2 obsidian)
       p1 gains 2 obsidian
112. p1 end{p13+r08}  8d495134a208dad8
       2 cave tiles are revealed: P13 R08
       p1 draws IV-D5: princess to village IV, King: building cave
       Turn of p2
113. p2 play.iv-d3
       p2 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p2
114. p2 move.beside.i
       p2 brings in a troll: village I
       p2 has 2 AP
115. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
116. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
117. p2 end
118. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
119. p2 do.refresh_tiles{b02+r07+r13+b10+b01}
       p2: Refresh the cave row
       5 cave tiles are revealed: B02 R07 R13 B10 B01
120. p2 do.build
       p2: Build 2 cave tiles
121. p2 tile.b02
122. p2 lay.b16.0
       p2 builds B02, church-bell tile (+2 gold ingots) at b16
       p2 forms 1 obsidian site and 1 gold site
       p2 uncovers 1 stable
123. p2 tile.r07
124. p2 lay.c15.4
       p2 builds R07, resource tile (+1 gold ingot) at c15
       p2 forms 1 gold site
125. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
126. p2 end{p05+b08}  d98f2b1a70847903
       2 cave tiles are revealed: P05 B08
       p2 draws III-D5: princess to village III, King: mining cave
       Turn of p3
127. p3 play.ii-d2
       p3 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
128. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
129. p3 do.build
       p3: Build 2 cave tiles
130. p3 tile.b10
131. p3 lay.a17.2
       p3 builds B10, church-bell tile (refill one type) at a17
       p3 forms 2 obsidian sites
       p3 uncovers 1 stable
132. p3 tile.b01
133. p3 lay.b18.0
       p3 builds B01, church-bell tile (+2 gold ingots) at b18
       p3 forms 1 gold site
       p3 uncovers 1 stable
134. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
135. p3 end{v13+r14}
       2 cave tiles are revealed: V13 R14
136. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
137. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
138. p3 do.build
       p3: Build 2 cave tiles
139. p3 tile.r14
140. p3 lay.b15.4
       p3 builds R14, resource tile (+2 troll power) at b15
       p3 forms 1 gold site
141. p3 tile.r13
142. p3 lay.c15.4
       p3 builds R13, resource tile (+2 troll power) at c15
       p3 forms 1 diamond site
143. p3 do.build
       p3: Build 2 cave tiles
144. p3 tile.b08
145. p3 lay.c18.1
       p3 builds B08, church-bell tile (+3 troll power) at c18
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
146. p3 tile.p05
147. p3 lay.c19.4
       p3 builds P05, princess tile (a bed) at c19
       p3 forms 1 obsidian site and 1 gold site
148. p3 end{p12+p09+p08+v10}  fd4003a6381a3f9f
       4 cave tiles are revealed: P12 P09 P08 V10
       p3 draws III-D1: human to village III, King: troll power cave
       Round 3
       Turn of p4
149. p4 play.iv-d4
       p4 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p4
150. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 2 AP
151. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
152. p4 end
153. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 3 AP
154. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
155. p4 do.buy
       p4: Buy a troll card
156. p4 card.ts7
       p4 takes the troll card Deep Burrower
157. p4 refill.diamond
       p4 refills sites with 3 diamonds
158. p4 do.buy
       p4: Buy a troll card
159. p4 card.ts1
       p4 takes the troll card Silken Quarters
160. p4 end{ts4+tb7}  965733f66dbe55a4
       2 troll cards are revealed: Muffled Bronze and Echo Gem
       p4 draws III-K6: princess to village III, King: village III
       Turn of p1
161. p1 play.iv-d5
       p1 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p1
162. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 6 AP
163. p1 do.refresh_tiles{b14+b07+v05+b06+v03}
       p1: Refresh the cave row
       5 cave tiles are revealed: B14 B07 V05 B06 V03
164. p1 do.build
       p1: Build 2 cave tiles
165. p1 tile.b14
166. p1 lay.d15.4
       p1 builds B14, church-bell tile (1 free troll card) at d15
       p1 forms 1 diamond site
       p1 uncovers 1 stable
167. p1 tile.v03
168. p1 lay.b18.3
       p1 builds V03, victory tile (1 VP per toad card) at b18
       p1 forms 1 gold site
169. p1 do.outpost
       p1: Build an outpost
170. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
171. p1 village.iv
       p1 builds an outpost in village IV
       p1 stores a piece: Board 1, outpost (no bonus)
172. p1 claim.rc11
       p1 claims a challenge: 3 neutral outposts
173. p1 gain.rt05
174. p1 lay.e15.0
       p1 places RT05, royal tile (+2 cows) at e15
       p1 forms 1 gold site
175. p1 end{r06+p01+rt09}
       2 cave tiles are revealed: R06 P01
       1 royal tile is revealed: RT09
176. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 4 AP
177. p1 do.castle
       p1: Castle action
178. p1 refill.gold
       p1 refills sites with 6 gold ingots
179. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
180. p1 end
181. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
182. p1 troll.ii.mining  0ef74a622c83fcab
       p1 moves a troll by an effect: village II → mining cave
       p1 draws I-K3: neutral changeling to village I, King: village I
       Turn of p2
183. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
184. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
185. p2 do.build
       p2: Build 2 cave tiles
186. p2 tile.p01
187. p2 lay.c14.1
       p2 builds P01, princess tile (a bed) at c14
       p2 forms 1 gold site
188. p2 tile.r06
189. p2 lay.c17.0
       p2 builds R06, resource tile (+1 gold ingot) at c17
       p2 forms 1 obsidian site
190. p2 do.outpost
       p2: Build an outpost
191. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
192. p2 village.iv
       p2 builds an outpost in village IV
193. p2 store.r06
       p2 stores a piece: R06, outpost (+1 gold ingot)
       p2 gains 1 gold ingot
194. p2 end{b12+r12}
       2 cave tiles are revealed: B12 R12
195. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
196. p2 do.refill
       p2: Refill excavation sites
197. p2 refill.gold
       p2 refills sites with 3 gold ingots
198. p2 end  df32619f4c054df6
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
199. p3 play.iii-d1
       p3 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p3
200. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 1 of helpers
201. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
202. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
203. p3 end
204. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
205. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
206. p3 do.refresh_tiles{b15+v11+p02+r03+b07}
       p3: Refresh the cave row
       5 cave tiles are revealed: B15 V11 P02 R03 B07
207. p3 do.outpost
       p3: Build an outpost
208. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
209. p3 village.iv
       p3 builds an outpost in village IV
210. p3 store.r09
       p3 stores a piece: R09, outpost (+2 obsidian)
       p3 gains 2 obsidian
211. p3 end  71add3b8228f2f8e
       p3 draws II-K4: princess to village II, King: building cave
       Round 4
       Turn of p4
212. p4 play.i-d6
       p4 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
213. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 3 AP
214. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
215. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
216. p4 end
217. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 4 AP
218. p4 do.outpost
       p4: Build an outpost
219. p4 vacate.op_obs
       p4 takes off the board: outpost 1 (mining obsidian takes 2)
       p4 builds an outpost in village III
       p4 stores a piece: Board 1, outpost (no bonus)
220. p4 claim.rc11
       p4 claims a challenge: 3 neutral outposts
221. p4 gain.rt09
222. p4 lay.d17.4
       p4 places RT09, royal tile (1 free tile) at d17
       p4 forms 1 obsidian site
223. p4 do.royal
       p4: Activate a royal tile
224. p4 royal.rt09
       p4 activates a royal tile: Build 1 face-up cave tile
225. p4 tile.r03
226. p4 lay.e17.3
       p4 builds R03, resource tile (refill one type) at e17
       p4 forms 1 diamond site
227. p4 end{v16+rt15}  57e81b3bc6f2c101
       1 cave tile is revealed: V16
       1 royal tile is revealed: RT15
       p4 draws I-K6: princess to village I, King: village I
       Turn of p1
228. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
229. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 5 AP
230. p1 do.refresh_tiles{v15+v13+v10+v14+v02}
       p1: Refresh the cave row
       5 cave tiles are revealed: V15 V13 V10 V14 V02
231. p1 do.build
       p1: Build 2 cave tiles
232. p1 tile.v13
233. p1 lay.a19.4
       p1 builds V13, victory tile (1 VP per cow in the stables) at a19
234. p1 tile.v02
235. p1 lay.a15.2
       p1 builds V02, victory tile (1 VP per bat card) at a15
236. p1 claim.rc04
       p1 claims a challenge: 3 victory tiles
237. p1 gain.rt16
238. p1 lay.f15.3
       p1 places RT16, royal tile (stores changeling and outpost) at f15
239. p1 do.royal
       p1: Activate a royal tile
240. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
241. p1 end{p16+b12+rt19}
       2 cave tiles are revealed: P16 B12
       1 royal tile is revealed: RT19
242. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 1 AP
243. p1 do.buy
       p1: Buy a troll card
244. p1 card.tb2
       p1 takes the troll card Throne Whisperer
245. p1 end{tt6}  e457d73db95dd9f0
       1 troll card is revealed: Cowherd's Nap
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
246. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       New in village IV: neutral changeling
       The Troll King goes to village IV
247. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 5 AP
248. p2 do.refresh_tiles{r02+p12+p09+b09+v07}
       p2: Refresh the cave row
       5 cave tiles are revealed: R02 P12 P09 B09 V07
249. p2 do.refresh_tiles{v01+p06+v12+v09+r04}
       p2: Refresh the cave row
       5 cave tiles are revealed: V01 P06 V12 V09 R04
250. p2 do.outpost
       p2: Build an outpost
251. p2 vacate.op_obs
       p2 takes off the board: outpost 1 (mining obsidian takes 2)
       p2 builds an outpost in village III
252. p2 store.r07
       p2 stores a piece: R07, outpost (+1 gold ingot)
       p2 gains 1 gold ingot
253. p2 claim.rc11
       p2 claims a challenge: 3 neutral outposts
254. p2 gain.rt11
255. p2 lay.d14.3
       p2 places RT11, royal tile (refill one type) at d14
       p2 forms 1 diamond site
256. p2 end{rt06}
       1 royal tile is revealed: RT06
257. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 3 AP and 1 of helpers
258. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
259. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
260. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
261. p2 end  452d449a906c7d88
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p3
262. p3 play.ii-k4
       p3 plays II-K4: princess to village II, King: building cave
       New in village II: princess
       The Troll King goes to the building cave of p3
263. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 3 AP and 2 of helpers
264. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
265. p3 do.bell
       p3: Take down a church bell
266. p3 store.b10
       p3 stores a piece: B10, church bell (refill one type)
267. p3 refill.diamond
       p3 refills sites with 3 diamonds
268. p3 end
269. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 6 AP
270. p3 do.outpost
       p3: Build an outpost
271. p3 vacate.op_obs
       p3 takes off the board: outpost 1 (mining obsidian takes 2)
       p3 builds an outpost in village III
272. p3 store.r05
       p3 stores a piece: R05, outpost (+1 gold ingot)
       p3 gains 1 gold ingot
273. p3 claim.rc11
       p3 claims a challenge: 3 neutral outposts
274. p3 gain.rt06
275. p3 lay.b19.2
       p3 places RT06, royal tile (mine 3 obsidian) at b19
       p3 forms 1 obsidian site
276. p3 do.royal
       p3: Activate a royal tile
277. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
278. p3 do.build
       p3: Build 2 cave tiles
279. p3 tile.r04
280. p3 lay.c20.1
       p3 builds R04, resource tile (refill one type) at c20
       p3 forms 1 diamond site
281. p3 tile.v12
282. p3 lay.d20.3
       p3 builds V12, victory tile (1 VP per 2 obsidian left in the field) at d20
       p3 forms 1 obsidian site
283. p3 end{p10+p08+rt01}  572a548cd2a3d3b8
       2 cave tiles are revealed: P10 P08
       1 royal tile is revealed: RT01
       p3 draws IV-K4: princess to village IV, King: mining cave
       Round 5
       Turn of p4
284. p4 play.i-k6
       p4 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
285. p4 move.building.i
       p4 moves a troll: building cave → village I
       p4 has 3 AP and 3 of helpers
286. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
287. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
288. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
289. p4 end
290. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 3 AP
291. p4 do.refresh_cards{ts7+ts6+tb2+tt2+ts2}
       p4: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Shed Skin Sack, Throne Whisperer, Endless Halls and Trophy Coil
292. p4 do.buy
       p4: Buy a troll card
293. p4 card.tt2
       p4 takes the troll card Endless Halls
294. p4 do.royal
       p4: Activate a royal tile
295. p4 royal.rt09
       p4 activates a royal tile: Build 1 face-up cave tile
296. p4 tile.p08
297. p4 lay.f17.1
       p4 builds P08, princess tile (a bed) at f17
       p4 forms 1 gold site
298. p4 end{r12+ts8}  e31cc8c149cb3b10
       1 cave tile is revealed: R12
       1 troll card is revealed: Winding Paths
       p4 draws III-K5: princess to village III, King: building cave
       Turn of p1
299. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p1
300. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 5 AP
301. p1 do.refresh_tiles{v04+b06+r08+v08+v06}
       p1: Refresh the cave row
       5 cave tiles are revealed: V04 B06 R08 V08 V06
302. p1 do.refresh_tiles{p11+v05+p13+r02+v08}
       p1: Refresh the cave row
       5 cave tiles are revealed: P11 V05 P13 R02 V08
303. p1 do.build
       p1: Build 2 cave tiles
304. p1 tile.r02
305. p1 lay.f14.1
       p1 builds R02, resource tile (refill one type) at f14
       p1 forms 1 diamond site
306. p1 tile.p13
307. p1 lay.e16.2
       p1 builds P13, princess tile (a bed) at e16
       p1 forms 1 diamond site
308. p1 do.royal
       p1: Activate a royal tile
309. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
310. p1 end{p12+v01}
       2 cave tiles are revealed: P12 V01
311. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
312. p1 do.refill
       p1: Refill excavation sites
313. p1 refill.diamond
       p1 refills sites with 4 diamonds
314. p1 do.buy
       p1: Buy a troll card
315. p1 card.ts2
       p1 takes the troll card Trophy Coil
316. p1 end{tt2}  e40056570c858c08
       1 troll card is revealed: Endless Halls
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p2
317. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
318. p2 move.building.i
319. p2 chase.p3  aff0e3b9b8f6f05d
       p2 chases a troll of p3 out of village I
320. p3 cave.mining  24d1791fbdcff0a3
       The troll of p3 flees from village I to the mining cave
       p2 moves a troll: building cave → village I
       p2 has 4 AP and 1 of helpers
321. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P01, princess (no bonus)
322. p2 gain.rt15
323. p2 lay.d17.3
       p2 places RT15, royal tile (stores changeling and changeling) at d17
       p2 forms 1 gold site
324. p2 end{rt18}
       1 royal tile is revealed: RT18
325. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 4 AP
326. p2 do.refresh_tiles{v09+p16+p06+v06+b15}
       p2: Refresh the cave row
       5 cave tiles are revealed: V09 P16 P06 V06 B15
327. p2 do.refresh_tiles{v11+r12+p09+v10+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: V11 R12 P09 V10 B09
328. p2 do.build
       p2: Build 2 cave tiles
329. p2 tile.r12
330. p2 lay.c13.2
       p2 builds R12, resource tile (+2 troll power) at c13
       p2 forms 1 obsidian site
331. p2 tile.p09
332. p2 lay.b14.0
       p2 builds P09, princess tile (a bed) at b14
       p2 forms 2 obsidian sites
333. p2 end{b06+v16}  d0d5e42c220ef710
       2 cave tiles are revealed: B06 V16
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p3
334. p3 play.iv-k4
       p3 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p3
335. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 1 AP
336. p3 do.buy
       p3: Buy a troll card
337. p3 card.tt2
       p3 takes the troll card Endless Halls
338. p3 end{tt4}
       1 troll card is revealed: Bog Lookout
339. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
340. p3 do.royal
       p3: Activate a royal tile
341. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
342. p3 do.build
       p3: Build 2 cave tiles
343. p3 tile.b06
344. p3 lay.c17.1
       p3 builds B06, church-bell tile (+1 diamond) at c17
       p3 forms 1 obsidian site and 1 gold site
345. p3 tile.v10
346. p3 lay.c21.4
       p3 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at c21
347. p3 do.build
       p3: Build 2 cave tiles
348. p3 tile.v16
349. p3 lay.c14.3
       p3 builds V16, victory tile (1 VP per 2 humans on the board) at c14
       p3 forms 1 diamond site
350. p3 claim.rc04
       p3 claims a challenge: 3 victory tiles
351. p3 gain.rt01
352. p3 lay.d17.1
       p3 places RT01, royal tile (move 2 trolls) at d17
       p3 forms 1 gold site
353. p3 tile.b09
354. p3 lay.a15.1
       p3 builds B09, church-bell tile (1 free troll card) at a15
       p3 forms 1 diamond site
355. p3 end{r08+b12+v15+v07+rt04}  4795ff6f37cc6da1
       4 cave tiles are revealed: R08 B12 V15 V07
       1 royal tile is revealed: RT04
       p3 draws I-K4: princess to village I, King: mining cave
       Round 6
       Turn of p4
356. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p4
357. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 2 AP
358. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
359. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
360. p4 end
361. p4 move.i.troll_power
       p4 moves a troll: village I → troll power cave
       p4 has 4 AP
362. p4 do.buy
       p4: Buy a troll card
363. p4 card.tb2
       p4 takes the troll card Throne Whisperer
364. p4 do.royal
       p4: Activate a royal tile
365. p4 royal.rt09
       p4 activates a royal tile: Build 1 face-up cave tile
366. p4 tile.r08
367. p4 lay.g17.3
       p4 builds R08, resource tile (+1 diamond) at g17
       p4 forms 1 obsidian site
368. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
369. p4 end{p10+tt8}  1c3b2deb11626910
       1 cave tile is revealed: P10
       1 troll card is revealed: Crooked Foreman
       p4 draws I-K1: human to village I, King: troll power cave
       Turn of p1
370. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
371. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
372. p1 do.royal
       p1: Activate a royal tile
373. p1 royal.printed
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
374. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
375. p1 end
376. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
377. p1 do.buy
       p1: Buy a troll card
378. p1 card.ts6
       p1 takes the troll card Shed Skin Sack
       p1 gains 3 obsidian
379. p1 do.royal
       p1: Activate a royal tile
380. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
381. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
382. p1 end{tt7}  f5a00c6ca3948a06
       1 troll card is revealed: Mud Mason
       p1 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p2
383. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
384. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 2 AP
385. p2 do.royal
       p2: Activate a royal tile
386. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
387. p2 refill.diamond
       p2 refills sites with 2 diamonds
388. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
389. p2 end
390. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
391. p2 do.refresh_tiles{b07+v14+v04+p02+p16}
       p2: Refresh the cave row
       5 cave tiles are revealed: B07 V14 V04 P02 P16
392. p2 do.refresh_tiles{v15+p10+p12+p11+v09}
       p2: Refresh the cave row
       5 cave tiles are revealed: V15 P10 P12 P11 V09
393. p2 do.refresh_tiles{v08+b12+v11+b15+v07}
       p2: Refresh the cave row
       5 cave tiles are revealed: V08 B12 V11 B15 V07
394. p2 do.build
       p2: Build 2 cave tiles
395. p2 tile.b12
396. p2 lay.c12.1
       p2 builds B12, church-bell tile (refill one type) at c12
       p2 forms 1 diamond site
       p2 uncovers 1 stable
397. p2 tile.v11
398. p2 lay.a17.4
       p2 builds V11, victory tile (1 VP per 2 obsidian left in the field) at a17
399. p2 end{v05+v01}  e6a884c445265b33
       2 cave tiles are revealed: V05 V01
       p2 draws II-K6: princess to village II, King: village II
       Turn of p3
400. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
401. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 2 AP
402. p3 do.refill
       p3: Refill excavation sites
403. p3 refill.gold
       p3 refills sites with 6 gold ingots
404. p3 end
405. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
406. p3 do.refill
       p3: Refill excavation sites
407. p3 refill.diamond
       p3 refills sites with 3 diamonds
408. p3 do.royal
       p3: Activate a royal tile
409. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
410. p3 end  e9772ccd959bf128
       p3 draws II-K2: neutral changeling to village II, King: troll power cave
       Round 7
       Turn of p4
411. p4 play.i-k1
       p4 plays I-K1: human to village I, King: troll power cave
       Nothing can be added in village I: human
       The Troll King goes to the troll power cave of p4
412. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 6 AP
413. p4 do.buy
       p4: Buy a troll card
414. p4 card.tt7
       p4 takes the troll card Mud Mason
415. p4 tile.v05
416. p4 lay.a17.4
       p4 builds V05, victory tile (1 VP per snake card) at a17
417. p4 claim.rc10
       p4 claims a challenge: 5 troll cards
418. p4 gain.rt04
419. p4 lay.f16.1
       p4 places RT04, royal tile (+2 troll power) at f16
       p4 forms 1 diamond site
420. p4 do.refill
       p4: Refill excavation sites
421. p4 refill.diamond
       p4 refills sites with 2 diamonds
422. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
423. p4 do.royal
       p4: Activate a royal tile
424. p4 royal.rt09
       p4 activates a royal tile: Build 1 face-up cave tile
425. p4 tile.v01
426. p4 lay.a12.3
       p4 builds V01, victory tile (1 VP per bat card) at a12
427. p4 end{p06+v06+rt17+tt7}
       2 cave tiles are revealed: P06 V06
       1 royal tile is revealed: RT17
       1 troll card is revealed: Mud Mason
428. p4 move.troll_power.ii
       p4 moves a troll: troll power cave → village II
       p4 has 2 AP
429. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
430. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
431. p4 end  e22f2214ca760cc2
       p4 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
432. p1 play.iv-k5
       p1 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p1
433. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 6 AP
434. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
435. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
436. p1 do.buy
       p1: Buy a troll card
437. p1 card.tt7
       p1 takes the troll card Mud Mason
438. p1 tile.v06
439. p1 lay.g14.2
       p1 builds V06, victory tile (1 VP per snake card) at g14
       p1 forms 1 obsidian site
440. p1 do.buy
       p1: Buy a troll card
441. p1 card.ts7
       p1 takes the troll card Deep Burrower
442. p1 refill.obsidian
       p1 refills sites with 7 obsidian
443. p1 claim.rc10
       p1 claims a challenge: 5 troll cards
444. p1 gain.rt19
445. p1 lay.c15.2
       p1 places RT19, royal tile (stores outpost and church bell) at c15
       p1 forms 2 obsidian sites
446. p1 end{p11+rt10+ts1+tb3}
       1 cave tile is revealed: P11
       1 royal tile is revealed: RT10
       2 troll cards are revealed: Silken Quarters and Glittering Vein
447. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 3 AP and 1 of helpers
448. p1 do.bell
       p1: Take down a church bell
449. p1 store.b14
       p1 stores a piece: B14, church bell (1 free troll card)
450. p1 card.ts1
       p1 takes the troll card Silken Quarters
451. p1 end{ts5}  e816e07f2bf06d63
       1 troll card is revealed: Nest of Velvet
       p1 draws IV-K6: princess to village IV, King: village IV
       Turn of p2
452. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p2
453. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
454. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
455. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
456. p2 do.royal
       p2: Activate a royal tile
457. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
458. p2 refill.obsidian
       p2 refills sites with 16 obsidian
459. p2 end
460. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 4 AP
461. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 2 diamonds
462. p2 do.royal
       p2: Activate a royal tile
463. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
464. p2 refill.diamond
       p2 refills sites with 3 diamonds
465. p2 end  3d5846d3cb25222c
       p2 draws II-K1: human to village II, King: mining cave
       Turn of p3
466. p3 play.ii-k2
       p3 plays II-K2: neutral changeling to village II, King: troll power cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
467. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 2 AP
468. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
469. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
470. p3 end
471. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 4 AP
472. p3 do.buy
       p3: Buy a troll card
473. p3 card.tb3
       p3 takes the troll card Glittering Vein
474. p3 do.refresh_cards{ts3+tt5+tb5+ts4+tb1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Sunken Bell, Roost Watch, Muffled Bronze and Hoarded Sparks
475. p3 do.buy
       p3: Buy a troll card
476. p3 card.ts3
       p3 takes the troll card Golden Scales
477. p3 do.royal
       p3: Activate a royal tile
478. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
479. p3 end{tt8}  fbd58f2c481b5348
       1 troll card is revealed: Crooked Foreman
       p3 draws IV-K2: neutral changeling to village IV, King: building cave
       Round 8
       Turn of p4
480. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
481. p4 move.troll_power.ii
       p4 moves a troll: troll power cave → village II
       p4 has 4 AP and 1 of helpers
482. p4 do.bell
       p4: Take down a church bell
483. p4 store.b11
       p4 stores a piece: B11, church bell (+2 gold ingots)
       p4 gains 2 gold ingots
484. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
485. p4 end
486. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 4 AP
487. p4 do.royal
       p4: Activate a royal tile
488. p4 royal.rt09
       p4 activates a royal tile: Build 1 face-up cave tile
489. p4 tile.v07
490. p4 lay.c13.1
       p4 builds V07, victory tile (1 VP per diamond left in the field) at c13
491. p4 claim.rc04
       p4 claims a challenge: 3 victory tiles
492. p4 gain.rt10
493. p4 lay.h17.4
       p4 places RT10, royal tile (1 free troll card) at h17
       p4 forms 1 gold site
494. p4 do.buy
       p4: Buy a troll card
495. p4 card.tb1
       p4 takes the troll card Hoarded Sparks
496. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
497. p4 end{b07+rt20+tt1}  809a625167d15e4b
       1 cave tile is revealed: B07
       1 royal tile is revealed: RT20
       1 troll card is revealed: Silent Belfry
       Turn of p1
498. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p1
499. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 4 AP and 1 of helpers
500. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
501. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
502. p1 store.ts6b-2
       p1 stores a piece: Shed Skin Sack TS6B-2, changeling (+2 obsidian)
       p1 gains 2 obsidian
503. p1 end
504. p1 move.ii.troll_power
       p1 moves a troll: village II → troll power cave
       p1 has 4 AP
505. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
506. p1 do.buy
       p1: Buy a troll card
507. p1 card.tt1
       p1 takes the troll card Silent Belfry
508. p1 do.royal
       p1: Activate a royal tile
509. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
510. p1 end{tb6}  39e494581ea23302
       1 troll card is revealed: Night Purse
       Turn of p2
511. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
512. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 2 AP and 2 of helpers
513. p2 do.bell
       p2: Take down a church bell
514. p2 store.b02
       p2 stores a piece: B02, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
515. p2 end
516. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 3 AP
517. p2 do.refresh_tiles{p02+v09+p12+v04+v15}
       p2: Refresh the cave row
       5 cave tiles are revealed: P02 V09 P12 V04 V15
518. p2 do.build
       p2: Build 2 cave tiles
519. p2 tile.v09
520. p2 lay.d11.0
       p2 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at d11
521. p2 tile.v04
522. p2 lay.d16.4
       p2 builds V04, victory tile (1 VP per toad card) at d16
523. p2 claim.rc04
       p2 claims a challenge: 3 victory tiles
524. p2 gain.rt20
525. p2 lay.a14.1
       p2 places RT20, royal tile (one totem of each at the end) at a14
       p2 forms 1 diamond site
526. p2 end{v14+p16+rt12}  6cef01c6784ffe5f
       2 cave tiles are revealed: V14 P16
       1 royal tile is revealed: RT12
       Turn of p3
527. p3 play.iv-k2
       p3 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p3
528. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP
529. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
530. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
531. p3 store.tt2b
       p3 stores a piece: Endless Halls TT2B, changeling (1 free tile)
532. p3 tile.v14
533. p3 lay.a20.0
       p3 builds V14, victory tile (1 VP per cow in the stables) at a20
534. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
535. p3 end{p10}
       1 cave tile is revealed: P10
536. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 4 AP
537. p3 do.bell
       p3: Take down a church bell
538. p3 store.b01
       p3 stores a piece: B01, church bell (+2 gold ingots)
       p3 gains 2 gold ingots
539. p3 end  a7230e18a7c738c7
       Round 9
       Turn of p4
540. p4 play.iii-k5
       p4 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p4
541. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 3 AP
542. p4 do.build
       p4: Build 2 cave tiles
543. p4 tile.p16
544. p4 lay.g18.2
       p4 builds P16, princess tile (a bed) at g18
       p4 forms 1 diamond site
545. p4 tile.p02
546. p4 lay.f18.0
       p4 builds P02, princess tile (a bed) at f18
       p4 forms 1 obsidian site and 1 gold site
547. p4 do.royal
       p4: Activate a royal tile
548. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
549. p4 card.tb6
       p4 takes the troll card Night Purse
       p4 gains 1 gold ingot
550. p4 end{p11+p06+tb8}
       2 cave tiles are revealed: P11 P06
       1 troll card is revealed: Dusk Chant
551. p4 move.troll_power.ii
       p4 moves a troll: troll power cave → village II
       p4 has 3 AP and 2 of helpers
552. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
553. p4 vacate.ch_cow
       p4 takes off the board: changeling 1 (+1 cow)
       p4 gains 1 cow
554. p4 store.tt2a
       p4 stores a piece: Endless Halls TT2A, changeling (1 free tile)
555. p4 tile.p06
556. p4 lay.g16.0
       p4 builds P06, princess tile (a bed) at g16
       p4 forms 1 gold site
557. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
558. p4 end{b15}  0ec7034c2798dec6
       1 cave tile is revealed: B15
       Turn of p1
559. p1 play.iv-k6
       p1 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
560. p1 move.ii.iii
       p1 moves a troll: village II → village III
       p1 has 1 AP and 3 of helpers
561. p1 do.bell
       p1: Take down a church bell
562. p1 store.b03
       p1 stores a piece: B03, church bell (+3 troll power)
       p1 gains 3 troll power
563. p1 end
564. p1 move.troll_power.iii  5b965ed17a044d04
       p1 chases a troll of p3 out of village III
565. p3 cave.building  79b3a92bec13b854
       The troll of p3 flees from village III to the building cave
       p1 moves a troll: troll power cave → village III
       p1 has 2 AP and 2 of helpers
566. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
567. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
568. p1 store.ts7a
       p1 stores a piece: Deep Burrower TS7A, changeling (+1 gold ingot)
       p1 gains 1 gold ingot
569. p1 end  14a7013ce117694e
       Turn of p2
570. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       Nothing can be added in village II: human
       The Troll King goes to the mining cave of p2
571. p2 move.ii.iii
572. p2 chase.p1  8ffba47bb2b3ec1e
       p2 chases a troll of p1 out of village III
573. p1 cave.building  8a55e07c91476b87
       The troll of p1 flees from village III to the building cave
       p2 moves a troll: village II → village III
       p2 has 2 AP and 3 of helpers
574. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
575. p2 do.bell
       p2: Take down a church bell
576. p2 store.b13
       p2 stores a piece: B13, church bell (+1 diamond)
       p2 gains 1 diamond
577. p2 end
578. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 4 AP
579. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
580. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
581. p2 do.royal
       p2: Activate a royal tile
582. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
583. p2 refill.diamond
       p2 refills sites with 1 diamond
584. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
585. p2 end  3c06824ddf9fa084
       Turn of p3
586. p3 play.i-d3
       p3 plays I-D3: neutral changeling to village I, King: mining cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the mining cave of p3
587. p3 move.building.iii
588. p3 chase.p1  90df77f81ea4c043
       p3 chases a troll of p1 out of village III
589. p1 cave.building  f708b6cff21b22a6
       The troll of p1 flees from village III to the building cave
       p3 moves a troll: building cave → village III
       p3 has 4 AP and 1 of helpers
590. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
591. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
592. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
593. p3 store.ts3b
       p3 stores a piece: Golden Scales TS3B, changeling (+1 obsidian)
       p3 gains 1 obsidian
594. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
595. p3 end
596. p3 move.iii.troll_power
       p3 moves a troll: village III → troll power cave
       p3 has 3 AP
597. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 19 obsidian
598. p3 do.royal
       p3: Activate a royal tile
599. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
600. p3 end  7d6c4e1a26b5c383
       Round 10
       Turn of p4
601. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
602. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 3 AP
603. p4 do.royal
       p4: Activate a royal tile
604. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
605. p4 card.tb8
       p4 takes the troll card Dusk Chant
       p4 gains 3 troll power
606. p4 do.refresh_cards{ts5+tt3+tb4+tt5+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Black Glass Pond, Moonlit Chamber, Sunken Bell and Black Glass Pond
607. p4 do.buy
       p4: Buy a troll card
608. p4 card.tt3
       p4 takes the troll card Black Glass Pond
609. p4 end{tb5}
       1 troll card is revealed: Roost Watch
610. p4 move.ii.iii
       p4 moves a troll: village II → village III
       p4 has 3 AP and 3 of helpers
611. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
612. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
613. p4 vacate.ch_up1
       p4 takes off the board: changeling 3 (receive 1 more power)
614. p4 store.tb6a-2
       p4 stores a piece: Night Purse TB6A-2, changeling (+1 troll power)
       p4 gains 1 troll power
615. p4 end  361124fa2281df77
       Turn of p1
616. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
617. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 3 AP
618. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
619. p1 vacate.ch_cap
       p1 takes off the board: changeling 2 (1 more power space)
620. p1 store.ts1b
       p1 stores a piece: Silken Quarters TS1B, changeling (+1 troll power)
       p1 gains 1 troll power
621. p1 claim.rc12
       p1 claims a challenge: 3 neutral changelings
622. p1 gain.rt12
623. p1 lay.c14.1
       p1 places RT12, royal tile (4 obsidian sites) at c14
624. p1 end{rt07}
       1 royal tile is revealed: RT07
625. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
626. p1 do.buy
       p1: Buy a troll card
627. p1 card.tt3
       p1 takes the troll card Black Glass Pond
628. p1 do.refresh_cards{tb3+tt4+tb1+tb8+tb6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Bog Lookout, Hoarded Sparks, Dusk Chant and Night Purse
629. p1 do.buy
       p1: Buy a troll card
630. p1 card.tb3
       p1 takes the troll card Glittering Vein
631. p1 do.royal
       p1: Activate a royal tile
632. p1 royal.rt05
       p1 activates a royal tile: Take 2 cows from the reserve
       p1 gains 2 cows
633. p1 end{tt1}  0f7deee35b57c507
       1 troll card is revealed: Silent Belfry
       Turn of p2
634. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p2
635. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
636. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
637. p2 end
638. p2 move.mining.iii
639. p2 chase.p4  3144015280d876f2
       p2 chases a troll of p4 out of village III
640. p4 cave.building  31e80266e06084e0
       The troll of p4 flees from village III to the building cave
       p2 moves a troll: mining cave → village III
       p2 has 3 AP and 2 of helpers
641. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P09, princess (no bonus)
642. p2 gain.rt17
643. p2 lay.e14.4
       p2 places RT17, royal tile (stores changeling and church bell) at e14
644. p2 end{rt08}  112eb3b193f493b5
       1 royal tile is revealed: RT08
       Turn of p3
645. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       New in village I: princess
       The Troll King goes to the mining cave of p3
646. p3 move.iii.troll_power
       p3 moves a troll: village III → troll power cave
       p3 has 4 AP
647. p3 do.receive
       p3: Receive troll power
       p3 gains 3 troll power
648. p3 do.buy
       p3: Buy a troll card
649. p3 card.tt1
       p3 takes the troll card Silent Belfry
650. p3 do.royal
       p3: Activate a royal tile
651. p3 royal.rt06
       p3 activates a royal tile: Mine 3 obsidian
       p3 mines 3 obsidian
652. p3 end{tt6}
       1 troll card is revealed: Cowherd's Nap
653. p3 move.iii.troll_power
       p3 moves a troll: village III → troll power cave
       p3 has 5 AP
654. p3 do.buy
       p3: Buy a troll card
655. p3 card.tb1
       p3 takes the troll card Hoarded Sparks
656. p3 claim.rc10
       p3 claims a challenge: 5 troll cards
657. p3 gain.rt03
658. p3 lay.a14.4
       p3 places RT03, royal tile (move 3 humans) at a14
       p3 forms 1 gold site
659. p3 do.royal
       p3: Activate a royal tile
660. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
661. p3 do.receive
       p3: Receive troll power
       p3 gains 3 troll power
662. p3 end{rt14+ts6}  37475d3314f1f581
       1 royal tile is revealed: RT14
       1 troll card is revealed: Shed Skin Sack
       The last round is over: p1 wins

p1 +30  Sets of three [PRIN-E2]
p1  +9  Sets of two [PRIN-E2]
p1 +12  Royal tiles [PRIN-E4]
p1  +1  Humans [PRIN-E5]
p1  +3  Victory tile: 1 VP per toad card [PRIN-E6]
p1  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p1  +2  Victory tile: 1 VP per bat card [PRIN-E6]
p1  +4  Victory tile: 1 VP per snake card [PRIN-E6]
p1  +4  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p1  +4  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p1  +2  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p1  +3  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p1  +5  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p1  +2  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p2 +18  Sets of two [PRIN-E2]
p2  +4  Single elements [PRIN-E2]
p2 +14  Princesses [PRIN-E3]
p2 +12  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +3  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p2  +2  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p2  +1  Victory tile: 1 VP per toad card [PRIN-E6]
p3 +30  Sets of three [PRIN-E2]
p3  +4  Single elements [PRIN-E2]
p3  +9  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +5  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3  +2  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +5  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +3  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p3  +4  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p3  +5  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p3  +5  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p4 +15  Sets of three [PRIN-E2]
p4  +9  Sets of two [PRIN-E2]
p4  +4  Single elements [PRIN-E2]
p4  +9  Royal tiles [PRIN-E4]
p4  +1  Humans [PRIN-E5]
p4  +2  Victory tile: 1 VP per snake card [PRIN-E6]
p4  +4  Victory tile: 1 VP per bat card [PRIN-E6]
p4  +6  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p4  +4  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p4  +3  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p4  +3  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p4  +5  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
= p1 85, p3 73, p4 65, p2 55  rounds, won by p1
