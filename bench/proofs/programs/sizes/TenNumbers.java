// property: exceptions
// entry: tenth
// An array of exactly ten numbers has a tenth.
public class TenNumbers {
  static int tenth(int[] numbers) {
    if (numbers == null || numbers.length != 10) {
      return 0;
    }
    return numbers[9]; // wrong: return numbers[10];
  }
}
