// Random values, and pairs to use as arguments. The kind of values is fixed for a sequence of operations.
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;

final class Generator {
  private static final String[] WORDS = {"", "a", "b", "Aa", "BB", "hello", "AaBB", "BBAa"};

  final Random random;
  final int flavour;
  final List<Pair> pool = new ArrayList<>();
  final MutableKey[] mutable = new MutableKey[5];

  Generator(Random random, int flavours) {
    this.random = random;
    flavour = random.nextInt(flavours);
    for (int i = 0; i < mutable.length; i++) {
      mutable[i] = new MutableKey(i);
    }
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Around the bounds of small collections. */
  int index() {
    return random.nextInt(9) - 1;
  }

  boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  Object value() {
    switch (flavour) {
      case 0:
        return random.nextInt(8);
      case 1:
        return WORDS[random.nextInt(WORDS.length)];
      case 2:
        return new Key(random.nextInt(8));
      case 3:
        return chance(6) ? null : (Object) random.nextInt(8);
      case 4:
        return random.nextInt(60) * 17;
      case 5:
        return mixed();
      default:
        return mutable[random.nextInt(mutable.length)];
    }
  }

  private Object mixed() {
    switch (random.nextInt(6)) {
      case 0:
        return null;
      case 1:
        return random.nextInt(5);
      case 2:
        return (long) random.nextInt(5);
      case 3:
        return WORDS[random.nextInt(WORDS.length)];
      case 4:
        return new Key(random.nextInt(5));
      default:
        return 'a' + random.nextInt(3) + 0.5;
    }
  }

  /** A pair of the type from the pool, or null. */
  Pair pick(Class<?> type) {
    List<Pair> fitting = new ArrayList<>();
    for (Pair pair : pool) {
      if (type.isInstance(pair.real) && type.isInstance(pair.model)) {
        fitting.add(pair);
      }
    }
    return fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
  }

  /** Some collection: one of the pool, or a fresh list, the same for both sides. */
  Pair collection() {
    Pair found = chance(2) ? pick(Collection.class) : null;
    if (found != null) {
      return found;
    }
    if (chance(40)) {
      return new Pair(null, null);
    }
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      list.add(value());
    }
    return new Pair(list, list);
  }

  Pair map() {
    Pair found = chance(2) ? pick(Map.class) : null;
    if (found != null) {
      return found;
    }
    Map<Object, Object> map = new java.util.LinkedHashMap<>();
    for (int i = random.nextInt(chance(8) ? 40 : 4); i > 0; i--) {
      map.put(value(), value());
    }
    return new Pair(map, map);
  }

  /** What a callback does at one of its calls: mostly nothing, sometimes a change of the collection or an exception. */
  Mischief mischief() {
    int when = random.nextInt(6);
    int what = random.nextInt(12);
    Object value = value();
    return new Mischief(when, what, value);
  }
}
