// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class RemoveIf {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    names.removeIf(name -> name.isEmpty());
    for (String name : names) System.out.println(name);
  }
}
