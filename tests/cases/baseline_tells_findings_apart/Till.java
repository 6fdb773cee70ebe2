public class Till {
  static int[] drawers = new int[2];

  static int known(int which) {
    return drawers[which + 7];
  }

  static int either(int which) {
    int sum = 0;
    if (which > 0) sum += drawers[which + 5];
    return sum;
  }

  static void put(int which) {
    if (which < 0) throw new IllegalStateException("negative");
  }

  static void twice(boolean first) {
    if (first) put(-1);
  }
}
