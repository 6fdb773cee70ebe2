/**
 * What collections are filled with: equal by number, ordered by it, told apart by identity. Each remembers in Log
 * what it was asked while a library method ran.
 */
class Item implements Comparable<Item> {
  final int number;

  Item(int number) {
    this.number = number;
  }

  @Override
  public boolean equals(Object other) {
    Log.ask("equals");
    return other instanceof Item && ((Item) other).number == number;
  }

  @Override
  public int hashCode() {
    Log.ask("hashCode");
    return number & 3;
  }

  @Override
  public int compareTo(Item other) {
    Log.ask("compareTo");
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    Log.ask("toString");
    return "I" + number;
  }
}
