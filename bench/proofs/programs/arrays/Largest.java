// property: assert
// The largest number is not below any.
import jury.Jury;

public class Largest {
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
    int largest = numbers[0];
    for (int i = 1; i < length; i++) {
      if (numbers[i] > largest) { // wrong: if (numbers[i] > largest + 1) {
        largest = numbers[i];
      }
    }
    for (int i = 0; i < length; i++) {
      assert numbers[i] <= largest;
    }
  }
}
