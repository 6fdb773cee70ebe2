// property: assert
// Bubble sort leaves the numbers in order.
import jury.Jury;

public class SortedByBubbles {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    for (int end = length; end > 1; end--) { // wrong: for (int end = length; end > 2; end--) {
      for (int i = 0; i + 1 < end; i++) {
        if (numbers[i] > numbers[i + 1]) {
          int kept = numbers[i];
          numbers[i] = numbers[i + 1];
          numbers[i + 1] = kept;
        }
      }
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] <= numbers[i + 1];
    }
  }
}
