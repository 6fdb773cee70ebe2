// expect methods [options: --engine bounded --property exceptions --objects 2 --loops 4]
// What all code of a class keeps is so in every state that a method is checked from, also where small arrays would be too short for it.
// expect exceptions=bounded of InferredInvariants$Pile: push
// expect exceptions=proved of InferredInvariants$Pile: pop
// expect exceptions=proved of InferredInvariants$Ratio: of part
// expect exceptions=bounded of InferredInvariants$Ring: current step
// expect exceptions=bounded of InferredInvariants$Named: length
// expect exceptions=proved of InferredInvariants$Named: rename
// expect exceptions=proved of InferredInvariants$Open: setSize
// Arrays that are longer than those that are tried: nothing is refuted by shorter ones.
// expect exceptions=undecided of InferredInvariants$Wide: first
// What it does not keep is not: somebody may assign it, or sees it too early.
// expect exceptions=refuted of InferredInvariants$Open: get
// expect exceptions=refuted of InferredInvariants$Listed$Part: length
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

public class InferredInvariants {
  public static class Pile {
    private int[] data = new int[4];
    private int size;

    public void push(int value) {
      if (size == data.length) data = Arrays.copyOf(data, 2 * size);
      data[size++] = value;
    }

    public int pop() {
      if (size == 0) return 0;
      return data[--size];
    }
  }

  public static class Ratio {
    private final int numerator;
    private final int denominator;

    private Ratio(int numerator, int denominator) {
      this.numerator = numerator;
      this.denominator = denominator;
    }

    public static Ratio of(int numerator, int denominator) {
      return denominator > 0 ? new Ratio(numerator, denominator) : null;
    }

    public int part() {
      return numerator / denominator;
    }
  }

  public static class Ring {
    private final Object[] slots = new Object[4];
    private int head;

    public Object current() {
      return slots[head];
    }

    public void step() {
      head = (head + 1) % slots.length;
    }
  }

  public static class Wide {
    private final int[] cells = new int[200];

    public int first(int index) {
      return index >= 0 && index < 100 ? cells[index] : 0;
    }
  }

  public static class Named {
    private String name;

    public Named(String name) {
      this.name = name == null ? "" : name;
    }

    public void rename(String other) {
      if (other != null) name = other;
    }

    public int length() {
      return name.length();
    }
  }

  public static class Open {
    private int[] data = new int[4];
    private int size;

    public int get() {
      return data[size];
    }

    public void setSize(int size) {
      this.size = size;
    }
  }

  public static class Listed {
    private final String name;

    public Listed(List<Object> all) {
      Part part = new Part(this);
      all.add(part);
      name = "name";
    }

    public static class Part {
      private final Listed whole;

      private Part(Listed whole) {
        this.whole = whole;
      }

      public int length() {
        return whole.name.length();
      }
    }
  }
}
