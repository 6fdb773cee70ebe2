// property: assert
// The Dutch flag: zeros, ones, twos.
import jury.Jury;

public class ThreeColours {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt(0, 2);
    }
    int low = 0;
    int here = 0;
    int high = length - 1;
    while (here <= high) {
      int number = numbers[here];
      if (number == 0) {
        numbers[here] = numbers[low];
        numbers[low] = number;
        low++;
        here++;
      } else if (number == 1) {
        here++;
      } else {
        numbers[here] = numbers[high];
        numbers[high] = number;
        high--; // wrong: high--; here++;
      }
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] <= numbers[i + 1];
    }
  }
}
