// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// Constants of an enum hash by identity: the set has any order.
import java.util.*;

public class EnumOrder {
  enum Color { RED, GREEN, BLUE, WHITE, BLACK }

  public static void main(String[] args) {
    Set<Color> colors = new HashSet<>(Arrays.asList(Color.values()));
    int sum = 0;
    for (Color color : colors) sum = 2 * sum + color.ordinal();
    assert sum >= 0;
  }
}
