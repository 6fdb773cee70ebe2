// property: assert
// entry: check
// Two lists of small numbers that are joined by turns hold small numbers.
public class MergedByTurns {
  private static final class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static void check(int n) {
    if (n < 0 || n > 10000) {
      return;
    }
    Node one = null;
    Node other = null;
    for (int i = 0; i < n; i++) {
      one = new Node(1, one);
      other = new Node(2, other); // wrong: other = new Node(i == 2 ? 5 : 2, other);
    }
    Node both = null;
    while (one != null || other != null) {
      if (one != null) {
        both = new Node(one.value, both);
        one = one.next;
      }
      if (other != null) {
        both = new Node(other.value, both);
        other = other.next;
      }
    }
    for (Node node = both; node != null; node = node.next) {
      assert node.value == 1 || node.value == 2;
    }
  }
}
