// expect same=bounded fresh=bounded always=refuted emptied=bounded known=bounded lost=refuted [options: --objects 2 --loops 2 --calls inline]
import java.util.Map;
import java.util.Set;

/** Whoever is given a collection is given one whose class is initialised: HashSet keeps what it maps elements to in a constant. */
class SameTwice {
  Set<Key> bag;
  Map<Key, Key> table;

  boolean both(Key a, Key b) {
    boolean first = bag.add(a);
    return bag.add(b) && first;
  }

  boolean move(Key a) {
    table.put(a, null);
    return table.containsKey(a) && table.remove(a) == null;
  }
}

class Key {}
