public class Till {
  static int[] drawers = new int[2];
  public static void main(String[] args) {
    drawers[0] = 5;
    drawers[2] = 1;
  }
}
