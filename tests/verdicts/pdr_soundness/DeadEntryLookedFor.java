// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// As DeadEntryCompared: the set of entries of another map asks the entry for its key.
public class DeadEntryLookedFor {
  public static void main(String[] args) {
    Map<String, String> owners = new IdentityHashMap<>();
    owners.put("house", "Ada");
    Iterator<Map.Entry<String, String>> entries = owners.entrySet().iterator();
    Map.Entry<String, String> dead = entries.next();
    entries.remove();
    Map<String, String> tenants = new HashMap<>();
    tenants.put("flat", "Bob");
    System.out.println(tenants.entrySet().contains(dead));
  }
}
