// expect assert=refuted exceptions=bounded [options: --entry AliasedSets.grow]
import java.util.Set;

public class AliasedSets {
  static void grow(Set<Integer> left, Set<Integer> right) {
    if (left == null || right == null) {
      return;
    }
    int size = left.size();
    right.add(4);
    assert left.size() == size;
  }
}
