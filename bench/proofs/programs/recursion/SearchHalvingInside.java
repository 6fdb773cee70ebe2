// property: exceptions
// Binary search by a recursion stays within the array.
import jury.Jury;

public class SearchHalvingInside {
  static int find(int[] numbers, int key, int low, int high) {
    if (low > high) {
      return -1;
    }
    int middle = low + (high - low) / 2;
    if (numbers[middle] == key) {
      return middle;
    }
    return numbers[middle] < key ? find(numbers, key, middle + 1, high) : find(numbers, key, low, middle - 1);
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    find(numbers, Jury.chooseInt(), 0, length - 1); // wrong: find(numbers, Jury.chooseInt(), 0, length);
  }
}
