// expect assert=refuted exceptions=proved [options: --engine abstract]
// The last element is forgotten.
import jury.Jury;

public class ArrayFilledButOne {
  public static void main(String[] args) {
    int[] cells = new int[Jury.chooseInt(0, 5000)];
    for (int i = 0; i < cells.length - 1; i++) {
      cells[i] = 7;
    }
    for (int i = 0; i < cells.length; i++) {
      assert cells[i] == 7;
    }
  }
}
