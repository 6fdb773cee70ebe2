package jury.rt;

import java.io.InputStream;

/** Standard input as a stream of bytes. */
public final class StandardInput extends InputStream {
  @Override
  public int read() {
    return World.read();
  }

  /** In a run none, until it is read. */
  @Override
  public int available() {
    if (World.time(World.WHOLE_ENVIRONMENT) != 0) {
      Choice.unmodelled("how much of the input is there already");
    }
    return 0;
  }
}
