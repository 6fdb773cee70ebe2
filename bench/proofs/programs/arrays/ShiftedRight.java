// property: assert
// Every place has what its left neighbour had.
import jury.Jury;

public class ShiftedRight {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] before = numbers.clone();
    for (int i = length - 1; i > 0; i--) {
      numbers[i] = numbers[i - 1];
    }
    for (int i = 1; i < length; i++) { // wrong: for (int i = 0; i < length; i++) {
      assert numbers[i] == before[i == 0 ? length - 1 : i - 1];
    }
  }
}
