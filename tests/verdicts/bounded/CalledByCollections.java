// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of CalledByCollections: list set map sorted shown sets treeOfStatics tree treeMap heldSet
// Collections of the initial state call the code of their elements, now and when they were filled: what that code reads is as free as the rest. Elements have any values before they are put into a set.
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class CalledByCollections {
  static class Element implements Comparable<Element> {
    int value;

    @Override
    public boolean equals(Object other) {
      return other instanceof Element e && Equality.limit > 3 && e.value == value;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public int compareTo(Element other) {
      return Order.limit > 3 ? Integer.compare(value, other.value) : 0;
    }

    @Override
    public String toString() {
      return Text.limit > 3 ? "a" : "b";
    }
  }

  static class Equality {
    static int limit = 1;
  }

  static class Order {
    static int limit = 1;
  }

  static class Text {
    static int limit = 1;
  }

  private final Set<Integer> held = new HashSet<>();

  void heldSet() {
    assert held.size() < 2;
  }

  static void list(List<Element> list, Element x) {
    if (list == null || x == null) return;
    assert !list.contains(x);
  }

  static void set(Set<Element> set, Element x) {
    if (set == null || x == null) return;
    for (Element e : set) if (e == x) return;
    assert !set.contains(x);
  }

  static void map(Map<Element, Integer> map, Element x) {
    if (map == null || x == null) return;
    for (Element e : map.keySet()) if (e == x) return;
    assert !map.containsKey(x);
  }

  static void sorted(List<Element> list) {
    if (list == null || list.size() != 2 || list.contains(null)) return;
    Element x = list.get(0);
    Collections.sort(list);
    assert x == list.get(0);
  }

  static void shown(List<Element> list) {
    if (list == null || list.size() != 1) return;
    assert !("" + list).equals("[a]");
  }

  static void sets(Set<Element> one, Set<Element> other) {
    if (one == null || other == null || one.isEmpty()) return;
    for (Element e : one) if (e == null) return;
    for (Element e : one) for (Element f : other) if (e == f) return;
    assert !one.equals(other);
  }

  static void treeOfStatics(TreeSet<Element> set) {
    if (set == null) return;
    assert set.size() < 2;
  }

  static void tree(TreeSet<Integer> set) {
    if (set == null) return;
    assert set.size() < 3;
  }

  static void treeMap(TreeMap<Integer, Integer> map) {
    if (map == null || map.size() != 2) return;
    assert map.lastKey() - map.firstKey() == 1;
  }
}
