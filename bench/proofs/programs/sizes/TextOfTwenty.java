// property: exceptions
// entry: last
// A text of twenty characters has a last one.
public class TextOfTwenty {
  static char last(String text) {
    if (text == null || text.length() != 20) {
      return ' ';
    }
    return text.charAt(19); // wrong: return text.charAt(20);
  }
}
