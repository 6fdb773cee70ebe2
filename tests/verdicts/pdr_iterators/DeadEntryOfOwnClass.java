// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// As DeadEntry: the entries of a class of the program that extends IdentityHashMap die with their keys.
public class DeadEntryOfOwnClass {
  static class Owners extends IdentityHashMap<Object, String> {}

  public static void main(String[] args) {
    Owners owners = new Owners();
    owners.put("house", "Ada");
    Iterator<Map.Entry<Object, String>> entries = owners.entrySet().iterator();
    Map.Entry<Object, String> entry = entries.next();
    entries.remove();
    entry.getKey();
  }
}
