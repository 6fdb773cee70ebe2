// Exceptions. Printing one prints the exceptions and their causes, not the frames; frames are what an execution makes them.
package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import jury.rt.Seq;

public class Throwable implements java.io.Serializable {
  private static final long serialVersionUID = -3042686055658047285L;

  private String detailMessage;
  private Throwable cause = this;
  private boolean traced;
  private StackTraceElement[] trace;
  private boolean suppressionDisabled;
  private Seq suppressed;

  /** Asked by constructors of Error in releases from 24 on. */
  static boolean jfrTracing;

  public Throwable() {
    fillInStackTrace();
  }

  public Throwable(String message) {
    fillInStackTrace();
    detailMessage = message;
  }

  public Throwable(String message, Throwable cause) {
    fillInStackTrace();
    detailMessage = message;
    this.cause = cause;
  }

  public Throwable(Throwable cause) {
    fillInStackTrace();
    detailMessage = cause == null ? null : cause.toString();
    this.cause = cause;
  }

  protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
    if (writableStackTrace) {
      fillInStackTrace();
    }
    detailMessage = message;
    this.cause = cause;
    suppressionDisabled = !enableSuppression;
  }

  public String getMessage() {
    return detailMessage;
  }

  public String getLocalizedMessage() {
    return getMessage();
  }

  public Throwable getCause() {
    return cause == this ? null : cause;
  }

  public Throwable initCause(Throwable cause) {
    if (this.cause != this) {
      String shown = cause == null ? "a null" : cause.toString();
      throw new IllegalStateException("Can't overwrite cause with " + shown, this);
    }
    if (cause == this) {
      throw new IllegalArgumentException("Self-causation not permitted", this);
    }
    this.cause = cause;
    return this;
  }

  /** For the JDK's own classes. */
  final void setCause(Throwable cause) {
    this.cause = cause;
  }

  public String toString() {
    String name = getClass().getName();
    String message = getLocalizedMessage();
    return message == null ? name : name + ": " + message;
  }

  public void printStackTrace() {
    printStackTrace(System.err);
  }

  public void printStackTrace(PrintStream stream) {
    stream.print(describe("", ""));
  }

  public void printStackTrace(PrintWriter writer) {
    writer.print(describe("", ""));
  }

  private String describe(String caption, String indent) {
    String lines = indent + caption + this + "\n";
    if (suppressed != null) {
      for (int i = 0; i < suppressed.size(); i++) {
        lines += ((Throwable) suppressed.get(i)).describe("Suppressed: ", indent + "\t");
      }
    }
    Throwable reason = getCause();
    return reason == null ? lines : lines + reason.describe("Caused by: ", indent);
  }

  public Throwable fillInStackTrace() {
    traced = true;
    return this;
  }

  /** The calls in progress when this object was made. */
  private native StackTraceElement[] frames();

  public StackTraceElement[] getStackTrace() {
    if (trace == null) {
      trace = traced ? frames() : new StackTraceElement[0];
    }
    return trace.clone();
  }

  public void setStackTrace(StackTraceElement[] trace) {
    StackTraceElement[] copy = trace.clone();
    for (int i = 0; i < copy.length; i++) {
      if (copy[i] == null) {
        throw new NullPointerException("stackTrace[" + i + "]");
      }
    }
    if (traced) {
      this.trace = copy;
    }
  }

  public final void addSuppressed(Throwable exception) {
    if (exception == this) {
      throw new IllegalArgumentException("Self-suppression not permitted", exception);
    }
    if (exception == null) {
      throw new NullPointerException("Cannot suppress a null exception.");
    }
    if (suppressionDisabled) {
      return;
    }
    if (suppressed == null) {
      suppressed = Seq.create();
    }
    suppressed.append(exception);
  }

  public final Throwable[] getSuppressed() {
    Throwable[] result = new Throwable[suppressed == null ? 0 : suppressed.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = (Throwable) suppressed.get(i);
    }
    return result;
  }
}
