// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// After the removal the inner loop is left, and the next pass makes a new iterator.
public class ContinueOuter {
  public static void main(String[] args) {
    List<String> wanted = new ArrayList<>(Arrays.asList(args));
    List<String> offered = new LinkedList<>(List.of("a", "b", "c"));
    next:
    for (String want : wanted) {
      for (String offer : offered) {
        if (offer.equals(want)) {
          offered.remove(offer);
          continue next;
        }
      }
      offered.add(want);
    }
  }
}
