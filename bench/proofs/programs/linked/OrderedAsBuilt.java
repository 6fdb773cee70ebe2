// property: assert
// entry: check
// A list that is built downwards is in order.
public class OrderedAsBuilt {
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
    for (int i = n; i > 0; i--) { // wrong: for (int i = 0; i < n; i++) {
      head = new Node(i, head);
    }
    for (Node node = head; node != null && node.next != null; node = node.next) {
      assert node.value < node.next.value;
    }
  }
}
