// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// The removal leaves both loops at once.
public class LabelledBreakAfterRemoval {
  public static void main(String[] args) {
    List<List<String>> rows = new ArrayList<>();
    for (String arg : args) rows.add(new ArrayList<>(List.of(arg, "x")));
    search:
    for (List<String> row : rows) {
      for (String cell : row) {
        if (cell.isEmpty()) {
          row.remove(cell);
          rows.remove(row);
          break search;
        }
      }
    }
    for (List<String> row : rows) System.out.println(row.size());
  }
}
