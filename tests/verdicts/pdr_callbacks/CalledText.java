// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Joining texts asks the object for its own, which changes the list.
public class CalledText {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public String toString() {
    names.clear();
    return "gone";
  }
  public static void main(String[] args) {
    StringBuilder text = new StringBuilder();
    Object object = new CalledText();
    for (String name : names) text.append(name).append(object);
    System.out.println(text);
  }
}
