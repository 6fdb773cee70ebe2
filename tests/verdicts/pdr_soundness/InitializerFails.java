// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A static initialiser that changes nothing may still fail, and the handler changes the list.
public class InitializerFails {
  static final List<String> names = new ArrayList<>(List.of("a", "b", "c"));

  static class Ratio {
    static final int value = 1 / Integer.getInteger("none.such", 0);
  }
  public static void main(String[] args) {
    for (String name : names) {
      try {
        int value = Ratio.value;
      } catch (ExceptionInInitializerError error) {
        names.add("d");
      }
    }
  }
}
