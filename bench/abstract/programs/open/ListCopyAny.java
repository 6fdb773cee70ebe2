// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A list of any size is copied.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class ListCopyAny {
  public static void main(String[] args) {
    List<Integer> original = new ArrayList<>();
    int size = Jury.chooseInt();
    for (int i = 0; i < size; i++) {
      original.add(Jury.chooseInt());
    }
    List<Integer> copy = new ArrayList<>();
    for (Integer element : original) {
      copy.add(element);
    }
    assert copy.size() == original.size();
    for (int i = 0; i < original.size(); i++) {
      assert copy.get(i).equals(original.get(i));
    }
  }
}
