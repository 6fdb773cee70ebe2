// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class NestedCollectionsInPlace {
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
    inner.add("y");
    List<Object> outer = new ArrayList<>();
    outer.add(inner);
    flatten(outer, inner);
  }
}
