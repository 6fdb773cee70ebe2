import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Methods on collections and with new objects, whose summaries are checked against the code. */
class Depot {
  Map<Crate, Set<Crate>> near = new HashMap<>();
  Set<Crate> crates = new HashSet<>();
  List<Crate> queue = new ArrayList<>();

  Set<Crate> around(Crate crate) {
    Set<Crate> found = near.get(crate);
    if (found == null) {
      found = new HashSet<>();
      near.put(crate, found);
    }
    return found;
  }

  void connect(Crate left, Crate right) {
    around(left).add(right);
    around(right).add(left);
  }

  boolean anyFull() {
    for (Crate crate : crates) {
      if (crate.full) {
        return true;
      }
    }
    return false;
  }

  int countFull() {
    int count = 0;
    for (Crate crate : crates) {
      if (crate.full) {
        count++;
      }
    }
    return count;
  }

  Crate someFull() {
    Crate found = null;
    for (Crate crate : crates) {
      if (crate.full) {
        found = crate;
      }
    }
    return found;
  }

  void toggle() {
    for (Crate crate : crates) {
      crate.full = !crate.full;
    }
  }

  void shift(Set<Crate> chosen) {
    for (Crate crate : chosen) {
      crate.next = crate.next.next;
    }
  }

  void drop(Crate crate) {
    crates.remove(crate);
    near.remove(crate);
  }

  void dropFull() {
    Set<Crate> copy = new HashSet<>(crates);
    for (Crate crate : copy) {
      if (crate.full) {
        crates.remove(crate);
      }
    }
  }

  Crate push(Crate before) {
    Crate crate = new Crate();
    crate.next = before;
    queue.add(crate);
    crates.add(crate);
    return crate;
  }

  Set<Crate> fullOnes(boolean wanted) {
    Set<Crate> result = new HashSet<>();
    for (Crate crate : near.keySet()) {
      if (crate.full == wanted) {
        result.add(crate.next);
      }
    }
    return result;
  }

  void weigh(Crate crate) {
    crate.weight = crate.load();
  }

  void linkValues() {
    for (Set<Crate> set : near.values()) {
      set.clear();
    }
  }

  Crate first() {
    return queue.get(0);
  }

  int waiting() {
    return queue.size();
  }

  void merge(Set<Crate> from, Set<Crate> into) {
    for (Crate crate : from) {
      into.add(crate);
    }
  }
}

class Crate {
  Crate next;
  boolean full;
  int weight;

  int load() {
    return 1;
  }
}

class Cage extends Crate {
  @Override
  int load() {
    return full ? 3 : 2;
  }
}
