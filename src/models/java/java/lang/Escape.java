// An escape sequence of Java's string literals, read behind the backslash. Not a class of the JDK.
package java.lang;

import jury.rt.Text;

final class Escape {
  private static final String LETTERS = "bfnrts'\"\\";
  private static final String MEANINGS = "\b\f\n\r\t '\"\\";

  final String meaning;
  final int end;

  Escape(String text, int start) {
    char letter = start < text.length() ? text.charAt(start) : '\0';
    int known = LETTERS.indexOf(letter);
    if (start < text.length() && known >= 0) {
      meaning = Text.ofChar(MEANINGS.charAt(known));
      end = start + 1;
    } else if (letter >= '0' && letter <= '7') {
      end = octalEnd(text, start, letter <= '3' ? 3 : 2);
      meaning = Text.ofChar((char) Integer.parseInt(text.substring(start, end), 8));
    } else if (letter == '\n') {
      meaning = "";
      end = start + 1;
    } else if (letter == '\r') {
      meaning = "";
      end = text.startsWith("\n", start + 1) ? start + 2 : start + 1;
    } else {
      throw new IllegalArgumentException(
          "Invalid escape sequence: \\" + letter + " \\\\u" + Integer.toHexString(letter | 0x10000).substring(1).upper());
    }
  }

  private static int octalEnd(String text, int start, int longest) {
    int end = start;
    while (end < text.length() && end - start < longest && text.charAt(end) >= '0' && text.charAt(end) <= '7') {
      end++;
    }
    return end;
  }
}
