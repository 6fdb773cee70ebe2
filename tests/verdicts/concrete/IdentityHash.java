// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// Another machine, another number.
import java.util.*;

public class IdentityHash {
  public static void main(String[] args) {
    assert new Object().hashCode() != 17;
  }
}
