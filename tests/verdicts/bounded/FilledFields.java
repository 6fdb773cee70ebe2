// expect methods [options: --engine bounded --property exceptions --objects 2 --loops 3]
// What constructors make sure of is so in every state that a method is checked from; what they do not, is not.
// expect exceptions=bounded of FilledFields: remember count
// expect exceptions=refuted of FilledFields: rename first
// expect exceptions=refuted of Listed$Part: length
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class FilledFields {
  private final Map<String, Integer> index = new HashMap<>();
  private List<String> names = new ArrayList<>();
  private String title;

  public FilledFields(String title) {
    this.title = title;
  }

  public void remember(String name) {
    index.merge(name, 1, Integer::sum);
    names.add(name);
  }

  public int count() {
    return index.size() + names.size();
  }

  public void rename() {
    title = title.trim();
  }

  public String first() {
    return names.get(0);
  }
}

// The part is in the list before the whole has its name; the list can ask it.
class Listed {
  private final String name;

  Listed(List<Object> all) {
    Part part = new Part(this);
    all.add(part);
    name = "name";
  }

  static class Part {
    private final Listed whole;

    Part(Listed whole) {
      this.whole = whole;
    }

    int length() {
      return whole == null ? 0 : whole.name.length();
    }
  }
}
