// expect methods [options: --engine bounded --property exceptions,assert]
// expect exceptions=bounded of GenericArrayFields: given element two bounded reflective grid held cloned optional below twiceBelow inOptional supplied
// expect exceptions=bounded of BelowTexts: own
// expect exceptions=refuted of GenericArrayFields: made madeAside cast elsewhere byFunction byOwnFunction byOverriding byAbstract byLambda
// expect assert=refuted of GenericArrayFields: notVacuous alias
// A field T[] of a Given<String> holds an array of texts, but where the program makes the array by an unchecked cast.
import java.util.*;
import java.util.function.*;
import java.lang.reflect.Array;

class Given<T> { T[] a; Given(T[] a) { this.a = a; } }
class GivenTwo<K, V> { K[] keys; V[] values; GivenTwo(K[] k, V[] v) { keys = k; values = v; } void grow() { keys = Arrays.copyOf(keys, keys.length + 1); } }
class Made<T> { T[] a; @SuppressWarnings("unchecked") Made(int n) { a = (T[]) new Object[n]; } }
class MadeAside<T> { T[] a; @SuppressWarnings("unchecked") T[] room(int n) { return (T[]) new Object[n]; } MadeAside() { a = room(3); } }
class Cast<T> { T[] a; @SuppressWarnings("unchecked") Cast(Object[] raw) { a = (T[]) raw; } }
class Bounded<T extends Comparable<T>> { T[] a; Bounded(T[] a) { this.a = a; } T first() { return a == null || a.length == 0 ? null : a[0]; } }
class Reflective<T> { T[] a; @SuppressWarnings("unchecked") Reflective(Class<T> c, int n) { a = (T[]) Array.newInstance(c, n); } }
class Grid<T> { T[][] rows; Grid(T[][] r) { rows = r; } }
class Holder { Given<String> texts; Given<Integer>[] many; }
class Cloned<T> { T[] a; Cloned(T[] a) { this.a = a.clone(); } }
class Elsewhere<T> { T[] a; @SuppressWarnings("unchecked") static <U> void spoil(Elsewhere<U> e) { e.a = (U[]) new Object[1]; } }

class Below<U> extends Given<U> { Below(U[] a) { super(a); } }
class BelowPair<A, B> extends GivenTwo<B, A> { BelowPair(B[] k, A[] v) { super(k, v); } }
class BelowTexts extends Given<String> { BelowTexts(String[] a) { super(a); } int own() { return a == null ? 0 : a.length; } }
class Wrapped<T> { Optional<T[]> o; Wrapped(T[] a) { o = Optional.of(a); } }
class Supplied<T> { T[] a; Supplied(Supplier<T[]> s) { a = s.get(); } }
class ByFunction<T> { T[] a; @SuppressWarnings("unchecked") ByFunction() { IntFunction<Object[]> f = Object[]::new; a = (T[]) f.apply(1); } }
interface Room<T> { T[] room(int n); }
class ByOwnFunction<T> { T[] a; ByOwnFunction(Room<T> r) { a = r.room(2); } @SuppressWarnings("unchecked") static <U> Room<U> rooms() { return n -> (U[]) new Object[n]; } }
class Overridden<T> { T[] a; Overridden() { a = room(); } T[] room() { return null; } }
class Overriding<T> extends Overridden<T> { @Override @SuppressWarnings("unchecked") T[] room() { return (T[]) new Object[1]; } }
abstract class Left<T> { T[] a; Left() { a = room(); } abstract T[] room(); }
class Implemented<T> extends Left<T> { @SuppressWarnings("unchecked") T[] room() { return (T[]) new Object[1]; } }
class ByLambda<T> { T[] a; @SuppressWarnings("unchecked") ByLambda() { Supplier<Object[]> s = () -> new Object[2]; a = (T[]) s.get(); } }

public class GenericArrayFields {
  static int below(Below<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int twiceBelow(BelowPair<String, Integer> b) { if (b == null || b.keys == null || b.values == null) return 0; Integer[] k = b.keys; String[] v = b.values; return k.length + v.length; }
  static int inOptional(Wrapped<String> b) { if (b == null || b.o == null || b.o.isEmpty()) return 0; return b.o.get().length; }
  static int supplied(Given<Integer> b) { if (b == null || b.a == null) return 0; Integer[] i = b.a; return i.length; }
  static int byFunction(ByFunction<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int byOwnFunction(ByOwnFunction<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int byOverriding(Overridden<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int byAbstract(Left<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int byLambda(ByLambda<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int given(Given<String> b) { if (b == null || b.a == null) return 0; String[] s = b.a; return s.length; }
  static int element(Given<String> b) { if (b == null || b.a == null || b.a.length == 0 || b.a[0] == null) return 0; return b.a[0].length(); }
  static int two(GivenTwo<String, Integer> b) { if (b == null || b.keys == null || b.values == null) return 0; return b.keys.length + b.values.length; }
  static int bounded(Bounded<Integer> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int reflective(Reflective<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int grid(Grid<String> b) { if (b == null || b.rows == null || b.rows.length == 0 || b.rows[0] == null) return 0; return b.rows[0].length; }
  static int held(Holder h) { if (h == null || h.texts == null || h.texts.a == null) return 0; return h.texts.a.length; }
  static int cloned(Cloned<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int optional(Optional<Given<String>> b) { if (b == null || b.isEmpty() || b.get().a == null) return 0; return b.get().a.length; }
  static int made(Made<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int madeAside(MadeAside<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int cast(Cast<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static int elsewhere(Elsewhere<String> b) { if (b == null || b.a == null) return 0; return b.a.length; }
  static void notVacuous(Given<String> b) { if (b != null && b.a != null && b.a.length == 2 && b.a[0] != null && b.a[0].length() == 1) assert false; }
  static void alias(Given<String> b, String[] s) { if (b != null && b.a != null && b.a == s) assert s.length != 2; }
}
