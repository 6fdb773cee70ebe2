// What a class makes itself and somebody else has all the same.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Shared {
  static class KeySet {
    private final Map<String, String> map = new HashMap<>();
    Set<String> keys() { return map.keySet(); }
    static void attack() { KeySet made = new KeySet(); look(made, made.keys()); }
    static void look(KeySet made, Object other) {}
  }
  static class Values {
    private final Map<String, String> map = new HashMap<>();
    Collection<String> all() { return map.values(); }
    static void attack() { Values made = new Values(); look(made, made.all()); }
    static void look(Values made, Object other) {}
  }
  static class Entries {
    private final Map<String, String> map = new HashMap<>();
    Set<Map.Entry<String, String>> all() { return map.entrySet(); }
    static void attack() { Entries made = new Entries(); look(made, made.all()); }
    static void look(Entries made, Object other) {}
  }
  static class Entry {
    private final Map<String, String> map = new HashMap<>();
    Map.Entry<String, String> first() { map.put("a", "b"); return map.entrySet().iterator().next(); }
    static void attack() { Entry made = new Entry(); look(made, made.first()); }
    static void look(Entry made, Object other) {}
  }
  static class EntryLooped {
    private final Map<String, String> map = new TreeMap<>();
    Map.Entry<String, String> first() { map.put("a", "b"); for (Map.Entry<String, String> each : map.entrySet()) return each; return null; }
    static void attack() { EntryLooped made = new EntryLooped(); look(made, made.first()); }
    static void look(EntryLooped made, Object other) {}
  }
  static class Iterating {
    private final List<String> list = new ArrayList<>();
    Iterator<String> each() { return list.iterator(); }
    static void attack() { Iterating made = new Iterating(); look(made, made.each()); }
    static void look(Iterating made, Object other) {}
  }
  static class ListIterating {
    private final List<String> list = new LinkedList<>();
    ListIterator<String> each() { return list.listIterator(); }
    static void attack() { ListIterating made = new ListIterating(); look(made, made.each()); }
    static void look(ListIterating made, Object other) {}
  }
  static class SubList {
    private final List<String> list = new ArrayList<>();
    List<String> part() { return list.subList(0, 0); }
    static void attack() { SubList made = new SubList(); look(made, made.part()); }
    static void look(SubList made, Object other) {}
  }
  static class HeadMap {
    private final TreeMap<String, String> map = new TreeMap<>();
    SortedMap<String, String> part() { return map.headMap("x"); }
    static void attack() { HeadMap made = new HeadMap(); look(made, made.part()); }
    static void look(HeadMap made, Object other) {}
  }
  static class Descending {
    private final TreeSet<String> set = new TreeSet<>();
    Set<String> part() { return set.descendingSet(); }
    static void attack() { Descending made = new Descending(); look(made, made.part()); }
    static void look(Descending made, Object other) {}
  }
  static class NavigableKeys {
    private final TreeMap<String, String> map = new TreeMap<>();
    NavigableSet<String> part() { return map.navigableKeySet(); }
    static void attack() { NavigableKeys made = new NavigableKeys(); look(made, made.part()); }
    static void look(NavigableKeys made, Object other) {}
  }
  static class Streaming {
    private final List<String> list = new ArrayList<>();
    Stream<String> each() { return list.stream(); }
    static void attack() { Streaming made = new Streaming(); look(made, made.each()); }
    static void look(Streaming made, Object other) {}
  }
  static class Unmodifiable {
    private final List<String> list = new ArrayList<>();
    List<String> view() { return Collections.unmodifiableList(list); }
    static void attack() { Unmodifiable made = new Unmodifiable(); look(made, made.view()); }
    static void look(Unmodifiable made, Object other) {}
  }
  static class Adding {
    private final List<String> list = new ArrayList<>();
    Consumer<String> adder() { return list::add; }
    static void attack() { Adding made = new Adding(); look(made, made.adder()); }
    static void look(Adding made, Object other) {}
  }
  static class AddingLambda {
    private final List<String> list = new ArrayList<>();
    Consumer<String> adder() { List<String> same = list; return each -> same.add(each); }
    static void attack() { AddingLambda made = new AddingLambda(); look(made, made.adder()); }
    static void look(AddingLambda made, Object other) {}
  }
  static class Returned {
    private final int[] data = new int[2];
    int[] data() { return data; }
    static void attack() { Returned made = new Returned(); look(made, made.data()); }
    static void look(Returned made, Object other) {}
  }
  static class ReturnedTernary {
    private final int[] data = new int[2];
    int[] data(boolean copied) { return copied ? data.clone() : data; }
    static void attack() { ReturnedTernary made = new ReturnedTernary(); look(made, made.data(false)); }
    static void look(ReturnedTernary made, Object other) {}
  }
  static class Taken {
    private int[] data = new int[2];
    void take(int[] given) { data = given; }
    static void attack() { Taken made = new Taken(); int[] mine = {1}; made.take(mine); look(made, mine); }
    static void look(Taken made, Object other) {}
  }
  static class TakenVarargs {
    private int[] data = new int[2];
    void take(int... given) { data = given; }
    static void attack() { TakenVarargs made = new TakenVarargs(); int[] mine = {1}; made.take(mine); look(made, mine); }
    static void look(TakenVarargs made, Object other) {}
  }
  static class CopyOfItself {
    private int[] data = new int[2];
    CopyOfItself() {}
    CopyOfItself(CopyOfItself other) { this.data = other.data; }
    static void attack() { CopyOfItself made = new CopyOfItself(); look(made, new CopyOfItself(made)); }
    static void look(CopyOfItself made, CopyOfItself other) {}
  }
  static class Fluent {
    private final StringBuilder text = new StringBuilder();
    private final List<String> list = new ArrayList<>();
    Fluent self() { return this; }
    StringBuilder text() { return text.append("a"); }
    static void attack() { Fluent made = new Fluent(); look(made, made.text()); }
    static void look(Fluent made, Object other) {}
  }
  static class IntoItself {
    private final List<Object> list = new ArrayList<>();
    Object go() { list.add(list); return list.get(0); }
    static void attack() { IntoItself made = new IntoItself(); look(made, made.go()); }
    static void look(IntoItself made, Object other) {}
  }
  static class Locked {
    private final Object[] data = new Object[1];
    Object go() { data[0] = data; return data[0]; }
    static void attack() { Locked made = new Locked(); look(made, made.go()); }
    static void look(Locked made, Object other) {}
  }
  static class Thrown {
    private final List<String> list = new ArrayList<>();
    static class Carrying extends RuntimeException { final Object carried; Carrying(Object carried) { this.carried = carried; } }
    void go() { throw new Carrying(list); }
    static void attack() { Thrown made = new Thrown(); try { made.go(); } catch (Carrying left) { look(made, left.carried); } }
    static void look(Thrown made, Object other) {}
  }
  static class TwoPlaces {
    private int[] one, other;
    TwoPlaces() { int[] made = new int[3]; one = made; int[] same = made; other = same; }
    static void attack() { TwoPlaces made = new TwoPlaces(); made.look(); }
    void look() {}
  }
  static class OneAfterOther {
    private int[] one = new int[3], other;
    void go() { other = one; one = new int[4]; other = one; }
    static void attack() { OneAfterOther made = new OneAfterOther(); made.go(); made.look(); }
    void look() {}
  }
  static class LoopOfThem {
    private int[] data;
    private LoopOfThem next;
    static LoopOfThem make() {
      int[] made = new int[2];
      LoopOfThem first = null;
      for (int i = 0; i < 2; ++i) { LoopOfThem each = new LoopOfThem(); each.data = made; each.next = first; first = each; }
      return first;
    }
    static void attack() { make().look(); }
    void look() {}
  }
  static class Setter {
    private int[] data;
    private void set(int[] made) { data = made; }
    static Setter[] make() { int[] made = new int[2]; Setter one = new Setter(), other = new Setter(); one.set(made); other.set(made); return new Setter[] {one, other}; }
    static void attack() { look(make()); }
    static void look(Setter[] all) {}
  }
  static class MadeElsewhere {
    private List<String> list = fresh();
    static List<String> last;
    static List<String> fresh() { last = new ArrayList<>(); return last; }
    static void attack() { MadeElsewhere made = new MadeElsewhere(); look(made, last); }
    static void look(MadeElsewhere made, Object other) {}
  }
  static class AsSupplied {
    private List<String> list;
    AsSupplied(Supplier<List<String>> from) { list = from.get(); }
    static void attack() { List<String> mine = new ArrayList<>(); look(new AsSupplied(() -> mine), mine); }
    static void look(AsSupplied made, Object other) {}
  }
  static class Cleared {
    private List<String> list = new ArrayList<>();
    List<String> drain() { List<String> old = list; list = new ArrayList<>(); return old; }
    static void attack() { Cleared made = new Cleared(); look(made, made.drain()); }
    static void look(Cleared made, Object other) {}
  }
  static class Swapped {
    private int[] data = new int[1];
    void swap(Swapped other) { int[] mine = data; data = other.data; other.data = mine; }
    void half(Swapped other) { data = other.data; }
    static void attack() { Swapped one = new Swapped(), two = new Swapped(); one.swap(two); one.half(two); look(one, two); }
    static void look(Swapped one, Swapped two) {}
  }
  static class AsElement {
    private final int[] data = new int[1];
    static final List<Object> all = new ArrayList<>();
    void publish() { all.add(data); }
    static void attack() { AsElement made = new AsElement(); made.publish(); look(made, all.get(0)); }
    static void look(AsElement made, Object other) {}
  }
  static class AsListed {
    private final Integer[] data = {1};
    List<Integer> list() { return Arrays.asList(data); }
    static void attack() { AsListed made = new AsListed(); look(made, made.list()); }
    static void look(AsListed made, Object other) {}
  }
  static class ByEquals {
    private final List<Object> list = new ArrayList<>();
    static Object last;
    static class Keeping extends AbstractList<Object> {
      public Object get(int index) { return null; }
      public int size() { return 0; }
      @Override public boolean equals(Object other) { last = other; return true; }
    }
    boolean same(Object other) { return list.equals(other); }
    boolean sameBack(Object other) { return other.equals(list); }
    static void attack() { ByEquals made = new ByEquals(); made.same(new Keeping()); look(made, last); made.sameBack(new Keeping()); look(made, last); }
    static void look(ByEquals made, Object other) {}
  }
  static class ByAddAll {
    private final List<Object> list = new ArrayList<>();
    static Object last;
    static class Keeping extends ArrayList<Object> {
      @Override public boolean addAll(Collection<? extends Object> more) { last = more; return true; }
    }
    void into(List<Object> other) { other.addAll(list); }
    static void attack() { ByAddAll made = new ByAddAll(); made.into(new Keeping()); look(made, last); }
    static void look(ByAddAll made, Object other) {}
  }
  static class ByAllMatch {
    private final Object[] data = new Object[1];
    static Object last;
    <T> T apply(Function<Object, T> function) { return function.apply(data); }
    static void attack() { ByAllMatch made = new ByAllMatch(); made.apply(all -> last = all); look(made, last); }
    static void look(ByAllMatch made, Object other) {}
  }
  static class Recorded {
    private int[] data = new int[1];
    record View(int[] data) {}
    View view() { return new View(data); }
    static void attack() { Recorded made = new Recorded(); look(made, made.view()); }
    static void look(Recorded made, Object other) {}
  }
  static class InnerView {
    private final List<String> list = new ArrayList<>();
    class View { List<String> get() { return list; } }
    static void attack() { InnerView made = new InnerView(); look(made, made.new View().get()); }
    static void look(InnerView made, Object other) {}
  }
  static class Cloned implements Cloneable {
    private final int[] data = new int[2];
    Cloned copy() { try { return (Cloned) clone(); } catch (CloneNotSupportedException none) { return null; } }
    static void attack() { Cloned made = new Cloned(); look(made, made.copy()); }
    static void look(Cloned made, Cloned other) {}
  }
  static class NotCloned {
    private final int[] data = new int[2];
    static class Below extends NotCloned implements Cloneable {
      NotCloned copy() { try { return (NotCloned) clone(); } catch (CloneNotSupportedException none) { return null; } }
    }
    static void attack() { Below made = new Below(); look(made, made.copy()); }
    static void look(NotCloned made, NotCloned other) {}
  }
  static class ClonedOwn extends ArrayList<String> {
    private final int[] data = new int[2];
    static void attack() { ClonedOwn made = new ClonedOwn(); look(made, made.clone()); }
    static void look(ClonedOwn made, Object other) {}
  }
  static class Items {
    private final Object[] items = new Object[2];
    void set(Object item) { items[0] = item; }
    Object get() { return items[0]; }
    static void attack() { Items one = new Items(), two = new Items(); Object item = new int[1]; one.set(item); two.set(item); look(one, two, item); }
    static void look(Items one, Items two, Object item) {}
  }
  static class Rows {
    private final int[][] rows = new int[2][];
    void set(int[] row) { rows[0] = row; }
    static void attack() { Rows one = new Rows(), two = new Rows(); int[] row = {1}; one.set(row); two.set(row); look(one, two, row); }
    static void look(Rows one, Rows two, int[] row) {}
  }
  static class Synchronised {
    private final List<String> list = new ArrayList<>();
    List<String> view() { return Collections.synchronizedList(list); }
    static void attack() { Synchronised made = new Synchronised(); look(made, made.view()); }
    static void look(Synchronised made, Object other) {}
  }
  static class FromMapSet {
    private final Map<String, Boolean> map = new HashMap<>();
    Set<String> view() { return Collections.newSetFromMap(map); }
    static void attack() { FromMapSet made = new FromMapSet(); look(made, made.view()); }
    static void look(FromMapSet made, Object other) {}
  }
  static class Enumerated {
    private final Vector<String> list = new Vector<>();
    Enumeration<String> view() { return list.elements(); }
    static void attack() { Enumerated made = new Enumerated(); look(made, made.view()); }
    static void look(Enumerated made, Object other) {}
  }
  static class KeptIterator {
    private final List<String> list = new ArrayList<>();
    private final Iterator<String> each = list.iterator();
    Iterator<String> each() { return each; }
    static void attack() { KeptIterator made = new KeptIterator(); look(made, made.each()); }
    static void look(KeptIterator made, Object other) {}
  }
  static class CapturedIterator {
    private final List<String> list = new ArrayList<>();
    Iterable<String> each() { return list::iterator; }
    static void attack() { CapturedIterator made = new CapturedIterator(); look(made, made.each().iterator()); }
    static void look(CapturedIterator made, Object other) {}
  }
}
