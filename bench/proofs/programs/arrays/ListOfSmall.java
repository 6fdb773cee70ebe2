// property: assert
// A list of numbers below ten: each that is taken out is.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class ListOfSmall {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    int n = Jury.chooseInt(0, 10000);
    for (int i = 0; i < n; i++) {
      list.add(Jury.chooseInt(0, 9)); // wrong: list.add(Jury.chooseInt(0, i == 3 ? 10 : 9));
    }
    for (int number : list) {
      assert number < 10;
    }
  }
}
