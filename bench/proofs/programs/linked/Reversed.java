// property: assert
// entry: check
// A list that is turned around keeps its elements below a limit.
public class Reversed {
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
      head = new Node(i, head);
    }
    Node turned = null;
    while (head != null) {
      Node next = head.next;
      head.next = turned;
      turned = head;
      head = next;
    }
    for (Node node = turned; node != null; node = node.next) {
      assert node.value < n; // wrong: assert node.value < n - 1;
    }
  }
}
