feast/1  seats 3  seed 14  options length=short

  1. p3 dish.cake9  81b60a0bba5538ef
  2. p1 dish.porridge2  0ee8028a8e1e7515
  3. p2 dish.goat6
  4. p2 boast.softly  71cfb23a8f4b915f
  5. p3 boast.softly  c7a5e51570a396e1
  6. p1 boast.softly  f72c15f0e3af643a
       p1 eats Porridge 2 and praises it softly
       p2 eats Roast Goat 6 and praises it softly
       p3 eats Honey Cake 9 and praises it softly
       p3 wins the round
  7. p2 leave{goat7}  fac645917d7971f8
       p2 leaves the dishes
       p2 draws Roast Goat 7
  8. p1 leave{goat4}  d1e314eed5e4505c
       p1 leaves the dishes
       p1 draws Roast Goat 4
  9. p3 take.pillow
       p3 takes a pillow
 10. p3 point.p2  da7f76eaf594e2fb
       p3 points at p2
 11. p2 show.boar9{boar6+goat5+stew8}  c945a8a3914363fb
       p2 refuses and shows Wild Boar 9: the honour is p3's
       Round 2
       p1 draws Wild Boar 6
       p2 draws Roast Goat 5
       p3 draws Cave Stew 8
 12. p3 dish.cheese6  8b362b60ed3d55c3
 13. p2 dish.goat5  472af007b85b590c
 14. p1 dish.stew6  259d15a108a89493
 15. p3 boast.softly  a084c75367bbe458
 16. p2 boast.softly  399cb4ea703eaa7b
 17. p1 boast.loudly
       p1 eats Cave Stew 6 and praises it loudly
       p2 eats Roast Goat 5 and praises it softly
       p3 eats Cheese 6 and praises it softly
       p1 wins the round
 18. p1 take.antler  d23844fffb57f42e
       p1 takes an antler
 19. p2 leave{mushroom5}  587013ebed522229
       p2 leaves the dishes
       p2 draws Mushrooms 5
 20. p3 leave{cheese4}  6d6e10a85d74d4e8
       p3 leaves the dishes
       p3 draws Cheese 4
 21. p1 point.p2  af4cbc487bc7b852
       p1 points at p2
 22. p2 drink{porridge1+boar7+trout6}
       p2 drinks
       Round 3
       p1 draws Porridge 1
       p2 draws Wild Boar 7
       p3 draws Trout 6
 23. p2 dish.goat7  cf44a167ccc8023a
 24. p3 dish.stew8  261c7359b6cfd9cb
 25. p2 boast.softly  72dcf7eab10390c1
 26. p1 dish.porridge1
 27. p1 boast.loudly  b7fed6b620e2770f
 28. p3 boast.loudly  7835eb2bf39e4210
       p1 eats Porridge 1 and praises it loudly
       p2 eats Roast Goat 7 and praises it softly
       p2 falls asleep
       p3 eats Cave Stew 8 and praises it loudly
       p3 wins the round
 29. p1 leave{stew5}  bb6f0ec2b8636e01
       p1 leaves the dishes
       p1 draws Cave Stew 5
 30. p3 take.pillow
       p3 takes a pillow
 31. p3 point.p1  6cc3ebff0418455e
       p3 points at p1
 32. p1 show.trout5  6dd991fd81291c76
       p1 refuses and shows Trout 5: the honour is p3's
       The feast is over

p1  +2  1 antler [FEAST-A2]
p3  +2  2 pillows [FEAST-A2]
p3  +2  2 honours [FEAST-T3]
= p3 4, p1 2, p2 0  rounds, won by p3
