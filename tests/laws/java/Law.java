import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A random sequence of operations whose every observable result goes into a running hash. Episodes start with fresh objects. The hash
 * is printed every {@link #INTERVAL} operations; between traceFrom and traceTo every operation is printed.
 */
abstract class Law {
  private static final int INTERVAL = 500;

  final Lcg random;
  private final Parameters parameters;
  private long count;
  private long hash = 17;

  Law(String[] arguments) {
    parameters = Parameters.of(arguments);
    random = new Lcg(parameters.seed);
  }

  /** Makes the objects of a new episode; returns how many operations it has. */
  abstract int start();

  /** One or more calls of {@link #check}. */
  abstract void operate();

  final void run() {
    while (count < parameters.operations) {
      int length = start();
      long end = Math.min(parameters.operations, count + length);
      while (count < end) operate();
    }
    System.out.println("end " + count + " " + Long.toHexString(hash));
  }

  /** Performs one operation; its result or its exception is observed. */
  final void check(String name, Supplier<?> operation) {
    String text;
    try {
      text = render(operation.get());
    } catch (RuntimeException thrown) {
      text = describe(thrown);
    }
    hash = hash * 1000003L + text.hashCode();
    if (count >= parameters.traceFrom && count < parameters.traceTo) System.out.println(count + " " + name + " -> " + text);
    count++;
    if (count % INTERVAL == 0) System.out.println(count + " " + Long.toHexString(hash));
  }

  /** The same for operations without a result. */
  final void run(String name, Runnable operation) {
    check(
        name,
        () -> {
          operation.run();
          return "done";
        });
  }

  private static String describe(RuntimeException thrown) {
    String name = thrown.getClass().getName();
    boolean worded = thrown instanceof NullPointerException || thrown instanceof ClassCastException;
    return worded ? name : name + ": " + thrown.getMessage();
  }

  static String render(Object value) {
    if (value instanceof Object[]) return "array " + Arrays.toString((Object[]) value);
    if (value instanceof int[]) return "ints " + Arrays.toString((int[]) value);
    if (value instanceof Double) return "double " + Double.doubleToLongBits((Double) value);
    if (value instanceof Float) return "float " + Float.floatToIntBits((Float) value);
    return String.valueOf(value);
  }
}
