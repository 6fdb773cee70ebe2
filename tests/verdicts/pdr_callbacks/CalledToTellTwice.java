// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Set.of says by its text which element it was given twice.
public class CalledToTellTwice {
  static final List<String> names = new ArrayList<>();

  static class Ship {
    public int hashCode() {
      return 1;
    }
    public boolean equals(Object other) {
      return other instanceof Ship;
    }
    public String toString() {
      names.add("told");
      return "ship";
    }
  }

  public static void main(String[] args) {
    names.add("Ada");
    names.add("Bob");
    for (String name : names) {
      try {
        Set.of(new Ship(), new Ship());
      } catch (IllegalArgumentException twice) {
        continue;
      }
    }
  }
}
