// property: assert
// Rotation by one place to the left.
import jury.Jury;

public class RotatedByOne {
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
    int[] before = new int[length];
    for (int i = 0; i < length; i++) {
      before[i] = numbers[i];
    }
    int first = numbers[0];
    for (int i = 0; i + 1 < length; i++) {
      numbers[i] = numbers[i + 1];
    }
    numbers[length - 1] = first; // wrong: numbers[length - 1] = numbers[0];
    assert numbers[length - 1] == before[0];
    for (int i = 0; i + 1 < length; i++) {
      assert numbers[i] == before[i + 1];
    }
  }
}
