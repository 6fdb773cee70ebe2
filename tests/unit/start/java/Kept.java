import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;

// Classes that keep what the test says of them.
class Kept {
  static class Ratio {
    private final int numerator;
    private final int denominator;

    private Ratio(int numerator, int denominator) {
      this.numerator = numerator;
      this.denominator = denominator;
    }

    static Ratio of(int numerator, int denominator) {
      if (denominator == 0) throw new ArithmeticException("denominator");
      if (denominator < 0) {
        if (denominator == Integer.MIN_VALUE) throw new ArithmeticException("too large");
        denominator = -denominator;
      }
      return new Ratio(numerator, denominator);
    }

    Ratio half() {
      if (denominator > 1000) throw new ArithmeticException("too fine");
      return new Ratio(numerator, denominator * 2);
    }
  }

  static class Pile {
    private int[] data = new int[4];
    private int size;

    void push(int value) {
      if (size == data.length) data = Arrays.copyOf(data, size * 2 + 1);
      data[size++] = value;
    }

    int pop() {
      if (size == 0) throw new NoSuchElementException();
      return data[--size];
    }

    void clear() {
      size = 0;
    }
  }

  static class Ring {
    private final Object[] slots = new Object[16];
    private int head;

    void step() {
      head = (head + 1) % slots.length;
    }

    void back() {
      head = head == 0 ? slots.length - 1 : head - 1;
    }

    void mask() {
      head = (head + 1) & (slots.length - 1);
    }
  }

  static class Span {
    private int start;
    private int end;

    Span(int start, int end) {
      if (start < 0 || end < start) throw new IllegalArgumentException();
      this.start = start;
      this.end = end;
    }

    void narrow() {
      if (end > start) end -= 1;
    }

    // Between the two assignments the order is wrong, and nobody sees it.
    void move(int first, int last) {
      if (first < 0 || last < first) return;
      start = first;
      end = last;
    }
  }

  static class Named {
    private String name;
    private Map<String, String> notes;

    Named(String name) {
      this.name = Objects.requireNonNull(name);
      init();
    }

    private void init() {
      notes = new HashMap<>();
    }

    void rename(String other) {
      if (other == null) throw new IllegalArgumentException("other");
      name = other;
    }

    void shorten() {
      name = first(name);
    }

    private static String first(String text) {
      return text.isEmpty() ? "" : text.substring(0, 1);
    }
  }

  // The inner object remembers this one and is not asked before the end of the constructor.
  static class Remembered {
    private final Inner inner;
    private final List<String> lines;

    Remembered() {
      inner = new Inner(this);
      lines = new ArrayList<>();
    }

    static class Inner {
      private final Remembered outer;

      private Inner(Remembered outer) {
        this.outer = outer;
      }

      int count() {
        return outer.lines.size();
      }
    }
  }

  static class Delegating {
    private final String text;
    private int count;

    Delegating() {
      this("nothing");
    }

    Delegating(String text) {
      if (text == null) throw new NullPointerException("text");
      this.text = text;
    }

    void more() {
      if (count < 10) count++;
    }
  }

  static class Caught {
    private int first;
    private int second;

    void both(Runnable action) {
      int before = first;
      first = before < 100 ? before + 1 : before;
      second = first;
      try {
        action.run();
      } finally {
        first = 0;
        second = 0;
      }
    }
  }

  static class Base {
    protected final List<String> parts;

    Base() {
      parts = new ArrayList<>();
    }
  }

  static class Derived extends Base {
    private final String label;

    Derived(int number) {
      label = "number " + number;
    }
  }

  // Copies have what the original has.
  static class Copied implements Cloneable {
    private int level = 1;

    void up() {
      if (level < 9) level++;
    }

    @Override
    public Copied clone() {
      try {
        return (Copied) super.clone();
      } catch (CloneNotSupportedException impossible) {
        throw new AssertionError(impossible);
      }
    }
  }

  static class Byted {
    private byte[] block = new byte[8];
    private int used;
    private long total;

    void put(byte value) {
      if (used < block.length) {
        block[used] = value;
        used++;
      }
    }

    void copyFrom(byte[] other) {
      block = other.clone();
      used = 0;
    }
  }
}
