// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The outer view hides lists, of which one is fixed.
public class NestedView {
  public static void main(String[] args) {
    List<List<String>> rows = new ArrayList<>();
    List<List<String>> view = Collections.unmodifiableList(rows);
    rows.add(new ArrayList<>());
    rows.add(List.of("a"));
    for (List<String> row : view) row.add("x");
  }
}
