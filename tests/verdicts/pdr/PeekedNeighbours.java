// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Objects with neighbour sets; one set is walked while another object's set changes.
public class PeekedNeighbours {
  static class Cell {
    final Set<Cell> neighbours = new HashSet<>();
  }

  static void connect(Cell left, Cell right) {
    left.neighbours.add(right);
    right.neighbours.add(left);
  }

  public static void main(String[] args) {
    Cell centre = new Cell();
    for (String text : args) connect(centre, new Cell());
    Cell other = new Cell();
    for (Cell cell : centre.neighbours) other.neighbours.add(cell);
  }
}
