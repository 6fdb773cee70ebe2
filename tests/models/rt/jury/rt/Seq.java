// The abstract sequence in plain Java, for the tests that run the models on a JVM. Breaking a contract is an error of the model.
package jury.rt;

import java.util.ArrayList;
import java.util.Arrays;

public final class Seq {
  private final ArrayList<Object> elements = new ArrayList<>();

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
  }

  public void insert(int index, Object value) {
    require(index >= 0 && index <= elements.size(), "Seq.insert");
    elements.add(index, value);
  }

  public void insertArray(int index, Object[] values) {
    require(index >= 0 && index <= elements.size(), "Seq.insertArray");
    elements.addAll(index, Arrays.asList(values));
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
}
