// expect methods [options: --engine bounded --property assert]
// expect assert=proved of ConstantCollections: names keys sizes view empty built fixed wrapped
// expect assert=bounded of ConstantCollections: share
// expect assert=refuted of ConstantCollections: seen made parts rows picked
// Collections in static final fields: those that nobody can change contain what the initialiser put there, though they are handed to anyone; not so what lies beneath a wrapper and others have, nor elements that change.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class ConstantCollections {
  static final List<String> NAMES = List.of("a", "b");
  static final Set<String> KEYS = Set.of("x", "y");
  static final Map<String, Integer> SIZES = Map.of("x", 1);
  static final List<String> VIEW = Collections.unmodifiableList(Arrays.asList("p", "q"));
  static final List<String> EMPTY = Collections.emptyList();
  static final Map<String, Integer> BUILT = new HashMap<>();
  static {
    BUILT.put("one", 1);
    BUILT.put("two", 2);
  }
  static final List<Integer> FIXED = Arrays.asList(1, 2, 3);
  private static final Set<Integer> WRAPPED = Collections.unmodifiableSet(new HashSet<>(List.of(1, 2)));

  void names() {
    assert NAMES.size() == 2;
  }

  void keys() {
    assert KEYS.contains("x");
  }

  void sizes() {
    assert SIZES.get("x") == 1;
  }

  void view() {
    assert VIEW.size() == 2;
  }

  void empty() {
    assert EMPTY.isEmpty();
  }

  void built() {
    assert BUILT.get("one") == 1;
  }

  void fixed() {
    assert FIXED.size() == 3;
  }

  void wrapped() {
    assert WRAPPED.size() == 2;
  }

  void share(List<String> other) {
    if (other == NAMES) assert other.get(0).equals("a");
  }

  List<String> give() {
    return NAMES;
  }
  static final List<String> BASE = new ArrayList<>();
  static final List<String> SEEN = Collections.unmodifiableList(BASE);
  static final List<String> MADE;
  static final ArrayList<String> OTHER;
  static {
    ArrayList<String> list = new ArrayList<>();
    list.add("a");
    OTHER = list;
    MADE = Collections.unmodifiableList(list);
  }
  static final List<StringBuilder> PARTS = List.of(new StringBuilder("x"));
  static final List<List<String>> ROWS = List.of(new ArrayList<>());

  static List<String> pick(boolean b) {
    return b ? new ArrayList<>() : List.of();
  }
  static final List<String> PICKED = pick(true);

  void add(String s) {
    BASE.add(s);
    OTHER.add(s);
    PARTS.get(0).append(s);
    ROWS.get(0).add(s);
    PICKED.add(s);
  }

  void seen() {
    assert SEEN.isEmpty();
  }

  void made() {
    assert MADE.size() == 1;
  }

  void parts() {
    assert PARTS.get(0).length() == 1;
  }

  void rows() {
    assert ROWS.get(0).isEmpty();
  }

  void picked() {
    assert PICKED.isEmpty();
  }
}
