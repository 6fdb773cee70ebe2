// Somebody looks at an object before its constructor has assigned everything, or after it has failed.
import java.util.*;
import java.util.function.*;

class SeenEarly {
  interface Lookable {
    void look();
  }

  static Lookable last;
  static final List<Lookable> all = new ArrayList<>();

  static void lookAtLast() {
    if (last != null) last.look();
  }

  static class ByStatic implements Lookable {
    private final String name;
    ByStatic(int number) { last = this; int n = 1 / number; name = "a"; }
    public void look() {}
    static void attack() { try { new ByStatic(0); } catch (ArithmeticException left) { lookAtLast(); } }
  }

  static class ByList implements Lookable {
    private final String name;
    ByList(int number) { all.add(this); if (number == 0) throw new IllegalStateException(); name = "a"; }
    public void look() {}
    static void attack() { try { new ByList(0); } catch (IllegalStateException left) { for (Lookable each : new ArrayList<>(all)) each.look(); all.clear(); } }
  }

  static class ByLambda {
    private final String name;
    static Runnable saved;
    ByLambda() { saved = () -> look(); saved.run(); name = "a"; }
    void look() {}
    static void attack() { new ByLambda(); }
  }

  static class ByReference {
    private final String name;
    ByReference() { Runnable run = this::look; run.run(); name = "a"; }
    void look() {}
    static void attack() { new ByReference(); }
  }

  static class ByAnonymous implements Lookable {
    private final String name;
    ByAnonymous() {
      last = new Lookable() { public void look() { ByAnonymous.this.look(); } };
      lookAtLast();
      name = "a";
    }
    public void look() {}
    static void attack() { new ByAnonymous(); }
  }

  static class ByInner {
    private final String name;
    ByInner() { Part part = new Part(); part.ask(); name = "a"; }
    void look() {}
    class Part { void ask() { look(); } }
    static void attack() { new ByInner(); }
  }

  // A part that the constructor made knows the whole, and begins to work before the whole is ready.
  static class ByPart {
    private final Part part;
    private final String name;
    ByPart() { part = new Part(); part.whole = this; part.touch(); name = "a"; }
    static class Part { ByPart whole; void touch() {} }
    static void attack() { new ByPart(); }
  }

  static class ByPartOfPart {
    private final String name;
    ByPartOfPart() { Part outer = new Part(); outer.next = new Part(); outer.next.whole = this; outer.touch(); name = "a"; }
    static class Part { ByPartOfPart whole; Part next; void touch() {} }
    static void attack() { new ByPartOfPart(); }
  }

  static class ByArray implements Lookable {
    private final String name;
    ByArray(Lookable[] into) { into[0] = this; CalledFrom.look(into); name = "a"; }
    public void look() {}
    static void attack() { new ByArray(new Lookable[1]); }
  }
  static class CalledFrom { static void look(Lookable[] from) { from[0].look(); } }

  static abstract class Above { Above() { hook(); } abstract void hook(); }
  static class FromAbove extends Above {
    private final String name;
    private int size = 1;
    FromAbove() { name = "a"; }
    void hook() {}
    static void attack() { new FromAbove(); }
  }
  static class FromAboveTwice extends FromAbove {
    private final String other;
    FromAboveTwice() { other = "b"; }
    void hook() { super.hook(); }
    static void attack() { new FromAboveTwice(); }
  }

  // Too long to be followed.
  static class LongAbove extends RuntimeException {
    int a, b, c, d, e, f, g, h;
    LongAbove(boolean fails) {
      a = 1; b = 2; c = 3; d = 4; e = 5; f = 6; g = 7; h = 8;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      if (fails) throw this;
    }
  }
  static class ThrownItself extends LongAbove {
    private final String name;
    ThrownItself(boolean fails) { super(fails); name = "a"; }
    void look() {}
    static void attack() { try { new ThrownItself(true); } catch (ThrownItself made) { made.look(); } }
  }
  static class LongHook {
    int a, b, c, d, e, f, g, h;
    LongHook() {
      a = 1; b = 2; c = 3; d = 4; e = 5; f = 6; g = 7; h = 8;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      hook();
    }
    void hook() {}
  }
  static class HookedLong extends LongHook {
    private final String name;
    HookedLong() { name = "a"; }
    void hook() { look(); }
    void look() {}
    static void attack() { new HookedLong(); }
  }
  static class StoredLong {
    static StoredLong lastMade;
    int a, b, c, d, e, f, g, h;
    StoredLong() {
      a = 1; b = 2; c = 3; d = 4; e = 5; f = 6; g = 7; h = 8;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      a += b; b += c; c += d; d += e; e += f; f += g; g += h; h += a;
      StoredLong same = this;
      lastMade = same;
    }
    void ask() {}
  }
  static class StoredAbove extends StoredLong {
    private final String name;
    StoredAbove() { lookAt(); name = "a"; }
    static void lookAt() { lastMade.ask(); }
    static void attack() { new StoredAbove(); }
  }

  static class StackTrace extends Exception {
    private final String name;
    StackTrace() { name = "a"; }
    @Override public synchronized Throwable fillInStackTrace() { return name == null ? this : this; }
    static void attack() { new StackTrace(); }
  }
  static class Message extends Exception {
    private final String name;
    Message() { super(new Exception("inner")); name = "a"; }
    @Override public String toString() { return "x"; }
    static void attack() { new Message(); }
  }
  static class OwnList extends ArrayList<Object> {
    private final String name;
    OwnList(Collection<Object> from) { super(from); name = "a"; }
    @Override public boolean addAll(Collection<? extends Object> more) { return super.addAll(more); }
    static void attack() { new OwnList(List.of(1)); }
  }
  static class OwnSet extends HashSet<Object> {
    private final String name;
    OwnSet(Collection<Object> from) { super(from); name = "a"; }
    @Override public boolean add(Object more) { return super.add(more); }
    static void attack() { new OwnSet(List.of(1)); }
  }
  static class OwnMap extends HashMap<Object, Object> {
    private final String name;
    OwnMap(Map<Object, Object> from) { super(from); name = "a"; }
    @Override public Object put(Object key, Object value) { return super.put(key, value); }
    @Override public void putAll(Map<? extends Object, ? extends Object> from) { super.putAll(from); }
    static void attack() { new OwnMap(Map.of(1, 1)); }
  }
  static class OwnTree extends TreeMap<Object, Object> {
    private final String name;
    OwnTree(Map<Object, Object> from) { super(from); name = "a"; }
    @Override public void putAll(Map<? extends Object, ? extends Object> from) { super.putAll(from); }
    static void attack() { new OwnTree(Map.of(1, 1)); }
  }
  static class OwnVector extends LinkedList<Object> {
    private final String name;
    OwnVector(Collection<Object> from) { super(from); name = "a"; }
    @Override public boolean addAll(Collection<? extends Object> more) { return super.addAll(more); }
    @Override public boolean addAll(int index, Collection<? extends Object> more) { return super.addAll(index, more); }
    static void attack() { new OwnVector(List.of(1)); }
  }
  static class GivenToArgument {
    private final String name;
    GivenToArgument(List<Object> into) { into.add(this); lookAt(into); name = "a"; }
    static void lookAt(List<Object> from) { ((GivenToArgument) from.get(0)).look(); }
    void look() {}
    static void attack() { new GivenToArgument(new ArrayList<>()); }
  }
  static class SeenByKey {
    private final String name;
    SeenByKey(Set<Object> into) { into.add(this); name = "a"; }
    @Override public int hashCode() { return 1; }
    static void attack() { new SeenByKey(new HashSet<>()); }
  }
  static class SeenByText {
    private final String name;
    SeenByText() { String text = "made " + this; name = text; }
    @Override public String toString() { return "x"; }
    static void attack() { new SeenByText(); }
  }
  static class InInitialiser {
    private int size = helper();
    private final String name = "a" + size;
    private int helper() { return 1; }
    static void attack() { new InInitialiser(); }
  }
  static class BlockBefore {
    { look(); }
    private final String name = String.valueOf(1);
    void look() {}
    static void attack() { new BlockBefore(); }
  }
  static class LoopBefore {
    private final String name;
    LoopBefore(int number) { for (int i = 0; i < number; ++i) look(); name = "a"; }
    void look() {}
    static void attack() { new LoopBefore(2); }
  }
  static class CaughtInside implements Lookable {
    private final String name;
    CaughtInside(Object given) {
      String text;
      try { last = this; text = given.toString(); } catch (NullPointerException none) { lookAtLast(); text = "none"; }
      name = text;
    }
    public void look() {}
    static void attack() { new CaughtInside(null); }
  }
  static class FailsInSuper implements Lookable {
    static class Base { Base(Lookable[] into, int n) { if (into != null) into[0] = (Lookable) this; int m = 1 / n; } }
    static class Sub extends Base implements Lookable {
      private final String name;
      Sub(Lookable[] into, int n) { super(into, n); name = "a"; }
      public void look() {}
    }
    public void look() {}
    static void attack() {
      Lookable[] into = new Lookable[1];
      try { new Sub(into, 0); } catch (ArithmeticException left) { into[0].look(); }
    }
  }
  static class OnlyOneBranch {
    private String name;
    OnlyOneBranch(int number) { switch (number) { case 1: name = "a"; break; case 2: name = "b"; } }
    void look() {}
    static void attack() { new OnlyOneBranch(3).look(); }
  }
  static class DelegatesLate {
    private final String name;
    DelegatesLate(int n) { this("a", n); look(); }
    DelegatesLate(String name, int n) { if (n == 0) look(); this.name = name; }
    void look() {}
    static void attack() { new DelegatesLate(0); }
  }
  record Pair(String left, int number) {
    static Pair lastPair;
    Pair { if (number < 0) { number = 0; } if (left == null) left = ""; }
    Pair(int number) { this(null, number); }
    void look() {}
    static void attack() { new Pair(-1).look(); }
  }
  record Open(String left, int[] data) {
    void look() {}
    static void attack() { new Open(null, new int[0]).look(); }
  }
  static class Supplied {
    private final Supplier<Supplied> self = () -> this;
    private final String name;
    Supplied() { self.get().look(); name = "a"; }
    void look() {}
    static void attack() { new Supplied(); }
  }
  static class Comparing {
    private final Comparator<Object> order = (one, other) -> { look(); return 0; };
    private final String name;
    Comparing() { order.compare(1, 2); name = "a"; }
    void look() {}
    static void attack() { new Comparing(); }
  }
  // The class's own constant, while the class is being initialised.
  static class Single {
    static final Single ONLY = new Single();
    static final String NAME = name();
    private final String name;
    Single() { name = NAME; }
    static String name() { return "a"; }
    void look() {}
    static void attack() { ONLY.look(); }
  }
  static class Counted {
    static int total = 5;
    static final Counted FIRST = new Counted();
    private final int number;
    Counted() { number = total; total = -total; }
    void look() {}
    static void attack() { new Counted().look(); }
  }
  static class CycleOne {
    static final CycleOne ONE = new CycleOne();
    private final Object other;
    CycleOne() { other = CycleTwo.TWO; }
    void look() {}
    static void attack() { Object two = CycleTwo.TWO; ONE.look(); new CycleOne().look(); }
  }
  static class CycleTwo {
    static final CycleTwo TWO = new CycleTwo();
    private final Object other;
    CycleTwo() { other = CycleOne.ONE; }
    void look() {}
    static void attack() { Object one = CycleOne.ONE; TWO.look(); }
  }
}
