// property: assert
// entry: stars
// A text that is built in a loop has as many characters as rounds.
public class BuiltInLoop {
  static int stars(int n) {
    if (n < 0 || n > 100000) {
      return 0;
    }
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < n; i++) { // wrong: for (int i = 0; i < n && i != 40; i++) {
      line.append('*');
    }
    assert line.length() == n;
    return line.length();
  }
}
