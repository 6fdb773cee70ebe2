import java.util.Comparator;

/** What collections are filled with: numbers, strings, keys of our own that collide, nulls. */
class Elements {
  /** Equal by number; four neighbours share a hash code; no order of its own. */
  static final class Key {
    final int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).number == number;
    }

    @Override
    public int hashCode() {
      return number >> 2;
    }

    @Override
    public String toString() {
      return "K" + number;
    }
  }

  /** The same with an order, so that even crowded buckets of a HashMap are deterministic. */
  static final class Ordered implements Comparable<Ordered> {
    final int number;
    final int spread;

    Ordered(int number, int spread) {
      this.number = number;
      this.spread = spread;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Ordered && ((Ordered) other).number == number;
    }

    @Override
    public int hashCode() {
      return number % spread;
    }

    @Override
    public int compareTo(Ordered other) {
      return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
      return "O" + number;
    }
  }

  private static final String[] WORDS = {"", "a", "b", "Aa", "BB", "ab", "AaBB", "BBAa", "hello", "zz", "C", "abc", "x y"};

  private final Lcg random;
  private final int kind;
  private final int range;
  private final boolean nulls;

  /** kind: 0 Integer, 1 String, 2 Ordered, 3 Key. */
  Elements(Lcg random, int kind, int range, boolean nulls) {
    this.random = random;
    this.kind = kind;
    this.range = range;
    this.nulls = nulls;
  }

  static Elements any(Lcg random) {
    return new Elements(random, random.below(4), 4 + random.below(9), random.chance(30));
  }

  /** With an order; nulls are rare, since sorted collections refuse them. */
  static Elements sorted(Lcg random) {
    return new Elements(random, random.below(3), 4 + random.below(12), random.chance(5));
  }

  Object next() {
    if (nulls && random.chance(10)) return null;
    switch (kind) {
      case 0:
        return random.chance(95) ? random.below(range) - 2 : random.below(100000);
      case 1:
        return WORDS[random.below(WORDS.length)];
      case 2:
        return new Ordered(random.below(range), 3);
      default:
        return new Key(random.below(range));
    }
  }

  /** A total preorder that takes nulls: by text length and hash, by text, or backwards. */
  static Comparator<Object> comparator(int which) {
    switch (which % 3) {
      case 0:
        return (left, right) -> Integer.compare(String.valueOf(left).length(), String.valueOf(right).length());
      case 1:
        return (left, right) -> String.valueOf(right).compareTo(String.valueOf(left));
      default:
        return Comparator.comparing(value -> String.valueOf(value).hashCode() & 7);
    }
  }

  /** Whether a value belongs to one of three classes. */
  static boolean inClass(Object value, int which) {
    return Math.floorMod(String.valueOf(value).hashCode(), 3) == which;
  }
}
