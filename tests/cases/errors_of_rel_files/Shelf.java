class Shelf {
  Entry first;
  int count;

  void swap(Book old, Book fresh) {
    Entry entry = first;
    while (entry != null && entry.book != old) {
      entry = entry.next;
    }
    if (entry != null) {
      entry.book = fresh;
    }
  }
}

class Entry {
  Book book;
  Entry next;
}

class Book {}
