// expect methods [options: --engine bounded --property assert --loops 4]
// expect assert=refuted of LambdaValues: bad badField badArray badList badReference badGeneric badNested badStatic badIntersection badCaptured badCapturedThis badDefault badFunction badSupplier badComparator badEnumOp badAnonymous
// expect assert=proved of LambdaValues: fine fineLocal
// The values of an interface that a class implements are also lambdas and method references of the program, those that it gives away.
import java.util.*;
import java.util.function.*;

interface Op { int ap(int x); default int twice(int x) { return ap(ap(x)); } }
class Inc implements Op { public int ap(int x) { return x + 1; } }

interface Gen<T> { T make(); }
class Five implements Gen<Integer> { public Integer make() { return 5; } }

interface Local { int ap(int x); }
class LocalInc implements Local { public int ap(int x) { return x + 1; } }

interface Kept { int get(); }
class Three implements Kept { public int get() { return 3; } }

enum EnumOp implements IntUnaryOperator {
  PLUS { public int applyAsInt(int x) { return x + 1; } };
}

class Len implements Function<String, Integer> { public Integer apply(String s) { return 3; } }
class Seven implements Supplier<Integer> { public Integer get() { return 7; } }
class ByZero implements Comparator<String> { public int compare(String a, String b) { return 0; } }

class Holder {
  Op op; Op[] ops; List<Op> list; static Op shared;
  int base;
  Op bound() { return x -> x + base; }
  Op decreasing() { return x -> x - 1; }
}

public class LambdaValues {
  static int negate(int x) { return -x; }
  static Op reference() { return LambdaValues::negate; }
  static Op adding(int n) { return x -> x + n; }
  static Gen<Integer> six() { return () -> 6; }
  static IntUnaryOperator minus() { return x -> x - 1; }
  static Function<String, Integer> length() { return s -> 4; }
  static Supplier<Integer> eight() { return () -> 8; }
  static Comparator<String> one() { return (a, b) -> 1; }
  static Kept kept(String s) { return s == null ? () -> 3 : () -> 3; }

  static void bad(Op o) { if (o != null) assert o.ap(1) == 2; }
  static void badField(Holder h) { if (h != null && h.op != null) assert h.op.ap(1) == 2; }
  static void badArray(Op[] a) { if (a != null && a.length == 1 && a[0] != null) assert a[0].ap(1) == 2; }
  static void badList(List<Op> a) { if (a != null && a.size() == 1 && a.get(0) != null) assert a.get(0).ap(1) == 2; }
  static void badReference(Op o) { if (o != null) assert o.ap(3) != -3; }
  static void badGeneric(Gen<Integer> g) { if (g != null && g.make() != null) assert g.make() == 5; }
  static void badNested(Holder[] hs) { for (Holder h : hs) if (h != null && h.list != null) for (Op o : h.list) if (o != null) assert o.ap(1) == 2; }
  static void badStatic() { if (Holder.shared != null) assert Holder.shared.ap(1) == 2; }
  static void badIntersection(Object o) { if (o instanceof Op p) assert p.ap(1) == 2; }
  static void badCaptured(Op o) { if (o != null) assert o.ap(0) != 77; }
  static void badCapturedThis(Holder h, Op o) { if (o != null && h != null && h.base == 50) assert o.ap(0) != 50; }
  static void badDefault(Op o) { if (o != null) assert o.twice(0) == 2; }
  static void badFunction(Function<String, Integer> f) { if (f != null) assert f.apply("") == 3; }
  static void badSupplier(Supplier<Integer> f) { if (f != null) assert f.get() == 7; }
  static void badComparator(Comparator<String> f) { if (f != null) assert f.compare("", "a") == 0; }
  static void badEnumOp(IntUnaryOperator f) { if (f != null) assert f.applyAsInt(0) == 1; }
  static void badAnonymous(Runnable r, int[] a) { if (r != null && a != null && a.length > 0 && a[0] == 0) { r.run(); assert a[0] == 0; } }
  static Runnable changing(int[] a) { return () -> a[0] = 1; }

  static void fine(Kept k) { if (k != null) assert k.get() == 3; }
  static int useLocal() { Local l = x -> x - 1; return l.ap(1); }
  static void fineLocal(Local l) { if (l != null) assert l.ap(1) == 2; }
}
