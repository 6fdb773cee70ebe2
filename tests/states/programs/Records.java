// Records that refuse values, copy them, and hold each other.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

record Range(int low, int high) {
  Range {
    if (low > high) throw new IllegalArgumentException();
  }

  int width() {
    return high - low;
  }

  Range joined(Range other) {
    return new Range(Math.min(low, other.low), Math.max(high, other.high));
  }
}

record Named(String name, Range range) implements Comparable<Named> {
  Named {
    name = name == null ? "" : name;
  }

  Named(String name) {
    this(name, new Range(0, 1));
  }

  @Override
  public int compareTo(Named other) {
    return name.compareTo(other.name);
  }
}

record Tags(List<String> all, int[] counts) {
  Tags {
    all = List.copyOf(all);
  }

  int count() {
    return all.size() + counts.length;
  }
}

class Book {
  private final Set<Named> names = new HashSet<>();
  private final Map<Range, Named> byRange = new HashMap<>();
  private List<Tags> tags = new ArrayList<>();

  void add(Named named) {
    names.add(named);
    byRange.put(named.range(), named);
  }

  void tag(List<String> all, int[] counts) {
    tags.add(new Tags(all, counts));
  }

  Named find(Range range) {
    return byRange.get(range);
  }

  Set<Named> names() {
    return names;
  }

  List<Tags> tags() {
    return tags;
  }

  int widest() {
    int widest = 0;
    for (Named named : names) if (named.range() != null) widest = Math.max(widest, named.range().width());
    return widest;
  }
}
