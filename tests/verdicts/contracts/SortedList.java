// expect methods [options: --engine bounded --property contracts --objects 2 --objects SortedList$Node=3 --loops 4]
// An ascending singly linked list of ints with a count; the invariant says that it is acyclic, ascending and counted. Each method and a twin with one mistake.
// expect contract=bounded of SortedList: insert removeFirst contains length last removeAll at addFirst clear mergeCount isEmpty minimum
// expect contract=refuted of SortedList: insertWrong removeFirstWrong containsWrong lengthWrong lastWrong removeAllWrong atWrong addFirstWrong clearWrong mergeCountWrong isEmptyWrong minimumWrong
public class SortedList {
  static final class Node {
    int value;
    /*@ nullable */ Node next;
  }

  /*@ nullable */ Node first;
  int count;

  //@ invariant wellFormed();

  /*@ pure helper */ boolean wellFormed() {
    int seen = 0;
    Node node = first;
    while (node != null && seen < count) {
      if (node.next != null && node.next.value < node.value) return false;
      node = node.next;
      seen++;
    }
    return node == null && seen == count;
  }

  /*@ pure helper */ int occurrences(int value) {
    int found = 0;
    int left = count;
    for (Node node = first; node != null && left > 0; node = node.next) {
      if (node.value == value) found++;
      left--;
    }
    return found;
  }

  //@ requires count < 3;
  //@ ensures count == \old(count) + 1 && occurrences(value) == \old(occurrences(value)) + 1;
  public void insert(int value) {
    Node added = new Node();
    added.value = value;
    count++;
    if (first == null || first.value >= value) {
      added.next = first;
      first = added;
      return;
    }
    Node before = first;
    while (before.next != null && before.next.value < value) before = before.next;
    added.next = before.next;
    before.next = added;
  }

  //@ requires count < 3;
  //@ ensures count == \old(count) + 1 && occurrences(value) == \old(occurrences(value)) + 1;
  public void insertWrong(int value) {
    Node added = new Node();
    added.value = value;
    count++;
    if (first == null || first.value >= value) {
      added.next = first;
      first = added;
      return;
    }
    Node before = first;
    while (before.next != null && before.next.value < value) before = before.next;
    before.next = added;
  }

  //@ requires count > 0;
  //@ ensures \result == \old(first.value) && count == \old(count) - 1 && first == \old(first.next);
  public int removeFirst() {
    int value = first.value;
    first = first.next;
    count--;
    return value;
  }

  //@ requires count > 0;
  //@ ensures \result == \old(first.value) && count == \old(count) - 1;
  public int removeFirstWrong() {
    int value = first.value;
    if (first.next != null) first = first.next;
    count--;
    return value;
  }

  //@ ensures \result <==> occurrences(value) > 0;
  //@ assignable \nothing;
  public boolean contains(int value) {
    Node node = first;
    while (node != null && node.value < value) node = node.next;
    return node != null && node.value == value;
  }

  //@ ensures \result <==> occurrences(value) > 0;
  //@ assignable \nothing;
  public boolean containsWrong(int value) {
    Node node = first;
    while (node != null && node.value <= value) node = node.next;
    return node != null && node.value == value;
  }

  //@ ensures \result == count;
  public int length() {
    int n = 0;
    for (Node node = first; node != null; node = node.next) n++;
    return n;
  }

  //@ ensures \result == count;
  public int lengthWrong() {
    int n = 0;
    for (Node node = first; node != null && node.next != null; node = node.next) n++;
    return n + 1;
  }

  //@ requires count > 0;
  //@ ensures occurrences(\result) > 0 && \result >= first.value;
  //@ ensures count == 2 ==> \result == first.next.value;
  public int last() {
    Node node = first;
    while (node.next != null) node = node.next;
    return node.value;
  }

  //@ requires count > 0;
  //@ ensures occurrences(\result) > 0 && \result >= first.value;
  //@ ensures count == 2 ==> \result == first.next.value;
  public int lastWrong() {
    Node node = first;
    while (node.next != null && node.next.next != null) node = node.next;
    return node.value;
  }

  //@ ensures occurrences(value) == 0 && count == \old(count) - \old(occurrences(value));
  public void removeAll(int value) {
    while (first != null && first.value == value) {
      first = first.next;
      count--;
    }
    if (first == null) return;
    Node node = first;
    while (node.next != null) {
      if (node.next.value == value) {
        node.next = node.next.next;
        count--;
      } else {
        node = node.next;
      }
    }
  }

  //@ ensures occurrences(value) == 0 && count == \old(count) - \old(occurrences(value));
  public void removeAllWrong(int value) {
    if (first != null && first.value == value) {
      first = first.next;
      count--;
    }
    if (first == null) return;
    Node node = first;
    while (node.next != null) {
      if (node.next.value == value) {
        node.next = node.next.next;
        count--;
      } else {
        node = node.next;
      }
    }
  }

  //@ requires 0 <= index && index < count;
  //@ ensures occurrences(\result) > 0 && (index == 0 ==> \result == first.value) && (index == 1 ==> \result == first.next.value);
  public int at(int index) {
    Node node = first;
    for (int i = 0; i < index; i++) node = node.next;
    return node.value;
  }

  //@ requires 0 <= index && index < count;
  //@ ensures occurrences(\result) > 0 && (index == 0 ==> \result == first.value) && (index == 1 ==> \result == first.next.value);
  public int atWrong(int index) {
    Node node = first;
    for (int i = 1; i < index; i++) node = node.next;
    return node.value;
  }

  //@ requires count < 3 && (first == null || value <= first.value);
  //@ ensures first.value == value && first.next == \old(first) && \fresh(first);
  //@ assignable first, count;
  public void addFirst(int value) {
    Node added = new Node();
    added.value = value;
    added.next = first;
    first = added;
    count++;
  }

  //@ requires count < 3 && (first == null || value <= first.value);
  //@ ensures first.value == value && first.next == \old(first) && \fresh(first);
  //@ assignable first, count;
  public void addFirstWrong(int value) {
    Node added = new Node();
    added.value = value;
    added.next = first;
    first = added;
  }

  //@ ensures count == 0 && first == null;
  //@ assignable first, count;
  public void clear() {
    first = null;
    count = 0;
  }

  //@ ensures count == 0 && first == null;
  //@ assignable first, count;
  public void clearWrong() {
    if (first != null) first.next = null;
    first = null;
    count = 0;
  }

  //@ requires other.count <= 2 && count <= 2;
  //@ ensures \result == count + other.count;
  //@ assignable \nothing;
  public int mergeCount(SortedList other) {
    int n = 0;
    Node a = first;
    Node b = other.first;
    while (a != null || b != null) {
      if (b == null || (a != null && a.value <= b.value)) {
        a = a.next;
      } else {
        b = b.next;
      }
      n++;
    }
    return n;
  }

  //@ requires other.count <= 2 && count <= 2;
  //@ ensures \result == count + other.count;
  //@ assignable \nothing;
  public int mergeCountWrong(SortedList other) {
    int n = 0;
    Node a = first;
    Node b = other.first;
    while (a != null && b != null) {
      if (a.value <= b.value) {
        a = a.next;
      } else {
        b = b.next;
      }
      n++;
    }
    return n;
  }

  //@ ensures \result <==> count == 0;
  public boolean isEmpty() {
    return first == null;
  }

  //@ ensures \result <==> count == 0;
  public boolean isEmptyWrong() {
    return first == null || first.next == null;
  }

  //@ requires count > 0;
  //@ ensures \result <= first.value && occurrences(\result) >= 1;
  public int minimum() {
    return first.value;
  }

  //@ requires count > 0;
  //@ ensures \result <= first.value && occurrences(\result) >= 1;
  public int minimumWrong() {
    return first.next == null ? first.value : first.next.value;
  }
}
