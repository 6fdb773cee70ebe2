// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// Another day, another time.
import java.util.*;

public class Clock {
  public static void main(String[] args) {
    assert System.currentTimeMillis() % 1000 != 1000;
  }
}
