princesses/3  seats 2  seed 1  options boards=chosen second_seat=none

  1. p1 board.yellow  fdefa474613c9d45
       p1 takes the yellow board
  2. p2 board.turquoise
       p2 takes the turquoise board
  3. p2 cave.troll_power  9d5ef11de2bd4af4
       p2 puts the first human in the troll power cave
  4. p1 cave.troll_power  e48a2331b13a50d5
       p1 puts the first human in the troll power cave
       p1 draws 3 round cards: I-D2 II-D5 I-D3
       p2 draws 3 round cards: II-D2 I-D6 I-D5
       Round 1
       Turn of p2
  5. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
  6. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 2 AP
  7. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
  8. p2 do.refresh_cards{ts1+tb1+ts3+ts5+tt8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Hoarded Sparks, Golden Scales, Nest of Velvet and Crooked Foreman
  9. p2 end
 10. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 3 AP
 11. p2 do.refresh_cards{tt2+tb2+ts4+tb2+ts8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Throne Whisperer, Muffled Bronze, Throne Whisperer and Winding Paths
 12. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 13. p2 end  86ed8470a04c4285
       p2 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 14. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p1
 15. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 3 AP
 16. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 17. p1 do.buy
       p1: Buy a troll card
 18. p1 card.ts4
       p1 takes the troll card Muffled Bronze
 19. p1 end{tb6}
       1 troll card is revealed: Night Purse
 20. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 4 AP
 21. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 22. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 23. p1 do.refresh_cards{tt1+tt5+ts1+tb8+tt4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Sunken Bell, Silken Quarters, Dusk Chant and Bog Lookout
 24. p1 end  80bbf2ff652ad078
       p1 draws II-D1: human to village II, King: building cave
       Round 2
       Turn of p2
 25. p2 play.ii-d4
       p2 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
 26. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 4 AP
 27. p2 do.buy
       p2: Buy a troll card
 28. p2 card.tt1
       p2 takes the troll card Silent Belfry
 29. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 30. p2 do.buy
       p2: Buy a troll card
 31. p2 card.tb8
       p2 takes the troll card Dusk Chant
       p2 gains 3 troll power
 32. p2 do.buy
       p2: Buy a troll card
 33. p2 card.tt4
       p2 takes the troll card Bog Lookout
 34. p2 end{tt6+tt7+tt3}
       3 troll cards are revealed: Cowherd's Nap, Mud Mason and Black Glass Pond
 35. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 5 AP
 36. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 37. p2 do.buy
       p2: Buy a troll card
 38. p2 card.tt6
       p2 takes the troll card Cowherd's Nap
       p2 uncovers 1 stable
       p2 gains 1 cow
 39. p2 do.buy
       p2: Buy a troll card
 40. p2 card.tt3
       p2 takes the troll card Black Glass Pond
 41. p2 claim.rc10
       p2 claims a challenge: 5 troll cards
 42. p2 gain.rt02
 43. p2 lay.a16.3
       p2 places RT02, royal tile (move 1 troll; move 1 human) at a16
 44. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 45. p2 end{rt09+tb5+tb7}  4751b1b290b236ac
       1 royal tile is revealed: RT09
       2 troll cards are revealed: Roost Watch and Echo Gem
       p2 draws II-D6: princess to village II, King: village II
       Turn of p1
 46. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 47. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 4 AP
 48. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 49. p1 do.refresh_cards{ts7+tb4+tb1+ts5+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Moonlit Chamber, Hoarded Sparks, Nest of Velvet and Golden Scales
 50. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
 51. p1 end
 52. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 5 AP
 53. p1 do.refill
       p1: Refill excavation sites
 54. p1 refill.obsidian
       p1 refills sites with 2 obsidian
 55. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
 56. p1 do.refresh_cards{tt2+tb3+tb4+ts6+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Glittering Vein, Moonlit Chamber, Shed Skin Sack and Black Glass Pond
 57. p1 do.refresh_cards{ts3+ts5+tb1+ts1+ts2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Nest of Velvet, Hoarded Sparks, Silken Quarters and Trophy Coil
 58. p1 end  838e8bbea23514b2
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Round 3
       Turn of p2
 59. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       Nothing can be added in village I: princess
       The Troll King goes to the building cave of p2
 60. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 2 AP
 61. p2 do.royal
       p2: Activate a royal tile
 62. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
 63. p2 troll.troll_power.mining
       p2 moves a troll by an effect: troll power cave → mining cave
 64. p2 human.troll_power.mining
       p2 moves a human: troll power cave → mining cave
 65. p2 do.refresh_tiles{p15+r08+b09+v10+v07}
       p2: Refresh the cave row
       5 cave tiles are revealed: P15 R08 B09 V10 V07
 66. p2 end
 67. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 3 AP
 68. p2 do.refresh_cards{ts3+tb2+tb4+tt8+tb3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Throne Whisperer, Moonlit Chamber, Crooked Foreman and Glittering Vein
 69. p2 do.royal
       p2: Activate a royal tile
 70. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 71. p2 do.buy
       p2: Buy a troll card
 72. p2 card.tb3
       p2 takes the troll card Glittering Vein
 73. p2 end{ts5}  945b257c2d1d7262
       1 troll card is revealed: Nest of Velvet
       p2 draws II-K6: princess to village II, King: village II
       Turn of p1
 74. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
 75. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 76. p1 do.build
       p1: Build 2 cave tiles
 77. p1 tile.b09
 78. p1 lay.a16.4
       p1 builds B09, church-bell tile (1 free troll card) at a16
       p1 uncovers 1 stable
 79. p1 tile.v07
 80. p1 lay.b16.3
       p1 builds V07, victory tile (1 VP per diamond left in the field) at b16
 81. p1 end{v08+b06}
       2 cave tiles are revealed: V08 B06
 82. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
 83. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
 84. p1 do.build
       p1: Build 2 cave tiles
 85. p1 tile.b06
 86. p1 lay.a15.3
       p1 builds B06, church-bell tile (+1 diamond) at a15
       p1 uncovers 1 stable
 87. p1 tile.p15
 88. p1 lay.a17.2
       p1 builds P15, princess tile (a bed) at a17
 89. p1 end{r09+p05}  e2ef0738c948fe1d
       2 cave tiles are revealed: R09 P05
       p1 draws I-K1: human to village I, King: troll power cave
       Round 4
       Turn of p2
 90. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
 91. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 4 AP
 92. p2 do.refresh_cards{tt1+ts2+tt5+tt5+tb2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Trophy Coil, Sunken Bell, Sunken Bell and Throne Whisperer
 93. p2 do.royal
       p2: Activate a royal tile
 94. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
 95. p2 do.buy
       p2: Buy a troll card
 96. p2 card.ts2
       p2 takes the troll card Trophy Coil
 97. p2 do.refresh_cards{tt2+tb1+tt3+tb6+tb4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Hoarded Sparks, Black Glass Pond, Night Purse and Moonlit Chamber
 98. p2 end
 99. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
100. p2 do.royal
       p2: Activate a royal tile
101. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
102. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
103. p2 do.buy
       p2: Buy a troll card
104. p2 card.tb4
       p2 takes the troll card Moonlit Chamber
105. p2 do.refresh_cards{ts8+tt2+tb3+ts1+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Endless Halls, Glittering Vein, Silken Quarters and Roost Watch
106. p2 end  f25ad646b138ef38
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p1
107. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
108. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
109. p1 do.refresh_cards{tt7+tb7+ts7+ts6+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Echo Gem, Deep Burrower, Shed Skin Sack and Moonlit Chamber
110. p1 do.refresh_cards{tt1+tb1+ts3+ts1+tt2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Hoarded Sparks, Golden Scales, Silken Quarters and Endless Halls
111. p1 do.refill
       p1: Refill excavation sites
112. p1 refill.gold
       p1 refills sites with 2 gold ingots
113. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
114. p1 end
115. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
116. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
117. p1 do.refresh_tiles{b12+b03+r12+v11+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: B12 B03 R12 V11 P11
118. p1 end  45f2a556dfaa9ce0
       p1 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p2
119. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
120. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 2 AP
121. p2 do.human
       p2: Hire a human
122. p2 cave.building
       p2 hires a human for the building cave
123. p2 end
124. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 3 AP
125. p2 do.castle
       p2: Castle action
126. p2 end
127. p2 troll.ii.troll_power
       p2 moves a troll by an effect: village II → troll power cave
128. p2 troll.ii.troll_power  33a88f8fca6b0125
       p2 moves a troll by an effect: village II → troll power cave
       p2 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
129. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
130. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 6 AP
131. p1 do.refill
       p1: Refill excavation sites
132. p1 refill.gold
       p1 refills sites with 2 gold ingots
133. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
134. p1 do.refresh_cards{ts5+tt8+ts2+tb2+tb6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Crooked Foreman, Trophy Coil, Throne Whisperer and Night Purse
135. p1 do.refresh_cards{tb1+tb2+tb3+tt5+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Throne Whisperer, Glittering Vein, Sunken Bell and Black Glass Pond
136. p1 do.refresh_cards{ts8+ts1+tt5+tt2+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Silken Quarters, Sunken Bell, Endless Halls and Golden Scales
137. p1 end
138. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
139. p1 do.build
       p1: Build 2 cave tiles
140. p1 tile.b12
141. p1 lay.a14.0
       p1 builds B12, church-bell tile (refill one type) at a14
       p1 uncovers 1 stable
142. p1 tile.p11
143. p1 lay.a13.1
       p1 builds P11, princess tile (a bed) at a13
       p1 forms 1 gold site
144. p1 end{v14+r05}  bfbdbe05f44c6d15
       2 cave tiles are revealed: V14 R05
       p1 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p2
145. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
146. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 2 AP
147. p2 do.royal
       p2: Activate a royal tile
148. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
149. p2 troll.main.mining
       p2 moves a troll by an effect: building cave → mining cave
150. p2 human.building.mining
       p2 moves a human: building cave → mining cave
151. p2 do.refresh_tiles{b07+p01+r13+p07+v05}
       p2: Refresh the cave row
       5 cave tiles are revealed: B07 P01 R13 P07 V05
152. p2 end
153. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 4 AP
154. p2 do.royal
       p2: Activate a royal tile
155. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
156. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
157. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
158. p2 end  5ae5650f33fb7cc2
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p1
159. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p1
160. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 6 AP
161. p1 do.refresh_cards{ts5+tb5+ts1+tt7+tt8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Roost Watch, Silken Quarters, Mud Mason and Crooked Foreman
162. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
163. p1 do.refresh_cards{ts1+tb3+ts5+tb1+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Glittering Vein, Nest of Velvet, Hoarded Sparks and Black Glass Pond
164. p1 do.refresh_cards{tb7+ts7+tb6+tb2+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Deep Burrower, Night Purse, Throne Whisperer and Moonlit Chamber
165. p1 do.refresh_cards{ts2+tt2+ts6+tb2+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Endless Halls, Shed Skin Sack, Throne Whisperer and Golden Scales
166. p1 do.refresh_cards{tt5+tb1+tt5+ts8+tt1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Hoarded Sparks, Sunken Bell, Winding Paths and Silent Belfry
167. p1 end
168. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
169. p1 do.build
       p1: Build 2 cave tiles
170. p1 tile.p07
171. p1 lay.b14.0
       p1 builds P07, princess tile (a bed) at b14
172. p1 tile.p01
173. p1 lay.b13.0
       p1 builds P01, princess tile (a bed) at b13
       p1 forms 1 obsidian site
174. p1 end{b13+v09}  a858a432a21b2890
       2 cave tiles are revealed: B13 V09
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p2
175. p2 play.ii-k3
       p2 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
176. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
177. p2 do.royal
       p2: Activate a royal tile
178. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
179. p2 troll.mining.troll_power
       p2 moves a troll by an effect: mining cave → troll power cave
180. p2 human.mining.troll_power
       p2 moves a human: mining cave → troll power cave
181. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
182. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
183. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
184. p2 end
185. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 5 AP
186. p2 do.royal
       p2: Activate a royal tile
187. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
188. p2 troll.troll_power.ii
       p2 moves a troll by an effect: troll power cave → village II
189. p2 human.mining.building
       p2 moves a human: mining cave → building cave
190. p2 do.refresh_cards{ts3+tt2+tt3+ts1+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Endless Halls, Black Glass Pond, Silken Quarters and Shed Skin Sack
191. p2 do.refill
       p2: Refill excavation sites
192. p2 refill.gold
       p2 refills sites with 1 gold ingot
193. p2 do.refresh_cards{tb3+tb6+tb4+tt5+tb7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Night Purse, Moonlit Chamber, Sunken Bell and Echo Gem
194. p2 end  4eccd17c81d2d1c9
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p1
195. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p1
196. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
197. p1 do.refill
       p1: Refill excavation sites
198. p1 refill.obsidian
       p1 refills sites with 3 obsidian
199. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
200. p1 do.refresh_cards{ts7+tb1+ts1+ts5+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Hoarded Sparks, Silken Quarters, Nest of Velvet and Throne Whisperer
201. p1 do.refresh_cards{tt8+ts5+tt5+tt7+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Nest of Velvet, Sunken Bell, Mud Mason and Winding Paths
202. p1 end
203. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 1 AP and 1 of helpers
204. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
205. p1 end  8b15f69855a7eb09
       p1 draws I-K6: princess to village I, King: village I
       Round 8
       Turn of p2
206. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
207. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 6 AP
208. p2 do.royal
       p2: Activate a royal tile
209. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
210. p2 troll.troll_power.mining
       p2 moves a troll by an effect: troll power cave → mining cave
211. p2 human.troll_power.mining
       p2 moves a human: troll power cave → mining cave
212. p2 do.refill
       p2: Refill excavation sites
       p2 refills sites with 4 obsidian
213. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
214. p2 do.buy
       p2: Buy a troll card
215. p2 card.ts5
       p2 takes the troll card Nest of Velvet
216. p2 end{tt2}
       1 troll card is revealed: Endless Halls
217. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 3 AP
218. p2 do.mine_gold
       p2: Mine gold
       p2 mines 1 gold ingot
219. p2 do.royal
       p2: Activate a royal tile
220. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
221. p2 end  82b287be19cd35c0
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Turn of p1
222. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
223. p1 move.ii.troll_power
       p1 moves a troll: village II → troll power cave
       p1 has 5 AP
224. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
225. p1 do.refill
       p1: Refill excavation sites
226. p1 refill.gold
       p1 refills sites with 3 gold ingots
227. p1 do.buy
       p1: Buy a troll card
228. p1 card.tt8
       p1 takes the troll card Crooked Foreman
229. p1 human.troll_power.mining
       p1 moves a human: troll power cave → mining cave
230. p1 do.refresh_cards{ts2+ts3+tb2+tt1+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Golden Scales, Throne Whisperer, Silent Belfry and Roost Watch
231. p1 end
232. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
233. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
234. p1 do.refresh_cards{tb1+tt3+ts2+ts1+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Black Glass Pond, Trophy Coil, Silken Quarters and Winding Paths
235. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
236. p1 do.refresh_cards{ts3+tb6+ts3+tt2+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Night Purse, Golden Scales, Endless Halls and Throne Whisperer
237. p1 end  03a8e5d5f7dfa968
       p1 draws I-N3: princess to village I, King: village I
       Round 9
       Turn of p2
238. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
239. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
240. p2 do.royal
       p2: Activate a royal tile
241. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
242. p2 troll.main.ii
       p2 moves a troll by an effect: mining cave → village II
243. p2 human.mining.building
       p2 moves a human: mining cave → building cave
244. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
245. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
246. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
247. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
248. p2 end
249. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 4 AP
250. p2 do.royal
       p2: Activate a royal tile
251. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
252. p2 end  3375c3cf0a750522
       p2 draws II-N1: human to village II, King: building cave
       Turn of p1
253. p1 play.i-n3
       p1 plays I-N3: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
254. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 1 AP and 1 of helpers
255. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
256. p1 end
257. p1 move.troll_power.ii
       p1 moves a troll: troll power cave → village II
       p1 has 2 AP and 1 of helpers
258. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
259. p1 vacate.ch_up1
       p1 takes off the board: changeling 3 (receive 1 more power)
260. p1 store.board-2
       p1 stores a piece: Board 2, changeling (no bonus)
261. p1 end  904dc5812f324c1b
       p1 draws II-N3: princess to village II, King: village II
       Round 10
       Turn of p2
262. p2 play.ii-n1
       p2 plays II-N1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
263. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
264. p2 do.royal
       p2: Activate a royal tile
265. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
266. p2 human.building.troll_power
       p2 moves a human: building cave → troll power cave
267. p2 troll.troll_power.building
       p2 moves a troll by an effect: troll power cave → building cave
268. p2 do.build
       p2: Build 2 cave tiles
269. p2 tile.r13
270. p2 lay.b15.1
       p2 builds R13, resource tile (+2 troll power) at b15
271. p2 tile.b07
272. p2 lay.b16.3
       p2 builds B07, church-bell tile (+1 diamond) at b16
       p2 uncovers 1 stable
273. p2 do.refresh_tiles{v01+p02+p10+b01+r06}
       p2: Refresh the cave row
       5 cave tiles are revealed: V01 P02 P10 B01 R06
274. p2 end
275. p2 move.ii.building
       p2 moves a troll: village II → building cave
       p2 has 5 AP
276. p2 do.build
       p2: Build 2 cave tiles
277. p2 tile.v01
278. p2 lay.c15.1
       p2 builds V01, victory tile (1 VP per bat card) at c15
       p2 forms 1 obsidian site
279. p2 tile.p10
280. p2 lay.a15.1
       p2 builds P10, princess tile (a bed) at a15
281. p2 do.royal
       p2: Activate a royal tile
282. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
283. p2 do.build
       p2: Build 2 cave tiles
284. p2 tile.p02
285. p2 lay.a17.0
       p2 builds P02, princess tile (a bed) at a17
286. p2 tile.r06
287. p2 lay.c17.2
       p2 builds R06, resource tile (+1 gold ingot) at c17
288. p2 end{p03+b05+r11+p14}  435f716488c48e41
       4 cave tiles are revealed: P03 B05 R11 P14
       Turn of p1
289. p1 play.ii-n3
       p1 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
290. p1 move.ii.i
       p1 moves a troll: village II → village I
       p1 has 1 AP
291. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
292. p1 end
293. p1 move.ii.troll_power
       p1 moves a troll: village II → troll power cave
       p1 has 4 AP
294. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
295. p1 do.buy
       p1: Buy a troll card
296. p1 card.tb2
       p1 takes the troll card Throne Whisperer
297. p1 do.buy
       p1: Buy a troll card
298. p1 card.ts3
       p1 takes the troll card Golden Scales
299. p1 do.refresh_cards{tb4+tt7+ts5+tb5+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Mud Mason, Nest of Velvet, Roost Watch and Sunken Bell
300. p1 end  db8f389225442104
       Round 11
       Turn of p2
301. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
302. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 5 AP
303. p2 do.build
       p2: Build 2 cave tiles
304. p2 tile.r11
305. p2 lay.d17.4
       p2 builds R11, resource tile (+1 diamond) at d17
306. p2 tile.p14
307. p2 lay.a18.3
       p2 builds P14, princess tile (a bed) at a18
308. p2 do.refresh_tiles{r16+r02+v03+v15+b04}
       p2: Refresh the cave row
       5 cave tiles are revealed: R16 R02 V03 V15 B04
309. p2 do.royal
       p2: Activate a royal tile
310. p2 royal.rt02
       p2 activates a royal tile: Move up to 1 of your trolls; move up to 1 of your humans
311. p2 troll.building.i
       p2 moves a troll by an effect: building cave → village I
312. p2 human.building.troll_power
       p2 moves a human: building cave → troll power cave
313. p2 do.refresh_tiles{r01+r15+p13+p09+b14}
       p2: Refresh the cave row
       5 cave tiles are revealed: R01 R15 P13 P09 B14
314. p2 end
315. p2 move.mining.building
       p2 moves a troll: mining cave → building cave
       p2 has 4 AP
316. p2 do.outpost
       p2: Build an outpost
317. p2 vacate.op_gold
       p2 takes off the board: outpost 2 (mining gold takes 2)
318. p2 village.ii
       p2 builds an outpost in village II
319. p2 store.r13
       p2 stores a piece: R13, outpost (+2 troll power)
       p2 gains 2 troll power
320. p2 do.royal
       p2: Activate a royal tile
321. p2 royal.printed
       p2 activates the royal tile of the board: Take 1 cow from the reserve
       p2 gains 1 cow
322. p2 end  0b2e3f3da758df5d
       Turn of p1
323. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
324. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 5 AP
325. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
326. p1 do.receive
       p1: Receive troll power
       p1 gains 3 troll power
327. p1 do.receive
       p1: Receive troll power
       p1 gains 1 troll power
328. p1 end
329. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 2 AP and 1 of helpers
330. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
331. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
332. p1 end  746d13e5cbb2616c
       Round 12
       Turn of p2
333. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
334. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 2 AP and 1 of helpers
335. p2 do.changeling
       p2: Swap changelings
       p2 pays 2 gold ingots
336. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
337. p2 store.tt6a
       p2 stores a piece: Cowherd's Nap TT6A, changeling (+2 troll power)
       p2 gains 2 troll power
338. p2 end
339. p2 move.building.i
       p2 moves a troll: building cave → village I
       p2 has 3 AP and 1 of helpers
340. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
341. p2 end  ee175bb83d3e9d63
       Turn of p1
342. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
343. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 2 AP
344. p1 end
345. p1 move.troll_power.i  f4abfee275cb6fb3
       p1 chases a troll of p2 out of village I
346. p2 cave.mining  b7bd581cdf7253a0
       The troll of p2 flees from village I to the mining cave
       p1 moves a troll: troll power cave → village I
       p1 has 2 AP and 2 of helpers
347. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
348. p1 vacate.ch_cap
       p1 takes off the board: changeling 2 (1 more power space)
349. p1 store.tt8a
       p1 stores a piece: Crooked Foreman TT8A, changeling (+1 gold ingot; +1 troll power)
       p1 gains 1 gold ingot and 1 troll power
350. p1 end  8f0961d17c2a7860
       The last round is over: p2 wins

p1  +8  Single elements [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p1  +1  Golden Scales (1 VP per 2 gold sites) [PRIN-E7]
p2  +9  Sets of two [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +2  Humans [PRIN-E5]
p2  +3  Victory tile: 1 VP per bat card [PRIN-E6]
p2  +1  Silent Belfry (1 VP per church-bell tile) [PRIN-E7]
p2  +3  Black Glass Pond (1 VP per 3 obsidian sites) [PRIN-E7]
p2  +1  Trophy Coil (1 VP per victory tile) [PRIN-E7]
= p2 22, p1 10  rounds, won by p2
