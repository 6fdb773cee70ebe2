// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A Scanner is an Iterator, but not of a collection.
public class ScannerFirst {
  public static void main(String[] a) {
    Scanner s = new Scanner("1 2");
    List<Integer> l = new ArrayList<>();
    while (s.hasNextInt()) l.add(s.nextInt());
    for (Integer i : l) l.add(i);
  }
}
