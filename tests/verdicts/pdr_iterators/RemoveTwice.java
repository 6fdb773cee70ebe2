// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// Both conditions may hold, and both remove.
public class RemoveTwice {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("", "long enough"));
    for (Iterator<String> position = list.iterator(); position.hasNext();) {
      String text = position.next();
      if (text.isEmpty()) position.remove();
      if (text.length() < 3) position.remove();
    }
  }
}
