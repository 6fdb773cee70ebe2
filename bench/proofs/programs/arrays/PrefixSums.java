// property: assert
// Sums of numbers that are not negative grow.
import jury.Jury;

public class PrefixSums {
  public static void main(String[] args) {
    int length = Jury.chooseInt(0, 1000);
    int[] sums = new int[length + 1];
    for (int i = 0; i < length; i++) {
      int next = Jury.chooseInt(0, 1000); // wrong: int next = Jury.chooseInt(-1, 1000);
      sums[i + 1] = sums[i] + next;
    }
    for (int i = 0; i < length; i++) {
      assert sums[i] <= sums[i + 1];
    }
  }
}
