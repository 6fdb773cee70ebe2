// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class ReturnedIterator {
  static Iterator<Integer> skipFirst(List<Integer> list) {
    Iterator<Integer> position = list.iterator();
    if (position.hasNext()) position.next();
    return position;
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    Iterator<Integer> rest = skipFirst(list);
    list.add(4);
    rest.next();
  }
}
