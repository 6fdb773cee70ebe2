// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of MadeBefore: byParameter byHelper byField byResult byStatic byStaticFinalFromStatic byArray byElement
// expect cme=undecided of MadeBefore: byCast byException byLambda bySorting bySuper byChoice
// expect cme=refuted of MadeBefore: byStaticFinal byConstant byOwnStaticFinal
// expect cme=proved of MadeBefore: madeHere
import java.util.*;

// Objects that were made before the method is called, of classes that the code itself never makes instances of: each
// way by which one gets to a call must be seen.
public class MadeBefore {
  interface Listener {
    void told(List<String> names);
  }

  static class Remover implements Listener {
    public void told(List<String> names) {
      if (!names.isEmpty()) names.remove(0);
    }
  }

  static class Holder {
    Listener listener;
    Holder next;
  }

  static class Failure extends RuntimeException {
    Listener listener;
  }

  interface Source {
    Listener get(Holder holder);
  }

  static class Fields implements Source {
    public Listener get(Holder holder) {
      return holder.listener;
    }
  }

  static class Chosen {
    static Listener current;
    static final Listener LISTENER = choose();

    static Listener choose() {
      return current;
    }
  }

  static class Registry {
    static final Listener FIXED = new Remover();

    void tell(List<String> names) {
      for (String name : names) FIXED.told(names);
    }
  }

  interface Constants {
    Listener LISTENER = new Remover();
  }

  static class Item implements Comparable<Item> {
    Listener listener;
    static List<String> seen = new ArrayList<>();

    public int compareTo(Item other) {
      other.listener.told(seen);
      return 0;
    }
  }

  static abstract class Base {
    abstract void tell(Listener listener, List<String> names);

    void run(Listener listener, List<String> names) {
      tell(listener, names);
    }
  }

  static class Derived extends Base {
    void tell(Listener listener, List<String> names) {
      for (String name : names) listener.told(names);
    }
  }

  static Listener same(Listener listener) {
    return listener;
  }

  static void byParameter(Listener listener, List<String> names) {
    for (String name : names) listener.told(names);
  }

  static void byHelper(Listener listener, List<String> names) {
    Listener other = same(listener);
    for (String name : names) other.told(names);
  }

  static void byField(Holder holder, List<String> names) {
    for (String name : names) holder.next.listener.told(names);
  }

  static void byResult(Source source, Holder holder, List<String> names) {
    for (String name : names) source.get(holder).told(names);
  }

  static void byStatic(List<String> names) {
    for (String name : names) Chosen.current.told(names);
  }

  static void byStaticFinal(List<String> names) {
    for (String name : names) Registry.FIXED.told(names);
  }

  static void byStaticFinalFromStatic(List<String> names) {
    for (String name : names) Chosen.LISTENER.told(names);
  }

  static void byOwnStaticFinal(Registry registry, List<String> names) {
    registry.tell(names);
  }

  static void byConstant(List<String> names) {
    for (String name : names) Constants.LISTENER.told(names);
  }

  static void byArray(Listener[] listeners, List<String> names) {
    for (String name : names) listeners[0].told(names);
  }

  static void byElement(List<Listener> listeners, List<String> names) {
    for (String name : names) listeners.get(0).told(names);
  }

  static void byCast(Object object, List<String> names) {
    for (String name : names) ((Listener) object).told(names);
  }

  static void byException(Runnable action, List<String> names) {
    for (String name : names) {
      try {
        check(name);
      } catch (Failure failure) {
        failure.listener.told(names);
      }
    }
  }

  static Failure prepared;

  static void check(String name) {
    if (name.isEmpty()) throw prepared;
  }

  static void byLambda(Listener listener, List<String> names) {
    Listener again = list -> listener.told(list);
    for (String name : names) again.told(names);
  }

  static void bySorting(List<Item> items) {
    for (String name : Item.seen) Collections.sort(items);
  }

  static void bySuper(Base base, Listener listener, List<String> names) {
    base.run(listener, names);
  }

  static void byChoice(Listener listener, boolean given, List<String> names) {
    Listener chosen = new Listener() {
      public void told(List<String> list) {}
    };
    if (given) chosen = listener;
    for (String name : names) chosen.told(names);
  }

  static void madeHere(List<String> names) {
    Listener chosen = new Listener() {
      public void told(List<String> list) {}
    };
    for (String name : names) chosen.told(names);
  }
}
