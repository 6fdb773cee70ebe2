// property: assert
// The place of the smallest number.
import jury.Jury;

public class PlaceOfSmallest {
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
    int place = 0;
    for (int i = 1; i < length; i++) {
      if (numbers[i] < numbers[place]) { // wrong: if (numbers[i] < numbers[0]) {
        place = i;
      }
    }
    for (int i = 0; i < length; i++) {
      assert numbers[place] <= numbers[i];
    }
  }
}
