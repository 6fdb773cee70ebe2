// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The flag is set but never asked.
public class RemoveAndForgottenFlag {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("a", "bcd", "e", "f"));
    boolean found = false;
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      if (name.length() > 2) {
        names.remove(name);
        found = true;
      }
    }
    System.out.println(found);
  }
}
