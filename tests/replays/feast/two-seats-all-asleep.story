feast/1  seats 2  seed 11  options length=short

  1. p2 dish.porridge1
  2. p2 boast.softly  8d2b0e34fec95724
  3. p1 dish.boar9
  4. p1 boast.softly  34bd7b9d7481d99c
       p1 eats Wild Boar 9 and praises it softly
       p2 eats Porridge 1 and praises it softly
       p1 wins the round
  5. p2 leave{goat6}  66871078fb93fa65
       p2 leaves the dishes
       p2 draws Roast Goat 6
  6. p1 take.antler
       p1 takes an antler
  7. p1 point.p2  35209f1043d0c4ed
       p1 points at p2
  8. p2 drink{boar8+mushroom4}  a2aa49bac2bcbc0d
       p2 drinks
       Round 2
       p1 draws Wild Boar 8
       p2 draws Mushrooms 4
  9. p1 dish.boar8  f4f9e194c155b013
 10. p2 dish.trout3
 11. p2 boast.loudly  4ad86ceddaa1b021
 12. p1 boast.loudly
       p1 eats Wild Boar 8 and praises it loudly
       p2 eats Trout 3 and praises it loudly
       p1 wins the round
 13. p1 take.antler  587184c93d42d50e
       p1 takes an antler
 14. p2 leave{cake6}  cf9445d8e37aa5b3
       p2 leaves the dishes
       p2 draws Honey Cake 6
 15. p1 point.p2  4deb246b42516862
       p1 points at p2
 16. p2 show.goat5{cheese4+cheese5}
       p2 refuses and shows Roast Goat 5: the honour is p1's
       Round 3
       p1 draws Cheese 4
       p2 draws Cheese 5
 17. p2 dish.cake6
 18. p2 boast.softly  6ffc493814fd9ab2
 19. p1 dish.boar6
 20. p1 boast.softly  807ea62eaf0fb592
       p1 eats Wild Boar 6 and praises it softly
       p1 falls asleep
       p2 eats Honey Cake 6 and praises it softly
       p2 falls asleep
       All guests sleep

p1  +4  2 antlers [FEAST-A2]
p1  +1  1 honour [FEAST-T3]
= p1 5, p2 0  asleep, won by nobody
