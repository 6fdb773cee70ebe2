// Choices in plain Java: what is unmodelled ends the sequence of operations.
package jury.rt;

public final class Choice {
  private Choice() {}

  public static long chooseLong() {
    return 42;
  }

  public static int chooseInt() {
    return 42;
  }

  public static void unmodelled(String what) {
    throw new Unmodelled(what);
  }
}
