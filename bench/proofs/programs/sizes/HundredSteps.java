// property: assert
// After a hundred steps the counter is a hundred.
import jury.Jury;

public class HundredSteps {
  public static void main(String[] args) {
    int counter = 0;
    int steps = Jury.chooseInt(0, 100);
    for (int i = 0; i < steps; i++) {
      counter++; // wrong: counter += i == 50 ? 2 : 1;
    }
    assert counter == steps;
  }
}
