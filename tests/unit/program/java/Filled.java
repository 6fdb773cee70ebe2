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

  /** The eldest entry is looked for by the map, when the field is there. */
  static class Cache {
    private final int capacity;
    private final Map<String, String> entries;

    Cache(int capacity) {
      this.capacity = capacity;
      this.entries =
          new java.util.LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > Cache.this.capacity;
            }
          };
    }
  }

  /** The constructor above the anonymous class calls what it overrides. */
  static class Asked {
    private final Object answer;

    Asked() {
      answer =
          new Base() {
            @Override
            void look() {
              answer.hashCode();
            }
          };
    }
  }

  static class HandsOut {
    private Object after;

    HandsOut(List<Object> all) {
      all.add(this);
      after = new Object();
    }
  }

  static class Whole {
    private final Object listed;
    private final Object stored = new Object();

    /** The part remembers the whole, and whoever has the list can ask it. */
    Whole(List<Object> all) {
      Part part = new Part(this);
      all.add(part);
      listed = new Object();
    }

    static class Part {
      private final Whole whole;

      Part(Whole whole) {
        this.whole = whole;
      }
    }
  }

  /** What the part is stored in is looked at by an initialiser, or after the constructor has failed. */
  static class Kept {
    static Part last;
    private final Object initialised;

    Kept() {
      last = new Part(this);
      last.number = Later.number;
      initialised = new Object();
    }

    static class Later {
      static int number = last.kept.initialised.hashCode();
    }

    static class Part {
      private final Kept kept;
      int number;

      Part(Kept kept) {
        this.kept = kept;
      }
    }
  }

  static class Failed {
    static Part last;
    private final Object divided;

    Failed(int number) {
      last = new Part(this);
      last.number = 1 / number;
      divided = new Object();
    }

    static class Part {
      private final Failed failed;
      int number;

      Part(Failed failed) {
        this.failed = failed;
      }
    }
  }
}
