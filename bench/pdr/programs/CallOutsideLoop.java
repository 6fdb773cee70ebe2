// expected: proved
// As SimpleLoop, with a method that leaves the list alone, called after the loop.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CallOutsideLoop {
  static int kept = 0;

  static void report(List<String> names) {
    kept = names.size();
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      if (name.isEmpty()) position.remove();
    }
    report(names);
  }
}
