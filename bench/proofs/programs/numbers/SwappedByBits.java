// property: assert
// Two numbers change places by exclusive ors.
import jury.Jury;

public class SwappedByBits {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    int x = a ^ b;
    int y = x ^ b;
    x = x ^ y; // wrong: x = x ^ b;
    assert x == b && y == a;
  }
}
