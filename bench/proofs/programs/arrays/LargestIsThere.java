// property: assert
// The largest number is one of them.
import jury.Jury;

public class LargestIsThere {
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
    int largest = numbers[0]; // wrong: int largest = 0;
    for (int i = 1; i < length; i++) {
      if (numbers[i] > largest) {
        largest = numbers[i];
      }
    }
    boolean found = false;
    for (int i = 0; i < length; i++) {
      found |= numbers[i] == largest;
    }
    assert found;
  }
}
