// A user-defined key: its own equality and order, and few different hash codes.
final class Key implements Comparable<Key> {
  private final int number;

  Key(int number) {
    this.number = number;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key && ((Key) other).number == number;
  }

  @Override
  public int hashCode() {
    return number % 3;
  }

  @Override
  public int compareTo(Key other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return "k" + number;
  }
}
