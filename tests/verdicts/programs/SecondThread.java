// expect assert=undecided exceptions=undecided
/** A second thread: nothing is said. */
public class SecondThread {
  static int n;
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> n = 5);
    t.start();
    assert n == 5;
  }
}
