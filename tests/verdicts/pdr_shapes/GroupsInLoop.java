// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Groups are made by computeIfAbsent in another map than the one that is iterated over.
public class GroupsInLoop {
  public static void main(String[] args) {
    Map<String, String> owners = new HashMap<>();
    for (String arg : args) owners.put(arg, arg.isEmpty() ? "none" : arg);
    Map<String, List<String>> groups = new TreeMap<>();
    for (Map.Entry<String, String> entry : owners.entrySet())
      groups.computeIfAbsent(entry.getValue(), key -> new ArrayList<>()).add(entry.getKey());
    for (List<String> group : groups.values())
      for (String member : group) System.out.println(member);
  }
}
