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

  Object never() {
    throw new UnsupportedOperationException();
  }

  static int many(String name, int index, long amount, List<String> list, int[] numbers, String... more) {
    return 0;
  }
}
