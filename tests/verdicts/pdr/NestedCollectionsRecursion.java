// expect cme=undecided [options: --engine pdr --property cme]
// Safe, but only because no object of the heap has the list that changes: a precondition about all objects, which a universal summary cannot state.
import java.util.*;

// Lists in lists, walked by recursion into a separate result.
public class NestedCollectionsRecursion {
  static void flatten(List<?> input, List<Object> output) {
    for (Object item : input) {
      if (item instanceof List)
        flatten((List<?>) item, output);
      else
        output.add(item);
    }
  }

  public static void main(String[] args) {
    List<Object> inner = new ArrayList<>();
    inner.add("x");
    List<Object> outer = new ArrayList<>();
    outer.add(inner);
    outer.add("y");
    flatten(outer, new ArrayList<>());
  }
}
