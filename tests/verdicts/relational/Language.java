// expect union=bounded unionX=refuted intersection=bounded intersectionX=refuted difference=bounded differenceX=refuted join=bounded joinX=refuted product=bounded productX=refuted override=bounded overrideX=refuted transpose=bounded transposeX=refuted closure=bounded closureX=refuted comprehension=bounded comprehensionX=refuted pairs=bounded pairsX=refuted conditional=bounded conditionalX=refuted integers=bounded integersX=refuted sums=bounded sumsX=refuted arithmetic=bounded arithmeticX=refuted comparisons=bounded comparisonsX=refuted connectives=bounded connectivesX=refuted quantifiers=bounded oneX=refuted loneX=refuted several=bounded severalX=refuted multiplicities=bounded multiplicitiesX=refuted lets=bounded letsX=refuted blocks=bounded functions=bounded functionsX=refuted definitions=bounded functional=bounded functionalX=refuted order=bounded orderX=refuted result=bounded resultX=refuted constants=bounded constantsX=refuted maps=bounded mapsX=refuted sets=bounded setsX=refuted lists=bounded listsX=refuted arrays=bounded arraysX=refuted primes=bounded primesX=refuted types=bounded typesX=refuted constantsOfLogic=bounded links=bounded triples=bounded shadows=bounded brackets=bounded reach=bounded [options: --objects 2 --loops 4]
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Language {
  static class Node {
    int key;
    Node next;
    Node other;
  }

  static class Leaf extends Node {}

  Node a;
  Node b;
  Node c;
  Map<Node, Node> map;
  Set<Node> set;
  List<Node> list;
  int[] numbers;
  boolean flag;
  int count;

  // a(1) -> b(2) -> c(3) -> null by next; a and c are each other's other; c is a leaf.
  int build(int n) {
    a = new Node();
    b = new Node();
    c = new Leaf();
    a.key = 1;
    b.key = 2;
    c.key = 3;
    a.next = b;
    b.next = c;
    a.other = c;
    c.other = a;
    map = new HashMap<>();
    map.put(a, b);
    map.put(b, c);
    map.put(c, c);
    set = new HashSet<>();
    set.add(a);
    set.add(c);
    list = new ArrayList<>();
    list.add(c);
    list.add(a);
    list.add(c);
    numbers = new int[] {7, -2};
    flag = true;
    count = n + 1;
    return n;
  }
}
