// property: assert
// An array of any length that is filled with one number.
import jury.Jury;

public class Filled {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int value = Jury.chooseInt();
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) { // wrong: for (int i = 1; i < length; i++) {
      numbers[i] = value;
    }
    for (int i = 0; i < length; i++) {
      assert numbers[i] == value;
    }
  }
}
