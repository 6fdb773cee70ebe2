// expect cached=bounded cachedWrong=refuted ownCache=refuted sameHook=bounded alwaysOn=refuted offsKept=refuted offsTwice=bounded noItem=refuted someItem=refuted otherBases=bounded hooksTwice=bounded madeTwo=bounded madeMore=refuted oneApart=bounded nine=refuted readBack=bounded four=bounded two=bounded noneYet=refuted bothIn=bounded caughtNull=bounded numberKept=refuted numberSet=refuted [options: --objects 2 --loops 2]
import java.util.ArrayList;
import java.util.List;

/** Static state behind calls: caches, counters, initialisers, hooks that count, a list that others fill, tables that are only read. */
class Forwarded {
  Action action;
  Base base;
  int number;
  static Thing cache;

  static Thing cachedOf(Thing thing) {
    if (cache == null) {
      cache = thing;
    }
    return cache;
  }

  static boolean asksTwice(Thing a, Thing b) {
    return cachedOf(a) == cachedOf(b);
  }

  static boolean asksOnce(Thing a) {
    return cachedOf(a) == a;
  }

  void acts(Thing thing) {
    action.act(thing);
  }

  void actsOnBoth(Thing a, Thing b) {
    acts(a);
    acts(b);
  }

  void runs() {
    base.run();
  }

  static Numbered make() {
    return new Numbered();
  }

  static int makeTwo() {
    Numbered first = make();
    Numbered second = make();
    return second.id - first.id;
  }

  static int lastValue() {
    return Stored.last.thing.value;
  }

  static int size(int i) {
    return Stored.SIZES[i];
  }

  static int sizes() {
    return size(0) + size(2);
  }

  static void keep(Thing thing) {
    Stored.things.add(thing);
  }

  static boolean keepsBoth(Thing a, Thing b) {
    int before = Stored.things.size();
    keep(a);
    keep(b);
    return Stored.things.size() == before + 2;
  }

  void set(Thing thing) {
    try {
      thing.value = 1;
      thing.link.value = 3;
    } catch (NullPointerException e) {
      number = -1;
    }
  }

  void setTwice(Thing thing) {
    set(thing);
    set(thing);
  }
}

class Thing {
  int value;
  Thing link;
  boolean on;
}

interface Action {
  void act(Thing thing);
}

class On implements Action {
  public void act(Thing thing) {
    thing.on = true;
  }
}

class Off implements Action {
  static int offs;

  public void act(Thing thing) {
    thing.on = false;
    offs++;
  }
}

class Base {
  Thing thing;

  void hook() {
    thing = null;
  }

  void run() {
    hook();
    hook();
  }
}

class Derived extends Base {
  int hooks;

  @Override
  void hook() {
    hooks++;
    super.hook();
    thing = new Thing();
  }
}

class Numbered {
  static int made;
  final int id;

  Numbered() {
    id = made++;
  }
}

class Stored {
  static Stored last;
  static final int[] SIZES = {1, 2, 3};
  static List<Thing> things = new ArrayList<>();
  Thing thing;

  static {
    last = new Stored();
    last.thing = new Thing();
    last.thing.value = 9;
  }
}
