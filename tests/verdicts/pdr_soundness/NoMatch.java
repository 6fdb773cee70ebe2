// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// Other classes throw it, too.
public class NoMatch {
  public static void main(String[] args) {
    Throwable problem = new RuntimeException("a", null);
    problem.initCause(new RuntimeException("b"));
  }
}
