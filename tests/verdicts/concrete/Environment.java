// expect assert=refuted exceptions=undecided [options: --engine concrete --property assert,exceptions]
// What the shell says.
import java.util.*;

public class Environment {
  public static void main(String[] args) {
    assert System.getenv("HOME") == null;
  }
}
