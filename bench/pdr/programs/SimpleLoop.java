// expected: proved
// One loop that iterates over a list and removes through the iterator.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SimpleLoop {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      if (name.isEmpty()) position.remove();
    }
  }
}
