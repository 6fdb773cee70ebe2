// expect assert=proved exceptions=proved [options: --engine abstract]
// A number, or whatever is no number.
public class ParsesArguments {
  public static void main(String[] args) {
    int size = 0;
    if (args.length == 1) {
      try {
        size = Integer.parseInt(args[0]);
      } catch (NumberFormatException unreadable) {
        size = 7;
      }
    }
    if (size < 0) {
      size = 0;
    }
    int steps = 0;
    while (steps < size) {
      steps++;
    }
    assert steps == size;
  }
}
