// property: assert
// entry: find
// A search in any array of any state: what it finds is there, what it does not find is not.
public class FindInAny {
  static int find(int[] numbers, int key) {
    if (numbers == null) {
      return -1;
    }
    for (int i = 0; i < numbers.length; i++) { // wrong: for (int i = 1; i < numbers.length; i++) {
      if (numbers[i] == key) {
        return i;
      }
    }
    for (int number : numbers) {
      assert number != key;
    }
    return -1;
  }
}
