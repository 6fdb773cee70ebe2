// expect assert=proved exceptions=proved [options: --engine abstract]
// Every element of an array of unknown length is set.
import jury.Jury;

public class ArrayFilled {
  public static void main(String[] args) {
    int[] cells = new int[Jury.chooseInt(0, 5000)];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 7;
    }
    for (int i = 0; i < cells.length; i++) {
      assert cells[i] == 7;
    }
  }
}
