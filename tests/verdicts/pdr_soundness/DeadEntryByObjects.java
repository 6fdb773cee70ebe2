// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// As DeadEntryCompared, by way of a helper that knows objects only.
public class DeadEntryByObjects {
  public static void main(String[] args) {
    Map<String, String> owners = new IdentityHashMap<>();
    owners.put("house", "Ada");
    Iterator<Map.Entry<String, String>> entries = owners.entrySet().iterator();
    Object dead = entries.next();
    entries.remove();
    Object living = new AbstractMap.SimpleEntry<>("house", "Ada");
    System.out.println(Objects.equals(living, dead));
  }
}
