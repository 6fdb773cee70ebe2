public class Twins {
  static int of(int a) { if (a == 5) throw new IllegalStateException(); return a; } static long of(long a) { if (a == 7) throw new IllegalStateException(); return a; }
  static int both(int a) { return 7 / (a - 1); }
  static void modify(java.util.List<Integer> list) { for (int i : new java.util.ArrayList<>(list)) if (i == 3) throw new java.util.ConcurrentModificationException(); }
}
