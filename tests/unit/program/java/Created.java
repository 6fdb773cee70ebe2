import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Methods that may create an AssertionError, and others. */
class Created {
  interface Step {
    int next(int value);
  }

  static class Careful implements Step {
    @Override
    public int next(int value) {
      assert value > 0;
      return value - 1;
    }
  }

  static int plain(int[] numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  static int asserts(int value) {
    assert value != 7;
    return value;
  }

  static int through(Step step) {
    return step.next(3);
  }

  static void thrown(Object what) {
    if (what == null) {
      throw new AssertionError("nothing");
    }
  }

  // Code of the library that has assert statements of its own, which are off.
  static Map<Character, Integer> counted(String text) {
    Map<Character, Integer> counts = new TreeMap<>();
    for (char c : text.toCharArray()) {
      counts.merge(Character.toLowerCase(c), 1, Integer::sum);
    }
    return counts;
  }

  static void indirectly(List<Integer> values) {
    values.forEach(Created::asserts);
  }

  static void cast(Object what) {
    if (what instanceof Error) {
      throw (Error) what;
    }
  }

  static void found(List<Throwable> all) throws Throwable {
    throw all.get(0);
  }

  static void caused(RuntimeException failure) throws Throwable {
    throw failure.getCause();
  }

  static int wraps(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalStateException(text, wrong);
    }
  }
}
