// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Two names for one list.
public class NestedAliased {
  static void merge(List<Integer> target, List<Integer> source) {
    for (Integer item : source) target.add(item);
  }

  public static void main(String[] args) {
    List<Integer> first = new ArrayList<>(List.of(1));
    List<Integer> second = first;
    merge(first, second);
  }
}
