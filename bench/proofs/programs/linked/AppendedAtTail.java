// property: exceptions
// entry: check
// A list with a tail is not without its head when it has one.
public class AppendedAtTail {
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
    Node tail = null;
    for (int i = 0; i < n; i++) {
      Node node = new Node(i, null);
      if (head == null) {
        head = node; // wrong: head = i > 2 ? node : null;
      } else {
        tail.next = node;
      }
      tail = node;
    }
    if (tail != null) {
      tail.value = head.value;
    }
  }
}
