package jury;

import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import jury.rt.States;

/**
 * The operators of JML, for the code that Jury generates from specifications (src/spec/jml). The bodies are the meaning: an engine may run them as they are or give the calls the same meaning directly.
 *
 * <p>Ranges: {@code forall(from, to, ...)} is for from &lt;= i &lt; to, {@code forallTo(from, last, ...)} for from &lt;= i &lt;= last.
 */
public final class Spec {
  private Spec() {}

  public interface FloatSupplier {
    float getAsFloat();
  }

  // Statements in bodies. The number is that of the statement (Contracts::statements) or loop (Contracts::loops). What is used in a loop's condition answers true.

  public static void check(int statement, boolean holds) {
    if (!holds) throw new SpecificationError(statement);
  }

  public static void assume(int statement, boolean holds) {
    jury.rt.Choice.assume(holds);
  }

  /** The head of a loop with a specification: reached before the first iteration and after each. */
  public static boolean loop(int loop) {
    return true;
  }

  /** At the head, when its invariants have been evaluated; `measured`: a measure and loopMeasured follow. */
  public static boolean loopChecked(int loop, boolean measured) {
    return true;
  }

  /** At the start of an iteration, when its measures have been evaluated. */
  public static boolean loopMeasured(int loop) {
    return true;
  }

  public static boolean invariant(int statement, boolean holds) {
    if (!holds) throw new SpecificationError(statement);
    return true;
  }

  /** At the start of an iteration: the measure is not negative and less than at the start of the one before (Long.MAX_VALUE: there was none). */
  public static boolean decreases(int statement, long before, long now) {
    if (now < 0 || (now >= before && before != Long.MAX_VALUE)) throw new SpecificationError(statement);
    return true;
  }

  // \old: evaluated in the state before the method. In a contract that is mark 0; a body that uses \old keeps its first state with mark().

  public static int mark() {
    return States.mark();
  }

  public static boolean old(BooleanSupplier expression) {
    return oldAt(0, expression);
  }

  public static boolean oldAt(int mark, BooleanSupplier expression) {
    States.enter(mark);
    try {
      return expression.getAsBoolean();
    } finally {
      States.leave();
    }
  }

  public static int old(IntSupplier expression) {
    return oldAt(0, expression);
  }

  public static int oldAt(int mark, IntSupplier expression) {
    States.enter(mark);
    try {
      return expression.getAsInt();
    } finally {
      States.leave();
    }
  }

  public static long old(LongSupplier expression) {
    return oldAt(0, expression);
  }

  public static long oldAt(int mark, LongSupplier expression) {
    States.enter(mark);
    try {
      return expression.getAsLong();
    } finally {
      States.leave();
    }
  }

  public static float old(FloatSupplier expression) {
    return oldAt(0, expression);
  }

  public static float oldAt(int mark, FloatSupplier expression) {
    States.enter(mark);
    try {
      return expression.getAsFloat();
    } finally {
      States.leave();
    }
  }

  public static double old(DoubleSupplier expression) {
    return oldAt(0, expression);
  }

  public static double oldAt(int mark, DoubleSupplier expression) {
    States.enter(mark);
    try {
      return expression.getAsDouble();
    } finally {
      States.leave();
    }
  }

  public static <T> T old(Supplier<T> expression) {
    return oldAt(0, expression);
  }

  public static <T> T oldAt(int mark, Supplier<T> expression) {
    States.enter(mark);
    try {
      return expression.get();
    } finally {
      States.leave();
    }
  }

  /** Not null, and did not exist in the state before. */
  public static boolean fresh(Object object) {
    return object != null && States.isNew(object, 0);
  }

  public static boolean freshAt(int mark, Object object) {
    return object != null && States.isNew(object, mark);
  }

  // Quantifiers over ranges of numbers.

  public static boolean forall(int from, int to, IntPredicate holds) {
    for (int i = from; i < to; i++) if (!holds.test(i)) return false;
    return true;
  }

  public static boolean forallTo(int from, int last, IntPredicate holds) {
    for (int i = from; i <= last; i++) {
      if (!holds.test(i)) return false;
      if (i == last) break;
    }
    return true;
  }

  public static boolean forall(long from, long to, LongPredicate holds) {
    for (long i = from; i < to; i++) if (!holds.test(i)) return false;
    return true;
  }

  public static boolean forallTo(long from, long last, LongPredicate holds) {
    for (long i = from; i <= last; i++) {
      if (!holds.test(i)) return false;
      if (i == last) break;
    }
    return true;
  }

  public static boolean exists(int from, int to, IntPredicate holds) {
    for (int i = from; i < to; i++) if (holds.test(i)) return true;
    return false;
  }

  public static boolean existsTo(int from, int last, IntPredicate holds) {
    for (int i = from; i <= last; i++) {
      if (holds.test(i)) return true;
      if (i == last) break;
    }
    return false;
  }

  public static boolean exists(long from, long to, LongPredicate holds) {
    for (long i = from; i < to; i++) if (holds.test(i)) return true;
    return false;
  }

  public static boolean existsTo(long from, long last, LongPredicate holds) {
    for (long i = from; i <= last; i++) {
      if (holds.test(i)) return true;
      if (i == last) break;
    }
    return false;
  }

  // Quantifiers over so many numbers that they cannot be tried one by one: those that the arrays hold and their neighbours are tried. One of them can decide, all of them cannot.

  public static boolean forallWide(int from, int to, IntPredicate holds) {
    return from >= to || forallWideTo(from, to - 1, holds);
  }

  public static boolean forallWideTo(int from, int last, IntPredicate holds) {
    return !existsWideTo(from, last, (int i) -> !holds.test(i));
  }

  public static boolean forallWide(long from, long to, LongPredicate holds) {
    return from >= to || forallWideTo(from, to - 1, holds);
  }

  public static boolean forallWideTo(long from, long last, LongPredicate holds) {
    return !existsWideTo(from, last, (long i) -> !holds.test(i));
  }

  public static boolean existsWide(int from, int to, IntPredicate holds) {
    return from < to && existsWideTo(from, to - 1, holds);
  }

  public static boolean existsWideTo(int from, int last, IntPredicate holds) {
    return existsWideTo((long) from, (long) last, (long i) -> holds.test((int) i));
  }

  public static boolean existsWide(long from, long to, LongPredicate holds) {
    return from < to && existsWideTo(from, to - 1, holds);
  }

  public static boolean existsWideTo(long from, long last, LongPredicate holds) {
    if (from > last) return false;
    if (isNear(from, from, last, holds) || isNear(last, from, last, holds) || isNear(0, from, last, holds) || isInArrays(from, last, holds)) return true;
    jury.rt.Choice.unmodelled("a quantifier over all numbers");
    return false;
  }

  private static boolean isNear(long number, long from, long last, LongPredicate holds) {
    for (long i = number - 1; i <= number + 1; i++) if (from <= i && i <= last && holds.test(i)) return true;
    return false;
  }

  private static boolean isInArrays(long from, long last, LongPredicate holds) {
    for (Object array : States.objects(int[].class)) for (int number : (int[]) array) if (isNear(number, from, last, holds)) return true;
    for (Object array : States.objects(long[].class)) for (long number : (long[]) array) if (isNear(number, from, last, holds)) return true;
    return false;
  }

  public static long numOf(int from, int to, IntPredicate counts) {
    long count = 0;
    for (int i = from; i < to; i++) if (counts.test(i)) count++;
    return count;
  }

  public static long numOfTo(int from, int last, IntPredicate counts) {
    long count = 0;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) count++;
      if (i == last) break;
    }
    return count;
  }

  public static long numOf(long from, long to, LongPredicate counts) {
    long count = 0;
    for (long i = from; i < to; i++) if (counts.test(i)) count++;
    return count;
  }

  public static long numOfTo(long from, long last, LongPredicate counts) {
    long count = 0;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) count++;
      if (i == last) break;
    }
    return count;
  }

  public static int sum(int from, int to, IntPredicate counts, IntUnaryOperator body) {
    int result = 0;
    for (int i = from; i < to; i++) if (counts.test(i)) result += body.applyAsInt(i);
    return result;
  }

  public static int sumTo(int from, int last, IntPredicate counts, IntUnaryOperator body) {
    int result = 0;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsInt(i);
      if (i == last) break;
    }
    return result;
  }

  public static int sum(long from, long to, LongPredicate counts, LongToIntFunction body) {
    int result = 0;
    for (long i = from; i < to; i++) if (counts.test(i)) result += body.applyAsInt(i);
    return result;
  }

  public static int sumTo(long from, long last, LongPredicate counts, LongToIntFunction body) {
    int result = 0;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsInt(i);
      if (i == last) break;
    }
    return result;
  }

  public static int product(int from, int to, IntPredicate counts, IntUnaryOperator body) {
    int result = 1;
    for (int i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsInt(i);
    return result;
  }

  public static int productTo(int from, int last, IntPredicate counts, IntUnaryOperator body) {
    int result = 1;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsInt(i);
      if (i == last) break;
    }
    return result;
  }

  public static int product(long from, long to, LongPredicate counts, LongToIntFunction body) {
    int result = 1;
    for (long i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsInt(i);
    return result;
  }

  public static int productTo(long from, long last, LongPredicate counts, LongToIntFunction body) {
    int result = 1;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsInt(i);
      if (i == last) break;
    }
    return result;
  }

  public static long sum(int from, int to, IntPredicate counts, IntToLongFunction body) {
    long result = 0;
    for (int i = from; i < to; i++) if (counts.test(i)) result += body.applyAsLong(i);
    return result;
  }

  public static long sumTo(int from, int last, IntPredicate counts, IntToLongFunction body) {
    long result = 0;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsLong(i);
      if (i == last) break;
    }
    return result;
  }

  public static long sum(long from, long to, LongPredicate counts, LongUnaryOperator body) {
    long result = 0;
    for (long i = from; i < to; i++) if (counts.test(i)) result += body.applyAsLong(i);
    return result;
  }

  public static long sumTo(long from, long last, LongPredicate counts, LongUnaryOperator body) {
    long result = 0;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsLong(i);
      if (i == last) break;
    }
    return result;
  }

  public static long product(int from, int to, IntPredicate counts, IntToLongFunction body) {
    long result = 1;
    for (int i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsLong(i);
    return result;
  }

  public static long productTo(int from, int last, IntPredicate counts, IntToLongFunction body) {
    long result = 1;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsLong(i);
      if (i == last) break;
    }
    return result;
  }

  public static long product(long from, long to, LongPredicate counts, LongUnaryOperator body) {
    long result = 1;
    for (long i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsLong(i);
    return result;
  }

  public static long productTo(long from, long last, LongPredicate counts, LongUnaryOperator body) {
    long result = 1;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsLong(i);
      if (i == last) break;
    }
    return result;
  }

  public static double sum(int from, int to, IntPredicate counts, IntToDoubleFunction body) {
    double result = 0;
    for (int i = from; i < to; i++) if (counts.test(i)) result += body.applyAsDouble(i);
    return result;
  }

  public static double sumTo(int from, int last, IntPredicate counts, IntToDoubleFunction body) {
    double result = 0;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsDouble(i);
      if (i == last) break;
    }
    return result;
  }

  public static double sum(long from, long to, LongPredicate counts, LongToDoubleFunction body) {
    double result = 0;
    for (long i = from; i < to; i++) if (counts.test(i)) result += body.applyAsDouble(i);
    return result;
  }

  public static double sumTo(long from, long last, LongPredicate counts, LongToDoubleFunction body) {
    double result = 0;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result += body.applyAsDouble(i);
      if (i == last) break;
    }
    return result;
  }

  public static double product(int from, int to, IntPredicate counts, IntToDoubleFunction body) {
    double result = 1;
    for (int i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsDouble(i);
    return result;
  }

  public static double productTo(int from, int last, IntPredicate counts, IntToDoubleFunction body) {
    double result = 1;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsDouble(i);
      if (i == last) break;
    }
    return result;
  }

  public static double product(long from, long to, LongPredicate counts, LongToDoubleFunction body) {
    double result = 1;
    for (long i = from; i < to; i++) if (counts.test(i)) result *= body.applyAsDouble(i);
    return result;
  }

  public static double productTo(long from, long last, LongPredicate counts, LongToDoubleFunction body) {
    double result = 1;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result *= body.applyAsDouble(i);
      if (i == last) break;
    }
    return result;
  }

  public static int min(int from, int to, IntPredicate counts, IntUnaryOperator body) {
    int result = Integer.MAX_VALUE;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsInt(i));
    return result;
  }

  public static int minTo(int from, int last, IntPredicate counts, IntUnaryOperator body) {
    int result = Integer.MAX_VALUE;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsInt(i));
      if (i == last) break;
    }
    return result;
  }

  public static int min(long from, long to, LongPredicate counts, LongToIntFunction body) {
    int result = Integer.MAX_VALUE;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsInt(i));
    return result;
  }

  public static int minTo(long from, long last, LongPredicate counts, LongToIntFunction body) {
    int result = Integer.MAX_VALUE;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsInt(i));
      if (i == last) break;
    }
    return result;
  }

  public static int max(int from, int to, IntPredicate counts, IntUnaryOperator body) {
    int result = Integer.MIN_VALUE;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsInt(i));
    return result;
  }

  public static int maxTo(int from, int last, IntPredicate counts, IntUnaryOperator body) {
    int result = Integer.MIN_VALUE;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsInt(i));
      if (i == last) break;
    }
    return result;
  }

  public static int max(long from, long to, LongPredicate counts, LongToIntFunction body) {
    int result = Integer.MIN_VALUE;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsInt(i));
    return result;
  }

  public static int maxTo(long from, long last, LongPredicate counts, LongToIntFunction body) {
    int result = Integer.MIN_VALUE;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsInt(i));
      if (i == last) break;
    }
    return result;
  }

  public static long min(int from, int to, IntPredicate counts, IntToLongFunction body) {
    long result = Long.MAX_VALUE;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsLong(i));
    return result;
  }

  public static long minTo(int from, int last, IntPredicate counts, IntToLongFunction body) {
    long result = Long.MAX_VALUE;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static long min(long from, long to, LongPredicate counts, LongUnaryOperator body) {
    long result = Long.MAX_VALUE;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsLong(i));
    return result;
  }

  public static long minTo(long from, long last, LongPredicate counts, LongUnaryOperator body) {
    long result = Long.MAX_VALUE;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static long max(int from, int to, IntPredicate counts, IntToLongFunction body) {
    long result = Long.MIN_VALUE;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsLong(i));
    return result;
  }

  public static long maxTo(int from, int last, IntPredicate counts, IntToLongFunction body) {
    long result = Long.MIN_VALUE;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static long max(long from, long to, LongPredicate counts, LongUnaryOperator body) {
    long result = Long.MIN_VALUE;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsLong(i));
    return result;
  }

  public static long maxTo(long from, long last, LongPredicate counts, LongUnaryOperator body) {
    long result = Long.MIN_VALUE;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsLong(i));
      if (i == last) break;
    }
    return result;
  }

  public static double min(int from, int to, IntPredicate counts, IntToDoubleFunction body) {
    double result = Double.POSITIVE_INFINITY;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsDouble(i));
    return result;
  }

  public static double minTo(int from, int last, IntPredicate counts, IntToDoubleFunction body) {
    double result = Double.POSITIVE_INFINITY;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsDouble(i));
      if (i == last) break;
    }
    return result;
  }

  public static double min(long from, long to, LongPredicate counts, LongToDoubleFunction body) {
    double result = Double.POSITIVE_INFINITY;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.min(result, body.applyAsDouble(i));
    return result;
  }

  public static double minTo(long from, long last, LongPredicate counts, LongToDoubleFunction body) {
    double result = Double.POSITIVE_INFINITY;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.min(result, body.applyAsDouble(i));
      if (i == last) break;
    }
    return result;
  }

  public static double max(int from, int to, IntPredicate counts, IntToDoubleFunction body) {
    double result = Double.NEGATIVE_INFINITY;
    for (int i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsDouble(i));
    return result;
  }

  public static double maxTo(int from, int last, IntPredicate counts, IntToDoubleFunction body) {
    double result = Double.NEGATIVE_INFINITY;
    for (int i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsDouble(i));
      if (i == last) break;
    }
    return result;
  }

  public static double max(long from, long to, LongPredicate counts, LongToDoubleFunction body) {
    double result = Double.NEGATIVE_INFINITY;
    for (long i = from; i < to; i++) if (counts.test(i)) result = Math.max(result, body.applyAsDouble(i));
    return result;
  }

  public static double maxTo(long from, long last, LongPredicate counts, LongToDoubleFunction body) {
    double result = Double.NEGATIVE_INFINITY;
    for (long i = from; i <= last; i++) {
      if (counts.test(i)) result = Math.max(result, body.applyAsDouble(i));
      if (i == last) break;
    }
    return result;
  }

  // Quantifiers over other domains.

  /** Over both truth values. */
  public static boolean forallBooleans(Predicate<Boolean> holds) {
    return holds.test(false) && holds.test(true);
  }

  public static boolean existsBooleans(Predicate<Boolean> holds) {
    return holds.test(false) || holds.test(true);
  }

  /** Over the objects of the class that exist (in the state in which it is evaluated); null is none of them. */
  @SuppressWarnings("unchecked")
  public static <T> boolean forallObjects(Class<?> type, Predicate<T> holds) {
    for (Object object : States.objects(type)) if (!holds.test((T) object)) return false;
    return true;
  }

  @SuppressWarnings("unchecked")
  public static <T> boolean existsObjects(Class<?> type, Predicate<T> holds) {
    for (Object object : States.objects(type)) if (holds.test((T) object)) return true;
    return false;
  }

  @SuppressWarnings("unchecked")
  public static <T> long numOfObjects(Class<?> type, Predicate<T> counts) {
    long count = 0;
    for (Object object : States.objects(type)) if (counts.test((T) object)) count++;
    return count;
  }

  /** A model method that has no body was called: only its contract says what it answers. */
  public static void noBody(String method) {
    jury.rt.Choice.unmodelled("the model method " + method + ", which has no body,");
  }

  /** A model field was read of an object whose class does not represent it. */
  public static void notRepresented(String field) {
    jury.rt.Choice.unmodelled("the model field " + field + ", which no clause represents,");
  }

  // \reach, and the rest.

  /** Everything that can be reached from an object, by any field or element; the object itself, too. Of null: nothing. */
  public static Reach reach(Object start) {
    return Reach.from(start, Object.class, States::references);
  }

  /** Of that, the objects of the type. */
  public static Reach reach(Object start, Class<?> type) {
    return reach(start).only(type);
  }

  /** By the given fields of objects of the type only. */
  @SuppressWarnings("unchecked")
  public static <T> Reach reach(Object start, Class<?> type, Function<T, Object[]> fields) {
    return Reach.from(start, type, object -> fields.apply((T) object));
  }

  /** Neither the array nor an element is null. */
  public static boolean nonNullElements(Object[] array) {
    if (array == null) return false;
    for (Object element : array) if (element == null) return false;
    return true;
  }

  public static boolean nonNullElements(Iterable<?> elements) {
    if (elements == null) return false;
    for (Object element : elements) if (element == null) return false;
    return true;
  }

  /** The dynamic type. */
  public static Class<?> typeOf(Object object) {
    return object.getClass();
  }

  public static Class<?> elementType(Class<?> array) {
    return array.getComponentType();
  }

  /** The operator &lt;: of JML. */
  public static boolean isSubtype(Class<?> type, Class<?> of) {
    return of.isAssignableFrom(type);
  }
}
