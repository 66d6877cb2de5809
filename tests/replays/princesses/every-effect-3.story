princesses/3  seats 3  seed 303  options boards=random later_seats=none

  1. p3 cave.building  f5aeadaf8928cadb
       p3 puts the first human in the building cave
  2. p1 cave.troll_power  5c2d45c36010d56a
       p1 puts the first human in the troll power cave
  3. p2 cave.mining  0d84a5baadcf7ee4
       p2 puts the first human in the mining cave
       p1 draws 3 round cards: III-D3 I-D5 III-D2
       p2 draws 3 round cards: II-D3 II-D2 I-D4
       p3 draws 3 round cards: II-D6 II-D1 III-D4
       Round 1
       Turn of p3
  4. p3 play.ii-d6
       p3 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
  5. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 2 AP
  6. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
  7. p3 do.refresh_tiles{v05+r03+v14+b06+b01}
       p3: Refresh the cave row
       5 cave tiles are revealed: V05 R03 V14 B06 B01
  8. p3 end
  9. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 10. p3 do.outpost
       p3: Build an outpost
 11. p3 vacate.op_obs
       p3 takes off the board: outpost 1 (mining obsidian takes 2)
 12. p3 village.i
       p3 builds an outpost in village I
       p3 stores a piece: Board 1, outpost (no bonus)
 13. p3 end  c677d052ac5fb7b2
       p3 draws I-D6: princess to village I, King: village I
       Turn of p1
 14. p1 play.i-d5
       p1 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p1
 15. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 16. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 17. p1 do.refresh_tiles{b11+b03+r08+v09+p05}
       p1: Refresh the cave row
       5 cave tiles are revealed: B11 B03 R08 V09 P05
 18. p1 end
 19. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 20. p1 do.build
       p1: Build 2 cave tiles
 21. p1 tile.r08
 22. p1 lay.a16.2
       p1 builds R08, resource tile (+1 diamond) at a16
 23. p1 tile.b11
 24. p1 lay.a15.1
       p1 builds B11, church-bell tile (+2 gold ingots) at a15
       p1 uncovers 1 stable
 25. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 26. p1 end{p09+p06}  b6168288ba59cb16
       2 cave tiles are revealed: P09 P06
       p1 draws III-D5: princess to village III, King: mining cave
       Turn of p2
 27. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
 28. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 1 AP
 29. p2 end
 30. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 31. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
       p2 mines 1 obsidian
 32. p2 end  9aa83380d7bdc1b4
       p2 draws III-D1: human to village III, King: troll power cave
       Round 2
       Turn of p3
 33. p3 play.ii-d1
       p3 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p3
 34. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
 35. p3 do.build
       p3: Build 2 cave tiles
 36. p3 tile.b03
 37. p3 lay.a16.3
       p3 builds B03, church-bell tile (+3 troll power) at a16
       p3 uncovers 1 stable
 38. p3 tile.p05
 39. p3 lay.b15.0
       p3 builds P05, princess tile (a bed) at b15
 40. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
 41. p3 do.build
       p3: Build 2 cave tiles
 42. p3 tile.p09
 43. p3 lay.c15.2
       p3 builds P09, princess tile (a bed) at c15
 44. p3 tile.p06
 45. p3 lay.c14.0
       p3 builds P06, princess tile (a bed) at c14
 46. p3 claim.rc01
       p3 claims a challenge: 3 princess tiles
 47. p3 gain.rt09
 48. p3 lay.d13.1
       p3 places RT09, royal tile (1 free tile) at d13
 49. p3 end{r12+v15+r16+p11+rt08}
       4 cave tiles are revealed: R12 V15 R16 P11
       1 royal tile is revealed: RT08
 50. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 6 AP
 51. p3 do.build
       p3: Build 2 cave tiles
 52. p3 tile.v09
 53. p3 lay.c16.1
       p3 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at c16
 54. p3 tile.r16
 55. p3 lay.a15.3
       p3 builds R16, resource tile (1 free tile) at a15
 56. p3 do.royal
       p3: Activate a royal tile
 57. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
 58. p3 tile.p11
 59. p3 lay.a17.1
       p3 builds P11, princess tile (a bed) at a17
       p3 forms 1 obsidian site
 60. p3 do.build
       p3: Build 2 cave tiles
 61. p3 tile.r12
 62. p3 lay.d12.0
       p3 builds R12, resource tile (+2 troll power) at d12
 63. p3 tile.v15
 64. p3 lay.c12.4
       p3 builds V15, victory tile (1 VP per 2 humans on the board) at c12
 65. p3 do.refresh_tiles{b14+r13+p15+p02+v10}
       p3: Refresh the cave row
       5 cave tiles are revealed: B14 R13 P15 P02 V10
 66. p3 end  fa12d46c7c772d58
       p3 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 67. p1 play.iii-d5
       p1 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p1
 68. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP
 69. p1 end
 70. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
 71. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 72. p1 end  0479221bd7a47bd2
       p1 draws II-D5: princess to village II, King: troll power cave
       Turn of p2
 73. p2 play.iii-d1
       p2 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p2
 74. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 3 AP
 75. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
 76. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
 77. p2 end
 78. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 1 AP
 79. p2 end  d68cb61257f9850a
       p2 draws I-D3: neutral changeling to village I, King: mining cave
       Round 3
       Turn of p3
 80. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
 81. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 1 of helpers
 82. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
 83. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
       p3 stores a piece: Board 2, changeling (no bonus)
 84. p3 end
 85. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
 86. p3 do.royal
       p3: Activate a royal tile
 87. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
 88. p3 tile.p15
 89. p3 lay.a14.3
       p3 builds P15, princess tile (a bed) at a14
 90. p3 do.refresh_tiles{p01+b07+b09+v13+b05}
       p3: Refresh the cave row
       5 cave tiles are revealed: P01 B07 B09 V13 B05
 91. p3 do.refresh_tiles{v03+p13+b04+r09+b12}
       p3: Refresh the cave row
       5 cave tiles are revealed: V03 P13 B04 R09 B12
 92. p3 do.refresh_tiles{p03+v08+v12+r11+r02}
       p3: Refresh the cave row
       5 cave tiles are revealed: P03 V08 V12 R11 R02
 93. p3 do.refresh_tiles{r01+v01+r15+p14+v07}
       p3: Refresh the cave row
       5 cave tiles are revealed: R01 V01 R15 P14 V07
 94. p3 end  977650fad5d28648
       p3 draws II-K1: human to village II, King: mining cave
       Turn of p1
 95. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
 96. p1 move.beside.i
       p1 brings in a troll: village I
       p1 has 2 AP and 1 of helpers
 97. p1 do.human
       p1: Hire a human
 98. p1 cave.mining
       p1 hires a human for the mining cave
 99. p1 end
100. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 3 AP and 1 of helpers
101. p1 do.castle
       p1: Castle action
       p1 gains 1 obsidian
102. p1 end
103. p1 troll.i.troll_power
       p1 moves a troll by an effect: village I → troll power cave
104. p1 troll.i.troll_power
       p1 moves a troll by an effect: village I → troll power cave
105. p1 troll.i.building  5eeca50e2d3c0209
       p1 moves a troll by an effect: village I → building cave
       p1 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p2
106. p2 play.ii-d3
       p2 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p2
107. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 3 AP
108. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
109. p2 end
110. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 4 AP
111. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
112. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
113. p2 end  f9d5887a2a5a4cae
       p2 draws II-K4: princess to village II, King: building cave
       Round 4
       Turn of p3
114. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
115. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 1 AP
116. p3 do.royal
       p3: Activate a royal tile
117. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
118. p3 end
119. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 6 AP
120. p3 do.royal
       p3: Activate a royal tile
121. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
122. p3 do.build
       p3: Build 2 cave tiles
123. p3 tile.r01
124. p3 lay.a18.1
       p3 builds R01, resource tile (refill one type) at a18
125. p3 tile.r15
126. p3 lay.a13.1
       p3 builds R15, resource tile (1 free tile) at a13
       p3 forms 1 obsidian site
127. p3 do.build
       p3: Build 2 cave tiles
128. p3 tile.p14
129. p3 lay.b14.1
       p3 builds P14, princess tile (a bed) at b14
       p3 forms 1 diamond site
130. p3 tile.v07
131. p3 lay.a19.4
       p3 builds V07, victory tile (1 VP per diamond left in the field) at a19
       p3 forms 1 diamond site
132. p3 do.refresh_tiles{b15+v11+r11+v13+r05}
       p3: Refresh the cave row
       5 cave tiles are revealed: B15 V11 R11 V13 R05
133. p3 end  ebb1d01c9c78b5c4
       p3 draws II-K6: princess to village II, King: village II
       Turn of p1
134. p1 play.ii-k2
       p1 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
135. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
136. p1 do.buy
       p1: Buy a troll card
137. p1 card.tt4
       p1 takes the troll card Bog Lookout
138. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
139. p1 do.refresh_cards{tb2+tb3+ts7+tt1+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Glittering Vein, Deep Burrower, Silent Belfry and Hoarded Sparks
140. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
141. p1 end
142. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 6 AP
143. p1 do.buy
       p1: Buy a troll card
144. p1 card.tt1
       p1 takes the troll card Silent Belfry
145. p1 do.buy
       p1: Buy a troll card
146. p1 card.tb2
       p1 takes the troll card Throne Whisperer
147. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
148. p1 do.refresh_cards{tt2+ts8+tt2+tt6+tb8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Winding Paths, Endless Halls, Cowherd's Nap and Dusk Chant
149. p1 do.refresh_cards{tt3+ts4+tb3+ts5+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Muffled Bronze, Glittering Vein, Nest of Velvet and Nest of Velvet
150. p1 do.refresh_cards{tt7+tt8+ts2+tt1+ts1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Crooked Foreman, Trophy Coil, Silent Belfry and Silken Quarters
151. p1 end  ca018f0d15f1fd08
       p1 draws I-K6: princess to village I, King: village I
       Turn of p2
152. p2 play.i-d3
       p2 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p2
153. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 6 AP
154. p2 end
155. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 1 AP
156. p2 end  250a80160b788fcf
       p2 draws III-K1: human to village III, King: building cave
       Round 5
       Turn of p3
157. p3 play.ii-k1
       p3 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p3
158. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 1 AP
159. p3 do.royal
       p3: Activate a royal tile
160. p3 royal.printed
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
161. p3 end
162. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 2 AP
163. p3 do.royal
       p3: Activate a royal tile
164. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
165. p3 tile.v13
166. p3 lay.a12.3
       p3 builds V13, victory tile (1 VP per cow in the stables) at a12
       p3 forms 1 gold site
167. p3 do.refresh_cards{ts2+tb7+ts3+ts3+tt5}
       p3: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Echo Gem, Golden Scales, Golden Scales and Sunken Bell
168. p3 end{v12}  5ec5ed482cb18018
       1 cave tile is revealed: V12
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p1
169. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p1
170. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP and 1 of helpers
171. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
172. p1 end
173. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 2 AP and 1 of helpers
174. p1 end  86f62c17c6258c61
       p1 draws I-K1: human to village I, King: troll power cave
       Turn of p2
175. p2 play.ii-k4
       p2 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p2
176. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 2 AP and 2 of helpers
177. p2 do.human
       p2: Hire a human
178. p2 cave.building
       p2 hires a human for the building cave
179. p2 end
180. p2 move.mining.ii  5c34a100ee065dda
       p2 chases a troll of p1 out of village II
181. p1 cave.mining  f2bcb0c70024a184
       The troll of p1 flees from village II to the mining cave
       p2 moves a troll: mining cave → village II
       p2 has 3 AP and 1 of helpers
182. p2 do.changeling
       p2: Swap changelings
       p2 pays 1 diamond
183. p2 vacate.ch_cap
       p2 takes off the board: changeling 2 (1 more power space)
       p2 stores a piece: Board 2, changeling (no bonus)
184. p2 end  d4171521cf748411
       p2 draws III-K5: princess to village III, King: building cave
       Round 6
       Turn of p3
185. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
186. p3 move.troll_power.ii
187. p3 chase.p1  915f282c9435e2de
       p3 chases a troll of p1 out of village II
188. p1 cave.troll_power  c185ffb32070073e
       The troll of p1 flees from village II to the troll power cave
       p3 moves a troll: troll power cave → village II
       p3 has 1 AP and 3 of helpers
189. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
190. p3 end
191. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 6 AP
192. p3 do.outpost
       p3: Build an outpost
193. p3 vacate.op_pow
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
194. p3 village.iii
       p3 builds an outpost in village III
195. p3 store.r01
       p3 stores a piece: R01, outpost (refill one type)
196. p3 refill.gold
       p3 refills sites with 3 gold ingots
197. p3 do.build
       p3: Build 2 cave tiles
198. p3 tile.v11
199. p3 lay.e12.2
       p3 builds V11, victory tile (1 VP per 2 obsidian left in the field) at e12
200. p3 tile.r05
201. p3 lay.b18.3
       p3 builds R05, resource tile (+1 gold ingot) at b18
202. p3 do.refresh_tiles{b12+v08+p13+b04+b14}
       p3: Refresh the cave row
       5 cave tiles are revealed: B12 V08 P13 B04 B14
203. p3 end  f31c2b99db6395d6
       p3 draws I-K4: princess to village I, King: mining cave
       Turn of p1
204. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
205. p1 move.mining.ii
206. p1 chase.p2  35098a1f21c9cbdf
       p1 chases a troll of p2 out of village II
207. p2 cave.mining  9f6cc96bde001924
       The troll of p2 flees from village II to the mining cave
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 3 of helpers
208. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B11, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
209. p1 end
210. p1 move.troll_power.ii
211. p1 chase.p2  98afbfd2893d86f4
       p1 chases a troll of p2 out of village II
212. p2 cave.troll_power  fac28167ba939f26
       The troll of p2 flees from village II to the troll power cave
       p1 moves a troll: troll power cave → village II
       p1 has 2 AP and 2 of helpers
213. p1 end  4a2e52a4d69ea1b5
       p1 draws II-K5: princess to village II, King: mining cave
       Turn of p2
214. p2 play.iii-k1
       p2 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p2
215. p2 move.troll_power.ii
216. p2 chase.p3  93ffeb357bc6d519
       p2 chases a troll of p3 out of village II
217. p3 cave.troll_power  ba787cb825d00f2e
       The troll of p3 flees from village II to the troll power cave
       p2 moves a troll: troll power cave → village II
       p2 has 2 AP and 2 of helpers
218. p2 do.human
       p2: Hire a human
219. p2 cave.building
       p2 hires a human for the building cave
220. p2 end
221. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 1 AP
222. p2 do.refresh_cards{ts1+tb6+tt5+tb1+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Night Purse, Sunken Bell, Hoarded Sparks and Roost Watch
223. p2 end  ea9ad6a2d772db9f
       p2 draws III-K3: neutral changeling to village III, King: village III
       Round 7
       Turn of p3
224. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
225. p3 move.troll_power.ii
226. p3 chase.p2  25cbffb38ed65b84
       p3 chases a troll of p2 out of village II
227. p2 cave.troll_power  504d3a99c5972957
       The troll of p2 flees from village II to the troll power cave
       p3 moves a troll: troll power cave → village II
       p3 has 1 AP and 3 of helpers
228. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
229. p3 end
230. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP
231. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
232. p3 end  7f5a80a1f505ca7a
       p3 draws I-K3: neutral changeling to village I, King: village I
       Turn of p1
233. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
234. p1 move.ii.troll_power
       p1 moves a troll: village II → troll power cave
       p1 has 6 AP
235. p1 do.refresh_cards{tb4+tb8+tt8+tt5+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Dusk Chant, Crooked Foreman, Sunken Bell and Roost Watch
236. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
237. p1 do.buy
       p1: Buy a troll card
238. p1 card.tb5
       p1 takes the troll card Roost Watch
239. p1 do.refresh_cards{tt3+tb4+ts3+tt2+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Moonlit Chamber, Golden Scales, Endless Halls and Golden Scales
240. p1 do.buy
       p1: Buy a troll card
241. p1 card.tb4
       p1 takes the troll card Moonlit Chamber
242. p1 claim.rc10
       p1 claims a challenge: 5 troll cards
243. p1 gain.rt14
244. p1 lay.b16.2
       p1 places RT14, royal tile (2 diamond sites) at b16
245. p1 end{rt20+ts5}
       1 royal tile is revealed: RT20
       1 troll card is revealed: Nest of Velvet
246. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 2 AP and 2 of helpers
247. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
248. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
249. p1 end  61983cee00136943
       p1 draws III-K6: princess to village III, King: village III
       Turn of p2
250. p2 play.i-d4
       p2 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p2
251. p2 move.mining.ii
252. p2 chase.p3  57d68b063fdb3ae1
       p2 chases a troll of p3 out of village II
253. p3 cave.building  c235b7e1c545f7c0
       The troll of p3 flees from village II to the building cave
       p2 moves a troll: mining cave → village II
       p2 has 2 AP and 2 of helpers
254. p2 end
255. p2 move.mining.ii  fa9a955dd2878034
       p2 chases a troll of p1 out of village II
256. p1 cave.troll_power  804a35fbd996513c
       The troll of p1 flees from village II to the troll power cave
       p2 moves a troll: mining cave → village II
       p2 has 3 AP and 1 of helpers
257. p2 do.castle
       p2: Castle action
       p2 gains 1 gold ingot
258. p2 end
259. p2 troll.ii.building
       p2 moves a troll by an effect: village II → building cave
260. p2 troll.ii.troll_power
       p2 moves a troll by an effect: village II → troll power cave
261. p2 troll.ii.troll_power  7a473e9af4250e85
       p2 moves a troll by an effect: village II → troll power cave
       p2 draws III-K4: princess to village III, King: troll power cave
       Round 8
       Turn of p3
262. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
263. p3 move.i.ii
       p3 moves a troll: village I → village II
       p3 has 2 AP and 1 of helpers
264. p3 do.human
       p3: Hire a human
265. p3 cave.troll_power
       p3 hires a human for the troll power cave
266. p3 end
267. p3 move.building.ii
       p3 moves a troll: building cave → village II
       p3 has 3 AP and 1 of helpers
268. p3 do.castle
       p3: Castle action
       p3 gains 1 gold ingot
269. p3 end
270. p3 troll.ii.troll_power
       p3 moves a troll by an effect: village II → troll power cave
271. p3 troll.ii.building  f0441c15df73d62b
       p3 moves a troll by an effect: village II → building cave
       p3 draws II-N3: princess to village II, King: village II
       Turn of p1
272. p1 play.iii-k6
       p1 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
273. p1 move.ii.iii
       p1 moves a troll: village II → village III
       p1 has 2 AP
274. p1 end
275. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 3 AP
276. p1 do.castle
       p1: Castle action
277. p1 troll.iii.ii
       p1 moves a troll by an effect: village III → village II
278. p1 troll.troll_power.ii
       p1 moves a troll by an effect: troll power cave → village II
279. p1 end
280. p1 troll.iii.mining  6ef8cd0af79d62d6
       p1 moves a troll by an effect: village III → mining cave
       p1 draws II-N1: human to village II, King: building cave
       Turn of p2
281. p2 play.iii-k3
       p2 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
282. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
283. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
284. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
285. p2 do.buy
       p2: Buy a troll card
286. p2 card.tt2
       p2 takes the troll card Endless Halls
287. p2 do.refresh_cards{ts2+tt6+ts6+tb2+tb6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Cowherd's Nap, Shed Skin Sack, Throne Whisperer and Night Purse
288. p2 end
289. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 1 AP and 2 of helpers
290. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
291. p2 end  b7925b21b372005b
       p2 draws I-N2: neutral changeling to village I, King: troll power cave
       Round 9
       Turn of p3
292. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
293. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
294. p3 do.receive
       p3: Receive troll power
       p3 gains 3 troll power
295. p3 do.royal
       p3: Activate a royal tile
296. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
297. p3 tile.b14
298. p3 lay.d14.2
       p3 builds B14, church-bell tile (1 free troll card) at d14
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
299. p3 end{p01}
       1 cave tile is revealed: P01
300. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
301. p3 do.royal
       p3: Activate a royal tile
302. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
303. p3 tile.p13
304. p3 lay.c19.4
       p3 builds P13, princess tile (a bed) at c19
305. p3 do.outpost
       p3: Build an outpost
306. p3 vacate.op_gold
       p3 takes off the board: outpost 2 (mining gold takes 2)
307. p3 village.ii
       p3 builds an outpost in village II
308. p3 store.r05
       p3 stores a piece: R05, outpost (+1 gold ingot)
       p3 gains 1 gold ingot
309. p3 do.refresh_tiles{p07+r09+p10+p02+r13}
       p3: Refresh the cave row
       5 cave tiles are revealed: P07 R09 P10 P02 R13
310. p3 end  3258a5cacaea6291
       Turn of p1
311. p1 play.ii-n1
       p1 plays II-N1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
312. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 3 AP and 1 of helpers
313. p1 do.castle
       p1: Castle action
       p1 gains 1 gold ingot
314. p1 end
315. p1 troll.main.mining
       p1 moves a troll by an effect: village II → mining cave
316. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
317. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
318. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 4 AP
319. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
320. p1 do.buy
       p1: Buy a troll card
321. p1 card.ts2
       p1 takes the troll card Trophy Coil
322. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
323. p1 end{tb3}  f4c5d2693ea39c04
       1 troll card is revealed: Glittering Vein
       Turn of p2
324. p2 play.iii-k4
       p2 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p2
325. p2 move.ii.troll_power
       p2 moves a troll: village II → troll power cave
       p2 has 6 AP
326. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
327. p2 do.buy
       p2: Buy a troll card
328. p2 card.tb2
       p2 takes the troll card Throne Whisperer
329. p2 do.refill
       p2: Refill excavation sites
330. p2 refill.gold
       p2 refills sites with 1 gold ingot
331. p2 do.refresh_cards{ts4+ts7+ts8+tb7+tt7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Deep Burrower, Winding Paths, Echo Gem and Mud Mason
332. p2 do.refresh_cards{ts5+ts1+tt2+ts1+tt5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Silken Quarters, Endless Halls, Silken Quarters and Sunken Bell
333. p2 end
334. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
335. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
336. p2 do.build
       p2: Build 2 cave tiles
337. p2 tile.r09
338. p2 lay.a16.0
       p2 builds R09, resource tile (+2 obsidian) at a16
339. p2 tile.p02
340. p2 lay.a17.0
       p2 builds P02, princess tile (a bed) at a17
341. p2 end{v01+r06}  95260dad92a7e168
       2 cave tiles are revealed: V01 R06
       Round 10
       Turn of p3
342. p3 play.i-k3
       p3 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
343. p3 move.troll_power.i
       p3 moves a troll: troll power cave → village I
       p3 has 3 AP
344. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
345. p3 do.human
       p3: Hire a human
346. p3 cave.troll_power
       p3 hires a human for the troll power cave
347. p3 end
348. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 4 AP
349. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
350. p3 do.castle
       p3: Castle action
       p3 gains 1 obsidian
351. p3 end
352. p3 troll.i.mining
       p3 moves a troll by an effect: village I → mining cave
353. p3 troll.i.troll_power  ea1e96b7e725c3a9
       p3 moves a troll by an effect: village I → troll power cave
       Turn of p1
354. p1 play.iii-d3
       p1 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p1
355. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 6 AP
356. p1 do.buy
       p1: Buy a troll card
357. p1 card.tt5
       p1 takes the troll card Sunken Bell
358. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
359. p1 do.refresh_cards{ts2+tb1+tt3+tb1+tt1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Hoarded Sparks, Black Glass Pond, Hoarded Sparks and Silent Belfry
360. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
361. p1 do.buy
       p1: Buy a troll card
362. p1 card.tt3
       p1 takes the troll card Black Glass Pond
363. p1 end{tb3}
       1 troll card is revealed: Glittering Vein
364. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP
365. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
366. p1 end  f1a94fd7f0fcfa6a
       Turn of p2
367. p2 play.i-n2
       p2 plays I-N2: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p2
368. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 6 AP
369. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 gains 1 troll power
       p2 mines 1 obsidian
370. p2 do.refill
       p2: Refill excavation sites
371. p2 refill.obsidian
       p2 refills sites with 2 obsidian
372. p2 do.refresh_cards{tt2+tt1+ts4+ts7+ts1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Silent Belfry, Muffled Bronze, Deep Burrower and Silken Quarters
373. p2 do.receive
       p2: Receive troll power
       p2 gains 1 troll power
374. p2 end
375. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 2 AP
376. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 mines 1 obsidian
377. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
378. p2 end  feb8651da2fc951c
       Round 11
       Turn of p3
379. p3 play.ii-n3
       p3 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
380. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
381. p3 do.build
       p3: Build 2 cave tiles
382. p3 tile.r13
383. p3 lay.b13.1
       p3 builds R13, resource tile (+2 troll power) at b13
384. p3 tile.v01
385. p3 lay.d19.4
       p3 builds V01, victory tile (1 VP per bat card) at d19
386. p3 do.royal
       p3: Activate a royal tile
387. p3 royal.rt09
       p3 activates a royal tile: Build 1 face-up cave tile
388. p3 tile.p07
389. p3 lay.c18.2
       p3 builds P07, princess tile (a bed) at c18
       p3 forms 1 obsidian site
390. p3 do.refresh_tiles{r02+b13+v10+b05+b07}
       p3: Refresh the cave row
       5 cave tiles are revealed: R02 B13 V10 B05 B07
391. p3 do.refresh_tiles{v03+b06+b09+v05+r03}
       p3: Refresh the cave row
       5 cave tiles are revealed: V03 B06 B09 V05 R03
392. p3 end
393. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 2 AP and 1 of helpers
394. p3 do.human
       p3: Hire a human
395. p3 cave.troll_power
       p3 hires a human for the troll power cave
396. p3 end  7e7a21bc9279e265
       Turn of p1
397. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
398. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 5 AP
399. p1 do.buy
       p1: Buy a troll card
400. p1 card.ts7
       p1 takes the troll card Deep Burrower
401. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
402. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
403. p1 do.buy
       p1: Buy a troll card
404. p1 card.ts4
       p1 takes the troll card Muffled Bronze
405. p1 end{ts2+ts5}
       2 troll cards are revealed: Trophy Coil and Nest of Velvet
406. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 1 of helpers
407. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
408. p1 end  faad26c538af805c
       Turn of p2
409. p2 play.iii-k5
       p2 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p2
410. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 4 AP
411. p2 do.build
       p2: Build 2 cave tiles
412. p2 tile.b06
413. p2 lay.a15.3
       p2 builds B06, church-bell tile (+1 diamond) at a15
       p2 uncovers 1 stable
414. p2 tile.v05
415. p2 lay.b16.3
       p2 builds V05, victory tile (1 VP per snake card) at b16
416. p2 do.build
       p2: Build 2 cave tiles
417. p2 tile.r03
418. p2 lay.a18.1
       p2 builds R03, resource tile (refill one type) at a18
419. p2 tile.b09
420. p2 lay.a14.3
       p2 builds B09, church-bell tile (1 free troll card) at a14
       p2 uncovers 1 stable
421. p2 end{p03+b01+v14+b05}
       4 cave tiles are revealed: P03 B01 V14 B05
422. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
423. p2 do.build
       p2: Build 2 cave tiles
424. p2 tile.b01
425. p2 lay.b18.1
       p2 builds B01, church-bell tile (+2 gold ingots) at b18
       p2 uncovers 1 stable
426. p2 tile.v03
427. p2 lay.c19.0
       p2 builds V03, victory tile (1 VP per toad card) at c19
428. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p2 mines 1 obsidian
429. p2 do.build
       p2: Build 2 cave tiles
430. p2 tile.p03
431. p2 lay.b14.2
       p2 builds P03, princess tile (a bed) at b14
432. p2 tile.v14
433. p2 lay.a13.2
       p2 builds V14, victory tile (1 VP per cow in the stables) at a13
434. p2 end{b13+v10+r11+v08}  3dfad17b4ec6c0b2
       4 cave tiles are revealed: B13 V10 R11 V08
       The last round is over: p3 wins

p1  +4  Single elements [PRIN-E2]
p1  +3  Royal tiles [PRIN-E4]
p1  +2  Humans [PRIN-E5]
p1  +1  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p1  +1  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p1  +2  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p2  +4  Single elements [PRIN-E2]
p2  +3  Humans [PRIN-E5]
p2  +1  Victory tile: 1 VP per toad card [PRIN-E6]
p2  +2  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +9  Sets of two [PRIN-E2]
p3  +8  Single elements [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +4  Humans [PRIN-E5]
p3  +2  Victory tile: 1 VP per 2 humans on the board [PRIN-E6]
p3  +3  Victory tile: 1 VP per cow in the stables [PRIN-E6]
= p3 29, p1 13, p2 10  rounds, won by p3
