// property: assert
// entry: sized
// A list may have any size, also twelve.
import java.util.List;

public class ListOfTwelve {
  static void sized(List<Integer> list) {
    if (list == null) {
      return;
    }
    assert list.size() >= 0; // wrong: assert list.size() != 12;
  }
}
