// A stream of texts: standard output or error, or UTF-8 into another stream. Errors of that stream are remembered, not thrown.
// Not handled: files, other charsets.
package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;
import jury.rt.Choice;
import jury.rt.World;

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
  private final int standard;
  private final boolean autoFlush;
  private boolean trouble;
  private boolean closed;

  private PrintStream(int standard) {
    super(null);
    this.standard = standard;
    autoFlush = true;
  }

  /** Standard output (1) or error (2). */
  public static PrintStream standard(int number) {
    return new PrintStream(number);
  }

  public PrintStream(OutputStream out) {
    this(out, false);
  }

  public PrintStream(OutputStream out, boolean autoFlush) {
    super(out);
    if (out == null) {
      throw new NullPointerException("Null output stream");
    }
    standard = 0;
    this.autoFlush = autoFlush;
  }

  public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
    this(out, autoFlush);
    checkEncoding(encoding);
  }

  public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
    this(out, autoFlush);
    checkEncoding(charset.name());
  }

  private static void checkEncoding(String name) {
    if (!name.equalsIgnoreCase("UTF-8")) {
      Choice.unmodelled("a PrintStream in the charset " + name);
    }
  }

  private void emit(String text) {
    if (standard != 0) {
      World.write(standard, text);
    } else {
      byte[] bytes = text.getBytes();
      write(bytes, 0, bytes.length);
    }
  }

  @Override
  public void flush() {
    if (standard == 0 && !closed) {
      try {
        out.flush();
      } catch (IOException failure) {
        trouble = true;
      }
    }
  }

  @Override
  public void close() {
    if (standard != 0) {
      Choice.unmodelled("closing standard output");
    } else if (!closed) {
      closed = true;
      try {
        out.close();
      } catch (IOException failure) {
        trouble = true;
      }
    }
  }

  public boolean checkError() {
    flush();
    return trouble;
  }

  protected void setError() {
    trouble = true;
  }

  protected void clearError() {
    trouble = false;
  }

  @Override
  public void write(int value) {
    if (standard != 0) {
      World.write(standard, asciiText(value));
      return;
    }
    try {
      checkOpen();
      out.write(value);
    } catch (IOException failure) {
      trouble = true;
    }
  }

  private static String asciiText(int value) {
    if ((value & 0xff) > 127) {
      Choice.unmodelled("single bytes that are not ASCII on standard output");
    }
    return String.valueOf((char) (value & 0xff));
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (standard != 0) {
      World.write(standard, new String(bytes, offset, length));
      return;
    }
    try {
      checkOpen();
      out.write(bytes, offset, length);
      if (autoFlush) {
        out.flush();
      }
    } catch (IOException failure) {
      trouble = true;
    }
  }

  private void checkOpen() throws IOException {
    if (closed) {
      throw new IOException("Stream closed");
    }
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  public void writeBytes(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  public void print(boolean value) {
    emit(String.valueOf(value));
  }

  public void print(char value) {
    emit(String.valueOf(value));
  }

  public void print(int value) {
    emit(String.valueOf(value));
  }

  public void print(long value) {
    emit(String.valueOf(value));
  }

  public void print(float value) {
    emit(String.valueOf(value));
  }

  public void print(double value) {
    emit(String.valueOf(value));
  }

  public void print(char[] value) {
    emit(String.valueOf(value));
  }

  public void print(String value) {
    emit(String.valueOf(value));
  }

  public void print(Object value) {
    emit(String.valueOf(value));
  }

  private void emitLine(String text) {
    if (standard == 0) {
      World.time(World.LINE_ENDS);
    }
    emit(text + "\n");
  }

  public void println() {
    emitLine("");
  }

  public void println(boolean value) {
    emitLine(String.valueOf(value));
  }

  public void println(char value) {
    emitLine(String.valueOf(value));
  }

  public void println(int value) {
    emitLine(String.valueOf(value));
  }

  public void println(long value) {
    emitLine(String.valueOf(value));
  }

  public void println(float value) {
    emitLine(String.valueOf(value));
  }

  public void println(double value) {
    emitLine(String.valueOf(value));
  }

  public void println(char[] value) {
    emitLine(String.valueOf(value));
  }

  public void println(String value) {
    emitLine(String.valueOf(value));
  }

  public void println(Object value) {
    emitLine(String.valueOf(value));
  }

  public PrintStream printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  public PrintStream printf(Locale locale, String format, Object... arguments) {
    return format(locale, format, arguments);
  }

  public PrintStream format(String format, Object... arguments) {
    new Formatter(this).format(format, arguments);
    return this;
  }

  public PrintStream format(Locale locale, String format, Object... arguments) {
    new Formatter(this, locale).format(format, arguments);
    return this;
  }

  public PrintStream append(CharSequence characters) {
    print(String.valueOf(characters));
    return this;
  }

  public PrintStream append(CharSequence characters, int start, int end) {
    CharSequence source = characters == null ? "null" : characters;
    return append(source.subSequence(start, end));
  }

  public PrintStream append(char character) {
    print(character);
    return this;
  }
}
