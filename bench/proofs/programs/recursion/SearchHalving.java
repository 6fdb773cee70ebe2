// property: assert
// Binary search by a recursion, in an array of any length: what it finds is there.
import jury.Jury;

public class SearchHalving {
  static int find(int[] numbers, int key, int low, int high) {
    if (low > high) {
      return -1;
    }
    int middle = low + (high - low) / 2;
    if (numbers[middle] == key) {
      return middle; // wrong: return low;
    }
    return numbers[middle] < key ? find(numbers, key, middle + 1, high) : find(numbers, key, low, middle - 1);
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int key = Jury.chooseInt();
    int place = find(numbers, key, 0, length - 1);
    assert place == -1 || numbers[place] == key;
  }
}
