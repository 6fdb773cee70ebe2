// expect exceptions=refuted cme=refuted [options: --engine abstract --property exceptions,cme]
// A concurrent modification is an exception, too.
import java.util.ArrayList;
import java.util.List;

public class ModifiedWhileWalked {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 4; i++) numbers.add(i);
    numbers.forEach(number -> {
      if (number == 2) numbers.add(7);
    });
  }
}
