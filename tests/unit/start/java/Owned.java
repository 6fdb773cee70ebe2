import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

// What fields refer to, and who else has it.
class Owned {
  static class Kept {
    private final Map<String, String> names = new HashMap<>();
    private int[] counts = new int[4];
    private List<String> lines;

    Kept(int[] given) {
      lines = new ArrayList<>();
      System.arraycopy(given, 0, counts, 0, 1);
    }

    void add(String name) {
      names.put(name, name);
      lines.add(name);
      counts = Arrays.copyOf(counts, counts.length + 1);
      for (String line : lines) counts[0] += line.length();
    }

    int[] copy() {
      return counts.clone();
    }

    List<String> lines() {
      return Collections.unmodifiableList(new ArrayList<>());
    }

    void drop() {
      lines = null;
    }
  }

  static class Returned {
    private final List<String> all = new ArrayList<>();

    List<String> all() {
      return all;
    }
  }

  static class TakenIn {
    private int[] data;

    TakenIn(int[] data) {
      this.data = data;
    }
  }

  static class PassedOn {
    private final List<String> all = new ArrayList<>();

    List<String> view() {
      return Collections.unmodifiableList(all);
    }
  }

  static class Captured {
    private final List<String> all = new ArrayList<>();

    Supplier<List<String>> all() {
      List<String> now = all;
      return () -> now;
    }
  }

  static class ByLambda {
    private final List<String> all = new ArrayList<>();

    Supplier<List<String>> all() {
      return () -> all;
    }
  }

  static class Twice {
    private final List<String> one;
    private final List<String> other;

    Twice() {
      List<String> made = new ArrayList<>();
      one = made;
      other = made;
    }
  }

  static class ByCopy {
    private final List<String> one;
    private final List<String> other;

    ByCopy() {
      List<String> made = new ArrayList<>();
      one = made;
      List<String> same = one;
      other = same;
    }
  }

  static class GivenToo {
    private final int[] data;

    GivenToo(List<Object> all) {
      int[] made = new int[3];
      all.add(made);
      data = made;
    }
  }

  static class ByFactory {
    private int[] data = new int[1];

    static ByFactory[] two() {
      ByFactory first = new ByFactory();
      ByFactory second = new ByFactory();
      int[] made = new int[2];
      first.data = made;
      second.data = made;
      return new ByFactory[] {first, second};
    }
  }

  static class Cloned implements Cloneable {
    private final int[] data = new int[2];

    int first() {
      return data[0];
    }

    @Override
    public Cloned clone() throws CloneNotSupportedException {
      return (Cloned) super.clone();
    }
  }

  static class Stored {
    static int[] last;
    private final int[] data = new int[2];

    void store() {
      last = data;
    }
  }

  static class InArray {
    private final int[] data = new int[2];

    void into(int[][] rows) {
      rows[0] = data;
    }
  }

  static class Special extends ArrayList<String> {
    static List<Special> all = new ArrayList<>();

    Special() {
      all.add(this);
    }
  }

  static class OfOwnClass {
    private final List<String> lines = new Special();
  }

  static class ByMate {
    private final int[] data = new int[2];

    int first() {
      return data[0];
    }
  }

  static class Mate {
    int[] take(ByMate other) {
      return other.data;
    }
  }

  static class PartOf {
    private final List<String> all = new ArrayList<>();

    List<String> part() {
      return all.subList(0, 1);
    }
  }
}
