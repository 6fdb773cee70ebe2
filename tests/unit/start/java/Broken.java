import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

// Classes that do not keep what the test asks about, each for another reason.
class Broken {
  static class ByMate {
    private int size;

    int size() {
      return size;
    }
  }

  static class Mate {
    void set(ByMate other, int size) {
      other.size = size;
    }
  }

  static class BySubclass {
    protected int level;
    String label = "none";
  }

  static class Below extends BySubclass {
    void set(int other) {
      level = other;
    }
  }

  static class ByPackage {
    void drop(BySubclass other) {
      other.label = null;
    }
  }

  static class ByLambda {
    private int count;

    IntConsumer setter() {
      return value -> count = value;
    }
  }

  static class ByInner {
    private Object held = "something";

    class Dropper implements Runnable {
      @Override
      public void run() {
        held = null;
      }
    }
  }

  interface Listener {
    void changed();
  }

  // `this` is seen before the field is assigned.
  static class Leaking {
    private final String name;

    Leaking(List<Object> all) {
      all.add(this);
      name = "name";
    }
  }

  static class LeakingByLambda {
    private final String name;

    LeakingByLambda(List<Supplier<String>> all) {
      all.add(() -> name());
      name = "name";
    }

    String name() {
      return name;
    }
  }

  // The inner object is handed out, and with it this one.
  static class LeakingByInner {
    private final String name;

    LeakingByInner(List<Object> all) {
      Inner inner = new Inner(this);
      all.add(inner);
      name = "name";
    }

    static class Inner {
      private final LeakingByInner outer;

      private Inner(LeakingByInner outer) {
        this.outer = outer;
      }

      int length() {
        return outer.name.length();
      }
    }
  }

  static class LeakingByField {
    static Object last;
    private final String name;

    LeakingByField(Runnable action) {
      last = this;
      action.run();
      name = "name";
    }
  }

  // The constructor leaves by an exception, and the object is there.
  static class LeftBehind {
    static LeftBehind last;
    private int count = -1;

    LeftBehind(int wanted) {
      last = this;
      if (wanted < 0) throw new IllegalArgumentException();
      count = wanted;
    }
  }

  static class Above {
    Above() {
      prepare();
    }

    void prepare() {}
  }

  // The constructor above calls a method that looks at the field.
  static class SeenFromAbove extends Above {
    private final String name = name();

    private static String name() {
      return "name".trim();
    }

    @Override
    void prepare() {
      name.length();
    }
  }

  static class ExceptionBetween {
    private int start;
    private int end;

    void move(int[] values) {
      start = 5;
      end = values[0] < 5 ? 5 : values[0];
    }

    void reset() {
      start = 0;
      end = 0;
    }
  }

  static class CallBetween {
    private int start;
    private int end;

    void move(Runnable action) {
      start = 5;
      action.run();
      end = 5;
    }

    void reset() {
      start = 0;
      end = 0;
    }
  }

  // What a helper calls sees the object between two assignments.
  static class CallInHelper {
    private int start;
    private int end;

    void move(Runnable action) {
      start = 5;
      tell(action);
      end = 5;
    }

    private void tell(Runnable action) {
      action.run();
    }

    void reset() {
      start = 0;
      end = 0;
    }
  }

  static class Overflowing {
    private int count;

    void add() {
      count = count + 1;
    }
  }

  static class OverflowingProduct {
    private int area = 1;

    void grow(int side) {
      if (side > 0) area = side * side;
    }
  }

  static class Narrowed {
    private byte level;

    void set(int wanted) {
      if (wanted >= 0) level = (byte) wanted;
    }
  }

  static class OverflowingLong {
    private long total;

    void add() {
      total += 1;
    }
  }

  static class Negated {
    private int distance;

    void set(int value) {
      distance = value < 0 ? -value : value;
    }
  }

  static class Factory {
    private String name;

    static Factory make(String name) {
      Factory made = new Factory();
      made.name = name;
      return made;
    }
  }

  static class OtherObject {
    private int low;
    private int high;

    void spread(OtherObject other) {
      other.low = 7;
      high = 9;
    }
  }

  // The other may be this one.
  static class Aliased {
    private int low;
    private int high = 10;

    void swap(Aliased other) {
      if (low >= 1) {
        other.low = 10;
        high = 5;
      }
    }

    void raise() {
      if (low < 10 && low < high) low++;
    }
  }

  static class CloneOfHalf implements Cloneable {
    private int low;
    private int high;

    Object broken() throws CloneNotSupportedException {
      low = 1;
      Object copy = clone();
      high = 1;
      return copy;
    }
  }

  static class TakenIn {
    private int[] data;
    private int size;

    TakenIn(int[] data, int size) {
      this.data = data;
      this.size = size;
    }
  }

  interface Sized {
    void setSize(int size);
  }

  static class ByInterface implements Sized {
    private int size;

    @Override
    public void setSize(int size) {
      this.size = size;
    }
  }

  interface Holder<T> {
    void set(T value);
  }

  // Through the bridge method set(Object).
  static class ByBridge implements Holder<String> {
    private String value = "";

    @Override
    public void set(String value) {
      this.value = value;
    }
  }

  static class Read {
    private int size;

    void readFrom(DataInput input) throws IOException {
      size = input.readInt();
    }
  }

  // The constant is null while the class is being initialised.
  static class OwnConstant {
    static final OwnConstant FIRST = new OwnConstant();
    static final Object NOTHING = new Object();
    private final Object value = NOTHING;
  }

  // Nor before a callback in the initialiser.
  static class OwnConstantLater {
    static final List<Object> ALL = new ArrayList<>();

    static {
      List.of(1, 2).forEach(number -> ALL.add(new OwnConstantLater()));
    }

    static final Object NOTHING = new Object();
    private final Object value = NOTHING;
  }

  static class Late {
    private Object value;

    void open() {
      value = new Object();
    }
  }

  static class OneBranch {
    private Object value = new Object();

    void set(boolean keep, Object other) {
      if (keep) {
        if (other != null) value = other;
      } else {
        value = other;
      }
    }
  }

  static class Looping {
    private int steps;

    void run(int times) {
      for (int i = 0; i < times; i++) steps -= 1;
    }
  }

  static class Handled {
    private int first;
    private int second;

    void set(Object some) {
      try {
        first = 3;
        some.hashCode();
        second = 3;
      } catch (RuntimeException ignored) {
        // first is 3, and second what it was
      }
    }

    void reset() {
      first = 0;
      second = 0;
    }
  }

  static class Shrunk {
    private int[] data = new int[8];
    private int size;

    void push(int value) {
      if (size < data.length) data[size++] = value;
    }

    void shrink() {
      data = Arrays.copyOf(data, 2);
    }
  }

  // The index is checked after it was counted up.
  static class CountedTooEarly {
    private final int[] data = new int[8];
    private int size;

    void push(int value) {
      data[size++] = value;
    }
  }

  static class PrivateSetter {
    private int rate = 1;

    private void setRate(int rate) {
      this.rate = rate;
    }

    void one() {
      setRate(1);
    }

    Runnable zero() {
      return () -> setRate(0);
    }
  }

  static class ByReference {
    private int rate = 1;

    private void setRate(int rate) {
      this.rate = rate;
    }

    IntConsumer setter() {
      setRate(2);
      return this::setRate;
    }
  }

  static class ByConstructorReference {
    private final int rate;

    private ByConstructorReference(int rate) {
      this.rate = rate;
    }

    static ByConstructorReference usual() {
      return new ByConstructorReference(1);
    }

    static IntFunction<ByConstructorReference> maker() {
      return ByConstructorReference::new;
    }
  }

  // The two variables may mean the same object.
  static class TwoNames {
    private int low;
    private int high;

    TwoNames() {}

    TwoNames(TwoNames given, boolean same, Runnable action) {
      TwoNames other = same ? this : given;
      low = 0;
      high = 0;
      other.low = 3;
      if (low >= 1) high = 3;
      action.run();
    }
  }

  // An object that is held by one that is held by one that is handed out.
  static class HeldTwice {
    private final String name;

    HeldTwice(List<Object> all) {
      Outer outer = new Outer(new Inner(this));
      all.add(outer);
      name = "name";
    }

    static class Inner {
      private final HeldTwice held;

      private Inner(HeldTwice held) {
        this.held = held;
      }

      int length() {
        return held.name.length();
      }
    }

    static class Outer {
      private final Inner inner;

      private Outer(Inner inner) {
        this.inner = inner;
      }
    }
  }

  static class NullResult {
    private String name = "";

    void set(int number) {
      name = find(number);
    }

    private static String find(int number) {
      List<String> all = new ArrayList<>();
      for (int i = 0; i < number; i++) if (i * i == number) return "square";
      return all.isEmpty() ? null : "none";
    }
  }

  static class Overridden {
    private String name = "";

    void set() {
      name = text();
    }

    String text() {
      return "text";
    }
  }

  static class Overriding extends Overridden {
    @Override
    String text() {
      return null;
    }
  }

  // What another object holds may be this one, and changed.
  static class Linked {
    private Linked next;
    private int low;
    private int high;

    void set() {
      next.low = 4;
      if (high >= 4) low = 4;
      next.high = 4;
    }
  }
}
