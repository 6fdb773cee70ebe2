// expect assert=refuted exceptions=proved [options: --engine abstract]
// The search for the largest stops one early.
import jury.Jury;

public class MaximumSkipsOne {
  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(1, 5000)];
    for (int i = 0; i < data.length; i++) {
      data[i] = Jury.chooseInt();
    }
    int largest = data[0];
    for (int i = 1; i < data.length - 1; i++) {
      if (data[i] > largest) {
        largest = data[i];
      }
    }
    for (int i = 0; i < data.length; i++) {
      assert data[i] <= largest;
    }
  }
}
