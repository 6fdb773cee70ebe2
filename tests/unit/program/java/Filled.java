import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Fields that are never null, and others that look like it. */
class Filled {
  private final Map<String, String> index = new HashMap<>();
  private List<String> names = new ArrayList<>();
  private final String title;
  private final String label = "x";
  private int[] counts = {1, 2};
  private Object dropped = new Object();
  private Object late;
  Object open = new Object();
  private Object fromOutside = new Object();
  private final Object parameter;

  Filled(String title, Object parameter) {
    this.title = Objects.requireNonNull(title);
    this.parameter = parameter;
    if (title.isEmpty()) {
      late = new Object();
    }
  }

  Filled() {
    this("none", null);
  }

  void change() {
    names = new ArrayList<>(names);
    dropped = null;
  }

  static class Nested {
    void reach(Filled other) {
      other.fromOutside = null;
    }
  }

  abstract static class Base {
    Base() {
      look();
    }

    abstract void look();
  }

  static class Early extends Base {
    private final Object seen = new Object();

    @Override
    void look() {
      seen.hashCode();
    }
  }

  static class Captured {
    private Object after;
    private transient Object notWritten = new Object();

    Captured() {
      Runnable look = () -> after.hashCode();
      look.run();
      after = new Object();
    }
  }

  static class HandsOut {
    private Object after;

    HandsOut(List<Object> all) {
      all.add(this);
      after = new Object();
    }
  }
}
