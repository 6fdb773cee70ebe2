// Executions whose steps are compared one by one with what the program did (story_test.cpp).
import java.util.*;
import java.util.function.*;

class Stepped {
  static int made;
  final List<Integer> list = new ArrayList<>();
  Stepped next;
  int size;

  Stepped(int first) {
    ++made;
    add(first);
  }

  int add(int value) {
    list.add(value);
    size = list.size();
    return size;
  }

  static int twice(int n) {
    int result = n * 2;
    return result;
  }

  static int sum(int n) {
    if (n == 0) return 0;
    int rest = sum(n - 1);
    int result = rest + n;
    return result;
  }

  static int risky(int n) {
    int copy = n;
    if (copy > 1) throw new IllegalStateException("too much");
    return copy;
  }

  static void calls() {
    int a = twice(2);
    int b = twice(a) + twice(a + 1);
    a = b;
    int c = twice(twice(twice(1)));
    assert a + c < 0;
  }

  static void collections() {
    List<Integer> numbers = new ArrayList<>();
    Set<String> words = new TreeSet<>();
    Map<String, Integer> counts = new HashMap<>();
    numbers.add(twice(1));
    words.add("b");
    words.add("a");
    counts.put("b", twice(3));
    counts.merge("b", twice(2), Integer::sum);
    words.remove("b");
    numbers.add(0, twice(5)); numbers.remove(0);
    assert numbers.isEmpty();
  }

  static void objects() {
    Stepped one = new Stepped(1);
    Stepped two = new Stepped(twice(2));
    one.next = two;
    two.next = one;
    int n = one.add(3) + two.add(4);
    one = two.next.next;
    one.size = 7;
    assert two.size != n + 3;
  }

  static void deep() {
    Stepped held = new Stepped(1);
    int total = sum(6);
    held.size = total;
    assert held.size != 21;
  }

  static void exceptions() {
    int seen = 0;
    for (int i = 0; i < 4; ++i) {
      try {
        seen += risky(i);
      } catch (IllegalStateException e) {
        seen = -seen;
      } finally {
        ++seen;
      }
    }
    Integer none = null;
    try {
      seen = none;
    } catch (NullPointerException e) {
      none = seen;
    }
    assert none > 100;
  }

  static void lambdas() {
    int[] cells = new int[3];
    IntFunction<Integer> fill = i -> {
      cells[i] = i + 1;
      return cells[i];
    };
    int all = fill.apply(0) + fill.apply(2);
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    list.forEach(x -> {
      int y = x;
      cells[1] += y;
    });
    list.sort((x, y) -> x - y);
    assert all + cells[1] == 0;
  }
}
