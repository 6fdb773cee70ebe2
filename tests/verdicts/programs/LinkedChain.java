// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** A list reversed by hand. */
public class LinkedChain {
  static class Link {
    final int value;
    Link next;

    Link(int value, Link next) {
      this.value = value;
      this.next = next;
    }
  }

  static Link reverse(Link head) {
    Link result = null;
    while (head != null) {
      Link rest = head.next;
      head.next = result;
      result = head;
      head = rest;
    }
    return result;
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt(1, 5);
    Link head = null;
    for (int i = length; i > 0; i--) head = new Link(i, head);
    Link reversed = reverse(head);
    assert reversed.value == length;
    int count = 0;
    for (Link link = reversed; link != null; link = link.next) assert link.value == length - count++;
    assert count == length;
    assert head.next == null;
  }
}
