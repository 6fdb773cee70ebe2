// Strings as bytes, in UTF-8, ISO-8859-1 and US-ASCII; malformed input becomes U+FFFD, unmappable characters become '?', as in the
// JDK. Malformed UTF-8 of several bytes and other charsets have no model. Not a class of the JDK.
package java.lang;

import java.io.UnsupportedEncodingException;
import jury.rt.Choice;
import jury.rt.Text;

final class Encoding {
  private Encoding() {}

  static void checkSupported(String charsetName) throws UnsupportedEncodingException {
    if (charsetName == null) {
      throw new NullPointerException("charsetName");
    }
  }

  private static boolean isUtf8(String charsetName) {
    return charsetName.equalsIgnoreCase("UTF-8") || charsetName.equalsIgnoreCase("UTF8");
  }

  /** The first code that the single-byte charset cannot express. */
  private static int limitOf(String charsetName) {
    if (charsetName.equalsIgnoreCase("ISO-8859-1")) {
      return 256;
    }
    if (!charsetName.equalsIgnoreCase("US-ASCII")) {
      Choice.unmodelled("the charset " + charsetName);
    }
    return 128;
  }

  static byte[] encode(String text, String charsetName) {
    return isUtf8(charsetName) ? encodeUtf8(text) : encodeSingle(text, limitOf(charsetName));
  }

  static String decode(byte[] bytes, int offset, int length, String charsetName) {
    return isUtf8(charsetName) ? decodeUtf8(bytes, offset, offset + length) : decodeSingle(bytes, offset, length, limitOf(charsetName));
  }

  private static byte[] encodeSingle(String text, int limit) {
    byte[] result = new byte[text.codePointCount(0, text.length())];
    int position = 0;
    for (int i = 0; i < result.length; i++) {
      int codePoint = text.codePointAt(position);
      position += Character.charCount(codePoint);
      result[i] = codePoint < limit ? (byte) codePoint : (byte) '?';
    }
    return result;
  }

  private static String decodeSingle(byte[] bytes, int offset, int length, int limit) {
    char[] characters = new char[length];
    for (int i = 0; i < length; i++) {
      int value = bytes[offset + i] & 0xff;
      characters[i] = value < limit ? (char) value : '\ufffd';
    }
    return Text.ofChars(characters, 0, length);
  }

  private static int lengthInUtf8(int codePoint) {
    if (codePoint < 0x80 || codePoint >= 0xd800 && codePoint < 0xe000) {
      return 1;  // half of a surrogate pair becomes '?'
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }

  private static byte[] encodeUtf8(String text) {
    int size = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      size += lengthInUtf8(text.codePointAt(i));
    }
    byte[] result = new byte[size];
    int position = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      position += putUtf8(text.codePointAt(i), result, position);
    }
    return result;
  }

  private static int putUtf8(int codePoint, byte[] target, int position) {
    int length = lengthInUtf8(codePoint);
    if (length == 1) {
      target[position] = codePoint < 0x80 ? (byte) codePoint : (byte) '?';
      return 1;
    }
    int rest = codePoint;
    for (int i = length - 1; i > 0; i--) {
      target[position + i] = (byte) (0x80 | rest & 0x3f);
      rest >>= 6;
    }
    target[position] = (byte) (0xf00 >> length | rest);
    return length;
  }

  private static String decodeUtf8(byte[] bytes, int begin, int end) {
    StringBuilder result = new StringBuilder();
    int position = begin;
    while (position < end) {
      int first = bytes[position] & 0xff;
      int length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
      if (first >= 0x80 && first < 0xc2 || first > 0xf4) {
        length = 1;
        first = 0xfffd;
      }
      if (position + length > end) {
        Choice.unmodelled("malformed UTF-8");
      }
      result.appendCodePoint(length == 1 ? first : join(bytes, position, length, first));
      position += length;
    }
    return result.text;
  }

  private static int join(byte[] bytes, int position, int length, int first) {
    int codePoint = first & 0x7f >> length;
    for (int i = 1; i < length; i++) {
      int next = bytes[position + i] & 0xff;
      if ((next & 0xc0) != 0x80) {
        Choice.unmodelled("malformed UTF-8");
      }
      codePoint = codePoint << 6 | next & 0x3f;
    }
    if (lengthInUtf8(codePoint) != length || codePoint > 0x10ffff) {
      Choice.unmodelled("malformed UTF-8");
    }
    return codePoint;
  }
}
