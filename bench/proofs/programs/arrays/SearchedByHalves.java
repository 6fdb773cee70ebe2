// property: assert
// Binary search in a loop: what it finds is there, and it stays inside.
import jury.Jury;

public class SearchedByHalves {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int key = Jury.chooseInt();
    int low = 0;
    int high = length - 1;
    int place = -1;
    while (low <= high && place < 0) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] == key) {
        place = middle;
      } else if (numbers[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1; // wrong: high = middle - 1; place = low;
      }
    }
    assert place == -1 || numbers[place] == key;
  }
}
