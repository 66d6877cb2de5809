princesses/3  seats 2  seed 9  options boards=random second_seat=goods

  1. p1 cave.troll_power  c432745b4ceff486
       p1 puts the first human in the troll power cave
  2. p2 cave.mining  4a3cabd7e62d6e6b
       p2 puts the first human in the mining cave
       p1 draws 3 round cards: II-D4 I-D5 I-D2
       p2 draws 3 round cards: II-D6 II-D2 I-D6
       Round 1
       Turn of p1
  3. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
  4. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
  5. p1 do.build
       p1: Build 2 cave tiles
  6. p1 tile.b03
  7. p1 lay.a16.4
       p1 builds B03, church-bell tile (+3 troll power) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
  8. p1 tile.v03
  9. p1 lay.a17.4
       p1 builds V03, victory tile (1 VP per toad card) at a17
 10. p1 end{r06+b06}
       2 cave tiles are revealed: R06 B06
 11. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 12. p1 do.build
       p1: Build 2 cave tiles
 13. p1 tile.r16
 14. p1 lay.b16.4
       p1 builds R16, resource tile (1 free tile) at b16
 15. p1 tile.b11
 16. p1 lay.c17.2
       p1 builds B11, church-bell tile (+2 gold ingots) at c17
       p1 uncovers 1 stable
 17. p1 do.refresh_tiles{p03+b05+r11+r05+r01}
       p1: Refresh the cave row
       5 cave tiles are revealed: P03 B05 R11 R05 R01
 18. p1 end  399c5a824d229d3c
       p1 draws II-D1: human to village II, King: building cave
       Turn of p2
 19. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
 20. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 1 AP
 21. p2 do.refresh_tiles{v14+b01+b07+v07+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: V14 B01 B07 V07 B09
 22. p2 end
 23. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 2 AP
 24. p2 do.refresh_tiles{b15+p10+p13+v15+r08}
       p2: Refresh the cave row
       5 cave tiles are revealed: B15 P10 P13 V15 R08
 25. p2 do.refresh_tiles{v01+r13+v11+p05+v08}
       p2: Refresh the cave row
       5 cave tiles are revealed: V01 R13 V11 P05 V08
 26. p2 end  b8d4b125585a79cc
       p2 draws II-D5: princess to village II, King: troll power cave
       Round 2
       Turn of p1
 27. p1 play.ii-d4
       p1 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p1
 28. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 29. p1 do.build
       p1: Build 2 cave tiles
 30. p1 tile.v01
 31. p1 lay.c18.1
       p1 builds V01, victory tile (1 VP per bat card) at c18
       p1 forms 1 obsidian site
 32. p1 tile.v11
       p1 builds V11, victory tile (1 VP per 2 obsidian left in the field) at a15
 33. p1 do.refresh_tiles{v13+v10+p06+p01+r03}
       p1: Refresh the cave row
       5 cave tiles are revealed: V13 V10 P06 P01 R03
 34. p1 end
 35. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 4 AP
 36. p1 do.refresh_tiles{v05+p07+r09+b14+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: V05 P07 R09 B14 V12
 37. p1 do.refresh_tiles{r12+p09+r02+p14+b13}
       p1: Refresh the cave row
       5 cave tiles are revealed: R12 P09 R02 P14 B13
 38. p1 do.refresh_tiles{r15+p15+p11+b12+v09}
       p1: Refresh the cave row
       5 cave tiles are revealed: R15 P15 P11 B12 V09
 39. p1 do.refresh_tiles{p02+b12+r13+b05+p13}
       p1: Refresh the cave row
       5 cave tiles are revealed: P02 B12 R13 B05 P13
 40. p1 end  8d45a9cfc196a699
       p1 draws I-D4: neutral changeling to village I, King: troll power cave
       Turn of p2
 41. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
 42. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 3 AP
 43. p2 do.build
       p2: Build 2 cave tiles
 44. p2 tile.b12
 45. p2 lay.a16.4
       p2 builds B12, church-bell tile (refill one type) at a16
       p2 uncovers 1 stable
 46. p2 tile.p02
 47. p2 lay.a15.1
       p2 builds P02, princess tile (a bed) at a15
 48. p2 do.refresh_tiles{p10+v09+v15+p14+v05}
       p2: Refresh the cave row
       5 cave tiles are revealed: P10 V09 V15 P14 V05
 49. p2 end
 50. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 51. p2 do.build
       p2: Build 2 cave tiles
 52. p2 tile.v15
 53. p2 lay.b16.3
       p2 builds V15, victory tile (1 VP per 2 humans on the board) at b16
 54. p2 tile.v09
       p2 builds V09, victory tile (1 VP per 2 gold ingots left in the field) at a17
 55. p2 do.build
       p2: Build 2 cave tiles
 56. p2 tile.p10
 57. p2 lay.a14.0
       p2 builds P10, princess tile (a bed) at a14
 58. p2 tile.v05
 59. p2 lay.b14.3
       p2 builds V05, victory tile (1 VP per snake card) at b14
 60. p2 end{p15+b04+r11+b09}  60c81c695a33e202
       4 cave tiles are revealed: P15 B04 R11 B09
       p2 draws I-D3: neutral changeling to village I, King: mining cave
       Round 3
       Turn of p1
 61. p1 play.i-d5
       p1 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p1
 62. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 6 AP
 63. p1 do.refresh_tiles{b15+p09+b14+r08+r09}
       p1: Refresh the cave row
       5 cave tiles are revealed: B15 P09 B14 R08 R09
 64. p1 do.refresh_tiles{r06+r02+v13+p03+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: R06 R02 V13 P03 P11
 65. p1 do.refresh_tiles{v14+p01+r05+b07+b01}
       p1: Refresh the cave row
       5 cave tiles are revealed: V14 P01 R05 B07 B01
 66. p1 do.refresh_tiles{p07+v10+p06+r15+v07}
       p1: Refresh the cave row
       5 cave tiles are revealed: P07 V10 P06 R15 V07
 67. p1 do.refresh_tiles{r03+r01+v12+r12+p05}
       p1: Refresh the cave row
       5 cave tiles are revealed: R03 R01 V12 R12 P05
 68. p1 do.refresh_tiles{v08+b13+b06+r02+r13}
       p1: Refresh the cave row
       5 cave tiles are revealed: V08 B13 B06 R02 R13
 69. p1 end
 70. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
 71. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
 72. p1 do.buy
       p1: Buy a troll card
 73. p1 card.tb4
       p1 takes the troll card Moonlit Chamber
 74. p1 end{tt2}  74ffb6417afd77ef
       1 troll card is revealed: Endless Halls
       p1 draws II-K3: neutral changeling to village II, King: village II
       Turn of p2
 75. p2 play.i-d3
       p2 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p2
 76. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 5 AP
 77. p2 do.refresh_tiles{p01+p03+p11+b04+r09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P01 P03 P11 B04 R09
 78. p2 do.refresh_tiles{v07+v13+b01+r15+p07}
       p2: Refresh the cave row
       5 cave tiles are revealed: V07 V13 B01 R15 P07
 79. p2 do.refresh_tiles{r11+b14+r06+v12+b07}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 B14 R06 V12 B07
 80. p2 do.refresh_tiles{r08+p14+b09+p13+r05}
       p2: Refresh the cave row
       5 cave tiles are revealed: R08 P14 B09 P13 R05
 81. p2 do.refresh_tiles{p09+r12+p15+r01+v10}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 R12 P15 R01 V10
 82. p2 end
 83. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
 84. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 85. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 86. p2 end  529adb907c842fa4
       p2 draws I-K2: neutral changeling to village I, King: building cave
       Round 4
       Turn of p1
 87. p1 play.i-d4
       p1 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
 88. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
 89. p1 do.build
       p1: Build 2 cave tiles
 90. p1 tile.p15
 91. p1 lay.c16.4
       p1 builds P15, princess tile (a bed) at c16
 92. p1 tile.v10
 93. p1 lay.d16.3
       p1 builds V10, victory tile (1 VP per 2 gold ingots left in the field) at d16
 94. p1 do.refresh_tiles{p06+b15+v14+p05+b05}
       p1: Refresh the cave row
       5 cave tiles are revealed: P06 B15 V14 P05 B05
 95. p1 do.refresh_tiles{r03+b15+p14+v14+p07}
       p1: Refresh the cave row
       5 cave tiles are revealed: R03 B15 P14 V14 P07
 96. p1 do.refresh_tiles{p03+r13+b01+r11+b04}
       p1: Refresh the cave row
       5 cave tiles are revealed: P03 R13 B01 R11 B04
 97. p1 end
 98. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP
 99. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
100. p1 end  30b0f618a8348242
       p1 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p2
101. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
102. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
103. p2 do.refresh_tiles{r06+r08+b14+p13+p05}
       p2: Refresh the cave row
       5 cave tiles are revealed: R06 R08 B14 P13 P05
104. p2 do.refresh_tiles{b07+r15+b09+r01+r09}
       p2: Refresh the cave row
       5 cave tiles are revealed: B07 R15 B09 R01 R09
105. p2 do.refresh_tiles{v07+p06+v13+v08+r05}
       p2: Refresh the cave row
       5 cave tiles are revealed: V07 P06 V13 V08 R05
106. p2 do.build
       p2: Build 2 cave tiles
107. p2 tile.v07
       p2 builds V07, victory tile (1 VP per diamond left in the field) at a13
108. p2 end{r02}
       1 cave tile is revealed: R02
109. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 2 AP and 1 of helpers
110. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
111. p2 vacate.ch_cow
       p2 takes off the board: changeling 1 (+1 cow)
       p2 gains 1 cow
       p2 stores a piece: Board 2, changeling (no bonus)
112. p2 end  9284101459538e71
       p2 draws II-K6: princess to village II, King: village II
       Round 5
       Turn of p1
113. p1 play.ii-k3
       p1 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
114. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 5 AP
115. p1 do.refresh_tiles{r12+b13+b05+p01+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: R12 B13 B05 P01 V12
116. p1 do.refresh_tiles{p09+b06+p11+b09+r05}
       p1: Refresh the cave row
       5 cave tiles are revealed: P09 B06 P11 B09 R05
117. p1 do.refresh_tiles{r02+b04+p06+r06+r13}
       p1: Refresh the cave row
       5 cave tiles are revealed: R02 B04 P06 R06 R13
118. p1 do.refresh_tiles{r08+r01+v14+b07+r11}
       p1: Refresh the cave row
       5 cave tiles are revealed: R08 R01 V14 B07 R11
119. p1 do.refresh_tiles{p13+b15+r09+r15+r03}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 B15 R09 R15 R03
120. p1 end
121. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP and 1 of helpers
122. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
123. p1 end  989db10a8f975836
       p1 draws II-K5: princess to village II, King: mining cave
       Turn of p2
124. p2 play.i-k2
       p2 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p2
125. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 6 AP
126. p2 do.refresh_tiles{r12+p07+b05+v13+v08}
       p2: Refresh the cave row
       5 cave tiles are revealed: R12 P07 B05 V13 V08
127. p2 do.refresh_tiles{p03+v12+p05+p01+b14}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 V12 P05 P01 B14
128. p2 do.refresh_tiles{b13+b01+p14+p11+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: B13 B01 P14 P11 R11
129. p2 do.refresh_tiles{b09+r06+r09+v08+p07}
       p2: Refresh the cave row
       5 cave tiles are revealed: B09 R06 R09 V08 P07
130. p2 do.refresh_tiles{r13+p05+p01+p13+p09}
       p2: Refresh the cave row
       5 cave tiles are revealed: R13 P05 P01 P13 P09
131. p2 do.refresh_tiles{r15+p03+b04+v14+r08}
       p2: Refresh the cave row
       5 cave tiles are revealed: R15 P03 B04 V14 R08
132. p2 end
133. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 2 AP
134. p2 end  1cc0abc3ffc5550c
       p2 draws I-K5: princess to village I, King: troll power cave
       Round 6
       Turn of p1
135. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
136. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 6 AP
137. p1 do.refresh_tiles{r02+b06+b15+v13+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: R02 B06 B15 V13 V12
138. p1 do.refresh_tiles{r03+p06+b07+r01+r05}
       p1: Refresh the cave row
       5 cave tiles are revealed: R03 P06 B07 R01 R05
139. p1 do.refresh_tiles{r12+b14+b05+r08+b13}
       p1: Refresh the cave row
       5 cave tiles are revealed: R12 B14 B05 R08 B13
140. p1 do.refresh_tiles{p07+p11+r06+p03+b06}
       p1: Refresh the cave row
       5 cave tiles are revealed: P07 P11 R06 P03 B06
141. p1 do.refresh_tiles{r02+p14+b01+v13+r03}
       p1: Refresh the cave row
       5 cave tiles are revealed: R02 P14 B01 V13 R03
142. p1 do.refresh_tiles{p13+p06+p05+b09+r15}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 P06 P05 B09 R15
143. p1 end
144. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 2 AP
145. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
146. p1 do.refresh_cards{tb4+ts1+ts5+ts2+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Silken Quarters, Nest of Velvet, Trophy Coil and Sunken Bell
147. p1 end  03edeb231d98cf25
       p1 draws I-K6: princess to village I, King: village I
       Turn of p2
148. p2 play.ii-d5
       p2 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p2
149. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
150. p2 do.refresh_tiles{p09+b04+v08+v12+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 B04 V08 V12 R11
151. p2 do.refresh_tiles{r01+b07+r09+v14+p01}
       p2: Refresh the cave row
       5 cave tiles are revealed: R01 B07 R09 V14 P01
152. p2 do.refresh_tiles{r05+r13+b15+r08+r02}
       p2: Refresh the cave row
       5 cave tiles are revealed: R05 R13 B15 R08 R02
153. p2 do.refresh_tiles{r03+v13+b13+b04+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: R03 V13 B13 B04 B09
154. p2 do.refresh_tiles{r11+b05+r09+v14+p14}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 B05 R09 V14 P14
155. p2 end
156. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
157. p2 do.buy
       p2: Buy a troll card
158. p2 card.tb4
       p2 takes the troll card Moonlit Chamber
159. p2 do.buy
       p2: Buy a troll card
160. p2 card.ts1
       p2 takes the troll card Silken Quarters
161. p2 end{ts5+tt1}  446e184b4f7eff14
       2 troll cards are revealed: Nest of Velvet and Silent Belfry
       p2 draws II-K4: princess to village II, King: building cave
       Round 7
       Turn of p1
162. p1 play.ii-k5
       p1 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p1
163. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
164. p1 do.refresh_tiles{b01+v08+b14+r01+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: B01 V08 B14 R01 P01
165. p1 do.build
       p1: Build 2 cave tiles
166. p1 tile.v08
       p1 builds V08, victory tile (1 VP per diamond left in the field) at c15
       p1 forms 1 diamond site
167. p1 do.refresh_tiles{p13+r15+p09+b07+p05}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 R15 P09 B07 P05
168. p1 do.refresh_tiles{b06+v12+p03+p06+r12}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 V12 P03 P06 R12
169. p1 end
170. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 2 AP
171. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
172. p1 end  ce1c52ac7e90fe90
       p1 draws I-K4: princess to village I, King: mining cave
       Turn of p2
173. p2 play.i-k5
       p2 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p2
174. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 5 AP
175. p2 do.refresh_tiles{p07+p11+r06+r11+b13}
       p2: Refresh the cave row
       5 cave tiles are revealed: P07 P11 R06 R11 B13
176. p2 do.refresh_tiles{r15+b05+b04+r01+b06}
       p2: Refresh the cave row
       5 cave tiles are revealed: R15 B05 B04 R01 B06
177. p2 do.refresh_tiles{p05+v12+p03+r08+p14}
       p2: Refresh the cave row
       5 cave tiles are revealed: P05 V12 P03 R08 P14
178. p2 do.refresh_tiles{p13+r13+r05+p06+p09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P13 R13 R05 P06 P09
179. p2 do.refresh_tiles{p01+b09+r03+r12+r09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P01 B09 R03 R12 R09
180. p2 end
181. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP
182. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
183. p2 end  ebe551a2078b4b8a
       p2 draws II-K1: human to village II, King: mining cave
       Round 8
       Turn of p1
184. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
185. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 5 AP
186. p1 do.refresh_tiles{r02+b14+b07+b15+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: R02 B14 B07 B15 V14
187. p1 do.refresh_tiles{v13+b01+r02+r09+r11}
       p1: Refresh the cave row
       5 cave tiles are revealed: V13 B01 R02 R09 R11
188. p1 do.refresh_tiles{r01+r05+p14+b13+b04}
       p1: Refresh the cave row
       5 cave tiles are revealed: R01 R05 P14 B13 B04
189. p1 do.refresh_tiles{r13+b05+b15+b14+p13}
       p1: Refresh the cave row
       5 cave tiles are revealed: R13 B05 B15 B14 P13
190. p1 do.refresh_tiles{p05+p11+p01+b09+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: P05 P11 P01 B09 V14
191. p1 end
192. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 2 AP and 1 of helpers
193. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
194. p1 end  07862d780c5d585a
       p1 draws I-N2: neutral changeling to village I, King: troll power cave
       Turn of p2
195. p2 play.ii-k4
       p2 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p2
196. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 6 AP
197. p2 do.refresh_tiles{r06+p09+p07+b06+r15}
       p2: Refresh the cave row
       5 cave tiles are revealed: R06 P09 P07 B06 R15
198. p2 do.refresh_tiles{r12+b07+v12+r08+p06}
       p2: Refresh the cave row
       5 cave tiles are revealed: R12 B07 V12 R08 P06
199. p2 do.refresh_tiles{r03+p03+b13+p06+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: R03 P03 B13 P06 B09
200. p2 do.refresh_tiles{b05+r08+p11+v13+b15}
       p2: Refresh the cave row
       5 cave tiles are revealed: B05 R08 P11 V13 B15
201. p2 do.refresh_tiles{r11+v14+r13+r02+r15}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 V14 R13 R02 R15
202. p2 do.refresh_tiles{p05+r12+r06+b14+r05}
       p2: Refresh the cave row
       5 cave tiles are revealed: P05 R12 R06 B14 R05
203. p2 end
204. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP and 1 of helpers
205. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
206. p2 end  f8b29dce7ee687c9
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Round 9
       Turn of p1
207. p1 play.ii-k2
       p1 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p1
208. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 5 AP
209. p1 do.refresh_tiles{b01+p01+p09+r09+b07}
       p1: Refresh the cave row
       5 cave tiles are revealed: B01 P01 P09 R09 B07
210. p1 do.refresh_tiles{b06+p13+v12+p07+r01}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 P13 V12 P07 R01
211. p1 do.refresh_tiles{b04+p14+r12+r15+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: B04 P14 R12 R15 P01
212. p1 do.refresh_tiles{v14+r06+r02+b06+p06}
       p1: Refresh the cave row
       5 cave tiles are revealed: V14 R06 R02 B06 P06
213. p1 do.refresh_tiles{p03+b13+r03+b15+r01}
       p1: Refresh the cave row
       5 cave tiles are revealed: P03 B13 R03 B15 R01
214. p1 end
215. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
216. p1 do.buy
       p1: Buy a troll card
217. p1 card.tt1
       p1 takes the troll card Silent Belfry
218. p1 do.buy
       p1: Buy a troll card
219. p1 card.tt5
       p1 takes the troll card Sunken Bell
220. p1 do.buy
       p1: Buy a troll card
221. p1 card.ts2
       p1 takes the troll card Trophy Coil
222. p1 claim.rc09
       p1 claims a challenge: 1 bat card, 1 snake card and 1 toad card
       p1 can place no royal tile and forfeits it
223. p1 end{tt4+tb8+tb3}  2fe63670fdf8ae26
       3 troll cards are revealed: Bog Lookout, Dusk Chant and Glittering Vein
       p1 draws II-N3: princess to village II, King: village II
       Turn of p2
224. p2 play.ii-k1
       p2 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p2
225. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
226. p2 do.refresh_tiles{r13+p09+r11+b07+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: R13 P09 R11 B07 B09
227. p2 do.refresh_tiles{b05+r09+v12+v13+p05}
       p2: Refresh the cave row
       5 cave tiles are revealed: B05 R09 V12 V13 P05
228. p2 do.refresh_tiles{b01+r05+p11+p13+r08}
       p2: Refresh the cave row
       5 cave tiles are revealed: B01 R05 P11 P13 R08
229. p2 do.refresh_tiles{b14+p07+p09+p01+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: B14 P07 P09 P01 R06
230. p2 do.refresh_tiles{b07+p14+b15+b01+p06}
       p2: Refresh the cave row
       5 cave tiles are revealed: B07 P14 B15 B01 P06
231. p2 end
232. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
233. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
234. p2 end  97ae1f3092caf734
       p2 draws I-N3: princess to village I, King: village I
       Round 10
       Turn of p1
235. p1 play.i-k4
       p1 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p1
236. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
237. p1 do.refresh_tiles{v14+p03+r02+r13+r08}
       p1: Refresh the cave row
       5 cave tiles are revealed: V14 P03 R02 R13 R08
238. p1 do.refresh_tiles{b04+v12+v13+b13+r05}
       p1: Refresh the cave row
       5 cave tiles are revealed: B04 V12 V13 B13 R05
239. p1 do.refresh_tiles{r03+p11+r15+b05+r11}
       p1: Refresh the cave row
       5 cave tiles are revealed: R03 P11 R15 B05 R11
240. p1 do.refresh_tiles{b06+b09+r09+r01+p05}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 B09 R09 R01 P05
241. p1 do.refresh_tiles{r12+p13+b04+b06+b13}
       p1: Refresh the cave row
       5 cave tiles are revealed: R12 P13 B04 B06 B13
242. p1 end
243. p1 move.building.ii
       p1 moves a troll: building cave → village II
       p1 has 1 AP
244. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
245. p1 end  e1354ab2dad46770
       Turn of p2
246. p2 play.i-n3
       p2 plays I-N3: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
247. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
248. p2 do.refresh_tiles{p07+r01+r02+p06+p11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P07 R01 R02 P06 P11
249. p2 do.refresh_tiles{r05+p01+r15+p05+v13}
       p2: Refresh the cave row
       5 cave tiles are revealed: R05 P01 R15 P05 V13
250. p2 do.refresh_tiles{b09+r09+b05+r06+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: B09 R09 B05 R06 R11
251. p2 do.refresh_tiles{p03+p09+p14+v12+b01}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 P09 P14 V12 B01
252. p2 do.refresh_tiles{b15+r03+b14+r08+r13}
       p2: Refresh the cave row
       5 cave tiles are revealed: B15 R03 B14 R08 R13
253. p2 end
254. p2 move.building.ii
       p2 moves a troll: building cave → village II
       p2 has 1 AP and 1 of helpers
255. p2 end  f96edb60dc826050
       Round 11
       Turn of p1
256. p1 play.ii-n3
       p1 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
257. p1 move.ii.building
       p1 moves a troll: village II → building cave
       p1 has 5 AP
258. p1 do.refresh_tiles{v14+b07+r03+p14+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: V14 B07 R03 P14 V12
259. p1 do.refresh_tiles{r06+p07+p06+p09+b09}
       p1: Refresh the cave row
       5 cave tiles are revealed: R06 P07 P06 P09 B09
260. p1 do.refresh_tiles{b06+p11+b04+r11+b14}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 P11 B04 R11 B14
261. p1 do.refresh_tiles{p13+r02+r12+p05+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 R02 R12 P05 P01
262. p1 do.refresh_tiles{b01+r13+r09+p03+r08}
       p1: Refresh the cave row
       5 cave tiles are revealed: B01 R13 R09 P03 R08
263. p1 end
264. p1 move.building.i
       p1 moves a troll: building cave → village I
       p1 has 1 AP
265. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
266. p1 end  a0bb76102f651c2d
       Turn of p2
267. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
268. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
269. p2 do.refresh_tiles{r15+r01+v13+b15+b05}
       p2: Refresh the cave row
       5 cave tiles are revealed: R15 R01 V13 B15 B05
270. p2 do.refresh_tiles{r05+b13+r03+p11+b06}
       p2: Refresh the cave row
       5 cave tiles are revealed: R05 B13 R03 P11 B06
271. p2 do.refresh_tiles{r08+b07+r12+b14+p01}
       p2: Refresh the cave row
       5 cave tiles are revealed: R08 B07 R12 B14 P01
272. p2 do.refresh_tiles{p07+b05+p13+p06+r02}
       p2: Refresh the cave row
       5 cave tiles are revealed: P07 B05 P13 P06 R02
273. p2 do.refresh_tiles{r15+b04+r01+b09+p14}
       p2: Refresh the cave row
       5 cave tiles are revealed: R15 B04 R01 B09 P14
274. p2 end
275. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 1 AP and 1 of helpers
276. p2 end  4420f34075929b38
       Round 12
       Turn of p1
277. p1 play.i-n2
       p1 plays I-N2: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p1
278. p1 move.i.building
       p1 moves a troll: village I → building cave
       p1 has 5 AP
279. p1 do.refresh_tiles{v12+p09+r06+p05+r13}
       p1: Refresh the cave row
       5 cave tiles are revealed: V12 P09 R06 P05 R13
280. p1 do.refresh_tiles{v14+r11+p03+b01+r09}
       p1: Refresh the cave row
       5 cave tiles are revealed: V14 R11 P03 B01 R09
281. p1 do.refresh_tiles{b15+v13+v14+p11+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: B15 V13 V14 P11 V12
282. p1 do.refresh_tiles{b13+r01+r15+p06+r02}
       p1: Refresh the cave row
       5 cave tiles are revealed: B13 R01 R15 P06 R02
283. p1 do.refresh_tiles{b06+r09+r08+b14+p07}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 R09 R08 B14 P07
284. p1 end
285. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
286. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
287. p1 do.refresh_cards{tt8+ts6+tb7+ts7+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Shed Skin Sack, Echo Gem, Deep Burrower and Winding Paths
288. p1 end  bd829551620ef65a
       Turn of p2
289. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
290. p2 move.i.building
       p2 moves a troll: village I → building cave
       p2 has 5 AP
291. p2 do.refresh_tiles{b09+r06+b07+b04+r03}
       p2: Refresh the cave row
       5 cave tiles are revealed: B09 R06 B07 B04 R03
292. p2 do.refresh_tiles{r11+p09+r13+p13+r05}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 P09 R13 P13 R05
293. p2 do.refresh_tiles{p03+p05+b01+p14+p01}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 P05 B01 P14 P01
294. p2 do.refresh_tiles{r12+b05+b09+p13+r01}
       p2: Refresh the cave row
       5 cave tiles are revealed: R12 B05 B09 P13 R01
295. p2 do.refresh_tiles{p14+p06+r03+b07+v14}
       p2: Refresh the cave row
       5 cave tiles are revealed: P14 P06 R03 B07 V14
296. p2 end
297. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 3 AP
298. p2 end  222c938dfd4886f0
       The last round is over: p1 wins

p1  +1  Humans [PRIN-E5]
p1  +2  Victory tile: 1 VP per toad card [PRIN-E6]
p1  +1  Victory tile: 1 VP per bat card [PRIN-E6]
p1  +2  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p1  +5  Trophy Coil (1 VP per victory tile) [PRIN-E7]
p2  +4  Single elements [PRIN-E2]
p2  +1  Humans [PRIN-E5]
p2  +1  Victory tile: 1 VP per snake card [PRIN-E6]
p2  +1  Victory tile: 1 VP per diamond left in the field [PRIN-E6]
p2  +2  Silken Quarters (1 VP per princess tile) [PRIN-E7]
= p1 11, p2 9  rounds, won by p1
