package jury.rt;

/** The world outside the program. */
public final class World {
  private World() {}

  /** Writes to standard output (1) or standard error (2), as UTF-8. */
  public static native void write(int stream, String text);

  public static native void exit(int status);

  /** Nanoseconds (0) or milliseconds since 1970 (1): any value that does not go back. */
  public static native long time(int kind);

  /** The next byte of standard input, or -1. */
  public static native int read();
}
