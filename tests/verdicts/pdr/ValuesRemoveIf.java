// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class ValuesRemoveIf {
  public static void main(String[] args) {
    Map<String, Integer> ages = new HashMap<>();
    for (String text : args) ages.put(text, text.length());
    ages.values().removeIf(age -> age > 3);
    for (Map.Entry<String, Integer> entry : ages.entrySet()) entry.setValue(entry.getValue() + 1);
  }
}
