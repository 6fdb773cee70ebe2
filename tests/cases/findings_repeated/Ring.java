public class Ring {
  private final int[] slots = new int[3];
  private int used;

  /** Fails when it is called a fourth time. */
  public void add(int number) {
    slots[used++] = number;
  }
}
