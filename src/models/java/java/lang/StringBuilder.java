// A text under construction.
package java.lang;

import jury.rt.Text;

public final class StringBuilder extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuilder>, CharSequence {
  private static final long serialVersionUID = 4383685877147921099L;

  public StringBuilder() {
    super("");
  }

  public StringBuilder(int capacity) {
    super("");
    checkedCapacity(capacity);
  }

  public StringBuilder(String text) {
    super(text);
    text.length();
  }

  public StringBuilder(CharSequence characters) {
    super("");
    characters.length();
    add(characters.toString());
  }

  public int compareTo(StringBuilder other) {
    return Text.compare(text, other.text);
  }

  public StringBuilder append(Object object) {
    add(String.valueOf(object));
    return this;
  }

  public StringBuilder append(String more) {
    add(more);
    return this;
  }

  public StringBuilder append(StringBuffer buffer) {
    add(buffer == null ? "null" : buffer.text);
    return this;
  }

  public StringBuilder append(CharSequence characters) {
    add(characters == null ? "null" : characters.toString());
    return this;
  }

  public StringBuilder append(CharSequence characters, int start, int end) {
    add(part(characters, start, end));
    return this;
  }

  public StringBuilder append(char[] characters) {
    addCharacters(characters, 0, characters.length);
    return this;
  }

  public StringBuilder append(char[] characters, int offset, int count) {
    addCharacters(characters, offset, count);
    return this;
  }

  public StringBuilder append(boolean value) {
    add(String.valueOf(value));
    return this;
  }

  public StringBuilder append(char character) {
    text = Text.concat(text, Text.ofChar(character));
    return this;
  }

  public StringBuilder append(int value) {
    text = Text.concat(text, Text.ofLong(value, 10));
    return this;
  }

  public StringBuilder append(long value) {
    text = Text.concat(text, Text.ofLong(value, 10));
    return this;
  }

  public StringBuilder append(float value) {
    add(Float.toString(value));
    return this;
  }

  public StringBuilder append(double value) {
    add(Double.toString(value));
    return this;
  }

  public StringBuilder appendCodePoint(int codePoint) {
    add(String.valueOfCodePoint(codePoint));
    return this;
  }

  public StringBuilder delete(int start, int end) {
    deleteText(start, end);
    return this;
  }

  public StringBuilder deleteCharAt(int index) {
    deleteCharacter(index);
    return this;
  }

  public StringBuilder replace(int start, int end, String replacement) {
    replaceText(start, end, replacement);
    return this;
  }

  public StringBuilder insert(int index, char[] characters, int offset, int count) {
    Bounds.checkOffset(index, length());
    Bounds.checkStartEnd(offset, offset + count, characters.length);
    insertText(index, Text.ofChars(characters, offset, count));
    return this;
  }

  public StringBuilder insert(int offset, Object object) {
    insertText(offset, String.valueOf(object));
    return this;
  }

  public StringBuilder insert(int offset, String more) {
    insertText(offset, more);
    return this;
  }

  public StringBuilder insert(int offset, char[] characters) {
    Bounds.checkOffset(offset, length());
    insertText(offset, Text.ofChars(characters, 0, characters.length));
    return this;
  }

  public StringBuilder insert(int offset, CharSequence characters) {
    insertText(offset, characters == null ? "null" : characters.toString());
    return this;
  }

  public StringBuilder insert(int offset, CharSequence characters, int start, int end) {
    Bounds.checkOffset(offset, length());
    insertText(offset, part(characters, start, end));
    return this;
  }

  public StringBuilder insert(int offset, boolean value) {
    insertText(offset, String.valueOf(value));
    return this;
  }

  public StringBuilder insert(int offset, char character) {
    insertText(offset, Text.ofChar(character));
    return this;
  }

  public StringBuilder insert(int offset, int value) {
    insertText(offset, Text.ofLong(value, 10));
    return this;
  }

  public StringBuilder insert(int offset, long value) {
    insertText(offset, Text.ofLong(value, 10));
    return this;
  }

  public StringBuilder insert(int offset, float value) {
    insertText(offset, Float.toString(value));
    return this;
  }

  public StringBuilder insert(int offset, double value) {
    insertText(offset, Double.toString(value));
    return this;
  }

  public StringBuilder reverse() {
    reverseText();
    return this;
  }

  public StringBuilder repeat(int codePoint, int count) {
    add(String.valueOfCodePoint(codePoint).repeat(count));
    return this;
  }

  public StringBuilder repeat(CharSequence characters, int count) {
    add(String.valueOf(characters).repeat(count));
    return this;
  }
}
