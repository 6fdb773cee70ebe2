// property: exceptions
// A recursion that refuses negative numbers, and is never given one.
import jury.Jury;

public class ThrowsBelow {
  static int steps(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative");
    }
    return n < 2 ? 0 : 1 + steps(n - 2); // wrong: return n < 1 ? 0 : 1 + steps(n - 2);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    steps(n);
  }
}
