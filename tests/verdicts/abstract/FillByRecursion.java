// expect assert=proved exceptions=proved [options: --engine abstract]
// An array of any length, filled by a recursion; the index never leaves it.
import jury.Jury;

public class FillByRecursion {
  static void fill(int[] data, int from) {
    if (from >= data.length) {
      return;
    }
    data[from] = 7;
    fill(data, from + 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0 && n < 100000);
    int[] data = new int[n];
    fill(data, 0);
    assert data.length == n;
  }
}
