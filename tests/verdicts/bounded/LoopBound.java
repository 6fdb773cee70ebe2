// expect assert=bounded exceptions=bounded [options: --engine bounded --loops 5]
import jury.Jury;

public class LoopBound {
  static class Node {
    final Node next;

    Node(Node next) {
      this.next = next;
    }
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Node head = null;
    for (int i = 0; i < length; i++) head = new Node(head);
    int count = 0;
    for (Node node = head; node != null; node = node.next) count++;
    assert length < 0 || count == length;
  }
}
