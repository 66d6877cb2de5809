princesses/3  seats 4  seed 1  options boards=random later_seats=goods

  1. p4 cave.troll_power  dc88b69e6f7778fd
       p4 puts the first human in the troll power cave
  2. p1 cave.troll_power  dd5686f5b33e47ae
       p1 puts the first human in the troll power cave
  3. p2 cave.troll_power  816ecd25a31231ac
       p2 puts the first human in the troll power cave
  4. p3 cave.troll_power  d98e66a211b62a34
       p3 puts the first human in the troll power cave
       p1 draws 3 round cards: IV-D6 II-D1 I-D1
       p2 draws 3 round cards: III-D3 IV-D3 I-D5
       p3 draws 3 round cards: I-D3 II-D2 I-D2
       p4 draws 3 round cards: IV-D1 III-D2 I-D6
       Round 1
       Turn of p4
  5. p4 play.iii-d2
       p4 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p4
  6. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 2 AP
  7. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Take 1 cow from the reserve
       p4 gains 1 cow
  8. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
  9. p4 end
 10. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 3 AP
 11. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
 12. p4 do.mine_gold
       p4: Mine gold
       p4 mines 1 gold ingot
 13. p4 end  d7f3d65fa0c865d3
       p4 draws IV-D2: neutral changeling to village IV, King: building cave
       Turn of p1
 14. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
 15. p1 move.beside.iv
       p1 brings in a troll: village IV
       p1 has 2 AP
 16. p1 do.human
       p1: Hire a human
 17. p1 cave.mining
       p1 hires a human for the mining cave
 18. p1 end
 19. p1 move.beside.iii
       p1 brings in a troll: village III
       p1 has 1 AP
 20. p1 end  d5d99f1c466418a8
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Turn of p2
 21. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p2
 22. p2 move.beside.iv
       p2 brings in a troll: village IV
       p2 has 1 AP and 1 of helpers
 23. p2 end
 24. p2 move.beside.iv
       p2 brings in a troll: village IV
       p2 has 2 AP and 1 of helpers
 25. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
 26. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
       p2 stores a piece: Board 2, changeling (no bonus)
 27. p2 end  de9eca288411ab53
       p2 draws II-D5: princess to village II, King: troll power cave
       Turn of p3
 28. p3 play.i-d3
       p3 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p3
 29. p3 move.beside.ii
       p3 brings in a troll: village II
       p3 has 1 AP
 30. p3 end
 31. p3 move.beside.iv
       p3 brings in a troll: village IV
       p3 has 1 AP and 3 of helpers
 32. p3 end  c5c1b78eb4c149ef
       p3 draws II-D4: neutral changeling to village II, King: mining cave
       Round 2
       Turn of p4
 33. p4 play.iv-d1
       p4 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p4
 34. p4 move.beside.iv
 35. p4 chase.p2  e89f82de9c3ad559
       p4 chases a troll of p2 out of village IV
 36. p2 cave.building  dc5af936fac68903
       The troll of p2 flees from village IV to the building cave
       p4 brings in a troll: village IV
       p4 has 1 AP and 3 of helpers
 37. p4 end
 38. p4 move.beside.iv
 39. p4 chase.p3  0f5e97d13355f6ab
       p4 chases a troll of p3 out of village IV
 40. p3 cave.mining  cdbe103b8e3ab790
       The troll of p3 flees from village IV to the mining cave
       p4 brings in a troll: village IV
       p4 has 2 AP and 2 of helpers
 41. p4 end  81f5303b60fb45fe
       p4 draws IV-D4: neutral changeling to village IV, King: troll power cave
       Turn of p1
 42. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 43. p1 move.beside.iv
 44. p1 chase.p4  afff079eb3560c31
       p1 chases a troll of p4 out of village IV
 45. p4 cave.building  0687a4bdb9af4499
       The troll of p4 flees from village IV to the building cave
       p1 brings in a troll: village IV
       p1 has 2 AP and 2 of helpers
 46. p1 end
 47. p1 move.beside.iv
 48. p1 chase.p2  9b2eafeb7e2eb26e
       p1 chases a troll of p2 out of village IV
 49. p2 cave.mining  0ffe1b09acc80b50
       The troll of p2 flees from village IV to the mining cave
       p1 brings in a troll: village IV
       p1 has 3 AP and 1 of helpers
 50. p1 do.castle
       p1: Castle action
       p1 gains 2 obsidian
 51. p1 end
 52. p1 troll.iv.troll_power
       p1 moves a troll by an effect: village IV → troll power cave
 53. p1 troll.iv.mining
       p1 moves a troll by an effect: village IV → mining cave
 54. p1 troll.iv.mining  55edde7d5c298dab
       p1 moves a troll by an effect: village IV → mining cave
       p1 draws IV-D5: princess to village IV, King: building cave
       Turn of p2
 55. p2 play.iv-d3
       p2 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p2
 56. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 1 AP
 57. p2 end
 58. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 59. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 60. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 61. p2 end  0b5e760c46789767
       p2 draws III-D5: princess to village III, King: mining cave
       Turn of p3
 62. p3 play.i-d2
       p3 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p3
 63. p3 move.ii.iii
       p3 moves a troll: village II → village III
       p3 has 1 AP and 1 of helpers
 64. p3 end
 65. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 1 AP and 1 of helpers
 66. p3 end  91a8a371513643c3
       p3 draws III-D1: human to village III, King: troll power cave
       Round 3
       Turn of p4
 67. p4 play.i-d6
       p4 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 68. p4 move.mining.i
       p4 moves a troll: mining cave → village I
       p4 has 2 AP and 2 of helpers
 69. p4 end
 70. p4 move.iv.i
       p4 moves a troll: village IV → village I
       p4 has 3 AP and 2 of helpers
 71. p4 do.castle
       p4: Castle action
 72. p4 human.troll_power.mining
       p4 moves a human: troll power cave → mining cave
 73. p4 end
 74. p4 troll.i.building
       p4 moves a troll by an effect: village I → building cave
 75. p4 troll.i.mining  19527f58627b3ea7
       p4 moves a troll by an effect: village I → mining cave
       p4 draws III-K6: princess to village III, King: village III
       Turn of p1
 76. p1 play.iv-d5
       p1 plays IV-D5: princess to village IV, King: building cave
       Nothing can be added in village IV: princess
       The Troll King goes to the building cave of p1
 77. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 1 AP and 2 of helpers
 78. p1 end
 79. p1 move.beside.i
       p1 brings in a troll: village I
       p1 has 2 AP and 2 of helpers
 80. p1 end  11f376e7913f825f
       p1 draws I-K3: neutral changeling to village I, King: village I
       Turn of p2
 81. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p2
 82. p2 move.beside.i
 83. p2 chase.p3  9285026a43b809a8
       p2 chases a troll of p3 out of village I
 84. p3 cave.troll_power  09b3dcad51d7a993
       The troll of p3 flees from village I to the troll power cave
       p2 brings in a troll: village I
       p2 has 2 AP and 2 of helpers
 85. p2 end
 86. p2 move.mining.i  c8b67cc00a0280f8
       p2 chases a troll of p1 out of village I
 87. p1 cave.troll_power  651495e97a2129ec
       The troll of p1 flees from village I to the troll power cave
       p2 moves a troll: mining cave → village I
       p2 has 3 AP and 1 of helpers
 88. p2 do.castle
       p2: Castle action
 89. p2 human.troll_power.building
       p2 moves a human: troll power cave → building cave
 90. p2 end
 91. p2 troll.i.mining
       p2 moves a troll by an effect: village I → mining cave
 92. p2 troll.i.building
       p2 moves a troll by an effect: village I → building cave
 93. p2 troll.i.mining  0871e59a5676b15e
       p2 moves a troll by an effect: village I → mining cave
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
 94. p3 play.iii-d1
       p3 plays III-D1: human to village III, King: troll power cave
       New in village III: human
       The Troll King goes to the troll power cave of p3
 95. p3 move.mining.i
       p3 moves a troll: mining cave → village I
       p3 has 1 AP and 1 of helpers
 96. p3 end
 97. p3 move.iii.i
       p3 moves a troll: village III → village I
       p3 has 2 AP and 1 of helpers
 98. p3 do.changeling
       p3: Swap changelings
       p3 pays 2 gold ingots
 99. p3 vacate.ch_cap
       p3 takes off the board: changeling 2 (1 more power space)
       p3 stores a piece: Board 2, changeling (no bonus)
100. p3 end  42b0b718f7565378
       p3 draws II-K4: princess to village II, King: building cave
       Round 4
       Turn of p4
101. p4 play.iv-d4
       p4 plays IV-D4: neutral changeling to village IV, King: troll power cave
       New in village IV: neutral changeling
       The Troll King goes to the troll power cave of p4
102. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 4 AP
103. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
104. p4 do.mine_obsidian
       p4: Mine obsidian
       p4 mines 1 obsidian
105. p4 end
106. p4 move.building.mining
       p4 moves a troll: building cave → mining cave
       p4 has 5 AP
107. p4 end  836f276ceddf3fbf
       p4 draws I-K6: princess to village I, King: village I
       Turn of p1
108. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
109. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 3 AP and 2 of helpers
110. p1 do.castle
       p1: Castle action
111. p1 human.troll_power.building
       p1 moves a human: troll power cave → building cave
112. p1 human.mining.building
       p1 moves a human: mining cave → building cave
113. p1 end
114. p1 troll.main.building
       p1 moves a troll by an effect: village I → building cave
115. p1 troll.i.building
       p1 moves a troll by an effect: village I → building cave
116. p1 move.iii.iv
       p1 moves a troll: village III → village IV
       p1 has 1 AP
117. p1 end  99ea75d784f12359
       p1 draws IV-K1: human to village IV, King: troll power cave
       Turn of p2
118. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
119. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
120. p2 do.build
       p2: Build 2 cave tiles
121. p2 tile.p03
122. p2 lay.a16.1
       p2 builds P03, princess tile (a bed) at a16
123. p2 tile.v01
124. p2 lay.b15.0
       p2 builds V01, victory tile (1 VP per bat card) at b15
125. p2 do.build
       p2: Build 2 cave tiles
126. p2 tile.p14
127. p2 lay.a17.2
       p2 builds P14, princess tile (a bed) at a17
128. p2 tile.b16
129. p2 lay.b17.0
       p2 builds B16, church-bell tile (+1 cow; +1 troll power) at b17
       p2 uncovers 1 stable
130. p2 end{r15+v16+r16+b04}
       4 cave tiles are revealed: R15 V16 R16 B04
131. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 1 AP and 2 of helpers
132. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
133. p2 end  700c961a101da85a
       p2 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p3
134. p3 play.ii-d2
       p3 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
135. p3 move.i.iii
       p3 moves a troll: village I → village III
       p3 has 1 AP
136. p3 end
137. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 4 AP
138. p3 do.buy
       p3: Buy a troll card
139. p3 card.ts7
       p3 takes the troll card Deep Burrower
140. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
141. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
142. p3 end{ts4}  735849b5a8d75640
       1 troll card is revealed: Muffled Bronze
       p3 draws IV-K4: princess to village IV, King: mining cave
       Round 5
       Turn of p4
143. p4 play.iv-d2
       p4 plays IV-D2: neutral changeling to village IV, King: building cave
       New in village IV: neutral changeling
       The Troll King goes to the building cave of p4
144. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 1 AP and 1 of helpers
145. p4 end
146. p4 move.beside.mining
       p4 brings in a troll: mining cave
       p4 has 5 AP
147. p4 end  a71dfe8f8ba41efd
       p4 draws III-K5: princess to village III, King: building cave
       Turn of p1
148. p1 play.iv-k1
       p1 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p1
149. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 5 AP
150. p1 do.build
       p1: Build 2 cave tiles
151. p1 tile.r15
152. p1 lay.a16.4
       p1 builds R15, resource tile (1 free tile) at a16
153. p1 tile.r16
154. p1 lay.b16.2
       p1 builds R16, resource tile (1 free tile) at b16
       p1 forms 1 gold site
155. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
156. p1 do.build
       p1: Build 2 cave tiles
157. p1 tile.b04
158. p1 lay.c16.2
       p1 builds B04, church-bell tile (+3 troll power) at c16
       p1 uncovers 1 stable
159. p1 tile.v16
160. p1 lay.a15.2
       p1 builds V16, victory tile (1 VP per 2 humans on the board) at a15
161. p1 end{v12+b03+r02+p15}
       4 cave tiles are revealed: V12 B03 R02 P15
162. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 2 AP and 1 of helpers
163. p1 do.human
       p1: Hire a human
164. p1 cave.troll_power
       p1 hires a human for the troll power cave
165. p1 end  76d4fe1f2161434d
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Turn of p2
166. p2 play.iii-k2
       p2 plays III-K2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p2
167. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
168. p2 do.build
       p2: Build 2 cave tiles
169. p2 tile.r02
170. p2 lay.b18.1
       p2 builds R02, resource tile (refill one type) at b18
171. p2 tile.v12
172. p2 lay.c19.0
       p2 builds V12, victory tile (1 VP per 2 obsidian left in the field) at c19
173. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
174. p2 do.build
       p2: Build 2 cave tiles
175. p2 tile.b03
176. p2 lay.c17.2
       p2 builds B03, church-bell tile (+3 troll power) at c17
       p2 uncovers 1 stable
177. p2 tile.v06
178. p2 lay.c16.3
       p2 builds V06, victory tile (1 VP per snake card) at c16
179. p2 claim.rc04
       p2 claims a challenge: 3 victory tiles
180. p2 gain.rt02
181. p2 lay.a18.3
       p2 places RT02, royal tile (move 1 troll; move 1 human) at a18
       p2 forms 2 gold sites and 1 diamond site
182. p2 end{r11+r05+b13+r09+rt09}
       4 cave tiles are revealed: R11 R05 B13 R09
       1 royal tile is revealed: RT09
183. p2 move.beside.iv
       p2 brings in a troll: village IV
       p2 has 1 AP and 3 of helpers
184. p2 do.bell
       p2: Take down a church bell
185. p2 store.b16
       p2 stores a piece: B16, church bell (+1 cow; +1 troll power)
       p2 gains 1 cow and 1 troll power
186. p2 end  0df47231c8d6c0e8
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p3
187. p3 play.ii-k4
       p3 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p3
188. p3 move.iii.iv
189. p3 chase.p4  09d23c994eb1b164
       p3 chases a troll of p4 out of village IV
190. p4 cave.building  8043b961f6c75a84
       The troll of p4 flees from village IV to the building cave
       p3 moves a troll: village III → village IV
       p3 has 1 AP and 3 of helpers
191. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
192. p3 end
193. p3 move.beside.iv
194. p3 chase.p2  257b760b4c35b915
       p3 chases a troll of p2 out of village IV
195. p2 cave.mining  e5c4af0667d1a610
       The troll of p2 flees from village IV to the mining cave
       p3 brings in a troll: village IV
       p3 has 2 AP and 2 of helpers
196. p3 do.human
       p3: Hire a human
197. p3 cave.troll_power
       p3 hires a human for the troll power cave
198. p3 end  a4fef6b573962ad4
       p3 draws I-K4: princess to village I, King: mining cave
       Round 6
       Turn of p4
199. p4 play.iii-k5
       p4 plays III-K5: princess to village III, King: building cave
       New in village III: princess
       The Troll King goes to the building cave of p4
200. p4 move.building.iv
201. p4 chase.p1  27d0bc2c6ff3580c
       p4 chases a troll of p1 out of village IV
202. p1 cave.mining  6221f5d603b7a594
       The troll of p1 flees from village IV to the mining cave
       p4 moves a troll: building cave → village IV
       p4 has 1 AP and 3 of helpers
203. p4 end
204. p4 move.mining.i
       p4 moves a troll: mining cave → village I
       p4 has 1 AP
205. p4 end  b41969e6b4010239
       p4 draws I-K1: human to village I, King: troll power cave
       Turn of p1
206. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
207. p1 move.mining.iv
208. p1 chase.p4  85cfe2e8b63ffa68
       p1 chases a troll of p4 out of village IV
209. p4 cave.troll_power  0fe790526b6edc56
       The troll of p4 flees from village IV to the troll power cave
       p1 moves a troll: mining cave → village IV
       p1 has 2 AP and 2 of helpers
210. p1 do.bell
       p1: Take down a church bell
       p1 stores a piece: B04, church bell (+3 troll power)
       p1 gains 3 troll power
211. p1 end
212. p1 move.building.iv  5bee8f7d716e3277
       p1 chases a troll of p3 out of village IV
213. p3 cave.building  9e56bf594db25c3d
       The troll of p3 flees from village IV to the building cave
       p1 moves a troll: building cave → village IV
       p1 has 3 AP and 1 of helpers
214. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
215. p1 end  64b65147e42e609f
       p1 draws IV-K5: princess to village IV, King: troll power cave
       Turn of p2
216. p2 play.iii-d5
       p2 plays III-D5: princess to village III, King: mining cave
       Nothing can be added in village III: princess
       The Troll King goes to the mining cave of p2
217. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
218. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
219. p2 human.building.troll_power
       p2 moves a human: building cave → troll power cave
220. p2 troll.building.i
       p2 moves a troll by an effect: building cave → village I
221. p2 end
222. p2 move.mining.iv
223. p2 chase.p1  8ab6368ac399739c
       p2 chases a troll of p1 out of village IV
224. p1 cave.mining  5989e318b00cbd67
       The troll of p1 flees from village IV to the mining cave
       p2 moves a troll: mining cave → village IV
       p2 has 1 AP and 3 of helpers
225. p2 end  23a3cbbfd344c899
       p2 draws II-K6: princess to village II, King: village II
       Turn of p3
226. p3 play.ii-d4
       p3 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p3
227. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
228. p3 do.buy
       p3: Buy a troll card
229. p3 card.ts4
       p3 takes the troll card Muffled Bronze
230. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
231. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
232. p3 do.refresh_cards{tb7+tt6+ts7+ts6+tb2}
       p3: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Cowherd's Nap, Deep Burrower, Shed Skin Sack and Throne Whisperer
233. p3 end
234. p3 move.beside.iv
235. p3 chase.p1  1552be50a5e0d3b2
       p3 chases a troll of p1 out of village IV
236. p1 cave.building  b6296190a7405792
       The troll of p1 flees from village IV to the building cave
       p3 brings in a troll: village IV
       p3 has 2 AP and 2 of helpers
237. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
238. p3 end  761ee61ac1d53728
       p3 draws II-K2: neutral changeling to village II, King: troll power cave
       Round 7
       Turn of p4
239. p4 play.i-k1
       p4 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p4
240. p4 move.i.mining
       p4 moves a troll: village I → mining cave
       p4 has 5 AP
241. p4 end
242. p4 move.troll_power.iv
243. p4 chase.p2  cbd1bcbb3e9e95df
       p4 chases a troll of p2 out of village IV
244. p2 cave.building  b8273df27db37d04
       The troll of p2 flees from village IV to the building cave
       p4 moves a troll: troll power cave → village IV
       p4 has 1 AP and 3 of helpers
245. p4 end  33c2f0bac640a27a
       p4 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
246. p1 play.iv-k5
       p1 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p1
247. p1 move.building.iv
248. p1 chase.p3  e17c4eb28ec8fba4
       p1 chases a troll of p3 out of village IV
249. p3 cave.building  5e0275ba2e05a073
       The troll of p3 flees from village IV to the building cave
       p1 moves a troll: building cave → village IV
       p1 has 2 AP and 2 of helpers
250. p1 end
251. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
252. p1 do.buy
       p1: Buy a troll card
253. p1 card.ts7
       p1 takes the troll card Deep Burrower
254. p1 refill.obsidian
       p1 refills sites with 1 obsidian
255. p1 do.buy
       p1: Buy a troll card
256. p1 card.ts6
       p1 takes the troll card Shed Skin Sack
       p1 gains 3 obsidian
257. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
258. p1 end{tt2+ts2}  ea9ca6cb3ae1f973
       2 troll cards are revealed: Endless Halls and Trophy Coil
       p1 draws IV-K6: princess to village IV, King: village IV
       Turn of p2
259. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to village IV
260. p2 move.i.iv
261. p2 chase.p1  072ec6178f652126
       p2 chases a troll of p1 out of village IV
262. p1 cave.troll_power  3399591cfe825eb4
       The troll of p1 flees from village IV to the troll power cave
       p2 moves a troll: village I → village IV
       p2 has 2 AP and 3 of helpers
263. p2 end
264. p2 move.building.iv
265. p2 chase.p4  f912ece1e6e2656d
       p2 chases a troll of p4 out of village IV
266. p4 cave.troll_power  3e1375e88f3a5de7
       The troll of p4 flees from village IV to the troll power cave
       p2 moves a troll: building cave → village IV
       p2 has 3 AP and 2 of helpers
267. p2 do.castle
       p2: Castle action
       p2 gains 2 obsidian
268. p2 end
269. p2 troll.iv.building
       p2 moves a troll by an effect: village IV → building cave
270. p2 troll.iv.mining  14912ec9a866598a
       p2 moves a troll by an effect: village IV → mining cave
       p2 draws II-K1: human to village II, King: mining cave
       Turn of p3
271. p3 play.ii-k2
       p3 plays II-K2: neutral changeling to village II, King: troll power cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the troll power cave of p3
272. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP and 1 of helpers
273. p3 end
274. p3 move.iv.troll_power
       p3 moves a troll: village IV → troll power cave
       p3 has 6 AP
275. p3 do.buy
       p3: Buy a troll card
276. p3 card.tb2
       p3 takes the troll card Throne Whisperer
277. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
278. p3 do.refill
       p3: Refill excavation sites
       p3 refills sites with 1 obsidian
279. p3 do.refresh_cards{ts8+tt2+tt4+tt8+tt7}
       p3: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Endless Halls, Bog Lookout, Crooked Foreman and Mud Mason
280. p3 do.refresh_cards{tt7+ts1+tb3+ts5+ts3}
       p3: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Silken Quarters, Glittering Vein, Nest of Velvet and Golden Scales
281. p3 end  3462c713dc2940fd
       p3 draws IV-K2: neutral changeling to village IV, King: building cave
       Round 8
       Turn of p4
282. p4 play.ii-k3
       p4 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
283. p4 move.mining.iv
       p4 moves a troll: mining cave → village IV
       p4 has 1 AP and 2 of helpers
284. p4 end
285. p4 move.troll_power.mining
       p4 moves a troll: troll power cave → mining cave
       p4 has 5 AP
286. p4 end  bc517b30e664e616
       Turn of p1
287. p1 play.i-d1
       p1 plays I-D1: human to village I, King: mining cave
       Nothing can be added in village I: human
       The Troll King goes to the mining cave of p1
288. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
289. p1 do.build
       p1: Build 2 cave tiles
290. p1 tile.r11
291. p1 lay.d16.0
       p1 builds R11, resource tile (+1 diamond) at d16
292. p1 tile.r05
293. p1 lay.c17.2
       p1 builds R05, resource tile (+1 gold ingot) at c17
       p1 forms 1 gold site
294. p1 do.build
       p1: Build 2 cave tiles
295. p1 tile.p15
296. p1 lay.b17.2
       p1 builds P15, princess tile (a bed) at b17
297. p1 tile.r09
298. p1 lay.b18.3
       p1 builds R09, resource tile (+2 obsidian) at b18
299. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
300. p1 end{p07+v14+v09+r04}
       4 cave tiles are revealed: P07 V14 V09 R04
301. p1 move.building.iv
       p1 moves a troll: building cave → village IV
       p1 has 2 AP and 2 of helpers
302. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
303. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
304. p1 end  ec8bbf2e9ab2a942
       Turn of p2
305. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
306. p2 move.building.iv
307. p2 chase.p1  0c1777857a8d72c3
       p2 chases a troll of p1 out of village IV
308. p1 cave.troll_power  5d2f82de5cde0d92
       The troll of p1 flees from village IV to the troll power cave
       p2 moves a troll: building cave → village IV
       p2 has 1 AP and 3 of helpers
309. p2 do.bell
       p2: Take down a church bell
       p2 stores a piece: B03, church bell (+3 troll power)
       p2 gains 3 troll power
310. p2 end
311. p2 move.mining.iv
312. p2 chase.p3  320f5f5489ba164c
       p2 chases a troll of p3 out of village IV
313. p3 cave.building  8c38f52f19deeb9f
       The troll of p3 flees from village IV to the building cave
       p2 moves a troll: mining cave → village IV
       p2 has 2 AP and 2 of helpers
314. p2 end  2c950a87608560de
       Turn of p3
315. p3 play.iv-k2
       p3 plays IV-K2: neutral changeling to village IV, King: building cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the building cave of p3
316. p3 move.building.iv
317. p3 chase.p4  d9b61c8e43a24bc2
       p3 chases a troll of p4 out of village IV
318. p4 cave.troll_power  f0f21d71a4abfab0
       The troll of p4 flees from village IV to the troll power cave
       p3 moves a troll: building cave → village IV
       p3 has 1 AP and 3 of helpers
319. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
320. p3 end
321. p3 move.troll_power.iv
322. p3 chase.p2  7ce10183fb25ecdc
       p3 chases a troll of p2 out of village IV
323. p2 cave.mining  700e3109e12d4cc5
       The troll of p2 flees from village IV to the mining cave
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP and 2 of helpers
324. p3 end  960568f0fab8543b
       Round 9
       Turn of p4
325. p4 play.i-k6
       p4 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
326. p4 move.troll_power.iv
327. p4 chase.p3  69994d6ca9500a4d
       p4 chases a troll of p3 out of village IV
328. p3 cave.troll_power  4e25efea7fad63c0
       The troll of p3 flees from village IV to the troll power cave
       p4 moves a troll: troll power cave → village IV
       p4 has 1 AP and 3 of helpers
329. p4 end
330. p4 move.mining.iv
331. p4 chase.p3  1bd6b5fe1d2c6b6a
       p4 chases a troll of p3 out of village IV
332. p3 cave.building  943cd929e309ced1
       The troll of p3 flees from village IV to the building cave
       p4 moves a troll: mining cave → village IV
       p4 has 2 AP and 2 of helpers
333. p4 end  eac12c8c217fa66c
       Turn of p1
334. p1 play.iv-k6
       p1 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
335. p1 move.building.iv
336. p1 chase.p4  275340155c223921
       p1 chases a troll of p4 out of village IV
337. p4 cave.building  11427766d96dc359
       The troll of p4 flees from village IV to the building cave
       p1 moves a troll: building cave → village IV
       p1 has 3 AP and 2 of helpers
338. p1 do.castle
       p1: Castle action
       p1 gains 2 obsidian
339. p1 end
340. p1 troll.main.mining
       p1 moves a troll by an effect: village IV → mining cave
341. p1 troll.iv.troll_power
       p1 moves a troll by an effect: village IV → troll power cave
342. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
343. p1 do.buy
       p1: Buy a troll card
344. p1 card.tb3
       p1 takes the troll card Glittering Vein
345. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
346. p1 do.refresh_cards{tt5+tb5+ts4+tb1+tt8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Roost Watch, Muffled Bronze, Hoarded Sparks and Crooked Foreman
347. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
348. p1 end  0c63817e1012af12
       Turn of p2
349. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       Nothing can be added in village II: human
       The Troll King goes to the mining cave of p2
350. p2 move.building.iii
       p2 moves a troll: building cave → village III
       p2 has 1 AP
351. p2 end
352. p2 move.mining.iii
       p2 moves a troll: mining cave → village III
       p2 has 2 AP
353. p2 end  b623e828a7272766
       Turn of p3
354. p3 play.i-k4
       p3 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p3
355. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 1 AP and 2 of helpers
356. p3 end
357. p3 move.building.iii
       p3 moves a troll: building cave → village III
       p3 has 2 AP and 2 of helpers
358. p3 do.bell
       p3: Take down a church bell
       p3 stores a piece: Muffled Bronze TS4B-2, church bell (+2 troll power)
       p3 gains 2 troll power
359. p3 end  3959846d89632a59
       Round 10
       Turn of p4
360. p4 play.iii-k6
       p4 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
361. p4 move.iv.iii
362. p4 chase.p3  8bb1906132bbc9d1
       p4 chases a troll of p3 out of village III
363. p3 cave.building  50eba5135f0830d1
       The troll of p3 flees from village III to the building cave
       p4 moves a troll: village IV → village III
       p4 has 2 AP and 3 of helpers
364. p4 end
365. p4 move.building.iii
366. p4 chase.p2  e8c4a6ef8e456ac1
       p4 chases a troll of p2 out of village III
367. p2 cave.building  d954779b2f38e2da
       The troll of p2 flees from village III to the building cave
       p4 moves a troll: building cave → village III
       p4 has 3 AP and 2 of helpers
368. p4 do.castle
       p4: Castle action
       p4 gains 1 gold ingot
369. p4 end
370. p4 troll.iii.mining
       p4 moves a troll by an effect: village III → mining cave
371. p4 troll.iii.troll_power  8215b6c217051320
       p4 moves a troll by an effect: village III → troll power cave
       Turn of p1
372. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       Nothing can be added in village II: neutral changeling
       The Troll King goes to the building cave of p1
373. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 4 AP
374. p1 do.build
       p1: Build 2 cave tiles
375. p1 tile.b13
376. p1 lay.a18.3
       p1 builds B13, church-bell tile (+1 diamond) at a18
       p1 uncovers 1 stable
377. p1 tile.r04
378. p1 lay.d17.2
       p1 builds R04, resource tile (refill one type) at d17
379. p1 do.build
       p1: Build 2 cave tiles
380. p1 tile.p07
381. p1 lay.c18.0
       p1 builds P07, princess tile (a bed) at c18
       p1 forms 1 obsidian site
382. p1 tile.v14
383. p1 lay.c15.2
       p1 builds V14, victory tile (1 VP per cow in the stables) at c15
384. p1 end{b09+p11+v04+p06}
       4 cave tiles are revealed: B09 P11 V04 P06
385. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 5 AP
386. p1 do.refill
       p1: Refill excavation sites
387. p1 refill.obsidian
       p1 refills sites with 4 obsidian
388. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
389. p1 do.buy
       p1: Buy a troll card
390. p1 card.ts4
       p1 takes the troll card Muffled Bronze
391. p1 do.refresh_cards{tt1+tb6+tb8+ts5+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Night Purse, Dusk Chant, Nest of Velvet and Black Glass Pond
392. p1 end  75eb24c5b08767be
       Turn of p2
393. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
394. p2 move.iv.building
       p2 moves a troll: village IV → building cave
       p2 has 3 AP
395. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
396. p2 troll.main.mining
       p2 moves a troll by an effect: building cave → mining cave
397. p2 human.troll_power.mining
       p2 moves a human: troll power cave → mining cave
398. p2 do.build
       p2: Build 2 cave tiles
399. p2 tile.v04
400. p2 lay.a19.4
       p2 builds V04, victory tile (1 VP per toad card) at a19
401. p2 tile.p06
402. p2 lay.d17.2
       p2 builds P06, princess tile (a bed) at d17
       p2 forms 1 gold site
403. p2 end{p10+v08}
       2 cave tiles are revealed: P10 V08
404. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 5 AP
405. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
406. p2 troll.iii.troll_power
       p2 moves a troll by an effect: village III → troll power cave
407. p2 human.mining.building
       p2 moves a human: mining cave → building cave
408. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
409. p2 end  75cfd02cf8a981eb
       Turn of p3
410. p3 play.iv-k4
       p3 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p3
411. p3 move.iii.building
       p3 moves a troll: village III → building cave
       p3 has 2 AP
412. p3 do.build
       p3: Build 2 cave tiles
413. p3 tile.p11
414. p3 lay.a16.4
       p3 builds P11, princess tile (a bed) at a16
       p3 forms 1 obsidian site
415. p3 tile.p10
416. p3 lay.a15.0
       p3 builds P10, princess tile (a bed) at a15
417. p3 end{p16+v02}
       2 cave tiles are revealed: P16 V02
418. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 3 AP
419. p3 do.refresh_tiles{b05+r01+v15+p04+v07}
       p3: Refresh the cave row
       5 cave tiles are revealed: B05 R01 V15 P04 V07
420. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p3 gains 1 troll power
       p3 mines 1 obsidian
421. p3 do.refresh_tiles{b11+r10+p13+r08+b02}
       p3: Refresh the cave row
       5 cave tiles are revealed: B11 R10 P13 R08 B02
422. p3 end  0fbb6e3c6a1fa0f3
       The last round is over: p2 wins

p1  +4  Single elements [PRIN-E2]
p1  +3  Humans [PRIN-E5]
p1  +1  Victory tile: 1 VP per 2 humans on the board [PRIN-E6]
p2  +9  Sets of two [PRIN-E2]
p2  +4  Single elements [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
p3  +9  Sets of two [PRIN-E2]
p3  +2  Humans [PRIN-E5]
p4  +1  Humans [PRIN-E5]
= p2 17, p3 11, p1 8, p4 1  rounds, won by p2
