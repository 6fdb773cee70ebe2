// expect assert=proved exceptions=refuted cme=refuted
import java.util.ArrayList;
import java.util.List;

public class RemoveWhileIterating {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    names.add("ann");
    names.add("bob");
    names.add("cid");
    for (String name : names) {
      if (name.equals("ann")) names.remove(name);
    }
  }
}
