feast/1  seats 1  seed 3  options length=long

  1. p1 dish.cake9
  2. p1 boast.softly{k2}
       p1 eats Honey Cake 9 and praises it softly
       The Mountain King throws 2 and is beaten
  3. p1 take.pillow{trout6}
       p1 takes a pillow
       Round 2
       p1 draws Trout 6
  4. p1 dish.trout6
  5. p1 boast.loudly{k7}
       p1 eats Trout 6 and praises it loudly
       The Mountain King throws 7 and is beaten
  6. p1 take.antler{mushroom5}
       p1 takes an antler
       Round 3
       p1 draws Mushrooms 5
  7. p1 dish.cake8
  8. p1 boast.softly{k3}
       p1 eats Honey Cake 8 and praises it softly
       The Mountain King throws 3 and is beaten
  9. p1 take.antler{cheese3}
       p1 takes an antler
       Round 4
       p1 draws Cheese 3
 10. p1 dish.mushroom5
 11. p1 boast.loudly{k6}
       p1 eats Mushrooms 5 and praises it loudly
       The Mountain King throws 6 and is beaten
 12. p1 take.antler{goat6}
       p1 takes an antler
       Round 5
       p1 draws Roast Goat 6
 13. p1 dish.goat6
 14. p1 boast.loudly{k7}
       p1 eats Roast Goat 6 and praises it loudly
       The Mountain King throws 7 and is beaten
 15. p1 take.antler  4078fd42b71929c5
       p1 takes an antler
       The feast is over

p1  +8  4 antlers [FEAST-A2]
p1  +1  1 pillow [FEAST-A2]
= p1 9  rounds, won by p1
