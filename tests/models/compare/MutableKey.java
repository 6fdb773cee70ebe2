// A key whose equality and hash code change while it is in a collection. Both sides see the same objects. No two keys are ever equal: when two
// under one hash code are, an iterator of the JDK's HashMap removes the first of them, which the model does not follow.
final class MutableKey {
  private final int name;
  private int number;

  MutableKey(int name) {
    this.name = name;
    number = name;
  }

  void become(int value) {
    number = value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MutableKey && ((MutableKey) other).number == number;
  }

  @Override
  public int hashCode() {
    return number % 4;
  }

  @Override
  public String toString() {
    return "m" + name + "." + number;
  }
}
