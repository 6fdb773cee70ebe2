// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class CaughtAndLeft {
  static int sum(List<String> names) {
    int sum = 0;
    Iterator<String> position = names.iterator();
    try {
      while (position.hasNext()) sum += Integer.parseInt(position.next());
    } catch (NumberFormatException wrong) {
      names.add("0");
    }
    return sum;
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    sum(names);
  }
}
