// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// How deep the stack is.
import java.util.*;

public class Depth {
  static int deepest;

  static void descend(int depth) {
    deepest = depth;
    descend(depth + 1);
  }

  public static void main(String[] args) {
    try {
      descend(0);
    } catch (StackOverflowError error) {
      assert deepest > 100;
    }
  }
}
