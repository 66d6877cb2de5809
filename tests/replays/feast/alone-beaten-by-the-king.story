feast/1  seats 1  seed 7  options length=short

  1. p1 dish.stew7
  2. p1 boast.softly{k9}
       p1 eats Cave Stew 7 and praises it softly
       The Mountain King throws 9 and wins the round
  3. p1 leave{cake6+goat5}
       p1 leaves the dishes
       p1 draws Honey Cake 6
       Round 2
       p1 draws Roast Goat 5
  4. p1 dish.cake9
  5. p1 boast.softly{k6}
       p1 eats Honey Cake 9 and praises it softly
       The Mountain King throws 6 and is beaten
  6. p1 take.antler{boar7}
       p1 takes an antler
       Round 3
       p1 draws Wild Boar 7
  7. p1 dish.goat6
  8. p1 boast.softly{k8}
       p1 eats Roast Goat 6 and praises it softly
       The Mountain King throws 8 and wins the round
  9. p1 leave{porridge4}  24dcc348f942b58d
       p1 leaves the dishes
       p1 draws Porridge 4
       The feast is over

p1  +2  1 antler [FEAST-A2]
= p1 2  rounds, won by nobody
