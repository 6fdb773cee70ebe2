// expect methods [options: --engine bounded --property assert,exceptions]
// expect assert=refuted of LibraryTraps: hash same alias boxes longBoxes doubleBoxes unmodView
// expect assert=bounded of LibraryTraps: sameConst
// expect assert=proved of LibraryTraps: smallBoxes booleanBoxes doubleEquals removeObject
// expect exceptions=refuted of LibraryTraps: arraycopy castArg charAt forNull insert iteratorRemove listContains removeIndex subList substring switchNull sync treeNull valueOf
// What goes wrong in everyday code with unknown arguments: one line each.
import java.util.*;
public class LibraryTraps {
  static void hash(String a, String b) {
    if (a != null && b != null && a.hashCode() == b.hashCode()) assert a.equals(b);
  }

  static void same(String s) {
    if ("abc".equals(s)) assert s == "abc";
  }

  static void sameConst(String s) {
    if (s == "abc") assert s.equals("abc");
  }

  static void alias(int[] a, int[] b) {
    if (a == null || b == null || a.length == 0 || b.length == 0) return; a[0] = 1; b[0] = 2; assert a[0] == 1;
  }

  static void boxes(Integer a, Integer b) {
    if (a != null && a.equals(b)) assert a == b;
  }

  static void smallBoxes(byte n) {
    Integer a = (int) n, b = (int) n; assert a == b;
  }

  static void longBoxes(long n) {
    Long a = n, b = n; assert a == b;
  }

  static void booleanBoxes(boolean n) {
    Boolean a = n, b = n; assert a == b;
  }

  static void doubleBoxes(double n) {
    Double a = n, b = n; assert a.equals(b) && a == b;
  }

  static void doubleEquals(double n) {
    Double a = n, b = n; assert a.equals(b);
  }

  static void listContains(String s) {
    List.of("a", "b").contains(s);
  }

  static void treeNull(String s) {
    new TreeMap<String, Integer>().put(s, 1);
  }

  static void removeIndex(int n) {
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.remove(n);
  }

  static void removeObject(int n) {
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.remove((Integer) n); assert l.size() == (n >= 1 && n <= 3 ? 2 : 3);
  }

  static void subList(List<Integer> l) {
    if (l == null || l.size() < 2) return; List<Integer> s = l.subList(0, 1); l.add(5); s.size();
  }

  static void iteratorRemove(List<Integer> l) {
    if (l == null || l.isEmpty()) return; Iterator<Integer> i = l.iterator(); i.next(); i.remove(); i.remove();
  }

  static void unmodView(List<Integer> l) {
    if (l == null) return; List<Integer> v = Collections.unmodifiableList(l); int n = v.size(); l.add(1); assert v.size() == n;
  }

  static void insert(String t, int i) {
    if (t != null) new StringBuilder("abc").insert(i, t);
  }

  static void substring(String s, int a, int b) {
    if (s != null && a >= 0 && b <= s.length()) s.substring(a, b);
  }

  static void charAt(String s) {
    if (s != null) s.charAt(s.length() - 1);
  }

  static void arraycopy(int[] a, int n) {
    if (a != null) System.arraycopy(a, 0, a, 1, n);
  }

  static void overlap(int[] a) {
    if (a == null || a.length < 3) return; int x = a[0], y = a[1]; System.arraycopy(a, 0, a, 1, 2); assert a[1] == x && a[2] == y;
  }

  static void sync(Object o) {
    synchronized (o) { }
  }

  static void switchNull(String s) {
    switch (s) { case "a": break; }
  }

  static void forNull(int[] a) {
    for (int x : a) { }
  }

  static void castArg(Object o) {
    Integer i = (Integer) o;
  }

  static void valueOf(String s) {
    Thread.State.valueOf(s);
  }

}
