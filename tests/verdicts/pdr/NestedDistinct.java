// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class NestedDistinct {
  static void merge(List<Integer> target, List<Integer> source) {
    for (Integer item : source) target.add(item);
  }

  public static void main(String[] args) {
    List<Integer> first = new ArrayList<>(List.of(1));
    List<Integer> second = new ArrayList<>(List.of(2));
    merge(first, second);
    merge(second, first);
  }
}
