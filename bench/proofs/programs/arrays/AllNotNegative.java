// property: assert
// A flag that says that no number is negative.
import jury.Jury;

public class AllNotNegative {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    boolean fine = true;
    for (int i = 0; i < length; i++) {
      fine = fine && numbers[i] >= 0; // wrong: fine = numbers[i] >= 0;
    }
    if (fine) {
      for (int i = 0; i < length; i++) {
        assert numbers[i] >= 0;
      }
    }
  }
}
