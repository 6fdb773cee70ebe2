// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Elements of a class without collections are told from lists by instanceof; only the former lead to the change.
public class MixedElements {
  static class Mark {}

  public static void main(String[] args) {
    List<Object> items = new ArrayList<>();
    items.add(new ArrayList<Object>());
    for (int i = 0; i < 3; i++) items.add(new Mark());
    for (Object item : items) {
      if (item instanceof List) {
        ((List<?>) item).clear();
      } else if (item instanceof Mark) {
        Mark mark = (Mark) item;
        items.remove(mark);
      }
    }
  }
}
