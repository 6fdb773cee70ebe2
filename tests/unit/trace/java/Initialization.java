// The order and the failures of class initialisation.
public class Initialization {
  static void log(String text) {
    System.out.print(text + ";");
  }

  static class Parent {
    static final int CONSTANT = 5;
    static int value = note("Parent");
  }

  interface WithDefault {
    int X = note("WithDefault");

    default void run() {}
  }

  interface Plain {
    int Y = note("Plain");
  }

  static class Child extends Parent implements WithDefault, Plain {
    static int own = note("Child");
  }

  static int note(String who) {
    log(who);
    return 1;
  }

  static class Cyclic {
    static final Cyclic INSTANCE = new Cyclic();
    static int counter = 10;
    final int seen;

    Cyclic() {
      seen = counter;
    }
  }

  static class Broken {
    static int value = 1 / Integer.parseInt("0");
  }

  static class BrokenByError {
    static {
      fail();
    }

    static void fail() {
      throw new AssertionError("on purpose");
    }
  }

  static void order() {
    log("" + Parent.CONSTANT);
    new Child();
    log("" + Child.Y);
  }

  static void cycle() {
    log(Cyclic.INSTANCE.seen + " " + Cyclic.counter);
  }

  static void failures() {
    for (int i = 0; i < 2; i++) {
      try {
        log("" + Broken.value);
      } catch (Throwable t) {
        log(t.getClass().getName() + " " + (i == 0 ? t.getCause() : t.getMessage()));
      }
    }
    try {
      BrokenByError.fail();
    } catch (Throwable t) {
      log(t.toString());
    }
  }
}
