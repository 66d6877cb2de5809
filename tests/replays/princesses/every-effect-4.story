princesses/1  seats 4  seed 323  options boards=chosen

  1. p2 board.turquoise  d9ef38cf8e993a35
       p2 takes the turquoise board
  2. p1 board.yellow  4c0ab47bd3240d4c
       p1 takes the yellow board
  3. p4 board.violet  c4a7169128d2ad82
       p4 takes the violet board
  4. p3 cave.mining  ee0fa9d165647032
       p3 puts the first human in the mining cave
  5. p4 cave.troll_power  14a2610fb1bfeff6
       p4 puts the first human in the troll power cave
  6. p1 cave.troll_power  729c50ea09ffff0b
       p1 puts the first human in the troll power cave
  7. p2 cave.mining  8089f5b837b3dc18
       p2 puts the first human in the mining cave
       p1 draws 3 round cards: IV-D6 II-D4 IV-D3
       p2 draws 3 round cards: III-D2 II-D3 IV-D5
       p3 draws 3 round cards: I-D3 II-D2 III-D4
       p4 draws 3 round cards: III-D3 I-D5 IV-D4
       Round 1
       Turn of p3
  8. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
  9. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 2 AP
 10. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
 11. p3 do.refresh_tiles{b03+b11+p11+b15+b14}
       p3: Refresh the cave row
       5 cave tiles are revealed: B03 B11 P11 B15 B14
 12. p3 end
 13. p3 move.beside.iii
       p3 brings in a troll: village III
       p3 has 1 AP
 14. p3 end  867955ca3cd8908c
       p3 draws III-D1: human to village III, King: troll power cave
       Turn of p4
 15. p4 play.iv-d4
       p4 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p4
 16. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
 17. p4 do.buy
       p4: Buy a troll card
 18. p4 card.ts4
       p4 takes the troll card Muffled Bronze
 19. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
 20. p4 end{tt1}
       1 troll card is revealed: Silent Belfry
 21. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 4 AP
 22. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
       p4 mines 1 obsidian
 23. p4 do.refresh_cards{ts8+tb5+ts6+tb4+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Roost Watch, Shed Skin Sack, Moonlit Chamber and Night Purse
 24. p4 do.refresh_cards{tt6+ts2+ts1+ts4+tb3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Trophy Coil, Silken Quarters, Muffled Bronze and Glittering Vein
 25. p4 do.refresh_cards{ts6+tb6+tb3+tt4+tb7}
       p4: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Night Purse, Glittering Vein, Bog Lookout and Echo Gem
 26. p4 end  ea42bf73807ff9d0
       p4 draws IV-D2: neutral changeling to village IV, King: building cave
       Turn of p1
 27. p1 play.iv-d3
       p1 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p1
 28. p1 move.beside.iii
       p1 brings in a troll: village III
       p1 has 1 AP and 1 of helpers
 29. p1 end
 30. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
 31. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
 32. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 33. p1 end  67460043f06ce9c0
       p1 draws I-D4: neutral changeling to village I, King: troll power cave
       Turn of p2
 34. p2 play.iv-d5
       p2 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p2
 35. p2 move.beside.iii
       p2 brings in a troll: village III
       p2 has 1 AP and 2 of helpers
 36. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 37. p2 end
 38. p2 move.beside.iii
       p2 brings in a troll: village III
       p2 has 2 AP and 2 of helpers
 39. p2 end  dd5a9ffe97c2eb88
       p2 draws II-D1: human to village II, King: building cave
       Round 2
       Turn of p3
 40. p3 play.ii-d2
       p3 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
 41. p3 move.beside.iii
 42. p3 chase.p1  f1b5ca6fa5329159
       p3 chases a troll of p1 out of village III
 43. p1 cave.troll_power  71043dcc8d4fafc3
       The troll of p1 flees from village III to the troll power cave
       p3 brings in a troll: village III
       p3 has 2 AP and 2 of helpers
 44. p3 do.human
       p3: Hire a human
 45. p3 cave.troll_power
       p3 hires a human for the troll power cave
 46. p3 end
 47. p3 move.building.iii  924ecfa3f86cd723
       p3 chases a troll of p2 out of village III
 48. p2 cave.building  6d52cd5e0e7b21b8
       The troll of p2 flees from village III to the building cave
       p3 moves a troll: building cave → village III
       p3 has 3 AP and 1 of helpers
 49. p3 do.castle
       p3: Castle action
       p3 gains 2 troll power
 50. p3 end
 51. p3 troll.iii.troll_power
       p3 moves a troll by an effect: village III → troll power cave
 52. p3 troll.iii.building
       p3 moves a troll by an effect: village III → building cave
 53. p3 troll.iii.troll_power  d02e61e6fab16af5
       p3 moves a troll by an effect: village III → troll power cave
       p3 draws I-D6: princess to village I, King: village I
       Turn of p4
 54. p4 play.iv-d2
       p4 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p4
 55. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 4 AP
 56. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
 57. p4 do.refresh_cards{ts7+tt7+tt8+tt6+ts8}
       p4: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Mud Mason, Crooked Foreman, Cowherd's Nap and Winding Paths
 58. p4 do.receive
       p4: Receive troll power
       p4 gains 1 troll power
 59. p4 end
 60. p4 move.beside.i
       p4 brings in a troll: village I
       p4 has 1 AP
 61. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
 62. p4 end  3ac30807eba7ab0f
       p4 draws IV-D1: human to village IV, King: mining cave
       Turn of p1
 63. p1 play.i-d4
       p1 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
 64. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 4 AP
 65. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
 66. p1 do.buy
       p1: Buy a troll card
 67. p1 card.tt6
       p1 takes the troll card Cowherd's Nap
       p1 uncovers 1 stable
       p1 gains 1 cow
 68. p1 do.buy
       p1: Buy a troll card
 69. p1 card.ts8
       p1 takes the troll card Winding Paths
 70. p1 troll.troll_power.iii
       p1 moves a troll by an effect: troll power cave → village III
 71. p1 troll.main.iii
       p1 moves a troll by an effect: troll power cave → village III
 72. p1 do.refresh_cards{tb8+tt5+ts3+tb2+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Sunken Bell, Golden Scales, Throne Whisperer and Echo Gem
 73. p1 end
 74. p1 move.beside.iii
       p1 brings in a troll: village III
       p1 has 3 AP and 1 of helpers
 75. p1 do.castle
       p1: Castle action
       p1 gains 2 troll power
 76. p1 end
 77. p1 troll.iii.mining
       p1 moves a troll by an effect: village III → mining cave
 78. p1 troll.iii.mining
       p1 moves a troll by an effect: village III → mining cave
 79. p1 troll.iii.mining  f2f8101ef3e934ca
       p1 moves a troll by an effect: village III → mining cave
       p1 draws II-D6: princess to village II, King: village II
       Turn of p2
 80. p2 play.ii-d3
       p2 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p2
 81. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 82. p2 do.outpost
       p2: Build an outpost
 83. p2 vacate.op_obs
       p2 takes off the board: outpost 1 (mining obsidian takes 2)
 84. p2 village.i
       p2 builds an outpost in village I
       p2 stores a piece: Board 1, outpost (no bonus)
 85. p2 end
 86. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 87. p2 do.refresh_tiles{r12+p04+r15+v16+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: R12 P04 R15 V16 R06
 88. p2 do.build
       p2: Build 2 cave tiles
 89. p2 tile.r06
 90. p2 lay.a16.2
       p2 builds R06, resource tile (+1 gold ingot) at a16
       p2 forms 1 obsidian site
 91. p2 tile.p04
 92. p2 lay.a17.3
       p2 builds P04, princess tile (a bed) at a17
 93. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 94. p2 end{b04+p01}  8a3206f261d3f240
       2 cave tiles are revealed: B04 P01
       p2 draws III-D5: princess to village III, King: mining cave
       Round 3
       Turn of p3
 95. p3 play.iii-d1
       p3 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p3
 96. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
 97. p3 do.buy
       p3: Buy a troll card
 98. p3 card.tb7
       p3 takes the troll card Echo Gem
       p3 gains 1 diamond
 99. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 1 obsidian
100. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
101. p3 do.refresh_cards{ts7+ts5+tb4+tb1+tt2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Nest of Velvet, Moonlit Chamber, Hoarded Sparks and Endless Halls
102. p3 end
103. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 6 AP
104. p3 do.refresh_cards{tt5+ts5+tt7+ts1+tt2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Nest of Velvet, Mud Mason, Silken Quarters and Endless Halls
105. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
106. p3 do.refresh_cards{tt4+tb5+tt3+tb1+tt3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Roost Watch, Black Glass Pond, Hoarded Sparks and Black Glass Pond
107. p3 do.refresh_cards{tt1+tt8+tb6+ts1+tb2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Crooked Foreman, Night Purse, Silken Quarters and Throne Whisperer
108. p3 do.refresh_cards{ts6+ts7+tt1+ts2+tb1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Deep Burrower, Silent Belfry, Trophy Coil and Hoarded Sparks
109. p3 end  42fbacb6879a60a7
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p4
110. p4 play.iii-d3
       p4 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p4
111. p4 move.i.troll_power
       p4 moves a troll: village I → troll power cave
       p4 has 6 AP
112. p4 do.refresh_cards{tb4+tt5+ts2+ts3+tt4}
       p4: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Sunken Bell, Trophy Coil, Golden Scales and Bog Lookout
113. p4 do.buy
       p4: Buy a troll card
114. p4 card.ts3
       p4 takes the troll card Golden Scales
115. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
116. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 1 obsidian
117. p4 do.refresh_cards{tb7+tt7+ts7+tt5+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Mud Mason, Deep Burrower, Sunken Bell and Black Glass Pond
118. p4 end
119. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 1 AP and 1 of helpers
120. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
121. p4 end  e81d71f1806de6cb
       p4 draws IV-K6: princess to village IV, King: village IV
       Turn of p1
122. p1 play.ii-d6
       p1 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
123. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 4 AP
124. p1 end
125. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 2 AP
126. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
127. p1 vacate.ch_cap
       p1 takes off the board: changeling 2 (1 more power space)
128. p1 store.ts8b
       p1 stores a piece: Winding Paths TS8B, changeling (1 free tile)
129. p1 tile.b04
130. p1 lay.a16.4
       p1 builds B04, church-bell tile (+3 troll power) at a16
       p1 uncovers 1 stable
131. p1 end{v05}  289d3e79b2198d06
       1 cave tile is revealed: V05
       p1 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p2
132. p2 play.ii-d1
       p2 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
133. p2 move.iii.building
       p2 moves a troll: village III → building cave
       p2 has 5 AP
134. p2 do.build
       p2: Build 2 cave tiles
135. p2 tile.p01
136. p2 lay.b16.2
       p2 builds P01, princess tile (a bed) at b16
       p2 forms 1 obsidian site
137. p2 tile.v16
138. p2 lay.a15.2
       p2 builds V16, victory tile (1 VP per 2 humans on the board) at a15
139. p2 do.build
       p2: Build 2 cave tiles
140. p2 tile.r12
141. p2 lay.b17.1
       p2 builds R12, resource tile (+2 troll power) at b17
142. p2 tile.r15
143. p2 lay.c16.3
       p2 builds R15, resource tile (1 free tile) at c16
144. p2 do.refresh_tiles{p16+p03+r10+b02+r03}
       p2: Refresh the cave row
       5 cave tiles are revealed: P16 P03 R10 B02 R03
145. p2 end
146. p2 move.beside.ii
       p2 brings in a troll: village II
       p2 has 1 AP and 1 of helpers
147. p2 end  eab4017a15eb679f
       p2 draws II-K6: princess to village II, King: village II
       Round 4
       Turn of p3
148. p3 play.i-d3
       p3 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p3
149. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 3 AP
150. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 1 diamond
151. p3 end
152. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 5 AP
153. p3 do.refresh_cards{ts6+tt3+tb5+tt7+ts1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Black Glass Pond, Roost Watch, Mud Mason and Silken Quarters
154. p3 do.refill
       p3: Refill excavation sites
155. p3 refill.obsidian
       p3 refills sites with 3 obsidian
156. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
157. p3 do.refresh_cards{tb5+ts3+tt2+tb3+tb8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Golden Scales, Endless Halls, Glittering Vein and Dusk Chant
158. p3 end  50e099f359175c8e
       p3 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p4
159. p4 play.i-d5
       p4 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p4
160. p4 move.iii.troll_power
       p4 moves a troll: village III → troll power cave
       p4 has 5 AP
161. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 mines 1 obsidian
162. p4 do.buy
       p4: Buy a troll card
163. p4 card.tb3
       p4 takes the troll card Glittering Vein
164. p4 do.receive
       p4: Receive troll power
       p4 gains 1 troll power
165. p4 do.refresh_cards{ts8+tb8+tt8+ts5+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Dusk Chant, Crooked Foreman, Nest of Velvet and Night Purse
166. p4 end
167. p4 move.beside.ii
       p4 brings in a troll: village II
       p4 has 1 AP and 2 of helpers
168. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
169. p4 end  78cb307db69b4339
       p4 draws I-K4: princess to village I, King: mining cave
       Turn of p1
170. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
171. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 5 AP
172. p1 end
173. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 2 of helpers
174. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
175. p1 end  de244a4b5b75d657
       p1 draws IV-K2: neutral changeling to village IV, King: building cave
       Turn of p2
176. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
177. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 3 AP and 2 of helpers
178. p2 do.castle
       p2: Castle action
179. p2 tile.b02
180. p2 lay.b18.2
       p2 builds B02, church-bell tile (+2 gold ingots) at b18
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
181. p2 end
182. p2 troll.main.troll_power
       p2 moves a troll by an effect: village II → troll power cave
183. p2 troll.ii.building{v07}
       p2 moves a troll by an effect: village II → building cave
       1 cave tile is revealed: V07
184. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 2 AP and 2 of helpers
185. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
186. p2 end  be473900b146b45e
       p2 draws I-K2: neutral changeling to village I, King: building cave
       Round 5
       Turn of p3
187. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       New in village III: princess
       The Troll King goes to the building cave of p3
188. p3 move.mining.ii
       p3 moves a troll: mining cave → village II
       p3 has 1 AP and 3 of helpers
189. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
190. p3 end
191. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 1 AP
192. p3 end  408c0d7a234e3ddf
       p3 draws II-K4: princess to village II, King: building cave
       Turn of p4
193. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p4
194. p4 move.troll_power.ii
195. p4 chase.p3  2342ee5a38d95825
       p4 chases a troll of p3 out of village II
196. p3 cave.mining  58e5fc13026cbf55
       The troll of p3 flees from village II to the mining cave
       p4 moves a troll: troll power cave → village II
       p4 has 2 AP and 2 of helpers
197. p4 do.bell
       p4: Take down a church bell
       p4 stores a piece: Muffled Bronze TS4A-2, church bell (+2 troll power)
198. p4 end
199. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 1 AP
200. p4 do.refresh_tiles{p07+p13+r02+b08+r05}
       p4: Refresh the cave row
       5 cave tiles are revealed: P07 P13 R02 B08 R05
201. p4 end  a2441d60a6fbdfce
       p4 draws III-K3: neutral changeling to village III, King: village III
       Turn of p1
202. p1 play.iv-k3
       p1 plays IV-K3: neutral changeling to village IV, King: village IV
       New in village IV: neutral changeling
       The Troll King goes to village IV
203. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
204. p1 do.refresh_cards{tt4+ts4+tb2+tb3+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Muffled Bronze, Throne Whisperer, Glittering Vein and Nest of Velvet
205. p1 do.refresh_cards{tt2+tt6+tb4+tb1+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Cowherd's Nap, Moonlit Chamber, Hoarded Sparks and Deep Burrower
206. p1 end
207. p1 move.mining.ii
208. p1 chase.p2  a2c18160433fd76d
       p1 chases a troll of p2 out of village II
209. p2 cave.building  b177ab94b312fd5a
       The troll of p2 flees from village II to the building cave
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
210. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B04, church bell (+3 troll power)
       p1 gains 3 troll power
211. p1 end  c9f1666e180c544e
       p1 draws III-K6: princess to village III, King: village III
       Turn of p2
212. p2 play.iii-d2
       p2 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
213. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 3 AP
214. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
215. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
216. p2 end
217. p2 move.building.ii
218. p2 chase.p1  11dfe5b8d54fb3e1
       p2 chases a troll of p1 out of village II
219. p1 cave.building  514a6656df49f0ff
       The troll of p1 flees from village II to the building cave
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 3 of helpers
220. p2 end  1c230807f358bb70
       p2 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p3
221. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
222. p3 move.iii.i
       p3 moves a troll: village III → village I
       p3 has 2 AP
223. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
224. p3 vacate.ch_up1
       p3 takes off the board: changeling 3 (receive 1 more power)
225. p3 store.board-2
       p3 stores a piece: Board 2, changeling (no bonus)
226. p3 end
227. p3 move.troll_power.ii
228. p3 chase.p1  4a954e20bc391715
       p3 chases a troll of p1 out of village II
229. p1 cave.building  ead4be3af78f1153
       The troll of p1 flees from village II to the building cave
       p3 moves a troll: troll power cave → village II
       p3 has 1 AP and 3 of helpers
230. p3 end  a84df60df83474a3
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p4
231. p4 play.i-k4
       p4 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p4
232. p4 move.ii.iii
       p4 moves a troll: village II → village III
       p4 has 1 AP
233. p4 end
234. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 4 AP
235. p4 do.buy
       p4: Buy a troll card
236. p4 card.tb1
       p4 takes the troll card Hoarded Sparks
237. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
238. p4 do.refresh_cards{tt3+tb5+ts5+tb7+tt2}
       p4: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Roost Watch, Nest of Velvet, Echo Gem and Endless Halls
239. p4 do.refresh_cards{ts5+ts8+tb6+tt7+tt4}
       p4: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Winding Paths, Night Purse, Mud Mason and Bog Lookout
240. p4 end  20664dca4211c77b
       p4 draws II-K5: princess to village II, King: mining cave
       Turn of p1
241. p1 play.iii-k6
       p1 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
242. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 3 AP
243. p1 end
244. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 4 AP
245. p1 end  12a04b49a1f62896
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
246. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
247. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
248. p2 do.build
       p2: Build 2 cave tiles
249. p2 tile.r05
250. p2 lay.c19.3
       p2 builds R05, resource tile (+1 gold ingot) at c19
       p2 forms 1 gold site
251. p2 tile.b08
252. p2 lay.c17.1
       p2 builds B08, church-bell tile (+3 troll power) at c17
       p2 uncovers 1 stable
253. p2 do.build
       p2: Build 2 cave tiles
254. p2 tile.p13
255. p2 lay.d15.0
       p2 builds P13, princess tile (a bed) at d15
256. p2 tile.p07
257. p2 lay.d17.1
       p2 builds P07, princess tile (a bed) at d17
258. p2 claim.rc01
       p2 claims a challenge: 3 princess tiles
259. p2 gain.rt04
260. p2 lay.d19.2
       p2 places RT04, royal tile (+2 troll power) at d19
261. p2 end{b12+r01+v11+p15+rt07}
       4 cave tiles are revealed: B12 R01 V11 P15
       1 royal tile is revealed: RT07
262. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
263. p2 do.royal
       p2: Activate a royal tile
264. p2 royal.rt04
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
265. p2 do.refresh_tiles{v08+r07+v14+p10+v06}
       p2: Refresh the cave row
       5 cave tiles are revealed: V08 R07 V14 P10 V06
266. p2 do.refresh_tiles{v13+b07+r04+b09+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: V13 B07 R04 B09 R11
267. p2 do.refresh_tiles{v15+p06+b10+r14+p05}
       p2: Refresh the cave row
       5 cave tiles are revealed: V15 P06 B10 R14 P05
268. p2 do.refresh_tiles{v01+v10+b13+p02+r13}
       p2: Refresh the cave row
       5 cave tiles are revealed: V01 V10 B13 P02 R13
269. p2 end  de6fb565390587c6
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Round 7
       Turn of p3
270. p3 play.ii-k2
       p3 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
271. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 5 AP
272. p3 do.refill
       p3: Refill excavation sites
273. p3 refill.diamond
       p3 refills sites with 1 diamond
274. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
275. p3 do.buy
       p3: Buy a troll card
276. p3 card.tt4
       p3 takes the troll card Bog Lookout
277. p3 end{tb5}
       1 troll card is revealed: Roost Watch
278. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 6 AP
279. p3 do.receive
       p3: Receive troll power
       p3 gains 1 troll power
280. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 2 obsidian
281. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
282. p3 do.refresh_cards{ts6+tt7+tb4+tt5+tb2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Mud Mason, Moonlit Chamber, Sunken Bell and Throne Whisperer
283. p3 end  503a060852b75ff8
       p3 draws I-K3: neutral changeling to village I, King: village I
       Turn of p4
284. p4 play.iv-k6
       p4 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
285. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 5 AP
286. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 1 obsidian
287. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 mines 1 obsidian
288. p4 do.refresh_cards{tt8+tt3+ts1+tb8+ts1}
       p4: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Black Glass Pond, Silken Quarters, Dusk Chant and Silken Quarters
289. p4 do.refresh_cards{ts6+ts7+tb2+tt8+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Deep Burrower, Throne Whisperer, Crooked Foreman and Night Purse
290. p4 end
291. p4 move.iii.iv
       p4 moves a troll: village III → village IV
       p4 has 2 AP
292. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
293. p4 end  4d6332299fcdeda0
       p4 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p1
294. p1 play.iv-k2
       p1 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p1
295. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
296. p1 end
297. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 1 of helpers
298. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
299. p1 end  bca51640755e9136
       p1 draws IV-K4: princess to village IV, King: mining cave
       Turn of p2
300. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the mining cave of p2
301. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
302. p2 do.royal
       p2: Activate a royal tile
303. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
304. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
305. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
306. p2 end
307. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 4 AP
308. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
309. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
310. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
311. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 2 obsidian
312. p2 end  1af989063bae3a3d
       p2 draws III-K1: human to village III, King: building cave
       Round 8
       Turn of p3
313. p3 play.ii-k4
       p3 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p3
314. p3 move.troll_power.ii
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 1 of helpers
315. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
316. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
317. p3 store.tt4b-1
       p3 stores a piece: Bog Lookout TT4B-1, changeling (no bonus)
318. p3 end
319. p3 move.ii.troll_power
       p3 moves a troll: village II → troll power cave
       p3 has 5 AP
320. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 1 obsidian
321. p3 do.buy
       p3: Buy a troll card
322. p3 card.tb6
       p3 takes the troll card Night Purse
       p3 gains 1 gold ingot
323. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 3 obsidian
324. p3 do.refresh_cards{tb1+ts4+tt5+ts3+tb3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Muffled Bronze, Sunken Bell, Golden Scales and Glittering Vein
325. p3 end  ec0d44e9927b1da0
       Turn of p4
326. p4 play.iv-k5
       p4 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p4
327. p4 move.iv.ii
       p4 moves a troll: village IV → village II
       p4 has 1 AP and 2 of helpers
328. p4 end
329. p4 move.troll_power.ii
       p4 moves a troll: troll power cave → village II
       p4 has 2 AP and 2 of helpers
330. p4 do.human
       p4: Hire a human
331. p4 cave.mining
       p4 hires a human for the mining cave
332. p4 end  93d28990fc15c185
       Turn of p1
333. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p1
334. p1 move.ii.building
       p1 moves a troll: village II → building cave
       p1 has 1 AP
335. p1 do.refresh_tiles{r08+v12+p14+p12+b16}
       p1: Refresh the cave row
       5 cave tiles are revealed: R08 V12 P14 P12 B16
336. p1 end
337. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 3 of helpers
338. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
339. p1 end  0375a1630d0c6bc5
       Turn of p2
340. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p2
341. p2 move.building.iv
       p2 moves a troll: building cave → village IV
       p2 has 1 AP
342. p2 end
343. p2 move.building.ii
344. p2 chase.p3  2a167de8e66cf466
       p2 chases a troll of p3 out of village II
345. p3 cave.mining  1d944ff7dadf8984
       The troll of p3 flees from village II to the mining cave
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 3 of helpers
346. p2 do.bell
       p2: Take down a church bell
347. p2 store.b02
       p2 stores a piece: B02, church bell (+2 gold ingots)
       p2 gains 2 gold ingots
348. p2 end  31d205039d2cc0e0
       Round 9
       Turn of p3
349. p3 play.i-k3
       p3 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
350. p3 move.troll_power.ii
351. p3 chase.p4  648999bca2991bb3
       p3 chases a troll of p4 out of village II
352. p4 cave.building  a7fe73b353733447
       The troll of p4 flees from village II to the building cave
       p3 moves a troll: troll power cave → village II
       p3 has 1 AP and 3 of helpers
353. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
354. p3 end
355. p3 move.troll_power.ii
356. p3 chase.p1  d5e471ff8f140301
       p3 chases a troll of p1 out of village II
357. p1 cave.mining  4aeb76749b8f19cf
       The troll of p1 flees from village II to the mining cave
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 2 of helpers
358. p3 do.human
       p3: Hire a human
359. p3 cave.mining
       p3 hires a human for the mining cave
360. p3 end  67bd866c1edeaf37
       Turn of p4
361. p4 play.ii-k5
       p4 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p4
362. p4 move.troll_power.ii
363. p4 chase.p3  aa48c89ba426b766
       p4 chases a troll of p3 out of village II
364. p3 cave.building  46cbceed0b308f7d
       The troll of p3 flees from village II to the building cave
       p4 moves a troll: troll power cave → village II
       p4 has 2 AP and 2 of helpers
365. p4 end
366. p4 move.troll_power.ii
367. p4 chase.p2  d88231a8b1feeff1
       p4 chases a troll of p2 out of village II
368. p2 cave.mining  bf5b19fe254a8e57
       The troll of p2 flees from village II to the mining cave
       p4 moves a troll: troll power cave → village II
       p4 has 3 AP and 1 of helpers
369. p4 do.castle
       p4: Castle action
370. p4 tile.b16
371. p4 lay.a16.4
       p4 builds B16, church-bell tile (+1 cow; +1 troll power) at a16
       p4 forms 1 obsidian site
       p4 uncovers 1 stable
372. p4 end
373. p4 troll.ii.troll_power
       p4 moves a troll by an effect: village II → troll power cave
374. p4 troll.ii.mining
       p4 moves a troll by an effect: village II → mining cave
375. p4 troll.ii.troll_power{v04}  0ee710643c24b77d
       p4 moves a troll by an effect: village II → troll power cave
       1 cave tile is revealed: V04
       Turn of p1
376. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the mining cave of p1
377. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 6 AP
378. p1 end
379. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 1 of helpers
380. p1 end  2dd2239a002848b1
       Turn of p2
381. p2 play.i-k2
       p2 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p2
382. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 5 AP
383. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Receive 2 troll power
       p2 gains 2 troll power
384. p2 end
385. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 3 AP
386. p2 do.build
       p2: Build 2 cave tiles
387. p2 tile.v12
388. p2 lay.d20.2
       p2 builds V12, victory tile (1 VP per 2 obsidian left in the field) at d20
389. p2 tile.v04
390. p2 lay.e19.1
       p2 builds V04, victory tile (1 VP per toad card) at e19
       p2 forms 1 gold site
391. p2 do.refresh_tiles{b01+v02+r16+b05+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: B01 V02 R16 B05 V03
392. p2 end  8cd8fd0957f8d422
       Round 10
       Turn of p3
393. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
394. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
395. p3 do.buy
       p3: Buy a troll card
396. p3 card.ts4
       p3 takes the troll card Muffled Bronze
397. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
398. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 2 obsidian
399. p3 do.refresh_cards{ts2+tt1+tb8+tt4+ts2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Silent Belfry, Dusk Chant, Bog Lookout and Trophy Coil
400. p3 end
401. p3 move.ii.troll_power
       p3 moves a troll: village II → troll power cave
       p3 has 6 AP
402. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
403. p3 do.receive
       p3: Receive troll power
       p3 gains 3 troll power
404. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
405. p3 do.refresh_cards{tt1+ts5+ts7+ts2+tt1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Nest of Velvet, Deep Burrower, Trophy Coil and Silent Belfry
406. p3 end  76f7d827b83e1757
       Turn of p4
407. p4 play.iii-k3
       p4 plays III-K3: neutral changeling to village III, King: village III
       Nothing can be added in village III: neutral changeling
       The Troll King goes to village III
408. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 5 AP
409. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p4 gains 1 troll power
410. p4 do.buy
       p4: Buy a troll card
411. p4 card.ts2
       p4 takes the troll card Trophy Coil
412. p4 claim.rc07
       p4 claims a challenge: 3 snake cards
413. p4 gain.rt19
414. p4 lay.a17.1
       p4 places RT19, royal tile (stores outpost and church bell) at a17
415. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 2 obsidian
416. p4 do.refresh_cards{tb5+tt7+ts7+tb4+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Mud Mason, Deep Burrower, Moonlit Chamber and Night Purse
417. p4 end{rt05}
       1 royal tile is revealed: RT05
418. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 3 AP
419. p4 do.mine_diamond
       p4: Mine diamond
       p4 mines 1 diamond
420. p4 end  dcdabd30f61348d7
       Turn of p1
421. p1 play.iv-k4
       p1 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p1
422. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 6 AP
423. p1 end
424. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 1 AP
425. p1 end  23f1754e037ddcaa
       Turn of p2
426. p2 play.iii-k1
       p2 plays III-K1: human to village III, King: building cave
       Nothing can be added in village III: human
       The Troll King goes to the building cave of p2
427. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
428. p2 end
429. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 3 AP
430. p2 do.refresh_tiles{v05+b03+b05+b10+b12}
       p2: Refresh the cave row
       5 cave tiles are revealed: V05 B03 B05 B10 B12
431. p2 do.build
       p2: Build 2 cave tiles
432. p2 tile.b05
433. p2 lay.d16.3
       p2 builds B05, church-bell tile (refill one type) at d16
       p2 forms 1 obsidian site
434. p2 tile.b03
435. p2 lay.b19.4
       p2 builds B03, church-bell tile (+3 troll power) at b19
436. p2 end{v11+v01}  2aa978870d33c105
       2 cave tiles are revealed: V11 V01
       The last round is over: p2 wins

p1  +9  Sets of two [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p2  +9  Sets of two [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +2  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3  +8  Single elements [PRIN-E2]
p3  +3  Humans [PRIN-E5]
p4  +4  Single elements [PRIN-E2]
p4  +3  Royal tiles [PRIN-E4]
p4  +2  Humans [PRIN-E5]
p4  +5  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
= p2 15, p4 14, p3 11, p1 10  rounds, won by p2
