// expect methods [options: --engine bounded --property assert]
// expect assert=proved of StreamsOfOwn: counted emptied summed own set linked deque queue vector iteratorOverridden late
// Streams of a collection that extends one of the library read what it contains: they ask neither the overridden size nor get nor iterator.
import java.util.*;

public class StreamsOfOwn {
  static class Two extends ArrayList<Integer> { @Override public int size() { return 2; } }
  static class Sevens extends ArrayList<Integer> { @Override public Integer get(int i) { return 7; } }
  static class Unseen extends ArrayList<Integer> { @Override public Iterator<Integer> iterator() { return Collections.emptyIterator(); } }
  static class Five extends HashSet<Integer> { @Override public int size() { return 5; } }
  static class Linked extends LinkedList<Integer> { @Override public int size() { return 5; } }
  static class Ends extends ArrayDeque<Integer> { @Override public int size() { return 5; } }
  static class Queue extends PriorityQueue<Integer> { @Override public int size() { return 5; } }
  static class Old extends Vector<Integer> { @Override public int size() { return 5; } }

  static <C extends Collection<Integer>> C with(C c, int... numbers) { for (int n : numbers) c.add(n); return c; }

  static void counted() { assert with(new Two(), 1, 2, 3).stream().count() == 3; }
  static void emptied() { assert new Two().stream().noneMatch(x -> true) && new Two().stream().count() == 0; }
  static void summed() { assert with(new Two(), 1, 2, 3).stream().mapToInt(x -> x).sum() == 6; }
  static void own() { assert with(new Sevens(), 1).stream().toList().equals(List.of(1)); }
  static void set() { assert with(new Five(), 1).stream().count() == 1 && with(new Five(), 1).stream().toList().size() == 1; }
  static void linked() { assert with(new Linked(), 1).stream().count() == 1 && with(new Linked(), 1).stream().toList().size() == 1; }
  static void deque() { assert with(new Ends(), 1).stream().count() == 1 && with(new Ends(), 1).stream().mapToInt(x -> x).sum() == 1; }
  static void queue() { assert with(new Queue(), 1).stream().count() == 1 && with(new Queue(), 1).stream().mapToInt(x -> x).sum() == 1; }
  static void vector() { assert with(new Old(), 1).stream().count() == 1 && with(new Old(), 1).stream().mapToInt(x -> x).sum() == 1; }
  static void iteratorOverridden() { assert with(new Unseen(), 1).stream().count() == 1 && with(new Unseen(), 4).stream().findFirst().get() == 4; }
  static void late() {
    Two two = with(new Two(), 1);
    var stream = two.stream();
    two.add(2);
    assert stream.mapToInt(x -> x).sum() == 3;
  }
}
