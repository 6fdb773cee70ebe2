// property: exceptions
// entry: last
// A text that is not empty has a last character.
public class LastCharacter {
  static char last(String text) {
    if (text == null || text.length() == 0) { // wrong: if (text == null) {
      return ' ';
    }
    return text.charAt(text.length() - 1);
  }
}
