// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class RemoveIfWhileIterating {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("a", "", "b"));
    for (String name : names) names.removeIf(other -> other.isEmpty());
  }
}
