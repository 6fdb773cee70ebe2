// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of MadeElsewhere: finalMap finalArray finalPair finalSupplier lazy node instance setThen
// expect cme=refuted of MadeElsewhere: enums enumStatic enumValues generic fresh picked ident recursive forEach optional
// expect cme=refuted of MadeElsewhere: iterator mapValue entry ternary stored methodRef
// expect cme=proved of MadeElsewhere: onlyGood
import java.util.*;
import java.util.function.*;

// Further ways by which an object that was made before gets to a call: through static finals that hold
// others, enums, generic methods, recursion, lambdas and what the library hands out.
public class MadeElsewhere {
  static abstract class Hook { abstract void run(List<String> names); }
  static class Bad extends Hook {
    void run(List<String> names) {
      names.add("x");
    }
  }
  static class Good extends Hook {
    void run(List<String> names) {}
  }
  static class Box<T> {
    T value;
    Box(T v) {
      value = v;
    }
    T get() {
      return value;
    }
  }
  static class Pair {
    final Hook hook;
    Pair(Hook h) {
      hook = h;
    }
  }
  enum Kind {
    A {
      void go(List<String> names) {
        names.clear();
      }
    },
    B {
      void go(List<String> names) {}
    };
    abstract void go(List<String> names);
  }
  static class Lazy {
    private static Hook instance;
    static Hook get() {
      if (instance == null)
        instance = new Good();
      return instance;
    }
  }
  static class Table {
    static final Map<String, Hook> HOOKS = new HashMap<>();
    static final Hook[] ARRAY = new Hook[3];
    static final Pair PAIR = new Pair(new Good());
    static final Supplier<Hook> SUPPLIER = () -> HOOKS.get("a");
  }
  static class Node {
    Node next;
    Hook hook;
    Hook last() {
      Node n = this;
      while (n.next != null) n = n.next;
      return n.hook;
    }
  }
  static Hook pick(Hook a, Hook b, boolean first) {
    return first ? a : b;
  }
  static <T> T identity(T x) {
    return x;
  }
  static Hook rec(Hook h, int n) {
    return n == 0 ? h : rec(h, n - 1);
  }

  static void finalMap(List<String> names) {
    for (String s : names) Table.HOOKS.get("x").run(names);
  }
  static void finalArray(List<String> names) {
    for (String s : names) Table.ARRAY[1].run(names);
  }
  static void finalPair(List<String> names) {
    for (String s : names) Table.PAIR.hook.run(names);
  }
  static void finalSupplier(List<String> names) {
    for (String s : names) Table.SUPPLIER.get().run(names);
  }
  static void lazy(List<String> names) {
    for (String s : names) Lazy.get().run(names);
  }
  static void enums(Kind k, List<String> names) {
    for (String s : names) k.go(names);
  }
  static void enumStatic(List<String> names) {
    for (String s : names) Kind.A.go(names);
  }
  static void enumValues(List<String> names) {
    for (Kind k : Kind.values())
      for (String s : names) k.go(names);
  }
  static void generic(Box<Hook> b, List<String> names) {
    for (String s : names) b.get().run(names);
  }
  static void fresh(Hook h, List<String> names) {
    Box<Hook> b = new Box<>(h);
    for (String s : names) b.get().run(names);
  }
  static void picked(Hook h, boolean f, List<String> names) {
    for (String s : names) pick(new Good(), h, f).run(names);
  }
  static void ident(Hook h, List<String> names) {
    for (String s : names) identity(h).run(names);
  }
  static void recursive(Hook h, List<String> names) {
    for (String s : names) rec(h, 3).run(names);
  }
  static void node(Node n, List<String> names) {
    for (String s : names) n.last().run(names);
  }
  static void forEach(List<Hook> hs, List<String> names) {
    for (String s : names) hs.forEach(h -> h.run(names));
  }
  static void optional(Optional<Hook> o, List<String> names) {
    for (String s : names)
      if (o.isPresent())
        o.get().run(names);
  }
  static void iterator(Iterator<Hook> it, List<String> names) {
    for (String s : names)
      if (it.hasNext())
        it.next().run(names);
  }
  static void mapValue(Map<String, Hook> m, List<String> names) {
    for (String s : names)
      for (Hook h : m.values()) h.run(names);
  }
  static void entry(Map<Hook, String> m, List<String> names) {
    for (String s : names)
      for (Map.Entry<Hook, String> e : m.entrySet()) e.getKey().run(names);
  }
  static void ternary(Object o, List<String> names) {
    Hook h = o instanceof Hook ? (Hook) o : new Good();
    for (String s : names) h.run(names);
  }
  static void stored(Hook h, List<String> names) {
    Hook[] a = {h};
    for (String s : names) a[0].run(names);
  }
  static void methodRef(Hook h, List<String> names) {
    Consumer<List<String>> c = h::run;
    for (String s : names) c.accept(names);
  }
  static void onlyGood(List<String> names) {
    Hook h = new Good();
    for (String s : names) h.run(names);
  }
  Hook own;
  void instance(List<String> names) {
    for (String s : names) own.run(names);
  }
  void setThen(List<String> names) {
    own = new Good();
    for (String s : names) own.run(names);
  }
}
