// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of OwnCollections: texts textsCollection textsArrayList raw wild nums numsAdd numsField numsArray numsMap numsAsked quietAsked entry whole
// expect assert=bounded of OwnCollections: textsOwn quiet bytes other
// expect assert=undecided of OwnCollections: tree
// Collections that the program writes itself are among the values of the library's types.
import java.util.*;
class Texts extends ArrayList<String> { public int size() { return 7; } }
class Nums extends AbstractList<Integer> { int n; public Integer get(int i) { return 42; } public int size() { return n < 0 ? 0 : n; } }
class Quiet extends ArrayList<Long> { int label; }
class Tree2 extends TreeMap<Long, String> { Tree2() { super(Comparator.reverseOrder()); } }
class Lru<K, V> extends LinkedHashMap<K, V> { final int most; Lru(int most) { super(16, .75f, true); this.most = most; } protected boolean removeEldestEntry(Map.Entry<K, V> e) { return size() > most; } }
interface Lister { List<Integer> all(); }
class Once implements Iterable<Long> { public Iterator<Long> iterator() { return new Iterator<Long>() { public boolean hasNext() { return true; } public Long next() { return 1L; } }; } }
class Ent implements Map.Entry<String, Integer> { public String getKey() { return "k"; } public Integer getValue() { return -1; } public Integer setValue(Integer v) { return null; } }
abstract class Half extends AbstractSet<Short> { }
class Whole extends Half { public Iterator<Short> iterator() { return Collections.emptyIterator(); } public int size() { return 5; } }
class Deep extends Texts { public boolean isEmpty() { return true; } }
class Held { Collection<Integer> c; List<Integer>[] a; Map<String, List<Integer>> m; }
class ByLength implements Comparator<String> { public int compare(String a, String b) { return a.length() - b.length(); } }
public class OwnCollections {
  static Iterable<Character> chars() { return () -> Collections.<Character>emptyList().iterator(); }
  static List<Byte> doubled() { return new ArrayList<>() {{ add((byte) 1); }}; }
  static Map<Character, Integer> over() { return new HashMap<>() { public Integer get(Object o) { return 99; } }; }

  static void texts(List<String> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void textsCollection(Collection<String> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void textsArrayList(ArrayList<String> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void textsOwn(Texts l) { if (l != null) assert l.size() == 7; }
  static void raw(List l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void wild(List<? extends CharSequence> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void nums(List<Integer> m) { if (m != null && m.size() == 1) assert m.get(0) == null || m.get(0) != 42; }
  static void numsAdd(List<Integer> m) { if (m != null) try { m.add(1); } catch (UnsupportedOperationException e) { assert false; } }
  static void numsField(Held h) { if (h != null && h.c != null && h.c.size() == 1) for (Integer i : h.c) assert i == null || i != 42; }
  static void numsArray(Held h) { if (h != null && h.a != null && h.a.length == 1 && h.a[0] != null && h.a[0].size() == 1) assert h.a[0].get(0) == null || h.a[0].get(0) != 42; }
  static void numsMap(Held h) { if (h != null && h.m != null && h.m.get("a") != null && h.m.get("a").size() == 1) assert h.m.get("a").get(0) == null || h.m.get("a").get(0) != 42; }
  static void numsAsked(Object o) { if (o instanceof List<?> l && l.size() == 1) assert !(l.get(0) instanceof Integer i) || i != 42; }
  static void quiet(List<Long> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void quietAsked(List<Long> l) { if (l instanceof Quiet q) assert q.label == 0; }
  static void tree(SortedMap<Long, String> m) { if (m != null && m.size() == 2 && !m.containsKey(null)) assert m.firstKey() <= m.lastKey(); }
  static void lru(Map<Short, Short> m) { if (m != null) { int n = m.size(); if (n < 2 && !m.containsKey((short) 9)) { m.put((short) 9, (short) 1); assert m.size() == n + 1; } } }
  static void entry(Map.Entry<String, Integer> e) { if (e != null && e.getValue() != null) assert e.getValue() != -1; }
  static void whole(Set<Short> s) { if (s != null && s.size() == 5) assert s.iterator().hasNext(); }
  static void bytes(List<Byte> l) { if (l != null && l.isEmpty()) assert l.size() == 0; }
  static void over(Map<Character, Integer> m) { if (m != null && m.isEmpty()) assert m.get('z') == null; }
  static void other(Set<String> s) { if (s != null && s.isEmpty()) assert s.size() == 0; }
}
