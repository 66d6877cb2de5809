towers/2  seats 1  seed 1  options level=hard cities=random

  1. p1 act.lengthen{p9}
       p1 lengthens the path
       p1 draws Crossroads
  2. p1 lay.2.4{p7}
       p1 lays Crossroads: the path is 5 long
       p1 draws Fork
  3. p1 lay.2.3{p5}
       p1 lays Fork: the path is 6 long
       p1 draws Right step
  4. p1 lay.1.2
       p1 lays Right step: the path is 8 long
  5. p1 none
  6. p1 act.quest{q04+q13+e08+goblin+goblin}
       p1 goes on a quest
       p1 draws Amber Workshop
       p1 draws Ballista Bolt
       Round 2: p1 is first player
       Event: Rockfall
       Event of the next Dusk: Vanguard
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       Dawn breaks
       Day
  7. p1 act.quest{q03+q13}
       p1 goes on a quest
       p1 draws Cobalt Chapel
       p1 draws Ballista Bolt
  8. p1 act.market
       p1 goes to the market
  9. p1 cash.q13{q09}
       p1 plays Ballista Bolt for 1 crystal
       New in the market: Pathfinders
 10. p1 use.q13
       p1 plays Ballista Bolt
 11. p1 creature.goblin2{sr2+e00+spider+goblin+orc}
       p1 wounds a goblin
       Round 3: p1 is first player
       Demonic spell: Blood Toll
       p1 loses 2 guards
       Event: Vanguard
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc walks 2 cells to cell 8
       p1: the spider walks 3 cells to cell 8
       p1: the goblin walks 2 cells to cell 4
       p1: the goblin walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: the goblin walks 1 cell to cell 2
       Dawn breaks
       Day
 12. p1 act.card
       p1 plays a card only
 13. p1 use.q13
       p1 plays Ballista Bolt
 14. p1 creature.orc1
       p1 wounds an orc
 15. p1 act.build
       p1 builds a tower
 16. p1 build.yellow.c7ne
       p1 builds: yellow tower at 7 top right
 17. p1 use.h03{e07}
       p1 plays Basalt Engineer
       p1 upgrades the yellow tower at 7 top right
       Round 4: p1 is first player
       Event: Nothing
       Event of the next Dusk: Second Wind
       Night falls
 18. p1 creature.spider1
       p1: the spider walks 1 cell to cell 9
 19. p1 none
       p1: the spider walks 1 cell to cell 10
 20. p1 trap.c7ne{boss}
       p1 stops the spider with the trap of 7 top right
       p1: the orc walks 2 cells to cell 10
       p1: the goblin walks 4 cells to cell 10
       p1: the goblin walks 4 cells to cell 9
       p1: the spider walks 3 cells to cell 8
       p1: the goblin walks 4 cells to cell 8
       p1: the goblin walks 4 cells to cell 8
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 21. p1 fire.c7ne.spider2
       p1: the yellow tower at 7 top right fires at a spider
       p1 wounds a spider
       Day
 22. p1 act.quest{q14+q21}
       p1 goes on a quest
       p1 draws Weighted Net
       p1 draws Town Militia
 23. p1 act.quest{q08+q20+e05}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Sappers
       Round 5: p1 is first player
       Event: Second Wind
       p1: an orc recovers
       Event of the next Dusk: Mountain Toll
       Night falls
 24. p1 creature.goblin1
       p1: the goblin enters the city, 1 guard falls, 12 left
 25. p1 creature.spider1
       p1: the spider enters the city, 3 guards fall, 9 left
       p1: the orc enters the city, 2 guards fall, 7 left
       p1: the goblin walks 1 cell to cell 10
 26. p1 trap.c7ne{orc}
       p1 stops the goblin with the trap of 7 top right
       p1: the goblin walks 2 cells to cell 10
       p1: the goblin enters the city, 1 guard falls, 6 left
       p1: the goblin walks 2 cells to cell 10
       p1: the goblin enters the city, 1 guard falls, 5 left
       p1: the spider walks 2 cells to cell 10
       p1: the spider enters the city, 3 guards fall, 2 left
       p1: the orc walks 2 cells to cell 4
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       Dawn breaks
       Day
 27. p1 act.quest{q10+h02}
       p1 goes on a quest
       p1 draws Eldorado
       p1 draws Noon Lancer
 28. p1 act.market
       p1 goes to the market
 29. p1 use.q12{q05+q12+q11}
       p1 plays Tavern Rumours
       p1 draws Crated Tower
       p1 draws Tavern Rumours
       New in the market: Bounty Office
 30. p1 use.q12{q01+q19+sb2+e00+spider}  1c95993575ebd04f
       p1 plays Tavern Rumours
       p1 draws Master Mason
       p1 draws Picked Lock
       Round 6: p1 is first player
       Demonic spell: Knitting Flesh
       p1: a goblin recovers
       Event: Mountain Toll
       p1 loses 1 guard
       Event of the next Dusk: Nothing
       Night falls
       p1: the goblin enters the city, 1 guard falls, 0 left
       p1: the orc walks 2 cells to cell 8
       p1: the boss walks 2 cells to cell 4
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       The last guard has fallen: defeat of p1

= p1 0  guards, won by nobody
