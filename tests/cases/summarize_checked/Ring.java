/** Methods whose summaries are exact, or have to give something up. */
class Ring {
  Item head;
  int size;
  boolean dirty;

  boolean isEmpty() {
    return head == null;
  }

  Item second() {
    return head.next;
  }

  void swap(Item a, Item b) {
    Value kept = a.value;
    a.value = b.value;
    b.value = kept;
  }

  boolean has(Value wanted) {
    for (Item item = head; item != null; item = item.next) {
      if (item.value == wanted) {
        return true;
      }
    }
    return false;
  }

  void mark(Value wanted) {
    for (Item item = head; item != null; item = item.next) {
      if (item.value == wanted) {
        item.marked = true;
      }
    }
    dirty = true;
  }

  int count(Value wanted) {
    int found = 0;
    for (Item item = head; item != null; item = item.next) {
      if (item.value == wanted) {
        found++;
      }
    }
    return found;
  }

  void drop() {
    if (head != null) {
      head = head.next;
      size = size - 1;
    }
  }

  void clearAndMark(Value wanted) {
    reset();
    mark(wanted);
  }

  void reset() {
    for (Item item = head; item != null; item = item.next) {
      item.marked = false;
      item.value = null;
    }
    size = 0;
  }

  Item last() {
    Item item = head;
    while (item.next != null) {
      item = item.next;
    }
    return item;
  }
}

class Item {
  Item next;
  Value value;
  boolean marked;
}

class Value {}
