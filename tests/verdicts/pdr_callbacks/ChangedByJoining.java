// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// join iterates over the list, and a text of it changes the list.
public class ChangedByJoining {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class S implements CharSequence {
    static List<S> l = new ArrayList<>();
    public int length() {
      return 1;
    }
    public char charAt(int i) {
      return (char) 97;
    }
    public CharSequence subSequence(int a, int b) {
      return "a";
    }
    public String toString() {
      l.add(this);
      return "a";
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    S.l.add(new S());
    Iterator<String> it = list.iterator();
    it.next();
    it = new ArrayList<>(List.of("q")).iterator();
    String.join(",", S.l);
    it.next();
  }
}
