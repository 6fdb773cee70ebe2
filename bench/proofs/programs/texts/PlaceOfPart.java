// property: exceptions
// entry: behind
// The place that a search finds is one of the text.
public class PlaceOfPart {
  static String behind(String text, char mark) {
    if (text == null) {
      return "";
    }
    int at = text.indexOf(mark);
    return at < 0 ? "" : text.substring(at); // wrong: return text.substring(at);
  }
}
