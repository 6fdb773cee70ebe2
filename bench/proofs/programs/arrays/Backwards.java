// property: assert
// A copy that is backwards.
import jury.Jury;

public class Backwards {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] copy = new int[length];
    for (int i = 0; i < length; i++) {
      copy[i] = numbers[length - 1 - i]; // wrong: copy[i] = numbers[length - 1 - i / 3];
    }
    for (int i = 0; i < length; i++) {
      assert copy[i] == numbers[length - 1 - i];
    }
  }
}
