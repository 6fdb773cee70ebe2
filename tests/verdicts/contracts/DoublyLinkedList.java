// expect methods [options: --engine bounded --property contracts --objects 1 --objects DoublyLinkedList$Node=3 --loops 4]
// A list linked both ways, with both ends known; links agree in both directions. Each method and a twin with one mistake.
// expect contract=bounded of DoublyLinkedList: addFirst addLast removeFirst removeLast unlink insertAfter moveToFront find reverse sizeOf
// expect contract=refuted of DoublyLinkedList: addFirstWrong addLastWrong removeFirstWrong removeLastWrong unlinkWrong insertAfterWrong moveToFrontWrong findWrong reverseWrong sizeOfWrong
public class DoublyLinkedList {
  static final class Node {
    int value;
    /*@ nullable */ Node next;
    /*@ nullable */ Node previous;
  }

  /*@ nullable */ Node first;
  /*@ nullable */ Node last;
  int size;

  //@ invariant 0 <= size && size <= 4;
  //@ invariant (first == null) == (last == null);
  //@ invariant first != null ==> first.previous == null && last.next == null;
  //@ invariant linked();

  /*@ pure helper */ boolean linked() {
    int seen = 0;
    Node node = first;
    Node before = null;
    while (node != null && seen < size) {
      if (node.previous != before) return false;
      before = node;
      node = node.next;
      seen++;
    }
    return node == null && before == last && seen == size;
  }

  /*@ pure helper */ boolean member(/*@ nullable */ Node wanted) {
    int left = size;
    for (Node node = first; node != null && left > 0; node = node.next) {
      if (node == wanted) return true;
      left--;
    }
    return false;
  }

  //@ requires size < 3;
  //@ ensures size == \old(size) + 1 && first == \result && \result.value == value && \result.next == \old(first);
  public Node addFirst(int value) {
    Node node = new Node();
    node.value = value;
    node.next = first;
    if (first == null) {
      last = node;
    } else {
      first.previous = node;
    }
    first = node;
    size++;
    return node;
  }

  //@ requires size < 3;
  //@ ensures size == \old(size) + 1 && first == \result && \result.value == value && \result.next == \old(first);
  public Node addFirstWrong(int value) {
    Node node = new Node();
    node.value = value;
    node.next = first;
    if (first == null) last = node;
    first = node;
    size++;
    return node;
  }

  //@ requires size < 3;
  //@ ensures size == \old(size) + 1 && \fresh(last) && last.value == value && last.previous == \old(last);
  public void addLast(int value) {
    Node node = new Node();
    node.value = value;
    node.previous = last;
    if (last == null) {
      first = node;
    } else {
      last.next = node;
    }
    last = node;
    size++;
  }

  //@ requires size < 3;
  //@ ensures size == \old(size) + 1 && \fresh(last) && last.value == value && last.previous == \old(last);
  public void addLastWrong(int value) {
    Node node = new Node();
    node.value = value;
    node.previous = last;
    if (last != null) last.next = node;
    last = node;
    size++;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(first) && size == \old(size) - 1 && !member(\result);
  public Node removeFirst() {
    Node removed = first;
    first = removed.next;
    if (first == null) {
      last = null;
    } else {
      first.previous = null;
    }
    size--;
    return removed;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(first) && size == \old(size) - 1 && !member(\result);
  public Node removeFirstWrong() {
    Node removed = first;
    first = removed.next;
    if (first != null) first.previous = null;
    size--;
    return removed;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(last.value) && size == \old(size) - 1 && last == \old(last.previous);
  public int removeLast() {
    int value = last.value;
    last = last.previous;
    if (last == null) {
      first = null;
    } else {
      last.next = null;
    }
    size--;
    return value;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(last.value) && size == \old(size) - 1 && last == \old(last.previous);
  public int removeLastWrong() {
    int value = last.value;
    last = last.previous;
    if (last == null) first = null;
    size--;
    return value;
  }

  //@ requires member(node);
  //@ ensures !member(node) && size == \old(size) - 1;
  public void unlink(Node node) {
    if (node.previous == null) {
      first = node.next;
    } else {
      node.previous.next = node.next;
    }
    if (node.next == null) {
      last = node.previous;
    } else {
      node.next.previous = node.previous;
    }
    size--;
  }

  //@ requires member(node);
  //@ ensures !member(node) && size == \old(size) - 1;
  public void unlinkWrong(Node node) {
    if (node.previous == null) {
      first = node.next;
    } else {
      node.previous.next = node.next;
    }
    if (node.next == null) {
      last = node;
    } else {
      node.next.previous = node.previous;
    }
    size--;
  }

  //@ requires size < 3 && member(node);
  //@ ensures node.next.value == value && \fresh(node.next) && node.next.next == \old(node.next);
  public void insertAfter(Node node, int value) {
    Node added = new Node();
    added.value = value;
    added.previous = node;
    added.next = node.next;
    if (node.next == null) {
      last = added;
    } else {
      node.next.previous = added;
    }
    node.next = added;
    size++;
  }

  //@ requires size < 3 && member(node);
  //@ ensures node.next.value == value && \fresh(node.next);
  public void insertAfterWrong(Node node, int value) {
    Node added = new Node();
    added.value = value;
    added.previous = node;
    node.next = added;
    added.next = node.next;
    if (added.next == null) last = added;
    size++;
  }

  //@ requires member(node);
  //@ ensures first == node && size == \old(size);
  public void moveToFront(Node node) {
    if (node == first) return;
    node.previous.next = node.next;
    if (node.next == null) {
      last = node.previous;
    } else {
      node.next.previous = node.previous;
    }
    node.previous = null;
    node.next = first;
    first.previous = node;
    first = node;
  }

  //@ requires member(node);
  //@ ensures first == node && size == \old(size);
  public void moveToFrontWrong(Node node) {
    if (node == first) return;
    node.previous.next = node.next;
    if (node.next != null) node.next.previous = node.previous;
    node.previous = null;
    node.next = first;
    first.previous = node;
    first = node;
  }

  //@ ensures \result != null ==> member(\result) && \result.value == value;
  //@ ensures \result == null && first != null ==> first.value != value && last.value != value;
  //@ assignable \nothing;
  public /*@ nullable */ Node find(int value) {
    for (Node node = first; node != null; node = node.next) {
      if (node.value == value) return node;
    }
    return null;
  }

  //@ ensures \result != null ==> member(\result) && \result.value == value;
  //@ ensures \result == null && first != null ==> first.value != value && last.value != value;
  //@ assignable \nothing;
  public /*@ nullable */ Node findWrong(int value) {
    for (Node node = first; node != last; node = node.next) {
      if (node.value == value) return node;
    }
    return null;
  }

  //@ ensures first == \old(last) && last == \old(first) && size == \old(size);
  public void reverse() {
    Node node = first;
    while (node != null) {
      Node following = node.next;
      node.next = node.previous;
      node.previous = following;
      node = following;
    }
    node = first;
    first = last;
    last = node;
  }

  //@ ensures first == \old(last) && last == \old(first) && size == \old(size);
  public void reverseWrong() {
    Node node = first;
    while (node != null) {
      Node following = node.next;
      node.next = node.previous;
      node = following;
    }
    node = first;
    first = last;
    last = node;
  }

  //@ ensures \result == size;
  public int sizeOf() {
    int n = 0;
    for (Node node = last; node != null; node = node.previous) n++;
    return n;
  }

  //@ ensures \result == size;
  public int sizeOfWrong() {
    int n = 0;
    for (Node node = last; node != first; node = node.previous) n++;
    return n;
  }
}
