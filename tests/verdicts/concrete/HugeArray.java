// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// How much memory there is.
import java.util.*;

public class HugeArray {
  public static void main(String[] args) {
    boolean full = false;
    try {
      long[] all = new long[Integer.MAX_VALUE - 8];
    } catch (OutOfMemoryError error) {
      full = true;
    }
    assert full;
  }
}
