// property: assert
// Zeros and ones take turns.
import jury.Jury;

public class Alternating {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = i % 2; // wrong: numbers[i] = i % 3;
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] + numbers[i + 1] == 1;
    }
  }
}
