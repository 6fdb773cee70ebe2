/** Is found although it is asked about after Shape. */
public class Zero {
  private final int below;

  public Zero(int below) {
    this.below = below;
  }

  public int value() {
    return 6 / below;
  }
}
