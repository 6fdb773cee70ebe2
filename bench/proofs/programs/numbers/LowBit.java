// property: assert
// The low bit of a number is its remainder, if it is not negative.
import jury.Jury;

public class LowBit {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0); // wrong: Jury.assume(n <= 0);
    assert (n & 1) == n % 2;
  }
}
