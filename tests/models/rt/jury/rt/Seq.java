// The abstract sequence in plain Java, for the tests that run the models on a JVM. Breaking a contract is an error of the model.
package jury.rt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

public final class Seq {
  public static final int FIT = -1;

  private final ArrayList<Object> elements = new ArrayList<>();

  /** A real TreeMap whose keys are positions, kept up to date. */
  private TreeMap<Position, Object> tree = new TreeMap<>(Comparator.comparingInt(position -> position.index));

  private static final class Position {
    int index;
  }

  private Seq() {}

  private static void require(boolean condition, String what) {
    if (!condition) {
      throw new BrokenContract(what);
    }
  }

  public static Seq create() {
    return new Seq();
  }

  public int size() {
    return elements.size();
  }

  public Object get(int index) {
    require(index >= 0 && index < elements.size(), "Seq.get");
    return elements.get(index);
  }

  public void set(int index, Object value) {
    require(index >= 0 && index < elements.size(), "Seq.set");
    elements.set(index, value);
  }

  public void append(Object value) {
    elements.add(value);
    demand(elements.size());
  }

  public void insert(int index, Object value) {
    require(index >= 0 && index <= elements.size(), "Seq.insert");
    elements.add(index, value);
    demand(elements.size());
  }

  public void insertArray(int index, Object[] values) {
    require(index >= 0 && index <= elements.size(), "Seq.insertArray");
    elements.addAll(index, Arrays.asList(values));
    if (values.length > 0) {
      demand(elements.size());
    }
  }

  public Object remove(int index) {
    require(index >= 0 && index < elements.size(), "Seq.remove");
    return elements.remove(index);
  }

  public void removeRange(int from, int to) {
    require(from >= 0 && from <= to && to <= elements.size(), "Seq.removeRange");
    elements.subList(from, to).clear();
  }

  public void clear() {
    tree.clear();
    elements.clear();
  }

  public int find(Object value) {
    require(Values.simple(value), "Seq.find");
    return elements.indexOf(value);
  }

  public int findLast(Object value) {
    require(Values.simple(value), "Seq.findLast");
    return elements.lastIndexOf(value);
  }

  public Object[] toArray() {
    return elements.toArray();
  }

  private int room = 10;
  private boolean defaultRoom = true;

  public int room() {
    return room;
  }

  public void reserve(int length) {
    if (length == FIT) {
      room = defaultRoom ? room : elements.size();
      return;
    }
    room = length;
    defaultRoom = false;
  }

  public void demand(int length) {
    if (length > room || defaultRoom) {
      reserve(Math.max(defaultRoom ? room : room + (room >> 1), length));
    }
  }

  public void treeInsert(int index) {
    require(tree.size() == elements.size(), "Seq.treeInsert");
    tree.keySet().forEach(position -> position.index += position.index >= index ? 1 : 0);
    Position added = new Position();
    added.index = index;
    tree.put(added, "");
  }

  public boolean treeRemove(int index) {
    require(tree.size() == elements.size() && index >= 0 && index < elements.size(), "Seq.treeRemove");
    Map.Entry<Position, Object> entry = null;
    for (Map.Entry<Position, Object> candidate : tree.entrySet()) {
      if (candidate.getKey().index == index) {
        entry = candidate;
      }
    }
    Position removed = entry.getKey();
    tree.remove(removed);
    tree.keySet().forEach(position -> position.index -= position.index > index ? 1 : 0);
    return entry.getKey() != removed;
  }

  public void treeBuild() {
    TreeMap<Position, Object> built = new TreeMap<>(tree.comparator());
    for (int i = 0; i < elements.size(); i++) {
      Position added = new Position();
      added.index = i;
      built.put(added, "");
    }
    tree = new TreeMap<>(built);
  }
}
