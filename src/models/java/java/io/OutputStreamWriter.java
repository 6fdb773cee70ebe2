// Writes UTF-8 into a stream at once. Not handled: other charsets.
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import jury.rt.Choice;

public class OutputStreamWriter extends Writer {
  private final OutputStream out;
  private boolean closed;
  private String pending = "";

  public OutputStreamWriter(OutputStream out) {
    super(out);
    this.out = out;
  }

  public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
    this(out);
    if (charsetName == null) {
      throw new NullPointerException("charsetName");
    }
    checkCharset(charsetName);
  }

  public OutputStreamWriter(OutputStream out, Charset charset) {
    this(out);
    if (charset == null) {
      throw new NullPointerException("charset");
    }
    checkCharset(charset.name());
  }

  public OutputStreamWriter(OutputStream out, CharsetEncoder encoder) {
    this(out, encoder.charset());
  }

  private static void checkCharset(String name) {
    if (!name.equalsIgnoreCase("UTF-8") && !name.equalsIgnoreCase("US-ASCII")) {
      Choice.unmodelled("writing in the charset " + name);
    }
  }

  public String getEncoding() {
    return closed ? null : "UTF8";
  }

  private void checkOpen() throws IOException {
    if (closed) {
      throw new IOException("Stream closed");
    }
  }

  /** For PrintStream of the JDK. */
  void flushBuffer() throws IOException {
    drain();
  }

  /** The characters wait for a flush, as in the JDK's buffer, but for any number of them. */
  @Override
  public void write(char[] characters, int offset, int length) throws IOException {
    checkOpen();
    java.util.Objects.checkFromIndexSize(offset, length, characters.length);
    pending += new String(characters, offset, length);
  }

  @Override
  public void write(int character) throws IOException {
    checkOpen();
    pending += (char) character;
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    checkOpen();
    pending += text.substring(offset, offset + length);
  }

  private void drain() throws IOException {
    if (!pending.isEmpty()) {
      out.write(pending.getBytes());
      pending = "";
    }
  }

  @Override
  public void flush() throws IOException {
    checkOpen();
    drain();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      drain();
      closed = true;
      out.close();
    }
  }
}
