princesses/3  seats 2  seed 1  options boards=random second_seat=goods

  1. p2 cave.troll_power  ee8e5dd5a08674fa
       p2 puts the first human in the troll power cave
  2. p1 cave.troll_power  92f18d6ee46e9d29
       p1 puts the first human in the troll power cave
       p1 draws 3 round cards: I-D2 II-D5 I-D3
       p2 draws 3 round cards: II-D2 I-D6 I-D5
       Round 1
       Turn of p2
  3. p2 play.i-d6
       p2 plays I-D6: princess to village I, King: village I
       New in village I: princess
       The Troll King goes to village I
  4. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 1 AP
  5. p2 do.refresh_tiles{p15+r08+b09+v10+v07}
       p2: Refresh the cave row
       5 cave tiles are revealed: P15 R08 B09 V10 V07
  6. p2 end
  7. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 2 AP
  8. p2 do.refresh_tiles{v08+b06+r09+p05+b12}
       p2: Refresh the cave row
       5 cave tiles are revealed: V08 B06 R09 P05 B12
  9. p2 do.refresh_tiles{b03+r12+v11+p11+v14}
       p2: Refresh the cave row
       5 cave tiles are revealed: B03 R12 V11 P11 V14
 10. p2 end  adce075bb8a59ac9
       p2 draws II-D4: neutral changeling to village II, King: mining cave
       Turn of p1
 11. p1 play.i-d2
       p1 plays I-D2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
 12. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 2 AP
 13. p1 do.refresh_cards{ts1+tb1+ts3+ts5+tt8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Hoarded Sparks, Golden Scales, Nest of Velvet and Crooked Foreman
 14. p1 do.refresh_cards{tt2+tb2+ts4+tb2+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Throne Whisperer, Muffled Bronze, Throne Whisperer and Winding Paths
 15. p1 end
 16. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 2 AP
 17. p1 do.refresh_tiles{r05+b07+p01+r13+p07}
       p1: Refresh the cave row
       5 cave tiles are revealed: R05 B07 P01 R13 P07
 18. p1 do.refresh_tiles{v05+b13+v09+v01+p02}
       p1: Refresh the cave row
       5 cave tiles are revealed: V05 B13 V09 V01 P02
 19. p1 end  8b23317af383d31b
       p1 draws II-D1: human to village II, King: building cave
       Round 2
       Turn of p2
 20. p2 play.i-d5
       p2 plays I-D5: princess to village I, King: building cave
       Nothing can be added in village I: princess
       The Troll King goes to the building cave of p2
 21. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
 22. p2 do.refresh_tiles{p10+b01+r06+p03+b05}
       p2: Refresh the cave row
       5 cave tiles are revealed: P10 B01 R06 P03 B05
 23. p2 do.refresh_tiles{r11+p14+r16+r02+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 P14 R16 R02 V03
 24. p2 do.refresh_tiles{v15+b04+r01+r15+p13}
       p2: Refresh the cave row
       5 cave tiles are revealed: V15 B04 R01 R15 P13
 25. p2 do.refresh_tiles{p09+b14+b11+p14+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 B14 B11 P14 B09
 26. p2 end
 27. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
 28. p2 do.refresh_cards{tb6+tt1+tt5+ts1+tb8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Silent Belfry, Sunken Bell, Silken Quarters and Dusk Chant
 29. p2 do.refresh_cards{tt4+tt6+tt7+tt3+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Cowherd's Nap, Mud Mason, Black Glass Pond and Roost Watch
 30. p2 end  844c3e36942b93f7
       p2 draws II-D6: princess to village II, King: village II
       Turn of p1
 31. p1 play.ii-d5
       p1 plays II-D5: princess to village II, King: troll power cave
       New in village II: princess
       The Troll King goes to the troll power cave of p1
 32. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
 33. p1 do.refresh_tiles{p06+r06+b12+p03+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: P06 R06 B12 P03 V14
 34. p1 do.refresh_tiles{r05+v03+p11+r15+b05}
       p1: Refresh the cave row
       5 cave tiles are revealed: R05 V03 P11 R15 B05
 35. p1 end
 36. p1 move.beside.building
       p1 brings in a troll: building cave
       p1 has 3 AP
 37. p1 do.refresh_tiles{v07+p05+v01+r12+r03}
       p1: Refresh the cave row
       5 cave tiles are revealed: V07 P05 V01 R12 R03
 38. p1 do.refresh_tiles{p01+v09+p10+r11+r16}
       p1: Refresh the cave row
       5 cave tiles are revealed: P01 V09 P10 R11 R16
 39. p1 do.refresh_tiles{r09+p07+b07+b15+b04}
       p1: Refresh the cave row
       5 cave tiles are revealed: R09 P07 B07 B15 B04
 40. p1 end  51fea093d1022c32
       p1 draws II-D3: neutral changeling to village II, King: building cave
       Round 3
       Turn of p2
 41. p2 play.ii-d2
       p2 plays II-D2: neutral changeling to village II, King: troll power cave
       New in village II: neutral changeling
       The Troll King goes to the troll power cave of p2
 42. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
 43. p2 do.refresh_tiles{b01+p02+r01+p15+v05}
       p2: Refresh the cave row
       5 cave tiles are revealed: B01 P02 R01 P15 V05
 44. p2 do.refresh_tiles{r13+p13+v13+b13+v12}
       p2: Refresh the cave row
       5 cave tiles are revealed: R13 P13 V13 B13 V12
 45. p2 do.refresh_tiles{v08+b03+r08+b06+v10}
       p2: Refresh the cave row
       5 cave tiles are revealed: V08 B03 R08 B06 V10
 46. p2 end
 47. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
 48. p2 do.refresh_cards{tb7+ts7+tb4+tb1+ts5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Deep Burrower, Moonlit Chamber, Hoarded Sparks and Nest of Velvet
 49. p2 do.refresh_cards{ts3+tt2+tb3+tb4+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Endless Halls, Glittering Vein, Moonlit Chamber and Shed Skin Sack
 50. p2 do.refresh_cards{tt3+tb4+ts6+tb3+tt1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Moonlit Chamber, Shed Skin Sack, Glittering Vein and Silent Belfry
 51. p2 end  addb6dbb956b756e
       p2 draws II-K6: princess to village II, King: village II
       Turn of p1
 52. p1 play.ii-d3
       p1 plays II-D3: neutral changeling to village II, King: building cave
       New in village II: neutral changeling
       The Troll King goes to the building cave of p1
 53. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 2 AP
 54. p1 do.refresh_cards{ts3+tb7+tb2+ts3+ts1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Echo Gem, Throne Whisperer, Golden Scales and Silken Quarters
 55. p1 do.refresh_cards{tb4+tt3+ts1+ts5+ts2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Black Glass Pond, Silken Quarters, Nest of Velvet and Trophy Coil
 56. p1 end
 57. p1 move.beside.troll_power
       p1 brings in a troll: troll power cave
       p1 has 3 AP
 58. p1 do.refresh_cards{tb3+tt1+ts4+tt6+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Silent Belfry, Muffled Bronze, Cowherd's Nap and Deep Burrower
 59. p1 do.refresh_cards{tb6+tt8+tt2+tt5+tt4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Crooked Foreman, Endless Halls, Sunken Bell and Bog Lookout
 60. p1 do.refresh_cards{tb1+tt2+tt5+ts8+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Endless Halls, Sunken Bell, Winding Paths and Hoarded Sparks
 61. p1 end  f428ba73c3c1aa61
       p1 draws I-K1: human to village I, King: troll power cave
       Round 4
       Turn of p2
 62. p2 play.ii-d6
       p2 plays II-D6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
 63. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
 64. p2 do.refresh_cards{tt7+ts2+tb2+tb8+tb5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Trophy Coil, Throne Whisperer, Dusk Chant and Roost Watch
 65. p2 do.refresh_cards{ts5+tb8+tt5+ts5+tt7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Dusk Chant, Sunken Bell, Nest of Velvet and Mud Mason
 66. p2 do.refresh_cards{tb7+tt3+tt1+tt4+ts3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Black Glass Pond, Silent Belfry, Bog Lookout and Golden Scales
 67. p2 end
 68. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 2 AP
 69. p2 do.refresh_tiles{v11+v15+r02+p10+b07}
       p2: Refresh the cave row
       5 cave tiles are revealed: V11 V15 R02 P10 B07
 70. p2 do.refresh_tiles{b04+v08+p01+r05+v12}
       p2: Refresh the cave row
       5 cave tiles are revealed: B04 V08 P01 R05 V12
 71. p2 end  939c56d3a2c737be
       p2 draws I-K3: neutral changeling to village I, King: village I
       Turn of p1
 72. p1 play.i-k1
       p1 plays I-K1: human to village I, King: troll power cave
       New in village I: human
       The Troll King goes to the troll power cave of p1
 73. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
 74. p1 do.refresh_cards{tt2+tb4+ts3+tt8+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Moonlit Chamber, Golden Scales, Crooked Foreman and Throne Whisperer
 75. p1 do.refresh_cards{tt6+tb4+tt3+tb3+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Moonlit Chamber, Black Glass Pond, Glittering Vein and Deep Burrower
 76. p1 do.refresh_cards{tb6+tb1+tb3+ts1+ts2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Hoarded Sparks, Glittering Vein, Silken Quarters and Trophy Coil
 77. p1 do.refresh_cards{tb2+tt1+ts6+ts2+tt2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Silent Belfry, Shed Skin Sack, Trophy Coil and Endless Halls
 78. p1 do.refresh_cards{ts8+tt5+ts4+ts1+tb5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Sunken Bell, Muffled Bronze, Silken Quarters and Roost Watch
 79. p1 end
 80. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
 81. p1 do.refresh_tiles{p07+b12+r08+r15+b01}
       p1: Refresh the cave row
       5 cave tiles are revealed: P07 B12 R08 R15 B01
 82. p1 do.refresh_tiles{r01+b06+p14+v03+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: R01 B06 P14 V03 P11
 83. p1 do.refresh_tiles{p05+p02+b11+b14+r03}
       p1: Refresh the cave row
       5 cave tiles are revealed: P05 P02 B11 B14 R03
 84. p1 end  38b3919404307e69
       p1 draws I-K5: princess to village I, King: troll power cave
       Round 5
       Turn of p2
 85. p2 play.i-k3
       p2 plays I-K3: neutral changeling to village I, King: village I
       New in village I: neutral changeling
       The Troll King goes to village I
 86. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
 87. p2 do.refresh_tiles{p03+v07+v09+v14+b09}
       p2: Refresh the cave row
       5 cave tiles are revealed: P03 V07 V09 V14 B09
 88. p2 do.refresh_tiles{r11+r12+p06+r06+p13}
       p2: Refresh the cave row
       5 cave tiles are revealed: R11 R12 P06 R06 P13
 89. p2 do.refresh_tiles{v10+b03+b13+v01+b05}
       p2: Refresh the cave row
       5 cave tiles are revealed: V10 B03 B13 V01 B05
 90. p2 end
 91. p2 move.beside.troll_power
       p2 brings in a troll: troll power cave
       p2 has 2 AP
 92. p2 do.refresh_cards{tb1+tb8+tt5+tt5+tb2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Dusk Chant, Sunken Bell, Sunken Bell and Throne Whisperer
 93. p2 do.refresh_cards{tt6+tt2+ts3+tt3+ts5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Endless Halls, Golden Scales, Black Glass Pond and Nest of Velvet
 94. p2 end  a3b227d0f458d6f2
       p2 draws II-K3: neutral changeling to village II, King: village II
       Turn of p1
 95. p1 play.ii-d1
       p1 plays II-D1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p1
 96. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
 97. p1 do.refresh_cards{tb3+tb4+tt8+ts1+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Moonlit Chamber, Crooked Foreman, Silken Quarters and Deep Burrower
 98. p1 do.refresh_cards{tt1+ts6+ts2+tb5+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Shed Skin Sack, Trophy Coil, Roost Watch and Black Glass Pond
 99. p1 do.refresh_cards{ts1+tb2+ts8+ts3+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Throne Whisperer, Winding Paths, Golden Scales and Moonlit Chamber
100. p1 do.refresh_cards{tb3+tt4+tb1+tt7+tb7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Bog Lookout, Hoarded Sparks, Mud Mason and Echo Gem
101. p1 end
102. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 5 AP
103. p1 do.refresh_cards{ts5+ts2+tb6+tt1+ts4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Trophy Coil, Night Purse, Silent Belfry and Muffled Bronze
104. p1 do.refresh_cards{tt2+tb2+tt1+tb4+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Throne Whisperer, Silent Belfry, Moonlit Chamber and Golden Scales
105. p1 do.refresh_cards{tb3+tb5+tt6+tb8+ts1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Roost Watch, Cowherd's Nap, Dusk Chant and Silken Quarters
106. p1 do.refresh_cards{tt3+tt4+ts7+tb7+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Bog Lookout, Deep Burrower, Echo Gem and Nest of Velvet
107. p1 do.refresh_cards{ts5+tt5+tt7+ts3+ts8}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Sunken Bell, Mud Mason, Golden Scales and Winding Paths
108. p1 end  9438e05fb3eeecc0
       p1 draws II-K1: human to village II, King: mining cave
       Round 6
       Turn of p2
109. p2 play.ii-k6
       p2 plays II-K6: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
110. p2 move.beside.building
       p2 brings in a troll: building cave
       p2 has 4 AP
111. p2 do.refresh_tiles{b15+v13+r13+p15+r16}
       p2: Refresh the cave row
       5 cave tiles are revealed: B15 V13 R13 P15 R16
112. p2 do.refresh_tiles{p09+v05+r09+v07+v10}
       p2: Refresh the cave row
       5 cave tiles are revealed: P09 V05 R09 V07 V10
113. p2 do.refresh_tiles{r05+p03+r08+r11+b07}
       p2: Refresh the cave row
       5 cave tiles are revealed: R05 P03 R08 R11 B07
114. p2 do.refresh_tiles{b13+v11+v13+p14+r12}
       p2: Refresh the cave row
       5 cave tiles are revealed: B13 V11 V13 P14 R12
115. p2 end
116. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 5 AP
117. p2 do.refresh_tiles{r06+r16+b12+p06+b11}
       p2: Refresh the cave row
       5 cave tiles are revealed: R06 R16 B12 P06 B11
118. p2 do.refresh_tiles{b04+p05+p15+v09+b03}
       p2: Refresh the cave row
       5 cave tiles are revealed: B04 P05 P15 V09 B03
119. p2 do.refresh_tiles{p01+v08+r02+b01+p11}
       p2: Refresh the cave row
       5 cave tiles are revealed: P01 V08 R02 B01 P11
120. p2 do.refresh_tiles{p07+p10+v12+v15+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: P07 P10 V12 V15 V03
121. p2 do.refresh_tiles{v01+b05+b14+r15+p02}
       p2: Refresh the cave row
       5 cave tiles are revealed: V01 B05 B14 R15 P02
122. p2 end  652900b872a60cfb
       p2 draws I-K4: princess to village I, King: mining cave
       Turn of p1
123. p1 play.ii-k1
       p1 plays II-K1: human to village II, King: mining cave
       New in village II: human
       The Troll King goes to the mining cave of p1
124. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 2 AP
125. p1 do.refresh_tiles{b09+r13+r03+b15+b06}
       p1: Refresh the cave row
       5 cave tiles are revealed: B09 R13 R03 B15 B06
126. p1 do.refresh_tiles{p13+r01+v14+b04+b06}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 R01 V14 B04 B06
127. p1 end
128. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
129. p1 do.refresh_tiles{p11+r06+p03+b01+v11}
       p1: Refresh the cave row
       5 cave tiles are revealed: P11 R06 P03 B01 V11
130. p1 do.refresh_tiles{b13+r08+b05+b11+v03}
       p1: Refresh the cave row
       5 cave tiles are revealed: B13 R08 B05 B11 V03
131. p1 do.refresh_tiles{p14+p09+r03+v08+v12}
       p1: Refresh the cave row
       5 cave tiles are revealed: P14 P09 R03 V08 V12
132. p1 end  55aac1783d891288
       p1 draws I-K2: neutral changeling to village I, King: building cave
       Round 7
       Turn of p2
133. p2 play.ii-d4
       p2 plays II-D4: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
134. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 2 AP
135. p2 do.refresh_cards{ts4+tt8+tb2+ts2+ts1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Crooked Foreman, Throne Whisperer, Trophy Coil and Silken Quarters
136. p2 do.refresh_cards{tb4+tt5+tb1+ts6+ts2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Sunken Bell, Hoarded Sparks, Shed Skin Sack and Trophy Coil
137. p2 end
138. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
139. p2 do.refresh_cards{tt1+tt2+tb1+tb6+tb3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Endless Halls, Hoarded Sparks, Night Purse and Glittering Vein
140. p2 do.refresh_cards{tt3+tb5+ts5+ts1+ts3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Roost Watch, Nest of Velvet, Silken Quarters and Golden Scales
141. p2 do.refresh_cards{tb2+tt4+tt7+tb4+tb4}
       p2: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Bog Lookout, Mud Mason, Moonlit Chamber and Moonlit Chamber
142. p2 end  bc90201ab057fd73
       p2 draws II-K5: princess to village II, King: mining cave
       Turn of p1
143. p1 play.i-d3
       p1 plays I-D3: neutral changeling to village I, King: mining cave
       New in village I: neutral changeling
       The Troll King goes to the mining cave of p1
144. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 4 AP
145. p1 do.refresh_tiles{r16+b12+v09+r11+r12}
       p1: Refresh the cave row
       5 cave tiles are revealed: R16 B12 V09 R11 R12
146. p1 do.refresh_tiles{b15+p01+b09+r05+p10}
       p1: Refresh the cave row
       5 cave tiles are revealed: B15 P01 B09 R05 P10
147. p1 do.refresh_tiles{p06+v10+p05+v15+r15}
       p1: Refresh the cave row
       5 cave tiles are revealed: P06 V10 P05 V15 R15
148. p1 do.refresh_tiles{p15+b03+b14+v05+r09}
       p1: Refresh the cave row
       5 cave tiles are revealed: P15 B03 B14 V05 R09
149. p1 end
150. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
151. p1 do.refresh_tiles{v13+v01+b07+p07+p02}
       p1: Refresh the cave row
       5 cave tiles are revealed: V13 V01 B07 P07 P02
152. p1 do.refresh_tiles{v07+r13+r02+b11+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: V07 R13 R02 B11 V14
153. p1 do.refresh_tiles{b06+v01+b04+v08+p11}
       p1: Refresh the cave row
       5 cave tiles are revealed: B06 V01 B04 V08 P11
154. p1 do.refresh_tiles{b12+p05+r12+b07+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: B12 P05 R12 B07 P01
155. p1 do.refresh_tiles{p06+b01+r01+r15+r06}
       p1: Refresh the cave row
       5 cave tiles are revealed: P06 B01 R01 R15 R06
156. p1 end  b522ac2cc70f1784
       p1 draws I-K6: princess to village I, King: village I
       Round 8
       Turn of p2
157. p2 play.ii-k3
       p2 plays II-K3: neutral changeling to village II, King: village II
       New in village II: neutral changeling
       The Troll King goes to village II
158. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
159. p2 do.refresh_cards{tb7+ts5+ts3+ts2+tt1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Nest of Velvet, Golden Scales, Trophy Coil and Silent Belfry
160. p2 do.refresh_cards{tt2+tb3+ts6+tb3+tb8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Glittering Vein, Shed Skin Sack, Glittering Vein and Dusk Chant
161. p2 do.refresh_cards{tt3+ts1+tb6+ts4+tt5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Silken Quarters, Night Purse, Muffled Bronze and Sunken Bell
162. p2 do.refresh_cards{tb1+tt1+ts2+tb2+tb1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Silent Belfry, Trophy Coil, Throne Whisperer and Hoarded Sparks
163. p2 end
164. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
165. p2 do.refresh_cards{tt5+tt8+ts7+tt6+tt2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Crooked Foreman, Deep Burrower, Cowherd's Nap and Endless Halls
166. p2 do.refresh_cards{ts8+tt2+tb7+ts3+tt8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Endless Halls, Echo Gem, Golden Scales and Crooked Foreman
167. p2 do.refresh_cards{ts5+tb1+tb2+tt3+tb1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Hoarded Sparks, Throne Whisperer, Black Glass Pond and Hoarded Sparks
168. p2 do.refresh_cards{tb4+ts7+tb3+ts2+tb3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Moonlit Chamber, Deep Burrower, Glittering Vein, Trophy Coil and Glittering Vein
169. p2 do.refresh_cards{ts6+ts1+tt1+tb8+tb6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Shed Skin Sack, Silken Quarters, Silent Belfry, Dusk Chant and Night Purse
170. p2 end  4d89dee545ae0ab3
       p2 draws II-N2: neutral changeling to village II, King: mining cave
       Turn of p1
171. p1 play.i-k5
       p1 plays I-K5: princess to village I, King: troll power cave
       Nothing can be added in village I: princess
       The Troll King goes to the troll power cave of p1
172. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
173. p1 do.refresh_cards{tt3+tt5+tt6+ts5+ts4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Sunken Bell, Cowherd's Nap, Nest of Velvet and Muffled Bronze
174. p1 do.refresh_cards{ts1+tb2+tb4+ts2+tt4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Throne Whisperer, Moonlit Chamber, Trophy Coil and Bog Lookout
175. p1 do.refresh_cards{ts3+tt7+tb5+tt2+tt1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Mud Mason, Roost Watch, Endless Halls and Silent Belfry
176. p1 end
177. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
178. p1 do.refresh_cards{tt5+ts1+tb6+ts3+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Silken Quarters, Night Purse, Golden Scales and Throne Whisperer
179. p1 do.refresh_cards{tb3+tt3+ts6+ts7+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Glittering Vein, Black Glass Pond, Shed Skin Sack, Deep Burrower and Sunken Bell
180. p1 do.refresh_cards{tt1+tb4+ts1+tt2+ts2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Moonlit Chamber, Silken Quarters, Endless Halls and Trophy Coil
181. p1 do.refresh_cards{tb7+tb4+tb3+ts2+ts5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Moonlit Chamber, Glittering Vein, Trophy Coil and Nest of Velvet
182. p1 end  2c78ab1b23983fd0
       p1 draws I-N3: princess to village I, King: village I
       Round 9
       Turn of p2
183. p2 play.i-k4
       p2 plays I-K4: princess to village I, King: mining cave
       Nothing can be added in village I: princess
       The Troll King goes to the mining cave of p2
184. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 2 AP
185. p2 do.refresh_tiles{v11+b15+b05+r08+p15}
       p2: Refresh the cave row
       5 cave tiles are revealed: V11 B15 B05 R08 P15
186. p2 do.refresh_tiles{v05+b13+p10+p09+r16}
       p2: Refresh the cave row
       5 cave tiles are revealed: V05 B13 P10 P09 R16
187. p2 end
188. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
189. p2 do.refresh_tiles{v09+b14+v13+p13+r11}
       p2: Refresh the cave row
       5 cave tiles are revealed: V09 B14 V13 P13 R11
190. p2 do.refresh_tiles{b03+v12+r09+p03+v03}
       p2: Refresh the cave row
       5 cave tiles are revealed: B03 V12 R09 P03 V03
191. p2 do.refresh_tiles{v10+b09+v15+p02+p07}
       p2: Refresh the cave row
       5 cave tiles are revealed: V10 B09 V15 P02 P07
192. p2 end  6b133ebb5235091c
       p2 draws II-N1: human to village II, King: building cave
       Turn of p1
193. p1 play.i-n3
       p1 plays I-N3: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
194. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
195. p1 do.refresh_cards{tt6+tb1+tt2+tt8+tb1}
       p1: Refresh the troll card row
       5 troll cards are revealed: Cowherd's Nap, Hoarded Sparks, Endless Halls, Crooked Foreman and Hoarded Sparks
196. p1 do.refresh_cards{tt4+tb5+ts5+ts4+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Roost Watch, Nest of Velvet, Muffled Bronze and Throne Whisperer
197. p1 do.refresh_cards{ts3+tt1+tb8+tt7+tt3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Golden Scales, Silent Belfry, Dusk Chant, Mud Mason and Black Glass Pond
198. p1 do.refresh_cards{ts8+tb1+tb4+tt5+ts2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Winding Paths, Hoarded Sparks, Moonlit Chamber, Sunken Bell and Trophy Coil
199. p1 end
200. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
201. p1 do.refresh_tiles{r05+p14+r03+r01+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: R05 P14 R03 R01 V14
202. p1 do.refresh_tiles{b03+p05+v09+p02+v08}
       p1: Refresh the cave row
       5 cave tiles are revealed: B03 P05 V09 P02 V08
203. p1 do.refresh_tiles{p11+v12+b12+v13+v03}
       p1: Refresh the cave row
       5 cave tiles are revealed: P11 V12 B12 V13 V03
204. p1 end  b780a04b32827a77
       p1 draws II-N3: princess to village II, King: village II
       Round 10
       Turn of p2
205. p2 play.ii-k5
       p2 plays II-K5: princess to village II, King: mining cave
       Nothing can be added in village II: princess
       The Troll King goes to the mining cave of p2
206. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
207. p2 do.refresh_cards{tb6+tt1+ts3+tt2+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Silent Belfry, Golden Scales, Endless Halls and Shed Skin Sack
208. p2 do.refresh_cards{ts2+ts5+tt3+ts1+ts5}
       p2: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Nest of Velvet, Black Glass Pond, Silken Quarters and Nest of Velvet
209. p2 do.refresh_cards{tb2+tt2+tb4+ts4+tb7}
       p2: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Endless Halls, Moonlit Chamber, Muffled Bronze and Echo Gem
210. p2 do.refresh_cards{tt8+tb3+tb2+tb8+tt3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Glittering Vein, Throne Whisperer, Dusk Chant and Black Glass Pond
211. p2 end
212. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 3 AP
213. p2 do.refresh_tiles{r16+r06+p07+v01+v10}
       p2: Refresh the cave row
       5 cave tiles are revealed: R16 R06 P07 V01 V10
214. p2 do.refresh_tiles{b11+p06+p01+p13+v15}
       p2: Refresh the cave row
       5 cave tiles are revealed: B11 P06 P01 P13 V15
215. p2 do.refresh_tiles{b09+p03+b05+b13+b01}
       p2: Refresh the cave row
       5 cave tiles are revealed: B09 P03 B05 B13 B01
216. p2 end  e98d975e8077c050
       Turn of p1
217. p1 play.i-k6
       p1 plays I-K6: princess to village I, King: village I
       Nothing can be added in village I: princess
       The Troll King goes to village I
218. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
219. p1 do.refresh_cards{tt4+ts3+tt1+ts1+tt7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Golden Scales, Silent Belfry, Silken Quarters and Mud Mason
220. p1 do.refresh_cards{tt5+tb3+tt6+tb5+ts7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Glittering Vein, Cowherd's Nap, Roost Watch and Deep Burrower
221. p1 do.refresh_cards{tb1+tb3+tb4+tt1+tb3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Hoarded Sparks, Glittering Vein, Moonlit Chamber, Silent Belfry and Glittering Vein
222. p1 do.refresh_cards{tt2+tb4+tt8+ts3+tb2}
       p1: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Moonlit Chamber, Crooked Foreman, Golden Scales and Throne Whisperer
223. p1 end
224. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
225. p1 do.refresh_tiles{p10+r02+r09+b07+r08}
       p1: Refresh the cave row
       5 cave tiles are revealed: P10 R02 R09 B07 R08
226. p1 do.refresh_tiles{r11+r15+p09+b06+b14}
       p1: Refresh the cave row
       5 cave tiles are revealed: R11 R15 P09 B06 B14
227. p1 do.refresh_tiles{v07+r13+r12+v05+b15}
       p1: Refresh the cave row
       5 cave tiles are revealed: V07 R13 R12 V05 B15
228. p1 end  45871c7a5328a556
       Round 11
       Turn of p2
229. p2 play.ii-n2
       p2 plays II-N2: neutral changeling to village II, King: mining cave
       New in village II: neutral changeling
       The Troll King goes to the mining cave of p2
230. p2 move.troll_power.building
       p2 moves a troll: troll power cave → building cave
       p2 has 4 AP
231. p2 do.refresh_tiles{v11+p15+b04+r11+v13}
       p2: Refresh the cave row
       5 cave tiles are revealed: V11 P15 B04 R11 V13
232. p2 do.refresh_tiles{v05+r01+p05+v03+v09}
       p2: Refresh the cave row
       5 cave tiles are revealed: V05 R01 P05 V03 V09
233. p2 do.refresh_tiles{r08+v15+r06+p13+p02}
       p2: Refresh the cave row
       5 cave tiles are revealed: R08 V15 R06 P13 P02
234. p2 do.refresh_tiles{b03+r05+r15+b05+r12}
       p2: Refresh the cave row
       5 cave tiles are revealed: B03 R05 R15 B05 R12
235. p2 end
236. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 3 AP
237. p2 do.refresh_cards{tt3+ts2+ts8+tb2+tb1}
       p2: Refresh the troll card row
       5 troll cards are revealed: Black Glass Pond, Trophy Coil, Winding Paths, Throne Whisperer and Hoarded Sparks
238. p2 do.refresh_cards{ts4+ts1+ts7+tb7+tt6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Muffled Bronze, Silken Quarters, Deep Burrower, Echo Gem and Cowherd's Nap
239. p2 do.refresh_cards{tt5+tb5+tt2+tt4+tb8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Roost Watch, Endless Halls, Bog Lookout and Dusk Chant
240. p2 end  5bbb07e33d679e53
       Turn of p1
241. p1 play.ii-n3
       p1 plays II-N3: princess to village II, King: village II
       Nothing can be added in village II: princess
       The Troll King goes to village II
242. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 4 AP
243. p1 do.refresh_cards{tt1+tb6+ts5+tt5+ts6}
       p1: Refresh the troll card row
       5 troll cards are revealed: Silent Belfry, Night Purse, Nest of Velvet, Sunken Bell and Shed Skin Sack
244. p1 do.refresh_cards{tt7+tt3+ts1+ts5+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Mud Mason, Black Glass Pond, Silken Quarters, Nest of Velvet and Golden Scales
245. p1 do.refresh_cards{ts2+tb8+tb5+ts4+tt5}
       p1: Refresh the troll card row
       5 troll cards are revealed: Trophy Coil, Dusk Chant, Roost Watch, Muffled Bronze and Sunken Bell
246. p1 do.refresh_cards{ts5+tb3+ts6+tt1+tt7}
       p1: Refresh the troll card row
       5 troll cards are revealed: Nest of Velvet, Glittering Vein, Shed Skin Sack, Silent Belfry and Mud Mason
247. p1 end
248. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 3 AP
249. p1 do.refresh_tiles{b13+r13+p10+r16+p01}
       p1: Refresh the cave row
       5 cave tiles are revealed: B13 R13 P10 R16 P01
250. p1 do.refresh_tiles{p03+b11+b06+v01+v08}
       p1: Refresh the cave row
       5 cave tiles are revealed: P03 B11 B06 V01 V08
251. p1 do.refresh_tiles{r09+b01+p07+v07+p09}
       p1: Refresh the cave row
       5 cave tiles are revealed: R09 B01 P07 V07 P09
252. p1 end  12f70dd3892ac00d
       Round 12
       Turn of p2
253. p2 play.ii-n1
       p2 plays II-N1: human to village II, King: building cave
       New in village II: human
       The Troll King goes to the building cave of p2
254. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 4 AP
255. p2 do.refresh_cards{tt5+tb4+ts2+tb2+tt8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Sunken Bell, Moonlit Chamber, Trophy Coil, Throne Whisperer and Crooked Foreman
256. p2 do.refresh_cards{ts7+tb3+tb1+tt1+ts8}
       p2: Refresh the troll card row
       5 troll cards are revealed: Deep Burrower, Glittering Vein, Hoarded Sparks, Silent Belfry and Winding Paths
257. p2 do.refresh_cards{ts1+tt3+tb1+ts3+tt3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Black Glass Pond, Hoarded Sparks, Golden Scales and Black Glass Pond
258. p2 do.refresh_cards{tb6+tb7+ts3+tb4+tt2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Night Purse, Echo Gem, Golden Scales, Moonlit Chamber and Endless Halls
259. p2 end
260. p2 move.building.troll_power
       p2 moves a troll: building cave → troll power cave
       p2 has 5 AP
261. p2 do.refresh_cards{ts1+tt6+tt2+ts5+tb2}
       p2: Refresh the troll card row
       5 troll cards are revealed: Silken Quarters, Cowherd's Nap, Endless Halls, Nest of Velvet and Throne Whisperer
262. p2 do.refresh_cards{tt4+ts1+tt5+ts2+ts3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Bog Lookout, Silken Quarters, Sunken Bell, Trophy Coil and Golden Scales
263. p2 do.refresh_cards{tb7+ts7+tt2+ts8+ts6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Echo Gem, Deep Burrower, Endless Halls, Winding Paths and Shed Skin Sack
264. p2 do.refresh_cards{tt2+ts5+tb2+ts2+tt3}
       p2: Refresh the troll card row
       5 troll cards are revealed: Endless Halls, Nest of Velvet, Throne Whisperer, Trophy Coil and Black Glass Pond
265. p2 do.refresh_cards{tb5+tt6+tt3+ts4+tb6}
       p2: Refresh the troll card row
       5 troll cards are revealed: Roost Watch, Cowherd's Nap, Black Glass Pond, Muffled Bronze and Night Purse
266. p2 end  f3c01180ff3dc4ac
       Turn of p1
267. p1 play.i-k2
       p1 plays I-K2: neutral changeling to village I, King: building cave
       New in village I: neutral changeling
       The Troll King goes to the building cave of p1
268. p1 move.troll_power.building
       p1 moves a troll: troll power cave → building cave
       p1 has 5 AP
269. p1 do.refresh_tiles{b12+r02+v10+v12+v14}
       p1: Refresh the cave row
       5 cave tiles are revealed: B12 R02 V10 V12 V14
270. p1 do.refresh_tiles{b09+p14+b14+r03+b15}
       p1: Refresh the cave row
       5 cave tiles are revealed: B09 P14 B14 R03 B15
271. p1 do.refresh_tiles{b07+p11+p06+p01+b15}
       p1: Refresh the cave row
       5 cave tiles are revealed: B07 P11 P06 P01 B15
272. p1 do.refresh_tiles{r03+p05+p14+r06+r09}
       p1: Refresh the cave row
       5 cave tiles are revealed: R03 P05 P14 R06 R09
273. p1 do.refresh_tiles{p13+b04+v15+r13+v11}
       p1: Refresh the cave row
       5 cave tiles are revealed: P13 B04 V15 R13 V11
274. p1 end
275. p1 move.building.troll_power
       p1 moves a troll: building cave → troll power cave
       p1 has 3 AP
276. p1 do.refresh_cards{tt8+tb3+tb4+tt1+tb4}
       p1: Refresh the troll card row
       5 troll cards are revealed: Crooked Foreman, Glittering Vein, Moonlit Chamber, Silent Belfry and Moonlit Chamber
277. p1 do.refresh_cards{tb2+tt1+ts1+tb1+tb3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Throne Whisperer, Silent Belfry, Silken Quarters, Hoarded Sparks and Glittering Vein
278. p1 do.refresh_cards{tb8+tb1+ts5+tt7+ts3}
       p1: Refresh the troll card row
       5 troll cards are revealed: Dusk Chant, Hoarded Sparks, Nest of Velvet, Mud Mason and Golden Scales
279. p1 end  71ac7da66bdcc977
       The last round is over: p1 and p2 share the victory

p1  +1  Humans [PRIN-E5]
p2  +1  Humans [PRIN-E5]
= p1 1, p2 1  rounds, won by p1, p2
