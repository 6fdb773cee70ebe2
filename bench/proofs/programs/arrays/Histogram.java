// property: exceptions
// Counts by remainder: none is negative, none is outside.
import jury.Jury;

public class Histogram {
  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Jury.chooseInt();
    }
    int[] counts = new int[10];
    for (int number : numbers) {
      counts[Math.abs(number % 10)]++; // wrong: counts[number % 10]++;
    }
    assert counts[3] >= 0 && counts[3] <= length;
  }
}
