// expect methods [options: --engine bounded --property exceptions]
// expect exceptions=proved of PlainCode: name isEmpty first sameName
// expect exceptions=refuted of PlainCode: literal constant second linked unguarded
// expect exceptions=bounded of PlainCode: longer third ofOther
// Code that only follows fields is proved for heaps of any size, but not where it matters which text a text is, or how far a list goes.
class PlainCode {
  static class Node {
    Node next;
    int value;
  }

  static final String TAG = "ab";
  private static final java.util.List<String> UNREAD = new java.util.ArrayList<>();

  String name;
  Node head;
  PlainCode other;

  String name() {
    return name;
  }

  boolean isEmpty() {
    return head == null;
  }

  int first() {
    return head == null ? 0 : head.value;
  }

  boolean sameName(PlainCode to) {
    return to != null && to.name == name;
  }

  String ofOther() {
    return other == null ? null : other.name;
  }

  int literal(Node node) {
    return name == "abc" ? node.value : 0;
  }

  int constant(Node node) {
    return name == TAG ? node.value : 0;
  }

  /** Only a text longer than the bound breaks it. */
  int longer(Node node) {
    return name == "longer than the bound" ? node.value : 0;
  }

  int second() {
    return head.next.value;
  }

  int linked() {
    return head == null || head.next == null || head.next.next == null ? 0 : head.next.next.next.value;
  }

  int third() {
    return head == null || head.next == null || head.next.next == null ? 0 : head.next.next.value;
  }

  int unguarded() {
    return other.head == null ? 0 : 1;
  }

  static void note(String text) {
    UNREAD.add(text);
  }
}
