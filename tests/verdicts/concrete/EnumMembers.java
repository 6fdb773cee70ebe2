// expect assert=proved exceptions=proved [options: --engine concrete --property assert,exceptions]
// Nobody looks at the order.
import java.util.*;

public class EnumMembers {
  enum Color { RED, GREEN, BLUE }

  public static void main(String[] args) {
    Set<Color> colors = new HashSet<>(Arrays.asList(Color.values()));
    assert colors.contains(Color.GREEN) && colors.size() == 3;
  }
}
