// expect assert=refuted [options: --engine abstract]
// The copy is built from the front.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import jury.Jury;

public class ListCopyReversed {
  static List<Integer> copy(List<Integer> source) {
    List<Integer> target = new LinkedList<>();
    Iterator<Integer> elements = source.iterator();
    while (elements.hasNext()) {
      target.add(0, elements.next());
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
