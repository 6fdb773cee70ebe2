// property: assert
// McCarthy's function is 91 up to 101, and ten less beyond.
import jury.Jury;

public class McCarthy {
  static int descend(int n) {
    if (n > 100) {
      return n - 10; // wrong: return n - 9;
    }
    return descend(descend(n + 11));
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int result = descend(n);
    assert n > 101 ? result == n - 10 : result == 91;
  }
}
