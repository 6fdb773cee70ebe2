public class Box {
  private final int[] sizes = {1, 2, 3};
  private String label;
  private int parts;

  public void setParts(int parts) {
    this.parts = parts;
  }

  /** Two calls without an argument that go wrong at two places. */
  public int weight(boolean byParts) {
    if (byParts) return sizes.length / parts;
    return label.length();
  }
}
