feast/1  seats 3  seed 4  options length=short

  1. p1 dish.boar9  a9eb3d3df4004688
  2. p3 dish.cheese6  c9f539c214e78e9b
  3. p2 dish.stew6  620414bf46dacf02
  4. p1 boast.loudly  bfff4d4d7361e953
  5. p2 boast.softly  0bb0eba57f51ee92
  6. p3 boast.softly  62651211fd5d8448
       p1 eats Wild Boar 9 and praises it loudly
       p2 eats Cave Stew 6 and praises it softly
       p3 eats Cheese 6 and praises it softly
       p1 wins the round
  7. p1 take.antler  0f4e1e1fbd79bc92
       p1 takes an antler
  8. p3 leave{trout5}  ece06b86f1b6da2c
       p3 leaves the dishes
       p3 draws Trout 5
  9. p2 leave{trout2}  d87f166f1dc4dfc6
       p2 leaves the dishes
       p2 draws Trout 2
 10. p1 point.p2  5d79b6455179a71e
       p1 points at p2
 11. p2 drink{boar8+cake9+cake6}  eb256d3a064905ac
       p2 drinks
       Round 2
       p1 draws Wild Boar 8
       p2 draws Honey Cake 9
       p3 draws Honey Cake 6
 12. p1 dish.boar8  0be5c1c7905f2d0d
 13. p2 dish.cake9
 14. p2 boast.loudly  d93d50d722eb019a
 15. p3 dish.mushroom3
 16. p3 boast.softly  5f586cd3eaf0b202
 17. p1 boast.loudly  3b385290d6d02030
       p1 eats Wild Boar 8 and praises it loudly
       p1 falls asleep
       p2 eats Honey Cake 9 and praises it loudly
       p2 falls asleep
       p3 eats Mushrooms 3 and praises it softly
       p3 wins the round
 18. p3 take.pillow  f4ad80774834a46b
       p3 takes a pillow
       Only one guest is still awake

p1  +2  1 antler [FEAST-A2]
p3  +1  1 pillow [FEAST-A2]
= p1 2, p3 1, p2 0  one_awake, won by p3
