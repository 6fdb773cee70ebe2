// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// The list is replaced, but the old one is cleared while somebody still reads it.
public class RebuiltButShared {
  private List<String> items = new ArrayList<>();

  void keepNone() {
    List<String> old = items;
    items = new ArrayList<>(old);
    old.clear();
  }

  public static void main(String[] args) {
    RebuiltButShared list = new RebuiltButShared();
    list.items.add("a");
    list.items.add("b");
    for (String item : list.items) list.keepNone();
  }
}
