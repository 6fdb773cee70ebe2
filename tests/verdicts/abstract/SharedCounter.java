// expect assert=proved exceptions=proved [options: --engine abstract]
// Two fields refer to one counter.
import jury.Jury;

public class SharedCounter {
  static class Counter {
    int value;
  }

  static class User {
    Counter counter;
  }

  public static void main(String[] args) {
    Counter counter = new Counter();
    User first = new User();
    User second = new User();
    first.counter = counter;
    second.counter = counter;
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
