// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// shuffle asks for random numbers of the program's own.
public class CalledRandom {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class R extends Random {
    public int nextInt(int n) {
      hit();
      return 0;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    List<String> other = new ArrayList<>();
    other.add("p");
    other.add("q");
    R r = new R();
    Iterator<String> it = list.iterator();
    it.next();
    Collections.shuffle(other, r);
    it.next();
  }
}
