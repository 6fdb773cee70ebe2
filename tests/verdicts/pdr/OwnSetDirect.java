// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// As OwnSetCopied without the copy.
public class OwnSetDirect {
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
    names.add(" a");
    names.add("b");
    for (String name : names) names.add(name.trim());
  }
}
