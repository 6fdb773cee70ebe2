// expect assert=refuted [options: --engine abstract]
// Each user has a counter of its own.
import jury.Jury;

public class SeparateCounters {
  static class Counter {
    int value;
  }

  static class User {
    Counter counter = new Counter();
  }

  public static void main(String[] args) {
    User first = new User();
    User second = new User();
    int steps = 0;
    while (Jury.chooseBoolean() && steps < 1000) {
      if (Jury.chooseBoolean()) {
        first.counter.value++;
      } else {
        second.counter.value++;
      }
      steps++;
    }
    assert first.counter.value == steps;
  }
}
