towers/2  seats 1  seed 1  options level=extreme cities=chosen

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
 14. p1 fire.c2se.goblin2
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
 15. p1 fire.c1se.goblin3
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
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
       p1: the goblin walks 4 cells to cell 6
       Dawn breaks
 24. p1 fire.c2se.goblin3
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 25. p1 act.lengthen{p8}
       p1 lengthens the path
       p1 draws Side road
 26. p1 lay.1.2{p1}
       p1 lays Side road: the path is 18 long
       p1 draws Straight
 27. p1 lay.1.2{p2}
       p1 lays Straight: the path is 20 long
       p1 draws Left bend
 28. p1 lay.2.1
       p1 lays Left bend: the path is 22 long
 29. p1 none
 30. p1 act.quest{q14+q21+e09+spider}
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Town Militia
       Round 5: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 13
       Event: Forced March
       Event of the next Dusk: Rockfall
       Night falls
       p1: the spider walks 6 cells to cell 20
       p1: the orc walks 5 cells to cell 11
       p1: the spider walks 6 cells to cell 12
       p1: the goblin walks 4 cells to cell 9
       p1: the Demon walks 5 cells to cell 10
       p1: the orc walks 5 cells to cell 9
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 31. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
 32. p1 fire.c1se.boss1
       p1: the red tower at 1 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 3 in all
       The boss of p1 is wounded and grows faster
       Day
 33. p1 act.quest{q08+q20}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Sappers
 34. p1 act.market
       p1 goes to the market
 35. p1 cash.q13{h02}
       p1 plays Ballista Bolt for 1 crystal
       New in the market: Noon Lancer
 36. p1 use.q08{r2}
       p1 plays Winding Detour
       p1 draws Long bend
 37. p1 lay.1.2{sb2}
       p1 lays Long bend: the path is 25 long
       Round 6: p1 is first player
       Demonic spell: Knitting Flesh
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 22
       Event: Rockfall
 38. p1 tower.c1se{e04+orc}
       The tower of p1 at 1 bottom right will not fire this Dawn
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the spider walks 3 cells to cell 24
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 14
       p1: the Demon walks 2 cells to cell 12
       p1: the goblin walks 1 cell to cell 10
       p1: the orc walks 2 cells to cell 11
       p1: the boss walks 3 cells to cell 6
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 39. p1 act.quest{q05+q10}
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Eldorado
 40. p1 act.market
       p1 goes to the market
 41. p1 cash.q14{q12}
       p1 plays Weighted Net for 1 crystal
       New in the market: Tavern Rumours
 42. p1 use.q05
       p1 plays Crated Tower
 43. p1 build.red.c13ne{e07}
       p1 builds: red tower at 13 top right
       Round 7: p1 is first player
       Grim Shepherd strikes again
       p1: the spider walks 1 cell to cell 25
       Knitting Flesh strikes again
       Event: Wet Powder
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the spider walks 3 cells to cell 18
       p1: the orc walks 2 cells to cell 16
       p1: the Demon walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 14
       p1: the goblin walks 1 cell to cell 11
       p1: the boss walks 3 cells to cell 7
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
       Day
 44. p1 act.market
       p1 goes to the market
 45. p1 cash.q12{q11}
       p1 plays Tavern Rumours for 1 crystal
       New in the market: Bounty Office
 46. p1 none
 47. p1 act.market
       p1 goes to the market
 48. p1 use.h02
       p1 plays Noon Lancer
 49. p1 creature.spider2{q19}
       p1 captures a spider: 2 crystals
       New in the market: Picked Lock
 50. p1 use.q21{e05}
       p1 plays Town Militia
       p1 regains 2 guards
       Round 8: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 15
       Knitting Flesh strikes again
       Event: Second Wind
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the orc walks 2 cells to cell 18
       p1: the Demon walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 16
       p1: the goblin walks 1 cell to cell 12
       p1: the boss walks 3 cells to cell 11
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
       Day
 51. p1 act.market
       p1 goes to the market
 52. p1 use.q11{q01}
       p1 plays Bounty Office
       p1 gains 4 crystals
       New in the market: Master Mason
 53. p1 none
 54. p1 act.build
       p1 builds a tower
 55. p1 build.red.c13se
       p1 builds: red tower at 13 bottom right
 56. p1 use.q10{sr1}
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 9: p1 is first player
       Demonic spell: Hellfire Spear
 57. p1 tower.c13se{q10+x02}
       The red tower of p1 at 13 bottom right is destroyed
       p1 draws Eldorado
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 19
       Knitting Flesh strikes again
       Event: Mountain Toll
       p1 loses 4 crystals
       Event of the next Dusk: Tremor
       Night falls
       p1: the orc walks 2 cells to cell 22
       p1: the Demon walks 2 cells to cell 18
       p1: the orc walks 2 cells to cell 17
       p1: the goblin walks 1 cell to cell 14
       p1: the boss walks 3 cells to cell 13
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       Dawn breaks
 58. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 4 in all
       Day
 59. p1 act.quest{q07+q19}
       p1 goes on a quest
       p1 draws Log Rollers
       p1 draws Picked Lock
 60. p1 act.market
       p1 goes to the market
 61. p1 cash.q19{h04}
       p1 plays Picked Lock for 1 crystal
       New in the market: Rampart Captain
 62. p1 use.q07
       p1 plays Log Rollers
 63. p1 tower.c2se
 64. p1 site.c23se{e06}
       p1 moves the red tower of 2 bottom right to 23 bottom right
       Round 10: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 21
       Knitting Flesh strikes again
       Event: Tremor
       The tower of p1 at 23 bottom right loses its upgrade
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the orc walks 2 cells to cell 24
       p1: the Demon walks 2 cells to cell 20
       p1: the orc walks 2 cells to cell 19
       p1: the boss walks 3 cells to cell 17
       p1: the goblin walks 1 cell to cell 13
       p1: the spider walks 3 cells to cell 16
       p1: the orc walks 2 cells to cell 10
       Dawn breaks
 65. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
       Day
 66. p1 act.market
       p1 goes to the market
 67. p1 use.q01
       p1 plays Master Mason
 68. p1 tower.c23se{q08}
       p1 upgrades the red tower at 23 bottom right
       New in the market: Winding Detour
 69. p1 none
 70. p1 act.quest{q01+q16}
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Caltrops
       Round 11: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 25
       Knitting Flesh strikes again
       Event: Driving Rain
       Night falls
       p1: the orc enters the city, 2 guards fall, 12 left
       p1: the Demon walks 1 cell to cell 22
       p1: the orc walks 1 cell to cell 20
       p1: the boss walks 3 cells to cell 20
       p1: the spider walks 2 cells to cell 17
       p1: the orc walks 1 cell to cell 11
       Dawn breaks
 71. p1 fire.c13ne.goblin4
       p1: the red tower at 13 top right fires at a goblin
       p1 wounds a goblin
       Day
 72. p1 act.market
       p1 goes to the market
 73. p1 cash.q09{q18}
       p1 plays Pathfinders for 1 crystal
       New in the market: Smugglers' Tunnel
 74. p1 use.q16
       p1 plays Caltrops
 75. p1 creature.spider3
 76. p1 back.1
       p1 pushes a spider back 1 cell to cell 15
 77. p1 act.market
       p1 goes to the market
 78. p1 use.h04{q07}
       p1 plays Rampart Captain
       p1 regains 2 guards
       New in the market: Log Rollers
 79. p1 use.q10
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 12: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 22
       Knitting Flesh strikes again
       p1: a goblin recovers
       Night falls
       p1: the orc walks 2 cells to cell 23
       p1: the Demon walks 2 cells to cell 23
       p1: the boss walks 3 cells to cell 23
       p1: the spider walks 3 cells to cell 19
       p1: the goblin walks 1 cell to cell 16
       p1: the orc walks 2 cells to cell 14
       Dawn breaks
 80. p1 fire.c13ne.goblin4
       p1: the red tower at 13 top right fires at a goblin
       p1 wounds a goblin
 81. p1 fire.c23se.boss1
       p1: the double cannon at 23 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 7 in all
       Day
 82. p1 act.build
       p1 builds a tower
 83. p1 build.red.c24se
       p1 builds: red tower at 24 bottom right
 84. p1 cash.q04
       p1 plays Amber Workshop for 1 crystal
 85. p1 act.build
       p1 builds a tower
 86. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
 87. p1 cash.q01
       p1 plays Master Mason for 1 crystal
       Round 13: p1 is first player
       Grim Shepherd strikes again
       p1: the orc walks 1 cell to cell 24
       Knitting Flesh strikes again
       p1: a goblin recovers
       Night falls
       p1: the orc walks 1 cell to cell 25
       p1: the orc enters the city, 2 guards fall, 12 left
       p1: the boss walks 2 cells to cell 25
       p1: the boss enters the city, 3 guards fall, 9 left
       p1: the Demon walks 2 cells to cell 25
       p1: the spider walks 3 cells to cell 21
       p1: the goblin walks 1 cell to cell 15
       p1: the orc walks 2 cells to cell 16
       Dawn breaks
 88. p1 fire.c24se.boss1
       p1: the red tower at 24 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
 89. p1 fire.c13ne.goblin4
       p1: the red tower at 13 top right fires at a goblin
       p1 wounds a goblin
 90. p1 fire.c23se.boss1  e76e04435bde31da
       p1: the double cannon at 23 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 10 in all
       p1 captures the boss
       The boss is captured: victory of p1

p1  +9  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
= p1 24  boss, won by p1
