// The nondeterministic values of the tasks, for a JVM: drawn at random. Verifiers put their own meaning in its place.
package org.sosy_lab.sv_benchmarks;

import java.util.Random;

public final class Verifier {
  private static final Random random = new Random();

  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) Runtime.getRuntime().halt(1);
  }

  public static boolean nondetBoolean() { return random.nextBoolean(); }
  public static byte nondetByte() { return (byte) random.nextInt(); }
  public static char nondetChar() { return (char) random.nextInt(); }
  public static short nondetShort() { return (short) random.nextInt(); }
  public static int nondetInt() { return random.nextInt(); }
  public static long nondetLong() { return random.nextLong(); }
  public static float nondetFloat() { return Float.intBitsToFloat(random.nextInt()); }
  public static double nondetDouble() { return Double.longBitsToDouble(random.nextLong()); }

  public static String nondetString() {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) text.append((char) random.nextInt(128));
    return text.toString();
  }
}
