// expect assert=proved exceptions=proved [options: --engine abstract]
// Two indices run towards each other.
import jury.Jury;

public class TwoPointers {
  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(0, 5000)];
    int low = 0;
    int high = data.length - 1;
    int steps = 0;
    while (low < high) {
      if (Jury.chooseBoolean()) {
        low++;
      } else {
        high--;
      }
      data[low] = 1;
      data[high] = 2;
      steps++;
    }
    assert steps <= data.length;
    assert data.length == 0 || low == high;
  }
}
