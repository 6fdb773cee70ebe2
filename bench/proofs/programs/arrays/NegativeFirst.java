// property: assert
// The negative numbers come first after a partition.
import jury.Jury;

public class NegativeFirst {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int end = 0;
    for (int i = 0; i < length; i++) {
      if (numbers[i] < 0) { // wrong: if (numbers[i] < 1) {
        int kept = numbers[i];
        numbers[i] = numbers[end];
        numbers[end] = kept;
        end++;
      }
    }
    for (int i = 0; i < end; i++) {
      assert numbers[i] < 0;
    }
    for (int i = end; i < length; i++) {
      assert numbers[i] >= 0;
    }
  }
}
