towers/2  seats 1  seed 23  options level=easy cities=random

  1. p1 act.card
       p1 plays a card only
  2. p1 cash.q20
       p1 plays Sappers for 1 crystal
  3. p1 act.build
       p1 builds a tower
  4. p1 build.red.c1ne{e08+orc+spider}
       p1 builds: red tower at 1 top right
       Round 2: p1 is first player
       Event: Driving Rain
       Event of the next Dusk: Vanguard
       Night falls
       p1: the spider walks 1 cell to cell 4
       p1: the spider enters the city, 3 guards fall, 12 left
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
  5. p1 fire.c1ne.goblin1
       p1: the red tower at 1 top right fires at a goblin
       p1 wounds a goblin
       Day
  6. p1 act.quest{q08+q10}
       p1 goes on a quest
       p1 draws Winding Detour
       p1 draws Eldorado
  7. p1 act.market
       p1 goes to the market
  8. p1 use.q14{q19}
       p1 plays Weighted Net
       p1 captures a goblin: 2 crystals
       New in the market: Picked Lock
  9. p1 cash.q08{sb3+e09+goblin+orc+spider}
       p1 plays Winding Detour for 1 crystal
       Round 3: p1 is first player
       Demonic spell: Clouded Minds
       p1 discards Eldorado
       Event: Vanguard
       Event of the next Dusk: Rockfall
       Night falls
       p1: the orc walks 2 cells to cell 4
       p1: the orc walks 2 cells to cell 4
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       p1: a goblin comes out of the mine
       p1: an orc comes out of the mine
       p1: the orc walks 1 cell to cell 2
       Dawn breaks
 10. p1 fire.c1ne.goblin2
       p1: the red tower at 1 top right fires at a goblin
       p1 wounds a goblin
       Day
 11. p1 act.market
       p1 goes to the market
 12. p1 cash.q05{q07}
       p1 plays Crated Tower for 1 crystal
       New in the market: Log Rollers
 13. p1 act.build
       p1 builds a tower
 14. p1 build.yellow.c3se
       p1 builds: yellow tower at 3 bottom right
       Round 4: p1 is first player
       Clouded Minds strikes again
       Event: Rockfall
 15. p1 tower.c3se{e00+boss}
       The tower of p1 at 3 bottom right will not fire this Dawn
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc enters the city, 2 guards fall, 10 left
       p1: the orc enters the city, 2 guards fall, 8 left
       p1: the spider walks 1 cell to cell 4
       p1: the spider enters the city, 3 guards fall, 5 left
       p1: the orc walks 2 cells to cell 4
       p1: the goblin walks 1 cell to cell 2
       p1: a spider comes out of the mine
       p1: the spider walks 2 cells to cell 3
       Dawn breaks
 16. p1 fire.c1ne.goblin2
       p1: the red tower at 1 top right fires at a goblin
       p1 captures a goblin: 2 crystals
       Day
 17. p1 act.quest{q09+q15}
       p1 goes on a quest
       p1 draws Pathfinders
       p1 draws Burning Pitch
 18. p1 act.market
       p1 goes to the market
 19. p1 use.q07
       p1 plays Log Rollers
 20. p1 tower.c1ne
 21. p1 site.c2se{q06}
       p1 moves the red tower of 1 top right to 2 bottom right
       New in the market: Timber Convoy
 22. p1 none{e00+goblin}  c43148fcbe8a0b66
       Round 5: p1 is first player
       Clouded Minds strikes again
       p1 discards Burning Pitch
       Event: Nothing
       Event of the next Dusk: Nothing
       Night falls
       p1: the orc enters the city, 2 guards fall, 3 left
       p1: the spider walks 1 cell to cell 4
       p1: the spider enters the city, 3 guards fall, 0 left
       p1: the boss comes out of the mine
       p1: the boss walks 1 cell to cell 2
       The last guard has fallen: defeat of p1

= p1 0  guards, won by nobody
