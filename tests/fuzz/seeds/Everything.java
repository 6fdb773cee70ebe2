// Seeds for the class-file fuzzer: one compilation unit whose classes hold as many kinds of constants, attributes and
// instructions as javac writes. What the program computes does not matter.
package seeds;

import java.io.IOException;
import java.io.Serializable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

@Retention(RetentionPolicy.RUNTIME)
@interface Part {
  int number() default 7;
  long large() default 1L << 33;
  float single() default 1.5f;
  double real() default 2.5;
  byte small() default 3;
  char letter() default 'x';
  short brief() default 4;
  boolean flag() default true;
  String text() default "text";
  Class<?> type() default String[].class;
  ElementType where() default ElementType.FIELD;
  Mark[] marks() default {@Mark("one"), @Mark("two")};
  int[] numbers() default {1, 2, 3};
}

@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Marks.class)
@interface Mark {
  String value();
}

@Retention(RetentionPolicy.RUNTIME)
@interface Marks {
  Mark[] value();
}

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
@interface Use {
  int value() default 0;
}

sealed interface Tree<T> permits Leaf, Node {
  T value();
  default int depth() { return 1; }
  private int hidden() { return depth() + 1; }
  static int zero() { return 0; }
}

record Leaf<T>(@Use T value) implements Tree<T> {}

record Node<T>(T value, List<@Use(1) ? extends Tree<T>> children) implements Tree<T> {
  Node {
    if (children.isEmpty()) throw new IllegalArgumentException("no children of " + value);
  }
}

enum Planet {
  MERCURY(1) { @Override int weight() { return 1; } },
  VENUS(2);

  private final int position;
  Planet(int position) { this.position = position; }
  int weight() { return position * 10; }
}

@Part(number = 1, text = "class")
@Mark("first")
@Mark("second")
@SuppressWarnings({"unchecked", "rawtypes"})
public class Everything<@Use T extends Comparable<T> & Serializable> implements Comparator<T>, IntSupplier {
  static final int WHOLE = 123456;
  static final long LARGE = 123456789012345L;
  static final float SINGLE = 3.25f;
  static final double REAL = 6.5;
  static final String TEXT = "a \u00e9 \u20ac \ud83d\ude00 \u0000 b";
  static final char LETTER = 'q';
  @Deprecated transient volatile int counter;
  protected @Use(9) T @Use(2) [] items;
  private static int[][][] cube = new int[2][3][];

  static { cube[1] = new int[][] {{1}, {2, 3}}; }

  class Inner {
    class Deeper { int sum() { return counter + hashCode() + Inner.this.hashCode(); } }
  }

  static strictfp class Numbers {
    static int ints(int a, int b) { return ((a + b) * (a - b) / (b | 1) % 7 & 15 ^ a) << 2 >> 1 >>> 1; }
    static long longs(long a, long b) { return -((a + b) * (a - b) / (b | 1) % 7 & 15L ^ ~a) << 2 >> 1 >>> 1; }
    static double reals(float a, double b) { return (a * b - a / 2) % 3 + -a + (long) b + (int) a + (float) b; }
    static int narrow(long a) { return (byte) a + (short) a + (char) a + (int) (a >> 3); }
    static boolean compare(long a, float b, double c, Object d, Object e) {
      return a < 3 && b >= 2 && c <= 1 && d != e && (d == null || e != null) && !(c > a) ^ b == c;
    }
  }

  @Override public int compare(T left, T right) { return left.compareTo(right); }
  @Override public int getAsInt() { return ((Supplier<Integer> & Serializable) () -> counter).get(); }

  int tables(int key, String word, Planet planet) {
    int result = 0;
    switch (key) {
      case -1: result = 1; break;
      case 0: result = 2;
      case 1: result += 3; break;
      case 2: return 4;
      default: result = 1000;
    }
    switch (key) {
      case -100000: result++; break;
      case 7: result--; break;
      case 2000000000: result *= 2; break;
    }
    result += switch (word) { case "one" -> 1; case "two" -> 2; default -> word.length(); };
    return result + switch (planet) { case MERCURY -> 5; case VENUS -> 6; };
  }

  <E extends Exception> String handlers(@Mark("p") Object object, final int... more) throws E, IOException {
    synchronized (this) {
      try (AutoCloseable first = () -> {}; AutoCloseable second = this::toString) {
        if (object instanceof String text && text.length() > 2) return text;
        if (more.length > 300) throw new IOException("many");
      } catch (IllegalStateException | NullPointerException problem) {
        counter++;
        return problem.getMessage();
      } catch (Exception problem) {
        throw new IOException(problem);
      } finally {
        counter += more.length;
      }
    }
    assert counter > 0 : "counter is " + counter;
    return null;
  }

  Object lambdas(List<? super T> sink, Map<String, int[]> map) {
    BiFunction<Integer, Long, Double> mixed = (whole, large) -> whole * large + REAL;
    Supplier<List<String>> maker = ArrayList::new;
    Object local = new Object() {
      long captured = counter;
      @Override public String toString() { return TEXT + captured + maker.get() + mixed.apply(1, 2L); }
    };
    class Local<U> { U held; }
    for (Map.Entry<String, int[]> entry : map.entrySet()) {
      for (int number : entry.getValue()) if ((number & 1) == 0) continue; else break;
    }
    sink.forEach(item -> counter += item.hashCode());
    return new Local<Object[]>().held == null ? local : (Object) new long[] {LARGE, counter++};
  }

  static long manyLocals(long a, long b, double c, double d) {
    long e = a + b, f = a * b, g = e - f;
    double h = c + d, i = c * d;
    while (g > 0) { do { g -= 3; if (g == 17) continue; h += i; } while (h < 100); }
    return g + (long) h + cube.length + cube[1][1].clone().length;
  }

  native int outside(boolean a, byte b, char c, short d, int e, long f, float g, double h, Object i, int[][] j);
}
