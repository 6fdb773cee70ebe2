// The nondeterministic values and assumptions of the SV-COMP convention.
package org.sosy_lab.sv_benchmarks;

import jury.rt.Choice;

public final class Verifier {
  private Verifier() {}

  public static void assume(boolean condition) {
    Choice.assume(condition);
  }

  public static boolean nondetBoolean() {
    return Choice.chooseBoolean();
  }

  public static byte nondetByte() {
    return Choice.chooseByte();
  }

  public static char nondetChar() {
    return Choice.chooseChar();
  }

  public static short nondetShort() {
    return Choice.chooseShort();
  }

  public static int nondetInt() {
    return Choice.chooseInt();
  }

  public static long nondetLong() {
    return Choice.chooseLong();
  }

  public static float nondetFloat() {
    return Choice.chooseFloat();
  }

  public static double nondetDouble() {
    return Choice.chooseDouble();
  }

  public static String nondetString() {
    return Choice.chooseString();
  }
}
