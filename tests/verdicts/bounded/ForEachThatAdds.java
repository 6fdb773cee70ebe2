// expect assert=proved exceptions=refuted cme=refuted
import java.util.ArrayList;
import java.util.List;

public class ForEachThatAdds {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 4; i++) numbers.add(i);
    numbers.forEach(number -> {
      if (number == 2) numbers.add(7);
    });
  }
}
