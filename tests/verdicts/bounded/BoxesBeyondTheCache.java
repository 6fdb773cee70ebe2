// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// Equal boxes are one object from -128 to 127 only.
import jury.Jury;

public class BoxesBeyondTheCache {
  public static void main(String[] args) {
    int n = Jury.chooseInt(100, 200); Integer a = n, b = n; assert a == b;
  }
}
