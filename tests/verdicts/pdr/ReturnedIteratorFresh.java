// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class ReturnedIteratorFresh {
  static Iterator<Integer> skipFirst(List<Integer> list) {
    Iterator<Integer> position = list.iterator();
    if (position.hasNext()) position.next();
    return position;
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    for (int i = 0; i < 3; i++) {
      Iterator<Integer> rest = skipFirst(list);
      if (rest.hasNext()) rest.next();
      list.add(4);
    }
  }
}
