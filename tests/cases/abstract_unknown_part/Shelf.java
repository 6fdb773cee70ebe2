import java.util.HashMap;
import java.util.Map;

public class Shelf {
  static void fill(Map<Integer, Integer> shelf, int place) {
    shelf.put(1, 10);
    shelf.put(place, 20);
  }

  public static void main(String[] args) {
    Map<Integer, Integer> shelf = new HashMap<>();
    fill(shelf, jury.Jury.chooseInt(0, 9));
    assert shelf.containsKey(1);
  }
}
