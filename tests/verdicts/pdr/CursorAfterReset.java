// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// A cursor in a field, not renewed when the list is filled again.
public class CursorAfterReset {
  private final List<String> lines = new ArrayList<>();
  private Iterator<String> cursor = lines.iterator();

  void load(String... texts) {
    lines.clear();
    for (String text : texts) lines.add(text);
  }

  String next() {
    return cursor.hasNext() ? cursor.next() : null;
  }

  public static void main(String[] args) {
    CursorAfterReset reader = new CursorAfterReset();
    reader.load("a", "b");
    reader.next();
  }
}
