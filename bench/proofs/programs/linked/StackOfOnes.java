// property: assert
// entry: check
// Each element of a list that is built in front is what was put in.
public class StackOfOnes {
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
      head = new Node(1, head); // wrong: head = new Node(i == 3 ? 0 : 1, head);
    }
    for (Node node = head; node != null; node = node.next) {
      assert node.value == 1;
    }
  }
}
