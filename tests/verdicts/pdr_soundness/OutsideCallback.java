// expect cme=undecided [options: --engine pdr --property cme --entry OutsideCallback.f]
import java.util.*;
import java.util.function.*;

// The same, called by the library.
public class OutsideCallback {
  static void f(List<String> l, Consumer<String> c) {
    l.forEach(c);
  }
}
