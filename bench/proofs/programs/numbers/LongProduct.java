// property: assert
// The product of two ints fits into a long.
import jury.Jury;

public class LongProduct {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a > 0 && b > 0);
    long product = (long) a * b; // wrong: long product = a * b;
    assert product > 0;
  }
}
