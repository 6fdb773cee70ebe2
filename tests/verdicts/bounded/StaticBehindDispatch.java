// expect assert=refuted [options: --engine bounded --property assert --entry StaticBehindDispatch.ask]
public class StaticBehindDispatch {
  interface Source {
    int number();
  }

  static class Counter implements Source {
    static int count;

    public int number() {
      return count;
    }
  }

  static void ask(Source source) {
    if (source != null) {
      assert source.number() == 0;
    }
  }
}
