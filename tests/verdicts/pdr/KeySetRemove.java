// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class KeySetRemove {
  public static void main(String[] args) {
    Map<String, Integer> ages = new HashMap<>();
    ages.put("ann", 3);
    ages.put("bob", 4);
    ages.put("cid", 5);
    for (String name : ages.keySet()) ages.remove(name);
  }
}
