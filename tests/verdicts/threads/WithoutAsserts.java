// expect assert=proved exceptions=undecided [options: --property assert,exceptions]
/** The other thread is not followed, but nothing that it can run has an assertion. */
public class WithoutAsserts {
  static int n;
  public static void main(String[] args) {
    new Thread(() -> n = 5).start();
  }
}
