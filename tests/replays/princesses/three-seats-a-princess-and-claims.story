princesses/3  seats 3  seed 8  options boards=chosen later_seats=none

  1. p1 board.red  b7b4caae2d06d1e3
       p1 takes the red board
  2. p3 board.violet  8d73e52f603ff3f5
       p3 takes the violet board
  3. p2 board.yellow
       p2 takes the yellow board
  4. p2 cave.building  86433603f9fb08cb
       p2 puts the first human in the building cave
  5. p3 cave.building  37b34c9ba9c6b0b2
       p3 puts the first human in the building cave
  6. p1 cave.building  cdfcd3bd5063aebd
       p1 puts the first human in the building cave
       p1 draws 3 round cards: III-D1 I-D3 III-D3
       p2 draws 3 round cards: I-D6 II-D3 II-D2
       p3 draws 3 round cards: II-D1 I-D4 III-D6
       Round 1
       Turn of p2
  7. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
  8. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 2 AP
  9. p2 do.build
       p2: Build 2 cave tiles
 10. p2 tile.b14
 11. p2 lay.a16.2
       p2 builds B14, church-bell tile (1 free troll card) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
 12. p2 tile.p01
 13. p2 lay.a15.2
       p2 builds P01, princess tile (a bed) at a15
 14. p2 end{r06+r08}
       2 cave tiles are revealed: R06 R08
 15. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 16. p2 do.build
       p2: Build 2 cave tiles
 17. p2 tile.r06
 18. p2 lay.a17.1
       p2 builds R06, resource tile (+1 gold ingot) at a17
 19. p2 tile.r08
 20. p2 lay.a18.0
       p2 builds R08, resource tile (+1 diamond) at a18
 21. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 22. p2 end{p05+b01}  9a46d637d3b6df46
       2 cave tiles are revealed: P05 B01
       p2 draws III-D5: princess to village III, King: mining cave
       Turn of p3
 23. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 24. p3 move.beside.iii
       p3 brings in a troll: village III
       p3 has 2 AP
 25. p3 do.human
       p3: Hire a human
 26. p3 cave.mining
       p3 hires a human for the mining cave
 27. p3 end
 28. p3 move.beside.iii
       p3 brings in a troll: village III
       p3 has 3 AP
 29. p3 do.castle
       p3: Castle action
 30. p3 troll.iii.ii
       p3 moves a troll by an effect: village III → village II
 31. p3 troll.iii.i
       p3 moves a troll by an effect: village III → village I
 32. p3 end  ba7b2f8fbb0b244f
       p3 draws III-D4: neutral changeling to village III, King: building cave
       Turn of p1
 33. p1 play.iii-d3
       p1 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p1
 34. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP and 1 of helpers
 35. p1 end
 36. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 37. p1 do.build
       p1: Build 2 cave tiles
 38. p1 tile.b01
 39. p1 lay.a16.0
       p1 builds B01, church-bell tile (+2 gold ingots) at a16
       p1 uncovers 1 stable
 40. p1 tile.p05
 41. p1 lay.a17.0
       p1 builds P05, princess tile (a bed) at a17
 42. p1 end{v07+r01}  aadcb170089607a3
       2 cave tiles are revealed: V07 R01
       p1 draws II-D6: princess to village II, King: village II
       Round 2
       Turn of p2
 43. p2 play.ii-d3
       p2 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p2
 44. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
 45. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 46. p2 do.build
       p2: Build 2 cave tiles
 47. p2 tile.v07
 48. p2 lay.b16.3
       p2 builds V07, victory tile (1 VP per diamond left in the field) at b16
 49. p2 tile.v11
 50. p2 lay.a19.4
       p2 builds V11, victory tile (1 VP per 2 obsidian left in the field) at a19
       p2 forms 1 obsidian site
 51. p2 do.build
       p2: Build 2 cave tiles
 52. p2 tile.b03
 53. p2 lay.b18.1
       p2 builds B03, church-bell tile (+3 troll power) at b18
       p2 uncovers 1 stable
 54. p2 tile.r01
 55. p2 lay.c18.2
       p2 builds R01, resource tile (refill one type) at c18
       p2 forms 1 obsidian site
 56. p2 end{r09+b13+r02+v08}
       4 cave tiles are revealed: R09 B13 R02 V08
 57. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 6 AP
 58. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
 59. p2 do.build
       p2: Build 2 cave tiles
 60. p2 tile.r09
 61. p2 lay.c19.4
       p2 builds R09, resource tile (+2 obsidian) at c19
       p2 forms 1 gold site
 62. p2 tile.r02
 63. p2 lay.d19.0
       p2 builds R02, resource tile (refill one type) at d19
 64. p2 do.refresh_tiles{p14+v01+v05+v09+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P14 V01 V05 V09 B09
 65. p2 do.refresh_tiles{p11+v14+r15+r05+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P11 V14 R15 R05 R11
 66. p2 do.refresh_tiles{b12+p02+r03+r12+v15}
       p2: Refresh the cave row
       5 cave tiles are revealed: B12 P02 R03 R12 V15
 67. p2 end  0eed3d6d4fced936
       p2 draws I-D5: princess to village I, King: building cave
       Turn of p3
 68. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
 69. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 70. p3 do.build
       p3: Build 2 cave tiles
 71. p3 tile.r12
 72. p3 lay.a16.4
       p3 builds R12, resource tile (+2 troll power) at a16
 73. p3 tile.b12
 74. p3 lay.a17.1
       p3 builds B12, church-bell tile (refill one type) at a17
       p3 uncovers 1 stable
 75. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 76. p3 end{r16+p07}
       2 cave tiles are revealed: R16 P07
 77. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 1 AP
 78. p3 do.buy
       p3: Buy a troll card
 79. p3 card.ts1
       p3 takes the troll card Silken Quarters
 80. p3 end{tb7}  2fdd0edff56a953f
       1 troll card is revealed: Echo Gem
       p3 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 81. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
 82. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 2 AP and 1 of helpers
 83. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
 84. p1 end
 85. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 3 AP and 1 of helpers
 86. p1 do.human
       p1: Hire a human
 87. p1 cave.troll_power
       p1 hires a human for the troll power cave
 88. p1 end  ee21045641598554
       p1 draws II-D5: princess to village II, King: troll power cave
       Round 3
       Turn of p2
 89. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p2
 90. p2 move.beside.ii
 91. p2 chase.p3  3438ef14c9cfb2b3
       p2 chases a troll of p3 out of village II
 92. p3 cave.mining  a0482f48d8b38a80
       The troll of p3 flees from village II to the mining cave
       p2 brings in a troll: village II
       p2 has 1 AP and 3 of helpers
 93. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 94. p2 end
 95. p2 move.building.ii  f1eb26aa9157db86
       p2 chases a troll of p1 out of village II
 96. p1 cave.troll_power  3d5d52c1aabcbb91
       The troll of p1 flees from village II to the troll power cave
       p2 moves a troll: building cave → village II
       p2 has 2 AP and 2 of helpers
 97. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
 98. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
       p2 stores a piece: Board 2, changeling (no bonus)
 99. p2 end  0501f137a9e6f55b
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p3
100. p3 play.i-d4
       p3 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
101. p3 move.i.ii
102. p3 chase.p1  8139d3b9f3b47c8e
       p3 chases a troll of p1 out of village II
103. p1 cave.mining  99661846e44c9136
       The troll of p1 flees from village II to the mining cave
       p3 moves a troll: village I → village II
       p3 has 1 AP and 3 of helpers
104. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
105. p3 end
106. p3 move.beside.ii
107. p3 chase.p2  2f612bf0a76cb6c9
       p3 chases a troll of p2 out of village II
108. p2 cave.building  d1a696a0f690dc5a
       The troll of p2 flees from village II to the building cave
       p3 brings in a troll: village II
       p3 has 2 AP and 2 of helpers
109. p3 do.bell
       p3: Take down a church bell
       p3 stores a piece: B12, church bell (refill one type)
       p3 refills sites with 1 obsidian
110. p3 end  fb6d574c0e71b89d
       p3 draws III-K1: human to village III, King: building cave
       Turn of p1
111. p1 play.ii-d6
       p1 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
112. p1 move.beside.ii
113. p1 chase.p2  ff569951fe70a827
       p1 chases a troll of p2 out of village II
114. p2 cave.troll_power  507c257d0b56da02
       The troll of p2 flees from village II to the troll power cave
       p1 brings in a troll: village II
       p1 has 3 AP and 2 of helpers
115. p1 do.castle
       p1: Castle action
       p1 gains 2 obsidian
116. p1 end
117. p1 troll.main.building
       p1 moves a troll by an effect: village II → building cave
118. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
119. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
120. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B01, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
121. p1 end  09f9c5fa0e02eb93
       p1 draws I-K3: neutral changeling to village I, King: village I
       Round 4
       Turn of p2
122. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
123. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 3 of helpers
124. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
125. p2 end
126. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 2 AP
127. p2 end  3440825f4ca9b6d0
       p2 draws II-K4: princess to village II, King: building cave
       Turn of p3
128. p3 play.ii-d1
       p3 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p3
129. p3 move.mining.ii
130. p3 chase.p1  c05786ac44cf1015
       p3 chases a troll of p1 out of village II
131. p1 cave.troll_power  a087fbc4a702294c
       The troll of p1 flees from village II to the troll power cave
       p3 moves a troll: mining cave → village II
       p3 has 3 AP and 1 of helpers
132. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
133. p3 end
134. p3 move.troll_power.ii  00d0019300704636
       p3 chases a troll of p2 out of village II
135. p2 cave.troll_power  79f53f825e6de399
       The troll of p2 flees from village II to the troll power cave
       p3 moves a troll: troll power cave → village II
       p3 has 4 AP
136. p3 do.castle
       p3: Castle action
       p3 gains 2 obsidian
137. p3 end
138. p3 troll.ii.mining
       p3 moves a troll by an effect: village II → mining cave
139. p3 troll.ii.troll_power
       p3 moves a troll by an effect: village II → troll power cave
140. p3 troll.ii.building
       p3 moves a troll by an effect: village II → building cave
141. p3 troll.ii.mining  a96a21e77e3316fe
       p3 moves a troll by an effect: village II → mining cave
       p3 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
142. p1 play.iii-d1
       p1 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p1
143. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
144. p1 do.buy
       p1: Buy a troll card
145. p1 card.ts4
       p1 takes the troll card Muffled Bronze
146. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
147. p1 do.refresh_cards{tt2+tt6+tt4+tt1+tt7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Cowherd's Nap, Bog Lookout, Silent Belfry and Mud Mason
148. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
149. p1 end
150. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 6 AP
151. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 1 obsidian
152. p1 do.buy
       p1: Buy a troll card
153. p1 card.tt2
       p1 takes the troll card Endless Halls
154. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 3 obsidian
155. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
156. p1 end{tb3}  7687e529515536ae
       1 troll card is revealed: Glittering Vein
       p1 draws III-K4: princess to village III, King: troll power cave
       Round 5
       Turn of p2
157. p2 play.ii-k4
       p2 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p2
158. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
159. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
160. p2 do.outpost
       p2: Build an outpost
161. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
162. p2 village.i
       p2 builds an outpost in village I
163. p2 store.r08
       p2 stores a piece: R08, outpost (+1 diamond)
       p2 gains 1 diamond
164. p2 do.refresh_tiles{p09+v03+p06+v13+b11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 V03 P06 V13 B11
165. p2 end
166. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 1 AP
167. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
168. p2 end  c1afb9ffdfbea7e1
       p2 draws II-K1: human to village II, King: mining cave
       Turn of p3
169. p3 play.iii-k1
       p3 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p3
170. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
171. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
172. p3 do.build
       p3: Build 2 cave tiles
173. p3 tile.v03
174. p3 lay.b16.3
       p3 builds V03, victory tile (1 VP per toad card) at b16
175. p3 tile.v13
       p3 builds V13, victory tile (1 VP per cow in the stables) at a15
176. p3 do.build
       p3: Build 2 cave tiles
177. p3 tile.b11
178. p3 lay.a18.2
       p3 builds B11, church-bell tile (+2 gold ingots) at a18
       p3 uncovers 1 stable
179. p3 tile.p09
180. p3 lay.a19.3
       p3 builds P09, princess tile (a bed) at a19
181. p3 end{b06+v10+p03+b05}
       4 cave tiles are revealed: B06 V10 P03 B05
182. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 6 AP
183. p3 do.build
       p3: Build 2 cave tiles
184. p3 tile.b05
185. p3 lay.b19.2
       p3 builds B05, church-bell tile (refill one type) at b19
       p3 uncovers 1 stable
186. p3 claim.rc03
       p3 claims a challenge: 3 church-bell tiles
187. p3 gain.rt02
188. p3 lay.b18.2
       p3 places RT02, royal tile (move 1 troll; move 1 human) at b18
189. p3 tile.b06
190. p3 lay.c18.2
       p3 builds B06, church-bell tile (+1 diamond) at c18
191. p3 do.royal
       p3: Activate a royal tile
192. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
193. p3 do.build
       p3: Build 2 cave tiles
194. p3 tile.p06
195. p3 lay.b20.1
       p3 builds P06, princess tile (a bed) at b20
196. p3 tile.p03
197. p3 lay.a20.2
       p3 builds P03, princess tile (a bed) at a20
       p3 forms 1 obsidian site
198. p3 do.refresh_tiles{p10+r13+p15+p13+b15}
       p3: Refresh the cave row
       5 cave tiles are revealed: P10 R13 P15 P13 B15
199. p3 end{rt17}  7ad84b12e17524a8
       1 royal tile is revealed: RT17
       p3 draws I-K1: human to village I, King: troll power cave
       Turn of p1
200. p1 play.iii-k4
       p1 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p1
201. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
202. p1 do.build
       p1: Build 2 cave tiles
203. p1 tile.r13
204. p1 lay.b17.4
       p1 builds R13, resource tile (+2 troll power) at b17
       p1 forms 1 diamond site
205. p1 tile.b15
206. p1 lay.a18.3
       p1 builds B15, church-bell tile (+1 cow; +1 troll power) at a18
       p1 uncovers 1 stable
207. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
208. p1 end{b07+b04}
       2 cave tiles are revealed: B07 B04
209. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 6 AP
210. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
211. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
212. p1 do.refill
       p1: Refill excavation sites
213. p1 refill.diamond
       p1 refills sites with 1 diamond
214. p1 do.refresh_cards{ts8+ts2+ts5+tb3+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Trophy Coil, Nest of Velvet, Glittering Vein and Hoarded Sparks
215. p1 end  9a3898a76c6708db
       p1 draws III-K2: neutral changeling to village III, King: mining cave
       Round 6
       Turn of p2
216. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
217. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 3 AP
218. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
219. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
220. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
221. p2 end
222. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
223. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
224. p2 do.build
       p2: Build 2 cave tiles
225. p2 tile.b04
226. p2 lay.d20.1
       p2 builds B04, church-bell tile (+3 troll power) at d20
       p2 uncovers 1 stable
227. p2 claim.rc03
       p2 claims a challenge: 3 church-bell tiles
228. p2 gain.rt01
229. p2 lay.e19.4
       p2 places RT01, royal tile (move 2 trolls) at e19
230. p2 tile.p15
231. p2 lay.d17.4
       p2 builds P15, princess tile (a bed) at d17
232. p2 do.build
       p2: Build 2 cave tiles
233. p2 tile.b07
234. p2 lay.d21.1
       p2 builds B07, church-bell tile (+1 diamond) at d21
235. p2 tile.p13
236. p2 lay.d16.0
       p2 builds P13, princess tile (a bed) at d16
237. p2 end{r11+b09+r03+v05+rt13}  515d93a9a5e029cb
       4 cave tiles are revealed: R11 B09 R03 V05
       1 royal tile is revealed: RT13
       p2 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p3
238. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
239. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 4 AP
240. p3 do.royal
       p3: Activate a royal tile
241. p3 royal.rt02
       p3 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
242. p3 troll.building.troll_power
       p3 moves a troll by an effect: building cave → troll power cave
243. p3 human.building.mining
       p3 moves a human: building cave → mining cave
244. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 1 diamond
245. p3 end
246. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 6 AP
247. p3 do.royal
       p3: Activate a royal tile
248. p3 royal.rt02
       p3 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
249. p3 troll.building.iii
       p3 moves a troll by an effect: building cave → village III
250. p3 human.mining.building
       p3 moves a human: mining cave → building cave
251. p3 do.mine_gold
       p3: Mine gold
       p3 mines 1 gold ingot
252. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
253. p3 end  f06ea2088f55cb2e
       p3 draws III-K6: princess to village III, King: village III
       Turn of p1
254. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
255. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
256. p1 do.build
       p1: Build 2 cave tiles
257. p1 tile.v05
258. p1 lay.b15.0
       p1 builds V05, victory tile (1 VP per snake card) at b15
       p1 forms 1 obsidian site
259. p1 tile.p10
260. p1 lay.b18.1
       p1 builds P10, princess tile (a bed) at b18
       p1 forms 1 obsidian site
261. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 1 obsidian
262. p1 end{p11+v01}
       2 cave tiles are revealed: P11 V01
263. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
264. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 7 obsidian
265. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
266. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
267. p1 end  40d0087fafb18d03
       p1 draws III-K5: princess to village III, King: building cave
       Round 7
       Turn of p2
268. p2 play.i-k2
       p2 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p2
269. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 1 AP and 1 of helpers
270. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
271. p2 end
272. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 2 AP and 1 of helpers
273. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
274. p2 end  57a89460baab0b96
       p2 draws III-K3: neutral changeling to village III, King: village III
       Turn of p3
275. p3 play.iii-k6
       p3 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
276. p3 move.mining.i
       p3 moves a troll: mining cave → village I
       p3 has 1 AP
277. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
278. p3 end
279. p3 move.iii.mining
       p3 moves a troll: village III → mining cave
       p3 has 4 AP
280. p3 do.royal
       p3: Activate a royal tile
281. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
282. p3 end  0259a5aca7ae969f
       p3 draws I-K6: princess to village I, King: village I
       Turn of p1
283. p1 play.iii-k2
       p1 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
284. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 2 of helpers
285. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
286. p1 end
287. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
288. p1 do.buy
       p1: Buy a troll card
289. p1 card.tb1
       p1 takes the troll card Hoarded Sparks
290. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
291. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
292. p1 do.refresh_cards{tb1+ts1+ts3+tt5+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Silken Quarters, Golden Scales, Sunken Bell and Deep Burrower
293. p1 end  ff3e56fa9ee0f4c0
       p1 draws II-K5: princess to village II, King: mining cave
       Round 8
       Turn of p2
294. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p2
295. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 2 AP and 1 of helpers
296. p2 end
297. p2 move.iii.i
       p2 moves a troll: village III → village I
       p2 has 3 AP and 1 of helpers
298. p2 do.castle
       p2: Castle action
299. p2 end
300. p2 troll.i.troll_power
       p2 moves a troll by an effect: village I → troll power cave
301. p2 troll.i.mining  b4ec4a8d76587bb7
       p2 moves a troll by an effect: village I → mining cave
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Turn of p3
302. p3 play.i-k6
       p3 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
303. p3 move.mining.i
       p3 moves a troll: mining cave → village I
       p3 has 3 AP
304. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
305. p3 vacate.ch_cap
       p3 takes off the board: changeling 2 (1 more power space)
306. p3 store.ts1a
       p3 stores a piece: Silken Quarters TS1A, changeling (+1 troll power)
       p3 gains 1 troll power
307. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
308. p3 end
309. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 4 AP
310. p3 do.human
       p3: Hire a human
311. p3 cave.building
       p3 hires a human for the building cave
312. p3 end  5eb973c5e15a7efc
       p3 draws I-N2: neutral changeling to village I, King: troll power cave
       Turn of p1
313. p1 play.iii-k5
       p1 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p1
314. p1 move.iii.i
       p1 moves a troll: village III → village I
       p1 has 1 AP and 3 of helpers
315. p1 do.bell
       p1: Take down a church bell
316. p1 store.ts4a-2
       p1 stores a piece: Muffled Bronze TS4A-2, church bell (+2 troll power)
317. p1 end
318. p1 move.troll_power.i  3ecdccd41abe48e7
       p1 chases a troll of p3 out of village I
319. p3 cave.building  2938f71733f1ae6c
       The troll of p3 flees from village I to the building cave
       p1 moves a troll: troll power cave → village I
       p1 has 2 AP and 2 of helpers
320. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B15, church bell (+1 cow; +1 troll power)
       p1 gains 1 cow
321. p1 claim.rc13
       p1 claims a challenge: 3 church bells
322. p1 gain.rt17
323. p1 lay.c17.0
       p1 places RT17, royal tile (stores changeling and church bell) at c17
324. p1 end{rt08}  b4e28bc2a85affad
       1 royal tile is revealed: RT08
       p1 draws I-N1: human to village I, King: mining cave
       Round 9
       Turn of p2
325. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
326. p2 move.troll_power.i
327. p2 chase.p1  38992d92979a76f1
       p2 chases a troll of p1 out of village I
328. p1 cave.mining  fc83f9878b4885d8
       The troll of p1 flees from village I to the mining cave
       p2 moves a troll: troll power cave → village I
       p2 has 2 AP and 3 of helpers
329. p2 do.bell
       p2: Take down a church bell
330. p2 store.b03
       p2 stores a piece: B03, church bell (+3 troll power)
       p2 gains 3 troll power
331. p2 end
332. p2 move.iii.i
333. p2 chase.p3  d41cad9f80f84cac
       p2 chases a troll of p3 out of village I
334. p3 cave.building  2ad0dada0238b23c
       The troll of p3 flees from village I to the building cave
       p2 moves a troll: village III → village I
       p2 has 3 AP and 2 of helpers
335. p2 do.princess
       p2: Capture a princess
       p2 stores a piece: P01, princess (no bonus)
336. p2 gain.rt14
337. p2 lay.c20.2
       p2 places RT14, royal tile (2 diamond sites) at c20
       p2 forms 1 obsidian site
338. p2 end{rt19}  909e39c08a4c34f0
       1 royal tile is revealed: RT19
       Turn of p3
339. p3 play.i-k1
       p3 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p3
340. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
341. p3 do.build
       p3: Build 2 cave tiles
342. p3 tile.r03
343. p3 lay.c21.1
       p3 builds R03, resource tile (refill one type) at c21
344. p3 tile.v01
345. p3 lay.d18.3
       p3 builds V01, victory tile (1 VP per bat card) at d18
346. p3 do.royal
       p3: Activate a royal tile
347. p3 royal.rt02
       p3 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
348. p3 troll.building.iii
       p3 moves a troll by an effect: building cave → village III
349. p3 human.mining.troll_power
       p3 moves a human: mining cave → troll power cave
350. p3 do.refresh_tiles{v10+p14+r16+p02+v15}
       p3: Refresh the cave row
       5 cave tiles are revealed: V10 P14 R16 P02 V15
351. p3 do.refresh_tiles{b13+v08+v14+v12+r05}
       p3: Refresh the cave row
       5 cave tiles are revealed: B13 V08 V14 V12 R05
352. p3 end
353. p3 move.building.i
354. p3 chase.p1  b878a39c70ae60f6
       p3 chases a troll of p1 out of village I
355. p1 cave.troll_power  50763eab8fb592c7
       The troll of p1 flees from village I to the troll power cave
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 2 of helpers
356. p3 end  acd6e305c45aad07
       Turn of p1
357. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
358. p1 move.mining.i
359. p1 chase.p3  8d9ec6ed0c3a8df6
       p1 chases a troll of p3 out of village I
360. p3 cave.mining  190218f320a0f29e
       The troll of p3 flees from village I to the mining cave
       p1 moves a troll: mining cave → village I
       p1 has 1 AP and 3 of helpers
361. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
362. p1 end
363. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 2 AP
364. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
365. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
366. p1 end  4b527404f090e18d
       Round 10
       Turn of p2
367. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
368. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 1 AP
369. p2 end
370. p2 move.building.i
371. p2 chase.p3  235ab60ca7275654
       p2 chases a troll of p3 out of village I
372. p3 cave.mining  12b6505f0e4271e1
       The troll of p3 flees from village I to the mining cave
       p2 moves a troll: building cave → village I
       p2 has 4 AP and 1 of helpers
373. p2 do.castle
       p2: Castle action
374. p2 end
375. p2 troll.i.building
       p2 moves a troll by an effect: village I → building cave
376. p2 troll.i.troll_power
       p2 moves a troll by an effect: village I → troll power cave
377. p2 troll.i.troll_power  f5ff218fe5b75156
       p2 moves a troll by an effect: village I → troll power cave
       Turn of p3
378. p3 play.ii-k3
       p3 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
379. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 4 AP
380. p3 do.royal
       p3: Activate a royal tile
381. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
382. p3 do.build
       p3: Build 2 cave tiles
383. p3 tile.v08
384. p3 lay.a21.4
       p3 builds V08, victory tile (1 VP per diamond left in the field) at a21
385. p3 tile.b13
386. p3 lay.c22.1
       p3 builds B13, church-bell tile (+1 diamond) at c22
387. p3 do.refresh_tiles{v09+r15+p07+v12+r11}
       p3: Refresh the cave row
       5 cave tiles are revealed: V09 R15 P07 V12 R11
388. p3 end
389. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
390. p3 do.royal
       p3: Activate a royal tile
391. p3 royal.rt02
       p3 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
392. p3 troll.iii.troll_power
       p3 moves a troll by an effect: village III → troll power cave
393. p3 human.building.mining
       p3 moves a human: building cave → mining cave
394. p3 do.outpost
       p3: Build an outpost
395. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
396. p3 village.ii
       p3 builds an outpost in village II
397. p3 store.board-1
       p3 stores a piece: Board 1, outpost (no bonus)
398. p3 do.refresh_tiles{r16+p11+v15+p14+r05}
       p3: Refresh the cave row
       5 cave tiles are revealed: R16 P11 V15 P14 R05
399. p3 end  2c790c3d70378b34
       Turn of p1
400. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p1
401. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 6 AP
402. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 7 obsidian
403. p1 do.buy
       p1: Buy a troll card
404. p1 card.ts3
       p1 takes the troll card Golden Scales
405. p1 do.buy
       p1: Buy a troll card
406. p1 card.ts7
       p1 takes the troll card Deep Burrower
407. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
408. p1 claim.rc10
       p1 claims a challenge: 5 troll cards
409. p1 gain.rt19
410. p1 lay.d17.3
       p1 places RT19, royal tile (stores outpost and church bell) at d17
411. p1 do.refresh_cards{tt2+ts6+tb2+tb4+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Shed Skin Sack, Throne Whisperer, Moonlit Chamber and Roost Watch
412. p1 end{rt05}
       1 royal tile is revealed: RT05
413. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 2 AP
414. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
415. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
416. p1 end  d568a51e292c447c
       Round 11
       Turn of p2
417. p2 play.iii-k3
       p2 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
418. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 4 AP
419. p2 do.royal
       p2: Activate a royal tile
420. p2 royal.rt01
       p2 activates a royal tile: Move up to 2 of your trolls
421. p2 troll.building.i
       p2 moves a troll by an effect: building cave → village I
422. p2 troll.building.iii
       p2 moves a troll by an effect: building cave → village III
423. p2 do.outpost
       p2: Build an outpost
424. p2 vacate.op_pow
       p2 takes off the board: outpost 4 (+2 troll power)
       p2 gains 2 troll power
425. p2 village.iii
       p2 builds an outpost in village III
426. p2 store.r01
       p2 stores a piece: R01, outpost (refill one type)
427. p2 refill.gold
       p2 refills sites with 3 gold ingots
428. p2 end
429. p2 move.ii.iii
       p2 moves a troll: village II → village III
       p2 has 4 AP
430. p2 do.human
       p2: Hire a human
431. p2 cave.building
       p2 hires a human for the building cave
432. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
433. p2 end  a057027319f3366b
       Turn of p3
434. p3 play.i-n2
       p3 plays I-N2: neutral changeling to village I, King: troll power cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
435. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
436. p3 do.royal
       p3: Activate a royal tile
437. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
438. p3 do.build
       p3: Build 2 cave tiles
439. p3 tile.r05
440. p3 lay.c19.0
       p3 builds R05, resource tile (+1 gold ingot) at c19
       p3 forms 1 obsidian site
441. p3 tile.r16
442. p3 lay.c23.0
       p3 builds R16, resource tile (1 free tile) at c23
443. p3 do.refresh_tiles{v14+b09+p02+v10+r11}
       p3: Refresh the cave row
       5 cave tiles are revealed: V14 B09 P02 V10 R11
444. p3 do.refresh_tiles{p11+v12+p14+r15+v09}
       p3: Refresh the cave row
       5 cave tiles are revealed: P11 V12 P14 R15 V09
445. p3 end
446. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 4 AP
447. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
448. p3 do.buy
       p3: Buy a troll card
449. p3 card.tt2
       p3 takes the troll card Endless Halls
450. p3 do.buy
       p3: Buy a troll card
451. p3 card.tb2
       p3 takes the troll card Throne Whisperer
452. p3 end{tb6+ts3}  2931526f82f3c47b
       2 troll cards are revealed: Night Purse and Golden Scales
       Turn of p1
453. p1 play.i-n1
       p1 plays I-N1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
454. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 1 AP and 1 of helpers
455. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
456. p1 end
457. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 4 AP
458. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 2 obsidian
       p1 mines 2 obsidian
459. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 1 diamond
460. p1 end  f4ea693fd84eb790
       The last round is over: p2 wins

p1 +12  Single elements [PRIN-E2]
p1  +6  Royal tiles [PRIN-E4]
p1  +2  Humans [PRIN-E5]
p1  +3  Victory tile: 1 VP per snake card [PRIN-E6]
p1  +2  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p1  +4  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p2 +15  Sets of three [PRIN-E2]
p2  +4  Single elements [PRIN-E2]
p2  +7  Princesses [PRIN-E3]
p2  +6  Royal tiles [PRIN-E4]
p2  +2  Humans [PRIN-E5]
p3 +15  Sets of three [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +3  Humans [PRIN-E5]
p3  +1  Victory tile: 1 VP per toad card [PRIN-E6]
p3  +1  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p3  +3  Silken Quarters (1 VP per princess tile) [PRIN-E7]
p3  +4  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +1  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
= p2 34, p3 32, p1 29  rounds, won by p2
