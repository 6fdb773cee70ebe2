// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// finally clears the list while the caller iterates over it.
public class FinallyClears {
  static void use(List<Integer> list, Integer item) {
    try {
      if (item > 1) throw new IllegalStateException();
    } finally {
      list.remove(item);
    }
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    for (Integer item : list) use(list, item);
  }
}
