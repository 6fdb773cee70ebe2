// expect assert=undecided exceptions=undecided
/** A finalizer may have run at any time. */
public class FinalizerChanges {
  static int n;
  static class Counted {
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() { n = 5; }
  }
  public static void main(String[] args) {
    new Counted();
    System.gc();
    assert n == 0;
  }
}
