// expect assert=proved exceptions=proved [options: --engine bounded --property assert,exceptions]
// All of these are the same object.
import jury.Jury;

public class BoxesWithinTheCache {
  public static void main(String[] args) {
    int n = Jury.chooseInt(-128, 127); Integer a = n, b = n; assert a == b;
  }
}
