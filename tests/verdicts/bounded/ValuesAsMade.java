// expect methods [options: --engine bounded --property assert,exceptions]
// expect assert=proved of ValuesAsMade: width sumOfRange
// expect exceptions=proved of ValuesAsMade: width
// expect assert=bounded of ValuesAsMade: orderOf doubled
// expect exceptions=bounded of ValuesAsMade: orderOf doubled
// expect assert=refuted of ValuesAsMade: widthOfMutable named stamped firstOfBatch
// expect exceptions=refuted of ValuesAsMade: firstOfBatch ratio
// In an object whose fields never change, what its constructor refuses does not occur; where something may change later, it may.
import java.util.List;
import java.util.Objects;

class ValuesAsMade {
  record Range(int low, int high) {
    Range {
      if (low > high) throw new IllegalArgumentException("from " + low + " to " + high);
    }

    Range(int only) {
      this(only, only);
    }
  }

  static final class Order {
    private final String name;
    private final int count;

    Order(String name, int count) {
      this.name = Objects.requireNonNull(name, "name");
      if (name.isEmpty()) throw new IllegalArgumentException();
      this.count = Math.max(count, 1);
    }
  }

  static class Mutable {
    int low;
    int high;

    Mutable(int low, int high) {
      if (low > high) throw new IllegalArgumentException();
      this.low = low;
      this.high = high;
    }
  }

  /** Either constructor makes objects. */
  static class Named {
    final int length;

    Named(int length) {
      if (length < 0) throw new IllegalArgumentException();
      this.length = length;
    }

    Named(String text) {
      length = -1;
    }
  }

  /** What it compares with may have been another number then. */
  static class Stamped {
    static int limit = 10;
    final int stamp;

    Stamped(int stamp) {
      if (stamp > limit) throw new IllegalArgumentException();
      this.stamp = stamp;
    }
  }

  /** The list is the caller's, who may empty it afterwards. */
  static class Batch {
    final List<Integer> numbers;

    Batch(List<Integer> numbers) {
      if (numbers.isEmpty()) throw new IllegalArgumentException();
      this.numbers = numbers;
    }
  }

  record Ratio(int over, int under) {
    Ratio {
      if (over < 0) throw new ArithmeticException();
    }
  }

  static long width(Range range) {
    if (range == null) return 0;
    long width = (long) range.high() - range.low();
    assert width >= 0;
    return width;
  }

  static long sumOfRange(Range range) {
    long sum = 0;
    for (int i = 0; i < 3; i++) sum += (long) range.high() - range.low();
    assert sum >= 0;
    return sum;
  }

  static int orderOf(Order order) {
    if (order == null) return 1;
    assert order.count > 0 && order.name.length() > 0;
    return 10 / order.count;
  }

  static int doubled(Order first, Order second) {
    if (first == null || second == null) return 0;
    assert first.name != null && second.name != null;
    return first.name.length() + second.name.length();
  }

  static void widthOfMutable(Mutable range) {
    assert range == null || range.low <= range.high;
  }

  static void named(Named named) {
    assert named == null || named.length >= 0;
  }

  static void stamped(Stamped stamped) {
    assert stamped == null || stamped.stamp <= Stamped.limit;
  }

  static int firstOfBatch(Batch batch) {
    assert batch == null || batch.numbers == null || !batch.numbers.isEmpty();
    return batch.numbers.get(0);
  }

  static int ratio(Ratio ratio) {
    return ratio.over() / ratio.under();
  }
}
