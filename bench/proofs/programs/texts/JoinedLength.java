// property: assert
// entry: joined
// Two texts in a row are as long as both.
public class JoinedLength {
  static int joined(String one, String other) {
    if (one == null || other == null) {
      return 0;
    }
    if (one.length() > 1000000 || other.length() > 1000000) {
      return 0;
    }
    String both = one + other;
    assert both.length() == one.length() + other.length(); // wrong: assert both.length() > one.length();
    return both.length();
  }
}
