public class Gate {
  private boolean open;
  private int opened;

  public void open() {
    open = true;
  }

  /**
   * Goes through.
   *
   * @throws IllegalStateException when it is closed
   */
  public void pass() {
    opened++;
    if (!open) throw new IllegalStateException("closed");
  }

  /** Says nothing of it, and has changed something before. */
  public void push() {
    opened++;
    if (!open) throw new IllegalStateException("closed");
  }
}
