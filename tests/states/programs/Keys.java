// Keys that change, keys that do not, keys of other keys, and sorted collections of them.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;

class Point {
  int x;
  private final int y;

  Point(int x, int y) {
    this.x = x;
    this.y = y;
  }

  void move(int by) {
    x += by;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Point && ((Point) other).x == x && ((Point) other).y == y;
  }

  @Override
  public int hashCode() {
    return Objects.hash(x, y);
  }
}

class Fixed implements Comparable<Fixed> {
  private final String text;
  private int uses;

  Fixed(String text) {
    this.text = text == null ? "" : text;
  }

  void use() {
    ++uses;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fixed && ((Fixed) other).text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public int compareTo(Fixed other) {
    return text.compareTo(other.text);
  }
}

record Pair(Object first, Point second) {}

class Job implements Comparable<Job> {
  int urgency;

  Job(int urgency) {
    this.urgency = urgency;
  }

  void raise() {
    ++urgency;
  }

  @Override
  public int compareTo(Job other) {
    return Integer.compare(urgency, other.urgency);
  }
}

class Places {
  private final Set<Point> points = new HashSet<>();
  private final Map<Fixed, Point> named = new HashMap<>();
  private final Set<Pair> pairs = new HashSet<>();
  private final TreeSet<Fixed> sorted = new TreeSet<>();
  private final PriorityQueue<Job> jobs = new PriorityQueue<>();

  void add(Point point) {
    if (point != null) points.add(point);
  }

  void name(String name, Point point) {
    Fixed key = new Fixed(name);
    named.put(key, point);
    sorted.add(key);
    pairs.add(new Pair(key, point));
  }

  void schedule(Job job) {
    if (job != null) jobs.add(job);
  }

  Job next() {
    return jobs.poll();
  }

  boolean has(Point point) {
    return points.contains(point);
  }

  Point find(String name) {
    return named.get(new Fixed(name));
  }

  Fixed first() {
    return sorted.isEmpty() ? null : sorted.first();
  }

  Set<Pair> pairs() {
    return pairs;
  }
}
