// Strings as bytes, in UTF-8, ISO-8859-1 and US-ASCII; malformed input becomes U+FFFD, unmappable characters become '?', as in the
// JDK. Other charsets have no model. Not a class of the JDK.
package java.lang;

import java.io.UnsupportedEncodingException;
import jury.rt.Choice;
import jury.rt.Text;

final class Encoding {
  private static final int REPLACEMENT = 0xfffd;

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
    char[] characters = new char[end - begin];
    int count = 0;
    int position = begin;
    while (position < end) {
      int first = bytes[position] & 0xff;
      int length = wellFormed(bytes, position, end);
      int codePoint = length < wantedBy(first) ? REPLACEMENT : join(bytes, position, length);
      boolean surrogate = codePoint >= 0xd800 && codePoint < 0xe000;
      if (codePoint >= 0x10000) {
        characters[count++] = Character.highSurrogate(codePoint);
        characters[count++] = Character.lowSurrogate(codePoint);
      } else {
        characters[count++] = surrogate ? (char) REPLACEMENT : (char) codePoint;
      }
      position += length;
    }
    return Text.ofChars(characters, 0, count);
  }

  /** How many bytes a character has that begins with this one; more than there can be, when none does. */
  private static int wantedBy(int first) {
    if (first < 0x80) {
      return 1;
    }
    if (first < 0xc2 || first > 0xf4) {
      return 5;
    }
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  }

  /** As many bytes as may belong to one character, at least one; fewer than it wants are replaced together. */
  private static int wellFormed(byte[] bytes, int position, int end) {
    int first = bytes[position] & 0xff;
    int wanted = wantedBy(first);
    if (wanted == 1 || wanted == 5) {
      return 1;
    }
    int length = 1;
    while (length < wanted && position + length < end) {
      int next = bytes[position + length] & 0xff;
      if ((next & 0xc0) != 0x80 || length == 1 && !mayFollow(first, next)) {
        break;
      }
      length++;
    }
    return length;
  }

  /** Not the longer form of a shorter character, nor beyond the last one. */
  private static boolean mayFollow(int first, int second) {
    return (first != 0xe0 || second >= 0xa0) && (first != 0xf0 || second >= 0x90) && (first != 0xf4 || second < 0x90);
  }

  private static int join(byte[] bytes, int position, int length) {
    int first = bytes[position] & 0xff;
    if (length == 1) {
      return first;
    }
    int codePoint = first & 0x7f >> length;
    for (int i = 1; i < length; i++) {
      codePoint = codePoint << 6 | bytes[position + i] & 0x3f;
    }
    return codePoint;
  }
}
