// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import jury.Jury;

/** Lists that may not be changed, and copies that may. */
public class ImmutableListsSize {
  static List<String> withHeader(List<String> lines) {
    List<String> result = new ArrayList<>(lines);
    result.add(0, "header");
    return result;
  }

  public static void main(String[] args) {
    List<String> lines = Jury.chooseBoolean() ? List.of("a", "b") : Collections.unmodifiableList(new ArrayList<>(List.of("c")));
    List<String> whole = withHeader(lines);
    assert whole.size() == lines.size() + 1;
    assert whole.get(0).equals("header");
    boolean refused = false;
    try {
      lines.add("d");
    } catch (UnsupportedOperationException expected) {
      refused = true;
    }
    assert refused;
    assert lines.size() < 2;
  }
}
