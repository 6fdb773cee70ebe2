// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The loop is repeated after an exception of another kind; the iterator from before is used again.
public class CaughtAndRetried {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("1", "x", "2"));
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      try {
        Integer.parseInt(position.next());
      } catch (NumberFormatException wrong) {
        names.add("0");
      }
    }
  }
}
