towers/1  seats 1  seed 161  options level=hard cities=random

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
       p1 plays Burning Pitch for 2 crystals
       Round 3: p1 is first player
       Demonic spell: Restless Demon
       The Demon comes out of the mine of p1
       Event: Mountain Toll
       p1 loses 3 crystals
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
 11. p1 act.lengthen{p2}
       p1 lengthens the path
       p1 draws Left bend
 12. p1 lay.1.2{p1}
       p1 lays Left bend: the path is 12 long
       p1 draws Straight
 13. p1 lay.1.2{p3}
       p1 lays Straight: the path is 14 long
       p1 draws Right bend
 14. p1 lay.2.1
       p1 lays Right bend: the path is 16 long
 15. p1 cash.q04
       p1 plays Amber Workshop for 1 crystal
 16. p1 act.quest{q05+q08+e03+spider+boss}
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Winding Detour
       Round 4: p1 is first player
       Restless Demon strikes again
       Event: Second Wind
       p1: a goblin recovers
       Event of the next Dusk: Forced March
       Night falls
       p1: the spider walks 3 cells to cell 11
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
 17. p1 act.quest{q05+q15}
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Burning Pitch
 18. p1 act.quest{q14+q20+e08+orc}
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Sappers
       Round 5: p1 is first player
       Restless Demon strikes again
       Event: Forced March
       Event of the next Dusk: Vanguard
       Night falls
       p1: the spider walks 5 cells to cell 15
       p1: the orc walks 4 cells to cell 10
       p1: the spider walks 5 cells to cell 11
       p1: the goblin walks 5 cells to cell 10
       p1: the goblin walks 5 cells to cell 10
       p1: the Demon walks 4 cells to cell 9
       p1: the orc walks 4 cells to cell 7
       p1: the spider walks 5 cells to cell 7
       p1: the goblin walks 5 cells to cell 8
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
       Day
 19. p1 act.quest{q05+q21}
       p1 goes on a quest
       p1 draws Crated Tower
       p1 draws Town Militia
 20. p1 act.quest{q01+q09+sb1+e09+goblin}
       p1 goes on a quest
       p1 draws Master Mason
       p1 draws Pathfinders
       Round 6: p1 is first player
       Demonic spell: Leaden Tithe
       p1 loses 1 crystal
       Restless Demon strikes again
       Event: Vanguard
       Event of the next Dusk: Rockfall
       Night falls
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: the spider walks 3 cells to cell 14
       p1: the goblin walks 3 cells to cell 13
       p1: the goblin walks 3 cells to cell 13
       p1: the orc walks 2 cells to cell 12
       p1: the Demon walks 2 cells to cell 11
       p1: the orc walks 2 cells to cell 10
       p1: the spider walks 3 cells to cell 11
       p1: the goblin walks 3 cells to cell 10
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a goblin comes out of the mine
       p1: the goblin walks 2 cells to cell 3
       Dawn breaks
       Day
 21. p1 act.quest{q10+q19}
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Picked Lock
 22. p1 act.quest{q16+q21+e00}
       p1 goes on a quest
       p1 draws Caltrops
       p1 draws Town Militia
       Round 7: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       Event: Rockfall
       Event of the next Dusk: Nothing
       Night falls
       p1: the spider walks 2 cells to cell 15
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the goblin walks 3 cells to cell 15
       p1: the goblin enters the city, 1 guard falls, 8 left
       p1: the goblin walks 3 cells to cell 15
       p1: the goblin enters the city, 1 guard falls, 7 left
       p1: the orc walks 2 cells to cell 14
       p1: the spider walks 3 cells to cell 14
       p1: the Demon walks 2 cells to cell 13
       p1: the goblin walks 4 cells to cell 14
       p1: the orc walks 2 cells to cell 12
       p1: the boss walks 2 cells to cell 5
       p1: the goblin walks 4 cells to cell 8
       p1: the orc walks 2 cells to cell 4
       Dawn breaks
       Day
 23. p1 act.card
       p1 plays a card only
 24. p1 use.q16
       p1 plays Caltrops
 25. p1 creature.goblin4
 26. p1 back.2
       p1 pushes a goblin back 2 cells to cell 6
 27. p1 act.quest{q06+q16+e04}
       p1 goes on a quest
       p1 draws Timber Convoy
       p1 draws Caltrops
       Round 8: p1 is first player
       Restless Demon strikes again
       Leaden Tithe strikes again
       Event: Nothing
       Event of the next Dusk: Wet Powder
       Night falls
       p1: the goblin walks 2 cells to cell 15
       p1: the orc walks 2 cells to cell 15
       p1: the spider walks 2 cells to cell 15
       p1: the spider enters the city, 3 guards fall, 4 left
       p1: the Demon walks 2 cells to cell 16
       p1: the orc walks 2 cells to cell 14
       p1: the boss walks 2 cells to cell 7
       p1: the goblin walks 2 cells to cell 8
       p1: the orc walks 2 cells to cell 5
       Dawn breaks
       Day
 28. p1 act.market
       p1 goes to the market
 29. p1 cash.q12{q17}
       p1 plays Tavern Rumours for 1 crystal
       New in the market: Quagmire
 30. p1 cash.q15
       p1 plays Burning Pitch for 2 crystals
 31. p1 act.market
       p1 goes to the market
 32. p1 use.q10{q18+q20+q19+q17}
       p1 plays Eldorado
       p1 gains 3 crystals
       New in the market: Smugglers' Tunnel
       Two cards alike: the market is replaced
       New in the market: Sappers
       New in the market: Picked Lock
       New in the market: Quagmire
 33. p1 none{sr3+e00}  9735e5297d99013c
       Round 9: p1 is first player
       Demonic spell: Mad Charge
       p1: the goblin enters the city, 1 guard falls, 3 left
       p1: the orc enters the city, 2 guards fall, 1 left
       p1: the Demon walks 1 cell to cell 15
       p1: the orc walks 1 cell to cell 16
       p1: the goblin walks 1 cell to cell 7
       p1: the orc walks 1 cell to cell 8
       Restless Demon strikes again
       Leaden Tithe strikes again
       p1 loses 1 crystal
       Event: Wet Powder
       Event of the next Dusk: Nothing
       Night falls
       p1: the Demon enters the city, 1 guard falls, 0 left
       p1: the orc walks 1 cell to cell 15
       p1: the orc enters the city, 0 guards fall, 0 left
       p1: the goblin walks 1 cell to cell 9
       p1: the boss walks 2 cells to cell 10
       p1: the orc walks 2 cells to cell 9
       The last guard has fallen: defeat of p1

= p1 0  guards, won by nobody
