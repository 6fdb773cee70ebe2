// expect methods [options: --engine bounded --property assert,exceptions,cme]
// expect cme=refuted of UnknownCode: drop
// expect cme=undecided of UnknownCode: lengthOf count
// expect cme=bounded of UnknownCode: put
// expect assert=refuted of UnknownCode: wait count
// expect assert=undecided of UnknownCode: ring
// expect assert=proved of UnknownCode: lengthOf twice put drop same
// expect exceptions=refuted of UnknownCode: twice lengthOf
// expect exceptions=bounded of UnknownCode: put
// Objects of classes that nobody gave: they answer freely, and what they do besides is not known, so that nothing is said to hold once one of them was called.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

class UnknownCode {
  interface Clock {
    int now();

    default int later() {
      return now() + 1;
    }
  }

  private final Clock clock;
  private final List<Runnable> jobs = new ArrayList<>();

  UnknownCode(Clock clock) {
    this.clock = clock;
  }

  void drop(Runnable job) {
    for (Runnable known : jobs) if (known == job) jobs.remove(known);
  }

  int wait(int until) {
    int now = clock.now();
    assert now <= until;
    return until - now;
  }

  static int count(int[] values, IntPredicate wanted) {
    int found = 0;
    for (int value : values) if (wanted.test(value)) found++;
    assert found < 2;
    return found;
  }

  static int lengthOf(Supplier<String> text) {
    return text.get().length();
  }

  int twice() {
    return 10 / clock.later();
  }

  static boolean same(Clock a, Clock b) {
    return a.equals(b) && a.hashCode() != b.hashCode();
  }

  void put(Runnable job) {
    if (job != null && !jobs.contains(job)) jobs.add(job);
  }

  void ring() {
    int before = jobs.size();
    for (Runnable job : jobs) if (job != null) job.run();
    assert jobs.size() == before; // a job may add another
  }
}
