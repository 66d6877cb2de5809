towers/2  seats 1  seed 161  options level=hard cities=random

  1. p1 act.lengthen{p7}
       p1 lengthens the path
       p1 draws Fork
  2. p1 lay.2.1{p9}
       p1 lays Fork: the path is 6 long
       p1 draws Crossroads
  3. p1 lay.4.1{p5}
       p1 lays Crossroads: the path is 8 long
       p1 draws Right step
  4. p1 lay.1.2
       p1 lays Right step: the path is 10 long
  5. p1 use.q13
       p1 plays Ballista Bolt
  6. p1 creature.goblin1
       p1 wounds a goblin
  7. p1 act.quest{q04+q10+e05+orc+spider}
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Eldorado
       Round 2: p1 is first player
       Event: Driving Rain
       Event of the next Dusk: Mountain Toll
       Night falls
       p1: the spider walks 2 cells to cell 6
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
  8. p1 act.quest{q10+q15}
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Burning Pitch
  9. p1 act.card
       p1 plays a card only
 10. p1 cash.q15{sg2+e07+orc+goblin}
       p1 plays Burning Pitch for 1 crystal
       Round 3: p1 is first player
       Demonic spell: Restless Demon
       The Demon comes out of the mine of p1
       Event: Mountain Toll
       p1 loses 4 crystals
       Event of the next Dusk: Second Wind
       Night falls
       p1: the spider walks 3 cells to cell 7
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: the goblin walks 2 cells to cell 3
       p1: the Demon walks 2 cells to cell 3
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
       Day
 11. p1 act.market
       p1 goes to the market
 12. p1 use.q10{q08}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Winding Detour
 13. p1 cash.q04
       p1 plays Amber Workshop for 1 crystal
 14. p1 act.card
       p1 plays a card only
 15. p1 use.q10{e03+spider+boss}
       p1 plays Eldorado
       p1 gains 3 crystals
       Round 4: p1 is first player
       Restless Demon strikes again
       Event: Second Wind
       p1: a goblin recovers
       Event of the next Dusk: Forced March
       Night falls
       p1: the spider walks 2 cells to cell 10
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       p1: the goblin walks 2 cells to cell 6
       p1: the spider walks 3 cells to cell 5
       p1: the Demon walks 2 cells to cell 6
       p1: the orc walks 2 cells to cell 4
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
       Day
 16. p1 act.card
       p1 plays a card only
 17. p1 use.q10
       p1 plays Eldorado
       p1 gains 3 crystals
 18. p1 act.market
       p1 goes to the market
 19. p1 cash.q12{q05+e08+orc}
       p1 plays Tavern Rumours for 1 crystal
       New in the market: Crated Tower
       Round 5: p1 is first player
       Restless Demon strikes again
       Event: Forced March
       Event of the next Dusk: Vanguard
       Night falls
       p1: the orc walks 4 cells to cell 10
       p1: the orc enters the city, 2 guards fall, 10 left
       p1: the spider walks 4 cells to cell 10
       p1: the spider enters the city, 3 guards fall, 7 left
       p1: the goblin walks 5 cells to cell 10
       p1: the goblin enters the city, 1 guard falls, 6 left
       p1: the goblin walks 5 cells to cell 10
       p1: the goblin enters the city, 1 guard falls, 5 left
       p1: the Demon walks 5 cells to cell 10
       p1: the orc walks 5 cells to cell 9
       p1: the spider walks 6 cells to cell 9
       p1: the goblin walks 6 cells to cell 7
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
       Day
 20. p1 act.lengthen{p2}
       p1 lengthens the path
       p1 draws Left bend
 21. p1 lay.2.1{p1}
       p1 lays Left bend: the path is 12 long
       p1 draws Straight
 22. p1 lay.1.2{p3}
       p1 lays Straight: the path is 14 long
       p1 draws Right bend
 23. p1 lay.1.2
       p1 lays Right bend: the path is 16 long
 24. p1 act.quest{q05+q15+sb1+e09+goblin}
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Burning Pitch
       Round 6: p1 is first player
       Demonic spell: Leaden Tithe
       p1 loses 1 crystal
       Restless Demon strikes again
       Event: Vanguard
       Event of the next Dusk: Rockfall
       Night falls
       p1: the Demon walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 12
       p1: the spider walks 3 cells to cell 11
       p1: the goblin walks 1 cell to cell 9
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       Dawn breaks
       Day
 25. p1 act.card
       p1 plays a card only
 26. p1 cash.q15
       p1 plays Burning Pitch for 1 crystal
 27. p1 act.build
       p1 builds a tower
 28. p1 build.blue.c14sw
       p1 builds: blue tower at 14 bottom left
 29. p1 cash.q05{e00}
       p1 plays Crated Tower for 1 crystal
       Round 7: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Rockfall
       The tower of p1 at 14 bottom left will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 3 cells to cell 15
       p1: the Demon walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 13
       p1: the goblin walks 2 cells to cell 12
       p1: the boss walks 2 cells to cell 5
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
       Day
 30. p1 act.build
       p1 builds a tower
 31. p1 build.blue.c9se
       p1 builds: blue tower at 9 bottom right
 32. p1 act.build
       p1 builds a tower
 33. p1 build.blue.c11se{e04}
       p1 builds: blue tower at 11 bottom right
       Round 8: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Nothing
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the spider walks 1 cell to cell 16
       p1: the spider enters the city, 3 guards fall, 2 left
       p1: the Demon walks 2 cells to cell 16
       p1: the orc walks 2 cells to cell 15
       p1: the goblin walks 2 cells to cell 13
       p1: the boss walks 2 cells to cell 7
       p1: the orc walks 2 cells to cell 5
       p1: the goblin walks 2 cells to cell 6
       Dawn breaks
 34. p1 fire.c14sw.orc2{q20}
       p1: the blue tower at 14 bottom left fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 14 bottom left is destroyed
       p1 draws Sappers
       Day
 35. p1 act.lengthen{p4}
       p1 lengthens the path
       p1 draws Hairpin
 36. p1 lay.1.2{p6+p8}
       p1 lays Hairpin: the path is 18 long
       Left step does not fit: p1 sets it aside
       p1 draws Side road
 37. p1 lay.3.1{p6}
       p1 lays Side road: the path is 20 long
       p1 draws Left step
 38. p1 lay.1.2
       p1 lays Left step: the path is 22 long
 39. p1 cash.q20
       p1 plays Sappers for 1 crystal
 40. p1 act.quest{q14+q21+sr3+e00}
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Town Militia
       Round 9: p1 is first player
       Demonic spell: Mad Charge
       p1: the Demon walks 1 cell to cell 17
       p1: the orc walks 1 cell to cell 16
       p1: the goblin walks 1 cell to cell 14
       p1: the orc walks 1 cell to cell 8
       p1: the goblin walks 1 cell to cell 5
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Wet Powder
       Event of the next Dusk: Nothing
       Night falls
       p1: the Demon walks 2 cells to cell 20
       p1: the orc walks 2 cells to cell 18
       p1: the goblin walks 2 cells to cell 16
       p1: the boss walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 9
       p1: the goblin walks 2 cells to cell 7
       Dawn breaks
 41. p1 fire.c9se.boss1
       p1: the blue tower at 9 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 1 in all
       Day
 42. p1 act.market
       p1 goes to the market
 43. p1 cash.q18{q05+q09+q01+q10}
       p1 plays Smugglers' Tunnel for 1 crystal
       New in the market: Crated Tower
       Two cards alike: the market is replaced
       New in the market: Pathfinders
       New in the market: Master Mason
       New in the market: Eldorado
 44. p1 none
 45. p1 act.card
       p1 plays a card only
 46. p1 cash.q21{e00}
       p1 plays Town Militia for 1 crystal
       Round 10: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the Demon walks 2 cells to cell 21
       p1: the orc walks 2 cells to cell 19
       p1: the goblin walks 2 cells to cell 18
       p1: the boss walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 12
       p1: the goblin walks 2 cells to cell 10
       Dawn breaks
 47. p1 fire.c9se.orc3{q19}
       p1: the blue tower at 9 bottom right fires at an orc
       p1 wounds an orc
       The blue tower of p1 at 9 bottom right is destroyed
       p1 draws Picked Lock
 48. p1 fire.c11se.boss1
       p1: the blue tower at 11 bottom right fires at the boss
       The boss of p1 takes 1 point of damage, 2 in all
       Day
 49. p1 act.card
       p1 plays a card only
 50. p1 cash.q19
       p1 plays Picked Lock for 1 crystal
 51. p1 act.market
       p1 goes to the market
 52. p1 cash.q01{q21}
       p1 plays Master Mason for 1 crystal
       New in the market: Town Militia
 53. p1 cash.q14  bf39e0ddf4cca822
       p1 plays Weighted Net for 1 crystal
       Round 11: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Nothing
       Night falls
       p1: the Demon walks 1 cell to cell 22
       p1: the Demon enters the city, 2 guards fall, 0 left
       p1: the orc walks 2 cells to cell 22
       p1: the goblin walks 2 cells to cell 19
       p1: the boss walks 2 cells to cell 14
       p1: the orc walks 2 cells to cell 13
       p1: the goblin walks 2 cells to cell 11
       The last guard has fallen: defeat of p1

p1  +2  Boss [TOWR-E04]
= p1 2  guards, won by nobody
