// StringJoiner over a sequence of strings.
package java.util;

import jury.rt.Seq;
import jury.rt.Text;

public final class StringJoiner {
  private final String prefix;
  private final String delimiter;
  private final String suffix;
  private String emptyValue;
  private Seq elements = Seq.create();

  public StringJoiner(CharSequence delimiter) {
    this(delimiter, "", "");
  }

  public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    Objects.requireNonNull(prefix, "The prefix must not be null");
    Objects.requireNonNull(delimiter, "The delimiter must not be null");
    Objects.requireNonNull(suffix, "The suffix must not be null");
    this.prefix = prefix.toString();
    this.delimiter = delimiter.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner setEmptyValue(CharSequence emptyValue) {
    this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
    return this;
  }

  private String joined() {
    String text = "";
    for (int i = 0; i < elements.size(); i++) {
      text += i == 0 ? (String) elements.get(i) : delimiter + elements.get(i);
    }
    return text;
  }

  @Override
  public String toString() {
    return elements.size() == 0 && emptyValue != null ? emptyValue : Text.concat(Text.concat(prefix, joined()), suffix);
  }

  public StringJoiner add(CharSequence element) {
    elements.append(String.valueOf(element));
    return this;
  }

  public StringJoiner merge(StringJoiner other) {
    if (other.elements.size() != 0) {
      add(other.joined());
    }
    return this;
  }

  public int length() {
    return toString().length();
  }
}
