// expect allMarked=undecided [options: --objects 2 --loops 2]
import java.util.ArrayList;
import java.util.List;

/** Items that a static list holds exist as well, though the method does not look there. */
class Registered {
  private static final List<Item> ALL = new ArrayList<>();

  static void register(Item item) {
    ALL.add(item);
  }

  void mark(Item item) {
    item.marked = true;
  }
}

class Item {
  boolean marked;
}
