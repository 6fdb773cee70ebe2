// expect unchanged=bounded found=bounded keysShown=bounded added=refuted [options: --objects 2 --loops 4]
import java.util.Map;
import java.util.Set;

/** Looking through a collection makes views of maps on the way; a property sees none but the one that is returned. */
class Views {
  Map<Item, Item> table;
  Set<Item> bag;

  boolean has(Item item) {
    for (Item each : bag) {
      if (each == item) {
        return true;
      }
    }
    for (Item each : table.keySet()) {
      if (each == item) {
        return true;
      }
    }
    return false;
  }

  Set<Item> keys() {
    return table.keySet();
  }
}

class Item {}
