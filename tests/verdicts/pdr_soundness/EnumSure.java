// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// The iterators of an EnumMap look again: what was there may be gone.
public class EnumSure {
  enum Color { RED, GREEN }

  public static void main(String[] args) {
    Map<Color, String> map = new EnumMap<>(Color.class);
    map.put(Color.RED, "r");
    Iterator<Color> position = map.keySet().iterator();
    if (position.hasNext()) {
      map.remove(Color.RED);
      position.next();
    }
  }
}
