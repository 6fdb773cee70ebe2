// expect caughtRight1=bounded caughtWrong1=refuted caughtWrong2=refuted caughtRight2=bounded uncaughtRight1=bounded uncaughtRight2=bounded uncaughtWrong1=refuted swallowedRight1=bounded swallowedWrong1=refuted swallowedWrong2=refuted twiceRight1=bounded twiceWrong1=refuted marksRight1=bounded marksRight2=bounded marksWrong1=refuted marksRight3=bounded spinsRight1=bounded spinsRight2=bounded spinsWrong1=refuted spinsRight3=bounded appendRight1=bounded appendRight3=bounded appendWrong2=refuted appendRight2=bounded sharesItRight1=bounded sharesItWrong1=refuted movesWrong1=refuted movesRight1=bounded movesRight2=bounded movesWrong2=refuted tablesWrong1=refuted tablesRight1=bounded tablesRight2=bounded keepsRight1=bounded keepsWrong1=refuted usesRight1=bounded usesWrong1=refuted usesRight2=bounded isNullRight1=bounded isNullWrong1=refuted makesRight1=bounded makesRight2=bounded makesWrong1=refuted madeRight1=bounded madeWrong1=refuted hooksWrong1=refuted hooksWrong2=refuted hooksRight1=bounded hooksRight2=bounded hooksWrong3=refuted dropAllRight1=bounded dropAllWrong1=refuted dropAllWrong2=refuted bumpsRight1=bounded bumpsWrong1=refuted bumpsWrong2=refuted addBothRight1=bounded addBothRight2=bounded addBothWrong1=refuted removesRight1=bounded removesWrong1=refuted removesRight2=bounded incsWrong1=refuted incsRight1=bounded incsWrong2=refuted ratiosRight1=bounded ratiosWrong1=refuted castsRight1=bounded castsWrong1=refuted putsRight1=bounded putsWrong1=refuted putsRight2=bounded fillsRight1=bounded fillsWrong1=refuted touchItRight1=bounded touchItWrong1=refuted clearsRight1=bounded clearsRight2=bounded clearsWrong1=refuted countsRight1=bounded countsWrong1=refuted bothRight1=bounded bothRight2=bounded bothWrong1=refuted [options: --objects 2 --loops 2]
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Called methods that specifications must not make too much of: they throw, do not end, alias, dispatch, change what is iterated over. */
class Odd {
  Item held;
  Item other;
  boolean flag;
  int number;
  static Item shared;
  static int counter;
  List<Item> list;
  Set<Item> bag;
  Map<Item, Item> table;
  Map<Item, Item> table2;
  Item[] array;

  // Throws after a change.
  void halfDone(Item a) {
    held = a;
    if (a == null) {
      throw new IllegalStateException();
    }
    other = a;
  }

  void caught(Item a) {
    try {
      halfDone(a);
    } catch (IllegalStateException e) {
      flag = true;
    }
  }

  void uncaught(Item a) {
    halfDone(a);
  }

  @SuppressWarnings("finally")
  boolean swallowed(Item a) {
    try {
      halfDone(a);
    } finally {
      return true;
    }
  }

  void twice(Item a) {
    uncaught(a);
    uncaught(other);
  }

  // Recursion, and loops without end.
  void mark(Item item) {
    if (item == null) {
      return;
    }
    item.seen = true;
    mark(item.next);
  }

  void marks() {
    mark(held);
    mark(other);
  }

  void spin() {
    while (flag) {
      number = 1;
    }
    held = null;
  }

  void spins() {
    spin();
    spin();
  }

  Item lastOf(Item item) {
    while (item.next != null) {
      item = item.next;
    }
    return item;
  }

  void append(Item a) {
    lastOf(held).next = a;
  }

  // Statics.
  static void share(Item i) {
    shared = i;
    counter = counter + 1;
  }

  void sharesIt(Item i) {
    share(i);
    held = shared;
  }

  // Aliases.
  void moveValue(Item a, Item b) {
    Item moved = a.value;
    a.value = null;
    b.value = moved;
  }

  void moves(Item a, Item b) {
    moveValue(a, b);
  }

  void swapTables(Item k) {
    table.put(k, k);
    table2.remove(k);
  }

  void tables(Item k) {
    swapTables(k);
  }

  void keepList(List<Item> l) {
    list = l;
    l.add(held);
  }

  void keeps(List<Item> l) {
    keepList(l);
    l.clear();
  }

  // Null as a result.
  Item maybe(Item a) {
    return a.seen ? a.value : null;
  }

  void uses(Item a) {
    maybe(a).seen = true;
  }

  boolean isNull(Item a) {
    return maybe(a) == null;
  }

  // Constructors that throw.
  void makes(Item a) {
    try {
      new Maker(a);
    } catch (IllegalArgumentException e) {
      flag = true;
    }
  }

  Maker made(Item a) {
    return new Maker(a);
  }

  // Dispatch.
  void callHook(Item a) {
    a.hook(this);
  }

  void hooks(Item a, Item b) {
    callHook(a);
    callHook(b);
  }

  // Collections that are iterated over.
  void dropOne(Item a) {
    list.remove(a);
  }

  void dropAll() {
    for (Item item : list) {
      dropOne(item);
    }
  }

  void bump() {
    for (Item item : list) {
      number = number + 1;
    }
  }

  void bumps() {
    bump();
  }

  boolean addBoth(Item a, Item b) {
    boolean first = bag.add(a);
    return bag.add(b) && first;
  }

  void removeSeen() {
    for (Iterator<Item> items = list.iterator(); items.hasNext(); ) {
      if (items.next().seen) {
        items.remove();
      }
    }
  }

  void removes() {
    removeSeen();
  }

  // Numbers.
  void inc(Item a) {
    a.count = a.count + 1;
  }

  void incs(Item a, Item b) {
    inc(a);
    inc(b);
  }

  int ratio(int a, int b) {
    return a / b;
  }

  void ratios(int a, int b) {
    number = ratio(a, b);
  }

  // Casts, arrays, a receiver that is null.
  void castIt(Item a) {
    held = (Sly) a;
  }

  void casts(Item a) {
    castIt(a);
  }

  void put(int i, Item a) {
    array[i] = a;
  }

  void puts(int i, Item a) {
    put(i, a);
    put(i + 1, a);
  }

  void fill(Item a) {
    for (int i = 0; i < array.length; i++) {
      array[i] = a;
    }
  }

  void fills(Item a) {
    fill(a);
  }

  void touch() {
    flag = true;
  }

  static void touchIt(Odd o) {
    o.touch();
  }

  // Ways through loops.
  void clearFirst() {
    for (Item item = held; item != null; item = item.next) {
      if (!item.seen) {
        continue;
      }
      item.value = null;
      break;
    }
  }

  void clears() {
    clearFirst();
  }

  int howMany() {
    int n = 0;
    for (Item item = held; item != null; item = item.next) {
      if (item.seen) {
        n++;
      }
    }
    return n;
  }

  void counts() {
    number = howMany();
  }

  // Conditions with effects.
  boolean first() {
    number = number + 1;
    return flag;
  }

  boolean both() {
    return first() && first();
  }
}

class Item {
  Item value;
  Item next;
  boolean seen;
  int count;

  void hook(Odd odd) {}
}

class Sly extends Item {
  void hook(Odd odd) {
    odd.held = this;
  }
}

class Loud extends Sly {
  void hook(Odd odd) {
    seen = true;
    super.hook(odd);
    odd.other = null;
  }
}

class Maker {
  Item kept;
  static Maker last;

  Maker(Item item) {
    last = this;
    if (item == null) {
      throw new IllegalArgumentException();
    }
    kept = item;
  }
}
