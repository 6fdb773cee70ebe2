// expect illegal-state=proved [options: --engine pdr --property illegal-state]
import java.util.*;

// drop takes its right away from itself.
public class CursorInField {
  private Iterator<String> position;
  private boolean current;

  void advance() {
    if (position.hasNext()) {
      position.next();
      current = true;
    } else {
      current = false;
    }
  }

  void drop() {
    if (current) position.remove();
    current = false;
  }

  public static void main(String[] args) {
    CursorInField cursor = new CursorInField();
    cursor.position = new ArrayList<>(Arrays.asList(args)).iterator();
    for (String command : args) {
      if (command.equals("next")) cursor.advance();
      else cursor.drop();
    }
  }
}
