// expect assert=refuted exceptions=proved [options: --engine abstract]
// Steps of two miss odd bounds.
import jury.Jury;

public class CountUpByTwo {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 1000);
    int i = 0;
    while (i < n) {
      i += 2;
    }
    assert i == n;
  }
}
