// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// After the removal the inner loop goes on.
public class ContinueInner {
  public static void main(String[] args) {
    List<String> wanted = new ArrayList<>(List.of("a", "b"));
    List<String> offered = new LinkedList<>(List.of("a", "b", "c"));
    for (String want : wanted) {
      for (String offer : offered) {
        if (!offer.equals(want)) continue;
        offered.remove(offer);
      }
    }
  }
}
