// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Removing ends the loop at once, so the iterator is not used again.
public class RemoveAndBreak {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    for (String name : names) {
      if (name.equals("x")) {
        names.remove(name);
        break;
      }
    }
  }
}
