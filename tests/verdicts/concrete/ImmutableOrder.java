// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// The order of Set.of is that of no other JVM.
import java.util.*;

public class ImmutableOrder {
  public static void main(String[] args) {
    assert Set.of("a", "b", "c").toString().length() == 9;
  }
}
