package org.sosy_lab.sv_benchmarks;

/**
 * Stand-in for the class by which programs ask for inputs. The answers are a script: the system property
 * "verifier.values", a comma-separated list of whole numbers, consumed in order; past its end every answer is 0.
 */
public final class Verifier {
  /** Ends an execution whose inputs violate an assumption. */
  public static final class AssumptionViolated extends Error {
    private static final long serialVersionUID = 1;
  }

  private static String[] values = split(System.getProperty("verifier.values", ""));
  private static int position;

  private Verifier() {}

  /** Starts over with other answers. */
  public static void script(String text) {
    values = split(text);
    position = 0;
  }

  private static String[] split(String text) {
    return text.isEmpty() ? new String[0] : text.split(",");
  }

  private static long next() {
    return position < values.length ? Long.parseLong(values[position++].trim()) : 0;
  }

  public static void assume(boolean condition) {
    if (!condition) throw new AssumptionViolated();
  }

  public static boolean nondetBoolean() {
    return next() != 0;
  }

  public static byte nondetByte() {
    return (byte) next();
  }

  public static char nondetChar() {
    return (char) next();
  }

  public static short nondetShort() {
    return (short) next();
  }

  public static int nondetInt() {
    return (int) next();
  }

  public static long nondetLong() {
    return next();
  }

  public static float nondetFloat() {
    return next();
  }

  public static double nondetDouble() {
    return next();
  }

  public static String nondetString() {
    return Long.toString(next());
  }
}
