// expected: proved
// The update two calls deep, after the loop over the same list.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CallDepth2 {
  static void store(List<String> target, String name) {
    target.add(name);
  }

  static void keep(List<String> target, String name) {
    if (name.length() > 1) store(target, name);
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    Iterator<String> position = names.iterator();
    String longest = "";
    while (position.hasNext()) {
      String name = position.next();
      if (name.length() > longest.length()) longest = name;
    }
    keep(names, longest);
  }
}
