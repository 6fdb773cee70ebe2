// expect methods [options: --property assert]
// expect assert=refuted of TextIdentity: textAndNothing nothingAndText objectAndNothing nullAndNothing grown grownElement twice mapped ofObject constructed built mixedTernary incremented unboxedInLambda
// expect assert=bounded of TextIdentity: neverTheArgument equalToTheArgument concatNothing substringOfAll notTheConstructed trimmed
// expect assert=proved of TextIdentity: cached beyondTheCache cachedBytes neverCached
// A concatenation is a new object, also of one text and nothing; methods that change nothing give the text itself; boxes are shared
// where valueOf promises it, and nowhere else.
import java.util.function.UnaryOperator;

public class TextIdentity {
  static void textAndNothing(String s) { assert s + "" == s; }
  static void nothingAndText(String s) { assert "" + s == s; }
  static void objectAndNothing(Object o) { if (o instanceof String) assert "" + o == o; }
  static void nullAndNothing() { String none = null; assert none + "" == "null"; }
  static void grown(String s) { String t = s; t += ""; assert t == s; }
  static void grownElement(String s) { String[] t = {s}; t[0] += ""; assert t[0] == s; }
  static void twice(String s) { assert s + "" == s + ""; }
  static void mapped(String s) { UnaryOperator<String> f = x -> x + ""; assert f.apply(s) == s; }
  static void constructed(String s) { if (s != null) assert new String(s) == s; }
  static void built(String s) { if (s != null) assert new StringBuilder(s).append("").toString() == s; }

  static class Named {
    final String name;
    Named(String name) { this.name = name; }
    @Override public String toString() { return name; }
  }
  static void ofObject() { String name = "name"; assert "" + new Named(name) == name; }

  static void neverTheArgument(String s) { assert s + "" != s; }
  static void equalToTheArgument(String s) { if (s != null) assert (s + "").equals(s); }
  static void concatNothing(String s) { if (s != null) assert s.concat("") == s; }
  static void substringOfAll(String s) { if (s != null) assert s.substring(0) == s; }
  static void notTheConstructed(String s) { if (s != null) assert new String(s) != s; }
  static void trimmed(String s) { if (s != null && s.trim().equals(s)) assert s.trim() == s; }

  static void cached(int i) { Integer a = i, b = i; if (i >= -128 && i <= 127) assert a == b; }
  static void beyondTheCache(int i) { Integer a = i, b = i; if (i < -128 || i > 127) assert a != b; }
  static void cachedBytes(byte i) { Byte a = i, b = i; assert a == b; }
  static void neverCached(double d) { Double a = d, b = d; assert a != b; }
  static void mixedTernary(Integer a, boolean b) { if (a != null) { Integer c = b ? a : 0; assert !b || c == a; } }
  static void incremented(Integer a) { if (a != null) { Integer b = a; b++; b--; assert a == b; } }
  static void unboxedInLambda(Integer a) { if (a != null) { UnaryOperator<Integer> f = x -> x + 0; assert f.apply(a) == a; } }
}
