// property: assert
// The largest number of an array of any length, by a recursion, is not below its first.
import jury.Jury;

public class LargestFrom {
  static int largest(int[] numbers, int from) {
    if (from == numbers.length - 1) {
      return numbers[from];
    }
    int rest = largest(numbers, from + 1);
    return numbers[from] > rest ? numbers[from] : rest; // wrong: return numbers[from] < rest ? numbers[from] : rest;
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length > 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    assert largest(numbers, 0) >= numbers[0];
  }
}
