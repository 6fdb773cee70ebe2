// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The iterators of CopyOnWriteArrayList only read.
public class SnapshotIterator {
  public static void main(String[] args) {
    List<String> list = new java.util.concurrent.CopyOnWriteArrayList<>();
    list.add("a");
    Iterator<String> position = list.iterator();
    position.next();
    position.remove();
  }
}
