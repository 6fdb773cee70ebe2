// Scanner over tokens between white space, and over lines. The source is read to its end when first needed.
// Not handled: other delimiters and patterns, other radices, numbers with group separators, big numbers.
package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import jury.rt.Choice;

public final class Scanner implements Iterator<String>, Closeable {
  private Readable source;
  private String text = "";
  private int position;
  private boolean closed;
  private IOException failure;

  public Scanner(Readable source) {
    this.source = Objects.requireNonNull(source, "source");
  }

  public Scanner(InputStream source) {
    this(new InputStreamReader(source));
  }

  public Scanner(InputStream source, String charsetName) {
    this(Objects.requireNonNull(source, "source"));
    if (!charsetName.equalsIgnoreCase("UTF-8")) {
      Choice.unmodelled("reading in the charset " + charsetName);
    }
  }

  public Scanner(String source) {
    text = Objects.requireNonNull(source, "source");
  }

  private void prepare() {
    if (closed) {
      throw new IllegalStateException("Scanner closed");
    }
    if (source != null) {
      Readable readable = source;
      source = null;
      if (!(readable instanceof Reader)) {
        Choice.unmodelled("a Scanner of a Readable that is no Reader");
        try {
          readable.read(null);  // not reached: for those who ask what code may run
        } catch (IOException exception) {
          return;
        }
      }
      readAll((Reader) readable);
    }
  }

  private void readAll(Reader reader) {
    try {
      int character = reader.read();
      while (character >= 0) {
        text += (char) character;
        character = reader.read();
      }
    } catch (IOException exception) {
      failure = exception;
    }
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      if (source instanceof Closeable) {
        try {
          ((Closeable) source).close();
        } catch (IOException exception) {
          failure = exception;
        }
      }
    }
  }

  public IOException ioException() {
    return failure;
  }

  public Scanner useLocale(Locale locale) {
    return this;
  }

  public Scanner useDelimiter(String pattern) {
    Choice.unmodelled("Scanner.useDelimiter");
    return this;
  }

  // Tokens.

  private int tokenStart() {
    int start = position;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return start;
  }

  private int tokenEnd(int start) {
    int end = start;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** The next token, which stays; null when there is none. */
  private String peek() {
    prepare();
    int start = tokenStart();
    return start == text.length() ? null : text.substring(start, tokenEnd(start));
  }

  private void skip() {
    position = tokenEnd(tokenStart());
  }

  private String require() {
    String token = peek();
    if (token == null) {
      throw new NoSuchElementException();
    }
    return token;
  }

  @Override
  public boolean hasNext() {
    return peek() != null;
  }

  @Override
  public String next() {
    String token = require();
    skip();
    return token;
  }

  // Numbers.

  private static int digits(String token, int start) {
    int end = start;
    while (end < token.length() && token.charAt(end) >= '0' && token.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int sign(String token) {
    return token.startsWith("-") || token.startsWith("+") ? 1 : 0;
  }

  private static boolean isInteger(String token) {
    if (token == null) {
      return false;
    }
    if (token.indexOf(',') >= 0) {
      Choice.unmodelled("a Scanner's number with group separators");
    }
    int start = sign(token);
    return token.length() > start && digits(token, start) == token.length();
  }

  private static boolean isDecimal(String token) {
    if (token == null || isInteger(token)) {
      return token != null;
    }
    int start = sign(token);
    if (token.startsWith("NaN", start) || token.startsWith("Infinity", start)) {
      return token.length() == start + (token.startsWith("NaN", start) ? 3 : 8);
    }
    int end = digits(token, start);
    boolean any = end > start;
    if (end < token.length() && token.charAt(end) == '.') {
      int fraction = digits(token, end + 1);
      any |= fraction > end + 1;
      end = fraction;
    }
    if (any && end < token.length() && (token.charAt(end) == 'e' || token.charAt(end) == 'E')) {
      int exponent = end + 1 + sign(token.substring(end + 1));
      end = digits(token, exponent) > exponent ? digits(token, exponent) : end;
    }
    return any && end == token.length();
  }

  private static boolean fits(String token, long minimum, long maximum) {
    if (!isInteger(token)) {
      return false;
    }
    try {
      long value = Long.parseLong(token);
      return value >= minimum && value <= maximum;
    } catch (NumberFormatException tooLong) {
      return false;
    }
  }

  private long integer(long minimum, long maximum) {
    String token = require();
    if (!isInteger(token)) {
      throw new InputMismatchException();
    }
    if (!fits(token, minimum, maximum)) {
      throw new InputMismatchException("For input string: \"" + token + "\"");
    }
    skip();
    return Long.parseLong(token);
  }

  public boolean hasNextInt() {
    return fits(peek(), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public int nextInt() {
    return (int) integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public boolean hasNextLong() {
    return fits(peek(), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public long nextLong() {
    return integer(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public boolean hasNextShort() {
    return fits(peek(), Short.MIN_VALUE, Short.MAX_VALUE);
  }

  public short nextShort() {
    return (short) integer(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  public boolean hasNextByte() {
    return fits(peek(), Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  public byte nextByte() {
    return (byte) integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  public boolean hasNextDouble() {
    return isDecimal(peek());
  }

  public double nextDouble() {
    String token = require();
    if (!isDecimal(token)) {
      throw new InputMismatchException();
    }
    skip();
    return Double.parseDouble(token);
  }

  public boolean hasNextFloat() {
    return isDecimal(peek());
  }

  public float nextFloat() {
    String token = require();
    if (!isDecimal(token)) {
      throw new InputMismatchException();
    }
    skip();
    return Float.parseFloat(token);
  }

  private static boolean isBoolean(String token) {
    return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
  }

  public boolean hasNextBoolean() {
    return isBoolean(peek());
  }

  public boolean nextBoolean() {
    String token = require();
    if (!isBoolean(token)) {
      throw new InputMismatchException();
    }
    skip();
    return token.equalsIgnoreCase("true");
  }

  // Lines.

  public boolean hasNextLine() {
    prepare();
    return position < text.length();
  }

  private static boolean isSeparator(char character) {
    return character == '\n' || character == '\r' || character == '\u2028' || character == '\u2029' || character == '\u0085';
  }

  public String nextLine() {
    if (!hasNextLine()) {
      throw new NoSuchElementException("No line found");
    }
    int end = position;
    while (end < text.length() && !isSeparator(text.charAt(end))) {
      end++;
    }
    String line = text.substring(position, end);
    boolean pair = text.startsWith("\r\n", end);
    position = Math.min(text.length(), end + (pair ? 2 : 1));
    return line;
  }
}
