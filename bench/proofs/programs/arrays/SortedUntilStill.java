// property: assert
// Bubbles until nothing moves.
import jury.Jury;

public class SortedUntilStill {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int i = 0; i + 1 < length; i++) { // wrong: for (int i = 0; i + 2 < length; i++) {
        if (numbers[i] > numbers[i + 1]) {
          int kept = numbers[i];
          numbers[i] = numbers[i + 1];
          numbers[i + 1] = kept;
          moved = true;
        }
      }
    }
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] <= numbers[i + 1];
    }
  }
}
