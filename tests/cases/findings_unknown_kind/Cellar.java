import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Bottles in a cellar. Nothing here is annotated. */
public class Cellar {
  private final List<String> labels = new ArrayList<>();
  private String best;
  private int shelves;
  private final Object key;

  public Cellar(int shelves) {
    this.shelves = shelves;
    this.key = new Object();
  }

  /** Guards: what they throw is said. */
  public void add(String label) {
    if (label == null) throw new IllegalArgumentException("no label");
    labels.add(label);
    best = label;
  }

  /** A guard of the library, and one of another method to which the argument goes. */
  public int priceOf(String label) {
    Objects.requireNonNull(label);
    return label.length();
  }

  /** Before anything was added, best is null. */
  public int lengthOfBest() {
    return best.length();
  }

  /** No shelves: a constructor that takes 0 and a method that cannot stand it. */
  public int perShelf() {
    return labels.size() / shelves;
  }

  /** Null is not what it is for. */
  public boolean has(String label) {
    return label.equals(best);
  }

  /** The key is never null, but nobody has proved that. */
  public int hash() {
    return keyOf(this).hashCode();
  }

  private static Object keyOf(Cellar cellar) {
    return cellar.key;
  }

  /** Neither is another object's type asked. */
  @Override
  public boolean equals(Object other) {
    return labels.equals(((Cellar) other).labels);
  }

  @Override
  public int hashCode() {
    return labels.hashCode();
  }
}
