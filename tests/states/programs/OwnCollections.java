// Subclasses of the library's collections, with and without methods of their own.
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

class Stack2 extends ArrayList<Integer> {
  private int pushed;

  void push(int value) {
    ++pushed;
    add(value);
  }

  int pop() {
    return remove(size() - 1);
  }
}

class Cache extends LinkedHashMap<String, Integer> {
  private final int most;

  Cache(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
    return size() > most;
  }
}

class Names extends HashSet<String> {
  Names() {
    add("first");
  }
}

class Counts extends TreeMap<String, Integer> {
  void count(String key) {
    merge(key, 1, Integer::sum);
  }
}

class Repeated extends AbstractList<String> {
  private final String text;
  private final int times;

  Repeated(String text, int times) {
    this.text = text;
    this.times = times;
  }

  @Override
  public String get(int index) {
    return text;
  }

  @Override
  public int size() {
    return times;
  }
}

class Shelf {
  List<Integer> numbers = new ArrayList<>();
  private Collection<String> names = new Names();
  private Map<String, Integer> cache = new Cache(2);
  private Map<String, List<Integer>> groups = new HashMap<>();
  private List<String> texts;

  void useStack(Stack2 stack) {
    numbers = stack;
  }

  void useTexts(String text, int times) {
    texts = new Repeated(text, times);
  }

  void look(String key) {
    Integer known = cache.get(key);
    cache.put(key, known == null ? 1 : known + 1);
    groups.computeIfAbsent(key, k -> new ArrayList<>()).add(cache.size());
  }

  int sum(List<Integer> more) {
    int sum = 0;
    for (Integer each : numbers) if (each != null) sum += each;
    for (Integer each : more) if (each != null) sum += each;
    return sum;
  }

  List<Integer> numbers() {
    return numbers;
  }

  Map<String, Integer> cache() {
    return cache;
  }

  Collection<String> names() {
    return names;
  }

  List<String> texts() {
    return texts;
  }

  int text(List<String> given, int index) {
    return given.get(index).length();
  }

  int groups(Map<String, List<Integer>> given) {
    return given.size() + groups.size();
  }

  Map<String, List<Integer>> groups() {
    return groups;
  }

  Set<String> distinct(Collection<String> given) {
    return new HashSet<>(given);
  }
}
