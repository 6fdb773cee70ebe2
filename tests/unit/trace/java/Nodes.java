// Heaps that tests build and look at.
public class Nodes {
  int value;
  Nodes next;
  short small;

  static int sum(Nodes list) {
    int total = 0;
    for (Nodes node = list; node != null; node = node.next) total += node.value;
    return total;
  }

  int virtual() {
    return value;
  }

  static class Twice extends Nodes {
    @Override
    int virtual() {
      return 2 * value;
    }
  }

  static int counter;

  static int count() {
    return ++counter;
  }
}
