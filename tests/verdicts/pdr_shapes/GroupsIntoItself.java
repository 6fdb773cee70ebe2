// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// computeIfAbsent adds to the map that is iterated over.
public class GroupsIntoItself {
  public static void main(String[] args) {
    Map<String, List<String>> links = new HashMap<>();
    links.put("a", new ArrayList<>(List.of("b", "c")));
    links.put("b", new ArrayList<>(List.of("d")));
    for (Map.Entry<String, List<String>> entry : links.entrySet())
      for (String to : entry.getValue()) links.computeIfAbsent(to, key -> new ArrayList<>()).add(entry.getKey());
  }
}
