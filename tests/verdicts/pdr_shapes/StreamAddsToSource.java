// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The stream finds at its end that its list was changed.
public class StreamAddsToSource {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("a", "b"));
    names.stream().forEach(name -> names.add(name + name));
  }
}
