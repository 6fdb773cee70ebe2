// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// A counting set above HashSet, copied by the library before the loop. Undecided: what copies it is taken to call any of
// its methods, add among them, while it iterates over it.
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
