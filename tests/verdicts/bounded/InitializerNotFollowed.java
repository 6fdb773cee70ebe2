// expect methods [options: --engine bounded --property assert,exceptions]
// expect assert=proved of InitializerNotFollowed: plus
// expect exceptions=proved of InitializerNotFollowed: plus
// expect exceptions=bounded of InitializerNotFollowed: named
// expect assert=undecided of InitializerNotFollowed: limited
// expect assert=refuted of InitializerNotFollowed: counted
// expect exceptions=undecided of InitializerNotFollowed: written
// A class whose initialiser cannot be followed: its static fields hold anything; code that does not depend on them is answered, and what depends on them is not said to hold.
import java.io.PrintWriter;

class InitializerNotFollowed {
  private static final PrintWriter LOG = new PrintWriter(System.err);
  private static final int LIMIT = LOG.checkError() ? 3 : 4;
  private static int count;

  static int plus(int a, int b) {
    return a + b;
  }

  static int named(String name) {
    return LOG == null || name == null ? 0 : name.length();
  }

  static void limited(int number) {
    assert LIMIT > 2;
  }

  static void counted() {
    count++;
    assert count > 0;
  }

  static void written(String text) {
    LOG.println(text);
  }
}
