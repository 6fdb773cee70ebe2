// expect methods [options: --engine bounded --property assert --objects 2]
// expect assert=bounded of CaseOfTexts: asciiKeepsLength sameWithoutCase blank stripped
// expect assert=refuted of CaseOfTexts: keepsLength yes empty trimmed
// Texts of any characters: upper case, comparison without case, white space. 'ss' is the upper case of one letter, so lengths differ.
public class CaseOfTexts {
  static void asciiKeepsLength(String text) {
    if (text == null) return;
    for (int i = 0; i < text.length(); i++) if (text.charAt(i) >= 128) return;
    assert text.toUpperCase().length() == text.length();
  }

  static void sameWithoutCase(String text) {
    if (text != null) assert text.equalsIgnoreCase(text);
  }

  static void blank(String text) {
    if (text != null && text.isEmpty()) assert text.isBlank();
  }

  static void stripped(String text) {
    if (text != null) assert text.strip().length() <= text.length();
  }

  static void keepsLength(String text) {
    if (text != null) assert text.toUpperCase().length() == text.length();
  }

  static void yes(String text) {
    if (text != null && text.equalsIgnoreCase("no")) assert text.equals("no");
  }

  static void empty(String text) {
    if (text != null && text.isBlank()) assert text.isEmpty();
  }

  static void trimmed(String text) {
    if (text != null) assert text.strip().equals(text.trim());
  }
}
