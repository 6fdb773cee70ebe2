// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// What is typed.
import java.util.*;

public class Input {
  public static void main(String[] args) throws java.io.IOException {
    assert System.in.read() == -1;
  }
}
