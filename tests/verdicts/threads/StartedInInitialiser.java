// expect assert=undecided exceptions=undecided [options: --property assert,exceptions]
/** The initialiser of a class starts it. */
public class StartedInInitialiser {
  static class Early {
    static int x;
    static { new Thread(() -> { assert false; }).start(); }
  }
  public static void main(String[] args) {
    Early.x = 5;
  }
}
