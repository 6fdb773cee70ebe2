import java.util.List;
import java.util.Objects;

class Guards {
  int count;

  void plain(String name) {
    if (name == null) throw new IllegalArgumentException("no name: " + count);
    count++;
  }

  void late(String name) {
    count++;
    if (name == null) throw new IllegalArgumentException("too late");
  }

  int library(String name) {
    Objects.requireNonNull(name, "name");
    return name.length();
  }

  int ours(int size) {
    check(size > 0, "size");
    return 10 / size;
  }

  static void check(boolean holds, String what) {
    if (!holds) throw new IllegalArgumentException(what);
  }

  int parsed(String text) {
    return number(text);
  }

  static int number(String text) {
    if (text == null) throw new IllegalArgumentException("no text");
    return Integer.parseInt(text);
  }

  void caught(String name) {
    try {
      if (name == null) throw new IllegalArgumentException("for ourselves");
    } catch (IllegalArgumentException own) {
      count = 0;
    }
  }

  void other(int state) throws Exception {
    if (state == 3) throw new Exception("a checked one");
    if (state == 4) throw new RuntimeException("blames nobody");
  }

  int parts(String text, String other) {
    bothGiven(text, other);
    return text.length();
  }

  // Of the two NullPointerExceptions one is a mistake.
  static void bothGiven(String text, String other) {
    if (text == null) throw new NullPointerException("no text");
    if (other.isEmpty()) throw new IllegalArgumentException("no other");
  }

  int sure(String text) {
    isGiven(text);
    return text.length();
  }

  static void isGiven(String text) {
    if (text == null) throw new NullPointerException("no text");
    if (text.isEmpty()) throw new IllegalArgumentException("an empty text");
  }

  int positive(String text) {
    isPositive(text);
    return text.length();
  }

  // The exception of parseInt is an IllegalArgumentException, too.
  static void isPositive(String text) {
    if (text == null) throw new IllegalArgumentException("no text");
    if (Integer.parseInt(text) < 0) throw new IllegalArgumentException("negative");
  }

  int within(int index, int[] numbers) {
    isWithin(index, numbers);
    return index;
  }

  // The accident happens in the helper of a helper.
  static void isWithin(int index, int[] numbers) {
    isSmall(index, numbers);
    if (index < 0) throw new IndexOutOfBoundsException("negative");
  }

  static void isSmall(int index, int[] numbers) {
    if (numbers == null || numbers[index] > 5) throw new IllegalArgumentException("not small");
  }

  Object never() {
    throw new UnsupportedOperationException();
  }

  static int many(String name, int index, long amount, List<String> list, int[] numbers, String... more) {
    return 0;
  }
}
