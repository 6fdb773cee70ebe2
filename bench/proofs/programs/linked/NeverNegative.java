// property: assert
// entry: check
// Negative numbers are not let into a list.
public class NeverNegative {
  private static final class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static void check(int[] numbers) {
    if (numbers == null) {
      return;
    }
    Node head = null;
    for (int number : numbers) {
      if (number >= 0) { // wrong: if (number != -1) {
        head = new Node(number, head);
      }
    }
    for (Node node = head; node != null; node = node.next) {
      assert node.value >= 0;
    }
  }
}
