// expect cme=undecided [options: --engine pdr --property cme]
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

// A Path can be iterated over, but is no collection.
public class PathIterable {
  static void use(Iterable<?> parts) {
    List<String> names = new ArrayList<>();
    names.add("a");
    names.add("b");
    if (parts == null) return;
    for (String name : names) names.add(name);
  }

  public static void main(String[] args) {
    Path path = Paths.get("x");
    use(path);
  }
}
