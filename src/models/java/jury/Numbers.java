package jury;

import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;

/**
 * The arithmetic of mathematics, for specifications that ask for it (spec_bigint_math, \bigint). A number is kept in 64 bits: what is computed from ints is exact, and where a result needs more bits, an execution says that it does not know (Choice.unmodelled), so that nothing is said to hold or to fail because of it.
 *
 * <p>Operands of the types float, double and String mean what they mean in Java.
 */
public final class Numbers {
  private Numbers() {}

  private static void tooLarge() {
    jury.rt.Choice.unmodelled("a number of more than 64 bits in a specification");
  }

  public static long plus(int left, int right) {
    return (long) left + right;
  }

  public static long plus(long left, long right) {
    long sum = left + right;
    if (((left ^ sum) & (right ^ sum)) < 0) tooLarge();
    return sum;
  }

  public static float plus(float left, float right) {
    return left + right;
  }

  public static double plus(double left, double right) {
    return left + right;
  }

  public static String plus(String left, String right) {
    return left + right;
  }

  public static String plus(String left, Object right) {
    return left + right;
  }

  public static String plus(Object left, String right) {
    return left + right;
  }

  public static long minus(int left, int right) {
    return (long) left - right;
  }

  public static long minus(long left, long right) {
    long difference = left - right;
    if (((left ^ right) & (left ^ difference)) < 0) tooLarge();
    return difference;
  }

  public static float minus(float left, float right) {
    return left - right;
  }

  public static double minus(double left, double right) {
    return left - right;
  }

  public static long times(int left, int right) {
    return (long) left * right;
  }

  /** Of factors that do not both fit into an int nothing is known, unless one of them is 0 or 1. */
  public static long times(long left, long right) {
    boolean small = (left == (int) left && right == (int) right) || left == 0 || left == 1 || right == 0 || right == 1;
    if (!small) tooLarge();
    return left * right;
  }

  public static float times(float left, float right) {
    return left * right;
  }

  public static double times(double left, double right) {
    return left * right;
  }

  public static long dividedBy(int left, int right) {
    return (long) left / right;
  }

  public static long dividedBy(long left, long right) {
    if (left == Long.MIN_VALUE && right == -1) tooLarge();
    return left / right;
  }

  public static float dividedBy(float left, float right) {
    return left / right;
  }

  public static double dividedBy(double left, double right) {
    return left / right;
  }

  public static long negated(int number) {
    return -(long) number;
  }

  public static long negated(long number) {
    if (number == Long.MIN_VALUE) tooLarge();
    return -number;
  }

  public static float negated(float number) {
    return -number;
  }

  public static double negated(double number) {
    return -number;
  }

  /** Of an array: no array has an element at another one. */
  public static int index(long number) {
    if (number != (int) number) throw new ArrayIndexOutOfBoundsException();
    return (int) number;
  }

  /** Where Java wants an int and nothing is known of another number: the argument of a method. */
  public static int asInt(long number) {
    if (number != (int) number) tooLarge();
    return (int) number;
  }

  public static float asInt(float number) {
    return number;
  }

  public static double asInt(double number) {
    return number;
  }

  public static String asInt(String text) {
    return text;
  }

  /** The ends of a range of ints, where they may be written as numbers beyond ints. */
  public static long atLeast(long number) {
    return number < Integer.MIN_VALUE ? Integer.MIN_VALUE : number;
  }

  public static long atMost(long number) {
    return number > Integer.MAX_VALUE ? Integer.MAX_VALUE : number;
  }

  /** The first that does not belong to it. */
  public static long below(long number) {
    return number > Integer.MAX_VALUE ? Integer.MAX_VALUE + 1L : number;
  }

  // Sums of ints do not need more than 64 bits; those of longs may.

  public static long sum(int from, int to, IntPredicate counts, IntUnaryOperator body) {
    return Spec.sum(from, to, counts, (int i) -> (long) body.applyAsInt(i));
  }

  public static long sumTo(int from, int last, IntPredicate counts, IntUnaryOperator body) {
    return Spec.sumTo(from, last, counts, (int i) -> (long) body.applyAsInt(i));
  }

  public static long sum(int from, int to, IntPredicate counts, IntToLongFunction body) {
    long result = 0;
    for (int i = from; i < to; i++) if (counts.test(i)) result = plus(result, body.applyAsLong(i));
    return result;
  }

  public static long sumTo(int from, int last, IntPredicate counts, IntToLongFunction body) {
    long result = 0;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = plus(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static double sum(int from, int to, IntPredicate counts, IntToDoubleFunction body) {
    return Spec.sum(from, to, counts, body);
  }

  public static double sumTo(int from, int last, IntPredicate counts, IntToDoubleFunction body) {
    return Spec.sumTo(from, last, counts, body);
  }

  public static long sum(long from, long to, LongPredicate counts, LongToIntFunction body) {
    return sum(from, to, counts, (long i) -> (long) body.applyAsInt(i));
  }

  public static long sumTo(long from, long last, LongPredicate counts, LongToIntFunction body) {
    return sumTo(from, last, counts, (long i) -> (long) body.applyAsInt(i));
  }

  public static long sum(long from, long to, LongPredicate counts, LongUnaryOperator body) {
    long result = 0;
    for (long i = from; i < to; i++) if (counts.test(i)) result = plus(result, body.applyAsLong(i));
    return result;
  }

  public static long sumTo(long from, long last, LongPredicate counts, LongUnaryOperator body) {
    long result = 0;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = plus(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static double sum(long from, long to, LongPredicate counts, LongToDoubleFunction body) {
    return Spec.sum(from, to, counts, body);
  }

  public static double sumTo(long from, long last, LongPredicate counts, LongToDoubleFunction body) {
    return Spec.sumTo(from, last, counts, body);
  }
}
