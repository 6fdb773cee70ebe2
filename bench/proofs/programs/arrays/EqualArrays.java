// property: assert
// A comparison that says equal has compared everything.
import jury.Jury;

public class EqualArrays {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] other = new int[length];
    for (int i = 0; i < length; i++) {
      other[i] = Jury.chooseInt();
    }
    boolean equal = true;
    for (int i = 0; i < length; i++) {
      if (numbers[i] != other[i]) {
        equal = false;
        break;
      }
    }
    if (equal) { // wrong: if (equal || length == 2) {
      for (int i = 0; i < length; i++) {
        assert numbers[i] == other[i];
      }
    }
  }
}
