// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// The helper removes, and the caller does once more.
public class HelperRemoves {
  static boolean dropShort(Iterator<String> position, String text) {
    if (text.length() > 2) return false;
    position.remove();
    return true;
  }

  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("ab", "abcdef"));
    Iterator<String> position = list.iterator();
    while (position.hasNext()) {
      String text = position.next();
      dropShort(position, text);
      if (text.startsWith("a")) position.remove();
    }
  }
}
