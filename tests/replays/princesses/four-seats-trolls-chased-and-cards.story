princesses/2  seats 4  seed 3  options boards=random later_seats=none

  1. p1 cave.troll_power  76a533d5b3882d07
       p1 puts the first human in the troll power cave
  2. p2 cave.mining  181394ea3bc901bf
       p2 puts the first human in the mining cave
  3. p3 cave.building  981fc2a819f6035c
       p3 puts the first human in the building cave
  4. p4 cave.troll_power  3a85f5881e1b47e5
       p4 puts the first human in the troll power cave
       p1 draws 3 round cards: IV-D3 III-D1 I-D6
       p2 draws 3 round cards: II-D2 III-D6 III-D2
       p3 draws 3 round cards: I-D5 III-D4 I-D4
       p4 draws 3 round cards: II-D1 IV-D5 IV-D1
       Round 1
       Turn of p1
  5. p1 play.i-d6
       p1 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
  6. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 2 AP
  7. p1 do.buy
       p1: Buy a troll card
  8. p1 card.tt2
       p1 takes the troll card Endless Halls
  9. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
 10. p1 end{tt3}
       1 troll card is revealed: Black Glass Pond
 11. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 3 AP
 12. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 13. p1 do.refresh_cards{ts4+tb7+tb6+ts7+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Echo Gem, Night Purse, Deep Burrower and Black Glass Pond
 14. p1 do.refresh_cards{ts3+tb5+ts1+ts8+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Roost Watch, Silken Quarters, Winding Paths and Hoarded Sparks
 15. p1 end  4e3110044cffaa1c
       p1 draws IV-D6: princess to village IV, King: village IV
       Turn of p2
 16. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
 17. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 18. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 19. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 20. p2 end
 21. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 1 AP
 22. p2 do.refresh_tiles{r06+r12+p03+r03+v02}
       p2: Refresh the cave row
       5 cave tiles are revealed: R06 R12 P03 R03 V02
 23. p2 end  23d75fd75251fece
       p2 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p3
 24. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
 25. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 26. p3 do.build
       p3: Build 2 cave tiles
 27. p3 tile.p03
 28. p3 lay.a16.0
       p3 builds P03, princess tile (a bed) at a16
 29. p3 tile.r06
 30. p3 lay.b15.3
       p3 builds R06, resource tile (+1 gold ingot) at b15
       p3 forms 1 obsidian site
 31. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
 32. p3 end{b04+r05}
       2 cave tiles are revealed: B04 R05
 33. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 34. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
 35. p3 do.outpost
       p3: Build an outpost
 36. p3 vacate.op_pow
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
 37. p3 village.i
       p3 builds an outpost in village I
 38. p3 store.board-1
       p3 stores a piece: Board 1, outpost (no bonus)
 39. p3 end  55a79514427f441b
       p3 draws III-D5: princess to village III, King: mining cave
       Turn of p4
 40. p4 play.ii-d1
       p4 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p4
 41. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 2 AP
 42. p4 do.build
       p4: Build 2 cave tiles
 43. p4 tile.r12
 44. p4 lay.a16.1
       p4 builds R12, resource tile (+2 troll power) at a16
 45. p4 tile.r03
 46. p4 lay.b16.4
       p4 builds R03, resource tile (refill one type) at b16
 47. p4 end{p13+v06}
       2 cave tiles are revealed: P13 V06
 48. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 49. p4 do.outpost
       p4: Build an outpost
 50. p4 vacate.op_obs
       p4 takes off the board: outpost 1 (mining obsidian takes 2)
 51. p4 village.iv
       p4 builds an outpost in village IV
 52. p4 store.board-1
       p4 stores a piece: Board 1, outpost (no bonus)
 53. p4 end  6723db5fc35e8fc5
       p4 draws II-D5: princess to village II, King: troll power cave
       Round 2
       Turn of p1
 54. p1 play.iv-d3
       p1 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p1
 55. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 4 AP
 56. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 57. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 58. p1 do.refresh_cards{tt6+ts5+tb2+ts2+ts6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Nest of Velvet, Throne Whisperer, Trophy Coil and Shed Skin Sack
 59. p1 end
 60. p1 move.beside.iv
       p1 brings in a troll: village IV
       p1 has 1 AP
 61. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
 62. p1 end  75bb28a0ee592a07
       p1 draws IV-D2: neutral changeling to village IV, King: building cave
       Turn of p2
 63. p2 play.iii-d6
       p2 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 64. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
 65. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 66. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 67. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 68. p2 end
 69. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 4 AP
 70. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
 71. p2 end  e02d5a21249bcca0
       p2 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p3
 72. p3 play.iii-d5
       p3 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p3
 73. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 1 AP
 74. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
 75. p3 end
 76. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
 77. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
 78. p3 do.build
       p3: Build 2 cave tiles
 79. p3 tile.r05
 80. p3 lay.c15.0
       p3 builds R05, resource tile (+1 gold ingot) at c15
 81. p3 tile.v02
 82. p3 lay.c14.3
       p3 builds V02, victory tile (1 VP per bat card) at c14
 83. p3 do.refresh_tiles{v16+b08+v10+r16+p07}
       p3: Refresh the cave row
       5 cave tiles are revealed: V16 B08 V10 R16 P07
 84. p3 end  05799cb079a48837
       p3 draws II-D6: princess to village II, King: village II
       Turn of p4
 85. p4 play.iv-d5
       p4 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p4
 86. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 4 AP
 87. p4 do.build
       p4: Build 2 cave tiles
 88. p4 tile.r16
 89. p4 lay.b15.2
       p4 builds R16, resource tile (1 free tile) at b15
 90. p4 tile.v10
 91. p4 lay.c17.0
       p4 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at c17
 92. p4 do.build
       p4: Build 2 cave tiles
 93. p4 tile.b08
 94. p4 lay.a17.0
       p4 builds B08, church-bell tile (+3 troll power) at a17
       p4 uncovers 1 stable
 95. p4 tile.p07
 96. p4 lay.a15.2
       p4 builds P07, princess tile (a bed) at a15
 97. p4 end{b09+p12+b11+p01}
       4 cave tiles are revealed: B09 P12 B11 P01
 98. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 5 AP
 99. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
100. p4 do.build
       p4: Build 2 cave tiles
101. p4 tile.p01
102. p4 lay.c15.0
       p4 builds P01, princess tile (a bed) at c15
       p4 forms 1 obsidian site
103. p4 tile.b09
104. p4 lay.a18.4
       p4 builds B09, church-bell tile (1 free troll card) at a18
       p4 uncovers 1 stable
105. p4 do.build
       p4: Build 2 cave tiles
106. p4 tile.b11
107. p4 lay.a19.2
       p4 builds B11, church-bell tile (+2 gold ingots) at a19
       p4 uncovers 1 stable
108. p4 tile.v16
109. p4 lay.a20.1
       p4 builds V16, victory tile (1 VP per 2 humans on the board) at a20
110. p4 end{p11+v08+p14+b01}  6eeec1def5efe7fc
       4 cave tiles are revealed: P11 V08 P14 B01
       p4 draws II-D4: neutral changeling to village II, King: mining cave
       Round 3
       Turn of p1
111. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
112. p1 move.iv.iii
       p1 moves a troll: village IV → village III
       p1 has 1 AP
113. p1 end
114. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 5 AP
115. p1 do.buy
       p1: Buy a troll card
116. p1 card.tt6
       p1 takes the troll card Cowherd's Nap
       p1 uncovers 1 stable
       p1 gains 1 cow
117. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
118. p1 do.buy
       p1: Buy a troll card
119. p1 card.ts2
       p1 takes the troll card Trophy Coil
120. p1 do.refresh_cards{ts5+tt7+tb2+ts2+tb8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Mud Mason, Throne Whisperer, Trophy Coil and Dusk Chant
121. p1 do.refresh_cards{tt4+ts6+ts7+tt7+tb6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Shed Skin Sack, Deep Burrower, Mud Mason and Night Purse
122. p1 end  9bf859aa9d2c72cb
       p1 draws II-K5: princess to village II, King: mining cave
       Turn of p2
123. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
124. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 1 AP
125. p2 do.refresh_tiles{v13+r11+b13+v05+r13}
       p2: Refresh the cave row
       5 cave tiles are revealed: V13 R11 B13 V05 R13
126. p2 end
127. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 1 AP
128. p2 end  e0853ff1df0d18f0
       p2 draws I-K6: princess to village I, King: village I
       Turn of p3
129. p3 play.i-d5
       p3 plays I-D5: princess to village I, King: building cave
       Nothing can be added in village I: princess
       The Troll King goes to the building cave of p3
130. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 6 AP
131. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
132. p3 do.build
       p3: Build 2 cave tiles
133. p3 tile.v13
134. p3 lay.a17.4
       p3 builds V13, victory tile (1 VP per cow in the stables) at a17
135. p3 tile.r11
136. p3 lay.c16.1
       p3 builds R11, resource tile (+1 diamond) at c16
137. p3 do.refresh_tiles{v01+b02+p09+r01+r07}
       p3: Refresh the cave row
       5 cave tiles are revealed: V01 B02 P09 R01 R07
138. p3 do.build
       p3: Build 2 cave tiles
139. p3 tile.p09
140. p3 lay.a15.4
       p3 builds P09, princess tile (a bed) at a15
       p3 forms 1 gold site
141. p3 tile.r07
142. p3 lay.d16.0
       p3 builds R07, resource tile (+1 gold ingot) at d16
143. p3 end{r08+b12}
       2 cave tiles are revealed: R08 B12
144. p3 move.beside.iv
       p3 brings in a troll: village IV
       p3 has 1 AP and 1 of helpers
145. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
146. p3 end  26ea344674de7c71
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p4
147. p4 play.ii-d5
       p4 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p4
148. p4 move.beside.iii
       p4 brings in a troll: village III
       p4 has 1 AP and 1 of helpers
149. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
150. p4 end
151. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 2 AP and 2 of helpers
152. p4 do.human
       p4: Hire a human
153. p4 cave.building
       p4 hires a human for the building cave
154. p4 end  f6041d9b2e3af7fd
       p4 draws IV-K5: princess to village IV, King: troll power cave
       Round 4
       Turn of p1
155. p1 play.iv-d2
       p1 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p1
156. p1 move.iii.building
       p1 moves a troll: village III → building cave
       p1 has 2 AP
157. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
158. p1 do.refresh_tiles{r09+p02+b16+p04+r14}
       p1: Refresh the cave row
       5 cave tiles are revealed: R09 P02 B16 P04 R14
159. p1 end
160. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 1 of helpers
161. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
162. p1 end  6489db09a866ee49
       p1 draws II-K4: princess to village II, King: building cave
       Turn of p2
163. p2 play.iii-d2
       p2 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
164. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 5 AP
165. p2 end
166. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 6 AP
167. p2 end  9db2012a31ee1a75
       p2 draws IV-K4: princess to village IV, King: mining cave
       Turn of p3
168. p3 play.i-d4
       p3 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
169. p3 move.building.iv
       p3 moves a troll: building cave → village IV
       p3 has 2 AP and 2 of helpers
170. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
171. p3 vacate.ch_cap
       p3 takes off the board: changeling 2 (1 more power space)
       p3 stores a piece: Board 2, changeling (no bonus)
172. p3 end
173. p3 move.building.iv
174. p3 chase.p4  ae648bb18c055b2a
       p3 chases a troll of p4 out of village IV
175. p4 cave.mining  e0d830a2b27f5921
       The troll of p4 flees from village IV to the mining cave
       p3 moves a troll: building cave → village IV
       p3 has 3 AP and 1 of helpers
176. p3 do.castle
       p3: Castle action
177. p3 human.building.troll_power
       p3 moves a human: building cave → troll power cave
178. p3 end
179. p3 troll.iv.mining
       p3 moves a troll by an effect: village IV → mining cave
180. p3 troll.iv.troll_power
       p3 moves a troll by an effect: village IV → troll power cave
181. p3 troll.iv.building  fb2edf536f8111b2
       p3 moves a troll by an effect: village IV → building cave
       p3 draws II-K3: neutral changeling to village II, King: village II
       Turn of p4
182. p4 play.ii-d4
       p4 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p4
183. p4 move.mining.building
       p4 moves a troll: mining cave → building cave
       p4 has 5 AP
184. p4 do.outpost
       p4: Build an outpost
185. p4 vacate.op_gold
       p4 takes off the board: outpost 2 (mining gold takes 2)
186. p4 village.iv
       p4 builds an outpost in village IV
187. p4 store.r12
       p4 stores a piece: R12, outpost (+2 troll power)
       p4 gains 2 troll power
188. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
189. p4 do.refresh_tiles{b05+r02+r04+b06+v07}
       p4: Refresh the cave row
       5 cave tiles are revealed: B05 R02 R04 B06 V07
190. p4 end
191. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 2 AP
192. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
193. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 2 obsidian
194. p4 end  c2a76a38b726d43d
       p4 draws III-K2: neutral changeling to village III, King: mining cave
       Round 5
       Turn of p1
195. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
196. p1 move.iii.troll_power
       p1 moves a troll: village III → troll power cave
       p1 has 5 AP
197. p1 do.buy
       p1: Buy a troll card
198. p1 card.tb6
       p1 takes the troll card Night Purse
       p1 gains 1 gold ingot
199. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
200. p1 do.refresh_cards{tb4+tt6+tt5+tt1+tt8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Cowherd's Nap, Sunken Bell, Silent Belfry and Crooked Foreman
201. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
202. p1 end
203. p1 move.troll_power.iv
       p1 moves a troll: troll power cave → village IV
       p1 has 1 AP and 1 of helpers
204. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
205. p1 end  ec10be0629e61b0a
       p1 draws III-K4: princess to village III, King: troll power cave
       Turn of p2
206. p2 play.i-k6
       p2 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
207. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 2 AP and 1 of helpers
208. p2 end
209. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 5 AP
210. p2 end  9eb8e06cef407ccf
       p2 draws IV-K6: princess to village IV, King: village IV
       Turn of p3
211. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p3
212. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
213. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
214. p3 do.build
       p3: Build 2 cave tiles
215. p3 tile.r04
216. p3 lay.e16.4
       p3 builds R04, resource tile (refill one type) at e16
       p3 forms 1 obsidian site
217. p3 tile.b05
218. p3 lay.b16.2
       p3 builds B05, church-bell tile (refill one type) at b16
       p3 uncovers 1 stable
219. p3 do.build
       p3: Build 2 cave tiles
220. p3 tile.r02
221. p3 lay.c17.2
       p3 builds R02, resource tile (refill one type) at c17
       p3 forms 1 gold site
222. p3 tile.b06
223. p3 lay.d17.3
       p3 builds B06, church-bell tile (+1 diamond) at d17
       p3 uncovers 1 stable
224. p3 end{p06+v14+r15+v09}
       4 cave tiles are revealed: P06 V14 R15 V09
225. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 1 AP and 1 of helpers
226. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
227. p3 end  53415876dcfffae3
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p4
228. p4 play.iv-k5
       p4 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p4
229. p4 move.iii.building
       p4 moves a troll: village III → building cave
       p4 has 5 AP
230. p4 do.build
       p4: Build 2 cave tiles
231. p4 tile.v07
232. p4 lay.d15.4
       p4 builds V07, victory tile (1 VP per diamond left in the field) at d15
       p4 forms 1 diamond site
233. p4 claim.rc04
       p4 claims a challenge: 3 victory tiles
234. p4 gain.rt05
235. p4 lay.b14.4
       p4 places RT05, royal tile (+2 cows) at b14
236. p4 tile.r15
237. p4 lay.a14.4
       p4 builds R15, resource tile (1 free tile) at a14
238. p4 do.refresh_tiles{b15+v03+b07+v15+v12}
       p4: Refresh the cave row
       5 cave tiles are revealed: B15 V03 B07 V15 V12
239. p4 do.royal
       p4: Activate a royal tile
240. p4 royal.rt05
       p4 activates a royal tile: Take 2 cows from the reserve
       p4 gains 2 cows
241. p4 do.refresh_tiles{v04+p08+r10+b10+p05}
       p4: Refresh the cave row
       5 cave tiles are revealed: V04 P08 R10 B10 P05
242. p4 end{rt02}
       1 royal tile is revealed: RT02
243. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 3 AP and 2 of helpers
244. p4 do.bell
       p4: Take down a church bell
245. p4 store.b08
       p4 stores a piece: B08, church bell (+3 troll power)
       p4 gains 3 troll power
246. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
247. p4 end  d14a244f63ff5578
       p4 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p1
248. p1 play.ii-k4
       p1 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p1
249. p1 move.iv.troll_power
       p1 moves a troll: village IV → troll power cave
       p1 has 5 AP
250. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 mines 1 obsidian
251. p1 do.buy
       p1: Buy a troll card
252. p1 card.tt1
       p1 takes the troll card Silent Belfry
253. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
254. p1 do.refresh_cards{tt4+tt1+tb4+tb1+tb8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Silent Belfry, Moonlit Chamber, Hoarded Sparks and Dusk Chant
255. p1 end
256. p1 move.building.iv
       p1 moves a troll: building cave → village IV
       p1 has 1 AP and 2 of helpers
257. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
258. p1 end  b358de6481cdbcd8
       p1 draws I-K1: human to village I, King: troll power cave
       Turn of p2
259. p2 play.iv-k6
       p2 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
260. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 1 AP
261. p2 do.refresh_cards{tb3+tb5+ts4+tt5+tt2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Roost Watch, Muffled Bronze, Sunken Bell and Endless Halls
262. p2 end
263. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 5 AP
264. p2 end  756e17526ddba32b
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p3
265. p3 play.ii-d6
       p3 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
266. p3 move.building.ii
       p3 moves a troll: building cave → village II
       p3 has 2 AP
267. p3 do.human
       p3: Hire a human
268. p3 cave.troll_power
       p3 hires a human for the troll power cave
269. p3 end
270. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 3 AP
271. p3 do.buy
       p3: Buy a troll card
272. p3 card.tb3
       p3 takes the troll card Glittering Vein
273. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
274. p3 do.refresh_cards{tb3+tt8+tb7+tt7+tb6}
       p3: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Crooked Foreman, Echo Gem, Mud Mason and Night Purse
275. p3 end  a8cf63a9db4b7cdd
       p3 draws I-K4: princess to village I, King: mining cave
       Turn of p4
276. p4 play.iii-k2
       p4 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p4
277. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 4 AP and 1 of helpers
278. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
279. p4 do.castle
       p4: Castle action
280. p4 human.troll_power.building
       p4 moves a human: troll power cave → building cave
281. p4 human.building.troll_power
       p4 moves a human: building cave → troll power cave
282. p4 end
283. p4 troll.main.troll_power
       p4 moves a troll by an effect: village IV → troll power cave
284. p4 troll.iv.building
       p4 moves a troll by an effect: village IV → building cave
285. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 3 AP and 1 of helpers
286. p4 do.castle
       p4: Castle action
287. p4 human.troll_power.mining
       p4 moves a human: troll power cave → mining cave
288. p4 human.building.troll_power
       p4 moves a human: building cave → troll power cave
289. p4 end
290. p4 troll.iv.building  af5ba70e3e1f0e8d
       p4 moves a troll by an effect: village IV → building cave
       p4 draws I-K3: neutral changeling to village I, King: village I
       Round 7
       Turn of p1
291. p1 play.iii-k4
       p1 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p1
292. p1 move.iv.i
       p1 moves a troll: village IV → village I
       p1 has 1 AP
293. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
294. p1 end
295. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 2 AP
296. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
297. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
298. p1 store.tt6b
       p1 stores a piece: Cowherd's Nap TT6B, changeling (+2 troll power)
       p1 gains 2 troll power
299. p1 end  cf2e86ebe716f8b7
       p1 draws III-K1: human to village III, King: building cave
       Turn of p2
300. p2 play.iv-k4
       p2 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p2
301. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 1 AP and 2 of helpers
302. p2 end
303. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 2 AP and 2 of helpers
304. p2 end  714c9aba53cbf3ae
       p2 draws IV-K1: human to village IV, King: troll power cave
       Turn of p3
305. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
306. p3 move.troll_power.i
307. p3 chase.p2  712be5d232576b2f
       p3 chases a troll of p2 out of village I
308. p2 cave.mining  52a0f39e62977012
       The troll of p2 flees from village I to the mining cave
       p3 moves a troll: troll power cave → village I
       p3 has 2 AP and 3 of helpers
309. p3 do.bell
       p3: Take down a church bell
310. p3 store.b05
       p3 stores a piece: B05, church bell (refill one type)
311. p3 refill.gold
       p3 refills sites with 4 gold ingots
312. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
313. p3 end
314. p3 move.ii.iii
       p3 moves a troll: village II → village III
       p3 has 2 AP
315. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
316. p3 end  b8a897d07ddb2522
       p3 draws II-K6: princess to village II, King: village II
       Turn of p4
317. p4 play.i-k3
       p4 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
318. p4 move.building.i
319. p4 chase.p1  8e3a0cafd68151f8
       p4 chases a troll of p1 out of village I
320. p1 cave.mining  9abee9abda9df7ff
       The troll of p1 flees from village I to the mining cave
       p4 moves a troll: building cave → village I
       p4 has 2 AP and 3 of helpers
321. p4 end
322. p4 move.building.i
323. p4 chase.p1  682271c78cfbe118
       p4 chases a troll of p1 out of village I
324. p1 cave.building  381164c0bf291b06
       The troll of p1 flees from village I to the building cave
       p4 moves a troll: building cave → village I
       p4 has 3 AP and 2 of helpers
325. p4 do.castle
       p4: Castle action
326. p4 troll.building.iv
       p4 moves a troll by an effect: building cave → village IV
327. p4 troll.i.troll_power
       p4 moves a troll by an effect: village I → troll power cave
328. p4 end
329. p4 troll.i.building  ac0a794f5e7a1e2c
       p4 moves a troll by an effect: village I → building cave
       p4 draws III-K6: princess to village III, King: village III
       Round 8
       Turn of p1
330. p1 play.iii-d1
       p1 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p1
331. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 6 AP
332. p1 do.buy
       p1: Buy a troll card
333. p1 card.tb7
       p1 takes the troll card Echo Gem
       p1 gains 1 diamond
334. p1 do.buy
       p1: Buy a troll card
335. p1 card.tt8
       p1 takes the troll card Crooked Foreman
336. p1 human.troll_power.mining
       p1 moves a human: troll power cave → mining cave
337. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
338. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
339. p1 do.refresh_cards{tb5+ts8+ts5+tb2+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Winding Paths, Nest of Velvet, Throne Whisperer and Roost Watch
340. p1 end
341. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 6 AP
342. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
343. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
344. p1 do.refresh_cards{tt6+ts5+ts2+tb2+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Nest of Velvet, Trophy Coil, Throne Whisperer and Echo Gem
345. p1 do.refresh_cards{tt8+ts7+tb4+tb8+ts4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Deep Burrower, Moonlit Chamber, Dusk Chant and Muffled Bronze
346. p1 do.refresh_cards{tb8+ts3+ts1+tt1+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Golden Scales, Silken Quarters, Silent Belfry and Hoarded Sparks
347. p1 end  7722f9cfd1f5e395
       Turn of p2
348. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
349. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 1 AP
350. p2 do.refresh_tiles{p16+p08+v04+b16+b13}
       p2: Refresh the cave row
       5 cave tiles are revealed: P16 P08 V04 B16 B13
351. p2 end
352. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 5 AP
353. p2 end  39ed496d47430c69
       Turn of p3
354. p3 play.ii-k3
       p3 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
355. p3 move.building.iv
       p3 moves a troll: building cave → village IV
       p3 has 1 AP and 1 of helpers
356. p3 end
357. p3 move.i.iv
       p3 moves a troll: village I → village IV
       p3 has 2 AP and 1 of helpers
358. p3 end  08dd3c01e7ae4ba4
       Turn of p4
359. p4 play.ii-k1
       p4 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p4
360. p4 move.iv.building
       p4 moves a troll: village IV → building cave
       p4 has 3 AP
361. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
362. p4 do.build
       p4: Build 2 cave tiles
363. p4 tile.p16
364. p4 lay.b18.4
       p4 builds P16, princess tile (a bed) at b18
365. p4 tile.v04
366. p4 lay.c19.0
       p4 builds V04, victory tile (1 VP per toad card) at c19
367. p4 end{v11+p05}
       2 cave tiles are revealed: V11 P05
368. p4 move.building.iv
       p4 moves a troll: building cave → village IV
       p4 has 3 AP and 2 of helpers
369. p4 do.bell
       p4: Take down a church bell
370. p4 store.b11
       p4 stores a piece: B11, church bell (+2 gold ingots)
       p4 gains 2 gold ingots
371. p4 end  ad0c003ac0424dae
       Round 9
       Turn of p1
372. p1 play.iii-k1
       p1 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p1
373. p1 move.troll_power.iv
       p1 moves a troll: troll power cave → village IV
       p1 has 1 AP and 3 of helpers
374. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
375. p1 end
376. p1 move.troll_power.iv
377. p1 chase.p3  04fea33cca4994ca
       p1 chases a troll of p3 out of village IV
378. p3 cave.mining  4a2f0cbc53f56215
       The troll of p3 flees from village IV to the mining cave
       p1 moves a troll: troll power cave → village IV
       p1 has 2 AP and 2 of helpers
379. p1 do.changeling
       p1: Swap changelings
       p1 pays 1 diamond
380. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
381. p1 store.tb6a-2
       p1 stores a piece: Night Purse TB6A-2, changeling (+1 troll power)
       p1 gains 1 troll power
382. p1 end  fb19aabca0712ecb
       Turn of p2
383. p2 play.ii-d3
       p2 plays II-D3: neutral changeling to village II, King: building cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the building cave of p2
384. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 1 AP
385. p2 do.refresh_cards{ts8+tt2+ts3+tt3+ts4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Endless Halls, Golden Scales, Black Glass Pond and Muffled Bronze
386. p2 end
387. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
388. p2 end  6378eabe3c6a3c43
       Turn of p3
389. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
390. p3 move.mining.iv
391. p3 chase.p4  73ea62efc49c15f8
       p3 chases a troll of p4 out of village IV
392. p4 cave.troll_power  523009c9e7f3e128
       The troll of p4 flees from village IV to the troll power cave
       p3 moves a troll: mining cave → village IV
       p3 has 2 AP and 2 of helpers
393. p3 end
394. p3 move.mining.iv  cf0db0f332ab820e
       p3 chases a troll of p1 out of village IV
395. p1 cave.troll_power  540dc0631f12f557
       The troll of p1 flees from village IV to the troll power cave
       p3 moves a troll: mining cave → village IV
       p3 has 3 AP and 1 of helpers
396. p3 do.castle
       p3: Castle action
397. p3 human.troll_power.building
       p3 moves a human: troll power cave → building cave
398. p3 human.troll_power.building
       p3 moves a human: troll power cave → building cave
399. p3 end
400. p3 troll.iv.troll_power
       p3 moves a troll by an effect: village IV → troll power cave
401. p3 troll.iv.mining
       p3 moves a troll by an effect: village IV → mining cave
402. p3 troll.iv.troll_power  e0d11cce66ce4436
       p3 moves a troll by an effect: village IV → troll power cave
       Turn of p4
403. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
404. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 5 AP
405. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 1 obsidian
406. p4 do.buy
       p4: Buy a troll card
407. p4 card.ts3
       p4 takes the troll card Golden Scales
408. p4 do.buy
       p4: Buy a troll card
409. p4 card.tt2
       p4 takes the troll card Endless Halls
410. p4 do.buy
       p4: Buy a troll card
411. p4 card.ts8
       p4 takes the troll card Winding Paths
412. p4 troll.troll_power.building
       p4 moves a troll by an effect: troll power cave → building cave
413. p4 troll.troll_power.i
       p4 moves a troll by an effect: troll power cave → village I
414. p4 do.buy
       p4: Buy a troll card
415. p4 card.tt3
       p4 takes the troll card Black Glass Pond
416. p4 end{tb1+ts6+tt4+ts6}
       4 troll cards are revealed: Hoarded Sparks, Shed Skin Sack, Bog Lookout and Shed Skin Sack
417. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 4 AP
418. p4 do.royal
       p4: Activate a royal tile
       p4 activates a royal tile: Take 2 cows from the reserve
       p4 gains 2 cows
419. p4 do.refill
       p4: Refill excavation sites
420. p4 refill.obsidian
       p4 refills sites with 12 obsidian
421. p4 do.buy
       p4: Buy a troll card
422. p4 card.tt4
       p4 takes the troll card Bog Lookout
423. p4 end{tt3}  c6251badd52db4cc
       1 troll card is revealed: Black Glass Pond
       Round 10
       Turn of p1
424. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
425. p1 move.iv.troll_power
       p1 moves a troll: village IV → troll power cave
       p1 has 6 AP
426. p1 do.refresh_cards{tt5+tt5+tt4+tt7+ts1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Sunken Bell, Bog Lookout, Mud Mason and Silken Quarters
427. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
428. p1 do.buy
       p1: Buy a troll card
429. p1 card.tt4
       p1 takes the troll card Bog Lookout
430. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
431. p1 do.refresh_cards{tb4+ts7+tt8+tb2+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Deep Burrower, Crooked Foreman, Throne Whisperer and Sunken Bell
432. p1 end
433. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 2 of helpers
434. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
435. p1 end  d08e215a73970f38
       Turn of p2
436. p2 play.iv-k1
       p2 plays IV-K1: human to village IV, King: troll power cave
       Nothing can be added in village IV: human
       The Troll King goes to the troll power cave of p2
437. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 1 AP and 3 of helpers
438. p2 end
439. p2 move.troll_power.iii
440. p2 chase.p3  f56200e6a0060ce2
       p2 chases a troll of p3 out of village III
441. p3 cave.building  5d991771e9611bae
       The troll of p3 flees from village III to the building cave
       p2 moves a troll: troll power cave → village III
       p2 has 2 AP and 2 of helpers
442. p2 end  329f3e3ef4f3329a
       Turn of p3
443. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p3
444. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
445. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
446. p3 do.build
       p3: Build 2 cave tiles
447. p3 tile.p08
448. p3 lay.d18.4
       p3 builds P08, princess tile (a bed) at d18
449. p3 tile.b16
450. p3 lay.a14.3
       p3 builds B16, church-bell tile (+1 cow; +1 troll power) at a14
       p3 uncovers 1 stable
451. p3 do.refresh_tiles{v08+b14+b15+r08+v15}
       p3: Refresh the cave row
       5 cave tiles are revealed: V08 B14 B15 R08 V15
452. p3 do.refresh_tiles{r13+b07+v01+p14+p12}
       p3: Refresh the cave row
       5 cave tiles are revealed: R13 B07 V01 P14 P12
453. p3 end
454. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 6 AP
455. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p3 mines 1 obsidian
       p3 mines 1 gold ingot
456. p3 do.refresh_tiles{p04+p13+v06+p06+v05}
       p3: Refresh the cave row
       5 cave tiles are revealed: P04 P13 V06 P06 V05
457. p3 do.build
       p3: Build 2 cave tiles
458. p3 tile.p04
459. p3 lay.b13.1
       p3 builds P04, princess tile (a bed) at b13
460. p3 tile.p06
461. p3 lay.f16.1
       p3 builds P06, princess tile (a bed) at f16
462. p3 do.refresh_tiles{b03+b01+r10+v03+v14}
       p3: Refresh the cave row
       5 cave tiles are revealed: B03 B01 R10 V03 V14
463. p3 do.refresh_tiles{v09+b04+p15+b12+b02}
       p3: Refresh the cave row
       5 cave tiles are revealed: V09 B04 P15 B12 B02
464. p3 end  34356af4ff8ba7ea
       Turn of p4
465. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       Nothing can be added in village IV: human
       The Troll King goes to the mining cave of p4
466. p4 move.building.iii
467. p4 chase.p3  dac9828d6798191d
       p4 chases a troll of p3 out of village III
468. p3 cave.troll_power  a9e0464ea7a48fd6
       The troll of p3 flees from village III to the troll power cave
       p4 moves a troll: building cave → village III
       p4 has 1 AP and 3 of helpers
469. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
470. p4 end
471. p4 move.i.troll_power
       p4 moves a troll: village I → troll power cave
       p4 has 5 AP
472. p4 do.royal
       p4: Activate a royal tile
473. p4 royal.printed
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
474. p4 do.buy
       p4: Buy a troll card
475. p4 card.tb4
       p4 takes the troll card Moonlit Chamber
476. p4 do.refill
       p4: Refill excavation sites
477. p4 refill.obsidian
       p4 refills sites with 2 obsidian
478. p4 do.refresh_cards{ts1+tb2+ts2+tb5+tb5}
       p4: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Throne Whisperer, Trophy Coil, Roost Watch and Roost Watch
479. p4 end  aab2c913b59a982c
       The last round is over: p4 wins

p1  +8  Single elements [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p2  +1  Humans [PRIN-E5]
p3 +15  Sets of three [PRIN-E2]
p3  +2  Humans [PRIN-E5]
p3  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p3  +3  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p4 +18  Sets of two [PRIN-E2]
p4  +3  Royal tiles [PRIN-E4]
p4  +2  Humans [PRIN-E5]
p4  +1  Victory tile: 1 VP per 2 gold ingots left in the field [PRIN-E6]
p4  +1  Victory tile: 1 VP per 2 humans on the board [PRIN-E6]
p4  +3  Victory tile: 1 VP per toad card [PRIN-E6]
p4  +3  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p4  +4  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
= p4 35, p3 21, p1 9, p2 1  rounds, won by p4
