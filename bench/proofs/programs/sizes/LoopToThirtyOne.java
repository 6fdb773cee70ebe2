// property: assert
// A loop to 31 whose last round counts.
import jury.Jury;

public class LoopToThirtyOne {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int hits = 0;
    for (int i = 0; i <= 31; i++) { // wrong: for (int i = 0; i < 31; i++) {
      if (i == n) {
        hits++;
      }
    }
    assert n != 31 || hits == 1;
  }
}
