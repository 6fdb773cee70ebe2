// property: assert
// An index from a hash by a mask is inside.
import jury.Jury;

public class HashSpread {
  public static void main(String[] args) {
    int hash = Jury.chooseInt();
    int bits = Jury.chooseInt(0, 20);
    int size = 1 << bits;
    int index = hash & (size - 1); // wrong: int index = hash % size;
    assert index >= 0 && index < size;
  }
}
