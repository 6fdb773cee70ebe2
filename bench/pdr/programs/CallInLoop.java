// expected: proved
// As CallOutsideLoop, with the call inside the loop.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CallInLoop {
  static int seen = 0;

  static void count(List<String> names) {
    seen += names.size();
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      count(names);
      if (name.isEmpty()) position.remove();
    }
  }
}
