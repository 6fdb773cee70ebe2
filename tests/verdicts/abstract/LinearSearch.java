// expect assert=proved exceptions=proved [options: --engine abstract]
// What is found is what was sought.
import jury.Jury;

public class LinearSearch {
  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(0, 5000)];
    for (int i = 0; i < data.length; i++) {
      data[i] = Jury.chooseInt();
    }
    int wanted = Jury.chooseInt();
    int found = -1;
    for (int i = 0; i < data.length; i++) {
      if (data[i] == wanted) {
        found = i;
        break;
      }
    }
    if (found >= 0) {
      assert data[found] == wanted;
    } else {
      for (int i = 0; i < data.length; i++) {
        assert data[i] != wanted;
      }
    }
  }
}
