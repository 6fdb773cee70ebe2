// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Arrays whose size is computed. */
public class NegativeSizesUnclamped {
  static int[] range(int from, int to) {
    int[] result = new int[to - from];
    for (int i = 0; i < result.length; i++) result[i] = from + i;
    return result;
  }

  public static void main(String[] args) {
    int from = Jury.chooseInt(-2, 3);
    int[] numbers = range(from, 2);
    assert numbers.length <= 4;
    if (numbers.length > 0) assert numbers[numbers.length - 1] == 1;
    else assert from >= 2;
  }
}
