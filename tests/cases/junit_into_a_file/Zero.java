public class Zero {
  public static int inverse(int x) {
    return 1 / x;
  }
}
