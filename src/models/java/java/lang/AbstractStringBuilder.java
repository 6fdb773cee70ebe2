// What StringBuilder and StringBuffer share: the text built so far, as a string that each change replaces. There is no capacity.
package java.lang;

import java.util.stream.IntStream;
import jury.rt.Choice;
import jury.rt.Text;

abstract class AbstractStringBuilder implements Appendable, CharSequence {
  String text;

  AbstractStringBuilder(String text) {
    this.text = text;
  }

  static int checkedCapacity(int capacity) {
    if (capacity < 0) {
      throw new NegativeArraySizeException(Integer.toString(capacity));
    }
    return capacity;
  }

  final void add(String more) {
    text = Text.concat(text, more == null ? "null" : more);
  }

  final void addCharacters(char[] characters, int offset, int count) {
    Bounds.checkSpan(offset, offset + count, characters.length);
    text = Text.concat(text, Text.ofChars(characters, offset, count));
  }

  static String part(CharSequence characters, int start, int end) {
    CharSequence source = characters == null ? "null" : characters;
    Bounds.checkSpan(start, end, source.length());
    return source.subSequence(start, end).toString();
  }

  final void insertText(int offset, String more) {
    Bounds.checkOffset(offset, length());
    change(offset, offset, more == null ? "null" : more);
  }

  /** Puts the text in the place of the range, which is valid. */
  private void change(int start, int end, String replacement) {
    String front = Text.concat(Text.substring(text, 0, start), replacement);
    text = Text.concat(front, Text.substring(text, end, length()));
  }

  final void replaceText(int start, int end, String replacement) {
    int length = length();
    int last = Math.min(end, length);
    Bounds.checkStartEnd(start, last, length);
    replacement.length();
    change(start, last, replacement);
  }

  final void deleteText(int start, int end) {
    int length = length();
    int last = Math.min(end, length);
    Bounds.checkStartEnd(start, last, length);
    change(start, last, "");
  }

  final void deleteCharacter(int index) {
    Bounds.checkIndex(index, length());
    change(index, index + 1, "");
  }

  /** Pairs of surrogates keep their order. */
  final void reverseText() {
    String reversed = "";
    int position = length();
    while (position > 0) {
      int codePoint = text.codePointBefore(position);
      reversed = Text.concat(reversed, String.ofCodePoint(codePoint));
      position -= Character.charCount(codePoint);
    }
    text = reversed;
  }

  public int length() {
    return Text.length(text);
  }

  public boolean isEmpty() {
    return Text.length(text) == 0;
  }

  public int capacity() {
    Choice.unmodelled("the capacity of a StringBuilder");
    return length();
  }

  public void ensureCapacity(int minimum) {}

  public void trimToSize() {}

  public void setLength(int length) {
    if (length < 0) {
      throw new StringIndexOutOfBoundsException(length);
    }
    int old = length();
    text = length < old ? Text.substring(text, 0, length) : Text.concat(text, Text.ofChars(new char[length - old], 0, length - old));
  }

  public char charAt(int index) {
    Bounds.checkIndex(index, length());
    return Text.charAt(text, index);
  }

  public void setCharAt(int index, char character) {
    Bounds.checkIndex(index, length());
    change(index, index + 1, Text.ofChar(character));
  }

  public int codePointAt(int index) {
    return text.codePointAt(index);
  }

  public int codePointBefore(int index) {
    return text.codePointBefore(index);
  }

  public int codePointCount(int begin, int end) {
    return text.codePointCount(begin, end);
  }

  public int offsetByCodePoints(int index, int offset) {
    return text.offsetByCodePoints(index, offset);
  }

  public void getChars(int begin, int end, char[] target, int targetBegin) {
    Bounds.checkStartEnd(begin, end, length());
    Bounds.checkSpan(targetBegin, targetBegin + end - begin, target.length);
    text.getChars(begin, end, target, targetBegin);
  }

  public String substring(int start) {
    return substring(start, length());
  }

  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  public String substring(int start, int end) {
    Bounds.checkStartEnd(start, end, length());
    return String.cut(text, start, end);
  }

  public int indexOf(String part) {
    return text.indexOf(part);
  }

  public int indexOf(String part, int from) {
    return text.indexOf(part, from);
  }

  public int lastIndexOf(String part) {
    return text.lastIndexOf(part);
  }

  public int lastIndexOf(String part, int from) {
    return text.lastIndexOf(part, from);
  }

  public String toString() {
    return String.cut(text, 0, length());
  }

  public IntStream chars() {
    return text.chars();
  }

  public IntStream codePoints() {
    return text.codePoints();
  }
}
