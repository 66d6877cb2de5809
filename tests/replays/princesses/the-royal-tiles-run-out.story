princesses/3  seats 4  seed 4  options boards=random later_seats=none

  1. p4 cave.building  0321c0536a1e2af9
       p4 puts the first human in the building cave
  2. p1 cave.building  d5bd4fcc6f62ba45
       p1 puts the first human in the building cave
  3. p2 cave.building  36dee394df1e994a
       p2 puts the first human in the building cave
  4. p3 cave.building  b6304ffd4c9a8038
       p3 puts the first human in the building cave
       p1 draws 3 round cards: I-D2 I-D5 IV-D5
       p2 draws 3 round cards: IV-D2 III-D4 III-D2
       p3 draws 3 round cards: II-D3 I-D6 II-D6
       p4 draws 3 round cards: I-D3 III-D6 IV-D1
       Round 1
       Turn of p4
  5. p4 play.i-d3
       p4 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p4
  6. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 2 AP
  7. p4 do.build
       p4: Build 2 cave tiles
  8. p4 tile.p14
  9. p4 lay.a16.1
       p4 builds P14, princess tile (a bed) at a16
       p4 forms 1 obsidian site
 10. p4 tile.p08
 11. p4 lay.b16.1
       p4 builds P08, princess tile (a bed) at b16
       p4 forms 1 diamond site
 12. p4 end{p16+v09}
       2 cave tiles are revealed: P16 V09
 13. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 14. p4 do.refresh_tiles{r03+b15+p07+p04+b02}
       p4: Refresh the cave row
       5 cave tiles are revealed: R03 B15 P07 P04 B02
 15. p4 do.build
       p4: Build 2 cave tiles
 16. p4 tile.b02
 17. p4 lay.b17.0
       p4 builds B02, church-bell tile (+2 gold ingots) at b17
       p4 forms 1 gold site
       p4 uncovers 1 stable
 18. p4 tile.r03
 19. p4 lay.a18.4
       p4 builds R03, resource tile (refill one type) at a18
       p4 forms 1 diamond site
 20. p4 end{b10+v12}  55fb3c06601a4e7f
       2 cave tiles are revealed: B10 V12
       p4 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p1
 21. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
 22. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 23. p1 do.outpost
       p1: Build an outpost
 24. p1 vacate.op_obs
       p1 takes off the board: outpost 1 (mining obsidian takes 2)
 25. p1 village.iv
       p1 builds an outpost in village IV
       p1 stores a piece: Board 1, outpost (no bonus)
 26. p1 end
 27. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 28. p1 do.build
       p1: Build 2 cave tiles
 29. p1 tile.b15
 30. p1 lay.a16.1
       p1 builds B15, church-bell tile (+1 cow; +1 troll power) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 31. p1 tile.p07
 32. p1 lay.a17.2
       p1 builds P07, princess tile (a bed) at a17
       p1 forms 1 diamond site
 33. p1 do.build
       p1: Build 2 cave tiles
 34. p1 tile.b10
 35. p1 lay.b17.2
       p1 builds B10, church-bell tile (refill one type) at b17
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 36. p1 tile.p04
 37. p1 lay.a18.4
       p1 builds P04, princess tile (a bed) at a18
       p1 forms 1 gold site and 1 diamond site
 38. p1 end{r01+v15+r16+b06}  672ee16b1002a104
       4 cave tiles are revealed: R01 V15 R16 B06
       p1 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p2
 39. p2 play.iv-d2
       p2 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p2
 40. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 41. p2 do.outpost
       p2: Build an outpost
 42. p2 vacate.op_obs
       p2 takes off the board: outpost 1 (mining obsidian takes 2)
 43. p2 village.iv
       p2 builds an outpost in village IV
       p2 stores a piece: Board 1, outpost (no bonus)
 44. p2 end
 45. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 46. p2 do.build
       p2: Build 2 cave tiles
 47. p2 tile.r16
 48. p2 lay.a16.4
       p2 builds R16, resource tile (1 free tile) at a16
       p2 forms 1 obsidian site
 49. p2 tile.r01
 50. p2 lay.b15.4
       p2 builds R01, resource tile (refill one type) at b15
       p2 forms 1 gold site
 51. p2 do.build
       p2: Build 2 cave tiles
 52. p2 tile.b06
 53. p2 lay.b16.3
       p2 builds B06, church-bell tile (+1 diamond) at b16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 54. p2 tile.v12
 55. p2 lay.a17.4
       p2 builds V12, victory tile (1 VP per 2 obsidian left in the field) at a17
 56. p2 end{v14+b07+b04+v13}  6ebe49c3c1ba6ff8
       4 cave tiles are revealed: V14 B07 B04 V13
       p2 draws IV-D4: neutral changeling to village IV, King: troll power cave
       Turn of p3
 57. p3 play.ii-d3
       p3 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p3
 58. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 59. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
 60. p3 do.build
       p3: Build 2 cave tiles
 61. p3 tile.b07
 62. p3 lay.a16.0
       p3 builds B07, church-bell tile (+1 diamond) at a16
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
 63. p3 tile.b04
 64. p3 lay.b15.4
       p3 builds B04, church-bell tile (+3 troll power) at b15
       p3 forms 1 gold site
       p3 uncovers 1 stable
 65. p3 end{b08+v06}
       2 cave tiles are revealed: B08 V06
 66. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 67. p3 do.outpost
       p3: Build an outpost
 68. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
 69. p3 village.i
       p3 builds an outpost in village I
       p3 stores a piece: Board 1, outpost (no bonus)
 70. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
 71. p3 end  6495589cbea20da9
       p3 draws IV-D6: princess to village IV, King: village IV
       Round 2
       Turn of p4
 72. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p4
 73. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 4 AP
 74. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
 75. p4 do.outpost
       p4: Build an outpost
 76. p4 vacate.op_dia
       p4 takes off the board: outpost 3 (mining diamond takes 2)
 77. p4 village.iii
       p4 builds an outpost in village III
 78. p4 store.r03
       p4 stores a piece: R03, outpost (refill one type)
 79. p4 refill.diamond
       p4 refills sites with 2 diamonds
 80. p4 end
 81. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
 82. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
 83. p4 do.refresh_tiles{v16+p11+b13+r13+v10}
       p4: Refresh the cave row
       5 cave tiles are revealed: V16 P11 B13 R13 V10
 84. p4 do.build
       p4: Build 2 cave tiles
 85. p4 tile.r13
 86. p4 lay.a15.2
       p4 builds R13, resource tile (+2 troll power) at a15
       p4 forms 1 diamond site
 87. p4 tile.b13
 88. p4 lay.a14.0
       p4 builds B13, church-bell tile (+1 diamond) at a14
       p4 forms 1 gold site and 1 diamond site
       p4 uncovers 1 stable
 89. p4 end{p05+v07}  74d045ea1e76589c
       2 cave tiles are revealed: P05 V07
       p4 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 90. p1 play.iii-d3
       p1 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p1
 91. p1 move.beside.iv
       p1 brings in a troll: village IV
       p1 has 2 AP
 92. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
 93. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
 94. p1 end
 95. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 2 AP
 96. p1 do.buy
       p1: Buy a troll card
 97. p1 card.ts1
       p1 takes the troll card Silken Quarters
 98. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
 99. p1 end{tb7}  f1c42515af034721
       1 troll card is revealed: Echo Gem
       p1 draws II-D1: human to village II, King: building cave
       Turn of p2
100. p2 play.iii-d4
       p2 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p2
101. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
102. p2 do.refresh_tiles{p12+p13+r10+p10+r08}
       p2: Refresh the cave row
       5 cave tiles are revealed: P12 P13 R10 P10 R08
103. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
104. p2 do.outpost
       p2: Build an outpost
105. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
106. p2 village.iv
       p2 builds an outpost in village IV
107. p2 store.r16
       p2 stores a piece: R16, outpost (1 free tile)
108. p2 tile.r08
109. p2 lay.c17.0
       p2 builds R08, resource tile (+1 diamond) at c17
       p2 forms 1 gold site
110. p2 claim.rc02
       p2 claims a challenge: 3 resource tiles
111. p2 gain.rt13
112. p2 lay.d17.4
       p2 places RT13, royal tile (3 gold sites) at d17
       p2 forms 1 obsidian site
113. p2 end{r11+rt17}
       1 cave tile is revealed: R11
       1 royal tile is revealed: RT17
114. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 6 AP
115. p2 do.build
       p2: Build 2 cave tiles
116. p2 tile.p13
117. p2 lay.c18.4
       p2 builds P13, princess tile (a bed) at c18
       p2 forms 1 gold site and 1 diamond site
118. p2 tile.r11
119. p2 lay.b18.1
       p2 builds R11, resource tile (+1 diamond) at b18
       p2 forms 1 diamond site
120. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
121. p2 do.outpost
       p2: Build an outpost
122. p2 vacate.op_dia
       p2 takes off the board: outpost 3 (mining diamond takes 2)
123. p2 village.ii
       p2 builds an outpost in village II
124. p2 store.r01
       p2 stores a piece: R01, outpost (refill one type)
125. p2 refill.diamond
       p2 refills sites with 2 diamonds
126. p2 claim.rc11
       p2 claims a challenge: 3 neutral outposts
127. p2 gain.rt11
128. p2 lay.d18.1
       p2 places RT11, royal tile (refill one type) at d18
       p2 forms 1 obsidian site
129. p2 end{v05+v02+rt09}  8d3954018cef777d
       2 cave tiles are revealed: V05 V02
       1 royal tile is revealed: RT09
       p2 draws III-D1: human to village III, King: troll power cave
       Turn of p3
130. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
131. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
132. p3 do.refresh_tiles{p09+r07+p02+r14+r04}
       p3: Refresh the cave row
       5 cave tiles are revealed: P09 R07 P02 R14 R04
133. p3 do.build
       p3: Build 2 cave tiles
134. p3 tile.r04
135. p3 lay.a17.3
       p3 builds R04, resource tile (refill one type) at a17
       p3 forms 1 gold site
136. p3 tile.r14
137. p3 lay.b17.4
       p3 builds R14, resource tile (+2 troll power) at b17
       p3 forms 1 diamond site
138. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
139. p3 end{r02+p03}
       2 cave tiles are revealed: R02 P03
140. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
141. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
142. p3 do.build
       p3: Build 2 cave tiles
143. p3 tile.r02
144. p3 lay.c17.3
       p3 builds R02, resource tile (refill one type) at c17
       p3 forms 1 diamond site
145. p3 claim.rc02
       p3 claims a challenge: 3 resource tiles
146. p3 gain.rt09
147. p3 lay.a18.4
       p3 places RT09, royal tile (1 free tile) at a18
       p3 forms 1 diamond site
148. p3 tile.p02
149. p3 lay.b18.1
       p3 builds P02, princess tile (a bed) at b18
       p3 forms 1 obsidian site and 1 gold site
150. p3 do.build
       p3: Build 2 cave tiles
151. p3 tile.p03
152. p3 lay.b19.1
       p3 builds P03, princess tile (a bed) at b19
       p3 forms 1 diamond site
153. p3 tile.r07
154. p3 lay.c19.1
       p3 builds R07, resource tile (+1 gold ingot) at c19
       p3 forms 1 gold site
155. p3 end{b09+v11+r09+v01+rt10}  7425fccf39a187a2
       4 cave tiles are revealed: B09 V11 R09 V01
       1 royal tile is revealed: RT10
       p3 draws I-D1: human to village I, King: mining cave
       Round 3
       Turn of p4
156. p4 play.ii-d2
       p4 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p4
157. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 2 AP
158. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
159. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
160. p4 end
161. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
162. p4 do.build
       p4: Build 2 cave tiles
163. p4 tile.r09
164. p4 lay.b18.3
       p4 builds R09, resource tile (+2 obsidian) at b18
       p4 forms 1 gold site
165. p4 claim.rc02
       p4 claims a challenge: 3 resource tiles
166. p4 gain.rt10
167. p4 lay.c19.4
       p4 places RT10, royal tile (1 free troll card) at c19
       p4 forms 1 diamond site
168. p4 tile.b09
169. p4 lay.b13.0
       p4 builds B09, church-bell tile (1 free troll card) at b13
       p4 forms 1 obsidian site
       p4 uncovers 1 stable
170. p4 do.outpost
       p4: Build an outpost
171. p4 vacate.op_gold
       p4 takes off the board: outpost 2 (mining gold takes 2)
172. p4 village.iii
       p4 builds an outpost in village III
173. p4 store.r09
       p4 stores a piece: R09, outpost (+2 obsidian)
       p4 gains 2 obsidian
174. p4 end{b05+b03+rt12}  e92b7d509dcf7bb4
       2 cave tiles are revealed: B05 B03
       1 royal tile is revealed: RT12
       p4 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p1
175. p1 play.i-d5
       p1 plays I-D5: princess to village I, King: building cave
       Nothing can be added in village I: princess
       The Troll King goes to the building cave of p1
176. p1 move.iv.troll_power
       p1 moves a troll: village IV → troll power cave
       p1 has 2 AP
177. p1 do.refill
       p1: Refill excavation sites
178. p1 refill.diamond
       p1 refills sites with 2 diamonds
179. p1 end
180. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
181. p1 do.refresh_tiles{b01+v04+r12+r15+b12}
       p1: Refresh the cave row
       5 cave tiles are revealed: B01 V04 R12 R15 B12
182. p1 do.build
       p1: Build 2 cave tiles
183. p1 tile.r15
184. p1 lay.a15.4
       p1 builds R15, resource tile (1 free tile) at a15
       p1 forms 1 gold site
185. p1 tile.r12
186. p1 lay.a14.0
       p1 builds R12, resource tile (+2 troll power) at a14
       p1 forms 1 gold site and 1 diamond site
187. p1 do.build
       p1: Build 2 cave tiles
188. p1 tile.b01
189. p1 lay.c17.0
       p1 builds B01, church-bell tile (+2 gold ingots) at c17
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
190. p1 tile.b12
191. p1 lay.c18.0
       p1 builds B12, church-bell tile (refill one type) at c18
       p1 forms 1 gold site
192. p1 end{b11+r06+r05+v08}  1b20a72d625736c9
       4 cave tiles are revealed: B11 R06 R05 V08
       p1 draws II-K1: human to village II, King: mining cave
       Turn of p2
193. p2 play.iii-d2
       p2 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
194. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 2 AP
195. p2 do.royal
       p2: Activate a royal tile
196. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
197. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
198. p2 end
199. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
200. p2 do.build
       p2: Build 2 cave tiles
201. p2 tile.b11
202. p2 lay.e18.1
       p2 builds B11, church-bell tile (+2 gold ingots) at e18
       p2 forms 1 diamond site
       p2 uncovers 1 stable
203. p2 tile.r05
204. p2 lay.e17.2
       p2 builds R05, resource tile (+1 gold ingot) at e17
       p2 forms 1 obsidian site
205. p2 do.outpost
       p2: Build an outpost
       p2 takes off the board: outpost 4 (+2 troll power)
       p2 gains 2 troll power
206. p2 village.ii
       p2 builds an outpost in village II
207. p2 store.r08
       p2 stores a piece: R08, outpost (+1 diamond)
       p2 gains 1 diamond
208. p2 end{b16+b14}  d2c22523ad445e69
       2 cave tiles are revealed: B16 B14
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
209. p3 play.iv-d6
       p3 plays IV-D6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
210. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP
211. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
212. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
213. p3 end
214. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
215. p3 do.outpost
       p3: Build an outpost
216. p3 vacate.op_dia
       p3 takes off the board: outpost 3 (mining diamond takes 2)
217. p3 village.i
       p3 builds an outpost in village I
218. p3 store.r02
       p3 stores a piece: R02, outpost (refill one type)
219. p3 refill.diamond
       p3 refills sites with 4 diamonds
220. p3 do.build
       p3: Build 2 cave tiles
221. p3 tile.b14
222. p3 lay.b16.2
       p3 builds B14, church-bell tile (1 free troll card) at b16
       p3 forms 1 obsidian site and 1 gold site
       p3 uncovers 1 stable
223. p3 tile.r06
224. p3 lay.d19.1
       p3 builds R06, resource tile (+1 gold ingot) at d19
       p3 forms 1 gold site
225. p3 end{p01+v07}  30fdce94a6109299
       2 cave tiles are revealed: P01 V07
       p3 draws II-K6: princess to village II, King: village II
       Round 4
       Turn of p4
226. p4 play.iii-d6
       p4 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
227. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 5 AP
228. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
229. p4 do.bell
       p4: Take down a church bell
230. p4 store.b02
       p4 stores a piece: B02, church bell (+2 gold ingots)
       p4 gains 2 gold ingots
231. p4 end
232. p4 move.iii.building
       p4 moves a troll: village III → building cave
       p4 has 5 AP
233. p4 do.outpost
       p4: Build an outpost
234. p4 vacate.op_obs
       p4 takes off the board: outpost 1 (mining obsidian takes 2)
235. p4 village.iii
       p4 builds an outpost in village III
236. p4 store.r13
       p4 stores a piece: R13, outpost (+2 troll power)
       p4 gains 2 troll power
237. p4 claim.rc11
       p4 claims a challenge: 3 neutral outposts
238. p4 gain.rt12
239. p4 lay.c18.3
       p4 places RT12, royal tile (4 obsidian sites) at c18
       p4 forms 1 gold site
240. p4 do.royal
       p4: Activate a royal tile
241. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
242. p4 card.tb7
       p4 takes the troll card Echo Gem
       p4 gains 1 diamond
243. p4 end{rt14+tb8}  f362d48751e17b2f
       1 royal tile is revealed: RT14
       1 troll card is revealed: Dusk Chant
       p4 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p1
244. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
245. p1 move.troll_power.iv
       p1 moves a troll: troll power cave → village IV
       p1 has 2 AP
246. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
247. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
248. p1 end
249. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 6 AP
250. p1 do.outpost
       p1: Build an outpost
251. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
252. p1 village.i
       p1 builds an outpost in village I
253. p1 store.r15
       p1 stores a piece: R15, outpost (1 free tile)
254. p1 tile.p01
255. p1 lay.b18.3
       p1 builds P01, princess tile (a bed) at b18
       p1 forms 1 obsidian site and 1 diamond site
256. p1 do.outpost
       p1: Build an outpost
257. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
       p1 builds an outpost in village II
       p1 stores a piece: R12, outpost (+2 troll power)
       p1 gains 2 troll power
258. p1 claim.rc11
       p1 claims a challenge: 3 neutral outposts
259. p1 gain.rt14
260. p1 lay.c19.0
       p1 places RT14, royal tile (2 diamond sites) at c19
       p1 forms 1 gold site
261. p1 end{b03+rt04}  23c6f405238b13cb
       1 cave tile is revealed: B03
       1 royal tile is revealed: RT04
       p1 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p2
262. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       New in village IV: neutral changeling
       The Troll King goes to village IV
263. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 2 AP
264. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
265. p2 do.royal
       p2: Activate a royal tile
266. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
267. p2 refill.gold
       p2 refills sites with 3 gold ingots
268. p2 end
269. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 4 AP and 1 of helpers
270. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P13, princess (no bonus)
271. p2 gain.rt04
272. p2 lay.e16.3
       p2 places RT04, royal tile (+2 troll power) at e16
       p2 forms 1 gold site
273. p2 end{rt18}  d087595c67789cb9
       1 royal tile is revealed: RT18
       p2 draws IV-K2: neutral changeling to village IV, King: building cave
       Turn of p3
274. p3 play.i-d1
       p3 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p3
275. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 1 AP
276. p3 do.buy
       p3: Buy a troll card
277. p3 card.tb8
       p3 takes the troll card Dusk Chant
       p3 gains 3 troll power
278. p3 end{tt2}
       1 troll card is revealed: Endless Halls
279. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 4 AP
280. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
281. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
282. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
283. p3 store.tb8a
       p3 stores a piece: Dusk Chant TB8A, changeling (refill one type)
284. p3 refill.gold
       p3 refills sites with 8 gold ingots
285. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
286. p3 end  4c8f1ac4d853dc7e
       p3 draws I-K4: princess to village I, King: mining cave
       Round 5
       Turn of p4
287. p4 play.ii-d4
       p4 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p4
288. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 5 AP
289. p4 do.princess
       p4: Capture a princess
       p4 stores a piece: P08, princess (no bonus)
290. p4 gain.rt08
291. p4 lay.c13.1
       p4 places RT08, royal tile (mine 1 diamond) at c13
       p4 forms 1 diamond site
292. p4 end{rt07}
       1 royal tile is revealed: RT07
293. p4 move.iii.mining
       p4 moves a troll: village III → mining cave
       p4 has 2 AP
294. p4 do.royal
       p4: Activate a royal tile
295. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
296. p4 card.tt2
       p4 takes the troll card Endless Halls
297. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
298. p4 end{tt4}  d4241502102d578f
       1 troll card is revealed: Bog Lookout
       p4 draws III-K5: princess to village III, King: building cave
       Turn of p1
299. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p1
300. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 2 AP
301. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
302. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 2 obsidian
303. p1 end
304. p1 move.iv.i
       p1 moves a troll: village IV → village I
       p1 has 2 AP and 2 of helpers
305. p1 do.bell
       p1: Take down a church bell
306. p1 store.b10
       p1 stores a piece: B10, church bell (refill one type)
307. p1 refill.gold
       p1 refills sites with 5 gold ingots
308. p1 end  696c2214b8f65048
       p1 draws I-K5: princess to village I, King: troll power cave
       Turn of p2
309. p2 play.iii-d1
       p2 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p2
310. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 3 AP
311. p2 do.royal
       p2: Activate a royal tile
312. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
313. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
314. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
315. p2 end
316. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 4 AP
317. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 2 diamonds
318. p2 do.royal
       p2: Activate a royal tile
319. p2 royal.rt11
       p2 activates a royal tile: Refill all your sites of one resource
320. p2 refill.diamond
       p2 refills sites with 3 diamonds
321. p2 end  a0fcbdd07d312a3c
       p2 draws I-K1: human to village I, King: troll power cave
       Turn of p3
322. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
323. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 2 AP
324. p3 do.refresh_cards{ts1+ts3+ts8+tt3+tb2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Golden Scales, Winding Paths, Black Glass Pond and Throne Whisperer
325. p3 do.royal
       p3: Activate a royal tile
326. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
327. p3 end
328. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
329. p3 do.buy
       p3: Buy a troll card
330. p3 card.tt3
       p3 takes the troll card Black Glass Pond
331. p3 do.royal
       p3: Activate a royal tile
332. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
333. p3 do.buy
       p3: Buy a troll card
334. p3 card.ts3
       p3 takes the troll card Golden Scales
335. p3 end{ts3+tb4}  b7de9bbde792bbbb
       2 troll cards are revealed: Golden Scales and Moonlit Chamber
       p3 draws II-K3: neutral changeling to village II, King: village II
       Round 6
       Turn of p4
336. p4 play.iii-k5
       p4 plays III-K5: princess to village III, King: building cave
       New in village III: princess
       The Troll King goes to the building cave of p4
337. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 5 AP
338. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
339. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
340. p4 vacate.ch_cow
       p4 takes off the board: changeling 1 (+1 cow)
       p4 gains 1 cow
341. p4 store.tt2b
       p4 stores a piece: Endless Halls TT2B, changeling (1 free tile)
342. p4 tile.b03
343. p4 lay.d18.2
       p4 builds B03, church-bell tile (+3 troll power) at d18
       p4 forms 1 gold site
344. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
345. p4 end{v10}
       1 cave tile is revealed: V10
346. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 2 AP
347. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
348. p4 do.royal
       p4: Activate a royal tile
349. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
350. p4 card.tb2
       p4 takes the troll card Throne Whisperer
351. p4 end{tt5}  97243eb857e82acb
       1 troll card is revealed: Sunken Bell
       p4 draws III-K1: human to village III, King: building cave
       Turn of p1
352. p1 play.iii-k2
       p1 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
353. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 3 AP
354. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 2 diamonds
355. p1 end
356. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 3 AP and 2 of helpers
357. p1 do.princess
       p1: Capture a princess
       p1 stores a piece: P01, princess (no bonus)
358. p1 gain.rt07
359. p1 lay.d19.2
       p1 places RT07, royal tile (mine 2 gold ingots) at d19
       p1 forms 1 obsidian site
360. p1 end{rt03}  d65899e5d51b46c0
       1 royal tile is revealed: RT03
       p1 draws III-K6: princess to village III, King: village III
       Turn of p2
361. p2 play.i-k1
       p2 plays I-K1: human to village I, King: troll power cave
       Nothing can be added in village I: human
       The Troll King goes to the troll power cave of p2
362. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 3 AP
363. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
364. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
365. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
366. p2 end
367. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 2 AP
368. p2 do.buy
       p2: Buy a troll card
369. p2 card.ts3
       p2 takes the troll card Golden Scales
370. p2 do.royal
       p2: Activate a royal tile
371. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
372. p2 end{tt1}  743ae5a3ac44ce46
       1 troll card is revealed: Silent Belfry
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p3
373. p3 play.ii-k3
       p3 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
374. p3 move.troll_power.i  f5b8777326c3ace6
       p3 chases a troll of p1 out of village I
375. p1 cave.building  67a31d3debc931e8
       The troll of p1 flees from village I to the building cave
       p3 moves a troll: troll power cave → village I
       p3 has 5 AP and 1 of helpers
376. p3 do.bell
       p3: Take down a church bell
377. p3 store.b04
       p3 stores a piece: B04, church bell (+3 troll power)
       p3 gains 3 troll power
378. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
379. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
380. p3 end
381. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 3 AP
382. p3 do.receive
       p3: Receive troll power
       p3 gains 3 troll power
383. p3 do.buy
       p3: Buy a troll card
384. p3 card.tt1
       p3 takes the troll card Silent Belfry
385. p3 end{ts7}  e471f2d2888f516d
       1 troll card is revealed: Deep Burrower
       p3 draws III-K4: princess to village III, King: troll power cave
       Round 7
       Turn of p4
386. p4 play.ii-k2
       p4 plays II-K2: neutral changeling to village II, King: troll power cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the troll power cave of p4
387. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 2 AP
388. p4 do.buy
       p4: Buy a troll card
389. p4 card.ts7
       p4 takes the troll card Deep Burrower
390. p4 refill.diamond
       p4 refills sites with 4 diamonds
391. p4 do.royal
       p4: Activate a royal tile
392. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
393. p4 card.tb4
       p4 takes the troll card Moonlit Chamber
394. p4 claim.rc06
       p4 claims a challenge: 3 bat cards
395. p4 gain.rt01
396. p4 lay.b19.0
       p4 places RT01, royal tile (move 2 trolls) at b19
       p4 forms 1 gold site
397. p4 end{rt15+tb3+tb2}
       1 royal tile is revealed: RT15
       2 troll cards are revealed: Glittering Vein and Throne Whisperer
398. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 3 AP
399. p4 do.refill
       p4: Refill excavation sites
400. p4 refill.gold
       p4 refills sites with 6 gold ingots
401. p4 do.royal
       p4: Activate a royal tile
402. p4 royal.rt10
       p4 activates a royal tile: Take 1 face-up troll card
403. p4 card.tb3
       p4 takes the troll card Glittering Vein
404. p4 end{ts2}  41811e7dffdf2b2e
       1 troll card is revealed: Trophy Coil
       p4 draws II-K5: princess to village II, King: mining cave
       Turn of p1
405. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       New in village I: princess
       The Troll King goes to the troll power cave of p1
406. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
407. p1 do.refill
       p1: Refill excavation sites
408. p1 refill.diamond
       p1 refills sites with 4 diamonds
409. p1 end
410. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
411. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 11 obsidian
412. p1 do.royal
       p1: Activate a royal tile
413. p1 royal.printed
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
414. p1 end  3b85d58f81b5fb9b
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
415. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
416. p2 move.ii.troll_power
       p2 moves a troll: village II → troll power cave
       p2 has 2 AP
417. p2 do.royal
       p2: Activate a royal tile
418. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
419. p2 do.buy
       p2: Buy a troll card
420. p2 card.tb2
       p2 takes the troll card Throne Whisperer
421. p2 end{tt4}
       1 troll card is revealed: Bog Lookout
422. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 2 AP and 3 of helpers
423. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
424. p2 do.bell
       p2: Take down a church bell
425. p2 store.b11
       p2 stores a piece: B11, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
426. p2 end  b0ee2b6073e13bbe
       p2 draws III-K3: neutral changeling to village III, King: village III
       Turn of p3
427. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
428. p3 move.troll_power.i
429. p3 chase.p2  1e45b1ec15cc8a44
       p3 chases a troll of p2 out of village I
430. p2 cave.building  673fd6d699dc5c32
       The troll of p2 flees from village I to the building cave
       p3 moves a troll: troll power cave → village I
       p3 has 5 AP and 1 of helpers
431. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
432. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
433. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
434. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
435. p3 vacate.ch_up2
       p3 takes off the board: changeling 4 (receive 1 more power)
436. p3 store.ts3b
       p3 stores a piece: Golden Scales TS3B, changeling (+1 obsidian)
       p3 gains 1 obsidian
437. p3 end
438. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 4 AP
439. p3 do.royal
       p3: Activate a royal tile
440. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
441. p3 do.buy
       p3: Buy a troll card
442. p3 card.ts1
       p3 takes the troll card Silken Quarters
443. p3 do.refresh_cards{ts6+tt3+tb5+tt2+ts8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Black Glass Pond, Roost Watch, Endless Halls and Winding Paths
444. p3 do.buy
       p3: Buy a troll card
445. p3 card.tt2
       p3 takes the troll card Endless Halls
446. p3 end{tb1}  fb06d5dc2454d29e
       1 troll card is revealed: Hoarded Sparks
       p3 draws I-K6: princess to village I, King: village I
       Round 8
       Turn of p4
447. p4 play.i-k2
       p4 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p4
448. p4 move.iii.troll_power
       p4 moves a troll: village III → troll power cave
       p4 has 3 AP
449. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
450. p4 do.royal
       p4: Activate a royal tile
451. p4 royal.rt08
       p4 activates a royal tile: Mine 1 diamond
       p4 mines 1 diamond
452. p4 end
453. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 5 AP
454. p4 do.princess
       p4: Capture a princess
       p4 stores a piece: P14, princess (no bonus)
455. p4 gain.rt03
456. p4 lay.c12.3
       p4 places RT03, royal tile (move 3 humans) at c12
       p4 forms 1 obsidian site
457. p4 end{rt16}  f7ebfd68c4c1bc0f
       1 royal tile is revealed: RT16
       Turn of p1
458. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       Nothing can be added in village IV: human
       The Troll King goes to the troll power cave of p1
459. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
460. p1 do.royal
       p1: Activate a royal tile
461. p1 royal.rt07
       p1 activates a royal tile: Mine 2 gold ingots
       p1 mines 2 gold ingots
462. p1 do.buy
       p1: Buy a troll card
463. p1 card.tt3
       p1 takes the troll card Black Glass Pond
464. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
465. p1 end{ts4}
       1 troll card is revealed: Muffled Bronze
466. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 3 AP and 2 of helpers
467. p1 do.princess
       p1: Capture a princess
       p1 stores a piece: P04, princess (no bonus)
468. p1 gain.rt16
469. p1 lay.d20.4
       p1 places RT16, royal tile (stores changeling and outpost) at d20
470. p1 end{rt02}  eafa07362f45cdf3
       1 royal tile is revealed: RT02
       Turn of p2
471. p2 play.iv-d4
       p2 plays IV-D4: neutral changeling to village IV, King: troll power cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the troll power cave of p2
472. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 3 AP
473. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
474. p2 do.changeling
       p2: Swap changelings
475. p2 pay.diamond
       p2 pays 1 diamond
476. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
477. p2 store.ts3a
       p2 stores a piece: Golden Scales TS3A, changeling (+1 obsidian)
       p2 gains 1 obsidian
478. p2 end
479. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 3 AP
480. p2 do.buy
       p2: Buy a troll card
481. p2 card.tb1
       p2 takes the troll card Hoarded Sparks
482. p2 do.refresh_cards{ts5+ts4+tt7+tb6+tt6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Muffled Bronze, Mud Mason, Night Purse and Cowherd's Nap
483. p2 do.royal
       p2: Activate a royal tile
484. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
485. p2 end  da52fc16a4a3a250
       Turn of p3
486. p3 play.i-k6
       p3 plays I-K6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
487. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 4 AP
488. p3 do.royal
       p3: Activate a royal tile
489. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
490. p3 tile.v04
491. p3 lay.a20.0
       p3 builds V04, victory tile (1 VP per toad card) at a20
492. p3 do.buy
       p3: Buy a troll card
493. p3 card.tt7
       p3 takes the troll card Mud Mason
494. p3 tile.b16
495. p3 lay.d20.4
       p3 builds B16, church-bell tile (+1 cow; +1 troll power) at d20
       p3 forms 1 obsidian site
496. p3 do.receive
       p3: Receive troll power
       p3 gains 4 troll power
497. p3 end{b05+p05+ts7}
       2 cave tiles are revealed: B05 P05
       1 troll card is revealed: Deep Burrower
498. p3 move.troll_power.i
       p3 moves a troll: troll power cave → village I
       p3 has 5 AP and 2 of helpers
499. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
500. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
501. p3 store.tt2a
       p3 stores a piece: Endless Halls TT2A, changeling (1 free tile)
502. p3 tile.p05
503. p3 lay.d21.3
       p3 builds P05, princess tile (a bed) at d21
       p3 forms 1 gold site
504. p3 claim.rc12
       p3 claims a challenge: 3 neutral changelings
505. p3 gain.rt20
506. p3 lay.e20.2
       p3 places RT20, royal tile (one totem of each at the end) at e20
       p3 forms 1 diamond site
507. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
508. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
509. p3 end{p12+rt19}  e89cd273891db108
       1 cave tile is revealed: P12
       1 royal tile is revealed: RT19
       Round 9
       Turn of p4
510. p4 play.iii-k1
       p4 plays III-K1: human to village III, King: building cave
       Nothing can be added in village III: human
       The Troll King goes to the building cave of p4
511. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 3 AP
512. p4 do.royal
       p4: Activate a royal tile
513. p4 royal.rt08
       p4 activates a royal tile: Mine 1 diamond
       p4 mines 1 diamond
514. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
515. p4 end
516. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 6 AP
517. p4 do.bell
       p4: Take down a church bell
518. p4 store.b13
       p4 stores a piece: B13, church bell (+1 diamond)
       p4 gains 1 diamond
519. p4 do.changeling
       p4: Swap changelings
       p4 pays 1 diamond
520. p4 vacate.ch_up1
       p4 takes off the board: changeling 3 (receive 1 more power)
521. p4 store.ts7a
       p4 stores a piece: Deep Burrower TS7A, changeling (+1 gold ingot)
       p4 gains 1 gold ingot
522. p4 end  c7d3dae91e3e8d95
       Turn of p1
523. p1 play.iii-k6
       p1 plays III-K6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
524. p1 move.i.iii
       p1 moves a troll: village I → village III
       p1 has 2 AP and 3 of helpers
525. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
526. p1 do.bell
       p1: Take down a church bell
527. p1 store.b01
       p1 stores a piece: B01, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
528. p1 end
529. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 4 AP
530. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
531. p1 do.refresh_cards{ts2+tt1+ts6+tb1+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Silent Belfry, Shed Skin Sack, Hoarded Sparks and Echo Gem
532. p1 do.buy
       p1: Buy a troll card
533. p1 card.tt1
       p1 takes the troll card Silent Belfry
534. p1 end{tb3}  a9ecc77596303ec3
       1 troll card is revealed: Glittering Vein
       Turn of p2
535. p2 play.iii-k3
       p2 plays III-K3: neutral changeling to village III, King: village III
       Nothing can be added in village III: neutral changeling
       The Troll King goes to village III
536. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 4 AP
537. p2 do.refresh_tiles{v16+v13+v05+v14+r10}
       p2: Refresh the cave row
       5 cave tiles are revealed: V16 V13 V05 V14 R10
538. p2 do.build
       p2: Build 2 cave tiles
539. p2 tile.v13
540. p2 lay.f18.3
       p2 builds V13, victory tile (1 VP per cow in the stables) at f18
541. p2 tile.r10
542. p2 lay.e15.1
       p2 builds R10, resource tile (+2 obsidian) at e15
       p2 forms 1 diamond site
543. p2 do.royal
       p2: Activate a royal tile
544. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
545. p2 end{v11+p15}
       2 cave tiles are revealed: V11 P15
546. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 4 AP
547. p2 do.changeling
       p2: Swap changelings
548. p2 pay.gold
       p2 pays 2 gold ingots
549. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
550. p2 store.tb1a
       p2 stores a piece: Hoarded Sparks TB1A, changeling (+1 obsidian)
       p2 gains 1 obsidian
551. p2 do.changeling
       p2: Swap changelings
       p2 pays 1 diamond
552. p2 vacate.ch_up2
       p2 takes off the board: changeling 4 (receive 1 more power)
       p2 stores a piece: Board 2, changeling (no bonus)
553. p2 claim.rc12
       p2 claims a challenge: 3 neutral changelings
554. p2 gain.rt15
555. p2 lay.e14.2
       p2 places RT15, royal tile (stores changeling and changeling) at e14
       p2 forms 1 gold site
556. p2 end{rt05}  428a0ed28c2bc28f
       1 royal tile is revealed: RT05
       Turn of p3
557. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
558. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 4 AP
559. p3 do.refill
       p3: Refill excavation sites
560. p3 refill.gold
       p3 refills sites with 4 gold ingots
561. p3 do.royal
       p3: Activate a royal tile
562. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
563. p3 tile.v05
564. p3 lay.c21.3
       p3 builds V05, victory tile (1 VP per snake card) at c21
       p3 forms 1 obsidian site
565. p3 do.buy
       p3: Buy a troll card
566. p3 card.tb3
       p3 takes the troll card Glittering Vein
567. p3 end{v06+tt5}
       1 cave tile is revealed: V06
       1 troll card is revealed: Sunken Bell
568. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 5 AP
569. p3 do.receive
       p3: Receive troll power
       p3 gains 4 troll power
570. p3 do.royal
       p3: Activate a royal tile
571. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
572. p3 tile.p15
573. p3 lay.d22.0
       p3 builds P15, princess tile (a bed) at d22
       p3 forms 1 diamond site
574. p3 do.buy
       p3: Buy a troll card
575. p3 card.tb1
       p3 takes the troll card Hoarded Sparks
576. p3 claim.rc06
       p3 claims a challenge: 3 bat cards
577. p3 gain.rt05
578. p3 lay.d18.4
       p3 places RT05, royal tile (+2 cows) at d18
       p3 forms 1 obsidian site
579. p3 do.buy
       p3: Buy a troll card
580. p3 card.ts2
       p3 takes the troll card Trophy Coil
581. p3 end{p06+rt06+tb8+tb6}  64728231176fe195
       1 cave tile is revealed: P06
       1 royal tile is revealed: RT06
       2 troll cards are revealed: Dusk Chant and Night Purse
       Round 10
       Turn of p4
582. p4 play.ii-k5
       p4 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p4
583. p4 move.iii.troll_power
       p4 moves a troll: village III → troll power cave
       p4 has 3 AP
584. p4 do.refresh_cards{tt7+ts5+tb5+tb7+ts8}
       p4: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Nest of Velvet, Roost Watch, Echo Gem and Winding Paths
585. p4 do.receive
       p4: Receive troll power
       p4 gains 3 troll power
586. p4 end
587. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 6 AP and 1 of helpers
588. p4 do.princess
       p4: Capture a princess
       p4 stores a piece: Moonlit Chamber TB4B-2, princess (no bonus)
589. p4 gain.rt02
590. p4 lay.d11.2
       p4 places RT02, royal tile (move 1 troll; move 1 human) at d11
       p4 forms 1 diamond site
591. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
592. p4 vacate.ch_cap
       p4 takes off the board: changeling 2 (1 more power space)
593. p4 store.tb7b
       p4 stores a piece: Echo Gem TB7B, changeling (+1 cow)
       p4 gains 1 cow
594. p4 claim.rc12
       p4 claims a challenge: 3 neutral changelings
595. p4 gain.rt18
596. p4 lay.d10.2
       p4 places RT18, royal tile (stores church bell and church bell) at d10
       p4 forms 1 diamond site
597. p4 end  b85ca1dd3969185e
       Turn of p1
598. p1 play.iv-d5
       p1 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p1
599. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 5 AP
600. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
601. p1 do.royal
       p1: Activate a royal tile
602. p1 royal.printed
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
603. p1 do.refill
       p1: Refill excavation sites
604. p1 refill.obsidian
       p1 refills sites with 4 obsidian
605. p1 end
606. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 2 AP
607. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
608. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 gains 1 cow
609. p1 store.tt3a
       p1 stores a piece: Black Glass Pond TT3A, changeling (+1 obsidian)
       p1 gains 1 obsidian
610. p1 end  f95c46b424a54cab
       Turn of p2
611. p2 play.iv-k2
       p2 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p2
612. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 5 AP
613. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
614. p2 do.bell
       p2: Take down a church bell
       p2 stores a piece: B06, church bell (+1 diamond)
       p2 gains 1 diamond
615. p2 end
616. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
617. p2 do.receive
       p2: Receive troll power
       p2 gains 4 troll power
618. p2 end  3d3a5b3628bade07
       Turn of p3
619. p3 play.ii-d6
       p3 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
620. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 2 AP
621. p3 do.royal
       p3: Activate a royal tile
622. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
623. p3 tile.v14
624. p3 lay.f20.3
       p3 builds V14, victory tile (1 VP per cow in the stables) at f20
625. p3 end{v15}
       1 cave tile is revealed: V15
626. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 3 AP
627. p3 do.build
       p3: Build 2 cave tiles
628. p3 tile.p06
629. p3 lay.e23.0
       p3 builds P06, princess tile (a bed) at e23
       p3 forms 1 obsidian site
630. p3 tile.v11
631. p3 lay.f23.4
       p3 builds V11, victory tile (1 VP per 2 obsidian left in the field) at f23
       p3 forms 1 obsidian site
632. p3 do.royal
       p3: Activate a royal tile
633. p3 royal.rt05
       p3 activates a royal tile: Take 2 cows from the reserve
       p3 gains 2 cows
634. p3 end{b08+v02}  fd42fc94c7dfb77a
       2 cave tiles are revealed: B08 V02
       The last round is over: p4 wins

p1 +15  Sets of three [PRIN-E2]
p1  +9  Sets of two [PRIN-E2]
p1  +4  Single elements [PRIN-E2]
p1 +14  Princesses [PRIN-E3]
p1  +9  Royal tiles [PRIN-E4]
p1  +1  Humans [PRIN-E5]
p1  +3  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p1  +4  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p1  +4  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2 +30  Sets of three [PRIN-E2]
p2  +9  Sets of two [PRIN-E2]
p2  +4  Single elements [PRIN-E2]
p2  +7  Princesses [PRIN-E3]
p2 +12  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +1  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p2  +4  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p2  +4  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p2  +4  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p2  +5  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p3 +15  Sets of three [PRIN-E2]
p3  +9  Sets of two [PRIN-E2]
p3  +4  Single elements [PRIN-E2]
p3  +9  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +5  Victory tile: 1 VP per toad card [PRIN-E6]
p3  +4  Victory tile: 1 VP per snake card [PRIN-E6]
p3  +3  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +6  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p3  +4  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p3  +4  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p3  +5  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p3  +5  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +3  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p3  +3  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p3  +4  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p4 +30  Sets of three [PRIN-E2]
p4  +9  Sets of two [PRIN-E2]
p4 +21  Princesses [PRIN-E3]
p4 +21  Royal tiles [PRIN-E4]
p4  +1  Humans [PRIN-E5]
p4  +4  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p4  +7  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p4  +4  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
= p4 97, p3 84, p2 81, p1 63  rounds, won by p4
