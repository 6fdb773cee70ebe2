// expected: refuted
// As Flatten, but the output is one of the inputs.
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

public class FlattenError {
  static void flatten(List<List<Integer>> in, List<Integer> out) {
    Iterator<List<Integer>> position = in.iterator();
    while (position.hasNext()) {
      List<Integer> part = position.next();
      addList(out, part);
    }
  }

  static void addList(List<Integer> target, List<Integer> source) {
    Iterator<Integer> position = source.iterator();
    while (position.hasNext()) {
      Integer item = position.next();
      target.add(item);
    }
  }

  public static void main(String[] args) {
    List<List<Integer>> all = new LinkedList<>();
    List<Integer> part = new LinkedList<>();
    for (int i = 0; i <= args.length; i++) part.add(i * i);
    all.add(part);

    List<Integer> out = new LinkedList<>();
    out.add(1);
    all.add(out);
    flatten(all, out);
  }
}
