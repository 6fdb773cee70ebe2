// expected: proved
// The loop calls a method that updates another list.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class UpdateCallInLoop {
  static void keep(List<String> target, String name) {
    target.add(name);
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    List<String> kept = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      if (!name.isEmpty()) keep(kept, name);
    }
  }
}
