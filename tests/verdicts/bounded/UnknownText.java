// expect assert=refuted exceptions=proved [options: --entry UnknownText.prefix]
public class UnknownText {
  static void prefix(String text) {
    if (text != null && text.length() > 1 && text.startsWith("k") && text.compareTo("kb") > 0) {
      assert text.indexOf('q') != 1;
    }
  }
}
