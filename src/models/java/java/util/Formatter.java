// Formatter: the conversions of FormatSpecifier, in the conventions of the root locale.
// Not handled: other conventions, dates, output to files and streams but PrintStream.
package java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.PrintStream;
import jury.rt.Choice;
import jury.rt.Seq;

public final class Formatter implements Closeable, Flushable {
  private Appendable out;
  private final Locale locale;
  private IOException failure;

  public Formatter() {
    this(new StringBuilder(), null);
  }

  public Formatter(Appendable out) {
    this(out == null ? new StringBuilder() : out, null);
  }

  public Formatter(Locale locale) {
    this(new StringBuilder(), locale);
  }

  public Formatter(Appendable out, Locale locale) {
    this.out = out == null ? new StringBuilder() : out;
    this.locale = locale;
    checkLocale(locale);
  }

  public Formatter(PrintStream stream) {
    this((Appendable) Objects.requireNonNull(stream), null);
  }

  private static void checkLocale(Locale locale) {
    if (locale != null && !locale.getLanguage().isEmpty() && !locale.getLanguage().equals("en")) {
      Choice.unmodelled("formats in the locale " + locale);
    }
  }

  private void checkOpen() {
    if (out == null) {
      throw new FormatterClosedException();
    }
  }

  public Locale locale() {
    checkOpen();
    return locale;
  }

  public Appendable out() {
    checkOpen();
    return out;
  }

  @Override
  public String toString() {
    checkOpen();
    return out.toString();
  }

  @Override
  public void flush() {
    checkOpen();
    if (out instanceof Flushable) {
      try {
        ((Flushable) out).flush();
      } catch (IOException exception) {
        failure = exception;
      }
    }
  }

  @Override
  public void close() {
    if (out instanceof Closeable) {
      try {
        ((Closeable) out).close();
      } catch (IOException exception) {
        failure = exception;
      }
    }
    out = null;
  }

  public IOException ioException() {
    return failure;
  }

  public Formatter format(Locale locale, String format, Object... arguments) {
    checkLocale(locale);
    return format(format, arguments);
  }

  /** The whole format is read before anything is written. */
  public Formatter format(String format, Object... arguments) {
    checkOpen();
    Seq parts = FormatSpecifier.parse(format);
    int ordinary = 0;
    int last = -1;
    for (int i = 0; i < parts.size(); i++) {
      Object part = parts.get(i);
      if (part instanceof String) {
        write((String) part);
        continue;
      }
      FormatSpecifier specifier = (FormatSpecifier) part;
      // What is printed nobody reads back.
      if (!(out instanceof PrintStream)) {
        specifier.assumeConventions();
      }
      if (!specifier.takesArgument()) {
        write(specifier.print(null));
        continue;
      }
      int index = specifier.isRelative() ? last : specifier.position() >= 0 ? specifier.position() : ordinary++;
      last = index;
      if (index < 0 || arguments != null && index >= arguments.length) {
        throw new MissingFormatArgumentException(specifier.toString());
      }
      write(specifier.print(arguments == null ? null : arguments[index]));
    }
    return this;
  }

  private void write(String text) {
    try {
      out.append(text);
    } catch (IOException exception) {
      failure = exception;
    }
  }
}
