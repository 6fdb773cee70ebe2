// expect added=bounded removed=bounded othersKept=bounded lost=refuted counts=refuted [options: --objects 3 --loops 3]
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
