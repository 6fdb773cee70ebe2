package jury.rt;

/** The world outside the program. */
public final class World {
  private World() {}

  /** Writes to standard output (1) or standard error (2), as UTF-8. */
  public static native void write(int stream, String text);

  public static native void exit(int status);

  public static final int NANOSECONDS = 0, MILLISECONDS_SINCE_1970 = 1, PROCESSORS = 2, BYTES_OF_MEMORY = 3;

  /** What a clock or the machine shows, by one of the numbers above: any value that is not negative; a clock does not go back. */
  public static native long time(int kind);

  /** The next byte of standard input, or -1. */
  public static native int read();
}
