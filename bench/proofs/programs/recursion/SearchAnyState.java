// property: exceptions
// entry: find
// Binary search by a recursion in any array that is not null.
public class SearchAnyState {
  private static int within(int[] numbers, int key, int low, int high) {
    if (low > high) {
      return -1;
    }
    int middle = (low + high) >>> 1;
    if (numbers[middle] == key) {
      return middle;
    }
    return numbers[middle] < key ? within(numbers, key, middle + 1, high) : within(numbers, key, low, middle - 1);
  }

  static int find(int[] numbers, int key) {
    if (numbers == null) {
      return -1;
    }
    return within(numbers, key, 0, numbers.length - 1); // wrong: return within(numbers, key, 0, numbers.length);
  }
}
