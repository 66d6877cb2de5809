princesses/3  seats 4  seed 305  options boards=chosen later_seats=goods

  1. p4 board.red  5ce770a776eda300
       p4 takes the red board
  2. p3 board.violet  a68d9a57a7276646
       p3 takes the violet board
  3. p2 board.yellow  310ea35d75a09855
       p2 takes the yellow board
  4. p1 cave.mining  dde1a37719cb26b1
       p1 puts the first human in the mining cave
  5. p2 cave.building  056d82a96f2bbbc4
       p2 puts the first human in the building cave
  6. p3 cave.troll_power  cbfdd61bbc8cf895
       p3 puts the first human in the troll power cave
  7. p4 cave.troll_power  114a360f45107481
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
 20. p1 end{b02+v16}  206b37e92ead81e6
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
 31. p2 end  f878a1f57f8f114d
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
 36. p3 end  257ef1eb65b48bee
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
 42. p4 end  91f42a61c2d67aa4
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
 47. p1 end  c263957ab73c8d96
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
 53. p2 chase.p3  7f8a21bacbb7e760
       p2 chases a troll of p3 out of village II
 54. p3 cave.mining  11d2104b27683e44
       The troll of p3 flees from village II to the mining cave
       p2 moves a troll: troll power cave → village II
       p2 has 2 AP and 2 of helpers
 55. p2 do.bell
       p2: Take down a church bell
       p2 stores a piece: B03, church bell (+3 troll power)
       p2 gains 3 troll power
 56. p2 end  c99a013a3c1d21e5
       p2 draws III-D5: princess to village III, King: mining cave
       Turn of p3
 57. p3 play.ii-d5
       p3 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p3
 58. p3 move.beside.ii
 59. p3 chase.p1  ec01ed5463a9bf63
       p3 chases a troll of p1 out of village II
 60. p1 cave.mining  60b1b1280cd054e9
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
 65. p3 end  7572b3daccabc7ae
       p3 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p4
 66. p4 play.iv-d5
       p4 plays IV-D5: princess to village IV, King: building cave
       New in village IV: princess
       The Troll King goes to the building cave of p4
 67. p4 move.building.ii
 68. p4 chase.p2  999cafa1724018ce
       p4 chases a troll of p2 out of village II
 69. p2 cave.mining  6a68a5c4d3bd827e
       The troll of p2 flees from village II to the mining cave
       p4 moves a troll: building cave → village II
       p4 has 1 AP and 3 of helpers
 70. p4 end
 71. p4 move.iv.ii
 72. p4 chase.p3  f949df3b2286e635
       p4 chases a troll of p3 out of village II
 73. p3 cave.building  f16e67f7f64689e3
       The troll of p3 flees from village II to the building cave
       p4 moves a troll: village IV → village II
       p4 has 2 AP and 2 of helpers
 74. p4 do.human
       p4: Hire a human
 75. p4 cave.building
       p4 hires a human for the building cave
 76. p4 end  13a29ec21200c6b0
       p4 draws IV-D3: neutral changeling to village IV, King: mining cave
       Round 3
       Turn of p1
 77. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p1
 78. p1 move.mining.ii
 79. p1 chase.p2  20dc3aa56df289bd
       p1 chases a troll of p2 out of village II
 80. p2 cave.building  5ecd7b19ba74c1d2
       The troll of p2 flees from village II to the building cave
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
 81. p1 end
 82. p1 move.beside.ii  02abbd88ededda96
       p1 chases a troll of p4 out of village II
 83. p4 cave.troll_power  7ab9ee4ef3e846c4
       The troll of p4 flees from village II to the troll power cave
       p1 brings in a troll: village II
       p1 has 3 AP and 1 of helpers
 84. p1 do.castle
       p1: Castle action
       p1 gains 1 diamond
 85. p1 end
 86. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
 87. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
 88. p1 troll.ii.troll_power  9f675c7cc22e76d2
       p1 moves a troll by an effect: village II → troll power cave
       p1 draws III-K4: princess to village III, King: troll power cave
       Turn of p2
 89. p2 play.iii-d6
       p2 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 90. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 2 AP and 1 of helpers
 91. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
 92. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
 93. p2 store.tt7a-2
       p2 stores a piece: Mud Mason TT7A-2, changeling (+1 cow)
 94. p2 end
 95. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 3 AP and 1 of helpers
 96. p2 do.castle
       p2: Castle action
       p2 gains 2 troll power
 97. p2 end
 98. p2 troll.iii.troll_power
       p2 moves a troll by an effect: village III → troll power cave
 99. p2 troll.iii.building  f157efe775567cf0
       p2 moves a troll by an effect: village III → building cave
       p2 draws I-K1: human to village I, King: troll power cave
       Turn of p3
100. p3 play.ii-d2
       p3 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
101. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 4 AP
102. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
103. p3 do.buy
       p3: Buy a troll card
104. p3 card.ts8
       p3 takes the troll card Winding Paths
105. p3 troll.building.iv
       p3 moves a troll by an effect: building cave → village IV
106. p3 troll.main.building
       p3 moves a troll by an effect: troll power cave → building cave
107. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
108. p3 end{ts5}
       1 troll card is revealed: Nest of Velvet
109. p3 move.iii.i
       p3 moves a troll: village III → village I
       p3 has 1 AP
110. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
111. p3 end  488b9c6fdf30b88e
       p3 draws III-K3: neutral changeling to village III, King: village III
       Turn of p4
112. p4 play.iv-d3
       p4 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p4
113. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
114. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 1 obsidian
115. p4 do.buy
       p4: Buy a troll card
116. p4 card.ts1
       p4 takes the troll card Silken Quarters
117. p4 do.refresh_cards{tb5+tt6+ts3+tt2+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Cowherd's Nap, Golden Scales, Endless Halls and Night Purse
118. p4 end
119. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 4 AP
120. p4 do.refresh_cards{tt5+tb3+ts3+tt2+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Glittering Vein, Golden Scales, Endless Halls and Black Glass Pond
121. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
122. p4 do.refresh_cards{ts2+tt1+tb1+ts1+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Silent Belfry, Hoarded Sparks, Silken Quarters and Black Glass Pond
123. p4 end  64e79dec763ea425
       p4 draws II-K1: human to village II, King: mining cave
       Round 4
       Turn of p1
124. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
125. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 3 AP
126. p1 do.refresh_tiles{r09+p16+r05+v01+b05}
       p1: Refresh the cave row
       5 cave tiles are revealed: R09 P16 R05 V01 B05
127. p1 do.build
       p1: Build 2 cave tiles
128. p1 tile.v01
129. p1 lay.a17.4
       p1 builds V01, victory tile (1 VP per bat card) at a17
130. p1 tile.p16
131. p1 lay.a15.3
       p1 builds P16, princess tile (a bed) at a15
132. p1 end{p12+r07}
       2 cave tiles are revealed: P12 R07
133. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 4 AP
134. p1 do.build
       p1: Build 2 cave tiles
135. p1 tile.r07
136. p1 lay.a14.2
       p1 builds R07, resource tile (+1 gold ingot) at a14
       p1 forms 1 obsidian site
137. p1 tile.b05
138. p1 lay.b14.4
       p1 builds B05, church-bell tile (refill one type) at b14
       p1 uncovers 1 stable
139. p1 do.refresh_tiles{p10+b14+p07+r13+v06}
       p1: Refresh the cave row
       5 cave tiles are revealed: P10 B14 P07 R13 V06
140. p1 do.refresh_tiles{v10+b06+v03+p08+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: V10 B06 V03 P08 P11
141. p1 end  e7d97cb9fca2e751
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
142. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
143. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
144. p2 do.build
       p2: Build 2 cave tiles
145. p2 tile.v10
146. p2 lay.b15.0
       p2 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at b15
147. p2 tile.p08
148. p2 lay.a17.1
       p2 builds P08, princess tile (a bed) at a17
149. p2 do.refresh_tiles{r01+p02+b01+r10+p05}
       p2: Refresh the cave row
       5 cave tiles are revealed: R01 P02 B01 R10 P05
150. p2 end
151. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 4 AP
152. p2 do.build
       p2: Build 2 cave tiles
153. p2 tile.p02
154. p2 lay.b17.4
       p2 builds P02, princess tile (a bed) at b17
155. p2 tile.p05
156. p2 lay.c17.2
       p2 builds P05, princess tile (a bed) at c17
157. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
158. p2 claim.rc01
       p2 claims a challenge: 3 princess tiles
159. p2 gain.rt07
160. p2 lay.a18.1
       p2 places RT07, royal tile (mine 2 gold ingots) at a18
161. p2 do.refresh_tiles{b09+p06+b16+r12+v08}
       p2: Refresh the cave row
       5 cave tiles are revealed: B09 P06 B16 R12 V08
162. p2 end{rt02}  08f3b99dba3cbcf6
       1 royal tile is revealed: RT02
       p2 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p3
163. p3 play.iii-k3
       p3 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
164. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 3 AP
165. p3 do.buy
       p3: Buy a troll card
166. p3 card.ts1
       p3 takes the troll card Silken Quarters
167. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
168. p3 end{tb7}
       1 troll card is revealed: Echo Gem
169. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 4 AP
170. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
171. p3 do.refresh_cards{tt4+tt7+tt6+tt8+tb7}
       p3: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Mud Mason, Cowherd's Nap, Crooked Foreman and Echo Gem
172. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
173. p3 end  e01fbe0352bc9ad0
       p3 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p4
174. p4 play.i-d3
       p4 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p4
175. p4 move.beside.iv
       p4 brings in a troll: village IV
       p4 has 1 AP and 1 of helpers
176. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
177. p4 end
178. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 5 AP
179. p4 do.refresh_cards{tb8+tt1+ts6+tb8+tb1}
       p4: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Silent Belfry, Shed Skin Sack, Dusk Chant and Hoarded Sparks
180. p4 do.buy
       p4: Buy a troll card
181. p4 card.tb1
       p4 takes the troll card Hoarded Sparks
182. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 3 obsidian
183. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
184. p4 end{tb2}  4e64527816fd48ae
       1 troll card is revealed: Throne Whisperer
       p4 draws III-K6: princess to village III, King: village III
       Round 5
       Turn of p1
185. p1 play.iv-d2
       p1 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p1
186. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP
187. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
188. p1 end
189. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
190. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
191. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
192. p1 end  341df533ff60803a
       p1 draws I-K4: princess to village I, King: mining cave
       Turn of p2
193. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
194. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
195. p2 do.outpost
       p2: Build an outpost
196. p2 vacate.op_obs
       p2 takes off the board: outpost 1 (mining obsidian takes 2)
197. p2 village.i
       p2 builds an outpost in village I
       p2 stores a piece: Board 1, outpost (no bonus)
198. p2 do.refresh_tiles{r16+p13+r08+p14+r02}
       p2: Refresh the cave row
       5 cave tiles are revealed: R16 P13 R08 P14 R02
199. p2 do.refresh_tiles{r11+r15+b12+r03+p04}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 R15 B12 R03 P04
200. p2 end
201. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 1 AP
202. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
203. p2 end  67e29846263fcb89
       p2 draws I-K6: princess to village I, King: village I
       Turn of p3
204. p3 play.ii-d3
       p3 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p3
205. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
206. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
207. p3 do.refresh_cards{ts4+tb6+ts7+tt4+tb3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Night Purse, Deep Burrower, Bog Lookout and Glittering Vein
208. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
209. p3 do.refresh_cards{ts4+ts5+tb4+ts7+ts2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Nest of Velvet, Moonlit Chamber, Deep Burrower and Trophy Coil
210. p3 end
211. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP and 1 of helpers
212. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
213. p3 vacate.ch_cap
       p3 takes off the board: changeling 2 (1 more power space)
214. p3 store.board-2
       p3 stores a piece: Board 2, changeling (no bonus)
215. p3 end  a54f3c0d5a4937f6
       p3 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p4
216. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
217. p4 move.troll_power.iv
       p4 moves a troll: troll power cave → village IV
       p4 has 2 AP and 2 of helpers
218. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
219. p4 vacate.ch_cap
       p4 takes off the board: changeling 2 (1 more power space)
220. p4 store.ts1b
       p4 stores a piece: Silken Quarters TS1B, changeling (+1 troll power)
       p4 gains 1 troll power
221. p4 end
222. p4 move.iv.troll_power
       p4 moves a troll: village IV → troll power cave
       p4 has 5 AP
223. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 1 obsidian
224. p4 do.refresh_cards{tt8+tb5+ts8+tb4+tt4}
       p4: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Roost Watch, Winding Paths, Moonlit Chamber and Bog Lookout
225. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
226. p4 do.refresh_cards{ts6+tt1+ts4+tt5+ts3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Silent Belfry, Muffled Bronze, Sunken Bell and Golden Scales
227. p4 end  cc3cb36b5d0332ad
       p4 draws I-K3: neutral changeling to village I, King: village I
       Round 6
       Turn of p1
228. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p1
229. p1 move.building.iv
       p1 moves a troll: building cave → village IV
       p1 has 1 AP and 3 of helpers
230. p1 end
231. p1 move.building.iv
232. p1 chase.p3  867d31edbedfa8cb
       p1 chases a troll of p3 out of village IV
233. p3 cave.mining  a2ce18e932fea4b2
       The troll of p3 flees from village IV to the mining cave
       p1 moves a troll: building cave → village IV
       p1 has 2 AP and 2 of helpers
234. p1 end  84645cb3a5f9703b
       p1 draws II-K4: princess to village II, King: building cave
       Turn of p2
235. p2 play.i-k6
       p2 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
236. p2 move.building.iv
237. p2 chase.p1  cff603a954ff1401
       p2 chases a troll of p1 out of village IV
238. p1 cave.mining  6adbddf88805bfe7
       The troll of p1 flees from village IV to the mining cave
       p2 moves a troll: building cave → village IV
       p2 has 1 AP and 3 of helpers
239. p2 end
240. p2 move.beside.iv
241. p2 chase.p4  b0830aa9412b92e4
       p2 chases a troll of p4 out of village IV
242. p4 cave.mining  f48fdd6b0aaef29d
       The troll of p4 flees from village IV to the mining cave
       p2 brings in a troll: village IV
       p2 has 2 AP and 2 of helpers
243. p2 do.human
       p2: Hire a human
244. p2 cave.building
       p2 hires a human for the building cave
245. p2 end  bb14e95db866fbef
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p3
246. p3 play.i-k2
       p3 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
247. p3 move.iv.troll_power
       p3 moves a troll: village IV → troll power cave
       p3 has 5 AP
248. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
249. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
250. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
251. p3 end
252. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 1 AP and 3 of helpers
253. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
254. p3 end  a1f24b04ce7c7a7b
       p3 draws III-K1: human to village III, King: building cave
       Turn of p4
255. p4 play.i-d4
       p4 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p4
256. p4 move.mining.building
       p4 moves a troll: mining cave → building cave
       p4 has 2 AP
257. p4 do.build
       p4: Build 2 cave tiles
258. p4 tile.r03
259. p4 lay.a16.0
       p4 builds R03, resource tile (refill one type) at a16
       p4 forms 1 obsidian site
260. p4 tile.r15
261. p4 lay.b15.4
       p4 builds R15, resource tile (1 free tile) at b15
262. p4 end{b04+b08}
       2 cave tiles are revealed: B04 B08
263. p4 move.troll_power.iv
264. p4 chase.p2  d16fb5c71e7d4d33
       p4 chases a troll of p2 out of village IV
265. p2 cave.building  a8d7ce8e2aca4664
       The troll of p2 flees from village IV to the building cave
       p4 moves a troll: troll power cave → village IV
       p4 has 1 AP and 3 of helpers
266. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
267. p4 end  9be4acb2be91197b
       p4 draws IV-K2: neutral changeling to village IV, King: building cave
       Round 7
       Turn of p1
268. p1 play.i-k4
       p1 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p1
269. p1 move.i.iv
270. p1 chase.p3  6f13e4927d069982
       p1 chases a troll of p3 out of village IV
271. p3 cave.troll_power  2486cbeeae53d46b
       The troll of p3 flees from village IV to the troll power cave
       p1 moves a troll: village I → village IV
       p1 has 2 AP and 2 of helpers
272. p1 end
273. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 5 AP
274. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
275. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
276. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
277. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
278. p1 end  9ec71c8fe399f39e
       p1 draws II-K6: princess to village II, King: village II
       Turn of p2
279. p2 play.iv-k5
       p2 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p2
280. p2 move.iii.iv
281. p2 chase.p4  e118ad195286e40e
       p2 chases a troll of p4 out of village IV
282. p4 cave.mining  d8474e34df950eef
       The troll of p4 flees from village IV to the mining cave
       p2 moves a troll: village III → village IV
       p2 has 2 AP and 2 of helpers
283. p2 end
284. p2 move.building.iv  1ebfadabdd416d58
       p2 chases a troll of p1 out of village IV
285. p1 cave.mining  34a46fb28702021c
       The troll of p1 flees from village IV to the mining cave
       p2 moves a troll: building cave → village IV
       p2 has 3 AP and 1 of helpers
286. p2 do.castle
       p2: Castle action
       p2 gains 1 obsidian
287. p2 end
288. p2 troll.iv.building
       p2 moves a troll by an effect: village IV → building cave
289. p2 troll.iv.troll_power
       p2 moves a troll by an effect: village IV → troll power cave
290. p2 troll.iv.troll_power  a427a0b0bb5942a5
       p2 moves a troll by an effect: village IV → troll power cave
       p2 draws IV-K4: princess to village IV, King: mining cave
       Turn of p3
291. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the building cave of p3
292. p3 move.mining.iv
       p3 moves a troll: mining cave → village IV
       p3 has 1 AP and 1 of helpers
293. p3 end
294. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP and 1 of helpers
295. p3 end  aaa87d3fcdbae4f5
       p3 draws III-K5: princess to village III, King: building cave
       Turn of p4
296. p4 play.i-k3
       p4 plays I-K3: neutral changeling to village I, King: village I
       Nothing can be added in village I: neutral changeling
       The Troll King goes to village I
297. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 5 AP
298. p4 do.buy
       p4: Buy a troll card
299. p4 card.ts3
       p4 takes the troll card Golden Scales
300. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
301. p4 do.refresh_cards{ts4+ts3+tb4+tt2+tb8}
       p4: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Golden Scales, Moonlit Chamber, Endless Halls and Dusk Chant
302. p4 do.refresh_cards{tb7+tb2+ts5+tt1+tb7}
       p4: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Throne Whisperer, Nest of Velvet, Silent Belfry and Echo Gem
303. p4 do.refresh_cards{tt3+tt3+ts7+tb3+ts6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Black Glass Pond, Deep Burrower, Glittering Vein and Shed Skin Sack
304. p4 end
305. p4 move.troll_power.iv
       p4 moves a troll: troll power cave → village IV
       p4 has 1 AP and 3 of helpers
306. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
307. p4 end  fe44cfb86ae064b3
       p4 draws II-K3: neutral changeling to village II, King: village II
       Round 8
       Turn of p1
308. p1 play.ii-k4
       p1 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p1
309. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 1 AP
310. p1 end
311. p1 move.iv.mining
       p1 moves a troll: village IV → mining cave
       p1 has 5 AP
312. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
313. p1 end  10b9cd68137996e4
       Turn of p2
314. p2 play.i-k1
       p2 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p2
315. p2 move.troll_power.iv
       p2 moves a troll: troll power cave → village IV
       p2 has 1 AP and 3 of helpers
316. p2 end
317. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 1 AP
318. p2 end  b244cd9865b7cb4b
       Turn of p3
319. p3 play.iii-k1
       p3 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p3
320. p3 move.troll_power.iv
321. p3 chase.p2  1b7e73fbc476e72b
       p3 chases a troll of p2 out of village IV
322. p2 cave.mining  6fd3ecc406cd5d7c
       The troll of p2 flees from village IV to the mining cave
       p3 moves a troll: troll power cave → village IV
       p3 has 3 AP and 1 of helpers
323. p3 do.castle
       p3: Castle action
       p3 gains 1 obsidian
324. p3 end
325. p3 troll.main.mining
       p3 moves a troll by an effect: village IV → mining cave
326. p3 troll.iv.mining
       p3 moves a troll by an effect: village IV → mining cave
327. p3 troll.iv.troll_power
       p3 moves a troll by an effect: village IV → troll power cave
328. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 5 AP
329. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 mines 1 obsidian
330. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
331. p3 do.buy
       p3: Buy a troll card
332. p3 card.ts6
       p3 takes the troll card Shed Skin Sack
       p3 gains 3 obsidian
333. p3 claim.rc07
       p3 claims a challenge: 3 snake cards
334. p3 gain.rt01
335. p3 lay.a16.2
       p3 places RT01, royal tile (move 2 trolls) at a16
       p3 forms 1 obsidian site
336. p3 do.refresh_cards{tb3+tt5+tt4+ts2+ts2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Sunken Bell, Bog Lookout, Trophy Coil and Trophy Coil
337. p3 end{rt06}  fc6a25568834fe0c
       1 royal tile is revealed: RT06
       Turn of p4
338. p4 play.iv-k2
       p4 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p4
339. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 1 AP
340. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
341. p4 end
342. p4 move.iv.troll_power
       p4 moves a troll: village IV → troll power cave
       p4 has 5 AP
343. p4 do.buy
       p4: Buy a troll card
344. p4 card.ts2
       p4 takes the troll card Trophy Coil
345. p4 claim.rc07
       p4 claims a challenge: 3 snake cards
346. p4 gain.rt15
347. p4 lay.a17.4
       p4 places RT15, royal tile (stores changeling and changeling) at a17
348. p4 do.refresh_cards{tt6+tb5+ts7+ts5+tb6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Roost Watch, Deep Burrower, Nest of Velvet and Night Purse
349. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
350. p4 do.refresh_cards{tt7+tt8+tb2+tb6+tb1}
       p4: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Crooked Foreman, Throne Whisperer, Night Purse and Hoarded Sparks
351. p4 end{rt09}  89154b2aa56a61e3
       1 royal tile is revealed: RT09
       Round 9
       Turn of p1
352. p1 play.iii-k4
       p1 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p1
353. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
354. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
355. p1 end
356. p1 move.iii.mining
       p1 moves a troll: village III → mining cave
       p1 has 5 AP
357. p1 end  f13455e92b7b283a
       Turn of p2
358. p2 play.iv-k4
       p2 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p2
359. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
360. p2 do.build
       p2: Build 2 cave tiles
361. p2 tile.b12
362. p2 lay.b18.0
       p2 builds B12, church-bell tile (refill one type) at b18
       p2 uncovers 1 stable
363. p2 tile.b08
364. p2 lay.c18.0
       p2 builds B08, church-bell tile (+3 troll power) at c18
       p2 forms 1 gold site
       p2 uncovers 1 stable
365. p2 do.refresh_tiles{b10+v05+b07+r14+r04}
       p2: Refresh the cave row
       5 cave tiles are revealed: B10 V05 B07 R14 R04
366. p2 do.refresh_tiles{p15+r06+v04+v12+v11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P15 R06 V04 V12 V11
367. p2 do.refresh_tiles{v02+v14+r13+p07+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: V02 V14 R13 P07 V03
368. p2 end
369. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 2 AP
370. p2 end  d0f55fd54bf5280b
       Turn of p3
371. p3 play.iii-k5
       p3 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p3
372. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 2 AP
373. p3 do.royal
       p3: Activate a royal tile
374. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
375. p3 end
376. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 5 AP
377. p3 do.royal
       p3: Activate a royal tile
       p3 activates a royal tile: Move up to 2 of your trolls
378. p3 troll.mining.building
       p3 moves a troll by an effect: mining cave → building cave
379. p3 troll.troll_power.i
       p3 moves a troll by an effect: troll power cave → village I
380. p3 do.refresh_cards{tt2+tt6+tb8+tt3+tt5}
       p3: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Cowherd's Nap, Dusk Chant, Black Glass Pond and Sunken Bell
381. p3 do.refresh_cards{tt1+tb1+ts5+tt5+tt4}
       p3: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Hoarded Sparks, Nest of Velvet, Sunken Bell and Bog Lookout
382. p3 do.refresh_cards{tb3+tb4+tb4+tt2+tt7}
       p3: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Moonlit Chamber, Moonlit Chamber, Endless Halls and Mud Mason
383. p3 do.refresh_cards{ts4+tt6+tb3+ts7+ts3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Cowherd's Nap, Glittering Vein, Deep Burrower and Golden Scales
384. p3 end  52844f941f82e674
       Turn of p4
385. p4 play.ii-k1
       p4 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p4
386. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 3 AP
387. p4 do.mine_diamond
       p4: Mine diamond
       p4 mines 1 diamond
388. p4 end
389. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 5 AP
390. p4 do.refill
       p4: Refill excavation sites
391. p4 refill.obsidian
       p4 refills sites with 8 obsidian
392. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
393. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
394. p4 end  f8daf20687acbc5e
       Round 10
       Turn of p1
395. p1 play.ii-k6
       p1 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
396. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
397. p1 do.buy
       p1: Buy a troll card
398. p1 card.ts7
       p1 takes the troll card Deep Burrower
399. p1 refill.gold
       p1 refills sites with 1 gold ingot
400. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
401. p1 end{tb2}
       1 troll card is revealed: Throne Whisperer
402. p1 move.mining.i
       p1 moves a troll: mining cave → village I
       p1 has 1 AP and 1 of helpers
403. p1 end  bdc36b60033929b2
       Turn of p2
404. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
405. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 5 AP
406. p2 do.refresh_tiles{v11+v07+b01+v16+r16}
       p2: Refresh the cave row
       5 cave tiles are revealed: V11 V07 B01 V16 R16
407. p2 do.refresh_tiles{p03+v12+b09+r02+r12}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 V12 B09 R02 R12
408. p2 do.refresh_tiles{r05+r08+r04+b06+b15}
       p2: Refresh the cave row
       5 cave tiles are revealed: R05 R08 R04 B06 B15
409. p2 do.refresh_tiles{b02+b16+r06+p09+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: B02 B16 R06 P09 R11
410. p2 do.refresh_tiles{v15+r14+p12+r01+b07}
       p2: Refresh the cave row
       5 cave tiles are revealed: V15 R14 P12 R01 B07
411. p2 end
412. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 2 AP and 2 of helpers
413. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
414. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
415. p2 end  521d563b082078a6
       Turn of p3
416. p3 play.iii-k2
       p3 plays III-K2: neutral changeling to village III, King: mining cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the mining cave of p3
417. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 5 AP
418. p3 do.royal
       p3: Activate a royal tile
       p3 activates a royal tile: Move up to 2 of your trolls
419. p3 troll.troll_power.ii
       p3 moves a troll by an effect: troll power cave → village II
420. p3 troll.building.ii
       p3 moves a troll by an effect: building cave → village II
421. p3 do.refresh_cards{tb8+tb6+ts6+tt1+tt8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Night Purse, Shed Skin Sack, Silent Belfry and Crooked Foreman
422. p3 do.refresh_cards{ts5+tb5+ts2+tb2+tt8}
       p3: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Roost Watch, Trophy Coil, Throne Whisperer and Crooked Foreman
423. p3 do.refresh_cards{ts7+ts8+ts4+tb5+tb7}
       p3: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Winding Paths, Muffled Bronze, Roost Watch and Echo Gem
424. p3 do.refresh_cards{tb7+tt4+tt3+tb6+tb1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Bog Lookout, Black Glass Pond, Night Purse and Hoarded Sparks
425. p3 end
426. p3 move.ii.troll_power
       p3 moves a troll: village II → troll power cave
       p3 has 5 AP
427. p3 do.royal
       p3: Activate a royal tile
       p3 activates a royal tile: Move up to 2 of your trolls
428. p3 troll.troll_power.iv
       p3 moves a troll by an effect: troll power cave → village IV
429. p3 troll.troll_power.ii
       p3 moves a troll by an effect: troll power cave → village II
430. p3 do.refresh_cards{tt6+ts3+tb4+tb5+ts4}
       p3: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Golden Scales, Moonlit Chamber, Roost Watch and Muffled Bronze
431. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 2 obsidian
432. p3 do.refresh_cards{ts6+ts8+tt3+ts5+tb3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Winding Paths, Black Glass Pond, Nest of Velvet and Glittering Vein
433. p3 end  a2362b657c492187
       Turn of p4
434. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
435. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 2 AP and 3 of helpers
436. p4 do.changeling
       p4: Swap changelings
       p4 pays 1 diamond
437. p4 vacate.ch_up1
       p4 takes off the board: changeling 3 (receive 1 more power)
438. p4 store.tb1b
       p4 stores a piece: Hoarded Sparks TB1B, changeling (+1 obsidian)
       p4 gains 1 obsidian
439. p4 end
440. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 1 AP
441. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
442. p4 end  0fe9ab0c9f82f385
       The last round is over: p2 wins

p1  +1  Humans [PRIN-E5]
p2 +15  Sets of three [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +2  Humans [PRIN-E5]
p3  +4  Single elements [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +1  Humans [PRIN-E5]
p4  +8  Single elements [PRIN-E2]
p4  +3  Royal tiles [PRIN-E4]
p4  +2  Humans [PRIN-E5]
p4  +4  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
= p2 20, p4 17, p3 8, p1 1  rounds, won by p2
