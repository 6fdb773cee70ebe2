// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The comparator changes the list that is sorted.
public class ChangedBySorting {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }

  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");

    Iterator<String> it = list.iterator();
    it.next();
    try {
      list.sort((x, y) -> {
        hit();
        return 0;
      });
    } finally {
      it = new ArrayList<>(List.of("q")).iterator();
    }
    it.next();
  }
}
