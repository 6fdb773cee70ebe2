// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A counting set above HashSet, copied by the library before the loop.
public class OwnSetCopied {
  static class Counting extends HashSet<String> {
    private int added;

    @Override
    public boolean add(String value) {
      added++;
      return super.add(value);
    }
  }

  public static void main(String[] args) {
    Counting names = new Counting();
    for (String arg : args) names.add(arg);
    for (String name : new ArrayList<>(names)) names.add(name.trim());
    System.out.println(names.added);
  }
}
