towers/2  seats 1  seed 1  options level=easy cities=random

  1. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  2. p1 lay.4.1{p7}
       p1 lays Crossroads: the path is 6 long
       p1 draws Fork
  3. p1 lay.2.1{p5}
       p1 lays Fork: the path is 8 long
       p1 draws Right step
  4. p1 lay.1.2
       p1 lays Right step: the path is 10 long
  5. p1 none
  6. p1 act.build
       p1 builds a tower
  7. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
  8. p1 use.h03{e05+goblin+goblin}
       p1 plays Basalt Engineer
       p1 upgrades the red tower at 2 bottom right
       Round 2: p1 is first player
       Event: Nothing
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       Dawn breaks
  9. p1 fire.c2se.goblin1
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 10. p1 act.build
       p1 builds a tower
 11. p1 build.red.c1se
       p1 builds: red tower at 1 bottom right
 12. p1 act.quest{q04+q13+sr2+e00+spider+goblin}
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
       Round 3: p1 is first player
       Demonic spell: Blood Toll
       p1 loses 2 guards
       Event: Mountain Toll
       p1 loses 1 crystal
       p1 loses 3 guards
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 5
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 13. p1 fire.c1se.goblin2
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 14. p1 fire.c2se.goblin2
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 15. p1 act.lengthen{p6}
       p1 lengthens the path
       p1 draws Left step
 16. p1 lay.1.2{p3}
       p1 lays Left step: the path is 12 long
       p1 draws Right bend
 17. p1 lay.2.1{p4}
       p1 lays Right bend: the path is 14 long
       p1 draws Hairpin
 18. p1 lay.2.1
       p1 lays Hairpin: the path is 16 long
 19. p1 none
 20. p1 act.market
       p1 goes to the market
 21. p1 use.q12{q03+q13+q09}
       p1 plays Tavern Rumours
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
       New in the market: Pathfinders
 22. p1 none{e00+orc+boss}
       Round 4: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 7
       p1: the spider walks 3 cells to cell 9
       p1: the spider walks 3 cells to cell 5
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 23. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 wounds a goblin
 24. p1 fire.c2se.goblin3
       p1: the double cannon at 2 bottom right fires twice at a goblin
       p1 captures a goblin: 2 crystals
       Day
 25. p1 act.build
       p1 builds a tower
 26. p1 build.yellow.c9se
       p1 builds: yellow tower at 9 bottom right
 27. p1 none
 28. p1 act.market
       p1 goes to the market
 29. p1 use.q09{p8}
       p1 plays Pathfinders
       p1 draws Side road
 30. p1 lay.1.3{q21}
       p1 lays Side road: the path is 18 long
       New in the market: Town Militia
 31. p1 none{e07+orc}
       Round 5: p1 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 32. p1 fire.c9se.spider2
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
 33. p1 fire.c1se.goblin4
       p1: the red tower at 1 bottom right fires at a goblin
       p1 captures a goblin: 2 crystals
 34. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 2 in all
       Day
 35. p1 act.market
       p1 goes to the market
 36. p1 use.q13
       p1 plays Ballista Bolt
 37. p1 creature.orc1{q14+q20+q08+h02}
       p1 wounds an orc
       New in the market: Weighted Net
       Two cards alike: the market is replaced
       New in the market: Sappers
       New in the market: Winding Detour
       New in the market: Noon Lancer
 38. p1 none
 39. p1 act.market
       p1 goes to the market
 40. p1 use.h02
       p1 plays Noon Lancer
 41. p1 creature.spider1{q10}
       p1 captures a spider: 2 crystals
       New in the market: Eldorado
 42. p1 none{sb2+e00+spider}
       Round 6: p1 is first player
       Demonic spell: Knitting Flesh
       p1: an orc recovers
       Event: Second Wind
       p1: a spider recovers
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 12
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 5
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 43. p1 fire.c2se.boss1
       p1: the double cannon at 2 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 4 in all
       The boss of p1 is wounded and grows faster
 44. p1 fire.c9se.spider2
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
       Day
 45. p1 act.build
       p1 builds a tower
 46. p1 build.yellow.c13se
       p1 builds: yellow tower at 13 bottom right
 47. p1 none
 48. p1 act.market
       p1 goes to the market
 49. p1 use.q10{q05}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Crated Tower
 50. p1 use.q04
       p1 plays Amber Workshop
 51. p1 tower.c13se{e04}
       p1 upgrades the yellow tower at 13 bottom right
       Round 7: p1 is first player
       Knitting Flesh strikes again
       p1: a spider recovers
       Event: Nothing
       Event of the next Dusk: Wet Powder
       Night falls
 52. p1 creature.spider2
       p1: the spider walks 1 cell to cell 14
 53. p1 none
       p1: the spider walks 1 cell to cell 13
 54. p1 trap.c13se
       p1 stops the spider with the trap of 13 bottom right
       p1: the orc walks 2 cells to cell 13
       p1: the orc walks 2 cells to cell 7
       p1: the boss walks 3 cells to cell 8
       p1: the spider walks 3 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
 55. p1 fire.c13se.spider2
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 wounds a spider
       Day
 56. p1 act.market
       p1 goes to the market
 57. p1 use.q05
       p1 plays Crated Tower
 58. p1 build.yellow.c14se{q12}
       p1 builds: yellow tower at 14 bottom right
       New in the market: Tavern Rumours
 59. p1 none
 60. p1 act.quest{q11+q19+e09}
       p1 goes on a quest
       p1 draws Bounty Office
       p1 draws Picked Lock
       Round 8: p1 is first player
       Knitting Flesh strikes again
       p1: a spider recovers
       Event: Wet Powder
       Event of the next Dusk: Rockfall
       Night falls
       p1: the orc walks 2 cells to cell 15
       p1: the spider walks 3 cells to cell 17
       p1: the orc walks 2 cells to cell 10
       p1: the boss walks 3 cells to cell 10
       p1: the spider walks 3 cells to cell 9
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
 61. p1 fire.c13se.spider2
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 wounds a spider
 62. p1 fire.c9se.boss1
       p1: the yellow tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 5 in all
       Day
 63. p1 act.market
       p1 goes to the market
 64. p1 use.q12{q01+q10+q07}
       p1 plays Tavern Rumours
       p1 draws Master Mason
       p1 draws Eldorado
       New in the market: Log Rollers
 65. p1 use.q13
       p1 plays Ballista Bolt
 66. p1 creature.spider2
       p1 captures a spider: 2 crystals
 67. p1 act.build
       p1 builds a tower
 68. p1 build.red.c13ne
       p1 builds: red tower at 13 top right
 69. p1 use.q11{sg1}
       p1 plays Bounty Office
       p1 gains 4 crystals
       Round 9: p1 is first player
       Demonic spell: Gaping Door
       The Demon comes out of the mine of p1
       Knitting Flesh strikes again
       Event: Rockfall
 70. p1 tower.c1se{e03}
       The tower of p1 at 1 bottom right will not fire this Dawn
       Event of the next Dusk: Forced March
       Night falls
       p1: the orc walks 1 cell to cell 17
 71. p1 trap.c13se
       p1 stops the orc with the trap of 13 bottom right
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 3 cells to cell 14
       p1: the spider walks 3 cells to cell 12
       p1: the orc walks 2 cells to cell 7
       p1: the Demon walks 2 cells to cell 3
       Dawn breaks
 72. p1 fire.c13se.boss1
       p1: the yellow tower at 13 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 6 in all
 73. p1 fire.c14se.boss1
       p1: the yellow tower at 14 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 7 in all
 74. p1 fire.c9se.spider3
       p1: the yellow tower at 9 bottom right fires at a spider
       p1 wounds a spider
       Day
 75. p1 act.market
       p1 goes to the market
 76. p1 use.q07
       p1 plays Log Rollers
 77. p1 tower.c2se
 78. p1 site.c15se{q19}
       p1 moves the red tower of 2 bottom right to 15 bottom right
       New in the market: Picked Lock
 79. p1 none
 80. p1 act.build
       p1 builds a tower
 81. p1 build.red.c2se
       p1 builds: red tower at 2 bottom right
 82. p1 none{e00}
       Round 10: p1 is first player
       Knitting Flesh strikes again
       p1: a spider recovers
       Event: Forced March
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 1 cell to cell 18
 83. p1 trap.c13se
       p1 stops the orc with the trap of 13 bottom right
       p1: the boss walks 3 cells to cell 15
       p1: the orc walks 5 cells to cell 17
       p1: the spider walks 6 cells to cell 18
       p1: the orc walks 5 cells to cell 14
       p1: the Demon walks 5 cells to cell 7
       Dawn breaks
 84. p1 fire.c13ne.boss1
       p1: the red tower at 13 top right fires at the boss
       The boss of p1 takes 1 point of damage, 8 in all
 85. p1 fire.c15se.boss1
       p1: the double cannon at 15 bottom right fires twice at the boss
       The boss of p1 takes 2 points of damage, 10 in all
       p1 captures the boss
 86. p1 fire.c14se.spider3
       p1: the yellow tower at 14 bottom right fires at a spider
       p1 wounds a spider
 87. p1 fire.c13se.spider3  cc04d9d46e3019e5
       p1: the yellow tower at 13 bottom right fires at a spider
       p1 captures a spider: 2 crystals
       The boss is captured: victory of p1

p1 +10  Guards [TOWR-E03]
p1 +15  Boss [TOWR-E04]
= p1 25  boss, won by p1
