// expect assert=refuted [options: --engine abstract]
// One element is entered twice.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class ListElementsAliased {
  static class Cell {
    int value;
  }

  public static void main(String[] args) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      cells.add(new Cell());
    }
    for (int i = 0; i < cells.size(); i++) {
      for (int j = i + 1; j < cells.size(); j++) {
        assert cells.get(i) != cells.get(j);
      }
    }
    cells.set(2, cells.get(1));
    int changed = Jury.chooseInt(0, 3);
    cells.get(changed).value = 1;
    for (int i = 0; i < cells.size(); i++) {
      assert cells.get(i).value == (i == changed ? 1 : 0);
    }
  }
}
