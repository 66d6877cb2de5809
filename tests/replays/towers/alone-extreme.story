towers/1  seats 1  seed 1  options level=extreme cities=chosen

  1. p1 city.druids{x03+goblin+orc}
       p1 plays Druids of the Forest Heart
       Round 1: p1 is first player
       Event of the next Dusk: Famine
       Night falls
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       Day
  2. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  3. p1 lay.2.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
  4. p1 lay.3.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
  5. p1 lay.1.2
       p1 lays Right step: the path is 10 long
  6. p1 none
  7. p1 act.build
       p1 builds a tower
  8. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  9. p1 use.h03{e08+goblin+goblin}
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
       Round 2: p1 is first player
       Event: Famine
       p1 loses 1 crystal
       Event of the next Dusk: Vanguard
       Night falls
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       Dawn breaks
 10. p1 fire.c2se.goblin1
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 11. p1 act.build
       p1 builds a tower
 12. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
 13. p1 act.quest{q04+q13+sg3+x04+orc+spider+goblin}
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
       Round 3: p1 is first player
       Demonic spell: Grim Shepherd
       The Demon comes out of the mine of p1
       Event: Vanguard
       Event of the next Dusk: Howling Horn
       Night falls
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: the Demon walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 14. p1 fire.c1se.goblin2
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 15. p1 fire.c2se.goblin2
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 16. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 17. p1 lay.1.2{p3}
       p1 lays Left step: the path is 12 long
       p1 draws Right bend
 18. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
 19. p1 lay.2.1
       p1 lays Hairpin: the path is 16 long
 20. p1 none
 21. p1 act.market
       p1 goes to the market
 22. p1 use.q12{q03+q13+q09}
       p1 plays Tavern Rumours
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
       New in the market: Pathfinders
 23. p1 none{e03+boss}
       Round 4: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 10
       Event: Howling Horn
       Event of the next Dusk: Forced March
       Night falls
       p1: the spider walks 3 cells to cell 14
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the Demon walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
 24. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 25. p1 fire.c2se.goblin4
 26. p1 creature.goblin4
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 27. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 28. p1 lay.1.2{p1}
       p1 lays Side road: the path is 18 long
       p1 draws Straight
 29. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
 30. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 31. p1 none
 32. p1 act.quest{q14+q21+e09+spider}
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Town Militia
       Round 5: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 13
       Event: Forced March
       Event of the next Dusk: Rockfall
       Night falls
       p1: the spider walks 5 cells to cell 19
       p1: the orc walks 4 cells to cell 10
       p1: the spider walks 5 cells to cell 11
       p1: the Demon walks 4 cells to cell 9
       p1: the orc walks 4 cells to cell 7
       p1: the goblin walks 3 cells to cell 6
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 33. p1 fire.c1se.boss1
       p1: the red tower at 1 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
 34. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 3 in all
       The boss of p1 is wounded and grows faster
       Day
 35. p1 act.quest{q08+q20}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Sappers
 36. p1 act.market
       p1 goes to the market
 37. p1 cash.q09{h02}
       p1 plays Pathfinders for 1 crystal
       New in the market: Noon Lancer
 38. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 39. p1 lay.2.1{sb2}
       p1 lays Long bend: the path is 25 long
       Round 6: p1 is first player
       Demonic spell: Knitting Flesh
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 20
       Event: Rockfall
 40. p1 tower.c2se{e04+orc}
       The tower of p1 at 2 bottom right will not fire this Dawn
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the spider walks 3 cells to cell 25
       p1: the spider walks 3 cells to cell 13
       p1: the orc walks 2 cells to cell 12
       p1: the Demon walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 1 cell to cell 5
       p1: the boss walks 3 cells to cell 6
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 41. p1 act.market
       p1 goes to the market
 42. p1 cash.q14{q10}
       p1 plays Weighted Net for 1 crystal
       New in the market: Eldorado
 43. p1 cash.q20
       p1 plays Sappers for 2 crystals
 44. p1 act.market
       p1 goes to the market
 45. p1 use.h02
       p1 plays Noon Lancer
 46. p1 creature.spider1{q05}
       p1 captures a spider: 2 crystals
       New in the market: Crated Tower
 47. p1 none{e07}
       Round 7: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 16
       Knitting Flesh strikes again
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 13
       p1: the Demon walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 1 cell to cell 8
       p1: the boss walks 3 cells to cell 7
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
       Day
 48. p1 act.market
       p1 goes to the market
 49. p1 use.q05
       p1 plays Crated Tower
 50. p1 build.red.c13se{q12}
       p1 builds: red tower at 13 bottom right
       New in the market: Tavern Rumours
 51. p1 none
 52. p1 act.build
       p1 builds a tower
 53. p1 build.yellow.c13ne
       p1 builds: yellow tower at 13 top right
 54. p1 none{e05}
       Round 8: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 19
       Knitting Flesh strikes again
       Event: Second Wind
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the spider walks 3 cells to cell 21
       p1: the orc walks 2 cells to cell 15
       p1: the Demon walks 2 cells to cell 16
       p1: the orc walks 2 cells to cell 13
       p1: the boss walks 3 cells to cell 11
       p1: the goblin walks 1 cell to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
       Day
 55. p1 act.market
       p1 goes to the market
 56. p1 use.q10{q11}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Bounty Office
 57. p1 none
 58. p1 act.build
       p1 builds a tower
 59. p1 build.yellow.c23ne
       p1 builds: yellow tower at 23 top right
 60. p1 use.q13
       p1 plays Ballista Bolt
 61. p1 creature.spider2{sr1}
       p1 wounds a spider
       Round 9: p1 is first player
       Demonic spell: Hellfire Spear
 62. p1 tower.c13ne{q19+x02}
       The yellow tower of p1 at 13 top right is destroyed
       p1 draws Picked Lock
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 25
       Knitting Flesh strikes again
       p1: a spider recovers
       Event: Mountain Toll
       p1 loses 1 crystal
       p1 loses 2 guards
       Event of the next Dusk: Tremor
       Night falls
       p1: the spider walks 2 cells to cell 23
       p1: the spider enters the city, 3 guards fall, 10 left
       p1: the orc walks 2 cells to cell 18
       p1: the Demon walks 2 cells to cell 17
       p1: the orc walks 2 cells to cell 15
       p1: the boss walks 3 cells to cell 13
       p1: the spider walks 3 cells to cell 12
       p1: the goblin walks 1 cell to cell 9
       p1: the orc walks 2 cells to cell 7
       Dawn breaks
 63. p1 fire.c13se.boss1
       p1: the red tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
 64. p1 act.market
       p1 goes to the market
 65. p1 use.q11{q01}
       p1 plays Bounty Office
       p1 gains 4 crystals
       New in the market: Master Mason
 66. p1 use.q21
       p1 plays Town Militia
       p1 regains 2 guards
 67. p1 act.build
       p1 builds a tower
 68. p1 build.red.c13ne
       p1 builds: red tower at 13 top right
 69. p1 none{e06}
       Round 10: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 19
       Knitting Flesh strikes again
       Event: Tremor
       The tower of p1 at 2 bottom right loses its upgrade
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the orc walks 2 cells to cell 22
       p1: the Demon walks 2 cells to cell 19
       p1: the orc walks 2 cells to cell 18
       p1: the boss walks 3 cells to cell 17
       p1: the spider walks 3 cells to cell 16
       p1: the goblin walks 1 cell to cell 10
       p1: the orc walks 2 cells to cell 10
       Dawn breaks
 70. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
 71. p1 fire.c13se.boss1
       p1: the red tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
       Day
 72. p1 act.market
       p1 goes to the market
 73. p1 use.q12{q07+q10+q19}
       p1 plays Tavern Rumours
       p1 draws Log Rollers
       p1 draws Eldorado
       New in the market: Picked Lock
 74. p1 use.q07
       p1 plays Log Rollers
 75. p1 tower.c1se
 76. p1 site.c20se
       p1 moves the red tower of 1 bottom right to 20 bottom right
 77. p1 act.quest{q08+h04}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Rampart Captain
       Round 11: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 21
       Knitting Flesh strikes again
       Event: Driving Rain
       Night falls
       p1: the orc walks 1 cell to cell 25
       p1: the Demon walks 1 cell to cell 20
       p1: the orc walks 1 cell to cell 19
       p1: the boss walks 3 cells to cell 20
       p1: the spider walks 2 cells to cell 17
       p1: the orc walks 1 cell to cell 11
       Dawn breaks
 78. p1 fire.c20se.boss1
       p1: the red tower at 20 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
       Day
 79. p1 act.market
       p1 goes to the market
 80. p1 cash.q19{q16}
       p1 plays Picked Lock for 1 crystal
       New in the market: Caltrops
 81. p1 use.q04
       p1 plays Amber Workshop
       p1 upgrades the yellow tower at 23 top right
 82. p1 act.market
       p1 goes to the market
 83. p1 use.q16
       p1 plays Caltrops
 84. p1 creature.spider3
 85. p1 back.2{q01+q18+q07+q18+q02+q07+q17}
       p1 pushes a spider back 2 cells to cell 16
       New in the market: Master Mason
       Two cards alike: the market is replaced
       New in the market: Smugglers' Tunnel
       New in the market: Log Rollers
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Crimson Foundry
       New in the market: Log Rollers
       New in the market: Quagmire
 86. p1 use.q10
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 12: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 24
       Knitting Flesh strikes again
       Night falls
       p1: the orc walks 1 cell to cell 23
 87. p1 trap.c23ne
       p1 stops the orc with the trap of 23 top right
       p1: the boss walks 3 cells to cell 25
       p1: the Demon walks 2 cells to cell 21
       p1: the orc walks 2 cells to cell 22
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 14
       p1: the goblin walks 1 cell to cell 11
       Dawn breaks
 88. p1 fire.c23ne.boss1
       p1: the yellow tower at 23 top right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
       Day
 89. p1 act.build
       p1 builds a tower
 90. p1 build.yellow.c23se
       p1 builds: yellow tower at 23 bottom right
 91. p1 use.h04
       p1 plays Rampart Captain
       p1 regains 2 guards
 92. p1 act.market
       p1 goes to the market
 93. p1 use.q07
       p1 plays Log Rollers
 94. p1 tower.c20se
 95. p1 site.c9se{q17+q05+q20+q20+q05+h01+q05+q21+q01+q10}
       p1 moves the red tower of 20 bottom right to 9 bottom right
       New in the market: Quagmire
       Two cards alike: the market is replaced
       New in the market: Crated Tower
       New in the market: Sappers
       New in the market: Sappers
       Two cards alike: the market is replaced
       New in the market: Crated Tower
       New in the market: Bramble Warden
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Town Militia
       New in the market: Master Mason
       New in the market: Eldorado
 96. p1 cash.q03
       p1 plays Cobalt Chapel for 1 crystal
       Round 13: p1 is first player
       Grim Shepherd strikes again
       Knitting Flesh strikes again
       Night falls
       p1: the orc enters the city, 2 guards fall, 12 left
       p1: the boss walks 2 cells to cell 23
       p1: the boss enters the city, 3 guards fall, 9 left
       p1: the Demon walks 1 cell to cell 25
 97. p1 none
       p1: the Demon walks 1 cell to cell 24
       p1: the orc walks 2 cells to cell 25
       p1: the spider walks 3 cells to cell 22
       p1: the orc walks 2 cells to cell 16
       p1: the goblin walks 1 cell to cell 12
       Dawn breaks
 98. p1 fire.c23ne.boss1
       p1: the yellow tower at 23 top right fires at the boss
       The boss of p1 takes 1 point of damage, 9 in all
 99. p1 fire.c9se.goblin3
       p1: the red tower at 9 bottom right fires at a goblin
       p1 wounds a goblin
100. p1 fire.c23se.boss1  b80746d5e41d2a53
       p1: the yellow tower at 23 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 10 in all
       p1 captures the boss
       The boss is captured: victory of p1

p1  +9  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
= p1 24  boss, won by p1
