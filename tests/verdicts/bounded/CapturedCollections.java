// expect methods [options: --engine bounded --property assert,cme --loops 4]
// expect assert=refuted of CapturedCollections: statics argument set values variable inner bySupplier sameAsSupplied
// expect cme=refuted of CapturedCollections: visited
// What a lambda, a method reference or an inner class has captured may be a collection that the method gets elsewhere: the type arguments
// that it was declared with are not known of it.
import java.util.*;
import java.util.function.*;

public class CapturedCollections {
  public interface Visitor { void visit(int x); }
  static class Nothing implements Visitor { public void visit(int x) {} }

  static List<Integer> shared = new ArrayList<>();

  public static Visitor bound() { return shared::add; }
  public static Visitor adding(List<Integer> l) { return x -> l.add(x); }
  public static Visitor removing(Collection<Integer> c) { return c::remove; }
  public static Visitor putting(Map<String, Integer> m) { return x -> m.put("k", x); }
  public static <T> Visitor addingAny(List<T> l, T t) { return x -> l.add(t); }
  public static Visitor clearing(List<Integer> l) { return new Visitor() { public void visit(int x) { l.clear(); } }; }
  public static Supplier<List<Integer>> giving(List<Integer> l) { return () -> l; }

  static void statics(Visitor v) { if (v != null && shared != null) { int n = shared.size(); v.visit(1); assert shared.size() == n; } }
  static void argument(Visitor v, List<Integer> l) { if (v != null && l != null) { int n = l.size(); v.visit(1); assert l.size() == n; } }
  static void set(Visitor v, Set<Integer> s) { if (v != null && s != null) { int n = s.size(); v.visit(1); assert s.size() == n; } }
  static void values(Visitor v, Map<String, Integer> m) { if (v != null && m != null) { int n = m.size(); v.visit(1); assert m.size() == n; } }
  static void variable(Visitor v, List<String> l) { if (v != null && l != null) { int n = l.size(); v.visit(1); assert l.size() == n; } }
  static void inner(Visitor v, List<Integer> l) { if (v != null && l != null && l.size() == 2) { v.visit(1); assert l.size() != 0; } }
  static void bySupplier(Supplier<List<Integer>> s) { if (s != null && shared != null) assert s.get() != shared; }
  static void sameAsSupplied(Supplier<List<Integer>> s, List<Integer> l) { if (s != null && l != null) assert s.get() != l; }
  static void visited(Visitor v) { if (v != null && shared != null) for (Integer i : shared) v.visit(1); }
}
