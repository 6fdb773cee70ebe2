// expect assert=refuted exceptions=proved [options: --engine abstract]
// One kind looks at the limit before its step, which is too long.
import jury.Jury;

public class InheritedLimitOverrun {
  static class Counter {
    int value;

    void advance() {
      if (value < 10) {
        value++;
      }
    }
  }

  static class Fast extends Counter {
    @Override
    void advance() {
      if (value < 10) {
        value += 7;
      }
    }
  }

  public static void main(String[] args) {
    Counter counter = Jury.chooseBoolean() ? new Counter() : new Fast();
    while (Jury.chooseBoolean()) {
      counter.advance();
    }
    assert counter.value <= 10;
  }
}
