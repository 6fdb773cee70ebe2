// property: assert
// entry: rest
// What is behind a place is as long as what is left.
public class PartIsShorter {
  static int rest(String text, int from) {
    if (text == null || from < 0 || from > text.length()) {
      return 0;
    }
    String rest = text.substring(from);
    assert rest.length() == text.length() - from; // wrong: assert rest.length() < text.length();
    return rest.length();
  }
}
