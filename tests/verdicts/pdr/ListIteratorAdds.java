// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class ListIteratorAdds {
  public static void main(String[] args) {
    List<String> lines = new ArrayList<>();
    for (String text : args) lines.add(text);
    ListIterator<String> position = lines.listIterator();
    while (position.hasNext()) {
      String line = position.next();
      if (line.isEmpty())
        position.set("-");
      else
        position.add("");
    }
  }
}
