// expect assert=proved exceptions=proved [options: --engine abstract]
// A counter meets its bound.
import jury.Jury;

public class CountUp {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    int i = 0;
    while (i < n) {
      i++;
    }
    assert i == n;
  }
}
