// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import jury.Jury;

/** Cells that are computed when they are asked for. */
public class SpreadSheetMissingCell {
  private final Map<String, Supplier<Integer>> cells = new HashMap<>();

  void value(String cell, int value) {
    cells.put(cell, () -> value);
  }

  void sum(String cell, String first, String second) {
    cells.put(cell, () -> get(first) + get(second));
  }

  int get(String cell) {
    Supplier<Integer> content = cells.get(cell);
    return content.get();
  }

  public static void main(String[] args) {
    SpreadSheetMissingCell sheet = new SpreadSheetMissingCell();
    int a = Jury.chooseInt(-1000, 1000);
    sheet.value("A1", a);
    sheet.value("A2", 5);
    sheet.sum("B1", "A1", "A2");
    sheet.sum("B2", "B1", "C9");
    assert sheet.get("B2") == a + 5;
    sheet.value("A2", -a);
    assert sheet.get("B1") == 0;
  }
}
