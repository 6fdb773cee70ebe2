public class Two {
  static int of(int a) { assert a != 5; return a; } static long of(long a) { assert a != 5; return a; }
  static void same(boolean one, int[] a) {
    if (one) { a[0] = 1; }
    else { a[0] = 1; }
  }
  static class Inner { void same(int[] a) { a[0] = 1; } }
  static Runnable task(int x) { return () -> { assert x != 3; }; }
  static void late(int x) { task(x).run(); Runnable again = () -> { assert x != 3; }; again.run(); }
}
