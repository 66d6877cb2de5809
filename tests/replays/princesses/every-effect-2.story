princesses/1  seats 4  seed 305  options boards=chosen

  1. p4 board.red  d393993850431fc6
       p4 takes the red board
  2. p3 board.violet  4ebbbd223d0a9afb
       p3 takes the violet board
  3. p2 board.yellow  0fd80eef31f235ac
       p2 takes the yellow board
  4. p1 cave.mining  a6ceb74bca3834ed
       p1 puts the first human in the mining cave
  5. p2 cave.building  413c6d26cbc0b9b7
       p2 puts the first human in the building cave
  6. p3 cave.troll_power  0efff723a01ee6b9
       p3 puts the first human in the troll power cave
  7. p4 cave.troll_power  d75a12534d400e86
       p4 puts the first human in the troll power cave
       p1 draws 3 round cards: II-D4 I-D5 IV-D6
       p2 draws 3 round cards: IV-D4 I-D6 III-D6
       p3 draws 3 round cards: III-D2 II-D5 III-D4
       p4 draws 3 round cards: I-D3 IV-D5 IV-D1
       Round 1
       Turn of p1
  8. p1 play.i-d5
       p1 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p1
  9. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 10. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 11. p1 do.refresh_tiles{b03+p01+b11+v07+v09}
       p1: Refresh the cave row
       5 cave tiles are revealed: B03 P01 B11 V07 V09
 12. p1 end
 13. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 14. p1 do.build
       p1: Build 2 cave tiles
 15. p1 tile.b11
 16. p1 lay.a16.2
       p1 builds B11, church-bell tile (+2 gold ingots) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
 17. p1 tile.p01
 18. p1 lay.b16.1
       p1 builds P01, princess tile (a bed) at b16
 19. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 20. p1 end{b02+v16}  2db8b6a14895c1f6
       2 cave tiles are revealed: B02 V16
       p1 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p2
 21. p2 play.iv-d4
       p2 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p2
 22. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 2 AP
 23. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 24. p2 do.buy
       p2: Buy a troll card
 25. p2 card.tt7
       p2 takes the troll card Mud Mason
 26. p2 tile.b03
 27. p2 lay.a16.3
       p2 builds B03, church-bell tile (+3 troll power) at a16
       p2 uncovers 1 stable
 28. p2 end{p03+ts8}
       1 cave tile is revealed: P03
       1 troll card is revealed: Winding Paths
 29. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 1 AP
 30. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 31. p2 end  aaa3042a089992ed
       p2 draws II-D6: princess to village II, King: village II
       Turn of p3
 32. p3 play.iii-d2
       p3 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p3
 33. p3 move.beside.iii
       p3 brings in a troll: village III
       p3 has 1 AP
 34. p3 end
 35. p3 move.beside.ii
       p3 brings in a troll: village II
       p3 has 1 AP and 1 of helpers
 36. p3 end  523542dbfdfaac45
       p3 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p4
 37. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p4
 38. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 1 AP
 39. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
 40. p4 end
 41. p4 move.beside.iv
       p4 brings in a troll: village IV
       p4 has 1 AP
 42. p4 end  1d1cf7921f4156a9
       p4 draws I-D4: neutral changeling to village I, King: troll power cave
       Round 2
       Turn of p1
 43. p1 play.iii-d3
       p1 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p1
 44. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP and 2 of helpers
 45. p1 end
 46. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 2 AP and 2 of helpers
 47. p1 end  d08df0f678e0564d
       p1 draws IV-D2: neutral changeling to village IV, King: building cave
       Turn of p2
 48. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 49. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 1 AP
 50. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 51. p2 end
 52. p2 move.troll_power.ii
 53. p2 chase.p3  8b7d2bbdde61303f
       p2 chases a troll of p3 out of village II
 54. p3 cave.mining  d19b25a57b873166
       The troll of p3 flees from village II to the mining cave
       p2 moves a troll: troll power cave → village II
       p2 has 2 AP and 2 of helpers
 55. p2 do.bell
       p2: Take down a church bell
       p2 stores a piece: B03, church bell (+3 troll power)
       p2 gains 3 troll power
 56. p2 end  69f7e1f9c999c625
       p2 draws III-D5: princess to village III, King: mining cave
       Turn of p3
 57. p3 play.ii-d5
       p3 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p3
 58. p3 move.beside.ii
 59. p3 chase.p1  8f0bc879e97161e4
       p3 chases a troll of p1 out of village II
 60. p1 cave.mining  33e57ac414ab3ab5
       The troll of p1 flees from village II to the mining cave
       p3 brings in a troll: village II
       p3 has 1 AP and 3 of helpers
 61. p3 end
 62. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 3 AP
 63. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 64. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
 65. p3 end  3ded0b1807d5dceb
       p3 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p4
 66. p4 play.iv-d5
       p4 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p4
 67. p4 move.building.ii
 68. p4 chase.p2  93ff6fa260b072d9
       p4 chases a troll of p2 out of village II
 69. p2 cave.mining  2b1c4800464a1caa
       The troll of p2 flees from village II to the mining cave
       p4 moves a troll: building cave → village II
       p4 has 1 AP and 3 of helpers
 70. p4 end
 71. p4 move.iv.ii
 72. p4 chase.p3  ef6cf4a63ff19f6f
       p4 chases a troll of p3 out of village II
 73. p3 cave.building  c7205136ab01ab31
       The troll of p3 flees from village II to the building cave
       p4 moves a troll: village IV → village II
       p4 has 2 AP and 2 of helpers
 74. p4 do.human
       p4: Hire a human
 75. p4 cave.building
       p4 hires a human for the building cave
 76. p4 end  b662e11818177928
       p4 draws IV-D3: neutral changeling to village IV, King: mining cave
       Round 3
       Turn of p1
 77. p1 play.iv-d2
       p1 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p1
 78. p1 move.mining.ii
 79. p1 chase.p4  a02b928637705716
       p1 chases a troll of p4 out of village II
 80. p4 cave.building  f15b72991f76a2e5
       The troll of p4 flees from village II to the building cave
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
 81. p1 end
 82. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 1 AP and 1 of helpers
 83. p1 end  232092552acea972
       p1 draws III-K4: princess to village III, King: troll power cave
       Turn of p2
 84. p2 play.iii-d6
       p2 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 85. p2 move.beside.ii
 86. p2 chase.p4  ca1ad346be0fcce9
       p2 chases a troll of p4 out of village II
 87. p4 cave.mining  199b420ebe451e4a
       The troll of p4 flees from village II to the mining cave
       p2 brings in a troll: village II
       p2 has 2 AP and 2 of helpers
 88. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
 89. p2 vacate.ch_cap
       p2 takes off the board: changeling 2 (1 more power space)
 90. p2 store.board-2
       p2 stores a piece: Board 2, changeling (no bonus)
 91. p2 end
 92. p2 move.beside.ii  6e5ebc42d8c30091
       p2 chases a troll of p1 out of village II
 93. p1 cave.building  f4ccfd6723c8a4c0
       The troll of p1 flees from village II to the building cave
       p2 brings in a troll: village II
       p2 has 3 AP and 1 of helpers
 94. p2 do.castle
       p2: Castle action
       p2 gains 1 diamond
 95. p2 end
 96. p2 troll.ii.building
       p2 moves a troll by an effect: village II → building cave
 97. p2 troll.ii.mining
       p2 moves a troll by an effect: village II → mining cave
 98. p2 troll.ii.building  560d394ce807331c
       p2 moves a troll by an effect: village II → building cave
       p2 draws I-K1: human to village I, King: troll power cave
       Turn of p3
 99. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
100. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
101. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
102. p3 do.build
       p3: Build 2 cave tiles
103. p3 tile.b02
104. p3 lay.a16.2
       p3 builds B02, church-bell tile (+2 gold ingots) at a16
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
105. p3 tile.p03
106. p3 lay.b15.1
       p3 builds P03, princess tile (a bed) at b15
107. p3 end{r09+p16}
       2 cave tiles are revealed: R09 P16
108. p3 move.iii.building
       p3 moves a troll: village III → building cave
       p3 has 4 AP
109. p3 do.outpost
       p3: Build an outpost
110. p3 vacate.op_pow
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
111. p3 village.iii
       p3 builds an outpost in village III
       p3 stores a piece: Board 1, outpost (no bonus)
112. p3 do.refresh_tiles{r05+v01+b05+p12+r07}
       p3: Refresh the cave row
       5 cave tiles are revealed: R05 V01 B05 P12 R07
113. p3 end  cb69290a675d1023
       p3 draws III-K3: neutral changeling to village III, King: village III
       Turn of p4
114. p4 play.i-d3
       p4 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p4
115. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 3 AP
116. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 1 obsidian
117. p4 end
118. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 4 AP
119. p4 do.mine_diamond
       p4: Mine diamond
       p4 mines 1 diamond
120. p4 end  40385379acd2d270
       p4 draws II-K1: human to village II, King: mining cave
       Round 4
       Turn of p1
121. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
122. p1 move.iii.building
       p1 moves a troll: village III → building cave
       p1 has 2 AP
123. p1 do.build
       p1: Build 2 cave tiles
124. p1 tile.r07
125. p1 lay.a17.2
       p1 builds R07, resource tile (+1 gold ingot) at a17
126. p1 tile.r05
127. p1 lay.c17.3
       p1 builds R05, resource tile (+1 gold ingot) at c17
128. p1 end{p10+b14}
       2 cave tiles are revealed: P10 B14
129. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
130. p1 do.build
       p1: Build 2 cave tiles
131. p1 tile.b14
132. p1 lay.b15.3
       p1 builds B14, church-bell tile (1 free troll card) at b15
       p1 uncovers 1 stable
133. p1 tile.p12
134. p1 lay.a18.2
       p1 builds P12, princess tile (a bed) at a18
       p1 forms 1 gold site
135. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
136. p1 end{p07+r13}  45e549541b2ab8b6
       2 cave tiles are revealed: P07 R13
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
137. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
138. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
139. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
140. p2 end
141. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP
142. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
143. p2 end  cb58497f2e5a5bf9
       p2 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p3
144. p3 play.ii-d2
       p3 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
145. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 4 AP
146. p3 do.build
       p3: Build 2 cave tiles
147. p3 tile.v01
148. p3 lay.b14.4
       p3 builds V01, victory tile (1 VP per bat card) at b14
149. p3 tile.p10
150. p3 lay.b16.4
       p3 builds P10, princess tile (a bed) at b16
151. p3 do.build
       p3: Build 2 cave tiles
152. p3 tile.b05
153. p3 lay.a15.1
       p3 builds B05, church-bell tile (refill one type) at a15
       p3 uncovers 1 stable
154. p3 tile.p07
155. p3 lay.c17.1
       p3 builds P07, princess tile (a bed) at c17
156. p3 claim.rc01
       p3 claims a challenge: 3 princess tiles
157. p3 gain.rt16
158. p3 lay.a17.2
       p3 places RT16, royal tile (stores changeling and outpost) at a17
159. p3 end{v06+v10+b06+v03+rt02}
       4 cave tiles are revealed: V06 V10 B06 V03
       1 royal tile is revealed: RT02
160. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
161. p3 do.build
       p3: Build 2 cave tiles
162. p3 tile.b06
163. p3 lay.a18.3
       p3 builds B06, church-bell tile (+1 diamond) at a18
       p3 uncovers 1 stable
164. p3 tile.r13
165. p3 lay.b18.1
       p3 builds R13, resource tile (+2 troll power) at b18
166. p3 do.build
       p3: Build 2 cave tiles
167. p3 tile.v03
168. p3 lay.d17.4
       p3 builds V03, victory tile (1 VP per toad card) at d17
169. p3 tile.v06
170. p3 lay.c19.0
       p3 builds V06, victory tile (1 VP per snake card) at c19
171. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
172. p3 end{p08+p11+r01+p02}  0515adbf9bfb25d6
       4 cave tiles are revealed: P08 P11 R01 P02
       p3 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p4
173. p4 play.i-d4
       p4 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p4
174. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 4 AP
175. p4 end
176. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 5 AP
177. p4 end  5a383584e2f038e4
       p4 draws III-K6: princess to village III, King: village III
       Round 5
       Turn of p1
178. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p1
179. p1 move.ii.building
       p1 moves a troll: village II → building cave
       p1 has 4 AP
180. p1 do.outpost
       p1: Build an outpost
181. p1 vacate.op_gold
       p1 takes off the board: outpost 2 (mining gold takes 2)
182. p1 village.iii
       p1 builds an outpost in village III
183. p1 store.board-1
       p1 stores a piece: Board 1, outpost (no bonus)
184. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
185. p1 end
186. p1 move.beside.i
       p1 brings in a troll: village I
       p1 has 1 AP and 1 of helpers
187. p1 end  d9398770bcbfa7a6
       p1 draws I-K4: princess to village I, King: mining cave
       Turn of p2
188. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
189. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 5 AP
190. p2 end
191. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 2 AP
192. p2 do.build
       p2: Build 2 cave tiles
193. p2 tile.p08
194. p2 lay.a17.0
       p2 builds P08, princess tile (a bed) at a17
195. p2 tile.p02
196. p2 lay.b15.3
       p2 builds P02, princess tile (a bed) at b15
197. p2 end{b01+r10}  33a08f81bdb4e625
       2 cave tiles are revealed: B01 R10
       p2 draws I-K6: princess to village I, King: village I
       Turn of p3
198. p3 play.iii-k3
       p3 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
199. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP
200. p3 do.human
       p3: Hire a human
201. p3 cave.mining
       p3 hires a human for the mining cave
202. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
203. p3 end
204. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 4 AP
205. p3 do.castle
       p3: Castle action
       p3 gains 1 troll power
206. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
207. p3 end
208. p3 troll.iii.mining
       p3 moves a troll by an effect: village III → mining cave
209. p3 troll.iii.troll_power  03b1a469018debfa
       p3 moves a troll by an effect: village III → troll power cave
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p4
210. p4 play.iv-d3
       p4 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p4
211. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 2 AP
212. p4 do.buy
       p4: Buy a troll card
213. p4 card.ts8
       p4 takes the troll card Winding Paths
214. p4 troll.main.building
       p4 moves a troll by an effect: troll power cave → building cave
215. p4 troll.mining.iv
       p4 moves a troll by an effect: mining cave → village IV
216. p4 do.refresh_cards{ts5+tb5+tt6+ts3+tt2}
       p4: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Roost Watch, Cowherd's Nap, Golden Scales and Endless Halls
217. p4 end
218. p4 move.mining.iii
       p4 moves a troll: mining cave → village III
       p4 has 1 AP
219. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
220. p4 end  58e19ab6c3ed9c2f
       p4 draws I-K3: neutral changeling to village I, King: village I
       Round 6
       Turn of p1
221. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p1
222. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 5 AP
223. p1 do.refresh_tiles{p05+b09+p06+b16+r12}
       p1: Refresh the cave row
       5 cave tiles are revealed: P05 B09 P06 B16 R12
224. p1 do.outpost
       p1: Build an outpost
225. p1 vacate.op_dia
       p1 takes off the board: outpost 3 (mining diamond takes 2)
226. p1 village.i
       p1 builds an outpost in village I
       p1 stores a piece: R05, outpost (+1 gold ingot)
       p1 gains 1 gold ingot
227. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
228. p1 end
229. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 2 AP and 1 of helpers
230. p1 end  88e351374c36b181
       p1 draws II-K4: princess to village II, King: building cave
       Turn of p2
231. p2 play.i-k6
       p2 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
232. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
233. p2 end
234. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 1 AP and 2 of helpers
235. p2 end  46c8c978a699615d
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p3
236. p3 play.iii-k2
       p3 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p3
237. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 2 AP and 3 of helpers
238. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
239. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
240. p3 end
241. p3 move.mining.iii
242. p3 chase.p1  0ea46a4e698e8d30
       p3 chases a troll of p1 out of village III
243. p1 cave.mining  29c420da0813a11d
       The troll of p1 flees from village III to the mining cave
       p3 moves a troll: mining cave → village III
       p3 has 3 AP and 2 of helpers
244. p3 do.castle
       p3: Castle action
245. p3 end
246. p3 troll.iii.troll_power
       p3 moves a troll by an effect: village III → troll power cave
247. p3 troll.iii.troll_power  86f53ef090c5067e
       p3 moves a troll by an effect: village III → troll power cave
       p3 draws III-K1: human to village III, King: building cave
       Turn of p4
248. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
249. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 3 AP and 1 of helpers
250. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
251. p4 end
252. p4 troll.main.building
       p4 moves a troll by an effect: village III → building cave
253. p4 troll.iii.building
       p4 moves a troll by an effect: village III → building cave
254. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 2 AP
255. p4 do.changeling
       p4: Swap changelings
       p4 pays 1 diamond
256. p4 vacate.ch_cap
       p4 takes off the board: changeling 2 (1 more power space)
257. p4 store.ts8a
       p4 stores a piece: Winding Paths TS8A, changeling (1 free tile)
258. p4 tile.p05
259. p4 lay.a16.2
       p4 builds P05, princess tile (a bed) at a16
260. p4 end{v08}  9c5d3fd99de8a29c
       1 cave tile is revealed: V08
       p4 draws IV-K2: neutral changeling to village IV, King: building cave
       Round 7
       Turn of p1
261. p1 play.i-k4
       p1 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p1
262. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 1 AP
263. p1 end
264. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 4 AP
265. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
266. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
267. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
268. p1 end  971052ded2ebcfd6
       p1 draws II-K6: princess to village II, King: village II
       Turn of p2
269. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
270. p2 move.iii.mining
       p2 moves a troll: village III → mining cave
       p2 has 5 AP
271. p2 end
272. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 1 AP and 2 of helpers
273. p2 end  87dd8782e078d0af
       p2 draws IV-K4: princess to village IV, King: mining cave
       Turn of p3
274. p3 play.iii-k1
       p3 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p3
275. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 4 AP
276. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
277. p3 do.outpost
       p3: Build an outpost
278. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
279. p3 village.iii
       p3 builds an outpost in village III
280. p3 store.rt16-2
       p3 stores a piece: RT16-2, outpost (no bonus)
281. p3 end
282. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
283. p3 do.build
       p3: Build 2 cave tiles
284. p3 tile.p06
285. p3 lay.a19.3
       p3 builds P06, princess tile (a bed) at a19
286. p3 tile.b16
287. p3 lay.b17.4
       p3 builds B16, church-bell tile (+1 cow; +1 troll power) at b17
288. p3 do.build
       p3: Build 2 cave tiles
289. p3 tile.r12
290. p3 lay.a20.0
       p3 builds R12, resource tile (+2 troll power) at a20
291. p3 tile.v08
292. p3 lay.b20.3
       p3 builds V08, victory tile (1 VP per diamond left in the field) at b20
293. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
294. p3 end{r16+p13+r08+p14}  b946a479463c2c44
       4 cave tiles are revealed: R16 P13 R08 P14
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p4
295. p4 play.i-k3
       p4 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
296. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 1 AP and 1 of helpers
297. p4 end
298. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 3 AP and 1 of helpers
299. p4 do.castle
       p4: Castle action
       p4 gains 1 obsidian
300. p4 end
301. p4 troll.iv.building
       p4 moves a troll by an effect: village IV → building cave
302. p4 troll.iv.mining
       p4 moves a troll by an effect: village IV → mining cave
303. p4 troll.iv.mining  3f0905429f61edf7
       p4 moves a troll by an effect: village IV → mining cave
       p4 draws II-K3: neutral changeling to village II, King: village II
       Round 8
       Turn of p1
304. p1 play.ii-k6
       p1 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
305. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 4 AP
306. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
307. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
308. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
309. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
310. p1 end
311. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 5 AP
312. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
313. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
314. p1 end  71fa6559bc188c78
       Turn of p2
315. p2 play.iv-k4
       p2 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p2
316. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 6 AP
317. p2 end
318. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 1 AP and 1 of helpers
319. p2 end  b7eaf05579ab649d
       Turn of p3
320. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p3
321. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 2 AP
322. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
323. p3 end
324. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
325. p3 do.build
       p3: Build 2 cave tiles
326. p3 tile.b09
327. p3 lay.c16.0
       p3 builds B09, church-bell tile (1 free troll card) at c16
328. p3 tile.p13
329. p3 lay.d15.3
       p3 builds P13, princess tile (a bed) at d15
330. p3 do.build
       p3: Build 2 cave tiles
331. p3 tile.r16
332. p3 lay.e15.2
       p3 builds R16, resource tile (1 free tile) at e15
333. p3 tile.p14
334. p3 lay.d14.4
       p3 builds P14, princess tile (a bed) at d14
       p3 forms 1 obsidian site
335. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
336. p3 end{r02+r11+r15+b12}  3b2f7755aa7cf5c4
       4 cave tiles are revealed: R02 R11 R15 B12
       Turn of p4
337. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
338. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 3 AP and 1 of helpers
339. p4 do.castle
       p4: Castle action
       p4 gains 1 diamond
340. p4 end
341. p4 troll.main.building
       p4 moves a troll by an effect: village II → building cave
342. p4 troll.ii.troll_power
       p4 moves a troll by an effect: village II → troll power cave
343. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 4 AP
344. p4 end  6c48ae1c9f8a945e
       Round 9
       Turn of p1
345. p1 play.iii-k4
       p1 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p1
346. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 2 AP
347. p1 end
348. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 3 AP
349. p1 do.castle
       p1: Castle action
       p1 gains 2 troll power
350. p1 end
351. p1 troll.iii.building
       p1 moves a troll by an effect: village III → building cave
352. p1 troll.iii.building  0f352db075ba5d8d
       p1 moves a troll by an effect: village III → building cave
       Turn of p2
353. p2 play.iv-k5
       p2 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p2
354. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 5 AP
355. p2 end
356. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 2 AP
357. p2 do.buy
       p2: Buy a troll card
358. p2 card.tb5
       p2 takes the troll card Roost Watch
359. p2 do.buy
       p2: Buy a troll card
360. p2 card.ts5
       p2 takes the troll card Nest of Velvet
361. p2 end{tb6+tt5}  99c88323c897a648
       2 troll cards are revealed: Night Purse and Sunken Bell
       Turn of p3
362. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p3
363. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 6 AP
364. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
365. p3 do.build
       p3: Build 2 cave tiles
366. p3 tile.r02
367. p3 lay.d13.3
       p3 builds R02, resource tile (refill one type) at d13
       p3 forms 1 diamond site
368. p3 tile.r11
369. p3 lay.c13.0
       p3 builds R11, resource tile (+1 diamond) at c13
370. p3 do.build
       p3: Build 2 cave tiles
371. p3 tile.b12
372. p3 lay.d12.2
       p3 builds B12, church-bell tile (refill one type) at d12
373. p3 tile.r08
374. p3 lay.b12.2
       p3 builds R08, resource tile (+1 diamond) at b12
375. p3 do.refresh_tiles{r03+p04+b04+b08+b10}
       p3: Refresh the cave row
       5 cave tiles are revealed: R03 P04 B04 B08 B10
376. p3 end
377. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 3 AP
378. p3 do.castle
       p3: Castle action
379. p3 end
380. p3 troll.iii.troll_power  22cdf5c2e6d7677e
       p3 moves a troll by an effect: village III → troll power cave
       Turn of p4
381. p4 play.iv-k2
       p4 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p4
382. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 1 AP
383. p4 end
384. p4 move.mining.building
       p4 moves a troll: mining cave → building cave
       p4 has 3 AP
385. p4 do.build
       p4: Build 2 cave tiles
386. p4 tile.p04
387. p4 lay.a15.1
       p4 builds P04, princess tile (a bed) at a15
388. p4 tile.b08
389. p4 lay.b15.2
       p4 builds B08, church-bell tile (+3 troll power) at b15
       p4 uncovers 1 stable
390. p4 do.refresh_tiles{v05+b07+r14+r04+p15}
       p4: Refresh the cave row
       5 cave tiles are revealed: V05 B07 R14 R04 P15
391. p4 end  232ac6fe93290f93
       Round 10
       Turn of p1
392. p1 play.ii-k4
       p1 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p1
393. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 5 AP
394. p1 end
395. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 3 AP
396. p1 do.build
       p1: Build 2 cave tiles
397. p1 tile.r04
398. p1 lay.b18.4
       p1 builds R04, resource tile (refill one type) at b18
399. p1 tile.r14
400. p1 lay.b14.4
       p1 builds R14, resource tile (+2 troll power) at b14
401. p1 do.refresh_tiles{r06+v04+v12+v11+v02}
       p1: Refresh the cave row
       5 cave tiles are revealed: R06 V04 V12 V11 V02
402. p1 end  70be12037bd1e5ff
       Turn of p2
403. p2 play.i-k1
       p2 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p2
404. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
405. p2 end
406. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 2 AP
407. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
408. p2 end  6cbea35cf972c0d1
       Turn of p3
409. p3 play.ii-d3
       p3 plays II-D3: neutral changeling to village II, King: building cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the building cave of p3
410. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 6 AP
411. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
412. p3 do.build
       p3: Build 2 cave tiles
413. p3 tile.v11
414. p3 lay.a12.4
       p3 builds V11, victory tile (1 VP per 2 obsidian left in the field) at a12
415. p3 tile.r06
416. p3 lay.d11.1
       p3 builds R06, resource tile (+1 gold ingot) at d11
       p3 forms 1 obsidian site
417. p3 do.outpost
       p3: Build an outpost
418. p3 vacate.op_dia
       p3 takes off the board: outpost 3 (mining diamond takes 2)
419. p3 village.ii
       p3 builds an outpost in village II
420. p3 store.r06
       p3 stores a piece: R06, outpost (+1 gold ingot)
       p3 gains 1 gold ingot
421. p3 claim.rc11
       p3 claims a challenge: 3 neutral outposts
422. p3 gain.rt13
423. p3 lay.f15.4
       p3 places RT13, royal tile (3 gold sites) at f15
424. p3 end{v14+r03+rt06}
       2 cave tiles are revealed: V14 R03
       1 royal tile is revealed: RT06
425. p3 move.building.ii
       p3 moves a troll: building cave → village II
       p3 has 2 AP and 1 of helpers
426. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
427. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
428. p3 end  ac254150e48138a9
       Turn of p4
429. p4 play.ii-k1
       p4 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p4
430. p4 move.ii.mining
       p4 moves a troll: village II → mining cave
       p4 has 5 AP
431. p4 end
432. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 6 AP
433. p4 end  75704e294018d3c9
       The last round is over: p3 wins

p1  +8  Single elements [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p2  +9  Sets of two [PRIN-E2]
p2  +1  Humans [PRIN-E5]
p3 +12  Single elements [PRIN-E2]
p3  +6  Royal tiles [PRIN-E4]
p3  +2  Humans [PRIN-E5]
p4  +4  Single elements [PRIN-E2]
p4  +2  Humans [PRIN-E5]
= p3 20, p2 10, p1 9, p4 6  rounds, won by p3
