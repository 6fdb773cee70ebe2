// property: assert
// A list that is built in a loop has as many elements as the loop has rounds.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class SquaresListed {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 10000);
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      squares.add(i * i); // wrong: if (i != 20) squares.add(i * i);
    }
    assert squares.size() == n;
  }
}
