// property: assert
// entry: first
// What a search from the front finds is there, and nothing before it.
public class FirstOfMany {
  static int first(String text, char wanted) {
    if (text == null) {
      return -1;
    }
    int at = 0;
    while (at < text.length() && text.charAt(at) != wanted) {
      at++; // wrong: at += 2;
    }
    for (int i = 0; i < at && i < text.length(); i++) {
      assert text.charAt(i) != wanted;
    }
    return at;
  }
}
