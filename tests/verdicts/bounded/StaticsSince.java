// expect methods [options: --engine bounded --property assert]
// expect assert=proved of StaticsSince: primes rows operations listed wrapped constant rank lock order helped copied
// expect assert=refuted of StaticsSince: leaked alias counter uses used usesOf inherited rowsOfOthers registry singleton sentinel given counted
// expect assert=refuted of StaticsSince: literal literalInField sameNames written
// expect assert=bounded of StaticsSince: distinctFromLiteral
// expect assert=undecided of StaticsSince: interned drawn inOrder sortedOtherwise
// What static final fields hold may have been changed since their class was initialised, and be handed over by callers; so may texts that literals mean. Tables that are only read are as they were made.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;

class StaticsSince {
  enum Level {
    LOW(1), HIGH(2);

    final int rank;
    int uses;

    Level(int rank) {
      this.rank = rank;
    }

    void use() {
      uses++;
    }
  }

  enum Fixed {
    FIRST(1), SECOND(2);

    final int rank;

    Fixed(int rank) {
      this.rank = rank;
    }
  }

  static class Node {
    Node next;
  }

  static final int[] PRIMES = {2, 3, 5};
  static final int[][] STEPS = {{0, 1}, {1, 0}};
  static final Map<String, Integer> OPERATIONS = new HashMap<>();
  static final List<String> LISTED = List.of("x", "y");
  static final List<String> WRAPPED;

  static {
    OPERATIONS.put("a", 1);
    OPERATIONS.put("b", 2);
    List<String> all = new ArrayList<>();
    all.add("q");
    WRAPPED = Collections.unmodifiableList(all);
  }

  static final int[] LEAKED = {1};
  static final int[] ALIAS = LEAKED;
  static final AtomicInteger COUNTER = new AtomicInteger(1);
  static final Object LOCK = new Object();
  static final Comparator<Integer> ORDER = (a, b) -> a - b;
  static final StringBuilder WRITTEN = new StringBuilder();
  static final int[] ROW = {7};
  static final int[][] ROWS_OF_OTHERS = {ROW};
  static final Node END = new Node();
  static final StaticsSince ONE = new StaticsSince();
  static final List<String> EMPTY = new ArrayList<>();
  private static final List<String> REGISTRY = new ArrayList<>();
  static final String NAME = "me";

  private int number;
  private String name;

  static final List<Integer> COUNTED = new Counting();
  static final Map<String, Integer> IN_ORDER = new LinkedHashMap<>(4, 0.75f, true);
  static final Iterator<String> DRAWN = List.of("a", "b").iterator();

  static final TreeSet<Integer> BACKWARDS = new TreeSet<>(Comparator.reverseOrder());

  static {
    IN_ORDER.put("a", 1);
    IN_ORDER.put("b", 2);
  }

  static class Counting extends ArrayList<Integer> {
    private int asked;

    @Override
    public int size() {
      return ++asked;
    }
  }

  static class Base {
    static final int[] INHERITED = {1};
  }

  static class Heir extends Base {
    static void change() {
      Heir.INHERITED[0]++;
    }
  }

  private static int sum(int[] numbers) {
    int sum = 0;
    for (int number : numbers) sum += number;
    return sum;
  }

  static void helped() {
    assert sum(PRIMES) == 10;
  }

  static void copied() {
    int[] copy = new int[3];
    System.arraycopy(PRIMES, 0, copy, 0, 3);
    assert copy[2] == 5;
  }

  static void inherited() {
    assert Base.INHERITED[0] == 1;
  }

  static void counted() {
    assert COUNTED.size() == 1;
  }

  static void inOrder() {
    assert IN_ORDER.keySet().iterator().next().equals("a");
    IN_ORDER.get("a");
  }

  static void sortedOtherwise() {
    assert BACKWARDS.isEmpty() || BACKWARDS.first() <= BACKWARDS.last();
    BACKWARDS.add(1);
  }

  static void drawn() {
    assert DRAWN.next().equals("a");
  }

  static void usesOf(Level level) {
    assert level == null || level.uses == 0;
  }

  static int[] leak() {
    ROW[0]++;
    ONE.number++;
    WRITTEN.append("x");
    COUNTER.incrementAndGet();
    REGISTRY.add("r");
    return LEAKED;
  }

  static void primes() {
    assert PRIMES[0] == 2 && PRIMES.length == 3;
  }

  static void rows() {
    assert STEPS[1][0] == 1;
  }

  static void operations() {
    assert OPERATIONS.get("a") == 1;
  }

  static void listed() {
    assert LISTED.size() == 2;
  }

  static void wrapped() {
    assert WRAPPED.size() == 1;
  }

  static void constant() {
    assert Fixed.FIRST.rank == 1;
  }

  static void rank() {
    assert Level.LOW.rank == 1;
  }

  static void lock() {
    synchronized (LOCK) {
      assert LOCK != null;
    }
  }

  static void order() {
    assert ORDER.compare(1, 2) < 0;
  }

  static void leaked() {
    assert LEAKED[0] == 1;
  }

  static void alias() {
    assert ALIAS[0] == 1;
  }

  static void counter() {
    assert COUNTER.get() == 1;
  }

  static void uses() {
    assert Level.LOW.uses == 0;
  }

  static void used(Level level) {
    if (level == null) return;
    level.use();
    assert level.uses == 1;
  }

  static void rowsOfOthers() {
    assert ROWS_OF_OTHERS[0][0] == 7;
  }

  static void registry() {
    assert REGISTRY.isEmpty();
  }

  static void singleton() {
    assert ONE.number == 0;
  }

  static void sentinel(Node node) {
    assert node != END;
  }

  static void given(List<String> list) {
    assert list != EMPTY;
  }

  static void written() {
    assert WRITTEN.length() == 0;
  }

  static void literal(String text) {
    assert text != NAME;
  }

  void literalInField() {
    assert name == null || name != "ab";
  }

  static void sameNames(String a, String b) {
    assert a != b || a == null || a != "a";
  }

  static void distinctFromLiteral(String text) {
    assert text != NAME || text.equals("me");
    assert text == null || text.isEmpty() || text != "";
  }

  static void interned(String text) {
    assert text == null || text.intern() != "a";
  }
}
