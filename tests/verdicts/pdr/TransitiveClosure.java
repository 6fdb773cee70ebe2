// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

// New elements are found while the set is read, and added after each pass.
public class TransitiveClosure {
  public static void main(String[] args) {
    Set<String> reached = new HashSet<>(List.of(args));
    boolean grown = true;
    while (grown) {
      List<String> found = new ArrayList<>();
      for (String text : reached) {
        if (text.length() > 1) found.add(text.substring(1));
      }
      grown = reached.addAll(found);
    }
  }
}
