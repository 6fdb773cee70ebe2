// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// What is to go is collected first and removed afterwards.
public class CollectThenRemove {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    List<String> doomed = new ArrayList<>();
    for (String name : names)
      if (name.isEmpty()) doomed.add(name);
    names.removeAll(doomed);
  }
}
