// expect methods [options: --engine bounded --property assert --objects 2]
// expect assert=bounded of LowerCase: command
// expect assert=refuted of LowerCase: sameText
// expect assert=undecided of LowerCase: sigma
// Lower case of any text. A capital sigma, whose lower case depends on its place in the word, has no model: assumed absent
// where it is one of many possible letters, not where it stands in the program.
public class LowerCase {
  static void command(String text) {
    if (text != null && text.toLowerCase().equals("go")) assert text.length() == 2;
  }

  static void sameText(String text) {
    if (text != null && text.toLowerCase().equals("go")) assert text.equals("go");
  }

  static void sigma() {
    assert "\u039f\u03a3".toLowerCase().length() == 3;
  }
}
