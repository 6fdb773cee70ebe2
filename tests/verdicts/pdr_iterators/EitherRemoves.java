// expect illegal-state=proved [options: --engine pdr --property illegal-state]
import java.util.*;

// One of two conditions removes.
public class EitherRemoves {
  public static void main(String[] args) {
    List<String> list = new LinkedList<>(Arrays.asList(args));
    for (Iterator<String> position = list.iterator(); position.hasNext();) {
      String text = position.next();
      if (text.isEmpty()) position.remove();
      else if (text.length() < 3) position.remove();
    }
  }
}
