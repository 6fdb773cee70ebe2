import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;

/** The operations of NavigableMap, on the map and on its views. */
abstract class SortedMapLaw extends MapLaw {
  private NavigableMap<Object, Object> whole;
  private NavigableMap<Object, Object> sorted;
  private final List<NavigableMap<Object, Object>> views = new ArrayList<>();

  SortedMapLaw(String[] arguments) {
    super(arguments);
  }

  abstract NavigableMap<Object, Object> createMap();

  @Override
  final NavigableMap<Object, Object> create() {
    views.clear();
    keys = Elements.sorted(random);
    whole = createMap();
    sorted = whole;
    return whole;
  }

  @Override
  void operate() {
    sorted = views.isEmpty() || random.chance(55) ? whole : views.get(random.below(views.size()));
    map = sorted;
    if (random.chance(55)) super.operate();
    else special();
  }

  @Override
  void special() {
    if (random.chance(75)) navigate();
    else views();
  }

  private void navigate() {
    switch (random.below(16)) {
      case 0 -> check("firstKey", () -> sorted.firstKey());
      case 1 -> check("lastKey", () -> sorted.lastKey());
      case 2 -> check("floorKey", () -> sorted.floorKey(keys.next()));
      case 3 -> check("ceilingKey", () -> sorted.ceilingKey(keys.next()));
      case 4 -> check("higherKey", () -> sorted.higherKey(keys.next()));
      case 5 -> check("lowerKey", () -> sorted.lowerKey(keys.next()));
      case 6 -> check("firstEntry", () -> sorted.firstEntry());
      case 7 -> check("lastEntry", () -> sorted.lastEntry());
      case 8 -> check("floorEntry", () -> sorted.floorEntry(keys.next()));
      case 9 -> check("higherEntry", () -> sorted.higherEntry(keys.next()));
      case 10 -> check("pollFirstEntry", () -> sorted.pollFirstEntry());
      case 11 -> check("pollLastEntry", () -> sorted.pollLastEntry());
      case 12 -> check("entry setValue", () -> sorted.firstEntry().setValue("x"));
      case 13 -> check("navigableKeySet", () -> sorted.navigableKeySet().toString());
      case 14 -> check("descendingKeySet", () -> sorted.descendingKeySet().toString());
      default -> check("headMap", () -> sorted.headMap(keys.next()) + " " + sorted.tailMap(keys.next()));
    }
  }

  private void views() {
    if (views.size() >= 4) {
      views.remove(random.below(views.size()));
      return;
    }
    boolean low = random.chance(50);
    boolean high = random.chance(50);
    switch (random.below(4)) {
      case 0 -> check("headMap view", () -> views.add(sorted.headMap(keys.next(), high)));
      case 1 -> check("tailMap view", () -> views.add(sorted.tailMap(keys.next(), low)));
      case 2 -> check("subMap view", () -> views.add(sorted.subMap(keys.next(), low, keys.next(), high)));
      default -> check("descendingMap view", () -> views.add(sorted.descendingMap()));
    }
  }
}
