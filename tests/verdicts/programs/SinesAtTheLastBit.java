// expect exceptions=proved assert=undecided

/** Math.sin may be one unit in the last place off, and is on some machines: one run proves nothing. */
public class SinesAtTheLastBit {
  public static void main(String[] args) {
    assert Math.sin(0) == 0 && Math.pow(3, 4) == 81;
    assert Math.sin(0.5) == 0.479425538604203;
  }
}
