package jury.rt;

/** The world outside the program. */
public final class World {
  private World() {}

  /** Writes to standard output (1) or standard error (2), as UTF-8. */
  public static native void write(int stream, String text);

  public static native void exit(int status);

  public static final int NANOSECONDS = 0, MILLISECONDS_SINCE_1970 = 1, PROCESSORS = 2, BYTES_OF_MEMORY = 3;

  /** Conventions of the machine: 0, and the result lists as an assumption that they are those of the models. */
  public static final int LINE_ENDS = 4, PATHS = 5, LOCALE = 6, CHARSET = 7, REFERENCES = 8;

  /** Whether the environment of the program is chosen: 0 where a program is only run, in an environment without settings; 1 otherwise. */
  public static final int ENVIRONMENT_IS_CHOSEN = 9;

  /** 0 in a run, which depends on the machine from then on; any value otherwise. */
  public static final int WHOLE_ENVIRONMENT = 10;

  /**
   * What a clock or the machine shows, by one of the numbers above. Of a clock, processors and memory: any value that is not negative; a clock does not go
   * back.
   */
  public static native long time(int kind);

  /** The next byte of standard input, or -1. */
  public static native int read();
}
