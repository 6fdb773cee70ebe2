// Enums with interfaces, bodies, mutable fields and tables of themselves.
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

interface Priced {
  int price();
}

enum Fruit implements Priced {
  APPLE(3),
  PEAR(5) {
    @Override
    public int price() {
      return super.price() + 1;
    }
  },
  FIG(8);

  private int price;
  private static final Map<String, Fruit> BY_NAME = new HashMap<>();

  static {
    for (Fruit fruit : values()) BY_NAME.put(fruit.name(), fruit);
  }

  Fruit(int price) {
    this.price = price;
  }

  @Override
  public int price() {
    return price;
  }

  void raise(int by) {
    price += by;
  }

  static Fruit named(String name) {
    return BY_NAME.get(name);
  }
}

enum Level2 {
  LOW,
  HIGH;

  Level2 other() {
    return this == LOW ? HIGH : LOW;
  }
}

class Basket {
  private final Map<Fruit, Integer> amounts = new EnumMap<>(Fruit.class);
  private Priced best;
  private Level2[] levels = Level2.values();

  void add(Fruit fruit, int amount) {
    amounts.merge(fruit, amount, Integer::sum);
    if (best == null || best.price() < fruit.price()) best = fruit;
  }

  int total() {
    int sum = 0;
    for (Map.Entry<Fruit, Integer> each : amounts.entrySet()) sum += each.getKey().price() * each.getValue();
    return sum;
  }

  Priced best() {
    return best;
  }

  Level2 level(int i) {
    return levels[i];
  }

  int priceOf(Priced priced) {
    return priced.price();
  }

  static Priced fixed(int price) {
    return () -> price;
  }
}
