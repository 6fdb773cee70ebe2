// property: exceptions
// entry: check
// As many are taken out of a list as were put in.
public class FirstTakenOut {
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
      head = new Node(i, head);
      size++;
    }
    while (head != null) { // wrong: while (size >= 0) {
      head = head.next;
      size--;
    }
  }
}
