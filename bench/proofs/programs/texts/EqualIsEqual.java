// property: assert
// entry: same
// Texts that are equal have one length.
public class EqualIsEqual {
  static boolean same(String one, String other) {
    if (one == null || other == null) {
      return false;
    }
    boolean equal = one.equals(other);
    assert !equal || one.length() == other.length(); // wrong: assert equal || one.length() != other.length();
    return equal;
  }
}
