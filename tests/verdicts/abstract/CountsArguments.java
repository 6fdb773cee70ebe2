// expect assert=proved exceptions=proved [options: --engine abstract]
// The arguments of a main may be anything; how many, and that none is null, can be told.
public class CountsArguments {
  public static void main(String[] args) {
    int count = 0;
    for (String arg : args) {
      assert arg != null;
      count++;
    }
    assert count == args.length;
    if (args.length > 2) {
      assert args[2] != null;
    }
  }
}
