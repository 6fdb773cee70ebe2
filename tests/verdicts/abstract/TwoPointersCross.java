// expect assert=refuted exceptions=refuted [options: --engine abstract]
// Both indices move at once, so that they can cross.
import jury.Jury;

public class TwoPointersCross {
  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(0, 50)];
    int low = 0;
    int high = data.length - 1;
    while (low < high) {
      low += 2;
      high--;
      if (Jury.chooseBoolean()) {
        data[low] = 1;
      }
    }
    assert data.length == 0 || low == high;
  }
}
