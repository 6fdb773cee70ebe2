// property: assert
// Two ints packed into a long and taken out again.
import jury.Jury;

public class PackedPair {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    long pair = ((long) a << 32) | (b & 0xFFFFFFFFL); // wrong: long pair = ((long) a << 32) | b;
    assert (int) (pair >> 32) == a && (int) pair == b;
  }
}
