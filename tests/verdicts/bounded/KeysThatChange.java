// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of KeysThatChange: contained twice removed byEqualKey mapped anyNumber noHash
// expect assert=proved of KeysThatChange: same back value iterated constantHash copied linkedOrder
// Keys that the method itself puts in and changes: the table finds them by the hash code with which they came, as the JDK does.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;

class KeysThatChange {
  static class Key {
    int x;

    Key(int x) {
      this.x = x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  static class Equal {
    int x = 1;

    @Override
    public boolean equals(Object other) {
      return other instanceof Equal && ((Equal) other).x == x;
    }
  }

  static class Constant {
    int x;

    @Override
    public boolean equals(Object other) {
      return other instanceof Constant && ((Constant) other).x == x;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  static void contained() {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = 2;
    assert set.contains(key);
  }

  static void twice(int v) {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = v;
    set.add(key);
    assert set.size() == 1;
  }

  static void removed(int v) {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(v);
    set.add(key);
    key.x++;
    set.remove(key);
    assert set.isEmpty();
  }

  static void byEqualKey() {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = 2;
    assert set.contains(new Key(1)) || set.contains(new Key(2));
  }

  static void mapped(int v) {
    HashMap<Key, Integer> map = new HashMap<>();
    Key key = new Key(1);
    map.put(key, 7);
    key.x = v;
    assert map.get(key) != null;
  }

  static void anyNumber(int a, int b) {
    HashSet<Key> set = new HashSet<>();
    Key one = new Key(a);
    Key other = new Key(b);
    set.add(one);
    set.add(other);
    other.x = a;
    assert set.size() == 1 || !one.equals(other);
  }

  // Without a hashCode of its own.
  static void noHash() {
    HashSet<Equal> set = new HashSet<>();
    set.add(new Equal());
    set.add(new Equal());
    assert set.size() == 1;
  }

  static void same(int v) {
    HashSet<Key> set = new HashSet<>();
    set.add(new Key(v));
    assert set.contains(new Key(v));
    assert !set.contains(new Key(v + 1));
  }

  static void back(int v) {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = v;
    key.x = 1;
    assert set.contains(key) && set.contains(new Key(1));
  }

  static void value(int v) {
    HashMap<Integer, Key> map = new HashMap<>();
    Key key = new Key(1);
    map.put(1, key);
    key.x = v;
    assert map.containsValue(key) && map.get(1) == key;
  }

  static void iterated(int v) {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = v;
    Iterator<Key> keys = set.iterator();
    assert keys.next() == key;
    keys.remove();
    assert set.isEmpty();
  }

  static void constantHash(int v) {
    HashSet<Constant> set = new HashSet<>();
    Constant key = new Constant();
    set.add(key);
    key.x = v;
    assert set.contains(key) && !set.add(key);
  }

  // A copy is made with the hash codes of now.
  static void copied(int v) {
    HashSet<Key> set = new HashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = v;
    assert new HashSet<>(set).contains(key);
  }

  static void linkedOrder(int v) {
    LinkedHashSet<Key> set = new LinkedHashSet<>();
    Key key = new Key(1);
    set.add(key);
    key.x = 2;
    set.add(new Key(2));
    assert set.size() == 2 && set.iterator().next() == key;
  }
}
