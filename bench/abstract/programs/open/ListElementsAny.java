// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// The elements of a list of any size: none is null, each keeps what it was made with.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class ListElementsAny {
  static class Cell {
    int value;

    Cell(int value) {
      this.value = value;
    }
  }

  public static void main(String[] args) {
    List<Cell> cells = new ArrayList<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      cells.add(new Cell(5));
    }
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      assert cell != null;
      assert cell.value == 5;
    }
  }
}
