// expect assert=proved exceptions=proved cme=proved
import java.util.ArrayList;
import java.util.List;

public class RemoveLastButOne {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    names.add("ann");
    names.add("bob");
    names.add("cid");
    for (String name : names) {
      if (name.equals("bob")) names.remove(name);
    }
    assert names.size() == 2;
  }
}
