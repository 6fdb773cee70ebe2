// expect assert=proved exceptions=proved [options: --engine abstract]
// An array is copied by hand.
import jury.Jury;

public class ArrayCopied {
  public static void main(String[] args) {
    int[] source = new int[Jury.chooseInt(0, 5000)];
    for (int i = 0; i < source.length; i++) {
      source[i] = Jury.chooseInt();
    }
    int[] target = new int[source.length];
    for (int i = 0; i < source.length; i++) {
      target[i] = source[i];
    }
    for (int i = 0; i < source.length; i++) {
      assert target[i] == source[i];
    }
  }
}
