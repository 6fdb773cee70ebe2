// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

/** Stock by name; orders for what is not there are refused. */
public class InventoryOverdrawn {
  private final Map<String, Integer> stock = new HashMap<>();

  void deliver(String item, int count) {
    stock.merge(item, count, Integer::sum);
  }

  boolean order(String item, int count) {
    Integer there = stock.get(item);
    if (there == null || there < count - 1) return false;
    if (there == count) stock.remove(item);
    else stock.put(item, there - count);
    return true;
  }

  public static void main(String[] args) {
    InventoryOverdrawn inventory = new InventoryOverdrawn();
    inventory.deliver("bolt", 10);
    inventory.deliver("nut", 3);
    inventory.deliver("bolt", 5);
    String wanted = Jury.chooseBoolean() ? "bolt" : "gear";
    int count = Jury.chooseInt(1, 20);
    boolean done = inventory.order(wanted, count);
    assert done == (wanted.equals("bolt") && count <= 15);
    int left = inventory.stock.getOrDefault("bolt", 0);
    assert left == (done ? 15 - count : 15);
    assert inventory.stock.get("nut") == 3;
  }
}
