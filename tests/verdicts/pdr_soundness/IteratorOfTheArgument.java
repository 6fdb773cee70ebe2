// expect cme=undecided [options: --engine pdr --property cme --entry IteratorOfTheArgument.f]
import java.util.*;

// An iterator that is given may be one of the list that is given.
public class IteratorOfTheArgument {
  static void f(List<String> l, Iterator<String> i) {
    l.add("x");
    i.next();
  }
}
