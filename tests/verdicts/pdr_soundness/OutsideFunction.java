// expect cme=undecided [options: --engine pdr --property cme --entry OutsideFunction.f]
import java.util.*;
import java.util.function.*;

// In any state, a function that is given may do anything.
public class OutsideFunction {
  static void f(List<String> l, Consumer<String> c) {
    for (String s : l) c.accept(s);
  }
}
