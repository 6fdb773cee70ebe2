// expect cme=refuted [options: --engine pdr --property cme --entry ArgumentsMayBeOne.f]
import java.util.*;

// Two arguments may be one list.
public class ArgumentsMayBeOne {
  static void f(List<String> a, List<String> b) {
    for (String s : a) b.add(s);
  }
}
