package tool;

public class Ratio {
  private final int above;
  private final int below;

  public Ratio(int above, int below) {
    this.above = above;
    this.below = below;
  }

  public int value() {
    return above / below;
  }
}
