// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** A robot on a grid with a wall. */
public class GridWalkOffTheEdge {
  private static final String[] GRID = {"..#", "...", "#.."};
  private int row;
  private int column;

  boolean free(int r, int c) {
    return r >= 0 && r <= GRID.length && c >= 0 && c < GRID[r].length() && GRID[r].charAt(c) == '.';
  }

  void move(int command) {
    int r = row + (command == 0 ? 1 : command == 1 ? -1 : 0);
    int c = column + (command == 2 ? 1 : command == 3 ? -1 : 0);
    if (free(r, c)) {
      row = r;
      column = c;
    }
  }

  public static void main(String[] args) {
    GridWalkOffTheEdge robot = new GridWalkOffTheEdge();
    for (int i = 0; i < 4; i++) robot.move(Jury.chooseInt(0, 3));
    assert GRID[robot.row].charAt(robot.column) == '.';
    assert robot.row + robot.column <= 4;
  }
}
