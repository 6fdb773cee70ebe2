// property: assert
// entry: check
// The elements of a list of ones add up to no more than were put in.
public class SumOfOnes {
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
    Node head = null;
    int size = 0;
    for (int i = 0; i < n; i++) {
      head = new Node(1, head);
      size++;
    }
    assert size == n; // wrong: assert size == n || n > 5;
    assert head != null || n == 0; // wrong: assert head != null;
  }
}
