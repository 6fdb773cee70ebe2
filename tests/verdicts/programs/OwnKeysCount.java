// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import jury.Jury;

/** Keys with equals and hashCode of their own. */
public class OwnKeysCount {
  static final class Cell {
    final int row;
    final int column;

    Cell(int row, int column) {
      this.row = row;
      this.column = column;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Cell)) return false;
      Cell cell = (Cell) other;
      return row == cell.row && column == cell.column;
    }

    @Override
    public int hashCode() {
      return Objects.hash(row, column);
    }
  }

  public static void main(String[] args) {
    Map<Cell, String> board = new HashMap<>();
    int row = Jury.chooseInt(0, 2);
    board.put(new Cell(row, 0), "x");
    board.put(new Cell(1, 1), "o");
    assert board.get(new Cell(row, 0)).equals("x");
    assert board.size() == 2;
    board.put(new Cell(1, row), "z");
    assert board.size() == 3;
    assert board.get(new Cell(1, row)).equals("z");
  }
}
