// expect assert=proved exceptions=proved [options: --engine abstract]
// Two kinds of counters keep the limit of their common parent.
import jury.Jury;

public class InheritedLimit {
  abstract static class Counter {
    int value;
    final int limit = 100;

    abstract int step();

    void advance() {
      if (value + step() <= limit) {
        value += step();
      }
    }
  }

  static class Slow extends Counter {
    @Override
    int step() {
      return 1;
    }
  }

  static class Fast extends Counter {
    @Override
    int step() {
      return 7;
    }
  }

  public static void main(String[] args) {
    Counter counter = Jury.chooseBoolean() ? new Slow() : new Fast();
    while (Jury.chooseBoolean()) {
      counter.advance();
    }
    assert counter.value <= 100;
    assert counter.value >= 0;
  }
}
