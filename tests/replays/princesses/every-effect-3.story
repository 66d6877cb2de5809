princesses/1  seats 3  seed 302  options boards=chosen

  1. p1 board.violet  9f03d0d01f1678f4
       p1 takes the violet board
  2. p3 board.red  e76bec8d8ee856c1
       p3 takes the red board
  3. p2 board.yellow
       p2 takes the yellow board
  4. p2 cave.troll_power  722694f863e63147
       p2 puts the first human in the troll power cave
  5. p3 cave.building  4865a1f6eaedebaf
       p3 puts the first human in the building cave
  6. p1 cave.mining  e429e9447a03e751
       p1 puts the first human in the mining cave
       p1 draws 3 round cards: II-D6 I-D3 I-D4
       p2 draws 3 round cards: III-D5 III-D1 II-D1
       p3 draws 3 round cards: III-D6 I-D5 II-D3
       Round 1
       Turn of p2
  7. p2 play.iii-d1
       p2 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p2
  8. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 3 AP
  9. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 10. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 11. p2 end
 12. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 1 AP
 13. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 14. p2 end  4dd8695764bdf010
       p2 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p3
 15. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 16. p3 move.beside.mining
       p3 brings in a troll: mining cave
       p3 has 1 AP
 17. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
 18. p3 end
 19. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 2 AP
 20. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
 21. p3 do.refresh_tiles{v13+r09+v03+b04+r08}
       p3: Refresh the cave row
       5 cave tiles are revealed: V13 R09 V03 B04 R08
 22. p3 end  c0869453ff7b61a7
       p3 draws I-D2: neutral changeling to village I, King: building cave
       Turn of p1
 23. p1 play.ii-d6
       p1 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
 24. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
 25. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
 26. p1 end
 27. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 3 AP
 28. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 29. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
 30. p1 end  54f9f1b65d92972b
       p1 draws III-D2: neutral changeling to village III, King: mining cave
       Round 2
       Turn of p2
 31. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
 32. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 3 AP
 33. p2 do.buy
       p2: Buy a troll card
 34. p2 card.tt6
       p2 takes the troll card Cowherd's Nap
       p2 uncovers 1 stable
       p2 gains 1 cow
 35. p2 do.buy
       p2: Buy a troll card
 36. p2 card.ts7
       p2 takes the troll card Deep Burrower
 37. p2 refill.gold
       p2 refills sites with 2 gold ingots
 38. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
 39. p2 end{ts2+tt5}
       2 troll cards are revealed: Trophy Coil and Sunken Bell
 40. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 4 AP
 41. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
 42. p2 do.refill
       p2: Refill excavation sites
 43. p2 refill.obsidian
       p2 refills sites with 2 obsidian
 44. p2 do.refresh_cards{tb3+tb8+ts1+tb1+tb6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Dusk Chant, Silken Quarters, Hoarded Sparks and Night Purse
 45. p2 end  55b31895662efe15
       p2 draws III-D4: neutral changeling to village III, King: building cave
       Turn of p3
 46. p3 play.i-d5
       p3 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p3
 47. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 4 AP
 48. p3 do.build
       p3: Build 2 cave tiles
 49. p3 tile.r08
 50. p3 lay.a16.4
       p3 builds R08, resource tile (+1 diamond) at a16
       p3 forms 1 obsidian site
 51. p3 tile.v13
 52. p3 lay.a17.4
       p3 builds V13, victory tile (1 VP per cow in the stables) at a17
 53. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
 54. p3 do.refresh_tiles{b13+r03+p06+b03+v10}
       p3: Refresh the cave row
       5 cave tiles are revealed: B13 R03 P06 B03 V10
 55. p3 end
 56. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
 57. p3 do.build
       p3: Build 2 cave tiles
 58. p3 tile.v10
 59. p3 lay.b16.3
       p3 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at b16
       p3 forms 1 gold site
 60. p3 tile.b03
 61. p3 lay.a15.2
       p3 builds B03, church-bell tile (+3 troll power) at a15
       p3 uncovers 1 stable
 62. p3 do.build
       p3: Build 2 cave tiles
 63. p3 tile.b13
 64. p3 lay.a14.4
       p3 builds B13, church-bell tile (+1 diamond) at a14
       p3 forms 1 diamond site
       p3 uncovers 1 stable
 65. p3 tile.r03
 66. p3 lay.a13.1
       p3 builds R03, resource tile (refill one type) at a13
 67. p3 do.refresh_tiles{v07+p11+r15+r16+p03}
       p3: Refresh the cave row
       5 cave tiles are revealed: V07 P11 R15 R16 P03
 68. p3 end  0f1818cac06c2cf3
       p3 draws I-D6: princess to village I, King: village I
       Turn of p1
 69. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
 70. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 5 AP
 71. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 72. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 1 diamond
 73. p1 end
 74. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 6 AP
 75. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 76. p1 end  8771195e00803fe0
       p1 draws I-D1: human to village I, King: mining cave
       Round 3
       Turn of p2
 77. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
 78. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 6 AP
 79. p2 do.refill
       p2: Refill excavation sites
       p2 refills sites with 2 gold ingots
 80. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 81. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 82. p2 do.refresh_cards{ts5+tb7+tb4+tb3+tt4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Echo Gem, Moonlit Chamber, Glittering Vein and Bog Lookout
 83. p2 end
 84. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 1 AP
 85. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 86. p2 end  b0f38161d06cbb4e
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p3
 87. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 88. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 5 AP
 89. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
 90. p3 do.build
       p3: Build 2 cave tiles
 91. p3 tile.r15
 92. p3 lay.a12.0
       p3 builds R15, resource tile (1 free tile) at a12
 93. p3 tile.v07
 94. p3 lay.b12.3
       p3 builds V07, victory tile (1 VP per diamond left in the field) at b12
 95. p3 claim.rc04
       p3 claims a challenge: 3 victory tiles
 96. p3 gain.rt08
 97. p3 lay.b14.0
       p3 places RT08, royal tile (mine 1 diamond) at b14
       p3 forms 1 obsidian site
 98. p3 do.refresh_tiles{r01+b05+v09+p01+b01}
       p3: Refresh the cave row
       5 cave tiles are revealed: R01 B05 V09 P01 B01
 99. p3 do.refresh_tiles{b06+r02+b14+b12+v08}
       p3: Refresh the cave row
       5 cave tiles are revealed: B06 R02 B14 B12 V08
100. p3 end{rt13}
       1 royal tile is revealed: RT13
101. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 2 AP and 1 of helpers
102. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
103. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
104. p3 end  8237c9015dd27238
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p1
105. p1 play.i-d4
       p1 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
106. p1 move.mining.i
       p1 moves a troll: mining cave → village I
       p1 has 1 AP and 2 of helpers
107. p1 end
108. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 5 AP
109. p1 end  75bee5d069aa88db
       p1 draws I-K3: neutral changeling to village I, King: village I
       Round 4
       Turn of p2
110. p2 play.ii-d1
       p2 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
111. p2 move.i.troll_power
       p2 moves a troll: village I → troll power cave
       p2 has 5 AP
112. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
113. p2 do.buy
       p2: Buy a troll card
114. p2 card.tb3
       p2 takes the troll card Glittering Vein
115. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
116. p2 do.refresh_cards{tb1+tt7+ts1+ts8+tt2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Mud Mason, Silken Quarters, Winding Paths and Endless Halls
117. p2 end
118. p2 move.beside.i
       p2 brings in a troll: village I
       p2 has 1 AP and 2 of helpers
119. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
120. p2 end  c4bad830536660a8
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p3
121. p3 play.ii-d3
       p3 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p3
122. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 2 of helpers
123. p3 do.bell
       p3: Take down a church bell
124. p3 store.b13
       p3 stores a piece: B13, church bell (+1 diamond)
       p3 gains 1 diamond
125. p3 end
126. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 6 AP
127. p3 do.royal
       p3: Activate a royal tile
128. p3 royal.printed
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
129. p3 do.refresh_tiles{p02+v14+p07+v12+r12}
       p3: Refresh the cave row
       5 cave tiles are revealed: P02 V14 P07 V12 R12
130. p3 do.build
       p3: Build 2 cave tiles
131. p3 tile.r12
132. p3 lay.c14.3
       p3 builds R12, resource tile (+2 troll power) at c14
133. p3 tile.p02
134. p3 lay.a11.2
       p3 builds P02, princess tile (a bed) at a11
       p3 forms 1 obsidian site
135. p3 do.build
       p3: Build 2 cave tiles
136. p3 tile.p07
137. p3 lay.d13.3
       p3 builds P07, princess tile (a bed) at d13
       p3 forms 1 diamond site
138. p3 tile.v12
139. p3 lay.e13.1
       p3 builds V12, victory tile (1 VP per 2 obsidian left in the field) at e13
140. p3 end{p09+b07+p15+p14}  e9a2839f680e018a
       4 cave tiles are revealed: P09 B07 P15 P14
       p3 draws I-K5: princess to village I, King: troll power cave
       Turn of p1
141. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
142. p1 move.mining.i
       p1 moves a troll: mining cave → village I
       p1 has 2 AP and 2 of helpers
143. p1 do.changeling
       p1: Swap changelings
144. p1 pay.gold
       p1 pays 2 gold ingots
145. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 stores a piece: Board 2, changeling (no bonus)
146. p1 end
147. p1 move.i.mining
       p1 moves a troll: village I → mining cave
       p1 has 6 AP
148. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
149. p1 end  70e26c671b47ecc6
       p1 draws I-K1: human to village I, King: troll power cave
       Round 5
       Turn of p2
150. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
151. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 1 AP
152. p2 do.refresh_tiles{v15+r06+r13+p13+v11}
       p2: Refresh the cave row
       5 cave tiles are revealed: V15 R06 R13 P13 V11
153. p2 end
154. p2 move.i.troll_power
       p2 moves a troll: village I → troll power cave
       p2 has 5 AP
155. p2 do.refresh_cards{tt1+tt1+ts6+ts5+tb2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Silent Belfry, Shed Skin Sack, Nest of Velvet and Throne Whisperer
156. p2 do.buy
       p2: Buy a troll card
157. p2 card.ts6
       p2 takes the troll card Shed Skin Sack
       p2 gains 3 obsidian
158. p2 do.refill
       p2: Refill excavation sites
159. p2 refill.gold
       p2 refills sites with 2 gold ingots
160. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
161. p2 end{tt8}  212c10aa1295795e
       1 troll card is revealed: Crooked Foreman
       p2 draws III-K6: princess to village III, King: village III
       Turn of p3
162. p3 play.i-k5
       p3 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p3
163. p3 move.building.i
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 1 of helpers
164. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
165. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 stores a piece: Board 2, changeling (no bonus)
166. p3 end
167. p3 move.i.building
       p3 moves a troll: village I → building cave
       p3 has 5 AP
168. p3 do.build
       p3: Build 2 cave tiles
169. p3 tile.p13
170. p3 lay.a10.4
       p3 builds P13, princess tile (a bed) at a10
171. p3 tile.v15
172. p3 lay.b9.0
       p3 builds V15, victory tile (1 VP per 2 humans on the board) at b9
       p3 forms 1 diamond site
173. p3 do.royal
       p3: Activate a royal tile
174. p3 royal.rt08
       p3 activates a royal tile: Mine 1 diamond
       p3 mines 1 diamond
175. p3 do.build
       p3: Build 2 cave tiles
176. p3 tile.r06
177. p3 lay.d14.3
       p3 builds R06, resource tile (+1 gold ingot) at d14
178. p3 tile.r13
179. p3 lay.d15.3
       p3 builds R13, resource tile (+2 troll power) at d15
180. p3 end{v05+b15+b11+r05}  4cace841a42174d5
       4 cave tiles are revealed: V05 B15 B11 R05
       p3 draws I-K6: princess to village I, King: village I
       Turn of p1
181. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
182. p1 move.mining.i
       p1 moves a troll: mining cave → village I
       p1 has 3 AP and 1 of helpers
183. p1 do.castle
       p1: Castle action
184. p1 refill.gold
       p1 refills sites with 1 gold ingot
185. p1 end
186. p1 troll.main.troll_power
       p1 moves a troll by an effect: village I → troll power cave
187. p1 troll.i.troll_power
       p1 moves a troll by an effect: village I → troll power cave
188. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
189. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
190. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
191. p1 end  54a0c4529bdb8f61
       p1 draws III-K3: neutral changeling to village III, King: village III
       Round 6
       Turn of p2
192. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
193. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 2 AP
194. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
195. p2 end
196. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
197. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
198. p2 do.refresh_cards{tt5+tb4+ts3+tt2+ts3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Moonlit Chamber, Golden Scales, Endless Halls and Golden Scales
199. p2 do.refill
       p2: Refill excavation sites
200. p2 refill.obsidian
       p2 refills sites with 2 obsidian
201. p2 end  8feb4225f52578b1
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p3
202. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
203. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 1 AP
204. p3 end
205. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 1 AP
206. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
207. p3 end  1bf91c22277d71a4
       p3 draws II-K1: human to village II, King: mining cave
       Turn of p1
208. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
209. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 1 AP and 1 of helpers
210. p1 end
211. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 6 AP
212. p1 end  d1230348dccc2870
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p2
213. p2 play.iii-d4
       p2 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p2
214. p2 move.troll_power.iii
       p2 moves a troll: troll power cave → village III
       p2 has 1 AP and 2 of helpers
215. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
216. p2 end
217. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 5 AP
218. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
219. p2 do.buy
       p2: Buy a troll card
220. p2 card.ts3
       p2 takes the troll card Golden Scales
221. p2 do.receive
       p2: Receive troll power
       p2 gains 1 troll power
222. p2 do.refresh_cards{ts4+tb2+tt3+tt3+tb7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Throne Whisperer, Black Glass Pond, Black Glass Pond and Echo Gem
223. p2 end  a0b6b74d9b4ae452
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p3
224. p3 play.i-k6
       p3 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
225. p3 move.troll_power.iii
       p3 moves a troll: troll power cave → village III
       p3 has 2 AP and 2 of helpers
226. p3 do.bell
       p3: Take down a church bell
       p3 stores a piece: B03, church bell (+3 troll power)
       p3 gains 3 troll power
227. p3 end
228. p3 move.i.iii
229. p3 chase.p2  f888f2d2c5e86bfb
       p3 chases a troll of p2 out of village III
230. p2 cave.building  1b8e1652917b0029
       The troll of p2 flees from village III to the building cave
       p3 moves a troll: village I → village III
       p3 has 3 AP and 1 of helpers
231. p3 do.castle
       p3: Castle action
232. p3 troll.iii.ii
       p3 moves a troll by an effect: village III → village II
233. p3 troll.building.mining
       p3 moves a troll by an effect: building cave → mining cave
234. p3 end
235. p3 troll.iii.mining
       p3 moves a troll by an effect: village III → mining cave
236. p3 troll.iii.troll_power  7f581bf09741a75b
       p3 moves a troll by an effect: village III → troll power cave
       p3 draws III-K1: human to village III, King: building cave
       Turn of p1
237. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
238. p1 move.iii.ii
       p1 moves a troll: village III → village II
       p1 has 1 AP and 1 of helpers
239. p1 end
240. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 1 of helpers
241. p1 do.human
       p1: Hire a human
242. p1 cave.building
       p1 hires a human for the building cave
243. p1 end  78405fd7742dc34a
       p1 draws II-K6: princess to village II, King: village II
       Round 8
       Turn of p2
244. p2 play.iii-k6
       p2 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
245. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 1 AP and 3 of helpers
246. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
247. p2 end
248. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
249. p2 do.buy
       p2: Buy a troll card
250. p2 card.ts4
       p2 takes the troll card Muffled Bronze
251. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
252. p2 do.refill
       p2: Refill excavation sites
253. p2 refill.gold
       p2 refills sites with 2 gold ingots
254. p2 do.refresh_cards{ts2+tb2+tt4+tb4+ts1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Throne Whisperer, Bog Lookout, Moonlit Chamber and Silken Quarters
255. p2 end  73bfe8c0808eff02
       p2 draws II-N3: princess to village II, King: village II
       Turn of p3
256. p3 play.ii-k1
       p3 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p3
257. p3 move.ii.mining
       p3 moves a troll: village II → mining cave
       p3 has 4 AP
258. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Mine 2 obsidian
       p3 mines 2 obsidian
259. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
260. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
261. p3 end
262. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 5 AP
263. p3 end  4b5bbf6866cb9512
       p3 draws I-N2: neutral changeling to village I, King: troll power cave
       Turn of p1
264. p1 play.iii-k3
       p1 plays III-K3: neutral changeling to village III, King: village III
       New in village III: neutral changeling
       The Troll King goes to village III
265. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 5 AP
266. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
267. p1 end
268. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 1 of helpers
269. p1 end  08854c1047909e68
       p1 draws III-N2: neutral changeling to village III, King: building cave
       Round 9
       Turn of p2
270. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
271. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 2 AP and 2 of helpers
272. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
273. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
274. p2 store.ts3b
       p2 stores a piece: Golden Scales TS3B, changeling (+1 obsidian)
       p2 gains 1 obsidian
275. p2 end
276. p2 move.ii.troll_power
       p2 moves a troll: village II → troll power cave
       p2 has 5 AP
277. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
278. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
279. p2 do.buy
       p2: Buy a troll card
280. p2 card.tb4
       p2 takes the troll card Moonlit Chamber
281. p2 do.refresh_cards{tb3+tb6+ts5+tb1+tt5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Night Purse, Nest of Velvet, Hoarded Sparks and Sunken Bell
282. p2 end  f521857a35c9146d
       Turn of p3
283. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
284. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 5 AP
285. p3 end
286. p3 move.mining.ii
       p3 moves a troll: mining cave → village II
       p3 has 1 AP and 3 of helpers
287. p3 end  741d64219388ad1c
       Turn of p1
288. p1 play.iii-n2
       p1 plays III-N2: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p1
289. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 3 AP
290. p1 do.build
       p1: Build 2 cave tiles
291. p1 tile.r05
292. p1 lay.a16.2
       p1 builds R05, resource tile (+1 gold ingot) at a16
       p1 forms 1 obsidian site
293. p1 tile.b11
294. p1 lay.b16.4
       p1 builds B11, church-bell tile (+2 gold ingots) at b16
       p1 uncovers 1 stable
295. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 mines 1 obsidian
296. p1 end{b07+v09}
       2 cave tiles are revealed: B07 V09
297. p1 move.mining.ii
298. p1 chase.p3  89233d0cbaa0c1b5
       p1 chases a troll of p3 out of village II
299. p3 cave.troll_power  627944d721cbf60f
       The troll of p3 flees from village II to the troll power cave
       p1 moves a troll: mining cave → village II
       p1 has 3 AP and 1 of helpers
300. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B11, church bell (+2 gold ingots)
       p1 gains 2 gold ingots
301. p1 end  4a5306ae939ad9ef
       Round 10
       Turn of p2
302. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
303. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 1 AP
304. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
305. p2 end
306. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 2 AP
307. p2 end  1bdff770c40c7b7b
       Turn of p3
308. p3 play.iii-k1
       p3 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p3
309. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 5 AP
310. p3 end
311. p3 move.mining.iii
       p3 moves a troll: mining cave → village III
       p3 has 1 AP
312. p3 end  8c49ca5cf00faa0e
       Turn of p1
313. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
314. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 4 AP
315. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 mines 1 obsidian
316. p1 do.refresh_tiles{v08+p14+p15+b01+r01}
       p1: Refresh the cave row
       5 cave tiles are revealed: V08 P14 P15 B01 R01
317. p1 do.refresh_tiles{v01+r16+p03+p05+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: V01 R16 P03 P05 P11
318. p1 do.refresh_tiles{b05+p06+b12+b06+p10}
       p1: Refresh the cave row
       5 cave tiles are revealed: B05 P06 B12 B06 P10
319. p1 end
320. p1 move.ii.building
       p1 moves a troll: village II → building cave
       p1 has 5 AP
321. p1 do.build
       p1: Build 2 cave tiles
322. p1 tile.b05
323. p1 lay.c16.3
       p1 builds B05, church-bell tile (refill one type) at c16
       p1 uncovers 1 stable
324. p1 tile.p06
325. p1 lay.b15.0
       p1 builds P06, princess tile (a bed) at b15
326. p1 do.build
       p1: Build 2 cave tiles
327. p1 tile.b06
328. p1 lay.b17.1
       p1 builds B06, church-bell tile (+1 diamond) at b17
       p1 uncovers 1 stable
329. p1 tile.b12
330. p1 lay.c15.0
       p1 builds B12, church-bell tile (refill one type) at c15
       p1 forms 1 gold site
331. p1 do.refresh_tiles{b09+b04+v03+p01+r02}
       p1: Refresh the cave row
       5 cave tiles are revealed: B09 B04 V03 P01 R02
332. p1 end  1597a9e4e60ce78a
       Round 11
       Turn of p2
333. p2 play.ii-n3
       p2 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
334. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 5 AP
335. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
336. p2 do.refill
       p2: Refill excavation sites
337. p2 refill.gold
       p2 refills sites with 2 gold ingots
338. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
339. p2 end
340. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 2 AP and 2 of helpers
341. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
342. p2 vacate.ch_cap
       p2 takes off the board: changeling 2 (1 more power space)
343. p2 store.tt6a
       p2 stores a piece: Cowherd's Nap TT6A, changeling (+2 troll power)
       p2 gains 2 troll power
344. p2 end  7847864f2fbc1cf4
       Turn of p3
345. p3 play.i-n2
       p3 plays I-N2: neutral changeling to village I, King: troll power cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the troll power cave of p3
346. p3 move.iii.ii
       p3 moves a troll: village III → village II
       p3 has 1 AP and 3 of helpers
347. p3 end
348. p3 move.mining.ii
349. p3 chase.p2  cffd96aa4578b7b9
       p3 chases a troll of p2 out of village II
350. p2 cave.building  28e1c3dc7e41ea62
       The troll of p2 flees from village II to the building cave
       p3 moves a troll: mining cave → village II
       p3 has 2 AP and 2 of helpers
351. p3 do.human
       p3: Hire a human
352. p3 cave.mining
       p3 hires a human for the mining cave
353. p3 end  4e871b742b7171fd
       Turn of p1
354. p1 play.ii-k6
       p1 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
355. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP
356. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
357. p1 end
358. p1 move.ii.i
       p1 moves a troll: village II → village I
       p1 has 2 AP
359. p1 do.human
       p1: Hire a human
360. p1 cave.troll_power
       p1 hires a human for the troll power cave
361. p1 end  b553b882135f9f92
       The last round is over: p3 wins

p1  +9  Sets of two [PRIN-E2]
p1  +3  Humans [PRIN-E5]
p2  +8  Single elements [PRIN-E2]
p2  +1  Humans [PRIN-E5]
p2  +1  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p3  +9  Sets of two [PRIN-E2]
p3  +4  Single elements [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +2  Humans [PRIN-E5]
p3  +3  Victory tile: 1 VP per cow in the stables [PRIN-E6]
p3  +1  Victory tile: 1 VP per diamond left in the field [PRIN-E6]
p3  +2  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3  +1  Victory tile: 1 VP per 2 humans on the board [PRIN-E6]
= p3 25, p1 12, p2 10  rounds, won by p3
