// property: assert
// Exclusive or with the same mask twice gives the number back.
import jury.Jury;

public class MaskedTwice {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int mask = Jury.chooseInt();
    assert ((n ^ mask) ^ mask) == n; // wrong: assert ((n ^ mask) | mask) == n;
  }
}
