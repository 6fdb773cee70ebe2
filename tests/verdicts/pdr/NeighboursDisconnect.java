// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Disconnecting a cell changes the set that is being walked.
public class NeighboursDisconnect {
  static class Cell {
    final Set<Cell> neighbours = new LinkedHashSet<>();
  }

  static void connect(Cell left, Cell right) {
    left.neighbours.add(right);
    right.neighbours.add(left);
  }

  static void isolate(Cell cell) {
    for (Cell other : cell.neighbours) {
      other.neighbours.remove(cell);
      cell.neighbours.remove(other);
    }
  }

  public static void main(String[] args) {
    Cell centre = new Cell();
    connect(centre, new Cell());
    connect(centre, new Cell());
    isolate(centre);
  }
}
