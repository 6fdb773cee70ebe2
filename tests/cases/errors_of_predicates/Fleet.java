import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Fleet {
  static int ships;
  final List<Integer> crew = new ArrayList<>();

  int hire(int count) {
    for (int i = 0; i < count; i++) {
      crew.add(i);
    }
    return crew.size();
  }

  public static void main(String[] args) {
    Map<Integer, Fleet> fleets = new HashMap<>();
    Fleet first = new Fleet();
    fleets.put(1, first);
    ships = first.hire(3);
    fleets.remove(2);
  }
}
