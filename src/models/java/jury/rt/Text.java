package jury.rt;

/** The content of strings. Arguments are not null and indices are within range by contract. */
public final class Text {
  private Text() {}

  public static native int length(String text);

  public static native char charAt(String text, int index);

  /** A new string object. */
  public static native String concat(String first, String second);

  /** A new string object. */
  public static native String substring(String text, int from, int to);

  public static native boolean equal(String first, String second);

  public static native int compare(String first, String second);

  public static native int hash(String text);

  /** The first position at or after from, or -1. */
  public static native int indexOf(String text, String part, int from);

  public static native String ofChars(char[] characters, int offset, int count);

  public static native String ofChar(char character);

  /** Digits in the given radix, lower case, with a sign. */
  public static native String ofLong(long value, int radix);

  public static native String intern(String text);

  /** Gives a string that is being constructed (allocated by new, no content yet) its content: what the constructors of String do. */
  public static native void assign(String fresh, String content);
}
