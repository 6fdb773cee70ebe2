// property: assert
// entry: sum
// Ten numbers below a hundred sum up to less than a thousand.
public class TenNumbersSum {
  static int sum(int[] numbers) {
    if (numbers == null || numbers.length != 10) {
      return 0;
    }
    int sum = 0;
    for (int number : numbers) {
      if (number < 0 || number >= 100) {
        return 0;
      }
      sum += number;
    }
    assert sum < 1000; // wrong: assert sum < 990;
    return sum;
  }
}
