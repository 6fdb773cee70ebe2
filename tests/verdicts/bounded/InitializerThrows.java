// expect methods [options: --engine bounded --property assert,exceptions]
// expect exceptions=undecided of InitializerThrows: direct indirect inherited constant ofEnum
// expect assert=undecided of InitializerThrows: direct
// expect exceptions=proved of InitializerThrows: plain
// expect assert=proved of InitializerThrows: sometimes
// A class whose initialiser throws is never initialised: whoever uses it gets an error, which is no state to start from. Where it throws in some states only, the result rests on its having been initialised.
class InitializerThrows {
  static class Broken {
    static int count = fail();

    static int fail() {
      throw new IllegalStateException();
    }
  }

  static class Heir extends Broken {
    static int own = 3;
  }

  static class Reader {
    static int copied = Broken.count + 1;
  }

  interface Constants {
    int SIZE = Integer.parseInt("many");
  }

  enum Colour {
    RED;

    Colour() {
      if (ordinal() == 0) throw new IllegalArgumentException();
    }
  }

  static class Config {
    static int size;
  }

  static class Table {
    static final int[] CELLS = new int[Config.size];
    static int used;
  }

  static void direct() {
    Broken.count = 1;
    assert Broken.count == 1;
  }

  static int indirect() {
    return Reader.copied;
  }

  static int inherited() {
    return Heir.own;
  }

  static int constant() {
    return Constants.SIZE;
  }

  static Object ofEnum() {
    return Colour.RED;
  }

  static int plain(int n) {
    return n + 1;
  }

  static void sometimes() {
    assert Table.CELLS.length >= 0;
  }
}
