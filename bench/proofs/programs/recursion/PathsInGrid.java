// property: assert
// The number of paths is the same when rows and columns change places.
import jury.Jury;

public class PathsInGrid {
  static int paths(int rows, int columns) {
    if (rows == 0 || columns == 0) {
      return 1; // wrong: return rows == 0 ? 1 : 2;
    }
    return paths(rows - 1, columns) + paths(rows, columns - 1);
  }

  public static void main(String[] args) {
    int rows = Jury.chooseInt(0, 12);
    int columns = Jury.chooseInt(0, 12);
    assert paths(rows, columns) == paths(columns, rows);
  }
}
