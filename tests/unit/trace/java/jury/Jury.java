package jury;

/** Stands in for the model while javac compiles; the model itself runs. */
public final class Jury {
  public static int chooseInt() {
    throw new UnsupportedOperationException();
  }

  public static boolean chooseBoolean() {
    throw new UnsupportedOperationException();
  }

  public static void assume(boolean condition) {
    throw new UnsupportedOperationException();
  }
}
