// property: assert
// Counting down by two from an even number comes to zero.
import jury.Jury;

public class CountDownByTwo {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0 && n % 2 == 0); // wrong: Jury.assume(n >= 0 && n % 3 == 0);
    while (n > 0) {
      n -= 2;
    }
    assert n == 0;
  }
}
