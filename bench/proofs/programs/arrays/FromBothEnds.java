// property: assert
// Two places that move towards each other stay inside.
import jury.Jury;

public class FromBothEnds {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int i = 0;
    int j = length - 1;
    int equal = 0;
    while (i < j) {
      if (numbers[i] == numbers[j]) {
        equal++;
      }
      i++;
      j--; // wrong: j -= numbers[j] == 5 ? 3 : 1;
    }
    assert equal <= length / 2;
    assert i == j || i == j + 1;
  }
}
