import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** The operations of Map and of its three views, with iterators that are kept while the map changes. */
abstract class MapLaw extends Law {
  Map<Object, Object> map;
  Elements keys;
  private Elements values;
  private final List<Iterator<?>> iterators = new ArrayList<>();
  private final List<Map.Entry<Object, Object>> entries = new ArrayList<>();

  MapLaw(String[] arguments) {
    super(arguments);
  }

  /** A new map for an episode; sets {@link #keys} too. */
  abstract Map<Object, Object> create();

  /** Operations of a subclass, once in a while. */
  void special() {
    check("size", () -> map.size());
  }

  @Override
  int start() {
    iterators.clear();
    entries.clear();
    map = create();
    values = new Elements(random, random.below(2), 5, random.chance(30));
    int size = random.below(10);
    for (int i = 0; i < size; i++) check("fill", () -> map.put(keys.next(), values.next()));
    return 60 + random.below(60);
  }

  @Override
  void operate() {
    int choice = random.below(100);
    if (choice < 35) basic();
    else if (choice < 50) functional();
    else if (choice < 68) iterate();
    else if (choice < 80) views();
    else if (choice < 90) whole();
    else special();
  }

  private void basic() {
    switch (random.below(11)) {
      case 0, 1, 2, 3 -> {
        if (map.size() < 40) check("put", () -> map.put(keys.next(), values.next()));
        else run("clear", () -> map.clear());
      }
      case 4 -> check("get", () -> map.get(keys.next()));
      case 5 -> check("remove", () -> map.remove(keys.next()));
      case 6 -> check("containsKey", () -> map.containsKey(keys.next()));
      case 7 -> check("containsValue", () -> map.containsValue(values.next()));
      case 8 -> check("getOrDefault", () -> map.getOrDefault(keys.next(), "none"));
      case 9 -> check("size", () -> map.size() + " " + map.isEmpty());
      default -> check("remove pair", () -> map.remove(keys.next(), values.next()));
    }
  }

  private void functional() {
    Object answer = random.chance(25) ? null : values.next();
    switch (random.below(11)) {
      case 0 -> check("putIfAbsent", () -> map.putIfAbsent(keys.next(), values.next()));
      case 1 -> check("computeIfAbsent", () -> map.computeIfAbsent(keys.next(), key -> answer));
      case 2 -> check("computeIfPresent", () -> map.computeIfPresent(keys.next(), (key, old) -> answer));
      case 3 -> check("compute", () -> map.compute(keys.next(), (key, old) -> old == null ? answer : null));
      case 4 -> check("merge", () -> map.merge(keys.next(), values.next(), (old, more) -> answer));
      case 5 -> check("replace", () -> map.replace(keys.next(), values.next()));
      case 6 -> check("replace pair", () -> map.replace(keys.next(), values.next(), values.next()));
      case 7 -> run("replaceAll", () -> map.replaceAll((key, old) -> Elements.inClass(key, 1) ? answer : old));
      case 8 -> check("compute throwing", () -> map.compute(keys.next(), (key, old) -> key.toString().charAt(2)));
      case 9 -> check("compute changing", () -> map.computeIfAbsent(keys.next(), key -> map.size() < 30 ? map.put(keys.next(), answer) : answer));
      default -> forEach();
    }
  }

  private void forEach() {
    StringBuilder seen = new StringBuilder();
    boolean change = random.chance(25);
    run(
        "forEach",
        () ->
            map.forEach(
                (key, value) -> {
                  seen.append(key).append('=').append(value).append(';');
                  if (change && seen.length() > 8 && seen.length() < 14) map.remove(key);
                }));
    check("seen", () -> seen);
  }

  private void iterate() {
    if (iterators.size() < 3 && random.chance(35)) {
      switch (random.below(3)) {
        case 0 -> check("key iterator", () -> iterators.add(map.keySet().iterator()));
        case 1 -> check("value iterator", () -> iterators.add(map.values().iterator()));
        default -> check("entry iterator", () -> iterators.add(map.entrySet().iterator()));
      }
      return;
    }
    if (iterators.isEmpty()) return;
    int position = random.below(iterators.size());
    Iterator<?> iterator = iterators.get(position);
    switch (random.below(8)) {
      case 0, 1, 2, 3 -> check("next", () -> keep(iterator.next()));
      case 4 -> check("hasNext", () -> iterator.hasNext());
      case 5 -> run("iterator remove", () -> iterator.remove());
      case 6 -> {
        if (!entries.isEmpty()) check("setValue", () -> entries.get(random.below(entries.size())).setValue(values.next()));
      }
      default -> iterators.remove(position);
    }
  }

  /** Entries live on after the iterator has moved. */
  @SuppressWarnings("unchecked")
  private Object keep(Object value) {
    if (!(value instanceof Map.Entry)) return value;
    if (entries.size() >= 4) entries.remove(0);
    entries.add((Map.Entry<Object, Object>) value);
    return value.toString();
  }

  private void views() {
    int which = random.below(3);
    Collection<?> view = which == 0 ? map.keySet() : which == 1 ? map.values() : map.entrySet();
    Elements source = which == 0 ? keys : values;
    switch (random.below(9)) {
      case 0 -> check("view", () -> view.toString());
      case 1 -> check("view contains", () -> view.contains(source.next()));
      case 2 -> check("view remove", () -> view.remove(source.next()));
      case 3 -> check("view removeIf", () -> view.removeIf(value -> Elements.inClass(value, which)));
      case 4 -> check("view retainAll", () -> view.retainAll(Arrays.asList(source.next(), source.next(), source.next(), source.next())));
      case 5 -> check("view removeAll", () -> view.removeAll(Arrays.asList(source.next(), source.next())));
      case 6 -> check("view toArray", () -> Arrays.toString(view.toArray()));
      case 7 -> check("view hash", () -> which == 1 ? view.size() : view.hashCode());
      default -> check("entry contains", () -> map.entrySet().contains(Map.entry("a", "b")) || map.keySet().add(keys.next()));
    }
  }

  private void whole() {
    switch (random.below(6)) {
      case 0, 1 -> check("toString", () -> map.toString());
      case 2 -> check("hashCode", () -> map.hashCode());
      case 3 -> check("equals", () -> map.equals(new HashMap<>(map)));
      case 4 -> {
        if (random.chance(20)) run("clear", () -> map.clear());
      }
      default -> {
        Map<Object, Object> more = new HashMap<>();
        for (int i = random.below(4); i > 0; i--) more.put(keys.next(), values.next());
        run("putAll", () -> map.putAll(random.chance(90) ? more : map));
      }
    }
  }
}
