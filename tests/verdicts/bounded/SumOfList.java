// expect assert=proved exceptions=proved cme=proved
import java.util.ArrayList;
import java.util.List;

public class SumOfList {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 10; i++) numbers.add(i);
    int sum = 0;
    for (int number : numbers) sum += number;
    assert sum == 45;
  }
}
