public class Till {
  static int[] drawers = new int[2];

  public static int open(int which) {
    return drawers[which];
  }

  public static int half(int x) {
    return x / 2;
  }

  public static boolean even(int x) {
    return x % 2 == 0;
  }
}
