// expect methods [options: --engine bounded --property assert --objects 2 --loops 4]
// expect assert=undecided of ChangedKeys: twoEqual findsItself putOfOwn linked listAsKey arrayWithin halfPrivate leaked nestedKey unsetHash
// expect assert=undecided of ChangedKeys: sortedSet sortedMap queue subclass
// expect assert=bounded of ChangedKeys: finals identity texts enums listed one sizes
// expect assert=refuted of ChangedKeys: tooLarge
// A hash table finds a key by the hash code with which it came, a sorted collection by comparisons made then. The JVM agrees: a set of
// two keys of which one becomes equal to the other keeps both, a key that has changed is not found, and is put in again.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class ChangedKeys {
  static class Key implements Comparable<Key> {
    int x;

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(x, other.x);
    }
  }

  record Pair(int x, String name) {}

  enum Color { RED, GREEN }

  static final class Final {
    private final int x;
    private final Color color;

    Final(int x, Color color) {
      this.x = x;
      this.color = color;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Final && ((Final) other).x == x && ((Final) other).color == color;
    }

    @Override
    public int hashCode() {
      return Objects.hash(x, color);
    }
  }

  static class Private {
    private int x;

    Private(int x) {
      this.x = x;
    }

    int x() {
      return x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Private && ((Private) other).x() == x;
    }

    @Override
    public int hashCode() {
      return x();
    }
  }

  static class HalfPrivate {
    private int x;

    void set(int x) {
      this.x = x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof HalfPrivate && ((HalfPrivate) other).x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  static class Leaked {
    final int x;

    Leaked(Set<Object> all, int x) {
      all.add(this);
      this.x = x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Leaked && ((Leaked) other).x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  record Nested(Key key) {}

  record NestedFinal(Final key) {}

  record Numbers(int[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Numbers n && n.numbers.length == numbers.length;
    }

    @Override
    public int hashCode() {
      return numbers == null || numbers.length == 0 ? 0 : numbers[0];
    }
  }

  static class Base {
    final int x;

    Base(int x) {
      this.x = x;
    }

    int number() {
      return x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Base && ((Base) other).number() == number();
    }

    @Override
    public int hashCode() {
      return number();
    }
  }

  static class Changing extends Base {
    int y;

    Changing() {
      super(0);
    }

    @Override
    int number() {
      return y;
    }
  }

  static class Caching {
    final int x;
    int hash;

    Caching(int x) {
      this.x = x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Caching && ((Caching) other).x == x;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  static class Plain {
    int x;
  }

  static void twoEqual(HashSet<Key> set) {
    if (set == null || set.contains(null)) return;
    for (Key a : set)
      for (Key b : set) assert a == b || !a.equals(b);
  }

  static void findsItself(HashSet<Key> set) {
    if (set == null) return;
    for (Key a : set) assert set.contains(a);
  }

  static void putOfOwn(Map<Key, Integer> map) {
    if (map == null) return;
    for (Key a : map.keySet()) {
      int size = map.size();
      map.put(a, 1);
      assert map.size() == size;
      break;
    }
  }

  static void linked(LinkedHashMap<Key, String> map) {
    if (map == null) return;
    for (Key a : map.keySet()) {
      assert map.containsKey(a);
      break;
    }
  }

  static void listAsKey(HashSet<List<Integer>> set) {
    if (set == null) return;
    for (List<Integer> a : set) assert set.contains(a);
  }

  static void arrayWithin(HashSet<Numbers> set) {
    if (set == null) return;
    for (Numbers a : set) assert set.contains(a);
  }

  static void halfPrivate(HashSet<HalfPrivate> set) {
    if (set == null) return;
    for (HalfPrivate a : set) assert set.contains(a);
  }

  static void leaked(HashSet<Leaked> set) {
    if (set == null) return;
    for (Leaked a : set) assert set.contains(a);
  }

  static void nestedKey(HashSet<Nested> set) {
    if (set == null) return;
    for (Nested a : set) assert set.contains(a);
  }

  static void unsetHash(HashSet<Caching> set) {
    if (set == null) return;
    for (Caching a : set) assert set.contains(a);
  }

  static void subclass(HashSet<Base> set) {
    if (set == null) return;
    for (Base a : set) assert set.contains(a);
  }

  static void sortedSet(TreeSet<Key> set) {
    if (set == null || set.size() != 2) return;
    assert set.first().x < set.last().x;
  }

  static void sortedMap(TreeMap<Key, Integer> map) {
    if (map == null || map.isEmpty()) return;
    assert map.containsKey(map.firstKey());
  }

  static void queue(PriorityQueue<Key> queue) {
    if (queue == null || queue.size() != 2) return;
    Key first = queue.poll();
    assert first.x <= queue.poll().x;
  }

  static void records(HashSet<Pair> set) {
    if (set == null) return;
    for (Pair a : set) assert set.contains(a);
  }

  static void finals(HashSet<Final> set) {
    if (set == null) return;
    for (Final a : set) assert set.contains(a);
  }

  static void privates(HashSet<Private> set) {
    if (set == null) return;
    for (Private a : set) assert set.contains(a);
  }

  static void nestedFinals(HashSet<NestedFinal> set) {
    if (set == null) return;
    for (NestedFinal a : set) assert set.contains(a);
  }

  static void identity(HashSet<Plain> set) {
    if (set == null) return;
    for (Plain a : set) assert set.contains(a);
  }

  static void texts(HashSet<String> set) {
    if (set == null) return;
    for (String a : set) assert set.contains(a);
  }

  static void enums(HashSet<Color> set) {
    if (set == null) return;
    for (Color a : set) assert set.contains(a);
  }

  static void listed(List<Key> list) {
    if (list == null) return;
    for (Key a : list) assert list.contains(a);
  }

  // Whatever has changed, what is put in now is found now.
  static void one(HashSet<Key> set, Key key) {
    if (set == null || key == null) return;
    set.add(key);
    assert set.contains(key);
  }

  static void sizes(HashSet<Key> set) {
    if (set == null) return;
    int count = 0;
    for (Key a : set) count++;
    assert count == set.size();
  }

  static void tooLarge(HashSet<Key> set) {
    if (set == null) return;
    assert set.size() < 2;
  }
}
