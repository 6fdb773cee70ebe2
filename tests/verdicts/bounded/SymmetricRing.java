// expect assert=bounded exceptions=bounded [options: --entry SymmetricRing.insertAfter --objects 4]
public class SymmetricRing {
  static class Node {
    Node next;
    Node previous;
  }

  static void insertAfter(Node place, Node fresh) {
    if (place == null || fresh == null || place.next == null || place == fresh || place.next == fresh) {
      return;
    }
    Node after = place.next;
    fresh.next = after;
    fresh.previous = place;
    after.previous = fresh;
    place.next = fresh;
    assert place.next.next == after && after.previous.previous == place;
  }
}
