feast/1  seats 4  seed 1  options length=long

  1. p1 dish.boar9  9a0d32c0ef60abaa
  2. p2 dish.porridge1
  3. p2 boast.softly  4544cbc9955c363e
  4. p4 dish.cake9  2e9a79c03e99ca21
  5. p3 dish.stew8  46d37c3fc331a648
  6. p1 boast.loudly  0d57321d9195b677
  7. p3 boast.loudly  df3c9626b3b686f7
  8. p4 boast.loudly{p1}  4f75c10b860499fe
       p1 eats Wild Boar 9 and praises it loudly
       p2 eats Porridge 1 and praises it softly
       p3 eats Cave Stew 8 and praises it loudly
       p4 eats Honey Cake 9 and praises it loudly
       A tie: the lot gives the round to p1
  9. p2 wash  7da28e7b8028272c
       p2 washes the dishes
 10. p4 wash  83417c33324e2e7d
       p4 washes the dishes
 11. p1 take.pillow  75434d7a86d5ca5d
       p1 takes a pillow
 12. p3 wash  139e01eeedc8e526
       p3 washes the dishes
 13. p1 point.p3  2c33753468fccf26
       p1 points at p3
 14. p3 show.trout5{mushroom2+cheese6+cake7+porridge4}
       p3 refuses and shows Trout 5: the honour is p1's
       Round 2
       p1 draws Mushrooms 2
       p2 draws Cheese 6
       p3 draws Honey Cake 7
       p4 draws Porridge 4
 15. p3 dish.goat7  1516e8376a57d55f
 16. p2 dish.stew7
 17. p2 boast.loudly  dc8f96e7d9e759a7
 18. p4 dish.porridge4  de34df5deace18d3
 19. p3 boast.loudly  2dcb7876a1c239e9
 20. p4 boast.softly  1e16655033b27c74
 21. p1 dish.trout6
 22. p1 boast.loudly{p2}  faa3b16a07864c8f
       p1 eats Trout 6 and praises it loudly
       p2 eats Cave Stew 7 and praises it loudly
       p3 eats Roast Goat 7 and praises it loudly
       p4 eats Porridge 4 and praises it softly
       A tie: the lot gives the round to p2
 23. p3 wash  f7b061331762a9e4
       p3 washes the dishes
 24. p1 wash  187994c01922fc55
       p1 washes the dishes
 25. p4 wash  900c22e6d8ebecb3
       p4 washes the dishes
 26. p2 take.antler
       p2 takes an antler
 27. p2 point.p3  64093f9f12b6ac55
       p2 points at p3
 28. p3 show.stew6{cheese3+goat6+boar6+mushroom4}  d936133756c6ebba
       p3 refuses and shows Cave Stew 6: the honour is p2's
       Round 3
       p1 draws Cheese 3
       p2 draws Roast Goat 6
       p3 draws Wild Boar 6
       p4 draws Mushrooms 4
 29. p2 dish.boar8  19b8253086314f14
 30. p4 dish.goat5  8d7940894e4fa83a
 31. p2 boast.loudly  e877259243f801f3
 32. p3 dish.stew6  2f2284620ed2c041
 33. p1 dish.stew5
 34. p1 boast.loudly  4f0a29385f8c8906
 35. p4 boast.loudly  539a4a81cad02e2c
 36. p3 boast.loudly  523a28bb65681f20
       p1 eats Cave Stew 5 and praises it loudly
       p2 eats Wild Boar 8 and praises it loudly
       p3 eats Cave Stew 6 and praises it loudly
       p4 eats Roast Goat 5 and praises it loudly
       p2 wins the round
 37. p2 take.antler  35c954d04a321de0
       p2 takes an antler
 38. p4 leave{cheese4}  b7647b5d014b72d2
       p4 leaves the dishes
       p4 draws Cheese 4
 39. p1 leave{boar7}  e9c59424ae7ed9e2
       p1 leaves the dishes
       p1 draws Wild Boar 7
 40. p3 wash  cf555ffb5cdddc45
       p3 washes the dishes
 41. p2 point.p3  ccac23712da0e26a
       p2 points at p3
 42. p3 show.boar6{cake6+trout3+cheese5+mushroom5}  8f0968a3d274295d
       p3 refuses and shows Wild Boar 6: the honour is p2's
       Round 4
       p1 draws Honey Cake 6
       p2 draws Trout 3
       p3 draws Cheese 5
       p4 draws Mushrooms 5
 43. p2 dish.trout2  15862e6a470a924f
 44. p3 dish.cake7  0f3a312e1816597e
 45. p1 dish.boar7  4efda471b0242738
 46. p4 dish.mushroom5  0b65dea8f5b62cf0
 47. p1 boast.loudly  a563bad588a85602
 48. p3 boast.loudly  17c6470dccce99b5
 49. p2 boast.softly  f67f57f549b4eea1
 50. p4 boast.loudly{p3}
       p1 eats Wild Boar 7 and praises it loudly
       p2 eats Trout 2 and praises it softly
       p3 eats Honey Cake 7 and praises it loudly
       p4 eats Mushrooms 5 and praises it loudly
       A tie: the lot gives the round to p3
 51. p4 leave{porridge2}  ffdc14bd74050d4a
       p4 leaves the dishes
       p4 draws Porridge 2
 52. p1 wash  7d5134ee3475024d
       p1 washes the dishes
 53. p2 leave{cake8}  df4887e9b045e48e
       p2 leaves the dishes
       p2 draws Honey Cake 8
 54. p3 take.pillow
       p3 takes a pillow
 55. p3 point.p1  821fb9afecb42798
       p3 points at p1
 56. p1 show.mushroom2
       p1 refuses and shows Mushrooms 2: the honour is p3's
       Round 5
 57. p1 dish.porridge3  382cece33cfa0bb4
 58. p2 dish.cheese6  fac85ed51b0c134d
 59. p4 dish.mushroom4  d56c6580d755c7af
 60. p2 boast.loudly  34b6ea8851c9d1be
 61. p3 dish.trout5  268b9731e8c009de
 62. p4 boast.loudly  9e2bcebea3bb81ea
 63. p3 boast.loudly  c5a6bcf4a22869f7
 64. p1 boast.loudly  cace7c0afd998112
       p1 eats Porridge 3 and praises it loudly
       p2 eats Cheese 6 and praises it loudly
       p3 eats Trout 5 and praises it loudly
       p4 eats Mushrooms 4 and praises it loudly
       p2 wins the round
 65. p2 take.antler  4fae62e807346071
       p2 takes an antler
 66. p3 leave  763b73794e1df3a6
       p3 leaves the dishes
 67. p4 leave  50bcd23404c51559
       p4 leaves the dishes
 68. p1 wash  5cb5dac6fb60ed39
       p1 washes the dishes
 69. p2 point.p4  5ee74ebddb1bc709
       p2 points at p4
 70. p4 show.porridge2  53e9c11b3eb34489
       p4 refuses and shows Porridge 2: the honour is p2's
       The feast is over

p1  +1  1 pillow [FEAST-A2]
p1  +1  1 honour [FEAST-T3]
p2  +6  3 antlers [FEAST-A2]
p2  +3  3 honours [FEAST-T3]
p3  +1  1 pillow [FEAST-A2]
p3  +1  1 honour [FEAST-T3]
= p2 9, p1 2, p3 2, p4 0  rounds, won by p2
