princesses/1  seats 4  seed 365  options boards=chosen

  1. p3 board.red  e624fdcb2fc079bd
       p3 takes the red board
  2. p2 board.yellow  470f51772144c04d
       p2 takes the yellow board
  3. p1 board.violet  29400af4bb5c2876
       p1 takes the violet board
  4. p4 cave.troll_power  33d2a8ef8ca4bb40
       p4 puts the first human in the troll power cave
  5. p1 cave.mining  8b0f21d0f4221656
       p1 puts the first human in the mining cave
  6. p2 cave.building  92370ecba4482ad7
       p2 puts the first human in the building cave
  7. p3 cave.troll_power  a581ef8ec9f564a8
       p3 puts the first human in the troll power cave
       p1 draws 3 round cards: II-D2 III-D1 II-D4
       p2 draws 3 round cards: II-D5 III-D5 IV-D4
       p3 draws 3 round cards: II-D1 I-D6 I-D4
       p4 draws 3 round cards: IV-D6 I-D5 IV-D3
       Round 1
       Turn of p4
  8. p4 play.i-d5
       p4 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p4
  9. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 2 AP
 10. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
 11. p4 do.refresh_cards{ts6+tt5+tt4+ts4+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Sunken Bell, Bog Lookout, Muffled Bronze and Black Glass Pond
 12. p4 end
 13. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
 14. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
 15. p4 do.buy
       p4: Buy a troll card
 16. p4 card.ts6
       p4 takes the troll card Shed Skin Sack
       p4 gains 3 obsidian
 17. p4 end{tb2}  c81f949a07450f21
       1 troll card is revealed: Throne Whisperer
       p4 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p1
 18. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p1
 19. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP
 20. p1 end
 21. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 3 AP
 22. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
 23. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 24. p1 end  af29e8f4e73fdaca
       p1 draws III-D2: neutral changeling to village III, King: mining cave
       Turn of p2
 25. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p2
 26. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 1 AP and 1 of helpers
 27. p2 end
 28. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 2 AP and 1 of helpers
 29. p2 do.human
       p2: Hire a human
 30. p2 cave.building
       p2 hires a human for the building cave
 31. p2 end  47b4282f6adef6a2
       p2 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p3
 32. p3 play.ii-d1
       p3 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p3
 33. p3 move.beside.ii
       p3 brings in a troll: village II
       p3 has 1 AP and 3 of helpers
 34. p3 end
 35. p3 move.beside.iii
       p3 brings in a troll: village III
       p3 has 1 AP
 36. p3 end  884bffa0dbaf125f
       p3 draws I-D2: neutral changeling to village I, King: building cave
       Round 2
       Turn of p4
 37. p4 play.iv-d3
       p4 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p4
 38. p4 move.troll_power.i
       p4 moves a troll: troll power cave → village I
       p4 has 1 AP
 39. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
 40. p4 end
 41. p4 move.beside.ii
 42. p4 chase.p1  9125158727617b94
       p4 chases a troll of p1 out of village II
 43. p1 cave.troll_power  2e84fff5a17ed881
       The troll of p1 flees from village II to the troll power cave
       p4 brings in a troll: village II
       p4 has 1 AP and 3 of helpers
 44. p4 end  7b61f23720425251
       p4 draws III-D6: princess to village III, King: village III
       Turn of p1
 45. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
 46. p1 move.mining.ii
 47. p1 chase.p2  ad963c9488c5011b
       p1 chases a troll of p2 out of village II
 48. p2 cave.building  52a81f24d9cc6d6f
       The troll of p2 flees from village II to the building cave
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 3 of helpers
 49. p1 end
 50. p1 move.beside.ii
 51. p1 chase.p4  e0fcd2fdb087d9c1
       p1 chases a troll of p4 out of village II
 52. p4 cave.building  23abb0514a241271
       The troll of p4 flees from village II to the building cave
       p1 brings in a troll: village II
       p1 has 2 AP and 2 of helpers
 53. p1 do.human
       p1: Hire a human
 54. p1 cave.mining
       p1 hires a human for the mining cave
 55. p1 end  9e469f50d998a962
       p1 draws I-D1: human to village I, King: mining cave
       Turn of p2
 56. p2 play.ii-d3
       p2 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p2
 57. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
 58. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 59. p2 do.build
       p2: Build 2 cave tiles
 60. p2 tile.b01
 61. p2 lay.a16.4
       p2 builds B01, church-bell tile (+2 gold ingots) at a16
       p2 uncovers 1 stable
 62. p2 tile.v11
 63. p2 lay.b15.0
       p2 builds V11, victory tile (1 VP per 2 obsidian left in the field) at b15
       p2 forms 1 obsidian site
 64. p2 do.build
       p2: Build 2 cave tiles
 65. p2 tile.v02
       p2 builds V02, victory tile (1 VP per bat card) at a17
 66. p2 end{b05+r05+v16}
       3 cave tiles are revealed: B05 R05 V16
 67. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 3 of helpers
 68. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 69. p2 end  7841ea066425eca9
       p2 draws II-D6: princess to village II, King: village II
       Turn of p3
 70. p3 play.i-d4
       p3 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
 71. p3 move.beside.ii
 72. p3 chase.p1  be92546142dd58d3
       p3 chases a troll of p1 out of village II
 73. p1 cave.troll_power  ac25571ae7e3d1f9
       The troll of p1 flees from village II to the troll power cave
       p3 brings in a troll: village II
       p3 has 2 AP and 2 of helpers
 74. p3 end
 75. p3 move.beside.ii
 76. p3 chase.p1  c475779c659493ab
       p3 chases a troll of p1 out of village II
 77. p1 cave.troll_power  a9c2e3b6ecbe5973
       The troll of p1 flees from village II to the troll power cave
       p3 brings in a troll: village II
       p3 has 3 AP and 1 of helpers
 78. p3 do.castle
       p3: Castle action
       p3 gains 1 gold ingot
 79. p3 end
 80. p3 troll.ii.building
       p3 moves a troll by an effect: village II → building cave
 81. p3 troll.ii.mining
       p3 moves a troll by an effect: village II → mining cave
 82. p3 troll.ii.troll_power  3bf241138463eb8a
       p3 moves a troll by an effect: village II → troll power cave
       p3 draws IV-D1: human to village IV, King: mining cave
       Round 3
       Turn of p4
 83. p4 play.iii-d6
       p4 plays III-D6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
 84. p4 move.building.i
       p4 moves a troll: building cave → village I
       p4 has 2 AP
 85. p4 do.human
       p4: Hire a human
 86. p4 cave.building
       p4 hires a human for the building cave
 87. p4 end
 88. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 1 AP
 89. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
 90. p4 end  f6add94d4629ee25
       p4 draws II-K1: human to village II, King: mining cave
       Turn of p1
 91. p1 play.iii-d1
       p1 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p1
 92. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 5 AP
 93. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 94. p1 do.buy
       p1: Buy a troll card
 95. p1 card.tt4
       p1 takes the troll card Bog Lookout
 96. p1 do.refresh_cards{tt5+tb7+tb3+tb6+tt6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Echo Gem, Glittering Vein, Night Purse and Cowherd's Nap
 97. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
 98. p1 end
 99. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 6 AP
100. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
101. p1 do.refresh_cards{ts4+tb1+tb7+ts2+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Hoarded Sparks, Echo Gem, Trophy Coil and Nest of Velvet
102. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
103. p1 do.refill
       p1: Refill excavation sites
       p1 refills sites with 1 obsidian
104. p1 end  fb6893c6ac205ae3
       p1 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p2
105. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p2
106. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
107. p2 do.outpost
       p2: Build an outpost
108. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
109. p2 village.iii
       p2 builds an outpost in village III
       p2 stores a piece: Board 1, outpost (no bonus)
110. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
111. p2 end
112. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
113. p2 do.refresh_tiles{p16+p01+b15+p07+p15}
       p2: Refresh the cave row
       5 cave tiles are revealed: P16 P01 B15 P07 P15
114. p2 do.refresh_tiles{r08+b09+b06+v06+v15}
       p2: Refresh the cave row
       5 cave tiles are revealed: R08 B09 B06 V06 V15
115. p2 do.refresh_tiles{r13+p09+v09+p08+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: R13 P09 V09 P08 R06
116. p2 do.refresh_tiles{p06+p10+r11+v13+v12}
       p2: Refresh the cave row
       5 cave tiles are revealed: P06 P10 R11 V13 V12
117. p2 do.refresh_tiles{b10+r14+r01+p11+v10}
       p2: Refresh the cave row
       5 cave tiles are revealed: B10 R14 R01 P11 V10
118. p2 end  ec05259b8a3d1c7e
       p2 draws I-K6: princess to village I, King: village I
       Turn of p3
119. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
120. p3 move.iii.building
       p3 moves a troll: village III → building cave
       p3 has 3 AP
121. p3 do.build
       p3: Build 2 cave tiles
122. p3 tile.b10
123. p3 lay.a16.4
       p3 builds B10, church-bell tile (refill one type) at a16
       p3 uncovers 1 stable
124. p3 tile.r01
125. p3 lay.a17.3
       p3 builds R01, resource tile (refill one type) at a17
126. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
127. p3 end{r03+b03}
       2 cave tiles are revealed: R03 B03
128. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 4 AP
129. p3 do.outpost
       p3: Build an outpost
130. p3 vacate.op_pow
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
131. p3 village.ii
       p3 builds an outpost in village II
132. p3 store.r01
       p3 stores a piece: R01, outpost (refill one type)
       p3 refills sites with 2 obsidian
133. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
134. p3 end  fa1a5907f4a6de62
       p3 draws II-K4: princess to village II, King: building cave
       Round 4
       Turn of p4
135. p4 play.iii-d3
       p4 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p4
136. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 1 AP
137. p4 end
138. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
139. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 1 obsidian
140. p4 do.refresh_cards{tt7+ts5+tt4+tb4+ts7}
       p4: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Nest of Velvet, Bog Lookout, Moonlit Chamber and Deep Burrower
141. p4 end  226c329d671d4d95
       p4 draws I-K1: human to village I, King: troll power cave
       Turn of p1
142. p1 play.ii-d2
       p1 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
143. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 3 AP
144. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
145. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
146. p1 end
147. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 4 AP
148. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 1 diamond
149. p1 end  a756f5674f17b32f
       p1 draws IV-K6: princess to village IV, King: village IV
       Turn of p2
150. p2 play.iv-d4
       p2 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p2
151. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP and 2 of helpers
152. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
153. p2 end
154. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
155. p2 do.refresh_tiles{p12+b13+b08+r15+r04}
       p2: Refresh the cave row
       5 cave tiles are revealed: P12 B13 B08 R15 R04
156. p2 do.refresh_tiles{p14+r07+b04+r09+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: P14 R07 B04 R09 V03
157. p2 do.refresh_tiles{v05+r02+p04+b11+b16}
       p2: Refresh the cave row
       5 cave tiles are revealed: V05 R02 P04 B11 B16
158. p2 do.refresh_tiles{b07+b14+v14+v04+p13}
       p2: Refresh the cave row
       5 cave tiles are revealed: B07 B14 V14 V04 P13
159. p2 do.refresh_tiles{r10+r16+v07+r12+v01}
       p2: Refresh the cave row
       5 cave tiles are revealed: R10 R16 V07 R12 V01
160. p2 end  a18837506154dcd9
       p2 draws III-K5: princess to village III, King: building cave
       Turn of p3
161. p3 play.ii-k4
       p3 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p3
162. p3 move.building.ii
       p3 moves a troll: building cave → village II
       p3 has 2 AP
163. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
164. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
       p3 stores a piece: Board 2, changeling (no bonus)
165. p3 end
166. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 4 AP
167. p3 do.build
       p3: Build 2 cave tiles
168. p3 tile.r12
169. p3 lay.a18.4
       p3 builds R12, resource tile (+2 troll power) at a18
       p3 forms 1 gold site
170. p3 tile.v01
171. p3 lay.b15.0
       p3 builds V01, victory tile (1 VP per bat card) at b15
172. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
173. p3 do.refresh_tiles{b02+p03+p05+v08+v05}
       p3: Refresh the cave row
       5 cave tiles are revealed: B02 P03 P05 V08 V05
174. p3 end  2c52f1d40e7f6e1d
       p3 draws III-K4: princess to village III, King: troll power cave
       Round 5
       Turn of p4
175. p4 play.ii-k1
       p4 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p4
176. p4 move.iv.i
       p4 moves a troll: village IV → village I
       p4 has 3 AP and 1 of helpers
177. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
178. p4 end
179. p4 troll.main.mining
       p4 moves a troll by an effect: village I → mining cave
180. p4 troll.i.troll_power
       p4 moves a troll by an effect: village I → troll power cave
181. p4 troll.i.mining
       p4 moves a troll by an effect: village I → mining cave
182. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 4 AP
183. p4 do.buy
       p4: Buy a troll card
184. p4 card.ts5
       p4 takes the troll card Nest of Velvet
185. p4 do.refresh_cards{tb5+ts3+tt8+tb2+ts7}
       p4: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Golden Scales, Crooked Foreman, Throne Whisperer and Deep Burrower
186. p4 do.buy
       p4: Buy a troll card
187. p4 card.tb5
       p4 takes the troll card Roost Watch
188. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
189. p4 end{ts3}  b57251a0f86ba197
       1 troll card is revealed: Golden Scales
       p4 draws II-K6: princess to village II, King: village II
       Turn of p1
190. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
191. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 6 AP
192. p1 end
193. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 1 of helpers
194. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
195. p1 end  cc212112dc62b5c1
       p1 draws II-K3: neutral changeling to village II, King: village II
       Turn of p2
196. p2 play.i-k6
       p2 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
197. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 2 of helpers
198. p2 end
199. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
200. p2 do.refresh_tiles{r15+v07+b12+b11+r03}
       p2: Refresh the cave row
       5 cave tiles are revealed: R15 V07 B12 B11 R03
201. p2 do.refresh_tiles{b14+r16+p15+b06+r05}
       p2: Refresh the cave row
       5 cave tiles are revealed: B14 R16 P15 B06 R05
202. p2 do.refresh_tiles{b05+p13+r14+r07+p06}
       p2: Refresh the cave row
       5 cave tiles are revealed: B05 P13 R14 R07 P06
203. p2 do.refresh_tiles{r09+p08+p07+p01+r10}
       p2: Refresh the cave row
       5 cave tiles are revealed: R09 P08 P07 P01 R10
204. p2 do.refresh_tiles{p09+p02+p10+p16+v15}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 P02 P10 P16 V15
205. p2 end  ccf5e7b009a00343
       p2 draws IV-K4: princess to village IV, King: mining cave
       Turn of p3
206. p3 play.iv-d1
       p3 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p3
207. p3 move.troll_power.ii
       p3 moves a troll: troll power cave → village II
       p3 has 3 AP and 2 of helpers
208. p3 do.bell
       p3: Take down a church bell
       p3 stores a piece: B10, church bell (refill one type)
209. p3 refill.gold
       p3 refills sites with 1 gold ingot
210. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
211. p3 end
212. p3 move.building.ii
213. p3 chase.p1  2be53ff2ba65f0c5
       p3 chases a troll of p1 out of village II
214. p1 cave.mining  9901136e62d7144a
       The troll of p1 flees from village II to the mining cave
       p3 moves a troll: building cave → village II
       p3 has 4 AP and 1 of helpers
215. p3 do.castle
       p3: Castle action
       p3 gains 1 gold ingot
216. p3 end
217. p3 troll.ii.building
       p3 moves a troll by an effect: village II → building cave
218. p3 troll.ii.troll_power
       p3 moves a troll by an effect: village II → troll power cave
219. p3 troll.ii.troll_power  ad7e08c727433960
       p3 moves a troll by an effect: village II → troll power cave
       p3 draws I-K4: princess to village I, King: mining cave
       Round 6
       Turn of p4
220. p4 play.ii-k6
       p4 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
221. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 5 AP
222. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
223. p4 do.refresh_cards{ts1+tb3+tt6+ts8+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Glittering Vein, Cowherd's Nap, Winding Paths and Night Purse
224. p4 do.refresh_cards{tb4+ts2+tt1+tb5+ts6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Trophy Coil, Silent Belfry, Roost Watch and Shed Skin Sack
225. p4 do.refresh_cards{tt1+ts1+tb1+ts8+tb8}
       p4: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Silken Quarters, Hoarded Sparks, Winding Paths and Dusk Chant
226. p4 do.refresh_cards{tt3+tb7+tb2+ts8+tt4}
       p4: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Echo Gem, Throne Whisperer, Winding Paths and Bog Lookout
227. p4 end
228. p4 move.beside.ii
       p4 brings in a troll: village II
       p4 has 2 AP and 1 of helpers
229. p4 end  9047fd7349a80c0e
       p4 draws IV-K1: human to village IV, King: troll power cave
       Turn of p1
230. p1 play.iv-k6
       p1 plays IV-K6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
231. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 2 of helpers
232. p1 end
233. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
234. p1 end  026a3a1ef359c23d
       p1 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p2
235. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
236. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 3 AP and 2 of helpers
237. p2 do.human
       p2: Hire a human
238. p2 cave.troll_power
       p2 hires a human for the troll power cave
239. p2 end
240. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 2 AP
241. p2 end  c0e0b861232c3d86
       p2 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p3
242. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
243. p3 move.troll_power.ii
244. p3 chase.p2  4c0ef28b6e288bf1
       p3 chases a troll of p2 out of village II
245. p2 cave.mining  da8de7e277da3479
       The troll of p2 flees from village II to the mining cave
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 3 of helpers
246. p3 end
247. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 2 AP
248. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
249. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
250. p3 end  44fb249411528d88
       p3 draws IV-K3: neutral changeling to village IV, King: village IV
       Round 7
       Turn of p4
251. p4 play.iv-d6
       p4 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
252. p4 move.troll_power.ii
253. p4 chase.p1  600d4273a4a04a49
       p4 chases a troll of p1 out of village II
254. p1 cave.troll_power  394df67610a57f1a
       The troll of p1 flees from village II to the troll power cave
       p4 moves a troll: troll power cave → village II
       p4 has 2 AP and 2 of helpers
255. p4 end
256. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 5 AP
257. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
258. p4 do.buy
       p4: Buy a troll card
259. p4 card.ts8
       p4 takes the troll card Winding Paths
260. p4 troll.troll_power.iii
       p4 moves a troll by an effect: troll power cave → village III
261. p4 troll.ii.iii
       p4 moves a troll by an effect: village II → village III
262. p4 do.buy
       p4: Buy a troll card
263. p4 card.tt3
       p4 takes the troll card Black Glass Pond
264. p4 claim.rc09
       p4 claims a challenge: 1 bat card, 1 snake card and 1 toad card
265. p4 gain.rt07
266. p4 lay.a16.2
       p4 places RT07, royal tile (mine 2 gold ingots) at a16
267. p4 do.royal
       p4: Activate a royal tile
268. p4 royal.rt07
       p4 activates a royal tile: Mine 2 gold ingots
       p4 mines 1 gold ingot
269. p4 end{rt15+tt2+ts2}  bb333609218254cf
       1 royal tile is revealed: RT15
       2 troll cards are revealed: Endless Halls and Trophy Coil
       p4 draws III-K3: neutral changeling to village III, King: village III
       Turn of p1
270. p1 play.iv-k5
       p1 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p1
271. p1 move.troll_power.iii
       p1 moves a troll: troll power cave → village III
       p1 has 1 AP and 3 of helpers
272. p1 end
273. p1 move.mining.iii
274. p1 chase.p4  6c12f643f467af06
       p1 chases a troll of p4 out of village III
275. p4 cave.building  e5ef22806b6e4157
       The troll of p4 flees from village III to the building cave
       p1 moves a troll: mining cave → village III
       p1 has 2 AP and 2 of helpers
276. p1 do.changeling
       p1: Swap changelings
       p1 pays 1 diamond
277. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
       p1 stores a piece: Board 2, changeling (no bonus)
278. p1 end  938d321bd5302689
       p1 draws III-K1: human to village III, King: building cave
       Turn of p2
279. p2 play.iii-k5
       p2 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p2
280. p2 move.building.iii
281. p2 chase.p4  a4d12c630489060c
       p2 chases a troll of p4 out of village III
282. p4 cave.building  92a07de48cb1f22a
       The troll of p4 flees from village III to the building cave
       p2 moves a troll: building cave → village III
       p2 has 3 AP and 2 of helpers
283. p2 do.castle
       p2: Castle action
284. p2 human.building.mining
       p2 moves a human: building cave → mining cave
285. p2 human.building.mining
       p2 moves a human: building cave → mining cave
286. p2 human.troll_power.building
       p2 moves a human: troll power cave → building cave
287. p2 end
288. p2 troll.main.troll_power
       p2 moves a troll by an effect: village III → troll power cave
289. p2 troll.iii.mining
       p2 moves a troll by an effect: village III → mining cave
290. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 4 AP
291. p2 do.refresh_tiles{b15+r02+b09+r11+v12}
       p2: Refresh the cave row
       5 cave tiles are revealed: B15 R02 B09 R11 V12
292. p2 do.refresh_tiles{v10+v04+p11+v13+v06}
       p2: Refresh the cave row
       5 cave tiles are revealed: V10 V04 P11 V13 V06
293. p2 do.refresh_tiles{r06+r04+b07+v16+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: R06 R04 B07 V16 V03
294. p2 do.refresh_tiles{p14+b16+p04+v14+p12}
       p2: Refresh the cave row
       5 cave tiles are revealed: P14 B16 P04 V14 P12
295. p2 end  466421adbed58ad8
       p2 draws IV-K2: neutral changeling to village IV, King: building cave
       Turn of p3
296. p3 play.iv-k3
       p3 plays IV-K3: neutral changeling to village IV, King: village IV
       New in village IV: neutral changeling
       The Troll King goes to village IV
297. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 2 AP
298. p3 do.buy
       p3: Buy a troll card
299. p3 card.tt2
       p3 takes the troll card Endless Halls
300. p3 do.buy
       p3: Buy a troll card
301. p3 card.tt4
       p3 takes the troll card Bog Lookout
302. p3 end{tb8+tt6}
       2 troll cards are revealed: Dusk Chant and Cowherd's Nap
303. p3 move.ii.building
       p3 moves a troll: village II → building cave
       p3 has 4 AP
304. p3 do.build
       p3: Build 2 cave tiles
305. p3 tile.p14
306. p3 lay.b17.2
       p3 builds P14, princess tile (a bed) at b17
307. p3 tile.v14
308. p3 lay.a19.4
       p3 builds V14, victory tile (1 VP per cow in the stables) at a19
309. p3 do.build
       p3: Build 2 cave tiles
310. p3 tile.b16
311. p3 lay.c17.2
       p3 builds B16, church-bell tile (+1 cow; +1 troll power) at c17
       p3 uncovers 1 stable
312. p3 tile.p04
313. p3 lay.c18.3
       p3 builds P04, princess tile (a bed) at c18
       p3 forms 1 gold site
314. p3 end{r13+v09+b13+r08}  ac8d42a432374de5
       4 cave tiles are revealed: R13 V09 B13 R08
       p3 draws I-K3: neutral changeling to village I, King: village I
       Round 8
       Turn of p4
315. p4 play.iii-k3
       p4 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
316. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 4 AP
317. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
318. p4 do.build
       p4: Build 2 cave tiles
319. p4 tile.p12
320. p4 lay.b16.4
       p4 builds P12, princess tile (a bed) at b16
321. p4 tile.v09
322. p4 lay.b17.3
       p4 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at b17
       p4 forms 1 gold site
323. p4 do.refresh_tiles{b04+b03+b08+p10+r10}
       p4: Refresh the cave row
       5 cave tiles are revealed: B04 B03 B08 P10 R10
324. p4 end
325. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 5 AP
326. p4 do.build
       p4: Build 2 cave tiles
327. p4 tile.b08
328. p4 lay.a15.4
       p4 builds B08, church-bell tile (+3 troll power) at a15
       p4 uncovers 1 stable
329. p4 tile.r10
330. p4 lay.b15.1
       p4 builds R10, resource tile (+2 obsidian) at b15
       p4 forms 1 gold site
331. p4 do.build
       p4: Build 2 cave tiles
332. p4 tile.b04
333. p4 lay.c15.3
       p4 builds B04, church-bell tile (+3 troll power) at c15
       p4 uncovers 1 stable
334. p4 tile.p10
335. p4 lay.b14.1
       p4 builds P10, princess tile (a bed) at b14
336. p4 do.refresh_tiles{p15+v13+p11+b06+b07}
       p4: Refresh the cave row
       5 cave tiles are revealed: P15 V13 P11 B06 B07
337. p4 end  97c76b6fba70f056
       Turn of p1
338. p1 play.iii-k1
       p1 plays III-K1: human to village III, King: building cave
       Nothing can be added in village III: human
       The Troll King goes to the building cave of p1
339. p1 move.iii.mining
       p1 moves a troll: village III → mining cave
       p1 has 5 AP
340. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
341. p1 end
342. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
343. p1 do.build
       p1: Build 2 cave tiles
344. p1 tile.p15
345. p1 lay.a16.1
       p1 builds P15, princess tile (a bed) at a16
       p1 forms 1 obsidian site
346. p1 tile.b07
347. p1 lay.b16.4
       p1 builds B07, church-bell tile (+1 diamond) at b16
       p1 uncovers 1 stable
348. p1 end{r11+b14}  8497847de5c9a82e
       2 cave tiles are revealed: R11 B14
       Turn of p2
349. p2 play.iv-k4
       p2 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p2
350. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 6 AP
351. p2 end
352. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
353. p2 do.refresh_tiles{p02+r16+v03+b05+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: P02 R16 V03 B05 R06
354. p2 do.refresh_tiles{r02+r13+r07+v08+p09}
       p2: Refresh the cave row
       5 cave tiles are revealed: R02 R13 R07 V08 P09
355. p2 do.refresh_tiles{v16+v15+r03+b09+p06}
       p2: Refresh the cave row
       5 cave tiles are revealed: V16 V15 R03 B09 P06
356. p2 end  f440c00af63baaa6
       Turn of p3
357. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
358. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
359. p3 do.build
       p3: Build 2 cave tiles
360. p3 tile.v15
361. p3 lay.c16.3
       p3 builds V15, victory tile (1 VP per 2 humans on the board) at c16
       p3 forms 1 diamond site
362. p3 tile.b09
363. p3 lay.b18.2
       p3 builds B09, church-bell tile (1 free troll card) at b18
       p3 forms 1 obsidian site
       p3 uncovers 1 stable
364. p3 do.build
       p3: Build 2 cave tiles
365. p3 tile.r03
366. p3 lay.d17.4
       p3 builds R03, resource tile (refill one type) at d17
367. p3 tile.p06
368. p3 lay.c19.4
       p3 builds P06, princess tile (a bed) at c19
       p3 forms 1 obsidian site
369. p3 claim.rc01
       p3 claims a challenge: 3 princess tiles
370. p3 gain.rt10
371. p3 lay.e17.1
       p3 places RT10, royal tile (1 free troll card) at e17
372. p3 do.royal
       p3: Activate a royal tile
373. p3 royal.printed
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
374. p3 end{v04+p07+p08+p03+rt08}
       4 cave tiles are revealed: V04 P07 P08 P03
       1 royal tile is revealed: RT08
375. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 1 AP and 1 of helpers
376. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
377. p3 end  46b310a0d03f47a3
       Round 9
       Turn of p4
378. p4 play.iv-k1
       p4 plays IV-K1: human to village IV, King: troll power cave
       Nothing can be added in village IV: human
       The Troll King goes to the troll power cave of p4
379. p4 move.building.i
       p4 moves a troll: building cave → village I
       p4 has 1 AP
380. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
381. p4 end
382. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 5 AP
383. p4 do.outpost
       p4: Build an outpost
384. p4 vacate.op_obs
       p4 takes off the board: outpost 1 (mining obsidian takes 2)
385. p4 village.iv
       p4 builds an outpost in village IV
386. p4 store.board-1
       p4 stores a piece: Board 1, outpost (no bonus)
387. p4 do.refresh_tiles{v07+b15+b11+v06+r09}
       p4: Refresh the cave row
       5 cave tiles are revealed: V07 B15 B11 V06 R09
388. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
389. p4 end  aaf0d4d57c4dad81
       Turn of p1
390. p1 play.ii-k3
       p1 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
391. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 2 AP and 1 of helpers
392. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
393. p1 end
394. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 1 AP
395. p1 end  d27a412eb7970f63
       Turn of p2
396. p2 play.iv-k2
       p2 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p2
397. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP and 1 of helpers
398. p2 end
399. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 1 AP and 1 of helpers
400. p2 end  cfc6744a740d8ac4
       Turn of p3
401. p3 play.i-k3
       p3 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
402. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 2 AP and 2 of helpers
403. p3 do.bell
       p3: Take down a church bell
404. p3 store.b09
       p3 stores a piece: B09, church bell (1 free troll card)
405. p3 card.tb2
       p3 takes the troll card Throne Whisperer
406. p3 end{tt8}
       1 troll card is revealed: Crooked Foreman
407. p3 move.building.iii  1fbe4a1d63ba349e
       p3 chases a troll of p1 out of village III
408. p1 cave.building  e0ee12c67d2998b8
       The troll of p1 flees from village III to the building cave
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 1 of helpers
409. p3 do.castle
       p3: Castle action
410. p3 human.troll_power.mining
       p3 moves a human: troll power cave → mining cave
411. p3 end
412. p3 troll.iii.building
       p3 moves a troll by an effect: village III → building cave
413. p3 troll.iii.troll_power
       p3 moves a troll by an effect: village III → troll power cave
414. p3 troll.iii.troll_power  5e0a5c79ea4f89d3
       p3 moves a troll by an effect: village III → troll power cave
       Round 10
       Turn of p4
415. p4 play.i-k1
       p4 plays I-K1: human to village I, King: troll power cave
       Nothing can be added in village I: human
       The Troll King goes to the troll power cave of p4
416. p4 move.i.iv
       p4 moves a troll: village I → village IV
       p4 has 2 AP and 2 of helpers
417. p4 do.bell
       p4: Take down a church bell
       p4 stores a piece: B04, church bell (+3 troll power)
       p4 gains 3 troll power
418. p4 end
419. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 1 AP
420. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
421. p4 end  cc2e74aa58ec05fb
       Turn of p1
422. p1 play.iii-k2
       p1 plays III-K2: neutral changeling to village III, King: mining cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the mining cave of p1
423. p1 move.iv.mining
       p1 moves a troll: village IV → mining cave
       p1 has 5 AP
424. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
425. p1 end
426. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 6 AP
427. p1 end  36a6a3044c8102f6
       Turn of p2
428. p2 play.i-k2
       p2 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p2
429. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 2 AP and 1 of helpers
430. p2 end
431. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 5 AP
432. p2 end  62bf87d8a38e0842
       Turn of p3
433. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
434. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 4 AP
435. p3 do.build
       p3: Build 2 cave tiles
436. p3 tile.b11
437. p3 lay.f17.1
       p3 builds B11, church-bell tile (+2 gold ingots) at f17
438. p3 tile.b15
439. p3 lay.e16.2
       p3 builds B15, church-bell tile (+1 cow; +1 troll power) at e16
440. p3 do.refresh_tiles{b02+b12+v05+r04+r08}
       p3: Refresh the cave row
       5 cave tiles are revealed: B02 B12 V05 R04 R08
441. p3 do.royal
       p3: Activate a royal tile
       p3 activates a royal tile: Take 1 face-up troll card
442. p3 card.ts2
       p3 takes the troll card Trophy Coil
443. p3 claim.rc09
       p3 claims a challenge: 1 bat card, 1 snake card and 1 toad card
444. p3 gain.rt03
445. p3 lay.e15.1
       p3 places RT03, royal tile (move 3 humans) at e15
446. p3 end{rt06+tt7}
       1 royal tile is revealed: RT06
       1 troll card is revealed: Mud Mason
447. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 5 AP
448. p3 do.royal
       p3: Activate a royal tile
449. p3 royal.rt03
       p3 activates a royal tile: Move up to 3 of your humans
450. p3 human.mining.troll_power
       p3 moves a human: mining cave → troll power cave
451. p3 do.build
       p3: Build 2 cave tiles
452. p3 tile.r08
453. p3 lay.f15.3
       p3 builds R08, resource tile (+1 diamond) at f15
454. p3 tile.b12
455. p3 lay.f14.0
       p3 builds B12, church-bell tile (refill one type) at f14
456. p3 do.refresh_tiles{p05+p16+r05+p13+b13}
       p3: Refresh the cave row
       5 cave tiles are revealed: P05 P16 R05 P13 B13
457. p3 do.refresh_tiles{r15+v12+v10+p01+r14}
       p3: Refresh the cave row
       5 cave tiles are revealed: R15 V12 V10 P01 R14
458. p3 end  0467f5b120ffa702
       The last round is over: p3 wins

p1  +4  Single elements [PRIN-E2]
p1  +2  Humans [PRIN-E5]
p2  +4  Single elements [PRIN-E2]
p2  +3  Humans [PRIN-E5]
p2  +1  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3 +15  Sets of three [PRIN-E2]
p3  +4  Single elements [PRIN-E2]
p3  +6  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p3  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p3  +1  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +4  Endless Halls (1 VP per 4 tiles of the network) [PRIN-E7]
p3  +2  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p3  +3  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p4  +9  Sets of two [PRIN-E2]
p4  +3  Royal tiles [PRIN-E4]
p4  +2  Humans [PRIN-E5]
p4  +2  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
= p3 37, p4 16, p2 8, p1 6  rounds, won by p3
