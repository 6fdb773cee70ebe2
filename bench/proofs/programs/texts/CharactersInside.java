// property: exceptions
// entry: count
// A loop over the characters of any text stays inside of it.
public class CharactersInside {
  static int count(String text) {
    if (text == null) {
      return 0;
    }
    int spaces = 0;
    for (int i = 0; i < text.length(); i++) { // wrong: for (int i = 0; i <= text.length(); i++) {
      if (text.charAt(i) == ' ') {
        spaces++;
      }
    }
    return spaces;
  }
}
