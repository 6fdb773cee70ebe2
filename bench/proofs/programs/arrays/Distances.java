// property: assert
// Squares of numbers within a thousand are not negative.
import jury.Jury;

public class Distances {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    for (int i = 0; i < length; i++) {
      if (numbers[i] > 1000 || numbers[i] < -1000) { // wrong: if (numbers[i] > 100000) {
        numbers[i] = 0;
      }
    }
    for (int i = 0; i < length; i++) {
      numbers[i] = numbers[i] * numbers[i];
    }
    for (int i = 0; i < length; i++) {
      assert numbers[i] >= 0;
    }
  }
}
