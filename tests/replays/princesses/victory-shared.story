princesses/3  seats 2  seed 1  options boards=random second_seat=goods

  1. p2 cave.troll_power  ee8e5dd5a08674fa
       p2 puts the first human in the troll power cave
  2. p1 cave.troll_power  92f18d6ee46e9d29
       p1 puts the first human in the troll power cave
       p1 draws 3 round cards: I-D2 II-D5 I-D3
       p2 draws 3 round cards: II-D2 I-D6 I-D5
       Round 1
       Turn of p2
  3. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
  4. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 3 AP
  5. p2 do.buy
       p2: Buy a troll card
  6. p2 card.ts2
       p2 takes the troll card Trophy Coil
  7. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
  8. p2 do.refresh_cards{ts1+tb1+ts3+ts5+tt8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Hoarded Sparks, Golden Scales, Nest of Velvet and Crooked Foreman
  9. p2 end
 10. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 4 AP
 11. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 12. p2 do.receive
       p2: Receive troll power
       p2 gains 2 troll power
 13. p2 end  5a546875a6a87a71
       p2 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 14. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
 15. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP
 16. p1 end
 17. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 2 AP
 18. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 obsidian
       p1 mines 1 gold ingot
 19. p1 do.mine_obsidian
       p1: Mine obsidian
       p1 mines 1 obsidian
 20. p1 end  918d8af2757cb1a0
       p1 draws II-D1: human to village II, King: building cave
       Round 2
       Turn of p2
 21. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
 22. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 4 AP
 23. p2 do.receive
       p2: Receive troll power
       p2 gains 1 troll power
 24. p2 do.refresh_cards{tt2+tb2+ts4+tb2+ts8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Throne Whisperer, Muffled Bronze, Throne Whisperer and Winding Paths
 25. p2 do.refresh_cards{tb6+tt1+tt5+ts1+tb8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Silent Belfry, Sunken Bell, Silken Quarters and Dusk Chant
 26. p2 end
 27. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 5 AP
 28. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 1 obsidian
 29. p2 do.refresh_cards{tt4+tt6+tt7+tt3+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Cowherd's Nap, Mud Mason, Black Glass Pond and Roost Watch
 30. p2 do.refresh_cards{tb7+ts7+tb4+tb1+ts5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Deep Burrower, Moonlit Chamber, Hoarded Sparks and Nest of Velvet
 31. p2 do.refresh_cards{ts3+tt2+tb3+tb4+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Endless Halls, Glittering Vein, Moonlit Chamber and Shed Skin Sack
 32. p2 do.refresh_cards{tt3+ts5+tt3+tt4+tb4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Nest of Velvet, Black Glass Pond, Bog Lookout and Moonlit Chamber
 33. p2 end  bcef30edaec7ccc9
       p2 draws II-D6: princess to village II, King: village II
       Turn of p1
 34. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 35. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 2 AP
 36. p1 do.royal
       p1: Activate a royal tile
       p1 activates the royal tile of the board: Mine 1 obsidian and 1 gold ingot
       p1 mines 1 gold ingot
 37. p1 end
 38. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 3 AP
 39. p1 end  029cd969515422bb
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Round 3
       Turn of p2
 40. p2 play.ii-d4
       p2 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
 41. p2 move.beside.mining
       p2 brings in a troll: mining cave
       p2 has 2 AP
 42. p2 end
 43. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 3 AP
 44. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
 45. p2 end  de9ed1e07a4b0712
       p2 draws II-K6: princess to village II, King: village II
       Turn of p1
 46. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p1
 47. p1 move.beside.mining
       p1 brings in a troll: mining cave
       p1 has 4 AP
 48. p1 end
 49. p1 move.beside.ii
       p1 brings in a troll: village II
       p1 has 1 AP
 50. p1 end  6525d42f222069d9
       p1 draws I-K1: human to village I, King: troll power cave
       Round 4
       Turn of p2
 51. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
 52. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 1 AP
 53. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
 54. p2 end
 55. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 4 AP
 56. p2 do.refill
       p2: Refill excavation sites
 57. p2 refill.obsidian
       p2 refills sites with 3 obsidian
 58. p2 do.refill
       p2: Refill excavation sites
       p2 refills sites with 1 diamond
 59. p2 end  b6d8e951094b4694
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p1
 60. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
 61. p1 move.ii.mining
       p1 moves a troll: village II → mining cave
       p1 has 5 AP
 62. p1 end
 63. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
 64. p1 do.buy
       p1: Buy a troll card
 65. p1 card.ts5
       p1 takes the troll card Nest of Velvet
 66. p1 do.refresh_cards{tb7+tt2+tt7+tb5+tt8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Endless Halls, Mud Mason, Roost Watch and Crooked Foreman
 67. p1 end  16b1a5bf9fbb8466
       p1 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p2
 68. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
 69. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 2 AP
 70. p2 do.changeling
       p2: Swap changelings
       p2 pays 1 diamond
 71. p2 vacate.ch_up1
       p2 takes off the board: changeling 3 (receive 1 more power)
       p2 stores a piece: Board 2, changeling (no bonus)
 72. p2 end
 73. p2 move.i.troll_power
       p2 moves a troll: village I → troll power cave
       p2 has 4 AP
 74. p2 do.buy
       p2: Buy a troll card
 75. p2 card.tt8
       p2 takes the troll card Crooked Foreman
 76. p2 human.troll_power.mining
       p2 moves a human: troll power cave → mining cave
 77. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 78. p2 do.refresh_cards{tt6+tb3+tb2+ts5+ts3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Glittering Vein, Throne Whisperer, Nest of Velvet and Golden Scales
 79. p2 do.refresh_cards{ts1+tb8+tb1+ts2+tb2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Dusk Chant, Hoarded Sparks, Trophy Coil and Throne Whisperer
 80. p2 end  30084f49ab091a32
       p2 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
 81. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
 82. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
 83. p1 end
 84. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
 85. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
 86. p1 do.refresh_cards{ts3+tb4+tt1+tt1+tb6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Moonlit Chamber, Silent Belfry, Silent Belfry and Night Purse
 87. p1 end  af2b50eb06dcca86
       p1 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p2
 88. p2 play.ii-k3
       p2 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
 89. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 4 AP
 90. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 1 obsidian
 91. p2 do.refresh_cards{ts4+ts8+tt5+tt5+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Winding Paths, Sunken Bell, Sunken Bell and Shed Skin Sack
 92. p2 do.refill
       p2: Refill excavation sites
       p2 refills sites with 3 obsidian
 93. p2 end
 94. p2 move.i.mining
       p2 moves a troll: village I → mining cave
       p2 has 2 AP
 95. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
 96. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
 97. p2 end  b00129057c4618cc
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p1
 98. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
 99. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
100. p1 end
101. p1 move.mining.building
       p1 moves a troll: mining cave → building cave
       p1 has 2 AP
102. p1 do.build
       p1: Build 2 cave tiles
103. p1 tile.b15
104. p1 lay.a16.1
       p1 builds B15, church-bell tile (+1 cow; +1 troll power) at a16
       p1 forms 1 obsidian site
       p1 uncovers 1 stable
105. p1 tile.v13
106. p1 lay.b16.3
       p1 builds V13, victory tile (1 VP per cow in the stables) at b16
107. p1 end{p15+r08}  959797dba02480cf
       2 cave tiles are revealed: P15 R08
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p2
108. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
109. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 5 AP
110. p2 do.refill
       p2: Refill excavation sites
       p2 refills sites with 3 obsidian
111. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
112. p2 do.receive
       p2: Receive troll power
       p2 gains 3 troll power
113. p2 end
114. p2 move.troll_power.i
       p2 moves a troll: troll power cave → village I
       p2 has 2 AP
115. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
116. p2 end  6aeef388284fd922
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p1
117. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p1
118. p1 move.building.mining
       p1 moves a troll: building cave → mining cave
       p1 has 6 AP
119. p1 end
120. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 2 AP
121. p1 do.refresh_cards{tb1+ts1+tt2+ts7+tb3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Silken Quarters, Endless Halls, Deep Burrower and Glittering Vein
122. p1 do.refresh_cards{tt6+tb6+tt7+ts6+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Night Purse, Mud Mason, Shed Skin Sack and Hoarded Sparks
123. p1 end  2cde2fdfdbb3f31c
       p1 draws I-K6: princess to village I, King: village I
       Round 8
       Turn of p2
124. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
125. p2 move.i.troll_power
       p2 moves a troll: village I → troll power cave
       p2 has 5 AP
126. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 1 obsidian
127. p2 do.buy
       p2: Buy a troll card
128. p2 card.tt6
       p2 takes the troll card Cowherd's Nap
       p2 uncovers 1 stable
       p2 gains 1 cow
129. p2 do.buy
       p2: Buy a troll card
130. p2 card.tb6
       p2 takes the troll card Night Purse
       p2 gains 1 gold ingot
131. p2 do.refresh_cards{ts3+tt2+tt4+tt5+tb3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Endless Halls, Bog Lookout, Sunken Bell and Glittering Vein
132. p2 do.refresh_cards{tb3+ts3+tt1+ts8+ts7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Golden Scales, Silent Belfry, Winding Paths and Deep Burrower
133. p2 end
134. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 3 AP
135. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
136. p2 end  f8237d639c1a423e
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Turn of p1
137. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
138. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 5 AP
139. p1 end
140. p1 move.mining.i
       p1 moves a troll: mining cave → village I
       p1 has 2 AP
141. p1 do.changeling
       p1: Swap changelings
       p1 pays 2 gold ingots
142. p1 vacate.ch_cap
       p1 takes off the board: changeling 2 (1 more power space)
       p1 stores a piece: Board 2, changeling (no bonus)
143. p1 end  039d0259dd968bbd
       p1 draws I-N3: princess to village I, King: village I
       Round 9
       Turn of p2
144. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
145. p2 move.mining.i
       p2 moves a troll: mining cave → village I
       p2 has 1 AP and 1 of helpers
146. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
147. p2 end
148. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 3 AP
149. p2 end  254e64629a944797
       p2 draws II-N1: human to village II, King: building cave
       Turn of p1
150. p1 play.i-n3
       p1 plays I-N3: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
151. p1 move.i.troll_power
       p1 moves a troll: village I → troll power cave
       p1 has 2 AP
152. p1 do.refresh_cards{tt1+ts2+tt3+tb5+tt2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Trophy Coil, Black Glass Pond, Roost Watch and Endless Halls
153. p1 do.refresh_cards{tb4+tb4+tb8+tb2+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Moonlit Chamber, Dusk Chant, Throne Whisperer and Echo Gem
154. p1 end
155. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
156. p1 do.refresh_cards{ts1+tb2+tt5+ts1+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Throne Whisperer, Sunken Bell, Silken Quarters and Nest of Velvet
157. p1 do.receive
       p1: Receive troll power
       p1 gains 2 troll power
158. p1 end  c44f8f05a2ece9b7
       p1 draws II-N3: princess to village II, King: village II
       Round 10
       Turn of p2
159. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       Nothing can be added in village I: princess
       The Troll King goes to the building cave of p2
160. p2 move.i.troll_power
       p2 moves a troll: village I → troll power cave
       p2 has 4 AP
161. p2 do.buy
       p2: Buy a troll card
162. p2 card.tt5
       p2 takes the troll card Sunken Bell
163. p2 do.receive
       p2: Receive troll power
       p2 gains 3 troll power
164. p2 claim.rc10
       p2 claims a challenge: 5 troll cards
165. p2 gain.rt11
166. p2 lay.a16.0
       p2 places RT11, royal tile (refill one type) at a16
       p2 forms 1 obsidian site
167. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Refill all your sites of one resource
168. p2 refill.diamond
       p2 refills sites with 1 diamond
169. p2 end{rt09+ts4}
       1 royal tile is revealed: RT09
       1 troll card is revealed: Muffled Bronze
170. p2 move.mining.troll_power
       p2 moves a troll: mining cave → troll power cave
       p2 has 5 AP
171. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Refill all your sites of one resource
       p2 refills sites with 4 obsidian
172. p2 do.refresh_cards{tb1+tt3+tb4+tt1+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Black Glass Pond, Moonlit Chamber, Silent Belfry and Roost Watch
173. p2 do.refresh_cards{ts1+tb2+tb3+tt3+tt4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Throne Whisperer, Glittering Vein, Black Glass Pond and Bog Lookout
174. p2 do.refresh_cards{tb4+tt1+ts8+tt2+ts4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Silent Belfry, Winding Paths, Endless Halls and Muffled Bronze
175. p2 do.refresh_cards{tb1+ts3+tt7+tb2+tb3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Golden Scales, Mud Mason, Throne Whisperer and Glittering Vein
176. p2 end  8f455b2b82f7f65f
       Turn of p1
177. p1 play.ii-n3
       p1 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
178. p1 move.troll_power.i
       p1 moves a troll: troll power cave → village I
       p1 has 1 AP
179. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
180. p1 end
181. p1 move.troll_power.mining
       p1 moves a troll: troll power cave → mining cave
       p1 has 4 AP
182. p1 end  4a7f52de4f7a2aad
       Round 11
       Turn of p2
183. p2 play.ii-n1
       p2 plays II-N1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
184. p2 move.troll_power.ii
       p2 moves a troll: troll power cave → village II
       p2 has 1 AP
185. p2 do.cow
       p2: Steal a cow
       p2 gains 1 cow
186. p2 end
187. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 2 AP
188. p2 do.royal
       p2: Activate a royal tile
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 2 obsidian
189. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
190. p2 end  7cf0fef2fee7cabd
       Turn of p1
191. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
192. p1 move.i.mining
       p1 moves a troll: village I → mining cave
       p1 has 5 AP
193. p1 end
194. p1 move.mining.ii
       p1 moves a troll: mining cave → village II
       p1 has 1 AP and 1 of helpers
195. p1 do.cow
       p1: Steal a cow
       p1 gains 1 cow
196. p1 end  349e90e50dcdc853
       Round 12
       Turn of p2
197. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
198. p2 move.ii.mining
       p2 moves a troll: village II → mining cave
       p2 has 4 AP
199. p2 do.royal
       p2: Activate a royal tile
200. p2 royal.printed
       p2 activates the royal tile of the board: Mine 2 obsidian
       p2 mines 1 obsidian
201. p2 do.mine_diamond
       p2: Mine diamond
       p2 mines 1 diamond
202. p2 end
203. p2 move.troll_power.mining
       p2 moves a troll: troll power cave → mining cave
       p2 has 5 AP
204. p2 do.royal
       p2: Activate a royal tile
       p2 activates a royal tile: Refill all your sites of one resource
205. p2 refill.obsidian
       p2 refills sites with 4 obsidian
206. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
207. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
208. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
209. p2 do.mine_obsidian
       p2: Mine obsidian
       p2 mines 1 obsidian
210. p2 end  a7bd2771a82c7d85
       Turn of p1
211. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p1
212. p1 move.ii.i
       p1 moves a troll: village II → village I
       p1 has 1 AP
213. p1 end
214. p1 move.mining.troll_power
       p1 moves a troll: mining cave → troll power cave
       p1 has 3 AP
215. p1 do.buy
       p1: Buy a troll card
216. p1 card.tb2
       p1 takes the troll card Throne Whisperer
217. p1 do.buy
       p1: Buy a troll card
218. p1 card.tb1
       p1 takes the troll card Hoarded Sparks
219. p1 do.refresh_cards{ts2+ts6+ts7+tb7+tb8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Shed Skin Sack, Deep Burrower, Echo Gem and Dusk Chant
220. p1 end  adfcdf0f8c00041d
       The last round is over: p1 and p2 share the victory

p1  +4  Single elements [PRIN-E2]
p1  +1  Humans [PRIN-E5]
p1  +3  Hoarded Sparks (1 VP per troll power left) [PRIN-E7]
p2  +4  Single elements [PRIN-E2]
p2  +3  Royal tiles [PRIN-E4]
p2  +1  Humans [PRIN-E5]
= p1 8, p2 8  rounds, won by p1, p2
