// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// drop may be called twice for one element.
public class IteratorInField {
  private Iterator<String> position;

  String advance() {
    return position.next();
  }

  void drop() {
    position.remove();
  }

  public static void main(String[] args) {
    IteratorInField cursor = new IteratorInField();
    cursor.position = new ArrayList<>(Arrays.asList("a", "b")).iterator();
    String text = cursor.advance();
    cursor.drop();
    if (text.equals("a")) cursor.drop();
  }
}
