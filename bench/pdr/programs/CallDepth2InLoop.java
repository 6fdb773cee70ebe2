// expected: proved
// As UpdateCallInLoop, with the update one call deeper.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CallDepth2InLoop {
  static void store(List<String> target, String name) {
    target.add(name);
  }

  static void keep(List<String> target, String name) {
    if (name.length() > 1) store(target, name);
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    List<String> kept = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      keep(kept, name);
    }
  }
}
