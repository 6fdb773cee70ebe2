// expect assert=refuted [options: --engine abstract]
// The copy starts one later.
import jury.Jury;

public class ArrayCopiedShifted {
  public static void main(String[] args) {
    int[] source = new int[Jury.chooseInt(0, 5000)];
    for (int i = 0; i < source.length; i++) {
      source[i] = Jury.chooseInt();
    }
    int[] target = new int[source.length];
    for (int i = 1; i < source.length; i++) {
      target[i] = source[i - 1];
    }
    for (int i = 0; i < source.length; i++) {
      assert target[i] == source[i];
    }
  }
}
