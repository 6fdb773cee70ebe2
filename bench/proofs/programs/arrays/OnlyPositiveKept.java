// property: assert
// What a filter lets through is positive.
import jury.Jury;

public class OnlyPositiveKept {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] kept = new int[length];
    int count = 0;
    for (int number : numbers) {
      if (number > 0) { // wrong: if (number > 0 || count == 3) {
        kept[count++] = number;
      }
    }
    for (int i = 0; i < count; i++) {
      assert kept[i] > 0;
    }
  }
}
