// property: assert
// A comparison by subtraction is right for numbers that are not negative.
import jury.Jury;

public class ComparedBySign {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a >= 0 && b >= 0); // wrong: Jury.assume(a >= 0);
    assert (a - b < 0) == (a < b);
  }
}
