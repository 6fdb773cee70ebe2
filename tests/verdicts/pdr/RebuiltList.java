// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// The list is replaced by a filtered one, never changed.
public class RebuiltList {
  private List<String> items = new ArrayList<>();

  void keepLongerThan(int length) {
    List<String> kept = new ArrayList<>();
    for (String item : items) {
      if (item.length() > length) kept.add(item);
    }
    items = kept;
  }

  public static void main(String[] args) {
    RebuiltList list = new RebuiltList();
    for (String text : args) list.items.add(text);
    for (String item : list.items) list.keepLongerThan(item.length());
  }
}
