// expect methods [options: --engine bounded --property exceptions,assert]
// expect exceptions=bounded of GenericValues: first chained listed pair held optional
// expect exceptions=refuted of GenericValues: raw wrong
// expect assert=refuted of GenericValues: shared
// Of a Box<Integer> the field `T value` is an Integer: the casts that the compiler adds do not fail. A Box<?> may be the same object.
import java.util.List;
import java.util.Optional;

class GenericValues {
  static class Box<T> {
    T value;
    Box<T> next;
    List<T> all;
  }

  static class Pair<B, A> {
    B first;
    A second;
  }

  private Box<String> name;

  static int first(Box<Integer> box) {
    return box == null || box.value == null ? 0 : box.value;
  }

  static int chained(Box<String> box) {
    return box == null || box.next == null || box.next.value == null ? 0 : box.next.value.length();
  }

  static int listed(Box<Long> box) {
    long sum = 0;
    if (box != null && box.all != null)
      for (Long one : box.all) if (one != null) sum += one;
    return (int) sum;
  }

  static int pair(Pair<String, Integer> pair) {
    if (pair == null || pair.first == null || pair.second == null) return 0;
    return pair.first.length() + pair.second;
  }

  int held() {
    return name == null || name.value == null ? 0 : name.value.length();
  }

  static int optional(Optional<String> text) {
    return text == null || text.isEmpty() ? 0 : text.get().length();
  }

  static int raw(Box<?> box) {
    return box == null || box.value == null ? 0 : (Integer) box.value;
  }

  static int wrong(Pair<Integer, Integer> pair) {
    return pair == null || pair.first == null ? 0 : pair.second;
  }

  static void shared(Box<?> any, Box<Integer> numbers) {
    if (any == null || numbers == null || any.value == null) return;
    numbers.value = null;
    assert any.value != null;
  }
}
