// property: assert
// entry: check
// One more for every element of a list.
public class RaisedByOne {
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
    for (int i = 0; i < n; i++) {
      head = new Node(0, head);
    }
    for (Node node = head; node != null; node = node.next) {
      node.value++; // wrong: node.value += node == head ? 2 : 1;
    }
    for (Node node = head; node != null; node = node.next) {
      assert node.value == 1;
    }
  }
}
