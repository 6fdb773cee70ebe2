// property: assert
// There are at most 32 bits.
import jury.Jury;

public class CountedBits {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int count = 0;
    while (n != 0) {
      count += n & 1;
      n >>>= 1;
    }
    assert count >= 0 && count <= 32; // wrong: assert count >= 0 && count < 32;
  }
}
