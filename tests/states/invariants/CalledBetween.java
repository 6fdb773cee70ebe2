// An object is not as it should be while something is called that leads back to it: by code of the keys, of
// functions, of iterators, of initialisers. Nothing may be taken for granted of it when look() begins.
import java.util.*;
import java.util.function.*;

class CalledBetween {
  interface Lookable {
    void look();
  }

  static Lookable current;

  static int seen() {
    if (current != null) current.look();
    return 1;
  }

  static class Odd implements Comparable<Odd>, Runnable, Supplier<Object>, Iterable<Object>, AutoCloseable, CharSequence {
    @Override public boolean equals(Object other) { seen(); return other instanceof Odd; }
    @Override public int hashCode() { seen(); return 1; }
    @Override public String toString() { seen(); return "odd"; }
    @Override public int compareTo(Odd other) { seen(); return 0; }
    @Override public void run() { seen(); }
    @Override public Object get() { return seen(); }
    @Override public Iterator<Object> iterator() { seen(); return new ArrayList<Object>().iterator(); }
    @Override public void close() { seen(); }
    @Override public int length() { return seen(); }
    @Override public char charAt(int index) { seen(); return 'a'; }
    @Override public CharSequence subSequence(int from, int to) { seen(); return this; }
    void hash() {}
  }

  static class OddList extends AbstractList<Object> {
    @Override public Object get(int index) { return seen(); }
    @Override public int size() { return seen(); }
  }

  static class OddException extends RuntimeException {
    @Override public String getMessage() { seen(); return "odd"; }
  }

  static class Odds {
    static final Comparator<Odd> ORDER = (one, other) -> seen() - 1;
    static final Function<Integer, Integer> STEP = n -> n + seen();
    static final BiFunction<Integer, Integer, Integer> SUM = (n, m) -> n + seen();
    static final Consumer<Object> EACH = each -> seen();
    static final Predicate<Object> TEST = each -> seen() > 0;
    static final UnaryOperator<Odd> SAME = each -> { seen(); return each; };
    static final IntUnaryOperator INT = n -> n + seen();
    static final Function<Odd, Integer> KEY = each -> seen();
    static List<Odd> list() { return new ArrayList<>(List.of(new Odd(), new Odd())); }
    static Set<Odd> set() { return new HashSet<>(list()); }
    static Map<Odd, Integer> map() { Map<Odd, Integer> map = new HashMap<>(); map.put(new Odd(), 1); return map; }
    static TreeMap<Odd, Integer> tree() { TreeMap<Odd, Integer> map = new TreeMap<>(); map.put(new Odd(), 1); return map; }
    static int number() { return seen(); }
    static Integer boxed() { return seen(); }
    static <T> void apply(T value, Consumer<? super T> action) { action.accept(value); }
    static Map<Integer, Integer> eldest() {
      return new LinkedHashMap<Integer, Integer>() {
        @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> entry) { return seen() > 1; }
      };
    }
  }

  static class Late1 { static int number = seen() + 1; }
  static class Late2 { static int number = seen() + 1; }
  interface Late3 { int number = seen() + 1; }
  static class Late4 { static int number = seen() + 1; static void go() {} }
  static class Late5 { static int number = seen() + 1; static class Below extends Late5 {} }

  static void attack(Runnable run, Lookable object) {
    current = object;
    try { run.run(); } catch (RuntimeException left) { } finally { current = null; }
  }

  static class ByEquals implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new Odd().equals(null);
      second = 7;
    }
    static void attack() { ByEquals made = new ByEquals(); CalledBetween.attack(made::move, made); }
  }

  static class ByContains implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().contains(new Odd());
      second = 7;
    }
    static void attack() { ByContains made = new ByContains(); CalledBetween.attack(made::move, made); }
  }

  static class ByIndexOf implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().indexOf(new Odd());
      second = 7;
    }
    static void attack() { ByIndexOf made = new ByIndexOf(); CalledBetween.attack(made::move, made); }
  }

  static class ByRemoveObject implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().remove(new Odd());
      second = 7;
    }
    static void attack() { ByRemoveObject made = new ByRemoveObject(); CalledBetween.attack(made::move, made); }
  }

  static class ByMapGet implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.map().get(new Odd());
      second = 7;
    }
    static void attack() { ByMapGet made = new ByMapGet(); CalledBetween.attack(made::move, made); }
  }

  static class ByMapPut implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.map().put(new Odd(), 1);
      second = 7;
    }
    static void attack() { ByMapPut made = new ByMapPut(); CalledBetween.attack(made::move, made); }
  }

  static class BySetAdd implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.set().add(new Odd());
      second = 7;
    }
    static void attack() { BySetAdd made = new BySetAdd(); CalledBetween.attack(made::move, made); }
  }

  static class ByTreePut implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.tree().put(new Odd(), 1);
      second = 7;
    }
    static void attack() { ByTreePut made = new ByTreePut(); CalledBetween.attack(made::move, made); }
  }

  static class ByTreeGet implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.tree().containsKey(new Odd());
      second = 7;
    }
    static void attack() { ByTreeGet made = new ByTreeGet(); CalledBetween.attack(made::move, made); }
  }

  static class BySortList implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Collections.sort(Odds.list());
      second = 7;
    }
    static void attack() { BySortList made = new BySortList(); CalledBetween.attack(made::move, made); }
  }

  static class BySortByOrder implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().sort(Odds.ORDER);
      second = 7;
    }
    static void attack() { BySortByOrder made = new BySortByOrder(); CalledBetween.attack(made::move, made); }
  }

  static class BySortArray implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.sort(new Odd[] {new Odd(), new Odd()});
      second = 7;
    }
    static void attack() { BySortArray made = new BySortArray(); CalledBetween.attack(made::move, made); }
  }

  static class BySortArrayBy implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.sort(new Odd[] {new Odd(), new Odd()}, Odds.ORDER);
      second = 7;
    }
    static void attack() { BySortArrayBy made = new BySortArrayBy(); CalledBetween.attack(made::move, made); }
  }

  static class ByConcat implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      String text = "a" + new Odd();
      second = 7;
    }
    static void attack() { ByConcat made = new ByConcat(); CalledBetween.attack(made::move, made); }
  }

  static class ByValueOf implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      String.valueOf(new Odd());
      second = 7;
    }
    static void attack() { ByValueOf made = new ByValueOf(); CalledBetween.attack(made::move, made); }
  }

  static class ByAppend implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new StringBuilder().append(new Odd());
      second = 7;
    }
    static void attack() { ByAppend made = new ByAppend(); CalledBetween.attack(made::move, made); }
  }

  static class ByObjectsEquals implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Objects.equals(new Odd(), new Odd());
      second = 7;
    }
    static void attack() { ByObjectsEquals made = new ByObjectsEquals(); CalledBetween.attack(made::move, made); }
  }

  static class ByObjectsHash implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Objects.hash(new Odd());
      second = 7;
    }
    static void attack() { ByObjectsHash made = new ByObjectsHash(); CalledBetween.attack(made::move, made); }
  }

  static class ByArraysEquals implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.equals(new Odd[] {new Odd()}, new Odd[] {new Odd()});
      second = 7;
    }
    static void attack() { ByArraysEquals made = new ByArraysEquals(); CalledBetween.attack(made::move, made); }
  }

  static class ByArraysHash implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.hashCode(new Odd[] {new Odd()});
      second = 7;
    }
    static void attack() { ByArraysHash made = new ByArraysHash(); CalledBetween.attack(made::move, made); }
  }

  static class ByArraysToString implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.toString(new Odd[] {new Odd()});
      second = 7;
    }
    static void attack() { ByArraysToString made = new ByArraysToString(); CalledBetween.attack(made::move, made); }
  }

  static class ByOptionalMap implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Optional.of(1).map(Odds.STEP);
      second = 7;
    }
    static void attack() { ByOptionalMap made = new ByOptionalMap(); CalledBetween.attack(made::move, made); }
  }

  static class ByOptionalElse implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Optional.empty().orElseGet(new Odd());
      second = 7;
    }
    static void attack() { ByOptionalElse made = new ByOptionalElse(); CalledBetween.attack(made::move, made); }
  }

  static class ByComputeIfAbsent implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new HashMap<Integer, Integer>().computeIfAbsent(1, Odds.STEP);
      second = 7;
    }
    static void attack() { ByComputeIfAbsent made = new ByComputeIfAbsent(); CalledBetween.attack(made::move, made); }
  }

  static class ByMerge implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Map<Integer, Integer> all = new HashMap<>(); all.put(1, 1); all.merge(1, 1, Odds.SUM);
      second = 7;
    }
    static void attack() { ByMerge made = new ByMerge(); CalledBetween.attack(made::move, made); }
  }

  static class ByForEach implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().forEach(Odds.EACH);
      second = 7;
    }
    static void attack() { ByForEach made = new ByForEach(); CalledBetween.attack(made::move, made); }
  }

  static class ByRemoveIf implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().removeIf(Odds.TEST);
      second = 7;
    }
    static void attack() { ByRemoveIf made = new ByRemoveIf(); CalledBetween.attack(made::move, made); }
  }

  static class ByReplaceAll implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().replaceAll(Odds.SAME);
      second = 7;
    }
    static void attack() { ByReplaceAll made = new ByReplaceAll(); CalledBetween.attack(made::move, made); }
  }

  static class ByStream implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().stream().filter(Odds.TEST).count();
      second = 7;
    }
    static void attack() { ByStream made = new ByStream(); CalledBetween.attack(made::move, made); }
  }

  static class ByIterable implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      for (Object each : new Odd()) each.hashCode();
      second = 7;
    }
    static void attack() { ByIterable made = new ByIterable(); CalledBetween.attack(made::move, made); }
  }

  static class ByClose implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      try (Odd odd = new Odd()) { odd.hash(); }
      second = 7;
    }
    static void attack() { ByClose made = new ByClose(); CalledBetween.attack(made::move, made); }
  }

  static class ByRun implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new Odd().run();
      second = 7;
    }
    static void attack() { ByRun made = new ByRun(); CalledBetween.attack(made::move, made); }
  }

  static class ByLambdaRun implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Runnable run = () -> new Odd().hashCode(); run.run();
      second = 7;
    }
    static void attack() { ByLambdaRun made = new ByLambdaRun(); CalledBetween.attack(made::move, made); }
  }

  static class ByReferenceRun implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Runnable run = new Odd()::run; run.run();
      second = 7;
    }
    static void attack() { ByReferenceRun made = new ByReferenceRun(); CalledBetween.attack(made::move, made); }
  }

  static class ByRequireElse implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Objects.requireNonNullElseGet(null, new Odd());
      second = 7;
    }
    static void attack() { ByRequireElse made = new ByRequireElse(); CalledBetween.attack(made::move, made); }
  }

  static class ByAddAll implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new ArrayList<Object>().addAll(new OddList());
      second = 7;
    }
    static void attack() { ByAddAll made = new ByAddAll(); CalledBetween.attack(made::move, made); }
  }

  static class ByNewFrom implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new ArrayList<Object>(new OddList());
      second = 7;
    }
    static void attack() { ByNewFrom made = new ByNewFrom(); CalledBetween.attack(made::move, made); }
  }

  static class ByAbstractList implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new OddList().contains(1);
      second = 7;
    }
    static void attack() { ByAbstractList made = new ByAbstractList(); CalledBetween.attack(made::move, made); }
  }

  static class ByAbstractHash implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new OddList().hashCode();
      second = 7;
    }
    static void attack() { ByAbstractHash made = new ByAbstractHash(); CalledBetween.attack(made::move, made); }
  }

  static class ByQueue implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      PriorityQueue<Odd> queue = new PriorityQueue<>(); queue.add(new Odd()); queue.add(new Odd());
      second = 7;
    }
    static void attack() { ByQueue made = new ByQueue(); CalledBetween.attack(made::move, made); }
  }

  static class ByMax implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Collections.max(Odds.list());
      second = 7;
    }
    static void attack() { ByMax made = new ByMax(); CalledBetween.attack(made::move, made); }
  }

  static class ByListEquals implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.list().equals(Odds.list());
      second = 7;
    }
    static void attack() { ByListEquals made = new ByListEquals(); CalledBetween.attack(made::move, made); }
  }

  static class ByMapHash implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.map().hashCode();
      second = 7;
    }
    static void attack() { ByMapHash made = new ByMapHash(); CalledBetween.attack(made::move, made); }
  }

  static class ByAtomic implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new java.util.concurrent.atomic.AtomicInteger().updateAndGet(Odds.INT);
      second = 7;
    }
    static void attack() { ByAtomic made = new ByAtomic(); CalledBetween.attack(made::move, made); }
  }

  static class ByMessageOf implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new OddException().toString();
      second = 7;
    }
    static void attack() { ByMessageOf made = new ByMessageOf(); CalledBetween.attack(made::move, made); }
  }

  static class ByInitialised implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      int n = Late1.number;
      second = 7;
    }
    static void attack() { ByInitialised made = new ByInitialised(); CalledBetween.attack(made::move, made); }
  }

  static class ByInitialisedByNew implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new Late2();
      second = 7;
    }
    static void attack() { ByInitialisedByNew made = new ByInitialisedByNew(); CalledBetween.attack(made::move, made); }
  }

  static class ByInitialisedInterface implements Lookable, Late3 {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      int n = Late3.number;
      second = 7;
    }
    static void attack() { ByInitialisedInterface made = new ByInitialisedInterface(); CalledBetween.attack(made::move, made); }
  }

  static class ByStaticMethod implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Late4.go();
      second = 7;
    }
    static void attack() { ByStaticMethod made = new ByStaticMethod(); CalledBetween.attack(made::move, made); }
  }

  static class ByInheritedConstant implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      int n = Late5.Below.number;
      second = 7;
    }
    static void attack() { ByInheritedConstant made = new ByInheritedConstant(); CalledBetween.attack(made::move, made); }
  }

  static class ByComparing implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Comparator.comparing(Odds.KEY).compare(new Odd(), new Odd());
      second = 7;
    }
    static void attack() { ByComparing made = new ByComparing(); CalledBetween.attack(made::move, made); }
  }

  static class ByUnmodifiable implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Collections.unmodifiableList(Odds.list()).contains(new Odd());
      second = 7;
    }
    static void attack() { ByUnmodifiable made = new ByUnmodifiable(); CalledBetween.attack(made::move, made); }
  }

  static class ByAsList implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Arrays.asList(new Odd()).contains(new Odd());
      second = 7;
    }
    static void attack() { ByAsList made = new ByAsList(); CalledBetween.attack(made::move, made); }
  }

  static class ByJoined implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      String.join(",", new Odd());
      second = 7;
    }
    static void attack() { ByJoined made = new ByJoined(); CalledBetween.attack(made::move, made); }
  }

  static class ByDeep implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      helper(1);
      second = 7;
    }
    private int helper(int n) { return deeper(n) + 1; }
    private int deeper(int n) { return seen() + n; }
    static void attack() { ByDeep made = new ByDeep(); CalledBetween.attack(made::move, made); }
  }

  static class BySwitch implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      switch (Odds.number()) { case 1: break; default: second = 7; }
      second = 7;
    }
    static void attack() { BySwitch made = new BySwitch(); CalledBetween.attack(made::move, made); }
  }

  static class BySynchronised implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      synchronized (this) { new Odd().run(); }
      second = 7;
    }
    static void attack() { BySynchronised made = new BySynchronised(); CalledBetween.attack(made::move, made); }
  }

  static class ByFinally implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      try { first = 7; } finally { new Odd().run(); }
      second = 7;
    }
    static void attack() { ByFinally made = new ByFinally(); CalledBetween.attack(made::move, made); }
  }

  static class ByUnboxed implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      int n = Odds.boxed();
      second = 7;
    }
    static void attack() { ByUnboxed made = new ByUnboxed(); CalledBetween.attack(made::move, made); }
  }

  static class ByEldestEntry implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.eldest().put(1, 1);
      second = 7;
    }
    static void attack() { ByEldestEntry made = new ByEldestEntry(); CalledBetween.attack(made::move, made); }
  }

  static class ByMapEquals implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.map().equals(Odds.map());
      second = 7;
    }
    static void attack() { ByMapEquals made = new ByMapEquals(); CalledBetween.attack(made::move, made); }
  }

  static class ByTreeSetOf implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new TreeSet<Odd>(Odds.list()).first();
      second = 7;
    }
    static void attack() { ByTreeSetOf made = new ByTreeSetOf(); CalledBetween.attack(made::move, made); }
  }

  static class ByCollectionsFrequency implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Collections.frequency(Odds.list(), new Odd());
      second = 7;
    }
    static void attack() { ByCollectionsFrequency made = new ByCollectionsFrequency(); CalledBetween.attack(made::move, made); }
  }

  static class ByStackSearch implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Stack<Odd> stack = new Stack<>(); stack.push(new Odd()); stack.search(new Odd());
      second = 7;
    }
    static void attack() { ByStackSearch made = new ByStackSearch(); CalledBetween.attack(made::move, made); }
  }

  static class ByDequeRemove implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      ArrayDeque<Odd> deque = new ArrayDeque<>(); deque.add(new Odd()); deque.remove(new Odd());
      second = 7;
    }
    static void attack() { ByDequeRemove made = new ByDequeRemove(); CalledBetween.attack(made::move, made); }
  }

  static class ByLinkedContains implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      new LinkedList<Odd>(Odds.list()).contains(new Odd());
      second = 7;
    }
    static void attack() { ByLinkedContains made = new ByLinkedContains(); CalledBetween.attack(made::move, made); }
  }

  static class ByGeneric implements Lookable {
    private int first;
    private int second;
    @Override public void look() {}
    void move() {
      first = 0;
      second = 0;
      first = 7;
      Odds.apply(new Odd(), Odds.EACH);
      second = 7;
    }
    static void attack() { ByGeneric made = new ByGeneric(); CalledBetween.attack(made::move, made); }
  }
}
