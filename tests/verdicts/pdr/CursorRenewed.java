// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// The cursor is renewed with the list.
public class CursorRenewed {
  private final List<String> lines = new ArrayList<>();
  private Iterator<String> cursor = lines.iterator();

  void load(String[] texts) {
    lines.clear();
    for (String text : texts) lines.add(text);
    cursor = lines.iterator();
  }

  String next() {
    return cursor.hasNext() ? cursor.next() : null;
  }

  public static void main(String[] args) {
    CursorRenewed reader = new CursorRenewed();
    reader.load(args);
    reader.next();
    reader.load(args);
    reader.next();
  }
}
