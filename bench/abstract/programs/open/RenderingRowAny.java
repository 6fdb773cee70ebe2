// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A row of pixels of any length: coloured exactly between two ends.
import jury.Jury;

public class RenderingRowAny {
  public static void main(String[] args) {
    int length = Jury.chooseInt(0, 10000);
    int[] pixels = new int[length];
    int left = Jury.chooseInt(0, 10000);
    int right = Jury.chooseInt(0, 10000);
    Jury.assume(left <= right && right <= length);
    for (int x = left; x < right; x++) {
      pixels[x] = 3;
    }
    for (int x = 0; x < length; x++) {
      if (x < left || x >= right) {
        assert pixels[x] == 0;
      } else {
        assert pixels[x] == 3;
      }
    }
  }
}
