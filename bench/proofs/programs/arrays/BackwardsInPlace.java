// property: assert
// An array reversed in place: the first has become the last.
import jury.Jury;

public class BackwardsInPlace {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    if (length == 0) {
      return;
    }
    int first = numbers[0];
    int last = numbers[length - 1];
    for (int i = 0, j = length - 1; i < j; i++, j--) { // wrong: for (int i = 0, j = length - 1; i <= j + 1; i++, j--) {
      int kept = numbers[i];
      numbers[i] = numbers[j];
      numbers[j] = kept;
    }
    assert numbers[0] == last && numbers[length - 1] == first;
  }
}
