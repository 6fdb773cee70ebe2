// property: assert
// Selection sort leaves the numbers in order.
import jury.Jury;

public class SortedBySelection {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    for (int i = 0; i < length; i++) {
      int smallest = i;
      for (int j = i + 1; j < length; j++) {
        if (numbers[j] < numbers[smallest]) { // wrong: if (numbers[j] < numbers[i]) {
          smallest = j;
        }
      }
      int kept = numbers[i];
      numbers[i] = numbers[smallest];
      numbers[smallest] = kept;
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] <= numbers[i + 1];
    }
  }
}
