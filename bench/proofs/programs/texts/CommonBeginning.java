// property: assert
// entry: common
// The common beginning of two texts is no longer than either.
public class CommonBeginning {
  static int common(String one, String other) {
    if (one == null || other == null) {
      return 0;
    }
    int length = 0;
    while (length < one.length() && length < other.length() && one.charAt(length) == other.charAt(length)) {
      length++;
    }
    assert length <= one.length() && length <= other.length(); // wrong: assert length < one.length() || length < other.length();
    return length;
  }
}
