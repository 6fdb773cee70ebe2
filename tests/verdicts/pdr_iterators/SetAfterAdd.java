// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// After add there is no last element to set.
public class SetAfterAdd {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("x", "y"));
    ListIterator<String> position = list.listIterator();
    while (position.hasNext()) {
      position.next();
      position.add("-");
      position.set("+");
    }
  }
}
