// property: assert
// A power of two has one bit.
import jury.Jury;

public class OneBit {
  public static void main(String[] args) {
    int shift = Jury.chooseInt(0, 31);
    int n = 1 << shift; // wrong: int n = (1 << shift) + 1;
    assert (n & (n - 1)) == 0;
  }
}
