// property: assert
// A search that finds nothing has looked at everything.
import jury.Jury;

public class NotFound {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int key = Jury.chooseInt();
    int place = -1;
    for (int i = 0; i < length && place < 0; i++) { // wrong: for (int i = 0; i + 1 < length && place < 0; i++) {
      if (numbers[i] == key) {
        place = i;
      }
    }
    if (place >= 0) {
      assert numbers[place] == key;
    } else {
      for (int i = 0; i < length; i++) {
        assert numbers[i] != key;
      }
    }
  }
}
