// What a program under verification may say to Jury.
package jury;

import jury.rt.Choice;

/**
 * Values that may be anything, and assumptions about them. A check considers every value that a choice may give; a run takes the answers it is supplied with.
 *
 * <pre>{@code
 * int size = Jury.chooseInt();
 * Jury.assume(size >= 0 && size < 10);
 * }</pre>
 */
public final class Jury {
  private Jury() {}

  /** Executions in which the condition is false are not considered from here on. */
  public static void assume(boolean condition) {
    Choice.assume(condition);
  }

  public static boolean chooseBoolean() {
    return Choice.chooseBoolean();
  }

  public static byte chooseByte() {
    return Choice.chooseByte();
  }

  public static char chooseChar() {
    return Choice.chooseChar();
  }

  public static short chooseShort() {
    return Choice.chooseShort();
  }

  public static int chooseInt() {
    return Choice.chooseInt();
  }

  /** A number from the first to the last, both included. */
  public static int chooseInt(int first, int last) {
    int value = Choice.chooseInt();
    Choice.assume(first <= value && value <= last);
    return value;
  }

  public static long chooseLong() {
    return Choice.chooseLong();
  }

  public static float chooseFloat() {
    return Choice.chooseFloat();
  }

  public static double chooseDouble() {
    return Choice.chooseDouble();
  }

  /** Any string, not null. */
  public static String chooseString() {
    return Choice.chooseString();
  }
}
