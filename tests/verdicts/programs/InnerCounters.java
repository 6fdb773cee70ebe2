// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

/** Inner objects share the outer one. */
public class InnerCounters {
  private int total;

  class Counter {
    private int own;

    void count(int steps) {
      own += steps;
      total += steps;
    }
  }

  public static void main(String[] args) {
    InnerCounters first = new InnerCounters();
    InnerCounters second = Jury.chooseBoolean() ? first : new InnerCounters();
    List<Counter> counters = new ArrayList<>(List.of(first.new Counter(), second.new Counter()));
    int steps = Jury.chooseInt(1, 9);
    for (Counter counter : counters) counter.count(steps);
    assert counters.get(0).own == steps;
    assert first.total == (first == second ? 2 * steps : steps);
    assert first.total + second.total == (first == second ? 4 : 2) * steps;
  }
}
