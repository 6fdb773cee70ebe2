// Reads UTF-8 from a stream, byte by byte. Not handled: other charsets.
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import jury.rt.Choice;

public class InputStreamReader extends Reader {
  private final InputStream in;
  private boolean closed;
  private boolean ascii;
  private int pending = -1;

  public InputStreamReader(InputStream in) {
    super(in);
    this.in = in;
  }

  public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
    this(in);
    if (charsetName == null) {
      throw new NullPointerException("charsetName");
    }
    checkCharset(charsetName);
  }

  public InputStreamReader(InputStream in, Charset charset) {
    this(in);
    if (charset == null) {
      throw new NullPointerException("charset");
    }
    checkCharset(charset.name());
  }

  public InputStreamReader(InputStream in, CharsetDecoder decoder) {
    this(in, decoder.charset());
  }

  private void checkCharset(String name) {
    ascii = name.equalsIgnoreCase("US-ASCII");
    if (!name.equalsIgnoreCase("UTF-8") && !name.equalsIgnoreCase("US-ASCII")) {
      Choice.unmodelled("reading in the charset " + name);
    }
  }

  public String getEncoding() {
    return closed ? null : ascii ? "ASCII" : "UTF8";
  }

  private void checkOpen() throws IOException {
    if (closed) {
      throw new IOException("Stream closed");
    }
  }

  @Override
  public int read() throws IOException {
    checkOpen();
    if (pending >= 0) {
      int second = pending;
      pending = -1;
      return second;
    }
    int first = in.read();
    if (first < 0x80) {
      return first;
    }
    if (ascii) {
      return 0xfffd;
    }
    int codePoint = decode(first);
    if (codePoint < 0x10000) {
      return codePoint;
    }
    pending = Character.lowSurrogate(codePoint);
    return Character.highSurrogate(codePoint);
  }

  private int decode(int first) throws IOException {
    int length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    int codePoint = first & 0x7f >> length;
    for (int i = 1; i < length; i++) {
      int next = in.read();
      if (first < 0xc2 || first > 0xf4 || next < 0 || (next & 0xc0) != 0x80) {
        Choice.unmodelled("malformed UTF-8");
      }
      codePoint = codePoint << 6 | next & 0x3f;
    }
    int least = length == 3 ? 0x800 : length == 4 ? 0x10000 : 0x80;
    if (codePoint < least || codePoint > Character.MAX_CODE_POINT || codePoint >= 0xd800 && codePoint < 0xe000) {
      Choice.unmodelled("malformed UTF-8");
    }
    return codePoint;
  }

  /** Up to a line at a time, so that a program may answer to what it has read. */
  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    checkOpen();
    java.util.Objects.checkFromIndexSize(offset, length, target.length);
    int count = 0;
    int character = 0;
    while (count < length && character != '\n') {
      character = read();
      if (character < 0) {
        return count == 0 ? -1 : count;
      }
      target[offset + count] = (char) character;
      count++;
    }
    return count;
  }

  @Override
  public boolean ready() throws IOException {
    checkOpen();
    return pending >= 0 || in.available() > 0;
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      in.close();
    }
  }
}
