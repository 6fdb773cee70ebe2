// expect illegal-state=proved [options: --engine pdr --property illegal-state]
import java.util.*;

// set first, then add.
public class SetThenAdd {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList(args));
    ListIterator<String> position = list.listIterator();
    while (position.hasNext()) {
      String text = position.next();
      position.set(text.trim());
      position.add("-");
    }
  }
}
