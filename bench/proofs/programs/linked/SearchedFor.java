// property: assert
// entry: check
// What a search in a list finds is what was looked for.
public class SearchedFor {
  private static final class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static void check(int n, int wanted) {
    if (n < 0 || n > 10000) {
      return;
    }
    Node head = null;
    for (int i = 0; i < n; i++) {
      head = new Node(i, head);
    }
    Node found = head;
    while (found != null && found.value != wanted) { // wrong: while (found != null && found.next != null && found.value != wanted) {
      found = found.next;
    }
    assert found == null || found.value == wanted;
  }
}
