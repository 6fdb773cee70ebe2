// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// Entries are compared by their keys, and a dead one has none any more.
public class DeadEntryCompared {
  public static void main(String[] args) {
    Map<String, String> owners = new IdentityHashMap<>();
    owners.put("house", "Ada");
    Iterator<Map.Entry<String, String>> entries = owners.entrySet().iterator();
    Map.Entry<String, String> dead = entries.next();
    entries.remove();
    Map.Entry<String, String> living = new AbstractMap.SimpleEntry<>("house", "Ada");
    System.out.println(living.equals(dead));
  }
}
