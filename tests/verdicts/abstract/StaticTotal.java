// expect assert=proved exceptions=proved [options: --engine abstract]
// A static field counts the objects made.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class StaticTotal {
  static int made;

  static class Item {
    Item() {
      made++;
    }
  }

  public static void main(String[] args) {
    List<Item> items = new ArrayList<>();
    int count = Jury.chooseInt(0, 100000);
    for (int i = 0; i < count; i++) {
      items.add(new Item());
    }
    assert items.size() == made;
    assert made == count;
  }
}
