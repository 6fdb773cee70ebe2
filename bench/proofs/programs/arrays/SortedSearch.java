// property: assert
// In an array that ascends by at least one, a place is not above its number.
import jury.Jury;

public class SortedSearch {
  public static void main(String[] args) {
    int length = Jury.chooseInt(0, 10000);
    int[] numbers = new int[length];
    int next = 0;
    for (int i = 0; i < length; i++) {
      numbers[i] = next;
      next += Jury.chooseInt(1, 100); // wrong: next += Jury.chooseInt(0, 100);
    }
    for (int i = 0; i < length; i++) {
      assert numbers[i] >= i;
    }
  }
}
