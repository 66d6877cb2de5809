towers/2  seats 2  seed 598  options mode=standard level=easy cities=random

  1. p2 act.lengthen{p9}
       p2 lengthens the path
       p2 draws Crossroads
  2. p2 lay.2.3{p3}
       p2 lays Crossroads: the path is 5 long
       p2 draws Right bend
  3. p2 lay.1.2{p1}
       p2 lays Right bend: the path is 7 long
       p2 draws Straight
  4. p2 lay.1.2
       p2 lays Straight: the path is 9 long
  5. p2 use.q06
       p2 plays Timber Convoy
  6. p2 build.blue.c9ne
       p2 builds: blue tower at 9 top right
  7. p2 build.red.c7nw  9491ad3d56dee44d
       p2 builds: red tower at 7 top left
  8. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  9. p1 lay.2.3{p7}
       p1 lays Crossroads: the path is 5 long
       p1 draws Fork
 10. p1 lay.2.3{p1}
       p1 lays Fork: the path is 6 long
       p1 draws Straight
 11. p1 lay.1.2
       p1 lays Straight: the path is 8 long
 12. p1 use.q17
       p1 plays Quagmire
 13. p1 cell.c4  ed6d082ab2ca2a68
       p1 makes a quagmire of cell 4
 14. p2 act.market
       p2 goes to the market
 15. p2 use.q08{r4}
       p2 plays Winding Detour
       p2 draws Wide hairpin
 16. p2 lay.1.2{q13}  6fdf70468f4b0ecf
       p2 lays Wide hairpin: the path is 12 long
       New in the market: Ballista Bolt
 17. p1 act.lengthen{p3}
       p1 lengthens the path
       p1 draws Right bend
 18. p1 lay.1.2{p5}
       p1 lays Right bend: the path is 10 long
       p1 draws Right step
 19. p1 lay.1.2{p4}
       p1 lays Right step: the path is 12 long
       p1 draws Hairpin
 20. p1 lay.2.1{e05+spider+goblin+orc+goblin}
       p1 lays Hairpin: the path is 14 long
       Round 2: p1 is first player
       Event: Wet Powder
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the orc sinks into the quagmire of cell 4
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the spider walks 3 cells to cell 7
       p2: the goblin walks 1 cell to cell 2
       p2: a goblin comes out of the mine
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 21. p1 act.lengthen{p2+p6+p8}  f444a3975e39ce37
       p1 lengthens the path
       Left bend does not fit: p1 sets it aside
       Left step does not fit: p1 sets it aside
       Side road does not fit: p1 sets it aside
       No tile fits: p1 cannot lengthen any more for now
 22. p2 act.market
       p2 goes to the market
 23. p2 cash.q16{q01}  a6d537d335adf8bd
       p2 plays Caltrops for 1 crystal
       New in the market: Master Mason
 24. p1 act.market
       p1 goes to the market
 25. p1 cash.q01{q08}  04efab27093eada3
       p1 plays Master Mason for 1 crystal
       New in the market: Winding Detour
 26. p2 act.quest{q20+h02+e00+spider+spider+orc+goblin}
       p2 goes on a quest
       p2 draws Sappers
       p2 draws Noon Lancer
       Round 3: p2 is first player
       Event: Mountain Toll
       p2 loses 1 crystal
       p2 loses 3 guards
       p1 loses 1 crystal
       p1 loses 3 guards
       Event of the next Dusk: Nothing
       Night falls
       p2: the spider walks 3 cells to cell 10
       p2: the goblin walks 2 cells to cell 4
       p2: the orc walks 2 cells to cell 4
       p2: the goblin walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 1 cell to cell 2
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 8
       p1: the goblin walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 27. p2 act.card
       p2 plays a card only
 28. p2 use.h02
       p2 plays Noon Lancer
 29. p2 creature.spider5  063b76da0bad45ac
       p2 captures a spider: 2 crystals
 30. p1 act.market
       p1 goes to the market
 31. p1 cash.q13{q10}  cfa5c66a4e9b7aa5
       p1 plays Ballista Bolt for 1 crystal
       New in the market: Eldorado
 32. p2 act.lengthen{p8}
       p2 lengthens the path
       p2 draws Side road
 33. p2 lay.1.2{p5+p4+p2}
       p2 lays Side road, a shortcut: the path is only 6 long
       Right step does not fit: p2 sets it aside
       Hairpin does not fit: p2 sets it aside
       p2 draws Left bend
 34. p2 lay.1.2{p7}
       p2 lays Left bend: the path is 8 long
       p2 draws Fork
 35. p2 lay.2.3
       p2 lays Fork: the path is 9 long
 36. p2 none  1826141e0e05c580
 37. p1 act.market
       p1 goes to the market
 38. p1 use.h01
       p1 plays Bramble Warden
 39. p1 cell.c2{q18+e00+spider+boss}  8268092ea0a6e268
       p1 pushes a goblin back 1 cell to cell 1
       p1 pushes an orc back 1 cell to cell 1
       New in the market: Smugglers' Tunnel
       Round 4: p1 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 11
       p1: the goblin walks 3 cells to cell 9
       p1: the goblin walks 3 cells to cell 8
       p1: the goblin walks 3 cells to cell 4
       p1: the orc walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p2: the goblin walks 3 cells to cell 16
       p2: the orc walks 2 cells to cell 15
       p2: the goblin walks 3 cells to cell 15
       p2: the goblin walks 3 cells to cell 6
 40. p2 step.c11{goblin+boss}  e126cbb2351e2da3
       p2: the spider walks 1 cell to cell 11
       p2: the spider walks 2 cells to cell 13
       p2: a spider comes out of the mine
       p2: the spider walks 2 cells to cell 3
       p2: a goblin comes out of the mine
       p2: the goblin walks 2 cells to cell 3
       Dawn breaks
       Day
 41. p1 act.quest{q09+q18}  252f5535a83e0a26
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Smugglers' Tunnel
 42. p2 act.market
       p2 goes to the market
 43. p2 cash.q08{q11}
       p2 plays Winding Detour for 1 crystal
       New in the market: Bounty Office
 44. p2 cash.q20  4160786dd8d99f0e
       p2 plays Sappers for 1 crystal
 45. p1 act.market
       p1 goes to the market
 46. p1 use.q10{q14}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Weighted Net
 47. p1 use.q18
       p1 plays Smugglers' Tunnel
 48. p1 creature.orc1
 49. p1 place.p2.c16  3eca40ae698011c1
       p1 sends an orc to p2, cell 16
 50. p2 act.build
       p2 builds a tower
 51. p2 build.red.c1se{e00+orc+spider}
       p2 builds: red tower at 1 bottom right
       Round 5: p2 is first player
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p2: the goblin walks 2 cells to cell 19
       p2: the goblin enters the city, 1 guard falls, 11 left
       p2: the orc walks 2 cells to cell 19
       p2: the goblin walks 3 cells to cell 19
       p2: the goblin enters the city, 1 guard falls, 10 left
       p2: the orc walks 2 cells to cell 17
       p2: the goblin walks 4 cells to cell 19
       p2: the spider walks 3 cells to cell 16
       p2: the goblin walks 4 cells to cell 16
       p2: the spider walks 3 cells to cell 15
       p2: the boss comes out of the mine
       p2: the boss walks 1 cell to cell 2
       p1: the spider walks 3 cells to cell 14
       p1: the goblin walks 4 cells to cell 13
       p1: the goblin walks 4 cells to cell 12
       p1: the goblin walks 4 cells to cell 10
       p1: the goblin walks 4 cells to cell 9
       p1: the orc walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 8
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
 52. p2 fire.c1se.boss2
       p2: the red tower at 1 bottom right fires at the boss
       The boss of p2 takes 1 point of damage, 1 in all
       Day
 53. p2 act.quest{q05+q12}  e4dbf59731a81b38
       p2 goes on a quest
       p2 draws Crated Tower
       p2 draws Tavern Rumours
 54. p1 act.quest{q10+q17}  b30a8499ffddfd1c
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Quagmire
 55. p2 act.market
       p2 goes to the market
 56. p2 cash.q11{q05}
       p2 plays Bounty Office for 1 crystal
       New in the market: Crated Tower
 57. p2 use.q12{q09+q21}  b2ecdd0bf49d0a9d
       p2 plays Tavern Rumours
       p2 draws Pathfinders
       p2 draws Town Militia
 58. p1 act.market
       p1 goes to the market
 59. p1 cash.q14{q02}
       p1 plays Weighted Net for 1 crystal
       New in the market: Crimson Foundry
 60. p1 none{e06+orc+orc}
       Round 6: p1 is first player
       Event: Nothing
       Event of the next Dusk: Driving Rain
       Night falls
       p1: the spider walks 2 cells to cell 15
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the goblin walks 3 cells to cell 15
       p1: the goblin enters the city, 1 guard falls, 8 left
       p1: the goblin walks 4 cells to cell 15
       p1: the goblin walks 4 cells to cell 14
       p1: the goblin walks 4 cells to cell 13
       p1: the spider walks 3 cells to cell 11
       p1: the orc walks 2 cells to cell 9
       p1: the boss walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p2: the goblin enters the city, 1 guard falls, 9 left
       p2: the orc enters the city, 2 guards fall, 7 left
       p2: the orc walks 1 cell to cell 19
       p2: the orc enters the city, 2 guards fall, 5 left
       p2: the goblin walks 2 cells to cell 19
       p2: the spider walks 2 cells to cell 19
       p2: the spider enters the city, 3 guards fall, 2 left
       p2: the spider walks 3 cells to cell 19
       p2: the boss walks 2 cells to cell 4
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       p2: an orc comes out of the mine
       p2: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 61. p1 act.build
       p1 builds a tower
 62. p1 build.yellow.c13se
       p1 builds: yellow tower at 13 bottom right
 63. p1 none  9e18863fe9c0c6ce
 64. p2 act.quest{q01+q12}  6cde95e17b0c46da
       p2 goes on a quest
       p2 draws Master Mason
       p2 draws Tavern Rumours
 65. p1 act.quest{q01+q05}  045032c27ee4e1d9
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Crated Tower
 66. p2 act.card
       p2 plays a card only
 67. p2 cash.q01{e02}  67dfc0c254d8aa5d
       p2 plays Master Mason for 1 crystal
       Round 7: p2 is first player
       Event: Driving Rain
       Event of the next Dusk: Tornado
       Night falls
       p2: the spider enters the city, 2 guards fall, 0 left
       p2: the boss walks 2 cells to cell 15
       p2: the orc walks 1 cell to cell 3
       p2: the orc walks 1 cell to cell 3
       p1: the goblin enters the city, 1 guard falls, 7 left
       p1: the goblin walks 2 cells to cell 15
       p1: the goblin walks 2 cells to cell 16
       p1: the spider walks 2 cells to cell 13
       p1: the orc walks 1 cell to cell 10
       p1: the boss walks 2 cells to cell 8
       p1: the spider walks 2 cells to cell 6
       p1: the orc walks 1 cell to cell 3
       Game over: p1 wins

p1  +7  Guards [TOWR-E03]
p1  +3  Trophy: Yellow Skyline [TOWR-Q09]
p2  +1  Boss [TOWR-E04]
p2  +3  Trophy: Red Skyline [TOWR-Q09]
= p1 10, p2 4  guards, won by p1
