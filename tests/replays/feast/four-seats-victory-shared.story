feast/1  seats 4  seed 5  options length=short

  1. p4 dish.mushroom4  7f8d990eaa936549
  2. p2 dish.trout6
  3. p2 boast.loudly  f6c0fb138e3530bf
  4. p3 dish.cake7
  5. p3 boast.loudly  7a20ddadba43c204
  6. p4 boast.loudly  57242bbaa8428e0a
  7. p1 dish.cake9
  8. p1 boast.softly{p1}  5ee39b39bbe44d06
       p1 eats Honey Cake 9 and praises it softly
       p2 eats Trout 6 and praises it loudly
       p3 eats Honey Cake 7 and praises it loudly
       p4 eats Mushrooms 4 and praises it loudly
       A tie: the lot gives the round to p1
  9. p3 leave{goat7}  f0f805616f7851ea
       p3 leaves the dishes
       p3 draws Roast Goat 7
 10. p4 wash  f7e36ea19cb4077b
       p4 washes the dishes
 11. p2 wash  1232a273f2ca5bec
       p2 washes the dishes
 12. p1 take.pillow
       p1 takes a pillow
 13. p1 pass{cake8+boar6+mushroom5+stew7}  abcf1136c1a0edf3
       Round 2
       p1 draws Honey Cake 8
       p2 draws Wild Boar 6
       p3 draws Mushrooms 5
       p4 draws Cave Stew 7
 14. p2 dish.cake6
 15. p2 boast.loudly  5bb813681e9fb885
 16. p4 dish.cheese3  0de5c41f2fd2c65f
 17. p1 dish.cake8  60b659c2c081e92a
 18. p3 dish.porridge4
 19. p3 boast.loudly  56a609da403cfdaa
 20. p1 boast.loudly  9ca155257b8e941f
 21. p4 boast.loudly  d2b4fd5d0c96618b
       p1 eats Honey Cake 8 and praises it loudly
       p2 eats Honey Cake 6 and praises it loudly
       p3 eats Porridge 4 and praises it loudly
       p4 eats Cheese 3 and praises it loudly
       p1 wins the round
 22. p1 take.pillow  61e3500412676515
       p1 takes a pillow
 23. p3 wash  42e8e62f4dd75f29
       p3 washes the dishes
 24. p2 leave{goat6}  59e89f101e80166a
       p2 leaves the dishes
       p2 draws Roast Goat 6
 25. p4 leave{cheese6}  977a16a95a7e96bb
       p4 leaves the dishes
       p4 draws Cheese 6
 26. p1 point.p4  f15810dd3ff01533
       p1 points at p4
 27. p4 drink{boar7+goat4+stew8+cheese5}  663c60a4e10f1aeb
       p4 drinks
       Round 3
       p1 draws Wild Boar 7
       p2 draws Roast Goat 4
       p3 draws Cave Stew 8
       p4 draws Cheese 5
 28. p3 dish.porridge2  81368775079143ed
 29. p4 dish.boar8
 30. p4 boast.loudly  3d5c2946ac3d9bac
 31. p3 boast.loudly  24390d60e44adbfe
 32. p1 dish.porridge3
 33. p1 boast.loudly  1012c481e2b115ed
 34. p2 dish.goat6
 35. p2 boast.softly  96516e46b104c6c6
       p1 eats Porridge 3 and praises it loudly
       p2 eats Roast Goat 6 and praises it softly
       p3 eats Porridge 2 and praises it loudly
       p4 eats Wild Boar 8 and praises it loudly
       p4 falls asleep
       p2 wins the round
 36. p1 wash  f00346e40b3b8f5f
       p1 washes the dishes
 37. p3 wash  278f9ba2669c5845
       p3 washes the dishes
 38. p2 take.antler
       p2 takes an antler
 39. p2 pass  c49a63e242159123
       The feast is over

p1  +2  2 pillows [FEAST-A2]
p2  +2  1 antler [FEAST-A2]
= p1 2, p2 2, p3 0, p4 0  rounds, won by p1, p2
