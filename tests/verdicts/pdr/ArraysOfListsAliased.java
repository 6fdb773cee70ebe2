// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class ArraysOfListsAliased {
  public static void main(String[] args) {
    @SuppressWarnings("unchecked") List<Integer>[] buckets = new List[2];
    buckets[0] = new ArrayList<>(List.of(1, 2));
    buckets[1] = buckets[0];
    for (Integer item : buckets[0]) buckets[1].add(item);
  }
}
