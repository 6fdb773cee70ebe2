// expected: proved
// A list is divided recursively; some of its items go to an output list.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class Div {
  static void divide(List<Integer> input, List<Integer> output) {
    if (input.size() < 2) return;
    List<Integer> left = new ArrayList<>();
    List<Integer> right = new ArrayList<>();
    Iterator<Integer> position = input.iterator();
    while (position.hasNext()) {
      Integer item = position.next();
      if (item % 2 == 0)
        left.add(item / 2);
      else
        right.add(item / 2);
      if (item % 3 == 0) output.add(item);
    }
    divide(left, output);
    divide(right, output);
  }

  public static void main(String[] args) {
    List<Integer> input = new ArrayList<>();
    for (String text : args) input.add(text.length());
    List<Integer> output = new ArrayList<>();
    divide(input, output);
  }
}
