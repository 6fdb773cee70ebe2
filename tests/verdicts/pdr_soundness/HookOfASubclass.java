// expect cme=undecided [options: --engine pdr --property cme --entry HookOfASubclass.f]
import java.util.*;

// The receiver may be of a subclass.
public class HookOfASubclass {
  List<String> l = new ArrayList<>();
  static class Sub extends HookOfASubclass {
    void hook() {
      l.clear();
    }
  }
  void hook() {}
  void f() {
    for (String s : l) hook();
  }
}
