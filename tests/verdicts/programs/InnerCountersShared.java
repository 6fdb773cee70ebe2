// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

/** Inner objects share the outer one. */
public class InnerCountersShared {
  private int total;

  class Counter {
    private int own;

    void count(int steps) {
      own += steps;
      total += steps;
    }
  }

  public static void main(String[] args) {
    InnerCountersShared first = new InnerCountersShared();
    InnerCountersShared second = Jury.chooseBoolean() ? first : new InnerCountersShared();
    List<Counter> counters = new ArrayList<>(List.of(first.new Counter(), second.new Counter()));
    int steps = Jury.chooseInt(1, 9);
    for (Counter counter : counters) counter.count(steps);
    assert counters.get(0).own == steps;
    assert first.total == (2 * steps);
    assert first.total + second.total == (first == second ? 4 : 2) * steps;
  }
}
