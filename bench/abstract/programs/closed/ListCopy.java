// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, table 3: equality between lists.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import jury.Jury;

public class ListCopy {
  static List<Integer> copy(List<Integer> source) {
    List<Integer> target = new LinkedList<>();
    Iterator<Integer> elements = source.iterator();
    while (elements.hasNext()) {
      target.add(elements.next());
    }
    return target;
  }

  public static void main(String[] args) {
    List<Integer> original = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      original.add(Jury.chooseInt());
    }
    List<Integer> copy = copy(original);
    assert copy.size() == original.size();
    for (int i = 0; i < original.size(); i++) {
      assert copy.get(i).equals(original.get(i));
    }
  }
}
