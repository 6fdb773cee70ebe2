// expect assert=proved exceptions=proved
public class DeepRecursion {
  static int depth(int n) {
    return n == 0 ? 0 : 1 + depth(n - 1);
  }

  public static void main(String[] args) {
    assert depth(500) == 500;
    int x = 0;
    while (x < 50_000) x++;
    assert x == 50_000;
  }
}
