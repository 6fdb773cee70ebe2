// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// The flag ends the loop before the iterator is asked for another element.
public class RemoveAndFlag {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    boolean found = false;
    Iterator<String> position = names.iterator();
    while (!found && position.hasNext()) {
      String name = position.next();
      if (name.length() > 2) {
        names.remove(name);
        found = true;
      }
    }
  }
}
