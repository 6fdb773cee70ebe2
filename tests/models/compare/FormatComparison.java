// Random formats and arguments: the model of Formatter against the JDK's.
import java.util.Random;
import jury.rt.Unmodelled;

final class FormatComparison {
  private static final String[] CONVERSIONS = {"d", "s", "S", "x", "X", "o", "c", "C", "b", "B", "f", "e", "E", "h", "n", "%", "q"};
  private static final String[] FLAGS = {"", "", "", "", "-", "0", "+", " ", ",", "(", "#", "-0", "+,", "0(", "--"};
  private static final Object[] VALUES = {
    0, 1, -1, 42, -123456, Integer.MIN_VALUE, 7L, -7L, Long.MIN_VALUE, (short) -3, (byte) -3, 'x', "text", "", null, true, false,
    0.0, -0.0, 1.0, -1.5, 2.5, 0.125, 999.9999, 1e10, 1e-10, 1e23, 123456789.125, 0.05, 0.15, Double.NaN, Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, 0.1f, 1e20f
  };

  private final Random random;

  private FormatComparison(long seed) {
    random = new Random(seed);
  }

  static long run(double seconds, long seed) {
    FormatComparison comparison = new FormatComparison(seed);
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long count = 0;
    while (System.nanoTime() < end) {
      comparison.compare();
      count++;
    }
    System.out.printf("%-24s %28d formats%n", "Formatter", count);
    return count;
  }

  private String specifier() {
    String position = random.nextInt(12) == 0 ? (random.nextInt(3) + 1) + "$" : random.nextInt(30) == 0 ? "<" : "";
    String flags = FLAGS[random.nextInt(FLAGS.length)];
    String width = random.nextInt(2) == 0 ? "" : String.valueOf(1 + random.nextInt(15));
    String precision = random.nextInt(3) == 0 ? "." + random.nextInt(12) : "";
    return "%" + position + flags + width + precision + CONVERSIONS[random.nextInt(CONVERSIONS.length)];
  }

  private Object value() {
    switch (random.nextInt(4)) {
      case 0:
        return random.nextInt(20000) / 100.0;
      case 1:
        return Double.longBitsToDouble(random.nextLong());
      default:
        return VALUES[random.nextInt(VALUES.length)];
    }
  }

  private void compare() {
    String format = "a" + specifier() + "b" + (random.nextBoolean() ? specifier() : "");
    Object[] arguments = {value(), value()};
    Outcome real = Outcome.of(side -> new java.util.Formatter(java.util.Locale.ROOT).format(format, arguments).toString(), Side.REAL);
    Outcome model;
    try {
      model = Outcome.of(side -> new model.util.Formatter().format(format, arguments).toString(), Side.MODEL);
    } catch (Unmodelled left) {
      return;
    }
    if (!real.describe().equals(model.describe())) {
      System.out.println("format " + format + " of " + arguments[0] + ", " + arguments[1] + ": " + real.describe() + " but model "
          + model.describe());
      System.exit(1);
    }
  }
}
