/** Methods that can do nothing but end, and relatives that can. */
class Harmless {
  static int made;
  private final int[] numbers = {1};
  private String name;
  private int size;
  private Harmless next;

  String name() {
    return name;
  }

  Harmless named(String name) {
    this.name = name;
    return this;
  }

  boolean isLong() {
    return name != null && size > 10 || next == this;
  }

  static int twice(int number) {
    return number + number;
  }

  int divided(int by) {
    return size / by;
  }

  int first() {
    return numbers[0];
  }

  int nextSize() {
    return next.size;
  }

  void sizeOf(Harmless other) {
    size = other.size;
  }

  int called() {
    return twice(size);
  }

  int counted() {
    return made;
  }

  int summed() {
    int sum = 0;
    for (int i = 0; i < size; i++) sum += i;
    return sum;
  }

  synchronized int locked() {
    return size;
  }

  Object made() {
    return new Object();
  }

  String cast(Object any) {
    return (String) any;
  }

  static class Initialised {
    static final int[] NUMBERS = new int[made];

    static int none() {
      return 0;
    }
  }
}
