// expect assert=proved exceptions=proved [options: --engine concrete --property assert,exceptions]
// A program that asks nobody anything.
import java.util.*;

public class OneExecution {
  public static void main(String[] args) {
    Map<String, List<Integer>> places = new TreeMap<>();
    String text = "to be or not to be";
    for (String word : text.split(" ")) places.computeIfAbsent(word, key -> new ArrayList<>()).add(places.size());
    assert places.get("be").equals(List.of(2, 4)) : places;
    try {
      places.get("else").clear();
      assert false;
    } catch (NullPointerException expected) {
      assert places.size() == 4;
    }
  }
}
