// expect illegal-state=proved [options: --engine pdr --property illegal-state]
import java.util.*;

// The helper tells whether it removed.
public class HelperTells {
  static boolean dropShort(Iterator<String> position, String text) {
    if (text.length() > 2) return false;
    position.remove();
    return true;
  }

  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList(args));
    Iterator<String> position = list.iterator();
    while (position.hasNext()) {
      String text = position.next();
      if (!dropShort(position, text) && text.startsWith("a")) position.remove();
    }
  }
}
