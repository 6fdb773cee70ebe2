// Strings over jury.rt.Text, which holds the characters. Every result is a new object where the JDK makes a new one, and the
// same object where the JDK gives that back. Regular expressions are the JDK's own code, formats are java.util.Formatter.
// Not handled: case conversion in Turkish, Azeri and Lithuanian and of the final sigma; charsets other than UTF-8, ISO-8859-1
// and US-ASCII.
package java.lang;

import java.io.UnsupportedEncodingException;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jury.rt.Choice;
import jury.rt.Heap;
import jury.rt.Seq;
import jury.rt.Text;
import jury.rt.World;

public final class String implements java.io.Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {
  private static final long serialVersionUID = -6849794470754667710L;

  public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

  private static final class CaseInsensitiveComparator implements Comparator<String>, java.io.Serializable {
    private static final long serialVersionUID = 8575799808933029326L;

    public int compare(String first, String second) {
      return first.compareToIgnoreCase(second);
    }
  }

  public String() {
    Text.assign(this, "");
  }

  public String(String original) {
    original.length();
    Text.assign(this, original);
  }

  public String(char[] characters) {
    Text.assign(this, Text.ofChars(characters, 0, characters.length));
  }

  public String(char[] characters, int offset, int count) {
    Bounds.checkOffsetCount(offset, count, characters.length);
    Text.assign(this, Text.ofChars(characters, offset, count));
  }

  public String(int[] codePoints, int offset, int count) {
    Bounds.checkOffsetCount(offset, count, codePoints.length);
    String content = "";
    for (int i = 0; i < count; i++) {
      int codePoint = codePoints[offset + i];
      if (!Character.isValidCodePoint(codePoint)) {
        throw new IllegalArgumentException(Integer.toString(codePoint));
      }
      content = Text.concat(content, ofCodePoint(codePoint));
    }
    Text.assign(this, content);
  }

  @Deprecated
  public String(byte[] ascii, int high, int offset, int count) {
    Bounds.checkOffsetCount(offset, count, ascii.length);
    char[] characters = new char[count];
    for (int i = 0; i < count; i++) {
      characters[i] = (char) (high << 8 | ascii[offset + i] & 0xff);
    }
    Text.assign(this, Text.ofChars(characters, 0, count));
  }

  @Deprecated
  public String(byte[] ascii, int high) {
    this(ascii, high, 0, ascii.length);
  }

  public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
    Encoding.checkSupported(charsetName);
    Bounds.checkOffsetCount(offset, length, bytes.length);
    Text.assign(this, Encoding.decode(bytes, offset, length, charsetName));
  }

  public String(byte[] bytes, int offset, int length, Charset charset) {
    String name = charset.name();
    Bounds.checkOffsetCount(offset, length, bytes.length);
    Text.assign(this, Encoding.decode(bytes, offset, length, name));
  }

  public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
    this(bytes, 0, bytes.length, charsetName);
  }

  public String(byte[] bytes, Charset charset) {
    this(bytes, 0, bytes.length, charset);
  }

  public String(byte[] bytes, int offset, int length) {
    World.time(World.CHARSET);
    Bounds.checkOffsetCount(offset, length, bytes.length);
    Text.assign(this, Encoding.decode(bytes, offset, length, "UTF-8"));
  }

  public String(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }

  public String(StringBuffer buffer) {
    Text.assign(this, buffer.text);
  }

  public String(StringBuilder builder) {
    Text.assign(this, builder.text);
  }

  public int length() {
    return Text.length(this);
  }

  public boolean isEmpty() {
    return Text.length(this) == 0;
  }

  public char charAt(int index) {
    if (index < 0 || index >= Text.length(this)) {
      throw badCharAt(index);
    }
    return Text.charAt(this, index);
  }

  private StringIndexOutOfBoundsException badCharAt(int index) {
    return Release.atLeast(21) || !isLatin()
        ? Bounds.badIndex(index, length())
        : new StringIndexOutOfBoundsException("String index out of range: " + index);
  }

  private boolean isLatin() {
    for (int i = 0; i < length(); i++) {
      if (Text.charAt(this, i) > 255) {
        return false;
      }
    }
    return true;
  }

  public int codePointAt(int index) {
    Bounds.checkIndex(index, length());
    return codePointAt(index, length());
  }

  private int codePointAt(int index, int end) {
    char first = Text.charAt(this, index);
    if (Character.isHighSurrogate(first) && index + 1 < end) {
      char second = Text.charAt(this, index + 1);
      if (Character.isLowSurrogate(second)) {
        return Character.toCodePoint(first, second);
      }
    }
    return first;
  }

  public int codePointBefore(int index) {
    int last = index - 1;
    if (last < 0 || last >= length()) {
      throw Release.atLeast(21)
          ? Bounds.badIndex(last, length())
          : new StringIndexOutOfBoundsException("String index out of range: " + index);
    }
    char second = Text.charAt(this, last);
    if (Character.isLowSurrogate(second) && last > 0) {
      char first = Text.charAt(this, last - 1);
      if (Character.isHighSurrogate(first)) {
        return Character.toCodePoint(first, second);
      }
    }
    return second;
  }

  public int codePointCount(int begin, int end) {
    Bounds.checkSilentSpan(begin, end, length());
    int count = 0;
    for (int i = begin; i < end; i += Character.charCount(codePointAt(i, end))) {
      count++;
    }
    return count;
  }

  public int offsetByCodePoints(int index, int offset) {
    return Character.offsetByCodePoints(this, index, offset);
  }

  public void getChars(int begin, int end, char[] target, int targetBegin) {
    Bounds.checkBeginEnd(begin, end, length());
    Bounds.checkOffsetCount(targetBegin, end - begin, target.length);
    for (int i = begin; i < end; i++) {
      target[targetBegin + i - begin] = Text.charAt(this, i);
    }
  }

  @Deprecated
  public void getBytes(int begin, int end, byte[] target, int targetBegin) {
    Bounds.checkBeginEnd(begin, end, length());
    Bounds.checkOffsetCount(targetBegin, end - begin, target.length);
    for (int i = begin; i < end; i++) {
      target[targetBegin + i - begin] = (byte) Text.charAt(this, i);
    }
  }

  public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
    Encoding.checkSupported(charsetName);
    return Encoding.encode(this, charsetName);
  }

  public byte[] getBytes(Charset charset) {
    return Encoding.encode(this, charset.name());
  }

  public byte[] getBytes() {
    World.time(World.CHARSET);
    return Encoding.encode(this, "UTF-8");
  }

  public boolean equals(Object other) {
    return this == other || other instanceof String && Text.equal(this, (String) other);
  }

  public boolean contentEquals(StringBuffer buffer) {
    return Text.equal(this, buffer.text);
  }

  public boolean contentEquals(CharSequence characters) {
    if (characters instanceof AbstractStringBuilder) {
      return Text.equal(this, ((AbstractStringBuilder) characters).text);
    }
    if (characters instanceof String) {
      return equals(characters);
    }
    int length = characters.length();
    if (length != length()) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (Text.charAt(this, i) != characters.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  public boolean equalsIgnoreCase(String other) {
    return this == other || other != null && other.length() == length() && regionMatches(true, 0, other, 0, length());
  }

  public int compareTo(String other) {
    other.length();
    return Text.compare(this, other);
  }

  public int compareToIgnoreCase(String other) {
    return compareFolded(0, length(), other, 0, other.length());
  }

  /** Character by character; where surrogates differ, by code points, unless one string has no character beyond 0xff. */
  private int compareFolded(int offset, int length, String other, int otherOffset, int otherLength) {
    return compareFolded(offset, offset, offset + length, other, otherOffset, otherOffset, otherOffset + otherLength);
  }

  private int compareFolded(int from, int offset, int end, String other, int otherFrom, int otherOffset, int otherEnd) {
    int count = Math.min(end - from, otherEnd - otherFrom);
    boolean secondOfPair = false;
    for (int n = 0; n < count; n++) {
      int i = from + n;
      int k = otherFrom + n;
      char first = Text.charAt(this, i);
      char second = Text.charAt(other, k);
      if (secondOfPair) {
        secondOfPair = false;
      } else if (first != second && CharacterCase.fold(first) != CharacterCase.fold(second)) {
        if (!Character.isSurrogate(first) && !Character.isSurrogate(second) || !isWide() || !other.isWide()) {
          return CharacterCase.fold(first) - CharacterCase.fold(second);
        }
        int order = CharacterCase.foldOf(codePointAround(i, offset, end)) - CharacterCase.foldOf(other.codePointAround(k, otherOffset, otherEnd));
        if (order != 0) {
          return order;
        }
        secondOfPair = startsPair(i, end);
        if (secondOfPair != other.startsPair(k, otherEnd)) {
          return compareFolded(i + (secondOfPair ? 2 : 1), offset, end, other, k + (secondOfPair ? 1 : 2), otherOffset, otherEnd);
        }
      }
    }
    return (end - offset) - (otherEnd - otherOffset);
  }

  private boolean isWide() {
    for (int i = 0; i < length(); i++) {
      if (Text.charAt(this, i) > 0xff) {
        return true;
      }
    }
    return false;
  }

  private boolean startsPair(int index, int end) {
    return index + 1 < end && Character.isSurrogatePair(Text.charAt(this, index), Text.charAt(this, index + 1));
  }

  /** The code point that the character at the index is a part of. */
  private int codePointAround(int index, int start, int end) {
    if (startsPair(index, end)) {
      return Character.toCodePoint(Text.charAt(this, index), Text.charAt(this, index + 1));
    }
    if (index > start && startsPair(index - 1, end)) {
      return Character.toCodePoint(Text.charAt(this, index - 1), Text.charAt(this, index));
    }
    return Text.charAt(this, index);
  }

  public boolean regionMatches(int offset, String other, int otherOffset, int length) {
    return regionMatches(false, offset, other, otherOffset, length);
  }

  public boolean regionMatches(boolean ignoreCase, int offset, String other, int otherOffset, int length) {
    if (otherOffset < 0 || offset < 0 || offset > (long) length() - length || otherOffset > (long) other.length() - length) {
      return false;
    }
    if (ignoreCase) {
      return compareFolded(offset, length, other, otherOffset, length) == 0;
    }
    for (int i = 0; i < length; i++) {
      if (Text.charAt(this, offset + i) != Text.charAt(other, otherOffset + i)) {
        return false;
      }
    }
    return true;
  }

  public boolean startsWith(String prefix, int offset) {
    int length = prefix.length();
    return offset >= 0
        && offset <= length() - length
        && Text.equal(Text.substring(this, offset, offset + length), prefix);
  }

  public boolean startsWith(String prefix) {
    return startsWith(prefix, 0);
  }

  public boolean endsWith(String suffix) {
    return startsWith(suffix, length() - suffix.length());
  }

  public int hashCode() {
    return Text.hash(this);
  }

  public int indexOf(int character) {
    return indexOf(character, 0);
  }

  public int indexOf(int character, int from) {
    if (!Character.isValidCodePoint(character) || from >= length()) {
      return -1;
    }
    return Text.indexOf(this, ofCodePoint(character), Math.max(from, 0));
  }

  public int indexOf(int character, int begin, int end) {
    Bounds.checkBeginEnd(begin, end, length());
    return inside(indexOf(character, begin), Character.isBmpCodePoint(character) ? 1 : 2, end);
  }

  /** The position, unless what was found there ends behind the end. */
  private static int inside(int position, int length, int end) {
    return position > end - length ? -1 : position;
  }

  public int lastIndexOf(int character) {
    return lastIndexOf(character, length() - 1);
  }

  public int lastIndexOf(int character, int from) {
    return Character.isValidCodePoint(character) ? lastIndexOf(ofCodePoint(character), from) : -1;
  }

  public int indexOf(String part) {
    return indexOf(part, 0);
  }

  public int indexOf(String part, int from) {
    int start = Math.min(Math.max(from, 0), length());
    part.length();
    return Text.indexOf(this, part, start);
  }

  public int indexOf(String part, int begin, int end) {
    Bounds.checkBeginEnd(begin, end, length());
    return inside(indexOf(part, begin), part.length(), end);
  }

  public int lastIndexOf(String part) {
    return lastIndexOf(part, length());
  }

  public int lastIndexOf(String part, int from) {
    for (int i = Math.min(from, length() - part.length()); i >= 0; i--) {
      if (startsWith(part, i)) {
        return i;
      }
    }
    return -1;
  }

  public String substring(int begin) {
    return substring(begin, length());
  }

  public String substring(int begin, int end) {
    int length = length();
    Bounds.checkBeginEnd(begin, end, length);
    return begin == 0 && end == length ? this : cut(this, begin, end);
  }

  /** A new string, but the one empty string. */
  static String cut(String text, int begin, int end) {
    return begin == end ? "" : Text.substring(text, begin, end);
  }

  public CharSequence subSequence(int begin, int end) {
    return substring(begin, end);
  }

  public String concat(String other) {
    return other.isEmpty() ? this : Text.concat(this, other);
  }

  public String replace(char old, char replacement) {
    int length = length();
    if (old == replacement || indexOf(old) < 0) {
      return this;
    }
    char[] characters = new char[length];
    for (int i = 0; i < length; i++) {
      char character = Text.charAt(this, i);
      characters[i] = character == old ? replacement : character;
    }
    return Text.ofChars(characters, 0, length);
  }

  public String replace(CharSequence target, CharSequence replacement) {
    String old = target.toString();
    String fresh = replacement.toString();
    if (old.length() == 1 && fresh.length() == 1) {
      return replace(old.charAt(0), fresh.charAt(0));
    }
    int position = indexOf(old);
    if (position < 0) {
      return this;
    }
    String result = "";
    int done = 0;
    while (position >= 0) {
      result = Text.concat(Text.concat(result, Text.substring(this, done, position)), fresh);
      done = position + old.length();
      int next = old.isEmpty() ? position + 1 : done;
      position = next > length() ? -1 : Text.indexOf(this, old, next);
    }
    result = Text.concat(result, Text.substring(this, done, length()));
    return result.isEmpty() ? "" : result;
  }

  public boolean matches(String regex) {
    return Pattern.matches(regex, this);
  }

  public boolean contains(CharSequence part) {
    return indexOf(part.toString()) >= 0;
  }

  public String replaceFirst(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
  }

  public String replaceAll(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceAll(replacement);
  }

  public String[] split(String regex) {
    return split(regex, 0);
  }

  public String[] split(String regex, int limit) {
    char separator;
    if (regex.length() == 1 && isLiteral(regex.charAt(0))) {
      separator = regex.charAt(0);
    } else if (regex.length() == 2 && regex.charAt(0) == '\\' && isEscapable(regex.charAt(1))) {
      separator = regex.charAt(1);
    } else {
      return Pattern.compile(regex).split(this, limit);
    }
    return splitAt(Text.ofChar(separator), limit);
  }

  private static boolean isLiteral(char character) {
    return ".$|()[{^?*+\\".indexOf(character) < 0 && !Character.isSurrogate(character);
  }

  private static boolean isEscapable(char character) {
    boolean alphanumeric =
        character >= '0' && character <= '9' || character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    return !alphanumeric && !Character.isSurrogate(character);
  }

  private String[] splitAt(String separator, int limit) {
    Seq parts = Seq.create();
    int begin = 0;
    int end = Text.indexOf(this, separator, 0);
    while (end >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
      parts.append(cut(this, begin, end));
      begin = end + 1;
      end = Text.indexOf(this, separator, begin);
    }
    parts.append(substring(begin));
    return parts(parts, limit == 0 && parts.size() > 1);
  }

  public String[] splitWithDelimiters(String regex, int limit) {
    Seq parts = Seq.create();
    int begin = 0;
    int matches = 0;
    Matcher matcher = Pattern.compile(regex).matcher(this);
    while ((limit <= 0 || matches < limit - 1) && matcher.find()) {
      if (matcher.end() == 0) {
        continue;
      }
      parts.append(cut(this, begin, matcher.start()));
      parts.append(cut(this, matcher.start(), matcher.end()));
      begin = matcher.end();
      matches++;
    }
    parts.append(begin == 0 ? this : substring(begin));
    return parts(parts, limit == 0 && begin != 0);
  }

  private static String[] parts(Seq parts, boolean trim) {
    int size = parts.size();
    while (trim && size > 0 && ((String) parts.get(size - 1)).isEmpty()) {
      size--;
    }
    String[] result = new String[size];
    for (int i = 0; i < size; i++) {
      result[i] = (String) parts.get(i);
    }
    return result;
  }

  public static String join(CharSequence delimiter, CharSequence... elements) {
    String between = delimiter.toString();
    String result = "";
    for (int i = 0; i < elements.length; i++) {
      result = Text.concat(result, i == 0 ? String.valueOf(elements[i]) : Text.concat(between, String.valueOf(elements[i])));
    }
    return elements.length == 0 ? Text.concat("", "") : result;
  }

  public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
    if (delimiter == null || elements == null) {
      throw new NullPointerException();
    }
    String between = delimiter.toString();
    String result = Text.concat("", "");
    Iterator<? extends CharSequence> iterator = elements.iterator();
    boolean first = true;
    while (iterator.hasNext()) {
      String element = String.valueOf(iterator.next());
      result = Text.concat(result, first ? element : Text.concat(between, element));
      first = false;
    }
    return result;
  }

  public String toLowerCase() {
    World.time(World.LOCALE);
    return lower();
  }

  public String toLowerCase(Locale locale) {
    checkLocale(locale);
    return lower();
  }

  private String lower() {
    int length = length();
    char[] single = new char[length];
    boolean several = false;
    for (int i = 0; i < length; i++) {
      char character = Text.charAt(this, i);
      if (character == '\u03a3') {
        Choice.unmodelled("lower case of the final sigma");
      }
      single[i] = Character.isSurrogate(character) ? lowerOfSurrogate(i, length) : (char) CharacterCase.lowerAt(character, 0);
      several |= CharacterCase.lowerAt(character, 1) >= 0;
    }
    String result = several ? replaceBySeveral("\u0130", "i\u0307", single) : Text.ofChars(single, 0, length);
    return Text.equal(this, result) ? this : result;
  }

  private char lowerOfSurrogate(int index, int length) {
    int codePoint = codePointAround(index, 0, length);
    return codePoint < 0x10000 ? (char) codePoint : halfOf(CharacterCase.lowerOf(codePoint), startsPair(index, length));
  }

  private static char halfOf(int codePoint, boolean first) {
    return first ? Character.highSurrogate(codePoint) : Character.lowSurrogate(codePoint);
  }

  /** This text with `single` in the place of every character but one, which is replaced by a text. */
  private String replaceBySeveral(String character, String several, char[] single) {
    String result = "";
    for (int i = 0; i < single.length; i++) {
      result = Text.concat(result, Text.charAt(this, i) == Text.charAt(character, 0) ? several : Text.ofChar(single[i]));
    }
    return result;
  }

  public String toUpperCase() {
    World.time(World.LOCALE);
    return upper();
  }

  public String toUpperCase(Locale locale) {
    checkLocale(locale);
    return upper();
  }

  /** In no locale's way. */
  String upper() {
    int length = length();
    char[] single = new char[length];
    boolean several = false;
    for (int i = 0; i < length; i++) {
      char character = Text.charAt(this, i);
      single[i] = Character.isSurrogate(character) ? upperOfSurrogate(i, length) : (char) CharacterCase.upperAt(character, 0);
      several |= CharacterCase.upperAt(character, 1) >= 0;
    }
    String result = several ? upperBySeveral(single) : Text.ofChars(single, 0, length);
    return Text.equal(this, result) ? this : result;
  }

  private char upperOfSurrogate(int index, int length) {
    int codePoint = codePointAround(index, 0, length);
    return codePoint < 0x10000 ? (char) codePoint : halfOf(CharacterCase.upperOf(codePoint), startsPair(index, length));
  }

  private String upperBySeveral(char[] single) {
    String result = "";
    for (int i = 0; i < single.length; i++) {
      result = Text.concat(result, Text.ofChar(single[i]));
      int second = CharacterCase.upperAt(Text.charAt(this, i), 1);
      if (second >= 0) {
        result = Text.concat(result, Text.ofChar((char) second));
        int third = CharacterCase.upperAt(Text.charAt(this, i), 2);
        result = third < 0 ? result : Text.concat(result, Text.ofChar((char) third));
      }
    }
    return result;
  }

  private static void checkLocale(Locale locale) {
    String language = locale.getLanguage();
    if (language.equals("tr") || language.equals("az") || language.equals("lt")) {
      Choice.unmodelled("case conversion in the locale " + language);
    }
  }

  public String trim() {
    int begin = 0;
    int end = length();
    while (begin < end && Text.charAt(this, begin) <= ' ') {
      begin++;
    }
    while (begin < end && Text.charAt(this, end - 1) <= ' ') {
      end--;
    }
    return substring(begin, end);
  }

  public String strip() {
    if (isEmpty()) {
      return "";
    }
    int begin = firstNonWhite();
    return begin == length() ? "" : substring(begin, endOfNonWhite());
  }

  public String stripLeading() {
    return substring(firstNonWhite());
  }

  public String stripTrailing() {
    return substring(0, endOfNonWhite());
  }

  /** No white space is beyond the chars. */
  private int firstNonWhite() {
    int length = length();
    int begin = 0;
    while (begin < length && Character.isWhitespace(Text.charAt(this, begin))) {
      begin++;
    }
    return begin;
  }

  private int endOfNonWhite() {
    int end = length();
    while (end > 0 && Character.isWhitespace(Text.charAt(this, end - 1))) {
      end--;
    }
    return end;
  }

  public boolean isBlank() {
    return firstNonWhite() == length();
  }

  public Stream<String> lines() {
    return Stream.of(splitLines());
  }

  private String[] splitLines() {
    Seq lines = Seq.create();
    int length = length();
    int begin = 0;
    while (begin < length) {
      int end = begin;
      while (end < length && Text.charAt(this, end) != '\n' && Text.charAt(this, end) != '\r') {
        end++;
      }
      lines.append(cut(this, begin, end));
      boolean pair = end + 1 < length && Text.charAt(this, end) == '\r' && Text.charAt(this, end + 1) == '\n';
      begin = end + (pair ? 2 : 1);
    }
    String[] result = new String[lines.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = (String) lines.get(i);
    }
    return result;
  }

  public String indent(int count) {
    String result = Text.concat("", "");
    for (String line : splitLines()) {
      result = Text.concat(result, count > 0 ? Text.concat(" ".repeat(count), line) : line.substring(line.leadingWhite(-count)));
      result = Text.concat(result, "\n");
    }
    return result;
  }

  private int leadingWhite(int limit) {
    int count = 0;
    while (count < limit && count < length() && Character.isWhitespace(Text.charAt(this, count))) {
      count++;
    }
    return count;
  }

  public String stripIndent() {
    if (isEmpty()) {
      return "";
    }
    char last = Text.charAt(this, length() - 1);
    boolean closed = last == '\n' || last == '\r';
    String[] lines = splitLines();
    int margin = closed ? 0 : length();
    if (!closed) {
      for (int i = 0; i < lines.length; i++) {
        if (i == lines.length - 1 || !lines[i].isBlank()) {
          margin = Math.min(margin, lines[i].firstNonWhite());
        }
      }
    }
    String result = "";
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].isBlank() ? "" : lines[i].substring(margin, lines[i].endOfNonWhite());
      result = Text.concat(result, i == 0 ? line : Text.concat("\n", line));
    }
    return closed ? Text.concat(result, "\n") : Text.concat("", result);
  }

  public String translateEscapes() {
    String result = Text.concat("", "");
    int position = 0;
    while (position < length()) {
      char character = Text.charAt(this, position);
      if (character != '\\') {
        result = Text.concat(result, Text.ofChar(character));
        position++;
      } else {
        Escape escape = new Escape(this, position + 1);
        result = Text.concat(result, escape.meaning);
        position = escape.end;
      }
    }
    return result;
  }

  public <R> R transform(Function<? super String, ? extends R> function) {
    return function.apply(this);
  }

  public String toString() {
    return this;
  }

  public IntStream chars() {
    int[] values = new int[length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Text.charAt(this, i);
    }
    return IntStream.of(values);
  }

  public IntStream codePoints() {
    int[] values = new int[codePointCount(0, length())];
    int position = 0;
    for (int i = 0; i < values.length; i++) {
      values[i] = codePointAt(position, length());
      position += Character.charCount(values[i]);
    }
    return IntStream.of(values);
  }

  public char[] toCharArray() {
    int length = length();
    char[] result = new char[length];
    for (int i = 0; i < length; i++) {
      result[i] = Text.charAt(this, i);
    }
    return result;
  }

  public static String format(String format, Object... arguments) {
    return new Formatter().format(format, arguments).toString();
  }

  public static String format(Locale locale, String format, Object... arguments) {
    return new Formatter(locale).format(format, arguments).toString();
  }

  public String formatted(Object... arguments) {
    return new Formatter().format(this, arguments).toString();
  }

  public static String valueOf(Object object) {
    return object == null ? "null" : object.toString();
  }

  public static String valueOf(char[] characters) {
    return new String(characters);
  }

  public static String valueOf(char[] characters, int offset, int count) {
    return new String(characters, offset, count);
  }

  public static String copyValueOf(char[] characters, int offset, int count) {
    return new String(characters, offset, count);
  }

  public static String copyValueOf(char[] characters) {
    return new String(characters);
  }

  public static String valueOf(boolean value) {
    return value ? "true" : "false";
  }

  public static String valueOf(char character) {
    return Text.ofChar(character);
  }

  public static String valueOf(int value) {
    return Text.ofLong(value, 10);
  }

  public static String valueOf(long value) {
    return Text.ofLong(value, 10);
  }

  public static String valueOf(float value) {
    return Float.toString(value);
  }

  public static String valueOf(double value) {
    return Double.toString(value);
  }

  /** Of a valid code point. */
  static String ofCodePoint(int codePoint) {
    return Character.isBmpCodePoint(codePoint)
        ? Text.ofChar((char) codePoint)
        : Text.concat(Text.ofChar(Character.highSurrogate(codePoint)), Text.ofChar(Character.lowSurrogate(codePoint)));
  }

  /** What Character.toString(int) of the JDK calls. */
  static String valueOfCodePoint(int codePoint) {
    if (!Character.isValidCodePoint(codePoint)) {
      throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).upper());
    }
    return ofCodePoint(codePoint);
  }

  public String intern() {
    return Text.intern(this);
  }

  public String repeat(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count is negative: " + count);
    }
    if (count == 1) {
      return this;
    }
    if (isEmpty() || count == 0) {
      return "";
    }
    if (Integer.MAX_VALUE / count < length()) {
      throw new OutOfMemoryError("Required length exceeds implementation limit");
    }
    String result = "";
    for (int i = 0; i < count; i++) {
      result = Text.concat(result, this);
    }
    return result;
  }

  public Optional<String> describeConstable() {
    return Optional.of(this);
  }

  public String resolveConstantDesc(MethodHandles.Lookup lookup) {
    return this;
  }
}
