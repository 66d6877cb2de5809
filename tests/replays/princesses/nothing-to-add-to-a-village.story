princesses/3  seats 4  seed 2  options boards=random later_seats=none

  1. p1 cave.building  c5fd540f8fdbc68f
       p1 puts the first human in the building cave
  2. p2 cave.building  c9ed6f90abcc0071
       p2 puts the first human in the building cave
  3. p3 cave.building  d4c2337005a77ffb
       p3 puts the first human in the building cave
  4. p4 cave.mining  50d225951199c2a1
       p4 puts the first human in the mining cave
       p1 draws 3 round cards: III-D2 I-D4 I-D1
       p2 draws 3 round cards: IV-D1 III-D5 I-D3
       p3 draws 3 round cards: III-D4 II-D4 III-D6
       p4 draws 3 round cards: II-D6 I-D5 IV-D6
       Round 1
       Turn of p1
  5. p1 play.i-d4
       p1 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
  6. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
  7. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
  8. p1 do.refresh_tiles{p06+b01+b11+b15+p04}
       p1: Refresh the cave row
       5 cave tiles are revealed: P06 B01 B11 B15 P04
  9. p1 end
 10. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 11. p1 do.refresh_tiles{v12+r07+p09+p15+b05}
       p1: Refresh the cave row
       5 cave tiles are revealed: V12 R07 P09 P15 B05
 12. p1 do.build
       p1: Build 2 cave tiles
 13. p1 tile.p09
 14. p1 lay.a16.4
       p1 builds P09, princess tile (a bed) at a16
 15. p1 tile.b05
 16. p1 lay.a17.1
       p1 builds B05, church-bell tile (refill one type) at a17
       p1 uncovers 1 stable
 17. p1 end{v11+v06}  e955de523f14a0e5
       2 cave tiles are revealed: V11 V06
       p1 draws II-D2: neutral changeling to village II, King: troll power cave
       Turn of p2
 18. p2 play.iv-d1
       p2 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p2
 19. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 20. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
       p2 mines 1 gold ingot
 21. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 22. p2 end
 23. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 3 AP
 24. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 gold ingot
 25. p2 end  1fed854bb4a7a194
       p2 draws II-D5: princess to village II, King: troll power cave
       Turn of p3
 26. p3 play.iii-d6
       p3 plays III-D6: princess to village III, King: village III
       New in village III: princess
       The Troll King goes to village III
 27. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 2 AP
 28. p3 do.build
       p3: Build 2 cave tiles
 29. p3 tile.r07
 30. p3 lay.a16.2
       p3 builds R07, resource tile (+1 gold ingot) at a16
 31. p3 tile.v06
 32. p3 lay.b16.3
       p3 builds V06, victory tile (1 VP per snake card) at b16
 33. p3 end{r09+v08}
       2 cave tiles are revealed: R09 V08
 34. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 35. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 36. p3 do.build
       p3: Build 2 cave tiles
 37. p3 tile.r09
 38. p3 lay.a15.0
       p3 builds R09, resource tile (+2 obsidian) at a15
 39. p3 tile.v08
       p3 builds V08, victory tile (1 VP per diamond left in the field) at a17
 40. p3 end{r05+p14}  1e49fe6fc79e7d6d
       2 cave tiles are revealed: R05 P14
       p3 draws IV-D5: princess to village IV, King: building cave
       Turn of p4
 41. p4 play.i-d5
       p4 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p4
 42. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 2 AP
 43. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 2 obsidian
 44. p4 do.refresh_tiles{p03+p10+v04+b06+b09}
       p4: Refresh the cave row
       5 cave tiles are revealed: P03 P10 V04 B06 B09
 45. p4 end
 46. p4 move.beside.building
       p4 brings in a troll: building cave
       p4 has 3 AP
 47. p4 do.build
       p4: Build 2 cave tiles
 48. p4 tile.b06
 49. p4 lay.a16.4
       p4 builds B06, church-bell tile (+1 diamond) at a16
       p4 uncovers 1 stable
 50. p4 tile.v04
 51. p4 lay.a17.4
       p4 builds V04, victory tile (1 VP per toad card) at a17
 52. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 2 obsidian
       p4 mines 1 obsidian
 53. p4 end{r01+b16}  74f832d442febf4f
       2 cave tiles are revealed: R01 B16
       p4 draws III-D1: human to village III, King: troll power cave
       Round 2
       Turn of p1
 54. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       New in village I: human
       The Troll King goes to the mining cave of p1
 55. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 56. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 57. p1 do.build
       p1: Build 2 cave tiles
 58. p1 tile.p10
 59. p1 lay.a18.2
       p1 builds P10, princess tile (a bed) at a18
 60. p1 tile.b16
 61. p1 lay.b17.4
       p1 builds B16, church-bell tile (+1 cow; +1 troll power) at b17
       p1 forms 1 gold site
       p1 uncovers 1 stable
 62. p1 do.refresh_tiles{v10+r06+v01+v02+b08}
       p1: Refresh the cave row
       5 cave tiles are revealed: V10 R06 V01 V02 B08
 63. p1 end
 64. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 5 AP
 65. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Take 1 cow from the reserve
       p1 gains 1 cow
 66. p1 do.build
       p1: Build 2 cave tiles
 67. p1 tile.v10
 68. p1 lay.c17.1
       p1 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at c17
 69. p1 tile.v01
 70. p1 lay.a19.4
       p1 builds V01, victory tile (1 VP per bat card) at a19
 71. p1 do.refresh_tiles{p01+b10+p02+v09+r11}
       p1: Refresh the cave row
       5 cave tiles are revealed: P01 B10 P02 V09 R11
 72. p1 do.refresh_tiles{r10+b14+b02+b04+p08}
       p1: Refresh the cave row
       5 cave tiles are revealed: R10 B14 B02 B04 P08
 73. p1 end  8bec57569d7e6c53
       p1 draws I-D6: princess to village I, King: village I
       Turn of p2
 74. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p2
 75. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 3 AP
 76. p2 end
 77. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 4 AP
 78. p2 end  7758c5b083e5a6ae
       p2 draws III-D3: neutral changeling to village III, King: troll power cave
       Turn of p3
 79. p3 play.iii-d4
       p3 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p3
 80. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 1 AP
 81. p3 do.buy
       p3: Buy a troll card
 82. p3 card.tt8
       p3 takes the troll card Crooked Foreman
 83. p3 human.building.mining
       p3 moves a human: building cave → mining cave
 84. p3 end{tt2}
       1 troll card is revealed: Endless Halls
 85. p3 move.beside.building
       p3 brings in a troll: building cave
       p3 has 3 AP
 86. p3 do.build
       p3: Build 2 cave tiles
 87. p3 tile.b04
 88. p3 lay.a14.2
       p3 builds B04, church-bell tile (+3 troll power) at a14
       p3 uncovers 1 stable
 89. p3 tile.b14
 90. p3 lay.b13.3
       p3 builds B14, church-bell tile (1 free troll card) at b13
       p3 uncovers 1 stable
 91. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
 92. p3 end{b07+r08}  158adf05758eaa53
       2 cave tiles are revealed: B07 R08
       p3 draws I-D2: neutral changeling to village I, King: building cave
       Turn of p4
 93. p4 play.ii-d6
       p4 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
 94. p4 move.beside.i
       p4 brings in a troll: village I
       p4 has 1 AP
 95. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
 96. p4 end
 97. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 1 AP
 98. p4 do.buy
       p4: Buy a troll card
 99. p4 card.ts5
       p4 takes the troll card Nest of Velvet
100. p4 end{tb2}  54b16f61b7db3de9
       1 troll card is revealed: Throne Whisperer
       p4 draws II-D1: human to village II, King: building cave
       Round 3
       Turn of p1
101. p1 play.iii-d2
       p1 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p1
102. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
103. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
104. p1 end
105. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 3 AP
106. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
107. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
108. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
109. p1 end  c897e536297a3b7d
       p1 draws I-K1: human to village I, King: troll power cave
       Turn of p2
110. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
111. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 6 AP
112. p2 end
113. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 2 AP
114. p2 do.build
       p2: Build 2 cave tiles
115. p2 tile.b02
116. p2 lay.a16.0
       p2 builds B02, church-bell tile (+2 gold ingots) at a16
       p2 forms 1 obsidian site
       p2 uncovers 1 stable
117. p2 tile.r10
118. p2 lay.a17.0
       p2 builds R10, resource tile (+2 obsidian) at a17
119. p2 end{b13+v05}  8c6952442f8f6342
       2 cave tiles are revealed: B13 V05
       p2 draws II-K4: princess to village II, King: building cave
       Turn of p3
120. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
121. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 3 AP
122. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
123. p3 do.mine_gold
       p3: Mine gold
       p3 mines 1 gold ingot
124. p3 end
125. p3 move.beside.mining
       p3 brings in a troll: mining cave
       p3 has 4 AP
126. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
127. p3 do.mine_obsidian
       p3: Mine obsidian
       p3 mines 1 obsidian
128. p3 end  e2309f90af43acd8
       p3 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p4
129. p4 play.iv-d6
       p4 plays IV-D6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
130. p4 move.troll_power.iv
       p4 moves a troll: troll power cave → village IV
       p4 has 2 AP
131. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
132. p4 end
133. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 2 AP
134. p4 end  8177849364009d13
       p4 draws I-K6: princess to village I, King: village I
       Round 4
       Turn of p1
135. p1 play.ii-d2
       p1 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
136. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 5 AP
137. p1 do.build
       p1: Build 2 cave tiles
138. p1 tile.b07
139. p1 lay.b15.3
       p1 builds B07, church-bell tile (+1 diamond) at b15
       p1 forms 1 obsidian site
140. p1 claim.rc03
       p1 claims a challenge: 3 church-bell tiles
141. p1 gain.rt19
142. p1 lay.a15.3
       p1 places RT19, royal tile (stores outpost and church bell) at a15
143. p1 tile.v05
144. p1 lay.c15.1
       p1 builds V05, victory tile (1 VP per snake card) at c15
145. p1 do.build
       p1: Build 2 cave tiles
146. p1 tile.r08
147. p1 lay.b18.3
       p1 builds R08, resource tile (+1 diamond) at b18
148. p1 tile.b13
149. p1 lay.a14.1
       p1 builds B13, church-bell tile (+1 diamond) at a14
150. p1 do.refresh_tiles{r04+p07+v13+p12+b03}
       p1: Refresh the cave row
       5 cave tiles are revealed: R04 P07 V13 P12 B03
151. p1 end{rt17}
       1 royal tile is revealed: RT17
152. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP and 1 of helpers
153. p1 end  4f254954d27cd8c7
       p1 draws IV-K4: princess to village IV, King: mining cave
       Turn of p2
154. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
155. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
156. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
157. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
158. p2 end
159. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 1 AP and 2 of helpers
160. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
161. p2 end  457a9ce68c3f57d8
       p2 draws III-K1: human to village III, King: building cave
       Turn of p3
162. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
163. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 1 AP and 3 of helpers
164. p3 do.bell
       p3: Take down a church bell
165. p3 store.b14
       p3 stores a piece: B14, church bell (1 free troll card)
166. p3 card.tb2
       p3 takes the troll card Throne Whisperer
167. p3 end{tb7}
       1 troll card is revealed: Echo Gem
168. p3 move.building.i
169. p3 chase.p1  92faa9a6121d64bd
       p3 chases a troll of p1 out of village I
170. p1 cave.mining  ad33935b9602916d
       The troll of p1 flees from village I to the mining cave
       p3 moves a troll: building cave → village I
       p3 has 2 AP and 2 of helpers
171. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
172. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
173. p3 store.board-2
       p3 stores a piece: Board 2, changeling (no bonus)
174. p3 end  d1ff529e0a85f772
       p3 draws III-K3: neutral changeling to village III, King: village III
       Turn of p4
175. p4 play.ii-d1
       p4 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p4
176. p4 move.building.i
177. p4 chase.p3  5e21d6689820f363
       p4 chases a troll of p3 out of village I
178. p3 cave.building  536acf7653c58671
       The troll of p3 flees from village I to the building cave
       p4 moves a troll: building cave → village I
       p4 has 2 AP and 2 of helpers
179. p4 do.bell
       p4: Take down a church bell
       p4 stores a piece: B06, church bell (+1 diamond)
       p4 gains 1 diamond
180. p4 end
181. p4 move.beside.i
182. p4 chase.p3  082cd17a32d16155
       p4 chases a troll of p3 out of village I
183. p3 cave.building  c31bbad8a3a9d9c4
       The troll of p3 flees from village I to the building cave
       p4 brings in a troll: village I
       p4 has 3 AP and 1 of helpers
184. p4 do.castle
       p4: Castle action
185. p4 end
186. p4 troll.i.building
       p4 moves a troll by an effect: village I → building cave
187. p4 troll.i.building
       p4 moves a troll by an effect: village I → building cave
188. p4 troll.i.building  d7c35a8641d208ff
       p4 moves a troll by an effect: village I → building cave
       p4 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p1
189. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
190. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 1 AP
191. p1 end
192. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 1 AP and 1 of helpers
193. p1 end  2b0ebfbb586ff1ee
       p1 draws II-K1: human to village II, King: mining cave
       Turn of p2
194. p2 play.i-d3
       p2 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p2
195. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 6 AP
196. p2 end
197. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 1 AP and 2 of helpers
198. p2 end  c4c0cf84d2aa9cfd
       p2 draws IV-K6: princess to village IV, King: village IV
       Turn of p3
199. p3 play.iii-k2
       p3 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p3
200. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 5 AP
201. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
202. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 1 diamond
203. p3 end
204. p3 move.building.mining
       p3 moves a troll: building cave → mining cave
       p3 has 6 AP
205. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
206. p3 end  f9ad3efa46449658
       p3 draws III-K4: princess to village III, King: troll power cave
       Turn of p4
207. p4 play.iii-d1
       p4 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p4
208. p4 move.mining.building
       p4 moves a troll: mining cave → building cave
       p4 has 4 AP
209. p4 do.build
       p4: Build 2 cave tiles
210. p4 tile.p07
211. p4 lay.a15.3
       p4 builds P07, princess tile (a bed) at a15
212. p4 tile.b03
213. p4 lay.a14.4
       p4 builds B03, church-bell tile (+3 troll power) at a14
       p4 uncovers 1 stable
214. p4 do.build
       p4: Build 2 cave tiles
215. p4 tile.p12
216. p4 lay.b15.1
       p4 builds P12, princess tile (a bed) at b15
       p4 forms 1 gold site
217. p4 tile.v13
218. p4 lay.a13.2
       p4 builds V13, victory tile (1 VP per cow in the stables) at a13
219. p4 end{v14+v03+r02+r15}
       4 cave tiles are revealed: V14 V03 R02 R15
220. p4 move.building.iii
       p4 moves a troll: building cave → village III
       p4 has 1 AP
221. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
222. p4 end  21601f4cf8607d5b
       p4 draws III-K6: princess to village III, King: village III
       Round 6
       Turn of p1
223. p1 play.i-d6
       p1 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
224. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 1 AP and 1 of helpers
225. p1 end
226. p1 move.iv.ii
       p1 moves a troll: village IV → village II
       p1 has 2 AP
227. p1 end  0aa15a15fa7776ab
       p1 draws IV-K2: neutral changeling to village IV, King: building cave
       Turn of p2
228. p2 play.iv-k6
       p2 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
229. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 5 AP
230. p2 end
231. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 1 AP and 2 of helpers
232. p2 end  4bd2a192a69a0b67
       p2 draws III-K5: princess to village III, King: building cave
       Turn of p3
233. p3 play.iv-d5
       p3 plays IV-D5: princess to village IV, King: building cave
       Nothing can be added in village IV: princess
       The Troll King goes to the building cave of p3
234. p3 move.mining.ii
       p3 moves a troll: mining cave → village II
       p3 has 1 AP and 3 of helpers
235. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
236. p3 end
237. p3 move.mining.troll_power
       p3 moves a troll: mining cave → troll power cave
       p3 has 1 AP
238. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
239. p3 end  9917803bd60d2db1
       p3 draws II-K6: princess to village II, King: village II
       Turn of p4
240. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
241. p4 move.building.ii
242. p4 chase.p1  9714400d6e65dea7
       p4 chases a troll of p1 out of village II
243. p1 cave.mining  a3f903338fc75999
       The troll of p1 flees from village II to the mining cave
       p4 moves a troll: building cave → village II
       p4 has 1 AP and 3 of helpers
244. p4 end
245. p4 move.building.ii
246. p4 chase.p3  bf69adfb0d6b8f8d
       p4 chases a troll of p3 out of village II
247. p3 cave.mining  b636ebf96e14b631
       The troll of p3 flees from village II to the mining cave
       p4 moves a troll: building cave → village II
       p4 has 2 AP and 2 of helpers
248. p4 do.human
       p4: Hire a human
249. p4 cave.troll_power
       p4 hires a human for the troll power cave
250. p4 end  7f7ac81579e16a3c
       p4 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p1
251. p1 play.iv-k2
       p1 plays IV-K2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p1
252. p1 move.building.ii
253. p1 chase.p2  9112e0f2e42121d3
       p1 chases a troll of p2 out of village II
254. p2 cave.mining  fad24a4197bec282
       The troll of p2 flees from village II to the mining cave
       p1 moves a troll: building cave → village II
       p1 has 2 AP and 2 of helpers
255. p1 end
256. p1 move.building.ii  d48120780f544977
       p1 chases a troll of p4 out of village II
257. p4 cave.mining  6f3836882d535c7b
       The troll of p4 flees from village II to the mining cave
       p1 moves a troll: building cave → village II
       p1 has 3 AP and 1 of helpers
258. p1 do.castle
       p1: Castle action
       p1 gains 2 troll power
259. p1 end
260. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
261. p1 troll.ii.mining
       p1 moves a troll by an effect: village II → mining cave
262. p1 troll.ii.building  bcebf1ae5d8cb2fe
       p1 moves a troll by an effect: village II → building cave
       p1 draws I-K3: neutral changeling to village I, King: village I
       Turn of p2
263. p2 play.iii-k1
       p2 plays III-K1: human to village III, King: building cave
       Nothing can be added in village III: human
       The Troll King goes to the building cave of p2
264. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 3 AP
265. p2 do.build
       p2: Build 2 cave tiles
266. p2 tile.r02
267. p2 lay.a18.2
       p2 builds R02, resource tile (refill one type) at a18
268. p2 tile.v03
269. p2 lay.b18.3
       p2 builds V03, victory tile (1 VP per toad card) at b18
       p2 forms 1 gold site
270. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
271. p2 end{p05+p13}
       2 cave tiles are revealed: P05 P13
272. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
273. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
274. p2 do.refresh_tiles{r03+v16+p11+r12+r14}
       p2: Refresh the cave row
       5 cave tiles are revealed: R03 V16 P11 R12 R14
275. p2 do.build
       p2: Build 2 cave tiles
276. p2 tile.r03
277. p2 lay.a15.1
       p2 builds R03, resource tile (refill one type) at a15
278. p2 tile.p11
279. p2 lay.a19.0
       p2 builds P11, princess tile (a bed) at a19
280. p2 end{p16+p05}  3e8f0516d21460e2
       2 cave tiles are revealed: P16 P05
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
281. p3 play.iii-k4
       p3 plays III-K4: princess to village III, King: troll power cave
       Nothing can be added in village III: princess
       The Troll King goes to the troll power cave of p3
282. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 5 AP
283. p3 end
284. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 2 AP
285. p3 do.refill
       p3: Refill excavation sites
286. p3 refill.diamond
       p3 refills sites with 1 diamond
287. p3 end  0d36e2dea553198b
       p3 draws II-K5: princess to village II, King: mining cave
       Turn of p4
288. p4 play.i-k6
       p4 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
289. p4 move.iii.mining
       p4 moves a troll: village III → mining cave
       p4 has 3 AP
290. p4 do.mine_diamond
       p4: Mine diamond
       p4 mines 1 diamond
291. p4 end
292. p4 move.iv.mining
       p4 moves a troll: village IV → mining cave
       p4 has 4 AP
293. p4 end  936bec3640a885e4
       p4 draws II-K3: neutral changeling to village II, King: village II
       Round 8
       Turn of p1
294. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
295. p1 move.iii.mining
       p1 moves a troll: village III → mining cave
       p1 has 4 AP
296. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
297. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
298. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
299. p1 end
300. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 5 AP
301. p1 end  23321688b24bc2f8
       Turn of p2
302. p2 play.ii-k4
       p2 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p2
303. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
304. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
305. p2 do.build
       p2: Build 2 cave tiles
306. p2 tile.p16
307. p2 lay.b16.4
       p2 builds P16, princess tile (a bed) at b16
308. p2 tile.v16
309. p2 lay.c16.2
       p2 builds V16, victory tile (1 VP per 2 humans on the board) at c16
310. p2 do.build
       p2: Build 2 cave tiles
311. p2 tile.r12
312. p2 lay.b15.2
       p2 builds R12, resource tile (+2 troll power) at b15
313. p2 tile.p05
314. p2 lay.a20.1
       p2 builds P05, princess tile (a bed) at a20
       p2 forms 1 gold site
315. p2 end{b11+r05+v11+p04}
       4 cave tiles are revealed: B11 R05 V11 P04
316. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 6 AP
317. p2 do.refresh_tiles{v12+p13+v15+r04+b12}
       p2: Refresh the cave row
       5 cave tiles are revealed: V12 P13 V15 R04 B12
318. p2 do.build
       p2: Build 2 cave tiles
319. p2 tile.r04
320. p2 lay.a21.3
       p2 builds R04, resource tile (refill one type) at a21
321. p2 tile.v12
322. p2 lay.b14.4
       p2 builds V12, victory tile (1 VP per 2 obsidian left in the field) at b14
323. p2 do.build
       p2: Build 2 cave tiles
324. p2 tile.p13
325. p2 lay.b20.2
       p2 builds P13, princess tile (a bed) at b20
       p2 forms 1 diamond site
326. p2 tile.b12
327. p2 lay.c21.3
       p2 builds B12, church-bell tile (refill one type) at c21
       p2 forms 1 diamond site
       p2 uncovers 1 stable
328. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
329. p2 end{r16+p06+v02+b08}  786209cfd8478c20
       4 cave tiles are revealed: R16 P06 V02 B08
       Turn of p3
330. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
331. p3 move.mining.ii
       p3 moves a troll: mining cave → village II
       p3 has 2 AP and 1 of helpers
332. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
333. p3 vacate.ch_cap
       p3 takes off the board: changeling 2 (1 more power space)
334. p3 store.tb2a
       p3 stores a piece: Throne Whisperer TB2A, changeling (no bonus)
335. p3 end
336. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 5 AP
337. p3 do.mine_diamond
       p3: Mine diamond
       p3 mines 1 diamond
338. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
339. p3 end  f3ceab9ac1088360
       Turn of p4
340. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
341. p4 move.ii.mining
       p4 moves a troll: village II → mining cave
       p4 has 5 AP
342. p4 end
343. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 2 AP and 1 of helpers
344. p4 end  78adb7c197337a8c
       Round 9
       Turn of p1
345. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       Nothing can be added in village II: human
       The Troll King goes to the mining cave of p1
346. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 2 of helpers
347. p1 end
348. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
349. p1 do.human
       p1: Hire a human
350. p1 cave.building
       p1 hires a human for the building cave
351. p1 end  01bdaf83dfb898ef
       Turn of p2
352. p2 play.iii-k5
       p2 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p2
353. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 1 AP
354. p2 do.buy
       p2: Buy a troll card
355. p2 card.tt6
       p2 takes the troll card Cowherd's Nap
       p2 uncovers 1 stable
       p2 gains 1 cow
356. p2 end{tt3}
       1 troll card is revealed: Black Glass Pond
357. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 6 AP
358. p2 do.outpost
       p2: Build an outpost
359. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
360. p2 village.iii
       p2 builds an outpost in village III
361. p2 store.r12
       p2 stores a piece: R12, outpost (+2 troll power)
       p2 gains 2 troll power
362. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p2 mines 1 obsidian
363. p2 do.build
       p2: Build 2 cave tiles
364. p2 tile.v02
365. p2 lay.c22.1
       p2 builds V02, victory tile (1 VP per bat card) at c22
366. p2 tile.b08
367. p2 lay.c20.4
       p2 builds B08, church-bell tile (+3 troll power) at c20
368. p2 claim.rc03
       p2 claims a challenge: 3 church-bell tiles
369. p2 gain.rt17
370. p2 lay.d20.0
       p2 places RT17, royal tile (stores changeling and church bell) at d20
371. p2 end{b01+p14+rt20}  c7859a2a98f519f0
       2 cave tiles are revealed: B01 P14
       1 royal tile is revealed: RT20
       Turn of p3
372. p3 play.ii-k5
       p3 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p3
373. p3 move.mining.ii
374. p3 chase.p1  e0ffb4c79b588a53
       p3 chases a troll of p1 out of village II
375. p1 cave.building  674e8a7f448a976c
       The troll of p1 flees from village II to the building cave
       p3 moves a troll: mining cave → village II
       p3 has 2 AP and 2 of helpers
376. p3 do.changeling
       p3: Swap changelings
       p3 pays 1 diamond
       p3 takes off the board: changeling 3 (receive 1 more power)
       p3 stores a piece: Crooked Foreman TT8B, changeling (+1 gold ingot; +1 troll power)
       p3 gains 1 gold ingot and 1 troll power
377. p3 claim.rc12
       p3 claims a challenge: 3 neutral changelings
378. p3 gain.rt09
379. p3 lay.b14.2
       p3 places RT09, royal tile (1 free tile) at b14
380. p3 end{rt02}
       1 royal tile is revealed: RT02
381. p3 move.ii.mining
       p3 moves a troll: village II → mining cave
       p3 has 6 AP
382. p3 do.royal
       p3: Activate a royal tile
383. p3 royal.printed
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
384. p3 end  a23eb4357c92e441
       Turn of p4
385. p4 play.i-k5
       p4 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p4
386. p4 move.mining.ii
       p4 moves a troll: mining cave → village II
       p4 has 2 AP and 2 of helpers
387. p4 end
388. p4 move.mining.ii
389. p4 chase.p1  b772f071b21c8ff7
       p4 chases a troll of p1 out of village II
390. p1 cave.mining  b638cde8124b70fe
       The troll of p1 flees from village II to the mining cave
       p4 moves a troll: mining cave → village II
       p4 has 3 AP and 1 of helpers
391. p4 do.castle
       p4: Castle action
       p4 gains 2 troll power
392. p4 end
393. p4 troll.ii.mining
       p4 moves a troll by an effect: village II → mining cave
394. p4 troll.ii.mining
       p4 moves a troll by an effect: village II → mining cave
395. p4 troll.ii.troll_power  376f0dd6052638a3
       p4 moves a troll by an effect: village II → troll power cave
       Round 10
       Turn of p1
396. p1 play.iv-k4
       p1 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p1
397. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 6 AP
398. p1 end
399. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 3 AP
400. p1 do.build
       p1: Build 2 cave tiles
401. p1 tile.p06
402. p1 lay.b13.1
       p1 builds P06, princess tile (a bed) at b13
403. p1 tile.v15
404. p1 lay.b12.4
       p1 builds V15, victory tile (1 VP per 2 humans on the board) at b12
405. p1 do.refresh_tiles{r06+r15+p03+b15+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: R06 R15 P03 B15 P01
406. p1 end  6433b8884d70feb3
       Turn of p2
407. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to village IV
408. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP
409. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
410. p2 end
411. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 2 AP
412. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
413. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
414. p2 store.tt6a
       p2 stores a piece: Cowherd's Nap TT6A, changeling (+2 troll power)
       p2 gains 2 troll power
415. p2 end  a6e4c577b26b111e
       Turn of p3
416. p3 play.iii-k3
       p3 plays III-K3: neutral changeling to village III, King: village III
       Nothing can be added in village III: neutral changeling
       The Troll King goes to village III
417. p3 move.ii.iii
       p3 moves a troll: village II → village III
       p3 has 2 AP and 1 of helpers
418. p3 do.human
       p3: Hire a human
419. p3 cave.building
       p3 hires a human for the building cave
420. p3 end
421. p3 move.mining.iii
       p3 moves a troll: mining cave → village III
       p3 has 3 AP and 1 of helpers
422. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
423. p3 end  f86d00f2bfaa2a19
       Turn of p4
424. p4 play.i-k2
       p4 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p4
425. p4 move.mining.iii
       p4 moves a troll: mining cave → village III
       p4 has 1 AP and 3 of helpers
426. p4 end
427. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 5 AP
428. p4 end  c4d4bc69c817d30a
       The last round is over: p3 wins

p1  +3  Royal tiles [PRIN-E4]
p1  +2  Humans [PRIN-E5]
p1  +1  Victory tile: 1 VP per 2 humans on the board [PRIN-E6]
p2  +9  Sets of two [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p2  +1  Victory tile: 1 VP per toad card [PRIN-E6]
p2  +1  Victory tile: 1 VP per 2 obsidian left in the field [PRIN-E6]
p3  +9  Sets of two [PRIN-E2]
p3  +8  Single elements [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +2  Humans [PRIN-E5]
p3  +1  Throne Whisperer (1 VP per royal tile) [PRIN-E7]
p4  +4  Single elements [PRIN-E2]
p4  +2  Humans [PRIN-E5]
p4  +3  Victory tile: 1 VP per cow in the stables [PRIN-E6]
= p3 23, p2 15, p4 9, p1 6  rounds, won by p3
