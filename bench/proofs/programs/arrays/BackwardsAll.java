// property: assert
// An array reversed in place, compared with a copy made before.
import jury.Jury;

public class BackwardsAll {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] before = new int[length];
    for (int i = 0; i < length; i++) {
      before[i] = numbers[i];
    }
    for (int i = 0, j = length - 1; i < j; i++, j--) { // wrong: for (int i = 1, j = length - 1; i < j; i++, j--) {
      int kept = numbers[i];
      numbers[i] = numbers[j];
      numbers[j] = kept;
    }
    for (int i = 0; i < length; i++) {
      assert numbers[i] == before[length - 1 - i];
    }
  }
}
