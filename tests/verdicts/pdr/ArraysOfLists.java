// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// An array of lists: buckets, moved from one to the next.
public class ArraysOfLists {
  public static void main(String[] args) {
    @SuppressWarnings("unchecked") List<Integer>[] buckets = new List[2];
    buckets[0] = new ArrayList<>();
    List<Integer> spare = new ArrayList<>();
    for (int i = 0; i < args.length; i++) buckets[0].add(i);
    for (Integer item : buckets[0]) spare.add(item);
    buckets[1] = spare;
    buckets[1].clear();
  }
}
