// property: assert
// entry: count
// A text has no more of a character than characters.
public class CountWithinLength {
  static int count(String text, char wanted) {
    if (text == null) {
      return 0;
    }
    int found = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == wanted) {
        found++; // wrong: found += 2;
      }
    }
    assert found <= text.length();
    return found;
  }
}
