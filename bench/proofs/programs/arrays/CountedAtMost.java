// property: assert
// No number occurs more often than there are places.
import jury.Jury;

public class CountedAtMost {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int key = Jury.chooseInt();
    int count = 0;
    for (int number : numbers) {
      if (number == key) {
        count++; // wrong: count += 2;
      }
    }
    assert count >= 0 && count <= length;
  }
}
