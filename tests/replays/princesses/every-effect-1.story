princesses/2  seats 4  seed 335  options boards=chosen later_seats=goods

  1. p4 board.yellow  d71473d3d1db74f3
       p4 takes the yellow board
  2. p3 board.turquoise  972581d843a3df8a
       p3 takes the turquoise board
  3. p2 board.red  2aeef901b5b9a18d
       p2 takes the red board
  4. p1 cave.mining  b715299b6871bd14
       p1 puts the first human in the mining cave
  5. p2 cave.mining  3caa114c2bac4f02
       p2 puts the first human in the mining cave
  6. p3 cave.troll_power  f625ecc960606f31
       p3 puts the first human in the troll power cave
  7. p4 cave.troll_power  3fe5d064c8f027ed
       p4 puts the first human in the troll power cave
       p1 draws 3 round cards: IV-D6 I-D5 II-D3
       p2 draws 3 round cards: III-D3 I-D4 III-D4
       p3 draws 3 round cards: III-D5 I-D6 IV-D1
       p4 draws 3 round cards: II-D2 I-D3 I-D2
       Round 1
       Turn of p1
  8. p1 play.i-d5
       p1 plays I-D5: princess to village I, King: building cave
       New in village I: princess
       The Troll King goes to the building cave of p1
  9. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
 10. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
 11. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 12. p1 end
 13. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 3 AP
 14. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 15. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
 16. p1 end  83be2e90b6e20d48
       p1 draws II-D5: princess to village II, King: troll power cave
       Turn of p2
 17. p2 play.i-d4
       p2 plays I-D4: neutral changeling to village I, King: troll power cave
       New in village I: neutral changeling
       The Troll King goes to the troll power cave of p2
 18. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 19. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 20. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 21. p2 end
 22. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 3 AP
 23. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
 24. p2 end  b9fd51f6cd38680b
       p2 draws IV-D3: neutral changeling to village IV, King: mining cave
       Turn of p3
 25. p3 play.i-d6
       p3 plays I-D6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
 26. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 2 AP
 27. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
 28. p3 end
 29. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 3 AP
 30. p3 do.human
       p3: Hire a human
 31. p3 cave.troll_power
       p3 hires a human for the troll power cave
 32. p3 end  9d52e3021a1530f2
       p3 draws II-D1: human to village II, King: building cave
       Turn of p4
 33. p4 play.ii-d2
       p4 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p4
 34. p4 move.beside.iii
       p4 brings in a troll: village III
       p4 has 1 AP
 35. p4 end
 36. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
 37. p4 do.buy
       p4: Buy a troll card
 38. p4 card.ts4
       p4 takes the troll card Muffled Bronze
 39. p4 do.refresh_cards{tt7+tt4+tt6+tb6+tb8}
       p4: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Bog Lookout, Cowherd's Nap, Night Purse and Dusk Chant
 40. p4 do.refresh_cards{ts5+tb7+tb2+ts6+tb5}
       p4: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Echo Gem, Throne Whisperer, Shed Skin Sack and Roost Watch
 41. p4 end  0f55995ce4571e09
       p4 draws II-D6: princess to village II, King: village II
       Round 2
       Turn of p1
 42. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
 43. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 4 AP
 44. p1 do.mine_diamond
       p1: Mine diamond
       p1 mines 1 diamond
 45. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 46. p1 end
 47. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 5 AP
 48. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 49. p1 end  1ff536255a1828f0
       p1 draws IV-D4: neutral changeling to village IV, King: troll power cave
       Turn of p2
 50. p2 play.iv-d3
       p2 plays IV-D3: neutral changeling to village IV, King: mining cave
       New in village IV: neutral changeling
       The Troll King goes to the mining cave of p2
 51. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 1 AP
 52. p2 end
 53. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 4 AP
 54. p2 end  5e6846a727455b98
       p2 draws III-D1: human to village III, King: troll power cave
       Turn of p3
 55. p3 play.iii-d5
       p3 plays III-D5: princess to village III, King: mining cave
       New in village III: princess
       The Troll King goes to the mining cave of p3
 56. p3 move.beside.i
       p3 brings in a troll: village I
       p3 has 3 AP
 57. p3 do.castle
       p3: Castle action
       p3 gains 1 diamond
 58. p3 end
 59. p3 troll.main.mining
       p3 moves a troll by an effect: village I → mining cave
 60. p3 troll.i.building
       p3 moves a troll by an effect: village I → building cave
 61. p3 troll.i.troll_power
       p3 moves a troll by an effect: village I → troll power cave
 62. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 4 AP
 63. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
 64. p3 do.buy
       p3: Buy a troll card
 65. p3 card.ts6
       p3 takes the troll card Shed Skin Sack
       p3 gains 3 obsidian
 66. p3 do.buy
       p3: Buy a troll card
 67. p3 card.tb5
       p3 takes the troll card Roost Watch
 68. p3 end{ts1+tt8}  d25f896395bc6ebd
       2 troll cards are revealed: Silken Quarters and Crooked Foreman
       p3 draws IV-D5: princess to village IV, King: building cave
       Turn of p4
 69. p4 play.i-d3
       p4 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p4
 70. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 3 AP
 71. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
       p4 mines 1 gold ingot
 72. p4 do.refresh_cards{ts5+ts3+tt2+tb1+tt3}
       p4: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Golden Scales, Endless Halls, Hoarded Sparks and Black Glass Pond
 73. p4 do.refresh_cards{tt3+ts7+ts8+ts7+tt1}
       p4: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Deep Burrower, Winding Paths, Deep Burrower and Silent Belfry
 74. p4 end
 75. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 4 AP
 76. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
       p4 mines 1 gold ingot
 77. p4 do.refresh_cards{ts2+tb2+tt5+tb8+tb5}
       p4: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Throne Whisperer, Sunken Bell, Dusk Chant and Roost Watch
 78. p4 do.refill
       p4: Refill excavation sites
 79. p4 refill.obsidian
       p4 refills sites with 2 obsidian
 80. p4 end  4b46273837c26f49
       p4 draws III-D2: neutral changeling to village III, King: mining cave
       Round 3
       Turn of p1
 81. p1 play.iv-d6
       p1 plays IV-D6: princess to village IV, King: village IV
       New in village IV: princess
       The Troll King goes to village IV
 82. p1 move.mining.iv
       p1 moves a troll: mining cave → village IV
       p1 has 2 AP and 1 of helpers
 83. p1 do.changeling
       p1: Swap changelings
 84. p1 pay.gold
       p1 pays 2 gold ingots
 85. p1 vacate.ch_cap
       p1 takes off the board: changeling 2 (1 more power space)
       p1 stores a piece: Board 2, changeling (no bonus)
 86. p1 end
 87. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 5 AP
 88. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
 89. p1 end  4a32c28628eda464
       p1 draws III-K5: princess to village III, King: building cave
       Turn of p2
 90. p2 play.iii-d3
       p2 plays III-D3: neutral changeling to village III, King: troll power cave
       New in village III: neutral changeling
       The Troll King goes to the troll power cave of p2
 91. p2 move.iv.mining
       p2 moves a troll: village IV → mining cave
       p2 has 4 AP
 92. p2 end
 93. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 5 AP
 94. p2 end  82d88eb6a27710b8
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p3
 95. p3 play.iv-d5
       p3 plays IV-D5: princess to village IV, King: building cave
       Nothing can be added in village IV: princess
       The Troll King goes to the building cave of p3
 96. p3 move.beside.troll_power
       p3 brings in a troll: troll power cave
       p3 has 5 AP
 97. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
 98. p3 do.refresh_cards{ts1+tt2+tt6+ts2+tb1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Endless Halls, Cowherd's Nap, Trophy Coil and Hoarded Sparks
 99. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
100. p3 do.buy
       p3: Buy a troll card
101. p3 card.tt6
       p3 takes the troll card Cowherd's Nap
       p3 uncovers 1 stable
       p3 gains 1 cow
102. p3 claim.rc09
       p3 claims a challenge: 1 bat card, 1 snake card and 1 toad card
103. p3 gain.rt19
104. p3 lay.a16.4
       p3 places RT19, royal tile (stores outpost and church bell) at a16
105. p3 end{rt08+tb3}
       1 royal tile is revealed: RT08
       1 troll card is revealed: Glittering Vein
106. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 3 AP
107. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
108. p3 do.build
       p3: Build 2 cave tiles
109. p3 tile.r04
110. p3 lay.b15.1
       p3 builds R04, resource tile (refill one type) at b15
111. p3 tile.b11
112. p3 lay.a15.4
       p3 builds B11, church-bell tile (+2 gold ingots) at a15
       p3 uncovers 1 stable
113. p3 end{v03+v16}  d89ce78d548f4127
       2 cave tiles are revealed: V03 V16
       p3 draws I-K1: human to village I, King: troll power cave
       Turn of p4
114. p4 play.iii-d2
       p4 plays III-D2: neutral changeling to village III, King: mining cave
       New in village III: neutral changeling
       The Troll King goes to the mining cave of p4
115. p4 move.beside.troll_power
       p4 brings in a troll: troll power cave
       p4 has 5 AP
116. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
117. p4 do.refresh_cards{ts4+tt1+ts3+tb4+ts6}
       p4: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Silent Belfry, Golden Scales, Moonlit Chamber and Shed Skin Sack
118. p4 do.refill
       p4: Refill excavation sites
119. p4 refill.gold
       p4 refills sites with 2 gold ingots
120. p4 do.refresh_cards{tt4+ts8+tb6+tb7+tb4}
       p4: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Winding Paths, Night Purse, Echo Gem and Moonlit Chamber
121. p4 end
122. p4 move.troll_power.ii
       p4 moves a troll: troll power cave → village II
       p4 has 1 AP
123. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
124. p4 end  e25448015182e646
       p4 draws I-K2: neutral changeling to village I, King: building cave
       Round 4
       Turn of p1
125. p1 play.iii-k5
       p1 plays III-K5: princess to village III, King: building cave
       Nothing can be added in village III: princess
       The Troll King goes to the building cave of p1
126. p1 move.iv.ii
       p1 moves a troll: village IV → village II
       p1 has 1 AP and 1 of helpers
127. p1 end
128. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 1 of helpers
129. p1 end  9b571acf80334137
       p1 draws II-K4: princess to village II, King: building cave
       Turn of p2
130. p2 play.iii-d4
       p2 plays III-D4: neutral changeling to village III, King: building cave
       New in village III: neutral changeling
       The Troll King goes to the building cave of p2
131. p2 move.mining.ii
       p2 moves a troll: mining cave → village II
       p2 has 1 AP and 3 of helpers
132. p2 end
133. p2 move.beside.ii
134. p2 chase.p1  e36be477b0b60ed5
       p2 chases a troll of p1 out of village II
135. p1 cave.mining  78d44caaf24f9670
       The troll of p1 flees from village II to the mining cave
       p2 brings in a troll: village II
       p2 has 2 AP and 2 of helpers
136. p2 do.changeling
       p2: Swap changelings
       p2 pays 1 diamond
137. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
       p2 stores a piece: Board 2, changeling (no bonus)
138. p2 end  404a19ed140c6a9d
       p2 draws II-K3: neutral changeling to village II, King: village II
       Turn of p3
139. p3 play.iv-d1
       p3 plays IV-D1: human to village IV, King: mining cave
       New in village IV: human
       The Troll King goes to the mining cave of p3
140. p3 move.troll_power.ii
141. p3 chase.p1  bffc9ef8121882ff
       p3 chases a troll of p1 out of village II
142. p1 cave.troll_power  d0a5e6922ace812e
       The troll of p1 flees from village II to the troll power cave
       p3 moves a troll: troll power cave → village II
       p3 has 1 AP and 3 of helpers
143. p3 do.bell
       p3: Take down a church bell
144. p3 store.b11
       p3 stores a piece: B11, church bell (+2 gold ingots)
       p3 gains 2 gold ingots
145. p3 end
146. p3 move.troll_power.ii
147. p3 chase.p2  a9c798f184e09a05
       p3 chases a troll of p2 out of village II
148. p2 cave.building  626e781b51bd64f2
       The troll of p2 flees from village II to the building cave
       p3 moves a troll: troll power cave → village II
       p3 has 2 AP and 2 of helpers
149. p3 do.human
       p3: Hire a human
150. p3 cave.building
       p3 hires a human for the building cave
151. p3 end  b1a8776965465b97
       p3 draws II-K6: princess to village II, King: village II
       Turn of p4
152. p4 play.ii-d6
       p4 plays II-D6: princess to village II, King: village II
       New in village II: princess
       The Troll King goes to village II
153. p4 move.troll_power.building
       p4 moves a troll: troll power cave → building cave
       p4 has 1 AP
154. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
       p4 mines 1 gold ingot
155. p4 end
156. p4 move.troll_power.ii
157. p4 chase.p3  0df2215bccec58fe
       p4 chases a troll of p3 out of village II
158. p3 cave.mining  2d64952e34ba6604
       The troll of p3 flees from village II to the mining cave
       p4 moves a troll: troll power cave → village II
       p4 has 3 AP and 2 of helpers
159. p4 do.bell
       p4: Take down a church bell
       p4 stores a piece: Muffled Bronze TS4A-2, church bell (+2 troll power)
       p4 gains 2 troll power
160. p4 end  8bf269c57d64a184
       p4 draws IV-K1: human to village IV, King: troll power cave
       Round 5
       Turn of p1
161. p1 play.ii-k4
       p1 plays II-K4: princess to village II, King: building cave
       Nothing can be added in village II: princess
       The Troll King goes to the building cave of p1
162. p1 move.mining.ii
163. p1 chase.p4  4403d13b8946d070
       p1 chases a troll of p4 out of village II
164. p4 cave.mining  0cd21a1165700c44
       The troll of p4 flees from village II to the mining cave
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 3 of helpers
165. p1 end
166. p1 move.mining.ii
167. p1 chase.p2  16adb5da326e0455
       p1 chases a troll of p2 out of village II
168. p2 cave.troll_power  55679af11448a5e7
       The troll of p2 flees from village II to the troll power cave
       p1 moves a troll: mining cave → village II
       p1 has 2 AP and 2 of helpers
169. p1 end  2360dbaa5cb7f720
       p1 draws I-K3: neutral changeling to village I, King: village I
       Turn of p2
170. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
171. p2 move.building.mining
       p2 moves a troll: building cave → mining cave
       p2 has 6 AP
172. p2 end
173. p2 move.troll_power.ii
174. p2 chase.p1  2a6ec6300ee1fb08
       p2 chases a troll of p1 out of village II
175. p1 cave.building  6619044ced2bd825
       The troll of p1 flees from village II to the building cave
       p2 moves a troll: troll power cave → village II
       p2 has 1 AP and 3 of helpers
176. p2 end  c699b8e3f995c08a
       p2 draws II-K2: neutral changeling to village II, King: troll power cave
       Turn of p3
177. p3 play.ii-d1
       p3 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p3
178. p3 move.mining.ii
179. p3 chase.p2  55a71708d97dccb1
       p3 chases a troll of p2 out of village II
180. p2 cave.troll_power  c530083a6645469c
       The troll of p2 flees from village II to the troll power cave
       p3 moves a troll: mining cave → village II
       p3 has 2 AP and 2 of helpers
181. p3 do.bell
       p3: Take down a church bell
       p3 stores a piece: RT19-2, church bell (no bonus)
182. p3 end
183. p3 move.troll_power.i
       p3 moves a troll: troll power cave → village I
       p3 has 1 AP
184. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
185. p3 end  f4c8073cc7cbd29b
       p3 draws I-K6: princess to village I, King: village I
       Turn of p4
186. p4 play.i-d2
       p4 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p4
187. p4 move.mining.ii
188. p4 chase.p3  74ef9e4c9808c8ba
       p4 chases a troll of p3 out of village II
189. p3 cave.mining  10a71465b339320e
       The troll of p3 flees from village II to the mining cave
       p4 moves a troll: mining cave → village II
       p4 has 2 AP and 2 of helpers
190. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
191. p4 vacate.ch_cap
       p4 takes off the board: changeling 2 (1 more power space)
       p4 stores a piece: Board 2, changeling (no bonus)
192. p4 end
193. p4 move.iii.ii
194. p4 chase.p3  e7bbf9425ea5d9c1
       p4 chases a troll of p3 out of village II
195. p3 cave.building  58a277a935c47a1c
       The troll of p3 flees from village II to the building cave
       p4 moves a troll: village III → village II
       p4 has 3 AP and 1 of helpers
196. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
197. p4 vacate.ch_cow
       p4 takes off the board: changeling 1 (+1 cow)
       p4 stores a piece: Muffled Bronze TS4A-1, changeling (no bonus)
198. p4 end  93ee797f6cad561f
       p4 draws IV-K5: princess to village IV, King: troll power cave
       Round 6
       Turn of p1
199. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       Nothing can be added in village II: princess
       The Troll King goes to the troll power cave of p1
200. p1 move.building.ii  eed97ee395d4c6ca
       p1 chases a troll of p4 out of village II
201. p4 cave.mining  c5959139ceca5458
       The troll of p4 flees from village II to the mining cave
       p1 moves a troll: building cave → village II
       p1 has 2 AP and 2 of helpers
202. p1 end
203. p1 move.mining.ii  321285ae93a34c1a
       p1 chases a troll of p4 out of village II
204. p4 cave.building  aa64e2a0df106f3a
       The troll of p4 flees from village II to the building cave
       p1 moves a troll: mining cave → village II
       p1 has 3 AP and 1 of helpers
205. p1 do.castle
       p1: Castle action
       p1 gains 2 troll power
206. p1 end
207. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
208. p1 troll.ii.building
       p1 moves a troll by an effect: village II → building cave
209. p1 troll.ii.troll_power  e08f538a892b3858
       p1 moves a troll by an effect: village II → troll power cave
       p1 draws III-K2: neutral changeling to village III, King: mining cave
       Turn of p2
210. p2 play.ii-k2
       p2 plays II-K2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
211. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 3 AP
212. p2 do.buy
       p2: Buy a troll card
213. p2 card.tb4
       p2 takes the troll card Moonlit Chamber
214. p2 do.refill
       p2: Refill excavation sites
215. p2 refill.obsidian
       p2 refills sites with 3 obsidian
216. p2 end{tt7}
       1 troll card is revealed: Mud Mason
217. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
218. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
219. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
220. p2 end  657ff28efc3c29e0
       p2 draws IV-K3: neutral changeling to village IV, King: village IV
       Turn of p3
221. p3 play.i-k6
       p3 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
222. p3 move.mining.building
       p3 moves a troll: mining cave → building cave
       p3 has 5 AP
223. p3 do.refresh_tiles{b04+r03+p05+b07+p08}
       p3: Refresh the cave row
       5 cave tiles are revealed: B04 R03 P05 B07 P08
224. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
225. p3 do.outpost
       p3: Build an outpost
226. p3 vacate.op_pow
       p3 takes off the board: outpost 4 (+2 troll power)
       p3 gains 2 troll power
227. p3 village.ii
       p3 builds an outpost in village II
228. p3 store.board-1
       p3 stores a piece: Board 1, outpost (no bonus)
229. p3 end
230. p3 move.i.troll_power
       p3 moves a troll: village I → troll power cave
       p3 has 3 AP
231. p3 do.buy
       p3: Buy a troll card
232. p3 card.tb7
       p3 takes the troll card Echo Gem
       p3 gains 1 diamond
233. p3 do.buy
       p3: Buy a troll card
234. p3 card.tb6
       p3 takes the troll card Night Purse
       p3 gains 1 gold ingot
235. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
236. p3 end{tb8+ts5}  981fdedb9abda214
       2 troll cards are revealed: Dusk Chant and Nest of Velvet
       p3 draws IV-K4: princess to village IV, King: mining cave
       Turn of p4
237. p4 play.iv-k1
       p4 plays IV-K1: human to village IV, King: troll power cave
       New in village IV: human
       The Troll King goes to the troll power cave of p4
238. p4 move.mining.troll_power
       p4 moves a troll: mining cave → troll power cave
       p4 has 4 AP
239. p4 do.buy
       p4: Buy a troll card
240. p4 card.tt7
       p4 takes the troll card Mud Mason
241. p4 tile.b04
242. p4 lay.a16.4
       p4 builds B04, church-bell tile (+3 troll power) at a16
       p4 uncovers 1 stable
243. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 gold ingot
244. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
245. p4 end{p03+tt8}
       1 cave tile is revealed: P03
       1 troll card is revealed: Crooked Foreman
246. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 5 AP
247. p4 do.refill
       p4: Refill excavation sites
248. p4 refill.gold
       p4 refills sites with 2 gold ingots
249. p4 do.refill
       p4: Refill excavation sites
       p4 refills sites with 2 obsidian
250. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
       p4 mines 1 gold ingot
251. p4 end  6411ac2d4564a0d3
       p4 draws I-K5: princess to village I, King: troll power cave
       Round 7
       Turn of p1
252. p1 play.i-k3
       p1 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
253. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
254. p1 do.buy
       p1: Buy a troll card
255. p1 card.ts8
       p1 takes the troll card Winding Paths
256. p1 troll.main.ii
       p1 moves a troll by an effect: troll power cave → village II
257. p1 troll.troll_power.mining
       p1 moves a troll by an effect: troll power cave → mining cave
258. p1 do.refill
       p1: Refill excavation sites
259. p1 refill.gold
       p1 refills sites with 1 gold ingot
260. p1 end{ts7}
       1 troll card is revealed: Deep Burrower
261. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 3 AP
262. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
263. p1 do.mine_gold
       p1: Mine gold
       p1 mines 1 gold ingot
264. p1 end  b129a00e51fd4bc8
       p1 draws IV-K6: princess to village IV, King: village IV
       Turn of p2
265. p2 play.iv-k3
       p2 plays IV-K3: neutral changeling to village IV, King: village IV
       New in village IV: neutral changeling
       The Troll King goes to village IV
266. p2 move.troll_power.iv
       p2 moves a troll: troll power cave → village IV
       p2 has 2 AP
267. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
268. p2 end
269. p2 move.mining.iv
       p2 moves a troll: mining cave → village IV
       p2 has 3 AP
270. p2 do.castle
       p2: Castle action
       p2 gains 1 gold ingot
271. p2 end
272. p2 troll.iv.troll_power
       p2 moves a troll by an effect: village IV → troll power cave
273. p2 troll.iv.troll_power  bcbeda247fe38e6b
       p2 moves a troll by an effect: village IV → troll power cave
       p2 draws III-K6: princess to village III, King: village III
       Turn of p3
274. p3 play.i-k1
       p3 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p3
275. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
276. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
277. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
278. p3 do.buy
       p3: Buy a troll card
279. p3 card.tt8
       p3 takes the troll card Crooked Foreman
280. p3 human.troll_power.building
       p3 moves a human: troll power cave → building cave
281. p3 human.building.troll_power
       p3 moves a human: building cave → troll power cave
282. p3 human.troll_power.mining
       p3 moves a human: troll power cave → mining cave
283. p3 do.buy
       p3: Buy a troll card
284. p3 card.ts7
       p3 takes the troll card Deep Burrower
285. p3 end{tb8+tt5}
       2 troll cards are revealed: Dusk Chant and Sunken Bell
286. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
287. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
288. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
289. p3 do.buy
       p3: Buy a troll card
290. p3 card.tt4
       p3 takes the troll card Bog Lookout
291. p3 do.buy
       p3: Buy a troll card
292. p3 card.tb8
       p3 takes the troll card Dusk Chant
       p3 gains 3 troll power
293. p3 end{tt8+tt7}  3dab0decd07431aa
       2 troll cards are revealed: Crooked Foreman and Mud Mason
       p3 draws III-K1: human to village III, King: building cave
       Turn of p4
294. p4 play.i-k5
       p4 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p4
295. p4 move.building.troll_power
       p4 moves a troll: building cave → troll power cave
       p4 has 6 AP
296. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 obsidian
       p4 mines 1 gold ingot
297. p4 do.receive
       p4: Receive troll power
       p4 gains 2 troll power
298. p4 do.refresh_cards{ts8+tt5+tt2+tt2+tb7}
       p4: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Sunken Bell, Endless Halls, Endless Halls and Echo Gem
299. p4 do.refill
       p4: Refill excavation sites
300. p4 refill.gold
       p4 refills sites with 2 gold ingots
301. p4 end
302. p4 move.building.ii
       p4 moves a troll: building cave → village II
       p4 has 1 AP and 1 of helpers
303. p4 do.cow
       p4: Steal a cow
       p4 gains 1 cow
304. p4 end  9e876aad4b1556c6
       p4 draws III-K3: neutral changeling to village III, King: village III
       Round 8
       Turn of p1
305. p1 play.iv-d4
       p1 plays IV-D4: neutral changeling to village IV, King: troll power cave
       Nothing can be added in village IV: neutral changeling
       The Troll King goes to the troll power cave of p1
306. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 4 AP
307. p1 end
308. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 5 AP
309. p1 end  d21d2fb018b198a0
       Turn of p2
310. p2 play.ii-k3
       p2 plays II-K3: neutral changeling to village II, King: village II
       Nothing can be added in village II: neutral changeling
       The Troll King goes to village II
311. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 3 AP
312. p2 do.refill
       p2: Refill excavation sites
313. p2 refill.obsidian
       p2 refills sites with 3 obsidian
314. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
315. p2 end
316. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 1 AP
317. p2 end  bbcfa5122d3db1fc
       Turn of p3
318. p3 play.ii-k6
       p3 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
319. p3 move.building.iv
       p3 moves a troll: building cave → village IV
       p3 has 1 AP
320. p3 do.cow
       p3: Steal a cow
       p3 gains 1 cow
321. p3 end
322. p3 move.building.troll_power
       p3 moves a troll: building cave → troll power cave
       p3 has 5 AP
323. p3 do.buy
       p3: Buy a troll card
324. p3 card.ts8
       p3 takes the troll card Winding Paths
325. p3 troll.troll_power.ii
       p3 moves a troll by an effect: troll power cave → village II
326. p3 troll.troll_power.iii
       p3 moves a troll by an effect: troll power cave → village III
327. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
328. p3 do.buy
       p3: Buy a troll card
329. p3 card.tt2
       p3 takes the troll card Endless Halls
330. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
331. p3 end{ts2+tb1}  cd2810917be70c6f
       2 troll cards are revealed: Trophy Coil and Hoarded Sparks
       Turn of p4
332. p4 play.iii-k3
       p4 plays III-K3: neutral changeling to village III, King: village III
       Nothing can be added in village III: neutral changeling
       The Troll King goes to village III
333. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 2 AP and 1 of helpers
334. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
       p4 takes off the board: changeling 3 (receive 1 more power)
335. p4 store.tt7b-1
       p4 stores a piece: Mud Mason TT7B-1, changeling (no bonus)
336. p4 end
337. p4 move.ii.troll_power
       p4 moves a troll: village II → troll power cave
       p4 has 5 AP
338. p4 do.royal
       p4: Activate a royal tile
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 gold ingot
339. p4 do.refresh_cards{tb6+ts4+tb1+tt1+ts1}
       p4: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Muffled Bronze, Hoarded Sparks, Silent Belfry and Silken Quarters
340. p4 do.buy
       p4: Buy a troll card
341. p4 card.tb6
       p4 takes the troll card Night Purse
       p4 gains 1 gold ingot
342. p4 claim.rc09
       p4 claims a challenge: 1 bat card, 1 snake card and 1 toad card
343. p4 gain.rt02
344. p4 lay.b15.2
       p4 places RT02, royal tile (move 1 troll; move 1 human) at b15
345. p4 do.receive
       p4: Receive troll power
       p4 gains 3 troll power
346. p4 end{rt09+tb3}  f5b59cda2f1f5896
       1 royal tile is revealed: RT09
       1 troll card is revealed: Glittering Vein
       Round 9
       Turn of p1
347. p1 play.iv-k6
       p1 plays IV-K6: princess to village IV, King: village IV
       Nothing can be added in village IV: princess
       The Troll King goes to village IV
348. p1 move.building.iii
       p1 moves a troll: building cave → village III
       p1 has 1 AP and 2 of helpers
349. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
350. p1 end
351. p1 move.mining.iii
       p1 moves a troll: mining cave → village III
       p1 has 2 AP and 2 of helpers
352. p1 do.changeling
       p1: Swap changelings
       p1 pays 1 diamond
353. p1 vacate.ch_cow
       p1 takes off the board: changeling 1 (+1 cow)
       p1 stores a piece: Winding Paths TS8A, changeling (1 free tile)
354. p1 tile.r03
355. p1 lay.a16.0
       p1 builds R03, resource tile (refill one type) at a16
       p1 forms 1 obsidian site
356. p1 end{p01}  3a54a924e03c294d
       1 cave tile is revealed: P01
       Turn of p2
357. p2 play.iii-k6
       p2 plays III-K6: princess to village III, King: village III
       Nothing can be added in village III: princess
       The Troll King goes to village III
358. p2 move.mining.iii
359. p2 chase.p1  f283e2c9b5dca6f4
       p2 chases a troll of p1 out of village III
360. p1 cave.troll_power  edc09a16004608ed
       The troll of p1 flees from village III to the troll power cave
       p2 moves a troll: mining cave → village III
       p2 has 2 AP and 3 of helpers
361. p2 end
362. p2 move.troll_power.iii
363. p2 chase.p3  12304b2411d67368
       p2 chases a troll of p3 out of village III
364. p3 cave.troll_power  07a53c8fc81464b7
       The troll of p3 flees from village III to the troll power cave
       p2 moves a troll: troll power cave → village III
       p2 has 3 AP and 2 of helpers
365. p2 do.castle
       p2: Castle action
       p2 gains 1 obsidian
366. p2 end
367. p2 troll.iii.mining
       p2 moves a troll by an effect: village III → mining cave
368. p2 troll.iii.building  fc745d8b63120114
       p2 moves a troll by an effect: village III → building cave
       Turn of p3
369. p3 play.iii-k1
       p3 plays III-K1: human to village III, King: building cave
       New in village III: human
       The Troll King goes to the building cave of p3
370. p3 move.ii.troll_power
       p3 moves a troll: village II → troll power cave
       p3 has 5 AP
371. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
372. p3 do.buy
       p3: Buy a troll card
373. p3 card.tb3
       p3 takes the troll card Glittering Vein
374. p3 do.receive
       p3: Receive troll power
       p3 gains 2 troll power
375. p3 do.refresh_cards{tb2+ts6+tt1+tb3+ts1}
       p3: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Shed Skin Sack, Silent Belfry, Glittering Vein and Silken Quarters
376. p3 end
377. p3 move.troll_power.iv
       p3 moves a troll: troll power cave → village IV
       p3 has 2 AP
378. p3 do.changeling
       p3: Swap changelings
379. p3 pay.diamond
       p3 pays 1 diamond
380. p3 vacate.ch_cow
       p3 takes off the board: changeling 1 (+1 cow)
       p3 gains 1 cow
381. p3 store.tb3a
       p3 stores a piece: Glittering Vein TB3A, changeling (+1 troll power)
       p3 gains 1 troll power
382. p3 end  7ab2c47f078fd498
       Turn of p4
383. p4 play.i-k2
       p4 plays I-K2: neutral changeling to village I, King: building cave
       Nothing can be added in village I: neutral changeling
       The Troll King goes to the building cave of p4
384. p4 move.troll_power.iii
       p4 moves a troll: troll power cave → village III
       p4 has 2 AP and 1 of helpers
385. p4 do.changeling
       p4: Swap changelings
       p4 pays 2 gold ingots
       p4 takes off the board: changeling 4 (receive 1 more power)
386. p4 store.tb6a-2
       p4 stores a piece: Night Purse TB6A-2, changeling (+1 troll power)
       p4 gains 1 troll power
387. p4 end
388. p4 move.iii.troll_power
       p4 moves a troll: village III → troll power cave
       p4 has 5 AP
389. p4 do.receive
       p4: Receive troll power
       p4 gains 4 troll power
390. p4 do.royal
       p4: Activate a royal tile
391. p4 royal.printed
       p4 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p4 mines 1 gold ingot
392. p4 do.refill
       p4: Refill excavation sites
393. p4 refill.obsidian
       p4 refills sites with 2 obsidian
394. p4 end  9efc4a61a8ba4591
       Round 10
       Turn of p1
395. p1 play.iii-k2
       p1 plays III-K2: neutral changeling to village III, King: mining cave
       Nothing can be added in village III: neutral changeling
       The Troll King goes to the mining cave of p1
396. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP
397. p1 end
398. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
399. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Receive 1 troll power; mine 1 obsidian
       p1 gains 1 troll power
       p1 mines 1 obsidian
400. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
401. p1 end  e1fcbb9f4130468d
       Turn of p2
402. p2 play.iii-d1
       p2 plays III-D1: human to village III, King: troll power cave
       Nothing can be added in village III: human
       The Troll King goes to the troll power cave of p2
403. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 2 AP
404. p2 end
405. p2 move.troll_power.iv
       p2 moves a troll: troll power cave → village IV
       p2 has 1 AP and 2 of helpers
406. p2 end  a0f13a15c8c97dc8
       Turn of p3
407. p3 play.iv-k4
       p3 plays IV-K4: princess to village IV, King: mining cave
       Nothing can be added in village IV: princess
       The Troll King goes to the mining cave of p3
408. p3 move.troll_power.building
       p3 moves a troll: troll power cave → building cave
       p3 has 2 AP
409. p3 do.refresh_tiles{v14+b03+r01+p07+v15}
       p3: Refresh the cave row
       5 cave tiles are revealed: V14 B03 R01 P07 V15
410. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
411. p3 end
412. p3 move.troll_power.mining
       p3 moves a troll: troll power cave → mining cave
       p3 has 3 AP
413. p3 do.royal
       p3: Activate a royal tile
       p3 activates the royal tile of the board: Take 1 cow from the reserve
       p3 gains 1 cow
414. p3 do.mine_gold
       p3: Mine gold
       p3 mines 1 gold ingot
415. p3 end  2af25f3669391572
       Turn of p4
416. p4 play.iv-k5
       p4 plays IV-K5: princess to village IV, King: troll power cave
       Nothing can be added in village IV: princess
       The Troll King goes to the troll power cave of p4
417. p4 move.iii.iv
       p4 moves a troll: village III → village IV
       p4 has 1 AP and 3 of helpers
418. p4 do.bell
       p4: Take down a church bell
       p4 stores a piece: B04, church bell (+3 troll power)
419. p4 end
420. p4 move.troll_power.iv
421. p4 chase.p3  6eb2cd035014be96
       p4 chases a troll of p3 out of village IV
422. p3 cave.troll_power  cd85c6686294fefd
       The troll of p3 flees from village IV to the troll power cave
       p4 moves a troll: troll power cave → village IV
       p4 has 2 AP and 2 of helpers
423. p4 do.human
       p4: Hire a human
424. p4 cave.building
       p4 hires a human for the building cave
425. p4 end  a706c5f4fa962696
       The last round is over: p4 wins

p1  +8  Single elements [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p2  +4  Single elements [PRIN-E2]
p2  +1  Humans [PRIN-E5]
p3 +15  Sets of three [PRIN-E2]
p3  +4  Single elements [PRIN-E2]
p3  +3  Royal tiles [PRIN-E4]
p3  +3  Humans [PRIN-E5]
p4 +18  Sets of two [PRIN-E2]
p4  +8  Single elements [PRIN-E2]
p4  +3  Royal tiles [PRIN-E4]
p4  +2  Humans [PRIN-E5]
= p4 31, p3 25, p1 9, p2 5  rounds, won by p4
