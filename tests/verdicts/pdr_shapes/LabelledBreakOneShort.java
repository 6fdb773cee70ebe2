// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The label is that of the inner loop: the outer one goes on.
public class LabelledBreakOneShort {
  public static void main(String[] args) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < 3; ++i) rows.add(new ArrayList<>(List.of("", "x")));
    for (List<String> row : rows) {
      search:
      for (String cell : row) {
        if (cell.isEmpty()) {
          rows.remove(row);
          break search;
        }
      }
    }
  }
}
