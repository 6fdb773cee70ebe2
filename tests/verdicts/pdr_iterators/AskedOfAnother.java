// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// The question is asked of another iterator over the same list.
public class AskedOfAnother {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    list.add("a");
    Iterator<String> one = list.iterator();
    Iterator<String> two = list.iterator();
    one.next();
    if (two.hasNext()) System.out.println(one.next());
  }
}
