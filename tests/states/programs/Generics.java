// Generic classes with arrays of their variable, bounded variables, and wildcards.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

class Box<T> {
  private T value;
  private Box<T> next;

  Box(T value) {
    this.value = value;
  }

  T value() {
    return value;
  }

  void set(T value) {
    this.value = value;
  }

  <R> Box<R> map(Function<T, R> function) {
    return new Box<>(function.apply(value));
  }

  void link(Box<T> next) {
    this.next = next;
  }
}

class Ring<T extends Comparable<T>> {
  private T[] items;
  private int size;

  @SuppressWarnings("unchecked")
  Ring() {
    items = (T[]) new Comparable[4];
  }

  void add(T item) {
    items[size++ % items.length] = item;
  }

  T largest() {
    T best = null;
    for (T item : items) if (item != null && (best == null || item.compareTo(best) > 0)) best = item;
    return best;
  }
}

class TextRing extends Ring<String> {
  @Override
  void add(String item) {
    super.add(item == null ? "" : item.trim());
  }
}

class Uses {
  private final Box<Integer> number = new Box<>(1);
  private Box<List<String>> lists = new Box<>(new ArrayList<>());
  private Optional<Box<Integer>> maybe = Optional.empty();
  private final Ring<Integer> ring = new Ring<>();
  private Supplier<String> supplier = () -> "made";

  void put(Integer value) {
    number.set(value);
    ring.add(value == null ? 0 : value);
    maybe = Optional.of(number);
  }

  void put(String text) {
    lists.value().add(text);
    supplier = () -> text;
  }

  Box<Integer> box() {
    return number;
  }

  Box<String> named() {
    return number.map(each -> "n" + each);
  }

  Box<? extends Number> any() {
    return maybe.isPresent() ? maybe.get() : number;
  }

  int length(Box<String> box) {
    return box.value().length();
  }

  String make(Supplier<String> given) {
    return (given == null ? supplier : given).get();
  }

  Supplier<String> supplier() {
    return supplier;
  }

  Ring<Integer> ring() {
    return ring;
  }

  TextRing texts(List<String> all) {
    TextRing result = new TextRing();
    for (String each : all) result.add(each);
    return result;
  }
}
