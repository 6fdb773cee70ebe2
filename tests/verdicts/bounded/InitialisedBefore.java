// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of InitialisedBefore: already
// expect assert=proved of InitialisedBefore: kept
// What initialising a class does elsewhere may lie in the past of a method checked from any state; that it lies there is assumed, and told.
class InitialisedBefore {
  static class Trace {
    static int count;
  }

  static class Lazy {
    static int value;

    static {
      Trace.count++;
    }
  }

  static void already() {
    int before = Trace.count;
    Lazy.value = 3;
    assert Trace.count == before + 1;
  }

  static void kept() {
    int before = Trace.count;
    Lazy.value = 3;
    assert Trace.count == before;
  }
}
