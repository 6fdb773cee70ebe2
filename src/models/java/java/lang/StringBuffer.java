// A text under construction; there is one thread, so it is a StringBuilder of another name.
package java.lang;

import jury.rt.Text;

public final class StringBuffer extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuffer>, CharSequence {
  private static final long serialVersionUID = 3388685877147921107L;

  public StringBuffer() {
    super("");
  }

  public StringBuffer(int capacity) {
    super("");
    checkedCapacity(capacity);
  }

  public StringBuffer(String text) {
    super(text);
    text.length();
  }

  public StringBuffer(CharSequence characters) {
    super("");
    characters.length();
    add(characters.toString());
  }

  public int compareTo(StringBuffer other) {
    return Text.compare(text, other.text);
  }

  public StringBuffer append(Object object) {
    add(String.valueOf(object));
    return this;
  }

  public StringBuffer append(String more) {
    add(more);
    return this;
  }

  public StringBuffer append(StringBuffer buffer) {
    add(buffer == null ? "null" : buffer.text);
    return this;
  }

  public StringBuffer append(CharSequence characters) {
    add(characters == null ? "null" : characters.toString());
    return this;
  }

  public StringBuffer append(CharSequence characters, int start, int end) {
    add(part(characters, start, end));
    return this;
  }

  public StringBuffer append(char[] characters) {
    addCharacters(characters, 0, characters.length);
    return this;
  }

  public StringBuffer append(char[] characters, int offset, int count) {
    addCharacters(characters, offset, count);
    return this;
  }

  public StringBuffer append(boolean value) {
    add(String.valueOf(value));
    return this;
  }

  public StringBuffer append(char character) {
    text = Text.concat(text, Text.ofChar(character));
    return this;
  }

  public StringBuffer append(int value) {
    text = Text.concat(text, Text.ofLong(value, 10));
    return this;
  }

  public StringBuffer append(long value) {
    text = Text.concat(text, Text.ofLong(value, 10));
    return this;
  }

  public StringBuffer append(float value) {
    add(Float.toString(value));
    return this;
  }

  public StringBuffer append(double value) {
    add(Double.toString(value));
    return this;
  }

  public StringBuffer appendCodePoint(int codePoint) {
    add(String.valueOfCodePoint(codePoint));
    return this;
  }

  public StringBuffer delete(int start, int end) {
    deleteText(start, end);
    return this;
  }

  public StringBuffer deleteCharAt(int index) {
    deleteCharacter(index);
    return this;
  }

  public StringBuffer replace(int start, int end, String replacement) {
    replaceText(start, end, replacement);
    return this;
  }

  public StringBuffer insert(int index, char[] characters, int offset, int count) {
    Bounds.checkOffset(index, length());
    Bounds.checkStartEnd(offset, offset + count, characters.length);
    insertText(index, Text.ofChars(characters, offset, count));
    return this;
  }

  public StringBuffer insert(int offset, Object object) {
    insertText(offset, String.valueOf(object));
    return this;
  }

  public StringBuffer insert(int offset, String more) {
    insertText(offset, more);
    return this;
  }

  public StringBuffer insert(int offset, char[] characters) {
    Bounds.checkOffset(offset, length());
    insertText(offset, Text.ofChars(characters, 0, characters.length));
    return this;
  }

  public StringBuffer insert(int offset, CharSequence characters) {
    insertText(offset, characters == null ? "null" : characters.toString());
    return this;
  }

  public StringBuffer insert(int offset, CharSequence characters, int start, int end) {
    Bounds.checkOffset(offset, length());
    insertText(offset, part(characters, start, end));
    return this;
  }

  public StringBuffer insert(int offset, boolean value) {
    insertText(offset, String.valueOf(value));
    return this;
  }

  public StringBuffer insert(int offset, char character) {
    insertText(offset, Text.ofChar(character));
    return this;
  }

  public StringBuffer insert(int offset, int value) {
    insertText(offset, Text.ofLong(value, 10));
    return this;
  }

  public StringBuffer insert(int offset, long value) {
    insertText(offset, Text.ofLong(value, 10));
    return this;
  }

  public StringBuffer insert(int offset, float value) {
    insertText(offset, Float.toString(value));
    return this;
  }

  public StringBuffer insert(int offset, double value) {
    insertText(offset, Double.toString(value));
    return this;
  }

  public StringBuffer reverse() {
    reverseText();
    return this;
  }

  public StringBuffer repeat(int codePoint, int count) {
    add(String.valueOfCodePoint(codePoint).repeat(count));
    return this;
  }

  public StringBuffer repeat(CharSequence characters, int count) {
    add(String.valueOf(characters).repeat(count));
    return this;
  }
}
