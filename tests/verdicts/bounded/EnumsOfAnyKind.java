// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of EnumsOfAnyKind: seen same listed level
// expect assert=proved of EnumsOfAnyKind: named days
// expect assert=bounded of EnumsOfAnyKind: any
// expect assert=refuted of Signal$1: weight
// Values of an interface may be constants of an enum that implements it, with and without bodies; enums of the library are their constants, and so are levels of logging.
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;

interface Weighed {
  int weight();
}

enum Signal implements Weighed {
  RED {
    @Override
    public int weight() {
      assert ordinal() > 0;
      return 1;
    }
  },
  GREEN {
    @Override
    public int weight() {
      return 2;
    }
  }
}

class Stone implements Weighed {
  @Override
  public int weight() {
    return 3;
  }
}

class EnumsOfAnyKind {
  static void seen(Weighed thing) {
    assert thing == Signal.RED || thing == null || thing.weight() == 3;
  }

  static void any(Weighed thing) {
    assert thing == Signal.RED || thing == null || thing.weight() >= 2;
  }

  static void named(Signal signal) {
    assert signal == null || signal == Signal.RED || signal == Signal.GREEN;
  }

  static void same(Comparable<Signal> value) {
    assert value != Signal.GREEN;
  }

  static void days(TimeUnit unit) {
    assert unit != TimeUnit.DAYS || unit.toHours(2) == 48;
  }

  static void listed(List<TimeUnit> units) {
    assert units.isEmpty() || units.get(0) != TimeUnit.SECONDS;
  }

  static void level(Level level) {
    assert level != Level.INFO;
  }
}
