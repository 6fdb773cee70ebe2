// expect assert=proved exceptions=proved [options: --engine abstract]
// The largest element is not below any other.
import jury.Jury;

public class MaximumOfArray {
  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(1, 5000)];
    for (int i = 0; i < data.length; i++) {
      data[i] = Jury.chooseInt();
    }
    int largest = data[0];
    for (int i = 1; i < data.length; i++) {
      if (data[i] > largest) {
        largest = data[i];
      }
    }
    for (int i = 0; i < data.length; i++) {
      assert data[i] <= largest;
    }
  }
}
