princesses/3  seats 4  seed 382  options boards=random later_seats=none

  1. p4 cave.building  21d0a2d017f73e1a
       p4 puts the first human in the building cave
  2. p1 cave.troll_power  b3378eb29c41669b
       p1 puts the first human in the troll power cave
  3. p2 cave.mining  c7faa8af468f97f8
       p2 puts the first human in the mining cave
  4. p3 cave.building  d214fff3979ee946
       p3 puts the first human in the building cave
       p1 draws 3 round cards: IV-D6 III-D5 IV-D1
       p2 draws 3 round cards: I-D2 I-D6 II-D6
       p3 draws 3 round cards: III-D3 IV-D4 III-D2
       p4 draws 3 round cards: I-D3 II-D1 I-D4
       Round 1
       Turn of p4
  5. p4 play.i-d4
       p4 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p4
  6. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 2 AP
  7. p4 do.build
       p4: Build 2 cave tiles
  8. p4 tile.p08
  9. p4 lay.a16.4
       p4 builds P08, princess tile (a bed) at a16
 10. p4 tile.b10
 11. p4 lay.b15.1
       p4 builds B10, church-bell tile (refill one type) at b15
       p4 uncovers 1 stable
 12. p4 end{b07+b11}
       2 cave tiles are revealed: B07 B11
 13. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 14. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
 15. p4 do.build
       p4: Build 2 cave tiles
 16. p4 tile.b07
 17. p4 lay.b16.4
       p4 builds B07, church-bell tile (+1 diamond) at b16
       p4 uncovers 1 stable
 18. p4 tile.r12
 19. p4 lay.b17.4
       p4 builds R12, resource tile (+2 troll power) at b17
 20. p4 end{b13+r02}  cd70cf8ec3f34841
       2 cave tiles are revealed: B13 R02
       p4 draws III-D6: princess to village III, King: village III
       Turn of p1
 21. p1 play.iii-d5
       p1 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p1
 22. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 2 AP
 23. p1 do.buy
       p1: Buy a troll card
 24. p1 card.tt1
       p1 takes the troll card Silent Belfry
 25. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 26. p1 end{tt2}
       1 troll card is revealed: Endless Halls
 27. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 3 AP
 28. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 29. p1 do.refill
       p1: Refill excavation sites
 30. p1 refill.gold
       p1 refills sites with 2 gold ingots
 31. p1 end  94b57dcc8fd3fff2
       p1 draws II-D5: princess to village II, King: troll power cave
       Turn of p2
 32. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
 33. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 2 AP
 34. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 35. p2 end
 36. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 3 AP
 37. p2 do.castle
       p2: Castle action
 38. p2 tile.b11
 39. p2 lay.a16.3
       p2 builds B11, church-bell tile (+2 gold ingots) at a16
       p2 uncovers 1 stable
 40. p2 end
 41. p2 troll.ii.mining
       p2 moves a troll by an effect: village II → mining cave
 42. p2 troll.ii.building{r04}  74eec8b6ef4de115
       p2 moves a troll by an effect: village II → building cave
       1 cave tile is revealed: R04
       p2 draws III-D1: human to village III, King: troll power cave
       Turn of p3
 43. p3 play.iii-d3
       p3 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p3
 44. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 2 AP
 45. p3 do.buy
       p3: Buy a troll card
 46. p3 card.tt2
       p3 takes the troll card Endless Halls
 47. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
 48. p3 end{tt7}
       1 troll card is revealed: Mud Mason
 49. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 3 AP
 50. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 1 obsidian
 51. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
 52. p3 end  337fafa393f1e938
       p3 draws II-D4: neutral changeling to village II, King: mining cave
       Round 2
       Turn of p4
 53. p4 play.i-d3
       p4 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p4
 54. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 4 AP
 55. p4 do.build
       p4: Build 2 cave tiles
 56. p4 tile.b15
 57. p4 lay.c15.4
       p4 builds B15, church-bell tile (+1 cow; +1 troll power) at c15
       p4 uncovers 1 stable
 58. p4 tile.b13
 59. p4 lay.c14.1
       p4 builds B13, church-bell tile (+1 diamond) at c14
       p4 forms 1 gold site
 60. p4 do.refresh_tiles{r05+r16+v14+r03+b06}
       p4: Refresh the cave row
       5 cave tiles are revealed: R05 R16 V14 R03 B06
 61. p4 do.refresh_tiles{p13+v15+b12+p03+v04}
       p4: Refresh the cave row
       5 cave tiles are revealed: P13 V15 B12 P03 V04
 62. p4 end
 63. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
 64. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
 65. p4 do.build
       p4: Build 2 cave tiles
 66. p4 tile.v15
 67. p4 lay.d14.3
       p4 builds V15, victory tile (1 VP per 2 humans on the board) at d14
       p4 forms 1 diamond site
 68. p4 tile.p13
 69. p4 lay.a17.3
       p4 builds P13, princess tile (a bed) at a17
       p4 forms 1 obsidian site
 70. p4 do.build
       p4: Build 2 cave tiles
 71. p4 tile.b12
 72. p4 lay.c13.1
       p4 builds B12, church-bell tile (refill one type) at c13
 73. p4 tile.v04
 74. p4 lay.c12.3
       p4 builds V04, victory tile (1 VP per toad card) at c12
 75. p4 end{b08+v03+r11+v02}  2a1d71d607407057
       4 cave tiles are revealed: B08 V03 R11 V02
       p4 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p1
 76. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p1
 77. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 5 AP
 78. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
 79. p1 do.refill
       p1: Refill excavation sites
 80. p1 refill.gold
       p1 refills sites with 1 gold ingot
 81. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 82. p1 end
 83. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 6 AP
 84. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
 85. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 86. p1 do.refresh_cards{tt6+tb4+ts6+ts1+ts4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Moonlit Chamber, Shed Skin Sack, Silken Quarters and Muffled Bronze
 87. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
 88. p1 end  16caf4ea90f45ae9
       p1 draws I-D1: human to village I, King: mining cave
       Turn of p2
 89. p2 play.i-d2
       p2 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p2
 90. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 3 AP
 91. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 92. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 93. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 94. p2 end
 95. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 4 AP
 96. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 97. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
 98. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 99. p2 end  f218fbd1dfc48581
       p2 draws IV-D3: neutral changeling to village IV, King: mining cave
       Turn of p3
100. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
101. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 1 AP
102. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
103. p3 end
104. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP
105. p3 do.human
       p3: Hire a human
106. p3 cave.troll_power
       p3 hires a human for the troll power cave
107. p3 end  a6ca7ba66347ee8f
       p3 draws IV-D5: princess to village IV, King: building cave
       Round 3
       Turn of p4
108. p4 play.ii-d3
       p4 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p4
109. p4 move.beside.iv
       p4 brings in a troll: village IV
       p4 has 1 AP and 2 of helpers
110. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
111. p4 end
112. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 2 AP and 2 of helpers
113. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
114. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
115. p4 end  29479d7bc07e8d23
       p4 draws II-K6: princess to village II, King: village II
       Turn of p1
116. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
117. p1 move.troll_power.iv
118. p1 chase.p3  a8ee1c536b52d836
       p1 chases a troll of p3 out of village IV
119. p3 cave.mining  91e08cf78084641f
       The troll of p3 flees from village IV to the mining cave
       p1 moves a troll: troll power cave → village IV
       p1 has 1 AP and 3 of helpers
120. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
121. p1 end
122. p1 move.beside.iv
123. p1 chase.p3  082b17e7c5832920
       p1 chases a troll of p3 out of village IV
124. p3 cave.troll_power  3d76b195d9aaa2fb
       The troll of p3 flees from village IV to the troll power cave
       p1 brings in a troll: village IV
       p1 has 2 AP and 2 of helpers
125. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
126. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
127. p1 store.tt1a
       p1 stores a piece: Silent Belfry TT1A, changeling (+1 troll power)
       p1 gains 1 troll power
128. p1 end  f807b08b2080eb05
       p1 draws II-K3: neutral changeling to village II, King: village II
       Turn of p2
129. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
130. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
131. p2 end
132. p2 move.beside.iv
133. p2 chase.p4  c8be8ea2c431c89e
       p2 chases a troll of p4 out of village IV
134. p4 cave.troll_power  58027a7485df157a
       The troll of p4 flees from village IV to the troll power cave
       p2 brings in a troll: village IV
       p2 has 1 AP and 3 of helpers
135. p2 do.bell
       p2: Take down a church bell
       p2 stores a piece: B11, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
136. p2 end  f1bde14d381cfbff
       p2 draws IV-K6: princess to village IV, King: village IV
       Turn of p3
137. p3 play.iii-d2
       p3 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p3
138. p3 move.mining.iv
139. p3 chase.p1  1933d978f51fda07
       p3 chases a troll of p1 out of village IV
140. p1 cave.mining  390ea909105fa313
       The troll of p1 flees from village IV to the mining cave
       p3 moves a troll: mining cave → village IV
       p3 has 1 AP and 3 of helpers
141. p3 end
142. p3 move.troll_power.iv
143. p3 chase.p4  90dbe76bd33db62b
       p3 chases a troll of p4 out of village IV
144. p4 cave.building  6134fba873f86240
       The troll of p4 flees from village IV to the building cave
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP and 2 of helpers
145. p3 end  5c7ffa686154cba6
       p3 draws II-K2: neutral changeling to village II, King: troll power cave
       Round 4
       Turn of p4
146. p4 play.ii-d1
       p4 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p4
147. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 1 AP
148. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
149. p4 end
150. p4 move.building.iv
151. p4 chase.p3  ce3dae2c7f434ef2
       p4 chases a troll of p3 out of village IV
152. p3 cave.troll_power  7000edf22480accf
       The troll of p3 flees from village IV to the troll power cave
       p4 moves a troll: building cave → village IV
       p4 has 1 AP and 3 of helpers
153. p4 end  89f97cf5e41548d3
       p4 draws I-K6: princess to village I, King: village I
       Turn of p1
154. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
155. p1 move.troll_power.iv
156. p1 chase.p3  ffa80c124fc99084
       p1 chases a troll of p3 out of village IV
157. p3 cave.building  3ca41d9f014cf0d4
       The troll of p3 flees from village IV to the building cave
       p1 moves a troll: troll power cave → village IV
       p1 has 3 AP and 2 of helpers
158. p1 do.castle
       p1: Castle action
       p1 gains 1 obsidian
159. p1 end
160. p1 troll.main.troll_power
       p1 moves a troll by an effect: village IV → troll power cave
161. p1 troll.iv.mining
       p1 moves a troll by an effect: village IV → mining cave
162. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 5 AP
163. p1 do.buy
       p1: Buy a troll card
164. p1 card.ts1
       p1 takes the troll card Silken Quarters
165. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
166. p1 do.refresh_cards{tt6+tt8+ts5+tb5+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Crooked Foreman, Nest of Velvet, Roost Watch and Roost Watch
167. p1 do.refill
       p1: Refill excavation sites
168. p1 refill.obsidian
       p1 refills sites with 2 obsidian
169. p1 end  799d6b0510437a31
       p1 draws I-K4: princess to village I, King: mining cave
       Turn of p2
170. p2 play.iv-d3
       p2 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p2
171. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 2 AP and 1 of helpers
172. p2 end
173. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 6 AP
174. p2 end  1839eb14df15fdfd
       p2 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p3
175. p3 play.ii-k2
       p3 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
176. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
177. p3 do.refresh_tiles{p05+p10+r10+p07+p06}
       p3: Refresh the cave row
       5 cave tiles are revealed: P05 P10 R10 P07 P06
178. p3 do.build
       p3: Build 2 cave tiles
179. p3 tile.p07
180. p3 lay.a16.1
       p3 builds P07, princess tile (a bed) at a16
       p3 forms 1 obsidian site
181. p3 tile.p10
182. p3 lay.b15.3
       p3 builds P10, princess tile (a bed) at b15
183. p3 end{r09+b04}
       2 cave tiles are revealed: R09 B04
184. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 4 AP
185. p3 do.build
       p3: Build 2 cave tiles
186. p3 tile.p06
187. p3 lay.a15.0
       p3 builds P06, princess tile (a bed) at a15
       p3 forms 1 gold site
188. p3 tile.p05
189. p3 lay.a17.4
       p3 builds P05, princess tile (a bed) at a17
190. p3 do.build
       p3: Build 2 cave tiles
191. p3 tile.b04
192. p3 lay.a18.0
       p3 builds B04, church-bell tile (+3 troll power) at a18
       p3 uncovers 1 stable
193. p3 tile.r10
194. p3 lay.a14.3
       p3 builds R10, resource tile (+2 obsidian) at a14
195. p3 end{v12+v07+v16+r13}  4ceda387898ed430
       4 cave tiles are revealed: V12 V07 V16 R13
       p3 draws II-K1: human to village II, King: mining cave
       Round 5
       Turn of p4
196. p4 play.iii-d6
       p4 plays III-D6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
197. p4 move.iv.building
       p4 moves a troll: village IV → building cave
       p4 has 5 AP
198. p4 do.build
       p4: Build 2 cave tiles
199. p4 tile.v07
200. p4 lay.b13.2
       p4 builds V07, victory tile (1 VP per diamond left in the field) at b13
201. p4 claim.rc04
       p4 claims a challenge: 3 victory tiles
202. p4 gain.rt03
203. p4 lay.c17.4
       p4 places RT03, royal tile (move 3 humans) at c17
204. p4 tile.v12
205. p4 lay.d17.4
       p4 builds V12, victory tile (1 VP per 2 obsidian left in the field) at d17
206. p4 do.royal
       p4: Activate a royal tile
207. p4 royal.printed
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
208. p4 do.refresh_tiles{p01+b03+b05+v06+r08}
       p4: Refresh the cave row
       5 cave tiles are revealed: P01 B03 B05 V06 R08
209. p4 do.refresh_tiles{v09+p12+p04+r01+v13}
       p4: Refresh the cave row
       5 cave tiles are revealed: V09 P12 P04 R01 V13
210. p4 end{rt04}
       1 royal tile is revealed: RT04
211. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 1 AP and 1 of helpers
212. p4 end  5f65c3237db30900
       p4 draws IV-K1: human to village IV, King: troll power cave
       Turn of p1
213. p1 play.ii-k3
       p1 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
214. p1 move.troll_power.iv
       p1 moves a troll: troll power cave → village IV
       p1 has 1 AP and 2 of helpers
215. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
216. p1 end
217. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 5 AP
218. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
219. p1 do.refill
       p1: Refill excavation sites
220. p1 refill.gold
       p1 refills sites with 2 gold ingots
221. p1 do.buy
       p1: Buy a troll card
222. p1 card.ts5
       p1 takes the troll card Nest of Velvet
223. p1 do.refresh_cards{ts8+tt4+tt8+ts6+tt7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Bog Lookout, Crooked Foreman, Shed Skin Sack and Mud Mason
224. p1 end  eb32b172934d0ff8
       p1 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p2
225. p2 play.i-k2
       p2 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p2
226. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 2 AP and 2 of helpers
227. p2 end
228. p2 move.mining.iv
229. p2 chase.p4  a163611fca6b796f
       p2 chases a troll of p4 out of village IV
230. p4 cave.mining  b880df73e82325f1
       The troll of p4 flees from village IV to the mining cave
       p2 moves a troll: mining cave → village IV
       p2 has 3 AP and 1 of helpers
231. p2 do.castle
       p2: Castle action
       p2 gains 1 obsidian
232. p2 end
233. p2 troll.iv.mining
       p2 moves a troll by an effect: village IV → mining cave
234. p2 troll.iv.building
       p2 moves a troll by an effect: village IV → building cave
235. p2 troll.iv.building  982120a772d9b3d2
       p2 moves a troll by an effect: village IV → building cave
       p2 draws III-K6: princess to village III, King: village III
       Turn of p3
236. p3 play.iv-d4
       p3 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p3
237. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
238. p3 do.refresh_tiles{v01+r07+b01+b16+v05}
       p3: Refresh the cave row
       5 cave tiles are revealed: V01 R07 B01 B16 V05
239. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
240. p3 do.build
       p3: Build 2 cave tiles
241. p3 tile.b01
242. p3 lay.b18.0
       p3 builds B01, church-bell tile (+2 gold ingots) at b18
       p3 uncovers 1 stable
243. p3 tile.v05
244. p3 lay.c15.1
       p3 builds V05, victory tile (1 VP per snake card) at c15
245. p3 do.refresh_tiles{p11+b02+p02+v10+v08}
       p3: Refresh the cave row
       5 cave tiles are revealed: P11 B02 P02 V10 V08
246. p3 end
247. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 1 AP
248. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
249. p3 end  f5efac7561c9ee9c
       p3 draws IV-K2: neutral changeling to village IV, King: building cave
       Round 6
       Turn of p4
250. p4 play.ii-k6
       p4 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
251. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 1 AP and 1 of helpers
252. p4 end
253. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 2 AP and 1 of helpers
254. p4 end  cf7f694fd801646e
       p4 draws II-K5: princess to village II, King: mining cave
       Turn of p1
255. p1 play.i-k4
       p1 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p1
256. p1 move.troll_power.iv
       p1 moves a troll: troll power cave → village IV
       p1 has 2 AP and 2 of helpers
257. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
258. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
259. p1 store.board-2
       p1 stores a piece: Board 2, changeling (no bonus)
260. p1 end
261. p1 move.iv.troll_power
       p1 moves a troll: village IV → troll power cave
       p1 has 5 AP
262. p1 do.refresh_cards{tt2+ts2+tb3+tb8+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Trophy Coil, Glittering Vein, Dusk Chant and Sunken Bell
263. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
264. p1 do.refresh_cards{tb7+tb1+tt4+tb6+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Hoarded Sparks, Bog Lookout, Night Purse and Throne Whisperer
265. p1 do.receive
       p1: Receive troll power
       p1 gains 3 troll power
266. p1 end  c743df8eae731eb2
       p1 draws I-K5: princess to village I, King: troll power cave
       Turn of p2
267. p2 play.iii-k6
       p2 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
268. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
269. p2 end
270. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 1 AP and 3 of helpers
271. p2 end  a0069b30d6338646
       p2 draws IV-K4: princess to village IV, King: mining cave
       Turn of p3
272. p3 play.ii-k1
       p3 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p3
273. p3 move.building.iv
274. p3 chase.p4  f10996f4ebb7aabf
       p3 chases a troll of p4 out of village IV
275. p4 cave.building  aee0ab0f01152745
       The troll of p4 flees from village IV to the building cave
       p3 moves a troll: building cave → village IV
       p3 has 1 AP and 3 of helpers
276. p3 do.bell
       p3: Take down a church bell
277. p3 store.b01
       p3 stores a piece: B01, church bell (+2 gold ingots)
       p3 gains 2 gold ingots
278. p3 end
279. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 1 AP
280. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
281. p3 end  63262933f276fd12
       p3 draws III-K4: princess to village III, King: troll power cave
       Round 7
       Turn of p4
282. p4 play.ii-k5
       p4 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p4
283. p4 move.iv.mining
       p4 moves a troll: village IV → mining cave
       p4 has 2 AP
284. p4 do.royal
       p4: Activate a royal tile
       p4 activates a royal tile: Move up to 3 of your humans
285. p4 human.building.troll_power
       p4 moves a human: building cave → troll power cave
286. p4 end
287. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 1 AP and 3 of helpers
288. p4 end  5bd0f0d0519d0b35
       p4 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p1
289. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p1
290. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 1 AP
291. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
292. p1 end
293. p1 move.iv.troll_power
       p1 moves a troll: village IV → troll power cave
       p1 has 6 AP
294. p1 do.refresh_cards{tb3+tt3+ts3+ts7+tt1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Black Glass Pond, Golden Scales, Deep Burrower and Silent Belfry
295. p1 do.refill
       p1: Refill excavation sites
296. p1 refill.obsidian
       p1 refills sites with 2 obsidian
297. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
298. p1 do.refill
       p1: Refill excavation sites
299. p1 refill.gold
       p1 refills sites with 2 gold ingots
300. p1 end  dd6a9ed3612afc26
       p1 draws III-K3: neutral changeling to village III, King: village III
       Turn of p2
301. p2 play.iv-k4
       p2 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p2
302. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 2 AP and 2 of helpers
303. p2 end
304. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 6 AP
305. p2 end  64a43b04bfae5bc9
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p3
306. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
307. p3 move.beside.iv
       p3 brings in a troll: village IV
       p3 has 2 AP and 2 of helpers
308. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
309. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
310. p3 store.board-2
       p3 stores a piece: Board 2, changeling (no bonus)
311. p3 end
312. p3 move.iii.i
       p3 moves a troll: village III → village I
       p3 has 2 AP
313. p3 end  f55918f0488cef75
       p3 draws II-K4: princess to village II, King: building cave
       Round 8
       Turn of p4
314. p4 play.iii-k2
       p4 plays III-K2: neutral changeling to village III, King: mining cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the mining cave of p4
315. p4 move.mining.i
       p4 moves a troll: mining cave → village I
       p4 has 1 AP and 2 of helpers
316. p4 end
317. p4 move.building.iv
318. p4 chase.p2  82ea97b8f64694ee
       p4 chases a troll of p2 out of village IV
319. p2 cave.troll_power  f2c8a31ca0a5072b
       The troll of p2 flees from village IV to the troll power cave
       p4 moves a troll: building cave → village IV
       p4 has 2 AP and 2 of helpers
320. p4 end  48ff297b4c6ee2fb
       Turn of p1
321. p1 play.iv-d1
       p1 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p1
322. p1 move.mining.iv
323. p1 chase.p4  bdda77d47fd7849c
       p1 chases a troll of p4 out of village IV
324. p4 cave.mining  902b46112f525ddb
       The troll of p4 flees from village IV to the mining cave
       p1 moves a troll: mining cave → village IV
       p1 has 1 AP and 3 of helpers
325. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
326. p1 end
327. p1 move.troll_power.iv
328. p1 chase.p4  df121dc61a01adda
       p1 chases a troll of p4 out of village IV
329. p4 cave.mining  7a0aacce9047d35c
       The troll of p4 flees from village IV to the mining cave
       p1 moves a troll: troll power cave → village IV
       p1 has 2 AP and 2 of helpers
330. p1 do.human
       p1: Hire a human
331. p1 cave.building
       p1 hires a human for the building cave
332. p1 end  9bed7acedc848261
       Turn of p2
333. p2 play.iii-d1
       p2 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p2
334. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 1 AP
335. p2 end
336. p2 move.troll_power.iv
337. p2 chase.p1  3f55f4dbf64e5912
       p2 chases a troll of p1 out of village IV
338. p1 cave.troll_power  36c5530372ef8d39
       The troll of p1 flees from village IV to the troll power cave
       p2 moves a troll: troll power cave → village IV
       p2 has 1 AP and 3 of helpers
339. p2 end  60046049e3005e92
       Turn of p3
340. p3 play.iv-d5
       p3 plays IV-D5: princess to village IV, King: building cave
       Nothing can be added in village IV: princess
       The Troll King goes to the building cave of p3
341. p3 move.building.iv
342. p3 chase.p2  cf9d9dd0c18801da
       p3 chases a troll of p2 out of village IV
343. p2 cave.troll_power  eb924081f15834d5
       The troll of p2 flees from village IV to the troll power cave
       p3 moves a troll: building cave → village IV
       p3 has 3 AP and 1 of helpers
344. p3 do.castle
       p3: Castle action
       p3 gains 1 obsidian
345. p3 end
346. p3 troll.main.building
       p3 moves a troll by an effect: village IV → building cave
347. p3 troll.iv.building
       p3 moves a troll by an effect: village IV → building cave
348. p3 troll.iv.building
       p3 moves a troll by an effect: village IV → building cave
349. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 6 AP
350. p3 do.build
       p3: Build 2 cave tiles
351. p3 tile.p11
352. p3 lay.a13.2
       p3 builds P11, princess tile (a bed) at a13
353. p3 tile.b02
354. p3 lay.a12.3
       p3 builds B02, church-bell tile (+2 gold ingots) at a12
       p3 uncovers 1 stable
355. p3 do.build
       p3: Build 2 cave tiles
356. p3 tile.v08
357. p3 lay.b11.0
       p3 builds V08, victory tile (1 VP per diamond left in the field) at b11
358. p3 tile.p02
359. p3 lay.c19.0
       p3 builds P02, princess tile (a bed) at c19
       p3 forms 1 obsidian site
360. p3 do.refresh_tiles{r06+b14+r14+p16+p14}
       p3: Refresh the cave row
       5 cave tiles are revealed: R06 B14 R14 P16 P14
361. p3 do.refresh_tiles{b09+p15+r15+v11+v10}
       p3: Refresh the cave row
       5 cave tiles are revealed: B09 P15 R15 V11 V10
362. p3 end  00c077dc4363a7b7
       Round 9
       Turn of p4
363. p4 play.i-k6
       p4 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
364. p4 move.mining.i
       p4 moves a troll: mining cave → village I
       p4 has 3 AP and 1 of helpers
365. p4 do.castle
       p4: Castle action
366. p4 end
367. p4 troll.main.building
       p4 moves a troll by an effect: village I → building cave
368. p4 troll.i.troll_power
       p4 moves a troll by an effect: village I → troll power cave
369. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 2 AP
370. p4 do.royal
       p4: Activate a royal tile
       p4 activates a royal tile: Move up to 3 of your humans
371. p4 human.troll_power.building
       p4 moves a human: troll power cave → building cave
372. p4 end  9dd7fa040ab07d90
       Turn of p1
373. p1 play.iii-k3
       p1 plays III-K3: neutral changeling to village III, King: village III
       Nothing can be added in village III: neutral changeling
       The Troll King goes to village III
374. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 2 AP and 1 of helpers
375. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
376. p1 vacate.ch_up2
       p1 takes off the board: changeling 4 (receive 1 more power)
377. p1 store.ts5b-1
       p1 stores a piece: Nest of Velvet TS5B-1, changeling (no bonus)
378. p1 claim.rc12
       p1 claims a challenge: 3 neutral changelings
379. p1 gain.rt04
380. p1 lay.a16.0
       p1 places RT04, royal tile (+2 troll power) at a16
381. p1 end{rt13}
       1 royal tile is revealed: RT13
382. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
383. p1 do.royal
       p1: Activate a royal tile
384. p1 royal.rt04
       p1 activates a royal tile: Receive 2 troll power
       p1 gains 2 troll power
385. p1 do.refresh_tiles{r07+b14+r03+b16+v03}
       p1: Refresh the cave row
       5 cave tiles are revealed: R07 B14 R03 B16 V03
386. p1 end  7364b6943a687a6d
       Turn of p2
387. p2 play.iv-k6
       p2 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
388. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
389. p2 end
390. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 2 AP and 1 of helpers
391. p2 end  74552ffacfc73021
       Turn of p3
392. p3 play.ii-k4
       p3 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p3
393. p3 move.i.iii
       p3 moves a troll: village I → village III
       p3 has 1 AP and 3 of helpers
394. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
395. p3 end
396. p3 move.building.iii
397. p3 chase.p2  26318aa8f066699c
       p3 chases a troll of p2 out of village III
398. p2 cave.troll_power  f56e4e2ab08126aa
       The troll of p2 flees from village III to the troll power cave
       p3 moves a troll: building cave → village III
       p3 has 2 AP and 2 of helpers
399. p3 end  06fdd5c56a5957e2
       Round 10
       Turn of p4
400. p4 play.iv-k1
       p4 plays IV-K1: human to village IV, King: troll power cave
       Nothing can be added in village IV: human
       The Troll King goes to the troll power cave of p4
401. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 3 AP
402. p4 do.buy
       p4: Buy a troll card
403. p4 card.tb3
       p4 takes the troll card Glittering Vein
404. p4 do.buy
       p4: Buy a troll card
405. p4 card.tt1
       p4 takes the troll card Silent Belfry
406. p4 do.buy
       p4: Buy a troll card
407. p4 card.ts7
       p4 takes the troll card Deep Burrower
408. p4 refill.obsidian
       p4 refills sites with 4 obsidian
409. p4 end{tt3+ts8+tb8}
       3 troll cards are revealed: Black Glass Pond, Winding Paths and Dusk Chant
410. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 1 AP
411. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
412. p4 end  40d748706ce9872e
       Turn of p1
413. p1 play.iv-k3
       p1 plays IV-K3: neutral changeling to village IV, King: village IV
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to village IV
414. p1 move.iv.i
       p1 moves a troll: village IV → village I
       p1 has 1 AP
415. p1 end
416. p1 move.building.iii
417. p1 chase.p2  8925b981c3598b86
       p1 chases a troll of p2 out of village III
418. p2 cave.building  f7e0852450a8f21f
       The troll of p2 flees from village III to the building cave
       p1 moves a troll: building cave → village III
       p1 has 2 AP and 2 of helpers
419. p1 do.human
       p1: Hire a human
420. p1 cave.mining
       p1 hires a human for the mining cave
421. p1 end  a67ea14e6da31a67
       Turn of p2
422. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
423. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
424. p2 end
425. p2 move.building.iii
426. p2 chase.p1  a299a50a638a58ce
       p2 chases a troll of p1 out of village III
427. p1 cave.troll_power  40780db36d831a7b
       The troll of p1 flees from village III to the troll power cave
       p2 moves a troll: building cave → village III
       p2 has 1 AP and 3 of helpers
428. p2 end  24cded174b9a4681
       Turn of p3
429. p3 play.iv-k2
       p3 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p3
430. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 1 AP and 1 of helpers
431. p3 end
432. p3 move.iii.i
       p3 moves a troll: village III → village I
       p3 has 2 AP and 1 of helpers
433. p3 end  97bf6601c3ec4f63
       The last round is over: p1 wins

p1 +12  Single elements [PRIN-E2]
p1  +3  Royal tiles [PRIN-E4]
p1  +3  Humans [PRIN-E5]
p2  +4  Single elements [PRIN-E2]
p2  +1  Humans [PRIN-E5]
p3  +9  Sets of two [PRIN-E2]
p3  +2  Humans [PRIN-E5]
p3  +3  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p4  +3  Royal tiles [PRIN-E4]
p4  +1  Humans [PRIN-E5]
p4  +1  Victory tile: 1 VP per toad card [PRIN-E6]
p4  +1  Glittering Vein (1 VP per 2 diamond sites) [PRIN-E7]
p4  +5  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
= p1 18, p3 14, p4 11, p2 5  rounds, won by p1
