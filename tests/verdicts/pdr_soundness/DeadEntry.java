// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// The entry of an EnumMap dies with its key.
public class DeadEntry {
  enum Color { RED }

  public static void main(String[] args) {
    Map<Color, String> map = new EnumMap<>(Color.class);
    map.put(Color.RED, "r");
    Iterator<Map.Entry<Color, String>> position = map.entrySet().iterator();
    Map.Entry<Color, String> entry = position.next();
    position.remove();
    System.out.println(entry.getValue());
  }
}
