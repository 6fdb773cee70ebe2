// property: assert
// A copy is equal at every place.
import jury.Jury;

public class Copied {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] copy = new int[length];
    for (int i = 0; i < length; i++) {
      copy[i] = numbers[i]; // wrong: copy[i] = numbers[i / 2];
    }
    for (int i = 0; i < length; i++) {
      assert copy[i] == numbers[i];
    }
  }
}
