// property: assert
// Insertion sort leaves the numbers in order.
import jury.Jury;

public class SortedByInsertion {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    for (int i = 1; i < length; i++) {
      int moving = numbers[i];
      int j = i - 1;
      while (j >= 0 && numbers[j] > moving) { // wrong: while (j > 0 && numbers[j] > moving) {
        numbers[j + 1] = numbers[j];
        j--;
      }
      numbers[j + 1] = moving;
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] <= numbers[i + 1];
    }
  }
}
