feast/1  seats 1  seed 9  options length=short

  1. p1 dish.cake8
  2. p1 boast.softly{k4}
       p1 eats Honey Cake 8 and praises it softly
       The Mountain King throws 4 and is beaten
  3. p1 take.antler{cake9}
       p1 takes an antler
       Round 2
       p1 draws Honey Cake 9
  4. p1 dish.boar7
  5. p1 boast.loudly{k2}
       p1 eats Wild Boar 7 and praises it loudly
       The Mountain King throws 2 and is beaten
  6. p1 take.antler{cake7}
       p1 takes an antler
       Round 3
       p1 draws Honey Cake 7
  7. p1 dish.cake9
  8. p1 boast.softly  15a0713799d883ce
       p1 eats Honey Cake 9 and praises it softly
       p1 falls asleep
       The guest sleeps

p1  +4  2 antlers [FEAST-A2]
= p1 4  asleep_alone, won by nobody
