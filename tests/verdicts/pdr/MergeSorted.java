// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// Two lists read in step, a third written.
public class MergeSorted {
  static List<Integer> merge(List<Integer> left, List<Integer> right) {
    List<Integer> merged = new ArrayList<>();
    Iterator<Integer> first = left.iterator();
    Iterator<Integer> second = right.iterator();
    while (first.hasNext() && second.hasNext()) {
      merged.add(Math.min(first.next(), second.next()));
    }
    while (first.hasNext()) merged.add(first.next());
    while (second.hasNext()) merged.add(second.next());
    return merged;
  }

  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (String text : args) numbers.add(text.length());
    System.out.println(merge(numbers, numbers).size());
  }
}
