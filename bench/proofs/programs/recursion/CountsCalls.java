// property: assert
// As many calls as the number says, and one more.
import jury.Jury;

public class CountsCalls {
  static int calls;

  static void down(int n) {
    calls++;
    if (n > 0) { // wrong: if (n > 1) {
      down(n - 1);
    }
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 10000);
    down(n);
    assert calls == n + 1;
  }
}
