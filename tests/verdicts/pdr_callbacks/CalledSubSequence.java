// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// PrintStream.append asks a text for a part of it.
public class CalledSubSequence {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class S implements CharSequence {
    public int length() {
      return 1;
    }
    public char charAt(int i) {
      return (char) 97;
    }
    public CharSequence subSequence(int a, int b) {
      hit();
      return "a";
    }
    public String toString() {
      return "a";
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    S s = new S();
    Iterator<String> it = list.iterator();
    it.next();
    System.out.append(s, 0, 1);
    it.next();
  }
}
