// property: assert
// entry: clear
// Any array is cleared.
public class ClearedAny {
  static void clear(int[] numbers) {
    if (numbers == null) {
      return;
    }
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = 0; // wrong: numbers[i] = numbers[i] < 0 ? -1 : 0;
    }
    for (int i = 0; i < numbers.length; i++) {
      assert numbers[i] == 0;
    }
  }
}
