// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// forEachRemaining over nothing returns nothing to remove.
public class RestThenRemove {
  public static void main(String[] args) {
    Iterator<String> position = new ArrayList<String>().iterator();
    position.forEachRemaining(text -> { });
    position.remove();
  }
}
